"""JupyterLab's server, which says where it is also to those who chose how to get in."""

from __future__ import annotations

from jupyter_server import serverapp


class ServerApp(serverapp.ServerApp):
    """It prints its address, which Jupyter's own does only with a token that it made itself.

    It has the name of Jupyter's own, because that is the name of its log.
    """

    def start_app(self) -> None:
        """Begin to listen, open the browser, and say the address."""
        super().start_app()
        if not self.identity_provider.token_generated:
            # Jupyter writes dots for a token that it did not make: the page asks for it.
            print(f"    {self.display_url.replace('?token=...', '')}", flush=True)
