"""How War of the Buttons is shown at a table: what a click means, the buttons, what is said, and the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ...kit.dice.die import Die, face
from ...kit.language.words import KIT_WORDS, Words, words_in
from ...kit.page.svg import group, picture, written
from ...kit.rules.game import CHANCE, Seat
from ...kit.rules.history import ends_of_rounds
from ...kit.table.how_to import how_to_picture
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
from ...kit.table.view import View
from ..drawing.mat import SMALL, mat_layers
from ..drawing.shown import BODIES
from ..drawing.things import Box, icon, marker_markup
from ..drawing.village import HEIGHT, WIDTH, village_ground, village_pieces
from ..phrases import card_text, hand_text, place_text, settled, told, turns_over
from ..rules.course import POINTS, legal_moves, points
from ..rules.game import Game
from ..rules.hand import Hand
from ..rules.moves import Build, Change, Detain, Dice, Done, Free, GiveUp, Market, Move, Reroll, Reset, White
from ..rules.parts import Player
from ..rules.table import Table
from ..rules.turn import is_tattler, mover_of
from .choosing import (
    GIVE_UP,
    NOTHING_CHOSEN,
    Choice,
    Plans,
    about_text,
    die_of,
    fitting,
    hand_chosen,
    lifted,
    lying,
    moves_of,
    supplement_of,
    to_market,
)
from .first_game import hint
from .pictures import (
    BROTHER,
    badges,
    mat_picks,
    mat_view,
    told_mat,
    told_village,
    village_offers,
    village_picks,
    village_view,
)

VILLAGE_STYLE: Final = Path(__file__).parents[1] / "static" / "village.css"
"""The style sheet of the village and the mats."""

GAME_WORDS: Final = Path(__file__).parents[1] / "words"
"""The game's messages, for a picture outside a table."""

MAT_GAP: Final = 8.0
"""Between the mats in a picture outside a table."""

PLAYERS_TASKS: Final = ("powers", "turn", "market", "after")
"""In which a player may choose dice."""


# How it is played


def _row(*parts: str, step: float = 44, scale: float = 1.6) -> str:
    """Small pictures side by side."""
    left = 70 - step * (len(parts) - 1) / 2
    return "".join(group(part, at=(left + step * at, 36), scale=scale) for at, part in enumerate(parts))


def _pair(pips: int, body: str) -> str:
    return _row(*[face(pips, body)] * 2, step=26, scale=0.6)


RULES: Final = {
    "goal": how_to_picture(_row(icon("hut"), icon("star"))),
    "turn": how_to_picture(_row(face(4, "red"), face(4, "red"), face(6, "red"), step=34, scale=0.72)),
    "bid": how_to_picture(
        group(_pair(3, "blue"), at=(-36, 0)),
        written("<", 70, 43, size=22, anchor="middle"),
        group(_pair(4, "red"), at=(36, 0)),
    ),
    "school": how_to_picture(_row(icon("exam"), icon("tattle"), icon("hut"))),
    "round": how_to_picture(_row(marker_markup("hut+3"))),
}
"""What a beginner has to know, in the order in which it comes up."""


def front_seat(scene: Scene[Game]) -> Seat:
    """Whose mat is large, and whose dice lie in the tray: the winner's, of one person hers, else whoever moved last."""
    people = [*filter(scene.is_persons, range(len(scene.people)))] if scene.champion is None else [scene.champion]
    for state in reversed(scene.states if len(people) != 1 else ()):
        seat = state.to_move
        if isinstance(seat, int) and (not people or seat in people):
            return seat
    return people[0] if people else scene.game.table.first


