"""The simulator: the rules engine and the bots play the same games, and what comes of them; how good the bots are."""

from __future__ import annotations

import random
import threading
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from buttons_widgets.kit.analysis.simulating import GAMES_AT_ONCE
from buttons_widgets.kit.rules.answer import Cancelled
from buttons_widgets.kit.rules.game import Bot
from buttons_widgets.war_of_the_buttons import (
    CHANCE,
    Box,
    Deal,
    Dice,
    Game,
    GameError,
    GreedyBot,
    Mark,
    RandomBot,
    Scale,
    Table,
    TunedBot,
    WatchfulBot,
    compare,
    parse_move,
    simulate,
)
from buttons_widgets.war_of_the_buttons.rules.box import CARDS, LOOSE, MARKERS
from buttons_widgets.war_of_the_buttons.rules.course import after, go_on, legal_moves, result_of
from buttons_widgets.war_of_the_buttons.rules.moves import Move
from buttons_widgets.war_of_the_buttons.strategy import kernel
from buttons_widgets.war_of_the_buttons.strategy.bots import (
    FOR_MORE,
    FOR_TWO,
    NOTHING,
    THUMB,
    TUNED,
    Weights,
    worth_after,
)
from buttons_widgets.war_of_the_buttons.strategy.simulator import BOTS, WHATS, begun, play_on, play_part, types_of
from tests.war_of_the_buttons.rules.test_game import NAMES
from tests.war_of_the_buttons.view.village import states_of

MOST_PLIES = 20_000
LAST_TURN = (
    "round 4 first A do A turn / quarry 43210 1:B22 5 / forest 24210 - hut+3 / school free / cards star/3 quarry/2 / "
    "white lake=1256 market=- mill=- / "
    "A buttons=4 stars=1 brothers=1 hut=abc#.. cards=market/2 dice=44 market=256 mill=- / "
    "B buttons=6 stars=2 brothers=0 hut=126##. cards=- dice=35 market=- mill=5 / stack hut/3*4,star2/4 discard -"
)
"""Ada lacks two sections, and Bo three."""
ASKED = {"powers", "turn", "market", "free", "build", "after", "detain"}


def boxes(chance: random.Random) -> Box:
    """Any numbers of the game with which it ends."""
    if chance.random() < 0.4:
        return Box()
    numbers = {"release": 9, "brothers": 4, "hut": 8, "star": 8, "white": 4, "pip": 2, "market": 2, "income": 3}
    return Box(
        prices={name: "".join(chance.choices("23345", k=many)) for name, many in CARDS.items()},
        places=chance.choice(["123", "1234", "2456", "123456"]),
        whites="".join(chance.choices("0456", k=3)),
        slots="".join(chance.choices("123", k=3)),
        goal=chance.randint(4, 6),
        fives=chance.randint(3, 6),
        loose={"A": "43210"},
        **{name: chance.randint(0, most) for name, most in numbers.items()},
    )


def some_weights(chance: random.Random) -> Weights:
    """Those of a bot, none, or others."""
    if chance.random() < 0.6:
        return chance.choice([NOTHING, THUMB, TUNED, FOR_TWO, FOR_MORE])
    least = {"section": 200, "star": 200, "enough": 5}
    return Weights(*(
        least.get(name, 0) + chance.randint(0, max(60, 2 * weight)) for name, weight in THUMB._asdict().items()
    ))  # fmt: skip


def move_of(table: Table, legal: Sequence[Move], count: int, number: int) -> Move:
    """The move in a row of a log."""
    if count != kernel.NOBODY:
        assert len(legal) == count, str(table)
        return legal[number]
    match table.do.what:
        case "scale":
            return Scale(LOOSE[number])
        case "marker":
            return Mark(list(MARKERS)[number - 1])
        case "card":
            return Deal(types_of(table)[number])
    return Dice(str(number))


def tables_of(table: Table, weights: Sequence[Weights], key: int, weighed: int) -> list[Table]:
    """Replay a game of the loops by the rules: the tables on the way. One choice in so many is weighed again."""
    log = np.full((MOST_PLIES, 3), kernel.NOBODY)
    rounds, points, shares = play_part(*begun(table, weights), np.uint64(key), 0, 1, log)
    tables = []
    for ply, (what, count, number) in enumerate(log[: log[:, 0].tolist().index(kernel.NOBODY)].tolist()):
        tables.append(table)
        assert table.do.what == WHATS[what]
        legal = () if table.do.is_chance else legal_moves(table)
        move = move_of(table, legal, count, number)
        if legal and ply % weighed == 0 and any(weights[table.do.mover]):
            worths = [worth_after(table, one, weights[table.do.mover]) for one in legal]
            assert worths[number] == max(worths), (str(table), str(move))
        if table.do.is_chance:
            assert move in legal_moves(table) or table.do.what in ("dice", "lake")
        table = go_on(after(table, move))
    result = result_of(table)
    assert result is not None and table.round == rounds[0]
    assert [seat for seat, share in enumerate(shares[0]) if share] == list(result.winners)
    assert shares[0].sum() == pytest.approx(1)
    found = [[player.built, player.stars, len(player.cards), player.buttons] for player in table.players]
    assert found == points[0].tolist()
    return tables


