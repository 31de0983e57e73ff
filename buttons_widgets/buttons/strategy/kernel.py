"""The loops of the simulator: whole games, played by strategies on masks and whole numbers.

The rules of the game and of the strategies stand in `rules/game.py` and `strategy.py`; a test compares each move and
each state with them. Numba compiles the functions if it is installed; without it they run uncompiled, slowly. They all
stand in this module because numba keeps a compiled function on disk under the date of its own file.

A mask has a bit for each space, as in `rules/grid.py`. Colours are numbered in the order `r b y g`. What a player has
covered of each is one number with eight bits a colour.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ..analysis.backward import compiled
from . import codes, streams
from .arrays import Found, Ints, Keys, State, Table

Key = Any
"""64 bits without a sign: `np.uint64`."""

STEP: Final = np.uint64(streams.STEP)
MIX_1: Final = np.uint64(streams.MIX_1)
MIX_2: Final = np.uint64(streams.MIX_2)
THIRTY, TWENTY_SEVEN, THIRTY_ONE, HALF = (np.uint64(number) for number in (30, 27, 31, 32))
LOW_HALF: Final = np.uint64(2**32 - 1)


@compiled
def mixed(number: Key) -> Key:
    """SplitMix64's mixing function."""
    number = (number ^ (number >> THIRTY)) * MIX_1
    number = (number ^ (number >> TWENTY_SEVEN)) * MIX_2
    return number ^ (number >> THIRTY_ONE)


@compiled
def stream_of(key: Key, game: int, stream: int) -> Key:
    """The start of a stream; see `streams.py`."""
    start = mixed(key + np.uint64(game + 1) * STEP)
    return mixed(start + np.uint64(stream + 1) * STEP)


@compiled
def below(draws: Keys, stream: int, count: int) -> int:
    """Draw a number below `count` from a stream."""
    draws[stream] = draws[stream] + STEP
    return np.int64(((mixed(draws[stream]) >> HALF) * np.uint64(count)) >> HALF)  # type: ignore[return-value]


@compiled
def count_of(mask: int) -> int:
    """How many bits a mask of up to 36 bits has."""
    mask = mask - (mask >> 1 & 0x555555555)
    mask = (mask & 0x333333333) + (mask >> 2 & 0x333333333)
    mask = mask + (mask >> 4) & 0xF0F0F0F0F
    mask = mask + (mask >> 8)
    return mask + (mask >> 16) + (mask >> 32) & 63


@compiled
def number_of(bit: int) -> int:
    """The number of the space of a single bit."""
    return count_of(bit - 1)


@compiled
def nth(mask: int, number: int) -> int:
    """The bit with this number, from 0, among those of a mask."""
    for _ in range(number):
        mask &= mask - 1
    return mask & -mask


@compiled
def opened(table: Table, open_before: int, bit: int) -> int:
    """The spaces that stay open when a button is laid."""
    beside = (bit & ~table.last_column) << 1 | (bit & ~table.first_column) >> 1 | bit << table.size | bit >> table.size
    return open_before & ~(bit | beside)


@compiled
def stars_for(covered: int, any_button: bool, pays: Ints) -> int:
    """The stars for opting out."""
    stars = 1 if any_button else 0
    for colour in range(4):
        if (covered >> 8 * colour & 255) >= 3:
            stars += pays[colour]
    return stars


@compiled
def one_roll(table: Table, seat: int, open_now: int, covered: int, pays: Ints, dice: int) -> int:
    """What one more roll and opting out then is worth: stars, times the number of all outcomes."""
    more = doubly = 0
    for colour in range(4):
        if (covered >> 8 * colour & 255) == 2:
            more |= table.colours[seat, colour]
            if pays[colour] > 1:
                doubly |= table.colours[seat, colour]
    stars = stars_for(covered, True, pays)
    row_mask, worth = (1 << table.size) - 1, 0
    for _ in range(table.size):
        spaces = open_now & row_mask
        worth += stars * table.shown[dice, spaces]
        worth += table.shown[dice, spaces & more] + table.shown[dice, spaces & doubly]
        open_now >>= table.size
        more >>= table.size
        doubly >>= table.size
    return worth


@compiled
def one_step(table: Table, seat: int, open_now: int, covered: int, any_button: bool, pays: Ints, dice: int) -> int:
    """The better one of opting out and one more roll: stars, times the number of all outcomes."""
    stop: int = stars_for(covered, any_button, pays) * table.ways[dice] * table.size
    roll = one_roll(table, seat, open_now, covered, pays, dice)
    return max(stop, roll)


