"""A table of Pretty Tricky without a browser: what a click means, late and forged clicks, what bots do together."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import buttons_widgets
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table import mover as mover_room
from buttons_widgets.kit.table.pages import summary_html
from buttons_widgets.kit.table.scene import BoardShown, Scene, Summary, SummaryRow
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from buttons_widgets.pretty_tricky import CHANCE, Dice, Game, Pass, Position, RandomBot, Sheet, Tick, play
from buttons_widgets.pretty_tricky.drawing import FULL, LEFT, RIGHT
from buttons_widgets.pretty_tricky.kind import PRETTY_TRICKY
from buttons_widgets.pretty_tricky.rules.game import Phase, splits_of
from tests.forged import send_forged
from tests.hands import Hands, log_html

MESSAGES = 3_000
VIEW, WORDS = PRETTY_TRICKY.view, PRETTY_TRICKY.words("en")
NAMES = ("Ada", "Bo", "Cy", "Di")
DICE = Dice((2, 4, 5), 5)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.chdir(tmp_path)
    return Shelf(tmp_path / "shelf")


def at(stage: PlayWidget) -> Hands:
    assert stage.table is not None
    return Hands(stage.table)


def click(stage: PlayWidget, row: int, seat: int | None = None, turn: int | None = None) -> None:
    """Click a row on the sheet that can be clicked, or on another seat's."""
    assert stage.table is not None
    board = stage.table.parts.boards[at(stage).seat if seat is None else seat].board
    content = {"type": "pick", "pick": str(row), "turn": board.turn if turn is None else turn}
    board._handle_custom_msg(content, [])


def begun(shelf: Shelf, *moves: Any, names: Any = ("Ada", "Bo"), positions: Any = None) -> PlayWidget:
    """A table at which these dice have fallen first."""
    stage = play(list(names), positions=positions, seed="table", pace="once", shelf=shelf)
    assert stage.table is not None
    stage._begin(stage.game.start_state().replay([*moves]), stage.table.session.bots)
    return stage


def states(game: Game, seed: int) -> list[Game]:
    """A game played at random, most often with both sums."""
    chance, found = random.Random(seed), [game]
    while found[-1].to_move is not None:
        now = found[-1]
        moves = now.legal_moves()
        move = moves[0] if chance.random() < 0.7 else chance.choice(moves)
        found.append(now.play(now.chance_move() if now.to_move is CHANCE else move))
    return found


def scene(*games: Game) -> Scene[Game]:
    return Scene(games, WORDS, (True,) * len(games[-1].names), isinstance(games[-1].to_move, int))


def test_a_click_chooses_a_split_and_a_second_one_ticks_both(shelf: Shelf) -> None:
    stage = begun(shelf, DICE)
    person = at(stage)
    assert person.prompt == "Ada: tick two sums, one, or nothing."
    assert person.actions == {"tick-a": "6 + 10", "tick-b": "7 + 9", "nothing": "Nothing"}
    click(stage, 9)
    assert stage.game.ply == 1 and person.prompt == "Ada: 7 and 9? Click again to tick, or choose another."
    assert person.actions == {
        "both": "7 + 9", "only-l": "Only 7", "only-h": "Only 9", "nothing": "Nothing", "tick-a": "6 + 10",
    }  # fmt: skip
    click(stage, 6)
    assert "6 and 10?" in person.prompt
    # The other row of the split that is chosen
    click(stage, 10)
    assert stage.game.last_move == Tick(6, 10)


@pytest.mark.parametrize(
    ("presses", "move"),
    [
        (["a"], Tick(6, 10)),
        (["b"], Tick(7, 9)),
        ([7, "l"], Tick(7)),
        ([7, "h"], Tick(9)),
        ([10, "t"], Tick(6, 10)),
        (["n"], Pass()),
        ([6, "n"], Pass()),
        ([9, "a"], Tick(6, 10)),
        ([6, "b"], Tick(7, 9)),
    ],
)
def test_every_choice_is_two_steps_at_most_and_has_a_letter(presses: list[Any], move: Any, shelf: Shelf) -> None:
    stage = begun(shelf, DICE)
    for press in presses:
        click(stage, press) if isinstance(press, int) else at(stage).key(press)
    assert stage.game.last_move == move


