"""A second set of rules, to referee the first: as plain as the rulebook, with sets of cells and texts of moves.

It imports nothing of the kit and is built quite differently: a game is one generator that asks for moves in the order
in which people would be asked at the table.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations

Cell = tuple[int, int]
Question = tuple[int | str | None, set[str] | None]
"""Who is asked, and the texts of all that may be answered: `("chance", None)` asks for dice."""


def space(cell: Cell) -> str:
    return f"{cell[0]}-{cell[1]}"


class Referee:
    """Watches over one game. `question` is what is asked now; `answer` takes the text of a move."""

    def __init__(self, names: list[str], boards: list[str], cards: list[str]) -> None:
        self.names = names
        self.size = int(len(boards[0].replace("/", "")) ** 0.5)
        self.printed = [self._cells(board.replace("/", "")) for board in boards]
        self.cards = [set(own) for own in cards]
        self.seats = range(len(names))
        self.buttons: list[set[Cell]] = [set() for _ in self.seats]
        self.stars: list[set[Cell]] = [set() for _ in self.seats]
        self.depots = [0 for _ in self.seats]
        self.winners: list[int] = []
        self.round = 0
        self._course = self._game()
        self.question: Question = next(self._course)

    def _cells(self, letters: str) -> dict[Cell, str]:
        return {(i // self.size + 1, i % self.size + 1): letter for i, letter in enumerate(letters)}

    def answer(self, text: str) -> None:
        options = self.question[1]
        assert options is None or text in options, f"{text!r} is none of {options}"
        try:
            self.question = self._course.send(text)
        except StopIteration:
            self.question = (None, set())

    # The rules

    def _game(self) -> Generator[Question, str, None]:
        while not self.winners:
            self.round += 1
            yield from self._round()

    def _round(self) -> Generator[Question, str, None]:
        starter = next((seat for seat in self.seats if "r" in self.cards[seat]), 0)
        out: list[int] = []
        bust: list[int] = []
        turn: int | None = starter
        while turn is not None:
            choice = yield turn, {"roll", "opt out"} if self.buttons[turn] else {"roll"}
            if choice == "opt out":
                self._leave(turn, out)
            else:
                yield from self._roll(turn, out, bust)
            left = [(turn + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
            turn = next((seat for seat in left if seat not in out + bust), None)
        for step in self.seats:
            seat = (starter + step) % len(self.seats)
            if seat in out:
                ways = combinations(sorted(self.buttons[seat]), self._earned(seat))
                choice = yield seat, {"stars " + " ".join(map(space, way)) for way in ways}
                placed = {(int(text[0]), int(text[2])) for text in choice.split()[1:]}
                self.stars[seat] |= placed
                self.buttons[seat] -= placed
        self._end(starter)

    def _roll(self, turn: int, out: list[int], bust: list[int]) -> Generator[Question, str, None]:
        text = yield "chance", None
        digits = [int(letter) for letter in text if letter.isdigit()]
        white, gold, *plain = digits
        assert text.startswith("dice ")
        # Six dice: white, gold, and four that may lie in depots.
        assert len(plain) == max(0, 4 - sum(self.depots)), f"{text!r} with {self.depots} in depots"
        assert all(1 <= pip <= self.size for pip in digits)
        mine = {(white, column) for column in (gold, *plain) if self._free(turn, (white, column))}
        if mine:
            choice = yield turn, {f"lay {space(cell)}" for cell in mine}
            self.buttons[turn].add((white, int(choice[-1])))
        else:
            self.buttons[turn] = set()
            self._leave(turn, bust)
        for step in range(1, len(self.seats)):
            seat = (turn + step) % len(self.seats)
            if seat not in out + bust and self._free(seat, (white, gold)):
                choice = yield seat, {f"lay {space((white, gold))}", "pass"}
                if choice != "pass":
                    self.buttons[seat].add((white, gold))

    def _free(self, seat: int, cell: Cell) -> bool:
        row, column = cell
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        return cell not in self.buttons[seat] | self.stars[seat] and not beside & self.buttons[seat]

    def _leave(self, seat: int, where: list[int]) -> None:
        where.append(seat)
        self.depots[seat] = {1: 0, 2: 2, 3: 1, 4: 1}[len(self.seats)]

    def _earned(self, seat: int) -> int:
        covered = [self.printed[seat][cell] for cell in self.buttons[seat]]
        scoring = {colour for colour in covered if covered.count(colour) >= 3}
        return 1 + len(scoring) + len(scoring & self.cards[seat])

    def _has_line(self, seat: int) -> bool:
        one_to_n = range(1, self.size + 1)
        rows = ["".join(".*"[(row, column) in self.stars[seat]] for column in one_to_n) for row in one_to_n]
        columns = ["".join(line) for line in zip(*rows, strict=True)]
        return any("*****" in line for line in rows + columns)

    def _end(self, starter: int) -> None:
        ranks = [(self._has_line(seat), len(self.stars[seat])) for seat in self.seats]
        if any(line or stars >= 12 for line, stars in ranks) or all(stars == self.size**2 for _, stars in ranks):
            self.winners = [seat for seat in self.seats if ranks[seat] == max(ranks)]
            self.buttons = [set() for _ in self.seats]
            return
        if len(self.seats) == 1:
            self.cards = [{"r": {"b"}, "b": {"y"}, "y": {"g"}, "g": {"r"}}[next(iter(self.cards[0]))]]
        else:
            # To the left is clockwise: seat 0's cards go to seat 1.
            self.cards = [self.cards[seat - 1] for seat in self.seats]
        self.buttons = [set() for _ in self.seats]
        self.depots = [0 for _ in self.seats]


def read(text: str) -> tuple[Referee, list[tuple[str, str]]]:
    """A referee for the game that a text tells, and its moves: who is said to make each, and its text."""
    head, *rounds = text.split("\n\n")
    names, boards, cards = [], [], []
    for line in head.splitlines()[2:]:
        name, rest = line.split(": ")
        held, board = rest.split(", layout ")
        names.append(name)
        cards.append(held.split()[1])
        boards.append(board)
    moves = []
    for number, lines in enumerate(rounds, start=1):
        first, *others = lines.strip().splitlines()
        assert first == f"Round {number}"
        for line in others:
            name, done = line.split(": ")
            moves += [(name, move) for move in done.split(", ")]
    return Referee(names, boards, cards), moves