def replay(players: int, games: int, weighed: int, seed: str) -> Counter[str]:
    """Replay games, every second one from somewhere in the one before: how often what was to be done."""
    chance, seen = random.Random(f"{players} {seed}"), Counter[str]()
    tables: list[Table] = []
    for game in range(games):
        weights = [some_weights(chance) for _ in range(players)]
        start = Game.start(NAMES[:players], box=boxes(chance), scales=chance.choice(["printed", "dealt"]), seed=1).table
        # One of a kind that is rare, rather than just any.
        rare = [table for table in tables if table.do.what == chance.choice(["powers", "free", "detain", "market"])]
        if game % 2:
            start = chance.choice(rare or tables)
        tables = tables_of(start, weights, chance.randrange(2**60), weighed)
        seen.update(table.do.what for table in tables)
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_bots_play_the_same_games(players: int) -> None:
    seen = replay(players, games=34, weighed=12, seed="short")
    assert set(seen) > ASKED, seen


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_bots_play_the_same_thousand_games(players: int) -> None:
    seen = replay(players, games=1_000, weighed=3, seed="long")
    assert all(seen[what] > 300 for what in ASKED), seen


def test_a_first_move_that_is_fixed_is_made() -> None:
    table = table_of_a_turn()
    log = np.zeros((1, 3), np.int64)
    for number, _ in enumerate(legal_moves(table)):
        play_part(*begun(table, [THUMB] * 2), np.uint64(1), 0, 1, log, number)
        assert log[0].tolist() == [WHATS.index("turn"), len(legal_moves(table)), number]


def table_of_a_turn() -> Table:
    game = Game.start(NAMES[:2], seed=1)
    while game.to_move is CHANCE:
        game = game.play(game.chance_move())
    return game.table


def test_the_result_depends_on_the_seed_alone() -> None:
    bots = [WatchfulBot(), GreedyBot(), RandomBot()]
    one, other = (simulate(bots, games=60, seed="one", threads=threads, progress=False) for threads in (1, 2))
    assert np.array_equal(one.points, other.points)
    assert np.array_equal(one.rounds, other.rounds)
    assert not np.array_equal(one.points, simulate(bots, games=60, seed="two", progress=False).points)


def test_what_falls_in_a_round_does_not_depend_on_who_plays() -> None:
    start, fallen = Game.start(NAMES[:2], seed=1).table, []
    for weights in (THUMB, NOTHING):
        log = np.full((300, 3), kernel.NOBODY)
        play_part(*begun(start, [weights] * 2), np.uint64(3), 0, 1, log)
        by_chance = [(WHATS[what], number) for what, count, number in log.tolist() if count == kernel.NOBODY]
        fallen.append([one for one in by_chance if one[0] in ("detained", "marker", "lake")])
    assert fallen[0][:13] == fallen[1][:13]  # two detained, then three markers and the lake in each round


def test_what_is_reported() -> None:
    found = simulate([TunedBot(), RandomBot()], games=50, seed=1, progress=False)
    assert found.games == 50 and found.kinds == ("sections", "stars", "cards", "buttons")
    assert sum(found.wins) == pytest.approx(1)
    assert found.wins[0] > 0.9
    assert found.mean_points[1][3] == pytest.approx(found.points[:, 1, 3].mean())
    assert str(found).startswith("50 games, ")


def test_games_begin_at_a_table_and_with_a_box() -> None:
    table = table_of_a_turn()
    found = simulate([TunedBot()] * 2, games=20, seed=1, table=str(table), progress=False)
    assert found.rounds.min() >= 2
    short = simulate([TunedBot()] * 2, games=20, seed=1, box="goal=1", scales="dealt", progress=False)
    assert short.mean_rounds < found.mean_rounds


