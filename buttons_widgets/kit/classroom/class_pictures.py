"""What a class guessed and rolled, put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import chain
from math import isfinite

from ..exercises.choice_exercise import OptionsExercise
from ..exercises.exercise import Exercise
from ..exercises.number_exercise import SURE, NumberExercise, NumberGuess
from ..exercises.rolls_exercise import Rate, RollsExercise
from ..language.words import Words
from ..page.markup import text_html
from ..rules.errors import GameError
from .class_charts import (
    LINES,
    Line,
    Range,
    Say,
    Scale,
    bars_html,
    hue_of,
    ranges_html,
    running_html,
    running_means,
    scale_of,
)
from .class_work import ClassWork, Student

_PERCENT = Scale(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))
_FAR = 1000
"""A guess that is so many times as large as the right answer is not drawn."""


def guesses_html(work: ClassWork, each: type[Exercise]) -> str:
    """What a class guessed, beside the right answer."""
    found = work.results(each.number)
    comparing = (one for one in work.exercises if one.guess == each.number)
    compared = next((one for one in comparing if not issubclass(one, RollsExercise)), None)
    rights = [] if compared is None else [student.results[compared.number].exercise for student in work.students]
    first = found[0][1].exercise
    if isinstance(first, NumberGuess):
        exact = {Fraction(one.right) for one in rights if isinstance(one, NumberExercise)}
        ranges = [_range(student, result.answer, first, compared) for student, result in found]
        return _guessed_ranges(work, first, [one for one in ranges if one is not None], sorted(exact))
    if isinstance(first, OptionsExercise):
        right = {getattr(one, "right", None) for one in rights}
        counts = Counter(name for _, result in found for name in result.answer.split())
        rows = [
            (
                f"{first.letter(option)}  {first.option_text(option, work.words)}",
                f"{counts[option]}{' ✓' if right == {option} else ''}",
                counts[option] / len(found),
                "bw-class-good" if right == {option} else "",
            )
            for option in first.options
        ]
        return bars_html(rows)
    return ""


def _range(student: Student, answer: str, guess: NumberGuess, compared: type[Exercise] | None) -> Range | None:
    """What a student guessed; `None` if it cannot be read."""
    try:
        low, high = guess.ends(answer)
        asked = None if compared is None else student.results[compared.number].exercise
        return Range(_float(low.value), _float(high.value), None if asked is None else asked.holds(guess, answer))
    except GameError:
        return None


def _guessed_ranges(work: ClassWork, guess: NumberGuess, ranges: Sequence[Range], exact: Sequence[Fraction]) -> str:
    say, told = work.words.say, _writer(work.words, percent=guess.wanted == "chance")
    if not ranges:
        return ""
    marks = [(_float(one), say("class-exact", exact=_exact_text(one, told))) for one in exact]
    if len(exact) > 1:  # each student has numbers of its own
        ends = {"low": told(_float(exact[0])), "high": told(_float(exact[-1]))}
        marks = [(at, say("class-exact-own", **ends) if place == 0 else "") for place, (at, _) in enumerate(marks)]
    middle = sorted(one.low for one in ranges)[len(ranges) // 2]
    far = _FAR * max(1.0, abs(middle), *(abs(at) for at, _ in marks))
    drawn = [one for one in ranges if max(abs(one.low), abs(one.high)) <= far]
    on_axis = [*(end for one in drawn for end in (one.low, one.high)), *(at for at, _ in marks)]
    is_chance = guess.wanted == "chance" and all(0 <= value <= 1 for value in on_axis)
    scale = _PERCENT if is_chance else scale_of(on_axis)
    title = say("class-guesses-title", count=len(ranges))
    if known := [one.holds for one in ranges if one.holds is not None]:
        title = say("class-guesses-held", count=len(known), held=sum(known), wanted=round(SURE * len(known)))
    lines = [title] + ([say("class-far", count=len(ranges) - len(drawn))] if len(drawn) < len(ranges) else [])
    told_below = "".join(f"<div>{text_html(line)}</div>" for line in lines)
    return ranges_html(drawn, marks, scale, told, title) + told_below


def _float(value: Fraction) -> float:
    try:
        return float(value)
    except OverflowError:
        return 1e308 if value > 0 else -1e308


def _exact_text(value: Fraction, told: Say) -> str:
    decimal = told(_float(value))
    if value.denominator == 1 or len(str(value)) > 20:
        return decimal
    return f"{value} = {decimal}"


def rolls_html(work: ClassWork, each: type[RollsExercise]) -> str:
    """The class's rolls put together: what they come to, roll after roll, and how often each outcome came."""
    say, words = work.words.say, work.words
    by_item = sorted(work.results(each.number), key=lambda one: one[0].item)
    exercise = by_item[0][1].exercise
    assert isinstance(exercise, RollsExercise)
    outcomes = list(exercise.outcomes)
    rolled = [[one for one in result.answer.split() if one in outcomes] for _, result in by_item]
    rolled = [own for own in rolled if own]
    every = list(chain.from_iterable(rolled))
    if not every:
        return ""
    chances, counts = exercise.chances(), Counter(every)
    numbers = [_outcome_number(outcome) for outcome in outcomes]
    told = say("class-rolled", rolls=len(every), students=len(rolled))
    lines, texts, percent = [], [], True
    if all(number is not None for number in numbers) and len(outcomes) > 1:
        worth = {outcome: number for outcome, number in zip(outcomes, numbers, strict=True) if number is not None}
        exact = _float(Fraction(sum(chances[one] * Fraction(worth[one]) for one in outcomes))) if chances else None
        lines = [Line(running_means([worth[one] for one in every]), exact, [_mean(own, worth) for own in rolled])]
        texts, percent = [say("class-mean")], False
    else:
        # Of two outcomes the share of the first is drawn, because the other one mirrors it.
        drawn = outcomes[:1] if len(outcomes) == 2 else outcomes[:LINES]
        watched = exercise.rates() or {one: Rate((one,), outcomes) for one in drawn}
        for name, rate in watched.items():
            exact = _float(Fraction(chances[name])) if name in chances else None
            own = [_share(one, rate) for one in rolled] if exercise.dots else []
            lines.append(Line(_running_share(every, rate), exact, [one for one in own if one is not None]))
            texts.append(_watched_text(exercise, name, words))

    value, count = _writer(words, percent=percent), _writer(words)
    keys = "".join(
        f'<div role="listitem"><span class="bw-class-key" {hue_of(number)} aria-hidden="true"></span> '
        f"{text_html(_line_text(text, line, value, words))}</div>"
        for number, (text, line) in enumerate(zip(texts, lines, strict=True))
    )
    chart = running_html(lines, value, count, say("class-rolls-axis"), told)
    read = say("class-rolls-read-exact" if chances else "class-rolls-read")
    if exercise.dots:
        read = f"{read} {say('class-rolls-dots')}"
    return (
        f'<div>{text_html(told)}</div>{chart}<div class="bw-class-keys" role="list">{keys}</div>'
        f"<div><small>{text_html(read)}</small></div>{bars_html(_shares(exercise, counts, words))}"
    )


