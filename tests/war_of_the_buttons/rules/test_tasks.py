"""What is to be done: on which tables it can be, and on which it cannot."""

from __future__ import annotations

import random
import re

import pytest

from buttons_widgets.war_of_the_buttons import CHANCE, Game, NotationError, Table
from buttons_widgets.war_of_the_buttons.rules.parts import Task

NAMES = ("Ada", "Bo", "Cy", "Dee")

PLACED = {"quarry": "43210 - -", "forest": "24210 - -", "school": "-", "cards": "- -"}
LYING = PLACED | {"white": "lake=1234 market=- mill=-", "stack": "- discard -"}
EMPTY = {"buttons": "9", "stars": "0", "brothers": "0", "hut": "......", "cards": "-", "dice": "-", "market": "-"}


def told(task: str, a: str = "", b: str = "", *, whole: bool = True, **lines: str) -> str:
    """The text of a table of two; what is missing of anybody's eight dice lies in the mill, if all are there."""
    given = LYING | lines
    text = [f"round 2 first A do {task}", *(f"{name} {given[name]}" for name in [*PLACED, "white"])]
    for letter, own in (("A", a), ("B", b)):
        has = EMPTY | dict(part.split("=") for part in own.split())
        placed = re.findall(rf"\b{letter}([1-6]+)", " ".join(given[name] for name in PLACED))
        lying = "".join([*placed, has["dice"].partition("w")[0], has["market"], has["hut"]])
        mill = "1" * (8 - len(re.sub("[-.#]", "", lying))) if whole else ""
        text.append(" ".join([letter, *(f"{name}={value}" for name, value in has.items()), f"mill={mill or '-'}"]))
    return "\n".join([*text, f"stack {given['stack']}"])


def before_roll(task: str, a: str = "hut=123...", **lines: str) -> str:
    """The text of a table on which no more than three dice of each player lie, and these are detained."""
    return told(task, a, "hut=123...", whole=False, **{"white": "lake=- market=- mill=-"} | lines)


def task_in(text: str) -> str:
    """What is to be done there."""
    return text.splitlines()[0].partition(" do ")[2]


DUE = [
    # a die that gets free, or a section that is built, in a turn
    told("A free turn", "hut=5....."),
    told("A free after", "hut=5....."),
    told("A free release", "hut=5.....", school="- release:A3"),
    told("A free release used", "hut=#a....", school="- release:A3"),
    told("A free tattle", "hut=5.....", school="- tattle:A3"),
    told("A build hut", school="- hut:A3"),
    told("A build card", "cards=hut/3"),
    # by a marker
    told("A build quarry", quarry="43210 1:A3 hut"),
    told("A build forest", forest="24210 1:A3 hut+free"),
    told("A free forest", "hut=5.....", forest="24210 1:A3 hut+free"),
    told("B free quarry", b="hut=5.....", quarry="43210 1:B3 free+3"),
    told("A build school", school="hut exam:A3"),
    told("A free school", "hut=5.....", school="hut+free exam:A3"),
    told("B free school", b="hut=5.....", school="free exam:A3", quarry="43210 2:B33 -"),
    # a turn
    told("A turn", "dice=3"),
    told("A turn used", "dice=3"),
    told("A turn", "dice=w3", white="lake=124 market=- mill=-"),
    told("A after", "hut=5..... cards=hut/3"),
    told("A market 3", "market=3 dice=3"),
    told("A market 3 used", "market=13 dice=4"),
    told("A market w3", "dice=w4", white="lake=12 market=3 mill=-"),
    # the end of a round and of the game
    told("A detain", school="- tattle:B3", quarry="43210 1:A33 -"),
    told("end", white="lake=- market=- mill=1234"),
    told("over", "hut=######"),
    told("over", b="stars=6"),
    # before the first turn
    told("A powers", "dice=12345666 cards=set2/2", "dice=11111111"),
    told("A powers set2", "dice=12345666 cards=set2/2,reroll/3", "dice=11111111"),
    told("A powers reroll,set2", "dice=12345666 cards=set2/2,reroll/3", "dice=11111111"),
    told("A dice reroll", "hut=123... cards=reroll/3", "dice=11111111", whole=False),
    told("A dice set2,reroll", "dice=11345 cards=set2/2,reroll/3", "dice=11111111", whole=False),
]
MARKED = {"quarry": "43210 - hut", "forest": "24210 - 5", "school": "free"}
OPEN = MARKED | {"cards": "star/3 -"}
BEFORE_TURNS = [
    ("quarry scale", {"quarry": "- - -", "forest": "- - -"}),
    ("forest scale", {"forest": "- - -"}),
    ("quarry marker", {}),
    ("forest marker", {"quarry": "43210 - hut"}),
    ("school marker", {"quarry": "43210 - hut", "forest": "24210 - 5"}),
    ("card 1", MARKED | {"stack": "star/3 discard -"}),
    ("card 2", OPEN | {"stack": "hut/3 discard -"}),
    ("A dice", OPEN),
]
DUE += [before_roll(task, **lines) for task, lines in BEFORE_TURNS]
DUE += [
    told("B dice", "hut=123... dice=12345", "hut=123...", whole=False, white="lake=- market=- mill=-", **OPEN),
    told("lake dice", "hut=123... dice=12345", "dice=11111111", white="lake=- market=- mill=-", **OPEN),
]

