"""The rolls of exercise 3.3: some are bust and some are not, each for a reason of its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import ClassVar

from ..buttons.rules.laying import Obstacle
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..kit.course.choice_exercise import SeveralExercise
from ..kit.language.words import Words
from .dice_questions import ShowsPosition, drawn_position, open_by_row


class WhichAreBust(ShowsPosition, SeveralExercise):
    """Five rolls: which are bust?"""

    number = "3.3"
    right: ClassVar[Collection[str]] = ("closed-row", "all-miss", "beside")
    options: Sequence[str] = ()

    def draw(self, random: Random) -> None:
        """A board, and a roll for each way to be bust or not."""
        while True:
            self.position = drawn_position(random, _has_a_closed_row, buttons=6, stars=3, black_dice=3)
            found = {name: self._roll_of(name, random) for name in ("closed-row", "all-miss", "beside", "hit", "hits")}
            self.dice = {name: dice for name, dice in found.items() if dice is not None}
            if len(set(self.dice.values())) == len(found):
                self.options = random.sample(list(found), len(found))
                return

    def _roll_of(self, kind: str, random: Random) -> Dice | None:
        """A roll of a kind; `None` if the board has no row for it.

        `closed-row`: nothing is open in its row. `all-miss`: each black die shows a button or a star, though a space of
        the row is open. `beside`: the same, but one shows an empty space next to a button. `hit`: one black die
        shows an open space. `hits`: all do.
        """
        rows = {row: self._columns(row) for row in random.sample(range(1, 7), 6)}
        for row, (is_open, beside, taken) in rows.items():
            closed = sorted([*beside, *taken])
            black: list[int] = []
            if kind == "closed-row" and not is_open:
                black = random.sample(range(1, 7), 3)
            elif kind == "all-miss" and is_open and len(taken) >= 2:
                black = [*taken, taken[0]][:3]
            elif kind == "beside" and is_open and beside and len(closed) >= 3:
                black = [beside[0], *random.sample([one for one in closed if one != beside[0]], 2)]
            elif kind == "hit" and is_open and len(closed) >= 2:
                black = [random.choice(is_open), *random.sample(closed, 2)]
            elif kind == "hits" and len(is_open) >= 2:
                black = [*is_open, is_open[0]][:3]
            if black:
                return Dice(row, black[0], tuple(black[1:]))
        return None

    def _columns(self, row: int) -> tuple[list[int], list[int], list[int]]:
        """The columns of a row that are open, that are closed by a neighbour, and that are taken."""
        why = {column: self.position.why_not((row, column)) for column in range(1, self.position.size + 1)}
        return (
            [column for column, obstacle in why.items() if obstacle is None],
            [column for column, obstacle in why.items() if obstacle is Obstacle.BESIDE],
            [column for column, obstacle in why.items() if obstacle not in (None, Obstacle.BESIDE)],
        )

    def option_text(self, option: str, words: Words) -> str:
        """A roll."""
        dice = self.dice[option]
        return self.say(words, "roll", white=dice.white, black=" ".join(map(str, sorted([dice.gold, *dice.black]))))

    def mistakes(self) -> Mapping[str, Collection[str]]:
        """The sets of rolls that somebody chooses who has the rule slightly wrong."""
        every = set(self.options)
        return {
            "opposite": every - set(self.right),
            "only-closed-rows": {"closed-row"},
            "neighbours-open": {"closed-row", "all-miss"},
            "hit": {*self.right, "hit"},
            "hits": {*self.right, "hits"},
        }


def _has_a_closed_row(position: Position) -> bool:
    return 0 in open_by_row(position)
