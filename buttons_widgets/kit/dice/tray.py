"""The dice of a roll as a live widget."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import traitlets

from ..page import widgets as w
from ..page.esm import bundled
from ..page.static_picture import SavedAsSvg
from ..page.svg import picture
from ..page.which_screen import handling_message_of
from ..rules.errors import quoted
from .die import BLANK, BODIES, DIM, PICK_MARK, Die, face, faces

if TYPE_CHECKING:
    from ..language.words import Words

STATIC: Final = Path(__file__).parent / "static"

TEXTS: Final[dict[str, str]] = {
    "die": "{body} die, {pips} pips: {value}",
    "die_of_another_colour": "die, {pips} pips: {value}",
    "not_rolled": "not rolled yet",
    **{colour: colour for colour in (*BODIES, "gold")},
}
"""Every text of the tray, in English: the names of the dice that can be chosen, as assistive technology reads them out.

The browser fills in what stands in braces; a translation must keep it.
"""


def tray_texts(words: Words) -> dict[str, str]:
    """The texts of a tray in a language.

    >>> from buttons_widgets.kit.language.words import words_in
    >>> tray_texts(words_in(language="en"))["not_rolled"]
    'not rolled yet'
    """
    places = {name: f"{{{name}}}" for name in ("body", "pips", "value")}
    return {key: words.say(f"tray-{key.replace('_', '-')}", **places) for key in TEXTS}


DieCallback = Callable[[int, int], object]

TUMBLE: Final = 520
"""How long dice tumble if nothing else is said, in milliseconds."""

_STEP: Final = 48


class Dice(traitlets.List[dict[str, Any]]):
    """A list of dice, each given as a `Die` or as a dictionary, kept as dictionaries."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn dice into whole dictionaries."""
        if isinstance(value, Mapping) or not isinstance(value, Iterable):
            raise traitlets.TraitError(f"{self.name}: {quoted(value)} is not a list of dice")
        return super().validate(obj, [_whole(die) for die in value])


class DiceTray(SavedAsSvg, w.AnyWidget):
    """A row of dice that tumble when they are rolled. A person can choose a die that has `pick` set.

    Attributes:
        dice: a `Die`, or a dictionary of its attributes, for each die. A dictionary may leave any of them out; the
            default is a black die with white pips that is not rolled yet.
        roll_id: a change of it rolls the dice: they tumble, unless the person prefers no motion.
        tumble: for how many milliseconds. A table around them holds back meanwhile what follows from the roll.
        turn: sent along with a choice; a choice that was made in another turn is ignored.
        label: what the dice show, in words, for people who do not see them.
        texts: the texts of the tray, see `TEXTS`.
        faces: the markup of the dice that are shown; it follows `dice`.

    >>> DiceTray(dice=[Die(5, "white", "gold"), {"value": 6, "pips": "gold"}, {"value": 2}])
    DiceTray(5 6 2)
    """

    _esm = bundled(STATIC / "tray.js")
    _css = bundled(STATIC / "tray.css")

    dice = Dice().tag(sync=True)
    roll_id = traitlets.Int(0).tag(sync=True)
    tumble = traitlets.Int(TUMBLE, min=0).tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    label = traitlets.Unicode("Dice").tag(sync=True)
    texts = traitlets.Dict(key_trait=traitlets.Unicode(), value_trait=traitlets.Unicode(), default_value=TEXTS).tag(
        sync=True
    )
    faces = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        unknown = sorted(set(traits) - set(self.class_trait_names()))
        if unknown:
            raise TypeError(f"DiceTray has no {', '.join(unknown)}")
        self._callbacks: list[DieCallback] = []
        super().__init__(**traits)

    def on_pick(self, callback: DieCallback) -> None:
        """Call `callback(index, turn)` when a die that can be chosen is clicked, or chosen with Enter or Space.

        `index` is the place of the die in the row, from 0; `turn` is the tray's.
        """
        self._callbacks.append(callback)

    def roll(self, milliseconds: int = TUMBLE) -> None:
        """Let the dice tumble. What they show in the end is set by `dice`, before or while they do.

        In a table they tumble until its frame has a new `turn`: that is set after the roll, and after all it brings.

        Args:
            milliseconds: for how long; 0 lets them lie at once.

        >>> tray = DiceTray(dice=[Die(5)])
        >>> tray.roll(200)
        >>> tray.roll_id, tray.tumble
        (1, 200)
        """
        with self.hold_sync():
            self.tumble = milliseconds
            self.roll_id += 1

    def notify_change(self, change: Any) -> None:
        """Send the markup ahead of the dice that are drawn with it."""
        if change["name"] == "dice":
            self.set_trait("faces", _faces_of([Die.of(die) for die in self.dice]))
        super().notify_change(change)

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Pass a choice on. Any other message is ignored: the browser's side may be of another version."""
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "die", "die": int(index), "turn": int(turn)} if self._may_be_chosen(index, turn):
                pass
            case _:
                return
        # Not through ipywidgets' dispatcher, which goes on after an exception: here it reaches the person.
        try:
            with handling_message_of(content):
                for callback in tuple(self._callbacks):
                    callback(index, turn)
        finally:
            # The browser sends one choice at a time, until its effect has arrived or it hears that there is none.
            self.send({"type": "heard", "turn": turn})

    def _may_be_chosen(self, index: int, turn: int) -> bool:
        if isinstance(index, bool) or isinstance(turn, bool) or turn != self.turn:
            return False
        return index in range(len(self.dice)) and Die.of(self.dice[index]).pick

    @traitlets.validate("texts")
    def _valid_texts(self, proposal: traitlets.Bunch) -> dict[str, str]:
        unknown = sorted(set(proposal.value) - set(TEXTS))
        if unknown:
            raise traitlets.TraitError(f"the tray has no texts called {', '.join(unknown)}")
        return TEXTS | dict(proposal.value)

    def __repr__(self) -> str:
        return f"DiceTray({' '.join(str(die['value']) for die in self.dice)})"

    def _repr_svg_(self) -> str:
        """The dice as they lie, to be shown where no kernel runs."""
        dice = []
        for index, die in enumerate(map(Die.of, self.dice)):
            opacity = _opacity(die)
            faded = f' opacity="{opacity}"' if opacity else ""
            markup = face(die.value, die.body, die.pips) + (PICK_MARK if die.pick else "")
            dice.append(f'<g transform="translate({24 + index * _STEP} 24)"{faded}>{markup}</g>')
        width = max(1, len(dice)) * _STEP
        return picture((0, 0, width, _STEP), *dice, label=self.label)


def _opacity(die: Die) -> str:
    """How faint a die is, as an attribute; "" for a die that is not faint."""
    return DIM if die.dim else "" if die.value else BLANK


def _faces_of(dice: Sequence[Die]) -> dict[str, Any]:
    """The markup for these dice alone, with what is drawn round them."""
    parts = faces(sorted({die.body for die in dice}), sorted({die.pips for die in dice}))
    return {**parts, "dim": DIM, "blank": BLANK, "pick": PICK_MARK if any(die.pick for die in dice) else ""}


def _whole(die: Any) -> dict[str, Any]:
    """A die as a dictionary with all its parts. Raises a `TraitError`, which says which one is unknown or invalid."""
    try:
        return Die.of(die).as_dict()
    except ValueError as problem:
        raise traitlets.TraitError(
            f"a die is a value from 0 to 6, a body, pips, dim and pick, not {quoted(die)}: {problem}"
        ) from None
