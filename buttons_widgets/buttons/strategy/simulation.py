"""What a simulation found: arrays, a summary as a table, and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import isnan
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis.frames import frame_of
from ...kit.rules.errors import GameError, quoted, shortened
from ...kit.rules.names import LONGEST_NAME
from ...kit.rules.numbers import number_of, number_within
from ..cells import COLOURS
from ..rules.ending import STARS_TO_WIN, Reason
from ..rules.game import Game
from ..rules.layout import Layout
from .arrays import Found
from .codes import BUSTS, COUNTS, DECISIONS, LEAVES, LOG_SEATS
from .playing import key_for, log_of, move_of, table_of
from .strategy import Strategy

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from pandas import DataFrame

Floats = NDArray[np.float64]

NORMAL_95 = 1.96
"""So many standard errors on either side hold the true value in 95 of 100 cases."""


class Rates(NamedTuple):
    """How often players leave a round, by their turn or by their buttons.

    Attributes:
        by: the numbers of the turns, from 1, or of the buttons, from 0; the first axis of the others.
        decisions: how often a player was in turn with that number.
        opt_out: the share of them that opted out; not a number where there was none.
        bust: the share of those that rolled that were bust; not a number where nobody rolled.
    """

    by: NDArray[np.int64]
    decisions: NDArray[np.int64]
    opt_out: Floats
    bust: Floats


class Estimate(NamedTuple):
    """A mean found by simulation: with 95% confidence the true one is no further from it than `error`.

    A single game says nothing of the error: there it is not a number.
    """

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.3f}" if isnan(self.error) else f"{self.mean:.3f} ± {self.error:.3f}"


@dataclass(frozen=True)
class Summary:
    """A table of what was found, one row a seat, which prints as text and shows as a table in a notebook.

    Attributes:
        title: what was played.
        heads: the heads of its columns.
        rows: its rows, as text.
    """

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        widths = [max(map(len, column)) for column in zip(self.heads, *self.rows, strict=True)]
        lines = [
            "  ".join(text.ljust(width) if at == 0 else text.rjust(width) for at, (text, width) in enumerate(row))
            for row in (list(zip(cells, widths, strict=True)) for cells in (self.heads, *self.rows))
        ]
        return "\n".join([self.title, *lines])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        def row(tag: str, cells: Sequence[str]) -> str:
            return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"

        body = "".join(row("td", cells) for cells in self.rows)
        return f"<table><caption>{escape(self.title)}</caption>{row('th', self.heads)}{body}</table>"


@dataclass(frozen=True, eq=False, repr=False)
class Simulation:
    """Games between strategies, or single rounds: what came out of each.

    All arrays have a row for each game or for each round, in the order in which they were played, and most of them a
    column for each seat.

    Attributes:
        names: what the players are called.
        players: their strategies, seat by seat.
        layouts: their sides.
        cards: the colours of their cards in the first round; `None` if they were dealt in each game.
        seed: what decided dice, deals and choices.
        most_rounds: a game was left after so many rounds; 1 in a simulation of rounds.
        shares: [game, seat] the share of the win: 1 for the only winner, 1/2 for two who share it, 0 for the others
            and in games that were left unfinished.
        stars: [game, seat] the stars at the end of the game.
        lines: [game, seat] whether the seat has a line of five then.
        rounds: [game] how many rounds it had.
        rolls: [game] how many rolls.
        round_game: [round] the number of its game, from 0.
        round_starter: [round] the seat that started it.
        round_rolls: [round] how many rolls it had.
        round_stars: [round, seat] the stars earned; 0 if bust.
        round_buttons: [round, seat] how many buttons the seat had when it opted out or was bust.
        round_bust: [round, seat] whether it was bust.
        turns: [seat, still in, turn, buttons, what] counts of the players' turns: with so many players still in, in the
            player's own nth turn of the round (from 0; the last stands for all later ones, too), with so many buttons;
            `what` is 0 for all turns, 1 for those that opted out, 2 for those that were bust.
    """

    names: tuple[str, ...]
    players: tuple[Strategy, ...]
    layouts: tuple[Layout, ...]
    cards: tuple[str, ...] | None
    seed: str
    most_rounds: int
    shares: Floats
    stars: NDArray[np.int8]
    lines: NDArray[np.bool_]
    rounds: NDArray[np.int32]
    rolls: NDArray[np.int32]
    round_game: NDArray[np.int64]
    round_starter: NDArray[np.int8]
    round_rolls: NDArray[np.int32]
    round_stars: NDArray[np.int8]
    round_buttons: NDArray[np.int8]
    round_bust: NDArray[np.bool_]
    turns: NDArray[np.int64]

    @classmethod
    def of(
        cls,
        names: tuple[str, ...],
        players: tuple[Strategy, ...],
        layouts: tuple[Layout, ...],
        cards: tuple[str, ...] | None,
        seed: str,
        most_rounds: int,
        found: Sequence[Found],
    ) -> Self:
        """A simulation from what the compiled loops found, part by part. Its arrays cannot be written to."""
        games, of_game, rounds, of_round, turns = zip(*found, strict=True)
        fields = [(of_game, "share"), (of_game, "stars"), (of_game, "line"), (games, "rounds"), (games, "rolls")]
        fields += [(rounds, "game"), (rounds, "starter"), (rounds, "rolls")]
        fields += [(of_round, "stars"), (of_round, "buttons"), (of_round, "bust")]
        kept: list[Any] = [np.concatenate([part[name] for part in parts]) for parts, name in fields]
        kept.append(np.sum(turns, axis=0).reshape(len(players), *COUNTS))
        for array in kept:
            array.flags.writeable = False
        return cls(names, players, layouts, cards, seed, most_rounds, *kept)

    @property
    def games(self) -> int:
        """How many games, or rounds, were played."""
        return len(self.rounds)

    @property
    def finished(self) -> NDArray[np.bool_]:
        """[game] Whether it has a winner."""
        return np.asarray(self.shares.sum(axis=1) > 0)

    @property
    def reasons(self) -> list[Reason | None]:
        """Why each game's winners won; `None` for a game that was left unfinished."""
        return reasons_of(self.shares, self.stars, self.lines)

    @property
    def win_share(self) -> Floats:
        """[seat] The share of the games that the seat won, a shared win counting in part."""
        return np.asarray(self.shares.mean(axis=0))

    def game(self, number: int) -> Game:
        """One of the games, with all its moves: it is played again, because only what came out of it is kept.

        In a simulation of rounds it is the first round of a game.

        Args:
            number: from 0.

        Raises:
            GameError: there is no such game.

        >>> from buttons_widgets import CautiousBot, OneStepBot, simulate
        >>> found = simulate([OneStepBot(), CautiousBot(3)], games=9, seed="one", progress=False)
        >>> [found.game(number).rolls for number in range(9)] == found.rolls.tolist()
        True
        """
        game = number_of("game", number, 0, self.games - 1)
        log = log_of(table_of(self.players, self.layouts, self.cards, self.most_rounds), key_for(self.seed), game)
        cards = log[0, LOG_SEATS + 12 :].tolist()
        state = Game.start(
            [shortened(f"{seat} {name}", LONGEST_NAME) for seat, name in enumerate(self.names, start=1)],
            self.layouts,
            [
                "".join(colour for at, colour in enumerate(COLOURS) if held >> at & 1)
                for held in cards[: len(self.names)]
            ],
            seed=f"{self.seed[:80]} {game}",
        )
        return state.replay(move for row in log if (move := move_of(row, state.setup.grid)) is not None)

    # Estimates with their errors

    def wins(self, seat: int) -> Estimate:
        """The share of the games that a seat won.

        Raises:
            GameError: there is no such seat.
        """
        shares = self.shares[:, self._seat(seat)]
        return Estimate(float(shares.mean()), _error(shares, np.ones(self.games)))

    def stars_a_round(self, seat: int) -> Estimate:
        """How many stars a seat earned in a round, on average over all rounds.

        The rounds of one game are not independent, so the error is that of a ratio of two sums over the games.

        Raises:
            GameError: there is no such seat.
        """
        return self._a_round(self.round_stars[:, self._seat(seat)])

    def bust_rate(self, seat: int) -> Estimate:
        """The share of the rounds in which a seat was bust.

        Raises:
            GameError: there is no such seat.
        """
        return self._a_round(self.round_bust[:, self._seat(seat)])

    def _a_round(self, of_round: NDArray[Any]) -> Estimate:
        in_game = np.bincount(self.round_game, weights=of_round, minlength=self.games)
        return Estimate(float(of_round.mean()), _error(in_game, self.rounds))

    def leaving(self, by: str = "turn", *, seat: int | None = None, still_in: int | None = None) -> Rates:
        """The hazard of leaving: how often a player who is in turn opts out, and how often a roll is bust.

        Args:
            by: `"turn"` for the player's first, second, … turn of a round, or `"buttons"` for how many it has.
            seat: of one seat only.
            still_in: only with so many players in, the one in turn among them.

        Raises:
            GameError: an argument is none of these.
        """
        if by not in ("turn", "buttons"):
            raise GameError(f"the hazard of leaving is by 'turn' or by 'buttons', not {quoted(by)}")
        counts = self.turns if seat is None else self.turns[[self._seat(seat)]]
        if still_in is not None:
            number = number_within(still_in, 1, len(self.players), f"1 to {len(self.players)} players are still in")
            counts = counts[:, [number]]
        counts = counts.sum(axis=(0, 1, 3) if by == "turn" else (0, 1, 2))
        decisions, opted_out, bust = counts[:, DECISIONS], counts[:, LEAVES], counts[:, BUSTS]
        with np.errstate(invalid="ignore"):
            shares = opted_out / decisions, bust / (decisions - opted_out)
        return Rates(np.arange(len(decisions)) + (by == "turn"), decisions, *shares)

    # For people

    def to_frame(self, rows: str | None = None) -> DataFrame:
        """A `DataFrame` of pandas with a row for each game or round and seat, counted from 0 as in the arrays.

        Args:
            rows: `"games"`, with the columns `game`, `rounds`, `rolls`, `seat`, `player`, `share`, `stars` and `line`;
                or `"rounds"`, with `game`, `round` (of all games), `starter`, `rolls`, `seat`, `player`, `stars`,
                `buttons` and `bust`. If left out, rounds where rounds were simulated, and games else.

        Raises:
            GameError: `rows` is something else, or pandas is not installed.

        >>> from buttons_widgets import CautiousBot, OneStepBot, simulate
        >>> found = simulate([OneStepBot(), CautiousBot(3)], games=200, seed="one", progress=False)
        >>> frame = found.to_frame("rounds")
        >>> len(frame) == 2 * len(found.round_rolls), bool(frame.stars[frame.bust].sum() == 0)
        (True, True)
        """
        if rows not in (None, "games", "rounds"):
            raise GameError.of(
                "refused-frame-rows", "the rows of a DataFrame are games or rounds, not {given}", given=quoted(rows)
            )
        seats = len(self.players)
        once: dict[str, NDArray[Any]]
        each: dict[str, NDArray[Any]]
        if rows == "games" or (rows is None and self.most_rounds > 1):
            once = {"game": np.arange(self.games), "rounds": self.rounds, "rolls": self.rolls}
            each = {"share": self.shares, "stars": self.stars, "line": self.lines}
        else:
            once = {"game": self.round_game, "round": np.arange(len(self.round_game))}
            once |= {"starter": self.round_starter, "rolls": self.round_rolls}
            each = {"stars": self.round_stars, "buttons": self.round_buttons, "bust": self.round_bust}
        count = len(once["game"])
        columns: dict[str, Any] = {name: np.repeat(values, seats) for name, values in once.items()}
        columns |= {"seat": np.tile(np.arange(seats), count), "player": [*self.names] * count}
        return frame_of(columns | {name: values.ravel() for name, values in each.items()})

    def summary(self) -> Summary:
        """A row for each seat, with 95% confidence: wins, stars and busts a round; with the length of the games."""
        in_rounds = self.most_rounds == 1
        seats = range(len(self.players))
        heads = ["player", *([] if in_rounds else ["games won"]), "stars a round", "rounds bust", "buttons kept"]
        rows = []
        for seat in seats:
            kept = self.round_buttons[~self.round_bust[:, seat], seat]
            wins = [] if in_rounds else [str(self.wins(seat))]
            buttons = f"{kept.mean():.2f}" if len(kept) else "–"
            rows.append((self.names[seat], *wins, str(self.stars_a_round(seat)), str(self.bust_rate(seat)), buttons))
        length = f"{self.round_rolls.mean():.1f} rolls a round"
        if not in_rounds:
            length = f"{self.rounds.mean():.1f} rounds a game, {length}"
            left = int((~self.finished).sum())
            length += f", {left:,} unfinished" if left else ""
        what = f"{'round' if in_rounds else 'game'}{'s' if self.games > 1 else ''}"
        confidence = " (± for 95% confidence)" if self.games > 1 else ""
        return Summary(f"{self.games:,} {what}: {length}{confidence}", tuple(heads), tuple(rows))

    def __repr__(self) -> str:
        return str(self.summary())

    def _repr_html_(self) -> str:
        return self.summary()._repr_html_()

    def plot_stars(self, ax: Axes | None = None) -> Figure | None:
        """Draw how often each seat earned 0, 1, 2, … stars in a round.

        Args:
            ax: where. Then nothing is returned, because pyplot shows the figure by itself; if left out, it is a figure
                of its own.

        >>> from buttons_widgets import CautiousBot, OneStepBot, simulate
        >>> found = simulate([OneStepBot(), CautiousBot(3)], games=20, seed="one", progress=False)
        >>> found.plot_stars().axes[0].get_xlabel()
        'stars earned in a round'
        """
        figure, ax = _axes(ax)
        most = int(self.round_stars.max()) + 1
        width = 0.8 / len(self.players)
        for seat, name in enumerate(self.names):
            share = np.bincount(self.round_stars[:, seat], minlength=most) / len(self.round_stars)
            ax.bar(np.arange(most) + (seat - (len(self.names) - 1) / 2) * width, share, width, label=name)
        ax.set(xlabel="stars earned in a round", ylabel="share of the rounds", xticks=range(most))
        ax.legend()
        return figure

    def plot_leaving(self, by: str = "turn", ax: Axes | None = None) -> Figure | None:
        """Draw the hazard of leaving: the share of turns that opt out, and of rolls that are bust.

        Numbers that came up fewer than thirty times are left out.

        Args:
            by: `"turn"` or `"buttons"`.
            ax: as in `plot_stars`.

        Raises:
            GameError: `by` is something else.
        """
        everybody = self.leaving(by)
        figure, ax = _axes(ax)
        for seat, name in enumerate(self.names):
            rates = self.leaving(by, seat=seat)
            enough = rates.decisions >= 30
            (line,) = ax.plot(rates.by[enough], rates.opt_out[enough], marker="o", label=f"{name} opts out")
            ax.plot(rates.by[enough], rates.bust[enough], "--", marker="x", color=line.get_color(), label="is bust")
        shown = everybody.by[everybody.decisions >= 30]
        ax.set(xlabel=f"{by} of the player" if by == "turn" else "buttons of the player", ylabel="chance")
        ax.set(xlim=(shown.min() - 0.5, shown.max() + 0.5) if len(shown) else None, ylim=(0, 1.02))
        ax.legend()
        return figure

    def plot_wins(self, ax: Axes | None = None) -> Figure | None:
        """Draw the share of the games that each seat won, with 95% confidence.

        Args:
            ax: as in `plot_stars`.
        """
        figure, ax = _axes(ax)
        found = [self.wins(seat) for seat in range(len(self.players))]
        ax.bar(range(len(found)), [one.mean for one in found], yerr=[one.error for one in found], capsize=4)
        ax.set(ylabel="share of the games won", xticks=range(len(found)))
        ax.set_xticklabels([f"{seat + 1}: {name}" for seat, name in enumerate(self.names)])
        ax.axhline(1 / len(found), color="grey", linewidth=0.8)
        return figure

    def _seat(self, seat: object) -> int:
        return number_of("seat", seat, 0, len(self.players) - 1)