def test_of_others_rolls_one_click_ticks_on_the_right(shelf: Shelf) -> None:
    stage = begun(shelf, DICE, Tick(7, 9))
    person = at(stage)
    assert person.seat == 1 and person.prompt == "Ada has rolled. Bo: tick one box on the right, or leave it."
    assert person.notice == "Ada ticks 7 and 9."
    assert person.actions == {"tick-a": "6", "tick-b": "7", "tick-c": "9", "nothing": "Leave it"}
    assert stage.table is not None and set(stage.table.parts.boards[1].board.picks) == {"6", "7", "9"}
    click(stage, 7)
    assert stage.game.moves[-2:-1] == (Tick(7),) and isinstance(stage.game.last_move, Dice)
    assert stage.game.position(1).open_right(7) == 2  # of four, with the one that two players tick before the game


def test_a_split_of_which_one_sum_is_full_needs_no_second_click(shelf: Shelf) -> None:
    new = "23445544432 22333333322 00000000000"
    full = Position.parse("2344554!432 22333333322 00000001000")
    stage = begun(shelf, DICE, positions=[full, new.replace("0" * 11, full.circles)])
    assert at(stage).actions == {"tick-a": "6 + 10", "tick-b": "7", "nothing": "Nothing"}
    click(stage, 7)
    assert stage.game.moves[1] == Tick(7)


def test_the_only_split_is_chosen_at_first_and_one_row_twice_is_two_ticks(shelf: Shelf) -> None:
    stage = begun(shelf, Dice((3, 3, 3), 3))
    person = at(stage)
    assert person.actions == {"both": "6 + 6", "only-l": "Only 6", "nothing": "Nothing"}
    assert person.prompt == "Ada: tick 6 twice, one of them, or nothing."
    assert stage.table is not None
    assert stage.table.parts.boards[0].board.picks == {"6": "row 6, 5 open: tick 6 twice."}
    click(stage, 6)
    assert stage.game.moves[1] == Tick(6, 6)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_plan_is_what_is_written_then(players: int) -> None:
    """With the mark and the circle of a row that is finished; what others bring on top comes later."""
    looked = 0
    for seed in range(3):
        for game in states(Game.start(NAMES[:players], seed=seed), seed):
            if not isinstance(game.to_move, int):
                continue
            seat, splits = game.to_move, splits_of(game.legal_moves())
            view = VIEW.board(scene(game), seat, {}).picture
            assert len(view.plans) == len(splits) <= 3
            assert {row for tick in splits for row in tick.rows} == {
                row for move in game.legal_moves() if isinstance(move, Tick) for row in move.rows
            }
            for tick, plan in zip(splits, view.plans, strict=True):
                looked += 1
                half = LEFT if seat == game.active else RIGHT
                assert sorted(row for row, part, _ in plan if part in (LEFT, RIGHT)) == [*tick.rows]
                after = game.play(tick)
                while after.active == game.active and isinstance(after.to_move, int) and after.round == game.round:
                    after = after.play(Pass())
                written = after.view(seat).strokes - game.view(seat).strokes
                # Others are asked after the active player; whoever is asked later sees what that one has written.
                assert plan <= written and (seat != game.active or plan == written)
                assert all(place == half for _, part, place in plan if part == FULL)
    assert looked > 50


def test_a_row_that_a_tick_fills_is_told_before(shelf: Shelf) -> None:
    positions = ["2344514!432 22333133322 00000001000", "23445544432 22333333322 00000001000"]
    stage = begun(shelf, DICE, positions=positions)
    assert at(stage).actions["tick-b"] == "!\u202f7"
    assert stage.table is not None
    action = next(each for each in stage.table.parts.actions.offered if each["name"] == "tick-b")
    assert action["hint"] == "Tick 7. Row 7 is full then. (B)"
    assert stage.table.parts.boards[0].board.picks["7"] == "row 7, 1 open: tick 7. Row 7 is full then."
    at(stage).press("tick-b")
    at(stage).press("nothing")
    assert stage.game.position(0).marked == (7, 9) and stage.game.position(1).circles[5] == "1"
    assert "Ada has finished row 7: its mark for Ada, and a circle for everybody." in at(stage).notice


def test_the_last_round_is_announced_and_the_end_says_what_points_are_made_of(shelf: Shelf) -> None:
    ada = Position.parse("!!!451!!432 22333133300 11100011000")
    bo = Position.parse("23445544432 22333333302 11100011000")
    stage = begun(shelf, DICE, positions=[ada, bo])
    assert stage.table is not None
    assert "The game ends at 6 marks." in stage.table.parts.title.value
    at(stage).press("tick-b")
    at(stage).press("nothing")
    assert ", the last</span>" in stage.table.parts.title.value
    assert "That makes 6 marks for Ada: this is the last round." in at(stage).notice
    while stage.game.to_move is not None:
        at(stage).press("nothing")
    assert at(stage).prompt == "Ada wins! 12 points to 0."
    assert list(at(stage).actions) == ["again", "look-back", "review"]
    course = VIEW.course(scene(*stage.table.session.states))
    assert course is not None and course.sums is not None
    first = course.sums.rows[0]
    assert (first.parts[0], first.earned, first.total) == ("!\u202f2", "12 + 0", "12")
    assert first.parts[-2:] == ["11: 0\u202f○", "12: 0\u202f○"]
    assert "12 + 0" in stage.table.parts.sum_view.value and "Points by round" in stage.table.parts.sum_view.value


