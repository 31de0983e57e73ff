"""How a game of BUTTONS is shown at a table: its boards, its buttons, what a click means, the summary of a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any, Final

from ...kit.dice.die import dice_html, face
from ...kit.language.words import Words
from ...kit.page.markup import button_html, text_html
from ...kit.page.svg import group
from ...kit.rules.game import CHANCE, Seat
from ...kit.table.how_to import PICTURE_HEIGHT, how_to_picture
from ...kit.table.scene import (
    Action,
    BoardShown,
    Chip,
    Course,
    DiceShown,
    Draft,
    Place,
    Refusal,
    Scene,
    SeatLine,
    Summary,
    SummaryRow,
    TagKind,
)
from ...kit.table.view import View, end_message
from ..cells import Cell, cell_text
from ..drawing import shapes
from ..drawing.board_view import Worth
from ..drawing.picture import art_markup
from ..drawing.shapes import SYMBOLS
from ..phrases import colour_name, dice_of
from ..rules.game import Game
from ..rules.moves import Dice, Lay, Move, OptOut, Pass, PlaceStars, Roll
from ..rules.phase import Phase, Standing
from ..rules.position import ENOUGH_OF_A_COLOUR
from . import moments, sentences
from .board import BoardWidget, board_texts

# BUTTONS in five lines, with a small picture beside each: for who sits at a table for the first time.


_LEFT, _RIGHT, _MIDDLE = 38, 102, PICTURE_HEIGHT / 2
_CROSS: Final = (
    '<path d="M-17 -17L17 17M17 -17L-17 17" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>'
    '<path d="M-17 -17L17 17M17 -17L-17 17" fill="none" stroke="#b3261e" stroke-width="5.5" stroke-linecap="round"/>'
)


def _at(x: float, markup: str, scale: float = 1) -> str:
    return group(markup, at=(x, _MIDDLE), scale=scale)


def _space(letter: str, *, button: bool = False, star: bool = False, mark: str = "", over: str = "") -> str:
    return shapes.SPACE_MARK + mark + art_markup(letter, button, star) + over


_PICTURES: Final = {
    "roll": how_to_picture(
        _at(24, face(4, "white", "gold")),
        *(_at(24 + 46 * place, face(pips, "black", "white")) for place, pips in ((1, 2), (2, 5))),
    ),
    "lay": how_to_picture(_at(_LEFT, _space("r", button=True)), _at(_RIGHT, _space("b", over=_CROSS))),
    "golden": how_to_picture(
        _at(_LEFT, _space("y", mark=shapes.GOLD_MARKS[2])), _at(_RIGHT, face(2, "black", "gold"), 1.1)
    ),
    "out": how_to_picture(
        *(_at(24 + 24 * place, art_markup("g", button=True, star=False), 0.62) for place in range(3)),
        _at(116, shapes.STAR, 0.9),
    ),
    "goal": how_to_picture(*(_at(14 + 28 * place, shapes.STAR, 0.56) for place in range(5))),
}
"""What a beginner has to know, in the order in which it comes up."""


STAR: Final = "★"
"""Stands for a star where there is no room for the word."""

TIGHT: Final = "\u202f"
"""A narrow space at which no line breaks."""

ChosenCells = tuple[Cell, ...]
"""The draft of a player who places stars: the spaces chosen so far."""

TAGS: Final[dict[str, TagKind]] = {
    "seat-winner": "won",
    "seat-bust": "bad",
    "seat-rolled": "bot",
    "seat-opted-out": "out",
    "seat-in-turn": "turn",
    "seat-bot": "bot",
}
"""How each message about a player's standing looks."""


