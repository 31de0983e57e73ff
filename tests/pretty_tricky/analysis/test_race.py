"""Race and sprint: the published figures, and a second, plain solver."""

from __future__ import annotations

import pickle
import random
from math import inf
from pathlib import Path

import pytest

from buttons_widgets.kit.analysis.kept import VARIABLE
from buttons_widgets.kit.rules.answer import Cancelled
from buttons_widgets.pretty_tricky import (
    SHEET,
    Dice,
    Game,
    Pass,
    Position,
    Sheet,
    Tick,
    solve_race,
    solve_sprint,
)
from buttons_widgets.pretty_tricky.analysis import passes, tables
from buttons_widgets.pretty_tricky.analysis.race import race_effort
from tests.pretty_tricky.plain_race import Race, State, full, marks, ticked

START = SHEET.start_position(1)
PUBLISHED = {4: 11.825740, 5: 13.732443, 6: 15.600008}


def on_left(left: str) -> Position:
    return Position(left, "-" * 11, "".join("1" if sign == "!" else "0" for sign in left))


def left_of(boxes: State) -> str:
    return "".join(str(count) if count else "-" for count in boxes)


# The kit's own sheet


OPENINGS = {
    Dice((2, 4, 5), 5): {Tick(7, 9): 12.8737, Tick(6, 10): 12.9303},
    Dice((1, 2, 3), 4): {Tick(3, 7): 12.7759, Tick(5, 5): 12.7776, Tick(4, 6): 12.9436},
}


@pytest.mark.thorough  # else the notebook that takes the game apart holds the same numbers
def test_the_race_and_its_openings_are_worth_as_much_as_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One test, and a folder of its own: another process may be writing in that of all.
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    tables.forget_tables()
    race = solve_race(START)
    assert race.value == pytest.approx(PUBLISHED[5], abs=5e-7)
    assert race.states == 19_440_000
    for dice, best in OPENINGS.items():
        values = race.tick_values(dice)
        assert list(values) == list(Game.start(["Ada"]).play(dice).legal_moves())
        assert sorted(values, key=lambda move: values[move])[: len(best)] == list(best)
        assert {move: round(values[move], 4) for move in best} == best
        assert values[Pass()] == race.value
        for move, value in values.items():
            rows = move.rows if isinstance(move, Tick) else ()
            assert solve_race(START.ticked_left(*rows)).value == value
    tables.forget_tables()
    seen: list[float] = []
    assert solve_race(START, watch=seen.append) == race
    assert not seen  # it was read from disk


@pytest.mark.thorough
@pytest.mark.parametrize("count", [4, 6])
def test_races_to_other_numbers_of_marks_take_as_many_rolls_as_published(count: int) -> None:
    assert solve_race(START, count).value == pytest.approx(PUBLISHED[count], abs=5e-7)


@pytest.mark.parametrize(("left", "rolls"), [("2----------", 15.11), ("-----5-----", 7.15)])
def test_a_row_alone_waits_as_long_as_published(left: str, rolls: float) -> None:
    assert round(solve_race(on_left(left), 1).value, 2) == rolls


# A second solver

LEFTS = ["1---------1", "--2-2-2----", "2--1-31----", "-----9-----", "1111-1-----", "--2--2--11-", "---333-----"]


def check_race(left: str, wanted: int) -> None:
    """A race is worth what the plain solver says, and so is every move of some rolls."""
    position = on_left(left)
    boxes = tuple(map(position.open_left, range(2, 13)))
    old = left.count("!") + left.count("0")
    plain = Race(boxes, min(wanted, old + full(boxes, (0,) * 11)) - old)
    solution = solve_race(position, wanted)
    assert solution.value == pytest.approx(float(plain.rolls(boxes)), rel=1e-12)
    # Where no tick is ever worse than to pass, the pass of the solver has left nothing out.
    assert not plain.passing_is_better
    for dice in (Dice((2, 4, 5), 5), Dice((1, 1, 6), 6), Dice((3, 3, 3), 3)):
        for move, value in solution.tick_values(dice).items():
            after = ticked(boxes, *(move.rows if isinstance(move, Tick) else ()))
            assert after is not None
            assert value == pytest.approx(float(plain.rolls(after)), rel=1e-12)


