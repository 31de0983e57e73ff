"""What the kit raises when it refuses something, and how its messages quote what they were given."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from traceback import extract_tb
from typing import Final, Self, TypeVar

from .phrase import Phrase

T = TypeVar("T")

_KIT: Final = Path(__file__).parents[2]
MOST_QUOTED = 60
"""The most characters that a message quotes of what it refuses."""
MOST_REASON = 200
"""The most characters that a message tells of an error of somebody else's code."""
UNREADABLE: Final = "\ufffd"
"""Stands for a character that cannot be shown."""
_HALF_A_PAIR: Final = re.compile("[\ud800-\udfff]")


_in_a_notebook: Callable[[GameError], str] = str
"""What a notebook prints of an error."""


def say_in_notebooks(say: Callable[[GameError], str]) -> None:
    """Let notebooks print of an error what `say` returns, which knows languages; `str(error)` stays English."""
    global _in_a_notebook
    _in_a_notebook = say


class GameError(ValueError):
    """The base of every error with which the rules refuse an argument, a text or a move.

    What people at a widget may read is raised with `of`, or with a `Phrase` for its text: then it can be said in any
    language. What only a line of Python can cause has a plain text.

    >>> raise GameError.of("refused-sides", "a die has {count} sides", count=6)
    Traceback (most recent call last):
    buttons_widgets.kit.rules.errors.GameError: a die has 6 sides
    """

    @classmethod
    def of(cls, message: str, template: str, /, **values: object) -> Self:
        """The error whose text is a message; see `Phrase`."""
        return cls(Phrase(message, template, **values))

    @property
    def said(self) -> Phrase | None:
        """What people of any language are told of it; `None` if it has an English text only."""
        text = self.args[0] if self.args else None
        return text if isinstance(text, Phrase) else None

    def _render_traceback_(self) -> list[str]:
        """What a notebook prints of it: the lines outside the kit that led to it, and the message.

        Whoever mistypes a line has to see the message, and not the pages of our code that IPython would print.
        """
        frames = [one for one in extract_tb(self.__traceback__) if _is_outside(one.filename)]
        return [f"line {one.lineno}: {one.line}" for one in frames] + [f"{type(self).__name__}: {_in_a_notebook(self)}"]


class IllegalMove(GameError):
    """A move that is well formed but against the rules: the message names the move, the rule and the position."""

    @classmethod
    def because(cls, move: str, why: str, where: str) -> Self:
        """The error of a move, with the rule that it breaks and the position.

        >>> print(IllegalMove.because("sow 3", "no pile stands there", "w/r/- k"))
        sow 3 is not legal, because no pile stands there: w/r/- k
        """
        return cls.of("refused-move", "{move} is not legal, because {why}: {where}", move=move, why=why, where=where)


class NotationError(GameError):
    """A text that cannot be read: the message names what is wrong and where."""


class MissingPackageError(Exception):
    """A question cannot be answered on this machine, because a package is not installed.

    Args:
        package: which one.
        needed: the public name that needs it; "" for the analysis as a whole.
    """

    def __init__(self, package: str, needed: str = "") -> None:
        self.said = Phrase("refused-package", "the analysis needs {package}", package=package)
        if needed:
            self.said = Phrase(
                "refused-package-of",
                "{needed} needs the package {package}: install {extra}",
                needed=needed,
                package=package,
                extra=_installed_with(package),
            )
        super().__init__(self.said)
        self.package, self._needed = package, needed

    def __reduce__(self) -> tuple[type[MissingPackageError], tuple[str, str]]:
        return type(self), (self.package, self._needed)


def _installed_with(package: str) -> str:
    """What brings a package along: an extra of the kit's, or else the package alone."""
    # Late: only who lacks a package waits for it.
    from importlib.metadata import PackageNotFoundError, requires

    kit = "buttons-widgets"
    try:
        lines = requires(kit) or []
    except PackageNotFoundError:  # nothing is installed: the folder stands in Python's path
        lines = []
    extras = [found[1] for line in lines if (found := re.match(rf"{package}\b.*extra == ['\"](\w+)", line))]
    # What brings the least along.
    extra = next((extra for extra in ("analysis", "lab", *extras) if extra in extras), "")
    return f"{kit}[{extra}]" if extra else package


@contextmanager
def importing() -> Iterator[None]:
    """Import in here what needs packages that may be missing.

    Raises:
        MissingPackageError: one of them is not installed.
    """
    try:
        yield
    except ImportError as error:
        raise MissingPackageError(error.name or "numpy") from error


def unwanted(wanted: str, given: object) -> GameError:
    """The error for what may not stand where it does.

    Args:
        wanted: what may, to begin the message with; a `Phrase` where people may read it.

    >>> print(unwanted("a die shows 1 to 6", "3"))
    a die shows 1 to 6, not '3'
    """
    text = quoted(given)
    if isinstance(wanted, Phrase):
        return GameError.of("refused-not", "{wanted}, not {given}", wanted=wanted, given=text)
    return GameError(f"{wanted}, not {text}")


def parsed_as(kind: type[T], value: object) -> T:
    """A value that a function was given: of a class whose objects are read with `parse`, or the text of one.

    Raises:
        GameError: it is neither, or its text cannot be read.
    """
    if isinstance(value, str):
        return kind.parse(value)  # type: ignore[attr-defined,no-any-return]
    if not isinstance(value, kind):
        raise GameError.of(
            "refused-kind", "a {kind} or its text is wanted here, not {given}", kind=kind.__name__, given=quoted(value)
        )
    return value


