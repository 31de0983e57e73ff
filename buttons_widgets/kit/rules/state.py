"""What every state of a game has that is a setup and moves, with chance decided by a seed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import field, replace
from inspect import get_annotations
from sys import modules
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, overload

from .errors import GameError, IllegalMove, quoted, shortened
from .game import CHANCE, ChanceMover, Result, Seat
from .history import History, states_of
from .moves import MoveTexts
from .names import checked_seed
from .notation import ROUND, game_text, parse_game
from .numbers import number_of, number_within
from .phrase import Phrase
from .setup import GameSetup

if TYPE_CHECKING:
    from fractions import Fraction

M = TypeVar("M", bound=Hashable)

_MOST_SHOWN: Final = 200
"""So many characters of a move stand in a message: it may be made of a thousand parts."""


class State(ABC, Generic[M]):
    """A base for the states of a game: frozen dataclasses with what is fixed before the first move in a field `setup`.

    Their last field is the `history`, which is empty at first; a game that wants it elsewhere declares it.

    A game supplies `to_move`, `result`, `legal_moves` and `_made`, the state after a legal move; `begin`, if not every
    field but the setup has a default; where dice fall, also `_drawn`. All else has a default, which a game may replace:
    chances that are equally likely, one round, and a refusal of whatever is not among the legal moves.

    Attributes:
        title: what people call the game.
        headline: the first line of a game's text: the title in capital letters, if nothing else is said.
        part: what the game calls a round in it.
        example: a move, as it is written in Python.
        texts: how the moves are written.
        setup_type: the class of the setups: that of the field `setup`, if nothing else is said.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        # Its own, or `@dataclass` would make one that shows every field.
        cls.__repr__ = cls.__repr__  # type: ignore[method-assign]
        own = vars(cls)
        if "title" in own and "headline" not in own:
            cls.headline = cls.title.upper()
        fields = get_annotations(cls)
        if "setup" in fields and "history" not in fields:  # the class with the fields of the states: it has this, too
            cls.history = field(default_factory=History)
            cls.__annotations__ = {**fields, "history": "History[M]"}
        setup = fields.get("setup")
        if isinstance(setup, str):  # it is one in a room whose annotations are not evaluated
            setup = vars(modules[cls.__module__]).get(setup)
        if isinstance(setup, type) and issubclass(setup, GameSetup) and "setup_type" not in own:
            cls.setup_type = setup

    title: ClassVar[str]
    headline: ClassVar[str]
    part: ClassVar[str] = ROUND
    example: ClassVar[str]
    texts: ClassVar[MoveTexts[Any]]
    setup_type: ClassVar[type[GameSetup]]

    # What a game supplies

    history: History[M]
    setup: Any
    phase: Any
    """What is to be done: an enumeration of texts. A game with one kind of decision needs none."""

    @classmethod
    def begin(cls, setup: Any) -> Self:
        """The state before the first move: here, the setup with the default of every other field."""
        make: Any = cls
        begun: Self = make(setup=setup)
        return begun

    if TYPE_CHECKING:
        # A field of a dataclass would take a property of its base for its default.
        @property
        def to_move(self) -> Seat | ChanceMover | None:
            """Who moves: a seat, `CHANCE`, or `None` when the game is over."""

        @property
        def result(self) -> Result | None:
            """How the game ended; `None` while it goes on."""

    @abstractmethod
    def legal_moves(self) -> Sequence[M]:
        """Every legal move, always in the same order; for chance, every outcome; empty when the game is over."""

    def _made(self, move: M) -> Self:
        """The state after a legal move."""
        raise NotImplementedError

    def _drawn(self, seed: str) -> M:
        """What the seed holds for chance now."""
        raise NotImplementedError

    # What a game may replace

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return 1

    def play(self, move: M | str) -> Self:
        """The state after a move, or after the move that its text is.

        Raises:
            IllegalMove: the move is against the rules.
            NotationError: the text is that of no move.
        """
        legal: Sequence[M] = self.legal_moves() if isinstance(move, self.texts.moves) else ()
        try:
            # The legal one, because what was given may only be equal to it: `Take(1, 1.0)` would be written otherwise.
            found = legal[legal.index(move)]
        except ValueError:  # it is none of them, or an array stands in it, which cannot be compared
            return self._read(move, Phrase("refused-not-legal", "it is none of the legal moves"))
        return self._made(found)

    def chances(self) -> Sequence[tuple[M, Fraction]]:
        """At `CHANCE` every outcome once with its probability, adding up to exactly 1; empty for any other mover.

        Here, one outcome is as likely as another.
        """
        if self.to_move is not CHANCE:
            return ()
        # Late: it takes a while to load, and few games ask for all outcomes.
        from fractions import Fraction

        moves = self.legal_moves()
        return tuple((move, Fraction(1, len(moves))) for move in moves)

    def closing_line(self) -> str:
        """The line below a round in the text of a game, made of the state after its last move; "" for no such line."""
        return ""

    def _doing(self) -> str:
        """What a message says of the phase."""
        phase = getattr(self, "phase", None)
        if phase is None:
            return Phrase("refused-while-playing", "a move is to be made")
        doing: str = getattr(phase, "said", phase.value)
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

    @property
    def moves(self) -> tuple[M, ...]:
        """Every move so far, chance's included. The tuple is made anew each time: keep it to use it twice."""
        return self.history.moves

    @property
    def last_move(self) -> M | None:
        """The last of them, or `None` if no move was made."""
        return self.history.last_move

    @property
    def ply(self) -> int:
        """How many moves were made, chance's included."""
        return self.history.ply

    @property
    def seed(self) -> str:
        """What decides chance.

        Raises:
            GameError: this state holds no seed, because `seen_by` removed it.
        """
        if self.setup.seed is None:
            raise GameError("this state holds no seed: use chances() for what may come, or reseeded() to try some")
        seed: str = self.setup.seed
        return seed

    def chance_move(self) -> M:
        """The move that the seed holds for chance now; the same however often the game is taken back.

        Raises:
            IllegalMove: chance is not to move.
            GameError: this state holds no seed, because `seen_by` removed it.
        """
        if self.to_move is not CHANCE:
            raise IllegalMove.of("refused-no-chance", "chance is not to move: {where}", where=self._where())
        return self._drawn(self.seed)

    def reseeded(self, seed: object) -> Self:
        """The same state with another seed: from here on chance decides by that one.

        A bot that plays a game to its end to try a move out needs it, because the state that it is given holds no
        seed. What chance decided before stays as it was.

        Raises:
            GameError: the seed is not a text of 1 to 100 visible characters.
        """
        return self._changed(setup=self.setup.with_seed(checked_seed(seed)))

    def start_state(self) -> Self:
        """The same game with no move made."""
        return self.begin(self.setup)

    def replay(self, moves: Iterable[M]) -> Self:
        """The state after some more moves.

        Raises:
            IllegalMove: one of them is not legal.
        """
        game = self
        for move in moves:
            game = game.play(move)
        return game

    def at(self, ply: int) -> Self:
        """The state after the first `ply` moves.

        Raises:
            GameError: `ply` is not a number from 0 to the game's own ply.
        """
        number = number_within(ply, 0, self.ply, f"the game has plies 0 to {self.ply}")
        return self.start_state().replay(self.moves[:number])

    def seen_by(self, seat: Seat) -> Self:
        """The state as a player sees it: without the seed, from which the chances to come could be worked out.

        Everything works as before, but `chance_move` raises a `GameError`, and the text has `seed hidden` in place of
        the seed. A game in which players see different things has more to hide.

        Raises:
            GameError: the game has no such seat.
        """
        number_of("seat", seat, 0, len(self.names) - 1)
        return self if self.setup.seed is None else self._changed(setup=self.setup.without_seed)

    def __len__(self) -> int:
        """How many states there were, from the first to this one."""
        return self.ply + 1

    def __iter__(self) -> Iterator[Self]:
        """Every state from the first to this one."""
        return iter(states_of(self))

    @overload
    def __getitem__(self, index: int) -> Self: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Self, ...]: ...
    def __getitem__(self, index: int | slice) -> Self | tuple[Self, ...]:
        """The state of a ply; from -1 down, counted from this one. Of a slice, such as `game[2:5]`, its states."""
        if isinstance(index, slice):
            return tuple(states_of(self)[index])
        plies = range(len(self))
        if index not in plies and -index - 1 not in plies:
            raise IndexError(f"the game has plies 0 to {self.ply}, not {index}")
        return self.at(plies[index])

    def __str__(self) -> str:
        return game_text(self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text that `str(game)` writes.

        Raises:
            IllegalMove: a move that stands in its right place is against the rules; the message names the line.
            NotationError: anything else is wrong with the text; the message names the line.
            GameError: `text` is not a text.
        """
        found: Self = parse_game(text, cls)
        return found

    def __repr__(self) -> str:
        names, part = ", ".join(self.names), self.part.lower()
        doing = f", {self.phase.value}" if hasattr(self, "phase") else ""
        return f"<Game of {names}: {part} {self.round}, ply {self.ply}{doing}>"

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

    def _read(self, move: object, why: str) -> Self:
        """The state after the move that a text is. It is the last thing that is tried, so that other moves are quick.

        Raises:
            IllegalMove: it is no text, and not legal because of `why`; or what it is is against the rules.
            NotationError: the text is that of no move.
        """
        if isinstance(move, str):
            return self.play(self.texts.parse(move))
        raise self._illegal(move, why)

    def _illegal(self, move: object, why: str) -> IllegalMove:
        """The error for a move that is not legal, because of `why`; for what is no move at all, it says that."""
        text = quoted(move)
        if isinstance(move, self.texts.moves):
            text = shortened(str(move), _MOST_SHOWN)
            return IllegalMove.because(text, why, self._where())
        if isinstance(move, type):
            why = Phrase("refused-move-class", "it is a class: write {name}(), with parentheses", name=move.__name__)
        else:
            why = Phrase(
                "refused-move-made",
                "a move is one of game.legal_moves(), such as {example}, or the text of one",
                example=self.example,
            )
        return IllegalMove.of(
            "refused-no-move",
            "{move}, which is no move, is not legal, because {why}: {where}",
            move=text,
            why=why,
            where=self._where(),
        )
