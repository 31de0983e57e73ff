"""Two small themes of a game that is none, for the tests of what the kit does with any theme."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from buttons_widgets.kit.language.words import KIT_WORDS, Words, words_in
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.messages import KIT_PUZZLE_WORDS
from buttons_widgets.kit.puzzles.pack import Pack, write_pack
from buttons_widgets.kit.puzzles.puzzle import Page, Press, Puzzle, Verdict, level_of

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


class Sum(Puzzle, frozen=True, kw_only=True, tag="sum"):
    """What two numbers add up to."""

    answered_by = "choice"

    def check(self) -> None:
        [int(part) for part in self.position.split("+")]

    def check_answer(self, answer: str) -> None:
        int(answer)

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        right = str(answer) in self.answers
        return Verdict(right, float(answer), float(self.answers[0]), 0.0 if right else 1.0, "That is how it adds up.")

    def ask(self, draft: str, words: Words) -> Page:
        return Page(f"What is {self.position}?", None)

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        right = int(self.answers[0])
        return tuple(Press(str(number), str(number)) for number in (right, right + 1))

    def hints(self, words: Words) -> tuple[Page, ...]:
        return (Page("Count on your fingers.", None),)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        return (Page(f"It is {self.answers[0]}.", None),)


class Difference(Sum, frozen=True, kw_only=True, tag="difference"):
    """Another theme, so that there are two."""


def toy_kind(shipped: Path) -> PuzzleKind:
    return PuzzleKind("toy", (Sum, Difference), shipped, lambda language: words_in(
        [KIT_WORDS, KIT_PUZZLE_WORDS], language
    ))  # fmt: skip


def toy(number: int, rating: int = 1500, theme: type[Sum] = Sum) -> Sum:
    name = f"{theme.__name__.lower()}-{number}"
    return theme(id=name, position=f"{number}+1", answers=(str(number + 1),), rating=rating, level=level_of(rating))


def toy_pack(name: str = "toys", count: int = 20) -> Pack:
    """Puzzles of both themes, rated 700, 800 and so on."""
    return Pack(name, [toy(n, 700 + 100 * (n % 18), Difference if n % 2 else Sum) for n in range(count)])


def write_toys(folder: Path, name: str = "toys", count: int = 20) -> Path:
    path = folder / f"{name}.jsonl"
    write_pack(path, toy_pack(name, count))
    return path


class Clock:
    """A clock that stands still until it is set on."""

    def __init__(self, now: datetime = NOON) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **time: float) -> None:
        self.now += timedelta(**time)
