"""A mistake at the door is told in the chosen language where a notebook prints it, and in English everywhere else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from buttons_widgets import (
    Game,
    GameError,
    RandomBot,
    coach,
    my_games,
    play,
    puzzle,
    set_language,
    simulate,
    tournament,
    try_laying,
)
from buttons_widgets.button_up import generate_puzzle
from buttons_widgets.kit.language import words as words_room
from buttons_widgets.kit.saving.shelf import Shelf

BOARD = "rby/gRy/ybg r 5"

DOOR: dict[str, tuple[Callable[[], object], str]] = {
    "players": (lambda: play(2), "Spieler sind eine Liste wie ['Ada', RandomBot()], nicht 2"),
    "player": (lambda: play([5]), "ein Spieler ist ein Name, ein Bot oder ein Paar aus beiden, nicht 5"),
    "class": (
        lambda: play(["Ada", RandomBot]),
        "RandomBot ist eine Klasse von Bots: Schreib RandomBot(), mit Klammern",
    ),
    "side": (lambda: play(["Ada"], layouts=["Z"]), "es gibt keine Seite 'Z': Die Seiten sind A B C D E F G H"),
    "names": (lambda: play(["Ada", "ada"]), "zwei Spieler heißen 'ada': Gib jedem einen eigenen Namen"),
    "options": (lambda: play(layouts=["A"]), "nur zusammen mit Spielern anzugeben: layouts, cards"),
    "pace": (lambda: play(["Ada"], pace="warp"), "das Tempo ist eines von slow, normal, fast, once, nicht 'warp'"),
    "shelf": (
        lambda: play(["Ada"], shelf="here"),
        "Partien werden in einem Shelf gespeichert, nicht in 'here': Schreib Shelf(folder)",
    ),
    "language": (
        lambda: play(["Ada"], language="xx"),
        "es gibt keine Texte in 'xx': Die Sprachen sind de, en, fr, it",
    ),
    "game": (
        lambda: my_games("chess"),
        "das Spiel ist eines von button_up, buttons, pretty_tricky, war_of_the_buttons, nicht 'chess'",
    ),
    "puzzle": (
        lambda: puzzle(7),  # type: ignore[arg-type]
        "gebraucht wird ein Rätsel oder der Name von einem, wie 'most-001', nicht 7: Schreib puzzle(load_pack(...)[0]) "
        "oder puzzle(generate_puzzle('most'))",
    ),
    "dice": (lambda: coach(BOARD, dice=5), "hier wird ein Dice oder sein Text gebraucht, nicht 5"),
    "board": (
        lambda: try_laying(7),  # type: ignore[arg-type]
        "einen Spielplan gibt man an als Stellung, Layout, Buchstaben einer Seite oder als Text davon, nicht 7",
    ),
    "theme": (
        lambda: generate_puzzle("chess"),
        "es gibt kein Thema 'chess': Die Themen sind win_left, replay_trap, force_replay, best_margin, first_or_second",
    ),
    "level": (lambda: generate_puzzle("win_left", 9), "eine Stufe ist 1 bis 5, nicht 9"),
    "bots": (
        lambda: tournament("Ada", games=2),  # type: ignore[arg-type]
        "Bots sind eine Liste wie [RandomBot(), my_bot], nicht 'Ada'",
    ),
    "simulated": (
        lambda: simulate([]),
        "einer bis vier Spieler werden simuliert, als Liste wie [OneStepBot()], nicht []",
    ),
    "move": (
        lambda: Game.start(["Ada"], ["rby/gry/ybg"], seed=1).play("fly"),
        "'fly' ist kein Zug: Schreib roll, opt out, dice 5-6 2355, lay 5-6, pass oder stars 1-2 3-4",
    ),
}


@pytest.fixture(autouse=True)
def chosen_anew() -> Iterator[None]:
    yield
    set_language(None)


def printed(ask: Callable[[], object]) -> tuple[str, str]:
    """What a notebook prints of an error in its last line, and what plain Python does."""
    with pytest.raises(GameError) as raised:
        ask()
    return raised.value._render_traceback_()[-1], str(raised.value)


@pytest.mark.parametrize("mistake", DOOR)
def test_a_mistake_is_told_in_the_chosen_language(mistake: str) -> None:
    ask, german = DOOR[mistake]
    set_language("en")
    line, english = printed(ask)
    assert line.partition(": ")[2] == english
    set_language("de")
    line, plain = printed(ask)
    assert line.partition(": ")[2] == german and plain == english


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("mistake", DOOR)
def test_no_mistake_is_told_in_english_in_another_language(mistake: str, language: str) -> None:
    ask, german = DOOR[mistake]
    set_language(language)
    line, english = printed(ask)
    assert line.partition(": ")[2] not in (english, german)


def test_a_puzzle_of_another_game_is_told_so() -> None:
    foreign = generate_puzzle("win_left", 1, seed=1)
    set_language("de")
    line, _ = printed(lambda: puzzle(foreign))
    assert line.partition(": ")[2].startswith(f"das Rätsel {foreign.id} gehört zu einem anderen Spiel")


def test_what_is_wrong_with_the_words_keeps_no_error_from_being_told(monkeypatch: pytest.MonkeyPatch) -> None:
    set_language("de")
    monkeypatch.setattr(words_room, "words_in", lambda: 1 / 0)
    line, english = printed(lambda: play(2, shelf=Shelf("/nowhere")))
    assert line == f"GameError: {english}"


def test_the_rules_alone_tell_it_in_english_and_load_no_language() -> None:
    code = (
        "import sys\n"
        "from buttons_widgets.buttons.rules.layout import side\n"
        "try: side('Z')\n"
        "except ValueError as error: print(error._render_traceback_()[-1])\n"
        "print([name for name in sys.modules if 'language' in name or 'fluent' in name])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["GameError: there is no side 'Z': the sides are A B C D E F G H", "[]"]
