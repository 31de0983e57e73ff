"""The pictures of lesson 10: rounds with the same dice and with others, contests, a class's best, and intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev
from typing import Final

from ..kit.language.figures import Figure
from .charts import BAD, GOOD
from .lesson_10 import LESSON
from .picture import Picture, picture_words
from .plots import AXIS, Axis, Plot, below_each_other
from .simulated_rounds import Rule
from .simulating import NORMAL_95

SHOWN: Final = 60
"""So many rounds are drawn one by one."""
BEST: Final = 5
"""So many of a class are called the best."""
_MOST: Final = 4
_BIN: Final = 0.04


def sixty_rounds(first: Sequence[int], own: Sequence[int], same: Sequence[int]) -> Picture:
    """How many more stars the first player earned in each of the first sixty rounds.

    Args:
        first: the first player's stars.
        own: the second player's, with other dice.
        same: the second player's, with the dice of the first.

    >>> sixty_rounds([3, 2, 0], [1, 2, 3], [3, 2, 1])
    <picture: Ada’s stars minus Bo’s in 3 rounds; dice of their own: 1 of 3 are 0; the same dice: 2 of 3 are 0>
    """
    words, plots, told = picture_words(LESSON.words), [], []
    for name, second in (("own", own), ("same", same)):
        found = [one - other for one, other in zip(first[:SHOWN], second[:SHOWN], strict=True)]
        dice = words.say(f"picture-{name}-dice")
        across = Axis(words.say("picture-round"), 0, len(found) + 1, (1, len(found)), ".0f")
        plot = Plot(words, across, Axis("", -_MOST, _MOST, (-3, 0, 3), ".0f"), high=120)
        plot.columns(enumerate(found, start=1), 1, name=dice)
        plot.level(0)
        plots.append(plot)
        told.append(words.say("picture-rounds-zero", dice=dice, zero=found.count(0), rounds=len(found)))
    return below_each_other(f"{words.say('picture-rounds', rounds=len(found))}; {'; '.join(told)}", plots)


def two_histograms(own: Sequence[float], same: Sequence[float]) -> Picture:
    """How far the first player was ahead in many contests, with dice of their own and with the same dice.

    >>> two_histograms([-0.1, 0.2, 0.2], [0.1, 0.1, 0.1])
    <picture: Ada’s stars minus Bo’s, ... dice of their own: mean 0.100, spread 0.173, Bo ahead in 1 of 3; ...>
    """
    words, plots, told = picture_words(LESSON.words), [], []
    low, high = min(*own, *same, 0) - _BIN, max(*own, *same) + _BIN
    counts = [Counter(round(one / _BIN) for one in found) for found in (own, same)]
    most = max(max(count.values()) for count in counts)
    label = words.say("picture-per-round")
    for name, found, count in zip(("own", "same"), (own, same), counts, strict=True):
        said = words.say(
            "picture-contests",
            dice=words.say(f"picture-{name}-dice"),
            mean=Figure(fmean(found), ".3f"),
            spread=Figure(stdev(found), ".3f"),
            behind=sum(one < 0 for one in found),
            contests=len(found),
        )
        ticks = [tick / 10 for tick in range(-5, 6) if low <= tick / 10 <= high]
        up = Axis(words.say("picture-contests-count"), 0, 1.1 * most, (0, most), ".0f")
        plot = Plot(words, Axis(label, low, high, ticks), up, high=110)
        plot.columns([(_BIN * place, many) for place, many in sorted(count.items())], _BIN, name=said)
        plot.post(0)
        plots.append(plot)
        told.append(said)
    return below_each_other(f"{label}; {'; '.join(told)}", plots)


def ten_more(first: Sequence[int], then: Sequence[int], rules: Sequence[Rule] = ()) -> Picture:
    """What students earned in ten rounds and in the next ten; the five who were best at first are red.

    Args:
        first: the stars of each student in the first ten rounds.
        then: the stars of the same students in the next ten.
        rules: the rule of each of them, if there are two; whoever has another rule than the first student is hollow.

    >>> ten_more([9, 8, 7, 6, 5, 4, 3], [4, 6, 5, 7, 3, 5, 5])
    <picture: Stars in ten rounds and in the next ten; the best five: first 7.0, then 5.0; all 7: first 6.0, then 5.0>
    """
    words = picture_words(LESSON.words)
    students = range(len(first))
    best = sorted(students, key=lambda student: first[student])[-BEST:]
    reach = min(*first, *then) - 1, max(*first, *then) + 1
    ticks = [tick for tick in range(0, 60, 5) if reach[0] <= tick <= reach[1]]
    axes = [Axis(words.say(f"picture-{name}-ten"), *reach, ticks, ".0f") for name in ("first", "next")]
    plot = Plot(words, *axes, wide=320, high=250)
    told = []
    for name, some, colour in (("best", best, BAD), ("all", students, GOOD)):
        before, after = (fmean(stars[student] for student in some) for stars in (first, then))
        values = {"first": Figure(before, ".1f"), "then": Figure(after, ".1f"), "count": len(some)}
        told.append(words.say(f"picture-ten-{name}", **values))
        for hollow in (False, True):
            points = [
                (first[student], then[student])
                for student in some
                if (name == "best" or student not in best) and (bool(rules) and rules[student] != rules[0]) == hollow
            ]
            plot.dots(points, colour, name="" if hollow else told[-1], hollow=hollow)
    plot.level(fmean(then))
    return plot.picture(f"{words.say('picture-ten')}; {'; '.join(told)}")


def intervals(found: Mapping[str, tuple[float, float]]) -> Picture:
    """The 95% intervals of some differences, below each other, and where 0 lies.

    Args:
        found: by their names, differences and their standard errors.

    >>> intervals({"100 rounds": (0.1, 0.1), "400 rounds": (0.12, 0.05)})
    <picture: 95% intervals, in stars a round; 100 rounds: from −0.096 to 0.296; 400 rounds: from 0.022 to 0.218>
    """
    words, told = picture_words(LESSON.words), []
    reach = [(middle - NORMAL_95 * error, middle + NORMAL_95 * error) for middle, error in found.values()]
    low, high = min(0.0, *(left for left, _ in reach)), max(0.0, *(right for _, right in reach))
    room = (high - low) / 12
    step = next(one for one in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2) if (high - low) / one <= 8 or one == 2)
    ticks = [step * tick for tick in range(round(low / step) - 1, round(high / step) + 2)]
    ticks = [tick for tick in ticks if low - room <= tick <= high + room]
    across = Axis(words.say("picture-intervals"), low - room, high + room, ticks, ".2f")
    plot = Plot(words, across, Axis("", 0, len(found)), high=46 * len(found))
    plot.post(0)
    for place, (name, (left, right)) in enumerate(zip(found, reach, strict=True)):
        plot.interval(left, right, len(found) - place - 0.75, AXIS if left <= 0 <= right else GOOD)
        plot.say(name, ((left + right) / 2, len(found) - place - 0.42))
        values = {"low": Figure(left, "-.3f"), "high": Figure(right, "-.3f")}
        told.append(words.say("picture-interval", name=name, **values))
    return plot.picture(f"{words.say('picture-intervals-told')}; {'; '.join(told)}")
