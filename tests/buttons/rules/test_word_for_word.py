"""What the rules refuse, word for word, each with the message by which translators know it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from buttons_widgets.buttons import rules
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.layout import LONGEST_TEXT, Layout, side
from buttons_widgets.buttons.rules.moves import Dice, Lay, OptOut, Pass, PlaceStars, Roll, parse_move
from buttons_widgets.buttons.rules.position import Position, board_of
from buttons_widgets.buttons.rules.setup import Setup
from buttons_widgets.kit.rules.errors import GameError
from tests.played import do, game_of, lying, played
from tests.refused import Refused, check_told, messages_missing

GAME = game_of(2, "rby/gry/ybg")
ROLLED = do(GAME, "roll")
LAYING = do(ROLLED, "dice 2-3 1112")
GOLDEN = do(LAYING, "lay 2-1")
PLACING = do(lying(game_of(1), 0, buttons=[(1, 1), (3, 3), (5, 5), (1, 5)]), "opt out")
OVER = played(Game.start(["Ada", "Bo"], ["rby/gry/ybg", "rby/gry/ybg"], seed=3), 5000)
POSITION = Position.parse("rby/gRy/ybg r 5")

REFUSED: Refused = {
    # moves and dice
    "refused-where-chance refused-dice-count": (
        lambda: ROLLED.play(Dice(1, 1, (2,))),
        "dice 1-1 2 is not legal, because 4 black dice with white pips are in play, not 1: chance is to move "
        "(the dice fall) at ply 1, rby/gry/ybg rb 5",
    ),
    "refused-where refused-opt-out": (
        lambda: GAME.play(OptOut()),
        "opt out is not legal, because only a player with a button may opt out: Ada is to move (roll or opt "
        "out) at ply 0, rby/gry/ybg rb 5",
    ),
    "refused-where-nobody": (
        lambda: OVER.play(Roll()),
        "roll is not legal, because something else is to be done: nobody is to move (the game is over) at ply"
        " 255, ***/***/*** ry 1",
    ),
    "refused-no-chance": (
        LAYING.chance_move,
        "chance is not to move: Ada is to move (the player in turn lays) at ply 2, rby/gry/ybg rb 5",
    ),
    "refused-otherwise": (
        lambda: GAME.play(Pass()),
        "pass is not legal, because something else is to be done: Ada is to move (roll or opt out) at ply 0, "
        "rby/gry/ybg rb 5",
    ),
    "refused-die-shows": (
        lambda: ROLLED.play(Dice(7, 1, (1, 2, 3, 4))),
        "dice 7-1 1234 is not legal, because every die shows 1 to 3: chance is to move (the dice fall) at ply"
        " 1, rby/gry/ybg rb 5",
    ),
    "refused-dice-offer": (
        lambda: LAYING.play(Lay((2, 5))),
        "lay 2-5 is not legal, because the dice offer 2-1, 2-2, 2-3: Ada is to move (the player in turn lays)"
        " at ply 2, rby/gry/ybg rb 5",
    ),
    "refused-golden": (
        lambda: GOLDEN.play(Lay((5, 5))),
        "lay 5-5 is not legal, because the golden space is 2-3: Bo is to move (another player may take the "
        "golden space) at ply 3, rby/gry/ybg yg 5",
    ),
    "refused-stars-count": (
        lambda: PLACING.play(PlaceStars([(1, 1)])),
        "stars 1-1 is not legal, because Ada places 3 stars on as many different spaces: Ada is to move (a "
        "player places its stars) at ply 1, RrrrRr/rrrrrr/rrRrrr/rrrrrr/rrrrRr/rrrrrr r 5",
    ),
    "refused-star-space": (
        lambda: PLACING.play(PlaceStars([(1, 1), (3, 3), (2, 1)])),
        "stars 1-1 2-1 3-3 is not legal, because no button of this round lies on 2-1: Ada is to move (a "
        "player places its stars) at ply 1, RrrrRr/rrrrrr/rrRrrr/rrrrrr/rrrrRr/rrrrrr r 5",
    ),
    "refused-move-class": (
        lambda: GAME.play(Roll),  # type: ignore[arg-type]
        "<class 'buttons_widgets.buttons.rules.moves.Roll'>, which is no move, is not legal, because it is a "
        "class: write Roll(), with parentheses: Ada is to move (roll or opt out) at ply 0, rby/gry/ybg rb 5",
    ),
    "refused-move-made": (
        lambda: GAME.play(6),  # type: ignore[arg-type]
        "6, which is no move, is not legal, because a move is one of game.legal_moves(), such as Roll(),"
        " or the text of one: Ada is to move (roll or opt out) at ply 0, rby/gry/ybg rb 5",
    ),
    "refused-dice-numbers": (
        lambda: Dice(1, "x", (2, "y")),  # type: ignore[arg-type]
        "dice show whole numbers, not 1, 'x', (2, 'y')",
    ),
    "refused-move-text refused-buttons-moves": (
        lambda: parse_move("fly"),
        "'fly' is not a move: write roll, opt out, dice 5-6 2355, lay 5-6, pass, or stars 1-2 3-4",
    ),
    # what is to be done
    "refused-while-deciding": (
        GAME.chance_move,
        "chance is not to move: Ada is to move (roll or opt out) at ply 0, rby/gry/ybg rb 5",
    ),
    "refused-while-dice-fall": (
        lambda: ROLLED.play(Roll()),
        "roll is not legal, because something else is to be done: chance is to move (the dice fall) at ply 1,"
        " rby/gry/ybg rb 5",
    ),
    "refused-while-laying": (
        lambda: LAYING.play(Roll()),
        "roll is not legal, because something else is to be done: Ada is to move (the player in turn lays) at"
        " ply 2, rby/gry/ybg rb 5",
    ),
    "refused-while-gold": (
        lambda: GOLDEN.play(Roll()),
        "roll is not legal, because something else is to be done: Bo is to move (another player may take the "
        "golden space) at ply 3, rby/gry/ybg yg 5",
    ),
    "refused-while-placing": (
        lambda: PLACING.play(Roll()),
        "roll is not legal, because something else is to be done: Ada is to move (a player places its stars) "
        "at ply 1, RrrrRr/rrrrrr/rrRrrr/rrrrrr/rrrrRr/rrrrrr r 5",
    ),
    "refused-while-over": (
        OVER.chance_move,
        "chance is not to move: nobody is to move (the game is over) at ply 255, ***/***/*** ry 1",
    ),
    # spaces
    "refused-space": (
        lambda: POSITION.lay((1, 4)),
        "there is no space 1-4 on a board of size 3",
    ),
    "refused-board-size": (
        lambda: grid(7),
        "a board has 3 to 6 rows, not 7",
    ),
    "refused-lay refused-beside": (
        lambda: POSITION.lay((2, 3)),
        "no button may be laid on 2-3, because it is next to a button: rby/gRy/ybg r 5",
    ),
    "refused-button-there": (
        lambda: POSITION.lay((2, 2)),
        "no button may be laid on 2-2, because a button lies there: rby/gRy/ybg r 5",
    ),
    "refused-star-there": (
        lambda: Position.parse("r*y/gry/ybg r 5").lay((1, 2)),
        "no button may be laid on 1-2, because a star is there: r*y/gry/ybg r 5",
    ),
    # layouts
    "refused-spaces-most": (
        lambda: Layout.parse("R" * (LONGEST_TEXT + 1)),
        "a layout has at most 36 spaces, but 'RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR…' has"
        " 1001 characters",
    ),
    "refused-a-layout refused-letter-unknown": (
        lambda: Layout.parse("rbx/gry/ybg"),
        "a layout is made of the letters r b y g, but row 1, column 3 of 'rbx/gry/ybg' is 'x'",
    ),
    "refused-spaces": (
        lambda: Layout.parse("rbyg"),
        "a layout has 9, 16, 25 or 36 spaces (3 to 6 rows of as many), but 'rbyg' has 4",
    ),
    "refused-rows": (
        lambda: Layout.parse("rb/gr"),
        "a layout has 3 to 6 rows, but 'rb/gr' has 2",
    ),
    "refused-square": (
        lambda: Layout.parse("rby/gr/ybg"),
        "a layout is square, but row 2 of 'rby/gr/ybg' has 2 of 3 spaces",
    ),
    "refused-layout-text": (
        lambda: Layout.parse(7),  # type: ignore[arg-type]
        "a layout is a text of the letters r b y g, not 7",
    ),
    "refused-side": (
        lambda: side("X"),
        "there is no side 'X': the sides are A B C D E F G H",
    ),
    # positions
    "refused-a-position": (
        lambda: Position.parse("rbx/gry/ybg r 5"),
        "a position is made of the letters r b y g R B Y G *, but row 1, column 3 of 'rbx/gry/ybg' is 'x'",
    ),
    "refused-black-dice": (
        lambda: Position("rbygrbygr", black_dice=0),
        "a roll has 1 to 5 black dice, not 0",
    ),
    "refused-button-off": (
        lambda: Position("rbygrbygr", button_mask=1 << 9),
        "a button lies off the board of 3 rows",
    ),
    "refused-button-star": (
        lambda: Position("*b*grbygr", button_mask=1 << 2),
        "a button and a star both lie on 1-3",
    ),
    "refused-buttons-beside": (
        lambda: Position("rbygrbygr", button_mask=0b111111111),
        "the buttons on 1-1 and 1-2 lie beside each other in RBY/GRB/YGR - 5",
    ),
    "refused-board": (
        lambda: board_of(7),
        "a board is a position, a layout, a side's letter, or the text of one, not 7",
    ),
    "refused-position": (
        lambda: Position.parse("hello"),
        "a position is a board, cards and a number of dice, such as 'rby/gRy/ybg r 5', but this is 'hello'",
    ),
    "refused-position-dice": (
        lambda: Position.parse("rby/gry/ybg r x"),
        "the number of black dice in 'rby/gry/ybg r x' is 'x': it should be 1 to 5",
    ),
    "refused-cards": (
        lambda: Position("rbygrbygr", cards="x"),
        "the cards 'x' are not colours: write some of r b y g, or - for none",
    ),
    "refused-cards-many": (
        lambda: Position("rbygrbygr", cards="rr"),
        "a player has at most two cards, of different colours, not 'rr'",
    ),
    # what a game starts with
    "refused-layouts": (
        lambda: Game.start(["Ada", "Bo"], ["A"]),
        "2 players need a list of 2 layouts, not ['A']",
    ),
    "refused-layout-sizes": (
        lambda: Game.start(["Ada", "Bo"], ["A", "rbygrbygr"]),
        "all boards of a game have one size, but these have [3, 6] rows",
    ),
    "refused-cards-list": (
        lambda: Game.start(["Ada"], cards=5),  # type: ignore[arg-type]
        "cards are a list with each player’s letters such as ['r', 'b'], not 5",
    ),
    "refused-card-each": (
        lambda: Game.start(["Ada", "Bo", "Cy"], cards=["r", "b", "yg"]),
        "3 players hold 1 card each, not ['r', 'b', 'yg']",
    ),
    "refused-cards-each": (
        lambda: Game.start(["Ada", "Bo"], cards=["r", "b"]),
        "2 players hold 2 cards each, not ['r', 'b']",
    ),
    "refused-cards-once": (
        lambda: Game.start(["Ada", "Bo"], cards=["rr", "bg"]),
        "the cards are r b y g, one of each, not ['rr', 'bg']",
    ),
    "refused-cards-red": (
        lambda: Game.start(["Ada", "Bo", "Cy"], cards=["b", "y", "g"]),
        "somebody holds the red card, which starts the round, but the cards are ['b', 'y', 'g']",
    ),
}


@pytest.mark.parametrize("messages", REFUSED)
def test_what_is_refused_is_told_word_for_word(messages: str) -> None:
    check_told(REFUSED, messages)


def test_every_message_of_the_rules_is_among_them() -> None:
    assert messages_missing(REFUSED, Path(rules.__file__).parent) == set()


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (lambda: PlaceStars(5), "stars are placed on a list of cells such as [(1, 2), (3, 4)], not 5"),
        (lambda: Position(5), "the colours of a position are a text of rbyg and *, not 5"),
        (lambda: Position("rbygrbygr", button_mask="1"), "a mask of buttons is a whole number, not '1'"),
        (
            lambda: Position("rbX/gry/ybg"),
            "a position is made of the letters r b y g *, but row 1, column 3 of 'rbX/gry/ybg' is 'X'",
        ),
        (lambda: side("ab"), "a layout has 9, 16, 25 or 36 spaces (3 to 6 rows of as many), but 'ab' has 2"),
        (lambda: Setup.parse(7), "a setup is the text of a seed and of players, not 7"),
        (lambda: Setup.parse(""), "line 1: 'seed: …' should stand here, not ''"),
    ],
)
def test_what_was_given_is_quoted_in_the_refusal(ask: Callable[[], object], text: str) -> None:
    with pytest.raises(GameError) as raised:
        ask()
    assert str(raised.value) == text
