"""The themes `space`, `gold` and `win`: clicks, verdicts, refutations, and what is refused."""

import json

import pytest
from msgspec.structs import replace

from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.kind import generate_puzzle
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.gold import Gold, Waiting
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.puzzles.refuting import is_bust
from buttons_widgets.buttons.puzzles.risk import Risk
from buttons_widgets.buttons.puzzles.space import Space
from buttons_widgets.buttons.puzzles.win import Win
from buttons_widgets.buttons.rules.moves import Dice
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.pack import parse_puzzle
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Page, Puzzle, Refused
from buttons_widgets.kit.rules.errors import GameError
from tests.buttons.puzzles.checked import checked_new

WORDS = puzzle_words("en")
COMMON = {"id": "one", "rating": 1500, "level": 3}
SPACE = Space(**COMMON, position="gyr*y*/r*ygrb/b*r*b*/rBygrB/yrbygr/g*grb* g 5", dice="1-2 1566", answers=("1-1",))
GOLD = Gold(
    **COMMON,
    position="gYrbyG/Rbygrb/bgrybg/rbygrb/*rb*G*/GygrbY g 5",
    dice="2-5 3455",
    opponents=(3, 0.5, 0.2, 1),
    clues=Waiting(2),
    answers=("take",),
)
WIN = Win(**COMMON, position="bgyrbg/g*byGy/yb*grB/G**ryg/b***g*/rb*bry b 5", dice="1-3 1466", answers=("1-1",))
WIN_STOP = Win(**COMMON, position="***Y*r/***rby/rG*ygr/gyrbyb/y**rbG/brbgry yg 3", answers=("opt out",))


def said(pages: tuple[Page, ...]) -> str:
    return " ".join(text for page in pages for text in (page.text, *page.lines))


def test_a_click_on_an_offered_space_answers_and_others_tell_why_not() -> None:
    assert SPACE.answered_by == "cell"
    assert SPACE.pick("", (1, 5), WORDS) == "1-5"
    for cell, reason in {
        (1, 3): "1-3: no black die shows 3.",
        (5, 1): "5-1: not in row 1.",
        (1, 4): "1-4: a star lies there.",
        (4, 2): "4-2: a button lies there.",
        (4, 3): "4-3: next to a button.",
    }.items():
        assert SPACE.pick("", cell, WORDS) == Refused(reason)
    page = SPACE.ask("", WORDS)
    assert page.picture.offered == ((1, 1), (1, 2), (1, 5)) and page.picture.row == 1
    assert {cell for cell, _ in page.reasons} == set(SPACE.board.grid.cells) - set(page.picture.offered)
    assert (1, 5) in SPACE.ask("1-5", WORDS).picture.buttons
    assert [die.value for die in page.rolls[0].dice] == [1, 2, 1, 5, 6, 6]


def test_a_verdict_on_a_space() -> None:
    values = solve(SPACE.board).cell_values
    for answer in ("1-2", (1, 2), [1, 2], " 1-2 "):
        verdict = SPACE.judge(answer, WORDS)
        assert (verdict.right, verdict.value, verdict.best) == (False, values[1, 2], values[1, 1])
        assert verdict.loss == pytest.approx(values[1, 1] - values[1, 2])
    assert verdict.why == (
        "Laying on 1-2 is worth 1.48 ★, and laying on 1-1 is worth 1.81 ★: you give up 0.32 stars on average."
    )
    assert SPACE.judge("1-1", WORDS).right


@pytest.mark.parametrize("answer", ["1-4", "2-2", "roll", "", None, (7, 7), (1, 2, 3), "take"])
def test_a_space_that_is_not_offered_is_refused(answer: object) -> None:
    with pytest.raises(GameError):
        SPACE.judge(answer)


def test_a_wrong_space_is_refuted_by_the_rolls_that_are_bust_only_after_it() -> None:
    first, *rest = SPACE.explain("1-2", WORDS)
    assert "After laying on 1-2 the next roll is bust in 14.1% of all cases, after laying on 1-1 in 9.6%." in first.text
    given, best = SPACE.board.lay("1-2"), SPACE.board.lay("1-1")
    assert 3 <= len(first.rolls) <= 6
    for roll in first.rolls:
        white, gold, *black = (die.value for die in roll.dice)
        dice = Dice(white, gold, tuple(black))
        assert is_bust(given, dice) and not is_bust(best, dice)
    assert len(rest) == len(SPACE.explain("1-1", WORDS)) == 1
    assert rest[0].picture.worths[1, 1].best and not rest[0].picture.worths[1, 2].best


def test_a_wrong_space_with_less_risk_is_refuted_by_the_rolls_after_which_it_is_worse() -> None:
    first, *_ = SPACE.explain("1-5", WORDS)
    assert "you stand worse after laying on 1-5" in first.text and first.rolls


