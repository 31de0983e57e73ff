"""The theme `stars`: put the stars that opting out earns where they help most.

Stars on one's own buttons: every way to place them, and the lines of five that they keep alive.

A line of five is *alive* if the next round can complete it: no two of its spaces without a star are side by side, for
two neighbours cannot both get a button in one round. A line that is complete is alive too. This is a ruling of these
puzzles; the game itself knows only lines that are complete.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, cached_property, reduce
from itertools import combinations, pairwise
from math import comb, isinf, log2
from operator import and_
from random import Random
from typing import Any, Final, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError, of_field
from ...kit.puzzles.puzzle import LEVELS, Found, Page, Refused, Verdict
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.phrase import Phrase
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView, Worth
from ..phrases import star_reasons
from ..rules.ending import LINE, STARS_TO_WIN, line_in, line_masks
from ..rules.grid import Grid, grid
from ..rules.phase import Phase
from ..rules.position import MOST_BLACK_DICE, Position
from .arising import some_moments
from .board_puzzle import BoardPuzzle, Goal, cells_text, read_cells, toggled, wrong_text
from .certified import UNRATED, first_of_level
from .independent import bits_of, is_independent, touching
from .symmetry import first_turn


class Placements:
    """All ways to put the stars that opting out earns on one's own buttons.

    Attributes:
        position: the board, with the buttons.
        goal: what counts: `"stars"` for the number of lines of five that stay alive, `"win"` for winning now.
        stars: how many stars there are to place.
    """

    def __init__(self, position: Position, goal: Goal) -> None:
        self.position = position
        self.goal = goal
        self.stars = position.stars_for_opting_out()

    def __len__(self) -> int:
        return comb(self.position.button_mask.bit_count(), self.stars)

    def worth(self, placed: int) -> int:
        """What a placement is worth: the number of lines alive, or 1 for a win and 0 for none.

        Args:
            placed: the mask of the spaces on which the stars are put.
        """
        after = self.position.star_mask | placed
        if self.goal == "win":
            return int(wins(self.position.size, after))
        return len(alive_lines(self.position.grid, after))

    @cached_property
    def worths(self) -> dict[int, int]:
        """Every placement as a mask, with its worth."""
        bits = [1 << bit for bit in bits_of(self.position.button_mask)]
        return {placed: self.worth(placed) for placed in map(sum, combinations(bits, self.stars))}

    @cached_property
    def most(self) -> int:
        """The worth of the best placements."""
        return max(self.worths.values())

    @cached_property
    def best(self) -> tuple[int, ...]:
        """The best placements."""
        return tuple(placed for placed, worth in self.worths.items() if worth == self.most)

    @property
    def margin(self) -> float:
        """By how much the best placements are better than the next; infinite if all are equal."""
        return self.most - max((worth for worth in self.worths.values() if worth < self.most), default=float("-inf"))

    def greedy(self) -> int:
        """The placement of one star after another, each on the button where it keeps most lines alive at once.

        Of equal ones that is taken which has more stars in its row and column, as near to a line as can be.
        """
        board, placed = self.position.grid, 0
        for _ in range(self.stars):
            stars = self.position.star_mask | placed

            def promise(bit: int, stars: int = stars) -> tuple[int, int]:
                after = stars | 1 << bit
                through = [line for line in line_masks(board.size) if line >> bit & 1]
                return len(alive_lines(board, after)), max((line & after).bit_count() for line in through)

            placed |= 1 << max(bits_of(self.position.button_mask & ~placed), key=promise)
        return placed


def wins(size: int, stars: int) -> bool:
    """Whether stars end the game: a line of five, or twelve of them."""
    return bool(line_in(size, stars)) or stars.bit_count() >= STARS_TO_WIN


def alive_lines(board: Grid, stars: int) -> tuple[int, ...]:
    """The masks of the lines of five that the next round can complete.

    >>> from buttons_widgets.buttons.rules.grid import grid
    >>> board = grid(5)
    >>> [board.cells_of(line) for line in alive_lines(board, board.mask_of(["2-2", "2-4"]))]
    [((2, 1), (2, 2), (2, 3), (2, 4), (2, 5))]
    """
    return tuple(line for line, kept_by in _kept_alive(board.size) if stars & line in kept_by)


@cache
def _kept_alive(size: int) -> tuple[tuple[int, frozenset[int]], ...]:
    """Every line, with the masks of the stars in it that keep it alive.

    There are hundreds of placements to a puzzle, so each is looked up instead of being worked out.
    """
    return tuple(
        (line, frozenset(stars for stars in _parts_of(line) if is_independent(grid(size), line & ~stars)))
        for line in line_masks(size)
    )


def _parts_of(mask: int) -> Iterator[int]:
    """Every mask of some cells of a mask, and of none."""
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
    yield 0


def lines_within_reach(position: Position, stars: int) -> tuple[int, ...]:
    """The masks of the lines that some placement of so many stars on one's own buttons keeps alive."""
    buttons, board = position.button_mask, position.grid
    found = []
    for line in line_masks(position.size):
        missing = line & ~position.star_mask
        own = [1 << bit for bit in bits_of(missing & buttons)]
        if any(
            is_independent(board, missing & ~sum(chosen))
            for count in range(min(stars, len(own)) + 1)
            for chosen in combinations(own, count)
        ):
            found.append(line)
    return tuple(found)


