"""The dice of a roll as a live widget."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from ..page.pictured import Pictured
from .die_faces import BODIES, COLOURS_OF_PIPS, Body, Pips, face, faces

STATIC: Final = Path(__file__).parent / "static"


class DiceTray(Pictured, anywidget.AnyWidget):
    """A row of dice that tumble when they are rolled.

    Attributes:
        dice: one dictionary for each die: `value` (1 to 6, or 0 before it is rolled), `body` ("white" or "black"),
            `pips` ("gold" or "white"), and `dim` (True for a die that takes no part). All but `value` may be left
            out; a die is then black with white pips.
        roll_id: a change of it rolls the dice: they tumble for half a second, unless the person prefers no motion.
        label: what the dice show, in words, for people who do not see them.

    >>> DiceTray(dice=[{"value": 5, "body": "white", "pips": "gold"}, {"value": 6, "pips": "gold"}, {"value": 2}])
    DiceTray(5 6 2)
    """

    _esm = STATIC / "tray.js"
    _css = STATIC / "tray.css"

    dice = traitlets.List(traitlets.Dict()).tag(sync=True)
    roll_id = traitlets.Int(0).tag(sync=True)
    label = traitlets.Unicode("Dice").tag(sync=True)
    faces = traitlets.Dict(default_value=faces(), read_only=True).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        unknown = sorted(set(traits) - set(self.class_trait_names()))
        if unknown:
            raise TypeError(f"DiceTray has no {', '.join(unknown)}")
        super().__init__(**traits)

    @traitlets.validate("dice")
    def _valid_dice(self, proposal: traitlets.Bunch) -> list[dict[str, Any]]:
        return [_whole(die) for die in proposal.value]

    def __repr__(self) -> str:
        return f"DiceTray({' '.join(str(die['value']) for die in self.dice)})"

    def _repr_svg_(self) -> str:
        """The dice as they lie, for where no kernel runs."""
        step, dice = 48, []
        for index, die in enumerate(self.dice):
            dimmed = ' opacity=".4"' if die["dim"] else ""
            markup = face(die["value"], die["body"], die["pips"])
            dice.append(f'<g transform="translate({24 + index * step} 24)"{dimmed}>{markup}</g>')
        width = max(1, len(dice)) * step
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {step}" width="{width}" height="{step}"'
            f' role="img">{"".join(dice)}</svg>'
        )


def _whole(die: dict[str, Any]) -> dict[str, Any]:
    """A die with all its parts.

    Raises:
        TraitError: a part is unknown, or no value of its kind.
    """
    body: Body = "black"
    pips: Pips = "white"
    whole = {"value": 0, "body": body, "pips": pips, "dim": False} | die
    if (
        len(whole) > 4
        or type(whole["value"]) is not int
        or whole["value"] not in range(7)
        or whole["body"] not in BODIES
        or whole["pips"] not in COLOURS_OF_PIPS
        or not isinstance(whole["dim"], bool)
    ):
        raise traitlets.TraitError(f"a die is a value from 0 to 6, a body, pips and dim, not {die!r}")
    return whole
