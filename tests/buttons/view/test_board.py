"""The board without a kernel: state in, clicks out."""

import json
import re
from dataclasses import MISSING, fields, replace
from pathlib import Path
from typing import Any

import pytest
import traitlets
from ipywidgets import DOMWidget

from buttons_widgets.buttons.cells import Cell
from buttons_widgets.buttons.drawing.board_view import FIELDS, BoardView, Total
from buttons_widgets.buttons.drawing.picture import board_svg
from buttons_widgets.buttons.drawing.shapes import LIGHT, shapes
from buttons_widgets.buttons.rules.layout import LAYOUTS, Layout
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.view.board import TEXTS, BoardWidget, _composed
from buttons_widgets.kit.table.scene import BoardShown
from tests.buttons.drawing.views import BUSY, VIEWS
from tests.buttons.view.fullest import fullest_board, wire_size

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
    message(board, {"type": "cell", "cell": "5-6", "turn": 12})
    assert heard == [((5, 6), 12)]
    assert sent == [{"type": "heard", "turn": 12, "cell": "5-6"}]


@pytest.mark.parametrize(
    "content",
    [
        None,
        3,
        "cell",
        [],
        {},
        {"type": "other", "cell": "1-1", "turn": 0},
        {"type": "cell", "cell": "7-1", "turn": 0},
        {"type": "cell", "cell": [1, 1], "turn": 0},
        {"type": "cell", "cell": "1-1"},
        {"type": "cell", "cell": "1-1", "turn": "0"},
        {"type": "cell", "cell": "1-1", "turn": True},
        {"type": "cell", "cell": "<b>", "turn": 1},
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
    message(small, {"type": "cell", "cell": "4-1", "turn": 0})
    small.active = False
    message(small, {"type": "cell", "cell": "1-1", "turn": 0})
    assert heard == []


def test_an_exception_in_a_callback_is_told(caplog: pytest.LogCaptureFixture) -> None:
    board = BoardWidget(active=True)

    def fail(cell: Cell, ply: int) -> None:
        raise RuntimeError(f"no luck with {cell}")

    board.on_cell(fail)
    with pytest.raises(RuntimeError, match="no luck"):
        board._handle_custom_msg({"type": "cell", "cell": "1-1", "turn": 0}, [])


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
        ({"row": 7}, "row: .* not 7"),
        ({"row": -1}, "row: .* not -1"),
        ({"gold_column": 7}, "gold_column: .* not 7"),
        ({"columns": [0]}, "columns: .* not 0"),
        ({"columns": [7]}, "columns: .* not 7"),
        ({"latest": ["7-1"]}, "latest: '7-1'"),
        ({"size": 3, "colours": "rbygrbygr", "latest": [(4, 1)]}, "latest: 4-1 is not on a board of size 3"),
        ({"size": 3, "colours": "rbygrbygr", "reasons": {(4, 1): "no"}}, "reasons: 4-1 is not on a board of size 3"),
        ({"size": 3, "colours": "rbygrbygr", "row": 4}, "row: .* not 4"),
        ({"worths": {"1-1": {"text": "1", "tint": "much"}}}, "worths: 1-1 needs"),
        ({"texts": {"nope": "x"}}, "nope"),
        ({"row_totals": "123456"}, "row_totals"),
        ({"row_totals": ["1"]}, "row_totals: a board of size 6 has 6 totals or none, not 1"),
        ({"column_totals": [5] * 6}, "column_totals: a total is a text of at most 2 characters, not 5"),
    ],
)
def test_values_that_do_not_fit_are_named(wrong: dict[str, Any], text: str) -> None:
    with pytest.raises(traitlets.TraitError, match=text):
        BoardWidget(**wrong)


def test_totals_are_texts_or_totals_and_go_with_a_board_of_another_size() -> None:
    board = BoardWidget(Layout.parse("rby/gry/ybg"), row_totals=["1", Total("2", "met"), {"text": ""}])
    assert board.row_totals == [{"text": "1"}, {"text": "2", "state": "met"}, {"text": ""}]
    assert board.view.row_totals == (Total("1"), Total("2", "met"), Total(""))
    board.show(POSITION)
    assert board.row_totals == []


def test_unknown_arguments_are_refused() -> None:
    with pytest.raises(TypeError, match="BoardWidget has no colour"):
        BoardWidget(colour="r")


def test_texts_may_be_given_in_part() -> None:
    board = BoardWidget(texts={"red": "rot"})
    assert board.texts == TEXTS | {"red": "rot"}


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


