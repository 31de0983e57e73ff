"""The picture of a tournament's result."""

from __future__ import annotations

from matplotlib.colors import to_rgb

from buttons_widgets.kit.language.words import KIT_WORDS, words_in
from buttons_widgets.kit.tournament.hall import TOURNAMENT_WORDS
from buttons_widgets.kit.tournament.result import Colour, Estimate, Row, cell_colour, chart, ink_on

AA = 4.5
"""The contrast that WCAG 2.2 wants for text of this size."""


def contrast(one: Colour, other: Colour) -> float:
    """How well two colours are told apart, from 1 to 21: the contrast ratio of WCAG 2.2."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Colour) -> float:
    """The relative luminance of a colour, as WCAG 2.2 computes it."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)) == 21


def test_every_number_can_be_read_on_its_colour() -> None:
    worst = min(contrast(ink_on(cell_colour(step / 10)), cell_colour(step / 10)) for step in range(1001))
    assert worst >= AA
    # The greys between black and white are where it is hardest.
    assert min(contrast(ink_on((grey / 255,) * 3), (grey / 255,) * 3) for grey in range(256)) >= AA


def test_the_plot_of_a_tournament_is_drawn_in_these_colours() -> None:
    names, shares = ["Ada", "Bo", "Cy"], [0.05, 0.2, 0.35, 0.5, 0.65, 0.95]
    pairs = [(one, other) for one in names for other in names if one != other]
    matrix = {pair: Estimate(share, 0.0, 1.0, 9) for pair, share in zip(pairs, shares, strict=True)}
    rows = [Row(name, 9, 4.5, Estimate(0.5, 0.4, 0.6, 9), (), 0, None) for name in names]
    axes = chart(rows, matrix, players=2, words=words_in([KIT_WORDS, TOURNAMENT_WORDS])).axes[1]
    (image,) = axes.images
    for text in axes.texts:
        column, row = map(int, text.get_position())
        cell = image.to_rgba(image.get_array())[row, column]
        assert contrast(to_rgb(text.get_color()), tuple(cell[:3])) >= AA
    assert len(axes.texts) == len(pairs)


def test_a_name_is_no_formula() -> None:
    names = ["$\\frac{$", "$5", "Cy"]
    rows = [Row(name, 9, 4.5, Estimate(0.5, 0.4, 0.6, 9), (), 0, None) for name in names]
    pairs = {(one, other): Estimate(0.5, 0.0, 1.0, 9) for one in names for other in names if one != other}
    figure = chart(rows, pairs, players=2, words=words_in([KIT_WORDS, TOURNAMENT_WORDS]))
    figure.draw_without_rendering()
    for labels in (
        figure.axes[0].get_yticklabels(),
        figure.axes[1].get_xticklabels(),
        figure.axes[1].get_yticklabels(),
    ):
        assert sorted(label.get_text() for label in labels) == sorted(names)
