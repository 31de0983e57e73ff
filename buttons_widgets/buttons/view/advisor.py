"""The exact analysis of BUTTONS, as the coach shows it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from ...kit.coach.advisor import Advisor, ChanceSlider, ControlValues
from ...kit.language.words import Words
from ...kit.rules.answer import TIE, Answer, Mark, Watch, marks_of, unwatched
from ..analysis.advice import (
    Advice,
    Assumptions,
    Question,
    advise,
    choice_of,
    effort,
    question_about,
)
from ..analysis.opponents import MOST_OPPONENTS, USUAL_CHANCES
from ..analysis.solution import OPT_OUT, PASS, ROLL, Choice
from ..cells import Cell, cell_text
from ..rules.game import Game
from ..rules.moves import Move
from .coach_code import coach_code

WORTH: Final = "worth"
CHANCE_OF_SPACE: Final = "chance"
"""The kinds of marks on the board."""


class ExactAdvisor(Advisor[Game, Question]):
    """What every choice of a round is worth, with exact best play against opponents who behave as assumed."""

    goals = ("stars", "win")
    chance = "win"
    least = 0.005

    def sliders(self, words: Words) -> Sequence[ChanceSlider]:
        """How the opponents behave."""
        opt_out, bust = USUAL_CHANCES[1]
        return [
            ChanceSlider("opt_out", words.say("coach-opponent-opt-out"), opt_out),
            ChanceSlider("bust", words.say("coach-opponent-bust"), bust),
        ]

    def usual(self, game: Game) -> Mapping[str, float]:
        """How opponents usually behave among so many players."""
        return usual_settings(len(game.names) - 1)

    def marks(self, words: Words) -> Sequence[tuple[str, str]]:
        """What each space is worth, or how likely the next roll offers it."""
        return [(words.say(f"coach-show-{kind}"), kind) for kind in (WORTH, CHANCE_OF_SPACE)]

    def question(self, game: Game, settings: ControlValues) -> Question | None:
        """What the player to move has to decide; `None` if chance moves, stars are placed, or the game is over."""
        return question_about(game, assumptions(settings))

    def choice_of(self, move: Move) -> Choice:
        """The choice that a move makes."""
        return choice_of(move)

    def effort(self, question: Question) -> int:
        """How many numbers the answer needs; 0 if they are remembered."""
        return effort(question)

    def work(self, question: Question) -> Hashable:
        """What the solver solves: it does not depend on the dice that have fallen."""
        return question.position, question.opponents, question.goal

    def answer(self, question: Question, watch: Watch = unwatched) -> Answer:
        """The answer of the solver."""
        advice = advise(question, watch)
        worths = {option.choice: option.value for option in advice.comparison}
        risks = {choice: advice.bust_after(choice) for choice in worths}
        return Answer.of(worths, risks, {WORTH: _worths(advice), CHANCE_OF_SPACE: _chances(advice)})

    def code(self, game: Game, settings: ControlValues) -> str:
        """The board of the player to move, with the coach; after the player's own roll with its dice."""
        question = question_about(game, assumptions(settings))
        if question is None:
            return ""
        dice = game.dice if question.offered else None
        return coach_code(question.position, question.opponents, question.goal, dice)

    # In words

    def choice_name(self, choice: object, question: Question, words: Words) -> str:
        """The name of a choice, as its row shows it.

        Raises:
            ValueError: the value is not a choice of this game.
        """
        match choice:
            case "roll":
                return words.say("coach-choice-roll")
            case "opt out":
                return words.say("coach-choice-opt-out")
            case "pass" if question.golden is not None:
                return words.say("do-pass", cell=cell_text(question.golden))
            case (int(row), int(column)):
                return words.say("coach-choice-cell", cell=cell_text((row, column)))
        raise ValueError(f"{choice!r} is not a choice: choices are {ROLL!r}, {OPT_OUT!r}, {PASS!r} and cells")

    def counted(self, value: float, words: Words) -> str:
        return words.say("coach-amount-stars", stars=value)

    def mark_text(self, kind: str, value: float, question: Question, words: Words) -> str:
        """A worth or a chance in a few letters."""
        if kind == CHANCE_OF_SPACE or question.goal == "win":
            return words.say("coach-space-chance", percent=100 * value)
        return words.say("coach-space-stars", stars=value)

    def heads(self, question: Question, words: Words) -> tuple[str, str]:
        """The worth in stars or as a chance, and the chance to go bust."""
        worth, _ = super().heads(question, words)
        return worth, words.say("coach-head-bust")

    def thinking(self, question: Question, words: Words) -> str:
        """How many positions have to be solved."""
        return words.say("coach-thinking-through", positions=question.positions)

    def assumed(self, question: Question, words: Words) -> str:
        """How many opponents are still in, and how they behave."""
        opponents = question.opponents
        if not opponents.count:
            return ""
        # Some opponents may have left: what is usual depends on how many there were.
        usual = [USUAL_CHANCES[count] for count in range(opponents.count, MOST_OPPONENTS + 1)]
        is_usual = (opponents.opt_out, opponents.bust) in usual
        chances = {"out": 100 * opponents.opt_out, "bust": 100 * opponents.bust}
        return words.say("coach-assumed", count=opponents.count, usual="yes" if is_usual else "no", **chances)

    def verdict(self, question: Question, answer: Answer, words: Words) -> str:
        """A note that no choice can win now, if that is so; "" otherwise."""
        return words.say("coach-no-win") if question.goal == "win" and answer.options[0].value <= TIE else ""


def usual_settings(opponents: int) -> Mapping[str, float]:
    """How so many opponents usually behave, as settings of the sliders; alone, as one opponent would."""
    opt_out, bust = USUAL_CHANCES[max(1, opponents)]
    return {"opt_out": opt_out, "bust": bust}


def assumptions(settings: ControlValues) -> Assumptions:
    """What the coach's controls are set to."""
    return Assumptions(settings["opt_out"], settings["bust"], settings["goal"])


def _worths(advice: Advice) -> Mapping[Cell, Mark]:
    return marks_of(advice.worths, set(advice.best_cells))


def _chances(advice: Advice) -> Mapping[Cell, Mark]:
    # Once the dice have fallen, it is certain which spaces they offer.
    return {} if advice.question.offered else {cell: Mark(chance) for cell, chance in advice.chances.items()}
