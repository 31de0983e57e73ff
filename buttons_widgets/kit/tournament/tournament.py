"""Tournaments between bots.

What a tournament has played so far, in a file: so it goes on where it was when it was stopped.

Each finished batch is a line, added as soon as it is there; it begins with a sum of all that follows in it. A line that
was not finished, or does not fit its sum, is not counted and is taken away. The name of the file, and its first line,
hold the fingerprint of the question: another question has another file.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self
from warnings import catch_warnings, simplefilter

from filelock import FileLock, Timeout

from ..bots.fresh_bot import bot_bytes, fresh_bot, seed_everything
from ..language.words import KIT_WORDS, Words, words_in
from ..rules.chance import new_seed
from ..rules.errors import GameError, plain_reason, quoted
from ..rules.game import Bot
from ..rules.history import states_of
from ..rules.names import checked_seed
from ..rules.numbers import number_within
from ..saving.errors import disk_reason, path_text
from ..saving.files import path_of, write_file
from ..saving.shelf import usual_folder
from ..table.kind import Kind
from .entries import Entry, entries_of
from .fingerprint import fingerprint, kit_fingerprint
from .playing import STOPPED, Played, Work, play_batch
from .result import TournamentResult
from .schedule import Batch, Group, Schedule

MOST_KEPT: Final = 100
"""So many tournaments are kept: those that were written last."""


class Journal:
    """The file of one question; use it in a `with`, which keeps others from writing it.

    Args:
        folder: where the file is.
        question: all that the games depend on, except how many there are.

    Attributes:
        path: of the file.
        trouble: the folder in which nothing can be kept, and why; `None` as long as it can.

    Raises:
        GameError: when it is opened while another program plays the same tournament.
    """

    def __init__(self, folder: Path, question: Mapping[str, Any]) -> None:
        text = fingerprint_of(question)
        self._head = {"tournament": 1, "question": text, "asked": dict(question)}
        self.path = folder / f"tournament-{text[:24]}.jsonl"
        self.trouble: tuple[str, str] | None = None
        self._done: dict[tuple[int, int], list[Played]] = {}
        # Without locks of the system, those that are only files would stay when a process is killed, and keep all out.
        self._lock = FileLock(self.path.with_name(f".{self.path.name}.lock"), timeout=0, fallback_to_soft=False)

    def __enter__(self) -> Self:
        """Read what was played before."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
        except Timeout:
            raise GameError(
                "this very tournament is being played by another program: wait for it, or interrupt it there"
            ) from None
        except ValueError:  # a null character, or half a surrogate pair
            raise GameError(f"a folder cannot be called {path_text(self.path.parent)}") from None
        except OSError as error:
            self._fail(error)
            return self
        self._read()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Let others write the file."""
        self._lock.release()

    def get(self, batch: Batch) -> list[Played] | None:
        """What was played of a batch; `None` if it was not."""
        return self._done.get((batch.number, len(batch.blocks)))

    def add(self, batch: Batch, played: list[Played]) -> None:
        """Keep a batch that was played."""
        self._done[batch.number, len(batch.blocks)] = played
        if self.trouble:
            return
        line = json.dumps({"batch": batch.number, "blocks": len(batch.blocks), "games": played}).encode()
        try:
            with self.path.open("ab") as file:
                file.write(_sum_of(line) + b" " + line + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            self._fail(error)

    def forget(self) -> None:
        """Begin again."""
        self._done.clear()
        self._begin()

    def _read(self) -> None:
        try:
            lines = self.path.read_bytes().split(b"\n")
        except FileNotFoundError:
            self._begin()
            return
        except OSError as error:
            self._fail(error)
            return
        good = [lines[0]]
        if _read_line(lines[0]) != self._head:
            good = []
        for line in lines[1:] if good else ():
            total, _, text = line.partition(b" ")
            if total == _sum_of(text):
                held = json.loads(text)
                self._done[held["batch"], held["blocks"]] = held["games"]
                good.append(line)
        if not good:
            self._begin()
        elif good != lines[:-1] or lines[-1]:
            self._write(b"".join(line + b"\n" for line in good))

    def _begin(self) -> None:
        self._write(json.dumps(self._head).encode() + b"\n")
        with suppress(OSError):
            old = sorted(self.path.parent.glob("tournament-*.jsonl"), key=lambda path: path.stat().st_mtime)
            for path in old[:-MOST_KEPT]:
                if path != self.path:
                    path.unlink()

    def _write(self, data: bytes) -> None:
        if self.trouble:
            return
        try:
            write_file(self.path, data)
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        self.trouble = path_text(self.path.parent), disk_reason(error)


def fingerprint_of(question: Mapping[str, Any]) -> str:
    """The fingerprint of a question."""
    return blake2b(json.dumps(question, sort_keys=True).encode(), digest_size=20).hexdigest()


def _read_line(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _sum_of(line: bytes) -> bytes:
    """What a line begins with: a batch that was damaged on the disk is played once more."""
    return blake2b(line, digest_size=8).hexdigest().encode()


_ENDS: Final = frozenset({"ended", "killed", "broken"})
"""What a bot does not do to a kernel without harm."""


def replay(entry: Entry, start: Any, stopped: Played, words: Words, bot: Bot | None) -> Any:
    """Ask a bot for all its decisions of the game in which it was stopped.

    Args:
        entry: the bot that was stopped.
        start: any state of the same game.
        stopped: what was kept of the game.
        words: for messages.
        bot: which is asked instead; `None` for none.

    Returns:
        The last of the moves that it chooses.

    Raises:
        GameError: it would end the kernel, or there is no decision.
        Exception: whatever the bot raises.
    """
    if bot is None and stopped["fault"]["what"] in _ENDS:
        raise GameError(words.say("tournament-replay-ends", name=entry.name))
    if not stopped["decision"]:
        raise GameError(words.say("tournament-replay-before", name=entry.name))
    game, seat = type(start).parse(stopped["game"]), stopped["seat"]
    states = states_of(game)
    move, decision = None, 0
    with _own_random_numbers():
        asked = _made(entry.data if bot is None else bot_bytes(bot), stopped["random"])
        for state, then in zip(states, (*game.moves, None), strict=True):
            if state.to_move == seat:
                decision += 1
                move = asked(state.seen_by(seat))
                if bot is None and then is not None and move != then:
                    print(
                        words.say("tournament-replay-differs", name=entry.name, decision=decision, now=move, then=then)
                    )
    return move


def _made(data: bytes, seed: str) -> Any:
    seed_everything(seed)
    bot = fresh_bot(data, seed)
    seed_everything(seed)
    return bot


@contextmanager
def _own_random_numbers() -> Iterator[None]:
    """Leave everybody's random numbers as they were."""
    before = random.getstate()
    numpy = sys.modules.get("numpy")
    numpy_before = None if numpy is None else numpy.random.get_state()
    try:
        yield
    finally:
        random.setstate(before)
        if numpy is not None:
            numpy.random.set_state(numpy_before)


