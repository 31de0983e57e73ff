"""Every word that a widget shows, in the chosen language.

The words are in [Fluent](https://projectfluent.org) files, one for each language, in the folders `words` of the kit and
of each game: `en.ftl`, `de.ftl` and so on. To add a language, add its files: the code names no language but English.
English is always complete, and a message that another language lacks is shown in English.

    >>> say = words_in(language="en").say
    >>> say("tool-undo")
    'Undo'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..rules.errors import (
    MOST_REASON,
    GameError,
    disk_said,
    one_line,
    plain_reason,
    say_in_notebooks,
    shortened,
)
from ..rules.phrase import Phrase
from .figures import Figure
from .follow import language_followed

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from babel import Locale
    from fluent.runtime import FluentBundle

    Folder = Path | Traversable

ENGLISH: Final = "en"
BRITISH: Final = "en-GB"

MOST_REMEMBERED: Final = 2048
"""So many formatted messages are remembered, because a table shows most of them again after every move."""

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""How a message or a term begins."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][A-Za-z0-9_-]*)")
"""A message or a term that stands in another one."""

LONGEST_VALUE: Final = 1000
"""A longer value is cut in a message: Fluent refuses a part of more than 2,500 characters."""
_SHORT_VALUE = 100
LONGEST_REFUSAL: Final = 1000
"""What is told of an error is cut to so many characters."""
_LARGEST_NUMBER = 10**15

KIT_WORDS: Final = Path(__file__).parent / "words"
"""The kit's own words; a game's stand in a folder of its own."""
REFUSED: Final = "refused"
"""The folder of the texts of errors, inside a folder of words. They are read only when something is refused."""

_chosen: str | None = None
"""The language that was chosen with `set_language`."""


class Words:
    """The messages of some folders in one language. Make it with `words_in`.

    Attributes:
        language: the language that was found, such as `"en"`.
    """

    def __init__(self, folders: Sequence[Folder], language: str) -> None:
        self.folders = tuple(folders)
        self.language = language
        self._said = lru_cache(MOST_REMEMBERED, typed=True)(self._format)

    def say(self, message: str, /, **values: object) -> str:
        """A message as plain text, with the values in their places.

        The result is text, not HTML: a name in it may be `<b>`, so it has to be escaped before it is put into a page.

        Args:
            message: the message's id, or `id.attribute`.
            values: for each variable of the message a number where the message counts or rounds it, a `Figure` for a
                number with certain digits, a `Phrase`, which is put into the language, or else any object, which is
                shown as its `str`: cut to `LONGEST_VALUE` characters, or the name of its type if its `str` fails.

        Returns:
            The message in the chosen language, or in English if that language lacks it or its message is faulty.

        Raises:
            KeyError: English has no such message either.
            ValueError: the English message needs a value that was not given.

        >>> words_in(language="en").say("look-ply", ply=3, last=120)
        'Move 3 of 120'
        """
        return self._said(message, **{name: self._said_here(value) for name, value in values.items()})

    def reason(self, error: BaseException | str) -> str:
        """What people are told of an error, or of what was kept of one, in a line; in English if the language lacks it.

        >>> words_in(language="en").reason(ZeroDivisionError("division\\nby zero"))
        'division by zero'
        """
        if isinstance(error, OSError):
            error = disk_said(error) or error
        # What foreign code says may be anything.
        most = LONGEST_REFUSAL if isinstance(error, GameError) else MOST_REASON
        text = error if isinstance(error, str) else plain_reason(error, most)
        return one_line(self.put(text) if isinstance(text, Phrase) else text, LONGEST_REFUSAL)

    def put(self, said: Phrase) -> str:
        """What can be said in any language, in this one."""
        bundles = () if self.language == ENGLISH else (self._refusals, self._bundles[0])
        for bundle in bundles:
            pattern = _pattern(bundle, said.message)
            if pattern is not None:
                values = {
                    name: self._value(self._said_here(value), LONGEST_VALUE) for name, value in said.values.items()
                }
                text, errors = bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
        return str.__str__(said)

    def _said_here(self, value: object) -> str | float | Figure:
        """A value as a message can take it, in this language if it is something said."""
        return _plain(self.put(value) if isinstance(value, Phrase) else value)

    def has(self, message: str) -> bool:
        """Whether there is a message, or an attribute of one, in the chosen language or in English.

        >>> words_in(language="en").has("tool-undo"), words_in(language="en").has("tool-undo.fold")
        (True, False)
        """
        return any(_pattern(bundle, message) is not None for bundle in self._bundles)

    def _format(self, message: str, /, **plain: str | float | Figure) -> str:
        faults: list[str] = []
        for bundle in self._bundles:
            pattern = _pattern(bundle, message)
            if pattern is None:
                continue
            # A part of a message with several long values may be longer than Fluent allows though none of them is.
            for longest in (LONGEST_VALUE, _SHORT_VALUE):
                values = {name: self._value(value, longest) for name, value in plain.items()}
                text, errors = bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
            faults = [str(error) for error in errors]
        if faults:
            raise GameError(f"the message {message!r} cannot be said with {sorted(plain)}: {'; '.join(faults)}")
        raise KeyError(f"there is no message {message!r} in {ENGLISH}.ftl")

    def _value(self, value: str | float | Figure, longest: int) -> Any:
        """A value as Fluent takes it."""
        if isinstance(value, Figure):
            return value.in_language(self.language) if value.is_signed else value.for_fluent()
        return shortened(value, longest) if isinstance(value, str) else value

    def number(self, number: float, digits: str = ",.0f") -> str:
        """A number as the language writes it, for a text that is put together of pieces.

        Args:
            number: the number; for a percentage the share.
            digits: see `Figure`.

        >>> words_in(language="en").number(1234.5, ",.1f"), words_in(language="en").number(0.42, ".0%")
        ('1,234.5', '42%')
        """
        return Figure(number, digits).in_language(self.language)

    def listed(self, texts: Iterable[str]) -> str:
        """Texts as a list, with the language's own commas and "and".

        >>> words_in(language="en").listed(["Ada", "Bo", "Cy"])
        'Ada, Bo and Cy'
        """
        from babel.lists import format_list

        return format_list(list(texts), locale=self._region)

    def when(self, moment: datetime) -> str:
        """A moment in local time, in the language's short form.

        >>> words_in(language="en").when(datetime(2026, 1, 2, 15, 4)).startswith("02/01/2026")
        True
        """
        from babel.dates import format_datetime

        # The very first and last days of the calendar, as a forged file may have them, exist in some time zones only.
        with suppress(OverflowError, ValueError, OSError):
            moment = moment.astimezone()
        return format_datetime(moment, "short", locale=self._region)

    @property
    def _region(self) -> Locale:
        """Whose lists and dates are written: the words of plain English are British, and so are these."""
        from babel import Locale

        return Locale.parse(BRITISH if self.language == ENGLISH else self.language, sep="-")

    @cached_property
    def _bundles(self) -> tuple[FluentBundle, ...]:
        """The chosen language's messages, then the English ones."""
        chosen = () if self.language == ENGLISH else (_bundle(self.folders, self.language),)
        return (*chosen, _bundle(self.folders, ENGLISH))

    @cached_property
    def _refusals(self) -> FluentBundle:
        """The texts of errors in the chosen language: everybody's, since what is shown may stand on any game."""
        everybody = sorted(KIT_WORDS.parents[2].glob(f"*/{KIT_WORDS.name}"))
        return _bundle([folder / REFUSED for folder in (KIT_WORDS, *everybody, *self.folders)], self.language)

    def __repr__(self) -> str:
        return f"<Words in {self.language!r}>"


