"""The puzzles of War of the Buttons: small examples by hand, answers, hints and explanations, and what is refused."""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.kit.puzzles.errors import PackError
from buttons_widgets.kit.puzzles.moves import Played
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Puzzle
from buttons_widgets.kit.puzzles.worksheet import Worksheet
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.war_of_the_buttons import generate_puzzle, load_pack, parse_move, puzzle
from buttons_widgets.war_of_the_buttons.puzzles.kind import WAR_PUZZLES, TurnPuzzle, puzzle_words
from buttons_widgets.war_of_the_buttons.view.puzzles import PUZZLE_VIEW
from tests.every_game import plain_answers
from tests.puzzled import Solver, let_it_work, wrong_answer

WORDS = puzzle_words("en")
THEMES = list(WAR_PUZZLES.by_name)
TURNS = [theme for theme in THEMES if theme != "how_likely"]

pack = cache(load_pack)
"""A shipped pack is read once for all tests: every answer in it is made anew when it is."""

TABLE = (
    "round 2 first A do A turn / quarry 43210 {quarry} 5 / forest 24210 {forest} free / school hut{school} / "
    "cards hut/3 star/3 / white lake={lake} market={white} mill=- / "
    "A buttons={buttons} stars=0 brothers={brothers} hut={hut} cards={cards} dice={dice} market=- mill={mill} / "
    "B buttons=3 stars=0 brothers=0 hut=...... cards=- dice={others} market=- mill={beaten} / "
    "stack {stack} discard -"
)
STACK = (
    "hut/3*3,star2/4,brothers2/2,brothers3/3,quarry/2,forest/2,school/3,market/2,equal/3,set1/2,set2/2,set3/2,reroll/3"
)
USUAL = {
    "quarry": "-", "forest": "-", "school": "", "lake": "1235", "white": "-", "buttons": "0", "brothers": "0",
    "hut": "......", "cards": "-", "dice": "44", "mill": "111111", "others": "16", "beaten": "222222", "stack": STACK,
}  # fmt: skip


def made(theme: str, answers: tuple[str, ...] = (), setting: str = "", **table: str) -> Any:
    """A puzzle at a small table: A has two 4s and no buttons, if nothing else is said."""
    more = {"setting": setting} if setting else {}
    return WAR_PUZZLES.by_name[theme](
        id="mine", position=TABLE.format(**USUAL | table), answers=answers, rating=1500, level=3, **more
    )


def right(one: Any) -> set[str]:
    """All that is right, found by the theme and by the plain solver."""
    found = one.find_answers().answers
    answered = made_like(one, found)
    assert plain_answers(WAR_PUZZLES, answered) == set(found)
    return set(found)


def made_like(one: Puzzle, answers: tuple[str, ...]) -> Puzzle:
    """The puzzle with other answers."""
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    return type(one)(**fields | {"answers": answers})


# By hand


def test_the_first_field_of_the_quarry_earns_most() -> None:
    """It pays 4; both 4s at the market 2, and the forest 2. What it pays may buy more, which costs."""
    one = made("earn")
    assert right(one) == {"quarry 4, done", "quarry 44, done"}
    assert one.judge("market 4, market 4", WORDS).why == "Your buttons: +2. More can be had."


def test_a_white_die_is_dearer_than_a_pip() -> None:
    """B holds the quarry with two 3s. Two 4s need nothing else; with a 3 and a 4 it takes a pip, or a white 4."""
    assert right(made("displace", setting="quarry", quarry="1:B33", others="-", beaten="222222")) >= {"quarry 44, done"}
    one = made("displace", setting="quarry", quarry="1:B33", others="-", dice="34", buttons="3", lake="1246")
    assert right(one) == {"change 3 4, quarry 44"}
    dear = one.judge("white 4, quarry 4w4", WORDS)
    assert dear.why == "You hold the place. Your buttons: 0. More can be had." and dear.loss == 2
    assert not one.judge("market 3, market 4, done", WORDS).right


def test_a_die_that_is_detained_keeps_the_last_section_from_being_built() -> None:
    one = made(
        "finish_hut", hut="4#####", cards="hut/3", stack=STACK.replace("hut/3*3", "hut/3*2"), buttons="10", mill="11111"
    )
    assert right(one) == {"give up hut/3, free 1, hut 4, build 1", "give up hut/3, free 1, buy 1 444, build 1"}
    assert (
        one.wrong_so_far("change 4 5", WORDS).text
        == "After what you have done it cannot be reached any more: take a step back."
    )
    assert one.wrong_so_far("give up hut/3", WORDS) is None


