"""What the analysis refuses, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.war_of_the_buttons import GameError, Table, analysis, best_turns, chances, turns
from tests.refused import Refused, check_told, messages_missing
from tests.war_of_the_buttons.analysis.test_turns import here, tables

HERE_IS = here()
OVER = here(("do A turn", "do over"), ("hut=246...", "hut=######"), ("dice=1 market", "dice=1246 market"))
GOAL = "a goal is buttons, hold quarry, hold forest, hold meadow, or a function of the table after the turn, not "

REFUSED: Refused = {
    "refused-war-dice-rolled": (lambda: chances.equal(15, 3), "1 to 14 dice are rolled, not 15"),
    "refused-war-equal": (lambda: chances.equal(5, 0), "1 to 14 dice can be equal, not 0"),
    "refused-war-bid": (
        lambda: chances.beats(5, (2, 7)),
        "a bid is how many dice, and what they show, such as (2, 4), not 7",
    ),
    "refused-war-pips-paid": (
        lambda: chances.beats(5, (2, 4), buttons=-1),
        "the buttons are a number from 0 to 9999, not -1",
    ),
    "refused-war-rolled": (
        lambda: chances.reroll("11347", 3),
        "the dice are the pips of 1 to 8 dice, such as 11346, not '11347'",
    ),
    "refused-war-no-turn": (lambda: turns(OVER), "it is nobody’s turn here: do over"),
    "refused-war-goal": (lambda: best_turns(HERE_IS, "hold school"), f"{GOAL}'hold school'"),
    "refused-war-not-in-play": (
        lambda: best_turns(HERE_IS, "hold meadow"),
        "the meadow is in play with four players only",
    ),
    "refused-war-worth": (
        lambda: best_turns(HERE_IS, lambda table: float("nan")),
        "a goal says a number for each table, not nan",
    ),
}


@pytest.mark.parametrize("messages", REFUSED)
def test_it_is_told_word_for_word(messages: str) -> None:
    check_told(REFUSED, messages)


def test_every_message_of_the_analysis_is_among_them() -> None:
    assert messages_missing(REFUSED, Path(analysis.__file__).parent) == set()


def test_a_table_where_it_is_nobody_s_turn() -> None:
    asked = {table.do.what: table for table in tables(3, seed=12) if not table.do.is_of_turn}
    assert {"powers", "build", "detain"} <= set(asked)
    for table in asked.values():
        for ask in (turns, best_turns):
            with pytest.raises(GameError, match=f"it is nobody’s turn here: do {table.do}"):
                ask(table)


@pytest.mark.parametrize("table", ["here", None, 3])
def test_what_is_no_table(table: object) -> None:
    for ask in (turns, best_turns):
        with pytest.raises(GameError, match=r"a Table or its text is wanted here, not |should stand here, not 'here'"):
            ask(table)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "goal", ["", "hold", "hold ", "quarry", "hold  quarry", "Buttons", "holdquarry", None, 3, ("buttons",)]
)
def test_goals_that_are_none(goal: object) -> None:
    with pytest.raises(GameError) as refused:
        best_turns(HERE_IS, goal)  # type: ignore[arg-type]
    assert str(refused.value) == f"{GOAL}{goal!r}"


@pytest.mark.parametrize("said", [None, "3", 1j, [1], 10**400, HERE_IS])
def test_a_goal_that_says_no_number(said: object) -> None:
    with pytest.raises(GameError, match="a goal says a number for each table, not "):
        best_turns(HERE_IS, lambda table: said)  # type: ignore[arg-type,return-value]


def test_what_fails_in_a_goal_is_told_as_it_is() -> None:
    def broken(table: Table) -> float:
        return 1 / table.players[1].stars

    with pytest.raises(ZeroDivisionError):
        best_turns(HERE_IS, broken)


@pytest.mark.parametrize("number", [0, -1, 15, 2.0, "2", None, True])
def test_numbers_of_dice_that_cannot_be(number: object) -> None:
    for ask in (
        lambda: chances.equal(number, 3),  # type: ignore[arg-type]
        lambda: chances.equal(5, number),  # type: ignore[arg-type]
        lambda: chances.equal_counts(number),  # type: ignore[arg-type]
        lambda: chances.beats(number, (2, 4)),  # type: ignore[arg-type]
        lambda: chances.beats(5, (number, 4)),  # type: ignore[arg-type]
        lambda: chances.reroll("11346", number),  # type: ignore[arg-type]
    ):
        with pytest.raises(GameError, match=", not "):
            ask()


@pytest.mark.parametrize("bid", ["24", 24, None, (2,), (2, 4, 4), (2, 0), (2, "4"), {2: 4}])
def test_bids_that_are_none(bid: object) -> None:
    for ask in (chances.beats, chances.beat_counts):
        with pytest.raises(GameError, match="a bid is how many dice, and what they show"):
            ask(5, bid)  # type: ignore[arg-type]


@pytest.mark.parametrize("dice", ["", "123456123", "7", "1 2", "w3", None, 11346, ["1"], "１"])
def test_dice_that_are_none(dice: object) -> None:
    for ask in (chances.reroll, chances.reroll_chances):
        with pytest.raises(GameError, match="the dice are the pips of 1 to 8 dice"):
            ask(dice, 3)  # type: ignore[arg-type]
