"""The live board and the static picture of one view are the same picture, point by point."""

from io import BytesIO

import numpy as np
import pytest
from matplotlib.image import imread
from playwright.sync_api import Page

from buttons_widgets.buttons.drawing import shapes
from buttons_widgets.buttons.drawing.board_view import BoardView
from buttons_widgets.buttons.drawing.picture import board_svg
from buttons_widgets.buttons.view.board import BoardWidget
from tests.browser.module import View
from tests.buttons.drawing.views import BUSY, VIEWS

FAR = 10 / 255
"""Two points differ if one of their colours differs by more."""
MOST_THAT_DIFFER = 0.001
"""So many of the points may, at the edges of shapes."""

SHOW_STATIC = """([svg, width]) => {
  const main = document.querySelector('main');
  main.innerHTML = svg;
  main.firstElementChild.style.cssText = `display: block; width: ${width}px; height: auto`;
}"""


def photo(page: Page, height: float) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    picture = page.screenshot(clip={"x": 0, "y": 0, "width": 500, "height": height}, animations="disabled")
    return np.asarray(imread(BytesIO(picture)))[..., :3]


def share_that_differs(page: Page, view: BoardView, svg: str) -> float:
    """How much of the live board looks otherwise than the static picture, at one size and one place of the page."""
    page.set_viewport_size({"width": 500, "height": 560})
    page.add_style_tag(content="body { margin: 8px; background: #fff }")
    live = View(page, BoardWidget(view))
    box = page.locator(".bw-board svg").bounding_box()
    assert box is not None
    height = box["y"] + box["height"] + 8
    one = photo(page, height)
    live.close()
    page.evaluate(SHOW_STATIC, [svg, box["width"]])
    other = photo(page, height)
    assert one.std() > 0.01, "the page is empty"
    return float((np.abs(one - other).max(axis=-1) > FAR).mean())


@pytest.mark.parametrize("name", VIEWS)
def test_both_pictures_of_a_view_are_the_same(blank_page: Page, name: str) -> None:
    view = VIEWS[name]
    assert share_that_differs(blank_page, view, board_svg(view)) < MOST_THAT_DIFFER


@pytest.mark.parametrize("constant", ["HEAD_DIM", "FADED", "TINT_LEAST", "HEAD_SHOWN", "COVERED"])
def test_a_number_that_only_one_picture_knows_is_found(
    blank_page: Page, constant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison would see a number that is changed for one of the pictures only."""
    view = VIEWS["faded"] if constant == "FADED" else BUSY
    number = getattr(shapes, constant)
    monkeypatch.setattr(shapes, constant, type(number)(float(number) + 0.1))
    assert share_that_differs(blank_page, view, board_svg(view)) > MOST_THAT_DIFFER
