"""Somebody who looks at what a test brings to a page, and notes what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle

import pytest

from tests.browser.lab import BOTH, LOOKS
from tests.browser.player import Player

IN_LOOKS = pytest.mark.parametrize(
    "every_look",
    [pytest.param(False, id="looks in turn"), pytest.param(True, id="every look", marks=pytest.mark.thorough)],
)
"""Each state in one look, dark or narrow in turn; `make thorough` sees it in all that are asked for."""


class Eyes:
    """Looks at one state after the other, and leaves a picture of each.

    Args:
        person: who brought it there.
        name: what the names of the pictures begin with.
        scripts: what is asked beside axe: each gives a list of problems.
        every_look: whether all looks are seen that are asked for.

    Attributes:
        problems: what was wrong.
    """

    def __init__(self, person: Player, name: str, scripts: Sequence[str], every_look: bool) -> None:
        self.person = person
        self.problems: list[str] = []
        self._name, self._scripts, self._every_look = name, scripts, every_look
        # Two in a row have the same theme: to change it takes as long as to look.
        self._turns = cycle(("narrow", "dark", "dark", "narrow"))

    def look(self, state: str, looks: Iterable[str] = BOTH) -> None:
        """Look at a state, in some looks."""
        for look in self.person.notebook.in_every_look(looks) if self._every_look else self._in_turn():
            self.person.picture(f"{self._name}{state}-{look}")
            found = [*self.person.violations()]
            for script in self._scripts:
                found += self.person.table.evaluate(script)
            self.problems += [f"{state}, {look}: {problem}" for problem in found]

    def _in_turn(self) -> Iterator[str]:
        """Show the next look; afterwards the page is wide again, and keeps the theme."""
        theme, width = LOOKS[look := next(self._turns)]
        self.person.notebook.show_look(theme, width)
        yield look
        self.person.notebook.show_look(theme, LOOKS[theme][1])

    def check(self) -> None:
        """Fail if anything was wrong."""
        assert self.problems == [], "\n" + "\n".join(self.problems)
