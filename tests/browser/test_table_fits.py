"""The table fits into the window: what a decision needs is in view, and nothing moves from step to step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from buttons_widgets import CHANCE, CautiousBot, Game, code_of
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.rules.history import states_of
from tests.browser.lab import Lab, Notebook
from tests.browser.page_scripts import AT_HOME
from tests.browser.player import Look, Player
from tests.prepared import NAMES, cells_for_line, last_stars, line_game


@dataclass(frozen=True)
class Size:
    """A window as people have it.

    Attributes:
        width: in CSS pixels.
        height: the same.
        lab: whether JupyterLab shows its file browser and tabs.
        touch: whether it is touched.
    """

    width: int
    height: int
    lab: bool = False
    touch: bool = False

    @property
    def is_phone(self) -> bool:
        """Whether only the board of the player who decides is to be in view."""
        return self.width < 500

    def __str__(self) -> str:
        return f"{self.width}x{self.height}{' with files' if self.lab else ''}"


LAPTOP = Size(1366, 768, lab=True)
TABLET = Size(820, 1180, touch=True)
TABLET_WITH_FILES = Size(820, 1180, lab=True, touch=True)
PHONE = Size(390, 844, touch=True)
LARGE = Size(1920, 1080, lab=True)

STILL = 2
"""By so many pixels a part may move from step to step: a board's border is drawn on whole pixels."""

# Where everything is, two frames after the kernel has answered: in the first of them the table is fitted anew. What is
# cut off by a box that scrolls is not in view.
BOXES = """(table) => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    const whole = { left, top, width: right - left, height: bottom - top };
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY !== 'visible') {
        const box = around.getBoundingClientRect();
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      if (around.matches('.jp-WindowedPanel-outer, :fullscreen')) break;
    }
    return { ...whole, cut: whole.height - Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) };
  };
  const found = {};
  const add = (name, element) => {
    if (element && element.getClientRects().length > 0) found[name] = seen(element);
  };
  for (const name of ['prompt', 'notice', 'tray', 'actions', 'sum', 'coach-verdict']) {
    add(name, table.querySelector(`.bw-${name}`));
  }
  for (const board of table.querySelectorAll('.bw-seat')) {
    add([...board.classList].find((name) => /^bw-seat-\\d/.test(name)).slice(3), board.querySelector('.bw-board'));
  }
  let scrolled = 0;
  for (let around = table.parentElement; around; around = around.parentElement) scrolled += around.scrollTop;
  resolve([found, scrolled]);
})))"""


class Watchful(Player):
    """A person who after each step looks whether all that is needed is in view, and whether anything has moved.

    Attributes:
        phases: the kinds of moments that were seen.
        problems: what was out of view or moved.
    """

    def __init__(self, notebook: Notebook, size: Size) -> None:
        """Sit down at the first table of a notebook in a window of a size."""
        self.phases: set[str] = set()
        self.problems: list[str] = []
        self._size = size
        self._before: dict[str, dict[str, float]] = {}
        self._scrolled: float | None = None
        self._course: object = None
        super().__init__(notebook)

    def look(self) -> Look:
        """Look, and note what is wrong with what is seen."""
        look = super().look()
        self.examine(look)
        return look

    def examine(self, look: Look) -> None:
        """Note what is out of view, and what has moved since the step before."""
        boxes, scrolled = self.page.evaluate(BOXES, self.table.element_handle())
        phase = _phase(look)
        self.phases.add(phase)
        where = f"{phase}, {look.prompt!r}"
        for name in self._needed(boxes, look):
            if boxes[name]["cut"] > 1:
                self.problems.append(f"{where}: {boxes[name]['cut']:.0f} px of {name} are out of view")
        # Meant is: the notice follows the prompt, which may have two lines. On a phone the board of the player who
        # decides comes first, or the sum of a round when there is nothing to decide, and the coach comes between.
        course = (look.seat, "sum" in boxes, "coach-verdict" in boxes) if self._size.is_phone else None
        if course == self._course:
            for name in boxes.keys() & self._before.keys() - {"notice", "sum", "coach-verdict"}:
                self._compare(where, name, self._before[name], boxes[name])
        self._before, self._course = boxes, course
        if self._scrolled is not None and abs(scrolled - self._scrolled) > 1:
            self.problems.append(f"{where}: the page was scrolled by {scrolled - self._scrolled:.0f} px")
        self._scrolled = scrolled

    def forget(self) -> None:
        """What comes next is another game: it may stand elsewhere."""
        self._before, self._scrolled, self._course = {}, None, None

    def _needed(self, boxes: dict[str, Any], look: Look) -> list[str]:
        if not self._size.is_phone:
            return list(boxes)
        mine = [f"seat-{look.seat}"] if look.seat >= 0 else ["sum"]
        return [name for name in ("prompt", "notice", "tray", "actions", *mine) if name in boxes]

    def _compare(self, where: str, name: str, before: dict[str, float], after: dict[str, float]) -> None:
        # What is said, and the row of dice, may be shorter or longer; where they begin stays.
        sides = ("left", "top", "width", "height") if name.startswith("seat-") else ("left", "top")
        for side in sides:
            if abs(after[side] - before[side]) > STILL:
                self.problems.append(
                    f"{where}: {name} has another {side}, {before[side]:.1f} and then {after[side]:.1f}"
                )


