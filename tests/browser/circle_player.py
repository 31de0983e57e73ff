"""A person at a table of Button Up!, by mouse."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator

from tests.browser.player import Look, Player


class CirclePlayer(Player):
    """A person who sows piles as chance has it, always the same way.

    Attributes:
        chance: decides.
    """

    chance = Random(11)

    @property
    def offered(self) -> list[str]:
        """The places of the piles that can be sown."""
        piles = self.table.locator(".bw-active .bu-offered").all()
        return sorted(str(pile.get_attribute("data-pick")) for pile in piles)

    def pile(self, place: int | str) -> Locator:
        """The pile on a place."""
        return self.table.locator(f'.bw-picture [data-pick="{place}"]')

    def landings(self) -> list[str]:
        """What is written where a pile would land: their numbers, or the sign of again."""
        return self.table.locator(".bu-landings text:visible").all_text_contents()

    def pick(self, place: int | str) -> Look:
        """Click a pile, and let the pointer rest beside the circle."""
        self.pile(place).click()
        self.page.mouse.move(1, 1)
        return self.look()

    def decide(self, look: Look, opt_out_with: int = 0) -> Look:
        """Go on with the next battle, be first, or sow some pile."""
        for name in ("next-round", "first", "sow"):
            if name in look.actions:
                self.press(name)
                return self.ready()
        self.pick(self.chance.choice(self.offered))
        self.press("sow")
        return self.ready()
