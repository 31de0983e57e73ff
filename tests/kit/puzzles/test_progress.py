"""Progress: what was done is kept, joined with what others wrote, and taken along as text; nothing of it is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.kit.puzzles.events import Attempt, DayRound, Done, Run
from buttons_widgets.kit.puzzles.progress import PROGRESS_FILE, Progress
from buttons_widgets.kit.puzzles.progress_summary import DAYS, OTHERS_BETWEEN, DailyTries, ProgressSummary
from buttons_widgets.kit.saving import merged_store
from buttons_widgets.kit.saving.errors import SaveError
from tests.kit.puzzles.toy import NOON, Clock, Larger, toy

TODAY = date(2026, 11, 22)

moments = st.integers(0, 10**14)
days = st.dates(date(2020, 1, 1), date(2040, 1, 1)).map(date.isoformat)
attempts = st.builds(
    Attempt, st.sampled_from("abcd").map(lambda key: f"toys/{key}"), st.sampled_from(["sum", "larger"]),
    st.integers(600, 2600), moments, st.booleans(), st.integers(0, 5), st.booleans(),
    st.sampled_from(["practise", "repeat", "clock", "daily"]), st.just("") | days, st.integers(0, 5),
)  # fmt: skip
runs = st.builds(Run, moments, st.integers(0, 99), st.integers(0, 3), st.just(180), st.integers(0, 5))
rounds = st.builds(
    DayRound, days, moments, st.lists(st.sampled_from(["roll", "go", "lay 1-1"])).map(tuple), st.none() | st.just(4.0)
)
done = st.builds(Done, *(st.lists(events, max_size=8).map(tuple) for events in (attempts, runs, rounds)))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def progress(tmp_path: Path, clock: Clock) -> Progress:
    return Progress("toy", tmp_path / "data", clock)


def other(progress: Progress) -> Progress:
    """Another kernel of the same person."""
    return Progress("toy", progress.path.parent, progress.clock)


# Where one stands


def test_what_was_done_is_there_after_a_restart(progress: Progress) -> None:
    for number in range(4):
        progress.add("toys", toy(number), number != 1, hints=number)
    progress.add_run(7, 3, 180)
    progress.add_run(5, 3, 180)
    progress.keep_round(TODAY, ["roll", "go"], 3.0)
    again = other(progress)
    assert again.done == progress.done
    assert again.standing == progress.standing
    assert again.trouble is None
    assert again.best_run(180) == 7
    assert again.best_run(60) is None
    assert again.round_of(TODAY).points == 3.0
    assert repr(again) == "Progress('toy', 7 events)"
    assert (again.standing.streak, again.standing.best_streak) == (2, 2)


def test_rates_count_first_tries_and_what_was_solved_at_all(progress: Progress) -> None:
    progress.add("toys", toy(1), False)
    progress.add("toys", toy(1), True, again=True)
    progress.add("toys", toy(2), True, hints=1)
    progress.add("toys", toy(3), True)
    progress.add("toys", toy(3), True)
    progress.add("toys", toy(4, theme=Larger), False)
    themes = progress.standing.themes
    assert (themes["sum"].tried, themes["sum"].right, themes["sum"].solved) == (3, 1, 3)
    assert (themes["larger"].tried, themes["larger"].right, themes["larger"].solved) == (1, 0, 0)


def test_the_rating_counts_the_first_answer_only_and_none_against_the_clock(progress: Progress) -> None:
    progress.add("toys", toy(1), True)
    rating, streak = progress.standing.rating, progress.standing.streak
    assert rating.rating > 1600
    progress.add("toys", toy(1), True)
    progress.add("toys", toy(2), True, mode="clock")
    progress.add("toys", toy(3), False, mode="clock")
    assert progress.standing.rating == rating
    assert progress.standing.streak == streak + 1
    # Another pack may have a puzzle with the same id.
    progress.add("others", toy(1), True)
    assert progress.standing.rating.rating > rating.rating


def test_a_missed_puzzle_comes_back_in_longer_and_longer_times(progress: Progress, clock: Clock) -> None:
    progress.add("toys", toy(1), False)
    progress.add("toys", toy(1), True, again=True)  # the answer was on the screen
    assert progress.standing.due(progress.now) == []
    for number in range(OTHERS_BETWEEN):
        assert progress.standing.due(progress.now) == []
        progress.add("toys", toy(10 + number), True)
    assert progress.standing.due(progress.now) == ["toys/sum-1"]
    for box in DAYS:
        progress.add("toys", toy(1), True, mode="repeat")
        clock.pass_by(days=box - 0.5)
        assert progress.standing.due(progress.now) == []
        progress.add("toys", toy(1), True)  # too early to prove anything
        clock.pass_by(days=0.5)
        assert progress.standing.due(progress.now) == ["toys/sum-1"], box
    progress.add("toys", toy(1), True)
    assert progress.standing.again == {}
    progress.add("toys", toy(1), False)
    clock.pass_by(days=1, seconds=1)
    assert progress.standing.due(progress.now) == ["toys/sum-1"]


def test_missed_again_it_begins_anew(progress: Progress, clock: Clock) -> None:
    progress.add("toys", toy(1), False)
    for wait in (1, 1):
        clock.pass_by(days=wait)
        progress.add("toys", toy(1), True)
    assert progress.standing.again["toys/sum-1"].box == 2
    progress.add("toys", toy(1), False)
    assert progress.standing.again["toys/sum-1"].box == 0


@pytest.mark.parametrize("year", [1, 1960, 2020, 2500, 9999])
def test_whatever_the_clock_says_progress_is_kept(progress: Progress, clock: Clock, year: int) -> None:
    progress.add("toys", toy(1), True)
    clock.now = clock.now.replace(year=year)
    progress.add("toys", toy(2), True)
    progress.add("toys", toy(3), False)
    progress.add_run(3, 1, 180)
    progress.keep_round(progress.today, ["roll"])
    again = Progress("toy", progress.path.parent, clock)
    assert again.trouble is None
    assert again.done == progress.done and again.done.count == 5
    assert Progress("toy", progress.path.parent / "other", clock).import_text(again.export()) == 5


def test_a_pack_whose_file_has_a_name_that_is_no_text_is_kept_too(progress: Progress) -> None:
    progress.add("toys\udcff", toy(1), True)
    assert Progress("toy", progress.path.parent, progress.clock).done == progress.done
    assert progress.trouble is None


def test_days_in_a_row(progress: Progress, clock: Clock) -> None:
    assert progress.standing.days_in_a_row(progress.today) == 0
    for _ in range(3):
        progress.add("toys", toy(1), True, mode="daily", day=progress.today.isoformat())
        clock.pass_by(days=1)
    assert progress.standing.days_in_a_row(progress.today) == 3  # today's may still come
    # Two days that were missed in a month are forgiven, a third one is not.
    for _ in range(2):
        clock.pass_by(days=1)
        assert progress.standing.days_in_a_row(progress.today) == 3
    progress.add("toys", toy(1), True, mode="daily", day=progress.today.isoformat())
    assert progress.standing.days_in_a_row(progress.today) == 4
    clock.pass_by(days=2)
    assert progress.standing.days_in_a_row(progress.today) == 1


def test_each_month_forgives_anew_and_what_is_solved_later_does_not_count(progress: Progress, clock: Clock) -> None:
    clock.now = datetime(2026, 10, 28, 12, tzinfo=UTC)
    missed = {29, 30, 2, 3}
    while progress.today <= date(2026, 11, 5):
        if progress.today.day not in missed:
            progress.add("toys", toy(1), True, mode="daily", day=progress.today.isoformat())
        clock.pass_by(days=1)
    assert progress.standing.days_in_a_row(progress.today) == 5  # October 28 and 31, November 1, 4 and 5
    progress.add("toys", toy(1), True, mode="daily", day="2026-10-30")
    assert "2026-10-30" in progress.standing.days
    assert progress.standing.days_in_a_row(progress.today) == 5


def test_the_tries_at_a_daily_puzzle(progress: Progress) -> None:
    day = TODAY.isoformat()
    assert DailyTries.of(progress.done.attempts, TODAY) == DailyTries(missed=0, hints=0, solved=False)
    progress.add("toys", toy(1), False, mode="daily", day=day, hints=1)
    progress.add("toys", toy(1), True, mode="daily", day=day, hints=2, again=True)
    progress.add("toys", toy(1), False, mode="daily", day=day, hints=3)
    assert DailyTries.of(progress.done.attempts, TODAY) == DailyTries(missed=1, hints=2, solved=True)


def test_a_clock_set_back_does_not_turn_the_order_round(progress: Progress, clock: Clock) -> None:
    progress.add("toys", toy(1), False)
    clock.pass_by(hours=-1)
    progress.add("toys", toy(1), True, again=True)
    assert [attempt.right for attempt in progress.done.attempts] == [False, True]
    clock.now = clock.now.replace(year=2500)
    progress.add("toys", toy(2), True)
    clock.now = NOON + timedelta(days=2)
    assert progress.add("toys", toy(3), True).when == progress.now


@given(st.lists(attempts))
def test_a_standing_is_the_same_step_by_step_and_at_once(some: list[Attempt]) -> None:
    standing = ProgressSummary()
    for attempt in some:
        standing.add(attempt)
    assert standing == ProgressSummary.after(some)
    assert standing.best_streak >= standing.streak
    assert set(standing.again) <= set(standing.last)
    assert all(rate.right <= rate.solved <= len(standing.solved) for rate in standing.themes.values())


# Joining


@given(done, done, done)
def test_joining_loses_nothing_and_does_not_care_for_the_order(one: Done, two: Done, three: Done) -> None:
    plain = Done()
    one, two, three = (plain.joined(each) for each in (one, two, three))
    assert one.joined(two) == two.joined(one)
    assert one.joined(two).joined(three) == one.joined(two.joined(three))
    assert one.joined(one) == one == one.joined(plain)
    both = one.joined(two)
    assert set(both.attempts) == {*one.attempts, *two.attempts}
    assert set(both.runs) == {*one.runs, *two.runs}
    assert {each.day for each in both.rounds} == {each.day for each in (*one.rounds, *two.rounds)}


def test_the_round_that_began_first_stands(progress: Progress, clock: Clock) -> None:
    one, two = progress, other(progress)
    one.keep_round(TODAY, ["roll"])
    clock.pass_by(minutes=1)
    # The other kernel learns of it as soon as it wants to keep its own.
    assert two.keep_round(TODAY, ["roll", "go"]).started == one.round_of(TODAY).started
    assert one.keep_round(TODAY, ["roll", "go", "go"], 2.0).points == 2.0
    two.read_again()
    assert two.round_of(TODAY).moves == ("roll", "go", "go")


# The file and its writers


def test_two_kernels_in_every_order_lose_nothing(tmp_path: Path) -> None:
    random = Random(3)
    for number in range(60):
        order = [random.choice("abr") for _ in range(12)]
        clock = Clock()
        kernels = {name: Progress("toy", tmp_path / str(number), clock) for name in "ab"}
        told = 0
        for step, name in enumerate(order):
            if name == "r":  # one of them ends, and another one begins
                kernels[random.choice("ab")] = Progress("toy", tmp_path / str(number), clock)
            else:
                kernels[name].add("toys", toy(step), True)
                told += 1
            clock.pass_by(seconds=random.choice([0, 0, 1, -1]))
        assert len(Progress("toy", tmp_path / str(number)).done.attempts) == told, order


def test_the_write_of_another_kernel_between_reading_and_writing_is_waited_for(
    progress: Progress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel that has read the file lets no other one write until it has written."""
    from threading import Thread

    two, threads, write = other(progress), [], merged_store.write_file

    def late(path: Path, data: bytes) -> None:
        if not threads:
            threads.append(Thread(target=two.add, args=("toys", toy(2), True)))
            threads[0].start()
            threads[0].join(0.1)
            assert threads[0].is_alive()
        write(path, data)

    monkeypatch.setattr(merged_store, "write_file", late)
    progress.add("toys", toy(1), True)
    threads[0].join(10)
    assert {each.puzzle for each in other(progress).done.attempts} == {"toys/sum-1", "toys/sum-2"}


