"""The server of `buttons-widgets play`: Voilà, with a bound for kernels, and for this machine alone unless told so.

Voilà is made for dashboards that anybody may open. It answers whatever name it is asked by, so that a page of another
host could have its own name point here and read a table; and it starts a kernel for each page without a bound.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, Final

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from voila.app import Voila

from ..kit.rules.errors import GameError

MOST_TABLES: Final = 30
"""So many pages are played in at once; the kernel of each has some 80 megabytes."""
SECONDS_ALONE: Final = 600
"""A kernel ends when no page has been connected to it for so long: a browser that crashed says no good-bye."""
SECONDS_BETWEEN_LOOKS: Final = 60
"""Whether there are such kernels is looked up so often."""


class TableKernels(AsyncMappingKernelManager):
    """A kernel for each page."""

    def __init__(self, **options: Any) -> None:
        """None yet."""
        super().__init__(  # type: ignore[no-untyped-call]
            **{"cull_idle_timeout": SECONDS_ALONE, "cull_interval": SECONDS_BETWEEN_LOOKS, **options}
        )
        self._starting: set[str] = set()

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """The kernel of another page.

        Raises:
            HTTPError: there are too many (503).
        """
        if len(self._starting.union(self.list_kernel_ids())) >= MOST_TABLES:
            raise HTTPError(503, f"{MOST_TABLES} tables are open here, and no more find room: close one")
        own = options.get("kernel_id") or self.new_kernel_id(
            **options
        )  # known from now on, so that pages that ask at once are all counted
        self._starting.add(own)
        try:
            started: str = await super().start_kernel(**{**options, "kernel_id": own})
        finally:
            self._starting.remove(own)
        return started


class PlayServer(Voila):
    """It listens to this machine alone, and answers to its names alone, as JupyterLab does.

    Asked by `--ip` to listen to others it answers to whatever name they call it, but opens with a token only.
    """

    aliases = {**Voila.aliases, "ip": "Voila.ip"}  # as JupyterLab has it

    def init_settings(self) -> dict[str, Any]:
        """What its pages are served with.

        Raises:
            GameError: it would listen to other machines without asking for a token.
        """
        settings: dict[str, Any] = super().init_settings()
        is_open = not is_of_this_machine(self.ip)
        if is_open and not self.identity_provider.token.strip("\"' "):  # what a shell leaves of no word at all
            self.stop()
            raise GameError("whoever reaches an address can play at your table: name a --token=… too, which opens it.")
        return {**settings, "allow_remote_access": is_open}


def is_of_this_machine(address: str) -> bool:
    """Whether nobody can reach an address but who is at this machine.

    >>> [is_of_this_machine(each) for each in ("localhost", "127.0.0.2", "::1", "", "0.0.0.0", "192.0.2.1", "example")]
    [True, True, True, False, False, False, False]
    """
    try:
        return address == "localhost" or ip_address(address).is_loopback
    except ValueError:  # a name, or nothing, which stands for all
        return False
