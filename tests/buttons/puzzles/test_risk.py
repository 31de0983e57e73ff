"""The theme `risk`: numbers as people type them, the usual mistakes, and the counting."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.kind import generate_puzzle
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.mistakes import SAID_OF, mistakes
from buttons_widgets.buttons.puzzles.risk import Risk
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.typed_number import read_chance

WORDS = puzzle_words("en")
POSITION = "RbyG/gryb/ybRy/bYrg r 2"
"""Row 1 is closed, the others have one open space each: of 16 ways, 16, 9, 9 and 9 are bust."""


def risk(position: str = POSITION) -> Risk:
    right = str(bust_chance(Position.parse(position)).fraction)
    return Risk(id="one", position=position, answers=(right,), rating=1500, level=3)


def test_the_right_number_is_right_in_every_form() -> None:
    puzzle = risk()
    exact = puzzle.chance
    percent = 100 * float(exact)
    forms = [
        str(exact),
        f"{3 * exact.numerator} / {3 * exact.denominator}",
        f"{percent:.0f} %",
        f"{percent:.1f}%",
        f"{percent:.1f} %".replace(".", ","),
        f"{float(exact):.2f}",
        f"{float(exact):.4f}",
        exact,
        float(exact),
        puzzle.chance,
    ]
    for form in forms:
        verdict = puzzle.judge(form, WORDS)
        assert verdict.right, form
        assert verdict.loss == 0 and str(exact) in verdict.why


@given(st.fractions(0, 1, max_denominator=50_000), st.integers(0, 6))
def test_a_rounded_number_fits_and_its_neighbours_do_not(chance: Fraction, digits: int) -> None:
    unit = Fraction(1, 100 * 10**digits)
    rounded = round(chance / unit)
    for number in (rounded - 1, rounded, rounded + 1):
        if 0 <= number * unit <= 1:
            whole, rest = divmod(number, 10**digits)
            text = f"{whole}.{rest:0{digits}} %" if digits else f"{whole} %"
            assert read_chance(text).fits(chance) == (abs(number * unit - chance) <= unit / 2)


@pytest.mark.parametrize(
    "answer",
    [
        *("hello", "", "1/0", "3/2", "14", "-5 %", "1e-3", "120 %", "9" * 99, None, True, [1]),
        *(float("nan"), float("inf"), 1e10, -0.5, 14, -1, pytest.param(10**5000, id="a huge number")),
    ],
)
def test_what_is_no_chance_is_refused(answer: object) -> None:
    with pytest.raises(GameError):
        risk().judge(answer)


class Measured(float):
    """A number whose `repr` is not a number, as numpy's are."""

    def __repr__(self) -> str:
        return f"Measured({float(self)})"


@pytest.mark.parametrize("kind", [float, Measured])
def test_the_chance_as_python_works_it_out_is_right(kind: type[float]) -> None:
    puzzle = risk("bg**R*/yrbgb*/bgyRyG/gybyGr/*b*r**/gyrbRb r 2")
    assert puzzle.chance == Fraction(25, 72)
    assert puzzle.judge(kind(25 / 72), WORDS).right  # 0.3472222222222222, with more digits than anybody types
    assert not puzzle.judge(kind(25 / 73), WORDS).right
    assert not puzzle.judge(kind(1e-300), WORDS).right


def test_a_number_that_is_too_rough_is_not_judged() -> None:
    with pytest.raises(GameError, match="whole per cents"):
        risk().judge("0.9", WORDS)
    half = next(p for p in ("rby/gRy/ybg r 1", "Rby/gry/ybg r 1") if bust_chance(Position.parse(p)).fraction)
    assert not risk(half).judge("99 %").right


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("complement", Fraction(21, 64)),
        ("one_die", Fraction(13, 16)),
        ("closed_rows_left_out", Fraction(27, 64)),
        ("only_open_rows", Fraction(9, 16)),
        ("only_closed_rows", Fraction(1, 4)),
        ("not_divided", None),
        ("averaged_first", Fraction(169, 256)),
        ("a_die_more", Fraction(64 + 3 * 27, 256)),
    ],
)
def test_usual_mistakes_are_known(name: str, wrong: Fraction | None) -> None:
    """By hand: with s open spaces of 4 in a row, (4 - s)² of 16 ways are bust."""
    board = Position.parse(POSITION)
    assert board.legal_cells() == ((2, 2), (3, 1), (4, 4))
    found = mistakes(board)
    if wrong is None:
        assert name not in found
        return
    assert found[name] == wrong
    assert risk().judge(str(wrong), WORDS).why == WORDS.say(SAID_OF[name], dice=2, size=4)