def _is_outside(filename: str) -> bool:
    """Whether a line of this file is neither the kit's nor a library's: a cell of a notebook, or one's own file."""
    return _KIT not in Path(filename).parents and "site-packages" not in Path(filename).parts


def shortened(text: str, most: int) -> str:
    """A text of at most `most` characters: the end of a longer one is replaced by `…`.

    >>> shortened("a long story", most=7)
    'a long…'
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def error_name(error: BaseException) -> str:
    """The name of an error's class, which the class itself cannot hide.

    >>> error_name(KeyError("seat"))
    'KeyError'
    """
    name: str = vars(type)["__name__"].__get__(type(error))
    return name


def plain_reason(error: BaseException, most: int = MOST_REASON) -> str:
    """What an error says, in one short line for people; the name of its type if it says nothing, or fails to.

    If it can be said in any language, that is a `Phrase`, which is never cut.

    >>> plain_reason(ValueError("no\\nroom"))
    'no room'
    >>> plain_reason(MemoryError())
    'MemoryError'
    >>> plain_reason(ValueError("no \\x1b[31mroom"))
    'no �[31mroom'
    """
    try:
        if isinstance(error, GameError | MissingPackageError) and error.said is not None:
            return error.said
        text = one_line(str(error)[: 10 * most], most)
    except BaseException:  # the error is foreign code: whatever its str does, the reason is told
        text = ""
    return text or error_name(error)


def told(error: Exception) -> str:
    """What an error says, all of it: a `Phrase` if it can be said in any language.

    >>> told(NotationError("no room"))
    'no room'
    """
    return (error.said if isinstance(error, GameError) else None) or str(error)


def one_line(text: str, most: int) -> str:
    """A text as one line of at most `most` characters; for those that cannot be shown stands `�`."""
    line = shortened(" ".join(text.split()), most)
    return "".join(sign if sign.isprintable() else UNREADABLE for sign in line)


def sendable(text: str) -> str:
    """A text as a page can be sent it: half a surrogate pair, which no message can carry, is replaced by `�`.

    >>> sendable("half a pair: \\ud83d")
    'half a pair: �'
    """
    return _HALF_A_PAIR.sub(UNREADABLE, text)


def quoted(value: object, most: int = MOST_QUOTED) -> str:
    """The `repr` of a value for a message, cut short with `…`.

    It never raises, and for a text or a list of ten million items it takes no longer than for a short one.

    Args:
        value: anything, even an object whose `repr` raises.
        most: how many characters the quotation may have: at least 3.

    >>> quoted("lay 9-9")
    "'lay 9-9'"
    >>> quoted("x" * 10_000_000, most=10)
    "'xxxxxxx…'"
    """
    try:
        text = _brief(value, most, depth=3)
    except KeyboardInterrupt:
        raise
    except BaseException:  # the repr of an object is foreign code: whatever it does, the message is written
        text = "an object that cannot be shown"
    return shortened(sendable(text), most)


def _brief(value: object, most: int, depth: int) -> str:
    """The `repr` of a value, looking at no more of it than there is room for."""
    kind = type(value)
    if isinstance(value, str) and (kind is str or len(value) > most):
        whole = str.__repr__(str.__getitem__(value, slice(most)))
        return whole if len(whole) <= most else f"{whole[: most - 2]}…{whole[-1]}"
    if isinstance(value, bytes | bytearray):
        return repr(value[:most])
    if isinstance(value, int) and value.bit_length() > 10_000:  # Python refuses to write out a very long number
        return f"an integer of {value.bit_length()} bits"
    if kind not in _BRACKETS:
        return repr(value)
    assert isinstance(value, list | tuple | set | frozenset | dict)
    if depth == 0 and value:
        return "…"
    parts = []
    for part in islice(value, most):
        text = _brief(part, most, depth - 1)
        parts.append(f"{text}: {_brief(value[part], most, depth - 1)}" if isinstance(value, dict) else text)
        if sum(map(len, parts)) > most:
            break
    if not parts:
        return repr(value)
    left, right = _BRACKETS[kind]
    return f"{left}{', '.join(parts)}{',' if kind is tuple and len(parts) == 1 else ''}{right}"


_BRACKETS: dict[object, Sequence[str]] = {
    list: "[]",
    tuple: "()",
    set: "{}",
    dict: "{}",
    frozenset: ("frozenset({", "})"),
}


# What the errors of a disk mean, in words for people.


def disk_said(error: OSError) -> Phrase | None:
    """Why something on disk failed; `None` if it is none of the usual reasons.

    >>> disk_said(OSError(28, "No space left on device"))
    'the disk is full'
    """
    return None if error.errno is None else _MEANING.get(error.errno)


_FULL: Final = Phrase("refused-disk-full", "the disk is full")
_NOT_ALLOWED: Final = Phrase("refused-not-allowed", "that is not allowed there")
_MEANING: Final = {
    errno.ENOSPC: _FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): _FULL,
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.EROFS: Phrase("refused-read-only", "nothing can be written there"),
    errno.ENOENT: Phrase("refused-not-there", "it is not there"),
    errno.EEXIST: Phrase("refused-name-in-use", "something else has that name"),
    errno.ENOTDIR: Phrase("refused-not-a-folder", "a file is where a folder should be"),
    errno.EISDIR: Phrase("refused-a-folder", "it is a folder"),
    errno.ENAMETOOLONG: Phrase("refused-file-name-long", "the name is too long"),
    errno.ELOOP: Phrase("refused-links-circle", "links lead in a circle"),
}