class GameView(View[Game, Move]):
    """What people see of a game of War of the Buttons: the village in the middle, and a mat for each player."""

    lights = ".wb-built"

    def owners(self, game: Game) -> Sequence[Seat | None]:
        """The village belongs to nobody."""
        return (None, *range(len(game.names)))

    def make_board(self, words: Words, place: Place) -> PictureBoard:
        """A picture in two layers."""
        return PictureBoard()

    def is_large(self, place: Place, owner: Seat | None, people: Sequence[bool]) -> bool:
        """The village alone; the mats stand beside it."""
        return owner is None

    def board(self, scene: Scene[Game], place: Place, marks: Mapping[Any, Any]) -> BoardShown:
        """The village, or a mat, with what can be clicked on it."""
        game, words, table = scene.game, scene.words, scene.game.table
        choice = scene.draft or NOTHING_CHOSEN
        if place == 0:
            view, picks = village_view(game, words, scene.before_move), dict[str, str]()
            if scene.seat is not None:
                picks = dict(village_picks(game, choice, words))
                offered, shown = village_offers(table, choice), badges(table, choice)
                view = replace(view, picks=frozenset(picks), offered=offered, chosen=choice.place, badges=shown)
            drawing = Drawing(village_ground(view, PIECES), picks, village_pieces(view), told_village(game, words))
            # Dice that are placed leave the focus on "End the turn": one Enter more must not buy a white die.
            offers = bool(view.offered) and table.do.what != "after"
            return BoardShown(drawing, words.say("village-label"), offers)
        seat = place - 1
        mat, picks = mat_view(table, seat, words), {}
        if scene.seat == seat:
            picks = dict(mat_picks(table, choice, words))
            card = [choice.place] if choice.place.startswith(GIVE_UP) else []
            chosen = frozenset([*card, *([BROTHER] if choice.brother else [])])
            # A section or a detained die is worth choosing where one is asked for.
            offered = frozenset(picks if table.do.what in ("build", "free", "detain") else ())
            mat = replace(mat, picks=frozenset(picks), offered=offered, chosen=chosen)
        mat = replace(mat, is_large=seat == front_seat(scene))
        ground, pieces = mat_layers(mat, PIECES)
        drawing = Drawing(ground, picks, pieces, told_mat(table, seat, words))
        return BoardShown(drawing, words.say("mat-label", name=game.names[seat]), bool(mat.offered))

    def seat_line(self, scene: Scene[Game], seat: Seat) -> SeatLine:
        """Who is to move, who is a bot, who has no dice left, and who has told tales."""
        line, table = super().seat_line(scene, seat), scene.game.table
        is_out = table.do.what in PLAYERS_TASKS and not table.players[seat].dice.has_dice
        if line.moves or not (is_out or is_tattler(table, seat)):
            return line
        return line._replace(tag=scene.words.say("seat-no-dice" if is_out else "seat-tattled"), kind="out")

    # Words

    def title(self, scene: Scene[Game]) -> tuple[str, str]:
        """The round, and beside it what ends the game."""
        title, _ = super().title(scene)
        goal = scene.game.table.box.goal
        return title, "" if scene.game.to_move is None else scene.words.say("ends-at", goal=goal)

    def prompt(self, scene: Scene[Game]) -> str:
        """What is to be done, and by whom."""
        game, words, do = scene.game, scene.words, scene.game.table.do
        if scene.seat is None or scene.round_over:
            return super().prompt(scene)
        name, choice = game.names[scene.seat], scene.draft or NOTHING_CHOSEN
        if do.what == "detain" and choice.place:
            return words.say("prompt-detain-at", name=name)
        match supplement_of(choice.place):
            case White(pips):
                return words.say("prompt-lake", name=name, pips=pips, cost=game.table.box.white)
            case GiveUp(card):
                return words.say("prompt-give-up", name=name, card=card_text(card, words))
        hand = hand_chosen(mover_of(game.table), choice)
        if do.what != "turn" or not hand.count:
            kind = "turn-used" if do.what == "turn" and do.used else do.what
            return words.say(f"prompt-{kind}", name=name)
        dice = hand_text(hand, words)
        if not choice.place:
            return words.say("prompt-where", name=name, dice=dice)
        does = Plans(game.table).does(choice.place, hand, words)
        return words.say("prompt-sure", name=name, dice=dice, does=does)

    def why_ended(self, game: Game, words: Words) -> str:
        result = game.result
        assert result is not None
        ranks = points(game.table)
        (winner, *_), others = result.winners, [rank for seat, rank in enumerate(ranks) if seat not in result.winners]
        buttons = game.table.players[winner].buttons
        return words.say(
            f"end-{result.reason}", goal=game.table.box.goal, points=ranks[winner], other=max(others, default=0),
            equal="all" if not others else "some" if ranks[winner] in others else "none", buttons=buttons,
        )  # fmt: skip

    told = staticmethod(told)

    def last_turn(self, scene: Scene[Game]) -> str:
        """What others did since one's last turn, and what was settled; in the first game, what to try."""
        if scene.looks_back or scene.game.to_move is None:
            return ""
        states, words, me = scene.states, scene.words, front_seat(scene)
        said: list[str] = []
        if scene.round_over:
            ended, _ = turns_over(states)
            for ply in range(ended, len(states)):
                # The move that ended the turns is known; what was chosen afterwards is told too.
                said += (settled if ply == ended else told)(states[ply - 1], states[ply], words)
            return " ".join(said)
        if scene.draft and (about := about_text(scene.game.table, scene.draft, words)):
            return about
        for ply in range(len(states) - 1, 0, -1):
            before = states[ply - 1]
            if states[ply].round > before.round:
                break
            if before.to_move == me and self.asks(before):
                said[:0] = settled(before, states[ply], words)
                break
            if before.to_move is not CHANCE:
                said[:0] = told(before, states[ply], words)
        return " ".join([*([hint(states, words)] if scene.decides else []), *said]).strip()

    def how_to_play(self, game: Game, words: Words) -> Sequence[HowToLine]:
        """What a beginner has to know."""
        goal = game.table.box.goal
        return [HowToLine(picture, words.say(f"rules-{name}", goal=goal)) for name, picture in RULES.items()]

    # The course of a game

    def is_one_step(self, before: Game, after: Game) -> bool:
        """What chance deals and rolls before anybody decides is shown together."""
        return after.to_move is CHANCE

    def tumbles(self, states: Sequence[Game]) -> bool:
        """Dice of players tumble in the tray; markers and cards do not."""
        return isinstance(states[-1].last_move, Dice) and states[-2].table.do.seat is not None

    def roller(self, states: Sequence[Game]) -> Seat | None:
        """Whose dice they are."""
        return states[-2].table.do.seat

    def asks(self, game: Game) -> bool:
        """A choice with one answer is made by the table."""
        return len(game.legal_moves()) > 1

    # What can be done

    def pick(self, scene: Scene[Game], place: Place, what: Any) -> Move | Moves | Draft | Refusal:
        """A click in the village or on the own mat."""
        table, words, choice = scene.game.table, scene.words, scene.draft or NOTHING_CHOSEN
        kind, _, rest = str(what).partition(" ")
        match kind:
            case "section":
                return Build(int(rest))
            case "detained" if table.do.what == "detain":
                source, pips = choice.place.split()
                return Detain(source, int(pips), int(rest))
            case "detained":
                return Free(int(rest))
            case "give" | "lake":
                # The first click chooses the supplement, the second one does it.
                move = supplement_of(what)
                if move is None or move not in legal_moves(table):
                    say = words.say
                    return Refusal(say("why-used") if table.do.used else say("why-lake", cost=table.box.white))
                return move if choice.place == what else Draft(Choice(place=what))
            case "brother" if table.do.what == "market":
                return Market("b")
            case "brother":
                return Draft(_with_brother(table, choice))
            case "market" if table.do.what == "market":
                return Done()
        if table.do.what == "detain":
            return self._to_detain(table, str(what))
        return self._to_place(table, choice, kind, words)

    def _to_detain(self, table: Table, what: str) -> Move | Draft:
        """A die that is detained: where, if there is more than one place."""
        found = [move for move in moves_of(table, Detain) if die_of(move) == what]
        return found[0] if len(found) == 1 else Draft(Choice(place=what))

    def _to_place(self, table: Table, choice: Choice, place: str, words: Words) -> Moves | Draft | Refusal:
        """Dice for a place: those that are chosen, else the cheapest that serve. The second click places them."""
        plans, player = Plans(table), mover_of(table)
        hand = Hand() if choice.lifted and choice.place != place else hand_chosen(player, choice)
        if not hand.count:
            cheapest = plans.cheapest(place)
            if cheapest is None:
                return Refusal(plans.why_not(place, hand, words))
            return Draft(lifted(player, cheapest, place))
        moves = plans.with_hand(place, hand)
        if moves is None:
            return Refusal(plans.why_not(place, hand, words))
        return Moves(moves) if choice.place == place else Draft(choice._replace(place=place))

    def pick_die(self, scene: Scene[Game], index: int) -> Move | Moves | Draft | Refusal:
        """A die is lifted, or put down again."""
        table, choice = scene.game.table, scene.draft or NOTHING_CHOSEN
        is_white, pips = lying(mover_of(table).dice)[index]
        if table.do.what == "market":
            move = to_market(is_white, pips)
            return move if move in legal_moves(table) else Refusal(scene.words.say("why-market-order"))
        if table.do.what == "after":
            return Draft(Choice(() if choice.dice == (index,) else (index,)))
        return Draft(fitting(table, choice._replace(dice=tuple(sorted({*choice.dice} ^ {index})))))

    def die_keys(self, scene: Scene[Game]) -> Mapping[str, int]:
        """The digits lift dice by their pips; when all of a value are lifted, the digit puts the last one down."""
        table, choice, found = scene.game.table, scene.draft or NOTHING_CHOSEN, dict[str, int]()
        if scene.seat is None or table.do.what not in PLAYERS_TASKS:
            return found
        follow = moves_of(table, Market) if table.do.what == "market" else None
        for index, (is_white, pips) in enumerate(lying(mover_of(table).dice)):
            fits = follow is None or to_market(is_white, pips) in follow
            if fits and (pips not in found or found[pips] in choice.dice):
                found[pips] = index
        return found

    def actions(self, scene: Scene[Game]) -> Sequence[Action]:
        """What can be done by a button."""
        table, words, choice = scene.game.table, scene.words, scene.draft or NOTHING_CHOSEN
        say, player = words.say, mover_of(table)
        match table.do.what:
            case "build":
                return _sections("build", moves_of(table, Build), lambda at: say("pick-build", section=at))
            case "free":
                held = player.detained
                return _sections("free", moves_of(table, Free), lambda at: say("do-free", pips=held[at], section=at))
            case "detain" if choice.place:
                here = [move for move in moves_of(table, Detain) if die_of(move) == choice.place]
                return _sections("at", here, lambda at: say("pick-build", section=at))
            case "detain":
                return [
                    Action(
                        f"detain-{move.source}-{move.pips}",
                        say("do-detain", place=place_text(move.source, words), pips=move.pips),
                        move=self._to_detain(table, what),
                    )
                    for what, move in {die_of(move): move for move in moves_of(table, Detain)}.items()
                ]
            case "powers":
                done = _button(words, "end", "no-powers", Done(), main=not choice.dice)
                return [*self._powers(scene, choice), done]
            case "market":
                done = _button(words, "end", "no-more", Done(), main=True)
                brother = _button(words, "brother", "brother", Market("b"))
                return [done, brother] if brother.move in legal_moves(table) else [done]
        chosen: Move | Moves | None = supplement_of(choice.place)
        is_after = table.do.what == "after"
        if chosen is None and choice.place:
            placed = Plans(table).with_hand(choice.place, hand_chosen(player, choice))
            chosen = None if placed is None else Moves(placed)
        do = _button(words, "do", "it", chosen, main=not is_after or chosen is not None)
        if is_after:
            return [_button(words, "end", "end", Done(), main=chosen is None), do, *self._changes(scene, choice)]
        clear = _button(words, "clear", "clear", Draft(NOTHING_CHOSEN) if choice != NOTHING_CHOSEN else None)
        brothers = []
        if player.brothers:
            brother = _button(words, "brother", "brother", Draft(_with_brother(table, choice)))
            brothers = [brother._replace(label="✓ " * choice.brother + brother.label)]
        return [do, clear, *brothers, *self._changes(scene, choice)]

    def _changes(self, scene: Scene[Game], choice: Choice) -> Sequence[Action]:
        """If one coloured die is chosen, and by hand, what it can be turned to, and for how many buttons."""
        table, say = scene.game.table, scene.words.say
        hand, found = hand_chosen(mover_of(table), choice), []
        if choice.brother or choice.lifted or hand.white or len(hand.own) != 1:
            return []
        for move in moves_of(table, Change):
            if str(move.pips) == hand.own:
                cost = table.box.price_of_turning(move.pips, move.new)
                hint = say("do-turn-hint", pips=move.pips, new=move.new, cost=cost)
                found.append(Action(f"turn-{move.new}", say("do-turn", new=move.new, cost=cost), hint, move=move))
        return found

    def _powers(self, scene: Scene[Game], choice: Choice) -> Sequence[Action]:
        """What the power cards can do with the dice that are chosen."""
        table, words = scene.game.table, scene.words
        own = hand_chosen(mover_of(table), choice).own
        again = [move for move in moves_of(table, Reroll) if move.pips == own]
        sets = [move for move in moves_of(table, Reset) if {str(move.pips)} == {*own}]
        return [
            *(_button(words, "reroll", "reroll", move, main=True) for move in again),
            *(
                Action(
                    f"set-{move.new}",
                    words.say("do-set", new=move.new),
                    words.say("do-set-hint", new=move.new),
                    move=Moves([move] * len(own)),
                )
                for move in sets
            ),
        ]

    # Beside the boards

    def dice(self, scene: Scene[Game]) -> DiceShown:
        """The dice before the player whose mat is large."""
        table, words, seat = scene.game.table, scene.words, front_seat(scene)
        player, choice = table.players[seat], scene.draft or NOTHING_CHOSEN
        chooses = scene.seat == seat and table.do.what in PLAYERS_TASKS
        offers = chooses and table.do.what not in ("powers", "after")
        dice = []
        for index, (is_white, pips) in enumerate(lying(player.dice)):
            body = "white" if is_white else BODIES[seat]
            pick, chosen = offers if is_white else chooses, index in choice.dice if chooses else None
            dark = body in ("white", "yellow")
            dice.append(Die(int(pips), body, "black" if dark else "white", pick=pick, chosen=chosen))
        said = hand_text(player.dice, words) or words.say("dice-none")
        return DiceShown(dice, words.say("tray-label", name=scene.game.names[seat], dice=said))

    def summary(self, scene: Scene[Game]) -> Summary | None:
        """What the end of a round brought each player."""
        if not scene.round_over:
            return None
        game, words, (_, before) = scene.game, scene.words, turns_over(scene.states)
        rows = []
        for seat, name in enumerate(game.names):
            player, then = game.table.players[seat], _counts(before.players[seat])
            more = {what: count - then[what] for what, count in _counts(player).items()}
            gains = [words.say(f"summary-{what}", count=count) for what, count in more.items() if count > 0]
            nothing, total = words.say("summary-nothing"), points(game.table)[seat]
            rows.append(SummaryRow(name, gains, str(player.buttons), str(total), nothing))
        return Summary(words.say("summary-title", round=game.round - 1), rows, sign="+")

    def course(self, scene: Scene[Game]) -> Course:
        """Points by kind, and how they came round by round."""
        game, words = scene.game, scene.words
        ends = ends_of_rounds(scene.states)
        values = [[points(state.table)[seat] for state in ends] for seat in range(len(game.names))]
        rows = []
        for name, player, total in zip(game.names, game.table.players, points(game.table), strict=True):
            parts = [
                words.say("sum-cards", count=len(player.cards)),
                words.say("sum-stars", count=player.stars),
                words.say("sum-sections", count=player.built),
                words.say("sum-buttons", buttons=player.buttons, points=player.buttons // game.table.box.fives),
            ]
            rows.append(SummaryRow(name, parts, str(player.buttons), str(total)))
        sums = Summary(words.say("sum-title"), rows, sign="")
        counts = game.result is not None and game.result.reason == POINTS
        sentence = self.why_ended(game, words) if counts else words.say("course-no-points", goal=game.table.box.goal)
        return Course.of(game, words.say("course-title"), values, sentence)._replace(sums=sums)

    def picture(self, game: Game) -> str:
        """The village, and below it the mats."""
        words, players = words_in([KIT_WORDS, GAME_WORDS]), len(game.names)
        view = village_view(game, words)
        width, height = size_with_mats(players)
        step, top = (width + MAT_GAP) / players, HEIGHT + MAT_GAP
        drawn = [mat_layers(mat_view(game.table, seat, words), PIECES) for seat in range(players)]
        boxes = [(step * seat, top, step - MAT_GAP, height - top) for seat in range(players)]
        mats = [_within(mat.replace(PIECES, on_it), box) for (mat, on_it), box in zip(drawn, boxes, strict=True)]
        village = _within(village_ground(view, village_pieces(view)), (0, 0, WIDTH, HEIGHT))
        return picture((0, 0, width, height), village, *mats, label=", ".join(game.names))


def size_with_mats(players: int) -> tuple[float, float]:
    """How wide and high the village is with the mats of so many players below it."""
    mat = (WIDTH + MAT_GAP) / players - MAT_GAP
    return WIDTH, HEIGHT + MAT_GAP + mat * SMALL[3] / SMALL[2]


def _button(words: Words, name: str, message: str, move: Move | Moves | Draft | None, *, main: bool = False) -> Action:
    """A button with the first letter of its name as its key; its texts are `do-MESSAGE` and `do-MESSAGE-hint`."""
    label, hint = words.say(f"do-{message}"), words.say(f"do-{message}-hint")
    return Action(name, label, hint, name[0], move, move is not None, main)


def _sections(name: str, moves: Iterable[Build | Detain | Free], label: Callable[[int], str]) -> Sequence[Action]:
    """A button for each section, with its number as its key."""
    return [Action(f"{name}-{move.section}", label(move.section), key=str(move.section), move=move) for move in moves]


def _with_brother(table: Table, choice: Choice) -> Choice:
    """The choice with a big brother, or without him."""
    return fitting(table, choice._replace(brother=not choice.brother))


def _counts(player: Player) -> Mapping[str, int]:
    """What a player may have gained at the end of a round if there is more of it."""
    return {
        "buttons": player.buttons, "stars": player.stars, "brothers": player.brothers, "sections": player.built,
        "freed": -len(player.detained),
    }  # fmt: skip


def _within(svg: str, box: Box) -> str:
    """A picture in a box inside another one."""
    x, y, width, height = box
    return svg.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" ', 1)