WRITER = """
import sys
from pathlib import Path
from buttons_widgets.kit.puzzles.progress import Progress
from tests.kit.puzzles.toy import toy
progress = Progress("toy", Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
for number in range(int(sys.argv[3])):
    progress.add(sys.argv[2], toy(number), True)
"""


def test_processes_that_write_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path), name, "25"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("one", "two", "three")
    ]
    for writer in writers:
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate(timeout=60)
        assert writer.returncode == 0
    assert len(Progress("toy", tmp_path).done.attempts) == 75


def test_a_later_round_is_not_overwritten_by_an_earlier_one(progress: Progress) -> None:
    progress.keep_round(TODAY, ["roll", "go"])
    assert progress.keep_round(TODAY, ["roll"]).moves == ("roll", "go")


@given(done)
@settings(max_examples=30)
def test_the_file_reads_back(events: Done) -> None:
    joined = Done().joined(events)
    assert PROGRESS_FILE.parse(PROGRESS_FILE.to_bytes("toy", joined), "toy") == joined


def some_done(count: int = 6) -> Done:
    random = Random(1)
    some = [
        Attempt(f"toys/sum-{n}", "sum", 1500 + n % 900, 1_760_000_000_000 + n * 61_000, random.random() < 0.7, maker=77)
        for n in range(count)
    ]
    return Done(tuple(some), (Run(1_760_000_900_000, 5, 2, 180),), (DayRound("2026-11-22", 5, ("roll", "go"), 3.0),))


