"""What Button Up! says and shows of piles, sowings, points and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..kit.language.figures import sign_of
from ..kit.language.words import Words
from .drawing import Drop
from .rules.game import Game
from .rules.moves import Deal, PlayFirst, PlaySecond, Sow
from .rules.position import Obstacle, Position


def army_name(letter: str, words: Words) -> str:
    """A colour in words."""
    return words.say(f"army-{letter}")


def pile_text(buttons: str, words: Words) -> str:
    """Buttons from the bottom up, in words."""
    return ", ".join(army_name(letter, words) for letter in buttons)


def drops_text(drops: Iterable[Drop], words: Words) -> str:
    """Where the buttons of a pile land, in words."""
    return "; ".join(words.say("told-drop", buttons=pile_text(drop.buttons, words), place=drop.place) for drop in drops)


def points_text(value: float, words: Words) -> str:
    """Points won or lost."""
    return words.say("coach-amount-points", points=abs(round(value)), sign=sign_of(value))


def why_not_text(position: Position, place: int, words: Words) -> str:
    """Why a pile cannot be sown."""
    return words.say("why-no-pile" if position.why_not(place) is Obstacle.NO_PILE else "why-no-spy", place=place)


def told(before: Game, after: Game, words: Words) -> list[str]:
    """What the last move of `after` did, in sentences."""
    move, mover = after.last_move, before.to_move
    name = before.names[mover] if isinstance(mover, int) else ""
    match move:
        case Deal():
            return [words.say("told-deal", buttons=pile_text(move.letters, words))]
        case PlayFirst() | PlaySecond():
            return [words.say(f"told-{move}", name=name)]
        case Sow() if before.sowing is not None:
            drops = before.sowing.drops(move.place)
            return [_sowing(name, move.place, drops, words), *_end_of_battle(before, after, words)]
    return []


def _sowing(name: str, place: int, drops: Sequence[Drop], words: Words) -> str:
    last, said = drops[-1], drops_text(drops, words)
    message, army = "told-sow-again" if last.again else "told-sow", army_name(last.buttons[-1], words)
    return words.say(message, name=name, place=place, drops=said, army=army)


def _end_of_battle(before: Game, after: Game, words: Words) -> list[str]:
    if len(after.battles) == len(before.battles):
        return []
    battle, number = after.battles[-1], len(after.battles)
    low, high = sorted(battle.last.armies)
    if battle.winner is None:
        return [words.say("told-battle-drawn", battle=number, high=high)]
    name = after.names[battle.winner]
    return [words.say("told-battle-won", name=name, battle=number, high=high, low=low, points=high - low)]
