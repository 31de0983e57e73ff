"""The loops of the simulator: whole games between bots that weigh, on whole numbers.

The rules of the game stand in `rules/`, those of the bots in `bots.py`; a test compares each move with both. See
`kit/analysis/compiling.py` for why all stand in this module.

All that a game needs is one row of numbers, `t`, since each array that is handed over takes time: the box, the bots,
what lies on the table, and room for what is worked out. Names in capitals are places in it; `p` is where a player's
part begins, and `w` where a bot's weights do. A bot does not weigh a table anew after each move, but says by how much
the move changes what the table is worth.
"""

from __future__ import annotations

from itertools import accumulate
from itertools import combinations_with_replacement as dice_of
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis.compiling import compiled, compiled_part
from ...kit.analysis.streams import STEP, Key, number_below, stream_of
from ..rules.box import CARDS, FIELDS, MARKERS, SCHOOL, SECTIONS
from ..rules.box import LOOSE as LOOSE_SCALES
from .bots import Weights

Ints = NDArray[np.int64]
Keys = NDArray[np.uint64]

SEATS, DICE, NOBODY, ANY, PLACED = 4, 8, -1, -1, 2
"""No first move that is fixed is `ANY`; what a card pays whose owner places there, at the market one button less."""
W: Final = Weights(*range(len(Weights._fields)))
KINDS, OF_TYPE, GIFT, MOVE = len(MARKERS) + 1, 18, 5, 9
"""Kinds of bonus markers, from 1; cards of a name and a price are a type; how wide a gift and a move are."""

# The box and the bots: what places at school cost, without what is built or owned; the sections with a detention place,
# then 0; names and prices by type; loose scales, numbers of five digits; how many markers there are of a kind; gifts,
# which are what markers, places at school and cards bring: buttons, stars, brothers, a section, a detained die; the
# weights of each seat's bot, and what each kind of marker is worth to it.
PLAYERS, IN_PLAY, SLOTS, WHITES, WHITE_PRICE, PIP, STALL, INCOME, GOAL, FIVES, MOST_ROUNDS, TYPES, COSTS = range(13)
PLACES, NAMES, PRICES, LOOSE, MANY, GIFTS, OF_SCHOOL, OF_CARDS, WEIGHTS, MARKS, BEGUN = accumulate((
    COSTS + len(SCHOOL), len(SECTIONS), OF_TYPE, OF_TYPE, len(LOOSE_SCALES), KINDS, GIFT * KINDS, GIFT * len(SCHOOL),
    GIFT * len(CARDS), SEATS * len(W), SEATS * KINDS,
))  # fmt: skip

# What lies on the table: `LAST` is the die put last at the market, or the power used last. A spot is a setting, a place
# at school (the marker lies at the exam), or a slot: there `FIELD` is the type of the card, or `NOBODY`. At the lake
# all dice are counted first. Stack and discard pile are by type.
FIELD, BY, OWN_THERE, WHITE_THERE, VALUE, MARKER, SCALE, PAY = range(8)
WIDTH: Final = PAY + FIELDS
# Of a player: a bit for each name of a card, all dice that are still to be placed; what lies beside each section, and
# whether it is built; dice by what they show, from 1; cards by type.
BUTTONS, STARS, BROTHERS, BUILT, DETAINED, CARDS_OWNED, NAMES_OWNED, ALL_DICE, ALL_OWN = range(9)
DIE_AT, STICK, OWN, WHITE, MARKET_DICE, MILL_DICE, HELD = range(ALL_OWN, ALL_OWN + 7 * 7, 7)
ONE: Final = HELD + OF_TYPE
ROUND, FIRST, WHAT, SEAT, ABOUT, USED, LAST, SPOT = range(BEGUN, BEGUN + 8)
EXAM, RELEASE, TATTLE, AT_FIRST, _, HUT, STAR, SLOT = range(SPOT + 3 * WIDTH, SPOT + 11 * WIDTH, WIDTH)
LAKE, STACK, DISCARD, PLAYER, ROOM = accumulate((SLOT + 3 * WIDTH, 7, OF_TYPE, OF_TYPE, SEATS * ONE))

# Room for what is worked out
HELPED, EXAMINED, COUNT, TAKEN = range(ROOM, ROOM + 4)
MOVES, ALL = TAKEN + KINDS, TAKEN + KINDS + 512 * MOVE
KIND, WHERE, SHOWS, OWN_USED, WHITE_USED, BROTHER_USED, COMES, EARNS, WORTH = range(MOVE)

