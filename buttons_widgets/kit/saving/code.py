"""A whole game as a short code that can be copied out of one page and pasted into another.

A code is one large number written in letters and digits. The number is in *mixed radix*: each fact about the game is a
digit, and the digit's base is the number of values that the fact could have. A move is written as its place among the
legal moves, so a choice between two costs one bit and a forced move costs nothing. Dice cost nothing either, as long as
they are the dice that the game's seed holds.

    CHESS2 0Dq 4fT09aB 7Gh2…
    code word and version, length, checksum, number; without the spaces

Only letters and digits occur, because chat programs turn `_this_` or `*this*` into italics. A pasted text is never
trusted: only a limited length of it is read, nothing in it is executed, and a checksum finds typing errors (all but one
in 10**12).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_letters, digits
from typing import Any, Final, Self, TypeVar

from ..rules.bots import PERSON
from ..rules.errors import GameError, quoted, shortened
from ..rules.game import CHANCE, Game
from ..rules.phrase import Phrase

ALPHABET: Final = digits + ascii_letters
"""What numbers are written in, the least digit first."""
_VALUE_OF = {letter: value for value, letter in enumerate(ALPHABET)}
# Of a number that fits into 30 bits Python splits off letter after letter fastest, and 62**5 just does.
_GROUP = 5


def to_letters(number: int) -> str:
    """A number as letters and digits, without leading zeros: none at all for 0.

    >>> to_letters(62**2 + 10)
    '10a'
    """
    letters = []
    while number:
        number, group = divmod(number, len(ALPHABET) ** _GROUP)
        for _ in range(_GROUP):
            group, value = divmod(group, len(ALPHABET))
            letters.append(ALPHABET[value])
    return "".join(reversed(letters)).lstrip(ALPHABET[0])


def to_number(letters: str) -> int:
    """The number that `to_letters` wrote.

    >>> to_number("10a") == 62**2 + 10
    True
    """
    return mixed_radix_number([(_VALUE_OF[letter], len(ALPHABET)) for letter in reversed(letters)])


def mixed_radix_number(digits: Sequence[tuple[int, int]]) -> int:
    """The number with these digits and bases, the lowest digit first.

    Neighbours are joined two by two, so that large numbers are multiplied by large ones only, which Python does faster
    than digit by digit.
    """
    while len(digits) > 1:
        joined = [
            (low + base * high, base * high_base)
            for (low, base), (high, high_base) in zip(digits[::2], digits[1::2], strict=False)
        ]
        digits = [*joined, digits[-1]] if len(digits) % 2 else joined
    return digits[0][0] if digits else 0


UNSEATED: Final = 1
"""The version of a code that does not say who sits where."""
SEATED: Final = 2
"""The version of one that does; later ones are refused."""
MOST_LETTERS: Final = 20_000
"""A longer code is refused; most games take a few hundred letters."""
MOST_PLIES: Final = 20_000
"""A longer game is neither written nor read, as a code or in a file."""
MOST_BYTES: Final = 5_000_000
"""A longer file is refused: a whole game usually takes some ten thousand bytes."""
MOST_TEXTS: Final = 100
"""A game has at most so many names, and each entry of its start at most so many texts."""
LONGEST_SEAT: Final = 100
"""A code tells at most so many characters of who sits in a seat."""

_LENGTH = 3
_CHECKSUM = 7
# White space anywhere, invisible characters that pages put into long words, and quotation marks around it.
_NOISE = re.compile("[\\s\u00ad\u200b-\u200f\u2060\ufeff\"'`]+")
_COPY_AGAIN = Phrase("refused-copy-again", "Copy the whole of it again")
_COUNT_BASE = 1 << 7
_TEXT_BASE = 1 << 9

G = TypeVar("G", bound=Game[Any])


class CodeError(GameError):
    """A text that is not the complete code of a game. The message says what is wrong with it, in words for players."""


class CodeWriter:
    """Collects the digits of a code.

    >>> writer = CodeWriter()
    >>> writer.put(2, choices=6)
    >>> writer.put_text("Ada")
    >>> writer.code("GAME")[:8]
    'GAME1006'
    """

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, choices: int) -> None:
        """Add a digit, which has so many possible values.

        Raises:
            ValueError: it is negative, or not less than `choices`.
        """
        if value not in range(choices):
            raise GameError(f"{value} is not one of {choices} choices")
        if choices > 1:
            self._digits.append((value, choices))

    def put_count(self, count: int) -> None:
        """Add a count of any size; a small one takes little room.

        Raises:
            ValueError: the count is negative.
        """
        if count < 0:
            raise GameError(f"{count} is not a count")
        while True:
            count, rest = divmod(count, _COUNT_BASE)
            self.put(rest, _COUNT_BASE)
            self.put(int(count > 0), 2)
            if not count:
                return

    def put_text(self, text: str) -> None:
        """Add a short text.

        Raises:
            ValueError: the text has more than 511 bytes of UTF-8, or a character that has no UTF-8.
        """
        encoded = text.encode()
        self.put(len(encoded), _TEXT_BASE)
        self.put_bytes(encoded)

    def put_bytes(self, data: bytes) -> None:
        """Add bytes; how many is known to the reader, or written before."""
        # All in one: divided byte by byte, a long number takes a time that grows with the square of its length.
        self.put(int.from_bytes(data, "little"), 256 ** len(data))

    def put_moves(self, game: Game[Any]) -> None:
        """Add every move of a game, to be read by `CodeReader.take_moves`.

        Raises:
            ValueError: the game has more than `MOST_PLIES` moves.
        """
        moves = game.moves
        if len(moves) > MOST_PLIES:
            raise GameError.of(
                "refused-code-moves",
                "the game is too long for a code: it has {count} moves, more than {most}",
                count=len(moves),
                most=MOST_PLIES,
            )
        # Whether any dice fell otherwise than the seed has them is written before the first move, but known only
        # after the last. So the digits are collected first; the states are not kept, which would take gigabytes.
        found: list[tuple[bool, tuple[int, int] | None]] = []
        state = game.start_state()
        for move in moves:
            is_chance = state.to_move is CHANCE
            if is_chance and move == state.chance_move():
                found.append((True, None))
            else:
                legal = state.legal_moves()
                found.append((is_chance, (legal.index(move), len(legal))))
            state = state.play(move)
        fell_otherwise = any(is_chance and place is not None for is_chance, place in found)
        self.put_count(len(moves))
        self.put(int(fell_otherwise), 2)
        for is_chance, place in found:
            if is_chance and fell_otherwise:
                self.put(int(place is not None), 2)
            if place is not None:
                self.put(*place)

    def put_seats(self, seats: Sequence[str]) -> None:
        """Add who sits in each seat: `PERSON`, or the description of a bot. A long one is cut short."""
        for seat in seats:
            self.put(int(seat != PERSON), 2)
            if seat != PERSON:
                # A bot may be called by anyone's function, whose name need not have UTF-8.
                self.put_text(shortened(seat.encode(errors="replace").decode(), LONGEST_SEAT))

    def code(self, code_word: str, version: int = UNSEATED) -> str:
        """The code of all digits so far.

        Args:
            code_word: what the codes of this game begin with, in capital letters.
            version: `SEATED` if the code says who sits where, else `UNSEATED`.

        Raises:
            ValueError: the code would have more than `MOST_LETTERS` letters.
        """
        body = to_letters(mixed_radix_number(self._digits))
        if len(body) > MOST_LETTERS:
            raise GameError.of(
                "refused-code-long", "the game is too long for a code: it would have {count} letters", count=len(body)
            )
        head = f"{code_word}{version}{to_letters(len(body)).rjust(_LENGTH, '0')}"
        return head + _checksum(head + body) + body


class CodeReader:
    """Takes the digits out of a code, in the order in which they were put in.

    Args:
        text: the pasted text; white space, line breaks and quotation marks are ignored.

    Raises:
        CodeError: the text is not a code of this game, is incomplete or mistyped, or was made by a later version of
            the kit.

    >>> writer = CodeWriter()
    >>> writer.put(2, choices=6)
    >>> writer.put_text("Ada")
    >>> reader = CodeReader(f"  {writer.code('GAME')}  ", "GAME")
    >>> reader.take(6), reader.take_text()
    (2, 'Ada')
    """

    def __init__(self, text: str, code_word: str) -> None:
        self.version, self._number = _number_in(text, code_word)

    def take(self, choices: int) -> int:
        """The next digit, which has so many possible values."""
        if choices == 1:
            return 0
        self._number, value = divmod(self._number, choices)
        return value

    def take_count(self, most: int) -> int:
        """The next count.

        Raises:
            CodeError: the count is larger than `most`.
        """
        count, unit = 0, 1
        while True:
            count += self.take(_COUNT_BASE) * unit
            unit *= _COUNT_BASE
            if count > most or unit > most * _COUNT_BASE:
                raise CodeError.of(
                    "refused-code-count",
                    "this code holds no game: a count in it is {count}, and {most} is the most",
                    count=count,
                    most=most,
                )
            if not self.take(2):
                return count

    def take_bytes(self, count: int) -> bytes:
        """The next bytes."""
        return self.take(256**count).to_bytes(count, "little")

    def take_text(self) -> str:
        """The next short text.

        Raises:
            CodeError: the bytes are not valid UTF-8.
        """
        encoded = self.take_bytes(self.take(_TEXT_BASE))
        try:
            return encoded.decode()
        except UnicodeDecodeError:
            raise CodeError.of(
                "refused-code-text", "this code holds no game: a text in it is not valid UTF-8"
            ) from None

    def take_moves(self, start: G) -> G:
        """The game that begins with `start` and continues with the moves that `CodeWriter.put_moves` wrote.

        Raises:
            CodeError: the code has moves after the end of the game, or more than `MOST_PLIES`.
        """
        game = start
        plies = self.take_count(MOST_PLIES)
        explicit = bool(self.take(2))
        for ply in range(plies):
            if game.to_move is CHANCE and not (explicit and self.take(2)):
                game = game.play(game.chance_move())
                continue
            moves = game.legal_moves()
            if not moves:
                raise CodeError.of(
                    "refused-code-over-early",
                    "this code holds no game: the game is over at ply {ply}, but it has {plies} moves",
                    ply=ply,
                    plies=plies,
                )
            game = game.play(moves[self.take(len(moves))])
        return game

    def take_seats(self, players: int) -> tuple[str, ...]:
        """Who sits in each seat, as `CodeWriter.put_seats` wrote it.

        Raises:
            CodeError: a text is not valid UTF-8.
        """
        return tuple(self.take_text() if self.take(2) else PERSON for _ in range(players))

    def close(self) -> Self:
        """Make sure that every digit was taken.

        Raises:
            CodeError: the code has more digits.
        """
        if self._number:
            raise CodeError.of("refused-code-goes-on", "this code holds no game: it goes on after the game’s last move")
        return self


def _number_in(text: str, code_word: str) -> tuple[int, int]:
    """The version of a code and the number that it holds, after every check of its form."""
    if not isinstance(text, str):
        raise CodeError.of("refused-code-no-text", "the code of a game is a text, not {given}", given=quoted(text))
    code = _NOISE.sub("", text[: 2 * MOST_LETTERS])
    if not code:
        raise CodeError.of("refused-code-empty", "there is no code here: paste the whole of it")
    match = re.match(re.escape(code_word) + "([0-9])", code)
    if match is None:
        raise CodeError.of(
            "refused-code-foreign",
            "this is not the code of such a game: one begins with {one} or {other}, this with {begins}",
            one=f"{code_word}{UNSEATED}",
            other=f"{code_word}{SEATED}",
            begins=repr(code[:12]),
        )
    version = int(match[1])
    if version > SEATED:
        raise CodeError.of(
            "refused-code-later", "this code was made by a later version of the kit: please update the kit"
        )
    rest = code[match.end() :]
    odd = next((letter for letter in rest if letter not in ALPHABET), None)
    if odd is not None:
        raise CodeError.of(
            "refused-code-letter",
            "a code has only letters and digits, but {letter} stands in this one",
            letter=repr(odd),
        )
    if len(rest) < _LENGTH + _CHECKSUM:
        raise CodeError.of("refused-code-end", "this code is not whole: its end is missing. {again}", again=_COPY_AGAIN)
    length, checksum, body = rest[:_LENGTH], rest[_LENGTH : _LENGTH + _CHECKSUM], rest[_LENGTH + _CHECKSUM :]
    missing = to_number(length) - len(body)
    if missing > 0:
        are = (
            Phrase("refused-letter-missing", "1 letter at its end is missing")
            if missing == 1
            else Phrase("refused-letters-missing", "{count} letters at its end are missing", count=missing)
        )
        raise CodeError.of(
            "refused-code-cut", "this code is not whole: {missing}. {again}", missing=are, again=_COPY_AGAIN
        )
    if missing < 0:
        more = (
            Phrase("refused-letter", "1 letter")
            if missing == -1
            else Phrase("refused-letters", "{count} letters", count=-missing)
        )
        raise CodeError.of(
            "refused-code-longer",
            "this code is too long: it has {letters} more than it says. {again}",
            letters=more,
            again=_COPY_AGAIN,
        )
    if checksum != _checksum(match[0] + length + body):
        raise CodeError.of(
            "refused-code-changed",
            "this code was mistyped or changed: capital and small letters are different in it. {again}",
            again=_COPY_AGAIN,
        )
    return version, to_number(body)


def _checksum(text: str) -> str:
    # Late: it takes a while to load, and most people never ask for a code.
    from hashlib import blake2b

    number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
    return to_letters(number % len(ALPHABET) ** _CHECKSUM).rjust(_CHECKSUM, ALPHABET[0])
