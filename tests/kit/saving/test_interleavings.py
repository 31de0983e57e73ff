"""Two kernels take over a game that a third one still plays: in whatever order they come, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.files import read_record
from buttons_widgets.kit.saving.shelf import Shelf
from tests.kit.saving.test_shelf import record

ORDERS = sorted(order for order in set(permutations("aaabbbcc")) if order.index("a") < order.index("b"))
"""Those in which b comes before a are the same: both do the same."""


def takes_over(shelf: Shelf, path: Path, shown: list[int]) -> Iterator[None]:
    """A kernel that goes on with a game: step by step, as a table does it."""
    try:
        kept = read_record(path, lambda record: record)
    except SaveError:  # gone already: the person is told
        return
    yield
    shelf.write(shelf.new_path(), kept)
    shown.append(len(kept.moves))
    yield
    shelf.forget(path, kept)
    yield


def plays_on(shelf: Shelf, path: Path, shown: list[int]) -> Iterator[None]:
    """The kernel that had the game first."""
    for moves in (2, 3):
        shelf.write(path, record(moves=moves))
        shown.append(moves)
        yield


def test_in_every_order_all_that_was_shown_is_kept(tmp_path: Path) -> None:
    assert len(ORDERS) == 280
    for number, order in enumerate(ORDERS):
        shelves = {name: Shelf(tmp_path / str(number)) for name in "abc"}
        path = shelves["c"].new_path()
        shelves["c"].write(path, record(moves=1))
        shown: list[int] = []
        kernels = {
            "a": takes_over(shelves["a"], path, shown),
            "b": takes_over(shelves["b"], path, shown),
            "c": plays_on(shelves["c"], path, shown),
        }
        for name in order:
            next(kernels[name], None)
        kept = [len(found.moves) for _, found in shelves["a"].unfinished()]
        # A later state holds the earlier ones of its game, so the last one that each kernel has shown is enough.
        assert set(shown[-1:]) | {3} <= set(kept), f"{order}: {shown} shown, {kept} kept"
        assert max(shown) == max(kept)