# What is to be done; why something is freed or built: for a marker (its spot), or one of those here; and the moves
(TO_DETAIN, TO_SCALE, TO_MARK, TO_DEAL, TO_ROLL, TO_FILL, POWERS, TURN, AT_MARKET, FREE, BUILD, AFTER, DETAIN, END,
 OVER) = range(15)  # fmt: skip
AT_ONCE, IN_TURN, IN_AFTER = range(3)
BID, AT_SCHOOL, BUY, MARKET, WHITE_DIE, CHANGE, GIVE_UP, FREED, BUILDS, DETAINS, RESETS, REROLLS, DONE = range(13)
FOR_QUARRY, FOR_SCHOOL, FOR_MARKET, EQUAL, SET = map([*CARDS].index, ("quarry", "school", "market", "equal", "set1"))
BROTHER, FROM_MARKET, FROM_MILL = 13, 13, 14
"""At the market own dice are 1 to 6, white ones 7 to 12. Dice are detained from there, or from a spot by its number."""
REROLLED: Final = np.array(sorted("".join(some) for n in range(1, 9) for some in dice_of("123456", n)), np.int64)
"""All that may be rolled again, as digits, in the order of the texts."""


@compiled_part
def clear(t: Ints, begin: int, end: int) -> None:
    """Empty some places; as loops this and the next function compile far faster than numpy's."""
    for place in range(begin, end):
        t[place] = 0


@compiled_part
def total(t: Ints, begin: int, end: int) -> int:
    """What stands in some places, together."""
    count = 0
    for place in range(begin, end):
        count += t[place]
    return count


@compiled_part
def owns(t: Ints, p: int, name: int) -> int:
    """Whether a player has a card of a name."""
    return (t[p + NAMES_OWNED] >> name) & 1  # type: ignore[no-any-return]


@compiled_part
def has_open(t: Ints, p: int) -> bool:
    """Whether a section can be built."""
    closed = 0
    for section in range(1, 7):
        closed += t[p + DIE_AT + section] > 0 or t[p + STICK + section] > 0
    return closed < 6


@compiled_part
def worth_of_gift(t: Ints, p: int, w: int, gift: int) -> int:
    """What it is worth that a place at school or a card brings."""
    built, stars, more = t[p + BUILT], t[p + STARS], t[gift + 1]
    worth = more * t[w + W.star] + (t[w + W.ends] if stars < t[GOAL] <= stars + more else 0)
    if t[gift + 3] and has_open(t, p):
        worth += t[w + W.section] + t[w + W.more] * built + (t[w + W.ends] if built + 1 == t[GOAL] else 0)
    return worth + t[w + W.brother] * t[gift + 2] + (t[w + W.detained] + t[w + W.die]) * t[gift + 4]  # type: ignore[no-any-return]


@compiled_part
def holding(t: Ints, w: int, spot: int, by: int, count: int) -> int:
    """What it is worth that so many dice lie on a setting."""
    if by < 0:
        return 0
    marker, share = t[MARKS + t[SEAT] * KINDS + t[spot + MARKER]], t[w + W.hold_1 + min(count, 3) - 1]
    return share * marker // 100 if by == t[SEAT] else -(t[w + W.rival] * marker // 100)  # type: ignore[no-any-return]


@compiled_part
def own_dice(t: Ints, seat: int, value: int) -> int:
    """How many own dice of a value lie at school, on settings and beside cards."""
    count = 0
    for spot in range(SPOT, LAKE, WIDTH):
        count += t[spot + OWN_THERE] if t[spot + BY] == seat and t[spot + VALUE] == value else 0
    return count


# What may be done, in the order of the legal moves


@compiled_part
def put(t: Ints, kind: int, where: int, value: int, own: int, white: int, new: int, earns: int, worth: int) -> None:
    """Note a legal move: the dice that are used, an own one that comes, what it earns, and what else it is worth."""
    at, p, w = MOVES + MOVE * t[COUNT], PLAYER + t[SEAT] * ONE, WEIGHTS + t[SEAT] * len(W)
    t[at], t[at + WHERE], t[at + SHOWS], t[at + OWN_USED] = kind, where, value, own
    t[at + WHITE_USED], t[at + BROTHER_USED], t[at + COMES], t[at + EARNS] = white, t[HELPED], new, earns
    most, enough = 1, t[w + W.enough]
    for each in range(1, 7):
        more = (each == new) - (own + white if each == value else 0) - t[TAKEN + each]
        most = max(most, t[p + OWN + each] + t[p + WHITE + each] + more)
    spare = max(0, t[p + BUTTONS] + earns - enough) - max(0, t[p + BUTTONS] - enough)
    worth += 100 * (earns - spare) + t[w + W.spare] * spare - t[HELPED] * t[w + W.brother] + t[w + W.pair] * most
    worth += t[w + W.study] if new == t[EXAMINED] and new else 0
    t[at + WORTH] = worth + t[w + W.die] * ((new > 0) - own - white)
    t[COUNT] += 1


