"""Widgets share layouts and styles; what is shared cannot be changed, and is closed with the last that has it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import ipywidgets
import pytest
from ipywidgets.widgets.widget import _instances
from traitlets import TraitError

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.page import widgets as w
from buttons_widgets.kit.page.activity import Actions
from buttons_widgets.kit.page.controls import close_whole, show_if
from buttons_widgets.kit.page.frame import FullScreen
from tests.house.plan import SOURCES, packages_imported

MODELS = """
from ipywidgets.widgets.widget import _instances
from buttons_widgets import play
from buttons_widgets.kit.saving.shelf import Shelf
import sys
game = play({players}, seed=1, shelf=Shelf(sys.argv[1]))
print(len(_instances))
"""


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    w.close_parts(())  # nothing is shared with what other tests have left
    before = set(_instances)
    yield
    for name in set(_instances) - before:
        _instances[name].close()


@pytest.mark.parametrize(("players", "most"), [("", 60), ("['Ada', 'Bo', 'Cy']", 70)], ids=["lobby", "table for three"])
def test_there_are_few_models(players: str, most: int, tmp_path: object) -> None:
    code = MODELS.format(players=players or None)
    run = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert 30 < int(run.stdout) <= most


def test_no_other_room_takes_widgets_from_elsewhere() -> None:
    elsewhere = {room for room in SOURCES if packages_imported(room) & {"ipywidgets", "anywidget"}}
    assert elsewhere == {"kit.page.widgets"}


def test_the_kit_s_widgets_share_what_looks_alike() -> None:
    wide = {"description_width": "initial"}
    line, other, box = w.HTML(), w.HTML(), w.VBox()
    assert line.layout is other.layout is box.layout is FullScreen(words_in(language="en")).layout
    assert line.style is other.style is not w.Text().style
    assert w.Text(style=wide).style is w.Text(style=wide).style is not w.Text().style
    assert w.Box(layout={"width": "50%"}).layout is w.VBox(layout={"width": "50%"}).layout is not box.layout


def test_hidden_widgets_share_a_layout_too() -> None:
    line, other, third = w.HTML(), w.Button(), w.Button()
    for widget in (line, other):
        show_if(widget, False)
    assert line.layout is other.layout and (line.layout.display, third.layout.display) == ("none", None)
    show_if(other, True)
    assert other.layout is third.layout and line.layout.display == "none"


def test_a_layout_of_its_own_is_kept() -> None:
    own = ipywidgets.Layout(width="50%")
    for widget in (w.HTML(layout=own), ipywidgets.HTML(layout=own)):
        show_if(widget, False)
        assert widget.layout is own and (own.width, own.display) == ("50%", "none")
        show_if(widget, True)
        assert own.display is None


@pytest.mark.parametrize(
    "change",
    [lambda model, name: setattr(model, name, "red"), lambda model, name: model.set_state({name: "red"})],
    ids=["in the kernel", "from the page"],
)
def test_what_is_shared_cannot_be_changed(change: Callable[[Any, str], None]) -> None:
    button, other = w.Button(), w.Button()
    for model, name in ((button.layout, "width"), (button.style, "button_color")):
        said = rf"many widgets share this (layout|style).* = ipywidgets\.\w+\({name}='red'\)`"
        with pytest.raises(TraitError, match=said):
            change(model, name)
        assert getattr(model, name) is None
    button.layout = ipywidgets.Layout(width="red")  # as the message says
    assert other.layout.width is None


def test_what_is_shared_is_closed_with_the_last_that_has_it() -> None:
    first, second = w.HBox([w.Button()]), w.HBox([w.Button()])
    layout, style = first.layout, first.children[0].style
    show_if(first, False)
    close_whole(first)
    assert first.comm is None and second.comm is not None
    assert layout.comm is not None and style.comm is not None
    # What comes now shares nothing with what was there: the page lets go of a layout only when it is closed.
    assert w.HBox().layout is not layout
    show_if(second.children[0], False)
    hidden = second.children[0].layout
    show_if(second.children[0], True)
    assert second.children[0].layout is layout is not hidden
    close_whole(second)
    assert layout.comm is None and style.comm is None and hidden.comm is None
    before = set(_instances)
    show_if(second, False)  # late
    assert set(_instances) == before


def test_what_is_gone_is_made_anew() -> None:
    before = w.HTML()
    before.layout.close()
    after = w.HTML()
    assert after.layout is not before.layout and after.layout.comm is not None
    assert after.style is before.style


def test_what_is_drawn_by_the_page_alone_is_hidden_by_a_layout_of_its_own() -> None:
    """Once it is drawn, the page does not hear that such a widget has another layout."""
    row, tool = Actions(), FullScreen(words_in(language="en"))
    own = row.layout
    show_if(row, False)
    assert row.layout is own is not Actions().layout and own.display == "none"
    with pytest.raises(AssertionError, match="FullScreen has no layout of its own"):
        show_if(tool, False)