PHASES = {
    "end": " wins!| share the win!",
    "round over": "is over",
    "stars": "star on one|stars on|this star|these . stars|line of five|becomes? a? ?stars?",
    "gold": "golden space",
    "lay": "lay a button",
    "decide": "roll",
}


def _phase(look: Look) -> str:
    return next((phase for phase, pattern in PHASES.items() if re.search(pattern, look.prompt)), "other")


def opened(lab: Lab, size: Size, players: str, seed: str, **window: Any) -> Notebook:
    notebook = lab.open(
        [
            "from buttons_widgets import CautiousBot, Game, game_from_code, play\n"
            f"game = play({players}, seed={seed!r}, pace='once')\ngame"
        ],
        width=size.width,
        height=size.height,
        whole_lab=size.lab,
        reduced_motion="reduce",
        **({"has_touch": True} if size.touch else {}),
        **window,
    )
    notebook.run_all()
    return notebook


def settled(person: Watchful) -> None:
    """Wait until the table stands where it stays: whole in view, or with its beginning."""
    person.page.wait_for_function(AT_HOME, arg=person.table.element_handle())


ONE = "['Ada', *((name, CautiousBot(seed=name)) for name in ('Berta', 'Cosimo', 'Doris'))]"
TWO = "['Ada', 'Bo']"


# Of many seeds these make the shortest games.
@pytest.mark.parametrize(
    ("players", "seed", "opt_out_with"),
    [pytest.param(ONE, "fit 0", 4, marks=pytest.mark.thorough), (TWO, "fit 12", 3)],
    ids=["one person", "two people"],
)
def test_a_whole_game_on_a_laptop_needs_no_scrolling(lab: Lab, players: str, seed: str, opt_out_with: int) -> None:
    person = Watchful(opened(lab, LAPTOP, players, seed), LAPTOP)
    settled(person)
    person.forget()
    person.play_until(PHASES["end"], opt_out_with)
    assert person.phases == set(PHASES)
    assert person.problems == [], "\n" + "\n".join(person.problems)


FOUR = ("Ada", "Berta", "Cosimo", "Doris")


@dataclass(frozen=True)
class Moments:
    """A whole game, at a table where the first so many players are people.

    Attributes:
        game: it.
        people: how many.
    """

    game: Game
    people: int

    def plies(self) -> dict[str, int]:
        """By kinds of moments, the last ply at which the first player is asked; and the one whose move ends a round."""
        states = states_of(self.game)
        asked = {state.phase: ply for ply, state in enumerate(states) if state.to_move == 0}
        ends = (
            ply
            for ply, (before, after) in enumerate(pairwise(states))
            if before.to_move in range(self.people) and after.round > before.round
        )
        kinds = {"decide": Phase.DECIDE, "lay": Phase.LAY, "gold": Phase.GOLD, "stars": Phase.STARS}
        return {**{kind: asked[phase] for kind, phase in kinds.items()}, "round over": next(ends)}

    def begin(self, person: Watchful) -> None:
        """Show the end of the game."""
        seats = [None if seat < self.people else seat for seat in range(len(self.game.names))]
        bots = f"[seat and CautiousBot(seed=seat) for seat in {seats}]"
        person.notebook.execute(f"game._begin(game_from_code({code_of(self.game)!r}), {bots})")
        expect(person.table.locator(".bw-prompt")).to_have_text(re.compile(PHASES["end"]))
        # It was begun elsewhere: that it comes into view when it is asked for is another test.
        person.table.evaluate("(table) => table.scrollIntoView()")
        settled(person)
        person.forget()
        if self.game is line_game():  # the course of a longer game scrolls where there is little room
            person.look()

    def go_to(self, person: Watchful, kind: str) -> None:
        """Show a moment, as if all that came after it had been taken back."""
        ply = self.plies()[kind]
        ends = f"game.table._play(game.table.session._states[{ply + 1}].last_move)" if kind == "round over" else ""
        person.notebook.execute(f"game.table._resume_from({ply})\n{ends}")
        person.until(PHASES[kind])


