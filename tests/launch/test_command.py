"""The command `buttons-widgets`: what it puts where, what it says when it cannot, and what goes on to Jupyter."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import nbformat
import pytest
from nbformat.sign import NotebookNotary
from voila.app import Voila

from buttons_widgets.kit.language.follow import language_remembered
from buttons_widgets.kit.language.words import set_language
from buttons_widgets.launch import command
from buttons_widgets.launch.command import NOTEBOOKS, START, main, start_notebook, unchanged_copies
from buttons_widgets.launch.play_server import PlayServer


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """What the command changes in its process is undone: environment, language, folder."""
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/before")
    monkeypatch.setenv("JUPYTER_PATH", "/before")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path / "kept" / "games"))
    monkeypatch.chdir(tmp_path)
    yield
    set_language(None)


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What JupyterLab and Voilà would have been started with; neither is."""
    calls: list[list[str]] = []

    class Program:
        @staticmethod
        def launch_instance(arguments: list[str]) -> None:
            calls.append(arguments)
            calls.append([Path(one).read_text(encoding="utf-8") for one in arguments if one.endswith("BUTTONS.ipynb")])

    play_server = f"{command.__package__}.play_server"
    for name, programs in {"jupyterlab.labapp": ["LabApp"], play_server: ["PlayServer", "TableKernels"]}.items():
        module: Any = ModuleType(name)
        for program in programs:
            setattr(module, program, Program)
        monkeypatch.setitem(sys.modules, name, module)
    return calls


def test_lab_puts_notebooks_and_packs_into_a_folder_and_opens_it(launched: list[list[str]], tmp_path: Path) -> None:
    assert main(["lab", "mine", "--no-browser", "--port=9999"]) == 0
    mine = tmp_path / "mine"
    assert (mine / f"{START}.ipynb").is_file() and (mine / "lessons").is_dir()
    assert (mine / "packs" / "first_steps.jsonl").is_file() and (mine / "packs" / "README.md").is_file()
    options = launched[0]
    assert f"--ServerApp.root_dir={mine}" in options and f"--LabApp.default_url=/lab/tree/{START}.ipynb" in options
    assert options[-2:] == ["--no-browser", "--port=9999"]
    settings, before = os.environ["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    assert (Path(settings) / "jupyter_server_config.py").is_file() and before == "/before"


def test_copies_that_somebody_else_made_are_trusted_while_they_are_unchanged(
    launched: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trusted(account: str) -> list[bool]:
        (tmp_path / account).mkdir(exist_ok=True)
        monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / account))
        assert main(["lab", "mine"]) == 0
        notary = NotebookNotary()  # type: ignore[no-untyped-call]
        return [notary.check_signature(nbformat.read(path, as_version=4)) for path in notebooks]  # type: ignore[no-untyped-call]

    notebooks = [tmp_path / "mine" / f"{START}{tag}.ipynb" for tag in ("", "_de", "_fr", "_it")]
    assert trusted("one") == [True] * 4
    english, german, french, _ = notebooks
    for path, change in ((english, ('"text/', '"text/x-')), (french, ('"pygments_lexer": "', '"pygments_lexer": "i'))):
        before = path.read_text(encoding="utf-8")
        path.write_text(before.replace(*change), encoding="utf-8")
        assert path.read_text(encoding="utf-8") != before
    # Outputs that somebody else has written are not the kit's; what another Python is called changes nothing.
    assert trusted("another") == [False, True, True, True]
    german.write_text("[]", encoding="utf-8")
    assert unchanged_copies(NOTEBOOKS, tmp_path / "mine")[:2] == [french, notebooks[3]]


def test_what_was_written_in_the_folder_is_never_overwritten(launched: list[list[str]], tmp_path: Path) -> None:
    assert main(["lab", "mine"]) == 0
    pack = tmp_path / "mine" / "packs" / "first_steps.jsonl"
    pack.write_text("my own")
    assert main(["lab", "mine"]) == 0
    assert pack.read_text() == "my own"


def test_play_shows_a_table_and_saves_where_it_was_called(launched: list[list[str]], tmp_path: Path) -> None:
    assert main(["play", "--language", "EN", "--no-browser"]) == 0
    options, (notebook,) = launched
    assert (options[1], options[3:]) == ("--template=buttons", ["--no-browser"])
    assert repr(str(tmp_path)) in notebook and "play(language='EN')" in notebook
    assert not Path(options[0]).exists(), "the folder of the page is removed when it is closed"


