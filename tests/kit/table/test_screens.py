"""Several screens at one table: who may decide for whom."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets import play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.screens import MOST_SCREENS, Claims
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.hands import Hands
from tests.staged import at

SCREENS = st.sampled_from(["left", "right", "third"])


@given(st.lists(st.tuples(st.sampled_from(["seen", "gone", "claimed", "released"]), st.integers(0, 3), SCREENS)))
def test_a_seat_belongs_to_nobody_or_to_the_last_who_claimed_it(deeds: list[tuple[str, int, str]]) -> None:
    claims, owners = Claims(), dict.fromkeys(range(4), "")
    for deed, seat, screen in deeds:
        match deed:
            case "seen" | "gone":
                claims = getattr(claims, deed)(screen)
                assert (screen in claims.screens) == (deed == "seen")
            case "claimed":
                claims, owners[seat] = claims.claimed(seat, screen), screen
            case "released":
                claims, owners[seat] = claims.released(seat), ""
        for place, owner in owners.items():
            assert claims.owner(place) == owner
            for other in ("left", "right", "third", ""):
                assert claims.may_move(place, other) == (owner in ("", other))


def test_screens_without_number_fill_no_memory() -> None:
    claims = Claims()
    for number in range(10 * MOST_SCREENS):
        claims = claims.seen(f"screen {number}")
    assert len(claims.screens) == MOST_SCREENS


def table_of_two() -> Hands:
    session = Session(Game.start(["Ada", "Bo"], cards=["rg", "by"], seed="two"), [None, None])
    return Hands(Table(BUTTONS, session, BUTTONS.words("en"), coach=False))


def say(person: Hands, screen: Any, **content: Any) -> None:
    person.table.parts.screens._handle_custom_msg({**content, "screen": screen}, [])


def test_only_the_owner_of_a_seat_moves_and_anybody_where_nobody_owns_it() -> None:
    person = table_of_two()
    table = person.table
    say(person, "left", type="here")
    assert table.parts.screens.several is False
    say(person, "right", type="here")
    assert table.parts.screens.several is True
    say(person, "left", type="claim", seat=0)
    assert table.parts.screens.seats == [
        {"seat": 0, "name": "Ada", "owner": "left"},
        {"seat": 1, "name": "Bo", "owner": ""},
    ]
    row, frame, game = table.parts.actions, table.parts.frame, table.game
    for screen in ("right", "third", "", None, 7, ["left"], "left" * 20):
        row._handle_custom_msg({"type": "press", "name": "roll", "turn": row.turn, "screen": screen}, [])
        frame._receive(frame, {"type": "key", "key": "r", "turn": frame.turn, "screen": screen}, [])
    assert table.game is game
    assert person.notice == "Ada decides on another screen."
    row._handle_custom_msg({"type": "press", "name": "roll", "turn": row.turn, "screen": "left"}, [])
    assert table.game.ply == 2
    # On the board too.
    board, game = table.parts.boards[0].board, table.game
    click = {"type": "cell", "cell": board.offered[0], "turn": board.turn}
    board._handle_custom_msg(click | {"screen": "right"}, [])
    assert table.game is game
    board._handle_custom_msg(click | {"screen": "left"}, [])
    assert table.game.ply == 3
    # Bo's seat is nobody's: everybody may decide there.
    while table.game.to_move == 0:
        person_of(person, "left").decide()
    person_of(person, "third").decide()
    assert table.game.last_move is not None


def person_of(person: Hands, screen: str) -> Hands:
    """The same table, from another screen."""

    class There(Hands):
        def press(self, name: str, turn: int | None = None) -> None:
            row = self.table.parts.actions
            row._handle_custom_msg({"type": "press", "name": name, "turn": row.turn, "screen": screen}, [])

    return There(person.table)


def test_a_seat_is_given_back_or_taken_over() -> None:
    person = table_of_two()
    screens = person.table.parts.screens
    say(person, "left", type="claim", seat=0)
    say(person, "right", type="release", seat=0)
    assert screens.claims.owner(0) == "left"
    say(person, "right", type="claim", seat=0)
    assert screens.claims.owner(0) == "right"
    say(person, "right", type="release", seat=0)
    assert screens.claims.owner(0) == ""
    before = screens.claims
    for forged in ({"seat": 9}, {"seat": True}, {"seat": "0"}, {"seat": -1}, {}, {"seat": None}):
        say(person, "right", type="claim", **forged)
    for nobody in ("", None, 5, "x" * 41, {"a": 1}):
        say(person, nobody, type="claim", seat=1)
    assert screens.claims == before


def test_everybody_keeps_their_seats_in_the_next_game(shelf: Shelf) -> None:
    game = play(["Ada", "Bo"], seed=1, shelf=shelf)
    say(at(game), "left", type="claim", seat=1)
    game._again()
    assert at(game).table.parts.screens.claims.owner(1) == "left"
    assert at(game).table.parts.screens.seats[1]["owner"] == "left"
