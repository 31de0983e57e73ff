"""What is said of an answer: right, or the mistake behind it, or that it is none; and how much of it is right."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from buttons_widgets.kit.exercises.exercise import LONGEST_NAME, Marked, lesson_of, student_key, tidy_name
from buttons_widgets.kit.rules.errors import GameError
from tests.nim_course import NIM_COURSE, Drawn, Explain, Heaps, HowLikely, Lost, Moves, Thirty, Two, Who, Winner, Worth

ONE, OTHER = NIM_COURSE.words(1, "en"), NIM_COURSE.words(2, "en")


def mark(exercise: Any, answer: Any) -> Marked:
    return exercise.mark(answer, ONE if lesson_of(exercise.number) == 1 else OTHER)


@pytest.mark.parametrize("answer", ["1/6", "2/12", "0.1667", "0,17", "17%", "16.7 %", Fraction(1, 6), 1 / 6])
def test_a_chance_is_right_in_every_way_of_writing_it(answer: Any) -> None:
    assert mark(Two(), answer) == ("right", 1.0, "One side of 6.", "", "", Two().read(answer))


@pytest.mark.parametrize(
    ("answer", "mistake", "says"),
    [
        ("2/6", "two-of-them", "There is only one side with a two, not two."),
        ("33%", "two-of-them", "There is only one side"),
        ("0.5", "half", "not equally likely"),
        ("1/5", "odds", "Count all 6 sides."),
        ("5/6", "complement", "the opposite"),
        ("83%", "complement", "the opposite"),
        ("0.17%", "per-cent-twice", "a hundred times too small"),
        ("7/6", "above-one", "a chance is at most 1"),
        ("117%", "above-one", "a chance is at most 1"),
        ("-1/6", "below-zero", "never below 0"),
    ],
)
def test_a_chance_that_is_wrong_in_a_usual_way_is_told_the_mistake(answer: str, mistake: str, says: str) -> None:
    marked = mark(Two(), answer)
    assert (marked.state, marked.mistake) == ("misunderstood", mistake)
    assert says in marked.why


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("17", "If you mean 17 per cent, write 17%."),
        ("0.2", "Say it more precisely"),
        ("0.16", "Round it instead"),
        ("16%", "Round it instead"),
        ("", "Type a number first."),
        ("a sixth", "I cannot read 'a sixth'. Write one number, as in 5/36, 0.139 or 13.9%."),
        ("1/0", "I cannot read '1/0'."),
        ("<b>", "I cannot read '<b>'."),
        (None, "I cannot read None."),
        ([1, 6], "I cannot read [1, 6]."),
    ],
)
def test_a_slip_of_the_pen_is_no_answer_and_says_what_to_write(answer: Any, says: str) -> None:
    marked = mark(Two(), answer)
    assert marked.state == "no answer" and says in marked.why


def test_a_number_that_nobody_knows_is_only_too_much_or_too_little() -> None:
    assert mark(Two(), "1/4")[:3] == ("wrong", 0.0, "That is too much.")
    assert mark(Two(), "1/9")[:3] == ("wrong", 0.0, "That is too little.")


@pytest.mark.parametrize("answer", ["8", 8, " 8 ", "8.0", "16/2", 8.0])
def test_a_count_is_a_whole_number(answer: Any) -> None:
    assert mark(Moves(), answer).state == "right"


@pytest.mark.parametrize("answer", ["8.5", "1/2", "8%", "-8", "eight"])
def test_what_is_no_whole_number_is_no_count(answer: str) -> None:
    assert mark(Moves(), answer)[:3] == (
        "no answer",
        0.0,
        f"I cannot read {answer!r} as a count. Write a whole number, such as 40.",
    )


def test_a_number_may_be_off_by_the_tolerance_that_is_stated() -> None:
    assert [mark(Worth(), answer).state for answer in ("-3.5", "-3.46", "-7/2", "-3.55", "-3.56")] == [
        *["right"] * 4,
        "wrong",
    ]
    assert mark(Worth(), "3.5").mistake == "sign"
    assert Worth().ask("", ONE).status == (
        "A fraction, or a number with 2 decimals or more.",
        "Anything within 0.05 counts as right.",
    )


def test_each_option_that_is_wrong_says_what_it_reveals() -> None:
    assert [mark(Winner(), letter).state for letter in "Aab"] == ["right", "right", "misunderstood"]
    assert mark(Winner(), "mover").state == "right"
    assert mark(Winner(), "B.").why == "Look for a move that leaves two equal heaps."
    assert mark(Winner(), "D")[:3] == ("no answer", 0.0, "'D' is none of the options: choose A to C.")
    assert mark(Winner(), 2).why == "2 is none of the options: choose A to C."
    assert mark(Winner(), " ").why == "Choose first."
    assert Winner().answer_text("other", ONE) == "The other <b>one</b>"


def test_of_several_options_a_part_may_be_right() -> None:
    assert mark(Lost(), "A C").state == "right"
    assert mark(Lost(), ["c", "a", "a"]).state == "right"
    assert mark(Lost(), "A")[:3] == (
        "wrong",
        0.5,
        "So far so good: 1 of the 2 right ones, and nothing wrong among them.",
    )
    assert mark(Lost(), "b, d")[:4] == ("misunderstood", 0.0, "Those are the ones that are won.", "won-ones")
    assert mark(Lost(), "A B C")[:4] == ("misunderstood", 0.5, "From 1 2 one can move to 1 1.", "one-two")
    assert mark(Lost(), "").why == "Choose first."
    assert mark(Lost(), "A E").why == "'E' is none of the options: choose A to D."
    assert mark(Lost(), 7).state == mark(Lost(), [1]).state == "no answer"
    assert Lost().answer_text("one-one two-two", ONE) == "1 1; 2 2"


def test_places_on_a_board_are_judged_by_the_game() -> None:
    assert mark(Heaps(), "3 1 2").state == mark(Heaps(), [1, 2, 3]).state == "right"
    assert mark(Heaps(), {"1"})[:2] == ("misunderstood", 1 / 3)
    assert mark(Heaps(), "1 9").why == "That is no place on this board: there is no heap 9."
    assert mark(Heaps(), "").why == "Choose something on the board first."
    assert mark(Heaps(), 5).state == mark(Heaps(), ["1"] * 500).state == "no answer"


def test_what_a_person_reads_is_not_marked() -> None:
    assert mark(Explain(), " Because.\r\n\r\n\x00Really. ")[:3] == ("to read", 1.0, "Saved for your teacher to read.")
    assert Explain().read(" Because.\r\n\r\n\x00Really. ") == "Because.\n\nReally."
    assert mark(Drawn(), "1").state == "to read"
    assert mark(Explain(), "x" * 4001).why == "That is too long: 4,000 characters at most."
    assert mark(Explain(), " \n\t").why == "Write something first."
    assert mark(Explain(), 7).why == "An answer in sentences is a text, not 7."


@pytest.mark.parametrize(
    "answer",
    [
        *(
            "20% to 45%",
            "20-45%",
            "20 – 45 %",
            "between 20 and 45 per cent",
            "from 0.2 to 0.45",
            "1/5 to 9/20",
            "1/5-9/20",
        ),
        *("von 20 bis 45 %", "de 20 à 45 %", "da 20 a 45%", "0,2 … 0,45", "0.2..0.45", "0.2; 0.45"),
        *(
            "20 Prozent bis 45 Prozent",
            "entre 20 pour cent et 45 pour cent",
            "dal 20% al 45%",
            "tra il 20 e il 45 per cento",
        ),
        *("20%...45%", "20 pct. to 45 pct."),
    ],
)
def test_a_range_is_read_as_people_write_it(answer: str) -> None:
    low, high = HowLikely().ends(answer)
    assert (low.value, high.value) == (Fraction(1, 5), Fraction(9, 20))
    assert mark(HowLikely(), answer).state == "noted"


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("30%", "I cannot read '30%' as a range. Write from where to where"),
        ("30% to 30%", "I cannot read '30% to 30%' as a range."),
        ("0.3 to 0.30", "I cannot read '0.3 to 0.30' as a range."),
        ("45% to 20%", "A range begins with the smaller number."),
        ("20 to 45", "If you mean 20 per cent, write 20%."),
        ("-1 to 1/2", "-1 to 1/2 is no chance"),
        ("1/2 to 7/6", "1/2 to 7/6 is no chance: a chance is 0 to 1"),
        ("low to high", "I cannot read 'low to high' as a range. Write from where to where"),
        ("about half", "I cannot read 'about half' as a range. Write from where to where"),
        ("x" * 50, "as a range"),
        (None, "as a range"),
        ("", "Type a number first."),
    ],
)
def test_what_is_no_range_is_told(answer: Any, told: str) -> None:
    marked = mark(HowLikely(), answer)
    assert marked.state == "no answer" and told in marked.why


def test_a_guess_is_noted_and_not_marked() -> None:
    assert HowLikely().ends("30%")[0] == HowLikely().ends("30%")[1]  # of an earlier version
    assert mark(HowLikely(), HowLikely().model_answer(ONE)).state == "noted"
    assert mark(Who(), "b").state == "noted" and mark(Who(), "").state == "no answer"


def test_a_guess_lies_to_the_right_answer() -> None:
    guess = HowLikely()
    for answer, off in (("10% to 20%", "same"), ("20% to 30%", "higher"), ("1% to 16%", "lower"), ("17%", "same")):
        assert Two().measured(guess, answer) == {"off": off}, answer
        assert Two().holds(guess, answer) == (off == "same")
    assert Two().measured(guess, "30%") == {"off": "higher"} and Two().measured(Who(), "mover") == {"off": "unknown"}
    assert Two().holds(Who(), "mover") is Lost().holds(guess, "30%") is None


def test_rolls_are_the_student_s_own() -> None:
    ada, bo = Thirty("Ada"), Thirty("Bo")
    own = ada.read("roll")
    assert ada.rolled == Thirty("ada ").rolled != bo.rolled
    assert len(own.split()) == 5 and set(own.split()) <= {"low", "high"}
    assert mark(ada, own).state == "noted"
    other = "low low low low low" if own != "low low low low low" else "high high high high high"
    assert mark(ada, other).why == "Roll the dice 5 times: only your own rolls count here."
    assert ada.answer_text(own, OTHER).startswith("1 to 3: ")
    assert sum(ada.tally(3).values()) == 3


def test_a_whole_number_that_code_gave_is_shown_without_a_denominator() -> None:
    assert [HowLikely().answer_text(text, ONE) for text in ("5/1", "5/11", "-2/1", "5", "1/6")] == [
        *("5", "5/11", "-2", "5", "1/6")
    ]


def test_a_name_decides_the_numbers_however_it_is_written() -> None:
    assert {Two(name).sides for name in ("Ada", " ada", "ADA ", "A\u0064a")} == {Two("Ada").sides}
    assert len({Two(f"student {number}").sides for number in range(40)}) == 5
    assert Two().sides == Two("").sides == 6
    assert student_key("Ｍüller") == student_key("mu\u0308ller")
    # What shows nothing makes nobody another one.
    for name in ("Ada\u3164", "\u2800Ada", "A\u034fda", "Ada \uffa0"):
        assert student_key(name) == student_key("Ada")


@pytest.mark.parametrize(
    "name", ["x" * (LONGEST_NAME + 1), " ", "\n", "a\x00b", "x" * 10**6, "\u3164", "\u2800 \u034f", None, 7]
)
def test_what_is_no_name_is_refused(name: Any) -> None:
    with pytest.raises(GameError, match="name"):
        tidy_name(name)


class Cubes(Two):
    """How likely are two sixes with three dice? Counted: 15 of 216 and one."""

    def draw(self, random: Random) -> None:
        self.standard()

    @property
    def right(self) -> Fraction:
        return Fraction(16, 216)

    @property
    def counted(self) -> tuple[int, int]:
        return 16, 216

    def mistakes(self) -> Mapping[str, Fraction | str]:
        return {"two-of-them": "2/36", "half": Fraction(1), "odds": "1/18"}


@pytest.mark.parametrize(
    ("answer", "mistake"),
    [
        ("2/36", "two-of-them"),
        (" 2 / 36 ", "two-of-them"),
        ("1/18", "odds"),
        ("4/72", ""),
        ("1", "half"),
        ("100%", "half"),
        ("0", "impossible"),
        ("0%", "impossible"),
        ("16", "favourable-alone"),
        ("16/216", ""),
    ],
)
def test_a_mistake_is_found_in_what_people_type(answer: str, mistake: str) -> None:
    assert mark(Cubes(), answer).mistake == mistake


def test_what_is_nearly_right_is_no_answer_and_says_what_is_missing() -> None:
    assert mark(Cubes(), "16").why == "16 favourable outcomes, yes. Of how many?"
    assert mark(Cubes(), "2/27").state == "right"
    assert mark(Cubes(), "3/40")[:3:2] == ("no answer", "About right! A fraction has to be exact. Or write a decimal.")
    assert mark(Cubes(), "1/13").state == "no answer" and mark(Cubes(), "1/11").state == "wrong"
    assert mark(Two("Kai"), "0").mistake == "impossible" and mark(Two("Kai"), "1").mistake == "certain"
    assert mark(Worth(), "-3").mistake == "middle"  # a whole number, and the right one rounded
    assert mark(Worth(), "-350%").why == "A number without per cent is wanted here, not -350%."


@pytest.mark.parametrize(
    "answer", ["ca. 17 %", "17 percent", "17 per cent", "~17%", "about 17 %", "17 Prozent", "1/6", "1 of 6"]
)
def test_a_chance_is_read_as_people_write_it(answer: str) -> None:
    assert mark(Two(), answer).state == "right"


@pytest.mark.parametrize("answer", ["1-3125/7776", "√2/2", "about half", "one in six", "1 of many"])
def test_what_cannot_be_read_is_told_with_an_example_that_nobody_would_give(answer: str) -> None:
    class AsInTheExample(Two):
        def mistakes(self) -> Mapping[str, Fraction | str]:
            return {"half": Fraction(5, 36), "odds": Fraction(7, 40)}

    assert mark(Two(), answer)[:3] == (
        *("no answer", 0.0),
        f"I cannot read {answer!r}. Write one number, as in 5/36, 0.139 or 13.9%.",
    )
    assert "as in 3/16, 0.188 or 18.8%" in mark(AsInTheExample(), answer).why
    assert "3/16" in AsInTheExample().how(ONE)[0] and AsInTheExample().example_text(ONE) == "such as 3/16"


def test_numbers_that_hide_a_mistake_are_drawn_again() -> None:
    class Hiding(Two):
        def draw(self, random: Random) -> None:
            self.sides = random.choice((2, 3, 4, 10))

    assert {Hiding(f"student {number}").sides for number in range(40)} == {10}  # with 3 the odds are one half
    assert Hiding("Ada").sides == Hiding("ADA").sides


def test_a_number_with_the_wrong_sign_is_not_nearly_right() -> None:
    class Third(Worth):
        tolerance = Fraction(0)
        right = Fraction(-8, 3)

    assert mark(Third(), "-2.66").why.startswith("Very near: it looks as if you cut the number off")
    assert mark(Third(), "2.66")[:3] == ("wrong", 0.0, mark(Third(), "5").why)


def test_options_lie_in_another_order_for_others() -> None:
    class Mixed(Winner):
        ordered = False

    assert len({tuple(Mixed(f"student {number}").shown) for number in range(60)}) == 6
    for name in ("", "Ada", "Bo"):
        asked = Mixed(name)
        assert asked.shown == Mixed(name).shown and sorted(asked.shown) == sorted(Winner.options)
        assert mark(asked, asked.letter("other")).answer == "other"
        assert asked.named(asked.model_answer(ONE)) == "mover"
