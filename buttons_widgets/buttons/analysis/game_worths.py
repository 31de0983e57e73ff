"""The worth of every moment of a game to one of its players, and from it the review of the game.

A round is worth to a player the stars that it earns on average with exact best play, against opponents who behave as
assumed (see `recursion`). One pass over the player's board at the round's beginning finds the worth of every moment.

Where stars are placed counts for the rounds to come, of which that analysis says nothing. So a placement is measured in
a unit of its own: how many stars the player still needs at least to win, for a line of five or for twelve. It costs as
many as a better placement would have saved. That is exact, but it is not all: it does not see which spaces the stars
close for buttons to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ...kit.rules.answer import Answer, Watch, marks_of, unwatched
from ...kit.rules.errors import importing
from ...kit.rules.game import CHANCE, Seat
from ...kit.rules.history import states_of, states_of_round
from ...kit.rules.names import seat_of
from ...kit.rules.review import Decision, Review, RoundLog, RoundReview, checked_game
from ..cells import Cell
from ..rules.ending import LINE, STARS_TO_WIN, line_masks
from ..rules.game import Game
from ..rules.moves import Lay, Move, PlaceStars
from ..rules.phase import Phase, Standing
from ..rules.position import Position
from .advice import MOST_UNCOMPILED, Assumptions, choice_of, others_before, question_about
from .lattice import count_positions
from .solution import OPT_OUT, PASS, ROLL, Choice

if TYPE_CHECKING:
    from .round_values import RoundValues

STOP: Final = "stop"
SPACE: Final = "space"
GOLD: Final = "gold"
STARS: Final = "stars"
KINDS: Final = (STOP, SPACE, GOLD, STARS)
"""The kinds of decisions: roll or opt out, which space, whether to take the golden space, where to put the stars."""

WORTH: Final = "worth"
"""The kind of marks on the board of a decision."""

THRESHOLDS: Final = (0.06, 0.12, 0.24)
"""What a decision costs at least, in stars, that is marked ?!, ? and ??.

