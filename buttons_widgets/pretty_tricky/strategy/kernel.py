"""The loops of the simulator: whole games between the bots, on whole numbers.

The rules of the game stand in `rules/game.py`, those of the bots in `bots.py`; a test compares each move with both.
They are compiled where numba is installed, and all stand in this module (see `kit/analysis/compiling.py`).

Rows are counted from 0. A roll is a number from 0 to 1295: its base 6 digits are the blue dice and, last, the red one.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis import streams
from ...kit.analysis.compiling import compiled, compiled_part
from ..rules.moves import BLUE_DICE, PIPS, Dice
from ..rules.sheet import ROWS

Ints = NDArray[np.int64]
Rows = NDArray[np.int8]
Floats = NDArray[np.float64]
Keys = NDArray[np.uint64]
Key = Any
"""64 bits without a sign: `np.uint64`."""

STEP: Final = np.uint64(streams.STEP)
MIX_1: Final = np.uint64(streams.MIX_1)
MIX_2: Final = np.uint64(streams.MIX_2)
THIRTY, TWENTY_SEVEN, THIRTY_ONE, HALF = (np.uint64(number) for number in (30, 27, 31, 32))

RANDOM, NEAREST, CHANCE, RACE, CHAMPION = range(5)
"""The bots."""
OWN, OTHERS = range(2)
"""The two halves, in `Table.fill`."""

LINES: Final = len(ROWS)
ROLLS: Final = len(PIPS) ** (BLUE_DICE + 1)
NOBODY, TO_ROLL, FREE = -1, -1, -2
"""Who rolls, in a log; no roll yet; and no first move that is fixed."""
PASS, NOT_ASKED = -1, -2
"""What is chosen if no row is."""
MOST_MOVES: Final = 9
TIE: Final = 1e-9
MARK: Final = 2.0
FAR: Final = 1e300


def _offers() -> tuple[Rows, Rows]:
    """For each roll the moves of the active player, two rows or one and -1, and the rows of the others; -2 for none."""
    own, others = np.full((ROLLS, MOST_MOVES, 2), NOT_ASKED, np.int8), np.full((ROLLS, 3), NOT_ASKED, np.int8)
    for roll, (*blue, red) in enumerate(product(PIPS, repeat=BLUE_DICE + 1)):
        dice = Dice(tuple(blue), red)
        moves = [*dice.splits, *((row, ROWS[0] + PASS) for row in dice.sums)]
        own[roll, : len(moves)] = np.array(moves) - ROWS[0]
        others[roll, : len(dice.blue_sums)] = np.array(dice.blue_sums) - ROWS[0]
    return own, others


OWN_MOVES, OTHERS_ROWS = _offers()


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


class State(NamedTuple):
    """The sheets of all as they stand; the arrays change.

    Attributes:
        left: by seat and row, how many boxes are open in the left half.
        right: the same of the right half; -1 where there are none.
        filled: whether the left half is full, 1 or 0; a row counts at once, and is scored when the turn ends.
        marks: for each seat how many rows of its left half are full.
        circles: for each row how many seats have it full.
        number: for each seat the number of its left half among the races.
    """

    left: Ints
    right: Ints
    filled: Ints
    marks: Ints
    circles: Ints
    number: Ints


class Room(NamedTuple):
    """Room for what is worked out for one decision, and for the bots' random numbers.

    Attributes:
        worths: of the moves.
        pays: for each row what its full half pays.
        waits: of the rows that are open.
        draws: where each seat's stream of random numbers is.
    """

    worths: Floats
    pays: Floats
    waits: Floats
    draws: Keys


class Start(NamedTuple):
    """Where games begin.

    Attributes:
        active: the seat whose turn it is.
        asked: how many were asked in this turn.
        roll: the dice; `TO_ROLL` if they are to be rolled.
        move: the place of the first move among those that are offered, `PASS`, or `FREE` if it is chosen.
    """

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
def mixed(number: Key) -> Key:
    """SplitMix64's mixing function."""
    number = (number ^ (number >> THIRTY)) * MIX_1
    number = (number ^ (number >> TWENTY_SEVEN)) * MIX_2
    return number ^ (number >> THIRTY_ONE)


@compiled_part
def stream_of(key: Key, game: int, stream: int) -> Key:
    """The start of a stream; see `kit/analysis/streams.py`."""
    start = mixed(key + np.uint64(game + 1) * STEP)
    return mixed(start + np.uint64(stream + 1) * STEP)


