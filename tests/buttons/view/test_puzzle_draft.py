"""The question of a puzzle while it is set up: clicks, clues, rolls, and what a line of a pack has of it."""

from dataclasses import replace
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets import generate_puzzle
from buttons_widgets.buttons.puzzles.board_puzzle import BoardPuzzle
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.view.puzzle_draft import SOLUTION, Draft, needs_of
from buttons_widgets.buttons.view.set_up import BUTTON, STAR, Refused, SetUp
from buttons_widgets.kit.puzzles.examine import examine

THEMES = BUTTONS_PUZZLES.by_name
NUMBERS = needs_of(THEMES["numbers"])
FREE = Position.parse("rby/gry/ybg r 5")


def draft(position: Position = FREE) -> Draft:
    return Draft(SetUp.of(position))


def clicked(one: Draft, *clicks: tuple[tuple[int, int], str]) -> Draft:
    for cell, tool in clicks:
        after = one.clicked(cell, tool)
        assert isinstance(after, Draft), after
        one = after
    return one


@pytest.mark.parametrize("level", [1, pytest.param(3, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("theme", THEMES)
def test_a_puzzle_of_every_theme_is_set_up_again_as_it_was(theme: str, level: int) -> None:
    """Out of the question alone, its answers, rating and level are found anew."""
    puzzle = generate_puzzle(theme, level, seed=11)
    assert isinstance(puzzle, BoardPuzzle)
    fields = Draft.of(puzzle, puzzle.board).fields(needs_of(THEMES[theme]))
    examined = examine(BUTTONS_PUZZLES, theme, {"id": puzzle.id, **fields, "note": puzzle.note})
    assert msgspec.structs.replace(examined.puzzle, answers=()) == msgspec.structs.replace(puzzle, answers=())
    assert set(examined.puzzle.answers) == set(puzzle.answers)
    assert not examined.ambiguous and not examined.near_tie


def test_what_a_theme_needs_follows_from_its_fields() -> None:
    for name, theme in THEMES.items():
        needs, fields = needs_of(theme), theme.__struct_fields__
        assert (needs.rolls > 0) == ("dice" in fields), name
        assert needs.opponents == ("opponents" in fields), name
        assert needs.goal == ("goal" in fields), name
        assert bool(needs.clues) == ("clues" in fields), name
    assert NUMBERS.solution and NUMBERS.clues == {"rows", "columns", "colours"}
    assert needs_of(THEMES["colours"]).clues == {"cover"}


def test_totals_count_what_is_to_be_found_and_what_is_given() -> None:
    given_one = clicked(draft(), ((3, 3), BUTTON), ((1, 1), SOLUTION), ((2, 2), SOLUTION))
    assert given_one.position.buttons == {(3, 3)}
    fields = given_one.fields(NUMBERS)
    assert fields["position"] == "rby/gry/ybG r 5"
    assert fields["clues"] == {
        "rows": [1, 1, 1],
        "columns": [1, 1, 1],
        "colours": {"r": 2, "b": 0, "y": 0, "g": 1},
    }
    hidden = given_one.toggled("row", "1").toggled("colour", "b")
    assert hidden.fields(NUMBERS)["clues"]["rows"] == [None, 1, 1]
    assert set(hidden.fields(NUMBERS)["clues"]["colours"]) == {"r", "y", "g"}
    assert hidden.toggled("row", "1").toggled("colour", "b") == given_one
    view = hidden.view(NUMBERS, "find")
    assert [total.text for total in view.row_totals] == ["?", "1", "1"]
    assert {cell: worth.text for cell, worth in view.worths.items()} == {(1, 1): "find", (2, 2): "find"}


def test_a_button_to_find_keeps_to_the_rules_and_becomes_given() -> None:
    one = clicked(draft(), ((1, 1), SOLUTION))
    for tool in (BUTTON, SOLUTION):
        assert one.clicked((1, 2), tool) == Refused("why-beside")
    assert one.clicked((1, 1), STAR) == Refused("why-button")
    assert clicked(one, ((1, 1), BUTTON)).position.buttons == {(1, 1)}
    assert clicked(one, ((1, 1), BUTTON)).solution == frozenset()
    assert clicked(one, ((1, 1), SOLUTION)) == draft()
    assert clicked(one, ((1, 1), "g")).position.colours[0] == "g"


def test_rolls_are_read_and_turned() -> None:
    one = draft().with_rolls("2-1 1233, 3-3 1122")
    assert one.rolls == ((2, 1, 1, 2, 3, 3), (3, 3, 1, 1, 2, 2))
    assert one.rolls_text() == "2-1 1233, 3-3 1122"
    assert one.turned(0).rolls[0][0] == 3 and one.turned(0).turned(0).rolls[0][0] == 1
    assert draft().with_rolls("").rolls == ()
    for wrong in ("x", "5-6 x", "roll", "1-1 1 1 1, y", ", ".join(["1-1 1111"] * 13)):
        with pytest.raises(ValueError, match=r"write it as in|at most 12 rolls"):
            draft().with_rolls(wrong)


def test_another_number_of_dice_changes_the_roll() -> None:
    one = draft().with_rolls("2-1 1233")
    assert one.with_black_dice(2).rolls == ((2, 1, 1),)
    assert one.with_black_dice(2).with_black_dice(4).rolls == ((2, 1, 1, 1, 1),)


def test_another_board_forgets_what_does_not_fit() -> None:
    one = clicked(draft(), ((1, 1), SOLUTION)).with_rolls("3-3 1122").toggled("row", "1")
    other = one.on(Position.parse("rbyg/gryb/ybrg/bgry - 3"))
    assert (other.solution, other.hidden) == (frozenset(), frozenset())
    assert [len(roll) for roll in other.rolls] == [4]
    larger = one.on(Position.parse("rbyg/gryb/ybrg/bgry - 5"))
    assert larger.rolls == one.rolls


def test_a_theme_gets_what_it_cannot_do_without() -> None:
    needs = replace(NUMBERS, rolls=1, some_rolls=True, opponents=True, some_opponents=True, clues=frozenset())
    fitted = clicked(draft(), ((1, 1), SOLUTION)).fitting(needs)
    assert (len(fitted.rolls), fitted.count, fitted.solution) == (1, 1, frozenset())
    assert fitted.fields(needs)["opponents"] == [1, 0.3, 0.2, 2]
    assert draft().fitting(replace(needs, some_rolls=False)).rolls == ()
    assert "dice" not in draft().fields(replace(needs, some_rolls=False))
    several = draft().with_rolls("1-1 1111, 2-2 2222")
    assert len(several.fitting(needs).rolls) == 1
    assert len(several.fitting(replace(needs, rolls=12)).rolls) == 2


CELLS = st.sampled_from(list(product((1, 2, 3), repeat=2)))
TOOLS = st.sampled_from([BUTTON, STAR, SOLUTION, *"rbyg"])


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(CELLS, TOOLS), max_size=14))
def test_whatever_is_clicked_the_solution_fits_its_own_clues(clicks: list[tuple[tuple[int, int], str]]) -> None:
    one = draft()
    for cell, tool in clicks:
        after = one.clicked(cell, tool)
        if isinstance(after, Draft):
            one = after
    solved = one.solved  # each button of it was laid by the rules
    assert solved.buttons == one.position.buttons | one.solution
    rows = one.fields(NUMBERS)["clues"]["rows"]
    assert rows == [sum(row == number for row, _ in solved.buttons) for number in (1, 2, 3)]
    puzzle_fields = {"id": "x", **one.fields(NUMBERS)}
    if one.solution:
        examined = examine(BUTTONS_PUZZLES, "numbers", puzzle_fields)
        assert examined.puzzle.judge(sorted(one.solution)).right
        assert examined.ambiguous == (len(examined.found.answers) > 1)
