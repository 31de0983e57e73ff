"""Coach and review of War of the Buttons: a turn exactly, a game by playing on, and what was certainly worse."""

from __future__ import annotations

from typing import Any

import pytest

from buttons_widgets.kit.coach.coach_page import CoachPage
from buttons_widgets.kit.review.review_page import ReviewPage
from buttons_widgets.kit.rules.answer import Answer, Cancelled, error_of
from buttons_widgets.kit.rules.errors import MissingPackageError
from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.kit.rules.review import Review
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.testing import check_answer
from buttons_widgets.war_of_the_buttons import (
    CHANCE,
    Box,
    Game,
    GreedyBot,
    PlayoutBot,
    RandomBot,
    Table,
    WatchfulBot,
    best_turns,
    compare,
    parse_move,
    review,
)
from buttons_widgets.war_of_the_buttons.kind import WAR_OF_THE_BUTTONS as WAR
from buttons_widgets.war_of_the_buttons.strategy.simulator import play_on
from buttons_widgets.war_of_the_buttons.view import advisor as room
from buttons_widgets.war_of_the_buttons.view.advisor import Question, TurnAdvisor, TurnReviewer
from tests.hands import pick, plain, press
from tests.uncompiled import uncompile
from tests.war_of_the_buttons.view.village import laid

WORDS = WAR.words("en")
BIDS = laid(a="buttons=9 dice=3366", b="buttons=1 dice=55")
LAST_ROUND = (
    "round 4 first A do A turn / quarry 43210 1:B22 5 / forest 24210 - hut+3 / school free / cards star/3 quarry/2 / "
    "white lake=1256 market=- mill=- / "
    "A buttons=11 stars=1 brothers=1 hut=abc##. cards=market/2 dice=44 market=256 mill=- / "
    "B buttons=3 stars=2 brothers=0 hut=136#.. cards=- dice=- market=4 mill=56 / stack hut/3*4,star2/4 discard -"
)
"""One section is missing, and two dice are left to build it."""


def asked(game: Game, goal: str) -> Question:
    found = TurnAdvisor().question(game, {"goal": goal})
    assert found is not None
    return found


def answered(game: Game, goal: str) -> Answer:
    return TurnAdvisor().answer(asked(game, goal))


# A turn, exactly


def test_what_a_turn_brings_is_as_the_analysis_has_it() -> None:
    answer = answered(BIDS, "buttons")
    assert {option.choice: option.value for option in answer.options} == {
        option.choice: option.value for option in best_turns(BIDS.table).options
    }
    check_answer(TurnAdvisor(), asked(BIDS, "buttons"), WORDS)


def test_what_can_be_held_is_told_with_whether_it_can_be_beaten() -> None:
    answer = answered(BIDS, "hold")
    risks = {str(option.choice): option.risk for option in answer.options if option.risk is not None}
    # Bo has 5 5 and a button for a pip: 6 6 cannot be beaten, 3 3 can.
    assert risks["quarry 66, done"] == 0 and risks["quarry 33, done"] == 1
    assert list(risks) == [str(option.choice) for option in answer.options[: TurnAdvisor.most_rows]]
    rows = CoachPage(TurnAdvisor(), WORDS).rows(asked(BIDS, "hold"), answer)
    assert len(rows) == TurnAdvisor.most_rows + 1 and rows[-1].name.endswith(" others")
    said = {row.name: (row.worth, row.risk_text) for row in rows}
    assert said["Quarry: 6 6"] == ("+4 buttons", "by nobody") and said["Quarry: 3 3"] == ("+4 buttons", "yes")
    html = CoachPage(TurnAdvisor(), WORDS).bars(asked(BIDS, "hold"), answer)
    assert 'bw-coach-risk"' in html and 'bw-coach-risk bw-coach-safe"' in html
    check_answer(TurnAdvisor(), asked(BIDS, "hold"), WORDS)


def test_where_nothing_can_be_held_there_is_nothing_to_work_out() -> None:
    tattler = asked(laid(school="hut tattle:A3", a="dice=3366"), "hold")
    answer = TurnAdvisor().answer(tattler)
    assert answer.options == ()
    assert CoachPage(TurnAdvisor(), WORDS).verdict(tattler, answer) == "There is nothing to work out right now."
    assert (
        TurnAdvisor().question(
            laid(do="A detain", school="hut exam:A4 tattle:B3", quarry="1:A3", a="hut=12#..."), {"goal": "buttons"}
        )
        is None
    )


