"""What a widget's message says where it says None, in a Python that runs in the browser."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace

import pytest

from buttons_widgets.kit.page.pyodide_null import send_null


def test_none_is_sent_as_null_and_all_else_as_it_is() -> None:
    sent: list[object] = []
    shell = SimpleNamespace(send_comm=lambda *message: sent.append(message))
    send_null(shell, "null")
    data = {"method": "update", "state": {"display": None, "cells": [None, "1-1"], "size": 0, "name": "", "on": False}}
    shell.send_comm("comm_msg", {"data": data, "comm_id": "7"}, {}, b"topic", [b"bytes"])
    null = {"display": "null", "cells": ["null", "1-1"], "size": 0, "name": "", "on": False}
    expected = {"data": {"method": "update", "state": null}, "comm_id": "7"}
    assert sent == [("comm_msg", expected, {}, b"topic", [b"bytes"])]
    assert data["state"]["display"] is None  # type: ignore[index]  # the message itself is left as it was


@pytest.mark.parametrize("room", ["frame", "static_picture"])
def test_every_widget_brings_it_along(room: str) -> None:
    """A frame is part of every table, card and puzzle; a board may stand alone, with its picture."""
    program = (
        f"import buttons_widgets.kit.page.{room}, sys; print('buttons_widgets.kit.page.pyodide_null' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"
