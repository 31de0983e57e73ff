"""The themes of Pretty Tricky's puzzles, and what the kit has to know of them.

Four ask what to tick of a roll: in a race and in a sprint, where each choice is known exactly; as the last decision of
a game, which is counted; and where a row could be finished or held back, by games played on. Two ask how likely it is
that a roll fills a row. `kind.py` is where the tests of all games look for puzzles.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import comb, prod
from random import Random
from typing import Annotated, ClassVar, Final, Self

import msgspec
from msgspec.structs import replace as replace_fields

from ...kit.language.words import Words
from ...kit.puzzles.chance import ChancePuzzle
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.kind import PACKS, PuzzleKind
from ...kit.puzzles.puzzle import Page
from ...kit.rules.errors import importing
from ...kit.rules.phrase import Phrase
from ..analysis.chances import ALL_DICE, tick_chance, tick_counts
from ..analysis.race import Solution, solve_race, solve_sprint
from ..phrases import rows_text
from ..rules.game import BETWEEN, MARKS_TO_END
from ..rules.moves import BLUE_DICE, PIPS, Dice, Tick, every_roll
from ..rules.sheet import MARKED, ROWS, SHEET, Position
from .hold_back import HoldBack
from .sheet_puzzle import SheetPuzzle, TickPuzzle, dice_field, puzzle_words, some_dice

NEAR: Final = 6
"""A new puzzle has so many open rows at most on a left half."""

MOST_TO_DRAW: Final = 30
"""So many last turns are drawn for one that fits."""


class SolvedPuzzle(TickPuzzle, frozen=True, kw_only=True):
    """A choice on the left half alone, whose worths are known exactly."""

    @abstractmethod
    def solved(self, sheet: Position, rolls: int = 0) -> Solution:
        """What a sheet is worth, so many rolls later."""

    @cached_property
    def worths(self) -> Mapping[str, float]:
        values, sign = self.solved(self.sheets[0]).tick_values(self.roll), -1 if self.costs else 1
        return {choice: sign * values[move] for choice, move in self.moves.items()}

    @classmethod
    def proposed(cls, level: int, random: Random, rows: int, **fields: int) -> Self | None:
        """A sheet with so many open rows, all others marked, and a roll, both by chance.

        Raises:
            MissingPackageError: numpy is not installed.
        """
        with importing():
            from ..analysis.passes import MOST_UNCOMPILED
        start, still_open = SHEET.start_position(1), random.sample(ROWS, rows)
        left = "".join(
            str(random.randint(1, int(boxes))) if row in still_open else MARKED
            for row, boxes in zip(ROWS, start.left, strict=True)
        )
        # So that it is solved where nothing is compiled, too.
        if prod(int(sign) + 1 for sign in left if sign != MARKED) > MOST_UNCOMPILED:
            return None
        circles = "".join(str(int(row not in still_open)) for row in ROWS)
        return cls.made_of(f"{left} {start.right} {circles}", level, dice=dice_field(some_dice(random)), **fields)

    def refuted(self, answer: str, words: Words) -> Page:
        """The next roll that punishes a wrong choice most: by how much it is worse than after the best one."""
        solutions = [self.solved(self.ticked(choice), 1) for choice in (self.solution, answer)]

        def lost(dice: Dice) -> float:
            best, given = (one.tick_values(dice).values() for one in solutions)
            return min(given) - min(best) if self.costs else max(best) - max(given)

        dice = max(every_roll(), key=lost)
        # If a race is over with the best choice, the roll itself is one more.
        by = lost(dice) + (self.costs and max(self.worths.values()) == 0)
        text = words.say(f"{self.theme}-refuted", choice=self.option_text(answer, words), by=by)
        return self.page(text, words, answer, dice)


class RaceSplit(SolvedPuzzle, frozen=True, kw_only=True, tag="race_split"):
    """In a race: which split brings the marks in the fewest rolls?"""

    marks: Annotated[int, msgspec.Meta(ge=1, le=11)]

    least_margin: ClassVar[float] = 0.05
    costs: ClassVar[bool] = True

    def why_unfit(self) -> str:
        """There is something to choose, and the race is not over."""
        if self.marks <= len(self.sheets[0].marked):
            return Phrase("refused-race-over", "the race is over: so many marks are there")
        return super().why_unfit()

    def question(self, words: Words) -> str:
        return words.say("race_split-ask", marks=self.marks)

    def solved(self, sheet: Position, rolls: int = 0) -> Solution:
        return solve_race(sheet, self.marks)

    def worth_text(self, value: float, words: Words) -> str:
        return words.say("race_split-worth", rolls=-value)

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A sheet with some open rows and a roll, both by chance."""
        rows = random.randint(2, NEAR)
        return cls.proposed(level, random, rows, marks=len(ROWS) - rows + random.randint(1, rows))


