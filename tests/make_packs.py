"""Make the shipped packs of generated puzzles anew, as `make packs` does. The same puzzles come out each time.

A pack of every theme has nine puzzles of each of the five levels, the easiest first, no two alike. The gems are made by
hand and stay as they are.

    python tests/make_packs.py [THEME ...]
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path

import msgspec

from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES, generate_puzzle
from buttons_widgets.kit.puzzles.pack import pack_schema, write_pack
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Puzzle

FOLDER = Path(__file__).parents[1] / "puzzles"
OF_A_LEVEL = 9


def pack_of(theme: str) -> list[Puzzle]:
    """The pack of a theme."""
    alike: set[str] = set()
    found: list[Puzzle] = []
    for level in LEVELS:
        of_level: list[Puzzle] = []
        for seed in count(1):
            puzzle = generate_puzzle(theme, level, seed)
            if puzzle.likeness() not in alike:
                alike.add(puzzle.likeness())
                of_level.append(puzzle)
            if len(of_level) == OF_A_LEVEL:
                break
        found += sorted(of_level, key=lambda puzzle: puzzle.rating)
    return [msgspec.structs.replace(puzzle, id=f"{theme}-{number:03}") for number, puzzle in enumerate(found, start=1)]


def make(theme: str) -> str:
    """Write the pack of a theme."""
    puzzles = pack_of(theme)
    write_pack(FOLDER / f"{theme}.jsonl", puzzles)
    return f"{theme}: {len(puzzles)} puzzles, rated {puzzles[0].rating} to {puzzles[-1].rating}"


def write_schema() -> None:
    """Write what a line of a pack may be, for programs such as editors."""
    text = json.dumps(pack_schema(BUTTONS_PUZZLES), ensure_ascii=False, indent=1)
    (FOLDER / "schema.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    write_schema()
    with ProcessPoolExecutor() as pool:
        for told in pool.map(make, sys.argv[1:] or list(BUTTONS_PUZZLES.by_name)):
            print(told, flush=True)
