"""Chances, held against going through every outcome of the dice."""

from __future__ import annotations

import copy
import pickle
import random
from decimal import Decimal
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis.chances import (
    Chance,
    Outcome,
    any_space_chance,
    bust_chance,
    cell_chances,
    columns_chance,
    space_chance,
)
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.language.words import set_language
from buttons_widgets.kit.rules.errors import GameError

SIDES_AND_DICE = [(3, 1), (3, 2), (3, 5), (4, 3), (4, 5), (5, 2), (5, 4), (6, 1), (6, 2), (6, 3)]


def rolls(size: int, black_dice: int) -> list[tuple[int, tuple[int, ...]]]:
    faces = range(1, size + 1)
    return [(white, black) for white in faces for black in product(faces, repeat=black_dice)]


def assert_counted(chance: Chance, favourable: list[Outcome], outcomes: int) -> None:
    """Hold a chance, its listing and its numbers against a list of favourable outcomes."""
    assert (chance.favourable, chance.outcomes) == (len(favourable), outcomes)
    assert list(chance.listing()) == favourable
    assert chance == chance.fraction == Fraction(len(favourable), outcomes)
    assert float(chance) == len(favourable) / outcomes
    assert f"{len(favourable)} of" in chance.explain()
    assert chance.explain().endswith(f"= {outcomes} outcomes: {float(chance):.4f}.")


@pytest.mark.parametrize(("size", "black_dice"), SIDES_AND_DICE)
def test_spaces_by_going_through_every_roll(size: int, black_dice: int) -> None:
    rng = random.Random(size * 10 + black_dice)
    every = rolls(size, black_dice)
    cell = rng.choice(grid(size).cells)
    offers = [Outcome(white, black) for white, black in every if white == cell[0] and cell[1] in black]
    assert_counted(space_chance(cell, black_dice=black_dice, size=size), offers, len(every))
    for number in (0, 1, 4, size * size):
        cells = rng.sample(grid(size).cells, number)
        offers = [Outcome(white, black) for white, black in every if any((white, col) in cells for col in black)]
        assert_counted(any_space_chance(cells, black_dice=black_dice, size=size), offers, len(every))


@pytest.mark.parametrize(("size", "black_dice"), SIDES_AND_DICE)
def test_busts_by_going_through_every_roll(size: int, black_dice: int) -> None:
    rng = random.Random(size * 10 + black_dice)
    letters = "".join(rng.choice("rbyg*") for _ in range(size * size))
    position = Position(letters, black_dice=black_dice)
    position = position.lay(rng.choice(position.legal_cells()))
    every = rolls(size, black_dice)
    legal = set(position.legal_cells())
    busts = [Outcome(white, black) for white, black in every if not any((white, col) in legal for col in black)]
    assert_counted(bust_chance(position), busts, len(every))
    assert bust_chance(position) == 1 - any_space_chance(legal, black_dice=black_dice, size=size)
    chances = cell_chances(position)
    assert chances.keys() == legal
    assert all(chance == space_chance(cell, black_dice=black_dice, size=size) for cell, chance in chances.items())


@pytest.mark.parametrize(("size", "black_dice"), SIDES_AND_DICE)
def test_columns_by_going_through_every_roll(size: int, black_dice: int) -> None:
    ways = list(product(range(1, size + 1), repeat=black_dice))
    for columns in range(1, size + 1):
        shown = [Outcome(None, black) for black in ways if len(set(black)) == columns]
        assert_counted(columns_chance(columns, black_dice=black_dice, size=size), shown, len(ways))
    assert sum(columns_chance(columns, black_dice=black_dice, size=size) for columns in range(1, size + 1)) == 1


def test_numbers_that_a_lesson_derives_by_hand() -> None:
    assert space_chance((5, 6)) == Fraction(6**5 - 5**5, 6**6)
    assert columns_chance(1) == Fraction(6, 6**5)
    assert columns_chance(5) == Fraction(6 * 5 * 4 * 3 * 2, 6**5)
    assert bust_chance(Position.of(LAYOUTS["A"])) == 0
    # One button in the middle of a row leaves three of six columns there and five in the rows above and below it.
    position = Position.of(LAYOUTS["A"], buttons=[(3, 3)], black_dice=2)
    assert bust_chance(position) == Fraction(3**2 + 1 + 1, 6**3)


@given(st.integers(3, 6), st.integers(1, 4), st.data())
@settings(deadline=None)
def test_more_spaces_and_more_dice_are_shown_more_often(size: int, black_dice: int, data: st.DataObject) -> None:
    cells = data.draw(st.sets(st.sampled_from(grid(size).cells)))
    another = data.draw(st.sampled_from(grid(size).cells))
    chance = any_space_chance(cells, black_dice=black_dice, size=size)
    assert 0 <= chance <= any_space_chance(cells | {another}, black_dice=black_dice, size=size) <= 1
    assert chance <= any_space_chance(cells, black_dice=black_dice + 1, size=size)


