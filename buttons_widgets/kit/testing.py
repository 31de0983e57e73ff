"""What every game must pass: run these checks over a game's `Kind`, and it can be played at the table.

    import pytest
    from buttons_widgets.kit.testing import CHECKS

    @pytest.mark.parametrize("check", CHECKS)
    def test_my_game_can_be_played_at_the_table(check):
        check(MY_KIND)

Each check plays random games and raises an `AssertionError` that says what is wrong, and in which state.
"""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from math import isclose
from typing import Any, Final

from .coach.coach_page import CoachPage
from .lobby.lobby import SeatRow
from .page.frame import FULL_SCREEN_KEY
from .rules.answer import TIE, error_of
from .rules.bots import PERSON
from .rules.errors import GameError, IllegalMove
from .rules.game import CHANCE
from .rules.history import states_of
from .rules.moves import TextMove
from .table.kind import Kind
from .table.layout import OWN_KEYS, REDO, UNDO
from .table.picture_board import PictureBoard
from .table.presenter import FINISH
from .table.scene import Draft, Moves, Refusal, Scene
from .table.session import Session
from .table.view import View

AnyKind = Kind[Any, Any]
AnyView = View[Any, Any]

GAMES: Final = 6
"""Each check plays this many games, going through the possible numbers of players."""
EVERY: Final = 7
"""The text of a whole game takes long: it is looked at after every so many plies (1: each), and at the end."""
LONG: Final = 100
"""Where it takes long to look at a state, only every tenth one is looked at after so many plies."""
MOST_PLIES: Final = 3000
"""A random game that is not over after this many plies counts as endless."""
LEAST_EFFORT: Final = 50_000
MOST_WAYS: Final = 200
"""Of a state with more legal moves than this, not every way to choose them action by action is tried."""
MOST_ANSWERS: Final = 12
"""So many questions are answered, none that takes more than a moment."""
TABLES_OWN: Final = {"again", "look-back", "next-round", "ask-again", "decide", "go-on", FINISH}
"""The names of the table's own buttons."""
SECRET: Final = "a seed that no bot may see"


def started(kind: AnyKind, number: int, seed: object = None) -> Any:
    """The beginning of a game; the number of the game decides how many play."""
    players = kind.seats[number % len(kind.seats)]
    return kind.start([f"Player {seat}" for seat in range(1, players + 1)], seed=f"{number}" if seed is None else seed)


def random_states(kind: AnyKind, number: int, seed: object = None) -> Iterator[Any]:
    """Every state of a random game, to its end."""
    chooser = random.Random(number)
    game = started(kind, number, seed)
    yield game
    while game.to_move is not None:
        assert game.ply < MOST_PLIES, f"{game!r} has {MOST_PLIES} plies and is not over"
        game = game.play(random_move(game, chooser))
        yield game


def some_states(kind: AnyKind, number: int, seed: object = None) -> Iterator[Any]:
    """The states of a random game, to its end; of a long one only some."""
    return filter(_is_looked_at, random_states(kind, number, seed))


def _is_looked_at(game: Any) -> bool:
    return game.ply < LONG or game.ply % 10 == 0 or game.to_move is None


def random_move(game: Any, chooser: random.Random) -> Any:
    """A random legal move; a move of chance comes from the game's seed."""
    return game.chance_move() if game.to_move is CHANCE else chooser.choice(game.legal_moves())


def _is_written(game: Any) -> bool:
    """Whether a state is one of those whose whole text is looked at."""
    return game.ply % EVERY == 0 or game.to_move is None