def test_the_course_has_the_points_after_every_round() -> None:
    for seed in range(5):
        played = states(Game.start(NAMES[:3], seed=seed), seed)
        course = VIEW.course(scene(*played))
        assert course is not None
        for seat, line in enumerate(course.lines):
            assert len(line.values) == played[-1].round + 1
            assert (line.values[0], line.values[-1]) == (0, sum(played[-1].scores()[seat]))
            for number in range(1, played[-1].round):
                last = next(one for one, other in pairwise(played) if other.round > number)
                assert last.round == number
                first = played[played.index(last) + 1]
                assert line.values[number] == sum(first.scores()[seat])


FEW_ROWS = "oo|oo/" + "-|-/" * 9 + "oo|oo"


def test_a_roll_of_which_nobody_can_tick_anything_is_shown_and_told(shelf: Shelf) -> None:
    nothing = Dice((3, 3, 3), 3)
    game = Game.start(["Ada", "Bo"], sheet=FEW_ROWS, seed=1)
    after = game.play(nothing)
    assert after.dice is None and after.active == 1
    nobody = "Ada can tick nothing of it. Bo can tick nothing of it."
    said = f"Ada rolls blue 3, 3, 3, red 3. {nobody}"
    assert VIEW.outcome(game, after, WORDS) == said
    shown = VIEW.dice(scene(game, after))
    assert shown is not None and shown.label == "blue 3, 3, 3, red 3" and [die.value for die in shown.dice] == [3] * 4
    assert VIEW.last_turn(scene(game, after)) == nobody
    # The active player can tick nothing, but somebody else can.
    positions = ["!---------2 2---------2 10000000000", "2---------2 2---------2 10000000000"]
    game = Game.start(["Ada", "Bo"], FEW_ROWS, positions, marks=2, seed=1)
    asked = game.play(Dice((1, 1, 3), 3))
    assert asked.to_move == 1 and VIEW.outcome(game, asked, WORDS) == ""
    assert VIEW.last_turn(scene(game, asked)) == "Ada can tick nothing of it."
    shown = VIEW.dice(scene(game, asked))
    assert shown is not None and shown.label == "blue 1, 1, 3; the red 3 does not count" and shown.dice[3].dim
    # A table goes on by itself until somebody can tick something.
    stage = play(["Ada", "Bo"], sheet=FEW_ROWS, marks=1, seed="x", pace="once", shelf=shelf)
    empty = 0
    while stage.game.to_move is not None:
        ply = stage.game.ply
        at(stage).press("nothing" if stage.game.round < 3 else next(iter(at(stage).actions)))
        empty += sum(isinstance(move, Dice) for move in stage.game.moves[ply:]) > 1
    assert empty > 0 and at(stage).prompt.startswith(("Ada wins!", "Bo wins!", "Ada and Bo share the win!"))


def states_until(game: Game) -> list[Game]:
    found = [game.start_state()]
    for move in game.moves:
        found.append(found[-1].play(move))
    return found


def test_the_dice_are_those_of_the_active_player_whoever_decided_before() -> None:
    game = Game.start(NAMES[:3], seed=1).play(DICE).play(Tick(7, 9)).play(Pass()).play(Pass())
    rolled = states_until(game.play(DICE))
    assert rolled[-3].to_move == 2 and VIEW.roller(rolled) == 1 == rolled[-1].active
    assert VIEW.roller(rolled[:1]) is None


def test_whoever_looks_back_goes_from_round_to_round() -> None:
    played = states(Game.start(NAMES[:2], seed=3), 3)
    stops = VIEW.stops(played)
    for ply in range(1, len(played)):
        if played[ply].round > played[ply - 1].round or isinstance(played[ply].to_move, int):
            assert ply in stops
    assert [*stops] == sorted({*stops})
    table = Table(PRETTY_TRICKY, Session(played[-1], [None, None]), WORDS)
    table.look_back.switch.value = True
    seen = []
    for _ in range(played[-1].round):
        table.look_back._jump("round", -1)
        seen.append(table.look_back.ply)
    assert seen == sorted(set(seen), reverse=True), seen
    back = []
    for _ in range(played[-1].round):
        table.look_back._jump("round", 1)
        back.append(table.look_back.ply)
    assert back == sorted(set(back)), back