def test_a_turn_is_told_in_a_few_words() -> None:
    game = laid(a="buttons=9 dice=3366 cards=hut/3 hut=12#5..", lake="24", b="dice=1")
    names = {
        "quarry 33": "Quarry: 3 3",
        "exam 3": "Exam: 3",
        "white 4": "Lake: white 4",
        "change 3 5": "3 → 5",
        "give up hut/3": "Give up the card “Hut” and set a die free",
        "buy 2 33": "Card Quarry +2: 3 3",
        "market 6": "Market: 6",
    }
    for move, name in names.items():
        assert TurnAdvisor().choice_name(parse_move(move), asked(game, "wins"), WORDS) == name
    turns = {str(option.choice): option.choice for option in answered(game, "buttons").options}
    named = {text: TurnAdvisor().choice_name(turn, asked(game, "buttons"), WORDS) for text, turn in turns.items()}
    assert named["market 3, market 6, done, done"] == "Market: 3 6"
    assert named["give up hut/3, free 4, market 3, market 3, market 5, market 6, market 6"] == (
        "Give up the card “Hut” and set a die free, The 5 at section 4, Market: 3 3 5 6 6"
    )
    waits = laid(do="A market 3", a="buttons=9 market=3 dice=6", lake="2")
    done = {str(option.choice): option.choice for option in answered(waits, "buttons").options}["done, done"]
    assert TurnAdvisor().choice_name(done, asked(waits, "buttons"), WORDS) == "End the turn"
    after = game.play(parse_move("quarry 33"))
    assert TurnAdvisor().choice_name(parse_move("done"), asked(after, "wins"), WORDS) == "End the turn"


def test_the_line_of_code_finds_the_best_turns() -> None:
    own = Game.at_table(Table.parse(str(BIDS.table), Box(pip=3, prices={"quarry": "2"})), ["Ada", "Bo"])
    assert TurnAdvisor().code(BIDS, {"goal": "wins"}) == "" == TurnAdvisor().code(BIDS, {"goal": "hold"})
    for game in (BIDS, own):
        check_code(game)


def check_code(game: Game) -> None:
    line = TurnAdvisor().code(game, {"goal": "buttons"})
    scope: dict[str, Any] = {}
    first, rest = line.split("\n", 1)
    exec(first, scope)
    assert eval(rest, scope) == best_turns(game.table).options[:5]


# A game, estimated


def test_a_move_is_worth_what_games_that_are_played_on_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_GAMES", 800)
    parts: list[Answer] = []
    game = Game.at_table(Table.parse(LAST_ROUND), ["Ada", "Bo"], seed=1)
    answer = TurnAdvisor().growing(asked(game, "wins"), lambda share: None, parts.append)
    assert {option.choice for option in answer.options} == set(game.legal_moves())
    # The hut can be built at once: that wins.
    assert answer.find(parse_move("hut 4")).value == 1 and answer.find(parse_move("hut 4")).best
    worths = compare(game, WatchfulBot(), 800, seed="other")
    for option in answer.options:
        other = worths[option.choice].wins  # type: ignore[index]
        assert abs(option.value - other) <= 5 * (error_of(option.value) + other.error)
    told = CoachPage(TurnAdvisor(), WORDS).verdict(asked(game, "wins"), answer)
    assert "From up to 800 games each" in told or answer.is_sure
    check_answer(TurnAdvisor(), asked(game, "wins"), WORDS)


def test_whoever_plays_on_wins_as_often_as_with_its_own_move() -> None:
    """From a decision the bot's choice has the same games as playing on by it."""
    sure = 0
    for game in states_of(played([GreedyBot(seed=1), GreedyBot(seed=2)], seed=3, most=40)):
        if isinstance(game.to_move, int):
            choice, *more = {WatchfulBot(seed=seed)(game) for seed in range(5)}
            if not more:
                sure += 1
                found = play_on(game, WatchfulBot(), 100, "one")
                assert found.wins[game.to_move] == compare(game, WatchfulBot(), 100, "one", moves=[choice])[choice].wins
    assert sure > 5


def test_without_compiled_loops_it_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    uncompile(monkeypatch)
    with pytest.raises(MissingPackageError, match="numba"):
        answered(BIDS, "wins")
    assert answered(BIDS, "buttons").options


def test_what_was_decided_in_one_go_is_judged_by_its_first_move() -> None:
    session: Session[Any] = Session(laid(a="dice=13", b="dice=2"), (None, None), WAR.view.asks)
    session.play(parse_move("market 1"), parse_move("done"), parse_move("done"))
    taken = session.last_decision(lambda state: True, session.game.ply)
    assert taken is not None and str(taken[1]) == "market 1"


# A review


def played(bots: list[Any], seed: int, most: int = 10**6) -> Game:
    game = Game.start(["Ada", "Bo", "Cy", "Di"][: len(bots)], box="goal=2", seed=seed)
    while game.to_move is not None and game.ply < most:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


def reviewed(game: Game, seat: int = 0) -> Review:
    return TurnReviewer().review(game, seat)


