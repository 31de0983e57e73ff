"""What the table says about a game, in words: what to do, what happened, and why not.

Pure functions of states. The words come from a language table; every result is plain text, to be escaped where it
goes into HTML.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ...kit.language.words import KIT_WORDS, Words, words_in
from ...kit.rules.game import CHANCE, Seat
from ..cells import Cell, cell_text
from ..phrases import obstacle_text, roll_label, star_reasons
from ..rules.game import Game
from ..rules.moves import Dice, Lay, OptOut, Pass, PlaceStars, Roll
from ..rules.phase import Phase, Standing
from ..rules.position import Earnings
from .moments import is_bust

MESSAGES: Final = Path(__file__).parent.parent / "words"
"""The folder of the game's own messages."""


def game_words(language: str | None = None) -> Words:
    """The messages of the kit and of BUTTONS in a language; in the default language if left out.

    Raises:
        ValueError: there are no messages in the language.
    """
    return words_in([KIT_WORDS, MESSAGES], language)


def prompt(game: Game, words: Words, chosen: Sequence[Cell] = ()) -> str:
    """What a person is to do.

    Args:
        game: a state in which a player is to move.
        words: the language.
        chosen: for a player who places stars, the cells chosen so far.
    """
    assert isinstance(game.to_move, int)
    seat, name = game.to_move, game.names[game.to_move]
    earned = game.earnings(seat).total
    match game.phase:
        case Phase.DECIDE if game.button_masks[seat]:
            return words.say("prompt-roll-or-opt-out", name=name, dice=game.black_dice + 1, stars=earned)
        case Phase.LAY if game.dice:
            return words.say("prompt-lay", name=name, row=game.dice.white)
        case Phase.GOLD if game.dice:
            return words.say("prompt-gold", name=name, cell=cell_text(game.dice.golden_cell))
        case Phase.STARS if len(chosen) < earned:
            return words.say("prompt-stars", name=name, stars=earned, chosen=len(chosen))
        case Phase.STARS if game.line_of(seat, chosen):
            return words.say("prompt-stars-line", name=name)
        case Phase.STARS if every_button_becomes_a_star(game, seat):
            return words.say("prompt-stars-all", name=name, stars=earned)
        case Phase.STARS:
            return words.say("prompt-stars-ready", name=name, stars=earned)
    return words.say("prompt-roll-first", name=name)


def every_button_becomes_a_star(game: Game, seat: Seat) -> bool:
    """Whether a player who places stars has nothing to choose, because there are as many stars as buttons."""
    return game.phase is Phase.STARS and game.button_masks[seat].bit_count() == game.earnings(seat).total


def refusal(game: Game, seat: Seat, cell: Cell, words: Words) -> str:
    """Why a player may not choose a space now; "" if the player may, or if nothing is to be chosen on the board."""
    if game.phase is Phase.STARS:
        if cell not in game.position(seat).buttons:
            return words.say("why-no-button-of-yours")
        return words.say("why-every-button") if every_button_becomes_a_star(game, seat) else ""
    if game.dice is None or game.phase not in (Phase.LAY, Phase.GOLD):
        return ""
    if game.phase is Phase.GOLD:
        golden = game.dice.golden_cell
        return "" if cell == golden else words.say("why-not-golden", cell=cell_text(golden))
    if cell[0] != game.dice.white:
        return words.say("why-not-row", row=game.dice.white)
    if why := obstacle_text(game.position(seat), cell, words):
        return why
    return "" if cell in game.dice.cells else words.say("why-not-column", column=cell[1])


def dice_label(game: Game, words: Words) -> str:
    """The dice on the table, for people who do not see them."""
    if game.dice is None:
        return words.say("dice-none")
    return roll_label(game.dice, words)


def told(before: Game, after: Game, words: Words) -> list[str]:
    """What the last move of `after` did, in sentences for the log. A roll comes with its dice."""
    move = after.last_move
    mover = before.turn if before.to_move is CHANCE else before.to_move
    assert isinstance(mover, int)
    name = before.names[mover]
    match move:
        case Dice():
            rolled = words.say(
                "log-roll",
                name=name,
                row=move.white,
                count=len(move.columns),
                columns=words.listed(map(str, move.columns)),
                cell=cell_text(move.golden_cell),
            )
            if is_bust(before, after):
                lost = before.button_masks[mover].bit_count()
                return [rolled, words.say("log-bust", name=name, buttons=lost)]
            return [rolled]
        case Lay() if before.phase is Phase.LAY:
            return [words.say("log-lay", name=name, cell=cell_text(move.cell))]
        case Lay():
            return [words.say("log-gold", name=name, cell=cell_text(move.cell))]
        case Pass():
            assert before.dice is not None
            return [words.say("log-pass", name=name, cell=cell_text(before.dice.golden_cell))]
        case OptOut():
            return [words.say("log-opt-out", name=name, buttons=before.button_masks[mover].bit_count())]
        case PlaceStars():
            cells = words.listed(map(cell_text, move.cells))
            return [words.say("log-stars", name=name, stars=len(move.cells), cells=cells)]
    return []


