"""A second, plain referee and solver for Button Up!, written from the rules page alone: slow, and nothing shared."""

from __future__ import annotations

from functools import cache

State = tuple[tuple[tuple[str, ...], ...], int]
"""Nine places, each a tuple of buttons from the bottom up, and the seat to sow."""


def state_of(deal: str, seat: int) -> State:
    return tuple((letter,) for letter in deal), seat


def choices(state: State) -> list[int]:
    piles, _ = state
    return [] if sum(bool(pile) for pile in piles) == 1 else [place for place, pile in enumerate(piles) if "w" in pile]


def sown(state: State, place: int) -> State:
    piles, seat = state
    hand = list(piles[place])
    table = [list(pile) for pile in piles]
    table[place] = []
    stops = [step % len(table) for step in range(place + 1, place + len(table)) if table[step % len(table)]]
    again = False
    for number, stop in enumerate(stops):
        if not hand:
            break
        if number == len(stops) - 1 and len(hand) > 1:
            table[stop] += hand
            hand = []
        else:
            again = len(hand) == 1 and table[stop][-1] == hand[0]
            table[stop].append(hand.pop(0))
    if sum(bool(pile) for pile in table) == 1:
        again = False
    return tuple(map(tuple, table)), seat if again else 1 - seat


def lead(state: State) -> int:
    """Red's heights less black's."""
    return sum(
        {"r": height, "k": -height, "w": 0}[letter] for pile in state[0] for height, letter in enumerate(pile, 1)
    )


@cache
def value(state: State) -> int:
    """Red's lead at the end by best play of both; no symmetry is used."""
    places = choices(state)
    if not places:
        return lead(state)
    return (max if state[1] == 0 else min)(value(sown(state, place)) for place in places)