@pytest.mark.parametrize(("players", "seat"), [(2, 0), pytest.param(4, 2, marks=pytest.mark.thorough)])
def test_luck_and_decisions_lead_from_the_first_chance_to_what_came_of_it(
    players: int, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "GAMES", 500)
    monkeypatch.setattr(TurnReviewer, "most_error", 0.04)
    game = played([RandomBot(number) for number in range(players)], seed=1)
    found = reviewed(game, seat)
    assert game.result is not None and found.is_over
    assert found.result == (seat in game.result.winners) / len(game.result.winners)
    assert abs(found.start + found.luck + found.others + found.decided - found.result) < 1e-9
    mine = [ply for ply, state in enumerate(states_of(game)) if state.to_move == seat]
    assert [decision.ply for decision in found.decisions] == mine
    assert all(0 <= worth <= 1 for each in found.rounds for _, worth in each.course), "chances, all the way"
    assert found.cost > 0.1 and found.cost >= -found.decided - 0.2
    page = ReviewPage(TurnReviewer(), game, WORDS)
    assert [name for name, _ in page.sum_lines(found)][1] == "Luck: dice, cards, markers"
    assert "counted against the best move" in page.notes()


def test_the_best_bot_errs_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TurnReviewer, "most_error", 0.04)
    monkeypatch.setattr(room, "GAMES", 200)
    costs = [reviewed(played([bot, GreedyBot(seed=2)], seed=5)).error_rate for bot in (RandomBot(1), PlayoutBot(1))]
    assert costs[0] is not None and costs[1] is not None and costs[0] > 3 * costs[1]


def test_a_turn_that_was_certainly_worse_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GAMES", 200)
    start = laid(a="buttons=0 brothers=1 dice=66", b="buttons=0 dice=5")
    game = start.replay([parse_move("quarry 66b")])
    found = reviewed(game)
    (decision,) = found.decisions
    page = ReviewPage(TurnReviewer(), game, WORDS)
    assert str(decision.better) == "quarry 66"
    assert "“Quarry: 6 6” leaves all as it was, and more to Ada" in page.verdict(found, decision)
    assert page.rate(found).endswith("1 turn was worse than another one, whatever comes.")
    assert reviewed(start.replay([parse_move("quarry 66")])).decisions[0].better is None


def test_a_review_ends_when_it_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GAMES", 500)
    game, shares = played([GreedyBot(seed=1), GreedyBot(seed=2)], seed=3, most=40), list[float]()

    def stop(share: float) -> None:
        shares.append(share)
        if share > 0.4:
            raise Cancelled

    with pytest.raises(Cancelled):
        TurnReviewer().review(game, 0, stop)
    assert shares == sorted(shares) and len(shares) > 5 and shares[0] < 0.1


def test_a_review_shows_the_mats_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GAMES", 200)
    shown = review(played([GreedyBot(seed=1), GreedyBot(seed=2), GreedyBot(seed=3)], seed=3, most=30), "Bo")
    assert [panel.owner for panel in shown.parts._panels] == [None, 0, 1, 2]


def test_a_turn_of_several_moves_is_judged_by_its_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GAMES", 200)
    game = played([GreedyBot(seed=1), GreedyBot(seed=2)], seed=3, most=40)
    shown = review(game, "Ada")
    states = states_of(game)
    turns = [one for one in shown.report().decisions if states[one.ply].table.do.what == "turn"]
    told = []
    for decision in turns[:3]:
        shown.try_again(decision)
        for place in list(shown.parts._panels[0].board.picks):
            shown.try_again(decision)
            pick(shown.parts._panels[0].board, place)
            if any(one["name"] == "do" and one["ready"] for one in shown.parts.actions.offered):
                press("do", shown.parts.actions)
                told.append(plain(shown.parts.message.value))
                assert shown.tries is None
    assert len(told) > 5
    assert all("In the game Ada" in text or "again" in text for text in told), told


def test_what_is_chosen_for_a_turn_that_is_tried_again_can_be_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GAMES", 200)
    game = played([GreedyBot(seed=1), GreedyBot(seed=2)], seed=3, most=40)
    shown, states = review(game, "Ada"), states_of(game)
    decision = next(one for one in shown.report().decisions if states[one.ply].table.do.what == "turn")
    shown.try_again(decision)
    asks, boards, cleared = plain(shown.parts.message.value), [panel.board for panel in shown.parts._panels], 0
    for board, place in [(each, place) for each in boards for place in each.picks]:
        shown.try_again(decision)
        pick(board, place)
        if shown.tries and any(one["name"] == "clear" and one["ready"] for one in shown.parts.actions.offered):
            press("clear", shown.parts.actions)
            assert (shown.tries, plain(shown.parts.message.value)) == (decision, asks)
            cleared += 1
    assert cleared > 5


def test_the_bot_that_plays_on_is_called_as_in_the_lobby() -> None:
    bot, errors = WORDS.say("who-hard").partition(":")[0], WORDS.say("review-errors")
    first, *others = TurnReviewer().assumed(BIDS, WORDS)
    assert f"thousands of games that the {bot} played on" in first and f"the {bot}’s" in errors
    assert " strong " not in " ".join([first, *others])


def test_what_a_person_reads_is_in_per_cent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GAMES", 200)
    monkeypatch.setattr(TurnReviewer, "most_error", 0.05)
    shown = review(played([RandomBot(1), GreedyBot(seed=2)], seed=3, most=40), "Ada")
    shown.report()
    svg = shown._repr_svg_()
    for text in ("At first: ", "Luck: dice, cards, markers: ", "Up to now: ", "%"):
        assert text in svg
