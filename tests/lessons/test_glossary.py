"""The glossary: every term in every language, in the order of its alphabet, with the terms side by side below."""

from __future__ import annotations

import re
from html import unescape

import pytest

from buttons_widgets.kit.language.words import languages
from buttons_widgets.lessons import glossary
from buttons_widgets.lessons.glossary import TERMS
from buttons_widgets.lessons.plan import PLAN
from tests.lessons.exam_words import box
from tests.lessons.student import LESSONS

EXAM = {
    *("probability", "sample space", "outcome", "event", "complement", "relative frequency", "expected value"),
    *("tree diagram", "binomial distribution", "standard error", "independent events", "conditional probability"),
    *("variance", "standard deviation", "confidence interval", "law of large numbers", "inclusion–exclusion"),
}
"""What exams ask for by name."""


def tables(language: str) -> list[list[list[str]]]:
    """The two tables as people read them: their rows, the first of which is the head."""
    found = re.findall(r"<table>.*?</table>", glossary(language)._repr_html_())
    rows = [re.findall(r"<tr>.*?</tr>", table) for table in found]
    cell = re.compile(r"<t[hd] [^>]*>(.*?)</t[hd]>")
    return [[[unescape(re.sub("<[^>]+>", "", one)) for one in cell.findall(row)] for row in table] for table in rows]


def test_the_words_of_the_exams_are_there() -> None:
    assert {term for term, _, _ in glossary("en").terms.values()} >= EXAM


@pytest.mark.parametrize("language", languages())
def test_every_term_has_a_row_and_no_two_are_alike(language: str) -> None:
    explained, same = tables(language)
    terms = [row[0] for row in explained[1:]]
    assert len(set(terms)) == len(terms) == len(TERMS) and all(terms)
    assert [row[0] for row in same[1:]] == terms
    assert all(len(row) == 4 and all(row) for row in explained)
    meanings = [row[2] for row in explained[1:]]
    assert len(set(meanings)) == len(TERMS) and all(text.endswith((".", "!")) for text in meanings)


def test_the_terms_stand_in_the_order_of_the_alphabet_wherever_they_have_accents() -> None:
    french = [row[0] for row in tables("fr")[0][1:]]
    assert french.index("écart type") < french.index("échantillon") < french.index("équiprobable")
    assert french.index("équiprobable") < french.index("espérance") < french.index("événement") < french.index("issue")


def test_below_each_term_stands_what_it_is_called_in_the_other_languages() -> None:
    head, *rows = tables("de")[1]
    assert head == ["Deutsch", "English", "français", "italiano"]
    assert ["Erwartungswert", "expected value", "espérance", "valore atteso"] in rows
    assert tables("it")[1][0][0] == "italiano"


OTHERWISE = {
    "outcomes": "outcome",
    "equally likely outcomes": "equally likely",
    "independent": "independent events",
    "law of total probability": "total probability",
    "95% confidence interval": "confidence interval",
    "sample mean": "mean",
    "optimal strategy": "strategy",
    "fair": "fair game",
    "distribution": "probability distribution",
    "value": "value of a position",
}
"""What a lesson's box says for a term of the glossary."""


def test_every_word_in_the_box_of_a_lesson_is_explained_and_says_where_it_stands() -> None:
    boxes = {one.number: [OTHERWISE.get(word, word) for word in box(LESSONS / f"{one.notebook}.ipynb")] for one in PLAN}
    found = {
        name: tuple(number for number, words in boxes.items() if term in words)
        for name, (term, _, _) in glossary("en").terms.items()
    }
    assert found == TERMS
    terms = {term for term, _, _ in glossary("en").terms.values()}
    assert {number: set(words) - terms for number, words in boxes.items() if set(words) - terms} == {}
    said = {word for one in PLAN for word in box(LESSONS / f"{one.notebook}.ipynb")}
    assert OTHERWISE.keys() <= said


def test_it_is_told_in_a_language_that_is_there() -> None:
    assert repr(glossary("it")) == "<glossary: 52 terms>"
    with pytest.raises(ValueError, match="xx"):
        glossary("xx")
