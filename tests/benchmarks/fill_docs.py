"""Write what the benchmarks measured into the documentation, and four figures into the README, as `make bench` does.

python tests/benchmarks/fill_docs.py .benchmarks/last.json
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "benchmarks.md"
README: Final = ROOT / "README.md"
IN_README: Final = (
    "test_click_to_painted_board",
    "test_empty_board_solo_warm",
    "test_games_simulated_on_one_core[4]",
    "test_plies_a_second",
)
"""What the README tells."""
QUANTITY: Final = re.compile(r"([≤≥]?) ?([\d,.]+) (ms|s|MB|KB|×|a second|widgets)")
PLACE: Final = re.compile(r"(?<=<!-- benchmarks -->\n).*?(?=<!-- /benchmarks -->)", re.DOTALL)
"""Where a table stands, on either page."""

Run = Mapping[str, Any]
"""One benchmark of pytest-benchmark's JSON."""
Runs = Mapping[str, Run]
"""All of them by name."""


@dataclass(frozen=True)
class Row:
    """A line of the table.

    Attributes:
        benchmark: the name of the test that measures it.
        what: what is measured, in words.
        target: what it should be.
        value: what to tell of it; the median time if left out.
    """

    benchmark: str
    what: str
    target: str = ""
    value: Callable[[Run, Runs], str] | None = None


def quantities(text: str) -> list[tuple[str, float, str]]:
    """Every quantity of a text: the sign before it, the number, and its unit; milliseconds as seconds.

    >>> quantities("≤ 40 ms, 150 MB")
    [('≤', 0.04, 's'), ('', 150.0, 'MB')]
    """
    found = [(sign, float(number.replace(",", "")), unit) for sign, number, unit in QUANTITY.findall(text)]
    return [(sign, number / 1e3, "s") if unit == "ms" else (sign, number, unit) for sign, number, unit in found]


def is_missed(told: str, target: str) -> bool:
    """Whether what was measured is beyond its target: each quantity of it against the first in the same unit.

    >>> is_missed("31.2 ms (median 4.00 ms)", "≤ 5 ms"), is_missed("41,565 a second, 3.5 ×", "≥ 30,000 a second, ≥ 3 ×")
    (True, False)
    """
    measured = {unit: number for _, number, unit in reversed(quantities(told))}
    wanted = [one for one in quantities(target) if one[2] in measured]  # without a compiler, nothing is told of C
    return any(measured[unit] < number if sign == "≥" else measured[unit] > number for sign, number, unit in wanted)


def line(row: Row, run: Run, runs: Runs) -> str:
    """A line of the table, which says whether the target is met."""
    told = (row.value or median)(run, runs)
    met = ("**missed**" if is_missed(told, row.target) else "✔") if row.target else ""
    return f"| {row.what} | {told} | {row.target} | {met} |"


def median(run: Run, runs: Runs | None = None) -> str:
    """The median time, with three digits."""
    return duration(run["stats"]["median"])


def duration(seconds: float) -> str:
    """Seconds in a unit that leaves few zeros.

    >>> duration(0.01234), duration(1.5)
    ('12.3 ms', '1.50 s')
    """
    unit, scale = ("s", 1.0) if seconds >= 1 else ("ms", 1e3)
    value = seconds * scale
    return f"{value:.{max(0, 3 - len(str(int(value))))}f} {unit}"


def plies(run: Run, runs: Runs) -> str:
    """Plies a second."""
    return f"{run['extra_info']['plies_per_second']:,} a second"


def plies_against_chess(run: Run, runs: Runs) -> str:
    """Plies a second, and how many times those of python-chess."""
    chess = runs["test_plies_a_second_of_python_chess"]["extra_info"]["plies_per_second"]
    return f"{plies(run, runs)}, {run['extra_info']['plies_per_second'] / chess:.1f} ×"


def against(other: str) -> Callable[[Run, Runs], str]:
    """A median time, and how many times that of another benchmark it is.

    >>> against("walk")({"stats": {"median": 3.0}}, {"walk": {"stats": {"median": 2.0}}})
    '3.00 s, 1.50 ×'
    """
    return lambda run, runs: f"{median(run)}, {run['stats']['median'] / runs[other]['stats']['median']:.2f} ×"


