"""What holds of every game, whatever is played: refereed by the second set of rules, and searched by hypothesis."""

import random
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from buttons_widgets.buttons.kind import BUTTONS, code_of, game_from_code
from buttons_widgets.buttons.rules.ending import Reason
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Dice, Lay, PlaceStars
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.rules.history import states_of
from tests.naive_rules import Referee
from tests.played import assert_agree, games, played, random_move, referee_of, started

slow_machine = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


class GameMachine(RuleBasedStateMachine):
    """Somebody plays any legal moves, lets the dice fall as they will or as the seed has them, and takes back."""

    game: Game
    referee: Referee

    @initialize(players=st.integers(1, 4), size=st.integers(3, 6), seed=st.integers(0, 99))
    def start(self, players: int, size: int, seed: int) -> None:
        self.game = started(players, size, seed)
        self.referee = referee_of(self.game)
        self.stars_before = self.game.star_masks

    def play(self, index: int) -> None:
        moves = self.game.legal_moves()
        self._make(moves[index % len(moves)])

    def _make(self, move: object) -> None:
        assert move in self.game.legal_moves()
        self.game = self.game.play(move)  # type: ignore[arg-type]
        self.referee.answer(str(move))
        assert all(now & before == before for now, before in zip(self.game.star_masks, self.stars_before, strict=True))
        self.stars_before = self.game.star_masks

    @precondition(lambda self: self.game.to_move is not None)
    @rule(index=st.integers(0, 5000))
    def play_any_move(self, index: int) -> None:
        self.play(index)

    @precondition(lambda self: self.game.to_move is CHANCE)
    @rule()
    def play_the_seed_s_dice(self) -> None:
        self._make(self.game.chance_move())

    @precondition(lambda self: self.game.to_move is not None)
    @rule(seed=st.integers(0, 999), plies=st.integers(1, 25))
    def play_on(self, seed: int, plies: int) -> None:
        chance = random.Random(seed)
        for _ in range(plies):
            if self.game.to_move is not None:
                self._make(random_move(self.game, chance))

    @precondition(lambda self: self.game.ply > 0)
    @rule(back=st.integers(1, 10))
    def take_back(self, back: int) -> None:
        before = self.game.at(max(0, self.game.ply - back))
        assert before.replay(self.game.moves[before.ply :]) == self.game
        self.game = before
        self.referee = referee_of(before)
        self.stars_before = before.star_masks

    @invariant()
    def both_rules_agree(self) -> None:
        assert_agree(self.game, self.referee)

    @invariant()
    def what_always_holds_does(self) -> None:
        assert_sound(self.game)


def assert_sound(game: Game) -> None:
    seats = range(len(game.names))
    for seat in seats:
        position = game.position(seat)  # it refuses buttons that touch each other or a star
        for row, column in position.buttons:
            assert not {(row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1)} & position.buttons
        assert not position.buttons & position.stars
        assert game.earnings(seat).total <= len(position.buttons)
        assert str(position) == str(type(position).parse(str(position)))
    if len(seats) > 1:
        # White, the black dice on the table, and those in depots.
        assert 1 + game.black_dice + sum(map(game.depot, seats)) == 6
    assert game.black_dice >= 1, "the gold die never leaves the table"
    if game.to_move is CHANCE:
        dice = game.chance_move()
        assert 1 + len(dice.black) == game.black_dice
        assert 1 <= min(dice.white, dice.gold) <= max(dice.white, dice.gold) <= game.size
    assert bool(game.legal_moves()) == (game.to_move is not None) == (game.result is None)


TestGame = GameMachine.TestCase
TestGame.settings = settings(slow_machine, max_examples=60, stateful_step_count=30)


@pytest.mark.parametrize("size", [3, 4, 5, 6])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_ends_and_both_rules_see_the_same_end(players: int, size: int) -> None:
    for seed in range(2):
        game = played(started(players, size, seed), plies=4000, seed=seed, own_dice=seed == 1)
        assert game.result is not None
        assert referee_of(game).winners == list(game.result.winners)
        assert game.result.stars == tuple(game.stars(seat) for seat in range(players))


@given(games())
@settings(slow_machine, max_examples=150)
def test_text_record_and_code_hold_the_whole_game(game: Game) -> None:
    assert Game.parse(str(game)) == game
    assert BUTTONS.read_game(BUTTONS.write_game(game)) == game
    assert game_from_code(code_of(game)) == game


@given(games(most_plies=40), st.integers(0, 40))
@settings(slow_machine, max_examples=100)
def test_any_ply_is_what_was_there_then(game: Game, ply: int) -> None:
    states = [game.start_state()]
    for move in game.moves:
        states.append(states[-1].play(move))
    ply = min(ply, game.ply)
    assert game.at(ply) == states[ply]
    assert states[-1] == game


