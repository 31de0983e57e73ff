"""Texts that remember their message: other values, copies, and errors that stand in them."""

from __future__ import annotations

import pickle

from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.phrase import Phrase

SIDES = Phrase("refused-sides", "a die has {count} sides", count=6)


def test_the_same_message_may_have_other_values() -> None:
    other = SIDES.filled(count=8)
    assert (other, other.message, other.values) == ("a die has 8 sides", "refused-sides", {"count": 8})


def test_a_copy_is_the_same_message() -> None:
    again = pickle.loads(pickle.dumps(SIDES))
    assert (again, again.message, again.template, again.values) == (
        *(SIDES, "refused-sides", "a die has {count} sides", {"count": 6}),
    )


def test_of_an_error_that_stands_in_a_message_only_what_it_says_is_kept() -> None:
    for error, kept in ((GameError(SIDES), SIDES), (GameError("plain"), "plain"), (ValueError("else"), "else")):
        value = Phrase("refused-because", "not now, because {why}", why=error).values["why"]
        assert value == kept and type(value) is type(kept)
