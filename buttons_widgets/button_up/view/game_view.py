"""How Button Up! is shown at a table: the circle, its buttons, what a click means, the end of a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ...kit.language.words import Words
from ...kit.page.svg import group, picture
from ...kit.rules.game import Seat
from ...kit.table.picture_board import Drawing, PictureBoard
from ...kit.table.scene import (
    Action,
    BoardShown,
    Course,
    CourseLine,
    Draft,
    HowToLine,
    Place,
    Refusal,
    Scene,
    SeatLine,
    Summary,
    SummaryRow,
)
from ...kit.table.view import View
from ..drawing import THICK, CircleView, Flight, Landing, button, circle_svg
from ..phrases import army_name, drops_text, flights, landings, pile_text, told, why_not_text
from ..rules.game import POINTS_TO_WIN, Battle, Game, Phase
from ..rules.moves import Move, PlayFirst, PlaySecond, Sow
from ..rules.position import ARMIES

_SMALL: Final = (140, 72)
"""The size of the pictures beside how it is played."""

_PILES: Final = {
    "sow": ("rw", "k", "w"),
    "again": ("r", "kw", "w"),
    "many": ("k", "wrk"),
    "win": ("krrkw",),
    "match": ("r", "w", "k"),
}


def how_to_play(words: Words) -> list[HowToLine]:
    """What a beginner has to know, in the order in which it comes up."""
    return [HowToLine(_svg(piles), words.say(f"how-to-{name}")) for name, piles in _PILES.items()]


def _svg(piles: tuple[str, ...]) -> str:
    """Some piles side by side."""
    step = _SMALL[0] / 0.6 / (len(piles) + 1)
    drawn = "".join(
        button(letter, step * number, 100 - THICK * height, height == len(pile) - 1)
        for number, pile in enumerate(piles, start=1)
        for height, letter in enumerate(pile)
    )
    return picture((0, 0, *_SMALL), group(drawn, scale=0.6), label=None, size=())


CIRCLE_SHEET: Final = Path(__file__).parents[1] / "static" / "circle.css"
"""The style sheet of the circle."""


class GameView(View[Game, Move]):
    """What people see of a match of Button Up!."""

    # The board

    def owners(self, game: Game) -> Sequence[Seat | None]:
        """One circle, in the middle."""
        return (None,)

    def make_board(self, words: Words, place: Place) -> PictureBoard:
        """A picture with piles that can be chosen."""
        return PictureBoard()

    def board(self, scene: Scene[Game], place: Place, marks: Mapping[Any, Any]) -> BoardShown:
        """The piles, where those that can be sown would land, and what moved last."""
        game, words = scene.game, scene.words
        piles = piles_of(game)
        position = game.position
        offered: dict[int, tuple[Landing, ...]] = {}
        if scene.seat is not None and game.phase is Phase.SOW and position is not None:
            offered = {at: landings(position, at) for at in position.legal_places()}
        sown = game.last_move.place if isinstance(game.last_move, Sow) and game.phase is not Phase.DECIDE else None
        left = position.sowings_left if position is not None and game.phase is Phase.SOW else 0
        view = CircleView(
            piles,
            offered,
            middle=(words.say("board-left", left=left),) if left else (),
            chosen=scene.draft if offered else None,
            sown=sown,
            flights=_flights(scene) if sown is not None else (),
            worths={int(at): mark["text"] for at, mark in marks.items()},
            best=frozenset(int(at) for at, mark in marks.items() if mark["best"]),
        )
        label = words.say("board-label", piles=sum(map(bool, piles)))
        return BoardShown(circle_drawing(view, label, words), label, offers=bool(offered))

    def seat_line(self, scene: Scene[Game], seat: Seat) -> SeatLine:
        """The army, the points, and how high the army stands."""
        game, words, line = scene.game, scene.words, super().seat_line(scene, seat)
        height = game.position.armies[seat] if game.position is not None and game.phase is Phase.SOW else 0
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

    def ending(self, game: Game, words: Words) -> str:
        """Who has won, and why."""
        if game.result is None:
            return ""
        other, points = sorted(game.points)
        return f"{super().ending(game, words)} {words.say('end-reason', points=points, other=other)}"

    told = staticmethod(told)
    how_to_play = staticmethod(how_to_play)

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
        assert game.position is not None
        message = "do-sow-again" if game.position.plays_again(place) else "do-sow"
        return [Action("sow", say(message, place=place), say("do-sow-hint"), "s", Sow(place), main=True)]

    def first_draft(self, scene: Scene[Game]) -> int | None:
        """A pile is chosen at first if it is the only one that can be sown."""
        position = scene.game.position
        places = position.legal_places() if position is not None and scene.game.phase is Phase.SOW else ()
        return places[0] if len(places) == 1 else None

    def pick(self, scene: Scene[Game], place: Place, what: Any) -> Move | Draft | Refusal:
        """A click on a pile: choose it; on the one that is chosen: sow it."""
        game, words, at = scene.game, scene.words, int(what)
        if game.phase is not Phase.SOW or game.position is None:
            return Refusal(words.say("why-decide-first"))
        if not game.position.is_legal(at):
            return Refusal(why_not_text(game.position, at, words))
        return Sow(at) if scene.draft == at else Draft(at)

    # Beside the board

    def summary(self, scene: Scene[Game]) -> Summary | None:
        """What a battle brought, after it and at the end."""
        game, words = scene.game, scene.words
        if not game.battles or not (scene.round_over or game.result is not None):
            return None
        battle = game.battles[-1]
        return Summary(words.say("summary-title", round=len(game.battles)), [
            _summary_row(game, battle, seat, words) for seat in (0, 1)
        ], sign="")  # fmt: skip

    def course(self, scene: Scene[Game]) -> Course:
        """Points by battle."""
        game, words = scene.game, scene.words
        winners = game.result.winners if game.result else ()
        lines = [
            CourseLine(name, [0, *(battle.points[seat] for battle in game.battles)], seat in winners)
            for seat, name in enumerate(game.names)
        ]
        best = max((0, 1), key=lambda seat: game.points[seat])
        won = sum(battle.winner == best for battle in game.battles)
        sentence = words.say("course-sentence", name=game.names[best], won=won, battles=len(game.battles))
        return Course(words.say("course-title"), lines, sentence, goal=POINTS_TO_WIN)

    def picture(self, game: Game) -> str:
        """The circle, and the score."""
        return circle_svg(CircleView(piles_of(game)), ", ".join(game.names))


def piles_of(game: Game) -> tuple[str, ...]:
    """The piles to show: of the battle that goes on or is just over; one button each while somebody decides."""
    if game.phase is Phase.DECIDE:
        return tuple(game.deal or "")
    return game.position.piles if game.position is not None else ("",) * 3 * game.setup.army


def _flights(scene: Scene[Game]) -> tuple[Flight, ...]:
    """How the buttons of the last sowing got where they are; nothing if that was shown before."""
    game = scene.game
    if scene.previous is None or scene.previous is game or len(scene.states) < 2 or scene.looks_back:
        return ()
    before, move = scene.states[-2].position, game.last_move
    if before is None or not isinstance(move, Sow):
        return ()
    return flights(before, move.place)


def _summary_row(game: Game, battle: Battle, seat: Seat, words: Words) -> SummaryRow:
    mine, other = battle.last.armies[seat], battle.last.armies[1 - seat]
    heights = words.say("summary-heights", mine=mine, other=other)
    return SummaryRow(
        name=game.names[seat],
        parts=[heights],
        earned=f"+{max(0, mine - other)}",
        total=str(battle.points[seat]),
        nothing=words.say("summary-drawn" if mine == other else "summary-lost"),
    )


def circle_drawing(view: CircleView, label: str, words: Words) -> Drawing:
    """A circle as a board shows it: while piles are offered, every pile can be clicked."""
    picks = {str(at): _pick_name(view, at, words) for at, pile in enumerate(view.piles, 1) if pile and view.offered}
    return Drawing(circle_svg(view, label), picks)


def _pick_name(view: CircleView, place: int, words: Words) -> str:
    if place not in view.offered:
        return words.say("why-no-spy", place=place)
    found, pile = view.offered[place], pile_text(view.piles[place - 1], words)
    return words.say(
        "pick-sow-again" if found[-1].again else "pick-sow", place=place, pile=pile, drops=drops_text(found, words)
    )
