"""What can become of a turn: as the other referee has it, the best by brute force, and turns made by hand."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from buttons_widgets.war_of_the_buttons import CHANCE, Game, Table, Turn, best_turns, parse_move, turns
from buttons_widgets.war_of_the_buttons.analysis.turns import better_turn, replies
from buttons_widgets.war_of_the_buttons.rules.course import after, go_on, legal_moves
from buttons_widgets.war_of_the_buttons.rules.parts import Task
from buttons_widgets.war_of_the_buttons.rules.turn import after_turn_move
from tests.war_of_the_buttons.plain import Referee

NAMES = ("Ada", "Bo", "Cy", "Dee")
FEW = 400
"""Tables of more outcomes are left out where everything is tried."""


def tables(players: int, seed: int) -> Iterator[Table]:
    """Every table of a random game, but those on which chance is to move."""
    state, chance = Game.start(NAMES[:players], seed=seed), random.Random(seed)
    while state.to_move is not None:
        if state.to_move is not CHANCE:
            yield state.table
        state = state.play(state.chance_move() if state.to_move is CHANCE else chance.choice(state.legal_moves()))


@cache
def sampled(players: int, seed: int, many: int) -> list[Table]:
    """Some tables of a random game on which a turn begins or goes on, with few outcomes."""
    of_turns = [table for table in tables(players, seed) if table.do.is_of_turn]
    random.Random(seed).shuffle(of_turns)
    few = (table for table in of_turns if len(list(islice(turns(table), FEW + 1))) <= FEW)
    return list(islice(few, many))


def is_unfinished(do: str) -> bool:
    """Whether a turn goes on, by the text of what is to be done."""
    choices = "(free|build) (release|tattle|hut|card|turn|after).*"
    return bool(re.fullmatch(rf"[A-D] (turn used|market .+|after|{choices})", do))


def plain_outcomes(text: str) -> dict[str, int]:
    """With how many moves at least the other referee gets to each table after the turn; it settles an ended round."""
    found, here, moves = dict[str, int](), [Referee(text)], 0
    while here:
        moves, longer = moves + 1, dict[str, Referee]()
        for before in here:
            for move in before.answers():
                after = before.after(move)
                if is_unfinished(after.do):
                    longer[after.text] = after
                else:
                    found.setdefault(after.text, moves)
        here = list(longer.values())
    return found


def check_outcomes(table: Table) -> None:
    found, shortest = list(turns(table)), dict[str, int]()
    assert len({str(turn.table) for turn in found}) == len(found) == len(set(found)), "each outcome once"
    for turn in found:
        state = Game.at_table(table, NAMES[: len(table.players)], seed=1).replay(turn.moves)
        assert state.table == go_on(turn.table) and str(turn) == ", ".join(map(str, turn.moves))
        shortest.setdefault(str(state.table), len(turn.moves))
    assert [len(turn.moves) for turn in found] == sorted(len(turn.moves) for turn in found)
    assert shortest == plain_outcomes(str(table)), str(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_outcomes_are_as_another_referee_has_them(players: int) -> None:
    checked = sampled(players, seed=players, many=15)
    assert {"turn", "after"} <= {table.do.what for table in checked}
    for table in checked:
        check_outcomes(table)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(10, 13))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_outcomes_are_as_another_referee_has_them(players: int, seed: int) -> None:
    for table in sampled(players, seed, many=60):
        check_outcomes(table)


# The best


def everything(table: Table) -> Iterator[Table]:
    """Every table after the turn, as often as there are ways to it."""
    for move in legal_moves(table):
        longer = after(table, move)
        yield from everything(longer) if is_unfinished(str(longer.do)) else [longer]


def buttons_of(table: Table, letter: str) -> int:
    found = re.search(rf"^{letter} buttons=(\d+)", str(table), re.MULTILINE)
    assert found
    return int(found[1])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("goal", ["buttons", "hold quarry", "hold forest", "hold meadow"])
def test_the_best_turns_are_those_of_brute_force(players: int, goal: str) -> None:
    held = 0
    for table in sampled(players, seed=40 + players, many=15):
        if goal == "hold meadow" and players < 4:
            continue
        letter = "ABCD"[table.do.mover]
        holds = re.compile(rf"^{goal.removeprefix('hold ')} \d+ \d:{letter}", re.MULTILINE)
        wanted = {
            lying: buttons_of(lying, letter) - buttons_of(table, letter)
            for lying in everything(table)
            if goal == "buttons" or holds.search(str(lying))
        }
        options = best_turns(table, goal).options
        assert {one.choice.table: one.value for one in options if isinstance(one.choice, Turn)} == wanted
        values = list(wanted.values())
        assert [one.value for one in options] == sorted(values, reverse=True)
        assert [one.tied for one in options] == [values.count(int(one.value)) > 1 for one in options]
        held += len(options)
    assert held or goal == "hold meadow"


# Made by hand

HERE = """
    round 2 first A do A turn
    quarry 43210 1:B5 hut+3
    forest 24210 2:B33 5
    school free exam:B2
    cards hut/3 A222
    white lake=134 market=- mill=6
    A buttons=6 stars=1 brothers=1 hut=3#.... cards=star/3 dice=1244 market=- mill=-
    B buttons=3 stars=0 brothers=2 hut=246... cards=- dice=1 market=- mill=-
    stack hut/3*3,star2/4 discard set1/2
