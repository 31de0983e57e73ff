"""The review of a game of BUTTONS, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.review.reviewer import Reviewer
from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.game import Seat
from ...kit.rules.review import Decision, Level, Review
from ..analysis.advice import Assumptions, Question
from ..analysis.game_worths import KINDS, Placement, review_of
from ..cells import cell_text
from ..rules.game import Game
from ..strategy.error_rates import ROUNDS, round_costs
from .advisor import ExactAdvisor

MEASURED_SIZE: Final = 6
"""Bots were measured on boards of so many rows."""


class ExactReviewer(Reviewer[Game]):
    """What every decision of a player cost against the exact analysis.

    Args:
        assumed: how the other players are assumed to behave.
    """

    kinds = KINDS

    def __init__(self, assumed: Assumptions = Assumptions()) -> None:  # noqa: B008 (it cannot be changed)
        self.advisor = ExactAdvisor()
        self._assumed = assumed

    def review(self, game: Game, seat: Seat, watch: Watch = unwatched) -> Review:
        """The review of the exact analysis."""
        return review_of(game, seat, self._assumed, watch)

    def counted(self, value: float, words: Words) -> str:
        return words.say("review-amount", stars=value)

    def cost(self, decision: Decision, words: Words) -> str:
        """Stars given up on average, or stars more that are needed to win."""
        return self.apart(decision.cost, words) if decision.apart else self.amount(decision.cost, words)

    def apart(self, cost: float, words: Words) -> str:
        """How many more stars are needed to win."""
        return words.say("review-apart", stars=round(cost))

    def choice_name(self, decision: Decision, choice: Any, words: Words) -> str:
        """The name of a choice, or the spaces of stars."""
        if isinstance(choice, Placement):
            return words.say("review-placed", cells=words.listed([cell_text(cell) for cell in choice.cells]))
        return super().choice_name(decision, choice, words)

    def can_keep(self, game: Game, decision: Decision) -> bool:
        """Whether there is a theme of puzzles for it."""
        # Late: so that only whoever has made a mistake waits for the puzzles.
        from ..puzzles.from_game import puzzle_of

        if not isinstance(decision.question, Question):
            return False
        try:
            return puzzle_of(game, decision.question) is not None
        except PuzzleError:  # its answers would take too long to work out, or it is no puzzle for another reason
            return False

    def keep(self, game: Game, decision: Decision, words: Words) -> str:
        """Put it into the pack that the editor of puzzles suggests, too."""
        # Late: as above.
        from ..puzzles.from_game import keep_decision

        note = words.say(
            "review-puzzle-note",
            names=words.listed(game.names),
            round=game.round,
            choice=self.choice_name(decision, decision.choice, words),
            cost=self.cost(decision, words),
        )
        kept = keep_decision(game, decision.question, note)
        message = "review-kept" if kept.is_new else "review-kept-before"
        told = words.say(message, id=kept.puzzle.id, pack=kept.path.stem, level=kept.puzzle.level)
        return f"{told} {words.say('review-kept-near')}" if kept.is_new and kept.near_tie else told

    def assumed(self, game: Game, words: Words) -> Sequence[str]:
        """Stars and not wins; how others behave; how the placing of stars is measured."""
        notes = [words.say("review-assumes-goal")]
        if len(game.names) > 1:
            others = self._assumed.opponents(game, len(game.names) - 1)
            chances = {"out": 100 * others.opt_out, "bust": 100 * others.bust}
            notes.append(words.say("review-assumes-opponents", **chances))
        return [*notes, words.say("review-assumes-stars")]

    def levels(self, game: Game) -> Sequence[Level]:
        """The bots among as many players, on boards of six rows: on others none was measured."""
        costs = round_costs(len(game.names)) if game.size == MEASURED_SIZE else {}
        return [Level(name, cost) for name, cost in costs.items()]

    def measured(self, game: Game, words: Words) -> str:
        """How the bots' errors were measured."""
        if not self.levels(game):
            return ""
        return words.say("review-measured", rounds=ROUNDS, players=len(game.names))