@cache
def lines_of_five(size: int) -> tuple[tuple[Cell, ...], ...]:
    """Every line of five as cells, the rows first."""
    starts = range(1, size - 3)
    places = range(1, size + 1)
    rows = [tuple((row, start + step) for step in range(5)) for row in places for start in starts]
    columns = [tuple((start + step, col) for step in range(5)) for col in places for start in starts]
    return (*rows, *columns)


def worths_again(position: Position, goal: Goal) -> Iterator[tuple[tuple[Cell, ...], int]]:
    """Every placement with its worth, cell by cell and without masks: the second way."""
    buttons = sorted(position.buttons)

    def choose(start: int, left: int, chosen: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
        if not left:
            yield chosen
            return
        for index in range(start, len(buttons) - left + 1):
            yield from choose(index + 1, left - 1, (*chosen, buttons[index]))

    for chosen in choose(0, position.stars_for_opting_out(), ()):
        stars = position.stars | set(chosen)
        lines = lines_of_five(position.size)
        if goal == "win":
            yield chosen, int(len(stars) >= STARS_TO_WIN or any(stars.issuperset(line) for line in lines))
        else:
            kept = [line for line in lines if all(one in stars or two in stars for one, two in pairwise(line))]
            yield chosen, len(kept)


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
        with of_field("answers"):
            self._placed(answer)

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
        said = (words or self.words()).say
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
        picture = replace(self.board.view(), offered=self.board.buttons, quiet=True, chosen=chosen)
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
        return len(read_cells(draft, self.board)) == self.placements.stars

    def worth_text(self, value: float, words: Words) -> str:
        if self.goal == "win":
            return words.say("stars-worth-win" if value else "stars-worth-no-win")
        return words.say("stars-worth", count=round(value))

    def wrong_so_far(self, draft: str, words: Words) -> Page | None:
        """The stars that no best placement has, or that only the stars together cannot be right."""
        chosen, best, grid = read_cells(draft, self.board), self.placements.best, self.board.grid
        if any(grid.mask_of(chosen) & ~mask == 0 for mask in best):
            return None
        wrong = [cell for cell in chosen if not any(mask >> grid.bit(cell) & 1 for mask in best)]
        return Page(wrong_text(wrong, words), replace(self.board.view(), chosen=chosen, wrong=wrong))

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
        sure = board.grid.cells_of(reduce(and_, self.placements.best))
        shared = [cell for cell in sure if cell not in read_cells(draft, board)]
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
        return _found(map(self.board.grid.cells_of, self.placements.best), self.placements.margin)

    def find_again(self) -> Found:
        """The same cell by cell, without masks."""
        worths = dict(worths_again(self.board, self.goal))
        most = max(worths.values())
        margin = most - max(worth for worth in worths.values() if worth < most)
        return _found((cells for cells, worth in worths.items() if worth == most), margin)

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
        shape = "".join(
            "*" if self.board.star_mask >> bit & 1 else "o" if self.board.button_mask >> bit & 1 else "."
            for bit in range(self.board.size**2)
        )
        return f"stars {self.goal} {self.placements.stars} {first_turn(shape, self.board.size)}"

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


def _found(placed: Iterable[tuple[Cell, ...]], margin: float) -> Found:
    return Found.of(list(map(cells_text, sorted(placed))), margin)
