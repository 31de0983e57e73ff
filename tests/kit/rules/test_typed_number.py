"""Numbers as people type them are read as they are meant, and what is none is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.typed_number import (
    LONGEST,
    TypedNumber,
    interval_ends,
    number_text,
    read_chance,
    read_count,
    read_number,
)


@pytest.mark.parametrize(
    ("text", "value", "unit", "per_cent"),
    [
        ("31/216", Fraction(31, 216), 0, False),
        (" 62 / 432 ", Fraction(31, 216), 0, False),
        ("-1/2", Fraction(-1, 2), 0, False),
        ("1 1/2", Fraction(3, 2), 0, False),
        ("-1 1/2", Fraction(-3, 2), 0, False),
        ("0.1435", Fraction(1435, 10000), Fraction(1, 10000), False),
        ("0,14", Fraction(14, 100), Fraction(1, 100), False),
        (".5", Fraction(1, 2), Fraction(1, 10), False),
        ("−2.5", Fraction(-5, 2), Fraction(1, 10), False),
        ("+3", Fraction(3), 1, False),
        ("14 %", Fraction(14, 100), Fraction(1, 100), True),
        ("ca. 14 per cent", Fraction(14, 100), Fraction(1, 100), True),
        ("≈ 14", Fraction(14), 1, False),
        ("14\u202f%", Fraction(14, 100), Fraction(1, 100), True),
        ("14,4%", Fraction(144, 1000), Fraction(1, 1000), True),
        ("1⁄6", Fraction(1, 6), 0, False),
        ("1 of 6", Fraction(1, 6), 0, False),
        ("about 1 out of 6", Fraction(1, 6), 0, False),
        ("1 in about 6", Fraction(1, 6), 0, False),
        ("1 von ca. 6", Fraction(1, 6), 0, False),
        ("1/~6", Fraction(1, 6), 0, False),
        ("1 von 6", Fraction(1, 6), 0, False),
        ("1 sur 6", Fraction(1, 6), 0, False),
        ("1 su 6", Fraction(1, 6), 0, False),
    ],
)
def test_a_number_is_read_as_it_is_meant(text: str, value: Fraction, unit: Fraction, per_cent: bool) -> None:
    assert read_number(text) == (value, unit, per_cent)


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "-",
        "%",
        ".",
        "1/0",
        "1 1/0",
        "1/2/3",
        "1.2.3",
        "1e9",
        "nan",
        "½",
        "x",
        "1" * (LONGEST + 1),
        None,
        [],
        1j,
        "1~6",
        "1 of 2 of 3",
    ],
)
def test_what_is_no_number_is_refused_with_what_is_wanted(answer: Any) -> None:
    with pytest.raises(GameError, match=r"a number is written as in 31/216"):
        read_number(answer)


@pytest.mark.parametrize("text", ["5,598,861", "5.598.861", "5 598 861", "5'598'861", "5598861", "+5,598,861"])
def test_a_large_count_may_have_its_thousands_apart(text: str) -> None:
    assert read_count(text) == (5598861, 1, False)


def test_a_comma_is_a_decimal_comma_where_no_count_is_wanted() -> None:
    assert read_number("1,234").value == Fraction(1234, 1000)
    assert read_count("1,234").value == 1234
    assert read_count("-1,234").value == -1234
    assert read_count("1,23").value == Fraction(123, 100)


@given(st.fractions(min_value=-(10**6), max_value=10**6, max_denominator=10**6))
def test_a_fraction_of_python_is_read_back(number: Fraction) -> None:
    assert read_number(number).value == number
    assert read_number(str(number)).value == number


@given(st.floats(min_value=-(10**6), max_value=10**6, allow_nan=False))
def test_a_number_that_python_worked_out_fits_what_it_stands_for(number: float) -> None:
    typed = read_number(number)
    assert abs(typed.value - Fraction(number)) <= Fraction(1, 10**9)


def test_numbers_from_elsewhere_are_read_too() -> None:
    import numpy as np

    assert read_number(np.float64(0.25)).value == Fraction(1, 4)
    assert read_count(np.int64(63)).value == 63
    # Too long to be typed as a fraction: as near as a decimal comes.
    assert abs(read_number(Fraction(1, 3**40)).value - Fraction(1, 3**40)) < Fraction(1, 10**11)
    assert number_text(0.25) == "0.25" and number_text(25 / 72) == "0.347222222222" and number_text("  14 % ") == "14 %"
    assert number_text(10**400) is None and number_text(float("inf")) is None


def test_a_number_of_more_digits_than_anyone_types_is_none() -> None:
    assert number_text("1" * LONGEST) == "1" * LONGEST and number_text("1" * (LONGEST + 1)) is None
    most = 10**12
    assert number_text(most - 1) == "999999999999" and number_text(1 - most) == "-999999999999"
    assert number_text(Fraction(1, most - 1)) == "1/999999999999"
    for number in (most, -most, float(most), Fraction(most, 7) * 7, float("nan")):
        assert number_text(number) is None
    assert number_text(Fraction(1, most)) == "0.000000000001" and number_text(1e-12) == "0.000000000001"


def test_a_number_fits_what_it_is_exactly_or_rounded_to_the_digits_that_were_typed() -> None:
    typed = TypedNumber(Fraction(14, 100), Fraction(1, 100))
    fits = [typed.fits(Fraction(thousandths, 1000)) for thousandths in (134, 135, 140, 144, 145, 146)]
    assert fits == [False, True, True, True, True, False]


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("20% to 45%", ("20%", "45%")),
        ("between 20 and 45 per cent", ("20%", "45 per cent")),
        ("20 per cent to 45 per cent", ("20 per cent", "45 per cent")),
        ("20 to 45%", ("20%", "45%")),
        ("100-300", ("100", "300")),
        ("1/4 to 50%", ("1/4", "50%")),
        ("1/3", ("1/3", "1/3")),
        ("", ("", "")),
        ("1" * (LONGEST + 1), ("", "")),
    ],
)
def test_an_interval_has_two_ends_and_one_number_is_both(text: str, ends: tuple[str, str]) -> None:
    assert interval_ends(text) == ends


def test_a_chance_may_be_certain_or_none_at_all() -> None:
    assert [read_chance(text).value for text in ("0", "0%", "1", "100 %", 0, 1)] == [0, 0, 1, 1, 0, 1]


@pytest.mark.parametrize("answer", ["14", "1.5", "-0.1", "120%", 2, -0.5])
def test_a_chance_is_at_least_0_and_at_most_1(answer: Any) -> None:
    with pytest.raises(GameError, match="0% to 100%"):
        read_chance(answer)
