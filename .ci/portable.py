"""The tests that CI runs on Windows and macOS, too: rules, kit, analysis, the command; or one table in a browser.

    python .ci/portable.py
    python .ci/portable.py browser

Not among them: the course and the puzzles, which are the same code on every system; knocks and house, which read
`/proc`, fork, and run make and bash; the benchmarks; and in the browser all but one test.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = (
    "tests/kit",
    "tests/launch",
    "tests/buttons/rules",
    "tests/buttons/saving",
    "tests/buttons/analysis",
    "tests/buttons/strategy",
    "tests/button_up",
    "tests/pretty_tricky",
    "tests/war_of_the_buttons",
)
LINKS: Final = "makes symbolic links, which ask for a right of their own on Windows"
PIPES: Final = "makes pipes that have a name in a folder"
SIGNALS: Final = "stops processes by signals"
NOT_ON_WINDOWS: Final = {
    "tests/buttons/analysis/test_ended.py": SIGNALS,
    "tests/kit/classroom/test_class_summary.py": "takes names under /dev and /etc for what they are elsewhere",
    "tests/kit/puzzles/test_kills.py": "forks",
    "tests/kit/puzzles/test_progress.py": PIPES,
    "tests/kit/saving/test_files.py": LINKS,
    "tests/kit/saving/test_saved_games.py": PIPES,
    "tests/kit/saving/test_settings.py": PIPES,
    "tests/kit/saving/test_shelf.py": PIPES,
    "tests/kit/saving/test_word_for_word.py": PIPES,
    "tests/kit/saving/test_write_lock.py": "locks as POSIX does",
    "tests/kit/table/test_unfinished.py": PIPES,
    "tests/kit/test_every_game.py": LINKS,
    "tests/kit/tournament/test_going_on.py": SIGNALS,
    "tests/kit/tournament/test_hostile_bots.py": "has bots that fork, and kill their process",
}
BROWSER: Final = ("tests/browser/test_play_command.py",)


def main(browser: bool) -> int:
    """Run them; what pytest says at the end."""
    chosen = BROWSER if browser else FOLDERS
    left_out = [f"--ignore={path}" for path in NOT_ON_WINDOWS] if sys.platform == "win32" else []
    options = ["-p", "no:nbval", "-q", "--numprocesses=2", "--dist=worksteal", "-m", "not thorough"]
    return subprocess.run([sys.executable, "-m", "pytest", *options, *chosen, *left_out], cwd=ROOT).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:] == ["browser"]))
