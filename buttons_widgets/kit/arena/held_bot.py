"""A bot in a process of its own, which is ended when the bot does what no bot may do.

Why not in the process that plays the games, as the kit's own bots are: a process of joblib that ends breaks the whole
pool, a loop in compiled code cannot be interrupted, and a class that was changed stays changed. Why not a process for
each move: starting one takes a tenth of a second, a question over a socket a tenth of a millisecond.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from ..rules.errors import GameError, shortened
from .bot_process import HEAD
from .faults import BotFault

STARTING: Final = 60.0
"""So many seconds the bot may take to be made: packages may have to be loaded."""
FIRST: Final = 4
"""Its first decision may take so many times as long as the others: compiled code is made in it."""
_MOST_HEARD: Final = 1 << 16
"""No answer has so many bytes."""


class HeldBot:
    """A bot in a process of its own.

    Args:
        data: the bot, as `bot_bytes` gives it.
        limit: so many seconds it may take for a decision.
    """

    def __init__(self, data: bytes, limit: float) -> None:
        self._data = data
        self._limit = limit
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        self._first = True

    def begin(self, seed: str) -> None:
        """Make the bot anew for a game.

        Raises:
            BotFault: it cannot be made.
        """
        late = f"it could not be made within {STARTING:g} seconds"
        if self._process is None:
            self._start()
            self._ask("bot", self._data, STARTING, late)
        self._ask("game", seed, STARTING, late)

    def decide(self, game: Any) -> str:
        """The text of the bot's move.

        Args:
            game: the state as the bot may see it.

        Raises:
            BotFault: the bot took too long, raised something, returned no move, or ended its process.
        """
        limit = self._limit * (FIRST if self._first else 1)
        heard = self._ask("move", game, limit, f"it took longer than {limit:g} seconds for a decision")
        self._first = False
        move = heard.get("move")
        if not isinstance(move, str):
            raise self._broken()
        return move

    def close(self) -> None:
        """End the process, and all that it started."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if self._socket is not None:
            self._socket.close()

    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        program = f"import sys; sys.path[:] = {sys.path!r}; from {__package__}.bot_process import run; run()"  # as here
        more: dict[str, Any] = {}
        if sys.platform != "win32":
            more = {"pass_fds": [theirs.fileno()], "start_new_session": True}
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-c", program],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                **more,
            )
        except OSError as error:
            ours.close()
            theirs.close()
            raise GameError(f"no process can be started for a bot: {error.strerror or error}") from error
        self._socket = ours
        if sys.platform == "win32":
            said = theirs.share(self._process.pid).hex()
        else:
            said = str(theirs.fileno())
        assert self._process.stdin is not None
        with suppress(OSError):  # it ended at once: that is found when it is asked
            self._process.stdin.write(f"{said}\n".encode())
            self._process.stdin.close()
        theirs.close()

    def _ask(self, word: str, value: Any, seconds: float, late: str) -> dict[str, Any]:
        connection, until = self._socket, monotonic() + seconds
        assert connection is not None
        message = pickle.dumps((word, value), protocol=pickle.HIGHEST_PROTOCOL)
        try:
            connection.settimeout(seconds)
            connection.sendall(HEAD.pack(len(message)) + message)
            (length,) = HEAD.unpack(_exactly(connection, HEAD.size, until))
            if length > _MOST_HEARD:
                raise self._broken()
            heard = json.loads(_exactly(connection, length, until))
        except TimeoutError:
            self.close()
            raise BotFault(late) from None
        except OSError:
            raise self._ended() from None
        except ValueError:  # no JSON, or no text at all
            raise self._broken() from None
        if not isinstance(heard, dict):
            raise self._broken()
        if "fault" in heard:
            raise BotFault(shortened(str(heard["fault"]), 300), str(heard.get("details", "")))
        return heard

    def _broken(self) -> BotFault:
        self.close()
        return BotFault("it broke the connection through which it was asked")

    def _ended(self) -> BotFault:
        """What to say of a process that is gone."""
        process = self._process
        assert process is not None
        with suppress(subprocess.TimeoutExpired):
            process.wait(2)
        code = process.returncode
        self.close()
        if code is None:
            return BotFault("it broke the connection through which it was asked")
        if code < 0:
            return BotFault(f"its process was killed by {_signal_name(-code)}")
        return BotFault(f"it ended its process (exit code {code})")


def _signal_name(number: int) -> str:
    with suppress(ValueError):
        return signal.Signals(number).name
    return f"signal {number}"


def _exactly(connection: socket.socket, count: int, until: float) -> bytes:
    """So many bytes.

    Raises:
        TimeoutError: they did not come in time.
        OSError: the other side is gone.
    """
    parts = bytearray()
    while len(parts) < count:
        left = until - monotonic()
        if left <= 0:
            raise TimeoutError
        connection.settimeout(left)
        part = connection.recv(count - len(parts))
        if not part:
            raise ConnectionResetError
        parts += part
    return bytes(parts)
