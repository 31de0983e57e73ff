"""Thousands of games between the bots, played by compiled loops.

The games follow the same rules as `Game`, and a test compares them move for move. Every game has streams of random
numbers of its own (see `kit/analysis/streams.py`), so that a result depends on the seed only, and not on how many
processors there were.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis.comparing import PairedComparison, Played, end_of, moves_to_compare
from ...kit.analysis.comparing import Worth as Worth
from ...kit.analysis.compiling import check_compiles, is_ready
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
from ..rules.box import CARDS, LOOSE, MARKERS, OURS, POWERS, SCHOOL, SECTIONS, SETTINGS, Box, Card, name_of, price_of
from ..rules.game import PRINTED, Game, Setup
from ..rules.hand import NO_DICE, Hand
from ..rules.moves import Move
from ..rules.parts import UNKNOWN_SCALE, Player, Slot
from ..rules.table import AT_SCHOOL, Table
from . import bots as rules
from . import kernel

NO_LOG: Final = np.zeros((0, 3), np.int64)
BOTS: Final[tuple[type, ...]] = (RandomBot, rules.GreedyBot, rules.TunedBot, rules.WatchfulBot)
"""The bots that are simulated."""
PLAYOUTS: Final = 1_000
"""A `PlayoutBot` begins no further comparison after so many games."""
MOST_ROUNDS: Final = 1_000
"""A game is broken off after so many, and the points decide. Between our bots none lasts a tenth of that."""

WHATS: Final = (
    "detained", "scale", "marker", "card", "dice", "lake", "powers", "turn", "market", "free", "build", "after",
    "detain", "end", "over",
)  # fmt: skip
"""What is to be done, by its number in the loops."""
SPOTS: Final = {name: kernel.SPOT + kernel.WIDTH * number for number, name in enumerate((*SETTINGS, AT_SCHOOL))}
"""Where markers lie, in the loops: that of the school at the exam."""


NAME_OF: Final = {name: number for number, name in enumerate(CARDS)}


def _gift(*parts: str) -> list[int]:
    """What a marker, a place at school or a card brings: buttons, stars, brothers, a section, a detained die."""
    stars, brothers = {"star": 1, "star2": 2}, {"brother": 1, "brothers": 2, "brothers2": 2, "brothers3": 3}
    buttons = sum(int(part) for part in parts if part.isdigit())
    found = (sum(many.get(part, 0) for part in parts) for many in (stars, brothers))
    return [buttons, *found, "hut" in parts, bool({"free", "release", "tattle"} & {*parts})]


GIFTS: Final = sum((_gift(*name.split("+")) for name in ("", *MARKERS, *SCHOOL, *CARDS)), list[int]())


class Simulation(SimulatedGames[Setup]):
    """Games between bots: `points` are sections, stars, cards and buttons."""

    kinds = ("sections", "stars", "cards", "buttons")


def simulate(
    bots: Sequence[Any],
    games: int = 1_000,
    *,
    seed: object = None,
    box: Box | str = OURS,
    scales: str = PRINTED,
    table: Table | str | None = None,
    threads: int | None = None,
    progress: bool = True,
    watch: Watch = unwatched,
) -> Simulation:
    """Play whole games between the bots of War of the Buttons.

    Thousands of games a second are played on each processor. The first call compiles the loops, which takes some
    seconds; without numba they run uncompiled, some hundred times slower. Interrupting the kernel ends it.

    Args:
        bots: who plays, clockwise, two to four of `RandomBot()`, `GreedyBot()`, `TunedBot()` and `WatchfulBot()`. A
            bot's own seed does not matter here.
        games: how many games, at least 1.
        seed: decides chance and choices; a fresh one if left out. In the mth game the dice of each player and round
            fall the same for any bots, as many as fall.
        box: the numbers of the game, or their text.
        scales: as in `Game.start`.
        table: what all games begin with, or its text; a new game if left out.
        threads: on how many processors; all if left out. The result is the same.
        progress: whether a progress bar shows up when it takes longer than a second.
        watch: called many times a second with the share of the games that are played, 0 to 1. What it raises ends the
            simulation.

    Raises:
        GameError: an argument is invalid; the message says which and why.

    >>> from buttons_widgets.war_of_the_buttons import GreedyBot, RandomBot, simulate
    >>> found = simulate([GreedyBot(), RandomBot()], games=20, seed="one", progress=False)
    >>> found.points.shape, bool(found.wins[0] > 0.9)
    ((20, 2, 4), True)
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) not in Setup.seats:
        raise GameError(f"two to four bots are simulated, as a list such as [GreedyBot()] * 2, not {quoted(bots)}")
    count, workers = count_of_games(games), workers_for(threads)
    weights, names = weights_of(bots), [f"{seat} {bot!r}" for seat, bot in enumerate(bots, start=1)]
    setup = Setup.of(names, seed, box=box, scales=scales, table=table)
    assert setup.seed is not None
    play = partial(play_part, *begun(Game.begin(setup).table, weights), np.uint64(key_of(setup.seed)))
    compile_first = None if is_ready(kernel.play_games) else partial(play, 0, 0)
    parts = play_all(play, count, workers, watch, get_ready=compile_first, progress=progress)
    return Simulation.of(bots, setup, parts)


