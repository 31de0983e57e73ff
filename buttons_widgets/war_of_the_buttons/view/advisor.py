"""What coach and review say of War of the Buttons: a game by playing on from every move, and one turn exactly."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, cast

from ...kit.coach.advisor import ControlValues, GrowingAdvisor
from ...kit.language.figures import sign_of
from ...kit.language.words import Words
from ...kit.review.reviewer import GrowingReviewer
from ...kit.rules.answer import Answer, Watch, unwatched
from ...kit.rules.errors import importing
from ...kit.rules.game import Seat
from ..analysis.turns import BUTTONS, HOLD, Turn, best_turns, better_turn, replies
from ..phrases import turn_text
from ..rules.game import Game
from ..rules.moves import Bid, Move
from ..rules.turn import after_turn_move
from ..strategy.bots import WatchfulBot

if TYPE_CHECKING:
    from ..strategy.simulator import Comparison

SEED: Final = "coach"
"""Of the chance of all games played on: a decision has the same answer again; the game's own chance stays unknown."""
WINS: Final = "wins"
GAMES: Final = 4_000
"""In a review so many are played on, from each move at most: a chance to win then has an error of 0.8 per cent."""
MOST_GAMES: Final = 8_000
"""From each move that is still in question so many games are played on at most, in a quarter of a minute or so."""


@dataclass(frozen=True)
class Question:
    """A decision.

    Attributes:
        game: the state in which it is taken.
        goal: what a worth counts: `WINS`, or by the end of the turn `BUTTONS`, or these if a setting is held (`HOLD`).
    """

    game: Game
    goal: str

    @property
    def choices(self) -> Sequence[Move]:
        """The legal moves. What can become of a turn is found with the answer."""
        return self.game.legal_moves()


class TurnAdvisor(GrowingAdvisor[Game, Question]):
    """What comes of every move in many games; or what every turn brings, and whether others can beat its bid."""

    goals = (WINS, BUTTONS, HOLD)
    chance = WINS
    most_rows = 10
    least = 0.5

    def question(self, game: Game, settings: ControlValues) -> Question | None:
        """What the player to move has to decide; of its turn only if it is in one."""
        goal, decides = settings["goal"], isinstance(game.to_move, int)
        return Question(game, goal) if decides and (goal == WINS or game.table.do.is_of_turn) else None

    def judges(self, question: Question) -> bool:
        """Of a turn all ways to play it are told, and not its next moves."""
        return self.is_chance(question)

    def effort(self, question: Question) -> int:
        """Turns are soon found: there are as many as pairs of moves, or so. To play games on always takes a while."""
        return super().effort(question) if self.is_chance(question) else len(question.choices) ** 2

    def growing(self, question: Question, watch: Watch, so_far: Callable[[Answer], None]) -> Answer:
        """Of a turn all that can become of it; else games are played on until the best move is sure."""
        return super().growing(question, watch, so_far) if self.is_chance(question) else exact(question)

    def most_games(self) -> int:
        return MOST_GAMES

    def begun(self, question: Question, watch: Watch = unwatched) -> Comparison:
        with importing():
            from ..strategy.simulator import Comparison
        return Comparison(question.game, WatchfulBot(), SEED)

    def code(self, game: Game, settings: ControlValues) -> str:
        """The table, and the turns that bring most buttons."""
        table = game.table
        if settings["goal"] != BUTTONS or not table.do.is_of_turn:
            return ""
        names = "from buttons_widgets.war_of_the_buttons import Box, Table, best_turns\n"
        return f'{names}best_turns(Table.parse("""{table}""", {table.box!r})).options[:5]'

    # In words

    def choice_name(self, choice: Hashable, question: Question, words: Words) -> str:
        """What is placed where."""
        moves = choice.moves if isinstance(choice, Turn) else [cast("Move", choice)]
        return turn_text(question.game.table, moves, words)

    def counted(self, value: float, words: Words) -> str:
        """Buttons."""
        return words.say("coach-buttons", sign=sign_of(value), buttons=round(abs(value)))

    def heads(self, question: Question, words: Words) -> tuple[str, str]:
        """With a bid that is held, whether others can beat it."""
        return super().heads(question, words)[0], words.say("coach-beaten") if question.goal == HOLD else ""

    def risk_text(self, risk: float, question: Question, words: Words) -> str:
        """Yes or no."""
        return words.say("coach-can-beat" if risk else "coach-cannot-beat")


def exact(question: Question) -> Answer:
    """What each turn brings in buttons, the most first; for `HOLD` those of which a bid is held then, with its risk.

    The risk is 1 if another player can beat the bid in its next turn with what all have then, else 0. It is looked at
    for the turns that are shown.
    """
    answer = best_turns(question.game.table)
    if question.goal == BUTTONS:
        return answer
    answer = Answer.of(
        {one.choice: one.value for one in answer.options if isinstance(one.choice, Turn) and _held(one.choice)}
    )
    shown = [
        replace(one, risk=float(any(True for place in _held(one.choice) for _ in replies(one.choice.table, place))))
        for one in answer.options[: TurnAdvisor.most_rows]
        if isinstance(one.choice, Turn)
    ]
    return replace(answer, options=(*shown, *answer.options[len(shown) :]))


def _held(turn: Turn) -> list[str]:
    """The setting on which a turn places a bid with a coloured die."""
    return [move.setting for move in turn.moves if isinstance(move, Bid) and move.hand.own]


class TurnReviewer(GrowingReviewer[Game, Question]):
    """What every decision of a player cost, in chances to win the game, with its standard error."""

    kinds = ("action", "extra", "powers", "section")
    advisor = TurnAdvisor()
    settings: ControlValues = {"goal": WINS}
    most_error = 0.02
    getting_ready = 0.0
    by_value = joins_chance = True

    def kind(self, question: Question) -> str:
        """A dice action or a supplement, power cards, or a section or a die that is chosen."""
        return {"turn": "action", "market": "action", "after": "extra", "powers": "powers"}.get(
            question.game.table.do.what, "section"
        )

    def most_games(self) -> int:
        return GAMES

    def get_ready(self, game: Game, watch: Watch) -> None:
        """The loops are compiled with the first games."""

    def begun(self, question: Question) -> Comparison:
        return self.advisor.begun(question)

    def wins(self, state: Game, seat: Seat) -> float:
        from ..strategy.simulator import play_on

        return play_on(state, WatchfulBot(), GAMES, SEED).wins[seat]

    def worth(self, state: Game, seat: Seat) -> float:
        """The chance to win, if the bot that plays on also decides now: it may not find the best move."""
        if state.to_move != seat:
            return super().worth(state, seat)
        return self.answer(self._question(state)).find(WatchfulBot(seed=0)(state)).value

    def assumed(self, game: Game, words: Words) -> Sequence[str]:
        """Against whose decisions the player's are measured."""
        return [*super().assumed(game, words), words.say("review-assumes-decided")]

    def roller(self, state: Game) -> Seat | None:
        """Who rolls again; all else falls for all."""
        return state.table.do.seat if state.table.do.powers else None

    def better(self, states: Sequence[Game], ply: int) -> Turn | None:
        """Where a turn begins, one that would have left all as it did, and more buttons or other goods."""
        table = lying = states[ply].table
        for move in states[-1].moves[ply:] if table.do.begins_turn else ():
            lying = after_turn_move(lying, move)
            if lying.do.what == "end" or lying.do.begins_turn:
                return better_turn(table, lying)
        return None  # the turn goes on
