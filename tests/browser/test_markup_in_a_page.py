"""Markup in every text that a user can give, in three pages: none of it becomes an element, and none is run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.lab import Lab
from tests.knocks.hostile import NAME, PLACES

ROOT = Path(__file__).parents[2]

# All in one page are so many widgets that anywidget, on a slow machine, gives up waiting for some of them.
PARTS = 3
CELL = f"""
import contextlib, io, os, sys, tempfile
from pathlib import Path
sys.path.insert(0, {str(ROOT)!r})
from IPython.display import display
from tests.knocks.hostile import MARKUP, PLACES, shown_at
home = Path(tempfile.mkdtemp())
os.chdir(home)
for number, place in enumerate(list(PLACES)[{{part}}::{PARTS}]):
    with contextlib.redirect_stdout(io.StringIO()):
        shown = shown_at(place, MARKUP, home / str(number))
    display(*(one for one in shown if not isinstance(one, Exception)))
    # A refusal as a notebook prints it, and what a bot prints.
    print(*(one for one in shown if isinstance(one, Exception)), MARKUP)
"""
OPENED = """([name, places]) => document.querySelectorAll('.jp-OutputArea-child').length > places
  && document.querySelectorAll('.bw-table').length > places / 2 && document.body.innerText.includes(name)"""
STUNG = """() => {
  const stung = [...document.querySelectorAll('.jp-Cell-outputArea *')].filter((part) =>
    part.classList.contains('stung') || part.tagName === 'SCRIPT' || part.getAttribute('src') === 'x'
    || [...part.attributes].some((attribute) => attribute.name.startsWith('on')));
  return stung.map((part) => part.outerHTML.slice(0, 200));
}"""
OPEN_ALL = """() => {
  for (const part of document.querySelectorAll('.jp-Cell-outputArea details')) part.open = true;
  for (const button of document.querySelectorAll('.bw-menu > button, .bw-coach-assumed-switch, .bw-tool-look-back')) {
    button.click();
  }
}"""
WORDS = """(name) => {
  let found = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found += walker.currentNode.data.split(name).length - 1;
  const fields = [...document.querySelectorAll('.jp-Cell-outputArea input, .jp-Cell-outputArea textarea')];
  return found + fields.filter((field) => field.value.includes(name)).length;
}"""


@pytest.mark.timeout(120)
@pytest.mark.thorough
@pytest.mark.parametrize("part", range(PARTS))
def test_no_text_of_a_user_becomes_part_of_the_page(lab: Lab, counted: Callable[[object], None], part: int) -> None:
    places = len(list(PLACES)[part::PARTS])
    notebook = lab.open([CELL.format(part=part)])
    page = notebook.page
    page.evaluate("() => { window.stings = 0; window.stung = () => { window.stings += 1; } }")
    notebook.run_all()
    notebook.listen()
    page.wait_for_function(OPENED, arg=[NAME, places], timeout=30_000)
    page.evaluate(OPEN_ALL)
    notebook.settle()
    assert page.evaluate(STUNG) == []
    assert page.evaluate("window.stings") == 0
    count = page.evaluate(WORDS, NAME)
    counted(f"markup in a page: {places} places; it stands there as text {count} times, and is rendered 0 times")
    assert count >= places
