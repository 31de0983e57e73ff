"""`make lab` opens copies of the notebooks: the clone stays clean, and nothing that somebody wrote is lost."""

from __future__ import annotations

import errno
import json
import runpy
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from traitlets.config import Config

from buttons_widgets.kit.saving.files import write_file
from buttons_widgets.launch import command
from buttons_widgets.launch.command import (
    LANGUAGE,
    LEDGER,
    SETTINGS,
    as_opened,
    copy_notebooks,
    unchanged_copies,
    without_outputs,
)

ROOT = Path(__file__).parents[2]


def write(path: Path, *sources: str, outputs: Any = ()) -> None:
    cells = [{"cell_type": "code", "source": source, "outputs": list(outputs)} for source in sources]
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps({"cells": cells}))


def sources(path: Path) -> list[str]:
    return [cell["source"] for cell in json.loads(path.read_text())["cells"]]


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """A folder with a notebook, and one with its copy, which was played in."""
    origin, mine = tmp_path / "notebooks", tmp_path / "mine"
    write(origin / "a.ipynb", "play()")
    assert copy_notebooks(origin, mine) == [mine / "a.ipynb"]
    write(mine / "a.ipynb", "play()", outputs=["a table"])
    return origin, mine


def test_a_copy_that_was_played_in_is_left_alone(folders: tuple[Path, Path]) -> None:
    origin, mine = folders
    before = (mine / "a.ipynb").read_text()
    assert copy_notebooks(origin, mine) == []
    assert (mine / "a.ipynb").read_text() == before


def test_a_new_version_takes_the_place_of_a_copy_that_nobody_wrote_in(folders: tuple[Path, Path]) -> None:
    origin, mine = folders
    write(origin / "a.ipynb", "play()", "more")
    assert copy_notebooks(origin, mine) == [mine / "a.ipynb"]
    assert sources(mine / "a.ipynb") == ["play()", "more"]
    assert [path.name for path in mine.glob("*.ipynb")] == ["a.ipynb"]


@pytest.mark.parametrize("ledger_is_lost", [False, True])
def test_what_somebody_wrote_is_kept_beside_a_new_version(folders: tuple[Path, Path], ledger_is_lost: bool) -> None:
    origin, mine = folders
    for number in range(2):
        write(mine / "a.ipynb", f"mine {number}")
        write(origin / "a.ipynb", f"theirs {number}")
        if ledger_is_lost:
            (mine / ".copied.json").write_text("?")
        copy_notebooks(origin, mine)
    assert sources(mine / "a.ipynb") == ["theirs 1"]
    assert sources(mine / "a (mine).ipynb") == ["mine 0"]
    assert sources(mine / "a (mine 2).ipynb") == ["mine 1"]