@compiled_part
def offer_powers(t: Ints, p: int, w: int) -> None:
    """The powers."""
    for power in range(3):
        for new in range(1, 7):
            if can_use(t, p, power) and new != power + 1:
                put(t, RESETS, 0, power + 1, 1, 0, new, 0, 0)
    for code in REROLLED[: len(REROLLED) if can_use(t, p, 3) else 0]:
        rest, count, are_there = code, 0, True
        while rest:
            t[TAKEN + rest % 10] += 1
            rest, count = rest // 10, count + 1
        for value in range(1, 7):
            are_there = are_there and t[TAKEN + value] <= t[p + OWN + value]
        if are_there:
            put(t, REROLLS, code, 0, 0, 0, 0, 0, count * min(1, t[w + W.die]))
        clear(t, TAKEN, TAKEN + 7)


@compiled_part
def offer_supplements(t: Ints, p: int, w: int) -> None:
    """The supplementary actions."""
    buttons, owed = t[p + BUTTONS], t[w + W.owed] if t[WHAT] == TURN else 0
    for value in range(1, 7):
        if t[LAKE + value] and buttons >= t[WHITE_PRICE]:
            put(t, WHITE_DIE, 0, value, 0, -1, 0, -t[WHITE_PRICE], -owed)
    for old in range(1, 7):
        study = t[w + W.study] if old == t[EXAMINED] else 0
        for new in range(1, 7):
            cost = abs(new - old) * t[PIP]
            if t[p + OWN + old] and new != old and cost <= buttons:
                put(t, CHANGE, 0, old, 1, 0, new, -cost, -study - owed)
    for card in range(t[TYPES]):
        if t[p + HELD + card] and t[p + DETAINED]:
            put(t, GIVE_UP, card, 0, 0, 0, 0, 0, t[w + W.detained] + t[w + W.die] - t[w + W.card] - owed)


@compiled_part
def offer_equal(t: Ints, p: int, w: int, spot: int, price: int, beaten: int, earns: int, worth: int) -> None:
    """Equal dice: so many for a card, or if it has no price as many as beat what lies on a setting."""
    helped, equal = min(1, t[p + BROTHERS]), owns(t, p, EQUAL)
    for value in range(1, (min(6, t[p + BUTTONS]) if price else 6) + 1):
        for own in range(t[p + OWN + value] + 1):
            for white in range(t[p + WHITE + value] + 1):
                for brother in range(helped + 1 if own + white else 0):
                    count, t[HELPED] = own + white + brother, brother
                    if price and count == price:
                        put(t, BUY, spot, value, own, white, 0, -value, worth)
                    elif not price and 16 * count + 2 * value + equal > beaten:
                        held = holding(t, w, spot, t[SEAT] if own else NOBODY, own + white)
                        put(t, BID, spot, value, own, white, 0, earns, worth + held)
    t[HELPED] = helped
    if helped and not price and 16 + 12 + equal > beaten:
        put(t, BID, spot, 6, 0, 0, 0, earns, worth)
    t[HELPED] = 0


@compiled_part
def offer_actions(t: Ints, seat: int, p: int, w: int) -> None:
    """The dice actions but for the market."""
    for setting in range(0 if t[TATTLE + BY] == seat else t[IN_PLAY]):
        spot = SPOT + setting * WIDTH
        by, value, own = t[spot + BY], t[spot + VALUE], t[spot + OWN_THERE]
        there = own + t[spot + WHITE_THERE]
        earns = t[spot + PAY + min(t[spot + FIELD], FIELDS - 1)] + PLACED * owns(t, p, FOR_QUARRY + setting)
        worth = -holding(t, w, spot, by, there)
        if by == seat and value == t[EXAMINED]:
            worth -= t[w + W.study] * own
        offer_equal(t, p, w, spot, 0, 16 * there + 2 * value if there else 0, earns, worth)
    for place in range(EXAM, SLOT, WIDTH):
        number, grown = (place - EXAM) // WIDTH, t[p + BUILT] if place == HUT else t[p + STARS] if place == STAR else 0
        price = t[COSTS + number] + grown
        if t[place + BY] >= 0 or price > t[p + BUTTONS] or (place == HUT and not has_open(t, p)):
            continue
        if place in (RELEASE, TATTLE) and t[p + DETAINED] == 0:
            continue
        worth = worth_of_gift(t, p, w, OF_SCHOOL + GIFT * number)
        if place == EXAM:
            worth += t[w + W.exam]
        elif place in (TATTLE, AT_FIRST):
            worth += t[w + W.first] if place == AT_FIRST else -t[w + W.tattle]
        study = t[w + W.study] if place == EXAM and t[EXAM + MARKER] else 0
        for value in range(1, 7):
            if t[p + OWN + value]:
                more = study * (t[p + OWN + value] + own_dice(t, seat, value))
                put(t, AT_SCHOOL, place, value, 1, 0, 0, PLACED * owns(t, p, FOR_SCHOOL) - price, worth + more)
    for spot in range(SLOT, SLOT + t[SLOTS] * WIDTH, WIDTH):
        card = t[spot + FIELD]
        if card >= 0:
            worth = t[w + W.card] + worth_of_gift(t, p, w, OF_CARDS + GIFT * t[NAMES + card])
            offer_equal(t, p, w, spot, t[PRICES + card], 0, 0, worth)


