"""From a table to what the map and the mats show, and what can be clicked on them; the same in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...kit.language.words import Words
from ...kit.rules.game import Seat
from ..drawing.shown import Badge, Heap, LineView, MatView, SettingView, SlotView, VillageView
from ..phrases import buttons_after, card_text, hand_text, marker_text, place_of, place_text
from ..rules.box import SCHOOL, SETTINGS, name_of, price_of
from ..rules.course import legal_moves
from ..rules.game import Game
from ..rules.hand import Hand
from ..rules.moves import MARKET, MILL, Bid, Build, Detain, Free, GiveUp, Market, White
from ..rules.parts import Setting
from ..rules.table import AT_SCHOOL, Table
from ..rules.turn import is_tattler, mover_of, price_at_school
from .choosing import GIVE_UP, TAKE, Choice, Plans, die_of, hand_chosen, moves_of, places, slot_number

AREAS: Final = ("school", "market", "lake", "mill", "cards")
"""What has a name on the map besides the places for dice."""
BROTHER: Final = "brother"


def heap_of(by: Seat | None, dice: Hand) -> Heap:
    """Dice as the map shows them."""
    return Heap(by if dice.own else None, dice.own, dice.white)


# The village


def village_picks(game: Game, choice: Choice, words: Words) -> dict[str, str]:
    """What can be clicked in the village, with its name: in a turn all places, so that those that are shut say why."""
    table = game.table
    match table.do.what:
        case "turn":
            plans, hand = Plans(table), hand_chosen(mover_of(table), choice)
            named = {place: _place_name(game, plans, place, hand, words) for place in places(table)}
            return named | _lake_picks(table, words)
        case "market":
            return {"market": place_text("market", words)}
        case "after" if village_offers(table, choice):
            return _lake_picks(table, words)
        case "detain":
            return {
                die_of(move): words.say("pick-detain", pips=move.pips, place=place_text(move.source, words))
                for move in moves_of(table, Detain)
            }
    return {}


def _lake_picks(table: Table, words: Words) -> dict[str, str]:
    return {
        f"{TAKE}{pips}": words.say("pick-lake", pips=int(pips), cost=table.box.white)
        for pips in sorted(set(table.lake))
    }


def _place_name(game: Game, plans: Plans, place: str, hand: Hand, words: Words) -> str:
    """What a place is called for people who do not see it: what lies there, and what the chosen dice would do."""
    told = _told_place(game, place, words)
    if hand.count:
        return f"{told} {plans.does(place, hand, words)}"
    return told if plans.is_open(place) else f"{told} {plans.why_not(place, hand, words)}"


def village_offers(table: Table, choice: Choice) -> frozenset[str]:
    """What is worth choosing in the village: where the chosen dice may go, or if none are chosen any dice."""
    lake = {f"{TAKE}{move.pips}" for move in moves_of(table, White)}
    if table.do.what == "turn":
        plans, hand = Plans(table), hand_chosen(mover_of(table), choice)
        if hand.count and not choice.lifted:
            return frozenset(place for place in places(table) if plans.with_hand(place, hand) is not None)
        return frozenset(place for place in places(table) if plans.is_open(place)) | lake
    if table.do.what == "detain":
        return frozenset(map(die_of, moves_of(table, Detain)))
    return frozenset(["market"] if table.do.what == "market" else lake)


def badges(table: Table, choice: Choice) -> Mapping[str, Badge]:
    """What the chosen dice would earn or cost at each place; where they may not go, nothing but a cross."""
    hand = hand_chosen(mover_of(table), choice)
    if table.do.what != "turn" or not hand.count:
        return {}
    plans, found = Plans(table), {}
    for place in places(table):
        moves = plans.with_hand(place, hand)
        if moves is not None:
            buttons = buttons_after(table, moves) - mover_of(table).buttons
            found[place] = Badge(f"{buttons:+d}".replace("-", "−") if buttons else "✓")
        elif place in table.in_play:
            found[place] = Badge("✗", good=False)
    return found


def village_view(game: Game, words: Words, before: Game | None = None) -> VillageView:
    """What the map shows of a game, without what can be clicked.

    Args:
        game: the state.
        words: the language.
        before: the state before the last move, if that is to be seen; else `None`.
    """
    table = game.table
    seat = table.do.seat
    player = table.players[seat if seat is not None else table.first]
    settings, lines = [], []
    for name in SETTINGS:
        there = table.setting(name) if name in table.in_play else Setting("")
        heap, title = heap_of(there.by, there.dice), place_text(name, words)
        settings.append(SettingView(name, title, there.scale, there.field, heap, there.marker))
    for name, die in zip(SCHOOL, table.school, strict=True):
        price, title = price_at_school(table, player, name), place_text(name, words)
        lines.append(LineView(name, title, str(price or ""), None if die is None else (die[0], str(die[1]))))
    return VillageView(
        titles={name: words.say(f"place-{name}") + f" −{table.box.white}" * (name == "lake") for name in AREAS},
        settings=tuple(settings),
        lines=tuple(lines),
        school_marker=table.school_marker,
        slots=tuple(
            SlotView(name_of(slot.card), card_text(slot.card, words), price_of(slot.card))
            if slot.card
            else SlotView(heap=heap_of(slot.by, slot.dice))
            for slot in table.slots
        ),
        market=tuple(heap_of(by, dice) for by, dice in _crowd(table, MARKET)),
        lake=table.lake,
        mill=tuple(heap_of(by, dice) for by, dice in _crowd(table, MILL)),
        latest=frozenset([place_of(game.last_move)] if before is not None and place_of(game.last_move) else []),
        flights=_flights(before.table, game) if before is not None else (),
        detains=seat if table.do.what == "detain" else None,
    )


def _crowd(table: Table, name: str) -> Sequence[tuple[Seat | None, Hand]]:
    """The dice at the market or in the mill, and whose they are."""
    own = [player.market if name == MARKET else player.mill for player in table.players]
    white = Hand(white=table.white_market if name == MARKET else table.white_mill)
    heaps = [*((seat, Hand(own=pips)) for seat, pips in enumerate(own)), (None, white)]
    return [(by, dice) for by, dice in heaps if dice.has_dice]


def _flights(before: Table, game: Game) -> tuple[tuple[str, Seat | None, str], ...]:
    """The dice that the last move sent to the mill."""
    move = game.last_move
    if not isinstance(move, Bid):
        return ()
    there = before.setting(move.setting)
    dice = [*((there.by, pips) for pips in there.dice.own), *((None, pips) for pips in there.dice.white)]
    return tuple((move.setting, by, pips) for by, pips in dice)


# The mats


def mat_view(table: Table, seat: Seat, words: Words) -> MatView:
    """What a mat shows, without what can be clicked."""
    player, signs = table.players[seat], {"first": table.first == seat, "tattle": is_tattler(table, seat)}
    return MatView(
        seat, player.hut, table.box.places, player.buttons, player.stars, player.brothers,
        tuple((card, name_of(card), card_text(card, words)) for card in player.cards),
        heap_of(seat, player.dice), player.market, player.mill, table.box.goal,
        signs=tuple(name for name, has in signs.items() if has),
    )  # fmt: skip


def mat_picks(table: Table, choice: Choice, words: Words) -> dict[str, str]:
    """What can be clicked on the mat of whose task it is, with its name."""
    player, do = mover_of(table), table.do
    moves = legal_moves(table)
    match do.what:
        case "market" if Market("b") in moves:
            return {BROTHER: words.say("pick-brother")}
        case "turn" | "after":
            can = [card for card in player.cards if GiveUp(card) in moves]
            found = {f"{GIVE_UP}{card}": words.say("pick-give-up", card=card_text(card, words)) for card in can}
            brother = {BROTHER: words.say("pick-brother")} if do.what == "turn" and player.brothers else {}
            return brother | found
        case "build":
            sections = [move.section for move in moves_of(table, Build)]
            return {f"section {at}": words.say("pick-build", section=at) for at in sections}
        case "free":
            dice = {move.section: player.detained[move.section] for move in moves_of(table, Free)}
            return {f"detained {at}": words.say("pick-free", pips=pips, section=at) for at, pips in dice.items()}
        case "detain" if choice.place:
            return {
                f"detained {move.section}": words.say("pick-detain-at", pips=move.pips, section=move.section)
                for move in moves_of(table, Detain)
                if die_of(move) == choice.place
            }
    return {}


# In words


def told_village(game: Game, words: Words) -> str:
    """All that lies in the village."""
    table, told = game.table, [_told_place(game, place, words) for place in places(game.table)]
    if table.school_marker:
        school, marker = place_text(AT_SCHOOL, words), marker_text(table.school_marker, words)
        told.append(words.say("told-marker", place=school, marker=marker))
    lake = " ".join(table.lake) or words.say("dice-none")
    mill = words.say("sees-mill", dice=_told_crowd(game, MILL, words))
    return " ".join([*told, words.say("sees-lake", dice=lake), mill])


def _told_dice(game: Game, by: Seat | None, dice: Hand, words: Words) -> str:
    """Dice that lie together, and whose the coloured ones are: `Bo 4 4 and white 4`."""
    if not dice.has_dice:
        return words.say("dice-none")
    return hand_text(dice, words) if by is None else f"{game.names[by]} {hand_text(dice, words)}"


def _told_crowd(game: Game, name: str, words: Words) -> str:
    """The dice at the market or in the mill."""
    told = [_told_dice(game, by, dice, words) for by, dice in _crowd(game.table, name)]
    return words.listed(told or [words.say("dice-none")])


def _told_place(game: Game, place: str, words: Words) -> str:
    """What lies at a place."""
    table, name = game.table, place_text(place, words)
    if place in SETTINGS:
        if place not in table.in_play:
            return words.say("sees-out-of-play", place=name)
        there = table.setting(place)
        dice = _told_dice(game, there.by, there.dice, words)
        marker = marker_text(there.marker, words) if there.marker else words.say("dice-none")
        pays = there.pay if there.scale.isdigit() else 0
        return words.say("sees-setting", place=name, field=there.next_field, pays=pays, dice=dice, marker=marker)
    if place in SCHOOL:
        die = table.at_school(place)
        if die is None:
            return words.say("sees-school", place=name)
        return words.say("sees-school-taken", place=name, name=game.names[die[0]], pips=die[1])
    if number := slot_number(place):
        slot = table.slots[number - 1]
        if slot.card:
            return words.say("sees-card", place=name, card=card_text(slot.card, words), dice=price_of(slot.card))
        return words.say("sees-no-card", place=name, dice=_told_dice(game, slot.by, slot.dice, words))
    return words.say("sees-market", place=name, dice=_told_crowd(game, MARKET, words))


def told_mat(table: Table, seat: Seat, words: Words) -> str:
    """All that lies before a player."""
    player, none = table.players[seat], words.say("dice-none")
    return words.say(
        "sees-mat",
        buttons=player.buttons,
        stars=player.stars,
        built=player.built,
        brothers=player.brothers,
        detained=" ".join(map(str, player.detained.values())) or none,
        cards=words.listed([card_text(card, words) for card in player.cards] or [none]),
        dice=hand_text(player.dice, words) or none,
        tattled="yes" if is_tattler(table, seat) else "no",
    )
