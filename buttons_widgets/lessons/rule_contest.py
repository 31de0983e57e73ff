"""The contest of lesson 7: what everybody's rule earns, exactly, from the best one down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from ..buttons.analysis.solve import solve
from ..buttons.rules.layout import LAYOUTS
from ..buttons.rules.position import Position
from ..kit.classroom.class_work import ClassWork
from ..kit.classroom.read_submissions import gather
from ..kit.classroom.submission_card import SubmissionCard
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.rules.errors import NotationError, parsed_as, plain_reason, unwanted
from ..kit.rules.phrase import Phrase
from .course import COURSE
from .lesson_7 import ForTheContest
from .short_rules import ShortRule, stars_of

CONTEST_BOARD: Final = Position.of(LAYOUTS["E"], cards="b")
"""An empty side that the lesson does not show."""
_SAME: Final = 1e-9


class Entrant(NamedTuple):
    """Whose rule it is, what it earns on average, and its place from 1; rules that earn the same share a place."""

    place: int
    name: str
    rule: ShortRule
    stars: float


class Contest:
    """What rules earn on a board, from the best one down. A notebook shows it as a table.

    Attributes:
        board: where each round begins.
        best: what best play earns there.
        entrants: the rules, best first.
        problems: what is odd about some of the texts.
    """

    def __init__(self, rules: Mapping[str, ShortRule], board: Position, words: Words, problems: Iterable[str]) -> None:
        self.board, self.best, self.problems, self._words = board, solve(board).value, tuple(problems), words
        earned = sorted(
            ((stars_of(rule, board), name) for name, rule in rules.items()), key=lambda one: (-one[0], one[1])
        )
        self.entrants = tuple(
            Entrant(1 + sum(other > stars + _SAME for other, _ in earned), name, rules[name], stars)
            for stars, name in earned
        )

    def _repr_html_(self) -> str:
        titles = (self._words.say(f"contest-{each}") for each in ("place", "name", "rule", "stars", "share"))
        head = "".join(f'<th style="text-align: left">{escape(title)}</th>' for title in titles)
        rows = "".join(_row_html(self._row(one)) for one in self.entrants)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>" if rows else ""
        notes = "".join(f"<p>{escape(text)}</p>" for text in (*self._none(), *self.problems))
        return f"<div>{self.board._repr_svg_()}<p>{escape(self._head())}</p>{table}{notes}</div>"

    def __repr__(self) -> str:
        lines = ["  ".join(self._row(one)) for one in self.entrants]
        return "\n".join([str(self.board), self._head(), *lines, *self._none(), *self.problems])

    def _head(self) -> str:
        return self._words.say("contest-head", count=len(self.entrants), best=Figure(self.best, ".3f"))

    def _none(self) -> tuple[str, ...]:
        return () if self.entrants else (self._words.say("contest-none"),)

    def _row(self, one: Entrant) -> tuple[str, ...]:
        # Where no space is open nobody earns anything, best play no more than a rule.
        number = self._words.number
        share = number(one.stars / self.best, ".1%") if self.best else "–"
        return f"{one.place}.", one.name, one.rule.said(self._words), number(one.stars, ".3f"), share


def _row_html(cells: Iterable[str]) -> str:
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def rank_rules(rules: Mapping[str, str | ShortRule], board: Position | str, *, language: str | None = None) -> Contest:
    """What some rules earn on a board, from the best one down.

    Args:
        rules: by name.
        board: where each round begins.
        language: of every word shown; the chosen one if left out.

    Raises:
        ValueError: a rule cannot be read; or there are no words in the language.

    >>> rank_rules({"Ada": "3 buttons", "Bo": "2 stars or bust 40%"}, Position.parse("rbyg/gyrb/brgy/ygbr r 5"))
    rbyg/gyrb/brgy/ygbr r 5
    2 rules on this board, where best play earns 1.359 stars:
    1.  Bo  2 stars or bust 40%  1.274  93.7%
    2.  Ada  3 buttons  1.204  88.6%
    """
    if not isinstance(rules, Mapping):
        raise unwanted(
            Phrase("refused-rules", "rules are given by name, such as {example}", example="{'Ada': '3 stars'}"), rules
        )
    read: dict[str, ShortRule] = {}
    for name, rule in rules.items():
        try:
            read[str(name)] = rule if isinstance(rule, ShortRule) else ShortRule.parse(rule)
        except NotationError as error:
            raise NotationError.of("refused-rule-of", "the rule of {name}: {error}", name=name, error=error) from error
    return Contest(read, parsed_as(Position, board), COURSE.words(7, language), ())


def contest(
    texts_or_files: str | Path | SubmissionCard | Iterable[str | Path | SubmissionCard],
    board: Position | str = CONTEST_BOARD,
    *,
    names: bool = True,
    language: str | None = None,
) -> Contest:
    """The rules that a class handed in with exercise 7.10, played on a board, from the best one down.

    It is exact, and takes some tenths of a second for each different rule on an empty board of six rows. No text runs
    anything.

    Args:
        texts_or_files: as `class_summary` takes them.
        board: where each round begins; an empty side that the lesson does not show if left out.
        names: whether students are shown with their names.
        language: of every word shown; the chosen one if left out.

    Raises:
        ValueError: there is no text at all, or there are no words in the language.
    """
    board = parsed_as(Position, board)
    work = ClassWork(COURSE, 7, gather(texts_or_files), language, names=names)
    rules: dict[str, ShortRule] = {}
    problems = [one.text for one in work.problems]
    for student, result in work.results(ForTheContest.number):
        try:
            rules[student.name] = ShortRule.parse(result.answer)
        except NotationError as error:
            problems.append(work.words.say("contest-unreadable", student=student.name, reason=plain_reason(error)))
    return Contest(rules, board, work.words, problems)