class GameView(View[Game, Move]):
    """What people see of a game of BUTTONS."""

    # A line of five, or else all stars.
    lights = ".bw-in-line, .bw-grid:not(:has(.bw-in-line)) .bw-cell:has(.bw-star)"

    # Boards

    def owners(self, game: Game) -> Sequence[Seat | None]:
        """Each player has a board."""
        return range(len(game.names))

    def make_board(self, words: Words, place: Place) -> BoardWidget:
        """A board of buttons."""
        return BoardWidget(texts=board_texts(words), layout={})

    def board(self, scene: Scene[Game], place: Place, marks: Mapping[Any, Any]) -> BoardShown:
        """A player's buttons and stars, what is offered and chosen, and the dice that head rows and columns."""
        game, seat = moments.shown(scene), place
        decides = scene.seat == seat
        chosen: ChosenCells = scene.draft or () if decides else ()
        offered = self._offered(game) if decides else ()
        states = scene.states[-1:] if moments.begins_round(scene) else scene.states
        dice = moments.roll_on_board(states, seat)
        # Of a game that is over the last boards are seen, and not who was bust in the end.
        bust = game.standings[seat] is Standing.BUST and game.result is None
        picture = replace(
            game.view(seat),
            offered=frozenset(offered),
            golden=offered[0] if offered and game.phase is Phase.GOLD else None,
            chosen=frozenset(chosen),
            line=frozenset(game.line_of(seat, chosen)),
            worths=worths_of(marks),
            row=dice.white if dice else 0,
            columns=dice.columns if dice else (),
            gold_column=dice.gold if dice else 0,
            faded=bust and dice is None,
            last_move=() if decides else moments.last_cells(states, seat),
            stamp=scene.words.say("board-bust") if bust else "",
        )
        label = scene.words.say(
            "seat-board",
            name=game.names[seat],
            stars=game.stars(seat),
            buttons=game.button_masks[seat].bit_count(),
        )
        reasons = _reasons(game, seat, offered, scene.words) if decides else {}
        return BoardShown(picture, label, bool(offered), _latest(scene.previous, game, seat), reasons)

    def _offered(self, game: Game) -> tuple[Cell, ...]:
        """The spaces that can be clicked by the player who is to move."""
        if game.phase is Phase.STARS:
            assert isinstance(game.to_move, int)
            nothing_to_choose = sentences.every_button_becomes_a_star(game, game.to_move)
            return () if nothing_to_choose else tuple(sorted(game.position(game.to_move).buttons))
        return tuple(move.cell for move in game.legal_moves() if isinstance(move, Lay))

    def seat_line(self, scene: Scene[Game], seat: Seat) -> SeatLine:
        """The stars, and how the player stands in the round."""
        game, words = moments.shown(scene), scene.words
        stars = game.stars(seat)
        standing = _standing(game, seat) or ("" if scene.is_persons(seat) else "seat-bot")
        return SeatLine(
            tag=words.say(standing) if standing else "",
            kind=TAGS.get(standing, "bot"),
            score=f"{stars}{TIGHT}{STAR}",
            score_spoken=words.say("seat-stars", stars=stars),
            moves=game.to_move == seat or (game.to_move is CHANCE and game.turn == seat),
            **self._pending(scene, game, seat),
        )

    def _pending(self, scene: Scene[Game], game: Game, seat: Seat) -> dict[str, Any]:
        """What the buttons of this round earn a player, and how many of them lie on each colour."""
        words = scene.words
        earned = game.earnings(seat)
        if game.phase is Phase.OVER or not earned.total or moments.has_placed(scene.states, seat):
            return {}
        sure = game.standings[seat] is Standing.OUT
        return {
            "pending": f"+{earned.total}",
            "pending_spoken": words.say("seat-earned" if sure else "seat-would-earn", stars=earned.total),
            "sure": sure,
            "tally": tally(game, seat, words),
        }

    # Words

    def title(self, scene: Scene[Game]) -> tuple[str, str]:
        """The number of the round, and what is left in the box."""
        game, say = moments.shown(scene), scene.words.say
        buttons, stars = game.pool
        message = "title-over" if game.result else "title-solo" if len(game.names) == 1 else "title"
        return say(message, round=game.round), say("pool", buttons=buttons, stars=stars)

    def prompt(self, scene: Scene[Game]) -> str:
        """What is to be done, and by whom."""
        game, words = scene.game, scene.words
        if scene.round_over and game.to_move is not None:
            next_round = "prompt-next-round" if len(game.names) > 1 else "prompt-next-round-solo"
            return words.say(next_round, over=game.round - 1, next=game.round, name=game.names[game.starter])
        if scene.seat is None:
            return super().prompt(scene)
        return sentences.prompt(game, words, scene.draft or ())

    def ending(self, game: Game, words: Words) -> str:
        """Who has won, and why; alone, after how many rounds."""
        if game.result is None or len(game.names) > 1:
            return super().ending(game, words)
        return f"{words.say('end-solo', rounds=game.round)} {self.why_ended(game, words)}"

    def why_ended(self, game: Game, words: Words) -> str:
        result = game.result
        assert result is not None
        return words.say(end_message(result.reason), stars=max(result.stars[seat] for seat in result.winners))

    told = staticmethod(sentences.told)
    outcome = staticmethod(sentences.bust)

    def people_are_out(self, scene: Scene[Game]) -> bool:
        """Whether every person has opted out or is bust."""
        standings = scene.game.standings
        return all(standing is not Standing.IN for seat, standing in enumerate(standings) if scene.is_persons(seat))

    def last_turn(self, scene: Scene[Game]) -> str:
        """Whose roll it was, what it showed, and who took what of it."""
        if scene.looks_back or scene.game.result is not None or moments.begins_round(scene):
            return ""  # what happened stands beside the slider; or the game is over, or the boards are empty
        return sentences.last_turn(scene.states, scene.words, scene.seat)

    def how_to_pictures(self) -> Mapping[str, str]:
        return _PICTURES

    # What can be done

    def actions(self, scene: Scene[Game]) -> Sequence[Action]:
        """Roll, opt out, leave the golden space, place the stars."""
        game, say = scene.game, scene.words.say
        assert isinstance(game.to_move, int)
        earned = game.earnings(game.to_move).total
        match game.phase:
            case Phase.DECIDE:
                label = say("do-roll", dice=game.black_dice + 1)
                roll = Action("roll", label, say("do-roll-hint"), "r", Roll(), main=True)
                out = Action("opt-out", say("do-opt-out", stars=earned), say("do-opt-out-hint"), "o", OptOut())
                return [roll, out] if OptOut() in game.legal_moves() else [roll]
            case Phase.GOLD if game.dice:
                cell = cell_text(game.dice.golden_cell)
                return [Action("pass", say("do-pass", cell=cell), say("do-pass-hint"), "p", Pass())]
            case Phase.STARS:
                chosen: ChosenCells = scene.draft or ()
                ready = len(chosen) == earned
                move = PlaceStars(chosen) if ready else None
                label = say("do-place", stars=earned)
                return [Action("place", label, say("do-place-hint"), "c", move, ready, main=True)]
        return []

    def first_draft(self, scene: Scene[Game]) -> ChosenCells:
        """If every button becomes a star there is nothing to choose, so all are chosen at once."""
        game = scene.game
        if not isinstance(game.to_move, int):
            return ()
        if not sentences.every_button_becomes_a_star(game, game.to_move):
            return ()
        return tuple(sorted(game.position(game.to_move).buttons))

    def pick(self, scene: Scene[Game], place: Place, what: Cell) -> Move | Draft | Refusal:
        """A click on a space: lay a button, choose the space for a star or take that back, or refuse with a reason."""
        game, words, cell = scene.game, scene.words, what
        reason = sentences.refusal(game, place, cell, words)
        if reason:
            return Refusal(words.say("why-told", cell=cell_text(cell), why=reason))
        if game.phase is Phase.DECIDE:
            return Refusal(words.say("why-roll-first"))
        if game.phase is not Phase.STARS:
            return Lay(cell)
        chosen: ChosenCells = scene.draft or ()
        earned = game.earnings(place).total
        if cell in chosen:
            return Draft(tuple(other for other in chosen if other != cell))
        if len(chosen) == earned == 1:
            return Draft((cell,))  # a single star goes where it is wanted now
        if len(chosen) == earned:
            why = words.say("why-enough-stars", stars=earned)
            return Refusal(words.say("why-told", cell=cell_text(cell), why=why))
        return Draft((*chosen, cell))

    # Beside the boards

    def pictured(self, scene: Scene[Game]) -> str:
        """A roll as its dice, and a button as it lies on its space."""
        before, move = scene.states[-2], scene.game.last_move
        match move:
            case Dice():
                return f"{escape(before.names[before.turn])} {dice_html(dice_of(move))}"
            case Lay() if isinstance(seat := before.to_move, int):
                colour = before.layouts[seat].colour_at(move.cell)
                button = button_html(shapes.INK[colour], shapes.RIM[colour])
                return f"{escape(before.names[seat])} {button} {text_html(cell_text(move.cell))}"
        return ""

    def dice(self, scene: Scene[Game]) -> DiceShown:
        """The dice of the last roll, or blank dice before a roll; those in depots are not shown."""
        game = moments.shown(scene)
        if game.dice is None or game.phase is Phase.DICE:
            dice = dice_of(None, game.black_dice - 1)
        else:
            has_just_fallen = isinstance(scene.game.last_move, Dice)
            dice = dice_of(game.dice, dim=not has_just_fallen and game.phase not in (Phase.LAY, Phase.GOLD))
            if game.phase is Phase.DECIDE:
                # Those that are in the depots by now have left the table.
                dice = dice[: game.black_dice + 1]
        return DiceShown(dice, sentences.dice_label(game, scene.words))

    def summary(self, scene: Scene[Game]) -> Summary | None:
        """What a round earned: while stars are placed, before the next round, and at the end."""
        game, words = scene.game, scene.words
        if game.phase is Phase.STARS or game.result is not None:
            number = game.round
        elif scene.round_over:
            number = game.round - 1
        else:
            return None
        rows = [
            SummaryRow(
                name=row.name,
                parts=sentences.reasons(row, words),
                earned=f"+{row.earnings.total}",
                total=str(row.stars),
                nothing=words.say("summary-bust"),
            )
            for row in sentences.round_sum(scene.states, number)
        ]
        return Summary(words.say("summary-title", round=number), rows, sign=STAR)

    def course(self, scene: Scene[Game]) -> Course:
        """Stars by round, and what decided the game."""
        # Late: only a game that has ended has a course.
        from .course import course_of

        return course_of(scene.states, scene.words)

    # Looking back

    def has_choice(self, game: Game) -> bool:
        """Whether the player to move has something to choose: not a first roll, not a single space."""
        if not isinstance(game.to_move, int):
            return False
        if game.phase is Phase.STARS:  # there may be ten thousand ways to place stars: they are not counted
            return not sentences.every_button_becomes_a_star(game, game.to_move)
        return super().has_choice(game)

    def picture(self, game: Game) -> str:
        """All boards of a game."""
        return game.picture(", ".join(game.names))


