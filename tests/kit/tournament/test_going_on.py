"""A tournament that was stopped in the middle goes on where it was, and comes out as if nothing had happened."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import RandomBot
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.tournament import hall as hall_room
from buttons_widgets.kit.tournament.fingerprint import fingerprint, folder_fingerprint
from buttons_widgets.kit.tournament.hall import Hall, Journal, TournamentInterrupted
from buttons_widgets.kit.tournament.result import TournamentResult
from buttons_widgets.kit.tournament.tournament import tournament_of
from tests.kit.tournament.bots import Counting, closing_over, first, last, loops
from tests.nim import NIM, PLAIN_NIM, Nim

GAMES = 60
PLAYER = """
import sys
from buttons_widgets import RandomBot
from buttons_widgets.kit.tournament.fingerprint import folder_fingerprint
from buttons_widgets.kit.tournament.hall import Journal, TournamentInterrupted
from buttons_widgets.kit.tournament.tournament import tournament_of
from tests.nim import NIM

folder, workers = sys.argv[1], int(sys.argv[2])
add = Journal.add

def told(journal, batch, games):
    add(journal, batch, games)
    print("kept", len(games), flush=True)
    if sys.argv[3] == "wait":  # until somebody has stopped this process
        sys.stdin.read()

Journal.add = told

class Mine:
    '''A bot as a notebook would have it.'''

    def __call__(self, game):
        return max(game.legal_moves(), key=lambda move: move.sticks)

try:
    result = tournament_of(NIM, [Mine(), ("lambda", lambda game: game.legal_moves()[0]), RandomBot()], 30, "kill",
                           workers=workers, progress=False, folder=folder)
    print(result)
except TournamentInterrupted as interrupted:
    print("interrupted:", interrupted)
"""


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """A shell starts what runs in its background deaf to interrupts, and whatever that starts is deaf as well."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def player(folder: Path, workers: int, then: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PLAYER, str(folder), str(workers), then]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def whole(folder: Path) -> str:
    """What the rest of the tournament prints."""
    out, _ = player(folder, 1, "go").communicate(timeout=120)
    return out


