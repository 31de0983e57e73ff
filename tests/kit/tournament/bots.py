"""Bots for tournaments of Nim: good ones, bad ones, and hostile ones."""

from __future__ import annotations

import ctypes
import os
import queue
import random
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.nim_rules import Fall, Nim, Take


def first(game: Nim) -> Any:
    return game.legal_moves()[0]


def last(game: Nim) -> Any:
    return game.legal_moves()[-1]


class Counting:
    def __init__(self, sticks: int) -> None:
        self.sticks = sticks

    def __call__(self, game: Nim) -> Any:
        return game.legal_moves()[-self.sticks]


def closing_over(what: object) -> Any:
    return lambda game: game.legal_moves()[0] if what else None


def finisher(game: Nim) -> Any:
    """Takes the last stick where it can, and as little as it can elsewhere."""
    moves = game.legal_moves()
    assert all(isinstance(move, Take) for move in moves)
    won = [move for move in moves if sum(game.left) == move.sticks]
    return (won or sorted(moves, key=lambda move: move.sticks))[0]


class Unprintable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("not even this")

    __repr__ = __str__


def raising(error: BaseException) -> Callable[[Nim], Any]:
    def raises(game: Nim) -> Any:
        raise error

    return raises


def loops(game: Nim) -> Any:
    while True:
        pass


def clings(game: Nim) -> Any:
    while True:
        try:
            loops(game)
        except BaseException:
            continue


def waits(game: Nim) -> Any:
    queue.SimpleQueue[Any]().get()  # nobody puts anything in


def stuck_in_c(game: Nim) -> Any:
    """Waits in compiled code that does not let any other thread of Python run."""
    return ctypes.PyDLL(None).pause()


def leaves(game: Nim) -> Any:
    sys.exit("good bye")


def ends(game: Nim) -> Any:
    os._exit(7)


def kills_itself(game: Nim) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def crashes(game: Nim) -> Any:
    return ctypes.string_at(0)


def cheats(game: Nim) -> Any:
    return Take(1, 100)


def rolls(game: Nim) -> Any:
    return Fall(3)


def says_it(game: Nim) -> Any:
    return str(game.legal_moves()[0])


def eats(game: Nim) -> Any:
    eaten: list[Any] = []
    while True:
        eaten.append([None] * (1 << 31))


def peeks(game: Nim) -> Any:
    game.play(game.legal_moves()[0]).chance_move()
    return game.legal_moves()[0]


def mutates(game: Nim) -> Any:
    game.left = (1,)  # type: ignore[misc]


def recursive(game: Nim) -> Any:
    return recursive(game)


def babbles(game: Nim) -> Any:
    """Writes into whatever is open."""
    for number in range(3, 1000):
        try:
            os.write(number, b"\xff" * 100)
        except OSError:
            continue
    return first(game)


# These go on playing, and harm nobody.


def talks(game: Nim) -> Any:
    for number in range(700):  # more than a pipe takes
        print("talking" * 20, number)
        print("and more", file=sys.stderr)
    return first(game)


def forces(game: Nim) -> Any:
    object.__setattr__(game, "left", (0, 0, 1))
    object.__setattr__(game, "won", (0, 1))
    return Take(1, 1) if game.pips else None


def patches(game: Nim) -> Any:
    Nim.legal_moves = lambda self: [Take(1, 50)]  # type: ignore[method-assign]
    Nim.play = lambda self, move: self  # type: ignore[method-assign]
    return Take(1, 50)


def upsets(game: Nim) -> Any:
    """Changes everybody's random numbers, and plays by them."""
    random.seed(1)
    return random.choice(game.legal_moves())


def forks(game: Nim) -> Any:
    """Two processes come back from it, and both would answer."""
    os.fork()
    return first(game)


def closes_its_output(game: Nim) -> Any:
    sys.stdout.close()
    for number in (1, 2):
        with suppress(OSError):  # it has done so before
            os.close(number)
    return first(game)


class Text(str):
    """A text that is never what it says."""

    def __getitem__(self, key: object) -> str:
        raise RuntimeError("not to be cut")

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = str.__hash__


class Liar:
    """Says of itself that it is whatever is allowed, and is not."""

    def __str__(self) -> str:
        return Text("take 100 of 1")

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


def lies(game: Nim) -> Any:
    return Liar()


class Lingers:
    """Does not want to go, wherever it was sent to."""

    def __init__(self) -> None:
        self.home = os.getpid()

    def __call__(self, game: Nim) -> Any:
        return first(game)

    def __del__(self) -> None:
        if os.getpid() != self.home:
            loops(None)  # type: ignore[arg-type]
