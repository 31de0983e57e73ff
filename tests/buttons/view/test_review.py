"""The review of a game, without a page: what it shows, and what clicks lead to."""

from __future__ import annotations

import asyncio
import gc
import re
from dataclasses import replace
from html import unescape
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
from ipywidgets.widgets.widget import _instances

from buttons_widgets import CHANCE, CautiousBot, Game, GameError, Lay, OptOut, Roll, load_pack, review
from buttons_widgets.buttons.analysis.game_worths import review_of
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.strategy.error_rates import round_costs
from buttons_widgets.buttons.view.reviewer import ExactReviewer
from buttons_widgets.kit.puzzles.pack import VARIABLE
from buttons_widgets.kit.review.game_review import GameReview
from buttons_widgets.kit.review.review_page import MOMENT, ReviewPage
from buttons_widgets.kit.rules.answer import Answer
from buttons_widgets.kit.rules.errors import MissingPackageError
from buttons_widgets.kit.rules.review import Decision
from tests.hands import follow, press_key, pressed_then_read

SMALL = "rbyg/gryb/ybrg/bgry"


def text(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]+>", " ", re.sub("</?span[^>]*>", "", html))).split())


def game_of(players: int = 2, moves: int = 90) -> Game:
    names = ["Ada", "Bo", "Cy"][:players]
    game = Game.start(names, [SMALL] * players, seed="review")
    bots = [CautiousBot(2 + seat, seed=seat) for seat in range(players)]
    while game.to_move is not None and game.ply < moves:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


GAME = game_of()


@pytest.fixture(scope="module")
def shown() -> GameReview:
    return review(GAME, "Ada")


def press(shown: GameReview, name: str, turn: int | None = None) -> None:
    content = {"type": "press", "name": name, "turn": shown.parts.actions.turn if turn is None else turn}
    shown.parts.actions._handle_custom_msg(content, [])


def click(shown: GameReview, cell: str) -> None:
    board = shown.parts.boards.children[0].board
    content = {"type": "cell", "cell": cell, "turn": board.turn}
    board._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def test_the_sums_are_those_of_the_review(shown: GameReview) -> None:
    found = review_of(GAME, "Ada")
    assert shown.report() == found
    sums = text(shown.parts.sums.value)
    assert sums.startswith(f"−{found.cost:.2f} ★ Errors ")  # the number that counts stands over the table
    assert f"Luck with the dice {'+' if found.luck > 0 else '−'}{abs(found.luck):.2f} ★" in sums
    assert f"Errors −{found.cost:.2f} ★" in sums
    assert f"Error rate: {found.error_rate:.2f} ★ per decision, {len(found.counted)} real decisions" in sums
    notes = text(shown.parts.notes.value)
    assert "opt out on 17% of its turns" in notes and "They do not see the race" in notes
    assert "Where stars are placed is counted apart" in notes
    assert "measured" not in notes  # on boards of four rows no bot was


def test_a_decision_shows_every_choice_and_what_was_chosen(shown: GameReview) -> None:
    found = shown.report()
    for decision in found.counted[:10]:
        shown.go(decision.ply)
        told, bars = text(shown.parts.message.value), text(shown.parts.bars.value)
        assert "Ada chose" in told and "chosen" in bars
        assert ("No choice was better" in told) == (decision.cost == 0)
        for option in decision.answer.options:
            assert f"{option.value:.2f} ★" in bars
        spaces = [choice for choice in (o.choice for o in decision.answer.options) if isinstance(choice, tuple)]
        worths = shown.parts.boards.children[0].board.worths
        assert set(worths) == {f"{row}-{col}" for row, col in spaces}


def cards(shown: GameReview) -> list[str]:
    """The cards of the moments that decided the game."""
    return re.findall("<button.*?</button>", shown.parts.moments.value)


