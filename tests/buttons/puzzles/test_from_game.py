"""A mistake in a game becomes a puzzle of one's own, which asks the same question."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets import CHANCE, Game, RandomBot, load_pack
from buttons_widgets.buttons.analysis.advice import advise
from buttons_widgets.buttons.analysis.game_worths import GOLD, review_of
from buttons_widgets.buttons.puzzles.from_game import keep_decision, puzzle_of
from buttons_widgets.buttons.rules.moves import Roll
from buttons_widgets.kit.puzzles.errors import PackError, PuzzleError
from buttons_widgets.kit.puzzles.pack import VARIABLE
from buttons_widgets.kit.rules.history import states_of

SMALL = "rbyg/gryb/ybrg/bgry"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path / "buttons"


def random_game() -> Game:
    game, bot = Game.start(["Ada", "Bo", "Cy"], [SMALL] * 3, seed="mistakes"), RandomBot(1)
    while game.ply < 260 and game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
    return game


def test_every_mistake_that_can_be_kept_is_the_puzzle_of_the_same_question() -> None:
    game = random_game()
    states = states_of(game)
    themes: set[str] = set()
    for decision in review_of(game).counted:
        puzzle = puzzle_of(states[decision.ply], decision.question)
        if puzzle is None:
            # Somebody's roll was a bust for them, and took dice along.
            state = states[decision.ply]
            assert decision.kind == GOLD and state.dice is not None
            assert len(state.dice.black) + 1 > state.black_dice
            continue
        if decision.cost == 0:
            continue
        assert puzzle.question == decision.question
        kept = keep_decision(states[decision.ply], decision.question, "a note")
        themes.add(kept.puzzle.theme)
        best = [option.choice for option in advise(decision.question).comparison if option.best]
        right = [puzzle.answer_text(choice) for choice in best]
        assert set(kept.puzzle.answers) == set(right)
        # Kept once more it is the same one; and the pack can be read.
        again = keep_decision(states[decision.ply], decision.question, "another note")
        assert not again.is_new and again.puzzle == kept.puzzle
    assert themes == {"stop", "space", "gold"}
    pack = load_pack("mine")
    assert {puzzle.note for puzzle in pack} == {"a note"}
    assert len({puzzle.id for puzzle in pack}) == len(pack) > 5


def test_what_is_no_decision_is_no_puzzle() -> None:
    game = Game.start(["Ada"], [SMALL], seed=1)
    decision = review_of(game.play(Roll())).decisions[0]
    assert puzzle_of(game, decision.question) is None
    with pytest.raises(PuzzleError, match="too little to decide"):
        keep_decision(game, decision.question, "")


def test_a_pack_that_cannot_be_read_stays_as_it_is(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "mine.jsonl").write_text("nonsense\n", encoding="utf-8")
    game = random_game()
    decision = next(one for one in review_of(game).counted if puzzle_of(states_of(game)[one.ply], one.question))
    with pytest.raises(PackError, match="mine"):
        keep_decision(states_of(game)[decision.ply], decision.question, "")
    assert (folder / "mine.jsonl").read_text(encoding="utf-8") == "nonsense\n"