def import_ratio(run: Run, runs: Runs) -> str:
    """How long an import takes, and how many times its yardstick."""
    return f"{duration(run['extra_info']['seconds'])}, {run['extra_info']['ratio']:.2f} ×"


def opened(run: Run, runs: Runs) -> str:
    """How long it takes to open a game, and the peak of the memory."""
    extra = run["extra_info"]
    return f"{duration(extra['seconds'])}, {extra['peak_megabytes']} MB"


def left_behind(run: Run, runs: Runs) -> str:
    """What games leave behind in the kernel.

    >>> left_behind({"extra_info": {"widgets": 0, "megabytes": 1.5}}, {})
    '0 widgets, 1.5 MB'
    """
    return f"{run['extra_info']['widgets']} widgets, {run['extra_info']['megabytes']} MB"


def kilobytes(run: Run, runs: Runs) -> str:
    """How large a state is.

    >>> kilobytes({"extra_info": {"bytes": 4321}}, {})
    '4.3 KB'
    """
    return f"{run['extra_info']['bytes'] / 1000:.1f} KB"


def against_c(other: str) -> Callable[[Run, Runs], str]:
    """A median time, and how many times that of a plain C program it is, where a compiler was there."""

    def told(run: Run, runs: Runs) -> str:
        if other not in runs:
            return median(run)
        c = runs[other]["extra_info"]["median_seconds_of_the_pass_alone"]
        return f"{median(run)}, {run['stats']['median'] / c:.2f} ×"

    return told


def c_pass(run: Run, runs: Runs) -> str:
    """The time that the plain C program gives for its pass, without the start of a process."""
    return duration(run["extra_info"]["median_seconds_of_the_pass_alone"])


def with_memory(run: Run, runs: Runs) -> str:
    """A median time and the peak of the memory."""
    return f"{median(run)}, {run['extra_info']['peak_megabytes']} MB"


def games(run: Run, runs: Runs) -> str:
    """Games a second, and how many times as long as the plain C program it takes, where a compiler was there.

    >>> games({"name": "test_x[2]", "extra_info": {"games_per_second": 50_000}}, {})
    '50,000 a second'
    """
    speed = run["extra_info"]["games_per_second"]
    players = run["name"].partition("[")[2].rstrip("]")
    c = runs.get(f"test_games_in_plain_c[{players}]") or runs.get(f"{run['name']}_in_plain_c")
    ratio = f", {c['extra_info']['games_per_second'] / speed:.2f} ×" if c and c is not run else ""
    return f"{speed:,} a second{ratio}"


def click(run: Run, runs: Runs) -> str:
    """The median time inside the page, from the click to the paint, and the time that 19 of 20 clicks keep."""
    extra = run["extra_info"]
    return f"{duration(extra['median_ms'] / 1e3)} (19 of 20 ≤ {duration(extra['of_20_all_but_one_ms'] / 1e3)})"


def judged(run: Run, runs: Runs) -> str:
    """The slowest puzzle or answer and the middling one.

    >>> judged({"extra_info": {"slowest_ms": 31.2, "median_ms": 4.0}}, {})
    '31.2 ms (median 4.00 ms)'
    """
    return (
        f"{duration(run['extra_info']['slowest_ms'] / 1e3)} (median {duration(run['extra_info']['median_ms'] / 1e3)})"
    )


def made(run: Run, runs: Runs) -> str:
    """How many puzzles a second are made of the slowest theme, and how long a hard one of `numbers` takes.

    >>> extra = {"slowest": "win", "slowest_a_second": 2.5, "hard_numbers_seconds": 0.5}
    >>> made({"extra_info": extra}, {})
    '2.5 a second (win); 500 ms'
    """
    extra = run["extra_info"]
    hard = duration(extra["hard_numbers_seconds"])
    return f"{extra['slowest_a_second']:.1f} a second ({extra['slowest']}); {hard}"


def outcomes(run: Run, runs: Runs) -> str:
    """A median time, and how many outcomes a turn has.

    >>> outcomes({"stats": {"median": 0.25}, "extra_info": {"outcomes": 12_981}}, {})
    '250 ms for 12,981'
    """
    return f"{median(run)} for {run['extra_info']['outcomes']:,}"