def test_three_moments_come_first_in_the_order_of_the_game_and_without_the_answer(shown: GameReview) -> None:
    found = shown.report()
    assert shown.parts.body.children[0] is shown.parts.moments
    assert text(shown.parts.moments.value).startswith("Three moments that decided it")
    assert {moment.ply for moment in found.moments()} == {one.ply for one in found.costliest()}
    for number, (decision, card) in enumerate(zip(found.moments(), cards(shown), strict=True), start=1):
        each = found.round_at(decision.ply)
        assert each is not None
        assert text(card).startswith(f"{number} Round {each.number}, ") and text(card).endswith("Try it again")
        assert f"Ada gave up {decision.cost:.2f} ★ {found.mark(decision)}" in text(card)
        # Of two choices, the one that was chosen would tell the other one.
        assert "best" not in text(card) and "“" not in text(card)


def test_each_moment_has_a_picture_of_its_own_board_and_the_boards_stay_as_they_are(shown: GameReview) -> None:
    found, game_view = shown.report(), BUTTONS.view
    for decision, card in zip(found.moments(), cards(shown), strict=True):
        board = game_view.make_board(BUTTONS.words("en"), 0)
        board.draw(game_view.board(shown._scene(decision.ply), 0, {}), active=False, turn=0, compact=True)
        (picture,) = re.findall('src="data:image/svg[+]xml,(.*?)"', card)
        assert unquote(picture) == board._repr_svg_()  # type: ignore[attr-defined]
    shown.parts.look_back.step(10**6)
    before = shown.parts.boards.children[0].board.view
    shown.parts.draw_review(found, shown._scene)
    assert shown.parts.boards.children[0].board.view == before


def test_the_moment_that_is_looked_at_is_marked_among_the_cards_and_each_in_the_plot(shown: GameReview) -> None:
    moments = shown.report().moments()
    for number, moment in enumerate(moments):
        shown.go(moment.ply)
        assert [kind for kind in shown.parts.moments._dom_classes if kind.startswith("bw-at-")] == [f"bw-at-{number}"]
    shown.parts.look_back.step(10**6)
    assert not any(kind.startswith("bw-at-") for kind in shown.parts.moments._dom_classes)
    points = [mark for mark in shown.parts.plot.marks if mark["look"] == "point"]
    assert [point["text"] for point in points] == ["1", "2", "3"]
    xs = {decision.ply: stop["x"] for decision, stop in zip(_with_choice(shown), shown.parts.plot.stops, strict=True)}
    assert [point["x"] for point in points] == [xs[moment.ply] for moment in moments]


@pytest.mark.parametrize("number", [-1, 3, 10**6])
def test_a_moment_that_is_not_there_leads_nowhere(shown: GameReview, number: int) -> None:
    shown.parts.look_back.step(10**6)
    follow(shown.parts.frame, MOMENT, number)
    assert shown.tries is None


def test_few_costly_mistakes_are_told_kindly(shown: GameReview) -> None:
    page, found = shown._page, shown.report()
    first, second = (decision.cost for decision in found.costliest()[:2])

    def few(least: float, *decisions: Decision) -> str:
        some = replace(found.rounds[0], decisions=decisions)
        return page.few(replace(found, rounds=(some,), thresholds=(least, least, least)))

    costly, best = found.costliest()[:2], next(one for one in found.counted if one.cost == 0)
    assert few(9.0, *costly) == f"No costly mistake: no choice gave up more than {first:.2f} ★."
    between = (first + second) / 2
    assert few(between, *costly) == f"No other costly mistake: none of the rest gave up more than {second:.2f} ★."
    assert few(9.0, best) == "No costly mistake: every choice was one of the best."
    assert few(second / 2, costly[1], best) == "No other mistake: every other choice was one of the best."


def test_who_has_read_the_question_presses_what_is_there_now(shown: GameReview) -> None:
    order = pressed_then_read(shown.parts.actions, shown.parts.message)
    for number in range(3):
        follow(shown.parts.frame, MOMENT, number)
    assert order.count("pressed") == 3 and order[::2] == ["pressed"] * len(order[::2])


def test_a_decision_is_tried_again_before_the_answer_is_shown(shown: GameReview) -> None:
    for number, decision in enumerate(shown.report().moments()):
        follow(shown.parts.frame, MOMENT, number)
        assert shown.tries == decision
        assert text(shown.parts.message.value) == "What would you do now?"
        assert shown.parts.bars.value == "" and shown.parts.boards.children[0].board.worths == {}
        best = decision.answer.options[0].choice
        if isinstance(best, tuple):
            click(shown, f"{best[0]}-{best[1]}")
        else:
            press(shown, best.replace(" ", "-"))
        assert "is best. In the game Ada chose" in text(shown.parts.message.value)
        assert shown.parts.bars.value and shown.tries is None
        assert shown.parts.frame.news == text(shown.parts.message.value)


