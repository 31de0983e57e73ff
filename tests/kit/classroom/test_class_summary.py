"""What a class did: nothing that was handed in is lost, believed, or run."""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import ClassVar

import msgspec
import pytest

from buttons_widgets.kit.classroom import class_pictures, read_submissions
from buttons_widgets.kit.classroom.class_page import SIGNS
from buttons_widgets.kit.classroom.class_summary import ClassSummary
from buttons_widgets.kit.classroom.class_work import Student
from buttons_widgets.kit.classroom.submission import Entry, Submission, handed_text
from buttons_widgets.kit.exercises import rolls_exercise
from buttons_widgets.kit.exercises.number_exercise import NumberExercise
from buttons_widgets.kit.rules.errors import GameError
from tests.classroom import Classroom, class_texts, read_handed
from tests.hands import plain
from tests.nim_course import NIM_COURSE, HowLikely, Thirty


@pytest.fixture
def room(tmp_path: Path) -> Classroom:
    return Classroom(NIM_COURSE, tmp_path / "work")


def summed(given: object, lesson: object = None, *, names: bool = True) -> ClassSummary:
    return ClassSummary(NIM_COURSE, given, lesson, "en", names=names)


def only(summary: ClassSummary) -> Student:
    (student,) = summary.work.students
    return student


def edited(text: str, **changes: object) -> str:
    """A text with other contents and a checksum that fits: as somebody makes it who knows how."""
    return handed_text(msgspec.structs.replace(read_handed(text), **changes))


def page(summary: ClassSummary) -> str:
    return " ".join(plain(summary._repr_html_()).split())


ANSWERS = {"1.1": "20% to 40%", "1.3": ["12", "8"], "1.4": "3.5", "1.5": "B", "1.6": "A"}


def test_every_exercise_is_in_one_of_five_states(room: Classroom) -> None:
    summary = summed([room.student("Ada", 1, ANSWERS), room.student("Bo", 2, {"2.3": "So."})])
    looks = {number: one.look for number, one in only(summary).results.items()}
    assert looks == {"1.1": "nothing", "1.2": "nothing", "1.3": "right", "1.4": "misunderstood",
                     "1.5": "misunderstood", "1.6": "wrong"}  # fmt: skip
    assert only(summary).results["1.6"].credit == 0.5
    assert only(summary).credit == 1.5
    html = summary._repr_html_()
    for look, sign in SIGNS.items():
        assert f"bw-class-{look.replace(' ', '-')}" in html and sign in html
    read = summed(room.text(2, "Bo"))
    assert only(read).results["2.3"].look == "to read"
    assert "So." in page(read)


def test_a_right_answer_is_not_lost_by_a_later_one_and_mistakes_on_the_way_count(room: Classroom) -> None:
    ada = room.student("Ada", 1, {"1.3": ["12", "8"]})
    bo = room.student("Bo", 1, {"1.3": "12"})
    cy = room.student("Cy", 1, {"1.3": "3"})
    di = room.student("Di", 1, {"1.3": "12"})
    summary = summed([ada, bo, cy, di])
    told = page(summary)
    talk = told[told.index("What to talk about first") :]
    # The mistake of two comes before the mistake of one, with the exercise's own words, and who made it.
    words = NIM_COURSE.words(1, "en")
    product, heaps = (words.say(f"exercise-1-3.mistake-{name}") for name in ("product", "heaps"))
    assert talk.index(product) < talk.index(heaps)
    assert "12 Bo, Di" in talk
    assert "One more made this mistake and then found the right answer." in talk


def test_wrong_answers_that_nobody_can_explain_are_listed_too(room: Classroom) -> None:
    summary = summed([room.student("Ada", 1, {"1.3": "77"}), room.student("Bo", 1, {"1.3": "78"})])
    told = page(summary)
    assert "Wrong for a reason that the kit does not know: 77 Ada · 78 Bo" in told


def test_answers_are_marked_anew_with_the_student_s_own_numbers(room: Classroom) -> None:
    ada = room.student("Ada", 1, {"1.2": "1/2", "1.3": "8"})
    handed = read_handed(ada)
    lie = edited(ada, entries=(msgspec.structs.replace(handed.entries[0], kind=0, mistakes=()), handed.entries[1]))
    summary = summed(lie)
    assert only(summary).results["1.2"].look == "misunderstood"
    assert "Text 1: The text of Ada was changed: 1.2 is said to be right and is misunderstood." in summary.problems[0]
    assert summed(ada).problems == ()