def said(run: Run, runs: Runs) -> str:
    """How long the code of a fresh Python says that it took, without its imports.

    >>> said({"extra_info": {"seconds": 0.25}}, {})
    '250 ms'
    """
    return duration(run["extra_info"]["seconds"])


SOLO: Final = "exact solve of the empty 6 × 6 board, alone"
THREE: Final = "exact solve with any three buttons laid"
FOUR: Final = "exact solve of the empty board with three opponents in"

SIMULATED: Final = {players: f"simulated games between {players} players" for players in (2, 4)}
ROWS: Final = (
    Row(
        "test_plies_a_second",
        "four-player games between random bots: plies, next to python-chess",
        "≥ 30,000 a second, ≥ 3 ×",
        plies_against_chess,
    ),
    Row("test_plies_a_second_of_python_chess", "the same with python-chess", "", plies),
    Row("test_games_in_a_bare_loop", "a hundred two-player games between random bots in a bare loop of the engine"),
    Row(
        "test_games_of_a_tournament[the kit's]",
        "the same as a tournament on one core",
        "",
        against("test_games_in_a_bare_loop"),
    ),
    Row(
        "test_games_of_a_tournament[anybody's]",
        "the same with bots that are not the kit's, each in a process of its own",
        "",
        against("test_games_in_a_bare_loop"),
    ),
    Row(
        "test_a_thousand_games_between_round_bots",
        "a tournament of 1,000 games between `RoundBot`s, all cores",
        "≤ 300 s",
    ),
    Row(
        "test_import[play]",
        "`from buttons_widgets import play`, next to `import ipywidgets, anywidget`",
        "≤ 1.3 ×",
        import_ratio,
    ),
    Row(
        "test_import[rules]", "`from buttons_widgets import Game`, the rules alone, next to the same", "", import_ratio
    ),
    Row(
        "test_click_to_painted_board",
        "click on a space in JupyterLab to the next paint, one person and three bots",
        "≤ 40 ms",
        click,
    ),
    Row(
        "test_click_to_painted_bare_widget",
        "the same for a bare widget of one button, which answers with a number",
        "",
        click,
    ),
    Row(
        "test_kernel_s_share_of_a_click",
        "the kernel's share of such a click: rules, one write to disk, pictures",
        "≤ 3 ms",
    ),
    Row(
        "test_fifty_games_one_after_the_other",
        "*Play again* fifty times: widgets and memory more than before",
        "0 widgets",
        left_behind,
    ),
    Row(
        "test_bytes_of_a_board", "state of a board with all that it ever shows, besides its module", "≤ 5 KB", kilobytes
    ),
    Row(
        "test_longest_game_opened_from_its_code", "a game of 20,000 plies opened from its code", "≤ 2 s, 150 MB", opened
    ),
    Row(
        "test_judging_every_shipped_puzzle[placement]",
        "judging the slowest shipped puzzle without chance",
        "≤ 5 ms",
        judged,
    ),
    Row(
        "test_judging_every_shipped_puzzle[chance]",
        "judging the slowest shipped puzzle about chance",
        "≤ 50 ms",
        judged,
    ),
    Row(
        "test_making_puzzles",
        "making puzzles of the slowest theme, all levels alike; one of `numbers` at level 5",
        "≥ 2 a second; ≤ 2 s",
        made,
    ),
    Row("test_checking_every_shipped_puzzle", "`make check-puzzles`", "≤ 180 s"),
    Row("test_checking_an_answer_to_every_exercise", "checking and keeping the slowest answer", "≤ 100 ms", judged),
    Row("test_summing_up_a_class_of_200", "200 hand-ins of the slowest lesson summed up", "≤ 2 s", judged),
    Row(
        "test_a_folder_of_1500_hostile_texts",
        "a folder of 1,500 large or hostile texts summed up by a fresh Python",
        "≤ 5 s, 300 MB",
        opened,
    ),
    Row(
        "test_empty_board_solo_warm",
        f"{SOLO}, next to plain C",
        "≤ 0.25 ×",
        against_c("test_empty_board_solo_in_plain_c"),
    ),
    Row("test_empty_board_solo_in_plain_c", "the same pass in plain C", "", c_pass),
    Row("test_empty_board_solo_first_call_with_warm_cache", f"{SOLO}: first call of a fresh Python", "≤ 1.5 s"),
    Row("test_empty_board_solo_first_call_with_cold_cache", f"{SOLO}: the same, nothing compiled yet", "≤ 6 s"),
    Row("test_any_three_buttons_warm[solo]", f"{THREE}, alone", "≤ 5 ms"),
    Row("test_any_three_buttons_warm[three opponents]", f"{THREE}, with three opponents in", "≤ 10 ms"),
    Row("test_three_buttons_solo_warm", "the three that take away least, alone"),
    Row("test_three_buttons_three_opponents_warm", "the three that take away least, with three opponents in"),
    Row("test_empty_board_three_opponents_warm", FOUR, "≤ 1 s"),
    Row(
        "test_empty_board_three_opponents_first_call",
        f"{FOUR}: first call of a fresh Python",
        "≤ 350 MB",
        with_memory,
    ),
    Row(
        "test_empty_board_three_opponents_first_call_with_cold_cache",
        f"{FOUR}: the same, nothing compiled yet",
        "≤ 350 MB",
        with_memory,
    ),
    Row("test_round_of_two_on_4x4_warm", "a round of two on empty 4 × 4 boards, solved as a game between both"),
    Row("test_reviewing_a_four_player_game", "review of a four-player game for one of the players", "≤ 8 s"),
    Row("test_games_simulated_on_one_core[2]", f"{SIMULATED[2]}, one core, next to plain C", "≤ 1.5 ×", games),
    Row("test_games_simulated_on_all_cores[2]", f"{SIMULATED[2]}, all cores", "", games),
    Row("test_games_in_plain_c[2]", "the same games in plain C, one core", "", games),
    Row("test_games_simulated_on_one_core[4]", f"{SIMULATED[4]}, one core, next to plain C", "≤ 1.5 ×", games),
    Row("test_games_simulated_on_all_cores[4]", f"{SIMULATED[4]}, all cores", "", games),
    Row("test_games_in_plain_c[4]", "the same games in plain C, one core", "", games),
    Row("test_first_games_of_a_process[warm cache]", "a hundred simulated games: first call of a fresh Python"),
    Row("test_first_games_of_a_process[cold cache]", "the same, nothing compiled yet"),
    Row("test_all_deals_of_button_up", "*Button Up!*: all 1,680 deals solved by a fresh Python", "≤ 500 ms", said),
    Row("test_all_deals_of_button_up_by_the_plain_solver", "the same by the plain solver of the tests", "", said),
    Row("test_one_deal_of_button_up", "*Button Up!*: one deal solved by a fresh Python", "≤ 5 ms", said),
    Row(
        "test_first_chances_of_a_match_of_button_up",
        "*Button Up!*: the first chance to win a match, all deals in it",
        "",
        said,
    ),
    Row(
        "test_race_of_the_sheet_from_nothing",
        "*Pretty Tricky*: the race of the kit's sheet solved, all cores, next to plain C on one core",
        "≤ 12 s",
        against_c("test_race_of_the_sheet_in_plain_c"),
    ),
    Row("test_race_of_the_sheet_in_plain_c", "that race solved by plain C, one core", "", c_pass),
    Row("test_race_of_the_sheet_from_the_cache", "*Pretty Tricky*: that race read from disk", "≤ 0.5 s"),
    Row("test_decision_in_a_race", "*Pretty Tricky*: a decision in that race, every move's exact worth", "≤ 5 ms"),
    Row("test_sprint_of_five_rolls", "*Pretty Tricky*: a sprint of five rolls solved", "≤ 10 s"),
    *(
        Row(
            f"test_choices_compared_to_a_tenth_of_a_point[{players}]",
            f"*Pretty Tricky*: all choices of a turn of {players}, compared to ± 0.1 points, all cores",
            "≤ 3 s",
        )
        for players in (2, 3, 4)
    ),
    Row(
        "test_games_of_two_plain_bots",
        "*Pretty Tricky*: games of two `NearestBot`s simulated, one core, next to plain C",
        "≥ 100,000 a second",
        games,
    ),
    Row("test_games_of_two_plain_bots_in_plain_c", "the same games in plain C, one core", "", games),
    Row(
        "test_click_to_painted_sheet",
        "*Pretty Tricky*: click on a box in JupyterLab to the next paint, one person and three bots",
        "≤ 40 ms",
        click,
    ),
    *(
        Row(f"test_round_of_four[{pace}]", f"*Pretty Tricky*: a round of four with three bots, pace *{pace}*", target)
        for pace, target in (("normal", "≤ 15 s"), ("fast", "≤ 5 s"))
    ),
    *(
        Row(f"test_turns[{name}]", f"*War of the Buttons*: every outcome of a turn, {what}", target, outcomes)
        for name, what, target in (
            ("middling", "a middling table", "≤ 50 ms"),
            ("largest", "the largest of 7,869", "≤ 1 s"),
        )
    ),
    Row("test_best_turns", "*War of the Buttons*: the turns that earn most, on the same table"),
    *(
        Row(
            f"test_turn_of_the_best_bot[{players}]",
            f"*War of the Buttons*: a turn of `PlayoutBot`, game of {players}",
            "≤ 1 s",
        )
        for players in ("two", "four")
    ),
    *(
        Row(
            f"test_reviewing_a_war[{players}]",
            f"*War of the Buttons*: the review of a game of {players}, one seat",
            "≤ 60 s",
        )
        for players in ("two", "four")
    ),
    Row(
        "test_click_to_painted_village",
        "*War of the Buttons*: the click that places dice in JupyterLab to the next paint, one person and three bots",
        "≤ 80 ms",
        click,
    ),
    *(
        row
        for players in ("two", "four")
        for row in (
            Row(
                f"test_games_of_tuned_bots_on_one_core[{players}]",
                f"*War of the Buttons*: games of {players} `TunedBot`s simulated, one core",
                "≥ 1,500 a second",
                games,
            ),
            Row(f"test_games_of_tuned_bots_on_all_cores[{players}]", "the same, all cores", "≥ 3,000 a second", games),
            Row(f"test_games_of_tuned_bots_by_the_rules[{players}]", "the same games in plain Python", "", games),
        )
    ),
)
"""The table, line by line. What is measured and stands in no row is told below them by its own name."""


