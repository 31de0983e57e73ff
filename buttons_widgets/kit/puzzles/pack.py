"""Packs: files of puzzles, one in each line. A teacher can write one in a text editor.

Reading names file, line and field of whatever is wrong. Nothing in a pack is run, and its texts are only ever shown as
text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple, overload

import msgspec

from ..language.words import KIT_WORDS, Words, words_in
from ..page.markup import table_html
from ..rules.errors import MOST_QUOTED, MOST_REASON, quoted, shortened
from ..rules.phrase import Phrase
from ..rules.shown import or_plain
from ..saving.errors import SaveError, path_text, said_of
from ..saving.files import read_file, write_file
from ..saving.shelf import usual_folder
from .errors import PackError, PuzzleError
from .kind import KIT_PUZZLE_WORDS, PuzzleKind
from .puzzle import Puzzle, fields_of

SUFFIX: Final = ".jsonl"
MOST_BYTES: Final = 5_000_000
LONGEST_LINE: Final = 20_000
MOST_PUZZLES: Final = 2000
"""A pack with more puzzles is refused: to check what a line asks may take some milliseconds."""
VARIABLE: Final = "BUTTONS_WIDGETS_PUZZLES"
"""The environment variable that names the folder of a person's own packs."""

MOST_LISTED: Final = 12
"""A pack as the result of a cell lists so many of its puzzles, and counts the others."""

PACK_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}")
"""The names that a pack may have."""

NO_PACKS: Final = Phrase("refused-no-packs", "none")
"""In place of the names of the packs that there are."""
_PATH = re.compile(r" - at `\$\.?([^`\[.]*)[^`]*`$")
_FIELD = re.compile(r"(?:required|unknown) field `([^`]*)`")


class Pack(Sequence[Puzzle]):
    """A sequence of puzzles with a name.

    Attributes:
        name: the pack's, which is its file's without the ending.
        path: the file; `None` if the pack is in no file.
    """

    def __init__(self, name: str, puzzles: Iterable[Puzzle], path: Path | None = None) -> None:
        self.name = name
        self.path = path
        self._puzzles = tuple(puzzles)

    def __len__(self) -> int:
        return len(self._puzzles)

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...
    @overload
    def __getitem__(self, index: slice) -> Pack: ...
    def __getitem__(self, index: int | slice) -> Puzzle | Pack:
        if isinstance(index, slice):
            return Pack(self.name, self._puzzles[index])
        return self._puzzles[index]

    @property
    def themes(self) -> tuple[str, ...]:
        """The themes of its puzzles, in the order in which they first appear."""
        return tuple(dict.fromkeys(puzzle.theme for puzzle in self._puzzles))

    def only(self, theme: str | None = None, level: int | None = None) -> Pack:
        """Those of its puzzles that have a theme, or a level, or both."""
        chosen = [p for p in self._puzzles if theme in (None, p.theme) and level in (None, p.level)]
        return Pack(self.name, chosen)

    def find(self, name: str) -> Puzzle:
        """The puzzle with an id.

        Raises:
            PackError: the pack has none.
        """
        for puzzle in self._puzzles:
            if puzzle.id == name:
                return puzzle
        why = Phrase("refused-pack-puzzle", "there is no puzzle {name} in this pack", name=quoted(name))
        raise PackError(self.name, 0, "", why)

    def __repr__(self) -> str:
        count = f"{len(self)} puzzle{'' if len(self) == 1 else 's'}"
        return f"Pack({self.name!r}, {count}: {', '.join(self.themes) or 'none'})"

    @or_plain
    def _repr_html_(self) -> str | None:
        say = words_in((KIT_WORDS, KIT_PUZZLE_WORDS)).say
        title = say("list-title", name=self.name, count=len(self))
        heads = [say(f"list-{head}") for head in ("id", "theme", "level", "rating")]
        # No notes: what a puzzle teaches may be its answer, and is told afterwards.
        rows = [(p.id, p.theme, str(p.level), str(p.rating)) for p in self._puzzles[:MOST_LISTED]]
        left = len(self) - len(rows)
        more = f"<p>{escape(say('list-more', count=left))}</p>" if left else ""
        return table_html(title, heads, rows, numbers=(2, 3)) + more


class PackPlace(NamedTuple):
    """Where a pack lies, and whether it is the person's own and not one that comes with the kit."""

    name: str
    path: Path
    own: bool


