"""The pictures of lesson 7, and the rounds played for them: a tree in which a rule decides, rules beside best play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from ..buttons.analysis.situations import opts_out, situation_of
from ..buttons.analysis.solve import solve
from ..buttons.cells import Cell
from ..buttons.rules.position import ENOUGH_OF_A_COLOUR, Position
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.rules.errors import importing, parsed_as, unwanted
from ..kit.rules.phrase import Phrase
from .charts import Bar, bars
from .lesson_7 import LESSON, RULES
from .picture import Picture, picture_words
from .short_rules import ShortRule, stars_of
from .simulated_rounds import CONTEST_BOARD, stars_of_rounds
from .stopping import roll_worth, stars_now
from .stopping_tree import roll_tree

SEED: Final = 7
"""Of the rounds that are played for a picture."""
PLAYED: Final = 1000
PLAYED_EACH_WAY: Final = 2000
BY_HABIT: Final = 20_000
_MOST_BUTTONS: Final = 12


Prefers = Callable[[Position, Cell], float | tuple[float, ...]]
"""How much somebody likes to lay on a space: of those that a roll offers, the one with the most is taken."""


def _anywhere(position: Position, cell: Cell) -> float:
    return 0.0


def _safest(position: Position, cell: Cell) -> float:
    return -situation_of(position.lay(cell)).bust


def _colours(position: Position, cell: Cell) -> tuple[float, ...]:
    letters = [position.colours[position.grid.bit(one)] for one in (*position.buttons, cell)]
    colour, have = letters[-1], Counter(letters[:-1])[letters[-1]]
    own = have < ENOUGH_OF_A_COLOUR and colour in position.cards
    return (own, have if have < ENOUGH_OF_A_COLOUR else -1, _safest(position, cell))


LAYINGS: Final[Mapping[str, Prefers | None]] = {
    "best": None,
    "anywhere": _anywhere,
    "safest": _safest,
    "colours": _colours,
}
"""`"best"`: as well as can be for that rule. `"anywhere"`: one of the spaces at random. `"safest"`: so that the next
roll is least likely to be bust. `"colours"`: on the own card's colour until there are three, else on the colour with
most buttons that has not three yet; among equals on the safest."""


def played_rounds(
    rule: str | ShortRule, board: Position | str, rounds: int, seed: int, laying: str = "best"
) -> list[int]:
    """The stars of some rounds in which a rule decides when to opt out.

    Args:
        rule: the rule.
        board: where each round begins.
        rounds: how many.
        seed: decides the dice: the same seed gives the same rounds.
        laying: see `LAYINGS`.

    Raises:
        GameError: the rule cannot be read, the board is no position, or there is no such way to lay.

    >>> played_rounds("1 star", Position.parse("rby/gry/ybg r 2"), 3, seed=1)
    [1, 1, 1]
    """
    read = rule if isinstance(rule, ShortRule) else ShortRule.parse(rule)
    board = parsed_as(Position, board)
    if laying not in LAYINGS:
        raise unwanted(Phrase("refused-laying", "a way to lay is one of {ways}", ways=", ".join(LAYINGS)), laying)
    return list(_stars(read, board, rounds, seed, laying))


@lru_cache
def _stars(rule: ShortRule, board: Position, rounds: int, seed: int, laying: str) -> tuple[int, ...]:
    prefers = LAYINGS[laying] or _best_after(board, rule)
    random, leaves = Random(seed), cache(lambda position: opts_out(rule, situation_of(position)))
    return tuple(_round(board, leaves, prefers, random) for _ in range(rounds))


def _best_after(board: Position, rule: ShortRule) -> Prefers:
    with importing():
        from ..buttons.analysis.round_values import RoundValues
    return RoundValues(board, rule).after


def _round(board: Position, leaves: Callable[[Position], bool], prefers: Prefers, random: Random) -> int:
    position = board
    while not leaves(position):
        white, *black = random.choices(range(1, board.size + 1), k=1 + board.black_dice)
        offered = [(white, column) for column in sorted(set(black)) if position.is_legal((white, column))]
        if not offered:
            return 0
        random.shuffle(offered)  # among equals
        here = position
        position = position.lay(max(offered, key=lambda cell: prefers(here, cell)))
    return position.stars_for_opting_out()


def three_buttons_tree(position: Position) -> Picture:
    """The tree of a board with one button for the rule “Opt out with 3 buttons”: after this roll comes one more.

    Raises:
        GameError: the board is too large for a tree by hand.

    >>> three_buttons_tree(Position.parse("r*r/*R*/r*r r 3"))
    <picture: The rule “Opt out with 3 buttons” earns 260/243, opting out at once 1.>
    """

    def last_roll(after: Position) -> Fraction:
        return roll_worth(after, stars_now)

    drawn = roll_tree(position, last_roll)
    say = picture_words(LESSON.words).say
    return Picture(drawn.svg, say("picture-tree-three", rule=roll_worth(position, last_roll), out=stars_now(position)))


def best_buttons(board: Position) -> Picture:
    """What the rules “Opt out with … buttons” earn on a board, beside best play.

    >>> best_buttons(Position.parse("rbyg/gyrb/brgy/ygbr r 5"))
    <picture: Opt out with this many buttons: stars on average 2 buttons: 0.990; 3 buttons: 1.204; ...>
    """
    numbers = range(max(2, len(board.buttons)), _MOST_BUTTONS + 1)
    return compared(board, [f"{number} buttons" for number in numbers], head="picture-rules-buttons")


def compared(board: Position, rules: Sequence[str] = RULES, *, head: str = "picture-rules-head") -> Picture:
    """What some rules earn on a board, beside best play.

    Args:
        board: where each round begins.
        rules: as texts; the five of the guess if left out.
        head: the message that stands above.

    >>> compared(Position.parse("rbyg/gyrb/brgy/ygbr r 5"), ["3 buttons", "2 stars"])
    <picture: Stars on average 3 buttons: 1.204; 2 stars: 1.199; best play 1.359>
    """
    words = picture_words(LESSON.words)
    rows = [
        Bar(ShortRule.parse(rule).said(words), stars_of(rule, board), words.number(stars_of(rule, board), ".3f"))
        for rule in rules
    ]
    return _beside_best(board, words.say(head), rows, words)


def _beside_best(board: Position, head: str, rows: Sequence[Bar], words: Words) -> Picture:
    best = solve(board).value
    below = words.say("picture-rules-best", best=Figure(best, ".3f"))
    return bars(head, rows, longest=1.1 * best, mark=best, below=below)


def _error(stars: Sequence[int]) -> float:
    """The standard error of a mean."""
    return stdev(stars) / sqrt(len(stars))


def played(rule: str, board: Position) -> Picture:
    """Rounds that are played by a rule, each button laid as well as can be, beside its expected value.

    >>> played("1 star", Position.parse("rby/gry/ybg r 2"))
    <picture: “1 star”: 1,000 rounds, standard error 0.000 sample mean: 1.000; expected value: 1.000; best play 1.000>
    """
    words = picture_words(LESSON.words)
    stars, exact = played_rounds(rule, board, rounds=PLAYED, seed=SEED), stars_of(rule, board)
    rows = [
        Bar(words.say(f"picture-played-{name}"), earned, words.number(earned, ".3f"))
        for name, earned in (("mean", fmean(stars)), ("exact", exact))
    ]
    said, error = ShortRule.parse(rule).said(words), Figure(_error(stars), ".3f")
    return _beside_best(board, words.say("picture-played-head", rule=said, rounds=PLAYED, error=error), rows, words)


def layings(rule: str, board: Position) -> Picture:
    """The same rule with the buttons laid in several ways, see `LAYINGS`, and as well as can be.

    >>> layings("1 star", Position.parse("rby/gry/ybg r 2")).title.startswith("“1 star”: 2,000 rounds")
    True
    """
    words, rows = picture_words(LESSON.words), []
    for way in (way for way, prefers in LAYINGS.items() if prefers):
        found = fmean(played_rounds(rule, board, rounds=PLAYED_EACH_WAY, seed=SEED, laying=way))
        note = words.say("picture-laid-note", mean=Figure(found, ".2f"))
        rows.append(Bar(words.say(f"picture-laid-{way}"), found, note))
    exact = stars_of(rule, board)
    rows.append(Bar(words.say("picture-laid-best"), exact, words.number(exact, ".2f")))
    head = words.say("picture-laid-head", rule=ShortRule.parse(rule).said(words), rounds=PLAYED_EACH_WAY)
    return _beside_best(board, head, rows, words)


def laid_by_habit() -> Picture:
    """“2 stars” and “3 stars” on the empty board of lesson 10: laid as well as can be, and by that lesson's habit.

    >>> laid_by_habit().title.startswith("Empty side A, red card; standard error 0.010 2 stars, laid")
    True
    """
    words, well, habit, errors = picture_words(LESSON.words), [], [], []
    for number in (2, 3):
        rule = ShortRule.parse(f"{number} stars")
        exact, stars = stars_of(rule, CONTEST_BOARD), _by_habit(number)
        said, found = rule.said(words), fmean(stars)
        errors.append(_error(stars))
        well.append(Bar(words.say("picture-habit-well", rule=said), exact, words.number(exact, ".3f")))
        note = words.say("picture-habit-note", mean=Figure(found, ".3f"))
        habit.append(Bar(words.say("picture-habit-fixed", rule=said), found, note))
    head = words.say("picture-habit-head", error=Figure(max(errors), ".3f"))
    return _beside_best(CONTEST_BOARD, head, [*well, *habit], words)


@cache
def _by_habit(number: int) -> tuple[int, ...]:
    """The stars of rounds with the rule “so many stars”, as lesson 10 has it."""
    return tuple(stars_of_rounds(lambda buttons, stars: stars >= number, range(BY_HABIT)))
