"""The loops of the simulator: whole games, played by strategies on masks and whole numbers.

The rules of the game and of the strategies stand in `rules/game.py` and `strategy.py`; a test compares each move and
each state with them. They are compiled where numba is installed, and all stand in this module but for the streams (see
`compiling`).

A mask has a bit for each space, as in `rules/grid.py`. Colours are numbered in the order `r b y g`. What a player has
covered of each is one number with eight bits a colour, and so are the stars that each pays.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ...kit.analysis.compiling import compiled, compiled_part
from ...kit.analysis.streams import HALF, STEP, Key, mixed, number_below, stream_of
from . import codes
from .arrays import Found, Ints, Record, Records, Table
from .codes import CHOICES, EVERY, FIRST_COLUMN, LINE_COUNT, LINE_WORTHS, LINES, SHOWN, WAYS

LOW_HALF: Final = np.uint64(2**32 - 1)


@compiled_part
def below(player: Record, count: int) -> int:
    """Draw a number below `count` from the stream of a player's choices."""
    player["draws"] = player["draws"] + STEP
    return number_below(player["draws"], count)


@compiled_part
def count_of(mask: int) -> int:
    """How many bits a mask of up to 36 bits has."""
    mask = mask - (mask >> 1 & 0x555555555)
    mask = (mask & 0x333333333) + (mask >> 2 & 0x333333333)
    mask = mask + (mask >> 4) & 0xF0F0F0F0F
    mask = mask + (mask >> 8)
    return mask + (mask >> 16) + (mask >> 32) & 63


@compiled_part
def nth(mask: int, number: int) -> int:
    """The bit with this number, from 0, among those of a mask."""
    for _ in range(number):
        mask &= mask - 1
    return mask & -mask


@compiled_part
def opened(size: int, open_before: int, bit: int) -> int:
    """The spaces that stay open when a button is laid."""
    first = FIRST_COLUMN[size]
    beside = (bit & ~(first << size - 1)) << 1 | (bit & ~first) >> 1 | bit << size | bit >> size
    return open_before & ~(bit | beside)  # type: ignore[no-any-return]


@compiled_part
def with_one_more(plan: Record, covered: int, bit: int) -> int:
    """What is covered when a button is laid."""
    colour = 0 if plan["red"] & bit else 8 if plan["blue"] & bit else 16 if plan["yellow"] & bit else 24
    return covered + (1 << colour)


@compiled_part
def stars_for(covered: int, stars: int, pays: int) -> int:
    """The stars for opting out: so many (1, or 0 with no button), and those for the colours."""
    for _ in range(4):
        if covered & 255 >= 3:
            stars += pays & 255
        covered >>= 8
        pays >>= 8
    return stars


@compiled_part
def one_roll(size: int, plan: Record, open_now: int, covered: int, pays: int, dice: int) -> int:
    """What one more roll and opting out then is worth: stars, times the number of all outcomes."""
    stars = stars_for(covered, 1, pays)
    more = doubly = 0
    for mask in (plan["red"], plan["blue"], plan["yellow"], plan["green"]):
        if covered & 255 == 2:
            more |= mask
            if pays & 2:
                doubly |= mask
        covered, pays = covered >> 8, pays >> 8
    at, row_mask, worth = (size * 8 + dice) * 64, (1 << size) - 1, 0
    for _ in range(size):
        spaces = open_now & row_mask
        worth += stars * SHOWN[at | spaces] + SHOWN[at | spaces & more] + SHOWN[at | spaces & doubly]
        open_now >>= size
        more >>= size
        doubly >>= size
    return worth


@compiled_part
def one_step(size: int, plan: Record, open_now: int, covered: int, any_button: int, pays: int, dice: int) -> int:
    """The better one of opting out and one more roll: stars, times the number of all outcomes."""
    stop = stars_for(covered, any_button, pays) * WAYS[size, dice] * size
    roll = one_roll(size, plan, open_now, covered, pays, dice)
    return max(stop, roll)  # type: ignore[no-any-return]


