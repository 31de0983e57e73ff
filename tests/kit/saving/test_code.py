"""The digits of codes: numbers of any size, written and read in little time, in the form that they always had."""

import pytest
from hypothesis import example, given
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


@given(st.integers(1, 2**64))
@example(1)
@example(1 << 7)
@example(1 << 14)
def test_a_count_is_read_up_to_the_most_that_is_allowed(count: int) -> None:
    writer = CodeWriter()
    writer.put_count(count)
    code = writer.code("GAME")
    reader = CodeReader(code, "GAME")
    assert reader.take_count(count) == count
    reader.close()
    with pytest.raises(CodeError, match=f"a count in it is {count}, and {count - 1} is the most"):
        CodeReader(code, "GAME").take_count(count - 1)


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


def test_a_digit_that_is_no_choice_is_refused() -> None:
    with pytest.raises(ValueError, match="6 is not one of 6 choices"):
        CodeWriter().put(6, choices=6)


def code_of(*digits: tuple[int, int]) -> str:
    writer = CodeWriter()
    for value, choices in digits:
        writer.put(value, choices)
    return writer.code("GAME")


WHOLE = code_of((2, 6), (12345, 99999))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "there is no code here"),
        (" \n", "there is no code here"),
        (WHOLE.replace("GAME1", "GAME3"), "made by a later version of the kit"),
        (WHOLE.replace("GAME1", "GAME1_"), "only letters and digits, but '_' stands in this one"),
        (WHOLE[:14], "its end is missing"),
        (WHOLE[:-1], "1 letter at its end is missing"),
        (WHOLE[:-2], "2 letters at its end are missing"),
        (WHOLE + "0", "it has 1 letter more than it says"),
        (WHOLE + "00", "it has 2 letters more than it says"),
        (WHOLE[:-1] + WHOLE[-1].swapcase(), "this code was mistyped or changed"),
    ],
)
def test_what_is_not_a_whole_code_is_refused_with_the_reason(text: str, told: str) -> None:
    with pytest.raises(CodeError) as refused:
        CodeReader(text, "GAME")
    assert told in str(refused.value)


def test_a_code_that_holds_more_than_was_taken_is_refused() -> None:
    reader = CodeReader(WHOLE, "GAME")
    assert reader.take(6) == 2
    with pytest.raises(CodeError, match="it goes on after the game’s last move"):
        reader.close()


def test_bytes_that_are_no_text_are_refused() -> None:
    reader = CodeReader(code_of((1, 512), (0xFF, 256)), "GAME")
    with pytest.raises(CodeError, match="a text in it is not valid UTF-8"):
        reader.take_text()


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


def test_who_sits_in_a_seat_is_told_even_where_a_name_is_half_a_character() -> None:
    writer = CodeWriter()
    writer.put_seats(["person", "bot \ud800"])
    assert CodeReader(writer.code("GAME"), "GAME").take_seats(2) == ("person", "bot ?")


def test_a_message_does_not_repeat_what_is_long() -> None:
    for text in ("x" * 10_000_000, b"x" * 10_000_000, ["x"] * 100_000, Unprintable()):
        with pytest.raises(CodeError) as caught:
            CodeReader(text, "GAME")  # type: ignore[arg-type]
        assert len(str(caught.value)) < 300


class Unprintable:
    """An object that cannot even be printed."""

    def __repr__(self) -> str:
        raise RuntimeError("no")