def test_whoever_watches_can_end_it() -> None:
    shares: list[float] = []
    simulate([RandomBot()] * 2, games=4, seed=1, progress=False, threads=2, watch=shares.append)
    assert shares[-1] == 1.0

    def end(_share: float) -> None:
        raise Cancelled

    before = set(threading.enumerate())
    with pytest.raises(Cancelled):
        simulate([GreedyBot()] * 2, games=50 * GAMES_AT_ONCE, seed=1, threads=2, progress=False, watch=end)
    assert set(threading.enumerate()) <= before


@pytest.mark.parametrize("bots", [[RandomBot()], [RandomBot()] * 5, "RandomBot()", [RandomBot, RandomBot], [max, min]])
def test_what_cannot_be_simulated_is_refused(bots: object) -> None:
    with pytest.raises(GameError):
        simulate(bots, games=1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"threads": 0}, {"box": "white"}, {"scales": "AA"}, {"table": "round"}]
)
def test_arguments_that_are_wrong_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(GameError):
        simulate([RandomBot()] * 2, progress=False, **wrong)


# How good they are


def least_share(better: type[Bot], other: type[Bot], players: int, games: int) -> float:
    """What a bot's share of the win is at least, with 95%, among others, in all seats in turn; 1 is its part."""
    shares: list[float] = []
    for seat in range(players):
        bots: list[Any] = [better() if at == seat else other() for at in range(players)]
        found = simulate(bots, games=games // players, seed=f"seat {seat}", progress=False)
        assert found.rounds.max() < 60  # nobody stalls
        shares += found.shares[:, seat].tolist()
    return float(np.mean(shares) - 1.96 * np.std(shares, ddof=1) / len(shares) ** 0.5) * players


@pytest.mark.parametrize(("players", "games"), [(2, 400), (3, 120), (4, 120)])
@pytest.mark.parametrize("better", range(1, len(BOTS)), ids=lambda number: BOTS[number].__name__)
def test_a_bot_wins_more_than_its_share_of_games_with_the_one_before(better: int, players: int, games: int) -> None:
    assert least_share(BOTS[better], BOTS[better - 1], players, games) > 1


# Games that are played on


@pytest.mark.thorough
def test_what_a_move_is_worth_is_what_games_of_the_plain_engine_say() -> None:
    """Each move is played on by the same bot in the plain engine, with other dice: within the errors it is the same."""
    game = Game.at_table(LAST_TURN, NAMES[:2], seed=1)
    worths = compare(game, TunedBot(), games=2_000, seed=1)
    assert list(worths) == list(game.legal_moves())
    for move in ("quarry 44", "market 4", "first 4"):
        won = []
        for seed in range(60):
            state = Game.at_table(LAST_TURN, NAMES[:2], seed=seed).play(parse_move(move))
            while state.to_move is not None:
                state = state.play(state.chance_move() if state.to_move is CHANCE else TunedBot(seed=seed)(state))
            assert state.result is not None
            won.append((0 in state.result.winners) / len(state.result.winners))
        error = float(np.std(won, ddof=1)) / 60**0.5
        found = worths[parse_move(move)].wins
        assert 0 < found < 1 and abs(found - np.mean(won)) < 4 * (error + found.error), move


def test_a_comparison_depends_on_the_seed_alone_and_takes_some_moves() -> None:
    game = Game.at_table(LAST_TURN, NAMES[:2], seed=1)
    some = list(game.legal_moves())[2:6]
    one, other = (
        compare(game, WatchfulBot(), games=400, seed="one", moves=some, threads=threads) for threads in (1, 2)
    )
    assert one == other and list(one) == some
    assert one != compare(game, WatchfulBot(), games=400, seed="two", moves=some)


def test_games_are_played_on_from_any_moment() -> None:
    for state in states_of(2, 3)[:80:7]:
        found = play_on(state, TunedBot(), 50, "one")
        assert sum(found.wins) == pytest.approx(1) and found.rounds.min() >= state.round


@pytest.mark.parametrize(
    "wrong",
    [
        {"bot": max},
        {"bot": TunedBot},
        {"games": 0},
        {"moves": []},
        {"moves": ["market 4"]},
        {"threads": 0},
        {"moves": 5},
        {"moves": [["x"]]},
    ],
)
def test_what_cannot_be_compared_is_refused(wrong: dict[str, Any]) -> None:
    game = Game.at_table(LAST_TURN, NAMES[:2], seed=1)
    with pytest.raises(GameError):
        compare(game, **({"bot": TunedBot()} | wrong))
    for nobody in (Game.start(NAMES[:2], seed=1), "round 1"):
        with pytest.raises(GameError, match="a player to move"):
            compare(nobody, TunedBot())  # type: ignore[arg-type]
