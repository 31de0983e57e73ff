"""A whole game as text that a person can follow, and back.

    BUTTONS
    seed: one
    Ada: card r, layout yrgbry/gbyryg/rgbyrb/ybgrbr/grbgyg/bgybry
    Bo: card b, layout rbgybr/ygbryg/gbrbgy/yryrbg/rbgygb/yrbgyr

    Round 1
    Ada: roll, dice 5-6 2355, lay 5-3
    Bo: lay 5-6
    Bo: opt out
    ...

A line holds what one player did in a row; dice follow the roll. The layouts are written out, so that a game can be
read back whatever the kit's own sides look like.
"""

from __future__ import annotations

from ...kit.rules.game import CHANCE, IllegalMove
from .game import Game
from .layout import Layout
from .moves import Dice, Move, parse_move

HEADLINE = "BUTTONS"


def game_text(game: Game) -> str:
    """The text of a game; `parse_game` reads it.

    >>> from .moves import Roll
    >>> game = Game.start(["Ada"], layouts=["rby/gry/ybg"], seed="one").play(Roll())
    >>> print(game_text(game.play(Dice(2, 3, (1, 1, 2, 3)))))
    BUTTONS
    seed: one
    Ada: card r, layout rby/gry/ybg
    <BLANKLINE>
    Round 1
    Ada: roll, dice 2-3 1123
    """
    lines = [HEADLINE, f"seed: {game.seed}"]
    for name, layout, cards in zip(game.names, game.layouts, game.setup.cards, strict=True):
        lines.append(f"{name}: {'card' if len(cards) == 1 else 'cards'} {cards}, layout {'/'.join(layout.rows())}")
    state = game.start_state()
    written_round = 0
    writer = None
    for move in game.moves:
        if state.round != written_round:
            written_round, writer = state.round, None
            lines += ["", f"Round {written_round}"]
        mover = state.turn if state.to_move is CHANCE else state.to_move
        assert isinstance(mover, int)
        if mover == writer:
            lines[-1] += f", {move}"
        else:
            lines.append(f"{game.names[mover]}: {move}")
        writer = mover
        state = state.play(move)
    return "\n".join(lines)


def parse_game(text: str) -> Game:
    """Read the text of a game.

    Raises:
        ValueError: a line is malformed, or holds a move that is not legal; the message names the line's number.

    >>> parse_game("BUTTONS\\nseed: one\\nAda: card r, layout rby/gry/ybg\\n\\nRound 1\\nAda: roll").to_move
    CHANCE
    """
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if not numbered or numbered[0][1] != HEADLINE:
        raise ValueError(f"line 1: the text of a game begins with {HEADLINE}")
    first_round = next((index for index, (_, line) in enumerate(numbered) if line == "Round 1"), len(numbered))
    game = _parse_header(numbered[1:first_round])
    for number, line in numbered[first_round:]:
        try:
            game = _parse_line(game, line)
        except ValueError as error:
            raise type(error)(f"line {number}: {error}") from None
    return game


def _parse_header(lines: list[tuple[int, str]]) -> Game:
    seed: str | None = None
    players: list[tuple[str, str, Layout]] = []
    for number, line in lines:
        head, colon, rest = line.partition(": ")
        if seed is None:
            if head != "seed" or not rest:
                raise ValueError(f"line {number}: 'seed: …' should stand here, not {line!r}")
            seed = rest
            continue
        # A name may hold a colon and a space, so the line is read from its end.
        before, comma, layout = line.rpartition(", layout ")
        name, colon, cards = before.rpartition(": ")
        if not comma or not colon or not cards.startswith(("card ", "cards ")):
            raise ValueError(f"line {number}: a player is written 'Ada: card r, layout rbygrb/…', not {line!r}")
        try:
            players.append((name, cards.split(" ", 1)[1], Layout.parse(layout)))
        except ValueError as error:
            raise ValueError(f"line {number}: {error}") from None
    if seed is None:
        raise ValueError("line 2: 'seed: …' should stand here")
    names, cards_of, layouts = zip(*players, strict=True) if players else ((), (), ())
    return Game.start(names, layouts, cards_of, seed)


def _parse_line(game: Game, line: str) -> Game:
    if line.startswith("Round ") and not any(line.startswith(f"{name}: ") for name in game.names):
        if line != f"Round {game.round}":
            raise ValueError(f"round {game.round} goes on here, not {line!r}")
        return game
    mover = game.turn if game.to_move is CHANCE else game.to_move
    if mover is None:
        raise IllegalMove(f"the game is over, but there is {line!r}")
    assert isinstance(mover, int)
    name = game.names[mover]
    if not line.startswith(f"{name}: "):
        raise IllegalMove(f"{name} is to move, but there is {line!r}")
    for text in line.removeprefix(f"{name}: ").split(", "):
        move: Move = parse_move(text)
        if not isinstance(move, Dice) and game.to_move != mover:
            raise IllegalMove(f"{text!r} is not {name}'s to do: {game!r}")
        game = game.play(move)
    return game