def _watched_text(exercise: RollsExercise, name: str, words: Words) -> str:
    """What a share is of: one of `rates`, or an outcome."""
    return exercise.say(words, f"rate-{name}") if exercise.rates() else exercise.outcome_text(name, words)


def _shares(exercise: RollsExercise, counts: Mapping[str, int], words: Words) -> list[tuple[str, str, float, str]]:
    """A bar for each of `rates`, as a share of the rolls in which it can come; else one for each outcome."""
    outcomes, chances, rows = list(exercise.outcomes), exercise.chances(), []
    for name, rate in (exercise.rates() or {one: Rate((one,), outcomes) for one in outcomes}).items():
        hits, of = sum(counts[one] for one in rate.hits), sum(counts[one] for one in rate.of)
        if not of:
            continue
        text = words.say("class-share", count=hits, percent=100 * hits / of)
        if exercise.rates():
            text = words.say("class-share-of", count=hits, of=of, percent=100 * hits / of)
        if name in chances:
            exact = _exact_text(chances[name], _writer(words, percent=True))
            text += f" ({words.say('class-exact', exact=exact)})"
        rows.append((_watched_text(exercise, name, words), text, hits / of, ""))
    most = max((share for _, _, share, _ in rows), default=0.0) or 1.0
    return [(label, text, share / most, look) for label, text, share, look in rows]


def _writer(words: Words, *, percent: bool = False) -> Say:
    """What writes a number, or a share as a percentage."""
    if percent:
        return lambda number: words.say("class-chance", chance=100 * number)
    return lambda number: words.say("class-value", value=number)


def _line_text(text: str, line: Line, value: Say, words: Words) -> str:
    now = value(line.values[-1])
    if line.exact is None:
        return words.say("class-line", text=text, now=now)
    return words.say("class-line-exact", text=text, now=now, exact=value(line.exact))


def _outcome_number(outcome: str) -> float | None:
    try:
        number = float(outcome)
    except ValueError:
        return None
    return number if isfinite(number) else None


def _share(own: Sequence[str], rate: Rate) -> float | None:
    """How often something comes of the rolls in which it can; `None` if there are none."""
    of = sum(one in rate.of for one in own)
    return sum(one in rate.hits for one in own) / of if of else None


def _running_share(every: Sequence[str], rate: Rate) -> list[float]:
    """The same after each roll; before the first that counts, what that one makes of it."""
    hits = of = 0
    found: list[float] = []
    for one in every:
        hits, of = hits + (one in rate.hits), of + (one in rate.of)
        if of:
            found.append(hits / of)
    return [*found[:1] * (len(every) - len(found)), *found]


def _mean(own: Sequence[str], worth: Mapping[str, float]) -> float:
    return sum(worth[one] for one in own) / len(own)
