"""Thousands of games and rounds between strategies, played by compiled loops on all processors.

The games follow the same rules as `Game`, and a test compares them move for move. Every game has streams of random
numbers of its own (see `kit/analysis/streams.py`), so a result depends on the seed only, and not on how many processors
there were.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, Final

from ...kit.analysis.compiling import is_ready
from ...kit.analysis.simulating import count_of_games, play_all, workers_for
from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.bots import RandomBot, check_is_made
from ...kit.rules.chance import new_seed
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.names import checked_seed
from ..rules.layout import Layout
from ..rules.setup import Setup, checked_cards, checked_layouts
from .bots import StrategyBot
from .kernel import play_games
from .playing import get_ready, key_for, play_part, table_of
from .simulation import Simulation
from .strategy import Golden, Laying, Leaving, Placing, Strategy

MOST_ROUNDS: Final = 1_000
"""A game that nobody has won after so many rounds is left unfinished."""

RANDOM: Final = Strategy(Leaving.RANDOM, None, Laying.RANDOM, Golden.RANDOM, Placing.RANDOM)
"""How a `RandomBot` plays."""


def simulate(
    players: Sequence[Strategy | Any],
    games: int = 10_000,
    *,
    seed: object = None,
    layouts: Sequence[str | Layout] | None = None,
    cards: Sequence[str] | None = None,
    threads: int | None = None,
    progress: bool = True,
    watch: Watch = unwatched,
) -> Simulation:
    """Play whole games between strategies.

    Tens of thousands of games a second are played on each processor. The first call compiles the loops, which takes
    some seconds; without numba the same loops run uncompiled, some hundred times slower. Interrupting the kernel ends
    it.

    Args:
        players: who plays, clockwise, one to four: strategies, or bots that play by one (`RandomBot`, `CautiousBot`,
            `GamblerBot`, `OneStepBot`, `StrategyBot`). A bot's own seed does not matter here.
        games: how many games, at least 1. A game that nobody has won after 1,000 rounds is left unfinished.
        seed: decides dice, deals and choices; a fresh one if left out. The nth roll of the mth game shows the same dice
            for any players.
        layouts: for each seat a side's letter, a layout, or a layout's text, all of one size. The sides A, B, C, D in
            turn if left out.
        cards: for each seat the letters of its button cards (two each with two players), with red among them unless
            it is solo practice. Dealt anew in each game if left out.
        threads: on how many processors; all if left out. The result is the same.
        progress: whether a progress bar shows up when it takes longer than a second.
        watch: called many times a second with the share of the games that are played, 0 to 1. What it raises ends the
            simulation.

    Raises:
        GameError: players, games, seed, layouts, cards or threads are invalid; the message says which and why.

    >>> from buttons_widgets import CautiousBot, OneStepBot, simulate
    >>> found = simulate([OneStepBot(), CautiousBot(3)], games=200, seed="one", progress=False)
    >>> found.shares.shape, bool(found.win_share[0] > 0.7)
    ((200, 2), True)
    """
    return _simulate("games", players, games, seed, layouts, cards, threads, progress, watch)


def simulate_rounds(
    players: Sequence[Strategy | Any],
    rounds: int = 10_000,
    *,
    seed: object = None,
    layouts: Sequence[str | Layout] | None = None,
    cards: Sequence[str] | None = None,
    threads: int | None = None,
    progress: bool = True,
    watch: Watch = unwatched,
) -> Simulation:
    """Play single rounds on empty boards between strategies: every game ends after its first round.

    Args:
        players: see `simulate`, as for the other arguments; one player is solo practice.
        rounds: how many rounds, at least 1.
        seed: decides dice, deals and choices.
        layouts: the sides.
        cards: the cards; dealt anew for each round if left out.
        threads: on how many processors.
        progress: whether there is a progress bar.
        watch: called with the share that is played.

    Raises:
        GameError: an argument is invalid.

    >>> from buttons_widgets import CautiousBot, simulate_rounds
    >>> found = simulate_rounds([CautiousBot(1)], rounds=50, seed="one", progress=False)
    >>> found.round_stars.tolist() == [[1]] * 50
    True
    """
    return _simulate("rounds", players, rounds, seed, layouts, cards, threads, progress, watch)


def _simulate(
    what: str,
    players: Sequence[Any],
    count: int,
    seed: object,
    layouts: Sequence[str | Layout] | None,
    cards: Sequence[str] | None,
    threads: int | None,
    progress: bool,
    watch: Watch,
) -> Simulation:
    strategies = checked_strategies(players)
    number = count_of_games(count, what)
    workers = workers_for(threads)
    if not callable(watch):
        raise GameError(f"watch is a function that is given a number from 0 to 1, not {quoted(watch)}")
    sides = checked_layouts(layouts, len(strategies))
    dealt = None if cards is None else checked_cards(cards, len(strategies))
    text = new_seed() if seed is None else checked_seed(seed)
    most_rounds = MOST_ROUNDS if what == "games" else 1
    table = table_of(strategies, sides, dealt, most_rounds)
    compile_first = None if is_ready(play_games) else partial(get_ready, table)
    play = partial(play_part, table, key_for(text))
    played = play_all(play, number, workers, watch, get_ready=compile_first, what=what, progress=progress)
    names = tuple(_name(player) for player in players)
    return Simulation.of(names, strategies, sides, dealt, text, most_rounds, [*chain.from_iterable(played)])


def checked_strategies(players: Sequence[Any]) -> tuple[Strategy, ...]:
    """The strategies of those who play.

    Raises:
        GameError: they are not one to four strategies or bots that play by one.
    """
    if isinstance(players, str | StrategyBot) or not isinstance(players, Sequence) or len(players) not in Setup.seats:
        raise GameError.of(
            "refused-simulated-players",
            "one to four players are simulated, as a list such as [OneStepBot()], not {given}",
            given=quoted(players),
        )
    return tuple(map(_strategy, players))


def _strategy(player: object) -> Strategy:
    if isinstance(player, Strategy):
        return player
    if isinstance(player, StrategyBot) and type(player).__call__ is StrategyBot.__call__:
        return player.strategy
    if type(player) is RandomBot:
        return RANDOM
    check_is_made(player)
    raise GameError.of(
        "refused-simulated-strategy",
        "the simulator plays a Strategy, or a bot that plays by one such as OneStepBot(), and not {given}: other bots "
        "play in a tournament",
        given=quoted(player),
    )


def _name(player: object) -> str:
    """How a player is called in tables and plots."""
    strategy = player if isinstance(player, Strategy) else getattr(player, "strategy", None)
    if type(player) in (Strategy, StrategyBot) and strategy is not None:
        return f"{strategy.leaving}" if strategy.limit is None else f"{strategy.leaving} {strategy.limit:g}"
    return repr(player)
