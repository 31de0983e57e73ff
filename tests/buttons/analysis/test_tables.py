"""The tables that the solver's compiled pass takes."""

from __future__ import annotations

import random
from itertools import product

import numpy as np

from buttons_widgets.buttons.analysis.backward_pass import blocks
from buttons_widgets.buttons.analysis.lattice import Lattice
from buttons_widgets.buttons.analysis.payoff import OF_GOAL
from tests.buttons.analysis.test_solver import random_position


def test_tables_have_one_type_whatever_the_position() -> None:
    """For another type of an array, or another order, numba would compile the pass once more."""
    rng = random.Random(36)
    types = set()
    for size, buttons in product((3, 4, 5, 6), (0, 1, 3, 5, 9)):
        position = random_position(rng, size, size, buttons, "r", 5)
        tables, _ = blocks.tables_for(position, Lattice(size, position.legal_mask), OF_GOAL["win"], blocks.BEST_PLAY)
        arrays = [part for part in tables if isinstance(part, np.ndarray)]
        assert all(array.flags.c_contiguous for array in arrays), position
        types.add(tuple((array.dtype, array.ndim) for array in arrays))
    assert len(types) == 1
