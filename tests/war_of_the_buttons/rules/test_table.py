"""The text of a table, the box, and the texts of moves: what is read, and what is refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.war_of_the_buttons import Box, Game, GameError, NotationError, Table, parse_move
from buttons_widgets.war_of_the_buttons.rules.table import LONGEST

NAMES = ("Ada", "Bo", "Cy", "Dee")

GOOD = """round 2 first B do A turn
quarry 43210 2:B44w4 hut+3
forest 24210 2:b 5
school free exam:A4 brothers:B2
cards hut/3 A222
white lake=13 market=- mill=-
A buttons=6 stars=1 brothers=2 hut=3#.5#. cards=star/3,school/3 dice=2w5 market=- mill=6
B buttons=3 stars=0 brothers=2 hut=246... cards=- dice=16 market=- mill=-
stack hut/3*3,star2/4 discard set1/2"""
BO = next(line + "\n" for line in GOOD.splitlines() if line.startswith("B "))


def test_a_table_is_written_as_the_page_has_it() -> None:
    lying = Table.parse(GOOD)
    assert str(lying) == GOOD
    assert Table.parse(" / ".join(str(lying).splitlines())) == lying == eval(repr(lying))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("round 2", "round two", "should stand here, not 'round two first B do A turn'"),
        ("do A turn", "do A turns", "what is to be done is written as 'do A turn'"),
        ("do A turn", "do C turn", "there are 2 players only"),
        ("do A turn", "do meadow marker", "the meadow is not in play"),
        ("do A turn", "do over", "there can be no 'do over'"),
        ("do A turn", "do end", "there can be no 'do end'"),
        ("do A turn", "do A after used", "what is to be done is written as"),
        ("do A turn", "do A detain", "there can be no 'do A detain'"),
        ("do A turn", "do A market 3", "there can be no 'do A market 3'"),
        ("do A turn", "do A powers", "nothing is placed before the first turn"),
        ("do A turn", "do A build hut", "there can be no 'do A build hut'"),
        ("do A turn", "do B free turn used", "there can be no 'do B free turn used'"),
        ("do A turn", "do B build quarry used", "there can be no"),
        ("do A turn", "do B free quarry", "there can be no 'do B free quarry'"),
        ("do A turn", "do lake dice", "of the white dice 4 are there, not 0"),
        ("do A turn", "do card 3", "there is no card 3"),
        ("do A turn", "do quarry scale", "the scale of the quarry is not dealt yet"),
        ("do A turn", "do B detained", "A has 2 detained dice"),
        ("do A turn", "do A dice reroll", "some dice of A are still to fall"),
        (BO, "", "two to four players have a line each"),
        ("43210", "43211", "the box has no scale 43211 for the quarry"),
        ("43210", "-", "the scale of the quarry is dealt by now"),
        ("2:B44w4", "6:B44w4", "the quarry holds dice such as 2:B44w4"),
        ("2:B44w4", "2:B45w4", "the dice on the quarry show the same"),
        ("2:B44w4", "2:44w4", "coloured dice, and no others, have the letter"),
        ("2:B44w4", "2:Bw4", "coloured dice, and no others, have the letter"),
        ("2:B44w4", "2:B44b", "the quarry holds dice such as"),
        ("2:B44w4", "2:B4w4", "of the dice of B 7 are there, not 8"),
        ("hut+3", "hut+6", "a bonus marker is one of"),
        ("hut+3", "free", "there are too many markers free"),
        ("exam:A4", "maths:A4", "the places at school are"),
        ("brothers:B2", "exam:B2", "the places at school are"),
        ("exam:A4", "exam:C4", "there are 2 players only"),
        ("hut/3 A222", "hut/3", "2 cards lie open with 2 players"),
        ("A222", "A223", "the dice beside a card show the same"),
        ("A222", "222", "coloured dice, and no others"),
        ("hut/3 A222", "hut/4 A222", "there is no card 'hut/4' in this box"),
        ("hut/3 A222", "hut/3*2 A222", "a card such as hut/3, dice such as A222, or - should stand here"),
        ("hut/3 A222", "hut/3*0 A222", "a card such as hut/3"),
        ("hut/3 A222", "hut/3,star/3 A222", "a card such as hut/3"),
        ("lake=13", "lake=1", "of the white dice 3 are there, not 4"),
        ("lake=13", "lake=19", "should stand here"),
        ("stars=1", "stars=-1", "should stand here"),
        ("hut=3#", "hut=3", "should stand here"),
        ("hut=246...", "hut=....26", "B has no detention place beside section 5"),
        ("cards=star/3", "cards=star/3*2", "there are too many cards star/3"),
        ("stack hut/3*3", "stack hut/3*4", "there are too many cards hut/3"),
        ("dice=16", "dice=61", "dice are written as their pips"),
        ("dice=16", "dice=16b", "a big brother does not lie among dice"),
        ("B buttons", "C buttons", "should stand here"),
        ("school free", "meadow 53221 - -\nschool free", "the meadow is in play with four players"),
        ("discard set1/2", "discard set1/2\nmore", "the table ends before the line 'more'"),
        ("discard set1/2", "discard meadow/2", "there are too many cards meadow/2"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(old: str, new: str, why: str) -> None:
    assert old in GOOD
    with pytest.raises(NotationError) as refused:
        Table.parse(GOOD.replace(old, new))
    assert why in str(refused.value)


@pytest.mark.parametrize("text", [None, 3, "x" * 10_000, b"round"])
def test_what_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(GameError, match="a table is a text of at most"):
        Table.parse(text)  # type: ignore[arg-type]
    with pytest.raises(GameError, match="a Box is wanted here"):
        Table.parse(GOOD, box=3)  # type: ignore[arg-type]


def test_a_text_of_the_greatest_length_is_read_and_none_longer() -> None:
    longest = GOOD + " " * (LONGEST - len(GOOD))
    assert Table.parse(longest) == Table.parse(GOOD)
    with pytest.raises(GameError, match="a table is a text of at most 5000 characters"):
        Table.parse(f"{longest} ")


def test_a_table_that_stops_too_early_is_told_which_line_is_missing() -> None:
    lines = str(Game.start(NAMES, seed=1).table).splitlines()
    wanted = ["quarry", "forest", "school", "school", "cards", "white", *["stack"] * 5]
    for count, begins in enumerate(wanted, start=1):
        with pytest.raises(NotationError) as refused:
            Table.parse("\n".join(lines[:count]))
        assert str(refused.value).startswith(f"a line such as '{begins} ")
        assert str(refused.value).endswith("should stand here, not ''")


def test_a_table_has_no_fifth_player() -> None:
    lines = str(Game.start(NAMES, seed=1).table).splitlines()
    with pytest.raises(NotationError, match=r"a line such as 'stack .* should stand here, not 'D buttons"):
        Table.parse("\n".join([*lines[:-1], *lines[-2:]]))


def test_every_state_before_the_first_turn_is_read_and_none_other() -> None:
    state = Game.start(NAMES[:3], scales="dealt", seed=5)
    while state.table.do.what not in ("powers", "turn"):
        text = str(state.table)
        assert Table.parse(text) == state.table
        with pytest.raises(NotationError):
            Table.parse(text.replace(f"do {state.table.do}", "do A turn"))
        state = state.play(state.chance_move())


@pytest.mark.parametrize("powers", ["set2,reroll", "reroll", "set2", "set2,set2,reroll", "reroll,set2", "set1,reroll"])
def test_dice_are_rolled_again_by_the_card_only(powers: str) -> None:
    text = f"""round 1 first A do A dice {powers}