def test_a_file_that_is_cut_or_changed_anywhere_is_noticed() -> None:
    data = PROGRESS_FILE.to_bytes("toy", some_done())
    for end in range(len(data) - 2):
        with pytest.raises(SaveError):
            PROGRESS_FILE.parse(data[:end], "toy")
    random = Random(5)
    for place in range(len(data) - 1):
        other = random.choice([byte for byte in b'0123456789abcz"[],{}:\\ \xff' if byte != data[place]])
        changed = data[:place] + bytes([other]) + data[place + 1 :]
        with suppress(SaveError):  # but for blanks, and what no field is called
            assert PROGRESS_FILE.parse(changed, "toy") == some_done()


def test_a_file_damaged_while_a_kernel_runs_costs_it_nothing(progress: Progress) -> None:
    progress.add("toys", toy(1), True)
    progress.path.write_bytes(b"nonsense")
    progress.add("toys", toy(2), True)
    assert progress.trouble.way == "damaged"
    assert len(other(progress).done.attempts) == 2


def test_another_game_s_file_is_not_taken_for_this_one(progress: Progress, tmp_path: Path) -> None:
    progress.path.parent.mkdir()
    progress.path.write_bytes(PROGRESS_FILE.to_bytes("chess", some_done()))
    assert other(progress).trouble.way == "damaged"