def check_random_play(kind: AnyKind) -> None:
    """Random games come to an end, and their plies, moves and rounds are counted correctly."""
    for number in range(GAMES):
        before, earlier, names = None, (), started(kind, number).names
        for game in random_states(kind, number):
            moves = game.moves
            assert game.names == names, f"{game!r} has other names than at its start"
            over = game.to_move is None
            assert over == (not game.legal_moves()), f"{game!r} has legal moves after its end, or none before it"
            assert game.ply == len(moves), f"{game!r} counts {game.ply} plies and has {len(moves)} moves"
            assert game.last_move == (moves[-1] if moves else None), f"{game!r} has another last move"
            if before is not None:
                assert moves[:-1] == earlier, f"{game!r} does not go on from {before!r}"
                assert game.round - before.round in (0, 1), f"{game!r}: after round {before.round} comes {game.round}"
            else:
                assert (game.ply, game.round) == (0, 1), f"{game!r} does not begin with ply 0 and round 1"
            before, earlier = game, moves


def check_states_are_values(kind: AnyKind) -> None:
    """The same moves lead to equal states with equal hashes; playing a move leaves the state as it was."""
    for number in range(GAMES):
        for game, same in zip(some_states(kind, number), some_states(kind, number), strict=True):
            assert game == same and hash(game) == hash(same), f"{game!r} differs from the same game played again"
            text = str(game) if _is_written(game) else ""
            for move in list(game.legal_moves())[:3]:
                assert game.play(move) != game, f"{move} changes nothing in {game!r}"
            assert game == same and hash(game) == hash(same), f"{game!r} was changed by playing a move"
            assert not text or str(game) == text, f"{game!r} was changed by playing a move"


def check_chances(kind: AnyKind) -> None:
    """When chance moves, the outcomes are the legal moves and their probabilities add up to 1; else there are none."""
    checked: list[tuple[list[Any], list[Any]]] = []  # most states have the same outcomes as one before
    for number in range(GAMES):
        for game in random_states(kind, number):
            outcomes, legal = list(game.chances()), list(game.legal_moves())
            if game.to_move is not CHANCE:
                assert outcomes == [], f"{game!r} has chances though chance does not move"
                continue
            if (outcomes, legal) not in checked:
                total = sum((Fraction(probability) for _, probability in outcomes), Fraction(0))
                assert total == 1, f"the chances of {game!r} add up to {total}"
                assert all(probability > 0 for _, probability in outcomes), f"{game!r} has an outcome of probability 0"
                moves = [move for move, _ in outcomes]
                assert len(set(moves)) == len(moves), f"{game!r} names an outcome twice"
                assert set(moves) == set(legal), f"{game!r}: its chances are not its legal moves"
                checked.append((outcomes, legal))
            assert game.chance_move() in legal, f"the seed of {game!r} leads to an outcome that is not possible"


def check_bots_see_no_seed(kind: AnyKind) -> None:
    """What a bot is given holds no seed, prints no seed, and cannot make chance's next move."""
    for number in range(GAMES):
        for game in some_states(kind, number, seed=SECRET):
            for seat in range(len(game.names)):
                seen = game.seen_by(seat)
                printed = f"{seen!r} {seen}" if _is_written(game) else repr(seen)
                assert SECRET.encode() not in pickle.dumps(seen), f"the seed can be found in what seat {seat} sees"
                assert SECRET not in printed, f"the seed is printed by what seat {seat} sees"
                assert list(seen.legal_moves()) == list(game.legal_moves()), f"seat {seat} sees other moves: {game!r}"
                if game.to_move is CHANCE:
                    _refused(seen.chance_move, f"what seat {seat} sees of {game!r} reveals the next outcome of chance")


def check_texts(kind: AnyKind) -> None:
    """Every move and every game reads back from its text."""
    for number in range(GAMES):
        for game in some_states(kind, number):
            if game.moves:
                _reads_back(kind.parse_move, str(game.last_move), game.last_move, "its text")
                if isinstance(game.last_move, TextMove):
                    _reads_back(
                        type(game.last_move).parse, str(game.last_move), game.last_move, "its text by its class"
                    )
            if _is_written(game):
                _reads_back(type(game).parse, str(game), game, "its text")


