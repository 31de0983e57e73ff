"""What the table says and offers while bots are held up, and between and after rounds."""

from __future__ import annotations

from typing import Any

from ..language.words import Words
from .mover import Hold
from .scene import Action


def hold_prompt(hold: Hold, game: Any, words: Words) -> str:
    """Who or what is in the way."""
    name = "" if hold.seat is None else game.names[hold.seat]
    return words.say(f"trouble-{hold.by}", name=name, reason=hold.reason, moves=game.ply)


def hold_actions(hold: Hold, game: Any, words: Words) -> list[Action]:
    """What a person can do about it."""
    say = words.say
    if hold.seat is not None:
        name = game.names[hold.seat]
        again = Action("ask-again", say("trouble-again", name=name))
        return [again, Action("decide", say("trouble-person", name=name), main=True)]
    if hold.by == "long":
        return [again_action(words)]
    return [Action("go-on", say("trouble-retry" if hold.by == "fault" else "trouble-resume"), main=True)]


def end_actions(words: Words, *, reviews: bool) -> list[Action]:
    """What can be done when a game is over: play again, look back and, where there is one, see its review."""
    actions = [again_action(words), look_back_action(words)]
    return [*actions, review_action(words)] if reviews else actions


def next_round_action(game: Any, words: Words) -> Action:
    """Starting the next round."""
    return Action(
        "next-round", words.say("do-next-round", round=game.round), words.say("do-next-round-hint"), "n", main=True
    )


def again_action(words: Words) -> Action:
    """Another game of the same players."""
    return Action("again", words.say("do-again"), words.say("do-again-hint"), "n", main=True)


def review_action(words: Words) -> Action:
    """The review of a game that is over."""
    return Action("review", words.say("do-review"), words.say("do-review-hint"), "v")


def look_back_action(words: Words) -> Action:
    """Looking back, for a game that is over."""
    return Action("look-back", words.say("tool-look-back"), words.say("tool-look-back-hint"), "l")
