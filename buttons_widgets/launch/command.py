"""The command `buttons-widgets`: the notebooks in JupyterLab, or just a table that fills the window.

    buttons-widgets lab my-notebooks
    buttons-widgets play

What the command does not know itself goes on to Jupyter, such as `--no-browser` or `--port=9999`.

Copies of the notebooks and packs in a folder where people play in them.

Playing writes into a notebook. In a copy, what was installed or cloned stays as it was, and the next version is in
nobody's way. What somebody has written is never overwritten: if a file changes here and in its copy, the copy is kept
under another name.

A lesson is copied without its outputs. It asks for a guess first, and below are the pictures that answer it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import nbformat
from jupyter_server import serverapp
from nbformat import v4
from nbformat.sign import NotebookNotary

from ..kit.language.follow import remember_language
from ..kit.language.words import ENGLISH, languages, set_language, usual_language
from ..kit.puzzles.kind import PACKS
from ..kit.rules.errors import GameError
from ..kit.saving.errors import disk_reason
from ..kit.saving.files import read_file, write_file


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


LEDGER: Final = ".copied.json"
LESSONS: Final = "lessons"
"""The folder of the notebooks whose outputs are not to be seen before they are run."""
MOST_BYTES: Final = 50_000_000
"""A larger file is no copy of one of the kit's."""
_SPOILT: Final = (ValueError, KeyError, TypeError, RecursionError)
"""What reading a notebook raises that is none."""
MEASURED: Final = "lab/*.json"
"""What notebooks read that took long to find out: it lies beside them."""


def copy_notebooks(origin: Path, folder: Path) -> list[Path]:
    """Bring the copies of notebooks in a folder up to date, those in its folders too; return those that were written.

    What they read comes along.

    Raises:
        OSError: the folder cannot be written.
    """
    _copy_as_it_is(origin, folder, MEASURED)
    return _copy(origin, folder, "*.ipynb", said_in, _as_copied)


def copy_packs(origin: Path, folder: Path) -> list[Path]:
    """The same for the packs of puzzles and what lies beside them.

    Raises:
        OSError: the folder cannot be written.
    """
    return _copy_as_it_is(origin, folder, "*.*")


def _copy_as_it_is(origin: Path, folder: Path, pattern: str) -> list[Path]:
    return _copy(origin, folder, pattern, lambda data: data, lambda _, path: path.read_bytes())


def _copy(
    origin: Path,
    folder: Path,
    pattern: str,
    said: Callable[[bytes], bytes],
    copied_as: Callable[[str, Path], bytes],
) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    ledger = folder / LEDGER
    try:
        copied: dict[str, str] = dict(json.loads(_read(ledger)))
    except (ValueError, TypeError, RecursionError):
        copied = {}
    written = []
    try:
        for name, path in _files(origin, pattern):
            copy, now = folder / name, fingerprint(path, said)
            if copy.exists() and (copied.get(name) == now or fingerprint(copy, said) == now):
                copied[name] = now
                continue
            if copy.exists() and fingerprint(copy, said) != copied.get(name):
                copy.rename(free(copy))
            copy.parent.mkdir(parents=True, exist_ok=True)
            write_file(copy, copied_as(name, path))
            copied[name] = now
            written.append(copy)
    finally:  # what was copied before the disk was full is known to be a copy
        write_file(ledger, json.dumps(copied, indent=1).encode(), through_link=False)
    return written


def _files(origin: Path, pattern: str) -> Iterator[tuple[str, Path]]:
    """The files of the kit, by their names in a folder of copies, but not what Jupyter keeps beside notebooks."""
    for path in sorted(origin.rglob(pattern)):
        name = path.relative_to(origin).as_posix()
        if not (name.startswith(".") or "/." in name):
            yield name, path


def _as_copied(name: str, path: Path) -> bytes:
    text = path.read_text(encoding="utf-8")
    return as_opened(without_outputs(text) if Path(name).parts[0] == LESSONS else text).encode()


def unchanged_copies(origin: Path, folder: Path) -> list[Path]:
    """The copies of notebooks that are, outputs and all, as they were copied, by whatever Python that was."""
    unchanged = []
    for name, path in _files(origin, "*.ipynb"):
        copy = folder / name
        with suppress(OSError, *_SPOILT):  # it is not as it was copied
            if _without_python(_read(copy).decode()) == _without_python(_as_copied(name, path).decode()):
                unchanged.append(copy)
    return unchanged


def _read(path: Path) -> bytes:
    """What is in a file. Raises a `ValueError` for what is no file, and for one that is too large."""
    data = read_file(path, MOST_BYTES)
    if len(data) > MOST_BYTES:
        raise ValueError(path)
    return data


def _without_python(text: str) -> Any:
    notebook = json.loads(text)
    del notebook["metadata"]["language_info"]
    return notebook


