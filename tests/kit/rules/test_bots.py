"""How the bots of any game are written down, and that reading them runs nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from buttons_widgets.kit.rules.answer import Estimate
from buttons_widgets.kit.rules.bots import (
    RandomBot,
    WorthBot,
    bot_text,
    can_be_called,
    check_is_made,
    parse_bot,
    random_of,
)
from buttons_widgets.kit.rules.errors import GameError


class Patient(RandomBot):
    """A bot with a number."""

    made = 0

    def __init__(self, rolls: int = 2) -> None:
        super().__init__()
        Patient.made += 1
        if rolls > 9:
            raise ValueError(rolls)
        self.rolls = rolls

    def __repr__(self) -> str:
        return f"Patient(rolls={self.rolls})"


OWN = (RandomBot, Patient)


@pytest.mark.parametrize("bot", [RandomBot(), RandomBot(7), Patient(), Patient(0), Patient(9)])
def test_a_bot_of_the_game_s_own_reads_back_with_its_settings(bot: RandomBot) -> None:
    read = parse_bot(bot_text(bot, OWN), OWN)
    assert type(read) is type(bot)
    assert repr(read) == repr(bot) == bot_text(bot, OWN)


def test_a_class_that_is_not_the_game_s_own_is_written_by_its_name_and_not_read() -> None:
    assert bot_text(Patient(3), [RandomBot]) == "Patient"
    for text in ("Patient", "Patient(rolls=3)"):
        assert parse_bot(text, [RandomBot]) is None


def test_a_bot_that_is_a_function_is_written_by_its_name() -> None:
    def hasty(game: Any) -> Any:
        return game.legal_moves()[0]

    assert bot_text(hasty, OWN) == "hasty"


def test_a_function_can_be_called_with_what_it_takes_and_perhaps_where_python_cannot_tell() -> None:
    assert can_be_called(lambda game: game, "a game") and can_be_called(min, "a game")
    assert not can_be_called(lambda: None, "a game") and not can_be_called(lambda game, seat: None, "a game")


@pytest.mark.parametrize(
    "text",
    [
        *("Patient", "Patient()", "Patient(rolls=10)", "Patient(rolls=03)", "Patient(rolls=-3)", "Patient(seed=3)"),
        *("Patient(rolls=3, seed=1)", "Patient(3)", " Patient(rolls=3)", "Patient(rolls=\u0663)", "RandomBot(seed=3)"),
        *("RandomBot(self=1)", "patient(rolls=3)", "print()", "", None, 7),
    ],
)
def test_no_other_text_is_a_bot(text: str) -> None:
    assert parse_bot(text, OWN) is None


def test_a_text_that_names_no_bot_of_the_game_makes_none() -> None:
    before = Patient.made
    assert parse_bot("Patient(rolls=3)", [RandomBot]) is None
    assert Patient.made == before


@pytest.mark.parametrize("seed", [[], 1.5, object(), range(3)])
def test_a_seed_that_is_neither_a_whole_number_nor_a_text_is_refused(seed: object) -> None:
    with pytest.raises(GameError, match="the seed of a bot is a whole number or a text, not"):
        RandomBot(seed)  # type: ignore[arg-type]


def test_the_class_of_a_bot_is_no_bot_yet() -> None:
    with pytest.raises(GameError, match=r"^Patient is a class of bots: write Patient\(\), with parentheses$"):
        check_is_made(Patient)
    for bot in (Patient(), len, "Patient"):
        check_is_made(bot)


def test_an_element_of_an_array_is_a_seed_like_the_number_itself() -> None:
    assert random_of(np.arange(9)[7]).random() == random_of(7).random() != random_of("7").random()


class Weighing(WorthBot[str]):
    """Finds short moves worth more; how much more is only estimated."""

    def __init__(self, error: float, seed: int | None = None) -> None:
        self.error = error
        super().__init__(seed)

    def worths(self, game: Any) -> dict[str, float]:
        return {move: Estimate(-len(move), self.error) for move in game}


def test_a_bot_that_weighs_moves_takes_any_of_the_best() -> None:
    moves = ["aa", "bb", "ccc"]
    assert {Weighing(0.0, seed)(moves) for seed in range(30)} == {"aa", "bb"}
    # What cannot be told apart is as good as each other.
    assert {Weighing(1.0, seed)(moves) for seed in range(30)} == set(moves)
    assert Weighing(1.0, 7)(moves) == Weighing(1.0, 7)(moves)
    assert repr(Weighing(1.0)) == "Weighing()"


class Sure(WorthBot[str]):
    """Knows which moves win, and that some lose."""

    def worths(self, game: Any) -> dict[str, float]:
        return dict(game)


def test_of_moves_that_surely_win_any_is_made_and_where_all_lose_any() -> None:
    inf = float("inf")
    bot = Sure(seed=1)
    assert {bot({"wins": inf, "goes on": 3.0, "wins too": inf}) for _ in range(30)} == {"wins", "wins too"}
    assert {bot({"loses": -inf, "loses too": -inf}) for _ in range(30)} == {"loses", "loses too"}
