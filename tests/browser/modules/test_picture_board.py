"""The ES module of pictures whose parts can be clicked, alone on a blank page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from buttons_widgets.kit.table.picture_board import PIECES, PictureBoard
from tests.browser.module import View

GROUND = f'<svg viewBox="0 0 100 20"><rect class="ground" width="100" height="20"/>{PIECES}</svg>'
KEEP_GROUND = "() => { window.ground = document.querySelector('.ground') }"
IS_KEPT = "() => window.ground === document.querySelector('.ground')"


def pieces(*places: int) -> str:
    return "".join(f'<circle data-pick="{place}" cx="{place * 10}" cy="10" r="5"/>' for place in places)


def test_the_ground_stays_while_pieces_change_and_the_focus_stays_on_its_piece(blank_page: Page) -> None:
    board = PictureBoard()
    board.svg, board.pieces = GROUND, pieces(1, 2, 3)
    board.picks, board.active = {"1": "one", "2": "two", "3": "three"}, True
    view = View(blank_page, board)
    blank_page.evaluate(KEEP_GROUND)
    expect(blank_page.get_by_role("button")).to_have_count(3)
    blank_page.get_by_role("button", name="two").focus()
    view.update(pieces=pieces(2, 3), picks={"2": "two", "3": "three"}, turn=1)
    expect(blank_page.get_by_role("button")).to_have_count(2)
    expect(blank_page.get_by_role("button", name="two")).to_be_focused()
    assert blank_page.evaluate(IS_KEPT)
    blank_page.keyboard.press("ArrowRight")
    blank_page.keyboard.press("Enter")
    assert [(sent["pick"], sent["turn"]) for sent in view.sent] == [("3", 1)]
    # Another ground comes with all that lies on it.
    view.update(svg=GROUND.replace("100 20", "200 20"))
    expect(blank_page.get_by_role("button")).to_have_count(2)
    assert not blank_page.evaluate(IS_KEPT)
    view.close()
    assert view.listening == 0


def test_a_picture_in_one_layer_is_shown_as_it_is(blank_page: Page) -> None:
    board = PictureBoard()
    board.svg, board.picks, board.active = f"<svg>{pieces(1)}</svg>", {"1": "one"}, True
    view = View(blank_page, board)
    expect(blank_page.get_by_role("button", name="one")).to_have_count(1)
    view.update(pieces=pieces(2))  # nothing says where they belong
    expect(blank_page.locator("circle")).to_have_count(1)


def middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_part_that_is_drawn_anew_while_it_is_pressed_is_clicked_all_the_same(blank_page: Page) -> None:
    board = PictureBoard()
    board.svg, board.pieces, board.picks, board.active = GROUND, pieces(1, 2), {"1": "one", "2": "two"}, True
    view, mouse = View(blank_page, board), blank_page.mouse
    one, two = (middle(blank_page.get_by_role("button", name=name)) for name in ("one", "two"))
    mouse.move(*one)
    for count, name in enumerate(("first", "second"), start=1):
        mouse.down()
        view.update(pieces=pieces(1, 2) + "<g/>" * count, picks={"1": name, "2": "two"})
        expect(blank_page.get_by_role("button", name=name)).to_have_count(1)
        mouse.up()
        assert [sent["pick"] for sent in view.sent] == ["1"] * count
    mouse.click(*one)
    assert len(view.sent) == 3, "what stayed is clicked once"
    for turn, end in ((0, two), (1, one)):  # it ends elsewhere; it ends in another turn
        mouse.move(*one)
        mouse.down()
        view.update(pieces=pieces(1, 2) + "<g/>" * (3 + turn), turn=turn)
        expect(blank_page.locator(".bw-pieces g")).to_have_count(3 + turn)
        mouse.move(*end)
        mouse.up()
        assert len(view.sent) == 3


def test_a_press_that_ended_elsewhere_is_forgotten(blank_page: Page) -> None:
    board = PictureBoard()
    board.svg, board.pieces, board.picks, board.active = GROUND, pieces(1), {"1": "one"}, True
    view, mouse = View(blank_page, board), blank_page.mouse
    one = middle(blank_page.get_by_role("button", name="one"))
    mouse.move(*one)
    mouse.down()
    mouse.move(600, 400)
    mouse.up()
    view.update(pieces=pieces(1) + "<g/>")
    expect(blank_page.locator(".bw-pieces g")).to_have_count(1)
    mouse.down()
    mouse.move(*one)
    mouse.up()
    assert view.sent == []
    for button in ("right", "middle"):
        mouse.down(button=button)  # type: ignore[arg-type]
        view.update(pieces=pieces(1))
        expect(blank_page.locator(".bw-pieces g")).to_have_count(0)
        mouse.up(button=button)  # type: ignore[arg-type]
        view.update(pieces=pieces(1) + "<g/>")
        expect(blank_page.locator(".bw-pieces g")).to_have_count(1)
    assert view.sent == []


def test_a_tap_is_one_click_if_its_part_is_drawn_anew_meanwhile(blank_page: Page) -> None:
    board = PictureBoard()
    board.svg, board.pieces, board.picks, board.active = GROUND, pieces(1), {"1": "one"}, True
    view = View(blank_page, board)
    blank_page.evaluate("() => { picked = 0; addEventListener('bw-sent', () => { picked += 1; }); }")
    x, y = middle(blank_page.get_by_role("button", name="one"))
    finger = blank_page.context.new_cdp_session(blank_page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    for count in (1, 2):
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        view.update(pieces=pieces(1) + "<g/>" * count)
        expect(blank_page.locator(".bw-pieces g")).to_have_count(count)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(blank_page.locator(".bw-pieces g")).to_have_count(count)
        blank_page.wait_for_function("(sent) => window.picked >= sent", arg=count)
        assert len(view.sent) == count


FLIGHT = """<svg viewBox="0 0 100 20"><style>@keyframes fly { from { opacity: 0 } }
  .flies { animation: fly 60s }</style><circle class="flies bw-awaited" data-pick="1" r="%d"/></svg>"""
HELD = "() => document.querySelector('main').dataset.bwRolling !== undefined"
LAND = "() => document.getAnimations().forEach((one) => one.finish())"


def test_what_follows_from_a_flight_waits_for_it_unless_it_is_ones_own(blank_page: Page) -> None:
    blank_page.evaluate("""() => {
      const main = document.querySelector('main');
      main.className = 'bw-table';
      window.rested = 0;
      main.addEventListener('bw-rested', () => { rested += 1; });
    }""")
    view = View(blank_page, PictureBoard())
    assert not blank_page.evaluate(HELD)
    view.update(svg=FLIGHT % 5, picks={"1": "one"}, active=True)
    blank_page.wait_for_function(HELD)
    # Another flight takes its place: it is waited for that one.
    view.update(svg=FLIGHT % 6, turn=1)
    assert blank_page.evaluate(HELD) and blank_page.evaluate("rested") == 0
    blank_page.evaluate(LAND)
    blank_page.wait_for_function("() => rested === 1")
    assert not blank_page.evaluate(HELD)
    blank_page.get_by_role("button", name="one").press("Enter")
    view.update(svg=FLIGHT % 7, turn=2)
    expect(blank_page.locator("circle[r='7']")).to_have_count(1)
    assert not blank_page.evaluate(HELD)
