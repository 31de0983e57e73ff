"""The table fits into the window: what a decision needs is in view, and nothing moves from step to step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from buttons_widgets import CHANCE, CautiousBot, Game, code_of
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.rules.history import states_of
from tests.browser.lab import Lab, Notebook
from tests.browser.page_scripts import AT_HOME, FITTED
from tests.browser.player import Player
from tests.browser.watchful import BOXES, LAPTOP, LARGE, PHASES, PHONE, TABLET, TABLET_WITH_FILES, Size, Watchful
from tests.prepared import NAMES, cells_for_line, last_stars, line_game


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
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("players", "seed", "opt_out_with"),
    [(ONE, "fit 0", 4), (TWO, "fit 12", 3)],
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

    def begin(self, notebook: Notebook) -> None:
        """Show the end of the game."""
        seats = [None if seat < self.people else seat for seat in range(len(self.game.names))]
        bots = f"[seat and CautiousBot(seed=seat) for seat in {seats}]"
        notebook.execute(f"game._begin(game_from_code({code_of(self.game)!r}), {bots})")
        expect(notebook.page.locator(".bw-prompt")).to_have_text(re.compile(PHASES["end"]))

    def go_to(self, notebook: Notebook, kind: str) -> None:
        """Show a moment, as if all that came after it had been taken back."""
        ply = self.plies()[kind]
        ends = f"game.table._play(game.table.session._states[{ply + 1}].last_move)" if kind == "round over" else ""
        notebook.execute(f"game.table._resume_from({ply})\n{ends}")
        expect(notebook.page.locator(".bw-prompt")).to_have_text(re.compile(PHASES[kind]))


@cache
def played(names: Sequence[str]) -> Game:
    """A whole game between bots."""
    game = Game.start(names, seed="moments")
    bots = [CautiousBot(4, seed=name) for name in names]
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


class Windows:
    """Windows of several sizes onto one table, in each of which somebody watches.

    Args:
        notebook: where the table is.
        sizes: those of the windows.
    """

    def __init__(self, notebook: Notebook, sizes: Sequence[Size]) -> None:
        self.people = {size: Watchful(notebook, size) for size in sizes}
        self._page = notebook.page
        self._fingers = self._page.context.new_cdp_session(self._page)

    def forget(self) -> None:
        """What comes next is another table: it may stand elsewhere."""
        for person in self.people.values():
            person.forget()

    def look(self) -> None:
        """Look through each of them, from the beginning of the table on."""
        for size, person in self.people.items():
            self._page.set_viewport_size({"width": size.width, "height": size.height})
            self._fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch})
            self._page.evaluate(FITTED)
            person.table.evaluate("(table) => table.scrollIntoView()")
            person.look()

    def check(self) -> None:
        """Fail if anything was out of view, or has moved; or if something was never looked at."""
        problems = [f"{size}, {problem}" for size, person in self.people.items() for problem in person.problems]
        assert problems == [], "\n" + "\n".join(problems)
        assert all(person.phases == set(PHASES) for person in self.people.values())


@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param([LAPTOP], id="laptop"),
        pytest.param([PHONE], id="phone"),
        pytest.param([LAPTOP, LARGE, TABLET_WITH_FILES], id="with files", marks=pytest.mark.thorough),
        pytest.param([TABLET, PHONE], id="alone", marks=pytest.mark.thorough),
    ],
)
def test_each_kind_of_moment_is_in_view_and_stands_still_in_every_window(lab: Lab, sizes: Sequence[Size]) -> None:
    notebook = opened(lab, sizes[0], TWO, "moments")
    windows = Windows(notebook, sizes)
    settled(windows.people[sizes[0]])
    for moments in (Moments(played(FOUR), 1), Moments(line_game(), 1), Moments(played(FOUR[:2]), 2)):
        moments.begin(notebook)
        windows.forget()
        if moments.game is line_game():  # the course of a longer game scrolls where there is little room
            windows.look()
            windows.forget()  # at the end a podium has the place of the dice, and the winner that of the large board
        for kind in moments.plies():
            moments.go_to(notebook, kind)
            windows.look()
            if kind == "lay" and moments.people == 1:
                coach = windows.people[sizes[0]].button("Coach")
                coach.click()
                expect(notebook.page.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)
                windows.look()
                coach.click()
    windows.check()


def test_three_and_four_people_have_all_their_boards_in_view_at_each_kind_of_moment(lab: Lab) -> None:
    alone = Size(LAPTOP.width, LAPTOP.height)
    notebook = opened(lab, alone, TWO, "moments")
    person = Watchful(notebook, alone)
    for moments in (Moments(played(FOUR[:3]), 3), Moments(played(FOUR), 4)):
        moments.begin(notebook)
        person.table.evaluate("(table) => table.scrollIntoView()")
        person.forget()
        for kind in moments.plies():
            moments.go_to(notebook, kind)
            person.look()
    assert person.problems == [], "\n" + "\n".join(person.problems)


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


@pytest.mark.thorough
@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=str)
def test_at_an_end_of_many_words_nothing_lies_on_something_else(lab: Lab, size: Size) -> None:
    table = f"from buttons_widgets import play\ngame = play({list(FOUR)!r}, language='de')"
    cell = f"{table}\ngame.open_code({code_of(played(FOUR))!r})\ngame"
    notebook = lab.open([cell], width=size.width, height=size.height, whole_lab=size.lab)
    notebook.run_all()
    person = Player(notebook)
    ending = person.table.locator(".bw-ending")
    expect(ending).to_be_visible()
    expect(ending.get_by_role("button", name="Bild speichern")).to_be_visible()
    notebook.page.evaluate(FITTED)
    boxes, *_ = notebook.page.evaluate(BOXES, person.table.element_handle())
    assert {"prompt", "ending", "actions", *(f"seat-{seat}" for seat in range(4))} <= boxes.keys()
    lying = [
        (one, other)
        for one, other in combinations(sorted(boxes), 2)
        if all(
            boxes[one][side] + 1 < boxes[other][side] + boxes[other][length]
            and boxes[other][side] + 1 < boxes[one][side] + boxes[one][length]
            for side, length in (("left", "width"), ("top", "height"))
        )
    ]
    assert lying == []


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
    expect(person.button("Continue: ")).to_be_visible()
    page.evaluate(SCROLL, 0)
    person.button("Continue: ").first.click()
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
    assert person.page.evaluate(ground) == "rgb(27, 22, 17)"
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
