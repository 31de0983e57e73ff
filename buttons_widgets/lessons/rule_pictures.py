"""The pictures of lesson 7: a tree in which a rule decides, rules beside best play, and what is played beside it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from ..buttons.analysis.solve import solve
from ..buttons.rules.position import Position
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .charts import Bar, bars
from .lesson_7 import LESSON, RULES
from .picture import Picture, picture_words
from .rule_rounds import LAYINGS, played_rounds
from .short_rules import ShortRule, stars_of
from .simulated_rounds import CONTEST_BOARD, Rule, stars_of_rounds
from .stopping import roll_worth, stars_now
from .stopping_tree import roll_tree

SEED: Final = 7
"""Of the rounds that are played for a picture."""
PLAYED: Final = 1000
PLAYED_EACH_WAY: Final = 2000
BY_HABIT: Final = 20_000
_MOST_BUTTONS: Final = 12


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
        exact, stars = stars_of(rule, CONTEST_BOARD), stars_of_rounds(_with_stars(number), range(BY_HABIT))
        said, found = rule.said(words), fmean(stars)
        errors.append(_error(stars))
        well.append(Bar(words.say("picture-habit-well", rule=said), exact, words.number(exact, ".3f")))
        note = words.say("picture-habit-note", mean=Figure(found, ".3f"))
        habit.append(Bar(words.say("picture-habit-fixed", rule=said), found, note))
    head = words.say("picture-habit-head", error=Figure(max(errors), ".3f"))
    return _beside_best(CONTEST_BOARD, head, [*well, *habit], words)


def _with_stars(number: int) -> Rule:
    """The rule “so many stars”, as lesson 10 has it."""
    return lambda buttons, stars: stars >= number
