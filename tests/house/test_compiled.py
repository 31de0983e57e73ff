"""How compiled functions are called: a part of one has no way in from Python, and called from there it ends Python."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.house.plan import ROOT

LOOPS = [path for path in (ROOT / "buttons_widgets").rglob("*.py") if "@compiled" in path.read_text(encoding="utf-8")]


def decorated(tree: ast.Module, *names: str) -> list[ast.FunctionDef]:
    return [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(one) in names for one in node.decorator_list)
    ]


def named(nodes: list[ast.stmt]) -> set[str]:
    """Every name that some statements mention or import."""
    every = [node for statement in nodes for node in ast.walk(statement)]
    return {node.id for node in every if isinstance(node, ast.Name)} | {
        alias.name for node in every if isinstance(node, ast.ImportFrom) for alias in node.names
    }


def test_there_are_such_functions() -> None:
    assert {"backward.py", "kernel.py", "round_pass.py", "boards.py"} <= {path.name for path in LOOPS}


@pytest.mark.parametrize("loops", LOOPS, ids=lambda path: path.stem)
def test_only_compiled_functions_of_the_same_file_call_a_part(loops: Path) -> None:
    tree = ast.parse(loops.read_text(encoding="utf-8"))
    parts = {function.name for function in decorated(tree, "compiled_part")}
    compiled = decorated(tree, "compiled", "compiled_part")
    rest = [node for node in tree.body if node not in compiled]
    assert not parts & named(rest)
    assert parts <= named([statement for function in compiled for statement in function.body])
    names = rf"\b({'|'.join(parts)})\b" if parts else "(?!)"
    elsewhere = re.compile(rf"\.{loops.stem} import (\([^)]*{names}|.*{names})|\b{loops.stem}\.{names}")
    for folder in ("buttons_widgets", "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            assert path == loops or not elsewhere.search(path.read_text(encoding="utf-8")), path
