"""What the rules refuse: moves that are illegal or none, and games that cannot be started."""

import pytest

from buttons_widgets.buttons.cells import Cell
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.moves import Dice, Lay, OptOut, Pass, PlaceStars, Roll
from buttons_widgets.kit.rules.errors import IllegalMove, NotationError
from tests.played import NAMES, do, game_of, lying, played

# Moves against the rules


@pytest.mark.parametrize(
    ("before", "move", "rule"),
    [
        ([], OptOut(), "only a player with a button may opt out"),
        ([], Lay((1, 1)), "something else is to be done"),
        ([], Pass(), "something else is to be done"),
        ([], Dice(1, 1, (1, 1, 1, 1)), "something else is to be done"),
        ([], PlaceStars([(1, 1)]), "something else is to be done"),
        (["roll"], Roll(), "something else is to be done"),
        (["roll"], Dice(1, 1), "4 black dice with white pips are in play, not 0"),
        (["roll"], Dice(1, 1, (1, 1, 1, 1, 1)), "4 black dice with white pips are in play, not 5"),
        (["roll"], Dice(7, 1, (1, 1, 1, 1)), "every die shows 1 to 6"),
        (["roll"], Dice(1, 0, (1, 1, 1, 1)), "every die shows 1 to 6"),
        (["roll"], Dice(1, 1, (1, 1, 1, 9)), "every die shows 1 to 6"),
        (["roll", "dice 5-6 2355"], Lay((5, 1)), "the dice offer 5-2, 5-3, 5-5, 5-6"),
        (["roll", "dice 5-6 2355"], Lay((2, 5)), "the dice offer"),
        (["roll", "dice 5-6 2355"], Lay((0, 9)), "the dice offer"),
        (["roll", "dice 5-6 2355"], Pass(), "something else is to be done"),
        (["roll", "dice 5-6 2355", "lay 5-2"], Lay((5, 5)), "the golden space is 5-6"),
        (["roll", "dice 5-6 2355", "lay 5-2"], Roll(), "something else is to be done"),
        (["roll", "dice 5-6 2355", "lay 5-2", "lay 5-6", "roll", "dice 5-6 2355"], Lay((5, 6)), "a button lies there"),
        (["roll", "dice 5-6 2355", "lay 5-2", "lay 5-6", "roll", "dice 5-6 2355"], Lay((5, 5)), "next to a button"),
    ],
)  # fmt: skip
def test_an_illegal_move_names_the_move_the_rule_and_the_position(before: list[str], move: object, rule: str) -> None:
    game = do(game_of(2), *before)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)  # type: ignore[arg-type]
    message = str(caught.value)
    seat = game.to_move if isinstance(game.to_move, int) else game.turn
    for part in (str(move), rule, f"ply {len(before)}", str(game.position(seat))):
        assert part in message
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("cells", "rule"),
    [
        ([(1, 1)], "Ada places 3 stars"),
        ([(1, 1), (3, 3), (5, 5), (1, 5)], "Ada places 3 stars"),
        ([(1, 1), (1, 1), (3, 3)], "as many different spaces"),
        ([(1, 1), (3, 3), (2, 1)], "no button of this round lies on 2-1"),
        ([(1, 1), (3, 3), (9, 9)], "no button of this round lies on 9-9"),
    ],
)
def test_stars_that_cannot_be_placed(cells: list[Cell], rule: str) -> None:
    game = lying(game_of(1), 0, buttons=[(1, 1), (3, 3), (5, 5), (1, 5)])
    game = do(game, "opt out")
    with pytest.raises(IllegalMove, match=rule):
        game.play(PlaceStars(cells))


@pytest.mark.parametrize("nonsense", [None, 5, (5, 6), Roll, []])
@pytest.mark.parametrize("before", [[], ["roll"], ["roll", "dice 5-6 2355"], ["roll", "dice 5-6 2355", "lay 5-2"]])
def test_what_is_no_move_is_an_illegal_move(before: list[str], nonsense: object) -> None:
    with pytest.raises(IllegalMove, match="which is no move, is not legal"):
        do(game_of(2), *before).play(nonsense)  # type: ignore[arg-type]


def test_the_text_of_a_move_is_played_and_that_of_none_is_named() -> None:
    game = game_of(2)
    assert game.play(" roll ") == game.play(Roll())
    with pytest.raises(IllegalMove, match="opt out is not legal, because only a player with a button may opt out"):
        game.play("opt out")
    with pytest.raises(NotationError, match="'<b>' is not a move: write roll, opt out"):
        game.play("<b>")


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = played(Game.start(["Ada", "Bo"], seed=3), 5000)
    assert game.result is not None
    for move in (Roll(), OptOut(), Pass(), Lay((1, 1)), Dice(1, 1), PlaceStars([(1, 1)])):
        with pytest.raises(IllegalMove, match="nobody is to move"):
            game.play(move)
    with pytest.raises(IllegalMove, match="chance is not to move"):
        game.chance_move()


# What a game cannot be started with


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ([], "one to four people play, not 0"),
        (["A", "B", "C", "D", "E"], "one to four people play, not 5"),
        (["Ada", "Ada"], "two players are called 'Ada'"),
        (["Ada", " ada "], "two players are called 'ada'"),
        (["Straße", "STRASSE"], "two players are called"),
        (["", "Bo"], "1 to 30 visible characters"),
        (["Ada\x00", "Bo"], "1 to 30 visible characters"),
        (["A" * 31, "Bo"], "1 to 30 visible characters"),
        ("Ada", "names are a list"),
        ([1, 2], "names are a list"),
    ],
)
def test_names_that_cannot_be(names: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Game.start(names)


def test_a_name_may_hold_markup_and_stays_text() -> None:
    name = "<script>alert(1)"
    game = Game.start([name, "Bo & Co: roll, pass"], seed=1)
    assert game.names[0] == name
    assert Game.parse(str(played(game, 100))).names == game.names


@pytest.mark.parametrize(
    ("layouts", "message"),
    [
        (["A"], "2 players need a list of 2 layouts"),
        ("AB", "2 players need a list of 2 layouts"),
        (["A", "Z"], "there is no side 'Z'"),
        (["A", "rbyg"], "9, 16, 25 or 36 spaces"),
        (["A", "rby/gry/ybg"], "all boards of a game have one size"),
    ],
)
def test_layouts_that_cannot_be(layouts: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Game.start(["Ada", "Bo"], layouts)


@pytest.mark.parametrize(
    ("players", "cards", "message"),
    [
        (1, ["x"], "the cards are r b y g"),
        (2, ["r", "b"], "2 players hold 2 cards each"),
        (2, ["rb", "by"], "one of each"),
        (3, ["b", "y", "g"], "somebody holds the red card"),
        (3, ["r", "b"], "3 players hold 1 card each"),
        (4, "rbyg", "cards are a list"),
        (4, [1, 2, 3, 4], "cards are a list"),
    ],
)
def test_cards_that_cannot_be(players: int, cards: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Game.start(NAMES[:players], cards=cards)


@pytest.mark.parametrize("seed", ["", "  ", "x" * 101, "a\x00b"])
def test_seeds_that_cannot_be(seed: str) -> None:
    with pytest.raises(ValueError, match="a seed has 1 to 100 visible characters"):
        Game.start(["Ada"], seed=seed)


def test_what_is_left_out_is_filled_in() -> None:
    game = Game.start(["Ada", " Bo  B. "])
    assert game.names == ("Ada", "Bo B.")
    assert game.layouts == (LAYOUTS["A"], LAYOUTS["B"])
    assert game.seed != Game.start(["Ada", "Bo"]).seed
