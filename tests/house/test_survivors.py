"""What is said of the changes that no test notices is said of the code as it is."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

from tests.house.plan import ROOT

CHANGE = re.compile(r"(\S+\.py) (\S+): `(.*)` -> `(.*)`")
SURVIVORS = tomllib.loads((ROOT / "tests" / "survivors.toml").read_text(encoding="utf-8"))["survivors"]


def test_every_change_is_of_lines_that_stand_in_the_code_and_has_one_reason() -> None:
    stale, changes = [], [change for entry in SURVIVORS for change in entry["changes"]]
    for change in changes:
        found = CHANGE.fullmatch(change)
        assert found, change
        place, function, was, now = found.groups()
        code = (ROOT / "buttons_widgets" / place).read_text(encoding="utf-8")
        lines = {line.strip() for line in code.splitlines()}
        name = function.rpartition(".")[2]
        if not re.search(rf"\bdef {name}\b", code) or not set(was.split(" ⏎ ")) - {""} <= lines or was == now:
            stale.append(change)
    assert not stale, "\n".join(["their lines have changed: `make mutants` tells whether they still survive", *stale])
    assert not [change for change, count in Counter(changes).items() if count > 1]
    assert all(len(entry["why"]) > 20 for entry in SURVIVORS)
