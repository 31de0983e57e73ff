"""`make site`: the kit as a static site that any web server can hand out, with Python running in the browser.

The site is JupyterLite, which is JupyterLab without a server, and its Python is Pyodide. Everything that a page needs
lies in the site: nothing is asked of another host. Pyodide's own files come from the npm package `pyodide`, which has
no other packages; those come as wheels from PyPI, the compiled one (msgspec) as a wheel for `pyemscripten`. A list of
them, the lock file, tells Pyodide what to load when a kernel starts: so notebooks import the kit without installing it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from base64 import b64encode
from collections.abc import Iterable, Iterator
from email.message import Message
from email.parser import HeaderParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
BUILD: Final = ROOT / "build" / "site"
PACKAGES: Final = Path(sys.prefix) / "pyodide"
"""What the kit requires, ready for Pyodide: made once for this environment, as all else in it is."""
PYODIDE: Final = ROOT / "node_modules" / "pyodide"
CORE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
KERNEL: Final = ("micropip", "piplite", "pyodide-kernel", "ipykernel", "comm", "jedi", "ipython")
"""What JupyterLite's kernel wants to find; it would look for the missing ones elsewhere."""
KIT: Final = "buttons-widgets"

PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check")

NOT_NEEDED: Final = frozenset({"widgetsnbextension", "jupyterlab-widgets", "pexpect", "ptyprocess"})
"""What ipywidgets and IPython require for other front ends, and for systems with processes."""

START: Final = "00_start_here"
NO_DEAD_TABLES: Final = "no_dead_tables.js"
KEPT: Final = "kept"
"""The folder in which games and progress are kept, in the file browser and for the kernel."""

CDN: Final = "https://cdn.jsdelivr.net"
"""Pyodide's own host, which is asked for numpy where that is wanted."""
POLICY: Final = (
    "default-src 'self'",
    # JupyterLab compiles the schemas of its settings, and a widget's script reaches the page as a blob.
    "script-src 'self' 'unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    # JupyterLab shows a page from the list of files, a worksheet for instance, as a blob in a frame.
    *("img-src 'self' data: blob:", "font-src 'self' data:", "frame-src 'self' blob:"),
    *("object-src 'none'", "base-uri 'none'", "form-action 'none'"),
)
"""What a page may load and ask for: what belongs to the site, and nothing else."""

PICTURE: Final = "image/svg+xml"
LIVE: Final = "application/vnd.jupyter.widget-view+json"


def main() -> None:
    """Build the site."""
    parser = argparse.ArgumentParser(description="Build the kit as a static site.")
    parser.add_argument("output", type=Path, nargs="?", default=ROOT / "dist" / "site", help="the folder of the site")
    parser.add_argument(
        "--cdn",
        action="store_true",
        help="take Pyodide and numpy from jsDelivr instead: needs the internet (tried without it only)",
    )
    parser.add_argument("--packages", action="store_true", help="build no site: only get ready what the kit requires")
    chosen = parser.parse_args()
    if chosen.packages:
        make_packages(PACKAGES)
        return
    output = chosen.output.resolve()
    if not may_be_replaced(output):
        parser.error(f"{output} holds something else than a site: name a folder that is empty or not there yet")
    shutil.rmtree(BUILD, ignore_errors=True)
    lite, contents, pyodide = BUILD / "lite", BUILD / "contents", BUILD / "lite" / "static" / "pyodide"
    lite.mkdir(parents=True)
    wheels = [*sorted(PACKAGES.glob("*.whl")), *compiled(kit_wheel(BUILD / "wheels"), BUILD / "compiled")]
    make_pyodide(pyodide, wheels, also=("numpy",) if chosen.cdn else ())
    copy_notebooks(contents)
    write_config(lite, also=("numpy",) if chosen.cdn else ())
    build_lite(lite, contents, output)
    secure(output, asked=CDN if chosen.cdn else "")
    print(f"The site is in {chosen.output}. To look at it: python3 -m http.server --directory {chosen.output}")


def may_be_replaced(output: Path) -> bool:
    """Whether nothing is lost if this folder is emptied: it is not there, holds nothing, or holds an earlier site."""
    if not output.exists():
        return True
    return output.is_dir() and ((output / "jupyter-lite.json").is_file() or not any(output.iterdir()))


# Packages


def make_packages(folder: Path) -> None:
    """Fill a folder with the wheels of all that the kit requires, compiled and without spare parts."""
    shutil.rmtree(folder, ignore_errors=True)
    with TemporaryDirectory() as made:
        wheels = required_wheels(Path(made, "wheels"))
        compiled(needed(wheels, Path(made, "needed")), folder)


