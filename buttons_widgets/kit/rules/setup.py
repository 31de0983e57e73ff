"""What is fixed before the first move: names, a seed, and what else a game declares.

A game's setup is a frozen dataclass below `GameSetup`. Each of its fields declares what may stand in it:

    @dataclass(frozen=True)
    class Setup(GameSetup):
        army: int = option(Whole(1, 3, "an army has 1 to 3 buttons", default=3), "how many buttons there are")

The kit checks what `Game.start` is given, writes the setup into texts and saved games, and reads it again.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from .chance import fair_dice, new_seed
from .errors import GameError, NotationError, parsed_as, quoted, unwanted
from .game import Seat
from .names import checked_names, checked_seed, tidy_name
from .notation import ROUND, NumberedLine
from .numbers import number_within

T = TypeVar("T")

SEED_HIDDEN: Final = "seed hidden"
"""The line that stands in place of the seed in the text of a state that hides it."""


class OptionKind(ABC, Generic[T]):
    """What may stand in a field of a setup, and how it is written.

    Attributes:
        help: what a person who begins a game reads of it.
    """

    help = ""

    @abstractmethod
    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> T:
        """What the game keeps of what it was given; what it decides itself, perhaps by the seed, if that is `None`.

        Raises:
            GameError: that may not stand there; the message says why.
        """

    def texts(self, value: T) -> tuple[str, ...]:
        """The value in a saved game: here, as one text."""
        return (str(value),)

    def read(self, texts: tuple[str, ...]) -> Any:
        """What `texts` wrote, to be checked again.

        Raises:
            GameError: it is malformed.
        """
        return " ".join(texts)

    def line(self, value: T, names: tuple[str, ...]) -> str:
        """The value in the text of a game, behind its name: here, as in a saved game."""
        return " ".join(self.texts(value))

    def read_line(self, text: str) -> Any:
        """What `line` wrote, to be checked again. Here a space parts two texts; where one holds a space, replace this.

        Raises:
            GameError: it is malformed.
        """
        return self.read(tuple(text.split()))


class Whole(OptionKind[int]):
    """A whole number.

    Args:
        wanted: what may, to begin a message with: a `Phrase` where people may read it.
        default: the number if none is given; it may depend on how many play.

    >>> Whole(1, 3, "an army has 1 to 3 buttons", default=3).checked(None, ("Ada", "Bo"), "one")
    3
    """

    def __init__(self, least: int, most: int, wanted: str, default: int | Mapping[int, int]) -> None:
        self.least, self.most, self.wanted, self.default = least, most, wanted, default

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> int:
        if value is None:
            return self.default if isinstance(self.default, int) else self.default[len(names)]
        return number_within(value, self.least, self.most, self.wanted)

    def read(self, texts: tuple[str, ...]) -> Any:
        """The number that is written; what is no number that may stand there stays as it is."""
        text = " ".join(texts)
        is_one = re.fullmatch("0|-?[1-9][0-9]{0,17}", text) and self.least <= int(text) <= self.most
        return int(text) if is_one else text


class OneSeat(OptionKind[Seat]):
    """One of the players, given as a seat or a name; decided by the seed if left out.

    Args:
        does: what that player does, such as `"is first in battle 1"`.
        draw: the name of the draw by which the seed decides.
    """

    def __init__(self, does: str, draw: str) -> None:
        self.does, self.draw = does, draw

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> Seat:
        if value is None:
            return fair_dice(f"{seed}/{self.draw}", 0, 1, len(names))[0] - 1
        if isinstance(value, str) and (wanted := tidy_name(value)) in names:
            return names.index(wanted)
        *others, last = (f"{name} (seat {seat})" for seat, name in enumerate(names))
        who = " or ".join([", ".join(others), last] if others else [last])
        return number_within(value, 0, len(names) - 1, f"{who} {self.does}")

    def read(self, texts: tuple[str, ...]) -> Any:
        (text,) = texts if len(texts) == 1 else ("",)
        return int(text) if text in map(str, range(10)) else text

    def line(self, value: Seat, names: tuple[str, ...]) -> str:
        return names[value]

    def read_line(self, text: str) -> Any:
        """The name that is written, which may be a number."""
        return text


class OneOf(OptionKind[str]):
    """One of several texts.

    Args:
        texts: those that may stand there; the first one if none is given.
        wanted: what may, to begin a message with: a `Phrase` where people may read it.

    >>> OneOf(["short", "long"], "a game is short or long").checked("long", ("Ada",), "one")
    'long'
    """

    def __init__(self, texts: Sequence[str], wanted: str) -> None:
        self.choices, self.wanted = tuple(texts), wanted

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> str:
        chosen = self.choices[0] if value is None else value
        if not isinstance(chosen, str) or chosen not in self.choices:
            raise unwanted(self.wanted, chosen)
        return chosen


class Parsed(OptionKind[T]):
    """A value of a class that is read with `parse`, given as such or as its text.

    Args:
        default: the value if none is given; in a saved game it costs nothing.
    """

    def __init__(self, kind: type[T], default: T) -> None:
        self.kind, self.default = kind, default

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> T:
        return self.default if value is None else parsed_as(self.kind, value)

    def texts(self, value: T) -> tuple[str, ...]:
        return () if value == self.default else (str(value),)

    def read(self, texts: tuple[str, ...]) -> Any:
        return " ".join(texts) or None

    def line(self, value: T, names: tuple[str, ...]) -> str:
        return str(value)


class OneEach(OptionKind[tuple[T, ...] | None]):
    """For each player a value of a class that is read with `parse`, as such or as its text; `None` if left out.

    Args:
        wanted: given how many play, what may stand there, to begin a message with.
        between: stands between two of them in the text of a game.
        missing: stands there if they are left out.
    """

    def __init__(self, kind: type[T], wanted: Callable[[int], str], between: str, missing: str) -> None:
        self.kind, self.wanted, self.between, self.missing = kind, wanted, between, missing

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> tuple[T, ...] | None:
        if value is None:
            return None
        if isinstance(value, str | self.kind) or not isinstance(value, Collection) or len(value) != len(names):
            raise unwanted(self.wanted(len(names)), value)
        return tuple(parsed_as(self.kind, one) for one in value)

    def texts(self, value: tuple[T, ...] | None) -> tuple[str, ...]:
        return tuple(map(str, value or ()))

    def read(self, texts: tuple[str, ...]) -> Any:
        return texts or None

    def line(self, value: tuple[T, ...] | None, names: tuple[str, ...]) -> str:
        return self.between.join(self.texts(value)) or self.missing

    def read_line(self, text: str) -> Any:
        return None if text == self.missing else text.split(self.between)


def option(kind: OptionKind[T], help: str) -> T:
    """A field of a setup in which may stand what `kind` says; `help` is for people who begin a game."""
    own = copy(kind)  # the same may stand in other fields, with other helps
    own.help = help
    found: T = field(metadata={OptionKind: own})
    return found


@dataclass(frozen=True)
class GameSetup:
    """All that is fixed before the first move: a base for a game's own, which declares what else there is.

    Attributes:
        names: the players' names, seat by seat.
        seed: what decides chance; `None` in a state that hides it from a bot. The `repr` never shows it.
        seats: how many people may play; two if left out.
        seat_names: what a text calls the seats, as many as may play; `player 1` and so on if left out.
    """

    names: tuple[str, ...]
    seed: str | None = field(repr=False)

    seats: ClassVar[range] = range(2, 3)
    seat_names: ClassVar[Sequence[str]] = ()

    @classmethod
    def options(cls) -> Mapping[str, OptionKind[Any]]:
        """What the game declares, by the names of the fields and in their order."""
        return {one.name: one.metadata[OptionKind] for one in fields(cls) if OptionKind in one.metadata}

    @classmethod
    def of(cls, names: Collection[str], seed: object = None, **given: Any) -> Self:
        """Check what `Game.start` was given, and fill in what was left out.

        Args:
            seed: whatever decides chance, kept as its `str`; a fresh one if left out.
            given: the options by name.

        Raises:
            GameError: something is invalid; the message says what and why.
        """
        kinds = cls.options()
        if unknown := given.keys() - kinds.keys():
            there = f"the options are {', '.join(kinds)}" if kinds else "the game has none"
            raise GameError(f"there is no option {', '.join(sorted(unknown))}: {there}")
        players = checked_names(names, cls.seats)
        text = new_seed() if seed is None else checked_seed(seed)
        values = {name: kind.checked(given.get(name), players, text) for name, kind in kinds.items()}
        return cls(names=players, seed=text, **values)

    @cached_property
    def without_seed(self) -> Self:
        """The same with the seed hidden."""
        return replace(self, seed=None)

    def with_seed(self, seed: str) -> Self:
        """The same with another seed, which was checked before; all else stays."""
        return replace(self, seed=seed)

    # In a saved game

    def texts(self) -> dict[str, tuple[str, ...]]:
        """The options in a saved game, by name."""
        return {name: kind.texts(getattr(self, name)) for name, kind in self.options().items()}

    @classmethod
    def of_texts(cls, names: Collection[str], seed: str, texts: Mapping[str, tuple[str, ...]]) -> Self:
        """The setup that `texts` wrote, checked again.

        Raises:
            GameError: something is invalid.
        """
        given = {name: kind.read(texts[name]) for name, kind in cls.options().items()}
        return cls.of(names, seed, **given)

    # In the text of a game

    @property
    def seed_line(self) -> str:
        """The line of the seed in the text of a game; `read_fields` reads it."""
        return SEED_HIDDEN if self.seed is None else f"seed: {self.seed}"

    def __str__(self) -> str:
        seats = zip(self._seats_written(len(self.names)), self.names, strict=True)
        options = ((name, kind.line(getattr(self, name), self.names)) for name, kind in self.options().items())
        return "\n".join([self.seed_line, *(f"{what}: {value}" for what, value in (*seats, *options))])

    @classmethod
    def from_lines(cls, lines: Sequence[NumberedLine], part: str = ROUND) -> Self:
        """Read the lines that `str(setup)` writes; the messages name their numbers, and a round as the game calls it.

        Raises:
            NotationError: a line is malformed, or the setup is invalid.
        """
        kinds = cls.options()
        wanted = cls._seats_written(max(cls.seats))
        players = max(min(cls.seats), sum(line.partition(": ")[0] in wanted for _, line in lines[1:]))
        heads = ["seed", *wanted[:players], *kinds]
        if len(lines) > len(heads):
            number, line = lines[len(heads)]
            raise NotationError(f"line {number}: '{part} 1' should stand here, not {quoted(line)}")
        seed, *values = read_fields(lines, heads)
        try:
            given = {name: kinds[name].read_line(text) for name, text in zip(kinds, values[players:], strict=True)}
            setup = cls.of(values[:players], seed or "hidden", **given)
        except GameError as error:
            raise NotationError(str(error)) from None
        return setup if seed else setup.without_seed

    @classmethod
    def _seats_written(cls, players: int) -> Sequence[str]:
        return (cls.seat_names or [f"player {number}" for number in range(1, players + 1)])[:players]


def read_fields(lines: Sequence[NumberedLine], names: Sequence[str]) -> list[str]:
    """What stands in lines `name: …`, one for each name in their order; "" for nothing, and for a seed that is hidden.

    Raises:
        NotationError: a line is missing or is another one; the message names its number.

    >>> read_fields([(2, "seed: one"), (3, "army: 3")], ["seed", "army"])
    ['one', '3']
    """
    values = []
    for place, name in enumerate(names):
        if place == len(lines):
            raise NotationError(f"line {place + 2}: '{name}: …' should stand here")
        number, line = lines[place]
        head, _, rest = f"{line} ".partition(": ")
        value = rest.rstrip()
        is_hidden = name == "seed" and line == SEED_HIDDEN
        if not is_hidden and (head != name or (name == "seed" and not value)):
            raise NotationError(f"line {number}: '{name}: …' should stand here, not {quoted(line)}")
        values.append(value)
    return values