@compiled_part
def offer_market(t: Ints, p: int, w: int) -> None:
    """The dice for the market, from the one put last on."""
    earns = t[STALL] + (owns(t, p, FOR_MARKET) if t[WHAT] == TURN else 0)
    for die in range(t[LAST] if t[WHAT] == AT_MARKET else 1, BROTHER):
        is_own, value = die <= 6, die if die <= 6 else die - 6
        if t[p + (OWN if is_own else WHITE) + value]:
            study = t[w + W.study] if die == t[EXAMINED] else 0
            put(t, MARKET, die, value, int(is_own), int(not is_own), 0, earns, -study)
    if t[p + BROTHERS]:
        t[HELPED] = 1
        put(t, MARKET, BROTHER, 0, 0, 0, 0, earns, 0)
        t[HELPED] = 0


@compiled_part
def offer_detentions(t: Ints, seat: int, p: int, w: int) -> None:
    """The dice that may be detained, and where."""
    for source in range(FROM_MILL + 1):
        spot, at = SPOT + source * WIDTH, p + (MARKET_DICE if source == FROM_MARKET else MILL_DICE)
        loss = t[w + W.exam] if spot == EXAM else 0
        if spot < EXAM and t[spot + OWN_THERE] == 1:
            loss = t[MARKS + seat * KINDS + t[spot + MARKER]]
        for value in range(1, 7):
            here = t[spot + BY] == seat and t[spot + VALUE] == value
            lies = here if source < FROM_MARKET else t[at + value] > 0
            for place in range(PLACES, NAMES if lies else PLACES):
                section = t[place]
                if section and t[p + DIE_AT + section] == 0:
                    worth = -loss - (0 if t[p + STICK + section] else t[w + W.blocked])
                    put(t, DETAINS, 8 * source + section, value, 0, 0, 0, 0, worth)


@compiled_part
def offer(t: Ints, what: int, seat: int) -> None:
    """Note every legal move, and what it is worth to who makes it, but for what is the same of all."""
    p, w = PLAYER + seat * ONE, WEIGHTS + seat * len(W)
    clear(t, HELPED, TAKEN + 7)
    t[EXAMINED] = t[EXAM + VALUE] if t[EXAM + BY] >= 0 and t[EXAM + MARKER] else 0
    if what == POWERS:
        offer_powers(t, p, w)
    elif what == DETAIN:
        offer_detentions(t, seat, p, w)
    for section in range(1, 7 if what in (FREE, BUILD) else 1):
        value, built = t[p + DIE_AT + section], t[p + STICK + section]
        if what == BUILD and value + built == 0:
            put(t, BUILDS, section, 0, 0, 0, 0, 0, 0)
        elif what == FREE and value:
            put(t, FREED, section, 0, 0, 0, value, 0, 0 if built else t[w + W.blocked])
    if what == AFTER or (what == TURN and not t[USED]):
        offer_supplements(t, p, w)
    if what == TURN:
        offer_actions(t, seat, p, w)
    if what in (TURN, AT_MARKET):
        offer_market(t, p, w)
    if what in (POWERS, AT_MARKET, AFTER):
        put(t, DONE, 0, 0, 0, 0, 0, 0, 0)


@compiled_part
def take(t: Ints, p: int, value: int, own: int, white: int) -> None:
    """Give a player dice, or take them away if there are fewer than none."""
    t[p + OWN + value] += own
    t[p + WHITE + value] += white
    t[p + ALL_OWN] += own
    t[p + ALL_DICE] += own + white


