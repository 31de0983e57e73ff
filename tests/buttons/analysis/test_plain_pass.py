"""The analysis without numpy: the same numbers as with it, and a refusal that says what is missing."""

from __future__ import annotations

import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis import solve as solving
from buttons_widgets.buttons.analysis.backward_pass.plain_pass import solve_plainly
from buttons_widgets.buttons.analysis.opponents import NO_OPPONENTS, Opponents
from buttons_widgets.buttons.analysis.payoff import Payoff
from buttons_widgets.buttons.analysis.solution import Solution
from buttons_widgets.buttons.analysis.solve import forget_solutions, solve
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.rules.errors import MissingPackageError
from tests.buttons.analysis.test_solver import random_position

COMPANY = (NO_OPPONENTS, Opponents(1), Opponents(2, 0.25, 0.0), Opponents(3, 0.125, 0.3, 1))
GOALS = ("stars", "win", Payoff([1, 1, 2, 4, 8, 8, 9, 9], line=20))
SAME = 1e-12

# Python as it is where numpy was never installed.
WITHOUT_NUMPY = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "scipy", "matplotlib"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""


def numbers(solution: Solution) -> list[float]:
    rows = (solution.waiting, *solution.after)
    return [solution.roll, -1 if solution.stop is None else solution.stop, *(worth for row in rows for worth in row)]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 6), st.sampled_from(COMPANY), st.sampled_from(GOALS))
def test_every_number_is_that_of_the_solver(seed: int, size: int, company: Opponents, goal: str | Payoff) -> None:
    rng = random.Random(seed)
    buttons = rng.randrange(3) if size < 5 else 4 + 2 * (size == 6)
    stars = rng.randrange(2 * size)
    position = random_position(rng, size, stars, buttons, rng.choice(["", "r", "gb"]), rng.randint(1, 5))
    plain, wanted = solve_plainly(position, company, goal), solve(position, company, goal)  # type: ignore[arg-type]
    assert numbers(plain) == pytest.approx(numbers(wanted), abs=SAME)
    assert (plain.states, plain.bust, plain.stop is None) == (wanted.states, wanted.bust, wanted.stop is None)
    assert [len(row) for row in plain.after] == [len(row) for row in wanted.after]


def test_whoever_watches_hears_how_far_it_is_and_can_end_it() -> None:
    small = Position.parse("rbyg/gyrb/brgy/ygbr r 5")
    shares: list[float] = []
    solve_plainly(small, Opponents(1), "stars", shares.append)
    assert shares[0] == 0 and shares == sorted(shares) and len(shares) > 1 and shares[-1] < 1

    def stop(share: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        solve_plainly(small, NO_OPPONENTS, "stars", stop)


def test_what_is_too_large_is_known_before_it_is_begun() -> None:
    assert solving.values_of(Position.of(LAYOUTS["A"]), NO_OPPONENTS) > solving.MOST_PLAIN
    assert solving.values_of(Position.parse("rbyg/gyrb/brgy/ygbr r 5"), Opponents(3)) < solving.MOST_PLAIN


def without_numpy(code: str) -> str:
    """What a program prints where numpy is missing."""
    command = [sys.executable, "-c", WITHOUT_NUMPY + code]
    root = Path(__file__).parents[3]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_without_numpy_small_questions_are_answered_and_others_name_what_is_missing() -> None:
    said = without_numpy(
        "from buttons_widgets import LAYOUTS, Position, solve\n"
        "position = Position.parse('rbyg/gyrb/brgy/ygbr r 5')\n"
        "print(round(solve(position).roll, 6), solve(position) is solve(position))\n"
        "try:\n"
        "    solve(Position.of(LAYOUTS['A']))\n"
        "except Exception as error:\n"
        "    print(type(error).__name__, error.package)\n"
    )
    roll = solve(Position.parse("rbyg/gyrb/brgy/ygbr r 5")).roll
    assert said.split() == [str(round(roll, 6)), "True", "MissingPackageError", "numpy"]


@pytest.mark.parametrize("lessons", ["6, 7", pytest.param("range(1, 12)", marks=pytest.mark.thorough)])
def test_without_numpy_the_book_the_editor_and_all_exercises_but_a_few_are_there(lessons: str) -> None:
    said = without_numpy(
        "from buttons_widgets import coach, generate_puzzle, play, puzzle_book, puzzle_editor\n"
        "from buttons_widgets.lessons import exercise\n"
        "from buttons_widgets.lessons.course import COURSE\n"
        "play(), puzzle_book('first_steps'), puzzle_editor(), generate_puzzle('numbers', level=2)\n"
        f"for number in {lessons}:\n"
        "    for each in COURSE.lesson(number).exercises:\n"
        "        try:\n"
        "            exercise(each.number)\n"
        "        except Exception as error:\n"
        "            print(each.number, type(error).__name__)\n"
    )
    needing = [line.split() for line in said.splitlines()]
    assert {kind for _, kind in needing} == {"MissingPackageError"}
    # The last two ask 7.5 and 7.7 once more, at the end of either half.
    assert {number for number, _ in needing} == {"6.10", "7.5", "7.6", "7.7", "7.13", "7.14"}


def test_without_numpy_a_small_board_is_answered_and_a_large_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    small, large = Position.parse("rby/gry/ybg r 2"), Position.of(LAYOUTS["A"])
    known = solve(small)
    forget_solutions()
    package = import_module("buttons_widgets.buttons.analysis.backward_pass")
    monkeypatch.delitem(sys.modules, f"{package.__name__}.recursion")
    monkeypatch.delattr(package, "recursion")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert numbers(solve(small)) == pytest.approx(numbers(known), rel=SAME, abs=SAME)
    with pytest.raises(MissingPackageError) as missing:
        solve(large)
    assert missing.value.package == "numpy"
