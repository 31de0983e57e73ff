"""Moves that declare their texts: which values a form may hold, and what stands between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from buttons_widgets.kit.rules.errors import NotationError
from buttons_widgets.kit.rules.game import Seat
from buttons_widgets.kit.rules.moves import MoveTexts, TextMove

if TYPE_CHECKING:
    from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Put(TextMove):
    """A type that only type checkers know."""

    place: int
    weight: Decimal | None = None

    form = "put {place}"


@dataclass(frozen=True, slots=True)
class Give(TextMove):
    """A field that is a number by another name."""

    to: Seat
    what: str

    form = "give {to} {what...}"


@dataclass(frozen=True, slots=True)
class Again(TextMove):
    """What means something in a pattern stands in the form."""

    times: int

    form = "take {times} (again)"


@dataclass(frozen=True, slots=True)
class Plus(TextMove):
    number: int

    form = "+{number}"


@dataclass(frozen=True, slots=True)
class Draw(TextMove):
    """A number that may be missing."""

    count: int | None = None

    form = "draw {count?}"


@dataclass(frozen=True, slots=True)
class Call(TextMove):
    """One that may be missing, and then is 1."""

    trump: str
    level: int = 1

    form = "call {trump} {level?}"


MOVES: MoveTexts[Any] = MoveTexts(Give | Again | Plus | Draw | Call, "draw 1")


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Give(1, "3 red ones"), "give 1 3 red ones"),
        (Again(2), "take 2 (again)"),
        (Plus(3), "+3"),
        (Draw(), "draw"),
        (Draw(0), "draw 0"),
        (Call("hearts"), "call hearts 1"),
        (Call("none", 2), "call none 2"),
    ],
)
def test_a_move_reads_back_from_its_text(move: TextMove, text: str) -> None:
    assert str(move) == text
    assert MOVES.parse(text) == move
    assert [type(value) for value in vars_of(MOVES.parse(text))] == [type(value) for value in vars_of(move)]


def vars_of(move: Any) -> list[object]:
    return [getattr(move, name) for name in move.__slots__]


def test_a_value_that_is_missing_is_the_default() -> None:
    assert MOVES.parse("call hearts") == Call("hearts", 1)


@pytest.mark.parametrize("text", ["give Bo 3", "take 2 again", "take 2 (again", "3", "draw one", "draw 1 2", "call"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(NotationError, match="is not a move: write draw 1"):
        MOVES.parse(text)


def test_a_move_is_read_whose_types_only_a_type_checker_knows() -> None:
    assert MoveTexts[Put](Put, "put 2").parse("put 2") == Put(2)


@dataclass(frozen=True, slots=True)
class Throw(TextMove):
    pips: int
    times: int = 1
    form = "throw {pips} {times?}"
    example = "throw 6 2"


@pytest.mark.parametrize("text", ["throw 6 2", "6 2", "  throw  6   2 ", " 6 2 "])
def test_one_kind_of_move_is_read_with_or_without_its_first_word(text: str) -> None:
    assert Throw.parse(text) == Throw(6, 2)
    assert Throw.parse(text.replace("2", "")) == Throw(6)


@pytest.mark.parametrize("text", ["", "throw", "roll 6", "6 2 1", "six", "9" * 5000, 6, None])
def test_what_is_no_such_move_is_refused_with_an_example(text: Any) -> None:
    with pytest.raises(NotationError, match="is not a move: write throw 6 2"):
        Throw.parse(text)


@dataclass(frozen=True, slots=True)
class Go(TextMove):
    """One that begins with a value."""

    start: int
    end: int
    form = "{start} {end}"


@dataclass(frozen=True, slots=True)
class Pass(TextMove):
    form = "pass"


@pytest.mark.parametrize(("text", "move"), [("+3", Plus(3)), ("2 5", Go(2, 5)), ("pass", Pass())])
def test_a_move_that_begins_with_a_value_or_is_one_word_has_no_word_before_it(text: str, move: TextMove) -> None:
    assert type(move).parse(text) == move
    with pytest.raises(NotationError, match=r"^'fly' is not a move: write "):
        type(move).parse("fly")


def test_a_move_may_have_its_form_from_a_class_that_is_no_move() -> None:
    class Flying:
        form = "fly"

    class Fly(Flying, TextMove):
        pass

    assert str(Fly()) == "fly"


def test_no_move_is_made_of_another_one() -> None:
    with pytest.raises(TypeError, match=r"^Larger cannot be made of a move: take the moves of the game as they are$"):

        class Larger(Plus):
            pass
