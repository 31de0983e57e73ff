"""The round of a class as a widget: the code decides the dice, the student's answers keep it."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.buttons.view.class_round import ClassRound, class_round_key
from buttons_widgets.kit.classroom.submission_card import SubmissionCard
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons.course import COURSE
from tests.classroom import Clock
from tests.hands import pick, plain, press


@pytest.fixture
def session(tmp_path: Path) -> StudentSession:
    return StudentSession(COURSE, tmp_path, Clock())


def opened(session: StudentSession, code: str = "7b monday") -> ClassRound:
    return ClassRound(session, code, COURSE.words(1, "en"))


def lay(shown: ClassRound) -> None:
    pick(shown.board, shown._offered[0])


def play_on(shown: ClassRound, rolls: int) -> None:
    for _ in range(rolls):
        press("roll", shown.actions)
        lay(shown)


def test_everybody_has_the_same_dice(session: StudentSession, tmp_path: Path) -> None:
    one = opened(session)
    other = opened(StudentSession(COURSE, tmp_path / "other"))
    for shown in (one, other):
        press("roll", shown.actions)
    assert one.play.dice == other.play.dice
    assert "Round “7b monday” · side" in plain(one.asked.value)
    assert repr(one) == "ClassRound('7b monday')"


def test_it_is_kept_with_the_student_and_handed_in(session: StudentSession) -> None:
    session.choose("Ada")
    card = SubmissionCard(session, 1, COURSE.words(1, "en"))
    shown = opened(session)
    play_on(shown, 2)
    assert "With the round “7b monday”." in plain(card.message.value)
    assert card.handed.rounds[0].moves == shown.play.decisions
    assert opened(session).play == shown.play, "it goes on where it was left"
    session.choose("Bo")
    assert not shown.play.moves, "somebody else has not begun it"
    session.choose("Ada")
    assert len(shown.play.decisions) == 4


def test_a_move_elsewhere_is_shown_here_too(session: StudentSession) -> None:
    session.choose("Ada")
    one, other = opened(session), opened(session)
    play_on(one, 1)
    assert other.play == one.play
    session.keep_round("another", ["roll"])
    assert other.play == one.play


def test_whoever_says_a_name_later_takes_the_round_along(session: StudentSession) -> None:
    shown = opened(session)
    play_on(shown, 1)
    shown.name._on_name("Ada", shown.name._turn)
    assert shown.play.decisions and session.work.round_of("Ada", "7b monday") is not None
    shown.name._on_name("\u202e", shown.name._turn)
    assert "visible characters" in plain(shown.note.value)


def test_what_was_stopped_in_the_round_of_one_is_not_offered_to_the_next(
    session: StudentSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.choose("Ada")
    shown = opened(session)
    monkeypatch.setattr(shown.work.worker, "do", lambda *_, **__: None)
    play_on(shown, 1)
    press("opt-out", shown.actions)
    shown.work.button.click()
    assert shown.work.button.description == "Work it out"
    session.choose("Bo")
    assert not shown.play.moves and shown.work.layout.display == "none"


def test_in_the_end_it_says_what_each_decision_gave_up(session: StudentSession) -> None:
    session.choose("Ada")
    shown = opened(session)
    play_on(shown, 1)
    press("opt-out", shown.actions)
    told = " ".join(plain(shown.standing.value).split())
    assert "What was in these dice" in told and "gave up" in told
    assert any(one.choice == "opt out" and one.loss > 0.5 for one in shown._decided)
    assert "After roll 1: roll, or opt out with 1 ★" in told
    assert shown._share_text().startswith("BUTTONS round “7b monday”: 🔘⭐ 1 star, ")
    again = opened(session)
    assert again.play.is_over and not again.actions.offered
    assert "gave up" in plain(again.standing.value)


def test_a_forged_round_is_told(session: StudentSession) -> None:
    session.choose("Ada")
    session.work.keep_round("7b monday", ["roll", "lay 1-1", "x"])
    shown = opened(session)
    assert "cannot be shown" in plain(shown.note.value)
    assert not shown.actions.offered


def test_a_code_is_a_short_text() -> None:
    assert class_round_key(" 7B   Monday\n") == "7b monday"
    for bad in ("", "   ", None, 7, "x" * 41, "a\0b", "x" * 10**6, ["7b"]):
        with pytest.raises(GameError, match="the round of a class has a code"):
            class_round_key(bad)
