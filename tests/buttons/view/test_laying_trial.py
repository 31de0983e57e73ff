"""The board on which the laying rules are tried, without a kernel: clicks in, answers out."""

import html
import re
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import LAYOUTS, Dice, Layout, Position, try_laying
from buttons_widgets.buttons.view import laying_trial
from buttons_widgets.buttons.view.laying_trial import LayingTrial
from buttons_widgets.buttons.view.sentences import MESSAGES
from buttons_widgets.kit.dice.tray import DiceTray
from buttons_widgets.kit.language.words import KIT_WORDS, words_in
from tests.hands import unkept

POSITION = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")
ROLL = Dice(5, 6, (2, 3, 5, 5))


def click(trial: LayingTrial, cell: str, ply: int | None = None) -> str:
    """Click a space in the browser and read the answer."""
    content = {"type": "cell", "cell": cell, "turn": trial.board.turn if ply is None else ply}
    trial.board._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
    return text_of(trial.message.value)


def text_of(markup: str) -> str:
    return " ".join(html.unescape(re.sub("<[^>]*>", " ", unkept(markup))).split())


def test_a_button_is_laid_and_taken_back() -> None:
    trial = try_laying(LAYOUTS["A"])
    assert text_of(trial.message.value).startswith("Choose a marked space")
    assert len(trial.board.offered) == 36
    assert click(trial, "3-4") == "A button lies on 3-4."
    assert (trial.board.buttons, trial.board.latest) == (["3-4"], ["3-4"])
    assert len(trial.board.offered) == 31
    assert "31 spaces are open" in text_of(trial.standing.value)
    assert click(trial, "3-4") == "3-4 is free again."
    assert trial.position == Position.of(LAYOUTS["A"])


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("1-3", "next to a button"),
        ("4-3", "a star lies there"),
        ("2-6", "next to a button"),
        ("3-5", "next to a button"),
    ],
)
def test_a_closed_space_explains_itself(cell: str, why: str) -> None:
    trial = try_laying(POSITION)
    assert click(trial, cell) == f"{cell}: {why}."
    assert trial.board.reasons[cell] == why
    assert trial.position == POSITION


def test_the_buttons_of_the_start_can_be_taken_back_and_come_again() -> None:
    trial = try_laying(POSITION)
    assert trial.board.reasons["2-3"] == "your button: click to take it back"
    click(trial, "2-3")
    click(trial, "1-3")
    assert trial.position.buttons == {(1, 3), (3, 6), (5, 3)}
    assert not trial.again.disabled
    trial.again.click()
    assert trial.again.disabled
    assert trial.position == POSITION
    assert text_of(trial.message.value).startswith("Choose a marked space")


def test_what_opting_out_earns_is_told_star_by_star() -> None:
    trial = try_laying(Position.parse("rgr/gyg/rgb r 5"))
    assert "You need at least one button to opt out." in text_of(trial.standing.value)
    for cell in ["1-1", "1-3", "3-1"]:
        click(trial, cell)
    told = "Opting out now earns 3 stars: ★ opted out ★ 3+ on red ★ red card"
    assert told in text_of(trial.standing.value)
    assert trial.frame.news.endswith("opted out 3+ on red red card")


def test_a_roll_of_ones_own_takes_one_button_among_those_it_offers() -> None:
    trial = try_laying(LAYOUTS["A"], ROLL)
    assert text_of(trial.message.value) == "Your roll: row 5. Open to you: 5-2, 5-3, 5-5 and 5-6. Lay one button."
    assert (trial.board.row, trial.board.columns, trial.board.gold_column) == (5, [2, 3, 5, 6], 6)
    assert trial.board.golden == ""
    assert click(trial, "4-2") == "4-2: not in row 5."
    assert click(trial, "5-1") == "5-1: no black die shows 1."
    click(trial, "5-3")
    assert click(trial, "5-6") == "5-6: you may lay only one button per roll: take yours back first."
    assert trial.board.offered == []
    click(trial, "5-3")
    assert click(trial, "5-6") == "A button lies on 5-6."


def test_a_roll_of_ones_own_that_offers_nothing_is_a_bust() -> None:
    trial = try_laying(Position.parse("rbygrb/gybryg/bgyrby/yrgbyg/gByrg*/rygbry b 5"), Dice(5, 2, (2, 3, 6, 6)))
    assert "you are bust" in text_of(trial.message.value)
    assert "Bust: no stars" in text_of(trial.standing.value)
    assert [trial.board.reasons[cell] for cell in ("5-2", "5-3", "5-6")] == [
        "a button lies there",
        "next to a button",
        "a star lies there",
    ]
    assert click(trial, "5-2") == "5-2: a button lies there."


def test_somebody_elses_roll_offers_the_golden_space_only() -> None:
    trial = try_laying(LAYOUTS["A"], ROLL, my_roll=False)
    assert text_of(trial.message.value) == "Somebody else’s roll: take the golden space 5-6, or leave it."
    assert (trial.board.offered, trial.board.golden, trial.board.columns) == (["5-6"], "5-6", [])
    assert click(trial, "5-3") == "5-3: only the golden space 5-6 is offered."
    assert click(trial, "5-6") == "A button lies on 5-6."
    closed = try_laying(POSITION, Dice(4, 3), my_roll=False)
    assert "4-3 is closed for you" in text_of(closed.message.value)
    assert "Bust" not in text_of(closed.standing.value)
    assert click(closed, "4-3") == "4-3: a star lies there."


def test_the_second_click_of_a_double_click_does_nothing() -> None:
    trial = try_laying(POSITION)
    before = trial.board.turn
    click(trial, "1-1", before)
    click(trial, "1-1", before)
    assert (1, 1) in trial.position.buttons


def test_keys_stay_inside_and_a_dead_kernel_is_told() -> None:
    trial = try_laying(POSITION)
    assert "bw-table" in trial._dom_classes
    assert trial.children[0] is trial.frame
    assert trial.lifeline in trial.children


@pytest.mark.parametrize(
    ("board", "dice", "text"),
    [(5, None, "a board is a position, a layout"), (Layout.parse("rby/gry/ybg"), Dice(3, 4), "1 to 3.*dice 3-4"),
     (POSITION, (1, 2, 3), r"a Dice or its text is wanted here, not \(1, 2, 3\)"),
     (POSITION, "5-6 7", "'dice 5-6 7' is not a move: write dice 5-6 2355")],
)  # fmt: skip
def test_what_cannot_be_tried_is_named(board: Any, dice: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        try_laying(board, dice)


def test_text_and_picture_are_the_same_every_time() -> None:
    first, second = (try_laying(POSITION, ROLL)._repr_mimebundle_() for _ in range(2))
    assert first["text/plain"] == f"LayingTrial('{POSITION}')"
    assert first["image/svg+xml"] == second["image/svg+xml"]
    assert first["image/svg+xml"].count("bw-glass-over") == 3
    assert "application/vnd.jupyter.widget-view+json" in first


def test_the_dice_too_are_named_in_the_language_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de.ftl").write_text("tray-gold = golden\n", encoding="utf-8")
    monkeypatch.setattr(
        laying_trial, "game_words", lambda language: words_in([KIT_WORDS, MESSAGES, tmp_path], language)
    )
    tray = next(part for part in try_laying(POSITION, ROLL, language="de").children if isinstance(part, DiceTray))
    assert (tray.texts["gold"], tray.texts["white"]) == ("golden", "weiß")
