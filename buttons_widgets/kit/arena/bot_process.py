"""What runs in a process of its own: one bot, asked for one move after another.

It is the other end of `HeldBot` (held_bot.py). Whatever the bot does here, loop, exit, eat the memory, change the
classes of the game, the games themselves are played elsewhere. It is given states without a seed, and all that leaves
the process is the text of a move, which is checked where the game is.
"""

from __future__ import annotations

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
from .faults import NOTHING_RETURNED, BotFault, fault_of
from .fresh_bot import fresh_bot, seed_everything

HEAD: Final = struct.Struct("!I")
"""A message begins with its length."""
MOST_SAID: Final = 300
"""So many characters a move's text may have."""
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
    _be_silent()
    _limit_memory()
    _serve(connection)
    os._exit(0)


def _serve(connection: socket.socket) -> None:
    data, bot = b"", None
    while (message := _receive(connection)) is not None:
        word, value = pickle.loads(message)
        answer: dict[str, str] = {}
        try:
            if word == "bot":
                data = value
            elif word == "game":
                seed_everything(value)
                bot = fresh_bot(data, value)
                # Making it may have loaded packages with random numbers of their own.
                seed_everything(value)
            else:
                answer["move"] = _move(bot, value)
        except BaseException as error:
            fault = error if isinstance(error, BotFault) else fault_of(error)
            answer = {"fault": fault.reason, "details": fault.details}
        text = json.dumps(answer).encode()
        connection.sendall(HEAD.pack(len(text)) + text)


def _move(bot: Any, game: Any) -> str:
    """The text of the bot's move.

    Raises:
        BotFault: what it returned is no move.
        BaseException: whatever the bot raises.
    """
    move = bot(game)
    if move is None:
        raise BotFault(NOTHING_RETURNED)
    if isinstance(move, type):
        name = shortened(str(move.__name__), MOST_SAID // 4)
        raise BotFault(f"it returned the class {name}, and a move is written {name}(), with parentheses")
    if isinstance(move, str):  # it may be the text of a move, but is none
        raise BotFault(f"it returned the text {quoted(move)}, which is no move")
    return str(move)[:MOST_SAID]


def _receive(connection: socket.socket) -> bytes | None:
    """The next message; `None` if the other side is gone."""
    head = _exactly(connection, HEAD.size)
    return None if head is None else _exactly(connection, HEAD.unpack(head)[0])


def _exactly(connection: socket.socket, count: int) -> bytes | None:
    parts = bytearray()
    while len(parts) < count:
        try:
            part = connection.recv(count - len(parts))
        except OSError:
            part = b""
        if not part:
            return None
        parts += part
    return bytes(parts)


def _be_silent() -> None:
    """What the bot prints goes nowhere, and what it asks for by `input` is not answered."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nowhere, number)


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
