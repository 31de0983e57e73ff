"""The board and the dice tray without a kernel: state in, clicks out."""

from typing import Any

import pytest
import traitlets

from buttons_widgets.buttons.rules.grid import Cell
from buttons_widgets.buttons.rules.layout import LAYOUTS, Layout
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.view.board import WORDS, BoardWidget
from buttons_widgets.kit.dice.tray import DiceTray

POSITION = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")


def message(widget: BoardWidget, content: object) -> None:
    """Deliver what the browser's side would send."""
    widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def clicks(widget: BoardWidget) -> list[tuple[Cell, int]]:
    heard: list[tuple[Cell, int]] = []
    widget.on_cell(lambda cell, ply: heard.append((cell, ply)))
    return heard


def test_a_position_is_shown() -> None:
    board = BoardWidget(POSITION)
    assert board.buttons == ["2-3", "3-6", "5-3"]
    assert board.stars == ["4-3"]
    assert (board.size, board.cards, board.colours[20]) == (6, "r", "*")


def test_a_layout_is_shown_and_gives_stars_their_colours_back() -> None:
    board = BoardWidget(LAYOUTS["C"])
    assert board.colours == LAYOUTS["C"].letters
    layout = Layout.parse("rbygrb/gyrbyg/bgyrbg/yrgbyg/gbyrgb/rygbry".replace("/", "\n"))
    board.show(POSITION, layout)
    assert board.colours == layout.letters
    assert board.stars == ["4-3"]
    with pytest.raises(ValueError, match="of size 3"):
        board.show(POSITION, Layout.parse("rby/gry/ybg"))


def test_a_board_of_another_size_forgets_what_was_said_about_cells() -> None:
    board = BoardWidget(POSITION, offered=[(6, 6)], golden=(5, 5), reasons={(6, 1): "no"}, row=6, columns=[5])
    board.show(Layout.parse("rby/gry/ybg"))
    assert (board.size, board.offered, board.golden, board.reasons, board.row, board.columns) == (3, [], "", {}, 0, [])


def test_cells_may_be_tuples_or_text() -> None:
    board = BoardWidget(
        offered=[(1, 2), "3-4"], golden=(5, 6), worths={(1, 2): {"text": "1.0"}}, stars={(2, 1), (1, 1)}
    )
    assert board.offered == ["1-2", "3-4"]
    assert board.stars == ["1-1", "2-1"]
    assert board.golden == "5-6"
    assert list(board.worths) == ["1-2"]
    board.golden = None
    assert board.golden == ""


def test_a_click_is_reported_and_answered() -> None:
    board = BoardWidget(POSITION, active=True)
    heard = clicks(board)
    sent: list[object] = []
    board.send = lambda content, buffers=None: sent.append(content)
    message(board, {"type": "cell", "cell": "5-6", "ply": 12})
    assert heard == [((5, 6), 12)]
    assert sent == [{"type": "heard", "ply": 12}]


@pytest.mark.parametrize(
    "content",
    [
        None,
        3,
        "cell",
        [],
        {},
        {"type": "other", "cell": "1-1", "ply": 0},
        {"type": "cell", "cell": "7-1", "ply": 0},
        {"type": "cell", "cell": [1, 1], "ply": 0},
        {"type": "cell", "cell": "1-1"},
        {"type": "cell", "cell": "1-1", "ply": "0"},
        {"type": "cell", "cell": "1-1", "ply": True},
        {"type": "cell", "cell": "<b>", "ply": 1},
    ],
)
def test_messages_that_are_no_clicks_are_left_alone(content: object) -> None:
    board = BoardWidget(active=True)
    heard = clicks(board)
    message(board, content)
    assert heard == []


def test_a_cell_off_a_small_board_and_a_click_on_a_board_at_rest_are_left_alone() -> None:
    small = BoardWidget(Layout.parse("rby/gry/ybg"), active=True)
    heard = clicks(small)
    message(small, {"type": "cell", "cell": "4-1", "ply": 0})
    small.active = False
    message(small, {"type": "cell", "cell": "1-1", "ply": 0})
    assert heard == []


