"""How much a board tells the browser: every byte of its state besides the module and the style sheet that draw it.

Four boards stand at a table, and each is told whole when it is shown, when a page is reloaded and when a notebook is
opened a second time; so what is the same for all boards belongs into the module.
"""

import json

from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets import BoardWidget, Position

SPACES = [f"{row}-{column}" for row in range(1, 7) for column in range(1, 7)]


def busy_board() -> BoardWidget:
    """A board in the middle of a game with all that it ever shows at once: the coach's numbers and every reason."""
    return BoardWidget(
        Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5"),
        active=True,
        offered=["5-1", "5-5"],
        golden="1-1",
        row=5,
        columns=[1, 5],
        turn=123,
        label="Ada's board",
        worths={space: {"text": "2.68", "tint": 0.25, "best": False} for space in SPACES},
        reasons=dict.fromkeys(SPACES, "no black die shows 4"),
    )


def state_of(board: BoardWidget) -> dict[str, object]:
    """What goes over the wire when the board is shown, without its module and style sheet."""
    return {name: value for name, value in board.get_state().items() if name not in {"_esm", "_css"}}


def bytes_of(state: dict[str, object]) -> int:
    return len(json.dumps(state, ensure_ascii=False).encode())


def test_bytes_of_a_board(benchmark: BenchmarkFixture) -> None:
    board = busy_board()
    state = benchmark.pedantic(state_of, args=(board,), rounds=50, warmup_rounds=1)
    parts = sorted(((bytes_of({name: value}), name) for name, value in state.items()), reverse=True)
    benchmark.extra_info.update(bytes=bytes_of(state), largest=[f"{name}: {size}" for size, name in parts[:5]])
    plain = BoardWidget(Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5"))
    benchmark.extra_info["bytes_of_a_quiet_board"] = bytes_of(state_of(plain))