def test_a_text_under_another_name_does_not_fit_that_name(room: Classroom) -> None:
    room.sits("Ada")
    sides = room.session.exercise("1.2").sides  # type: ignore[attr-defined]
    ada = room.student("Ada", 1, {"1.2": f"1/{sides}"})
    thief = next(
        name
        for name in ("Bo", "Cy", "Di", "Ed", "Flo")
        if NIM_COURSE.exercise("1.2")(name).sides != sides  # type: ignore[attr-defined]
    )
    summary = summed([ada, edited(ada, student=thief)])
    assert len(summary.work.students) == 2
    told = " ".join(summary.problems)
    assert "was changed: 1.2 is said to be right" in told
    assert "a copy of the other" in told


def test_rolls_that_were_made_up_are_noticed(room: Classroom) -> None:
    ada = room.student("Ada", 2, {"2.5": "roll"})
    entry = read_handed(ada).entries[0]
    lucky = edited(ada, entries=(msgspec.structs.replace(entry, answer="high high high high high"),))
    summary = summed(lucky)
    assert only(summary).results["2.5"].state == "no answer"
    assert "to 2.5 this student cannot have given such an answer" in summary.problems[0]


def test_a_function_is_not_run(room: Classroom, tmp_path: Path) -> None:
    trap = tmp_path / "ran"
    source = f"def f(heaps):\n    open({str(trap)!r}, 'w')\n\nopen({str(trap)!r}, 'w')"
    handed = Submission("nim", "Eve", 2, NIM_COURSE.version(2), 1, 2, (Entry(6, 0, source),))
    summary = summed(handed_text(handed))
    assert only(summary).results["2.6"].look == "right"
    assert not trap.exists()
    # Who looks at the table is told so.
    note = "ƒ is a function, and no text is run here"
    assert note in summary._repr_html_() and "<b>2.6</b> ƒ " in summary._repr_html_()
    assert note not in summed(room.student("Ada", 2, {"2.4": "A"}))._repr_html_()


def test_what_is_odd_is_told_by_the_number_of_the_text(room: Classroom) -> None:
    ada = room.student("Ada", 1, {"1.1": "20% to 40%"})
    room.gives("1.3", "8")
    more = room.text(1)
    bo = room.student("Bo", 1, {"1.3": "8"})
    other = Classroom(NIM_COURSE, room.session.work.path.parent / "elsewhere")
    other.session.work.clock()
    namesake = other.student("bo", 1, {"1.3": "9"})
    second = room.student("Cy", 2, {"2.4": "A"})
    nameless = Classroom(NIM_COURSE, room.session.work.path.parent / "third")
    nameless.gives("1.3", "8")
    texts = [
        ada,
        bo[:-4],
        bo,
        bo,
        more,
        namesake,
        second,
        edited(bo, course="chess", began=77),
        edited(bo, version="old", student="Di", began=78),
        nameless.text(1),
        "hello",
        "",
        edited(bo, student="Ed", began=79, entries=(Entry(99, 0, "x"),)),
    ]
    summary = summed(texts)
    told = {int(one.split(":")[0].removeprefix("Text ")): one for one in summary.problems}
    assert "sent more in text 5" in told[1]
    assert "4 letters at its end are missing" in told[2]
    assert "text 6: two students" in told[3]
    assert "the same as text 3" in told[4]
    assert 5 not in told
    assert "Bo (3)" in page(summary) and "bo (6)" in page(summary)
    assert "lesson 2" in told[7] and "lesson=2" in told[7]
    assert "another course, chess" in told[8]
    assert "another version" in told[9]
    assert "has no name" in told[10]
    assert "begins with “hello”" in told[11]
    assert "it is empty" in told[12]
    assert "1.99" in told[13]
    assert [student.item for student in summary.work.students] == [5, 3, 6, 9, 13, 10]
    assert repr(summary) == f"<lesson 1: 6 students, {len(summary.problems)} problems>"
    assert repr(summed([texts[2], "hello"])) == "<lesson 1: 1 student, 1 problem>"


