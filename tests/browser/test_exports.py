"""Notebooks as web pages without a network, and on paper: what `jupyter nbconvert` makes of them.

Here the template `buttons` is the folder `export` of the checkout; the wheel puts it where nbconvert looks for some.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import pypdfium2
import pytest
from nbconvert import HTMLExporter
from nbconvert.filters.widgetsdatatypefilter import WidgetsDataTypeFilter
from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.lab import PICTURES
from tests.run_notebooks import LIVE, PICTURE

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
EVERY = sorted(NOTEBOOKS.rglob("*.ipynb"))
WITH_FORMULAS = min(NOTEBOOKS.glob("lessons/10*.ipynb"))
SOME = ("00_start_here", "02_analysis_tour", "lessons/03_bust", f"lessons/{WITH_FORMULAS.stem}")

# What nbconvert's own template asks for in every page, the formulas of two notebooks among it.
CDN = "https://cdnjs.cloudflare.com/ajax/libs/"
LEAVES_OUT = {"lab": ("require.js", "mathjax", "mermaid"), "buttons": ("mathjax",)}

# A sheet between nbconvert's margins of half an inch: Chromium prints on Letter unless it is told otherwise.
SHEET = {"width": 720, "height": 960}

# How many colours each picture of an output shows. A picture that could not be read has no dots at all.
COLOURS = """() => [...document.querySelectorAll('.jp-RenderedSVG img')].map((image) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  if (!image.complete || canvas.width * canvas.height === 0 || !image.checkVisibility()) return 0;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
})"""

# What does not fit between the margins: pictures by their description, and code by its first line.
CUT_OFF = """() => {
  const sheet = document.documentElement.clientWidth;
  const images = [...document.images].filter((image) => image.getBoundingClientRect().right > sheet);
  const lines = [...document.querySelectorAll('pre')].filter((pre) => {
    const range = document.createRange();
    range.selectNodeContents(pre);
    return range.getBoundingClientRect().right > sheet;
  });
  return [...images.map((image) => image.alt), ...lines.map((pre) => pre.innerText.split('\\n')[0])];
}"""


@pytest.fixture(scope="module")
def jupyter_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of Jupyter's data in which the template lies."""
    folder = tmp_path_factory.mktemp("jupyter")
    shutil.copytree(ROOT / "export", folder / "nbconvert" / "templates" / "buttons")
    return folder


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that reaches no other machine, nor this one by a network."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, offline=True)
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()


@cache
def web_page(name: str, template: str, jupyter_path: Path) -> str:
    """A saved notebook as `jupyter nbconvert --to html` writes it, with a template."""
    return exported(nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4), template, jupyter_path)


def exported(notebook: Any, template: str, jupyter_path: Path) -> str:
    """A notebook as a web page."""
    templates = [str(jupyter_path / "nbconvert" / "templates")]
    html, _ = HTMLExporter(template_name=template, extra_template_basedirs=templates).from_notebook_node(notebook)
    return str(html)


def pictures_of(notebook: Any) -> int:
    """How many outputs of a notebook have a picture."""
    return sum(PICTURE in output.get("data", {}) for cell in notebook.cells for output in cell.get("outputs", []))


