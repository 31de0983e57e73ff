"""The frame's ES module on a blank page, inside a table whose dice tumble or whose past is looked at."""

from itertools import permutations

import pytest
from playwright.sync_api import Page, expect

from buttons_widgets.kit.page.frame import Frame
from buttons_widgets.kit.page.markup import link_html
from tests.browser.module import View

TABLE = """() => {
  const main = document.querySelector('main');
  main.className = 'bw-table';
  main.insertAdjacentHTML('beforeend', '<button>Somewhere</button><div tabindex="0" role="slider"></div>'
    + '<div class="bw-choice" tabindex="0"></div>');
}"""
TWO_FRAMES = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen())))"
TUMBLE = "() => { document.querySelector('main').dataset.bwRolling = ''; }"
REST = """() => {
  const main = document.querySelector('main');
  delete main.dataset.bwRolling;
  main.dispatchEvent(new CustomEvent('bw-rested'));
}"""


def frame(page: Page, **traits: object) -> View:
    page.evaluate(TABLE)
    view = View(page, Frame(**{"shortcuts": ["r"], "focus_on": [".bw-choice"]} | traits))
    page.get_by_role("button", name="Somewhere").focus()
    page.evaluate(TWO_FRAMES)  # the frame has looked for its table by then, and leaves the focus alone
    return view


def keys(view: View) -> list[str]:
    return [message["key"] for message in view.sent if message["type"] == "key"]