class Packs(tuple[PackPlace, ...]):
    """The packs of a game: a tuple that shows itself as a table, with what each of them is.

    >>> Packs()
    Packs()
    """

    _kind: PuzzleKind | None = None

    @classmethod
    def of(cls, kind: PuzzleKind) -> Packs:
        """Those of a game: the packs that come with the kit, then the person's own. None of them is read."""
        packs = cls(pack_places(kind))
        packs._kind = kind
        return packs

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy elsewhere is the plain tuple.
        return tuple, (tuple(self),)

    def __repr__(self) -> str:
        try:
            rows = self._rows(self._words())
        except Exception:  # as at `or_plain`
            rows = [(place.name, "", "") for place in self]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
        return "\n".join(lines) or "Packs()"

    @or_plain
    def _repr_html_(self) -> str | None:
        words = self._words()
        heads = [words.say(f"list-{head}") for head in ("name", "about", "origin")]
        return table_html(words.say("list-packs", count=len(self)), heads, self._rows(words))

    def _words(self) -> Words:
        return words_in((KIT_WORDS, KIT_PUZZLE_WORDS)) if self._kind is None else self._kind.words_in(None)

    def _rows(self, words: Words) -> list[tuple[str, str, str]]:
        origins = {own: words.say("list-own" if own else "list-shipped") for own in (False, True)}
        return [(place.name, "" if place.own else _about(place.name, words), origins[place.own]) for place in self]


def _about(name: str, words: Words) -> str:
    """What a pack that comes with the kit is, as far as the messages say it."""
    said = (f"theme-{name}", f"theme-{name}.about", f"pack-{name}")
    return " · ".join(words.say(message) for message in said if words.has(message))


def own_folder() -> Path:
    """The folder of a person's own packs: the one that `BUTTONS_WIDGETS_PUZZLES` names, or else the usual one."""
    return usual_folder(VARIABLE, "puzzles")


def pack_places(kind: PuzzleKind) -> tuple[PackPlace, ...]:
    """The packs that come with the kit, then the person's own, each in alphabetical order. None of them is read."""
    return tuple(
        PackPlace(path.stem, path, own)
        for folder, own in ((kind.shipped, False), (own_folder() / kind.name, True))
        for path in _packs_in(folder)
    )


def find_pack(kind: PuzzleKind, name_or_path: str | Path) -> Pack:
    """A pack by its name, or from the file at a path. One's own pack comes before a shipped one of the same name.

    Raises:
        PackError: there is no such pack, or something in it is wrong.
    """
    text = str(name_or_path) if isinstance(name_or_path, str | Path) else ""
    if not text:
        raise PackError("a pack", 0, "", f"its name or its path is wanted, not {quoted(name_or_path)}")
    if isinstance(name_or_path, str) and PACK_NAME.fullmatch(text):
        places = pack_places(kind)
        for place in reversed(places):
            if place.name == text:
                return read_pack(kind, place.path)
        known = ", ".join(dict.fromkeys(place.name for place in places)) or NO_PACKS
        why = Phrase("refused-pack-unknown", "there is no pack of this name: there are {packs}", packs=known)
        raise PackError(text, 0, "", why)
    return read_pack(kind, Path(name_or_path))


def read_pack(kind: PuzzleKind, path: Path) -> Pack:
    """The pack in a file.

    Raises:
        PackError: it cannot be read; the message names file, line and field.
    """
    name = path_text(path)
    try:
        data = read_file(path, MOST_BYTES)
    except SaveError as error:
        raise PackError(name, 0, "", error.reason) from error
    return Pack(path.stem, parse_pack(kind, data, name), path)


def parse_pack(kind: PuzzleKind, data: bytes, name: str) -> tuple[Puzzle, ...]:
    """The puzzles in the text of a pack, whose file's name is for messages. Empty lines are skipped.

    Raises:
        PackError: a line is wrong; the message names file, line and field.
    """
    if len(data) > MOST_BYTES:
        most = MOST_BYTES // 1_000_000
        why = Phrase("refused-pack-size", "too large: {most} MB at most", most=most)
        raise PackError(name, 0, "", why)
    puzzles: list[Puzzle] = []
    lines: dict[str, int] = {}
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), start=1):
        if not line.strip():
            continue
        try:
            puzzle = parse_puzzle(kind, line)
            if len(puzzles) == MOST_PUZZLES:
                why = Phrase(
                    "refused-pack-many",
                    "a pack has at most {most} puzzles: make several packs of it",
                    most=MOST_PUZZLES,
                )
                raise PuzzleError("", why)
            if (first := lines.setdefault(puzzle.id, number)) != number:
                raise PuzzleError(
                    "id", Phrase("refused-pack-id", "{id} is the id of line {line} too", id=repr(puzzle.id), line=first)
                )
        except PuzzleError as error:
            raise PackError(name, number, error.field, error.reason) from error
        puzzles.append(puzzle)
    return tuple(puzzles)


