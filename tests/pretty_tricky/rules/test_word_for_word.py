"""What the rules refuse, word for word, each with the message by which translators know it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from buttons_widgets.pretty_tricky import SHEET, Dice, Game, GameError, Pass, Position, Sheet, Tick, parse_move, rules
from tests.refused import Refused, check_told, messages_missing

START = Game.start(["Ada", "Bo"], seed="refused")
ROLLED = START.play(Dice((2, 3, 5), 4))
OTHERS = ROLLED.play(Tick(7, 7))
ONE_OPEN = Game.start(["Ada"], positions=["23445154432 23344444332 00000000000"]).play(Dice((2, 3, 5), 4))
FULL = Game.start(["Ada"], positions=["2344!454432 23344444332 00001000000"]).play(Dice((2, 3, 5), 4))
ADA = "Ada is to move (the active player ticks) at ply 1 after dice 235 4"
BO = "Bo is to move (the others tick) at ply 2 after dice 235 4"
OVER = Game.start(["Ada"], marks=1, positions=["!3445554432 23344444332 10000000000"])

REFUSED: Refused = {
    "refused-move-text refused-tricky-moves": (
        lambda: parse_move("fly"),
        "'fly' is not a move: write tick 7, tick 7 9, pass, or dice 245 5",
    ),
    "refused-tick-row": (
        lambda: Tick(13),
        "a box is ticked in a row from 2 to 12, not 13",
    ),
    "refused-blue-dice": (
        lambda: Dice((2, 4), 5),
        "three blue dice show 1 to 6 each, such as (2, 4, 5), not (2, 4)",
    ),
    "refused-red-die": (
        lambda: Dice((2, 4, 5), 7),
        "the red die shows 1 to 6, not 7",
    ),
    "refused-move refused-while-rolling": (
        lambda: START.play(Pass()),
        "pass is not legal, because the dice are rolled: chance is to move (the dice are rolled) at ply 0",
    ),
    "refused-while-own refused-after-dice": (
        lambda: ROLLED.play(Dice((1, 1, 1), 1)),
        f"dice 111 1 is not legal, because the active player ticks: {ADA}",
    ),
    "refused-while-others": (
        lambda: OTHERS.play(Dice((1, 1, 1), 1)),
        f"dice 111 1 is not legal, because the others tick: {BO}",
    ),
    "refused-while-tricky-over": (
        lambda: OVER.play(Pass()),
        "pass is not legal, because the game is over: nobody is to move (the game is over) at ply 0",
    ),
    "refused-no-pair": (
        lambda: ROLLED.play(Tick(10)),
        f"tick 10 is not legal, because no two dice make 10: {ADA}",
    ),
    "refused-no-split": (
        lambda: ROLLED.play(Tick(5, 8)),
        f"tick 5 8 is not legal, because the dice split into 5 + 9, 6 + 8, 7 + 7: {ADA}",
    ),
    "refused-one-tick": (
        lambda: OTHERS.play(Tick(5, 7)),
        f"tick 5 7 is not legal, because only the active player ticks two boxes: {BO}",
    ),
    "refused-no-blue-pair": (
        lambda: OTHERS.play(Tick(9)),
        f"tick 9 is not legal, because no two blue dice make 9: {BO}",
    ),
    "refused-row-full": (
        lambda: FULL.play(Tick(6)),
        f"tick 6 is not legal, because that half of row 6 is full: {ADA}",
    ),
    "refused-one-open": (
        lambda: ONE_OPEN.play(Tick(7, 7)),
        f"tick 7 7 is not legal, because that half of row 7 has one open box only: {ADA}",
    ),
    "refused-positions": (
        lambda: Game.start(["Ada", "Bo"], positions=["2"]),
        "positions are a list with one for each player, 2 here, not ['2']",
    ),
    "refused-marks": (
        lambda: Game.start(["Ada"], marks=12),
        "1 to 11 marks end a game, not 12",
    ),
    "refused-not-on-sheet": (
        lambda: Game.start(["Ada"], positions=["24445554432 23344444332 00000000000"]),
        "row 3 of the sheet is ooo|o24: between two turns there can be no 4 in 24445554432 23344444332 00000000000",
    ),
    "refused-circles-marks": (
        lambda: Game.start(["Ada"], positions=["!3445554432 23344444332 20000000000"]),
        "the circles of row 2 are as many as the players who have its mark, 1, not 2",
    ),
    "refused-sheet": (
        lambda: Sheet.parse("oo|oo"),
        "a sheet is eleven rows with two halves each, such as 'oo|oo/ooo|o24/…', with - for no boxes, not 'oo|oo'",
    ),
    "refused-boxes": (
        lambda: Sheet.parse(str(SHEET).replace("oo|", "ox|", 1)),
        "the boxes of row 2 are written with o, 2 and 4, or - for none, not 'ox'",
    ),
    "refused-most-boxes": (
        lambda: Sheet.parse(str(SHEET).replace("oo|", "oooooooooo|", 1)),
        "half a row has at most 9 boxes, not 'oooooooooo'",
    ),
    "refused-all-ticked": (
        lambda: Sheet.parse(str(SHEET).replace("oo|", "22|", 1)),
        "half a row has a box that is open at the start of any game, but the boxes 22 of row 2 have none",
    ),
    "refused-no-left-half": (
        lambda: Sheet.parse("/".join(["-|o"] * 11)),
        "a sheet has boxes in the left half of some row",
    ),
    "refused-parts refused-tricky-position": (
        lambda: Position.parse("hello"),
        "a position is the open boxes of both halves and the circles, "
        "such as '23!-5555432 23344444332 00200000000', but this is 'hello'",
    ),
    "refused-no-open-box": (
        lambda: Position.parse("!3445554432 23344444332 10000000000").ticked_left(2),
        "row 2 has no open box in !3445554432",
    ),
    "refused-circles": (
        lambda: Position.parse("-3445554432 23344444332 10000000000"),
        "row 2 cannot have 1 circles crossed where its left half is -",
    ),
}


@pytest.mark.parametrize("messages", REFUSED)
def test_a_refusal_is_told_word_for_word(messages: str) -> None:
    check_told(REFUSED, messages)


def test_every_message_of_the_rules_is_among_them() -> None:
    assert messages_missing(REFUSED, Path(rules.__file__).parent) == set()


SHEET_WANTED = REFUSED["refused-sheet"][1].removesuffix("'oo|oo'")
BLUE_WANTED = REFUSED["refused-blue-dice"][1].removesuffix("(2, 4)")
POSITION_WANTED = REFUSED["refused-parts refused-tricky-position"][1].removesuffix("but this is 'hello'")


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (lambda: Sheet(5), f"{SHEET_WANTED}5"),
        (lambda: Sheet((("o", "o"),)), f"{SHEET_WANTED}(('o', 'o'),)"),
        (lambda: Sheet.parse(5), f"{SHEET_WANTED}5"),
        (lambda: SHEET.with_half(13, 0, "o"), "there is no row 13: the rows are 2 to 12"),
        (lambda: SHEET.start_position(5), "a game has 1 to 4 players, not 5"),
        (lambda: START.position(2), "there is no seat 2: the seats are 0 to 1"),
        (lambda: Position("2", "2", "0"), f"{POSITION_WANTED}not '2'"),
        (lambda: Dice(245, 5), f"{BLUE_WANTED}245"),
        (lambda: Dice((2, 4, 7), 5), f"{BLUE_WANTED}7"),
        (lambda: Tick(7, 13), "a box is ticked in a row from 2 to 12, not 13"),
    ],
)
def test_what_was_given_is_quoted_in_the_refusal(ask: Callable[[], object], text: str) -> None:
    with pytest.raises(GameError) as raised:
        ask()
    assert str(raised.value) == text
