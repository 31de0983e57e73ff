"""What the rules refuse, word for word, each with the message by which translators know it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from buttons_widgets.war_of_the_buttons import (
    Bid,
    Box,
    Buy,
    Change,
    Deal,
    Dice,
    Free,
    Game,
    GameError,
    GiveUp,
    Mark,
    Market,
    NotationError,
    School,
    Table,
    White,
    parse_move,
    rules,
)
from tests.refused import Refused, check_told, messages_missing
from tests.war_of_the_buttons.rules.test_game import do, game, player, table, two
from tests.war_of_the_buttons.rules.test_table import BO, GOOD

LYING = table(
    two(player("A", "123w5", mill="11111", buttons=4), player("B", "1", mill="1111")),
    forest="24210 2:B33 -",
    school="- exam:B2",
    cards="- star/3",
    white="lake=234 market=- mill=-",
)
HERE = game(LYING)
USED = do(HERE, "change 1 2")
BUILT = game(table(two(player("A", "3", mill="1111111", hut="######"))))
TATTLER = game(table(two(player("A", "123", mill="1111"), player("B", "1", mill="1111111")), school="- tattle:A2"))
START = Game.start(["Ada", "Bo"], seed="refused")
ADA = "Ada is to move (do A turn) at ply 0"

REFUSED: Refused = {
    # moves
    "refused-move-text refused-war-moves": (
        lambda: parse_move("fly"),
        "'fly' is not a move: write quarry 44, exam 4, buy 1 222, market 3, white 4, change 3 5, "
        "give up hut/3, or done",
    ),
    "refused-war-one-of": (
        lambda: Mark("hat"),
        "hut+star, hut, hut+3, hut+4, hut+5, hut+free, free, free+3, 5, brother+3, brothers2 are wanted, not 'hat'",
    ),
    "refused-move-made-of": (
        lambda: parse_move("scale G"),
        "'scale G' is not a move: A, B, C, D, E, F are wanted, not 'G'",
    ),
    "refused-war-pips": (
        lambda: Change(3, 7),
        "a die shows 1 to 6, not 7",
    ),
    "refused-war-section": (
        lambda: Free(7),
        "a section is one of 1 to 6, not 7",
    ),
    "refused-war-slot": (
        lambda: Buy(4, "22"),
        "an open card is one of 1 to 3, not 4",
    ),
    "refused-not refused-war-dice": (
        lambda: Dice("17"),
        "dice are written as their pips, rising, such as 13446, not '17'",
    ),
    "refused-war-dice": (
        lambda: Bid("quarry", "-"),
        "dice are written as their pips, rising, such as 13446, not '-'",
    ),
    "refused-war-hand": (
        lambda: Bid("quarry", "4w"),
        "dice are written as their pips, white ones after w, a big brother as b: 44w4b, not '4w'",
    ),
    "refused-war-die": (
        lambda: Market("33"),
        "a die is written as 3, a white one as w3, a big brother as b, not '33'",
    ),
    "refused-war-card": (
        lambda: Deal("hat/3"),
        "a card is its name and its price, such as hut/3, not 'hat/3'",
    ),
    # a turn
    "refused-move refused-war-not-in-play": (
        lambda: HERE.play(Bid("meadow", "1")),
        f"meadow 1 is not legal, because the meadow is in play with four players only: {ADA}",
    ),
    "refused-war-tattler": (
        lambda: TATTLER.play(Bid("quarry", "1")),
        f"quarry 1 is not legal, because a tattler places nothing on settings in this round: {ADA}",
    ),
    "refused-war-no-card": (
        lambda: HERE.play(Buy(1, "11")),
        f"buy 1 11 is not legal, because no card lies open there: {ADA}",
    ),
    "refused-war-no-such-dice": (
        lambda: HERE.play(Bid("forest", "55")),
        f"forest 55 is not legal, because these dice are not before the player: {ADA}",
    ),
    "refused-war-not-equal": (
        lambda: HERE.play(Bid("forest", "123")),
        f"forest 123 is not legal, because dice that are placed together show the same: {ADA}",
    ),
    "refused-war-beaten": (
        lambda: HERE.play(Bid("forest", "1")),
        f"forest 1 is not legal, because it does not beat 33: {ADA}",
    ),
    "refused-war-card-price": (
        lambda: HERE.play(Buy(2, "1")),
        f"buy 2 1 is not legal, because the card takes 3 equal dice, and as many buttons as one of them shows: {ADA}",
    ),
    "refused-move refused-war-no-such-dice": (
        lambda: HERE.play(School("first", 6)),
        f"first 6 is not legal, because these dice are not before the player: {ADA}",
    ),
    "refused-war-used": (
        lambda: USED.play(White(2)),
        "white 2 is not legal, because a turn has one supplementary action: Ada is to move (do A turn used) at ply 1",
    ),
    "refused-war-supplement": (
        lambda: HERE.play(GiveUp("star/3")),
        f"give up star/3 is not legal, because it is not there, or cannot be paid: {ADA}",
    ),
    "refused-war-not-now": (
        lambda: HERE.play(Free(2)),
        f"free 2 is not legal, because it is none of the moves that can be made now: {ADA}",
    ),
    "refused-while-war refused-war-not-now": (
        lambda: START.play(Free(2)),
        "free 2 is not legal, because it is none of the moves that can be made now: "
        "chance is to move (do A detained) at ply 0",
    ),
    # school
    "refused-war-place-taken": (
        lambda: HERE.play(School("exam", 1)),
        f"exam 1 is not legal, because a die lies there already: {ADA}",
    ),
    "refused-war-nobody-detained": (
        lambda: HERE.play(School("release", 1)),
        f"release 1 is not legal, because no die is detained that could be taken: {ADA}",
    ),
    "refused-war-no-section": (
        lambda: BUILT.play(School("hut", 3)),
        f"hut 3 is not legal, because no section can be built: {ADA}",
    ),
    "refused-war-price": (
        lambda: HERE.play(School("star", 1)),
        f"star 1 is not legal, because it costs 5 buttons, and there are 4: {ADA}",
    ),
    # a game
    "refused-war-scales": (
        lambda: Game.start(["Ada", "Bo"], scales="AA"),
        "scales are printed, dealt, or 2 of the letters A to F, not 'AA'",
    ),
    "refused-war-players": (
        lambda: Game.at_table(LYING, ["Ada", "Bo", "Cy"]),
        "the table has 2 players, and there are 3 names",
    ),
}


@pytest.mark.parametrize("messages", REFUSED)
def test_a_refusal_is_told_word_for_word(messages: str) -> None:
    check_told(REFUSED, messages)


def test_every_message_of_the_rules_is_among_them() -> None:
    assert messages_missing(REFUSED, Path(rules.__file__).parent) == set()


# What only a text of a table or of a box can say wrong


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (BO, "", "there can be no such table: two to four players have a line each, from A on"),
        (
            "round 2",
            "round two",
            "a line such as 'round 2 first B do A turn' should stand here, not 'round two first B do A turn'",
        ),
        ("do A turn", "do A turns", "what is to be done is written as 'do A turn', not 'A turns'"),
        ("do A turn", "do C turn", "there can be no such table: there are 2 players only"),
        (
            "quarry 43210",
            "quarry 4321",
            "a line such as 'quarry 43210 2:B44w4 hut+3' should stand here, not 'quarry 4321 2:B44w4 hut+3'",
        ),
        ("2:B44w4", "6:B44w4", "the quarry holds dice such as 2:B44w4, a mark such as 2:b, or -, not '6:B44w4'"),
        ("2:B44w4", "2:44w4", "coloured dice, and no others, have the letter of their player: '44w4'"),
        ("A222", "Aw2", "coloured dice, and no others, have the letter of their player: 'Aw2'"),
        ("dice=16", "dice=16b", "a big brother does not lie among dice: '16b'"),
        (
            "dice=16",
            "dice=61",
            "dice are written as their pips, white ones after w, a big brother as b: 44w4b, not '61'",
        ),
        (
            "hut+3",
            "hut+6",
            "a bonus marker is one of hut+star, hut, hut+3, hut+4, hut+5, hut+free, free, free+3, 5, brother+3, "
            "brothers2, or -, not 'hut+6'",
        ),
        (
            "exam:A4",
            "maths:A4",
            "the places at school are exam, release, tattle, first, brothers, hut, star, each once, but here is "
            "'maths:A4'",
        ),
        (
            "school free",
            "schools free",
            "a line such as 'school free exam:A4' should stand here, not 'schools free exam:A4 brothers:B2'",
        ),
        ("cards hut/3 A222", "cards", "a line such as 'cards hut/3 A222' should stand here, not 'cards'"),
        (
            "hut/3 A222",
            "hut/3*2 A222",
            "a card such as hut/3, dice such as A222, or - should stand here, not 'hut/3*2'",
        ),
        (
            "white lake",
            "whites lake",
            "a line such as 'white lake=13 market=- mill=-' should stand here, not 'whites lake=13 market=- mill=-'",
        ),
        (
            "stars=1",
            "stars=-1",
            "a line such as 'A buttons=6 stars=1 brothers=2 hut=3#.5#. cards=star/3 dice=2w5 market=- mill=6' "
            "should stand here, not 'A buttons=6 stars=-1 brothers=2 hut=3#.5#. cards=star/3,s…'",
        ),
        (
            "stack hut",
            "stacks hut",
            "a line such as 'stack hut/3*3 discard -' should stand here, not 'stacks hut/3*3,star2/4 discard set1/2'",
        ),
        (
            "school free",
            "meadow 53221 - -\nschool free",
            "there can be no such table: the meadow is in play with four players, and with four only",
        ),
        ("43210", "-", "there can be no such table: the scale of the quarry is dealt by now"),
        ("do A turn", "do B detained", "there can be no such table: A has 2 detained dice"),
        ("do A turn", "do A powers", "there can be no such table: nothing is placed before the first turn"),
        ("do A turn", "do over", "there can be no such table: there can be no 'do over'"),
        ("2:B44w4", "2:B4w4", "there can be no such table: of the dice of B 7 are there, not 8"),
        (
            "\nstack hut/3*3,star2/4 discard set1/2",
            "",
            "a line such as 'stack hut/3*3 discard -' should stand here, not ''",
        ),
    ],
)
def test_a_wrong_line_of_a_table_is_told_word_for_word(old: str, new: str, told: str) -> None:
    assert old in GOOD
    with pytest.raises(NotationError) as refused:
        Table.parse(GOOD.replace(old, new))
    assert str(refused.value) == told


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (
            lambda: Table.parse(3),  # type: ignore[arg-type]
            "a table is a text of at most 5000 characters, not 3",
        ),
        (
            lambda: Table.parse(GOOD, box=3),  # type: ignore[arg-type]
            "a Box is wanted here, not 3",
        ),
        (
            lambda: Box.parse(3),  # type: ignore[arg-type]
            "a box is its numbers, such as 'white=4 prices.hut=2334', not 3",
        ),
        (
            lambda: Box.parse("white"),
            "a number of a box is written as 'white=4', not 'white'",
        ),
        (
            lambda: Box.parse("white="),
            "a number of a box is written as 'white=4', not 'white='",
        ),
        (
            lambda: Box.parse("hat=3"),
            "a box has no 'hat': it has scales, loose, prices, places, release, brothers, hut, star, white, "
            "pip, market, income, goal, fives, whites, slots, buttons",
        ),
        (
            lambda: Box.parse("white==3"),
            "white is a number from 0 to 99, not '=3'",
        ),
        (
            lambda: Box.parse("places=12"),
            "places are the sections with a detention place, three at least, such as '1234', not '12'",
        ),
        (
            lambda: Box(white="4"),  # type: ignore[arg-type]
            "white is a number from 0 to 99, not '4'",
        ),
        (
            lambda: Box(prices="3333"),  # type: ignore[arg-type]
            "prices are texts by name, such as {'hut': ...}, not '3333'",
        ),
        (
            lambda: Box(prices={"hat": "3"}),
            "prices has no 'hat': it has hut, star, star2, brothers2, brothers3, quarry, forest, meadow, "
            "school, market, equal, set1, set2, set3, reroll",
        ),
        (
            lambda: Box(prices={"hut": "333"}),
            "prices.hut: there are 4 copies, a digit each, not '333'",
        ),
        (
            lambda: Box(whites="７89"),
            "whites: whites are how many white dice there are for 2, 3 and 4 players, such as '456', not '７89'",
        ),
    ],
)
def test_a_wrong_number_of_a_box_is_told_word_for_word(ask: Callable[[], object], told: str) -> None:
    with pytest.raises(GameError) as refused:
        ask()
    assert str(refused.value) == told
