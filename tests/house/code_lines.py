"""How many lines of code a game has, as CONTRIBUTING.md says it in a table.

Code is what is left without blank lines, comments and docstrings: Python with its stubs, and JavaScript. Write the
numbers of the table anew from the top of the repository:

    .venv/bin/python -m tests.house.code_lines
"""

import ast
import re
import tokenize
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Final

from tests.house.plan import PACKAGE, ROOT

EXAMPLE: Final = PACKAGE / "button_up"
"""The game of the table."""
GUIDE: Final = ROOT / "CONTRIBUTING.md"
ROW: Final = re.compile(r"^\| `([\w/.]+)` \| (\d+) \|", re.MULTILINE)
"""A row of the table: a folder or a file, and its lines."""
TOTAL: Final = re.compile(r"\*\*(\d,\d{3}) lines\*\*")

_SPACE: Final = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def python_lines(source: str) -> int:
    """The lines of a Python file that hold code.

    >>> python_lines('def one():  # first\\n    "A docstring."\\n\\n    return (\\n        1\\n    )\\n')
    4
    """
    code: set[int] = set()
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type not in _SPACE:
            code.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            code.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(code)


def javascript_lines(source: str) -> int:
    """The lines of a JavaScript file that hold code; a comment has lines of its own.

    >>> javascript_lines("/* what\\n * it is */\\n\\nlet a = 1; // one\\n")
    1
    """
    lines = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL).splitlines()
    return sum(bool(line.strip()) and not line.strip().startswith("//") for line in lines)


def lines_below(path: Path) -> int:
    """The lines of code of a file, or of every file in a folder."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    count = {".py": python_lines, ".pyi": python_lines, ".js": javascript_lines}
    return sum(count[file.suffix](file.read_text(encoding="utf-8")) for file in files if file.suffix in count)


def counted() -> Mapping[str, int]:
    """The lines of each part of the game: its folders as `rules/`, and its files."""
    parts = [path for path in sorted(EXAMPLE.iterdir()) if path.name != "__pycache__"]
    found = {f"{path.name}/" if path.is_dir() else path.name: lines_below(path) for path in parts}
    # The door is two files: the stub lists what the other one opens.
    found["__init__.py"] += found.pop("__init__.pyi")
    return {name: count for name, count in found.items() if count}


def main() -> None:
    """Write the numbers of the table."""
    lines = counted()
    text = GUIDE.read_text(encoding="utf-8")
    text = ROW.sub(lambda row: f"| `{row[1]}` | {lines[row[1]]} |" if row[1] in lines else row[0], text)
    GUIDE.write_text(TOTAL.sub(f"**{sum(lines.values()):,} lines**", text), encoding="utf-8")


if __name__ == "__main__":
    main()
