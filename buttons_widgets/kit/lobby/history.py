"""My games: those that are over, the newest first, and how somebody stands against each bot."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..language.figures import Figure
from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, dropdown, show_if
from ..page.face import letter_face
from ..page.frame import Frame
from ..page.markup import line_html
from ..rules.bots import PERSON
from ..rules.game import Seat
from ..rules.ratings import Rating, rating_after_game
from ..saving.errors import SaveError, told_reason
from ..saving.files import read_file, read_record
from ..table.characters import face_of, level_of
from ..table.kind import Kind
from ..table.scene import Scene
from .games import folders, kind_of
from .unfinished import KeptGame, KeptGames, broken_line

if TYPE_CHECKING:
    from datetime import datetime

    from ..saving.record import Record
    from .host import Host

SHOWN: Final = 10
"""So many games are shown at first, and so many more whenever that is asked for."""
SCORES_SHOWN: Final = 3
"""The score against so many bots is shown at first: those that were played against most."""
ALL_GAMES: Final = ""


# The score


@dataclass
class Score:
    """How one person stands against one bot.

    Attributes:
        won: so many games that the person won, and the bot did not.
        lost: so many that the bot won, and the person did not.
        shared: so many that both won.
        rating: the person's, where the bot's is 1500.
    """

    won: int = 0
    lost: int = 0
    shared: int = 0
    rating: Rating = field(default_factory=Rating)
    last: datetime | None = None

    @property
    def games(self) -> int:
        """How many games count."""
        return self.won + self.lost + self.shared

    def count(self, person_won: bool, bot_won: bool, when: datetime) -> None:
        """Count a game that was played after all that were counted before, unless somebody else won it."""
        if not (person_won or bot_won):
            return
        self.won += person_won and not bot_won
        self.lost += bot_won and not person_won
        self.shared += person_won and bot_won
        days = (when - self.last).total_seconds() / 86400 if self.last else 0.0
        self.last = when
        self.rating = rating_after_game(self.rating, (1 + person_won - bot_won) / 2, days)


Scores = dict[str, dict[tuple[str, str], Score]]
"""For each person, by game and bot, as both stand in the file."""


def scores_of(records: Iterable[Record], winners: Callable[[Record], Sequence[Seat] | None]) -> Scores:
    """How each person stands against each bot.

    Args:
        records: games that are over, in any order; copies of the same game count once.
        winners: the seats that won a game; `None` where that cannot be found out.
    """
    scores: Scores = {}
    counted: set[object] = set()
    for record in sorted(records, key=lambda record: record.saved):
        same = record.game, record.names, tuple(sorted(record.start.items())), record.moves
        if same in counted:  # somebody has brought in a copy of its file
            continue
        counted.add(same)
        if PERSON not in record.seats or all(seat == PERSON for seat in record.seats):
            continue
        won = winners(record)
        if won is None:
            continue
        for person, name in enumerate(record.names):
            for bot, who in enumerate(record.seats):
                if record.seats[person] == PERSON != who:
                    score = scores.setdefault(name, {}).setdefault((record.game, who), Score())
                    score.count(person in won, bot in won, record.saved)
    return scores


# The page


class MyGames(KeptGames):
    """The games that are over: a row for each, and the score. `host` opens what is picked.

    Args:
        game: the name of the game whose games are shown at first; every game's if left out.
    """

    def __init__(self, host: Host, frame: Frame, game: str = ALL_GAMES) -> None:
        super().__init__(host.words, host.shelf, SHOWN)
        self._host, self._frame = host, frame
        self._kinds: dict[str, Kind[Any, Any] | None] = {host.kind.name: host.kind}
        self._spoken: dict[str, Words] = {}
        self._games = host.shelf.finished()
        self._damaged = broken_line(host.shelf.broken, host.words)
        say = host.words.say
        named = sorted(
            (self._name(game), game) for game in {record.game for _, record in self._games} | ({game} - {""})
        )
        self.game = dropdown(say("lobby-game"), [(say("mine-all"), ALL_GAMES), *named], game)
        self.who = w.Dropdown(description=say("mine-who"))
        self.back = button(say("mine-back"), host.close_my_games, icon="play", button_style="primary")
        self.score = w.HTML().add_class("bw-scores")
        title = w.HTML(f'<div class="bw-title">{escape(say("mine-title"))}</div>')
        bar = w.HBox([self.game, self.who]).add_class("bw-row")
        show_if(self.game, len(named) > 1)
        self.children = [
            w.HBox([title, self.back.add_class("bw-action")]).add_class("bw-lobby-head"),
            bar,
            self.score,
            self._rows.add_class("bw-played-games"),
            self.more,
            self.message,
        ]
        self.add_class("bw-lobby").add_class("bw-mine")
        self.game.observe(lambda _: self._show(), "value")
        self.who.observe(lambda _: self._show_score(), "value")
        self._show()

    @property
    def _shown(self) -> list[KeptGame]:
        return [each for each in self._games if self.game.value in (ALL_GAMES, each[1].game)]

    def _show(self) -> None:
        self._tell(self._damaged)
        games = self._shown
        self._list(games)
        self._say_none()
        self._count(games)

    def _delete(self, row: w.HBox, path: Path, record: Record) -> None:
        super()._delete(row, path, record)
        if row.comm is None:  # it has gone: it does not count any more either
            self._games = [each for each in self._games if each[0] != path]
            self._say_none()
            self._count(self._shown)

    def _say_none(self) -> None:
        if not self._shown:
            self._rows.children = [w.HTML(line_html(self._words.say("mine-none"), "bw-quiet"))]

    def _count(self, games: Sequence[KeptGame]) -> None:
        """Show the score of these games."""
        self._scores = scores_of((record for _, record in games), self._winners)
        # Who plays most first; of the others one may want to know as well.
        names = sorted(self._scores, key=lambda name: -sum(score.games for score in self._scores[name].values()))
        chosen = self.who.value
        self.who.options = names
        self.who.value = chosen if chosen in names else next(iter(names), None)
        show_if(self.who, len(names) > 1)
        self._show_score()

    def _show_next(self, count: int) -> None:
        super()._show_next(count)
        self.more.description = self._words.say("mine-more", games=len(self._ahead))

    def _show_more(self) -> None:
        self._show_next(SHOWN)

    # The score

    def _show_score(self) -> None:
        say, of_each = self._words.say, self._scores.get(self.who.value or "", {})
        cards = [
            self._card(game, seat, score)
            for (game, seat), score in sorted(of_each.items(), key=lambda each: -each[1].games)
            if score.games
        ]
        first, others = "".join(cards[:SCORES_SHOWN]), "".join(cards[SCORES_SHOWN:])
        head = escape(say("mine-score-of", name=self.who.value or ""))
        summary, about = escape(say("mine-all-bots")), escape(say("mine-rating-about"))
        more = f"<details><summary>{summary}</summary><ul>{others}</ul><p>{about}</p></details>"
        self.score.value = f"<h4>{head}</h4><ul>{first}</ul>{more}" if first else ""

    def _card(self, game: str, seat: str, score: Score) -> str:
        """How somebody stands against a bot: its face, who it is, a strip of the games, and the rating."""
        say, kind = self._words.say, self._kind(game)
        parts = [("won", score.won), ("shared", score.shared), ("lost", score.lost)]
        bar = "".join(f'<i class="bw-{name}" style="flex-grow: {count}"></i>' for name, count in parts if count)
        told = say("mine-score", won=score.won, lost=score.lost, shared=score.shared)
        rating, error = (Figure(value, ".0f") for value in (score.rating.rating, 2 * score.rating.deviation))
        return (
            f"<li>{self._face(kind, seat, seat, 44)}<div><b>{escape(self._who(game, seat))}</b>"
            f'<span class="bw-score-bar" aria-hidden="true">{bar}</span>'
            f"<div>{escape(told)} · {escape(say('mine-rating', rating=rating, error=error))}</div>"
            f"<small>{escape(self._name(game))}</small></div></li>"
        )

    def _winners(self, record: Record) -> Sequence[Seat] | None:
        """Who won: as it stands in the file, or, where an older kit wrote that, by playing the game through."""
        if isinstance(record.winners, tuple):
            return record.winners
        kind = self._kind(record.game)
        with suppress(SaveError):
            result = kind.read_game(record).result if kind else None
            return result.winners if result else None
        return None

    # The games

    def _kind(self, game: str) -> Kind[Any, Any] | None:
        """The game of this name; `None` if the kit has none."""
        if game not in self._kinds:
            self._kinds[game] = kind_of(game) if game in folders() else None
        return self._kinds[game]

    def _words_of(self, kind: Kind[Any, Any]) -> Words:
        """The messages of a game, in the language of the list if it speaks it."""
        if kind.name not in self._spoken:
            language = self._words.language
            self._spoken[kind.name] = kind.words(language if language in kind.languages() else None)
        return self._spoken[kind.name]

    def _name(self, game: str) -> str:
        kind = self._kind(game)
        words = self._words_of(kind) if kind else self._words
        return words.say("game-name") if words.has("game-name") else game

    def _who(self, game: str, seat: str) -> str:
        """Who sits in a seat, as the lobby says it; what is written, if it says nothing of that."""
        kind = self._kind(game)
        who = level_of(kind, seat) if kind else seat
        return self._words_of(kind).say(f"who-{who}") if kind and who in (PERSON, *kind.bots) else seat

    def _face(self, kind: Kind[Any, Any] | None, seat: str, name: str, size: float) -> str:
        return face_of(kind, level_of(kind, seat), name, size) if kind else letter_face(name, size)

    def _row(self, path: Path, record: Record) -> w.HBox:
        say, names = self._words.say, self._words.listed(record.names)
        kind = self._kind(record.game)
        game, reviews = None, False
        with suppress(SaveError):  # whoever opens it is told why it cannot be opened
            game = kind.read_game(record) if kind else None
            reviews = kind is not None and kind.open_review is not None
        try:
            told = self._told(kind, game, record)
        except Exception:  # a game's view may fail in any way: that costs this game its picture, and no other its row
            told = self._told(kind, None, record)
        shown = w.HTML(told).add_class("bw-played")
        row = w.HBox().add_class("bw-offer")

        def tool(label: str, hint: str, icon: str, act: Callable[[Path], object]) -> w.Button:
            return button(say(label), lambda: self._try(act, path), tooltip=say(hint, names=names), icon=icon)

        look = tool("tool-look-back", "mine-look-hint", "history", self._host.look_at)
        review = tool("do-review", "mine-review-hint", "search", self._host.review_of)
        take = tool("save-download", "mine-export-hint", "download", self._export).add_class("bw-hands-out")
        show_if(look, game)
        show_if(review, game and reviews)
        row.children = [shown, look, review, take, self._bin(row, path, record)]
        return row

    def _told(self, kind: Kind[Any, Any] | None, game: Any, record: Record) -> str:
        """What stands in the row of a game: its picture, what and when it was, and who won."""
        say = self._words.say
        image = ""
        scores = [""] * len(record.names)
        if kind and game is not None:
            drawn = b64encode(kind.view.picture(game).encode()).decode()
            image = f'<img alt="" src="data:image/svg+xml;base64,{drawn}">'
            scene = Scene(states=(game,), words=self._words_of(kind), people=(True,) * len(record.names))
            scores = [kind.view.seat_line(scene, seat).score for seat in range(len(record.names))]
        won = self._winners(record) or ()
        winners = self._words.listed([record.names[seat] for seat in won])
        head = say("mine-won" if len(won) == 1 else "mine-shared" if won else "mine-nobody", names=winners)
        more = [self._name(record.game), self._words.when(record.saved)]
        seats = record.seats or (PERSON,) * len(record.names)
        players = "".join(
            f'<li{" class=bw-winner" if seat in won else ""} title="{escape(self._who(record.game, who))}">'
            f"{self._face(kind, who, name, 28)}<span>{escape(name)}</span> <b>{escape(score)}</b></li>"
            for seat, (name, who, score) in enumerate(zip(record.names, seats, scores, strict=True))
        )
        return (
            f'{image}<div><div class="bw-played-head">{escape(head)}</div>'
            f'<ul>{players}</ul><div class="bw-quiet">{escape(" · ".join(more))}</div></div>'
        )

    def _try(self, act: Callable[[Path], object], path: Path) -> None:
        self._tell("")
        try:
            act(path)
        except Exception as error:  # a view may fail in any way, and nobody would be told
            self._tell(self._words.say("open-not-opened", reason=told_reason(error)))

    def _export(self, path: Path) -> None:
        # Late: so that only whoever saves imports what reads it.
        from ..saving.code import MOST_BYTES

        read_record(path, lambda record: record)  # what is damaged is not handed out as a game
        self._frame.download(path.name, read_file(path, MOST_BYTES).decode())
        self._tell(self._words.say("save-downloaded"))

    def picture(self) -> str:
        """The final position of the newest game, or the beginning of one."""
        for _, record in self._shown[:1]:
            with suppress(SaveError):
                if kind := self._kind(record.game):
                    return kind.view.picture(kind.read_game(record))
        return self._host.kind.view.picture(self._host.kind.sample())
