"""Kills processes that play. `python -m tests.knocks.killing FOLDER COUNT SEED` prints what each had shown and kept.

One process has everything loaded, and forks another for each kill: so a hundred take seconds. The other one plays a
scene and tells, through a pipe, what it shows as soon as it is shown. At a random moment after that it is killed as
the system kills a process: without a word, and wherever it is. Then its files are read as a fresh kernel reads them.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import threading
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter

from tests.knocks.scenes import SCENES, Shown

WHOLE = "the whole of it"


def played(scene: str, folder: Path, count: int | None = None, seconds: float = 0) -> tuple[list[Shown], bool, float]:
    """Let a process play a scene, and kill it so many seconds after it has shown so many states; or never.

    Returns:
        Everything that it showed, whether it had come to the end, and how many seconds it took since it first showed
        something.
    """
    folder.mkdir(parents=True)
    here, there = Pipe(duplex=False)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            _play(scene, folder, there)
            code = 0
        finally:
            os._exit(code)
    there.close()
    assert here.poll(60), f"{scene} shows nothing"
    start = perf_counter()
    shown = _seen_until(here, start + 60, count)
    took = perf_counter() - start
    shown += _seen_until(here, perf_counter() + seconds)
    os.kill(child, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    shown += _seen_until(here, perf_counter() + 10)  # what had been shown, but was not yet heard of
    here.close()
    ended = bool(shown) and shown[-1] == [WHOLE]
    assert status in (0, -signal.SIGKILL), f"{scene} failed by itself"
    return shown[:-1] if ended else shown, ended, took


def _play(scene: str, folder: Path, pipe: Connection) -> None:
    for shown in SCENES[scene][0](folder):
        pipe.send_bytes(json.dumps(shown).encode())
    pipe.send_bytes(json.dumps([WHOLE]).encode())


def _seen_until(pipe: Connection, end: float, most: int | None = None) -> list[Shown]:
    """What comes out of a pipe up to a moment, or so much, or until there is nobody at its other end."""
    seen: list[Shown] = []
    try:
        while len(seen) != most and pipe.poll(max(0.0, end - perf_counter())):
            seen.append(json.loads(pipe.recv_bytes()))
            if seen[-1] == [WHOLE]:
                break
    except EOFError:
        pass
    return seen


def main(folder: Path, count: int, seed: str) -> None:
    """Play each scene once to its end, and then kill so many."""
    chance = random.Random(seed)
    wholes, seconds = {}, {}
    for number, scene in enumerate(SCENES):
        list(zip(range(3), SCENES[scene][0](folder / f"warm-{number}"), strict=False))
        assert threading.active_count() == 1, "a process with threads cannot be copied"
        wholes[scene], ended, seconds[scene] = played(scene, folder / f"whole-{number}")
        assert ended, f"{scene} never ends"
        kept = SCENES[scene][1](folder / f"whole-{number}")
        print(json.dumps({"scene": scene, "whole": wholes[scene], "shown": wholes[scene], "kept": kept}), flush=True)
    names = list(SCENES)
    for number in range(count):
        scene = names[number % len(names)]
        at = folder / str(number)
        states = len(wholes[scene])
        shown, _, _ = played(scene, at, chance.randrange(1, states), chance.uniform(0, seconds[scene] / states))
        kept = SCENES[scene][1](at)
        print(json.dumps({"scene": scene, "whole": wholes[scene], "shown": shown, "kept": kept}), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
