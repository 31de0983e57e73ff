"""Games of War of the Buttons: refereed in every state by other rules, the page's examples, and what always holds."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.war_of_the_buttons import (
    CHANCE,
    Bid,
    Box,
    Game,
    GameError,
    GiveUp,
    IllegalMove,
    Market,
    School,
    Table,
    parse_move,
)
from buttons_widgets.war_of_the_buttons.rules.box import CARDS, MARKERS
from buttons_widgets.war_of_the_buttons.rules.game import Setup
from tests.war_of_the_buttons.plain import Referee

NAMES = ("Ada", "Bo", "Cy", "Dee")
MOST_PLIES = 3_000


def table(players: str, *, head: str = "round 2 first A do A turn", box: Box | None = None, **lines: str) -> Table:
    """A table with some lines of its own."""
    given = {
        "quarry": "43210 - -",
        "forest": "24210 - -",
        "school": "-",
        "cards": "- -",
        "white": "lake=1234 market=- mill=-",
        "stack": "- discard -",
    } | lines
    beginning = [
        head,
        *(f"{name} {given[name]}" for name in ("quarry", "forest", *(["meadow"] if "meadow" in given else []))),
    ]
    rest = [f"{name} {given[name]}" for name in ("school", "cards", "white")]
    text = "\n".join([*beginning, *rest, *players.strip().splitlines(), f"stack {given['stack']}"])
    return Table.parse(text, *([] if box is None else [box]))


def player(letter: str, dice: str, *, mill: str = "-", market: str = "-", hut: str = "......", **more: object) -> str:
    values = {"buttons": 9, "stars": 0, "brothers": 0} | {key: value for key, value in more.items() if key != "cards"}
    counted = " ".join(f"{name}={value}" for name, value in values.items())
    return f"{letter} {counted} hut={hut} cards={more.get('cards', '-')} dice={dice} market={market} mill={mill}"


def two(one: str, other: str = "") -> str:
    return f"{one}\n{other or player('B', '-', mill='11111111')}"


def game(lying: Table) -> Game:
    return Game.at_table(lying, NAMES[: len(lying.players)], seed=1)


def do(state: Game, *texts: str) -> Game:
    return state.replay(map(parse_move, texts))


def told(state: Game, start: str = "") -> set[str]:
    return {str(move) for move in state.legal_moves() if str(move).startswith(start)}


def is_legal(state: Game, text: str) -> bool:
    return parse_move(text) in state.legal_moves()


# Refereed


def refereed(players: int, scales: str, seed: int) -> Iterator[Game]:
    """Every state of a random game, compared with the other referee."""
    state, plain = Game.start(NAMES[:players], scales=scales, seed=seed), Referee.start(players, scales)
    chance = random.Random(seed)
    while True:
        mover = "chance" if state.to_move is CHANCE else state.to_move
        assert (str(state.table), mover) == (plain.text, plain.mover)
        moves = [str(move) for move in state.legal_moves()]
        assert len(set(moves)) == len(moves) and set(moves) == plain.answers(), str(state.table)
        if state.to_move is CHANCE:
            assert {str(move): share for move, share in state.chances()} == plain.chances()
        yield state
        if state.to_move is None:
            assert state.result is not None and (state.result.winners, state.result.reason) == plain.result
            return
        move = str(state.chance_move()) if state.to_move is CHANCE else chance.choice(moves)
        state = state.play(parse_move(move))
        plain.answer(move)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_are_as_another_referee_has_them(players: int, seed: int) -> None:
    for state in refereed(players, "printed" if seed == 1 else "dealt", seed):
        assert state.ply < MOST_PLIES


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 40))
def test_more_random_games_are_as_another_referee_has_them(players: int, seed: int) -> None:
    for state in refereed(players, ("printed", "dealt", "FDA"[: 3 if players == 4 else 2])[seed % 3], seed):
        assert state.ply < MOST_PLIES


# What always holds


@settings(max_examples=20, deadline=None)
@given(data=st.data(), players=st.integers(2, 4))
def test_nothing_is_lost_whoever_moves(data: st.DataObject, players: int) -> None:
    state = Game.start(NAMES[:players], seed=data.draw(st.integers(0, 99)))
    whites, cards = state.table.box.white_dice(players), Counter(state.table.box.cards(players))
    for _ in range(data.draw(st.integers(20, 150))):
        if state.to_move is None:
            break
        moves = state.legal_moves()
        assert moves, "whoever is asked has a move"
        move = state.chance_move() if state.to_move is CHANCE else data.draw(st.sampled_from(moves))
        before, state = state, state.play(move)
        lying = state.table
        assert state.round - before.round in (0, 1)
        assert Table.parse(str(lying)) == lying and hash(Table.parse(str(lying))) == hash(lying)
        assert lying.whites <= whites and all(lying.dice_of(seat) <= 8 for seat in range(players))
        left = Counter([*lying.stack, *lying.discard, *(slot.card for slot in lying.slots if slot.card)])
        for one in lying.players:
            left.update(one.cards)
            assert min(one.buttons, one.stars, one.brothers) >= 0 and 0 <= one.built <= 6
        assert left <= cards and Counter(lying.markers) <= Counter(MARKERS)
        # Each place of the school takes one die a round, and nobody takes it away before the round ends.
        taken = [place for place, now in zip(before.table.school, lying.school, strict=True) if place and place != now]
        assert not taken or lying.round > before.round or before.table.do.what == "detain"
    assert Game.parse(str(state)) == state and pickle.loads(pickle.dumps(state)) == state


def test_the_dice_of_a_round_do_not_depend_on_what_is_decided() -> None:
    start = Game.start(NAMES[:2], seed="same")
    games = []
    for take in (0, -1):
        state = start
        while state.round < 3:
            state = state.play(state.chance_move() if state.to_move is CHANCE else state.legal_moves()[take])
        games.append([str(move) for move in state.moves if str(move).startswith("marker")])
    assert games[0] == games[1]


def test_a_seed_holds_the_same_in_every_version() -> None:
    state, fallen = Game.start(NAMES[:2], scales="dealt", seed="one"), []
    while state.to_move is CHANCE:
        fallen.append(str(state.chance_move()))
        state = state.play(state.chance_move())
    assert fallen == [
        "dice 356", "dice 255", "scale B", "scale D", "marker free", "marker brothers2", "marker hut+star",
        "deal set1/2", "deal school/3", "dice 33444", "dice 13466", "dice 2666",
    ]  # fmt: skip


def test_dice_that_are_rolled_again_fall_the_same_whatever_power_was_used_before() -> None:
    lying = table(
        two(player("A", "11223346", cards="set1/2,set2/2,reroll/3"), player("B", "11111111")),
        head="round 1 first A do A powers",
    )
    ways = [["reroll 1334"], ["set 2 1", "reroll 1334"], ["set 1 2", "set 2 5", "reroll 1334"]]
    assert len({do(game(lying), *way).chance_move() for way in ways}) == 1


def test_of_equal_loose_scales_each_is_dealt_once() -> None:
    state = Game.start(NAMES[:2], box=Box(loose={"A": "11111", "C": "11111"}), scales="dealt", seed=1)
    while state.table.do.what != "scale":
        state = state.play(state.chance_move())
    assert told(state) == {f"scale {letter}" for letter in "ABCDEF"}
    assert told(do(state, "scale A")) == {f"scale {letter}" for letter in "BCDEF"}


def test_chances_are_counted() -> None:
    state = Game.start(NAMES[:2], seed=1)
    assert len(state.chances()) == comb(8, 3) and dict(state.chances())[parse_move("dice 112")] == Fraction(3, 216)
    while state.table.do.what != "marker":
        state = state.play(state.chance_move())
    assert dict(state.chances())[parse_move("marker hut+star")] == Fraction(2, 12)
    while state.table.do.what != "card":
        state = state.play(state.chance_move())
    chances = dict(state.chances())
    assert chances[parse_move("deal hut/3")] == Fraction(4, 17) and parse_move("deal meadow/2") not in chances
    while state.table.do.what != "lake":
        state = state.play(state.chance_move())
    assert len(state.chances()) == comb(9, 4)


def test_there_are_so_many_cards_and_markers() -> None:
    assert (sum(CARDS.values()), sum(MARKERS.values())) == (18, 12)
    assert len(Box().cards(4)) == 18 and len(Box().cards(3)) == 17


# The page's examples


def test_a_bid_beats_more_dice_or_higher_ones() -> None:
    lying = table(
        two(player("A", "11244", mill="66", market="3"), player("B", "-", mill="111111")), forest="24210 2:B33 -"
    )
    state = game(lying)
    assert told(state, "forest") == {"forest 44"}
    after = do(state, "forest 44").table
    assert str(after.setting("forest")) == "24210 3:A44 -" and after.players[0].buttons == 11
    assert after.players[1].mill == "11111133"


def test_two_threes_are_beaten_by_as_many_of_them_with_the_card_only() -> None:
    for cards, legal in (("-", False), ("equal/3", True)):
        lying = table(
            two(player("A", "33346", mill="666", cards=cards), player("B", "-", mill="111111")), forest="24210 2:B33 -"
        )
        state = game(lying)
        assert is_legal(state, "forest 33") is legal
        assert is_legal(state, "forest 333") and not is_legal(state, "forest 6")


def test_the_last_field_is_paid_again() -> None:
    lying = table(two(player("A", "66", mill="111111"), player("B", "-", mill="1111111")), quarry="43210 5:B5 -")
    after = do(game(lying), "quarry 6").table
    assert str(after.setting("quarry")) == "43210 5:A6 -" and after.players[0].buttons == 9


def test_a_big_brother_helps_and_leaves_or_marks_the_field_alone() -> None:
    lying = table(
        two(player("A", "2", mill="1111111", brothers=1), player("B", "3", mill="111111")), quarry="43210 1:B5 -"
    )
    state = game(lying)
    helped = do(state, "quarry 2b").table
    assert str(helped.setting("quarry")) == "43210 2:A2 -" and helped.players[0].buttons == 12
    assert helped.players[0].brothers == 0 and helped.players[1].mill == "1111115"
    alone = do(state, "quarry b").table
    assert str(alone.setting("quarry")) == "43210 2:b -" and alone.players[0].buttons == 12
    assert alone.players[0].dice.own == "2"
    later = game(alone)
    while later.to_move == 0:
        later = do(later, "done")
    assert is_legal(later, "quarry 3")
    paid = do(later, "quarry 3").table
    assert str(paid.setting("quarry")) == "43210 3:B3 -" and paid.players[1].buttons == 11


def test_prices_rise_with_what_one_has() -> None:
    built = table(two(player("A", "4", mill="1111111", hut="###...", buttons=8)))
    assert is_legal(game(built), "hut 4") and do(game(built), "hut 4").table.players[0].buttons == 0
    assert not is_legal(game(table(two(player("A", "4", mill="1111111", hut="###...", buttons=7)))), "hut 4")
    starry = table(two(player("A", "4", mill="1111111", stars=4, buttons=9)))
    after = do(game(starry), "star 4").table
    assert (after.players[0].buttons, after.players[0].stars) == (0, 5)


def test_a_card_costs_as_many_buttons_as_one_of_its_dice_shows() -> None:
    lying = table(
        two(player("A", "445w4", mill="11111", buttons=4), player("B", "1", mill="1111111")),
        cards="star/3 -",
        white="lake=123 market=- mill=-",
    )
    state = game(lying)
    assert told(state, "buy") == {"buy 1 44w4"}
    after = do(state, "buy 1 44w4").table
    assert after.players[0].buttons == 0 and after.players[0].stars == 1 and after.players[0].cards == ("star/3",)
    assert str(after).splitlines()[4] == "cards A44w4 -"


def test_the_one_with_most_dice_of_the_tattled_value_detains_one() -> None:
    lying = table(
        two(
            player("A", "-", mill="1111", market="2"),
            player("B", "-", mill="5555", market="6", hut="#....."),
        ),
        head="round 2 first A do end",
        forest="24210 1:A3 -",
        school="- exam:A2 tattle:A3 first:B3",
        cards="B33 -",
        white="lake=- market=- mill=1234",
    )
    state = game(lying)
    assert (state.to_move, str(state.table.do), state.table.first) == (1, "B detain", 1)
    assert is_legal(state, "detain market 6 at 1") and not is_legal(state, "detain market 6 at 5")
    after = do(state, "detain market 6 at 1").table
    assert after.players[1].hut == "f....." and after.round == 3


@pytest.mark.parametrize(
    ("detained", "cards"), [("card1 2", "cards A2222 A2w22"), ("card2 2", "cards A22222 w22"), ("quarry 4", None)]
)
def test_a_die_beside_a_card_is_detained_and_the_rest_stays_there(detained: str, cards: str | None) -> None:
    lying = table(
        two(player("A", "-", mill="1"), player("B", "-", mill="111111")),
        head="round 2 first A do end",
        quarry="43210 1:A4 hut",
        school="- exam:B6 tattle:B2",
        cards="A22222 A2w22",
        white="lake=- market=- mill=12",
    )
    after = do(game(lying), f"detain {detained} at 1").table
    assert after.players[0].hut.startswith(detained[-1])
    assert (str(after.do), str(after).splitlines()[4]) == ("A build quarry", cards) if cards else after.round == 3


def test_white_dice_alone_buy_a_card_and_lie_there_for_nobody() -> None:
    lying = table(
        two(player("A", "4w22", mill="1111111"), player("B", "1", mill="1111111")),
        cards="market/2 -",
        white="lake=13 market=- mill=-",
    )
    after = do(game(lying), "buy 1 w22").table
    assert str(after).splitlines()[4] == "cards w22 -" and after.players[0].cards == ("market/2",)
    assert after.slots[0].by is None


def test_the_place_at_school_that_frees_a_die_is_paid_and_the_die_can_be_used() -> None:
    lying = table(two(player("A", "2", mill="11111", hut="5#a...", buttons=8), player("B", "1", mill="1111111")))
    state = do(game(lying), "release 2")
    assert str(state.table.do) == "A free release" and told(state) == {"free 1", "free 3"}
    after = do(state, "free 3").table
    one = after.players[0]
    assert (one.buttons, one.dice.own, one.hut, after.at_school("release")) == (0, "1", "5##...", (0, 2))


def test_where_the_box_has_no_white_dice_turns_begin_when_all_have_rolled() -> None:
    state = Game.start(NAMES[:2], box=Box(whites="000"), seed=1)
    while state.to_move is CHANCE:
        assert state.table.do.what != "lake"
        state = state.play(state.chance_move())
    assert (state.table.do.what, state.table.lake) == ("turn", "")


def test_a_tie_in_the_exam_leaves_the_marker() -> None:
    lying = table(
        two(player("A", "-", mill="11111"), player("B", "-", mill="11111")),
        head="round 2 first A do end",
        quarry="43210 1:A44w4 -",
        school="hut+5 exam:A4",
        cards="B444 -",
        white="lake=- market=- mill=123",
    )
    after = game(lying).table
    assert after.round == 3 and after.players[0].buttons == after.players[1].buttons == 9


def test_if_several_have_ended_the_game_all_count_and_buttons_decide() -> None:
    lying = table(
        two(
            player("A", "-", mill="11111111", hut="######", stars=2, cards="set1/2,set2/2,set3/2"),
            player("B", "-", mill="11111111", hut="###...", stars=6, cards="equal/3", buttons=14),
        ),
        head="round 2 first A do end",
        white="lake=- market=- mill=1234",
    )
    result = game(lying).result
    assert result is not None and (result.winners, result.reason) == ((1,), "points")


@pytest.mark.parametrize(
    ("hut", "stars", "reason"), [("######", 5, "hut"), ("#####.", 6, "stars"), ("a#####", 7, "both")]
)
def test_who_alone_ends_the_game_wins(hut: str, stars: int, reason: str) -> None:
    mill = "1" * (8 - hut.count("a"))
    lying = table(
        two(
            player("A", "-", mill=mill, hut=hut, stars=stars, buttons=0), player("B", "-", mill="11111111", buttons=99)
        ),
        head="round 2 first A do end",
        white="lake=- market=- mill=1234",
    )
    result = game(lying).result
    assert result is not None and (result.winners, result.reason) == ((0,), reason)


# Rulings


def test_who_has_told_tales_places_nothing_on_settings() -> None:
    lying = table(two(player("A", "1234w1", mill="11", hut="5.....", brothers=1), player("B", "1", mill="1111111")),
                  school="- exam:A2", white="lake=234 market=- mill=-")  # fmt: skip
    state = do(game(lying), "tattle 4")
    assert str(state.table.do) == "A free tattle" and told(state) == {"free 1"}
    state = do(state, "free 1")
    while state.to_move == 0:
        state = do(state, "done")
    state = do(state, "market 1")
    while state.to_move == 1:
        state = do(state, "done")
    assert not told(state, "quarry") and not told(state, "forest")
    with pytest.raises(IllegalMove, match="a tattler places nothing on settings"):
        state.play(Bid("quarry", "b"))


def test_a_supplement_comes_before_or_after_and_once() -> None:
    lying = table(two(player("A", "13", mill="11111", hut="6.....", cards="hut/3"), player("B", "1", mill="1111111")))
    state = game(lying)
    assert told(state, "white") == {"white 1", "white 2", "white 3", "white 4"}
    before = do(state, "change 1 3")
    assert str(before.table.do) == "A turn used" and not told(before, "white") and is_legal(before, "quarry 33")
    assert before.table.players[0].buttons == 7
    done = do(before, "quarry 33")
    assert done.to_move == 1
    freed = do(state, "give up hut/3")
    assert str(freed.table.do) == "A free turn" and do(freed, "free 1").table.players[0].dice.own == "136"
    later = do(state, "quarry 3")
    assert str(later.table.do) == "A after" and is_legal(later, "give up hut/3")
    assert do(later, "give up hut/3", "free 1").to_move == 1
    with pytest.raises(IllegalMove, match="a turn has one supplementary action"):
        before.play(GiveUp("hut/3"))


def test_dice_at_the_market_rise_and_earn_one_each() -> None:
    lying = table(
        two(
            player("A", "134w2", mill="11111", brothers=2, cards="market/2", buttons=0),
            player("B", "1", mill="1111111"),
        ),
        white="lake=134 market=- mill=-",
    )
    state = do(game(lying), "market 3")
    assert str(state.table.do) == "A market 3" and told(state) == {"market 4", "market w2", "market b", "done"}
    assert state.table.players[0].buttons == 2, "one for the die, and one for the card"
    state = do(state, "market w2")
    assert told(state) == {"market b", "done"}
    state = do(state, "market b")
    assert state.table.players[0].buttons == 4 and state.table.players[0].brothers == 1


def test_powers_go_in_any_order_each_once() -> None:
    lying = table(
        two(
            player("A", "11223346", cards="set1/2,set2/2,reroll/3"),
            player("B", "11111111", cards="-"),
        ),
        head="round 1 first A do A powers",
    )
    state = game(lying)
    assert len(told(state, "reroll")) == 3**3 * 2**2 - 1
    state = do(state, "set 2 1", "set 2 6", "set 1 5")
    assert str(state.table.do) == "A powers set2,set1" and not told(state, "set 2")
    assert state.table.players[0].dice.own == "11334566"
    assert str(do(state, "set 1 4").table.do) == "A powers set2,set1"
    rolled = do(state, "reroll 33")
    assert rolled.to_move is CHANCE and str(rolled.table.do) == "A dice set2,set1,reroll"
    assert do(rolled, "dice 22").to_move == 0 and str(do(rolled, "dice 22").table.do) == "A turn"
    assert do(state, "done").table.do.what == "turn"


def test_a_marker_is_carried_out_part_by_part() -> None:
    lying = table(
        two(player("A", "-", mill="11", hut="3#4..6".replace("6", ".")), player("B", "-", mill="11111111")),
        head="round 2 first A do end",
        quarry="43210 2:A11 hut+free",
        forest="24210 1:A5 brother+3",
        school="5 exam:A1",
        white="lake=- market=- mill=1234",
    )
    state = game(lying)
    assert str(state.table.do) == "A build quarry" and state.table.players[0].buttons == 14
    assert told(state) == {"build 4", "build 5", "build 6"} and state.table.school_marker == ""
    state = do(state, "build 5")
    assert str(state.table.do) == "A free quarry" and told(state) == {"free 1", "free 3"}
    state = do(state, "free 1")
    one = state.table.players[0]
    assert (state.table.round, one.buttons, one.brothers, one.hut) == (3, 17, 1, ".#4.#.")


def test_when_the_stack_is_empty_the_discard_pile_is_dealt() -> None:
    lying = table(
        two(player("A", "-", mill="11111111"), player("B", "-", mill="11111111")),
        head="round 2 first A do end",
        cards="star/3 -",
        white="lake=- market=- mill=1234",
    )
    state = game(lying)
    while state.table.do.what == "marker":
        state = state.play(state.chance_move())
    assert str(state.table.do) == "card 1" and state.table.stack == ("star/3",) and state.table.discard == ()
    state = do(state, "deal star/3")
    assert str(state.table.do) == "A dice", "there is no other card: the slot stays empty"


def test_meadow_and_its_card_are_for_four() -> None:
    for players in (2, 3, 4):
        start = Game.start(NAMES[:players], seed=1).table
        assert ("meadow" in start.in_play) == (players == 4) == ("meadow/2" in start.stack)
    with pytest.raises(IllegalMove, match="the meadow is in play with four players only"):
        game(table(two(player("A", "1", mill="1111111")))).play(Bid("meadow", "1"))


# Refused


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Bid("forest", "1"), "it does not beat 33"),
        (Bid("forest", "55"), "these dice are not before the player"),
        (Bid("forest", "123"), "dice that are placed together show the same"),
        (School("exam", 1), "a die lies there already"),
        (School("release", 1), "no die is detained that could be taken"),
        (School("star", 1), "it costs 5 buttons, and there are 4"),
        (School("first", 6), "these dice are not before the player"),
        (parse_move("buy 2 11"), "no card lies open there"),
        (parse_move("buy 1 1"), "the card takes 3 equal dice"),
        (parse_move("white 6"), "it is not there, or cannot be paid"),
        (Market("w2"), "these dice are not before the player"),
        (parse_move("free 2"), "it is none of the moves that can be made now"),
        (parse_move("dice 111"), "it is none of the moves that can be made now"),
    ],
    ids=str,
)
def test_what_is_against_the_rules_is_refused_with_the_rule(move: object, why: str) -> None:
    lying = table(
        two(player("A", "123", mill="11111", buttons=4), player("B", "1", mill="1111")),
        forest="24210 2:B33 -",
        school="- exam:B2",
        cards="star/3 -",
    )
    with pytest.raises(IllegalMove, match=why):
        game(lying).play(move)  # type: ignore[arg-type]


def test_nobody_decides_while_dice_fall() -> None:
    state = Game.start(NAMES[:2], seed=1)
    assert state.to_move is CHANCE and state.result is None and state.chances()
    with pytest.raises(IllegalMove, match="it is none of the moves that can be made now"):
        state.play(Bid("quarry", "1"))
    while state.to_move is CHANCE:
        with pytest.raises(IllegalMove, match="it is none of the moves that can be made now: chance is to move"):
            state.play(Bid("quarry", "1"))
        state = state.play(state.chance_move())
    assert game(table(two(player("A", "1", mill="1111111")))).chances() == ()


def test_what_a_round_has_left_lies_there_until_it_is_settled() -> None:
    state = game(table(two(player("A", "1", mill="1111111"))))
    move = parse_move("market 1")
    lying = state.unsettled(move)
    while lying.table.do.what != "end":
        lying = lying.unsettled(parse_move("done"))
    assert lying.to_move is None and lying.table.round == 2 and lying.table.players[0].market == "1"
    settled = state.play(move)
    while settled.table.round == 2:
        settled = settled.play(parse_move("done"))
    assert settled.table.round == 3 and settled.table.players[0].market == ""


@pytest.mark.parametrize("scales", ["loose", "A", "AA", "ABC", "AG", 3])
def test_scales_that_cannot_be_are_refused(scales: object) -> None:
    with pytest.raises(GameError, match="scales are printed, dealt, or 2 of the letters A to F"):
        Game.start(NAMES[:2], scales=scales)  # type: ignore[arg-type]


def test_a_table_goes_on_with_as_many_players_as_it_has() -> None:
    with pytest.raises(GameError, match="the table has 2 players, and there are 3 names"):
        Game.at_table(table(two(player("A", "1", mill="1111111"))), NAMES[:3])


def test_a_table_is_taken_as_it_is_read() -> None:
    lying = table(two(player("A", "4466", mill="1111")))
    lists = replace(lying, players=[*lying.players], stack=[*lying.stack])  # type: ignore[arg-type]
    for told_so in (lying, str(lying), lists):
        assert Game.at_table(told_so, ["Ada", "Bo"], seed=1).legal_moves() == game(lying).legal_moves()
    assert Game.at_table(lying, ["Ada", "Bo"], seed="mine").seed == "mine"
    with pytest.raises(GameError, match="stack"):
        Game.at_table(replace(lying, stack=("no such card",)), ["Ada", "Bo"])


def test_a_game_keeps_its_box_and_its_table_in_its_text() -> None:
    box = Box(white=4, prices={"hut": "2334"}, scales={"quarry": "55555"})
    state = Game.start(NAMES[:2], box=box, scales="DA", seed=3)
    assert [setting.scale for setting in state.table.settings] == [box.loose["D"], box.loose["A"]]
    for _ in range(60):
        state = state.play(state.chance_move() if state.to_move is CHANCE else state.legal_moves()[0])
    assert Game.parse(str(state)) == state and state.table.box == box
    gone_on = Game.at_table(state.table, NAMES[:2], seed=4)
    gone_on = gone_on.play(gone_on.chance_move() if gone_on.to_move is CHANCE else gone_on.legal_moves()[0])
    assert Game.parse(str(gone_on)) == gone_on and gone_on.setup.box == box
    for each in (state, gone_on):
        assert Setup.of_texts(each.names, each.setup.seed or "", each.setup.texts()) == each.setup


def test_half_a_letter_in_a_move_is_told_as_what_can_be_shown() -> None:
    with pytest.raises(GameError) as refused:
        parse_move("marker hu\udcff+4")
    assert "are wanted, not 'hu" in str(refused.value)
    str(refused.value).encode()
