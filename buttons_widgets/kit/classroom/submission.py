"""What a student hands in of a lesson, and what is missing; as letters and digits that survive a chat or a mail.

It is written with the letters, the length and the checksum of the kit's codes. A checksum finds what was cut off or
mistyped. It is no seal: who reads a text marks its answers anew, see `class_work`.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from itertools import chain
from sys import getsizeof
from typing import Annotated, Final, NamedTuple

import msgspec

from ..exercises.answer_store import (
    MOST_MOVES,
    AnswerStore,
    AnswerText,
    Given,
    Hints,
    Mistake,
    MoveText,
    Name,
    RoundCode,
)
from ..exercises.course import Course
from ..exercises.exercise import State, lesson_of, tidy_name
from ..language.words import Words
from ..puzzles.events import Moment
from ..rules.errors import GameError, plain_reason, unwanted
from ..rules.numbers import whole_number
from ..rules.phrase import Phrase
from ..saving.code import UNSEATED, CodeError, CodeReader, CodeWriter, to_number

CODE_WORD: Final = "HANDIN"
VERSION: Final = UNSEATED
STATES: Final[tuple[State, ...]] = ("right", "wrong", "misunderstood", "to read", "noted")
"""The states of an answer that was given, by their numbers in a text."""
MOST_ROUNDS: Final = 5
"""So many rounds with dice for the class go into a text: those that were played last."""
MOST_TRIES: Final = 999
_MOST_MISTAKES = 20
_MOST_ENTRIES = 200
_CHUNK = 14_000
_MOST_CHUNKS = 60
_MOST_UNPACKED = 400_000
_START: Final = re.compile(f"{CODE_WORD}[0-9]", re.IGNORECASE)
_NOISE: Final = re.compile("[^0-9A-Za-z]+")
_LETTERS: Final = re.compile("[0-9A-Za-z]+")
_HEAD = len(CODE_WORD) + 1 + 3 + 7
"""Code word, version, length, checksum."""
_REMNANT: Final = re.compile("[0-9A-Za-z]{40,}")

Place = Annotated[int, msgspec.Meta(ge=1, le=999)]


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """What a student did with one exercise.

    Attributes:
        place: of the exercise in its lesson, counted from 1.
        kind: what the answer was, as a number in `STATES`.
        answer: the one that counts: the first right one, or else the last.
        tries: how many answers were given.
        hints: how many hints had been seen.
        mistakes: the names of all mistakes on the way, the last one at the end.
        credit: how much of the answer was right, in per cent.
    """

    place: Place
    kind: Annotated[int, msgspec.Meta(ge=0, lt=len(STATES))]
    answer: AnswerText
    tries: Annotated[int, msgspec.Meta(ge=0, le=MOST_TRIES)] = 1
    hints: Hints = 0
    mistakes: Annotated[tuple[Mistake, ...], msgspec.Meta(max_length=_MOST_MISTAKES)] = ()
    credit: Annotated[int, msgspec.Meta(ge=0, le=100)] = 100

    @property
    def state(self) -> State:
        """What the answer was."""
        return STATES[self.kind]


class HandedRound(msgspec.Struct, frozen=True, array_like=True):
    """A round with the dice of a class.

    Attributes:
        code: which one.
        moves: the game's texts of what was decided; without the dice, which the code decides.
    """

    code: RoundCode
    moves: Annotated[tuple[MoveText, ...], msgspec.Meta(max_length=MOST_MOVES)]


class Submission(msgspec.Struct, frozen=True, array_like=True):
    """What a text holds.

    Attributes:
        course: the course's name.
        student: the name; "" if none was said.
        lesson: its number.
        version: of the lesson, see `Course.version`.
        began: the moment of the first answer: it tells two students of one name apart.
        latest: the moment of the last one.
        entries: one for each exercise that was answered, in their order.
        rounds: with dice for the whole class.
    """

    course: Annotated[str, msgspec.Meta(max_length=60)]
    student: Name
    lesson: Annotated[int, msgspec.Meta(ge=1, le=999)]
    version: Annotated[str, msgspec.Meta(max_length=20)]
    began: Moment
    latest: Moment
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=_MOST_ENTRIES)] = ()
    rounds: Annotated[tuple[HandedRound, ...], msgspec.Meta(max_length=MOST_ROUNDS)] = ()

    @property
    def bytes(self) -> int:
        """How much memory its texts take, about."""
        texts = chain.from_iterable(chain((one.answer,), one.mistakes) for one in self.entries)
        return sum(map(getsizeof, chain(texts, *(played.moves for played in self.rounds))))


class FoundText(NamedTuple):
    """A hand-in that was found in some text, or something in its place.

    Attributes:
        handed: what it holds; `None` if it cannot be read.
        reason: why not; "" if it can.
        begins: its first letters.
        where: the file in which it was; "" for none.
        number: counted from 1, in the order in which a class's texts were given.
    """

    handed: Submission | None
    reason: str = ""
    begins: str = ""
    where: str = ""
    number: int = 0


def handed_text(handed: Submission) -> str:
    """What a student hands in, as letters and digits: one word, or several with spaces between them if it is long.

    >>> handed = Submission("nim", "Ada", 1, "a", 0, 0, (Entry(1, 0, "5/36"),))
    >>> handed_text(handed)[:7], next(find_texts(handed_text(handed))).handed == handed
    ('HANDIN1', True)
    """
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    encoded = msgspec.msgpack.encode(handed)
    packed = packer.compress(encoded) + packer.flush()
    chunks = [packed[at : at + _CHUNK] for at in range(0, len(packed), _CHUNK)]
    if len(chunks) > _MOST_CHUNKS or len(encoded) > _MOST_UNPACKED:
        raise GameError.of("refused-handing-long", "this is too long to be handed in: shorten the answers in sentences")
    return " ".join(_code(chunk, number, len(chunks), zlib.crc32(packed)) for number, chunk in enumerate(chunks))


def _code(chunk: bytes, number: int, of: int, whole: int) -> str:
    writer = CodeWriter()
    writer.put_count(of)
    if of > 1:
        writer.put_count(number)
        writer.put(whole, 1 << 32)
    writer.put_count(len(chunk))
    writer.put_bytes(chunk)
    return writer.code(CODE_WORD, VERSION)


def find_starts(text: str) -> Iterator[int]:
    """Where in a text the words of hand-ins begin, or what looks like them."""
    return (match.start() for match in _START.finditer(text))


def find_texts(text: str) -> Iterator[FoundText]:
    """Every hand-in in a text, which may be a chat, a mail, or a table, in the order in which they stand there.

    White space, quotation marks, and whatever else is no letter or digit are ignored within one.
    """
    starts = list(find_starts(text))
    ends = [*starts, len(text)][1:]
    pieces = [text[start:end] for start, end in zip(starts, ends, strict=True)]
    parts: dict[int, dict[int, bytes]] = {}
    if not starts or text[: starts[0]]:
        yield from _remnants(text[: starts[0]] if starts else text)
    for piece in pieces:
        letters = CODE_WORD + _NOISE.sub("", piece[len(CODE_WORD) :])
        begins = letters[:12]
        code, rest = _split(letters)
        try:
            of, number, whole, chunk = _part_of(code)
            known = parts.setdefault(whole, {}) if of > 1 else {}
            known[number] = chunk
            if len(known) == of:
                if of > 1:
                    del parts[whole]
                yield FoundText(_unpacked(b"".join(known[part] for part in sorted(known))), "", begins)
        except GameError as error:
            yield FoundText(None, plain_reason(error), begins)
        else:
            if rest:
                yield from _remnants(_after(piece, len(code)))
    for known in parts.values():
        why = Phrase(
            "refused-handed-words",
            "this text is not whole: only {count} of its words are here. Copy all of it",
            count=len(known),
        )
        yield FoundText(None, why)


def _remnants(text: str) -> Iterator[FoundText]:
    """Long words that look like the rest of a text whose beginning is missing."""
    for match in _REMNANT.finditer(text):
        word = match[0]
        if any(sign.isdigit() for sign in word) and word.lower() != word != word.upper():
            missing = Phrase(
                "refused-handed-part",
                "this looks like a part of a text: its beginning is missing. Copy the whole of it again",
            )
            yield FoundText(None, missing, word[:12])


def _after(piece: str, letters: int) -> str:
    """What stands in a piece after so many letters and digits."""
    for match in _LETTERS.finditer(piece):
        if len(match[0]) >= letters:
            return piece[match.start() + letters :]
        letters -= len(match[0])
    return ""


def _split(letters: str) -> tuple[str, str]:
    """A code, and what follows it; all of it, if it is cut off or its head was changed."""
    length = re.fullmatch("[0-9A-Za-z]{3}", letters[len(CODE_WORD) + 1 : len(CODE_WORD) + 4])
    if length is None:
        return letters, ""
    end = _HEAD + to_number(length[0])
    return letters[:end], letters[end:]


def _part_of(code: str) -> tuple[int, int, int, bytes]:
    """One word of a text: how many there are, its number, the checksum of all of them, and what it holds."""
    reader = CodeReader(code, CODE_WORD)
    if reader.version != VERSION:
        raise CodeError.of(
            "refused-text-later", "this text was made by a later version of the kit: please update the kit"
        )
    try:
        of = reader.take_count(_MOST_CHUNKS)
        number, whole = (reader.take_count(_MOST_CHUNKS), reader.take(1 << 32)) if of > 1 else (0, 0)
        chunk = reader.take_bytes(reader.take_count(_CHUNK))
        reader.close()
    except CodeError as error:
        raise CodeError(_FORGED) from error
    if not number < of:
        raise CodeError(_FORGED)
    return of, number, whole, chunk


_FORGED: Final = Phrase(
    "refused-handed-forged", "there are no answers in this text, though it looks like one: somebody has made it by hand"
)


def _unpacked(packed: bytes) -> Submission:
    try:
        unpacker = zlib.decompressobj(-15)
        data = unpacker.decompress(packed, _MOST_UNPACKED)
        if not unpacker.eof:
            raise CodeError(_FORGED)
        handed = msgspec.msgpack.decode(data, type=Submission)
        tidy = tidy_name(handed.student)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError, GameError) as error:
        raise CodeError(_FORGED) from error
    if tidy != handed.student or len({entry.place for entry in handed.entries}) < len(handed.entries):
        raise CodeError(_FORGED)
    return handed


def mistakes_in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Each mistake once, the one that was made last at the end.

    >>> mistakes_in_order(["a", "b", "a"])
    ('b', 'a')
    """
    once: dict[str, None] = {}
    for name in filter(None, names):
        once.pop(name, None)
        once[name] = None
    return tuple(once)[-_MOST_MISTAKES:]


