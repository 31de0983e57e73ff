"""The book of puzzles without a browser: what is shown, what counts, and that nothing piles up."""

from __future__ import annotations

import os
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import ipywidgets as w
import pytest

from buttons_widgets.kit.page.lifeline import Lifeline
from buttons_widgets.kit.puzzles.book import PuzzleBook, open_book
from buttons_widgets.kit.puzzles.choosing import candidates
from buttons_widgets.kit.puzzles.pack import Pack, own_folder, write_pack
from buttons_widgets.kit.puzzles.progress import Progress
from buttons_widgets.kit.puzzles.puzzle import Puzzle, level_of
from buttons_widgets.kit.puzzles.session import Mix
from buttons_widgets.kit.rules.errors import GameError
from tests.hands import pick, plain, press
from tests.kit.puzzles.toy import Clock
from tests.nim_puzzles import NIM_PUZZLE_VIEW, Heap, Winner, nim_words, wins


def winner(number: int, rating: int) -> Winner:
    heaps = (1 + number % 7, 1 + number // 7 % 7, 1 + number // 49)
    answer = "first" if wins(heaps) else "second"
    return Winner(
        id=f"winner-{number}", position=" ".join(map(str, heaps)), answers=(answer,), rating=rating,
        level=level_of(rating),
    )  # fmt: skip


WINNERS = [winner(number, 1000 + 20 * number) for number in range(60)]
HEAPS = [
    Heap(id=f"heap-{n}", position=f"{n} 6", answers=("1" if n > 6 else "2",), rating=1400, level=3)
    for n in (2, 3, 4, 5, 7)
]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Clock:
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path / "games"))
    monkeypatch.setenv("BUTTONS_WIDGETS_PUZZLES", str(tmp_path / "packs"))
    write_pack(own_folder() / "nim" / "winners.jsonl", WINNERS)
    write_pack(own_folder() / "nim" / "heaps.jsonl", HEAPS)
    return Clock()


class Reader:
    """A person with a book."""

    def __init__(self, clock: Clock, *arguments: Any, **more: Any) -> None:
        self.clock = clock
        self.book: PuzzleBook = open_book(NIM_PUZZLE_VIEW, nim_words("en"), *arguments, clock=clock, **more)

    @property
    def puzzle(self) -> Puzzle:
        assert self.book.puzzle is not None and self.book.session.current is not None
        assert self.book.puzzle.puzzle == self.book.session.current.puzzle
        return self.book.puzzle.puzzle

    @property
    def told(self) -> str:
        return plain(self.book.message.value)

    @property
    def status(self) -> str:
        return plain(self.book.status.value)

    @property
    def trouble(self) -> str:
        return plain(self.book.trouble.value)

    def way(self, name: str) -> None:
        self.book.head.ways.value = name

    def card(self, name: str) -> None:
        """Press a button of the card before or after a run."""
        assert self.book._body.children == (self.book.card,)
        press(name, self.book.card.row)

    @property
    def said(self) -> str:
        """What the card says."""
        return " ".join(plain(self.book.card.text.value).split())

    def answer(self, right: bool = True) -> None:
        self.clock.pass_by(seconds=2)
        widget, puzzle = self.book.puzzle, self.puzzle
        answers = [press.answer for press in puzzle.presses("", nim_words("en"))] or ["1", "2"]
        wanted = next(each for each in answers if (each in puzzle.answers) == right)
        if puzzle.answered_by == "choice":
            press(f"press-{answers.index(wanted)}", widget.panel.actions, widget.help)
        else:
            pick(widget.panel.board, wanted)

    def press(self, name: str) -> None:
        widget = self.book.puzzle
        assert any(one["name"] == name and one["ready"] for one in widget.help.offered), widget.help.offered
        press(name, widget.panel.actions, widget.help)