def test_a_chance_is_a_fraction_and_keeps_its_counting() -> None:
    chance = space_chance((5, 6))
    assert chance + Fraction(42005, 46656) == 1
    assert abs(chance - 0.0996870713) < 1e-9
    assert f"{chance:.3f} {chance:.1%} {chance}" == "0.100 10.0% 4651/46656"
    for twin in (copy.copy(chance), copy.deepcopy(chance), pickle.loads(pickle.dumps(chance))):
        assert (twin, twin.explain(), hash(twin)) == (chance, chance.explain(), hash(chance))


def test_a_chance_compares_with_floats_and_decimals() -> None:
    chance = columns_chance(2, black_dice=2, size=4)
    assert chance == 0.75 and chance != 0.3
    assert 0.3 < chance < 0.8 and chance >= 0.75 and not chance > float("inf")
    assert chance != float("nan")
    plain = Chance.from_decimal(Decimal("0.75"))
    assert (type(plain), plain) == (Fraction, chance)


def test_a_space_may_be_written_as_people_say_it() -> None:
    assert space_chance("5-6").explain() == space_chance((5, 6)).explain()
    assert any_space_chance(["1-1", (2, 2)]).explain() == any_space_chance([(1, 1), (2, 2)]).explain()
    assert list(space_chance("1-2", size=3, black_dice=1).listing()) == [Outcome(1, (2,))]


def test_the_text_of_a_position_will_do() -> None:
    text = "rby/gRy/ybg r 2"
    assert bust_chance(text) == bust_chance(Position.parse(text))
    assert cell_chances(text) == cell_chances(Position.parse(text))


@pytest.mark.parametrize(
    ("ask", "named"),
    [
        (lambda: space_chance((5, 6), black_dice=0), "1 to 5 black dice, not 0"),
        (lambda: space_chance((5, 6), black_dice=6), "1 to 5 black dice, not 6"),
        (lambda: space_chance((5, 6), black_dice=True), "1 to 5 black dice, not True"),
        (lambda: space_chance((5, 7)), "no space 5-7"),
        (lambda: space_chance((4, 1), size=3), "no space 4-1"),
        (lambda: space_chance((1, 1), size=7), "3 to 6 sides.* not 7"),
        (lambda: any_space_chance([(1, 1), (0, 1)]), "no space 0-1"),
        (lambda: any_space_chance([], black_dice=9), "not 9"),
        (lambda: columns_chance(7), "1 to 6 different columns, not 7"),
        (lambda: columns_chance(0), "not 0"),
        (lambda: columns_chance(2, black_dice=0), "not 0"),
        (lambda: columns_chance(2.0), "not 2.0"),
        (lambda: columns_chance(2, black_dice=2.0), "not 2.0"),
        (lambda: columns_chance(2, size=6.0), "not 6.0"),
        (lambda: space_chance((1.5, 2)), "a cell is a row and a column"),
        (lambda: space_chance("1-"), "is not a cell"),
        (lambda: any_space_chance([(1.5, 2)]), "a cell is a row and a column"),
        (lambda: any_space_chance("1-1"), "some cells are a list"),
        (lambda: bust_chance(5), "a Position or its text is wanted here, not 5"),
        (lambda: cell_chances("x"), "such as 'rby/gRy/ybg r 5', but this is 'x'"),
        (lambda: cell_chances(None), "a Position or its text is wanted here, not None"),
    ],
)
def test_bad_input_is_named(ask, named: str) -> None:
    with pytest.raises(GameError, match=named):
        ask()


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        (
            "de",
            "Der weiße Würfel zeigt in 1 von 6 Fällen Zeile 5.",
            "Zusammen 4651 von 6·6^5 = 46656 Ergebnissen: 0,0997.",
        ),
        ("fr", "Le dé blanc montre la rangée 5", "issues sur 6·6^5 = 46656\u202f: 0,0997."),
        ("it", "Il dado bianco mostra la fila 5", "esiti su 6·6^5 = 46656: 0,0997."),
    ],
)
def test_the_counting_is_said_in_the_chosen_language(language: str, first: str, last: str) -> None:
    counted = [space_chance("5-6"), bust_chance("rby/gRy/ybg r 2"), any_space_chance(["1-1"]), columns_chance(2)]
    set_language(language)
    try:
        said = [chance.explain() for chance in counted]
    finally:
        set_language(None)
    assert said == [chance.explain(language=language) for chance in counted]
    assert said[0].startswith(first) and said[0].endswith(last)
    for chance, text in zip(counted, said, strict=True):
        assert len(text.splitlines()) == len(chance.explain(language="en").splitlines()) == len(chance.steps) + 1
        assert not set(text.splitlines()) & set(chance.explain(language="en").splitlines())
