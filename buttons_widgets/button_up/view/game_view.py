"""How Button Up! is shown at a table: the circle, its buttons, what a click means, the end of a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from ...kit.language.words import Words
from ...kit.page.markup import button_html
from ...kit.page.svg import group
from ...kit.rules.game import Seat
from ...kit.table.how_to import PICTURE_WIDTH, how_to_picture
from ...kit.table.picture_board import Drawing, PictureBoard, PictureView
from ...kit.table.scene import Action, BoardShown, Course, Draft, Place, Refusal, Scene, SeatLine, Summary, SummaryRow
from ..drawing import FACE, RIM, THICK, CircleView, button, circle_svg
from ..phrases import army_name, drops_text, pile_text, told, why_not_text
from ..rules.game import POINTS_TO_WIN, Game, Phase
from ..rules.moves import Deal, Move, PlayFirst, PlaySecond, Sow
from ..rules.position import ARMIES

_PILES: Final = {"sow": "rw k w", "again": "r kw w", "many": "k wrk", "win": "krrkw", "match": "r w k"}
"""The piles beside each line of how it is played."""


def _how_to(piles: Sequence[str]) -> str:
    """Some piles side by side."""
    step = PICTURE_WIDTH / 0.6 / (len(piles) + 1)
    drawn = "".join(
        button(letter, step * number, 100 - THICK * height, height == len(pile) - 1)
        for number, pile in enumerate(piles, start=1)
        for height, letter in enumerate(pile)
    )
    return how_to_picture(group(drawn, scale=0.6))


def small_buttons(letters: str) -> str:
    """Buttons from the bottom up, as high as the text around them."""
    return "".join(button_html(FACE[letter], RIM[letter]) for letter in letters)


CIRCLE_SHEET: Final = Path(__file__).parents[1] / "static" / "circle.css"
"""The style sheet of the circle."""


class GameView(PictureView[Game, Move]):
    """What people see of a match of Button Up!."""

    lights = ".bu-button"

    # The board

    def make_board(self, words: Words, place: Place) -> PictureBoard:
        """A picture with piles that can be chosen."""
        return circle_board(words)

    def board(self, scene: Scene[Game], place: Place, marks: Mapping[Any, Any]) -> BoardShown:
        """The piles, where those that can be sown would land, and what moved last."""
        game, words, position = scene.game, scene.words, scene.game.sowing
        offers = position is not None and scene.seat is not None
        piles, before = piles_of(game), scene.before_move
        sown = game.last_move.place if isinstance(game.last_move, Sow) else None
        view = CircleView(
            piles,
            {at: position.drops(at) for at in position.legal_places()} if position and offers else {},
            middle=(words.say("board-left", left=position.sowings_left),) if position else (),
            chosen=scene.draft if offers else None,
            sown=sown,
            landed=before.sowing.drops(sown) if sown and before and before.sowing else (),
            worths={int(at): mark["text"] for at, mark in marks.items()},
            best=frozenset(int(at) for at, mark in marks.items() if mark["best"]),
        )
        label = words.say("board-label", piles=sum(map(bool, piles)))
        return BoardShown(view, label, offers)

    def seat_line(self, scene: Scene[Game], seat: Seat) -> SeatLine:
        """The army, the points, and how high the army stands."""
        game, words, line = scene.game, scene.words, super().seat_line(scene, seat)
        height = game.sowing.armies[seat] if game.sowing else 0
        return line._replace(
            tag=" · ".join(filter(None, (army_name(ARMIES[seat], words), line.tag))),
            score=words.say("seat-points", points=game.points[seat]),
            pending=words.say("seat-height", height=height) if height else "",
            pending_spoken=words.say("seat-height-spoken", height=height) if height else "",
        )

    # Words

    def prompt(self, scene: Scene[Game]) -> str:
        """What is to be done, and by whom."""
        game, words = scene.game, scene.words
        if scene.seat is None:
            return super().prompt(scene)
        name, army = game.names[scene.seat], army_name(ARMIES[scene.seat], words)
        if game.phase is Phase.DECIDE:
            return words.say("prompt-decide", name=name)
        if scene.draft is not None:
            return words.say("prompt-chosen", name=name, army=army, place=scene.draft)
        again = len(scene.states) > 1 and scene.states[-2].to_move == scene.seat and isinstance(game.last_move, Sow)
        return words.say("prompt-sow-again" if again else "prompt-sow", name=name, army=army)

    def why_ended(self, game: Game, words: Words) -> str:
        other, points = sorted(game.points)
        return words.say("end-reason", points=points, other=other)

    told = staticmethod(told)

    def pictured(self, scene: Scene[Game]) -> str:
        """The buttons of a deal, and where those of a sown pile land."""
        before, move = scene.states[-2], scene.game.last_move
        match move:
            case Deal():
                return small_buttons(move.letters)
            case Sow() if before.sowing is not None and isinstance(before.to_move, int):
                drops = (f"{small_buttons(drop.buttons)} {drop.place}" for drop in before.sowing.drops(move.place))
                return f"{escape(before.names[before.to_move])}: {move.place} → {', '.join(drops)}"
        return ""

    def how_to_pictures(self) -> Mapping[str, str]:
        """What a beginner has to know, in the order in which it comes up."""
        return {name: _how_to(piles.split()) for name, piles in _PILES.items()}

    # What can be done

    def actions(self, scene: Scene[Game]) -> Sequence[Action]:
        """Be first or second; sow the pile that was chosen."""
        game, say = scene.game, scene.words.say
        assert isinstance(game.to_move, int)
        if game.phase is Phase.DECIDE:
            other = game.names[1 - game.to_move]
            return [
                Action("first", say("do-first"), say("do-first-hint"), "b", PlayFirst(), main=True),
                Action("second", say("do-second"), say("do-second-hint", other=other), "s", PlaySecond()),
            ]
        place = scene.draft
        if place is None:
            return [Action("sow", say("do-sow-nothing"), say("do-sow-nothing-hint"), "s", None, ready=False, main=True)]
        message = "do-sow-again" if game.sowing and game.sowing.plays_again(place) else "do-sow"
        return [Action("sow", say(message, place=place), say("do-sow-hint"), "s", Sow(place), main=True)]

    def first_draft(self, scene: Scene[Game]) -> int | None:
        """A pile is chosen at first if it is the only one that can be sown."""
        places = scene.game.sowing.legal_places() if scene.game.sowing else ()
        return places[0] if len(places) == 1 else None

    def pick(self, scene: Scene[Game], place: Place, what: Any) -> Move | Draft | Refusal:
        """A click on a pile: choose it; on the one that is chosen: sow it."""
        game, words, at = scene.game, scene.words, int(what)
        if game.sowing is None:
            return Refusal(words.say("why-decide-first"))
        if not game.sowing.is_legal(at):
            return Refusal(why_not_text(game.sowing, at, words))
        return Sow(at) if scene.draft == at else Draft(at)

    # Beside the board

    def summary(self, scene: Scene[Game]) -> Summary | None:
        """What a battle brought, after it and at the end."""
        game, words = scene.game, scene.words
        if not game.battles or not (scene.round_over or game.result is not None):
            return None
        rows, armies = [], game.battles[-1].last.armies
        for name, mine, other, points in zip(game.names, armies, armies[::-1], game.points, strict=True):
            heights = words.say("summary-heights", mine=mine, other=other)
            rows.append(SummaryRow(name, [heights], f"+{max(0, mine - other)}", str(points)))
        return Summary(words.say("summary-title", round=len(game.battles)), rows, sign="")

    def course(self, scene: Scene[Game]) -> Course:
        game, words = scene.game, scene.words
        values = [[0, *(battle.points[seat] for battle in game.battles)] for seat in (0, 1)]
        best = max((0, 1), key=lambda seat: game.points[seat])
        won = sum(battle.winner == best for battle in game.battles)
        sentence = words.say("course-sentence", name=game.names[best], won=won, battles=len(game.battles))
        return Course.of(game, words.say("course-title"), values, sentence, POINTS_TO_WIN)

    def picture(self, game: Game) -> str:
        """The circle, and the score."""
        return circle_svg(CircleView(piles_of(game)), ", ".join(game.names))


def piles_of(game: Game) -> tuple[str, ...]:
    """The piles to show: of the battle that goes on or is just over; one button each while somebody decides."""
    if game.phase is Phase.DECIDE:
        return tuple(game.deal or "")
    return game.position.piles if game.position is not None else ("",) * 3 * game.setup.army


def circle_board(words: Words) -> PictureBoard:
    """A live circle, which shows a `CircleView`: while piles are offered, every pile can be clicked."""

    def drawn(view: CircleView, label: str) -> Drawing:
        places = [place for place, pile in enumerate(view.piles, start=1) if pile and view.offered]
        return Drawing(circle_svg(view, label), {str(place): _pick_name(view, place, words) for place in places})

    return PictureBoard(drawn)


def _pick_name(view: CircleView, place: int, words: Words) -> str:
    if place not in view.offered:
        return words.say("why-no-spy", place=place)
    drops, pile = view.offered[place], pile_text(view.piles[place - 1], words)
    name = "pick-sow-again" if drops[-1].again else "pick-sow"
    return words.say(name, place=place, pile=pile, drops=drops_text(drops, words))
