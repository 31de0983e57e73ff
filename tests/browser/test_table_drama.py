"""What a table shows over time: dice that stop before anything is said, a bust that is seen, a round that stays."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from buttons_widgets import code_of
from tests.browser.lab import Lab
from tests.browser.player import Look, Player
from tests.prepared import NAMES, cells_for_line, last_stars, line_game

# Bo rolls as long as it may, and takes the first space that it is offered.
BOLD = """
from buttons_widgets import play
game = play({players}, cards={cards}, seed={seed!r}, pace="fast")
game
"""
ALONE = BOLD.format(players='["Ada"]', cards='["r"]', seed="b37")
WITH_A_BOT = BOLD.format(
    players='["Ada", ("Bo", lambda game: game.legal_moves()[0])]', cards='["ry", "bg"]', seed="b28"
)

# What can be seen of the table, noted in every frame in which something of it has changed.
RECORD = r"""(table) => {
  window.seenFrames = [];
  const seen = (selector) => {
    const found = table.querySelector(selector);
    return found !== null && found.getClientRects().length > 0 && getComputedStyle(found).visibility === 'visible';
  };
  const count = (selector) => table.querySelectorAll(selector).length;
  const note = () => {
    if (!table.isConnected) return;  // the test is over
    const frame = {
      tumbling: count('.bw-tray-tumbles') > 0,
      held: table.dataset.bwRolling !== undefined,
      dice: [...table.querySelectorAll('.bw-tray-die')].map((die) => die.querySelectorAll('circle').length).join(' '),
      prompt: seen('.bw-prompt') ? table.querySelector('.bw-prompt').innerText.trim() : '',
      notice: seen('.bw-notice') ? table.querySelector('.bw-notice').innerText.trim() : '',
      actions: seen('.bw-actions button'),
      lit: count('.bw-head-shown'),
      turns: [...table.querySelectorAll('.bw-seat > .widget-html')]
        .map((head) => !/[/,] 0\)$/.test(getComputedStyle(head).backgroundColor)).join(' '),
      moves: [...table.querySelectorAll('.bw-seat')]
        .map((seat) => seat.classList.contains('bw-seat-moves')).join(' '),
      sum: seen('.bw-sum'),
      stamps: count('.bw-stamp[role=img]'),
      buttons: count('[data-cell]:has(.bw-part-under > *)'),
      leaving: count('.bw-part-leaving > *') > 0,
      spoken: table.querySelector('[role=status]').textContent,
    };
    if (JSON.stringify(frame) !== JSON.stringify(seenFrames.at(-1))) seenFrames.push(frame);
    requestAnimationFrame(note);
  };
  note();
}"""


def bold(person: Player, look: Look) -> Look:
    """Roll as long as it may be done, and take the first space that is offered."""
    return person.press("roll") if "roll" in look.actions else person.choose(look.offered[0])


def frames(person: Player) -> list[dict[str, Any]]:
    """What was seen since `RECORD`."""
    seen: list[dict[str, Any]] = person.page.evaluate("seenFrames")
    return seen


def test_a_bust_that_ends_a_round_is_seen_by_who_plays_alone(lab: Lab) -> None:
    notebook = lab.open([ALONE], reduced_motion="no-preference")
    notebook.run_all()
    person = Player(notebook)
    look = person.look()
    while True:
        table = person.table.element_handle()
        person.page.evaluate(RECORD, table)
        look = bold(person, look)
        if "next-round" in look.actions:
            break
        # Every other roll: nothing of it is said, lit or offered before the dice rest.
        for frame in frames(person):
            if frame["held"]:
                assert (frame["prompt"], frame["notice"], frame["actions"], frame["lit"]) == ("", "", False, 0)
    person.page.wait_for_function("document.querySelector('.bw-part-leaving > *') === null")
    seen = frames(person)
    held = [frame for frame in seen if frame["held"]]
    after = seen[seen.index(held[-1]) + 1 :]
    assert held and after
    # The dice tumble: the buttons lie there, and nobody says anything.
    assert {(frame["prompt"], frame["stamps"], frame["buttons"], frame["lit"]) for frame in held} == {("", 0, 4, 0)}
    assert not any("bust" in frame["spoken"] for frame in held)
    # They rest: all at once it is said, lit and stamped, and then the buttons leave.
    first, last = after[0], after[-1]
    assert not first["tumbling"]
    assert first["prompt"].startswith("Round 1 is over.")
    assert "4 buttons go back to the pool" in first["notice"]
    assert "is bust" in first["spoken"]
    assert (first["stamps"], first["leaving"], last["leaving"], last["buttons"]) == (1, True, False, 0)
    assert first["lit"] > 1
    assert first["dice"] == last["dice"]
    # It stays until the next round is started.
    expect(person.table.get_by_role("img", name="Bust!")).to_be_visible()
    expect(person.table.locator(".bw-title")).to_have_text(re.compile("^Round 1"))
    person.press("next-round")
    expect(person.table.get_by_role("img", name="Bust!")).to_have_count(0)
    expect(person.table.locator(".bw-title")).to_have_text(re.compile("^Round 2"))


@pytest.mark.thorough
def test_a_bot_s_bust_that_ends_a_round_is_seen(lab: Lab) -> None:
    notebook = lab.open([WITH_A_BOT], reduced_motion="no-preference")
    notebook.run_all()
    person = Player(notebook)
    person.page.evaluate(RECORD, person.table.element_handle())
    look = person.until("Ada: |Round 1 is over")
    while look.prompt.startswith("Ada: "):  # she never opts out, so that the round ends with busts
        bold(person, look)
        look = person.until("Ada: |Round 1 is over")
    person.page.wait_for_function("document.querySelector('.bw-part-leaving > *') === null")
    seen = frames(person)
    # The dice say nothing before they rest: the same player stays lit, and no room is made for the sum of the round.
    assert any(before["turns"] != after["turns"] for before, after in pairwise(seen))
    for before, after in pairwise(seen):
        lit = before["turns"] if after["held"] else after["moves"]
        assert after["turns"] == lit
        assert not (after["held"] and after["sum"])
    stamped = [frame for frame in seen if frame["stamps"] == 2]
    assert stamped and not any(frame["held"] for frame in stamped)
    assert "Bo is bust" in stamped[0]["notice"]
    for seat in (0, 1):
        expect(person.board(seat).get_by_role("img", name="Bust!")).to_be_visible()
    expect(person.board(1).locator(".bw-head-shown")).not_to_have_count(0)
    person.press("next-round")
    expect(person.table.get_by_role("img", name="Bust!")).to_have_count(0)


def test_boards_stay_full_until_the_next_round_is_started(lab: Lab) -> None:
    notebook = lab.open([ALONE.replace('["Ada"]', '["Ada", "Bo"]').replace('["r"]', '["ry", "bg"]')])
    notebook.run_all()
    person = Player(notebook)
    look = person.play_until("Round 1 is over", opt_out_with=3)
    lying = int(notebook.execute("sum(m.bit_count() for m in game.table.session.states[-2].button_masks)"))
    earned = int(notebook.execute("sum(m.bit_count() for m in game.table.game.star_masks)"))
    assert earned > 0
    on_the_boards = sum(map(len, look.buttons))
    assert 0 < on_the_boards < lying
    expect(person.table.locator(".bw-seat .bw-star")).to_have_count(earned)
    expect(person.table.locator(".bw-sum-table")).to_be_visible()
    look = person.press("next-round")
    assert look.buttons == [[], []]
    expect(person.table.locator(".bw-seat .bw-star")).to_have_count(earned)


def test_the_end_shows_the_course_of_the_game_and_leads_to_look_back(lab: Lab) -> None:
    stars = last_stars(line_game())
    table = f"from buttons_widgets import play\ngame = play({list(NAMES)!r}, seed=1)"
    notebook = lab.open([f"{table}\ngame.open_code({code_of(stars)!r})\ngame"], width=400)
    notebook.run_all()
    person = Player(notebook)
    for row, column in cells_for_line(stars):
        person.choose(f"{row}-{column}")
    person.press("place")
    look = person.play_until("Ada wins!")
    course = person.table.get_by_role("region", name="Stars by round")
    expect(course).to_be_visible()
    expect(course.locator("polyline")).to_have_count(3)
    ending = person.table.locator(".bw-ending")
    expect(ending).to_contain_text("The line of five decided it: Ada completed it in round")
    expect(ending.get_by_role("img")).to_have_accessible_name(re.compile("^1. Ada: [0-9]+★; 2. "))
    # Who wants no motion sees a still: the line of five is lit, on the winner's board, which has the large place.
    lit = person.table.locator(".bw-large .bw-seat-0 .bw-lit")
    expect(lit).to_have_count(5)
    assert set(lit.evaluate_all("(all) => all.map((one) => one.matches('.bw-in-line:not(.bw-lights)'))")) == {True}
    expect(person.table.locator(".bw-tray")).to_be_hidden()
    with person.page.expect_download() as saved:
        ending.get_by_role("button", name="Save picture").click()
    assert saved.value.suggested_filename == "the-end.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    for name, end in zip(NAMES, line_game().result.stars, strict=True):  # type: ignore[union-attr]
        expect(course.locator(".bw-course-end", has_text=name)).to_contain_text(str(end))
        expect(course.get_by_role("row", name=name).get_by_role("cell").last).to_have_text(str(end))
    assert person.violations() == []
    assert any(look.buttons)
    assert look.actions == {"again": "Play again", "look-back": "Replay", "review": "Review"}

    # Looking back from there, by the keyboard alone: the last round's sum, then step by step.
    person.page.keyboard.press("l")
    expect(person.table.locator(".bw-prompt")).to_have_text("This is a replay.")
    expect(person.table.locator(".bw-sum-table")).to_be_visible()
    expect(course).to_have_count(0)
    told = person.table.locator(".bw-look-told")
    expect(told).to_contain_text("puts")
    last = told.inner_text()
    person.page.keyboard.press("ArrowLeft")
    expect(told).not_to_have_text(last)
    person.page.keyboard.press("ArrowRight")
    expect(told).to_have_text(last)
    person.button("To the end of the round before").click()
    expect(person.table.locator(".bw-title")).to_have_text(re.compile(f"^Round {line_game().round - 1}"))
    assert any(person.look().buttons)
    assert person.violations() == []
