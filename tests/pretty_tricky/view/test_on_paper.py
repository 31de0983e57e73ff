"""Pretty Tricky on paper: sheets to print, from code and from the lobby, and what the dice of a screen offer."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import buttons_widgets as buttons
from buttons_widgets.kit.classroom.paper import copies, paper_of
from buttons_widgets.kit.language.words import Words, languages
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.page.text_layout import text_width
from buttons_widgets.kit.rules.chance import fair_dice
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table import dice_roller as roller_room
from buttons_widgets.kit.table.dice_roller import DiceRoller
from buttons_widgets.pretty_tricky import SHEET, Game, dice_roller, play, tick_sheet
from buttons_widgets.pretty_tricky.drawing import writing
from buttons_widgets.pretty_tricky.kind import PRETTY_TRICKY
from buttons_widgets.pretty_tricky.view.on_paper import rolled
from tests.made_language import latin, make_language, shown_in, texts_of
from tests.staged import button, buttons_of

WORDS: Words = PRETTY_TRICKY.words("en")


SVG = "{http://www.w3.org/2000/svg}"
STROKES = f".//{SVG}path[@stroke-linecap]"
CUT = f"{SVG}rect[@stroke-dasharray]"


def texts(svg: str) -> list[str]:
    """What is written on a page."""
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


WIDE = "/".join(["ooooooooo|oooooooo2"] * 11)
NARROW = "/".join(["ooo|-"] * 11)
THREE_ROWS = "oo|oo/-|-/-|-/-|-/-|-/o|o2/-|-/-|-/-|-/-|-/oo|-"


@pytest.mark.parametrize(("sheet", "on_a_page"), [(None, 4), (THREE_ROWS, 6), (WIDE, 2), (NARROW, 4)])
def test_as_many_sheets_of_pretty_tricky_as_fit_stand_on_a_page(sheet: str | None, on_a_page: int) -> None:
    more: dict[str, Any] = {} if sheet is None else {"sheet": sheet}
    full = tick_sheet(**more)
    assert len(full.svgs) == 1
    assert texts(full.svgs[0]).count("X + XX") == texts(full.svgs[0]).count("I start") == on_a_page
    assert len(tick_sheet(60, **more).svgs) == 60 // on_a_page
    several = tick_sheet(on_a_page + 1, **more)
    assert [texts(svg).count("X + XX") for svg in several.svgs] == [on_a_page, 1]
    assert several.svgs[0] == full.svgs[0]
    places = [place for place in ElementTree.fromstring(full.svgs[0]).iter(f"{SVG}g") if place.find(CUT) is not None]
    assert len(places) == on_a_page
    for place in places:
        cut = place.find(CUT)
        at = re.search(r"translate\(([\d.]+)[ ,]([\d.]+)\)", place.get("transform", ""))
        assert cut is not None and at is not None
        assert float(at[1]) + float(cut.get("width", "")) <= 200.01
        assert float(at[2]) + float(cut.get("height", "")) <= 297 - 19
    for svg in several.svgs:
        assert any(text.startswith("Before the game: two players tick") for text in texts(svg))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"copies": 0}, "1 to 60 sheets are printed at once, not 0"),
        ({"copies": 61}, "not 61"),
        ({"copies": True}, "not True"),
        ({"copies": "4"}, "not '4'"),
        ({"players": 1}, "sheets are printed for 2 to 4 players, not 1"),
        ({"players": 5}, "players, not 5"),
        ({"players": True}, "players, not True"),
        ({"paper": "a3"}, "the paper is a4 or letter, not 'a3'"),
        ({"sheet": "oo|oo"}, "a sheet is eleven rows"),
        ({"sheet": None}, "a Sheet or its text is wanted here, not None"),
        ({"language": "xx"}, "xx"),
    ],
)
def test_what_is_no_sheet_of_pretty_tricky_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        tick_sheet(**wrong)


@pytest.mark.parametrize(
    ("players", "ticked", "marks"), [(None, 0, "6, 5 or 4"), (2, 9, "6"), (3, 0, "5"), (4, 2, "4")]
)
def test_the_numbers_of_the_players_are_ticked_on_the_sheets(players: int | None, ticked: int, marks: str) -> None:
    (svg,) = tick_sheet(1, players).svgs
    on_paper = {path.get("d") for path in ElementTree.fromstring(svg).iterfind(STROKES)}
    game = replace(SHEET.view(SHEET.start_position(players or 3), players or 3), score=None, start_label="I start")
    assert on_paper == {path.get("d") for path in ElementTree.fromstring(f"<g>{writing(game)}</g>")}
    assert len(on_paper) == ticked
    assert "0" not in texts(svg)  # the points are written by the players
    assert any(text.startswith(f"With {marks} ringed !") for text in texts(svg))
    before = {None: "Before the game", 2: "For 2 players", 3: "For three players", 4: "For 4 players"}[players]
    assert any(text.startswith(before) for text in texts(svg))


@pytest.mark.parametrize("language", languages())
def test_the_rules_below_the_sheets_are_as_wide_as_the_page_at_most(language: str) -> None:
    for players in (None, 2, 3, 4):
        (svg,) = tick_sheet(players=players, language=language).svgs
        rules = [
            line.text or "" for line in ElementTree.fromstring(svg).iter(f"{SVG}text") if line.get("font-size") == "3"
        ]
        assert len(rules) >= 6
        assert all(text_width(line, 3) <= 190 for line in rules)


def test_there_is_a_sheet_for_everybody() -> None:
    for sheet, pages in ((THREE_ROWS, 1), (WIDE, 2)):
        everybody = tick_sheet(players=4, sheet=sheet)
        assert len(everybody.svgs) == pages
        assert sum(texts(svg).count("I start") for svg in everybody.svgs) >= 4


# From the lobby


@pytest.fixture
def lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayWidget:
    monkeypatch.chdir(tmp_path)
    return play(shelf=Shelf(tmp_path / "shelf"), language="en")


def files_of(lobby: PlayWidget) -> list[tuple[str, str, str]]:
    """The files that are given away from now on: name, text and media type of each."""
    assert lobby.lobby is not None
    assert lobby.lobby.paper is not None
    files: list[tuple[str, str, str]] = []
    paper = lobby.lobby.paper
    paper.frame.download = lambda *file: files.append(file)
    paper.switch.value = True
    return files


def test_the_lobby_prints_the_sheet_that_is_chosen(lobby: PlayWidget, tmp_path: Path) -> None:
    files, parts = files_of(lobby), lobby.lobby
    assert parts is not None
    assert parts.paper is not None
    assert [label for label, _ in parts.paper.players.options] == [
        "not decided yet", "2 players", "3 players", "4 players",
    ]  # fmt: skip
    assert "bw-hands-out" in parts.paper.download._dom_classes  # else no page takes the file
    parts.paper.download.click()
    assert files[-1] == ("Sheets for Pretty Tricky.html", tick_sheet(language="en").html, "text/html")
    assert "Sheets for Pretty Tricky.html" in parts.paper.message.value
    parts.paper.players.value, parts.paper.paper.value = 2, "letter"
    parts.paper.download.click()
    assert files[-1][1] == tick_sheet(players=2, paper="letter", language="en").html
    picker = parts.options
    picker.which.value = "own"
    picker.letters.value = THREE_ROWS
    parts.paper.download.click()
    assert files[-1][1] == tick_sheet(players=2, sheet=THREE_ROWS, paper="letter", language="en").html
    picker.letters.value = "no sheet"
    parts.paper.download.click()
    assert len(files) == 3
    assert "The text of your sheet cannot be read" in parts.paper.message.value
    assert parts.paper.panel.layout.display is None
    parts.paper.switch.value = False
    assert parts.paper.panel.layout.display == "none"
    assert [path.name for path in tmp_path.iterdir() if path.name != "shelf"] == []


def test_dice_take_the_place_of_the_lobby_which_is_as_it_was_afterwards(lobby: PlayWidget) -> None:
    files_of(lobby)
    parts, before = lobby.lobby, lobby.children
    assert parts is not None
    assert parts.paper is not None
    parts.options.which.value = "own"
    parts.paper.roll.click()
    parts.paper.roll.click()  # a double click shows them once
    (dice,) = lobby.children
    assert isinstance(dice, DiceRoller)
    button(lobby, "Back").click()
    assert lobby.children == before
    assert parts.options.which.value == "own"
    assert parts.comm is not None
    assert dice.comm is None


def test_a_press_that_comes_late_does_not_hide_what_is_there_meanwhile(lobby: PlayWidget) -> None:
    files_of(lobby)
    parts = lobby.lobby
    assert parts is not None
    assert parts.paper is not None
    parts.paper.roll.click()
    back = button(lobby, "Back")
    parts.language.value = "fr"
    shown = lobby.children
    back.click()
    assert lobby.children == shown
    assert lobby.lobby is not None
    assert lobby.lobby.comm is not None
    lobby.lobby.game.value = "buttons"
    shown = lobby.children
    parts.paper.roll.click()
    assert lobby.children == shown
    lobby.lobby.start.click()
    parts.paper.roll.click()
    assert lobby.children == (lobby.table,)


def test_nothing_is_left_of_dice_and_of_what_is_printed(lobby: PlayWidget) -> None:
    files_of(lobby)
    assert lobby.lobby is not None
    paper, before = lobby.lobby.paper, set(_instances)
    assert paper is not None
    for _ in range(3):
        paper.switch.value = not paper.switch.value
        paper.roll.click()
        button(lobby, "Back").click()
    assert set(_instances) == before


def test_a_game_that_prints_nothing_does_not_offer_it(tmp_path: Path) -> None:
    other = buttons.play(shelf=Shelf(tmp_path / "shelf"))
    assert other.lobby is not None
    assert other.lobby.paper is None


# The dice of a screen


class Clock:
    """A clock that goes on when it is told to, in seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(roller_room, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def press(roller: DiceRoller, clock: Clock | None = None, turn: int | None = None) -> None:
    """What the page sends for a press, after the dice have come to rest if there is a clock."""
    if clock is not None:
        clock.now += 1
    at = roller.actions.turn if turn is None else turn
    roller.actions._handle_custom_msg({"type": "press", "name": "roll", "turn": at}, [])


def test_the_dice_of_a_seed_are_those_of_a_game(clock: Clock) -> None:
    roller, game = dice_roller("rainy Sunday"), Game.start(["Ada", "Bo"], seed="rainy Sunday")
    press(roller)
    *blue, red = roller.rolls[0]
    assert str(game.chance_move()) == f"dice {''.join(map(str, sorted(blue)))} {red}"
    assert buttons_of(roller) == []  # it was asked for in a cell: no way back
    assert [die["body"] for die in roller.tray.dice] == ["blue", "blue", "blue", "red"]
    assert [die["value"] for die in roller.tray.dice] == [*sorted(blue), red]
    press(roller, clock)
    press(roller, clock)
    assert roller.rolls == [fair_dice("rainy Sunday", number, 4, 6) for number in range(3)]
    assert dice_roller(1)._seed != dice_roller()._seed != dice_roller()._seed


def test_what_a_roll_offers_is_told_as_the_rules_have_it() -> None:
    own, others = rolled((2, 5, 4, 5), WORDS).offers
    assert own == ("The player who rolled, left: both, one, or none", ["6 + 10", "7 + 9"])
    assert others == ("All others, right: one of these, or none", ["6", "7", "9"])
    assert [offered for _, offered in rolled((1, 3, 6, 3), WORDS).offers] == [["4 + 9", "6 + 7"], ["4", "7", "9"]]
    assert [offered for _, offered in rolled((2, 3, 5, 4), WORDS).offers] == [
        ["5 + 9", "6 + 8", "7 + 7"],
        ["5", "7", "8"],
    ]
    assert rolled(None, WORDS).offers == ()


def test_a_second_press_rolls_no_second_time(clock: Clock) -> None:
    roller = dice_roller(5)
    first = roller.actions.turn
    press(roller)
    press(roller, turn=first)  # both clicks of a double click were made at what was seen then
    press(roller)  # the second one was so late that the first had been answered
    roller.frame._receive(roller.frame, {"type": "key", "key": "r", "turn": roller.frame.turn}, [])
    assert len(roller.rolls) == roller.tray.roll_id == 1
    assert roller.tray.tumble == roller_room.TUMBLE
    clock.now += 0.95
    roller.frame._receive(roller.frame, {"type": "key", "key": "r", "turn": roller.frame.turn}, [])
    assert len(roller.rolls) == roller.tray.roll_id == 2
    press(roller, clock, turn=first)
    assert len(roller.rolls) == 2


def test_the_rolls_before_stand_there_and_a_screen_reader_hears_the_last_one(clock: Clock) -> None:
    roller = dice_roller(5, language="en")
    assert roller.frame.news == "Nobody has rolled yet. Three blue dice and a red one, not rolled yet"
    for _ in range(9):
        press(roller, clock)
    told = [rolled(pips, WORDS).dice.label for pips in roller.rolls]
    rows = re.findall(r">(\d+)</th><td>(.*?)</td>", roller.past.value)
    assert rows == [(str(number), told[number - 1]) for number in range(8, 2, -1)]
    assert "Roll 9" in roller.offers.value
    assert roller.frame.news.startswith(f"Roll 9. {told[8]}. The player who rolled")
    assert repr(roller) == "DiceRoller(9 rolls)"


def test_a_saved_notebook_shows_the_dice_and_what_they_offer(clock: Clock) -> None:
    roller = dice_roller(5, language="en")
    assert texts(roller._repr_svg_()) == []
    press(roller)
    offers = rolled(roller.rolls[0], WORDS).offers
    assert texts(roller._repr_svg_()) == [line for who, offered in offers for line in (who, ", ".join(offered))]
    assert roller._repr_svg_().count("bw-die ") == 4


def test_nothing_is_left_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, clock: Clock) -> None:
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path / "games"))
    make_language(monkeypatch)
    roller = dice_roller(5)
    press(roller)
    press(roller, clock)
    found = [*shown_in(roller), *texts_of("sheet", tick_sheet(players=2).html)]
    assert {text for _, text in found for run in latin(text) if run not in ("XX",) and len(run) > 1} == set()
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("wrong", [{"seed": ""}, {"seed": "x" * 200}, {"language": "xx"}])
def test_what_no_dice_can_be_made_of_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"seed|xx"):
        dice_roller(**wrong)


@pytest.mark.parametrize(("size", "scale"), [((10, 1000), 0.268), ((10, 10), 3), ((300, 10), 190 / 300)])
def test_a_picture_is_no_larger_than_the_page_and_than_is_wanted(size: tuple[float, float], scale: float) -> None:
    (page,) = copies("", size, None, (1, 3), [], paper_of("a4"), str)
    (cut, *_) = ElementTree.fromstring(f"<g>{page.markup}</g>").iterfind(".//rect[@stroke-dasharray]")
    assert float(cut.get("width", "")) == pytest.approx(size[0] * scale, abs=0.1)
