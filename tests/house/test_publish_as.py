"""Where the repository lies: said nowhere until it is known, and everywhere once `make publish-as` was told."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from email.parser import HeaderParser
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from uv import find_uv_bin

from tests.browser.opened import copy_of_checkout
from tests.house.plan import ROOT
from tests.house.test_house import FILES
from tests.house.test_links import links_of

SCRIPT: Final = runpy.run_path(str(ROOT / ".ci" / "publish_as.py"))
WRITTEN: Final = sorted({name for name, _ in SCRIPT["blocks_for"]("", "")})
OWNER: Final = "gemma-goat/dice.kit"
HOME: Final = f"https://github.com/{OWNER}"


@pytest.fixture
def publish_as(tmp_path: Path) -> Callable[[str], dict[str, str]]:
    """Runs the script on copies of what it writes; the texts that come of it."""
    for name in WRITTEN:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)

    def run(owner: str) -> dict[str, str]:
        SCRIPT["main"](owner, tmp_path)
        return {name: (tmp_path / name).read_text(encoding="utf-8") for name in WRITTEN}

    return run


def test_nowhere_stands_a_name_that_is_still_to_be_filled_in() -> None:
    # Put together here, or this file would find itself.
    words = "|".join(["OWN" + "ER", "US" + "ER", "USER" + "NAME", "OR" + "G", "YO" + r"UR[-_]\w+"])
    unfilled = re.compile(rf"\b({words})/[A-Z<]|github\.(com|io)/({words.lower()})/|\b({words.lower()})\.github\.io")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in FILES
        if path.suffix != ".ipynb"
        for match in unfilled.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_everything_that_says_where_it_lies_is_filled_in(publish_as: Callable[[str], dict[str, str]]) -> None:
    texts = publish_as(OWNER)
    for name, text in texts.items():
        assert HOME in text, name
        assert set(re.findall(r"https://github\.com/([\w-]+/[\w.-]+)", text)) == {OWNER}, name
    lines = texts["README.md"].splitlines()
    badges = lines[lines.index("<!-- badges -->") + 1 : lines.index("<!-- /badges -->")]
    assert [line for line in badges if not re.fullmatch(r"\[!\[[^]]+\]\(https://\S+\)\]\(https://\S+\)", line)] == []
    (binder,) = [line for line in badges if "Binder" in line]
    assert f"https://mybinder.org/v2/gh/{OWNER}/HEAD?urlpath=lab/tree/notebooks/00_start_here.ipynb" in binder
    assert (ROOT / "notebooks" / "00_start_here.ipynb").is_file()
    urls = tomllib.loads(texts["pyproject.toml"])["project"]["urls"]
    assert {"Source", "Documentation", "Issues", "Changelog"} <= urls.keys()
    citation = yaml.safe_load(texts["CITATION.cff"])
    assert (citation["repository-code"], citation["url"]) == (HOME, "https://gemma-goat.github.io/dice.kit/")
    links = yaml.safe_load(texts[".github/ISSUE_TEMPLATE/config.yml"])["contact_links"]
    assert f"{HOME}/security/advisories/new" in {link["url"] for link in links}


def test_after_a_move_nothing_of_the_old_place_is_left(publish_as: Callable[[str], dict[str, str]]) -> None:
    first = publish_as(OWNER)
    moved = publish_as("other/place")
    assert "gemma-goat" not in "".join(moved.values()).lower()
    assert publish_as(OWNER) == first


@pytest.mark.parametrize("owner", ["", "gemma", "gemma/", "a b/c", "https://github.com/a/b", "a/b/c"])
def test_what_is_no_owner_and_name_is_refused(publish_as: Callable[[str], Any], owner: str) -> None:
    with pytest.raises(SystemExit, match="is no owner and name on GitHub; write make publish-as OWNER="):
        publish_as(owner)


def test_on_the_package_index_every_link_of_the_readme_leads_to_the_repository(tmp_path: Path) -> None:
    checkout = copy_of_checkout(tmp_path / "checkout")
    SCRIPT["main"](OWNER, checkout)
    build = [find_uv_bin(), "build", "--quiet", "--python", sys.executable, "--wheel", "--out-dir", str(tmp_path)]
    done = subprocess.run([*build, str(checkout)], capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        said = HeaderParser().parsestr(files.read(name).decode())
    readme = (checkout / "README.md").read_text(encoding="utf-8")
    shown = said.get_payload()
    assert isinstance(shown, str)
    assert said["Description-Content-Type"] == "text/markdown"
    assert f"Source, {HOME}" in said.get_all("Project-URL", [])
    assert links_of(readme) and links_of(shown) == set()
    for link in links_of(readme):
        assert re.search(rf"{HOME}/(raw|blob)/v{re.escape(said['Version'])}/{re.escape(link)}\b", shown), link
    code = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
    assert code.findall(readme) and code.findall(readme) == code.findall(shown)


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[0-9]*.yml")), ids=lambda path: path.stem
)
def test_a_form_for_issues_asks_in_a_way_that_github_shows(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form.keys() == {"name", "description", "body"}
    asked = form["body"]
    assert {one["type"] for one in asked} <= {"textarea", "input", "dropdown", "checkboxes"}
    ids = [one["id"] for one in asked]
    assert sorted(ids) == sorted(set(ids))
    for one in asked:
        assert one.keys() <= {"type", "id", "attributes", "validations"}
        assert one["attributes"]["label"]
        assert ("options" in one["attributes"]) == (one["type"] in {"dropdown", "checkboxes"})
        assert one["attributes"].keys() <= {"label", "description", "options", "render"}
    # Something is asked for without which nothing can be done.
    assert any(one.get("validations", {}).get("required") for one in asked)
