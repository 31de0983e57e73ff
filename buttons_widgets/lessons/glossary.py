"""`glossary()`: the words of the exams, what the game says for them, what they are, and where the course uses them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from ..kit.language.words import KIT_WORDS, Words, language_name, languages, words_in
from ..kit.page.markup import text_html

FOLDER: Final = Path(__file__).parent / "words" / "glossary"

TERMS: Final[dict[str, tuple[str, ...]]] = {
    "probability": (
        "2",
        "3",
        "5a",
        "7a",
        "8a",
    ),
    "outcome": (
        "2",
        "12",
        "13",
    ),
    "sample-space": (
        "2",
        "3",
        "12",
        "13",
    ),
    "equally-likely": ("8a",),
    "event": (
        "2",
        "3",
        "9a",
        "12",
        "13",
    ),
    "complement": (
        "2",
        "3",
        "5a",
        "6",
        "8a",
        "12",
        "13",
    ),
    "relative-frequency": (
        "2",
        "3",
        "5a",
        "8a",
        "9a",
    ),
    "law-of-large-numbers": ("5a",),
    "independent": (
        "2",
        "3",
        "5a",
        "5b",
        "8b",
        "9a",
        "10a",
    ),
    "conditional-probability": (
        "3",
        "9a",
    ),
    "total-probability": (
        "9a",
        "9b",
    ),
    "tree-diagram": (
        "6",
        "7a",
        "8b",
    ),
    "two-way-table": ("9a",),
    "inclusion-exclusion": ("13",),
    "product-rule": ("1",),
    "multinomial": ("13",),
    "sum-rule": ("1",),
    "sequence": ("1",),
    "upper-bound": ("1",),
    "expected-value": (
        "4",
        "6",
        "7a",
        "7b",
        "8a",
        "8b",
        "9b",
        "10b",
        "12",
    ),
    "fair-game": ("4",),
    "mean": (
        "4",
        "7b",
        "11",
    ),
    "variance": (
        "5b",
        "10a",
    ),
    "standard-deviation": ("7b",),
    "sample": (
        "5b",
        "10a",
        "10b",
    ),
    "simulation": ("5a",),
    "standard-error": (
        "5b",
        "7b",
        "10a",
    ),
    "confidence-interval": (
        "5b",
        "10b",
    ),
    "binomial": ("13",),
    "geometric": ("12",),
    "hypothesis-test": ("10b",),
    "regression": ("10b",),
    "strategy": (
        "6",
        "7a",
        "7b",
    ),
    "backward-induction": (
        "6",
        "7a",
        "8b",
        "11",
    ),
    "game-tree": ("11",),
    "minimax": ("11",),
    "opportunity-cost": ("13",),
    "value-of-a-position": ("11",),
    "symmetry": ("11",),
    "arrangement": ("1",),
    "random-variable": ("4",),
    "distribution": (
        "4",
        "8b",
    ),
    "estimate": ("5b",),
    "normal": ("5b",),
    "counterexample": ("6",),
    "model": ("9b",),
    "assumption": ("9b",),
    "sensitivity": ("9b",),
    "margin": ("10b",),
    "paired": ("10a",),
    "power": ("10b",),
    "negative-binomial": ("12",),
}
"""Each term with the notebooks that have it in their box at the end; its words are in `words/glossary/`."""

_CELL: Final = 'style="text-align: left; vertical-align: top"'


@dataclass(frozen=True)
class Glossary:
    """The terms of the course, to be shown at the end of a cell.

    Attributes:
        words: the messages of the language in which the terms are explained.
    """

    words: Words

    @property
    def terms(self) -> dict[str, tuple[str, str, str]]:
        """Each term with what the game says for it and what it is, by its name here, in alphabetical order."""
        say = self.words.say
        found = {one: (say(f"word-{one}"), say(f"word-{one}.game"), say(f"word-{one}.meaning")) for one in TERMS}
        return dict(sorted(found.items(), key=lambda term: _letters(term[1][0])))

    def __repr__(self) -> str:
        return f"<glossary: {len(TERMS)} terms>"

    def _repr_html_(self) -> str:
        say, terms = self.words.say, self.terms
        heads = [say(f"glossary-{name}") for name in ("term", "game", "meaning", "lessons")]
        rows = [
            (f"<b>{escape(term)}</b>", escape(game), text_html(meaning), ", ".join(TERMS[name]))
            for name, (term, game, meaning) in terms.items()
        ]
        others = [words_in((KIT_WORDS, FOLDER), tag) for tag in languages((FOLDER,)) if tag != self.words.language]
        across = [language_name(words.language) for words in (self.words, *others)]
        same = [
            (f"<b>{escape(term)}</b>", *(escape(words.say(f"word-{name}")) for words in others))
            for name, (term, _, _) in terms.items()
        ]
        return (
            f"{_table(say('glossary-caption'), heads, rows)}"
            f"<details><summary>{escape(say('glossary-languages'))}</summary>"
            f"{_table(say('glossary-languages'), across, same)}</details>"
        )


def _letters(term: str) -> str:
    """What decides where a term stands in the alphabet: accents do not."""
    return unicodedata.normalize("NFKD", term).encode("ascii", "ignore").decode().casefold()


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col" {_CELL}>{escape(one)}</th>' for one in heads)
    body = "".join(f"<tr>{''.join(f'<td {_CELL}>{one}</td>' for one in row)}</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def glossary(language: str | None = None) -> Glossary:
    """The words of the exams: each term, what the game says for it, what it is, and the lessons that end with it.

    Below the table the terms stand beside those of the other languages, for classes that speak several.

    Args:
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there are no words in the language.

    >>> glossary()
    <glossary: 52 terms>
    >>> glossary("en").terms["complement"][:2]
    ('complement', '“the roll shows no 6”')
    """
    return Glossary(words_in((KIT_WORDS, FOLDER), language))
