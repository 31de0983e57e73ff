"""`to_frame()`: the same numbers as in the results, in rows; and pandas is nobody else's."""

from __future__ import annotations

import re
import subprocess
import sys
from math import isnan
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from buttons_widgets import CautiousBot, Game, GameError, OneStepBot, RandomBot, review, simulate, simulate_rounds
from buttons_widgets.button_up import RandomBot as CircleBot
from buttons_widgets.button_up import tournament as circle_tournament
from buttons_widgets.kit.analysis.frames import frame_of
from buttons_widgets.kit.analysis.simulating import SimulatedGames
from buttons_widgets.kit.classroom.class_summary import ClassSummary
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.pretty_tricky import ChanceBot
from buttons_widgets.pretty_tricky import RandomBot as SheetBot
from buttons_widgets.pretty_tricky import simulate as simulate_sheets
from buttons_widgets.war_of_the_buttons import GreedyBot
from buttons_widgets.war_of_the_buttons import RandomBot as WarBot
from buttons_widgets.war_of_the_buttons import simulate as simulate_war
from tests.classroom import Classroom
from tests.nim_course import NIM_COURSE


def test_simulated_games_have_a_row_for_each_seat() -> None:
    found = simulate([OneStepBot(), CautiousBot(3), OneStepBot()], games=30, seed="one", progress=False)
    frame = found.to_frame()
    assert len(frame) == 90
    for name in ("share", "stars", "line"):
        values = getattr(found, {"share": "shares", "line": "lines"}.get(name, name))
        assert frame.pivot(index="game", columns="seat", values=name).to_numpy().tolist() == values.tolist()
    assert frame.groupby("game").rolls.first().tolist() == found.rolls.tolist()
    assert frame.player[:3].tolist() == list(found.names)


def test_simulated_rounds_have_a_row_for_each_seat() -> None:
    found = simulate_rounds([OneStepBot(), CautiousBot(3)], rounds=40, seed="one", progress=False)
    frame = found.to_frame()
    assert len(frame) == 80 and "bust" in frame
    assert found.to_frame("games")["share"].shape == (80,)
    games = simulate([OneStepBot(), CautiousBot(3)], games=5, seed="one", progress=False)
    frame = games.to_frame("rounds")
    for name in ("stars", "buttons", "bust"):
        wide = frame.pivot(index="round", columns="seat", values=name)
        assert wide.to_numpy().tolist() == getattr(games, f"round_{name}").tolist()
    assert frame["round"].nunique() == games.rounds.sum()
    assert frame.groupby("game")["round"].nunique().tolist() == games.rounds.tolist()
    with pytest.raises(GameError, match="games or rounds, not 'turns'"):
        games.to_frame("turns")


@pytest.mark.parametrize(
    ("play", "bots"),
    [(simulate_sheets, [ChanceBot(), SheetBot()]), (simulate_war, [GreedyBot(), WarBot(), WarBot()])],
    ids=["pretty_tricky", "war_of_the_buttons"],
)
def test_the_other_simulators_have_a_column_for_each_kind_of_points(play: Any, bots: list[Any]) -> None:
    found: SimulatedGames[Any] = play(bots, games=12, seed="one", progress=False)
    frame = found.to_frame()
    assert list(frame.columns) == ["game", "seat", "bot", "rounds", "share", *found.kinds]
    assert np.array_equal(frame[[*found.kinds]].to_numpy().reshape(found.points.shape), found.points)
    assert np.array_equal(frame.share.to_numpy().reshape(found.shares.shape), found.shares)
    assert frame.bot[: len(bots)].tolist() == list(found.bots)
    assert frame.rounds[:: len(bots)].tolist() == found.rounds.tolist()


def test_a_tournament_has_a_row_for_each_record(tmp_path: Path) -> None:
    bots = [CircleBot(1), CircleBot(2)]
    result = circle_tournament(bots, games=4, seed=1, workers=1, progress=False, folder=tmp_path)
    frame = result.to_frame()
    assert frame.to_dict("records") == result.records


def test_a_review_has_a_row_for_each_decision() -> None:
    game = Game.start(["Ada"], ["rby/gry/ybg"], seed=1)
    assert review(game, "Ada", language="en").to_frame().empty
    assert list(review(game, "Ada", language="en").to_frame().columns)[:4] == ["round", "ply", "kind", "choice"]
    bot = RandomBot(3)
    while game.round < 3 and game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
    shown = review(game, "Ada", language="en")
    frame, report = shown.to_frame(), shown.report()
    assert frame.ply.tolist() == [one.ply for one in report.decisions]
    assert frame[~frame.forced & ~frame.apart].cost.sum() == pytest.approx(report.cost)
    assert frame.mark.tolist() == [report.mark(one) for one in report.decisions]
    within = frame[~frame.apart]
    assert (within.best_worth - within.worth).tolist() == pytest.approx(within.cost.tolist())
    assert frame.choice[0] == "Roll" and frame.best[frame.kind == "stars"].str.startswith("stars on ").all()


def test_a_class_has_a_row_for_each_student_and_exercise(tmp_path: Path) -> None:
    room = Classroom(NIM_COURSE, tmp_path / "work")
    texts = [room.student("Ada", 1, {"1.3": ["12", "8"], "1.1": "20% to 40%"}), room.student("Bo", 1, {"1.6": "A"})]
    summary = ClassSummary(NIM_COURSE, texts, None, "en")
    frame = summary.to_frame().set_index(["student", "exercise"])
    assert len(frame) == 2 * len(summary.work.exercises)
    ada = frame.loc["Ada", "1.3"]
    assert (ada.state, ada.credit, ada.answer, ada.overcome == "", ada.mistake) == ("right", 1.0, "8", False, "")
    assert isnan(frame.loc["Ada", "1.1"].credit) and frame.loc["Bo", "1.6"].credit == 0.5
    assert frame.loc["Bo", "1.3"].state == "no answer"


def test_where_pandas_is_missing_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(GameError, match=r"the package pandas: pip install 'buttons-widgets\[lab\]'"):
        frame_of([])


def test_nothing_else_loads_pandas() -> None:
    code = (
        "import sys, importlib, pkgutil, buttons_widgets\n"
        "for one in pkgutil.walk_packages(buttons_widgets.__path__, 'buttons_widgets.'):\n"
        "    if '__main__' not in one.name: importlib.import_module(one.name)\n"
        "print('numpy' in sys.modules, 'pandas' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True", "False"]


@pytest.mark.parametrize(
    ("play", "bots"),
    [(simulate_sheets, [ChanceBot(), SheetBot()]), (simulate_war, [GreedyBot(), WarBot(), WarBot()])],
    ids=["pretty_tricky", "war_of_the_buttons"],
)
def test_a_simulation_shows_itself_as_a_table_of_what_it_prints(play: Any, bots: list[Any]) -> None:
    found: SimulatedGames[Any] = play(bots, games=12, seed="one", progress=False)
    html = found._repr_html_()
    title, *lines = repr(found).splitlines()
    assert f"<caption>{title}</caption>" in html and html.count("<tr>") == 1 + len(bots) == 1 + len(lines)
    shown = re.findall(r"<td>(.*?)</td>", html)
    assert shown == [part.split(" ", 1)[1] for line in lines for part in line.split(": ")[1].split(", ")]
    assert re.findall(r'<th scope="col">(.*?)</th>', html) == ["bot", "wins", *found.kinds]
