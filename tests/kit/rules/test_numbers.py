"""What counts as a whole number."""

import numpy
import pytest

from buttons_widgets.kit.rules.numbers import whole_number


@pytest.mark.parametrize("value", [3, numpy.int64(3), numpy.uint8(3), numpy.array(3)])
def test_whole_numbers_of_all_kinds_become_plain_ones(value: object) -> None:
    assert whole_number(value) == 3
    assert type(whole_number(value)) is int


@pytest.mark.parametrize(
    "value", [True, False, numpy.True_, 2.0, "2", None, [2], numpy.array([2, 3]), numpy.float64(2)]
)
def test_what_is_no_whole_number_is_none(value: object) -> None:
    assert whole_number(value) is None