def words_in(folders: Sequence[Folder] = (KIT_WORDS,), language: str | None = None) -> Words:
    """The messages of some folders in one language.

    Args:
        folders: where the files `en.ftl`, `de.ftl`, … are. If two folders have a message with the same id, the later
            folder's is shown.
        language: one of `languages`, in capital or small letters. For a regional one such as `de-AT`, the file of `de`
            is taken if there is no file of its own. If left out, the `usual_language`.

    Raises:
        ValueError: no folder has a file for the language; the message names the languages that have one.

    >>> words_in(language="en")
    <Words in 'en'>
    """
    available = languages(folders)
    return Words(folders, usual_language(available) if language is None else _found(language, available))


def usual_language(available: Sequence[str], games: Path | None = None) -> str:
    """The language where no line of code names one.

    It is the one chosen with `set_language`; else what somebody chose last, at a table; else JupyterLab's own; and
    English where none of them is available.

    Args:
        games: the folder of the saved games, beside which the choice is kept; the usual one if left out.

    >>> usual_language(["en"])
    'en'
    """
    wanted = _chosen or language_followed(games)
    if wanted is not None:
        with suppress(GameError):
            return _found(wanted, available)
    return ENGLISH


def languages(folders: Sequence[Folder] = (KIT_WORDS,)) -> tuple[str, ...]:
    """The tags of the languages for which at least one folder has a file, in alphabetical order.

    >>> "en" in languages()
    True
    """
    names = {file.name for folder in folders if folder.is_dir() for file in folder.iterdir()}
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def language_name(language: str) -> str:
    """What a language calls itself.

    >>> language_name("en")
    'English'
    """
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language, sep="-").display_name or language
    except (UnknownLocaleError, ValueError):
        return language


