"""The stars of one more roll: where a button earns more, and whether a roll is worth its risk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from ..buttons.cells import COLOURS, Cell, as_cell, cell_text
from ..buttons.drawing.board_view import BoardView
from ..buttons.rules.laying import Obstacle
from ..buttons.rules.moves import Dice, roll_chances
from ..buttons.rules.position import ENOUGH_OF_A_COLOUR, Position
from ..kit.exercises.choice_exercise import SeveralExercise
from ..kit.exercises.exercise import Judged, mistaken, right, wrong
from ..kit.language.words import Words
from .dice_questions import drawn_position
from .on_board import OnBoard


@lru_cache(256)
def stars_by_space(position: Position) -> Mapping[Cell, int]:
    """For each open space what opting out earns after a button was laid there."""
    return MappingProxyType({cell: position.lay(cell).stars_for_opting_out() for cell in position.legal_cells()})


def stars_with(position: Position, dice: Dice) -> int:
    """What a roll earns if the best of the spaces that it offers is taken, and the player opts out then; 0 for a bust.

    >>> board = Position.parse("Rby/gry/yRg r 2")
    >>> stars_with(board, Dice(2, 2, (3,))), stars_with(board, Dice(1, 1, (2,)))
    (1, 0)
    """
    stars = stars_by_space(position)
    return max((stars[cell] for cell in dice.cells if cell in stars), default=0)


@lru_cache(256)
def stars_of_a_roll(position: Position) -> Mapping[int, int]:
    """In how many ways a position's next roll earns how many stars, if the player opts out after it.

    >>> dict(stars_of_a_roll(Position.parse("rby/gRy/ybg r 1")))
    {0: 5, 1: 4}
    """
    stars, ways = stars_by_space(position), Counter[int]()
    size, black = position.size, position.black_dice - 1
    for dice, chance in roll_chances(size, black):
        earned = max((stars[cell] for cell in dice.cells if cell in stars), default=0)
        ways[earned] += int(chance * size ** (black + 2))
    return MappingProxyType(dict(sorted(ways.items())))


class WhereItPays(OnBoard):
    """On which open spaces would one more button earn more stars?"""

    number = "4.5"

    def draw(self, random: Random) -> None:
        """A board on which two colours are covered twice."""

        def fits(position: Position) -> bool:
            pays = self._paying(position)
            return all(1 <= len(cells) <= 4 for cells in pays.values()) and len(pays) == 2

        self.position = drawn_position(random, fits, buttons=6, stars=4, black_dice=3, cards=random.choice(COLOURS))

    @staticmethod
    def _paying(position: Position) -> dict[str, list[Cell]]:
        """For each colour that is covered twice its open spaces."""
        masks = position.colour_masks
        one_missing = ENOUGH_OF_A_COLOUR - 1
        colours = [one for one in COLOURS if (position.button_mask & masks[one]).bit_count() == one_missing]
        return {one: list(position.grid.cells_of(masks[one] & position.legal_mask)) for one in colours}

    @property
    def pays(self) -> frozenset[str]:
        """The spaces on which one more button earns more stars."""
        now = self.position.stars_for_opting_out()
        return frozenset(cell_text(cell) for cell, stars in stars_by_space(self.position).items() if stars > now)

    def values(self, words: Words) -> Mapping[str, object]:
        colours = [words.say(f"colour-{colour}") for colour in self._paying(self.position)]
        return {"count": len(self.pays), "colours": words.listed(colours)}

    def picture(self, draft: str) -> BoardView:
        """The board with a mark on each space that was chosen: nothing is laid."""
        return replace(self.position.view(), line=[as_cell(place) for place in draft.split()])

    def judge_places(self, places: frozenset[str]) -> Judged:
        """Whether it is all of them and no other."""
        if places == self.pays:
            return right()
        for place in sorted(places):
            if self.position.why_not(place) is Obstacle.BESIDE:
                return mistaken("closed", cell=place)
        for place in sorted(places - self.pays):
            return mistaken("other-colour", cell=place)
        found = len(places)
        credit = found / len(self.pays)
        for cells in self._paying(self.position).values():
            if places == {cell_text(cell) for cell in cells}:
                return mistaken("one-colour", credit, found=found)
        return wrong(credit, f"{self.key}.incomplete", found=found)

    def model_answer(self, words: Words) -> str:
        return " ".join(sorted(self.pays))

    def mistakes(self) -> Mapping[str, str]:
        """A closed space of the right colour, all that is open, and one colour only."""
        paying, position = self._paying(self.position), self.position
        closed = [
            cell_text(cell)
            for colour in paying
            for cell in position.grid.cells_of(position.colour_masks[colour])
            if position.why_not(cell) is Obstacle.BESIDE
        ]
        return {
            "one-colour": " ".join(map(cell_text, next(iter(paying.values())))),
            "other-colour": " ".join(map(cell_text, position.legal_cells())),
            "closed": " ".join([*sorted(self.pays), *closed[:1]]),
        }


class Bet(NamedTuple):
    """A roll as a bet.

    Attributes:
        bust: the chance to lose all.
        now: the stars to lose.
        then: the stars if it goes well.
    """

    bust: Fraction
    now: int
    then: int

    @property
    def pays(self) -> bool:
        """Whether it is worth more than opting out."""
        return (1 - self.bust) * self.then > self.now


class WhenToRoll(SeveralExercise):
    """For which of five bets is a roll worth more than opting out?"""

    number = "4.10"
    ordered = True  # they are drawn in any order
    options: Sequence[str] = ("first", "second", "third", "fourth", "fifth")

    def draw(self, random: Random) -> None:
        """Five bets, some of which pay though a bust is likely, and some do not though it is not."""
        chances = [Fraction(1, 2), Fraction(1, 3), Fraction(1, 4), Fraction(2, 3), Fraction(1, 5), Fraction(2, 5)]
        every = [Bet(chance, now, now + more) for chance in chances for now in (1, 2, 3, 4, 5) for more in (1, 2)]
        every = [bet for bet in every if (1 - bet.bust) * bet.then != bet.now]
        risky = [bet for bet in every if bet.pays and bet.bust >= Fraction(1, 2)]
        safe = [bet for bet in every if not bet.pays and bet.bust <= Fraction(1, 3)]
        rest = [bet for bet in every if bet not in risky and bet not in safe]
        pays = [bet for bet in rest if bet.pays]
        never = [bet for bet in rest if not bet.pays]
        bets = [*random.sample(risky, 1), *random.sample(safe, 2), *random.sample(pays, 1), *random.sample(never, 1)]
        self.bets = dict(zip(self.options, random.sample(bets, 5), strict=True))

    @property
    def right(self) -> Collection[str]:
        return [option for option, bet in self.bets.items() if bet.pays]

    def option_text(self, option: str, words: Words) -> str:
        bet = self.bets[option]
        return self.say(words, "bet", now=bet.now, bust=bet.bust, then=bet.then)

    def mistakes(self) -> Mapping[str, Collection[str]]:
        """The sets to which rules of thumb lead."""
        bets = self.bets.items()
        found = {
            "seldom-bust": {option for option, bet in bets if bet.bust < Fraction(1, 2)},
            "opposite": {option for option, bet in bets if not bet.pays},
            "two-to-gain": {option for option, bet in bets if bet.then - bet.now == 2},
            "all": set(self.options),
        }
        return {name: options for name, options in found.items() if options}

    def is_fair(self) -> bool:
        """Whether every rule of thumb leads to a set of its own, and none to the right one."""
        found = [frozenset(one) for one in (self.right, *self.mistakes().values())]
        return len(set(found)) == len(found)

    def values(self, words: Words) -> Mapping[str, object]:
        worths = [
            f"{self.letter(option)} {words.number(float((1 - bet.bust) * bet.then), '.2f')} – {bet.now}"
            for option, bet in self.bets.items()
        ]
        return {"worths": "; ".join(worths)}
