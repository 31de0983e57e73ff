"""The course of a game on the table: chance, turns, the end of a round, the next one, and how a game ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import accumulate, combinations_with_replacement
from typing import TYPE_CHECKING, Final

from ...kit.rules.chance import orders_of
from ...kit.rules.game import CHANCE, ChanceMover, Result, Seat
from ...kit.rules.phrase import Phrase
from .box import DETAINED_AT_FIRST, LOOSE, MARKERS, SCHOOL, in_order, price_of
from .hand import PIPS, Hand, without
from .moves import (
    CARD_SOURCE,
    MARKET,
    MILL,
    Bid,
    Build,
    Buy,
    Change,
    Deal,
    Detain,
    Dice,
    Done,
    Free,
    GiveUp,
    Mark,
    Market,
    Move,
    Scale,
    School,
    White,
)
from .parts import BUILT, DICE, UNKNOWN_SCALE, Setting, Slot, Task
from .table import AT_SCHOOL, Table
from .turn import (
    after_power,
    after_turn_move,
    ask_for_powers,
    go_on_with_powers,
    is_tattler,
    mover_of,
    power_moves,
    turn_moves,
    why_not_at_school,
)

if TYPE_CHECKING:
    from fractions import Fraction

POINTS: Final = "points"
"""Why a game was won if several have ended it; else see `Table.enders`."""


def to_move(table: Table) -> Seat | ChanceMover | None:
    """Who moves; `None` if the game is over, or the round."""
    return CHANCE if table.do.is_chance else table.do.seat


@lru_cache(maxsize=4)
def legal_moves(table: Table) -> Sequence[Move]:
    """Every legal move in a fixed order; for chance, every outcome. Whoever shows a table asks for them many times."""
    do = table.do
    match do.what:
        case "powers":
            return *power_moves(table, do.mover, do.powers), Done()
        case "detain":
            return tuple(_detentions(table))
        case "over" | "end":
            return ()
    return tuple(_weights(table) if do.is_chance else turn_moves(table))


def is_legal(table: Table, move: Move) -> bool:
    """Whether a move is legal; of a thousand ways in which dice may fall one need not look at each."""
    return move in (_weights(table) if table.do.is_chance else legal_moves(table))


def after(table: Table, move: Move) -> Table:
    """The table after a legal move, at the next decision; at the end of a round it stops, see `go_on`."""
    do = table.do
    if do.is_chance:
        return _after_chance(table, move)
    if do.is_of_turn:
        return after_turn_move(table, move)
    if do.what == "powers":
        return after_power(table, move)
    return _exam(detained(table, move)) if isinstance(move, Detain) else _after_choice(table, move)


def go_on(table: Table) -> Table:
    """The table at the next decision: if a round has ended, it is settled, and the next one begins."""
    return _end_round(table) if table.do.what == "end" else table


# Chance


def to_fall(table: Table) -> int:
    """How many dice fall now."""
    do = table.do
    if do.what == "detained":
        return min(DETAINED_AT_FIRST, len(table.box.places))
    if do.what == "lake":
        return table.box.white_dice(len(table.players))
    return DICE - table.dice_of(do.mover)


def chances(table: Table) -> Sequence[tuple[Move, Fraction]]:
    """Every outcome of chance with its probability; empty if chance is not to move."""
    if not table.do.is_chance:
        return ()
    # Late: it takes a while to load, and few games ask for all outcomes.
    from fractions import Fraction

    weights = _weights(table)
    total = sum(weights.values())
    return tuple((move, Fraction(weight, total)) for move, weight in weights.items())


def drawn(table: Table, numbers: Callable[[int, int], tuple[int, ...]]) -> Move:
    """What falls or is dealt if some numbers are drawn.

    Args:
        table: chance is to move on it.
        numbers: draws so many numbers, each from 1 to another one.
    """
    if table.do.what in ("detained", "dice", "lake"):
        return Dice("".join(map(str, numbers(to_fall(table), len(PIPS)))))
    weights = _weights(table)
    (number,) = numbers(1, sum(weights.values()))
    return next(move for move, most in zip(weights, accumulate(weights.values()), strict=True) if number <= most)


def _weights(table: Table) -> Mapping[Move, int]:
    """In how many ways each outcome may come."""
    match table.do.what:
        case "scale":
            loose, dealt = table.box.loose, Counter(setting.scale for setting in table.settings)
            # Of equal scales the first ones were dealt.
            before = {letter: [loose[one] for one in LOOSE[:at]] for at, letter in enumerate(LOOSE)}
            return {Scale(one): 1 for one in LOOSE if before[one].count(loose[one]) >= dealt[loose[one]]}
        case "marker":
            open_now = Counter(table.markers)
            return {Mark(name): many - open_now[name] for name, many in MARKERS.items() if many > open_now[name]}
        case "card":
            return {Deal(card): many for card, many in Counter(table.stack).items()}
    return _rolls(to_fall(table))


@cache
def _rolls(dice: int) -> Mapping[Move, int]:
    """In how many ways each roll of so many dice may come: of eight there are 1,287, and a game has dozens of rolls."""
    return {Dice("".join(roll)): orders_of(roll) for roll in combinations_with_replacement(map(str, PIPS), dice)}


def _after_chance(table: Table, move: Move) -> Table:
    do = table.do
    match move:
        case Dice(pips) if do.what == "detained":
            player = table.players[do.mover]
            for place, die in zip(table.box.places, pips, strict=False):
                player = player.with_detained(int(place), int(die))
            table = table.with_player(do.mover, player)
            if do.mover + 1 < len(table.players):
                return replace(table, do=Task("detained", do.mover + 1))
            return _deal_scales(table)
        case Dice(pips) if do.what == "lake":
            return ask_for_powers(replace(table, lake=pips), table.turn_order())
        case Dice(pips):
            return _rolled(table, pips)
        case Scale(letter):
            setting = table.setting(do.about)
            return _deal_scales(table.with_setting(do.about, replace(setting, scale=table.box.loose[letter])))
        case Mark(marker):
            if do.about == AT_SCHOOL:
                return _deal_card(replace(table, school_marker=marker), 1)
            table = table.with_setting(do.about, replace(table.setting(do.about), marker=marker))
            rest = [*table.in_play, AT_SCHOOL]
            return replace(table, do=Task("marker", about=rest[rest.index(do.about) + 1]))
    assert isinstance(move, Deal)
    stack = list(table.stack)
    stack.remove(move.card)
    number = int(do.about)
    table = replace(table, stack=tuple(stack)).with_slot(number, Slot(move.card))
    return _deal_card(table, number + 1)


def _deal_scales(table: Table) -> Table:
    """The next scale is due, or the first bonus marker."""
    for name in table.in_play:
        if table.setting(name).scale == UNKNOWN_SCALE:
            return replace(table, do=Task("scale", about=name))
    return replace(table, do=Task("marker", about=table.in_play[0]))


def _deal_card(table: Table, number: int) -> Table:
    """The card of a slot is due, or the first dice if there are no more slots, or cards."""
    if number > len(table.slots):
        return replace(table, do=Task("dice", table.first))
    if not table.stack:
        table = replace(table, stack=table.discard, discard=())
    return replace(table, do=Task("card", about=str(number))) if table.stack else _deal_card(table, number + 1)


def _rolled(table: Table, pips: str) -> Table:
    """A player's dice have fallen, all free ones or those that were rolled again."""
    seat, used = table.do.mover, table.do.powers
    player = table.players[seat]
    table = table.with_player(seat, replace(player, dice=player.dice.plus(own=pips)))
    if used:
        return go_on_with_powers(table, seat, used)
    order = list(table.turn_order())
    if seat != order[-1]:
        return replace(table, do=Task("dice", order[order.index(seat) + 1]))
    if table.box.white_dice(len(order)):
        return replace(table, do=Task("lake"))
    return ask_for_powers(table, order)


