"""The round of a day: the same dice for everybody, and what was in them found in second ways."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.puzzles.solo_round import (
    SoloPlay,
    class_round_of,
    compare,
    day_round,
    exact_play,
    foreseen_stars,
    rolls_to_come,
    values_of,
)
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Dice, Lay, OptOut, Roll
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.rules.errors import GameError

TODAY = date(2026, 11, 22)
DAYS = [TODAY + timedelta(days=number) for number in range(8)]


def at_random(day: date, seed: int) -> SoloPlay:
    random, play = Random(seed), SoloPlay.of(day_round(day))
    while not play.is_over:
        if play.game.phase is Phase.LAY:
            play = play.after(random.choice(play.game.legal_moves()))
        elif play.moves and random.random() < 0.2:
            play = play.after(OptOut())
        else:
            play = play.rolled()
    return play


def test_the_sides_take_turns_and_everybody_has_the_same_dice() -> None:
    assert {day_round(day).side for day in DAYS} == set("ABCDEFGH")
    assert day_round(TODAY).game() == day_round(TODAY).game()
    assert day_round(TODAY).game().chances() == ()
    rolls = {number: set() for number in range(20)}
    for seed in range(40):
        dice = [move for move in at_random(TODAY, seed).moves if isinstance(move, Dice)]
        for number, roll in enumerate(dice):
            rolls[number].add(roll)
    assert all(len(found) <= 1 for found in rolls.values())
    to_come = rolls_to_come(day_round(TODAY).game())
    assert len(to_come) == 18
    assert all(found <= {to_come[number]} for number, found in rolls.items() if number < 18)


@pytest.mark.parametrize("seed", range(12))
def test_a_round_reads_back_at_every_step(seed: int) -> None:
    play = at_random(TODAY, seed)
    texts = [str(move) for move in play.moves]
    for count in range(len(texts) + 1):
        again = SoloPlay.of(day_round(TODAY), texts[:count])
        assert again.is_over == (count == len(texts))
    assert again == play
    assert play.stars == (0 if play.is_bust else play.game.earnings(0).total)
    for more in (["roll"], ["opt out"], texts[:1]):
        with pytest.raises(GameError):
            SoloPlay.of(day_round(TODAY), [*texts, *more])


@pytest.mark.parametrize("seed", range(12))
def test_decisions_alone_are_enough_because_the_dice_are_fixed(seed: int) -> None:
    play, of = at_random(TODAY, seed), day_round(TODAY)
    for count in range(len(play.decisions) + 1):
        assert SoloPlay.of_decisions(of, play.decisions[:count]).decisions == play.decisions[:count]
    assert SoloPlay.of_decisions(of, play.decisions) == play
    for more in ("roll", "opt out", str(play.dice), "pass", "x" * 999):
        with pytest.raises(GameError):
            SoloPlay.of_decisions(of, [*play.decisions, more])


def test_a_code_decides_the_round() -> None:
    codes = [f"{year}{group} monday" for year in range(5, 13) for group in "abcdef"]
    rounds = [class_round_of(code) for code in codes]
    assert {each.side for each in rounds} == set("ABCDEFGH")
    assert len({rolls_to_come(each.game()) for each in rounds}) == len(codes)
    assert all(class_round_of(code) == each for code, each in zip(codes, rounds, strict=True))


def test_dice_of_one_s_own_are_refused() -> None:
    fallen = SoloPlay.of(day_round(TODAY)).rolled().dice
    other = Dice(fallen.white % 6 + 1, fallen.gold, fallen.black)
    with pytest.raises(GameError, match="no move of the round"):
        SoloPlay.of(day_round(TODAY), ["roll", str(other)])
    for text in ("nonsense", "lay 1-1", "opt out"):
        with pytest.raises(GameError):
            SoloPlay.of(day_round(TODAY), [text])


def every_end(game: Game) -> int:
    """The most stars of all ways to go on, one after another: a search that knows no sets of buttons."""
    best = game.position(0).stars_for_opting_out()
    rolling = game.play(Roll())
    fallen = rolling.play(rolling.chance_move())
    for move in fallen.legal_moves():
        if isinstance(move, Lay) and fallen.phase is Phase.LAY:
            best = max(best, every_end(fallen.play(move)))
    return best


@pytest.mark.parametrize("day", DAYS[2:6], ids=str)
def test_foresight_is_worth_what_a_plain_search_finds(day: date) -> None:
    play = SoloPlay.of(day_round(day))
    for _ in range(2):  # from a little further on, or the plain search takes minutes
        play = play.rolled()
        play = play.after(play.game.legal_moves()[0])
    assert foreseen_stars(play) == every_end(play.game)


@pytest.mark.parametrize("day", DAYS[:4], ids=str)
def test_exact_play_follows_the_advice_and_nobody_beats_foresight(day: date) -> None:
    play = exact_play(SoloPlay.of(day_round(day)), values_of(day_round(day)))
    found = compare(day_round(day))
    assert play.is_over and found.exact == play.stars <= found.foreseen
    for before, move in zip(play.states, play.moves, strict=False):
        if before.phase is Phase.DECIDE:
            assert solve(before.position(0)).compare().find(str(move)).best
    assert found.expected == solve(day_round(day).game().position(0)).value
    assert all(at_random(day, seed).stars <= found.foreseen for seed in range(30))
