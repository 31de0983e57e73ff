"""The course of a game of BUTTONS: stars by round, and what decided it, worked out from the states alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ...kit.language.words import Words
from ...kit.rules.game import Seat
from ...kit.rules.history import ends_of_rounds
from ...kit.table.scene import Course
from ..rules.ending import STARS_TO_WIN, Reason
from ..rules.game import Game
from .moments import is_bust


@dataclass(frozen=True)
class Bust:
    """Whose bust, in which round, how many buttons it cost, and how many stars opting out would have brought."""

    seat: Seat
    round: int
    buttons: int
    stars: int


def course_of(states: Sequence[Game], words: Words) -> Course:
    """The course of a game that is over.

    Args:
        states: every state of the game.
        words: the language.
    """
    goal = STARS_TO_WIN if states[-1].size ** 2 >= STARS_TO_WIN else None
    values, sentence = stars_by_round(states), what_decided(states, words)
    return Course.of(states[-1], words.say("course-title"), values, sentence, goal)._replace(sign="★")


def stars_by_round(states: Sequence[Game]) -> list[list[int]]:
    """For each seat the stars before the first round and after each round that has ended."""
    ends = ends_of_rounds(states)
    return [[state.stars(seat) for state in ends] for seat in range(len(states[0].names))]


def busts(states: Sequence[Game]) -> list[Bust]:
    """Every bust of a game."""
    return [
        Bust(
            before.turn,
            before.round,
            before.button_masks[before.turn].bit_count(),
            before.earnings(before.turn).total,
        )
        for before, after in pairwise(states)
        if is_bust(before, after)
    ]


def what_decided(states: Sequence[Game], words: Words) -> str:
    """One sentence on what decided a game; "" while it goes on.

    A line of five did, if it won the game. Else what the one who came nearest lost in the dearest bust, if that is at
    least what was missing in the end; else the round in which the winner came ahead of that player for good.
    """
    game = states[-1]
    result, names, counts = game.result, game.names, stars_by_round(states)
    if result is None:
        return ""
    if len(names) == 1:
        earned = [after - before for before, after in pairwise(counts[0])]
        best = max(earned)
        return words.say("course-solo", round=earned.index(best) + 1, stars=best, busts=len(busts(states)))
    if len(result.winners) > 1:
        return _level([counts[seat] for seat in result.winners], [names[seat] for seat in result.winners], words)
    winner = result.winners[0]
    since = {seat: _ahead_since(counts[winner], counts[seat]) for seat in range(len(names)) if seat != winner}
    rival = max(since, key=lambda seat: (result.stars[seat], since[seat]))
    said = {"name": names[winner], "rival": names[rival]}
    gap = result.stars[winner] - result.stars[rival]
    if result.reason in (Reason.LINE, Reason.LINE_AND_STARS):
        return words.say("course-line-fewer" if gap < 0 else "course-line", **said, round=game.round)
    dear = [bust for bust in busts(states) if bust.seat == rival and bust.stars >= gap > 0]
    if dear:
        bust = max(dear, key=lambda bust: (bust.stars, bust.buttons))
        return words.say("course-bust", **said, round=bust.round, buttons=bust.buttons, stars=bust.stars, gap=gap)
    return words.say("course-ahead", **said, round=since[rival])


def _level(counts: Sequence[Sequence[int]], names: Sequence[str], words: Words) -> str:
    """How those who share the win came to be level."""
    apart = [number for number, stars in enumerate(zip(*counts, strict=True)) if len(set(stars)) > 1]
    if not apart:
        return words.say("course-level", names=words.listed(names))
    return words.say("course-came-level", names=words.listed(names), round=apart[-1] + 1)


def _ahead_since(mine: Sequence[int], others: Sequence[int]) -> int:
    """The first round after which one player had more stars than another to the end; one too many for none."""
    return max(number for number, (one, other) in enumerate(zip(mine, others, strict=True)) if one <= other) + 1
