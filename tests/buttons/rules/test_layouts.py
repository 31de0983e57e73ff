"""Layouts: the kit's own eight sides, and sides that people type in."""

import pickle
import re
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.drawing.picture import board_svg
from buttons_widgets.buttons.rules.layout import LAYOUTS, LONGEST_TEXT, Layout, Layouts, side


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_side_has_nine_of_each_colour_and_no_two_neighbours_alike(name: str) -> None:
    layout = LAYOUTS[name]
    assert layout.size == 6
    assert {colour: layout.letters.count(colour) for colour in "rbyg"} == dict.fromkeys("rbyg", 9)
    assert layout.same_coloured_neighbours() == 0


def test_there_are_eight_sides_no_two_alike_however_they_are_turned() -> None:
    assert "".join(LAYOUTS) == "ABCDEFGH"
    for first, second in combinations(LAYOUTS.values(), 2):
        assert not first.variants() & second.variants()


def test_neighbours_of_one_colour_are_counted() -> None:
    assert repr(Layout.parse("rrb/rgb/yyy").same_coloured_neighbours()) == "5"


def test_a_layout_has_eight_variants_unless_it_is_symmetric() -> None:
    assert len(LAYOUTS["A"].variants()) == 8
    assert Layout.parse("rbr/byb/rbr").variants() == {"rbrbybrbr"}


@pytest.mark.parametrize(
    "typed",
    [
        "rby/gry/ybg",
        "rbygryybg",
        "RBY/GRY/YBG",
        " rby gry ybg ",
        "rby\ngry\r\nybg\n",
        "rby/ gry/ ybg/",
        "RBY/GRY/YBG".ljust(LONGEST_TEXT),
    ],
)
def test_a_layout_is_read_however_it_is_typed(typed: str) -> None:
    layout = Layout.parse(typed)
    assert str(layout) == "rbygryybg"
    assert layout.rows() == ("rby", "gry", "ybg")
    assert layout.colour_at((2, 1)) == "g"
    assert layout.masks == {"r": 0b000010001, "b": 0b010000010, "y": 0b001100100, "g": 0b100001000}


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "has 9, 16, 25 or 36 spaces"),
        ("rbyg", "has 9, 16, 25 or 36 spaces .* has 4"),
        ("rbygryyb/", "has 9, 16, 25 or 36 spaces .* has 8"),
        ("rby/gry", "3 to 6 rows.* has 2"),
        ("/".join(["rbygrby"] * 7), "3 to 6 rows.* has 7"),
        ("rby/gryb/ybg", "square.*row 2 .* has 4 of 3"),
        ("rby/gr/ybg", "square.*row 2 .* has 2 of 3"),
        ("rby/grx/ybg", "row 2, column 3 .*'x'"),
        ("rby/gr*/ybg", "row 2, column 3 .*'\\*'"),
        ("rby/gr<b>/ybg", "row 2, column 3 .*'<'"),
        (None, "a layout is a text"),
        (36, "a layout is a text"),
    ],
)
def test_a_layout_that_is_none_is_refused_with_what_and_where(typed: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Layout.parse(typed)


def test_a_side_is_meant_by_its_letter_its_text_or_itself() -> None:
    assert side("a") is side(" A ") is LAYOUTS["A"]
    assert side(str(LAYOUTS["B"])) == LAYOUTS["B"]
    own = Layout.parse("rby/gry/ybg")
    assert side(own) is own


@pytest.mark.parametrize("name", ["I", "", " ", "1", "AB", None, 7])
def test_an_unknown_side_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no side|a layout"):
        side(name)


@given(st.integers(3, 6).flatmap(lambda size: st.text("rbyg", min_size=size**2, max_size=size**2)))
def test_reading_and_writing_are_inverse(letters: str) -> None:
    layout = Layout.parse(letters)
    assert str(layout) == letters
    assert Layout.parse("/".join(layout.rows())) == layout
    assert eval(repr(layout), {"Layout": Layout}) == layout
    assert pickle.loads(pickle.dumps(layout)) == layout
    assert letters in layout.variants()
    assert sum(layout.masks.values()) == (1 << len(letters)) - 1


ROWS = st.lists(st.text("rbyg", min_size=3, max_size=3), min_size=2, max_size=4)


@given(st.one_of(st.text(max_size=40), st.builds(str.join, st.sampled_from(["", "/", " ", "\n", "*", "x"]), ROWS)))
def test_no_text_makes_anything_but_a_layout_or_a_value_error(text: str) -> None:
    try:
        layout = Layout.parse(text)
    except ValueError:
        return
    assert len(layout.letters) == layout.size**2
    assert Layout.parse(str(layout)) == layout


def test_the_sides_are_a_mapping_that_cannot_be_changed() -> None:
    assert list(LAYOUTS) == list("ABCDEFGH") and len(LAYOUTS) == 8 and "A" in LAYOUTS and "I" not in LAYOUTS
    assert LAYOUTS == dict(LAYOUTS) == LAYOUTS and dict(LAYOUTS) == LAYOUTS
    assert LAYOUTS.get("I") is None and next(iter(LAYOUTS.values())) is LAYOUTS["A"]
    with pytest.raises(TypeError):
        LAYOUTS["A"] = LAYOUTS["B"]  # type: ignore[index]
    with pytest.raises(TypeError):
        del LAYOUTS["A"]  # type: ignore[attr-defined]
    with pytest.raises(KeyError):
        LAYOUTS["I"]


def test_the_sides_show_themselves_as_a_gallery_with_their_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    html = LAYOUTS._repr_html_() or ""
    assert html.count("<img ") == html.count("<figcaption") == 8
    assert re.findall("<figcaption[^>]*>([^<]*)<", html) == list(LAYOUTS)
    assert "\n" not in repr(LAYOUTS) and repr(LAYOUTS).startswith("Layouts({'A': Layout.parse('bgrygr/")
    hostile = Layouts({"<b>&": LAYOUTS["A"]})._repr_html_() or ""
    assert hostile.count("&lt;b&gt;&amp;") == 2 and "<b>" not in hostile
    monkeypatch.setattr(Layout, "view", lambda _: 1 / 0)
    assert LAYOUTS._repr_html_() is None


def test_a_side_is_shown_without_buttons() -> None:
    layout = Layout.parse("rby/gry/ybg")
    view = layout.view()
    assert (view.size, view.colours, view.buttons) == (3, layout.letters, ())
    assert str(layout) in layout._repr_svg_()
    assert layout._repr_svg_() == board_svg(view, scale=0.75, title=str(layout))
