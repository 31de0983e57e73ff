"""How Pretty Tricky is shown at a table: the sheets, what a click on a box means, the buttons, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ...kit.dice.die import face
from ...kit.language.words import Words
from ...kit.page.svg import group
from ...kit.rules.game import CHANCE, Seat
from ...kit.rules.history import ends_of_rounds
from ...kit.table.how_to import PICTURE_HEIGHT, how_to_picture
from ...kit.table.picture_board import PIECES, Drawing, PictureBoard
from ...kit.table.scene import (
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
    SummaryRow,
)
from ...kit.table.view import View, end_message
from ..drawing import FULL, LEFT, RIGHT, RowView, SheetView, Stroke, ground_svg, row_markup, rows_of, writing
from ..phrases import dice_shown, dice_text, rows_text
from ..rules.game import Game, Phase, splits_of
from ..rules.moves import Dice, Move, Pass, Tick
from ..rules.sheet import ROWS

SHEET_STYLE: Final = Path(__file__).parents[1] / "static" / "sheet.css"
"""The style sheet of the sheets."""

KEYS: Final = "abc"
"""The letters of what is offered: a roll has three splits at most, and as many sums of two blue dice."""


# What is said


def told(before: Game, after: Game, words: Words) -> list[str]:
    """What the last move of `after` did, in sentences."""
    name = before.names[before.to_move if isinstance(before.to_move, int) else before.active]
    skipped = [words.say("told-nothing-open", name=before.names[seat]) for seat in _skipped(before, after)]
    match after.last_move:
        case Dice() as dice:
            done = [words.say("told-dice", name=name, dice=dice_text(dice, words))]
        case Tick() as tick:
            done = [words.say("told-tick", name=name, rows=rows_text(tick.rows, words))]
        case _:
            done = [words.say("told-pass", name=name)]
    return [*done, *skipped, *_scored(before, after, words)]


def _skipped(before: Game, after: Game) -> list[Seat]:
    """Who was not asked after the last move, since nothing of the roll fits on their sheets."""
    players, active = len(before.names), before.active
    asked = (before.to_move - active) % players + 1 if isinstance(before.to_move, int) else 0
    until = (after.to_move - active) % players if isinstance(after.to_move, int) else players
    return [(active + step) % players for step in range(asked, until)]


def _scored(before: Game, after: Game, words: Words) -> list[str]:
    """Which rows were finished, and whether the last round begins with that."""
    seat, name = before.active, before.names[before.active]
    finished = [row for row in after.position(seat).marked if row not in before.position(seat).marked]
    if not finished:
        return []
    rows = rows_text(finished, words)
    if len(after.names) == 1:
        return [words.say("told-finished-alone", name=name, rows=rows, count=len(finished))]
    sentences = [words.say("told-finished", name=name, rows=rows, count=len(finished))]
    are_enough = after.setup.are_enough
    if after.to_move is not None and are_enough(after.positions) and not are_enough(before.positions):
        sentences.append(words.say("told-last-round", name=name, marks=after.setup.marks_needed))
    return sentences


# How it is played


def _dice(*pips: int) -> str:
    """Dice in pairs, the last of four the red one."""
    return "".join(
        group(
            face(value, "red" if place == 3 else "blue", "white"),
            at=(20 + 30 * place + 10 * (place > 1), 36),
            scale=0.68,
        )
        for place, value in enumerate(pips)
    )


def _left(ticked: int, *, marked: bool = False) -> str:
    """The left half of a row in which so many boxes are ticked."""
    row = RowView(7, ("oo", ""), (frozenset(range(2 - ticked, 2)), frozenset()), marked)
    return group(row_markup(row), at=(7, PICTURE_HEIGHT / 2 - 15))


def _right(ticked: int, circles: int) -> str:
    """The right half of a row, with so many boxes ticked and circles crossed."""
    row = RowView(7, ("oo", "oo"), (frozenset(), frozenset(range(ticked))), circles=circles)
    # What stands to the left of the sum lies outside the picture.
    return group(row_markup(row), at=(-63, PICTURE_HEIGHT / 2 - 11), scale=0.74)


RULES: Final = {
    "roll": how_to_picture(_dice(3, 4, 2, 6)),
    "own": how_to_picture(_left(1)),
    "others": how_to_picture(_right(1, 0)),
    "full": how_to_picture(_left(2, marked=True)),
    "end": how_to_picture(_right(2, 3)),
}
"""What a beginner has to know, in the order in which it comes up."""

RACE_RULES: Final = {"race-roll": RULES["roll"], "race-own": RULES["own"], "race-end": RULES["full"]}
"""The same for a race."""


def _plan(game: Game, seat: Seat, tick: Tick) -> frozenset[Stroke]:
    """What a tick would write on a player's own sheet, with the mark and the circle of a row that it finishes."""
    position = game.position(seat)
    after = position.ticked_left(*tick.rows) if seat == game.active else position.ticked_right(tick.first)
    view = game.setup.sheet.view(after.scored(after.unscored), len(game.names))
    return view.strokes - game.view(seat).strokes