"""


def here(*changes: tuple[str, str]) -> Table:
    text = HERE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return Table.parse(text)


def told(table: Table) -> dict[str, Table]:
    return {str(turn): turn.table for turn in turns(table)}


def test_a_bid_is_displaced_for_the_most_buttons() -> None:
    answer = best_turns(here(), "hold forest")
    first = answer.options[0]
    assert (str(first.choice), first.value, first.tied) == ("forest 4b, done", 2, True)
    assert isinstance(first.choice, Turn) and first.choice.table.players[1].mill == "33"


def test_nobody_holds_a_setting_with_a_big_brother_alone() -> None:
    lying = told(here())["quarry b, done"]
    assert str(lying.setting("quarry")) == "43210 2:b hut+3" and lying.players[0].buttons == 9
    assert lying not in [one.choice.table for one in best_turns(here(), "hold quarry").options]  # type: ignore[attr-defined]


def test_a_supplement_comes_after_where_it_could_not_be_paid_before() -> None:
    poor = here(("buttons=6", "buttons=2"), ("cards=star/3", "cards=-"))
    found = told(poor)
    assert "market 4, done, white 4" in found and "white 4, market 4, done" not in found
    rich = told(here())
    assert "white 4, market 4, done" in rich and "market 4, done, white 4" not in rich, "the same table is told once"
    assert rich["white 4, market 4, done"].players[0].buttons == 4


def test_sections_and_detained_dice_are_chosen() -> None:
    found = told(here(("buttons=6", "buttons=9"), ("dice=1244", "dice=2224"), ("A222", "A111")))
    for section in (3, 4, 5, 6):
        assert found[f"buy 1 222, build {section}, done"].players[0].built == 2
    assert found["release 2, free 1, done"].players[0].hut == ".#...."
    assert "hut 4, build 3, done" in found


def test_the_rest_of_a_turn_that_has_begun() -> None:
    begun = here(("do A turn", "do A market 2"), ("dice=1244 market=-", "dice=144 market=2"))
    found = told(begun)
    assert "done, done" in found and "market 4, market 4, market b, done" in found and "market 1" not in str(set(found))
    assert best_turns(begun).options[0].value == 3


def test_the_last_turn_leads_to_the_end_of_the_round() -> None:
    last = here(
        ("dice=1244 market=- mill=-", "dice=4 market=- mill=124"), ("dice=1 market=- mill=-", "dice=- market=- mill=1")
    )
    found = told(last)
    assert str(found["market 4, done, done"].do) == "end" and str(found["white 1, market 4, done"].do) == "A turn"


def test_what_a_function_says_is_what_a_turn_is_worth() -> None:
    answer = best_turns(here(), lambda table: table.players[0].built == 2)
    assert {one.value for one in answer.options} == {0.0, 1.0}
    assert all("build" in str(one.choice) for one in answer.options if one.best)
    worths: list[Callable[[Table], float]] = [lambda table: float("inf"), lambda table: -1]
    for worth in worths:
        assert all(one.tied and one.best for one in best_turns(here(), worth).options)


# Who can answer, and what would have been better


def beaten_by_brute_force(table: Table, setting: str) -> set[int]:
    """Who beats what lies there in some turn, by the other referee."""
    here, found = table.setting(setting), set[int]()
    for seat, player in enumerate(table.players):
        if seat == here.by or not player.dice.has_dice:
            continue
        lying = [Referee(str(replace(table, do=Task("turn", seat))))]
        while lying and seat not in found:
            longer = dict[str, Referee]()
            for before in lying:
                for move in before.answers():
                    after = before.after(move)
                    if move.startswith(f"{setting} "):
                        found.add(seat)
                    elif is_unfinished(after.do):
                        longer[after.text] = after
            lying = list(longer.values())
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_who_can_beat_a_bid_is_as_brute_force_has_it(players: int) -> None:
    seen = set()
    for table in sampled(players, seed=players, many=14):
        for setting in table.in_play:
            if table.do.what == "turn" and table.setting(setting).dice.has_dice:
                found = {turn.table.do.mover for turn in replies(table, setting)}
                assert found == beaten_by_brute_force(table, setting), (str(table), setting)
                seen.add(len(found))
    assert len(seen) > 1, seen


WASTED = Table.parse(
    "round 1 first A do A turn / quarry 43210 - hut+3 / forest 24210 - 5 / school free / cards - - / "
    "white lake=- market=- mill=1234 / "
    "A buttons=3 stars=0 brothers=1 hut=123... cards=- dice=66 market=111 mill=- / "
    "B buttons=3 stars=0 brothers=0 hut=123... cards=- dice=5 market=1111 mill=- / stack - discard -"
)


def ended(table: Table, *moves: str) -> Table:
    """What lies there after a turn."""
    for move in moves:
        table = after_turn_move(table, parse_move(move))
    return table


def test_a_big_brother_who_is_taken_along_for_nothing_is_certainly_worse() -> None:
    found = better_turn(WASTED, ended(WASTED, "quarry 66b"))
    assert found is not None and str(found) == "quarry 66"
    assert better_turn(WASTED, found.table) is None
    assert better_turn(WASTED, ended(WASTED, "market 6", "done", "done")) is None, "other dice are left"


def test_what_is_certainly_better_leaves_the_rest_as_it_was() -> None:
    many, chance = 0, random.Random(5)
    with_brothers = [table for table in sampled(3, seed=5, many=40) if table.players[table.do.mover].brothers]
    for table in [*with_brothers[:6], WASTED] * 6:
        seat, played = table.do.mover, chance.choice(list(turns(table))).table
        mine = played.players[seat]

        def is_better(one: Table, seat: int = seat, played: Table = played) -> bool:
            """By texts: all lines but the mover's are the same, and of that all but what it owns."""
            goods = ("buttons", "stars", "brothers")
            lines, others = str(one).splitlines(), str(played).splitlines()
            own, was = (next(line for line in text if line.startswith(f"{'ABCD'[seat]} ")) for text in (lines, others))
            same = [line for line in lines if line != own] == [line for line in others if line != was]
            said, had = (dict(part.split("=") for part in line.split()[1:]) for line in (own, was))
            kept = all(said[name] == had[name] for name in said if name not in goods)
            return same and kept and said != had and all(int(said[name]) >= int(had[name]) for name in goods)

        better = [turn for turn in turns(table) if is_better(turn.table)]
        found = better_turn(table, played)
        assert (found is None) == (not better), str(table)
        if found is not None:
            many += 1
            most = max(turn.table.players[seat].buttons for turn in better)
            assert found.table.players[seat].buttons == most >= mine.buttons
    assert many