def test_what_the_dice_bring_is_read_out_when_they_rest(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate(TUMBLE)
    view.update(news="Ada is bust.", turn=2)
    news = blank_page.locator("[role=status]")
    expect(news).to_have_text("")
    blank_page.evaluate(REST)
    expect(news).to_have_text("Ada is bust.")


def test_links_are_reported_and_a_small_board_is_as_good_as_the_link_at_its_head(blank_page: Page) -> None:
    view = frame(blank_page)
    link = link_html("Large", "board", 2)
    blank_page.locator("main").evaluate(
        """(main, [moment, link]) => main.insertAdjacentHTML('beforeend', `<ul><li>${moment}</li></ul>
          <div class="bw-small"><div class="bw-seat">${link}<p>A board</p></div>
          <div class="bw-seat bw-seat-decides">${link}<p>My board</p></div></div>`)""",
        [link_html("<b>Ada</b> rolls.", "moment", 7, tab=False), link],
    )
    for text in ("Ada", "A board", "My board"):
        blank_page.get_by_text(text, exact=True).click()
    blank_page.get_by_role("button", name="Large").last.press("Enter")
    links = [message for message in view.sent if message["type"] == "link"]
    assert [(one["name"], one["number"]) for one in links] == [("moment", 7), ("board", 2), ("board", 2)]
    blank_page.evaluate(TUMBLE)
    blank_page.get_by_text("Ada", exact=True).click()
    assert len([message for message in view.sent if message["type"] == "link"]) == 3


def test_a_link_that_is_drawn_anew_while_it_is_held_down_counts_once(blank_page: Page) -> None:
    view = frame(blank_page)
    main = blank_page.locator("main")
    drawn = "".join(link_html(name, "seat", number) for number, name in enumerate(("Ada", "Bo")))
    draw = "(main, drawn) => { main.querySelector('section').innerHTML = drawn; }"
    main.evaluate("(main) => main.insertAdjacentHTML('beforeend', '<section></section>')")
    for pressed, released in (("Ada", "Ada"), ("Bo", "Ada"), ("Bo", "Bo")):
        main.evaluate(draw, drawn)
        blank_page.get_by_text(pressed, exact=True).hover()
        blank_page.mouse.down()
        main.evaluate(draw, drawn)
        blank_page.get_by_text(released, exact=True).hover()
        blank_page.mouse.up()
    blank_page.get_by_text("Ada", exact=True).click()
    assert [message["number"] for message in view.sent if message["type"] == "link"] == [0, 1, 0]


def test_a_new_state_is_told_at_the_table_after_its_news(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate("""() => {
      window.drawn = [];
      const heard = () => drawn.push(document.querySelector('[role=status]').textContent);
      document.querySelector('main').addEventListener('bw-drawn', heard);
    }""")
    view.update(news="Bo is bust.", turn=2)
    view.update(news="Bo is bust, as was said.")
    assert blank_page.evaluate("drawn") == ["Bo is bust."]


def test_no_key_decides_while_the_dice_tumble(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.keyboard.press("r")
    blank_page.evaluate(TUMBLE)
    blank_page.keyboard.press("r")
    assert keys(view) == ["r"]
    blank_page.evaluate(REST)
    blank_page.keyboard.press("r")
    assert keys(view) == ["r", "r"]


def test_the_button_of_a_key_hears_of_it_before_the_kernel_does(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate("""() => {
      window.told = [];
      for (const state of ['disabled', '']) {
        const button = `<button class="bw-action" data-bw-key="r" ${state}>Roll</button>`;
        document.querySelector('main').insertAdjacentHTML('beforeend', button);
        document.querySelector('main').lastElementChild.addEventListener('bw-key',
          () => told.push([state, view.sent.filter(({ type }) => type === 'key').length]));
      }
    }""")
    blank_page.keyboard.press("r")
    assert blank_page.evaluate("told") == [["", 0]]
    assert keys(view) == ["r"]


def test_a_lost_focus_waits_for_the_dice(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate(TUMBLE)
    blank_page.get_by_role("button", name="Somewhere").evaluate("(button) => button.remove()")
    view.update(turn=2)
    expect(blank_page.locator(".bw-frame-rest")).to_be_focused()
    blank_page.evaluate(REST)
    expect(blank_page.locator(".bw-choice")).to_be_focused()


def test_the_focus_of_a_button_that_vanishes_is_held_before_the_kernel_says_where_it_belongs(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.get_by_role("button", name="Somewhere").evaluate("(button) => button.remove()")
    blank_page.keyboard.press("r")
    expect(blank_page.locator(".bw-frame-rest")).to_be_focused()
    assert keys(view) == ["r"]


CELLS = """() => {
  const main = document.querySelector('main');
  const [cell, below] = [0, 1].map(() => Object.assign(document.createElement('div'), { className: 'jp-Cell' }));
  below.tabIndex = -1;
  main.replaceWith(cell);
  cell.append(main);
  cell.after(below);
  main.querySelector('button').addEventListener('click', () => { window.pressed = true; });
}"""


def test_shift_and_enter_go_to_the_cell_below_and_press_nothing(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate(CELLS)
    somewhere, below = blank_page.get_by_role("button", name="Somewhere"), blank_page.locator(".jp-Cell").last
    somewhere.press("Shift+Enter")
    expect(below).to_be_focused()
    # In a text it makes a line, and it gives an answer that can be given; one that cannot is no hindrance.
    blank_page.evaluate("""() => document.querySelector('main').insertAdjacentHTML('beforeend',
      '<textarea></textarea><div data-bw-changed><input><button class="bw-action">Check</button></div>')""")
    for own in (blank_page.locator("textarea"), blank_page.locator("input")):
        own.press("Shift+Enter")
        expect(own).to_be_focused()
    blank_page.locator(".bw-action").evaluate("(button) => { button.disabled = true; }")
    blank_page.locator("input").press("Shift+Enter")
    expect(below).to_be_focused()
    below.evaluate("(below) => below.remove()")
    somewhere.press("Shift+Enter")
    expect(somewhere).to_be_focused()
    assert blank_page.evaluate("() => window.pressed") is None
    assert keys(view) == []


NOTEBOOK = """(above) => {
  document.head.insertAdjacentHTML('beforeend', '<style>body { margin: 0 } main { block-size: 400px }</style>');
  document.body.innerHTML = `<div class="jp-Notebook"><p style="height: ${above}px; margin: 0">Above</p>
    <div class="jp-Cell"><div class="jp-OutputArea"><main class="bw-table"></main></div></div>
    <div class="jp-Cell jp-mod-active" tabindex="-1">Next</div><p style="height: 3000px">Below</p></div>`;
}"""


def test_what_is_fresh_comes_into_view_whole_if_somebody_looks_where_it_was_run(blank_page: Page) -> None:
    blank_page.emulate_media(reduced_motion="reduce")
    blank_page.evaluate(NOTEBOOK, 450)
    view = View(blank_page, Frame(fresh=True))
    # No further than it has to be: what stands above it can still be read.
    blank_page.wait_for_function(
        "() => Math.abs(document.querySelector('main').getBoundingClientRect().bottom - 600) < 2"
    )
    assert view.saved == [{"fresh": False}]


@pytest.mark.parametrize(("above", "fresh"), [(2000, True), (450, False)], ids=["scrolled away", "shown before"])
def test_nobody_is_led_away_from_what_they_look_at(blank_page: Page, above: int, fresh: bool) -> None:
    blank_page.evaluate(NOTEBOOK, above)
    blank_page.evaluate("() => { window.scrolls = 0; addEventListener('scroll', () => { window.scrolls += 1; }) }")
    view = View(blank_page, Frame(fresh=fresh))
    # More frames than a frame waits for the height of what it brings into view.
    blank_page.evaluate("""async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise((shown) => requestAnimationFrame(shown));
    }""")
    assert blank_page.evaluate("() => [scrolls, scrollY]") == [0, 0]
    assert view.saved == ([{"fresh": False}] if fresh else [])


def test_arrows_are_reported_where_nothing_else_has_a_use_for_them(blank_page: Page) -> None:
    view = frame(blank_page, shortcuts=["ArrowLeft", "ArrowRight"])
    blank_page.keyboard.press("ArrowLeft")
    blank_page.keyboard.press("ArrowUp")
    assert keys(view) == ["ArrowLeft"]
    blank_page.get_by_role("slider").focus()
    blank_page.keyboard.press("ArrowRight")
    assert keys(view) == ["ArrowLeft"]


def test_a_click_between_the_parts_of_a_table_keeps_the_keys_at_the_table(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate("() => document.querySelector('main').insertAdjacentHTML('beforeend', '<p>Only read</p>')")
    blank_page.get_by_text("Only read").click()
    expect(blank_page.locator("main")).to_be_focused()
    blank_page.keyboard.press("r")
    assert keys(view) == ["r"]
    blank_page.evaluate("() => { document.body.style.height = '4000px'; }")
    blank_page.keyboard.press(" ")
    assert blank_page.evaluate("() => scrollY") == 0
    view.update(turn=2)
    expect(blank_page.locator(".bw-choice")).to_be_focused()


def test_a_chord_of_the_page_is_its_own_after_a_key_of_the_table(blank_page: Page) -> None:
    frame(blank_page)
    blank_page.locator("main").focus()
    blank_page.keyboard.press("r")
    expect(blank_page.locator("main")).to_have_attribute("data-lm-suppress-shortcuts", "true")
    blank_page.get_by_role("button", name="Somewhere").focus()
    blank_page.keyboard.press("Control+s")
    expect(blank_page.locator("main[data-lm-suppress-shortcuts], main [data-lm-suppress-shortcuts]")).to_have_count(0)


PANE = """() => document.querySelector('main').insertAdjacentHTML('beforeend',
  '<div class="bw-pane" style="height: 50px; overflow: auto"><p style="height: 500px">Long</p></div>')"""


SCROLLED = """async (element) => {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  return element.scrollTop;
}"""


def test_what_is_new_is_in_view_unless_somebody_reads(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate(PANE)
    pane = blank_page.locator(".bw-pane")
    pane.hover()
    pane.evaluate("(element) => { element.scrollTop = 80; }")
    view.update(turn=2)
    assert pane.evaluate(SCROLLED) == 80
    blank_page.get_by_role("button", name="Somewhere").hover()
    view.update(turn=3)
    assert pane.evaluate(SCROLLED) == 0


def test_the_focus_leaves_a_board_on_which_nothing_can_be_chosen_any_more(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate("""() => document.querySelector('main').insertAdjacentHTML('beforeend',
      '<div data-bw-idle><p tabindex="-1" class="held">A space</p></div>')""")
    blank_page.locator(".held").focus()
    view.update(turn=2)
    expect(blank_page.locator(".bw-choice")).to_be_focused()


ORDER = "() => [...document.querySelectorAll('style[data-bw-sheet]')].map((style) => style.textContent)"
SETS = {
    "table": "a b own",
    "puzzle": "a b dice puzzle own",
    "editor": "a b dice puzzle own editor",
    "other": "a b else",
}


def test_tables_of_several_kinds_share_their_style_sheets(blank_page: Page) -> None:
    for kinds in permutations(SETS):
        for kind in kinds:
            View(blank_page, Frame(sheets=SETS[kind].split()))
        order = blank_page.evaluate(ORDER)
        assert sorted(order) == sorted({name for names in SETS.values() for name in names.split()}), kinds
        for names in SETS.values():
            assert [name for name in order if name in names.split()] == names.split(), kinds
        blank_page.evaluate("() => document.querySelectorAll('style').forEach((style) => style.remove())")


def test_a_button_that_leads_elsewhere_takes_the_focus_and_the_page_there_once_it_is_answered(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate("""() => {
      const leads = document.querySelector('button');
      leads.className = 'bw-leads';
      const goal = document.querySelector('.bw-choice');
      goal.classList.add('bw-led-to');
      goal.textContent = 'Choose';
      goal.style.marginTop = '3000px';
    }""")
    leads, goal = blank_page.get_by_role("button", name="Somewhere"), blank_page.locator(".bw-choice")
    leads.click()
    view.update(news="Nothing else has changed.")
    expect(leads).to_be_focused()
    view.update(turn=5)
    expect(goal).to_be_focused()
    expect(goal).to_be_in_viewport(ratio=1)
    # It leads there once: what changes later leaves the focus where a person puts it.
    leads.focus()
    view.update(turn=6)
    expect(leads).to_be_focused()


DRAWER = """() => {
  document.querySelector('main').insertAdjacentHTML('beforeend',
    '<button class="bw-opens">Shut</button><button class="bw-opens mod-active">Open</button><input aria-label="Name">');
  window.pressed = [];
  for (const button of document.querySelectorAll('.bw-opens'))
    button.addEventListener('click', () => { window.pressed.push(button.textContent); });
  document.querySelector('input').addEventListener('keydown', (event) => event.stopPropagation());
}"""


def test_escape_closes_what_is_open_and_the_focus_comes_back_to_what_opened_it(blank_page: Page) -> None:
    view = frame(blank_page)
    blank_page.evaluate(DRAWER)
    opened = blank_page.get_by_role("button", name="Open")
    places = [opened, blank_page.get_by_label("Name"), blank_page.get_by_role("slider")]
    for number, place in enumerate(places, start=1):
        place.focus()
        blank_page.keyboard.press("Escape")
        expect(opened).to_be_focused()
        assert blank_page.evaluate("() => window.pressed") == ["Open"] * number
    opened.evaluate("(button) => button.classList.remove('mod-active')")
    blank_page.keyboard.press("Escape")
    assert len(blank_page.evaluate("() => window.pressed")) == 3
    assert keys(view) == []