def required_wheels(folder: Path) -> list[Path]:
    """The wheels of what the kit requires, and of what that requires, for Pyodide; and those of its kernel."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    required = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    platform = [
        *("--platform", f"pyemscripten_{info['abi_version']}_wasm32", "--implementation", "cp"),
        *("--python-version", info["python"].rpartition(".")[0], "--only-binary", ":all:"),
    ]
    subprocess.run([*PIP, "download", "--quiet", *platform, "--dest", folder, *required, "micropip"], check=True)
    for wheel in kernel_wheels():
        shutil.copy(wheel, folder)
    return sorted(folder.glob("*.whl"))


def kit_wheel(folder: Path) -> Path:
    """The folder, with the kit's own wheel."""
    alone = ("--no-deps", "--no-build-isolation")  # what builds it is in this environment
    subprocess.run([*PIP, "wheel", "--quiet", *alone, "--wheel-dir", folder, ROOT], check=True)
    return folder


def kernel_wheels() -> Iterator[Path]:
    """The wheels that JupyterLite's kernel brings along."""
    extension = Path(sys.prefix) / "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension"
    for wheel in (extension / "static" / "pypi").glob("*.whl"):
        if canonicalize_name(wheel.name.partition("-")[0]) in KERNEL:
            yield wheel


def make_pyodide(folder: Path, wheels: Iterable[Path], also: tuple[str, ...]) -> None:
    """A Pyodide that has these packages, and `also` those of its own that are named, from its own host."""
    folder.mkdir(parents=True)
    for name in CORE:
        shutil.copy(PYODIDE / name, folder)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    entries: dict[str, Any] = {}
    for wheel in wheels:
        said = metadata_of(wheel)
        entries[canonicalize_name(said["Name"])] = locked(wheel, said, lock["info"]["python"])
        shutil.copy(wheel, folder)
    for name in also:
        host = f"{CDN}/pyodide/v{package_version()}/full/"
        entries[name] = {**lock["packages"][name], "file_name": host + lock["packages"][name]["file_name"]}
    for entry in entries.values():
        entry["depends"] = [name for name in entry["depends"] if name in entries]
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": entries}))


def package_version() -> str:
    """The version of Pyodide that npm has put here."""
    return str(json.loads((PYODIDE / "package.json").read_text())["version"])


def metadata_of(wheel: Path) -> Message:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", name))
        return HeaderParser().parsestr(files.read(name).decode())


def locked(wheel: Path, said: Message, python: str) -> dict[str, Any]:
    """What stands in the lock file about a wheel."""
    with zipfile.ZipFile(wheel) as files:
        names = [name.partition("/")[0] for name in files.namelist() if name.endswith((".py", ".pyc"))]
        tops = {name.removesuffix(".pyc").removesuffix(".py") for name in names}
    browser = {
        "sys_platform": "emscripten",
        "platform_system": "Emscripten",
        "os_name": "posix",
        "extra": "",
        "python_version": python.rpartition(".")[0],
        "python_full_version": python,
    }
    required = map(Requirement, said.get_all("Requires-Dist", []))
    return {
        "name": canonicalize_name(said["Name"]),
        "version": said["Version"],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(top for top in tops if top.isidentifier()),
        "depends": sorted(
            canonicalize_name(one.name) for one in required if not one.marker or one.marker.evaluate(browser)
        ),
        "unvendored_tests": False,
    }


def spare_parts() -> dict[str, re.Pattern[str]]:
    """Files in wheels without which all works, thousands of them: each would be unpacked whenever a kernel starts."""
    languages = "|".join(sorted(path.stem for path in (ROOT / "buttons_widgets/kit/language/words").glob("*.ftl")))
    return {
        "babel": re.compile(rf"babel/locale-data/(?!root\.|(?:{languages})[_.])"),
        "jedi": re.compile(r"jedi/third_party/(django-stubs|typeshed/stubs)/"),
    }


def needed(wheels: Iterable[Path], folder: Path) -> Path:
    """The folder, with copies of the wheels that are needed here, without what is not needed of them."""
    folder.mkdir()
    for wheel in wheels:
        if (name := canonicalize_name(metadata_of(wheel)["Name"])) in NOT_NEEDED:
            continue
        spare = spare_parts().get(name)
        with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(folder / wheel.name, "w", zipfile.ZIP_DEFLATED) as slim:
            for file in whole.infolist():
                if spare is None or not spare.match(file.filename):
                    slim.writestr(file, whole.read(file))
    return folder


def compiled(wheels: Path, folder: Path) -> list[Path]:
    """The wheels of a folder with byte code in place of Python, which starts a kernel in half the time."""
    folder.mkdir()
    subprocess.run(["node", HERE / "compile.mjs", PYODIDE, wheels, folder], check=True)
    return sorted(folder.glob("*.whl"))


