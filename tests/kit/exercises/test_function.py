"""A student's function is tried, and whatever it does is told in words."""

from __future__ import annotations

import builtins
import runpy
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import pytest

from buttons_widgets.kit.exercises.exercise import LONGEST_TEXT, Marked
from buttons_widgets.kit.exercises.student_session import StudentSession
from tests.nim_course import NIM_COURSE, NimberOf

WORDS = NIM_COURSE.words(2, "en")


def mark(function: Any) -> Marked:
    return NimberOf().mark(function, WORDS)


def nimber(heaps: Sequence[int]) -> int:
    found = 0
    for heap in heaps:
        found ^= heap
    return found


def test_a_right_function_is_right_and_its_source_is_kept() -> None:
    assert mark(nimber)[:3] == ("right", 1.0, "All 4 cases are right.")
    assert NimberOf().read(nimber).startswith("def nimber(heaps: Sequence[int]) -> int:\n    found = 0")
    assert NimberOf().read(len) == "<built-in function len>"


class Begun(NimberOf):
    starter = """
def begun(heaps):
    return sum(heaps)
"""


def test_the_function_that_was_given_for_a_start_is_no_answer(session: StudentSession) -> None:
    # fmt: off
    def begun(heaps):  # type: ignore[no-untyped-def]
        # unchanged

        return sum( heaps )
    # fmt: on

    marked = Begun().mark(begun, WORDS)
    assert marked[:2] == ("no answer", 0.0) and marked.answer == ""
    assert marked.why.startswith("This is still the function you started from. That is the sum: add without carries.")
    assert session.give(Begun(), begun, WORDS).state == "no answer" and not session.work.of("")

    def changed(heaps):  # type: ignore[no-untyped-def]
        return sum(heaps)

    assert Begun().mark(changed, WORDS).mistake == "added"


def test_of_a_long_source_the_beginning_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "long.py"
    path.write_text("def long(heaps):\n" + "    heaps = heaps\n" * 2000 + "    return 0\n")
    long = runpy.run_path(str(path))["long"]
    assert len(NimberOf().read(long)) == LONGEST_TEXT


def test_a_usual_mistake_is_recognised_by_what_it_gives() -> None:
    marked = mark(lambda heaps: sum(heaps))
    assert marked[:4] == ("misunderstood", 0.75, "That is the sum: add without carries.", "added")


def test_the_first_case_that_fails_is_shown_with_what_was_expected() -> None:
    def wrong(heaps: list[int]) -> int:
        return nimber(heaps) if len(heaps) < 2 else 99

    assert mark(wrong)[:3] == (
        "wrong",
        0.5,
        "wrong([1, 2]) should give 3, but yours gives 99. 2 of 4 cases are right.",
    )


def fails(heaps: list[int]) -> int:
    return heaps[0] ^ heaps[1]


def ends_all(heaps: list[int]) -> int:
    raise SystemExit


def never_ends(heaps: list[int]) -> int:
    while True:
        pass


def never_gives_up(heaps: list[int]) -> int:
    """It cannot be ended: it ends by itself long after it was given up, so that it slows no other test."""
    until = monotonic() + 3
    while monotonic() < until:
        with suppress(BaseException):
            while monotonic() < until:
                pass
    return 0


def asks(heaps: list[int]) -> int:
    return int(input("Which number? "))


def asks_until_it_can_read(heaps: list[int]) -> int:
    while True:
        try:
            return int(input("Which number? "))
        except Exception:
            continue


def digs(heaps: list[int]) -> int:
    return digs(heaps) + 1


def says(heaps: list[int]) -> None:
    str(nimber(heaps))


def writes(heaps: list[int]) -> str:
    return str(nimber(heaps))


def eats(heaps: list[int]) -> int:
    found = 0
    while heaps:
        found ^= heaps.pop()
    return found


def takes_two(heaps: list[int], more: int) -> int:
    return 0


def forgets(heaps: list[int]) -> Any:
    if len(heaps) > 1:
        return heaps[0] ^ forgets(heaps[1:])
    return None


def misnames(h: list[int]) -> Any:
    return heaps[0]  # type: ignore[name-defined]  # noqa: F821


