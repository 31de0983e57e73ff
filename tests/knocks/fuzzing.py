"""Coverage-guided fuzzing of every reader (atheris, which is libFuzzer for Python).

    python -m tests.knocks.fuzzing                        every reader, until each has had an hour of CPU time in all
    python -m tests.knocks.fuzzing records --seconds 600  one reader, for ten minutes more
    python -m tests.knocks.fuzzing --keep                 minimise what was found, and keep it in tests/knocks/corpus

A run may be broken off at any time, and goes on where it was. What fails does not end a run: its smallest input and its
traceback are put into `found` of the folder in which the fuzzer works.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import traceback
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
CORPUS: Final = Path(__file__).parent / "corpus"
"""For each reader the inputs that are kept, beside its originals; and `spent.json`, what was spent to find them."""
MOST_KEPT: Final = 100_000
"""So many bytes the kept inputs of a reader may have as a file: the smallest inputs are kept."""
MOST_SECONDS: Final = 0.5
"""So much CPU time they may take together."""
SLICE: Final = 300
"""After so many seconds the next reader has its turn."""
LIMITS: Final = ("-timeout=60", "-report_slow_units=60", "-rss_limit_mb=1500")
"""No input may take more seconds, or let the process grow over so many megabytes."""
_LONGEST: Final = 30_000
_PACKAGE: Final = "buttons_widgets"
_RUNS: Final = re.compile(r"stat::number_of_executed_units:\s*(\d+)")


class Spent(NamedTuple):
    """What was spent on a reader: seconds of CPU time, and how many inputs it was given."""

    seconds: int = 0
    inputs: int = 0

    def more(self, other: Spent) -> Spent:
        return Spent(self.seconds + other.seconds, self.inputs + other.inputs)


def kept_inputs(name: str) -> list[bytes]:
    """The inputs that are kept for a reader, the shortest first."""
    path = CORPUS / f"{name}.json"
    return [text.encode("latin-1") for text in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def read_spent(folder: Path) -> dict[str, Spent]:
    path = folder / "spent.json"
    noted = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: Spent(*one) for name, one in noted.items()}


def note_spent(folder: Path, spent: dict[str, Spent]) -> None:
    lines = ",\n".join(f' "{name}": [{one.seconds}, {one.inputs}]' for name, one in sorted(spent.items()))
    (folder / "spent.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


# In a process of its own: the reader is imported with marks at each branch


def fuzz(name: str, work: Path, flags: Sequence[str]) -> None:
    """Give inputs to a reader, as these flags of libFuzzer say."""
    import atheris

    # libFuzzer starts itself anew by the name of the program when it merges, and then only that process reads inputs.
    program = f"{sys.executable} -m tests.knocks.fuzzing {name} --work {work} --flags"
    if "-merge=1" in flags:
        atheris.Setup([program, *flags], bytes)
        atheris.Fuzz()
        return
    # What numba compiles must stay as it is.
    modules = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in ROOT.glob(f"{_PACKAGE}/**/*.py")
    }
    compiled = [name for name, path in modules.items() if "compiling import" in path.read_text(encoding="utf-8")]
    with atheris.instrument_imports(include=[_PACKAGE, "tomllib"], exclude=compiled):
        from tests.knocks.readers import READERS
        from tests.knocks.tally import Tally

    reader, tally, scratch = READERS[name], Tally(name, bounded=False), work / name / "scratch"
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)

    def each(data: bytes) -> None:
        try:
            reader.check(data, tally, scratch)
        except (Exception, SystemExit) as error:
            _note_failure(work / "found", name, data, error)

    def mutated(data: bytes, most: int, seed: int) -> bytes:
        chance = random.Random(seed)
        if reader.mutate is not None and chance.random() < 0.4:
            try:
                return reader.mutate(data, chance)[:most]
            except (ValueError, IndexError, RecursionError):  # another mutation has left nothing of its form
                pass
        found: bytes = atheris.Mutate(data, most)
        return found

    atheris.Setup([program, *flags], each, custom_mutator=mutated)
    atheris.Fuzz()


def _note_failure(folder: Path, name: str, data: bytes, error: BaseException) -> None:
    """Keep the smallest input for each place at which something fails."""
    frames = [one for one in traceback.extract_tb(error.__traceback__) if str(ROOT) in one.filename]
    place = f"{type(error).__name__} {frames[-1].filename}:{frames[-1].lineno}"
    path = folder / f"{name}-{type(error).__name__}-{sha256(place.encode()).hexdigest()[:8]}"
    if path.exists() and len(path.read_bytes()) <= len(data):
        return
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    told = "".join(traceback.format_exception(error, limit=-12))
    path.with_name(f"{path.name}.txt").write_text(f"{data!r}\n\n{told}", encoding="utf-8", errors="backslashreplace")


# Around it


def run_slice(name: str, work: Path, seconds: int) -> Spent:
    """Fuzz a reader for so many seconds."""
    folder = work / name
    seeds = _laid_out(folder / "seeds", [*_originals(name), *kept_inputs(name)])
    (folder / "corpus").mkdir(exist_ok=True)
    longest = min(_LONGEST, 2 * max(path.stat().st_size for path in seeds.iterdir()) + 1000)
    flags = [f"-max_total_time={seconds}", f"-max_len={longest}", f"-artifact_prefix={work}/found/{name}-"]
    return _run(name, work, [str(folder / "corpus"), str(seeds), *flags, *LIMITS, "-print_final_stats=1"])


def _run(name: str, work: Path, flags: Sequence[str]) -> Spent:
    """Run libFuzzer, and return what that took; all that it prints is added to the reader's log."""
    (work / "found").mkdir(parents=True, exist_ok=True)
    log = work / name / "log.txt"
    before, begins = resource.getrusage(resource.RUSAGE_CHILDREN), log.stat().st_size if log.exists() else 0
    command = [sys.executable, "-m", "tests.knocks.fuzzing", name, "--work", str(work), "--flags", *flags]
    with log.open("ab") as file:
        process = subprocess.Popen(command, cwd=ROOT, stdout=file, stderr=file)
        try:
            process.wait()
        except KeyboardInterrupt:
            process.terminate()
            process.wait()
            raise
        finally:
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            runs = _RUNS.findall(log.read_text(encoding="utf-8", errors="replace")[begins:])
            seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            spent = read_spent(work)
            spent[name] = spent.get(name, Spent()).more(this := Spent(round(seconds), int(runs[-1]) if runs else 0))
            note_spent(work, spent)
    return this


