"""What people are told of an error: of the kit's own all of it, of anybody else's one short line."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.kit.rules.errors import MOST_REASON, GameError
from buttons_widgets.kit.rules.phrase import Phrase
from buttons_widgets.kit.saving.errors import SaveError, path_text, told_reason

LONG = "a long story " * 50


def test_a_reason_that_can_be_translated_is_never_cut() -> None:
    reason = Phrase("refused-story", LONG)
    error = SaveError(reason, Path("game.json"))
    assert error.said is reason and str(error) == f"game.json: {LONG}"


def test_a_long_reason_in_english_only_is_cut_short() -> None:
    error = SaveError(LONG)
    assert error.said is None and str(error) == error.reason == f"{LONG[:499]}…"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (GameError(LONG), LONG),
        (GameError("two\nlines"), "two\nlines"),
        (GameError.of("refused-story", LONG), LONG),
        (SaveError("it is empty", Path("game.json")), "it is empty"),
        (OSError(28, "No space left on device"), "the disk is full"),
        (ZeroDivisionError(LONG), f"{LONG[: MOST_REASON - 1]}…"),
        (ValueError("two\nlines"), "two lines"),
    ],
)
def test_what_is_told_of_an_error(error: Exception, told: str) -> None:
    assert told_reason(error) == told


def test_a_path_that_cannot_be_seen_is_told_with_escapes() -> None:
    assert path_text(Path("a\nb")) == "'a\\nb'"
    assert path_text(Path("a b")) == "a b"