def reasons_of(shares: Floats, stars: NDArray[np.int8], lines: NDArray[np.bool_]) -> list[Reason | None]:
    """Why the winners of each game won, as `judge` in `rules/ending.py` has it; `None` for a game without a winner."""
    winners = (shares > 0).sum(axis=1)
    enders = (lines | (stars >= STARS_TO_WIN)).sum(axis=1)
    with_line = lines.sum(axis=1)
    kinds = {
        (True, True): Reason.LINE,
        (True, False): Reason.LINE_AND_STARS,
        (False, True): Reason.STARS,
        (False, False): Reason.MORE_STARS,
    }
    return [
        None
        if won == 0
        else Reason.FULL
        if end == 0
        else Reason.SHARED
        if won > 1
        else kinds[bool(line), bool((line or end) == 1)]
        for won, end, line in zip(winners.tolist(), enders.tolist(), with_line.tolist(), strict=True)
    ]


def _error(sums: NDArray[Any], sizes: NDArray[Any]) -> float:
    """The 95% error of the ratio of two sums over independent games; not a number for a single one."""
    count, total = len(sums), float(np.sum(sizes))
    if count < 2:
        return float("nan")
    residuals = sums - sizes * (float(np.sum(sums)) / total)
    return NORMAL_95 * float(np.sqrt(np.sum(residuals**2) * count / (count - 1))) / total


def _axes(ax: Axes | None) -> tuple[Figure | None, Axes]:
    """Where to draw, and the figure if it is our own: pyplot shows somebody else's by itself."""
    if ax is not None:
        return None, ax
    from matplotlib import pyplot

    figure, ax = pyplot.subplots(figsize=(7, 4))
    pyplot.close(figure)
    return figure, ax