GNU Backgammon calls a play doubtful, bad or very bad that gives up 0.04, 0.08 or 0.16 of its equity, which goes from -1
to 1: 2, 4 and 8 per cent of what is between losing and winning. Here it is the same part of three stars, which is about
what a round is worth at its beginning.
"""

THRESHOLDS_APART: Final = (1.0, 2.0, 3.0)
"""The same for stars that are placed: so many stars more are needed to win than with a better placement."""


def review_of(
    game: Game,
    seat: Seat | str = 0,
    assumed: Assumptions = Assumptions(),  # noqa: B008 (it cannot be changed)
    watch: Watch = unwatched,
) -> Review:
    """The review of a game for one of its players, as far as the game has gone.

    It takes a pass of the solver for each round: see `solve`, which also says what `watch` is.

    Args:
        game: the game.
        seat: whose decisions are reviewed: a seat's number or its player's name.
        assumed: how the other players are assumed to behave; the goal is always the most stars.

    Raises:
        GameError: the game is no `Game`, or it has no such seat.
        MissingPackageError: numpy is not installed, or numba is not installed and the boards are too large without it.

    >>> game = Game.start(["Ada"], ["rby/gry/ybg"], seed=1)
    >>> for _ in range(12):
    ...     game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
    >>> review = review_of(game)
    >>> abs(review.start + review.luck - review.cost - review.result) < 1e-9
    True
    """
    seat = seat_of(checked_game(game, Game).names, seat)
    states = states_of(game)
    rounds = [RoundStates(number, seat, states, assumed) for number in range(1, game.round + 1)]
    rounds = [each for each in rounds if len(each.states) > 1]
    _check_possible(rounds)
    work, done, found = sum(each.effort for each in rounds), 0, []
    for each in rounds:

        def share(part: float, done: int = done, effort: int = each.effort) -> None:
            watch((done + part * effort) / work)

        found.append(each.reviewed(each.own_values(share)))
        done += each.effort
        watch(done / work)
    return Review(game.names[seat], seat, tuple(found), THRESHOLDS, THRESHOLDS_APART)


def _check_possible(rounds: Sequence[RoundStates]) -> None:
    """Check that the solver can be loaded and is fast enough for these rounds."""
    with importing():
        from ...kit.analysis.compiling import check_compiles
        from .round_values import RoundValues as RoundValues
    check_compiles(max((each.effort for each in rounds), default=0), MOST_UNCOMPILED)


class RoundStates:
    """A round of a game, to be reviewed for a seat.

    Attributes:
        states: its states, and the one after its last move.
        effort: how many numbers its review needs.

    Args:
        number: of the round.
        seat: the seat.
        states: every state of the game.
        assumed: how the others behave.
    """

    def __init__(self, number: int, seat: Seat, states: Sequence[Game], assumed: Assumptions) -> None:
        self.number, self.seat, self._assumed = number, seat, assumed
        self.first, self.states = states_of_round(states, number)
        start = self.states[0]
        count = len(start.names) - 1
        self._position = start.position(seat)
        self._opponents = assumed.opponents(start, count)
        self.effort = count_positions(self._position) * (count + 1) * (count + 2) // 2

    def values(self, watch: Watch = unwatched, asked: Iterable[int] | None = None) -> RoundValues:
        """The worths of all boards that can come up in this round, or of some (see `RoundValues`)."""
        # Late: it takes a while to load, and only a review needs it.
        from .round_values import RoundValues

        return RoundValues(self._position, opponents=self._opponents, watch=watch, asked=asked)

    def own_values(self, watch: Watch = unwatched) -> RoundValues:
        """The worths of the boards that came up: all that a review of this round needs."""
        return self.values(watch, {state.position(self.seat).button_mask for state in self.states})

    def reviewed(self, values: RoundValues) -> RoundReview:
        """Find the worth of every moment, and what led from one to the next.

        Args:
            values: its `own_values`; or the `values` of a round that began with the same board and opponents.
        """
        worths = MomentWorths(values, self.seat)
        start = worths.of(self.states[0])
        assert start is not None
        log = RoundLog(self.number, self.first, start)
        for ply, (before, after) in enumerate(zip(self.states, self.states[1:], strict=False), start=self.first):
            move = after.last_move
            if before.phase is Phase.STARS and before.to_move == self.seat:
                assert isinstance(move, PlaceStars)
                log.decide(placement(before, move, ply))
                continue
            if before.standings[self.seat] is not Standing.IN:
                continue
            if before.to_move == self.seat:
                assert move is not None
                log.decide(self._decision(before, worths, ply, move))
                continue
            found = worths.after_move(before, after)
            if found is not None:
                own = before.to_move is CHANCE and before.turn == self.seat
                log.change(ply, "own" if own else "others", found)
        last = self.states[-1]
        over = last.round > self.number or last.standings[self.seat] is not Standing.IN or last.to_move is None
        return log.review(over)

    def _decision(self, game: Game, worths: MomentWorths, ply: int, move: Move) -> Decision:
        """The decision that the seat took in a state."""
        question = question_about(game, self._assumed)
        assert question is not None
        values = worths.choices(game)
        kind = GOLD if question.golden is not None else SPACE if question.offered else STOP
        cells = {choice: value for choice, value in values.items() if not isinstance(choice, str)}
        answer = Answer.of(values)
        marks = marks_of(cells, [cell for cell in cells if answer.find(cell).best])
        return Decision(
            ply=ply,
            kind=kind,
            choice=choice_of(move),
            answer=replace(answer, marks={WORTH: marks}),
            question=question,
            forced=len(values) < 2,
        )


class MomentWorths:
    """What the moments of a round are worth to a player who is in.

    Args:
        values: those of the player's board.
        seat: the player's.
    """

    def __init__(self, values: RoundValues, seat: Seat) -> None:
        self._values, self._seat = values, seat

    def choices(self, game: Game) -> dict[Choice, float]:
        """What each choice is worth when the player decides, now or about the golden space of the roll that fell."""
        position, values, still_in = game.position(self._seat), self._values, self._still_in(game)
        if game.phase is Phase.DECIDE:
            roll: dict[Choice, float] = {ROLL: values.roll(position, still_in)}
            return roll | ({OPT_OUT: float(values.stop(position))} if position.button_mask else {})
        if game.phase is Phase.LAY and game.turn == self._seat:
            offered = (move.cell for move in game.legal_moves() if isinstance(move, Lay))
            return {cell: values.after(position, cell, still_in) for cell in offered}
        return self._golden(game)

    def of(self, game: Game) -> float | None:
        """What a state is worth; `None` between another player's decision to roll and the dice."""
        position, values, still_in = game.position(self._seat), self._values, self._still_in(game)
        mine = game.turn == self._seat
        if game.phase is Phase.DICE:
            return values.roll(position, still_in) if mine else None
        if game.phase is Phase.DECIDE and not mine:
            return values.worth(position, others_before(game, self._seat) + 1, still_in)
        if game.phase is Phase.GOLD and mine:
            return values.worth(position, still_in, still_in)
        if game.phase is Phase.GOLD and not self._is_yet_asked(game):
            return values.worth(position, others_before(game, self._seat), still_in)
        return max(self.choices(game).values())

    def after_move(self, before: Game, after: Game) -> float | None:
        """What a move led to that the player did not make."""
        if after.round > before.round or after.standings[self._seat] is not Standing.IN:
            return 0.0  # the player was in, and only its own dice end that
        return self.of(after)

    def _golden(self, game: Game) -> dict[Choice, float]:
        """What it is worth to take the golden space of another player's roll, if that is legal, and to leave it."""
        assert game.dice is not None
        position, cell = game.position(self._seat), game.dice.golden_cell
        to_act, still_in = others_before(game, self._seat), self._still_in(game)
        leave: dict[Choice, float] = {PASS: self._values.worth(position, to_act, still_in)}
        if not position.is_legal(cell):
            return leave
        return {cell: self._values.worth(position.lay(cell), to_act, still_in)} | leave

    def _still_in(self, game: Game) -> int:
        """How many opponents are in."""
        return game.standings.count(Standing.IN) - 1

    def _is_yet_asked(self, game: Game) -> bool:
        """Whether the golden space is offered to this player now or later."""
        assert isinstance(game.to_move, int)
        return self._after_turn(game, game.to_move) <= self._after_turn(game, self._seat)

    def _after_turn(self, game: Game, seat: Seat) -> int:
        """How many seats a seat comes after that of the player in turn."""
        return (seat - game.turn) % len(game.names)