@pytest.mark.parametrize(
    ("what", "package", "name"), [("lab", "jupyterlab.labapp", "JupyterLab"), ("play", "voila.app", "Voilà")]
)
def test_what_is_not_installed_is_said(
    what: str, package: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"{command.__package__}.play_server", raising=False)
    assert main([what]) == 1
    assert f"{name} is not installed. Install it with: pip install 'buttons-widgets[lab]'" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_refused(
    launched: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").write_text("a file")
    assert main(["lab", "mine"]) == 1
    assert "Name another folder" in capsys.readouterr().err
    assert launched == []


def test_a_language_without_words_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "--language", "tlh"]) == 1
    assert "there are no words in 'tlh': the languages are" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--port", "9999"], ["--ip", "0.0.0.0", "mine"]])
def test_a_value_after_a_space_is_not_taken_for_the_folder(
    words: list[str], launched: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *words]) == 1
    assert f"Write {words[0]}={words[1]} for a value, and the folder first" in capsys.readouterr().err
    assert launched == [] and not list(tmp_path.iterdir())


@pytest.mark.parametrize("words", [["mine", "--port", "9999"], ["--no-browser", "mine"]])
def test_the_folder_may_stand_first_or_after_a_switch(
    words: list[str], launched: list[list[str]], tmp_path: Path
) -> None:
    assert main(["lab", *words]) == 0
    assert f"--ServerApp.root_dir={tmp_path / 'mine'}" in launched[0]
    assert launched[0][-1] == ("9999" if "9999" in words else "--no-browser")


def test_a_language_holds_for_the_kernels_too(launched: list[list[str]]) -> None:
    assert main(["lab", "mine", "--language", "fr"]) == 0
    assert language_remembered() == "fr"
    assert f"--LabApp.default_url=/lab/tree/{START}_fr.ipynb" in launched[0]


def test_play_takes_the_option_that_lab_takes_for_root(launched: list[list[str]]) -> None:
    assert main(["play", "--allow-root", "--no-browser"]) == 0
    options, _ = launched
    assert (options[1], options[3:]) == ("--template=buttons", ["--no-browser"])


OPEN = ["--ip=0.0.0.0", "--Voila.ip=0.0.0.0", "--ip=", "--ip='*'", "--PlayServer.ip=::", "--ip=192.0.2.1"]


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    """What servers would serve with; none begins to listen."""
    served: list[dict[str, Any]] = []
    PlayServer.clear_instance()
    monkeypatch.setattr(Voila, "listen", lambda server: served.append(server.app.settings))
    yield served
    PlayServer.clear_instance()


@pytest.mark.parametrize(
    "options",
    [
        *([each] for each in OPEN),
        *(
            [OPEN[0], *each]
            for each in (["--token="], ["--Voila.token=''"], ["--token=x", "--token="], ["--token=None"])
        ),
        *([OPEN[0], *each] for each in (["--ServerApp.token=x"], ["--token", "--IdentityProvider.token="])),
    ],
    ids=" ".join,
)
def test_a_table_is_not_open_to_other_computers_without_a_token(
    options: list[str], settings: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *options]) == 1
    assert "name a --token=… too" in capsys.readouterr().err and settings == []


@pytest.mark.parametrize(
    ("options", "is_open", "asks"),
    [
        *(([option, "--token=secret"], True, True) for option in OPEN),
        (["--ip=0.0.0.0", "--token"], True, True),  # one that Voilà makes
        ([], False, False),
        (["--token=secret"], False, True),
        (["--ip=127.0.0.1"], False, False),
        (["--Voila.ip=localhost"], False, False),
    ],
    ids=str,
)
def test_a_table_that_is_open_asks_for_a_token_and_another_one_answers_to_this_machine_alone(
    options: list[str], is_open: bool, asks: bool, settings: list[dict[str, Any]]
) -> None:
    assert main(["play", *options]) == 0
    (one,) = settings
    assert (one["allow_remote_access"], bool(one["identity_provider"].token)) == (is_open, asks)


def test_play_where_nothing_can_be_written_says_so(
    launched: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*arguments: object, **more: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(command, "TemporaryDirectory", full)
    assert main(["play"]) == 1
    assert "the table cannot be laid out" in capsys.readouterr().err and launched == []


def test_words_that_mean_nothing_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])
    assert "invalid choice: 'chess'" in capsys.readouterr().err


def test_the_notebook_to_begin_with_is_in_the_language_that_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "languages", lambda: ("de", "en", "fr"))
    monkeypatch.setattr(command, "usual_language", lambda available: "de" if "de" in available else "en")
    assert start_notebook(tmp_path) == f"{START}.ipynb"
    for name in ("de", "mine", "xx"):
        (tmp_path / f"{START}_{name}.ipynb").write_text("{}")
    assert start_notebook(tmp_path) == f"{START}_de.ipynb"
