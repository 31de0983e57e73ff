"""Every word that is shown is a message: in a made language no English is left, wherever one looks.

The letters of every message are wide in it (`tests/made_language.py`). So an ordinary letter is of a name, a notation
or code, or it stands in the code of a widget where it cannot be translated.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import ipywidgets as w
import pytest

import buttons_widgets as buttons
from buttons_widgets import CHANCE, RandomBot, button_up, lessons, my_games
from buttons_widgets.button_up.kind import BUTTON_UP
from buttons_widgets.button_up.rules.moves import Sow
from buttons_widgets.kit.classroom.submission import handed_text, to_hand_in
from buttons_widgets.kit.exercises.card import ExerciseCard
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.exercises.function_exercise import FunctionExercise
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.lobby.history import SHOWN
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.lessons import (
    battles,
    board_sheet,
    booklet,
    classes,
    glossary,
    plan,
)
from buttons_widgets.lessons.course import COURSE
from tests.every_game import DOORS, WITH_PUZZLES
from tests.hands import Hands
from tests.lessons.drawn import PICTURES
from tests.lessons.model_functions import model_function
from tests.made_language import latin, make_language, shown_in, texts_of
from tests.puzzled import Solver, wrong_answer
from tests.seated import Student

PLAYERS: Final = ["Zoe", "Ann"]

CODE: Final = re.compile(
    r"\b(?:coach|exercise|check|solution|show|hand_in)\(.*"  # a line of Python to copy
    r"|\b\w+\([^\uff21-\uff5a]*\)|\b\w+ = .*"  # a call or an assignment, as an exercise shows it
    r"|\bfrom \S+ import .*"
    r"|(?:\S*/)+\S+"  # a folder, or the rows of a board
    r"|\bgame-[0-9a-f-]+|\bBUTTON(?:S|UP)[0-9]\w+"  # a game's file, a code to share
)
"""What is Python, a notation or a code in every language."""
NAMES: Final = frozenset(
    {
        *PLAYERS,
        *("English", "Deutsch", "fran", "ais", "italiano"),  # what languages call themselves
        *("True", "False", "None"),
        *("games", "worksheets"),  # folders
        "mine",  # the pack that the editor suggests
        *("Board", "Dice"),  # what was never drawn and is not shown: an exercise without a board, a game without dice
        "roll",  # the answer of an exercise that is answered by rolling
        "XX",  # what a sheet calls the points of its right half
    }
)
BOARD_LETTERS: Final = re.compile(r"[rbygRBYGkrwSE-]+")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in ("GAMES", "PUZZLES"):
        monkeypatch.setenv(f"BUTTONS_WIDGETS_{name}", str(tmp_path / name.lower()))
    monkeypatch.chdir(tmp_path)
    make_language(monkeypatch)
    return tmp_path


def english(texts: Iterable[tuple[str, str]], names: Iterable[str] = ()) -> set[str]:
    """The texts with letters that no message has put there."""
    allowed = NAMES | set(names)
    found = set()
    for place, text in texts:
        runs = [run for run in latin(CODE.sub(" ", text)) if len(run) > 1 and run not in allowed]
        if any(not BOARD_LETTERS.fullmatch(run) for run in runs):
            found.add(f"{place}: {text[:200]}")
    return found


def of_widget(widget: w.Widget) -> Iterator[tuple[str, str]]:
    """What a widget shows, without what somebody is to type: a code, or the name of a file."""
    return ((place, text) for place, text in shown_in(widget) if not place.endswith(("Textarea.value", "Text.value")))


def test_english_that_is_no_message_is_found(made: Path) -> None:
    box = w.VBox([w.Button(description="Press me"), w.HTML('<svg aria-label="A house"><text>Zoe</text></svg>')])
    assert len(english(of_widget(box))) == 2
    table = buttons.play(PLAYERS, seed=1)
    table.children[0].add_class("quiet")
    assert english(of_widget(table)) == set()


@pytest.mark.parametrize("game", DOORS, ids=lambda game: game.__name__)
def test_a_lobby(game: Any, made: Path) -> None:
    assert english(of_widget(game.play())) == set()


def test_a_round_of_buttons_with_the_coach_the_menu_and_the_review(made: Path) -> None:
    play = buttons.play(PLAYERS, seed=1)
    hands, found = Hands(play.table), set()
    play.table.coach_box.switch.value = True
    play.table.menu_box.switch.value = True
    for part in vars(play.table.menu_box.opened()).values():
        if hasattr(part, "switch"):
            part.switch.value = True
    for decision in range(400):
        if decision < 4 or play.table.game.result is not None:
            found |= english(of_widget(play))
        else:
            parts = play.table.parts
            found |= english(
                text for part in (parts.prompt, parts.notice, parts.actions, parts.frame) for text in of_widget(part)
            )
        if play.table.game.result is not None:
            break
        if decision == 3:
            play.table.coach_box.switch.value = False
        hands.decide(3)
    assert play.table.game.result is not None
    assert found == set()


def test_a_review_and_a_tournament(made: Path) -> None:
    game = buttons.Game.start(PLAYERS, ["rby/gry/ybg", "gyr/byb/rgr"], seed=3)
    while game.result is None and game.round < 3:
        moves = game.legal_moves()
        game = game.play(game.chance_move() if game.to_move is buttons.CHANCE else moves[-1])
    review = buttons.review(game)
    review.report()
    shown = list(of_widget(review))
    assert sum("Zoe" in text for _, text in shown) > 2
    assert english(shown) == set()
    won = buttons.tournament(
        [buttons.RandomBot(), buttons.CautiousBot(2)], 4, 1, workers=1, progress=False, folder=made
    )
    assert english(texts_of("tournament", won._repr_html_()), {"RandomBot", "CautiousBot", "buttons"}) == set()


def test_a_battle_of_button_up(made: Path) -> None:
    play = button_up.play(PLAYERS, seed=1)
    hands, found = Hands(play.table), set()
    play.table.coach_box.switch.value = True
    while "next-round" not in hands.actions and play.game.result is None:
        places = [move.place for move in play.game.legal_moves() if isinstance(move, Sow)]
        if places and "sow" not in hands.actions:
            board = play.table.parts.boards[0].board
            board._handle_custom_msg({"type": "pick", "pick": str(places[0]), "turn": board.turn}, [])
        found |= english(of_widget(play))
        hands.press(next(name for name in ("first", "sow") if name in hands.actions))
    assert found | english(of_widget(play)) == set()


def test_the_games_that_are_over(made: Path) -> None:
    shelf, bot = Shelf(), RandomBot(seed=1)
    game = button_up.Game.start(PLAYERS, seed=1)
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
    for _ in range(SHOWN + 1):
        shelf.write(shelf.new_path(), BUTTON_UP.write_game(game, ["person", "HeightBot()"]))
    shown = my_games()
    assert len(list(of_widget(shown))) > SHOWN
    assert english(of_widget(shown)) == set()


def themes() -> Iterator[Any]:
    """Each theme of each game, and the first pack that has it, of those that come with the kit.

    Only the lines are read: making every puzzle takes long, and each process that runs tests collects all of them.
    """
    for game in WITH_PUZZLES:
        found = set()
        for place in game.packs():
            for line in filter(str.strip, place.path.read_text(encoding="utf-8").split("\n")):
                theme = json.loads(line)["theme"]
                if theme not in found:
                    found.add(theme)
                    yield pytest.param(game, place.name, theme, id=theme)


@pytest.mark.parametrize(("game", "pack", "theme"), list(themes()))
def test_a_puzzle_of_each_theme(game: Any, pack: str, theme: str, made: Path) -> None:
    puzzle = next(one for one in game.load_pack(pack) if one.theme == theme)
    widget = game.puzzle(puzzle)
    solver = Solver(widget)
    found = english(of_widget(widget))
    while "hint" in solver.buttons:
        solver.press("hint")
        found |= english(of_widget(widget))
    if picks := list(getattr(solver.board, "picks", ())):
        for pick in picks:
            solver.click(pick)
            found |= english(of_widget(widget))
    else:
        solver.answer(puzzle, wrong_answer(puzzle))
        found |= english(of_widget(widget))
        solver.answer(puzzle, puzzle.answers[0])
    found |= english(of_widget(widget))
    for press in solver.buttons:
        solver.press(press)
        found |= english(of_widget(widget))
    # What the author of a puzzle wrote to it is no message.
    assert {text for text in found if not puzzle.note or puzzle.note[:60] not in text} == set()


def test_the_book_the_editor_and_a_worksheet(made: Path) -> None:
    for game in WITH_PUZZLES:
        names = {run for place in game.packs() for run in latin(place.name)}
        assert english(of_widget(game.puzzle_book()), names) == set()
    for theme in ("most", "win", "risk"):
        assert english(of_widget(buttons.puzzle_editor(theme)), {f"my-{theme}", "my"}) == set()
    page = buttons.worksheet(buttons.load_pack("stars")[:3])
    assert english(texts_of("worksheet", page._repr_html_())) == set()


@pytest.mark.parametrize("kind", COURSE.exercises, ids=lambda kind: kind.number)
def test_an_exercise(kind: type[Exercise], made: Path) -> None:
    session = StudentSession(COURSE, made)
    words = session.words(kind.number, None)
    asked = session.exercise(kind.number)
    found: list[tuple[str, str]] = []
    if issubclass(kind, FunctionExercise):
        page = asked.ask("", words)
        found += [("asked", text) for text in (page.text, *page.status, asked.title(words))]
        found += [("right", asked.mark(model_function(asked), words).why)]
        found += [("mistake", asked.mark(one, words).why) for one in asked.mistakes().values()]
    else:
        card = ExerciseCard(session, kind.number, words)
        found += of_widget(card)
        for answer in (*asked.mistakes().values(), asked.model_answer(words)):
            found.append(("told", asked.mark(answer, words).why))
        # What is no answer at all is refused in words, too.
        found.append(("refused", asked.mark("?!", words).why))
        student = Student.__new__(Student)
        student.card = card
        while "hint" in student.buttons:
            student.press("hint")
        found += of_widget(card)
    found += [("hint", page.text) for page in asked.hints(words)]
    found.append(("solution", asked.solution(words).reasoning))
    assert english(found) == set()


def test_boards_and_answers_to_print_and_the_plan(made: Path) -> None:
    for sheet in (
        board_sheet("A", "3x3"),
        board_sheet("rby/gRy/ybg r 2"),
        booklet(4),
        booklet(3, ["Ада"]),
        lessons.test_paper([2, 4]),
    ):
        assert english(texts_of("sheet", sheet.html)) == set()
    assert english(texts_of("map", plan.course_map().svg)) == set()
    assert english(texts_of("plan", plan.course_table()._repr_html_())) == set()
    words = glossary()._repr_html_().partition("<details>")[0]  # below it are the terms of the other languages
    assert english(texts_of("glossary", words)) == set()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_the_lessons_with_its_alternative_text(name: str, made: Path) -> None:
    assert english(texts_of("picture", PICTURES[name]().svg)) == set()


def test_what_the_lessons_tell_in_a_line(made: Path) -> None:
    assert english([("told", battles.first_player())]) == set()
    solution = buttons.solve("RbyG/gryb/ybRy/bYrg r 2")
    for comparison in (solution.compare(), solution.compare(solution.position.legal_cells())):
        assert english(texts_of("compared", str(comparison._repr_html_()))) == set()


def test_a_hand_in_and_a_class(made: Path) -> None:
    for name in PLAYERS:
        session = StudentSession(COURSE, made / name)
        session.choose(name)
        for number in ("3.1", "3.4", "3.5", "3.9", "3.12"):
            asked = session.exercise(number)
            words = session.words(number, None)
            wrong = next(iter(asked.mistakes().values()), None)
            for answer in (wrong, asked.model_answer(words)):
                if answer is not None:
                    session.give(asked, answer, words, 1)
        (made / f"{name}.txt").write_text(handed_text(to_hand_in(COURSE, session.work, 3, name)))
    summary = classes.class_summary([(made / f"{name}.txt").read_text() for name in PLAYERS], 3)
    assert english(texts_of("class", summary._repr_html_())) == set()