def test_a_race_that_is_over_at_once_took_no_roll(shelf: Shelf) -> None:
    stage = play(["Ada"], positions=["!!!!!554432 23344444332 11111000000"], seed=1, shelf=shelf)
    assert at(stage).prompt == "Ada wins! 5 marks in 0 rolls."


def test_rounds_follow_each_other_without_a_stop(shelf: Shelf) -> None:
    stage = begun(shelf, DICE)
    while stage.game.to_move is not None and stage.game.round < 4:
        assert "next-round" not in at(stage).actions
        at(stage).press(next(name for name in at(stage).actions if name.startswith(("tick", "both"))))
    # A game that was cut off between two rounds goes on without one, too.
    assert stage.table is not None
    states_, words = stage.table.session.states, stage.table._words
    cut = next(number for number, (one, other) in enumerate(pairwise(states_)) if other.round > one.round)
    again = Table(PRETTY_TRICKY, Session(states_[cut + 1], [None, None]), words)
    assert again._shows.scene().decides and "next-round" not in Hands(again).actions


def test_a_race_has_the_left_half_alone_and_ends_with_the_rolls_it_took(shelf: Shelf) -> None:
    stage = begun(shelf, DICE, names=["Ada"])
    assert stage.table is not None
    assert "Roll 1" in stage.table.parts.title.value and "A race to 5 marks" in stage.table.parts.title.value
    assert stage.table.parts.boards[0].board.svg.count("<circle") == 0
    while stage.game.to_move is not None:
        at(stage).press(next(iter(at(stage).actions)))
    assert at(stage).prompt == f"Ada wins! {len(stage.game.position(0).marked)} marks in {stage.game.round} rolls."
    assert "Marks by roll" in stage.table.parts.sum_view.value


def test_a_click_that_comes_late_or_twice_ticks_nothing_else(shelf: Shelf) -> None:
    stage = begun(shelf, DICE)
    assert stage.table is not None
    turn = stage.table.parts.boards[0].board.turn
    click(stage, 7)
    click(stage, 7, turn=turn)  # the second of a double click, made before the first was shown
    assert stage.game.ply == 1
    click(stage, 7)
    after = stage.game
    assert after.last_move == Tick(7, 9)
    for row in range(2, 13):
        for seat in (0, 1):
            click(stage, row, seat=seat, turn=turn)
    at(stage).press("tick-a", turn)
    assert stage.game is after
    click(stage, 9, seat=0)  # Ada's sheet, while Bo is asked
    assert stage.game is after


PRESSED = ("tick-a", "tick-b", "tick-c", "both", "only-l", "only-h", "nothing", "next-round", "again")


def likely(chance: random.Random, turn: int) -> dict[str, Any]:
    """What the page might send."""
    return chance.choice(
        [
            {"type": "pick", "pick": str(chance.randint(1, 13)), "turn": turn, "screen": "left"},
            {"type": "press", "name": chance.choice(PRESSED), "turn": turn},
            {"type": "key", "key": chance.choice("abctlhnuyf"), "turn": turn},
            {"type": "die", "die": 1, "turn": turn},
        ]
    )


def test_forged_messages_tick_nothing_that_nobody_may_tick(shelf: Shelf) -> None:
    send_forged(play(["Ada", "Bo", "Cy"], seed="forged", pace="once", shelf=shelf), likely, MESSAGES)


