"""The start notebooks of all languages: the same cells, in step with the words of the widgets that they speak of."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.kit.language.words import languages, set_language, usual_language
from buttons_widgets.launch.command import NOTEBOOKS, START, start_notebook
from buttons_widgets.lessons.course import COURSE

OTHERS = [language for language in languages() if language != "en"]
LINK = re.compile(r"\]\(([^)]+)\)")

# What the notebooks tell people to press or to choose: it has to be called there as it is called at the table.
LABELS = (
    *("lobby-start", "lobby-game", "lobby-language", "lobby-forget", "lobby-own-side", "who-person", "who-nobody"),
    *("try-again", "tool-more", "tool-undo", "tool-coach", "do-review", "do-bring-back", "life-go-on"),
    *("save-download", "save-save", "open-switch", "mine-title"),
)
PUZZLE_LABELS = ("book-way-round", "book-way-clock")


def name_of(language: str) -> str:
    return f"{START}.ipynb" if language == "en" else f"{START}_{language}.ipynb"


def cells(language: str) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads((NOTEBOOKS / name_of(language)).read_text(encoding="utf-8"))["cells"]
    return read


def text(language: str) -> str:
    return "\n".join("".join(cell["source"]) for cell in cells(language) if cell["cell_type"] == "markdown")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_a_start_notebook_with_the_same_cells(language: str) -> None:
    english, own = cells("en"), cells(language)
    assert [(cell["id"], cell["cell_type"]) for cell in own] == [(cell["id"], cell["cell_type"]) for cell in english]
    codes = [["".join(cell["source"]) for cell in one if cell["cell_type"] == "code"] for one in (english, own)]
    assert codes[0][1:] == codes[1][1:]
    assert f'set_language("{language}")' in codes[1][0] and "set_language" not in codes[0][0]
    # One list more or a heading less is a part that was forgotten.
    for sign in ("^#+ ", "^- ", "<kbd>"):
        counts = [len(re.findall(sign, text(one), re.MULTILINE)) for one in ("en", language)]
        assert counts[0] == counts[1], sign


@pytest.mark.parametrize("language", languages())
def test_each_begins_with_links_to_the_others_and_without_what_only_binder_forgets(language: str) -> None:
    first = "".join(cells(language)[0]["source"])
    assert LINK.findall(first) == [name_of(other) for other in sorted(languages(), key=order) if other != language]
    # That is said by the lobby, where it is so.
    assert "Binder" not in first and len(first.splitlines()) <= 12
    shared = {one for one in LINK.findall(text("en")) if START not in one}
    assert shared == {one for one in LINK.findall(text(language)) if START not in one}


def order(language: str) -> tuple[bool, str]:
    """English comes first, then the others by their tags."""
    return (language != "en", language)


@pytest.mark.parametrize("language", languages())
def test_what_is_to_be_pressed_is_called_as_it_is_at_the_table(language: str) -> None:
    words, book = BUTTONS.words(language), puzzle_words(language)
    labels = [words.say(label) for label in LABELS] + [str(book.say(label)) for label in PUZZLE_LABELS]
    said = re.sub(r"\s", " ", text(language))
    assert [label for label in labels if not re.search(rf"\*{re.escape(label)}[,.]?\*", said)] == []


@pytest.mark.parametrize("language", languages())
def test_what_binder_forgets_names_what_is_to_be_pressed(language: str) -> None:
    words, book = BUTTONS.words(language), puzzle_words(language)
    labels = [words.say("tool-more"), str(book.say("book-way-report")), str(book.say("along-title"))]
    assert [label for label in labels if label not in words.say("lobby-binder")] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_lesson_to_begin_with_has_its_own_title(language: str) -> None:
    assert f"[{COURSE.words(1, language).say('lesson-1')}](lessons/" in re.sub(r"\s", " ", text(language))


@pytest.mark.parametrize("language", languages())
def test_the_one_that_fits_is_opened(language: str) -> None:
    try:
        set_language(language)
        assert start_notebook(Path(NOTEBOOKS)) == name_of(language)
        assert usual_language(languages()) == language
    finally:
        set_language(None)


@pytest.mark.parametrize("language", OTHERS)
def test_the_pictures_speak_the_language_too(language: str) -> None:
    """Those that were saved: whatever a screen reader hears before the notebook is run."""
    pictures = [
        "".join(output["data"].get("image/svg+xml", ""))
        for cell in cells(language)
        for output in cell.get("outputs", [])
    ]
    assert len(pictures) > 8 and all(pictures)
    assert sum(BUTTONS.words(language).say("try-board") in picture for picture in pictures) == 7
