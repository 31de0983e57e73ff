"""The words: languages, fallbacks, plurals, and values that are too long or cannot be shown."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from buttons_widgets.kit.language import words as words_room
from buttons_widgets.kit.language.words import KIT_WORDS, LONGEST_VALUE, languages, set_language, words_in

PACKAGE = Path(words_room.__file__).parents[2]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language(None)


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    """A kit's and a game's folder, in English and, in part, in German."""
    texts = {
        "kit/en.ftl": "undo = Undo\nhello = Hello, { $name }!\n"
        "moves = { $count ->\n [one] one move\n *[other] { $count } moves\n}\n",
        "kit/de.ftl": "undo = Zurück\nhello = Hallo, { $nam }!\n",
        "game/en.ftl": "button = button\n    .title = A { $colour } button\n"
        "worth = { NUMBER($stars, maximumFractionDigits: 2) } stars\n",
        "game/de.ftl": "button = Knopf\nworth = { NUMBER($stars, maximumFractionDigits: 2) } Sterne\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return [tmp_path / "kit", tmp_path / "game"]


def test_a_language_s_own_words_are_said(folders: list[Path]) -> None:
    german = words_in(folders, "de")
    assert german.language == "de"
    assert [german.say("undo"), german.say("button")] == ["Zurück", "Knopf"]
    assert words_in(folders, "en").say("undo") == "Undo"


def test_numbers_are_written_as_the_language_does(folders: list[Path]) -> None:
    assert words_in(folders, "en").say("worth", stars=2.345) == "2.34 stars"
    assert words_in(folders, "de").say("worth", stars=2.345) == "2,34 Sterne"


def test_what_a_language_lacks_or_gets_wrong_is_said_in_english(folders: list[Path]) -> None:
    german = words_in(folders, "de")
    assert german.say("moves", count=3) == "3 moves"
    assert german.say("button.title", colour="red") == "A red button"
    assert german.say("hello", name="Ada") == "Hello, Ada!"  # the German message misspells its variable


def test_plural_forms(folders: list[Path]) -> None:
    say = words_in(folders, "en").say
    assert [say("moves", count=count) for count in (0, 1, 2)] == ["0 moves", "one move", "2 moves"]


def test_a_value_stays_as_it_is_without_marks_or_escapes(folders: list[Path]) -> None:
    assert words_in(folders, "en").say("hello", name="<b>{ $x }</b>") == "Hello, <b>{ $x }</b>!"
    assert words_in(folders, "en").say("hello", name=("a", 1)) == "Hello, ('a', 1)!"


def test_a_message_that_nobody_wrote_is_an_error(folders: list[Path]) -> None:
    with pytest.raises(KeyError, match="no message 'nothing'"):
        words_in(folders, "de").say("nothing")
    with pytest.raises(KeyError, match=r"button\.label"):
        words_in(folders, "en").say("button.label")
    with pytest.raises(ValueError, match="'hello' cannot be said with"):
        words_in(folders, "en").say("hello")


class Unprintable:
    """An object that cannot be shown."""

    def __str__(self) -> str:
        raise RuntimeError("no")


class NoText:
    """An object whose `str` is not a text."""

    def __str__(self) -> str:
        return 5  # type: ignore[return-value]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_long_value_is_cut(folders: list[Path], language: str) -> None:
    text = words_in(folders, language).say("hello", name="A" * 1_000_000)
    assert text == f"Hello, {'A' * (LONGEST_VALUE - 1)}…!"
    assert words_in(folders, language).say("hello", name="A" * LONGEST_VALUE) == f"Hello, {'A' * LONGEST_VALUE}!"


def test_several_long_values_in_one_part_of_a_message_are_cut_further(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "all = Look: { $count ->\n [one] one\n *[other] { $a }, { $b }, { $c }, { $a }\n}\n", encoding="utf-8"
    )
    text = words_in([tmp_path], "en").say("all", count=2, a="a" * 900, b="b" * 900, c="c" * 5000)
    assert text == f"Look: {'a' * 99}…, {'b' * 99}…, {'c' * 99}…, {'a' * 99}…"


def test_a_value_that_cannot_be_shown_is_the_name_of_its_type(folders: list[Path]) -> None:
    say = words_in(folders, "en").say
    assert say("hello", name=Unprintable()) == "Hello, Unprintable!"
    assert say("hello", name=NoText()) == "Hello, NoText!"
    assert say("hello", name=10**5000) == "Hello, int!"
    assert say("hello", name=ValueError("x" * 5000)).endswith("xxx…!")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (float("nan"), "nan"),
        (float("inf"), "inf"),
        (-float("inf"), "-inf"),
        (10**40, "1" + "0" * 40),
        (1e300, "1e+300"),
    ],
)
def test_a_number_that_no_language_can_write_is_shown_as_a_text(folders: list[Path], number: float, text: str) -> None:
    say = words_in(folders, "en").say
    assert say("moves", count=number) == f"{text} moves"
    assert say("worth", stars=number) == f"{text} stars"
    assert say("worth", stars=True) == "1 stars"


def test_a_moment_at_the_edge_of_time_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for zone in ("America/New_York", "Asia/Tokyo", "UTC"):
        with monkeypatch.context() as patch:
            patch.setenv("TZ", zone)
            time.tzset()
            for moment in (datetime.min, datetime.max):
                assert words_in(language="en").when(moment.replace(tzinfo=UTC)).startswith(f"{moment:%d/%m}/")
    time.tzset()


def test_languages_are_those_with_files(folders: list[Path]) -> None:
    assert languages(folders) == ("de", "en")
    assert languages([folders[0] / "not there"]) == ()


@pytest.mark.parametrize(
    ("asked", "found"), [("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_CH", "de"), (" en ", "en")]
)
def test_a_language_is_found_by_its_tag(folders: list[Path], asked: str, found: str) -> None:
    assert words_in(folders, asked).language == found


@pytest.mark.parametrize("asked", ["tlh", "", "../en", "e", 5])
def test_an_unknown_language_is_an_error_that_names_the_known_ones(folders: list[Path], asked: object) -> None:
    with pytest.raises(ValueError, match=r"there are no words in .*: the languages are"):
        set_language(asked)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="the languages are de, en"):
        words_in(folders, asked)  # type: ignore[arg-type]


def test_a_new_language_needs_two_files_and_no_code(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "buttons_widgets", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for folder, text in {"kit/language": "tool-undo = Zurück", "buttons": "colour-r = rot"}.items():
        (tmp_path / "buttons_widgets" / folder / "words" / "xx.ftl").write_text(text, encoding="utf-8")
    code = (
        "from buttons_widgets.kit.language.words import *\n"
        "from buttons_widgets.kit.language.words import KIT_WORDS\n"
        "set_language('xx')\n"
        "own = words_in([KIT_WORDS, KIT_WORDS.parents[2] / 'buttons' / 'words'])\n"
        "print('xx' in languages(), own.language)\n"
        "print(ascii(own.say('tool-undo')), own.say('colour-r'), own.say('colour-b'))"
    )
    answer = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert answer.stdout.split() == ["True", "xx", r"'Zur\xfcck'", "rot", "blue"]


def test_the_kit_s_words_are_those_without_folders() -> None:
    assert words_in().folders == (KIT_WORDS,)
    assert words_in().say("tool-undo") == "Undo"
