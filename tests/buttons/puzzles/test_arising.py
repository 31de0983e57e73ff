"""Positions out of whole games: they are legal, follow from the seed, and opponents are as they are said to be."""

from collections import defaultdict
from itertools import islice
from random import Random

import pytest

from buttons_widgets.buttons.puzzles.arising import BEHAVIOUR, Moment, Player, moments, some_moments
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.moves import OptOut
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.rules.game import CHANCE


def many(games: int = 12) -> list[Moment]:
    return [moment for seed in range(games) for moment in moments(Random(seed))]


def test_the_same_seed_gives_the_same_moments() -> None:
    assert list(islice(moments(Random("a")), 60)) == list(islice(moments(Random("a")), 60))
    assert list(islice(moments(Random("a")), 60)) != list(islice(moments(Random("b")), 60))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_as_many_opponents_as_players_leave(players: int) -> None:
    found = list(moments(Random(5), players))
    assert max(moment.opponents.count for moment in found) == players - 1
    if players > 1:
        assert {moment.opponents.dice_each for moment in found if moment.opponents.count} == {2 if players == 2 else 1}


def test_every_moment_is_a_real_decision() -> None:
    phases = set()
    for moment in many():
        phases.add(moment.phase)
        assert Position.parse(str(moment.position)) == moment.position
        assert 0 <= moment.to_act <= moment.opponents.count
        if moment.phase is Phase.LAY:
            assert moment.dice is not None
            assert any(moment.position.is_legal(cell) for cell in moment.dice.cells)
            assert len(moment.dice.black) + 1 == moment.position.black_dice
        elif moment.phase is Phase.GOLD:
            assert moment.dice is not None
            assert moment.position.is_legal(moment.dice.golden_cell)
            assert moment.opponents.count or moment.position.black_dice < 5
        else:
            assert moment.dice is None
        if moment.phase is Phase.STARS:
            assert 1 <= moment.position.stars_for_opting_out() <= len(moment.position.buttons)
    assert phases == {Phase.DECIDE, Phase.LAY, Phase.GOLD, Phase.STARS}


def test_boards_of_later_rounds_have_stars_that_reach_for_a_line() -> None:
    late = [moment.position for moment in many() if moment.round >= 4]
    assert max(len(position.stars) for position in late) >= 8
    lines = [max(row.bit_count() for row in _rows(position)) for position in late]
    assert sum(length >= 3 for length in lines) > len(lines) / 4


def corners(size: int) -> set[str]:
    """The layouts of so many rows in the corners of the kit's sides."""
    starts = (0, 6 - size)
    return {
        "".join(row[left : left + size] for row in layout.rows()[top : top + size])
        for layout in LAYOUTS.values()
        for top in starts
        for left in starts
    }


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_a_game_on_small_boards_is_played_on_corners_of_the_sides_with_dice_of_as_many_faces(size: int) -> None:
    layouts, faces = corners(size), set()
    for seed in range(4):
        for moment in moments(Random(seed), size=size):
            position = moment.position
            assert position.size == size
            assert any(
                all(printed in (letter, "*") for letter, printed in zip(layout, position.colours, strict=True))
                for layout in layouts
            )
            if moment.dice is not None:
                faces |= {moment.dice.white, *moment.dice.columns}
    assert faces == set(range(1, size + 1))


def test_some_moments_are_those_of_a_game_that_suit_in_another_order() -> None:
    for seed in range(6):
        every = list(moments(Random(seed), size=5))
        some = some_moments(Random(seed), [Phase.LAY, Phase.GOLD], size=5, stars=(2, 6), buttons=(1, 3), most=999)
        suitable = [
            moment
            for moment in every
            if moment.phase in (Phase.LAY, Phase.GOLD)
            and 2 <= len(moment.position.stars) <= 6
            and 1 <= len(moment.position.buttons) <= 3
        ]
        assert sorted(map(str, some)) == sorted(map(str, suitable))
        assert some_moments(Random(seed), [Phase.LAY], most=3) == some_moments(Random(seed), [Phase.LAY], most=3)
        assert len(some_moments(Random(seed), list(Phase), most=3)) == 3


def _rows(position: Position) -> list[int]:
    columns = [sum(1 << row * position.size + col for row in range(position.size)) for col in range(position.size)]
    return [position.star_mask & mask for mask in (*position.grid.rows, *columns)]


def test_opponents_behave_as_is_said_of_them() -> None:
    """Over a turn and the two after it, with a button more each: how often players opt out, and how often they bust."""
    left: dict[int, list[int]] = defaultdict(list)
    bust: dict[int, list[int]] = defaultdict(list)
    for seed in range(60):
        random = Random(seed)
        seats = [Player.any(random) for _ in range(3)]
        game = Game.start(list("abc"), seed=str(seed))
        while game.to_move is not None and game.round <= 5:
            if game.to_move is CHANCE:
                seat, before = game.turn, game
                game = game.play(game.chance_move())
                fell = game.standings[seat] is Standing.BUST or game.round > before.round
                bust[before.button_masks[seat].bit_count()].append(fell)
                continue
            assert isinstance(game.to_move, int)
            move = seats[game.to_move].decide(game, random)
            if game.phase is Phase.DECIDE and (buttons := game.button_masks[game.to_move].bit_count()):
                left[buttons].append(isinstance(move, OptOut))
            game = game.play(move)

    def share(counted: dict[int, list[int]], first: int) -> float:
        return sum(sum(counted[b]) / len(counted[b]) for b in range(first, first + 3)) / 3

    for first, (_, opt_out, busts) in zip((1, 3, 5), BEHAVIOUR, strict=True):
        assert share(left, first) == pytest.approx(opt_out, abs=0.12)
        assert share(bust, first) == pytest.approx(busts, abs=0.08)
