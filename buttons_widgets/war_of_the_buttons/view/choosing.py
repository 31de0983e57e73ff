"""What a person has chosen of a turn and not yet done, and what it leads to: dice first or a place first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from ...kit.language.words import Words
from ..phrases import card_text, does_text, hand_of, hand_text, loses_section, place_of, place_text
from ..rules.box import SCHOOL, SETTINGS, price_of
from ..rules.course import after, legal_moves, why_illegal
from ..rules.hand import NO_DICE, Hand
from ..rules.moves import CARD_SOURCE, MARKET, Action, Bid, Buy, Detain, Done, GiveUp, Market, Move, School, White
from ..rules.parts import Player
from ..rules.table import Table
from ..rules.turn import is_tattler, mover_of, why_not_at_school

M = TypeVar("M")


def moves_of(table: Table, kind: type[M]) -> list[M]:
    """The legal moves of one kind."""
    return [move for move in legal_moves(table) if isinstance(move, kind)]


def die_of(move: Detain) -> str:
    """The name of a die that can be detained, such as `quarry 4`."""
    return f"{move.source} {move.pips}"


class Choice(NamedTuple):
    """What is chosen.

    Attributes:
        dice: which dice before the player, by their places among `lying`.
        brother: whether a big brother is with them.
        place: where they go; or of the dice that can be detained, which: `quarry 4`; or the supplement that is chosen:
            `lake 4`, `give up hut/3`. "" for nothing.
        lifted: whether the dice were lifted because the place was chosen first, so that another place lifts others.
    """

    dice: tuple[int, ...] = ()
    brother: bool = False
    place: str = ""
    lifted: bool = False


TAKE: Final = "lake "
GIVE_UP: Final = "give up "
"""With what the names begin of white dice in the lake, and of own cards, where they can be clicked."""
ABOUT: Final = ("exam", "tattle", "first", "hut", "star")
"""The places at school of which there is more to say than what they cost and bring."""

NOTHING_CHOSEN: Final = Choice()


def lying(hand: Hand) -> list[tuple[bool, str]]:
    """Dice as they lie before a player: for each whether it is white, and its pips."""
    return [*((False, pips) for pips in hand.own), *((True, pips) for pips in hand.white)]


def to_market(is_white: bool, pips: str) -> Market:
    """The move that places one die at the market."""
    return Market(f"w{pips}" if is_white else pips)


def hand_chosen(player: Player, choice: Choice) -> Hand:
    """The dice that are chosen."""
    dice = lying(player.dice)
    some = [dice[index] for index in sorted(choice.dice)]
    own, white = ("".join(pips for is_white, pips in some if is_white == wanted) for wanted in (False, True))
    return Hand(own, white, choice.brother)


def lifted(player: Player, hand: Hand, place: str) -> Choice:
    """The choice of a hand for a place."""
    dice, taken = lying(player.dice), []
    for wanted in lying(hand):
        taken.append(next(index for index, die in enumerate(dice) if die == wanted and index not in taken))
    return Choice(tuple(taken), hand.brother, place, lifted=True)


def fitting(table: Table, choice: Choice) -> Choice:
    """The choice of other dice, without its place if they may not be placed there."""
    place = "" if supplement_of(choice.place) else choice.place
    fits = place and Plans(table).with_hand(place, hand_chosen(mover_of(table), choice)) is not None
    return choice._replace(place=place if fits else "", lifted=False)


def supplement_of(what: str) -> White | GiveUp | None:
    """The supplement that a click on a white die or on a card chooses; `None` for any other click."""
    if what.startswith(TAKE):
        return White(int(what.removeprefix(TAKE)))
    return GiveUp(what.removeprefix(GIVE_UP)) if what.startswith(GIVE_UP) else None


def about_text(table: Table, choice: Choice, words: Words) -> str:
    """What somebody may not know who has chosen dice for a place; "" for nothing."""
    hand = hand_chosen(mover_of(table), choice) if choice.place else NO_DICE
    if not hand.count or table.do.what != "turn":
        return ""
    if choice.place in ABOUT:
        return words.say(f"about-{choice.place}")
    if slot := slot_number(choice.place):
        return words.say("about-lost") if loses_section(table, slot) else ""
    if choice.place not in SETTINGS:
        return ""
    said = [] if hand.own else [words.say("about-not-held")]
    said += [words.say("about-brother")] if hand.brother and hand.has_dice else []
    return " ".join(said)


def slot_number(place: str) -> int:
    """The number of a card slot by the name of its place; 0 for another place."""
    return int(place.removeprefix(CARD_SOURCE)) if place.startswith(CARD_SOURCE) else 0


def places(table: Table) -> Sequence[str]:
    """The names of all places for dice, in the order of the map."""
    slots = [f"{CARD_SOURCE}{number}" for number in range(1, len(table.slots) + 1)]
    return [*SETTINGS, *SCHOOL, *slots, MARKET]


class Plans:
    """What can be done with dice now: for each place the moves that lead there.

    Args:
        table: a player is to make its dice action.
    """

    def __init__(self, table: Table) -> None:
        self.table, self.player = table, mover_of(table)
        self._moves: dict[str, list[Action]] = {}
        for move in legal_moves(table):
            if isinstance(move, Action):
                self._moves.setdefault(place_of(move), []).append(move)

    def is_open(self, place: str) -> bool:
        """Whether any dice of the player may be placed there."""
        return place in self._moves

    def with_hand(self, place: str, hand: Hand) -> Sequence[Move] | None:
        """The moves that place these dice there; `None` if they may not."""
        if place == MARKET:
            return self._to_market(hand)
        move: Action | None = None
        if place in SETTINGS:
            move = Bid(place, str(hand)) if hand.count else None
        elif number := slot_number(place):
            move = Buy(number, str(hand)) if hand.count else None
        elif len(hand.own) == hand.count == 1:
            move = School(place, int(hand.own))
        return [move] if move is not None and move in self._moves.get(place, ()) else None

    def _to_market(self, hand: Hand) -> Sequence[Move] | None:
        """Dice go to the market one by one, and whoever may place more says that it is enough."""
        if not hand.count or not self.is_open(MARKET):
            return None
        moves: list[Move] = [to_market(is_white, pips) for is_white, pips in lying(hand)]
        moves += [Market("b")] if hand.brother else []
        table = self.table
        for move in moves:
            table = after(table, move)
        return [*moves, Done()] if table.do.what == "market" else moves

    def cheapest(self, place: str) -> Hand | None:
        """The dice that serve there and are missed least; `None` if none serve."""
        hands = [hand_of(move) for move in self._moves.get(place, ())]
        return min(hands, key=lambda hand: (hand.brother, hand.count, -len(hand.white), hand.value), default=None)

    def does(self, place: str, hand: Hand, words: Words) -> str:
        """What these dice would do there, or why they may not be placed there."""
        moves = self.with_hand(place, hand)
        return self.why_not(place, hand, words) if moves is None else does_text(self.table, moves, words)

    def why_not(self, place: str, hand: Hand, words: Words) -> str:
        """Why these dice may not be placed there; without dice, why none may."""
        return words.say("why-not", place=place_text(place, words), reason=self._reason(place, hand, words))

    def _reason(self, place: str, hand: Hand, words: Words) -> str:
        table, player = self.table, self.player
        if place in SETTINGS and place in table.in_play and not is_tattler(table, table.do.mover):
            there = table.setting(place).dice
            if there.has_dice and (not hand.count or hand.is_equal):
                # With the card as many of the same value do: as many above one less.
                pips, same = there.value - player.owns("equal"), there.count
                return words.say("why-few", dice=hand_text(there, words), same=same, pips=pips, more=same + 1)
        if place in SCHOOL:
            if shut := why_not_at_school(table, player, place):
                return words.reason(shut)
            return words.say("why-one-die" if player.dice.own else "why-no-own")
        if place == MARKET:
            return words.say("why-no-dice")
        number, dice = slot_number(place), str(hand) if hand.count else "6"
        if number and (card := table.slots[number - 1].card):
            named = card_text(card, words)
            return words.say("why-card", card=named, dice=price_of(card), buttons=player.buttons)
        return words.reason(why_illegal(table, Buy(number, dice) if number else Bid(place, dice)))
