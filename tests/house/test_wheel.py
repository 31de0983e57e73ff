"""What a wheel carries: with nothing but the wheel, the packs are found."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FIND = """
from buttons_widgets import button_up
import buttons_widgets
print(buttons_widgets.__file__)
print(sum(len(game.load_pack(place.name)) for game in (buttons_widgets, button_up) for place in game.packs()))
"""


@pytest.mark.timeout(300)
def test_the_packs_are_found_from_an_installed_wheel(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", str(ROOT), "--no-deps", "--quiet", "--wheel-dir", str(tmp_path)]
    subprocess.run(build, check=True, timeout=240, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    environment = os.environ | {"PYTHONPATH": str(installed)}
    answer = subprocess.run(
        [sys.executable, "-c", FIND], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert answer.returncode == 0, answer.stderr
    file, puzzles = answer.stdout.split()
    assert Path(file).is_relative_to(installed)
    assert int(puzzles) == sum(
        bool(line.strip()) for path in (ROOT / "puzzles").rglob("*.jsonl") for line in path.read_text().splitlines()
    )
