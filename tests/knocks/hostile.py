"""Every place in which a text that a user gives is shown: the same text is put into all of them.

Each place takes the text and a folder of its own, does with it what a person would do, and returns what is displayed.
Where the kit refuses the text, the refusal that the place shows, or raises, is what has to be harmless.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from buttons_widgets import (
    Position,
    RandomBot,
    coach,
    generate_puzzle,
    play,
    puzzle,
    puzzle_book,
    puzzle_editor,
    tournament,
    worksheet,
)
from buttons_widgets.button_up import play as play_button_up
from buttons_widgets.button_up import review as review_match
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.classroom.class_summary import ClassSummary
from buttons_widgets.kit.classroom.submission import Entry, HandedRound, handed_text
from buttons_widgets.kit.classroom.submission_card import SubmissionCard
from buttons_widgets.kit.dice.tray import DiceTray
from buttons_widgets.kit.exercises.answer_store import MOST_MOVES
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.saving.record import write_bytes
from buttons_widgets.kit.saving.settings import Chosen, SeatChosen, Settings
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.lessons import class_round, show
from tests.button_up.analysis.test_game_worths import match_of
from tests.classroom import Classroom
from tests.nim_course import NIM_COURSE
from tests.puzzled import Solver
from tests.seated import Student
from tests.staged import at, cut_off, menu_of, upload

MARKUP: Final = "<img src=x onerror=stung()><b class=stung>&amp;\"'"
NAME: Final = "<img src=x onerror=stung()>"
"""As much of it as goes into a name."""
OTHER: Final = "<b class=stung>&amp;\"'</b>"
TEXTS: Final[Mapping[str, str]] = {
    "markup": MARKUP,
    "what ends a tag, and templates": "\"'></script></style></svg>]]><script>stung()</script>${stung()}{{x}}{ $x }%s",
    "right to left, and pictures": "\u05d0\u05d1 <b class=stung>\u05d2 👍🏽🇨🇭🎲",
    "invisible": "\u202e\u2067\u200b\u200d\ufeff\u2060\u00ad<b class=stung>\u202c",
    "ten thousand letters": "x" * 10_000,
}


def short(text: str, most: int = 30) -> str:
    """So much of a text as a name may have."""
    return NAME if text == MARKUP and most < len(MARKUP) else text[:most]


def _table(text: str, folder: Path) -> Sequence[Any]:
    game = play([short(text), OTHER], seed=1, shelf=Shelf(folder), pace="once")
    at(game).play_until(r"Round \d is over", opt_out_with=2)
    return [game]


def _button_up_table(text: str, folder: Path) -> Sequence[Any]:
    game = play_button_up([short(text), OTHER], seed=1, shelf=Shelf(folder))
    return [game, review_match(match_named(short(text)))]


def match_named(name: str) -> Any:
    match = match_of(1, army=1)
    return match.start([name, OTHER], seed=1, army=1).replay(match.moves)


def _unfinished(text: str, folder: Path) -> Sequence[Any]:
    shelf = Shelf(folder)
    cut_off(shelf, short(text), OTHER)
    (folder / "game-20260101-000000-00000000.json").write_text(json.dumps({"format": text, "version": text}))
    return [play(shelf=shelf)]


def _lobby(text: str, folder: Path) -> Sequence[Any]:
    shelf = Shelf(folder)
    game = play(shelf=shelf)
    assert game.lobby is not None
    game.lobby.rows[0].name.value = text
    game.lobby.rows[1].name.value = short(text)
    game.lobby.start.click()
    Settings(folder).remember(
        "buttons", Chosen(seats=(SeatChosen("person", text[:500], text[:500]),) * 2, pace=text[:500])
    )
    return [game, play(shelf=shelf)]


def _failing_bot(text: str, folder: Path) -> Sequence[Any]:
    def bot(game: Any) -> Any:
        print(text)
        raise ValueError(text)

    def silent(game: Any) -> Any:
        return text

    games = [play(["Ada", (short(text), one)], seed=1, shelf=Shelf(folder), pace="once") for one in (bot, silent)]
    for game in games:
        at(game).play_until("could not decide|decide", opt_out_with=1)
    return games


def _named_bot(text: str, folder: Path) -> Sequence[Any]:
    shelf = Shelf(folder)
    kind = type(text.replace("\0", ""), (RandomBot,), {})
    game = play(["Ada", kind(seed=1)], seed=1, shelf=shelf, pace="once")
    at(game).decide()
    return [game]


def _opening(text: str, folder: Path) -> Sequence[Any]:
    shown: list[PlayWidget] = []
    foreign = BUTTONS.write_game(play(["Ada"], seed=1, shelf=Shelf(folder)).game)
    for data in (None, text.encode("utf-8", "replace"), write_bytes(msgspec.structs.replace(foreign, game=text[:900]))):
        game = play(["Ada"], seed=1, shelf=Shelf(folder / "shelf"))
        box = menu_of(game).opening
        if data is None:
            box.paste.value = text
            next(child for child in box.panel.children[1].children if "bw-open-code" in child._dom_classes).click()
        else:
            upload(box, data)
        shown.append(game)
    return shown


def _saving(text: str, folder: Path) -> Sequence[Any]:
    game = play(["Ada", short(text)], seed=1, shelf=Shelf(folder / short(text, 20).replace("/", "_")))
    menu = menu_of(game)
    for name in (text, short(text, 40).replace("/", "_")):
        menu.saving.name.value = name
        menu.saving.save.click()
    menu.opening.switch.value = False
    menu.opening.switch.value = True
    return [game]


def _puzzle(text: str, folder: Path) -> Sequence[Any]:
    made = generate_puzzle("numbers", 2, text)
    noted = msgspec.structs.replace(made, note=text[:1000])
    shown = puzzle(noted)
    solver = Solver(shown)
    solver.write(text)
    solver.write("1/7")
    return [shown, worksheet([noted], title=text[:60])]


def _editor(text: str, folder: Path) -> Sequence[Any]:
    editor = puzzle_editor()
    for field in (editor.id, editor.pack, editor.note):
        field.value = text
    return [editor]


def _book(text: str, folder: Path) -> Sequence[Any]:
    path = folder / f"{short(text, 25).replace('/', '_')}.jsonl"
    path.write_text(json.dumps({"id": text, "theme": text, text[:50]: 1}))
    shown = [puzzle_book(path), puzzle_book(text)]
    shown[0].along.switch.value = True
    shown[0].along.pasted.value = text
    shown[0].along.adder.click()
    return shown


def _card(text: str, folder: Path) -> Sequence[Any]:
    session = StudentSession(NIM_COURSE, folder)
    students = [Student(session, number) for number in ("1.1", "1.2", "1.6")]
    for student in students:
        student.say_name(short(text))
        student.write(text)
    return [student.card for student in students] + [SubmissionCard(session, 1, NIM_COURSE.words(1, "en"))]


def _class(text: str, folder: Path) -> Sequence[Any]:
    room = Classroom(NIM_COURSE, folder)
    room.sits("Ada")
    room.gives("1.1", "20% to 40%")
    handed = room.handed(1)
    entries = tuple(
        Entry(place, kind, text[:4000], 2, 1, (text[:60], "half")) for place, kind in ((1, 4), (2, 0), (3, 3), (6, 3))
    )
    rounds = (HandedRound(text[:60], (text[:40],) * min(3, MOST_MOVES)),)
    name = short(text).strip()
    forged = [msgspec.structs.replace(handed, student=name, entries=entries, rounds=rounds)]
    forged.append(msgspec.structs.replace(handed, course=text[:60], version=text[:20]))
    file = folder / f"{short(text, 25).replace('/', '_')}.txt"
    file.write_text(f"{text}\n{handed_text(forged[0])[:-3]}")
    given = [*map(handed_text, forged), text, f"HANDIN{text}", file]
    return [ClassSummary(NIM_COURSE, given, 1, "en"), ClassSummary(NIM_COURSE, given, 1, "de", names=False)]


def _projected(text: str, folder: Path) -> Sequence[Any]:
    return [show("RbyG/gryb/ybRy/bYrg r 2", text[:200])]


def _class_round(text: str, folder: Path) -> Sequence[Any]:
    return [class_round(short(text, 40))]


def _tournament(text: str, folder: Path) -> Sequence[Any]:
    def fails(game: Any) -> Any:
        raise ValueError(text)

    bots = [(short(text), RandomBot()), (OTHER, fails)]
    return [tournament(bots, 2, 1, workers=1, progress=False, folder=folder)]


def _coach(text: str, folder: Path) -> Sequence[Any]:
    return [coach(Position.parse("RbyG/gryb/ybRy/bYrg r 2")), coach(text)]


def _dice(text: str, folder: Path) -> Sequence[Any]:
    return [DiceTray(label=text)]


Place = Callable[[str, Path], Sequence[Any]]

PLACES: Final[Mapping[str, Place]] = {
    "players of BUTTONS": _table,
    "players of Button Up!": _button_up_table,
    "unfinished games": _unfinished,
    "the lobby and its settings": _lobby,
    "what a bot says": _failing_bot,
    "what a bot is called": _named_bot,
    "opening codes and files": _opening,
    "saving by name, and its folder": _saving,
    "puzzles, answers and worksheets": _puzzle,
    "the editor of puzzles": _editor,
    "packs, their files and progress": _book,
    "students, their answers and what they hand in": _card,
    "a class": _class,
    "a question for the projector": _projected,
    "the code of a round": _class_round,
    "a tournament": _tournament,
    "the coach's position": _coach,
    "dice": _dice,
}


def shown_at(place: str, text: str, folder: Path) -> list[Any]:
    """What a place shows of a text; the refusal if that is all."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        return list(PLACES[place](text, folder))
    except GameError as error:
        return [error]