@compiled_part
def below(draws: Keys, seat: int, count: int) -> int:
    """Draw a number below `count` from the stream of a seat."""
    draws[seat] = draws[seat] + STEP
    return np.int64(((mixed(draws[seat]) >> HALF) * np.uint64(count)) >> HALF)  # type: ignore[return-value]


@compiled_part
def rolls_needed(table: Table, state: State, room: Room, seat: int, exact: bool) -> float:
    """How many rolls a seat is likely to need for the marks that end the game."""
    lacking = table.needed - state.marks[seat]
    if lacking <= 0:
        return 0.0
    if exact:
        return table.race[state.number[seat]]  # type: ignore[no-any-return]
    waits, count = room.waits, 0
    for row in range(LINES):
        boxes = state.left[seat, row]
        if boxes:
            wait, place = boxes / table.chances[row], count
            while place > 0 and waits[place - 1] > wait:
                waits[place] = waits[place - 1]
                place -= 1
            waits[place] = wait
            count += 1
    total = 0.0
    for place in range(min(lacking, count)):
        total += waits[place]
    return table.weights[0] * total  # type: ignore[no-any-return]


@compiled_part
def rounds_to_come(table: Table, state: State, room: Room, active: int, exact: bool) -> int:
    """How many rounds a bot expects after this one."""
    least = FAR
    for seat in range(table.players):
        rolls = rolls_needed(table, state, room, seat, exact) - (1.0 if seat > active else 0.0)
        least = min(least, max(0.0, rolls))
    return int(least + 0.5)


@compiled_part
def chance(table: Table, half: int, row: int, boxes: int, rolls: int) -> float:
    """The chance to fill a row."""
    return table.fill[half, row, boxes, min(rolls, table.fill.shape[3] - 1)]  # type: ignore[no-any-return]


@compiled_part
def circles_at_end(table: Table, state: State, row: int, active: int, rounds: int) -> float:
    """How many circles a row is likely to have at the end."""
    total = 0.0
    for seat in range(table.players):
        boxes = state.left[seat, row]
        if boxes:
            total += chance(table, OWN, row, boxes, rounds + (1 if seat > active else 0))
        else:
            total += state.filled[seat, row]
    return total


@compiled_part
def worth_of_circle(table: Table, state: State, row: int, active: int, rounds: int) -> float:
    """What a circle of a row is worth to the active player: its own chance to be paid, less the others'."""
    players = table.players
    all_rolls, own, others = rounds * players + players - 1 - active, 0.0, 0.0
    for seat in range(players):
        boxes = state.right[seat, row]
        if boxes >= 0:
            rolls = all_rolls + (1 if seat != active else 0) - rounds - (1 if seat > active else 0)
            paid = chance(table, OTHERS, row, boxes, rolls)
            if seat == active:
                own = paid
            else:
                others += paid
    return own - others / max(1, players - 1)


@compiled_part
def lead_at_end(table: Table, state: State, seat: int, one: int, other: int) -> float:
    """By how much the active player leads if its move ends the game with this round, -1 to 1; 0 if it does not."""
    twice = one == other
    if one >= 0 and state.left[seat, one] != (2 if twice else 1):
        one = PASS
    if twice or (other >= 0 and state.left[seat, other] != 1):
        other = PASS
    new, most = (1 if one >= 0 else 0) + (1 if other >= 0 else 0), 0
    for player in range(table.players):
        most = max(most, state.marks[player] + (new if player == seat else 0))
    if most < table.needed:
        return 0.0
    own, best = 0.0, -FAR if table.players > 1 else 0.0
    for player in range(table.players):
        total = MARK * (state.marks[player] + (new if player == seat else 0))
        for row in range(LINES):
            if state.right[player, row] == 0:
                total += state.circles[row] + (1 if row in (one, other) else 0)
        if player == seat:
            own = total
        else:
            best = max(best, total)
    return max(-1.0, min(1.0, (own - best) / 2))


@compiled_part
def weigh(table: Table, state: State, room: Room, seat: int, active: int, rows: Rows) -> int:
    """Say what each row pays that a move may tick, and how many rolls are left for it."""
    bot, own = table.bots[seat], seat == active
    rounds = rounds_to_come(table, state, room, active, bot >= RACE)
    for place in range(len(rows)):
        row = np.int64(rows[place])
        if row < 0:
            continue
        if bot == CHAMPION:
            if own:
                room.pays[row] = MARK + worth_of_circle(table, state, row, active, rounds)
            else:
                room.pays[row] = circles_at_end(table, state, row, active, rounds)
        elif own:
            room.pays[row] = MARK
        else:
            room.pays[row] = (state.circles[row] + table.players) / 2
    if own:
        return rounds
    # The others' rolls are those of all but this seat: the seats after the active one still roll in this round.
    left = rounds * (table.players - 1) + table.players - 1 - active
    return left - 1 if seat > active else left


