"""What the rules refuse, word for word, each with the message by which translators know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.button_up import Deal, Game, GameError, PlayFirst, Position, Sow, rules
from buttons_widgets.button_up.rules.game import Phase
from buttons_widgets.button_up.rules.moves import parse_move
from buttons_widgets.kit.rules.moves import LONGEST_MOVE
from tests.refused import Refused, check_told, messages_missing

DEAL = "kkwwrkrwr"
START = Game.start(["Ada", "Bo"], first="Ada", seed="refused")
SOWING = START.play(Deal(DEAL))
BETWEEN = SOWING  # a battle is over, and the next is not dealt yet
while BETWEEN.phase is Phase.SOW:
    BETWEEN = BETWEEN.play(BETWEEN.legal_moves()[0])
DECIDING = BETWEEN.play(Deal(DEAL))
OVER = DECIDING
while OVER.to_move is not None:
    OVER = OVER.play(OVER.chance_move() if OVER.phase is Phase.DEAL else OVER.legal_moves()[0])
POSITION = Position.parse("krw/kww/-/-/-/krr/-/-/- k")
ENDED = "-/-/-/-/-/krrkkrwww/-/-/- -"

REFUSED: Refused = {
    # moves
    "refused-move-text refused-up-moves": (
        lambda: parse_move("fly"),
        "'fly' is not a move: write sow 8, first, second, or deal kkwwrkrwr",
    ),
    "refused-move-made-of": (
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
        lambda: DECIDING.play(1),  # type: ignore[arg-type]
        "1, which is no move, is not legal, because a move is one of game.legal_moves(), such as Sow(8), or the text "
        "of one: "
        f"{DECIDING.names[DECIDING.to_move or 0]} is to move (who is first is decided) at ply 10 of battle 2",
    ),
    "refused-no-chance": (
        SOWING.chance_move,
        "chance is not to move: Ada is to move (a pile is sown) at ply 1 of battle 1, k/k/w/w/r/k/r/w/r r",
    ),
    "refused-sowing": (
        lambda: SOWING.play(Sow(1)),
        "sow 1 is not legal, because there is no spy in its pile: k/k/w/w/r/k/r/w/r r; "
        "Ada is to move (a pile is sown) at ply 1 of battle 1, k/k/w/w/r/k/r/w/r r",
    ),
    "refused-circle-places": (
        lambda: START.play(Deal("rkw")),
        "deal rkw is not legal, because the circle has 9 places: "
        "chance is to move (the circle is dealt) at ply 0 of battle 1",
    ),
    "refused-in-battle": (
        lambda: START.play(Sow(3)),
        "sow 3 is not legal, because the circle is dealt: chance is to move (the circle is dealt) at ply 0 of battle 1",
    ),
    "refused-in-battle-at": (
        lambda: BETWEEN.play(Sow(3)),
        "sow 3 is not legal, because the circle is dealt: "
        f"chance is to move (the circle is dealt) at ply 9 of battle 2, {BETWEEN.position}",
    ),
    "refused-while-dealing": (
        lambda: START.play(PlayFirst()),
        "first is not legal, because the circle is dealt: chance is to move (the circle is dealt) at ply 0 of battle 1",
    ),
    "refused-while-first": (
        lambda: DECIDING.play(Sow(3)),
        "sow 3 is not legal, because who is first is decided: "
        f"{DECIDING.names[DECIDING.to_move or 0]} is to move (who is first is decided) at ply 10 of battle 2",
    ),
    "refused-while-sowing": (
        lambda: SOWING.play(Deal(DEAL)),
        f"deal {DEAL} is not legal, because a pile is sown: "
        "Ada is to move (a pile is sown) at ply 1 of battle 1, k/k/w/w/r/k/r/w/r r",
    ),
    "refused-while-match-over": (
        lambda: OVER.play(Sow(3)),
        "sow 3 is not legal, because the match is over: "
        f"nobody is to move (the match is over) at ply {OVER.ply} of battle {len(OVER.battles)}, {OVER.position}",
    ),
    # positions
    "refused-piles": (
        lambda: Position.parse("k/r/w"),
        "a position is its piles and the mover, such as 'krw/kww/-/-/-/krr/-/-/- k', but this is 'k/r/w'",
    ),
    "refused-no-pile": (
        lambda: POSITION.sow(3),
        f"sow 3 is not legal, because no pile stands there: {POSITION}",
    ),
    "refused-no-spy": (
        lambda: POSITION.sow(6),
        f"sow 6 is not legal, because there is no spy in its pile: {POSITION}",
    ),
    "refused-battle-over": (
        lambda: Position.parse(ENDED).sow(6),
        f"sow 6 is not legal, because the battle is over: {ENDED}",
    ),
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
    "refused-parts refused-piles": (
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
    "refused-move refused-battle-over": (
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


@pytest.mark.parametrize("messages", REFUSED)
def test_what_is_refused_is_told_word_for_word(messages: str) -> None:
    check_told(REFUSED, messages)


def test_a_text_is_a_move_up_to_its_longest() -> None:
    assert parse_move("sow 8".rjust(LONGEST_MOVE)) == Sow(8)
    for text in ("sow 8".rjust(LONGEST_MOVE + 1), None, 8, b"sow 8"):
        with pytest.raises(GameError, match="is not a move: write sow 8"):
            parse_move(text)  # type: ignore[arg-type]


def test_piles_that_are_no_texts() -> None:
    for piles in ("rkw", None, ("r", "k", 5)):
        with pytest.raises(GameError) as refused:
            Position(piles, "r")  # type: ignore[arg-type]
        assert str(refused.value) == f"the piles of a position are texts of r k w, not {piles!r}"
    assert Position(["r", "k", "w"], "r").piles == ("r", "k", "w")  # type: ignore[arg-type]


@pytest.mark.parametrize("places", [0, 1, 4, 5, 7, 12])
def test_a_circle_of_another_size(places: int) -> None:
    with pytest.raises(GameError) as refused:
        Position(tuple("rkw" * 4)[:places], "r")
    assert str(refused.value) == f"a circle has 3, 6 or 9 places, not {places}"


@pytest.mark.parametrize("mover", ["rk", "", "w", "R", None, 0])
def test_a_mover_that_is_no_army(mover: object) -> None:
    with pytest.raises(GameError, match="the mover is r or k while there are 3 piles, not "):
        Position(("r", "k", "w"), mover)  # type: ignore[arg-type]


def test_every_message_of_the_rules_is_among_them() -> None:
    assert messages_missing(REFUSED, Path(rules.__file__).parent) == set()
