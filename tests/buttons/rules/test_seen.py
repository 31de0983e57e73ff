"""What a bot is given: the state without its seed, and the chances of what may fall."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Dice, Roll, every_roll, roll_chances
from buttons_widgets.buttons.rules.setup import Setup
from buttons_widgets.kit.rules.errors import GameError, IllegalMove, NotationError
from buttons_widgets.kit.rules.game import CHANCE
from tests.played import do, game_of, games, played

# Chances


@pytest.mark.parametrize(("size", "black"), [(3, 0), (3, 2), (3, 4), (4, 3), (5, 2), (6, 1), (6, 2)])
def test_the_chances_are_those_of_going_through_every_ordered_roll(size: int, black: int) -> None:
    faces = range(1, size + 1)
    falls = Counter(Dice(white, gold, rest) for white, gold, *rest in product(faces, repeat=2 + black))
    assert {dice: chance * falls.total() for dice, chance in roll_chances(size, black)} == falls


@pytest.mark.parametrize("size", [3, 4, 5, 6])
@pytest.mark.parametrize("black", range(5))
def test_the_chances_of_a_roll_add_up_to_one(size: int, black: int) -> None:
    chances = roll_chances(size, black)
    assert sum(chance for _, chance in chances) == 1
    assert all(type(chance) is Fraction for _, chance in chances)
    assert tuple(dice for dice, _ in chances) == every_roll(size, black)
    assert roll_chances(size, black) is chances


@settings(deadline=None)
@given(games(most_plies=60))
def test_chances_are_there_when_chance_is_to_move_and_only_then(game: Game) -> None:
    outcomes = tuple(dice for dice, _ in game.chances())
    assert outcomes == (game.legal_moves() if game.to_move is CHANCE else ())


# The state without its seed

SEEDS = ["the seed that no bot may see", "another seed for the same game"]


def twins(plies: int) -> tuple[Game, Game]:
    """Two games with different seeds and the same moves."""
    one, other = (Game.start(["Ada", "Bo", "Cy"], cards=["b", "r", "g"], seed=seed) for seed in SEEDS)
    one = played(one, plies, seed=3)
    return one, other.replay(one.moves)


def reachable(value: object, depth: int = 12) -> list[object]:
    """Whatever can be reached from a value through attributes, items and the parts of a collection."""
    found: list[object] = []
    todo, seen = [(value, depth)], {id(value)}
    while todo:
        thing, left = todo.pop()
        found.append(thing)
        parts: list[object] = list(thing) if isinstance(thing, tuple | list | frozenset | set) else []
        if isinstance(thing, dict):
            parts += [*thing.keys(), *thing.values()]
        names = {*dir(thing), *getattr(type(thing), "__slots__", ())} if not isinstance(thing, int | str) else set()
        for name in names:
            if not name.startswith("__") or name == "__dict__":
                try:
                    parts.append(getattr(thing, name))
                except (AttributeError, GameError):
                    continue
        if callable(thing) or isinstance(thing, type):
            continue
        for part in parts:
            if left and id(part) not in seen:
                seen.add(id(part))
                found.append(part)
                todo.append((part, left - 1))
    return found


def test_a_bot_cannot_find_the_seed() -> None:
    game, _ = twins(40)
    assert SEEDS[0] in reachable(game), "this search would not find a seed"
    seen = game.seen_by(1)
    assert not any(isinstance(thing, str) and SEEDS[0] in thing for thing in reachable(seen))
    for text in (
        repr(seen),
        str(seen),
        repr(seen.setup),
        repr(game),
        repr(game.setup),
        pickle.dumps(seen).decode("latin-1"),
    ):
        assert SEEDS[0] not in text
    assert seen.setup.seed is None


@pytest.mark.parametrize("plies", [0, 1, 2, 10, 40, 41, 42])
def test_what_is_seen_of_two_games_with_different_seeds_is_the_same(plies: int) -> None:
    one, other = twins(plies)
    assert one != other
    for seat in range(3):
        assert one.seen_by(seat) == other.seen_by(seat)
        assert hash(one.seen_by(seat)) == hash(other.seen_by(seat))
        assert one.seen_by(seat) != one


@settings(deadline=None)
@given(games(most_plies=60), st.integers(0, 3))
def test_the_rules_are_the_same_in_the_state_that_is_seen(game: Game, seat: int) -> None:
    seen = game.seen_by(seat % len(game.names))
    assert seen.legal_moves() == game.legal_moves()
    assert seen.chances() == game.chances()
    assert [seen.position(seat) for seat in range(len(game.names))] == list(map(game.position, range(len(game.names))))
    assert (seen.moves, seen.to_move, repr(seen)) == (game.moves, game.to_move, repr(game))
    assert seen.at(game.ply // 2) == game.at(game.ply // 2).seen_by(0)
    for move in game.legal_moves()[:3]:
        assert seen.play(move) == game.play(move).seen_by(0)
    for twin in (pickle.loads(pickle.dumps(seen)), copy.deepcopy(seen), Game.parse(str(seen)), seen.seen_by(0)):
        assert twin == seen


def test_without_a_seed_no_dice_fall() -> None:
    game = do(game_of(2), "roll")
    seen = game.seen_by(0)
    with pytest.raises(GameError, match=r"holds no seed: use chances\(\)") as refused:
        seen.chance_move()
    assert not isinstance(refused.value, IllegalMove)
    with pytest.raises(GameError, match="holds no seed"):
        _ = seen.seed
    with pytest.raises(IllegalMove, match="chance is not to move"):
        game_of(2).seen_by(0).chance_move()


def test_a_state_with_a_seed_put_back_falls_by_that_seed() -> None:
    game = played(Game.start(["Ada", "Bo"], seed="one"), 30)
    again = game.seen_by(0).reseeded("one")
    assert again == game
    tried = game.seen_by(0).reseeded(" a  try ")
    assert (tried.seed, tried.moves, tried.cards) == ("a try", game.moves, game.cards)
    assert played(tried, 20).moves != played(game, 20).moves
    assert played(tried, 20) == played(game.reseeded("a try"), 20)
    for seed in ("", "x" * 101):
        with pytest.raises(GameError, match="a seed has 1 to 100 visible characters"):
            game.reseeded(seed)


@pytest.mark.parametrize("seat", [-1, 2, 0.0, True, None, "0"])
def test_no_seat_sees_nothing(seat: int) -> None:
    with pytest.raises(GameError, match="there is no seat"):
        game_of(2).seen_by(seat)


# The text


def test_a_hidden_seed_has_a_line_of_its_own() -> None:
    text = str(game_of(2).seen_by(0).play(Roll()))
    assert text.splitlines()[:2] == ["BUTTONS", "seed hidden"]
    assert Game.parse(text).setup.seed is None
    # A seed may be called so.
    named = Game.start(["Ada"], seed="hidden")
    assert Game.parse(str(named)).seed == "hidden"
    with pytest.raises(NotationError, match="line 2: 'seed: …' should stand here, not 'seed'"):
        Game.parse("BUTTONS\nseed\nAda: card r, layout rbygrbygr")


def test_a_setup_is_read_as_it_was_written() -> None:
    for setup in (game_of(3).setup, game_of(2).setup.without_seed):
        assert Setup.parse(str(setup)) == setup
    with pytest.raises(NotationError, match="line 1: 'seed: …' should stand here"):
        Setup.parse("")
    with pytest.raises(GameError, match="not None"):
        Setup.parse(None)  # type: ignore[arg-type]