@compiled_part
def gain(table: Table, room: Room, bot: int, half: int, row: int, boxes: int, ticks: int, rolls: int) -> float:
    """What ticks in a row are worth."""
    if bot == NEAREST:
        return 20.0 - boxes if ticks == 1 else 41.0 - 2 * boxes
    pays = room.pays[row]
    return pays * chance(table, half, row, boxes - ticks, rolls) - pays * chance(table, half, row, boxes, rolls)  # type: ignore[no-any-return]


@compiled_part
def any_best(room: Room, seat: int, count: int, passed: float) -> int:
    """The place of a move that is worth the most; of several, any. Moves that are not legal are worth -`FAR`."""
    worths, most, ties = room.worths, passed, 0
    for place in range(count):
        most = max(most, worths[place])
    for place in range(count):
        ties += worths[place] >= most - TIE
    ties += passed >= most - TIE
    drawn = below(room.draws, seat, ties) if ties > 1 else 0
    for place in range(count):
        if worths[place] >= most - TIE:
            if drawn == 0:
                return place
            drawn -= 1
    return PASS


@compiled_part
def own_move(table: Table, state: State, room: Room, seat: int, roll: int) -> int:
    """Which move the active player chooses: its place among `OWN_MOVES`, `PASS`, or `NOT_ASKED`."""
    left, bot, worths = state.left, table.bots[seat], room.worths
    count = legal = 0
    for place in range(MOST_MOVES):
        one, other = np.int64(OWN_MOVES[roll, place, 0]), np.int64(OWN_MOVES[roll, place, 1])
        if one == NOT_ASKED:
            break
        count += 1
        fits = left[seat, one] > (1 if one == other else 0) and (other == PASS or left[seat, other] > 0)
        worths[place] = 0.0 if fits else -FAR
        legal += fits
    if legal == 0:
        return NOT_ASKED
    if bot == RANDOM:
        return any_best(room, seat, count, 0.0)
    racing = bot >= RACE and state.marks[seat] < table.needed
    weighs = bot == CHANCE or (bot == CHAMPION and table.players > 1) or (bot >= RACE and not racing)
    rolls = weigh(table, state, room, seat, seat, OWN_MOVES[roll, :, 0]) if weighs else 0
    passed = 0.0
    if racing:
        here = state.number[seat]
        hurry = table.weights[1] if weighs else 1.0
        passed = -hurry * table.race[here]
    for place in range(count):
        if worths[place] == -FAR:
            continue
        one, other, worth = np.int64(OWN_MOVES[roll, place, 0]), np.int64(OWN_MOVES[roll, place, 1]), 0.0
        if weighs or bot == NEAREST:
            worth += gain(table, room, bot, OWN, one, left[seat, one], 2 if one == other else 1, rolls)
            if other not in (PASS, one):
                worth += gain(table, room, bot, OWN, other, left[seat, other], 1, rolls)
        if racing:
            after = here - table.steps[one] - (table.steps[other] if other >= 0 else 0)
            worth += -hurry * table.race[after]
        if bot == CHAMPION and weighs:
            worth += table.weights[2] * lead_at_end(table, state, seat, one, other)
        worths[place] = worth
    if bot == CHAMPION and weighs:
        passed += table.weights[2] * lead_at_end(table, state, seat, PASS, PASS)
    return any_best(room, seat, count, passed)


@compiled_part
def others_move(table: Table, state: State, room: Room, seat: int, active: int, roll: int) -> int:
    """Which row another player ticks: its place among `OTHERS_ROWS`, `PASS`, or `NOT_ASKED`."""
    right, bot, worths = state.right, table.bots[seat], room.worths
    legal = 0
    for place in range(BLUE_DICE):
        row = np.int64(OTHERS_ROWS[roll, place])
        fits = row >= 0 and right[seat, row] > 0
        worths[place] = 0.0 if fits else -FAR
        legal += fits
    if legal == 0:
        return NOT_ASKED
    if bot != RANDOM:
        rolls = weigh(table, state, room, seat, active, OTHERS_ROWS[roll]) if bot >= CHANCE else 0
        for place in range(BLUE_DICE):
            if worths[place] == 0.0:
                row = np.int64(OTHERS_ROWS[roll, place])
                worths[place] = gain(table, room, bot, OTHERS, row, right[seat, row], 1, rolls)
    return any_best(room, seat, BLUE_DICE, 0.0)


