"""What a table and a game's view exchange, as plain values: the moment to show, and what is shown of it.

No widget is made here. A table gives a view a `Scene`, and the view answers with the other values of this room. They
are named tuples because Python makes such a class six times as fast as a frozen dataclass: people wait for all of them
in their first cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from ..language.words import Words
from ..page.action import Action as Action  # a view says what can be done with it
from ..rules.game import Game, Seat

G = TypeVar("G", bound=Game[Any])

NO_REASONS: Final[Mapping[Any, str]] = {}
"""There is nothing on a board that needs a reason. It is never changed."""

Place = int
"""Which of the boards on the table, counted from 0."""


class Scene(NamedTuple, Generic[G]):
    """A moment of a game: everything that sentences, buttons and pictures depend on.

    Attributes:
        states: every state from the start up to the one that is shown.
        people: for each seat, whether a person sits there.
        decides: whether a person is to decide now; false while a person looks back or the table waits.
        round_over: whether a round has ended and the next one has not been started yet.
        draft: what the person who decides has chosen and not yet confirmed, as the view made it; else `None`.
        previous: the state that the table showed before this one; `None` for the first.
        looks_back: whether a person looks at the past of the game.
    """

    states: Sequence[G]
    words: Words
    people: tuple[bool, ...]
    decides: bool = False
    round_over: bool = False
    draft: Any = None
    previous: G | None = None
    looks_back: bool = False

    @property
    def game(self) -> G:
        """The state that is shown."""
        return self.states[-1]

    @property
    def seat(self) -> Seat | None:
        """The seat whose person is to decide now; `None` if no person is."""
        mover = self.game.to_move
        return mover if self.decides and isinstance(mover, int) else None

    @property
    def before_move(self) -> G | None:
        """The state before the last move, if that move has not been shown yet; `None` when somebody looks back."""
        is_new = self.previous is not None and self.previous is not self.game and not self.looks_back
        return self.states[-2] if is_new and len(self.states) > 1 else None

    def is_persons(self, seat: Seat) -> bool:
        """Whether a person sits in a seat."""
        return self.people[seat]

    @property
    def is_over(self) -> bool:
        """Whether the end of the game is shown, and nobody looks back."""
        return self.game.to_move is None and not self.looks_back

    @property
    def champion(self) -> Seat | None:
        """Who has won the game whose end is shown; of several the first person, or else the first of them."""
        result = self.game.result if self.is_over else None
        winners = result.winners if result is not None else ()
        return next(filter(self.is_persons, winners), next(iter(winners), None))


# What a click leads to


class Draft(NamedTuple):
    """A click that changes a choice that is not confirmed yet; the new one comes back as `Scene.draft`."""

    value: Any


class Moves(NamedTuple):
    """Several moves of one player that are decided in one go: they are made one after the other, and undone together.

    Nobody else decides between them. A saved game does not say which were: after it is opened again they are undone one
    by one.
    """

    moves: Sequence[Any]


class Refusal(NamedTuple):
    """The answer to a click that is not allowed: the reason, for the person who clicked."""

    text: str


# What is shown


class HowToLine(NamedTuple):
    """One thing that a player has to know: a small SVG picture, and a sentence that says all of it."""

    picture: str
    text: str


TagKind = Literal["bot", "turn", "out", "bad", "won"]


class Chip(NamedTuple):
    """A small count beside a picture.

    Attributes:
        picture: SVG markup around the origin, some 44 units wide and high.
        name: the same for people who do not see it.
        full: whether it has reached what it counts towards.
    """

    picture: str
    text: str
    name: str
    full: bool = False


class SeatLine(NamedTuple):
    """The line above a player's board; the name is added by the table.

    Attributes:
        tag: how the player stands, in a word or two; "" for nothing.
        kind: how the tag looks.
        score: short, such as `3 points`; "" for nothing.
        score_spoken: the same for people who do not see it.
        moves: whether it is this player's turn.
        pending: what comes on top of the score, such as `+3`; "" for nothing.
        pending_spoken: the same for people who do not see it, and the tooltip.
        sure: whether that can no longer be lost.
        tally: what the pending score is made of; shown above large boards.
    """

    tag: str = ""
    kind: TagKind = "bot"
    score: str = ""
    score_spoken: str = ""
    moves: bool = False
    pending: str = ""
    pending_spoken: str = ""
    sure: bool = False
    tally: Sequence[Chip] = ()


class BoardShown(NamedTuple):
    """What one of the boards shows.

    Attributes:
        picture: the game's own value, given to its board's `draw`.
        label: the name of the board for people who do not see it.
        offers: whether something on it can be chosen now, so that the focus belongs there.
        latest: what has just changed on it, in the board's own terms.
        reasons: why something on it cannot be chosen, in the board's own terms.
    """

    picture: Any
    label: str = ""
    offers: bool = False
    latest: Iterable[Any] = ()
    reasons: Mapping[Any, str] = NO_REASONS


class DiceShown(NamedTuple):
    """The dice on the table.

    Attributes:
        dice: as `DiceTray.dice` takes them.
        label: what they show, in words.
    """

    dice: Sequence[Any]
    label: str


class Rolled(NamedTuple):
    """A roll of people who play with sheets of paper, or the dice before it.

    Attributes:
        dice: how they lie.
        offers: what can be done with them, a line for each kind of player: for whom it is, and what can be chosen.
    """

    dice: DiceShown
    offers: Sequence[tuple[str, Sequence[str]]] = ()


class SummaryRow(NamedTuple):
    """One player's line in the summary of a round.

    Attributes:
        parts: what was earned, one text per point.
        earned: all of that together, such as `+3`.
        total: what the player has now.
        nothing: why nothing was earned; shown if there are no `parts`.
        spoken: the `parts` for people who do not see them; "" if they can be read out as they are.
    """

    name: str
    parts: Sequence[str]
    earned: str
    total: str
    nothing: str = ""
    spoken: str = ""


class Summary(NamedTuple):
    """The summary of a round.

    Attributes:
        title: for people who do not see the table.
        rows: seat by seat.
        sign: what stands before each part of what was earned.
    """

    title: str
    rows: Sequence[SummaryRow]
    sign: str = "+1"


class CourseLine(NamedTuple):
    """One player's way through a game.

    Attributes:
        values: what the player had before the first round and after each.
        won: whether the player has won.
    """

    name: str
    values: Sequence[int]
    won: bool = False


class Course(NamedTuple):
    """The course of a game that is over.

    Attributes:
        title: what the values are, such as "Points by round".
        lines: player by player; all have the same number of values, two at least.
        sentence: what decided the game; "" for nothing.
        goal: a value that was to be reached, drawn as a line; `None` for none.
        sums: what the players' last values are made of, shown above; `None` for nothing.
        sign: what stands behind a value where there is no room for a word.
    """

    title: str
    lines: Sequence[CourseLine]
    sentence: str = ""
    goal: int | None = None
    sums: Summary | None = None
    sign: str = ""

    @classmethod
    def of(
        cls, game: Game[Any], title: str, values: Sequence[Sequence[int]], sentence: str = "", goal: int | None = None
    ) -> Course:
        """The course of a game, by what each seat had before the first round and after each."""
        winners = game.result.winners if game.result is not None else ()
        lines = [CourseLine(name, values[seat], seat in winners) for seat, name in enumerate(game.names)]
        return cls(title, lines, sentence, goal)
