"""What Pretty Tricky says of dice, sums, rows that are full, and what happened."""

from __future__ import annotations

from collections.abc import Iterable

from ..kit.language.words import Words
from .rules.game import Game
from .rules.moves import Dice, Pass, Tick


def dice_text(dice: Dice, words: Words) -> str:
    """What the dice show, in words."""
    return words.say("dice", blue=", ".join(map(str, dice.blue)), red=dice.red)


def rows_text(rows: Iterable[int], words: Words) -> str:
    """Some rows: `7`, `7 and 9`, `7 twice`."""
    listed = list(rows)
    if len(listed) == 2 and len(set(listed)) == 1:
        return words.say("row-twice", row=listed[0])
    return words.listed([str(row) for row in listed])


def finished_rows(before: Game, after: Game) -> tuple[int, ...]:
    """The rows that the active player has finished with the last move: their marks are crossed now."""
    seat = before.active
    return tuple(row for row in after.position(seat).marked if row not in before.position(seat).marked)


def leaders(game: Game) -> tuple[int, ...]:
    """The seats that have the marks which end the game."""
    needed = game.setup.marks_needed
    return tuple(seat for seat, position in enumerate(game.positions) if len(position.marked) >= needed)


def told(before: Game, after: Game, words: Words) -> list[str]:
    """What the last move of `after` did, in sentences."""
    name = before.names[before.to_move if isinstance(before.to_move, int) else before.active]
    sentences: list[str] = []
    match after.last_move:
        case Dice() as dice:
            sentences.append(words.say("told-dice", name=name, dice=dice_text(dice, words)))
            if after.dice is None or after.to_move != before.active:
                sentences.append(words.say("told-nothing-open", name=name))
        case Tick() as tick:
            sentences.append(words.say("told-tick", name=name, rows=rows_text(tick.rows, words)))
        case Pass():
            sentences.append(words.say("told-pass", name=name))
    return [*sentences, *_scored(before, after, words)]


def _scored(before: Game, after: Game, words: Words) -> list[str]:
    """Which rows were finished, and whether the last round begins with that."""
    finished, name = finished_rows(before, after), before.names[before.active]
    if not finished:
        return []
    rows = rows_text(finished, words)
    if len(after.names) == 1:
        return [words.say("told-finished-alone", name=name, rows=rows, count=len(finished))]
    sentences = [words.say("told-finished", name=name, rows=rows, count=len(finished))]
    if after.to_move is not None and leaders(after) and not leaders(before):
        sentences.append(words.say("told-last-round", name=name, marks=after.setup.marks_needed))
    return sentences
