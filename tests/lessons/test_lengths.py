"""What is counted of a lesson's notebook: words of prose, words between two things to do, minutes."""

from __future__ import annotations

from math import ceil
from typing import Any

import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_output

from buttons_widgets.lessons.plan import PLAN, Planned
from tests.lessons.lengths import AROUND, PACE, length, length_of, words_in_text
from tests.lessons.student import LESSONS

SHOWN = new_output("display_data", {"text/plain": "a picture"})


def shows(source: str) -> Any:
    """A cell that was run and shows something."""
    return new_code_cell(source, outputs=[SHOWN])


def test_marks_and_addresses_are_no_words() -> None:
    assert words_in_text("## Two\n\n| a | b |\n| --- | --- |\n| [one roll](02_one_roll.ipynb) | 5/36 |") == 6


def test_words_are_counted_up_to_the_next_thing_to_do() -> None:
    cells = [
        new_markdown_cell("One two three."),
        new_code_cell("from buttons_widgets.lessons import exercise"),
        new_markdown_cell("Four five."),
        shows('exercise("1.1")'),
        new_markdown_cell("Six."),
        shows("picture()"),
        new_markdown_cell("Seven eight."),
        shows("picture()"),
        new_markdown_cell("What do you see?"),
        shows('exercise("1.2")'),
        new_markdown_cell("Much that is read when all is done, and after which nothing is to be done."),
    ]
    found = length(cells)
    assert found.prose == 28
    assert found.stretch == 5  # both before the first card; the second picture is asked about, the first is not
    assert length(cells[:-2]).stretch == 5


def test_an_asking_word_in_bold_makes_a_cell_one_to_change() -> None:
    plain, asking = new_markdown_cell("Here it is."), new_markdown_cell("**Change** the number.")
    cells = [new_markdown_cell("A b c d."), shows("1"), plain, shows('exercise("1.1")')]
    assert length(cells).stretch == 7
    assert length([cells[0], cells[1], asking, cells[3]]).stretch == 4


def test_what_is_for_spare_time_and_after_the_hour_is_left_out() -> None:
    cells = [
        new_markdown_cell("# A title\n\nOne two."),
        shows('exercise("1.1")'),
        new_markdown_cell(
            "## Early or late?\n\nBefore it.\n\n*If there is time.* A card has its time.\n\n### More\n\nAnd more."
        ),
        shows('exercise("1.2")'),
        new_markdown_cell("## To think about, at home\n\nWhy?"),
        shows('exercise("1.11")'),
        new_markdown_cell("## Hand in\n\nPress it."),
        shows("hand_in(1)"),
        new_markdown_cell("## What you know now\n\nFive.\n\n## Did we get it right?\n\nYes."),
        new_code_cell("assert True"),
        new_markdown_cell("## Where to go next\n\nOn."),
    ]
    found = length(cells)
    assert found.prose == 14
    assert found.tasks == length(cells[:2]).tasks > 0


def test_a_heading_above_the_one_that_is_left_out_ends_it() -> None:
    cells = [new_markdown_cell("## If there is time\n\nNo.\n\n### Sub\n\nNo.\n\n## Back\n\nYes.")]
    assert length(cells).prose == 2


def test_minutes_are_those_of_words_and_of_answers() -> None:
    # Cells are clicked, dice rolled, a number guessed once, a number found, an option chosen, a function written.
    kinds = {"1.1": 1.5, "2.3": 2, "4.1": 1.5, "2.4": 3, "13.1": 1.5, "5.4": 8}
    for number, minutes in kinds.items():
        assert length([shows(f'exercise("{number}")')]).tasks == minutes, number
    assert length([shows("start_card(3)"), shows("start_card(3, 2)")]).tasks == 2
    both = length([shows('exercise("5.4")'), new_code_cell('check("5.4", bust)'), new_markdown_cell("word " * 220)])
    assert both.tasks == 8 and both.questions > 10
    assert both.minutes == AROUND + 8 + 2 + both.questions / PACE
    assert f"{both.minutes:.1f} in all" in str(both)


@pytest.mark.parametrize("one", PLAN, ids=lambda one: one.number)
def test_a_notebook_is_read_and_done_in_the_minutes_of_the_plan(one: Planned) -> None:
    """Somebody who adds to a notebook takes something away, moves it to *If there is time*, or leaves less for talk."""
    found = length_of(LESSONS / f"{one.notebook}.ipynb")
    told = f"{one.number}: {found}; and {one.talk} of talk"
    assert found.prose <= 500 and found.stretch <= 60, told
    assert one.minutes == 5 * ceil((round(found.minutes) + one.talk) / 5) == 45, told
    assert one.talk >= 2, told
