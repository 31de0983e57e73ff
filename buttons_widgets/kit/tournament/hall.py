"""Where a tournament is played, and the file from which it goes on after it was stopped.

Each finished batch is a line, added as soon as it is there; it begins with a sum of all that follows in it. A line that
was not finished, or does not fit its sum, is not counted and is taken away. The name of the file is the fingerprint of
the question: another question has another file.

A bot can read the file, and write there. So nothing in it says the seed, which would tell all dice, and a sum can be
worked out only by who knows the seed.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self
from warnings import catch_warnings, simplefilter

import msgspec
from filelock import FileLock, Timeout

from ..bots.faults import read_fault
from ..bots.fresh_bot import bot_alone, bot_bytes
from ..language.words import Words
from ..rules.errors import GameError, plain_reason
from ..rules.game import Bot
from ..rules.history import states_of
from ..saving.errors import SaveError, disk_reason, path_text
from ..saving.files import read_lines, write_file
from ..table.kind import Choose, Kind
from .fingerprint import fingerprint, kit_fingerprint
from .playing import STOPPED, Played, Work, play_batch
from .result import TournamentResult
from .schedule import Batch, Entry, Group, Schedule

MOST_KEPT: Final = 100
"""So many tournaments are kept: those that were written last."""
LONGEST_LINE: Final = 1 << 28
"""No line of the file has so many bytes: a hundred thousand games have a tenth of them."""


class _Kept(msgspec.Struct):
    """A line of the file: a batch that was played."""

    batch: int
    blocks: int
    games: list[Played]


class Journal:
    """The file of one question; use it in a `with`, which keeps others from writing it.

    Args:
        question: all that the games depend on, except the seed and how many there are.
        schedule: the games, and the seed.

    Attributes:
        path: of the file.
        trouble: the folder in which nothing can be kept, and why; `None` as long as it can.

    Raises:
        GameError: when it is opened while another program plays the same tournament.
    """

    def __init__(self, folder: Path, question: Mapping[str, Any], schedule: Schedule) -> None:
        text = json.dumps({**question, "seed": schedule.seed}, sort_keys=True).encode()
        self._key = blake2b(text, person=b"sums").digest()
        self._head = json.dumps({"tournament": 2, "asked": dict(question)}).encode()
        self.path = folder / f"tournament-{blake2b(text, digest_size=12).hexdigest()}.jsonl"
        self.trouble: tuple[str, str] | None = None
        self._schedule = schedule
        self._found: dict[tuple[int, int], list[Played]] = {}  # as it was read
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
        with suppress(OSError):  # what was played is kept; the lock goes with its descriptor, at the latest
            self._lock.release()

    def get(self, batch: Batch) -> list[Played] | None:
        """What was played of a batch; `None` if it was not."""
        place = batch.number, len(batch.blocks)
        found = self._found.pop(place, None)
        if found is not None and _is_batch(found, batch, self._schedule):
            self._done[place] = found
        return self._done.get(place)

    def add(self, batch: Batch, played: list[Played]) -> None:
        """Keep a batch that was played."""
        self._done[batch.number, len(batch.blocks)] = played
        if self.trouble:
            return
        line = msgspec.json.encode(_Kept(batch.number, len(batch.blocks), played))
        try:
            with self.path.open("ab") as file:
                file.write(self._sealed(line))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            self._fail(error)

    def forget(self) -> None:
        """Begin again, with a file that can be written, if the one of before could not be read."""
        self._found.clear()
        self._done.clear()
        if self._lock.is_locked:
            self.trouble = None
        self._begin()

    def _read(self) -> None:
        good, is_damaged = [self._sealed(self._head)], False
        try:
            with closing(read_lines(self.path, LONGEST_LINE)) as lines:  # Windows replaces no file that is open
                is_ours = next(lines, b"") == good[0]
                for line in lines if is_ours else ():
                    kept = self._kept(line)
                    if kept is None:
                        is_damaged = True
                    else:
                        self._found[kept.batch, kept.blocks] = kept.games
                        good.append(line)
        except SaveError as error:
            if isinstance(error.__cause__, FileNotFoundError):
                self._begin()
            else:
                self.trouble = path_text(self.path.parent), error.reason
            return
        if not is_ours:
            self._begin()
        elif is_damaged:
            self._write(b"".join(good))

    def _kept(self, line: bytes) -> _Kept | None:
        """The batch in a line; `None` if it was damaged, or written by somebody else."""
        text = line.partition(b" ")[2].removesuffix(b"\n")
        if line != self._sealed(text):
            return None
        try:
            return msgspec.json.decode(text, type=_Kept)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None

    def _sealed(self, line: bytes) -> bytes:
        """A line of the file, with its sum before it: a batch that was damaged on the disk is played once more."""
        return blake2b(line, digest_size=16, key=self._key).hexdigest().encode() + b" " + line + b"\n"

    def _begin(self) -> None:
        self._write(self._sealed(self._head))
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


_OF_A_STOPPED_BOT: Final = Played.__optional_keys__


def _is_batch(games: Sequence[Played], batch: Batch, schedule: Schedule) -> bool:
    """Whether these are the games of a batch, in their order, up to the one in which a bot was stopped."""
    wanted = [(block, seats) for block in batch.blocks for seats in schedule.seatings(batch.group, block)]
    found = [(one["block"], tuple(one["seats"])) for one in games]
    ends = [one["ended"] == STOPPED for one in games]
    return (
        found == wanted[: len(found)]
        and not any(ends[:-1])
        and (len(found) == len(wanted) or any(ends))
        and all(map(_is_played, games))
    )


def _is_played(game: Played) -> bool:
    """Whether what is kept of a game can be shown."""
    seats, shares = game["seats"], game["shares"]
    if game["plies"] < 0 or not all(number in seats for number, _ in game["printed"]):
        return False
    if game["ended"] != STOPPED:
        return shares is not None and len(shares) == len(seats) and all(0 <= share <= 1 for share in shares)
    if shares is not None or not game.keys() >= _OF_A_STOPPED_BOT:
        return False
    return (game["seat"], game["bot"]) in enumerate(seats) and read_fault(game["fault"]) is not None


_ENDS: Final = frozenset({"ended", "killed", "broken"})
"""What a bot does not do to a kernel without harm."""


def replay(entry: Entry, start: Any, stopped: Played, words: Words, bot: Bot | None) -> Any:
    """Ask a bot for all its decisions of the game in which it was stopped.

    Args:
        start: any state of the same game.
        stopped: what was kept of the game.
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
        asked = bot_alone(entry.data if bot is None else bot_bytes(bot), stopped["random"])
        for state, then in zip(states, (*game.moves, None), strict=True):
            if state.to_move == seat:
                decision += 1
                move = asked(state.seen_by(seat))
                if bot is None and then is not None and move != then:
                    print(
                        words.say("tournament-replay-differs", name=entry.name, decision=decision, now=move, then=then)
                    )
    return move


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

