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
from tests.kit.rules.pebbles import Fall, Pebbles, Take

WHOLE = """\
PEBBLES
names: Ada, Bo

Round 1
Chance: fall 3
Ada: take 1
Bo: take 2

Round 2
Chance: fall 2
Bo: take 2"""


def played(game: Pebbles, plies: int, seed: int) -> Pebbles:
    chance = random.Random(seed)
    for _ in range(plies):
        if game.to_move is not None:
            game = game.play(chance.choice(game.legal_moves()))
    return game


def test_chance_has_a_line_where_it_begins_a_round() -> None:
    game = Pebbles(("Ada", "Bo"), "a seed")
    for move in (Fall(3), Take(1), Take(2), Fall(2), Take(2)):
        game = game.play(move)
    assert str(game) == WHOLE
    assert Pebbles.parse(WHOLE) == game
    assert game.to_move is None


@given(st.integers(1, 3), st.integers(0, 20), st.integers(0, 99), st.sampled_from(["Ada", "Chance", "Round 2", "x: y"]))
def test_reading_and_writing_are_inverse(players: int, plies: int, seed: int, name: str) -> None:
    game = played(Pebbles((name, "Bo", "Cy")[:players], "a seed"), plies, seed)
    assert Pebbles.parse(str(game)) == game


def test_lines_may_be_broken_anywhere_between_moves() -> None:
    loose = WHOLE.replace("\n", "\n\n  ").replace("\n", "\r\n")
    assert Pebbles.parse(loose) == Pebbles.parse(WHOLE)
    alone = "PEBBLES\nnames: Ada\nRound 1\nChance: fall 4\nAda: take 1\nAda: take 1, take 2\nRound 2\nChance: fall 1"
    assert str(Pebbles.parse(alone)).count("Ada: take 1, take 1, take 2") == 1


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("PEBBLES", "PEBBLE", "line 1: the text of a game begins with PEBBLES"),
        ("Bo: take 2\n\n", "Ada: take 2\n\n", "line 7: Bo is to move, but the text has 'Ada: take 2'"),
        ("take 1", "steal 1", "line 6: 'steal 1' is not a move"),
        ("take 1", "take 1, take 1", "line 6: 'take 1' is not Ada's to do"),
        ("fall 3", "take 1", "line 5: 'take 1' is not Chance's to do"),
        ("fall 3", "fall 3, fall 3", "line 5: 'fall 3' is not Chance's to do"),
        ("Round 2", "Round 3", "line 9: round 2 goes on here, but the text has 'Round 3'"),
        ("Chance: fall 2", "Ada: fall 2", "line 10: Chance is to move"),
        ("Bo: take 2", "Bo: take 2, take 1", "'take 1' is not Bo's to do"),
        ("fall 2\nBo: take 2", "fall 2\nBo: take 2\nAda: take 1", "line 12: the game is over"),
        ("fall 2\nBo: take 2", "fall 2\nBo: take 2\nRound 2", "line 12: the game is over, but the text has 'Round 2'"),
        ("fall 2\nBo: take 2", "fall 2\nBo: take 2, take 1", "line 11: 'take 1' is not Bo's to do"),
    ],
)  # fmt: skip
def test_what_does_not_belong_into_the_text_is_malformed(before: str, after: str, message: str) -> None:
    assert before in WHOLE
    with pytest.raises(NotationError) as refused:
        Pebbles.parse(WHOLE.replace(before, after))
    assert message in str(refused.value)


@pytest.mark.parametrize(("before", "after", "line"), [("take 1", "take 3", 6), ("fall 3", "fall 9", 5)])
def test_a_move_in_its_place_that_is_against_the_rules_is_illegal(before: str, after: str, line: int) -> None:
    with pytest.raises(IllegalMove, match=f"line {line}: {after} is not legal"):
        Pebbles.parse(WHOLE.replace(before, after))


def test_what_is_no_text_or_far_too_long_is_refused() -> None:
    for nothing in (None, 7, WHOLE.encode()):
        with pytest.raises(GameError, match="this is no text"):
            Pebbles.parse(nothing)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match=f"at most {LONGEST_TEXT} characters"):
        Pebbles.parse(WHOLE + " " * LONGEST_TEXT)


def test_a_long_line_is_not_repeated() -> None:
    with pytest.raises(NotationError) as refused:
        Pebbles.parse(WHOLE.replace("Ada: take", "x" * 1_000_000))
    assert len(str(refused.value)) < 150


def test_the_random_bot_plays_any_game() -> None:
    for seed in range(20):
        bot, game = RandomBot(seed), Pebbles(("Ada", "Bo"), str(seed))
        while game.to_move is not None:
            game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game.seen_by(game.to_move)))
        assert game.round == 2