def test_answers_of_another_version_stand_as_they_were_marked(room: Classroom) -> None:
    text = edited(room.student("Ada", 1, {"1.3": "8"}), version="old", entries=(Entry(3, 0, "1000"),))
    assert only(summed(text)).results["1.3"].look == "right"


def test_texts_come_from_anywhere(room: Classroom, tmp_path: Path) -> None:
    texts = [room.student(name, 1, {"1.3": "8"}) for name in ("Ada", "Bo", "Cy", "Di")]
    folder = tmp_path / "in"
    (folder / "Di").mkdir(parents=True)
    (folder / "ada.txt").write_text(texts[0], encoding="utf-16")
    (folder / "mail.eml").write_text(f"Subject: x\r\n\r\n{texts[1]}\r\n", encoding="utf-8")
    (folder / "forms.csv").write_text(f'"Cy","{texts[2]}"\n', encoding="utf-8-sig")
    (folder / "Di" / "d.txt").write_text(texts[3])
    (folder / "picture.png").write_bytes(bytes(range(256)) * 50)
    (folder / ".hidden").write_text("x")
    every = [
        texts,
        tuple(texts),
        iter(texts),
        "\n".join(texts),
        folder,
        str(folder),
        [folder / "ada.txt", folder / "mail.eml", folder / "forms.csv", folder / "Di"],
    ]
    for given in every:
        summary = summed(given)
        assert [student.name for student in summary.work.students] == ["Ada", "Bo", "Cy", "Di"], given
    assert [one for one in summed(folder).problems if "picture.png" in one and "no text is in it" in one]
    assert len(summed(folder).problems) == 1


@pytest.mark.parametrize("given", [None, 7, {"a": "b"}, [], "", "  "])
def test_nothing_is_refused_in_words(given: object) -> None:
    with pytest.raises(GameError, match="text"):
        summed(given)