NOTHING_IS_PLACED = "nothing is placed before the first turn"
POWERS = ("A powers", "dice=12345666 cards=set2/2", "dice=11111111")
NEVER = [
    # a die that gets free, or a section that is built, in a turn
    told("A free turn"),
    told("A free turn used", "hut=5....."),
    told("A build turn", "hut=5....."),
    told("A build after", "hut=5....."),
    told("A free release", "hut=5....."),
    told("A free release", "hut=5.....", school="- release:B3"),
    told("A free release", "hut=5.....", school="- tattle:A3"),
    told("A free tattle", "hut=5.....", school="- tattle:B3"),
    told("A build release", "hut=5.....", school="- release:A3"),
    told("A build tattle", "hut=5.....", school="- tattle:A3"),
    told("A free hut", "hut=5.....", school="- hut:A3"),
    told("A build hut", "hut=12#a##", school="- hut:A3"),
    told("A build hut", school="- hut:B3"),
    told("A free card", "hut=5..... cards=hut/3"),
    told("A build card", "cards=star/3", "cards=hut/3"),
    # by a marker
    told("A build quarry", quarry="43210 1:B3 hut"),
    told("A build quarry", quarry="43210 1:A3 free"),
    told("A build quarry", quarry="43210 1:A3 -", forest="24210 1:A3 hut"),
    told("A build quarry used", quarry="43210 1:A3 hut"),
    told("A free quarry", "hut=5.....", quarry="43210 1:A3 hut+3"),
    told("A free quarry", quarry="43210 1:A3 free"),
    told("A build school", school="hut"),
    told("A build school", school="hut tattle:A3"),
    told("A build school", school="hut exam:B3"),
    told("A build school", school="hut exam:A3", quarry="43210 1:B3 -"),
    told("A build school", school="free exam:A3"),
    # a turn
    told("A turn", "market=3"),
    told("A after", "dice=3 buttons=0"),
    told("A market 3", "dice=3"),
    told("A market 3", "market=3 dice=2"),
    told("A market w3", "dice=w4", white="lake=123 market=- mill=-"),
    told("A market w3", "dice=w4", white="lake=13 market=2 mill=-"),
    # the end of a round and of the game
    told("A detain", quarry="43210 1:A33 -"),
    told("A detain", school="- tattle:B3", quarry="43210 1:A3 -", forest="24210 1:B3 -"),
    told("A detain", school="- tattle:B3", quarry="43210 1:B33 -"),
    told("A detain", "dice=2", school="- tattle:B3", quarry="43210 1:A33 -"),
    told("A detain", b="dice=2", school="- tattle:B3", quarry="43210 1:A33 -"),
    told("A detain", "hut=1234..", school="- tattle:B3", quarry="43210 1:A33 -"),
    told("end", b="dice=2"),
    told("over"),
    told("over", "hut=#####. stars=5"),
    # the powers
    told("A powers", "dice=12345666 cards=star/3", "dice=11111111"),
    told("A powers", "dice=11345666 cards=set2/2", "dice=11111111"),
    told("A powers set2", "dice=12345666 cards=reroll/3", "dice=11111111"),
    told("A powers set2,reroll", "dice=12345666 cards=set2/2,reroll/3", "dice=11111111"),
    told("A powers set2,set2", "dice=12345666 cards=set2/2,reroll/3", "dice=11111111"),
    told("A dice reroll", "hut=123... cards=set2/2", "dice=11111111", whole=False),
    told("A dice set2,reroll", "dice=11345 cards=reroll/3", "dice=11111111", whole=False),
    # markers and cards
    before_roll("quarry marker", quarry="43210 - hut"),
    before_roll("quarry marker", forest="24210 - hut"),
    before_roll("forest marker"),
    before_roll("forest marker", quarry="43210 - hut", school="free"),
    before_roll("quarry marker", cards="star/3 -"),
    before_roll("quarry marker", cards="- star/3"),
    before_roll("card 1", **MARKED),
    before_roll("card 1", **OPEN | {"stack": "hut/3 discard -"}),
    before_roll("card 1", **MARKED | {"cards": "- star/3", "stack": "hut/3 discard -"}),
    before_roll("card 2", **MARKED | {"cards": "- star/3", "stack": "hut/3 discard -"}),
    before_roll("card 1", **MARKED | {"school": "-", "stack": "star/3 discard -"}),
]

