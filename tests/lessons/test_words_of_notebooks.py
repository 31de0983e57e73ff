"""The notebooks of the course can be put into another language: no word of the widgets is in their prose or their code.

A class that reads German cards reads the names of its buttons there. So the prose says what is to be done, and names no
button; and what code shows is numbers, names and code, or comes from the messages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import nbformat
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast

from buttons_widgets import LAYOUTS, GameError, Position
from buttons_widgets.button_up import Position as Circle
from buttons_widgets.buttons.cells import COLOURS
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.short_rules import ShortRule
from tests.house.plan import ROOT
from tests.refusals import PACKAGE

NOTEBOOKS: Final = sorted(
    path for folder in ("lessons", "teachers") for path in (ROOT / "notebooks" / folder).glob("*.ipynb")
)

# What is pressed: an action of a table, whatever has a hint that says what it does, and these.
PRESSED: Final = ("do-", "tool-")
ALSO_PRESSED: Final = {
    *("puzzle-hint", "card-name-ok", "card-roll", "card-guess", "card-save"),
    *("coach-choice-roll", "coach-choice-opt-out", "coach-set-up", "lobby-paper"),
}
EMPHASISED: Final = re.compile(r"\*{1,2}([^*]+?)[,.:;!?…]?\*{1,2}|“([^”]+)”|`([^`]+)`")


@cache
def buttons() -> frozenset[str]:
    """What the buttons of the widgets are called in English."""
    called = {}
    for path in PACKAGE.rglob("words/en.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent_ast.Message) and entry.value is not None:
                match entry.value.elements:
                    case [fluent_ast.TextElement(value=text)]:
                        called[entry.id.name] = text.rstrip("…")
    explained = {name for name in called if f"{name}-hint" in called and not name.endswith("-hint")}
    return frozenset(
        text for name, text in called.items() if name in ALSO_PRESSED | explained or name.startswith(PRESSED)
    )


def named(prose: str) -> list[str]:
    """The buttons that a text names: in bold, italics, quotation marks or as code."""
    found = ["".join(groups) for groups in EMPHASISED.findall(re.sub(r"\s+", " ", prose))]
    return [one for one in found if one in buttons()]


def test_the_buttons_of_cards_and_tables_are_known() -> None:
    assert {"OK", "Check", "Hint", "Guess", "Roll", "Save", "Copy", "Undo", "Opt out"} <= buttons()


def test_a_button_that_is_named_is_found() -> None:
    assert named("Press **OK**, then **Check**\nyour answer; *Copy*, “Undo” and **Guess:**") == [
        *("OK", "Check", "Copy", "Undo", "Guess")
    ]
    assert named("**Change** the number, and check it: a *bust*, or **at least one**.") == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_prose_names_no_button(path: Any) -> None:
    cells = nbformat.read(path, as_version=4).cells
    assert [one for cell in cells if cell.cell_type == "markdown" for one in named(cell.source)] == []


# Whatever the kit reads, and nobody else: these take a text that is written in one way in every language.
READERS: Final = frozenset({"class_round", "stars_of", "played", "layings", "compared", "rank_rules", "battle_tree"})
NAMES: Final = frozenset({"Ada", "Bo", "Cleo", "Dan", "Eva", "Finn"})
CODE: Final = frozenset({"win", "roll", "opt out", "to read", "noted", "loss", "draw", "none", "HT"})
"""What arguments, results and moves are called in code."""
COMPARED: Final = re.compile(r"(?:buttons|stars) >= \d")
"""A rule of a few words as code has it."""
READ: Final[tuple[Callable[[str], object], ...]] = (
    *(Position.parse, Circle.parse, lambda deal: Circle.of_deal(deal, "r"), ShortRule.parse, COURSE.exercise),
)
WORD: Final = re.compile(r"[^\W\d_]{2,}")


def is_read(text: str, known: frozenset[str]) -> bool:
    """Whether a text is one that the kit reads, a name, or made of names of the code around it."""
    if text in NAMES | CODE or all(word in known for word in WORD.findall(text)) or COMPARED.fullmatch(text):
        return True
    if {*text} <= {*COLOURS} or {*text} <= LAYOUTS.keys():
        return True
    for read in READ:
        try:
            read(text)
        except (GameError, ValueError):
            continue
        return True
    return False


def functions_in(tree: ast.AST) -> Iterator[str]:
    """The functions that code brings in or defines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.alias | ast.FunctionDef):
            yield node.name


def told(source: str, known: frozenset[str]) -> list[str]:
    """The texts in the code of a cell that somebody reads, but no kit."""
    tree = ast.parse(source)
    passed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(id(node.value))  # a docstring is translated with the prose
        elif isinstance(node, ast.Subscript):
            passed.add(id(node.slice))  # what is looked up is not shown
        elif isinstance(node, ast.FormattedValue) and node.format_spec is not None:
            passed.update(id(one) for one in ast.walk(node.format_spec))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in READERS:
            passed.update(id(one) for argument in node.args for one in ast.walk(argument))
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [one.value for one in texts if id(one) not in passed and not is_read(one.value, known)]


def test_a_text_that_code_shows_is_found() -> None:
    known = frozenset({"patient", "bold"})
    for source in ("print('together', 5)", "{'one student': 3}", "f'{x:.2f} stars'", "show(here, 'Is it likely?')"):
        assert len(told(source, known)) == 1, source
    for source in (
        *("print('Ada', 5)", "f'{x:,.2f} ± {y}'", "{f'patient − bold, {n}': 1}", "exercise('1.1')", "x = '2 stars'"),
        *("Position.parse('rby/gRy/ybg r 2')", "stars_of(f'{n} buttons', own)", "def f():\n    '''What it does.'''"),
    ):
        assert told(source, known) == [], source


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_code_shows_numbers_names_and_code(path: Any) -> None:
    sources = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    known = frozenset({name for source in sources for name in functions_in(ast.parse(source))})
    assert [text for source in sources for text in told(source, known)] == []