def test_a_view_and_a_board_have_the_same_names_for_the_same_things() -> None:
    """Each field of a `BoardView` is a trait, and each trait is a field or belongs to the live board only."""
    of_widgets = set(DOMWidget.class_trait_names())
    own = {name for name in BoardWidget.class_traits(sync=True) if name not in of_widgets}
    only_live = {"latest", "reasons", "active", "turn", "label", "texts", "compact", "picks_totals"}
    assert own == set(FIELDS) | only_live
    assert not set(FIELDS) & only_live
    default = BoardWidget().view
    for field in fields(BoardView):
        if field.default is not MISSING:
            assert getattr(default, field.name) == (() if field.default == () else field.default)


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_is_shown_whole_and_given_back(name: str) -> None:
    board = BoardWidget(VIEWS[name])
    assert board.view == VIEWS[name]
    assert board._repr_svg_() == board_svg(VIEWS[name], title="Board")
    board.compact = True
    assert board._repr_svg_() == board_svg(VIEWS[name], scale=0.5, title="Board")
    for other in VIEWS.values():
        board.show(other)
        assert board.view == other


def test_a_position_leaves_the_rest_of_the_board_as_it_is() -> None:
    board = BoardWidget(BUSY)
    board.show(POSITION)
    assert board.view == replace(
        BUSY, colours=POSITION.colours, buttons=POSITION.buttons, stars=POSITION.stars, cards=POSITION.cards
    )


def test_a_side_may_be_named_by_its_letter() -> None:
    assert BoardWidget("a").view == LAYOUTS["A"].view()
    board = BoardWidget()
    board.show("B")
    assert board.colours == LAYOUTS["B"].letters


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("Z", "there is no side 'Z': the sides are A B C D E F G H"),
        (5, "a board shows a position, a layout, a side's letter or a BoardView, not 5"),
        ([POSITION] * 1000, "a board shows a position"),
    ],
)
def test_what_is_no_board_is_refused(wrong: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message) as raised:
        BoardWidget(wrong)
    assert len(str(raised.value)) < 500
    with pytest.raises(ValueError, match=message):
        BoardWidget().show(wrong)


def drawn(board: BoardWidget, view: BoardView = BUSY, **changes: Any) -> None:
    of_board = {name: changes.pop(name) for name in ("latest", "reasons") if name in changes}
    shown = BoardShown(view, "Ada's board", **of_board)
    board.draw(shown, **{"active": True, "turn": 7, "compact": False} | changes)


def test_a_board_is_drawn_at_once() -> None:
    board = BoardWidget()
    heard: list[set[str]] = []
    board.send_state = lambda key=None: heard.append({key} if isinstance(key, str) else set(key or ()))  # type: ignore[method-assign,assignment]
    drawn(board, latest={(2, 4)}, reasons={(1, 1): "no"})
    assert board.view == BUSY
    assert (board.active, board.turn, board.label, board.latest) == (True, 7, "Ada's board", ["2-4"])
    assert board.reasons == {"1-1": "no"}
    drawn(board, LAYOUTS["A"].view(), compact=True)
    assert (board.view, board.latest, board.reasons, board.compact) == (LAYOUTS["A"].view(), [], {}, True)
    assert len(heard) == 2
    assert "compact" not in heard[0]  # what stays the same is not sent


def test_a_board_that_cannot_be_drawn_stays_as_it_was() -> None:
    board = BoardWidget(BUSY)
    with pytest.raises(traitlets.TraitError, match="reasons: 4-1 is not on a board of size 3"):
        drawn(board, VIEWS["of size 3"], reasons={(4, 1): "no"})
    assert board.view == BUSY
    assert not board.active


def test_a_click_reaches_what_listens_by_either_name() -> None:
    board = BoardWidget(active=True)
    heard: list[tuple[object, int]] = []
    board.on_cell(lambda cell, ply: heard.append((cell, ply)))
    board.on_pick(lambda pick, turn: heard.append((pick, turn)))
    message(board, {"type": "cell", "cell": "5-6", "turn": 12})
    assert heard == [((5, 6), 12)] * 2


def test_only_totals_that_stand_there_are_picked() -> None:
    board, heard = BoardWidget(Layout.parse("rby/gry/ybg"), active=True), []
    board.on_total(lambda *picked: heard.append(picked))
    message(board, {"type": "total", "total": "row-3", "turn": 5})
    board.picks_totals = True
    for name in ("row-3", "column-1", "row-4", "colour-1", "row-x", "row", "", "row-0"):
        message(board, {"type": "total", "total": name, "turn": 5})
    for odd in ({"total": 3, "turn": 5}, {"total": "row-1", "turn": True}, {"total": "row-1"}):
        message(board, {"type": "total", **odd})
    board.active = False
    message(board, {"type": "total", "total": "row-3", "turn": 5})
    assert heard == [("row", 3, 5), ("column", 1, 5)]


