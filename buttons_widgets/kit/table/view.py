"""How a game is shown at a table: what the kit asks of a game, with a plain answer to each question.

A view holds no state and no widget. The table calls its methods with a `Scene` and puts what they return on the screen.
The plain answers show any game that satisfies the rules' protocol: no board, a button for every legal move, the moves
as the log. A game overrides what it can show better.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from html import escape
from typing import Any, Generic, Protocol, TypeVar

from ..dice.die import dice_html
from ..language.words import Words
from ..page import svg
from ..rules.game import CHANCE, Game, Seat
from ..rules.history import round_has_just_begun
from .scene import (
    Action,
    BoardShown,
    Course,
    DiceShown,
    Draft,
    HowToLine,
    Moves,
    Place,
    Refusal,
    Scene,
    SeatLine,
    Summary,
)

G = TypeVar("G", bound=Game[Any])
M = TypeVar("M")

MOST_MOVES_OFFERED = 24
"""The plain view offers no more legal moves than this as buttons."""


def end_message(reason: Enum) -> str:
    """The message of a reason why somebody has won: of `ALL_LEVEL` it is `end-all-level`."""
    return "-".join(["end", *reason.name.lower().split("_")])


class Board(Protocol):
    """A widget that shows a game's board, or any part of the table that can be clicked."""

    @property
    def active(self) -> bool:
        """Whether it can be clicked now."""

    def draw(self, shown: BoardShown, /, *, active: bool, turn: int, compact: bool) -> None:
        """Show a picture and what belongs to it.

        Args:
            shown: what the view says of this board.
            active: whether it can be clicked now.
            turn: the table's count; sent along with every click, so that a late click is recognised.
            compact: whether it is one of the small boards.
        """

    def on_pick(self, callback: Callable[[Any, int], object], /) -> None:
        """Call `callback(what, turn)` when something on the board is clicked, or chosen by a key."""


