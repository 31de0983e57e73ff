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
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from ..rules.errors import GameError
from .bot_server import HEAD, state_after
from .faults import BotFault, read_fault

STARTING: Final = 60.0
"""So many seconds the bot may take to be made: packages may have to be loaded."""
FIRST: Final = 4
"""Its first decision may take so many times as long as the others: compiled code is made in it."""
MOST_KEPT: Final = 2000
"""Of what a bot prints in a game, so many bytes are kept of the beginning, and so many of the end."""
_MOST_HEARD: Final = 1 << 16
"""No answer has so many bytes."""


class BotProcess:
    """A bot in a process of its own.

    Args:
        data: the bot, as `bot_bytes` gives it.
        limit: so many seconds it may take for a decision.

    Attributes:
        first_printed: the beginning of what it printed since `begin`.
        last_printed: the end of it.
    """

    def __init__(self, data: bytes, limit: float) -> None:
        self._data = data
        self._limit = limit
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        self._first = True
        self._known: Any = None
        self.first_printed = self.last_printed = b""

    def begin(self, seed: str) -> None:
        """Make the bot anew for a game.

        Raises:
            BotFault: it cannot be made.
        """
        self._known, self.first_printed, self.last_printed = None, b"", b""
        if self._process is None:
            self._start()
            self._ask("bot", self._data, STARTING, "not-made")
        self._ask("game", seed, STARTING, "not-made")

    def decide(self, game: Any, new: Sequence[Any]) -> str:
        """The text of the bot's move.

        Args:
            game: the state as the bot may see it.
            new: the moves that were made since it was last asked in this game.

        Raises:
            BotFault: the bot took too long, raised something, returned no move, or ended its process.
        """
        limit = self._limit * (FIRST if self._first else 1)
        # To send a whole game again and again would take longer than all else. Its new moves are enough, if what they
        # lead to is all that the bot may see.
        after = None if self._known is None else state_after(self._known, new)
        self._known = game
        heard = self._ask("moves", tuple(new), limit, "slow") if after == game else {"again": True}
        if heard.get("again") is True:
            heard = self._ask("state", game, limit, "slow")
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
        if process.stdout is not None:
            self._hear_prints(process)
            process.stdout.close()

    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        program = f"import sys; sys.path[:] = {sys.path!r}; from {__package__}.bot_server import run; run()"  # as here
        more: dict[str, Any] = {"stdout": subprocess.DEVNULL}
        if sys.platform != "win32":
            more = {"stdout": subprocess.PIPE, "pass_fds": [theirs.fileno()], "start_new_session": True}
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-c", program],
                stdin=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                **more,
            )
        except OSError as error:
            ours.close()
            theirs.close()
            raise GameError.of(
                "refused-no-process", "no process can be started for a bot: {reason}", reason=error.strerror or error
            ) from error
        if self._process.stdout is not None:
            os.set_blocking(self._process.stdout.fileno(), False)
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

    def _hear_prints(self, process: subprocess.Popen[bytes]) -> None:
        """Keep what the bot has printed: its beginning, and its end."""
        if process.stdout is None:
            return
        with suppress(OSError):  # there is nothing now
            printed = os.read(process.stdout.fileno(), _MOST_HEARD)
            self.first_printed += printed[: MOST_KEPT - len(self.first_printed)]
            self.last_printed = (self.last_printed + printed)[-MOST_KEPT:]

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
            raise BotFault(late, seconds=seconds) from None
        except OSError:
            raise self._ended() from None
        except ValueError:  # no JSON, or no text at all
            raise self._broken() from None
        if not isinstance(heard, dict):
            raise self._broken()
        if self._process is not None:
            self._hear_prints(self._process)
        if "fault" in heard:
            raise read_fault(heard["fault"]) or self._broken()
        return heard

    def _broken(self) -> BotFault:
        self.close()
        return BotFault("broken")

    def _ended(self) -> BotFault:
        """What to say of a process that is gone."""
        process = self._process
        assert process is not None
        with suppress(subprocess.TimeoutExpired):
            process.wait(2)
        code = process.returncode
        self.close()
        if code is None:
            return BotFault("broken")
        if code < 0:
            return BotFault("killed", signal=_signal_name(-code))
        return BotFault("ended", code=str(code))


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
