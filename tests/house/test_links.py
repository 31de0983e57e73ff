"""Every link from a notebook, the README and the guides to a file of the project leads to a file that is there."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import pytest

from buttons_widgets.lessons.plan import PLAN
from tests.house.plan import ROOT

PAGES = sorted(
    path
    for folder in ("", "docs", "notebooks", "puzzles", "lab", "pictures")
    for path in ((ROOT / folder).rglob("*") if folder else ROOT.glob("*"))
    if path.suffix in {".md", ".ipynb"} and ".ipynb_checkpoints" not in path.parts
)
COPIED = ROOT / "notebooks"
"""What `buttons-widgets lab` copies into a folder of somebody's own."""
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)|\b(?:href|src|srcset)=[\"']([^\"']+)[\"']")
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|#|/")


def text_of(path: Path) -> str:
    """What is written on a page: all of a text, or the texts of a notebook and the tables that its cells show."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".ipynb":
        return text
    parts = []
    for cell in json.loads(text)["cells"]:
        if cell["cell_type"] == "markdown":
            parts.append("".join(cell["source"]))
        for output in cell.get("outputs", []):
            shown = "".join(output.get("data", {}).get("text/html", ""))
            parts.append("" if "srcdoc=" in shown else shown)
    return "\n".join(parts)


def links_of(text: str) -> set[str]:
    """The files that a page links to, without what is meant within them."""
    found = {first or second for first, second in LINK.findall(text)}
    return {unquote(link.partition("#")[0]) for link in found if not ELSEWHERE.match(link)}


def links_to(wrong: Callable[[Path], bool], pages: list[Path]) -> list[str]:
    """The links of some pages that lead to a file with which something is wrong, with their pages."""
    assert len(pages) > 1
    return [
        f"{path.relative_to(ROOT)}: {link}"
        for path in pages
        for link in links_of(text_of(path))
        if wrong(path.parent / link)
    ]


def test_every_file_linked_is_there() -> None:
    assert links_to(lambda file: not file.exists(), PAGES) == []


def anchors_of(path: Path) -> set[str]:
    """What can be linked to within a page of Markdown: its headings, as GitHub and the site name them."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_heading_linked_is_there() -> None:
    found = [
        (path, link, path.parent / link.partition("#")[0] if link[0] != "#" else path)
        for path in PAGES
        for link in re.findall(r"\]\(([^)\s:]*#[^)\s]+)\)", text_of(path))
    ]
    asked = [(path, link, file) for path, link, file in found if file.suffix == ".md"]
    assert asked
    assert [
        f"{path.name}: {link}" for path, link, file in asked if link.partition("#")[2] not in anchors_of(file)
    ] == []


def test_a_notebook_links_to_nothing_that_its_copies_have_not_beside_them() -> None:
    notebooks = sorted(COPIED.rglob("*.ipynb"))
    assert links_to(lambda file: not file.resolve().is_relative_to(COPIED), notebooks) == []


def test_a_lesson_of_the_plan_has_its_notebook_and_a_page_for_its_teacher() -> None:
    files = [COPIED / folder / f"{one.notebook}.ipynb" for one in PLAN for folder in ("lessons", "teachers")]
    assert files
    assert [str(file) for file in files if not file.is_file()] == []


def test_every_teacher_s_page_leads_to_its_lesson_and_to_the_overview() -> None:
    pages = sorted((ROOT / "notebooks" / "teachers").glob("*.ipynb"))
    assert len(pages) > 1
    for path in pages:
        if path.stem != "00_overview":
            assert {"00_overview.ipynb", f"../lessons/{path.name}"} <= links_of(text_of(path)), path.name


@pytest.mark.parametrize(
    ("text", "links"),
    [
        ("see [this](a/b.ipynb#part) and ![that](c.svg 'title')", {"a/b.ipynb", "c.svg"}),
        ("<a href=\"../x.ipynb\">x</a> <img src='y.png'>", {"../x.ipynb", "y.png"}),
        ("[elsewhere](https://example.org/a.html), [here](#here), [mail](mailto:a@example.org)", set()),
        ("[with a space](a%20b.md)", {"a b.md"}),
    ],
)
def test_what_is_a_link_to_a_file_is_found(text: str, links: set[str]) -> None:
    assert links_of(text) == links
