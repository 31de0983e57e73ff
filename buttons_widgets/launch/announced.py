"""JupyterLab's server, which says where it is also to those who chose how to get in."""

from __future__ import annotations

from jupyter_server.serverapp import ServerApp


class AnnouncedServer(ServerApp):
    """It prints its address. Jupyter's own does so only with a token that it made itself."""

    def start_app(self) -> None:
        """Begin to listen, open the browser, and say the address."""
        super().start_app()
        if not self.identity_provider.token_generated:
            print(f"    {self.display_url}", flush=True)
