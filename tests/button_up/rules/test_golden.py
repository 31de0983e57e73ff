"""Complete matches as people would read them: refereed move by move by other rules."""

from pathlib import Path

import pytest

from buttons_widgets.button_up import CHANCE, Deal, Game, GameError, NotationError, PlayFirst, PlaySecond, Sow
from tests.button_up import plain

GOLDEN = Path(__file__).parent / "golden"

MARGINS = {
    "equal": (-4, 4, -12),
    "fifteen": (6, 1, 8),
    "drawn": (-5, 0, -12),
    "small": (-5, 5, -6, -1, 3, -2, 8),
}
"""What red's army was worth more than black's at the end of each battle."""


def text_of(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").removesuffix("\n")


def test_every_golden_match_is_played() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(MARGINS)


@pytest.mark.parametrize("name", MARGINS)
def test_a_golden_match_is_played_by_both_rules_alike(name: str) -> None:
    text = text_of(name)
    whole = Game.parse(text)
    assert str(whole) == text
    game = whole.start_state()
    assert game == Game.start(whole.names, seed=whole.setup.seed, army=whole.setup.army)  # the seed decides who begins
    state = ((), 0)
    for move in whole.history:
        match move:
            case Deal():
                assert game.to_move is CHANCE
                assert move == game.chance_move(), "the deals of a seed have changed: a match would go on otherwise"
                dealt = move.letters
                begins = game.setup.first
            case PlayFirst() | PlaySecond():
                assert game.position is None and game.deal == dealt and game.first is None
                begins = game.decider if isinstance(move, PlayFirst) else 1 - game.decider  # type: ignore[operator]
            case Sow():
                assert game.to_move == state[1]
                state = plain.sown(state, move.place - 1)
        game = game.play(move)
        if not isinstance(move, Sow):
            state = plain.state_of(dealt, begins)
            assert game.deal == dealt
        elif plain.choices(state):
            assert game.first == begins and game.deal == dealt
        else:
            last = game.battles[-1]
            assert (last.deal, last.first, last.margin) == (dealt, begins, plain.lead(state))
            assert last.last == game.position, "the last battle's pile is looked at until the next is dealt"
            if game.to_move is CHANCE:
                assert game.deal is None and game.first is None
        if game.position is not None:
            assert tuple(map(tuple, game.position.piles)) == state[0]
    assert game == whole
    assert tuple(battle.margin for battle in game.battles) == MARGINS[name]
    points = tuple(sum(max(0, margin * sign) for margin in MARGINS[name]) for sign in (1, -1))
    assert game.points == points
    assert game.result is not None
    assert game.result.winners == (points.index(max(points)),)


def test_a_match_without_its_seed_is_read_and_written_as_it_stands() -> None:
    whole = Game.parse(text_of("drawn"))
    seen = whole.seen_by(0)
    text = str(seen)
    assert "thread" not in text and "seed hidden" in text
    assert Game.parse(text) == seen
    begun = Game.parse("\n".join(text.splitlines()[:6]))
    assert begun == seen.start_state()
    with pytest.raises(GameError, match=r"^this state holds no seed: use chances\(\) for what may come"):
        begun.chance_move()


@pytest.mark.parametrize(
    ("line", "written", "message"),
    [
        ("first: Ada", "first: Cy", "Ada (seat 0) or Bo (seat 1) is first in battle 1, not 'Cy'"),
        ("first: Ada", "first: 2", "Ada (seat 0) or Bo (seat 1) is first in battle 1, not '2'"),
        ("army: 3", "army: 4", "an army has 1 to 3 buttons, not '4'"),
        ("army: 3", "army: XX", "an army has 1 to 3 buttons, not 'XX'"),
        ("Battle 1", "Battle 2", "line 7: 'Battle 1' should stand here, not 'Battle 2'"),
        ("Battle 1", "Anything", "line 7: 'Battle 1' should stand here, not 'Anything'"),
    ],
)
def test_a_changed_line_is_told(line: str, written: str, message: str) -> None:
    lines = text_of("drawn").splitlines()
    lines[lines.index(line) if line != "Battle 1" else 6] = written
    with pytest.raises(NotationError) as refused:
        Game.parse("\n".join(lines))
    assert str(refused.value) == message
