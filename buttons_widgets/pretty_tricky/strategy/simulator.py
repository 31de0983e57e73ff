"""Thousands of games between the bots, played by compiled loops, and what moves are worth by playing on from them.

The games follow the same rules as `Game`, and a test compares them move for move. Every game has streams of random
numbers of its own (see `kit/analysis/streams.py`), so that a result depends on the seed only, and not on how many
processors there were.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf, prod
from numbers import Real
from time import monotonic
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis.compiling import COMPILES, processors
from ...kit.analysis.simulating import get_ready_under, in_parts, progress_bar
from ...kit.analysis.streams import key_of
from ...kit.rules.answer import Estimate, Watch, unwatched
from ...kit.rules.bots import RandomBot
from ...kit.rules.chance import new_seed
from ...kit.rules.errors import GameError, MissingPackageError, quoted
from ...kit.rules.names import checked_seed
from ...kit.rules.numbers import number_within
from ..analysis.chances import ALL_DICE
from ..analysis.passes import steps_of
from ..analysis.race import MOST_STATES
from ..analysis.tables import table_for
from ..rules.game import Game, Setup
from ..rules.moves import BLUE_DICE, PIPS, Dice, Move, Pass, Tick
from ..rules.sheet import ROWS, SHEET, Position, Sheet
from . import bots as rules
from . import kernel

GAMES_AT_ONCE: Final = 2_000 if COMPILES else 5
"""So many games are played in one go, in some hundredths of a second. Between two goes a simulation can be ended."""
MOST_GAMES: Final = 10**8
MOST_THREADS: Final = 1_000
FIRST_GAMES: Final = 500 if COMPILES else 10
"""So many games from each move are compared first; then as many again as there were."""
MANY_GAMES: Final = 32_000 if COMPILES else 200
"""With so many from each move a difference of a tenth of a point is seen, and it takes a few seconds."""
SURE: Final = 4.0
"""By so many standard errors of the difference the best move has to lead. Of two equally good moves one does so by
chance in one look of 16,000; with ten such moves and seven looks, in one comparison of some 250 at most."""
ALIKE_AFTER: Final = 8_000
"""Two moves are taken for equally good if all of so many games from them came out alike."""
NO_LOG: Final = np.zeros((0, 3), np.int64)
BOTS: Final = (RandomBot, rules.NearestBot, rules.ChanceBot, rules.RaceBot, rules.ChampionBot)
"""The bots that are simulated, by their numbers in the loops."""


@dataclass(frozen=True, eq=False, repr=False)
class Simulation:
    """Games between bots: what came out of each, in the order in which they were played.

    Attributes:
        bots: who played, clockwise, as they are written.
        setup: what all games began with.
        rounds: how many rounds each game had; in a race, rolls.
        points: X and XX, by game and seat.
        shares: of the win, by game and seat: 1, 0, or as much as others have who share it.
    """

    bots: tuple[str, ...]
    setup: Setup
    rounds: NDArray[np.int64]
    points: NDArray[np.int64]
    shares: NDArray[np.float64]

    def __post_init__(self) -> None:
        for values in (self.rounds, self.points, self.shares):
            values.flags.writeable = False

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.rounds)

    @property
    def wins(self) -> tuple[Estimate, ...]:
        """The share of the games that each seat won, shared ones in parts, with its standard error."""
        return tuple(_mean(self.shares[:, seat]) for seat in range(len(self.bots)))

    @property
    def shared_wins(self) -> Estimate:
        """The share of the games that several won together, with its standard error."""
        return _mean((self.shares > 0).sum(axis=1) > 1)

    @property
    def mean_points(self) -> tuple[tuple[Estimate, Estimate], ...]:
        """The mean X and XX of each seat, with their standard errors."""
        return tuple((_mean(self.points[:, seat, 0]), _mean(self.points[:, seat, 1])) for seat in range(len(self.bots)))

    @property
    def mean_rounds(self) -> Estimate:
        """The mean number of rounds, with its standard error."""
        return _mean(self.rounds)

    def __repr__(self) -> str:
        lines = [f"{self.games:,} games, {_said(self.mean_rounds)} rounds, {_said(self.shared_wins)} shared"]
        for bot, wins, (left, right) in zip(self.bots, self.wins, self.mean_points, strict=True):
            lines.append(f"{bot}: wins {_said(wins)}, X {_said(left)}, XX {_said(right)}")
        return "\n".join(lines)


@dataclass(frozen=True)
class Worth:
    """What a move is worth by games played on from it.

    Attributes:
        points: what the player has at the end on average, X + XX; in a race, the rolls to come, less than 0.
        wins: the share of the games that it wins, shared ones in parts.
        points_lost: how much less the points are than those of the move with the most; its error is that of the
            difference, which is small because all moves meet the same dice.
        wins_lost: how much less the wins are than those of the move with the most.
    """

    points: Estimate
    wins: Estimate
    points_lost: Estimate
    wins_lost: Estimate


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
    numbers = [_number_of(bot) for bot in bots]
    count = number_within(games, 1, MOST_GAMES, f"a simulation has 1 to {MOST_GAMES:,} games")
    workers = _workers(threads)
    names = [f"{seat} {bot!r}" for seat, bot in enumerate(bots, start=1)]
    setup = Setup.of(names, seed, sheet=sheet, marks=marks)
    assert setup.seed is not None
    table, sheets = begun(numbers, setup, setup.start_positions)
    begin = kernel.Start(sheets, active=0, asked=0, roll=kernel.TO_ROLL, move=kernel.FREE)
    key, parts, done = np.uint64(key_of(setup.seed)), [], 0
    with progress_bar(count, "games", progress) as bar:
        if COMPILES and not kernel.play_games.signatures:  # type: ignore[attr-defined]
            get_ready_under(bar, "games", lambda: play_part(table, begin, key, 0, 0))
        jobs = in_parts(lambda at, some: play_part(table, begin, key, at, some), count, GAMES_AT_ONCE, workers)
        for part in jobs:
            parts.append(part)
            done += len(part.rounds)
            bar.update(len(part.rounds))
            watch(done / count)
    return Simulation(tuple(map(repr, bots)), setup, *map(np.concatenate, zip(*parts, strict=True)))


class Comparison:
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
            raise GameError(
                f"moves are compared in a game of Pretty Tricky with a player to move, not in {quoted(game)}"
            )
        if moves is not None and not (moves and set(moves) <= set(game.legal_moves())):
            raise GameError(f"the moves to compare are one legal one at least, and no other, not {quoted(moves)}")
        number, self._workers = _number_of(bot), _workers(threads)
        self._key = np.uint64(key_of(new_seed() if seed is None else checked_seed(seed)))
        self._seat, players = game.to_move, len(game.names)
        self._alone = players == 1
        self._table, sheets = begun([number] * players, game.setup, game.positions, watch)
        asked, roll = _asked(game), roll_of(game.dice)
        self._begins = {
            move: kernel.Start(sheets, game.active, asked, roll, place_of(move, roll, own=not asked))
            for move in game.legal_moves()
            if not isinstance(move, Dice) and (moves is None or move in moves)
        }
        self._points = dict.fromkeys(self._begins, np.zeros(0, np.int64))
        self._shares = dict.fromkeys(self._begins, np.zeros(0))
        self.games = 0

    def play_on(self, games: int, watch: Watch = unwatched) -> None:
        """Play more games on from each move.

        Args:
            games: how many.
            watch: called many times a second with the share of them that is played, 0 to 1. What it raises ends the
                work, and what was played since the last call does not count.
        """
        found: dict[Tick | Pass, list[kernel.Found]] = {move: [] for move in self._begins}
        for done, (move, begin) in enumerate(self._begins.items()):
            play = partial(self._play, begin, self.games)
            for part in in_parts(play, games, min(GAMES_AT_ONCE, -(-games // self._workers)), self._workers):
                found[move].append(part)
                watch((done + sum(len(each.rounds) for each in found[move]) / games) / len(found))
        for move, parts in found.items():
            self._points[move] = np.concatenate([self._points[move], *map(self._points_of, parts)])
            self._shares[move] = np.concatenate([self._shares[move], *(part.shares[:, self._seat] for part in parts)])
        self.games += games

    def grow(self, most: int, watch: Watch = unwatched) -> None:
        """Play as many games more as there were, `FIRST_GAMES` at first, up to a number.

        Args:
            most: the number.
            watch: as in `play_on`, but with the share of `most`.
        """
        before, games = self.games, min(max(FIRST_GAMES, self.games), most - self.games)
        self.play_on(games, lambda share: watch((before + share * games) / most))

    @property
    def worths(self) -> Mapping[Tick | Pass, Worth]:
        """The worths by the moves, in the order of `Game.legal_moves`."""
        points, wins = self._points, self._shares
        most_points, most_wins = max(points.values(), key=np.mean), max(wins.values(), key=np.mean)
        return {
            move: Worth(_mean(one), _mean(wins[move]), _mean(most_points - one), _mean(most_wins - wins[move]))
            for move, one in points.items()
        }

    def is_sure(self, *, of_wins: bool = False) -> bool:
        """Whether the best move leads every other one by four standard errors, or was never seen to differ from it.

        Args:
            of_wins: whether the move with the most wins is the best, and not the one with the most points.
        """
        if self.games < 2:
            return False
        losses = [worth.wins_lost if of_wins else worth.points_lost for worth in self.worths.values()]
        # Where no game of either differed, few games say little.
        alike = sum(loss == loss.error == 0 for loss in losses) > 1 and self.games < ALIKE_AFTER
        return not alike and all(loss.error == 0 or loss > SURE * loss.error for loss in losses)

    def _play(self, begin: kernel.Start, before: int, at: int, some: int) -> kernel.Found:
        return play_part(self._table, begin, self._key, before + at, some)

    def _points_of(self, part: kernel.Found) -> NDArray[np.int64]:
        """What the player has at the end of each game; in a race, the rolls to come, less than 0."""
        found: NDArray[np.int64] = 1 - part.rounds if self._alone else part.points[:, self._seat].sum(axis=1)
        return found


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
    table, sheets = begun([_number_of(bot)] * len(game.names), game.setup, game.positions, watch)
    asked, roll = (0, kernel.TO_ROLL) if game.dice is None else (_asked(game), roll_of(game.dice))
    begin = kernel.Start(sheets, game.active, asked, roll, kernel.FREE)
    play = partial(play_part, table, begin, np.uint64(key_of(checked_seed(seed))))
    workers = processors()
    parts = in_parts(play, games, min(GAMES_AT_ONCE, -(-games // workers)), workers)
    return Simulation((repr(bot),) * len(game.names), game.setup, *map(np.concatenate, zip(*parts, strict=True)))


def _asked(game: Game) -> int:
    """How many were asked in this turn before whoever is to move."""
    assert isinstance(game.to_move, int)
    return (game.to_move - game.active) % len(game.names)


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
    count = number_within(games, 1, MOST_GAMES, f"a simulation has 1 to {MOST_GAMES:,} games")
    if seconds is not None and not (isinstance(seconds, Real) and not isinstance(seconds, bool) and seconds >= 0):
        raise GameError(f"a comparison takes some seconds, 0 or more, not {quoted(seconds)}")
    until = inf if seconds is None else monotonic() + seconds
    comparison = Comparison(game, bot, seed, threads=threads)
    while comparison.games < count:
        comparison.grow(count)
        if (comparison.is_sure() and comparison.is_sure(of_wins=True)) or monotonic() > until:
            break
    return comparison.worths


def check_compiled() -> None:
    """For who plays so many games that it would take minutes uncompiled.

    Raises:
        MissingPackageError: numba is not installed.
    """
    if not COMPILES:
        raise MissingPackageError("numba")


def play_part(
    table: kernel.Table,
    begin: kernel.Start,
    key: Any,
    first: int,
    count: int,
    log: kernel.Ints = NO_LOG,
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
    number = 0
    for die in (*dice.blue, dice.red):
        number = number * len(PIPS) + die - 1
    return number


def place_of(move: Tick | Pass, roll: int, *, own: bool) -> int:
    """The place of a move among those that a roll offers in the loops."""
    if isinstance(move, Pass):
        return kernel.PASS
    rows = [row - ROWS[0] for row in move.rows]
    offered: list[Any] = (kernel.OWN_MOVES if own else kernel.OTHERS_ROWS)[roll].tolist()
    return offered.index([*rows, kernel.PASS][:2] if own else rows[0])


def begun(
    numbers: Sequence[int], setup: Setup, positions: Sequence[Position], watch: Watch = unwatched
) -> tuple[kernel.Table, kernel.Ints]:
    """What the loops need to know of a simulation, and the sheets with which its games begin."""
    left = np.array([rules.boxes_of(position.left, 0) for position in positions])
    right = np.array([rules.boxes_of(position.right, -1) for position in positions])
    filled = np.array([[int(sign in rules.FULL) for sign in position.left] for position in positions])
    race, steps = np.zeros(0), np.zeros(len(ROWS), np.int64)
    if max(numbers) >= kernel.RACE:
        boxes = tuple(left.max(axis=0).tolist())
        states = prod(count + 1 for count in boxes)
        if states > MOST_STATES:
            raise GameError(
                f"the left halves have {states:,} states, and RaceBot and ChampionBot are simulated with no more than "
                f"{MOST_STATES:,}: choose other bots, or a sheet of fewer boxes"
            )
        solved = table_for(boxes, len(setup.sheet.rows) - setup.marks_needed, watch)
        race, steps = solved.values, np.array(steps_of(solved.boxes))
    table = kernel.Table(
        players=len(numbers),
        needed=setup.marks_needed,
        bots=np.array(numbers),
        weights=np.array([rules.ROLLS_A_WAIT, rules.HURRY, rules.ENDING]),
        chances=np.array([rules.own_chance(row) for row in range(len(ROWS))]),
        fill=np.array([[rules.fill_chances(row, dice) for row in range(len(ROWS))] for dice in (ALL_DICE, BLUE_DICE)]),
        race=race,
        steps=steps,
    )
    return table, np.column_stack([left, right, filled, filled.sum(axis=1), left @ steps])


def _number_of(bot: object) -> int:
    """The number of a bot in the loops."""
    for number, kind in enumerate(BOTS):
        if type(bot) is kind:
            return number
    if isinstance(bot, type):
        raise GameError(f"{bot.__name__} is a class: write {bot.__name__}(), with parentheses")
    names = ", ".join(f"{one.__name__}()" for one in BOTS)
    raise GameError(f"the simulator plays {names}, and not {quoted(bot)}: other bots play in a tournament")


def _workers(threads: int | None) -> int:
    number = processors() if threads is None else threads
    return number_within(number, 1, MOST_THREADS, f"a simulation runs on 1 to {MOST_THREADS:,} threads")


def _mean(values: NDArray[Any]) -> Estimate:
    """A mean with its standard error, which is not a number for a single value."""
    error = float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return Estimate(float(np.mean(values)), error)


def _said(value: Estimate) -> str:
    return f"{value:.3f} ± {value.error:.3f}"