def test_what_another_player_can_add_counts() -> None:
    """B has a 1 and a 6 and three buttons, for a white 6. So three 4s are laid, or the white 6 is taken first."""
    one = made("unanswerable", setting="quarry", dice="444", mill="11111", lake="1236")
    found = right(one)
    assert "quarry 44, white 6" in found and "quarry 444, done" in found
    assert all("quarry 444" in way for way in found - {"quarry 44, white 6"})
    reply = made_like(one, tuple(found)).explain("quarry 44, done", WORDS)[0]
    assert reply.text == "Blue could beat you like this." and isinstance(reply.picture, Played)
    assert reply.picture.states[-1].table.setting("quarry").by == 1
    assert reply.lines[-1].startswith("Quarry: Blue places 6 and white 6, beats 4 4")


def test_who_cannot_win_the_exam_may_see_that_nobody_does() -> None:
    """B has two 5s and the 5 at the exam: against these three one die is lost."""
    one = made(
        "exam", quarry="1:B55", school=" exam:B5", lake="-", white="1235", dice="5", mill="1111111", others="-",
        beaten="22222", buttons="1",
    )  # fmt: skip
    assert max(one.worths.values()) == 0 and not one.right and one.explain("market 5", WORDS)[0].lines
    # Against the 5 at the exam alone a 6 that is turned makes it one each.
    two = made(
        "exam", school=" exam:B5", lake="-", white="1235", dice="6", mill="1111111", others="-", beaten="2222222",
        buttons="1",
    )  # fmt: skip
    assert max(two.worths.values()) == 1
    assert all(way.startswith("change 6 5, ") and "market" not in way for way in right(two))
    assert two.judge("change 6 5, first 5", WORDS).why == "Nobody wins the exam, and more cannot be done."
    lines = made_like(two, tuple(right(two))).explain("market 6", WORDS)[0].lines
    assert lines[-3:] == ("At the exam each 5 counts:", "Red: 0", "Blue: 1")


@pytest.mark.parametrize(
    ("position", "chance"),
    [
        ("equal 5 3", Fraction(23, 108)),
        ("equal 8 3", Fraction(5501, 7776)),
        ("beats 5 44 0", Fraction(41, 81)),
        ("beats 5 44 1", Fraction(103, 108)),
        ("reroll 11346 3", Fraction(4, 9)),
    ],
)
def test_chances_of_the_rules_page(position: str, chance: Fraction) -> None:
    one = WAR_PUZZLES.by_name["how_likely"](id="mine", position=position, answers=(str(chance),), rating=1500, level=3)
    assert one.find_answers().answers == (str(chance),) and plain_answers(WAR_PUZZLES, one) == {str(chance)}
    assert one.explain(None, WORDS)[0].lines
    told = {said for wrong, said in one.mistakes(WORDS) if wrong != chance and 0 <= wrong <= 1}
    assert told and all(
        one.judge(str(wrong), WORDS).why in told
        for wrong, _ in one.mistakes(WORDS)
        if wrong not in (chance, 0) and wrong <= 1
    )


# What is shipped. Answers, ratings and levels are found anew by `make check-puzzles`.


@pytest.mark.parametrize("theme", TURNS)
def test_right_and_wrong_turns_are_told_apart_and_explained(theme: str) -> None:
    for one in list(pack(theme))[::9]:
        assert isinstance(one, TurnPuzzle)
        wrong = wrong_answer(one)
        good, bad = one.judge(one.answers[0], WORDS), one.judge(wrong, WORDS)
        assert good.right and good.loss == 0 and not bad.right and bad.loss > 0 and good.why and bad.why
        pages, after_wrong = one.explain(None, WORDS), one.explain(wrong, WORDS)
        assert len(after_wrong) == len(pages) + 1 == 2
        assert all(page.text and page.lines and isinstance(page.picture, Played) for page in after_wrong)
        hints = [page.text for page in one.hints(WORDS)]
        assert len(hints) == 3 and one.answers[0] not in " ".join(hints)


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_seed_gives_the_same_puzzle(theme: str) -> None:
    seed = "Di" if theme == "earn" else "Ada"  # with hers it is found ten times as fast
    one = generate_puzzle(theme, 2, seed=seed)
    assert one == generate_puzzle(theme, 2, seed=seed) and one.level == 2