def table_in(out: str) -> str:
    return "\n".join(line for line in out.splitlines() if not line.startswith("kept"))


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the tournament prints when nothing happens to it."""
    out = whole(tmp_path_factory.mktemp("undisturbed"))
    assert out.count("kept") == 9  # batches
    assert "90 games of nim" in out
    return out


KILLED, INTERRUPTED = signal.SIGKILL, signal.SIGINT


@pytest.mark.parametrize(
    "stops",
    [
        [(KILLED, 1), (INTERRUPTED, 2)],
        *(
            pytest.param(stops, marks=pytest.mark.thorough)
            for stops in ([(KILLED, 1)] * 2, [(KILLED, 2)] * 2, [(INTERRUPTED, 2)])
        ),
    ],
    ids=lambda stops: ", ".join(f"{how.name} with {workers}" for how, workers in stops),
)
def test_after_it_was_stopped_it_goes_on_with_the_identical_table(
    tmp_path: Path, undisturbed: str, stops: list[tuple[signal.Signals, int]]
) -> None:
    for kept, (how, workers) in enumerate(stops, start=1):
        process = player(tmp_path, workers, "wait")
        assert process.stdout is not None
        assert process.stdout.readline() == "kept 10\n"  # this much is on disk: now it is stopped
        process.send_signal(how)
        if how is KILLED:  # processes that it had started hold its output open
            assert process.wait(timeout=60) == -KILLED
            for pipe in (process.stdin, process.stdout, process.stderr):
                assert pipe is not None
                pipe.close()
        else:
            out, error = process.communicate(timeout=60)
            said = f"{10 * kept} of 90 games are played and kept. The same call goes on from there, with seed='kill'"
            assert (process.returncode, error, said in out) == (0, "", True)
        (file,) = tmp_path.glob("tournament-*.jsonl")
        assert len(file.read_bytes().splitlines()) == 1 + kept
    rest = whole(tmp_path)
    assert table_in(rest) == table_in(undisturbed)
    assert rest.count("kept") == undisturbed.count("kept") - len(stops)


def played(
    folder: Path | str, bots: Any = None, games: int = GAMES, seed: object = "x", **more: Any
) -> TournamentResult:
    entered = bots or [RandomBot(), RandomBot()]  # the kit's own need no processes, which take longest
    return tournament_of(NIM, entered, games, seed, **({"workers": 1, "progress": False, "folder": folder} | more))


def file_in(folder: Path) -> Path:
    (file,) = folder.glob("tournament-*.jsonl")
    return file


def test_a_second_call_plays_nothing_again_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = played(tmp_path)
    written = file_in(tmp_path).stat().st_mtime_ns
    capsys.readouterr()
    other = played(tmp_path, progress=True)
    assert "60 of 60 games were played before" in capsys.readouterr().out
    assert other.records == one.records
    assert file_in(tmp_path).stat().st_mtime_ns == written
    assert played(tmp_path, again=True).records == one.records
    assert file_in(tmp_path).stat().st_mtime_ns > written


def test_more_games_of_the_same_go_on_from_those_that_were_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path, games=24)  # the last of its batches is a short one
    capsys.readouterr()
    more = played(tmp_path, progress=True)
    assert "20 of 60 games were played before" in capsys.readouterr().out
    assert more.records == played(tmp_path / "at once").records
    assert played(tmp_path, games=24).records == played(tmp_path / "few", games=24).records


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-1],
        lambda data: data[:-20],
        lambda data: data + b'{"batch": 3, "bl',
        lambda data: data + b"\xff\xfe\n",
        lambda data: data + b"[]\n7\n",
        lambda data: data.replace(b'"won"', b'"wan"', 1),
        lambda data: data.splitlines()[0][:-5],
        lambda data: b"",
        lambda data: b"something else\n" + data,
    ],
)
def test_a_damaged_file_is_mended(tmp_path: Path, damage: Any) -> None:
    one = played(tmp_path)
    path = file_in(tmp_path)
    path.write_bytes(damage(path.read_bytes()))
    assert played(tmp_path).records == one.records
    lines = path.read_bytes().splitlines()
    assert len(lines) == 1 + GAMES // 10
    assert all(isinstance(json.loads(line.partition(b" ")[2]), dict) for line in lines)


def stops_late(game: Nim) -> Any:
    if game.ply > 3 and game.to_move == 1:  # so it finishes the first game, in which it has the other seat
        raise ValueError("late")
    return game.legal_moves()[0]


BOTS = {"Ada": stops_late, "Bo": first}
_NO_GAMES = b'{"batch": 0, "blocks": 5, "games": %s}'


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Hall:
    """Where a tournament of one batch was played, in which a bot was stopped in the second game."""
    halls: list[Hall] = []
    question = Hall._question

    def noted(hall: Hall) -> dict[str, Any]:
        halls.append(hall)
        return question(hall)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hall, "_question", noted)
        played(tmp_path_factory.mktemp("ended"), BOTS, 10)
    (hall,) = halls
    return hall


@pytest.mark.parametrize(
    "odd",
    [
        *(
            b"",
            b"7",
            b"[]",
            b"{}",
            b'{"batch": 0}',
            b"[" * 100_000,
            b'{"a": ' * 100_000,
            b"\xff",
            b'"\\ud800"',
            b"1e999",
        ),
        *(
            _NO_GAMES % games
            for games in (b"[]", b"{}", b"[7]", b"[{}]", b"[[]]", b"null", b'[{"printed": [[0, "\xff"]]}]')
        ),
        *({name: value} for name in ("block", "seats", "ended", "plies", "printed") for value in (None, "x", -1)),
        *({"seats": value} for value in ([1, 0, 2], [7, 8], [], [0, 0], [0.5, 1])),
        *({"shares": value} for value in (None, "x", [1.0], [2.0, -1.0], ["1", "0"], [])),
        *({"ended": value} for value in ("stopped", "lost", "not played")),
        *({"printed": value} for value in ([[9, "x"]], [[0]], [["x", "x"]])),
        *({"bot": value} for value in (None, 7, 1)),
        *({"seat": value} for value in (9, -1)),
        *({"fault": value} for value in ({}, {"what": "nonsense", "values": {}, "details": ""}, "x", [])),
        *({name: None} for name in ("decision", "round", "game", "random", "printed_last")),
    ],
    ids=lambda odd: str(odd)[:40],
)
def test_a_line_whose_sum_is_right_and_that_holds_no_batch_is_not_counted(ended: Hall, odd: Any) -> None:
    path, (batch,) = ended.journal.path, ended.schedule.batches()
    written = path.read_bytes()
    head, line = written.splitlines()
    if isinstance(odd, dict):
        kept = json.loads(line.partition(b" ")[2])
        of_a_stopped_bot = not odd.keys() <= {"shares", "ended", "plies", "printed", "block"}
        kept["games"][-1 if of_a_stopped_bot else 0] |= odd
        odd = json.dumps(kept).encode()
    try:
        for text, counts in ((line.partition(b" ")[2], True), (odd, False)):
            path.write_bytes(head + b"\n" + ended.journal._sealed(text))
            with Journal(path.parent, ended._question(), ended.schedule) as journal:
                assert (journal.get(batch) is not None) == counts
    finally:
        path.write_bytes(written)


def test_a_batch_that_is_not_counted_is_played_again(ended: Hall) -> None:
    path = ended.journal.path
    written = path.read_bytes()
    path.write_bytes(written.splitlines()[0] + b"\n" + ended.journal._sealed(_NO_GAMES % b"[]"))
    assert played(path.parent, BOTS, 10).stopped[0].number == 2
    assert path.read_bytes().splitlines()[-1] == written.splitlines()[-1]


def test_nothing_that_is_kept_tells_the_seed_and_nobody_without_it_can_add_to_it(tmp_path: Path) -> None:
    seed = "zanzibar"
    one = played(tmp_path, BOTS, 10, seed)
    (stopped,) = one.stopped
    assert (stopped.number, stopped.seed) == (2, f"{seed}/1") and f"\nseed: {seed}/1\n" in stopped.game
    path = file_in(tmp_path)
    written = path.read_bytes()
    assert b"seed hidden" in written
    assert seed not in written.decode() and seed not in path.name
    head, line = written.splitlines()
    forged = line.partition(b" ")[2].replace(b'"Ada"', b'"Bo"').replace(b"ValueError: late", b"ValueError: else")
    path.write_bytes(head + b"\n" + blake2b(forged, digest_size=16).hexdigest().encode() + b" " + forged + b"\n")
    assert str(played(tmp_path, BOTS, 10, seed)) == str(one)
    assert path.read_bytes() == written


def test_what_is_no_file_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path)
    path = file_in(tmp_path)
    path.unlink()
    os.mkfifo(path)
    assert played(tmp_path).games == GAMES
    assert "it is not a regular file" in capsys.readouterr().out


def test_a_line_that_is_too_long_is_taken_away_and_the_others_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path)
    written = file_in(tmp_path).read_bytes()
    longest = max(map(len, written.splitlines(keepends=True)))
    monkeypatch.setattr(hall_room, "LONGEST_LINE", longest)
    file_in(tmp_path).write_bytes(written.replace(b"\n", b"\n" + b"x" * 10 * longest + b"\n", 1))
    assert played(tmp_path, progress=True).games == GAMES
    assert "60 of 60 games were played before" in capsys.readouterr().out
    assert file_in(tmp_path).read_bytes() == written


def test_to_play_again_cures_a_file_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> Any:
        raise SaveError("the disk has failed")

    monkeypatch.setattr(hall_room, "read_lines", fails)
    played(tmp_path)
    assert "the disk has failed" in capsys.readouterr().out and not list(tmp_path.glob("tournament-*.jsonl"))
    assert played(tmp_path, again=True).games == GAMES
    assert capsys.readouterr().out == ""
    monkeypatch.undo()
    assert file_in(tmp_path).read_bytes().count(b"\n") > 1


def test_another_question_has_another_file(tmp_path: Path) -> None:
    ours = RandomBot()
    good: dict[str, Any] = {"bots": [("one", ours), ("other", ours)], "games": 2}
    others: list[dict[str, Any]] = [
        {"seed": "y"},
        {"players": 3, "bots": [*good["bots"], ("third", ours)]},
        {"limit": 6},
        {"longest": 500},
        *({"bots": [("one", ours), ("other", one)]} for one in (first, last, Counting(1), Counting(2))),
        {"bots": [("other", ours), ("one", first)]},
        *({"bots": [("one", ours), ("other", closing_over(what))]} for what in (1, 2)),
    ]
    for number, other in enumerate([{}, *others], start=1):
        played(tmp_path, **(good | other))
        assert len(list(tmp_path.glob("tournament-*.jsonl"))) == number
    tournament_of(PLAIN_NIM, good["bots"], 2, "x", workers=1, progress=False, folder=tmp_path)
    assert len(list(tmp_path.glob("tournament-*.jsonl"))) == len(others) + 2
    for other in ({}, others[5]):
        played(tmp_path, **(good | other))
    assert len(list(tmp_path.glob("tournament-*.jsonl"))) == len(others) + 2


def test_other_code_or_other_weights_of_the_kit_are_another_question(tmp_path: Path) -> None:
    weights, code = tmp_path / "strategy" / "race.json", tmp_path / "strategy" / "race.py"
    weights.parent.mkdir()
    found = []
    for numbers, line in (("[1]", "x = 1"), ("[2]", "x = 1"), ("[2]", "x = 2"), ("[1]", "x = 1")):
        weights.write_text(numbers)
        code.write_text(line)
        found.append(folder_fingerprint(tmp_path))
    assert len(set(found)) == 3
    assert found[0] == found[3]


def test_the_same_bot_of_a_notebook_is_known_again_in_another_kernel(tmp_path: Path) -> None:
    """Lines above it, another process and another order of sets change nothing; another number in its code does."""
    code = """