# What people find


def copy_notebooks(folder: Path) -> None:
    """The notebooks, with a page about the site, and the folder in which games are kept."""
    for path in sorted((ROOT / "notebooks").rglob("*")):
        if ".ipynb_checkpoints" in path.parts or path.is_dir():
            continue
        target = folder / path.relative_to(ROOT / "notebooks")
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".ipynb":
            notebook = json.loads(path.read_text(encoding="utf-8"))
            show_pictures(notebook, answers=path.parent.name != "lessons")
            if path.stem.startswith(START):
                say_where_this_is(notebook, path.stem.removeprefix(START).lstrip("_") or "en")
            target.write_text(json.dumps(notebook), encoding="utf-8")
        else:
            shutil.copy(path, target)
    shutil.copy(HERE / "about_this_site.md", folder)
    # Made here, because JupyterLite asks the web server what is in a folder that it makes, and notes an error.
    for games in (folder / KEPT, folder / KEPT / "buttons-widgets", folder / KEPT / "buttons-widgets" / "games"):
        games.mkdir()
        shutil.copy(HERE / "kept.md", games / "README.md")


def say_where_this_is(notebook: Any, language: str) -> None:
    """Let a start notebook say what is so on this site, after all else in its first cell."""
    first = notebook["cells"][0]
    said = (HERE / "first_words" / f"{language}.md").read_text(encoding="utf-8").strip()
    first["source"] = "\n\n".join(["".join(first["source"]).rstrip(), said])


def show_pictures(notebook: Any, *, answers: bool) -> None:
    """Let a notebook show its saved pictures: nobody is asked here whether it can be trusted.

    A lesson asks for a guess first, and in its outputs stands the answer: there `answers` is false.
    """
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        cell["metadata"]["trusted"] = True
        if not answers:
            cell["outputs"], cell["execution_count"] = [], None
        for output in cell["outputs"]:
            if PICTURE in output.get("data", {}):
                output["data"].pop(LIVE, None)


def write_config(lite: Path, also: tuple[str, ...]) -> None:
    """JupyterLite's settings: what a kernel loads when it starts, and where it keeps games."""
    config = json.loads((HERE / "jupyter-lite.json").read_text())
    plugin = config["jupyter-config-data"]["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    plugin["loadPyodideOptions"] = {
        "packages": [*KERNEL, KIT, *also],
        "env": {"HOME": "/home/pyodide", "XDG_DATA_HOME": f"/drive/{KEPT}"},
    }
    (lite / "jupyter-lite.json").write_text(json.dumps(config))
    shutil.copy(ROOT / "lab" / "labconfig" / "default_setting_overrides.json", lite / "overrides.json")


def build_lite(lite: Path, contents: Path, output: Path) -> None:
    """JupyterLite around all of it."""
    if output.exists():
        shutil.rmtree(output)
    subprocess.run(
        [
            *(sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", lite, "--contents", contents),
            *("--output-dir", output, "--no-sourcemaps", "--apps", "lab"),
        ],
        check=True,
        cwd=lite,  # where it notes what it has done: nothing yet
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )
    shutil.copy(HERE / "index.html", output)
    shutil.copy(HERE / NO_DEAD_TABLES, output / "lab")
    page = output / "lab" / "index.html"
    head = f'<head>\n    <script src="{NO_DEAD_TABLES}"></script>'
    page.write_text(page.read_text(encoding="utf-8").replace("<head>", head, 1), encoding="utf-8")
    shutil.copy(output / "lab" / "favicon.ico", output)  # browsers ask for it before they know of any other


def secure(output: Path, asked: str = "") -> None:
    """Let every page of a site hold browsers to one policy; the files in it that people open are left as they are."""
    paths = [path for path in sorted(output.rglob("*.html")) if path.relative_to(output).parts[0] != "files"]
    pages = {path: path.read_text(encoding="utf-8") for path in paths}
    policy = policy_for("".join(pages.values()), asked)
    meta = f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{policy}">'
    for path, page in pages.items():
        path.write_text(page.replace("<head>", meta, 1), encoding="utf-8")


def policy_for(pages: str, asked: str = "") -> str:
    """The policy, with the sums of the scripts that stand in pages.

    Args:
        pages: the text of all of them.
        asked: another host that they may ask.
    """
    scripts = dict.fromkeys(re.findall(r"<script>(.*?)</script>", pages, re.DOTALL))
    sums = (b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    known = "".join(f" 'sha256-{one}'" for one in sums)
    policy = "; ".join(POLICY).replace("script-src", f"script-src{known}")
    return f"{policy}; connect-src 'self' {asked}" if asked else policy


if __name__ == "__main__":
    main()
