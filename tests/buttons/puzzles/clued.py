"""Boards with clues, as Hypothesis draws them."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis.lattice import Lattice
from buttons_widgets.buttons.puzzles.clues import Clue, lines_of
from buttons_widgets.buttons.rules.position import Position

relaxed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def boards(draw: st.DrawFn, sizes: tuple[int, ...] = (3, 4)) -> tuple[Position, int]:
    """A board with stars and given buttons, and the mask of an arrangement that extends it."""
    size = draw(st.sampled_from(sizes))
    letters = draw(st.lists(st.sampled_from("rrbbyygg*"), min_size=size * size, max_size=size * size))
    free = sum(1 << bit for bit, letter in enumerate(letters) if letter != "*")
    lattice = Lattice(size, free)
    buttons = lattice.unrank(draw(st.integers(0, lattice.total - 1)))
    given_ones = buttons & draw(st.integers(0, 2 ** (size * size) - 1)) & draw(st.integers(0, 2 ** (size * size) - 1))
    return Position("".join(letters), given_ones), buttons


@st.composite
def clued(draw: st.DrawFn, sizes: tuple[int, ...] = (3, 4)) -> tuple[Position, tuple[Clue, ...], int]:
    """A board, some of the clues of an arrangement, and the mask of the arrangement."""
    board, buttons = draw(boards(sizes))
    lines = [line._replace(total=(line.mask & buttons).bit_count()) for line in lines_of(board)]
    told = draw(st.lists(st.sampled_from(lines), min_size=1, unique=True))
    return board, tuple(line for line in lines if line in told), buttons