@compiled_part
def next_turn(t: Ints, start: int) -> None:
    """The turn of the next seat with a die; the end of the round if nobody has one."""
    t[WHAT], t[USED] = END, 0
    for step in range(t[PLAYERS]):
        seat = (start + step) % t[PLAYERS]
        if t[WHAT] == END and t[PLAYER + seat * ONE + ALL_DICE]:
            t[WHAT], t[SEAT] = TURN, seat


@compiled_part
def acted(t: Ints, p: int) -> None:
    """After the dice action there may be the supplement."""
    buttons = t[p + BUTTONS]
    can_pay = (t[LAKE] and buttons >= t[WHITE_PRICE]) or (t[p + ALL_OWN] and buttons >= t[PIP])
    if not t[USED] and (can_pay or (t[p + DETAINED] and t[p + CARDS_OWNED])):
        t[WHAT] = AFTER
    else:
        next_turn(t, t[SEAT] + 1)


@compiled_part
def can_use(t: Ints, p: int, power: int) -> bool:
    """Whether a player can use a power now; the last one may go on, if it sets dice."""
    if not owns(t, p, SET + power) or ((t[ABOUT] >> power) & 1 and (power != t[LAST] or power == 3)):
        return False
    return t[p + ALL_OWN] > 0 if power == 3 else t[p + OWN + power + 1] > 0  # type: ignore[no-any-return]


@compiled_part
def ask_for_powers(t: Ints, place: int) -> None:
    """Ask who can use a power, from a place in the turn order on; then begin with the turns."""
    while place < t[PLAYERS]:
        seat = (t[FIRST] + place) % t[PLAYERS]
        for power in range(4):
            if can_use(t, PLAYER + seat * ONE, power):
                t[WHAT], t[SEAT] = POWERS, seat
                return
        t[ABOUT], t[LAST] = 0, NOBODY
        place += 1
    next_turn(t, t[FIRST])


@compiled_part
def is_given(t: Ints, p: int, gift: int, about: int, step: int) -> bool:
    """Whether a gift leads to a choice: first it is taken, then a section is chosen, then a detained die."""
    for good in range(BUTTONS, BROTHERS + 1):
        t[p + good] += t[gift + good] * (step == 0)
    t[ABOUT] = about
    builds = step < 2 and t[gift + 3] and has_open(t, p)
    frees = step < 3 and t[gift + 4] and t[p + DETAINED]
    if builds or frees:
        t[WHAT] = BUILD if builds else FREE
    return builds or frees


@compiled_part
def chosen(t: Ints, p: int, step: int) -> None:
    """A section or a detained die was chosen, or the supplement is made."""
    if t[ABOUT] >= SPOT:
        settle(t, t[ABOUT], step)
    elif t[ABOUT] == AT_ONCE:
        acted(t, p)
    elif t[ABOUT] == IN_TURN:
        t[WHAT], t[USED] = TURN, 1
    else:
        next_turn(t, t[SEAT] + 1)


@compiled_part
def hold_card(t: Ints, p: int, card: int, more: int) -> None:
    """A player has a card more, or one less."""
    t[p + HELD + card] += more
    t[p + CARDS_OWNED] += more
    t[p + NAMES_OWNED] = 0
    for each in range(t[TYPES]):
        t[p + NAMES_OWNED] |= (t[p + HELD + each] > 0) << t[NAMES + each]


