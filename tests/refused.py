"""What is refused, word for word, and by which messages translators know it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.phrase import Phrase

Refused = dict[str, tuple[Callable[[], object], str]]
"""By the messages that are held with it, one or several: what is refused, and the whole text that people read."""


def check_told(refused: Refused, messages: str) -> None:
    """The text is told, all of it, and the messages are among those of which it is made."""
    ask, text = refused[messages]
    with pytest.raises(GameError) as raised:
        ask()
    assert str(raised.value) == text
    assert raised.value.said is not None
    assert set(messages.split()) <= set(messages_of(raised.value.said))


def messages_of(said: Phrase) -> Iterator[str]:
    """The message of a text, and those of the texts that stand in it."""
    yield said.message
    for value in said.values.values():
        if isinstance(value, Phrase):
            yield from messages_of(value)


def messages_missing(refused: Refused, folder: Path) -> set[str]:
    """Every message with which the modules of a folder refuse something, and that is held with no text."""
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
    found = {message for text in texts for message in re.findall(r'"(refused-[a-z-]+)"', text)}
    return found - set(" ".join(refused).split())
