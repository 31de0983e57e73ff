"""The plan of the course: what each notebook asks, how long it takes, and which ones it builds on.

A lesson is one notebook or two, each of them for one hour of a class: lesson 5 is 5a and 5b. Its exercises are in a
room of their own, counted through both. The words about a notebook are in `words/plan/`.
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
    """A lesson in the plan of the course, or a half of one.

    Attributes:
        number: the lesson, counted from 1, and a or b for a half of it: "4", "5a", "5b".
        notebook: the name of its notebook, and of the one for its teacher.
        age: from about which age, in years.
        minutes: how long it takes: reading and answering, by a formula that the overview for teachers tells, and talk.
        talk: how many of the minutes are for what the teacher's page asks the class to talk about, vote on or play.
        code: whether it asks for code.
        needs: the numbers of those that come before it, because it uses their results.
        helps: the numbers of those that make it easier, and without which it can be done.
        first_half: from about which age its first half can be done, which needs no code, in years; 0 if all of it needs
            code, or none of it.
    """

    number: str
    notebook: str
    age: int
    minutes: int
    talk: int = 0
    code: Code = "none"
    needs: tuple[str, ...] = ()
    helps: tuple[str, ...] = ()
    first_half: int = 0

    @property
    def lesson(self) -> int:
        """The lesson that it is, or is a half of."""
        return int(self.number.rstrip("ab"))

    @property
    def before(self) -> tuple[str, ...]:
        """All that come before it or help with it."""
        return (*self.needs, *self.helps)


PLAN: Final = (
    Planned("1", "01_button_never_beside_button", 12, 45, 10),
    Planned("2", "02_one_roll", 12, 45, 7, helps=("1",)),
    Planned("3", "03_bust", 12, 45, 6, needs=("2",)),
    Planned("4", "04_what_is_a_roll_worth", 13, 45, 6, needs=("3",)),
    Planned("5a", "05a_let_the_computer_roll", 15, 45, 11, "yes", helps=("3",)),
    Planned("5b", "05b_how_far_off", 15, 45, 8, "yes", needs=("5a",)),
    Planned("6", "06_when_to_stop", 15, 45, 8, "second half", needs=("3", "4"), first_half=14),
    Planned("7a", "07a_a_rule_for_people", 15, 45, 2, "yes", needs=("6",)),
    Planned("7b", "07b_a_contest_of_rules", 15, 45, 16, "yes", needs=("7a",), helps=("5b",)),
    Planned("8a", "08a_stars_are_not_wins", 14, 45, 11, needs=("3", "4")),
    Planned("8b", "08b_when_to_dare", 15, 45, 9, "yes", needs=("6", "8a")),
    Planned("9a", "09a_the_others_roll_too", 13, 45, 14, needs=("3", "4")),
    Planned("9b", "09b_what_if_they_think_otherwise", 15, 45, 11, "yes", needs=("9a",), helps=("6",)),
    Planned("10a", "10a_is_it_luck", 16, 45, 6, "yes", needs=("5b",), helps=("7a",)),
    Planned("10b", "10b_how_many_games", 16, 45, 12, "yes", needs=("10a",)),
    Planned("11", "11_thinking_backwards", 12, 45, 7),
    Planned("12", "12_how_long_does_it_take", 14, 45, 8, needs=("2",)),
    Planned("13", "13_bids_ties_and_three_of_a_kind", 14, 45, 8, needs=("2",)),
)
"""All lessons in their order, those of two notebooks as two halves."""


def _planned(number: str) -> Planned:
    """A lesson, or a half of one, by its number."""
    return next(one for one in PLAN if one.number == number)


@cache
def column(lesson: int) -> int:
    """How many lessons stand one after the other before a lesson: the length of the longest way to it.

    >>> column(1), column(3)
    (0, 2)
    """
    before = {_planned(number).lesson for one in PLAN if one.lesson == lesson for number in one.before} - {lesson}
    return max((1 + column(earlier) for earlier in before), default=0)


def arrows() -> dict[tuple[str, str], bool]:
    """The arrows of the picture, from a lesson to one that builds on it, and whether that one uses its results.

    An arrow is left out where others lead the same way, and as firmly.

    >>> arrows()["2", "3"], arrows()["1", "2"], ("3", "6") in arrows()
    (True, False, False)
    """
    return {
        (earlier, one.number): firmly
        for one in PLAN
        for earlier in one.before
        for firmly in [earlier in one.needs]
        if not any(_leads(earlier, other, firmly=firmly) for other in (one.needs if firmly else one.before))
    }


def _leads(earlier: str, later: str, *, firmly: bool) -> bool:
    """Whether a way leads from a lesson to another one."""
    one = _planned(later)
    before = one.needs if firmly else one.before
    return earlier in before or any(_leads(earlier, number, firmly=firmly) for number in before)


# The picture

_WIDE: Final = 104
_HIGH: Final = 58
_RIGHT: Final = 132
_DOWN: Final = 66
_ROWS: Final = (
    ("8a",),
    ("8b",),
    ("1", "2", "3", "4", "9a"),
    ("12", "9b"),
    ("11", "13", "6", "7a"),
    ("5a", "7b"),
    ("5b", "10a"),
    ("10b",),
)
"""What stands beside each other, so that no arrow runs behind a lesson; the second half is right below the first."""


def course_map(language: str | None = None) -> Picture:
    """A picture of the course: which lesson builds on which.

    Args:
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there are no words in the language.

    >>> course_map()
    <picture: thirteen lessons, five of them in two halves, and which builds on which>
    """
    words = words_in(FOLDERS, language)
    height = _DOWN * (len(_ROWS) - 1) + _HIGH
    marks = [_arrow(*pair, needed=needed) for pair, needed in arrows().items()]
    marks += [_box(one, words) for one in PLAN]
    foot = height + 34
    marks += [
        _line(0, foot - 5, 34, foot - 5, needed=True),
        written(words.say("plan-key-needs"), 48, foot),
        _line(262, foot - 5, 296, foot - 5, needed=False),
        written(words.say("plan-key-helps"), 310, foot),
    ]
    width = _RIGHT * max(column(one.lesson) for one in PLAN) + _WIDE
    return sheet(words.say("plan-map"), width, foot + 4, marks)


def _corner(number: str) -> tuple[float, float]:
    (row,) = (place for place, numbers in enumerate(_ROWS) if number in numbers)
    return _RIGHT * column(_planned(number).lesson), _DOWN * row


def _box(one: Planned, words: Words) -> str:
    x, y = _corner(one.number)
    title = _in_two(words.say(f"plan-{one.number}"))
    fill = {"none": "#fff", "second half": "#eef4fb", "yes": "#d7e6f7"}[one.code]
    size = 12 if max(map(len, title)) <= 17 else 11
    lines = "".join(
        written(text, x + _WIDE / 2, y + 34 + 15 * row - (0 if title[1] else -7), size=size, anchor="middle")
        for row, text in enumerate(title)
        if text
    )
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{_WIDE}" height="{_HIGH}" rx="9" fill="{fill}" stroke="#8a7c5e"'
        f' stroke-width="1.4"/>{written(one.number, x + _WIDE / 2, y + 17, anchor="middle", bold=True)}{lines}'
    )


def _in_two(title: str) -> tuple[str, str]:
    """A title in two lines, as alike in length as they can be; a short one in one."""
    if len(title) <= 13:
        return title, ""
    cuts = [place for place, sign in enumerate(title) if sign == " "]
    cut = min(cuts, key=lambda place: abs(2 * place - len(title)), default=len(title))
    return title[:cut], title[cut + 1 :]


def _arrow(earlier: str, later: str, *, needed: bool) -> str:
    (x0, y0), (x1, y1) = _corner(earlier), _corner(later)
    if x0 == x1:  # the second half, below the first
        x = x0 + _WIDE / 2
        return _drawn(f"M{x:g} {y0 + _HIGH:g}V{y1 - 3:g}", f"M{x:g} {y1:g}l-4.5 -6h9Z", needed=needed)
    return _line(x0 + _WIDE, y0 + _HIGH / 2, x1 - 2, y1 + _HIGH / 2, needed=needed)


def _line(x0: float, y0: float, x1: float, y1: float, *, needed: bool) -> str:
    """An arrow that leaves and arrives level."""
    bend = (x1 - x0) / 2
    curve = f"M{x0:g} {y0:g}C{x0 + bend:g} {y0:g} {x1 - bend:g} {y1:g} {x1 - 7:g} {y1:g}"
    return _drawn(curve, f"M{x1:g} {y1:g}l-9 -4.5v9Z", needed=needed)


def _drawn(curve: str, head: str, *, needed: bool) -> str:
    """An arrow along a curve; dashed if it only helps."""
    dashes = "" if needed else ' stroke-dasharray="5 4"'
    return (
        f'<path d="{curve}" fill="none" stroke="#6b5a36" stroke-width="1.8"{dashes}/><path d="{head}" fill="#6b5a36"/>'
    )


# The table


@dataclass(frozen=True)
class CourseTable:
    """The plan as a table, to be shown at the end of a cell."""

    words: Words

    def __repr__(self) -> str:
        return f"<table: {len(PLAN)} notebooks, {sum(one.minutes for one in PLAN)} minutes>"

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
            parts.append(self.words.listed(one.needs))
        if one.helps:
            listed = self.words.listed(one.helps)
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
    <table: 18 notebooks, 810 minutes>
    """
    return CourseTable(words_in(FOLDERS, language))
