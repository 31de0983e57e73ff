"""The parts of the table that are read: the title, what is to be done, the sum of a round, the log. All as HTML.

Every text that comes from a person or a bot goes through `escape` here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Any

from ...kit.language.words import Words
from ..rules.game import Game
from ..rules.phase import Phase, Standing
from .sentences import reasons, round_sum, told

ROUNDS_IN_LOG = 3
"""The log shows so many rounds: what happened before can be looked back at."""


def title_html(game: Game, words: Words) -> str:
    """The number of the round and what is left in the box."""
    buttons, stars = game.pool
    title = "title-over" if game.result else "title-solo" if len(game.names) == 1 else "title"
    return (
        f'<span class="bw-title">{escape(words.say(title, round=game.round))}</span>'
        f'<span class="bw-pool">{escape(words.say("pool", buttons=buttons, stars=stars))}</span>'
    )


def line_html(text: str, kind: str = "") -> str:
    """A line of text; an empty one keeps its place, so that nothing jumps when it comes."""
    return f'<div class="{kind}">{escape(text) or "&nbsp;"}</div>'


def tray_dice(game: Game) -> list[dict[str, Any]]:
    """The dice on the table as they were rolled last, or blank before a roll; those in depots are not among them."""
    if game.dice is None or game.phase is Phase.DICE:
        values = [0] * (game.black_dice + 1)
        dim = False
    else:
        values = [game.dice.white, game.dice.gold, *game.dice.black]
        dim = game.phase not in (Phase.LAY, Phase.GOLD)
    looks = [("white", "gold"), ("black", "gold")] + [("black", "white")] * (len(values) - 2)
    return [
        {"value": value, "body": body, "pips": pips, "dim": dim}
        for value, (body, pips) in zip(values, looks, strict=True)
    ]


def sum_html(states: Sequence[Game], round_number: int, words: Words) -> str:
    """What a round earned everybody, star by star with the reasons."""
    say = words.say
    rows = []
    for row in round_sum(states, round_number):
        if row.standing is Standing.BUST:
            why = f'<span class="bw-sum-none">{escape(say("summary-bust"))}</span>'
        else:
            why = "".join(
                f'<span class="bw-sum-star"><span aria-hidden="true">★</span> {escape(reason)}</span>'
                for reason in reasons(row, words)
            )
        rows.append(
            f'<tr><th scope="row">{escape(row.name)}</th><td>{why}</td>'
            f'<td class="bw-sum-earned">+{row.earnings.total}</td><td class="bw-sum-total">{row.stars}</td></tr>'
        )
    heads = "".join(
        f'<th scope="col">{escape(say(message))}</th>'
        for message in ("summary-player", "summary-why", "summary-earned", "summary-total")
    )
    return (
        f'<table class="bw-sum-table" aria-label="{escape(say("summary-title", round=round_number))}">'
        f"<thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    )


def log_html(states: Sequence[Game], words: Words) -> str:
    """What happened in the last rounds, the newest first."""
    rounds: dict[int, list[str]] = {}
    first = states[-1].round - ROUNDS_IN_LOG + 1
    for before, after in pairwise(states):
        if before.round >= first and after.last_move is not None:
            rounds.setdefault(before.round, []).extend(told(before, after.last_move, after, words))
    blocks = [
        f"<h4>{escape(words.say('log-round', round=number))}</h4>"
        f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in reversed(lines))}</ul>"
        for number, lines in sorted(rounds.items(), reverse=True)
        if lines
    ]
    title = escape(words.say("log-title"))
    return f'<section aria-label="{title}" tabindex="0" class="bw-log-text"><h3>{title}</h3>{"".join(blocks)}</section>'
