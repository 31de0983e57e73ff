"""The pictures of lesson 9: dice that disappear, two cases in a square and a table, and models of a neighbour."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final

from ..buttons.analysis.opponents import NO_OPPONENTS
from ..buttons.rules.position import Position
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.page.text_layout import text_width
from .charts import BAD, GOOD, GROUND, MARK, Bar, bars
from .company import HERE, STEPS, bust_with, neighbour, rolling_worth
from .exercises import own_rolls
from .lesson_9 import ALWAYS_OUT, LESSON, ThirtyTurns
from .picture import Picture, picture_words, sheet, written
from .plots import Axis, Plot

_SIDE: Final = 300
_TOP: Final = 30
_LEFT_COLOUR: Final = "#e39a2d"
TURNS: Final = 6**4
"""So many turns the table has that is not rolled: all its counts are whole numbers."""
LEAVING: Final = TURNS // 3
"""In so many of them the neighbour leaves."""
THREE_BOARDS: Final = {
    "A": Position.parse("bgrygR/G*gRby/*gby*r/Gyrbyb/ybyrbG/brb*ry r 3"),
    "B": HERE,
    "C": Position.parse(ALWAYS_OUT[3]),
}
"""A board on which one should roll whatever the neighbour does, one on which it depends, and one on which one should
opt out."""


def fewer_dice() -> Picture:
    """How likely a bust is on the board of the lesson, with five black dice down to one.

    >>> fewer_dice()
    <picture: Probability of a bust 5 black: 24.9%; 4 black: 27.8%; 3 black: 32.6%; 2 black: 41.2%; 1 black: 58.3%>
    """
    words = picture_words(LESSON.words)
    chances = {dice: float(bust_with(dice)) for dice in (5, 4, 3, 2, 1)}
    rows = [
        Bar(words.say("picture-dice-black", dice=dice), chance, words.number(chance, ".1%"), BAD)
        for dice, chance in chances.items()
    ]
    return bars(words.say("picture-dice"), rows)


# A neighbour leaves or stays: a square, and a table


def two_cases(leaves: float, bust_if_left: float, bust_if_stays: float) -> Picture:
    """A square of all that may happen: its left part is the neighbour's leaving, and what is red is bust.

    Every area is a probability: as wide as the neighbour's choice is likely, and as high as the bust is then.

    >>> two_cases(0.5, 0.4, 0.3)
    <picture: they leave: 50%, and then bust 40%; they stay: 50%, and then bust 30%; bust in all 35%>
    """
    # A fraction cannot be written as a percentage.
    leaves, bust_if_left, bust_if_stays = map(float, (leaves, bust_if_left, bust_if_stays))
    cut = _SIDE * leaves
    whole = leaves * bust_if_left + (1 - leaves) * bust_if_stays
    right = _SIDE + 24
    parts = ((0.0, cut, bust_if_left, _LEFT_COLOUR), (cut, _SIDE - cut, bust_if_stays, GOOD))
    words = picture_words()
    say = words.say
    marks: list[str] = []
    texts = []
    for x, width, bust, colour in parts:
        high, text = _SIDE * bust, say("cases-bust", chance=Figure(bust, ".0%"))
        marks += [
            _area(x, _TOP, width, _SIDE - high, colour, 0.35),
            _area(x, _TOP + _SIDE - high, width, high, BAD, 0.85),
        ]
        # A text that is wider than its part begins at the edge of the square.
        middle = max(x + width / 2, text_width(text, 12, bold=True) / 2)
        texts.append(written(text, middle, _TOP + _SIDE - 12, size=12, anchor="middle", bold=True))
    marks += texts
    line = _TOP + _SIDE * (1 - whole)
    marks += [
        written(say("cases-leaves", chance=Figure(leaves, ".0%")), cut / 2, 16, anchor="middle"),
        written(say("cases-stays", chance=Figure(1 - leaves, ".0%")), cut + (_SIDE - cut) / 2, 16, anchor="middle"),
        f'<path d="M0 {line:.1f}H{_SIDE + 18}" stroke="#3b2f1b" stroke-width="2" stroke-dasharray="5 4"/>',
        written(say("cases-all"), right, line - 4),
        written(words.number(whole, ".0%"), right, line + 16, bold=True),
    ]
    title = say(
        "cases-title",
        leaves=Figure(leaves, ".0%"),
        left=Figure(bust_if_left, ".0%"),
        remains=Figure(1 - leaves, ".0%"),
        stayed=Figure(bust_if_stays, ".0%"),
        whole=Figure(whole, ".0%"),
    )
    return sheet(title, right + max(90, text_width(say("cases-all"), 14)), _TOP + _SIDE, marks)


def _area(x: float, y: float, width: float, height: float, fill: str, opacity: float) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"'
        f' fill-opacity="{opacity}" stroke="#fcf8ef" stroke-width="2"/>'
    )


def my_turns() -> Picture:
    """The thirty turns of whoever is at work as a two-way table, once they are rolled.

    >>> my_turns().title.startswith("Your thirty turns")
    True
    """
    words, (exercise, rolled) = picture_words(LESSON.words), own_rolls(ThirtyTurns)
    tally = exercise.tally(rolled)
    head = words.say("picture-turns" if rolled else "picture-turns-not-yet", number=exercise.number)
    return _two_way(head, *((tally[f"{case}-bust"], tally[f"{case}-safe"]) for case in ThirtyTurns.cases), words=words)


def many_turns() -> Picture:
    """The same table for many turns, in a third of which the neighbour leaves, as they are on average.

    >>> many_turns()
    <picture: 1,296 turns, on average bust | safe | all | bust, of all in the row; left: 178 | 254 | 432 | 41.2%; ...>
    """
    words, rows = picture_words(LESSON.words), []
    for dice, turns in ((2, LEAVING), (3, TURNS - LEAVING)):
        bust = int(turns * bust_with(dice))
        rows.append((bust, turns - bust))
    return _two_way(words.say("picture-turns-many", turns=TURNS), *rows, words=words, figure=".1%")


_CELL: Final = 96
_ROW: Final = 36
_NAMES: Final = 100


def _two_way(head: str, left: tuple[int, int], stays: tuple[int, int], *, words: Words, figure: str = ".0%") -> Picture:
    """Left or stays, bust or safe: four counts, their sums, and how often each row is bust."""
    heads = [words.say(f"picture-table-{name}") for name in ("bust", "safe", "all", "rate")]
    rows = {"left": left, "stays": stays, "all": (left[0] + stays[0], left[1] + stays[1])}
    marks = [written(head, 2, 14, size=16, bold=True)]
    marks += [
        written(text, _NAMES + _CELL * (column + 0.5), 44, size=13, anchor="middle" if column < 3 else "start")
        for column, text in enumerate(heads)
    ]
    told = [" | ".join(heads)]
    for place, (name, (bust, safe)) in enumerate(rows.items()):
        y, label = 54 + _ROW * place, words.say(f"picture-table-{name}")
        rate = words.number(bust / (bust + safe), figure) if bust + safe else "–"
        texts = [words.number(count) for count in (bust, safe, bust + safe)]
        marks.append(written(label, _NAMES - 12, y + 22, anchor="end"))
        for column, text in enumerate(texts):
            inner = column < 2 and name != "all"
            fill = (BAD, GOOD)[column] if inner else GROUND
            x = _NAMES + _CELL * column
            marks.append(_area(x, y, _CELL, _ROW, fill, 0.45 if inner else 1))
            marks.append(written(text, x + _CELL / 2, y + 23, anchor="middle", bold=inner))
        marks.append(written(rate, _NAMES + _CELL * 3.5, y + 23, anchor="start", bold=True))
        told.append(f"{label}: {' | '.join([*texts, rate])}")
    return sheet(f"{head} {'; '.join(told)}", _NAMES + _CELL * 3 + 240, 54 + _ROW * len(rows), marks)


# Models of the neighbour


def four_models() -> Picture:
    """What rolling is worth on the board of the lesson, alone and with three neighbours.

    >>> four_models()
    <picture: What rolling is worth alone: 1.975; they always roll: 2.110; ... sure to opt out: 1.957; opting out: 2>
    """
    words = picture_words(LESSON.words)
    models = {
        "alone": NO_OPPONENTS,
        "rolls": neighbour(0, 0),
        "half": neighbour(0.5),
        "leaves": neighbour(1, 0),
    }
    rows = []
    for name, model in models.items():
        worth = rolling_worth(HERE, model)
        rows.append(Bar(words.say(f"picture-models-{name}"), worth, words.number(worth, ".3f")))
    stop = HERE.stars_for_opting_out()
    below = words.say("picture-models-stop", stars=stop)
    return bars(words.say("picture-models"), rows, longest=2.5, mark=stop, below=below)


_FIFTHS: Final = (0, 0.2, 0.4, 0.6, 0.8, 1)


def flip_curve(rolling: Iterable[tuple[float, float]], stop: float) -> Picture:
    """What rolling is worth with each assumption, beside what opting out is worth.

    Args:
        rolling: pairs of an assumption from 0 to 1 and what rolling is worth with it.
        stop: what opting out is worth.

    >>> flip_curve([(0, 2.1), (1, 1.9)], 2)
    <picture: Rolling, by the assumed probability that the neighbour opts out: 0.0: 2.10; 1.0: 1.90; opting out: 2>
    """
    words, pairs = picture_words(LESSON.words), list(rolling)
    worths = [worth for _, worth in pairs] + [stop]
    low, high = min(worths), max(worths)
    room = (high - low) / 8 or 0.1
    ticks = (low, (low + high) / 2, high)
    plot = Plot(words, _opting_out(words), Axis(words.say("picture-stars"), low - room, high + room, ticks, ".2f"))
    plot.level(stop, words.say("picture-opting-out"))
    plot.line(pairs, name=words.say("picture-rolling"))
    told = "; ".join(f"{words.number(at, '.1f')}: {words.number(worth, '.2f')}" for at, worth in pairs)
    return plot.picture(words.say("picture-flip-told", worths=told, stars=stop))


def _opting_out(words: Words) -> Axis:
    return Axis(words.say("picture-assumed"), 0, 1, _FIFTHS)


def three_boards() -> Picture:
    """How much more rolling is worth than opting out on three boards, by how likely the neighbour is to opt out.

    >>> three_boards()
    <picture: Stars more by rolling if the neighbour never opts out, and if they are sure to: A: 0.33, 0.23; B: ...>
    """
    words = picture_words(LESSON.words)
    plot = Plot(words, _opting_out(words), Axis(words.say("picture-more"), -0.5, 0.5, (-0.4, -0.2, 0, 0.2, 0.4)))
    plot.level(0)
    told = []
    for (name, board), colour in zip(THREE_BOARDS.items(), (GOOD, MARK, BAD), strict=True):
        stop = board.stars_for_opting_out()
        gains = [rolling_worth(board, neighbour(opt_out)) - stop for opt_out in STEPS]
        plot.line(list(zip(STEPS, gains, strict=True)), colour, name=words.say("picture-board", name=name))
        told.append(f"{name}: {words.number(gains[0], '.2f')}, {words.number(gains[-1], '.2f')}")
    return plot.picture(words.say("picture-boards-told", boards="; ".join(told)))


def neighbour_map() -> Picture:
    """Where one should roll on the board of the lesson, by two assumptions about the neighbour.

    >>> neighbour_map()
    <picture: Up to which probability of opting out one should roll, by the probability of a bust: 0.0: 0.6; ...>
    """
    words, stop = picture_words(LESSON.words), HERE.stars_for_opting_out()

    def rolling_steps(bust: float) -> int:
        # A neighbour who is likelier to leave never makes rolling better, so that few worths are to be found.
        return bisect_left(STEPS, True, key=lambda at: rolling_worth(HERE, neighbour(at, bust)) <= stop)

    columns = [rolling_steps(bust) for bust in _FIFTHS]
    step = STEPS[1]
    across = Axis(words.say("picture-assumed"), -step / 2, 1 + step / 2, _FIFTHS)
    plot = Plot(words, across, Axis(words.say("picture-assumed-bust"), -step / 2, 1 + step / 2, _FIFTHS), high=230)
    for name, colour, rolls in (("picture-roll", GOOD, True), ("picture-opt-out", _LEFT_COLOUR, False)):
        points = [
            (opt_out, bust)
            for bust, count in zip(_FIFTHS, columns, strict=True)
            for place, opt_out in enumerate(STEPS)
            if (place < count) == rolls
        ]
        plot.dots(points, colour, name=words.say(name), hollow=not rolls)
    return plot.picture(words.say("picture-map-told", rows=_last_rolls(columns, words)))


def _last_rolls(columns: Sequence[int], words: Words) -> str:
    """The last assumption with which one rolls, for each of the other ones."""
    last = [words.number(STEPS[count - 1], ".1f") if count else "–" for count in columns]
    return "; ".join(f"{words.number(bust, '.1f')}: {text}" for bust, text in zip(_FIFTHS, last, strict=True))