def test_another_order_of_moves_and_needless_spaces_are_as_good() -> None:
    one = made("earn", dice="44", cards="market/2", stack=STACK.replace("market/2,", ""), lake="-", white="1235")
    assert one.read_answer(" quarry 4,  done ") == "quarry 4, done"


def test_seats_turned_are_the_same_puzzle() -> None:
    one = made("earn")
    lines = one.position.split(" / ")
    swapped = [line.translate(str.maketrans("AB", "BA")) for line in lines]
    turned = [*swapped[:6], swapped[7], swapped[6], swapped[8]]
    twin = made_like(one, ())
    twin = type(one)(id="twin", position=" / ".join(turned), answers=(), rating=1500, level=3)
    assert twin.position != one.position and twin.likeness() == one.likeness()


# What is refused


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "x",
        "quarry 4",
        "quarry 5, done",
        "quarry 4, done, done",
        "market 4, " * 500,
        None,
        5,
        True,
        ["quarry 4"],
        "dice 44",
    ],
)
def test_what_is_no_whole_turn_is_refused(answer: object) -> None:
    with pytest.raises(GameError):
        made("earn").judge(answer)


EARN = {
    "id": "friday-1", "theme": "earn", "position": TABLE.format(**USUAL), "answers": ["quarry 4, done"],
    "rating": 1500, "level": 3,
}  # fmt: skip
HELD = {"theme": "displace", "position": TABLE.format(**USUAL | {"quarry": "1:B33", "beaten": "2222"})}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"position": "nonsense"}, "position"),
        ({"position": "A" * 2000}, "position"),
        ({"position": TABLE.format(**USUAL | {"dice": "444"})}, "position"),
        ({"position": TABLE.format(**USUAL).replace("do A turn", "do A turn used")}, "position"),
        ({"position": TABLE.format(**USUAL).replace("do A turn", "do A after")}, "position"),
        (
            {"position": TABLE.format(**USUAL | {"dice": "123456w1235", "mill": "11", "lake": "-", "buttons": "20"})},
            "position",
        ),
        ({"answers": ["quarry 4"]}, "answers"),
        ({"answers": ["forest 6, done"]}, "answers"),
        ({"answers": ["nonsense"]}, "answers"),
        ({"setting": "quarry"}, "setting"),
        (HELD, "setting"),
        (HELD | {"setting": "mill"}, "setting"),
        (HELD | {"setting": "meadow"}, "setting"),
        (
            HELD | {"setting": "quarry", "position": TABLE.format(**USUAL | {"quarry": "1:A33", "mill": "1111"})},
            "position",
        ),
        ({"theme": "exam"}, "position"),
        ({"theme": "exam", "position": TABLE.format(**USUAL | {"others": "-", "beaten": "22222222"})}, "position"),
        ({"theme": "how_likely"}, "position"),
        ({"theme": "how_likely", "position": "equal 9 3", "answers": ["1/2"]}, "position"),
        ({"theme": "how_likely", "position": "beats 5 45 0", "answers": ["1/2"]}, "position"),
        ({"theme": "how_likely", "position": "equal 5 3", "answers": ["2/1"]}, "answers"),
    ],
)
def test_the_message_names_the_field(changes: dict[str, object], field: str, tmp_path: Path) -> None:
    path = tmp_path / "friday.jsonl"
    path.write_text(json.dumps(EARN | changes))
    with pytest.raises(PackError) as caught:
        load_pack(path)
    assert (caught.value.line, caught.value.field) == (1, field)


# The widget: an answer is made as at the table


def at_work(one: Puzzle) -> Solver:
    return Solver(puzzle(one, "en"))


def pick(person: Solver, place: int, what: str) -> None:
    """Click something on a board."""
    board = next(panel.board for panel in person.board._panels if panel.place == place)
    board._handle_custom_msg({"type": "pick", "pick": what, "turn": person.widget._activity.turn}, [])


