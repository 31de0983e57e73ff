"""Puzzles of another game: Nim without dice, in which whoever takes the last stick wins.

By Bouton's theorem (1901) whoever moves wins just if the binary sum without carries of the heaps, their *nimber*, is
not 0. A theme for each way of answering.
"""

from __future__ import annotations

from functools import cache, cached_property, reduce
from html import escape
from operator import xor
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self

from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.language.words import KIT_WORDS, Words, words_in
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.kind import KIT_PUZZLE_WORDS, PuzzleKind
from buttons_widgets.kit.puzzles.puzzle import (
    Answering,
    Found,
    Page,
    Press,
    Puzzle,
    Refused,
    RollShown,
    Verdict,
)
from buttons_widgets.kit.puzzles.puzzle_view import Below, PuzzleView
from buttons_widgets.kit.rules.answer import Answer
from buttons_widgets.kit.rules.errors import GameError, NotationError
from buttons_widgets.kit.table.picture_board import Drawing, PictureBoard

DICE = RollShown((Die(2, "blue"), Die(5, "red", dim=True)), "a blue two and a red five")
LATER = DICE._replace(label="later", now=False)


def nim_words(language: str | None = None) -> Words:
    return words_in([KIT_WORDS, KIT_PUZZLE_WORDS, Path(__file__).parent / "nim_words"], language)


@cache
def wins(heaps: tuple[int, ...]) -> bool:
    """Whether the player to move wins, by trying every move: a second way beside the nimber."""
    return any(
        not wins((*heaps[:place], heap - sticks, *heaps[place + 1 :]))
        for place, heap in enumerate(heaps)
        for sticks in range(1, heap + 1)
    )


class NimPuzzle(Puzzle, frozen=True, kw_only=True):
    """Heaps such as `"1 2 4"`."""

    def check(self) -> None:
        if not all(part.isdecimal() and 1 <= int(part) <= 7 for part in self.position.split()) or not self.position:
            raise PuzzleError("position", "heaps of 1 to 7 sticks are wanted")

    def check_answer(self, answer: str) -> None:
        try:
            self.judge(answer)
        except GameError as error:
            raise PuzzleError("answers", str(error)) from error

    @cached_property
    def heaps(self) -> tuple[int, ...]:
        return tuple(map(int, self.position.split()))

    @property
    def nimber(self) -> int:
        return reduce(xor, self.heaps, 0)

    @property
    def alive(self) -> list[str]:
        """The heaps from which a winning move takes, counted from 1."""
        return [str(number) for number, heap in enumerate(self.heaps, 1) if heap ^ self.nimber < heap]

    def ask(self, draft: str, words: Words) -> Page:
        return Page(
            self.question, self.drawing(draft.split()), rolls=self.rolls, lines=(f"Chosen: {draft or 'none'}.",)
        )

    question: ClassVar[str] = ""
    rolls: ClassVar[tuple[RollShown, ...]] = ()

    def drawing(self, chosen: list[str]) -> Drawing:
        rows = "".join(
            f'<g data-pick="{number}"><rect x="4" y="{44 * number - 40}" width="272" height="40" rx="6"'
            f' fill="{"#cfe3ff" if str(number) in chosen else "#fcf8ef"}" stroke="#6b4520"/>'
            + "".join(
                f'<rect x="{30 * stick + 24}" y="{44 * number - 36}" width="12" height="32" rx="4" fill="#a9743b"/>'
                for stick in range(heap)
            )
            + "</g>"
            for number, heap in enumerate(self.heaps, 1)
        )
        height = 44 * len(self.heaps) + 4
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 {height}" width="460">{rows}</svg>'
        return Drawing(svg, {str(number): f"heap {number}" for number in range(1, len(self.heaps) + 1)})

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        if self.heaps[int(place) - 1] == 1:
            return Refused(f"Heap {place} has one stick only.")
        return str(place)

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        return (
            Page(
                "Write the heaps as binary numbers.",
                self.drawing([]),
                lines=tuple(f"{heap:03b}" for heap in self.heaps),
            ),
            Page("Add them without carries.", self.drawing(["1"])),
        )

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        pages = (
            Page(f"The nimber is {self.nimber}.", self.drawing([])),
            Page(f"Take from {' or '.join(self.alive)}.", self.drawing(self.alive)),
        )
        refutes = Page("That leaves a nimber other than 0.", self.drawing([]), rolls=(DICE,))
        return pages if answer is None or answer in self.answers else (refutes, *pages)

    def find_answers(self) -> Found:
        return Found(tuple(self.alive))

    def difficulty(self) -> float:
        return 900 + 100 * max(self.heaps)

    def likeness(self) -> str:
        return f"{self.theme} {sorted(self.heaps)}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        heaps = tuple(random.randint(2, 7) for _ in range(3))
        answers = ("1",)
        puzzle = cls(id="x", position=" ".join(map(str, heaps)), answers=answers, rating=1500, level=level)
        return puzzle if puzzle.nimber else None