class Evil:
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("never compare")

    def __repr__(self) -> str:
        raise RuntimeError("never show")

    __hash__ = None  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("function", "mistake", "told"),
    [
        (fails, "raises", "fails([1]) ends with an error: IndexError (list index out of range)."),
        (ends_all, "raises", "ends_all([1]) ends with an error: SystemExit"),
        (digs, "raises", "digs([1]) ends with an error: RecursionError."),
        (forgets, "meets-none", "forgets([1, 2]) ends with an error, because it calculates with None"),
        (misnames, "unknown-name", "the name 'heaps' is not known. Your function calls its arguments h."),
        (never_ends, "endless", "never_ends([1]) had not ended after 0.3 seconds."),
        (never_gives_up, "endless", "never_gives_up([1]) had not ended after 0.3 seconds."),
        (asks, "asks", "Your function asks with “input”. It is called as asks([1]), so what it needs stands in"),
        (
            asks_until_it_can_read,
            "asks",
            "Your function asks with “input”. It is called as asks_until_it_can_read([1])",
        ),
        (says, "returns-nothing", "says([1]) gives nothing back (None)."),
        (writes, "returns-other", "writes([1]) gives '1', but a number is wanted."),
        (lambda heaps: Evil(), "returns-other", "gives an object that cannot be shown, but a number is wanted."),
        (lambda heaps: True, "returns-other", "gives True, but a number is wanted."),
        (eats, "changes-argument", "eats([1]) gives the right answer but changes what it was given"),
        (takes_two, "parameters", "Your function cannot be called as takes_two([1]): it should take 1 argument."),
    ],
)
def test_a_function_that_fails_in_a_general_way_is_told_so(
    function: Callable[..., Any], mistake: str, told: str
) -> None:
    marked = mark(function)
    assert (marked.state, marked.mistake) == ("misunderstood", mistake)
    assert told in marked.why and len(marked.why) < 400


def test_input_asks_again_once_a_function_was_tried() -> None:
    usual = builtins.input
    for function in (asks, never_ends):
        mark(function)
        assert builtins.input is usual


class SecondOf(NimberOf):
    """Give back the only thing in the list of a pair: a list inside a tuple, and a truth value."""

    def reference(self, pair: tuple[int, list[bool]]) -> bool:
        return pair[1][0]

    def cases(self) -> Sequence[tuple[tuple[int, list[bool]]]]:
        return ((1, [True]),), ((2, [False]),)

    def mistakes(self) -> Mapping[str, Any]:
        return {}


def test_a_list_inside_a_tuple_is_apart_from_the_case_too() -> None:
    def takes(pair: tuple[int, list[bool]]) -> bool:
        return pair[1].pop()

    def takes_and_fails(pair: tuple[int, list[bool]]) -> bool:
        return not pair[1].pop()

    assert SecondOf().mark(takes, WORDS).mistake == "changes-argument"
    marked = SecondOf().mark(takes_and_fails, WORDS)
    assert marked.state == "wrong" and marked.why.startswith("takes_and_fails((1, [True])) should give True")


class Thirds(NimberOf):
    """Give back some thirds."""

    def reference(self, heaps: list[int]) -> list[float]:
        return [heap / 3 for heap in heaps]

    def mistakes(self) -> Mapping[str, Any]:
        return {}


def test_numbers_are_shown_with_the_digits_that_matter() -> None:
    told = Thirds().mark(lambda heaps: [heap / 6 for heap in heaps], WORDS).why
    assert "should give [0.333333], but yours gives [0.166667]" in told
    told = Thirds().mark(lambda heaps: [heap / 3 + 1e-8 for heap in heaps], WORDS).why
    assert "should give [0.3333333333333333], but yours gives [0.33333334" in told


def test_a_truth_value_of_numpy_is_a_truth_value() -> None:
    assert SecondOf().mark(lambda pair: np.bool_(pair[1][0]), WORDS).state == "right"


def test_the_case_that_was_passed_before_counts() -> None:
    def late(heaps: list[int]) -> int:
        while len(heaps) == 3:
            pass
        return nimber(heaps)

    assert mark(late).credit == 0.5 and "late([3, 4, 1])" in mark(late).why


@pytest.mark.parametrize("answer", ["def nimber(heaps): ...", 7, None, nimber([1]), int])
def test_what_is_no_function_is_no_answer(answer: Any) -> None:
    marked = mark(answer)
    assert marked.state == "no answer"
    assert 'Give the function itself, without brackets behind its name: check("2.6", my_function).' in marked.why
