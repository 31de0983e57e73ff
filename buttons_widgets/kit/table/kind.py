"""One game, as the kit knows it: the single object that a game hands over."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from ..language.words import KIT_WORDS, Words, languages, words_in
from ..page import widgets as w
from ..rules.bots import RandomBot, bot_text, parse_bot
from ..rules.chance import new_seed
from ..rules.errors import GameError, quoted
from ..rules.game import Bot, Game, Seat
from ..saving.game_format import GameFormat
from .scene import Rolled
from .view import View

if TYPE_CHECKING:
    from ..coach.advisor import Advisor
    from ..rules.coding import Coding

G = TypeVar("G", bound=Game[Any])
M = TypeVar("M")

Choose = Callable[[str, int], Sequence[Any] | None]
"""What is chosen with the seats, from the seed of a block of games and how many seats there are; `None` for nothing."""

STATIC: Final = Path(__file__).parent / "static"
COACH_SHEET: Final = Path(__file__).parents[1] / "coach" / "static" / "coach.css"
SHEETS: Final = (
    *(STATIC / f"{name}.css" for name in ("table", "floor", "pages", "course", "lobby")),
    COACH_SHEET,
)
"""The style sheets of every table, in the order in which a page takes them."""


class LobbyError(GameError):
    """Something in the lobby has to be changed first; the message says what, in the language of the lobby."""


class Guest(NamedTuple):
    """A player of a game that has not begun.

    Attributes:
        bot: who decides for it; `None` for a person.
        choice: what was chosen with the seat's options; `None` if it has none.
    """

    name: str
    bot: Bot | None
    choice: Any = None


class LobbyOptions(Protocol):
    """What is chosen before the game begins: a part of the lobby."""

    widget: w.Widget
    """The controls."""

    def text(self) -> str:
        """What is chosen now, as a text to be remembered."""

    def choose(self, text: str) -> None:
        """Choose what `text` wrote down. A text that means nothing, or nothing any more, is ignored."""

    def value(self) -> Any:
        """The choice that was made.

        Raises:
            LobbyError: the choice is not complete; the message says so in the language of the lobby.
        """


class Printed(Protocol):
    """Pages to print."""

    title: str
    """Of all pages together."""

    html: str
    """All pages as one file, which needs nothing else."""


class SeatOptions(LobbyOptions, Protocol):
    """What a player of the game chooses before it begins, besides a name."""

    picture: w.Widget
    """What is shown beside the seat."""

    def show(self, taken: bool) -> None:
        """Show the controls of a seat that is taken, or hide those of an empty one."""


class Kind(GameFormat[G, M], Generic[G, M]):
    """One game: how to begin it, who can play it, how it is written down, shown and analysed.

    A game has to supply its name and the class of its states. Everything else has a default that suits a simple game.
    """

    chosen: str = ""
    """The option of the game's setup that the players choose in the lobby, each for its seat; "" for none."""

    chosen_for_table: str = ""
    """The option of the game's setup that is chosen in the lobby for the whole table; "" for none."""

    style_sheets: Sequence[Path] = ()
    """The game's own style sheets."""

    view: View[G, M] = View()

    advisor: Callable[[], Advisor[G, Any]] | None = None
    """Makes the exact analysis when the coach is opened, so that only then it has to be loaded; `None` for none."""

    printed: Callable[[Any, int, str, Words], Printed] | None = None
    """Makes what people need on paper to play with real dice; `None` for a game that prints nothing.

    It is given what was chosen for the whole table, how many play (0 for any number), the paper (`"a4"` or `"letter"`),
    and the language.
    """

    rolled: Callable[[tuple[int, ...] | None, Words], Rolled] | None = None
    """Says what a roll offers to people who play on paper, given its pips; `None` for a game without such dice.

    Given `None` in place of the pips it shows the dice that are not rolled yet.
    """

    coding: Callable[[Any], Coding[Any, Any]] | None = None
    """Puts games that begin like a given one into numbers, for agents in training; `None` for a game that does not."""

    bots: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}
    """The bots that the lobby offers. The message `who-NAME` says what each does."""

    other_bots: Collection[type] = ()
    """The classes of the game's own bots that the lobby does not offer. A saved game brings them back, too."""

    at_first: Sequence[str] = ("person", "random")
    """Who sits in each seat when the lobby opens: `"person"`, a bot's name, or `"nobody"`."""

    @property
    def seats(self) -> range:
        """How many players there can be: here, as many as the setup says."""
        seats: range = self.state.setup_type.seats
        return seats

    def start(
        self, names: Sequence[str], choices: Sequence[Any] | None = None, *, seed: object = None, **options: Any
    ) -> G:
        """The beginning of a game.

        Args:
            names: the players.
            choices: what each player chose with `seat_options`; `None` if the game decides.
            seed: decides all chance; a fresh one if left out.
            options: the options of the game's setup.

        Raises:
            ValueError: the names, choices, seed or options are invalid.
        """
        if self.chosen and choices is not None:
            options[self.chosen] = choices
        elif any(choice is not None for choice in choices or ()):
            raise GameError(f"the players of {self.state.title} choose nothing for their seats, not {quoted(choices)}")
        begun: G = self.state.begin(self.state.setup_type.of(names, seed, **options))
        return begun

    def same_again(self, game: G) -> G:
        """Another game of the same players with the same options, and fresh chance."""
        begun: G = self.state.begin(self._setup(game).with_seed(new_seed()))
        return begun

    def sample(self) -> G:
        """A game for the picture that is shown before one has begun."""
        return self.start([f"Player {number}" for number in range(1, self.seats.start + 1)], seed="sample")

    def seat_options(self, seat: Seat, words: Words) -> SeatOptions | None:
        """What a player chooses in the lobby besides a name; `None` for nothing."""
        return None

    def table_options(self, words: Words) -> LobbyOptions | None:
        """What is chosen in the lobby for the whole table, the option `chosen_for_table`; `None` for nothing."""
        return None

    def check(self, guests: Sequence[Guest], words: Words) -> None:
        """Check that these players can play together.

        Raises:
            LobbyError: their choices do not fit each other.
        """

    def bot_text(self, bot: Bot) -> str:
        """How a bot is written down: one of the game's own by its `repr`, any other by its function or class."""
        return bot_text(bot, self._own_bots())

    def parse_bot(self, text: str) -> Bot | None:
        """The bot that was written down as this text; `None` if it is not one of the game's own. No code is run."""
        return parse_bot(text, self._own_bots())

    def _own_bots(self) -> set[type]:
        return {type(make()) for make in self.bots.values()} | {*self.other_bots}

    tournament_options: ClassVar[Mapping[str, str]] = {}
    """What `tournament` takes besides, with what each is; `drawn` is given it."""

    def drawn(self, players: int, **options: Any) -> tuple[Choose | None, str]:
        """What decides, block by block of a tournament, what each seat has; and the message that says so to the reader.

        Raises:
            GameError: an option is invalid.
        """
        return None, ""

    @property
    def messages(self) -> Path | None:
        """The folder of the game's own messages, `words` beside its class; one of the kit's can be replaced there.

        A class without such a folder, in a notebook say, has that of the class from which it is derived.
        """
        files = (getattr(sys.modules.get(kind.__module__), "__file__", None) for kind in type(self).__mro__)
        folders = (Path(file).with_name("words") for file in files if file)
        return next(filter(Path.is_dir, folders), None)

    @property
    def open_review(self) -> Callable[[G, Seat, Words, Callable[[], None]], w.Widget] | None:
        """Makes the review of a game for a seat, with a button that calls the function given last to go back.

        It is offered when a game is over; `None` for a game that cannot be reviewed.
        """
        return None

    # What follows from these

    @property
    def sheets(self) -> tuple[Path, ...]:
        """Every style sheet that a table of the game needs."""
        return (*SHEETS, *self.style_sheets)

    def words(self, language: str | None = None) -> Words:
        """The kit's and the game's messages in a language such as `"en"`; in the default one if it is left out.

        Raises:
            ValueError: there are no messages in the language.
        """
        return words_in(self._words_folders(), language)

    def languages(self) -> tuple[str, ...]:
        """The languages in which a table of the game can be shown."""
        return languages(self._words_folders())

    def _words_folders(self) -> list[Path]:
        return [KIT_WORDS, *([self.messages] if self.messages else [])]
