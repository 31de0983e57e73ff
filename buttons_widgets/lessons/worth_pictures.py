"""The picture of lesson 4: how many stars a roll brings, how often, and where that balances."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ..buttons.rules.position import Position
from ..kit.language.figures import Figure
from ..kit.rules.errors import parsed_as
from .charts import BAD, GOOD, MARK
from .picture import Picture, picture_words, sheet, written
from .star_questions import stars_of_a_roll

_STEP: Final = 86
_LEFT: Final = 60
_TALL: Final = 150
_BEAM: Final = 236


def balance(position: Position | str) -> Picture:
    """The stars of a position's next roll, if the player opts out after it, as columns on a beam.

    A column is as high as its stars are frequent. The beam rests where it balances: at the mean.

    Raises:
        GameError: it is no position.

    >>> balance(Position.parse("rby/gRy/ybg r 1"))
    <picture: 0 stars: 5 of 9; 1 star: 4 of 9; the beam rests at 0.44; opting out is worth 1>
    """
    words = picture_words()
    position = parsed_as(Position, position)
    now = position.stars_for_opting_out()
    ways = stars_of_a_roll(position)
    count, most = sum(ways.values()), max(ways.values())
    mean = Fraction(sum(stars * number for stars, number in ways.items()), count)
    last = max(*ways, now, 1)

    def at(stars: float) -> float:
        return _LEFT + _STEP * stars

    marks = [f'<path d="M{at(-0.5):g} {_BEAM}H{at(last + 0.5):g}" stroke="#b09a6c" stroke-width="6"/>']
    for stars in range(last + 1):
        marks.append(written(words.say("balance-stars", stars=stars), at(stars), _BEAM + 56, anchor="middle"))
        if number := ways.get(stars, 0):
            tall, fill = _TALL * number / most, GOOD if stars else BAD
            place = f'x="{at(stars) - 22:g}" y="{_BEAM - 3 - tall:.1f}" width="44" height="{tall:.1f}"'
            marks.append(f'<rect {place} rx="4" fill="{fill}"/>')
            share = words.say("some-of", count=number, all=count)
            marks.append(written(share, at(stars), _BEAM - 10 - tall, anchor="middle", size=13))
    foot = at(float(mean))
    marks.append(f'<path d="M{foot:.1f} {_BEAM + 3}l-16 30h32z" fill="{MARK}"/>')
    marks.append(written(words.number(float(mean), ".2f"), foot + 22, _BEAM + 28, size=16, bold=True))
    if now:
        end = _BEAM - 30 - _TALL * ways.get(now, 0) / most
        line = f'<path d="M{at(now):g} 22V{end:.1f}" stroke="{MARK}" stroke-width="2" stroke-dasharray="5 4"/>'
        marks += [line, written(words.say("balance-out", stars=now), at(now), 14, anchor="middle")]
    told = [
        words.say(
            "balance-stars-ways",
            stars=words.say("balance-stars", stars=stars),
            ways=words.say("some-of", count=number, all=count),
        )
        for stars, number in ways.items()
    ]
    rests = words.say("balance-rests", mean=Figure(float(mean), ".2f"))
    title = "; ".join([*told, rests, words.say("balance-out-worth", stars=now)])
    return sheet(title, at(last) + _LEFT, _BEAM + 62, marks)
