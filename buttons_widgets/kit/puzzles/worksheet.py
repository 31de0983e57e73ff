"""Worksheets: puzzles on paper, the questions first, then the solutions on pages of their own.

A worksheet is one HTML page that needs nothing else: pictures are drawn into it, and nothing in it is run. It is made
for A4 and for Letter, and can be read when it is printed in black and white.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from ..dice.die import die_svg
from ..language.words import Words
from ..page.markup import framed_html, list_html, text_html
from ..rules.answer import Watch, unwatched
from ..rules.errors import GameError, quoted
from ..saving.files import write_file
from .puzzle import Page, Puzzle, RollShown

PAPERS: Final = {"a4": "A4", "letter": "letter"}
"""The sizes of paper, each as a style sheet calls it."""

LONGEST_TITLE: Final = 200
STYLE: Final = Path(__file__).parent / "static" / "worksheet.css"

SIDE_BY_SIDE: Final = 2
"""So many puzzles stand in a row. The style sheet makes rows so high that a page has two at most."""
MOST_ANSWERS_LISTED: Final = 3
MOST_OPTIONS_LISTED: Final = 6
"""At most so many answers and options of a puzzle are printed; how many more there are is told."""

Draw = Callable[[Any, str], str]
"""Given the picture of a page and what it shows in words, the picture as SVG text."""


class PrintedPage:
    """A page of HTML that can be printed. The last line of a cell shows it; `save` writes it into a file.

    Args:
        title: stands at the top, and is the name of the page.
        main: what is on it.
        paper: `"a4"` or `"letter"`.

    Attributes:
        html: the whole page, which needs nothing else.

    Raises:
        ValueError: there is no such paper.
    """

    def __init__(self, title: str, main: str, words: Words, paper: str) -> None:
        self.title = title
        style = STYLE.read_text(encoding="utf-8")
        self.html = (
            f'<!doctype html>\n<html lang="{escape(words.language)}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>@page {{ size: {paper_name(paper)} }}\n{style}</style></head>"
            f"<body><main>{main}</main></body></html>\n"
        )

    def save(self, path: str | Path) -> Path:
        """Write the page into a file, in place of what is there, and return its path: a browser prints it.

        Raises:
            OSError: the file cannot be written.
            ValueError: this is no path.
        """
        if not isinstance(path, str | Path) or not str(path):
            raise GameError.of("refused-path", "the path of a file is a text or a Path, not {path}", path=quoted(path))
        write_file(path, self.html.encode())
        return Path(path)

    def _repr_html_(self) -> str:
        return framed_html(self.html, self.title, "bw-worksheet")


def paper_name(paper: object) -> str:
    """A size of paper as a style sheet calls it.

    Raises:
        GameError: there is no such paper.
    """
    if not isinstance(paper, str) or paper.lower() not in PAPERS:
        raise GameError.of("refused-paper", "the paper is a4 or letter, not {given}", given=quoted(paper))
    return PAPERS[paper.lower()]


class Worksheet(PrintedPage):
    """Puzzles as a page that can be printed.

    Args:
        puzzles: one, or several in the order of the page.
        draw: draws what the board of a puzzle shows.
        title: stands at the top.
        paper: `"a4"` or `"letter"`.
        watch: called after each question and each solution.

    Attributes:
        html: the whole page.

    Raises:
        ValueError: there is no puzzle, something is none, there is no such paper, or the title is none or too long.
    """

    def __init__(
        self,
        puzzles: Puzzle | Iterable[Puzzle],
        words: Words,
        draw: Draw,
        title: str | None = None,
        paper: str = "a4",
        watch: Watch = unwatched,
    ) -> None:
        self._puzzles = _checked(puzzles)
        paper_name(paper)
        title = words.say("worksheet-title") if title is None else _checked_title(title)
        super().__init__(title, _main(self._puzzles, words, draw, title, watch), words, paper)

    def __repr__(self) -> str:
        count = len(self._puzzles)
        return f"Worksheet({self.title!r}, {count} puzzle{'' if count == 1 else 's'})"


def _checked(puzzles: Any) -> tuple[Puzzle, ...]:
    if isinstance(puzzles, Puzzle):
        return (puzzles,)
    if isinstance(puzzles, str | bytes) or not isinstance(puzzles, Iterable):
        raise GameError.of(
            "refused-puzzles",
            "puzzles are wanted, such as a pack or a list of them, not {given}",
            given=quoted(puzzles),
        )
    found = tuple(puzzles)
    for one in found:
        if not isinstance(one, Puzzle):
            raise GameError.of(
                "refused-other-than-puzzles",
                "{given} is not a puzzle: load_pack and generate_puzzle give some",
                given=quoted(one),
            )
    if not found:
        raise GameError.of("refused-no-puzzles", "a worksheet needs at least one puzzle")
    return found


def _checked_title(title: object) -> str:
    if not isinstance(title, str):
        raise GameError.of("refused-title-text", "a title is a text, not {title}", title=quoted(title))
    if len(title) > LONGEST_TITLE:
        raise GameError.of(
            "refused-title-long",
            "a title has at most {most} letters, not {count}",
            most=LONGEST_TITLE,
            count=len(title),
        )
    try:
        title.encode()
    except UnicodeEncodeError as error:  # half of a surrogate pair
        raise GameError.of(
            "refused-title", "a part of the title is no letter and cannot be written: {title}", title=quoted(title)
        ) from error
    return title


def _main(puzzles: Sequence[Puzzle], words: Words, draw: Draw, title: str, watch: Watch) -> str:
    say = words.say
    parts: list[str] = []
    for drawn in (_question, _solution):
        for number, puzzle in enumerate(puzzles, start=1):
            parts.append(drawn(number, puzzle, words, draw))
            watch(len(parts) / (2 * len(puzzles)))
    questions, solutions = parts[: len(puzzles)], "".join(parts[len(puzzles) :])
    rows = "".join(
        f'<div class="row">{"".join(questions[start : start + SIDE_BY_SIDE])}</div>'
        for start in range(0, len(questions), SIDE_BY_SIDE)
    )
    return (
        f'<div class="questions"><h1>{text_html(title)}</h1>'
        f"{blanks_html([say('worksheet-name'), say('worksheet-date')])}{rows}</div>"
        f'<section class="solutions"><h1>{text_html(say("worksheet-solutions", title=title))}</h1>{solutions}</section>'
    )


def blanks_html(names: Iterable[str]) -> str:
    """Lines to fill in beside each other, such as for a name and a date."""
    lines = "".join(f'<span class="blank"><span>{text_html(name)}</span></span>' for name in names)
    return f'<p class="pupil">{lines}</p>'


# The questions


def _question(number: int, puzzle: Puzzle, words: Words, draw: Draw) -> str:
    page = puzzle.ask("", words)
    return (
        f'<article>{_heading(number, puzzle, words)}<p class="ask">{text_html(page.text)}</p>'
        f"{printed_rolls_html(page.rolls)}{board_html(page, draw)}{list_html(page.lines, 'lines')}"
        f"{_room(puzzle, words)}</article>"
    )


def _heading(number: int, puzzle: Puzzle, words: Words) -> str:
    level = words.say("worksheet-level", level=puzzle.level)
    theme = words.say(f"theme-{puzzle.theme}")
    return (
        f'<h2><span class="number">{number}</span> {text_html(theme)} '
        f'<span class="level">{text_html(level)}</span></h2>'
    )


def board_html(page: Page, draw: Draw) -> str:
    """The board of a question."""
    return f'<div class="board">{draw(page.picture, page.text)}</div>'


def printed_rolls_html(rolls: Sequence[RollShown]) -> str:
    """The dice; in words too, because white and gold pips look much the same in black and white."""
    if not rolls:
        return ""
    items = "".join(
        f'<li><span class="dice" aria-hidden="true">{_dice(roll)}</span> {text_html(roll.label)}</li>' for roll in rolls
    )
    return f'<ol class="rolls{"" if len(rolls) > 1 else " single"}">{items}</ol>'


def _dice(roll: RollShown) -> str:
    return "".join(die_svg(die.value, die.body, die.pips, 30) for die in roll.dice)


def _room(puzzle: Puzzle, words: Words) -> str:
    """Where the answer is written: boxes to tick if there are buttons to press, or else a line."""
    presses = puzzle.presses("", words) if puzzle.answered_by == "choice" else ()
    if presses:
        return boxes_html([press.label for press in presses])
    on_board = puzzle.answered_by in ("cell", "cells")
    return answer_html(words.say("worksheet-mark") if on_board else words.say("worksheet-answer"))


def boxes_html(labels: Iterable[str]) -> str:
    """Boxes to tick."""
    boxes = "".join(f'<li><span class="box"></span>{text_html(label)}</li>' for label in labels)
    return f'<ul class="choices">{boxes}</ul>'


def answer_html(label: str, lines: int = 1) -> str:
    """Lines to write an answer on."""
    more = '<p class="answer blank"></p>' * (lines - 1)
    return f'<p class="answer blank"><span>{text_html(label)}</span></p>{more}'


# The solutions


def _solution(number: int, puzzle: Puzzle, words: Words, draw: Draw) -> str:
    verdict = puzzle.judge(puzzle.solution, words)
    on_board = puzzle.answered_by in ("cell", "cells")
    board = board_html(puzzle.ask(puzzle.solution, words), draw) if on_board else ""
    note = f'<p class="note">{text_html(puzzle.note)}</p>' if puzzle.note else ""
    return (
        f'<article class="solution">{board}<div>{_heading(number, puzzle, words)}'
        f'<p class="right">{text_html(_answers(puzzle, words))}</p><p>{text_html(verdict.why)}</p>'
        f"{_worths(puzzle, words)}{note}</div></article>"
    )


def _answers(puzzle: Puzzle, words: Words) -> str:
    """The right answers in words: all of them, or as many as there is room for."""
    found = puzzle.find_answers()
    if not found.complete or len(found.answers) < 2:
        # Where there are more answers than a pack lists, it has one of them.
        message = "worksheet-right" if found.complete else "worksheet-one-of-many"
        return words.say(message, answer=puzzle.option_text(puzzle.solution, words))
    # What somebody wrote may leave some out. The one that is drawn comes first.
    answers = [puzzle.solution, *(answer for answer in found.answers if answer != puzzle.solution)]
    texts = [puzzle.option_text(answer, words) for answer in answers]
    more = len(texts) - MOST_ANSWERS_LISTED
    shown = texts if more < 2 else texts[:MOST_ANSWERS_LISTED]
    listed = "; ".join(shown)
    return (
        words.say("worksheet-any-more", answers=listed, count=more)
        if more > 1
        else words.say("worksheet-any", answers=listed)
    )


def _worths(puzzle: Puzzle, words: Words) -> str:
    """Every option with what it is worth, the best first."""
    answer = puzzle.options()
    if answer is None:
        return ""
    more = len(answer.options) - MOST_OPTIONS_LISTED
    shown = answer.options if more < 2 else answer.options[:MOST_OPTIONS_LISTED]
    rows = "".join(
        f"<tr{' class=best' if option.best else ''}><td>{'✓' if option.best else ''}</td>"
        f"<td>{text_html(puzzle.option_text(option.choice, words))}</td>"
        f"<td>{text_html(puzzle.worth_text(option.value, words))}</td></tr>"
        for option in shown
    )
    rest = f'<p class="rest">{text_html(words.say("worksheet-more-options", count=more))}</p>' if more > 1 else ""
    return f"<table>{rows}</table>{rest}"