class View(Generic[G, M]):
    """How a game is shown. Every method has a plain answer that a game can override."""

    # Boards

    def owners(self, game: G) -> Sequence[Seat | None]:
        """The boards on the table: for each the seat that it belongs to, or `None` for a board in the middle."""
        return ()

    def make_board(self, words: Words, place: Place) -> Board:
        """A widget for the board of a place, which decides of what kind it is; it need not show anything yet."""
        raise TypeError(f"{type(self).__name__} names owners of boards, so it has to make boards too")

    def is_large(self, place: Place, owner: Seat | None, people: Sequence[bool]) -> bool:
        """Whether a board has much room: all but those of bots have, and where no person plays, all have.

        Args:
            place: which board, counted as in `owners`.
            owner: whose it is; `None` for one in the middle.
            people: for each seat whether a person plays it.
        """
        return owner is None or people[owner] or not any(people)

    def board(self, scene: Scene[G], place: Place, marks: Mapping[Any, Any]) -> BoardShown:
        """What a board shows.

        Args:
            place: which board, counted as in `owners`.
            marks: what the coach writes on it, see `Coach.marks`; empty unless the coach is asked.
        """
        raise TypeError(f"{type(self).__name__} names owners of boards, so it has to say what they show")

    def seat_line(self, scene: Scene[G], seat: Seat) -> SeatLine:
        """How a player stands: in the plain view, who has won, who is to move, and who is a bot."""
        game, say = scene.game, scene.words.say
        if game.result is not None and seat in game.result.winners:
            return SeatLine(say("seat-winner"), "won")
        if game.to_move == seat:
            return SeatLine(say("seat-in-turn"), "turn", moves=True)
        return SeatLine("" if scene.is_persons(seat) else say("seat-bot"))

    # Words

    def title(self, scene: Scene[G]) -> tuple[str, str]:
        """The heading of the table, with the round that goes on or is just over, and something smaller beside it."""
        message = "title-over" if scene.game.to_move is None else "title"
        return scene.words.say(message, round=scene.game.round - scene.round_over), ""

    def prompt(self, scene: Scene[G]) -> str:
        """What is to be done, and by whom; at the end, who has won. One line."""
        game, words = scene.game, scene.words
        if game.to_move is None:
            return self.ending(game, words)
        if scene.round_over:
            return words.say("prompt-next-round", over=game.round - 1, next=game.round)
        if not isinstance(game.to_move, int):
            return words.say("prompt-chance")
        return words.say("prompt-move" if scene.decides else "prompt-bot", name=game.names[game.to_move])

    def ending(self, game: G, words: Words) -> str:
        """Who has won, and why; "" while the game goes on."""
        result = game.result
        winners = [game.names[seat] for seat in result.winners] if result is not None else []
        if not winners:
            return words.say("title-over") if game.to_move is None else ""
        who = words.say("end-wins" if len(winners) == 1 else "end-share", names=words.listed(winners))
        return f"{who} {self.why_ended(game, words)}".rstrip()

    def why_ended(self, game: G, words: Words) -> str:
        """Why the winners have won, in a sentence; "" to say nothing of it."""
        return ""

    def told(self, before: G, after: G, words: Words) -> list[str]:
        """What the last move of `after` did, in sentences for the log and for screen readers."""
        mover = before.to_move
        name = before.names[mover] if isinstance(mover, int) else words.say("chance")
        return [words.say("log-move", name=name, move=str(after.last_move))]

    def pictured(self, scene: Scene[G]) -> str:
        """The first sentence of `told` as HTML with pictures for words, for the log; "" if words say it best.

        Here it is a roll: whose it is, and the dice, if the sentence has the same numbers.
        """
        states, dice = scene.states, self.dice(scene)
        roller = self.roller(states)
        if states[-2].to_move is not CHANCE or roller is None or dice is None:
            return ""
        said = re.findall(r"\b[1-6]\b", self.told(states[-2], states[-1], scene.words)[0])
        if sorted(said) != sorted(str(die.value) for die in dice.dice):
            return ""
        return f"{escape(scene.game.names[roller])} {dice_html(dice.dice)}"

    def round_over(self, states: Sequence[G]) -> bool:
        """Whether the last move ended a round after which the table waits for people, who read what it brought.

        A game of many short rounds goes on at once instead.
        """
        return round_has_just_begun(states)

    def roller(self, states: Sequence[G]) -> Seat | None:
        """Whose dice have fallen on the way to the last state; `None` for nobody's. Here, of whoever decided before."""
        decided = states[-3].to_move if len(states) > 2 else None
        return decided if isinstance(decided, int) else None

    def tumbles(self, states: Sequence[G]) -> bool:
        """Whether the dice tumble because of chance's move to the last state: where chance has only dice, always."""
        return True

    def is_one_step(self, before: G, after: G) -> bool:
        """Whether what a bot decides or chance brings next is shown together with what came before it, as one step.

        Args:
            before: the state in which somebody decided, or chance was to move.
            after: the state that came of it, in which a bot decides or chance is to move.
        """
        return False

    def people_are_out(self, scene: Scene[G]) -> bool:
        """Whether people only wait for the end of the round: each has left it, and bots still play in it.

        The table offers then to let the bots finish the round without pauses. What the end of the round asks of people,
        such as to place what they have earned, does not count.
        """
        return False

    def outcome(self, before: G, after: G, words: Words) -> str:
        """What a roll ended before a person could see it, shown until that person decides again; "" for nothing."""
        return ""

    def round_name(self, game: G, number: int, words: Words) -> str:
        """What a round of a game is called, over what is told of it."""
        return words.say("log-round", round=number)

    def last_turn(self, scene: Scene[G]) -> str:
        """What the last turn brought, for the line under the prompt; "" for nothing."""
        return ""

    def how_to_play(self, game: G, words: Words) -> Sequence[HowToLine]:
        """How a game like this is played, for who has never played it; nothing if that is clear."""
        return [HowToLine(picture, words.say(f"how-to-{name}")) for name, picture in self.how_to_pictures().items()]

    def how_to_pictures(self) -> Mapping[str, str]:
        """What a player has to know, in at most five lines: the names of their messages, each with a small SVG picture.

        The line of the name `win` is the message `how-to-win`, which says all that the picture shows.
        """
        return {}

    # What can be done

    def actions(self, scene: Scene[G]) -> Sequence[Action]:
        """The buttons of the person who is to decide."""
        moves = scene.game.legal_moves()[:MOST_MOVES_OFFERED]
        return [Action(f"move-{number}", str(move), move=move) for number, move in enumerate(moves)]

    def asks(self, game: G) -> bool:
        """Whether the player to move is asked. Of whoever is not, the table makes the only legal move, as for a bot.

        Here everybody is: a single move may be one that people want to make themselves.
        """
        return True

    def first_draft(self, scene: Scene[G]) -> Any:
        """What is already chosen at first, if a move takes several clicks."""
        return None

    def pick(self, scene: Scene[G], place: Place, what: Any) -> M | Moves | Draft | Refusal:
        """What a click on a board leads to: a move or several, a changed draft, or a refusal with its reason."""
        return Refusal(scene.words.say("why-nothing-here"))

    def pick_die(self, scene: Scene[G], index: int) -> M | Moves | Draft | Refusal:
        """What a click on a die leads to, in the same way."""
        return Refusal(scene.words.say("why-nothing-here"))

    def die_keys(self, scene: Scene[G]) -> Mapping[str, int]:
        """The digits that do the same as a click on a die: for each which die, counted from 0. Here there are none."""
        return {}

    # Beside the boards

    @property
    def has_dice(self) -> bool:
        """Whether the game has dice: a view says which ones lie on the table."""
        return type(self).dice is not View.dice

    def dice(self, scene: Scene[G]) -> DiceShown | None:
        """The dice on the table; `None` for a game without dice."""
        return None

    def summary(self, scene: Scene[G]) -> Summary | None:
        """What each player earned in the round that has just ended; `None` if there is nothing to show."""
        return None

    def course(self, scene: Scene[G]) -> Course | None:
        """The course of the game that is over, shown in place of the last summary; `None` to show that one."""
        return None

    lights = "svg"
    """A CSS selector of what has won on the winner's board, or on the one in the middle: at the end it lights up.

    Several things light up one after the other, in the order in which they are drawn.
    """

    # Looking back

    def stops(self, states: Sequence[G]) -> Sequence[int]:
        """The plies worth a stop when somebody looks back, in order: the first, and where chance is not to move."""
        return [ply for ply, game in enumerate(states) if ply == 0 or game.to_move is not CHANCE]

    def has_choice(self, game: G) -> bool:
        """Whether the player to move has something to choose, so that somebody may want to look at it again."""
        return isinstance(game.to_move, int) and len(game.legal_moves()) > 1

    def picture(self, game: G) -> str:
        """The game as SVG text, to be shown where no kernel runs."""
        lines = str(game).splitlines()[-12:] or [repr(game)]
        look: dict[str, Any] = {"font_family": "monospace", "font_size": 14, "fill": svg.INK}
        rows = [svg.text(line, 10, 22 * row, **look) for row, line in enumerate(lines, start=1)]
        height = 22 * len(lines) + 12
        ground = svg.panel(640, height, round=10, edge=False)
        return svg.picture((0, 0, 640, height), ground, *rows, label=", ".join(game.names))
