"""A whole game as a short code that can be copied out of one page and pasted into another.

A code is one large number written in letters and digits. The number is in *mixed radix*: each thing that has to be
known is a digit, to a base that is just the number of things it could have been. A move is its place among the legal
moves, so a choice of two costs one bit and a move that was forced costs nothing. Dice cost nothing either as long as
they are those that the game's seed holds.

    BUTTONS1 0Dq 4fT09aB 7Gh2…
    kind and version, length, checksum, number; without the spaces

Only letters and digits occur, because programs that people write messages in turn `_this_` or `*this*` into italics.
What is pasted is never trusted: it is bounded in length, nothing is executed, and a typing error is caught by the
checksum (one in 10**12 is not).
"""

from __future__ import annotations

import hashlib
import re
from string import ascii_letters, digits
from typing import Any, Final, Self, TypeVar

from ..rules.game import CHANCE, Game

VERSION: Final = 1
MOST_LETTERS: Final = 20_000
"""No longer code is looked at; games take some hundred letters."""
MOST_PLIES: Final = 20_000

_ALPHABET = digits + ascii_letters
_LENGTH = 3
_CHECKSUM = 7
# White space anywhere, invisible characters that pages put into long words, and quotation marks around it.
_NOISE = re.compile("[\\s\u00ad\u200b-\u200f\u2060\ufeff\"'`]+")
_COUNT_BASE = 1 << 7
_TEXT_BASE = 1 << 9

G = TypeVar("G", bound=Game[Any])


class CodeError(ValueError):
    """A text that is not the whole code of a game; the message says what is wrong with it, for players."""


class CodeWriter:
    """Gathers the digits of a code.

    >>> writer = CodeWriter()
    >>> writer.put(2, choices=6)
    >>> writer.put_text("Ada")
    >>> writer.code("GAME")[:8]
    'GAME1006'
    """

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, choices: int) -> None:
        """Add a digit: one of `choices` values, from 0.

        Raises:
            ValueError: the value is none of them.
        """
        if value not in range(choices):
            raise ValueError(f"{value} is not one of {choices} choices")
        self._digits.append((value, choices))

    def put_count(self, count: int) -> None:
        """Add a number of any size, small ones in little room."""
        while True:
            count, rest = divmod(count, _COUNT_BASE)
            self.put(rest, _COUNT_BASE)
            self.put(int(count > 0), 2)
            if not count:
                return

    def put_text(self, text: str) -> None:
        """Add a short text: at most 511 bytes of UTF-8.

        Raises:
            ValueError: it is longer.
        """
        encoded = text.encode()
        self.put(len(encoded), _TEXT_BASE)
        for byte in encoded:
            self.put(byte, 256)

    def put_moves(self, game: Game[Any]) -> None:
        """Add every move of a game, for `CodeReader.take_moves`."""
        states = [game.start_state()]
        for move in game.moves:
            states.append(states[-1].play(move))
        fell_otherwise = [
            state.to_move is CHANCE and move != state.chance_move()
            for state, move in zip(states, game.moves, strict=False)
        ]
        self.put_count(len(game.moves))
        self.put(int(any(fell_otherwise)), 2)
        for state, move, otherwise in zip(states, game.moves, fell_otherwise, strict=False):
            if state.to_move is CHANCE and any(fell_otherwise):
                self.put(int(otherwise), 2)
            if state.to_move is not CHANCE or otherwise:
                moves = state.legal_moves()
                self.put(moves.index(move), len(moves))

    def code(self, kind: str) -> str:
        """The code of all digits so far, for games of a kind: a word in capital letters.

        Raises:
            ValueError: there are so many that nobody would read the code.
        """
        number = 0
        for value, choices in reversed(self._digits):
            number = number * choices + value
        body = _to_letters(number)
        if len(body) > MOST_LETTERS:
            raise ValueError(f"the game is too long for a code: it would have {len(body)} letters")
        head = f"{kind}{VERSION}{_to_letters(len(body)).rjust(_LENGTH, '0')}"
        return head + _checksum(head + body) + body