def tally(game: Game, seat: Seat, words: Words) -> list[Chip]:
    """How many buttons of a player lie on each colour, towards the three that earn a star."""
    earned = game.earnings(seat)
    chips = []
    for colour, mask in game.layouts[seat].masks.items():
        count = (game.button_masks[seat] & mask).bit_count()
        stars = earned.colours.count(colour) + earned.cards.count(colour)
        name = words.say(
            "tally-full" if stars else "tally-colour",
            colour=colour_name(colour, words), count=count, enough=ENOUGH_OF_A_COLOUR, stars=stars,
        )  # fmt: skip
        text = f"{count}{TIGHT}{STAR * stars}" if stars else f"{count}/{ENOUGH_OF_A_COLOUR}"
        chips.append(Chip(SYMBOLS[colour], text, name, full=stars > 0))
    return chips


def worths_of(marks: Mapping[Any, Mapping[str, Any]]) -> dict[Cell, Worth]:
    """The coach's marks as a board shows them."""
    return {cell: Worth.of(mark) for cell, mark in marks.items()}


def _standing(game: Game, seat: Seat) -> str:
    """The message that says how a player stands; "" for none."""
    if game.result is not None:
        return "seat-winner" if seat in game.result.winners else ""
    if game.standings[seat] is Standing.BUST:
        return "seat-bust"
    if game.to_move == seat and game.phase in (Phase.GOLD, Phase.STARS):
        return "seat-in-turn"
    if game.standings[seat] is Standing.OUT:
        return "seat-opted-out"
    if game.turn != seat:
        return ""
    # While somebody else decides about a player's roll, only that one is to play.
    return "seat-in-turn" if game.to_move in (seat, CHANCE) else "seat-rolled"


def _latest(before: Game | None, game: Game, seat: Seat) -> tuple[Cell, ...]:
    """The cells with a button or a star that was not there in the state that was shown before."""
    if before is None:
        return ()
    buttons = game.button_masks[seat] & ~before.button_masks[seat]
    stars = game.star_masks[seat] & ~before.star_masks[seat]
    return game.setup.grid.cells_of(buttons | stars)


def _reasons(game: Game, seat: Seat, offered: Sequence[Cell], words: Words) -> dict[Cell, str]:
    """Why the other spaces cannot be chosen."""
    cells = (cell for cell in game.setup.grid.cells if cell not in offered)
    reasons = {cell: sentences.refusal(game, seat, cell, words) for cell in cells}
    return {cell: reason for cell, reason in reasons.items() if reason}