@compiled_part
def leaves(size: int, plan: Record, player: Record, dice: int) -> bool:
    """Whether the player in turn opts out."""
    rule, limit, buttons = plan["leaving"], plan["limit"], player["buttons"]
    if rule == codes.LEAVE_RANDOM:
        return below(player, 2 if buttons else 1) == 1
    if buttons == 0:
        return False
    open_now, covered, pays = player["open"], player["covered"], player["pays"]
    if open_now == 0:
        return True
    if rule == codes.LEAVE_BUTTONS:
        return bool(count_of(buttons) >= limit)
    if rule == codes.LEAVE_STARS:
        return bool(stars_for(covered, 1, pays) >= limit)
    outcomes = WAYS[size, dice] * size
    if rule == codes.LEAVE_ONE_ROLL:
        stop = stars_for(covered, 1, pays) * outcomes
        return bool(stop >= one_roll(size, plan, open_now, covered, pays, dice))
    at, row_mask, safe = (size * 8 + dice) * 64, (1 << size) - 1, 0
    for row in range(size):
        safe += SHOWN[at | open_now >> row * size & row_mask]
    return bool(outcomes - safe > limit * outcomes)


@compiled_part
def space_to_lay(size: int, plan: Record, player: Record, offered: int, dice: int) -> int:
    """Where the player in turn lays, of the spaces that are offered: the bit of the space."""
    rule, open_now, best = plan["laying"], player["open"], offered
    if rule != codes.LAY_RANDOM:
        most, left = -1, offered
        while left:
            bit = left & -left
            left ^= bit
            after = opened(size, open_now, bit)
            rank = count_of(after)
            if rule == codes.LAY_STARS:
                covered = with_one_more(plan, player["covered"], bit)
                rank += one_step(size, plan, after, covered, 1, player["pays"], dice) * 64
            if rank > most:
                most, best = rank, bit
            elif rank == most:
                best |= bit
    return nth(best, below(player, count_of(best)))


@compiled_part
def takes(size: int, plan: Record, player: Record, golden: int, dice: int) -> bool:
    """Whether a player takes the golden space."""
    rule = plan["golden"]
    if rule == codes.GOLD_RANDOM:
        return below(player, 2) == 0
    taken = rule == codes.GOLD_ALWAYS
    if rule == codes.GOLD_STARS:
        open_now, covered, pays = player["open"], player["covered"], player["pays"]
        more = with_one_more(plan, covered, golden)
        passed = one_step(size, plan, open_now, covered, min(1, player["buttons"]), pays, dice)
        taken = one_step(size, plan, opened(size, open_now, golden), more, 1, pays, dice) >= passed
    below(player, 1)  # one number for each decision, even if there is one move to choose from
    return bool(taken)


@compiled_part
def stars_to_place(size: int, plan: Record, player: Record, count: int) -> int:
    """Where a player puts its stars: the mask of the spaces."""
    buttons, stars, placed = player["buttons"], player["stars"], 0
    if plan["placing"] == codes.PLACE_RANDOM:
        left = count_of(buttons)
        place = below(player, CHOICES[left, count])
        while count:
            bit = buttons & -buttons
            buttons ^= bit
            left -= 1
            if place < CHOICES[left, count - 1]:
                placed |= bit
                count -= 1
            else:
                place -= CHOICES[left, count - 1]
        return placed
    for line in range(LINE_COUNT[size]):
        gaps = LINES[size, line] & ~stars
        if placed == 0 and gaps != 0 and gaps & ~buttons == 0 and count_of(gaps) <= count:
            placed = gaps
    for _ in range(count - count_of(placed)):
        left, most, best = buttons & ~placed, -1, 0
        while left:
            bit = left & -left
            left ^= bit
            worth = 0
            for line in range(LINE_COUNT[size]):
                if LINES[size, line] & bit:
                    worth += LINE_WORTHS[count_of(LINES[size, line] & (stars | placed))]
            if worth > most:
                most, best = worth, bit
            elif worth == most:
                best |= bit
        placed |= nth(best, below(player, count_of(best)))
    return placed


@compiled_part
def write(
    log: Ints, ply: int, move: int, what: int, who: int, number: int, rolls: int, turn: int, starter: int, at: Records
) -> int:
    """Write a move and the state before it into a log (see `codes.LOG_WIDTH`): how many moves it has now."""
    log[ply, 0], log[ply, 1], log[ply, 2], log[ply, 3] = move, what, who, number
    log[ply, 4], log[ply, 5], log[ply, 6] = rolls, turn, starter
    for seat in range(4):
        log[ply, codes.LOG_SEATS + seat] = at[seat]["buttons"]
        log[ply, codes.LOG_SEATS + 4 + seat] = at[seat]["stars"]
        log[ply, codes.LOG_SEATS + 8 + seat] = at[seat]["standing"]
        log[ply, codes.LOG_SEATS + 12 + seat] = at[seat]["cards"]
    return ply + 1


