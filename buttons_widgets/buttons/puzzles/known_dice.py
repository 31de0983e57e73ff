"""The theme `known_dice`: the next rolls are known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import islice
from math import log2
from random import Random
from typing import Annotated, Any, ClassVar, Final, Self

import msgspec

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError, of_field
from ...kit.puzzles.puzzle import MOST_ANSWERS, Found, Page, Press, Refused, RollShown, Verdict
from ...kit.rules.errors import GameError, IllegalMove, unwanted
from ...kit.rules.phrase import Phrase
from ..analysis.solution import OPT_OUT
from ..cells import COLOURS, Cell, cell_text
from ..drawing.board_view import BoardView, Worth
from ..phrases import OBSTACLES, colour_name, dice_of, roll_label, star_reasons
from ..rules.moves import Dice
from ..rules.phase import Phase
from ..rules.position import ENOUGH_OF_A_COLOUR, Position
from .arising import some_moments
from .board_puzzle import BoardPuzzle, DiceText, cells_text, dice_text, read_cells, read_dice
from .certified import UNRATED, first_of_level
from .dice_lines import DiceLines, played_out
from .symmetry import MIRRORINGS, mirrored_cell, turned_board

MOST_BEST: Final = 20
"""A puzzle has no more best lines than these."""
MOST_BOARDS: Final = 600
"""A puzzle comes to no more boards than these, so that an answer is judged within 5 ms."""

_BOARDS: Final = {
    1: ((4, 5, 6), (3, 4), (0, 4), (1, 3), (3, 5)),
    2: ((5, 6), (4, 5), (0, 5), (1, 3), (4, 5)),
    3: ((5, 6), (4, 6), (0, 6), (0, 3), (4, 5)),
    4: ((6,), (5, 7), (1, 7), (0, 3), (4, 5)),
    5: ((6,), (6, 7), (1, 8), (0, 2), (5, 5)),
}
"""For each level the sizes of the boards, and from how many to how many rolls, stars, buttons, and black dice."""


def _is_a_puzzle(lines: DiceLines) -> bool:
    """Whether few lines are best, more is earned than at once, and the last roll matters, as a chance or a trap."""
    board = lines.position
    most = lines.best(0, board.button_mask)
    if lines.boards > MOST_BOARDS:
        return False
    total, good = lines.count(0, board.button_mask)
    if most <= board.stars_for_opting_out() or good > MOST_BEST or 4 * good > total:
        return False
    without_last = DiceLines(board, lines.rolls[:-1])
    return without_last.best(0, board.button_mask) < most or _is_trap(lines)


def _fair_roll(random: Random, board: Position) -> Dice:
    """A roll of the dice of a position."""
    white, gold, *black = (random.randint(1, board.size) for _ in range(board.black_dice + 1))
    return Dice(white, gold, tuple(black))


def _is_trap(lines: DiceLines) -> bool:
    """Whether the last roll is a bust after some best line through all rolls before it."""
    grid = lines.position.grid
    for line in lines.best_lines():
        buttons = lines.position.button_mask | grid.mask_of(grid.cells[bit] for bit in line)
        if len(line) == len(lines.rolls) - 1 and not lines.offered(len(line), buttons):
            return True
    return False


MOST_ROLLS: Final = 8

_Rolls = Annotated[tuple[DiceText, ...], msgspec.Meta(min_length=1, max_length=MOST_ROLLS)]


class KnownDice(BoardPuzzle, tag="known_dice", frozen=True, kw_only=True):
    """The next rolls are known: choose the spaces, and when to leave, for the most stars.

    The player is alone. It takes the rolls in their order, as many as it likes, lays a button on a space that each roll
    offers, and then opts out. A roll that offers nothing is a bust, which earns no stars, so an answer leaves before
    it. An answer is the cells in the order of the rolls, such as `"5-3 2-4 1-1"`, or `"opt out"` for none; its worth is
    the stars that it earns.

    Attributes:
        dice: the rolls, all of as many black dice as the position says.
    """

    dice: _Rolls

    has_check: ClassVar = False
    in_order: ClassVar = True

    def check_more(self) -> None:
        """Every roll can fall, and something can be earned."""
        rolls = self.rolls
        # A button is enough for a star, so nothing has to be worked out.
        if rolls and not self.board.button_mask and not self.lines.offered(0, 0):
            raise PuzzleError(
                "dice", Phrase("refused-first-roll", "no button lies there, and the first roll offers no space for one")
            )

    @cached_property
    def rolls(self) -> tuple[Dice, ...]:
        """The rolls in their order."""
        return tuple(read_dice(text, self.board) for text in self.dice)

    @cached_property
    def lines(self) -> DiceLines:
        """Every line of play."""
        return DiceLines(self.board, self.rolls)

    @property
    def most(self) -> int:
        """The most stars that can be earned."""
        return self.lines.best(0, self.board.button_mask)

    def check_answer(self, answer: str) -> None:
        """Check that an answer is a line of play."""
        with of_field("answers"):
            self._played(answer)

    def _cells(self, answer: Any) -> tuple[Cell, ...]:
        """The cells of an answer or a draft; none for opting out at once."""
        if isinstance(answer, str) and " ".join(answer.split()) == OPT_OUT:
            return ()
        return read_cells(answer, self.board)

    def _played(self, answer: Any) -> Position:
        """The position at the end of an answer.

        Raises:
            GameError: it is malformed, or takes no roll where no button lies.
            IllegalMove: a roll does not offer its cell.
        """
        position = self._laid(self._cells(answer))
        if answer != OPT_OUT and not self._cells(answer):
            out = repr(OPT_OUT)
            wanted = Phrase(
                "refused-rolls-answer", "an answer is the cells of the rolls that are taken, or {out}", out=out
            )
            raise unwanted(wanted, answer)
        if not position.buttons:
            raise GameError.of("refused-out-without", "a player without buttons may not opt out")
        return position

    def _laid(self, cells: tuple[Cell, ...]) -> Position:
        """The position after some rolls."""
        if len(cells) > len(self.rolls):
            count = len(self.rolls)
            few = Phrase("refused-rolls-few", "there are {count} rolls, so no more than so many buttons", count=count)
            raise unwanted(few, len(cells))
        position = self.board
        for number, (cell, roll) in enumerate(zip(cells, self.rolls, strict=False), start=1):
            if cell not in roll.cells:
                raise IllegalMove.of(
                    "refused-roll-cell",
                    "roll {number} is {roll}, which does not offer {cell}",
                    number=number,
                    roll=dice_text(roll),
                    cell=cell_text(cell),
                )
            position = position.lay(cell)
        return position

    def _offered(self, position: Position, taken: int) -> tuple[Cell, ...]:
        """The cells that the next roll offers."""
        return position.grid.cells_of(self.lines.offered(taken, position.button_mask))

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """How many stars a line of play earns.

        Raises:
            GameError: it is malformed, or no line of play.
        """
        said = (words or self.words()).say
        position = self._played(answer)
        stars = position.stars_for_opting_out()
        loss = self.most - stars
        why = said("known-fewer" if loss else "known-right", stars=stars, most=self.most)
        return Verdict(not loss, stars, self.most, loss, why)

    # What is shown

    def ask(self, draft: str, words: Words) -> Page:
        """The question, with all rolls; the next one stands out, and lies at the board's edges."""
        cells = self._cells(draft)
        position = self._laid(cells)
        taken = len(cells)
        text = words.say("known-ask", count=len(self.rolls))
        offered = self._offered(position, taken)
        if taken == len(self.rolls):
            told = words.say("known-none-left")
        else:
            told = words.say("known-next", number=taken + 1, count=len(offered))
        reasons = tuple(
            (cell, why) for cell in position.grid.cells if (why := self._why_not(cell, position, cells, words))
        )
        view = self._picture(position, cells, offered=offered)
        return Page(text, view, self._shown(taken, words), reasons=reasons, status=(told,))

    def _picture(self, position: Position, cells: tuple[Cell, ...], **more: Any) -> BoardView:
        """What the board shows after some rolls: the next one lies at the edges."""
        view = replace(position.view(), last_move=cells[-1:], **more)
        if len(cells) == len(self.rolls):
            return view
        roll = self.rolls[len(cells)]
        return replace(view, row=roll.white, columns=roll.columns, gold_column=roll.gold)

    def _shown(self, taken: int, words: Words) -> tuple[RollShown, ...]:
        """All rolls, those that are over faded."""
        return tuple(
            RollShown(
                tuple(dice_of(roll, dim=number < taken)),
                words.say("known-roll", number=number + 1, dice=roll_label(roll, words)),
                number == taken,
            )
            for number, roll in enumerate(self.rolls)
        )

    def _why_not(self, cell: Cell, position: Position, cells: tuple[Cell, ...], words: Words) -> str:
        """Why a space cannot be chosen, or that the last button may be taken back; "" if it can be chosen."""
        taken = len(cells)
        if cells and cell == cells[-1]:
            return words.say("try-may-take-back")
        if cell in cells:
            return words.say("known-only-last")
        if taken == len(self.rolls):
            return words.say("known-all-taken")
        roll = self.rolls[taken]
        if cell[0] != roll.white:
            return words.say("why-not-row", row=roll.white)
        obstacle = position.why_not(cell)
        if obstacle is not None:
            return words.say(OBSTACLES[obstacle])
        return "" if cell in roll.cells else words.say("why-not-column", column=cell[1])

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """A button for the next roll, or the last one taken back."""
        (cell,) = read_cells(place, self.board)
        cells = self._cells(draft)
        if cells and cell == cells[-1]:
            return cells_text(cells[:-1])
        why = self._why_not(cell, self._laid(cells), cells, words)
        return Refused(words.say("why-told", cell=cell_text(cell), why=why)) if why else cells_text((*cells, cell))

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        """Opting out with the buttons that lie there."""
        cells = self._cells(draft)
        position = self._laid(cells)
        if not position.buttons:
            return ()
        stars = position.stars_for_opting_out()
        label, hint = words.say("known-opt-out", stars=stars), words.say("known-opt-out-hint")
        return (Press(cells_text(cells) or OPT_OUT, label, hint),)

    def is_ready(self, draft: str) -> bool:
        """Whether the player may opt out."""
        return bool(self._laid(self._cells(draft)).buttons)

    def option_text(self, choice: Any, words: Words) -> str:
        cells = self._cells(choice)
        return words.say("known-line", count=len(cells), cells=cells_text(cells) or OPT_OUT)

    def worth_text(self, value: float, words: Words) -> str:
        return words.say("known-worth", stars=round(value))

    # What teaches

    def _good(self, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """The cells of a line of play up to the first after which the most stars are out of reach."""
        for taken in range(len(cells)):
            if self.lines.best(taken + 1, self._laid(cells[: taken + 1]).button_mask) < self.most:
                return cells[:taken]
        return cells

    def wrong_so_far(self, draft: str, words: Words) -> Page | None:
        """The first button after which the most stars are out of reach."""
        cells = self._cells(draft)
        good = len(self._good(cells))
        if good == len(cells):
            return None
        text = words.say("known-wrong-so-far", number=good + 1, cell=cell_text(cells[good]))
        return Page(text, self._picture(self._laid(cells), cells, wrong=[cells[good]]), self._shown(len(cells), words))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What the rolls offer, which colours can be covered, how many stars there are, and how many rolls it takes.

        The rolls of a draft up to its first mistake are taken.
        """
        cells = self._good(self._cells(draft))
        taken, board = len(cells), self._laid(cells)
        shown = self._shown(taken, words)
        start = self._picture(board, cells, offered=self._offered(board, taken))
        rows = tuple(
            words.say(
                "known-hint-roll",
                number=number,
                row=roll.white,
                count=len(open_cells),
                cells=words.listed(list(map(cell_text, open_cells))) if open_cells else "",
            )
            for number, roll in enumerate(self.rolls[taken:], start=taken + 1)
            for open_cells in [[cell for cell in roll.cells if board.is_legal(cell)]]
        )
        colours = tuple(self._chances_of(colour, board, taken, words) for colour in COLOURS)
        bits = tuple(map(board.grid.bit, cells))
        best = islice(self.lines.best_lines(), MOST_ANSWERS)
        lengths = sorted({len(line) for line in best if line[:taken] == bits} or {taken})
        told = words.say("known-hint-length", count=len(lengths), least=lengths[0], most=lengths[-1])
        return (
            Page(words.say("known-hint-rolls"), start, shown, rows),
            Page(words.say("known-hint-colours", enough=ENOUGH_OF_A_COLOUR), start, shown, colours),
            Page(words.say("known-hint-most", most=self.most), start, shown),
            Page(told, start, shown),
        )

    def _chances_of(self, colour: str, board: Position, taken: int, words: Words) -> str:
        """How many buttons lie on a colour, and which further rolls offer it while the board is as it is now."""
        mask = board.colour_masks[colour]
        numbers = [
            str(number + 1)
            for number, roll in enumerate(self.rolls)
            if number >= taken and board.grid.mask_of(roll.cells) & board.legal_mask & mask
        ]
        return words.say(
            "known-hint-colour",
            colour=colour_name(colour, words),
            own="yes" if colour in board.cards else "no",
            lies=(board.button_mask & mask).bit_count(),
            count=len(numbers),
            rolls=words.listed(numbers) if numbers else "",
        )

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """Where a wrong line goes wrong, and a best line roll by roll with the worth of every space."""
        pages = []
        if answer is not None and self.judge(answer, words).loss:
            pages.append(self._refutation(self._cells(answer), words))
        best = self._cells(self.solution)
        for taken, cell in enumerate(best):
            cells = best[:taken]
            position = self._laid(cells)
            worths = self._worths(position, taken)
            picture = self._picture(position, cells, worths=worths)
            text = words.say("known-step", number=taken + 1, cell=cell_text(cell), count=len(worths))
            pages.append(Page(text, picture, self._shown(taken, words)))
        position = self._laid(best)
        earned = words.listed(star_reasons(position.earnings(), words))
        text = words.say("known-end", stars=self.most, count=len(best), reasons=earned)
        view = replace(position.view(), last_move=best)
        total, good = self.lines.count(0, self.board.button_mask)
        ways = words.say("known-ways", count=good, all=total)
        pages.append(Page(text, view, self._shown(len(best), words), (ways,)))
        return tuple(pages)

    def _worths(self, position: Position, taken: int) -> dict[Cell, Worth]:
        """For each space that the next roll offers the most stars that can be earned after it."""
        worths = {
            cell: self.lines.best(taken + 1, position.button_mask | 1 << position.grid.bit(cell))
            for cell in self._offered(position, taken)
        }
        most = max(worths.values(), default=0) or 1
        return {cell: Worth(f"{stars} ★", stars / most, best=stars == most) for cell, stars in worths.items()}

    def _refutation(self, cells: tuple[Cell, ...], words: Words) -> Page:
        """The first button of a line after which the most stars are out of reach, or that it leaves too early."""
        why = self.judge(cells_text(cells) or OPT_OUT, words).why
        good, slip = self._good(cells), cells[len(self._good(cells)) :][:1]
        position, taken = self._laid(good), len(good)
        told = words.say("known-early", number=taken + 1, most=self.most)
        for cell in slip:
            left = self.lines.best(taken + 1, position.lay(cell).button_mask)
            told = words.say("known-slip", number=taken + 1, cell=cell_text(cell), left=left, most=self.most)
        picture = self._picture(position, good, worths=self._worths(position, taken), chosen=slip)
        return Page(why, picture, self._shown(taken, words), (told,))

    # How it is found and made

    def find_answers(self) -> Found:
        """Every board that the rolls can lead to is looked at once."""
        cells = self.board.grid.cells
        every = list(islice(self.lines.best_lines(), MOST_ANSWERS + 1))
        answers = [cells_text(cells[bit] for bit in line) or OPT_OUT for line in every]
        return Found.of(answers, margin=1)

    def find_again(self) -> Found:
        """The same by playing every line out by the rules, one button after another."""
        lines = list(played_out(self.board, self.rolls))
        most = max(stars for _, stars in lines)
        answers = [cells_text(cells) or OPT_OUT for cells, stars in lines if stars == most]
        return Found.of(answers, margin=1)

    def difficulty(self) -> float:
        """How hard it is: the rarer the best lines, the harder, and harder still for each rule of thumb that fails.

        `rarity` is log₂ of how many lines of play there are for each best one. A puzzle starts at 700; each unit of
        rarity counts 100, each roll 20, and each of the four rules of thumb that earns too little (see
        `DiceLines.by_rules_of_thumb`) 60.
        """
        total, good = self.lines.count(0, self.board.button_mask)
        failing = sum(stars < self.most for stars in self.lines.by_rules_of_thumb())
        return 700 + 100 * log2(total / good) + 20 * len(self.rolls) + 60 * failing

    def likeness(self) -> str:
        """The board, cards and rolls, mirrored and with other colours so that the text comes first.

        The gold die is a black one like the others here, and a column that is shown twice is shown.
        """
        size, every = self.board.size, []
        for symmetry in MIRRORINGS:
            rolls = [sorted(mirrored_cell(cell, size, symmetry) for cell in roll.cells) for roll in self.rolls]
            every.append(f"{turned_board(self.board, symmetry)} {' / '.join(map(cells_text, rolls))}")
        return f"known_dice {min(every)}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A board before a roll in a game between decent players, and fair rolls."""
        return first_of_level(level, cls._made(level, random))

    @classmethod
    def _made(cls, level: int, random: Random) -> Iterator[Self]:
        """Puzzles from one game, whatever their ratings. What comes after a puzzle that is taken is not drawn."""
        sizes, rolls, stars, buttons, (least, most) = _BOARDS[level]
        for moment in some_moments(random, [Phase.DECIDE], size=random.choice(sizes), stars=stars, buttons=buttons):
            board = moment.position
            if not least <= board.black_dice <= most:
                continue
            fallen = tuple(_fair_roll(random, board) for _ in range(random.randint(*rolls)))
            lines = DiceLines(board, fallen)
            if _is_a_puzzle(lines):
                example = cells_text(board.grid.cells[bit] for bit in next(lines.best_lines()))
                dice = tuple(map(dice_text, fallen))
                yield cls(**UNRATED, position=str(board), answers=(example,), dice=dice)
