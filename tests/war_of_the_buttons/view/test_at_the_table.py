"""A turn at a table without a browser: dice or a place first, extra actions, powers, choices, and what is shut."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import pytest

from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.scene import Draft, Moves, Refusal, Scene
from buttons_widgets.war_of_the_buttons import Game, play
from buttons_widgets.war_of_the_buttons.kind import WAR_OF_THE_BUTTONS as WAR
from buttons_widgets.war_of_the_buttons.rules.moves import Move
from buttons_widgets.war_of_the_buttons.view.choosing import NOTHING_CHOSEN
from buttons_widgets.war_of_the_buttons.view.pictures import mat_picks, village_picks
from tests.forged import send_forged
from tests.hands import log_html, plain
from tests.war_of_the_buttons.view.village import NAMES, VIEW, WORDS, Villager, laid, states_of

MESSAGES: Final = 8_000
MOST_SENT: Final = 15_000

# Dice and places


@pytest.mark.parametrize("second", ["quarry", "do", "d"])
def test_dice_first_then_a_place_which_says_what_it_would_do(second: str) -> None:
    person = Villager(quarry="2:B33", a="dice=13446").go("44")
    assert (person.lifted, person.prompt) == ("44", "Ada: 4 4 – where to?")
    assert person.badges() == {"quarry": "+2", "forest": "+2", "card2": "−4", "market": "+2"}
    does = "Quarry: beats 3 3, earns 2 buttons."
    assert person.picks["quarry"].endswith(f"Dice: Bo 3 3. Marker: a section and 3 buttons. {does}")
    person.go("forest", "quarry")
    assert person.prompt == f"Ada: 4 4 – {does} Click again, or “Do it”." and not person.done
    person.key("d") if second == "d" else person.go(second)
    assert person.done == ["quarry 44"]


def test_dice_are_clicked_too_and_put_down_again() -> None:
    person = Villager(quarry="1:B2", a="dice=344w4")
    for step, lifted in (("die 1", "4"), ("die 3", "44"), ("die 1", "4"), ("die 0", "34")):
        assert person.go(step).lifted == lifted
    assert person.badges() == {"quarry": "✗", "forest": "✗", "market": "+2"}
    assert person.go("clear").lifted == "" and person.picks["exam"] == "School, Exam: free."
    # A digit lifts all dice of its value one by one, and puts the last one down.
    assert [person.go("4").lifted for _ in range(4)] == ["4", "44", "444", "44"]


def test_a_place_first_lifts_the_cheapest_dice_and_another_one_others() -> None:
    person = Villager(quarry="1:B55", a="dice=1336w3 brothers=1")
    for place, lifted in (("quarry", "333"), ("exam", "1"), ("card2", "33"), ("market", "3"), ("hut", "1")):
        assert person.go(place).lifted == lifted
    assert person.prompt == "Ada: 1 – Hut: costs 5, builds a section. Click again, or “Do it”."
    assert person.go("hut").prompt == "Ada: which section do you build?"
    assert set(person.actions) == {f"build-{number}" for number in range(1, 7)}
    assert person.go("section 6").done == ["hut 1", "build 6"] and person.game.table.players[0].hut == ".....#"


def test_a_place_that_was_chosen_is_left_when_other_dice_do_not_fit() -> None:
    person = Villager(a="dice=134 brothers=1").go("3", "exam", "4")
    assert person.prompt == "Ada: 3 4 – where to?" and "do" not in person.actions
    person.go("4", "exam", "brother")
    assert person.prompt == "Ada: 3 and a big brother – where to?" and "do" not in person.actions


def test_several_dice_at_the_market_are_one_decision_which_undo_takes_back_whole() -> None:
    person = Villager(a="dice=1346w2 brothers=1 cards=market/2", b="dice=2").go("314", "die 4", "brother", "market")
    assert person.prompt == "Ada: 1 3 4, white 2 and a big brother – Market: earns 6 buttons. Click again, or “Do it”."
    assert person.go("do").done == ["market 1", "market 3", "market 4", "market w2", "market b"]
    assert person.buttons == 15
    person.table.undo()
    assert person.game.ply == 0 and person.actions == {"brother": "Big brother"}
    person.table.redo()
    assert person.game.ply == 5 and person.prompt == "Ada: an extra action, or end your turn."
    assert Villager(a="dice=46", b="dice=2").go("4", "market", "market").done == ["market 4", "done"]


def test_a_big_brother_helps_dice_or_goes_alone() -> None:
    person = Villager(quarry="1:B6", a="dice=26 brothers=1", b="dice=2").go("2", "brother", "quarry")
    assert "2 and a big brother – Quarry: beats 6, earns 3 buttons." in person.prompt
    assert str(person.go("do").game.table.settings[0]) == "43210 2:A2 hut+3"
    person = Villager(quarry="1:B5", a="dice=26 brothers=1", b="dice=2").go("brother")
    assert person.badges()["quarry"] == "+3" and "one coloured die goes there" in person.go("exam").notice
    assert person.go("quarry", "do").done == ["quarry b"]
    assert str(person.game.table.settings[0]) == "43210 2:b hut+3"


# Extra actions

EXTRA: Final = [
    (["lake 5", "lake 5"], ["white 5"]),
    (["lake 2", "lake 5", "do"], ["white 5"]),
    (["3", "turn-5"], ["change 3 5"]),
    (["give up star/3", "give up star/3", "detained 4"], ["give up star/3", "free 4"]),
    (["give up star/3", "do", "2"], ["give up star/3", "free 2"]),
]


@pytest.mark.parametrize(("steps", "moves"), EXTRA, ids=["white", "white by button", "change", "card", "card by key"])
def test_an_extra_action_comes_before_or_after_the_dice(steps: list[str], moves: list[str]) -> None:
    said = {"cards": "star2/4 quarry/2", "lake": "1255", "a": "dice=36 hut=.2.d.. cards=star/3", "b": "dice=2"}
    person = Villager(**said).go("6", "exam", "do", *steps)
    assert person.done == ["exam 6", *moves] and person.game.to_move == 1
    person = Villager(**said).go(*steps)
    assert person.prompt == "Ada: now place dice."
    assert person.go("lake 1").notice == "You have had your extra action in this turn."
    assert person.go("6", "exam", "do").done == [*moves, "exam 6"] and person.game.to_move == 1


def test_an_extra_action_says_its_price_and_why_it_cannot_be_had() -> None:
    person = Villager(lake="12", a="buttons=2 dice=36w4", b="dice=2").go("3")
    turns = [label for name, label in person.actions.items() if name.startswith("turn-")]
    assert turns == ["→ 1 (−2)", "→ 2 (−1)", "→ 4 (−1)", "→ 5 (−2)"]
    assert person.go("lake 2").notice == "A white die costs 3 buttons; you do not have that many."
    assert not [name for name in person.go("clear", "4").actions if name.startswith("turn-")]
    assert person.go("clear", "3", "exam", "do", "end").done == ["exam 3", "done"]


def test_what_costs_something_is_asked_before_it_is_done() -> None:
    said = {"cards": "star2/4 quarry/2", "lake": "12", "a": "dice=36 hut=.2.... cards=star/3", "b": "dice=2"}
    person = Villager(**said).go("3", "lake 2")
    assert person.prompt == "Ada: a white 2 for 3? Click again, or “Do it”."
    assert person.go("give up star/3").prompt.startswith("Ada: give up “Star” and set a detained die free?")
    assert person.done == [] and person.go("6").prompt == "Ada: 6 – where to?"
    for place, about in {
        "exam": "At the end of the round, the player with the most dice of this number gets the school’s marker.",
        "hut": "A section beside a detained die cannot be built. Each section makes the next one dearer.",
        "tattle": "You place no more bids in this round.",
    }.items():
        assert person.go(place).notice.startswith(about)
    white = Villager(quarry="1:A5", a="dice=1w6 brothers=1", b="dice=2").go("6", "quarry")
    assert white.prompt.startswith("Ada: white 6 – Quarry: beats your own 5, earns 3 buttons.")
    assert white.notice == "Without a coloured die nobody holds it at the end of the round."
    assert white.go("brother").notice.endswith(
        "The big brother leaves after this turn: only the dice stay to be beaten."
    )


def test_what_would_be_lost_is_said_before_and_after() -> None:
    full = Villager(cards="hut/3 quarry/2", a="dice=3334 hut=123###", b="dice=2").go("card1")
    assert full.notice == "You can build no section now: the card would only count and earn."
    assert "Ada buys “Hut” with 3 3 3 and pays 3. Any part of it that cannot be carried out is lost." in plain(
        log_html(full.go("do").table)
    )


def test_a_digit_places_at_the_market_what_may_follow() -> None:
    person = Villager(do="A market 2", a="dice=34w234 market=2 brothers=1", b="dice=3")
    assert person.go("2", "3").done == ["market w2", "market w3"]


# What is shut

SHUT: Final = {
    "to beat 5 5 you need 2 equal dice above 5, or 3 equal dice": ("quarry", "", {"quarry": "1:B55", "a": "dice=13"}),
    "to beat 5 you need 1 die above 5, or 2 equal dice": ("quarry", "3", {"quarry": "1:B5", "a": "dice=13"}),
    "to beat 6 you need 2 equal dice": ("quarry", "3", {"quarry": "1:B6", "a": "dice=13"}),
    "to beat 5 you need 1 die above 4, or 2 equal dice":
        ("quarry", "3", {"quarry": "1:B5", "a": "dice=13 cards=equal/3"}),
    "dice that are placed together show the same": ("quarry", "13", {"quarry": "1:B5", "a": "dice=13"}),
    "a tattler places nothing on settings in this round":
        ("forest", "3", {"school": "free tattle:A1", "a": "dice=3"}),
    "the meadow is in play with four players only": ("meadow", "3", {"a": "dice=3"}),
    "a die lies there already": ("exam", "3", {"school": "free exam:B1", "a": "dice=3"}),
    "no die is detained that could be taken": ("release", "3", {"a": "dice=3"}),
    "no section can be built": ("hut", "3", {"a": "dice=3 hut=######"}),
    "it costs 10 buttons, and there are 9": ("star", "3", {"a": "dice=3 stars=5"}),
    "one coloured die goes there": ("exam", "33", {"a": "dice=33"}),
    "a coloured die is needed, and you have none": ("exam", "", {"a": "dice=w3"}),
    "“Star” takes 3 equal dice, and as many buttons as one of them shows; you have 9":
        ("card1", "3", {"a": "dice=33"}),
    "no card lies open there": ("card1", "3", {"cards": "B222 star/3", "a": "dice=33"}),
}  # fmt: skip


@pytest.mark.parametrize("why", SHUT)
def test_a_place_that_is_shut_says_why(why: str) -> None:
    place, lifts, said = SHUT[why]
    person = Villager(**said).go(lifts) if lifts else Villager(**said)
    name = person.picks[place]
    assert name.endswith(f": {why}.") and name.endswith(person.go(place).notice) and why in person.notice
    assert not person.done


def test_who_has_told_tales_is_marked_at_the_own_mat() -> None:
    ada, bo = "free tattle:A1", "free tattle:B1"
    for school, do, tags in (
        (ada, "B turn", ["told tales", "to play"]),
        (ada, "A turn", ["to play", ""]),
        (bo, "A turn", ["to play", "told tales"]),
        ("free", "A turn", ["to play", ""]),
    ):
        person = Villager(school=school, do=do, a="dice=3", b="dice=3")
        mats = person.table.parts.boards[1:]
        heads = [f"{name}  {tag}".strip() for name, tag in zip(NAMES, tags, strict=True)]
        assert [plain(mat.head.value).removesuffix("⤢").strip() for mat in mats] == heads
        told = ["Has told tales: no more bids in this round." in mat.board.told for mat in mats]
        assert told == [school == ada, school == bo]
    # Who has no dice left places nothing anyhow.
    person = Villager(school=bo, a="dice=3")
    assert plain(person.table.parts.boards[2].head.value).startswith("Bo  no dice left")


# Powers and choices


def test_powers_set_several_dice_in_one_go_and_roll_again() -> None:
    person = Villager(do="A powers", lake="1234", a="dice=11123456 cards=set1/2,reroll/3", b="dice=12345666")
    assert person.prompt == "Ada: use your power cards: choose dice, or click “Continue”."
    assert set(person.actions) == {"end"} and "reroll" in person.go("2").actions
    assert person.go("2", "111", "set-6").done == ["set 1 6"] * 3
    assert person.game.table.players[0].dice.own == "23456666"
    person.go("345").key("r")
    assert "reroll 345" in person.done and str(person.game.table.do) == "A turn"
    person.table.undo()
    person.table.undo()
    assert person.game.ply == 0


def test_who_has_most_detains_a_die_in_two_steps() -> None:
    said = {"school": "free exam:A3 tattle:B3", "quarry": "1:A3", "do": "B turn", "b": "dice=6"}
    # One place is free, so that the die alone is asked for.
    person = Villager(a="market=25 hut=12.4..", **said).go("market", "do")
    assert person.prompt == "Ada: which of your dice is detained?" and person.game.to_move == 0
    assert person.notice.endswith("Tattle: Ada has the most 3s, and must detain a die.")
    assert person.go("market 5").done[-1] == "detain market 5 at 3"
    person = Villager(a="market=25", **said).go("market", "do")
    assert {"quarry 3", "exam 3", "market 2", "market 5", "mill 1"} == set(person.picks)
    assert person.go("quarry 3").prompt == "Ada: at which section?"
    assert {"detained 1", "detained 2", "detained 3", "detained 4"} <= set(person.picks)
    # The table sets the only detained die free, for the marker of the exam.
    assert person.go("market 2", "4").done[-2:] == ["detain market 2 at 4", "free 4"]


def test_a_choice_with_one_answer_is_made_by_the_table() -> None:
    for place, said, moves in (
        ("hut", "buttons=10 dice=3 hut=#####.", ["hut 3", "build 6"]),
        ("tattle", "dice=3 hut=.2..#.", ["tattle 3", "free 2"]),
    ):
        assert Villager(a=said, b="dice=2").go(place, place).done == moves


# Late, stale and forged


def test_late_and_double_clicks_do_nothing() -> None:
    person = Villager(lake="3", a="dice=134", b="dice=25").go("4")
    turn = person.table._activity.turn
    for _ in range(2):  # the second of a double click was made before the first one was shown
        person.point("exam", turn)
    assert not person.done
    turn = person.table._activity.turn
    person.go("exam")
    person.press("do", turn)
    person.key("3", turn)
    person.point("lake 3", turn)
    assert person.done == ["exam 4"] and not person.lifted


def test_forged_messages_place_nothing_that_nobody_may_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    places = ["quarry", "exam", "hut", "card1", "market", "lake 3", "section 1"]
    names = ["do", "do", "end", "turn-2", "next-round"]

    def likely(chance: random.Random, turn: int) -> dict[str, Any]:
        kind, what = chance.choice([("pick", places), ("press", names), ("key", "dddeb123456n"), ("die", range(-1, 6))])
        return {"type": kind, {"press": "name"}.get(kind, kind): chance.choice(what), "turn": turn}

    send_forged(play(["Ada", "Bo"], seed="forged", pace="once", shelf=Shelf(tmp_path / "shelf")), likely, MESSAGES)


# All that can be done

RICH: Final = "brothers=1 cards=school/3 hut=1..4.."
TASKS: Final = {
    "market": {"do": "A market 3", "lake": "13", "a": "market=3 dice=45w2 brothers=1", "b": "dice=2"},
    "powers": {"do": "A powers set1", "lake": "1234", "b": "dice=12345666",
               "a": "dice=1112234 hut=1..... cards=set1/2,reroll/3"},
    "turn": {"lake": "13", "quarry": "1:B2", "a": f"dice=2w2 {RICH}", "b": "dice=2"},
    "after": {"do": "A after", "lake": "13", "a": f"dice=24 {RICH}", "b": "dice=2"},
    "build": {"do": "A build hut", "school": "free hut:A2", "a": "hut=1#.4#.", "b": "dice=2"},
    "free": {"do": "A free release used", "school": "free release:A2", "a": "hut=1#.d..", "b": "dice=2"},
    "detain": {"do": "A detain", "school": "free exam:A3 tattle:B3", "quarry": "1:A3w3", "a": "market=25"},
}  # fmt: skip


@pytest.mark.parametrize("task", TASKS)
def test_every_kind_of_task_is_saved_and_comes_back(task: str, tmp_path: Path) -> None:
    game = laid(**TASKS[task])
    for state in (game, game.play(game.legal_moves()[-1])):
        assert WAR.read_code(WAR.write_code(state)) == WAR.read_game(WAR.write_game(state)) == state
        WAR.save(state, path := tmp_path / f"{state.ply}")
        assert WAR.load(path) == state == Game.parse(str(state))
        assert Villager(WAR.load(path)).picks == Villager(state).picks


@pytest.mark.parametrize("task", TASKS)
def test_every_move_is_reached_by_clicks_and_buttons(task: str) -> None:
    walk(laid(**TASKS[task]))


def test_every_move_of_random_games_is_reached_by_clicks_and_buttons() -> None:
    states = [game for seed in (1, 2, 3) for game in states_of(seed, seed + 1) if isinstance(game.to_move, int)]
    for game in [game for game in states if game.table.players[game.table.do.mover].dice.count <= 2][::15]:
        walk(game)


def walk(game: Game) -> None:
    """Go through all that can be chosen; whatever can be clicked or pressed has a name of its own."""
    reached, seen, ahead = set[Move](), {NOTHING_CHOSEN}, [NOTHING_CHOSEN]
    for choice in ahead:
        scene = Scene((game,), WORDS, (True,) * len(game.names), decides=True, draft=choice)
        picks = village_picks(game, choice, WORDS) | mat_picks(game.table, choice, WORDS)
        actions = [action for action in VIEW.actions(scene) if action.ready]
        for names in ([*picks.values()], [action.label for action in actions]):
            assert all(names) and len({*names}) == len(names)
        found = [VIEW.pick(scene, 0, what) for what in picks] + [action.move for action in actions]
        found += [VIEW.pick_die(scene, index) for index, die in enumerate(VIEW.dice(scene).dice) if die.pick]
        for one in found:
            if isinstance(one, Draft):
                ahead += [] if one.value in seen else [one.value]
                seen.add(one.value)
            elif not isinstance(one, Refusal):
                reached.add(one.moves[0] if isinstance(one, Moves) else one)
    assert reached == {*game.legal_moves()}, repr(game)


@pytest.mark.parametrize("number", [3, 5, 7])
def test_a_click_sends_little_over_the_wire(number: int) -> None:
    """What has changed in the state of all widgets of a table of four, at the first turn of a round, as JSON."""
    states = states_of(3, players=4)
    game = next(state for state in states if state.round == number and state.table.do.what == "turn")
    person = Villager(game, bots=[None] * 4)

    def state() -> dict[tuple[str, str], str]:
        widgets: list[Any] = [person.table]
        for widget in widgets:
            widgets += getattr(widget, "children", ())
        return {
            (one.model_id, name): json.dumps(value, default=str)
            for one in widgets
            for name, value in one.get_state().items()
        }

    # Dice that are placed change a mat too, and what is told of the round.
    for step in ("die 0", "market", "market"):
        before = state()
        person.go(step)
        sent = [value for key, value in state().items() if before[key] != value]
        assert 0 < sum(map(len, sent)) < MOST_SENT, step