def check_records(kind: AnyKind) -> None:
    """A game reads back from a record and from a code, at any state; codes begin with a word in capital letters."""
    capitals = re.fullmatch("[A-Z]+", kind.code_word)
    assert capitals, f"the code word is {kind.code_word!r}, not one in capital letters such as 'CHESS'"
    for number in range(GAMES):
        for game in some_states(kind, number):
            if _is_written(game):
                _reads_back(kind.read_game, kind.write_game(game), game, "its record")
                _reads_back(kind.read_code, kind.write_code(game), game, "its code")
                seats = tuple("a bot" if seat % 2 else PERSON for seat in range(len(game.names)))
                _reads_back(kind.read_seated_code, kind.write_code(game, seats), (game, seats), "its code with seats")


def check_undo(kind: AnyKind) -> None:
    """Undo stops at every decision of a person, redo leads back to the same game, and chance repeats itself."""
    for number in range(GAMES):
        *_, game = random_states(kind, number)
        session: Session[Any] = Session(game, [None] * len(game.names))
        undone = []
        while session.undo():
            undone.append(session.game)
        decided = [state for state in states_of(game) if isinstance(state.to_move, int)]
        assert undone == decided[::-1], f"undo of {game!r} stops at {len(undone)} of {len(decided)} decisions"
        while session.redo():
            pass
        assert session.game == game, f"redo does not lead back to {game!r}"
        for state in decided:
            if (answered := state.play(game.moves[state.ply])).to_move is CHANCE:
                assert answered.chance_move() == game.moves[answered.ply], f"chance changes after undo: {answered!r}"


def check_illegal_moves(kind: AnyKind) -> None:
    """Moves of other states, and values that are no moves, are refused with `IllegalMove`; and a text that is none."""
    known = [move for number in range(GAMES) for state in random_states(kind, number) for move in state.moves[-1:]]
    samples = random.Random(1).sample(known, min(len(known), 60))
    for number in range(GAMES):
        for game in random_states(kind, number):
            legal = set(game.legal_moves())
            others = [sample for sample in samples[game.ply % 7 :: 7] if sample not in legal]
            for move in [*others, None, 5]:
                _refused(partial(game.play, move), f"{move!r} is played in {game!r}", IllegalMove)
            _refused(partial(game.play, "nonsense"), f"nonsense is played in {game!r}", GameError)


def check_view(kind: AnyKind) -> None:
    """Every state can be shown to people and to onlookers; the buttons offer legal moves only."""
    words = kind.words("en")
    for number in range(GAMES):
        states: list[Any] = []
        for game in random_states(kind, number):
            states.append(game)
            if not _is_looked_at(game):
                continue
            for decides in {isinstance(game.to_move, int), False}:
                _check_scene(kind, Scene(tuple(states), words, (True,) * len(game.names), decides=decides))
        assert kind.view.picture(states[-1]).startswith("<svg"), f"{states[-1]!r} has no picture"
        assert kind.view.ending(states[-1], words), f"nothing is shown at the end of {states[-1]!r}"


