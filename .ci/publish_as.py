"""`make publish-as OWNER=somebody/repository`: say where this repository lies, in all the files that say it.

Each of these files has a line with `publish-as:`, in the README it is `<!-- badges -->`. What stands between that line
and the one that closes it is written here, so that it can be written again after a move. Until then nothing stands
there: a link that leads nowhere is worse than none.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
README: Final = "<!-- badges -->"
START: Final = "notebooks/00_start_here.ipynb"


def main(owner: str, root: Path = ROOT) -> None:
    """Write it into all files of a checkout, or into none."""
    found = re.fullmatch(r"(?P<owner>[A-Za-z0-9-]+)/(?P<name>(?!\.{1,2}$)[A-Za-z0-9._-]+)", owner)
    if found is None:
        raise SystemExit(f"{owner!r} is no owner and name on GitHub; write make publish-as OWNER=somebody/repository")
    blocks = blocks_for(f"https://github.com/{owner}", f"https://{found['owner'].lower()}.github.io/{found['name']}/")
    texts = {name: (root / name).read_text(encoding="utf-8") for name in dict.fromkeys(name for name, _ in blocks)}
    for (name, mark), written in blocks.items():
        texts[name] = filled(texts[name], mark, written, name)
    for name, text in texts.items():
        (root / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{owner} stands in {', '.join(texts)}. Look at it with git diff, and commit it.")


def blocks_for(home: str, site: str) -> Mapping[tuple[str, str], str]:
    """What is written: by the name of a file and the line before it.

    Args:
        home: the address of the repository.
        site: the address of the site that `.github/workflows/pages.yml` publishes.
    """
    binder = f"https://mybinder.org/v2/gh/{home.removeprefix('https://github.com/')}/HEAD?urlpath=lab/tree/{START}"
    # A name in capitals (LICENSE), or with a full stop or a stroke: `bots[0](game)` is code.
    files = r"(?!https?:|mailto:|#)([A-Z]+(?=[)#\"'])|[^)\"'\s]*[./][^)\"'\s]*)"
    return {
        ("README.md", README): (
            f"[![Tests]({home}/actions/workflows/ci.yml/badge.svg?branch=main)]({home}/actions/workflows/ci.yml)\n"
            f"[![Play in the browser](https://jupyterlite.rtfd.io/en/latest/_static/badge.svg)]({site}play/)\n"
            f"[![Open on Binder](https://mybinder.org/badge_logo.svg)]({binder})\n"
        ),
        ("pyproject.toml", "# publish-as: where the repository lies, which `make publish-as` writes"): (
            "[project.urls]\n"
            f'Source = "{home}"\n'
            f'Documentation = "{site}"\n'
            f'Issues = "{home}/issues"\n'
            f'Changelog = "{home}/blob/HEAD/CHANGELOG.md"\n'
            f'"Play in the browser" = "{site}play/"\n'
        ),
        ("pyproject.toml", "# publish-as: what a link to a file becomes, which `make publish-as` writes"): (
            "substitutions = [\n"
            f"  {{ pattern = '''(!\\[[^]]*\\]\\(|src=[\"']){files}''', "
            f"replacement = '\\1{home}/raw/v$HFPR_VERSION/\\2' }},\n"
            f"  {{ pattern = '''(\\]\\(|href=[\"']){files}''', replacement = '\\1{home}/blob/v$HFPR_VERSION/\\2' }},\n"
            "]\n"
        ),
        ("CITATION.cff", "# publish-as: where the repository lies"): f"repository-code: {home}\nurl: {site}\n",
        (".github/ISSUE_TEMPLATE/config.yml", "# publish-as: where else people can turn to"): (
            "contact_links:\n"
            "  - name: A weakness that others could exploit\n"
            f"    url: {home}/security/advisories/new\n"
            "    about: Please report it privately; SECURITY.md says how.\n"
            "  - name: How it works\n"
            f"    url: {site}\n"
            "    about: The documentation answers many questions.\n"
        ),
        ("SECURITY.md", "<!-- publish-as: the form for private reports -->"): (
            f"The form is here: <{home}/security/advisories/new>.\n"
        ),
    }


def filled(text: str, mark: str, written: str, name: str) -> str:
    """A text with what stands after a mark written anew; the line that closes it is added where there is none."""
    close = f"<!-- /{'badges' if mark == README else 'publish-as'} -->" if mark.startswith("<!--") else "# /publish-as"
    before, found, after = text.partition(f"{mark}\n")
    if not found:
        raise SystemExit(f"{name} has no line {mark}")
    # Two marks in a file: a close belongs to the mark before it.
    old, closed, rest = after.partition(f"{close}\n")
    if not closed or mark.split(":")[0] in old:
        rest = after
    return f"{before}{mark}\n{written}{close}\n{rest}"


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
