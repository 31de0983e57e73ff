"""The texts of errors in the code and those in the message files fit together, in every language."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent_ast

from buttons_widgets.kit.language.words import ENGLISH, languages
from tests.refusals import GAMES, HOME, PACKAGE, Site, as_fluent, english_of, plain_template, sites, sites_in, texts_of

ENGLISH_ONLY = {"refused-json-malformed": "what", "refused-json-value": "kind"}
"""What a reader of JSON says is English, so other languages leave it out."""


def messages(english: str) -> dict[str, str]:
    """The messages of a file of English, with `{name}` where a value stands."""
    found = {}
    for entry in FluentParser().parse(english).body:
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
def test_translators_are_given_every_text_word_for_word_and_none_besides(home: str) -> None:
    assert messages(english_of(HOME[home])) == texts_of(home)
    assert not (HOME[home] / f"{ENGLISH}.ftl").exists(), "the English text of an error stands in the code alone"


def test_no_two_parts_have_a_message_of_one_id() -> None:
    ids = [name for home in HOME for name in texts_of(home)]
    # How a chance is counted is no refusal, and is said in the same way: the code that counts has the English.
    assert len(ids) == len(set(ids)) and all(name.startswith(("refused-", "chance-")) for name in ids)


@pytest.mark.parametrize("home", HOME)
def test_every_other_language_has_them_all(home: str) -> None:
    english = texts_of(home).keys()
    found = sorted(file.stem for file in HOME[home].glob("*.ftl"))
    assert found == sorted({*languages()} - {ENGLISH})
    for language in found:
        body = FluentParser().parse((HOME[home] / f"{language}.ftl").read_text(encoding="utf-8")).body
        assert {entry.id.name for entry in body if isinstance(entry, fluent_ast.Message)} == english, language


@pytest.mark.parametrize("home", HOME)
def test_every_other_language_says_them_in_its_own_words(home: str) -> None:
    english = texts_of(home)
    # A single word, such as a number in words, may be the same in two languages.
    in_words = {message for message, text in english.items() if re.search("[a-z]{2,} [a-z]", text)}
    others = {file.stem: file.read_text(encoding="utf-8") for file in HOME[home].glob("*.ftl")}
    for language, text in {ENGLISH: english_of(HOME[home]), **others}.items():
        body = FluentParser().parse(text).body
        found = [entry for entry in body if isinstance(entry, fluent_ast.Message)]
        texts = {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}
        same = {message for message in in_words if f"= {as_fluent(english[message])}\n" in texts[message]}
        assert same == (in_words if language == ENGLISH else set()), language
        for message, name in ENGLISH_ONLY.items():
            assert language == ENGLISH or f"${name}" not in texts.get(message, ""), language


@pytest.mark.parametrize(
    "source",
    ["Phrase(name, 'text')", "GameError.of('refused-x', f'text {y}', y=1)", "Phrase('refused-x', 'one' + two)"],
)
def test_a_text_that_cannot_be_seen_in_the_source_is_found(source: str) -> None:
    with pytest.raises(AssertionError, match="written out"):
        list(sites_in(source, "room.py", "kit"))


def english_alone(source: str) -> list[int]:
    """The lines on which code refuses something with a text that no other language can say."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"number_within": 3}.get(node.func.id, 0)
            refuses = node.func.id in ("number_within", "unwanted") or node.func.id.endswith("Error")
            text = node.args[place] if refuses and len(node.args) > place else None
            if isinstance(text, ast.JoinedStr | ast.BinOp) or isinstance(getattr(text, "value", None), str):
                found.append(node.lineno)
    return found


FOR_CLASSES = [
    path
    for folder in ("lessons", "kit/exercises", "kit/classroom")
    for path in sorted((PACKAGE / folder).glob("*.py"))
    if path.name != "course.py" or folder == "lessons"  # what is wrong there is for whoever writes a course
]


@pytest.mark.parametrize("path", FOR_CLASSES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_class_is_refused_nothing_in_english_alone(path: Path) -> None:
    """Whoever uses the course reads every refusal in the chosen language: its text is a `Phrase`."""
    assert english_alone(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    ["raise GameError('no')", "CodeError(f'no {x}')", "unwanted('a b', x)", "number_within(n, 1, 2, f'1 to {m}')"],
)
def test_a_refusal_in_english_alone_is_found(source: str) -> None:
    assert english_alone(source) == [1]
    assert english_alone("raise GameError(_FORGED); unwanted(Phrase('refused-x', 'no'), 1)") == []


def test_what_is_read_of_the_source_is_what_stands_there() -> None:
    source = (
        "raise NotationError.of('refused-x', '{a:,} and {b}', a=1, b=2)\nPosition.of(layout)\nPhrase('y', 'z', **v)"
    )
    first, second = sites_in(source, "room.py", "kit")
    assert first == Site("room.py, line 1", "kit", "refused-x", "{a:,} and {b}", frozenset({"a", "b"}))
    assert second.given is None
    assert plain_template(first.template) == ("{a} and {b}", {"a", "b"})
