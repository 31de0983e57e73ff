"""The puzzles of Pretty Tricky: what its themes have in common, the six themes, and what the kit has to know of them.

Four ask what to tick of a roll: in a race and in a sprint, where each choice is known exactly; as the last decision of
a game, which is counted; and where a row could be finished or held back, by games played on. Two ask how likely it is
that a roll lets somebody tick. `kind.py` is where the tests of all games look for puzzles.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations, product
from math import comb, exp, hypot, sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Self

import msgspec
from msgspec.structs import replace as replace_fields

from ...kit.language.figures import Figure
from ...kit.language.words import Words
from ...kit.puzzles.chance import ChanceAnswers
from ...kit.puzzles.errors import PuzzleError, of_field
from ...kit.puzzles.kind import PACKS, PuzzleKind, PuzzleWords
from ...kit.puzzles.puzzle import EASIEST, Answering, Found, Page, Puzzle, RollShown
from ...kit.puzzles.valued import ValuedPuzzle
from ...kit.rules.errors import GameError
from ...kit.rules.game import CHANCE
from ...kit.rules.phrase import Phrase
from ..analysis.chances import ALL_DICE, tick_chance, tick_counts
from ..analysis.race import Solution, solve_race, solve_sprint
from ..drawing import SheetView
from ..phrases import dice_shown, dice_text, rows_text
from ..rules.game import BETWEEN, MARKS_TO_END, Game, check_circles, choices, splits_of
from ..rules.moves import BLUE_DICE, PIPS, Dice, Pass, Tick, every_roll, parse_move
from ..rules.sheet import MARKED, ROWS, SHEET, Position
from ..strategy.bots import ChampionBot, NearestBot

if TYPE_CHECKING:
    from ..strategy.simulator import Comparison

puzzle_words: Final = PuzzleWords(Path(__file__).parents[1])
"""The messages of the puzzles: `puzzle_words("en")`."""

DiceText = Annotated[str, msgspec.Meta(max_length=20)]

MOST_STATES: Final = 300_000
"""A new puzzle of a race has no more states, so that it is solved in a moment."""

NEAR: Final = 6
"""A new puzzle has so many open rows at most on a left half, so that a race is solved in a moment."""


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
            if other := next((sheet for sheet in sheets if SHEET.misfit(sheet)), None):
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
        players, shown = max(len(self.sheets), 1 if self.own else 2), []
        for seat, (before, sheet) in enumerate(zip(self.sheets, after or self.sheets, strict=True)):
            view = SHEET.view(sheet, players, self.owner(seat, words) if len(self.sheets) > 1 else "")
            shown.append(replace(view, fresh=view.strokes - SHEET.view(before, players).strokes))
        return tuple(shown)

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
        dice = ALL_DICE if self.own else BLUE_DICE
        all_rolls = len(PIPS) ** dice
        return tuple(
            words.say("puzzle-offers", row=row, count=int(tick_chance([row], dice) * all_rolls), rolls=all_rolls)
            for row in rows
        )


class TickPuzzle(SheetPuzzle, ValuedPuzzle, frozen=True, kw_only=True):
    """What to tick of a roll: the choices are the moves, as text."""

    dice: DiceText

    answered_by: ClassVar[Answering] = "choice"
    has_check: ClassVar[bool] = False

    @classmethod
    def words(cls) -> Words:
        return puzzle_words()

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

    @abstractmethod
    def question(self, words: Words) -> str:
        """What is asked."""

    def page(
        self, text: str, words: Words, choice: str = "", roll: Dice | None = None, lines: Sequence[str] = ()
    ) -> Page:
        """A page with the roll, or another one, and the sheets as they are or after a choice."""
        roll = roll or self.roll
        shown = RollShown(dice_shown(roll, own=self.own), dice_text(roll, words, own=self.own))
        return Page(text, self.views(words, self.after(choice) if choice else ()), (shown,), tuple(lines))

    def ask(self, draft: str, words: Words) -> Page:
        """The question; among several players with what each of them has so far."""
        return self.page(self.question(words), words, lines=self.points_text(words) if len(self.sheets) > 1 else ())

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What the theme is about; how often each sum comes; of three choices or more, which one is the worst."""
        rows = sorted({row for move in self.moves.values() if isinstance(move, Tick) for row in move.rows})
        pages = [
            self.page(words.say(f"{self.theme}-hint"), words),
            self.page(words.say("puzzle-sums"), words, lines=self.offers_text(rows, words)),
        ]
        worst = min(self.worths, key=lambda choice: self.worths[choice])
        if len(self.worths) > 2 and worst not in self.right:
            pages.append(self.page(words.say("puzzle-worst", choice=self.option_text(worst, words)), words, worst))
        return tuple(pages)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer what refutes it; then the best choice. Beside it stands what every choice is worth."""
        refuted = [] if answer is None or self.judge(answer, words).right else [self.refuted(answer, words)]
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


def some_sheet(random: Random, players: int, rows: int) -> Position:
    """A left half of which so many rows are open, by chance; of the others the marks are crossed."""
    start, still_open = SHEET.start_position(players), random.sample(ROWS, rows)
    left = "".join(
        str(random.randint(1, int(boxes))) if row in still_open else MARKED
        for row, boxes in zip(ROWS, start.left, strict=True)
    )
    circles = "".join("0" if row in still_open else "1" for row in ROWS)
    return Position(left, start.right, circles)


def some_dice(random: Random) -> str:
    """A roll by chance, as a pack has it."""
    *blue, red = random.choices(PIPS, k=ALL_DICE)
    return str(Dice(tuple(blue), red)).removeprefix("dice ")


class SolvedPuzzle(TickPuzzle, frozen=True, kw_only=True):
    """A choice on the left half alone, whose worths are known exactly."""

    @abstractmethod
    def solved(self, sheet: Position, rolls: int = 0) -> Solution:
        """What a sheet is worth, so many rolls later."""

    worse: ClassVar[int]
    """Which of two values is worse: the greater (1) or the less (-1)."""

    @cached_property
    def worths(self) -> Mapping[str, float]:
        values = self.solved(self.sheets[0]).tick_values(self.roll)
        return {choice: -self.worse * values[move] for choice, move in self.moves.items()}

    @classmethod
    def proposed(cls, level: int, random: Random, rows: int, **fields: int) -> Self | None:
        """A sheet with so many open rows and a roll, both by chance."""
        return cls.made_of(str(some_sheet(random, 1, rows)), level, dice=some_dice(random), **fields)

    def refuted(self, answer: str, words: Words) -> Page:
        """The next roll that punishes a wrong choice most: by how much it is worse than after the best one."""
        given, best = (self.solved(self.ticked(choice), 1) for choice in (answer, self.solution))

        def lost(dice: Dice) -> float:
            values, others = given.tick_values(dice).values(), best.tick_values(dice).values()
            return min(values) - min(others) if self.worse > 0 else max(others) - max(values)

        dice = max(every_roll(), key=lost)
        text = words.say(f"{self.theme}-refuted", choice=self.option_text(answer, words), by=lost(dice))
        return self.page(text, words, answer, dice)


class RaceSplit(SolvedPuzzle, frozen=True, kw_only=True, tag="race_split"):
    """In a race: which split brings the marks in the fewest rolls?"""

    marks: Annotated[int, msgspec.Meta(ge=1, le=11)]

    least_margin: ClassVar[float] = 0.05
    worse: ClassVar[int] = 1

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
    worse: ClassVar[int] = -1

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
    enough: ClassVar[float] = 0.3

    def question(self, words: Words) -> str:
        return words.say("last_turn-ask")

    @cached_property
    def worths(self) -> Mapping[str, float]:
        """What share of the win each choice brings: 1, a part of it, or nothing."""
        return {choice: share_of_first(self.after(choice)) for choice in self.moves}

    def worth_text(self, value: float, words: Words) -> str:
        return words.say("last_turn-worth", result="won" if value == 1 else "shared" if value else "lost")

    def refuted(self, answer: str, words: Words) -> Page:
        """The sheets at the end, with everybody's points."""
        return super().refuted(answer, words)._replace(lines=self.points_text(words, self.after(answer)))

    def counted(self, words: Words) -> tuple[str, ...]:
        """Everybody's points after the best choice."""
        return self.points_text(words, self.after(self.solution))

    def hardness(self) -> float:
        """450; 100 for each player and a third choice; 200 for each row just filled; 300 if most circles are wrong."""
        ticks = {choice: move.first for choice, move in self.moves.items() if isinstance(move, Tick)}
        astray = max(ticks, key=lambda choice: self.sheets[0].circles[ticks[choice] - ROWS[0]]) not in self.right
        many = 100 * (len(self.sheets) + len(self.moves) - 2)
        return 450 + many + 200 * len(self.sheets[-1].unscored) + 300 * astray

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """Sheets at the end of a game, with as many marks as end one, and a roll, all by chance."""
        players = random.randint(cls.players[0], cls.players[-1])
        needed = MARKS_TO_END[players]
        marked = [set(random.sample(ROWS, max(1, needed - random.choice((0, 0, 1, 2))))) for _ in range(players)]
        if max(map(len, marked)) < needed:
            return None
        filled = set(random.sample(sorted(set(ROWS) - marked[-1]), random.randint(0, 2)))
        circles = [sum(row in marks for marks in marked) for row in ROWS]
        sheets = []
        for seat, marks in enumerate(marked):
            new = SHEET.start_position(players)
            left = "".join(
                MARKED if row in marks else "0" if row in filled and seat == players - 1 else str(random.randint(1, 2))
                for row in ROWS
            )
            right = "".join(str(random.randint(0, min(2, int(boxes)))) for boxes in new.right)
            sheets.append(Position(left, right, "".join(map(str, circles))))
        return cls.made_of(BETWEEN.join(map(str, sheets)), level, dice=some_dice(random))