def _check_scene(kind: AnyKind, scene: Scene[Any]) -> None:
    view, game = kind.view, scene.game
    title, beside = view.title(scene)
    assert title and isinstance(beside, str), f"{game!r} has no title"
    assert view.prompt(scene), f"{game!r} has no prompt"
    for seat in range(len(game.names)):
        view.seat_line(scene, seat)
    for place, owner in enumerate(view.owners(game)):
        assert owner in (None, *range(len(game.names))), f"board {place} of {game!r} belongs to {owner!r}"
        view.board(scene, place, {})
    view.dice(scene)
    view.summary(scene)
    assert isinstance(view.last_turn(scene), str), f"{game!r} has no line about its last turn"
    assert view.people_are_out(scene) in (True, False), f"{game!r} does not say whether people are out"
    if len(scene.states) > 1:
        before = scene.states[-2]
        assert all(isinstance(line, str) for line in view.told(before, game, scene.words))
        view.outcome(before, game, scene.words)
    if scene.seat is not None:
        actions = view.actions(scene)
        keys = [action.key for action in actions if action.key]
        assert all(len(key) == 1 and (key.islower() or key.isdigit()) for key in keys), (
            f"the keys of {game!r} are {keys}: each is one small letter, or a digit"
        )
        digits, shown = view.die_keys(scene), view.dice(scene)
        there = range(len(shown.dice) if shown else 0)
        assert all(key.isdigit() and len(key) == 1 and die in there for key, die in digits.items()), (
            f"the keys of the dice of {game!r} are {dict(digits)}: each is one digit, for a die that is there"
        )
        keys += digits
        taken = sorted(set(keys) & set(OWN_KEYS))
        assert not taken, (
            f"the keys of {game!r} are {keys}, but {', '.join(taken)} belongs to the table: it uses "
            f"{UNDO} for Undo, {REDO} for Redo and {FULL_SCREEN_KEY} for the full screen"
        )
        assert not {action.name for action in actions} & TABLES_OWN, f"{game!r} names a button as the table's own"
        assert len({action.name for action in actions}) == len(actions), f"two buttons of {game!r} have one name"
        assert len(set(keys)) == len(keys), f"two buttons or dice of {game!r} have one key"
        for action in actions:
            assert action.ready == (action.move is not None), (
                f"{action.name} of {game!r} is ready just if it has a move"
            )
            if action.move is not None:
                _check_picked(action.move, game, f"the action {action.name}")


def check_boards(kind: AnyKind) -> None:
    """Every board draws every state; clicks lead to legal moves, drafts or refusals, and people can make every move."""
    words = kind.words("en")
    for number in range(GAMES):
        states: list[Any] = []
        boards: list[Any] = []
        for game in random_states(kind, number):
            states.append(game)
            scene = Scene(tuple(states), words, (True,) * len(game.names), decides=isinstance(game.to_move, int))
            scene = scene._replace(draft=kind.view.first_draft(scene)) if scene.decides else scene
            boards = boards or [kind.view.make_board(words, place) for place, _ in enumerate(kind.view.owners(game))]
            for place, board in enumerate(boards):
                shown = kind.view.board(scene, place, {})
                board.draw(shown, active=scene.decides, turn=game.ply, compact=False)
            if scene.decides:
                _check_clicks(kind.view, scene, boards)


def _check_clicks(view: AnyView, scene: Scene[Any], boards: list[Any]) -> None:
    game, dice = scene.game, view.dice(scene)
    found = [_clicked(partial(view.pick_die, scene, index), game) for index in range(len(dice.dice) if dice else 0)]
    for place, owner in enumerate(view.owners(game)):
        if isinstance(boards[place], PictureBoard) and owner in (None, scene.seat):
            picks = boards[place].picks
            picked = [_clicked(partial(view.pick, scene, place, what), game, f"a click on {what!r}") for what in picks]
            refused = [one for one in picked if isinstance(one, Refusal)]
            assert not picks or refused != picked, f"board {place} of {game!r} offers {[*picks]} and refuses them all"
            found += picked
    found += [action.move for action in view.actions(scene)]
    if not all(isinstance(board, PictureBoard) for board in boards) or not view.asks(game):
        return  # clicks on another board are known to itself, and of whoever is not asked the table makes the move
    if not any(isinstance(one, Draft | Moves) for one in found):
        there = {*found}
        missing = [str(move) for move in game.legal_moves() if move not in there]
        assert not missing, f"nobody can make {missing} in {game!r}: no button and no click does (see View.actions)"


def _clicked(click: Callable[[], Any], game: Any, what: str = "a click") -> Any:
    try:
        picked = click()
    except Exception as error:
        raise AssertionError(f"{what} in {game!r} fails: {error!r}") from error
    _check_picked(picked, game, what)
    return picked


def _check_picked(picked: Any, game: Any, what: str) -> None:
    moves = picked.moves if isinstance(picked, Moves) else () if isinstance(picked, Draft | Refusal) else (picked,)
    state = game
    for move in moves:
        legal = state.to_move == game.to_move and move in state.legal_moves()
        assert legal, f"{what} in {game!r} leads to {picked!r}, which is no legal move, draft or refusal"
        state = state.play(move)


