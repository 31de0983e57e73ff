"""What a theme asks for is read from its fields."""

from typing import Annotated

import msgspec

from buttons_widgets.kit.puzzles.question import Asked, asked_by, line_of
from tests.nim_puzzles import HEAP, NimPuzzle

NOTHING: frozenset[str] = frozenset()


class Part(msgspec.Struct):
    """A part with two fields."""

    one: int
    two: int = 0


class Wide(NimPuzzle, tag="wide", frozen=True, kw_only=True):
    """Fields of every kind."""

    single: str
    short: Annotated[str, msgspec.Meta(max_length=3)] | None = None
    many: Annotated[tuple[str, ...], msgspec.Meta(max_length=3)] = ()
    listed: list[int] | None = None
    part: Part | None = None


def test_every_field_is_described() -> None:
    asked = asked_by(Wide)
    assert {name: asked[name] for name in ("single", "short", "many", "listed", "part")} == {
        "single": Asked(True, False, NOTHING),
        "short": Asked(False, False, NOTHING),
        "many": Asked(False, True, NOTHING),
        "listed": Asked(False, True, NOTHING),
        "part": Asked(False, False, frozenset({"one", "two"})),
    }
    assert asked["answers"].several


def test_a_puzzle_is_told_as_plain_values() -> None:
    assert line_of(HEAP)["position"] == "1 2 4"
    assert line_of(HEAP)["theme"] == "heap"