@compiled_part
def deal(players: int, plans: Records, seats: Records, key: Key, game: int) -> None:
    """Give out the cards: those that the simulation was given, or else dealt as `rules/setup.py` says."""
    for seat in range(players):
        seats[seat]["cards"] = plans[seat]["cards"]
    if plans[0]["cards"] != 0 or players == 1:
        seats[0]["cards"] = max(1, plans[0]["cards"])
        return
    dealer, left = seats[4], 15
    dealer["draws"] = stream_of(key, game, 1)
    if players == 3:  # a card that is not red is left out
        left ^= nth(14, below(dealer, 3))
    for place in range(max(players, 4 if players == 2 else 0)):
        card = nth(left, below(dealer, count_of(left)))
        left ^= card
        seats[place % players]["cards"] |= card


@compiled_part
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


@compiled_part
def begin_round(size: int, players: int, seats: Records) -> int:
    """Clear the boards: the seat that starts."""
    starter = 0
    for seat in range(players):
        player = seats[seat]
        cards = player["cards"]
        if cards & 1:
            starter = seat
        player["buttons"] = player["covered"] = player["turns"] = 0
        player["open"] = EVERY[size] & ~player["stars"]
        player["standing"] = codes.IN
        player["pays"] = 0x01010101 + ((cards & 1) | (cards & 2) << 7 | (cards & 4) << 14 | (cards & 8) << 21)
    return starter


@compiled_part
def lay(size: int, plan: Record, player: Record, bit: int) -> None:
    """Lay a button."""
    player["buttons"] |= bit
    player["open"] = opened(size, player["open"], bit)
    player["covered"] = with_one_more(plan, player["covered"], bit)


@compiled_part
def pass_cards(players: int, seats: Records) -> None:
    """Pass the cards to the left; in solo practice the next colour's card comes up."""
    last = seats[players - 1]["cards"]
    if players == 1:
        seats[0]["cards"] = last << 1 if last < 8 else 1
        return
    for seat in range(players - 1, 0, -1):
        seats[seat]["cards"] = seats[seat - 1]["cards"]
    seats[0]["cards"] = last


@compiled_part
def judged(size: int, players: int, seats: Records, game_seats: Records, slot: int) -> bool:
    """Whether the game is over, and who has won it."""
    ends, full, best, winners = False, True, 0.0, 0
    for seat in range(players):
        mask, stars, line_of_five = seats[seat]["stars"], count_of(seats[seat]["stars"]), False
        for line in range(LINE_COUNT[size]):
            line_of_five = line_of_five or mask & LINES[size, line] == LINES[size, line]
        # A line beats any number of stars, and whoever has neither it nor twelve is behind those who have.
        rank = stars + 64.0 * line_of_five
        best = max(best, rank)
        ends = ends or rank >= 12
        full = full and mask == EVERY[size]
        found = game_seats[slot, seat]
        found["stars"], found["line"], found["share"] = stars, line_of_five, rank
    over = ends or full
    for seat in range(players):
        winners += game_seats[slot, seat]["share"] == best
    for seat in range(players):
        found = game_seats[slot, seat]
        found["share"] = 1.0 / winners if over and found["share"] == best else 0.0
    return over


