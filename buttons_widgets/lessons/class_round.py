"""What a class made of a round with the same dice, beside exact play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..buttons.puzzles.round_review import decisions_of
from ..buttons.puzzles.solo_round import SoloPlay, class_round_of, compare, values_of
from ..buttons.view.decided import best_text, choice_text, step_text
from ..kit.course.class_rounds import ClassRounds, Decision, ReviewedRound, RoundReview
from ..kit.language.words import Words
from ..kit.rules.errors import GameError, plain_reason


class SoloRounds(ClassRounds):
    """Solo rounds of BUTTONS."""

    def review(self, code: str, played: Sequence[Sequence[str]], words: Words) -> RoundReview:
        """Every decision of everybody, from one pass over all boards that can come up."""
        of = class_round_of(code)
        values = values_of(of)

        @cache
        def reviewed(moves: tuple[str, ...]) -> ReviewedRound | str:
            try:
                play = SoloPlay.of_decisions(of, moves)
            except GameError as error:
                return plain_reason(error)
            ending = ""
            if play.is_over:
                ending = words.say("round-bust") if play.is_bust else words.say("round-choice-opt-out")
            decisions = tuple(
                Decision(step_text(one, words), choice_text(one.choice, words), one.worth, one.loss,
                         best_text(one.best, words))
                for one in decisions_of(play, values)
            )  # fmt: skip
            return ReviewedRound(play.stars, ending, decisions)

        found = compare(of, values)
        about = words.say("round-about", side=of.side)
        return RoundReview(
            about, [reviewed(tuple(moves)) for moves in played], found.expected, found.exact, found.foreseen
        )
