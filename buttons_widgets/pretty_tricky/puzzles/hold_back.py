"""The theme `hold_back`: is it better to finish a row or to hold it back? Games played on say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import exp, hypot, sqrt
from random import Random
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Self

import msgspec
from msgspec.structs import replace as replace_fields

from ...kit.language.figures import Figure
from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError, of_field
from ...kit.puzzles.puzzle import Found
from ...kit.rules.game import CHANCE
from ...kit.rules.phrase import Phrase
from ..rules.game import BETWEEN, Game, choices, splits_of
from ..rules.moves import Dice, Pass, Tick
from ..rules.sheet import Position
from ..strategy.bots import ChampionBot, NearestBot
from .sheet_puzzle import TickPuzzle, dice_field

if TYPE_CHECKING:
    from ..strategy.simulator import Comparison

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
            wanted = Phrase("refused-shares", "{count} shares are wanted, one a choice", count=len(self.moves))
            raise PuzzleError("shares", wanted)

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
        comparison.grow(MOST_GAMES, lambda: comparison.is_sure(of_wins=True))
        wins = {str(move): worth.wins for move, worth in comparison.worths.items()}
        for choice, won in self.worths.items():
            # Both were played, the games of the puzzle and these.
            found, error = wins[choice], hypot(wins[choice].error, sqrt(won * (1 - won) / GAMES))
            if abs(found - won) > 5 * error + ROUNDED:
                told = Phrase("refused-share", "{choice} wins {share:.3f} of the games", choice=choice, share=found)
                raise PuzzleError("shares", told)
        sure = comparison.is_sure(of_wins=True)
        return Found((max(wins, key=lambda choice: wins[choice]),) if sure else (), margin=self.find_answers().margin)

    def comparison(self, seed: str) -> Comparison:
        """What the choices are worth, with the dice of a seed."""
        from ..strategy.simulator import Comparison, check_compiles

        check_compiles()
        return Comparison(self.game, ChampionBot(seed=0), seed, moves=self.moves.values())

    def hardness(self) -> float:
        """As for every roll; 80 for each player after the second."""
        return super().hardness() + 80 * (len(self.sheets) - 2)

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
        position, shares = BETWEEN.join(map(str, sheets)), (0.0,) * len(moves)
        puzzle = cls.unanswered(position, level, dice=dice_field(roll), shares=shares)
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
    while not game.setup.are_enough(game.positions):
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
