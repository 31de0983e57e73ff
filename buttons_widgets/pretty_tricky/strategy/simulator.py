"""Thousands of games between the bots, played by compiled loops, and what moves are worth by playing on from them.

The games follow the same rules as `Game`, and a test compares them move for move. Every game has streams of random
numbers of its own (see `kit/analysis/streams.py`), so that a result depends on the seed only, and not on how many
processors there were.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from ...kit.analysis.comparing import PairedComparison, Played, end_of, moves_to_compare
from ...kit.analysis.comparing import Worth as Worth
from ...kit.analysis.compiling import check_compiles as check_compiles
from ...kit.analysis.compiling import is_ready
from ...kit.analysis.simulating import (
    GAMES_AT_ONCE,
    SimulatedGames,
    count_of_games,
    in_parts,
    number_of_bot,
    play_all,
    workers_for,
)
from ...kit.analysis.streams import key_of
from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.bots import RandomBot
from ...kit.rules.chance import new_seed
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.names import checked_seed
from ..analysis.chances import ALL_DICE
from ..analysis.passes import steps_of
from ..analysis.race import MOST_STATES
from ..analysis.tables import table_for
from ..rules.game import Game, Setup, choices
from ..rules.moves import BLUE_DICE, PIPS, Dice, Move, Pass, Tick
from ..rules.sheet import ROWS, SHEET, Sheet, states_of
from . import bots as rules
from . import kernel

NO_LOG: Final = np.zeros((0, 3), np.int64)
BOTS: Final = (RandomBot, rules.NearestBot, rules.ChanceBot, rules.RaceBot, rules.ChampionBot)
"""The bots that are simulated, by their numbers in the loops."""


class Simulation(SimulatedGames[Setup]):
    """Games between bots: `points` are X and XX. In a race, rounds are rolls."""

    kinds = ("X", "XX")


def simulate(
    bots: Sequence[Any],
    games: int = 10_000,
    *,
    seed: object = None,
    sheet: Sheet | str | None = SHEET,
    marks: int | None = None,
    threads: int | None = None,
    progress: bool = True,
    watch: Watch = unwatched,
) -> Simulation:
    """Play whole games between the bots of Pretty Tricky.

    Tens of thousands of games a second are played on each processor. The first call compiles the loops, which takes
    some seconds; without numba they run uncompiled, some hundred times slower. Interrupting the kernel ends it.

    Args:
        bots: who plays, clockwise, one to four of `RandomBot()`, `NearestBot()`, `ChanceBot()`, `RaceBot()` and
            `ChampionBot()`; one alone plays a race. A bot's own seed does not matter here.
        games: how many games, at least 1.
        seed: decides dice and choices; a fresh one if left out. The nth roll of the mth game shows the same dice for
            any bots.
        sheet: the sheet that all have, or its text.
        marks: so many marks end a game; by the number of players if left out.
        threads: on how many processors; all if left out. The result is the same.
        progress: whether a progress bar shows up when it takes longer than a second.
        watch: called many times a second with the share of the games that are played, 0 to 1. What it raises ends the
            simulation.

    Raises:
        GameError: an argument is invalid; the message says which and why. Among them are sheets of more than 20 million
            states for the bots that race.
        MissingPackageError: numba is not installed, and the race has too many states without it.

    >>> from buttons_widgets.pretty_tricky import ChanceBot, RandomBot, simulate
    >>> found = simulate([ChanceBot(), RandomBot()], games=200, seed="one", progress=False)
    >>> found.points.shape, bool(found.wins[0] > 0.9)
    ((200, 2, 2), True)
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) not in Setup.seats:
        raise GameError(f"one to four bots are simulated, as a list such as [ChanceBot()], not {quoted(bots)}")
    numbers = [number_of_bot(bot, BOTS) for bot in bots]
    count = count_of_games(games)
    workers = workers_for(threads)
    setup = Setup.of([f"{seat} {bot!r}" for seat, bot in enumerate(bots, start=1)], seed, sheet=sheet, marks=marks)
    assert setup.seed is not None
    play = partial(play_part, *begun(Game.begin(setup), numbers), np.uint64(key_of(setup.seed)))
    compile_first = None if is_ready(kernel.play_games) else partial(play, 0, 0)
    parts = play_all(play, count, workers, watch, get_ready=compile_first, progress=progress)
    return Simulation.of(bots, setup, parts)


