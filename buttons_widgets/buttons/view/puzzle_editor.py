"""`puzzle_editor()`: puzzles of BUTTONS of one's own."""

from __future__ import annotations

from ...kit.puzzles.editor import PuzzleEditor, editor_activity
from ...kit.rules.errors import GameError, quoted
from ..puzzles.board_puzzle import puzzle_words
from ..puzzles.kind import BUTTONS_PUZZLES
from .puzzle_set_up import PuzzleSetUp
from .puzzles import PUZZLE_VIEW


def puzzle_editor(theme: str = "most", language: str | None = None) -> PuzzleEditor:
    """An editor for puzzles: set up a position by clicking, and see at once whether it is a sound puzzle.

    *Try it* shows it as others will see it. *Save* puts it into a pack of your own, where `puzzle_book` and `load_pack`
    find it.

    Args:
        theme: the first theme, such as `"most"`; another one can be chosen in the editor.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: there is no such theme, or there are no words in the language.
    """
    if not isinstance(theme, str) or theme not in BUTTONS_PUZZLES.by_name:
        raise GameError(f"there is no theme {quoted(theme)}: the themes are {', '.join(BUTTONS_PUZZLES.by_name)}")
    words = puzzle_words(language)
    panel = PuzzleSetUp(editor_activity(PUZZLE_VIEW, words), words, words.say("editor-board"))
    return PuzzleEditor(PUZZLE_VIEW, panel, words, theme)
