"""The coach of Pretty Tricky: the race exactly, a game with others by playing on, growing, stopped and gone on with."""

from __future__ import annotations

import re
import sys
from threading import RLock

import pytest

from buttons_widgets.kit.analysis import comparing
from buttons_widgets.kit.analysis.comparing import FIRST_GAMES
from buttons_widgets.kit.coach.coach import Coach
from buttons_widgets.kit.coach.coach_page import CoachPage
from buttons_widgets.kit.rules.answer import Answer, Cancelled, Watch
from buttons_widgets.kit.testing import check_answer
from buttons_widgets.pretty_tricky import ChampionBot, ChanceBot, Dice, Game, Pass, Tick, solve_race
from buttons_widgets.pretty_tricky.kind import PRETTY_TRICKY
from buttons_widgets.pretty_tricky.strategy.simulator import Comparison
from buttons_widgets.pretty_tricky.view import advisor as room
from buttons_widgets.pretty_tricky.view.advisor import Question, TickAdvisor
from tests.pretty_tricky.test_strategy import LATE

WORDS = PRETTY_TRICKY.words("en")
DICE = Dice((2, 4, 5), 5)
SETTINGS = {"goal": "points"}
NUMBER = re.compile(r"[\d.]+ ± [\d.]+")


def decision(*names: str, marks: int | None = 4) -> Game:
    """Late in a game, when a row more matters."""
    return Game.start(names, positions=[LATE] * len(names), marks=marks, seed=1).play(DICE)


def close() -> Game:
    """So early that two choices are nearly as good."""
    return Game.start(["Ada", "Bo"], seed=1, marks=1, sheet="oo|oo/" * 10 + "oo|oo").play(DICE)


def asked(game: Game, goal: str = "points") -> Question:
    found = TickAdvisor().question(game, {"goal": goal})
    assert found is not None
    return found


def parts_of(advisor: TickAdvisor, question: Question) -> tuple[list[Answer], Answer]:
    parts: list[Answer] = []
    return parts, advisor.growing(question, lambda share: None, parts.append)


def test_the_race_is_answered_exactly() -> None:
    game, advisor = decision("Ada", marks=3), TickAdvisor()
    parts, answer = parts_of(advisor, asked(game))
    values = solve_race(game.position(0), 3).tick_values(DICE)
    assert parts == [] and {option.choice: -option.value for option in answer.options} == values
    assert answer.options[0].value == -min(values.values())
    assert advisor.effort(asked(game)) == 0, "it is solved"
    page = CoachPage(advisor, WORDS)
    assert page.verdict(asked(game), answer).startswith(
        f"“{advisor.choice_name(answer.options[0].choice, asked(game), WORDS)}” is best, by"
    )
    rows = page.rows(asked(game), answer)
    assert all(0 < row.share <= 1 and "±" not in row.worth for row in rows)
    assert sorted(rows, key=lambda row: -row.share) == sorted(rows, key=lambda row: float(row.worth))
    assert advisor.heads(asked(game), WORDS) == ("rolls to come, fewer is better", "")


@pytest.mark.parametrize("goal", ["points", "wins"])
def test_an_answer_grows_until_the_best_is_sure_and_is_what_is_compared(
    goal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comparing, "MANY_GAMES", 4_000)
    ends = set()
    for game in (decision("Ada", "Bo"), close()):
        advisor = TickAdvisor()
        parts, answer = parts_of(advisor, asked(game, goal))
        assert [part.games for part in (*parts, answer)] == [500, 1_000, 2_000, 4_000][: len(parts) + 1]
        assert not any(part.is_sure for part in parts) and (answer.is_sure or answer.games == 4_000)
        ends.add(answer.is_sure)
        played = Comparison(game, ChampionBot(), seed=room.SEED)
        played.play_on(answer.games)
        for option in answer.options:
            worth = played.worths[option.choice]  # type: ignore[index]
            lost = worth.wins_lost if goal == "wins" else worth.points_lost
            assert option.value == (worth.wins if goal == "wins" else worth.points)
            assert option.loss == (lost if lost > 2 * lost.error + 1e-9 else 0)
        check_answer(advisor, asked(game, goal), WORDS)
        told = CoachPage(advisor, WORDS).verdict(asked(game, goal), answer)
        assert f"Played on {answer.games:,} times from each choice" in told
        assert told.endswith("and not sure.") == (not answer.is_sure)
    assert ends == ({True} if goal == "points" else {True, False})


def test_who_asks_again_gets_the_same_answer_and_no_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "MANY_GAMES", 1_000)
    advisor = TickAdvisor()
    first = advisor.answer(asked(close(), "wins"))
    assert (first.games, first.is_sure) == (1_000, False)
    assert advisor.answer(asked(close(), "wins")) == first
    assert advisor.answer(asked(close())).games == 1_000
    assert advisor.work(asked(close())) == advisor.work(asked(close(), "wins"))


def test_only_the_last_decisions_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "MANY_GAMES", 100)
    begun: list[Game] = []
    begin = TickAdvisor.begun

    def recorded(advisor: TickAdvisor, question: Question, watch: Watch) -> Comparison:
        begun.append(question.game)
        return begin(advisor, question, watch)

    monkeypatch.setattr(TickAdvisor, "begun", recorded)
    advisor, games = TickAdvisor(), [close().play(move) for move in close().legal_moves()[:5]]
    for game in (*games, games[1], games[0], games[1]):
        advisor.answer(asked(game))
    assert begun == [*games, games[0]]


