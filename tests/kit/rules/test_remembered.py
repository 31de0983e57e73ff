"""What is kept in memory: as much as there is room for, and what was asked for last."""

from __future__ import annotations

from buttons_widgets.kit.rules.remembered import Remembered


def texts(most: int = 9, most_kept: int | None = None) -> Remembered[str]:
    """Counts letters."""
    return Remembered(most, len, most_kept)


def test_what_is_too_large_is_not_kept() -> None:
    kept = texts(3)
    kept.keep("large", "four")
    assert (kept.find("large"), kept.size) == (None, 0)


def test_of_many_small_ones_only_so_many_are_kept() -> None:
    kept = texts(most_kept=2)
    for question in "abc":
        kept.keep(question, question)
    assert [kept.find(question) for question in "abc"] == [None, "b", "c"] and kept.size == 2


def test_what_is_kept_again_counts_once() -> None:
    kept = texts()
    kept.keep("a", "one")
    kept.keep("a", "three")
    assert (kept.find("a"), kept.size) == ("three", 5)


def test_what_was_taken_is_forgotten_until_it_is_kept_again() -> None:
    kept = texts()
    kept.keep("a", "one")
    assert (kept.take("a"), kept.take("a"), kept.find("a"), kept.size) == ("one", None, None, 0)


def test_only_what_serves_is_found_and_the_latest_of_it() -> None:
    kept = texts()
    for text in ("one", "four", "t"):
        kept.keep(text, text)
    assert kept.find("one", lambda text: len(text) > 3) is None
    assert kept.latest(lambda text: len(text) > 1) == "four"
    assert kept.latest(lambda text: len(text) > 4) is None
    kept.keep("six", "six")  # what was asked for longest ago makes room
    assert kept.find("one") is None and kept.find("four") == "four"
    kept.forget()
    assert (kept.find("four"), kept.size) == (None, 0)
