"""Whether a puzzle that somebody sets up is sound: its answers are found from the question alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from ..rules.phrase import Phrase
from .errors import PuzzleError
from .kind import PuzzleKind
from .pack import parse_puzzle
from .puzzle import EASIEST, AbstractStruct, Found, Puzzle, rated


class Examined(NamedTuple):
    """A puzzle with its answers, its rating and its level, as they were found, and all that is known of its answers."""

    puzzle: Puzzle
    found: Found

    @property
    def ambiguous(self) -> bool:
        """Whether several answers fit where there has to be a single one, so that it is no puzzle."""
        return self.found.margin <= 0 < self.puzzle.least_margin

    @property
    def near_tie(self) -> bool:
        """Whether the best other answer is nearly as good as those that are accepted."""
        return 0 < self.found.margin < self.puzzle.least_margin


class NoAnswer(PuzzleError):
    """Nothing answers the `question`, a puzzle."""

    def __init__(self, question: Puzzle) -> None:
        super().__init__("position", Phrase("refused-no-answer", "there is no right answer"))
        self.question = question


def examine(kind: PuzzleKind, theme: str, fields: Mapping[str, Any]) -> Examined:
    """Find the answers to a question, and how hard it is.

    The fields are id, position, note and what else a line of the theme has, but no answers, rating and level.

    Raises:
        NoAnswer: the question has no answer.
        PuzzleError: a field is invalid; the error names it.
    """
    question = _question(kind, theme, fields)
    found = question.find_answers()
    if not any(found.answers):  # none, or only that nothing is to be done
        raise NoAnswer(question)
    return Examined(rated(parse_puzzle(kind, _line(theme, fields, found.answers))), found)


def _question(kind: PuzzleKind, theme: str, fields: Mapping[str, Any]) -> Puzzle:
    """The puzzle with an answer that nobody has looked at."""
    asks = _unanswered(kind.by_name[theme])
    # Whatever cannot be read is told by the one who reads packs, as it tells it of a line.
    line = _line(theme, fields, ["?"])
    try:
        return msgspec.json.decode(line, type=asks)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, PuzzleError):
            raise error.__cause__ from None
        parse_puzzle(kind, line)
        raise


def _line(theme: str, fields: Mapping[str, Any], answers: Sequence[str]) -> bytes:
    """A line of a pack, with a rating and a level that are not meant."""
    return msgspec.json.encode({"theme": theme, **fields, "answers": answers, "rating": EASIEST, "level": 1})


@cache
def _unanswered(theme: type[Puzzle]) -> type[Puzzle]:
    """The theme, but any text will do as an answer."""
    own = {"check_answer": lambda self, answer: None, "__doc__": theme.__doc__}
    tag = theme.__struct_config__.tag
    made = AbstractStruct(f"Unanswered{theme.__name__}", (theme,), own, tag=tag, frozen=True, kw_only=True)
    assert issubclass(made, Puzzle)
    return made