def test_an_exception_in_a_callback_is_told(caplog: pytest.LogCaptureFixture) -> None:
    board = BoardWidget(active=True)

    def fail(cell: Cell, ply: int) -> None:
        raise RuntimeError(f"no luck with {cell}")

    board.on_cell(fail)
    with pytest.raises(RuntimeError, match="no luck"):
        board._handle_custom_msg({"type": "cell", "cell": "1-1", "ply": 0}, [])


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"size": 7}, "not 7"),
        ({"colours": "rb"}, "36 letters, not 2: 'rb'"),
        ({"colours": "R" * 36}, "not 'R'"),
        ({"offered": ["7-1"]}, "offered: '7-1'"),
        ({"offered": 5}, "offered: 5 is not a list"),
        ({"buttons": [5]}, "buttons: 5 is not a cell"),
        ({"golden": "x"}, "golden: 'x'"),
        ({"size": 3, "colours": "rbygrbygr", "golden": (4, 4)}, "golden: 4-4 is not on a board of size 3"),
        ({"size": 3, "colours": "rbygrbygr", "line": [(1, 4)]}, "line: 1-4 is not on a board of size 3"),
        ({"reasons": [1]}, "reasons: \\[1\\] is not a dictionary"),
        ({"worths": {"1-1": {}}}, "worths: 1-1 needs a text"),
        ({"worths": {"1-1": {"text": "1", "tint": 2}}}, "worths: 1-1 needs"),
        ({"cards": "x"}, "not 'x'"),
        ({"depot": 3}, "depot"),
        ({"words": {"nope": "x"}}, "nope"),
    ],
)
def test_values_that_do_not_fit_are_named(wrong: dict[str, Any], text: str) -> None:
    with pytest.raises(traitlets.TraitError, match=text):
        BoardWidget(**wrong)


def test_unknown_arguments_are_refused() -> None:
    with pytest.raises(TypeError, match="BoardWidget has no colour"):
        BoardWidget(colour="r")
    with pytest.raises(TypeError, match="DiceTray has no die"):
        DiceTray(die=1)


def test_words_may_be_given_in_part() -> None:
    board = BoardWidget(words={"red": "rot"})
    assert board.words == WORDS | {"red": "rot"}


def test_text_and_picture_are_the_same_every_time() -> None:
    board = BoardWidget(POSITION, offered=[(1, 1)], worths={(1, 1): {"text": "2.4", "tint": 0.5, "best": True}})
    assert repr(board) == "BoardWidget('rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r')"
    data, _ = board._repr_mimebundle_()
    again, _ = BoardWidget(POSITION, offered=[(1, 1)], worths=board.worths)._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["image/svg+xml"] == again["image/svg+xml"]
    assert data["text/plain"] == again["text/plain"] == repr(board)
    assert "2.4</text>" in data["image/svg+xml"]


def test_state_from_the_browser_is_checked_too() -> None:
    board = BoardWidget(POSITION)
    with pytest.raises(traitlets.TraitError):
        board.set_state({"offered": ["9-9"]})
    assert board.offered == []


def test_a_tray_fills_in_what_is_left_out() -> None:
    tray = DiceTray(dice=[{"value": 5, "body": "white", "pips": "gold"}, {"value": 0}])
    assert tray.dice[1] == {"value": 0, "body": "black", "pips": "white", "dim": False}
    assert repr(tray) == "DiceTray(5 0)"
    data, _ = tray._repr_mimebundle_()
    assert data["image/svg+xml"].count("bw-pip-gold") == 5


@pytest.mark.parametrize(
    "die",
    [{"value": 7}, {"value": "5"}, {"value": True}, {"body": "red"}, {"pips": "black"}, {"dim": 1}, {"colour": "red"}],
)
def test_a_die_that_cannot_be_is_named(die: dict[str, Any]) -> None:
    with pytest.raises(traitlets.TraitError, match="a die is a value from 0 to 6"):
        DiceTray(dice=[die])