def test_one_after_another_and_again_after_a_restart(clock: Clock) -> None:
    ada = Reader(clock)
    assert ada.book.shown == "practise"
    seen = []
    for right in (True, True, False):
        seen.append(ada.puzzle.id)
        ada.answer(right)
        ada.press("next")
        # A screen reader hears the next question.
        assert ada.book.puzzle is not None and ada.book.puzzle.frame.news != ""
    assert len(set(seen)) == 3
    again = Reader(clock)
    assert len(again.book.session.progress.done.attempts) == 3
    assert again.puzzle.id not in seen
    assert "Rating" in again.status
    assert repr(again.book) == "PuzzleBook(heaps, winners)"
    assert again.book._repr_svg_() == Reader(clock).book._repr_svg_()


def test_another_try_after_a_miss_counts_as_one(clock: Clock) -> None:
    ada = Reader(clock)
    ada.answer(False)
    ada.press("again")
    ada.answer(True)
    first, second = ada.book.session.progress.done.attempts
    assert (first.right, first.again, second.right, second.again) == (False, False, True, True)
    assert ada.book.session.progress.standing.streak == 0


def test_whoever_asks_for_the_solution_has_not_solved_it(clock: Clock) -> None:
    ada = Reader(clock)
    ada.press("hint")
    ada.press("solution")
    (attempt,) = ada.book.session.progress.done.attempts
    assert (attempt.right, attempt.hints) == (False, 1)


def test_filters_choose(clock: Clock) -> None:
    ada = Reader(clock)
    ada.book.head.theme.value = "heap"
    assert ada.puzzle.theme == "heap"
    ada.book.head.pack.value = "winners"
    assert ada.told == "No puzzle fits. Choose another pack, theme or level."
    assert ada.book._body.children == ()
    ada.book.head.theme.value = ""
    assert ada.puzzle.theme == "winner"
    ada.book.head.level.value = 1
    assert ada.puzzle.level == 1


def test_a_pack_is_solved_in_order_and_goes_on_where_it_was_left(clock: Clock) -> None:
    ada = Reader(clock, "heaps")
    assert (ada.book.shown, ada.puzzle.id) == ("order", "heap-2")
    ada.answer()
    ada.press("next")
    assert ada.puzzle.id == "heap-3"
    assert "Puzzle 2 of 5, 1 solved" in ada.status
    ada.answer(False)
    again = Reader(clock, "heaps")
    assert again.puzzle.id == "heap-4"
    for _ in range(4):
        again.answer()
        again.press("next")
    assert again.told == "All 5 puzzles are solved."


def test_the_missed_ones_are_repeated(clock: Clock) -> None:
    ada = Reader(clock)
    ada.way("repeat")
    assert ada.told == "You have missed nothing that has to come again."
    ada.way("practise")
    missed = ada.puzzle
    ada.answer(False)
    ada.way("repeat")
    assert ada.told == (
        "Nothing is due now. The puzzle that you missed comes again after 5 other puzzles, or within a day."
    )
    clock.pass_by(days=2)
    ada.way("practise")
    assert "1 due again" in ada.status
    ada.way("repeat")
    assert ada.puzzle == missed
    ada.answer()
    ada.press("next")
    assert ada.told == "Nothing is due now. The puzzle that you missed comes again within a day."
    clock.pass_by(days=1)
    ada.way("practise")
    ada.way("repeat")
    ada.answer()
    ada.press("next")
    assert ada.told == "Nothing is due now. The puzzle that you missed comes again within 3 days."


def test_where_the_missed_ones_are_is_said_if_they_are_not_among_those_chosen(clock: Clock) -> None:
    ada = Reader(clock)
    ada.way("practise")
    name = next(each.name for each in ada.book.session.packs if ada.book.session.current in candidates([each]))
    other = next(each.name for each in ada.book.session.packs if each.name != name)
    ada.answer(False)
    ada.way("repeat")
    ada.book.head.filters.children[0].value = other
    assert ada.told == "You have missed none of these. One other puzzle that you missed comes again later."
    clock.pass_by(days=2)
    ada.way("practise")
    ada.way("repeat")
    assert ada.told == "None of these is due. One other puzzle is: choose all packs, all themes and all levels."