class Heap(NimPuzzle, tag="heap"):
    """From which heap? One click."""

    answered_by: ClassVar[Answering] = "cell"
    question = "From which heap do you take to win?"

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        if answer not in map(str, range(1, len(self.heaps) + 1)):
            raise NotationError(f"{answer!r} is no heap")
        right = answer in self.alive
        return Verdict(
            right, float(right), 1.0, float(not right), "It brings the nimber to 0." if right else "It cannot."
        )

    def options(self) -> Answer:
        worths = {str(heap): float(str(heap) in self.alive) for heap in range(1, len(self.heaps) + 1)}
        return Answer.of(worths, risks={"1": 0.25})

    def option_text(self, choice: Any, words: Words) -> str:
        return f"Heap {choice}"


class Alive(NimPuzzle, tag="alive"):
    """Which heaps? Several clicks."""

    question = "Find every heap from which a winning move takes."
    rolls = (DICE, LATER)

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        right = answer.split() == self.alive
        found = len(set(answer.split()) & set(self.alive))
        return Verdict(right, found, len(self.alive), len(self.alive) - found, f"You found {found}.")

    def wrong_so_far(self, draft: str, words: Words) -> Page | None:
        wrong = [heap for heap in draft.split() if heap not in self.alive]
        return Page(f"Not from heap {wrong[0]}.", self.drawing(wrong)) if wrong else None

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        refused = super().pick(draft, place, words)
        return refused if isinstance(refused, Refused) else " ".join(sorted({*draft.split()} ^ {str(place)}))


class Winner(NimPuzzle, tag="winner"):
    """Who wins? A button."""

    answered_by: ClassVar[Answering] = "choice"
    question = "Who wins?"

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        return Press("first", "Whoever moves"), Press("second", "The other one", "Whoever does not move")

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        right = (answer == "first") == wins(self.heaps)
        return Verdict(right, float(right), 1.0, float(not right), "Try all moves.")


class Nimber(NimPuzzle, tag="nimber"):
    """A number, typed."""

    answered_by: ClassVar[Answering] = "number"
    question = "What is the nimber of these heaps?"

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        if not str(answer).isdecimal():
            raise NotationError(f"{answer!r} is not a whole number")
        right = int(answer) == self.nimber
        return Verdict(right, int(answer), self.nimber, abs(int(answer) - self.nimber), f"It is <b>{self.nimber}</b>.")


NIM_PUZZLES = PuzzleKind("nim", (Heap, Alive, Winner, Nimber), Path(__file__).parent / "nim_packs", nim_words)


class NimPuzzleView(PuzzleView):
    """How the puzzles of Nim are shown."""

    kind = NIM_PUZZLES

    def make_board(self, words: Words) -> PictureBoard:
        return PictureBoard()

    def svg(self, picture: Drawing, title: str, below: Below | None = None) -> str:
        markup, height = below(280) if below else ("", 0)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 {height + 240}" aria-label="{escape(title)}">'
            f'{picture.svg}<g transform="translate(0 240)">{markup}</g></svg>'
        )


NIM_PUZZLE_VIEW = NimPuzzleView()

HEAP = Heap(id="heap-1", position="1 2 4", answers=("3",), rating=1300, level=2, note="Powers of two are < alone >.")
ALIVE = Alive(id="alive-1", position="7 4 5", answers=("1 2 3",), rating=1600, level=3)
WINNER = Winner(id="winner-1", position="3 5 6", answers=("second",), rating=1000, level=1)
NIMBER = Nimber(id="nimber-1", position="3 4 1", answers=("6",), rating=1800, level=5)
