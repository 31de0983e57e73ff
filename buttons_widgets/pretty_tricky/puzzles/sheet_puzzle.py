"""What the puzzles of Pretty Tricky have in common: sheets, and a roll of which something is to be ticked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar, Final

import msgspec

from ...kit.language.words import Words
from ...kit.puzzles.errors import of_field
from ...kit.puzzles.kind import PuzzleWords
from ...kit.puzzles.puzzle import Answering, Page, Puzzle, RollShown
from ...kit.puzzles.valued import ValuedPuzzle
from ...kit.rules.errors import GameError
from ...kit.rules.phrase import Phrase
from ..analysis.chances import ALL_DICE, tick_counts
from ..drawing import SheetView
from ..phrases import dice_shown, dice_text
from ..rules.game import BETWEEN, check_circles, choices, splits_of
from ..rules.moves import BLUE_DICE, PIPS, Dice, Pass, Tick, parse_move
from ..rules.sheet import ROWS, SHEET, Position

puzzle_words: Final = PuzzleWords(Path(__file__).parents[1])
"""The messages of the puzzles: `puzzle_words("en")`."""


class SheetPuzzle(Puzzle, frozen=True, kw_only=True):
    """A puzzle about the kit's own sheet, of one player or of several: that of who is asked is the first."""

    own: ClassVar[bool] = True
    """Whether the left half is meant, which is ticked on own rolls, or the right one, on those of others."""
    players: ClassVar[range] = range(1, 2)
    """How many sheets there are."""

    @cached_property
    def sheets(self) -> tuple[Position, ...]:
        """The sheets.

        Raises:
            PuzzleError: they cannot be read, or are not as many as the theme wants.
        """
        with of_field("position"):
            sheets = tuple(map(Position.parse, self.position.split(BETWEEN)))
            # A row that is full and not scored can only be of who has rolled.
            scored = sheets if self.own else sheets[:-1]
            if other := next((sheet for sheet in sheets if SHEET.misfit(sheet, between_turns=sheet in scored)), None):
                raise GameError.of(
                    "refused-other-sheet", "{position} has other boxes than the kit’s own sheet", position=str(other)
                )
            if len(sheets) not in self.players:
                raise GameError.of(
                    "refused-puzzle-sheets",
                    "{count} sheets are too many or too few here: there are {least} to {most}",
                    count=len(sheets),
                    least=self.players[0],
                    most=self.players[-1],
                )
            if len(sheets) > 1:  # where one is shown, others may have marks too
                check_circles(sheets)
        return sheets

    def open_boxes(self, row: int) -> int:
        """How many boxes of a row are open, in the half that is meant, of who is asked."""
        sheet = self.sheets[0]
        return sheet.open_left(row) if self.own else sheet.open_right(row)

    def views(self, words: Words, after: Sequence[Position] = ()) -> tuple[SheetView, ...]:
        """The sheets, or what has become of them; with what was written since."""
        # On one sheet alone only a race has no right half.
        players = max(len(self.sheets), 1 if self.own else 2)
        names = [self.owner(seat, words) if len(self.sheets) > 1 else "" for seat in range(len(self.sheets))]
        views = [SHEET.view(sheet, players, name) for sheet, name in zip(after or self.sheets, names, strict=True)]
        old = [SHEET.view(sheet, players).strokes for sheet in self.sheets]
        return tuple(replace(view, fresh=view.strokes - before) for view, before in zip(views, old, strict=True))

    def points_text(self, words: Words, after: Sequence[Position] = ()) -> tuple[str, ...]:
        """What everybody has, or will have, in lines."""
        lines = []
        for seat, sheet in enumerate(after or self.sheets):
            (x, xx), owner = sheet.score, self.owner(seat, words)
            lines.append(words.say("puzzle-points", sheet=owner, x=x, xx=xx, sum=x + xx, marks=len(sheet.marked)))
        return tuple(lines)

    def owner(self, seat: int, words: Words) -> str:
        """Whose sheet that is."""
        rolls = seat == (0 if self.own else len(self.sheets) - 1)
        return words.say("puzzle-sheet", player=seat + 1, rolls="yes" if rolls else "no")

    def offers_text(self, rows: Iterable[int], words: Words) -> tuple[str, ...]:
        """For each row how many rolls offer its sum, in lines."""
        counts = {row: tick_counts([row], self.rolled)[row,] for row in rows}
        offers = (words.say("puzzle-offers", row=row, count=counts[row], rolls=self.outcomes) for row in counts)
        return tuple(offers)

    @property
    def rolled(self) -> int:
        """How many dice are rolled."""
        return ALL_DICE if self.own else BLUE_DICE

    @property
    def outcomes(self) -> int:
        """In how many ways they may fall."""
        return int(len(PIPS) ** self.rolled)

    @classmethod
    def words(cls) -> Words:
        """The messages of these puzzles, in the chosen language."""
        return puzzle_words()


