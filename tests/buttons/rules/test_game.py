"""The rules of a game: the worked examples, the differences between numbers of players, rounds, scoring, ends."""

import copy
import pickle
import tracemalloc
import unicodedata
from dataclasses import replace

import pytest

from buttons_widgets.buttons.cells import Cell
from buttons_widgets.buttons.rules.ending import Reason, judge, line_in
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.moves import PlaceStars, Roll, every_roll
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.rules.history import states_of
from tests.played import NAMES, do, game_of, legal, lying, played

# The worked examples


def test_example_the_roller_chooses_a_column_and_the_others_have_the_golden_space() -> None:
    game = do(game_of(3), "roll", "dice 5-6 2355")
    assert (game.to_move, legal(game)) == (0, ["lay 5-2", "lay 5-3", "lay 5-5", "lay 5-6"])
    game = do(game, "lay 5-2")
    assert (game.to_move, legal(game)) == (1, ["lay 5-6", "pass"])
    game = do(game, "pass")
    assert (game.to_move, legal(game)) == (2, ["lay 5-6", "pass"])


def test_example_two_dice_of_one_number_are_one_choice() -> None:
    game = do(game_of(2), "roll", "dice 4-2 2344")
    assert legal(game) == ["lay 4-2", "lay 4-3", "lay 4-4"]
    assert legal(do(game, "lay 4-4")) == ["lay 4-2", "pass"]


def test_example_nothing_fits_in_row_five() -> None:
    game = lying(game_of(3), 0, buttons=[(5, 2)], stars=[(5, 6)])
    game = do(game, "roll", "dice 5-2 3366")
    assert game.standings[0] is Standing.BUST
    assert game.button_masks[0] == 0
    assert game.position(0).stars == {(5, 6)}


def test_example_three_of_ones_own_card_s_colour_earn_three_stars() -> None:
    game = lying(game_of(1), 0, buttons=[(1, 1), (2, 2), (3, 3)])
    assert game.position(0).stars_for_opting_out() == 3
    game = do(game, "opt out")
    assert legal(game) == ["stars 1-1 2-2 3-3"]


# A turn


def test_without_a_button_one_has_to_roll() -> None:
    assert legal(game_of(2)) == ["roll"]
    assert legal(lying(game_of(2), 0, buttons=[(1, 1)])) == ["roll", "opt out"]


def test_the_roller_must_lay_if_it_can() -> None:
    game = do(game_of(2), "roll", "dice 1-1 1111")
    assert legal(game) == ["lay 1-1"]


def test_who_cannot_take_the_golden_space_is_not_asked() -> None:
    game = lying(game_of(4), 1, buttons=[(1, 2)])
    game = lying(game, 2, stars=[(1, 1)])
    game = do(game, "roll", "dice 1-1 1111", "lay 1-1")
    assert (game.to_move, game.phase) == (3, Phase.GOLD)


def test_the_others_may_use_the_golden_space_of_a_roll_that_busts() -> None:
    game = lying(game_of(3), 0, buttons=[(1, 1)])
    game = do(game, "roll", "dice 1-1 1112")
    assert game.standings[0] is Standing.BUST
    assert (game.to_move, legal(game)) == (1, ["lay 1-1", "pass"])
    game = do(game, "lay 1-1", "pass")
    assert game.position(1).buttons == {(1, 1)}
    assert (game.to_move, game.phase) == (1, Phase.DECIDE)


def test_who_is_out_never_lays_and_gets_no_dice() -> None:
    game = lying(game_of(3), 1, buttons=[(1, 1)])
    game = do(game, "roll", "dice 6-6 6666", "lay 6-6", "pass", "pass", "opt out")
    game = do(game, "roll", "dice 3-3 333", "lay 3-3")
    assert (game.to_move, game.phase) == (0, Phase.GOLD)  # not Bo, who opted out
    game = do(game, "pass", "roll", "dice 4-4 444", "lay 4-4")
    assert game.to_move == 2
    assert do(game, "pass").to_move == 2  # and the dice pass Bo by


def test_the_last_one_in_goes_on_alone() -> None:
    game = lying(game_of(2), 0, buttons=[(1, 1)])
    game = do(game, "opt out", "roll", "dice 1-1 11", "lay 1-1")
    assert (game.to_move, game.phase) == (1, Phase.DECIDE)


