"""A tournament on a Dask cluster of this machine, with processes of its own: what comes out is the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import joblib
import pytest
from dask.distributed import Client, LocalCluster

from buttons_widgets import RandomBot
from buttons_widgets.kit.tournament.result import TournamentResult
from buttons_widgets.kit.tournament.tournament import tournament_of
from tests.kit.tournament.bots import ends, finisher
from tests.nim import NIM, Nim


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        yield client


def played(folder: Path, seen: Path | None = None, **more: Any) -> TournamentResult:
    def own(game: Nim) -> Any:
        if seen is not None:  # a process of its own, which the process that plays has started
            (seen / str(os.getppid())).touch()
        return game.legal_moves()[-1]

    entered = [RandomBot(), finisher, own, ("ends", ends)]
    return tournament_of(NIM, entered, 20, "dask", progress=False, folder=folder, **more)


@pytest.mark.thorough  # with processes of this machine it is held by test_tournament.py in make test
@pytest.mark.timeout(180)
def test_on_a_cluster_the_same_comes_out_as_on_one_core(client: Client, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    seen.mkdir()
    here = played(tmp_path / "here", workers=1)
    with joblib.parallel_config(backend="dask"):
        there = played(tmp_path / "there", seen)
    assert there.records == here.records
    assert [(one.name, one.reason) for one in there.stopped] == [("ends", "it ended its process (exit code 7)")]
    # It was played there, by both of the processes, and neither of them ended with the bot that ends its own.
    assert {int(path.name) for path in seen.iterdir()} == set(client.run(os.getpid).values())
