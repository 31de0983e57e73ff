"""What the rules of any game refuse, word for word, each with the message by which translators know it."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from buttons_widgets.kit import rules
from buttons_widgets.kit.rules.bots import RandomBot, check_is_made, random_of
from buttons_widgets.kit.rules.errors import GameError, MissingPackageError, disk_said, parsed_as
from buttons_widgets.kit.rules.moves import MoveTexts, TextMove
from buttons_widgets.kit.rules.names import checked_names, checked_seed, seat_of
from buttons_widgets.kit.rules.notation import LONGEST_TEXT, parts_of
from buttons_widgets.kit.rules.numbers import number_within
from buttons_widgets.kit.rules.phrase import Phrase
from buttons_widgets.kit.rules.review import checked_game
from buttons_widgets.kit.rules.setup import GameSetup
from buttons_widgets.kit.rules.typed_number import read_chance, read_number
from tests.nim_rules import Fall, Nim, Take
from tests.refused import Refused, check_told, messages_missing

START = Nim.start(["Ada", "Bo"], "refused", heaps=(1,), sides=1)
TAKING = START.play(Fall(1))
OVER = TAKING.replay([Take(1, 1), Fall(1), Take(1, 1)])
FALLS = "chance is to move (a move is to be made) at ply 0 with a die of 0 and heaps of (1,)"
TAKES = "Ada is to move (a move is to be made) at ply 1 with a die of 1 and heaps of (1,)"


class Throw(TextMove):
    """A move that says why there can be none such."""

    form = "throw {pips}"

    @classmethod
    def read(cls, **words: str) -> Throw:
        number_within(words["pips"], 1, 6, Phrase("refused-tried", "a die shows 1 to 6"))
        return cls()


class NoText:
    """An object without a text."""

    def __str__(self) -> str:
        raise RuntimeError

    def __repr__(self) -> str:
        return "NoText()"


REFUSED: Refused = {
    # moves
    "refused-move-text": (
        lambda: MoveTexts(Fall | Take, Phrase("refused-tried", "die 2, or take 1 of 3")).parse("fly"),
        "'fly' is not a move: write die 2, or take 1 of 3",
    ),
    "refused-move-made-of refused-not refused-tried": (
        lambda: MoveTexts(Throw, "throw 6").parse("throw nine"),
        "'throw nine' is not a move: a die shows 1 to 6, not 'nine'",
    ),
    "refused-move refused-not-legal refused-where-chance refused-while-playing": (
        lambda: START.play(Fall(2)),
        f"die 2 is not legal, because it is none of the legal moves: {FALLS}",
    ),
    "refused-move refused-not-legal refused-where refused-while-playing": (
        lambda: TAKING.play(Take(1, 2)),
        f"take 2 of 1 is not legal, because it is none of the legal moves: {TAKES}",
    ),
    "refused-move refused-where-nobody": (
        lambda: OVER.play(Fall(1)),
        "die 1 is not legal, because it is none of the legal moves: "
        "nobody is to move (a move is to be made) at ply 4 with a die of 0 and heaps of (1,)",
    ),
    "refused-no-move refused-move-class": (
        lambda: TAKING.play(Take),  # type: ignore[arg-type]
        "<class 'tests.nim_rules.Take'>, which is no move, is not legal, because it is a class: write Take(), with "
        f"parentheses: {TAKES}",
    ),
    "refused-no-move refused-move-made": (
        lambda: TAKING.play(1),  # type: ignore[arg-type]
        "1, which is no move, is not legal, because a move is one of game.legal_moves(), such as Take(3, 1), or the "
        f"text of one: {TAKES}",
    ),
    "refused-no-chance": (TAKING.chance_move, f"chance is not to move: {TAKES}"),
    # names and seeds
    "refused-name": (
        lambda: checked_names(["Ada", " "], range(2, 3)),
        "a name has 1 to 30 visible characters, but one is ' '",
    ),
    "refused-same-name": (
        lambda: checked_names(["Ada", "ada"], range(2, 3)),
        "two players are called 'ada': give each a name of its own",
    ),
    "refused-not refused-players-range": (
        lambda: checked_names([], range(1, 5)),
        "one to four people play, not 0",
    ),
    "refused-not refused-players-one": (
        lambda: checked_names(["Ada", "Bo"], range(1, 2)),
        "one person plays, not 2",
    ),
    "refused-not refused-players-all": (
        lambda: checked_names(["Ada"], range(2, 3)),
        "two people play, not 1",
    ),
    "refused-not refused-seed": (lambda: checked_seed(" "), "a seed has 1 to 100 visible characters, not ''"),
    # texts, numbers and values
    "refused-parts refused-tried": (
        lambda: parts_of("w/r/k", 2, Phrase("refused-tried", "piles and a mover are wanted")),
        "piles and a mover are wanted, but this is 'w/r/k'",
    ),
    "refused-kind": (lambda: parsed_as(Nim, 5), "a Nim or its text is wanted here, not 5"),
    "refused-bot-class": (
        lambda: check_is_made(RandomBot),
        "RandomBot is a class of bots: write RandomBot(), with parentheses",
    ),
    "refused-number": (
        lambda: read_number("seven"),
        "a number is written as in 31/216, 0.1435 or 14.4%, not 'seven'",
    ),
    "refused-chance": (
        lambda: read_chance("seven"),
        "a chance is a fraction such as 31/216, or a percentage such as 14.4%, not 'seven'",
    ),
    "refused-not refused-chance-range": (
        lambda: read_chance("14"),
        "a chance is 0 to 1, or 0% to 100%: for 14 per cent write 14%, not '14'",
    ),
}


@pytest.mark.parametrize("messages", REFUSED)
def test_what_is_refused_is_told_word_for_word(messages: str) -> None:
    check_told(REFUSED, messages)


LACKING = {
    "refused-package": (("numpy",), "the analysis needs numpy"),
    "refused-package-of": (
        ("numpy", "simulate"),
        "simulate needs the package numpy: install buttons-widgets[analysis]",
    ),
}


@pytest.mark.parametrize("message", LACKING)
def test_what_is_not_installed_is_told_word_for_word(message: str) -> None:
    given, text = LACKING[message]
    error = MissingPackageError(*given)
    assert (str(error), error.said.message) == (text, message)


DISK = {
    "refused-disk-full": ((errno.ENOSPC, errno.EDQUOT), "the disk is full"),
    "refused-not-allowed": ((errno.EACCES, errno.EPERM), "that is not allowed there"),
    "refused-read-only": ((errno.EROFS,), "nothing can be written there"),
    "refused-not-there": ((errno.ENOENT,), "it is not there"),
    "refused-name-in-use": ((errno.EEXIST,), "something else has that name"),
    "refused-not-a-folder": ((errno.ENOTDIR,), "a file is where a folder should be"),
    "refused-a-folder": ((errno.EISDIR,), "it is a folder"),
    "refused-file-name-long": ((errno.ENAMETOOLONG,), "the name is too long"),
    "refused-links-circle": ((errno.ELOOP,), "links lead in a circle"),
}


@pytest.mark.parametrize("message", DISK)
def test_what_a_disk_refuses_is_told_word_for_word(message: str) -> None:
    numbers, text = DISK[message]
    for number in numbers:
        said = disk_said(OSError(number, "what the system says"))
        assert said is not None and (str(said), said.message) == (text, message)


@pytest.mark.parametrize("error", [OSError(), OSError("no number"), OSError(errno.EINTR, "interrupted")])
def test_what_is_none_of_the_usual_reasons_of_a_disk_is_not_told(error: OSError) -> None:
    assert disk_said(error) is None


# What only a line of Python can cause is told in English alone.
PLAIN: dict[str, Callable[[], object]] = {
    "the seed of a bot is a whole number or a text, not 1.5": lambda: random_of(1.5),
    "names are a list of texts such as ['Ada', 'Bo'], not 'Ada'": lambda: checked_names("Ada", range(2, 3)),
    "names are a list of texts such as ['Ada', 'Bo'], not ['Ada', 7]": lambda: checked_names(
        ["Ada", 7],  # type: ignore[list-item]
        range(2, 3),
    ),
    "a seed is something with a text, not NoText()": lambda: checked_seed(NoText()),
    "nobody sits at 2: the players are 'Ada', 'Bo', the seats 0 to 1": lambda: seat_of(["Ada", "Bo"], 2),
    "the text of a game begins with NIM, but this is no text: 7": lambda: Nim.parse(7),  # type: ignore[arg-type]
    f"the text of a game has at most 2000000 characters, but this has {LONGEST_TEXT + 1}": lambda: Nim.parse(
        " " * (LONGEST_TEXT + 1)
    ),
    "line 1: the text of a game begins with NIM": lambda: Nim.parse(" " * LONGEST_TEXT),
    "there is no option heaps: the game has none": lambda: GameSetup.of(["Ada", "Bo"], 7, heaps=3),
    "a review looks at a Game, not at 7: write play(...).game for a table, Game.parse(text) for a text, "
    "game_from_code(code) for a code, or load(path) for a file": lambda: checked_game(7, Nim),
}


@pytest.mark.parametrize("text", PLAIN)
def test_what_python_alone_can_ask_is_refused_word_for_word(text: str) -> None:
    with pytest.raises(GameError) as refused:
        PLAIN[text]()
    assert (str(refused.value), refused.value.said) == (text, None)


EXAMPLES = {"refused-sides", "refused-late", "refused-example"}
"""These stand in descriptions only."""


def test_every_message_of_the_rules_is_among_them() -> None:
    missing = messages_missing(REFUSED, Path(rules.__file__).parent)
    assert missing == {*LACKING, *DISK} | EXAMPLES