class Comparison(PairedComparison[Tick | Pass, kernel.Start]):
    """What each legal move of a game is worth if a bot plays on from it in every seat: the longer, the surer.

    All moves meet the same dice, so that their worths differ by less than chance would have it.

    Args:
        game: with a player to move.
        bot: one of those that `simulate` plays.
        seed: decides dice and choices; a fresh one if left out.
        moves: those of the legal moves to compare; all if left out.
        threads: on how many processors; all if left out. The result is the same.
        watch: see `solve_race`, for a bot that races.

    Attributes:
        games: how many games were played on from each move.

    Raises:
        GameError: an argument is invalid, or no player is to move.
        MissingPackageError: as in `simulate`.
    """

    def __init__(
        self,
        game: Game,
        bot: Any,
        seed: object = None,
        *,
        moves: Collection[Move] | None = None,
        threads: int | None = None,
        watch: Watch = unwatched,
    ) -> None:
        if not isinstance(game, Game) or not isinstance(game.to_move, int) or game.dice is None:
            raise GameError(f"moves are compared in Pretty Tricky with a player to move, not in {quoted(game)}")
        legal = choices(game.position(game.to_move), game.dice, own=game.to_move == game.active)
        compared = moves_to_compare(legal, moves)
        numbers, workers = [number_of_bot(bot, BOTS)] * len(game.names), workers_for(threads)
        self._key, self._seat = np.uint64(key_of(new_seed() if seed is None else checked_seed(seed))), game.to_move
        self._table, begin = begun(game, numbers, watch)
        places = [place_of(move, begin.roll, own=not begin.asked) for move in compared]
        begins = {move: begin._replace(move=place) for move, place in zip(compared, places, strict=True)}
        super().__init__(begins, workers)

    def play(self, begin: kernel.Start, first: int, count: int) -> Played:
        """In a race points are the rolls to come, less than 0."""
        found = play_part(self._table, begin, self._key, first, count)
        points = 1 - found.rounds if self._table.players == 1 else found.points[:, self._seat].sum(axis=1)
        return Played(points, found.shares[:, self._seat])


def play_on(game: Game, bot: Any, games: int, seed: object, *, watch: Watch = unwatched) -> Simulation:
    """Games from a state on, that are not over there, if a bot plays on in every seat.

    Args:
        game: the state; a player may be to move, or the dice.
        bot: one of those that `simulate` plays.
        games: how many games.
        seed: decides dice and choices.
        watch: see `solve_race`, for a bot that races.

    Returns:
        What came of them. `rounds` counts those to come.

    Raises:
        GameError: an argument is invalid.
        MissingPackageError: as in `simulate`.
    """
    numbers = [number_of_bot(bot, BOTS)] * len(game.names)
    play = partial(play_part, *begun(game, numbers, watch), np.uint64(key_of(checked_seed(seed))))
    return Simulation.of([bot] * len(numbers), game.setup, in_parts(play, games, GAMES_AT_ONCE, workers_for(None)))


def compare(
    game: Game,
    bot: Any,
    games: int = 10_000,
    seed: object = None,
    *,
    seconds: float | None = None,
    threads: int | None = None,
) -> Mapping[Tick | Pass, Worth]:
    """What each legal move of a game is worth if a bot plays on from it in every seat.

    All moves meet the same dice, so that their worths differ by less than chance would have it. It ends as soon as the
    best moves are sure: when the most points lead those of every other move by four standard errors of the difference,
    and so do the most wins.

    Args:
        game: with a player to move.
        bot: one of those that `simulate` plays.
        games: how many games at most are played on from each move.
        seed: decides dice and choices; a fresh one if left out.
        seconds: after so many it ends with the games that are being played, as many again at most, or with the first
            ones; then the result may differ from machine to machine.
        threads: on how many processors; all if left out. The result is the same.

    Returns:
        The worths by the moves, in the order of `Game.legal_moves`.

    Raises:
        GameError: an argument is invalid, or no player is to move.
        MissingPackageError: as in `simulate`.

    >>> from buttons_widgets.pretty_tricky import Dice, Game, NearestBot, compare
    >>> game = Game.start(["Ada"], sheet="o|o/" * 10 + "o|o", marks=2).play(Dice((1, 6, 1), 6))
    >>> worths = compare(game, NearestBot(), games=100, seed=1)
    >>> worths[Tick(2, 12)].points, bool(worths[Tick(7)].points_lost >= 1)
    (0.0, True)
    """
    count, until = count_of_games(games), end_of(seconds)  # to get ready may take seconds: of these
    return Comparison(game, bot, seed, threads=threads).until_sure(count, until)


