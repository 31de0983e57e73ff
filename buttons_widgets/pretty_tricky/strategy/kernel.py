"""The loops of the simulator: whole games between the bots, on whole numbers.

The rules of the game stand in `rules/game.py`, those of the bots in `bots.py`; a test compares each move with both.
They are compiled where numba is installed, and all stand in this module but for the streams of random numbers (see
`kit/analysis/compiling.py`).

Rows are counted from 0. A roll is a number from 0 to 1295: its base 6 digits are the blue dice and, last, the red one.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis.compiling import compiled, compiled_part
from ...kit.analysis.streams import STEP, Key, number_below, stream_of
from ..rules.moves import BLUE_DICE, PIPS, Dice
from ..rules.sheet import ROWS

Ints = NDArray[np.int64]
Rows = NDArray[np.int8]
Floats = NDArray[np.float64]
Keys = NDArray[np.uint64]

RANDOM, NEAREST, CHANCE, RACE, CHAMPION = range(5)
"""The bots."""
OWN, OTHERS = range(2)
"""The two halves, in `Table.fill`."""

LINES: Final = len(ROWS)
LEFT, RIGHT, FILLED, MARKS, NUMBER, WIDTH = 0, LINES, 2 * LINES, 3 * LINES, 3 * LINES + 1, 3 * LINES + 2
"""A sheet is a row of whole numbers: how many boxes are open in the left half of each row; the same of the right half,
or -1 where there are none; whether the left half is full, 1 or 0 (a row counts at once, and is scored when the turn
ends); how many are; and the number of the left half among the races."""
WORTHS, PAYS, WAITS, ROOM = range(4)
"""What is worked out for a decision: what the moves are worth, what each full row pays, and the waits of open rows."""
ROLLS: Final = len(PIPS) ** (BLUE_DICE + 1)
NOBODY, TO_ROLL, FREE = -1, -1, -2
"""Who rolls, in a log; no roll yet; and no first move that is fixed."""
PASS, NOT_ASKED = -1, -2
"""What is chosen if no row is."""
MOST_MOVES: Final = 9
TIE: Final = 1e-9
MARK: Final = 2.0
NEAR: Final = 20.0
"""A tick is worth so much to a bot that ticks what is nearest, less the open boxes."""
FAR: Final = 1e300


def _moves() -> Rows:
    """The moves that may be legal: for each roll of one's own, then for each of others', one below the other.

    Each is two rows, or one and `PASS`; `NOT_ASKED` stands where there are no more.
    """
    moves = np.full((2, ROLLS, MOST_MOVES, 2), NOT_ASKED, np.int8)
    for roll, (*blue, red) in enumerate(product(PIPS, repeat=BLUE_DICE + 1)):
        dice = Dice(tuple(blue), red)
        own, others = ([(row, ROWS[0] + PASS) for row in sums] for sums in (dice.sums, dice.blue_sums))
        for half, offered in ((OWN, [*dice.splits, *own]), (OTHERS, others)):
            moves[half, roll, : len(offered)] = np.array(offered) - ROWS[0]
    return moves.reshape(-1, MOST_MOVES, 2)


MOVES: Final = _moves()


class Table(NamedTuple):
    """What does not change in the games of a simulation.

    Attributes:
        players: how many play.
        needed: so many marks end a game.
        bots: for each seat which bot it is.
        weights: `ROLLS_A_WAIT`, `HURRY` and `ENDING` of the bots.
        chances: how likely an own roll offers each row.
        fill: the chances to fill a row: by half, row, open boxes, and rolls.
        race: how many rolls are to come in a race, by the number of the left half; empty if no bot asks.
        steps: by how much a tick in each row lowers that number.
    """

    players: int
    needed: int
    bots: Ints
    weights: Floats
    chances: Floats
    fill: Floats
    race: Floats
    steps: Ints


class Start(NamedTuple):
    """Where games begin.

    Attributes:
        sheets: of all seats there.
        active: the seat whose turn it is.
        asked: how many were asked in this turn.
        roll: the dice; `TO_ROLL` if they are to be rolled.
        move: the place of the first move among those that are offered, `PASS`, or `FREE` if it is chosen.
    """

    sheets: Ints
    active: int
    asked: int
    roll: int
    move: int


class Found(NamedTuple):
    """What games have come to.

    Attributes:
        rounds: how many were played, by game.
        points: X and XX, by game and seat.
        shares: of the win, by game and seat.
    """

    rounds: Ints
    points: Ints
    shares: Floats


@compiled_part
def below(draws: Keys, seat: int, count: int) -> int:
    """Draw a number below `count` from the stream of a seat."""
    draws[seat] = draws[seat] + STEP
    return number_below(draws[seat], count)


@compiled_part
def row_of(half: int, roll: int, place: int, which: int) -> int:
    """A row of a move that may be legal."""
    return np.int64(MOVES[half * ROLLS + roll, place, which])  # type: ignore[return-value]


@compiled_part
def most_moves(half: int) -> int:
    """How many moves a roll offers at most."""
    return MOST_MOVES if half == OWN else BLUE_DICE


@compiled_part
def rolls_needed(table: Table, sheets: Ints, room: Floats, seat: int, exact: bool) -> float:
    """How many rolls a seat is likely to need for the marks that end the game."""
    lacking = table.needed - sheets[seat, MARKS]
    if lacking <= 0:
        return 0.0
    if exact:
        return table.race[sheets[seat, NUMBER]]  # type: ignore[no-any-return]
    count = 0
    for row in range(LINES):
        boxes = sheets[seat, LEFT + row]
        if boxes:
            wait, place = boxes / table.chances[row], count
            while place > 0 and room[WAITS, place - 1] > wait:
                room[WAITS, place] = room[WAITS, place - 1]
                place -= 1
            room[WAITS, place] = wait
            count += 1
    total = 0.0
    for place in range(min(lacking, count)):
        total += room[WAITS, place]
    return table.weights[0] * total  # type: ignore[no-any-return]


@compiled_part
def rounds_to_come(table: Table, sheets: Ints, room: Floats, active: int, exact: bool) -> int:
    """How many rounds a bot expects after this one."""
    least = FAR
    for seat in range(table.players):
        rolls = rolls_needed(table, sheets, room, seat, exact) - (1.0 if seat > active else 0.0)
        least = min(least, max(0.0, rolls))
    return int(least + 0.5)


@compiled_part
def chance(table: Table, half: int, row: int, boxes: int, rolls: int) -> float:
    """The chance to fill a row."""
    return table.fill[half, row, boxes, min(rolls, table.fill.shape[3] - 1)]  # type: ignore[no-any-return]


@compiled_part
def circles(table: Table, sheets: Ints, row: int) -> int:
    """How many have a row's left half full."""
    count = 0
    for seat in range(table.players):
        count += sheets[seat, FILLED + row]
    return count