@compiled
def leaves(table: Table, state: State, seat: int, dice: int) -> bool:
    """Whether the player in turn opts out."""
    rule, limit, buttons = table.rules[seat, 0], table.limits[seat], state.buttons[seat]
    if rule == codes.LEAVE_RANDOM:
        return below(state.draws, seat, 2 if buttons else 1) == 1
    if buttons == 0:
        return False
    open_now, covered, pays = state.open[seat], state.covered[seat], state.pays[seat]
    if open_now == 0:
        return True
    if rule == codes.LEAVE_BUTTONS:
        return bool(count_of(buttons) >= limit)
    if rule == codes.LEAVE_STARS:
        return bool(stars_for(covered, True, pays) >= limit)
    outcomes = table.ways[dice] * table.size
    if rule == codes.LEAVE_ONE_ROLL:
        return bool(stars_for(covered, True, pays) * outcomes >= one_roll(table, seat, open_now, covered, pays, dice))
    row_mask, safe = (1 << table.size) - 1, 0
    for row in range(table.size):
        safe += table.shown[dice, open_now >> row * table.size & row_mask]
    return bool(outcomes - safe > limit * outcomes)


@compiled
def space_to_lay(table: Table, state: State, seat: int, offered: int, dice: int) -> int:
    """Where the player in turn lays, of the spaces that are offered: the bit of the space."""
    rule, open_now, best = table.rules[seat, 1], state.open[seat], offered
    if rule != codes.LAY_RANDOM:
        most, left = -1, offered
        while left:
            bit = left & -left
            left ^= bit
            after = opened(table, open_now, bit)
            rank = count_of(after)
            if rule == codes.LAY_STARS:
                covered = state.covered[seat] + (1 << 8 * table.colour_at[seat, number_of(bit)])
                rank += one_step(table, seat, after, covered, True, state.pays[seat], dice) * 64
            if rank > most:
                most, best = rank, bit
            elif rank == most:
                best |= bit
    return nth(best, below(state.draws, seat, count_of(best)))


@compiled
def takes(table: Table, state: State, seat: int, golden: int, dice: int) -> bool:
    """Whether a player takes the golden space."""
    rule = table.rules[seat, 2]
    if rule == codes.GOLD_RANDOM:
        return below(state.draws, seat, 2) == 0
    taken = rule == codes.GOLD_ALWAYS
    if rule == codes.GOLD_STARS:
        open_now, covered, pays = state.open[seat], state.covered[seat], state.pays[seat]
        more = covered + (1 << 8 * table.colour_at[seat, number_of(golden)])
        passed = one_step(table, seat, open_now, covered, state.buttons[seat] != 0, pays, dice)
        taken = one_step(table, seat, opened(table, open_now, golden), more, True, pays, dice) >= passed
    below(state.draws, seat, 1)  # one number for each decision, even if there is one move to choose from
    return bool(taken)


@compiled
def stars_to_place(table: Table, state: State, seat: int, count: int) -> int:
    """Where a player puts its stars: the mask of the spaces."""
    buttons, stars, placed = state.buttons[seat], state.stars[seat], 0
    if table.rules[seat, 3] == codes.PLACE_RANDOM:
        left = count_of(buttons)
        place = below(state.draws, seat, table.choices[left, count])
        while count:
            bit = buttons & -buttons
            buttons ^= bit
            left -= 1
            if place < table.choices[left, count - 1]:
                placed |= bit
                count -= 1
            else:
                place -= table.choices[left, count - 1]
        return placed
    for line in table.lines:
        gaps = line & ~stars
        if placed == 0 and gaps != 0 and gaps & ~buttons == 0 and count_of(gaps) <= count:
            placed = gaps
    for _ in range(count - count_of(placed)):
        left, most, best = buttons & ~placed, -1, 0
        while left:
            bit = left & -left
            left ^= bit
            worth = 0
            for line in table.lines:
                if line & bit:
                    worth += table.line_worths[count_of(line & (stars | placed))]
            if worth > most:
                most, best = worth, bit
            elif worth == most:
                best |= bit
        placed |= nth(best, below(state.draws, seat, count_of(best)))
    return placed


