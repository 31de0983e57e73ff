"""Find a Chromium for the browser ring of the tests, or get one."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

# The first has no window and nothing around its pages, and so needs less of a machine.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

PLAYWRIGHT_S_OWN = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


class NoChromium(Exception):
    """No Chromium is here and none could be had; the message says what was tried."""


@cache
def find_chromium() -> Path:
    """The Chromium to test with.

    The environment variable BUTTONS_CHROMIUM is taken first, then what is on the PATH, then Playwright's own
    (downloaded if need be), then Debian's, which is installed where that is allowed: as root, with apt-get.

    Raises:
        NoChromium: BUTTONS_CHROMIUM names no program, or all of these failed.
    """
    named = os.environ.get("BUTTONS_CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoChromium(f"BUTTONS_CHROMIUM is {named!r}, which is no program")
        return Path(found)
    chromium = _on_path() or _from_playwright() or _from_debian()
    if chromium is None:
        raise NoChromium(
            "no Chromium on the PATH, Playwright could not download its own, and apt-get could not install Debian's; "
            "install one or name it in BUTTONS_CHROMIUM"
        )
    return chromium


def _on_path() -> Path | None:
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    return None


def _from_playwright() -> Path | None:
    def here() -> Path | None:
        # Asked in another process: Playwright's synchronous interface can be started only once in a thread.
        answer = subprocess.run([sys.executable, "-c", PLAYWRIGHT_S_OWN], capture_output=True, text=True, timeout=60)
        path = Path(answer.stdout.strip())
        return path if answer.returncode == 0 and path.is_file() else None

    return here() or (
        here() if _runs([sys.executable, "-m", "playwright", "install", "chromium"], seconds=300) else None
    )


def _from_debian() -> Path | None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    _runs(["apt-get", "update", "-qq"], seconds=120)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    _ = _runs([*install, "chromium-headless-shell"], seconds=300) or _runs([*install, "chromium"], seconds=300)
    return _on_path()


def _runs(command: list[str], seconds: int) -> bool:
    """Whether the command ends well in time."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, capture_output=True, timeout=seconds, env=environment).returncode == 0
    except subprocess.TimeoutExpired:
        return False