@compiled_part
def circles_at_end(table: Table, sheets: Ints, row: int, active: int, rounds: int) -> float:
    """How many circles a row is likely to have at the end."""
    total = 0.0
    for seat in range(table.players):
        boxes = sheets[seat, LEFT + row]
        if boxes:
            total += chance(table, OWN, row, boxes, rounds + (1 if seat > active else 0))
        else:
            total += sheets[seat, FILLED + row]
    return total


@compiled_part
def worth_of_circle(table: Table, sheets: Ints, row: int, active: int, rounds: int) -> float:
    """What a circle of a row is worth to the active player: its own chance to be paid, less the others'."""
    players = table.players
    all_rolls, own, others = rounds * players + players - 1 - active, 0.0, 0.0
    for seat in range(players):
        boxes = sheets[seat, RIGHT + row]
        if boxes >= 0:
            rolls = all_rolls + (1 if seat != active else 0) - rounds - (1 if seat > active else 0)
            paid = chance(table, OTHERS, row, boxes, rolls)
            if seat == active:
                own = paid
            else:
                others += paid
    return own - others / max(1, players - 1)


@compiled_part
def lead_at_end(table: Table, sheets: Ints, seat: int, one: int, other: int) -> float:
    """By how much the active player leads if its move ends the game with this round, -1 to 1; 0 if it does not."""
    twice = one == other
    if one >= 0 and sheets[seat, LEFT + one] != (2 if twice else 1):
        one = PASS
    if twice or (other >= 0 and sheets[seat, LEFT + other] != 1):
        other = PASS
    new, most = (1 if one >= 0 else 0) + (1 if other >= 0 else 0), 0
    for player in range(table.players):
        most = max(most, sheets[player, MARKS] + (new if player == seat else 0))
    if most < table.needed:
        return 0.0
    own, best = 0.0, -FAR if table.players > 1 else 0.0
    for player in range(table.players):
        total = MARK * (sheets[player, MARKS] + (new if player == seat else 0))
        for row in range(LINES):
            if sheets[player, RIGHT + row] == 0:
                total += circles(table, sheets, row) + (1 if row in (one, other) else 0)
        if player == seat:
            own = total
        else:
            best = max(best, total)
    return max(-1.0, min(1.0, (own - best) / 2))


