"""What runs in a process of its own: one bot, asked for one move after another.

It is the other end of `BotProcess` (bot_client.py). Whatever the bot does here, loop, exit, eat the memory, change the
classes of the game, the games themselves are played elsewhere. It is given states without a seed, and all that leaves
the process is the text of a move, which is checked where the game is, and what the bot prints.
"""

from __future__ import annotations

import copy
import io
import json
import os
import pickle
import socket
import struct
import sys
from contextlib import suppress
from threading import Thread
from time import sleep
from typing import Any, Final, NoReturn

from ..rules.errors import quoted, shortened
from .faults import BotFault, fault_of
from .fresh_bot import bot_alone

HEAD: Final = struct.Struct("!I")
"""A message begins with its length."""
MOST_SAID: Final = 300
"""So many characters a move's text may have."""
MOST_PRINTED: Final = 32_000
"""So many bytes of what a bot prints at a decision leave the process: fewer than a pipe holds."""
MOST_MEMORY: Final = 4 << 30
"""So many bytes of memory, in addresses, a bot's process may have (on Linux)."""
_SIGKILL: Final = 9


def run() -> NoReturn:
    """Serve until the other side is gone; the address of the connection is the first line that comes in."""
    said = sys.stdin.buffer.readline().strip()
    if sys.platform == "win32":
        connection = socket.fromshare(bytes.fromhex(said.decode()))
    else:
        connection = socket.socket(fileno=int(said))
    _end_with_the_parent()
    prints = _Prints()
    _limit_memory()
    with suppress(OSError):  # the other side is gone
        _serve(connection, prints)
    os._exit(0)


def _serve(connection: socket.socket, prints: _Prints) -> None:
    data, bot, state = b"", None, None
    own_number, messages = os.getpid(), connection.makefile("rb")
    while len(head := messages.read(HEAD.size)) == HEAD.size:
        word, value = pickle.loads(messages.read(*HEAD.unpack(head)))
        prints.left = MOST_PRINTED
        answer: dict[str, Any] = {}
        try:
            if word == "bot":
                data = value
            elif word == "game":
                bot = bot_alone(data, value)
            else:
                state = value if word == "state" else state_after(state, value)
                # A copy: what the bot does to it, it does not do to what it will be given next.
                answer = {"again": True} if state is None else {"move": _move(bot, copy.copy(state))}
        except BaseException as error:
            fault = error if isinstance(error, BotFault) else fault_of(error)
            answer = {"fault": fault.record()}
        if os.getpid() != own_number:  # the bot has forked, and this is the other one: it has nothing to say
            os._exit(0)
        text = json.dumps(answer).encode()
        connection.sendall(HEAD.pack(len(text)) + text)


def state_after(state: Any, moves: Any) -> Any:
    """The state after some more moves; `None` if they cannot be played: a bot changed it, or it hides something."""
    try:
        for move in moves:
            state = state.play(move)
    except Exception:  # whatever the bot has put in the place of the rules
        return None
    return state


def _move(bot: Any, game: Any) -> str:
    """The text of the bot's move. Raises a `BotFault` if what it returned is none, and whatever the bot raises."""
    move = bot(game)
    if move is None:
        raise BotFault("nothing")
    if isinstance(move, type):
        raise BotFault("class", name=shortened(str(move.__name__), MOST_SAID // 4))
    if isinstance(move, str):  # it may be the text of a move, but is none
        raise BotFault("text", answer=quoted(move))
    return str(move)[:MOST_SAID]


class _Prints(io.RawIOBase):
    """What the bot prints goes to the process that asks, as much of it as is kept; what it asks by `input` fails.

    Attributes:
        left: so many bytes more are passed on until the next question.
    """

    def __init__(self) -> None:
        super().__init__()
        self.left = MOST_PRINTED
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        if sys.platform != "win32":
            # Nobody has to wait for the other side to read: what there is no room for is lost.
            os.set_blocking(1, False)
            os.dup2(1, 2)
        sys.stdout = sys.stderr = io.TextIOWrapper(self, "utf-8", "replace", write_through=True)

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1

    def write(self, data: Any) -> int:
        kept = bytes(data[: self.left])
        self.left -= len(kept)
        if kept:
            with suppress(OSError):  # no room, or the bot has closed it
                os.write(1, kept)
        return len(data)


def _limit_memory() -> None:
    if sys.platform == "linux":
        # Late: only Linux keeps to the bound, and Windows has no such module.
        import resource

        with suppress(ValueError, OSError):  # less is allowed already
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _end_with_the_parent() -> None:
    """See to it that this process does not outlive the one that started it, even if the bot loops for ever."""
    if sys.platform == "linux":
        # Late: only Linux has what is called by it.
        import ctypes

        with suppress(OSError, AttributeError):
            # prctl(2): PR_SET_PDEATHSIG is 1
            ctypes.CDLL(None).prctl(1, _SIGKILL)
            return
    if sys.platform != "win32":
        parent = os.getppid()

        def watch() -> None:
            while os.getppid() == parent:
                sleep(1)
            os._exit(1)

        Thread(target=watch, daemon=True).start()
