"""The answers to the puzzles of War of the Buttons, from the rules page alone: by the plain referee, by all rolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from buttons_widgets.kit.puzzles.puzzle import MOST_ANSWERS, Puzzle

from .plain import Referee
from .plain_things import LETTERS, SCHOOL


class Watcher(Referee):
    """A referee who goes home when no die is left: the end of the round is not settled."""

    def _end_round(self) -> None:
        self.do = "end"


def outcomes(table: str, *, to_the_end: bool) -> dict[str, str]:
    """A way to every table that may come of a turn, or of all up to the end of the round, by the table's text."""
    start = Watcher(table)
    found, seen, unfinished = dict[str, str](), {start.text}, [(start, "")]
    for before, made in unfinished:
        for move in sorted(before.answers()):
            after = before.after(move)
            if (lying := after.text) in seen:
                continue
            seen.add(lying)
            way = f"{made}, {move}".removeprefix(", ")
            if after.do == "end" or (not to_the_end and after.do.split()[1:] == ["turn"]):
                found[lying] = way
            else:
                unfinished.append((after, way))
    return found


def line_of(table: str, name: str) -> list[str]:
    """The words of the line that begins with a name, without it."""
    return next(line.split()[1:] for line in table.splitlines() if line.split()[0] == name)


def player(table: str, letter: str) -> dict[str, str]:
    """What lies before a player."""
    return dict(word.split("=") for word in line_of(table, letter))


def holds(table: str, setting: str, letter: str) -> bool:
    """Whether a coloured die of a player lies on a setting."""
    return letter in line_of(table, setting)[1]


def can_beat(table: str, setting: str, letter: str) -> bool:
    """Whether a player could bid on a setting, if it were to move next: with a supplement before it or without."""
    head, *lines = table.splitlines()
    asked = Watcher("\n".join([f"{head.partition(' do ')[0]} do {letter} turn", *lines]))
    moves, ready = asked.answers(), [asked]
    for move in moves:
        if move.split()[0] in ("white", "change", "give"):
            supplied = asked.after(move)
            if supplied.do.split()[1] == "free":
                ready += [supplied.after(freed) for freed in supplied.answers()]
            ready += [supplied] if supplied.do.endswith("used") else []
    return any(move.startswith(f"{setting} ") for one in ready for move in one.answers())


def answered(table: str, setting: str, letter: str, known: dict[object, bool]) -> bool:
    """Whether any other player could beat who holds a setting; what is known from tables that look the same is used."""
    for other in LETTERS:
        if other != letter and f"\n{other} " in table and player(table, other)["dice"] != "-":
            seen = other, *line_of(table, other), *line_of(table, "white")[:1], line_of(table, setting)[1]
            if seen not in known:
                known[seen] = can_beat(table, setting, other)
            if known[seen]:
                return True
    return False


def worths(puzzle: Puzzle) -> dict[str, int]:
    """By each table that may come of the turn how good that is; tables that do not do what is asked are left out."""
    start = Watcher(puzzle.position)
    letter, setting = start.do[0], getattr(puzzle, "setting", "")
    found = outcomes(start.text, to_the_end=puzzle.theme == "exam")
    known: dict[object, bool] = {}
    match puzzle.theme:
        case "earn":
            return {table: int(player(table, letter)["buttons"]) for table in found}
        case "displace":
            return {table: int(player(table, letter)["buttons"]) for table in found if holds(table, setting, letter)}
        case "finish_hut":
            return {table: 1 for table in found if not set(player(table, letter)["hut"]) & set(".123456")}
        case "unanswerable":
            held = [table for table in found if holds(table, setting, letter)]
            return {table: 1 for table in held if not answered(table, setting, letter, known)}
    assert puzzle.theme == "exam"
    won = {table: examined(table) for table in found}
    return {table: 2 if best == letter else 1 for table, best in won.items() if best in (letter, "")}


def examined(table: str) -> str:
    """The letter of who wins the exam of a round whose turns are over; "" for nobody."""
    die = next((word for word in line_of(table, "school") if word.startswith("exam:")), "")
    best = Watcher(table.replace(" do end", " do over", 1))._most(int(die[-1]), SCHOOL) if die else None
    return "" if best is None else best.letter


def rolls(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every roll of some dice, with the number of ways in which it falls."""
    for roll in combinations_with_replacement(range(1, 7), dice):
        yield roll, factorial(dice) // prod(map(factorial, Counter(roll).values()))


def chance(position: str) -> Fraction:
    """The answer to a question about dice, by looking at all rolls."""
    kind, *words = position.split()
    if kind == "reroll":
        dice, wanted = words[0], int(words[1])
        kept = {part for many in range(len(dice) + 1) for part in combinations(dice, many)}
        return max(
            share(len(dice) - len(part), lambda roll, part=part: alike((*map(int, part), *roll)) >= wanted)
            for part in kept
        )
    number, bid = int(words[0]), words[1]
    if kind == "equal":
        return share(number, lambda roll: alike(roll) >= int(bid))
    return share(number, lambda roll: any(hand_beats(hand, bid) for hand in turned(roll, int(words[2]))))


def share(dice: int, good: Callable[[tuple[int, ...]], bool]) -> Fraction:
    """In what share of the rolls of some dice something is true."""
    return Fraction(sum(ways for roll, ways in rolls(dice) if good(roll)), 6**dice)


def alike(roll: tuple[int, ...]) -> int:
    """How many dice are equal at most."""
    return max(Counter(roll).values())


def turned(roll: tuple[int, ...], pips: int) -> Iterator[tuple[int, ...]]:
    """The roll, and what it becomes if one die is turned by some pips at most."""
    yield roll
    for at, die in enumerate(roll):
        for new in range(max(1, die - pips), min(6, die + pips) + 1):
            yield (*roll[:at], new, *roll[at + 1 :])


def hand_beats(roll: tuple[int, ...], bid: str) -> bool:
    """Whether some equal dice of a roll beat a bid."""
    return any((many, value) > (len(bid), int(bid[0])) for value, many in Counter(roll).items())


def plain_answers(puzzle: Puzzle) -> set[str] | None:
    """Every right answer: those of the puzzle, if they are one way to each table that is right; else ways to all."""
    if puzzle.theme == "how_likely":
        return {str(chance(puzzle.position))}
    found = worths(puzzle)
    right = {table for table, worth in found.items() if worth == max(found.values())}
    reached = [after(puzzle.position, answer) for answer in puzzle.answers]
    is_example = len(right) > MOST_ANSWERS and len(reached) == 1
    if (set(reached) == right and len(reached) == len(right)) or (is_example and set(reached) <= right):
        return set(puzzle.answers)
    ways = outcomes(Watcher(puzzle.position).text, to_the_end=puzzle.theme == "exam")
    return {ways[table] for table in right}


def after(position: str, answer: str) -> str:
    """The table after the moves of an answer."""
    referee = Watcher(position)
    for move in answer.split(", "):
        referee.answer(move)
    return referee.text
