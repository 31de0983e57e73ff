"""The same games played by the simulator and by a plain C program, and what they are compared by."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np

from buttons_widgets import CautiousBot, GamblerBot, OneStepBot, Simulation, Strategy, simulate
from buttons_widgets.buttons.strategy.playing import table_of
from buttons_widgets.kit.analysis.streams import key_of

SEED = "benchmark"
PLAYERS = {
    2: [OneStepBot(), CautiousBot(3)],
    4: [OneStepBot(), GamblerBot(0.25), Strategy("stars", 2), CautiousBot(4)],
}


def played(players: int, games: int, threads: int | None) -> Simulation:
    """The games played by the simulator."""
    return simulate(PLAYERS[players], games, seed=SEED, threads=threads, progress=False)


def sums(found: Simulation) -> list[float]:
    """What the C program prints of its games."""
    place = np.arange(len(found.round_stars)) % 1009 + 1
    of_seats = found.round_stars + 8 * found.round_buttons.astype(np.int64) + 256 * found.round_bust
    counts = found.turns.ravel()
    seats = zip(found.shares.sum(axis=0), found.stars.sum(axis=0, dtype=np.int64), strict=True)
    return [
        *(found.rolls.sum(), len(place), *(number for seat in seats for number in seat)),
        *((place * of_seats.sum(axis=1)).sum(), ((np.arange(len(counts)) % 1009 + 1) * counts).sum()),
    ]


def arguments(players: int, games: int) -> list[str]:
    """What the C program is told of the games."""
    found = simulate(PLAYERS[players], 1, seed=SEED, progress=False)
    table = table_of(found.players, found.layouts, found.cards, found.most_rounds)
    words: list[object] = [key_of(SEED), games, table.size, players]
    for layout, (leaving, laying, golden, placing, limit, *_) in zip(found.layouts, table.plans.tolist(), strict=True):
        words += [layout, 0, leaving, repr(limit), laying, golden, placing]
    return list(map(str, words))


def built(name: str, folder: Path) -> Path | None:
    """A C program of this folder, compiled into another one; `None` if there is no C compiler here."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = folder / name
    subprocess.run([compiler, "-O3", "-o", program, Path(__file__).with_name(f"{name}.c")], check=True)
    return program


def said_in_c(program: Path, players: int, games: int) -> list[float]:
    """What the C program says of the games: their `sums`, and how many seconds they took."""
    command = [program, *arguments(players, games)]
    return [*map(float, subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())]