@compiled_part
def pay(table: Table, sheets: Ints, room: Floats, seat: int, active: int, roll: int) -> int:
    """Say what each row pays that a move may tick, and how many rolls are left for it."""
    bot, half = table.bots[seat], OWN if seat == active else OTHERS
    rounds = rounds_to_come(table, sheets, room, active, bot >= RACE)
    for place in range(most_moves(half)):
        row = row_of(half, roll, place, 0)
        if row < 0 or room[WORTHS, place] == -FAR:
            continue
        if half == OWN:
            room[PAYS, row] = MARK + (worth_of_circle(table, sheets, row, active, rounds) if bot == CHAMPION else 0.0)
        elif bot == CHAMPION:
            room[PAYS, row] = circles_at_end(table, sheets, row, active, rounds)
        else:
            room[PAYS, row] = (circles(table, sheets, row) + table.players) / 2
    if half == OWN:
        return rounds
    # The others' rolls are those of all but this seat: the seats after the active one still roll in this round.
    left = rounds * (table.players - 1) + table.players - 1 - active
    return left - 1 if seat > active else left


@compiled_part
def gain(table: Table, room: Floats, half: int, row: int, boxes: int, ticks: int, rolls: int) -> float:
    """What ticks in a row are worth to a bot that weighs them by chances."""
    pays = room[PAYS, row]
    return pays * chance(table, half, row, boxes - ticks, rolls) - pays * chance(table, half, row, boxes, rolls)  # type: ignore[no-any-return]


@compiled_part
def weigh(table: Table, sheets: Ints, room: Floats, seat: int, active: int, roll: int) -> float:
    """Say what each move is worth to a bot that looks ahead, and what it is worth to pass."""
    bot, half, at = table.bots[seat], OWN if seat == active else OTHERS, LEFT if seat == active else RIGHT
    racing = half == OWN and bot >= RACE and sheets[seat, MARKS] < table.needed
    by_chances = not racing or (bot == CHAMPION and table.players > 1)
    by_lead = half == OWN and bot == CHAMPION and by_chances
    rolls = pay(table, sheets, room, seat, active, roll) if by_chances else 0
    here, hurry = sheets[seat, NUMBER], table.weights[1] if by_chances else 1.0
    for place in range(most_moves(half)):
        one, other, worth = row_of(half, roll, place, 0), row_of(half, roll, place, 1), 0.0
        if room[WORTHS, place] == -FAR:
            continue
        if by_chances:
            worth += gain(table, room, half, one, sheets[seat, at + one], 2 if one == other else 1, rolls)
            if other >= 0 and other != one:
                worth += gain(table, room, half, other, sheets[seat, at + other], 1, rolls)
        if racing:
            after = here - table.steps[one] - (table.steps[other] if other >= 0 else 0)
            worth += -hurry * table.race[after]
        if by_lead:
            worth += table.weights[2] * lead_at_end(table, sheets, seat, one, other)
        room[WORTHS, place] = worth
    passed = -hurry * table.race[here] if racing else 0.0
    if by_lead:
        passed += table.weights[2] * lead_at_end(table, sheets, seat, PASS, PASS)
    return passed


# The three that follow are all that the plain bots need. Each array that is handed over takes time.


@compiled_part
def offer(sheets: Ints, room: Floats, seat: int, roll: int, half: int, nearest: bool) -> int:
    """Say what is legal, and what it is worth to a plain bot: how many moves are legal."""
    legal, at = 0, LEFT if half == OWN else RIGHT
    for place in range(most_moves(half)):
        one, other = row_of(half, roll, place, 0), PASS
        worth = -FAR
        if one >= 0:
            boxes, more = sheets[seat, at + one], 0
            if half == OWN:  # others tick one box alone
                other = row_of(half, roll, place, 1)
            if other >= 0:
                more = sheets[seat, at + other] - (1 if one == other else 0)
            if boxes > 0 and (other == PASS or more > 0):
                legal += 1
                worth = 0.0
                if nearest:
                    worth = NEAR - boxes + (NEAR - more if other >= 0 else 0.0)
        room[WORTHS, place] = worth
    return legal


@compiled_part
def any_best(room: Floats, draws: Keys, seat: int, count: int, passed: float) -> int:
    """The place of a move that is worth the most; of several, any. Moves that are not legal are worth -`FAR`."""
    most, ties = passed, 0
    for place in range(count):
        most = max(most, room[WORTHS, place])
    for place in range(count):
        ties += room[WORTHS, place] >= most - TIE
    ties += passed >= most - TIE
    drawn = below(draws, seat, ties) if ties > 1 else 0
    for place in range(count):
        if room[WORTHS, place] >= most - TIE:
            if drawn == 0:
                return place
            drawn -= 1
    return PASS


