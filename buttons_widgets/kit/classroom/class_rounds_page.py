"""What a class made of a round with the same dice: the spread, and every decision beside the exact worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from html import escape

from ..exercises.class_rounds import ReviewedRound, RoundReview
from ..language.words import Words
from ..page.markup import text_html
from .class_charts import MOST_NAMES, bars_html, named, section_html
from .class_work import MOST_CODES, ClassReview, ClassWork


def rounds_html(work: ClassWork, reviews: Sequence[ClassReview]) -> str:
    """For each code what everybody made of the dice."""
    parts = [_round_html(work, one) for one in reviews[:MOST_CODES]]
    others = [
        f"“{one.code}” ({named([student.name for student in one.students], work.words)})"
        for one in reviews[MOST_CODES:]
    ]
    if others:
        parts.append(f"<p>{text_html(work.words.say('class-round-others', codes='; '.join(others)[:1000]))}</p>")
    return "".join(parts)


def _round_html(work: ClassWork, one: ClassReview) -> str:
    say, review = work.words.say, one.review
    head = say("class-round", code=one.code)
    if review is None:
        return section_html(head, f"<p>{text_html(one.reason)}</p>")
    names = [student.name for student in one.students]
    found = [(name, one) for name, one in zip(names, review.rounds, strict=True) if isinstance(one, ReviewedRound)]
    broken = [(name, one) for name, one in zip(names, review.rounds, strict=True) if isinstance(one, str)]
    parts = [f"<p>{text_html(review.about)}</p>"]
    over = [(name, one) for name, one in found if one.is_over]
    if over:
        parts.append(_stars_html(over, review, work.words))
    if found:
        parts += [_best_html(over, work.words), _steps_html(found, work.words), _players_html(found, work.words)]
    parts += [f"<p>{text_html(say('class-round-broken', student=name, reason=reason))}</p>" for name, reason in broken]
    return section_html(head, "".join(parts))


def _stars_html(over: Sequence[tuple[str, ReviewedRound]], review: RoundReview, words: Words) -> str:
    say = words.say
    counts = Counter(one.points for _, one in over)
    rows = []
    for points in range(max([*counts, review.foreseen]) + 1):
        notes = [say("class-round-exact")] * (points == review.exact)
        notes += [say("class-round-foreseen")] * (points == review.foreseen)
        text = " ".join([str(counts[points]), *(f"← {note}" for note in notes)])
        kind = "bw-class-good" if notes else ""
        rows.append((say("class-points", points=points), text, counts[points] / max(counts.values()), kind))
    mean = sum(one.points for _, one in over) / len(over)
    told = say("class-round-mean", mean=mean, expected=review.expected, exact=review.exact, foreseen=review.foreseen)
    return f"{bars_html(rows)}<p>{text_html(told)}</p>"


def _best_html(over: Sequence[tuple[str, ReviewedRound]], words: Words) -> str:
    if not over:
        return ""
    most = max(one.points for _, one in over)
    least = min(round(one.loss, 2) for _, one in over)
    best = named([name for name, one in over if one.points == most], words)
    wisest = named([name for name, one in over if round(one.loss, 2) == least], words)
    lines = [
        words.say("class-round-most", points=most, names=best),
        words.say("class-round-least", loss=least, names=wisest),
    ]
    return "".join(f"<p>{text_html(line)}</p>" for line in lines)


def _steps_html(found: Sequence[tuple[str, ReviewedRound]], words: Words) -> str:
    """The decisions that several had to take alike, with what they chose; those that cost the class most first."""
    say = words.say
    steps: dict[str, list[tuple[str, float, str]]] = defaultdict(list)
    for _, one in found:
        for decision in one.decisions:
            steps[decision.step].append((decision.chosen, decision.loss, decision.best))
    shared = [step for step, taken in steps.items() if len(taken) > 1]
    order = sorted(shared, key=lambda step: (-round(sum(loss for _, loss, _ in steps[step]), 6), -len(steps[step])))
    rows = []
    for step in order[:MOST_NAMES]:
        taken = steps[step]
        counts = Counter((chosen, round(loss, 3)) for chosen, loss, _ in taken)
        chosen = " · ".join(
            f"<b>{count}×</b> {escape(choice)} {_loss_html(loss, words)}"
            for (choice, loss), count in sorted(counts.items(), key=lambda one: (one[0][1], -one[1]))
        )
        rows.append(f'<tr><th scope="row">{text_html(step)}</th><td>{chosen}</td><td>{escape(taken[0][2])}</td></tr>')
    if not rows:
        return ""
    return f"<h5>{text_html(say('class-round-steps'))}</h5>{_table_html(('step', 'chose', 'best'), rows, words)}"


def _players_html(found: Sequence[tuple[str, ReviewedRound]], words: Words) -> str:
    """Every decision of everybody, with what it cost."""
    say = words.say
    rows = []
    for name, one in sorted(found, key=lambda pair: (not pair[1].is_over, pair[1].loss, -pair[1].points)):
        decisions = " ".join(
            f'<span class="bw-class-chip" title="{escape(decision.step)} → {escape(decision.best)}">'
            f"{escape(decision.chosen)} {_loss_html(decision.loss, words)}</span>"
            for decision in one.decisions
        )
        ending = one.ending or say("class-round-on")
        rows.append(
            f'<tr><th scope="row">{escape(name)}</th><td>{escape(say("class-points", points=one.points))}<br>'
            f"<small>{escape(ending)}</small></td><td>{escape(say('class-lost', loss=one.loss))}</td>"
            f"<td>{decisions}</td></tr>"
        )
    table = _table_html(("who", "points", "loss", "decisions"), rows, words)
    return f"<details><summary>{text_html(say('class-round-players'))}</summary>{table}</details>"


def _loss_html(loss: float, words: Words) -> str:
    if round(loss, 2) == 0:
        return '<span class="bw-class-fine">✓</span>'
    return f'<span class="bw-class-lost">{escape(words.say("class-loss", loss=loss))}</span>'


def _table_html(names: Sequence[str], rows: Sequence[str], words: Words) -> str:
    heads = "".join(f'<th scope="col">{text_html(words.say(f"class-round-{name}"))}</th>' for name in names)
    return (
        f'<div class="bw-class-scroll" tabindex="0"><table class="bw-class-round"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