def test_the_fullest_board_is_small_on_the_wire() -> None:
    """All 36 spaces are marked in every way and have a reason: at most 5,050 bytes, the module apart."""
    board = fullest_board()
    assert len(board.worths) == len(board.reasons) == len(board.offered) == 36
    assert wire_size(board) <= 5050
    bare = wire_size(board)
    board.row_totals = board.column_totals = [Total("10", "broken")] * 6
    assert wire_size(board) - bare <= 420


def test_the_module_and_the_style_sheet_have_their_constants() -> None:
    """Python puts them in the place of one line each; the files stand by themselves for the linters."""
    module, sheet = str(BoardWidget._esm), str(BoardWidget._css)
    line = next(line for line in module.splitlines() if line.startswith("const SHAPES ="))
    assert json.loads(line.removeprefix("const SHAPES = ").removesuffix(";")) == json.loads(json.dumps(shapes()))
    used = set(re.findall(r"var\((--bw-[a-z-]+)", sheet))
    assert used <= set(re.findall(r"^\s*(--bw-[a-z-]+):", sheet, flags=re.MULTILINE)) | {"--bw-units", "--bw-fill"}
    assert f"--bw-panel: {LIGHT['panel']};" in sheet


def test_a_file_without_its_line_is_noticed(tmp_path: Path) -> None:
    for text in ("", "const SHAPES = 1;\nconst SHAPES = 2;\n"):
        (tmp_path / "board.js").write_text(text)
        with pytest.raises(RuntimeError, match=r"board\.js has [02] lines with 'const SHAPES =', not one"):
            _composed(tmp_path / "board.js", "const SHAPES =", "")


def test_the_position_that_is_shown_can_be_read_and_observed() -> None:
    board, told = BoardWidget(POSITION), []
    assert board.position == POSITION
    board.observe(lambda change: told.append(change.new), names="position")
    board.buttons = ["1-1", *board.buttons]
    assert told == [POSITION.lay((1, 1))]
    board.offered = ["1-2"]
    assert len(told) == 1  # what else is shown is of no position
    board.show("A")
    assert board.position == told[-1] == replace(Position.of(LAYOUTS["A"]), cards="r")
    with pytest.raises(traitlets.TraitError, match="read-only"):
        board.position = POSITION
    assert "position" not in board.keys


def test_a_board_whose_parts_do_not_fit_together_has_no_position() -> None:
    board = BoardWidget("A")
    board.size = 4
    assert board.position is None
    board.colours = "rbyg" * 4
    assert str(board.position) == "rbyg/rbyg/rbyg/rbyg - 5"


def test_what_an_observer_of_the_position_raises_stays_away_from_the_table() -> None:
    board = BoardWidget("A")
    board.observe(lambda change: 1 / 0, names="position")
    board.draw(BoardShown(POSITION.view(), "Ada"), active=True, turn=3, compact=False)
    assert board.position == POSITION and board.turn == 3


def test_who_observes_everything_hears_of_the_position_too() -> None:
    board, told = BoardWidget("A"), []
    board.observe(lambda change: told.append(change.name))
    board.buttons = ["1-1"]
    assert set(told) == {"buttons", "position"}


def test_a_subclass_follows_its_position_and_one_that_was_left_can_be_followed_again() -> None:
    class Followed(BoardWidget):
        heard: list[object] = []

        @traitlets.observe("position")
        def _follow(self, change: traitlets.Bunch) -> None:
            self.heard.append(change.new)

    board, told = Followed(POSITION), list[object]()
    board.buttons = ["1-1"]
    assert Followed.heard[-1] == board.position
    board.unobserve_all()
    board.buttons = []
    board.observe(lambda change: told.append(change.new), names="position")
    board.buttons = ["1-1"]
    assert told == [board.position] and Followed.heard[-1] == board.position


@pytest.mark.parametrize("names", [[], [traitlets.All], None], ids=str)
def test_however_everything_is_observed_the_position_is_among_it(names: Any) -> None:
    board, told = BoardWidget(POSITION), list[str]()
    board.observe(lambda change: told.append(change.name), names=names)
    board.buttons = []
    assert "position" in told