NONSENSE: dict[str, Callable[[Game], Any]] = {
    "nothing": lambda game: None,
    "a text": lambda game: f"{game.legal_moves()[0]}!",
    "a full row": lambda game: Tick(2, 2),
    "no pair": lambda game: next(
        Tick(row) for row in range(2, 13) if game.dice is not None and row not in game.dice.sums
    ),
    "dice": lambda game: DICE,
    "another game's": lambda game: buttons_widgets.Roll(),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_a_bot_that_answers_nonsense_is_told_of_and_another_decides(name: str, shelf: Shelf) -> None:
    stage = play([("Bo", NONSENSE[name]), "Ada"], seed="nonsense", pace="once", shelf=shelf)
    person = at(stage)
    assert "Bo could not decide: " in person.prompt and stage.game.ply == 1
    assert set(person.actions) == {"ask-again", "decide"}
    person.press("decide")
    person.press("nothing")
    assert stage.game.ply > 1


@pytest.mark.parametrize("marks", [1, pytest.param(None, id="whole", marks=pytest.mark.thorough)])
def test_what_several_bots_tick_after_one_roll_is_shown_together(
    marks: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is shown between two bots that are asked about one roll; everything else is."""
    monkeypatch.setitem(mover_room.PACES, "fast", 0.001)
    shown: list[Game] = []

    async def played() -> None:
        bots = [None, *(RandomBot(seed=seed) for seed in range(3))]
        session = Session(Game.start(NAMES, seed="together", marks=marks), bots)
        table = Table(
            PRETTY_TRICKY, session, WORDS, pace="fast", coach=False, loop=asyncio.get_running_loop(),
            keep=lambda game: shown.append(game) or "",
        )  # fmt: skip
        while table.game.to_move is not None:
            future = table._mover.future
            if future is not None:
                await asyncio.wrap_future(future)
            if table.session.waits_for_person():
                Hands(table).press("nothing")

    asyncio.run(played())
    plies = {game.ply: game for game in shown}
    whole = shown[-1]
    assert whole.to_move is None
    game, hidden = whole.start_state(), 0
    for move in whole.moves:
        before, game = game, game.play(move)
        between = before.phase is Phase.OTHERS and game.phase is Phase.OTHERS and game.to_move != 0
        # What is not shown stands between two bots that are asked about one roll; all else is.
        hidden += game.ply not in plies
        assert game.ply in plies or between or before.to_move is CHANCE or game.to_move is CHANCE, repr(game)
        assert not between or game.ply not in plies or before.to_move == 0
    assert hidden > 20


def test_a_sheet_can_be_read_row_by_row(shelf: Shelf) -> None:
    stage = begun(shelf, DICE, Tick(7, 9), Tick(6))
    assert stage.table is not None
    told = stage.table.parts.boards[0].board.told
    assert told.startswith("Row 2: on the left 2 open, on the right 2 open, 0 circles. Row 3: ")
    assert "Row 7: on the left 4 open, on the right 3 open, 0 circles." in told and told.count("Row") == 11
    assert "Row 6: on the left 5 open, on the right 2 open, 0 circles." in stage.table.parts.boards[1].board.told
    race = begun(shelf, DICE, Tick(7, 9), names=["Ada"])
    assert race.table is not None and "Row 7: 4 open. Row 8: 5 open." in race.table.parts.boards[0].board.told


def test_a_race_speaks_of_rolls(shelf: Shelf) -> None:
    stage = begun(shelf, DICE, Tick(7, 9), names=["Ada"])
    assert stage.table is not None
    assert "Roll 2" in stage.table.parts.title.value and "<h4>Roll 1</h4>" in log_html(stage.table)
    race = stage.table.parts.how_to.lines
    assert len(race) == 3 and "With 5 marks you are there" in race[-1]["text"]
    four = begun(shelf, DICE, names=NAMES).table
    assert four is not None
    lines = four.parts.how_to.lines
    assert len(lines) == 5 and "has 4 marks" in lines[-1]["text"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Row 7: on the left full and marked, on the right 1 open, 1 circle. Row 8: on the left no boxes, on the",
        ),
        ("de", "Reihe 7: links voll und gewertet, rechts 1 frei, 1 Kreis. Reihe 8: links keine Kästchen, rechts voll"),
        ("fr", "Rangée 7 : à gauche pleine et comptée, à droite 1 libre, 1 cercle. Rangée 8"),
        ("it", "Fila 7: a sinistra piena e valutata, a destra 1 libera, 1 cerchio. Fila 8: a sinistra nessuna casella"),
    ],
)
def test_the_words_for_a_row_fit_what_is_in_it(language: str, said: str) -> None:
    sheet = Sheet.parse("-|-/" * 5 + "o|oo/-|o/-|-/-|-/-|-/oo|-")
    board = VIEW.make_board(PRETTY_TRICKY.words(language), 0)
    view = sheet.view(Position.parse("-----!----2 -----10---- 00000100000"))
    board.draw(BoardShown(view, ""))
    assert said in board.told.replace("\u202f", " ")


def test_a_screen_reader_hears_at_the_end_what_the_signs_mean() -> None:
    full = [("!", "7: 2 ○")]
    rows = [SummaryRow("Ada", full[0], "2 + 2", "4", "", "the mark of row 7; row 7 full on the right, 2 circles")]
    page = summary_html(Summary("How the points came", rows, sign=""), WORDS)
    unseen = page.split('<span class="bw-unseen">')[1].split("</span>")[0]
    assert unseen == "the mark of row 7; row 7 full on the right, 2 circles"
    assert page.count('<span aria-hidden="true"><span class="bw-sum-part">') == 1
