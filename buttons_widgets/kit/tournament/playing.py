"""Playing the games of a batch: the referee, and what is kept of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final, Literal, TypedDict

from ..bots.bot_client import MOST_KEPT, BotProcess
from ..bots.faults import MOST_SAID, BotFault, Fault, fault_of
from ..bots.fresh_bot import fresh_bot
from ..rules.errors import GameError, quoted, shortened
from ..rules.game import CHANCE, Game
from ..rules.setup import SEED_HIDDEN
from ..table.kind import Kind
from .schedule import Entry, Group

WON: Final = "won"
TOO_LONG: Final = "too long"
STOPPED: Final = "stopped"


class _AnyPlayed(TypedDict):
    """What is kept of every game."""

    block: int
    seats: list[int]
    shares: list[float] | None
    ended: Literal["won", "too long", "stopped"]
    plies: int
    printed: list[tuple[int, str]]


class Played(_AnyPlayed, total=False):
    """What is kept of a game, as JSON has it: if a bot was stopped, all of this, and else the first six.

    Attributes:
        block: the block's number.
        seats: the bots' numbers, seat by seat.
        shares: of the win, seat by seat; `None` where a bot was stopped.
        ended: how.
        plies: how many there were.
        printed: the number of each bot that printed something, and what.
        bot: the number of the bot that was stopped.
        seat: where it sat.
        fault: what it did.
        decision: its own in this game, counted from 1; 0 if it did not come to that.
        round: of the game.
        game: as text, without its seed: a bot that reads the file could foresee the dice of other games.
        random: what the bot's random numbers came from.
        printed_last: what it printed last.
    """

    bot: int
    seat: int
    fault: Fault
    decision: int
    round: int
    game: str
    random: str
    printed_last: str


MOST_ALLOWED: Final = 3
"""So many of the moves that were allowed are named to the author of a bot that made another one."""


@dataclass(frozen=True)
class Work:
    """A batch with all that is needed to play it anywhere.

    Attributes:
        kind: which game.
        entries: the bots of the group, by their numbers.
        games: of each game its block, its seed, its seating, and what is chosen with the seats.
        limit: so many seconds a bot may take for a decision.
        longest: after so many plies a game ends without a result.
    """

    kind: Kind[Any, Any]
    entries: dict[int, Entry]
    games: Sequence[tuple[int, str, Group, Sequence[Any] | None]]
    limit: float
    longest: int


def play_batch(work: Work) -> list[Played]:
    """Play the games in their order. After one in which a bot had to be stopped no other is played.

    Raises:
        GameError: a game cannot begin, or no process can be started.
    """
    played: list[Played] = []
    printed: Counter[int] = Counter()
    with ExitStack() as stack:
        deciders = {number: _decider(work, entry, stack) for number, entry in work.entries.items()}
        for block, seed, seats, choices in work.games:
            names = [work.entries[number].name for number in seats]
            game = work.kind.start(names, choices, seed=seed)
            one = _play(game, block, seats, deciders, work.longest)
            for number in sorted(set(seats)):
                if (text := deciders[number].printed()[0]) and printed[number] < MOST_KEPT:
                    printed[number] += len(text)
                    one["printed"].append((number, text))
            played.append(one)
            if one["ended"] == STOPPED:
                break
    return played


def _play(game: Any, block: int, seats: Group, deciders: Mapping[int, _OurBot | _ForeignBot], longest: int) -> Played:
    """Play a game to its end. What the bots print is not asked of them yet."""
    seated = [deciders[number] for number in seats]
    seed = _seed_of(game)
    at = 0
    decisions = [0] * len(seats)
    moves: list[Any] = []
    try:
        for at, decider in enumerate(seated):
            decider.begin(f"{seed}/{seats}/{at}")
        while (at := game.to_move) is not None and len(moves) < longest:
            if at is CHANCE:
                move = game.chance_move()
                game = game.play(move)
            else:
                decisions[at] += 1
                move = seated[at].move(game, moves)
                game = _after(game, move)
            moves.append(move)
    except BotFault as fault:
        return {
            "block": block,
            "seats": list(seats),
            "shares": None,
            "ended": STOPPED,
            "plies": game.ply,
            "printed": [],
            "bot": seats[at],
            "seat": at,
            "fault": fault.record(),
            "decision": decisions[at],
            "round": game.round,
            "game": str(game).replace(game.setup.seed_line, SEED_HIDDEN, 1),
            "random": f"{seed}/{seats}/{at}",
            "printed_last": seated[at].printed()[1],
        }
    over = game.result is not None
    winners = game.result.winners if over else ()
    # A win that is shared counts in parts, and a game without a winner as if all had won it.
    sharing = winners or range(len(seats))
    shares = [(seat in sharing) / len(sharing) for seat in range(len(seats))]
    return {
        "block": block,
        "seats": list(seats),
        "shares": shares,
        "ended": WON if over else TOO_LONG,
        "plies": game.ply,
        "printed": [],
    }


def _after(game: Any, move: Any) -> Any:
    """The game after a bot's move. Raises a `BotFault`, which says why it is not legal."""
    try:
        return game.play(move)
    except GameError as error:
        legal = game.legal_moves()
        what = "illegal" if len(legal) <= MOST_ALLOWED else "illegal-of-many"
        chosen, *allowed = (shortened(str(one), MOST_SAID) for one in (move, *legal[:MOST_ALLOWED]))
        raise BotFault(what, str(error), move=chosen, allowed="\n".join(allowed), count=len(legal)) from error
    except Exception as error:  # what it returned is no move at all
        raise BotFault("no-move", answer=quoted(move)) from error


