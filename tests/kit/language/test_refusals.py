"""The texts of errors in the code and those in the message files fit together, in every language."""

from __future__ import annotations

import ast
import re
import string
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent_ast

from buttons_widgets.kit.language import words as words_room
from buttons_widgets.kit.language.words import ENGLISH, KIT_WORDS, REFUSED, languages

PACKAGE = Path(words_room.__file__).parents[2]
GAMES = sorted(folder.parents[1].name for folder in PACKAGE.glob(f"*/{KIT_WORDS.name}/{REFUSED}"))
HOME = {"kit": KIT_WORDS / REFUSED, **{game: PACKAGE / game / KIT_WORDS.name / REFUSED for game in GAMES}}
"""Where the texts of the errors of the kit, of each game and of the lessons are."""

ENGLISH_ONLY = {"refused-json-malformed": "what", "refused-json-value": "kind"}
"""What a reader of JSON says is English, so other languages leave it out."""


class Site(NamedTuple):
    """A place in the code that has the text of an error.

    Attributes:
        place: the file and the line.
        home: the part of the package that it is in.
        message: the id.
        template: the English text.
        given: the names of the values; `None` if they cannot be seen in the source.
    """

    place: str
    home: str
    message: str
    template: str
    given: frozenset[str] | None


def is_said(call: ast.Call) -> bool:
    """Whether a call makes a `Phrase`, or an error of one."""
    match call.func:
        case ast.Name(id="Phrase"):
            return True
        case ast.Attribute(attr="of"):
            return bool(call.args) and "refused-" in ast.unparse(call.args[0])
    return False


def sites_in(source: str, place: str, home: str) -> Iterator[Site]:
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and is_said(node)):
            continue
        where = f"{place}, line {node.lineno}"
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        assert len(texts) == len(node.args) == 2, f"{where}: an id and a text are written out"
        names = [keyword.arg for keyword in node.keywords]
        yield Site(where, home, texts[0], texts[1], None if None in names else frozenset(map(str, names)))


@cache
def sites() -> list[Site]:
    own = {PACKAGE / "kit" / "rules" / name for name in ("phrase.py", "errors.py")}
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        home = path.relative_to(PACKAGE).parts[0]
        source = path.read_text(encoding="utf-8")
        if path in own:  # they also make one of what they are given
            source = source.replace("Phrase(message, template, **values)", "None")
        found += sites_in(source, str(path.relative_to(PACKAGE)), home)
    return found


def plain_template(template: str) -> tuple[str, frozenset[str]]:
    """A template without how its values are written, and their names."""
    parts = list(string.Formatter().parse(template))
    assert not any(conversion for *_, conversion in parts), template
    text = "".join(literal + ("" if name is None else f"{{{name}}}") for literal, name, *_ in parts)
    return text, frozenset(name for _, name, *_ in parts if name is not None)


@cache
def messages(file: Path) -> dict[str, str]:
    """The messages of a file of English, with `{name}` where a value stands."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent_ast.Message):
            assert entry.value is not None and not entry.attributes, entry.id.name
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = "".join(map(written, entry.value.elements))
    return found


def written(element: fluent_ast.TextElement | fluent_ast.Placeable) -> str:
    match element:
        case fluent_ast.TextElement(value=text):
            return str(text)
        case fluent_ast.Placeable(expression=fluent_ast.StringLiteral(value=text)):
            return str(text)
        case fluent_ast.Placeable(expression=fluent_ast.VariableReference(id=fluent_ast.Identifier(name=name))):
            return f"{{{name}}}"
    raise AssertionError(f"the English text of an error has only values in it, and no {element}")


def test_there_are_many_and_every_part_has_its_own() -> None:
    assert len(sites()) > 300
    assert {site.home for site in sites()} <= HOME.keys() and len(GAMES) >= 3


def test_an_id_has_one_text() -> None:
    texts = defaultdict(set)
    for site in sites():
        texts[site.message].add((site.template, site.home))
    assert {message: found for message, found in texts.items() if len(found) > 1} == {}


def test_every_text_gets_the_values_that_stand_in_it() -> None:
    for site in sites():
        names = plain_template(site.template)[1]
        assert site.given is None or site.given == names, f"{site.place}: {site.message}"


@pytest.mark.parametrize("home", HOME)
def test_english_has_every_text_word_for_word_and_none_besides(home: str) -> None:
    in_code = {site.message: plain_template(site.template)[0] for site in sites() if site.home == home}
    assert messages(HOME[home] / f"{ENGLISH}.ftl") == in_code


def test_no_two_parts_have_a_message_of_one_id() -> None:
    ids = [name for home in HOME.values() for name in messages(home / f"{ENGLISH}.ftl")]
    assert len(ids) == len(set(ids)) and all(name.startswith("refused-") for name in ids)


@pytest.mark.parametrize("home", HOME)
def test_every_other_language_has_them_all(home: str) -> None:
    english = messages(HOME[home] / f"{ENGLISH}.ftl").keys()
    found = sorted(file.stem for file in HOME[home].glob("*.ftl"))
    assert found == sorted(languages())
    for language in found:
        body = FluentParser().parse((HOME[home] / f"{language}.ftl").read_text(encoding="utf-8")).body
        assert {entry.id.name for entry in body if isinstance(entry, fluent_ast.Message)} == english, language


@pytest.mark.parametrize("home", HOME)
def test_every_other_language_says_them_in_its_own_words(home: str) -> None:
    english = messages(HOME[home] / f"{ENGLISH}.ftl")
    # A single word, such as a number in words, may be the same in two languages.
    in_words = {message for message, text in english.items() if re.search("[a-z]{2,} [a-z]", text)}
    for file in HOME[home].glob("*.ftl"):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        found = [entry for entry in body if isinstance(entry, fluent_ast.Message)]
        texts = {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}
        same = {message for message in in_words if f"= {as_fluent(english[message])}\n" in texts[message]}
        assert same == (in_words if file.stem == ENGLISH else set()), file
        for message, name in ENGLISH_ONLY.items():
            assert file.stem == ENGLISH or f"${name}" not in texts.get(message, ""), file


def as_fluent(text: str) -> str:
    """A text as it stands in a message file."""
    return re.sub("^ ", '{ " " }', re.sub(r"{(\w+)}", r"{ $\1 }", text))


@pytest.mark.parametrize(
    "source",
    ["Phrase(name, 'text')", "GameError.of('refused-x', f'text {y}', y=1)", "Phrase('refused-x', 'one' + two)"],
)
def test_a_text_that_cannot_be_seen_in_the_source_is_found(source: str) -> None:
    with pytest.raises(AssertionError, match="written out"):
        list(sites_in(source, "room.py", "kit"))


def test_what_is_read_of_the_source_is_what_stands_there() -> None:
    source = (
        "raise NotationError.of('refused-x', '{a:,} and {b}', a=1, b=2)\nPosition.of(layout)\nPhrase('y', 'z', **v)"
    )
    first, second = sites_in(source, "room.py", "kit")
    assert first == Site("room.py, line 1", "kit", "refused-x", "{a:,} and {b}", frozenset({"a", "b"}))
    assert second.given is None
    assert plain_template(first.template) == ("{a} and {b}", {"a", "b"})
