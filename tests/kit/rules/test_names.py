"""Names and seeds: how they are tidied up, and which are refused."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.errors import GameError, quoted
from buttons_widgets.kit.rules.names import (
    LONGEST_NAME,
    LONGEST_SEED,
    can_be_seen,
    checked_names,
    checked_seed,
    without_invisible,
)

SEATS = range(1, 5)
NFC, NFD = "Zoë", unicodedata.normalize("NFD", "Zoë")


def test_names_are_tidied_up() -> None:
    assert checked_names(["  Ada ", "Bo \t B."], SEATS) == ("Ada", "Bo B.")
    assert checked_names((NFD,), SEATS) == (NFC,)
    assert checked_names(["山田", "🎲", "❤️ Ada", "Ångström"], SEATS) == ("山田", "🎲", "❤️ Ada", "Ångström")


@pytest.mark.parametrize(
    ("names", "seats", "message"),
    [
        ([], range(1, 5), "one to four people play, not 0"),
        (["a", "b", "c"], range(2, 3), "two people play, not 3"),
        (["a", "b"], range(1, 2), "one person plays, not 2"),
        (["a"], range(2, 11), "two to ten people play, not 1"),
        (["a"], range(2, 12), "two to 11 people play, not 1"),
    ],
)
def test_how_many_people_play_is_up_to_the_game(names: list[str], seats: range, message: str) -> None:
    with pytest.raises(GameError, match=message):
        checked_names(names, seats)


@pytest.mark.parametrize("names", ["Ada", b"Ada", None, 7, ["Ada", 7], [None], (name for name in ["Ada"])])
def test_names_that_are_no_list_of_texts_are_refused(names: object) -> None:
    with pytest.raises(GameError, match="names are a list of texts"):
        checked_names(names, SEATS)  # type: ignore[arg-type]


BLANK = ["\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"]
INVISIBLE = [
    *BLANK,
    "\u0301",
    "\u034f",
    "\u17b4",
    "\ufe0f",
    "\U000e0100",
    "\u200b",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
]


@pytest.mark.parametrize(
    "name", [*INVISIBLE, *(f" {a}{b} " for a in BLANK for b in INVISIBLE), "", "  ", "\u00a0"], ids=quoted
)
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(GameError, match="1 to 30 visible characters"):
        checked_names(["Ada", name], SEATS)


@pytest.mark.parametrize(
    "name",
    ["A" * 31, "A" * 10_000_000, "A\u0301\u0301" * 16, "Ada\u200b", "Ada\nBo\x00", "\ud800"],
    ids=quoted,
)
def test_a_name_that_is_too_long_or_cannot_be_printed_is_refused(name: str) -> None:
    with pytest.raises(GameError, match="1 to 30 visible characters") as refused:
        checked_names([name], SEATS)
    assert len(str(refused.value)) < 150


def test_a_name_or_a_seed_may_be_as_long_as_the_message_says() -> None:
    assert checked_names(["A" * 30], SEATS) == ("A" * 30,)
    assert checked_seed("x" * 100) == "x" * 100


@pytest.mark.parametrize("spaces", [9_999, 10_000])
def test_too_much_needless_space_is_refused_before_it_is_taken_out(spaces: int) -> None:
    text = " " * spaces + "A"
    if len(text) <= 10_000:
        assert checked_names([text], SEATS) == ("A",) and checked_seed(text) == "A"
        return
    for check in (checked_seed, lambda text: checked_names([text], SEATS)):
        with pytest.raises(GameError, match=r"1 to \d+ visible characters"):
            check(text)


def test_what_shows_nothing_is_not_seen_and_taken_out() -> None:
    assert [can_be_seen(sign) for sign in "A \u3164\u0301"] == [True, False, False, False]
    assert without_invisible("Ada\u034f \u3164 B.") == "Ada B."


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Straße", "STRASSE"),
        (NFC, NFD),
        (NFC, NFD.upper()),
        ("Ada", "Ada\u3164"),
        ("A Da", "A\u2800Da"),
        ("Ada", "A\ufe0fda"),
        ("\u212b", "Å"),  # the sign of the ångström
    ],
)
def test_two_names_that_look_the_same_are_refused(one: str, other: str) -> None:
    with pytest.raises(GameError, match="two players are called"):
        checked_names([one, "Bo", other], SEATS)


@given(st.lists(st.text(max_size=LONGEST_NAME), min_size=1, max_size=4))
def test_checking_names_again_changes_nothing(names: list[str]) -> None:
    try:
        checked = checked_names(names, SEATS)
    except GameError:
        return
    assert checked_names(checked, SEATS) == checked
    assert all(1 <= len(name) <= LONGEST_NAME and name.isprintable() for name in checked)


class NoText:
    """An object without a text."""

    def __str__(self) -> str:
        raise RuntimeError

    def __repr__(self) -> str:
        return "NoText()"


def test_a_seed_is_kept_as_its_text() -> None:
    assert checked_seed(7) == "7"
    assert checked_seed(" my   seed ") == "my seed"
    assert checked_seed(("a", 1)) == "('a', 1)"


@pytest.mark.parametrize(
    "seed", ["", " ", "x" * (LONGEST_SEED + 1), "x" * 10_000_000, "a\x00b", 10**5000, NoText()], ids=quoted
)
def test_a_seed_without_a_fit_text_is_refused(seed: object) -> None:
    with pytest.raises(GameError, match="a seed ") as refused:
        checked_seed(seed)
    assert len(str(refused.value)) < 150