def test_what_was_stopped_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "MANY_GAMES", 2_000)
    game, advisor = asked(close(), "wins"), TickAdvisor()
    shares: list[float] = []
    first: list[Answer] = []

    def watch(share: float) -> None:
        shares.append(share)
        if first:
            raise Cancelled

    with pytest.raises(Cancelled):
        advisor.growing(game, watch, first.append)
    assert shares == sorted(shares) and 0 < max(shares) < 1
    parts, answer = parts_of(advisor, game)
    assert [part.games for part in (*first, *parts)] == [500, 500, 1_000] and answer.games == 2_000
    assert parts[0] == first[0], "what is known is shown at once"
    assert answer == TickAdvisor().answer(game)


def test_two_who_ask_at_once_do_not_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second begins with games of its own."""
    monkeypatch.setattr(comparing, "MANY_GAMES", 1_000)
    game, advisor = asked(close(), "wins"), TickAdvisor()
    inner: list[Answer] = []
    outer = advisor.growing(game, lambda share: None, lambda part: inner.append(advisor.answer(game)))
    assert inner == [outer] and outer.games == 1_000


def test_the_coach_shows_what_it_has_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "MANY_GAMES", 1_000)
    shown: list[str] = []
    coach = Coach(TickAdvisor(), WORDS, lambda: None, RLock())
    coach.bars.observe(lambda change: shown.append(change["new"]), "value")
    game = close()
    coach.consider(game)
    assert len([bars for bars in shown if "±" in bars]) >= 2, "each part, and the answer"
    assert "times from each choice" in coach.verdict
    assert coach.shown.layout.display == "none", "there is nothing to write on the sheets"
    assert coach.selectors["goal"].layout.display is None
    coach.consider(game.play(Tick(7)), (game, Tick(7)))
    assert "Ada" in coach.cost.value


def test_in_a_race_there_is_no_goal_to_choose() -> None:
    coach = Coach(TickAdvisor(), WORDS, lambda: None, RLock())
    for game in (Game.start(["Ada"], seed=1), decision("Ada", marks=3)):
        coach.consider(game)
        assert coach.selectors["goal"].layout.display == "none"
    coach.consider(Game.start(["Ada", "Bo"], seed=1))
    assert coach.selectors["goal"].layout.display is None


def test_what_is_known_of_the_decision_at_hand_does_not_wait_for_the_one_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(comparing, "MANY_GAMES", 1_000)
    coach = Coach(TickAdvisor(), WORDS, lambda: None, RLock())
    events: list[object] = []
    begin = TickAdvisor.begun

    def recorded(advisor: TickAdvisor, question: Question, watch: Watch) -> Comparison:
        events.append(question.game)
        return begin(advisor, question, watch)

    monkeypatch.setattr(TickAdvisor, "begun", recorded)
    coach.bars.observe(lambda change: events.append(NUMBER.findall(change["new"])), "value")
    before = close()
    move = before.legal_moves()[0]
    now = before.play(move)
    coach.consider(now, (before, move))
    # Nothing of the other decision is shown.
    assert events[-2:] == [NUMBER.findall(coach.bars.value), before] and events.index(now) < len(events) - 2


def test_a_choice_that_is_too_close_to_the_best_was_not_clearly_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "MANY_GAMES", 500)
    coach = Coach(TickAdvisor(), WORDS, lambda: None, RLock())
    coach.set("goal", "wins")
    before = close()
    answer = TickAdvisor().answer(asked(before, "wins"))
    tied = [option.choice for option in answer.options if option.best]
    assert len(tied) == 2 and all(option.tied == option.best for option in answer.options)
    coach.consider(None, (before, tied[1]))
    assert "No choice was clearly better." in coach.cost.value


def test_on_a_sheet_of_too_many_states_a_simpler_bot_plays_on() -> None:
    game = Game.start(["Ada", "Bo"], sheet="/".join(["oooooooo|o"] * 11), marks=1, seed=1).play(DICE)
    assert isinstance(room.simulated(game), ChanceBot)
    assert isinstance(room.simulated(decision("Ada", "Bo")), ChampionBot)


def test_where_there_are_no_threads_few_games_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buttons_widgets.kit.coach.advisor.has_threads", lambda: False)
    assert TickAdvisor().answer(asked(close(), "wins")).games == FIRST_GAMES


def test_without_numpy_the_coach_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("buttons_widgets.pretty_tricky.strategy.")]:
        if name.endswith((".simulator", ".kernel")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("buttons_widgets.pretty_tricky.strategy.simulator", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    coach = Coach(PRETTY_TRICKY.advisor(), WORDS, lambda: None, RLock())
    coach.consider(close())
    assert "The coach needs numpy for this." in coach.thinking.message.value


def test_choices_are_called_as_their_buttons() -> None:
    own, advisor = decision("Ada", "Bo"), TickAdvisor()
    others = own.play(Pass())
    assert [advisor.choice_name(choice, asked(own), WORDS) for choice in (Tick(7, 9), Tick(7), Pass())] == [
        "7 + 9", "7", "Nothing",
    ]  # fmt: skip
    assert advisor.choice_name(Pass(), asked(others), WORDS) == "Leave it"
    assert advisor.question(Game.start(["Ada"], seed=1), SETTINGS) is None
