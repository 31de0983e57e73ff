"""Measure how much bots err: the grades of a review are made from it.

Run it from the top of the repository after a change of a bot or of the usual habits of opponents. It writes
`buttons/strategy/error_rates.json`; all cores share some minutes of work:

    .venv/bin/python -m tests.fit_error_rates

The seeds are fixed, so a new run finds the same numbers for the same bots.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context

from buttons_widgets.buttons.strategy.error_rates import CARDS, COSTS, MEASURED, SIDES, measured_costs


def main() -> None:
    """Write the file."""
    parts = list(product(CARDS, SIDES))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        measured = dict(zip(parts, workers.map(measured_costs, *zip(*parts, strict=True)), strict=True))
    found = {
        str(players): {name: {side: measured[players, side][name] for side in SIDES} for name in MEASURED}
        for players in CARDS
    }
    COSTS.write_text(json.dumps({"source": "tests/fit_error_rates.py", **found}, indent=1) + "\n", encoding="utf-8")
    print(COSTS.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