@pytest.mark.parametrize("left", LEFTS)
def test_races_are_worth_what_the_plain_solver_says(left: str) -> None:
    for wanted in range(1, sum(sign != "-" for sign in left) + 1):
        check_race(left, wanted)


@pytest.mark.parametrize(
    ("left", "wanted"), [("!-1--2-1---", 2), ("0-2--!-2---", 3), ("!!!--2-----", 3), ("22---------", 11)]
)
def test_old_marks_count_and_all_rows_are_enough(left: str, wanted: int) -> None:
    check_race(left, wanted)


def some_lefts(count: int, seed: str) -> list[tuple[str, int]]:
    """Left halves of two to five rows, with the marks to reach."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        rows = rng.sample(range(11), rng.randint(2, 5))
        signs = [rng.choice("1123!0") if row in rows else "-" for row in range(11)]
        found.append(("".join(signs), rng.randint(1, len(rows))))
    return found


@pytest.mark.parametrize(
    "count", [pytest.param(12, id="some"), pytest.param(300, id="many", marks=pytest.mark.thorough)]
)
def test_random_sheets_are_worth_what_the_plain_solver_says(count: int) -> None:
    for left, wanted in some_lefts(count, f"race {count}"):
        check_race(left, wanted)


@pytest.mark.parametrize("left", [*LEFTS[:5], "!-1--2-1---", "0-2--!-2---"])
def test_sprints_are_worth_what_the_plain_solver_says(left: str) -> None:
    position = on_left(left)
    boxes = tuple(map(position.open_left, range(2, 13)))
    old = left.count("!") + left.count("0")
    for rolls in (1, 2, 3, 5):
        solution = solve_sprint(position, rolls)
        assert solution.value == pytest.approx(old + float(marks(boxes, boxes, rolls)), rel=1e-12)
        for move, value in solution.tick_values(Dice((1, 3, 4), 4)).items():
            after = ticked(boxes, *(move.rows if isinstance(move, Tick) else ()))
            assert after is not None
            assert value == pytest.approx(old + float(marks(boxes, after, rolls - 1)), rel=1e-12)


def test_a_long_sprint_marks_every_row() -> None:
    assert solve_sprint(on_left("!----2---1-"), 99).value == pytest.approx(3, abs=1e-7)


def test_a_sprint_of_the_kit_s_own_sheet_is_worth_more_with_each_roll() -> None:
    values = [solve_sprint(START, rolls).value for rolls in range(1, 6)]
    assert values == sorted(values) and values[0] == pytest.approx(2 / 1296)  # two 2s or two 12s


def test_mirrored_positions_are_worth_the_same() -> None:
    left = "12-3--2-!1-"
    for solve in (lambda position: solve_race(position, 4), lambda position: solve_sprint(position, 4)):
        assert solve(on_left(left)).value == pytest.approx(solve(on_left(left[::-1])).value, rel=1e-14)


def test_a_race_that_is_over_takes_no_roll() -> None:
    solution = solve_race(on_left("!!!!!2-----"))
    assert solution.value == 0
    assert solve_race(on_left("-" * 11)).value == 0
    assert set(solution.tick_values(Dice((1, 2, 5), 6)).values()) == {0}


def test_moves_are_those_of_the_game_in_its_order() -> None:
    sheet = Sheet.parse("oo|-/ooo|-/-|-/-|-/o|-/oo|-/oo|-/o|-/-|-/-|-/oo|-")
    solution = solve_race(sheet.start_position(1), 3)
    for dice, _ in Game.start(["Ada"], sheet=sheet).chances():
        assert isinstance(dice, Dice)
        game = Game.start(["Ada"], sheet=sheet).play(dice)
        moves = list(game.legal_moves()) if game.to_move == 0 else [Pass()]  # who can tick nothing is not asked
        assert list(solution.tick_values(dice)) == moves


# How it is solved


def test_a_table_serves_every_position_that_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    lefts = ["2-2-3-2-1--", "1-2-!-2-1--", "2-!-0-1-1--", "2-2-3-2-!--"]
    alone = []
    for left in lefts:
        tables.forget_tables()
        alone.append(solve_race(on_left(left), 4).value)
    tables.forget_tables()
    solve_race(on_left(lefts[0]), 4)
    monkeypatch.setattr(tables, "solved_race", None)
    assert [solve_race(on_left(left), 4).value for left in lefts] == pytest.approx(alone, rel=1e-14)
    with pytest.raises(TypeError):  # to other marks it is another race
        solve_race(on_left(lefts[0]), 3)


def remembered() -> list[tables.Table]:
    """What is remembered, the latest first."""
    return list(reversed(tables._remembered._kept.values()))


def test_a_race_takes_an_effort_until_it_is_solved() -> None:
    tables.forget_tables()
    position = on_left("2--1-31----")
    assert race_effort(position, 2) == 3 * 2 * 4 * 2
    solution = solve_race(position, 2)
    assert (race_effort(position, 2), solution.states) == (0, 48)
    assert race_effort(position, 3) == 48


def test_only_so_many_states_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    tables.forget_tables()
    monkeypatch.setattr(tables._remembered, "most", 40)
    for left in ("22---------", "--22-------", "----22-----", "333--------", "-------9---"):
        solve_race(on_left(left), 1)
    assert [table.boxes[7] for table in remembered()] == [9]  # 64 states are too many at all
    tables.forget_tables()
    assert not remembered()


def test_what_was_asked_for_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    tables.forget_tables()
    monkeypatch.setattr(tables._remembered, "most_kept", 2)
    for left in ("2----------", "-2---------", "2----------", "--2--------"):
        solve_race(on_left(left), 1)
    assert [table.boxes.index(2) for table in remembered()] == [2, 0]
    tables.forget_tables()


def test_a_solution_can_be_sent_to_another_process() -> None:
    solution = solve_race(on_left("1----2-----"), 1)
    again = pickle.loads(pickle.dumps(solution))
    assert again == solution
    assert again.tick_values(Dice((1, 1, 6), 1)) == solution.tick_values(Dice((1, 1, 6), 1))


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_any_number_of_threads_finds_the_same(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = (2, 1, 0, 3, 0, 2, 2, 0, 1, 0, 2)
    whole = passes.solved_race(boxes, 3, lambda share: None)
    monkeypatch.setattr(passes, "WORTH_A_THREAD", 0)
    monkeypatch.setattr(passes, "STATES_AT_ONCE", 30)
    monkeypatch.setattr(passes, "processors", lambda: threads)
    shares: list[float] = []
    assert (passes.solved_race(boxes, 3, shares.append) == whole).all()
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] == 1 and len(shares) == 1 + len(whole) // 18


@pytest.mark.parametrize("looks", [1, 2, 10])
@pytest.mark.parametrize("threads", [1, 2])
def test_what_the_watch_raises_ends_the_work(looks: int, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes, "WORTH_A_THREAD", 0)
    monkeypatch.setattr(passes, "STATES_AT_ONCE", 20)
    monkeypatch.setattr(passes, "processors", lambda: threads)
    tables.forget_tables()
    seen: list[float] = []

    def watch(share: float) -> None:
        seen.append(share)
        if len(seen) == looks:
            raise Cancelled

    position = on_left("2-3-2-3-3--")
    with pytest.raises(Cancelled):
        solve_race(position, 3, watch=watch)
    assert len(seen) == looks and not remembered()
    seen.clear()
    with pytest.raises(Cancelled):
        solve_sprint(position, 5, watch=watch)
    assert len(seen) == looks
    assert solve_race(position, 3).value < inf
