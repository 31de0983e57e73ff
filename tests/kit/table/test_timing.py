"""How long dice tumble and bots wait."""

import pytest

from buttons_widgets.kit.dice.tray import TUMBLE
from buttons_widgets.kit.language.words import Words, words_in
from buttons_widgets.kit.table.table import SECONDS_TO_SEE, seconds, tumble
from buttons_widgets.kit.table.view import View
from tests.nim import Fall, Move, Nim, Take


@pytest.fixture(autouse=True)
def _swift_dice() -> None:
    """Here they take as long as at a table."""


START = Nim.start(["Ada", "Bo"], seed=1)
STATES = [START, START.play(Fall(2)), START.play(Fall(2)).play(Take(1, 1))]
ROLLED = [*STATES, STATES[-1].play(Fall(1))]


PLAIN: View[Nim, Move] = View()


def test_a_person_s_dice_take_their_time_and_a_bot_s_as_the_pace_allows() -> None:
    assert tumble(ROLLED, (True, True), 0.0, PLAIN) == TUMBLE
    assert tumble(ROLLED, (True, False), 0.1, PLAIN) == TUMBLE
    assert tumble(ROLLED, (False, True), 0.0, PLAIN) == 0
    assert 0 < tumble(ROLLED, (False, True), 0.35, PLAIN) < 350
    assert tumble(ROLLED, (False, True), 1.6, PLAIN) == TUMBLE
    assert tumble(STATES[:2], (False, False), 0.0, PLAIN) == TUMBLE  # the first thing that happens


class Ending(View[Nim, Move]):
    """Every roll ends something."""

    def outcome(self, before: Nim, after: Nim, words: Words) -> str:
        return "over"


def test_a_bot_waits_for_dice_and_longer_for_what_they_ended() -> None:
    words = words_in(language="en")
    people = (True, False)
    assert seconds(STATES, people, 0.9, Ending(), words) == 0.9
    assert seconds(ROLLED, people, 0.9, PLAIN, words) == 0.9 + TUMBLE / 1000
    assert seconds(ROLLED, people, 0.9, Ending(), words) == 0.9 + TUMBLE / 1000 + SECONDS_TO_SEE
    assert seconds(ROLLED, people, 0.0, Ending(), words) == 0.0
    assert seconds(STATES[:1], people, 0.9, Ending(), words) == 0.9
    # A bot's dice, which rest sooner at a fast pace, are not waited for any longer.
    bots = (False, False)
    assert (
        seconds(ROLLED, bots, 0.35, PLAIN, words)
        == 0.35 + tumble(ROLLED, bots, 0.35, PLAIN) / 1000
        < 0.35 + TUMBLE / 1000
    )
