"""A worksheet as HTML: what is on it, and that nothing of it is anything but text."""

import re
from html import escape, unescape
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.puzzles.pack import Pack
from buttons_widgets.kit.puzzles.worksheet import Worksheet
from tests.kit.puzzles.toy import MOST_EVEN, Even, Larger, Sum, strip, sums_words


@pytest.fixture
def words(tmp_path: Path) -> Words:
    return sums_words(tmp_path)


def draw(picture: Any, title: str) -> str:
    return f'<svg aria-label="{escape(title)}"><text>{picture}</text></svg>'


THREE = [
    strip(Sum, "3 4", "7", note="Count on."),
    strip(Larger, "3 4", "4"),
    strip(Even, "1 2 3 4", ["2", "4"]),
]


def halves(sheet: Worksheet) -> tuple[list[str], list[str]]:
    """The text of each question and of each solution."""
    questions, _, solutions = sheet.html.partition('<section class="solutions">')
    return _articles(questions), _articles(solutions)


def _articles(html: str) -> list[str]:
    found = re.findall(r"<article.*?</article>", html, flags=re.DOTALL)
    return [unescape(re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", article))).strip() for article in found]


def test_questions_come_first_and_tell_no_answer(words: Words) -> None:
    questions, solutions = halves(Worksheet(THREE, words, draw))
    assert questions == [
        "1 Sum level 3 sum of 3 4? black 1, white 2 3 4| Take your time. Answer:",
        "2 Larger level 3 larger of 3 4? black 1, white 2 3 4| Take your time. It is 3 It is 4",
        "3 Even level 3 even of 1 2 3 4? 1 2 3 4| Take your time. Answer, on the board or here:",
    ]
    assert solutions == [
        "1 Sum level 3 Answer: 7 The answer is 7. Count on.",
        "2 Larger level 3 Answer: the number 4 The answer is 4. ✓ the number 4 4.00 the number 3 3.00",
        "1 2 3 4|2 3 Even level 3 Each of these is right: 2; 4 2 is even.",
    ]


def test_there_is_room_for_a_name_and_for_every_answer(words: Words) -> None:
    html = Worksheet(THREE, words, draw, title="Friday").html
    assert html.count("<h1>Friday</h1>") == 1
    assert "<h1>Friday: solutions</h1>" in html
    assert [text in html for text in (">Name<", ">Date<")] == [True, True]
    assert html.count('class="box"') == 2
    assert html.count('<p class="answer blank">') == 2


def test_one_answer_of_many_is_called_so(words: Words) -> None:
    many = " ".join(map(str, range(1, 2 * MOST_EVEN + 3)))
    sheet = Worksheet([strip(Even, many, "4"), strip(Even, "2 3", "2")], words, draw)
    one, other = halves(sheet)[1]
    assert "One of many right answers: 4" in one
    assert "Answer: 2" in other
    assert "many" not in other


def test_a_wrong_answer_of_the_file_is_not_printed(words: Words) -> None:
    wrong = [strip(Sum, "3 4", ["8", "9"]), strip(Even, "2 4 5", ["5", "4"]), strip(Larger, "3 4", "3")]
    assert halves(Worksheet(wrong, words, draw))[1] == [
        "1 Sum level 3 Answer: 7 The answer is 7.",
        "2 4 5|4 2 Even level 3 Each of these is right: 4; 2 4 is even.",
        "3 Larger level 3 Answer: the number 4 The answer is 4. ✓ the number 4 4.00 the number 3 3.00",
    ]


def test_long_lists_are_cut_and_the_rest_is_counted(words: Words) -> None:
    position = " ".join(map(str, range(2, 22)))
    many = strip(Even, position, "2")
    options = strip(Larger, position, "21")
    cut, rest = halves(Worksheet([many, options], words, draw))[1]
    assert "Each of these is right, and 7 others: 2; 4; 6" in cut
    assert "There are 14 more choices. None of them is better." in rest
    # One more than fit is told, not counted.
    seven = halves(Worksheet(strip(Larger, "1 2 3 4 5 6 7", "7"), words, draw))[1][0]
    assert "the number 1 1.00" in seven


NASTY = "<img src=x onerror=alert(1)>&lt;b&gt; \"'"


def test_texts_are_text(words: Words) -> None:
    puzzle = strip(Sum, "3 4", "7", note=NASTY)
    sheet = Worksheet([puzzle], words, draw, title=NASTY)
    assert "<img" not in sheet.html
    assert sheet.html.count(escape(NASTY)) == 4  # in the title twice, over the solutions, and as the note
    assert "<img" not in sheet._repr_html_()


def test_a_notebook_shows_it_in_a_frame_that_runs_nothing(words: Words) -> None:
    sheet = Worksheet(THREE, words, draw, title='A "title"')
    frame = sheet._repr_html_()
    assert frame.startswith('<iframe class="bw-worksheet" title="A &quot;title&quot;" sandbox=""')
    inside = re.search(r'srcdoc="([^"]*)"', frame)
    assert inside is not None
    assert unescape(inside[1]) == sheet.html
    assert repr(sheet) == "Worksheet('A \"title\"', 3 puzzles)"
    assert repr(Worksheet(THREE[0], words, draw)) == "Worksheet('Puzzles', 1 puzzle)"


def test_it_needs_nothing_from_elsewhere(words: Words) -> None:
    html = Worksheet(THREE, words, draw).html
    assert not re.search(r"(?:src|href)=|url\(|@import|<script|<link", html)


@pytest.mark.parametrize(("paper", "size"), [("a4", "A4"), ("letter", "letter"), ("A4", "A4")])
def test_the_paper_is_chosen(words: Words, paper: str, size: str) -> None:
    assert f"@page {{ size: {size} }}" in Worksheet(THREE, words, draw, paper=paper).html


def test_any_selection_will_do(words: Words) -> None:
    pack = Pack("three", THREE)
    whole = Worksheet(pack, words, draw).html
    assert whole == Worksheet(THREE, words, draw).html == Worksheet((p for p in pack), words, draw).html
    assert len(halves(Worksheet(pack[1:], words, draw))[0]) == 2
    assert len(halves(Worksheet(pack.only("sum"), words, draw))[0]) == 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"puzzles": []}, "at least one puzzle"),
        ({"puzzles": "gems"}, "puzzles are wanted, .* not 'gems'"),
        ({"puzzles": 5}, "puzzles are wanted, .* not 5"),
        ({"puzzles": [THREE[0], "x"]}, "'x' is not a puzzle"),
        ({"paper": "a5"}, "the paper is a4 or letter, not 'a5'"),
        ({"paper": 4}, "the paper is a4 or letter, not 4"),
        ({"title": 7}, "a title is a text, not 7"),
        ({"title": "x" * 10_000}, "a title has at most 200 letters, not 10000"),
        ({"title": "half \ud83d"}, r"a part of the title is no letter and cannot be written: 'half \\ud83d'"),
    ],
)
def test_what_is_no_worksheet_is_refused(words: Words, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Worksheet(**{"puzzles": THREE, "words": words, "draw": draw} | wrong)


def test_it_is_written_whole(words: Words, tmp_path: Path) -> None:
    sheet = Worksheet(THREE, words, draw)
    path = tmp_path / "friday.html"
    path.write_text("old")
    assert sheet.save(path) == path
    assert path.read_text(encoding="utf-8") == sheet.html
    assert sheet.save(str(tmp_path / "other.html")).read_text(encoding="utf-8") == sheet.html
    for wrong in ("", None, 5):
        with pytest.raises(ValueError, match="the path of a file is a text or a Path"):
            sheet.save(wrong)  # type: ignore[arg-type]
