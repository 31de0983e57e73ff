"""The table in every state that a person sees: nothing overflows, axe finds nothing, and a picture is left of each."""

from __future__ import annotations

from itertools import pairwise

import pytest

from buttons_widgets import code_of
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.rules.history import states_of
from tests.browser.lab import LOOKS, Lab
from tests.browser.looks import Eyes
from tests.browser.player import Player
from tests.prepared import NAMES, cells_for_line, last_stars, line_game, state_before

TABLE = """
from buttons_widgets import CautiousBot, play
game = play(pace="once")
game
"""
# The same table goes on with another game: names and bots stay.
OPEN = "game.open_code({code!r})"
SEATS = """from buttons_widgets import Game
game._begin(Game.start({names!r}), [None, CautiousBot(seed=1), CautiousBot(seed=2)])"""

# What reaches out of the table, or out of its own box where that cuts off: names of elements with their widths.
OVERFLOWS = """(table) => {
  const out = [];
  const area = table.closest('.jp-OutputArea-output');
  if (area.scrollWidth > area.clientWidth) out.push(`output area: ${area.scrollWidth} > ${area.clientWidth}`);
  const edge = table.getBoundingClientRect().right + 1;
  for (const element of table.querySelectorAll('*')) {
    if (element.getClientRects().length === 0 || element.closest('.bw-frame, .bw-unseen, svg svg, defs')) continue;
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue; // for screen readers alone
    const box = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.getAttribute('class')}`;
    if (element.closest('svg')) continue;
    if (box.width > 0 && box.right > edge) out.push(`${name} ends at ${box.right} of ${edge}`);
    // A village that would be too small for a finger scrolls instead.
    const scrolls = element.matches('input, select, textarea, .bw-picture:has(> :is(.wb-village, .wb-mat))');
    const hides = getComputedStyle(element).overflowX !== 'visible' && !scrolls;
    if (hides && element.scrollWidth > element.clientWidth + 1) {
      out.push(`${name} clips ${element.scrollWidth} to ${element.clientWidth}: ${element.innerText?.slice(0, 40)}`);
    }
  }
  return out;
}"""


# Tools that stand higher than the first, and icons that are not in the middle of theirs.
CROOKED = """(table) => {
  const middle = (element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  const tools = [...table.querySelectorAll('.bw-tools button')].filter((tool) => tool.getClientRects().length > 0);
  const crooked = (tool) => {
    const icon = tool.querySelector('i, svg');
    return Math.abs(middle(tool) - middle(tools[0])) > 0.6 || (icon && Math.abs(middle(icon) - middle(tool)) > 1.1);
  };
  return tools.filter(crooked).map((tool) => `${tool.title} is crooked`);
}"""


def round_to_sum() -> Game:
    """The state in which Ada, as the last, places the stars of a round that does not end the game."""
    game = line_game()
    states = states_of(game)[:-1]
    return next(before for before, after in pairwise(states) if before.to_move == 0 and after.round > before.round >= 2)


def with_other_eyes(person: Player, state: str) -> None:
    """Leave pictures of what is seen with three kinds of colour blindness; test_colours.py holds the contrasts."""
    browser = person.page.context.new_cdp_session(person.page)
    for kind in ("protanopia", "deuteranopia", "tritanopia"):
        browser.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        person.picture(f"{state}-{kind}")
    browser.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    browser.detach()


@pytest.mark.thorough
def test_every_state_of_the_table(lab: Lab) -> None:
    notebook = lab.open([TABLE], height=2000)
    notebook.run_all()
    person = Player(notebook)
    eyes = Eyes(person, "", (OVERFLOWS, CROOKED), every_look=True)

    def go_to(game: Game) -> None:
        notebook.execute(OPEN.format(code=code_of(game)))
        person.until(f"^{game.names[0]}: ")

    eyes.look("start")
    notebook.execute(SEATS.format(names=NAMES))
    game = line_game()
    go_to(state_before(game, Phase.LAY, round_number=5))
    eyes.look("mid-game", LOOKS)
    with_other_eyes(person, "mid-game")
    go_to(state_before(game, Phase.GOLD, round_number=3))
    eyes.look("gold")
    go_to(round_to_sum())
    for cell in person.look().offered[: game.at(round_to_sum().ply).earnings(0).total]:
        if cell not in person.look().chosen:
            person.choose(cell)
    person.press("place")
    person.until("is over")
    eyes.look("round-sum")
    stars = last_stars(game)
    go_to(stars)
    for row, column in cells_for_line(stars):
        look = person.choose(f"{row}-{column}")
    assert "line of five" in look.prompt
    assert len(look.line) == 5
    eyes.look("line-of-five")
    person.press("place")
    person.until("Ada wins!")
    eyes.look("end")
    person.button("Game…").click()
    person.look()
    eyes.look("drawer")
    eyes.check()