def convert(path: Path, jupyter_path: Path, *options: str, **more: str) -> None:
    """Run `jupyter nbconvert` on a notebook; the result lies beside it."""
    command = [sys.executable, "-m", "nbconvert", *options, path.name]
    environment = {**os.environ, "JUPYTER_PATH": str(jupyter_path), **more}
    done = subprocess.run(
        command, cwd=path.parent, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr


def open_offline(page: Page, html: Path) -> list[str]:
    """Open a web page, and return the addresses that it asked for in vain; any other error fails the test."""
    missed: list[str] = []
    errors: list[str] = []
    page.on("requestfailed", lambda request: missed.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.goto(html.as_uri())
    assert [error for error in errors if not error.startswith("Failed to load resource")] == []
    return missed


@pytest.mark.parametrize("path", EVERY, ids=lambda path: path.stem)
def test_whatever_was_live_in_a_saved_notebook_is_a_picture_in_its_export(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    chosen = WidgetsDataTypeFilter(notebook_metadata={}, resources={})
    shown = 0
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            assert LIVE not in data
            assert not re.match(r"\w+Widget\(|VBox\(|HBox\(", data.get("text/plain", "")) or PICTURE in data
            if PICTURE in data:
                assert chosen(data) == [PICTURE]
                shown += 1
    only_text = all(cell.cell_type == "markdown" for cell in notebook.cells)
    assert shown or only_text or path.parent.name == "teachers", "no board is to be seen in it"


@pytest.mark.parametrize("template", LEAVES_OUT)
def test_boards_are_seen_without_a_network(template: str, page: Page, jupyter_path: Path, tmp_path: Path) -> None:
    for name in SOME:
        file = tmp_path / "page.html"
        file.write_text(web_page(name, template, jupyter_path), encoding="utf-8")
        missed = open_offline(page, file)
        asked = "|".join(map(re.escape, LEAVES_OUT[template]))
        assert [url for url in missed if not re.match(rf"{re.escape(CDN)}({asked})", url)] == []
        colours = page.evaluate(COLOURS)
        assert len(colours) == pictures_of(nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4)) > 0
        assert min(colours) > 2, f"{name}: {colours}"
        if template == "buttons":
            # Only formulas need a network then, and every picture of ours says what it shows.
            assert bool(missed) == ("$" in "".join(cell.source for cell in markdown(name)))
            assert page.locator(".jp-RenderedSVG img[alt^='No description']").count() == 0
        page.set_viewport_size({"width": 700, "height": 900})
        page.screenshot(path=picture(f"export-{template}-{Path(name).name}"))
        page.set_viewport_size({"width": 1280, "height": 900})


def markdown(name: str) -> list[Any]:
    """The cells of text in a notebook."""
    cells = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4).cells
    return [cell for cell in cells if cell.cell_type == "markdown"]


def picture(name: str) -> Path:
    """Where a picture for people to look at lies."""
    PICTURES.mkdir(exist_ok=True)
    return PICTURES / f"{name}.png"


@pytest.mark.thorough
def test_a_notebook_that_is_run_for_the_export_shows_its_boards_too(
    page: Page, jupyter_path: Path, tmp_path: Path
) -> None:
    notebook = nbformat.v4.new_notebook()
    notebook.cells = [
        nbformat.v4.new_code_cell(f"from buttons_widgets import *\n{source}")
        for source in (
            "play(['Ada', 'Bo'], seed=1)",
            "BoardWidget(Position.of(LAYOUTS['A']))",
            "puzzle_book()",
            "coach(Position.of(LAYOUTS['A']))",
        )
    ]
    path, html = tmp_path / "mine.ipynb", tmp_path / "mine.html"
    nbformat.write(notebook, path)
    # It has live views and the state of all widgets then, for which nbconvert's own template asks a CDN.
    convert(path, jupyter_path, "--to", "notebook", "--execute", "--inplace")
    saved = nbformat.read(path, as_version=4)
    assert "widgets" in saved.metadata and pictures_of(saved) == 4
    html.write_text(exported(saved, "buttons", jupyter_path), encoding="utf-8")
    open_offline(page, html)
    colours = page.evaluate(COLOURS)
    assert len(colours) == 4 and min(colours) > 10, colours
    # JupyterLab saves live views, but no state: then any template shows the picture.
    del saved.metadata["widgets"]
    html.write_text(exported(saved, "lab", jupyter_path), encoding="utf-8")
    open_offline(page, html)
    assert len(page.evaluate(COLOURS)) == 4


def test_nothing_is_cut_off_on_paper(page: Page, jupyter_path: Path, tmp_path: Path) -> None:
    page.set_viewport_size(SHEET)
    page.emulate_media(media="print")
    file = tmp_path / "page.html"
    for name in SOME:
        file.write_text(web_page(name, "buttons", jupyter_path), encoding="utf-8")
        page.goto(file.as_uri())
        assert page.evaluate(CUT_OFF) == [], name
    # With nbconvert's own template something is, so that this test would notice.
    file.write_text(web_page("lessons/03_bust", "lab", jupyter_path), encoding="utf-8")
    page.goto(file.as_uri())
    assert len(page.evaluate(CUT_OFF)) > 1


@pytest.mark.thorough
def test_webpdf_prints_every_board_and_every_sentence(chromium_path: Path, jupyter_path: Path, tmp_path: Path) -> None:
    path = tmp_path / "bust.ipynb"
    shutil.copy(NOTEBOOKS / "lessons" / "03_bust.ipynb", path)
    browsers = tmp_path / "browsers"
    playwrights_place_for(chromium_path, browsers)
    convert(
        path,
        jupyter_path,
        *("--to", "webpdf", "--template", "buttons", "--disable-chromium-sandbox"),
        # nbconvert prints so many milliseconds after the network is idle, whether the page was read to its end or not:
        # with its own 100 the last cell was missing once, on a machine with much else to do.
        "--WebPDFExporter.page_render_timeout=3000",
        PLAYWRIGHT_BROWSERS_PATH=str(browsers),
    )
    with pypdfium2.PdfDocument(path.with_suffix(".pdf")) as document:
        sheets: list[Image.Image] = [sheet.render(scale=1).to_pil().convert("RGB") for sheet in document]
        texts = [sheet.get_textpage().get_text_bounded() for sheet in document]
        # Half an inch, or 36 points, stays white on both sides of every sheet.
        for number, sheet in enumerate(sheets, 1):
            for left in (0, sheet.width - 35):
                strip = sheet.crop((left, 0, left + 35, sheet.height))
                assert strip.getextrema() == ((255, 255),) * 3, f"ink in the margin of sheet {number}"
            assert is_inked(sheet), f"sheet {number} is empty"
    # Where a line of the notebook goes on in the next one of the sheet, a space may have become a line's end.
    printed = re.sub(r"\s", "", "".join(texts))
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert re.sub(r"\s", "", cell.source) in printed, cell.source
        for heading in re.findall(r"^#+ (.*)$", cell.source, re.MULTILINE) if cell.cell_type == "markdown" else ():
            assert re.sub(r"\s", "", heading) in printed, heading
    boards = sum(has_board(sheet) for sheet in sheets)
    assert boards >= 7, f"boards on {boards} of {len(sheets)} sheets"
    together = Image.new("RGB", (sum(sheet.width for sheet in sheets[:4]), sheets[0].height))
    for number, sheet in enumerate(sheets[:4]):
        together.paste(sheet, (number * sheet.width, 0))
    together.save(picture("export-webpdf"))


def playwrights_place_for(chromium: Path, folder: Path) -> None:
    """Put the installed Chromium where Playwright, and so nbconvert, looks for one that it has downloaded itself."""
    ask = "from playwright.sync_api import sync_playwright\nwith sync_playwright() as p: p.chromium.launch()"
    environment = {**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(folder)}
    answer = subprocess.run(
        [sys.executable, "-c", ask], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    found = re.search(r"Executable doesn't exist at (\S+)", answer.stderr)
    assert found, answer.stderr
    place = Path(found[1])
    place.parent.mkdir(parents=True)
    place.write_text(f'#!/bin/sh\nexec {json.dumps(str(chromium))} --headless --disable-gpu "$@"\n')
    place.chmod(0o755)


def is_inked(sheet: Image.Image) -> bool:
    """Whether anything is on a sheet."""
    return sheet.convert("L").point(lambda value: 255 if value < 128 else 0).getbbox() is not None


def has_board(sheet: Image.Image) -> bool:
    """Whether red, green, blue and yellow buttons are on a sheet."""
    found = set()
    for count, (red, green, blue) in sheet.getcolors(sheet.width * sheet.height) or ():
        if count >= 20 and max(red, green, blue) - min(red, green, blue) > 80:
            found.add((red > 128, green > 128, blue > 128))
    return {(True, False, False), (False, False, True), (True, True, False)} <= found