# The end of a round


def _end_round(table: Table) -> Table:
    """The start player changes; then come tattle, exam and settings."""
    if (die := table.at_school("first")) is not None:
        table = replace(table, first=die[0])
    if (die := table.at_school("tattle")) is not None:
        seat = table.most_with(die[1], besides="tattle")
        if seat is not None and table.free_places(seat):
            return replace(table, do=Task("detain", seat))
    return _exam(table)


def _detentions(table: Table) -> Iterator[Move]:
    """Every die of a player on the board, at every free detention place."""
    seat, player = table.do.mover, mover_of(table)
    settings = zip(table.in_play, table.settings, strict=True)
    dice = [(name, there.dice.own) for name, there in settings if there.by == seat]
    dice += [(place, str(die[1])) for place, die in zip(SCHOOL, table.school, strict=True) if die and die[0] == seat]
    slots = enumerate(table.slots, start=1)
    dice += [(f"{CARD_SOURCE}{number}", slot.dice.own) for number, slot in slots if slot.by == seat]
    dice += [(MARKET, player.market), (MILL, player.mill)]
    for source, pips in dice:
        for value in sorted(set(pips)):
            for section in table.free_places(seat):
                yield Detain(source, int(value), section)


def detained(table: Table, move: Detain) -> Table:
    """The table after a die was detained."""
    seat, player, source, pips = table.do.mover, mover_of(table), move.source, str(move.pips)
    player = player.with_detained(move.section, move.pips)
    if source in table.in_play:
        there = table.setting(source)
        dice = there.dice.minus(own=pips)
        left = replace(there, dice=dice, by=seat if dice.own else None, field=there.field if dice.has_dice else 0)
        table = table.with_setting(source, left)
    elif source in SCHOOL:
        table = table.at_place(source, None)
    elif source == MARKET:
        player = replace(player, market=without(player.market, pips))
    elif source == MILL:
        player = replace(player, mill=without(player.mill, pips))
    else:
        number = int(source.removeprefix(CARD_SOURCE))
        dice = table.slots[number - 1].dice.minus(own=pips)
        table = table.with_slot(number, Slot(by=seat if dice.own else None, dice=dice))
    return table.with_player(seat, player)


