"""What a student hands in: a text that survives chats and mails, and shows what is wrong with it."""

from __future__ import annotations

import random
import string
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.kit.classroom.submission import (
    CODE_WORD,
    Entry,
    HandedRound,
    Submission,
    find_texts,
    handed_text,
    latest_lesson,
    lesson_number,
    other_lessons,
)
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.saving.code import CodeError, CodeWriter
from tests.classroom import Classroom, read_handed
from tests.nim_course import NIM_COURSE

PRINTABLE = st.text(st.characters(exclude_categories=["Cs"]), max_size=300)
ENTRIES = st.lists(
    st.builds(
        Entry,
        place=st.integers(1, 999),
        kind=st.integers(0, 4),
        answer=PRINTABLE,
        tries=st.integers(0, 999),
        hints=st.integers(0, 99),
        mistakes=st.lists(st.text(string.ascii_lowercase, max_size=20), max_size=5).map(tuple),
        credit=st.integers(0, 100),
    ),
    max_size=8,
    unique_by=lambda entry: entry.place,
).map(tuple)
HANDED = st.builds(
    Submission,
    course=st.just("nim"),
    student=st.sampled_from(["", "Ada", "Çelik Ö.", "李 雷", "<b>Bo</b>", "=1+1"]),
    lesson=st.integers(1, 20),
    version=st.just("12345678"),
    began=st.integers(0, 10**14),
    latest=st.integers(0, 10**14),
    entries=ENTRIES,
    rounds=st.just((HandedRound("7b monday", ("roll", "lay 1-1", "opt out")),)),
)


def nim_text(**changes: object) -> str:
    values = {"course": "nim", "student": "Ada", "lesson": 1, "version": "a", "began": 5, "latest": 9}
    return handed_text(Submission(**{**values, **changes}))  # type: ignore[arg-type]


@settings(max_examples=25)
@given(HANDED)
def test_it_reads_back(handed: Submission) -> None:
    text = handed_text(handed)
    assert text.isalnum() and text.isascii() and text.startswith(CODE_WORD)
    assert read_handed(text) == handed


@settings(max_examples=25)
@given(HANDED, st.randoms(use_true_random=False))
def test_chats_and_mails_leave_it_whole(handed: Submission, chance: random.Random) -> None:
    text = handed_text(handed)
    width = chance.randint(20, 80)
    lines = [text[at : at + width] for at in range(0, len(text), width)]
    for mail in (
        "\r\n> ".join(lines),
        "=\r\n".join(lines),
        f"Dear teacher,\n\n{' '.join(lines)}\n\n--\nBest wishes, Ada 2026",
        f"“{text}”,",
        "\u200b".join(lines),
    ):
        found = list(find_texts(mail))
        assert [one.handed for one in found] == [handed], [one.reason for one in found]


@settings(max_examples=25)
@given(st.lists(HANDED, min_size=2, max_size=4), st.sampled_from(["", " ", "\n\n", "\nBo: ", " -- Ada\n"]))
def test_many_are_found_in_one_text(several: list[Submission], between: str) -> None:
    found = list(find_texts(between.join(map(handed_text, several))))
    assert [one.handed for one in found] == several


def test_a_letter_more_or_less_or_another_one_is_noticed() -> None:
    text = nim_text(entries=(Entry(1, 0, "5/36"), Entry(2, 1, "0.3", 4, 2, ("odds",))))
    for place in range(len(CODE_WORD) + 1, len(text)):
        other = "a" if text[place] != "a" else "b"
        for changed in (text[:place] + text[place + 1 :], text[:place] + other + text[place + 1 :], text[:place]):
            assert [one.handed for one in find_texts(changed)] == [None], changed
    assert "missing" in next(find_texts(text[:-3])).reason
    assert "capital and small letters" in next(find_texts(text.lower())).reason


def test_one_that_is_cut_spoils_no_other() -> None:
    one, other = nim_text(student="Ada"), nim_text(student="Bo")
    found = list(find_texts(f"{one[:30]}\n{other}\n{one}"))
    assert [one.handed and one.handed.student for one in found] == [None, "Bo", "Ada"]