@compiled_part
def act(t: Ints, what: int, seat: int, number: int) -> None:
    """Make a move: one of those that are noted."""
    at, p = MOVES + MOVE * number, PLAYER + seat * ONE
    kind, where, value, own, new = t[at], t[at + WHERE], t[at + SHOWS], t[at + OWN_USED], t[at + COMES]
    t[p + BUTTONS] += t[at + EARNS]
    t[p + BROTHERS] -= t[at + BROTHER_USED]
    take(t, p, value, -own, -t[at + WHITE_USED])
    take(t, p, new, int(new > 0), 0)
    if kind <= BUY:
        if t[where + BY] >= 0:
            t[PLAYER + t[where + BY] * ONE + MILL_DICE + t[where + VALUE]] += t[where + OWN_THERE]
        t[where + BY], t[where + OWN_THERE] = seat if own else NOBODY, own
        t[where + WHITE_THERE], t[where + VALUE] = t[at + WHITE_USED], value
        gift = OF_SCHOOL + GIFT * ((where - EXAM) // WIDTH)
        if kind == BID:  # which brings what the marker brings that is none
            gift, t[where + FIELD] = GIFTS, min(t[where + FIELD] + 1, FIELDS)
        elif kind == BUY:
            gift = OF_CARDS + GIFT * t[NAMES + t[where + FIELD]]
            hold_card(t, p, t[where + FIELD], 1)
            t[where + FIELD] = NOBODY
        if not is_given(t, p, gift, AT_ONCE, 0):
            acted(t, p)
    elif kind == MARKET:
        t[p + MARKET_DICE + value] += own
        more = where < BROTHER and t[p + BROTHERS] > 0
        for die in range(where, BROTHER):
            more = more or t[p + (OWN + die if die <= 6 else WHITE + die - 6)] > 0
        t[WHAT], t[LAST] = AT_MARKET, where
        if not more:
            acted(t, p)
    elif kind in (WHITE_DIE, CHANGE, GIVE_UP):
        t[ABOUT] = IN_TURN if what == TURN else IN_AFTER
        if kind == WHITE_DIE:
            t[LAKE], t[LAKE + value] = t[LAKE] - 1, t[LAKE + value] - 1
        if kind == GIVE_UP:
            hold_card(t, p, where, -1)
            t[WHAT] = FREE
        else:
            chosen(t, p, 0)
    elif kind == RESETS:
        t[ABOUT], t[LAST] = t[ABOUT] | 1 << (value - 1), value - 1
        ask_for_powers(t, (seat - t[FIRST]) % t[PLAYERS])
    elif kind in (FREED, BUILDS):
        t[p + (DIE_AT if kind == FREED else STICK) + where] = kind == BUILDS
        t[p + (DETAINED if kind == FREED else BUILT)] += 1 if kind == BUILDS else -1
        chosen(t, p, 3 if kind == FREED else 2)
    elif kind == DETAINS:
        spot = SPOT + where // 8 * WIDTH
        t[p + DIE_AT + where % 8] = value
        t[p + DETAINED] += 1
        if where // 8 >= FROM_MARKET:
            t[p + (MARKET_DICE if where // 8 == FROM_MARKET else MILL_DICE) + value] -= 1
        else:
            t[spot + OWN_THERE] -= 1
            t[spot + BY] = seat if t[spot + OWN_THERE] else NOBODY
        settle(t, EXAM, 0)
    elif kind == REROLLS:
        while where:
            take(t, p, where % 10, -1, 0)
            where //= 10
        t[ABOUT], t[LAST], t[WHAT] = t[ABOUT] | 8, 3, TO_ROLL
    elif what == POWERS:
        t[ABOUT], t[LAST] = 0, NOBODY
        ask_for_powers(t, (seat - t[FIRST]) % t[PLAYERS] + 1)
    else:  # the market is done, or a supplement after the action
        t[USED] = max(t[USED], int(what == AFTER))
        acted(t, p)


# The course of a game


@compiled_part
def most_with(t: Ints, place: int, besides: int) -> int:
    """The one seat with the most dice of the value at a place of the school, or `NOBODY`; besides that die, or not."""
    best, seat = 0, NOBODY
    for other in range(t[PLAYERS] if t[place + BY] >= 0 else 0):
        count = own_dice(t, other, t[place + VALUE]) - (besides if t[place + BY] == other else 0)
        if count >= best:
            best, seat = count, other if count > best else NOBODY
    return seat


@compiled_part
def end_round(t: Ints) -> None:
    """The start player changes; then come tattle, exam and settings."""
    if t[AT_FIRST + BY] >= 0:
        t[FIRST] = t[AT_FIRST + BY]
    seat = most_with(t, TATTLE, 1)
    for place in range(PLACES, NAMES if seat >= 0 else PLACES):
        if t[place] and t[PLAYER + seat * ONE + DIE_AT + t[place]] == 0:
            t[WHAT], t[SEAT] = DETAIN, seat
            return
    settle(t, EXAM, 0)


@compiled_part
def settle(t: Ints, spot: int, step: int) -> None:
    """Carry out the markers from a spot on, that of the exam first; see `is_given`. Then comes the next round."""
    while spot < SPOT + t[IN_PLAY] * WIDTH or spot == EXAM:
        if step == 0:
            t[SEAT] = most_with(t, EXAM, 0) if spot == EXAM else t[spot + BY]
        if t[SEAT] >= 0 and t[spot + MARKER]:
            if is_given(t, PLAYER + t[SEAT] * ONE, GIFTS + GIFT * t[spot + MARKER], spot, step):
                return
            t[spot + MARKER] = 0
        spot, step = SPOT if spot == EXAM else spot + WIDTH, 0
        if spot == EXAM:
            break
    next_round(t)


@compiled_part
def next_round(t: Ints) -> None:
    """The game is over, or all dice return, cards earn, and the next round begins."""
    t[WHAT], t[ABOUT], t[USED] = TO_MARK, SPOT, 0
    for p in range(PLAYER, PLAYER + t[PLAYERS] * ONE, ONE):
        if t[p + BUILT] >= t[GOAL] or t[p + STARS] >= t[GOAL] or t[ROUND] >= t[MOST_ROUNDS]:
            t[WHAT] = OVER
            return
    for p in range(PLAYER, PLAYER + t[PLAYERS] * ONE, ONE):
        clear(t, p + OWN, p + HELD)
        t[p + ALL_DICE] = t[p + ALL_OWN] = 0
        t[p + BUTTONS] += t[INCOME] * t[p + CARDS_OWNED]
    for spot in range(SPOT, LAKE, WIDTH):
        if spot >= SLOT and t[spot + FIELD] >= 0:
            t[DISCARD + t[spot + FIELD]] += 1
        t[spot + FIELD] = 0 if spot < SLOT else NOBODY
        t[spot + BY], t[spot + OWN_THERE], t[spot + WHITE_THERE], t[spot + MARKER] = NOBODY, 0, 0, 0
    clear(t, LAKE, STACK)
    t[ROUND] += 1


@compiled_part
def below(draws: Keys, stream: int, count: int) -> int:
    """Draw a number below `count` from a stream."""
    draws[stream] = draws[stream] + STEP
    return number_below(draws[stream], count)


@compiled_part
def drawn(t: Ints, draws: Keys, counts: int, many: int) -> int:
    """Draw one of several kinds, each as likely as there are pieces of it left: so many from the place `counts` on."""
    number, kind = below(draws, SEATS, total(t, counts, counts + many)), 0
    while number >= t[counts + kind]:
        number -= t[counts + kind]
        kind += 1
    return kind


@compiled_part
def deal(t: Ints, slot: int) -> None:
    """The card of a slot is due, or the first dice if there are no more slots, or cards."""
    if total(t, STACK, DISCARD) == 0 and slot < t[SLOTS]:
        for card in range(STACK, DISCARD):
            t[card], t[card + OF_TYPE] = t[card + OF_TYPE], 0
    if slot < t[SLOTS] and total(t, STACK, DISCARD):
        t[WHAT], t[ABOUT] = TO_DEAL, slot
    else:
        t[WHAT], t[SEAT], t[ABOUT], t[LAST] = TO_ROLL, t[FIRST], 0, NOBODY


@compiled_part
def next_scale(t: Ints) -> None:
    """The next scale is due, or the first bonus marker."""
    t[WHAT], t[ABOUT] = TO_MARK, SPOT
    for setting in range(t[IN_PLAY] - 1, -1, -1):
        if t[SPOT + setting * WIDTH + SCALE] < 0:
            t[WHAT], t[ABOUT] = TO_SCALE, SPOT + setting * WIDTH


@compiled_part
def fall(t: Ints, draws: Keys, what: int, seat: int) -> int:
    """Chance lets dice fall: their pips, as digits."""
    p, code, place = PLAYER + seat * ONE, 0, PLACES
    many = DICE - t[p + DETAINED] - t[p + ALL_OWN] if what == TO_ROLL else t[WHITES] if what == TO_FILL else 3
    clear(t, TAKEN, TAKEN + 7)
    for _ in range(many):
        t[TAKEN + 1 + below(draws, SEATS, 6)] += 1
    for value in range(1, 7):
        for _ in range(t[TAKEN + value]):
            code = 10 * code + value
            if what == TO_ROLL:
                take(t, p, value, 1, 0)
            elif what == TO_FILL:
                t[LAKE], t[LAKE + value] = t[LAKE] + 1, t[LAKE + value] + 1
            else:
                t[p + DIE_AT + t[place]] = value
                t[p + DETAINED] += 1
                place += 1
    order = (seat - t[FIRST]) % t[PLAYERS]
    if what == TO_DETAIN:
        t[SEAT] = seat + 1
        if seat + 1 == t[PLAYERS]:
            next_scale(t)
    elif what == TO_FILL or t[ABOUT] or (order + 1 == t[PLAYERS] and not t[WHITES]):
        ask_for_powers(t, order if t[ABOUT] else 0)
    elif order + 1 < t[PLAYERS]:
        t[SEAT] = (seat + 1) % t[PLAYERS]
    else:
        t[WHAT] = TO_FILL
    return code


@compiled_part
def chance(t: Ints, draws: Keys, key: Key, game: int) -> int:
    """Chance makes a move: what falls, as digits, or the number of what is dealt.

    Each thing has a stream of its own in each round, so that other decisions before do not change it.
    """
    what, about, seat = t[WHAT], t[ABOUT], t[SEAT]
    thing = seat + 4 * (what == TO_ROLL and about > 0) if what in (TO_DETAIN, TO_ROLL) else 0
    if what in (TO_SCALE, TO_MARK, TO_DEAL):
        thing = about if what == TO_DEAL else ((about - SPOT) // WIDTH + 1) % 4
    draws[SEATS] = stream_of(key, game, 64 * t[ROUND] + 8 * what + thing)
    if what == TO_SCALE:  # of several alike the first ones are dealt
        for letter in range(len(LOOSE_SCALES)):
            left = 0
            for other in range(LOOSE, LOOSE + letter + 1):
                left += t[other] == t[LOOSE + letter]
            for spot in range(SPOT, EXAM, WIDTH):
                left -= t[spot + SCALE] == t[LOOSE + letter]
            t[TAKEN + letter] = left > 0
        kind = drawn(t, draws, TAKEN, len(LOOSE_SCALES))
        t[about + SCALE] = t[LOOSE + kind]
        for field in range(FIELDS):
            t[about + PAY + field] = t[LOOSE + kind] // 10 ** (FIELDS - 1 - field) % 10
        next_scale(t)
    elif what == TO_MARK:
        for each in range(KINDS):
            t[TAKEN + each] = t[MANY + each]
            for spot in range(SPOT, EXAM + 1 if each else SPOT, WIDTH):
                t[TAKEN + each] -= t[spot + MARKER] == each
        kind = t[about + MARKER] = drawn(t, draws, TAKEN, KINDS)
        t[ABOUT] = about + WIDTH if about < SPOT + (t[IN_PLAY] - 1) * WIDTH else EXAM
        if about == EXAM:
            deal(t, 0)
    elif what == TO_DEAL:
        kind = drawn(t, draws, STACK, t[TYPES])
        t[STACK + kind] -= 1
        t[SLOT + about * WIDTH + FIELD] = kind
        deal(t, about + 1)
    else:
        kind = fall(t, draws, what, seat)
    return kind


@compiled_part
def choose(t: Ints, draws: Keys, seat: int) -> int:
    """The number of a move that is worth the most; of several, any."""
    most, ties = t[MOVES + WORTH], 0
    for at in range(MOVES, MOVES + MOVE * t[COUNT], MOVE):
        most = max(most, t[at + WORTH])
    for at in range(MOVES, MOVES + MOVE * t[COUNT], MOVE):
        ties += t[at + WORTH] == most
    left, number = below(draws, seat, ties) if ties > 1 else 0, 0
    while left or t[MOVES + MOVE * number + WORTH] < most:
        left -= t[MOVES + MOVE * number + WORTH] == most
        number += 1
    return number


@compiled
def play_games(
    begun: Ints, t: Ints, draws: Keys, rounds: Ints, points: Ints, key: Key, game: int, fixed: int, log: Ints
) -> None:
    """Play as many games as there is room for in `rounds`.

    Args:
        begun: what lies on the table with which they begin.
        t: the box and the bots, and room for the rest.
        draws: room for where the streams of random numbers are: of each seat's choices, and of chance.
        rounds: takes how many there are, by game.
        points: takes sections, stars, cards and buttons, by game and seat.
        key: of the seed.
        game: the number of the first game.
        fixed: the number of the first move among the legal ones, or `ANY`.
        log: takes moves of the first game: what is to be done; `NOBODY` and what falls or is dealt, or how many moves
            are legal and the number of the one that is made.
    """
    for slot in range(len(rounds)):
        for place in range(len(begun)):
            t[BEGUN + place] = begun[place]
        for seat in range(t[PLAYERS]):
            draws[seat] = stream_of(key, game + slot, seat)
        first, plies = fixed, 0
        while t[WHAT] != OVER:
            what, seat, count = t[WHAT], t[SEAT], NOBODY
            if what == END:
                end_round(t)
                continue
            if what <= TO_FILL:
                number = chance(t, draws, key, game + slot)
            else:
                offer(t, what, seat)
                count, number, first = t[COUNT], choose(t, draws, seat) if first == ANY else first, ANY
                act(t, what, seat, number)
            if slot == 0 and plies < len(log):
                log[plies, 0], log[plies, 1], log[plies, 2] = what, count, number
            plies += 1
        rounds[slot] = t[ROUND]
        for seat in range(t[PLAYERS]):
            for place, what in enumerate((BUILT, STARS, CARDS_OWNED, BUTTONS)):
                points[slot, seat, place] = t[PLAYER + seat * ONE + what]
