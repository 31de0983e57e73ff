"""Make the shipped packs of generated puzzles anew, as `make packs` does. The same puzzles come out each time.

A pack of every theme has nine puzzles of each of the five levels, the easiest first, no two alike. The gems are made by
hand and stay as they are.

    python tests/make_packs.py [GAME/THEME ... first_steps]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from buttons_widgets.buttons.kind import generate_puzzle
from buttons_widgets.kit.puzzles.generate import new_puzzle
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.pack import write_pack
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Puzzle
from tests.every_game import puzzle_kinds

FOLDER = Path(__file__).parents[1] / "puzzles"
OF_A_LEVEL = 9
MOST_IN_VAIN = 300
"""After so many seeds in a row that bring nothing new, there are no more puzzles of a level."""
MOST_OF_AN_ANSWER = 6
"""No more puzzles of a level have the same answers, so that nobody is right by always saying the same."""
PATH = "first_steps"
THEMES = {f"{kind.name}/{theme}": (kind, theme) for kind in puzzle_kinds() for theme in kind.by_name}
"""The themes of all games: two games may have one of the same name."""


class Step(NamedTuple):
    """A puzzle of the beginners' path.

    Attributes:
        theme: its theme.
        level: its level.
        note: what it teaches.
        fields: what some of its fields should be, so that it teaches that.
    """

    theme: str
    level: int
    note: str
    fields: Mapping[str, object] = {}

    def puzzle(self, number: int) -> Puzzle:
        """The first puzzle that has these fields."""
        for attempt in count():
            seed = f"step {number} {attempt}" if attempt else f"step {number}"
            found = generate_puzzle(self.theme, self.level, seed)
            if all(getattr(found, name) == value for name, value in self.fields.items()):
                break
        return msgspec.structs.replace(found, id=f"step-{number:02}", note=self.note)


FIRST_STEPS = (
    Step("most", 1, "A button closes the spaces beside it, so every free corner and every dead end is a bargain."),
    Step("most", 1, "Spaces of one shade of a checkerboard never touch. Begin with the shade that has more of them."),
    Step("stop", 1, "Compare what you have for certain with what the next roll can add and what it can take."),
    Step(
        "stop",
        1,
        "Count the rows without an open space: a white die that shows one of them is a bust, whatever the rest.",
    ),
    Step("risk", 1, "Go row by row: how many ways are there for the black dice to miss every open space?"),
    Step("risk", 1, "It is easier to count the rolls that fail than those that help."),
    Step("space", 1, "A third button on a colour earns a star, and two if it is the colour of your card."),
    Step("space", 1, "Look at what a button closes as well as at what it covers."),
    Step("colours", 1, "The colour of your own card counts double. Begin with it, if it finds room."),
    Step("colours", 1, "Mark the three buttons of a colour that close the fewest spaces of the others."),
    Step(
        "numbers",
        1,
        "Begin where nothing is left to decide: a row that is full, and a row that needs every space it has.",
    ),
    Step(
        "numbers",
        1,
        "Next to a button nothing lies. Every button that you find empties spaces in three rows and three columns.",
    ),
    Step("known_dice", 1, "When you know the dice, plan from the last roll backwards."),
    Step("known_dice", 1, "A roll that finds no room ends everything. See it coming, and leave before."),
    Step(
        "gold",
        1,
        "Somebody else's roll cannot hurt you: a button that covers what you need is free.",
        {"answers": ("take",)},
    ),
    Step(
        "gold", 1, "A free button can cost more than it brings, if it closes what you wait for.", {"answers": ("pass",)}
    ),
    Step(
        "stars",
        1,
        "Five stars side by side win, across or down. Look for the line that lacks the fewest.",
        {"goal": "win"},
    ),
    Step("stars", 1, "Two empty spaces side by side cannot both be filled in the same round.", {"goal": "stars"}),
    Step("win", 1, "If only a win counts, a certain star that does not win is worth nothing.", {"answers": ("roll",)}),
    Step(
        "win",
        1,
        "Ask how many stars you need, and which choice gets you that many most often.",
        {"answers": ("opt out",)},
    ),
    Step("stop", 2, "With more dice in your hand you miss less often. With few, a single closed row weighs more."),
    Step(
        "risk",
        2,
        "With k black dice, the way to miss has to happen k times. That is why few open columns go a long way.",
    ),
    Step("space", 2, "Room is worth most in rows that have little of it."),
    Step(
        "most", 2, "Two neighbours hold one button between them. Cut the board into such pairs, and you know the most."
    ),
    Step("numbers", 2, "Write down all ways to fill a row. What they have in common is certain."),
    Step(
        "colours",
        2,
        "If a colour is crowded together, its own buttons close each other. Count how many of it find room at most.",
    ),
    Step("known_dice", 2, "More buttons are not more stars. Leave as soon as nothing more can be earned."),
    Step(
        "gold",
        2,
        "Who leaves takes dice along. With fewer dice to come, take more of what is offered now.",
        {"answers": ("take",)},
    ),
    Step("stars", 2, "Place a star where two lines cross, and both come nearer.", {"goal": "stars"}),
    Step(
        "win",
        2,
        "When you are behind, a risk that would be foolish for stars may be the best chance that you have.",
        {"answers": ("roll",)},
    ),
    Step(
        "close",
        1,
        "Where a bust would take little and a roll can add little, it hardly matters what you do.",
        {"answers": ("close",)},
    ),
    Step(
        "close",
        2,
        "A risk counts as much as what it puts at stake. Weigh both before you call it close.",
        {"answers": ("roll",)},
    ),
)
"""The beginners' path, theme by theme."""