def test_a_turn_is_made_by_pointing_taken_back_and_given() -> None:
    person = at_work(
        made(
            "displace",
            ("change 3 4, quarry 44",),
            "quarry",
            quarry="1:B33",
            others="-",
            dice="34",
            buttons="3",
            lake="1246",
        )
    )
    assert set(person.buttons) == {"hint", "solution"} and person.note == "Red: choose dice, or a place."
    person.board.tray._handle_custom_msg({"type": "die", "die": 0, "turn": person.widget._activity.turn}, [])
    assert person.note == "Red: 3 – where to?" and {"clear", "turn-4", "turn-2"} < set(person.buttons)
    person.press("turn-2")
    assert person.widget.attempt.draft == "change 3 2" and "Red turns a 3 to a 2" in person.pane
    person.press("hint")
    let_it_work(person.widget)
    assert "take a step back" in person.pane
    person.key("u")
    assert person.widget.attempt.draft == ""
    person.key("3")
    person.press("turn-4")
    pick(person, 0, "forest")
    pick(person, 0, "exam")
    assert person.note.startswith("Red: 4 ") and person.widget.attempt.draft == "change 3 4"
    person.press("clear")
    pick(person, 0, "quarry")
    assert person.note.startswith("Red: 4 4 – Quarry: beats 3 3, earns 3 buttons.")
    pick(person, 0, "quarry")
    let_it_work(person.widget)
    assert person.verdict == "✓ Right! You hold the place. Your buttons: +2. Nothing leaves you more."
    assert "Quarry: Red places 4 4, beats 3 3, and earns 3." in person.pane
    person.press("again")
    assert person.widget.attempt.draft == "" and person.note == "Red: choose dice, or a place."


def test_after_another_right_answer_that_one_is_shown() -> None:
    one = next(one for one in pack("unanswerable") if len(one.right) > 1)
    for answer in one.right[:3]:
        (page,) = one.explain(answer, puzzle_words("en"))
        assert [str(state.last_move) for state in page.picture.states[1:]] == answer.split(", ")


@pytest.mark.parametrize("theme", ["earn", "exam"])
def test_after_a_wrong_answer_a_step_back_leads_before_the_last_move(theme: str) -> None:
    """Not to the whole answer: there it is another player's turn, or the round is over."""
    one = pack(theme)[3]
    wrong = next(way for way in one.results.values() if way not in one.right)  # type: ignore[attr-defined]
    person = at_work(one)
    for move in map(parse_move, wrong.split(", ")):
        person.widget._follow(person.widget._scene(), lambda _, move=move: move)  # type: ignore[misc,arg-type]
        if person.widget.attempt.phase == "asks" and person.widget.attempt.is_ready:
            break
    let_it_work(person.widget)
    assert person.verdict.startswith("✗")
    person.press("again")
    assert person.widget.attempt.draft == ""
    while "undo" in person.buttons and person.widget.attempt.can_undo:
        person.press("undo")
        assert not person.widget.attempt.is_ready
        assert person.widget._scene() is not None


def test_why_a_place_is_shut_is_said_and_late_clicks_do_nothing() -> None:
    person = at_work(made("earn", ("quarry 4, done",)))
    turn = person.widget._activity.turn
    pick(person, 0, "hut")
    assert person.note.startswith("Hut: ")
    pick(person, 0, "market")
    board = person.board._panels[0].board
    board._handle_custom_msg({"type": "pick", "pick": "market", "turn": turn}, [])
    assert person.widget.attempt.draft == ""
    person.press("do")
    assert person.widget.attempt.draft == "market 4, done" and "Red places 4" in person.pane
    let_it_work(person.widget)


def test_begin_again_forgets_the_moves_and_another_puzzle_another_table() -> None:
    four = next(one for one in pack("earn") if len(one.table.players) == 4)
    person = at_work(made("earn", ("quarry 4, done",), buttons="3"))
    person.key("4")
    person.press("turn-5")
    assert "restart" in person.buttons
    person.press("restart")
    assert person.widget.attempt.draft == "" and "restart" not in person.buttons
    assert len(person.board._panels) == 3
    person.widget.show(four)
    assert len(person.board._panels) == 5
    chance = pack("how_likely")[0]
    person.widget.show(chance)
    person.write(chance.answers[0])
    let_it_work(person.widget)
    assert person.verdict.startswith("✓")


def test_puzzles_of_every_theme_can_be_printed() -> None:
    sheet = Worksheet([pack(theme)[0] for theme in THEMES], WORDS, PUZZLE_VIEW.svg)
    assert sheet.html.count("<svg") >= len(THEMES)


def test_every_level_has_puzzles_with_and_without_a_supplement() -> None:
    for theme in TURNS:
        answers = [one.answers[0] for one in pack(theme)]
        assert all(parse_move(part) for answer in answers for part in answer.split(", "))
    assert {one.level for theme in THEMES for one in pack(theme)} == set(LEVELS)
