"""Fit the estimate that the bots use on nearly empty boards, and measure what it loses.

Run it from the top of the repository; it takes half a minute and writes `buttons/strategy/estimate.json`:

    .venv/bin/python -m tests.fit_estimate

For each number of opponents a few boards of the kit's sides, some with stars on them, are solved exactly. The weights
are fitted by least squares to random positions of these with up to three buttons. The loss is measured on other boards
with other dice: for random rolls, the exact worth of the best space less that of the space that the estimate chooses;
the same for golden spaces, taken or left.
"""

from __future__ import annotations

import json
from random import Random
from statistics import fmean

import numpy as np

from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.strategy.estimate import WEIGHTS, numbers_of
from buttons_widgets.buttons.strategy.round_tables import STARS, RoundTable
from buttons_widgets.buttons.strategy.round_tables import solved as table_from

BOARDS_FITTED, BOARDS_MEASURED = 12, 4
POSITIONS, ROLLS = 400, 200
STARS_LYING = (0, 0, 2, 4, 6)
MOST_BUTTONS = 3
SEED = 2026


def solved(opponents: int, random: Random) -> RoundTable:
    """A random board of the kit at the start of a round, solved exactly."""
    layout = LAYOUTS[random.choice(list(LAYOUTS))]
    cards = "".join(random.sample("rbyg", 2 if opponents == 1 else 1))
    every = Position.of(layout).legal_cells()
    position = Position.of(layout, cards=cards, stars=random.sample(every, random.choice(STARS_LYING)))
    return table_from(position, Opponents(opponents), STARS)


def with_buttons(position: Position, buttons: int, random: Random) -> Position:
    """A position with some more buttons on random spaces."""
    for _ in range(buttons):
        position = position.lay(random.choice(position.legal_cells()))
    return position


def fitted(opponents: int, random: Random) -> list[float]:
    """The weights for a number of opponents."""
    numbers, worths = [], []
    for _ in range(BOARDS_FITTED):
        table = solved(opponents, random)
        for _ in range(POSITIONS):
            position = with_buttons(table.sets.position, random.randint(0, MOST_BUTTONS), random)
            numbers.append(numbers_of(position))
            worths.append(table.worth(position.button_mask, opponents, opponents))
    weights, *_ = np.linalg.lstsq(np.array(numbers), np.array(worths), rcond=None)
    return [round(float(weight), 5) for weight in weights]


def losses(opponents: int, weights: list[float], random: Random) -> dict[str, list[float]]:
    """The mean losses in stars, by the number of buttons that lie before the choice: of own and of golden spaces."""

    def guess(position: Position) -> float:
        return float(np.dot(weights, numbers_of(position)))

    own: list[list[float]] = [[] for _ in range(MOST_BUTTONS)]
    golden: list[list[float]] = [[] for _ in range(MOST_BUTTONS)]
    for _ in range(BOARDS_MEASURED):
        table = solved(opponents, random)
        for buttons in range(MOST_BUTTONS):
            for _ in range(ROLLS):
                position = with_buttons(table.sets.position, buttons, random)
                row, columns = random.randint(1, 6), {random.randint(1, 6) for _ in range(5)}
                after = [position.lay((row, col)) for col in columns if position.is_legal((row, col))]
                if after:
                    worths = [table.worth(one.button_mask, opponents, opponents) for one in after]
                    own[buttons].append(max(worths) - worths[max(range(len(after)), key=lambda i: guess(after[i]))])
                cell = row, random.randint(1, 6)
                if opponents and position.is_legal(cell):
                    to_act = random.randrange(opponents)
                    both = position, position.lay(cell)
                    worths = [table.worth(one.button_mask, to_act, opponents) for one in both]
                    golden[buttons].append(max(worths) - worths[guess(both[1]) > guess(both[0])])
    return {
        "own spaces": [round(fmean(some), 4) for some in own],
        "golden spaces": [round(fmean(some), 4) for some in golden if some],
    }


def main() -> None:
    """Write the file."""
    random = Random(SEED)
    weights = [fitted(opponents, random) for opponents in range(4)]
    measured = {str(opponents): losses(opponents, weights[opponents], random) for opponents in range(4)}
    found = {
        "source": "tests/fit_estimate.py",
        "weights": weights,
        "mean loss in stars, by opponents and by the buttons that lie before the choice": measured,
    }
    WEIGHTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(measured, indent=1))


if __name__ == "__main__":
    main()
