"""What holds for a whole table: the language, the pace, the coach, as they were asked for or chosen last time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..language.follow import forget_language, language_remembered, remember_language
from ..language.words import Words, usual_language
from ..table.kind import Kind
from ..table.mover import PACES

if TYPE_CHECKING:
    from ..saving.settings import Chosen, SeatChosen, Settings
    from ..table.how_to import HowTo

USUAL_PACE: Final = "normal"


class Choices:
    """What is chosen now. What was asked for in code, if it is not `None`, counts more than what was chosen last time.

    The settings are in the folder of the shelf.
    """

    def __init__(
        self,
        kind: Kind[Any, Any],
        folder: Path,
        words: Words | None,
        pace: str | None,
        coach: bool | None,
        review: bool | None,
    ) -> None:
        self._kind, self._folder, self._asked = kind, folder, (words, pace, coach)
        self._review = review
        self._choose()

    def of_kind(self, kind: Kind[Any, Any]) -> Choices:
        """The same for another game, in the same language if that game speaks it."""
        words, pace, coach = self._asked
        if words is not None:
            words = kind.words(words.language if words.language in kind.languages() else None)
        return Choices(kind, self._folder, words, pace, coach, self._review)

    @property
    def reviews(self) -> bool:
        """Whether the end of a game offers its review: like the coach, unless that was asked for in code.

        Somebody who only wants no coach while a game lasts, and said so in the lobby, still has the review of it.
        """
        if self._review is not None:
            return self._review
        return self.coach or self._asked[2] is not False

    @property
    def last(self) -> Chosen:
        """What was chosen last time."""
        return self._settings().of(self._kind.name)

    @property
    def remembered(self) -> bool:
        """Whether there is anything to forget."""
        return self.last.chooses or language_remembered(self._folder) is not None

    def remember(self, pace: str, coach: bool, seats: tuple[SeatChosen, ...], table_options: str) -> None:
        """Take over and remember what is chosen in the lobby. What was asked for in code and left so is no choice."""
        last = self.last
        self.pace, self.coach = pace, coach
        chosen: dict[str, Any] = {"seats": seats, "table_options": table_options}
        for name, asked in zip(("pace", "coach"), self._asked[1:], strict=True):
            value = getattr(self, name)
            chosen[name] = getattr(last, name) if value == asked else value
        self._settings().change(self._kind.name, **chosen)

    def set_pace(self, pace: str) -> None:
        """Choose another pace."""
        self.pace = pace
        self._settings().change(self._kind.name, pace=pace)

    def set_language(self, language: str) -> None:
        """Choose another language, for every table, puzzle and exercise from now on to which no code gives another."""
        self.words = self._kind.words(language)
        remember_language(language, self._folder)

    def teach(self, how_to: HowTo) -> None:
        """Show how to play, unless somebody has closed that before."""
        if how_to.lines and not self.last.how_to_seen:
            how_to.shown = True
            how_to.on_close(lambda: self._settings().change(self._kind.name, how_to_seen=True))

    def forget(self) -> None:
        """Choose as at first, and forget what was chosen last time."""
        self._settings().forget(self._kind.name)
        forget_language(self._folder)
        self._choose()

    def _choose(self) -> None:
        words, pace, coach = self._asked
        last = self.last
        if words is None:
            words = self._kind.words(usual_language(self._kind.languages(), self._folder))
        self.words = words
        self.pace = pace or (last.pace if last.pace in PACES else None) or USUAL_PACE
        self.coach = coach if coach is not None else last.coach is not False

    def _settings(self) -> Settings:
        # Late: so that only whoever plays imports what reads it.
        from ..saving.settings import Settings

        return Settings(self._folder)
