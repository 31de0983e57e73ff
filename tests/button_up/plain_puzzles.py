"""The answers to the puzzles of Button Up!, from the plain referee and solver alone."""

from __future__ import annotations

from buttons_widgets.kit.puzzles.puzzle import Puzzle

from .plain import State, choices, sown, value


def state_of(position: str) -> State:
    """The state that the text of a position says."""
    piles, mover = position.split()
    return tuple(tuple(pile.replace("-", "")) for pile in piles.split("/")), "rk".index(mover)


def again(state: State, place: int) -> bool:
    after = sown(state, place)
    return bool(choices(after)) and after[1] == state[1]


def points(state: State, place: int) -> int:
    """What the mover wins by after a sowing."""
    return (1, -1)[state[1]] * value(sown(state, place))


def turns(state: State) -> list[list[int]]:
    """Every series of sowings that all play again."""
    return [
        [place, *rest] for place in choices(state) if again(state, place) for rest in [[], *turns(sown(state, place))]
    ]


def plain_answers(puzzle: Puzzle) -> set[str]:
    """Every right answer."""
    state = state_of(puzzle.position)
    piles, seat = state
    if puzzle.theme == "first_or_second":
        first, second = ((1, -1)[seat] * value((piles, begins)) for begins in (seat, 1 - seat))
        return {name for name, worth in (("first", first), ("second", second)) if worth == max(first, second)}
    if puzzle.theme == "force_replay":
        series = turns(state)
        most = max(map(len, series))
        return {" ".join(str(place + 1) for place in one) for one in series if len(one) == most}
    worth = {place: points(state, place) for place in choices(state)}
    if puzzle.theme == "best_margin":
        return {str(place + 1) for place in worth if worth[place] == max(worth.values())}
    assert puzzle.theme in ("win_left", "replay_trap"), f"there is no plain way for {puzzle.theme}"
    if puzzle.theme == "replay_trap":
        trapped = [place for place in worth if again(state, place)]
        assert trapped and all(worth[place] < 0 for place in trapped), f"{puzzle.id}: playing again does not lose"
    return {str(place + 1) for place in worth if worth[place] > 0}
