"""Every game passes the kit's own checks; and the checks fail a game that does not."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from buttons_widgets.kit import testing
from buttons_widgets.kit.coach.advisor import WorthAdvisor
from buttons_widgets.kit.page.esm import STATIC
from buttons_widgets.kit.page.frame import FULL_SCREEN_KEY
from buttons_widgets.kit.rules.answer import Answer, Estimate, Watch, unwatched
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.table.view import View
from tests.every_game import KINDS
from tests.nim import NIM, PLAIN_NIM, Fall, Nim, NimCoding, NimKind, NimView, Take

AnyKind = Kind[Any, Any]


@pytest.mark.parametrize("kind", [*KINDS, NIM, PLAIN_NIM], ids=lambda kind: kind.name)
@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("games", "every"),
    [(3, testing.EVERY), pytest.param(testing.GAMES, 1, marks=pytest.mark.thorough)],
    ids=["some", "all"],
)
def test_every_game_can_be_played_at_the_table(
    games: int, every: int, check: Callable[[AnyKind], None], kind: AnyKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(testing, "GAMES", games)
    monkeypatch.setattr(testing, "EVERY", every)
    check(kind)


# Each of these games is wrong in one place.


class Unfair(Nim):
    def chances(self) -> Any:
        return [(move, probability / 2) for move, probability in super().chances()]


class Leaky(Nim):
    def seen_by(self, seat: int) -> Nim:
        return self


class Lenient(Nim):
    def play(self, move: Any) -> Any:
        legal = self.legal_moves()
        return super().play(move if move in legal or not legal else legal[0])


class Forgetful(Nim):
    def __str__(self) -> str:
        return super().__str__().replace("take 1", "take 2")


class Restless(Nim):
    def chance_move(self) -> Fall:
        return random.choice([Fall(1), Fall(2), Fall(3)])


class Worn(Nim):
    def play(self, move: Any) -> Any:
        after = super().play(move)
        object.__setattr__(self, "left", (1, *self.left[1:]))
        return after


class Keyed(NimView):
    def __init__(self, key: str) -> None:
        self.key = key

    def actions(self, scene: Any) -> Any:
        return [action._replace(key=self.key) for action in super().actions(scene)]


class Counted(NimView):
    def __init__(self, keys: dict[str, int]) -> None:
        self.keys = keys

    def die_keys(self, scene: Any) -> Any:
        return self.keys


class Deaf(NimView):
    pick = View.pick


class Answering(NimView):
    """What a click leads to is made of its text by `answer`."""

    def __init__(self, answer: Callable[[str], Any]) -> None:
        self.answer = answer

    def pick(self, scene: Any, place: int, what: str) -> Any:
        return self.answer(what)


def many_sticks(self: Any, names: Any, choices: Any = None, *, seed: Any = None) -> Nim:
    return Nim.start(names, seed, heaps=(9, 9, 9), sides=9)


class Endless(Nim):
    def play(self, move: Any) -> Any:
        after = super().play(move)
        return replace(after, left=(9, 9, 9)) if isinstance(move, Take) else after


class Greedy(NimCoding):
    def legal(self, game: Nim, chosen: tuple[int, ...]) -> Any:
        return range(self.heaps, len(self.actions)) if chosen else super().legal(game, chosen)


class Modest(NimCoding):
    def legal(self, game: Nim, chosen: tuple[int, ...]) -> Any:
        return super().legal(game, chosen)[:1]


class Flat(NimCoding):
    def observe(self, game: Nim, seat: int, chosen: tuple[int, ...]) -> Any:
        return super().observe(game, seat, chosen)[0]


class Paired(WorthAdvisor[Nim, Nim]):
    """Estimates that are known better by what is lost beside the best: this share of the difference, if any."""

    def __init__(self, share: float | None, error: float) -> None:
        self.share, self.error = share, error

    def question(self, game: Nim, settings: Any) -> Nim | None:
        return game if isinstance(game.to_move, int) else None

    def choices(self, question: Nim) -> Any:
        return question.legal_moves()

    def worths(self, question: Nim, watch: Watch = unwatched) -> dict[Any, Estimate]:
        return {move: Estimate(number, self.error) for number, move in enumerate(question.legal_moves())}

    def answer(self, question: Nim, watch: Watch = unwatched) -> Answer:
        worths, share = self.worths(question), self.share
        if share is None:
            return Answer.of(worths)
        most = max(worths.values())
        return Answer.of(worths, losses={move: share * (most - worth) for move, worth in worths.items()})


def kind_of(game: type[Nim], **changes: Any) -> AnyKind:
    """Nim with another class of states."""
    return type("Wrong", (NimKind,), {"state": game, **changes})()


def unreadable(self: Any, text: str) -> Any:
    return Fall(1)


def other_record(self: Any, record: Any) -> Any:
    return NIM.read_game(record).start_state()


@pytest.mark.parametrize(
    ("kind", "check", "text"),
    [
        (kind_of(Unfair), testing.check_chances, "add up to 1/2"),
        (kind_of(Leaky), testing.check_bots_see_no_seed, "the seed can be found"),
        (kind_of(Lenient), testing.check_illegal_moves, "is played in"),
        (kind_of(Forgetful), testing.check_texts, "does not read back from its text|reads back from its text as"),
        (kind_of(Restless), testing.check_undo, "chance changes after undo|redo does not lead"),
        (kind_of(Worn), testing.check_states_are_values, "was changed by playing a move"),
        (kind_of(Endless), testing.check_random_play, "is not over"),
        (kind_of(Nim, parse_move=unreadable), testing.check_texts, "reads back from its text as Fall"),
        (kind_of(Nim, read_game=other_record), testing.check_records, "reads back from its record as"),
        (kind_of(Nim, view=Keyed("Enter")), testing.check_view, "each is one small letter"),
        (kind_of(Nim, view=Keyed("u")), testing.check_view, "but u belongs to the table"),
        (kind_of(Nim, view=Keyed("y")), testing.check_view, "but y belongs to the table"),
        (kind_of(Nim, view=Keyed("f")), testing.check_view, "but f belongs to the table: .* f for the full screen"),
        (kind_of(Nim, view=Counted({"d": 0})), testing.check_view, "each is one digit"),
        (kind_of(Nim, view=Counted({"1": 1})), testing.check_view, "for a die that is there"),
        (kind_of(Nim, code_word="nim"), testing.check_records, "the code word is .*, not one in capital letters"),
        (kind_of(Nim, view=Deaf()), testing.check_boards, "offers .* and refuses them all"),
        (kind_of(Nim, view=Answering(str)), testing.check_boards, "a click on '.*' in .* which is no legal move"),
        (
            kind_of(Nim, view=Answering(lambda what: None)),
            testing.check_boards,
            "leads to None, which is no legal move",
        ),
        (kind_of(Nim, view=Answering(int)), testing.check_boards, "a click on '.*' in .* fails: ValueError"),
        (kind_of(Nim, view=View(), start=many_sticks), testing.check_boards, "nobody can make .*'take 9 of 3'"),
        (kind_of(Nim, coding=lambda self, game: Greedy(game)), testing.check_coding, "is not legal in"),
        (kind_of(Nim, coding=lambda self, game: Modest(game)), testing.check_coding, "no actions make"),
        (kind_of(Nim, coding=lambda self, game: Flat(game)), testing.check_coding, "is seen in the shape"),
        (kind_of(Nim, advisor=lambda self: Paired(0.5, error=1.0)), testing.check_advisor, "has a wrong loss"),
        (kind_of(Nim, advisor=lambda self: Paired(0.0, error=0.1)), testing.check_advisor, "has a wrong loss"),
        (kind_of(Nim, parse_bot=lambda self, text: None), testing.check_bots, "reads back from its text as None"),
    ],
)
def test_a_check_fails_a_game_that_is_wrong(kind: AnyKind, check: Callable[[AnyKind], None], text: str) -> None:
    with pytest.raises((AssertionError, ValueError), match=text):
        check(kind)


@pytest.mark.parametrize("share", [None, 1.0])
def test_a_loss_may_be_known_better_than_by_the_worths(share: float | None) -> None:
    testing.check_advisor(kind_of(Nim, advisor=lambda self: Paired(share, error=1.0)))


def test_the_chances_of_a_fair_die() -> None:
    assert {probability for _, probability in Nim.start(["Ada", "Bo"], 1).chances()} == {Fraction(1, 3)}


def test_the_page_listens_to_the_key_of_the_full_screen() -> None:
    assert f'const KEY = "{FULL_SCREEN_KEY}";' in (STATIC / "full_screen.js").read_text(encoding="utf-8")
