"""Every input that the fuzzer has found worth keeping holds what its reader promises."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.knocks.fuzzing import CORPUS, MOST_KEPT, kept_inputs, read_spent
from tests.knocks.readers import READERS
from tests.knocks.tally import Tally


@pytest.mark.parametrize("name", READERS)
def test_every_kept_input(name: str, tmp_path: Path, counted: Callable[[object], None]) -> None:
    tally = Tally(f"kept inputs of {name}", bounded=False)
    for data in kept_inputs(name):
        READERS[name].check(data, tally, tmp_path)
    counted(tally)


def test_what_is_kept_is_small_in_order_and_of_a_reader() -> None:
    files = {path.stem: path for path in CORPUS.glob("*.json")}
    assert files.keys() - {"spent"} <= READERS.keys()
    assert read_spent(CORPUS).keys() <= READERS.keys()
    for name in files.keys() - {"spent"}:
        inputs = kept_inputs(name)
        assert inputs == sorted(set(inputs), key=lambda data: (len(data), data))
        assert files[name].stat().st_size <= MOST_KEPT