def lesson_number(course: Course, lesson: object) -> int:
    """The number of a lesson, as it may be given: `3`, `"3"`, or the number of an exercise in it such as `"3.4"`.

    Raises:
        GameError: there is no such lesson.
    """
    text = lesson.strip() if isinstance(lesson, str) else ""
    number = whole_number(lesson)
    if text and len(text) < 20:
        number = int(text) if text.isascii() and text.isdigit() else lesson_of(course.exercise(text).number)
    if number is None:
        raise unwanted(Phrase("refused-lesson-number", "a lesson has a number such as 3"), lesson)
    return course.lesson(number).number


def latest_lesson(course: Course, work: AnswerStore, student: str) -> int:
    """The lesson in which a student was at work last; the first one if in none."""
    known = {lesson.number for lesson in course.lessons}
    lessons = [lesson for one in work.of(student) if (lesson := lesson_of(one.number)) in known]
    return lessons[-1] if lessons else min(known)


def other_lessons(course: Course, work: AnswerStore, student: str, lesson: int) -> tuple[int, ...]:
    """The other lessons in which a student has answered something."""
    found = {lesson_of(one.number) for one in work.of(student)}
    return tuple(one.number for one in course.lessons if one.number in found and one.number != lesson)


def to_hand_in(course: Course, work: AnswerStore, lesson: int, student: str) -> Submission:
    """All that a student did in a lesson, and the last rounds with dice for a class."""
    standing = work.standing(student)
    entries: list[Entry] = []
    moments: list[int] = []
    for place, each in enumerate(course.lesson(lesson).exercises, start=1):
        if each.number in standing:
            given = work.of(student, each.number)
            moments += [one.when for one in given]
            entries.append(_entry(place, standing[each.number], given))
    rounds = tuple(HandedRound(one.code, one.moves) for one in work.rounds_of(student)[-MOST_ROUNDS:])
    began, latest = (min(moments), max(moments)) if moments else (0, 0)
    return Submission(course.name, student, lesson, course.version(lesson), began, latest, tuple(entries), rounds)


def _entry(place: int, counts: Given, given: tuple[Given, ...]) -> Entry:
    mistakes = mistakes_in_order([*(one.mistake for one in given), counts.mistake])
    tries, hints = min(len(given), MOST_TRIES), max(one.hints for one in given)
    kind = STATES.index(counts.state)
    return Entry(place, kind, counts.answer, tries, hints, mistakes, round(100 * counts.credit))


def missing(course: Course, handed: Submission, words: Words) -> list[str]:
    """The exercises of the lesson that were not answered yet, each with its number and what it is about."""
    done = {entry.place for entry in handed.entries}
    exercises = enumerate(course.lesson(handed.lesson).exercises, start=1)
    return [f"{each.number} {each(handed.student).title(words)}" for place, each in exercises if place not in done]