TOURNAMENT_WORDS: Final = Path(__file__).parent / "words"
"""The folder of what is said of a tournament in every game."""


Bots = Sequence[Bot | tuple[str, Bot]] | Mapping[str, Bot]
Choose = Callable[[str, int], Sequence[Any] | None]
"""What is chosen with the seats, from the seed of a block and how many seats there are."""

MOST_GAMES: Final = 100_000
LIMIT: Final = 5.0
"""So many seconds a bot may take for a decision."""
_POOLS: Final = frozenset({"joblib", "distributed", "concurrent", "asyncio", "tornado"})
"""The packages whose errors say that processes have ended."""
LONGEST: Final = 10_000
"""After so many plies, dice included, a game ends without a result."""


class TournamentInterrupted(KeyboardInterrupt):
    """A tournament was interrupted. What was finished is kept: the message says how to go on."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook prints of it: the message alone."""
        return [f"Interrupted: {self}"]


def tournament_of(
    kind: Kind[Any, Any],
    bots: Bots,
    games: int,
    seed: object = None,
    *,
    players: int = 2,
    choose: Choose | None = None,
    note: str = "",
    limit: float = LIMIT,
    longest: int = LONGEST,
    workers: int | None = None,
    progress: bool = True,
    folder: Path | str | None = None,
    again: bool = False,
    language: str | None = None,
) -> TournamentResult:
    """Let bots play a game against each other: a game's own `tournament` (`kit/door.py`), which says what the rest is.

    Args:
        kind: which game.
        choose: what is chosen with the seats, block by block; the game's own choice if left out.
        note: the message that says to the reader of the result how that is chosen; "" for none.
    """
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
        raise GameError(f"limit is a number of seconds above 0, up to 3600, not {quoted(limit)}")
    words = words_in([KIT_WORDS, TOURNAMENT_WORDS, *([kind.messages] if kind.messages else [])], language)
    entries = entries_of(bots, players)
    text = new_seed() if seed is None else checked_seed(seed)
    schedule = Schedule(len(entries), players, games, text)
    checked_seed(schedule.seed_of(schedule.blocks))  # the seeds of the games are a little longer
    question = {
        "kit": kit_fingerprint(),
        "game": [kind.name, fingerprint(type(kind)).text, fingerprint(kind.state).text],
        "bots": [[entry.name, entry.fingerprint] for entry in entries],
        "seed": text,
        "players": players,
        "choose": "" if choose is None else fingerprint(choose).text,
        "limit": float(limit),
        "longest": longest,
    }
    where = usual_folder() / "tournaments" if folder is None else path_of(folder)
    with Journal(where, question) as journal:
        if again:
            journal.forget()
        hall = _Hall(kind, entries, schedule, choose, float(limit), longest, journal, words)
        hall.play(workers, progress)
        if journal.trouble is not None:
            print(words.say("tournament-not-kept", folder=journal.trouble[0], reason=journal.trouble[1]))
        return hall.result(words.say(note) if note else "")


