"""Tiny themes of no game, for tests of what all puzzles share: adding, choosing, and picking numbers on a strip."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Self, TypeVar

import msgspec

from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.language.words import KIT_WORDS, Words, words_in
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.kind import KIT_PUZZLE_WORDS, PuzzleKind
from buttons_widgets.kit.puzzles.pack import Pack, write_pack
from buttons_widgets.kit.puzzles.puzzle import Answering, Found, Page, Press, Puzzle, RollShown, Verdict, level_of
from buttons_widgets.kit.rules.answer import Answer

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
MOST_EVEN = 10

S = TypeVar("S", bound="Strip")


class Strip(Puzzle, frozen=True, kw_only=True):
    """The position is numbers with spaces between them."""

    def check(self) -> None:
        """They are numbers."""
        if not all(part.isdecimal() for part in self.position.split()):
            raise PuzzleError("position", f"numbers are wanted, not {self.position!r}")

    @property
    def numbers(self) -> list[int]:
        """The numbers of the strip."""
        return list(map(int, self.position.split()))

    def check_answer(self, answer: str) -> None:
        """Any numbers will do."""
        if not all(part.isdecimal() for part in answer.split()):
            raise PuzzleError("answers", f"numbers are wanted, not {answer!r}")

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether it is one of those that are found."""
        found = self.find_answers().answers
        right = " ".join(sorted(str(answer).split())) in found
        return Verdict(right, float(right), 1.0, 0.0 if right else 1.0, f"The answer is {found[0]}.")

    def ask(self, draft: str, words: Words) -> Page:
        """The strip, and two dice if it has two numbers."""
        rolls = (RollShown((Die(1), Die(2, "white", "gold")), "black 1, white 2"),) if len(self.numbers) == 2 else ()
        return Page(f"{self.theme} of {self.position}?", f"{self.position}|{draft}", rolls, ("Take your time.",))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """One that gives nothing away."""
        return (Page("Count on your fingers.", self.position),)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """The answer."""
        return (Page(f"It is {self.find_answers().answers[0]}.", self.position),)

    def difficulty(self) -> float:
        """The more numbers, the harder."""
        return 1000 + 100 * len(self.numbers)

    def likeness(self) -> str:
        """The order does not matter."""
        return f"{self.theme} {sorted(self.numbers)}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """Two numbers."""
        return strip(cls, f"{random.randint(1, 9)} {random.randint(1, 9)}", "1")


class Sum(Strip, tag="sum", frozen=True, kw_only=True):
    """The sum, typed."""

    answered_by = "number"

    def find_answers(self) -> Found:
        """The sum."""
        return Found((str(sum(self.numbers)),))


class Larger(Strip, tag="larger", frozen=True, kw_only=True):
    """The larger of two, by a button."""

    answered_by = "choice"

    def find_answers(self) -> Found:
        """The largest."""
        return Found((str(max(self.numbers)),))

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        """A button for each."""
        return tuple(Press(str(number), f"It is {number}") for number in self.numbers)

    def options(self) -> Answer | None:
        """Each is worth what it is."""
        return Answer.of({str(number): float(number) for number in self.numbers})

    def option_text(self, choice: Any, words: Words) -> str:
        """In words."""
        return f"the number {choice}"


class Even(Strip, tag="even", frozen=True, kw_only=True):
    """An even number, picked on the strip."""

    answered_by: Answering = "cells"  # type: ignore[misc]

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether it is an even number of the strip, which need not be among those that are found."""
        right = int(answer) % 2 == 0 and int(answer) in self.numbers
        return Verdict(right, float(right), 1.0, 0.0 if right else 1.0, f"{answer} is {'even' if right else 'odd'}.")

    def find_answers(self) -> Found:
        """Each even one; if there are more than `MOST_EVEN`, one stands for all."""
        every = tuple(str(number) for number in self.numbers if number % 2 == 0)
        return Found(every) if len(every) <= MOST_EVEN else Found(every[:1], complete=False)


def strip(theme: type[S], position: str, answers: str | list[str], **fields: Any) -> S:
    """A puzzle of a theme."""
    given = [answers] if isinstance(answers, str) else answers
    return msgspec.convert(
        {"theme": theme.__struct_config__.tag, "id": "x", "position": position, "answers": given, "rating": 1500}
        | {"level": 3}
        | fields,
        theme,
    )


def sums_words(folder: Path) -> Words:
    """The messages of the kit, and the names of these themes, which are written into a folder."""
    (folder / "en.ftl").write_text("theme-sum = Sum\ntheme-larger = Larger\ntheme-even = Even\n")
    return words_in([KIT_WORDS, KIT_PUZZLE_WORDS, folder], "en")


def toy_kind(shipped: Path) -> PuzzleKind:
    return PuzzleKind("toy", (Sum, Larger), shipped, lambda language: words_in([KIT_WORDS, KIT_PUZZLE_WORDS], language))


def toy(number: int, rating: int = 1500, theme: type[Strip] = Sum) -> Strip:
    """A number and one more, or which of them is the larger."""
    answer = number + 1 if theme is Sum else max(number, 1)
    name = f"{theme.__name__.lower()}-{number}"
    return strip(theme, f"{number} 1", str(answer), id=name, rating=rating, level=level_of(rating))


def toy_pack(name: str = "toys", count: int = 20) -> Pack:
    """Puzzles of both themes, rated 700, 800 and so on."""
    return Pack(name, [toy(n, 700 + 100 * (n % 18), Larger if n % 2 else Sum) for n in range(count)])


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