@pytest.mark.parametrize("absolute", [False, True])
def test_a_folder_whose_name_is_misspelt_is_asked_about(
    absolute: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hand-ins").mkdir()
    start = f"{tmp_path}/" if absolute else ""
    for given in (f"{start}handins", Path(f"{start}handins")):
        with pytest.raises(GameError) as told:
            summed(given)
        assert f"no file or folder '{start}handins'" in str(told.value)
        assert f"did you mean '{start}hand-ins'?" in str(told.value)
    for given in ("nothing/like/it", "//host/x", "\\\\host\\x"):
        with pytest.raises(GameError, match="no file or folder"):
            summed(given)
    with pytest.raises(GameError) as told:
        summed("7b")
    assert str(told.value) == f"there is no file or folder '7b' in {tmp_path}"


def test_a_folder_may_have_the_word_in_its_name_with_which_texts_begin(
    room: Classroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("handins", "handin3"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "ada.txt").write_text(room.student("Ada", 1, {"1.3": "8"}))
        assert only(summed(name)).name == "Ada"


def test_paths_that_lead_nowhere_or_astray_are_told(tmp_path: Path, room: Classroom) -> None:
    ada = room.student("Ada", 1, {"1.3": "8"})
    (tmp_path / "secret.txt").write_text("the password")
    odd = [ada, tmp_path / "no.txt", Path("/dev/zero"), Path("/etc/passwd"), "\\\\host\\share\\x", "//host/x", "a\0b",
           "x" * 70_000, tmp_path / "secret.txt", b"bytes", 5, None]  # fmt: skip
    summary = summed(odd)
    assert [student.name for student in summary.work.students] == ["Ada"]
    assert len(summary.problems) == len(odd) - 1
    told = "\n".join(summary.problems)
    assert "root:" not in told and "password" not in told.replace("/etc/passwd", "")
    assert "not a regular file" in told


def test_a_text_that_a_student_sent_is_never_opened_as_a_path(
    room: Classroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = room.student("Ada", 1, {"1.3": "8"})
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "key.txt").write_text(room.student("Eve", 1, {"1.3": "8"}))
    monkeypatch.chdir(tmp_path)
    sent = [".", "/", "/usr", "mine", "mine/key.txt", str(tmp_path / "mine"), "~/.ssh/id_rsa"]
    summary = summed([ada, *sent])
    assert [student.name for student in summary.work.students] == ["Ada"]
    assert len(summary.problems) == len(sent)
    assert all("no text is in it" in problem and "given as a Path" in problem for problem in summary.problems)


def test_a_folder_that_is_no_class_is_refused_alone_and_told_among_others(
    room: Classroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_submissions, "MOST_TEXTS", 20)
    many = tmp_path / "many"
    for number in range(30):
        (many / str(number % 3)).mkdir(parents=True, exist_ok=True)
        (many / str(number % 3) / f"{number}.txt").touch()
    for given in (many, str(many)):
        with pytest.raises(GameError, match="more than 20 files: choose the folder of the class"):
            summed(given)
    summary = summed([room.student("Ada", 1, {"1.3": "8"}), many, "no text"])
    assert [student.name for student in summary.work.students] == ["Ada"]
    assert "more than 20 files" in summary.problems[0]


def test_a_text_that_is_long_or_holds_many_keeps_nobody_out(
    room: Classroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty good texts, and what somebody might send to spoil the evening."""
    good = [room.student(f"S{number}", 1, {"1.3": "8"}) for number in range(20)]
    names = [f"S{number}" for number in range(20)]
    floods = {
        "HANDIN1" * 5_000: "too many texts",
        "HANDIN1x " * 900: "860 more places in it cannot be read",
        "HANDIN1" + "a" * read_submissions.MOST_LETTERS: "too long",
        " ".join(edited(good[0], student=f"Eve {number}", began=number) for number in range(501)): "500 hand-ins",
    }
    for flood, told in floods.items():
        for given in ([flood, *good], [*good, flood]):
            summary = summed(given)
            assert {student.name for student in summary.work.students} == set(names)
            assert any(told in problem for problem in summary.problems), told
            assert len(summary.problems) <= 41
    monkeypatch.setattr(read_submissions, "MOST_TEXTS", 20)
    assert ["20 at most" in problem for problem in summed([*good, "more", "and more"]).problems] == [True]
    monkeypatch.setattr(read_submissions, "MOST_TEXTS", 5_000)
    # Where all are too much together, a folder says so of the long ones.
    monkeypatch.setattr(read_submissions, "MOST_TOGETHER", 2 * sum(map(len, good)))
    folder = tmp_path / "class"
    folder.mkdir()
    for number, text in enumerate([*good, "x" * len("".join(good)), "y" * len("".join(good))]):
        (folder / f"{number:02}.txt").write_text(text)
    summary = summed(folder)
    assert {student.name for student in summary.work.students} == set(names)
    assert ["it was not read" in problem for problem in summary.problems] == [False, True]
    assert "21.txt" in summary.problems[1]


def test_large_hand_ins_are_taken_in_as_long_as_there_is_room(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_submissions, "MOST_TAKEN", 5)
    good = [room.student(f"S{number}", 1, {"1.3": "8"}) for number in range(4)]
    large = edited(good[0], student="Eve", began=5, entries=tuple(Entry(at, 0, "x" * 4000) for at in range(1, 99)))
    summary = summed([large, *good])
    assert [student.name for student in summary.work.students] == ["S0", "S1", "S2", "S3"]
    assert "it was not read" in summary.problems[0]
    assert len(summed([large, *good[:2]]).work.students) == 3


def test_markup_in_names_and_answers_is_shown_and_does_nothing(room: Classroom) -> None:
    evil = "<img src=x onerror=alert(1)>"
    text = room.student(evil, 2, {"2.3": f"{evil} </div></style><script>alert(1)</script>", "2.5": "roll"})
    html = summed(text)._repr_html_()
    assert "<img" not in html and "<script" not in html
    assert "&lt;img src=x onerror=alert(1)&gt;" in html
    broken = summed([f"{evil}{text[:40]}"])
    assert "<img" not in broken._repr_html_()


def test_the_table_for_spreadsheets_runs_nothing(room: Classroom, tmp_path: Path) -> None:
    texts = [
        room.student("=HYPERLINK(1)", 2, {"2.3": "=cmd|' /C calc'!A0"}),
        room.student("@SUM", 2, {"2.3": "x;=1+1\n=2+2\t+3"}),
        room.student("Ada, the first", 1, {"1.1": "20% to 40%", "1.2": "1/6", "1.4": "-3.5"}),
    ]
    rows = list(csv.DictReader(io.StringIO(summed(texts[:2], 2).csv())))
    assert rows[0]["student"] == "'=HYPERLINK(1)" and rows[0]["2.3 answer"] == "'=cmd|' /C calc'!A0"
    assert rows[1]["student"] == "'@SUM" and rows[1]["2.3 answer"] == "x;'=1+1\n'=2+2  +3"
    summary = summed(texts, 1)
    (row,) = csv.DictReader(io.StringIO(summary.csv()))
    assert row["student"] == "Ada, the first"
    assert (row["1.4 answer"], row["1.4"], row["1.4 credit"]) == ("-3.5", "right", "1.0")
    assert row["1.2 answer"] == "'1/6", "a spreadsheet would take it for the first of June"
    assert row["1.3"] == ""
    path = tmp_path / "class.csv"
    assert summary.csv(path) == path  # not all of the table, where a notebook would show it
    assert path.read_bytes() == summary.csv().encode("utf-8-sig")


@pytest.mark.parametrize("path", ["notebook.ipynb", "", "a\0.csv", "no/such\0/x.csv", "folder.csv"])
def test_a_table_is_written_to_a_table_only(path: str, room: Classroom, tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "notebook.ipynb").write_text("mine")
    summary = summed(room.student("Ada", 1, {"1.3": "8"}))
    with pytest.raises(GameError):
        summary.csv(str(tmp_path / path) if path else path)
    assert (tmp_path / "notebook.ipynb").read_text() == "mine"


def test_a_class_can_be_shown_without_its_names(room: Classroom) -> None:
    texts = [room.student(name, 1, {"1.3": "12"}) for name in ("Ada Lovelace", "Bo Peep")]
    texts.append(edited(texts[0], version="old", began=3))
    shown = summed(texts, names=False)
    assert "Ada" not in page(shown) and "Bo Peep" not in page(shown) and "No. 2" in page(shown)
    assert "Ada" not in " ".join(shown.problems) and "Ada" not in shown.csv()


def test_without_names_no_file_and_no_text_gives_one_away(room: Classroom, tmp_path: Path) -> None:
    text = room.student("Ada", 1, {"1.3": "12"})
    (tmp_path / "Ada.txt").write_text(f"{edited(text, version='old')}")
    for given in (tmp_path, ["Ada was ill", text]):
        assert "Ada" in " ".join(summed(given).problems)
        shown = summed(given, names=False)
        assert shown.problems and "Ada" not in " ".join(shown.problems) + page(shown)


def test_tries_and_hints_stand_in_the_table(room: Classroom) -> None:
    room.sits("Ada")
    room.gives("1.3", "12", "8", hints=2)
    told = page(summed(room.text(1)))
    assert "2× 2?" in told and "2 tries, 2 hints" in told
    room.sits("Bo")
    room.gives("1.3", "8")
    quick = summed(room.text(1))._repr_html_().partition("<tbody>")[2].partition("</tbody>")[0]
    assert "×" not in quick and "?" not in quick


def test_exercises_that_nobody_answered_are_folded_away(room: Classroom) -> None:
    summary = summed([room.student("Ada", 1, {"1.3": "8", "1.4": "3"}), room.student("Bo", 1, {"1.3": "9"})])
    html = summary._repr_html_()
    table, _, rest = html.partition("</table>")
    assert [number for number in (f"1.{place}" for place in range(1, 7)) if f"<b>{number}</b>" in table] == [
        "1.3",
        "1.4",
    ]
    folded = plain(rest.partition("</details>")[0])
    assert "4 exercises were answered by nobody" in folded
    assert all(number in folded for number in ("1.1", "1.2", "1.5", "1.6"))
    # Of what nobody was asked nobody has missed a part.
    assert "1 of 2" in plain(table) or "2 of 2" in plain(table)


def test_whose_text_cannot_be_read_is_not_missing_from_the_table(room: Classroom) -> None:
    ada = room.student("Ada", 1, ANSWERS)
    table = plain(summed([ada, ada[:-5]])._repr_html_().partition("<tbody>")[2].partition("</tbody>")[0])
    assert "No. 2" in table and "5 letters at its end are missing" in table
    many = summed([ada, *(ada[:-cut] for cut in range(2, 12))])._repr_html_()
    assert "4 more texts cannot be read" in plain(many.partition("<tbody>")[2].partition("</tbody>")[0])


def test_how_hard_an_exercise_was_and_whom_it_tells_apart(room: Classroom) -> None:
    """Three who find both, one who finds the first alone, one who finds neither, and a guess that is not counted."""
    found = {"Ada": "88", "Bo": "88", "Cy": "88", "Di": "8x", "Ed": "xx"}
    texts = []
    for name, (first, second) in found.items():
        room.sits(name)
        heaps = room.session.exercise("1.4")
        right = heaps.model_answer(room.session.words("1.4", "en"))
        texts.append(
            room.student(
                name, 1, {"1.1": "20% to 40%", "1.3": first.replace("x", "77"), "1.4": right if second == "8" else "91"}
            )
        )
    first, second = summed(texts).items
    assert (first.exercise, first.answered, first.right, first.difficulty) == ("1.3", 5, 4, 0.8)
    assert (second.exercise, second.answered, second.right, second.difficulty) == ("1.4", 5, 3, 0.6)
    # By hand: of 1 1 1 1 0 and 1 1 1 0 0 the covariance is 0.12, the variances 0.16 and 0.24.
    assert first.discrimination == second.discrimination == pytest.approx(0.12 / (0.16 * 0.24) ** 0.5)
    told = page(summed(texts))
    assert "4 of 5 · 80%" in told and "0.61" in told
    assert "With 5 answers at most these numbers are uncertain: a share by up to ±44%" in told


def test_where_all_are_alike_or_few_nobody_is_told_apart(room: Classroom) -> None:
    alike = summed([room.student(name, 1, {"1.3": "8", "1.4": "91"}) for name in ("Ada", "Bo", "Cy")])
    assert [item.discrimination for item in alike.items] == [None, None]
    tenths = []
    for name in ("Fay", "Gus", "Hal"):
        text = room.student(name, 1, {"1.3": "7", "1.4": "91"})
        entries = tuple(msgspec.structs.replace(one, credit=10) for one in read_handed(text).entries)
        tenths.append(edited(text, version="old", entries=entries))
    assert {item.discrimination for item in summed(tenths).items} == {None}, "all have a tenth of everything"
    alone = summed(room.student("Di", 1, {"1.3": "8"}))
    assert [item.discrimination for item in alone.items] == [None]
    assert "With one answer these numbers say next to nothing" in page(alone)
    assert summed(room.student("Ed", 1, {"1.1": "20% to 40%"})).items == ()


def test_of_a_large_class_no_doubt_is_told(room: Classroom) -> None:
    texts = [room.student(f"S{place}", 1, {"1.3": "8" if place % 3 else "12"}) for place in range(31)]
    told = page(summed(texts))
    assert "How hard the exercises were" in told and "uncertain" not in told


GUESSES = (("Ada", "1% to 30%"), ("Bo", "0.5 to 0.7"), ("Cy", "50-60%"))


def test_guesses_stand_beside_the_right_answer(room: Classroom) -> None:
    texts = [room.student(name, 1, {"1.1": guess}) for name, guess in GUESSES]
    summary = summed(texts)
    html = summary._repr_html_()
    held = sum(NIM_COURSE.exercise("1.2")(name).holds(HowLikely(), guess) is True for name, guess in GUESSES)
    assert html.count('<rect class="bw-class-fill"') == held and 0 < held < 3
    assert html.count('<rect class="bw-class-missed"') == 3 - held
    assert f"{held} of 3 ranges hold the right answer. If all were 80% sure, it would be about 2." in page(summary)
    sides = {NIM_COURSE.exercise("1.2")(name).sides for name in ("Ada", "Bo", "Cy")}  # type: ignore[attr-defined]
    assert html.count('<line class="bw-class-exact"') == len(sides)
    choices = summed([room.student(name, 2, {"2.4": one}) for name, one in (("Ada", "A"), ("Bo", "A"), ("Cy", "B"))])
    assert "inline-size: 66.7%" in choices._repr_html_()


def test_rolls_of_the_class_are_put_together(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thirty, "chances", lambda self: {"low": Fraction(1, 2), "high": Fraction(1, 2)})
    names = [f"S{number}" for number in range(40)]
    summary = summed([room.student(name, 2, {"2.5": "roll"}) for name in names])
    low = sum(Thirty(name).tally(5)["low"] for name in names)
    told = page(summary)
    assert "200 rolls of 40 students" in told
    assert f"{low} · {100 * low / 200:g}% (exactly 1/2 = 50%)" in told
    assert rolls_exercise.RollsExercise.chances(Thirty()) == {}


def test_a_share_of_some_of_the_rolls_is_told_as_that_and_dots_may_be_left_out(
    room: Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thirty, "rates", lambda self: {"low": rolls_exercise.Rate(("low",), ("low",))})
    monkeypatch.setattr(Thirty, "chances", lambda self: {"low": Fraction(1)})
    monkeypatch.setattr(Thirty, "say", lambda self, words, part, **values: part)
    texts = [room.student(f"S{number}", 2, {"2.5": "roll"}) for number in range(4)]
    low = sum(Thirty(f"S{number}").tally(5)["low"] for number in range(4))
    shown = summed(texts)
    assert f"{low} of {low} · 100% (exactly 100%)" in page(shown)
    assert "one student alone" in page(shown) and 'class="bw-class-own"' in shown._repr_html_()
    monkeypatch.setattr(Thirty, "dots", False)
    shown = summed(texts)
    assert "one student alone" not in page(shown) and 'class="bw-class-own"' not in shown._repr_html_()


def test_shares_among_some_of_the_rolls_only_can_be_drawn() -> None:
    every = ["a", "x", "b", "x", "a", "b"]
    rate = rolls_exercise.Rate(("a",), ("a", "b"))
    assert class_pictures._running_share(every, rate) == [1, 1, 1 / 2, 1 / 2, 2 / 3, 2 / 4]
    assert class_pictures._running_share(["x", "x", "b"], rate) == [0, 0, 0]
    assert class_pictures._running_share(["x"], rate) == []
    assert class_pictures._share(["x"], rate) is None


def test_sketches_that_are_the_same_are_shown_once_with_everybody_s_name(room: Classroom) -> None:
    drawn = (("Ada", "1 2"), ("Bo", "2 1"), ("Cy", "3"))
    summary = summed([room.student(name, 2, {"2.2": one}) for name, one in drawn])
    assert summary._repr_html_().count("<figure>") == 2
    assert "Ada, Bo" in page(summary)


def test_absurd_answers_break_nothing() -> None:
    huge = ["9" * 300, "1e99", "-1", "1/3", "0", "  ", "x" * 4000, "𝟙𝟚", "1" + "0" * 400]
    texts = [
        handed_text(Submission("nim", f"S{number}", 1, version, number + 1, number + 2,
                             tuple(Entry(place, number % 5, answer) for place in range(1, 7))))
        for number, answer in enumerate(huge)
        for version in (NIM_COURSE.version(1), "old")
    ]  # fmt: skip
    summary = summed(texts)
    assert summary._repr_html_() and summary.csv()
    texts = [
        handed_text(Submission("nim", f"S{number}", 2, NIM_COURSE.version(2), number + 1, 2,
                             tuple(Entry(place, number % 5, answer) for place in range(1, 7))))
        for number, answer in enumerate(huge)
    ]  # fmt: skip
    assert summed(texts)._repr_html_()


@pytest.mark.parametrize("lesson", [1, 2])
def test_a_large_class_has_no_problems(lesson: int, tmp_path: Path) -> None:
    texts = class_texts(NIM_COURSE, lesson, 60, tmp_path)
    summary = summed(texts)
    assert len(summary.work.students) == 60 and summary.problems == ()
    assert summed("\n".join(texts)).csv() == summary.csv()


def test_a_question_that_takes_long_to_draw_is_drawn_once_for_each_variant() -> None:
    drawn: list[int] = []

    class Slow(NumberExercise):
        number = "1.1"
        variants: ClassVar[int] = 3
        right = Fraction(1)

        def draw(self, random: Random) -> None:
            drawn.append(1)
            self.made = random.random()

    asked = [Slow(f"S{number}") for number in range(50)]
    assert len(drawn) == 3 == len({each.made for each in asked})
    assert asked[7].made == Slow("s7").made and asked[7].student == "s7"