import random
from buttons_widgets.kit.tournament.fingerprint import fingerprint
limit = 3
names = {"ada", "bo", "cy", "dee"}
def helper(game): return len(names) + limit
class Mine:
    def __init__(self): self.random = random.Random()
    def __call__(self, game): return helper(game) if game in {"x", "y", "z"} else Mine
print(fingerprint(Mine()).text, fingerprint(lambda game: helper(game)).text)
"""

    def printed(program: str, hashes: str) -> str:
        path = tmp_path / "cell.py"
        path.write_text(program)
        environment = os.environ | {"PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(sys.path)}
        return subprocess.run([sys.executable, path], capture_output=True, text=True, env=environment).stdout

    one = printed(code, "1")
    assert len(one.split()) == 2
    assert printed(f"\n\nx = 5\n{code}", "2") == one
    others = printed(code.replace("limit = 3", "limit = 4"), "1")
    assert not set(others.split()) & set(one.split())


def test_a_bot_in_a_file_counts_by_the_text_of_that_file(tmp_path: Path) -> None:
    """And not by the modules that it imports, as the help of `tournament` says; what it was given counts, too."""
    found = []
    for bot, helper, depth in [("= 1", "= 1", 1), ("= 1", "= 2", 1), ("= 2", "= 2", 1), ("= 1", "= 1", 2)]:
        (tmp_path / "helper.py").write_text(f"limit {helper}\n")
        (tmp_path / "mine.py").write_text(
            f"import helper\nleast {bot}\nclass Mine:\n    def __init__(self, depth): self.depth = depth\n"
            "    def __call__(self, game): return least + helper.limit + self.depth\n"
        )
        program = "from buttons_widgets.kit.tournament.fingerprint import fingerprint; from mine import Mine; "
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
        command = [sys.executable, "-c", f"{program}print(fingerprint(Mine({depth})).text)"]
        found.append(subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout)
    one, other_helper, other_text, other_depth = found
    assert one == other_helper
    assert len({one, other_text, other_depth}) == 3


def test_how_a_notebook_is_cut_into_cells_makes_no_difference() -> None:
    """A compiler shares equal constants within one cell, and not between two."""
    cells = ["def helper(x): return x in (1, 2, 3)\n", "def bot(game): return game in (1, 2, 3) and helper(game)\n"]
    found = set()
    for parts in (cells, ["".join(cells)]):
        names: dict[str, Any] = {"__name__": "__main__"}
        for part in parts:
            exec(compile(part, "cell", "exec"), names)
        found.add(fingerprint(names["bot"]).text)
    assert len(found) == 1


def test_a_game_of_ones_own_counts_by_the_text_of_its_rules(tmp_path: Path) -> None:
    """What was played by other rules is not gone on with."""
    found = []
    for rules in ("= 1", "= 2", "= 1"):
        (tmp_path / "own_rules.py").write_text(f"from tests.nim_rules import Nim\nmost {rules}\nclass Own(Nim): pass\n")
        (tmp_path / "own_kind.py").write_text(
            "from own_rules import Own\nfrom tests.nim import NimKind\nclass OwnKind(NimKind): state = Own\n"
        )
        program = (
            "from buttons_widgets.kit.rules.bots import RandomBot\n"
            "from buttons_widgets.kit.tournament.tournament import tournament_of\n"
            "from own_kind import OwnKind\nif __name__ == '__main__':\n"
            "    tournament_of(OwnKind(), [RandomBot(), RandomBot()], 2, 'a', folder='kept', workers=1, progress=False)"
        )
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
        subprocess.run([sys.executable, "-c", program], cwd=tmp_path, env=environment, check=True, timeout=60)
        found.append(len(list((tmp_path / "kept").glob("*.jsonl"))))
    assert found == [1, 2, 2]


def test_two_programs_do_not_play_the_same_tournament_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = f"from tests.kit.tournament.test_going_on import Path, played; played(Path({str(tmp_path)!r}))"
    add, others = Journal.add, []

    def meanwhile(journal: Journal, *more: Any) -> None:
        add(journal, *more)
        other = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
        others.append(other)
        monkeypatch.setattr(Journal, "add", add)

    monkeypatch.setattr(Journal, "add", meanwhile)
    assert played(tmp_path).games == GAMES
    (other,) = others
    assert "GameError: this very tournament is being played by another program" in other.stderr


def test_where_nothing_can_be_written_it_plays_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    result = played(tmp_path / "file")
    assert result.games == GAMES
    assert "the games cannot be kept in" in capsys.readouterr().out


def test_an_interrupt_in_the_same_process_ends_a_bot_that_loops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel is interrupted while it waits for a bot in another process: the process goes with it."""
    from buttons_widgets.kit.bots import bot_client

    started: list[subprocess.Popen[bytes]] = []
    start, ask = bot_client.BotProcess._start, bot_client.BotProcess._ask

    def noted(held: Any) -> None:
        start(held)
        started.append(held._process)

    def interrupted(held: Any, word: str, *more: Any) -> Any:
        if word == "state":
            signal.raise_signal(signal.SIGINT)
        return ask(held, word, *more)

    monkeypatch.setattr(bot_client.BotProcess, "_start", noted)
    monkeypatch.setattr(bot_client.BotProcess, "_ask", interrupted)
    with pytest.raises(TournamentInterrupted, match="0 of 60 games are played and kept") as caught:
        played(tmp_path, [("loops", loops), RandomBot()], limit=100)
    assert caught.value._render_traceback_()[0].startswith("Interrupted: 0 of 60 games")
    assert started
    assert all(process.returncode is not None for process in started)


