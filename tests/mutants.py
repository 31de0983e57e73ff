"""Change rules, analysis and saving in small ways, and list what no test notices: `python -m tests.mutants [FILE ...]`.

mutmut makes the changes; `[tool.mutmut]` in pyproject.toml says of what, and which tests are asked. Here they are made
of decorated functions too, and tried: one process imports and collects all once, and is forked for each change, which
is ten times as fast as to begin pytest anew. Of the tests that run a changed function those of its own folder are asked
first. A function that runs while modules are imported is tried in a fresh process.

What was found is kept in `mutants/tried.jsonl`, so a run goes on where the last one ended; what is named by a pattern,
such as `kit/saving/code.py`, is tried again. What survives must be explained in `tests/survivors.toml`.

With `NUMBA_DISABLE_JIT=1` the compiled functions are changed, in their plain run, and nothing else is.
"""

from __future__ import annotations

import ast
import difflib
import gc
import inspect
import json
import os
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout, suppress
from fnmatch import fnmatch
from functools import _lru_cache_wrapper, partial
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

import libcst
import numba
import pytest
from mutmut import __main__ as mutmut
from mutmut.mutation import file_mutation
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state

from tests.house.plan import ROOT

PLAIN: Final = bool(numba.config.DISABLE_JIT)
MUTATED: Final = ROOT / "mutants"
TRIED: Final = MUTATED / "tried.jsonl"
EXPLAINED: Final = ROOT / "tests" / "survivors.toml"
PACKAGE: Final = "buttons_widgets"
OWN, OTHERS = 15.0, 5.0
"""So many seconds of tests are asked at most: of a function's own folder, and of all others."""
FAULT: Final = 3
RESULTS: Final = {0: "survived", FAULT: "fault", -signal.SIGXCPU: "timeout", -signal.SIGKILL: "timeout"}
"""What the code means with which a process ended; all others are those of a test that failed, or that broke down."""
SURVIVES: Final = ("survived", "no tests", "fault")
"""A fault of this command shows nothing, so that it counts as such."""
COMPILED: Final = ("compiled", "compiled_part")
DECORATORS: Final = ("property", "cached_property", "cache", "lru_cache", "contextmanager", *COMPILED)
"""Functions with one of these are changed as well: the decorator is called with a function that runs the change."""


# What is changed


def make() -> None:
    """Write the package and its tests to `mutants`, with all changes of each function beside it."""
    os.chdir(ROOT)
    skips, arranged = (
        file_mutation.MutationVisitor._skip_node_and_children,
        file_mutation.function_trampoline_arrangement,
    )

    def skips_also(visitor: Any, node: libcst.CSTNode) -> bool:
        if isinstance(node, libcst.FunctionDef) and _decorator(node) in DECORATORS:
            node = node.with_changes(decorators=[])
        return skips(visitor, node)

    def arranged_under(function: libcst.FunctionDef, changes: Any, class_name: str | None) -> Any:
        if _decorator(function) not in DECORATORS:
            return arranged(function, changes, class_name)
        bare = function.with_changes(decorators=[])
        declared, (switch, *copies), assigned, names = arranged(bare, changes, class_name)
        under = switch.with_changes(decorators=[*function.decorators, *switch.decorators])
        return declared, [under, *copies], assigned, names

    file_mutation.MutationVisitor._skip_node_and_children = skips_also
    file_mutation.function_trampoline_arrangement = arranged_under
    MUTATED.mkdir(exist_ok=True)
    for folder in ("tests", PACKAGE):  # what was deleted is no more there
        for path in (MUTATED / folder).rglob("*.py"):
            if not (ROOT / path.relative_to(MUTATED)).exists():
                path.unlink()
    print("changes are made, which takes a minute or two", flush=True)
    with Path(os.devnull).open("w") as nothing, redirect_stdout(nothing):  # the name of each file
        mutmut.copy_src_dir()
        mutmut.copy_also_copy_files()
        mutmut.create_mutants(os.cpu_count() or 1)


def _decorator(function: libcst.FunctionDef) -> str:
    """The name of its only decorator."""
    if len(function.decorators) != 1:
        return ""
    made = function.decorators[0].decorator
    made = made.func if isinstance(made, libcst.Call) else made
    return made.value if isinstance(made, libcst.Name) else ""


