"""How fast an answer to an exercise is checked and kept, and how fast the hand-ins of a large class are summed up.

Each exercise is posed to a student whose numbers nobody has asked for yet, so nothing of it is remembered. Only what it
needs with any numbers is loaded before, compiled functions and messages, by another student. Nor is anything remembered
of the exercises of a class.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from time import perf_counter

from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets.kit.classroom.class_summary import ClassSummary
from buttons_widgets.kit.exercises import exercise
from buttons_widgets.kit.exercises.function_exercise import FunctionExercise
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.lessons.course import COURSE
from tests.benchmarks.fresh import said_by
from tests.classroom import class_texts, hostile_texts, read_handed

CLASS = 200
"""So many students hand in a lesson."""


def test_checking_an_answer_to_every_exercise(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    times: list[float] = []

    def check_all(student: str) -> None:
        session = StudentSession(COURSE, tmp_path)
        session.choose(student)
        times.clear()
        for kind in COURSE.exercises:
            words, author = session.words(kind.number), kind(student)
            answer = author.reference if isinstance(author, FunctionExercise) else author.model_answer(words)
            asked = session.exercise(kind.number)
            author.title(words)
            begun = perf_counter()
            marked = session.give(asked, answer, words)
            times.append(perf_counter() - begun)
            assert marked.state in ("right", "to read", "noted"), marked

    check_all("Bo")
    benchmark.pedantic(check_all, args=("Ada",), rounds=1)
    benchmark.extra_info.update(exercises=len(times), slowest_ms=1e3 * max(times), median_ms=1e3 * median(times))


def test_summing_up_a_class_of_200(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    times: list[float] = []

    def sum_up_each_lesson() -> None:
        for lesson in COURSE.lessons:
            texts = class_texts(COURSE, lesson.number, CLASS, tmp_path / str(lesson.number))
            exercise._variant.cache_clear()
            begun = perf_counter()
            summary = ClassSummary(COURSE, texts, None, "en")
            page = summary._repr_html_()
            times.append(perf_counter() - begun)
            assert len(summary.work.students) == CLASS and page

    benchmark.pedantic(sum_up_each_lesson, rounds=1)
    benchmark.extra_info.update(lessons=len(times), slowest_ms=1e3 * max(times), median_ms=1e3 * median(times))


FOLDER = """
import json, sys, time
from pathlib import Path
from buttons_widgets.lessons import class_summary
begun = time.perf_counter()
summary = class_summary(Path(sys.argv[1]))
page = summary._repr_html_()
seconds = time.perf_counter() - begun
students = len(summary.work.students)
print(json.dumps({"seconds": seconds, "students": students, "peak_megabytes": round(peak_megabytes())}))
"""


def test_a_folder_of_1500_hostile_texts(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    (good,) = class_texts(COURSE, 3, 1, tmp_path / "work")
    evil = [text for seed in range(30) for text in hostile_texts(read_handed(good), seed)]
    folder = tmp_path / "class"
    folder.mkdir()
    for number in range(1_500):
        (folder / f"{number:04}.txt").write_bytes(evil[number % len(evil)])
    said: dict[str, float] = benchmark.pedantic(said_by, args=(FOLDER, str(folder)), rounds=1)
    assert said["students"]
    benchmark.extra_info.update(said)
