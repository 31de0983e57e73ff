"""The theme `stop`: what is asked, judged, hinted and explained, held against a second solver."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.brute import Recursion
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.puzzles.stop import Stop
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.pack import parse_puzzle, puzzle_line
from buttons_widgets.kit.puzzles.puzzle import LEVELS
from buttons_widgets.kit.rules.errors import GameError
from tests.buttons.puzzles.checked import checked_new
from tests.slow_solver import SlowSolver

WORDS = puzzle_words("en")
LEAVE = "RbyG/gryb/ybRy/bYrg r 2"


def stop(position: str = LEAVE, **fields: object) -> Stop:
    return Stop(id="one", position=position, answers=("roll",), rating=1500, level=3, **fields)


def test_a_line_of_a_pack_is_read_and_written() -> None:
    line = (
        '{"id": "a", "theme": "stop", "position": "RbyG/gryb/ybRy/bYrg r 2", "opponents": [2, 0.15, 0.1, 1], '
        '"goal": "win", "answers": ["opt out"], "rating": 1500, "level": 3}'
    )
    puzzle = parse_puzzle(BUTTONS_PUZZLES, line)
    assert isinstance(puzzle, Stop)
    assert puzzle_line(puzzle) == line


@pytest.mark.parametrize("opponents", [None, (1, 0.15, 0.1, 2), (2, 0.25, 0.125, 1)])
def test_worths_agree_with_the_slow_solver_in_fractions(opponents: tuple[int, float, float, int] | None) -> None:
    puzzle = stop("RbyG/gryb/ybry/bYrg r 3", opponents=opponents)
    count, opt_out, bust, each = opponents or (0, 0, 0, 1)
    slow = SlowSolver(puzzle.board, count, Fraction(opt_out), Fraction(bust), each)
    values = {option.choice: option.value for option in puzzle.options().options}
    assert values["roll"] == pytest.approx(float(slow.roll(frozenset(puzzle.board.buttons), count)), abs=1e-12)
    assert values["opt out"] == slow.stop(frozenset(puzzle.board.buttons))
    again = puzzle.find_again()
    assert again is not None and again.answers == puzzle.find_answers().answers
    assert again.margin == pytest.approx(puzzle.find_answers().margin, abs=1e-9)


def test_a_verdict_says_what_a_choice_is_worth_and_what_it_gives_up() -> None:
    right, wrong = stop().judge("opt out", WORDS), stop().judge(" Roll ", WORDS)
    assert right == (True, 1.0, 1.0, 0.0, "Opting out is worth 1 ★, and rolling only 0.55 ★.")
    assert (wrong.right, wrong.value, wrong.best, wrong.loss) == (False, 0.546875, 1.0, 0.453125)
    assert wrong.why == "Rolling is worth 0.55 ★, and opting out is worth 1 ★: you give up 0.45 stars on average."


def test_after_a_roll_too_many_the_rolls_that_punish_it_are_shown() -> None:
    puzzle = stop()
    first, *_ = puzzle.explain("roll", WORDS)
    chance = bust_chance(puzzle.board)
    assert str(chance.fraction) in first.text and "leave you stuck" in first.text
    assert 3 <= len(first.rolls) <= 6
    for roll in first.rolls:
        white, *black = (die.value for die in roll.dice)
        assert len(black) == puzzle.board.black_dice
        assert not any(puzzle.board.is_legal((white, column)) for column in black)


def test_after_leaving_too_early_the_rolls_that_were_missed_are_shown() -> None:
    puzzle = stop("Rbyg/gryb/ybry/byrg r 4")
    assert puzzle.find_answers().answers == ("roll",)
    first, second, _ = puzzle.explain("opt out", WORDS)
    assert "67% of the rolls make your position worth more than opting out" in first.text
    for roll in first.rolls:
        white, *black = (die.value for die in roll.dice)
        assert any(puzzle.board.is_legal((white, column)) for column in black)
    ends = next(line for line in second.lines if "ends with" in line)
    assert "nothing in" in ends


def test_how_likely_each_end_is_adds_up_to_the_worth() -> None:
    puzzle = stop("Rbyg/gryb/ybry/byrg r 4")
    recursion = Recursion(puzzle.question)
    ends = recursion.ends(recursion.set_of(puzzle.board.buttons))
    assert sum(ends.values()) == pytest.approx(1, abs=1e-12)
    assert sum(stars * chance for stars, chance in ends.items()) == pytest.approx(puzzle.advice.solution.roll)


def test_hints_count_and_do_not_answer() -> None:
    pages = stop().hints(WORDS)
    said = " ".join([page.text for page in pages] + [line for page in pages for line in page.lines])
    assert "open" in said and "Opting out now earns 1 star" in said
    assert str(bust_chance(stop().board).fraction) in said
    assert not any(str(value) in said for value in ("0.55", "0.546"))
    assert pages[0].picture.offered == stop().board.legal_cells()


def test_right_pages_have_no_refutation() -> None:
    assert len(stop().explain("opt out", WORDS)) == len(stop().explain(None, WORDS)) == 2
    assert len(stop().explain("roll", WORDS)) == 3


@pytest.mark.parametrize(
    ("fields", "field", "reason"),
    [
        ({"position": "rbyg/gryb/ybry/byrg r 4"}, "position", "without a button"),
        ({"position": "nonsense"}, "position", "a position is"),
        ({"opponents": (9, 0.1, 0.1, 1)}, "opponents", "0 to 3 opponents"),
        ({"opponents": (1, 1.5, 0.1, 1)}, "opponents", "opt_out is a chance"),
        ({"opponents": (1, 0.5, 0.1, 5)}, "opponents", "1 or 2 black dice"),
        ({"answers": ("stay",)}, "answers", "no choice here: these are roll, opt out"),
    ],
)
def test_a_bad_field_is_named(fields: dict[str, object], field: str, reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason) as caught:
        Stop(**{"id": "x", "position": LEAVE, "answers": ("roll",), "rating": 1500, "level": 3, **fields})
    assert caught.value.field == field


@pytest.mark.parametrize("answer", ["", "stay", "5-3", (1, 2), None, 7, "x" * 10_000])
def test_an_answer_that_is_no_choice_is_refused(answer: object) -> None:
    with pytest.raises(GameError):
        stop().judge(answer)


@pytest.mark.parametrize("seeds", [1, pytest.param(3, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("level", LEVELS)
def test_generated_puzzles_are_sound_and_of_their_level(level: int, seeds: int) -> None:
    for seed in range(seeds):
        puzzle = checked_new(Stop, level, seed)
        assert len(puzzle.answers) == 1
        assert puzzle.find_answers().margin >= puzzle.least_margin == 0.05


def test_a_mirrored_board_in_other_colours_is_the_same_puzzle() -> None:
    puzzle = stop("Rbyg/gryb/ybry/byrg r 4", opponents=(1, 0.15, 0.1, 2))
    swap = str.maketrans("rbygRBYG", "yrgbYRGB")
    rows = ["".join(reversed(row)) for row in ["Rbyg", "gryb", "ybry", "byrg"]]
    mirrored = replace(puzzle, position="/".join(rows[::-1]).translate(swap) + " y 4")
    assert mirrored.likeness() == puzzle.likeness()
    assert mirrored.find_answers().margin == pytest.approx(puzzle.find_answers().margin)
    assert replace(puzzle, position="Rbyg/gryb/ybry/byrg r 3").likeness() != puzzle.likeness()
    assert replace(puzzle, opponents=None).likeness() != puzzle.likeness()


def test_buttons_answer_and_the_board_does_not() -> None:
    assert [press.answer for press in stop().presses("", WORDS)] == ["roll", "opt out"]
    assert [press.label for press in stop().presses("", WORDS)] == ["Roll 3 dice", "Opt out · 1 star"]
    assert stop().pick("", (1, 2), WORDS) == ("Answer with the buttons.",)
    assert not stop().is_ready("") and stop().is_ready("roll")
    assert stop().ask("", WORDS).picture == stop().board.view()