def test_the_same_mistake_again_is_told_so(shown: GameReview) -> None:
    decision = shown.report().costliest()[0]
    shown.try_again(decision)
    if isinstance(decision.choice, tuple):
        click(shown, "{}-{}".format(*decision.choice))
    else:
        press(shown, str(decision.choice).replace(" ", "-"))
    assert f"again: it costs {decision.cost:.2f} ★" in text(shown.parts.message.value)


def test_the_answer_is_not_shown_on_the_way_to_a_try(shown: GameReview) -> None:
    seen: list[str] = []
    shown.parts.look_back.step(10**6)
    shown.parts.bars.observe(lambda change: seen.append(change["new"]), "value")
    shown.parts.message.observe(lambda change: seen.append(text(change["new"])), "value")
    for decision in shown.report().costliest():
        shown.try_again(decision)
    shown.parts.bars.unobserve_all("value")
    shown.parts.message.unobserve_all("value")
    assert set(seen) <= {"", "What would you do now?"} and seen


def test_a_late_press_and_a_click_beside_the_question_do_nothing(shown: GameReview) -> None:
    decision = shown.report().costliest()[0]
    shown.try_again(decision)
    press(shown, "give-up", turn=shown.parts.actions.turn - 1)
    assert shown.tries == decision
    press(shown, "give-up")
    assert shown.tries is None and "it cost" in text(shown.parts.message.value)
    before = shown.parts.message.value
    click(shown, "1-1")
    assert shown.parts.message.value == before


def test_to_go_on_in_the_game_ends_a_try(shown: GameReview) -> None:
    shown.try_again(shown.report().costliest()[0])
    press_key(shown.parts.frame, "ArrowLeft")
    shown.parts.look_back.step(-1)
    assert shown.tries is None and shown.parts.actions.layout.display == "none"


def test_another_seat_is_reviewed_and_its_board_shown() -> None:
    shown = review(GAME)
    assert [panel.owner for panel in shown.parts.boards.children] == [0]
    shown.parts.seats.value = 1
    assert shown.report() == review_of(GAME, 1)
    assert [panel.owner for panel in shown.parts.boards.children] == [1]
    assert text(shown.parts.title.value) == "Review: Bo"


def test_a_game_in_which_nothing_was_decided_says_so() -> None:
    shown = review(Game.start(["Ada"], [SMALL], seed=1))
    assert "Nothing has been decided in this game yet" in text(shown.parts.thinking.message.value)
    assert shown.parts.body.layout.display == "none"
    one = review(Game.start(["Ada"], [SMALL], seed=1).play(Roll()))
    assert "There was no real decision yet." in text(one.parts.sums.value)
    assert text(one.parts.moments.value) == "What decided it There was no real decision yet."


@pytest.mark.parametrize(
    ("given", "seat", "says"),
    [("BUTTONS\nseed: 1", 0, r"Game\.parse\(text\)"), (GAME, "Eve", "the players are 'Ada', 'Bo'")],
)
def test_what_cannot_be_reviewed_is_refused_in_words(given: object, seat: object, says: str) -> None:
    with pytest.raises(GameError, match=says):
        review(given, seat)  # type: ignore[arg-type]


