"""What the servers of `play` and `lab` show to whom they do not know, and how many tables `play` opens."""

from __future__ import annotations

import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import pytest
from websocket import create_connection

from tests.browser.opened import served

SECONDS_TO_CLEAR = 60
SECONDS_ALONE = 5


def answer(url: str, host: str, **head: str) -> tuple[int, str]:
    """What the server answers to who asks for its page, or opens a socket there, by this name; and the page."""
    place = urlsplit(url)
    with closing(HTTPConnection(place.netloc, timeout=30)) as connection:
        connection.request("GET", place.path or "/", headers={"Host": host, **head})
        response = connection.getresponse()
        return response.status, response.read().decode() if response.status == 200 else ""


SOCKET_WANTED = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "eA==",
}
OF_LAB = [
    "lab",
    "api/status",
    "api/contents",
    "api/contents/00_start_here.ipynb",
    "api/kernels",
    "api/sessions",
    "api/terminals",
    "terminals/websocket/1",
    "api/events/subscribe",
    "api/spec.yaml",
    "metrics",
    "view/00_start_here.ipynb",
    "files/00_start_here.ipynb",
    "nbconvert/html/00_start_here.ipynb",
    "lab/api/settings",
    "lab/api/workspaces",
    "voila",
    "voila/tree",
    "voila/render/00_start_here.ipynb",
    "voila/static/main.js",
]
"""What JupyterLab's server has, and what Voilà adds to it."""


def test_lab_shows_nothing_to_who_has_no_token(tmp_path: Path) -> None:
    with served([sys.executable, "-m", "buttons_widgets", "lab", "mine"], tmp_path, tmp_path) as url:
        port = urlsplit(url).port
        answers = {path: answer(f"{url}/{path}", f"localhost:{port}")[0] for path in OF_LAB}
        assert {path: status for path, status in answers.items() if status not in (302, 403)} == {}
        assert answer(f"{url}/login", "evil.example")[0] == 403
        with pytest.raises(ConnectionRefusedError):  # who listens to every address answers at this one, too
            answer(f"http://127.0.0.2:{port}/login", f"localhost:{port}")


KERNEL_INFO = {
    "channel": "shell",
    "header": {"msg_id": "1", "msg_type": "kernel_info_request", "session": "1", "username": "", "version": "5.3"},
    "parent_header": {},
    "metadata": {},
    "content": {},
}
CROWDED = f"""
import sys
from buttons_widgets.launch import play_server
from buttons_widgets.launch.command import main
play_server.MOST_TABLES, play_server.SECONDS_ALONE, play_server.SECONDS_BETWEEN_LOOKS = 3, {SECONDS_ALONE}, 1
sys.exit(main())
"""


def test_a_page_of_another_name_is_not_answered_and_tables_have_a_bound(tmp_path: Path) -> None:
    with served([sys.executable, "-c", CROWDED, "play"], tmp_path, tmp_path) as url:  # one table is open now
        port = urlsplit(url).port
        with ThreadPoolExecutor() as pool:  # those that come at once count as well
            answers = [*pool.map(lambda _: answer(url, f"localhost:{port}"), range(4))]
        assert sorted(status for status, _ in answers) == [200, 200, 503, 503]
        page = next(page for status, page in answers if status == 200)
        (kernel,) = set(re.findall(r'"kernelId": "([\w-]+)"', page))
        connected = create_connection(f"ws://localhost:{port}/api/kernels/{kernel}/channels", timeout=SECONDS_TO_CLEAR)
        assert answer(url, f"127.0.0.1:{port}")[0] == 503
        for foreign in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "192.0.2.1"):
            assert answer(url, foreign)[0] == 403
            channels = f"{url.rstrip('/')}/api/kernels/{kernel}/channels"
            assert answer(channels, foreign, **SOCKET_WANTED, Origin=f"http://{foreign}")[0] == 403
        # Nobody is connected to the other tables, so they are cleared away, and this one alone is left.
        late = monotonic() + SECONDS_TO_CLEAR
        while (again := answer(url, f"localhost:{port}")[0]) == 503 and monotonic() < late:
            pass
        assert again == 200
        connected.send(json.dumps(KERNEL_INFO))
        while json.loads(connected.recv())["msg_type"] != "kernel_info_reply":
            pass
        connected.close()
