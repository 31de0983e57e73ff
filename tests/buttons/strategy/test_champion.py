"""ChampionBot: it knows the race, and plays legally everywhere."""

import pickle
import random
from dataclasses import replace
from itertools import combinations
from math import exp

import numpy as np
import pytest

from buttons_widgets.buttons.rules.ending import line_masks
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Lay, OptOut, PlaceStars, Roll
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.strategy import race
from buttons_widgets.buttons.strategy.bots import CautiousBot, OneStepBot
from buttons_widgets.buttons.strategy.race import (
    CLASSES,
    MOST_EARNED,
    Other,
    best_class,
    class_to_come,
    line_class,
    nearer,
    others_of,
    rating,
    win_chances,
)
from buttons_widgets.buttons.strategy.round_bot import ChampionBot, RoundBot
from buttons_widgets.buttons.strategy.round_pass import Sets
from buttons_widgets.kit.rules.game import Bot
from tests.buttons.strategy.test_bots import game_between
from tests.buttons.strategy.test_round_bot import won
from tests.played import do, game_of, lying, played, started

SIDE = "rbygrb/gyrbyg/bgyrbg/yrgbyg/gbyrgb/rygbry"


@pytest.mark.parametrize("moves", [45, pytest.param(300, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_every_decision_is_legal_in_whatever_state_a_game_comes_to(players: int, size: int, moves: int) -> None:
    bot, decided = ChampionBot(seed=1), 0
    game = started(players, size, seed="champion")
    for _ in range(moves):
        if game.to_move is None:
            break
        if isinstance(game.to_move, int):
            decided += 1
            game.play(bot(game.seen_by(game.to_move)))
        game = played(game, 1, seed=game.ply)
    assert decided > 20


# Tactics


def test_it_takes_a_win_that_rolling_on_would_risk() -> None:
    # The last space of a line is covered: opting out wins. For stars alone it is better to roll.
    game = lying(game_of(2, SIDE), 0, buttons=[(1, 3)], stars=[(1, 1), (1, 2), (1, 4), (1, 5)])
    assert RoundBot(1)(game) == Roll()
    assert ChampionBot(1)(game) == OptOut()


def test_it_takes_the_twelfth_star() -> None:
    eleven = [(1, 1), (1, 3), (1, 5), (2, 2), (2, 4), (3, 1), (3, 3), (3, 5), (4, 2), (4, 4), (5, 1)]
    game = lying(game_of(2, SIDE), 0, buttons=[(6, 6)], stars=eleven)
    assert RoundBot(1)(game) == Roll()
    assert ChampionBot(1)(game) == OptOut()


def test_it_lays_where_a_line_needs_a_star_and_not_where_stars_are_likelier() -> None:
    stars = [(1, 2), (1, 3), (1, 4), (1, 5)]
    game = lying(game_of(2, SIDE), 0, buttons=[(3, 1), (4, 4), (6, 2)], stars=stars)
    game = do(game, "roll", "dice 1-1 6666")
    assert game.phase is Phase.LAY
    assert ChampionBot(1)(game) in (Lay((1, 1)), Lay((1, 6)))
    golden = lying(game_of(2, SIDE), 1, buttons=[(3, 1), (4, 4), (6, 2)], stars=stars)
    golden = do(golden, "roll", "dice 1-6 1111", "lay 1-1")
    assert (golden.to_move, golden.phase) == (1, Phase.GOLD)
    assert ChampionBot(1)(golden) == Lay((1, 6))


def test_it_risks_all_when_an_opponent_wins_with_this_round() -> None:
    def facing(stars: list[tuple[int, int]]) -> Game:
        """A game in which the opponent has left with the fifth star of a line, or of nothing."""
        game = lying(game_of(2, SIDE), 1, buttons=[(6, 5)], stars=stars)
        game = lying(game, 0, buttons=BUTTONS, stars=[(1, 1), (1, 3), (1, 5), (3, 5)])
        return replace(game, standings=(Standing.IN, Standing.OUT))

    lost, open_game = facing([(6, 1), (6, 2), (6, 3), (6, 4)]), facing([(6, 1), (5, 2)])
    assert RoundBot(1)(lost) == RoundBot(1)(open_game) == OptOut()
    assert ChampionBot(1)(open_game) == OptOut()
    assert ChampionBot(1)(lost) == Roll()


BUTTONS = [(6, 5), (4, 4), (5, 2), (5, 6)]


def test_stars_complete_a_line_of_five() -> None:
    buttons = [(1, 1), (1, 3), (1, 5), (4, 4), (6, 6)]
    game = lying(game_of(1, "r" * 36), 0, buttons=buttons, stars=[(1, 2), (1, 4)])
    move = ChampionBot(seed=2)(do(game, "opt out"))
    assert isinstance(move, PlaceStars)
    assert set(move.cells) == {(1, 1), (1, 3), (1, 5)}


# The race


def test_a_line_with_fewer_gaps_is_nearer_and_one_round_can_fill_gaps_that_lie_apart() -> None:
    for gaps in range(32):
        for at in range(5):
            if gaps >> at & 1:
                assert line_class(gaps & ~(1 << at)) > line_class(gaps) or gaps.bit_count() > 4
    assert line_class(0b10101) > line_class(0b11100)
    assert line_class(0b10001) > line_class(0b11000)


def test_stars_on_a_line_are_placed_for_the_best_class() -> None:
    for gaps in range(32):
        for buttons in range(32):
            for stars in range(MOST_EARNED + 1):
                bits = [1 << at for at in range(5) if gaps & buttons & 1 << at]
                ways = (sum(way) for k in range(min(stars, len(bits)) + 1) for way in combinations(bits, k))
                assert nearer()[gaps][buttons][stars] == max(line_class(gaps & ~way) for way in ways)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_stars_and_nearer_lines_never_lower_the_chance_to_win(players: int) -> None:
    weights = rating(players)
    for some in (weights.stars, weights.lines, weights.stars_before, weights.lines_before):
        assert list(some) == sorted(some)
    rivals = [Other(False, 4, 4, 2.0)] * (players - 1)
    chances = np.array(win_chances(5, rivals))
    assert chances.shape == (MOST_EARNED + 1, CLASSES)
    assert (np.diff(chances, axis=0) >= 0).all()
    assert (np.diff(chances, axis=1) >= 0).all()
    assert 0 < chances.min() < chances[:, :7][:6].max() < 1
    assert (chances[:, 7] == 1).all()  # none of them can end the game in this round
    assert (chances[7] == 1).all()


def test_against_a_line_that_is_sure_only_a_line_with_as_many_stars_helps() -> None:
    chances = win_chances(4, [Other(True, 6, 7, exp(rating(2).settled(6, 7)))])
    for earned in range(MOST_EARNED + 1):
        assert set(chances[earned][:7]) == {0}
        assert chances[earned][7] == (0 if earned < 2 else 0.5 if earned == 2 else 1)


def test_a_line_is_not_sure_to_win_while_another_player_may_complete_a_better_one() -> None:
    near, far = Other(False, 6, 6, 2.0), Other(False, 4, 4, 2.0)
    assert 0.5 < win_chances(4, [near])[1][7] < win_chances(4, [far])[1][7] == 1


def test_those_who_have_left_count_with_the_stars_that_they_will_place() -> None:
    game = lying(game_of(2, SIDE), 1, buttons=[(6, 5)], stars=[(6, 1), (6, 2), (6, 3), (6, 4)])
    assert [(one.over, one.stars, one.best) for one in others_of(game, 0)] == [(False, 4, 6)]
    left = replace(game, standings=(Standing.IN, Standing.OUT))
    assert [(one.over, one.stars, one.best) for one in others_of(left, 0)] == [(True, 5, 7)]
    assert others_of(left, 0)[0].weight == pytest.approx(exp(rating(2).settled(5, 7)))
    bust = replace(lying(game, 1, stars=[(6, 1), (6, 3)]), standings=(Standing.IN, Standing.BUST))
    assert [(one.over, one.stars, one.best) for one in others_of(bust, 0)] == [(True, 2, 2)]


def test_stars_that_were_placed_do_not_count_twice() -> None:
    game = lying(lying(game_of(2, "yg" * 18), 0, buttons=[(1, 1), (3, 3)]), 1, buttons=[(2, 2)])
    both = do(game, "opt out", "opt out")
    assert (both.phase, both.to_move) == (Phase.STARS, 0)
    after = both.play(PlaceStars([(1, 1)]))
    assert after.to_move == 1
    assert [(one.over, one.stars) for one in others_of(after, 1)] == [(True, 1)]


@pytest.mark.parametrize("size", [4, 5, 6])
def test_the_worth_of_every_set_is_that_of_its_best_line(size: int) -> None:
    chance = random.Random(size)
    letters = "".join(chance.choice("rbyg") for _ in range(size * size))
    stars = chance.sample(range(size * size), size)
    colours = "".join("*" if at in stars else letter for at, letter in enumerate(letters))
    position = Position(colours, cards="r")
    sets = Sets.of(position)
    chances = win_chances(len(stars), [Other(False, 4, 4, 1.5)])
    worths = sets.best_lines(sets.stars(), np.array(chances), np.array(nearer()))
    for rank in chance.sample(range(len(sets.masks)), min(60, len(sets.masks))):
        mask = int(sets.masks[rank])
        assert mask == sets.lattice.unrank(rank)
        laid = replace(position, button_mask=mask)
        earned = laid.stars_for_opting_out()
        assert int(sets.stars()[rank]) == earned
        assert worths[rank] == pytest.approx(chances[earned][class_to_come(laid, earned)])
        # The class that is expected is reached when the stars are placed one way or another.
        cells = [1 << bit for bit in range(size * size) if mask >> bit & 1]
        placed = [position.star_mask | sum(way) for way in combinations(cells, earned)]
        assert class_to_come(laid, earned) == max(best_class(position.grid, one) for one in placed)
    assert bool(line_masks(size)) == (size > 4)


# Strength and manners


@pytest.mark.parametrize(
    ("other", "games"),
    [(CautiousBot(3, seed=2), 2), pytest.param(RoundBot(2), 12, marks=pytest.mark.thorough)],
    ids=str,
)
def test_it_beats_the_bots_that_play_for_stars(other: Bot, games: int) -> None:
    # It won 60 % of 1,000 games against RoundBot, see `tests/play_matches.py`. So short a match only finds one that has
    # lost its way.
    assert won(ChampionBot(1), other, games) > 0.5


def test_the_weights_say_where_they_come_from() -> None:
    assert '"source": "tests/fit_race.py"' in race.WEIGHTS.read_text(encoding="utf-8")


def test_a_seeded_champion_plays_the_same_again() -> None:
    assert game_between(ChampionBot(5), OneStepBot(6), seed=3) == game_between(ChampionBot(5), OneStepBot(6), seed=3)
    assert repr(pickle.loads(pickle.dumps(ChampionBot(seed=3)))) == "ChampionBot()"
