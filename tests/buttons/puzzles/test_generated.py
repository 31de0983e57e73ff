"""New puzzles come out of games between decent players, and no kind of answer is right much more often than another."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from buttons_widgets import generate_puzzle, load_pack
from buttons_widgets.buttons.analysis.advice import Question, advise
from buttons_widgets.buttons.analysis.solution import OPT_OUT, ROLL
from buttons_widgets.buttons.puzzles.advised import AdvisedPuzzle, AnswerKind
from buttons_widgets.buttons.puzzles.arising import Moment, some_moments
from buttons_widgets.buttons.puzzles.board_puzzle import BoardPuzzle
from buttons_widgets.buttons.puzzles.certified import first_of_level
from buttons_widgets.buttons.puzzles.gold import Gold
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.puzzles.stop import Stop
from buttons_widgets.buttons.puzzles.win import LEAST_CHANCE, Win
from buttons_widgets.buttons.rules.ending import line_in
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Puzzle

FROM_GAMES = [theme for theme in BUTTONS_PUZZLES.by_name if theme != "numbers"]


def decisions(games: int = 8) -> list[Moment]:
    return [moment for seed in range(games) for moment in some_moments(Random(seed), [Phase.DECIDE], buttons=(1, 18))]


@pytest.mark.parametrize("theme", FROM_GAMES)
def test_no_board_of_a_pack_is_from_a_game_that_is_over(theme: str) -> None:
    for puzzle in load_pack(theme):
        assert isinstance(puzzle, BoardPuzzle)
        board = puzzle.board
        assert not line_in(board.size, board.star_mask)
        assert board.size == 6 or puzzle.level <= 4
        assert len(board.stars) < 12


@pytest.mark.parametrize("theme", ["stop", "gold", "win"])
@pytest.mark.parametrize("level", LEVELS)
def test_no_answer_is_right_in_more_than_seven_of_ten_puzzles_of_a_level(theme: str, level: int) -> None:
    of_level = load_pack(theme).only(level=level)
    (answer, count), *_ = Counter(puzzle.answers for puzzle in of_level).most_common()
    assert count <= 0.7 * len(of_level), f"{answer} is right {count} times"


@pytest.mark.parametrize(("seeds", "least"), [(4, 1), pytest.param(12, 2, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(
    ("theme", "level"),
    [("stop", 1), pytest.param("gold", 1, marks=pytest.mark.thorough), ("gold", 2), ("win", 1)],
)
def test_both_answers_come_out_of_seeds(theme: str, level: int, seeds: int, least: int) -> None:
    found = Counter(generate_puzzle(theme, level, seed).answers for seed in range(seeds))
    assert len(found) == 2 and min(found.values()) >= least


@pytest.mark.parametrize(
    ("theme", "kinds"),
    [
        (Stop, [(ROLL, OPT_OUT)] * 5),
        (Gold, [("take", "pass")] * 5),
        (Win, [(OPT_OUT, ROLL), (OPT_OUT, ROLL, "cell"), (ROLL, "cell"), ("cell",), ("cell",)]),
    ],
)
def test_each_kind_of_answer_is_wanted_as_often(theme: type[AdvisedPuzzle], kinds: Sequence[Sequence[str]]) -> None:
    assert [theme.kinds(level) for level in LEVELS] == list(kinds)


def test_a_quick_check_leaves_out_no_decision_to_opt_out() -> None:
    refused = 0
    for moment in decisions():
        if not Stop.may_be(OPT_OUT, moment):
            refused += 1
            assert advise(Question(moment.position, moment.opponents)).comparison[0].choice == ROLL
    assert refused > 20


@pytest.mark.parametrize("games", [10, pytest.param(30, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("kind", "stop"), [(OPT_OUT, 1.0), (ROLL, 0.0)])
def test_a_quick_check_tells_whether_the_stars_in_hand_win(kind: AnswerKind, stop: float, games: int) -> None:
    found = [moment for moment in decisions(games) if Win.may_be(kind, moment)]
    assert len(found) > 3
    for moment in found:
        assert advise(Question(moment.position, moment.opponents, "win")).solution.stop == stop


def test_nobody_is_asked_how_to_win_where_it_hardly_can_be_done() -> None:
    for puzzle in load_pack("win"):
        assert isinstance(puzzle, Win)
        assert puzzle.comparison[0].value >= LEAST_CHANCE


def test_the_first_of_a_level_is_certified_and_no_more_are_made() -> None:
    easy, hard = generate_puzzle("most", 1, 1), generate_puzzle("most", 4, 1)
    waiting: Iterator[Puzzle | None] = iter([easy, None, hard, easy])
    assert first_of_level(4, waiting) == hard
    assert list(waiting) == [easy]
    assert first_of_level(5, [easy, None, hard]) is None
