"""Widgets that leave a picture behind, because no kernel runs in saved notebooks, on web pages and in exports."""

from __future__ import annotations

from typing import Any

from . import pyodide_null as pyodide_null  # from here on messages say null, in a browser's Python as well


class SavedAsSvg:
    """Put it before the widget's class among the bases, and return the picture from `_repr_svg_`."""

    def _repr_svg_(self) -> str:
        """The widget as it stands, as SVG text."""
        raise TypeError(f"{type(self).__name__} has no picture")

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live view and, beside it, the picture."""
        bundle = super()._repr_mimebundle_(**kwargs)  # type: ignore[misc]  # the widget's
        picture = {"image/svg+xml": self._repr_svg_()}
        match bundle:
            case None:
                return None
            case (data, metadata):
                return dict(data) | picture, metadata
            case _:
                return dict(bundle) | picture
