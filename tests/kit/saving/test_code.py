"""The digits of codes: numbers of any size, written and read in little time, in the form that they always had."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.saving.code import (
    MOST_LETTERS,
    CodeError,
    CodeReader,
    CodeWriter,
    mixed_radix_number,
    to_letters,
    to_number,
)

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def plain_letters(number: int) -> str:
    """Letter by letter, as the form is defined."""
    letters = ""
    while number:
        number, value = divmod(number, 62)
        letters = LETTERS[value] + letters
    return letters


@given(st.integers(0, 2**200) | st.integers(0, 100).map(lambda power: 62**power))
def test_a_number_is_written_in_letters_and_read(number: int) -> None:
    assert to_letters(number) == plain_letters(number)
    assert to_number("00" + to_letters(number)) == number


@given(st.lists(st.integers(2, 500).flatmap(lambda most: st.tuples(st.integers(0, most - 1), st.just(most)))))
def test_digits_make_the_number_of_their_mixed_radix(digits: list[tuple[int, int]]) -> None:
    number = 0
    for value, base in reversed(digits):
        number = number * base + value
    assert mixed_radix_number(digits) == number


def test_a_forced_choice_takes_no_room() -> None:
    writer, forced = CodeWriter(), CodeWriter()
    writer.put(1, 2)
    for value, choices in ((0, 1), (1, 2), (0, 1)):
        forced.put(value, choices)
    assert forced.code("GAME") == writer.code("GAME")
    reader = CodeReader(forced.code("GAME"), "GAME")
    assert [reader.take(choices) for choices in (1, 2, 1)] == [0, 1, 0]


def test_a_negative_count_is_refused() -> None:
    with pytest.raises(ValueError, match="-1 is not a count"):
        CodeWriter().put_count(-1)


@given(st.binary(max_size=300), st.integers(0, 6))
def test_bytes_are_written_as_a_digit_each(data: bytes, before: int) -> None:
    together, apart = CodeWriter(), CodeWriter()
    for writer in (together, apart):
        writer.put(before, 7)
    together.put_bytes(data)
    for byte in data:
        apart.put(byte, 256)
    code = together.code("GAME")
    assert code == apart.code("GAME")
    reader = CodeReader(code, "GAME")
    assert (reader.take(7), reader.take_bytes(len(data))) == (before, data)
    reader.close()


def test_the_longest_code_is_written_and_read() -> None:
    writer = CodeWriter()
    for place in range(MOST_LETTERS):
        writer.put(place % 61 + 1, 62)
    code = writer.code("GAME")
    assert len(code) == len("GAME1") + 3 + 7 + MOST_LETTERS
    reader = CodeReader(code, "GAME")
    assert [reader.take(62) for _ in range(MOST_LETTERS)] == [place % 61 + 1 for place in range(MOST_LETTERS)]
    reader.close()
    writer.put(1, 62)
    with pytest.raises(ValueError, match="it would have 20001 letters"):
        writer.code("GAME")


def test_a_message_does_not_repeat_what_is_long() -> None:
    for text in ("x" * 10_000_000, b"x" * 10_000_000, ["x"] * 100_000, Unprintable()):
        with pytest.raises(CodeError) as caught:
            CodeReader(text, "GAME")  # type: ignore[arg-type]
        assert len(str(caught.value)) < 300


class Unprintable:
    """An object that cannot even be printed."""

    def __repr__(self) -> str:
        raise RuntimeError("no")
