"""One puzzle while somebody solves it, without any widget: the answer under way, hints, answers given, what was found.

The widget shows it, and calls it with what people do. What may take a second, such as judging for the first time, is a
job that the widget runs in a thread.
"""

from __future__ import annotations

from contextlib import suppress
from time import monotonic
from typing import Final, Literal, NamedTuple, TypeVar

from ..coach.coach_page import BarRow, shares
from ..language.words import Words
from ..rules.errors import plain_reason
from .attempt import Attempt
from .puzzle import Page, Press, Puzzle, Verdict

T = TypeVar("T")

ONE_OF_TWO: Final = 2
"""Of so many options a wrong answer leaves none to find."""

Phase = Literal["asks", "waits", "answered"]
"""Whether an answer is asked for, is being judged, or has been judged (or the solution was shown)."""


class GivenAnswer(NamedTuple):
    """An answer to a puzzle, or that somebody gave it up.

    Attributes:
        answer: the answer as in the file; `None` if the solution was asked for instead.
        verdict: what the answer is worth; `None` if there was none.
        hints: how many hints were seen.
        tries: which attempt at the puzzle this is since it was shown, counted from 1. Asking for the solution is one.
        seconds: how long ago the puzzle was shown.
    """

    puzzle: Puzzle
    answer: str | None
    verdict: Verdict | None
    hints: int
    tries: int
    seconds: float

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.verdict is not None and self.verdict.right

    @property
    def right_at_once(self) -> bool:
        """Whether it is right, and nothing of the solution was seen before; hints may have been."""
        return self.right and self.tries == 1


class Outcome(NamedTuple):
    """All that is shown after an answer.

    Attributes:
        answer: the answer; `None` if the solution was asked for.
        verdict: what it is worth; `None` if there was none.
        pages: the explanation.
        rows: a bar for each option; none where they cannot be listed.
        right: every right answer, as far as they are known; of too many the one that is shown.
        look: where to look again after a wrong answer; `None` for nothing.
        trouble: what could not be worked out, in words; "" for nothing.
        choices: how many answers there are to choose from; 0 where they are not listed.
    """

    answer: str | None
    verdict: Verdict | None
    pages: tuple[Page, ...]
    rows: tuple[BarRow, ...]
    right: tuple[str, ...] = ()
    look: Page | None = None
    trouble: str = ""
    choices: int = 0

    @property
    def gives_itself_away(self) -> bool:
        """Whether everybody knows what is right: the answer is, or there were only two."""
        return self.verdict is None or self.verdict.right or self.choices == ONE_OF_TWO


class Hints(NamedTuple):
    """The hints for an answer under way.

    Attributes:
        wrong: what in it cannot be right; `None` if all of it may be.
        pages: the hints from the gentlest on.
    """

    draft: str
    wrong: Page | None
    pages: tuple[Page, ...]