def test_a_refutation_says_for_which_next_turn_it_holds() -> None:
    first, *_ = GOLD.explain("pass", WORDS)
    assert first.lines[0] == "So it is if everybody is still in at your next turn."
    assert "you stand worse after leaving 2-5" in first.text


def test_leaving_after_a_wrong_space_is_refuted_by_the_rolls_that_bring_more() -> None:
    puzzle = Space(
        **COMMON,
        position="ygbygr/Gry*by/r*byrg/brYgbR/G*g*yb/b*rbrg r 4",
        dice="6-1 134",
        opponents=(1, 0.2, 0.1, 1),
        answers=("6-3",),
    )
    wrong = next(option.choice for option in puzzle.options().options if not option.best)
    first, *_ = puzzle.explain(wrong, WORDS)
    assert "you would opt out next" in first.text and len(first.rolls) == 4


def test_where_only_the_others_make_a_difference_their_golden_spaces_are_counted() -> None:
    puzzle = Space(
        **COMMON,
        position="yrbgyr/rgYrbg/g*by*B/ybrgBg/*r**rB/bygRgy rb 5",
        dice="3-1 1344",
        opponents=(1, 0.2, 0.1, 2),
        answers=("3-4",),
    )
    wrong = next(option.choice for option in puzzle.options().options if not option.best)
    first, *_ = puzzle.explain(wrong, WORDS)
    assert "What counts is what the others do" in first.text
    given, best = first.lines[:2]
    assert "golden spaces would help" in best and given != best


def test_gold_is_taken_or_left() -> None:
    assert [press.answer for press in GOLD.presses("", WORDS)] == ["take", "pass"]
    assert [press.label for press in GOLD.presses("", WORDS)] == ["Take 2-5", "Leave 2-5"]
    solution = solve(GOLD.board, GOLD.question.opponents)
    expected = solution.compare_gold((2, 5), to_act=2)
    assert GOLD.judge("take").value == expected.find((2, 5)).value
    assert GOLD.judge("PASS").value == expected.find("pass").value
    assert GOLD.judge("take").right and not GOLD.judge("pass").right
    assert [option.choice for option in GOLD.options().options] == ["take", "pass"]
    page = GOLD.ask("", WORDS)
    assert page.picture.golden == (2, 5) and page.picture.columns == (5,)
    # A click on it takes it, as at the table; anywhere else there are buttons.
    assert GOLD.pick("", (2, 5), WORDS) == GOLD.pick("", "2-5", WORDS) == "take"
    assert GOLD.pick("", (1, 1), WORDS) == Refused(WORDS.say("timing-use-buttons"))
    assert "2 of them act before your next turn." in page.lines
    assert [die.dim for die in page.rolls[0].dice] == [False, False, True, True, True, True]


def test_win_counts_chances_and_compares_with_stars() -> None:
    assert WIN.answered_by == "cell" and WIN_STOP.answered_by == "choice"
    assert WIN.differs() and WIN_STOP.differs()
    assert WIN.judge("1-6", WORDS).why == (
        "Laying on 1-6 wins now with a chance of 58.6%, and laying on 1-1 with 65.5%: "
        "you give up 6.9 percentage points."
    )
    assert WIN_STOP.judge("opt out").value == 1
    *_, last = WIN_STOP.explain("roll", WORDS)
    assert "rolling would be best" in last.text
    *_, last = WIN.explain("1-6", WORDS)
    assert "laying on 1-6 would be best" in last.text
    assert not WIN_STOP.judge("roll").right
    assert WIN_STOP.pick("", (1, 1), WORDS) == Refused("Answer with the buttons.")
    assert WIN.pick("", (1, 1), WORDS) == "1-1"


@pytest.mark.parametrize("puzzle", [SPACE, GOLD, WIN, WIN_STOP], ids=lambda puzzle: puzzle.theme)
def test_hints_tell_no_worth_and_no_answer_stands_out(puzzle: Puzzle) -> None:
    pages = puzzle.hints(WORDS)
    assert len(pages) >= 3
    worths = [puzzle.worth_text(option.value, WORDS) for option in puzzle.options().options]
    for worth in worths:
        assert len(worth) < 3 or worth == "100%" or worth not in said(pages)
    assert all(not page.picture.worths for page in pages)


@pytest.mark.parametrize("puzzle", [SPACE, GOLD, WIN, WIN_STOP], ids=lambda puzzle: puzzle.theme)
def test_worths_are_said_by_the_verdict_and_not_again_by_the_explanation(puzzle: Puzzle) -> None:
    worths = [puzzle.worth_text(option.value, WORDS) for option in puzzle.options().options]
    told = [worth for worth in worths if len(worth) > 2]
    assert told
    for option in puzzle.options().options:
        assert puzzle.worth_text(option.value, WORDS) in puzzle.judge(option.choice, WORDS).why
        assert not any(worth in said(puzzle.explain(option.choice, WORDS)) for worth in told)
    # Whoever asks for the solution has no verdict.
    assert said(puzzle.explain(None, WORDS)).count(worths[0]) == 1


