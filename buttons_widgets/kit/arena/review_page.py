"""A review as HTML: luck and skill, the decisions by kind, the plot of the worth, one decision with its choices.

Pure functions of a review and a language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from math import ceil
from typing import Any, Final

from ..coach.coach_page import CoachPage, bars_html
from ..language.words import Words
from ..page.markup import line_html, text_html
from .review import MARKS, Decision, Review, grade_of
from .reviewer import Reviewer

MARK_CLASSES: Final = dict(zip(MARKS, ("doubtful", "bad", "blunder"), strict=True))
"""How each mark looks, and the message that names it."""

MOST_LEVELS: Final = 4
"""So many lines at most cross the plot."""


@dataclass(frozen=True)
class ReviewPage:
    """What a review looks like.

    Attributes:
        reviewer: the game's analysis of games.
        game: the game that is reviewed.
        words: the language.
    """

    reviewer: Reviewer[Any]
    game: Any
    words: Words

    # The sums

    def sum_lines(self, review: Review) -> list[tuple[str, str]]:
        """Where the result comes from: what is named, and how much it is."""
        amount, say = self.reviewer.amount, self.words.say
        lines = [
            (say("review-start"), amount(review.start, self.words)),
            (say("review-luck"), amount(review.luck, self.words, signed=True)),
        ]
        if any(swing.source == "others" for swing in review.swings):
            lines.append((say("review-others"), amount(review.others, self.words, signed=True)))
        lines.append((say("review-errors"), amount(-review.cost, self.words, signed=True)))
        result = say("review-result" if review.is_over else "review-result-so-far")
        return [*lines, (result, amount(review.result, self.words))]

    def rate(self, review: Review) -> str:
        """The error rate in a sentence."""
        if review.error_rate is None:
            return self.words.say("review-no-choice")
        rate = self.reviewer.amount(review.error_rate, self.words)
        return self.words.say("review-rate", rate=rate, count=len(review.counted))

    def grade(self, review: Review) -> str:
        """Where the error rate stands among those that are known; "" if there is no rate or nothing to compare."""
        levels = self.reviewer.levels(self.game)
        if review.error_rate is None or not levels:
            return ""
        grade = grade_of(review.error_rate, levels)
        above, below = grade.worse_than, grade.better_than
        say, amount = self.words.say, self.reviewer.amount
        if above is None:
            assert below is not None
            return say("review-grade-best", name=below.name, rate=amount(below.error_rate, self.words))
        if below is None:
            return say("review-grade-last", name=above.name, rate=amount(above.error_rate, self.words))
        return say(
            "review-grade-between",
            better=above.name, rate=amount(above.error_rate, self.words),
            worse=below.name, other=amount(below.error_rate, self.words),
        )  # fmt: skip

    def sums(self, review: Review) -> str:
        """Luck and skill as a table, and the error rate with the grade."""
        rows = [
            f'<tr><th scope="row">{escape(name)}</th><td>{escape(text)}</td></tr>'
            for name, text in self.sum_lines(review)
        ]
        return (
            f'<table class="bw-review-sums"><caption>{escape(self.words.say("review-sums"))}</caption>'
            f"<tbody>{''.join(rows)}</tbody></table>"
            f"{line_html(self.rate(review), 'bw-review-rate')}"
            f"{line_html(self.grade(review), 'bw-review-grade') if self.grade(review) else ''}"
        )

    def kinds(self, review: Review) -> str:
        """What the decisions of each kind cost, and how many were marked."""
        say, sums = self.words.say, review.kinds(self.reviewer.kinds)
        if not sums:
            return ""
        heads = [say("review-head-kind"), say("review-head-count"), say("review-head-cost"), *MARKS]
        rows = []
        for each in sums:
            cost = (self.reviewer.apart if each.apart else self.reviewer.amount)(each.cost, self.words)
            cells = [str(each.decisions), cost, *(str(count or "–") for count in each.marks)]
            name = escape(self.reviewer.kind_name(each.kind, self.words))
            rows.append(f'<tr><th scope="row">{name}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>')
        head = "".join(
            f'<th scope="col" title="{escape(say(f"review-{MARK_CLASSES[text]}")) if text in MARKS else ""}">'
            f"{escape(text)}</th>"
            for text in heads
        )
        return (
            f'<table class="bw-review-kinds"><caption>{escape(say("review-kinds"))}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        )

    def note_lines(self) -> list[str]:
        """What the numbers assume, and how the grade was measured, in sentences."""
        notes = [*self.reviewer.assumed(self.game, self.words), self.reviewer.measured(self.game, self.words)]
        return [note for note in notes if note]

    def notes(self) -> str:
        """The same, unfolded at first: no number is shown without them."""
        items = "".join(f"<li>{text_html(note)}</li>" for note in self.note_lines())
        return (
            f'<details class="bw-review-notes" open><summary>{escape(self.words.say("review-notes"))}</summary>'
            f"<ul>{items}</ul></details>"
        )

    # The plot

    def plot(self, review: Review, at: int) -> str:
        """The worth of each round, move by move, with the marks of errors.

        Args:
            review: the review.
            at: the ply that is looked at.
        """
        plot = plot_of(review)
        grid = "".join(f'<line x1="0" x2="100" y1="{y:g}" y2="{y:g}"/>' for _, y in plot.levels)
        ends = "".join(f'<line x1="{x:g}" x2="{x:g}" y1="0" y2="100"/>' for _, x in plot.rounds[1:])
        now = plot.x_of(at)
        levels = "".join(f'<span class="bw-review-level" style="top:{y:g}%">{level}</span>' for level, y in plot.levels)
        rounds = "".join(
            f'<span class="bw-review-round" style="left:{x:g}%">{number}</span>' for number, x in plot.rounds
        )
        marks = "".join(
            f'<span class="bw-review-mark bw-review-{MARK_CLASSES[mark]}" style="left:{x:g}%;top:{y:g}%">{mark}</span>'
            for mark, x, y in plot.marks
        )
        title = escape(self.words.say("review-plot"))
        return (
            f'<div class="bw-review-plot" role="img" aria-label="{title}">'
            f'<div class="bw-review-title">{title}</div><div class="bw-review-field">'
            f'<svg viewBox="0 0 100 100" preserveAspectRatio="none"><g class="bw-review-grid">{grid}{ends}</g>'
            f'<line class="bw-review-now" x1="{now:g}" x2="{now:g}" y1="0" y2="100"/>'
            f"{''.join(f'<polyline points={chr(34)}{line}{chr(34)}/>' for line in plot.lines)}</svg>"
            f"{levels}{rounds}{marks}</div></div>"
        )

    # One decision

    def entry(self, review: Review, decision: Decision) -> str:
        """A costly decision in a line. What was chosen is not told: of two choices that would tell the better one."""
        each = review.round_at(decision.ply)
        return self.words.say(
            "review-entry",
            round=each.number if each else 1,
            kind=self.reviewer.kind_name(decision.kind, self.words),
            cost=self.reviewer.cost(decision, self.words),
            mark=review.mark(decision),
        ).strip()

    def verdict(self, review: Review, decision: Decision) -> str:
        """What was chosen in a decision, and what it cost."""
        name = self.reviewer.choice_name
        taken = name(decision, decision.choice, self.words)
        if decision.cost == 0:
            message = "review-forced" if decision.forced else "review-was-best"
            return self.words.say(message, name=review.name, choice=taken)
        return self.words.say(
            "review-was",
            name=review.name,
            choice=taken,
            cost=self.reviewer.cost(decision, self.words),
            mark=f" {review.mark(decision)}".rstrip(),
            best=name(decision, decision.answer.options[0].choice, self.words),
        )

    def tried(self, review: Review, decision: Decision, choice: Any) -> str:
        """What a second try costs, beside the first."""
        name = self.reviewer.choice_name
        option = decision.answer.find(choice)
        texts = {
            "name": review.name,
            "choice": name(decision, choice, self.words),
            "taken": name(decision, decision.choice, self.words),
            "best": name(decision, decision.answer.options[0].choice, self.words),
            "cost": self.reviewer.amount(option.loss, self.words),
        }
        same = choice == decision.choice
        return self.words.say(
            "review-tried-best" if option.best else f"review-tried-{'same' if same else 'worse'}", **texts
        )

    def bars(self, review: Review, decision: Decision) -> str:
        """A row for each choice of a decision, with a word at the one that was chosen; "" if the analysis has none."""
        if decision.question is None:
            return ""
        page: CoachPage[Any] = CoachPage(self.reviewer.advisor, self.words)
        rows = page.rows(decision.question, decision.answer)
        choices = self.reviewer.advisor.choices(decision.question)
        note = self.words.say("review-chosen")
        marked = [
            replace(row, note=note) if choice == decision.choice else row
            for choice, row in zip(choices, rows, strict=True)
        ]
        worth, _ = self.reviewer.advisor.heads(decision.question, self.words)
        return bars_html(marked, worth, "")

    def swing(self, review: Review, plies: Sequence[int]) -> str:
        """What the moves that led to some plies brought the player, apart from its own decisions; "" for nothing."""
        said = []
        for source in ("own", "others"):
            luck = [swing.luck for swing in review.swings if swing.ply in plies and swing.source == source]
            if luck:
                amount = self.reviewer.amount(sum(luck), self.words, signed=True)
                said.append(self.words.say(f"review-swing-{source}", luck=amount, name=review.name))
        return " ".join(said)


@dataclass(frozen=True)
class Plot:
    """The lines of a plot, in a square of 100 by 100 with its origin at the top left.

    Attributes:
        plies: the plies that are shown, in order; they stand at equal distances.
        lines: for each round its points, as SVG has them.
        levels: the values beside the plot, and where they stand.
        rounds: the number of each round, and where it begins.
        marks: the marks of errors, and where they stand.
    """

    plies: tuple[int, ...]
    lines: tuple[str, ...]
    levels: tuple[tuple[int, float], ...]
    rounds: tuple[tuple[int, float], ...]
    marks: tuple[tuple[str, float, float], ...]

    def x_of(self, ply: int) -> float:
        """Where a ply stands, or the last one before it."""
        before = sum(one <= ply for one in self.plies)
        return round(100 * max(0, before - 1) / max(1, len(self.plies) - 1), 2)


def plot_of(review: Review) -> Plot:
    """The plot of a review."""
    points = [(ply, worth, number) for number, each in enumerate(review.rounds) for ply, worth in each.course]
    last = max(1, len(points) - 1)
    top = max(1, ceil(max((worth for _, worth, _ in points), default=1.0)))
    spots = [
        (round(100 * place / last, 2), round(100 - 100 * worth / top, 2)) for place, (_, worth, _) in enumerate(points)
    ]
    lines, begins, marks = [], [], []
    for number, each in enumerate(review.rounds):
        of_round = [place for place, (_, _, owner) in enumerate(points) if owner == number]
        lines.append(" ".join(f"{spots[place][0]:g},{spots[place][1]:g}" for place in of_round))
        begins.append((each.number, spots[of_round[0]][0]))
        where = {points[place][0]: spots[place] for place in of_round}
        # A decision that is counted apart changes no worth: it has no place on the line.
        marked = [(review.mark(one), one) for one in each.decisions if not one.apart]
        marks += [(mark, *where[one.ply + 1]) for mark, one in marked if mark]
    step = ceil(top / MOST_LEVELS)
    levels = tuple((level, round(100 - 100 * level / top, 2)) for level in range(0, top + 1, step))
    plies = tuple(ply for ply, _, _ in points)
    return Plot(plies, tuple(lines), levels, tuple(begins), tuple(marks))