LANGUAGE: Final = {
    "name": "python",
    "version": ".".join(map(str, sys.version_info[:3])),
    "mimetype": "text/x-python",
    "codemirror_mode": {"name": "ipython", "version": sys.version_info.major},
    "pygments_lexer": "ipython3",
    "nbconvert_exporter": "python",
    "file_extension": ".py",
}
"""What a kernel of this Python says of its language."""


def as_opened(text: str) -> str:
    """A notebook's text with what JupyterLab would write into it as soon as it opens; one that is spoilt as it is.

    Otherwise a notebook that somebody has only opened counts as changed, and whoever closes it is asked to save it.
    """
    try:
        notebook = json.loads(text)
        notebook["metadata"]["language_info"] = LANGUAGE
    except _SPOILT:
        return text
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def without_outputs(text: str) -> str:
    """A notebook's text as if it had never been run; one that is spoilt as it is."""
    try:
        notebook = json.loads(text)
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell["outputs"], cell["execution_count"] = [], None
    except _SPOILT:
        return text
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def said_in(notebook: bytes) -> bytes:
    """What a notebook says, whatever has come of running it."""
    cells = json.loads(notebook)["cells"]
    return json.dumps([(cell["cell_type"], "".join(cell["source"])) for cell in cells]).encode()


def fingerprint(path: Path, said: Callable[[bytes], bytes]) -> str:
    """A number for what is said in a file."""
    try:
        return sha256(said(_read(path))).hexdigest()
    except _SPOILT:
        return "spoilt"


def free(path: Path) -> Path:
    """A name beside a file that no other file has: `name (mine).ipynb`, `name (mine 2).ipynb` and so on."""
    number = 1
    while (other := path.with_stem(f"{path.stem} (mine{f' {number}' if number > 1 else ''})")).exists():
        number += 1
    return other


TEMPLATES: Final = Path(__file__).parent / "share"
"""Where Voilà finds the page's template, which fetches nothing from anywhere."""


@contextmanager
def table_notebook(language: str | None) -> Iterator[Path]:
    """A notebook with a table, in a folder that is there for as long as it is shown.

    Games are saved by name in the folder from which the command was called.

    Args:
        language: of the table; the usual one for `None`.
    """
    source = (
        f"import os\n\nfrom buttons_widgets import play\n\nos.chdir({str(Path.cwd())!r})\nplay(language={language!r})"
    )
    cell = v4.new_code_cell(source)  # type: ignore[no-untyped-call]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = v4.new_notebook(cells=[cell], metadata={"kernelspec": kernel})  # type: ignore[no-untyped-call]
    with TemporaryDirectory(prefix="buttons-widgets-", ignore_cleanup_errors=True) as folder:
        path = Path(folder) / "BUTTONS.ipynb"
        nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
        yield path


_HERE: Final = Path(__file__).parent
_INSTALLED: Final = _HERE.parent / "notebooks"
NOTEBOOKS: Final = _INSTALLED if _INSTALLED.is_dir() else _HERE.parents[1] / "notebooks"
"""Where the notebooks that come with the kit are: in the package if it was installed, in a checkout beside it."""
_SETTINGS: Final = _HERE / "settings"
SETTINGS: Final = _SETTINGS if _SETTINGS.is_dir() else _HERE.parents[1] / "lab"
"""Settings of Jupyter: quiet, prompt, and with pictures where tables are dead."""
START: Final = "00_start_here"
FOLDER: Final = "buttons-notebooks"
_SWITCHES: Final = frozenset({"--no-browser", "--allow-root", "--debug", "-y"})
"""Options of Jupyter's that have no value, so that the folder may follow."""
_MISSING: Final = "{} is not installed. Install it with: pip install 'buttons-widgets[lab]'"


class Refused(Exception):
    """The command cannot do what was asked; the message says why, and what helps."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return what the shell gets: 0, or 1 if something is in the way.

    Args:
        arguments: the words after the command's name; those of this process if left out.
    """
    words = sys.argv[1:] if arguments is None else arguments
    asked, for_jupyter = _parser().parse_known_args(words)
    try:
        _check_values(words, for_jupyter)
        (_lab if asked.what == "lab" else _play)(asked, for_jupyter)
    except (Refused, GameError) as problem:
        print(f"buttons-widgets: {problem}", file=sys.stderr)
        return 1
    return 0


