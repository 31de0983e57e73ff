"""What becomes of a file that is damaged, forged or made by another program: strategies for hypothesis.

Hypothesis chooses the original, the ways in which it is changed, and a number that decides the places; so an example
that fails is printed, kept, and found again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import Any, Final

from hypothesis import strategies as st

HUGE: Final = 30_000
"""A huge text, list or object of a mutated file has so many parts."""
DEEP: Final = 10_000
"""So deep are brackets nested in some mutated files."""


class Raw(str):
    """A piece of JSON that Python's writer would not write."""


ODD: Final[Sequence[Any]] = (
    *(None, True, False, 0, -0.0, -1, 1, 2, 7, 1.5, 2**31, 2**63, 2**64, -(10**30), 10**400, [], {}, ""),
    *("0", "r", "roll", "1-1", "person", "pebbles", "chess", "toy", "en", "../../etc/passwd", "CON", "a" * 151),
    *(
        "\x00",
        "\ud800",
        "\udfff\ud800",
        "\u202e",
        "\u200b",
        "e\u0301",
        "👩‍👩‍👧",
        "<img src=x onerror=a()>",
        "{x}",
        "%s",
    ),
    *("2026-02-30", "2026-11-22", "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59.999999-23:59"),
    *(["a"], [[]], [None], [0, 0], {"a": {}}, {"": None}, {"seed": 3}, {"format": 1, "version": {}}),
    *map(Raw, ("1e999", "-1e999", "NaN", "-Infinity", "1e-999", "01", "+1", "0x10", "'a'", "undefined", "1,2", "")),
    *map(Raw, ("[" * DEEP, "[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP, "9" * HUGE, "0." + "9" * HUGE)),
    *map(Raw, ('"' + "x" * HUGE + '"', "[" + "0," * HUGE + "0]", '{"a": 1, "a": 2}', '"\\u0000"', '"\\ud800x"')),
    Raw('["' + '","'.join(["roll"] * HUGE) + '"]'),
    Raw("{" + ",".join(f'"{number}": 1' for number in range(HUGE // 10)) + "}"),
)
_KEPT_SMALL: Final = 60_000

Path = tuple[int | str, ...]


# In the structure


def restructured(data: bytes, chance: random.Random) -> bytes:
    """JSON with one to three parts that were changed, taken out, put in, or swapped."""
    value = json.loads(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        places = list(_places(value))
        if places:
            _change(value, chance.choice(places), chance)
    return _text(value, chance).encode("utf-8", "surrogatepass")


def _places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to each part of some JSON."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from _places(part, (*path, key))


def _change(value: Any, path: Path, chance: random.Random) -> None:
    *way, key = path
    for step in way:
        value = value[step]
    old = value[key]
    match chance.randrange(9):
        case 0:
            del value[key]
        case 1 if isinstance(value, list):
            value.insert(int(key), old)
        case 1:
            value[f"{key}{chance.choice(['', ' ', 'x'])}"] = value.pop(key)
        case 2 if isinstance(value, list):
            chance.shuffle(value)
        case 2:
            value[chance.choice(["extra", "id", "theme", "version", "kind", "__class__"])] = deepcopy(
                chance.choice(ODD)
            )
        case 3 if isinstance(old, (list, str)):
            value[key] = old * chance.choice((2, 3, 50))
        case 3 if isinstance(old, int | float):
            step = chance.choice((-1, 1, 0.5, 10**6))
            # A whole number that no float can hold, which another mutation has put there, has no half after it.
            value[key] = old + (int(step) if isinstance(old, int) and abs(old) > 2**53 else step)
        case 4 if isinstance(old, str) and old:
            at = chance.randrange(len(old))
            value[key] = old[:at] + chance.choice(["", "x", "9", "-", " ", "\u0301", "\x00"]) + old[at + 1 :]
        case 5:
            value[key] = str(old) if not isinstance(old, str) else [old]
        case _:
            value[key] = deepcopy(chance.choice(ODD))


def _text(value: Any, chance: random.Random) -> str:
    """JSON, with each raw piece as it is."""
    pieces: list[str] = []

    def kept(value: Any) -> Any:
        if isinstance(value, Raw):
            pieces.append(value)
            return f"\x01{len(pieces) - 1}\x01"
        if isinstance(value, dict):
            return {name: kept(part) for name, part in value.items()}
        return [kept(part) for part in value] if isinstance(value, list) else value

    text = json.dumps(kept(value), ensure_ascii=chance.random() < 0.5, indent=chance.choice((None, None, 1)))
    for number, piece in enumerate(pieces):
        text = text.replace(f'"\\u0001{number}\\u0001"', piece)
    return text


# In the bytes


def _flipped(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _doubled(data: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.choices(range(len(data) + 1), k=2))
    return data[:end] + data[start:end] * chance.choice((1, 1, 2, 40)) + data[end:]


def _left_out(data: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.choices(range(len(data) + 1), k=2))
    return data[:start] + data[end:]


def _typed_over(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    put = chance.choice(
        (b"\x00", b"\xff", b"\xed\xa0\x80", b"\xc0\xaf", b"\xef\xbb\xbf", b'"', b"}", b"]", b"9", b" ", b"\\")
    )
    return data[:at] + put * chance.choice((1, 1, 5)) + data[at + chance.randrange(3) :]


def _recoded(data: bytes, chance: random.Random) -> bytes:
    text = data.decode("utf-8", "replace")
    return text.encode(chance.choice(("utf-16", "utf-32", "utf-16-le", "utf-8-sig", "utf-7", "cp037")), "replace")


def _lined(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b"\n", chance.choice((b"\r\n", b"\r", b"\n\n", b"", b"\x85", b"\x0b")))


def _as_after_a_crash(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes(len(data) - at)


BYTES: Final[Sequence[Callable[[bytes, random.Random], bytes]]] = (
    _flipped,
    lambda data, chance: data[: chance.randrange(len(data))],
    lambda data, chance: data[chance.randrange(len(data)) :],
    _doubled,
    _left_out,
    _typed_over,
    _recoded,
    _lined,
    _as_after_a_crash,
    lambda data, chance: (
        data + chance.choice((data, b"\n" + data, b"x", b"\x00" * 40, b"}", b"[]", chance.randbytes(20)))
    ),
    lambda data, chance: (
        chance.choice((b"\xef\xbb\xbf", b"\x00", b"\n" * 1000, b"\xff\xfe", b"PK\x03\x04", b"#")) + data
    ),
    lambda data, chance: chance.randbytes(chance.choice((0, 1, 2, 20, 3000))),
)


def altered(data: bytes, chance: random.Random) -> bytes:
    """Bytes with one or two faults."""
    for _ in range(chance.choice((1, 1, 2))):
        data = chance.choice(BYTES)(data, chance) or b"\x00"
    return data[: 40 * _KEPT_SMALL]


def restructured_line(data: bytes, chance: random.Random) -> bytes:
    """A file with a piece of JSON in each line, of which one or two are changed in their structure."""
    lines = data.splitlines()
    for _ in range(chance.choice((1, 1, 2))):
        at = chance.randrange(len(lines))
        try:
            lines[at] = restructured(lines[at], chance)
        except (ValueError, RecursionError):  # it was changed before
            lines[at] = altered(lines[at], chance)
    return b"\n".join(lines)


def chances() -> st.SearchStrategy[random.Random]:
    """What decides the places: hypothesis chooses its seed only, which is a hundred times as fast."""
    return st.integers(0, 2**64 - 1).map(random.Random)
