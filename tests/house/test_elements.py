"""The page that shows every element once is what the style sheets and the kit make of them now."""

from __future__ import annotations

import re

from tests.elements import ELEMENTS, MEANINGS, PAGE, page


def test_the_page_of_all_elements_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.elements writes it anew"


def test_it_shows_each_element_in_light_and_in_dark_and_every_colour_that_means_something() -> None:
    text = page()
    for title in ELEMENTS:
        assert text.count(f"<h2>{title}</h2>") == 2
    sheets = "".join((PAGE.parent / link).read_text(encoding="utf-8") for link in re.findall('href="(.*?css)"', text))
    for name, _ in MEANINGS.values():
        assert sheets.count(f"{name}:") >= 1, name
