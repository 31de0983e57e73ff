"""Forgers who know the state: what they send is nearly right, so that it comes as far as the rules or the marks.

A legal move one turn late, a move of another seat or of another table, a saved game in which one line is another; the
right answer of another student, or of a neighbouring question.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any
from unittest import TestCase

import msgspec
import pytest

from buttons_widgets.kit.exercises.choice_exercise import ChoiceExercise
from buttons_widgets.kit.exercises.exercise import lesson_of
from buttons_widgets.kit.exercises.number_exercise import NumberExercise
from buttons_widgets.kit.exercises.soundness import MOST_TYPED
from buttons_widgets.kit.lobby.play_widget import PlayWidget, play_kind
from buttons_widgets.kit.page.activity import Actions
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.saving.record import read_bytes, write_bytes
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.table.picture_board import PictureBoard
from buttons_widgets.kit.testing import random_states
from buttons_widgets.lessons.course import COURSE
from tests.coached import descendants
from tests.every_game import KINDS
from tests.knocks.tally import TIMES, check_message

AnyKind = Kind[Any, Any]

of_every_game = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def so_many(few: int, many: int) -> pytest.MarkDecorator:
    """Few in `make test`, many in `make thorough`."""
    return pytest.mark.parametrize("count", [few * TIMES, pytest.param(many * TIMES, marks=pytest.mark.thorough)])


# Moves


@so_many(500, 8_000)
@of_every_game
def test_a_move_of_another_moment_is_made_only_where_it_is_legal(
    kind: AnyKind, count: int, counted: Callable[[object], None]
) -> None:
    outcomes: Counter[str] = Counter()
    for number in range(count):
        chance = random.Random(f"{kind.name} {number}")
        pool: deque[Any] = deque(maxlen=40)
        for here, elsewhere in zip(random_states(kind, number), random_states(kind, number + 1), strict=False):
            for state in (here, elsewhere):
                legal = state.legal_moves()
                pool.extend(chance.sample(legal, min(3, len(legal))))
            for move in chance.sample(list(pool), min(5, len(pool))):
                outcomes[_try(here, move)] += 1
            if outcomes.total() >= count:
                counted(f"moves of another moment, {kind.name}: {dict(outcomes)}")
                return


def _try(state: Any, move: Any) -> str:
    """Make a move, and check that the rules say what the list of legal moves says."""
    moves, legal = state.moves, state.legal_moves()
    if move in legal:
        assert state.play(move).moves == (*moves, move)
        return "legal"
    with pytest.raises(GameError) as refused:
        state.play(move)
    check_message(refused.value)
    assert (state.moves, state.legal_moves()) == (moves, legal)
    return "refused"


# Saved games


@so_many(60, 5_000)
@of_every_game
def test_a_saved_game_with_one_other_line_is_read_only_if_it_could_have_been_played(
    kind: AnyKind, count: int, counted: Callable[[object], None]
) -> None:
    outcomes: Counter[str] = Counter()
    chance = random.Random(kind.name)
    games = [list(random_states(kind, number)) for number in range(4)]
    for _ in range(count):
        states = chance.choice(games)
        record = kind.write_game(states[chance.randrange(1, min(len(states), 60))])
        moves = _nearly(list(record.moves), chance, [str(move) for move in states[-1].moves])
        data = write_bytes(msgspec.structs.replace(record, moves=moves))
        played, wrong = _played(kind, states[0], moves)
        if wrong:
            with pytest.raises(GameError, match=f"move {wrong} of this saved game is wrong") as refused:
                read_bytes(data, kind.read_game)
            check_message(refused.value)
        else:
            assert read_bytes(data, kind.read_game) == played
        outcomes["refused" if wrong else "read"] += 1
    counted(f"saved games with one other line, {kind.name}: {dict(outcomes)}")


def _played(kind: AnyKind, state: Any, texts: list[str]) -> tuple[Any, int]:
    """What these moves lead to, as far as they are legal, and the number of the first that is not; 0 if all are."""
    for number, text in enumerate(texts, start=1):
        move = kind.parse_move(text)
        if move not in state.legal_moves():
            return state, number
        state = state.play(move)
    return state, 0


def _nearly(moves: list[str], chance: random.Random, others: list[str]) -> list[str]:
    """These moves, with one that comes earlier or later, twice or not at all, or is another one of the same game."""
    at = chance.randrange(len(moves))
    match chance.randrange(4):
        case 0:
            moves.insert(chance.randrange(max(0, at - 4), min(len(moves), at + 5)), moves.pop(at))
        case 1:
            moves.insert(at, moves[at])
        case 2:
            del moves[at]
        case _:
            moves[at] = chance.choice(others)
    return moves


# Tables


class Forger:
    """Knows what every part of a table offers, and offered before.

    Args:
        stage: with a table.
        chance: decides what is sent.
    """

    def __init__(self, stage: PlayWidget, chance: random.Random) -> None:
        self._stage, self._chance = stage, chance
        self._old: deque[tuple[Any, dict[str, Any]]] = deque(maxlen=30)

    def send(self) -> str:
        """Send one message, and say which kind it was: one that a page would send, or one that is late or made new."""
        assert self._stage.table is not None
        now, turn = list(self._offered()), self._stage.table._activity.turn
        how = self._chance.choice(["true", "true", "late", "renewed", "elsewhere"]) if self._old else "true"
        part, content = self._chance.choice(now if how == "true" else list(self._old))
        if how == "true" or how == "renewed":
            content = content | {"turn": turn}
        elif how == "elsewhere":  # the board of another seat
            like = [each for each, _ in now if type(each) is type(part)]
            part, content = self._chance.choice(like or [part]), content | {"turn": turn}
        self._old.append((part, content))
        part._handle_custom_msg(dict(content), [])
        return "late" if content["turn"] != turn else how

    def _offered(self) -> Iterator[tuple[Any, dict[str, Any]]]:
        """What can be pressed and clicked now."""
        assert self._stage.table is not None
        for part in descendants(self._stage.table):
            turn = {"turn": getattr(part, "turn", 0)}
            if isinstance(part, Actions):
                yield from ((part, {"type": "press", "name": one["name"]} | turn) for one in part.offered)
            elif hasattr(part, "picks_totals"):
                yield from ((part, {"type": "cell", "cell": cell} | turn) for cell in part.offered)
            elif isinstance(part, PictureBoard):
                yield from ((part, {"type": "pick", "pick": pick} | turn) for pick in part.picks)


@so_many(250, 10_000)
@of_every_game
def test_at_a_table_nothing_that_is_nearly_right_makes_a_move_that_is_not(
    kind: AnyKind, count: int, tmp_path: Path, counted: Callable[[object], None]
) -> None:
    outcomes: Counter[str] = Counter()
    stage = play_kind(kind, ["Ada", "Bo"], seed="nearly", pace="once", coach=False, shelf=Shelf(tmp_path))
    forger = Forger(stage, random.Random(kind.name))
    with TestCase().assertNoLogs(stage.log):
        for _ in range(count):
            if stage.game.to_move is None:
                stage._again()
            before = stage.game
            how = forger.send()
            after, went = stage.game, "moved" if stage.game is not before else "stayed"
            assert how != "late" or after is before
            if after is not before:
                assert after.moves[: before.ply] == before.moves
                _follow(before, after.moves[before.ply :], after)
            outcomes[f"{how}, {went}"] += 1
    assert min(outcomes[f"{how}, moved"] for how in ("true", "renewed")) > 0
    counted(f"messages that are nearly right, {kind.name}: {dict(outcomes)}")
    stage.close()


def _follow(state: Any, moves: Any, after: Any) -> None:
    """Check that these moves are legal, one after the other, and that chance moves as its seed decides."""
    for move in moves:
        assert move in state.legal_moves()
        assert state.to_move is not CHANCE or move == state.chance_move()
        state = state.play(move)
    assert state == after


# Marks

STUDENTS = [f"student {number}" for number in range(400)]


@so_many(4, 300)
def test_the_right_answer_of_another_student_counts_only_where_it_is_right(
    count: int, counted: Callable[[object], None]
) -> None:
    """Numbers and options alone: of these one can say without the exercise's own help what is right."""
    outcomes: Counter[str] = Counter()
    for kind in COURSE.exercises:
        if not issubclass(kind, NumberExercise | ChoiceExercise):
            continue
        words, chance = COURSE.words(lesson_of(kind.number), "en"), random.Random(kind.number)
        posed = [kind(student) for student in STUDENTS[: count + 1]]
        for one in posed[:count]:
            other = chance.choice(posed)
            marked = one.mark(_answer(other), words)
            if isinstance(one, NumberExercise):
                is_right = abs(Fraction(other.right) - Fraction(one.right)) <= max(
                    Fraction(one.tolerance), Fraction(1, 10**11)
                )
            else:
                is_right = other.right == one.right
            assert (marked.state == "right") == is_right, f"{kind.number}: {_answer(other)} for {one.student}"
            outcomes["right for both" if is_right else "right for the other one alone"] += 1
    counted(f"answers of other students: {dict(outcomes)}")


def _answer(exercise: Any) -> str:
    """The right answer of an exercise, as exactly as it can be typed."""
    if isinstance(exercise, NumberExercise) and Fraction(exercise.right).denominator > MOST_TYPED:
        return f"{float(exercise.right):.12f}"
    return str(exercise.right)
