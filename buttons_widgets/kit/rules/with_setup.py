"""Bases for games whose chance is decided by a seed: for what is fixed before the first move, and for the states."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from .errors import IllegalMove, NotationError, quoted, shortened
from .game import CHANCE, ChanceMover, Seat
from .history import WithHistory
from .notation import ROUND, NumberedLine, game_text, parse_game
from .numbers import number_of
from .phrase import Phrase

M = TypeVar("M", bound=Hashable)

SEED_HIDDEN: Final = "seed hidden"
"""The line that stands in place of the seed in the text of a state that hides it."""

_MOST_SHOWN: Final = 200
"""So many characters of a move stand in a message: it may be made of a thousand parts."""


class Setup(Protocol):
    """All that is fixed before the first move."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        ...

    @property
    def seed(self) -> str | None:
        """What decides chance; `None` in a state that hides it from a bot."""
        ...

    @property
    def without_seed(self) -> Self:
        """The same with the seed hidden."""
        ...

    @classmethod
    def from_lines(cls, lines: Sequence[NumberedLine]) -> Self:
        """Read the lines that `str(setup)` writes; the messages name their numbers.

        Raises:
            NotationError: a line is malformed, or the setup is invalid.
        """
        ...


class WithSeed:
    """A base for the class of a game's setups, which is a frozen dataclass with an attribute `seed`."""

    seed: str | None

    @cached_property
    def without_seed(self) -> Self:
        """The same with the seed hidden."""
        return replace(self, seed=None)  # type: ignore[type-var]

    @property
    def seed_line(self) -> str:
        """The line of the seed in the text of a game; `read_fields` reads it."""
        return SEED_HIDDEN if self.seed is None else f"seed: {self.seed}"


def read_fields(lines: Sequence[NumberedLine], names: Sequence[str]) -> list[str]:
    """What stands in lines `name: …`, one for each name in their order; "" for a seed that is hidden.

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
        head, _, value = line.partition(": ")
        if not (name == "seed" and line == SEED_HIDDEN) and (head != name or not value):
            raise NotationError(f"line {number}: '{name}: …' should stand here, not {quoted(line)}")
        values.append(value)
    return values


class WithSetup(WithHistory[M], Generic[M]):
    """What every game gives that keeps what was fixed before the first move in a `setup`: a base for its states.

    Attributes:
        headline: the first line of a game's text: what game it is.
        part: what the game calls a round in it.
        example: a move, as it is written in Python.
        move_types: the classes of the moves.
        setup_type: the class of the setups.
    """

    __slots__ = ()

    headline: ClassVar[str]
    part: ClassVar[str] = ROUND
    example: ClassVar[str]
    move_types: ClassVar[Any]
    setup_type: ClassVar[type[Setup]]

    # What a game supplies

    setup: Any
    phase: Any
    """What is to be done: an enumeration of texts."""

    if TYPE_CHECKING:
        # A field of a dataclass would take a property of its base for its default.
        @property
        def to_move(self) -> Seat | ChanceMover | None:
            """Who moves: a seat, `CHANCE`, or `None` when the game is over."""

        @property
        def round(self) -> int:
            """The number of the round, from 1."""

    @classmethod
    @abstractmethod
    def _of(cls, setup: Any) -> Self:
        """The state before the first move."""

    @staticmethod
    @abstractmethod
    def read_move(text: str) -> Any:
        """Read the short text of a move.

        Raises:
            NotationError: the text is malformed.
        """

    def closing_line(self) -> str:
        """The line below a round in the text of a game, made of the state after its last move; "" for no such line."""
        return ""

    def _doing(self) -> str:
        """What a message says of the phase."""
        doing: str = getattr(self.phase, "said", self.phase.value)
        return doing

    def _situation(self) -> str:
        """What a message says of the state, besides who is to move and what."""
        return ""

    # What follows from it

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        names: tuple[str, ...] = self.setup.names
        return names

    def start_state(self) -> Self:
        """The same game with no move made."""
        return self._of(self.setup)

    def seen_by(self, seat: Seat) -> Self:
        """The state as a player sees it: without the seed, from which the chances to come could be worked out.

        Everything works as before, but `chance_move` raises a `GameError`, and the text has `seed hidden` in place of
        the seed. A game in which players see different things has more to hide.

        Raises:
            GameError: the game has no such seat.
        """
        number_of("seat", seat, 0, len(self.names) - 1)
        return self if self.setup.seed is None else self._changed(setup=self.setup.without_seed)

    def __str__(self) -> str:
        state: Any = self
        header = str(self.setup).splitlines()
        return game_text(state, self.headline, header, part=self.part, closing=type(self).closing_line)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text that `str(game)` writes.

        Raises:
            IllegalMove: a move that stands in its right place is against the rules; the message names the line.
            NotationError: anything else is wrong with the text; the message names the line.
            GameError: `text` is not a text.
        """

        def start(lines: Sequence[NumberedLine]) -> Any:
            return cls._of(cls.setup_type.from_lines(lines))

        found: Self = parse_game(text, cls.headline, start, cls.read_move, part=cls.part, closing=cls.closing_line)
        return found

    def __repr__(self) -> str:
        names, part = ", ".join(self.names), self.part.lower()
        return f"<Game of {names}: {part} {self.round}, ply {self.ply}, {self.phase.value}>"

    # For the rules

    def _changed(self, **changes: Any) -> Self:
        """The same state with some attributes changed."""
        return replace(self, **changes)  # type: ignore[type-var]

    def _next(self, move: M, **changes: Any) -> Self:
        """The same state with a move more and some attributes changed."""
        return self._changed(history=self.history.add(move), **changes)

    def _where(self) -> str:
        """Who is to move, what is to be done, and the game's own `_situation`."""
        values = {"phase": self._doing(), "ply": self.ply, "situation": self._situation()}
        if self.to_move is CHANCE:
            return Phrase("refused-where-chance", "chance is to move ({phase}) at ply {ply}{situation}", **values)
        if self.to_move is None:
            return Phrase("refused-where-nobody", "nobody is to move ({phase}) at ply {ply}{situation}", **values)
        name = self.names[self.to_move]
        return Phrase("refused-where", "{name} is to move ({phase}) at ply {ply}{situation}", name=name, **values)

    def _illegal(self, move: object, why: str) -> IllegalMove:
        """The error for a move that is not legal, because of `why`; for what is no move at all, it says that."""
        text = quoted(move)
        if isinstance(move, self.move_types):
            text = shortened(str(move), _MOST_SHOWN)
            return IllegalMove.of(
                "refused-move", "{move} is not legal, because {why}: {where}", move=text, why=why, where=self._where()
            )
        if isinstance(move, type):
            why = Phrase("refused-move-class", "it is a class: write {name}(), with parentheses", name=move.__name__)
        else:
            why = Phrase(
                "refused-move-made",
                "a move is one of game.legal_moves(), such as {example}, or what parse_move makes of its text",
                example=self.example,
            )
        return IllegalMove.of(
            "refused-no-move",
            "{move}, which is no move, is not legal, because {why}: {where}",
            move=text,
            why=why,
            where=self._where(),
        )