def test_three_minutes(clock: Clock) -> None:
    ada = Reader(clock)
    ada.way("clock")
    assert ada.said.startswith("Three minutes As many of 65 puzzles as you can.") and "no score yet" in ada.said
    assert ada.book.countdown.layout.display == "none"
    ada.card("go")
    assert ada.book.countdown.run == 1
    assert ada.book.session.time_left == 180_000
    assert ada.book.puzzle.help.offered == []  # neither hints nor the solution
    assert ada.book.head.filters.layout.display == "none"
    first = ada.puzzle
    for _ in range(4):
        ada.answer()
    assert ada.puzzle.rating > first.rating
    assert "4 solved, 0 of 3 misses" in ada.book.status.value and "bw-run-right bw-run-last" in ada.book.status.value
    missed = []
    for _ in range(3):
        missed.append(ada.puzzle)
        ada.answer(False)
    assert ada.said.startswith(
        "That was miss number 3. You solved 4 puzzles. That is your best so far."
        " Those that you missed come again under Repeat missed."
    )
    assert ada.book.card.text.value.count('bw-run-picture"') == 3 and "missed after" in ada.said
    assert ada.book.card._activity.frame.news.startswith("That was miss number 3.")
    rating = ada.book.session.progress.standing.rating.rating
    assert rating == 1500
    ada.card("go")
    assert ada.book.countdown.run == 1  # a clock that stood still begins anew
    ada.answer()
    clock.pass_by(minutes=3)
    ada.answer()  # too late
    assert ada.said == "Time is up. You solved 1 puzzle. Your best is 4."
    assert [(run.solved, run.missed) for run in ada.book.session.progress.done.runs] == [(4, 3), (1, 0)]
    ada.way("practise")
    ada.way("clock")
    assert ada.said.startswith("Time is up.")
    assert Reader(clock).book.session.run is None


def test_a_small_mix_of_ones_own_ends_when_all_are_done_and_sets_no_record(clock: Clock) -> None:
    ada = Reader(clock)
    few = sorted(ada.book.session.pool, key=lambda each: each.puzzle.rating)[:4]
    ada.book.session.choose(mix=Mix([few[0].puzzle.theme], hardest=few[2].puzzle.rating))
    pool = {each.key for each in ada.book.session.pool}
    assert 0 < len(pool) < 20
    ada.way("clock")
    ada.card("go")
    for _ in pool:
        ada.answer()
    run = ada.book.session.run
    assert run is not None and run.over and not run.record
    assert {answer.candidate.key for answer in run.answers} == pool and len(run.answers) == len(pool)
    assert ada.said == f"You have done all of them. You solved {len(pool)} puzzles."
    assert not ada.book.session.progress.done.runs