class Comparison(PairedComparison[Move, int]):
    """What each legal move of a game is worth if a bot plays on from it in every seat: the longer, the surer.

    All moves meet the same dice, cards and markers, so that their worths differ by less than chance would have it. What
    surely wins less than another move is played on no further.

    Args:
        game: with a player to move.
        bot: one of those that `simulate` plays.
        seed: decides chance and choices; a fresh one if left out.
        moves: those of the legal moves to compare; all if left out.
        threads: on how many processors; all if left out. The result is the same.

    Attributes:
        games: how many games were played on from each move that is still in question.

    Raises:
        GameError: an argument is invalid, or no player is to move.
        MissingPackageError: numba is not installed: it would take minutes.
    """

    first_games, games_at_once, drops = 200, 500, True

    def __init__(
        self,
        game: Game,
        bot: Any,
        seed: object = None,
        *,
        moves: Collection[Move] | None = None,
        threads: int | None = None,
    ) -> None:
        if not isinstance(game, Game) or not isinstance(game.to_move, int):
            raise GameError(f"moves are compared in War of the Buttons with a player to move, not in {quoted(game)}")
        legal, self._seat = game.legal_moves(), game.to_move
        compared = moves_to_compare(legal, moves)
        check_compiles()
        self._key = np.uint64(key_of(new_seed() if seed is None else checked_seed(seed)))
        self._fixed, self._start = begun(game.table, weights_of([bot] * len(game.names)))
        super().__init__({move: legal.index(move) for move in compared}, workers_for(threads))

    def play(self, begin: int, first: int, count: int) -> Played:
        """Points are those of the cards, stars, sections and buttons at the end."""
        _, points, shares = play_part(self._fixed, self._start, self._key, first, count, move=begin)
        own = points[:, self._seat]
        return Played(own[:, :-1].sum(axis=1) + own[:, -1] // self._fixed[kernel.FIVES], shares[:, self._seat])


class Playouts(Comparison):
    """The playouts of a `PlayoutBot`: few, and what is somewhat behind is dropped soon."""

    first_games, lead = 60, 1.5

    def __init__(self, game: Game, seed: str, moves: Collection[Move]) -> None:
        super().__init__(game, rules.WatchfulBot(), seed, moves=moves, threads=1)

    def shares(self) -> Mapping[Move, float]:
        """What share of the games each move won that is still in question, once enough are played."""
        played = 0
        while played < PLAYOUTS and (len(self.in_question) > 1 or not played):
            games = max(self.first_games, self.games)
            played += games * len(self.in_question)
            self.play_on(games)
        worths = self.worths
        return {move: float(worths[move].wins) for move in self.in_question}


def compare(
    game: Game,
    bot: Any,
    games: int = 4_000,
    seed: object = None,
    *,
    moves: Collection[Move] | None = None,
    seconds: float | None = None,
    threads: int | None = None,
) -> Mapping[Move, Worth]:
    """What each legal move of a game is worth if a bot plays on from it in every seat.

    All moves meet the same dice, cards and markers, so that their worths differ by less than chance would have it. A
    move that surely wins less than another one is played on no further, and it ends as soon as one surely wins most.

    Args:
        game: with a player to move.
        bot: one of those that `simulate` plays.
        games: how many games at most are played on from each move.
        seed: decides chance and choices; a fresh one if left out.
        moves: those of the legal moves to compare; all if left out.
        seconds: after so many it ends with the games that are being played; then the result may differ from machine to
            machine.
        threads: on how many processors; all if left out. The result is the same.

    Returns:
        The worths by the moves, in the order of `Game.legal_moves`.

    Raises:
        GameError: an argument is invalid, or no player is to move.
        MissingPackageError: numba is not installed.

    >>> from buttons_widgets.war_of_the_buttons import Game, Table, WatchfulBot, compare, parse_move
    >>> table = Table.parse(
    ...     "round 1 first A do A turn / quarry 43210 - hut / forest 24210 - 5 / school free / cards - - / "
    ...     "white lake=- market=- mill=1234 / "
    ...     "A buttons=6 stars=0 brothers=0 hut=123##. cards=- dice=6 market=1234 mill=- / "
    ...     "B buttons=1 stars=0 brothers=0 hut=123... cards=- dice=- market=12345 mill=- / stack - discard -"
    ... )
    >>> worths = compare(Game.at_table(table, ["Ada", "Bo"]), WatchfulBot(), games=200, seed=1)
    >>> bool(worths[parse_move("quarry 6")].wins > worths[parse_move("market 6")].wins)
    True
    """
    count, until = count_of_games(games), end_of(seconds)
    return Comparison(game, bot, seed, moves=moves, threads=threads).until_sure(count, until)


def play_on(game: Game, bot: Any, games: int, seed: object, *, threads: int | None = None) -> Simulation:
    """Games from a state on, that are not over there, if a bot plays on in every seat.

    Args:
        game: the state; a player may be to move, or chance.
        bot: one of those that `simulate` plays.
        games: how many games.
        seed: decides chance and choices.
        threads: on how many processors; all if left out. The result is the same.

    Raises:
        GameError: an argument is invalid.
    """
    bots = [bot] * len(game.names)
    play = partial(play_part, *begun(game.table, weights_of(bots)), np.uint64(key_of(checked_seed(seed))))
    parts = in_parts(play, count_of_games(games), GAMES_AT_ONCE, workers_for(threads))
    return Simulation.of(bots, game.setup, parts)


def weights_of(bots: Sequence[Any]) -> list[rules.Weights]:
    """By what some bots weigh, clockwise.

    Raises:
        GameError: one of them is not simulated.
    """
    kinds = [BOTS[number_of_bot(bot, BOTS)] for bot in bots]
    return [kind.weights[len(bots)] if issubclass(kind, rules.WeighingBot) else rules.NOTHING for kind in kinds]


def play_part(
    fixed: kernel.Ints,
    start: kernel.Ints,
    key: Any,
    first: int,
    count: int,
    log: kernel.Ints = NO_LOG,
    move: int = kernel.ANY,
) -> tuple[kernel.Ints, kernel.Ints, NDArray[np.float64]]:
    """Play some games one after the other.

    Args:
        fixed: the box and the bots, as the loops have them.
        start: the table with which the games begin.
        key: of the seed.
        first: the number of the first game.
        count: how many games.
        log: takes the moves of the first game, as `kernel.play_games` says.
        move: the number of the first move among the legal ones; `ANY` if it is chosen.

    Returns:
        Rounds, points and shares, as in `SimulatedGames`.
    """
    points = np.zeros((count, fixed[kernel.PLAYERS], len(Simulation.kinds)), np.int64)
    rounds, draws = np.zeros(count, np.int64), np.zeros(kernel.SEATS + 1, np.uint64)
    room = np.zeros(kernel.ALL, np.int64)
    room[: kernel.BEGUN] = fixed
    # Without numba, the streams' numbers overflow with a warning each time; they are meant to.
    with np.errstate(over="ignore"):
        kernel.play_games(start, room, draws, rounds, points, key, first, move, log)
    return rounds, points, shares_of(points, goal=fixed[kernel.GOAL], fives=fixed[kernel.FIVES])


def shares_of(points: kernel.Ints, goal: int, fives: int) -> NDArray[np.float64]:
    """The shares of the win: all for who alone has ended the game, else for who has most points, then most buttons."""
    buttons = points[:, :, -1]
    ranks = (points[:, :, :-1].sum(axis=2) + buttons // fives) * 2**32 + buttons
    ended, best = (points[:, :, :2] >= goal).any(axis=2), ranks == ranks.max(axis=1, keepdims=True)
    winners = np.where(ended.sum(axis=1, keepdims=True) == 1, ended, best)
    return winners / winners.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def begun(
    table: Table, weights: Sequence[rules.Weights], most_rounds: int = MOST_ROUNDS
) -> tuple[kernel.Ints, kernel.Ints]:
    """A table in the numbers of the loops: the box with the bots, and what lies there.

    Args:
        table: it.
        weights: by what each seat's bot weighs.
        most_rounds: a game is broken off after so many.
    """
    box, do, types = table.box, table.do, types_of(table)
    t = np.zeros(kernel.ROOM, np.int64)
    t[: kernel.PLACES] = (
        len(table.players), len(table.settings), len(table.slots), box.white_dice(len(table.players)), box.white,
        box.pip, box.market, box.income, box.goal, box.fives, most_rounds, len(types),
        *(getattr(box, place, 0) for place in SCHOOL),
    )  # fmt: skip
    _put(t, kernel.PLACES, map(int, box.places))
    _put(t, kernel.NAMES, (NAME_OF[name_of(card)] for card in types))
    _put(t, kernel.PRICES, map(price_of, types))
    _put(t, kernel.LOOSE, (int(box.loose[letter]) for letter in LOOSE))
    _put(t, kernel.MANY, (0, *MARKERS.values()))
    _put(t, kernel.GIFTS, GIFTS)
    for seat, some in enumerate(weights):
        _put(t, kernel.WEIGHTS + seat * len(some), some)
        worths = (any(some) and rules.worth_of_marker(marker, some) for marker in ("", *MARKERS))
        _put(t, kernel.MARKS + seat * kernel.KINDS, worths)
    about, last = (
        SPOTS.get(do.about, {"turn": kernel.IN_TURN, "after": kernel.IN_AFTER}.get(do.about, 0)),
        kernel.NOBODY,
    )
    if do.what == "card":
        about = int(do.about) - 1
    elif do.powers and set(do.powers) <= set(POWERS):
        about = sum(1 << POWERS.index(power) for power in do.powers)
        last = POWERS.index(do.powers[-1])
    elif do.what == "market":
        last = int(do.about) if do.about.isdigit() else 6 + int(do.about[1:])
    _put(t, kernel.ROUND, (
        table.round, table.first, WHATS.index(do.what), do.seat or 0, about, do.used, last,
    ))  # fmt: skip
    for number, there in enumerate(table.settings):
        scale = kernel.NOBODY if there.scale == UNKNOWN_SCALE else int(there.scale)
        pays = [0] * 5 if scale < 0 else map(int, there.scale)
        marker = ["", *MARKERS].index(there.marker)
        _put_spot(t, number, there.field, there.by, there.dice, marker, scale, *pays)
    for number in range(len(table.settings), 3):
        _put_spot(t, number, 0, None, NO_DICE)
    for number, die in enumerate(table.school, start=3):
        by, dice = (None, NO_DICE) if die is None else (die[0], Hand(str(die[1])))
        _put_spot(t, number, 0, by, dice, ["", *MARKERS].index(table.school_marker) if number == 3 else 0)
    for number in range(3):
        slot = table.slots[number] if number < len(table.slots) else Slot()
        card = types.index(slot.card) if slot.card else kernel.NOBODY
        _put_spot(t, 10 + number, card, slot.by, slot.dice)
    _put_dice(t, kernel.LAKE, table.lake)
    t[kernel.LAKE] = len(table.lake)
    _put(t, kernel.STACK, map(table.stack.count, types))
    _put(t, kernel.DISCARD, map(table.discard.count, types))
    for seat, player in enumerate(table.players):
        _put_player(t, kernel.PLAYER + seat * kernel.ONE, player, types)
    return t[: kernel.BEGUN].copy(), t[kernel.BEGUN :].copy()


def types_of(table: Table) -> list[Card]:
    """The cards of a game, each once, by their numbers in the loops."""
    return list(dict.fromkeys(table.box.cards(len(table.players))))


def _put(t: kernel.Ints, at: int, values: Any) -> None:
    for place, value in enumerate(values):
        t[at + place] = value


def _put_dice(t: kernel.Ints, at: int, pips: str) -> None:
    for value in range(1, 7):
        t[at + value] = pips.count(str(value))


def _put_spot(t: kernel.Ints, number: int, first: int, by: int | None, dice: Hand, *rest: int) -> None:
    """A setting, or a slot."""
    value = dice.value if dice.has_dice else 0
    by = kernel.NOBODY if by is None else by
    spot = (first, by, len(dice.own), len(dice.white), value, *rest)
    _put(t, kernel.SPOT + number * kernel.WIDTH, spot)


def _put_player(t: kernel.Ints, at: int, player: Player, types: list[Card]) -> None:
    names = {NAME_OF[name_of(card)] for card in player.cards}
    _put(t, at, (
        player.buttons, player.stars, player.brothers, player.built, len(player.detained), len(player.cards),
        sum(1 << name for name in names), len(player.dice.own + player.dice.white), len(player.dice.own),
    ))  # fmt: skip
    for section in map(int, SECTIONS):
        t[at + kernel.DIE_AT + section] = player.detained.get(section, 0)
        t[at + kernel.STICK + section] = section in player.built_sections
    places = (kernel.OWN, kernel.WHITE, kernel.MARKET_DICE, kernel.MILL_DICE)
    for place, pips in zip(places, (player.dice.own, player.dice.white, player.market, player.mill), strict=True):
        _put_dice(t, at + place, pips)
    _put(t, at + kernel.HELD, (player.cards.count(card) for card in types))
