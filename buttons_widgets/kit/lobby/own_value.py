"""The lobby's choice between what the kit brings and an own one, which people click together or type in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, dropdown, show_if
from ..page.markup import status_html
from ..rules.errors import GameError
from ..table.kind import LobbyError
from ..table.picture_board import Drawing, PictureBoard
from ..table.scene import BoardShown

T = TypeVar("T")

KIT: Final = "kit"
OWN: Final = "own"


class OwnValue(Generic[T]):
    """The controls, one below the other.

    Args:
        name: with which the messages begin: `NAME-which`, `-of-kit`, `-own`, `-hint`, `-text`, `-picture`, `-not-read`.
        of_kit: what the kit brings. The own one is the same at first.
        parse: makes one of its text, which is `str` of it; refuses a text that is none with a `GameError`.
        edited: makes another one by a click on a part of the picture, or refuses it with a `GameError`.
        drawing: the picture of one, and what each part of it is called that can be clicked.

    Attributes:
        own: the own one.
        widget: the list, and for an own one its picture, its text, and a button that takes the last change back.
    """

    def __init__(
        self,
        words: Words,
        name: str,
        of_kit: T,
        parse: Callable[[str], T],
        edited: Callable[[T, str], T],
        drawing: Callable[[T, Words], Drawing],
    ) -> None:
        self._words, self._name, self._of_kit, self._parse = words, name, of_kit, parse
        self._before, self.own = list[T](), of_kit
        say = words.say
        self.which = dropdown(say(f"{name}-which"), [(say(f"{name}-of-kit"), KIT), (say(f"{name}-own"), OWN)])
        self.board = PictureBoard(lambda own, label: drawing(own, words)).add_class("bw-repeats")
        self.board.on_pick(lambda what, turn: self._try(lambda: edited(self.own, what)))
        self.letters = w.Text(description=say(f"{name}-text"), continuous_update=False)
        self.undo = button(say("tool-undo"), self._take_back, icon="undo")
        self.told = w.HTML()
        hint = w.HTML(status_html(say(f"{name}-hint"), "note"))
        self._made = w.VBox([hint, self.board, w.HBox([self.letters, self.undo]).add_class("bw-row"), self.told])
        self.widget = w.VBox([self.which, self._made])
        self.which.observe(lambda _: self._show(), "value")
        self.letters.observe(lambda change: self._read(change["new"]), "value")
        self._show()

    def text(self) -> str:
        """Which one is chosen, and the own one, which is remembered in any case."""
        return f"{self.which.value} {self.own}"

    def choose(self, text: str) -> None:
        """Choose what `text` wrote down; what is none is ignored."""
        which, _, own = text.partition(" ")
        try:
            self.own = self._parse(own)
        except GameError:
            return
        self.which.value = which if which in (KIT, OWN) else KIT
        self._show()

    def value(self) -> T:
        """The one to play with.

        Raises:
            LobbyError: what was typed last cannot be read.
        """
        if self.which.value == KIT:
            return self._of_kit
        if self._is_unread:
            raise LobbyError(self._words.say(f"{self._name}-not-read"))
        return self.own

    # Changes

    @property
    def _is_unread(self) -> bool:
        """Whether what was typed last cannot be read."""
        return str(self.letters.value) != str(self.own)

    def _read(self, text: str) -> None:
        """Take what was typed, unless it is what is shown."""
        if self._is_unread or self.told.value:
            self._try(lambda: self._parse(text))

    def _try(self, change: Callable[[], T]) -> None:
        """Change the own one, or say why that cannot be."""
        try:
            own = change()
        except GameError as error:
            self.told.value = status_html(self._words.reason(error), "alert")
            self.undo.disabled = not (self._before or self._is_unread)
            return
        if own != self.own:
            self._before.append(self.own)
            self.own = own
        self._show()

    def _take_back(self) -> None:
        """Take back a text that cannot be read, or else the last change."""
        if self._before and not self._is_unread:
            self.own = self._before.pop()
        self._show()

    def _show(self) -> None:
        show_if(self._made, self.which.value == OWN)
        self.told.value = ""
        self.letters.value = str(self.own)
        self.undo.disabled = not self._before
        if self.which.value == OWN:
            self.board.draw(BoardShown(self.own, self._words.say(f"{self._name}-picture")), active=True)