class CodeReader:
    """Takes the digits out of a code, in the order in which they were put.

    Args:
        text: what somebody pasted; white space, line breaks and quotation marks do not matter.
        kind: of what game it should be.

    Raises:
        CodeError: it is no such code, not whole, mistyped, or of a later version of the kit.

    >>> writer = CodeWriter()
    >>> writer.put(2, choices=6)
    >>> writer.put_text("Ada")
    >>> reader = CodeReader(f"  {writer.code('GAME')}  ", "GAME")
    >>> reader.take(6), reader.take_text()
    (2, 'Ada')
    """

    def __init__(self, text: str, kind: str) -> None:
        self._number = _number_in(text, kind)

    def take(self, choices: int) -> int:
        """The next digit."""
        self._number, value = divmod(self._number, choices)
        return value

    def take_count(self, most: int) -> int:
        """The next number of any size.

        Raises:
            CodeError: it is larger than `most`.
        """
        count, unit = 0, 1
        while True:
            count += self.take(_COUNT_BASE) * unit
            unit *= _COUNT_BASE
            if count > most or unit > most * _COUNT_BASE:
                raise CodeError(f"this code is of no game: it tells of {count}, and {most} is the most")
            if not self.take(2):
                return count

    def take_text(self) -> str:
        """The next short text.

        Raises:
            CodeError: the bytes are no text.
        """
        encoded = bytes(self.take(256) for _ in range(self.take(_TEXT_BASE)))
        try:
            return encoded.decode()
        except UnicodeDecodeError:
            raise CodeError("this code is of no game: a name in it is no text") from None

    def take_moves(self, start: G) -> G:
        """The game that begins with `start` and goes on with the moves put by `CodeWriter.put_moves`.

        Raises:
            CodeError: there are more moves than the game has.
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
                raise CodeError(f"this code is of no game: the game is over at ply {ply}, and {plies} are told")
            game = game.play(moves[self.take(len(moves))])
        return game

    def close(self) -> Self:
        """Make sure that nothing is left.

        Raises:
            CodeError: something is.
        """
        if self._number:
            raise CodeError("this code is of no game: it goes on after the game's last move")
        return self


def _number_in(text: str, kind: str) -> int:
    if not isinstance(text, str):
        raise CodeError(f"the code of a game is a text, not {text!r}")
    code = _NOISE.sub("", text[: 2 * MOST_LETTERS])
    if not code:
        raise CodeError("there is no code here: paste the whole of it")
    match = re.match(re.escape(kind) + "([0-9])", code)
    if match is None:
        raise CodeError(
            f"this is not the code of such a game: one begins with {kind}{VERSION}, this with {code[:12]!r}"
        )
    if int(match[1]) > VERSION:
        raise CodeError("this code was made by a later version of the kit: please update the kit")
    rest = code[match.end() :]
    odd = next((letter for letter in rest if letter not in _ALPHABET), None)
    if odd is not None:
        raise CodeError(f"a code has only letters and digits, but {odd!r} stands in this one")
    if len(rest) < _LENGTH + _CHECKSUM:
        raise CodeError("this code is not whole: its end is missing")
    length, checksum, body = rest[:_LENGTH], rest[_LENGTH : _LENGTH + _CHECKSUM], rest[_LENGTH + _CHECKSUM :]
    missing = _to_number(length) - len(body)
    if missing > 0:
        raise CodeError(f"this code is not whole: {missing} letter{'s' * (missing > 1)} at its end are missing")
    if missing < 0:
        raise CodeError(f"this code is too long: it has {-missing} letter{'s' * (missing < -1)} more than it says")
    if checksum != _checksum(match[0] + length + body):
        raise CodeError("this code was mistyped or changed: capital and small letters are different in it")
    return _to_number(body)


def _checksum(text: str) -> str:
    number = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
    return _to_letters(number % len(_ALPHABET) ** _CHECKSUM).rjust(_CHECKSUM, _ALPHABET[0])


def _to_letters(number: int) -> str:
    letters = []
    while number:
        number, digit = divmod(number, len(_ALPHABET))
        letters.append(_ALPHABET[digit])
    return "".join(reversed(letters))


def _to_number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(_ALPHABET) + _ALPHABET.index(letter)
    return number
