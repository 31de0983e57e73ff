"""What Button Up! says and shows of piles, sowings, points and what happened."""

from __future__ import annotations

from collections.abc import Iterable

from ..kit.language.words import Words
from .drawing import Flight, Landing
from .rules.game import Game
from .rules.moves import Deal, PlayFirst, PlaySecond, Sow
from .rules.position import Drop, Obstacle, Position


def army_name(letter: str, words: Words) -> str:
    """A colour in words."""
    return words.say(f"army-{letter}")


def pile_text(buttons: str, words: Words) -> str:
    """Buttons from the bottom up, in words."""
    return ", ".join(army_name(letter, words) for letter in buttons)


def drops_text(drops: Iterable[Drop | Landing], words: Words) -> str:
    """Where the buttons of a pile land, in words."""
    return "; ".join(words.say("told-drop", buttons=pile_text(drop.buttons, words), place=drop.place) for drop in drops)


def sign_of(value: float) -> str:
    """What stands before an amount of points."""
    return "+" if value > 0 else "−" if value < 0 else ""


def points_text(value: float, words: Words) -> str:
    """Points won or lost."""
    return words.say("coach-amount-points", points=abs(round(value)), sign=sign_of(value))


def why_not_text(position: Position, place: int, words: Words) -> str:
    """Why a pile cannot be sown."""
    return words.say("why-no-pile" if position.why_not(place) is Obstacle.NO_PILE else "why-no-spy", place=place)


def landings(position: Position, place: int) -> tuple[Landing, ...]:
    """Where the buttons of a pile would land."""
    drops = position.drops(place)
    again = position.plays_again(place)
    return tuple(Landing(drop.place, drop.buttons, again and drop is drops[-1]) for drop in drops)


def flights(before: Position, place: int) -> tuple[Flight, ...]:
    """How the buttons of a sowing get where they land."""
    found: list[Flight] = []
    for order, drop in enumerate(before.drops(place)):
        for step in range(len(drop.buttons)):
            height = len(before.piles[drop.place - 1]) + step + 1
            found.append(Flight(drop.place, height, place, len(found) + 1, order))
    return tuple(found)


def told(before: Game, after: Game, words: Words) -> list[str]:
    """What the last move of `after` did, in sentences."""
    move, say = after.last_move, words.say
    match move:
        case Deal():
            return [say("told-deal", buttons=pile_text(move.letters, words))]
        case PlayFirst() | PlaySecond():
            assert isinstance(before.to_move, int)
            return [
                say("told-first" if isinstance(move, PlayFirst) else "told-second", name=before.names[before.to_move])
            ]
        case Sow():
            return [_sowing(before, move.place, words), *_end_of_battle(before, after, words)]
    return []


def _sowing(before: Game, place: int, words: Words) -> str:
    position = before.position
    assert position is not None and position.seat is not None
    again = position.plays_again(place)
    army = army_name(position.drops(place)[-1].buttons, words) if again else ""
    return words.say(
        "told-sow-again" if again else "told-sow",
        name=before.names[position.seat], place=place, drops=drops_text(position.drops(place), words), army=army,
    )  # fmt: skip


def _end_of_battle(before: Game, after: Game, words: Words) -> list[str]:
    if len(after.battles) == len(before.battles):
        return []
    battle, number = after.battles[-1], len(after.battles)
    low, high = sorted(battle.last.armies)
    if battle.winner is None:
        return [words.say("told-battle-drawn", battle=number, high=high)]
    name = after.names[battle.winner]
    return [words.say("told-battle-won", name=name, battle=number, high=high, low=low, points=high - low)]