@compiled
def noted(
    log: Ints, ply: int, move: int, what: int, who: int, number: int, rolls: int, turn: int, starter: int, at: State
) -> int:
    """Write a move and the state before it into the log, as long as there is room in it: how many moves there are."""
    if ply < len(log):
        log[ply, 0], log[ply, 1], log[ply, 2], log[ply, 3] = move, what, who, number
        log[ply, 4], log[ply, 5], log[ply, 6] = rolls, turn, starter
        for seat in range(4):
            log[ply, codes.LOG_SEATS + seat] = at.buttons[seat]
            log[ply, codes.LOG_SEATS + 4 + seat] = at.stars[seat]
            log[ply, codes.LOG_SEATS + 8 + seat] = at.standing[seat]
            log[ply, codes.LOG_SEATS + 12 + seat] = at.cards[seat]
    return ply + 1


@compiled
def deal(table: Table, state: State, key: Key, game: int) -> None:
    """Give out the cards: those that the simulation was given, or else dealt as `rules/setup.py` says."""
    for seat in range(table.players):
        state.cards[seat] = table.cards[seat]
    if table.cards[0] or table.players == 1:
        state.cards[0] = max(1, table.cards[0])
        return
    state.draws[4] = stream_of(key, game, 1)
    hand = np.array([1, 2, 4, 8])
    for left in range(3, 1, -1):  # which card is left out with three players
        drawn = below(state.draws, 4, left)
        hand[left], hand[1 + drawn] = hand[1 + drawn], hand[left]
    for left in range(3 if table.players == 3 else 4, 1, -1):
        drawn = below(state.draws, 4, left)
        hand[left - 1], hand[drawn] = hand[drawn], hand[left - 1]
    for seat in range(table.players):
        state.cards[seat] = hand[2 * seat] | hand[2 * seat + 1] if table.players == 2 else hand[seat]


@compiled
def dice_of(bits: Key, size: int, black: int) -> tuple[int, int, int, int]:
    """The dice of a roll: row and golden column from 0, the mask of all columns, and the dice as a log has them."""
    white = gold = columns = said = 0
    fraction = bits >> HALF
    for die in range(black + 1):
        if die == 3:
            fraction = bits & LOW_HALF
        fraction = fraction * np.uint64(size)
        pips: Any = np.int64(fraction >> HALF)
        fraction = fraction & LOW_HALF
        said |= pips + 1 << 3 * die
        if die == 0:
            white = pips
        else:
            columns |= 1 << pips
        if die == 1:
            gold = pips
    return white, gold, columns, said


@compiled
def begin_round(table: Table, state: State) -> int:
    """Clear the boards: the seat that starts."""
    starter = 0
    for seat in range(table.players):
        if state.cards[seat] & 1:
            starter = seat
        state.buttons[seat] = state.covered[seat] = state.turns[seat] = 0
        state.open[seat] = table.every & ~state.stars[seat]
        state.standing[seat] = codes.IN
        for colour in range(4):
            state.pays[seat, colour] = 1 + (state.cards[seat] >> colour & 1)
    return starter


@compiled
def lay(table: Table, state: State, seat: int, bit: int) -> None:
    """Lay a button."""
    state.buttons[seat] |= bit
    state.open[seat] = opened(table, state.open[seat], bit)
    state.covered[seat] += 1 << 8 * table.colour_at[seat, number_of(bit)]


@compiled
def pass_cards(table: Table, state: State) -> None:
    """Pass the cards to the left; in solo practice the next colour's card comes up."""
    players = table.players
    last = state.cards[players - 1]
    if players == 1:
        state.cards[0] = last << 1 if last < 8 else 1
        return
    for seat in range(players - 1, 0, -1):
        state.cards[seat] = state.cards[seat - 1]
    state.cards[0] = last


@compiled
def judged(table: Table, state: State, found: Found, slot: int) -> bool:
    """Whether the game is over, and who has won it."""
    ends, full, best, winners = False, True, 0.0, 0
    for seat in range(table.players):
        stars, line_of_five = count_of(state.stars[seat]), False
        for line in table.lines:
            line_of_five = line_of_five or state.stars[seat] & line == line
        # A line beats any number of stars, and whoever has neither it nor twelve is behind those who have.
        rank = float(stars + 64 * line_of_five)
        best = max(best, rank)
        ends = ends or rank >= 12
        full = full and state.stars[seat] == table.every
        found.stars[slot, seat], found.lines[slot, seat], found.shares[slot, seat] = stars, line_of_five, rank
    for seat in range(table.players):
        found.shares[slot, seat] = 1.0 if found.shares[slot, seat] == best and (ends or full) else 0.0
        winners += found.shares[slot, seat] == 1.0
    for seat in range(table.players):
        found.shares[slot, seat] /= max(1, winners)
    return ends or full