@compiled_part
def tick(sheets: Ints, steps: Ints, seat: int, row: int) -> None:
    """Tick a box of the active player."""
    sheets[seat, LEFT + row] -= 1
    sheets[seat, NUMBER] -= steps[row]
    if sheets[seat, LEFT + row] == 0:
        sheets[seat, FILLED + row] = 1
        sheets[seat, MARKS] += 1


@compiled_part
def is_over(table: Table, sheets: Ints) -> bool:
    """Whether somebody has the marks that end the game."""
    most = 0
    for seat in range(table.players):
        most = max(most, sheets[seat, MARKS])
    return most >= table.needed


@compiled_part
def judge(table: Table, sheets: Ints, found: Found, slot: int) -> None:
    """Write down the points, and who shares the win."""
    best, winners = -1, 0
    for seat in range(table.players):
        right = 0
        for row in range(LINES):
            if sheets[seat, RIGHT + row] == 0:
                right += circles(table, sheets, row)
        left = 2 * sheets[seat, MARKS]
        found.points[slot, seat, 0], found.points[slot, seat, 1] = left, right
        rank = (left + right) * 1000 + right
        if rank > best:
            best, winners = rank, 0
        winners += rank == best
    for seat in range(table.players):
        left, right = found.points[slot, seat, 0], found.points[slot, seat, 1]
        found.shares[slot, seat] = 1.0 / winners if (left + right) * 1000 + right == best else 0.0


@compiled
def play_games(
    table: Table, start: Start, sheets: Ints, room: Floats, draws: Keys, found: Found, key: Key, game: int, log: Ints
) -> int:
    """Play so many games as `found` has room for, from number `game` on.

    Args:
        table: what does not change.
        start: where the games begin.
        sheets: room for the sheets of a game.
        room: room for what is worked out for a decision.
        draws: room for where the seats' streams of random numbers are.
        found: takes what the games come to.
        key: of the seed.
        game: the number of the first game.
        log: takes the moves of the first game as (`NOBODY`, roll, 0) or (seat, row or `PASS`, row or `PASS`), as many
            as there is room for.

    Returns:
        How many moves of the first game there were.
    """
    players, plies, bots, steps, begun = table.players, 0, table.bots, table.steps, start.sheets
    for slot in range(len(found.rounds)):
        dice_at = stream_of(key, game + slot, 0)
        for seat in range(players):
            draws[seat] = stream_of(key, game + slot, 1 + seat)
            for place in range(WIDTH):
                sheets[seat, place] = begun[seat, place]
        active, asked, roll, fixed, number = start.active, start.asked, start.roll, start.move, 1
        over = roll == TO_ROLL and active == 0 and is_over(table, sheets)
        while not over:
            if roll == TO_ROLL:
                dice_at = dice_at + STEP
                roll = number_below(dice_at, ROLLS)
                asked = 0
                if slot == 0:
                    if plies < len(log):
                        log[plies, 0], log[plies, 1], log[plies, 2] = NOBODY, roll, 0
                    plies += 1
            while asked < players:
                seat = active + asked if active + asked < players else active + asked - players
                bot, half, passed, one, other, choice = bots[seat], OTHERS if asked else OWN, 0.0, PASS, PASS, NOT_ASKED
                if fixed != FREE:
                    choice, fixed = fixed, FREE
                elif offer(sheets, room, seat, roll, half, bot == NEAREST):
                    if bot >= CHANCE:
                        passed = weigh(table, sheets, room, seat, active, roll)
                    choice = any_best(room, draws, seat, most_moves(half), passed)
                if choice >= 0:
                    one = row_of(half, roll, choice, 0)
                    if asked:
                        sheets[seat, RIGHT + one] -= 1
                    else:
                        other = row_of(OWN, roll, choice, 1)
                        tick(sheets, steps, seat, one)
                        if other >= 0:
                            tick(sheets, steps, seat, other)
                if slot == 0 and choice != NOT_ASKED:
                    if plies < len(log):
                        log[plies, 0], log[plies, 1], log[plies, 2] = seat, one, other
                    plies += 1
                asked += 1
            roll = TO_ROLL
            active += 1
            if active == players:
                active = 0
                over = is_over(table, sheets)
                number += not over
        found.rounds[slot] = number
        judge(table, sheets, found, slot)
    return plies
