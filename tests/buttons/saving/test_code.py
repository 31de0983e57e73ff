"""The short code: it holds the whole game, and whatever is not a whole code is told to be none."""

import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.kind import BUTTONS, code_of, game_from_code
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Roll
from buttons_widgets.kit.rules.bots import PERSON, RandomBot
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.saving.code import LONGEST_SEAT, MOST_LETTERS, MOST_PLIES, CodeError, CodeReader, CodeWriter
from tests.played import NAMES, games, played, started

relaxed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def whole_game(players: int, seed: int) -> Game:
    return played(Game.start(NAMES[:players], seed=f"{seed:016x}"), plies=5000, seed=seed)


# The digits


@given(st.lists(st.integers(1, 5000).flatmap(lambda most: st.tuples(st.integers(0, most - 1), st.just(most)))))
def test_digits_come_back_in_their_order(digits: list[tuple[int, int]]) -> None:
    writer = CodeWriter()
    for value, choices in digits:
        writer.put(value, choices)
    code = writer.code("GAME")
    assert re.fullmatch("GAME1[0-9A-Za-z]+", code)
    reader = CodeReader(code, "GAME")
    assert [reader.take(choices) for _, choices in digits] == [value for value, _ in digits]
    reader.close()


@given(st.lists(st.integers(0, MOST_PLIES)), st.text(max_size=100))
def test_counts_and_texts_come_back(counts: list[int], text: str) -> None:
    writer = CodeWriter()
    for count in counts:
        writer.put_count(count)
    try:
        writer.put_text(text)
    except UnicodeEncodeError:
        return
    reader = CodeReader(writer.code("GAME"), "GAME")
    assert [reader.take_count(MOST_PLIES) for _ in counts] == counts
    assert reader.take_text() == text


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(ValueError, match="6 is not one of 6 choices"):
        CodeWriter().put(6, 6)
    with pytest.raises(ValueError, match="600 is not one of 512 choices"):
        CodeWriter().put_text("x" * 600)
    writer = CodeWriter()
    writer.put(1, 2 ** (6 * MOST_LETTERS))
    writer.put(1, 2)
    for _ in range(10):
        writer.put(9, 10 ** (MOST_LETTERS // 5))
    with pytest.raises(ValueError, match="too long for a code"):
        writer.code("GAME")


# Games


@given(games(most_plies=300))
@settings(relaxed, max_examples=80)
def test_a_game_comes_back_from_its_code(game: Game) -> None:
    assert game_from_code(code_of(game)) == game


@given(
    st.lists(st.text(min_size=1, max_size=30), min_size=1, max_size=4),
    st.one_of(st.text(min_size=1, max_size=100), st.integers(), st.from_regex("[0-9a-fA-F]{16}", fullmatch=True)),
)
def test_any_name_and_seed_come_back(names: list[str], seed: object) -> None:
    try:
        game = Game.start(names, seed=seed)
    except ValueError:
        return
    assert game_from_code(code_of(game)) == game
    assert Game.parse(str(game)) == game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_has_a_few_hundred_letters(players: int) -> None:
    for seed in range(5):
        game = whole_game(players, seed)
        assert game.result is not None
        assert len(code_of(game)) < 60 + 50 * players


def test_dice_cost_nothing_if_they_are_the_seed_s() -> None:
    game = started(4).play(Roll())
    fair = game.play(game.chance_move())
    other = next(game.play(dice) for dice in game.legal_moves() if dice != game.chance_move())
    assert len(code_of(fair)) <= len(code_of(game)) + 1 < len(code_of(other))
    assert game_from_code(code_of(other)) == other


@pytest.mark.parametrize("wrap", ["{}", "  {}\n", '"{}"', "`{}`", "\ufeff{}\u200b", "'{}'\r\n"])
def test_a_code_is_found_in_what_surrounds_it(wrap: str) -> None:
    game = whole_game(2, 1)
    assert game_from_code(wrap.format(code_of(game))) == game


def test_a_code_may_be_broken_into_lines() -> None:
    game = whole_game(2, 1)
    code = code_of(game)
    lines = [code[start : start + 20] for start in range(0, len(code), 20)]
    assert game_from_code(" \t\r\n".join(lines)) == game


# Who sits where


@given(games(most_plies=60), st.data())
@settings(relaxed, max_examples=60)
def test_a_code_says_who_is_a_bot(game: Game, data: st.DataObject) -> None:
    text = st.sampled_from([PERSON, "CautiousBot(buttons=4)", "RandomBot()"]) | st.text(max_size=LONGEST_SEAT)
    seats = data.draw(st.lists(text, min_size=len(game.names), max_size=len(game.names)))
    code = BUTTONS.write_code(game, seats)
    shown = tuple(seat.encode(errors="replace").decode() for seat in seats)
    assert BUTTONS.read_seated_code(code) == (game, shown)
    assert game_from_code(code) == game


def test_a_code_that_says_nothing_of_the_seats_is_as_it_always_was() -> None:
    game = whole_game(2, 1)
    code = code_of(game)
    assert code.startswith("BUTTONS1")
    assert code_of(game, ["person", "RandomBot()"]).startswith("BUTTONS2")
    assert BUTTONS.read_seated_code(code) == (game, ())


def test_a_bot_with_a_long_name_is_told_by_its_beginning() -> None:
    game = whole_game(2, 1)
    _, seats = BUTTONS.read_seated_code(code_of(game, ["person", "é" * 5000]))
    assert seats == ("person", "é" * (LONGEST_SEAT - 1) + "…")


def test_seats_that_are_none_are_not_written() -> None:
    for seats in (["person"], "ab", [1, 2]):
        with pytest.raises(ValueError, match="seats are one text for each of 2 players, not"):
            code_of(whole_game(2, 1), seats)  # type: ignore[arg-type]


# What is no code


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no code here"),
        (" \n ", "no code here"),
        ("hello", "begins with BUTTONS1 or BUTTONS2, this with 'hello'"),
        ("buttons1abc", "begins with BUTTONS1"),
        ("BUTTONS", "begins with BUTTONS1"),
        ("BUTTONS1", "its end is missing"),
        ("BUTTONS1" + "0" * 9, "its end is missing"),
        ("BUTTONS3" + "0" * 30, "later version of the kit: please update"),
        ("BUTTONS1" + "0" * 30, "it has 20 letters more than it says"),
        ("BUTTONS1<script>", "only letters and digits, but '<'"),
        ("BUTTONS1ä", "only letters and digits, but 'ä'"),
        ("BUTTONS1zzz" + "0" * 50_000, "not whole"),
        ("x" * 1_000_000, "begins with BUTTONS1"),
        (None, "is a text, not None"),
        (b"BUTTONS1", "is a text, not b'BUTTONS1'"),
    ],
)
def test_what_is_no_code_is_told_to_be_none(text: str, message: str) -> None:
    with pytest.raises(CodeError, match=message):
        game_from_code(text)


