"""Complete games, one for each number of players, as people would read them: refereed line by line by other rules."""

from pathlib import Path

import pytest

from buttons_widgets.buttons.rules.ending import Reason
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Dice, parse_move
from tests.naive_rules import read
from tests.played import assert_agree

GOLDEN = Path(__file__).parent / "golden"

ENDINGS = {
    "one": ((0,), Reason.LINE),
    "two": ((0, 1), Reason.SHARED),
    "three": ((2,), Reason.STARS),
    "four": ((0,), Reason.LINE_AND_STARS),
    "small": ((0,), Reason.STARS),
}


def test_every_golden_game_is_played() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_game_is_played_by_both_rules_alike(name: str) -> None:
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    whole = Game.parse(text)
    referee, moves = read(text)
    game = whole.start_state()
    for who, move in moves:
        asked = game.turn if referee.question[0] == "chance" else referee.question[0]
        assert isinstance(asked, int)
        assert who == game.names[asked]
        if isinstance(parse_move(move), Dice):
            assert move == str(game.chance_move()), "the dice of a seed have changed: undone dice would fall otherwise"
        referee.answer(move)
        game = game.play(parse_move(move))
        assert_agree(game, referee)
    assert game == whole
    assert str(game) == text.strip()
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ENDINGS[name]


@pytest.mark.parametrize("name", ["one", "two", "three", "four"])
def test_a_game_that_an_earlier_version_wrote_is_read_and_written_as_it_stands(name: str) -> None:
    text = (Path(__file__).parent / "kept" / f"{name}.txt").read_text(encoding="utf-8").removesuffix("\n")
    game = Game.parse(text)
    assert str(game) == text
    assert game.to_move is not None
