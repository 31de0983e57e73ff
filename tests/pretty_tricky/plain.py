"""A second, plain referee of whole games of Pretty Tricky, written from the rules page alone: slow, and nothing shared.

Every box is a thing of its own, which lies in a set until it is ticked, and a game is one generator, which asks in the
order in which people would be asked at the table. What goes in and comes out are texts.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import combinations, product

HalfRow = tuple[int, str]
"""A row and a half, `left` or `right`."""

Question = tuple[int | str | None, set[str]]
"""Who is asked (a seat, `chance`, or None when the game is over), and the texts of all that may be answered."""

ROWS = range(2, 13)

MARKS_TO_END = {1: 5, 2: 6, 3: 5, 4: 4}
CALLED = {2: "2", 4: "4"}
"""Which printed boxes are ticked before the game, by the number of players."""


def dice_text(blue: Iterable[int], red: int) -> str:
    return f"dice {''.join(map(str, sorted(blue)))} {red}"


EVERY_ROLL = {dice_text(blue, red) for *blue, red in product(range(1, 7), repeat=4)}


def ticks_text(*sums: int) -> str:
    return " ".join(["tick", *map(str, sorted(sums))])


class Sheet:
    """What lies in front of one player."""

    def __init__(self, printed: dict[HalfRow, str]) -> None:
        self.printed = printed
        self.untouched: dict[HalfRow, set[int]] = {half_row: set() for half_row in printed}
        self.marks: set[int] = set()
        self.circles: set[tuple[int, int]] = set()

    def cross_a_circle(self, row: int) -> None:
        self.circles.add(next((row, place) for place in range(4) if (row, place) not in self.circles))

    def circled(self, row: int) -> int:
        return sum(circle[0] == row for circle in self.circles)

    def text(self) -> str:
        left, right = (
            "".join(str(len(self.untouched[row, half])) if self.printed[row, half] else "-" for row in ROWS)
            for half in ("left", "right")
        )
        left = "".join("!" if row in self.marks else sign for row, sign in zip(ROWS, left, strict=True))
        return f"{left} {right} {''.join(str(self.circled(row)) for row in ROWS)}"

    def scores(self) -> tuple[int, int]:
        full = [row for row in ROWS if self.printed[row, "right"] and not self.untouched[row, "right"]]
        return 2 * len(self.marks), sum(map(self.circled, full))


class Referee:
    """Watches over one game. `question` is what is asked now; `answer` takes the text of a move.

    Args:
        sheet: its text.
        players: how many.
        marks: how many end the game, if not as many as the rulebook says.
        positions: the text of each player's position, if it is not the beginning of a game.
    """

    def __init__(self, sheet: str, players: int, marks: int | None = None, positions: Sequence[str] = ()) -> None:
        printed = {
            (row, half): signs.replace("-", "")
            for row, line in zip(ROWS, sheet.split("/"), strict=True)
            for half, signs in zip(("left", "right"), line.split("|"), strict=True)
        }
        self.seats = range(players)
        self.sheets = [Sheet(printed) for _ in self.seats]
        if positions:
            for own, text in zip(self.sheets, positions, strict=True):
                self._fill_in(own, text)
        else:
            for own in self.sheets:
                own.untouched = {
                    half_row: {place for place, sign in enumerate(signs) if sign != CALLED.get(players)}
                    for half_row, signs in printed.items()
                }
        rows_with_a_left_half = sum(bool(printed[row, "left"]) for row in ROWS)
        self.wanted = min(MARKS_TO_END[players] if marks is None else marks, rows_with_a_left_half)
        self.round = 1
        self.active = 0
        self.dice: str | None = None
        self.winners: list[int] = []
        self._course = self._game()
        self.question: Question = (None, set())
        self._go_on(None)

    @staticmethod
    def _fill_in(own: Sheet, text: str) -> None:
        left, right, circles = text.split()
        for half, signs in (("left", left), ("right", right)):
            for row, sign in zip(ROWS, signs, strict=True):
                if sign == "!":
                    own.marks.add(row)
                elif sign != "-":
                    own.untouched[row, half] = set(range(int(sign)))
        own.circles = {(row, place) for row, sign in zip(ROWS, circles, strict=True) for place in range(int(sign))}

    def answer(self, text: str) -> None:
        assert text in self.question[1], f"{text!r} is none of {self.question[1]}"
        self._go_on(text)

    def _go_on(self, text: str | None) -> None:
        try:
            self.question = next(self._course) if text is None else self._course.send(text)
        except StopIteration:
            self.question = (None, set())

    def positions(self) -> list[str]:
        return [own.text() for own in self.sheets]

    def scores(self) -> list[tuple[int, int]]:
        return [own.scores() for own in self.sheets]

    # The rules

    def _game(self) -> Generator[Question, str, None]:
        rounds = 0
        while max(len(own.marks) for own in self.sheets) < self.wanted:
            rounds += 1
            self.round = rounds
            for seat in self.seats:
                self.active = seat
                yield from self._turn()
        ranks = [(x + xx, xx) for x, xx in self.scores()]
        self.winners = [seat for seat in self.seats if ranks[seat] == max(ranks)]

    def _turn(self) -> Generator[Question, str, None]:
        self.dice = yield "chance", EVERY_ROLL
        *blue, red = (int(pips) for pips in self.dice if pips.isdigit())
        own = self.sheets[self.active]
        ticked = yield from self._ticks(self.active, "left", self._own_choices(own, [*blue, red]))
        for step in self.seats[1:]:
            other = (self.active + step) % len(self.seats)
            right = {
                ticks_text(a + b) for a, b in combinations(blue, 2) if self.sheets[other].untouched[a + b, "right"]
            }
            yield from self._ticks(other, "right", right)
        for row in set(ticked):
            if not own.untouched[row, "left"]:
                own.marks.add(row)
                for everybody in self.sheets:
                    everybody.cross_a_circle(row)
        self.dice = None

    def _ticks(self, seat: int, half: str, choices: set[str]) -> Generator[Question, str, list[int]]:
        if not choices:
            return []
        text = yield seat, choices | {"pass"}
        rows = [int(word) for word in text.split()[1:]]
        for row in rows:
            self.sheets[seat].untouched[row, half].pop()
        return rows

    @staticmethod
    def _own_choices(own: Sheet, dice: list[int]) -> set[str]:
        left = {row: len(own.untouched[row, "left"]) for row in ROWS}
        choices = {ticks_text(a + b) for a, b in combinations(dice, 2) if left[a + b]}
        for other in (1, 2, 3):  # the die that makes a pair with the first one
            one = dice[0] + dice[other]
            two = sum(dice) - one
            if left[one] and left[two] and (one != two or left[one] > 1):
                choices.add(ticks_text(one, two))
        return choices
