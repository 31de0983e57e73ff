"""Rounds by the thousand, played by rules: alone with dice that a seed decides, or two players at one table.

A rule says when to opt out. Everything else is the same for all rules, so that nothing but the rule and the dice can
make a difference: of the spaces that a roll offers, the button goes on the colour of which the player has most, as long
as it has fewer than three of it; among equals on the colour of the card, and then on the first space, row by row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

from ..buttons.cells import COLOURS
from ..buttons.rules.layout import LAYOUTS
from ..buttons.rules.position import ENOUGH_OF_A_COLOUR, MOST_BLACK_DICE, Position
from .simulating import confidence_interval

Rule = Callable[[int, int], bool]
"""With so many buttons, and so many stars for opting out now: does the player opt out?"""

CONTEST_BOARD: Final = Position.of(LAYOUTS["A"], cards="r")
"""The board on which the rules of lesson 10 play alone: empty, with all dice and the red card."""
TABLE_CARDS: Final = "ry", "bg"
"""The cards when two play: the first player has the red one and starts. Both have side A."""
DICE_OF_LEAVER: Final = 2
"""So many black dice a player takes away who leaves the round, when two play."""

_GRID: Final = CONTEST_BOARD.grid
_COLOUR_OF: Final = tuple(COLOURS.index(letter) for letter in CONTEST_BOARD.colours)


def bold(buttons: int, stars: int) -> bool:
    """Opts out with 2 stars or more.

    >>> bold(buttons=5, stars=1), bold(buttons=5, stars=2)
    (False, True)
    """
    return stars >= 2


def careful(buttons: int, stars: int) -> bool:
    """Opts out with 2 stars or more, and also with 5 buttons or more.

    >>> careful(buttons=5, stars=1), careful(buttons=4, stars=1)
    (True, False)
    """
    return stars >= 2 or buttons >= 5


def patient(buttons: int, stars: int) -> bool:
    """Opts out with 3 stars or more, and also with 6 buttons or more: the rule of exercise 10.2.

    >>> patient(buttons=5, stars=2), patient(buttons=6, stars=2)
    (False, True)
    """
    return stars >= 3 or buttons >= 6


def three_buttons(buttons: int, stars: int) -> bool:
    """Opts out with 3 buttons or more, whatever they earn.

    >>> three_buttons(buttons=2, stars=1), three_buttons(buttons=3, stars=1)
    (False, True)
    """
    return buttons >= 3


def four_buttons(buttons: int, stars: int) -> bool:
    """Opts out with 4 buttons or more, whatever they earn.

    >>> four_buttons(buttons=3, stars=2), four_buttons(buttons=4, stars=1)
    (False, True)
    """
    return buttons >= 4


class _Board:
    """A player's board in a round."""

    __slots__ = ("_blocked", "_cards", "_counts", "laid", "stars")

    def __init__(self, cards: str) -> None:
        self._cards = [letter in cards for letter in COLOURS]
        self._counts = [0] * len(COLOURS)
        self._blocked = self.laid = self.stars = 0

    def lay(self, offered: Iterable[int]) -> bool:
        """Lay a button on the best of some spaces, which are given by their bits; false if none of them is open."""
        blocked = self._blocked
        spaces = [bit for bit in offered if not blocked >> bit & 1]
        if not spaces:
            return False
        space = spaces[0] if len(spaces) == 1 else min(spaces, key=self._rank)
        self._blocked = blocked | 1 << space | _GRID.neighbours[space]
        self.laid += 1
        colour = _COLOUR_OF[space]
        self._counts[colour] += 1
        self.stars = self.stars or 1
        if self._counts[colour] == ENOUGH_OF_A_COLOUR:
            self.stars += 1 + self._cards[colour]
        return True

    def _rank(self, bit: int) -> tuple[int, bool, int]:
        """The lower the better."""
        colour = _COLOUR_OF[bit]
        count = self._counts[colour]
        return -count if count < ENOUGH_OF_A_COLOUR else 1, not self._cards[colour], bit

    def opts_out(self, rule: Rule) -> bool:
        """Whether a rule says so, and may."""
        return self.laid > 0 and bool(rule(self.laid, self.stars))


def stars_of_round(rule: Rule, seed: int) -> int:
    """The stars that a rule earns in a round alone, on `CONTEST_BOARD`.

    Args:
        rule: when to opt out.
        seed: decides the dice. The same seed gives the same rolls to every rule, for as long as it goes on rolling.

    >>> [stars_of_round(bold, seed) for seed in range(10)]
    [3, 2, 3, 2, 2, 2, 2, 3, 2, 2]
    """
    size, random, board = _GRID.size, Random(seed).random, _Board(CONTEST_BOARD.cards)
    while not board.opts_out(rule):
        row = size * int(size * random())
        if not board.lay({row + int(size * random()) for _ in range(MOST_BLACK_DICE)}):
            return 0
    return board.stars