def test_the_dice_pass_clockwise() -> None:
    game, seats = game_of(4), []
    for row in (1, 3, 5, 1):
        seats.append(game.to_move)
        game = do(game, "roll", f"dice {row}-{2 * len(seats) - 1 if len(seats) < 4 else 4} 1111")
        while game.phase is not Phase.DECIDE:
            game = game.play(game.legal_moves()[-1])
    assert seats == [0, 1, 2, 3]


# One to four players


@pytest.mark.parametrize(("players", "dice"), [(2, [5, 3]), (3, [5, 4, 3]), (4, [5, 4, 3, 2])])
def test_how_many_dice_a_depot_takes(players: int, dice: list[int]) -> None:
    game = game_of(players)
    for seat in range(players):
        game = lying(game, seat, buttons=[(1, 1)])
    for seat, black in enumerate(dice):
        assert (game.to_move, game.black_dice, game.position(seat).black_dice) == (seat, black, black)
        assert [game.depot(other) > 0 for other in range(players)] == [other < seat for other in range(players)]
        assert len(do(game, "roll").chance_move().black) == black - 1
        game = do(game, "opt out")
    assert game.phase is Phase.STARS


def test_a_bust_fills_the_depot_as_opting_out_does() -> None:
    game = lying(lying(game_of(2), 0, buttons=[(1, 1)]), 1, stars=[(1, 1)])
    game = do(game, "roll", "dice 1-1 1111")
    assert (game.depot(0), game.depot(1), game.black_dice, game.to_move) == (2, 0, 3, 1)


