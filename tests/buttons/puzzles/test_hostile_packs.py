"""Packs that somebody wrote by mistake or on purpose: what is refused, and what is shown all the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis import solve
from buttons_widgets.buttons.analysis.solve import forget_solutions
from buttons_widgets.buttons.kind import generate_puzzle, load_pack, packs
from buttons_widgets.buttons.puzzles.advised import AdvisedPuzzle
from buttons_widgets.buttons.puzzles.dice_lines import DiceLines
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.puzzles.known_dice import KnownDice
from buttons_widgets.kit.puzzles import pack
from buttons_widgets.kit.puzzles.errors import PackError, PuzzleError
from buttons_widgets.kit.puzzles.pack import LONGEST_LINE, MOST_PUZZLES, parse_pack, parse_puzzle, puzzle_line
from buttons_widgets.kit.rules.errors import GameError, quoted

WORDS = BUTTONS_PUZZLES.words_in("en")
SHIPPED = [line for place in packs() for line in place.path.read_text(encoding="utf-8").splitlines()]
FULL = "Rbygrb/ygrbyg/rbygrb/ygrbyg/rbygrb/ygrbyg"
"""One button on a board with all the room there can be."""
ODD = (
    *(None, True, -1, 10**400, "", [], {}, [[]], "\x00", "9" * 280, [None] * 6, [9] * 9, {"r": 1}, "1-1 1-1", "NaN"),
    *([3, 0.1, 0.1, 1], [1, 2, 0, 1], [4, 0, 0, 1], "1/0", "50%", "take", "opt out", "\u202e<svg onload=x>"),
)


def line(**fields: Any) -> str:
    return json.dumps({"id": "one", "rating": 1500, "level": 3, **fields})


def refused(**fields: Any) -> PuzzleError:
    with pytest.raises(PuzzleError) as raised:
        parse_puzzle(BUTTONS_PUZZLES, line(**fields))
    return raised.value


def counted(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[tuple[Any, ...]]:
    """With what a function is called from now on."""
    calls: list[tuple[Any, ...]] = []
    function = getattr(owner, name)

    def call(*given: Any) -> Any:
        calls.append(given)
        return function(*given)

    monkeypatch.setattr(owner, name, call)
    return calls


@st.composite
def altered(draw: st.DrawFn) -> bytes:
    """A line of a shipped pack in which something was changed."""
    text = draw(st.sampled_from(SHIPPED))
    if draw(st.booleans()):
        fields = json.loads(text)
        for _ in range(draw(st.integers(1, 3))):
            name = draw(st.sampled_from([*fields, "dice", "opponents", "goal", "clues", "extra"]))
            other = json.loads(draw(st.sampled_from(SHIPPED))).get(name)
            fields[name] = draw(st.sampled_from([*ODD, other, draw(st.text(max_size=40))]))
        return json.dumps(fields).encode()
    data = bytearray(text.encode())
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(data) - 1))
        data[at : at + draw(st.integers(0, 5))] = draw(st.binary(max_size=5))
    return bytes(data)


@settings(max_examples=400, deadline=None)
@given(altered())
def test_an_altered_line_is_read_or_refused_by_field(data: bytes) -> None:
    with suppress(PuzzleError):
        puzzle = parse_puzzle(BUTTONS_PUZZLES, data)
        assert parse_puzzle(BUTTONS_PUZZLES, puzzle_line(puzzle)) == puzzle
        assert puzzle.ask("", WORDS).text and puzzle.likeness()


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_a_pack_or_refused(data: bytes) -> None:
    with suppress(PackError):
        parse_pack(BUTTONS_PUZZLES, data, "any.jsonl")


@pytest.mark.parametrize(
    "data",
    [
        b"[" * (LONGEST_LINE - 1),
        b'{"id":' + b"[" * (LONGEST_LINE - 10),
        b'{"a":' * (LONGEST_LINE // 6),
        b'{"rating":' + b"9" * (LONGEST_LINE - 20) + b"}",
        b'{"theme": "most", "rating": NaN}',
        b'{"id": "\\ud800"}',
        b'{"id": "\xff"}',
        b"\x00",
        SHIPPED[0].encode("utf-16"),
        (SHIPPED[0] + SHIPPED[1]).encode(),
    ],
)
def test_what_is_no_line_of_a_pack_is_refused(data: bytes) -> None:
    with pytest.raises(PackError) as raised:
        parse_pack(BUTTONS_PUZZLES, b"\n" + data, "bad.jsonl")
    assert str(raised.value).startswith("bad.jsonl, line 2") or b"\n" in data
    assert len(str(raised.value)) < 400


def test_a_field_that_stands_there_twice_is_refused() -> None:
    twice = SHIPPED[0].replace('"level"', '"note": "a", "note": "b", "level"')
    with pytest.raises(PuzzleError, match='"note": this field stands there twice'):
        parse_puzzle(BUTTONS_PUZZLES, twice)


def test_a_pack_with_too_many_puzzles_is_refused() -> None:
    fields = json.loads(SHIPPED[0])
    lines = [json.dumps({**fields, "id": f"one-{number}"}) for number in range(MOST_PUZZLES + 1)]
    with pytest.raises(PackError, match=f"line {MOST_PUZZLES + 1}: a pack has at most {MOST_PUZZLES} puzzles"):
        parse_pack(BUTTONS_PUZZLES, "\n".join(lines).encode(), "long.jsonl")


def test_millions_of_blank_lines_are_no_puzzles_and_none_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read = counted(monkeypatch, pack, "parse_puzzle")
    assert parse_pack(BUTTONS_PUZZLES, b"\n" * 4_999_999, "blank.jsonl") == ()
    assert not read
    parse_pack(BUTTONS_PUZZLES, f"\n{SHIPPED[0]}\n\n".encode(), "one.jsonl")
    assert len(read) == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"theme": "stop", "answers": ["roll"]},
        {"theme": "win", "answers": ["roll"]},
        {"theme": "space", "dice": "5-6 2355", "answers": ["5-6"]},
        {"theme": "gold", "dice": "5-6 2355", "answers": ["take"]},
    ],
)
def test_a_question_that_would_take_long_to_answer_is_refused_before_it_is_solved(
    fields: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    solved = counted(monkeypatch, solve, "_solved")
    fields = {**fields, "position": f"{FULL} r 5"}
    error = refused(**fields, opponents=[3, 0.1, 0.1, 1])
    assert error.field == "opponents"
    assert "17,552,430 numbers" in error.reason
    puzzle = parse_puzzle(BUTTONS_PUZZLES, line(**fields, opponents=[1, 0.1, 0.1, 2]))
    assert not solved
    forget_solutions()
    assert isinstance(puzzle, AdvisedPuzzle) and puzzle.comparison and solved


def test_eight_rolls_with_many_lines_are_read_without_playing_them(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = counted(monkeypatch, DiceLines, "offered")
    dice = ["3-1 6322", "2-6 3565", "5-6 4234", "6-4 6215", "3-2 4533", "1-3 1265", "4-1 3536", "6-3 5145"]
    text = line(theme="known_dice", position=f"{FULL.lower()} rb 5", dice=dice, answers=["3-1"])
    puzzle = parse_puzzle(BUTTONS_PUZZLES, text)
    assert isinstance(puzzle, KnownDice) and puzzle.lines.boards == 0
    assert len(looked_at) == 1, "whether the first roll offers a space"
    assert puzzle.most and puzzle.lines.boards > 1000


def test_an_answer_too_rough_to_be_judged_is_refused() -> None:
    assert refused(theme="risk", position=f"{FULL} r 5", answers=["0.3"]).field == "answers"


WRONG = {
    "stars": {"position": "Y***Y*/rybrrr/rgr*by/gb**Gg/gGrgby/g**r*y rb 5", "goal": "win", "answers": ["1-1"]},
    "most": {"position": "rby/gry/ybg - 5", "answers": ["1-1"]},
    "colours": {"position": "rby/grr/rbg - 5", "clues": {"cover": 1}, "answers": ["1-1"]},
    "known_dice": {"position": "rRy/gry/ybr r 2", "dice": ["1-1 2", "3-3 1"], "answers": ["opt out"]},
    "stop": {"position": "Rby/gry/ybg r 5", "answers": ["opt out", "roll"]},
    "risk": {"position": "Rby/gry/ybg r 5", "answers": ["1/2"]},
}


@pytest.mark.parametrize("theme", WRONG)
def test_a_wrong_answer_of_a_pack_is_not_taught(theme: str) -> None:
    puzzle = parse_puzzle(BUTTONS_PUZZLES, line(theme=theme, **WRONG[theme]))
    assert puzzle.judge(puzzle.solution).right
    for answer in (None, *puzzle.answers):
        assert puzzle.explain(answer, WORDS)


@pytest.mark.parametrize(
    ("theme", "fields", "mirrored"),
    [
        ("colours", {"clues": {"cover": 1}, "answers": ["1-1 2-2 3-3"]}, {"answers": ["1-3 2-2 3-1"]}),
        (
            "known_dice",
            {"dice": ["1-1 2", "3-3 1"], "answers": ["1-1"]},
            {"dice": ["1-3 2", "3-1 3"], "answers": ["1-3"]},
        ),
    ],
)
def test_a_board_without_a_card_is_like_its_reflection(
    theme: str, fields: dict[str, Any], mirrored: dict[str, Any]
) -> None:
    here = line(theme=theme, position="rgy/grb/gbr - 2", **fields)
    there = line(theme=theme, position="ygr/brg/rbg - 2", **{**fields, **mirrored})
    one, other = parse_puzzle(BUTTONS_PUZZLES, here), parse_puzzle(BUTTONS_PUZZLES, there)
    assert one.likeness() == other.likeness()


@pytest.mark.parametrize(
    ("theme", "level", "seed"),
    [
        *((theme, 2, 1) for theme in (None, [], {}, 5, "x" * 1_000_000)),
        *(("most", level, 1) for level in (2.0, True, "2", None, [2], 0, 6, 10**400, float("nan"))),
        *(("most", 2, seed) for seed in (b"x", 1.5, True, object(), "\ud800", 10**5000)),
    ],
    ids=lambda value: quoted(value, 20),
)
def test_odd_arguments_of_the_generator_are_refused(theme: Any, level: Any, seed: Any) -> None:
    with pytest.raises(GameError) as raised:
        generate_puzzle(theme, level, seed)
    assert len(str(raised.value)) < 300


@pytest.mark.thorough
def test_what_is_generated_does_not_depend_on_the_process() -> None:
    script = (
        "from buttons_widgets.buttons.kind import generate_puzzle\n"
        "from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES\n"
        "from buttons_widgets.kit.puzzles.pack import puzzle_line\n"
        "for theme in BUTTONS_PUZZLES.by_name: print(puzzle_line(generate_puzzle(theme, 2, 'process')))"
    )
    seed = "1" if os.environ.get("PYTHONHASHSEED") == "0" else "0"
    elsewhere = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        check=True,
        encoding="utf-8",
    ).stdout
    here = [puzzle_line(generate_puzzle(theme, 2, "process")) for theme in BUTTONS_PUZZLES.by_name]
    assert elsewhere.splitlines() == here


def test_the_longest_and_the_smallest_seed_make_puzzles() -> None:
    assert generate_puzzle("most", 1, "s" * 1_000_000).id == f"most-1-{'s' * 20}"
    assert generate_puzzle("most", 1, -5) == generate_puzzle("most", 1, "-5")


@pytest.mark.parametrize(
    "fields", [{"theme": "9" * 19_000}, {"theme": "stop", "goal": "9" * 19_000}, {"9" * 19_000: 1}]
)
def test_a_message_quotes_little_of_what_it_refuses(fields: dict[str, Any]) -> None:
    error = refused(**{"theme": "stop", **fields})
    assert len(error.field) <= 60
    assert len(str(error)) < 500


def test_deep_brackets_are_named() -> None:
    for deep in ("[" * 9000 + "]" * 9000, '{"a":' * 3000 + "1" + "}" * 3000):
        with pytest.raises(PuzzleError) as raised:
            parse_puzzle(BUTTONS_PUZZLES, line(theme="stop").replace('"one"', deep))
        assert str(raised.value) == "its brackets are nested too deeply for a puzzle"


def test_a_message_quotes_little_of_a_long_path() -> None:
    with pytest.raises(PackError) as raised:
        load_pack("x" * 1_000_000)
    assert len(str(raised.value)) < 500
