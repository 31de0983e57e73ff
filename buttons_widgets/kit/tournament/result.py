"""What came out of a tournament: the table and its picture, all pairs, every game as plain data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from html import escape
from itertools import permutations
from math import nan
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..analysis.frames import frame_of
from ..language.words import Words
from ..rules.game import Bot
from ..rules.setup import SEED_HIDDEN
from .playing import STOPPED, TOO_LONG, Played
from .schedule import Batch, Schedule

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from pandas import DataFrame

Colour = tuple[float, float, float]
"""Red, green and blue, from 0 to 1."""

_POINT: Final = "#1f6f8b"
_COLOURS: Final = "PuOr_r"
CONFIDENCE: Final = 0.95
NOT_PLAYED: Final = "not played"
MOST_PRINTED: Final = 20_000
"""So many characters of what a bot printed are shown, and the rest of the game in which it printed them."""


class Estimate(NamedTuple):
    """A mean, and where the true one lies with 95% confidence.

    Attributes:
        mean: from 0 to 1; `nan` if nothing was measured.
        low: the lower end of the interval; `nan` for fewer than two values.
        high: the upper end.
        values: from how many values it comes.
    """

    mean: float
    low: float
    high: float
    values: int

    def __str__(self) -> str:
        if not self.values:
            return "–"
        mean = f"{100 * self.mean:.1f}%"
        return mean if self.low != self.low else f"{mean} ({100 * self.low:.1f} to {100 * self.high:.1f})"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values from 0 to 1, with its interval by Student's t (`scipy.stats`).

    Each value is the mean of all games with the same dice, in every rotation of the seats. Such values do not depend on
    each other, whereas the games inside one do: an interval for single games, such as Wilson's, would be wrong for
    them, mostly too wide. Where all values are the same, t would give an interval without width. There it is the
    exact one of Clopper and Pearson for how often another value can come, which was seen not once.

    >>> estimate([0.5, 1, 0.5, 0.75, 1, 0.5, 0.5, 1])
    Estimate(mean=0.71875, low=0.511..., high=0.925..., values=8)
    >>> print(estimate([1.0] * 100))
    100.0% (96.4 to 100.0)
    """
    from scipy import stats

    count = len(values)
    if not count:
        return Estimate(nan, nan, nan, 0)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, nan, nan, 1)
    if min(values) == max(values):
        unseen = stats.binomtest(0, count).proportion_ci(CONFIDENCE).high
        return Estimate(mean, float(mean * (1 - unseen)), float(mean + (1 - mean) * unseen), count)
    found = stats.ttest_1samp(values, 0.5).confidence_interval(CONFIDENCE)
    return Estimate(mean, max(0.0, float(found.low)), min(1.0, float(found.high)), count)


@dataclass(frozen=True)
class Stopped:
    """A bot that was stopped.

    Attributes:
        name: of the bot.
        reason: what it did.
        number: of the game in which it was stopped, from 1.
        round: of this game.
        decision: which of the bot's own decisions in this game it was, from 1; 0 if it did not come to that.
        games: after how many finished games of its own.
        seed: of the game.
        game: this game as text, up to the decision in question: `Game.parse` reads it.
        details: the traceback of what the bot raised, or the rule that its move broke; "" for neither.
        printed: what the bot printed last in this game.
    """

    name: str
    reason: str
    number: int
    round: int
    decision: int
    games: int
    seed: str
    game: str
    details: str
    printed: str
    text: str = field(repr=False)
    ask: Callable[[Bot | None], Any] = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.text

    def replay(self, bot: Bot | None = None) -> Any:
        """Ask the bot again, in this kernel, what it was asked in that game, up to the decision in question.

        The bot is made anew with the same random numbers, and takes all its decisions of that game once more. What it
        raises, it raises here, so that its traceback is seen and `%debug` works; what it prints is seen too. A bot
        that took too long takes as long here: interrupt the kernel, and the traceback shows where it was.

        Args:
            bot: another one that is to be asked instead, such as the same one after it was mended.

        Returns:
            The move that it chooses at that decision, whether that is allowed or not.

        Raises:
            GameError: it ended its process and would end this kernel too, or it did not come to a decision.
            Exception: whatever the bot raises.
        """
        return self.ask(bot)


@dataclass(frozen=True)
class Row:
    """A bot's line in the table.

    Attributes:
        name: of the bot.
        games: how many it finished.
        wins: how many of them it won; a shared win counts in parts.
        rate: its share of the wins. The games that a stopped bot did not play count as lost, for it alone.
        seats: the same for each seat.
        unfinished: how many games were ended because they went on for too long.
        stopped: why and when it was stopped; `None` if it was not.
    """

    name: str
    games: int
    wins: float
    rate: Estimate
    seats: tuple[Estimate, ...]
    unfinished: int
    stopped: Stopped | None