def play_part(
    table: kernel.Table, begin: kernel.Start, key: Any, first: int, count: int, log: kernel.Ints = NO_LOG
) -> kernel.Found:
    """Play some games one after the other.

    Args:
        table: what does not change.
        begin: where they begin.
        key: of the seed.
        first: the number of the first game.
        count: how many games.
        log: takes the moves of the first game, as `kernel.play_games` says.
    """
    players = table.players
    found = kernel.Found(np.zeros(count, np.int64), np.zeros((count, players, 2), np.int64), np.zeros((count, players)))
    sheets, draws = np.zeros((players, kernel.WIDTH), np.int64), np.zeros(players, np.uint64)
    room = np.zeros((kernel.ROOM, kernel.LINES))
    # Without numba, the streams' numbers overflow with a warning each time; they are meant to.
    with np.errstate(over="ignore"):
        kernel.play_games(table, begin, sheets, room, draws, found, key, first, log)
    return found


def roll_of(dice: Dice) -> int:
    """The number of a roll in the loops.

    >>> roll_of(Dice((1, 1, 2), 3))
    8
    """
    return int("".join(str(die - 1) for die in (*dice.blue, dice.red)), len(PIPS))


def place_of(move: Tick | Pass, roll: int, *, own: bool) -> int:
    """The place of a move among those that a roll offers in the loops."""
    if isinstance(move, Pass):
        return kernel.PASS
    rows = [row - ROWS[0] for row in move.rows]
    offered: list[Any] = kernel.MOVES[roll if own else kernel.ROLLS + roll].tolist()
    return offered.index([*rows, kernel.PASS][:2])


def begun(game: Game, numbers: Sequence[int], watch: Watch = unwatched) -> tuple[kernel.Table, kernel.Start]:
    """What the loops need to know of a simulation, and where its games begin if bots play on from a state.

    Args:
        game: the state; a player may be to move, or the dice.
        numbers: for each seat the number of its bot.
        watch: see `solve_race`, for a bot that races.
    """
    left, right, filled = map(np.array, rules.halves_of(game.positions))
    race, steps = np.zeros(0), np.zeros(len(ROWS), np.int64)
    if max(numbers) >= kernel.RACE:
        boxes = tuple(left.max(axis=0).tolist())
        states = states_of(boxes)
        if states > MOST_STATES:
            raise GameError(
                f"the left halves have {states:,} states, and RaceBot and ChampionBot are simulated with no more than "
                f"{MOST_STATES:,}: choose other bots, or a sheet of fewer boxes"
            )
        solved = table_for(boxes, len(game.setup.sheet.rows) - game.setup.marks_needed, watch)
        race, steps = solved.values, np.array(steps_of(solved.boxes))
    table = kernel.Table(
        players=len(numbers),
        needed=game.setup.marks_needed,
        bots=np.array(numbers),
        weights=np.array([rules.ROLLS_A_WAIT, rules.HURRY, rules.ENDING]),
        chances=np.array([rules.own_chance(row) for row in range(len(ROWS))]),
        fill=np.array([[rules.fill_chances(row, dice) for row in range(len(ROWS))] for dice in (ALL_DICE, BLUE_DICE)]),
        race=race,
        steps=steps,
    )
    sheets = np.column_stack([left, right, filled, filled.sum(axis=1), left @ steps])
    if game.dice is None or not isinstance(game.to_move, int):
        return table, kernel.Start(sheets, game.active, asked=0, roll=kernel.TO_ROLL, move=kernel.FREE)
    asked = (game.to_move - game.active) % len(numbers)
    return table, kernel.Start(sheets, game.active, asked, roll_of(game.dice), kernel.FREE)
