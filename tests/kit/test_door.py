"""What people import of a game: made by the kit of what the game declares, with its options in signature and help."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from typing import Any

import pytest

from buttons_widgets.kit.door import GameDoor
from buttons_widgets.kit.rules.errors import GameError
from tests.buttons.analysis.test_plain_pass import WITHOUT_NUMPY
from tests.every_game import KINDS
from tests.nim import NimKind, NimView
from tests.nim_rules import Nim


class NimDoor(GameDoor[Any, Any]):
    name, code_word, state = "nim", "NIM", Nim
    seats = NimKind.seats
    view = NimView()
    tournament_options = {"heaps": "the heaps of every game"}

    def drawn(self, players: int, heaps: Any = None) -> Any:  # type: ignore[override]
        return (lambda seed, players: heaps), ""

    chosen = "heaps"


NIM = NimDoor()


def test_play_takes_the_options_of_the_setup_and_says_so() -> None:
    assert [*inspect.signature(NIM.play).parameters][:4] == ["players", "heaps", "sides", "seed"]
    assert "    heaps: how many sticks each heap has.\n    sides: of the die.\n    seed: " in (NIM.play.__doc__ or "")
    for game in (NIM.play(["Ada"], (5,), seed=1), NIM.play(["Ada"], heaps=(5,), seed=1)):
        assert game.game is not None and game.game.setup.heaps == (5,)
        assert game.game.setup.sides == 3


def test_options_belong_to_players_and_to_the_game() -> None:
    with pytest.raises(GameError, match=r"^given together with players: heaps, sides$"):
        NIM.play(sides=4)
    with pytest.raises(TypeError, match="unexpected keyword argument 'matches'"):
        NIM.play(["Ada"], matches=4)
    with pytest.raises(GameError, match=r"^every heap has a stick$"):
        NIM.play(["Ada"], heaps=())


def test_a_tournament_is_told_what_is_drawn_for_each_block(tmp_path: Any) -> None:
    assert "heaps" in inspect.signature(NIM.tournament).parameters
    bots = [lambda game: game.legal_moves()[0]] * 2
    result = NIM.tournament(bots, 2, 1, heaps=(1,), progress=False, workers=1, folder=tmp_path)
    assert result.games == 2


def test_a_game_that_is_not_played_on_paper_has_no_dice_for_it() -> None:
    with pytest.raises(GameError, match=r"^Nim is not played on paper: there are no dice to roll for it$"):
        NIM.dice_roller()


def test_a_game_has_a_review_and_puzzles_only_if_it_declares_them() -> None:
    assert NIM.open_review is None
    doors = [kind for kind in KINDS if isinstance(kind, GameDoor)]
    assert any(door.reviewer is not None for door in doors)
    assert all((door.open_review is not None) == (door.reviewer is not None) for door in doors)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("name", ["play", "tournament"])
def test_the_examples_in_the_help_of_a_game_run(kind: Any, name: str) -> None:
    function = getattr(kind, name)
    assert function.__name__ == name and kind.state.title in function.__doc__ and "{" not in function.__doc__
    test = doctest.DocTestParser().get_doctest(function.__doc__, {}, name, None, 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


EVERY_NAME = """
import pickle
from importlib import import_module
for package in {packages}:
    exec(f"from {{package}} import *", names := {{}})
    missing = [names[name] for name in import_module(package).__all__ if "needs the package" in repr(names[name])]
    for stands in missing:
        for use in (stands, lambda: stands.anything):
            try:
                use()
            except Exception as error:
                assert str(pickle.loads(pickle.dumps(error))) == str(error)
                print(package, error)
"""


def test_every_name_is_there_without_the_packages_of_the_extras_and_says_what_it_needs() -> None:
    packages = ["buttons_widgets", "buttons_widgets.pretty_tricky"]
    code = WITHOUT_NUMPY + EVERY_NAME.format(packages=packages)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    told = done.stdout.splitlines()
    assert "buttons_widgets simulate needs the package numpy: install buttons-widgets[analysis]" in told
    assert {line.split()[0] for line in told} == set(packages)
    assert all("install buttons-widgets[analysis]" in line for line in told)
