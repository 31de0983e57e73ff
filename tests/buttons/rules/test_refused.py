"""Arguments and texts that the rules refuse, all in one style: a short message that says what is wanted."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from buttons_widgets.buttons.cells import NUMBER_LIMIT
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.laying import Obstacle
from buttons_widgets.buttons.rules.layout import LAYOUTS, Layout, side
from buttons_widgets.buttons.rules.moves import Dice, Lay, PlaceStars, Roll, parse_move
from buttons_widgets.buttons.rules.position import Position, board_of
from buttons_widgets.kit.rules.errors import GameError, IllegalMove, NotationError, quoted
from buttons_widgets.kit.rules.moves import LONGEST_MOVE
from tests.knocks.tally import Tally
from tests.played import game_of, played

TEXT = "rby/gRy/ybg r 5"
POSITION = Position.parse(TEXT)
GAME = played(game_of(2), 10)


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda x: GAME.at(x), "the game has plies 0 to 10, not"),
        (lambda x: GAME.position(x), "there is no seat .*: the seats are 0 to 1"),
        (lambda x: GAME.stars(x), "there is no seat"),
        (lambda x: GAME.depot(x), "there is no seat"),
        (lambda x: GAME.earnings(x), "there is no seat"),
        (lambda x: GAME.line_of(x), "there is no seat"),
        (lambda x: Position(POSITION.colours, black_dice=x), "a roll has 1 to 5 black dice, not"),
        (lambda x: Position.of(LAYOUTS["A"], black_dice=x), "a roll has 1 to 5 black dice, not"),
        (lambda x: Position(POSITION.colours, button_mask=x), "a mask of buttons|off the board"),
    ],
)
@pytest.mark.parametrize("number", [-1, 2.0, 0.0, True, False, None, "1", [1], 1 << 99_999], ids=quoted)
def test_what_is_no_fit_number_is_refused(ask: Callable[[object], object], message: str, number: object) -> None:
    with pytest.raises(GameError, match=message) as refused:
        ask(number)
    assert len(str(refused.value)) < 150


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (Game.parse, "the text of a game begins with BUTTONS"),
        (Position.parse, "a position is a board, cards and a number of dice"),
        (Layout.parse, "a layout is a text of the letters r b y g"),
        (Layout, "a layout is a text of the letters r b y g"),
        (side, "a layout is a text of the letters r b y g"),
        (parse_move, "is not a move"),
        (lambda x: Position(x), "the colours of a position are a text"),
        (lambda x: Position("rbygrbygr", cards=x), "are not colours"),
        (lambda x: Position.of(x), "a layout is a text of the letters r b y g"),
        (lambda x: Position.of(LAYOUTS["A"], buttons=x), "some cells are a list"),
        (lambda x: Position.of(LAYOUTS["A"], stars=x), "some cells are a list"),
        (lambda x: GAME.line_of(0, x), "some cells are a list"),
        (PlaceStars, "stars are placed on a list of cells"),
    ],
)
@pytest.mark.parametrize("nothing", [None, 5, 2.5])
def test_what_is_of_the_wrong_kind_is_refused(ask: Callable[[object], object], message: str, nothing: object) -> None:
    with pytest.raises(GameError, match=message):
        ask(nothing)


# Cells


@pytest.mark.parametrize("cell", ["1-3", (1, 3), [1, 3]])
def test_a_cell_may_be_written_as_people_say_it(cell: tuple[int, int]) -> None:
    assert POSITION.is_legal(cell)
    assert POSITION.why_not(cell) is None
    assert POSITION.lay(cell) == POSITION.lay((1, 3))
    layout = Layout.parse("rby/gry/ybg")
    assert layout.colour_at(cell) == "y"
    assert Position.of(layout, buttons=[cell], stars=[(3, 3)]).buttons == {(1, 3)}
    assert Position.of(layout, stars=[cell]).stars == {(1, 3)}
    assert GAME.line_of(0, more=[cell]) == ()
    assert Lay(cell) == Lay((1, 3))


def test_an_illegal_lay_says_the_cell_however_it_was_written() -> None:
    for cell in ("2-2", (2, 2)):
        assert POSITION.why_not(cell) is Obstacle.BUTTON
        with pytest.raises(IllegalMove, match="no button may be laid on 2-2, because a button lies there"):
            POSITION.lay(cell)


@pytest.mark.parametrize("cell", [(1.5, 2), (1,), (1, 2, 3), None, 5, ("1", "2"), "1-", "1-7", "", b"1-1"])
def test_what_is_no_cell_is_refused(cell: tuple[int, int]) -> None:
    layout = Layout.parse("rby/gry/ybg")
    for ask in (POSITION.lay, POSITION.is_legal, POSITION.why_not, layout.colour_at):
        with pytest.raises(GameError, match=r"a cell is a row and a column such as|is not a cell"):
            ask(cell)
    for buttons, stars in (([cell], []), ([], [cell])):
        with pytest.raises(GameError, match=r"a cell is a row and a column such as|is not a cell"):
            Position.of(layout, buttons=buttons, stars=stars)


# Malformed, or against the rules

HEAD = "BUTTONS\nseed: 1\nAda: card r, layout rbygrbygr\n"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "CHESS",
        "BUTTONS",
        "BUTTONS\nseed: 1",
        "BUTTONS\nseed: 1\nAda: card x, layout rbygrbygr",
        "BUTTONS\nseed: 1\nAda: card r, layout rbyg",
        HEAD + "Round 1\nBo: roll",
        HEAD + "Round 1\nAda: rol",
        HEAD + "Round 1\nAda: lay 9-9",
        HEAD + "Round 1\nAda: roll, roll",
        HEAD + "Round 1\nRound 2",
        HEAD + "Round 1\nAda: roll\nthe end",
    ],
)
def test_a_malformed_text_of_a_game_is_no_illegal_move(text: str) -> None:
    with pytest.raises(NotationError):
        Game.parse(text)


def test_a_move_after_the_end_is_malformed() -> None:
    over = played(Game.start(["Ada", "Bo"], seed=3), 5000)
    assert over.result is not None
    last = len(str(over).splitlines()) + 1
    for line in ("Ada: roll", "Bo: opt out", "Round 99", "something"):
        with pytest.raises(NotationError, match=f"line {last}: the game is over, but the text has '{line}'"):
            Game.parse(f"{over}\n{line}")
    with pytest.raises(NotationError, match=r"is not .*'s to do"):
        Game.parse(f"{over}, roll")


@pytest.mark.parametrize(
    "move", ["opt out", "lay 1-1", "pass", "dice 1-1 1111", "roll, dice 1-1", "roll, dice 6-6 1111"]
)
def test_a_move_in_its_place_that_is_against_the_rules_is_illegal(move: str) -> None:
    with pytest.raises(IllegalMove, match=r"line 5: .* is not legal"):
        Game.parse(f"{HEAD}Round 1\nAda: {move}")


@pytest.mark.parametrize("text", ["", "rby/gry", "rby/gry/ybg r five", "rby/grx/ybg r 5", "rby/gry/ybg r"])
def test_a_malformed_position_is_malformed_notation(text: str) -> None:
    with pytest.raises(NotationError):
        Position.parse(text)


HUGE = [("x", 10_000_000), ("/r", 5_000_000), ("\n", 10_000_000), ("r ", 5_000_000), ("Round 1\n", 1_000_000)]


@pytest.mark.parametrize(("part", "times"), HUGE)
def test_a_huge_text_is_refused_at_once_and_not_repeated(part: str, times: int) -> None:
    text, tally = part * times, Tally("huge texts")
    for ask in (
        Layout.parse,
        Layout,
        side,
        Position.parse,
        Position,
        Game.parse,
        parse_move,
        Lay,
        POSITION.lay,
        GAME.play,
        lambda x: Game.parse(f"BUTTONS\n{x}"),
        lambda x: Position("rbygrbygr", cards=x),
        lambda x: Game.start([x]),
        lambda x: Game.start(["Ada"], [x]),
        lambda x: Game.start(["Ada"], cards=[x]),
        lambda x: Game.start(["Ada"], seed=x),
    ):
        with tally.within_bounds(), pytest.raises(GameError) as refused:
            ask(text)  # type: ignore[operator]
        assert len(str(refused.value)) < 300


# What cannot be changed


def test_nobody_can_change_the_layouts() -> None:
    game = Game.start(["Ada"], ["A"])
    for mapping in (LAYOUTS, game.layouts[0].masks, game.position(0).colour_masks):
        with pytest.raises(TypeError):
            mapping["r"] = 0  # type: ignore[index]
        with pytest.raises(AttributeError):
            mapping.clear()  # type: ignore[attr-defined]


def test_what_was_worked_out_is_in_no_copy_and_worked_out_again() -> None:
    layout, position = LAYOUTS["A"], Position.of(LAYOUTS["A"], buttons=["1-1"], cards="r")
    assert layout.masks["r"] | position.colour_masks["r"] | position.legal_mask
    for value in (layout, position):
        for twin in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value), copy.copy(value)):
            assert (twin, hash(twin), repr(twin)) == (value, hash(value), repr(value))
    assert pickle.loads(pickle.dumps(layout)).masks == layout.masks
    assert pickle.loads(pickle.dumps(position)).colour_masks == position.colour_masks


def test_a_cell_off_every_board_is_refused_for_what_it_is() -> None:
    with pytest.raises(NotationError, match="each from 1 to 6, such as 5-6"):
        Position.parse("rby/gry/ybg r 5").lay("9-9")


def test_what_is_no_move_is_told_what_a_move_is() -> None:
    for wrong in (7, None):
        with pytest.raises(IllegalMove, match=r"because a move is one of game\.legal_moves"):
            Game.start(["Ada"]).play(wrong)  # type: ignore[arg-type]


def test_a_name_may_look_like_the_rest_of_its_line() -> None:
    for name in ("Ada, layout rby", "Ada: card r", "a: cards r, layout b"):
        game = Game.start([name, "Bo"], ["rby/gry/ybg", "rby/gry/ybg"], seed=1)
        assert Game.parse(str(game)) == game


@pytest.mark.parametrize(
    "line", ["Ada: card r layout rbygrbygr", "Ada card r, layout rbygrbygr", "Ada: r, layout rbygrbygr", "Ada: card r"]
)
def test_a_player_s_line_is_told_how_it_is_written(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        Game.parse(f"BUTTONS\nseed: 1\n{line}")
    assert str(refused.value) == f"line 3: a player is written 'Ada: card r, layout rbygrb/…', not {line!r}"


def test_a_text_is_a_move_up_to_its_longest() -> None:
    assert parse_move("roll".rjust(LONGEST_MOVE)) == Roll()
    with pytest.raises(NotationError, match="is not a move: write roll"):
        parse_move("roll".rjust(LONGEST_MOVE + 1))


def test_a_board_is_a_position_a_layout_a_letter_or_a_text() -> None:
    empty = Position.of(Layout.parse("rby/gry/ybg"))
    assert board_of("rby/gry/ybg") == board_of(Layout.parse("rby/gry/ybg")) == board_of(" rby/gry/ybg ") == empty
    assert board_of("a") == Position.of(LAYOUTS["A"]) == Position.of("A")
    assert board_of("rby/gRy/ybg r 5") == board_of(Position.parse("rby/gRy/ybg r 5"))
    with pytest.raises(GameError, match="a board is a position, a layout, a side's letter, or the text of one, not 5"):
        board_of(5)
    with pytest.raises(GameError, match="there is no side 'Z'"):
        board_of("Z")


def test_dice_show_numbers_up_to_a_limit() -> None:
    assert Dice(1, NUMBER_LIMIT - 1).gold == NUMBER_LIMIT - 1
    with pytest.raises(GameError, match="dice show whole numbers, not"):
        Dice(1, NUMBER_LIMIT)


def test_some_cells_are_a_list() -> None:
    with pytest.raises(GameError) as refused:
        grid(3).mask_of("1-1")  # type: ignore[arg-type]
    assert str(refused.value) == "some cells are a list such as [(1, 2), (3, 4)], not '1-1'"


@pytest.mark.parametrize("card", "rbyg")
def test_alone_any_card_is_held(card: str) -> None:
    assert Game.start(["Ada"], cards=[card]).cards == (card,)
