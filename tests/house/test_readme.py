"""The README is short; its code and that of the documentation runs, and the pictures are those that the code draws."""

import doctest
import re
from pathlib import Path

import pytest

from pictures.draw import PICTURES
from pictures.screens import MOST_BYTES, ROUND, SCREENS, SHOTS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", flags=re.MULTILINE | re.DOTALL)


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= 130
    assert len(README.split()) <= 1_400


@pytest.mark.thorough
@pytest.mark.parametrize(
    "page", [page for page in PAGES if BLOCK.search(page.read_text(encoding="utf-8"))], ids=lambda page: page.stem
)
def test_the_code_runs_from_top_to_bottom(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hand-ins").mkdir()
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    for number, block in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), start=1):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, f"block {number}", page.name, 0)
            runner.run(test, clear_globs=False)
            names = test.globs
        else:
            exec(compile(block, f"{page.name}, block {number}", "exec"), names)
    assert runner.summarize(verbose=False).failed == 0


def test_every_make_target_named_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    code = "\n".join(code for page in PAGES for code in re.findall(r"`[^`]+`", page.read_text(encoding="utf-8")))
    assert set(re.findall(r"\bmake ([a-z-]+)\b`?", code)) <= targets


def test_every_picture_is_what_the_code_draws_today() -> None:
    assert sorted(PICTURES) == sorted(path.name for path in (ROOT / "pictures").glob("*.svg"))
    for name, draw in PICTURES.items():
        assert (ROOT / "pictures" / name).read_text(encoding="utf-8") == draw() + "\n", f"{name}: run `make pictures`"


def test_every_picture_of_a_screen_is_taken_and_shown() -> None:
    """What is on them only a person can judge: `make pictures` takes them anew."""
    files = {path.name for path in SCREENS.iterdir()}
    assert files == {f"{shot.name}.webp" for shot in SHOTS}
    gallery = (ROOT / "docs" / "gallery.md").read_text(encoding="utf-8")
    assert {*re.findall(r"screens/([\w-]+\.webp)", gallery)} == files
    assert ROUND.stat().st_size <= MOST_BYTES
