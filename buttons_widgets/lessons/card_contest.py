"""The contest of lesson 7: what everybody's card earns, exactly, from the best one down."""

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
from ..kit.rules.errors import GameError, NotationError, parsed_as, plain_reason, quoted
from .course import COURSE
from .lesson_7 import ForTheContest
from .rule_cards import RuleCard, stars_of

CONTEST_BOARD: Final = Position.of(LAYOUTS["E"], cards="b")
"""An empty side that the lesson does not show."""
_SAME: Final = 1e-9


class Entrant(NamedTuple):
    """Whose card it is, what it earns on average, and its place from 1; cards that earn the same share a place."""

    place: int
    name: str
    card: RuleCard
    stars: float


class Contest:
    """What cards earn on a board, from the best one down. A notebook shows it as a table.

    Attributes:
        board: where each round begins.
        best: what best play earns there.
        entrants: the cards, best first.
        problems: what is odd about some of the texts.
    """

    def __init__(self, cards: Mapping[str, RuleCard], board: Position, words: Words, problems: Iterable[str]) -> None:
        self.board, self.best, self.problems, self._words = board, solve(board).value, tuple(problems), words
        earned = sorted(
            ((stars_of(card, board), name) for name, card in cards.items()), key=lambda one: (-one[0], one[1])
        )
        self.entrants = tuple(
            Entrant(1 + sum(other > stars + _SAME for other, _ in earned), name, cards[name], stars)
            for stars, name in earned
        )

    def _repr_html_(self) -> str:
        titles = (self._words.say(f"contest-{each}") for each in ("place", "name", "card", "stars", "share"))
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
        # Where no space is open nobody earns anything, best play no more than a card.
        number = self._words.number
        share = number(one.stars / self.best, ".1%") if self.best else "–"
        return f"{one.place}.", one.name, one.card.said(self._words), number(one.stars, ".3f"), share


def _row_html(cells: Iterable[str]) -> str:
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def rank_cards(cards: Mapping[str, str | RuleCard], board: Position | str, *, language: str | None = None) -> Contest:
    """What some cards earn on a board, from the best one down.

    Args:
        cards: by name.
        board: where each round begins.
        language: of every word shown; the chosen one if left out.

    Raises:
        ValueError: a card cannot be read; or there are no words in the language.

    >>> rank_cards({"Ada": "3 buttons", "Bo": "2 stars or bust 40%"}, Position.parse("rbyg/gyrb/brgy/ygbr r 5"))
    rbyg/gyrb/brgy/ygbr r 5
    2 cards on this board, where best play earns 1.359 stars:
    1.  Bo  2 stars or bust 40%  1.274  93.7%
    2.  Ada  3 buttons  1.204  88.6%
    """
    if not isinstance(cards, Mapping):
        raise GameError(f"cards are given by name, such as {{'Ada': '3 stars'}}, not {quoted(cards)}")
    read: dict[str, RuleCard] = {}
    for name, card in cards.items():
        try:
            read[str(name)] = card if isinstance(card, RuleCard) else RuleCard.parse(card)
        except NotationError as error:
            raise NotationError.of("refused-card-of", "the card of {name}: {error}", name=name, error=error) from error
    return Contest(read, parsed_as(Position, board), COURSE.words(7, language), ())


def contest(
    texts_or_files: str | Path | SubmissionCard | Iterable[str | Path | SubmissionCard],
    board: Position | str = CONTEST_BOARD,
    *,
    names: bool = True,
    language: str | None = None,
) -> Contest:
    """The cards that a class handed in with exercise 7.10, played on a board, from the best one down.

    It is exact, and takes some tenths of a second for each different card on an empty board of six rows. No text runs
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
    cards: dict[str, RuleCard] = {}
    problems = [one.text for one in work.problems]
    for student, result in work.results(ForTheContest.number):
        try:
            cards[student.name] = RuleCard.parse(result.answer)
        except NotationError as error:
            problems.append(work.words.say("contest-unreadable", student=student.name, reason=plain_reason(error)))
    return Contest(cards, board, work.words, problems)
