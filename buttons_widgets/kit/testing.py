"""What every game must pass: run these checks over a game's `Kind`, and it can be played at the table.

    import pytest
    from buttons_widgets.kit.testing import CHECKS

    @pytest.mark.parametrize("check", CHECKS)
    def test_my_game_can_be_played_at_the_table(check):
        check(MY_KIND)

Each check plays the game at random and raises an `AssertionError` that says what is wrong, and at which state.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any, Final

from .rules.errors import IllegalMove
from .rules.game import CHANCE
from .rules.history import states_of
from .table.kind import Kind
from .table.scene import Scene
from .table.session import Session

AnyKind = Kind[Any, Any]

GAMES: Final = 6
"""Each check plays this many games, with every number of players in turn."""
MOST_PLIES: Final = 3000
"""A game at random that is not over by then never ends."""
SECRET: Final = "a seed that no bot may see"


def started(kind: AnyKind, number: int, seed: object = None) -> Any:
    """The beginning of a game; the number decides how many play."""
    players = kind.seats[number % len(kind.seats)]
    return kind.start([f"Player {seat}" for seat in range(1, players + 1)], seed=f"{number}" if seed is None else seed)


def random_states(kind: AnyKind, number: int, seed: object = None) -> Iterator[Any]:
    """Every state of a game at random, to its end."""
    chooser = random.Random(number)
    game = started(kind, number, seed)
    yield game
    while game.to_move is not None:
        assert game.ply < MOST_PLIES, f"{game!r} has {MOST_PLIES} plies and is not over"
        game = game.play(random_move(game, chooser))
        yield game


def random_move(game: Any, chooser: random.Random) -> Any:
    """A legal move; chance's comes from the game's seed."""
    return game.chance_move() if game.to_move is CHANCE else chooser.choice(game.legal_moves())


def check_random_play(kind: AnyKind) -> None:
    """A game at random comes to an end; its plies, moves and rounds are counted as they should be."""
    for number in range(GAMES):
        before = None
        for game in random_states(kind, number):
            assert game.names == started(kind, number).names, f"{game!r} has other names than at its start"
            over = game.to_move is None
            assert over == (not game.legal_moves()), f"{game!r}: a game has no legal moves just when it is over"
            assert game.ply == len(game.moves), f"{game!r} counts {game.ply} plies and has {len(game.moves)} moves"
            assert game.last_move == (game.moves[-1] if game.moves else None), f"{game!r} has another last move"
            if before is not None:
                assert game.moves[:-1] == before.moves, f"{game!r} does not go on from {before!r}"
                assert game.round - before.round in (0, 1), f"{game!r}: after round {before.round} comes {game.round}"
            else:
                assert (game.ply, game.round) == (0, 1), f"{game!r} does not begin with ply 0 and round 1"
            before = game


def check_states_are_values(kind: AnyKind) -> None:
    """The same moves lead to equal states with equal hashes; playing a move leaves the state as it was."""
    for number in range(GAMES):
        for game, same in zip(random_states(kind, number), random_states(kind, number), strict=True):
            assert game == same and hash(game) == hash(same), f"{game!r} differs from the same game played again"
            text = str(game)
            for move in list(game.legal_moves())[:3]:
                assert game.play(move) != game, f"{move} changes nothing in {game!r}"
            assert str(game) == text, f"{game!r} was changed by playing a move"


def check_chances(kind: AnyKind) -> None:
    """At chance the outcomes are the legal moves, and their probabilities add up to 1; elsewhere there are none."""
    for number in range(GAMES):
        for game in random_states(kind, number):
            outcomes = list(game.chances())
            if game.to_move is not CHANCE:
                assert outcomes == [], f"{game!r} has chances though chance does not move"
                continue
            total = sum((Fraction(probability) for _, probability in outcomes), Fraction(0))
            assert total == 1, f"the chances of {game!r} add up to {total}"
            assert all(probability > 0 for _, probability in outcomes), f"{game!r} has an outcome that cannot come"
            moves = [move for move, _ in outcomes]
            assert len(set(moves)) == len(moves), f"{game!r} names an outcome twice"
            assert set(moves) == set(game.legal_moves()), f"{game!r}: its chances are not its legal moves"
            assert game.chance_move() in set(moves), f"the seed of {game!r} holds an outcome that cannot come"


def check_bots_see_no_seed(kind: AnyKind) -> None:
    """What a bot is given holds no seed, and is the same for games that differ in their seed alone."""
    for number in range(GAMES):
        for game in random_states(kind, number, seed=SECRET):
            for seat in range(len(game.names)):
                seen = game.seen_by(seat)
                assert SECRET.encode() not in pickle.dumps(seen), f"the seed can be found in what seat {seat} sees"
                assert SECRET not in f"{seen!r} {seen}", f"the seed is printed by what seat {seat} sees"
                assert list(seen.legal_moves()) == list(game.legal_moves()), f"seat {seat} sees other moves: {game!r}"
                if game.to_move is CHANCE:
                    _refused(seen.chance_move, f"what seat {seat} sees of {game!r} tells the next outcome of chance")


def check_texts(kind: AnyKind) -> None:
    """Every move and every game reads back from its text."""
    for number in range(GAMES):
        for game in random_states(kind, number):
            if game.moves:
                _reads_back(kind.parse_move, str(game.last_move), game.last_move, "its text")
            if game.ply % 7 == 0 or game.to_move is None:
                _reads_back(type(game).parse, str(game), game, "its text")


def check_records(kind: AnyKind) -> None:
    """A game reads back from a record and from a code, at any state."""
    for number in range(GAMES):
        for game in random_states(kind, number):
            if game.ply % 7 == 0 or game.to_move is None:
                _reads_back(kind.read_game, kind.write_game(game), game, "its record")
                _reads_back(kind.read_code, kind.write_code(game), game, "its code")


def check_undo(kind: AnyKind) -> None:
    """Undo comes by every decision of a person; redo brings the same game again; chance is the same both times."""
    for number in range(GAMES):
        *_, game = random_states(kind, number)
        session: Session[Any] = Session(game, [None] * len(game.names))
        undone = []
        while session.undo():
            undone.append(session.game)
        decided = [state for state in states_of(game) if isinstance(state.to_move, int)]
        assert undone == decided[::-1], f"undo of {game!r} comes by {len(undone)} of {len(decided)} decisions"
        while session.redo():
            pass
        assert session.game == game, f"redo does not bring {game!r} again"
        for state in decided:
            if (answered := state.play(game.moves[state.ply])).to_move is CHANCE:
                assert answered.chance_move() == game.moves[answered.ply], f"chance changes after undo: {answered!r}"


def check_illegal_moves(kind: AnyKind) -> None:
    """Moves of other states, and values that are not moves, are refused with `IllegalMove`."""
    known = [move for number in range(GAMES) for state in random_states(kind, number) for move in state.moves[-1:]]
    samples = random.Random(1).sample(known, min(len(known), 60))
    for number in range(GAMES):
        for game in random_states(kind, number):
            legal = set(game.legal_moves())
            others = [sample for sample in samples[game.ply % 7 :: 7] if sample not in legal]
            for move in [*others, None, "nonsense", 5]:
                _refused(partial(game.play, move), f"{move!r} is played in {game!r}", IllegalMove)


def check_view(kind: AnyKind) -> None:
    """Every state can be shown to people and to onlookers; the buttons offer legal moves only."""
    words = kind.words("en")
    for number in range(GAMES):
        states: list[Any] = []
        for game in random_states(kind, number):
            states.append(game)
            for decides in {isinstance(game.to_move, int), False}:
                _check_scene(kind, Scene(tuple(states), words, (True,) * len(game.names), decides=decides))
        assert kind.view.picture(states[-1]).startswith("<svg"), f"{states[-1]!r} has no picture"
        assert kind.view.ending(states[-1], words), f"nothing is said at the end of {states[-1]!r}"


def _check_scene(kind: AnyKind, scene: Scene[Any]) -> None:
    view, game = kind.view, scene.game
    title, beside = view.title(scene)
    assert title and isinstance(beside, str), f"{game!r} has no title"
    assert view.prompt(scene), f"{game!r} does not say what is to be done"
    for seat in range(len(game.names)):
        view.seat_line(scene, seat)
    for place, owner in enumerate(view.owners(game)):
        assert owner in (None, *range(len(game.names))), f"board {place} of {game!r} belongs to {owner!r}"
        view.board(scene, place, {})
    view.dice(scene)
    view.summary(scene)
    if len(scene.states) > 1:
        before = scene.states[-2]
        assert all(isinstance(line, str) for line in view.told(before, game, scene.words))
        view.outcome(before, game, scene.words)
    if scene.seat is not None:
        actions = view.actions(scene)
        keys = [action.key for action in actions if action.key]
        assert len({action.name for action in actions}) == len(actions), f"two buttons of {game!r} have one name"
        assert len(set(keys)) == len(keys), f"two buttons of {game!r} have one key"
        for action in actions:
            assert action.move is None or action.move in game.legal_moves(), f"{action.name} is not legal in {game!r}"


def check_bots(kind: AnyKind) -> None:
    """The bots that the lobby offers play whole games against each other, and read back from their texts."""
    for number, make in enumerate(kind.bots.values()):
        read = kind.parse_bot(kind.bot_text(make()))
        assert type(read) is type(make()), f"{make()!r} reads back from its text as {read!r}"
        game = started(kind, number)
        session: Session[Any] = Session(game, [make() for _ in game.names])
        while session.step() is not None:
            assert session.game.ply < MOST_PLIES, f"{make()!r} never comes to an end"
        assert session.game.to_move is None, f"{make()!r} stops before the end: {session.game!r}"
    assert kind.parse_bot("print('never run')") is None


def _reads_back(read: Callable[[Any], Any], written: Any, value: Any, what: str) -> None:
    try:
        found = read(written)
    except ValueError as error:
        raise AssertionError(f"{value!r} does not read back from {what}: {error}") from error
    assert found == value, f"{value!r} reads back from {what} as {found!r}"


def _refused(act: Callable[[], object], otherwise: str, error: type[Exception] = ValueError) -> None:
    try:
        act()
    except error:
        return
    raise AssertionError(otherwise)


CHECKS: Final[tuple[Callable[[AnyKind], None], ...]] = (
    check_random_play,
    check_states_are_values,
    check_chances,
    check_bots_see_no_seed,
    check_texts,
    check_records,
    check_undo,
    check_illegal_moves,
    check_view,
    check_bots,
)
"""All of them."""
