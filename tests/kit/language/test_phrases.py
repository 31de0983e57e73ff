"""What can be said in any language: texts that remember their message, errors that carry them, and how they are put."""

from __future__ import annotations

import copy
import errno
import pickle
from pathlib import Path

import msgspec
import pytest

from buttons_widgets.kit.language.words import LONGEST_REFUSAL, Words
from buttons_widgets.kit.puzzles.errors import PackError, PuzzleError
from buttons_widgets.kit.rules.errors import (
    GameError,
    IllegalMove,
    MissingPackageError,
    NotationError,
    plain_reason,
    told,
)
from buttons_widgets.kit.rules.phrase import Phrase, PhraseEnum
from buttons_widgets.kit.saving.errors import SaveError, said_of, told_reason

SIDES = Phrase("refused-sides", "a die has {count} sides", count=6)
BECAUSE = Phrase("refused-because", "not now, because {why}", why=SIDES)


@pytest.fixture
def german(tmp_path: Path) -> Words:
    """Words in German of a game whose errors are put into German in part."""
    refused = tmp_path / "refused"
    refused.mkdir()
    (tmp_path / "en.ftl").write_text("told = Refused: { $reason }.\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("told = Abgelehnt: { $reason }.\nword = Wort\n", encoding="utf-8")
    (refused / "de.ftl").write_text(
        "refused-sides = ein Würfel hat { NUMBER($count, minimumFractionDigits: 1) } Seiten\n"
        "refused-because = nicht jetzt, denn { $why }\nrefused-faulty = Fehler { $nothing }\n",
        encoding="utf-8",
    )
    return Words([tmp_path], "de")


def test_it_is_a_text_like_any_other() -> None:
    assert SIDES == "a die has 6 sides" and f"{SIDES}!" == "a die has 6 sides!" and SIDES.startswith("a die")
    assert hash(SIDES) == hash("a die has 6 sides") and type(str(SIDES)) is str
    assert str(BECAUSE) == "not now, because a die has 6 sides"


def test_it_is_put_into_a_language_with_what_stands_in_it(german: Words) -> None:
    assert german.reason(SIDES) == "ein Würfel hat 6,0 Seiten"
    assert german.reason(BECAUSE) == "nicht jetzt, denn ein Würfel hat 6,0 Seiten"
    assert german.say("told", reason=BECAUSE) == "Abgelehnt: nicht jetzt, denn ein Würfel hat 6,0 Seiten."
    assert german.reason(Phrase("word", "word")) == "Wort"


def test_an_equal_text_that_is_no_message_stays_as_it_is(german: Words) -> None:
    """What was said once is remembered, and must not be taken for another with the same English text."""
    assert german.say("told", reason=SIDES) != german.say("told", reason=str(SIDES)) == "Abgelehnt: a die has 6 sides."


def test_what_the_language_lacks_or_gets_wrong_is_said_in_english(german: Words) -> None:
    assert german.reason(Phrase("refused-else", "no {x}", x=1)) == "no 1"
    assert german.reason(Phrase("refused-faulty", "a fault")) == "a fault"
    assert german.reason(Phrase("refused-else", "no: {why}", why=SIDES)) == "no: a die has 6 sides"


def test_english_is_the_text_of_the_code(german: Words) -> None:
    english = Words(german.folders, "en")
    assert english.reason(GameError.of("refused-sides", "a die has {count} sides", count=6)) == SIDES
    assert english.say("told", reason=BECAUSE) == f"Refused: {BECAUSE}."
    assert type(english.reason(SIDES)) is str


@pytest.mark.parametrize("kind", [GameError, IllegalMove, NotationError, SaveError])
def test_an_error_carries_its_message(kind: type[GameError], german: Words) -> None:
    error = kind.of("refused-because", "not now, because {why}", why=SIDES)
    assert str(error) == BECAUSE and error.said is not None
    assert error.said.message == "refused-because" and error.said.values == {"why": SIDES}
    assert german.reason(error) == german.reason(plain_reason(error)) == german.reason(BECAUSE)
    assert kind("plain").said is None and german.reason(kind("plain")) == "plain"


def test_an_error_in_a_message_is_kept_as_what_it_says(german: Words) -> None:
    inner = NotationError.of("refused-sides", "a die has {count} sides", count=6)
    assert german.reason(Phrase("refused-because", "not now, because {why}", why=inner)) == german.reason(BECAUSE)
    outer = Phrase("refused-because", "not now, because {why}", why=SaveError(SIDES, Path("a.json")))
    assert outer == BECAUSE
    assert Phrase("refused-because", "not now, because {why}", why=ValueError("x")).values == {"why": "x"}
    assert told(inner) is inner.said and told(GameError("x" * 900)) == "x" * 900


def test_where_it_is_is_said_too(german: Words) -> None:
    assert SaveError(SIDES, Path("a.json")).said is SIDES
    assert str(SaveError(SIDES, Path("a.json"))) == "a.json: a die has 6 sides"
    assert told_reason(SaveError(SIDES, Path("a.json"))) is SIDES
    assert str(PuzzleError("dice", SIDES)) == 'field "dice": a die has 6 sides'
    assert PuzzleError("dice", SIDES).said.values["reason"] is SIDES  # type: ignore[union-attr]
    for line, field, text in [
        (3, "dice", 'gems, line 3, field "dice": '),
        (3, "", "gems, line 3: "),
        (0, "dice", 'gems, field "dice": '),
        (0, "", "gems: "),
    ]:
        assert str(PackError("gems", line, field, SIDES)) == f"{text}{SIDES}"


@pytest.mark.parametrize(
    "error",
    [
        GameError("plain"),
        NotationError.of("refused-because", "not now, because {why}", why=SIDES),
        SaveError(SIDES, Path("a.json")),
        PuzzleError("dice", SIDES),
        PackError("gems", 3, "dice", SIDES),
        MissingPackageError("numba"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_and_what_they_say_can_be_copied_and_sent(error: Exception) -> None:
    said = getattr(error, "said", None)
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(other) is type(error) and str(other) == str(error)
        assert vars(other).keys() == vars(error).keys()
        assert (other.said and (other.said.message, other.said.values)) == (said and (said.message, said.values))


def test_what_a_disk_refuses_is_said_in_plain_words(tmp_path: Path) -> None:
    english = Words([tmp_path], "en")
    assert english.reason(OSError(errno.ENOSPC, "No space left on device", "/a/b")) == "the disk is full"
    assert english.reason(PermissionError(errno.EACCES, "Permission denied")) == "that is not allowed there"
    assert english.reason(OSError("nothing known")) == "nothing known"


def test_what_foreign_code_says_is_one_short_line(german: Words) -> None:
    assert german.reason(ValueError("two\nlines \x1b[31m" + "x" * 9000)).startswith("two lines �[31mxxx")
    assert len(german.reason(ValueError("x" * 9000))) == 200
    assert len(german.reason(Phrase("refused-sides-of", "{name}", name="x" * 9000))) == LONGEST_REFUSAL
    assert (
        german.reason(Phrase("refused-because", "not now, because {why}", why="a\nb\x00")) == "nicht jetzt, denn a b�"
    )


class Why(PhraseEnum):
    """Why a die is refused."""

    SIDES = SIDES
    LATE = Phrase("refused-late", "it is too late")


def test_a_list_of_reasons_is_made_of_what_is_said() -> None:
    assert [why.said for why in Why] == [SIDES, "it is too late"] and Why("it is too late") is Why.LATE
    assert Why.LATE == "it is too late" and f"{Why.LATE}" == "it is too late"
    assert type(Why.LATE.value) is str and pickle.loads(pickle.dumps(Why.LATE)) is Why.LATE


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Expected `int`, got `str` - at `$.version`", "refused-json-type"),
        ("Expected `int` >= 1 - at `$.version`", "refused-json-limit"),
        ("Expected `str` of length <= 60 - at `$.kind`", "refused-json-length"),
        ("Expected `str` matching regex '[a-z]' - at `$.kind`", "refused-json-regex"),
        ("Object missing required field `done`", "refused-json-missing"),
        ("Object contains unknown field `x` - at `$.done[0]`", "refused-json-unknown"),
        ("Invalid enum value 'q' - at `$.done`", "refused-json-value"),
        ("JSON is malformed: trailing characters (byte 5)", "refused-json-malformed"),
        ("Input data was truncated", "refused-json-cut"),
    ],
)
def test_what_a_reader_of_json_says_can_be_said_in_any_language(text: str, message: str) -> None:
    said = said_of(ValueError(text))
    assert said == text and isinstance(said, Phrase)
    if " - at " in text:
        assert said.message == "refused-json-at"
        said = said.values["fault"]
    assert said.message == message


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b'{"format": "\xed\xa0\x80"}', "a text in it is not valid UTF-8"),
        (b"[" * 100_000, "its brackets are nested too deeply"),
    ],
)
def test_bytes_that_are_no_text_or_too_deep_are_told_in_words(data: bytes, text: str) -> None:
    with pytest.raises((UnicodeDecodeError, RecursionError)) as raised:
        msgspec.json.decode(data)
    said = said_of(raised.value)
    assert said == text and isinstance(said, Phrase)


def test_what_a_reader_of_json_says_otherwise_stays_as_it_is() -> None:
    assert type(said_of(ValueError("nothing known - at `$.x`"))) is str
    assert len(said_of(ValueError("x" * 9000))) == 500
