"""The README's table of measurements is made from a run of the benchmarks."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks import fill_readme
from tests.benchmarks.fill_readme import PLACE, README, ROWS, main, table

MACHINE = {
    "node": "somebody-s-own-name",
    "machine": "x86_64",
    "system": "Linux",
    "python_implementation": "CPython",
    "python_version": "3.12.1",
    "cpu": {"brand_raw": "A Fine Processor", "count": 2},
}


def measured(*left_out: str, more: tuple[str, ...] = ()) -> dict[str, Any]:
    """A run in which everything took a quarter of a second."""
    extra = {"plies_per_second": 41234, "seconds": 0.25, "ratio": 1.05, "peak_megabytes": 512, "median_ms": 41.5}
    extra["median_seconds_of_the_pass_alone"] = 0.2
    names = [row.benchmark for row in ROWS if row.benchmark not in left_out] + list(more)
    runs = [{"name": name, "stats": {"median": 0.25}, "extra_info": extra} for name in names]
    return {"machine_info": MACHINE, "datetime": "2026-01-02T03:04:05+00:00", "benchmarks": runs}


def test_each_row_tells_what_was_measured_and_what_should_be() -> None:
    lines = table(measured()).splitlines()
    assert lines[0] == "A Fine Processor, 2 cores, Linux, CPython 3.12.1, 2026-01-02:"
    assert len(lines) == 4 + len(ROWS)
    assert "| four-player games between random bots: plies | 41,234 a second | ≥ 30,000 a second |" in lines
    assert "| exact solve of the empty 6 × 6 board, alone, next to plain C | 250 ms, 1.25 × | ≤ 1.3 × |" in lines
    assert "somebody" not in "".join(lines)


def test_without_a_compiler_c_is_left_out() -> None:
    text = table(measured("test_empty_board_solo_in_plain_c"))
    assert "next to plain C | 250 ms |" in text
    assert "the same pass in plain C" not in text


def test_what_has_no_row_is_told_by_its_name() -> None:
    assert table(measured(more=("test_a_click[four players]",))).endswith("| a click (four players) | 250 ms |  |\n")


def test_a_run_of_a_part_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme, run = tmp_path / "README.md", tmp_path / "run.json"
    monkeypatch.setattr(fill_readme, "README", readme)
    readme.write_text("Before\n<!-- benchmarks -->\n<!-- /benchmarks -->\nafter\n")
    run.write_text(json.dumps(measured("test_plies_a_second")))
    main(run)
    assert readme.read_text() == "Before\n<!-- benchmarks -->\n<!-- /benchmarks -->\nafter\n"
    run.write_text(json.dumps(measured()))
    main(run)
    once = readme.read_text()
    assert once.startswith("Before\n<!-- benchmarks -->\n\nA Fine")
    assert once.endswith("|\n\n<!-- /benchmarks -->\nafter\n")
    main(run)
    assert readme.read_text() == once


def test_every_row_is_a_benchmark_and_has_its_place() -> None:
    sources = "".join(path.read_text() for path in (Path(__file__).parent / "benchmarks").glob("test_*.py"))
    assert [row.benchmark for row in ROWS if f"def {row.benchmark.partition('[')[0]}(" not in sources] == []
    assert len(PLACE.findall(README.read_text(encoding="utf-8"))) == 1
