"""What War of the Buttons says of dice, places, cards and markers, and of what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ..kit.language.words import Words
from ..kit.rules.game import Seat
from .rules.box import name_of, price_of
from .rules.course import after as after_move
from .rules.course import detained
from .rules.game import Game
from .rules.hand import Hand
from .rules.moves import (
    CARD_SOURCE,
    MARKET,
    Action,
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
    Reroll,
    Reset,
    Scale,
    School,
    White,
)
from .rules.parts import Player
from .rules.table import AT_SCHOOL, Table
from .rules.turn import PLACING, mover_of, price_at_school


def hand_text(hand: Hand, words: Words) -> str:
    """Dice in a hand: `4 4, white 4, a big brother`."""
    parts = [" ".join(hand.own)] if hand.own else []
    parts += [words.say("dice-white", dice=" ".join(hand.white))] if hand.white else []
    parts += [words.say("dice-brother")] if hand.brother else []
    return words.listed(parts)


def place_text(place: str, words: Words) -> str:
    """What a place is called, by its name: `quarry`, `exam`, `market`, or a slot as `card2`."""
    if place.startswith(CARD_SOURCE):
        return words.say("place-card", number=place.removeprefix(CARD_SOURCE))
    return words.say(f"place-{place}")


def card_text(card: str, words: Words) -> str:
    """What a card is called."""
    return words.say(f"card-{name_of(card)}")


def marker_text(marker: str, words: Words) -> str:
    """What a bonus marker brings."""
    parts = marker.split("+")
    return words.listed(
        [
            words.say("marker-buttons", buttons=int(part)) if part.isdigit() else words.say(f"marker-{part}")
            for part in parts
        ]
    )


def told(before: Game, after: Game, words: Words) -> list[str]:
    """What the last move of `after` did, in sentences; at the end of a round what was settled then, each with why."""
    move, task = after.last_move, before.table.do
    name = "" if task.seat is None else before.names[task.seat]
    if task.is_chance:
        return [_told_chance(before.table, move, name, words)]
    done = _told_move(before.table, move, name, words)
    return [*([done] if done else []), *settled(before, after, words)]


def _told_chance(table: Table, move: object, name: str, words: Words) -> str:
    task = table.do
    match move:
        case Dice(pips) if task.what == "lake":
            return words.say("told-lake", dice=" ".join(pips))
        case Dice(pips):
            kind = "detained" if task.what == "detained" else "again" if task.about else "dice"
            return words.say(f"told-{kind}", name=name, dice=" ".join(pips))
        case Scale(letter):
            return words.say("told-scale", place=place_text(task.about, words), scale=" ".join(table.box.loose[letter]))
        case Mark(marker):
            return words.say("told-marker", place=place_text(task.about, words), marker=marker_text(marker, words))
        case Deal(card):
            return words.say("told-card", card=card_text(card, words), dice=price_of(card))
    raise AssertionError("chance makes no other move")


def _told_move(table: Table, move: object, name: str, words: Words) -> str:
    """What a player did; "" where it did no more."""
    player = mover_of(table)
    match move:
        case Reset(pips, new):
            return words.say("told-set", name=name, pips=pips, new=new)
        case Reroll(pips):
            return words.say("told-reroll", name=name, dice=" ".join(pips))
        case White(pips):
            return words.say("told-white", name=name, pips=pips, cost=table.box.white)
        case Change(pips, new):
            return words.say("told-change", name=name, pips=pips, new=new, cost=table.box.price_of_turning(pips, new))
        case GiveUp(card):
            return words.say("told-give-up", name=name, card=card_text(card, words))
        case Free(section):
            return words.say("told-free", name=name, pips=player.detained[section])
        case Build(section):
            return words.say("told-build", name=name, section=section)
        case Detain(source, pips, _):
            return words.say("told-detain", name=name, pips=pips, place=place_text(source, words))
        case Bid(setting):
            there, earns = table.setting(setting).dice, buttons_after(table, [move]) - player.buttons
            place, dice = place_text(setting, words), hand_text(move.hand, words)
            if not there.has_dice:
                return words.say("told-bid", name=name, place=place, dice=dice, buttons=earns)
            beaten = hand_text(there, words)
            return words.say("told-beat", name=name, place=place, dice=dice, buttons=earns, beaten=beaten)
        case School(place, pips):
            price = price_at_school(table, player, place)
            placed = words.say("told-school", name=name, place=place_text(place, words), pips=pips, cost=price)
            return f"{placed} {_school_card(player, words)}".strip()
        case Buy(slot):
            card, dice = card_text(table.slots[slot - 1].card, words), hand_text(move.hand, words)
            bought = words.say("told-buy", name=name, card=card, dice=dice, cost=move.hand.value)
            return f"{bought} {words.say('told-lost') if loses_section(table, slot) else ''}".strip()
        case Market():
            earns = buttons_after(table, [move]) - player.buttons
            return words.say("told-market", name=name, dice=hand_text(move.hand, words), buttons=earns)
    return ""


def loses_section(table: Table, slot: int) -> bool:
    """Whether the card in a slot builds a section where whose task it is can build none."""
    return name_of(table.slots[slot - 1].card) == "hut" and not mover_of(table).open_sections


def turn_text(table: Table, moves: Sequence[Move], words: Words) -> str:
    """Moves of a player in a few words, as in a list: `Quarry: 4 4, 3 → 5`.

    Args:
        table: before them.
        moves: they.
        words: the language.
    """
    said = list[str]()
    for kind, group in groupby(moves, type):
        some = list(group)
        if kind is Market:
            hands = [move.hand for move in some if isinstance(move, Market)]
            own, white = ("".join(getattr(hand, which) for hand in hands) for which in ("own", "white"))
            hand = Hand(own, white, any(each.brother for each in hands))
            said.append(words.say("choice-at", place=place_text(MARKET, words), dice=hand_text(hand, words)))
        for move in some:
            if kind is not Market and (kind is not Done or (not said and move is moves[-1])):
                said.append(_choice_text(table, move, words))
            table = after_move(table, move)
    return ", ".join(said)


def _choice_text(table: Table, move: Move, words: Words) -> str:
    """A move that is no die at the market, in a few words."""
    match move:
        case Bid() | School():
            place, dice = place_text(place_of(move), words), hand_text(hand_of(move), words)
            return words.say("choice-at", place=place, dice=dice)
        case Buy(slot):
            card = card_text(table.slots[slot - 1].card, words)
            return words.say("choice-buy", card=card, dice=hand_text(move.hand, words))
        case White(pips):
            dice = words.say("dice-white", dice=pips)
            return words.say("choice-at", place=place_text("lake", words), dice=dice)
        case Change(pips, new) | Reset(pips, new):
            return f"{pips} → {new}"
        case Reroll(dice):
            return words.say("choice-at", place=words.say("do-reroll"), dice=" ".join(dice))
        case GiveUp(card):
            return words.say("pick-give-up", card=card_text(card, words))
        case Free(section):
            return words.say("do-free", pips=mover_of(table).detained[section], section=section)
        case Build(section):
            return words.say("pick-build", section=section)
        case Detain(source, pips, section):
            die = words.say("do-detain", place=place_text(source, words), pips=pips)
            return f"{die} → {words.say('pick-build', section=section)}"
    return words.say({"after": "do-end", "market": "do-no-more"}.get(table.do.what, "do-no-powers"))


def hand_of(move: Action) -> Hand:
    """The dice that are placed."""
    return Hand(own=str(move.pips)) if isinstance(move, School) else move.hand


def place_of(move: object) -> str:
    """The place of a dice action, by its name; "" for anything else."""
    match move:
        case Bid(setting):
            return setting
        case School(place):
            return place
        case Buy(slot):
            return f"{CARD_SOURCE}{slot}"
        case Market():
            return MARKET
    return ""


def does_text(table: Table, moves: Sequence[Move], words: Words) -> str:
    """What a dice action does, in a few words: where, what it beats, what it earns or pays, and what it brings.

    Args:
        table: before it.
        moves: they, several for dice at the market.
        words: the language.
    """
    first, player = moves[0], mover_of(table)
    place = place_text(place_of(first), words)
    buttons = buttons_after(table, moves) - player.buttons
    match first:
        case Bid(setting):
            there = table.setting(setting)
            if not there.dice.has_dice:
                return words.say("does-bid", place=place, buttons=buttons)
            own = "yes" if there.by == table.do.seat else "no"
            return words.say("does-beat", place=place, own=own, dice=hand_text(there.dice, words), buttons=buttons)
        case School(name):
            price = price_at_school(table, player, name)
            return f"{words.say(f'does-{name}', place=place, cost=price)} {_school_card(player, words)}".strip()
        case Buy(slot):
            return words.say("does-buy", card=card_text(table.slots[slot - 1].card, words), cost=first.hand.value)
    return words.say("does-market", buttons=buttons)


def _school_card(player: Player, words: Words) -> str:
    """What the card of the school brings whoever places a die there; "" to all others."""
    return words.say("school-card", card=words.say("card-school"), buttons=PLACING) if player.owns("school") else ""


def buttons_after(table: Table, moves: Sequence[Move]) -> int:
    """How many buttons whose task it is has after some moves."""
    seat = table.do.mover
    for move in moves:
        table = after_move(table, move)
    return table.players[seat].buttons


# The end of a round


def settled(before: Game, after: Game, words: Words) -> list[str]:
    """What was settled at the end of a round because of a move, in its order, up to the next choice of a player."""
    table, move, names = before.table, after.last_move, before.names
    assert move is not None
    asked, waits = _stage_asking(table), _stage_asking(after.table)
    if asked is not None:
        lay, begin = detained(table, move) if isinstance(move, Detain) else table, asked + 1
    else:
        lay, begin = after_move(table, move), 0
        if lay.do.what != "end":
            return []
    now, lines = after.table, list[str]()
    for at, stage in enumerate(_stages(lay)[begin : None if waits is None else waits + 1], start=begin):
        lines += _told_stage(lay, stage, names, words)
        won = [] if _winner(lay, stage) is None else _marker(lay, stage).split("+")
        asks = now.do.what if at == waits else ""
        # Whoever wins a section or a freed die is asked which, unless there is none.
        if ("hut" in won and asks != "build") or ("free" in won and not asks):
            lines.append(words.say("told-lost"))
    if waits is None and now.do.what != "over" and now.box.income:
        lines += [
            words.say("told-income", name=name, buttons=now.box.income * len(player.cards))
            for name, player in zip(names, now.players, strict=True)
            if player.cards
        ]
    return lines


def turns_over(states: Sequence[Game]) -> tuple[int, Table]:
    """The ply of the move that ended the turns of a round which is just over, and the table before it was settled.

    Args:
        states: every state up to the first one of the next round.
    """
    ply = len(states) - 1
    while ply > 1 and _stage_asking(states[ply - 1].table) is not None:
        ply -= 1
    table, move = states[ply - 1].table, states[ply].last_move
    assert move is not None
    # A game may begin with such a choice.
    return ply, after_move(table, move) if _stage_asking(table) is None else table


def _stages(table: Table) -> Sequence[str]:
    """The stages of the end of a round, in their order."""
    return ["first", "tattle", "exam", *table.in_play]


def _stage_asking(table: Table) -> int | None:
    """At which stage of the end of a round a player chooses something now; `None` if at none."""
    task, stages = table.do, _stages(table)
    if task.what == "detain":
        return stages.index("tattle")
    if task.what not in ("free", "build") or task.is_of_turn:
        return None
    return stages.index("exam" if task.about == AT_SCHOOL else task.about)


def _winner(lay: Table, stage: str) -> Seat | None:
    """Who gets what a stage brings; `None` for nobody."""
    if stage in lay.in_play:
        return lay.setting(stage).by
    if (die := lay.at_school(stage)) is None:
        return None
    return die[0] if stage == "first" else lay.most_with(die[1], besides="tattle" if stage == "tattle" else "")


def _marker(lay: Table, stage: str) -> str:
    """The marker that lies at a stage; "" for none."""
    return lay.setting(stage).marker if stage in lay.in_play else lay.school_marker if stage == "exam" else ""


def _told_stage(lay: Table, stage: str, names: Sequence[str], words: Words) -> Iterator[str]:
    """What is said of a stage of the end of a round."""
    seat, marker = _winner(lay, stage), _marker(lay, stage)
    brings = marker_text(marker, words) if marker else ""
    if stage in lay.in_play:
        if seat is not None and marker:
            yield words.say("told-holds", name=names[seat], place=place_text(stage, words), marker=brings)
        return
    die = lay.at_school(stage)
    if die is None:
        return
    if seat is None:
        yield words.say(f"told-{stage}-nobody", pips=die[1])
    elif stage == "first":
        yield words.say("told-first", name=names[seat])
    elif stage == "exam":
        if marker:  # a table that somebody wrote may have none
            yield words.say("told-exam", name=names[seat], pips=die[1], marker=brings)
    elif lay.free_places(seat):
        yield words.say("told-tattle", name=names[seat], pips=die[1])
    else:
        yield words.say("told-tattle-full", name=names[seat], pips=die[1])
