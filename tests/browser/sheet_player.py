"""A person at a table of Pretty Tricky, by mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.player import Look, Player


class SheetPlayer(Player):
    """A person who takes the first split that is offered, on the sheet and by its button in turn."""

    _by_button = False

    def ready(self) -> Look:
        """What is on the table when this person has something to do."""
        # Until there is something to press a bot ticks, or the dice fall.
        expect(self.table.locator(".bw-actions button:visible").first).to_be_visible(timeout=15_000)
        return self.look()

    @property
    def rows(self) -> list[str]:
        """The rows that can be clicked, ascending."""
        found = self.table.locator(".bw-active .bw-pick").all()
        return sorted((str(row.get_attribute("data-pick")) for row in found), key=int)

    def row(self, row: int | str) -> Locator:
        """A row that can be clicked, on the sheet of whoever is asked."""
        return self.table.locator(f'.bw-active [data-pick="{row}"]')

    def crosses(self, seat: int) -> int:
        """How many strokes there are on a sheet, without those that are only planned."""
        return self.table.locator(f".bw-seat-{seat} .pt-sheet path[stroke-linecap]").count() - self.planned(seat)

    def planned(self, seat: int) -> int:
        """How many strokes the plans of a sheet have, seen or not."""
        return self.table.locator(f".bw-seat-{seat} .pt-plan path").count()

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

    def play_on(self, prompt: str) -> Look:
        """Go on until the prompt has these words (a regular expression) in it."""
        look = self.ready()
        for _ in range(200):
            if re.search(prompt, look.prompt):
                return look
            look = self.decide(look)
        raise AssertionError(f"never {prompt!r}: {self.on_the_table()}")
