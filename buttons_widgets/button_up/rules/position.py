"""A position of a battle: the circle of piles, and who is to sow.

A pile is a text of its buttons from the bottom up: `r` red, `k` black, `w` white. The white ones are the spies.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, NamedTuple

from ...kit.rules.errors import GameError, IllegalMove, NotationError, quoted, unwanted
from ...kit.rules.game import Seat
from ...kit.rules.notation import parts_of
from ...kit.rules.numbers import whole_number
from ...kit.rules.phrase import Phrase, PhraseEnum
from ..drawing import CircleView, Drop, circle_svg, room_above

ARMIES: Final = "rk"
"""The letters of the two armies, seat by seat: red, black."""

SPY: Final = "w"
COLOURS: Final = ARMIES + SPY
NOBODY: Final = "-"
"""The mover once one pile is left; the same sign stands for an empty place."""

MOST_EACH: Final = 3
"""A battle has one to three buttons of each colour, on three times as many places."""
SIZES: Final = (3, 6, 9)
"""How many places there can be."""

ARMY_WANTED: Final = Phrase("refused-army", "an army has 1 to {most} buttons", most=MOST_EACH)

_POSITION_WANTED: Final = Phrase(
    "refused-piles", "a position is its piles and the mover, such as 'krw/kww/-/-/-/krr/-/-/- k'"
)
_ARMY_NAMES: Final = {"r": "red", "k": "black"}
_SCALE: Final = 0.75
"""How large a position is that draws itself, beside the picture on the table."""

_EXCHANGED: Final = str.maketrans("rk", "kr")


@cache
def other_colours(letters: str) -> str:
    """A pile, a deal or a mover with red and black exchanged.

    >>> other_colours("krw")
    'rkw'
    """
    return letters.translate(_EXCHANGED)


@cache
def heights(pile: str, army: str) -> int:
    """How high the buttons of an army stand in a pile, all together.

    >>> heights("krrk", "r")
    5
    """
    return sum(height for height, letter in enumerate(pile, start=1) if letter == army)


class Obstacle(PhraseEnum):
    """Why a place may not be sown from. The value is what a message can say after "because"."""

    OVER = Phrase("refused-battle-over", "the battle is over")
    NO_PILE = Phrase("refused-no-pile", "no pile stands there")
    NO_SPY = Phrase("refused-no-spy", "there is no spy in its pile")


class Armies(NamedTuple):
    """What the two armies are worth: the sum of their buttons' heights, each counted from 1 at the foot of its pile."""

    red: int
    black: int