CODE = code_of(whole_game(3, 7))


@pytest.mark.parametrize("kept", range(len(CODE)))
def test_a_code_that_lacks_its_end_is_told_to(kept: int) -> None:
    with pytest.raises(CodeError, match=r"not whole|begins with|no code here"):
        game_from_code(CODE[:kept])


def test_how_much_is_missing_is_told() -> None:
    with pytest.raises(CodeError, match="1 letter at its end"):
        game_from_code(CODE[:-1])
    with pytest.raises(CodeError, match="12 letters at its end"):
        game_from_code(CODE[:-12])


@given(st.integers(0, len(CODE) - 1), st.sampled_from("0159azAZ_!é"), st.integers(0, 2))
@settings(relaxed, max_examples=400)
def test_a_typing_error_is_never_another_game(place: int, letter: str, replaced: int) -> None:
    mistyped = CODE[:place] + letter + CODE[place + replaced :]
    if mistyped != CODE:
        with pytest.raises(CodeError):
            game_from_code(mistyped)


@given(st.integers(0, len(CODE) - 2))
def test_swapped_letters_are_noticed(place: int) -> None:
    swapped = CODE[:place] + CODE[place + 1] + CODE[place] + CODE[place + 2 :]
    if swapped != CODE:
        with pytest.raises(CodeError):
            game_from_code(swapped)


@given(st.text(max_size=200))
def test_no_text_makes_anything_but_a_game_or_a_code_error(text: str) -> None:
    for pasted in (text, "BUTTONS1" + text):
        with pytest.raises(CodeError):
            game_from_code(pasted)


@given(st.booleans(), st.integers(0, 300), st.integers(0, 2**64), st.integers(0, 2000))
@settings(relaxed, max_examples=300)
def test_whatever_a_forged_code_holds_is_a_game_by_the_rules_or_an_error(
    begins_well: bool, plies: int, seed: int, bits: int
) -> None:
    """Digits at random are seldom a game's start; after one that is, they are moves."""
    digits = (random.Random(seed).getrandbits(bits), 2**bits)
    forged = CodeWriter()
    forged.put(*digits)
    try:
        game = game_from_code(forged_game(plies, digits) if begins_well else forged.code(BUTTONS.code_word))
    except CodeError:
        return
    assert game.ply == plies or not begins_well
    assert game.start_state().replay(game.moves) == game


def forged_game(plies: int, *digits: tuple[int, int]) -> str:
    """The code of a game of Ada alone on nine red spaces, with so many plies told and these digits for them."""
    writer = CodeWriter()
    writer.put(0, 4)
    writer.put(0, 4)
    writer.put_text("Ada")
    for _ in range(10):
        writer.put(0, 4)
    writer.put(0, 2)
    writer.put_text("seed")
    writer.put_count(plies)
    for value, choices in digits:
        writer.put(value, choices)
    return writer.code(BUTTONS.code_word)


def test_a_code_that_tells_more_or_less_than_a_game_is_refused() -> None:
    assert game_from_code(forged_game(0)).ply == 0
    assert game_from_code(forged_game(2, (0, 2))).to_move == 0
    with pytest.raises(CodeError, match="goes on after the game’s last move"):
        game_from_code(forged_game(0, (0, 2), (1, 2)))
    with pytest.raises(CodeError, match=f"a count in it is {MOST_PLIES + 1}, and {MOST_PLIES} is the most"):
        game_from_code(forged_game(MOST_PLIES + 1))
    with pytest.raises(CodeError, match="a count in it is"):
        game_from_code(forged_game(2**200))
    with pytest.raises(CodeError, match="the game is over at ply"):
        game_from_code(forged_game(MOST_PLIES, (0, 2), (3**3000 // 2, 3**3000)))


def test_a_name_in_a_forged_code_is_checked() -> None:
    for text in (b"\xff\xfe", b"", b"a\x00b"):
        writer = CodeWriter()
        writer.put(0, 4)
        writer.put(0, 4)
        writer.put(len(text), 512)
        for byte in text:
            writer.put(byte, 256)
        with pytest.raises(CodeError, match=r"a text in it is not valid UTF-8|a name has 1 to 30"):
            game_from_code(writer.code(BUTTONS.code_word))


def test_a_bot_s_game_is_kept_while_it_is_played() -> None:
    bot, game = RandomBot(seed=4), Game.start(["Ada", "Bo"], seed=4)
    for _ in range(60):
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
        assert game_from_code(code_of(game)) == game
