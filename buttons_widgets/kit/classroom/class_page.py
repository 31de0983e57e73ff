"""What a class did in a lesson, as a page: for each part the HTML. Every text of a student is escaped here."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from html import escape
from typing import get_args

from ..exercises.board_exercise import BoardExercise, SketchExercise
from ..exercises.exercise import Exercise, Guess, OpenExercise
from ..exercises.function_exercise import FunctionExercise
from ..exercises.rolls_exercise import RollsExercise
from ..language.words import Words
from ..page.markup import text_html
from ..rules.errors import plain_reason
from .class_charts import MOST_NAMES, named, section_html
from .class_items import items_html
from .class_pictures import guesses_html, rolls_html
from .class_rounds_page import rounds_html
from .class_work import ClassReview, ClassWork, Look, Result, Student, answer_text, title_of, why

SIGNS: Mapping[Look, str] = {"nothing": "•", "right": "✓", "wrong": "✗", "misunderstood": "!", "to read": "✎"}
"""The sign of each state; its colour says the same."""
_TALK = 8


def summary_html(work: ClassWork, reviews: Sequence[ClassReview]) -> str:
    """The whole page."""
    say, words = work.words.say, work.words
    title = say("class-title", lesson=work.lesson, title=work.course.lesson(work.lesson).title(words))
    counts = say("class-counts", students=len(work.students), items=len(work.items))
    parts = [f"<h3>{text_html(title)}</h3><p>{text_html(counts)}</p>", problems_html(work)]
    if work.students:
        parts += [table_html(work), talk_html(work), items_html(work), *_by_exercise(work), rounds_html(work, reviews)]
    return "".join(parts)


def problems_html(work: ClassWork) -> str:
    """Whatever is odd about what was handed in."""
    if not work.problems:
        return ""
    say = work.words.say
    rows = "".join(
        f"<li><b>{escape(say('class-item', item=one.item))}</b> {text_html(one.text)}</li>" for one in work.problems
    )
    head = text_html(say("class-problems", count=len(work.problems)))
    opened = " open" if len(work.problems) <= MOST_NAMES else ""
    return f'<details class="bw-class-problems"{opened}><summary>{head}</summary><ul>{rows}</ul></details>'


# Who is where


def table_html(work: ClassWork) -> str:
    """Students and exercises; those that nobody answered are folded away."""
    say, words, shown = work.words.say, work.words, work.answered
    heads = "".join(
        f'<th scope="col"><div><b>{escape(each.number)}</b>{" ƒ" * issubclass(each, FunctionExercise)} '
        f"{text_html(title_of(each, words))}</div></th>"
        for each in shown
    )
    rows = "".join(_row_html(student, work) for student in work.students)
    rows += _unreadable_html(work, columns=len(shown) + 1)
    foot = "".join(f"<td>{text_html(_right_of(work, each.number))}</td>" for each in shown)
    legend = "".join(
        f'<div role="listitem"><span class="{_look_class(look)}" aria-hidden="true">{sign}</span> '
        f"{text_html(say(f'class-legend-{look.replace(chr(32), chr(45))}'))}</div>"
        for look, sign in SIGNS.items()
    )
    more = ["class-legend-tries"]
    if any(issubclass(each, FunctionExercise) for each in shown):
        more.append("class-legend-function")
    legend += "".join(f'<div role="listitem"><small>{text_html(say(name))}</small></div>' for name in more)
    table = (
        f'<div class="bw-class-scroll" tabindex="0"><table class="bw-class-table"><thead><tr><td></td>'
        f'<th scope="col">{text_html(say("class-credit"))}</th>{heads}</tr></thead>'
        f'<tbody>{rows}</tbody><tfoot><tr><th scope="row">{text_html(say("class-right"))}</th><td></td>{foot}</tr>'
        "</tfoot></table></div>"
    )
    parts = f'<div class="bw-class-legend" role="list">{legend}</div>{table}{_unanswered_html(work)}'
    return section_html(say("class-who"), parts)


def _unanswered_html(work: ClassWork) -> str:
    """The exercises that nobody answered, such as those of the other half of a lesson."""
    missing = [each for each in work.exercises if each not in work.answered]
    if not missing:
        return ""
    listed = " · ".join(f"{each.number} {title_of(each, work.words)}" for each in missing)
    head = work.words.say("class-unanswered", count=len(missing))
    return f"<details><summary>{text_html(head)}</summary>{text_html(listed)}</details>"


def _unreadable_html(work: ClassWork, columns: int) -> str:
    """A row for each text that could not be read, so that nobody is missing without a word; of many the first few."""
    say = work.words.say
    unread = {item.number for item in work.items if item.handed is None}
    told = [one for one in work.problems if one.item in unread]
    rows = [
        f'<tr><th scope="row">{escape(say("class-number", item=one.item))}</th>'
        f'<td colspan="{columns}" class="bw-class-unread">{text_html(one.text)}</td></tr>'
        for one in told[:MOST_NAMES]
    ]
    if len(told) > MOST_NAMES:
        more = say("class-more-unread", count=len(told) - MOST_NAMES)
        rows.append(
            f'<tr><th scope="row"></th><td colspan="{columns}" class="bw-class-unread">{text_html(more)}</td></tr>'
        )
    return "".join(rows)


def _row_html(student: Student, work: ClassWork) -> str:
    words = work.words
    results = [student.results[each.number] for each in work.answered]
    cells = "".join(_cell_html(result, words) for result in results)
    unmarked = Guess | RollsExercise | OpenExercise | SketchExercise
    of = sum(not isinstance(one.exercise, unmarked) for one in results)
    credit = escape(words.say("class-credit-of", credit=student.credit, of=of))
    return f'<tr><th scope="row">{escape(student.name)}</th><td class="bw-class-credit">{credit}</td>{cells}</tr>'


def _cell_html(result: Result, words: Words) -> str:
    if not result.answered:
        return f'<td><span class="bw-unseen">{escape(words.say("class-no-answer"))}</span></td>'
    said = words.say(f"class-is-{result.look.replace(' ', '-')}")
    told = words.say("class-tries", tries=result.tries, hints=result.hints)
    about = f"{said} · {told} · {answer_text(result, words)[:200]}"
    return (
        f'<td title="{escape(about)}"><span class="{_look_class(result.look)}"><span aria-hidden="true">'
        f'{SIGNS[result.look]}</span><span class="bw-unseen">{escape(said)}</span></span>'
        f"{_below_html(result, told, words)}</td>"
    )


def _below_html(result: Result, told: str, words: Words) -> str:
    """How much of it is right, if a part of it is; more tries than one; and hints that were seen."""
    part = words.number(result.credit, ".0%") if 0 < result.credit < 1 and result.is_marked else ""
    marks = [f"{result.tries}×" if result.tries > 1 else "", f"{result.hints}?" if result.hints else ""]
    below = f"<small>{part}</small>" if part else ""
    if any(marks):
        below += f'<small aria-hidden="true">{" ".join(filter(None, marks))}</small>'
        below += f'<span class="bw-unseen">{escape(told)}</span>'
    return below


def _look_class(look: Look) -> str:
    return f"bw-class-look bw-class-{look.replace(' ', '-')}"


def _right_of(work: ClassWork, number: str) -> str:
    marked = [result for _, result in work.results(number) if result.is_marked]
    if not marked:
        return ""
    return work.words.say("class-right-of", right=sum(one.state == "right" for one in marked), of=len(marked))


# What to talk about first


def talk_html(work: ClassWork) -> str:
    """Which mistakes stand behind the wrong answers, the most frequent first; then wrong answers nobody can explain."""
    say, words = work.words.say, work.words
    made: dict[tuple[str, str], list[tuple[Student, Result]]] = defaultdict(list)
    overcome: Counter[tuple[str, str]] = Counter()
    unknown: dict[str, list[tuple[Student, Result]]] = defaultdict(list)
    for student in work.students:
        for number, result in student.results.items():
            if result.state == "misunderstood":
                made[number, result.mistake].append((student, result))
            elif result.state == "wrong":
                unknown[number].append((student, result))
            for name in result.overcome:
                overcome[number, name] += result.state == "right"
    order = sorted(made, key=lambda key: (-len(made[key]), -overcome[key], key[0]))
    entries = []
    for number, name in order:
        found = made[number, name]
        result = found[0][1]
        lines = [f"<q>{text_html(why(result, words))}</q>", _answers_html(found, words)]
        if overcome[number, name]:
            lines.append(f"<small>{text_html(say('class-overcome', count=overcome[number, name]))}</small>")
        entries.append(_talk_entry(work, result.exercise, len(found), lines))
    for number in sorted(unknown, key=lambda key: -len(unknown[key])):
        found = unknown[number]
        lines = [f"<i>{text_html(say('class-unknown'))}</i>", _answers_html(found, words)]
        entries.append(_talk_entry(work, found[0][1].exercise, len(found), lines))
    first, rest = entries[:_TALK], entries[_TALK:]
    parts = [f'<ol class="bw-class-talk">{"".join(some)}</ol>' for some in (first, rest) if some]
    if rest:
        parts[1] = (
            f"<details><summary>{text_html(say('class-talk-more', count=len(rest)))}</summary>{parts[1]}</details>"
        )
    return section_html(say("class-talk"), "".join(parts))


def _talk_entry(work: ClassWork, exercise: Exercise, count: int, lines: Sequence[str]) -> str:
    head = work.words.say("class-talk-head", number=exercise.number, title=title_of(type(exercise), work.words))
    body = "".join(f"<div>{line}</div>" for line in lines)
    return f'<li><b class="bw-class-count">{count}</b><div><b>{text_html(head)}</b>{body}</div></li>'


def _answers_html(found: Sequence[tuple[Student, Result]], words: Words) -> str:
    by_answer: dict[str, list[str]] = defaultdict(list)
    for student, result in found:
        by_answer[answer_text(result, words)[:300]].append(student.name)
    listed = [
        f"<b>{text_html(answer)}</b> <small>{text_html(named(names, words))}</small>"
        for answer, names in sorted(by_answer.items(), key=lambda one: -len(one[1]))
    ]
    if len(listed) <= MOST_NAMES:
        return " · ".join(listed)
    more = words.say("class-more-answers", count=len(listed) - MOST_NAMES)
    return (
        f"{' · '.join(listed[:MOST_NAMES])} <details><summary>{text_html(more)}</summary>"
        f"{' · '.join(listed[MOST_NAMES:])}</details>"
    )


# Guesses, rolls, and what a person reads


def _by_exercise(work: ClassWork) -> list[str]:
    parts: list[str] = []
    for each in work.exercises:
        found = work.results(each.number)
        if not found:
            continue
        head = work.words.say("class-talk-head", number=each.number, title=title_of(each, work.words))
        if issubclass(each, Guess):
            parts.append(section_html(work.words.say("class-guesses", head=head), guesses_html(work, each)))
        elif issubclass(each, RollsExercise):
            parts.append(section_html(work.words.say("class-rolls", head=head), rolls_html(work, each)))
        elif any(result.look == "to read" for _, result in found):
            parts.append(section_html(head, read_html(work, each)))
    return parts


def read_html(work: ClassWork, each: type[Exercise]) -> str:
    """What a person reads: texts and sketches side by side, those that are the same once."""
    words = work.words
    found = [(student, result) for student, result in work.results(each.number) if result.look == "to read"]
    together: dict[str, list[str]] = {}
    shown: dict[str, Result] = {}
    for student, result in found:
        key = repr((_picture(result), result.answer)) if isinstance(result.exercise, BoardExercise) else result.answer
        together.setdefault(key, []).append(student.name)
        shown[key] = result
    cards = "".join(
        f"<figure>{_read_one(shown[key], words, work)}<figcaption>{text_html(', '.join(names))}</figcaption></figure>"
        for key, names in together.items()
    )
    posed = {result.exercise.say(words) for _, result in found}
    question = f"<p>{text_html(posed.pop())}</p>" if len(posed) == 1 else ""
    kind = " bw-class-sketches" if issubclass(each, BoardExercise) else ""
    return f'{question}<div class="bw-class-side{kind}">{cards}</div>'


def _read_one(result: Result, words: Words, work: ClassWork) -> str:
    if isinstance(result.exercise, BoardExercise):
        try:
            return work.course.view_of(type(result.exercise)).svg(_picture(result), answer_text(result, words))
        except Exception as error:
            told = words.say("course-fault", number=result.exercise.number, reason=plain_reason(error))
            return f"<p>{text_html(told)}</p>"
    return f"<p>{text_html(answer_text(result, words))}</p>"


def _picture(result: Result) -> object:
    try:
        return result.exercise.picture(result.answer)
    except Exception:
        return None


assert set(SIGNS) == set(get_args(Look))