def _full_rows(plan: frozenset[Stroke]) -> list[int]:
    """The rows whose half a plan fills."""
    return sorted(row for row, part, _ in plan if part == FULL)


def _fills_text(rows: Sequence[int], words: Words) -> str:
    """Which rows are full then, in a sentence; "" for none."""
    return words.say("do-tick-fills", rows=rows_text(rows, words), count=len(rows)) if rows else ""


class GameView(View[Game, Move]):
    """What people see of a game of Pretty Tricky."""

    lights = 'g[transform*="rotate"] > path'  # marks that are circled

    def owners(self, game: Game) -> Sequence[Seat | None]:
        """Each player has a sheet."""
        return range(len(game.names))

    def make_board(self, words: Words, place: Place) -> PictureBoard:
        """A sheet of paper."""
        return sheet_board(words)

    def board(self, scene: Scene[Game], place: Place, marks: Mapping[Any, Any]) -> BoardShown:
        """A player's sheet: what is written, what has just been, and what every choice would write."""
        game, seat, words, decides = scene.game, place, scene.words, scene.seat == place
        splits = splits_of(game.legal_moves()) if decides else []
        view, before = game.view(seat), scene.previous
        shown = replace(
            view,
            name="",  # it stands over the sheet already
            plans=tuple(_plan(game, seat, tick) for tick in splits),
            chosen=splits.index(scene.draft) if decides and scene.draft in splits else None,
            fresh=view.strokes - before.view(seat).strokes if before and not scene.looks_back else frozenset(),
        )
        position = game.position(seat)
        label = words.say(
            "sheet-label" if len(game.names) > 1 else "sheet-label-race",
            name=game.names[seat],
            marked=rows_text(position.marked, words),
            marks=len(position.marked),
            full=rows_text(position.full, words),
            filled=len(position.full),
        )
        return BoardShown(shown, label, bool(splits))

    def seat_line(self, scene: Scene[Game], seat: Seat) -> SeatLine:
        """The points, and how many of the marks that end the game."""
        game, words, line = scene.game, scene.words, super().seat_line(scene, seat)
        marks, needed = len(game.position(seat).marked), game.setup.marks_needed
        alone, points = len(game.names) == 1, sum(game.scores()[seat])
        if game.to_move is CHANCE and seat == game.active:
            line = SeatLine(words.say("seat-in-turn"), "turn", moves=True)
        elif game.phase is Phase.OTHERS and seat == game.active:
            line = line._replace(tag=words.say("seat-rolled"))
        spoken = words.say("seat-spoken-race" if alone else "seat-spoken", points=points, marks=marks, needed=needed)
        return line._replace(score=words.say("seat-score", marks=marks, needed=needed), score_spoken=spoken)

    # Words

    def title(self, scene: Scene[Game]) -> tuple[str, str]:
        """The round, and when the game ends; in a race the roll."""
        game, say = scene.game, scene.words.say
        if game.to_move is None:
            return super().title(scene)
        if len(game.names) == 1:
            return self.round_name(game, game.round, scene.words), say("ends-race", marks=game.setup.marks_needed)
        if game.setup.are_enough(game.positions):
            return say("title-last", round=game.round), ""
        return self.round_name(game, game.round, scene.words), say("ends-at", marks=game.setup.marks_needed)

    def round_name(self, game: Game, number: int, words: Words) -> str:
        """A round; in a race a roll."""
        return words.say("title-race" if len(game.names) == 1 else "title-round", round=number)

    def prompt(self, scene: Scene[Game]) -> str:
        """What is to be done, and by whom."""
        game, words = scene.game, scene.words
        if scene.seat is None:
            return super().prompt(scene)
        name = game.names[scene.seat]
        if scene.draft is not None:
            message = "prompt-only" if scene.draft == self.first_draft(scene) else "prompt-chosen"
            return words.say(message, name=name, rows=rows_text(scene.draft.rows, words))
        if game.phase is Phase.OWN:
            return words.say("prompt-own", name=name)
        return words.say("prompt-others", name=name, roller=game.names[game.active])

    def why_ended(self, game: Game, words: Words) -> str:
        result = game.result
        assert result is not None
        x, xx = result.scores[result.winners[0]]
        losers = {seat: sum(score) for seat, score in enumerate(result.scores) if seat not in result.winners}
        equal = [game.names[seat] for seat, points in losers.items() if points == x + xx]
        marks = len(game.position(result.winners[0]).marked)
        rolls = sum(isinstance(move, Dice) for move in game.moves)
        return words.say(
            end_message(result.reason),
            points=x + xx, xx=xx, other=max(losers.values(), default=0), others=words.listed(equal),
            marks=marks, rolls=rolls,
        )  # fmt: skip

    told = staticmethod(told)

    def last_turn(self, scene: Scene[Game]) -> str:
        """What was ticked of this roll so far; before anybody has decided, what came of the roll before."""
        if scene.looks_back or scene.game.to_move is None:
            return ""
        said: list[str] = []
        for ply in range(len(scene.states) - 1, 0, -1):
            lines = told(scene.states[ply - 1], scene.states[ply], scene.words)
            rolled = isinstance(scene.states[ply].last_move, Dice)
            # The dice lie there; only that nothing could be ticked of them is said.
            said[:0] = lines[1:] if rolled else lines
            if rolled and said:
                break
        return " ".join(said)

    def outcome(self, before: Game, after: Game, words: Words) -> str:
        """A roll of which nobody can tick anything."""
        return " ".join(told(before, after, words)) if isinstance(after.last_move, Dice) and after.dice is None else ""

    def roller(self, states: Sequence[Game]) -> Seat | None:
        """The active player rolls, whoever decided before."""
        return states[-2].active if len(states) > 1 else None

    def stops(self, states: Sequence[Game]) -> Sequence[int]:
        """Every decision, and the end of every round, when the rows are scored."""
        ends = {ply for ply in range(1, len(states)) if states[ply].round > states[ply - 1].round}
        return sorted({*super().stops(states), *ends})

    def how_to_play(self, game: Game, words: Words) -> Sequence[HowToLine]:
        """What a beginner has to know; the last line says with how many marks this game ends."""
        players, marks = len(game.names), game.setup.marks_needed
        return [
            HowToLine(picture, words.say(f"rules-{name}", marks=marks, players=players))
            for name, picture in (RACE_RULES if players == 1 else RULES).items()
        ]

    # The course of a game

    def round_over(self, states: Sequence[Game]) -> bool:
        """Rounds are short: the next one begins at once."""
        return False

    def is_one_step(self, before: Game, after: Game) -> bool:
        """What several others tick of one roll is shown together."""
        return before.phase is Phase.OTHERS and after.phase is Phase.OTHERS

    # What can be done

    def actions(self, scene: Scene[Game]) -> Sequence[Action]:
        """A button for each split or sum, and one for nothing; of a split that is chosen first both sums, or one."""
        game, say, chosen = scene.game, scene.words.say, scene.draft
        own = game.phase is Phase.OWN
        nothing = "do-nothing" if own else "do-leave"
        leave = Action("nothing", say(nothing), say(f"{nothing}-hint"), "n", Pass())
        splits = zip(KEYS, splits_of(game.legal_moves()), strict=False)
        offers = [self._offer(scene, f"tick-{key}", key, tick) for key, tick in splits]
        if chosen is None:
            return [*offers, leave]
        both = self._offer(scene, "both", "t", chosen)._replace(main=True)
        singles = zip("lh", map(Tick, sorted(set(chosen.rows))), strict=False)
        only = [self._offer(scene, f"only-{key}", key, tick) for key, tick in singles]
        named = [each._replace(label=say("do-only", row=each.label)) for each in only]
        return [both, *named, leave, *(offer for offer in offers if offer.move != chosen)]

    def _offer(self, scene: Scene[Game], name: str, key: str, tick: Tick) -> Action:
        """A button for a tick."""
        return Action(name, self._label(scene, tick), self._hint(scene, tick, key), key, tick)

    def _label(self, scene: Scene[Game], tick: Tick) -> str:
        """The sums of a tick, as a button says them, with the sign of what a row brings that it fills."""
        full, sign = self._filled(scene, tick), "!" if scene.game.phase is Phase.OWN else "○"
        first, *second = (f"{sign}\u202f{row}" if row in full else str(row) for row in tick.rows)
        return " + ".join([first, *(str(tick.second) if one == first else one for one in second)])

    def _hint(self, scene: Scene[Game], tick: Tick, key: str) -> str:
        """The tooltip: what is ticked, what is full then, and the key."""
        words, fills = scene.words, _fills_text(self._filled(scene, tick), scene.words)
        return words.say("do-tick-hint", rows=rows_text(tick.rows, words), fills=fills, key=key.upper())

    def _filled(self, scene: Scene[Game], tick: Tick) -> list[int]:
        """The rows whose half a tick would fill."""
        assert scene.seat is not None
        return _full_rows(_plan(scene.game, scene.seat, tick))

    def first_draft(self, scene: Scene[Game]) -> Tick | None:
        """If there is one way to tick two boxes, and no other to tick any, it is chosen at first."""
        if not scene.decides or scene.game.phase is not Phase.OWN:
            return None
        splits = splits_of(scene.game.legal_moves())
        return splits[0] if len(splits) == 1 and len(splits[0].rows) == 2 else None

    def pick(self, scene: Scene[Game], place: Place, what: Any) -> Move | Moves | Draft | Refusal:
        """A click on a row: choose the split that ticks it. What is chosen, or ticks one box alone, is ticked."""
        found = [tick for tick in splits_of(scene.game.legal_moves()) if str(what) in map(str, tick.rows)]
        if not found:
            return super().pick(scene, place, what)
        tick = found[0]
        return tick if len(tick.rows) == 1 or scene.draft == tick else Draft(tick)

    # Beside the sheets

    def dice(self, scene: Scene[Game]) -> DiceShown:
        """Three blue dice and a red one, which is faint while it does not count."""
        game, own = scene.game, scene.game.phase is not Phase.OTHERS
        # The last roll, if nobody can tick anything of it.
        dice = game.dice or (game.last_move if isinstance(game.last_move, Dice) else None)
        return DiceShown(dice_shown(dice, own=own), dice_text(dice, scene.words, own=own))

    def course(self, scene: Scene[Game]) -> Course:
        """X, XX and their sum, row by row; and how the points came, round by round."""
        game, words = scene.game, scene.words
        ends, alone = ends_of_rounds(scene.states), len(game.names) == 1
        values = [
            [len(state.position(seat).marked) if alone else sum(state.scores()[seat]) for state in ends]
            for seat in range(len(game.names))
        ]
        if alone:
            return Course.of(game, words.say("course-race"), values, goal=game.setup.marks_needed)
        return Course.of(game, words.say("course-title"), values)._replace(sums=self._sums(game, words))

    def _sums(self, game: Game, words: Words) -> Summary:
        """What every player's points are made of."""
        rows = []
        for seat, name in enumerate(game.names):
            position, (x, xx) = game.position(seat), game.scores()[seat]
            full = [(row, int(position.circles[row - ROWS[0]])) for row in position.full]
            marks = [words.say("sum-mark", row=row) for row in position.marked]
            circles = [words.say("sum-circles", row=row, circles=crossed) for row, crossed in full]
            of_marks = words.say("sum-marks-spoken", rows=rows_text(position.marked, words), count=len(marks))
            of_circles = [words.say("sum-circles-spoken", row=row, circles=crossed) for row, crossed in full]
            spoken = [of_marks, *of_circles] if marks else of_circles
            earned, nothing = f"{x} + {xx}", words.say("sum-nothing")
            rows.append(SummaryRow(name, [*marks, *circles], earned, str(x + xx), nothing, "; ".join(spoken)))
        return Summary(words.say("sum-title"), rows, sign="")

    def picture(self, game: Game) -> str:
        """Every sheet."""
        return game._repr_svg_()


