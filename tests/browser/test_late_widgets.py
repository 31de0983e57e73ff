"""A table whose widgets all start later than anywidget allows, as on a slow laptop: it is played like any other."""

from __future__ import annotations

from tests.browser.lab import Lab
from tests.browser.player import Player

# anywidget gives a widget two seconds to start; here they are over before it begins, whatever else the machine does.
NO_TIME = """{
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => {
    if (milliseconds !== 2000) return timeout(milliseconds);
    const giveUp = (listener) => {
      listener();
      window.givenUp = (window.givenUp ?? 0) + 1;
    };
    return { addEventListener: (_event, listener) => queueMicrotask(() => giveUp(listener)) };
  };
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
    assert notebook.page.evaluate("() => window.givenUp") > 5
    # Of these the browser prints those that nothing had waited for by then, and it prints nothing else.
    assert [error for error in notebook.watch.errors if GIVEN_UP not in error] == []
    notebook.watch.forget()