class SprintSplit(SolvedPuzzle, frozen=True, kw_only=True, tag="sprint_split"):
    """With a few rolls to come: which split brings the most marks?"""

    rolls: Annotated[int, msgspec.Meta(ge=2, le=9)]

    least_margin: ClassVar[float] = 0.02

    def question(self, words: Words) -> str:
        return words.say("sprint_split-ask", rolls=self.rolls)

    def solved(self, sheet: Position, rolls: int = 0) -> Solution:
        return solve_sprint(sheet, self.rolls - rolls)

    def worth_text(self, value: float, words: Words) -> str:
        return words.say("sprint_split-worth", marks=value)

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A sheet with some open rows and a roll, both by chance."""
        return cls.proposed(level, random, random.randint(2, NEAR), rolls=random.randint(2, 4))


class LastTurn(TickPuzzle, frozen=True, kw_only=True, tag="last_turn"):
    """The last player who is asked in a game: which box wins it? Who rolled has the last sheet."""

    own: ClassVar[bool] = False
    players: ClassVar[range] = range(2, 5)
    least_margin: ClassVar[float] = 0.3
    enough: ClassVar[float] = 0.2

    def why_unfit(self) -> str:
        """The roll has filled what is not scored yet, and the game ends with this turn and not before."""
        *_, rolled = self.sheets
        full, needed = set(rolled.unscored), MARKS_TO_END[len(self.sheets)]
        if not any(full <= set(split) for split in self.roll.splits):
            return Phrase("refused-not-filled", "the roll cannot have filled these rows of the last sheet")
        most = max(len(rolled.marked) + len(full), *(len(sheet.marked) for sheet in self.sheets[:-1]))
        if most < needed or len(rolled.marked) >= needed:
            return Phrase("refused-not-the-end", "the game does not end with this turn, or has ended before")
        return super().why_unfit()

    @cached_property
    def worths(self) -> Mapping[str, float]:
        """What share of the win each choice brings: 1, a part of it, or nothing."""
        return {choice: share_of_first(self.after(choice)) for choice in self.moves}

    def worth_text(self, value: float, words: Words) -> str:
        return words.say("last_turn-worth", result="won" if value == 1 else "shared" if value else "lost")

    def hint_to_count(self, words: Words) -> Page:
        """What the others have in the end."""
        others = self.points_text(words, tuple(sheet.scored(self.sheets[-1].unscored) for sheet in self.sheets))[1:]
        return self.page(words.say("last_turn-others"), words, lines=others)

    def refuted(self, answer: str, words: Words) -> Page:
        """The sheets at the end, with everybody's points."""
        return super().refuted(answer, words)._replace(lines=self.points_at_end(answer, words))

    def counted(self, words: Words) -> tuple[str, ...]:
        """Everybody's points after the best choice."""
        return self.points_at_end(self.solution, words)

    def points_at_end(self, choice: str, words: Words) -> tuple[str, ...]:
        """Everybody's points after a choice, and what decides if the most are level."""
        after = self.after(choice)
        totals = sorted(sum(sheet.score) for sheet in after)
        tie = (words.say("puzzle-tie"),) if totals[-1] == totals[-2] else ()
        return *self.points_text(words, after), *tie

    def hardness(self) -> float:
        """450; 100 for each player and a third choice; 200 for each row just filled; 300 if most circles are wrong."""
        ticks = {choice: move.first for choice, move in self.moves.items() if isinstance(move, Tick)}
        astray = max(ticks, key=lambda choice: self.sheets[0].circles[ticks[choice] - ROWS[0]]) not in self.right
        many = 100 * (len(self.sheets) + len(self.moves) - 2)
        return 450 + many + 200 * len(self.sheets[-1].unscored) + 300 * astray

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """Sheets with as many marks as end a game, and a roll, all by chance: the first that fit."""
        drawn = (cls._drawn(level, random) for _ in range(MOST_TO_DRAW))
        return next(filter(None, drawn), None)

    @classmethod
    def _drawn(cls, level: int, random: Random) -> Self | None:
        players, dice = random.randint(cls.players[0], cls.players[-1]), some_dice(random)
        new, needed = SHEET.start_position(players), MARKS_TO_END[players]
        counts = [
            *random.choices((needed, needed, needed - 1, needed - 2), k=players - 1),
            needed - random.randint(1, 3),
        ]
        marked = [set(random.sample(ROWS, count)) for count in counts]
        full = set(random.sample(random.choice(dice.splits), random.randint(0, 2))) - marked[-1]
        circles = "".join(str(sum(row in marks for marks in marked)) for row in ROWS)
        sheets = []
        for marks in marked:
            left = "".join(MARKED if row in marks else str(random.randint(1, 2)) for row in ROWS)
            right = "".join(str(random.randint(0, min(2, int(boxes)))) for boxes in new.right)
            sheets.append(Position(left, right, circles))
        last = "".join("0" if row in full else sign for row, sign in zip(ROWS, sheets[-1].left, strict=True))
        sheets[-1] = Position(last, sheets[-1].right, circles)
        return cls.made_of(BETWEEN.join(map(str, sheets)), level, dice=dice_field(dice))


def share_of_first(sheets: Sequence[Position]) -> float:
    """What share of the win the first of some sheets has at the end of a game."""
    ranks = [(sum(sheet.score), sheet.score[1]) for sheet in sheets]
    return (ranks[0] == max(ranks)) / ranks.count(max(ranks))


