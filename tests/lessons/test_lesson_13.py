"""The answers of lesson 13, found in a second way: by going through all rolls, and by playing the bids at a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import nbformat
import pytest

from buttons_widgets.kit.exercises.number_exercise import NumberExercise
from buttons_widgets.lessons.bid_pictures import bid_order, my_equals, patterns, pays_off
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.exercises import check, session
from buttons_widgets.lessons.lesson_13 import (
    WEAK_HANDS,
    ATie,
    Auction,
    BeatTwo,
    MostEqual,
    Pattern,
    PaysOff,
    TwoEqual,
    WhichAgain,
    WhichBeat,
    WithAButton,
)
from buttons_widgets.war_of_the_buttons import GreedyBot, TunedBot, chances, simulate
from tests.lessons.exam_words import hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import shipped
from tests.war_of_the_buttons.rules.test_game import do, game, is_legal, player, table, two

STUDENTS = ["", *(f"student {number}" for number in range(60))]
WORDS = COURSE.words(13, "en")
Roll = tuple[int, ...]


@cache
def rolls(dice: int) -> tuple[Roll, ...]:
    return tuple(product(range(1, 7), repeat=dice))


def share(dice: int, happens: Callable[[Roll], bool]) -> Fraction:
    """In which share of all ways in which some dice can fall something happens."""
    return Fraction(sum(map(happens, rolls(dice))), 6**dice)


def most(roll: Roll) -> int:
    """How many dice show the most frequent number."""
    return max(roll.count(value) for value in set(roll))


def can_beat(roll: Roll, many: int, value: int) -> bool:
    """Whether some of the dice are more, or as many of a higher value."""
    return any(roll.count(one) > many or (one > value and roll.count(one) == many) for one in range(1, 7))


def turned(roll: Roll) -> Iterator[Roll]:
    """A roll, and what one die that is turned by a pip makes of it."""
    yield roll
    for place, die in enumerate(roll):
        for other in {max(1, die - 1), min(6, die + 1)}:
            yield (*roll[:place], other, *roll[place + 1 :])


def told_apart(asked: NumberExercise) -> bool:
    """Whether no two numbers, the right one and those of the mistakes, are the same if they are rounded as allowed."""
    numbers = [asked.right, *asked.mistakes().values()]
    return len({round(number / asked.coarsest) for number in numbers}) == len(numbers)


# Bids


def test_bids_that_beat_another_have_more_dice_or_higher_ones() -> None:
    letters = set()
    for asked in map(WhichBeat, STUDENTS):
        many, value = asked.bid
        for option, (dice, shows) in asked.bids.items():
            own, theirs = dice * str(shows), many * str(value)
            players = two(player("A", own, mill="1" * (8 - dice)), player("B", "-", mill="1" * (8 - many)))
            at_table = game(table(players, quarry=f"43210 1:B{theirs} -"))
            assert (option in asked.right) == is_legal(at_table, f"quarry {own}"), (asked.bid, option)
        assert len(set(asked.bids.values())) == 6 and set(asked.options) == set(asked.bids)
        known = [set(options) for options in asked.mistakes().values()]
        assert set(asked.right) not in known and all(one != other for one, other in pairwise(known))
        # Whoever adds up pips finds only the one with as many dice.
        by_pips = [option for option, (dice, shows) in asked.bids.items() if dice * shows > many * value]
        assert by_pips == asked.mistakes()["pips"]
        assert asked.mark([*asked.right, "fewer", "same"], WORDS).mistake in ("fewer", "same")
        assert asked.mark(asked.right[:2], WORDS).state == "wrong"  # type: ignore[index]
        letters.add(asked.letter("higher"))
    assert letters == set("ABCDEF")


# Equal dice


def test_two_equal_dice_by_going_through_all_rolls() -> None:
    for asked in map(TwoEqual, STUDENTS):
        assert asked.right == share(asked.dice, lambda roll: most(roll) >= 2)
        assert asked.mistakes()["different"] == share(asked.dice, lambda roll: most(roll) == 1)
        assert told_apart(asked) and asked.values(WORDS)["hits"] == asked.mistakes()["outcomes"]
    assert {asked.dice for asked in map(TwoEqual, STUDENTS)} == {3, 4, 5}


def test_patterns_by_going_through_all_rolls() -> None:
    found = Counter(tuple(sorted(Counter(roll).values())) for roll in rolls(5))
    hands = Counter(tuple(sorted(roll)) for roll in rolls(5))
    for asked in map(Pattern, STUDENTS):
        counts, mistakes = tuple(sorted(Counter(asked.pips).values())), asked.mistakes()
        assert counts == tuple(sorted(Pattern.kinds[asked.pattern]))
        assert asked.right == Fraction(found[counts], 6**5)
        assert mistakes["just-these"] == Fraction(hands[tuple(sorted(map(int, asked.pips)))], 6**5)
        same = sum(tuple(sorted(Counter(hand).values())) == counts for hand in hands)
        assert mistakes["of-hands"] == Fraction(same, len(hands)) and mistakes["no-orders"] == Fraction(same, 6**5)
        assert told_apart(asked) and len(mistakes) == 6
    assert {asked.pattern for asked in map(Pattern, STUDENTS)} == set(Pattern.kinds)


def test_thirty_rolls_are_made_with_fair_dice() -> None:
    chances, counts = MostEqual("").chances(), Counter[str]()
    for number, chance in chances.items():
        assert chance == share(5, lambda roll, number=number: most(roll) == int(number))  # type: ignore[misc]
    for asked in map(MostEqual, STUDENTS):
        assert [asked.outcome(roll) for roll in asked.rolled] == [str(most(tuple(roll))) for roll in asked.rolled]  # type: ignore[arg-type]
        counts.update(asked.tally(30))
    made = 30 * len(STUDENTS)
    for number, chance in chances.items():
        exact = float(chance)
        assert abs(counts[number] / made - exact) < 4 * (exact * (1 - exact) / made) ** 0.5, number


def test_dice_rolled_again_by_going_through_what_they_can_show() -> None:
    letters = set()
    for asked in map(WhichAgain, STUDENTS):
        one, other = map(int, asked.pairs)
        kept = {"one-pair": (one, one), "both-pairs": (one, one, other, other), "all": ()}
        for option, dice in kept.items():
            exact = share(5 - len(dice), lambda roll, dice=dice: most((*dice, *roll)) >= 3)  # type: ignore[misc]
            assert asked.chances[option] == exact
        assert asked.right == "one-pair" and len(set(asked.pips)) == 3
        letters.add(asked.letter("one-pair"))
    assert letters == set("ABCD")


# Beating a bid


def test_five_dice_beat_a_pair_by_going_through_all_rolls() -> None:
    exact = {value: share(5, lambda roll, value=value: can_beat(roll, 2, value)) for value in (2, 3, 4)}  # type: ignore[misc]
    three = sum(most(roll) >= 3 for roll in rolls(5))
    sixes = [roll for roll in rolls(5) if roll.count(6) == 2 == most(roll)]
    for asked in map(BeatTwo, STUDENTS):
        values, mistakes = asked.values(WORDS), asked.mistakes()
        assert asked.right == exact[asked.value] and told_apart(asked)
        assert (values["three"], values["pair"]) == (three, len(sixes))
        assert values["both"] == sum(roll.count(5) == 2 for roll in sixes)
        assert mistakes["only-three"] == Fraction(three, 6**5) == asked.right - mistakes["no-three"]
    assert {asked.value for asked in map(BeatTwo, STUDENTS)} == {*exact}


def test_with_a_button_by_turning_every_die_of_every_roll() -> None:
    asked = WithAButton("")
    fails = [roll for roll in rolls(5) if not any(can_beat(other, 2, 4) for other in turned(roll))]
    assert {"".join(map(str, sorted(roll))) for roll in fails} == set(WEAK_HANDS)
    assert asked.right == 1 - Fraction(len(fails), 6**5) == Fraction(103, 108)
    assert asked.values(WORDS)["failing"] == len(fails) and told_apart(asked)
    assert asked.mistakes()["no-button"] == share(5, lambda roll: can_beat(roll, 2, 4)) == Fraction(41, 81)


def test_an_auction_pays_what_the_game_pays() -> None:
    lengths, first = set(), set()
    for asked in map(Auction, STUDENTS):
        laid = [many * str(value) for many, value in asked.bids]
        # Whoever bids first sits at A; each has a die to spare, so that the round goes on.
        hands = ["".join(sorted("".join(laid[seat::2]) + "6")) for seat in (0, 1)]
        players = [
            player(letter, hand, mill="1" * (8 - len(hand)), buttons=0)
            for letter, hand in zip("AB", hands, strict=True)
        ]
        state = game(table(two(*players)))
        for bid in laid:
            state = do(state, f"quarry {bid}")
            state = do(state, "done") if is_legal(state, "done") else state
        dice = [len("".join(laid[seat::2])) for seat in (0, 1)]
        more = [state.table.players[seat].buttons - dice[seat] for seat in (0, 1)]
        own, other = more if asked.begins else reversed(more)
        assert asked.right == own > 0 and asked.mistakes()["other"] == other and max(dice) <= 5
        assert len({asked.right, *asked.mistakes().values()}) == 6
        now = [shown.now for shown in asked.rolls(WORDS)]
        assert now[::2] == [asked.begins] * len(now[::2]) and now[1::2] == [not asked.begins] * len(now[1::2])
        lengths.add(len(asked.bids))
        first.add(asked.begins)
    assert lengths == {4, 5} and first == {True, False}


# A tie, and an income


def test_a_tie_by_going_through_the_dice_that_are_rolled_again() -> None:
    drawn = set()
    for asked in map(ATie, STUDENTS):
        values = asked.values(WORDS)
        theirs, yours = int(str(values["theirs"])), int(str(values["yours"]))

        def more(roll: Roll, asked: ATie = asked, yours: int = yours, theirs: int = theirs) -> int:
            return yours + roll.count(asked.value) - theirs

        assert asked.right == share(asked.again, lambda roll, more=more: more(roll) >= 0)  # type: ignore[misc]
        mistakes = asked.mistakes()
        assert mistakes["just-tie"] == share(asked.again, lambda roll, more=more: more(roll) == 0)  # type: ignore[misc]
        assert mistakes["to-win"] == share(asked.again, lambda roll, more=more: more(roll) > 0)  # type: ignore[misc]
        assert values["fewer"] == sum(more(roll) < 0 for roll in rolls(asked.again))
        assert yours + asked.again == 5 >= theirs > yours >= 0 and told_apart(asked)
        drawn.add((asked.again, asked.needed))
    assert len(drawn) == 5


def test_a_card_pays_off_by_counting_buttons_round_by_round() -> None:
    drawn = set()
    for asked in map(PaysOff, STUDENTS):
        with_card, market, incomes = -asked.price, asked.dice, 0
        while with_card <= market:
            with_card, incomes = with_card + 2, incomes + 1
        assert asked.right == incomes and len({asked.right, *asked.mistakes().values()}) == 5
        drawn.add((asked.dice, asked.price))
    assert len(drawn) == 6


@pytest.mark.thorough
def test_a_game_of_our_bots_takes_four_or_five_rounds_on_average() -> None:
    for bot in (GreedyBot(), TunedBot()):
        for seats in (2, 3, 4):
            assert 3.5 < simulate([bot] * seats, 1000, seed=13, progress=False).mean_rounds < 5.5


def test_what_the_lesson_says_of_rolling_again_by_going_through_all_hands() -> None:
    """For each hand the best dice to keep; what one keeps is rolled up to three equal ones."""
    best = Fraction(0)
    for hand, count in Counter(tuple(sorted(roll)) for roll in rolls(5)).items():
        keep = {tuple(hand[place] for place in range(5) if bits >> place & 1) for bits in range(32)}
        best += count * max(share_of_three(kept) for kept in keep)
    assert best / 6**5 == Fraction(3157, 5832) and f"{float(best / 6**5):.0%}" == "54%"
    assert "three equal dice come in 54% of all cases" in prose()


@cache
def share_of_three(kept: Roll) -> Fraction:
    """How likely three are equal if some dice are kept and the others of five rolled."""
    return share(5 - len(kept), lambda roll: most((*kept, *roll)) >= 3)


# What people type


@pytest.mark.parametrize(
    ("number", "typed", "told"),
    [
        ("13.3", "4/9", "right"),
        ("13.3", "96/216", "right"),
        ("13.3", "44%", "right"),
        ("13.3", "120/216", "different"),
        ("13.3", "3/6", "added"),
        ("13.3", "0.42", "independent"),
        ("13.3", "1/6", "one-pair"),
        ("13.3", "96", "outcomes"),
        ("13.4", "1800/7776", "right"),
        ("13.4", "23.1 %", "right"),
        ("13.4", "23%", "no answer"),
        ("13.4", "46.3%", "twice"),
        ("13.4", "30/7776", "just-these"),
        ("13.4", "60/7776", "no-orders"),
        ("13.4", "7200/7776", "all-orders"),
        ("13.4", "60/252", "of-hands"),
        ("13.4", "1800", "outcomes"),
        ("13.7", "3936/7776", "right"),
        ("13.7", "51%", "right"),
        ("13.7", "4056/7776", "added"),
        ("13.7", "0.29", "no-three"),
        ("13.7", "2856/7776", "one-value"),
        ("13.7", "21%", "only-three"),
        ("13.7", "3936", "outcomes"),
        ("13.7", "40/81", "complement"),
        ("13.8", "7416/7776", "right"),
        ("13.8", "95%", "right"),
        ("13.8", "360/7776", "failing"),
        ("13.8", "5%", "failing"),
        ("13.8", "7769/7776", "each-once"),
        ("13.8", "245/252", "of-hands"),
        ("13.8", "89%", "all-orders"),
        ("13.8", "51%", "no-button"),
        ("13.8", "7416", "outcomes"),
        ("13.9", "3", "right"),
        ("13.9", "6", "no-market"),
        ("13.9", "-3", "beaten-lose"),
        ("13.9", "4", "last-only"),
        ("13.9", "2", "pips"),
        ("13.9", "1", "other"),
        ("13.10", "171/1296", "right"),
        ("13.10", "13.2%", "right"),
        ("13.10", "150/1296", "just-tie"),
        ("13.10", "1.6%", "to-win"),
        ("13.10", "25/1296", "one-order"),
        ("13.10", "1/6", "added"),
        ("13.10", "171", "outcomes"),
        ("13.11", "5", "right"),
        ("13.11", "3", "dice-free"),
        ("13.11", "4", "not-yet"),
        ("13.11", "10", "each-die"),
        ("13.11", "9", "one-a-round"),
    ],
)
def test_a_mistake_is_named_as_people_type_it(number: str, typed: str, told: str) -> None:
    marked = COURSE.exercise(number)("").mark(typed, WORDS)
    assert (marked.mistake or marked.state) == told, marked.why


@pytest.mark.parametrize(
    ("guess", "said"), [("95.4%", "Your range holds it"), ("50%", "It is more"), ("99%", "a little less")]
)
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("13.2")("")
    assert said in WithAButton("").compared(asked, guess, WORDS)


# Pictures and words


def test_the_pictures_say_the_right_numbers() -> None:
    bids = bid_order().title.partition("beat 2×4. ")[2].replace("| ", "").split()
    assert bids == [f"{many}×{value}" for many in (1, 2, 3) for value in range(1, 7)]
    assert bid_order().svg.count('stroke-width="3"/>') == 8  # framed, and beat 2×4
    counts = Counter(tuple(sorted(Counter(roll).values())) for roll in rolls(5))
    for pips, numbers, orders, hits in re.findall(r"(\d{5}): (\d+) · (\d+) = ([\d,]+)", patterns().title):
        same = sum(sorted(roll) == sorted(map(int, pips)) for roll in rolls(5))
        found = counts.pop(tuple(sorted(Counter(pips).values())))
        assert (int(orders), int(hits.replace(",", "")), int(numbers)) == (same, found, found // same)
    assert not counts and "1,656 of 7,776, or 21.3%" in patterns().title
    for price, told in re.findall(r"card for (\d): ([-\d ]+)", pays_off().title):
        assert [int(buttons) for buttons in told.split()] == [2 * later - int(price) for later in range(6)]
    assert "market: 3 3 3 3 3 3" in pays_off().title and pays_off().svg.count("fill-opacity") == 3 + 2 + 1


def test_my_rolls_are_shown_once_they_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path))
    session.cache_clear()
    try:
        assert "first roll those of 13.5" in my_equals().title and "two equal: 0 (expected 20.8)" in my_equals().title
        check("13.5", "roll")
        counts = [int(count) for count in re.findall(r": (\d+) \(expected", my_equals().title)]
        assert counts == list(MostEqual("").tally(30).values()) and "first roll" not in my_equals().title
    finally:
        session.cache_clear()


def prose() -> str:
    """What the lesson says between its cards."""
    cells = nbformat.read(shipped(COURSE.lesson(13)), as_version=4).cells
    return " ".join(cell.source for cell in cells if cell.cell_type == "markdown")


def test_the_lesson_is_short() -> None:
    found = length_of(shipped(COURSE.lesson(13)))
    assert found.prose <= 500 and found.stretch <= 60 and found.minutes <= 45


def test_the_numbers_in_messages_are_the_exact_ones() -> None:
    rolled = MostEqual("").solution(WORDS).reasoning
    exact = [sum(most(roll) == number for roll in rolls(5)) for number in range(1, 6)]
    assert "{:,}, {:,}, {:,}, {} and {} of 7,776".format(*exact) in rolled
    assert chances.equal_counts(5) == dict(enumerate(exact, 1))


def test_what_the_lesson_says_of_its_pictures_is_so() -> None:
    counts = Counter(most(roll) for roll in rolls(5))
    assert [counts[number] for number in range(1, 6)] == [720, 5400, 1500, 150, 6]
    assert sum(tuple(sorted(roll)) == (2, 2, 5, 5, 6) for roll in rolls(5)) == 30 and "= 30 orders" in prose()
    assert round(float(share(5, lambda roll: can_beat(roll, 2, 4))), 3) == 0.506
    assert sum(count for number, count in counts.items() if number >= 3) == 1656
    # The best way to roll again, by the kit's own chances.
    hands = Counter("".join(map(str, sorted(roll))) for roll in rolls(5))
    again = sum((count * chances.reroll(hand, 3) for hand, count in hands.items()), Fraction(0)) / 6**5
    assert again == chances.equal(1, 1) * Fraction(3157, 5832)


def test_the_words_of_the_exam_are_used_in_two_exercises_each() -> None:
    assert hardly_used(shipped(COURSE.lesson(13)), COURSE.lesson(13)) == {}
