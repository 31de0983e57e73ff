"""Check every shipped pack, as `make check-puzzles` does: find all answers, ratings and levels anew.

It ends with the first puzzle that is wrong, and names file, line and field. Where the tests of a game have a plain
solver (`plain_puzzles.py`), it solves them a second time.

    python tests/check_puzzles.py [PACK.jsonl ...]
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.puzzles.errors import PackError
from tests.every_game import plain_answers, puzzle_kinds
from tests.pack_checks import check_pack

FOLDER = Path(__file__).parents[1] / "puzzles"

# What another ring of `make test` has solved, as conftest.py has it.
if solved := os.environ.get("BUTTONS_TESTS_CACHE"):
    os.environ["BUTTONS_WIDGETS_CACHE"] = solved


class Summary(NamedTuple):
    """What was found in a pack."""

    path: Path
    puzzles: int
    twice: int
    seconds: float
    fault: str = ""


def check(path: Path) -> Summary:
    """Check one pack."""
    start = perf_counter()
    puzzles = twice = 0
    kind = next((kind for kind in puzzle_kinds() if kind.shipped == path.resolve().parent), BUTTONS_PUZZLES)
    try:
        for checked in check_pack(kind, path):
            puzzles += 1
            twice += checked.twice
            plain = plain_answers(kind, checked.puzzle)
            if plain is None:
                continue
            if plain != set(checked.puzzle.answers):
                raise PackError(str(path), puzzles, "answers", f"the plain solver finds {', '.join(sorted(plain))}")
            twice += not checked.twice
    except PackError as error:
        return Summary(path, puzzles, twice, perf_counter() - start, str(error))
    return Summary(path, puzzles, twice, perf_counter() - start)


def main(paths: list[Path]) -> int:
    """Check packs and say how it went; the answer is the exit code."""
    total = 0
    with ProcessPoolExecutor() as pool:
        for summary in pool.map(check, paths):
            if summary.fault:
                print(f"WRONG: {summary.fault}", flush=True)
                pool.shutdown(wait=False, cancel_futures=True)
                return 1
            total += summary.puzzles
            print(
                f"{summary.path.name:24} {summary.puzzles:4} puzzles right, {summary.twice:4} of them found in two ways"
                f" ({summary.seconds:.1f} s)",
                flush=True,
            )
    if not total:
        print(f"WRONG: there is no puzzle in {FOLDER}")
        return 1
    print(f"{total} puzzles in {len(paths)} packs are right.")
    return 0


if __name__ == "__main__":
    sys.exit(main([Path(name) for name in sys.argv[1:]] or sorted(FOLDER.rglob("*.jsonl"))))
