"""A review as HTML: luck and skill, the decisions by kind, the plot of the worth, one decision with its choices.

Pure functions of a review and a language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from ..coach.advisor import WorthAdvisor
from ..coach.coach_page import CoachPage, bars_html
from ..language.words import Words
from ..page.markup import image_html, line_html, link_html, text_html
from ..rules.review import MARKS, MOST_MOMENTS, Decision, Review, grade_of
from .review_plot import Plot, greatest_fall
from .reviewer import Reviewer

MARK_CLASSES: Final = dict(zip(MARKS, ("doubtful", "bad", "blunder"), strict=True))
"""How each mark looks, and the message that names it."""
MOMENT: Final = "review-moment"
"""The link of a moment that decided the game, with its number, counted from 0."""


@dataclass(frozen=True)
class ReviewPage:
    """What a review looks like."""

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
        lines.append((say("review-errors"), amount(review.decided, self.words, signed=True)))
        result = say("review-result" if review.is_over else "review-result-so-far")
        return [*lines, (result, amount(review.result, self.words))]

    def rate(self, review: Review) -> str:
        """The error rate in a sentence."""
        if review.error_rate is None:
            return self.words.say("review-no-choice")
        rate = self.reviewer.amount(review.error_rate, self.words)
        rated = self.words.say("review-rate", rate=rate, count=len(review.counted))
        surely = sum(decision.better is not None for decision in review.decisions)
        return f"{rated} {self.words.say('review-surely', count=surely)}" if surely else rated

    def grade(self, review: Review) -> str:
        """How much was given up in a round, and who of those that are known gives up as much; "" if there is nobody."""
        levels, cost = self.reviewer.levels(self.game), review.round_cost
        if cost is None or not levels:
            return ""
        grade = grade_of(cost, levels)
        above, below = grade.worse_than, grade.better_than
        say, amount = self.words.say, self.reviewer.amount
        own = amount(cost, self.words)
        if above is None:
            assert below is not None
            return say("review-grade-best", own=own, name=below.name, cost=amount(below.round_cost, self.words))
        if below is None:
            return say("review-grade-last", own=own, name=above.name, cost=amount(above.round_cost, self.words))
        return say(
            "review-grade-between", own=own,
            better=above.name, cost=amount(above.round_cost, self.words),
            worse=below.name, other=amount(below.round_cost, self.words),
        )  # fmt: skip

    def sums(self, review: Review) -> str:
        """What errors and luck brought, in large; how well the player decided; and all of it as a table."""
        grade, lines = self.grade(review), self.sum_lines(review)
        rows = [f'<tr><th scope="row">{escape(name)}</th><td>{escape(text)}</td></tr>' for name, text in lines]
        figures = [f"<span><b>{escape(text)}</b> {escape(name)}</span>" for name, text in (lines[-2], lines[1])]
        return (
            f'<div class="bw-review-figures">{" ".join(figures)}</div>'
            f"{line_html(self.rate(review), 'bw-review-rate')}"
            f"{line_html(grade, 'bw-review-grade') if grade else ''}"
            f'<table class="bw-review-sums"><caption>{escape(self.words.say("review-sums"))}</caption>'
            f"<tbody>{''.join(rows)}</tbody></table>"
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

    def plot_told(self, review: Review) -> str:
        """What the plot shows, in sentences: the beginning, the end, and the greatest fall."""
        if not review.rounds:
            return ""
        amount, say = self.reviewer.amount, self.words.say
        first, last = review.rounds[0], review.rounds[-1]
        ends = say(
            "review-plot-ends",
            start=amount(first.start, self.words), first=first.number,
            end=amount(last.end, self.words), last=last.number,
        )  # fmt: skip
        fall = greatest_fall(review)
        if fall is None:
            return f"{ends} {say('review-plot-no-fall')}"
        what = (
            self.reviewer.kind_name(fall.decision.kind, self.words)
            if fall.decision is not None
            else say("review-luck" if fall.own else "review-others")
        )
        fell = say("review-plot-fall", fall=amount(fall.by, self.words), round=fall.number, what=what)
        return f"{ends} {fell}"

    def stop_names(self, review: Review, plot: Plot) -> list[str]:
        """What the decisions of the plot are called: as the costliest ones, and those that cost nothing without it."""
        return [
            self.entry(review, decision)
            if decision.cost > 0
            else self.words.say("review-place", **self._place(review, decision))
            for decision, _ in plot.stops
        ]

    def _place(self, review: Review, decision: Decision) -> dict[str, int | str]:
        """In which round a decision was taken, and of which kind it is."""
        each = review.round_at(decision.ply)
        return {"round": each.number if each else 1, "kind": self.reviewer.kind_name(decision.kind, self.words)}

    # What decided the game

    def moments(self, review: Review, pictures: Sequence[str]) -> str:
        """A card for each moment that decided the game, and in words how few they are if there is room for more.

        Args:
            pictures: for each of them what its board showed, as SVG.
        """
        moments = review.moments()
        cards = [
            self._card(review, number, moment, picture)
            for number, (moment, picture) in enumerate(zip(moments, pictures, strict=True))
        ]
        few = line_html(self.few(review), "bw-review-few") if len(moments) < MOST_MOMENTS else ""
        title = line_html(self.words.say("review-moments", count=len(moments)), "bw-review-title")
        return f'{title}<div class="bw-review-cards">{"".join(cards)}{few}</div>'

    def few(self, review: Review) -> str:
        """Why there is no other costly decision."""
        say, count = self.words.say, len(review.moments())
        if not review.counted:
            return say("review-no-choice")
        rest = [one for one in review.costliest() if not review.mark(one)]
        if not rest:
            return say("review-few-best", count=count)
        return say("review-few", count=count, cost=self.reviewer.cost(rest[0], self.words))

    def _card(self, review: Review, number: int, moment: Decision, picture: str) -> str:
        """Its picture, where it stands in the plot, and what it cost. What was chosen is not told, as in `entry`."""
        say, mark = self.words.say, review.mark(moment)
        cost = self.reviewer.cost(moment, self.words)
        place = text_html(say("review-place", **self._place(review, moment)))
        gave_up = text_html(say("review-gave-up", name=review.name, cost=cost))
        point = f'<i class="bw-review-point">{number + 1}</i>'
        lines = [
            f"<b>{point} {place}</b>",
            f'<span>{gave_up} <b class="bw-review-{MARK_CLASSES[mark]}">{mark}</b></span>',
            f'<span class="bw-review-again">{escape(say("review-try"))}</span>',
        ]
        content = f'{image_html(picture)}<span class="bw-review-told">{"".join(lines)}</span>'
        return link_html(content, MOMENT, number, kind="bw-review-card bw-leads")

    # One decision

    def entry(self, review: Review, decision: Decision) -> str:
        """A costly decision in a line. What was chosen is not told: of two choices that would tell the better one."""
        cost, mark = self.reviewer.cost(decision, self.words), review.mark(decision)
        return self.words.say("review-entry", **self._place(review, decision), cost=cost, mark=mark).strip()

    def verdict(self, review: Review, decision: Decision) -> str:
        """What was chosen in a decision, and what it cost."""
        name = self.reviewer.choice_name
        taken = name(decision, decision.choice, self.words)
        if decision.better is not None:
            return self.words.say(
                "review-was-surely-worse", name=review.name, better=name(decision, decision.better, self.words)
            )
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
        how = "best" if option.best else "same" if choice == decision.choice else "worse"
        return self.words.say(f"review-tried-{how}", **texts)

    def bars(self, decision: Decision) -> str:
        """A row for each choice of a decision, with a word at the one that was chosen; "" if the analysis has none."""
        if decision.question is None:
            return ""
        chosen = self.words.say("review-chosen")
        rows = self._coach.rows(decision.question, decision.answer, decision.choice, chosen)
        worth, _ = self.reviewer.advisor.heads(decision.question, self.words)
        return bars_html(rows, worth, "")

    def marks(self, decision: Decision) -> dict[Any, dict[str, Any]]:
        """What a decision's choices are worth, as it is written on the board."""
        return self._coach.marks(decision.question, decision.answer, WorthAdvisor.WORTH)

    @property
    def _coach(self) -> CoachPage[Any]:
        return CoachPage(self.reviewer.advisor, self.words)

    def swing(self, review: Review, plies: Sequence[int]) -> str:
        """What the moves that led to some plies brought the player, apart from its own decisions; "" for nothing."""
        said = []
        for source in ("own", "others"):
            luck = [swing.luck for swing in review.swings if swing.ply in plies and swing.source == source]
            if luck:
                amount = self.reviewer.amount(sum(luck), self.words, signed=True)
                said.append(self.words.say(f"review-swing-{source}", luck=amount, name=review.name))
        return " ".join(said)