def test_a_copy_is_known_as_one_after_the_disk_was_full(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    origin, mine = folders
    write(origin / "a.ipynb", "second version")
    write(origin / "b.ipynb", "second version")

    def fails(path: Path, data: bytes, **more: Any) -> None:
        if path == mine / "b.ipynb":
            raise OSError(errno.ENOSPC, "full")
        write_file(path, data, **more)

    with monkeypatch.context() as patch:
        patch.setattr(command, "write_file", fails)
        with pytest.raises(OSError, match="full"):
            copy_notebooks(origin, mine)
    copy_notebooks(origin, mine)
    write(origin / "a.ipynb", "third version")
    copy_notebooks(origin, mine)
    assert sources(mine / "a.ipynb") == ["third version"]
    assert sorted(path.name for path in mine.glob("*.ipynb")) == ["a.ipynb", "b.ipynb"]


def test_a_copy_that_is_spoilt_or_written_in_stays_while_nothing_is_new(folders: tuple[Path, Path]) -> None:
    origin, mine = folders
    for text in ("{", '{"cells": 5}', '{"cells": []}'):
        (mine / "a.ipynb").write_text(text)
        assert copy_notebooks(origin, mine) == []
        assert (mine / "a.ipynb").read_text() == text


def test_a_copy_that_is_no_notebook_is_put_aside(folders: tuple[Path, Path]) -> None:
    origin, mine = folders
    deep = "[" * 100_000
    (mine / LEDGER).write_text(deep)
    (mine / "a.ipynb").write_text(deep)
    assert unchanged_copies(origin, mine) == []
    assert as_opened(deep) == without_outputs(deep) == deep
    assert copy_notebooks(origin, mine) == [mine / "a.ipynb"]
    assert sources(mine / "a.ipynb") == ["play()"] and (mine / "a (mine).ipynb").read_text() == deep


def test_notebooks_in_folders_are_copied_too_but_not_what_jupyter_keeps_beside_them(folders: tuple[Path, Path]) -> None:
    origin, mine = folders
    write(origin / "puzzles" / "b.ipynb", "puzzle()")
    write(origin / ".ipynb_checkpoints" / "a-checkpoint.ipynb", "play()")
    assert copy_notebooks(origin, mine) == [mine / "puzzles" / "b.ipynb"]
    assert copy_notebooks(origin, mine) == []


def test_what_notebooks_of_the_lab_read_is_copied_too_but_no_games(folders: tuple[Path, Path]) -> None:
    origin, mine = folders
    write(origin / "lab" / "b.ipynb", "read()")
    (origin / "lab" / "games").mkdir()
    for name in ("found.json", "games/mine.json"):
        (origin / "lab" / name).write_text("[1]")
    assert copy_notebooks(origin, mine) == [mine / "lab" / "b.ipynb"]
    assert (mine / "lab" / "found.json").read_text() == "[1]"
    assert not (mine / "lab" / "games").exists()
    for path in (origin, mine):  # measured anew, and then another version comes
        (path / "lab" / "found.json").write_text(f"[{len(path.name)}]")
    assert copy_notebooks(origin, mine) == []
    assert (mine / "lab" / "found.json").read_text() == f"[{len(origin.name)}]"
    assert (mine / "lab" / "found (mine).json").read_text() == f"[{len(mine.name)}]"


def test_a_lesson_is_copied_without_what_would_answer_its_guess(folders: tuple[Path, Path]) -> None:
    origin, mine = folders
    write(origin / "lessons" / "c.ipynb", "exercise('1.1')", outputs=["the answer"])
    write(origin / "d.ipynb", "play()", outputs=["a table"])
    assert set(copy_notebooks(origin, mine)) == {mine / "d.ipynb", mine / "lessons" / "c.ipynb"}
    assert "a table" in (mine / "d.ipynb").read_text() and sources(mine / "lessons" / "c.ipynb") == ["exercise('1.1')"]
    assert "the answer" not in (mine / "lessons" / "c.ipynb").read_text()
    write(mine / "lessons" / "c.ipynb", "exercise('1.1')", outputs=["my answer"])
    assert copy_notebooks(origin, mine) == []
    (origin / "lessons" / "c.ipynb").write_text("{")
    assert copy_notebooks(origin, mine) == [mine / "lessons" / "c.ipynb"]


def test_the_start_of_a_kernel_is_known_to_a_fraction_of_a_second() -> None:
    """A notebook that was saved just before a restart names tables that the new kernel does not have."""
    room = runpy.run_path(str(SETTINGS / "jupyter_server_config.py"), init_globals={"get_config": Config})
    before = time.time()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        after = time.time()
        begun = room["start_of"](process.pid)
        process.communicate(b"\n")
    tick = 0.1  # of the clock by which the system counts, with room for its rounding
    assert before - tick < begun < after + tick


def test_git_ignores_the_copies_and_make_opens_them() -> None:
    assert "my-notebooks/" in (ROOT / ".gitignore").read_text().splitlines()
    assert "MINE := my-notebooks" in (ROOT / "Makefile").read_text().splitlines()
    assert (ROOT / "notebooks" / "00_start_here.ipynb").is_file()


def test_a_copy_says_already_what_jupyterlab_would_write_into_it(tmp_path: Path) -> None:
    """Else a notebook that was only opened would count as changed."""
    # In a process of its own: what ipykernel does to widgets' messages when it is imported would stay for other tests.
    code = "import json; from ipykernel.ipkernel import IPythonKernel as K; print(json.dumps(K.language_info))"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert json.loads(said.stdout) == LANGUAGE
    text = json.dumps(
        {"cells": [], "metadata": {"language_info": {"name": "python"}, "kernelspec": {"name": "python3"}}}
    )
    assert json.loads(as_opened(text))["metadata"] == {"language_info": LANGUAGE, "kernelspec": {"name": "python3"}}
    assert as_opened("no notebook") == "no notebook"
