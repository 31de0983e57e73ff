"""A table whose widgets all start later than anywidget allows, as on a slow laptop: it is played like any other."""

from __future__ import annotations

from tests.browser.lab import Lab
from tests.browser.player import Player

# anywidget gives a widget two seconds to start; here it gives it none.
NO_TIME = """{
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 2000 ? 0 : milliseconds);
}"""
GIVEN_UP = "[anywidget] Failed to initialize model."
TABLE = "from buttons_widgets import play\ngame = play(['Ada', 'Bo'], seed='late', pace='once')\ngame"


def test_widgets_that_start_late_hear_the_kernel_all_the_same(lab: Lab) -> None:
    notebook = lab.open([TABLE], own_window=True)
    notebook.page.evaluate(f"() => {NO_TIME}")
    notebook.run_all()
    player = Player(notebook)
    player.press("roll")
    look = player.play_until("is over", opt_out_with=2)
    assert all(look.buttons), look
    # Each of the widgets was given up, and that is all that was printed.
    given_up = [error for error in notebook.watch.errors if GIVEN_UP in error]
    assert len(given_up) > 5
    assert notebook.watch.errors == given_up
    notebook.watch.forget()
