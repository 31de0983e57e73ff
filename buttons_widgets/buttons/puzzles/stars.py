"""The theme `stars`: put the stars that opting out earns where they help most."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from math import isinf, log2
from random import Random
from typing import Any, Final, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import LEVELS, Found, Page, Refused, Verdict
from ...kit.rules.errors import GameError, quoted, told
from ...kit.rules.phrase import Phrase
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView, Worth
from ..phrases.board_phrases import star_reasons
from ..rules.ending import LINE, line_in, line_masks
from ..rules.phase import Phase
from ..rules.position import MOST_BLACK_DICE, Position
from .arising import some_moments
from .board_puzzle import BoardPuzzle, Goal, cells_text, read_cells, toggled, wrong_text
from .certified import UNRATED, first_of_level
from .independent import touching
from .placements import Placements, alive_lines, lines_within_reach, wins, worths_again
from .symmetry import TURNS, turned

MOST_BUTTONS: Final = 12
"""A board has at most so many buttons: with more there would be too many ways to place the stars."""

MOST_LISTED: Final = 6
"""So many lines are named below a board."""

MOST_LEVEL_TO_WIN: Final = 2
MOST_GAMES: Final = 50
"""So many games are played for one goal before the goal is drawn anew."""

_BOARDS: Final = {
    1: ((5, 6), (2, 10), (3, 6)),
    2: ((5, 6), (2, 10), (4, 8)),
    3: ((5, 6), (2, 10), (4, 9)),
    4: ((6,), (2, 10), (5, 10)),
    5: ((6,), (4, 10), (6, 11)),
}
"""For each level the sizes of the boards, and from how many to how many stars and buttons lie there."""


class Stars(BoardPuzzle, tag="stars", frozen=True, kw_only=True):
    """Opt out, and put the stars that the buttons earn on some of them.

    With the goal `"win"` the stars should win now, and an answer is worth 1 or 0. Wherever twelve stars win they win
    with each placement, so it is always a line of five that matters. With the goal `"stars"` as many lines of five as
    possible should stay alive, and an answer is worth their number. A line of five is alive if the next round can
    complete it: after the placement no two of its spaces without a star are side by side. (That is a ruling of these
    puzzles.)

    An answer is as many cells as there are stars, each with an own button.

    Attributes:
        goal: `"stars"` or `"win"`.
    """

    goal: Goal = "stars"

    def check_more(self) -> None:
        """There are stars to place, and it matters where."""
        board = self.board
        if not line_masks(board.size):
            raise PuzzleError(
                "position", Phrase("refused-no-line", "a board of {size} rows has no line of five", size=board.size)
            )
        if not 1 <= len(board.buttons) <= MOST_BUTTONS:
            raise PuzzleError(
                "position",
                Phrase(
                    "refused-stars-buttons",
                    "there should be 1 to {most} buttons, not {given}",
                    most=MOST_BUTTONS,
                    given=len(board.buttons),
                ),
            )
        if wins(board.size, board.star_mask):
            raise PuzzleError("position", Phrase("refused-won-already", "the stars that lie there have won already"))
        if isinf(self.placements.margin):
            raise PuzzleError(
                "position", Phrase("refused-no-difference", "it makes no difference where the stars are placed")
            )
        if self.goal == "stars" and any(wins(board.size, board.star_mask | mask) for mask in self.placements.worths):
            raise PuzzleError("goal", Phrase("refused-goal-win", "some placement wins now, so the goal should be win"))

    @cached_property
    def placements(self) -> Placements:
        """All ways to place the stars, with their worths."""
        return Placements(self.board, self.goal)

    def check_answer(self, answer: str) -> None:
        """Check that an answer puts all stars on own buttons."""
        try:
            self._placed(answer)
        except GameError as error:
            raise PuzzleError("answers", told(error)) from error

    def _placed(self, answer: Any) -> int:
        """The mask of an answer."""
        cells = read_cells(answer, self.board)
        count = self.placements.stars
        if len(cells) != count:
            raise GameError.of(
                "refused-stars-number",
                "there are {count} stars to place, not {given}: {answer}",
                count=count,
                given=len(cells),
                answer=quoted(answer),
            )
        without = next((cell for cell in cells if cell not in self.board.buttons), None)
        if without is not None:
            raise GameError.of(
                "refused-no-star-there",
                "no button lies on {cell}, so no star can be put there",
                cell=cell_text(without),
            )
        return self.board.grid.mask_of(cells)

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether the stars are where they help most.

        Raises:
            GameError: it is malformed, or not all stars lie on own buttons.
        """
        said = self.words(words).say
        worth, most = self.placements.worths[self._placed(answer)], self.placements.most
        if self.goal == "win":
            why = said("stars-wins" if worth else "stars-wins-not")
        else:
            why = said("stars-most" if worth == most else "stars-fewer", count=worth, most=most)
        return Verdict(worth == most, worth, most, most - worth, why)

    # What is shown

    def ask(self, draft: str, words: Words) -> Page:
        """The question, with what the stars are earned for."""
        count, chosen = self.placements.stars, read_cells(draft, self.board)
        text = words.say("stars-ask-win" if self.goal == "win" else "stars-ask", count=count)
        why = words.listed(star_reasons(self.board.earnings(), words))
        earned = words.say("stars-earned", count=count, reasons=why)
        told = words.say("stars-status", chosen=len(chosen), count=count)
        reasons = tuple((cell, why) for cell in self.board.grid.cells if (why := self._why_not(cell, chosen, words)))
        picture = replace(self.board.view(), offered=self.board.buttons, chosen=chosen)
        return Page(text, picture, lines=(earned,), reasons=reasons, status=(told,))

    def _why_not(self, cell: Cell, chosen: tuple[Cell, ...], words: Words) -> str:
        """Why a space cannot be chosen, "" if it can."""
        if cell not in self.board.buttons:
            return words.say("why-no-button-of-yours")
        if cell not in chosen and len(chosen) >= self.placements.stars > 1:
            return words.say("why-enough-stars", stars=self.placements.stars)
        return ""

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """One more star, or one less; a single star goes to the space that is chosen now."""
        (cell,), chosen = read_cells(place, self.board), read_cells(draft, self.board)
        if why := self._why_not(cell, chosen, words):
            return Refused(words.say("why-told", cell=cell_text(cell), why=why))
        moves = self.placements.stars == 1 and cell not in chosen
        return toggled("" if moves else draft, cell)

    def is_ready(self, draft: str) -> bool:
        """Whether all stars are placed."""
        return len(read_cells(draft, self.board)) == self.placements.stars

    def worth_text(self, value: float, words: Words) -> str:
        """How many lines are alive, or whether it wins."""
        if self.goal == "win":
            return words.say("stars-worth-win" if value else "stars-worth-no-win")
        return words.say("stars-worth", count=round(value))

    def wrong_so_far(self, draft: str, words: Words) -> Page | None:
        """The stars that no best placement has, or that only the stars together cannot be right."""
        chosen, best, grid = read_cells(draft, self.board), self.placements.best, self.board.grid
        if any(grid.mask_of(chosen) & ~mask == 0 for mask in best):
            return None
        wrong = [cell for cell in chosen if not any(mask >> grid.bit(cell) & 1 for mask in best)]
        return Page(wrong_text(wrong, words), replace(self.board.view(), chosen=chosen, line=wrong))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """The lines within reach, how many go through each button, and a button that every best answer has."""
        board, count = self.board, self.placements.stars
        view = board.view()
        if self.goal == "win":
            needed = self._winning_line()
            across = max((needed & row).bit_count() for row in board.grid.rows) == LINE
            filled = board.star_mask | board.button_mask
            almost = [line for line in line_masks(board.size) if (line & filled).bit_count() >= 4]
            direction = "row" if across else "column"
            return (
                Page(words.say("stars-hint-win", count=count), view),
                Page(
                    words.say("stars-hint-almost", count=len(almost)),
                    view,
                    lines=self._named(almost, words) if len(almost) > 1 else (),
                ),
                Page(words.say("stars-hint-direction", direction=direction), view),
            )
        reach = lines_within_reach(board, count)
        through = {cell: sum(line >> board.grid.bit(cell) & 1 for line in reach) for cell in sorted(board.buttons)}
        most = max(through.values()) or 1
        marks = {cell: Worth(str(number), number / most) for cell, number in through.items()}
        sure = 0
        for index, mask in enumerate(self.placements.best):
            sure = sure & mask if index else mask
        shared = [cell for cell in board.grid.cells_of(sure) if cell not in read_cells(draft, board)]
        pages = [
            Page(words.say("stars-hint-alive"), view),
            Page(
                words.say("stars-hint-reach", count=len(reach), most=self.placements.most), replace(view, worths=marks)
            ),
        ]
        if shared and count > 1:  # where it is the only star, this would be the answer
            first = max(shared, key=lambda cell: (through[cell], cell))
            pages.append(Page(words.say("stars-hint-sure", cell=cell_text(first)), replace(view, offered=[first])))
        return tuple(pages)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """The lines that a wrong placement gives up, a best placement, and how the others do."""
        board, best = self.board, self._placed(self.solution)
        alive = set(alive_lines(board.grid, board.star_mask | best))
        pages = []
        if answer is not None and (verdict := self.judge(answer, words)).loss:
            given = self._placed(answer)
            pages.append(self._refutation(given, alive, verdict.why, words))
        ways = words.say("stars-ways", count=len(self.placements.best), all=len(self.placements))
        if self.goal == "win":
            after = board.star_mask | best
            line = line_in(board.size, after)
            text = words.say("stars-best-line", line=self._name(line, words))
            return (*pages, Page(text, self._after(best, line=board.grid.cells_of(line)), lines=(ways,)))
        lines = self._named(sorted(alive), words)
        text = words.say("stars-best", count=self.placements.most)
        pages.append(Page(text, self._after(best, counts=True), lines=(ways, *lines)))
        greedy = self.placements.greedy()
        worth = self.placements.worth(greedy)
        if worth < self.placements.most:
            text = words.say("stars-greedy", count=worth, most=self.placements.most)
            pages.append(Page(text, self._after(greedy, counts=True)))
        return tuple(pages)

    def _refutation(self, given: int, alive: set[int], why: str, words: Words) -> Page:
        """What a wrong placement lacks: a line that the best one has, with its gap."""
        board = self.board
        after = board.star_mask | given
        lost = sorted(alive - set(alive_lines(board.grid, after)))
        if self.goal == "win" or not lost:
            line = self._winning_line() if self.goal == "win" else 0
            missing = board.grid.cells_of(line & ~after)
            gaps = words.say("stars-missing", count=len(missing), cells=words.listed(list(map(cell_text, missing))))
            return Page(why, self._after(given, line=board.grid.cells_of(line)), lines=(gaps,) if missing else ())
        told = []
        for line in lost[:MOST_LISTED]:
            open_ = line & ~after
            one, other = board.grid.cells_of(touching(board.grid, open_))
            name = self._name(line, words)
            told.append(words.say("stars-lost", line=name, one=cell_text(one), other=cell_text(other)))
        return Page(why, self._after(given, line=board.grid.cells_of(lost[0])), lines=tuple(told))

    def _after(self, placed: int, *, line: tuple[Cell, ...] = (), counts: bool = False) -> BoardView:
        """What the board shows once the stars lie there and the other buttons are gone.

        Args:
            placed: the mask of the new stars.
            line: the spaces of a line that stands out.
            counts: whether each new star says how many lines alive go through it.
        """
        board = self.board
        stars = board.grid.cells_of(board.star_mask | placed)
        new = board.grid.cells_of(placed)
        worths = {}
        if counts:
            alive = alive_lines(board.grid, board.star_mask | placed)
            through = {cell: sum(line >> board.grid.bit(cell) & 1 for line in alive) for cell in new}
            worths = {cell: Worth(str(number), 0.5) for cell, number in through.items()}
        return replace(board.view(), buttons=(), stars=stars, last_move=new, line=line, worths=worths)

    def _winning_line(self) -> int:
        """The mask of the line that the first best placement completes."""
        return line_in(self.board.size, self.board.star_mask | self.placements.best[0])

    def _name(self, line: int, words: Words) -> str:
        """A line of five in words."""
        first, *_, last = self.board.grid.cells_of(line)
        if first[0] == last[0]:
            return words.say("stars-row", row=first[0], first=first[1], last=last[1])
        return words.say("stars-column", column=first[1], first=first[0], last=last[0])

    def _named(self, lines: list[int], words: Words) -> tuple[str, ...]:
        """Some lines in one sentence, as a tuple; none for no line."""
        if not lines:
            return ()
        names = words.listed([self._name(line, words) for line in lines[: 2 * MOST_LISTED]])
        return (words.say("stars-lines", lines=names),)

    # How it is found and made

    def find_answers(self) -> Found:
        """Every placement is tried."""
        cells = sorted(map(self.board.grid.cells_of, self.placements.best))
        return self._found(cells, self.placements.margin)

    def find_again(self) -> Found:
        """The same cell by cell, without masks."""
        worths = dict(worths_again(self.board, self.goal))
        most = max(worths.values())
        margin = most - max(worth for worth in worths.values() if worth < most)
        return self._found(sorted(cells for cells, worth in worths.items() if worth == most), margin)

    def _found(self, cells: list[tuple[Cell, ...]], margin: float) -> Found:
        return Found.of(list(map(cells_text, cells)), margin)

    def difficulty(self) -> float:
        """How hard it is: the rarer the best placements, and the more lines there are to weigh, the harder.

        `rarity` is log₂ of how many placements there are for each best one.

        With the goal `"stars"` a puzzle starts at 600, and each unit of rarity counts 110 (five at most: nobody tries
        so many). 300 more if the rule of thumb fails that puts each star where it keeps the most lines alive at once.
        Each line within reach that the best placement has to give up counts 108 (four at most), and each that it keeps
        alive 36 (ten at most).

        A win is easier to see: it starts at 850, each unit of rarity counts 25, each star that the line wants after the
        first 150, and each other line with four of its spaces under stars and own buttons 90 (four such lines at most),
        for these have to be told from the right one.
        """
        board, placements = self.board, self.placements
        rarity = log2(len(placements) / len(placements.best))
        if self.goal == "stars":
            fails = placements.worth(placements.greedy()) < placements.most
            given_up = len(lines_within_reach(board, placements.stars)) - placements.most
            return 600 + 110 * min(5.0, rarity) + 300 * fails + 108 * min(4, given_up) + 36 * min(10, placements.most)
        line = self._winning_line()
        wanted = (line & board.button_mask).bit_count()
        filled = board.star_mask | board.button_mask
        others = sum((other & filled).bit_count() >= 4 for other in line_masks(board.size) if other != line)
        return 850 + 25 * rarity + 150 * max(0, wanted - 1) + 90 * min(4, others)

    def likeness(self) -> str:
        """Stars, buttons and the number of stars to place, turned or mirrored so that the text comes first."""
        size = self.board.size
        shape = "".join(
            "*" if self.board.star_mask >> bit & 1 else "o" if self.board.button_mask >> bit & 1 else "."
            for bit in range(size * size)
        )
        first = min("".join(turned(shape, size, symmetry)) for symmetry in TURNS)
        return f"stars {self.goal} {self.placements.stars} {first}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """The end of a round between decent players, with few placements that are best.

        On levels 1 and 2 every other one can be won. Very hard ones are rare, so on level 5 a player who only may opt
        out is said to do so.
        """
        phases = (Phase.STARS,) if level < LEVELS[-1] else (Phase.STARS, Phase.DECIDE)
        goal: Goal = "win" if level <= MOST_LEVEL_TO_WIN and random.random() < 0.5 else "stars"
        sizes, stars, buttons = _BOARDS[level]
        for _ in range(MOST_GAMES):
            found = some_moments(random, phases, size=random.choice(sizes), stars=stars, buttons=buttons)
            puzzle = first_of_level(level, (cls._of_board(moment.position, goal) for moment in found))
            if puzzle is not None:
                return puzzle
        return None

    @classmethod
    def _of_board(cls, board: Position, goal: Goal) -> Self | None:
        """The puzzle that a board makes; `None` if it makes none with this goal, or one with many best placements."""
        placements = Placements(board, goal)
        if not placements.most or 3 * len(placements.best) > len(placements):
            return None
        if goal == "stars" and any(wins(board.size, board.star_mask | placed) for placed in placements.worths):
            return None
        example = cells_text(sorted(board.buttons)[: placements.stars])
        position = str(replace(board, black_dice=MOST_BLACK_DICE))
        return cls(**UNRATED, position=position, answers=(example,), goal=goal)
