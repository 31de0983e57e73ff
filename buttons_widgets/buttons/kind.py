"""BUTTONS, as the kit knows it, and `play()`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..kit.arena.environment import MOST_DECISIONS, Reward, environment_of
from ..kit.language.words import Words
from ..kit.rules.bots import RandomBot
from ..kit.rules.chance import fair_shuffle
from ..kit.rules.errors import GameError, MissingPackageError
from ..kit.rules.game import CHANCE, Seat
from ..kit.saving.shelf import Shelf
from ..kit.table.kind import Guest, Kind, LobbyError
from ..kit.table.play import play_kind
from ..kit.table.players import Player
from ..kit.table.stage import Play
from .rules.game import Game
from .rules.layout import LAYOUTS, Layout
from .rules.moves import Move
from .rules.setup import checked_layouts
from .saving.game_format import ButtonsFormat
from .strategy.bots import CautiousBot, GamblerBot, OneStepBot
from .strategy.champion import ChampionBot
from .strategy.round_bot import RoundBot, check_packages
from .view.game_view import GameView
from .view.messages import MESSAGES
from .view.sheets import OWN_SHEETS
from .view.side_picker import SidePicker

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from ..kit.arena.game_review import GameReview
    from ..kit.arena.result import TournamentResult
    from ..kit.arena.tournament import Bots, Choose
    from .strategy.coding import ButtonsCoding
    from .view.advisor import ExactAdvisor

SAMPLE_ROUND: Final = 3
SAMPLE_BUTTONS: Final = 9
"""The picture before a game begins shows this round, as soon as this many buttons lie on the boards."""


class Buttons(ButtonsFormat, Kind[Game, Move]):
    """The game BUTTONS."""

    seats = range(1, 5)
    messages = MESSAGES
    style_sheets = OWN_SHEETS
    view = GameView()
    bots = {"beginner": RandomBot, "easy": OneStepBot, "medium": GamblerBot, "hard": RoundBot, "best": ChampionBot}
    other_bots = (CautiousBot,)
    at_first = ("person", "easy", "beginner")

    def start(  # type: ignore[override]  # its options have names
        self,
        names: Sequence[str],
        choices: Sequence[str | Layout] | None = None,
        *,
        seed: object = None,
        cards: Sequence[str] | None = None,
    ) -> Game:
        """The beginning of a game on the boards that were chosen, with the cards dealt or named."""
        return Game.start(names, choices, cards, seed)

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
                try:
                    check_packages()
                except MissingPackageError as error:
                    raise LobbyError(words.say("lobby-missing", name=guest.name, package=error.package)) from error

    def advisor(self) -> ExactAdvisor:
        """The exact analysis."""
        # Late: most tables never ask it, and everybody would wait for it in the first cell.
        from .view.advisor import ExactAdvisor

        return ExactAdvisor()

    def coding(self, game: Game) -> ButtonsCoding:
        """The game in numbers, for agents in training."""
        from .strategy.coding import ButtonsCoding

        return ButtonsCoding(game)

    def review(self, game: Game, seat: Seat, words: Words, on_back: Callable[[], None]) -> GameReview:
        """The review against the exact analysis."""
        # Late: most tables never need it, and everybody would wait for it in the first cell.
        from .view.review import review_of_game

        return review_of_game(game, seat, words, on_back)


BUTTONS: Final = Buttons()


def play(
    players: Sequence[Player] | None = None,
    layouts: Sequence[str | Layout] | None = None,
    *,
    cards: Sequence[str] | None = None,
    seed: object = None,
    pace: str | None = None,
    coach: bool | None = None,
    review: bool | None = None,
    language: str | None = None,
    shelf: Shelf | None = None,
) -> Play:
    """Play BUTTONS.

    Without arguments it asks who plays. A game that was cut off, say by a restarted kernel, is offered first. What is
    left out is as it was chosen last time.

    Args:
        players: one to four, clockwise: a name for a person, a bot, or a pair of a name and a bot.
        layouts: for each player a side A to H, or a layout.
        cards: for each player the letters of its button cards; dealt if left out.
        seed: decides the dice and the deal; a fresh one if left out.
        pace: of the bots: `"slow"`, `"normal"`, `"fast"` or `"once"`; at first `"normal"`.
        coach: whether the people at the table may ask what every choice is worth; at first they may.
        review: whether the end of a game offers its review, which shows that for every decision; left out, it does
            unless the coach was forbidden with `coach=False`.
        language: of everything on the table, such as `"en"`.
        shelf: where games are kept; the usual place if left out.

    Raises:
        ValueError: the players, layouts, cards, seed or pace are invalid, or there are no words in the language.

    >>> from buttons_widgets import RandomBot
    >>> play(["Ada", ("Bo", RandomBot())], seed=1)
    Play(Ada, Bo)
    """
    if players is None and (layouts is not None or cards is not None):
        raise GameError("layouts and cards are given together with players")
    return play_kind(
        BUTTONS,
        players,
        choices=layouts,
        cards=cards,
        seed=seed,
        pace=pace,
        coach=coach,
        review=review,
        language=language,
        shelf=shelf,
    )


def environment(
    players: int = 2,
    layouts: Sequence[str | Layout] | None = None,
    *,
    cards: Sequence[str] | None = None,
    reward: Reward = "win",
    most_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
) -> AECEnv[str, Any, int]:
    """BUTTONS as a PettingZoo environment, for people who train agents. It needs the extra `agents`.

    The agents `player_0` … move one at a time; the dice are the environment's own. An action is a number: 0 to 35 are
    the spaces row by row, to lay on, to take when golden or to put a star on, one action a star; 36 rolls, 37 opts out,
    38 passes (9, 10, 11 on a board of three rows). `env.unwrapped.coding.actions` and `.planes` name every action and
    every plane of an observation; `env.unwrapped.game` is the game. `env.unwrapped.bot(choose)` makes a bot of what an
    agent has learnt, for `play` and `tournament` with as many players and boards of the same size.

    Args:
        players: one to four.
        layouts: for each player a side A to H, or a layout; A, B, C, D if left out.
        cards: for each player the letters of its button cards in the first round; dealt anew each time if left out.
        reward: `"win"`: at the end the winners share 1 and the others share -1; nobody gets anything if all win, but a
            player alone gets 1. `"score"`: after every move the stars that each player gained by it.
        most_decisions: after so many actions an episode is cut short (truncated).
        render_mode: `"ansi"` for the game as text, `"svg"` for its picture.

    Raises:
        GameError: an argument is invalid, or PettingZoo is not installed.

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
    return environment_of(
        BUTTONS,
        players,
        reward=reward,
        most_decisions=most_decisions,
        render_mode=render_mode,
        choices=layouts,
        cards=cards,
    )


