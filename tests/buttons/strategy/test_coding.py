"""BUTTONS in numbers: what every action and every plane means, at states set up by hand."""

from __future__ import annotations

import numpy as np

from buttons_widgets import Dice, Game, Lay, OptOut, Pass, PlaceStars, Roll
from buttons_widgets.buttons.strategy.coding import ButtonsCoding

START = Game.start(["Ada", "Bo"], layouts=["A", "B"], cards=["ry", "bg"], seed="one")
CODING = ButtonsCoding(START)


def plane(game: Game, seat: int, name: str, chosen: tuple[int, ...] = ()) -> np.ndarray:
    """The plane of that name, as the player at the seat sees it."""
    return CODING.observe(game, seat, chosen)[CODING.planes.index(name)]


def cells(seen: np.ndarray) -> set[tuple[int, int]]:
    """Where a plane is not 0, as (row, column) counted from 1."""
    return {(int(row) + 1, int(column) + 1) for row, column in np.argwhere(seen)}


def test_the_actions_of_each_phase() -> None:
    def may(game: Game, *chosen: int) -> list[str]:
        return [CODING.actions[action] for action in CODING.legal(game, chosen)]

    assert may(START) == ["roll"]
    rolled = START.play(Roll()).play(Dice(5, 6, (2, 3, 5, 5)))
    assert may(rolled) == ["5-2", "5-3", "5-5", "5-6"]
    offered = rolled.play(Lay((5, 3)))
    assert may(offered) == ["5-6", "pass"]
    assert CODING.move(offered, (29,)) == Lay((5, 6)) and CODING.move(offered, (38,)) == Pass()
    decides = offered.play(Pass()).play(Roll()).play(Dice(1, 1, (1, 1, 1, 1))).play(Lay((1, 1)))
    assert may(decides) == ["1-1", "pass"]
    assert may(decides.play(Pass())) == ["roll", "opt out"]
    assert CODING.move(decides.play(Pass()), (37,)) == OptOut()


def test_stars_are_chosen_one_by_one_in_any_order() -> None:
    game = Game.start(["Ada"], layouts=["rrr/rrr/rrr"], cards=["r"], seed="one")
    coding = ButtonsCoding(game)
    for row, column in ((1, 1), (2, 2), (3, 3)):
        game = game.play(Roll()).play(Dice(row, column, (column,) * 4)).play(Lay((row, column)))
    game = game.play(OptOut())  # one for leaving, one for red, one for the red card
    assert list(coding.legal(game, ())) == [0, 4, 8]
    assert list(coding.legal(game, (8,))) == [0, 4]
    assert coding.move(game, (8, 0)) is None
    assert coding.move(game, (8, 0, 4)) == PlaceStars([(1, 1), (2, 2), (3, 3)])
    names = list(coding.planes)
    seen = coding.observe(game, 0, (8,))
    assert cells(seen[names.index("spaces chosen for stars")]) == {(3, 3)}
    assert (seen[names.index("stars still to place")] == 2).all()


def test_a_player_sees_its_own_board_first() -> None:
    game = START.play(Roll()).play(Dice(5, 6, (2, 3, 5, 5))).play(Lay((5, 3))).play(Lay((5, 6)))
    assert (
        cells(plane(game, 0, "the viewer: buttons"))
        == {(5, 3)}
        == cells(plane(game, 1, "player 1 to the left: buttons"))
    )
    assert cells(plane(game, 1, "the viewer: buttons")) == {(5, 6)}
    for seat in (0, 1):
        reds = game.layouts[seat].masks["r"]
        assert cells(plane(game, seat, "the viewer: spaces of colour r")) == set(game.setup.grid.cells_of(reds))
    assert [int(plane(game, 0, f"the viewer: cards of colour {colour}")[0, 0]) for colour in "rbyg"] == [1, 0, 1, 0]
    assert (4, 3) not in cells(plane(game, 0, "spaces on which the viewer may lay"))
    assert len(cells(plane(game, 0, "spaces on which the viewer may lay"))) == 31
    assert plane(game, 1, "the viewer: has the turn").all()


def test_the_dice_are_where_they_point() -> None:
    game = START.play(Roll()).play(Dice(5, 6, (2, 3, 5, 5)))
    assert cells(plane(game, 0, "row of the white die")) == {(5, column) for column in range(1, 7)}
    assert cells(plane(game, 0, "column of the gold die")) == {(row, 6) for row in range(1, 7)}
    assert plane(game, 0, "how many black dice show the column")[0].tolist() == [0, 1, 1, 0, 2, 1]
    assert (plane(game, 0, "black dice in play") == 5).all()
    assert plane(game, 0, "the player to move is to lay").all()


def test_who_left_is_seen_to_have_opted_out() -> None:
    game = START.play(Roll()).play(Dice(5, 6, (2, 3, 5, 5))).play(Lay((5, 3))).play(Pass())
    game = game.play(Roll()).play(Dice(1, 1, (1, 1, 1, 1))).play(Lay((1, 1))).play(Pass()).play(OptOut())
    assert plane(game, 1, "player 1 to the left: has opted out").all()
    assert not plane(game, 1, "player 1 to the left: is in").any()
    assert plane(game, 0, "player 1 to the left: is in").all()
    assert (plane(game, 1, "black dice in play") == 3).all()