def stars_of_rounds(rule: Rule, seeds: Iterable[int]) -> list[int]:
    """The stars that a rule earns in rounds alone, one round a seed.

    >>> stars_of_rounds(careful, range(10))
    [3, 2, 3, 1, 2, 2, 2, 3, 2, 2]
    """
    return [stars_of_round(rule, seed) for seed in seeds]


def ten_rounds(rules: Sequence[Rule], first_seed: int) -> list[int]:
    """The stars of ten rounds for each of some students, all with dice of their own.

    Args:
        rules: the rule of each student.
        first_seed: decides the dice; the first student has those of this seed and the next nine.

    >>> ten_rounds([bold, bold, careful], 0)
    [23, 23, 23]
    """
    seeds = range(first_seed, first_seed + 10 * len(rules), 10)
    return [sum(stars_of_rounds(rule, range(seed, seed + 10))) for seed, rule in zip(seeds, rules, strict=True)]


def stars_at_table(rule: Rule, seed: int, cards: tuple[str, str] = TABLE_CARDS) -> tuple[int, int]:
    """The stars of two players in the first round of a game, both of whom play by one rule; the starting player first.

    They sit at one table: the dice pass to and fro, whoever is not in turn takes the golden space if it is open, and
    whoever leaves the round takes two black dice away.

    Args:
        rule: when to opt out.
        seed: decides the dice.
        cards: the colours of the starting player's two cards, and of the other's. In the game the red card starts. With
            other cards one can see whether it is the start that matters, or the card.

    >>> [stars_at_table(bold, seed) for seed in range(4)]
    [(3, 2), (3, 3), (0, 2), (3, 3)]
    """
    size, random = _GRID.size, Random(seed).random
    boards = [_Board(own) for own in cards]
    stars, is_in, black_dice, turn = [0, 0], [True, True], MOST_BLACK_DICE, 0
    while any(is_in):
        other = 1 - turn
        leaves = boards[turn].opts_out(rule)
        if leaves:
            stars[turn] = boards[turn].stars
        else:
            row = size * int(size * random())
            offered = [row + int(size * random()) for _ in range(black_dice)]
            leaves = not boards[turn].lay(set(offered))
            if is_in[other]:
                boards[other].lay(offered[:1])
        if leaves:
            is_in[turn] = False
            black_dice -= DICE_OF_LEAVER
        turn = other if is_in[other] else turn
    return stars[0], stars[1]


def separate(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """How much larger the mean of the first numbers is, and the standard error of that, if all have luck of their own.

    The variances of both means add up.

    >>> separate([3, 2, 0, 3], [3, 1, 0, 2])
    (0.5, 0.9574271077563381)
    """
    error = sqrt(variance(first) / len(first) + variance(second) / len(second))
    return fmean(first) - fmean(second), error


def paired(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """How much larger the mean of the first numbers is, and the standard error of that, from the differences of pairs.

    Raises:
        ValueError: there are not as many of both.

    >>> paired([3, 2, 0, 3], [3, 1, 0, 2])
    (0.5, 0.28867513459481287)
    """
    differences = [one - other for one, other in zip(first, second, strict=True)]
    return fmean(differences), sqrt(variance(differences) / len(differences))


def contests(first: Sequence[float], second: Sequence[float], rounds: int = 100) -> list[float]:
    """How many stars more the first one earned in a round, in each contest of so many rounds.

    >>> contests([3, 2, 0, 3], [3, 1, 0, 2], rounds=2)
    [0.5, 0.5]
    """
    starts = range(0, min(len(first), len(second)) - rounds + 1, rounds)
    return [fmean(first[at : at + rounds]) - fmean(second[at : at + rounds]) for at in starts]


def telling_contests(duels: int, chance: float = 0.52, contests: int = 200, seed: int = 7) -> int:
    """In how many contests the 95% interval of the share of wins lies above one half.

    Args:
        duels: how many there are in each contest.
        chance: the probability to win a duel.
        contests: how many contests are held.
        seed: decides the luck.

    >>> telling_contests(100), telling_contests(2401)
    (14, 102)
    """
    random, found = Random(seed).random, 0
    for _ in range(contests):
        low, _high = confidence_interval(sum(random() < chance for _ in range(duels)), duels)
        found += low > 1 / 2
    return found
