"""No translation is older than its English; and how marks are kept (`tests/stale_words.py`)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.stale_words import MessageFiles, Translation, entries, main, read_marks, renewed, write_marks


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", *who, "-C", str(folder), *arguments], check=True, capture_output=True)


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A folder of messages in three languages, all translated from the English that is there, and committed."""
    folder = tmp_path / "game" / "words"
    folder.mkdir(parents=True)
    texts = {
        "en": "one = One\ntwo = { $n ->\n   *[other] Two\n}\n    .hint = Second\n",
        "de": "one = Eins\ntwo = Zwei\n    .hint = Zweite\n",
        "fr": "one = Un\ntwo = Deux\n    .hint = Deuxième\n",
    }
    for language, text in texts.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    files = MessageFiles(tmp_path)
    write_marks(renewed(files, {}, files.translations), tmp_path / "marks.txt")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "words")
    return folder


def stale(words: Path) -> list[str]:
    root = words.parents[1]
    return [f"{one.language} {one.message}" for one in MessageFiles(root).stale(read_marks(root / "marks.txt"))]


def call(words: Path, *arguments: str) -> int:
    root = words.parents[1]
    return main(arguments, root, root / "marks.txt")


def test_no_translation_is_older_than_its_english() -> None:
    found = MessageFiles().stale(read_marks())
    assert found == [], "look at these, then: python -m tests.stale_words " + "\n".join(map(str, found))


def test_no_mark_is_of_a_message_that_is_gone() -> None:
    assert read_marks().keys() - MessageFiles().translations.keys() == set()


def test_a_changed_english_text_makes_its_translations_stale(words: Path) -> None:
    assert stale(words) == []
    rewrite(words / "en.ftl", "Second", "The second")
    assert stale(words) == ["de two", "fr two"]


def test_a_comment_or_a_line_break_changes_nothing(words: Path) -> None:
    rewrite(words / "en.ftl", "one = One", "# How many there are\none =\n    One")
    assert stale(words) == []


def test_a_new_message_has_no_mark_yet(words: Path) -> None:
    for language in ("en", "fr"):
        with (words / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("three = 3\n")
    assert stale(words) == ["fr three"]


def test_only_what_is_named_is_marked(words: Path) -> None:
    rewrite(words / "en.ftl", "One", "A one")
    rewrite(words / "en.ftl", "Second", "The second")
    assert call(words, "fr", "--message", "game/words:one") == 1
    assert stale(words) == ["de one", "de two", "fr two"]
    assert call(words, "fr", "--message", "game/words:one", "game/words:two") == 0
    assert stale(words) == ["de one", "de two"]


def test_only_translations_that_changed_are_marked(words: Path) -> None:
    rewrite(words / "en.ftl", "One", "A one")
    rewrite(words / "en.ftl", "Second", "The second")
    rewrite(words / "de.ftl", "Eins", "Eine Eins")
    rewrite(words / "fr.ftl", "Deuxième", "La deuxième")
    assert call(words, "de", "--since", "HEAD") == 1
    assert stale(words) == ["de two", "fr one", "fr two"]
    assert call(words, "de", "fr", "--since", "HEAD") == 1
    assert stale(words) == ["de two", "fr one"]


def test_the_marks_of_messages_that_are_gone_go_too(words: Path) -> None:
    rewrite(words / "fr.ftl", "one = Un\n", "")
    assert call(words, "fr", "--message", "game/words:two") == 0
    assert set(read_marks(words.parents[1] / "marks.txt")) == {
        Translation("game/words", message, language)
        for message, language in (("one", "de"), ("two", "de"), ("two", "fr"))
    }


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--since", "HEAD"], "in which language"),
        (["--message", "game/words:one"], "in which language"),
        (["fr", "--message", "one"], "there is no :one in fr"),
        (["fr", "--message", "game/words:nine"], "there is no game/words:nine in fr"),
        (["xx"], "the languages are de, fr"),
        (["fr", "--since", "nowhere"], "git knows no commit nowhere"),
    ],
)
def test_a_call_that_says_too_little_or_too_much_marks_nothing(
    arguments: list[str], told: str, words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rewrite(words / "en.ftl", "One", "A one")
    before = (words.parents[1] / "marks.txt").read_bytes()
    with pytest.raises(SystemExit):
        call(words, *arguments)
    assert told in capsys.readouterr().err
    assert (words.parents[1] / "marks.txt").read_bytes() == before


def test_what_is_stale_is_listed_with_both_texts(words: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rewrite(words / "en.ftl", "One", "A one")
    assert call(words, "fr") == 1
    assert capsys.readouterr().out == ("fr --message game/words:one\n    A one\n    Un\nto be looked at: 1\n")


def test_a_message_is_read_with_its_attributes() -> None:
    assert entries("# a = b\na = 1\n\n  2\n    .b = 3\nc =\n    .d = 4\n-e = 5\n") == {"a": "1 2 .b = 3", "c": ".d = 4"}