@dataclass(frozen=True)
class Position:
    """The piles of a battle, and who is to sow.

    Attributes:
        piles: place by place, clockwise from place 1; `""` where no pile stands. 3, 6 or 9 places.
        mover: `"r"` or `"k"`, the army whose player is to sow; `"-"` once one pile is left.

    >>> position = Position.parse("krw/kww/-/-/-/krr/-/-/- k")
    >>> position.legal_places(), position.sowings_left
    ((1, 2), 2)
    >>> position.drops(2)
    (Drop(place=6, buttons='k', again=False), Drop(place=1, buttons='ww', again=False))
    >>> print(position.sow(2))
    krwww/-/-/-/-/krrk/-/-/- r
    """

    piles: tuple[str, ...]
    mover: str

    def __post_init__(self) -> None:
        piles, mover = self.piles, self.mover
        if not isinstance(piles, tuple | list) or not all(isinstance(pile, str) for pile in piles):
            raise GameError(f"the piles of a position are texts of {' '.join(COLOURS)}, not {quoted(piles)}")
        count, each = len(piles), len(piles) // len(COLOURS)
        if count not in SIZES:
            raise unwanted(Phrase("refused-circle", "a circle has 3, 6 or 9 places"), count)
        object.__setattr__(self, "piles", tuple(piles))
        if sorted("".join(piles)) != sorted(COLOURS * each):
            values = {"count": count, "each": each}
            raise unwanted(
                Phrase("refused-circle-each", "a circle of {count} places has {each} each of r k w", **values), piles
            )
        left = self.sowings_left
        if not isinstance(mover, str) or mover not in (tuple(ARMIES) if left else (NOBODY,)):
            wanted = Phrase("refused-no-mover", "the mover is - with one pile left")
            if left:
                wanted = Phrase("refused-mover", "the mover is r or k while there are {count} piles", count=left + 1)
            raise unwanted(wanted, mover)

    @classmethod
    def of_deal(cls, deal: str, mover: str | Seat) -> Position:
        """The position of a circle that was just dealt: piles of one button.

        Args:
            deal: the letters place by place, such as `"kkwwrkrwr"`.
            mover: who is first: `"r"` or `"k"`, or the seat, 0 or 1.

        Raises:
            GameError: the letters or the mover are no such thing.

        >>> print(Position.of_deal("wrkkrw", "k"))
        w/r/k/k/r/w k
        """
        seat = whole_number(mover)
        if seat in (0, 1):
            mover = ARMIES[seat]
        if not isinstance(mover, str) or mover not in tuple(ARMIES):
            raise unwanted(Phrase("refused-first", "r (seat 0) or k (seat 1) is first"), mover)
        return cls(tuple(checked_deal(deal)), mover)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the one-line text of a position.

        The piles stand place by place, joined by `/`, each from the bottom up, `-` for an empty place; then the mover.

        Raises:
            NotationError: the text is malformed; the message says what.
            GameError: it is not a text, or the position cannot be.
        """
        fields, mover = parts_of(text, 2, _POSITION_WANTED)
        piles = fields.split("/")
        for place, field in enumerate(piles, start=1):
            if field != NOBODY and not (field and set(field) <= set(COLOURS)):
                raise NotationError.of(
                    "refused-up-place",
                    "place {place} of {text} is {field}: write letters of r k w, or -",
                    place=place,
                    text=quoted(text),
                    field=quoted(field),
                )
        try:
            return cls(tuple(field.replace(NOBODY, "") for field in piles), mover)
        except GameError as error:
            raise NotationError.of(
                "refused-up-no-position", "{text} is no position: {error}", text=quoted(text), error=error
            ) from None

    # The state

    @cached_property
    def size(self) -> int:
        """How many places the circle has, and how many buttons: 3, 6 or 9."""
        return len(self.piles)

    @cached_property
    def sowings_left(self) -> int:
        """How many sowings are to come: every one takes a pile away, and one pile is left at the end."""
        return sum(map(bool, self.piles)) - 1

    @property
    def seat(self) -> Seat | None:
        """The seat of the mover: 0 red, 1 black; `None` once one pile is left."""
        return None if self.mover == NOBODY else ARMIES.index(self.mover)

    @cached_property
    def armies(self) -> Armies:
        """What the armies are worth as the piles stand now. Only with one pile left does it count."""
        return Armies(*(sum(heights(pile, army) for pile in self.piles) for army in ARMIES))

    @property
    def margin(self) -> int:
        """What the red army is worth more than the black one, as the piles stand now."""
        return self.armies.red - self.armies.black

    # Sowing

    def legal_places(self) -> tuple[int, ...]:
        """The places that the mover may sow from, ascending: one to three; none once one pile is left.

        >>> Position.parse("w/r/k r").legal_places()
        (1,)
        """
        if self.mover == NOBODY:
            return ()
        return tuple(place for place, pile in enumerate(self.piles, start=1) if SPY in pile)

    def why_not(self, place: int) -> Obstacle | None:
        """What forbids sowing from a place, or `None` if nothing does.

        Raises:
            GameError: there is no such place.
        """
        pile = self.piles[self._index(place)]
        if self.mover == NOBODY:
            return Obstacle.OVER
        if not pile:
            return Obstacle.NO_PILE
        return None if SPY in pile else Obstacle.NO_SPY

    def is_legal(self, place: int) -> bool:
        """Whether the mover may sow from a place.

        Raises:
            GameError: there is no such place.
        """
        return self.why_not(place) is None

    def drops(self, place: int) -> tuple[Drop, ...]:
        """Every stop of a sowing, in order, and what lands there.

        The lowest button goes first, one on each of the next piles. If there are more buttons than other piles, all
        that are left go on the last of these.

        Raises:
            IllegalMove: the place may not be sown from.
            GameError: there is no such place.
        """
        why = self.why_not(place)
        if why is not None:
            raise IllegalMove.because(f"sow {place}", why.said, str(self))
        start = self._index(place)
        hand = self.piles[start]
        clockwise = (*range(start + 1, self.size), *range(start))
        stops = [stop for stop in clockwise if self.piles[stop]][: len(hand)]
        buttons = (*hand[: len(stops) - 1], hand[len(stops) - 1 :])
        again = self.sowings_left > 1 and buttons[-1] == self.piles[stops[-1]][-1]
        return tuple(
            Drop(stop + 1, landing, again and stop == stops[-1]) for stop, landing in zip(stops, buttons, strict=True)
        )

    def plays_again(self, place: int) -> bool:
        """Whether whoever sows from a place is the next to sow, too.

        So it is if a single button lands last, on top of one of its own colour; not after the last sowing.

        Raises:
            IllegalMove: the place may not be sown from.
            GameError: there is no such place.
        """
        return self.drops(place)[-1].again

    def sow(self, place: int) -> Position:
        """The position after a sowing.

        Raises:
            IllegalMove: the place may not be sown from.
            GameError: there is no such place.
        """
        drops = self.drops(place)
        piles = list(self.piles)
        piles[self._index(place)] = ""
        for drop in drops:
            piles[drop.place - 1] += drop.buttons
        mover = self.mover if drops[-1].again else other_colours(self.mover)
        if self.sowings_left == 1:
            mover = NOBODY
        # A sowing moves buttons only, so nothing is checked again.
        sown = object.__new__(Position)
        sown.__dict__.update(piles=tuple(piles), mover=mover)
        return sown

    def begun_by_other(self) -> Position:
        """The same piles with the other army to sow.

        >>> print(Position.of_deal("wrk", "r").begun_by_other())
        w/r/k k
        """
        return Position(self.piles, other_colours(self.mover))

    # Symmetry

    def turned(self, places: int) -> Position:
        """The same circle turned clockwise: what stood on place 1 stands on place 1 + `places`.

        Raises:
            GameError: `places` is no whole number.

        >>> print(Position.parse("w/r/k r").turned(1))
        k/w/r r
        """
        number = whole_number(places)
        if number is None:
            raise GameError(f"a circle is turned by a number of places, not by {quoted(places)}")
        cut = -number % self.size
        return Position(self.piles[cut:] + self.piles[:cut], self.mover)

    def swapped(self) -> Position:
        """The same position with red and black exchanged, the mover too.

        >>> print(Position.parse("w/r/k r").swapped())
        w/k/r k
        """
        return Position(tuple(map(other_colours, self.piles)), other_colours(self.mover))

    def canonical(self) -> Position:
        """The first, in the order of their piles, of all positions that are worth as much to their movers as this one.

        They differ from it by a turn of the circle, by where its gaps are, and by an exchange of the colours. Its piles
        stand on the first places, its gaps behind them, and red is to sow.

        >>> print(Position.parse("k/w/r k").canonical())
        k/r/w r
        """
        position = self.swapped() if self.mover == "k" else self
        piles = tuple(filter(None, position.piles))
        first = min(piles[cut:] + piles[:cut] for cut in range(len(piles)))
        return Position(first + ("",) * (self.size - len(first)), position.mover)

    # Pictures

    def view(self) -> CircleView:
        """What a picture of the position shows: the piles alone."""
        return CircleView(self.piles)

    def _repr_svg_(self) -> str:
        """The circle, with who is to sow in its middle, or how the battle ended."""
        red, black = self.armies
        middle = f"{_ARMY_NAMES[self.mover]} to sow" if self.sowings_left else f"red {red}, black {black}"
        return circle_svg(CircleView(self.piles, middle=(middle,)), str(self), _SCALE, room_above(self.piles))

    # Text

    def __str__(self) -> str:
        return f"{'/'.join(pile or NOBODY for pile in self.piles)} {self.mover}"

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    # Helpers

    def _index(self, place: object) -> int:
        number = whole_number(place)
        if number is None or not 1 <= number <= self.size:
            raise GameError.of(
                "refused-no-place",
                "there is no place {place}: the places are 1 to {size}",
                place=quoted(place),
                size=self.size,
            )
        return number - 1


def checked_deal(deal: str) -> str:
    """The letters of a circle that is dealt.

    Raises:
        GameError: they are not as many of `r`, `k` and `w` each, one to three.

    >>> checked_deal("wrk")
    'wrk'
    """
    if not isinstance(deal, str) or len(deal) > SIZES[-1]:
        raise unwanted(Phrase("refused-deal", "a deal is a text of the letters r k w, such as 'kkwwrkrwr'"), deal)
    if not deal or sorted(deal) != sorted(COLOURS * (len(deal) // len(COLOURS))):
        raise unwanted(Phrase("refused-deal-each", "a deal has as many r as k as w, one to three of each"), deal)
    return deal
