"""The end of a game: the ranking, the picture of it, and what the table shows of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from buttons_widgets import CautiousBot
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.table.ending import HEIGHT, Ending, Placed, ending_picture, podium, ranking
from buttons_widgets.kit.table.scene import Course, CourseLine, Scene
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.every_game import KINDS
from tests.hands import Hands, follow
from tests.prepared import line_game

WORDS = words_in(language="en")


def course(*stands: tuple[str, int, bool]) -> Course:
    return Course("Stars", [CourseLine(name, [0, value], won) for name, value, won in stands], sign="★")


@pytest.mark.parametrize(
    ("stands", "places"),
    [
        ([("Ada", 3, False), ("Bo", 5, True)], [(1, "Bo"), (2, "Ada")]),
        ([("Ada", 9, False), ("Bo", 5, True)], [(1, "Bo"), (2, "Ada")]),
        ([("Ada", 4, True), ("Bo", 4, True), ("Cy", 4, False)], [(1, "Ada"), (1, "Bo"), (3, "Cy")]),
        ([("A", 1, False), ("B", 7, True), ("C", 2, False), ("D", 2, False)], [(1, "B"), (2, "C"), (2, "D"), (4, "A")]),
        ([("Ada", 12, True)], [(1, "Ada")]),
    ],
)
def test_who_has_won_comes_first_and_who_is_level_shares_a_place(
    stands: list[tuple[str, int, bool]], places: list[tuple[int, str]]
) -> None:
    placed = ranking(Game.start(["Ada", "Bo"]), course(*stands))
    assert [(one.place, one.name) for one in placed] == places
    values = {name: value for name, value, _ in stands}
    assert [one.figure for one in placed] == [f"{values[one.name]}★" for one in placed]


def test_a_game_without_a_course_has_places_all_the_same() -> None:
    placed = ranking(line_game(), None)
    winners = {line_game().names[seat] for seat in line_game().result.winners}  # type: ignore[union-attr]
    assert {one.name for one in placed if one.place == 1} == winners
    assert {one.figure for one in placed} == {""}


def texts_of(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_podium_has_a_step_for_each_with_the_first_in_the_middle_of_three(count: int) -> None:
    places = [Placed(place, f"P{place}", f"{9 - place}") for place in range(1, count + 1)]
    steps, wide = podium(places)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{steps}</svg>'
    names = [text for text in texts_of(svg) if text.startswith("P")]
    assert names == (["P2", "P1", "P3", "P4"][:count] if count > 2 else ["P1", "P2"][:count])
    assert wide == count * podium(places[:1])[1] and HEIGHT > 0


def test_a_long_name_is_shortened_and_markup_in_it_is_text() -> None:
    places = [Placed(1, "<b>Ada & Bo the very first of all</b>", "3"), Placed(2, "Cy", "2")]
    texts = texts_of(f'<svg xmlns="http://www.w3.org/2000/svg">{podium(places)[0]}</svg>')
    assert any(text.startswith("<b>Ada") and text.endswith("…") for text in texts)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_picture_of_an_end_says_who_won_above_the_last_position(kind: Any) -> None:
    game = kind.start(["Ada", "Bo"], seed=2)
    position = kind.view.picture(game)
    places = [Placed(1, "Ada", "9"), Placed(2, "Bo", "7")]
    svg = ending_picture("Ada wins! <3", "Because of & luck.", places, position, "Ada wins")
    root = ElementTree.fromstring(svg)
    texts = texts_of(svg)
    assert texts[0] == "Ada wins! <3" and {"Because of & luck.", "Ada", "Bo", "9", "7"} <= {*texts}
    assert root.get("aria-label") == "Ada wins"
    inner = root.find("{http://www.w3.org/2000/svg}svg")
    assert inner is not None
    whole = [float(part) for part in root.attrib["viewBox"].split()]
    left, top, wide, high = (float(inner.attrib[name]) for name in ("x", "y", "width", "height"))
    assert left >= 0 and left + wide <= whole[2] and top > HEIGHT and top + high <= whole[3]
    box = [float(part) for part in inner.attrib["viewBox"].split()]
    assert wide / high == pytest.approx(box[2] / box[3], rel=1e-3)


def ended(people: tuple[bool, ...], seed: int) -> Game:
    """A game of bots up to its last move."""
    game, bot = Game.start([f"P{seat}" for seat in range(len(people))], seed=seed), CautiousBot(seed=seed)
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game.seen_by(game.to_move)))
    return game


def table_of(game: Game, people: tuple[bool, ...]) -> Table:
    bots = [None if person else CautiousBot(seed=1) for person in people]
    return Table(BUTTONS, Session(game, bots), BUTTONS.words("en"), pace="once")


def large(table: Table) -> list[int]:
    return [panel.place for panel in table.parts.large.children]


def test_the_winner_s_board_is_large_at_the_end_until_a_small_one_is_pressed() -> None:
    people = (True, False, False)
    seed = next(seed for seed in range(40) if 0 not in ended(people, seed).result.winners)  # type: ignore[union-attr]
    game = ended(people, seed)
    assert game.result is not None
    winner = game.result.winners[0]
    table = table_of(game, people)
    parts = table.parts
    assert large(table) == [winner]
    assert all(panel.compact for panel in parts.boards if panel.place != winner)
    assert "Bust" not in str([panel.board.stamp for panel in parts.boards])
    follow(parts.frame, "board", 0)
    assert large(table) == [0]
    follow(parts.frame, "board", 0)
    assert large(table) == [winner]
    # While somebody looks back the boards stand as they did in the game.
    table.look_at(1)
    assert large(table) == [0] and parts.ending is not None and not parts.ending.shown
    table.look_back.switch.value = False
    assert large(table) == [winner] and parts.ending.shown and not parts.ending.fresh


def test_a_person_who_shares_the_win_has_the_large_board() -> None:
    game = line_game()
    assert game.result is not None
    shared = replace(game, result=replace(game.result, winners=(0, 1)))
    scene = Scene([shared], WORDS, people=(False, True, True))
    assert scene.champion == 1
    assert scene._replace(people=(False, False, True)).champion == 0
    assert scene._replace(looks_back=True).champion is None


def test_what_won_lights_up_once_and_dice_give_way_to_the_podium() -> None:
    game = line_game()
    table = table_of(game.at(game.ply - 1), (True,) * len(game.names))
    assert table.parts.ending is None and "bw-over" not in table.parts.play._dom_classes
    table._play(game.last_move)
    ending = table.parts.ending
    assert isinstance(ending, Ending)
    assert ending.fresh and ending.shown and table.parts.fitting.ends
    assert {"bw-over", "bw-ends-now"} <= {*table.parts.play._dom_classes}
    winner = game.result.winners[0]  # type: ignore[union-attr]
    assert ending.lights.startswith(f".bw-place-{winner} :is(.bw-in-line")
    assert ending.why.startswith("The line of five decided it")
    ending.fresh = False  # as the page says when all is lit
    assert "bw-ends-now" not in table.parts.play._dom_classes
    follow(table.parts.frame, "board", 1)
    assert not ending.fresh
    table.undo()
    assert not ending.shown and not table.parts.fitting.ends and "bw-over" not in table.parts.play._dom_classes


def test_the_picture_is_drawn_when_it_is_asked_for() -> None:
    table = table_of(line_game(), (True, True, True))
    ending = table.parts.ending
    assert ending is not None and not ending.fresh
    sent: list[Any] = []
    ending.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    for number in (3, True, "3", None):
        ending._handle_custom_msg({"type": "picture", "number": number}, [])
    assert [(one["type"], one["number"]) for one in sent] == [("picture", 3)]
    assert texts_of(sent[0]["svg"])[0].startswith(table.parts.prompt.value.split(">")[1].split("!")[0])

    def fails() -> str:
        raise ValueError("no ink")

    ending.drawn = fails
    with pytest.raises(ValueError, match="no ink"):
        ending._handle_custom_msg({"type": "picture", "number": 4}, [])
    assert sent[-1] == {"type": "picture", "number": 4, "svg": ""}


def test_a_score_that_has_just_become_sure_is_counted_out_once() -> None:
    person = Hands(table_of(Game.start(["Ada", "Bo"], seed=3), (True, True)))
    head = person.table.parts.boards[0].head
    person.play_until("Ada: roll .* or opt out", opt_out_with=99)
    assert "bw-earns" not in head.value
    person.press("opt-out")
    assert '<div class="bw-seat-head bw-earns">' in head.value and 'style="--bw-count: ' in head.value
    person.press("roll")
    assert "bw-earns" not in head.value and "bw-pending-sure" in head.value
