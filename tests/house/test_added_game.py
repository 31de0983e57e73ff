"""What CONTRIBUTING.md says of how a game is added, held against the game that is its example."""

import re

from tests.house.code_lines import EXAMPLE, GUIDE, ROW, TOTAL, counted, lines_below
from tests.house.plan import PACKAGE, ROOT

NEAR = 15
"""A number of the table may be so many lines old. Then `python -m tests.house.code_lines` writes it anew."""


def section() -> str:
    text = GUIDE.read_text(encoding="utf-8")
    return text[text.index("## How a game is added") : text.index("## How to add something smaller")]


def test_the_table_has_every_part_of_the_game_with_its_lines() -> None:
    said = {name: int(lines) for name, lines in ROW.findall(section())}
    found = counted()
    assert said.keys() == found.keys()
    assert {name: (said[name], found[name]) for name in found if abs(said[name] - found[name]) > NEAR} == {}


def test_the_sum_is_that_of_the_folder() -> None:
    (said,) = TOTAL.findall(section())
    assert sum(counted().values()) == lines_below(EXAMPLE)
    assert abs(int(said.replace(",", "")) - lines_below(EXAMPLE)) <= 3 * NEAR


def test_every_file_and_folder_that_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:kit|tests|puzzles|notebooks)/[\w/.]+)`", section()))
    assert named
    assert {name for name in named if not ((PACKAGE if name.startswith("kit/") else ROOT) / name).exists()} == set()
