"""Every word that a widget shows, in the language that somebody chose.

The words stand in [Fluent](https://projectfluent.org) files, one a language, in the folders `words` of the kit and of
each game: `en.ftl`, `de.ftl` and so on. A language is there as soon as its files are: no code names one but English,
which is the one that is always complete and stands in for what another language has not said yet.

    >>> say = words(language="en").say
    >>> say("tool-undo")
    'Undo'
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

    Folder = Path | Traversable

ENGLISH: Final = "en"

MOST_REMEMBERED: Final = 2048
"""So many texts are remembered: a table says most of its own again after every move."""

KIT_WORDS: Final = Path(__file__).parent / "words"
"""The kit's own words; a game's stand in a folder of its own."""

_default = ENGLISH


class Words:
    """The messages of some folders in one language. Make it with `words`.

    Attributes:
        language: the language that was found, such as `"en"`.
    """

    def __init__(self, folders: Sequence[Folder], language: str) -> None:
        self.folders = tuple(folders)
        self.language = language
        self._said = lru_cache(MOST_REMEMBERED, typed=True)(self._format)

    def say(self, message: str, /, **values: object) -> str:
        """A message as plain text, with the values in their places.

        The result is text, not HTML: a name in it may be `<b>`. Whoever puts it into a page escapes it.

        Args:
            message: the message's id, or `id.attribute`.
            values: for each variable of the message, a number where the message counts or rounds it, else anything
                that has a `str`.

        Returns:
            The message in the chosen language, or in English where that language lacks it or its message is faulty.

        Raises:
            KeyError: English has no such message either.
            ValueError: the English message needs a value that was not given.

        >>> words(language="en").say("look-ply", ply=3, last=120)
        'Move 3 of 120'
        """
        plain = {name: value if isinstance(value, int | float) else str(value) for name, value in values.items()}
        return self._said(message, **plain)

    def _format(self, message: str, /, **plain: str | float) -> str:
        faults: list[str] = []
        for bundle in self._bundles:
            pattern = _pattern(bundle, message)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, plain)
                if not errors:
                    return str(text)
                faults = [str(error) for error in errors]
        if faults:
            raise ValueError(f"the message {message!r} cannot be said with {sorted(plain)}: {'; '.join(faults)}")
        raise KeyError(f"there is no message {message!r} in {ENGLISH}.ftl")

    def listed(self, texts: Sequence[str]) -> str:
        """Texts as a list in the language's own way.

        >>> words(language="en").listed(["Ada", "Bo", "Cy"])
        'Ada, Bo, and Cy'
        """
        from babel import Locale
        from babel.lists import format_list

        return format_list(list(texts), locale=Locale.parse(self.language, sep="-"))

    def when(self, moment: datetime) -> str:
        """A moment in local time, written in the language's short way.

        >>> words(language="en").when(datetime(2026, 1, 2, 15, 4)).startswith("1/2/26")
        True
        """
        from babel import Locale
        from babel.dates import format_datetime

        return format_datetime(moment.astimezone(), "short", locale=Locale.parse(self.language, sep="-"))

    @cached_property
    def _bundles(self) -> tuple[FluentBundle, ...]:
        """The chosen language's messages, then the English ones."""
        chosen = () if self.language == ENGLISH else (_bundle(self.folders, self.language),)
        return (*chosen, _bundle(self.folders, ENGLISH))

    def __repr__(self) -> str:
        return f"<Words in {self.language!r}>"


def words(folders: Sequence[Folder] = (KIT_WORDS,), language: str | None = None) -> Words:
    """The messages of some folders.

    Args:
        folders: where the files `en.ftl`, `de.ftl`, … are; a later folder's message takes the place of an earlier one
            of the same id.
        language: a language as in `languages`, in either case; for a regional one such as `de-AT` its own file or
            else that of `de` is taken. The default that `set_language` chose if left out.

    Raises:
        ValueError: no folder has a file for the language; the message names the languages that there are.

    >>> words(language="en")
    <Words in 'en'>
    """
    return Words(folders, _default if language is None else _found(language, languages(folders)))


def languages(folders: Sequence[Folder] = (KIT_WORDS,)) -> tuple[str, ...]:
    """The languages for which some folder has a file, by their tags in alphabetical order.

    >>> "en" in languages()
    True
    """
    names = {file.name for folder in folders if folder.is_dir() for file in folder.iterdir()}
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def set_language(language: str) -> None:
    """Choose the language of all that is made from now on in this process; what is on the screen keeps its own.

    Raises:
        ValueError: there are no words in the language; the message names the languages that there are.

    >>> set_language("en")
    """
    global _default
    _default = _found(language, languages())


def _found(language: str, available: Sequence[str]) -> str:
    """The tag among the available ones that somebody means."""
    if isinstance(language, str):
        tags = {tag.lower(): tag for tag in available}
        wanted = language.strip().replace("_", "-").lower()
        for tag in (wanted, wanted.partition("-")[0]):
            if tag in tags:
                return tags[tag]
    raise ValueError(f"there are no words in {language!r}: the languages are {', '.join(available)}")


def _bundle(folders: Sequence[Folder], language: str) -> FluentBundle:
    # Imported here, because Fluent brings in Babel, which costs more time than all the rest of the kit.
    from fluent.runtime import FluentBundle, FluentResource

    # Fluent would put marks for mixed directions around each value: invisible on the screen, but not in a test,
    # a copied text, or a screen reader's spelling.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _pattern(bundle: FluentBundle, message: str) -> Any:
    """What a message says, unformatted; `None` if there is no such message."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value
