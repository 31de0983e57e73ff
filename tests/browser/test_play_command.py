"""`buttons-widgets play` in a browser. CI opens this page on Windows and macOS too, so nothing here needs Linux."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from tests.browser.opened import lay_a_button, served, shown

# Buttons whose letters are not those of the table around them, but the browser's own.
LETTERS = """() => [...document.querySelectorAll('.bw-table .jupyter-button')]
  .filter((button) => getComputedStyle(button).fontFamily !== getComputedStyle(button.closest('.bw-table')).fontFamily)
  .map((button) => `${button.textContent}: ${getComputedStyle(button).fontFamily}`)"""


def test_the_command_opens_a_table_at_which_a_button_is_laid(browser: Browser, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "buttons_widgets", "play"]
    with served(command, tmp_path, tmp_path) as url, shown(browser, url) as page:
        assert page.title() == "BUTTONS"
        lay_a_button(page)
        assert page.evaluate(LETTERS) == []
        assert page.locator(".jp-InputArea").count() == 0


SECONDS_TO_CLEAR = 60


def status(url: str, host: str, *head: str) -> int:
    """What the server answers to who asks for its page, or opens a socket there, by another name than it has."""
    place = urlsplit(url)
    with socket.create_connection((place.hostname or "", place.port or 0), timeout=30) as connection:
        lines = [f"GET {place.path or '/'} HTTP/1.1", f"Host: {host}", *head, "Connection: close", "", ""]
        connection.sendall("\r\n".join(lines).encode())
        return int(connection.makefile("rb").readline().split()[1])


CROWDED = """
import sys
from buttons_widgets.launch import play_server
from buttons_widgets.launch.command import main
play_server.MOST_TABLES, play_server.SECONDS_ALONE, play_server.SECONDS_BETWEEN_LOOKS = 2, 2, 1
sys.exit(main())
"""


def test_a_page_of_another_name_is_not_answered_and_tables_have_a_bound(tmp_path: Path) -> None:
    with served([sys.executable, "-c", CROWDED, "play"], tmp_path, tmp_path) as url:  # one table is open now
        port = urlsplit(url).port
        assert [status(url, f"{name}:{port}") for name in ("localhost", "127.0.0.1")] == [200, 503]
        socket_wanted = "Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Version: 13|Sec-WebSocket-Key: eA=="
        for foreign in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "192.0.2.1"):
            assert status(url, foreign) == 403
            channels = f"{url.rstrip('/')}/api/kernels/{'0' * 36}/channels"
            assert status(channels, foreign, *socket_wanted.split("|"), f"Origin: http://{foreign}") == 403
        # Nobody is connected to any of the tables, so they are cleared away.
        late = monotonic() + SECONDS_TO_CLEAR
        while (answer := status(url, f"localhost:{port}")) == 503 and monotonic() < late:
            pass
        assert answer == 200