def test_where_nothing_can_be_written_it_goes_on_in_memory_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    progress = Progress("toy", tmp_path / "file" / "folder", Clock())
    progress.add("toys", toy(1), True)
    progress.add("toys", toy(2), False)
    assert progress.trouble.way == "unwritable"
    assert len(progress.done.attempts) == 2
    # Once it can be written again, all of it is.
    (tmp_path / "file").unlink()
    progress.add("toys", toy(3), True)
    assert progress.trouble is None
    assert len(Progress("toy", tmp_path / "file" / "folder").done.attempts) == 3


@pytest.mark.timeout(20)
def test_a_fifo_or_a_folder_in_its_place_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "progress-toy.json")
    assert Progress("toy", tmp_path).trouble.way == "damaged"
    (tmp_path / "other" / "progress-toy.json" / "inside").mkdir(parents=True)
    progress = Progress("toy", tmp_path / "other")
    progress.add("toys", toy(1), True)
    assert len(progress.done.attempts) == 1
    os.mkfifo(tmp_path / ".progress-other.json.lock")
    progress = Progress("other", tmp_path)
    progress.add("toys", toy(1), True)
    assert len(Progress("other", tmp_path).done.attempts) == 1


def test_much_of_it_stays_fast_enough_and_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from buttons_widgets.kit.puzzles import events as room

    monkeypatch.setattr(room, "MOST_ATTEMPTS", 40)
    progress = Progress("toy", tmp_path, Clock())
    for number in range(50):
        progress.clock.pass_by(minutes=1)
        progress.add("toys", toy(number), True)
    assert [each.puzzle for each in progress.done.attempts] == [f"toys/sum-{n}" for n in range(10, 50)]
    assert len(Progress("toy", tmp_path).done.attempts) == 40