def test_alone_every_roll_has_five_black_dice_and_the_card_changes_each_round() -> None:
    game, cards = Game.start(["Ada"], seed=1), []
    for _ in range(5):
        cards.append(game.position(0).cards)
        game = do(game, "roll", "dice 1-1 1111")
        while game.phase is Phase.LAY:
            game = game.play(game.legal_moves()[0])
        assert game.black_dice == 5
        if game.phase is Phase.DECIDE and game.round == len(cards):
            game = do(game, "opt out")
            game = game.play(game.legal_moves()[-1])
        game = lying(game, 0)
    assert cards == ["r", "b", "y", "g", "r"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_are_dealt_with_the_red_one_among_them(players: int) -> None:
    dealt = set()
    for seed in range(60):
        game = Game.start(NAMES[:players], seed=seed)
        assert [len(own) for own in game.cards] == [2 if players == 2 else 1] * players
        assert len(set("".join(game.cards))) == len("".join(game.cards))
        assert "r" in game.cards[game.starter]
        assert game.to_move == game.turn == game.starter
        dealt.add(game.cards)
    # Every deal there is: 1, 6 pairs for the first of two, 3 cards left out × 6 orders, 24 orders.
    assert len(dealt) == {1: 1, 2: 6, 3: 18}.get(players, len(dealt))
    assert players < 4 or len(dealt) > 18


@pytest.mark.parametrize(
    ("players", "before", "after", "starter"),
    [
        (2, ("rb", "yg"), ("yg", "rb"), 1),
        (3, ("r", "b", "y"), ("y", "r", "b"), 1),
        (4, tuple("rbyg"), tuple("grby"), 1),
    ],
)
def test_cards_pass_to_the_left_and_the_red_one_starts(
    players: int, before: tuple[str, ...], after: tuple[str, ...], starter: int
) -> None:
    game = game_of(players)
    assert game.cards == before
    for seat in range(players):
        game = lying(game, seat, buttons=[(1, 1)])
    game = do(game, *["opt out"] * players, *["stars 1-1"] * players)
    assert (game.round, game.cards, game.to_move, game.turn) == (2, after, starter, starter)


# The end of a round


def test_the_round_ends_when_every_depot_is_full() -> None:
    game = lying(lying(game_of(3), 0, buttons=[(1, 1), (2, 2), (3, 3)]), 2, buttons=[(5, 5), (6, 6)])
    game = lying(game, 1, stars=[(4, 4)])
    game = do(game, "opt out")
    game = replace(game, standings=(Standing.OUT, Standing.BUST, Standing.IN), turn=2, to_move=2)
    game = do(game, "opt out")
    assert (game.phase, game.to_move) == (Phase.STARS, 0)
    game = do(game, "stars 1-1 2-2 3-3")
    assert (game.phase, game.to_move, legal(game)) == (Phase.STARS, 2, ["stars 5-5", "stars 6-6"])  # Bo is bust
    game = do(game, "stars 6-6")
    assert (game.round, game.phase, game.black_dice, game.dice) == (2, Phase.DECIDE, 5, None)
    assert game.button_masks == (0, 0, 0)
    assert game.standings == (Standing.IN,) * 3
    assert [game.stars(seat) for seat in range(3)] == [3, 1, 1]


def test_a_round_in_which_all_are_bust_earns_nothing() -> None:
    game = lying(lying(game_of(2), 0, buttons=[(1, 1)]), 1, stars=[(1, 1), (2, 1)])
    game = do(game, "roll", "dice 1-1 1111")
    assert game.to_move == 1
    game = do(game, "roll", "dice 1-1 11")
    assert (game.round, game.stars(0), game.stars(1)) == (2, 0, 2)


def test_two_cards_may_both_earn_their_star() -> None:
    game = game_of(2, "rbrbrb" * 6)
    buttons = [(1, 1), (1, 3), (1, 5), (2, 2), (2, 4), (2, 6)]
    game = lying(lying(game, 0, buttons=buttons), 1, buttons=buttons)
    assert (game.earnings(0).total, game.earnings(0).cards) == (5, "rb")
    assert (game.earnings(1).total, game.earnings(1).cards) == (3, "")


def test_stars_replace_buttons_of_ones_choice() -> None:
    game = lying(game_of(1, "rbyg" * 9), 0, buttons=[(1, 1), (1, 3), (5, 5)])
    game = do(game, "opt out")
    assert legal(game) == ["stars 1-1", "stars 1-3", "stars 5-5"]
    game = game.play(PlaceStars([(1, 3)]))
    assert (game.position(0).stars, game.position(0).buttons) == ({(1, 3)}, frozenset())


def test_a_line_that_stars_would_complete_is_told() -> None:
    game = lying(game_of(1), 0, stars=[(2, column) for column in range(2, 6)])
    assert game.line_of(0) == ()
    assert game.line_of(0, more=[(2, 1)]) == tuple((2, column) for column in range(1, 6))


# The end of the game

LINE = [(3, column) for column in range(1, 6)]
COLUMN = [(row, 6) for row in range(2, 7)]
TWELVE = [(row, column) for row in (1, 3, 5) for column in (1, 2, 4, 5)]
THIRTEEN = [*TWELVE, (6, 6)]


@pytest.mark.parametrize(
    ("boards", "winners", "reason"),
    [
        ([LINE, []], (0,), Reason.LINE),
        ([[], COLUMN], (1,), Reason.LINE),
        ([TWELVE, []], (0,), Reason.STARS),
        ([THIRTEEN, LINE, []], (1,), Reason.LINE),  # a line beats more stars
        ([LINE, [*COLUMN, (1, 1)], TWELVE], (1,), Reason.LINE_AND_STARS),
        ([TWELVE, THIRTEEN, []], (1,), Reason.MORE_STARS),
        ([LINE, [], COLUMN], (0, 2), Reason.SHARED),
        ([TWELVE, TWELVE, LINE[:4], []], (0, 1), Reason.SHARED),
        ([[], THIRTEEN, THIRTEEN, TWELVE], (1, 2), Reason.SHARED),
    ],
)
def test_who_wins_and_why(boards: list[list[Cell]], winners: tuple[int, ...], reason: Reason) -> None:
    game = game_of(len(boards))
    last = len(boards) - 1
    for seat, stars in enumerate(boards):
        game = lying(game, seat, stars=stars)
    # The last player's last star is placed now; one more on an empty board changes nothing.
    *stars, placed = boards[last] or [(6, 1)]
    game = lying(game, last, stars=stars, buttons=[placed])
    game = replace(game, standings=(Standing.BUST,) * last + (Standing.OUT,), phase=Phase.STARS, to_move=last)
    game = game.play(PlaceStars([placed]))
    result = game.result
    assert result is not None
    assert (result.winners, result.reason) == (winners, reason)
    assert (game.to_move, game.phase, game.legal_moves()) == (None, Phase.OVER, ())


@pytest.mark.parametrize(
    ("boards", "winners", "reason"),
    [
        ([LINE, COLUMN], (0, 1), Reason.SHARED),
        ([[], COLUMN], (1,), Reason.LINE),
        ([LINE, [*COLUMN, (1, 1)]], (1,), Reason.LINE_AND_STARS),
        ([TWELVE, THIRTEEN], (1,), Reason.MORE_STARS),
        ([TWELVE, TWELVE], (0, 1), Reason.SHARED),
        ([TWELVE, TWELVE[:11]], (0,), Reason.STARS),
        ([grid(6).cells, grid(6).cells], (0, 1), Reason.SHARED),
    ],
)
def test_how_stars_are_judged(boards: list[list[Cell]], winners: tuple[int, ...], reason: Reason) -> None:
    result = judge(6, [grid(6).mask_of(stars) for stars in boards])
    assert result is not None
    assert (result.winners, result.reason) == (winners, reason)
    assert result.stars == tuple(len(stars) for stars in boards)


@pytest.mark.parametrize(
    "stars",
    [
        [],
        TWELVE[:11],
        [(3, 1), (3, 2), (3, 3), (3, 4), (3, 6)],  # broken
        [(2, 5), (2, 6), (3, 1), (3, 2), (3, 3)],  # round the corner
        [(n, n) for n in range(1, 6)],  # a diagonal
    ],
)
def test_what_does_not_end_a_game(stars: list[Cell]) -> None:
    assert judge(6, [grid(6).mask_of(stars), 0]) is None


@pytest.mark.parametrize("size", [5, 6])
def test_every_line_of_five_counts(size: int) -> None:
    lines = 0
    for row in range(1, size + 1):
        for start in range(1, size - 3):
            across = [(row, start + step) for step in range(5)]
            for line in (across, [(column, row) for row, column in across]):
                result = judge(size, [grid(size).mask_of(line)])
                assert result is not None
                assert result.reason is Reason.LINE
                lines += 1
    assert lines == {5: 10, 6: 24}[size]


def test_on_the_smallest_board_the_game_ends_when_all_are_full() -> None:
    assert judge(3, [0b111111111, 0b011111111]) is None
    result = judge(3, [0b111111111, 0b111111111])
    assert result is not None
    assert (result.winners, result.reason) == ((0, 1), Reason.FULL)


# A state is a value


def test_undone_dice_fall_the_same_again() -> None:
    game = do(Game.start(["Ada", "Bo"], cards=["ry", "bg"], seed="one"), "roll")
    first = game.chance_move()
    assert game.at(0).play(Roll()).chance_move() == first
    game = game.play(first)
    one, other = (game.play(move) for move in game.legal_moves()[:2])
    assert legal(one)[-1:] == legal(other)[-1:] == ["pass"]
    one, other = (do(state, "pass", "roll") for state in (one, other))
    assert one.chance_move() == other.chance_move() != first


def test_fewer_dice_are_the_beginning_of_the_same_roll() -> None:
    game = lying(lying(game_of(2), 0, buttons=[(1, 1)]), 1, buttons=[(1, 1)])
    both, one = do(game, "roll").chance_move(), do(game, "opt out", "roll").chance_move()
    assert both.golden_cell == one.golden_cell
    assert all(both.black.count(pip) >= one.black.count(pip) for pip in one.black)


def test_all_rolls_are_legal_and_told_once() -> None:
    game = do(Game.start(["Ada"], ["rbygrbygr"], seed=1), "roll")
    assert len(game.legal_moves()) == len(set(game.legal_moves())) == 3 * 3 * 15
    assert game.legal_moves() == every_roll(3, 4)
    assert all(game.play(dice).dice == dice for dice in game.legal_moves())


def test_games_are_equal_if_all_that_happened_is() -> None:
    game, again = (played(Game.start(["Ada", "Bo"], seed=5), 40) for _ in range(2))
    assert game == again
    assert len({game, again, game.at(39)}) == 2
    assert game != played(Game.start(["Ada", "Bo"], seed=6), 40)
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert twin == game
        assert hash(twin) == hash(game)
        assert twin.legal_moves() == game.legal_moves()
    assert pickle.loads(pickle.dumps(game.start_state().play(Roll()))).to_move is CHANCE


def rolling_for_ever(plies: int, seed: str = "long") -> Game:
    """A game alone in which the player always rolls and so never earns a star."""
    game = Game.start(["Ada"], ["rby/gry/ybg"], seed=seed)
    while game.ply < plies:
        game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
    return game


def test_a_very_long_game_can_be_compared_copied_and_pickled() -> None:
    game, again = rolling_for_ever(20_000), rolling_for_ever(20_000)
    assert (game.ply, len(game.moves), game.result) == (20_000, 20_000, None)
    assert game == again
    assert hash(game) == hash(again)
    assert game != again.at(19_999)
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert (twin, hash(twin), twin.moves) == (game, hash(game), game.moves)
        assert twin.chances() == game.chances()


def test_the_states_of_a_game_share_their_moves() -> None:
    game = rolling_for_ever(1000)
    tracemalloc.start()
    try:
        states = states_of(game)
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert states[-1] == game
    # A tuple of moves in each state would take 4 kB on average.
    assert used < 1000 * 1000


def test_the_last_move_and_the_ply_are_those_of_the_moves() -> None:
    game = played(game_of(3), 40)
    for ply in range(41):
        state = game.at(ply)
        assert (state.ply, state.moves) == (ply, game.moves[:ply])
        assert state.last_move == (game.moves[ply - 1] if ply else None)


def test_the_same_boards_after_other_moves_are_another_state() -> None:
    game = do(game_of(1), "roll")
    one, other = (do(game, dice, "lay 1-1") for dice in ("dice 1-1 1111", "dice 1-2 1111"))
    assert replace(one, history=other.history, dice=other.dice) == other
    assert replace(one, dice=other.dice) != other


def test_a_state_cannot_be_changed() -> None:
    game = game_of(2)
    with pytest.raises(AttributeError):
        game.round = 2  # type: ignore[misc]
    assert repr(game) == "<Game of Ada, Bo: round 1, ply 0, roll or opt out>"


def test_a_ply_or_seat_that_is_not_there_is_refused() -> None:
    game = played(game_of(2), 10)
    assert game.at(10) == game
    for ply in (-1, 11):
        with pytest.raises(ValueError, match=f"plies 0 to 10, not {ply}"):
            game.at(ply)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            game.position(seat)


def test_the_pool_is_shown() -> None:
    game = lying(game_of(2), 0, buttons=[(1, 1), (2, 2)], stars=[(6, 6)])
    assert game.pool == (48, 59)
    crowded = [replace(game, **{masks: (2**36 - 1,) * 2}) for masks in ("button_masks", "star_masks")]
    assert [each.pool for each in crowded] == [(0, 59), (48, 0)], "more than the box has never count as less than none"


def test_the_text_of_a_game_reads_back_whatever_form_its_accents_and_spaces_have() -> None:
    game = Game.start(["René B", "Bo"], cards=["rb", "yg"], seed="accents").play(Roll())
    decomposed = unicodedata.normalize("NFD", str(game)).replace("René B".replace("é", "e\u0301"), "Rene\u0301  B")
    assert decomposed != str(game)
    assert Game.parse(decomposed) == game


def test_a_slice_of_a_game_is_a_tuple_of_its_states() -> None:
    game = Game.start(["Ada"], seed=3)
    while game.ply < 8:
        game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
    assert game[2:5] == (game.at(2), game.at(3), game.at(4))
    assert game[-2:] == (game.at(7), game) and game[:] == tuple(game)
    assert game[6:2] == () and game[::4] == (game.at(0), game.at(4), game)
    with pytest.raises(IndexError, match="plies 0 to 8, not 9"):
        game[9]


def test_a_shown_game_says_round_and_stars_to_those_who_do_not_see_it() -> None:
    game = Game.start(["Ada", "Bo"], layouts=["rby/gry/ybg"] * 2, seed=3)
    assert 'aria-label="Round 1: Ada 0 stars, Bo 0 stars"' in game._repr_svg_()
    later = replace(game, star_masks=(0b1, 0b1010), round=4)
    assert 'aria-label="Round 4: Ada 1 star, Bo 2 stars"' in later._repr_svg_()


def test_without_a_line_of_five_there_is_an_empty_mask() -> None:
    assert (line_in(6, 0b111110), line_in(6, 0b1111)) == (0b111110, 0)


def test_a_seat_s_board_is_shown_over_what_is_printed_with_its_dice_and_its_line() -> None:
    line = [(1, column) for column in range(1, 6)]
    game = lying(game_of(3), 1, stars=[*line, (3, 3)])
    game = replace(game, standings=(Standing.IN, Standing.BUST, Standing.OUT))
    views = [game.view(seat) for seat in range(3)]
    assert [view.colours for view in views] == [layout.letters for layout in game.layouts]
    assert [view.faded for view in views] == [False, True, False]
    assert [view.depot for view in views] == [0, 1, 1]
    assert [tuple(view.line) for view in views] == [(), tuple(line), ()]
