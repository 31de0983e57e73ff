"""No test waits for a length of time: each waits for what it waits for, with a deadline after which it fails.

Refused: any `sleep`, Playwright's wait for a time, the wait of an event whose answer is thrown away or which no other
part of the program can set, and in a page's JavaScript a timer that ends a promise well. A timer that *fails* it is a
deadline, and is welcome.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.plan import ROOT

THIS = Path(__file__)
TESTS = [ROOT / "conftest.py", *sorted(path for path in (ROOT / "tests").rglob("*.py") if path != THIS)]

ASLEEP = {"sleep", "wait_for_timeout"}
IN_TEXTS = re.compile(r"\b(?:sleep|wait_for_timeout|setInterval)\s*\(|\bEvent\(\)\.wait\(")
TIMER = re.compile(r"\bsetTimeout\s*(?=\()")


def sleeps_in(source: str) -> list[str]:
    """Where a module of tests sleeps, in Python and in the texts that it sends to a kernel or a page."""
    tree = ast.parse(source)
    return [f"line {line}: {what}" for line, what in sorted({*_in_python(tree), *_in_texts(tree)})]


def _in_python(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (_name(node.func) in ASLEEP or _waits_for_its_own(node)):
            yield node.lineno, ast.unparse(node)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _forgets_its_answer(node.value):
            yield node.lineno, ast.unparse(node)


def _name(function: ast.expr) -> str:
    """`sleep` of `time.sleep` and of `sleep`."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _waits_for_its_own(call: ast.Call) -> bool:
    """Whether something is made and waited for at once, as in `Event().wait(1)`: nothing else can set it."""
    function = call.func
    return isinstance(function, ast.Attribute) and function.attr == "wait" and isinstance(function.value, ast.Call)


def _forgets_its_answer(call: ast.Call) -> bool:
    """Whether a wait with an end throws away whether what it waited for has come.

    The wait for a process raises when its time is over, so there is no answer to keep.
    """
    waits = isinstance(call.func, ast.Attribute) and call.func.attr == "wait"
    return waits and bool(call.args or call.keywords) and not ast.unparse(call.func).endswith("process.wait")


def _in_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for match in IN_TEXTS.finditer(node.value):
                yield node.lineno + node.value[: match.start()].count("\n"), match[0]
            for match in TIMER.finditer(node.value):
                arguments = _arguments(node.value[match.end() :])
                if _lets_time_pass(arguments):
                    yield node.lineno + node.value[: match.start()].count("\n"), f"setTimeout({', '.join(arguments)})"


def _arguments(text: str) -> list[str]:
    """The arguments of the call whose bracket opens the text.

    >>> _arguments("(() => f(1, 2), 10) + 1")
    ['() => f(1, 2)', '10']
    """
    found, depth = [""], 0
    for letter in text[1:]:
        if letter in ")]}" and depth == 0:
            break
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [argument.strip() for argument in found if argument.strip()]


def _lets_time_pass(timer: list[str]) -> bool:
    """Whether a timer with these arguments is a sleep: it calls a bare name, or after a delay what fails nothing."""
    callback, *delay = timer or [""]
    return "=>" not in callback or (bool(delay) and not re.search(r"\breject\(|\babort\(|\bthrow\b", callback))


def test_no_test_sleeps() -> None:
    assert len(TESTS) > 1
    found = [
        f"{path.relative_to(ROOT)}, {one}" for path in TESTS for one in sleeps_in(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "time.sleep(1)",
        "async def rest(): await asyncio.sleep(0)",
        "from time import sleep\nsleep(1)",
        "page.wait_for_timeout(100)",
        "tick.wait(0.1)",
        "self._tick.wait(timeout=0.1)",
        "assert not threading.Event().wait(0.1)",
        "page.evaluate('() => new Promise((resolve) => setTimeout(resolve, 10))')",
        "page.evaluate('() => new Promise((resolve) => setTimeout(resolve))')",
        r"LOOK = 'async () => {\n  await new Promise((done) => setTimeout(() => { done(1, 2) }, 10));\n}'",
        "page.evaluate('() => setInterval(look, 10)')",
        "notebook.execute('import time; time.sleep(2)')",
        "notebook.execute('import threading; threading.Event().wait(2)')",
        "f'{before}; time.sleep({seconds})'",
    ],
)
def test_a_sleep_is_found(source: str) -> None:
    assert sleeps_in(source)


@pytest.mark.parametrize(
    "source",
    [
        "assert started.wait(60)",
        "together.wait()",
        "self._process.wait(timeout=15)",
        "page.wait_for_function('() => ready', timeout=1000)",
        "page.evaluate('() => new Promise((_, reject) => setTimeout(() => reject(new Error(`${a}, ${b}`)), 1000))')",
        "page.evaluate('() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done([1, 2]))))')",
    ],
)
def test_waiting_for_something_is_no_sleep(source: str) -> None:
    assert sleeps_in(source) == []