class TickPuzzle(SheetPuzzle, ValuedPuzzle, frozen=True, kw_only=True):
    """What to tick of a roll: the choices are the moves, as text."""

    dice: Annotated[str, msgspec.Meta(max_length=20)]

    answered_by: ClassVar[Answering] = "choice"
    has_check: ClassVar[bool] = False

    @cached_property
    def roll(self) -> Dice:
        """The roll.

        Raises:
            PuzzleError: it cannot be read.
        """
        with of_field("dice"):
            move = parse_move(f"dice {self.dice}")
        assert isinstance(move, Dice)
        return move

    @cached_property
    def moves(self) -> Mapping[str, Tick | Pass]:
        """What can be chosen: every way to pair the dice, as much ticked as can be. To tick less is never better."""
        return {str(tick): tick for tick in splits_of(choices(self.sheets[0], self.roll, own=self.own))}

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts of the moves."""
        return tuple(self.moves)

    def why_unfit(self) -> str:
        """There is something to choose."""
        return "" if len(self.moves) > 1 else Phrase("refused-no-choice", "the roll offers nothing to choose")

    def ticked(self, choice: str) -> Position:
        """The sheet of who is asked after a choice."""
        move, sheet = self.moves[choice], self.sheets[0]
        if isinstance(move, Pass):
            return sheet
        return sheet.ticked_left(*move.rows) if self.own else sheet.ticked_right(move.first)

    def after(self, choice: str) -> tuple[Position, ...]:
        """The sheets after a choice, when the rows are scored that who rolled has filled."""
        sheets = (self.ticked(choice), *self.sheets[1:])
        filled = sheets[0 if self.own else -1].unscored
        return tuple(sheet.scored(filled) for sheet in sheets) if filled else sheets

    def option_text(self, choice: Any, words: Words) -> str:
        move = self.moves[choice]
        return words.say("do-nothing") if isinstance(move, Pass) else " + ".join(map(str, move.rows))

    # What is shown

    def question(self, words: Words) -> str:
        """What is asked."""
        return words.say(f"{self.theme}-ask")

    def page(
        self, text: str, words: Words, choice: str = "", roll: Dice | None = None, lines: Sequence[str] = ()
    ) -> Page:
        """A page with the roll, or another one, and the sheets as they are or after a choice."""
        roll = roll or self.roll
        shown = RollShown(dice_shown(roll, own=self.own), dice_text(roll, words, own=self.own))
        return Page(text, self.views(words, self.after(choice) if choice else ()), (shown,), tuple(lines))

    def ask(self, draft: str, words: Words) -> Page:
        """The question; among several players with what each of them has so far, and who wins of two with as much."""
        lines = (*self.points_text(words), words.say("puzzle-tie")) if len(self.sheets) > 1 else ()
        return self.page(self.question(words), words, lines=lines)

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What the theme is about; something to count with; of three choices or more, the worst or one of them."""
        pages = [self.page(words.say(f"{self.theme}-hint"), words), self.hint_to_count(words)]
        for worst in self.worst[:1]:
            text = words.say("puzzle-worst", choice=self.option_text(worst, words), count=len(self.worst))
            pages.append(self.page(text, words, worst))
        return tuple(pages)

    def hint_to_count(self, words: Words) -> Page:
        """How often each sum comes."""
        rows = sorted({row for move in self.moves.values() if isinstance(move, Tick) for row in move.rows})
        return self.page(words.say("puzzle-sums"), words, lines=self.offers_text(rows, words))

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer what refutes it; then the best choice. Beside it stands what every choice is worth."""
        if not self.right:
            return (self.page(words.say("valued-why-alone", right="no"), words),)
        refuted = [] if answer is None or answer in self.right else [self.refuted(answer, words)]
        best = words.say("puzzle-best", choice=self.option_text(self.solution, words))
        return *refuted, self.page(best, words, self.solution, lines=self.counted(words))

    def counted(self, words: Words) -> tuple[str, ...]:
        """What is counted, in lines."""
        return (words.say(f"{self.theme}-counted"),)

    def refuted(self, answer: str, words: Words) -> Page:
        """What a wrong choice leads to."""
        text = words.say("puzzle-refuted", choice=self.option_text(answer, words))
        return self.page(text, words, answer)

    # Rating, making

    def astray(self) -> int:
        """How many of two rules of thumb lead astray: tick what is nearest its mark; tick what comes least often."""
        ticks = {choice: move.rows for choice, move in self.moves.items() if isinstance(move, Tick)}
        nearest = min(ticks, key=lambda choice: sum(map(self.open_boxes, ticks[choice])))
        rarest = max(ticks, key=lambda choice: sum(abs(7 - row) for row in ticks[choice]))
        return sum(choice not in self.right for choice in (nearest, rarest))

    def hardness(self) -> float:
        """600; 200 for each rule of thumb that leads astray; 120 for a third choice; 40 for each open row."""
        return 600 + 200 * self.astray() + 120 * (len(self.moves) - 2) + 40 * sum(map(bool, map(self.open_boxes, ROWS)))

    def likeness(self) -> str:
        """Sheets and dice; mirrored, so that a 2 is a 12 and a one on a die a six, they are as hard to tick."""
        turned = Dice(tuple(7 - pips for pips in self.roll.blue), 7 - self.roll.red)
        straight = f"{BETWEEN.join(map(str, self.sheets))} {self.roll}"
        mirrored = f"{BETWEEN.join(map(str, map(mirror, self.sheets)))} {turned}"
        return f"{self.theme} {min(straight, mirrored)}"


def mirror(sheet: Position) -> Position:
    """The sheet upside down: what is row 2 there is row 12 here."""
    return Position(sheet.left[::-1], sheet.right[::-1], sheet.circles[::-1])


def some_dice(random: Random) -> Dice:
    """A roll by chance."""
    *blue, red = random.choices(PIPS, k=ALL_DICE)
    return Dice(tuple(blue), red)


def dice_field(dice: Dice) -> str:
    """A roll as a pack has it: `245 5`."""
    return str(dice).removeprefix("dice ")