def tournament(
    bots: Bots,
    games: int,
    seed: object = None,
    *,
    players: int = 2,
    layouts: str | Layout | Sequence[str | Layout] | None = None,
    limit: float = 5.0,
    longest: int = 10_000,
    workers: int | None = None,
    progress: bool = True,
    folder: Path | str | None = None,
    again: bool = False,
    language: str | None = None,
) -> TournamentResult:
    """Let bots play BUTTONS against each other, and see who is better, by how much, and how sure that is.

    With more bots than seats all groups of `players` bots play: a round robin. The dice and cards of each game are
    played once in every rotation of the seats, so that nobody wins by luck of the seat, and all groups meet the same
    dice. That is a *block*; the confidence intervals come from whole blocks. All cores play at once, and what comes
    out does not depend on how many there are.

    A bot is any function, your own from a notebook too. It decides in a process of its own and is given the game
    without its seed, and its random numbers are seeded anew for each game. A bot that raises, hangs, exits or makes an
    illegal move is stopped and named. From then on its games count as lost for it, and not at all for the others.
    (The seed of the tournament decides the dice, so a bot that knows it could foresee them: for a contest, choose the
    seed when all bots are handed in. And that other process keeps mistakes apart, not malice: a bot may do there
    whatever you may do on this machine, so enter bots of people you trust.)

    To find a mistake: `result.stopped[0].replay()` takes the decision at which a bot was stopped once more, here, with
    its traceback; `result.stopped[0].printed` is what it printed last in that game. What any bot prints is in
    `result.printed["its name"]`, the beginning of it for the first games in which it printed something.

    Every finished part is kept in a file. If the tournament is interrupted or the kernel ends, the same call, with
    the same seed and bots, goes on from there; with more `games` it plays only those that are new.

    A search or a class that is too much for one machine: joblib hands the games to a Dask cluster, on whose machines
    this kit has to be installed (`pip install 'buttons-widgets[cluster]'`). If the cluster goes down in the middle,
    joblib may wait for it for ever: interrupt the call, and what was finished is kept:

        from dask.distributed import Client
        from joblib import parallel_config
        client = Client("scheduler.example.org:8786")  # Client() begins a cluster on this machine
        with parallel_config(backend="dask"):
            tournament(bots, games=10_000, seed="finals")

    Args:
        bots: a list of bots, or of pairs of a name and a bot, or a dictionary from names to bots.
        games: how many games each group plays; rounded up to whole blocks.
        seed: decides the dice, the cards, the sides and the bots' random numbers; a fresh one if left out.
        players: how many sit at a table: 2 to 4.
        layouts: for everybody one side A to H or one layout, or a list with one for each seat, or `"different"` for
            sides that are drawn for each seat. If left out, each block is played on a side that is drawn for it, the
            same for all seats.
        limit: so many seconds a bot may take for a decision; four times as long for its first.
        longest: after so many plies, dice included, a game ends and counts as if all had won it.
        workers: how many processes play; all cores if left out.
        progress: whether a progress bar is shown, and what was played before.
        folder: where finished parts are kept; beside the saved games if left out.
        again: play everything again, even what was played before.
        language: of the result, such as `"en"`; the chosen one if left out.

    Raises:
        GameError: an argument is invalid, a bot cannot be sent to another process, a package is not installed, the
            same tournament is being played by another program, or the processes that play have ended.
        KeyboardInterrupt: it was interrupted; what was finished is kept.

    >>> from buttons_widgets import CautiousBot, RandomBot
    >>> result = tournament([CautiousBot(4), RandomBot()], games=20, seed=1, workers=1, progress=False)
    >>> result.rows[0].name, result.games
    ('CautiousBot(buttons=4)', 20)
    """
    # Late: nobody who plays has to wait for it.
    from ..kit.arena.tournament import tournament_of

    choose = _chosen_layouts(layouts, players)
    return tournament_of(
        BUTTONS,
        bots,
        games,
        seed,
        players=players,
        choose=choose,
        note=_note(layouts),
        limit=limit,
        longest=longest,
        workers=workers,
        progress=progress,
        folder=folder,
        again=again,
        language=language,
    )


def _note(layouts: object) -> str:
    """The message that says how the boards were chosen."""
    if layouts is None:
        return "tournament-side-drawn"
    return (
        "tournament-sides-differ" if isinstance(layouts, str) and layouts == "different" else "tournament-sides-given"
    )


def _chosen_layouts(layouts: object, players: int) -> Choose:
    """What decides the boards of a block.

    Raises:
        GameError: `layouts` is invalid.
    """
    if layouts is None:
        return partial(_drawn, each=False)
    if isinstance(layouts, str) and layouts == "different":
        return partial(_drawn, each=True)
    listed = [layouts] * players if isinstance(layouts, str | Layout) and isinstance(players, int) else layouts
    return partial(_given, layouts=checked_layouts(listed, players))  # type: ignore[arg-type]  # it checks what it is


def _drawn(seed: str, players: int, *, each: bool) -> Sequence[str]:
    sides = fair_shuffle(f"{seed}/sides", tuple(LAYOUTS))
    return sides[:players] if each else sides[:1] * players


def _given(seed: str, players: int, *, layouts: Sequence[Layout]) -> Sequence[Layout]:
    return layouts