@cache
def played(names: Sequence[str]) -> Game:
    """A whole game between bots."""
    game = Game.start(names, seed="moments")
    bots = [CautiousBot(4, seed=name) for name in names]
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


def ask_coach(person: Watchful) -> None:
    """Look at what the coach says, too, and let it rest."""
    person.button("Coach").click()
    expect(person.table.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)
    person.look()
    person.button("Coach").click()
    person.look()


@pytest.mark.parametrize("sizes", [[LAPTOP, LARGE, TABLET_WITH_FILES], [TABLET, PHONE]], ids=["with files", "alone"])
def test_each_kind_of_moment_is_in_view_and_stands_still_in_every_window(lab: Lab, sizes: Sequence[Size]) -> None:
    notebook = opened(lab, sizes[0], TWO, "moments")
    fingers = notebook.page.context.new_cdp_session(notebook.page)
    problems: list[str] = []
    for size in sizes:
        notebook.page.set_viewport_size({"width": size.width, "height": size.height})
        fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch})
        notebook.run_all()
        person = Watchful(notebook, size)
        settled(person)
        crowds = [Moments(played(FOUR[:3]), 3), Moments(played(FOUR), 4)] if size is LAPTOP else []
        for moments in (Moments(played(FOUR), 1), Moments(line_game(), 1), Moments(played(FOUR[:2]), 2), *crowds):
            moments.begin(person)
            for kind in moments.plies():
                moments.go_to(person, kind)
                if kind == "lay" and moments.people == 1:
                    ask_coach(person)
        assert person.phases == set(PHASES)
        problems += [f"{size}, {problem}" for problem in person.problems]
    assert problems == [], "\n" + "\n".join(problems)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [LAPTOP, TABLET, TABLET_WITH_FILES, PHONE, LARGE], ids=str)
def test_what_a_decision_needs_is_in_view_in_every_phase(lab: Lab, size: Size) -> None:
    notebook = opened(lab, size, ONE, "sizes")
    person = Watchful(notebook, size)
    settled(person)
    person.forget()
    person.play_until("is over")

    # With the coach, whose verdict is in view too.
    person.press("next-round")
    person.play_until("lay a button")
    person.button("Coach").click()
    expect(person.table.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)
    person.look()
    person.button("Coach").click()

    # The last stars of a game of three, and its end.
    game = line_game()
    stars = last_stars(game)
    notebook.execute(
        f"game._begin(game_from_code({code_of(stars)!r}), [None, CautiousBot(seed=1), CautiousBot(seed=2)])"
    )
    person.forget()
    person.until(f"^{NAMES[0]}: ")
    settled(person)
    person.forget()
    for row, column in cells_for_line(stars):
        person.choose(f"{row}-{column}")
    person.press("place")
    person.until(PHASES["end"])

    # Two people at one screen.
    notebook.execute("game._begin(Game.start(['Ada', 'Bo'], seed='two'), [None, None])")
    person.forget()
    person.until("Ada: roll")
    settled(person)
    person.forget()
    person.play_until("is over", opt_out_with=3)
    assert person.phases == set(PHASES)
    assert person.problems == [], "\n" + "\n".join(person.problems)


