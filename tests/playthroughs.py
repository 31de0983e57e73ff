"""One whole game of each kind, written down state by state: golden texts that a change of a game does not pass unseen.

The texts are in `tests/kit/playthroughs/`. `make playthroughs` writes them anew, and `git diff` then shows what has
changed: every state with who moves, what may be done, how likely chance is, and what people read of it.

    python -m tests.playthroughs [NAME ...]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.table.scene import Scene
from buttons_widgets.kit.testing import random_move
from tests.every_game import KINDS
from tests.nim import NIM

AnyKind = Kind[Any, Any]

FOLDER: Final = Path(__file__).parent / "kit" / "playthroughs"
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")
SEED: Final = "playthrough 162"
"""It decides chance, and the players' moves as well: in BUTTONS the game is short, with a few busts."""
MOST_LISTED: Final = 12
"""Of more moves than this, only the first and the last are named."""
PLAYED: Final[dict[str, AnyKind]] = {kind.name: kind for kind in (*KINDS, NIM)}
"""The tiny game is among them, as an example that is read in a minute."""


def states_of(kind: AnyKind) -> list[Any]:
    """Every state of the game: two play it if two can, and they move at random."""
    chooser = random.Random(SEED)
    states = [kind.start(NAMES[: 2 if 2 in kind.seats else kind.seats[0]], seed=SEED)]
    while states[-1].to_move is not None:
        states.append(states[-1].play(random_move(states[-1], chooser)))
    return states


def playthrough(kind: AnyKind) -> str:
    """The text of the whole game."""
    states = states_of(kind)
    lines = [f"Game: {kind.name}"]
    before: dict[str, str] = {}
    for ply, game in enumerate(states):
        lines += ["", f"# State {ply}: {game!r}"]
        said = dict(_said(kind, states[: ply + 1]))
        # What is said as in the state before is left out.
        lines += [f"{key}: {text}".rstrip() for key, text in said.items() if text != before.get(key, "")]
        before = said
        lines += _offered(game)
        if game.to_move is not None:
            lines.append(f"Move: {states[ply + 1].last_move}")
    record = kind.write_game(states[-1])
    lines += ["", "# The end", f"Result: {states[-1].result}"]
    lines += [f"Record: {record.game}, {', '.join(record.names)}; over: {record.over}; {len(record.moves)} moves"]
    lines += [f"  {key}: {' | '.join(texts)}" for key, texts in record.start.items()]
    lines += ["Code:", fill(kind.write_code(states[-1]), 116), "Text:", str(states[-1]), ""]
    return "\n".join(lines)


def _said(kind: AnyKind, states: Sequence[Any]) -> Iterator[tuple[str, str]]:
    """What people see and hear of a state, each with what it is."""
    game, view, words = states[-1], kind.view, kind.words("en")
    decides = isinstance(game.to_move, int)
    scene: Scene[Any] = Scene(states, words, (True,) * len(game.names), decides)
    scene = scene._replace(draft=view.first_draft(scene)) if decides else scene
    if len(states) > 1:
        yield "Told", " ".join(view.told(states[-2], game, words))
        yield "Ended", view.outcome(states[-2], game, words)
        over = scene._replace(decides=False, round_over=True)
        if (game.round != states[-2].round or game.to_move is None) and (summary := view.summary(over)):
            parts = (f"{r.name}: {', '.join(r.parts) or r.nothing}, {r.earned}, {r.total}" for r in summary.rows)
            yield "Summary", f"{summary.title}. {'; '.join(parts)}"
    yield "Title", " · ".join(filter(None, view.title(scene)))
    yield "To move", "nobody" if game.to_move is None else game.names[game.to_move] if decides else "chance"
    yield "Prompt", view.prompt(scene)
    yield "Last turn", view.last_turn(scene)
    for seat, name in enumerate(game.names):
        line = view.seat_line(scene, seat)
        yield name, ", ".join(filter(None, [line.tag, line.score_spoken or line.score, line.pending_spoken]))
    for place in range(len(view.owners(game))):
        yield f"Board {place + 1}", view.board(scene, place, {}).label
    dice = view.dice(scene)
    yield "Dice", dice.label if dice is not None else ""
    if decides:
        yield "Buttons", ", ".join(f"[{action.label}]" for action in view.actions(scene))
    if game.to_move is None and (course := view.course(scene)):
        ways = (f"{line.name} {' '.join(map(str, line.values))}" for line in course.lines)
        yield "Course", f"{course.title}: {'; '.join(ways)}. {course.sentence}"


def _offered(game: Any) -> list[str]:
    """The legal moves of a state; those of chance with their probabilities."""
    if game.to_move is CHANCE:
        chances = [f"{move} ({probability})" for move, probability in game.chances()]
        total = sum((Fraction(probability) for _, probability in game.chances()), Fraction(0))
        return [f"Chances: {len(chances)}, together {total}: {_listed(chances)}"]
    moves = [str(move) for move in game.legal_moves()]
    return [f"Legal moves: {len(moves)}: {_listed(moves)}"] if moves else []


def _listed(texts: Sequence[str]) -> str:
    return ", ".join(texts) if len(texts) <= MOST_LISTED else f"{texts[0]}, … {texts[-1]}"


def path_of(kind: AnyKind) -> Path:
    """The file of a game."""
    return FOLDER / f"{kind.name}.txt"


if __name__ == "__main__":
    for name in sys.argv[1:] or PLAYED:
        path_of(PLAYED[name]).write_text(playthrough(PLAYED[name]), encoding="utf-8")
        print(path_of(PLAYED[name]))
