"""Worksheets as a browser prints them: on A4 and on Letter, no puzzle on two pages."""

import re
from pathlib import Path
from typing import NamedTuple

import pypdfium2
import pytest
from playwright.sync_api import Page

from buttons_widgets.buttons.drawing.board_view import BoardView, Total
from buttons_widgets.buttons.drawing.picture import board_svg
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from buttons_widgets.kit.puzzles.worksheet import LONGEST_TITLE, Worksheet
from tests.browser.axe import axe
from tests.kit.puzzles.toy import Even, Larger, Strip, Sum, strip, sums_words

BOARD = BoardView(
    6, LAYOUTS["A"].letters, [(1, 2), (3, 4)], [(5, 5)], "by", row_totals=[Total(str(n)) for n in range(6)]
)
PAPERS = {"a4": (595, 842), "letter": (612, 792)}
"""The sizes of paper in points."""


class Printed(NamedTuple):
    """A page on paper.

    Attributes:
        size: width and height in points.
        text: what is written on it.
    """

    size: tuple[int, int]
    text: str


@pytest.fixture
def words(tmp_path: Path) -> Words:
    return sums_words(tmp_path)


def draw(picture: object, title: str) -> str:
    return board_svg(BOARD, title=title)


def named(number: int, theme: type[Strip] = Sum, note: str = "") -> Puzzle:
    """A puzzle whose numbers are found nowhere else."""
    answer = {Sum: 2 * number + 1, Larger: number + 1}[theme]
    return strip(theme, f"{number} {number + 1}", str(answer), note=note)


def printed(page: Page, sheet: Worksheet) -> list[Printed]:
    page.set_content(sheet.html)
    document = pypdfium2.PdfDocument(page.pdf(prefer_css_page_size=True, print_background=False))
    return [
        Printed((round(one.get_width()), round(one.get_height())), one.get_textpage().get_text_bounded())
        for one in document
    ]


def starts(page: Printed) -> list[int]:
    """The puzzles whose question or solution begins on a page."""
    return [int(number) for number in re.findall(r"^(\d+)\s+(?:Sum|Larger|Even)\b", page.text, flags=re.MULTILINE)]


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_has_four_puzzles_and_the_solutions_have_pages_of_their_own(
    blank_page: Page, words: Words, paper: str
) -> None:
    puzzles = [named(1000 * number, Larger if number % 2 else Sum) for number in range(1, 10)]
    pages = printed(blank_page, Worksheet(puzzles, words, draw, "Nine", paper))
    assert {page.size for page in pages} == {PAPERS[paper]}
    split = next(index for index, page in enumerate(pages) if "Nine: solutions" in page.text)
    assert [starts(page) for page in pages[:split]] == [[1, 2, 3, 4], [5, 6, 7, 8], [9]]
    assert [number for page in pages[split:] for number in starts(page)] == list(range(1, 10))
    assert all("The answer is" not in page.text for page in pages[:split])
    assert "Name" in pages[0].text


@pytest.mark.parametrize("paper", PAPERS)
def test_no_puzzle_is_on_two_pages_however_long_it_is(blank_page: Page, words: Words, paper: str) -> None:
    """Every question and every solution ends on the page on which it begins, with texts as long as a pack allows."""
    long = " ".join(["word"] * 190)
    puzzles = [named(1000 * number, Sum, note=f"{long} end{number}") for number in range(1, 8)]
    wide = [strip(Even, " ".join(str(n) for n in range(k, k + 60)), str(k + k % 2)) for k in (100, 301, 500)]
    pages = printed(blank_page, Worksheet([*wide, *puzzles], words, draw, "Long", paper))
    split = next(index for index, page in enumerate(pages) if "Long: solutions" in page.text)
    for index, page in enumerate(pages):
        numbers, flat = starts(page), " ".join(page.text.split())
        assert 1 <= len(numbers) <= (4 if index < split else 12)
        if index < split:
            # As many places for an answer as questions.
            assert len(re.findall(r"Answer:|on the board or here:", flat)) == len(numbers)
        else:
            ends = [int(number) + 3 for number in re.findall(r"\bend(\d+)\b", flat)]
            assert ends == [number for number in numbers if number > 3]
    assert [number for page in pages[:split] for number in starts(page)] == list(range(1, 11))
    assert [number for page in pages[split:] for number in starts(page)] == list(range(1, 11))


def test_nothing_is_wider_than_the_page(blank_page: Page, words: Words) -> None:
    puzzles = [named(1000, note="m" * 1000), named(2000, Larger)]
    blank_page.set_content(Worksheet(puzzles, words, draw, "w" * LONGEST_TITLE).html)
    for width in (400, 800, 1366):
        blank_page.set_viewport_size({"width": width, "height": 768})
        assert blank_page.evaluate("document.documentElement.scrollWidth") <= width


def test_axe_finds_nothing(blank_page: Page, words: Words) -> None:
    blank_page.set_content(Worksheet([named(1000), named(2000, Larger, "A note.")], words, draw).html)
    assert axe(blank_page, "body") == []


def test_a_notebook_s_page_shows_it_in_a_frame(blank_page: Page, words: Words) -> None:
    sheet = Worksheet([named(1000, note="<b>bold</b>")], words, draw, "Framed")
    blank_page.evaluate("html => { document.querySelector('main').innerHTML = html }", sheet._repr_html_())
    frame = blank_page.frame_locator("iframe")
    assert frame.locator("h1").first.inner_text() == "Framed"
    assert frame.locator(".note").inner_text() == "<b>bold</b>"
    assert frame.locator("b").count() == 0
