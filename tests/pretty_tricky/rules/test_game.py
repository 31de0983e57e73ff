"""Games of Pretty Tricky: refereed in every state by other rules, the page's examples, and what always holds."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.kit.rules.chance import fair_dice
from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.pretty_tricky import (
    CHANCE,
    SHEET,
    Dice,
    Game,
    GameError,
    IllegalMove,
    Pass,
    Position,
    Sheet,
    Tick,
    parse_move,
)
from buttons_widgets.pretty_tricky.drawing import sheets_svg
from buttons_widgets.pretty_tricky.rules.game import Reason, Result
from tests.pretty_tricky import plain
from tests.pretty_tricky.rules.test_position import SMALL, sheets

NAMES = ("Ada", "Bo", "Cy", "Dee")
START = "23445554432 23344444332 00000000000"
"""A player of three at the beginning of a game on our sheet: nothing is ticked."""

SHEETS = {
    "ours": str(SHEET),
    "three rows": "-|-/-|-/-|-/-|-/oo|o2/ooo|oo4/oo|o2/-|-/-|-/-|-/-|-",
    "printed on the left": "o|o/o24|oo/oo|o2/o4|o/o2|o24/2o4o|oo/o2|oo/o|oo/oo|oo/24|o2/o|o",
    "gaps": "-|-/-|oo/o2|o/-|-/oo4|2o/o|ooo/24|-/-|o/-|-/4o|24/-|-",
    "no right half": "/".join(["oo|-"] * 11),
    "one left row": "-|o/-|o/-|o/-|oo/-|o/oo|24/-|o/-|oo/-|-/-|-/-|-",
}
MOST_PLIES = 5000

EVERY_TICK = [*map(Tick, range(2, 13)), *(Tick(one, other) for other in range(2, 13) for one in range(2, other + 1))]


def do(game: Game, *texts: str) -> Game:
    return game.replay(map(parse_move, texts))


def told(game: Game) -> set[str]:
    return {str(move) for move in game.legal_moves()}


def lines(game: Game) -> list[str]:
    return [str(game.position(seat)) for seat in range(len(game.names))]


def table(*positions: str, sheet: str = SHEETS["ours"], marks: int | None = None, seed: object = 1) -> Game:
    """A game that begins with these positions, one for each player."""
    placed = list(map(Position.parse, positions))
    return Game.start(NAMES[: len(placed)], Sheet.parse(sheet), placed, marks, seed)


# Whole games, with a second referee


@cache
def every_roll() -> Sequence[object]:
    """What chance may do, once the second referee has said the same."""
    rolls = Game.start(NAMES[:2], seed=1).legal_moves()
    assert len(rolls) == len(plain.EVERY_ROLL) == 336
    assert set(map(str, rolls)) == plain.EVERY_ROLL
    return rolls


def check_state(game: Game, referee: plain.Referee) -> None:
    """Both say the same of a state, and what always holds of one holds."""
    mover, texts = referee.question
    if mover == "chance":
        assert game.to_move is CHANCE
        assert game.legal_moves() == every_roll()
    else:
        assert game.to_move == mover
        assert len(game.legal_moves()) == len(texts)
        assert told(game) == texts
        assert game.chances() == ()
    found = lines(game)
    assert found == referee.positions()
    assert game.round == referee.round
    assert list(game.scores()) == referee.scores()
    if mover is None:
        assert game.result is not None
        assert list(game.result.winners) == referee.winners
        assert list(game.result.scores) == referee.scores()
    else:
        assert game.result is None
        assert game.active == referee.active
        assert (None if game.dice is None else str(game.dice)) == referee.dice
    left, _, circles = zip(*(line.split() for line in found), strict=True)
    assert len(set(circles)) == 1
    for row, circled in enumerate(circles[0]):
        assert int(circled) == sum(own[row] == "!" for own in left)


def check_game(game: Game, referee: plain.Referee, seed: int, shyness: float) -> Game:
    """The end of a game that is played at random, with the second referee beside it."""
    chance = random.Random(seed)
    check_state(game, referee)
    while game.to_move is not None:
        assert game.ply < MOST_PLIES
        if game.to_move is CHANCE:
            move = str(game.chance_move())
        elif chance.random() < shyness:
            move = "pass"
        else:
            move = chance.choice(sorted(referee.question[1]))
        game = game.play(parse_move(move))
        referee.answer(move)
        assert str(game.last_move) == move
        check_state(game, referee)
    assert game.legal_moves() == () == game.chances()
    for ply in {chance.randint(0, game.ply), game.ply}:
        assert game.at(ply).ply == ply
        assert Game.parse(str(game.at(ply))) == game.at(ply)
    return game


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("games", [range(1), pytest.param(range(1, 12), marks=pytest.mark.thorough)])
def test_a_second_referee_agrees_in_every_state_of_a_game(sheet: str, players: int, games: range) -> None:
    for number in games:
        game = Game.start(NAMES[:players], Sheet.parse(SHEETS[sheet]), seed=number)
        check_game(game, plain.Referee(SHEETS[sheet], players), number, shyness=0.1)


@settings(max_examples=25)
@given(
    sheets(SMALL) | st.sampled_from(list(SHEETS.values())[1:]),
    st.integers(1, 4),
    st.integers(1, 11) | st.none(),
    st.integers(0, 10**6),
    st.sampled_from([0, 0.1, 0.4]),
)
def test_a_second_referee_agrees_on_any_sheet_with_any_number_of_marks(
    sheet: str, players: int, marks: int | None, seed: int, shyness: float
) -> None:
    game = Game.start(NAMES[:players], Sheet.parse(sheet), marks=marks, seed=seed)
    check_game(game, plain.Referee(sheet, players, marks), seed, shyness)


def some_table(sheet: str, chance: random.Random) -> list[str]:
    """A position for each of one to four players, between turns, as it may come up in a game."""
    players = chance.randint(1, 4)
    called = plain.CALLED.get(players, "-")
    left, right, circles = [""] * players, [""] * players, ""
    for line in sheet.split("/"):
        own, others = (len(printed.replace(called, "")) for printed in line.split("|"))
        for seat in range(players):
            open_boxes = str(chance.randint(1, own or 1))
            left[seat] += "-" if line[0] == "-" else chance.choice(["!", open_boxes])
            right[seat] += "-" if line[-1] == "-" else str(chance.randint(0, others))
        circles += str(sum(one[-1] == "!" for one in left))
    return [f"{one} {other} {circles}" for one, other in zip(left, right, strict=True)]


@settings(max_examples=40)
@given(st.sampled_from(list(SHEETS.values())), st.integers(1, 11) | st.none(), st.integers(0, 10**6))
def test_a_second_referee_agrees_from_any_position_on(sheet: str, marks: int | None, seed: int) -> None:
    positions = some_table(sheet, random.Random(seed))
    game = table(*positions, sheet=sheet, marks=marks, seed=seed)
    assert lines(game) == positions
    check_game(game, plain.Referee(sheet, len(positions), marks, positions), seed, shyness=0)


# The page's examples, by their figures


def test_example_of_the_rulebook_how_four_dice_are_split() -> None:
    game = do(Game.start(NAMES[:2], seed=1), "dice 245 5")
    assert told(game) == {"tick 7 9", "tick 6 10", "tick 6", "tick 7", "tick 9", "tick 10", "pass"}
    game = do(game, "tick 7 9")
    assert game.to_move == 1
    assert told(game) == {"tick 6", "tick 7", "tick 9", "pass"}


def test_example_without_the_red_die() -> None:
    game = do(Game.start(NAMES[:3], seed=1), "dice 136 3")
    assert told(game) == {"tick 4 9", "tick 6 7", "tick 4", "tick 6", "tick 7", "tick 9", "pass"}
    for seat in (1, 2):
        game = do(game, "pass")
        assert game.to_move == seat
        assert told(game) == {"tick 4", "tick 7", "tick 9", "pass"}


def test_example_two_equal_sums_tick_twice_if_two_boxes_are_open() -> None:
    game = do(Game.start(NAMES[:3], seed=1), "dice 235 4")
    once = {f"tick {row}" for row in range(5, 10)}
    assert told(game) == {"tick 5 9", "tick 6 8", "tick 7 7", "pass"} | once
    assert lines(do(game, "tick 7 7"))[0] == "23445354432 23344444332 00000000000"
    # With one open box left in row 7, no 7 7.
    game = do(table("23445154432 23344444332 00000000000", START, START), "dice 235 4")
    assert told(game) == {"tick 5 9", "tick 6 8", "pass"} | once
    assert lines(do(game, "tick 7"))[0] == "23445054432 23344444332 00000000000"


ADA_BO_CY = (
    "2!34!4!!42! 12010032102 02213011011",
    "2!!!!554432 20200400332 02213011011",
    "23!4!5544!2 00040444332 02213011011",
)


def test_example_the_higher_xx_decides() -> None:
    game = table(*ADA_BO_CY)
    assert game.to_move is None
    assert game.round == 1
    assert list(game.scores()) == [(10, 6), (8, 8), (6, 7)]
    assert game.result == Result((1,), Reason.RIGHT_HALF, ((10, 6), (8, 8), (6, 7)))


def test_example_of_the_rulebook_seventeen_points() -> None:
    others = ("!3!4!554!32 23344444332 11202000201", "23445554432 23344444332 11202000201")
    game = table("2!!4!554!3! 03040404032 11202000201", *others)
    assert list(game.scores()) == [(10, 7), (8, 0), (0, 0)]
    assert game.result is not None
    assert game.result.winners == (0,)


def all_pass(game: Game, dice: str) -> Game:
    """The state after a turn in which everybody is asked and declines."""
    game = do(game, dice)
    while isinstance(game.to_move, int):
        game = do(game, "pass")
    return game


def test_example_the_others_have_their_turns_of_the_last_round() -> None:
    rest = "23445554432 23344444332 00001111000"
    game = table("2344!!!!431 23344444332 00001111000", rest, rest)
    for turn in range(30):
        assert (game.round, game.active) == (turn // 3 + 1, turn % 3)
        game = all_pass(game, "dice 666 6")
    assert (game.round, game.active, game.to_move) == (11, 0, CHANCE)
    game = do(game, "dice 666 6", "tick 12")
    # The row is full, but it is scored only when all have chosen.
    assert lines(game)[0] == "2344!!!!430 23344444332 00001111000"
    assert list(game.scores()) == [(8, 0), (0, 0), (0, 0)]
    game = do(game, "tick 12", "pass")
    assert lines(game) == [
        "2344!!!!43! 23344444332 00001111001",
        "23445554432 23344444331 00001111001",
        "23445554432 23344444332 00001111001",
    ]
    for seat in (1, 2):
        assert (game.round, game.active, game.to_move) == (11, seat, CHANCE)
        game = all_pass(game, "dice 666 6")
    assert (game.round, game.to_move, game.dice) == (11, None, None)
    assert game.result is not None
    assert game.result.winners == (0,)
    with pytest.raises(IllegalMove, match=r"^dice 666 6 is not legal"):
        do(game, "dice 666 6")


OWN = {2: 171, 3: 302, 4: 461, 5: 580, 6: 727, 7: 834}
TWICE = {2: 1, 3: 6, 4: 19, 5: 36, 6: 61, 7: 90}
OTHERS = {2: 16, 3: 30, 4: 46, 5: 60, 6: 76, 7: 90}


def test_the_numbers_of_the_page_are_those_of_going_through_every_roll() -> None:
    start = Game.start(NAMES[:3], seed=1)
    own: Counter[str] = Counter()
    others: Counter[str] = Counter()
    splits: Counter[int] = Counter()
    near = [0, 0]
    for dice, probability in start.chances():
        times = int(probability * 6**4)
        referee = plain.Referee(str(SHEET), 3)
        referee.answer(str(dice))
        game = start.play(dice)
        check_state(game, referee)
        own.update(dict.fromkeys(told(game), times))
        splits[sum(text.count(" ") == 2 for text in told(game))] += times
        near[0] += times * bool(told(game) & {"tick 6", "tick 7", "tick 8"})
        game = do(game, "pass")
        others.update(dict.fromkeys(told(game), times))
        near[1] += times * bool(told(game) & {"tick 6", "tick 7", "tick 8"})
    for row in range(2, 13):
        mirrored = min(row, 14 - row)
        assert own[f"tick {row}"] == OWN[mirrored]
        assert own[f"tick {row} {row}"] == TWICE[mirrored]
        assert others[f"tick {row}"] == 6 * OTHERS[mirrored]
    assert splits == {1: 126, 2: 810, 3: 360}
    assert near == [1192, 6 * 170]


# Rules one by one


@pytest.mark.parametrize(
    ("players", "position"),
    [
        (1, "23445554432 23344444332 00000000000"),
        (2, "23445554432 22233333222 00000000000"),
        (3, "23445554432 23344444332 00000000000"),
        (4, "23445554432 22344444322 00000000000"),
    ],
)
def test_which_boxes_are_ticked_before_the_game(players: int, position: str) -> None:
    game = Game.start(NAMES[:players], seed=1)
    assert lines(game) == [position] * players
    assert (game.to_move, game.active, game.round, game.dice, game.result) == (CHANCE, 0, 1, None, None)
    assert list(game.scores()) == [(0, 0)] * players


def test_printed_boxes_on_the_left_are_ticked_too() -> None:
    sheet = Sheet.parse(SHEETS["printed on the left"])
    found = {players: lines(Game.start(NAMES[:players], sheet, seed=1))[0].split()[:2] for players in (1, 2, 3, 4)}
    assert found[1] == found[3] == ["13222421221", "12213222221"]
    assert found[2] == ["12221311211", "12112222211"]
    assert found[4] == ["12212321211", "12212222221"]


@pytest.mark.parametrize(("players", "marks"), [(1, 5), (2, 6), (3, 5), (4, 4)])
def test_how_many_marks_end_a_game(players: int, marks: int) -> None:
    def with_marks(count: int, wanted: int | None = None) -> Game:
        left, circles = ("!" * count + START[count:11]), "1" * count + "0" * (11 - count)
        right = lines(Game.start(NAMES[:players], seed=1))[0].split()[1]
        rest = [f"{START[:11]} {right} {circles}"] * (players - 1)
        return table(*rest, f"{left} {right} {circles}", marks=wanted)

    assert with_marks(marks - 1).to_move is CHANCE
    assert with_marks(marks).to_move is None
    for wanted in range(1, 12):
        assert with_marks(wanted - 1, wanted).to_move is CHANCE
        assert with_marks(wanted, wanted).to_move is None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("marks", [None, 3, 4, 11])
def test_on_a_sheet_with_fewer_left_rows_than_marks_all_of_them_are_enough(players: int, marks: int | None) -> None:
    right = {2: "1-1", 4: "2-2"}.get(players, "2-2")
    sheet = "-|-/-|-/-|-/-|-/o|o2/oo|-/o|o2/-|-/-|-/-|-/-|-"
    almost = [f"----!1!---- ----{right}---- 0000{players}0{players}0000"] * players
    over = [f"----!!!---- ----{right}---- 0000{players}{players}{players}0000"] * players
    game = table(*almost, sheet=sheet, marks=marks)
    assert game.to_move is CHANCE
    game = do(game, "dice 112 6")
    assert told(game) == {"tick 7", "pass"}
    game = do(game, "tick 7")
    assert lines(game)[0].startswith("----!!!---- ")
    for _ in range(players - 1):
        # There is nothing that the others could tick, and the round is played to its end.
        assert game.to_move is CHANCE
        game = do(game, "dice 111 1")
    assert game.to_move is None
    assert list(game.scores()) == [(6, 0)] + [(4, 0)] * (players - 1)
    assert table(*over, sheet=sheet, marks=marks).to_move is None
    assert table(*almost, sheet=sheet, marks=2).to_move is None


@pytest.mark.parametrize(
    ("lefts", "rights", "scores", "winners", "reason"),
    [
        # most points
        (("!!!---", "o"), "11", [(6, 0), (0, 0)], (0,), Reason.POINTS),
        # as many points and as many circles
        (("!!!", "!!!"), "11", [(6, 0), (6, 0)], (0, 1), Reason.SHARED),
        (("!!!", "!!!"), "00", [(6, 6), (6, 6)], (0, 1), Reason.SHARED),
        # a full row without circles gives nothing
        (("o", "!!!"), "01", [(0, 3), (6, 0)], (1,), Reason.POINTS),
        # as many points, more circles
        (("!!!", "!!o", "!!o"), "110", [(6, 0), (4, 0), (4, 7)], (2,), Reason.POINTS),
    ],
)
def test_who_wins(
    lefts: tuple[str, ...], rights: str, scores: list[tuple[int, int]], winners: tuple[int, ...], reason: Reason
) -> None:
    left = [(own.replace("-", "").replace("o", "1") + "111")[:3] for own in lefts]
    circles = "".join(str(sum(own[row] == "!" for own in left)) for row in range(3))
    positions = [
        f"{own}{'-' * 8} {right * 4}{'-' * 7} {circles}{'0' * 8}" for own, right in zip(left, rights, strict=True)
    ]
    sheet = "o|o/o|o/o|o/-|o" + "/-|-" * 7
    game = table(*positions, sheet=sheet, marks=3)
    assert game.result == Result(winners, reason, tuple(scores))


def test_who_can_tick_nothing_is_not_asked() -> None:
    sheet = "-|-/-|-/-|-/-|-/-|-/o|o/o|-/-|-/-|-/-|-/-|-"
    blank = "-----11---- -----1----- 00000000000"
    game = table(blank, "-----11---- -----0----- 00000000000", blank, sheet=sheet)
    # Not the active player, not the others: the turn is over at once.
    game = do(game, "dice 111 1")
    assert (game.to_move, game.active, game.round, game.dice) == (CHANCE, 1, 1, None)
    # A 7 with the red die is the active player's alone.
    game = do(game, "dice 111 6")
    assert (game.to_move, game.active) == (1, 1)
    assert told(game) == {"tick 7", "pass"}
    game = do(game, "pass")
    assert (game.to_move, game.active) == (CHANCE, 2)
    # Who is active cannot tick a 6: both the others could, but the row of one is full.
    game = do(game, "dice 116 1")
    assert (game.to_move, game.dice) == (2, Dice((1, 1, 6), 1))
    game = do(game, "pass")
    assert game.to_move == 0
    assert told(game) == {"tick 7", "pass"}
    game = do(game, "tick 7")
    assert (game.to_move, game.active, game.round) == (CHANCE, 0, 2)
    assert lines(game) == [
        "-----11---- -----0----- 00000000000",
        "-----11---- -----0----- 00000000000",
        blank,
    ]


def test_one_turn_may_finish_two_rows_and_two_ticks_may_finish_one() -> None:
    sheet = "-|-/-|-/-|-/-|-/-|o/oo|o/o|o/-|-/-|-/-|-/-|-"
    blank = "-----21---- ----111---- 00000000000"
    both = do(table("-----11---- ----111---- 00000000000", blank, sheet=sheet), "dice 126 6")
    assert told(both) == {"tick 7 8", "tick 7", "tick 8", "pass"}
    both = do(both, "tick 7 8")
    assert (both.to_move, lines(both)) == (1, ["-----00---- ----111---- 00000000000", blank])
    both = do(both, "tick 8")
    assert lines(both) == ["-----!!---- ----111---- 00000110000", "-----21---- ----110---- 00000110000"]
    assert list(both.scores()) == [(4, 0), (0, 1)]
    twice = do(table(blank, blank, sheet=sheet), "dice 346 1")
    assert told(twice) == {"tick 7 7", "tick 7", "pass"}
    twice = do(twice, "tick 7 7", "pass")
    assert lines(twice) == ["-----!1---- ----111---- 00000100000", "-----21---- ----111---- 00000100000"]
    # The other player finishes the row later: a second circle for both.
    twice = do(twice, "dice 346 1", "tick 7 7", "tick 7")
    assert lines(twice) == ["-----!1---- ----101---- 00000200000", "-----!1---- ----111---- 00000200000"]
    assert list(twice.scores()) == [(2, 2), (2, 0)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whoever_declines_everything_plays_on_and_on(players: int) -> None:
    game = Game.start(NAMES[:players], seed="patience")
    start = lines(game)
    for turn in range(40 * players):
        assert (game.round, game.active) == (turn // players + 1, turn % players)
        game = game.play(game.chance_move())
        for step in range(players):
            # On a sheet on which nothing is full everybody is asked.
            assert game.to_move == (turn + step) % players
            game = game.play(Pass())
        assert lines(game) == start
    assert list(game.scores()) == [(0, 0)] * players
    assert game.to_move is CHANCE


def test_a_race_is_run_alone_on_the_left_half() -> None:
    game = Game.start(["Ada"], seed="race")
    right = START.split()[1]
    while game.to_move is not None:
        assert game.ply < MOST_PLIES
        assert game.to_move in (CHANCE, 0)
        assert lines(game)[0].split()[1] == right
        best = max(game.legal_moves(), key=lambda move: str(move).count(" ")) if game.to_move == 0 else None
        game = game.play(best or game.chance_move())
    assert game.round == sum(isinstance(move, Dice) for move in game.moves)
    assert lines(game)[0].count("!") >= 5
    assert list(game.scores()) == [(2 * lines(game)[0].count("!"), 0)]
    assert game.result is not None
    assert game.result.winners == (0,)


# What a game cannot begin with


@pytest.mark.parametrize(
    "positions",
    [
        (START,),
        (START, START, START),
        # full, not yet scored
        ("23445054432 22233333222 00000000000", "23445554432 22233333222 00000000000"),
        # circles that are not the marks
        ("23445554432 22233333222 10000000000", "23445554432 22233333222 10000000000"),
        ("!3445554432 22233333222 10000000000", "23445554432 22233333222 00000000000"),
        ("!3445554432 22233333222 20000000000", "23445554432 22233333222 20000000000"),
        ("!3445554432 22233333222 10000000000", "!3445554432 22233333222 10000000000"),
        # more boxes than are printed
        ("33445554432 22233333222 00000000000", "23445554432 22233333222 00000000000"),
        ("23445554432 22233933222 00000000000", "23445554432 22233333222 00000000000"),
        # rows that are not on the sheet, or are
        ("-3445554432 22233333222 00000000000", "23445554432 22233333222 00000000000"),
        ("23445554432 2223333322- 00000000000", "23445554432 22233333222 00000000000"),
    ],
)
def test_positions_that_are_not_the_beginning_of_a_game(positions: tuple[str, ...]) -> None:
    with pytest.raises(GameError):
        Game.start(NAMES[:2], SHEET, list(map(Position.parse, positions)), seed=1)


@pytest.mark.parametrize("left", ["21---------", "20---------", "2!---------"])
@pytest.mark.parametrize("right", ["22---------", "20---------"])
def test_a_row_without_boxes_has_none_in_any_position(left: str, right: str) -> None:
    sheet, whole = "oo|oo" + "/-|-" * 10, "2----------"
    circles = "01000000000" if "!" in left else "00000000000"
    assert Game.start(["Ada"], sheet, [f"{whole} {whole} 00000000000"]).to_move is CHANCE
    for position in (f"{left} {whole} {circles}", f"{whole} {right} 00000000000"):
        with pytest.raises(GameError, match="row 3 of the sheet is"):
            Game.start(["Ada"], sheet, [position])


@pytest.mark.parametrize("marks", [0, 12, -1, 5.0, "five", True, (5,)])
def test_marks_that_no_game_has(marks: object) -> None:
    with pytest.raises(GameError):
        Game.start(NAMES[:2], marks=marks, seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [[], ["Ada"] * 2, [*NAMES, "Eve"], "Ada", None])
def test_names_that_no_game_has(names: list[str]) -> None:
    with pytest.raises(GameError):
        Game.start(names, seed=1)


@pytest.mark.parametrize("sheet", [7, b"oo|oo", object(), "oo|oo"])
@pytest.mark.parametrize("positions", [7, [7, 8], [None, None], ["hello", "hello"]])
def test_things_that_are_no_sheet_and_no_positions(sheet: object, positions: object) -> None:
    with pytest.raises(GameError):
        Game.start(NAMES[:2], sheet=sheet, seed=1)  # type: ignore[arg-type]
    with pytest.raises(GameError):
        Game.start(NAMES[:2], positions=positions, seed=1)  # type: ignore[arg-type]


# Chance


def test_every_roll_is_as_likely_as_the_throws_of_four_dice_say() -> None:
    chances = Game.start(NAMES[:3], seed=1).chances()
    falls = Counter(plain.dice_text(blue, red) for *blue, red in product(range(1, 7), repeat=4))
    assert len(chances) == 336
    assert {str(dice): probability for dice, probability in chances} == {
        text: Fraction(times, 6**4) for text, times in falls.items()
    }
    assert sum(probability for _, probability in chances) == 1
    assert all(type(probability) is Fraction for _, probability in chances)


def random_game(players: int, seed: int = 0, decisions: int = 0, sheet: str = "ours", marks: int | None = None) -> Game:
    """A whole game, played at random."""
    chance = random.Random(decisions)
    game = Game.start(NAMES[:players], Sheet.parse(SHEETS[sheet]), marks=marks, seed=seed)
    while game.to_move is not None:
        assert game.ply < MOST_PLIES
        game = game.play(game.chance_move() if game.to_move is CHANCE else chance.choice(game.legal_moves()))
    return game


def rolls_of(game: Game) -> list[Dice]:
    return [move for move in game.moves if isinstance(move, Dice)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_seed_decides_the_dice_whatever_is_played(players: int) -> None:
    one, other = (rolls_of(random_game(players, decisions=decisions)) for decisions in (1, 2))
    both = min(len(one), len(other))
    assert both > 10
    assert one[:both] == other[:both]
    assert len(set(one)) > both // 2
    assert rolls_of(random_game(players, seed=1))[:5] != one[:5]


def test_the_rolls_of_a_game_are_those_of_its_seed_in_their_order() -> None:
    for number, dice in enumerate(rolls_of(random_game(3, seed=7))):
        *blue, red = fair_dice("7", number, 4, 6)
        assert dice == Dice(tuple(blue), red)


def test_the_dice_of_a_seed_are_the_same_after_undo() -> None:
    game = random_game(3, marks=2)
    for state in states_of(game)[:-1]:
        if state.to_move is CHANCE:
            assert state.chance_move() == game.moves[state.ply]
        else:
            assert game.at(state.ply).legal_moves() == state.legal_moves()


def test_without_a_seed_no_game_is_like_another() -> None:
    assert len({str(Game.start(NAMES[:2])) for _ in range(3)}) == 3
    assert len({Game.start(NAMES[:2]).chance_move() for _ in range(20)}) > 10


def test_the_seed_is_hidden_from_a_player() -> None:
    game = random_game(2, marks=1)
    for state in states_of(game):
        for seat in (0, 1):
            seen = state.seen_by(seat)
            assert list(map(str, seen.legal_moves())) == list(map(str, state.legal_moves()))
            assert lines(seen) == lines(state)
            assert (seen.moves, seen.to_move, seen.round) == (state.moves, state.to_move, state.round)
            if state.to_move is CHANCE:
                with pytest.raises(GameError, match="holds no seed") as refused:
                    seen.chance_move()
                assert not isinstance(refused.value, IllegalMove)
    secret = "a thread that nobody may pull"
    one, other = (do(Game.start(NAMES[:2], seed=seed), "dice 245 5", "tick 7 9").seen_by(1) for seed in (secret, 2))
    assert one == other
    assert secret not in f"{one!r} {one} {pickle.dumps(one).decode('latin-1')}"
    assert "seed hidden" in str(one)
    assert Game.parse(str(one)) == one
    for seat in (-1, 2, None, "0"):
        with pytest.raises(GameError):
            game.seen_by(seat)  # type: ignore[arg-type]


def test_a_game_is_shown_by_the_sheets_of_all() -> None:
    game = Game.start(["Ada", "Bo"], seed=1)
    assert [game.view(seat).name for seat in range(2)] == ["Ada", "Bo"]
    picture = game._repr_svg_()
    assert picture == sheets_svg([game.view(0), game.view(1)], "Ada, Bo", 0.75) and picture.count("<svg") == 1
    with pytest.raises(GameError, match="seat"):
        game.view(2)
