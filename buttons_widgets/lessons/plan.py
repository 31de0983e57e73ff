"""The plan of the course: what each lesson asks, how long it takes, and which lessons it builds on.

The words about a lesson are in `words/plan/`. Its exercises are in a room of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, Literal

from ..kit.language.words import KIT_WORDS, Words, words_in
from ..kit.page.markup import text_html
from .picture import Picture, sheet, written

FOLDERS: Final = (KIT_WORDS, Path(__file__).parent / "words" / "plan")

Code = Literal["none", "second half", "yes"]
"""Whether a lesson asks students to read and write code."""


@dataclass(frozen=True)
class Planned:
    """A lesson in the plan of the course.

    Attributes:
        number: counted from 1.
        notebook: the name of its notebook, and of the one for its teacher.
        age: from about which age, in years.
        minutes: how long it takes.
        code: whether it asks for code.
        needs: the lessons that come before it, because it uses their results.
        helps: the lessons that make it easier, and without which it can be done.
        first_half: from about which age its first half can be done, which needs no code, in years; 0 if all of it needs
            code, or none of it.
    """

    number: int
    notebook: str
    age: int
    minutes: int
    code: Code = "none"
    needs: tuple[int, ...] = ()
    helps: tuple[int, ...] = ()
    first_half: int = 0

    @property
    def before(self) -> tuple[int, ...]:
        """All lessons that come before it or help with it."""
        return tuple(sorted({*self.needs, *self.helps}))


PLAN: Final = (
    Planned(1, "01_button_never_beside_button", 12, 45),
    Planned(2, "02_one_roll", 12, 45, helps=(1,)),
    Planned(3, "03_bust", 12, 45, needs=(2,)),
    Planned(4, "04_what_is_a_roll_worth", 13, 45, needs=(3,)),
    Planned(5, "05_let_the_computer_roll", 15, 50, "yes", helps=(3,)),
    Planned(6, "06_when_to_stop", 15, 50, "second half", needs=(3, 4), first_half=14),
    Planned(7, "07_a_rule_for_people", 15, 50, "yes", needs=(6,), helps=(5,)),
    Planned(8, "08_stars_are_not_wins", 15, 50, "second half", needs=(3, 4), helps=(6,), first_half=14),
    Planned(9, "09_the_others_roll_too", 15, 50, "second half", needs=(3, 4), helps=(6,), first_half=13),
    Planned(10, "10_is_it_luck", 16, 50, "yes", needs=(5,), helps=(7,)),
    Planned(11, "11_thinking_backwards", 12, 50),
    Planned(12, "12_how_long_does_it_take", 14, 50, needs=(2,)),
    Planned(13, "13_bids_ties_and_three_of_a_kind", 14, 45, needs=(2,)),
)
"""All lessons in their order."""


@cache
def column(number: int) -> int:
    """How many lessons stand one after the other before a lesson: the length of the longest way to it.

    >>> column(1), column(3)
    (0, 2)
    """
    return max((1 + column(earlier) for earlier in PLAN[number - 1].before), default=0)


def arrows() -> dict[tuple[int, int], bool]:
    """The arrows of the picture, from a lesson to one that builds on it, and whether that one uses its results.

    An arrow is left out where others lead the same way, and as firmly.

    >>> arrows()[2, 3], arrows()[1, 2], (3, 6) in arrows()
    (True, False, False)
    """
    return {
        (earlier, one.number): firmly
        for one in PLAN
        for earlier in one.before
        for firmly in [earlier in one.needs]
        if not any(_leads(earlier, other, firmly=firmly) for other in (one.needs if firmly else one.before))
    }


def _leads(earlier: int, later: int, *, firmly: bool) -> bool:
    """Whether a way leads from a lesson to another one."""
    before = PLAN[later - 1].needs if firmly else PLAN[later - 1].before
    return earlier in before or any(_leads(earlier, number, firmly=firmly) for number in before)


# The picture

_WIDE: Final = 104
_HIGH: Final = 58
_STEP: Final = 132
_LANE: Final = 74
_LANES: Final = {8: 0, 1: 1, 2: 1, 3: 1, 4: 1, 9: 1, 6: 2, 7: 3, 5: 4, 10: 4, 11: 2, 12: 2, 13: 3}
"""How far down each lesson stands, so that no arrow runs behind a lesson."""


def course_map(language: str | None = None) -> Picture:
    """A picture of the course: which lesson builds on which.

    Args:
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there are no words in the language.

    >>> course_map()
    <picture: thirteen lessons, and which builds on which>
    """
    words = words_in(FOLDERS, language)
    height = _LANE * max(_LANES.values()) + _HIGH
    marks = [_arrow(*pair, needed=needed) for pair, needed in arrows().items()]
    marks += [_box(one, words) for one in PLAN]
    foot = height + 34
    marks += [
        _line(0, foot - 5, 34, foot - 5, needed=True),
        written(words.say("plan-key-needs"), 48, foot),
        _line(262, foot - 5, 296, foot - 5, needed=False),
        written(words.say("plan-key-helps"), 310, foot),
    ]
    width = _STEP * max(column(one.number) for one in PLAN) + _WIDE
    return sheet(words.say("plan-map"), width, foot + 4, marks)


def _corner(number: int) -> tuple[float, float]:
    return _STEP * column(number), _LANE * _LANES[number]


def _box(one: Planned, words: Words) -> str:
    x, y = _corner(one.number)
    title = _in_two(words.say(f"plan-{one.number}"))
    fill = {"none": "#fff", "second half": "#eef4fb", "yes": "#d7e6f7"}[one.code]
    lines = "".join(
        written(text, x + _WIDE / 2, y + 34 + 15 * row - (0 if title[1] else -7), size=12, anchor="middle")
        for row, text in enumerate(title)
        if text
    )
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{_WIDE}" height="{_HIGH}" rx="9" fill="{fill}" stroke="#8a7c5e"'
        f' stroke-width="1.4"/>{written(str(one.number), x + _WIDE / 2, y + 17, anchor="middle", bold=True)}{lines}'
    )


def _in_two(title: str) -> tuple[str, str]:
    """A title in two lines, as alike in length as they can be; a short one in one."""
    if len(title) <= 13:
        return title, ""
    cuts = [place for place, sign in enumerate(title) if sign == " "]
    cut = min(cuts, key=lambda place: abs(2 * place - len(title)), default=len(title))
    return title[:cut], title[cut + 1 :]


def _arrow(earlier: int, later: int, *, needed: bool) -> str:
    (x0, y0), (x1, y1) = _corner(earlier), _corner(later)
    return _line(x0 + _WIDE, y0 + _HIGH / 2, x1 - 2, y1 + _HIGH / 2, needed=needed)


def _line(x0: float, y0: float, x1: float, y1: float, *, needed: bool) -> str:
    """An arrow that leaves and arrives level."""
    bend = (x1 - x0) / 2
    dashes = "" if needed else ' stroke-dasharray="5 4"'
    curve = f"M{x0:g} {y0:g}C{x0 + bend:g} {y0:g} {x1 - bend:g} {y1:g} {x1 - 7:g} {y1:g}"
    return (
        f'<path d="{curve}" fill="none" stroke="#6b5a36" stroke-width="1.8"{dashes}/>'
        f'<path d="M{x1:g} {y1:g}l-9 -4.5v9Z" fill="#6b5a36"/>'
    )


# The table


@dataclass(frozen=True)
class CourseTable:
    """The plan as a table, to be shown at the end of a cell."""

    words: Words

    def __repr__(self) -> str:
        return f"<table: {len(PLAN)} lessons, {sum(one.minutes for one in PLAN)} minutes>"

    def _repr_html_(self) -> str:
        say = self.words.say
        heads = ("lesson", "asks", "mathematics", "age", "minutes", "code", "before")
        head = "".join(f'<th style="text-align: left">{text_html(say(f"plan-head-{name}"))}</th>' for name in heads)
        rows = "".join(f"<tr>{''.join(map(_cell, self._row(one)))}</tr>" for one in PLAN)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def _row(self, one: Planned) -> tuple[str, ...]:
        say, name = self.words.say, f"plan-{one.number}"
        title = f"{one.number} {say(name)}"
        return (
            f'<a href="../lessons/{escape(one.notebook)}.ipynb">{text_html(title)}</a><br>'
            f'<a href="{escape(one.notebook)}.ipynb">{text_html(say("plan-for-teachers"))}</a>',
            text_html(say(f"{name}.asks")),
            text_html(say(f"{name}.mathematics")),
            text_html(self._age(one)),
            str(one.minutes),
            text_html(say(f"plan-code-{one.code.replace(' ', '-')}")),
            text_html(self._before(one)),
        )

    def _age(self, one: Planned) -> str:
        """From which age it can be done."""
        if one.first_half:
            return self.words.say("plan-from-age-in-halves", age=one.age, first=one.first_half)
        return self.words.say("plan-from-age", age=one.age)

    def _before(self, one: Planned) -> str:
        """Which lessons come before it."""
        parts = []
        if one.needs:
            parts.append(self.words.listed(map(str, one.needs)))
        if one.helps:
            listed = self.words.listed(map(str, one.helps))
            parts.append(self.words.say("plan-helped-by", lessons=listed, count=len(one.helps)))
        return "; ".join(parts) or self.words.say("plan-nothing-before")


def _cell(markup: str) -> str:
    return f'<td style="text-align: left; vertical-align: top">{markup}</td>'


def course_table(language: str | None = None) -> CourseTable:
    """The plan of the course as a table: what each lesson asks, its mathematics, age, time, and what it needs first.

    Args:
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there are no words in the language.

    >>> course_table()
    <table: 13 lessons, 625 minutes>
    """
    return CourseTable(words_in(FOLDERS, language))