@pytest.mark.thorough
def test_three_and_four_people_have_all_their_boards_in_view(lab: Lab) -> None:
    notebook = opened(lab, LAPTOP, "['Ada', 'Bo', 'Cy']", "many")
    person = Watchful(notebook, LAPTOP)
    settled(person)
    person.forget()
    person.play_until("is over", opt_out_with=1)
    notebook.execute("game._begin(Game.start(['Ada', 'Bo', 'Cy', 'Dee'], seed='many'), [None] * 4)")
    person.forget()
    person.until("Ada: roll")
    settled(person)
    person.forget()
    person.play_until("is over", opt_out_with=1)
    assert person.problems == [], "\n" + "\n".join(person.problems)


SCROLL = "(top) => { document.querySelector('.jp-WindowedPanel-outer').scrollTop = top }"
SCROLLED = "() => document.querySelector('.jp-WindowedPanel-outer').scrollTop"


def test_a_table_comes_into_view_when_it_is_asked_for_and_only_then(lab: Lab) -> None:
    notes = "\n".join(f"# {number}" for number in range(12))
    notebook = lab.open(
        [
            f"{notes}\nfrom buttons_widgets import Game, play\ngame = play(seed='come', pace='once')\ngame",
            *["1 + 1"] * 6,
        ],
        width=LAPTOP.width,
        height=LAPTOP.height,
    )
    notebook.run_all()
    person = Watchful(notebook, LAPTOP)
    page = person.page
    # The page is scrolled by the table and by nothing else: a click of the test would bring the button into view.
    page.evaluate(SCROLL, 0)
    person.button("Start the game").dispatch_event("click")
    person.until(": ")
    settled(person)
    assert page.evaluate(SCROLLED) > 0
    person.decide(person.look())

    # Another game, asked for at the table; and the lobby, from which this one goes on.
    page.evaluate(SCROLL, 0)
    person.button("Game…").click()
    person.button("New game").click()
    expect(person.button("Go on: ")).to_be_visible()
    page.evaluate(SCROLL, 0)
    person.button("Go on: ").first.click()
    person.until(": ")
    settled(person)

    # A game that somebody begins elsewhere, and a page that is loaded anew, leave it where it is.
    page.evaluate(SCROLL, 60)
    notebook.execute("game._begin(Game.start(['Eve'], seed=1), [None])")
    person.until("Eve: roll")
    page.wait_for_function("() => document.querySelector('.bw-table').dataset.bwFit !== undefined")
    person.look()
    assert abs(page.evaluate(SCROLLED) - 60) < 2
    notebook.reload()
    person = Watchful(notebook, LAPTOP)
    person.until("Eve: roll")
    person.look()
    assert page.evaluate(SCROLLED) < 2


def test_the_table_fills_the_screen_and_the_next_game_too(lab: Lab) -> None:
    alone = Size(LAPTOP.width, LAPTOP.height)  # what is around the notebook is not seen
    notebook = opened(lab, alone, TWO, "screen", theme="dark")
    person = Watchful(notebook, alone)
    whole = person.table.locator(".bw-tool-full-screen")
    expect(whole).to_have_accessible_name("Fill the whole screen (F)")
    whole.click()
    person.page.wait_for_function("() => document.fullscreenElement?.matches('.bw-stage')")
    settled(person)
    person.forget()
    expect(whole).to_have_accessible_name("Leave the full screen (F)")
    ground = "() => getComputedStyle(document.fullscreenElement).backgroundColor"
    assert person.page.evaluate(ground) == "rgb(17, 17, 17)"
    person.page.keyboard.press("r")
    person.until("Ada: lay")
    person.play_until("is over", opt_out_with=1)
    assert person.problems == [], "\n" + "\n".join(person.problems)

    # The next game takes the place of this one there.
    end = states_of(line_game())[-1]
    notebook.execute(f"game._begin(game_from_code({code_of(end)!r}), [None] * 3)")
    person.until(PHASES["end"])
    person.press("again")
    person.until("roll the dice")
    assert person.page.evaluate("() => document.fullscreenElement?.matches('.bw-stage')")
    expect(whole).to_have_accessible_name("Leave the full screen (F)")
    person.page.keyboard.press("f")
    person.page.wait_for_function("() => document.fullscreenElement === null")
    expect(whole).to_have_accessible_name("Fill the whole screen (F)")
