"""Worksheets of the game's own puzzles, of every theme."""

import re
from html import unescape

import pytest

from buttons_widgets import generate_puzzle, load_pack, worksheet
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.puzzles.pack import puzzle_line
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from buttons_widgets.kit.puzzles.worksheet import Worksheet


def test_a_puzzle_of_every_theme_is_printed_with_its_solution() -> None:
    puzzles = [generate_puzzle(theme, 2, seed=5) for theme in BUTTONS_PUZZLES.by_name]
    html = worksheet(puzzles, "All themes").html
    questions, _, solutions = html.partition('<section class="solutions">')
    words = BUTTONS_PUZZLES.words_in(None)
    for puzzle in puzzles:
        text = unescape(re.sub("<[^>]*>", "", questions))
        assert puzzle.ask("", words).text in text
        solved = unescape(re.sub("<[^>]*>", "", solutions))
        assert puzzle.judge(puzzle.answers[0], words).why in solved
    assert questions.count("<svg") >= len(puzzles)
    assert re.search(r"(?:src|href)=|url\(| id=", html) is None


def test_what_belongs_to_the_screen_is_not_printed() -> None:
    words = BUTTONS_PUZZLES.words_in(None)
    asked = [generate_puzzle(theme, 1, seed=5) for theme in ("most", "colours", "stars", "space")]
    text = unescape(re.sub("<[^>]*>", "", worksheet(asked).html))
    told = [line for puzzle in asked for line in puzzle.ask("", words).status]
    assert len(told) == 4 and not [line for line in told if line in text]
    assert words.say("place-click") in told and words.say("most-status", count=0, left=99)[:22] not in text


def test_what_is_wrong_is_told_in_words() -> None:
    one: Puzzle = generate_puzzle("most", 1, seed=5)
    assert isinstance(worksheet(one), Worksheet)
    with pytest.raises(ValueError, match="at least one puzzle"):
        worksheet([])
    with pytest.raises(ValueError, match="there are no words in 'xx'"):
        worksheet(one, language="xx")
    with pytest.raises(ValueError, match="the paper is a4 or letter"):
        worksheet(one, paper="a3")


def test_the_id_of_a_puzzle_will_do_and_its_line() -> None:
    one, other = load_pack("gems")[:2]
    page = worksheet([one, other]).html
    assert worksheet(["gem-01", puzzle_line(other)]).html == page
    assert worksheet("gem-01").html == worksheet(one).html
    with pytest.raises(ValueError, match="no pack has a puzzle 'gem-999'"):
        worksheet(["gem-999"])