def test_stars_and_neighbours_taken_for_open_are_known() -> None:
    board = Position.parse("gyr*y*/r*ygrb/b*r*b*/rBygrB/yrbygr/g*grb* g 5")
    found = mistakes(board)
    size, dice = 6, 5
    for name, closed in (
        ("neighbours_open", {*board.buttons, *board.stars}),
        ("stars_open", {cell for cell in board.grid.cells if not board.is_legal(cell)} - board.stars),
    ):
        counts = [sum(cell[0] == row for cell in closed) for row in range(1, 7)]
        # A star beside a button is closed for two reasons.
        beside = {cell for cell in board.stars if board.grid.beside(board.button_mask) >> board.grid.bit(cell) & 1}
        if name == "stars_open":
            counts = [count + sum(cell[0] == row for cell in beside) for row, count in enumerate(counts, start=1)]
        assert found[name] == sum(Fraction(count, size) ** dice for count in counts) / size


@pytest.mark.parametrize("level", [1, 3, 5])
def test_every_mistake_of_a_puzzle_is_wrong_and_has_its_own_words(level: int) -> None:
    for seed in range(4):
        puzzle = generate_puzzle("risk", level, seed)
        assert isinstance(puzzle, Risk)
        for name, wrong in mistakes(puzzle.board).items():
            verdict = puzzle.judge(str(wrong), WORDS)
            assert not verdict.right and verdict.loss > 0
            assert len(WORDS.say(SAID_OF[name], dice=3, size=6)) > 20
        assert puzzle.judge(puzzle.answers[0]).right


def test_too_much_and_too_little_are_told_apart() -> None:
    assert risk("rby/gRy/ybg r 2").judge("95 %", WORDS).why == "It is less likely than that."
    assert risk().judge("5 %", WORDS).why == "It is more likely than that."
    assert risk().judge("0.67 %", WORDS).why.startswith("This is a hundred times too little")


def test_hints_count_but_do_not_add_up() -> None:
    puzzle = risk()
    said = " ".join(line for page in puzzle.hints(WORDS) for line in (page.text, *page.lines))
    assert "White 2: the black dice miss 2 in 3² = 9 of 16 ways." in said
    assert puzzle.answers[0] not in said and "67.2%" not in said


def test_the_explanation_counts_and_shows_rolls() -> None:
    assert "Subtract it from 1" in risk().judge("21/64", WORDS).why
    counting, rolls = risk().explain("21/64", WORDS)  # what the verdict says is not said again
    assert counting.lines[-1] == "Together 43 of 64 outcomes: 43/64, or 67.2%."
    assert rolls.text == "43 of 64 outcomes are bust, such as these." and len(rolls.rolls) == 4
    assert len(risk().explain("43/64", WORDS)) == len(risk().explain(None, WORDS)) == 2


@pytest.mark.parametrize(
    ("fields", "field"),
    [({"position": "rby r 2"}, "position"), ({"answers": ("often",)}, "answers"), ({"answers": ("7/3",)}, "answers")],
)
def test_a_bad_field_is_named(fields: dict[str, object], field: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        Risk(**{"id": "x", "position": POSITION, "answers": ("1/2",), "rating": 1500, "level": 3, **fields})
    assert caught.value.field == field


def test_the_board_tells_to_type() -> None:
    assert risk().pick("", (1, 1), WORDS) == (WORDS.say("risk-type"),)
    assert risk().is_ready("14 %") and not risk().is_ready("often") and not risk().is_ready("")