def pack_of(kind: PuzzleKind, theme: str) -> list[Puzzle]:
    """The pack of a theme."""
    alike: set[str] = set()
    found: list[Puzzle] = []
    for level in LEVELS:
        of_level: list[Puzzle] = []
        last = 0
        for seed in count(1):
            if seed - last > MOST_IN_VAIN:
                break
            puzzle = new_puzzle(kind, theme, level, seed)
            same = sum(puzzle.answers == other.answers for other in of_level)
            if puzzle.likeness() not in alike and same < MOST_OF_AN_ANSWER:
                alike.add(puzzle.likeness())
                of_level.append(puzzle)
                last = seed
            if len(of_level) == OF_A_LEVEL:
                break
        found += sorted(of_level, key=lambda puzzle: puzzle.rating)
    return [msgspec.structs.replace(puzzle, id=f"{theme}-{number:03}") for number, puzzle in enumerate(found, start=1)]


def first_steps() -> list[Puzzle]:
    """The beginners' path, from easy to hard; so each theme comes first with what is easy in it.

    A puzzle is called by its step, wherever it comes: what somebody solved stays solved.
    """
    steps = [step.puzzle(number) for number, step in enumerate(FIRST_STEPS, start=1)]
    return sorted(steps, key=lambda puzzle: puzzle.rating)


def make(name: str) -> str:
    """Write the pack of a theme, or the beginners' path."""
    if name == PATH:
        folder, puzzles = FOLDER, first_steps()
    else:
        kind, theme = THEMES[name]
        folder, puzzles = kind.shipped, pack_of(kind, theme)
    write_pack(folder / f"{name.rpartition('/')[2]}.jsonl", puzzles)
    ratings = [puzzle.rating for puzzle in puzzles]
    return f"{name}: {len(puzzles)} puzzles, rated {min(ratings)} to {max(ratings)}"


def pack_schema(kind: PuzzleKind) -> dict[str, Any]:
    """A JSON Schema of one line of a pack."""
    schema = msgspec.json.schema(kind.any_theme)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"A puzzle of {kind.name}", **schema}


def write_schemas() -> None:
    """Write what a line of a pack may be, for programs such as editors."""
    for kind in puzzle_kinds():
        text = json.dumps(pack_schema(kind), ensure_ascii=False, indent=1)
        kind.shipped.mkdir(exist_ok=True)
        (kind.shipped / "schema.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    write_schemas()
    with ProcessPoolExecutor() as pool:
        for told in pool.map(make, sys.argv[1:] or [*THEMES, PATH]):
            print(told, flush=True)