def _seed_of(game: Any) -> str:
    """What the bots' own random numbers come from: it says nothing about the dice."""
    # Late: it brings OpenSSL along, which takes longer to load than all the rules of a game.
    from hashlib import blake2b

    return blake2b(f"bots of {game}".encode(), digest_size=16).hexdigest()


def _decider(work: Work, entry: Entry, stack: ExitStack) -> _OurBot | _ForeignBot:
    if entry.is_ours:
        return _OurBot(entry)
    held = BotProcess(entry.data, work.limit)
    stack.callback(held.close)
    return _ForeignBot(held, work.kind)


class _OurBot:
    """One of the kit's bots, asked here."""

    def __init__(self, entry: Entry) -> None:
        self._data = entry.data
        self._bot: Any = None

    def begin(self, seed: str) -> None:
        self._bot = fresh_bot(self._data, seed)

    def move(self, game: Game[Any], moves: Sequence[Any]) -> Any:
        try:
            seat = game.to_move
            assert isinstance(seat, int)
            move = self._bot(game.seen_by(seat))
        except Exception as error:
            raise fault_of(error) from error
        if move is None:
            raise BotFault("nothing")
        return move

    def printed(self) -> tuple[str, str]:
        """The kit's bots print nothing."""
        return "", ""


class _ForeignBot:
    """Anybody's bot, asked in its own process."""

    def __init__(self, held: BotProcess, kind: Kind[Any, Any]) -> None:
        self._held = held
        self._kind = kind
        self._heard = 0

    def begin(self, seed: str) -> None:
        self._held.begin(seed)
        self._heard = 0

    def move(self, game: Game[Any], moves: Sequence[Any]) -> Any:
        seat = game.to_move
        assert isinstance(seat, int)
        new, self._heard = moves[self._heard :], len(moves)
        text = self._held.decide(game.seen_by(seat), new)
        try:
            return self._kind.parse_move(text)
        except Exception as error:
            raise BotFault("no-move", answer=quoted(text)) from error

    def printed(self) -> tuple[str, str]:
        """The beginning and the end of what the bot printed in this game."""
        first, last = self._held.first_printed, self._held.last_printed
        return first.decode(errors="replace"), last.decode(errors="replace")
