"""The server of `buttons-widgets play`: Voilà, with a bound for kernels, and for this machine alone unless told so.

Voilà is made for dashboards that anybody may open. It answers whatever name it is asked by, so that a page of another
host could have its own name point here and read a table; and it starts a kernel for each page without a bound.
"""

from __future__ import annotations

from typing import Any, Final

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from voila.app import Voila

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

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """The kernel of another page.

        Raises:
            HTTPError: there are too many (503).
        """
        if len(self) >= MOST_TABLES:
            raise HTTPError(503, f"{MOST_TABLES} tables are open here, and no more find room: close one")
        started: str = await super().start_kernel(**options)
        return started


class PlayServer(Voila):
    """It answers to the names of this machine alone, as JupyterLab does.

    Attributes:
        is_open: whether it was asked to listen to other computers, by whatever name they call it.
    """

    is_open = False

    def init_settings(self) -> dict[str, Any]:
        """What its pages are served with."""
        return {**super().init_settings(), "allow_remote_access": self.is_open}
