"""A person at a table of Pretty Tricky, by mouse."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.player import Look, Player


class SheetPlayer(Player):
    """A person who takes the first split that is offered, on the sheet and by its button in turn."""

    _by_button = False

    @property
    def rows(self) -> list[str]:
        """The rows that can be clicked, ascending."""
        found: list[str] = self.table.locator(".bw-active .bw-pick").evaluate_all(
            "(rows) => rows.map((row) => row.dataset.pick)"
        )
        return sorted(found, key=int)

    def row(self, row: int | str) -> Locator:
        """A row that can be clicked, on the sheet of whoever is asked."""
        return self.table.locator(f'.bw-active [data-pick="{row}"]')

    def strokes(self, seat: int) -> int:
        """How many strokes there are on a sheet, without those that are only planned."""
        return self.table.locator(f".bw-seat-{seat} .pt-sheet path[stroke-linecap]:not(.pt-plan *)").count()

    def pick(self, row: int | str) -> Look:
        """Click a row, and let the pointer rest beside the sheet."""
        self.row(row).click()
        self.page.mouse.move(1, 1)
        return self.look()

    def decide(self, look: Look, opt_out_with: int = 0) -> Look:
        """Tick what is offered first."""
        self._by_button = not self._by_button
        if self._by_button or "both" in look.actions:
            self.press(next(iter(look.actions)))
        else:
            self.pick(self.rows[0])
        return self.ready()
