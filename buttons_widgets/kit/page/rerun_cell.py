"""A new kernel is made ready to run one cell of a notebook again: the names that it needs, and the game to go on with.

Whoever presses "Continue" at a table whose kernel was restarted wants the game back, not an error because `play` is not
imported, or because a bot was defined in a cell further up. The page sends the notebook's code, and what the cell needs
is brought back before it runs: names of this package are imported, and cells above that made others are run again.
"""

from __future__ import annotations

import builtins
import json
import symtable
import sys
from collections.abc import Callable, MutableMapping, Sequence
from time import monotonic
from typing import Any, Final

SECONDS_TO_GO_ON: Final = 60.0
"""Whoever runs a cell later than this does not mean the game of a button that was pressed before."""

_wanted: tuple[str, float] = ("", 0.0)


def prepare_kernel(request: str) -> None:
    """Make this kernel ready for a cell, and remember which game the table in it is to go on with.

    Args:
        request: JSON with `sources`, the notebook's code cells down to the one that is to run, and `game`, the name of
            the file in which its game is kept; "" for none.
    """
    from IPython import get_ipython
    from IPython.utils.capture import capture_output

    global _wanted
    asked = json.loads(request)
    shell = get_ipython()
    try:
        if shell is not None:
            *above, cell = (_plain_python(source, shell.transform_cell) for source in asked["sources"])
            with capture_output():
                restore_names(cell, above, shell.user_ns, lambda source: shell.run_cell(source, silent=True))
    finally:
        # Only now: a cell above may open a table of its own, which is not the one to go on.
        _wanted = str(asked["game"]), monotonic()


def _plain_python(source: str, transform: Callable[[str], str]) -> str:
    """The code of a cell without what only notebooks know; nothing of a cell that is only half written.

    >>> _plain_python("%time x", lambda source: source.upper())
    '%TIME X'
    """
    try:
        return transform(source)
    except SyntaxError:
        return ""


def game_to_go_on_with() -> str:
    """The name of the file of the game that a person has just asked to go on with, told once; "" for none."""
    global _wanted
    (name, since), _wanted = _wanted, ("", 0.0)
    return name if monotonic() - since < SECONDS_TO_GO_ON else ""


def restore_names(
    cell: str, above: Sequence[str], namespace: MutableMapping[str, Any], run: Callable[[str], object]
) -> None:
    """Bring back the names that a cell needs and that the namespace lacks, by the cells above it, from the top."""
    package = sys.modules[__name__.partition(".")[0]]
    for name in sorted(names_needed(cell)):
        if name in namespace or hasattr(builtins, name):
            continue
        makers = [index for index, source in enumerate(above) if name in names_made(source)]
        if makers:
            maker = makers[-1]
            restore_names(above[maker], above[:maker], namespace, run)
            run(above[maker])
        elif name in getattr(package, "__all__", ()):
            namespace[name] = getattr(package, name)


def names_needed(source: str) -> set[str]:
    """The names that code takes from outside itself, in its functions too; none if it is not valid Python.

    >>> sorted(names_needed("def bot(game): return OptOut()\\nplay([bot])"))
    ['OptOut', 'play']
    """
    table = _symbols(source)
    if table is None:
        return set()
    inner = {symbol.get_name() for part in _below(table) for symbol in part.get_symbols() if symbol.is_global()}
    outer = {symbol.get_name() for symbol in table.get_symbols() if symbol.is_referenced()}
    return (inner | outer) - names_made(source)


def names_made(source: str) -> set[str]:
    """The names that code assigns, defines or imports at its top level; none if it is not valid Python.

    >>> sorted(names_made("from random import choice\\nbest = 3\\ndef bot(game): hidden = 1"))
    ['best', 'bot', 'choice']
    """
    table = _symbols(source)
    symbols = table.get_symbols() if table else []
    return {symbol.get_name() for symbol in symbols if symbol.is_assigned() or symbol.is_imported()}


def _symbols(source: str) -> symtable.SymbolTable | None:
    try:
        return symtable.symtable(source, "cell", "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _below(table: symtable.SymbolTable) -> list[symtable.SymbolTable]:
    """Every table of names inside this one: of functions, classes and comprehensions."""
    return [found for child in table.get_children() for found in (child, *_below(child))]