def share_of_first(sheets: Sequence[Position]) -> float:
    """What share of the win the first of some sheets has at the end of a game."""
    ranks = [(sum(sheet.score), sheet.score[1]) for sheet in sheets]
    return (ranks[0] == max(ranks)) / ranks.count(max(ranks))


FEW_GAMES: Final = 200
"""So many games are played on from each choice at first."""

GAMES: Final = 3_000
"""So many are played in all."""

MOST_GAMES: Final = 12_000
"""So many are played at most to find the best choice anew."""

SHARE_HELD: Final = 0.4
"""In so many new puzzles it is best to hold a row back, which is so in one turn out of some sixty."""

MOST_TO_SEARCH: Final = 50
"""In so many games one is looked for."""

ROUNDED: Final = 0.0001
"""So much the shares of a file may be off because they are rounded."""


class HoldBack(TickPuzzle, frozen=True, kw_only=True, tag="hold_back"):
    """Finish a row, which gives everybody a circle, or hold it back? By games played on, with what they brought.

    The sheets are those of a game whose first player has rolled. Everybody plays on as `ChampionBot` does.
    """

    shares: tuple[Annotated[float, msgspec.Meta(ge=0, le=1)], ...]

    players: ClassVar[range] = range(2, 5)
    least_margin: ClassVar[float] = 0.03

    @cached_property
    def game(self) -> Game:
        """The game, with the roll.

        Raises:
            PuzzleError: the game is over.
        """
        with of_field("position"):
            return Game.start(list("ABCD"[: len(self.sheets)]), positions=self.sheets, seed=0).play(self.roll)

    @cached_property
    def moves(self) -> Mapping[str, Tick | Pass]:
        """Each way to pair the dice, and what is left of one if the row that it fills is held back."""
        return {str(move): move for move in ways_to_fill(self.sheets[0], self.roll)}

    def why_unfit(self) -> str:
        """The roll can fill a row."""
        return "" if self.moves else Phrase("refused-fills-nothing", "the roll fills no row")

    def check(self) -> None:
        """There is a share for each choice, too."""
        super().check()
        _ = self.game
        if len(self.shares) != len(self.moves):
            raise PuzzleError(
                "shares", Phrase("refused-shares", "{count} shares are wanted, one a choice", count=len(self.moves))
            )

    def question(self, words: Words) -> str:
        return words.say("hold_back-ask", marks=self.game.setup.marks_needed)

    @cached_property
    def worths(self) -> Mapping[str, float]:
        """What share of the games each choice won."""
        return dict(zip(self.moves, self.shares, strict=True))

    def worth_text(self, value: float, words: Words) -> str:
        return words.say("hold_back-worth", share=Figure(value, ".0%"))

    def counted(self, words: Words) -> tuple[str, ...]:
        """In which games the shares were won."""
        return (words.say("hold_back-counted", games=GAMES),)

    def find_again(self) -> Found:
        """The best choice by games with other dice: as many as it takes to be sure.

        Raises:
            PuzzleError: they bring other shares than those of the puzzle, by five standard errors.
        """
        comparison = self.comparison("again")
        while comparison.games < MOST_GAMES and not comparison.is_sure(of_wins=True):
            comparison.grow(MOST_GAMES)
        wins = {str(move): worth.wins for move, worth in comparison.worths.items()}
        for choice, won in self.worths.items():
            # Both were played, the games of the puzzle and these.
            error = hypot(wins[choice].error, sqrt(won * (1 - won) / GAMES))
            if abs(wins[choice] - won) > 5 * error + ROUNDED:
                told = Phrase(
                    "refused-share", "{choice} wins {share:.3f} of the games", choice=choice, share=wins[choice]
                )
                raise PuzzleError("shares", told)
        sure = comparison.is_sure(of_wins=True)
        return Found((max(wins, key=lambda choice: wins[choice]),) if sure else (), margin=self.find_answers().margin)

    def comparison(self, seed: str) -> Comparison:
        """What the choices are worth, with the dice of a seed."""
        from ..strategy.simulator import Comparison

        return Comparison(self.game, ChampionBot(seed=0), seed, moves=self.moves.values())

    def hardness(self) -> float:
        """As for every roll; 75 if it is best to hold back; 80 for each player after the second."""
        return (
            super().hardness()
            + 150 * (not filled(self.sheets[0], self.moves[self.solution]))
            + 80 * (len(self.sheets) - 2)
        )

    def difficulty(self) -> float:
        """How hard it is, and up to some 330 for a close decision, 600 e^(-20 margin): margins are small here."""
        return self.hardness() + 600 * exp(-20 * self.find_answers().margin)

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A turn out of a game between bots; chance says whether it has to be best to finish a row or to hold back."""
        holds, players = random.random() < SHARE_HELD, random.randint(cls.players[0], cls.players[-1])
        for _ in range(MOST_TO_SEARCH):
            turns = list(_turns(random, players))
            random.shuffle(turns)
            made = (cls._made_of(*turn, level, holds=holds) for turn in turns)
            if found := next(filter(None, made), None):
                return found
        return None

    @classmethod
    def _made_of(cls, sheets: Sequence[Position], roll: Dice, level: int, *, holds: bool) -> Self | None:
        """The puzzle of a turn, if one choice is surely best, and fills no row if it should be held back."""
        moves = ways_to_fill(sheets[0], roll)
        puzzle = cls(
            id="new", position=BETWEEN.join(map(str, sheets)), dice=str(roll).removeprefix("dice "), level=level,
            answers=(), rating=EASIEST, shares=(0.0,) * len(moves),
        )  # fmt: skip
        comparison = puzzle.comparison("made")
        for games in FEW_GAMES, GAMES:
            comparison.play_on(games - comparison.games)
            shares = tuple(round(worth.wins, 4) for worth in comparison.worths.values())
            best, margin = moves[shares.index(max(shares))], max(shares) - sorted(shares)[-2]
            # What a few games already show to be of no use is not played on.
            if holds == bool(filled(sheets[0], best)) or margin < cls.least_margin:
                return None
        return replace_fields(puzzle, shares=shares, answers=(str(best),)) if comparison.is_sure(of_wins=True) else None


def _turns(random: Random, players: int) -> Iterator[tuple[Sequence[Position], Dice]]:
    """The turns of a game between bots in which a row can be filled: the sheets, who rolled first, and the roll.

    Without those of the last round, where the game would be over between two turns.
    """
    game, bot = Game.start(list("ABCD"[:players]), seed=random.random()), NearestBot(random.randrange(10**6))
    while max(len(sheet.marked) for sheet in game.positions) < game.setup.marks_needed:
        if game.to_move == game.active and game.dice and ways_to_fill(game.positions[game.active], game.dice):
            yield game.positions[game.active :] + game.positions[: game.active], game.dice
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))


def filled(sheet: Position, move: Tick | Pass) -> tuple[int, ...]:
    """The rows of the left half that a move fills."""
    return sheet.ticked_left(*move.rows).unscored if isinstance(move, Tick) else ()


def ways_to_fill(sheet: Position, roll: Dice) -> list[Tick | Pass]:
    """Each way to pair the dice, and what is left of one if a row that it fills is held back; none if all fill none."""
    legal = choices(sheet, roll, own=True)
    splits = splits_of(legal)
    ways = [tick for tick in splits if filled(sheet, tick)]
    parts = [part for way in ways for part in map(Tick, way.rows) if set(filled(sheet, part)) < set(filled(sheet, way))]
    wanted: list[Tick | Pass] = [*splits, *parts]
    if all(filled(sheet, move) for move in wanted):
        wanted.append(Pass())
    return [move for move in legal if move in wanted] if ways else []


class FillChance(ChanceAnswers, SheetPuzzle, frozen=True, kw_only=True):
    """How likely is it that the next roll fills a row?"""

    answered_by: ClassVar[Answering] = "number"

    def check(self) -> None:
        """Some row lacks one box."""
        if not self.sums:
            raise PuzzleError("position", Phrase("refused-no-row-lacks-one", "no row there lacks just one box"))

    def words(self, words: Words | None) -> Words:
        return puzzle_words() if words is None else words

    @property
    def dice(self) -> int:
        """How many are rolled."""
        return ALL_DICE if self.own else BLUE_DICE

    @cached_property
    def sums(self) -> tuple[int, ...]:
        """The rows that lack one box."""
        return tuple(row for row in ROWS if self.open_boxes(row) == 1)

    @cached_property
    def chance(self) -> Fraction:
        return tick_chance(self.sums, self.dice)

    def mistakes(self, words: Words) -> Iterable[tuple[Fraction, str]]:
        """Usual wrong countings: the other event, two dice, pairs or sums added without what they share, other dice."""
        each = [tick_chance([row], self.dice) for row in self.sums]
        two = sum((Fraction(6 - abs(7 - row), 36) for row in self.sums), Fraction(0))
        found = {
            "complement": 1 - self.chance,
            "two-dice": two,
            "pairs": comb(self.dice, 2) * two,
            "added": sum(each, Fraction(0)),
            "other-dice": tick_chance(self.sums, ALL_DICE + BLUE_DICE - self.dice),
        }
        for name, wrong in found.items():
            yield wrong, words.say(f"fill-{name}", dice=self.dice, pairs=comb(self.dice, 2))

    def ask(self, draft: str, words: Words) -> Page:
        return Page(words.say(f"{self.theme}-ask"), self.views(words), lines=(words.say("chance-how-to-write"),))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """Which rows; how one is counted; each of them."""
        shown, rolls = self.views(words), len(PIPS) ** self.dice
        return (
            Page(words.say("fill-hint-rows", rows=rows_text(self.sums, words), count=len(self.sums)), shown),
            Page(words.say("fill-hint-count", dice=self.dice, pairs=comb(self.dice, 2), rolls=rolls), shown),
            Page(words.say("fill-hint-each"), shown, lines=self.offers_text(self.sums, words)),
        )

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """The rolls sorted by what they offer: each is there once."""
        counts = {rows: count for rows, count in tick_counts(self.sums, self.dice).items() if rows}
        lines = [words.say("fill-rolls", rows=rows_text(rows, words), count=count) for rows, count in counts.items()]
        all_rolls = len(PIPS) ** self.dice
        total = words.say("fill-total", count=sum(counts.values()), rolls=all_rolls, chance=str(self.chance))
        return (Page(words.say("fill-explained"), self.views(words), lines=(*lines, total)),)

    def find_again(self) -> Found:
        """The same by going through all rolls."""
        rolls = list(product(PIPS, repeat=self.dice))
        good = sum(any(sum(pair) in self.sums for pair in combinations(roll, 2)) for roll in rolls)
        return Found((str(Fraction(good, len(rolls))),))

    def difficulty(self) -> float:
        """400; 180 for each row; 25 for each way in which two dice make one of the sums; 100 for a fourth die."""
        ways = sum(6 - abs(7 - row) for row in self.sums)
        return 400 + 180 * len(self.sums) + 25 * ways + 100 * self.own

    def likeness(self) -> str:
        """The sums; a 2 is as likely as a 12."""
        return f"{self.theme} {min(self.sums, tuple(sorted(14 - row for row in self.sums)))}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A sheet of which up to five rows lack one box."""
        lack, new = random.sample(ROWS, random.randint(1, 5)), SHEET.start_position(2)

        def half(boxes: str, meant: bool) -> str:
            return "".join(
                "1" if meant and row in lack else str(random.randint(2 if meant and int(most) > 1 else 1, int(most)))
                for row, most in zip(ROWS, boxes, strict=True)
            )

        sheet = Position(half(new.left, cls.own), half(new.right, not cls.own), new.circles)
        puzzle = cls(id="new", position=str(sheet), answers=(), rating=EASIEST, level=level)
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