WRONG = [
    # the scales
    (before_roll("forest scale", quarry="- - -", forest="- - -"), "the scale of the quarry is dealt by now"),
    (before_roll("quarry scale", quarry="- - -"), "the scale of the forest is not dealt yet"),
    (before_roll("quarry marker", forest="- - -"), "the scale of the forest is dealt by now"),
    # the dice
    (before_roll("quarry marker", "hut=123... dice=4"), "of the dice of A 4 are there, not 3"),
    (told("A dice reroll", "dice=12345666 cards=reroll/3", "dice=11111111"), "some dice of A are still to fall"),
    # before the first turn
    (told(*POWERS, quarry="43210 1:b -"), NOTHING_IS_PLACED),
    (told(*POWERS, cards="w2 -", white="lake=134 market=- mill=-"), NOTHING_IS_PLACED),
    (told("A powers", "dice=1234566 cards=set2/2", "dice=11111111", school="- exam:A6"), NOTHING_IS_PLACED),
    (told("A powers", "dice=1234566 cards=set2/2", "dice=11111111"), NOTHING_IS_PLACED),
    (told("A powers", "dice=12345666 cards=set2/2", "dice=1111111 market=1"), NOTHING_IS_PLACED),
    (told(*POWERS, white="lake=123 market=4 mill=-"), NOTHING_IS_PLACED),
    (told(*POWERS, white="lake=123 market=- mill=4"), NOTHING_IS_PLACED),
    (told("A powers", "dice=12345666w4 cards=set2/2", "dice=11111111", white="lake=123 market=- mill=-"),
     NOTHING_IS_PLACED),
]  # fmt: skip


@pytest.mark.parametrize("text", DUE, ids=task_in)
def test_what_is_to_be_done_is_read_where_it_is_due(text: str) -> None:
    lying = Table.parse(text)
    assert str(lying) == text and eval(repr(lying)) == lying
    assert lying.do == Task.parse(task_in(text)) and lying.do.about is not None
    state = Game.at_table(text, NAMES[:2])
    assert state.legal_moves() or state.result is not None or lying.do.what == "end"


@pytest.mark.parametrize("text", NEVER, ids=task_in)
def test_what_is_to_be_done_is_refused_where_it_is_not_due(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Table.parse(text)
    assert str(refused.value) == f"there can be no such table: there can be no 'do {task_in(text)}'"


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_scales_and_dice_that_cannot_lie_so_are_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NotationError) as refused:
        Table.parse(text)
    assert str(refused.value) == f"there can be no such table: {why}"


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 2)])
def test_every_table_of_a_game_is_read_as_it_is(players: int, seed: int) -> None:
    state, choose, seen = Game.start(NAMES[:players], scales="dealt", seed=seed), random.Random(seed), set[str]()
    while state.to_move is not None and state.ply < 400:
        lying = state.table
        assert Table.parse(str(lying)) == lying
        seen.add(lying.do.what)
        state = state.play(state.chance_move() if state.to_move is CHANCE else choose.choice(state.legal_moves()))
    assert {"detained", "scale", "marker", "card", "dice", "lake", "turn", "market", "after", "free"} <= seen