def test_the_rest_of_one_whose_beginning_is_missing_is_told() -> None:
    one = nim_text(entries=tuple(Entry(place, 0, f"{place}/36", 3) for place in range(1, 9)))
    for lost in (f"{one[12:]}\n{one}", f"{one}\nBo: {one[12:]}"):
        found = list(find_texts(lost))
        assert sorted(one.handed is None for one in found) == [False, True]
        assert any("beginning is missing" in one.reason for one in found)
    assert list(find_texts("An ordinary long-winded chat, https://example.org/a/b?c=1234567890")) == []


def test_a_long_one_takes_several_words() -> None:
    chance = random.Random(1)
    hard = ["".join(chr(chance.randint(0x4E00, 0x9FFF)) for _ in range(4000)) for _ in range(3)]
    text = nim_text(entries=tuple(Entry(place + 1, 3, answer) for place, answer in enumerate(hard)))
    words = text.split()
    assert len(words) > 1
    assert [entry.answer for entry in read_handed(text).entries] == hard
    shuffled = list(find_texts("\n".join(reversed(words))))
    assert len(shuffled) == 1 and shuffled[0].handed is not None
    cut = list(find_texts(" ".join(words[:-1])))
    assert [one.handed for one in cut] == [None] and "not whole" in cut[0].reason


@pytest.mark.parametrize(
    "changes", [{"student": " Ada"}, {"student": "A\u202eda"}, {"entries": (Entry(1, 0, "a"), Entry(1, 0, "b"))}]
)
def test_what_no_kit_writes_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(CodeError, match="made it by hand"):
        read_handed(nim_text(**changes))


def test_bytes_that_are_no_answers_are_refused() -> None:
    for data in (b"", b"\xff" * 40, b"\x03\x00"):
        writer = CodeWriter()
        writer.put_count(1)
        writer.put_count(len(data))
        for byte in data:
            writer.put(byte, 256)
        with pytest.raises(CodeError, match="made it by hand"):
            read_handed(writer.code(CODE_WORD))
    bomb = handed_text(Submission("nim", "Ada", 1, "a", 0, 0, tuple(Entry(i + 1, 0, "x" * 4000) for i in range(99))))
    assert len(bomb) < 20_000
    assert read_handed(bomb).entries[0].answer == "x" * 4000
    with pytest.raises(GameError, match="too long to be handed in"):
        handed_text(Submission("nim", "Ada", 1, "a", 0, 0, tuple(Entry(i + 1, 0, "x" * 4000) for i in range(101))))


def test_what_a_student_did_is_in_it(tmp_path: Path) -> None:
    room = Classroom(NIM_COURSE, tmp_path)
    room.sits("Ada")
    sides = room.session.exercise("1.2").sides  # type: ignore[attr-defined]
    room.gives("1.1", "20% to 40%")
    room.gives("1.2", f"2/{sides}", "1/2", hints=1)
    room.gives("1.2", f"1/{sides}", "1/2", hints=2)
    room.gives("2.5", "roll")
    handed = room.handed(1)
    assert (handed.course, handed.student, handed.lesson) == ("nim", "Ada", 1)
    assert handed.version == NIM_COURSE.version(1) != NIM_COURSE.version(2)
    assert handed.began < handed.latest
    guess, two = handed.entries
    assert (guess.place, guess.state, guess.answer, guess.tries) == (1, "noted", "20% to 40%", 1)
    # The first right answer counts, whatever came after it.
    assert (two.state, two.answer, two.tries, two.hints) == ("right", f"1/{sides}", 4, 2)
    assert set(two.mistakes) == {"two-of-them", "half"}
    assert room.handed(2).entries[0].answer.count(" ") == 4


def test_the_lesson_is_the_last_one_or_the_one_that_is_asked_for(tmp_path: Path) -> None:
    room = Classroom(NIM_COURSE, tmp_path)
    work = room.session.work
    assert latest_lesson(NIM_COURSE, work, "") == 1
    room.sits("Ada")
    room.gives("2.4", "A")
    assert latest_lesson(NIM_COURSE, work, "Ada") == 2
    room.gives("1.1", "20% to 40%")
    assert latest_lesson(NIM_COURSE, work, "ada") == 1
    assert other_lessons(NIM_COURSE, work, "Ada", 1) == (2,)
    assert [lesson_number(NIM_COURSE, one) for one in (2, "2", "2.3")] == [2, 2, 2]
    for bad in (0, 3, 2.0, True, "x", "", None, "9" * 5000, [1]):
        with pytest.raises(GameError, match=r"lesson|exercise"):
            lesson_number(NIM_COURSE, bad)