def check_lobby(kind: AnyKind) -> None:
    """The lobby has a row for every seat, and words for every bot; at first it seats players who can begin."""
    words = kind.words("en")
    rows = [SeatRow(kind, seat, words) for seat in range(kind.seats[-1])]
    for row in rows:
        for label, name in row.who.options:
            assert label, f"the lobby has no words for {name!r}"
    guests = [guest for row in rows if (guest := row.guest()) is not None]
    assert len(guests) in kind.seats, f"the lobby seats {len(guests)} players at first"
    kind.check(guests, words)
    game = kind.start([guest.name for guest in guests], [guest.choice for guest in guests], seed=1)
    assert game.ply == 0, f"{game!r} has begun before anybody has moved"
    assert kind.same_again(game).names == game.names, f"{game!r} is played again by others"
    assert kind.view.picture(kind.sample()).startswith("<svg"), "there is no picture of a sample game"


def check_advisor(kind: AnyKind) -> None:
    """Where there is an analysis, every decision's move is among its choices, and the best choice loses nothing."""
    if kind.advisor is None:
        return
    advisor, words = kind.advisor(), kind.words("en")
    settings = {selector.name: selector.options[0][1] for selector in advisor.selectors(words)}
    settings |= {slider.name: slider.value for slider in advisor.sliders(words)}
    asked = 0
    for number in range(GAMES):
        *_, last = random_states(kind, number)
        for game in states_of(last)[:-1]:
            question = advisor.question(game, settings)
            if question is None:
                continue
            made = advisor.choice_of(last.moves[game.ply])
            assert made in advisor.choices(question), f"{made!r} is not among the choices of {game!r}"
            assert all(advisor.choice_name(choice, question, words) for choice in advisor.choices(question))
            for goal in (advisor.goals or [""]) if asked < MOST_ANSWERS else []:
                question = advisor.question(game, {**settings, "goal": goal})
                if question is not None and advisor.effort(question) <= LEAST_EFFORT:
                    asked += 1
                    check_answer(advisor, question, words)
    assert asked, "no question was small enough to be answered"


def check_answer(advisor: Any, question: Any, words: Any) -> None:
    """An answer has every choice, the best first, and each loses what it is worth less. It can be shown.

    `check_advisor` checks so the answers that take no more than a moment; the tests of a game may check others.

    Raises:
        AssertionError: the answer is wrong; the message says what.
    """
    answer = advisor.answer(question)
    page: CoachPage[Any] = CoachPage(advisor, words)
    if not answer.options:
        assert page.verdict(question, answer), f"{question!r} has no option, and nothing is said of it"
        return
    assert [o.choice for o in answer.options] == sorted(
        (o.choice for o in answer.options), key=lambda choice: answer.find(choice).loss
    ), f"the options of {question!r} do not begin with the best"
    known = {o.choice for o in answer.options} == set(advisor.choices(question))
    assert known or not advisor.judges(question), f"{question!r} lacks an option"
    most = max((option.value for option in answer.options), key=float)
    for option in answer.options:
        # Of estimates a loss may be known better than the worths, and then be a loss where they alone leave a doubt.
        less = 0.0 if option.value == most else most - option.value
        doubt = TIE + 2 * (error_of(most) + error_of(option.value))
        fits = less <= doubt if option.best else less > TIE and isclose(option.loss, less, abs_tol=TIE)
        assert fits, f"{option!r} of {question!r} has a wrong loss"
    assert page.bars(question, answer) and page.bars_to_come(question) and advisor.thinking(question, words)
    for kind_of_mark, marks in answer.marks.items():
        assert all(advisor.mark_text(kind_of_mark, mark.value, question, words) for mark in marks.values())


