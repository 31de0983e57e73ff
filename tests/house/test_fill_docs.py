"""The tables of measurements are made from a run of the benchmarks."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks import fill_docs
from tests.benchmarks.fill_docs import IN_README, PAGE, PLACE, README, ROWS, main, median, quantities, table

MACHINE = {
    "node": "somebody-s-own-name",
    "machine": "x86_64",
    "system": "Linux",
    "python_implementation": "CPython",
    "python_version": "3.12.1",
    "cpu": {"brand_raw": "A Fine Processor", "count": 2},
}

BENCHMARKS = {
    name
    for path in (Path(__file__).parents[1] / "benchmarks").glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)\(", path.read_text(), flags=re.MULTILINE)
}

PROMISED = {
    "test_empty_board_solo_warm": "≤ 0.25 ×",
    "test_empty_board_solo_first_call_with_warm_cache": "≤ 1.5 s",
    "test_empty_board_solo_first_call_with_cold_cache": "≤ 6 s",
    "test_any_three_buttons_warm[solo]": "≤ 5 ms",
    "test_any_three_buttons_warm[three opponents]": "≤ 10 ms",
    "test_empty_board_three_opponents_warm": "≤ 1 s",
    "test_empty_board_three_opponents_first_call": "≤ 350 MB",
    "test_reviewing_a_four_player_game": "≤ 8 s",
    "test_games_simulated_on_one_core[2]": "≤ 1.5 ×",
    "test_games_simulated_on_one_core[4]": "≤ 1.5 ×",
    "test_click_to_painted_board": "≤ 40 ms",
    "test_kernel_s_share_of_a_click": "≤ 3 ms",
    "test_import[play]": "≤ 1.3 ×",
    "test_judging_every_shipped_puzzle[placement]": "≤ 5 ms",
    "test_judging_every_shipped_puzzle[chance]": "≤ 50 ms",
    "test_making_puzzles": "≥ 2 a second; ≤ 2 s",
    "test_checking_every_shipped_puzzle": "≤ 180 s",
    "test_checking_an_answer_to_every_exercise": "≤ 100 ms",
    "test_a_thousand_games_between_round_bots": "≤ 300 s",
}


def measured(*left_out: str, more: tuple[str, ...] = ()) -> dict[str, Any]:
    """A run in which everything took a quarter of a second."""
    extra = {
        "plies_per_second": 41234,
        "seconds": 0.25,
        "ratio": 1.05,
        "peak_megabytes": 512,
        "median_ms": 41.5,
        "of_20_all_but_one_ms": 62.0,
    }
    extra |= {"median_seconds_of_the_pass_alone": 0.2, "bytes": 4321, "widgets": 0, "megabytes": 1.5}
    extra |= {"slowest_ms": 31.2, "slowest": "win", "slowest_a_second": 2.5, "hard_numbers_seconds": 0.5}
    extra |= {"games_per_second": 98_765, "outcomes": 12_345}
    names = [row.benchmark for row in ROWS if row.benchmark not in left_out] + list(more)
    runs = [{"name": name, "stats": {"median": 0.25}, "extra_info": extra} for name in names]
    return {"machine_info": MACHINE, "datetime": "2026-01-02T03:04:05+00:00", "benchmarks": runs}


def test_each_row_tells_what_was_measured_and_what_should_be() -> None:
    lines = table(measured()).splitlines()
    assert lines[0] == "A Fine Processor, 2 cores, Linux, CPython 3.12.1, 2026-01-02:"
    assert len(lines) == 4 + len(ROWS)
    for line in (
        "| four-player games between random bots: plies, next to python-chess | 41,234 a second, 1.0 × "
        "| ≥ 30,000 a second, ≥ 3 × | **missed** |",
        "| `from buttons_widgets import play`, next to `import ipywidgets, anywidget` | 250 ms, 1.05 × | ≤ 1.3 × | ✔ |",
        "| click on a space in JupyterLab to the next paint, one person and three bots | 41.5 ms (19 of 20 ≤ 62.0 ms) "
        "| ≤ 40 ms | **missed** |",
        "| state of a board with all that it ever shows, besides its module | 4.3 KB | ≤ 5 KB | ✔ |",
        "| a game of 20,000 plies opened from its code | 250 ms, 512 MB | ≤ 2 s, 150 MB | **missed** |",
        "| exact solve of the empty 6 × 6 board, alone, next to plain C | 250 ms, 1.25 × | ≤ 0.25 × | **missed** |",
        "| exact solve with any three buttons laid, with three opponents in | 250 ms | ≤ 10 ms | **missed** |",
    ):
        assert line in lines
    assert "somebody" not in "".join(lines)


def test_without_a_compiler_c_is_left_out() -> None:
    text = table(measured("test_empty_board_solo_in_plain_c"))
    assert "next to plain C | 250 ms |" in text
    assert "the same pass in plain C" not in text


def test_every_target_is_compared_with_what_is_told() -> None:
    runs = {run["name"]: run for run in measured()["benchmarks"]}
    for row in ROWS:
        told = quantities((row.value or median)(runs[row.benchmark], runs))
        wanted = [unit for _, _, unit in quantities(row.target)]
        assert len(wanted) == len(re.findall(r"\d[\d,.]*", row.target)), row.target
        assert {unit for _, _, unit in told} >= set(wanted), row


def test_what_has_no_row_is_told_by_its_name() -> None:
    assert table(measured(more=("test_a_click[four players]",))).endswith("| a click (four players) | 250 ms |  |  |\n")


def test_the_readme_tells_four_of_them() -> None:
    lines = table(measured(), IN_README).splitlines()
    assert len(lines) == 4 + 4
    assert {*lines} < {*table(measured()).splitlines()}


def test_a_run_of_a_part_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, readme, run = (tmp_path / name for name in ("page.md", "README.md", "run.json"))
    monkeypatch.setattr(fill_docs, "PAGE", page)
    monkeypatch.setattr(fill_docs, "README", readme)
    before = "Before\n<!-- benchmarks -->\n<!-- /benchmarks -->\nafter\n"
    page.write_text(before)
    readme.write_text(before)
    run.write_text(json.dumps(measured("test_plies_a_second")))
    main(run)
    assert page.read_text() == readme.read_text() == before
    run.write_text(json.dumps(measured()))
    main(run)
    once = page.read_text()
    assert once.startswith("Before\n<!-- benchmarks -->\n\nA Fine")
    assert once.endswith("|\n\n<!-- /benchmarks -->\nafter\n")
    assert readme.read_text().count("\n| ") == 6
    main(run)
    assert page.read_text() == once


def test_every_row_is_a_benchmark_and_has_its_place() -> None:
    assert [row.benchmark for row in ROWS if row.benchmark.partition("[")[0] not in BENCHMARKS] == []
    assert len({row.benchmark for row in ROWS}) == len(ROWS)
    assert [len(PLACE.findall(page.read_text(encoding="utf-8"))) for page in (PAGE, README)] == [1, 1]


def test_every_benchmark_has_a_row() -> None:
    """One that has none would stand in the table by the name of its test."""
    assert BENCHMARKS - {row.benchmark.partition("[")[0] for row in ROWS} == set()


def test_what_the_design_promises_stands_in_the_table() -> None:
    targets = {row.benchmark: row.target for row in ROWS}
    assert targets | PROMISED == targets
