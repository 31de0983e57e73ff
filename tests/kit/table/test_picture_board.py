"""A board that is a picture: what is sent when it changes, and boards of several kinds at one table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import pytest

from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.lobby.play_widget import play_kind
from buttons_widgets.kit.table.picture_board import PIECES, Drawing, PictureBoard, PictureView
from buttons_widgets.kit.table.scene import BoardShown, Refusal, Scene
from tests.nim import Fall, Move, Nim, NimKind, NimView, Take

GROUND = f"<svg><rect/>{PIECES}</svg>"


def test_the_ground_of_a_picture_is_sent_once() -> None:
    board = PictureBoard()
    board.draw(BoardShown(Drawing(GROUND, pieces="<circle/>"), "one"))
    changed: list[str] = []
    board.observe(lambda change: changed.append(change["name"]), ["svg", "pieces"])
    board.draw(BoardShown(Drawing(GROUND, {"1": "first"}, pieces="<circle r='2'/>"), "two"), active=True, turn=1)
    assert changed == ["pieces"]
    assert board._repr_svg_() == "<svg><rect/><g class=\"bw-pieces\"><circle r='2'/></g></svg>"


def test_a_picture_in_one_layer_is_saved_as_it_is() -> None:
    board = PictureBoard()
    board.draw(BoardShown(Drawing("<svg><path/></svg>"), "one"))
    assert board._repr_svg_() == "<svg><path/></svg>"


def test_a_picture_without_parts_may_be_a_plain_text() -> None:
    board = PictureBoard()
    board.draw(BoardShown("<svg><path/></svg>", "one"), active=True)
    assert (board.svg, board.picks) == ("<svg><path/></svg>", {})


@pytest.mark.parametrize("reply", ["turns", "refuses", "fails"])
def test_a_click_that_brings_no_new_turn_is_answered(reply: str) -> None:
    board, sent = PictureBoard(), list[object]()
    drawing = Drawing("<svg><rect data-pick='1'/></svg>", {"1": "first"})
    board.draw(BoardShown(drawing, "one"), active=True, turn=5)
    board.send = lambda content, buffers=None: sent.append(content)

    def answer(what: str, turn: int) -> None:
        if reply == "turns":
            board.draw(BoardShown(drawing, "two"), active=True, turn=turn + 1)
        elif reply == "fails":
            raise OSError("no room")

    board.on_pick(answer)
    for pick, turn in (("1", 5), ("2", 5), ("1", True)):
        with pytest.raises(OSError, match="no room") if (reply, pick, turn) == ("fails", "1", 5) else nullcontext():
            board._handle_custom_msg({"type": "pick", "pick": pick, "turn": turn}, [])
    assert sent == ([] if reply == "turns" else [{"type": "heard", "pick": "1"}])


class Shown(PictureView[Nim, Move]):
    """One stick for each of the moves that can be seen; the others have a button alone."""

    def picture(self, game: Nim) -> str:
        return '<svg><rect data-pick="take 1 of 1"/><rect data-pick="take 9 of 9"/></svg>'


def test_a_view_with_one_picture_offers_the_legal_moves_that_are_parts_of_it() -> None:
    view, game = Shown(), Nim.start(["Ada", "Bo"], seed=1).play(Fall(1))
    scene = Scene((game,), NimKind().words("en"), (True, True), decides=True)
    (owner,) = view.owners(game)
    shown = view.board(scene, 0, {})
    assert owner is None and isinstance(view.make_board(scene.words, 0), PictureBoard)
    assert shown == BoardShown(Drawing(view.picture(game), {"take 1 of 1": "take 1 of 1"}), "Ada, Bo", offers=True)
    assert view.pick(scene, 0, "take 1 of 1") == Take(1, 1)
    assert isinstance(view.pick(scene, 0, "take 9 of 9"), Refusal)
    assert not view.board(scene._replace(decides=False), 0, {}).offers


class Sticks(PictureBoard):
    """The board of a player: how many rounds were won."""


class Mats(NimView):
    """The heaps in the middle, and a mat for each player; those of people are large, and the last one always is."""

    def owners(self, game: Nim) -> Sequence[int | None]:
        return [None, *range(len(game.names))]

    def make_board(self, words: Words, place: int) -> PictureBoard:
        return Sticks() if place else PictureBoard()

    def is_large(self, place: int, owner: int | None, people: Sequence[bool]) -> bool:
        return owner == len(people) - 1 or super().is_large(place, owner, people)

    def board(self, scene: Scene[Nim], place: int, marks: Any) -> BoardShown:
        if place == 0:
            return super().board(scene, place, marks)
        return BoardShown(Drawing(GROUND, pieces=f"<text>{scene.game.won.count(place - 1)}</text>"), "a mat")


class MatKind(NimKind):
    view = Mats()


def test_boards_of_several_kinds_stand_at_one_table_each_as_large_as_the_game_wants(shelf: Any) -> None:
    def bot(game: Nim) -> Any:
        return game.legal_moves()[0]

    table = play_kind(MatKind(), [("Bo", bot), "Ada", ("Cy", bot)], seed=1, pace="once", shelf=shelf).table
    assert table is not None
    assert [isinstance(panel.board, Sticks) for panel in table.parts.boards] == [False, True, True, True]
    assert [panel.compact for panel in table.parts.boards] == [False, True, False, False]
    assert [panel.place for panel in table.parts.small.children] == [1]
    assert table.parts.boards[2].board._repr_svg_().endswith('<g class="bw-pieces"><text>0</text></g></svg>')
