"""The table without a browser and without a kernel: whole games, every message, whatever may go wrong."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable

import pytest

from buttons_widgets.buttons.cells import parse_cell
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Dice, Lay, Move
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.strategy.bots import CautiousBot, GamblerBot
from buttons_widgets.buttons.view.moments import as_it_ended
from buttons_widgets.buttons.view.sentences import told
from buttons_widgets.kit.page import widgets as w
from buttons_widgets.kit.rules.bots import RandomBot
from buttons_widgets.kit.table import mover as mover_room
from buttons_widgets.kit.table.characters import face_of
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import FACE, Table
from tests.hands import Hands, follow, log_html, log_lines, plain
from tests.prepared import cells_for_line, last_stars, line_game, state_before

Bot = Callable[[Game], Move]


def hands(game: Game, *bots: Bot | None, again: Callable[[], None] = lambda: None, coach: bool = False) -> Hands:
    """Somebody at a table with a game; where no bot is named a person sits."""
    seated = [*bots, *[None] * (len(game.names) - len(bots))]
    return Hands(Table(BUTTONS, Session(game, seated), BUTTONS.words("en"), pace="once", on_again=again, coach=coach))


def test_nothing_is_asked_for_before_its_spaces_and_buttons_are_there() -> None:
    person = hands(Game.start(["Ada", "Bo"], seed="order"), None, CautiousBot(seed=1))
    table = person.table
    behind: list[str] = []

    def compare(change: dict[str, str]) -> None:
        turns = {table.parts.actions.turn, *(panel.board.turn for panel in table.parts.boards if panel.board.active)}
        if turns != {table._activity.turn}:
            behind.append(change["new"])

    table.parts.prompt.observe(compare, "value")
    person.play_until("Round 2 is over")
    assert behind == []


@pytest.mark.parametrize(
    ("count", "step"), [(1, 7), (3, 7), *(pytest.param(count, 3, marks=pytest.mark.thorough) for count in (1, 2, 3, 4))]
)
def test_people_play_a_whole_game(count: int, step: int) -> None:
    person = hands(Game.start(["Ada", "Bo", "Cy", "Dee"][:count], seed="whole"))
    person.play_until(" wins!| share the win!|Done in ")
    game = person.table.game
    assert game.result is not None
    assert person.actions == {"again": "Play again", "look-back": "Replay"}
    assert "bw-end" in person.table.parts.prompt.value
    assert plain(person.table.parts.title.value).startswith("The game is over")
    # What was shown and said on the way is shown and said again, in whatever order one looks back.
    table = person.table
    person.press("look-back")
    for stop in reversed(range(1, table.look_back.slider.max, step)):
        table.look_back.slider.value = stop
        ply = table.look_back.ply
        assert ply is not None
        before, after = game.at(ply - 1), game.at(ply)
        state = as_it_ended(before, after) if after.round > before.round else after
        for seat, panel in enumerate(table.parts.boards):
            assert {parse_cell(text) for text in panel.board.buttons} == state.position(seat).buttons
            assert {parse_cell(text) for text in panel.board.stars} == state.position(seat).stars
        assert plain(table.parts.title.value).startswith(f"Round {state.round}")
        said = told(before, after, BUTTONS.words("en"))
        assert plain(table.look_back.message.value).endswith(" ".join(said))
        assert log_lines(table)[: len(said)] == said[::-1]


def test_a_game_against_bots_by_letters_alone() -> None:
    person = hands(Game.start(["Ada", "Bo", "Cy"], seed="letters"), None, CautiousBot(seed=1), RandomBot(seed=2))
    letters = {"roll": "r", "opt-out": "o", "pass": "p", "place": "c", "next-round": "n"}
    for _ in range(300):
        if person.table.game.result is not None:
            break
        actions = person.actions
        enough = len(person.table.game.button_masks) and person.table.game.button_masks[0].bit_count() >= 4
        wanted = ["opt-out", "roll"] if enough else ["roll"]
        name = next((name for name in [*wanted, "place", "next-round", "pass"] if name in actions), None)
        if name is None:
            person.click(next(cell for cell in person.offered if cell not in person.chosen))
        else:
            person.key(letters[name])
    assert person.table.game.result is not None


def test_every_letter_that_is_not_offered_does_nothing() -> None:
    person = hands(Game.start(["Ada", "Bo"], cards=["rg", "by"], seed=1))
    before = person.table.game
    for letter in "opcnuyxq":
        person.key(letter)
    assert person.table.game == before
    person.table.parts.frame._receive(person.table.parts.frame, "nonsense", [])
    person.table.parts.frame._receive(person.table.parts.frame, {"type": "key", "key": 5, "turn": 1}, [])
    person.table.parts.frame._receive(person.table.parts.frame, {"type": "key", "key": "r", "turn": True}, [])
    person.table.parts.frame._receive(person.table.parts.frame, {"type": "key", "key": "r"}, [])
    assert person.table.game == before


def test_a_ping_is_answered() -> None:
    person = hands(Game.start(["Ada"], seed=1))
    sent: list[object] = []
    person.table.parts.lifeline.send = lambda content, buffers=None: sent.append(content)
    person.table.parts.lifeline._receive(person.table.parts.lifeline, {"type": "ping", "number": 7}, [])
    assert sent == [{"type": "pong", "number": 7}]


def test_spaces_that_may_not_be_chosen_say_why() -> None:
    person = hands(Game.start(["Ada", "Bo"], cards=["rg", "by"], seed="two"))
    person.click((1, 1))
    assert person.notice == "Roll the dice first: they decide where a button may go."
    person.press("roll")
    dice = person.table.game.dice
    assert dice is not None
    assert person.notice == ""
    other_row = dice.white % 6 + 1
    person.click((other_row, 1))
    assert person.notice == f"{other_row}-1: not in row {dice.white}."
    no_die = next(column for column in range(1, 7) if column not in dice.columns)
    person.click((dice.white, no_die))
    assert person.notice == f"{dice.white}-{no_die}: no black die shows {no_die}."
    before = person.table.game
    person.click(person.offered[0], seat=1)  # somebody else's board
    assert person.table.game == before
    person.click(person.offered[0])
    assert person.table.game.phase is Phase.GOLD
    golden = dice.golden_cell
    wrong = (1, 1) if golden != (1, 1) else (1, 2)
    person.click(wrong)
    assert person.notice == f"{wrong[0]}-{wrong[1]}: only the golden space {golden[0]}-{golden[1]} is offered."
    assert person.actions == {"pass": f"Leave {golden[0]}-{golden[1]}"}
    person.press("pass")
    assert person.prompt == "Bo: roll the dice."


def test_a_click_on_an_earlier_state_does_nothing() -> None:
    person = hands(Game.start(["Ada"], cards=["r"], seed=4))
    person.press("roll")
    cell, ply = person.offered[0], person.table.parts.boards[0].board.turn
    person.click(cell)
    after = person.table.game
    person.click(cell, ply=ply)
    person.press("roll")
    person.press("roll")  # the second press of a double click: there is nothing to roll any more
    assert person.table.game.ply == after.ply + 2
    person.press("place")
    person.press("again")
    assert person.table.game.ply == after.ply + 2


def test_a_press_decides_once_for_the_one_who_pressed() -> None:
    person = hands(Game.start(["Ada", "Bo"], cards=["rg", "by"], seed="twice"))
    person.until(Phase.DECIDE)
    while "opt-out" not in person.actions:
        person.decide()
    seat, turn = person.seat, person.table.parts.actions.turn
    person.press("opt-out", turn)
    while person.table.game.phase is not Phase.DECIDE:
        person.decide()
    assert person.seat != seat
    before, now = person.table.game, person.table.parts.actions.turn
    # What was meant for the first player does not decide for the second, by button or by letter.
    for _ in range(3):
        person.press("opt-out", turn)
        person.press("roll", turn)
        person.key("o", turn)
        person.key("r", turn)
    for forged in (True, None, "1", 1.5, -1, now + 1):
        person.table.parts.actions._handle_custom_msg({"type": "press", "name": "roll", "turn": forged}, [])
    assert person.table.game == before
    person.key("r", now)
    assert person.table.game.ply == before.ply + 2


def test_stars_are_chosen_changed_and_confirmed() -> None:
    game = next(
        state
        for state in map(line_game().at, range(line_game().ply))
        if state.phase is Phase.STARS and state.to_move == 0 and state.earnings(0).total == 2
    )
    person = hands(game)
    assert person.prompt.startswith("Ada: put your 2 stars")
    first, second, third = person.offered[:3]
    person.click(first)
    assert "1 of 2 chosen" in person.prompt
    assert person.actions == {}
    person.click(first)
    assert person.chosen == []
    person.click(second)
    person.click(third)
    assert person.actions == {"place": "Place 2 stars"}
    person.click(first)
    assert "you have only 2 stars" in person.notice
    assert set(person.chosen) == {second, third}
    empty = next((row, 1) for row in range(1, 7) if (row, 1) not in person.offered)
    person.click(empty)
    assert "you have no button there" in person.notice
    person.press("place")
    assert {second, third} <= person.table.game.position(0).stars


def test_a_line_about_to_be_complete_is_shown_and_said() -> None:
    person = hands(last_stars(line_game()))
    for cell in cells_for_line(person.table.game):
        person.click(cell)
    assert "line of five" in person.prompt
    assert len(person.table.parts.boards[0].board.line) == 5
    person.press("place")
    person.play_until("Ada wins!")
    assert "A line of five stars." in person.prompt


def test_a_round_is_summed_up_star_by_star() -> None:
    person = hands(Game.start(["Ada", "Bo", "Cy"], seed=3))
    person.play_until("Round 1 is over", opt_out_with=5)
    game = person.table.game
    rows = person.table.parts.sum_view.value.split("<tr>")[2:]
    assert len(rows) == 3
    for seat, row in enumerate(rows):
        assert game.names[seat] in row
        assert row.count("bw-sum-part") == game.stars(seat)
        assert ("bust" in row) == (game.stars(seat) == 0)
    assert person.seat == -1
    person.press("next-round")
    assert person.table.parts.sum_view.layout.display == "none"
    assert person.seat == game.starter


def test_undo_goes_back_over_the_bots_replies_and_the_same_dice_fall_again() -> None:
    person = hands(Game.start(["Ada", "Bo", "Cy"], seed="undo"), None, CautiousBot(seed=1), CautiousBot(seed=2))
    person.play_until("Round 2 is over")
    whole = person.table.game
    undone = []
    while not person.table.undo_button.disabled:
        person.table.undo_button.click()
        assert person.table.game.to_move == 0
        assert whole.moves[: person.table.game.ply] == person.table.game.moves
        undone.append(person.table.game)
    assert len(undone) > 5
    person.key("u")
    assert person.table.game == undone[-1]
    for state in reversed(undone[:-1]):
        person.table.redo_button.click()
        assert person.table.game == state
    person.key("y")
    assert person.table.game == whole
    assert person.table.redo_button.disabled
    # The dice of a state are those that fell the first time.
    rolling = next(state for state in undone if str(whole.moves[state.ply]) == "roll")
    while person.table.game != rolling:
        person.table.undo()
    if person.actions.keys() >= {"next-round"}:
        person.press("next-round")
    person.press("roll")
    assert person.table.game.moves[: rolling.ply + 2] == whole.moves[: rolling.ply + 2]


def test_looking_back_changes_nothing_until_one_goes_on_from_there() -> None:
    person = hands(Game.start(["Ada", "Bo"], seed="back"))
    person.play_until("Round 2 is over")
    whole, look_back = person.table.game, person.table.look_back
    look_back.switch.value = True
    assert person.prompt == "This is a replay."
    assert person.actions == {}
    assert person.seat == -1
    for ply in (0, 5, whole.ply - 1):
        look_back.go(ply)
        ply = look_back.ply or 0
        if whole.at(ply).round > whole.at(max(0, ply - 1)).round:
            continue  # there the round that is over is shown
        for seat, panel in enumerate(person.table.parts.boards):
            assert len(panel.board.buttons) == whole.at(ply).button_masks[seat].bit_count()
    first, previous, following, last = look_back.steps
    first.click()
    assert look_back.ply == 0
    assert (first.disabled, previous.disabled) == (True, True)
    following.click()
    following.click()
    previous.click()
    assert look_back.ply == 2  # a roll and its dice are one step
    last.click()
    assert look_back.ply == whole.ply
    assert look_back.resume.disabled
    for letter in "ruy":
        person.key(letter)
    assert person.table.game == whole
    look_back.children[-1].click()
    assert "Round 2 is over" in person.prompt
    look_back.switch.value = True
    look_back.go(5)
    ply = look_back.ply
    assert ply in (4, 5)
    look_back.resume.click()
    assert person.table.game.moves == whole.moves[:ply]
    assert not person.table.redo_button.disabled
    assert person.seat >= 0


def raising(game: Game) -> Move:
    raise RuntimeError("no <b>idea</b>")


def cheating(game: Game) -> Move:
    return Lay((1, 1))


def confused(game: Game) -> Move:
    return 7  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (raising, "RuntimeError: no <b>idea</b>"),
        (cheating, "lay 1-1 is not legal, because"),
        (confused, "7, which is no move, is not legal"),
    ],
)
def test_a_bot_that_fails_is_told_and_may_be_replaced(bot: Bot, reason: str) -> None:
    person = hands(Game.start(["Ada", "Bo"], cards=["by", "rg"], seed=1), None, bot)
    assert person.prompt.startswith("Bo could not decide: ")
    assert reason in person.prompt
    assert "<b>" not in person.table.parts.prompt.value
    assert person.actions == {"ask-again": "Ask Bo again", "decide": "Decide for Bo"}
    before = person.table.game
    person.press("ask-again")
    assert reason in person.prompt
    assert person.table.game == before
    person.press("decide")
    assert person.prompt == "Bo: roll the dice."
    assert person.table.session.bots == [None, None]
    person.play_until(" wins!| share the win!")


def test_bots_can_be_paused_until_the_game_is_over() -> None:
    person = hands(Game.start(["Ada", "Bo"], seed=1), None, CautiousBot(4, seed=1))
    pause = person.table.pause_button
    assert pause.layout.display is None
    person.play_until(" wins!| share the win!")
    assert pause.layout.display == "none"
    person.press("look-back")
    assert pause.layout.display == "none"
    person.table.look_back.go_on_from(0)
    assert pause.layout.display is None


def test_a_table_that_was_closed_is_still_there_but_offers_nothing() -> None:
    person = hands(Game.start(["Ada"], seed=1))
    person.table.close_table()
    assert person.prompt == "This game goes on at another table."
    assert (person.actions, person.seat) == ({}, -1)
    before = person.table.game
    person.press("roll")
    person.key("r")
    assert person.table.game == before


def test_bots_take_their_time_in_the_loop_that_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mover_room.PACES, "fast", 0.001)

    async def play() -> Table:
        game = Game.start(["Ada", "Bo", "Cy"], cards=["y", "r", "b"], seed=2)
        session = Session(game, [None, RandomBot(seed=1), RandomBot(seed=2)])
        table = Table(BUTTONS, session, BUTTONS.words("en"), pace="fast", coach=False, loop=asyncio.get_running_loop())
        assert table.game.ply == 0
        assert plain(table.parts.prompt.value) == "Bo is thinking."
        assert table._mover.future is not None
        await asyncio.wrap_future(table._mover.future)
        return table

    table = asyncio.run(play())
    assert table.game.ply > 0
    assert table.session.waits_for_person()


def test_only_one_of_many_clicks_at_once_counts() -> None:
    person = hands(Game.start(["Ada", "Bo"], cards=["rg", "by"], seed=8))
    together = threading.Barrier(8)

    def press() -> None:
        together.wait()
        person.press("roll")

    threads = [threading.Thread(target=press) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [str(move).split()[0] for move in person.table.game.moves] == ["roll", "dice"]


def test_names_are_text_and_never_markup() -> None:
    name = "<img src=x onerror=alert(1)>"
    person = hands(Game.start([name, "A&B"], seed=6))
    person.play_until("Round 1 is over", opt_out_with=3)
    table = person.table
    parts = table.parts
    pages = [view.value for view in (parts.prompt, parts.notice, parts.sum_view, parts.title)]
    pages += [log_html(table), *(panel.head.value for panel in parts.boards)]
    assert not any("<img" in page for page in pages)
    assert any("&lt;img" in page for page in pages)
    assert "A&amp;B" in table.parts.boards[1].head.value


def test_a_bot_of_the_lobby_has_its_face_beside_its_name_and_nobody_else_has_one() -> None:
    def own(game: Game) -> Move:
        return RandomBot(seed=1)(game)

    session = Session(Game.start(["Ada", "Bo", "Cy", "Dee"], seed=1), [None, GamblerBot(), CautiousBot(), own])
    table = Table(BUTTONS, session, BUTTONS.words("en"), pace="once")
    face = face_of(BUTTONS, "medium", "", FACE)

    def named() -> list[str]:
        heads = [panel.head.value for panel in table.parts.boards]
        return [re.findall('class="bw-name" title="[A-Za-z]+">(.*?)</span>', head)[0] for head in heads]

    assert named() == ["Ada", f"{face}Bo", "Cy", "Dee"]
    session.bots[1] = None  # a person decides for it from now on
    table._show()
    assert named() == ["Ada", "Bo", "Cy", "Dee"]
    table.close_table()


def test_the_log_tells_the_last_rounds_newest_first() -> None:
    person = hands(Game.start(["Ada", "Bo"], seed="log"))
    person.play_until(" wins!| share the win!")
    text = log_html(person.table)
    last = person.table.game.round
    assert [f"Round {number}" in text for number in (last, last - 1, last - 2, last - 3)] == [True, True, True, False]
    assert text.index(f"Round {last}") < text.index(f"Round {last - 1}")


def test_a_line_of_the_log_shows_its_moment_in_the_past_and_from_there() -> None:
    person = hands(Game.start(["Ada", "Bo"], seed="log"))
    person.play_until("Round 1 is over", opt_out_with=3)
    table, frame = person.table, person.table.parts.frame
    links = re.findall(r'data-bw-link="moment" data-bw-number="(\d+)"', log_html(table))
    assert links and int(links[0]) == table.game.ply
    earlier = int(links[4])
    follow(frame, "moment", earlier)
    assert table.look_back.ply == max(stop for stop in table._view.stops(table.session.states) if stop <= earlier)
    assert person.prompt == "This is a replay."
    assert f'data-bw-number="{table.look_back.ply}"' in log_html(table)
    follow(frame, "moment", 2)
    assert table.look_back.ply == 2 and table.game.ply > 2
    # What is no moment of this game is not looked at.
    for number in (-1, table.game.ply + 1, 10**9):
        follow(frame, "moment", number)
    assert table.look_back.ply == 2


def test_the_log_has_dice_and_buttons_for_words_and_the_words_for_who_hears_them() -> None:
    person = hands(Game.start(["A&B", "Bo"], seed=6))
    person.play_until("lay a button")
    person.decide()
    text = log_html(person.table)
    roll = next(move for move in person.table.game.moves if isinstance(move, Dice))
    for value in (roll.white, roll.gold, *roll.black):
        assert f'class="bw-small-die bw-small-die-{value}"' in text
    assert text.count("bw-small-button") == 1
    assert 'aria-hidden="true">A&amp;B <i class="bw-small' in text or 'aria-hidden="true">Bo <i class="bw-small' in text
    assert any(" lays a button on " in line for line in log_lines(person.table))


def test_a_small_board_is_shown_large_until_its_person_decides_again() -> None:
    bots = (None, CautiousBot(seed="a"), CautiousBot(seed="b"))
    person = hands(Game.start(["Ada", "Bo", "Cem"], seed="large"), *bots)
    parts = person.table.parts
    mine, small, other = parts.boards

    def places(box: w.Box) -> list[int]:
        return [panel.place for panel in box.children]

    assert (places(parts.large), places(parts.small)) == ([0], [1, 2])
    assert "bw-enlarge" not in mine.head.value and 'aria-label="Show the board of Bo large"' in small.head.value
    for _ in range(2):
        follow(parts.frame, "board", 1)
        assert (places(parts.large), places(parts.small)) == ([1], [0, 2])
        assert 'aria-label="Make the board of Bo small again"' in small.head.value and "bw-enlarge" in mine.head.value
        follow(parts.frame, "board", 1)
        assert (places(parts.large), places(parts.small)) == ([0], [1, 2])
    # Any small board takes the place, and what is no small board changes nothing.
    follow(parts.frame, "board", 1)
    follow(parts.frame, "board", 2)
    assert (places(parts.large), places(parts.small)) == ([2], [0, 1])
    follow(parts.frame, "board", 0)
    assert places(parts.large) == [0]
    for wrong in (-1, 3, 10**9):
        follow(parts.frame, "board", wrong)
        assert places(parts.large) == [0]
    follow(parts.frame, "board", 2)
    person.decide()
    assert person.table.session.waits_for_person() and places(parts.large) == [0]
    assert other.compact and not other.enlarged


def test_what_the_log_told_of_earlier_rounds_is_not_sent_again() -> None:
    person = hands(Game.start(["Ada", "Bo"], seed="log"))
    person.play_until("Round 2 is over")
    person.press("next-round")
    person.decide()
    parts = person.table.parts.log_view.children
    heads = re.findall("<h[34]>(.*?)</h[34]>", log_html(person.table))
    assert heads == ["What happened", "Round 3", "Round 2", "Round 1"]
    sent: list[object] = []
    for part in (*parts, person.table.parts.log_view):
        part.observe(lambda change: sent.append(change["owner"]), ["head", "lines", "fresh", "children"])
    person.decide()
    assert set(sent) == {parts[0]}


def test_where_the_focus_belongs_and_what_is_read_out() -> None:
    person = hands(state_before(line_game(), Phase.GOLD))
    assert person.table.parts.frame.focus_on == [".bw-place-0 [tabindex='0']"]
    assert "take the golden space" in person.table.parts.frame.news
    person.press("pass")
    assert "Ada leaves" in person.table.parts.frame.news
    assert person.table.parts.frame.turn > 0


def test_what_falls_again_keeps_what_was_taken_back() -> None:
    session = Session(Game.start(["Ada"], cards=["r"], seed=4), [None])
    table = Table(BUTTONS, session, BUTTONS.words("en"), pace="once")
    person = Hands(table)
    person.press("roll")
    cell = person.offered[0]
    person.click(cell)
    whole = table.game
    table._resume_from(1)  # the dice are to fall
    assert table.game.ply == 2  # they have fallen again, the same as before
    assert not table.redo_button.disabled
    table.redo()
    assert table.game == whole
    # What a person decides anew cuts off what lay ahead, even if it is the same.
    table.undo()
    person.click(cell)
    assert table.redo_button.disabled