class Mutant(NamedTuple):
    """A change.

    Attributes:
        name: mutmut's, with a number that changes with the function.
        change: where it is, what was there and what is there now.
        is_compiled: whether its function is.
    """

    name: str
    change: str
    is_compiled: bool

    @property
    def function(self) -> str:
        return self.name.rpartition("__mutmut_")[0]


def mutants() -> Iterator[Mutant]:
    """Every change that was made."""
    for path in sorted((MUTATED / PACKAGE).rglob("*.py.meta")):
        names = list(json.loads(path.read_text())["exit_code_by_key"])
        if not names:
            continue
        place = path.with_suffix("")
        text = place.read_text(encoding="utf-8")
        lines = text.splitlines()
        functions = {
            node.name: node
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        }

        def body(name: str, plain: str, lines: list[str] = lines, functions: dict[str, Any] = functions) -> list[str]:
            whole = lines[functions[name].lineno - 1 : functions[name].end_lineno]
            return [line.strip().replace(name, plain) for line in whole]

        for name in names:
            own = name.rpartition(".")[2]
            function = own.rpartition("__mutmut_")[0]
            where = function[2:] if function.startswith("x_") else ".".join(function[1:].strip("ǁ").split("ǁ"))
            plain = where.rpartition(".")[2]
            before, after = body(f"{function}__mutmut_orig", plain), body(own, plain)
            differ = [line for line in difflib.ndiff(before, after) if line[:2] in ("- ", "+ ")]
            was, now = (" ⏎ ".join(line[2:] for line in differ if line[0] == sign) for sign in "-+")
            written = functions.get(plain)
            decorators = [ast.unparse(each) for each in written.decorator_list] if written else []
            inside = place.relative_to(MUTATED / PACKAGE).as_posix()
            yield Mutant(name, f"{inside} {where}: `{was}` -> `{now}`", bool(set(decorators) & set(COMPILED)))


# What notices it


class Measured(NamedTuple):
    """What each test runs.

    Attributes:
        seconds: how long each test takes.
        tests: those that run a function.
        imported: the functions that run while modules are imported.
    """

    seconds: dict[str, float]
    tests: dict[str, list[str]]
    imported: list[str]

    def all(self) -> list[str]:
        """Every test that passes while nothing is changed, the fastest first."""
        return sorted((test for test, took in self.seconds.items() if took < inf), key=self.seconds.__getitem__)

    def asked(self, mutant: Mutant, is_fresh: bool) -> list[str]:
        """The tests for a change, the fastest first; of what runs while modules are imported nobody knows for whom."""
        room = "/".join(["tests", *mutant.name.split(".")[1:3], ""])
        running = set(self.tests.get(mutant.function, ()))
        known = [test for test in self.all() if test in running or (is_fresh and test.startswith(room))]
        asked: list[str] = []
        for is_own, most in ((True, OWN), (False, OTHERS)):
            taken = 0.0
            for test in known:
                if test.startswith(room) == is_own and taken + self.seconds[test] <= most:
                    asked.append(test)
                    taken += self.seconds[test]
        return sorted(asked, key=self.seconds.__getitem__)


