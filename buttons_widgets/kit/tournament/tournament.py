"""A tournament between bots, as people ask for it. What is played is played in a `Hall`, which is loaded only then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..language.words import KIT_WORDS, words_in
from ..rules.chance import new_seed
from ..rules.errors import GameError, quoted
from ..rules.game import Bot
from ..rules.names import checked_seed
from ..rules.numbers import number_within
from ..saving.files import path_of
from ..saving.shelf import usual_folder
from ..table.kind import Kind

if TYPE_CHECKING:
    from .result import TournamentResult

Bots = Sequence[Bot | tuple[str, Bot]] | Mapping[str, Bot]

MOST_GAMES: Final = 100_000


def tournament_of(
    kind: Kind[Any, Any],
    bots: Bots,
    games: int,
    seed: object = None,
    *,
    players: int = 2,
    limit: float = 5.0,
    longest: int = 10_000,
    workers: int | None = None,
    progress: bool = True,
    folder: Path | str | None = None,
    again: bool = False,
    language: str | None = None,
    **options: Any,
) -> TournamentResult:
    """Let bots play {game} against each other, and see who is better, by how much, and how sure that is.

    With more bots than seats all groups of `players` bots play: a round robin. The chance of each game is played
    once in every rotation of the seats, so that nobody wins by luck of the seat, and all groups meet the same. That
    is a *block*; the confidence intervals come from whole blocks. All cores play at once, and what comes out does
    not depend on how many there are.

    A bot is any function, your own from a notebook too. It decides in a process of its own and is given the game
    without its seed, and its random numbers are seeded anew for each game. A bot that raises, hangs, exits or makes
    an illegal move is stopped and named. From then on its games count as lost for it, and not at all for the
    others. (The seed of the tournament decides all chance, so a bot that knows it could foresee it: for a contest,
    choose the seed when all bots are handed in. And that other process keeps mistakes apart, not malice: a bot may
    do there whatever you may do on this machine, so enter bots of people you trust.)

    To find a mistake: `result.stopped[0].replay()` takes the decision at which a bot was stopped once more, here,
    with its traceback; `result.stopped[0].printed` is what it printed last in that game. What any bot prints is in
    `result.printed["its name"]`, the beginning of it for the first games in which it printed something.

    Every finished part is kept in a file. If the tournament is interrupted or the kernel ends, the same call, with
    the same seed and bots, goes on from there; with more `games` it plays only those that are new.

    A bot is the same as long as its settings and its code are: for one from a notebook its own code and that of the
    functions and classes that it uses, for one from a file the text of that file. A change in a module that it
    imports is not noticed: after one, write `again=True`.

    A search or a class that is too much for one machine: joblib hands the games to a Dask cluster, on whose
    machines this kit has to be installed (`pip install 'buttons-widgets[cluster]'`). If the cluster goes down in
    the middle, joblib may wait for it for ever: interrupt the call, and what was finished is kept::

        from dask.distributed import Client
        from joblib import parallel_config
        client = Client("scheduler.example.org:8786")  # Client() begins a cluster on this machine
        with parallel_config(backend="dask"):
            tournament(bots, games=10_000, seed="finals")

    Args:
        kind: which game.
        bots: a list of bots, or of pairs of a name and a bot, or a dictionary from names to bots.
        games: how many games each group plays; rounded up to whole blocks.
        seed: decides all chance and the bots' random numbers; a fresh one if left out.
        players: how many sit at a table: two at least.
        options: of the game.
        limit: so many seconds a bot may take for a decision; four times as long for its first.
        longest: after so many plies, chance's included, a game ends and counts as if all had won it.
        workers: how many processes play; all cores if left out.
        progress: whether a progress bar is shown, and what was played before.
        folder: where finished parts are kept; beside the saved games if left out.
        again: play everything again, even what was played before.
        language: of the result, such as `"en"`; the chosen one if left out.

    Raises:
        GameError: an argument is invalid, a bot cannot be sent to another process, a package is not installed, the
            same tournament is being played by another program, or the processes that play have ended.
        KeyboardInterrupt: it was interrupted; what was finished is kept.

    {example}
    """
    # Late: nobody who plays has to wait for it.
    from .hall import TOURNAMENT_WORDS, Hall

    # Late: nor for this.
    from .schedule import Schedule, entries_of

    choose, note = kind.drawn(players, **options)
    try:
        import cloudpickle  # noqa: F401
        import joblib  # noqa: F401
        import scipy  # noqa: F401
        import tqdm  # noqa: F401
    except ImportError as error:
        name = error.name or "joblib"
        raise GameError(f"a tournament needs the package {name}: pip install 'buttons-widgets[analysis]'") from None
    players = _whole("players", players, max(2, kind.seats.start), kind.seats.stop - 1)
    games = _whole("games", games, 1, MOST_GAMES)
    longest = _whole("longest", longest, 1, MOST_GAMES)
    if workers is not None:
        workers = _whole("workers", workers, 1, 1000)
    if isinstance(limit, bool) or not isinstance(limit, int | float) or not 0 < limit <= 3600:
        raise GameError.of(
            "refused-limit", "limit is a number of seconds above 0, up to 3600, not {given}", given=quoted(limit)
        )
    words = words_in([KIT_WORDS, TOURNAMENT_WORDS, *([kind.messages] if kind.messages else [])], language)
    entries = entries_of(bots, players)
    text = new_seed() if seed is None else checked_seed(seed)
    schedule = Schedule(len(entries), players, games, text)
    checked_seed(schedule.seed_of(schedule.blocks))  # the seeds of the games are a little longer
    hall = Hall(kind, entries, schedule, choose, float(limit), longest, words)
    where = usual_folder() / "tournaments" if folder is None else path_of(folder)
    return hall.result(where, workers, progress=progress, again=again, note=note)


def _whole(name: str, value: object, fewest: int, most: int) -> int:
    return number_within(value, fewest, most, f"{name} is a whole number from {fewest:,} to {most:,}")
