"""How long a full board takes to be drawn in Python, and how much of it goes over the wire."""

from itertools import cycle

from pytest_benchmark.fixture import BenchmarkFixture

from tests.buttons.view.fullest import draw_fullest, fullest_board, wire_size


def test_drawing_a_full_board(benchmark: BenchmarkFixture) -> None:
    board = fullest_board()
    best = cycle([(1, 1), (2, 2)])
    benchmark(lambda: draw_fullest(board, turn=1, best=next(best)))
    benchmark.extra_info["wire_bytes"] = wire_size(board)
