"""What the rules refuse, word for word, each with the message by which translators know it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from buttons_widgets.button_up import Deal, Game, GameError, IllegalMove, PlayFirst, Position, Sow
from buttons_widgets.button_up.rules.game import Phase
from buttons_widgets.button_up.rules.moves import LONGEST_TEXT, parse_move

DEAL = "kkwwrkrwr"
START = Game.start(["Ada", "Bo"], first="Ada", seed="refused")
SOWING = START.play(Deal(DEAL))
BETWEEN = SOWING  # a battle is over, and the next is not dealt yet
while BETWEEN.phase is Phase.SOW:
    BETWEEN = BETWEEN.play(BETWEEN.legal_moves()[0])
DECIDING = BETWEEN.play(Deal(DEAL))
POSITION = Position.parse("krw/kww/-/-/-/krr/-/-/- k")
ENDED = "-/-/-/-/-/krrkkrwww/-/-/- -"

REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    # moves
    "refused-up-move": (
        lambda: parse_move("fly"),
        "'fly' is not a move: write sow 8, first, second, or deal kkwwrkrwr",
    ),
    "refused-up-deal": (
        lambda: parse_move("deal rrr"),
        "'deal rrr' is not a move: a deal has as many r as k as w, one to three of each, not 'rrr'",
    ),
    "refused-sow-place": (lambda: Sow(10), "a pile is sown from a place from 1 to 9, not 10"),
    "refused-move": (
        lambda: SOWING.play(PlayFirst()),
        "first is not legal, because a pile is sown: "
        "Ada is to move (a pile is sown) at ply 1 of battle 1, k/k/w/w/r/k/r/w/r r",
    ),
    "refused-no-move": (
        lambda: DECIDING.play("first"),  # type: ignore[arg-type]
        "'first', which is no move, is not legal, because a move is one of game.legal_moves(), such as Sow(8), or what "
        "parse_move makes of its text: "
        f"{DECIDING.names[DECIDING.to_move or 0]} is to move (who is first is decided) at ply 10 of battle 2",
    ),
    "refused-no-deal": (
        SOWING.chance_move,
        "nothing is dealt now: Ada is to move (a pile is sown) at ply 1 of battle 1, k/k/w/w/r/k/r/w/r r",
    ),
    "refused-sowing": (
        lambda: SOWING.play(Sow(1)),
        "sow 1 is not legal, because there is no spy in its pile: k/k/w/w/r/k/r/w/r r; "
        "Ada is to move (a pile is sown) at ply 1 of battle 1, k/k/w/w/r/k/r/w/r r",
    ),
    # positions
    "refused-circle": (lambda: Position(("w", "r"), "r"), "a circle has 3, 6 or 9 places, not 2"),
    "refused-circle-each": (
        lambda: Position(("w", "r", "r"), "r"),
        "a circle of 3 places has 1 each of r k w, not ('w', 'r', 'r')",
    ),
    "refused-no-mover": (
        lambda: Position(("", "rkw", ""), "r"),
        "the mover is - with one pile left, not 'r'",
    ),
    "refused-mover": (
        lambda: Position(("r", "kw", ""), "-"),
        "the mover is r or k while there are 2 piles, not '-'",
    ),
    "refused-first": (lambda: Position.of_deal("rkw", "w"), "r (seat 0) or k (seat 1) is first, not 'w'"),
    "refused-up-position": (
        lambda: Position.parse("hello"),
        "a position is its piles and the mover, such as 'krw/kww/-/-/-/krr/-/-/- k', but this is 'hello'",
    ),
    "refused-up-place": (
        lambda: Position.parse("k/x/w r"),
        "place 2 of 'k/x/w r' is 'x': write letters of r k w, or -",
    ),
    "refused-up-no-position": (
        lambda: Position.parse("k/k/w r"),
        "'k/k/w r' is no position: a circle of 3 places has 1 each of r k w, not ('k', 'k', 'w')",
    ),
    "refused-no-place": (lambda: POSITION.why_not(10), "there is no place 10: the places are 1 to 9"),
    "refused-sow": (
        lambda: Position.parse(ENDED).sow(6),
        f"sow 6 is not legal, because the battle is over: {ENDED}",
    ),
    "refused-army": (
        lambda: Game.start(["Ada", "Bo"], army=4),
        "an army has 1 to 3 buttons, not 4",
    ),
    "refused-deal": (
        lambda: Deal(5),  # type: ignore[arg-type]
        "a deal is a text of the letters r k w, such as 'kkwwrkrwr', not 5",
    ),
    "refused-deal-each": (
        lambda: Deal("rrw"),
        "a deal has as many r as k as w, one to three of each, not 'rrw'",
    ),
}


@pytest.mark.parametrize("message", REFUSED)
def test_what_is_refused_is_told_word_for_word(message: str) -> None:
    ask, text = REFUSED[message]
    with pytest.raises(GameError) as refused:
        ask()
    assert str(refused.value) == text
    said = refused.value.said
    assert said is not None
    # A number out of its range is told by a message of the kit, in which stands what the game wants.
    assert (said.values["wanted"] if said.message == "refused-not" else said).message == message


def test_what_was_wanted_and_where_it_was_are_messages_of_their_own() -> None:
    with pytest.raises(IllegalMove) as refused:
        START.play(Deal("rkw"))
    said = refused.value.said
    assert said is not None
    why, where = said.values["why"], said.values["where"]
    assert (why.message, why) == ("refused-circle-places", "the circle has 9 places")
    assert (where.message, where) == (
        "refused-where-chance",
        "chance is to move (the circle is dealt) at ply 0 of battle 1",
    )
    assert where.values["situation"].message == "refused-in-battle"
    with pytest.raises(IllegalMove) as refused:
        BETWEEN.play(Sow(3))
    said = refused.value.said
    assert said is not None
    assert said.values["where"].values["situation"].message == "refused-in-battle-at"


def test_a_text_is_a_move_up_to_its_longest() -> None:
    assert parse_move("sow 8".rjust(LONGEST_TEXT)) == Sow(8)
    for text in ("sow 8".rjust(LONGEST_TEXT + 1), None, 8, b"sow 8"):
        with pytest.raises(GameError, match="is not a move: write sow 8"):
            parse_move(text)  # type: ignore[arg-type]


def test_piles_that_are_no_texts() -> None:
    for piles in ("rkw", None, ("r", "k", 5)):
        with pytest.raises(GameError, match=r"^the piles of a position are texts of r k w, not "):
            Position(piles, "r")  # type: ignore[arg-type]
    assert Position(["r", "k", "w"], "r").piles == ("r", "k", "w")  # type: ignore[arg-type]
