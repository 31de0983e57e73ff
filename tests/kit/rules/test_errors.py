"""The family of errors, and quotations that are short, quick and never fail."""

import pickle
import tracemalloc
from collections.abc import Callable
from cProfile import Profile
from importlib import metadata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules import errors
from buttons_widgets.kit.rules.errors import (
    MOST_QUOTED,
    GameError,
    IllegalMove,
    MissingPackageError,
    NotationError,
    importing,
    plain_reason,
    quoted,
    say_in_notebooks,
    told,
)
from buttons_widgets.kit.rules.typed_number import read_count


def test_all_errors_are_of_one_family() -> None:
    for kind in (GameError, IllegalMove, NotationError):
        assert issubclass(kind, GameError)
        assert issubclass(kind, ValueError)
    assert not issubclass(IllegalMove, NotationError)
    assert not issubclass(NotationError, IllegalMove)


class Broken:
    """An object whose `repr` fails."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def __repr__(self) -> str:
        raise self.error


class Letters(str):
    """A text whose `repr` fails."""

    __slots__ = ()

    def __repr__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("5-6", "'5-6'"),
        ("it's", '"it\'s"'),
        (None, "None"),
        (1.5, "1.5"),
        (b"ab", "b'ab'"),
        ([], "[]"),
        ((), "()"),
        ((1,), "(1,)"),
        ([1, "a", (2, 3)], "[1, 'a', (2, 3)]"),
        ({"a": [1]}, "{'a': [1]}"),
        (set(), "set()"),
        ({1}, "{1}"),
        (frozenset([1]), "frozenset({1})"),
        ([[[[1]]]], "[[[…]]]"),
        ({"a": {"b": {"c": {"d": 1}}}}, "{'a': {'b': {'c': …}}}"),
        (10**5000, "an integer of 16610 bits"),
        (1 << 10_000, "an integer of 10001 bits"),
        (Broken(RuntimeError()), "an object that cannot be shown"),
        (Broken(SystemExit()), "an object that cannot be shown"),
        ([Broken(RecursionError())], "an object that cannot be shown"),
    ],
    ids=quoted,
)
def test_a_short_value_is_quoted_as_it_stands(value: object, text: str) -> None:
    assert quoted(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("abcdefgh", "'abcdefgh'"),
        ("abcdefghi", "'abcdefg…'"),
        ("abcdefghij", "'abcdefg…'"),
        (1 << 9_999, f"{1 << 9_999}"[:9] + "…"),
        ("\x00" * 5, r"'\x00\x00…"[:8] + "…'"),
        ([100, 200, 300], "[100, 200…"),
        (Letters("abcdefghijk"), "'abcdefg…'"),
        ({"ab": "cd", "ef": "gh"}, "{'ab': 'c…"),
        (b"abcdefghijklmno", "b'abcdefg…"),
    ],
    ids=quoted,
)
def test_a_long_value_is_cut_short(value: object, text: str) -> None:
    assert quoted(value, most=10) == text


@given(st.recursive(st.text() | st.binary() | st.integers() | st.floats(), st.lists) | st.text(min_size=200))
def test_a_quotation_is_never_longer_than_it_may_be(value: object) -> None:
    assert len(quoted(value)) <= MOST_QUOTED
    assert quoted(value) == repr(value) or "…" in quoted(value)


class Blank:
    """An object that shows nothing."""

    def __repr__(self) -> str:
        return ""


HUGE: dict[str, Callable[[], object]] = {
    "letters": lambda: "x" * 10_000_000,
    "ends of lines": lambda: "\n" * 10_000_000,
    "numbers": lambda: list(range(5_000_000)),
    "a number": lambda: 1 << 80_000_000,
    "nothing to see": lambda: [Blank()] * 1_000_000,
}
"""Made where they are needed: whatever collects garbage later would look at all of them each time."""


@pytest.mark.parametrize("name", HUGE)
def test_a_huge_value_takes_no_more_work_than_a_short_one(name: str) -> None:
    def work(what: object) -> tuple[int, int]:
        """How many calls its quotation takes, and how many bytes it holds at once."""
        watched = Profile()
        tracemalloc.start()
        try:
            watched.runcall(quoted, what)
            return sum(entry.callcount for entry in watched.getstats()), tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    # The whole of any of these takes at least a thousand times as many bytes as the short one.
    (calls, size), (few, small) = work(HUGE[name]()), work(["x" * 100] * 20)
    assert calls < 50 * few
    assert size < 50 * small


def test_an_interrupt_is_not_swallowed() -> None:
    with pytest.raises(KeyboardInterrupt):
        quoted(Broken(KeyboardInterrupt()))


def test_a_notebook_prints_the_line_that_was_typed_and_the_message_but_not_our_code() -> None:
    with pytest.raises(GameError) as raised:
        read_count("seven")
    assert raised.value._render_traceback_() == [
        f'line {raised.tb.tb_lineno}: read_count("seven")',
        f"GameError: {raised.value}",
    ]
    assert len(raised.traceback) > 1, "it was raised within the kit"


def test_a_notebook_says_an_error_in_the_words_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_in_a_notebook", str)
    say_in_notebooks(lambda error: f"in other words: {error}")
    assert IllegalMove("not now")._render_traceback_() == ["IllegalMove: in other words: not now"]


def test_it_is_said_what_brings_a_missing_package_along(monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(MissingPackageError("numpy")) == "the analysis needs numpy"
    error = MissingPackageError("numpy", "simulate")
    assert str(error) == "simulate needs the package numpy: install buttons-widgets[analysis]"
    assert str(MissingPackageError("nothing_of_the_kit", "simulate")).endswith(": install nothing_of_the_kit")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.package) == (str(error), "numpy")

    def unknown(name: str) -> None:
        raise metadata.PackageNotFoundError(name)

    # The folder may stand in Python's path without being installed.
    monkeypatch.setattr(metadata, "requires", unknown)
    assert str(MissingPackageError("numpy", "simulate")) == "simulate needs the package numpy: install numpy"


def test_of_the_extras_that_bring_a_package_along_the_smallest_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        metadata,
        "requires",
        lambda name: [
            "plain",
            *("numpy; extra == 'all'", "numpy>=2; extra == 'lab'", "numpy>=2; extra == 'analysis'"),
            *("pandas; extra == 'all'", 'pandas>=2.2 ; extra == "lab"', "numpy-more; extra == 'less'"),
        ],
    )
    for package, wanted in {
        "numpy": "buttons-widgets[analysis]",
        "pandas": "buttons-widgets[lab]",
        "plain": "plain",
    }.items():
        assert str(MissingPackageError(package, "it")) == f"it needs the package {package}: install {wanted}"


def test_what_cannot_be_imported_is_missing() -> None:
    for error, package in ((ModuleNotFoundError(name="joblib"), "joblib"), (ImportError("a damaged library"), "numpy")):
        with pytest.raises(MissingPackageError) as missing, importing():
            raise error
        assert missing.value.package == package and missing.value.__cause__ is error
    with importing():
        pass


class Silent(Exception):
    """An error that cannot be told."""

    def __str__(self) -> str:
        raise SystemExit


def test_an_error_is_told_in_one_line_whatever_it_does() -> None:
    refused = GameError.of("refused-tried", "{who} may not", who="Ada")
    assert plain_reason(refused) is refused.said
    assert plain_reason(MissingPackageError("numpy")) == "the analysis needs numpy"
    assert plain_reason(GameError("Ada may\nnot")) == "Ada may not"
    assert plain_reason(ValueError("no \x1b[31mroom")) == "no \ufffd[31mroom"
    assert plain_reason(Silent()) == "Silent" and plain_reason(MemoryError()) == "MemoryError"


def test_all_that_an_error_says_is_told() -> None:
    refused = GameError.of("refused-tried", "{who} may not", who="Ada")
    assert told(refused) is refused.said
    assert told(GameError("no\nroom")) == told(ValueError("no\nroom")) == "no\nroom"


def test_an_error_without_a_text_says_nothing() -> None:
    assert GameError().said is None and str(GameError()) == ""
