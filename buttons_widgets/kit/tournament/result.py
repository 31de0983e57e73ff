"""What came out of a tournament: the table, all pairs, every game as plain data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from html import escape
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

from ..language.words import Words
from ..rules.game import Bot
from .playing import STOPPED, TOO_LONG, Played
from .rows import Estimate, Row, Stopped, estimate
from .schedule import Batch, Schedule

if TYPE_CHECKING:
    from matplotlib.figure import Figure

NOT_PLAYED: Final = "not played"
MOST_PRINTED: Final = 20_000
"""So many characters of what a bot printed are shown, and the rest of the game in which it printed them."""


class TournamentResult:
    """What came out of a tournament. As the value of a cell it is shown as a table.

    Attributes:
        game: the name of the game.
        names: the bots.
        players: how many sat at a table.
        seed: with which the same comes out again.
        records: a dictionary for each game and bot, as `pandas.DataFrame` takes them: `game` (its number, from 1),
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
            moves = [say("tournament-move", move=move) for move in values["allowed"].split("\n")]
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
            game=one["game"],
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
        50 % means that both win as often.
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

    def plot(self) -> Figure:
        """The table as a picture: each bot's share of the wins with its interval, and beside it all pairs."""
        # Late: matplotlib takes longer to load than all the rest.
        from .chart import chart

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