class PuzzleAttempt(Attempt):
    """A puzzle that is being solved.

    Attributes:
        hints: the hints that were worked out last; `None` before.
        page: which page is shown: of the hints that were given while an answer is asked for, else of the explanation.
        outcome: what was found of the last answer; `None` while an answer is asked for.
        look: where to look again, since an answer was wrong; `None` for nothing.
        revealed: whether the solution is shown. After a wrong answer it is not before somebody asks for it.
        tries: how often an answer was judged or the solution asked for.
    """

    def __init__(self, puzzle: Puzzle, words: Words) -> None:
        super().__init__(puzzle, words)
        self.puzzle = puzzle
        self.phase: Phase = "asks"
        self.hints: Hints | None = None
        self.page = self.tries = self._step = 0
        self.outcome: Outcome | None = None
        self.look: Page | None = None
        self.revealed = False
        self._shown = monotonic()

    @property
    def closed(self) -> bool:
        return self.outcome is not None

    @property
    def held(self) -> bool:
        """Whether an answer was wrong, and the solution is held back."""
        return self.outcome is not None and not self.revealed

    @property
    def is_open(self) -> bool:
        return self.phase == "asks"

    # The answer under way

    @property
    def presses(self) -> tuple[Press, ...]:
        """The buttons that give an answer."""
        return self.safely(
            lambda: tuple(self.puzzle.presses(self.draft, self.words)), lambda trouble: self._note(trouble, ())
        )

    @property
    def is_ready(self) -> bool:
        """Whether the answer under way can be checked."""
        return self.safely(lambda: bool(self.puzzle.is_ready(self.draft)), lambda trouble: self._note(trouble, False))

    def _note(self, trouble: str, otherwise: T) -> T:
        self.note = trouble
        return otherwise

    def trouble(self, error: BaseException) -> str:
        return self.words.say("puzzle-trouble", reason=plain_reason(error))

    # Jobs: they change nothing, and may run in a thread

    def find_hints(self, draft: str) -> Hints:
        """All hints for an answer under way. Judging is made ready too: what it needs is loaded and worked out."""
        wrong = self.puzzle.wrong_so_far(draft, self.words) if draft else None
        hints = Hints(draft, wrong, tuple(self.puzzle.hints(self.words, draft)))
        with suppress(Exception):  # told when an answer is judged
            self.puzzle.judge(self.puzzle.answers[0], self.words)
        return hints

    def judge(self, answer: str | None) -> Outcome:
        """What is to be shown after an answer, or for `None` after the solution was asked for.

        Raises:
            GameError: the answer is malformed, or no possible one.
        """
        puzzle, words = self.puzzle, self.words
        verdict = None if answer is None else puzzle.judge(answer, words)
        found = Outcome(answer, verdict, (), ())
        try:
            if answer is not None and verdict is not None and verdict.right and puzzle.answered_by != "number":
                puzzle = puzzle.with_solution(answer)
            found = found._replace(pages=tuple(puzzle.explain(answer, words)))
            rows = self._rows(answer)
            choices = max(len(rows), len(puzzle.presses("", words))) if rows else 0
            found = found._replace(rows=rows, right=self._right(puzzle), choices=choices)
            if answer is not None and not found.gives_itself_away:
                found = found._replace(look=self._look_at(answer))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # the answer is judged all the same
            return found._replace(trouble=self.trouble(error))
        return found

    def _right(self, puzzle: Puzzle) -> tuple[str, ...]:
        """The answers that are marked as right on a board."""
        options = puzzle.options() if puzzle.answered_by == "cell" else None
        best = [str(option.choice) for option in options.options if option.best] if options is not None else []
        among = best if puzzle.solution in best else [puzzle.solution]
        return tuple(answer for answer in among if puzzle.judge(answer, self.words).right)

    def _look_at(self, answer: str) -> Page | None:
        """Where to look again: what in the answer cannot be right; or else the next hint, if the verdict is no help."""
        says_where = not self.puzzle.gives_away and self.puzzle.answered_by in ("cells", "number")
        if (found := self.puzzle.look_at(answer, self.words)) is not None or says_where:
            return found
        return next((hint for hint in self.puzzle.hints(self.words) if hint not in self.given), None)

    def _rows(self, answer: str | None) -> tuple[BarRow, ...]:
        options, words = self.puzzle.options(), self.words
        if options is None:
            return ()
        lengths = shares([option.value for option in options.options], costs=self.puzzle.costs)
        return tuple(
            BarRow(
                name=self.puzzle.option_text(option.choice, words),
                share=length,
                worth=self.puzzle.worth_text(option.value, words),
                risk=option.risk,
                risk_text="" if option.risk is None else words.say("coach-percent", percent=100 * option.risk),
                best=option.best,
                note=words.say("puzzle-yours") if option.choice == answer else "",
            )
            for option, length in zip(options.options, lengths, strict=True)
        )

    # What follows from them

    def wait(self) -> None:
        """Wait for an answer to be judged."""
        self.phase, self.note = "waits", ""

    def ask_again(self, note: str) -> None:
        """Go on asking, because what was given is no answer."""
        self.phase, self.note = "asks", note

    def answered(self, outcome: Outcome) -> GivenAnswer:
        """Show what was found."""
        self.phase, self.outcome, self.note, self.page = "answered", outcome, "", 0
        self.tries += 1
        self.revealed = outcome.gives_itself_away or bool(outcome.trouble)
        self.look = None if self.revealed else outcome.look
        seconds = monotonic() - self._shown
        return GivenAnswer(self.puzzle, outcome.answer, outcome.verdict, len(self.given), self.tries, seconds)

    def reveal(self) -> None:
        """Show the solution after a wrong answer."""
        self.revealed, self.look, self.page = True, None, 0

    def retry(self) -> None:
        """Ask once more.

        Spaces that were chosen stay, until the solution is known: what is wrong can be mended. Otherwise the answer
        under way is empty; undo brings back the last one that was no whole answer.
        """
        mends = self.puzzle.answered_by == "cells" and not self.puzzle.in_order and not self.revealed
        self.phase, self.outcome, self.note, self.page = "asks", None, "", max(0, len(self.given) - 1)
        self.revealed = False
        if self.puzzle.answered_by == "moves":
            self.undo()
        if not mends:
            self.write("")

    @property
    def knows_hints(self) -> bool:
        """Whether the hints for the answer under way have been worked out."""
        return self.hints is not None and self.hints.draft == self.draft

    @property
    def hints_left(self) -> int:
        """How many hints may still be given; as far as it is known, if the answer under way has changed since."""
        if self.hints is None:
            return 0
        left = len(self.hints.pages) - self._step
        return max(left, 0 if self.knows_hints and self._next_hint() is None else 1)

    def next_hint(self) -> None:
        """Give one hint more, if there is one: what cannot be right comes first."""
        found = self._next_hint()
        if found is None:
            return
        assert self.hints is not None
        self._step += found is not self.hints.wrong
        self._give_hint(found)
        self.look = None
        self.page = len(self.given) - 1

    def _next_hint(self) -> Page | None:
        if self.hints is None:
            return None
        _, wrong, pages = self.hints
        if wrong is not None and wrong not in self.given:
            return wrong
        if self._step < len(pages):
            return pages[self._step]
        # The last one goes on from what has been done since.
        return pages[-1] if pages and pages[-1] not in self.given else None

    @property
    def hint(self) -> Page | None:
        if self.revealed:
            return None
        return self.given[self.page] if self.given and self.outcome is None and self.look is None else self.look

    @property
    def pages(self) -> tuple[Page, ...]:
        """What can be gone through page by page now: the hints that were seen, or the explanation."""
        if self.outcome is not None:
            return self.outcome.pages if self.revealed else ()
        return self.given

    def turn_page(self, step: int) -> None:
        """Show the next page, or the one before; beyond the first and the last one there is none."""
        page = max(0, min(len(self.pages) - 1, self.page + step))
        if page != self.page:
            self.page, self.fresh = page, True