class FillChance(SheetPuzzle, ChancePuzzle, frozen=True, kw_only=True):
    """How likely is it that the next roll fills a row?"""

    def check(self) -> None:
        """Some row lacks one box, and none on the left lacks two, which a roll with two equal sums might fill."""
        if not self.sums:
            raise PuzzleError("position", Phrase("refused-no-row-lacks-one", "no row there lacks just one box"))
        if self.own and any(self.open_boxes(row) == 2 for row in ROWS):
            told = Phrase(
                "refused-row-lacks-two",
                "a row that lacks two boxes may be filled by two equal sums: it has to lack one, or three",
            )
            raise PuzzleError("position", told)

    @cached_property
    def sums(self) -> tuple[int, ...]:
        """The rows that lack one box."""
        return tuple(row for row in ROWS if self.open_boxes(row) == 1)

    @property
    def ways(self) -> int:
        """In how many ways two dice make one of the sums."""
        return sum(6 - abs(7 - row) for row in self.sums)

    @property
    def pairs(self) -> int:
        """How many pairs of dice there are."""
        return comb(self.rolled, 2)

    @property
    def chance(self) -> Fraction:
        return tick_chance(self.sums, self.rolled)

    def mistakes(self, words: Words) -> Iterable[tuple[Fraction, str]]:
        """Usual wrong countings: the other event, two dice, pairs or sums added without what they share, other dice."""
        two = Fraction(self.ways, len(PIPS) ** 2)
        found = {
            "complement": 1 - self.chance,
            "two-dice": two,
            "pairs": self.pairs * two,
            "added": sum((tick_chance([row], self.rolled) for row in self.sums), Fraction(0)),
            "other-dice": tick_chance(self.sums, ALL_DICE + BLUE_DICE - self.rolled),
        }
        for name, wrong in found.items():
            yield wrong, words.say(f"fill-{name}", dice=self.rolled, pairs=self.pairs)

    def ask(self, draft: str, words: Words) -> Page:
        return Page(words.say(f"{self.theme}-ask"), self.views(words), lines=(words.say("chance-how-to-write"),))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """Which rows; how one is counted; of several, each of them."""
        shown = self.views(words)
        pages = (
            Page(words.say("fill-hint-rows", rows=rows_text(self.sums, words), count=len(self.sums)), shown),
            Page(words.say("fill-hint-count", dice=self.rolled, pairs=self.pairs, rolls=self.outcomes), shown),
            Page(words.say("fill-hint-each"), shown, lines=self.offers_text(self.sums, words)),
        )
        return pages if len(self.sums) > 1 else pages[:-1]

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """The rolls sorted by what they offer: each is there once."""
        counts = {rows: count for rows, count in tick_counts(self.sums, self.rolled).items() if rows}
        lines = [words.say("fill-rolls", rows=rows_text(rows, words), count=count) for rows, count in counts.items()]
        total = words.say("fill-total", count=sum(counts.values()), rolls=self.outcomes, chance=str(self.chance))
        return (Page(words.say("fill-explained"), self.views(words), lines=(*lines, total)),)

    def difficulty(self) -> float:
        """400; 180 for each row; 25 for each way in which two dice make one of the sums; 100 for a fourth die."""
        return 400 + 180 * len(self.sums) + 25 * self.ways + 100 * self.own

    def likeness(self) -> str:
        """The sums; a 2 is as likely as a 12."""
        return f"{self.theme} {min(self.sums, tuple(sorted(14 - row for row in self.sums)))}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A sheet of which up to five rows lack one box, and none lacks two on the left."""
        lack, new = random.sample(ROWS, random.randint(1, 5)), SHEET.start_position(2)

        def open_boxes(row: int, most: str, least: int) -> str:
            """Those of a row that lacks none; if it has too few of them, it is full."""
            if row in lack:
                return "1"
            return str(random.randint(least, int(most))) if int(most) >= least else MARKED

        if cls.own:
            left, right = "".join(map(open_boxes, ROWS, new.left, [3] * len(ROWS))), new.right
        else:
            left, right = new.left, "".join(map(open_boxes, ROWS, new.right, [2] * len(ROWS)))
        circles = "".join(str(int(sign == MARKED)) for sign in left)
        sheet = Position(left, right, circles)
        puzzle = cls.unanswered(str(sheet), level)
        return replace_fields(puzzle, answers=puzzle.find_answers().answers)


class HowLikely(FillChance, frozen=True, kw_only=True, tag="how_likely"):
    """How likely is it that the next own roll fills a row of the left half?"""


class NeededDice(FillChance, frozen=True, kw_only=True, tag="needed_dice"):
    """How likely is it that the next roll of another player fills a row of the right half?"""

    own: ClassVar[bool] = False


TRICKY_PUZZLES: Final = PuzzleKind(
    name="pretty_tricky",
    themes=(HowLikely, NeededDice, RaceSplit, SprintSplit, LastTurn, HoldBack),
    shipped=PACKS / "pretty_tricky",
    words_in=puzzle_words,
)
"""All that the kit has to know of the puzzles of Pretty Tricky."""
