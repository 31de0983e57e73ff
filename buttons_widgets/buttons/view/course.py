"""The course of a game of BUTTONS: stars by round, and what decided it, worked out from the states alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ...kit.language.words import Words
from ...kit.rules.game import Seat
from ...kit.table.scene import Course, CourseLine
from ..rules.ending import STARS_TO_WIN, Reason
from ..rules.game import Game
from .moments import is_bust


@dataclass(frozen=True)
class Bust:
    """A bust, and what it cost.

    Attributes:
        seat: whose.
        round: in which round.
        buttons: how many buttons were lost.
        stars: how many stars opting out instead would have brought.
    """

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
    game = states[-1]
    winners = game.result.winners if game.result is not None else ()
    lines = [
        CourseLine(name, values, seat in winners)
        for seat, (name, values) in enumerate(zip(game.names, stars_by_round(states), strict=True))
    ]
    goal = STARS_TO_WIN if game.size**2 >= STARS_TO_WIN else None
    return Course(words.say("course-title"), lines, what_decided(states, words), goal)


def stars_by_round(states: Sequence[Game]) -> list[list[int]]:
    """For each seat the stars before the first round and after each round that has ended."""
    counts = [[0] for _ in states[0].names]
    for before, after in pairwise(states):
        if after.round > before.round or after.result is not None:
            for seat, values in enumerate(counts):
                values.append(after.stars(seat))
    return counts


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

    A line of five did, if it won the game. Else the dearest bust of the one who came nearest, if it cost at least what
    was missing in the end; else the round in which the winner gained most on that player.
    """
    game = states[-1]
    result, names, counts = game.result, game.names, stars_by_round(states)
    if result is None:
        return ""
    earned = [[after - before for before, after in pairwise(values)] for values in counts]
    if len(names) == 1:
        best = max(earned[0])
        return words.say("course-solo", round=earned[0].index(best) + 1, stars=best, busts=len(busts(states)))
    if len(result.winners) > 1:
        return words.say("course-level", names=words.listed([names[seat] for seat in result.winners]))
    winner = result.winners[0]
    rival = max((seat for seat in range(len(names)) if seat != winner), key=lambda seat: result.stars[seat])
    said = {"name": names[winner], "rival": names[rival]}
    gap = result.stars[winner] - result.stars[rival]
    if result.reason in (Reason.LINE, Reason.LINE_AND_STARS):
        return words.say("course-line-fewer" if gap < 0 else "course-line", **said, round=game.round)
    dear = [bust for bust in busts(states) if bust.seat == rival and bust.stars >= gap > 0]
    if dear:
        bust = max(dear, key=lambda bust: (bust.stars, bust.buttons))
        return words.say("course-bust", **said, round=bust.round, buttons=bust.buttons, stars=bust.stars, gap=gap)
    gains = [mine - theirs for mine, theirs in zip(earned[winner], earned[rival], strict=True)]
    return words.say("course-round", **said, round=gains.index(max(gains)) + 1, stars=max(gains))