def test_a_locked_tournament_is_free_again_when_an_error_ended_it(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="a game cannot begin"):
        tournament_of(_Broken(), [RandomBot(), first], 2, "x", workers=1, progress=False, folder=tmp_path)
    with pytest.raises(GameError, match="a game cannot begin"):
        tournament_of(_Broken(), [RandomBot(), first], 2, "x", workers=1, progress=False, folder=tmp_path)


class _Broken(type(NIM)):  # type: ignore[misc]
    def start(self, *arguments: Any, **more: Any) -> Nim:
        raise GameError("a game cannot begin")


def test_processes_that_end_in_the_middle_are_told_of_and_what_was_played_is_kept(tmp_path: Path) -> None:
    marks = tmp_path / "mark"
    folder = tmp_path / "kept"
    with pytest.raises(
        GameError, match=r"The processes that play have ended \(.*\)\. \d+ of 60 games are played and kept"
    ):
        tournament_of(_Killing(marks), [RandomBot(), RandomBot()], GAMES, "x", workers=2, progress=False, folder=folder)
    marks.touch()
    again = tournament_of(
        _Killing(marks), [RandomBot(), RandomBot()], GAMES, "x", workers=1, progress=False, folder=folder
    )
    assert again.records == played(tmp_path / "undisturbed").records


class _Killing(type(NIM)):  # type: ignore[misc]
    """Ends the process in which the eleventh game begins, as the system does where the memory is used up."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def start(self, names: Any, choices: Any = None, *, seed: Any = None, **more: Any) -> Nim:
        if str(seed) == "x/11" and not self.mark.exists():
            os.kill(os.getpid(), signal.SIGKILL)
        return super().start(names, choices, seed=seed, **more)