class TournamentResult:
    """What came out of a tournament. As the value of a cell it is shown as a table.

    Attributes:
        game: the name of the game.
        names: the bots.
        players: how many sat at a table.
        seed: with which the same comes out again.
        records: a dictionary for each game and bot, which `to_frame()` makes rows of: `game` (its number, from 1),
            `block`, `seed`, `bot`, `seat` (from 1), `share` (of the win), `ended` (`"won"`, `"too long"`, `"stopped"`,
            or `"not played"`), `plies`. For others than a stopped bot the share of a game that was not finished is
            `None`.
        rows: the table, the best bot first.
        stopped: the bots that were stopped, in the order in which it happened. Each says where and why, and its
            `replay()` asks it once more.
        printed: what each bot printed, if it did: for the first games in which it did so, the beginning of it.
        by_seat: the share of the wins in each seat, whoever sat there.
        note: how the boards, the dice and the seats were chosen.

    Args:
        ask: asks a bot that was stopped once more, given its number, what was kept of the game, and a bot instead.
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        schedule: Schedule,
        played: Iterable[tuple[Batch, Sequence[Played]]],
        words: Words,
        ask: Callable[[int, Played, Bot | None], Any],
        note: str = "",
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.players = schedule.players
        self.seed = schedule.seed
        self.note = note
        self._words, self._ask = words, ask
        self.printed: dict[str, str] = {}
        self.stopped: list[Stopped] = []
        self.records: list[dict[str, Any]] = []
        self._finished: defaultdict[int, int] = defaultdict(int)
        out: dict[int, Stopped] = {}
        for batch, games in played:
            found = {(one["block"], tuple(one["seats"])): one for one in games}
            for block in batch.blocks:
                for seats in schedule.seatings(batch.group, block):
                    self._take(found.get((block, seats)), block, seats, schedule.seed_of(block), out)
        self.rows = sorted(
            (self._row(number, out.get(number)) for number in range(len(self.names))),
            key=lambda row: (row.stopped is not None, -row.rate.mean if row.rate.values else 0.0),
        )
        self.by_seat = tuple(
            self._estimate(one for one in self._played() if one["seat"] == seat + 1) for seat in range(self.players)
        )

    def _take(self, one: Played | None, block: int, seats: tuple[int, ...], seed: str, out: dict[int, Stopped]) -> None:
        game = len(self.records) // self.players + 1
        if any(number in out for number in seats):
            one = None
        if one is not None and one["ended"] == STOPPED:
            number = one["bot"]
            out[number] = self._stopped(one, game, seed)
            self.stopped.append(out[number])
        for number, text in () if one is None else one["printed"]:
            name = self.names[number]
            before = self.printed.get(name, "")
            if len(before) < MOST_PRINTED:
                self.printed[name] = f"{before}{self._words.say('tournament-printed-in', game=game)}\n{text.rstrip()}\n"
        ended = NOT_PLAYED if one is None else one["ended"]
        for seat, number in enumerate(seats):
            share = None if one is None or one["shares"] is None else one["shares"][seat]
            if share is not None:
                self._finished[number] += 1
            self.records.append(
                {
                    "game": game,
                    "block": block,
                    "seed": seed,
                    "bot": self.names[number],
                    "seat": seat + 1,
                    "share": 0.0 if number in out else share,
                    "ended": ended,
                    "plies": 0 if one is None else one["plies"],
                }
            )

    def _stopped(self, one: Played, game: int, seed: str) -> Stopped:
        number, fault, say = one["bot"], one["fault"], self._words.say
        values = dict(fault["values"])
        if "allowed" in values:
            moves = [say("tournament-move", move=move) for move in str(values["allowed"]).split("\n")]
            values["allowed"] = self._words.listed(moves)
        reason = say(f"tournament-fault-{fault['what']}", **values)
        name, decision = self.names[number], one["decision"]
        where = {"name": name, "game": game, "reason": reason}
        told = (
            say("tournament-stopped", round=one["round"], decision=decision, **where)
            if decision
            else say("tournament-stopped-before", **where)
        )
        return Stopped(
            name=name,
            reason=reason,
            number=game,
            round=one["round"],
            decision=decision,
            games=self._finished[number],
            seed=seed,
            game=one["game"].replace(SEED_HIDDEN, f"seed: {seed}", 1),
            details=fault["details"],
            printed=one["printed_last"],
            text=told,
            ask=partial(self._ask, number, one),
        )

    @property
    def games(self) -> int:
        """How many games were finished."""
        return sum(one["seat"] == 1 and one["ended"] not in (STOPPED, NOT_PLAYED) for one in self.records)

    def matrix(self) -> Mapping[tuple[str, str], Estimate]:
        """For every pair of bots, how the first fares against the second, in the games that both finished.

        With two at a table that is its share of the wins. With more it is ½ + ½ × (its share − the other's share), so
        50% means that both win as often.
        """
        by_game: defaultdict[int, dict[str, dict[str, Any]]] = defaultdict(dict)
        for one in self._played():
            by_game[one["game"]][one["bot"]] = one
        pairs: dict[tuple[str, str], defaultdict[int, list[float]]] = {
            pair: defaultdict(list) for pair in permutations(self.names, 2)
        }
        for game in by_game.values():
            for (name, own), (other_name, others) in permutations(game.items(), 2):
                pairs[name, other_name][own["block"]].append(0.5 + (own["share"] - others["share"]) / 2)
        return {pair: _of_blocks(blocks) for pair, blocks in pairs.items()}

    def to_frame(self) -> DataFrame:
        """The `records` as a `DataFrame` of pandas: a row for each game and bot.

        Raises:
            GameError: pandas is not installed.
        """
        return frame_of(self.records)

    def plot(self) -> Figure:
        """The table as a picture: each bot's share of the wins with its interval, and beside it all pairs."""
        return chart(self.rows, self.matrix(), self.players, self._words)

    def _played(self) -> Iterator[dict[str, Any]]:
        return (one for one in self.records if one["ended"] not in (STOPPED, NOT_PLAYED))

    def _row(self, number: int, stopped: Stopped | None) -> Row:
        own = [one for one in self.records if one["bot"] == self.names[number] and one["share"] is not None]
        finished = [one for one in own if one["ended"] not in (STOPPED, NOT_PLAYED)]
        return Row(
            name=self.names[number],
            games=len(finished),
            wins=sum(one["share"] for one in finished),
            rate=self._estimate(own),
            seats=tuple(self._estimate(one for one in own if one["seat"] == seat + 1) for seat in range(self.players)),
            unfinished=sum(one["ended"] == TOO_LONG for one in finished),
            stopped=stopped,
        )

    def _estimate(self, records: Iterable[dict[str, Any]]) -> Estimate:
        blocks: defaultdict[int, list[float]] = defaultdict(list)
        for one in records:
            blocks[one["block"]].append(one["share"])
        return _of_blocks(blocks)

    # How it is shown

    def _heads(self) -> list[str]:
        say = self._words.say
        seats = [say("tournament-head-seat", seat=seat + 1) for seat in range(self.players)]
        unfinished = [say("tournament-head-too-long")] * any(row.unfinished for row in self.rows)
        first = [say(f"tournament-head-{name}") for name in ("bot", "games", "won", "interval")]
        return [*first, *seats, *unfinished]

    def _cells(self, row: Row) -> list[str]:
        say, rate = self._words.say, row.rate
        has_interval = rate.low == rate.low
        return [
            row.name,
            say("tournament-count", count=row.games),
            self._share(rate),
            say("tournament-interval", low=100 * rate.low, high=100 * rate.high)
            if has_interval
            else say("tournament-nothing"),
            *(self._share(one) for one in row.seats),
            *([say("tournament-count", count=row.unfinished)] if any(one.unfinished for one in self.rows) else []),
        ]

    def _share(self, rate: Estimate) -> str:
        return (
            self._words.say("tournament-share", percent=100 * rate.mean)
            if rate.values
            else self._words.say("tournament-nothing")
        )

    def _title(self) -> str:
        values = {"games": self.games, "game": self.game, "players": self.players, "seed": self.seed}
        return self._words.say("tournament-title", **values)

    def _remarks(self) -> list[str]:
        say = self._words.say
        remarks = [str(one) for one in self.stopped]
        if self.stopped:
            remarks.append(say("tournament-stopped-counts", bots=len(self.stopped)))
            remarks.append(say("tournament-replay"))
        if self.printed:
            remarks.append(
                say("tournament-printed", names=self._words.listed(self.printed), first=next(iter(self.printed)))
            )
        if any(row.unfinished for row in self.rows):
            remarks.append(say("tournament-games-too-long"))
        return [*remarks, *([self.note] if self.note else [])]

    def __str__(self) -> str:
        lines = [self._heads(), *map(self._cells, self.rows)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        table = [
            "  ".join([line[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(line[1:], widths[1:], strict=True))])
            for line in lines
        ]
        return "\n".join([self._title(), *table, *self._remarks()])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        left, right = 'style="text-align: left"', 'style="text-align: right; font-variant-numeric: tabular-nums"'

        def line(cells: Sequence[str], tag: str) -> str:
            first = f'<th scope="{"col" if tag == "th" else "row"}" {left}>{escape(cells[0])}</th>'
            scope = ' scope="col"' if tag == "th" else ""
            others = "".join(f"<{tag}{scope} {right}>{escape(cell)}</{tag}>" for cell in cells[1:])
            return f"<tr>{first}{others}</tr>"

        rows = "".join(line(self._cells(row), "td") for row in self.rows)
        remarks = "".join(f"<li>{escape(remark)}</li>" for remark in self._remarks())
        return (
            f"<table><caption {left}>{escape(self._title())}</caption><thead>{line(self._heads(), 'th')}</thead>"
            f"<tbody>{rows}</tbody></table><ul>{remarks}</ul>"
        )


def _of_blocks(blocks: Mapping[int, Sequence[float]]) -> Estimate:
    return estimate([sum(shares) / len(shares) for shares in blocks.values()])


# The picture of the result.


def chart(rows: Sequence[Row], matrix: Mapping[tuple[str, str], Estimate], players: int, words: Words) -> Figure:
    """Each bot's share of the wins with its interval; with more than two bots all pairs beside it."""
    # Late: it takes longer to load than all the rest.
    import matplotlib.pyplot as plt

    bots = len(rows)
    has_pairs = bots > 2
    height = 1.4 + 0.45 * bots
    figure, axes = plt.subplots(
        1, 1 + has_pairs, figsize=(6 + 5.5 * has_pairs, height), layout="constrained", squeeze=False
    )
    _rates(axes[0][0], rows, players, words)
    if has_pairs:
        _pairs(axes[0][1], [row.name for row in rows], matrix)
        axes[0][1].set_title(words.say("tournament-plot-pairs"), fontsize=9)
    plt.close(figure)  # or a notebook would show it twice: by itself, and as the value of the cell
    return figure


def _rates(axes: Axes, best_first: Sequence[Row], players: int, words: Words) -> None:
    rows = best_first[::-1]
    for place, row in enumerate(rows):
        rate = row.rate
        if not rate.values:
            continue
        if rate.low == rate.low:
            axes.plot([100 * rate.low, 100 * rate.high], [place, place], color=_POINT, linewidth=3, alpha=0.5)
        axes.plot([100 * rate.mean], [place], "o" if row.stopped is None else "x", color=_POINT, markersize=7)
    axes.axvline(100 / players, color="gray", linestyle="--", linewidth=1)
    names = [row.name if row.stopped is None else words.say("tournament-plot-stopped", name=row.name) for row in rows]
    axes.set_yticks(range(len(rows)), names, parse_math=False)  # a name may hold $, and is no formula
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(words.say("tournament-plot-shares"))
    axes.set_title(words.say("tournament-plot-dashed"), fontsize=9)


def _pairs(axes: Axes, names: Sequence[str], matrix: Mapping[tuple[str, str], Estimate]) -> None:
    values = [[100 * matrix[one, other].mean if one != other else float("nan") for other in names] for one in names]
    axes.imshow(values, cmap=_COLOURS, vmin=0, vmax=100, aspect="auto")
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if one != other and matrix[one, other].values:
                mean = values[row][column]
                axes.text(column, row, f"{mean:.0f}", ha="center", va="center", color=ink_on(cell_colour(mean)))
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right", parse_math=False)
    axes.set_yticks(range(len(names)), names, parse_math=False)


def cell_colour(percent: float) -> Colour:
    """The colour of a pair whose first bot takes so many per cent of the wins."""
    from matplotlib import colormaps

    red, green, blue, _ = colormaps[_COLOURS](percent / 100)
    return red, green, blue


def ink_on(colour: Colour) -> Colour:
    """Black or white, whichever is told better from a colour: one of them has a contrast of at least 4.58 with any.

    >>> ink_on((1.0, 1.0, 0.8)), ink_on((0.2, 0.0, 0.3))
    ((0.0, 0.0, 0.0), (1.0, 1.0, 1.0))
    """
    # By WCAG 2.2 the contrast of a luminance with black is (it + 0.05) / 0.05, and with white 1.05 / (it + 0.05).
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return (0.0, 0.0, 0.0) if (luminance + 0.05) ** 2 > 0.05 * 1.05 else (1.0, 1.0, 1.0)
