"""A page that shows every element of what people see once, in light and in dark: for whoever changes how they look.

    python -m tests.elements

It writes `tests/elements.html`, which needs no kernel and no network, but the style sheets beside it.
`tests/house/test_elements.py` compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from buttons_widgets.buttons.drawing.picture import art_markup
from buttons_widgets.buttons.drawing.shapes import SPACE_MARK
from buttons_widgets.kit.dice.die import BODIES, Die, dice_html, die_svg
from buttons_widgets.kit.dice.tray import STATIC as TRAY
from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.page.face import face
from buttons_widgets.kit.page.frame import SHEET
from buttons_widgets.kit.page.markup import button_html, line_html, link_html
from buttons_widgets.kit.page.svg import picture
from buttons_widgets.kit.puzzles.puzzle_view import PUZZLE_SHEETS
from buttons_widgets.kit.table.course_page import course_html
from buttons_widgets.kit.table.pages import seat_line_html, summary_html
from buttons_widgets.kit.table.scene import Chip, Course, CourseLine, SeatLine, Summary, SummaryRow
from tests.every_game import KINDS

PAGE: Final = Path(__file__).with_name("elements.html")
WORDS: Final = words_in(language="en")

MEANINGS: Final = {
    "offered, chosen": ("--bw-accent", "what can be pressed now, and what is pressed"),
    "last": ("--bw-last", "what has just changed on a board, with a ring"),
    "right": ("--bw-right", "a right answer, with ✓"),
    "wrong": ("--bw-wrong", "a wrong answer, with ✗"),
    "danger": ("--bw-danger", "what is lost, such as a bust"),
}
"""One colour for each meaning, and never alone: a shape or a sign says the same."""


def swatches() -> str:
    rows = "".join(
        f'<tr><td><i style="background: var({name})"></i></td><th scope="row">{meaning}</th><td>{use}</td></tr>'
        for meaning, (name, use) in MEANINGS.items()
    )
    return f'<table class="swatches">{rows}</table>'


def buttons() -> str:
    looks = {"Roll 4 dice": "mod-primary", "Opt out · 1 star": "", "Sow": 'mod-primary" disabled="'}
    actions = "".join(
        f'<button type="button" class="jupyter-button bw-action {look}">{label}</button>'
        for label, look in looks.items()
    )
    tools = "".join(
        f'<button type="button" class="jupyter-button">{label}</button>' for label in ("Undo", "Game…", "?")
    )
    link = link_html("A line that can be pressed", "moment", 1)
    return f'<div class="bw-actions">{actions}</div><div class="bw-tools">{tools}</div><p>{link}</p>'


def seats() -> str:
    chips = [
        Chip(art_markup("y", False, False), "3/3", "yellow", full=True),
        Chip(art_markup("r", False, False), "1/3", "red"),
    ]
    lines = [
        ("Ada", SeatLine("to play", "turn", "7 ★", pending="+3", sure=True, tally=chips)),
        ("Berta", SeatLine("opted out", "out", "4 ★", pending="+1")),
        ("Cosimo", SeatLine("bust", "bad", "2 ★")),
        ("Doris", SeatLine("winner", "won", "12 ★")),
        ("Emil", SeatLine("bot", "bot", "0 ★")),
    ]
    return "".join(f'<div class="bw-seat">{seat_line_html(name, line)}</div>' for name, line in lines)


def texts() -> str:
    return "".join(
        [
            '<span class="bw-title">Round 3</span> <span class="bw-pool">In the pool: 32 buttons, 60 stars</span>',
            f'<div class="bw-prompt">{line_html("Ada: lay a button in row 3.")}</div>',
            f'<div class="bw-notice">{line_html("Berta opts out with 5 buttons.")}</div>',
            f'<div class="bw-notice">{line_html("4-4 touches the button on 4-3.", "bw-reply")}</div>',
            f'<div class="bw-prompt">{line_html("Ada wins! 12 stars, and twelve are enough.", "bw-end")}</div>',
            '<p><b class="bw-right">✓ Right!</b> <b class="bw-wrong">✗ Not yet.</b></p>',
        ]
    )


def log() -> str:
    small = dice_html([Die(3, "white", "gold"), Die(5, "black", "gold"), Die(1), Die(6, "red"), Die(2, "blue")])
    button = button_html("#3f9e6b", "#1c5f3d")
    lines = [f"Ada {small}", f"Ada {button} 3-1", "Berta opts out with 5 buttons."]
    items = "".join(f"<li>{link_html(line, 'moment', number)}</li>" for number, line in enumerate(lines))
    return f'<div class="bw-log-text"><h3>What happened</h3><h4>Round 3</h4><ul>{items}</ul></div>'


def dice() -> str:
    shown = "".join(f'<span class="bw-tray-die">{die_svg(1 + at % 6, body)}</span>' for at, body in enumerate(BODIES))
    return f'<div class="bw-tray">{shown}</div>'


def faces() -> str:
    return "".join(face(name, strength, 64) for strength, name in enumerate(("Ann", "Bo", "Cy", "Di", "Eve"), start=1))


def sums() -> str:
    rows = [
        SummaryRow("Ada", ["opting out", "yellow"], "+2", "9"),
        SummaryRow("Cosimo", [], "+0", "2", nothing="bust: all buttons are lost"),
    ]
    course = Course(
        "Stars by round",
        [CourseLine("Ada", [0, 3, 7, 12], won=True), CourseLine("Berta", [0, 1, 4, 4])],
        "Ada came ahead for good in round 1.",
        goal=12,
    )
    return summary_html(Summary("Round 3", rows), WORDS) + course_html(course, WORDS)


def spaces() -> str:
    marks = [("r", False, False), ("b", True, False), ("y", False, True), ("g", True, False)]
    drawn = (picture((-35, -35, 70, 70), SPACE_MARK + art_markup(*mark), label=None, size=(70, 70)) for mark in marks)
    return "".join(drawn)


def boards() -> str:
    pictures = {kind.name: kind.view.picture(kind.start(["Ada", "Bo"], seed=1)) for kind in KINDS}
    return "".join(f"<figure>{drawn}<figcaption>{name}</figcaption></figure>" for name, drawn in pictures.items())


ELEMENTS: Final = {
    "Colours and what they mean": swatches,
    "Texts and figures": texts,
    "Buttons and links": buttons,
    "Players": seats,
    "Bots": faces,
    "Dice": dice,
    "Spaces, buttons and stars": spaces,
    "What happened": log,
    "Sums and the course of a game": sums,
}

STYLE: Final = """
body { margin: 0; font-family: system-ui, sans-serif; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 560px), 1fr)); }
main > div { padding: 16px 24px; background: var(--jp-layout-color0); }
main > [data-jp-theme-light="true"] { background: #fff; }
main > [data-jp-theme-light="false"] { background: #111; }
h2 { margin: 20px 0 8px; font-size: 15px; opacity: 0.7; }
figure { margin: 8px 0; }
figure svg { max-inline-size: 100%; block-size: auto; }
section { padding: 0 24px 24px; }
.swatches i { display: block; inline-size: 48px; block-size: 24px; border-radius: 4px; }
.swatches th { padding: 0 12px; text-align: start; }
/* What ipywidgets brings to a notebook. */
.jupyter-button { border: 0; background: var(--jp-layout-color2); color: var(--jp-ui-font-color1); }
.jupyter-button:disabled { opacity: 0.6; }
.jupyter-button.mod-primary { background: var(--jp-brand-color1); color: var(--jp-ui-inverse-font-color1); }
"""


def page() -> str:
    """The whole page."""
    sheets: Iterable[Path] = (SHEET, *PUZZLE_SHEETS, TRAY / "tray.css")
    links = "".join(
        f'<link rel="stylesheet" href="../{sheet.relative_to(PAGE.parents[1]).as_posix()}">' for sheet in sheets
    )
    shown = "".join(f"<h2>{title}</h2>{show()}" for title, show in ELEMENTS.items())
    looks = "".join(
        f'<div data-jp-theme-light="{light}"><div class="bw-table">{shown}</div></div>' for light in ("true", "false")
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Every element</title>'
        f"{links}<style>{STYLE}</style><main>{looks}</main><section><h2>Boards</h2>{boards()}</section></html>\n"
    )


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
