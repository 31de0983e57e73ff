"""The widgets of ipywidgets and anywidget as the kit makes them: those that look alike share one layout and one style.

A widget brings a layout and a style along, each a model of its own, which the kernel makes and the page takes in: more
than half of all that a table would have. Rooms say `from ..page import widgets as w`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Self
from weakref import WeakSet

import ipywidgets
import traitlets as t
from anywidget import AnyWidget
from ipywidgets import DOMWidget, Layout, Widget

__all__ = ["AnyWidget", "DOMWidget", "Layout", "Widget"]  # and the classes below


class _Shared(Widget):
    """A layout or style that several widgets have; none of them may change it.

    Attributes:
        users: the widgets that have it.
        models: those that were made along with it, each by its kind and its traits.
        kept: the values of its traits; none yet while it is being made.
    """

    users: WeakSet[Widget]
    models: dict[Any, _Shared]
    kept: Mapping[str, Any] = MappingProxyType({})


@cache
def _shared(kind: Any) -> Any:
    """A kind of layout or style that cannot be changed once it is there. It has the same name, which is printed."""
    return type(kind)(kind.__name__, (_Shared, kind), {"_kept": t.validate(*kind.class_trait_names(sync=True))(_kept)})


def _kept(model: _Shared, proposal: Any) -> Any:
    name = proposal["trait"].name
    if proposal["value"] != model.kept.get(name, proposal["value"]):
        what = "layout" if isinstance(model, Layout) else "style"
        raise t.TraitError(
            f"{name!r} cannot be set here: many widgets share this {what}. Give the widget one of its own first: "
            f"`widget.{what} = ipywidgets.{type(model).__name__}({name}={proposal['value']!r})`."
        )
    return proposal["value"]


_made: dict[Any, _Shared] = {}
"""What the widgets share that are made now."""


def _take(user: Widget, kind: Any, traits: dict[str, Any], models: dict[Any, _Shared]) -> _Shared:
    """Give a widget the layout or style with these traits, which is made for the first one."""
    key = (kind, *traits.items())
    model: _Shared | None = models.get(key)
    if model is None or model.comm is None:  # or all widgets were closed meanwhile
        model = models[key] = _shared(kind)(**traits)
        model.users, model.models = WeakSet(), models
        model.kept = {name: getattr(model, name) for name in model.keys}
    model.users.add(user)
    return model


def give_layout(widget: DOMWidget, **traits: Any) -> None:
    """Give a widget the layout with these traits, which it shares; one that has its own keeps it, with these traits.

    >>> line, other = HTML(), HTML()
    >>> give_layout(line, display="none")
    >>> line.layout.display, other.layout.display
    ('none', None)
    """
    before = widget.layout
    if not isinstance(before, _Shared):
        for name, value in traits.items():
            setattr(before, name, value)
        return
    if widget.comm is None:  # closed, but something that had been thinking for it has come back
        return
    assert not isinstance(widget, AlwaysShown), f"{type(widget).__name__} has no layout of its own"
    given = {name: value for name, value in traits.items() if value is not None}
    widget.layout = _take(widget, Layout, given, before.models)
    if widget.layout is not before:
        before.users.discard(widget)


def close_parts(parts: Iterable[Widget]) -> None:
    """Close widgets, and each layout and style of theirs that no other widget has."""
    global _made
    closed = list(parts)
    for part in closed:
        if not isinstance(part, _Shared):
            part.close()
    # Those too that a widget had before it was hidden or shown.
    for model in {model for part in closed if isinstance(part, _Shared) for model in part.models.values()}:
        model.users.difference_update(closed)
        if not model.users:
            model.close()
    # Until a layout is closed, the page keeps something of each widget that ever had it. So what comes now shares
    # nothing with what was there before: where a table follows a table, nothing would ever be let go of.
    _made = {}


class _Sharing(DOMWidget):
    """A widget that shares the layout and the style that it is not given, or is given as a dictionary."""

    def __init__(self, *args: Any, **traits: Any) -> None:
        for name in ("layout", "style"):
            trait, given = getattr(type(self), name, None), traits.get(name, {})
            if isinstance(trait, t.Instance) and isinstance(given, dict):
                traits[name] = _take(self, trait.klass, given, _made)
        super().__init__(*args, **traits)

    def add_class(self, name: str) -> Self:
        super().add_class(name)
        return self


class AlwaysShown(_Sharing, AnyWidget):
    """`anywidget.AnyWidget`, which shares its layout unless it is given one, and is then never hidden.

    Others have a layout of their own: once it is drawn, such a widget does not hear in the page that it has another.
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class Box(_Sharing, ipywidgets.Box):
    """`ipywidgets.Box`, which shares its layout."""


class HBox(_Sharing, ipywidgets.HBox):
    """`ipywidgets.HBox`, which shares its layout."""


class VBox(_Sharing, ipywidgets.VBox):
    """`ipywidgets.VBox`, which shares its layout."""


class BoundedFloatText(_Sharing, ipywidgets.BoundedFloatText):
    """`ipywidgets.BoundedFloatText`, which shares its layout and style."""


class Button(_Sharing, ipywidgets.Button):
    """`ipywidgets.Button`, which shares its layout and style."""


class Checkbox(_Sharing, ipywidgets.Checkbox):
    """`ipywidgets.Checkbox`, which shares its layout and style."""


class DatePicker(_Sharing, ipywidgets.DatePicker):
    """A date."""


class Dropdown(_Sharing, ipywidgets.Dropdown):
    """`ipywidgets.Dropdown`, which shares its layout and style."""


class FloatSlider(_Sharing, ipywidgets.FloatSlider):
    """`ipywidgets.FloatSlider`, which shares its layout and style."""


class HTML(_Sharing, ipywidgets.HTML):
    """`ipywidgets.HTML`, which shares its layout and style."""


class IntSlider(_Sharing, ipywidgets.IntSlider):
    """`ipywidgets.IntSlider`, which shares its layout and style."""


class Text(_Sharing, ipywidgets.Text):
    """`ipywidgets.Text`, which shares its layout and style."""


class Textarea(_Sharing, ipywidgets.Textarea):
    """`ipywidgets.Textarea`, which shares its layout and style."""


class ToggleButton(_Sharing, ipywidgets.ToggleButton):
    """`ipywidgets.ToggleButton`, which shares its layout and style."""


class ToggleButtons(_Sharing, ipywidgets.ToggleButtons):
    """`ipywidgets.ToggleButtons`, which shares its layout and style."""
