"""What exercises, cards, names and a class's texts refuse is told in the widget's language, all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.kit.classroom.read_submissions import gather
from buttons_widgets.kit.exercises.card import ExerciseCard
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons import class_summary
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.rule_contest import contest
from buttons_widgets.lessons.short_rules import EXAMPLE, ShortRule
from tests.classroom import Classroom
from tests.foreign import TAG, check_foreign, speak_it
from tests.hands import plain

UNREADABLE = ("hello", "9-9", "", "1/0", "7-7 x", 10**50, None, "9" * 50, "17")
CODE_WORDS = ("HANDIN1", "HANDIN", "Ada", "txt")


@pytest.fixture(autouse=True)
def _foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_it(tmp_path / "words", monkeypatch)


@pytest.mark.parametrize("number", [each.number for each in COURSE.exercises])
def test_an_answer_that_cannot_be_read(number: str, tmp_path: Path) -> None:
    session = StudentSession(COURSE, tmp_path)
    exercise, words = session.exercise(number), session.words(number, TAG)
    unread = [marked.why for answer in UNREADABLE if (marked := exercise.mark(answer, words)).state == "no answer"]
    assert unread
    for why in unread:
        check_foreign(why, "hello", "None", number, "check", "def", "lambda")


@pytest.mark.parametrize("name", ["\x00", "Ada\x07", "\u200b"])
def test_a_name_that_is_none(name: str, tmp_path: Path) -> None:
    session = StudentSession(COURSE, tmp_path)
    card = ExerciseCard(session, "1.1", session.words("1.1", TAG))
    card.name._handle_custom_msg({"type": "answer", "text": name, "turn": card._activity.turn}, [])
    check_foreign(card.attempt.note, "x00", "Ada", "x07", "u200b")


def test_texts_that_cannot_be_read(tmp_path: Path) -> None:
    whole = Classroom(COURSE, tmp_path / "class").student("Ada", 1, {"1.1": "30 to 40"})
    folder = tmp_path / "texts"
    folder.mkdir()
    for number, text in enumerate(
        [whole, whole[:-9], whole[:20], whole + "777", whole.replace("HANDIN1", "HANDIN7"), "HANDIN1abc", "no", ""]
    ):
        (folder / f"{number}.txt").write_text(text)
    summary = class_summary(folder, language=TAG)
    assert len(summary.problems) >= 7
    for problem in summary.problems:
        check_foreign(problem, whole[:12], whole[:12].replace("HANDIN1", "HANDIN7"), "HANDIN1abc", *CODE_WORDS)


@pytest.mark.parametrize(
    "given", ["no-such-folder/texts", "nothere.txt", 5, [5], "HANDIN1abc"], ids=lambda given: repr(given)
)
def test_what_holds_no_texts(given: object) -> None:
    words = words_in(language=TAG)
    try:
        told = [item.reason for item in gather(given)]
    except GameError as error:
        told = [words.reason(error)]
    assert told
    for reason in told:
        check_foreign(words.reason(reason), *CODE_WORDS, str(given), str(Path.cwd()), "nothere")


RULES = {
    "opt out": "empty or unread",
    "3": "no kind",
    "3 stars and": "a condition lacks",
    "stars 40%": "no %",
    "open >= 3": "the wrong way round",
    "stars <= 3": "the wrong way round",
    "99 stars": "never",
    "1 star or 2 stars or 3 stars or 4 stars or 5 stars": "too many",
    "x" * 121: "too long",
    " ": "empty",
}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_that_cannot_be_read(rule: str) -> None:
    with pytest.raises(GameError) as raised:
        ShortRule.parse(rule)
    known = [*EXAMPLE.replace(",", "").split(), "stars", "opt out", "open", "closed", "buttons", "bust", "star", rule]
    check_foreign(words_in(language=TAG).reason(raised.value), EXAMPLE, *known)


def test_a_class_whose_rules_cannot_be_read(tmp_path: Path) -> None:
    room = Classroom(COURSE, tmp_path / "class")
    played = contest([room.student("Ada", 7, {"7.10": "2 stars"}), "HANDIN1abc", "nothing"], language=TAG)
    assert len(played.problems) == 2
    for problem in played.problems:
        check_foreign(plain(problem), "HANDIN1abc", "nothing", *CODE_WORDS)