def table(measured: Mapping[str, Any], only: Sequence[str] = ()) -> str:
    """The table of a run.

    Args:
        measured: pytest-benchmark's JSON.
        only: the names of the benchmarks that are told; all if empty.

    Raises:
        ValueError: something of the table was not measured; the message names it.
    """
    runs: Runs = {run["name"]: run for run in measured["benchmarks"]}
    missing = [row.benchmark for row in ROWS if row.benchmark not in runs and "plain_c" not in row.benchmark]
    if missing:
        raise ValueError(f"not measured in this run: {', '.join(missing)}")
    rows = [row for row in ROWS if row.benchmark in (only or runs)]
    others = (
        [] if only else [Row(name, plain_name(name)) for name in runs if name not in {row.benchmark for row in ROWS}]
    )
    lines = [line(row, runs[row.benchmark], runs) for row in rows + others]
    head = ["| what | measured | target | met |", "| --- | --- | --- | --- |"]
    return "\n".join([f"{machine(measured)}:", "", *head, *lines, ""])


def plain_name(name: str) -> str:
    """A test's name as words.

    >>> plain_name("test_three_buttons[A]")
    'three buttons (A)'
    """
    return re.sub(r"\[(.*)\]", r" (\1)", name.removeprefix("test_").replace("_", " "))


def machine(measured: Mapping[str, Any]) -> str:
    """Where and when it was measured."""
    info = measured["machine_info"]
    cpu = info.get("cpu", {})
    name = cpu.get("brand_raw") or info.get("processor") or info["machine"]
    count = f", {cpu['count']} cores" if cpu.get("count") else ""
    python = f"{info['python_implementation']} {info['python_version']}"
    return f"{name}{count}, {info['system']}, {python}, {measured['datetime'][:10]}"


def main(path: Path) -> None:
    """Put the tables of a run into their places; leave both pages alone if the run was only a part."""
    measured = json.loads(path.read_text(encoding="utf-8"))
    try:
        tables = {PAGE: table(measured), README: table(measured, IN_README)}
    except ValueError as error:
        print(f"{PAGE.name} and {README.name} stay as they are: {error}")
        return
    for page, rows in tables.items():
        text = page.read_text(encoding="utf-8")
        page.write_text(PLACE.sub(lambda _, rows=rows: f"\n{rows}\n", text), encoding="utf-8")
    print(f"{PAGE.name} and {README.name} tell what was measured.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
