"""The README's code runs, and its pictures are those that the code draws."""

import doctest
import re
from pathlib import Path

import pytest

from pictures.draw import PICTURES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.thorough
def test_the_code_runs_from_top_to_bottom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hand-ins").mkdir()
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "readme"}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    for number, block in enumerate(BLOCKS, start=1):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, f"block {number}", "README.md", 0)
            runner.run(test, clear_globs=False)
            names = test.globs
        else:
            exec(compile(block, f"README.md, block {number}", "exec"), names)
    assert runner.summarize(verbose=False).failed == 0


def test_every_make_target_named_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)\b`?", "\n".join(re.findall(r"`[^`]+`", README)))) <= targets


def test_every_picture_is_what_the_code_draws_today() -> None:
    assert sorted(PICTURES) == sorted(path.name for path in (ROOT / "pictures").glob("*.svg"))
    for name, draw in PICTURES.items():
        assert (ROOT / "pictures" / name).read_text(encoding="utf-8") == draw() + "\n", f"{name}: run `make pictures`"
