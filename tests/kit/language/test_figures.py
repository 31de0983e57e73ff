"""Numbers in a language: in English just as Python writes them, elsewhere with the language's own marks."""

from math import inf, nan
from pathlib import Path
from random import Random

import pytest

from buttons_widgets.kit.language.figures import Figure
from buttons_widgets.kit.language.words import Words, words_in

ENGLISH = words_in(language="en")
DIGITS = (".0f", ".1f", ".2f", ".3f", ",.0f", ",.2f", ".0%", ".1%")
GAP = "\u00a0"
THIN = "\u202f"


def written(tmp_path: Path, language: str, text: str) -> Words:
    for tag in {"en", language}:
        (tmp_path / f"{tag}.ftl").write_text(text, encoding="utf-8")
    return Words([tmp_path], language)


def test_english_is_what_python_writes() -> None:
    random = Random(2015)
    numbers = [0, 0.5, 0.125, 0.375, 2.675, 1e6, *(random.uniform(-3000, 3000) for _ in range(300))]
    numbers += [random.randint(0, 1000) / 1000 for _ in range(300)]
    for number in numbers:
        for digits in DIGITS:
            assert ENGLISH.number(number, digits) == format(number, digits) == str(Figure(number, digits))


@pytest.mark.parametrize(
    ("language", "decimal", "percent", "thousands", "signed"),
    [
        ("en", "2.35", "42.2%", "1,234,567", "−0.50"),
        ("de", "2,35", f"42,2{GAP}%", "1.234.567", "−0,50"),
        ("fr", "2,35", f"42,2{GAP}%", f"1{THIN}234{THIN}567", "−0,50"),
        ("it", "2,35", "42,2%", "1.234.567", "−0,50"),
    ],
)
def test_each_language_has_its_marks(
    language: str, decimal: str, percent: str, thousands: str, signed: str, tmp_path: Path
) -> None:
    words = written(tmp_path, language, "told = { $one }; { $two }; { $three }; { $four }")
    values = {"one": Figure(2.345, ".2f"), "two": Figure(0.4221, ".1%"), "three": 1234567, "four": Figure(-0.5, "-.2f")}
    assert words.say("told", **values) == f"{decimal}; {percent}; {thousands}; {signed}"
    assert [words.number(2.345, ".2f"), words.number(0.4221, ".1%"), words.number(1234567)] == [
        decimal,
        percent,
        thousands,
    ]


def test_a_sign_always_stands_there_where_it_is_wanted() -> None:
    assert [ENGLISH.number(number, "+.1f") for number in (1, 0, -1)] == ["+1.0", "+0.0", "−1.0"]
    assert [ENGLISH.number(number, "-.1f") for number in (1, 0, -1)] == ["1.0", "0.0", "−1.0"]


def test_a_message_can_ask_whether_it_is_one_or_many(tmp_path: Path) -> None:
    text = "told = { $stars ->\n    [one] { $stars } étoile\n   *[other] { $stars } étoiles\n  }\n"
    french = written(tmp_path, "fr", text)
    assert french.say("told", stars=Figure(1.25, ".2f")) == "1,25 étoile"
    assert french.say("told", stars=Figure(2.25, ".2f")) == "2,25 étoiles"


def test_the_same_number_with_other_digits_is_another_text(tmp_path: Path) -> None:
    # What was said is remembered, and these values are equal as numbers.
    words = written(tmp_path, "de", "told = { $one }")
    texts = [words.say("told", one=one) for one in (Figure(0.5, ".1f"), Figure(0.5, ".2f"), Figure(0.5, ".0%"), 0.5)]
    assert texts == ["0,5", "0,50", f"50{GAP}%", "0,5"]


@pytest.mark.parametrize("number", [nan, inf, -inf, 1e300])
def test_what_no_language_can_write_is_shown_all_the_same(number: float, tmp_path: Path) -> None:
    words = written(tmp_path, "de", "told = { $one }")
    assert words.say("told", one=Figure(number, ".2f")) == str(Figure(number, ".2f"))
    assert words.number(number, ".2f") == format(number, ".2f")


@pytest.mark.parametrize("digits", ["", "2", ".2", ".2g", "f", "x", ".12f"])
def test_other_digits_are_refused(digits: str) -> None:
    with pytest.raises(ValueError, match="digits are written as"):
        Figure(0.5, digits)
