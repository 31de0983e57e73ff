"""Bots that raise, hang, exit, cheat, crash: they are stopped and named, and the tournament goes on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import RandomBot
from buttons_widgets.kit.bots import bot_client
from buttons_widgets.kit.bots.faults import read_fault
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.tournament.result import TournamentResult
from buttons_widgets.kit.tournament.tournament import tournament_of
from tests.kit.tournament import bots
from tests.nim import NIM, Nim, Take

SLOW = "it took longer than 0.4 seconds for a decision"
STOPPED: dict[str, tuple[Callable[[Nim], Any], str]] = {
    "raises": (bots.raising(ValueError("x" * 3000)), r"it raised ValueError: x{100,}.*\(line \d+ of raises\)"),
    "lines": (bots.raising(ValueError("one\n\n\ttwo")), "it raised ValueError: one two"),
    "half a pair": (bots.raising(ValueError("half \ud800")), "it raised ValueError: half \ufffd"),
    "unprintable": (bots.raising(bots.Unprintable()), "it raised Unprintable"),
    "interrupt": (bots.raising(KeyboardInterrupt()), "it raised KeyboardInterrupt"),
    "generator": (bots.raising(GeneratorExit()), "it raised GeneratorExit"),
    "recursion": (bots.recursive, "it raised RecursionError: maximum recursion depth exceeded"),
    "exits": (bots.leaves, r"it called sys.exit \(SystemExit: good bye\)"),
    "ends": (bots.ends, r"it ended its process \(exit code 7\)"),
    "killed": (bots.kills_itself, "its process was killed by SIGKILL"),
    "crashes": (bots.crashes, "its process was killed by SIGSEGV"),
    "loops": (bots.loops, SLOW),
    "clings": (bots.clings, SLOW),
    "waits": (bots.waits, SLOW),
    "stuck": (bots.stuck_in_c, SLOW),
    "nothing": (lambda game: None, r"it returned nothing \(None\) instead of one of game.legal_moves\(\)"),
    "says": (bots.says_it, "it returned the text 'take 1 of 1', which is no move"),
    "nonsense": (lambda game: 17, r"it returned '17', which is no move: a bot returns one of game.legal_moves\(\)"),
    "class": (lambda game: Take, r"it returned the class Take, and a move is written Take\(\), with parentheses"),
    "cheats": (bots.cheats, "it chose “take 100 of 1”, which was not allowed"),
    "rolls": (bots.rolls, "it chose “die 3”, which was not allowed"),
    "peeks": (bots.peeks, "it raised GameError: this state holds no seed"),
    "mutates": (bots.mutates, "it raised FrozenInstanceError: cannot assign to field 'left'"),
    "patches": (bots.patches, "it chose “take 50 of 1”, which was not allowed"),
    "lies": (bots.lies, "it raised RuntimeError: not to be cut|it chose “take 100 of 1”, which was not allowed"),
    "eats": (bots.eats, "it raised MemoryError"),
    "babbles": (bots.babbles, "it broke the connection"),
}


def played(folder: Path, hostile: Any, **more: Any) -> TournamentResult:
    # The kit's own bots need no process and have no limit.
    entered = [("hostile", hostile), RandomBot(), ("other", RandomBot())]
    return tournament_of(NIM, entered, 8, 1, workers=1, progress=False, folder=folder, **more)


@pytest.mark.parametrize("name", STOPPED)
def test_it_is_stopped_and_named_and_the_tournament_goes_on(name: str, tmp_path: Path) -> None:
    bot, reason = STOPPED[name]
    result = played(tmp_path, bot, limit=0.1 if reason is SLOW else 20)
    (stopped,) = result.stopped
    assert (stopped.name, stopped.games, stopped.seed) == ("hostile", 0, "1/1")
    assert re.search(reason, stopped.reason), stopped.reason
    assert len(str(stopped)) < 480
    assert "buttons_widgets" not in str(stopped)
    rows = {row.name: row for row in result.rows}
    assert result.rows[-1].name == "hostile"
    assert (rows["hostile"].games, rows["hostile"].rate.mean, rows["hostile"].stopped) == (0, 0.0, stopped)
    # The others finished their games against each other, and nothing else counts for them.
    assert [rows[name].games for name in ("RandomBot()", "other")] == [8, 8]
    assert rows["RandomBot()"].wins + rows["other"].wins == pytest.approx(8)
    # The game can be looked at where it stopped.
    game = Nim.parse(stopped.game)
    assert game.names[game.to_move] == "hostile"  # type: ignore[index]


HARMLESS = {
    "talks": bots.talks,
    "forces": bots.forces,
    "upsets": bots.upsets,
    "forks": bots.forks,
    "closes": bots.closes_its_output,
}


def beside(hostile: Any, folder: Path) -> TournamentResult:
    """Games with a bot that has a process of its own, as the hostile one has."""
    entered = [("hostile", hostile), RandomBot(), ("first", bots.first)]
    return tournament_of(NIM, entered, 4, 1, workers=1, progress=False, folder=folder, limit=20)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> TournamentResult:
    return beside(bots.first, tmp_path_factory.mktemp("alone"))


@pytest.mark.parametrize("name", HARMLESS)
def test_what_harms_nobody_plays_on(
    name: str, tmp_path: Path, alone: TournamentResult, capfd: pytest.CaptureFixture[str]
) -> None:
    before = random.getstate()
    result = beside(HARMLESS[name], tmp_path)
    assert [one.reason for one in result.stopped if "not allowed" not in one.reason] == []
    assert capfd.readouterr() == ("", "")
    assert random.getstate() == before

    # The others play as if they had been alone.
    def others(of: TournamentResult) -> list[Any]:
        games = {one["game"] for one in of.records if one["bot"] == "hostile"}
        return [one for one in of.records if one["game"] not in games]

    assert others(result) == others(alone)


def test_a_bot_that_fails_late_keeps_what_it_won_and_loses_the_rest(tmp_path: Path) -> None:
    def late(game: Nim) -> Any:
        if game.names[0] != "hostile" and len(game.won) == 1:
            raise ValueError("late")
        return bots.finisher(game)

    result = played(tmp_path, late)
    (stopped,) = result.stopped
    assert stopped.games == 1
    assert "hostile was stopped in game 2 (round 2, its decision " in str(result)
    assert "): it raised ValueError: late (line " in str(result)
    assert "raise ValueError" in stopped.details
    own = [one for one in result.records if one["bot"] == "hostile"]
    assert [one["ended"] for one in own] == ["won", "stopped", *["not played"] * 14]
    assert [one["share"] for one in own[1:]] == [0.0] * 15
    against = [one for one in result.records if one["game"] == own[1]["game"] and one["bot"] != "hostile"]
    assert [one["share"] for one in against] == [None]


def test_what_a_bot_raises_is_told_however_long_it_is(tmp_path: Path) -> None:
    def says_much(game: Nim) -> Any:
        raise ValueError("\N{GRINNING FACE}" * 6000)

    (stopped,) = played(tmp_path, says_much).stopped
    assert "it raised ValueError: " in stopped.reason


def test_two_that_fail_are_both_named_and_with_more_processes_the_same_comes_out(tmp_path: Path) -> None:
    def fails_sometimes(game: Nim) -> Any:
        return None if game.ply > 14 else game.legal_moves()[0]

    entered = [("one", fails_sometimes), ("two", fails_sometimes), ("three", bots.ends), RandomBot(), ("x", bots.first)]
    results = [
        tournament_of(NIM, entered, 10, 4, workers=workers, progress=False, folder=tmp_path / str(workers))
        for workers in (1, 3)
    ]
    assert results[0].records == results[1].records
    assert results[0].stopped == results[1].stopped
    assert {one.name for one in results[0].stopped} == {"one", "two", "three"}


def test_a_bot_that_cannot_be_made_in_another_process_is_stopped(tmp_path: Path) -> None:
    class Strange:
        def __reduce__(self) -> Any:
            return _explode, ()

        def __call__(self, game: Nim) -> Any:
            return game.legal_moves()[0]

    result = played(tmp_path, Strange())
    assert "it raised OSError: no way" in result.stopped[0].reason


def _explode() -> Any:
    raise OSError("no way")


def test_a_bot_that_takes_for_ever_to_be_made_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def __reduce__(self) -> Any:
            return bots.waits, (None,)

        def __call__(self, game: Nim) -> Any: ...

    monkeypatch.setattr(bot_client, "STARTING", 1.0)
    assert "it could not be made within 1 second" in played(tmp_path, Slow()).stopped[0].reason


def test_a_bot_that_does_not_end_is_stopped_before_its_next_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = bot_client.BotProcess.begin

    def begins(held: bot_client.BotProcess, seed: str) -> None:
        if held._process is not None:  # its second game
            monkeypatch.setattr(bot_client, "STARTING", 1.0)
        begin(held, seed)

    monkeypatch.setattr(bot_client.BotProcess, "begin", begins)
    (stopped,) = played(tmp_path, bots.Lingers()).stopped
    assert (stopped.number, stopped.decision, stopped.games) == (2, 0, 1)
    assert str(stopped) == ("hostile was stopped before it could play game 2: it could not be made within 1 second.")
    with pytest.raises(GameError, match="hostile was stopped before it had a decision to take"):
        stopped.replay()


def test_what_a_fault_claims_is_believed_only_if_it_is_one() -> None:
    assert read_fault({"what": "nothing", "values": {}, "details": ""}) is not None
    for wrong in (None, [], {"what": "nothing"}, {"what": "none", "values": {}, "details": ""}):
        assert read_fault(wrong) is None
    assert read_fault({"what": "exit", "values": {"error": ["x"]}, "details": ""}) is None
    long = read_fault({"what": "exit", "values": {"error": "x" * 10_000}, "details": "y" * 10_000})
    assert long is not None
    assert (len(str(long.values["error"])), len(long.details)) == (240, 4000)
