"""The words keep their style (CONTRIBUTING.md, *Style of words*): what editors changed most often is not said again.

Each pattern is looked for in every message file, in all languages or in one. Its own bad sentence shows that it finds
something, and a good one that it does not find too much.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast

from buttons_widgets.kit.language import words as words_room
from tests.refusals import PACKAGE

EVERY: Final = ("de", "en", "fr", "it")
CODE: Final = re.compile(
    r"[\w.]+\([^()]*(?:\([^()]*\)[^()]*)*\)"  # a call
    r"|\[[^\]]*\]"  # a list
    r"|\b\w+=\S+|!="
)
"""What is Python in a text: it keeps its own quotes, dots and spaces."""


class Pattern(NamedTuple):
    """What a text does not say.

    Attributes:
        name: what it is, in a few words.
        languages: the languages in which it is looked for.
        found: the pattern.
        bad: a text in which it is found.
        good: the same, said well.
        in_sentences: whether it is looked for in every sentence of a text by itself, from its first letter on.
    """

    name: str
    languages: tuple[str, ...]
    found: re.Pattern[str]
    bad: str
    good: str
    in_sentences: bool = False


def statement(words: str) -> re.Pattern[str]:
    """A whole sentence that begins with one of some words and asks nothing. Labels have no full stop."""
    return re.compile(rf"(?:{words}) [^?]*[.!;]$", re.IGNORECASE)


PATTERNS: Final = (
    Pattern("three dots for an ellipsis", EVERY, re.compile(r"\.\.\."), "One moment...", "One moment…"),
    Pattern("a straight apostrophe", EVERY, re.compile(r"(?<=\w)'(?=\w)|(?<=s)' "), "Ada's board", "Ada’s board"),
    Pattern("a straight quotation mark", EVERY, re.compile('"'), 'the field "dice"', "the field “dice”"),
    Pattern("a space before %", ("en", "it"), re.compile(r"[\d}]\s%"), "it is 60 %", "it is 60%"),
    Pattern(
        "an ordinary space before %", ("de", "fr"), re.compile(r"[\d}] %"), "60 % der Würfe", "60\u00a0% der Würfe"
    ),
    Pattern(
        "a statement about Who, Whoever or What is",
        ("en",),
        statement("Who|Whoever|What (?:is|are|was|were)"),
        "Try it: who opts out lays no more.",
        "If you opt out, you lay no more. Who opts out? What counts is the stars.",
        in_sentences=True,
    ),
    Pattern(
        "a roll that is verzockt",
        ("de",),
        re.compile(r"\bverzockte[mnrs]?\b|W[uü]rfe? (?:ist|sind|war|waren|sei|seien) verzockt", re.IGNORECASE),
        "Welche Würfe sind verzockt?",
        "Welche Würfe sind Fehlwürfe? Ada hat sich verzockt.",
    ),
    Pattern(
        "a long imperative",
        ("de",),
        re.compile(r"(?:Schreibe|Zähle|Lege|Klicke) ", re.IGNORECASE),
        "Zähle die Felder.",
        "Zähl die Felder. Ich lege einen Knopf.",
        in_sentences=True,
    ),
    Pattern("aufgehoben for kept", ("de",), re.compile("aufgehoben"), "Sie ist aufgehoben.", "Sie ist gespeichert."),
    Pattern(
        "à toi for whose it is",
        ("fr",),
        re.compile(r"\b(?:une?|des|deux|trois) \w+ à (?:toi|moi|lui|elle)\b|^\w+ à toi$"),
        "C’est une cellule à toi.",
        "C’est une de tes cellules. Les dés sont à toi.",
    ),
    Pattern(
        "a proverbial Qui",
        ("fr",),
        statement("Qui"),
        "Qui se retire ne pose plus rien.",
        "Celui qui se retire ne pose plus rien. Qui se retire\u202f?",
        in_sentences=True,
    ),
    Pattern(
        "an ordinary space at a mark",
        ("fr",),
        re.compile(r"[^ ,] [;:!?»](?!=)|« "),
        "Combien de cases ?",
        "Combien de cases\u202f?",
    ),
    Pattern(
        "a reader who is bloqué",
        ("fr",),
        re.compile(r"\b(?:tu (?:n’)?es|tu sois|es-tu|je suis)(?: \w+)? bloqué", re.IGNORECASE),
        "Tu es alors bloqué.",
        "Ton lancer te bloque alors. Bloqué\u202f! Quelle est la probabilité d’être bloqué\u202f?",
    ),
    Pattern(
        "a roll that is incartato",
        ("it",),
        re.compile(r"\b(?:tir[oi]|quelli)\b(?: \w+)? incartat[oi]\b", re.IGNORECASE),
        "Quali tiri sono incartati?",
        "Quali tiri vanno a vuoto? Ada si è incartata.",
    ),
    Pattern("bottone tuo", ("it",), re.compile(r"^\w+ tuo$"), "bottone tuo", "tuo bottone"),
)


def variants(element: ast.BaseNode, choice: int) -> str:
    """A part of a message with one variant of each choice in it, and the names of values in braces."""
    match element:
        case ast.Pattern(elements=elements):
            return "".join(variants(one, choice) for one in elements)
        case ast.TextElement(value=text) | ast.StringLiteral(value=text) | ast.NumberLiteral(value=text):
            return str(text)
        case ast.Placeable(expression=inside):
            return variants(inside, choice)
        case ast.SelectExpression(variants=several):
            return variants(several[min(choice, len(several) - 1)].value, choice)
        case ast.VariableReference(id=name) | ast.MessageReference(id=name):
            return f"{{{name.name}}}"
        case ast.FunctionReference(arguments=arguments):
            return variants(arguments.positional[0], choice)
    raise AssertionError(f"what is {element}?")


def most_variants(element: ast.BaseNode) -> int:
    """How many variants the largest choice in a part of a message has; 1 without a choice."""
    match element:
        case ast.Pattern(elements=elements):
            return max(map(most_variants, elements), default=1)
        case ast.Placeable(expression=ast.SelectExpression(variants=several)):
            return max(len(several), *(most_variants(one.value) for one in several))
    return 1


@cache
def texts(file: Path) -> list[tuple[str, str]]:
    """Whatever the messages of a file may say, each with the name of its message or attribute."""
    found = []
    for entry in words_room._resource(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            own = [(entry.id.name, entry.value)] if entry.value else []
            own += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for name, value in own:
                found += [(name, text) for text in {variants(value, n): None for n in range(most_variants(value))}]
    return found


def sentences(text: str) -> Iterator[str]:
    """The sentences of a text, and what follows a colon or a semicolon, without the spaces around them."""
    return (one.strip() for one in re.findall(r"[^.!?;:…]+[.!?;:…]*", text))


def hits(pattern: Pattern, text: str) -> bool:
    """Whether a text has what it should not say."""
    plain = CODE.sub("()", text)
    if pattern.in_sentences:
        return any(pattern.found.match(one) for one in sentences(plain))
    return pattern.found.search(plain) is not None


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda one: one.name)
def test_a_pattern_is_found_where_it_is_and_nowhere_else(pattern: Pattern) -> None:
    assert hits(pattern, pattern.bad)
    assert not hits(pattern, pattern.good)
    assert not hits(pattern, 'print("It\'s... ", x != 60 % 7)')


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda one: one.name)
def test_the_words_are_in_style(pattern: Pattern) -> None:
    found = {
        f"{file.relative_to(PACKAGE)} {message}": text
        for file in sorted(PACKAGE.rglob("*.ftl"))
        if file.stem in pattern.languages
        for message, text in texts(file)
        if hits(pattern, text)
    }
    told = "\n".join(f"{place}: {text}" for place, text in found.items())
    assert not found, f"{pattern.name}:\n{told}"


def test_every_variant_is_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("a = { $n ->\n [one] x { $m ->\n  [0] none\n  [1] 1\n *[2] 2\n }\n *[other] y\n}...\n .b = z\n")
    assert texts(file) == [("a", "x none..."), ("a", "y..."), ("a.b", "z")]