def test_what_is_missing_is_told_in_the_widget(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise MissingPackageError("numba")

    monkeypatch.setattr("buttons_widgets.buttons.view.reviewer.review_of", missing)
    shown = review(GAME)
    assert "pip install numba" in text(shown.parts.thinking.message.value)
    assert shown.parts.thinking.button.layout.display == "none"


def test_in_a_notebook_it_is_worked_out_beside_the_kernel_and_can_be_stopped() -> None:
    async def cell() -> GameReview:
        shown = review(GAME)
        assert shown.review is None and "progressbar" in shown.parts.thinking.message.value
        shown.parts.thinking.button.click()
        assert text(shown.parts.thinking.message.value) == "Stopped."
        shown.parts.thinking.button.click()
        while shown.parts.thinking.worker._thread is not None and shown.parts.thinking.worker._thread.is_alive():
            await asyncio.to_thread(shown.parts.thinking.worker._thread.join, 1)
        return shown

    shown = asyncio.run(cell())
    assert shown.review == review_of(GAME, 0)


def test_who_waits_for_the_report_has_it_in_the_picture_too() -> None:
    async def cell() -> GameReview:
        shown = review(GAME)
        # Saved now, it would say for ever that it is under way.
        assert "Run this cell to see the review" in shown._repr_svg_()
        assert shown.report() == review_of(GAME, 0)
        return shown

    assert "<polyline" in asyncio.run(cell())._repr_svg_()


def test_closing_leaves_no_widget_behind() -> None:
    gc.collect()
    before = set(_instances)
    shown = review(GAME)
    shown.parts.seats.value = 1
    shown.try_again(shown.report().costliest()[0])
    shown.close()
    assert {name: repr(widget) for name, widget in _instances.items() if name not in before} == {}


def test_a_picture_stays_where_no_kernel_runs(shown: GameReview) -> None:
    picture = shown._repr_svg_()
    assert picture.startswith("<svg") and "Review: Ada" in picture and "<polyline" in picture
    assert "Luck with the dice" in picture and "They do not see the race" in text(picture)
    told = [picture.index(what) for what in ("1. Round", "3. Round", "<polyline", "<circle", "Luck and skill")]
    assert told == sorted(told)  # the moments, the curve, and then the sums


def test_a_small_game_by_hand_is_read_like_this() -> None:
    game = Game.start(["Ada"], [SMALL], ["r"], seed=1)
    game = game.play(Roll())
    game = game.play(game.chance_move())
    lay = game.legal_moves()[0]
    assert isinstance(lay, Lay)
    shown = review(game.play(lay).play(OptOut()))
    shown.go(3)
    assert text(shown.parts.message.value).startswith("Ada chose “Opt out”")


def go(shown: GameReview, stop: object) -> None:
    content = {"type": "go", "stop": stop}
    shown.parts.plot._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def test_the_plot_leads_to_every_decision(shown: GameReview) -> None:
    decisions = _with_choice(shown)
    assert len(shown.parts.plot.stops) == len(decisions)
    for number, decision in enumerate(decisions):
        go(shown, number)
        assert shown.parts.look_back.ply == decision.ply and shown.parts.plot.at == number
        assert shown.parts.plot.now == shown.parts.plot.stops[number]["x"]
    for nonsense in (-1, len(decisions), True, "1", None):
        before = shown.parts.look_back.ply
        go(shown, nonsense)
        assert shown.parts.look_back.ply == before
    xs = [stop["x"] for stop in shown.parts.plot.stops]
    assert xs == sorted(xs)


def test_the_plot_says_what_it_shows(shown: GameReview) -> None:
    found = shown.report()
    steps = [
        (before - after, each.number, ply)
        for each in found.rounds
        for (_, before), (ply, after) in pairwise(each.course)
    ]
    fall, number, _ = max(steps, key=lambda step: step[0])
    first, last = found.rounds[0], found.rounds[-1]
    told = shown.parts.plot.description
    assert told.startswith(f"It begins at {first.start:.2f} ★ in round {first.number} and ends at {last.end:.2f} ★ in")
    assert f"The greatest fall is {fall:.2f} ★ in round {number}: " in told
    costly = found.costliest()[0]
    (name,) = [
        stop["name"]
        for stop, one in zip(shown.parts.plot.stops, _with_choice(shown), strict=True)
        if one.ply == costly.ply
    ]
    assert f"cost {costly.cost:.2f} ★" in name


def _with_choice(shown: GameReview) -> list[Decision]:
    return [one for one in shown.report().decisions if not one.forced]


def test_a_worth_that_never_falls_is_told_so() -> None:
    shown = review(Game.start(["Ada"], [SMALL], seed=1).play(Roll()))
    assert (
        shown.parts.plot.description.endswith("It never falls.")
        and shown.parts.plot.stops == []
        and shown.parts.plot.at == -1
    )


def test_a_mistake_is_kept_as_a_puzzle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    shown = review(GAME, "Ada")
    found = shown.report()
    right = next(one for one in found.counted if one.cost == 0)
    shown.go(right.ply)
    assert shown.parts.keeping.button.layout.display == "none"
    mistake = found.costliest()[0]
    shown.try_again(mistake)
    assert shown.parts.keeping.button.layout.display == "none"  # the answer is not there yet
    press(shown, "give-up")
    assert shown.parts.keeping.button.layout.display is None
    shown.parts.keeping.button.click()
    (puzzle,) = load_pack("mine")
    assert text(shown.parts.keeping.message.value) == shown.parts.frame.news
    assert f"It is now the puzzle “{puzzle.id}” of your pack “mine”, level {puzzle.level}." in shown.parts.frame.news
    assert shown.parts.keeping.button.layout.display == "none"
    assert f"cost {mistake.cost:.2f} ★" in puzzle.note and "Ada and Bo" in puzzle.note
    # In another review it is known already.
    other = review(GAME, "Ada")
    other.go(mistake.ply)
    other.parts.keeping.button.click()
    assert "already" in text(other.parts.keeping.message.value)
    assert len(load_pack("mine")) == 1


def test_a_decision_that_is_too_large_for_a_puzzle_is_shown_and_not_offered_as_one() -> None:
    # On an empty board with opponents no puzzle may ask which space is best: nobody would wait for its answer.
    game = Game.start(["Ada", "Bo"], cards=["rb", "yg"], seed="review").play(Roll())
    game = game.play(game.chance_move())
    shown = review(game.play(game.legal_moves()[0]), "Ada")
    (decision,) = shown.report().counted
    assert decision.cost > 0
    shown.go(decision.ply)
    assert f"cost {decision.cost:.2f} ★" in text(shown.parts.message.value)
    assert shown.parts.keeping.button.layout.display == "none"


def test_what_fails_at_a_moment_is_told_there_and_the_next_one_is_shown(
    shown: GameReview, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> bool:
        raise RuntimeError("no such puzzle")

    first, second = shown.report().costliest()[:2]
    with monkeypatch.context() as broken:
        broken.setattr(shown._reviewer, "can_keep", failing)
        shown.go(first.ply)
    assert text(shown.parts.message.value) == shown.parts.frame.news
    assert "cannot be shown" in shown.parts.frame.news and "no such puzzle" in shown.parts.frame.news
    shown.go(second.ply)
    assert f"cost {second.cost:.2f} ★" in text(shown.parts.message.value)


def test_why_a_mistake_cannot_be_kept_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "buttons").mkdir()
    (tmp_path / "buttons" / "mine.jsonl").write_text("nonsense\n", encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    shown = review(GAME, "Ada")
    shown.go(shown.report().costliest()[0].ply)
    shown.parts.keeping.button.click()
    assert text(shown.parts.keeping.message.value).startswith("It was not kept: ")
    assert not shown.parts.keeping.button.disabled


def test_the_grade_says_who_gives_up_as_much_in_a_round() -> None:
    page, costs = ReviewPage(ExactReviewer(), Game.start(["Ada", "Bo"], seed=1), BUTTONS.words("en")), round_costs(2)
    order = sorted(costs, key=lambda name: costs[name])
    found = review_of(GAME, "Ada")
    assert found.round_cost is not None

    def grade(cost: float) -> str:
        decision = replace(found.counted[0], answer=Answer.of({"roll": 0.0, "opt out": -cost}), choice="opt out")
        return page.grade(replace(found, rounds=(replace(found.rounds[0], decisions=(decision,)),)))

    assert grade(0.0).startswith("0.00 ★ given up per round. That is less than every bot") and order[0] in grade(0.0)
    assert grade(9.0).startswith("9.00 ★ given up per round. That is more than every bot") and order[-1] in grade(9.0)
    for better, worse in pairwise(order):
        between = grade((costs[better] + costs[worse]) / 2)
        assert f"between {better} ({costs[better]:.2f} ★) and {worse} ({costs[worse]:.2f} ★)" in between
