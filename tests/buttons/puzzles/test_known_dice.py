"""The theme `known_dice`."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.dice_lines import DiceLines, played_out
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.puzzles.known_dice import KnownDice
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.layout import Layout
from buttons_widgets.buttons.rules.moves import Dice, Lay, OptOut, Roll
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.pack import parse_puzzle, puzzle_line
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Press, Refused
from buttons_widgets.kit.rules.errors import GameError, IllegalMove
from tests.buttons.puzzles.checked import checked_new

WORDS = puzzle_words("en")


def known(position: str, rolls: list[str], answer: str) -> KnownDice:
    return KnownDice(id="one", position=position, dice=tuple(rolls), answers=(answer,), rating=1500, level=3)


FOUR = known("grgbyb/ybygrG/rgbyby/Bryrgb/rygybr/bgrgry rg 4", ["3-3 112", "2-3 236", "1-2 335", "1-5 123"], "3-3")
NOTHING = known("rby/gry/ybg r 2", ["1-1 2", "1-2 3", "3-3 1"], "1-1")
"""An empty board: nobody may opt out before the first roll."""


def played_in_a_game(layout: Layout, rolls: list[Dice], card: str) -> dict[tuple[tuple[int, int], ...], int]:
    """The stars of every line, earned in whole games played by the engine from an empty board."""
    found = {}

    def go_on(game: Game, line: tuple[tuple[int, int], ...]) -> None:
        if line:
            ended = game.play(OptOut())
            found[line] = ended.earnings(0).total
        if len(line) == len(rolls):
            return
        fallen = game.play(Roll()).play(rolls[len(line)])
        for move in fallen.legal_moves():
            if isinstance(move, Lay):
                go_on(fallen.play(move), (*line, move.cell))

    go_on(Game.start(["Ada"], layouts=[layout], cards=[card], seed="known"), ())
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_line_earns_what_a_game_pays(seed: int) -> None:
    random = Random(seed)
    layout = Layout.parse(random.choice(["rbyg/ygrb/rbyg/ygrb", "rbyrb/gyrby/rbygr/bgryg/yrgby"]))
    rolls = [
        Dice(*(random.randint(1, layout.size) for _ in range(2)), tuple(random.randint(1, layout.size) for _ in "four"))
        for _ in range(4)
    ]
    position = Position.of(layout, cards="r")
    engine = played_in_a_game(layout, rolls, "r")
    assert dict(played_out(position, rolls)) == engine
    lines = DiceLines(position, rolls)
    assert lines.best(0, 0) == max(engine.values())
    most = {line for line, stars in engine.items() if stars == lines.best(0, 0)}
    assert {tuple(position.grid.cells[bit] for bit in line) for line in lines.best_lines()} == most
    assert lines.count(0, 0) == (len(engine), len(most))


CASES = st.builds(
    lambda letters, stars, button, rolls: (
        "".join(
            "*" if bit in stars else letter.upper() if bit == button else letter for bit, letter in enumerate(letters)
        ),
        rolls,
    ),
    st.text("rbyg", min_size=16, max_size=16),
    st.sets(st.integers(0, 15), max_size=6),
    st.integers(0, 30),
    st.lists(st.tuples(*[st.integers(1, 4)] * 4), min_size=1, max_size=4),
)


@settings(max_examples=60, deadline=None)
@given(CASES)
def test_the_best_line_is_that_of_all_choices_tried(case: tuple[str, list[tuple[int, ...]]]) -> None:
    letters, faces = case
    position = Position.parse(f"{letters} r 3")
    rolls = [Dice(white, gold, tuple(black)) for white, gold, *black in faces]
    most = position.stars_for_opting_out()
    for length in range(1, len(rolls) + 1):
        for cells in product(*(roll.cells for roll in rolls[:length])):
            after = position
            try:
                for cell in cells:
                    after = after.lay(cell)
            except IllegalMove:
                continue
            most = max(most, after.stars_for_opting_out())
    lines = DiceLines(position, rolls)
    assert lines.best(0, position.button_mask) == most
    assert all(stars <= most for stars in lines.by_rules_of_thumb())


def test_the_best_line_is_right_and_others_lose_stars() -> None:
    assert FOUR.find_answers().answers == ("3-3 2-2 1-3 1-1",)
    assert FOUR.find_answers() == FOUR.find_again()
    assert FOUR.judge("3-3 2-2 1-3 1-1", WORDS) == (True, 4, 4, 0, "4 stars: there is no more to earn.")
    assert FOUR.judge([(3, 3), (2, 2), (1, 3)])[:4] == (False, 2, 4, 2)
    assert FOUR.judge("opt out", WORDS) == (False, 1, 4, 3, "That earns 1 star, but 4 can be earned.")


@pytest.mark.parametrize(
    "answer", ["", "1-1", "3-3 1-3", "3-3 2-2 1-3 1-1 1-5", "3-4", "roll", "3-3 3-3", None, 7, "opt  in"]
)
def test_what_is_no_line_of_play_is_refused(answer: object) -> None:
    with pytest.raises(GameError):
        FOUR.judge(answer)


def test_without_a_button_nobody_may_opt_out() -> None:
    with pytest.raises(GameError, match="may not opt out"):
        NOTHING.judge("opt out")
    assert NOTHING.presses("", WORDS) == ()
    assert not NOTHING.is_ready("")
    assert NOTHING.presses("1-1", WORDS)[0].answer == "1-1"


def test_clicks_lay_in_the_order_of_the_rolls_and_take_back_the_last() -> None:
    draft = FOUR.pick("", (3, 3), WORDS)
    assert draft == "3-3"
    assert FOUR.pick("3-3", (2, 2), WORDS) == "3-3 2-2"
    assert FOUR.pick("3-3 2-2", (2, 2), WORDS) == "3-3"
    assert FOUR.pick("3-3 2-2", (3, 3), WORDS) == Refused("3-3: only the last button can be taken back.")
    assert FOUR.pick("", (1, 1), WORDS) == Refused("1-1: not in row 3.")
    assert FOUR.pick("", (3, 1), WORDS) == Refused("3-1: next to a button.")
    assert FOUR.pick("", (3, 4), WORDS) == Refused("3-4: no black die shows 4.")
    assert FOUR.pick("3-3 2-2 1-3 1-1", (5, 5), WORDS) == Refused("5-5: every roll is taken.")


def test_the_next_roll_stands_out_and_lies_at_the_edges() -> None:
    page = FOUR.ask("3-3", WORDS)
    assert [roll.now for roll in page.rolls] == [False, True, False, False]
    assert [all(die.dim for die in roll.dice) for roll in page.rolls] == [True, False, False, False]
    white, gold, *others = page.rolls[1].dice
    assert (white.body, white.pips, gold.body, gold.pips) == ("white", "gold", "black", "gold")
    assert [die.value for die in (white, gold, *others)] == [2, 3, 2, 3, 6]
    view = page.picture
    assert (view.row, view.columns, view.gold_column) == (2, (2, 3, 6), 3)
    assert view.offered == ((2, 2),)
    assert (3, 3) in view.buttons
    assert FOUR.presses("3-3", WORDS) == (Press("3-3", "Opt out now with 1 star", WORDS.say("known-opt-out-hint")),)
    assert FOUR.presses("", WORDS)[0].answer == "opt out"
    assert FOUR.ask("opt out", WORDS).picture == FOUR.ask("", WORDS).picture


def test_a_wrong_line_is_refuted_where_it_slips() -> None:
    first = FOUR.explain("3-2", WORDS)[0]
    assert first.lines == (
        "Roll 1 on 3-2 is where it slips: after it no more than 3 stars can be earned, and before it 4 could.",
    )
    assert first.picture.chosen == ((3, 2),)
    assert first.picture.worths[3, 3].best
    first = FOUR.explain("3-3 2-2", WORDS)[0]
    assert first.lines == ("It leaves too early: roll 3 and what follows bring it to 4.",)
    assert len(FOUR.explain(FOUR.find_answers().answers[0], WORDS)) == len(FOUR.explain(None, WORDS))


@pytest.mark.parametrize(
    ("rolls", "reason"),
    [
        (["3-3 112", "2-3 2366"], "4 black dice"),
        (["3-3 117"], "not a roll"),
        (["roll"], "not a roll"),
        (["<b>1-1</b>"], "not a roll"),
    ],
)
def test_rolls_that_cannot_fall_are_refused(rolls: list[str], reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason) as caught:
        known("grgbyb/ybygrG/rgbyby/Bryrgb/rygybr/bgrgry rg 4", rolls, "3-3")
    assert caught.value.field == "dice"


def test_a_first_roll_that_busts_an_empty_board_is_refused() -> None:
    with pytest.raises(PuzzleError, match="first roll offers no space"):
        known("***/gry/ybg r 2", ["1-1 2"], "1-1")


def test_too_many_rolls_are_refused_by_field() -> None:
    line = puzzle_line(NOTHING).replace('"1-1 2",', ", ".join(['"1-1 2"'] * 9) + ",")
    with pytest.raises(PuzzleError) as caught:
        parse_puzzle(BUTTONS_PUZZLES, line)
    assert caught.value.field == "dice"


@pytest.mark.parametrize("level", LEVELS)
def test_new_puzzles_are_of_their_level_and_certified_in_two_ways(level: int) -> None:
    for seed in range(2):
        puzzle = checked_new(KnownDice, level, seed)
        assert puzzle.find_again() is not None
        assert puzzle.option_text(puzzle.answers[0], WORDS).endswith("then opt out")
        if level > 3:
            assert any(stars < puzzle.most for stars in puzzle.lines.by_rules_of_thumb())


def test_mirroring_and_other_colours_make_no_new_puzzle_but_exchanging_rows_and_columns_does() -> None:
    one = known("rbyG/ygrb/rbyg/*grb r 2", ["1-1 2", "3-4 2"], "1-1")
    mirrored = known("Gybr/brgy/gybr/brg* r 2", ["1-4 3", "3-1 3"], "1-4")
    upside_down = known("*grb/rbyg/ygrb/rbyG r 2", ["4-1 2", "2-4 2"], "4-1")
    swapped = known("brgY/gybr/brgy/*ybr b 2", ["1-2 1", "3-4 2"], "1-1")
    transposed = known("ryr*/bgbg/yryr/Gbgb r 2", ["1-1 2", "3-4 2"], "1-1")
    assert one.likeness() == mirrored.likeness() == upside_down.likeness() == swapped.likeness()
    assert one.likeness() != transposed.likeness()
