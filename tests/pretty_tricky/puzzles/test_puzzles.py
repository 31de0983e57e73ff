"""The puzzles of Pretty Tricky: what is shipped is right, in two ways; answers, hints and explanations; bad packs."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.kit.puzzles.errors import PackError, PuzzleError
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Puzzle
from buttons_widgets.kit.puzzles.puzzle_attempt import PuzzleAttempt
from buttons_widgets.kit.puzzles.worksheet import Worksheet
from buttons_widgets.kit.rules.errors import GameError, MissingPackageError
from buttons_widgets.pretty_tricky import SHEET, Position, Tick, generate_puzzle, load_pack, puzzle, solve_race
from buttons_widgets.pretty_tricky.puzzles.hold_back import HoldBack, filled, ways_to_fill
from buttons_widgets.pretty_tricky.puzzles.kind import TRICKY_PUZZLES, FillChance, LastTurn, RaceSplit, SolvedPuzzle
from buttons_widgets.pretty_tricky.puzzles.sheet_puzzle import SheetPuzzle, TickPuzzle, mirror, puzzle_words
from buttons_widgets.pretty_tricky.rules.moves import Dice
from buttons_widgets.pretty_tricky.view.puzzles import PUZZLE_VIEW
from tests.every_game import plain_answers
from tests.pretty_tricky.plain_puzzles import Values, boxes_of
from tests.puzzled import Solver, let_it_work, wrong_answer
from tests.uncompiled import uncompile

WORDS = puzzle_words("en")
THEMES = list(TRICKY_PUZZLES.by_name)
QUICK = [theme for theme in THEMES if theme != "hold_back"]
"""The themes of which new puzzles are made in a moment."""


def shipped(theme: str) -> list[Any]:
    return list(load_pack(theme))


def of_class(kind: type[SheetPuzzle]) -> list[Any]:
    return [one for theme in THEMES for one in shipped(theme) if isinstance(one, kind)]


# What is shipped. Answers, ratings and levels are found anew by `make check-puzzles`.


@pytest.mark.parametrize("theme", THEMES)
def test_one_answer_does_not_fit_all(theme: str) -> None:
    found = shipped(theme)
    for level in LEVELS:
        answers = [one.answers for one in found if one.level == level]
        assert all(len(one) == 1 for one in answers)
        assert max(map(answers.count, answers)) <= 6


@pytest.mark.parametrize("theme", QUICK)
def test_the_same_seed_gives_the_same_puzzle_and_it_is_right(theme: str) -> None:
    one = generate_puzzle(theme, 3, seed="Ada")
    assert one == generate_puzzle(theme, 3, seed="Ada")
    assert one.level == 3 and plain_answers(TRICKY_PUZZLES, one) == set(one.answers)


@pytest.mark.thorough
def test_of_new_puzzles_about_holding_back_some_are_held_and_all_are_sure() -> None:
    found = [generate_puzzle("hold_back", level, seed="Ada") for level in LEVELS]
    found += [generate_puzzle("hold_back", 3, seed=seed) for seed in range(7)]
    assert generate_puzzle("hold_back", 3, seed=0) == found[len(LEVELS)]
    for one in found:
        assert isinstance(one, HoldBack)
        assert one.find_again().answers == one.answers
    assert 0 < sum(map(is_held, found)) < len(found)


def is_held(one: Puzzle) -> bool:
    assert isinstance(one, HoldBack)
    return not filled(one.sheets[0], one.moves[one.solution])


def test_in_a_good_part_of_the_pack_a_row_is_held_back() -> None:
    assert 9 <= sum(map(is_held, shipped("hold_back"))) <= 36


@pytest.mark.parametrize("theme", ["race_split", "sprint_split"])
def test_the_worth_of_every_choice_is_that_of_a_second_solver(theme: str) -> None:
    for one in shipped(theme)[::5]:
        assert isinstance(one, SolvedPuzzle)
        left, race = one.sheets[0].left, theme == "race_split"
        values = Values(boxes_of(left))
        plain = -values.of_race(one.marks - left.count("!")) if race else values.of_sprint(one.rolls - 1)  # type: ignore[attr-defined]
        for choice, worth in one.worths.items():
            more = 0 if race else left.count("!")
            assert worth == pytest.approx(plain[values.index(boxes_of(one.ticked(choice).left))] + more)


def test_chances_are_counted_with_paper_and_pencil() -> None:
    """One sum, of three dice and of four, by hand.

    Three dice show no 1 or no other 1 beside it: to make 2 takes two ones, 1 + 3 * 5 = 16 of 216 rolls. Four dice fail
    with no one at all, 625 rolls, or with a single one, 4 * 125: 171 of 1296 are left.
    """
    wanted = {"how_likely": Fraction(171, 1296), "needed_dice": Fraction(16, 216)}
    positions = {
        "how_likely": "1344555443! 22233333222 00000000001",
        "needed_dice": "23445554432 12233333222 00000000000",
    }
    for theme, chance in wanted.items():
        one = TRICKY_PUZZLES.by_name[theme](
            id="two", position=positions[theme], answers=(str(chance),), rating=1500, level=1
        )
        assert isinstance(one, FillChance) and one.sums == (2,)
        assert one.find_answers().answers == (str(chance),) and one.judge(str(chance), WORDS).right
        assert plain_answers(TRICKY_PUZZLES, one) == {str(chance)}


# Likeness


@pytest.mark.parametrize("theme", THEMES)
def test_a_sheet_upside_down_asks_the_same(theme: str) -> None:
    one = shipped(theme)[25]
    turned = [str(mirror(sheet)) for sheet in one.sheets]
    changes: dict[str, object] = {"position": " / ".join(turned)}
    if isinstance(one, TickPuzzle):
        changes["dice"] = "".join(sorted(str(7 - pips) for pips in one.roll.blue)) + f" {7 - one.roll.red}"
    fields = {name: getattr(one, name) for name in one.__struct_fields__} | changes
    fields["answers"] = type(one).find_answers(type(one)(**fields | {"answers": ()})).answers
    twin = type(one)(**fields)
    assert twin.likeness() == one.likeness() and twin.position != one.position


# Finish or hold back


def test_beside_the_splits_stands_what_is_left_of_one_when_a_row_is_held_back() -> None:
    sheet = Position.parse("13244444111 22344444322 00000000000")
    # 2 + 11 fills both rows, 6 + 7 none.
    assert ways_to_fill(sheet, Dice((1, 1, 5), 6)) == [Tick(2, 11), Tick(6, 7), Tick(2), Tick(11)]
    assert ways_to_fill(sheet, Dice((2, 3, 3), 4)) == []
    alone = Position.parse("13!!!!!!!!! 22344444322 00111111111")
    assert [str(move) for move in ways_to_fill(alone, Dice((1, 1, 6), 6))] == ["tick 2", "pass"]


def test_without_compiled_loops_none_is_made_or_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    uncompile(monkeypatch)
    one = shipped("hold_back")[0]
    for play_many in (lambda: generate_puzzle("hold_back", 3, seed=0), one.find_again):
        with pytest.raises(MissingPackageError, match="numba"):
            play_many()


def test_shares_that_games_do_not_bring_are_refused() -> None:
    one = shipped("hold_back")[0]
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    wrong = HoldBack(**fields | {"shares": tuple(min(1.0, share + 0.1) for share in one.shares)})
    with pytest.raises(PuzzleError, match="of the games"):
        wrong.find_again()


# Answering


@pytest.mark.parametrize("theme", THEMES)
def test_a_right_and_a_wrong_answer_are_told_apart_and_explained(theme: str) -> None:
    for one in shipped(theme):
        wrong = wrong_answer(one)
        right, other = one.judge(one.answers[0], WORDS), one.judge(wrong, WORDS)
        assert right.right and right.loss == 0 and not other.right and other.loss > 0
        pages, after_wrong = one.explain(None, WORDS), one.explain(wrong, WORDS)
        assert len(after_wrong) == len(pages) + isinstance(one, TickPuzzle)
        assert all(page.text and page.picture for page in after_wrong)


@pytest.mark.parametrize("theme", THEMES)
def test_hints_do_not_give_the_answer_away(theme: str) -> None:
    for one in shipped(theme):
        hints = one.hints(WORDS)
        assert 2 <= len(hints) <= 3
        if isinstance(one, FillChance):
            counts = re.findall(r"(\d+) of ([\d,]+)", " ".join(line for hint in hints for line in hint.lines))
            assert one.chance not in [Fraction(int(count), int(rolls.replace(",", ""))) for count, rolls in counts]


def test_only_a_choice_that_is_worse_than_all_others_is_called_the_worst() -> None:
    told = set()
    for one in of_class(TickPuzzle):
        worst = [choice for choice, worth in one.worths.items() if worth < min(one.worths.values()) + 1e-9]
        if named := re.match(r"It is not (.+): that is (the worst choice|one of the worst)", one.hints(WORDS)[-1].text):
            assert named[1] in [one.option_text(choice, WORDS) for choice in worst]
            assert (named[2] == "the worst choice") == (len(worst) == 1)
            told.add(named[2])
    assert len(told) == 2


def test_a_split_that_is_wrong_is_refuted_by_a_roll_which_costs_more_than_rolls_do_on_average() -> None:
    for one in of_class(SolvedPuzzle)[::6]:
        wrong = next(choice for choice in one.choices if choice not in one.right)
        page = one.refuted(wrong, WORDS)
        cost = re.search(r"(\d+\.\d\d) (rolls more|marks)", page.text)
        assert cost and float(cost[1]) > one.judge(wrong, WORDS).loss - 0.005


def test_where_the_best_choice_ends_a_race_the_roll_that_it_spares_is_counted() -> None:
    fields = {"position": "1!!!!3!!!!! 23344444332 01111011111", "dice": "116 6", "marks": 10}
    one = RaceSplit(id="mine", answers=("tick 2",), rating=1500, level=3, **fields)  # type: ignore[arg-type]
    assert one.worths["tick 2"] == 0
    # It may be all that is to come after the other choice as well, since the next roll may bring nothing.
    still = solve_race(one.ticked("tick 7 7"), one.marks).value
    assert f"leaves you {still + 1:.2f} rolls more" in one.refuted("tick 7 7", WORDS).text


def test_the_bars_of_a_race_are_costs_and_the_best_choice_has_the_longest() -> None:
    for one in shipped("race_split"):
        best, *others = PuzzleAttempt(one, WORDS).judge(None).rows
        assert best.share == 1 and best.name == one.option_text(one.solution, WORDS)
        costs = sorted(-worth for worth in one.worths.values())
        # The more is to be paid, this roll counted, the shorter: but none comes to nothing.
        assert [row.share for row in others] == pytest.approx([(1 + costs[0]) / (1 + cost) for cost in costs[1:]])


@pytest.mark.parametrize("theme", ["how_likely", "needed_dice"])
def test_usual_mistakes_of_counting_are_named(theme: str) -> None:
    for one in shipped(theme):
        told: dict[Fraction, str] = {}
        for wrong, said in one.mistakes(WORDS):
            if 0 < wrong < 1 and wrong != one.chance:
                told.setdefault(wrong, said)
                verdict = one.judge(str(wrong), WORDS)
                assert not verdict.right and verdict.why == told[wrong]
        assert told


@pytest.mark.parametrize("answer", ["", "x", "10", 0, None, True, "tick 13", "1" * 500, ["3"]])
def test_what_is_no_answer_is_refused(answer: object) -> None:
    with pytest.raises(GameError, match="is no choice here"):
        shipped("race_split")[0].judge(answer)


# Packs of somebody's own

RACE = {
    "id": "friday-1", "theme": "race_split", "position": "!3!!!!3!!!! 23344444332 10111101111", "dice": "126 3",
    "marks": 11, "answers": ["tick 3"], "rating": 1500, "level": 3,
}  # fmt: skip
LAST = {
    "id": "friday-2", "theme": "last_turn", "dice": "466 3", "answers": ["tick 10"], "rating": 1000, "level": 1,
    "position": "!!!2!111212 22200220122 21312111101 / !1!!2222!1! 21012122121 21312111101 / "
    "12!1!!!!111 11201102120 21312111101",
}  # fmt: skip

HELD = {
    "theme": "hold_back", "dice": "113 1", "answers": ["tick 2 4"],
    "position": "134424!!232 21032333101 00010011011 / 231!54424!! 12213103222 00010011011",
}  # fmt: skip

CHANCE = {
    "id": "friday-3", "theme": "how_likely", "position": "1344555443! 22233333222 00000000001",
    "answers": ["19/144"], "rating": 1000, "level": 1,
}  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"position": "nonsense"}, "position"),
        ({"position": "!9!!!!3!!!! 23344444332 10111101111"}, "position"),
        ({"position": f"{RACE['position']} / {RACE['position']}"}, "position"),
        ({"position": "!!!!!!!!!!! 23344444332 11111111111"}, "position"),
        ({"dice": "7"}, "dice"),
        ({"dice": "127 3"}, "dice"),
        ({"dice": "555 5"}, "position"),
        ({"marks": 0}, "marks"),
        ({"marks": 12}, "marks"),
        ({"theme": "sprint_split"}, "marks"),
        ({"theme": "chess"}, "theme"),
        ({"theme": "how_likely"}, "dice"),
        (CHANCE | {"position": str(SHEET.start_position(2))}, "position"),
        (CHANCE | {"position": "1244555443! 22233333222 00000000001"}, "position"),
        (CHANCE | {"position": "1044555443! 22233333222 00000000001"}, "position"),
        ({"marks": 9}, "position"),
        (CHANCE | {"answers": ["2/1"]}, "answers"),
        ({"answers": ["5"]}, "answers"),
        ({"answers": []}, "answers"),
        (LAST | {"position": str(LAST["position"]).replace("21312111101", "21312111100", 1)}, "position"),
        (LAST | {"theme": "hold_back", "answers": ["pass"], "shares": [0.5]}, "position"),
        (LAST | HELD | {"shares": [0.5]}, "shares"),
        (LAST | HELD | {"shares": [0.5, 1.5]}, "shares"),
        (LAST | HELD | {"dice": "133 4", "shares": [0.5, 0.5]}, "position"),
    ],
)
def test_the_message_names_the_field(changes: dict[str, object], field: str, tmp_path: Path) -> None:
    path = tmp_path / "friday.jsonl"
    path.write_text(json.dumps(changes if "id" in changes else RACE | changes))
    with pytest.raises(PackError) as caught:
        load_pack(path)
    assert (caught.value.line, caught.value.field) == (1, field)


def test_of_two_boxes_that_win_both_are_right_and_where_none_wins_nothing_is() -> None:
    ahead, behind = "!!!!!!11111 11111111111 21111100000", "!1111111111 11111111111 21111100000"
    # Who rolls has five marks, and fills row 7 with 3 + 4.
    rolls, before = "!!!!!011111 11111111111 21111000000", "!1111111111 11111111111 21111000000"
    for sheets, right in ((f"{ahead} / {behind}", {"tick 9", "tick 10", "tick 11"}), (f"{before} / {rolls}", set())):
        one = LastTurn(id="mine", position=sheets, dice="456 3", answers=("tick 9",), rating=1500, level=3)
        assert set(one.find_answers().answers) == plain_answers(TRICKY_PUZZLES, one) == right
        assert one.explain("tick 9", WORDS)[-1].text


LAST_FIELDS = {"id": "mine", "dice": "456 3", "answers": ("tick 9",), "rating": 1500, "level": 3}


@pytest.mark.parametrize(
    ("sheets", "told"),
    [
        ("!1111111111 11111111111 21111000000 / !!!!!111111 11111111111 21111000000", "does not end"),
        ("!1111111111 11111111111 21111100000 / !!!!!!11111 11111111111 21111100000", "ended before"),
        ("!1111111111 11111111111 21111000000 / !!!!!111110 11111111111 21111000000", "cannot have filled"),
        ("!1111111111 11111111111 21111000000 / !!!!!001111 11111111111 21111000000", "cannot have filled"),
        ("!0111111111 11111111111 21111000000 / !!!!!011111 11111111111 21111000000", "other boxes"),
        ("!1111111111 11111111111 11111000000 / !!!!!011111 11111111111 21111000000", "circles"),
    ],
)
def test_sheets_that_no_game_ends_with_are_refused(sheets: str, told: str) -> None:
    with pytest.raises(PuzzleError, match=told):
        LastTurn(position=sheets, **LAST_FIELDS)  # type: ignore[arg-type]


def test_a_win_may_be_shared_by_four() -> None:
    sheets = ["!!!!1111111 22222222222 44430000000"] * 3 + ["!!!01111111 22222222222 44430000000"]
    one = LastTurn(position=" / ".join(sheets), **LAST_FIELDS | {"dice": "225 3", "answers": ("tick 4",)})  # type: ignore[arg-type]
    assert set(one.right) == {"tick 4", "tick 7"} and set(one.worths.values()) == {0.25}


# The widgets


@pytest.mark.parametrize("theme", THEMES)
def test_a_puzzle_is_failed_explained_and_solved(theme: str) -> None:
    one = shipped(theme)[25]
    person = Solver(puzzle(one, "en"))
    person.press("hint")
    let_it_work(person.widget)
    assert "Hint 1" in person.pane
    person.answer(one, wrong_answer(one))
    let_it_work(person.widget)
    assert person.verdict.startswith("✗") and not person.attempts[0].right
    for _ in range(5):
        person.key("ArrowRight")
    assert person.pane
    person.press("again")
    person.answer(one, one.answers[0])
    let_it_work(person.widget)
    assert person.verdict.startswith("✓") and person.attempts[1].right and person.attempts[1].tries == 2


def test_each_sheet_is_a_picture_of_its_own_with_a_name() -> None:
    one = next(one for one in shipped("last_turn") if len(one.sheets) == 3)
    widget = puzzle(one, "en")
    boards = widget.panel.board.children
    assert [board.label for board in boards] == ["You", "Player 2", "Player 3 (rolled)"]
    assert all(board.svg.count("<svg") == 1 for board in boards)
    widget.show(shipped("race_split")[0])
    assert widget.panel.board.children == boards[:1] and boards[0].label == WORDS.say("puzzle-board")
    assert boards[1].comm is None, "what is shown no more is closed"


def test_puzzles_of_every_theme_can_be_printed() -> None:
    sheet = Worksheet([load_pack(theme)[0] for theme in THEMES], WORDS, PUZZLE_VIEW.svg)
    assert sheet.html.count("<svg") >= len(THEMES)