def _exam(table: Table) -> Table:
    """The one with the most dice of the examined value gets the marker of the school."""
    die = table.at_school("exam")
    seat = None if die is None else table.most_with(die[1])
    if seat is not None and table.school_marker:
        return _carry_out(table, AT_SCHOOL, seat)
    return _settings(table, table.in_play)


def _settings(table: Table, names: Sequence[str]) -> Table:
    """Whoever has a coloured die on one of these settings gets its marker; then the round is over."""
    for name in names:
        there = table.setting(name)
        if there.by is not None and there.marker:
            return _carry_out(table, name, there.by)
    return _next_round(table)


def _carry_out(table: Table, source: str, seat: Seat) -> Table:
    """Buttons, stars and brothers of a marker are taken; its sections and detained dice are chosen."""
    player = table.players[seat]
    for part in table.marker_at(source).split("+"):
        if part.isdigit():
            player = replace(player, buttons=player.buttons + int(part))
        elif part == "star":
            player = replace(player, stars=player.stars + 1)
        elif part in ("brother", "brothers2"):
            player = replace(player, brothers=player.brothers + (1 if part == "brother" else 2))
    table = table.with_player(seat, player)
    if "hut" in table.marker_at(source).split("+") and player.open_sections:
        return replace(table, do=Task("build", seat, source))
    return _free_by_marker(table, source, seat)


def _free_by_marker(table: Table, source: str, seat: Seat) -> Table:
    """A marker may free a die, if one is detained; else it is carried out."""
    if "free" in table.marker_at(source).split("+") and table.players[seat].detained:
        return replace(table, do=Task("free", seat, source))
    return _carried_out(table, source)


def _after_choice(table: Table, move: Move) -> Table:
    """The table after a section or a detained die was chosen for a marker."""
    seat, source, player = table.do.mover, table.do.about, mover_of(table)
    if isinstance(move, Build):
        return _free_by_marker(table.with_player(seat, player.with_section(move.section, BUILT)), source, seat)
    assert isinstance(move, Free)
    return _carried_out(table.with_player(seat, player.freed(move.section)), source)