@compiled_part
def tick_left(table: Table, state: State, seat: int, row: int) -> None:
    """Tick a box of the active player."""
    state.left[seat, row] -= 1
    state.number[seat] -= table.steps[row]
    if state.left[seat, row] == 0:
        state.filled[seat, row] = 1
        state.marks[seat] += 1
        state.circles[row] += 1


@compiled_part
def is_over(table: Table, state: State) -> bool:
    """Whether somebody has the marks that end the game."""
    most = 0
    for seat in range(table.players):
        most = max(most, state.marks[seat])
    return most >= table.needed


@compiled_part
def begin(start: State, state: State) -> None:
    """Put all sheets as they are at the beginning."""
    for seat in range(start.left.shape[0]):
        state.marks[seat], state.number[seat] = start.marks[seat], start.number[seat]
        for row in range(LINES):
            state.left[seat, row] = start.left[seat, row]
            state.right[seat, row] = start.right[seat, row]
            state.filled[seat, row] = start.filled[seat, row]
    for row in range(LINES):
        state.circles[row] = start.circles[row]


@compiled_part
def judge(table: Table, state: State, found: Found, slot: int) -> None:
    """Write down the points, and who shares the win."""
    best, winners = -1, 0
    for seat in range(table.players):
        right = 0
        for row in range(LINES):
            if state.right[seat, row] == 0:
                right += state.circles[row]
        left = 2 * state.marks[seat]
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
    table: Table,
    start: Start,
    first_state: State,
    state: State,
    room: Room,
    found: Found,
    key: Key,
    game: int,
    log: Ints,
) -> int:
    """Play so many games as `found` has room for, from number `game` on.

    Args:
        table: what does not change.
        start: where the games begin.
        first_state: the sheets there.
        state: room for the sheets of a game.
        room: room for the rest.
        found: takes what the games come to.
        key: of the seed.
        game: the number of the first game.
        log: takes the moves of the first game as (`NOBODY`, roll, 0) or (seat, row or `PASS`, row or `PASS`), as many
            as there is room for.

    Returns:
        How many moves of the first game there were.
    """
    players, plies = table.players, 0
    for slot in range(len(found.rounds)):
        begin(first_state, state)
        dice_at = stream_of(key, game + slot, 0)
        for seat in range(players):
            room.draws[seat] = stream_of(key, game + slot, 1 + seat)
        active, asked, roll, fixed, number = start.active, start.asked, start.roll, start.move, 1
        over = roll == TO_ROLL and active == 0 and is_over(table, state)
        while not over:
            if roll == TO_ROLL:
                dice_at = dice_at + STEP
                roll = np.int64(((mixed(dice_at) >> HALF) * np.uint64(ROLLS)) >> HALF)
                asked = 0
                if slot == 0:
                    if plies < len(log):
                        log[plies, 0], log[plies, 1], log[plies, 2] = NOBODY, roll, 0
                    plies += 1
            while asked < players:
                seat = (active + asked) % players
                one = other = PASS
                if fixed != FREE:
                    choice = fixed
                elif asked == 0:
                    choice = own_move(table, state, room, seat, roll)
                else:
                    choice = others_move(table, state, room, seat, active, roll)
                fixed = FREE
                if choice >= 0 and asked == 0:
                    one, other = np.int64(OWN_MOVES[roll, choice, 0]), np.int64(OWN_MOVES[roll, choice, 1])
                    tick_left(table, state, seat, one)
                    if other >= 0:
                        tick_left(table, state, seat, other)
                elif choice >= 0:
                    one = np.int64(OTHERS_ROWS[roll, choice])
                    state.right[seat, one] -= 1
                if slot == 0 and choice != NOT_ASKED:
                    if plies < len(log):
                        log[plies, 0], log[plies, 1], log[plies, 2] = seat, one, other
                    plies += 1
                asked += 1
            roll = TO_ROLL
            active += 1
            if active == players:
                active = 0
                over = is_over(table, state)
                number += not over
        found.rounds[slot] = number
        judge(table, state, found, slot)
    return plies