def check_bots(kind: AnyKind) -> None:
    """Each bot of the lobby plays a whole game, the first of them in the other seats, and reads back from its text."""
    makes = list(kind.bots.values())
    # Counted from two on, the last, which are the best and may solve the game first, do not sit alone.
    for number, make in enumerate(makes, 2):
        read = kind.parse_bot(kind.bot_text(make()))
        assert type(read) is type(make()), f"{make()!r} reads back from its text as {read!r}"
        game = started(kind, number)
        seat = number % len(game.names)
        session: Session[Any] = Session(game, [(make if at == seat else makes[0])() for at in range(len(game.names))])
        while step(session) is not None:
            assert session.game.ply < MOST_PLIES, f"{make()!r} never ends its game"
        assert session.game.to_move is None, f"{make()!r} stops before the end: {session.game!r}"
    assert kind.parse_bot("print('never run')") is None


def step(session: Session[Any]) -> Any:
    """Let chance or a bot make its next move, at once and here.

    Returns:
        The new state; `None` if a person is to move or the game is over.

    Raises:
        BotError: the bot raised an exception, or answered with what is no legal move. Nothing has changed.
    """
    if session.game.to_move is CHANCE:
        return session.fall()
    decide = session.ask()
    if decide is None:
        return None
    try:
        answer = decide()
    except Exception as error:
        raise session.trouble(error) from error
    return session.answered(answer)


def _reads_back(read: Callable[[Any], Any], written: Any, value: Any, what: str) -> None:
    try:
        found = read(written)
    except ValueError as error:
        raise AssertionError(f"{value!r} does not read back from {what}: {error}") from error
    assert found == value, f"{value!r} reads back from {what} as {found!r}"


def _refused(act: Callable[[], object], otherwise: str, error: type[Exception] = ValueError) -> None:
    try:
        act()
    except error:
        return
    raise AssertionError(otherwise)


def check_coding(kind: AnyKind) -> None:
    """Put into numbers, a game has exactly its legal moves, and what a player sees has the shape that was said."""
    if kind.coding is None:
        return
    for number in range(GAMES):
        coding = kind.coding(started(kind, number))
        assert len(coding.planes) == coding.shape[0], f"{len(coding.planes)} planes are named, {coding.shape[0]} shown"
        for game in random_states(kind, number):
            for seat in range(len(game.names)):
                seen = coding.observe(game, seat, ())
                assert seen.shape == tuple(coding.shape), f"{game!r} is seen in the shape {seen.shape}"
                assert 0 <= seen.min() <= seen.max() <= coding.most, f"{game!r} is seen with numbers out of bounds"
            if isinstance(game.to_move, int):
                _check_actions(coding, game)


def _check_actions(coding: Any, game: Any) -> None:
    legal, found = set(game.legal_moves()), set()
    ahead: list[tuple[int, ...]] = [()]
    while ahead:
        chosen = ahead.pop()
        actions = coding.legal(game, chosen)
        assert actions, f"after the actions {chosen} there is none in {game!r}"
        for action in actions:
            assert 0 <= action < len(coding.actions), f"{action} is no action of {game!r}"
            move = coding.move(game, (*chosen, action))
            if move is None and len(legal) > MOST_WAYS:  # too many to try them all: the first way of each is enough
                ahead = [(*chosen, action)]
            elif move is None:
                ahead.append((*chosen, action))
            else:
                assert move in legal, f"the actions {(*chosen, action)} make {move}, which is not legal in {game!r}"
                found.add(move)
    assert found == legal or len(legal) > MOST_WAYS, f"no actions make {legal - found} in {game!r}"


CHECKS: Final[tuple[Callable[[AnyKind], None], ...]] = (
    check_random_play,
    check_states_are_values,
    check_chances,
    check_bots_see_no_seed,
    check_texts,
    check_records,
    check_undo,
    check_illegal_moves,
    check_view,
    check_boards,
    check_lobby,
    check_bots,
    check_advisor,
    check_coding,
)
"""Every check, to be run over each game."""
