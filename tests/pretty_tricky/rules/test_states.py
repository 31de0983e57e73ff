"""Games of Pretty Tricky as values and as texts: they read back, and what is no legal move changes nothing."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.pretty_tricky import (
    CHANCE,
    Dice,
    Game,
    GameError,
    IllegalMove,
    NotationError,
    Pass,
    Sheet,
    Tick,
)
from tests.pretty_tricky.rules.test_game import (
    ADA_BO_CY,
    EVERY_TICK,
    NAMES,
    SHEETS,
    START,
    do,
    every_roll,
    lines,
    random_game,
    table,
    told,
)


@pytest.mark.parametrize(
    "game",
    [
        *(random_game(players, seed=5, marks=1) for players in (1, 2, 3, 4)),
        *(random_game(3, sheet=sheet) for sheet in ("three rows", "one left row")),
        table(*ADA_BO_CY),
        table(*ADA_BO_CY, marks=6),
        table(START, START, START).play(Dice((1, 1, 1), 1)),
    ],
    ids=lambda game: f"{len(game.names)} players, {game.ply} plies",
)
def test_every_state_reads_back_and_can_be_gone_back_to(game: Game) -> None:
    # Of a long game not every text, because the last ones are as long as the game.
    for ply, state in enumerate(states_of(game)):
        assert state.ply == ply
        if ply > 50 and ply % 9 and state != game:
            continue
        assert Game.parse(str(state)) == state
        assert game.at(ply) == state
        assert hash(game.at(ply)) == hash(state)
    assert pickle.loads(pickle.dumps(game)) == game
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for ply in (-1, game.ply + 1, 0.0, None):
        with pytest.raises(GameError):
            game.at(ply)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 3, "0", None, 1.0])
def test_a_seat_that_is_not_there_has_no_position(seat: int) -> None:
    with pytest.raises(GameError):
        Game.start(NAMES[:3], seed=1).position(seat)


def test_games_on_other_sheets_or_to_other_marks_are_others() -> None:
    games = [
        Game.start(NAMES[:3], seed=1),
        Game.start(NAMES[:3], seed=2),
        Game.start(NAMES[:2], seed=1),
        Game.start(NAMES[:3], seed=1, marks=4),
        Game.start(NAMES[:3], Sheet.parse(SHEETS["three rows"]), seed=1),
        table(START, START, "13445554432 23344444332 00000000000"),
    ]
    assert len(set(games)) == len(set(map(str, games))) == len(games)


SEVEN_MARKED = "23445554432 23344444332 00000100000"
"""The same player when somebody else has the mark of row 7."""

PHASES = {
    "rolling": Game.start(NAMES[:2], seed=1),
    "own ticks": do(Game.start(NAMES[:2], seed=1), "dice 245 5"),
    "the other's tick": do(Game.start(NAMES[:2], seed=1), "dice 245 5", "tick 7 9"),
    "one open box": do(table("23445154432 23344444332 00000000000", START, START), "dice 235 4"),
    "own row full": do(table("23445!54432 23344444332 00000100000", SEVEN_MARKED, SEVEN_MARKED), "dice 235 4"),
    "the other's row full": do(table(START, START.replace("23344", "23304"), START), "dice 235 4", "pass"),
    "race": do(Game.start(NAMES[:1], seed=1), "dice 245 5"),
    "over": table(*ADA_BO_CY),
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(phase: str) -> None:
    game = PHASES[phase]
    text, found = str(game), (lines(game), game.legal_moves(), game.to_move)
    legal, refused = told(game), 0
    for move in (*EVERY_TICK, *every_roll(), Pass()):
        if str(move) in legal:
            assert isinstance(game.play(move), Game)  # type: ignore[arg-type]
            continue
        with pytest.raises(IllegalMove) as error:
            game.play(move)  # type: ignore[arg-type]
        assert str(error.value).startswith(f"{move} is not legal")
        refused += 1
    assert refused == 77 + 336 + 1 - len(legal)
    if game.to_move is not CHANCE:
        with pytest.raises(IllegalMove):
            game.chance_move()
    assert (str(game), (lines(game), game.legal_moves(), game.to_move)) == (text, found)


@pytest.mark.parametrize("sheet", ["gaps", "printed on the left"])
def test_in_every_state_the_legal_moves_and_no_others_are_played(sheet: str) -> None:
    for state in states_of(random_game(3, seed=3, sheet=sheet))[::3]:
        legal = told(state)
        for move in (*EVERY_TICK, Pass()):
            if str(move) in legal:
                assert state.play(move).last_move == move
            else:
                with pytest.raises(IllegalMove, match=f"^{move} is not legal"):
                    state.play(move)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("move", [None, 7, 7.5, "tick", "fly", "", (7, 9), Tick, Pass, object()])
def test_what_is_no_move_is_refused_and_changes_nothing(phase: str, move: object) -> None:
    game = PHASES[phase]
    text = str(game)
    with pytest.raises(GameError):
        game.play(move)  # type: ignore[arg-type]
    assert str(game) == text


@pytest.mark.parametrize(
    ("line", "wrong", "kind"),
    [
        ("tick 7 9", "tick 7 10", IllegalMove),
        ("tick 7 9", "tick 2", IllegalMove),
        ("tick 7 9", "tick 1", NotationError),
        ("tick 7 9", "tick 7 9 9", NotationError),
        ("dice 245 5", "dice 245 7", NotationError),
        ("tick 6", "tick 10", IllegalMove),
        ("tick 6", "tick", NotationError),
    ],
)
def test_a_wrong_move_in_a_text_is_refused(line: str, wrong: str, kind: type[GameError]) -> None:
    text = str(do(Game.start(NAMES[:2], seed=1), "dice 245 5", "tick 7 9", "tick 6"))
    assert text.count(line) == 1
    with pytest.raises(GameError) as refused:
        Game.parse(text.replace(line, wrong))
    assert type(refused.value) is kind
    if kind is IllegalMove:
        assert f"{wrong} is not legal" in str(refused.value)


WHOLE = random_game(3, seed=7, marks=2)


@pytest.mark.parametrize(
    "game",
    [
        WHOLE.at(9),
        table(*ADA_BO_CY, marks=6).play(Dice((1, 3, 6), 3)),
        pytest.param(WHOLE, marks=pytest.mark.thorough),
    ],
    ids=["begun", "positions", "whole"],
)
@settings(max_examples=80)
@given(st.data())
def test_a_changed_text_is_another_game_or_refused(game: Game, data: st.DataObject) -> None:
    text = str(game)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    written = st.text(max_size=8) | st.text("!-0123456789 /|o,", max_size=8)
    written |= st.sampled_from(["tick 7", "tick 7 9", "pass", "dice 245 5", "\n", " / ", "marks: 3"])
    text = text[:start] + data.draw(written) + text[end:]
    try:
        found = Game.parse(text)
    except (NotationError, IllegalMove):
        return
    assert Game.parse(str(found)) == found
