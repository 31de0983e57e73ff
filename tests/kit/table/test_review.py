"""The review at the end of a game at the table: it takes the table's place, and gives it back."""

from __future__ import annotations

import gc

import pytest
from ipywidgets.widgets.widget import _instances

from buttons_widgets import CautiousBot, play
from buttons_widgets.buttons.analysis.game_worths import review_of
from buttons_widgets.kit.lobby.play_widget import PlayWidget, play_kind
from buttons_widgets.kit.review.game_review import GameReview
from buttons_widgets.kit.saving.shelf import Shelf
from tests.hands import press_key
from tests.nim import NIM
from tests.staged import at, button

SIDES = ["rbygr/gyrby/bgyrb/yrbgy/rbgyg", "gyrby/rbygr/bgyrb/rbgyg/yrbgy"]


def at_the_end(shelf: Shelf, **wishes: bool) -> PlayWidget:
    """A table at which a game has just ended; Ada, a person, has the second seat."""
    players = [("Bo", CautiousBot(2, seed=1)), "Ada"]
    game = play(players, SIDES, cards=["rb", "yg"], seed=3, pace="once", shelf=shelf, **wishes)
    at(game).play_until(" wins!| share the win!")
    return game


def opened(game: PlayWidget) -> GameReview:
    at(game).press("review")
    (review,) = game.children
    assert isinstance(review, GameReview)
    return review


def test_the_review_of_the_person_takes_the_place_of_the_table(shelf: Shelf) -> None:
    game = at_the_end(shelf)
    table = game.table
    assert table is not None
    review = opened(game)
    assert review.seat == 1
    assert review.report() == review_of(game.game, "Ada")
    button(game, "Back to the table").click()
    assert game.children == (table,) and game.table is table
    assert list(at(game).actions) == ["again", "look-back", "review"]


def test_nothing_is_left_of_a_review(shelf: Shelf) -> None:
    game = at_the_end(shelf)
    opened(game)
    button(game, "Back to the table").click()
    gc.collect()
    before = set(_instances)
    opened(game)
    button(game, "Back to the table").click()
    assert {name: repr(one) for name, one in _instances.items() if name not in before} == {}


def test_a_game_that_begins_meanwhile_ends_the_review(shelf: Shelf) -> None:
    game = at_the_end(shelf)
    review, table = opened(game), game.table
    back = button(game, "Back to the table")
    game._again()
    assert game.table is not table and game.children == (game.table,)
    assert review.comm is None
    back.click()
    assert game.children == (game.table,)


@pytest.mark.parametrize(
    ("wishes", "offered"),
    [
        ({"coach": False}, False),
        ({"coach": False, "review": True}, True),
        ({"review": False}, False),
        ({"coach": True}, True),
    ],
)
def test_where_the_coach_is_forbidden_the_review_is_too_unless_it_is_asked_for(
    shelf: Shelf, wishes: dict[str, bool], offered: bool
) -> None:
    game = at_the_end(shelf, **wishes)
    assert ("review" in at(game).actions) == offered
    # The key of the button does nothing either.
    assert game.table is not None
    press_key(game.table.parts.frame, "v")
    assert (game.children != (game.table,)) == offered


def test_who_wants_no_coach_while_a_game_lasts_has_its_review(shelf: Shelf) -> None:
    game = play(pace="once", shelf=shelf)
    assert game.lobby is not None
    game.lobby.coach.value = False
    game.lobby._start()
    assert game.table is not None and game.table.coach_box.switch.layout.display == "none"
    assert game.table._leaves["review"] is not None


def test_a_game_without_an_analysis_has_no_such_button(shelf: Shelf) -> None:
    game = play_kind(NIM, ["Ada", "Bo"], seed=1, shelf=shelf)
    for _ in range(200):
        if game.game.to_move is None:
            break
        assert game.table is not None
        game.table.session.play(
            game.game.chance_move() if not isinstance(game.game.to_move, int) else game.game.legal_moves()[0]
        )
    assert game.table is not None
    game.table._go_on()
    assert [one["name"] for one in game.table.parts.actions.offered] == ["again", "look-back"]