def _originals(name: str) -> Sequence[bytes]:
    from tests.knocks.readers import READERS

    return READERS[name].originals()


def _laid_out(folder: Path, inputs: Sequence[bytes]) -> Path:
    """A folder with these inputs as files, and nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for data in inputs:
        (folder / sha256(data).hexdigest()[:40]).write_bytes(data)
    return folder


def run_all(names: Sequence[str], work: Path, seconds: int) -> None:
    """Fuzz in turn whichever reader has had least, until each has had so many seconds."""
    while True:
        before, now = read_spent(CORPUS), read_spent(work)
        spent = {name: before.get(name, Spent()).more(now.get(name, Spent())) for name in names}
        name = min(spent, key=lambda name: spent[name].seconds)
        if spent[name].seconds >= seconds:
            return
        this = run_slice(name, work, min(SLICE, seconds - spent[name].seconds))
        found = len(list((work / "found").glob(f"{name}-*[!t]")))
        print(f"{name}: {this.inputs:,} inputs in {this.seconds} s; places that fail: {found}", flush=True)


def keep(names: Sequence[str], work: Path) -> None:
    """Put the fewest inputs that reach all that was reached into the kept corpus, and what they took beside them."""
    from tests.knocks.readers import READERS

    CORPUS.mkdir(exist_ok=True)
    for name in names:
        folder = work / name
        if not (folder / "corpus").exists():
            continue
        merged = _laid_out(folder / "merged", READERS[name].originals())
        theirs = {path.name for path in merged.iterdir()}
        ours = _laid_out(folder / "seeds", kept_inputs(name))
        now = read_spent(work).get(name, Spent())
        _run(name, work, ["-merge=1", str(merged), str(ours), str(folder / "corpus"), f"-max_len={_LONGEST}", *LIMITS])
        inputs = sorted(
            (path.read_bytes() for path in merged.iterdir() if path.name not in theirs),
            key=lambda data: (len(data), data),
        )
        kept = _affordable(READERS[name], inputs, _laid_out(folder / "scratch", []))
        lines = ",\n".join(f" {json.dumps(data.decode('latin-1'))}" for data in kept)
        (CORPUS / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        total = read_spent(CORPUS)
        total[name] = total.get(name, Spent()).more(now)
        note_spent(CORPUS, total)
        note_spent(work, {other: one for other, one in read_spent(work).items() if other != name})
        print(f"{name}: {len(kept)} of {len(inputs)} inputs kept", flush=True)


def _affordable(reader: Any, inputs: Sequence[bytes], scratch: Path) -> list[bytes]:
    """The first of some inputs, as many as a test can give to the reader in no time, without those that fail."""
    from tests.knocks.tally import Tally

    tally, size, seconds = Tally("", bounded=False), 0, 0.0
    for data in reader.originals():  # what is loaded or worked out once does not count
        reader.check(data, tally, scratch)
    kept = []
    for data in inputs:
        size += len(json.dumps(data.decode("latin-1"))) + 3
        before = process_time()
        try:
            reader.check(data, tally, scratch)
        except (Exception, SystemExit):  # it is among what was found, and gets a test of its own once that is mended
            continue
        seconds += process_time() - before
        if max(size / MOST_KEPT, seconds / MOST_SECONDS) < 1:
            kept.append(data)
    return kept


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fuzz the readers of what comes from somebody else.")
    parser.add_argument("reader", nargs="?", help="one of them; all if left out")
    parser.add_argument(
        "--seconds", type=int, default=3600, help="of CPU time; for all readers, what each has had in all"
    )
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "fuzzing", help="the folder of what is found")
    parser.add_argument(
        "--keep", action="store_true", help="minimise what was found, and keep it in tests/knocks/corpus"
    )
    parser.add_argument("--flags", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    work = given.work.resolve()
    if given.flags is not None:
        fuzz(given.reader, work, given.flags)
        return
    if find_spec("atheris") is None:
        raise SystemExit("atheris is not installed: it has wheels for Linux on x86-64, and Python 3.11 to 3.14")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    from tests.knocks.readers import READERS

    names = [given.reader] if given.reader else list(READERS)
    if given.keep:
        keep(names, work)
    elif given.reader:
        spent = 0
        while spent < given.seconds:
            spent += run_slice(given.reader, work, given.seconds - spent).seconds
    else:
        run_all(names, work, given.seconds)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("broken off: the next run goes on from here")