def sheet_board(words: Words) -> PictureBoard:
    """A live sheet, which shows a `SheetView`: what is printed is sent once, what is written as often as it changes."""

    title = words.say("game-name")

    def drawn(view: SheetView, label: str) -> Drawing:
        offered = sorted(((row, plan) for plan in view.plans for row in rows_of(plan)), key=lambda offer: offer[0])
        picks = {str(row): _pick_name(view, plan, row, words) for row, plan in offered}
        return Drawing(ground_svg(view, title, PIECES), picks, writing(view), _told_rows(view, words))

    return PictureBoard(drawn)


def _told_rows(view: SheetView, words: Words) -> str:
    """Every row in words: what is open in its halves, and in a game of several its circles."""
    of_row = "sheet-row-race" if view.alone else "sheet-row"
    told = []
    for row in view.rows:
        left, right = (_told_half(row, half, words) for half in (LEFT, RIGHT))
        told.append(words.say(of_row, row=row.row, left=left, right=right, circles=row.circles))
    return " ".join(told)


def _told_half(row: RowView, half: int, words: Words) -> str:
    """How many boxes of a half row are open."""
    boxes = len(row.halves[half])
    if not boxes:
        return words.say("sheet-half-none")
    if len(row.ticked[half]) == boxes:
        return words.say("sheet-half-marked" if half == LEFT and row.marked else "sheet-half-full")
    return words.say("sheet-half-open", open=boxes - len(row.ticked[half]))


def _pick_name(view: SheetView, plan: frozenset[Stroke], row: int, words: Words) -> str:
    """What a row that can be clicked is called: how many of its boxes are open, and what is ticked then."""
    boxes = sorted(at for at, part, _ in plan if part in (LEFT, RIGHT))
    half = next(part for at, part, _ in plan if at == row and part in (LEFT, RIGHT))
    shown = next(each for each in view.rows if each.row == row)
    open_boxes = len(shown.halves[half]) - len(shown.ticked[half])
    fills = _fills_text(_full_rows(plan), words)
    return words.say("pick-row", row=row, open=open_boxes, rows=rows_text(boxes, words), fills=fills)