quarry 43210 - hut
forest 24210 - 5
school free
cards hut/3 star/3
white lake=1234 market=- mill=-
A buttons=2 stars=0 brothers=0 hut=...... cards=set2/2,reroll/3 dice=11333 market=- mill=-
B buttons=3 stars=0 brothers=0 hut=123... cards=- dice=11111 market=- mill=-
stack - discard -"""
    if powers in ("set2,reroll", "reroll"):
        assert len(Game.at_table(text, NAMES[:2]).legal_moves()) == 56
    else:
        with pytest.raises(NotationError, match=f"there can be no 'do A dice {powers}'"):
            Table.parse(text)
    with pytest.raises(NotationError, match="of the white dice 3 are there"):
        Table.parse(text.replace("lake=1234", "lake=124"))


# The box


def test_a_box_keeps_what_is_left_out_and_says_what_differs() -> None:
    box = Box(white=4, prices={"hut": "2334"})
    assert str(box) == "prices.hut=2334 white=4"
    assert Box.parse(str(box)) == box and hash(Box.parse(str(box))) == hash(box) and box != Box()
    assert str(Box()) == "ours" and Box.parse("ours") == Box()
    assert repr(box.prices) == repr(dict(box.prices))
    assert box.prices["star2"] == "4" and box.release == 8
    assert Box(places="123").places == "123", "each player has three detained dice at first"


def test_a_box_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('white = 4\nplaces = "1256"\n[prices]\nhut = "2334"\n[loose]\nA = "11111"\n', encoding="utf-8")
    box = Box.read(file)
    assert box == Box(white=4, places="1256", prices={"hut": "2334"}, loose={"A": "11111"})
    state = Game.start(NAMES[:2], box=box, seed=1)
    assert state.play(parse_move("dice 123")).table.players[0].hut == "12..3."
    for text, why in (
        ("white = ", "box.toml: "),
        ("white = \udcff", "box.toml: it is no text in UTF-8"),
        ("white = " + "[" * 100_000, "box.toml: its brackets are nested too deeply"),
        ("wite = 4", "box.toml: a box has no 'wite': it has scales"),
        ("white = -1", "box.toml: white is a number from 0 to 99, not -1"),
        ("[prices]\nhut = 3", "box.toml: prices.hut: a card costs 2 to 8 dice"),
    ):
        file.write_text(text, encoding="utf-8", errors="surrogateescape")
        with pytest.raises(GameError) as refused:
            Box.read(file)
        assert str(refused.value).startswith(why)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"white": "4"}, "white is a number from 0 to 99"),
        ({"goal": 7}, "goal is a number from 1 to 6"),
        ({"fives": 0}, "fives is a number from 1 to 99"),
        ({"places": "12"}, "places are the sections with a detention place, three at least"),
        ({"places": "321"}, "places are the sections"),
        ({"whites": "789"}, "whites are how many white dice"),
        ({"prices": {"hut": "333"}}, "prices.hut: there are 4 copies"),
        ({"prices": {"hat": "3333"}}, "prices has no 'hat'"),
        ({"prices": {"star": "1"}}, "a card costs 2 to 8 dice"),
        ({"prices": "3333"}, "prices are texts by name"),
        ({"scales": {"quarry": "4321"}}, "a scale is five digits"),
        ({"loose": {"G": "11111"}}, "loose has no 'G'"),
    ],
)
def test_nonsense_in_a_box_is_refused(given: dict[str, object], why: str) -> None:
    with pytest.raises(GameError) as refused:
        Box(**given)  # type: ignore[arg-type]
    assert why in str(refused.value)


def test_the_text_of_a_box_that_is_none_is_refused() -> None:
    for text in ("white", "white=", "white=x", "hat=3", "prices.hat=3", "prices.hut=1"):
        with pytest.raises(NotationError):
            Box.parse(text)
    with pytest.raises(GameError):
        Box.parse(3)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    ["prices=3 prices.hut=2334", "prices.hut=2334 prices=3", "places=1 places.x=2", "places.x=2 places=1234",
     "white=4 white.x=2", "white=4 white=5", "prices.hut=2334 prices.hut=2334"],
)  # fmt: skip
def test_a_number_that_a_box_has_twice_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Box.parse(text)
    assert str(refused.value) == f"a box has each number once, and here is '{text.split()[1]}' as well"


# Moves


@pytest.mark.parametrize(
    "text",
    ["dice 13446", "scale D", "marker hut+3", "deal hut/3", "set 2 6", "reroll 113", "done", "white 4", "change 3 5",
     "give up star/3", "quarry 44w4b", "meadow b", "exam 4", "buy 1 222", "buy 3 w22b", "market w3", "market b",
     "market 3", "free 3", "build 5", "detain mill 6 at 2", "detain card1 3 at 4"],
)  # fmt: skip
def test_a_move_is_written_and_read(text: str) -> None:
    move = parse_move(text)
    assert str(move) == text and parse_move(f"  {text.replace(' ', '   ')} ") == move


@pytest.mark.parametrize(
    "text",
    ["", "dice", "dice 7", "dice 123456789", "scale G", "marker hut+6", "deal hat/3", "deal hut/1", "set 7 1", "set 2",
     "reroll", "white 0", "change 1 9", "give up hut", "quarry", "quarry -", "quarry 4 4", "lake 44", "exam 7",
     "exam w3", "buy 4 22", "buy 1", "market 7", "market bb", "market 33", "free 7", "build 0", "detain mill 6 at 7",
     "detain sea 3 at 1", "done now"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(text)