def test_tied_spaces_are_all_accepted() -> None:
    twice = Space(**COMMON, position="rbbr/bbbb/bbbb/rbbr r 2", dice="1-1 4", answers=("1-1", "1-4"))
    found = twice.find_answers()
    assert set(found.answers) == {"1-1", "1-4"} and found.margin == float("inf")
    assert twice.judge("1-1", WORDS).right and twice.judge("1-4").right
    assert "just as much" in twice.judge("1-1", WORDS).why
    assert not twice.is_sound()


@pytest.mark.parametrize(
    ("puzzle", "fields", "field", "reason"),
    [
        (SPACE, {"dice": "1-2 156"}, "dice", "5 black dice"),
        (SPACE, {"dice": "7-2 1566"}, "dice", "roll|die shows"),
        (SPACE, {"dice": "one"}, "dice", "not a roll"),
        (SPACE, {"dice": "4-1 1111"}, "dice", "offers 0 open spaces"),
        (SPACE, {"answers": ("1-3",)}, "answers", "no choice"),
        (SPACE, {"answers": ("roll",)}, "answers", "no choice"),
        (SPACE, {"opponents": (9, 0.1, 0.1, 1)}, "opponents", "0 to 3"),
        (GOLD, {"opponents": (0, 0.1, 0.1, 1)}, "opponents", "an opponent at least"),
        (GOLD, {"dice": "1-2 3455"}, "dice", "closed"),
        (GOLD, {"opponents": (1, 0.1, 0.1, 1)}, "clues", "cannot act before"),
        (GOLD, {"answers": ("2-5",)}, "answers", "no choice"),
        (WIN, {"dice": "1-3 14"}, "dice", "5 black dice"),
        (WIN_STOP, {"position": "rbyg/gryb/ybry/byrg r 4"}, "position", "without a button"),
        (WIN_STOP, {"answers": ("1-1",)}, "answers", "no choice"),
    ],
)
def test_a_bad_field_is_named(puzzle: Puzzle, fields: dict[str, object], field: str, reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason) as caught:
        replace(puzzle, **fields)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ('{"theme": "gold", "clues": {"to_act": 9}}', "clues"),
        ('{"theme": "gold", "clues": {"more": 1}}', "clues"),
        ('{"theme": "win", "goal": "stars"}', "goal"),
        ('{"theme": "stop", "dice": "1-1 1"}', "dice"),
        ('{"theme": "risk", "opponents": [1, 0.1, 0.1, 1]}', "opponents"),
    ],
)
def test_a_field_that_a_theme_does_not_take_is_named(line: str, field: str) -> None:
    given = json.loads(line)
    whole = {
        "id": "a", "position": GOLD.position, "answers": ["take"], "rating": 1500, "level": 3,
        **({"dice": GOLD.dice, "opponents": [3, 0.5, 0.2, 1]} if given["theme"] == "gold" else {}), **given,
    }  # fmt: skip
    with pytest.raises(PuzzleError) as caught:
        parse_puzzle(BUTTONS_PUZZLES, json.dumps(whole))
    assert caught.value.field == field


@pytest.mark.parametrize("theme", [Space, Gold, Win, Risk])
@pytest.mark.parametrize(
    "level", [pytest.param(level, marks=[] if level in (1, 4) else pytest.mark.thorough) for level in LEVELS]
)
def test_generated_puzzles_pass_the_check_of_packs(theme: type[Puzzle], level: int) -> None:
    puzzle = checked_new(theme, level, "seven")
    assert not isinstance(puzzle, Win) or puzzle.differs()
    for option in options.options if (options := puzzle.options()) else ():
        for page in puzzle.explain(option.choice, WORDS):
            assert page.text and 0 <= len(page.rolls) <= 6


@pytest.mark.parametrize("theme", ["space", "gold", "win", "risk"])
def test_a_mirrored_puzzle_is_alike(theme: str) -> None:
    puzzle = generate_puzzle(theme, 2, "mirror")
    board, cards, dice = puzzle.position.split()
    columns = {"position": "/".join(row[::-1] for row in board.split("/")) + f" {cards} {dice}"}
    if getattr(puzzle, "dice", None):
        white, rest = puzzle.dice.split("-")
        columns["dice"] = f"{white}-" + "".join(str(7 - int(c)) if c.isdigit() else c for c in rest)
    cells = [f"{a[0]}-{7 - int(a[2])}" if a[1:2] == "-" else a for a in puzzle.answers]
    mirrored = replace(puzzle, **columns, answers=tuple(cells))
    assert mirrored.likeness() == puzzle.likeness()
    assert mirrored.judge(cells[0]).right
    assert replace(puzzle, position=f"{board} {cards} {dice}").likeness() == puzzle.likeness()
