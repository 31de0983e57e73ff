"""What is said to people, kept in a form that can be put into any language."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Self


class Phrase(str):
    """An English text that remembers which message it is and which values stand in it.

    It is a text like any other: it can be compared, quoted and put into an f-string. `Words.reason` says it in another
    language, and so does `Words.say` if it is a value of a message.

    Args:
        message: the id of the message, by which `words/refused` of the kit or of a game has it in other languages.
        template: the English text, with `{name}` where a value stands.
        values: what is the same in every language: a number, a cell, something quoted. Words among them are `Phrase`
            themselves. An error is kept as what it says.

    >>> Phrase("refused-sides", "a die has {count} sides", count=6)
    'a die has 6 sides'
    """

    message: str
    template: str
    values: dict[str, Any]

    def __new__(cls, message: str, template: str, /, **values: object) -> Phrase:
        """Fill the values into the template."""
        kept = {name: _kept(value) for name, value in values.items()}
        said = super().__new__(cls, template.format(**kept))
        said.message, said.template, said.values = message, template, kept
        return said

    def filled(self, **values: object) -> Phrase:
        """The same message with other values."""
        return _again(self.message, self.template, values)

    def __reduce__(self) -> tuple[Callable[..., Phrase], tuple[str, str, dict[str, Any]]]:
        """How it is copied and sent to other processes."""
        return _again, (self.message, self.template, self.values)


class PhraseEnum(StrEnum):
    """A base for a list of reasons, each made of a `Phrase`.

    Attributes:
        said: the reason for people of any language; the member itself is the English text.

    >>> class Why(PhraseEnum):
    ...     LATE = Phrase("refused-late", "it is too late")
    >>> Why.LATE == "it is too late", Why.LATE.said.message
    (True, 'refused-late')
    """

    said: Phrase

    def __new__(cls, said: Phrase) -> Self:
        """The member of a reason."""
        member = str.__new__(cls, said)
        member._value_, member.said = str(said), said
        return member


def _again(message: str, template: str, values: dict[str, Any]) -> Phrase:
    return Phrase(message, template, **values)


def _kept(value: object) -> object:
    """A value of a message: of an error only what it says, since its traceback would hold everything behind it."""
    if not isinstance(value, BaseException):
        return value
    told = getattr(value, "said", None)
    return told if isinstance(told, Phrase) else str(value)