@compiled_part
def play_round(
    table: Table, seats: Records, found: Found, row: int, number: int, rolls: int, ply: int, dice_at: Key, log: Ints
) -> tuple[int, int, Key]:
    """Play one round, up to and with the placing of the stars: rolls, moves, and the dice's stream after it."""
    size, players, depot_dice, plans = table.size, table.players, table.depot_dice, table.plans
    ends, turns = found.round_seats, found.turns
    starter, before, still_in = begin_round(size, players, seats), rolls, players
    turn = starter
    while still_in:
        player, plan = seats[turn], plans[turn]
        dice = max(1, 5 - depot_dice * (players - still_in))
        held, nth_turn = count_of(player["buttons"]), min(player["turns"], codes.MOST_TURNS - 1)
        player["turns"] += 1
        counted = (((turn * 5 + still_in) * codes.MOST_TURNS + nth_turn) * (codes.MOST_BUTTONS + 1) + held) * 3
        turns[counted + codes.DECISIONS] += 1
        if leaves(size, plan, player, dice):
            if ply < len(log):
                ply = write(log, ply, codes.OPT_OUT, 0, turn, number, rolls, turn, starter, seats)
            player["standing"] = codes.OUT
            turns[counted + codes.LEAVES] += 1
            ends[row, turn]["buttons"], ends[row, turn]["bust"] = held, False
            still_in -= 1
        else:
            if ply < len(log):
                ply = write(log, ply, codes.ROLL, 0, turn, number, rolls, turn, starter, seats)
            dice_at = dice_at + STEP
            white, gold, columns, said = dice_of(mixed(dice_at), size, dice)
            if ply < len(log):
                ply = write(log, ply, codes.DICE, said, -1, number, rolls, turn, starter, seats)
            rolls += 1
            offered = player["open"] & columns << white * size
            if offered:
                bit = space_to_lay(size, plan, player, offered, dice)
                if ply < len(log):
                    ply = write(log, ply, codes.LAY, bit, turn, number, rolls, turn, starter, seats)
                lay(size, plan, player, bit)
            else:
                player["standing"], player["buttons"], player["covered"] = codes.BUST, 0, 0
                turns[counted + codes.BUSTS] += 1
                ends[row, turn]["buttons"], ends[row, turn]["bust"], ends[row, turn]["stars"] = held, True, 0
                still_in -= 1
                dice = max(1, 5 - depot_dice * (players - still_in))
            golden, seat = 1 << white * size + gold, turn
            for _ in range(1, players):
                seat = seat + 1 if seat + 1 < players else 0
                other = seats[seat]
                if other["standing"] == codes.IN and other["open"] & golden:
                    if takes(size, plans[seat], other, golden, dice):
                        if ply < len(log):
                            ply = write(log, ply, codes.LAY, golden, seat, number, rolls, turn, starter, seats)
                        lay(size, plans[seat], other, golden)
                    else:
                        if ply < len(log):
                            ply = write(log, ply, codes.PASS, 0, seat, number, rolls, turn, starter, seats)
        if still_in:
            turn = turn + 1 if turn + 1 < players else 0
            while seats[turn]["standing"] != codes.IN:
                turn = turn + 1 if turn + 1 < players else 0
    found.rounds[row]["starter"], found.rounds[row]["rolls"] = starter, rolls - before
    for step in range(players):
        seat = (starter + step) % players
        player = seats[seat]
        if player["standing"] == codes.OUT:
            earned = stars_for(player["covered"], 1, player["pays"])
            placed = stars_to_place(size, plans[seat], player, earned)
            if ply < len(log):
                ply = write(log, ply, codes.STARS, placed, seat, number, rolls, turn, starter, seats)
            player["stars"] |= placed
            player["buttons"] &= ~placed
            ends[row, seat]["stars"] = earned
    return rolls, ply, dice_at


@compiled
def play_games(
    table: Table, seats: Records, found: Found, key: Key, first: int, count: int, log: Ints
) -> tuple[int, int, int]:
    """Play so many games from the first on, as long as there is room for the rounds of another one.

    The log takes the moves of the first one, as many as there is room for. Returned is how many games and rounds were
    played, and how many moves of the first game the log has if that was the only one.
    """
    size, players = table.size, table.players
    row = ply = nothing = 0 * count  # numba gives a literal 0 a type of its own, and would compile twice
    for slot in range(count):
        if row + table.most_rounds > len(found.rounds):
            return slot, row, ply
        game, rolls, number, over = first + slot, nothing, nothing, False
        ply = len(log) if slot else 0
        dice_at = stream_of(key, game, 0)
        for seat in range(players):
            seats[seat]["draws"] = stream_of(key, game, 2 + seat)
            seats[seat]["stars"] = 0
        deal(players, table.plans, seats, key, game)
        while not over and number < table.most_rounds:
            number += 1
            found.rounds[row]["game"] = game
            rolls, ply, dice_at = play_round(table, seats, found, row, number, rolls, ply, dice_at, log)
            row += 1
            over = judged(size, players, seats, found.game_seats, slot)
            if not over:
                pass_cards(players, seats)
        found.games[slot]["rounds"], found.games[slot]["rolls"] = number, rolls
        if ply < len(log):
            write(log, ply, codes.OVER, 0, -1, number, rolls, 0, 0, seats)
    return count, row, ply