@compiled
def play_round(
    table: Table, state: State, found: Found, row: int, round_number: int, rolls: int, ply: int, dice_at: Key, log: Ints
) -> tuple[int, int, Key]:
    """Play one round, up to and with the placing of the stars: rolls, moves, and the dice's stream after it."""
    players, size, starter = table.players, table.size, begin_round(table, state)
    found.round_starter[row], before = starter, rolls
    turn, still_in = starter, players
    while still_in:
        dice = max(1, 5 - table.depot_dice * (players - still_in))
        held, nth_turn = count_of(state.buttons[turn]), min(state.turns[turn], codes.MOST_TURNS - 1)
        state.turns[turn] += 1
        found.turns[turn, still_in, nth_turn, held, codes.DECISIONS] += 1
        if leaves(table, state, turn, dice):
            ply = noted(log, ply, codes.OPT_OUT, 0, turn, round_number, rolls, turn, starter, state)
            state.standing[turn] = codes.OUT
            found.turns[turn, still_in, nth_turn, held, codes.LEAVES] += 1
            found.round_buttons[row, turn], found.round_bust[row, turn] = held, False
            still_in -= 1
        else:
            ply = noted(log, ply, codes.ROLL, 0, turn, round_number, rolls, turn, starter, state)
            dice_at = dice_at + STEP
            white, gold, columns, said = dice_of(mixed(dice_at), size, dice)
            ply = noted(log, ply, codes.DICE, said, -1, round_number, rolls, turn, starter, state)
            rolls += 1
            offered = state.open[turn] & columns << white * size
            if offered:
                bit = space_to_lay(table, state, turn, offered, dice)
                ply = noted(log, ply, codes.LAY, bit, turn, round_number, rolls, turn, starter, state)
                lay(table, state, turn, bit)
            else:
                state.standing[turn], state.buttons[turn], state.covered[turn] = codes.BUST, 0, 0
                found.turns[turn, still_in, nth_turn, held, codes.BUSTS] += 1
                found.round_buttons[row, turn], found.round_bust[row, turn] = held, True
                found.round_stars[row, turn] = 0
                still_in -= 1
                dice = max(1, 5 - table.depot_dice * (players - still_in))
            golden = 1 << white * size + gold
            for step in range(1, players):
                seat = (turn + step) % players
                if state.standing[seat] == codes.IN and state.open[seat] & golden:
                    if takes(table, state, seat, golden, dice):
                        ply = noted(log, ply, codes.LAY, golden, seat, round_number, rolls, turn, starter, state)
                        lay(table, state, seat, golden)
                    else:
                        ply = noted(log, ply, codes.PASS, 0, seat, round_number, rolls, turn, starter, state)
        if still_in:
            turn = (turn + 1) % players
            while state.standing[turn] != codes.IN:
                turn = (turn + 1) % players
    found.round_rolls[row] = rolls - before
    for step in range(players):
        seat = (starter + step) % players
        if state.standing[seat] == codes.OUT:
            earned = stars_for(state.covered[seat], True, state.pays[seat])
            placed = stars_to_place(table, state, seat, earned)
            ply = noted(log, ply, codes.STARS, placed, seat, round_number, rolls, turn, starter, state)
            state.stars[seat] |= placed
            state.buttons[seat] &= ~placed
            found.round_stars[row, seat] = earned
    return rolls, ply, dice_at


@compiled
def play_games(
    table: Table, state: State, found: Found, key: Key, first: int, count: int, log: Ints
) -> tuple[int, int, int]:
    """Play games one after the other, as long as there is room for the rounds of another one.

    Args:
        key: of the simulation's seed.
        first: the number of the first game.
        count: how many games.
        log: takes the moves of the first one, as many as there is room for.

    Returns:
        How many games and rounds were played, and how many moves the last game had.
    """
    row = ply = 0
    for slot in range(count):
        if row + table.most_rounds > len(found.round_game):
            return slot, row, ply
        game, rolls, ply, number, over = first + slot, 0, 0, 0, False
        dice_at = stream_of(key, game, 0)
        for seat in range(table.players):
            state.draws[seat] = stream_of(key, game, 2 + seat)
            state.stars[seat] = 0
        deal(table, state, key, game)
        while not over and number < table.most_rounds:
            number += 1
            found.round_game[row] = game
            rolls, ply, dice_at = play_round(table, state, found, row, number, rolls, ply, dice_at, log)
            row += 1
            over = judged(table, state, found, slot)
            if not over:
                pass_cards(table, state)
        found.rounds[slot], found.rolls[slot] = number, rolls
        noted(log, ply, codes.OVER, 0, -1, number, rolls, 0, 0, state)
        log = log[:0]
    return count, row, ply
