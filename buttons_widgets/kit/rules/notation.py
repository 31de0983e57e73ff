"""A whole game as text that a person can follow, and back.

The text begins with a headline and the game's own lines about its start. Then come the rounds:

    Round 1
    Ada: roll, die 3, take 2 of 1
    Bo: roll, die 1, take 1 of 3
    ...

A line holds what one player did in a row. A move of chance follows the move that led to it, in the same line; a round
that begins with one has a line `Chance: …`. Line breaks and empty lines may stand anywhere between moves.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, TypeVar

from .errors import GameError, IllegalMove, NotationError, quoted
from .game import CHANCE, Game, Seat

M = TypeVar("M", bound=Hashable)
G = TypeVar("G", bound=Game[Any])

NumberedLine = tuple[int, str]
"""A line without the space around it, and its number in the text, from 1."""

LONGEST_TEXT = 2_000_000
"""A text longer than this is refused. It would hold a game of a hundred thousand moves."""

_FIRST_ROUND = "Round 1"
_CHANCE_NAME = "Chance"


def game_text(game: Game[Any], headline: str, header: Iterable[str]) -> str:
    """The text of a game; `parse_game` reads it.

    Args:
        game: any state of it.
        headline: the first line: what game it is.
        header: the lines that hold what is fixed before the first move. No line may be `Round 1`.
    """
    lines = [headline, *header]
    state = game.start_state()
    written_round = 0
    writer: Seat | None = None
    for move in game.moves:
        new_line = False
        if state.round != written_round:
            written_round, writer, new_line = state.round, None, True
            lines += ["", f"Round {written_round}"]
        mover = state.to_move
        if isinstance(mover, int) and mover != writer:
            writer, new_line = mover, True
        if new_line:
            lines.append(f"{_name(state, writer)}: {move}")
        else:
            lines[-1] += f", {move}"
        state = state.play(move)
    return "\n".join(lines)


def parse_game(
    text: str, headline: str, start: Callable[[Sequence[NumberedLine]], G], parse_move: Callable[[str], Any]
) -> G:
    """Read the text of a game.

    Args:
        text: what `game_text` wrote.
        headline: the first line that the text should have.
        start: makes the game's first state of the lines between the headline and the first round.
        parse_move: reads the short text of a move.

    Raises:
        IllegalMove: a move that stands in its right place is against the rules; the message names the line.
        NotationError: anything else is wrong with the text; the message names the line.
        GameError: `text` is not a text.
    """
    if not isinstance(text, str):
        raise GameError(f"the text of a game begins with {headline}, but this is no text: {quoted(text)}")
    if len(text) > LONGEST_TEXT:
        raise NotationError(f"the text of a game has at most {LONGEST_TEXT} characters, but this has {len(text)}")
    # Names are kept in one form of Unicode and with single spaces; a text may have gone through a program that knows no
    # such form.
    lines_of_text = unicodedata.normalize("NFC", text).splitlines()
    stripped = ((number, " ".join(line.split())) for number, line in enumerate(lines_of_text, start=1))
    lines = [(number, line) for number, line in stripped if line]
    if not lines or lines[0][1] != headline:
        raise NotationError(f"line 1: the text of a game begins with {headline}")
    first_round = next((index for index, (_, line) in enumerate(lines) if line == _FIRST_ROUND), len(lines))
    state = start(lines[1:first_round])
    writer: Seat | None = None
    for number, line in lines[first_round:]:
        try:
            state, writer = _play_line(state, writer, line, parse_move)
        except IllegalMove as error:
            raise IllegalMove(f"line {number}: {error}") from None
        except ValueError as error:
            raise NotationError(f"line {number}: {error}") from None
    return state


def _play_line(state: G, writer: Seat | None, line: str, parse_move: Callable[[str], Any]) -> tuple[G, Seat | None]:
    """The state after a line, and the seat that has moved last in the round.

    Args:
        state: before the line.
        writer: the seat that has moved last in the round; a move of chance stands in its line.
        line: the line.
        parse_move: reads the short text of a move.
    """
    if line.startswith("Round ") and not any(line.startswith(f"{name}: ") for name in state.names):
        if state.to_move is None or line != f"Round {state.round}":
            raise NotationError(f"{_what_goes_on(state)}, but the text has {quoted(line)}")
        return state, writer
    mover = state.to_move
    if mover is None:
        raise NotationError(f"{_what_goes_on(state)}, but the text has {quoted(line)}")
    seat = mover if isinstance(mover, int) else writer
    name = _name(state, seat)
    if not line.startswith(f"{name}: "):
        raise NotationError(f"{name} is to move, but the text has {quoted(line)}")
    for move_text in line.removeprefix(f"{name}: ").split(", "):
        move = parse_move(move_text)
        to_move = state.to_move
        if to_move is None or not (_may_be_chance(state, move) if to_move is CHANCE else to_move == seat):
            raise NotationError(f"{quoted(move_text)} is not {name}'s to do: {state!r}")
        number = state.round
        state = state.play(move)
        if state.round != number:
            writer = None
        elif isinstance(seat, int):
            writer = seat
    return state, writer


def _may_be_chance(state: Game[Any], move: object) -> bool:
    """Whether a move is of the kind that chance makes now. Whether it is legal is not looked at."""
    return any(type(outcome) is type(move) for outcome, _ in state.chances())


def _name(state: Game[Any], writer: Seat | None) -> str:
    return _CHANCE_NAME if writer is None else state.names[writer]


def _what_goes_on(state: Game[Any]) -> str:
    return "the game is over" if state.to_move is None else f"round {state.round} goes on here"