def _check_values(words: Sequence[str], for_jupyter: Sequence[str]) -> None:
    """Refuse a word after an option of Jupyter's, as in `--port 9999`: it would be taken for the name of the folder."""
    for option, word in pairwise(words):
        if option not in for_jupyter or option in _SWITCHES or "=" in option or not option.startswith("-"):
            continue
        if word not in for_jupyter:  # so it was taken for the folder
            hint = f"Write {option}={word} for a value, and the folder first."
            raise Refused(f"is {word} the value of {option}, or the folder? {hint}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="buttons-widgets",
        description="Play, puzzle and learn with the dice game BUTTONS in JupyterLab.",
        allow_abbrev=False,
        epilog="Whatever else is written after it goes on to Jupyter: buttons-widgets lab --no-browser --port=9999",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {version('buttons-widgets')}")
    which = parser.add_subparsers(dest="what", required=True, metavar="lab | play")
    what = "put the notebooks and packs into a folder, and open JupyterLab there"
    lab = which.add_parser("lab", allow_abbrev=False, help=what)
    lab.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path(FOLDER),
        help=f"the folder; {FOLDER} if left out. Nothing that you wrote there is overwritten.",
    )
    play = which.add_parser("play", allow_abbrev=False, help="open a table that fills the window, and nothing else")
    for command in (lab, play):
        command.add_argument(
            "--language", help=f"{', '.join(languages())}; if left out, the one chosen last, or else JupyterLab's"
        )
    return parser


def _lab(asked: argparse.Namespace, for_jupyter: list[str]) -> None:
    try:
        from jupyterlab.labapp import LabApp
    except ImportError:
        raise Refused(_MISSING.format("JupyterLab")) from None
    if asked.language is not None:
        set_language(asked.language)
        remember_language(asked.language)  # kernels are other processes: they read what was chosen last
    folder: Path = asked.folder.expanduser().absolute()
    try:
        copy_notebooks(NOTEBOOKS, folder)
        copy_packs(PACKS, folder / "packs")
    except OSError as error:
        raise Refused(f"nothing can be written in {folder}: {disk_reason(error)}. Name another folder.") from error
    # At every start: who made the copies may have been somebody else, whose signature counts for nothing here.
    _trust(unchanged_copies(NOTEBOOKS, folder))
    start = start_notebook(folder)
    print(f"JupyterLab opens at {folder / start}; if no browser appears, open the address below. Stop it with Ctrl-C.")
    before = os.environ.get("JUPYTER_CONFIG_PATH")
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join([str(SETTINGS), *([before] if before else [])])
    # Voilà, which JupyterLab's server loads too, has remarks on old code shown from its first import on: not here.
    with suppress(Exception), warnings.catch_warnings():
        import voila  # noqa: F401
    # Ctrl-C has been asked for in the line above, and every game is kept: it is not asked again whether it is meant.
    options = [
        *_as_root(),
        "--ServerApp.answer_yes=True",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{start}",
    ]
    LabApp.serverapp_class = ServerApp
    LabApp.launch_instance([*options, *for_jupyter])


def _play(asked: argparse.Namespace, for_jupyter: list[str]) -> None:
    try:
        # Late: what it is made of need not be installed.
        from .play_server import PlayServer, TableKernels
    except ImportError:
        raise Refused(_MISSING.format("Voilà")) from None
    if asked.language is not None:
        set_language(asked.language)
    before = os.environ.get("JUPYTER_PATH")
    os.environ["JUPYTER_PATH"] = os.pathsep.join([str(TEMPLATES), *([before] if before else [])])
    with ExitStack() as stack:
        try:
            path = stack.enter_context(table_notebook(asked.language))
        except OSError as error:
            raise Refused(f"the table cannot be laid out: {disk_reason(error)}. Try it in another folder.") from error
        _trust([path])
        print("The table opens in your browser; if it does not, open the address below. Stop it with Ctrl-C.")
        # Voilà asks nobody whether root is meant, and does not know the option that JupyterLab has for it.
        known = [option for option in for_jupyter if option != "--allow-root"]
        kernels = f"--VoilaConfiguration.multi_kernel_manager_class={TableKernels.__module__}.{TableKernels.__name__}"
        PlayServer.launch_instance([str(path), "--template=buttons", kernels, *known])


def start_notebook(folder: Path) -> str:
    """The name of the notebook to begin with: in the usual language if it is there, else the English one."""
    tags = [path.stem.removeprefix(f"{START}_") for path in folder.glob(f"{START}_*.ipynb")]
    language = usual_language([ENGLISH, *(tag for tag in tags if tag in languages())])
    return f"{START}.ipynb" if language == ENGLISH else f"{START}_{language}.ipynb"


def _as_root() -> list[str]:
    """JupyterLab refuses to run as root unless told that it is meant, as it is in a container."""
    return ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


def _trust(notebooks: Sequence[Path]) -> None:
    """Let JupyterLab show the pictures in notebooks that come with the kit."""
    try:
        notary = NotebookNotary()  # type: ignore[no-untyped-call]
        for path in notebooks:
            notary.sign(nbformat.read(path, as_version=4))  # type: ignore[no-untyped-call]
    except Exception as error:  # whatever is wrong with its database: the pictures come with the first run
        print(f"The pictures in the notebooks appear when their cells are run ({error}).", file=sys.stderr)
