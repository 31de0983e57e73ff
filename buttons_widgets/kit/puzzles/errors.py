"""What is raised when a puzzle or a pack cannot be read. It names the file, the line and the field."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..rules.errors import GameError, told
from ..rules.phrase import Phrase


class PuzzleError(GameError):
    """A puzzle that is not valid.

    Attributes:
        field: the field of the puzzle that is wrong, such as `"answers"`; "" if it is the puzzle as a whole.
        reason: what is wrong with it.

    >>> print(PuzzleError("level", "a level is 1 to 5, not 9"))
    field "level": a level is 1 to 5, not 9
    """

    def __init__(self, field: str, reason: str) -> None:
        self.field, self.reason = field, reason
        super().__init__(Phrase("refused-field", 'field "{field}": {reason}', **vars(self)) if field else reason)

    def __reduce__(self) -> tuple[type[PuzzleError], tuple[str, str]]:
        return PuzzleError, (self.field, self.reason)


@contextmanager
def of_field(field: str) -> Iterator[None]:
    """Whatever is refused inside is what is wrong with a field of a puzzle.

    Raises:
        PuzzleError: something was refused.

    >>> with of_field("position"):
    ...     raise GameError("a circle has 3, 6 or 9 places, not 4")
    Traceback (most recent call last):
    buttons_widgets.kit.puzzles.errors.PuzzleError: field "position": a circle has 3, 6 or 9 places, not 4
    """
    try:
        yield
    except GameError as error:
        raise PuzzleError(field, told(error)) from error


class PackError(GameError):
    """A pack that cannot be read.

    Attributes:
        file: the file's path as text.
        line: the line with the fault, counted from 1; 0 if it is the file as a whole.
        field: the field that is wrong; "" if it is the line as a whole.
        reason: what is wrong.

    >>> print(PackError("gems.jsonl", 3, "level", "a level is 1 to 5, not 9"))
    gems.jsonl, line 3, field "level": a level is 1 to 5, not 9
    """

    def __init__(self, file: str, line: int, field: str, reason: str) -> None:
        self.file, self.line, self.field, self.reason = file, line, field, reason
        super().__init__(self._all())

    def __reduce__(self) -> tuple[type[PackError], tuple[str, int, str, str]]:
        return PackError, (self.file, self.line, self.field, self.reason)

    def _all(self) -> Phrase:
        if self.line and self.field:
            return Phrase("refused-line-field", '{file}, line {line}, field "{field}": {reason}', **vars(self))
        if self.line:
            return Phrase("refused-line", "{file}, line {line}: {reason}", **vars(self))
        if self.field:
            return Phrase("refused-file-field", '{file}, field "{field}": {reason}', **vars(self))
        return Phrase("refused-file", "{file}: {reason}", **vars(self))