class Trial:
    """Tries changes in a session of pytest that has collected all tests.

    Args:
        wanted: what is tried.
        seconds: when to stop.
    """

    def __init__(self, wanted: list[Mutant], seconds: float) -> None:
        self._wanted, self._until = wanted, time.monotonic() + seconds
        self._folder = Path(tempfile.mkdtemp(prefix="tried-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
        self._running: dict[int, tuple[int, float, float, Any]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of the tests."""
        if session.testsfailed:
            raise session.Interrupted("a test cannot be imported")
        self._session, self._items = session, {item.nodeid: item for item in session.items}
        imported = sorted(state()._stats)
        set_mutant_under_test("")
        _forget_what_was_cached()
        gc.collect()
        gc.freeze()
        measured = self._measured(imported)
        with TRIED.open("a", encoding="utf-8", buffering=1) as file:
            self._try_all(measured, file)
        shutil.rmtree(self._folder, ignore_errors=True)
        return True

    def _measured(self, imported: list[str]) -> Measured:
        files: dict[str, list[str]] = {}
        for test in self._items:
            files.setdefault(test.partition("::")[0], []).append(test)
        seconds, tests = dict[str, float](), dict[str, set[str]]()
        for number, some in enumerate(files.values()):
            self._begin(partial(self._measure, some, number), 10_000.0, partial(_check_measured, some))
        self._wait_for(0)
        for path in self._folder.glob("measured-*"):
            for test, (took, run) in json.loads(path.read_text()).items():
                seconds[test] = took
                for function in run:
                    tests.setdefault(function, set()).add(test)
        print(
            "not asked, as they fail though nothing is changed:",
            *(test for test, took in seconds.items() if took == inf),
        )
        return Measured(seconds, {name: sorted(some) for name, some in tests.items()}, imported)

    def _measure(self, tests: list[str], number: int) -> bool:
        set_mutant_under_test("stats")
        found = {}
        for test in tests:
            state()._stats.clear()
            began = sum(os.times()[:4])  # of processors, so that it does not matter what else they do
            # What fails though nothing is changed, as it cannot bear to be watched, is never asked.
            passes = self._passes([test])
            found[test] = sum(os.times()[:4]) - began if passes else inf, sorted(state()._stats)
        (self._folder / f"measured-{number}").write_text(json.dumps(found))
        return True

    def _try_all(self, measured: Measured, file: Any) -> None:
        began, counts = time.monotonic(), Counter[str]()

        def note(mutant: Mutant, result: str) -> None:
            counts[result] += 1
            file.write(json.dumps([mutant.name, mutant.change, result]) + "\n")
            if counts.total() % 50 == 0:
                rate = counts.total() / (time.monotonic() - began)
                print(
                    f"\r{counts.total()} of {len(self._wanted)}, {rate:.1f} a second: {dict(counts)}",
                    end="",
                    flush=True,
                )

        for mutant in self._wanted:
            if time.monotonic() > self._until:
                break
            is_fresh = mutant.function in measured.imported and not PLAIN
            asked = measured.all() if PLAIN else measured.asked(mutant, is_fresh)
            if not asked:
                note(mutant, "no tests")
                continue
            most = 5 + 1.5 * sum(map(measured.seconds.__getitem__, asked))
            attempt = partial(self._try, mutant, asked, is_fresh)
            self._begin(attempt, most + (most + 20) * is_fresh, partial(note, mutant))
        self._wait_for(0)
        print(f"\r{counts.total()} tried in {time.monotonic() - began:.0f} s: {dict(counts)}")

    def _try(self, mutant: Mutant, tests: list[str], is_fresh: bool) -> bool:
        set_mutant_under_test(mutant.name)
        if not self._passes(tests):
            return False
        if not is_fresh:
            return True
        again = f"from tests import mutants; mutants.ask({mutant.name!r}, {tests!r})"
        return subprocess.run([sys.executable, "-c", again], check=False).returncode == 0

    def _passes(self, tests: list[str]) -> bool:
        from _pytest.runner import runtestprotocol

        items = [self._items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                return False
        return True

    # In processes of their own

    def _begin(self, attempt: Any, most: float, told: Any) -> None:
        self._wait_for((os.cpu_count() or 1) - 1)
        if child := os.fork():
            self._running[os.pidfd_open(child)] = child, time.monotonic(), most, told
            return
        os.setpgid(0, 0)
        code = FAULT
        try:
            with Path(os.devnull).open("r+b") as nothing:
                for stream in (1, 2):
                    os.dup2(nothing.fileno(), stream)
            resource.setrlimit(resource.RLIMIT_CPU, (int(most) + 1, int(most) + 3))
            resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))  # a loop without end may take all memory
            own = self._folder / str(os.getpid())
            own.mkdir()
            self._session.config._tmp_path_factory._basetemp = own  # type: ignore[attr-defined]
            code = 0 if attempt() else 1
        finally:
            os._exit(code)

    def _wait_for(self, number: int) -> None:
        """Until no more are running than so many."""
        while len(self._running) > number:
            ended, _, _ = select.select(list(self._running), [], [], 1.0)
            for each in ended:
                child, _, _, told = self._running.pop(each)
                os.close(each)
                code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
                told(RESULTS.get(code, "killed"))
                shutil.rmtree(self._folder / str(child), ignore_errors=True)
            for child, began, most, _ in self._running.values():
                if time.monotonic() > began + 3 * most + 20:
                    with suppress(ProcessLookupError):
                        os.killpg(child, signal.SIGKILL)


QUIET: Final = (
    "-pno:cacheprovider",
    "-pno:nbval",
    "-oaddopts=",
    "-qs",
    "--tb=native",
    "-m",
    "not slow and not thorough",
)


def _check_measured(tests: list[str], result: str) -> None:
    if result != "survived":
        pytest.exit(f"the tests with {tests[0]} did not end: {result}", returncode=FAULT)


def _forget_what_was_cached() -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith(PACKAGE):
            for value in list(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


def _pytest(mutant: str, args: list[str], *plugins: object) -> int:
    """Run pytest in `mutants/`, with the package that is there."""
    for name in [name for name in sys.modules if name.partition(".")[0] in (PACKAGE, "tests") and name != __name__]:
        del sys.modules[name]
    if not PLAIN:  # numba sees the functions without what runs their changes
        njit = numba.njit
        numba.njit = lambda function, **options: njit(inspect.unwrap(function), **options)
    set_mutant_under_test(mutant)
    return pytest.main([*QUIET, *args], plugins=list(plugins))


def ask(mutant: str, tests: list[str]) -> None:
    """Exit with 0 if all tests pass, of a process that has just begun."""
    sys.exit(_pytest(mutant, ["-x", *tests]))


# What is told


def explained() -> dict[str, str]:
    """Why each change that survives cannot be noticed, or by what else it is."""
    entries = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("survivors", [])
    return {change: entry["why"] for entry in entries for change in entry["changes"]}


def results(every: Iterable[Mutant]) -> dict[str, str]:
    """What became of each change, by its text; of several with the same text what is worst."""
    there = {mutant.name: mutant.change for mutant in every}
    known: dict[str, dict[str, str]] = {}
    if TRIED.exists():
        for line in TRIED.read_text(encoding="utf-8").splitlines():
            name, change, result = json.loads(line)
            if there.get(name) == change:
                known.setdefault(change, {})[name] = result
    return {
        change: next((result for result in SURVIVES if result in found.values()), next(iter(found.values())))
        for change, found in known.items()
    }


def report(every: list[Mutant]) -> bool:
    """Print how many were noticed, and all that survive without a reason, or have one though they are noticed.

    Returns:
        Whether all were tried, and there is none of these.
    """
    tried, reasons, counts = results(every), explained(), dict[str, Counter[str]]()
    left = []
    for mutant in every:
        result = tried.get(mutant.change, "not tried")
        if result in SURVIVES and mutant.change in reasons:
            result = "explained"
        elif result in ("killed", "timeout") and mutant.change in reasons:
            result = "noticed, though explained"
        counts.setdefault("/".join(mutant.change.split("/")[:2]), Counter())[result] += 1
        if result in (*SURVIVES, "noticed, though explained"):
            left.append(f"{result}: {mutant.change}")
    for room, count in sorted(counts.items()):
        print(
            f"{room}: {count.total()} changes, {', '.join(f'{some} {result}' for result, some in count.most_common())}"
        )
    print(*left, sep="\n")
    return not left and not any("not tried" in count for count in counts.values())


def main(patterns: list[str], seconds: float) -> int:
    """Make the changes, try those that were not tried or are named by a pattern, and tell what survives."""
    make()
    every = [mutant for mutant in mutants() if mutant.is_compiled == PLAIN]
    tried = results(every)
    wanted = [
        mutant
        for mutant in every
        if (
            any(fnmatch(mutant.change, f"{pattern}*") for pattern in patterns)
            if patterns
            else mutant.change not in tried
        )
    ]
    os.chdir(MUTATED)
    sys.path.insert(0, str(MUTATED))
    os.environ["PYTHONPATH"] = str(MUTATED)
    if wanted:
        selection = mutmut.config().pytest_add_cli_args_test_selection
        loops = os.environ.get("LOOPS", "").split()
        if failed := _pytest("stats", loops if PLAIN else selection, Trial(wanted, seconds)):
            return failed
    return 0 if report(every) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], float(os.environ.get("LIMIT", "36000"))))
