"""My games, without a browser: what is listed, the score against each bot, and what can be done with a game."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buttons_widgets import my_games, play
from buttons_widgets.kit.lobby.games import folders, kind_of
from buttons_widgets.kit.lobby.history import SHOWN, MyGames, scores_of
from buttons_widgets.kit.lobby.play_widget import PlayWidget, play_kind
from buttons_widgets.kit.rules.bots import RandomBot
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.kit.saving.record import Record
from buttons_widgets.kit.saving.shelf import Shelf
from tests.hands import plain
from tests.staged import button, cut_off, list_of

EVENING = datetime(2026, 5, 4, 20, tzinfo=UTC)


def finished(folder: str, shelf: Shelf, *names: str, seed: str = "mine") -> Path:
    """A game that was played to its end by a person, who plays at random, and the easy bot."""
    kind = kind_of(folder)
    game, bot = kind.start(names or ("Ada", "Bo"), seed=seed), RandomBot(seed=seed)
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
    path = shelf.new_path()
    shelf.write(path, kind.write_game(game, ["person", kind.bot_text(kind.bots["easy"]())]))
    return path


def mine_of(shown: PlayWidget) -> MyGames:
    assert shown.mine is not None
    return shown.mine


def rows(shown: PlayWidget) -> list[Any]:
    return list(mine_of(shown)._rows.children)


def of_row(row: Any, label: str) -> Any:
    return next(child for child in row.children if getattr(child, "description", "") == label)


def test_every_game_is_listed_the_newest_first_with_who_won_and_a_picture(shelf: Shelf) -> None:
    paths = [finished(folder, shelf) for folder in folders()]
    shown = my_games(language="en", shelf=shelf)
    told = [plain(row.children[0].value) for row in rows(shown)]
    for path, folder, text, row in zip(paths, folders(), reversed(told), reversed(rows(shown)), strict=True):
        kind = kind_of(folder)
        record = dict(shelf.finished())[path]
        winners = [record.names[seat] for seat in kind.read_game(record).result.winners]
        assert text.startswith(f"{' and '.join(winners)} {'won' if len(winners) == 1 else 'shared the win'}")
        assert f"{kind.words('en').say('game-name')} · " in text
        assert 'src="data:image/svg+xml;base64,' in row.children[0].value
        assert row.children[0].value.count("<svg") == 2  # the faces
    game = mine_of(shown).game
    assert {name for name, _ in game.options} == {
        "all games",
        *(kind_of(folder).words("en").say("game-name") for folder in folders()),
    }
    game.value = folders()[1]
    assert len(rows(shown)) == 1
    assert len(rows(my_games(folders()[2], shelf=shelf))) == 1
    with pytest.raises(GameError, match="the game is one of"):
        my_games("chess", shelf=shelf)
    with pytest.raises(GameError, match="games are kept on a Shelf"):
        my_games(shelf="games")  # type: ignore[arg-type]


def test_nothing_played_yet_is_said(shelf: Shelf) -> None:
    (line,) = rows(my_games(language="en", shelf=shelf))
    assert plain(line.value).startswith("No game is over yet.")


def test_ten_are_shown_and_more_when_asked_for_and_damaged_ones_named(shelf: Shelf) -> None:
    path = finished("button_up", shelf)
    ((_, record),) = shelf.finished()
    for _ in range(2 * SHOWN + 3):
        shelf.write(shelf.new_path(), record)
    path.write_bytes(path.read_bytes()[:-40])
    shown = my_games(language="en", shelf=shelf)
    assert plain(mine_of(shown).message.value).startswith(f"A file cannot be opened and is left alone: {path.name}")
    counts = [len(rows(shown))]
    while mine_of(shown)._ahead:
        button(shown, "Show more (").click()
        counts.append(len(rows(shown)))
    assert counts == [SHOWN, 2 * SHOWN, 2 * SHOWN + 3]


def test_a_game_is_looked_back_at_and_stays_as_it_is(shelf: Shelf) -> None:
    path = finished("button_up", shelf)
    before = path.read_bytes(), path.stat().st_mtime_ns
    shown = my_games("buttons", shelf=shelf)
    mine_of(shown).game.value = ""
    of_row(rows(shown)[0], "Replay").click()
    table = shown.table
    assert table is not None
    assert shown.mine is None
    assert table.kind.name == "button_up"
    assert table.look_back.ply == table.game.ply
    assert not table.parts.how_to.shown
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert [each for each, _ in shelf.finished()] == [path]
    # Whoever goes on from an earlier move plays a game of its own; what was looked at is not touched.
    table.look_back.step(-3)
    table.look_back.resume.click()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert [each for each, _ in shelf.finished()] == [path]
    assert len(shelf.unfinished()) == 1


def test_undone_and_done_again_it_is_only_looked_at(shelf: Shelf) -> None:
    path = finished("button_up", shelf)
    shown = my_games(shelf=shelf)
    of_row(rows(shown)[0], "Replay").click()
    assert shown.table is not None and shown._keeper is not None
    game = shown.table.game
    shown._keeper.keep(states_of(game)[-2])
    assert len(shelf.unfinished()) == 1
    shown._keeper.keep(game)
    assert shelf.unfinished() == []
    assert [each for each, _ in shelf.finished()] == [path]


def test_a_game_is_reviewed_and_the_list_comes_back(shelf: Shelf) -> None:
    finished("button_up", shelf)
    shown = my_games(language="en", shelf=shelf)
    listed = shown.children
    of_row(rows(shown)[0], "Review").click()
    (review,) = shown.children
    assert type(review).__name__ == "GameReview"
    button(shown, "Back to the table").click()
    assert shown.children == listed


def test_a_second_press_opens_no_second_review(shelf: Shelf) -> None:
    path = finished("button_up", shelf)
    shown = my_games(language="en", shelf=shelf)
    shown.review_of(path)
    review = shown.children[0]
    shown.review_of(path)
    assert shown.children[0] is review
    button(shown, "Back").click()
    assert mine_of(shown) in shown.children[0].children


def test_what_a_view_cannot_show_costs_one_picture(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    finished("button_up", shelf)
    finished("buttons", shelf)

    def fail(game: Any) -> str:
        raise RuntimeError("no picture")

    monkeypatch.setattr(type(kind_of("button_up").view), "picture", staticmethod(fail))
    shown = my_games(language="en", shelf=shelf)
    assert ["<img" in row.children[0].value for row in rows(shown)] == [True, False]


NONE = "No game is over yet. Games that you finish appear here."


def test_a_game_is_handed_out_and_deleted_after_a_question(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    path = finished("button_up", shelf)
    shown = my_games(language="en", shelf=shelf)
    sent: list[tuple[str, str]] = []
    monkeypatch.setattr(mine_of(shown)._frame, "download", lambda name, text: sent.append((name, text)))
    (row,) = rows(shown)
    of_row(row, "Download").click()
    assert sent == [(path.name, path.read_text())]
    row.children[-1].click()
    assert plain(row.children[0].value) == "Delete this game of Ada and Bo for good?"
    button(shown, "Keep it").click()
    assert path.exists()
    row.children[-1].click()
    button(shown, "Delete it").click()
    assert not path.exists()
    assert [plain(row.value) for row in rows(shown)] == [NONE]
    # It does not come back with another choice, and counts no more.
    mine_of(shown)._show()
    assert [plain(row.value) for row in rows(shown)] == [NONE]
    assert mine_of(shown).score.value == ""


def test_a_game_that_is_over_and_opened_from_its_file_is_looked_at_and_kept_once(shelf: Shelf) -> None:
    path = finished("button_up", shelf)
    shown = play_kind(kind_of("button_up"), shelf=shelf)
    assert shown.open_file(path.read_bytes()) == ""
    assert shown.open_file(path.read_bytes()) == "This game is already on this table."
    assert shown.table is not None and shown.table.game.to_move is None
    assert [each for each, _ in shelf.finished()] == [path]


def test_a_game_that_has_vanished_is_told(shelf: Shelf) -> None:
    path = finished("button_up", shelf)
    shown = my_games(language="en", shelf=shelf)
    path.unlink()
    for label in ("Replay", "Review", "Download"):
        of_row(rows(shown)[0], label).click()
        assert "it is not there" in plain(mine_of(shown).message.value)
        mine_of(shown).message.value = ""
    assert shown.table is None


def test_the_lobby_leads_there_and_back(shelf: Shelf) -> None:
    finished("buttons", shelf)
    shown = play(language="en", shelf=shelf)
    button(shown, "My games").click()
    assert shown.lobby is None
    assert len(rows(shown)) == 1
    assert shown._repr_svg_() == mine_of(shown).picture()
    button(shown, "Play").click()
    assert shown.lobby is not None
    assert shown.mine is None


# The score


def record(won: tuple[int, ...] | None, day: int, *seats: str) -> Record:
    names = ("Ada", "Bo", "Cy")[: len(seats)]
    winners = msgspec.UNSET if won is None else won
    saved = EVENING + timedelta(days=day)
    start = {"day": (str(day),)}
    return Record(
        game="pebbles", names=names, start=start, seats=seats, over=True, winners=winners, saved=saved, moves=()
    )


def test_the_score_counts_who_won_against_whom() -> None:
    games = [
        record((0,), 0, "person", "Easy()"),
        record((1,), 1, "person", "Easy()", "Hard()"),  # Easy won: nothing was decided between Ada and Hard
        record((0, 1), 2, "person", "Easy()"),
        record((2,), 3, "person", "person", "Hard()"),
        record((0,), 4, "person", "person"),
        record((0,), 5, "Easy()", "Hard()"),
        record(None, 6, "person", "Easy()"),
    ]
    scores = scores_of(games, lambda game: game.winners if isinstance(game.winners, tuple) else None)
    assert {
        (name, bot): (score.won, score.lost, score.shared)
        for name, of in scores.items()
        for (_, bot), score in of.items()
    } == {
        ("Ada", "Easy()"): (1, 1, 1),
        ("Ada", "Hard()"): (0, 1, 0),
        ("Bo", "Hard()"): (0, 1, 0),
    }
    assert scores["Bo"]["pebbles", "Hard()"].rating.rating < 1500
    copies = [msgspec.structs.replace(game, saved=EVENING + timedelta(days=50)) for game in games]
    again = scores_of([*copies, *games], lambda game: game.winners if isinstance(game.winners, tuple) else None)
    assert again["Ada"]["pebbles", "Easy()"].games == 3


def test_a_rating_grows_sure_and_survives_a_clock_that_was_set_back() -> None:
    def after(days: list[int]) -> Any:
        games = [record((day % 4 != 0,), day, "person", "Easy()") for day in days]
        won = [
            msgspec.structs.replace(game, winners=(0,) if day % 4 else (1,))
            for game, day in zip(games, days, strict=True)
        ]
        return scores_of(won, lambda game: game.winners or ())["Ada"]["pebbles", "Easy()"].rating  # type: ignore[return-value]

    one, many, back = after([1]), after(list(range(60))), after([40, 41, 42, 3, 2, 1])
    assert many.deviation < 70 < one.deviation
    # Three of four games won: by Elo's formula 191 points better.
    assert abs(many.rating - 1691) < 2 * many.deviation
    assert 45 <= back.deviation < 350


def test_the_score_is_shown_for_who_plays_most_and_for_others(shelf: Shelf) -> None:
    for seed in ("a", "b"):
        finished("button_up", shelf, "Ada", "Bo", seed=seed)
    finished("button_up", shelf, "Zoe", "Bo")
    mine = mine_of(my_games(language="en", shelf=shelf))
    assert plain(mine.score.value).startswith("Ada against the bots")
    assert "easy bot: plays again if it can" in plain(mine.score.value)
    assert [*mine.who.options] == ["Ada", "Zoe"]
    mine.who.value = "Zoe"
    assert plain(mine.score.value).startswith("Zoe against the bots")


def test_who_won_is_found_out_where_an_older_kit_did_not_write_it(shelf: Shelf) -> None:
    path = finished("button_up", shelf)
    ((_, kept),) = shelf.finished()
    shelf.write(path, msgspec.structs.replace(kept, winners=msgspec.UNSET))
    mine = mine_of(my_games(language="en", shelf=shelf))
    assert plain(mine._rows.children[0].children[0].value).split()[0] == kept.names[kept.winners[0]]  # type: ignore[index]
    assert " won, " in plain(mine.score.value)


# A game that was opened elsewhere since it was listed


@pytest.mark.parametrize("agrees", [True, False])
def test_a_game_that_is_open_at_another_table_is_offered_here(shelf: Shelf, agrees: bool) -> None:
    cut_off(shelf, "Ada", "Bo")
    first, second = play(language="en", shelf=shelf), play(language="en", shelf=shelf)
    button(first, "Continue").click()
    assert first.table is not None
    button(second, "Continue").click()
    (row,) = list_of(second)._rows.children
    assert plain(row.children[0].value).startswith("This game of Ada and Bo is open at another table now.")
    button(second, "Continue here" if agrees else "Leave it there").click()
    assert (second.table is not None) == agrees
    if agrees:
        assert second.table is not None
        assert second.table.game.ply == first.table.game.ply
    assert len(shelf.unfinished()) == 1


def test_a_game_that_another_kernel_took_over_is_found_again(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", "Bo")
    shown = play(language="en", shelf=shelf)
    ((path, kept),) = shelf.unfinished()
    other = Shelf(shelf.folder)
    other.write(other.new_path(), kept)
    other.forget(path)
    button(shown, "Continue").click()
    button(shown, "Continue here").click()
    assert shown.table is not None


def test_a_game_that_is_nowhere_any_more_is_told_so(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", "Bo")
    shown = play(language="en", shelf=shelf)
    ((path, _),) = shelf.unfinished()
    path.unlink()
    button(shown, "Continue").click()
    assert plain(list_of(shown).message.value).startswith(
        "The game of Ada and Bo is no longer among the unfinished ones"
    )
