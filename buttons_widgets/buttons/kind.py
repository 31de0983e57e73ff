"""BUTTONS, as the kit knows it, and what people import of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ..kit.door import GameDoor
from ..kit.language.words import Words
from ..kit.rules.bots import RandomBot
from ..kit.rules.chance import fair_shuffle
from ..kit.rules.errors import MissingPackageError
from ..kit.rules.game import CHANCE, Seat
from ..kit.saving.code import CodeReader, CodeWriter
from ..kit.table.kind import Choose, Guest, LobbyError
from .cells import COLOURS
from .rules.game import Game
from .rules.layout import LAYOUTS, Layout
from .rules.moves import Move
from .rules.setup import checked_layouts
from .strategy.bots import CautiousBot, GamblerBot, OneStepBot
from .strategy.round_bot import ChampionBot, RoundBot
from .view.game_view import GameView
from .view.sheets import OWN_SHEETS
from .view.side_picker import SidePicker

if TYPE_CHECKING:
    from .strategy.coding import ButtonsCoding
    from .view.advisor import ExactAdvisor
    from .view.puzzles import ButtonsPuzzleView
    from .view.reviewer import ExactReviewer

_HEX = "0123456789abcdef"
_SEED_DIGITS = 16
SAMPLE_ROUND: Final = 3
SAMPLE_BUTTONS: Final = 9
"""The picture before a game begins shows this round, as soon as this many buttons lie on the boards."""


class Buttons(GameDoor[Game, Move]):
    """The game BUTTONS."""

    name = "buttons"
    code_word = "BUTTONS"
    state = Game
    chosen = "layouts"
    package = "buttons_widgets"
    style_sheets = OWN_SHEETS
    view = GameView()
    bots = {"beginner": RandomBot, "easy": OneStepBot, "medium": GamblerBot, "hard": RoundBot, "best": ChampionBot}
    other_bots = (CautiousBot,)
    at_first = ("person", "easy", "beginner")

    def same_again(self, game: Game) -> Game:
        """The same players on the same boards, with fresh dice and cards."""
        return Game.start(game.names, game.layouts)

    def sample(self) -> Game:
        """A game between bots at a moment in its third round."""
        game = Game.start(["Ada", "Berta", "Cosimo"], cards=["r", "b", "y"], seed="picture")
        bot = CautiousBot(buttons=5, seed="picture")
        while game.round < SAMPLE_ROUND or sum(mask.bit_count() for mask in game.button_masks) < SAMPLE_BUTTONS:
            game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
        return game

    def seat_options(self, seat: Seat, words: Words) -> SidePicker:
        """The choice of a player's board."""
        return SidePicker(seat, words)

    def check(self, guests: Sequence[Guest], words: Words) -> None:
        """Check that all boards have the same size, and that every bot has what it needs.

        Raises:
            LobbyError: the boards have different sizes, or a package is missing for one of the bots.
        """
        if len({guest.choice.size for guest in guests}) > 1:
            raise LobbyError(words.say("lobby-sizes"))
        for guest in guests:
            if isinstance(guest.bot, RoundBot):
                # Late: nobody should wait for it who has no such bot.
                from .analysis.solve import check_compiles

                try:
                    check_compiles()
                except MissingPackageError as error:
                    raise LobbyError(words.say("lobby-missing", name=guest.name, package=error.package)) from error

    def advisor(self) -> ExactAdvisor:
        """The exact analysis."""
        # Late: most tables never ask it, and everybody would wait for it in the first cell.
        from .view.advisor import ExactAdvisor

        return ExactAdvisor()

    def coding(self, game: Game) -> ButtonsCoding:
        """An action is a number: 0 to 35 are the spaces row by row, 36 rolls, 37 opts out, 38 passes.

        A space is laid on, taken when golden or given a star, one action a star. On a board of three rows the spaces
        are 0 to 8, and 9, 10, 11 the others.

        >>> env = environment(players=2, layouts=["rby/gry/ybg"] * 2)
        >>> def choose(seen):
        ...     return seen["action_mask"].nonzero()[0][-1]  # here stands what an agent has learnt
        >>> env.reset(seed=1)
        >>> for agent in env.agent_iter():
        ...     seen, reward, terminated, truncated, _ = env.last()
        ...     env.step(None if terminated or truncated else choose(seen))
        >>> env.unwrapped.game.result is not None
        True
        >>> env.unwrapped.bot(choose)(Game.start(["Ada", "Bo"], ["rby/gry/ybg"] * 2))
        Roll()
        """
        from .strategy.coding import ButtonsCoding

        return ButtonsCoding(game)

    def reviewer(self) -> ExactReviewer:
        """The exact analysis of whole games."""
        # Late: most tables never need it, and everybody would wait for it in the first cell.
        from .view.reviewer import ExactReviewer

        return ExactReviewer()

    def puzzle_view(self) -> ButtonsPuzzleView:
        """A live board."""
        from .view.puzzles import PUZZLE_VIEW

        return PUZZLE_VIEW

    tournament_options: ClassVar = {
        "layouts": """for everybody one side A to H or one layout, or a list with one for each seat, or `"different"`
            for sides that are drawn for each seat. If left out, each block is played on a side that is drawn for it,
            the same for all seats""",
    }

    def drawn(self, players: int, layouts: object = None) -> tuple[Choose, str]:  # type: ignore[override]
        """What decides the boards of a block, and the message that says how.

        Raises:
            GameError: `layouts` is invalid.
        """
        if layouts is None:
            return partial(_drawn, each=False), "tournament-side-drawn"
        if isinstance(layouts, str) and layouts == "different":
            return partial(_drawn, each=True), "tournament-sides-differ"
        listed = [layouts] * players if isinstance(layouts, str | Layout) and isinstance(players, int) else layouts
        given: Any = checked_layouts(listed, players)  # type: ignore[arg-type]  # it checks what it is
        return partial(_given, layouts=given), "tournament-sides-given"

    def put_start(self, game: Game, writer: CodeWriter) -> None:
        """Put names, layouts, cards and seed into a code, each letter in a few bits.

        Raises:
            ValueError: the game does not hold its seed.
        """
        seed = self._held_seed(game)
        writer.put(len(game.names) - 1, 4)
        writer.put(game.size - 3, 4)
        for name, layout, cards in zip(game.names, game.layouts, game.setup.cards, strict=True):
            writer.put_text(name)
            # Every space is written out, so that a code outlives the kit's own sides.
            for letter in (*layout.letters, *cards):
                writer.put(COLOURS.index(letter), len(COLOURS))
        # The seeds that the kit makes take half the room of other texts.
        is_usual = len(seed) == _SEED_DIGITS and set(seed) <= set(_HEX)
        writer.put(int(is_usual), 2)
        if is_usual:
            for digit in seed:
                writer.put(_HEX.index(digit), len(_HEX))
        else:
            writer.put_text(seed)

    def take_start(self, reader: CodeReader) -> Game:
        """The game before its first move, from a code.

        Raises:
            ValueError: names, layouts, cards or seed are malformed.
        """
        players = 1 + reader.take(4)
        spaces = (3 + reader.take(4)) ** 2
        names, layouts, cards = [], [], []
        for _ in range(players):
            names.append(reader.take_text())
            layouts.append(_take_colours(reader, spaces))
            cards.append(_take_colours(reader, 2 if players == 2 else 1))
        is_usual = reader.take(2)
        seed = "".join(_HEX[reader.take(len(_HEX))] for _ in range(_SEED_DIGITS)) if is_usual else reader.take_text()
        return Game.start(names, layouts, cards, seed)


BUTTONS: Final = Buttons()

play, review, tournament = BUTTONS.play, BUTTONS.review, BUTTONS.tournament
environment = BUTTONS.environment
save, load, code_of, game_from_code = BUTTONS.save, BUTTONS.load, BUTTONS.code_of, BUTTONS.game_from_code
puzzle, puzzle_book = BUTTONS.puzzle, BUTTONS.puzzle_book
load_pack, packs, generate_puzzle = BUTTONS.load_pack, BUTTONS.packs, BUTTONS.generate_puzzle


def _drawn(seed: str, players: int, *, each: bool) -> Sequence[str]:
    sides = fair_shuffle(f"{seed}/sides", tuple(LAYOUTS))
    return sides[:players] if each else sides[:1] * players


def _given(seed: str, players: int, *, layouts: Sequence[Layout]) -> Sequence[Layout]:
    return layouts


def _take_colours(reader: CodeReader, count: int) -> str:
    return "".join(COLOURS[reader.take(len(COLOURS))] for _ in range(count))
