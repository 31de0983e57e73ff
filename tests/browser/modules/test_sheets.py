"""Boards and sheets as a browser prints them: at their real size, a page on a page, and nothing at its edge."""

import re

import pypdfium2
import pytest
from playwright.sync_api import Page

from buttons_widgets.kit.classroom.paper import MARGIN, PAPERS, Sheets
from buttons_widgets.lessons import board_sheet, booklet, tick_sheet
from buttons_widgets.lessons.course import COURSE
from tests.browser.axe import axe

WIDE = "/".join(["ooooooooo|oooooooo2"] * 11)
ONE_ROW = "/".join(["o|o", *["-|-"] * 10])

MILLIMETRE = 72 / 25.4
"""In points."""

# Everything that is drawn, as its left, upper, right and lower edge in millimetres on its page.
EDGES = """() => [...document.querySelectorAll('main > svg')].map((svg) => {
  const page = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.width / page.width;
  return [...svg.querySelectorAll('*')].slice(1).filter((each) => each.tagName !== 'g').map((each) => {
    const box = each.getBoundingClientRect();
    return [box.left - page.left, box.top - page.top, box.right - page.left, box.bottom - page.top]
      .map((edge) => edge * scale);
  });
})"""

# The length of the line that says how long it is.
BAR = """() => {
  const path = [...document.querySelectorAll('main > svg > path')].at(-1);
  return path.getBoundingClientRect().width / 96 * 25.4;
}"""


def every_sheet(paper: str) -> list[Sheets]:
    small = ("3x3", "4x4", "4x4", "4x4", "5x5")
    boards = board_sheet("A", *small, "R*r/*r*/r*r - 2", "rbyg/ygrb/rbyg/ygr* b 3", paper=paper)
    large = board_sheet("bgrygR/G*gRby/*gby*r/Gyrbyb/ybyrbG/brb*ry rb 3", paper=paper)
    return [
        boards,
        large,
        tick_sheet(5, paper=paper),
        tick_sheet(sheet=WIDE, paper=paper),
        *(tick_sheet(1, sheet=ONE_ROW, paper=paper, language=language) for language in ("de", "fr", "it")),
    ]


@pytest.mark.parametrize("paper", PAPERS)
def test_each_page_is_printed_on_one_sheet_of_paper(blank_page: Page, paper: str) -> None:
    size = PAPERS[paper]
    for sheet in every_sheet(paper):
        blank_page.set_content(sheet.html)
        document = pypdfium2.PdfDocument(blank_page.pdf(prefer_css_page_size=True, print_background=False))
        assert len(document) == len(sheet.svgs), sheet
        for page in document:
            assert page.get_width() / MILLIMETRE == pytest.approx(size.width, abs=0.3)
            assert page.get_height() / MILLIMETRE == pytest.approx(size.height, abs=0.3)


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_drawn_where_a_printer_does_not_reach(blank_page: Page, paper: str) -> None:
    size = PAPERS[paper]
    for sheet in every_sheet(paper):
        blank_page.set_content(sheet.html)
        for page in blank_page.evaluate(EDGES):
            for left, top, right, bottom in page:
                assert left > MARGIN - 1, sheet
                assert top > MARGIN - 1, sheet
                assert right < size.width - MARGIN + 1, sheet
                assert bottom < size.height - MARGIN + 1, sheet


def test_fifty_millimetres_are_fifty_millimetres(blank_page: Page) -> None:
    blank_page.set_content(board_sheet("A").html)
    assert blank_page.evaluate(BAR) == pytest.approx(50, abs=0.2)


SPLIT = """() => [...document.querySelectorAll('.cards > article')].filter((card) => card.getClientRects().length > 1)
  .map((card) => card.textContent.slice(0, 60))"""


@pytest.mark.parametrize("paper", PAPERS)
def test_a_booklet_has_two_to_four_pages(blank_page: Page, paper: str) -> None:
    for lesson in COURSE.lessons:
        html = booklet(lesson.number, paper=paper).html
        blank_page.set_content(html.partition('<section class="solutions">')[0])
        document = pypdfium2.PdfDocument(blank_page.pdf(prefer_css_page_size=True, print_background=False))
        assert 2 <= len(document) <= 4, lesson.number
        assert {round(page.get_width() / MILLIMETRE) for page in document} == {round(PAPERS[paper].width)}
        text = [page.get_textpage().get_text_bounded() for page in document]
        for kind in lesson.exercises:
            assert sum(bool(re.search(rf"^{re.escape(kind.number)}\b", one, re.MULTILINE)) for one in text) == 1
        blank_page.emulate_media(media="print")
        assert blank_page.evaluate(SPLIT) == []
        blank_page.emulate_media(media=None)


def test_each_student_s_booklet_begins_on_a_page_of_its_own(blank_page: Page) -> None:
    blank_page.set_content(booklet(2, ["Ada", "Bo", "Cosimo"]).html)
    document = pypdfium2.PdfDocument(blank_page.pdf(prefer_css_page_size=True, print_background=False))
    text = [page.get_textpage().get_text_bounded() for page in document]
    begun = [index for index, one in enumerate(text) if "Lesson 2" in one]
    assert len(begun) == 4 and begun == sorted(set(begun)) and "solutions" in text[begun[-1]]
    for name, index in zip(("Ada", "Bo", "Cosimo"), begun, strict=False):
        assert name in text[index] and name in text[begun[-1]]


def test_axe_finds_nothing(blank_page: Page) -> None:
    blank_page.set_content(booklet(3, ["Ada", "Bo"]).html)
    assert axe(blank_page, "body") == []
    blank_page.set_content(board_sheet("A", "3x3").html)
    assert axe(blank_page, "body") == []
    blank_page.set_content(tick_sheet().html)
    assert axe(blank_page, "body") == []
