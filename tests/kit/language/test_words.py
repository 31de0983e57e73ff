"""The words: languages, fallbacks, plurals, and that the code and the message files fit together."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from buttons_widgets.kit.language import words as words_room
from buttons_widgets.kit.language.words import KIT_WORDS, Words, languages, set_language, words

PACKAGE = Path(words_room.__file__).parents[2]
FOLDERS = sorted(folder for folder in PACKAGE.rglob("words") if folder.is_dir())
FILES = sorted(file for folder in FOLDERS for file in folder.glob("*.ftl"))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


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
    german = words(folders, "de")
    assert german.language == "de"
    assert [german.say("undo"), german.say("button")] == ["Zurück", "Knopf"]
    assert words(folders, "en").say("undo") == "Undo"


def test_numbers_are_written_as_the_language_does(folders: list[Path]) -> None:
    assert words(folders, "en").say("worth", stars=2.345) == "2.34 stars"
    assert words(folders, "de").say("worth", stars=2.345) == "2,34 Sterne"


def test_what_a_language_lacks_or_gets_wrong_is_said_in_english(folders: list[Path]) -> None:
    german = words(folders, "de")
    assert german.say("moves", count=3) == "3 moves"
    assert german.say("button.title", colour="red") == "A red button"
    assert german.say("hello", name="Ada") == "Hello, Ada!"  # the German message misspells its variable


def test_plural_forms(folders: list[Path]) -> None:
    say = words(folders, "en").say
    assert [say("moves", count=count) for count in (0, 1, 2)] == ["0 moves", "one move", "2 moves"]


def test_a_value_stays_as_it_is_without_marks_or_escapes(folders: list[Path]) -> None:
    assert words(folders, "en").say("hello", name="<b>{ $x }</b>") == "Hello, <b>{ $x }</b>!"
    assert words(folders, "en").say("hello", name=("a", 1)) == "Hello, ('a', 1)!"


def test_a_message_that_nobody_wrote_is_an_error(folders: list[Path]) -> None:
    with pytest.raises(KeyError, match="no message 'nothing'"):
        words(folders, "de").say("nothing")
    with pytest.raises(KeyError, match=r"button\.label"):
        words(folders, "en").say("button.label")
    with pytest.raises(ValueError, match="'hello' cannot be said with"):
        words(folders, "en").say("hello")


def test_languages_are_those_with_files(folders: list[Path]) -> None:
    assert languages(folders) == ("de", "en")
    assert languages([folders[0] / "not there"]) == ()


@pytest.mark.parametrize(
    ("asked", "found"), [("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_CH", "de"), (" en ", "en")]
)
def test_a_language_is_found_by_its_tag(folders: list[Path], asked: str, found: str) -> None:
    assert words(folders, asked).language == found


@pytest.mark.parametrize("asked", ["tlh", "", "../en", "e", None, 5])
def test_an_unknown_language_is_an_error_that_names_the_known_ones(folders: list[Path], asked: object) -> None:
    with pytest.raises(ValueError, match=r"there are no words in .*: the languages are"):
        set_language(asked)  # type: ignore[arg-type]
    if asked is not None:
        with pytest.raises(ValueError, match="the languages are de, en"):
            words(folders, asked)  # type: ignore[arg-type]


def test_a_new_language_needs_two_files_and_no_code(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "buttons_widgets", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for folder, text in {"kit/language": "tool-undo = Zurück", "buttons": "colour-r = rot"}.items():
        (tmp_path / "buttons_widgets" / folder / "words" / "xx.ftl").write_text(text, encoding="utf-8")
    code = (
        "from buttons_widgets.kit.language.words import *\n"
        "from buttons_widgets.kit.language.words import KIT_WORDS\n"
        "set_language('xx')\n"
        "own = words([KIT_WORDS, KIT_WORDS.parents[2] / 'buttons' / 'words'])\n"
        "print('xx' in languages(), own.language)\n"
        "print(ascii(own.say('tool-undo')), own.say('colour-r'), own.say('colour-b'))"
    )
    answer = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert answer.stdout.split() == ["True", "xx", r"'Zur\xfcck'", "rot", "blue"]


# The message files and the code that uses them


class Variables(Visitor):
    """The names of all variables in a part of a message file."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: fluent_ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def messages(file: Path) -> dict[str, set[str]]:
    """The variables of every message and attribute in a file."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent_ast.Junk), f"{file}: {entry.annotations[0].message}: {entry.content}"
        if isinstance(entry, fluent_ast.Message):
            assert entry.id.name not in found, f"{file} has two messages {entry.id.name}"
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


ENGLISH = {name: needed for folder in FOLDERS for name, needed in messages(folder / "en.ftl").items()}


def test_no_folder_says_what_another_says() -> None:
    assert len(ENGLISH) == sum(len(messages(folder / "en.ftl")) for folder in FOLDERS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_every_message_can_be_said(file: Path) -> None:
    own = Words([file.parent], file.stem)
    for message, needed in messages(file).items():
        assert message in ENGLISH, f"only {file} has {message}"
        assert needed <= ENGLISH[message], f"{file}: {message} names variables that English does not"
        for number in (0, 1, 2, 5):
            bundle = own._bundles[0]
            text, errors = bundle.format_pattern(words_room._pattern(bundle, message), dict.fromkeys(needed, number))
            assert (errors, bool(text.strip())) == ([], True), f"{file}: {message}"


def said() -> Iterator[tuple[str, int, str, set[str] | None]]:
    """Every call of `say` in the package: file, line, a pattern for the message, and the names of the values."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "say":
                keywords = [keyword.arg for keyword in node.keywords]
                values = None if None in keywords else {keyword for keyword in keywords if keyword}
                for pattern in patterns(node.args[0]):
                    yield path.name, node.lineno, pattern, values


def patterns(node: ast.expr) -> Iterator[str]:
    """The message ids that an expression may stand for, as regular expressions."""
    if isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.Constant):
        yield re.escape(str(node.value))


def test_whatever_the_code_says_is_written_and_gets_its_values() -> None:
    for file, line, pattern, values in said():
        meant = [message for message in ENGLISH if re.fullmatch(pattern, message)]
        assert meant, f"{file}, line {line} says {pattern}, which is in no en.ftl"
        # An f-string may match more messages than it ever stands for.
        served = [message for message in meant if values is None or ENGLISH[message] <= values]
        assert served, f"{file}, line {line}: {meant} lack a value"


def test_the_kit_s_words_are_found() -> None:
    assert KIT_WORDS in FOLDERS
    assert words().say("tool-undo") == "Undo"
