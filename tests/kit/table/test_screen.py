"""What the screen takes from the messages."""

from buttons_widgets.kit.dice.tray import TEXTS
from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.table.screen import tray_texts


def test_the_english_names_of_the_dice_are_those_of_a_tray_without_a_table() -> None:
    assert tray_texts(words_in(language="en")) == TEXTS