def set_language(language: str | None) -> None:
    """Choose the language of every widget that is made from now on; a widget that exists keeps its language.

    Args:
        language: its tag, such as `"de"`. `None` takes back the choice: then the widgets speak the language that was
            chosen at a table last, or else that of JupyterLab's menus.

    Raises:
        ValueError: there are no words in the language; the message names the languages that have words.

    >>> set_language("en")
    """
    global _chosen
    _chosen = None if language is None else _found(language, languages())


def _found(language: str, available: Sequence[str]) -> str:
    """The available tag that fits the language best."""
    if isinstance(language, str):
        tags = {tag.lower(): tag for tag in available}
        wanted = language.strip().replace("_", "-").lower()
        for tag in (wanted, wanted.partition("-")[0]):
            if tag in tags:
                return tags[tag]
    shown = f"{language[:_SHORT_VALUE]!r}" if isinstance(language, str) else _plain(language)
    raise GameError.of(
        "refused-language",
        "there are no words in {language}: the languages are {languages}",
        language=shown,
        languages=", ".join(available),
    )


def _plain(value: object) -> str | float | Figure:
    """A value as a message can take it: a number, or a text that is not too long."""
    if isinstance(value, Figure) and value.is_shown:
        return value
    # Babel cannot write a larger number, nor choose a plural form for infinity or for what is not a number.
    if isinstance(value, int | float) and -_LARGEST_NUMBER < value < _LARGEST_NUMBER:
        return value
    try:
        return str(shortened(str(value), LONGEST_VALUE))
    except Exception:
        return type(value).__name__


def _bundle(folders: Sequence[Folder], language: str) -> FluentBundle:
    # Imported here, because Fluent imports Babel, which takes more time than all the rest of the kit.
    from fluent.runtime.types import fluent_number

    def number(value: Any, *positional: Any, **options: Any) -> Any:
        """Fluent's `NUMBER`, which also takes a number that is shown as a text because it is too large."""
        return value if isinstance(value, str) else fluent_number(value, *positional, **options)

    # Fluent would put marks for mixed directions around each value. They are invisible on the screen, but not in a
    # test, in a copied text, or to a screen reader that spells.
    bundle: FluentBundle = _bundle_kind()([language], functions={"NUMBER": number}, use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.is_file():
            bundle.texts.update(_entries(file.read_text(encoding="utf-8")))  # type: ignore[attr-defined]
    return bundle


@cache
def _bundle_kind() -> Any:
    """A `FluentBundle` that reads a message, and those that stand in it, when it is first asked for.

    A game has a thousand, of which a picture needs ten; reading all of them takes a tenth of a second.
    """
    from fluent.runtime import FluentBundle

    class LateBundle(FluentBundle):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self.texts: dict[str, str] = {}

        def has_message(self, name: str) -> bool:
            self._read(name)
            return bool(super().has_message(name))

        def _read(self, name: str) -> None:
            wanted, found = [name], dict[str, str]()
            while wanted:
                one = wanted.pop()
                if (text := self.texts.get(one)) is not None and one not in found:
                    found[one] = text
                    wanted += _REFERENCE.findall(text)
            for text in found.values():
                self.add_resource(_resource(text), allow_overrides=True)
            for one in found:  # last: another thread may ask meanwhile
                self.texts.pop(one, None)

    return LateBundle


@lru_cache(64)
def _entries(text: str) -> Mapping[str, str]:
    """The text of each message and term in a file's text."""
    starts = [*((one[1], one.start()) for one in _ENTRY.finditer(text)), ("", len(text))]
    return {name: text[start:end] for (name, start), (_, end) in pairwise(starts)}


@lru_cache(MOST_REMEMBERED)
def _resource(text: str) -> Any:
    """The messages in a text. Most belong to several `Words`, and reading one takes long."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def _pattern(bundle: FluentBundle, message: str) -> Any:
    """The pattern of a message; `None` if there is no such message."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _told_in_notebooks(error: GameError) -> str:
    """An error in the usual language; in English, where nothing is cut, if the language has no words for it."""
    with suppress(Exception):  # whatever is wrong with a file of words, the error is told
        words = words_in()
        if words.language != ENGLISH and error.said is not None:
            return words.reason(error)
    return str(error)


say_in_notebooks(_told_in_notebooks)
