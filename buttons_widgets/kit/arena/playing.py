"""Playing the games of a batch: the referee, and what is kept of each game."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ..rules.errors import GameError, quoted, shortened
from ..rules.game import CHANCE, Game
from ..table.kind import Kind
from .entries import Entry
from .faults import NOTHING_RETURNED, BotFault, fault_of
from .fresh_bot import fresh_bot
from .held_bot import HeldBot
from .schedule import Group

WON: Final = "won"
TOO_LONG: Final = "too long"
STOPPED: Final = "stopped"

Played = dict[str, Any]
"""What is kept of a game, as JSON has it: `block`, `seats` (the bots' numbers, seat by seat), `shares` (of the win,
seat by seat; `None` where a bot was stopped), `ended` (`WON`, `TOO_LONG` or `STOPPED`), `plies`, and of a stopped bot
its number `bot`, the `reason`, the `details` and the `game` as text."""


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
    with ExitStack() as stack:
        deciders = {number: _decider(work, entry, stack) for number, entry in work.entries.items()}
        for block, seed, seats, choices in work.games:
            names = [work.entries[number].name for number in seats]
            game = work.kind.start(names, choices, seed=seed)
            played.append(_play(game, seats, deciders, work.longest) | {"block": block})
            if played[-1]["ended"] == STOPPED:
                break
    return played


class _Decider(Protocol):
    def begin(self, seed: str) -> None: ...
    def move(self, game: Game[Any]) -> Any: ...


def _play(game: Any, seats: Group, deciders: dict[int, _Decider], longest: int) -> Played:
    """Play a game to its end."""
    seated = [deciders[number] for number in seats]
    seed = _seed_of(game)
    at = 0
    try:
        for at, decider in enumerate(seated):
            decider.begin(f"{seed}/{seats}/{at}")
        plies = 0
        while (at := game.to_move) is not None and plies < longest:
            game = game.play(game.chance_move()) if at is CHANCE else _after(game, seated[at].move(game))
            plies += 1
    except BotFault as fault:
        return {
            "seats": list(seats),
            "shares": None,
            "ended": STOPPED,
            "plies": game.ply,
            "bot": seats[at],
            "reason": fault.reason,
            "details": fault.details,
            "game": str(game),
        }
    over = game.result is not None
    winners = game.result.winners if over else ()
    # A win that is shared counts in parts, and a game without a winner as if all had won it.
    sharing = winners or range(len(seats))
    shares = [(seat in sharing) / len(sharing) for seat in range(len(seats))]
    return {"seats": list(seats), "shares": shares, "ended": WON if over else TOO_LONG, "plies": game.ply}


def _after(game: Any, move: Any) -> Any:
    """The game after a bot's move.

    Raises:
        BotFault: it is not legal.
    """
    try:
        return game.play(move)
    except GameError as error:
        raise BotFault(f"its move is not legal: {shortened(str(error), 240)}") from error
    except Exception as error:  # what it returned is no move at all
        raise BotFault(f"it returned {quoted(move)}, which is no move") from error


def _seed_of(game: Any) -> str:
    """What the bots' own random numbers come from: it says nothing about the dice."""
    # Late: it brings OpenSSL along, which takes longer to load than all the rules of a game.
    from hashlib import blake2b

    return blake2b(f"bots of {game}".encode(), digest_size=16).hexdigest()


def _decider(work: Work, entry: Entry, stack: ExitStack) -> _Decider:
    if entry.is_ours:
        return _OurBot(entry)
    held = HeldBot(entry.data, work.limit)
    stack.callback(held.close)
    return _ForeignBot(held, work.kind)


class _OurBot:
    """One of the kit's bots, asked here."""

    def __init__(self, entry: Entry) -> None:
        self._data = entry.data
        self._bot: Any = None

    def begin(self, seed: str) -> None:
        self._bot = fresh_bot(self._data, seed)

    def move(self, game: Game[Any]) -> Any:
        try:
            seat = game.to_move
            assert isinstance(seat, int)
            move = self._bot(game.seen_by(seat))
        except Exception as error:
            raise fault_of(error) from error
        if move is None:
            raise BotFault(NOTHING_RETURNED)
        return move


class _ForeignBot:
    """Anybody's bot, asked in its own process."""

    def __init__(self, held: HeldBot, kind: Kind[Any, Any]) -> None:
        self._held = held
        self._kind = kind

    def begin(self, seed: str) -> None:
        self._held.begin(seed)

    def move(self, game: Game[Any]) -> Any:
        seat = game.to_move
        assert isinstance(seat, int)
        text = self._held.decide(game.seen_by(seat))
        try:
            return self._kind.parse_move(text)
        except Exception as error:
            said = f"it returned {quoted(text)}, which is no move"
            raise BotFault(f"{said}: a bot returns one of game.legal_moves()") from error
