"""How hard the exercises of a lesson were for a class, and how well each of them tells students apart."""

from __future__ import annotations

from html import escape
from math import sqrt
from statistics import correlation, fmean
from typing import Final, NamedTuple

from ..language.figures import Figure
from ..page.markup import text_html
from .class_charts import section_html
from .class_work import ClassWork, title_of

FEW: Final = 30
"""With fewer texts the numbers are said to be uncertain."""
_FEWEST: Final = 3
_SAME: Final = 1e-9
_SURE: Final = 1.96


class Item(NamedTuple):
    """An exercise that is marked, as a class answered it.

    Attributes:
        exercise: its number, such as `"3.4"`.
        answered: by how many students.
        right: by how many rightly.
        difficulty: the share of right answers among those that were given, from 0 (hard) to 1 (easy).
        discrimination: the correlation, from -1 to 1, of the credit for this exercise with the mean credit for the
            others that the same student answered; `None` with fewer than three such students, or no differences.
    """

    exercise: str
    answered: int
    right: int
    difficulty: float
    discrimination: float | None


def items_of(work: ClassWork) -> tuple[Item, ...]:
    """Every exercise of the lesson that somebody answered and that is right or wrong, in their order."""
    credits_of = [
        {number: one.credit for number, one in student.results.items() if one.is_marked} for student in work.students
    ]
    found = []
    for each in work.exercises:
        marked = [result for _, result in work.results(each.number) if result.is_marked]
        if not marked:
            continue
        right = sum(result.state == "right" for result in marked)
        pairs = [
            (own[each.number], fmean(credit for number, credit in own.items() if number != each.number))
            for own in credits_of
            if each.number in own and len(own) > 1
        ]
        found.append(Item(each.number, len(marked), right, right / len(marked), _correlation(pairs)))
    return tuple(found)


def _row_html(item: Item, work: ClassWork) -> str:
    say, title = work.words.say, title_of(work.course.exercise(item.exercise), work.words)
    head = say("class-talk-head", number=item.exercise, title=title)
    share = say("class-items-share", right=item.right, of=item.answered, share=Figure(item.difficulty, ".0%"))
    tells = "–" if item.discrimination is None else work.words.number(item.discrimination, "-.2f")
    bar = f'<span class="bw-class-bar" style="inline-size: {100 * item.difficulty:.1f}%"></span>'
    return (
        f'<tr><th scope="row">{text_html(head)}</th><td class="bw-class-track">{bar}</td>'
        f"<td>{escape(share)}</td><td>{escape(tells)}</td></tr>"
    )


def _correlation(pairs: list[tuple[float, float]]) -> float | None:
    if len(pairs) < _FEWEST:
        return None
    first, second = zip(*pairs, strict=True)
    # The mean of three times 0.1 is not 0.1 to the last digit.
    if any(max(side) - min(side) < _SAME for side in (first, second)):
        return None
    return correlation(first, second)


def items_html(work: ClassWork) -> str:
    """The table of the exercises with what it means, and how far to trust it; "" if nobody has a marked answer."""
    items, say = items_of(work), work.words.say
    if not items:
        return ""
    heads = "".join(
        f'<th scope="col"{span}>{text_html(say(f"class-items-{name}"))}</th>'
        for name, span in (("exercise", ""), ("right", ' colspan="2"'), ("tells-apart", ""))
    )
    rows = "".join(_row_html(item, work) for item in items)
    count = max(item.answered for item in items)
    told = [say("class-items-read")]
    if count < FEW:
        share, tells = _SURE * 0.5 / sqrt(count), min(1.0, _SURE / sqrt(max(1, count - 1)))
        told.append(say("class-items-few", count=count, share=Figure(share, ".0%"), tells=Figure(tells, ".1f")))
    notes = "".join(f"<div><small>{text_html(line)}</small></div>" for line in told)
    table = f'<table class="bw-class-bars bw-class-items"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return section_html(say("class-items"), f"{table}{notes}")
