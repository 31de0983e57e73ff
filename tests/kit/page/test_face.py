"""Faces: every strength and every feature is a whole picture, and two names seldom look alike."""

from __future__ import annotations

from xml.etree import ElementTree

from buttons_widgets.kit.page.face import STRENGTHS, face, letter_face


def test_faces_are_whole_pictures_and_differ() -> None:
    drawn = {face(f"bot {number}", strength) for number in range(60) for strength in STRENGTHS}
    for picture in drawn:
        ElementTree.fromstring(picture)
    assert len(drawn) > 0.9 * 60 * len(STRENGTHS)
    # A strength that is none is drawn as the next one that is.
    assert (face("Ada", 0), face("Ada", 9)) == (face("Ada", 1), face("Ada", 5))


def test_a_person_has_a_letter_whatever_the_name() -> None:
    for name, letter in (("ada", "A"), ("😀 bo", "B"), ("<&>x", "X")):
        assert f">{letter}</text>" in letter_face(name)
        ElementTree.fromstring(letter_face(name))
    assert letter_face("…").count("<circle") == letter_face("Ada").count("<circle") + 4


def test_five_small_buttons_say_how_strong_a_bot_is() -> None:
    for strength in STRENGTHS:
        small = ElementTree.fromstring(face("Ada", strength, told=True))[-5:]
        assert [one.get("fill") != "none" for one in small] == [place <= strength for place in STRENGTHS]