def parse_puzzle(kind: PuzzleKind, line: bytes | str) -> Puzzle:
    """The puzzle in a line of a pack.

    Raises:
        PuzzleError: something is wrong; it names the field.
    """
    if len(line) > LONGEST_LINE:
        why = Phrase("refused-line-long", "the line has more than {most} characters", most=LONGEST_LINE)
        raise PuzzleError("", why)
    try:
        puzzle = kind.decoder.decode(line)
        json.loads(line, object_pairs_hook=_once)
        return puzzle
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, PuzzleError):
            raise error.__cause__ from None
        raise _field_error(kind, error) from error
    except RecursionError as error:
        why = Phrase("refused-line-nested", "its brackets are nested too deeply for a puzzle")
        raise PuzzleError("", why) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why = Phrase("refused-line-json", "this is not a line of JSON ({error})", error=said_of(error))
        raise PuzzleError("", why) from error


def puzzle_line(puzzle: Puzzle) -> str:
    """The puzzle as a line of a pack, without the line's end; `parse_puzzle` reads it."""
    values = msgspec.to_builtins(puzzle)
    ordered = {name: values[name] for name in fields_of(type(puzzle)) if name in values}
    return json.dumps(ordered, ensure_ascii=False)


def write_pack(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a pack: the whole file or nothing.

    Raises:
        OSError: the file cannot be written; an old one is unchanged.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, "".join(f"{puzzle_line(puzzle)}\n" for puzzle in puzzles).encode())


def _packs_in(folder: Path) -> Iterator[Path]:
    try:
        yield from sorted(path for path in folder.iterdir() if path.suffix == SUFFIX and PACK_NAME.fullmatch(path.stem))
    except OSError:  # there is no such folder, or it cannot be listed
        return


def _once(pairs: list[tuple[str, Any]]) -> None:
    """Check that an object names no field twice: of two that differ, nobody would know which one counts."""
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            why = Phrase("refused-field-twice", "this field stands there twice")
            raise PuzzleError(shortened(name, MOST_QUOTED), why)
        seen.add(name)


def _field_error(kind: PuzzleKind, error: Exception) -> PuzzleError:
    """What msgspec says of a line, with the field that it is about."""
    message, fault = str(error), said_of(error)
    # The place is told as the field.
    if isinstance(fault, Phrase):
        reason: str = fault.values.get("fault", fault)
    else:
        reason = shortened(message.partition(" - at `")[0], MOST_REASON)
    if message.endswith("`$.theme`"):
        return PuzzleError(
            "theme",
            Phrase("refused-theme", "{reason}: the themes are {themes}", reason=reason, themes=", ".join(kind.by_name)),
        )
    path, field = _PATH.search(message), _FIELD.search(message)
    name = (path[1] if path else "") or (field[1] if field else "")
    return PuzzleError(shortened(name, MOST_QUOTED), reason)


def find_puzzle(kind: PuzzleKind, name: str) -> Puzzle:
    """The puzzle with an id, from a person's own packs or else from the shipped ones.

    The pack whose name begins the id is read first, so that most puzzles are found in the first file.

    Raises:
        PackError: no pack has it; the message also names a pack that cannot be read.
    """
    places = sorted(pack_places(kind), key=lambda place: (not place.own, not name.startswith(place.name)))
    broken: str = ""
    for place in places:
        try:
            puzzles = read_pack(kind, place.path)
        except PackError as error:
            broken = broken or Phrase("refused-pack-broken", "; and a pack cannot be read: {error}", error=error)
            continue
        for puzzle in puzzles:
            if puzzle.id == name:
                return puzzle
    known = ", ".join(dict.fromkeys(place.name for place in places)) or NO_PACKS
    why = Phrase(
        "refused-puzzle",
        "no pack has a puzzle {name}: the packs are {packs}{broken}",
        name=quoted(name),
        packs=known,
        broken=broken,
    )
    raise PackError(shortened(name, MOST_QUOTED), 0, "", why)


def puzzle_meant(kind: PuzzleKind, value: object) -> object:
    """The puzzle whose text was given: a line of a pack, or the id of one in any of `packs()`; else what was given.

    Raises:
        PuzzleError: something is wrong with the line; it names the field.
        PackError: no pack has a puzzle with the id.
    """
    if not isinstance(value, str):
        return value
    return parse_puzzle(kind, value) if value.lstrip().startswith("{") else find_puzzle(kind, value)