def test_what_was_missed_or_slow_in_a_run_can_be_gone_through(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Reader(clock)
    ada.way("clock")
    ada.card("go")
    seen = []
    monkeypatch.setattr("buttons_widgets.kit.puzzles.puzzle_attempt.monotonic", lambda: clock.now.timestamp())
    for seconds, right in ((1, True), (9, True), (1, False), (1, True), (2, False), (1, False)):
        ada.book.puzzle.attempt._shown = clock.now.timestamp()
        seen.append(ada.puzzle)
        clock.pass_by(seconds=seconds)
        ada.answer(right)
    assert "right, but slow: 11 s" in ada.said
    run = ada.book.session.run
    assert [each.candidate.puzzle for each in run.again] == [seen[2], seen[4], seen[5], seen[1]]
    assert ada.book.card.row.offered[0]["label"] == "Go through these 4 now"
    ada.card("review")
    for left, puzzle in ((4, seen[2]), (3, seen[4]), (2, seen[5]), (1, seen[1])):
        assert ada.puzzle == puzzle
        assert ("The last one of the run" if left == 1 else f"{left} of the run to go through") in ada.status
        assert {"hint", "solution"} <= {one["name"] for one in ada.book.puzzle.help.offered}
        ada.answer()
        ada.press("next")
    assert ada.book._body.children == (ada.book.card,)
    attempts = ada.book.session.progress.done.attempts
    assert [each.mode for each in attempts[-5:]] == ["clock", *["repeat"] * 4]


def test_a_run_for_which_no_puzzle_fits_does_not_begin(clock: Clock) -> None:
    ada = Reader(clock)
    ada.book.head.pack.value = "winners"
    ada.book.head.theme.value = "heap"
    ada.way("clock")
    assert ada.told == "No puzzle fits. Choose another pack, theme or level."
    ada.card("go")
    assert ada.book.session.run is None and ada.book.countdown.run == 0
    assert ada.book.session.progress.done.runs == ()


def test_a_mix_of_one_s_own(clock: Clock) -> None:
    ada = Reader(clock)
    head = ada.book.head
    assert head.mix.layout.display == "none"
    head.theme.value = "*"
    assert head.mix.layout.display is None and head.level.layout.display == "none"
    assert len(ada.book.session.pool) == 65
    head.mixed["heap"].value = False
    head.hardest.value = 1200  # the ends may be chosen in any order
    head.easiest.value = 1500
    assert {each.puzzle.theme for each in ada.book.session.pool} == {"winner"}
    ratings = [each.puzzle.rating for each in ada.book.session.pool]
    assert (min(ratings), max(ratings)) == (1200, 1500)
    assert 1200 <= ada.puzzle.rating <= 1500
    head.mixed["winner"].value = False
    assert ada.told == "No puzzle fits. Choose another pack, theme or level."
    head.theme.value = "heap"
    assert ada.book.session.mix is None and ada.puzzle.theme == "heap"
    assert head.mix.layout.display == "none"


def test_a_book_follows_the_language_at_its_next_question(clock: Clock) -> None:
    spoken = ["en"]
    book = open_book(NIM_PUZZLE_VIEW, nim_words("en"), clock=clock, follow=lambda: nim_words(spoken[0]))
    first, head = book.puzzle, book.head
    book.go_on()
    assert book.puzzle is first
    spoken[0] = "de"
    book.go_on()
    assert book.puzzle is not first and book.head is not head
    assert book.head.ways.options[0][0] == "Üben" and book.children == (book._top, book._body)
    assert book._body.children == (book.puzzle,)
    book.go_on()
    assert first.comm is None  # what was there before is closed
    counts = []
    for language in ("en", "de") * 3:
        spoken[0] = language
        book.go_on()
        book.go_on()
        counts.append(len(w.widgets.widget._instances))
    assert counts[1] == counts[-1]
    book.close()


def test_the_page_tells_when_time_is_over_but_the_kernel_decides(clock: Clock) -> None:
    ada = Reader(clock, seconds=20)
    ada.way("clock")
    ada.card("go")
    countdown = ada.book.countdown
    sent: list[Any] = []
    countdown.send = lambda content, buffers=None: sent.append(content)

    def over(run: int) -> None:
        countdown._handle_custom_msg({"type": "over", "run": run}, [])

    clock.pass_by(seconds=15)
    over(countdown.run)
    assert not ada.book.session.run.over
    assert sent == [{"type": "left", "left": 5000}]
    clock.pass_by(seconds=5)
    over(countdown.run + 1)
    assert not ada.book.session.run.over
    over(countdown.run)
    assert ada.said.startswith("Time is up.")
    over(countdown.run)
    for junk in (None, 5, {"type": "over"}, {"type": "over", "run": True}, {"type": "left"}):
        countdown._handle_custom_msg(junk, [])
    assert len(ada.book.session.progress.done.runs) == 1


def test_whoever_does_something_else_ends_the_run(clock: Clock) -> None:
    ada = Reader(clock)
    ada.way("clock")
    ada.card("go")
    ada.answer()
    ada.way("practise")
    assert [run.solved for run in ada.book.session.progress.done.runs] == [1]
    assert ada.book.countdown.layout.display == "none"


def test_the_daily_puzzle_counts_once(clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Reader(clock)
    ada.way("daily")
    assert ada.told == "There is no puzzle for today: no packs came with this kit."
    write_pack(tmp_path / "shipped" / "winners.jsonl", WINNERS)
    from dataclasses import replace

    kind = replace(NIM_PUZZLE_VIEW.kind, shipped=tmp_path / "shipped")
    monkeypatch.setattr(type(NIM_PUZZLE_VIEW), "kind", kind)
    ada = Reader(clock)
    ada.way("daily")
    daily = ada.puzzle
    assert ada.status.startswith("The puzzle of 2026-11-22: one a day, the same for everybody.")
    assert ada.told == ""
    assert ada.book.share.layout.display == "none"
    ada.answer(False)
    again = Reader(clock)
    again.way("daily")
    assert again.puzzle == daily
    again.answer()
    assert again.told == "Puzzles daily 2026-11-22: 🟥🟩 2 tries, 0 hints"
    assert again.book.share.layout.display is None
    assert again.book.session.progress.done.attempts[-1].again
    clock.now += timedelta(days=1)
    again.way("practise")
    again.way("daily")
    assert again.puzzle != daily
    # All days that are past can be picked; one that is to come is today.
    head = again.book.head
    assert (head.day.value, head.day.max, head.later.disabled) == (date(2026, 11, 23), date(2026, 11, 23), True)
    head.earlier.click()
    assert again.puzzle == daily and again.told == "Puzzles daily 2026-11-22: 🟥🟩 2 tries, 0 hints"
    assert not head.later.disabled
    head.day.value = date(2020, 2, 29)
    assert again.status.startswith("The puzzle of 2020-02-29")
    again.answer()
    assert again.book.session.progress.done.attempts[-1].day == "2020-02-29"
    assert again.told.endswith("first try, 0 hints")
    head.day.value = date(2030, 1, 1)
    assert again.book.session.day == date(2026, 11, 23)
    # A year that is still being typed is no day; before the first one there is none.
    shown = again.puzzle
    head.day.value = date(202, 1, 1)
    assert again.puzzle == shown
    head.day.value = date(2020, 1, 1)
    assert head.earlier.disabled
    head.earlier.click()
    assert again.book.session.day == date(2020, 1, 1)
    head.day.value = date(2026, 11, 23)
    # A day that was pressed before something else was shown counts for nothing.
    again.way("report")
    again.book._on_day(date(2026, 11, 22))
    assert again.book.shown == "report" and again.book.session.picked is None
    again.way("daily")
    # What is solved later does not lengthen a streak.
    assert again.book.session.progress.standing.days_in_a_row(date(2026, 11, 23)) == 1
    again.way("practise")
    again.way("daily")
    assert again.book.session.day == date(2026, 11, 23)


def test_after_midnight_the_puzzle_that_is_shown_counts_for_its_day(
    clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    write_pack(tmp_path / "shipped" / "winners.jsonl", WINNERS)
    kind = replace(NIM_PUZZLE_VIEW.kind, shipped=tmp_path / "shipped")
    monkeypatch.setattr(type(NIM_PUZZLE_VIEW), "kind", kind)
    made: list[w.HTML] = []

    def make_round(*_: object) -> w.HTML:
        made.append(w.HTML())
        return made[-1]

    monkeypatch.setattr(type(NIM_PUZZLE_VIEW), "make_round", staticmethod(make_round))
    ada = Reader(clock)
    ada.way("round")
    ada.way("daily")
    clock.pass_by(days=1)
    ada.answer()
    assert ada.told.startswith("Puzzles daily 2026-11-22")
    assert ada.book.session.progress.done.attempts[-1].day == "2026-11-22"
    # The round is that of the new day.
    ada.way("round")
    assert len(made) == 2 and made[0].comm is None
    assert ada.book._body.children == (made[1],)
    ada.way("practise")
    ada.way("round")
    assert len(made) == 2


def test_a_bad_pack_is_told_and_the_others_work(clock: Clock, tmp_path: Path) -> None:
    (own_folder() / "nim" / "bad.jsonl").write_text('\n{"id": "x", "theme": "heap", "position": "<b>99</b>"}\n')
    ada = Reader(clock)
    assert "bad.jsonl, line 2" in ada.trouble
    assert "<b>" not in ada.book.trouble.value
    assert ada.puzzle
    other = tmp_path / "mine.jsonl"
    write_pack(other, HEAPS[:2])
    ada = Reader(clock, str(other))
    assert ada.puzzle.id == "heap-2"
    assert [pack.name for pack in ada.book.session.packs] == ["heaps", "winners", "mine"]
    ada = Reader(clock, "nowhere")
    assert "there is no pack of this name: there are bad, heaps, winners" in ada.trouble
    assert ada.puzzle
    ada = Reader(clock, Pack("made", HEAPS[:1]))
    assert ada.puzzle.id == "heap-2"
    with pytest.raises(GameError, match="no theme 'none'"):
        Reader(clock, theme="none")
    with pytest.raises(GameError, match="not 5"):
        Reader(clock, 5)


def test_trouble_with_the_file_is_told(clock: Clock, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir(exist_ok=True)
    (folder / "progress-nim.json").write_text("nonsense")
    ada = Reader(clock)
    assert "progress-nim-damaged-1.json" in ada.trouble
    assert "could not be read" in ada.trouble


def test_the_round_of_the_day_tells_its_own_trouble(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Progress] = []

    def make_round(progress: Progress, _words: object) -> w.HTML:
        made.append(progress)
        return w.HTML()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(NIM_PUZZLE_VIEW), "make_round", staticmethod(make_round))
    ada = Reader(clock)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        ada.answer(True)
        assert "the disk is full" in ada.trouble
        ada.way("round")
        assert ada.trouble == ""
    made[0].keep_round(clock().date(), ["roll"])
    assert made[0].trouble is None and ada.trouble == ""
    ada.way("practise")
    assert ada.trouble == ""


def test_progress_is_told_and_taken_along(clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Reader(clock)
    ada.way("report")
    assert "Solve a puzzle" in plain(ada.book.report.value)
    ada.way("practise")
    for right in (True, False, True):
        ada.answer(right)
        ada.press("next")
    ada.way("report")
    assert "Who wins" in plain(ada.book.report.value) or "winner" in ada.book.report.value.lower()
    assert "<polyline" in ada.book.report.value
    ada.book.along.switch.value = True
    text = ada.book.along.text.value
    assert text.startswith("PUZZLES1")
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path / "elsewhere"))
    bo = Reader(clock)
    bo.way("report")
    along = bo.book.along
    along.switch.value = True
    along.pasted.value = "hello <b>"
    along.adder.click()
    assert "Nothing was added" in plain(along.message.value) and "<b>" not in along.message.value
    along.pasted.value = text
    along.adder.click()
    assert plain(along.message.value) == "3 entries were added."
    assert bo.book.session.progress.done == ada.book.session.progress.done
    assert "<polyline" in bo.book.report.value


def test_the_bar_and_the_progress_hear_of_a_lost_kernel_as_the_puzzle_does(clock: Clock) -> None:
    ada = Reader(clock)
    ada.way("clock")
    for part in (ada.book._top, ada.book._report_page, ada.book.puzzle, ada.book.card):
        assert sum(isinstance(child, Lifeline) for child in part.children) == 1


def test_no_widget_piles_up(clock: Clock) -> None:
    ada = Reader(clock)
    for way in ("clock", "report", "daily", "practise"):
        ada.way(way)
    ada.answer()
    ada.press("next")
    before = len(w.widgets.widget._instances)
    for _ in range(50):
        ada.press("skip")
    for way in ("clock", "report", "order", "practise"):
        ada.way(way)
    assert len(w.widgets.widget._instances) == before
    ada.book.close()
    assert ada.book.puzzle.comm is None