def bust(before: Game, after: Game, words: Words) -> str:
    """Why the player in turn is bust after the dice fell between two states; "" if the player is not bust."""
    if not is_bust(before, after):
        return ""
    dice = after.last_move
    assert isinstance(dice, Dice)
    return words.say(
        "told-bust",
        name=before.names[before.turn],
        row=dice.white,
        count=len(dice.columns),
        columns=words.listed(map(str, dice.columns)),
        buttons=before.button_masks[before.turn].bit_count(),
    )


def last_turn(states: Sequence[Game], words: Words, reader: Seat | None = None) -> str:
    """What the last turn brought: whose roll it was, what it showed, and what others took of it; "" for nothing.

    A reader is told first who else has left the round meanwhile: several turns may have passed.

    Args:
        states: every state of the game so far.
        words: the language.
        reader: the seat of the person who decides now and knows the own turn, unless it was a bust.
    """
    said: list[str] = []
    laid: Lay | None = None
    first = len(states)
    for ply in range(len(states) - 1, 0, -1):
        before, after = states[ply - 1], states[ply]
        first = ply
        match after.last_move:
            case Lay() as move if before.phase is Phase.LAY:
                laid = move
            case Dice() as dice:
                if is_bust(before, after):
                    said.append(bust(before, after, words))
                elif before.turn != reader:
                    said.append(_rolled(before.names[before.turn], dice, laid, words))
                break
            case OptOut():
                why = (f"{reason} → ★" for reason in star_reasons(before.earnings(before.turn), words))
                said += [*told(before, after, words), " · ".join(why)][::-1]
                break
            case Roll():
                break
            case Lay() | PlaceStars():
                said.extend(told(before, after, words))
        if before.phase is Phase.STARS or after.round != before.round:
            break
    left = [] if reader is None else _left(states, first, reader, words)
    return " ".join([*left, *reversed(said)])


def _left(states: Sequence[Game], told_from: int, reader: Seat, words: Words) -> list[str]:
    """Who else has left the round since the reader decided something in it, before the ply from which all is told."""
    said: list[str] = []
    for ply in range(len(states) - 1, 0, -1):
        before, after = states[ply - 1], states[ply]
        if before.to_move == reader or before.round != states[-1].round:
            break
        if ply >= told_from:
            continue
        if isinstance(after.last_move, OptOut):
            said.append(words.say("left-opted-out", name=before.names[before.turn]))
        elif before.turn != reader and is_bust(before, after):
            said.append(words.say("left-bust", name=before.names[before.turn]))
    return said[::-1]


def _rolled(name: str, dice: Dice, laid: Lay | None, words: Words) -> str:
    columns = words.listed(map(str, dice.columns))
    values = {"name": name, "row": dice.white, "count": len(dice.columns), "columns": columns}
    if laid is None:
        return words.say("turn-rolls", **values)
    return words.say("turn-lays", **values, cell=cell_text(laid.cell))


class RoundRow(NamedTuple):
    """One player's line in the summary of a round."""

    name: str
    standing: Standing
    earnings: Earnings
    stars: int


def round_sum(states: Sequence[Game], round_number: int) -> tuple[RoundRow, ...]:
    """What each player earned in a round, seat by seat, with the stars they have afterwards.

    Args:
        states: every state of the game so far.
        round_number: a round that has ended; the buttons are those at its end, before stars took their place.
    """
    last = len(states) - 1
    end = next(
        (ply for ply, game in enumerate(states) if game.round == round_number and game.phase is Phase.STARS),
        next((ply for ply, game in enumerate(states) if game.round > round_number), last),
    )
    if states[end].phase is not Phase.STARS:
        # All players were bust: there was nothing to place, and the next round has begun.
        nothing = Earnings(0, "", "")
        return tuple(
            RoundRow(name, Standing.BUST, nothing, states[end].stars(seat))
            for seat, name in enumerate(states[end].names)
        )
    game = states[end]
    rows = []
    for seat, name in enumerate(game.names):
        earned = game.earnings(seat)
        rows.append(RoundRow(name, game.standings[seat], earned, game.stars(seat) + earned.total))
    return tuple(rows)


def reasons(row: RoundRow, words: Words) -> list[str]:
    """Why a player earned these stars in a round, one text per star."""
    return [] if row.standing is Standing.BUST else star_reasons(row.earnings, words)
