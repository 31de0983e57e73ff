"""The table and what it keeps: one write for each state that is shown, and before it is shown."""

from __future__ import annotations

from itertools import pairwise

import pytest

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Move
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.table.layout import TableLayout, TableTexts
from buttons_widgets.kit.table.scene import Scene
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.hands import Hands


def test_a_state_is_kept_once_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Game] = []
    drawn: list[Game] = []
    unsafe: list[Game] = []  # a table would tell of an error in `draw`, and go on
    session = Session(Game.start(["Ada", "Bo"], seed=3), [None, CautiousBot(seed=1)])

    def keep(game: Game) -> str:
        kept.append(game)
        return ""

    draw = TableLayout.draw

    def watched(parts: TableLayout, scene: Scene[Game], said: TableTexts, enlarged: int | None) -> None:
        drawn.append(scene.game)
        if scene.game.ply and not any(scene.game is one for one in kept):
            unsafe.append(scene.game)
        draw(parts, scene, said, enlarged)

    monkeypatch.setattr(TableLayout, "draw", watched)
    person = Hands(Table(BUTTONS, session, BUTTONS.words("en"), pace="once", keep=keep))
    person.press("roll")
    assert [game.ply for game in kept] == [2]  # the roll and its dice, in one
    for _ in range(60):
        person.decide()
    person.table.undo()
    person.table.redo()
    assert unsafe == []
    assert all(one is not other for one, other in pairwise(kept))
    assert {id(game) for game in drawn if game.ply} <= {id(game) for game in kept}


def test_what_cannot_be_kept_is_told_until_it_can() -> None:
    trouble = "The disk is full."
    session = Session(Game.start(["Ada"], cards=["r"], seed=4), [None])
    person = Hands(Table(BUTTONS, session, BUTTONS.words("en"), keep=lambda game: trouble))
    person.press("roll")
    assert person.notice == trouble
    trouble = ""
    person.click(person.offered[0])
    assert person.notice == ""


def test_who_decides_in_a_bot_s_place_is_kept_at_once() -> None:
    kept: list[tuple[Game, list[object]]] = []

    def fails(game: Game) -> Move:
        raise RuntimeError

    session = Session(Game.start(["Ada", "Bo"], cards=["by", "rg"], seed=1), [None, fails])

    def keep(game: Game) -> str:
        kept.append((game, list(session.bots)))
        return ""

    person = Hands(Table(BUTTONS, session, BUTTONS.words("en"), pace="once", keep=keep))
    assert "could not decide" in person.prompt
    person.press("decide")
    assert kept[-1] == (person.table.game, [None, None])
