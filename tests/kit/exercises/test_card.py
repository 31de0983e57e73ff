"""The card of an exercise without a kernel: what is shown, what is said of answers, and that nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from traitlets import TraitError

from buttons_widgets.kit.exercises.card import ExerciseCard
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.page.controls import close_whole
from tests.hands import plain, pressed_then_read
from tests.nim_course import NIM_COURSE, Heaps, NimberOf, Thirty, Two
from tests.seated import Student

KEYS = {"en": "Shift+Enter", "de": "Umschalt+Eingabe", "fr": "Maj+Entrée", "it": "Maiusc+Invio"}


def give(session: StudentSession, number: str, answer: Any) -> None:
    session.give(session.exercise(number), answer, session.words(number, "en"))


def test_a_number_is_typed_and_the_card_says_what_helps(session: StudentSession) -> None:
    student = Student(session, "1.2")
    assert student.head == "1.2 A two"
    assert student.asked == "How likely is a two with a die of 6 sides?"
    assert (
        student.told == "A fraction, a decimal or a percentage, as in 5/36, 0.139 or 13.9%. A fraction has to be exact."
    )
    assert student.shown == {"field", "who"} and student.buttons == {"hint": "Hint"}
    student.write("2/6")
    assert student.told == "✗ Not yet. There is only one side with a two, not two."
    assert student.news == "Not yet. There is only one side with a two, not two."
    assert student.head == "1.2 A two 1 try"
    student.write("17")
    assert student.told == "A chance is at most 1. If you mean 17 per cent, write 17%."
    assert student.head == "1.2 A two 1 try"
    student.write("1/6")
    assert student.told == "✓ Right! One side of 6."
    assert student.head == "1.2 A two solved"


def test_hints_come_one_after_the_other_and_are_counted(session: StudentSession) -> None:
    student = Student(session, "1.2")
    student.press("hint")
    assert student.told.endswith("Hint 1 of 2 How many sides are there?")
    assert student.news == "How many sides are there?" and student.buttons == {"hint": "Next hint"}
    student.key("h")
    assert student.told.endswith("Hint 2 of 2 How many of them are a two?") and student.buttons == {}
    student.press("hint")
    student.write("1/6")
    assert session.work.of("")[-1].hints == 2


def test_who_has_read_the_reply_presses_what_is_there_now(session: StudentSession) -> None:
    student = Student(session, "1.2")
    order = pressed_then_read(student.card.panel.actions, student.card.panel.asked, student.card.message)
    student.write("2/6")
    student.press("hint")
    assert order == ["pressed", "read"] * 2


def test_one_option_is_chosen(session: StudentSession) -> None:
    student = Student(session, "1.5")
    assert student.card.panel.field.options == ["Whoever moves", "The other <b>one</b>", "Nobody"]
    assert not student.card.panel.field.several and student.shown == {"options", "who"}
    student.choose(1)
    assert student.told.startswith("✗ Not yet. Look for a move")
    student.choose(0, 1)
    student.choose(7)
    assert session.work.of("")[-1].answer == "other" and len(session.work.of("")) == 1
    student.choose(0)
    assert student.head == "1.5 Who wins solved"


def test_several_options_are_chosen_and_a_part_counts(session: StudentSession) -> None:
    student = Student(session, "1.6")
    assert student.card.panel.field.several
    student.choose(0)
    assert student.told.startswith("✗ Not yet, but part of it is right. So far so good: 1 of the 2")
    student.choose(2, 0)
    assert student.told == "✓ Right! Equal heaps."


def test_places_are_clicked_undone_and_checked(session: StudentSession) -> None:
    student = Student(session, "2.1")
    assert student.shown == {"board", "name"} and student.buttons == {"hint": "Hint"}
    assert student.card.panel.board.active
    student.click("1")
    student.click("3")
    assert student.buttons == {"check": "Check", "undo": "Undo", "hint": "Hint"}
    student.key("u")
    student.key("c")
    assert student.told == "✗ Not yet, but part of it is right. The largest heap is one, but not the only one."
    student.click("2")
    assert student.told == "Click to choose, and click again to take back."
    student.click("3")
    student.key("c")
    assert student.head == "2.1 Winning moves solved"
    # What cannot be chosen says why.
    student.card._pick("9")
    assert "there is no heap 9" in student.told and student.news == student.told


def test_a_text_is_saved_and_can_be_changed(session: StudentSession) -> None:
    student = Student(session, "2.3")
    assert student.card.panel.field.rows > 1 and student.card.panel.field.check == "Save"
    student.write("Because <b>.")
    assert student.told == "✎ Saved for your teacher to read." and student.head == "2.3 Say why saved"
    student.write("Because the other one copies.")
    assert Student(session, "2.3").card.panel.field.given == "Because the other one copies."
    assert len(session.work.of("")) == 2


def test_a_guess_is_made_once(session: StudentSession) -> None:
    student = Student(session, "1.1")
    assert student.card.panel.field.check == "Guess"
    student.write("20-30 %")
    assert student.told == "✎ Your guess: 20%–30 %. Noted." and "field" not in student.shown
    student.write("20% to 40%")
    assert [one.answer for one in session.work.of("")] == ["20-30 %"]
    other = Student(session, "2.4")
    assert other.card.panel.field.check == "Guess"
    other.choose(1)
    assert other.told == "✎ Your guess: The other one. Noted." and "options" not in other.shown


def test_dice_are_rolled_and_counted(session: StudentSession) -> None:
    student = Student(session, "2.5")
    assert student.asked == "Roll a die five times. 0 of 5 rolled 1 to 3 0 4 to 6 0"
    assert 'aria-label="The dice have not been rolled yet."' in student.card.panel.asked.value
    assert student.buttons == {"roll": "Roll", "roll-rest": "Roll all 5"}
    student.key("r")
    first = Thirty().rolled[0]
    assert student.buttons == {"roll": "Roll", "roll-rest": "Roll the other 4"}
    assert f'aria-label="a {first}"' in student.card.panel.asked.value and "1 of 5 rolled" in student.asked
    assert student.news == f"a {first}" and student.buttons["roll-rest"] == "Roll the other 4"
    assert session.work.of("") == ()
    student.press("roll-rest")
    assert "5 of 5 rolled" in student.asked and set(student.buttons) == {"next"} and student.told == "✎ Noted."
    assert student.news == student.card.attempt.exercise.answer_text(
        session.work.of("")[0].answer, session.words("2.5")
    )
    assert len(session.work.of("")) == 1
    assert "5 of 5 rolled" in Student(session, "2.5").asked


def test_a_function_is_checked_in_code_and_the_card_hears_of_it(session: StudentSession) -> None:
    student = Student(session, "2.6")
    assert student.shown == {"who"} and student.told.endswith('run check("2.6", your_function).')
    give(session, "2.6", lambda heaps: 0)
    assert student.told.startswith("✗ Not yet")
    give(session, "2.6", NimberOf().reference)
    assert student.told == "✓ Right! All 4 cases are right." and student.head == "2.6 The nimber solved"
    # It is not run again only to be shown.
    assert Student(session, "2.6").told == "✓ Right!"


def test_what_is_answered_in_code_or_on_another_card_is_shown_on_every_card(session: StudentSession) -> None:
    one, other = Student(session, "1.2"), Student(session, "1.2")
    give(session, "1.2", "2/6")
    assert one.told == other.told != "" and one.card.panel.field.given == "2/6"
    one.write("1/6")
    assert other.told == one.told == "✓ Right! One side of 6."


def test_a_name_gives_every_card_its_numbers_and_its_answers(session: StudentSession) -> None:
    asks, student = Student(session, "1.1"), Student(session, "1.2")
    assert "name" in asks.shown and student.card.who.description == "your name?"
    asks.say_name("  Ada ")
    sides = Two("Ada").sides
    assert f"a die of {sides} sides" in student.asked and student.card.who.description == "Ada"
    assert asks.shown == {"field", "who"}
    student.write(f"1/{sides}")
    student.card.who.click()
    assert "name" in student.shown
    student.say_name("Bo")
    assert student.head == "1.2 A two" and student.card.who.description == "Bo" and "name" not in student.shown
    student.say_name("ada")
    assert student.head == "1.2 A two solved" and student.card.panel.field.given == f"1/{sides}"
    student.say_name("\x07")
    assert "a name has 1 to 40 visible characters" in student.told


def test_a_card_that_comes_before_the_first_exercise_asks_for_the_name(session: StudentSession) -> None:
    card = ExerciseCard(session, "1.2", session.words("1.2", "en"), asks_name=True)
    assert card.name.layout.display is None and card.who.layout.display == "none"
    session.choose("Ada")
    assert card.name.layout.display == "none" and card.who.layout.display is None


def test_where_a_name_is_changed_it_can_be_typed_at_once(session: StudentSession) -> None:
    card = Student(session, "1.2").card
    usual = card.frame.focus_on
    card.who.click()
    assert card.frame.focus_on == [".bw-card-name input", *usual]
    card.who.click()
    assert card.frame.focus_on == usual


def test_after_a_restart_the_card_goes_on_where_it_was(session: StudentSession) -> None:
    session.choose("Ada")
    student = Student(session, "2.1")
    student.press("hint")
    student.click("1")
    student.press("check")
    later = Student(StudentSession(NIM_COURSE, session.work.path.parent), "2.1")
    assert later.told == student.told and later.head == "2.1 Winning moves 1 try"
    assert later.card.panel.board.svg.count("#cfe3ff") == 1 and later.buttons["check"] == "Check"


def test_what_comes_late_counts_for_nothing(session: StudentSession) -> None:
    student = Student(session, "2.1")
    old = student.card._activity.turn
    student.press("hint")
    student.click("1", turn=old)
    student.press("hint", turn=old)
    assert student.buttons == {}
    number, choice = Student(session, "1.2"), Student(session, "1.5")
    number.press("hint")
    choice.press("hint")
    number.write("1/6", turn=1)
    choice.choose(0, turn=1)
    assert session.work.of("") == ()


@pytest.mark.parametrize(
    "content",
    [
        None,
        {},
        {"type": "answer"},
        {"type": "answer", "text": 7, "turn": 1},
        {"type": "answer", "chosen": "01", "turn": 1},
        {"type": "answer", "chosen": [[0]], "turn": 1},
        {"type": "answer", "chosen": [0], "turn": True},
        {"type": "press", "name": "roll", "turn": 1},
        {"type": "pick", "pick": "1" * 10**6, "turn": 1},
    ],
)
def test_messages_that_no_page_sends_do_no_harm(session: StudentSession, content: Any) -> None:
    for number in ("1.2", "1.5", "2.1", "2.5"):
        card = Student(session, number).card
        for part in (card.panel.field, card.panel.actions, card.panel.board, card.name):
            part._handle_custom_msg(content, [])
    assert all(one.number == "2.5" for one in session.work.of(""))


def test_whatever_is_written_is_text_and_not_markup(session: StudentSession) -> None:
    student = Student(session, "1.2")
    student.write("<img src=x onerror=alert(1)>")
    assert "<img" not in student.card.message.value and "&lt;img" in student.card.message.value
    student.say_name("<b>Ada</b>")
    assert student.card.who.description == "<b>Ada</b>"
    assert "<b>Ada" not in student.card.panel.title.value + student.card.message.value


def test_trouble_with_the_file_is_told_on_the_card(session: StudentSession) -> None:
    session.choose("Ada")
    session.work.path.write_text("nonsense")
    student = Student(StudentSession(NIM_COURSE, session.work.path.parent), "1.2")
    assert "could not be read. They are kept there" in student.told


def test_a_fault_of_the_exercise_is_told_on_the_card(session: StudentSession, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Any, draft: str) -> Any:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(Heaps, "picture", fails)
    student = Student(session, "2.1")
    assert student.asked == "Something is wrong with exercise 2.1, not with your answer: division by zero."


def test_the_picture_and_the_text_of_a_card_are_the_same_whatever_was_done(session: StudentSession) -> None:
    student = Student(session, "1.5")
    picture = student.card._repr_svg_()
    assert repr(student.card) == "ExerciseCard('1.5')"
    assert "1.5   Who wins from heaps of 1 and 2?" in picture and "B   The other &lt;b&gt;one&lt;/b&gt;" in picture
    student.choose(1)
    assert student.card._repr_svg_() == picture
    board = Student(session, "2.1")
    picture = board.card._repr_svg_()
    board.click("1")
    assert board.card._repr_svg_() == picture and picture.startswith("<svg")


def saved(student: Student) -> str:
    """What the page is given to put into a notebook that is saved."""
    return student.card._activity.lifeline.picture


def test_what_is_saved_says_what_was_answered_and_how_it_goes_on(session: StudentSession) -> None:
    student = Student(session, "1.5")
    assert "To answer, click here and press Shift+Enter" in " ".join(plain(saved(student)).split())
    student.choose(1)
    assert "1 try · Your answer: The other &lt;b&gt;one&lt;/b&gt;" in saved(student)
    student.choose(0)
    student.choose(1)  # solved is solved: what stands there is right
    assert "✓ solved · Your answer: Whoever moves" in saved(student)


@pytest.mark.parametrize(("language", "key"), KEYS.items())
def test_what_a_saved_notebook_shows_is_kept_up_to_date(session: StudentSession, language: str, key: str) -> None:
    card = ExerciseCard(session, "1.2", session.words("1.2", language))
    lifeline = card._activity.lifeline
    assert lifeline.pictured == card.model_id and "aria-label" in lifeline.picture
    assert key in lifeline.picture and "1/6" not in lifeline.picture
    asleep = lifeline.picture
    give(session, "1.2", "1/6")
    assert key in lifeline.picture and "1/6" in lifeline.picture and "✓" in lifeline.picture
    # Somebody else has answered nothing.
    session.choose("Ada")
    session.choose("Zoe")
    assert "1/6" not in lifeline.picture and "✓" not in lifeline.picture and key in asleep


def test_a_long_answer_is_cut_on_the_picture(session: StudentSession) -> None:
    student = Student(session, "2.3")
    student.write("Because of this.\n" * 100)
    shown = " ".join(plain(saved(student)).split())
    assert "saved · Your answer: Because of this. Because of this." in shown
    assert shown.count("Because") < 12 and "…" in shown


def test_who_is_done_is_told_how_it_goes_on(session: StudentSession) -> None:
    student = Student(session, "1.2")
    assert "next" not in student.buttons
    student.write("2/6")
    assert "next" not in student.buttons
    student.write("1/6")
    assert student.buttons["next"] == "Go on (Shift+Enter)"
    student.press("next")  # which the page does by itself
    assert student.told == "✓ Right! One side of 6."
    text, guess = Student(session, "2.3"), Student(session, "1.1")
    text.write("Because.")
    guess.write("20% to 40%")
    assert "next" in text.buttons and "next" in guess.buttons


def test_who_was_right_before_is_not_told_not_yet(session: StudentSession) -> None:
    student = Student(session, "1.2")
    student.write("1/6")
    student.write("2/6")
    said = "Not this time. An answer that you gave before was right. There is only one side with a two, not two."
    assert student.told == f"✗ {said}" and student.news == said
    assert student.head == "1.2 A two solved"


def test_a_card_whose_cell_was_run_again_does_nothing_more(session: StudentSession) -> None:
    before, now = Student(session, "1.2"), Student(session, "1.2")
    close_whole(before.card)
    give(session, "1.2", "1/6")
    session.choose("Ada")
    assert "solved" not in before.head and before.card.comm is None
    assert now.card.comm is not None and "Ada" in now.card.who.description


def test_a_card_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    session = StudentSession(NIM_COURSE, tmp_path)

    class Heard:
        def hear(self, number: str, marked: Any) -> None:
            raise AssertionError(number)

    heard = Heard()
    session.listen(heard.hear)
    del heard
    give(session, "1.3", "8")


def test_the_answer_can_be_observed_and_is_none_before(session: StudentSession) -> None:
    student, told = Student(session, "1.2"), []
    card = student.card
    assert card.answer is None
    card.observe(lambda change: told.append((change.old, change.new)), names="answer")
    student.press("hint")
    student.write("17")  # no chance: no answer
    assert card.answer is None and told == []
    student.write("2/6")
    student.write("1/6")
    assert told == [(None, "2/6"), ("2/6", "1/6")] and card.answer == "1/6"
    with pytest.raises(TraitError, match="read-only"):
        card.answer = "1/2"
    give(session, "1.2", "0.5")  # in code
    assert card.answer == "0.5"
    assert "answer" not in card.keys


def test_what_an_observer_of_the_answer_raises_is_told_above_the_card(session: StudentSession) -> None:
    student = Student(session, "1.2")
    student.card.observe(lambda change: 1 // 0, names="answer")
    student.write("1/6")
    assert student.told == "✓ Right! One side of 6."
    assert student.card._activity.lifeline.fault.startswith("Something went wrong: integer")


def test_an_answer_that_was_kept_is_there_and_not_told(session: StudentSession) -> None:
    give(session, "1.2", "2/6")

    async def look() -> list[object]:
        card, told, passed = Student(session, "1.2").card, list[object](), asyncio.Event()
        card.observe(told.append, names="answer")
        assert card.answer == "2/6"
        asyncio.get_running_loop().call_soon(passed.set)
        await passed.wait()
        return told

    assert asyncio.run(look()) == []