# Where stars are placed


class Placement(NamedTuple):
    """Stars on some spaces.

    Attributes:
        cells: the spaces.
        missing: how many stars the player then still needs at least to win.
    """

    cells: tuple[Cell, ...]
    missing: int


def missing_stars(size: int, stars: int) -> int:
    """How many stars a player still needs at least to win: to fill a line of five, or to have twelve.

    Args:
        size: of the board.
        stars: the mask of the player's stars.

    >>> missing_stars(6, 0b001110), missing_stars(6, 0b011111), missing_stars(4, 0b1)
    (2, 0, 11)
    """
    gaps = [(line & ~stars).bit_count() for line in line_masks(size)]
    return max(0, min([STARS_TO_WIN - stars.bit_count(), *gaps]))


def best_placement(position: Position, count: int) -> Placement:
    """The placement of some stars on the buttons of a position after which fewest more are needed to win.

    No placement does better than to put as many stars as possible into one line, so only the lines are looked at.

    Args:
        position: the board with its buttons.
        count: how many stars are placed: at most as many as there are buttons.
    """
    board, buttons, stars = position.grid, position.button_mask, position.star_mask
    every = board.cells_of(buttons)
    best = Placement((), LINE + STARS_TO_WIN)
    for line in (0, *line_masks(position.size)):
        in_line = board.cells_of(buttons & line)
        cells = (*in_line, *(cell for cell in every if cell not in in_line))[:count]
        missing = missing_stars(position.size, stars | board.mask_of(cells))
        if missing < best.missing:
            best = Placement(tuple(sorted(cells)), missing)
    return best


def placement(game: Game, move: PlaceStars, ply: int) -> Decision:
    """The decision of a player who placed its stars.

    Its choices are the placement that was chosen and, if that is another, a best one, each worth the stars that are
    still needed after it, with a minus before them.

    Args:
        game: the state in which stars are placed.
        move: how they were placed.
        ply: the state's ply.
    """
    assert isinstance(game.to_move, int)
    position, size = game.position(game.to_move), game.size
    chosen = Placement(move.cells, missing_stars(size, position.star_mask | position.grid.mask_of(move.cells)))
    best = best_placement(position, len(move.cells))
    worths = {chosen: -float(chosen.missing)}
    if best.missing < chosen.missing:
        worths[best] = -float(best.missing)
    forced = len(move.cells) == position.button_mask.bit_count()
    return Decision(ply, STARS, chosen, Answer.of(worths), forced=forced, apart=True)
