"""Games as text, for any game of the kit."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.bots import RandomBot
from buttons_widgets.kit.rules.errors import GameError, IllegalMove, NotationError
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.rules.notation import LONGEST_TEXT
from tests.nim import Fall, Nim, Take

WHOLE = """\
NIM
seed: a seed
player 1: Ada
player 2: Bo
heaps: 3
sides: 3

Round 1
Chance: die 2
Ada: take 1 of 1, die 2
Bo: take 2 of 1

Round 2
Chance: die 3
Ada: take 3 of 1"""


def played(game: Nim, plies: int, seed: int) -> Nim:
    chance = random.Random(seed)
    for _ in range(plies):
        if game.to_move is not None:
            game = game.play(chance.choice(game.legal_moves()))
    return game


def test_chance_has_a_line_where_it_begins_a_round() -> None:
    game = Nim.start(["Ada", "Bo"], "a seed", heaps=(3,))
    for move in (Fall(2), Take(1, 1), Fall(2), Take(1, 2), Fall(3), Take(1, 3)):
        game = game.play(move)
    assert str(game) == WHOLE
    assert Nim.parse(WHOLE) == game
    assert game.to_move is None


@given(st.integers(1, 3), st.integers(0, 20), st.integers(0, 99), st.sampled_from(["Ada", "Chance", "Round 2", "x: y"]))
def test_reading_and_writing_are_inverse(players: int, plies: int, seed: int, name: str) -> None:
    game = played(Nim.start((name, "Bo", "Cy")[:players], "a seed"), plies, seed)
    assert Nim.parse(str(game)) == game


def test_lines_may_be_broken_anywhere_between_moves() -> None:
    loose = WHOLE.replace("\n", "\n\n  ").replace("\n", "\r\n")
    assert Nim.parse(loose) == Nim.parse(WHOLE)
    alone = WHOLE.replace("player 2: Bo\n", "").replace("Bo:", "Ada:").replace(", die", "\nAda: die")
    assert str(Nim.parse(alone)).count("Ada: take 1 of 1, die 2, take 2 of 1\n") == 1


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("NIM", "NIMM", "line 1: the text of a game begins with NIM"),
        ("Bo: take 2", "Ada: take 2", "line 11: Bo is to move, but the text has 'Ada: take 2 of 1'"),
        ("take 1 of 1", "steal 1", "line 10: 'steal 1' is not a move"),
        ("take 1 of 1", "take 1 of 1, take 1 of 1", "line 10: 'take 1 of 1' is not Ada's to do"),
        ("Chance: die 2", "Chance: take 1 of 1", "line 9: 'take 1 of 1' is not Chance's to do"),
        ("Chance: die 2", "Chance: die 2, die 2", "line 9: 'die 2' is not Chance's to do"),
        ("Round 2", "Round 3", "line 13: round 2 goes on here, but the text has 'Round 3'"),
        ("Chance: die 3", "Ada: die 3", "line 14: Chance is to move"),
        ("take 2 of 1", "take 2 of 1, take 1 of 1", "line 11: 'take 1 of 1' is not Bo's to do"),
        ("take 3 of 1", "take 3 of 1\nBo: take 1 of 1", "line 16: the game is over"),
        ("take 3 of 1", "take 3 of 1\nRound 2", "line 16: the game is over, but the text has 'Round 2'"),
        ("take 3 of 1", "take 3 of 1, take 1 of 1", "line 15: 'take 1 of 1' is not Ada's to do"),
    ],
)  # fmt: skip
def test_what_does_not_belong_into_the_text_is_malformed(before: str, after: str, message: str) -> None:
    assert before in WHOLE
    with pytest.raises(NotationError) as refused:
        Nim.parse(WHOLE.replace(before, after))
    assert message in str(refused.value)


@pytest.mark.parametrize(("before", "after", "line"), [("take 1", "take 3", 10), ("die 2", "die 9", 9)])
def test_a_move_in_its_place_that_is_against_the_rules_is_illegal(before: str, after: str, line: int) -> None:
    with pytest.raises(IllegalMove, match=f"line {line}: {after}.* is not legal"):
        Nim.parse(WHOLE.replace(before, after))


class Told(Nim):
    """Says below each round who won it."""

    def closing_line(self) -> str:
        return f"{self.names[self.won[-1]]} has won"


TOLD = """\
NIM
seed: a seed
player 1: Ada
player 2: Bo
heaps: 1
sides: 1

Round 1
Chance: die 1
Ada: take 1 of 1
Ada has won

Round 2
Chance: die 1
Bo: take 1 of 1
Bo has won"""


def test_a_line_below_a_round_may_be_left_out_but_not_be_another_one() -> None:
    game = Told.start(["Ada", "Bo"], "a seed", heaps=(1,), sides=1)
    game = game.replay([Fall(1), Take(1, 1)] * 2)
    assert str(game) == TOLD
    assert Told.parse(TOLD) == Told.parse(TOLD.replace("\nAda has won", "").replace("\nBo has won", "")) == game
    for before, after, told in (
        ("Ada has won", "Bo has won", "line 11: 'Ada has won' or Chance is to move, but the text has 'Bo has won'"),
        ("Bo has won", "Ada has won", "line 16: the game is over, but the text has 'Ada has won'"),
        ("die 1\nAda", "die 1\nAda has won\nAda", "line 10: Ada is to move, but the text has 'Ada has won'"),
        ("Chance: die 1\nA", "Bo: die 1\nA", "line 9: Chance is to move, but the text has 'Bo: die 1'"),
    ):
        assert TOLD.count(before) == 1
        with pytest.raises(NotationError) as refused:
            Told.parse(TOLD.replace(before, after))
        assert str(refused.value) == told


def test_what_is_no_text_or_far_too_long_is_refused() -> None:
    for nothing in (None, 7, WHOLE.encode()):
        with pytest.raises(GameError, match="this is no text"):
            Nim.parse(nothing)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match=f"at most {LONGEST_TEXT} characters"):
        Nim.parse(WHOLE + " " * LONGEST_TEXT)


def test_a_long_line_is_not_repeated() -> None:
    with pytest.raises(NotationError) as refused:
        Nim.parse(WHOLE.replace("Ada: take", "x" * 1_000_000))
    assert len(str(refused.value)) < 150


def test_the_random_bot_plays_any_game() -> None:
    for seed in range(20):
        bot, game = RandomBot(seed), Nim.start(["Ada", "Bo"], seed)
        while game.to_move is not None:
            game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game.seen_by(game.to_move)))
        assert game.round == 2
