"""A person at a table of War of the Buttons, by mouse or with a finger."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.lab import Notebook
from tests.browser.player import Look, Player

TURN = "game.table._activity.turn"


class WarPlayer(Player):
    """A person who chooses a place, and lets the table lift the dice; of what is offered another thing each time."""

    def __init__(self, notebook: Notebook, touch: bool = False) -> None:
        """Sit down.

        Args:
            notebook: where the table is.
            touch: whether it is touched, and not clicked.
        """
        super().__init__(notebook)
        self._touch, self._decisions = touch, 0

    def part(self, name: str) -> Locator:
        """A place in the village, or a part of a mat, that can be chosen now."""
        return self.table.locator(f'.bw-active .bw-pick[data-pick="{name}"]')

    def die(self, pips: int | str, number: int = 0) -> Locator:
        """Of the dice before whoever decides one that shows these pips."""
        return self.table.locator(f'.bw-tray [role=button][aria-label$=" {pips}"]').nth(number)

    def touch(self, what: Locator) -> Look:
        """Click something, or tap it, and let the pointer rest beside the table."""
        if self._touch:
            # A tap is a click a moment later: until it is answered nobody taps again. Two quick taps at one place are a
            # double tap, whose second half does nothing: then it takes another one.
            turn = self.notebook.execute(TURN)
            for _ in range(3):
                what.tap()
                if any(self.notebook.execute(TURN) != turn for _ in range(100)):
                    return self.look()
            raise AssertionError(f"lost: {self.on_the_table()}")
        what.click()
        self.page.mouse.move(1, 1)
        return self.look()

    def pick(self, name: str) -> Look:
        """Choose a place, or a part of the own mat."""
        return self.touch(self.part(name))

    def press(self, name: str) -> Look:
        """Press the button of an action."""
        return self.touch(self.action(name))

    @property
    def offered(self) -> list[str]:
        """What is worth choosing, without the white dice in the lake, in the order of its names."""
        found = self.table.locator(".bw-active .bw-pick[data-offered]").all()
        names = {str(part.get_attribute("data-pick")) for part in found}
        return sorted(name for name in names if not name.startswith("lake"))

    def decide(self, look: Look, opt_out_with: int = 0) -> Look:
        """Do it, if it is chosen; go on, if nothing must be done; or choose something of what is offered."""
        for name in ("do", "next-round", "end"):
            if name in look.actions:
                self.press(name)
                return self.ready()
        self._decisions += 1
        offered = self.offered
        assert offered, f"nothing to do in {look}; now {self.on_the_table()}"
        self.pick(offered[self._decisions % len(offered)])
        return self.ready()