class _Hall:
    """Where a tournament is played: what is to be played, what was, and who was stopped."""

    def __init__(
        self,
        kind: Kind[Any, Any],
        entries: Sequence[Entry],
        schedule: Schedule,
        choose: Choose | None,
        limit: float,
        longest: int,
        journal: Journal,
        words: Words,
    ) -> None:
        self._kind = kind
        self._entries = entries
        self._schedule = schedule
        self._choose = choose
        self._limit = limit
        self._longest = longest
        self._journal = journal
        self._words = words
        self._faults: dict[int, tuple[Group, int]] = {}
        """The batches in which a bot had to be stopped: who played, and who it was."""

    def play(self, workers: int | None, progress: bool) -> None:
        """Play what was not played before."""
        from tqdm.auto import tqdm

        for batch in self._schedule.batches():
            if (games := self._journal.get(batch)) is not None:
                self._note(batch, games)
        done = self._done()
        every = self._schedule.all_games
        if done and progress:
            print(self._words.say("tournament-go-on", done=done, every=every))
        with tqdm(total=every, initial=done, unit="game", disable=not progress) as bar:
            try:
                # Several processes may stop a bot for a game in which, as it turns out, another had been stopped
                # before: what was left out for that is played then.
                while any(self._missing()):
                    with closing(self._played(workers)) as played:
                        for batch, games in played:
                            self._journal.add(batch, games)
                            self._note(batch, games)
                            bar.update(batch.games)
            except KeyboardInterrupt:
                raise TournamentInterrupted(
                    self._words.say(
                        "tournament-interrupted", done=self._done(), every=every, seed=repr(self._schedule.seed)
                    )
                ) from None
            except Exception as error:
                if not _is_of_the_processes(error):
                    raise
                reason, done = plain_reason(error), self._done()
                values = {"done": done, "every": every, "seed": repr(self._schedule.seed), "reason": reason}
                raise GameError(self._words.say("tournament-broken-off", **values)) from error
            # What is not played because a bot was stopped need not be waited for.
            bar.update(every - bar.n)

    def _done(self) -> int:
        """How many games were played so far."""
        return sum(batch.games for batch in self._schedule.batches() if self._journal.get(batch) is not None)

    def _played(self, workers: int | None) -> Generator[tuple[Batch, list[Played]], None, None]:
        """What is missing, as it is finished."""
        from joblib import Parallel, delayed

        parallel = Parallel(
            n_jobs=-1 if workers is None else workers,
            return_as="generator_unordered",
            batch_size=1,
            pre_dispatch="2 * n_jobs",
        )
        # The batches are handed out one by one, so that a bot that was stopped meanwhile is left out.
        found = parallel(delayed(_numbered)(batch, self._work(batch)) for batch in self._missing())
        try:
            # Not `yield from`, which would end it before the warnings are out of the way.
            for one in found:  # noqa: UP028
                yield one
        finally:
            with catch_warnings():
                simplefilter("ignore")  # that work was given up, which is what an interrupt is for
                found.close()

    def result(self, note: str) -> TournamentResult:
        """What came out."""
        played = ((batch, self._journal.get(batch) or []) for batch in self._schedule.batches())
        names = [one.name for one in self._entries]
        return TournamentResult(self._kind.name, names, self._schedule, played, self._words, self._ask, note)

    def _ask(self, number: int, stopped: Played, bot: Bot | None) -> Any:
        """Ask a bot that was stopped once more."""
        return replay(self._entries[number], self._kind.sample(), stopped, self._words, bot)

    def _missing(self) -> Iterator[Batch]:
        """The batches that have to be played, in their order. Who is stopped meanwhile plays no more."""
        for batch in self._schedule.batches():
            if self._journal.get(batch) is None and not self._is_out(batch):
                yield batch

    def _is_out(self, batch: Batch) -> bool:
        """Whether one of the group was stopped in a batch before this one."""
        out: set[int] = set()
        for number in sorted(self._faults):
            group, bot = self._faults[number]
            # After a bot was stopped its games are not played, and nobody can be stopped in them.
            if number < batch.number and not out & set(group):
                out.add(bot)
        return bool(out & set(batch.group))

    def _note(self, batch: Batch, games: Sequence[Played]) -> None:
        """Note who was stopped in a batch."""
        for one in games:
            if one["ended"] == STOPPED:
                self._faults[batch.number] = batch.group, one["bot"]

    def _work(self, batch: Batch) -> Work:
        games = []
        for block in batch.blocks:
            seed = self._schedule.seed_of(block)
            choices = None if self._choose is None else self._choose(seed, len(batch.group))
            games += [(block, seed, seats, choices) for seats in self._schedule.seatings(batch.group, block)]
        entries = {number: self._entries[number] for number in batch.group}
        return Work(self._kind, entries, games, self._limit, self._longest)


def _is_of_the_processes(error: Exception) -> bool:
    """Whether an error says that processes have ended, those of joblib or of a cluster, and not that code is wrong."""
    kinds = {kind.__module__.partition(".")[0] for kind in type(error).__mro__}
    return bool(kinds & _POOLS) or isinstance(error, OSError)


def _numbered(batch: Batch, work: Work) -> tuple[Batch, list[Played]]:
    """A batch with what was played of it: they come back in any order."""
    return batch, play_batch(work)


def _whole(name: str, value: object, fewest: int, most: int) -> int:
    return number_within(value, fewest, most, f"{name} is a whole number from {fewest:,} to {most:,}")