_POOLS: Final = frozenset({"joblib", "distributed", "concurrent", "asyncio", "tornado"})
"""The packages whose errors say that processes have ended."""


class TournamentInterrupted(KeyboardInterrupt):
    """A tournament was interrupted. What was finished is kept: the message says how to go on."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook prints of it: the message alone."""
        return [f"Interrupted: {self}"]


@dataclass
class Hall:
    """Where a tournament is played: what is to be played, what was, and who was stopped; see `tournament_of`."""

    kind: Kind[Any, Any]
    entries: Sequence[Entry]
    schedule: Schedule
    choose: Choose | None
    limit: float
    longest: int
    words: Words
    journal: Journal = field(init=False)
    faults: dict[int, tuple[Group, int]] = field(init=False, default_factory=dict)
    """The batches in which a bot had to be stopped: who played, and who it was."""

    def result(
        self, folder: Path, workers: int | None, *, progress: bool, again: bool, note: str = ""
    ) -> TournamentResult:
        """Play what was not played before, and keep it in a folder; `note` is the message that the result ends with."""
        with Journal(folder, self._question(), self.schedule) as self.journal:
            if again:
                self.journal.forget()
            self._play(workers, progress)
            if self.journal.trouble is not None:
                where, reason = self.journal.trouble
                print(self.words.say("tournament-not-kept", folder=where, reason=reason))
        played = ((batch, self.journal.get(batch) or []) for batch in self.schedule.batches())
        names, told = [one.name for one in self.entries], self.words.say(note) if note else ""
        return TournamentResult(self.kind.name, names, self.schedule, played, self.words, self._ask, told)

    def _question(self) -> dict[str, Any]:
        """All that the games depend on, except the seed and how many there are."""
        return {
            "kit": kit_fingerprint(),
            "game": [self.kind.name, fingerprint(type(self.kind)).text, fingerprint(self.kind.state).text],
            "bots": [[entry.name, entry.fingerprint] for entry in self.entries],
            "players": self.schedule.players,
            "choose": "" if self.choose is None else fingerprint(self.choose).text,
            "limit": self.limit,
            "longest": self.longest,
        }

    def _play(self, workers: int | None, progress: bool) -> None:
        from tqdm.auto import tqdm

        for batch in self.schedule.batches():
            if (games := self.journal.get(batch)) is not None:
                self._note(batch, games)
        done, every, say = self._done(), self.schedule.all_games, self.words.say
        if done and progress:
            print(say("tournament-go-on", done=done, every=every))
        with tqdm(total=every, initial=done, unit="game", disable=not progress) as bar:
            try:
                # Several processes may stop a bot for a game in which, as it turns out, another had been stopped
                # before: what was left out for that is played then.
                while any(self._missing()):
                    with closing(self._played(workers)) as played:
                        for batch, games in played:
                            self.journal.add(batch, games)
                            self._note(batch, games)
                            bar.update(batch.games)
            except KeyboardInterrupt:
                seed = repr(self.schedule.seed)
                told = say("tournament-interrupted", done=self._done(), every=every, seed=seed)
                raise TournamentInterrupted(told) from None
            except Exception as error:
                if not _is_of_the_processes(error):
                    raise
                seed, reason = repr(self.schedule.seed), plain_reason(error)
                told = say("tournament-broken-off", done=self._done(), every=every, seed=seed, reason=reason)
                raise GameError(told) from error
            # What is not played because a bot was stopped need not be waited for.
            bar.update(every - bar.n)

    def _done(self) -> int:
        """How many games were played so far."""
        return sum(batch.games for batch in self.schedule.batches() if self.journal.get(batch) is not None)

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

    def _ask(self, number: int, stopped: Played, bot: Bot | None) -> Any:
        return replay(self.entries[number], self.kind.sample(), stopped, self.words, bot)

    def _missing(self) -> Iterator[Batch]:
        """The batches that have to be played, in their order. Who is stopped meanwhile plays no more."""
        for batch in self.schedule.batches():
            if self.journal.get(batch) is None and not self._is_out(batch):
                yield batch

    def _is_out(self, batch: Batch) -> bool:
        """Whether one of the group was stopped in a batch before this one."""
        out: set[int] = set()
        for number in sorted(self.faults):
            group, bot = self.faults[number]
            # After a bot was stopped its games are not played, and nobody can be stopped in them.
            if number < batch.number and not out & set(group):
                out.add(bot)
        return bool(out & set(batch.group))

    def _note(self, batch: Batch, games: Sequence[Played]) -> None:
        for one in games:
            if one["ended"] == STOPPED:
                self.faults[batch.number] = batch.group, one["bot"]

    def _work(self, batch: Batch) -> Work:
        games = []
        for block in batch.blocks:
            seed = self.schedule.seed_of(block)
            choices = None if self.choose is None else self.choose(seed, len(batch.group))
            games += [(block, seed, seats, choices) for seats in self.schedule.seatings(batch.group, block)]
        entries = {number: self.entries[number] for number in batch.group}
        return Work(self.kind, entries, games, self.limit, self.longest)


def _is_of_the_processes(error: Exception) -> bool:
    """Whether an error says that processes have ended, those of joblib or of a cluster, and not that code is wrong."""
    kinds = {kind.__module__.partition(".")[0] for kind in type(error).__mro__}
    return bool(kinds & _POOLS) or isinstance(error, OSError)


def _numbered(batch: Batch, work: Work) -> tuple[Batch, list[Played]]:
    """A batch with what was played of it: they come back in any order."""
    return batch, play_batch(work)
