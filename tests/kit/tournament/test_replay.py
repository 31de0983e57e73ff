"""What helps to find a bot's mistake: what it printed, and its last decision taken once more."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import RandomBot
from buttons_widgets.kit.bots import bot_client
from buttons_widgets.kit.bots.bot_client import BotProcess
from buttons_widgets.kit.bots.faults import BotFault
from buttons_widgets.kit.bots.fresh_bot import bot_bytes
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.tournament.result import TournamentResult
from buttons_widgets.kit.tournament.tournament import tournament_of
from tests.kit.tournament import bots
from tests.nim import NIM
from tests.nim_rules import Nim


def played(folder: Path, bot: Any, games: int = 4, limit: float = 20.0) -> TournamentResult:
    entered = [("Ada", bot), RandomBot()]
    return tournament_of(NIM, entered, games, 1, workers=1, progress=False, folder=folder, limit=limit)


class Chooses:
    """Plays by random numbers of its own and by everybody's, tells what it does, and stumbles at its fifth decision."""

    def __init__(self) -> None:
        self.random, self.decisions = random.Random(), 0

    def __call__(self, game: Nim) -> Any:
        self.decisions += 1
        move = self.random.choice([random.choice(game.legal_moves()), game.legal_moves()[0]])
        print(self.decisions, move)
        if self.decisions == 5:
            raise ValueError("five")
        return move


def test_its_last_decision_is_taken_once_more(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (stopped,) = played(tmp_path, Chooses()).stopped
    assert (stopped.number, stopped.decision) == (1, 5)
    assert f"Ada was stopped in game 1 (round {stopped.round}, its decision 5): it raised ValueError: five" in str(
        stopped
    )
    capfd.readouterr()
    before = random.getstate()
    with pytest.raises(ValueError, match="five"):
        stopped.replay()
    assert random.getstate() == before
    # It chose the same, so that nothing else is said; and that is what it printed in the tournament.
    assert capfd.readouterr().out == stopped.printed
    assert stopped.replay(bots.first) == Nim.parse(stopped.game).legal_moves()[0]


def test_the_move_that_was_not_allowed_comes_back(tmp_path: Path) -> None:
    (stopped,) = played(tmp_path, bots.cheats).stopped
    assert "The moves that were allowed are “take 1 of 1”" in str(stopped) or "such as “take 1 of 1”" in str(stopped)
    assert "take 100 of 1 is not legal, because it is none of the legal moves: " in stopped.details
    assert stopped.replay() == bots.cheats(Nim.parse(stopped.game))


def test_a_bot_that_decides_otherwise_now_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mark = tmp_path / "mark"

    def changes(game: Nim) -> Any:
        if game.ply > 4 and not mark.exists():
            raise ValueError("late")
        return game.legal_moves()[-1 if mark.exists() else 0]

    (stopped,) = played(tmp_path, changes).stopped
    mark.touch()
    capsys.readouterr()
    stopped.replay()
    assert "of this game Ada now chooses “take" in capsys.readouterr().out


def test_a_bot_that_would_end_the_kernel_is_not_asked_there(tmp_path: Path) -> None:
    (stopped,) = played(tmp_path, bots.ends).stopped
    with pytest.raises(GameError, match="Ada would end this kernel as it ended its own process"):
        stopped.replay()
    assert stopped.replay(bots.first) == bots.first(Nim.parse(stopped.game))


def test_what_a_bot_prints_is_kept_game_by_game_and_not_all_of_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def talks(game: Nim) -> Any:
        print(f"ply {game.ply}, {'blah ' * 30}")
        return bots.talks(game) if game.ply > 5 else bots.first(game)

    result = played(tmp_path, talks)
    assert capfd.readouterr() == ("", "")
    assert not result.stopped
    assert list(result.printed) == ["Ada"]
    assert result.printed["Ada"].startswith("Game 1:\nply 1, blah")
    assert len(result.printed["Ada"]) < 3000
    assert 'Ada printed something: after result = tournament(…), print(result.printed["Ada"]) shows it.' in str(result)
    assert not played(tmp_path, bots.first).printed


def test_what_was_printed_before_it_hung_is_kept(tmp_path: Path) -> None:
    def hangs(game: Nim) -> Any:
        print("x" * 5000)
        print("and waits")
        bots.waits(game)

    (stopped,) = played(tmp_path, hangs, limit=0.5).stopped
    assert stopped.printed.startswith("xxx")
    assert stopped.printed.endswith("xxx\nand waits\n")
    (ended,) = played(tmp_path, says_and_ends).stopped
    assert ended.printed == "good bye\n"


def says_and_ends(game: Nim) -> Any:
    print("good bye")
    bots.ends(game)


class Asked:
    """A bot's process, and what is sent to it."""

    def __init__(self, bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held, self.words = BotProcess(bot_bytes(bot), 20.0), []
        ask = BotProcess._ask

        def noted(held: BotProcess, word: str, *more: Any) -> Any:
            self.words.append(word)
            return ask(held, word, *more)

        monkeypatch.setattr(bot_client.BotProcess, "_ask", noted)

    def play(self, game: Nim, plies: int) -> list[str]:
        """Let it decide for everybody; its moves."""
        moves: list[Any] = []
        heard = 0
        self.held.begin("seed")
        try:
            while len(moves) < plies:
                if game.pips:
                    text = self.held.decide(game.seen_by(game.turn), moves[heard:])
                    heard = len(moves)
                    moves.append(NIM.parse_move(text))
                else:
                    moves.append(game.chance_move())
                game = game.play(moves[-1])
        finally:
            self.held.close()
        return [str(move) for move in moves[1::2]]


def test_after_the_first_decision_only_new_moves_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Nim.start(["Ada", "Bo"], 3)
    asked = Asked(bots.last, monkeypatch)
    moves = asked.play(game, 8)
    assert asked.words == ["bot", "game", "state", "moves", "moves", "moves"]
    for move in moves:  # it decided as it does where it is given the whole game
        game = game.play(game.chance_move())
        assert move == str(bots.last(game))
        game = game.play(bots.last(game))


def test_a_bot_that_spoils_the_rules_is_sent_the_whole_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoils(game: Nim) -> Any:
        def play(self: Nim, move: object) -> Any:
            raise ValueError("no more rules")

        type(game).play = play  # type: ignore[method-assign]
        return game.legal_moves()[0]

    asked = Asked(spoils, monkeypatch)
    asked.play(Nim.start(["Ada", "Bo"], 3), 4)
    assert asked.words == ["bot", "game", "state", "moves", "state"]


def test_what_a_player_must_not_see_is_not_sent_with_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may hide more than its seed. Then the moves do not lead to what is seen, and the state itself is sent."""

    def hides(game: Nim, seat: int) -> Nim:
        return replace(game, setup=game.setup.without_seed, won=(0,) * (game.ply // 2))

    monkeypatch.setattr(Nim, "seen_by", hides)
    asked = Asked(bots.first, monkeypatch)
    asked.play(Nim.start(["Ada", "Bo"], 3), 4)
    assert asked.words == ["bot", "game", "state", "state"]


def test_a_bot_that_answers_that_it_knows_nothing_is_asked_twice_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    held = BotProcess(b"", 1.0)
    answers = iter([{"again": True}, {"again": True}])
    monkeypatch.setattr(BotProcess, "_ask", lambda *arguments: next(answers))
    held._known = game = Nim.start(["Ada", "Bo"], 3).seen_by(0)
    with pytest.raises(BotFault, match="broken"):
        held.decide(game, [])
