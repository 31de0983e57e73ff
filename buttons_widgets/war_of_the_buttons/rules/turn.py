"""What a player may do after the roll and in a turn, and what the table is like afterwards.

A turn is one dice action and at most one supplement before or after it, each made of small moves. It ends with the next
player's turn, or with `do end`, when nobody has a die left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from ...kit.rules.game import Seat
from ...kit.rules.phrase import Phrase
from .box import SCHOOL, in_order, name_of, price_of
from .hand import PIPS, Hand, equal_dice, parts, rising, without
from .moves import MARKET, Bid, Build, Buy, Change, Done, Free, GiveUp, Market, Move, Reroll, Reset, School, White
from .parts import BUILT, REROLL, Player, Setting, Slot, Task
from .table import Table

PLACING: Final = 2
"""What the card of a setting, or of the school, pays whenever its owner places there."""
AT_MARKET: Final = 1
"""What the card of the market pays in an action there."""
BROTHERS: Final = 2
"""So many big brothers the place at school brings."""

_GAINS: Final = {
    "star": ("stars", 1),
    "star2": ("stars", 2),
    "brothers2": ("brothers", 2),
    "brothers3": ("brothers", 3),
}
"""What the cards bring that are used at once, but for the hut."""


# After the roll


def power_moves(table: Table, seat: Seat, used: Sequence[str]) -> Iterator[Move]:
    """What a player may do with its powers, without `Done`."""
    player = table.players[seat]
    for power in player.powers(used):
        if power == REROLL:
            yield from (Reroll(some) for some in sorted(filter(None, parts(player.dice.own))))
        else:
            yield from (Reset(int(power[-1]), new) for new in PIPS if new != int(power[-1]))


def ask_for_powers(table: Table, seats: Iterable[Seat]) -> Table:
    """Ask the next of these players who can use a power, or begin with the turns."""
    for seat in seats:
        if table.players[seat].powers(()):
            return replace(table, do=Task("powers", seat))
    return next_turn(table, table.turn_order())


def go_on_with_powers(table: Table, seat: Seat, used: Sequence[str]) -> Table:
    """Ask a player what else it does with its powers, or the next one."""
    if table.players[seat].powers(used):
        return replace(table, do=Task("powers", seat, ",".join(used)))
    order = list(table.turn_order())
    return ask_for_powers(table, order[order.index(seat) + 1 :])


def after_power(table: Table, move: Move) -> Table:
    """The table after a move with a power."""
    seat, used = table.do.mover, table.do.powers
    player = table.players[seat]
    match move:
        case Reset(pips, new):
            power = f"set{pips}"
            dice = player.dice.minus(own=str(pips)).plus(own=str(new))
            table = table.with_player(seat, replace(player, dice=dice))
            return go_on_with_powers(table, seat, used if used[-1:] == (power,) else (*used, power))
        case Reroll(pips):
            table = table.with_player(seat, replace(player, dice=player.dice.minus(own=pips)))
            return replace(table, do=Task("dice", seat, ",".join((*used, REROLL))))
    order = list(table.turn_order())
    return ask_for_powers(table, order[order.index(seat) + 1 :])


# What may be done in a turn

# The same few moves may be made again and again, and to make one takes longer than all else: its fields are checked.
_bid, _school, _buy, _market, _white, _change = map(cache, (Bid, School, Buy, Market, White, Change))


def next_turn(table: Table, seats: Iterable[Seat]) -> Table:
    """The turn of the next of these players who has a die; the end of the round if nobody has."""
    for seat in seats:
        if table.players[seat].dice.has_dice:
            return replace(table, do=Task("turn", seat))
    return replace(table, do=Task("end"))


def turn_moves(table: Table) -> Iterator[Move]:
    """What may be done now in a turn, in a fixed order."""
    do = table.do
    seat, player = do.mover, mover_of(table)
    match do.what:
        case "turn":
            if not do.used:
                yield from supplements(table, player)
            yield from bids(table, seat)
            yield from _at_school(table, player)
            yield from _purchases(table, player)
            yield from map(_market, player.market_dice())
        case "market":
            yield from map(_market, player.market_dice(Hand.parse(do.about)))
            yield Done()
        case "after":
            yield from supplements(table, player)
            yield Done()
        case "free":
            yield from map(Free, player.detained)
        case _:
            assert table.do.what == "build"
            yield from map(Build, player.open_sections)


def supplements(table: Table, player: Player) -> Iterator[Move]:
    """The supplementary actions that a player can pay."""
    box = table.box
    if player.buttons >= box.white:
        yield from (_white(int(pips)) for pips in sorted(set(table.lake)))
    for pips in sorted(set(player.dice.own)):
        for new in PIPS:
            if new != int(pips) and box.price_of_turning(int(pips), new) <= player.buttons:
                yield _change(int(pips), new)
    if player.detained:
        yield from map(GiveUp, dict.fromkeys(player.cards))


def bids(table: Table, seat: Seat) -> Iterator[Move]:
    """The bids on all settings."""
    player = table.players[seat]
    if is_tattler(table, seat):
        return
    hands, equal = equal_dice(player.dice, player.brothers > 0), player.owns("equal")
    for name in table.in_play:
        setting = table.setting(name)
        yield from (_bid(name, str(hand)) for hand in hands if beats(hand, setting, equal=equal))


def is_tattler(table: Table, seat: Seat) -> bool:
    """Whether a player has told tales in this round, and places nothing on settings any more."""
    die = table.at_school("tattle")
    return die is not None and die[0] == seat


def beats(hand: Hand, setting: Setting, *, equal: bool) -> bool:
    """Whether dice beat those on a setting: more of any value, or as many of a higher one, or with `equal` of the same.

    >>> beats(Hand("44"), Setting("24210", 2, 0, Hand("33")), equal=False)
    True
    """
    there = setting.dice
    if not there.has_dice or hand.count > there.count:
        return True
    return hand.count == there.count and (hand.value > there.value or (equal and hand.value == there.value))


def price_at_school(table: Table, player: Player, place: str) -> int:
    """What a place at school costs a player."""
    box = table.box
    prices = {"release": box.release, "brothers": box.brothers, "hut": box.hut + player.built}
    return prices.get(place, box.star + player.stars if place == "star" else 0)


def why_not_at_school(table: Table, player: Player, place: str) -> Phrase | None:
    """What keeps a player from a place at school, besides a coloured die that is missing; `None` if nothing does."""
    if table.at_school(place) is not None:
        return Phrase("refused-war-place-taken", "a die lies there already")
    if place in ("release", "tattle") and not player.detained:
        return Phrase("refused-war-nobody-detained", "no die is detained that could be taken")
    if place == "hut" and not player.open_sections:
        return Phrase("refused-war-no-section", "no section can be built")
    price = price_at_school(table, player, place)
    if price > player.buttons:
        return Phrase(
            "refused-war-price",
            "it costs {price} buttons, and there are {buttons}",
            price=price,
            buttons=player.buttons,
        )
    return None


def _at_school(table: Table, player: Player) -> Iterator[Move]:
    for place in SCHOOL:
        if why_not_at_school(table, player, place) is None:
            yield from (_school(place, int(pips)) for pips in sorted(set(player.dice.own)))


def _purchases(table: Table, player: Player) -> Iterator[Move]:
    for number, slot in enumerate(table.slots, start=1):
        if slot.card:
            price = price_of(slot.card)
            for hand in equal_dice(player.dice, player.brothers > 0):
                if hand.has_dice and hand.count == price and hand.value <= player.buttons:
                    yield _buy(number, str(hand))


# What comes of it


def mover_of(table: Table) -> Player:
    """The player whose task it is."""
    return table.players[table.do.mover]


def after_turn_move(table: Table, move: Move) -> Table:
    """The table after a move of a turn."""
    do = table.do
    seat, player = do.mover, mover_of(table)
    match move:
        case White(pips):
            dice = player.dice.plus(white=str(pips))
            player = replace(player, dice=dice, buttons=player.buttons - table.box.white)
            return _supplied(table.with_player(seat, player, lake=without(table.lake, str(pips))))
        case Change(pips, new):
            dice = player.dice.minus(own=str(pips)).plus(own=str(new))
            cost = table.box.price_of_turning(pips, new)
            return _supplied(table.with_player(seat, replace(player, dice=dice, buttons=player.buttons - cost)))
        case GiveUp(card):
            cards = list(player.cards)
            cards.remove(card)
            return table.with_player(seat, replace(player, cards=tuple(cards)), do=Task("free", seat, do.what))
        case Free(section):
            table = table.with_player(seat, player.freed(section))
            return _supplied(table, do.about) if do.about in ("turn", "after") else _acted(table)
        case Build(section):
            return _acted(table.with_player(seat, player.with_section(section, BUILT)))
        case Bid():
            return _acted(_with_bid(table, seat, move))
        case School(place, pips):
            return _taught(table, seat, place, pips)
        case Buy():
            return _bought(table, seat, move)
        case Market():
            return _at_market(table, seat, move)
    return _acted(table) if do.what == "market" else _turn_over(table)


def _supplied(table: Table, when: str = "") -> Table:
    """After the supplement the dice action is to be made, or the turn is over."""
    seat = table.do.seat
    return replace(table, do=Task("turn", seat, used=True)) if (when or table.do.what) == "turn" else _turn_over(table)


def _acted(table: Table) -> Table:
    """After the dice action there may be the supplement."""
    seat = table.do.mover
    if not table.do.used and table.has_supplement(seat):
        return replace(table, do=Task("after", seat))
    return _turn_over(table)


def _turn_over(table: Table) -> Table:
    seat, players = table.do.mover, len(table.players)
    return next_turn(table, ((seat + step) % players for step in range(1, players + 1)))


def _placed(player: Player, hand: Hand, earned: int, **more: Any) -> Player:
    """A player who has placed dice, and was paid; less than 0 is a cost. Other fields may have other values, too."""
    return replace(
        player,
        dice=player.dice.minus(hand.own, hand.white),
        brothers=player.brothers - hand.brother,
        buttons=player.buttons + earned,
        **more,
    )


def _with_bid(table: Table, seat: Seat, bid: Bid) -> Table:
    """A bid is paid, and the dice that it beats go to the mill."""
    name, hand, setting, player = bid.setting, bid.hand, table.setting(bid.setting), table.players[seat]
    table = table.with_player(seat, _placed(player, hand, setting.pay + PLACING * player.owns(name)))
    if setting.by is not None:
        loser = table.players[setting.by]
        table = table.with_player(setting.by, replace(loser, mill=rising(loser.mill + setting.dice.own)))
    by = seat if hand.own else None
    there = replace(setting, field=setting.next_field, by=by, dice=hand.without_brother)
    return table.with_setting(name, there, white_mill=rising(table.white_mill + setting.dice.white))


def _taught(table: Table, seat: Seat, place: str, pips: int) -> Table:
    """A die is placed at school: its price is paid, and its effect follows."""
    player, do = table.players[seat], table.do
    earned = PLACING * player.owns("school") - price_at_school(table, player, place)
    player = _placed(player, Hand(own=str(pips)), earned)
    if place == "brothers":
        player = replace(player, brothers=player.brothers + BROTHERS)
    elif place == "star":
        player = replace(player, stars=player.stars + 1)
    table = table.with_player(seat, player).at_place(place, (seat, pips))
    if place in ("release", "tattle"):
        return replace(table, do=Task("free", seat, place, do.used))
    if place == "hut":
        return replace(table, do=Task("build", seat, place, do.used))
    return _acted(table)


def _bought(table: Table, seat: Seat, purchase: Buy) -> Table:
    """A card is taken, its slot is closed, and it is used at once if it is one of those."""
    hand, card, player = purchase.hand, table.slots[purchase.slot - 1].card, table.players[seat]
    player = _placed(player, hand, -hand.value)
    player = replace(player, cards=in_order((*player.cards, card)))
    if name_of(card) in _GAINS:
        what, many = _GAINS[name_of(card)]
        player = replace(player, **{what: getattr(player, what) + many})
    beside = Slot(by=seat if hand.own else None, dice=hand.without_brother)
    table = table.with_player(seat, player).with_slot(purchase.slot, beside)
    if name_of(card) == "hut" and player.open_sections:
        return replace(table, do=Task("build", seat, "card", table.do.used))
    return _acted(table)


def _at_market(table: Table, seat: Seat, move: Market) -> Table:
    """A die is placed at the market; more may follow."""
    hand, player, do = move.hand, table.players[seat], table.do
    bonus = AT_MARKET * (do.what == "turn" and player.owns(MARKET))
    player = _placed(player, hand, table.box.market + bonus, market=rising(player.market + hand.own))
    table = table.with_player(seat, player, white_market=rising(table.white_market + hand.white))
    if player.market_dice(hand):
        return replace(table, do=Task("market", seat, move.die, do.used))
    return _acted(table)
