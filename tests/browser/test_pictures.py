"""The pictures that cells leave in a notebook: read out by their names, and never wider than the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import examined
from tests.browser.lab import Lab

# One stands there before the table comes, the others come after it; the last one's name has what XML writes otherwise.
CELLS = [
    "from buttons_widgets import Game, Position, play\nPosition.parse('rby/gRy/ybg r 5')",
    "play(['Ada'], cards=['r'], seed=11, coach=False)",
    "Game.start(['Ada & \"Bo\" <b>', 'Cy'], cards=['ry', 'bg'], seed=1)",
]
PICTURE = ".jp-RenderedSVG img"
NAMES = """() => [...document.querySelectorAll('.jp-RenderedSVG img')].map((picture) => [picture.alt,
  new DOMParser().parseFromString(decodeURIComponent(picture.src.split(',')[1]), 'image/svg+xml')
    .documentElement.getAttribute('aria-label')])"""
WIDTHS = """() => [...document.querySelectorAll('.jp-RenderedSVG img')].map((picture) =>
  [picture.getBoundingClientRect().width, picture.closest('.jp-OutputArea-output').clientWidth, picture.naturalWidth,
   picture.getBoundingClientRect().height / picture.naturalHeight])"""


def test_pictures_have_names_and_fit(lab: Lab) -> None:
    notebook = lab.open(CELLS, width=320, height=2400)
    notebook.run_all()
    page = notebook.page
    expect(page.locator(PICTURE)).to_have_count(2)
    page.wait_for_function("() => [...document.querySelectorAll('.jp-RenderedSVG img')].every((one) => one.alt)")
    names = page.evaluate(NAMES)
    assert all(shown == own for shown, own in names), names
    assert [name for name, _ in names] == ["rby/gRy/ybg r 5", 'Round 1: Ada & "Bo" <b> 0 stars, Cy 0 stars']
    assert examined(page, [".jp-RenderedSVG"], ["image-alt"]) == ([], 2)
    for width, room, own, shrunk in page.evaluate(WIDTHS):
        assert width <= room + 0.01
        assert abs(width - min(own, room)) < 1, "it is shrunk where it has to be, and nowhere else"
        assert abs(shrunk - width / own) < 0.02, "it keeps its proportions"