@given(games())
@settings(slow_machine, max_examples=100)
def test_what_one_player_decides_after_a_roll_leaves_the_others_choices_alone(game: Game) -> None:
    if game.phase is not Phase.GOLD:
        return
    take, leave = (game.play(move) for move in game.legal_moves())
    assert (take.to_move, take.phase) == (leave.to_move, leave.phase)
    if take.phase is Phase.GOLD:
        assert take.legal_moves() == leave.legal_moves()


@given(games(most_plies=200))
@settings(slow_machine, max_examples=30)
def test_stars_come_from_buttons_and_from_nothing_else(game: Game) -> None:
    laid = sum(isinstance(move, Lay) for move in game.moves)
    placed = sum(len(move.cells) for move in game.moves if isinstance(move, PlaceStars))
    assert placed == sum(mask.bit_count() for mask in game.star_masks)
    assert placed <= laid
    assert game.rolls == sum(isinstance(move, Dice) for move in game.moves)


# The text of a game


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the text of a game begins with BUTTONS"),
        ("CHESS", "line 1"),
        ("BUTTONS", "line 2: 'seed: …' should stand here"),
        ("BUTTONS\nAda: card r, layout rbygrbygr", "line 2: 'seed: …'"),
        ("BUTTONS\nseed: 1", "one to four people"),
        ("BUTTONS\nseed: 1\nAda", "line 3: a player is written"),
        ("BUTTONS\nseed: 1\nAda: card r, layout rbyg", "line 3: a layout"),
        ("BUTTONS\nseed: 1\ncard r, layout rbygrbygr", "line 3: a player is written"),
        ("BUTTONS\nseed: 1\nAda: card , layout rbygrbygr", r"1 players hold 1 card each, not \('',\)"),
        ("BUTTONS\nseed: 1\nAda: card r b, layout rbygrbygr", r"1 players hold 1 card each, not \('r b',\)"),
        ("BUTTONS\nseed: 1\nAda: card x, layout rbygrbygr", "the cards are r b y g"),
        ("BUTTONS\nseed: 1\nAda: card r, layout rbygrbygr\nRound 1\nBo: roll", "line 5: Ada is to move"),
        ("BUTTONS\nseed: 1\nAda: card r, layout rbygrbygr\nRound 1\nAda: rol", "line 5: 'rol' is not a move"),
        ("BUTTONS\nseed: 1\nAda: card r, layout rbygrbygr\nRound 1\nAda: opt out", "line 5: opt out is not legal"),
        ("BUTTONS\nseed: 1\nAda: card r, layout rbygrbygr\nRound 1\nRound 2", "line 5: round 1 goes on here"),
        ("BUTTONS\nseed: 1\nAda: card r, layout rbygrbygr\nRound 1\nAda: roll, roll", "line 5: 'roll' is not Ada's"),
    ],
)
def test_a_text_that_is_no_game_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Game.parse(text)


@given(games(most_plies=60), st.data())
@settings(slow_machine, max_examples=150)
def test_a_changed_text_is_another_game_or_an_error(game: Game, data: st.DataObject) -> None:
    text = str(game)
    place = data.draw(st.integers(0, len(text) - 1))
    changed = text[:place] + data.draw(st.sampled_from(" ,:/16rbx\n<")) + text[place + data.draw(st.integers(0, 1)) :]
    try:
        read = Game.parse(changed)
    except ValueError:
        return
    assert_agree(read, referee_of(read))
    assert Game.parse(str(read)) == read


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_dice_of_a_state_are_the_last_roll_of_its_round(players: int) -> None:
    last = None
    states = states_of(played(started(players, seed="dice"), 400, seed=players))
    for move, (before, game) in zip(states[-1].history, pairwise(states), strict=True):
        last = move if isinstance(move, Dice) else last
        if game.round > before.round:
            last = None
        assert game.dice == last
    assert states[-1].round > 3


@pytest.mark.parametrize("seed", range(30))
def test_a_result_says_who_has_a_line_and_how_many_stars(seed: int) -> None:
    game = played(started(1 + seed % 4, seed=seed), 5000, seed)
    result = game.result
    assert result is not None
    assert result.lines == tuple(bool(game.line_of(seat)) for seat in range(len(game.names)))
    assert any(result.lines) == (result.reason in (Reason.LINE, Reason.LINE_AND_STARS)) or len(result.winners) > 1
    assert result.stars == tuple(game.stars(seat) for seat in range(len(game.names)))
