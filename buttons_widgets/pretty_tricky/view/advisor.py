"""What the coach says of Pretty Tricky: the race exactly, and a game with others by playing on from every choice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...kit.coach.advisor import ControlValues, GrowingAdvisor
from ...kit.language.words import Words
from ...kit.rules.answer import Answer, Watch, unwatched
from ...kit.rules.errors import GameError, MissingPackageError, importing
from ..analysis.race import race_effort, solve_race
from ..rules.game import Game
from ..rules.moves import Move, Tick
from ..strategy.bots import ChampionBot, ChanceBot

if TYPE_CHECKING:
    from ..strategy.simulator import Comparison

SEED: Final = "coach"
"""Of the dice of every comparison: the same decision has the same answer, and the dice of the game stay unknown."""

POINTS: Final = "points"
WINS: Final = "wins"
RACE: Final = "race"


@dataclass(frozen=True)
class Question:
    """A decision.

    Attributes:
        game: the state in which it is taken.
        goal: what a worth counts, `POINTS` or `WINS`; in a `RACE` the rolls to come.
    """

    game: Game
    goal: str

    @property
    def choices(self) -> Sequence[Move]:
        """The legal moves."""
        return self.game.legal_moves()


class TickAdvisor(GrowingAdvisor[Game, Question]):
    """What every choice is worth: in a race the rolls to come, by best play, else what comes of it in many games."""

    goals = (POINTS, WINS)
    chance = WINS
    least = 0.005

    def question(self, game: Game, settings: ControlValues) -> Question | None:
        """What the player to move has to decide."""
        goal = settings["goal"] if self.has_goals(game) else RACE
        return Question(game, goal) if isinstance(game.to_move, int) else None

    def effort(self, question: Question) -> int:
        """The states of a race that is not solved yet; a comparison always takes a while."""
        game = question.game
        return (
            race_effort(game.position(0), game.setup.marks_needed) if self.costs(question) else super().effort(question)
        )

    def work(self, question: Question) -> Hashable:
        """The games: points and wins are of the same."""
        return question.game

    def growing(self, question: Question, watch: Watch, so_far: Callable[[Answer], None]) -> Answer:
        """Of a race the solution; else games are played on until the best choice is sure."""
        return solved(question.game, watch) if self.costs(question) else super().growing(question, watch, so_far)

    def begun(self, question: Question, watch: Watch) -> Comparison:
        bot = simulated(question.game, watch)
        from ..strategy.simulator import Comparison

        return Comparison(question.game, bot, SEED)

    # In words

    def choice_name(self, choice: Hashable, question: Question, words: Words) -> str:
        """The rows that are ticked."""
        if isinstance(choice, Tick):
            return " + ".join(map(str, choice.rows))
        own = question.game.to_move == question.game.active
        return words.say("do-nothing" if own else "do-leave")

    def costs(self, question: Question) -> bool:
        """Rolls to come."""
        return question.goal == RACE

    def has_goals(self, game: Game) -> bool:
        """A race counts rolls."""
        return len(game.names) > 1

    def thinking(self, question: Question, words: Words) -> str:
        """That a race is solved, or that games are played on."""
        return words.say("coach-thinking-race") if self.costs(question) else super().thinking(question, words)


def solved(game: Game, watch: Watch = unwatched) -> Answer:
    """What is known of a decision in a race: how many rolls are to come, less than 0, since fewer are better."""
    assert game.dice is not None
    solution = solve_race(game.position(0), game.setup.marks_needed, watch=watch)
    return Answer.of({move: -rolls for move, rolls in solution.tick_values(game.dice).items()})


def simulated(game: Game, watch: Watch = unwatched) -> ChampionBot | ChanceBot:
    """The best bot that can be simulated here from a game on.

    Args:
        game: the game.
        watch: as in `solve_race`, while the bot gets ready.

    Raises:
        MissingPackageError: numpy is not installed.
    """
    with importing():
        from ..strategy.simulator import play_on
    try:
        play_on(game, ChampionBot(), 1, SEED, watch=watch)
    except (GameError, MissingPackageError):  # the race has too many states, or too many without numba
        return ChanceBot()
    return ChampionBot()