def _carried_out(table: Table, source: str) -> Table:
    """A marker leaves its place, and the next one is due."""
    names = table.in_play
    if source == AT_SCHOOL:
        return _settings(replace(table, school_marker=""), names)
    there = replace(table.setting(source), marker="")
    return _settings(table.with_setting(source, there), names[names.index(source) + 1 :])


def _next_round(table: Table) -> Table:
    """The game is over, or all dice return, cards earn, unsold ones are discarded, and the next round begins."""
    if table.enders:
        return replace(table, do=Task("over"))
    players = tuple(
        replace(player, dice=Hand(), market="", mill="", buttons=player.buttons + table.box.income * len(player.cards))
        for player in table.players
    )
    unsold = [slot.card for slot in table.slots if slot.card]
    table = replace(
        table, round=table.round + 1, players=players, school_marker="", school=(None,) * len(SCHOOL),
        settings=tuple(Setting(there.scale) for there in table.settings), slots=(Slot(),) * len(table.slots),
        lake="", white_market="", white_mill="", discard=in_order((*table.discard, *unsold)),
    )  # fmt: skip
    return replace(table, do=Task("marker", about=table.in_play[0]))


# The end of the game


def points(table: Table) -> tuple[int, ...]:
    """What every player's cards, stars, sections and buttons count at the end, if several have ended the game."""
    fives = table.box.fives
    return tuple(len(player.cards) + player.stars + player.built + player.buttons // fives for player in table.players)


def result_of(table: Table) -> Result | None:
    """How a game ended; `None` while it goes on."""
    if table.do.what != "over":
        return None
    ended = table.enders
    if len(ended) == 1:
        ((seat, reason),) = ended.items()
        return Result((seat,), reason)
    ranks = list(zip(points(table), (player.buttons for player in table.players), strict=True))
    return Result(tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks)), POINTS)


# Why not


def why_illegal(table: Table, move: Move) -> Phrase:
    """Why a move is not legal now, for people."""
    do, player = table.do, None if table.do.seat is None else mover_of(table)
    if player is not None and do.what == "turn":
        match move:
            case Bid(setting) if setting not in table.in_play:
                return Phrase("refused-war-not-in-play", "the meadow is in play with four players only")
            case Bid() if do.seat is not None and is_tattler(table, do.seat):
                return Phrase("refused-war-tattler", "a tattler places nothing on settings in this round")
            case Buy(slot) if slot > len(table.slots) or not table.slots[slot - 1].card:
                return Phrase("refused-war-no-card", "no card lies open there")
            case Bid() | Buy() | Market() if player.brothers < move.hand.brother or not player.dice.holds(move.hand):
                return Phrase("refused-war-no-such-dice", "these dice are not before the player")
            case Bid() if not move.hand.is_equal:
                return Phrase("refused-war-not-equal", "dice that are placed together show the same")
            case Bid(setting):
                there = table.setting(setting).dice
                return Phrase("refused-war-beaten", "it does not beat {dice}", dice=str(there))
            case Buy(slot):
                price = price_of(table.slots[slot - 1].card)
                return Phrase(
                    "refused-war-card-price",
                    "the card takes {price} equal dice, and as many buttons as one of them shows",
                    price=price,
                )
            case School(_, pips) if str(pips) not in player.dice.own:
                return Phrase("refused-war-no-such-dice", "these dice are not before the player")
            case School(place):
                return why_not_at_school(table, player, place) or _NOT_NOW
            case White() | Change() | GiveUp() if do.used:
                return Phrase("refused-war-used", "a turn has one supplementary action")
            case White() | Change() | GiveUp():
                return Phrase("refused-war-supplement", "it is not there, or cannot be paid")
    return _NOT_NOW


_NOT_NOW: Final = Phrase("refused-war-not-now", "it is none of the moves that can be made now")
