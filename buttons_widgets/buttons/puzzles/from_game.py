"""A decision of a game that was played, as a puzzle of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.examine import examine
from ...kit.puzzles.own_packs import free_id, keep_puzzle, own_path, own_puzzles
from ...kit.puzzles.puzzle import Puzzle
from ...kit.rules.phrase import Phrase
from ..analysis.advice import Question
from ..rules.game import Game
from ..rules.phase import Phase
from .arising import Moment
from .decision import DecisionPuzzle
from .gold import Gold
from .kind import BUTTONS_PUZZLES
from .space import Space
from .stop import Stop

PACK: Final = "mine"
"""The pack into which such puzzles go: the one that the editor suggests, too."""

FOUND: Final = ("theme", "answers", "rating", "level")
"""The fields of a puzzle that are found out from the others."""


class Kept(NamedTuple):
    """A puzzle in a pack of one's own.

    Attributes:
        puzzle: it.
        path: the pack's file.
        is_new: whether it has just been put there.
        near_tie: whether another choice is nearly as good as the answer.
    """

    puzzle: Puzzle
    path: Path
    is_new: bool
    near_tie: bool


def puzzle_of(game: Game, question: Question) -> DecisionPuzzle | None:
    """The puzzle that asks what a player has to decide, without a name, a rating and its true answers.

    `None` if there is nothing to decide, or if what it depends on cannot be written down: after a roll that was a bust
    for its roller, fewer dice go on than it showed.

    Args:
        game: the state in which the player decides.
        question: what the exact analysis is asked about it.
    """
    dice = game.dice if game.phase in (Phase.LAY, Phase.GOLD) else None
    moment = Moment(game.phase, question.position, dice, question.opponents, question.to_act, game.round)
    themes: dict[Phase, type[DecisionPuzzle]] = {Phase.DECIDE: Stop, Phase.LAY: Space, Phase.GOLD: Gold}
    return themes[game.phase].of_moment(moment)


def keep_decision(game: Game, question: Question, note: str) -> Kept:
    """Put a decision into the pack of one's own, with its answers, its rating and its level worked out.

    Args:
        game: the state in which the player decides.
        question: what the exact analysis is asked about it.
        note: where the puzzle comes from.

    Raises:
        PuzzleError: it is no puzzle.
        PackError: the pack cannot be read, and stays as it is.
        OSError: the pack's file cannot be written; it stays as it was.
    """
    puzzle = puzzle_of(game, question)
    if puzzle is None:
        raise PuzzleError("position", Phrase("refused-too-little", "there is too little to decide for a puzzle"))
    there = own_puzzles(BUTTONS_PUZZLES, PACK)
    fields = {name: value for name, value in msgspec.to_builtins(puzzle).items() if name not in FOUND}
    fields |= {"id": free_id(f"my-{puzzle.theme}", (one.id for one in there)), "note": note}
    examined = examine(BUTTONS_PUZZLES, puzzle.theme, fields)
    if examined.ambiguous:
        raise PuzzleError("answers", Phrase("refused-equally-good", "several choices are equally good"))
    made = examined.puzzle
    for one in there:
        if msgspec.structs.replace(one, id=made.id, note=made.note) == made:
            return Kept(one, own_path(BUTTONS_PUZZLES, PACK), is_new=False, near_tie=examined.near_tie)
    return Kept(made, keep_puzzle(BUTTONS_PUZZLES, PACK, made), is_new=True, near_tie=examined.near_tie)
