"""A whole game as text that a person can follow, and back.

The text begins with a headline and the game's own lines about its start. Then come the rounds:

    Round 1
    Ada: roll, die 3, take 2 of 1
    Bo: roll, die 1, take 1 of 3
    ...

A line holds what one player did in a row. A move of chance follows the move that led to it, in the same line; a round
that begins with one has a line `Chance: …`. Line breaks and empty lines may stand anywhere between moves. A game may
call its rounds otherwise, and may close each with a line about how it ended.
"""

from __future__ import annotations

import unicodedata
from typing import Any

from .errors import GameError, IllegalMove, NotationError, quoted
from .game import CHANCE, Game, Seat
from .phrase import Phrase

NumberedLine = tuple[int, str]
"""A line without the space around it, and its number in the text, from 1."""

LONGEST_TEXT = 2_000_000
"""A text longer than this is refused. It would hold a game of a hundred thousand moves."""

LONGEST_LINE = 1000
"""A line longer than this is no position: it is refused before anything else is done with it."""

ROUND = "Round"
"""What most games call a round in their text."""

_CHANCE_NAME = "Chance"


def parts_of(line: str, count: int, wanted: Phrase) -> list[str]:
    """The parts of a one-line text, such as that of a position, with space between them.

    Args:
        wanted: what it should be, to begin a message with.

    Raises:
        NotationError: it has more parts or fewer, or more than `LONGEST_LINE` characters.
        GameError: it is no text.

    >>> parts_of(" w/r/k  r", 2, Phrase("refused-example", "piles and a mover are wanted"))
    ['w/r/k', 'r']
    """
    if not isinstance(line, str):
        raise GameError(f"{wanted}, but this is no text: {quoted(line)}")
    parts = line.split() if len(line) <= LONGEST_LINE else []
    if len(parts) != count:
        raise NotationError.of("refused-parts", "{wanted}, but this is {text}", wanted=wanted, text=quoted(line))
    return parts


def game_text(game: Any) -> str:
    """The text of a game; `parse_game` reads it.

    Args:
        game: any `State` of it. No line of its setup may be `Round 1`, or whatever the game calls its first round.
    """
    lines = [game.headline, *str(game.setup).splitlines()]
    state = game.start_state()
    written_round = 0
    writer: Seat | None = None
    for move in game.moves:
        new_line = False
        if state.round != written_round:
            written_round, writer, new_line = state.round, None, True
            lines += ["", f"{game.part} {written_round}"]
        mover = state.to_move
        if isinstance(mover, int) and mover != writer:
            writer, new_line = mover, True
        if new_line:
            lines.append(f"{_name(state, writer)}: {move}")
        else:
            lines[-1] += f", {move}"
        state = state.play(move)
        if _is_closed(state, written_round) and (line := state.closing_line()):
            lines.append(line)
    return "\n".join(lines)


def parse_game(text: str, kind: Any) -> Any:
    """Read the text of a game.

    Args:
        text: what `game_text` wrote. The line below a round that is over may be left out, but none that says something
            else may stand there.
        kind: the class of the game's states, a `State`.

    Raises:
        IllegalMove: a move that stands in its right place is against the rules; the message names the line.
        NotationError: anything else is wrong with the text; the message names the line.
        GameError: `text` is not a text.
    """
    if not isinstance(text, str):
        raise GameError(f"the text of a game begins with {kind.headline}, but this is no text: {quoted(text)}")
    if len(text) > LONGEST_TEXT:
        raise NotationError(f"the text of a game has at most {LONGEST_TEXT} characters, but this has {len(text)}")
    # Names are kept in one form of Unicode and with single spaces; a text may have gone through a program that knows no
    # such form.
    lines_of_text = unicodedata.normalize("NFC", text).splitlines()
    stripped = ((number, " ".join(line.split())) for number, line in enumerate(lines_of_text, start=1))
    lines = [(number, line) for number, line in stripped if line]
    if not lines or lines[0][1] != kind.headline:
        raise NotationError(f"line 1: the text of a game begins with {kind.headline}")
    first = next((index for index, (_, line) in enumerate(lines) if line == f"{kind.part} 1"), len(lines))
    reader = _Reader(kind.begin(kind.setup_type.from_lines(lines[1:first], kind.part)))
    for number, line in lines[first:]:
        try:
            reader.read(line)
        except IllegalMove as error:
            raise IllegalMove(f"line {number}: {error}") from None
        except ValueError as error:
            raise NotationError(f"line {number}: {error}") from None
    return reader.state


class _Reader:
    """Plays the lines of a text, one after another: `state` is the one after the last that was read."""

    def __init__(self, state: Any) -> None:
        self.state = state
        # The seat that has moved last in the round: a move of chance stands in its line.
        self._writer: Seat | None = None
        # The line that may stand here, because a round has just ended.
        self._close = ""

    def read(self, line: str) -> None:
        """Play a line.

        Raises:
            ValueError: it does not belong here, or a move is against the rules.
        """
        close, self._close = self._close, ""
        if line == close:
            return
        state, mover = self.state, self.state.to_move
        if line.startswith(f"{state.part} ") and not any(line.startswith(f"{name}: ") for name in state.names):
            if mover is None or line != f"{state.part} {state.round}":
                raise self._misplaced(line)
            return
        if mover is None:
            raise self._misplaced(line)
        seat = mover if isinstance(mover, int) else self._writer
        name = _name(state, seat)
        if not line.startswith(f"{name}: "):
            expected = f"{quoted(close)} or " if close else ""
            raise NotationError(f"{expected}{name} is to move, but the text has {quoted(line)}")
        for move_text in line.removeprefix(f"{name}: ").split(", "):
            self._play(move_text, seat, name)

    def _play(self, move_text: str, seat: Seat | None, name: str) -> None:
        move = self.state.texts.parse(move_text)
        before, to_move = self.state, self.state.to_move
        if to_move is None or not (_may_be_chance(before, move) if to_move is CHANCE else to_move == seat):
            raise NotationError(f"{quoted(move_text)} is not {name}'s to do: {before!r}")
        self.state = before.play(move)
        if _is_closed(self.state, before.round):
            self._writer = None
            self._close = self.state.closing_line()
        elif isinstance(seat, int):
            self._writer = seat

    def _misplaced(self, line: str) -> NotationError:
        state = self.state
        goes_on = "the game is over" if state.to_move is None else f"{state.part.lower()} {state.round} goes on here"
        return NotationError(f"{goes_on}, but the text has {quoted(line)}")


def _is_closed(state: Game[Any], number: int) -> bool:
    """Whether a round is over in a state that a move made in that round led to."""
    return state.round != number or state.to_move is None


def _may_be_chance(state: Game[Any], move: object) -> bool:
    """Whether a move is of the kind that chance makes now. Whether it is legal is not looked at."""
    return any(type(outcome) is type(move) for outcome, _ in state.chances())


def _name(state: Game[Any], writer: Seat | None) -> str:
    return _CHANCE_NAME if writer is None else state.names[writer]
