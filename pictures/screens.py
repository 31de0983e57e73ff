"""Photograph the widgets in a JupyterLab, and film a round: `python -m pictures.screens [round lobby …]`.

Each picture is a WebP of one widget as somebody sees it, in pictures/screens/; the film is pictures/round.gif.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import Locator, expect, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.every_widget import CLASS, IN_PLAY, OVER, REVIEW, START
from tests.browser.lab import Lab, LabServer
from tests.browser.player import NO_DELAY, SOMETHING_TO_PRESS, Player
from tests.browser.windows import Windows

FOLDER: Final = Path(__file__).parent
SCREENS: Final = FOLDER / "screens"
ROUND: Final = FOLDER / "round.gif"
EDGE: Final = 8
"""How many pixels of empty ground are left at the right of a widget and below it."""
ABOVE: Final = 2
"""How many are above it; the cell's frame is not far."""
MOST_BYTES: Final = 1_500_000
"""Of the film, which the README shows."""


def nothing(_: Locator) -> None:
    """It shows what it should without being asked."""


def presses(*names: str) -> Callable[[Locator], None]:
    """Press buttons, by what they say."""

    def press(output: Locator) -> None:
        for name in names:
            output.get_by_role("button", name=re.compile(rf"^\W*{re.escape(name)}")).first.click()

    return press


def asks_the_coach(output: Locator) -> None:
    """Until it has said something."""
    presses("Coach")(output)
    expect(output.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)


def can_begin(output: Locator) -> None:
    """The rules have been read, and there is something to press."""
    presses("Got it")(output)
    assert output.evaluate(SOMETHING_TO_PRESS, 20)


def is_reviewed(output: Locator) -> None:
    """Until its sums are there."""
    expect(output.locator(".bw-review-sums caption")).to_have_text("Luck and skill", timeout=60_000)


def answers(output: Locator) -> None:
    """A wrong number, and the right one is still to be found."""
    box = output.locator(".bw-question-answer").get_by_role("textbox")
    box.fill("5/9")
    box.press("Enter")
    expect(output.locator(".bw-card-told")).to_contain_text("✗")


@dataclass(frozen=True)
class Shot:
    """A picture of the gallery.

    Attributes:
        name: of its file.
        code: of the cell that shows it.
        act: what somebody does before it is taken.
        dark: whether JupyterLab is dark.
        width: of the window.
        most: how many pixels of its height are shown.
    """

    name: str
    code: str
    act: Callable[[Locator], None] = nothing
    dark: bool = False
    width: int = 1000
    most: int = 900


FOUR: Final = ["Ada", "Bo", "Cy", "Di"]
MIDDLE: Final = """
from buttons_widgets.{game} import Game, {bot} as Bot
at, bots = Game.start({names}, seed=5), [Bot({seed}) for _ in {names}]
while at.ply < {ply} or at.to_move != 0:
    at = at.play(at.chance_move() if at.to_move is CHANCE else bots[at.to_move](at))
game = {game}.play({names}, pace="once")
game._begin(at, [None, *bots[1:]])
game
"""
"""A game in the middle, and a person's turn."""


TOURNAMENT: Final = """
def first_come(game):
    return game.legal_moves()[-1]
tournament([CautiousBot(4), RandomBot(), first_come], games=40, seed="tea", progress=False)
"""
ANSWERED: Final = """
from buttons_widgets.lessons import check
for number, answer in (("3.3", "1/3"), ("3.4", "4/9"), ("3.5", "7/27")):
    check(number, answer)
hand_in(3)
"""
SHOTS: Final = (
    Shot("lobby", "play()"),
    Shot("table", IN_PLAY, asks_the_coach),
    Shot("table-dark", IN_PLAY, dark=True),
    Shot("ending", "at = line_game()\n" + OVER),
    Shot("review", REVIEW, is_reviewed),
    Shot(
        "button-up", MIDDLE.format(game="button_up", bot="PerfectBot", seed="", names=["Ada", "Bo"], ply=6), can_begin
    ),
    Shot("pretty-tricky", MIDDLE.format(game="pretty_tricky", bot="NearestBot", seed=1, names=FOUR, ply=60), can_begin),
    Shot(
        "war-of-the-buttons",
        MIDDLE.format(game="war_of_the_buttons", bot="TunedBot", seed=1, names=FOUR, ply=120),
        can_begin,
    ),
    Shot("puzzle", "puzzle('gem-04')", presses("Hint")),
    Shot("puzzle-book", "puzzle_book()"),
    Shot("puzzle-editor", "puzzle_editor()"),
    Shot("coach", "coach(POSITION, Opponents(2, opt_out=0.2, bust=0.1), reveal=True)"),
    Shot("solution", "solve('rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5')", width=760),
    Shot("layouts", "LAYOUTS"),
    Shot("pack", "load_pack('gems')"),
    Shot("tournament", TOURNAMENT, width=760),
    Shot(
        "simulation",
        "simulate([OneStepBot(), GamblerBot(bust=0.2), Strategy('stars', 2)], games=10_000, seed=1, progress=False)",
        width=760,
    ),
    Shot("card", "exercise('3.4')", answers, width=760),
    Shot("class", CLASS.replace(", 'no code'", ""), width=1500, most=620),
    Shot("class-round", "class_round('7b Monday')", presses("Roll")),
    Shot("hand-in", ANSWERED, width=760),
    Shot("worksheet", "worksheet(load_pack('gems')[:2])"),
    Shot("dice-roller", "pretty_tricky.dice_roller('back row')", presses("Roll")),
    Shot("laying", "from buttons_widgets.lessons.roll_pictures import BOARD, ROLL\ntry_laying(BOARD, ROLL)", width=760),
)


@contextmanager
def labs() -> Iterator[Callable[[], Lab]]:
    """A JupyterLab and a browser; what it gives opens notebooks there, for one picture."""
    with TemporaryDirectory() as folder, LabServer(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), headless=True, args=[*CHROMIUM_FLAGS, "--no-sandbox"]
        )
        windows = Windows(browser)
        yield lambda: Lab(windows, server)
        windows.close()


def trimmed(picture: Image.Image) -> Image.Image:
    """A picture without the empty ground at its right and below, but for an edge."""
    below = picture.crop((0, EDGE, *picture.size))  # below the cell's frame
    ground = Image.new("RGB", below.size, below.getpixel((below.width - 1, below.height - 1)))
    _, _, right, bottom = ImageChops.difference(below, ground).getbbox() or (0, 0, *below.size)
    return picture.crop((0, 0, min(right + EDGE, picture.width), min(bottom + 2 * EDGE, picture.height)))


def take(lab: Lab, shot: Shot) -> None:
    """Take a picture."""
    notebook = lab.open([START, shot.code], "dark" if shot.dark else "light", shot.width + 60, 1000)
    notebook.run_all()
    notebook.add_style(NO_DELAY)
    output = notebook.output(1)
    shot.act(output)
    notebook.settle()
    output.evaluate("(output) => output.scrollIntoView({ block: 'start' })")
    notebook.page.mouse.move(1, 1)
    box = output.locator(".jp-OutputArea-output").first.bounding_box()
    assert box is not None
    page = notebook.page.screenshot(
        clip={
            "x": box["x"],
            "y": box["y"] - EDGE,
            "width": box["width"],
            "height": min(box["height"] + EDGE, shot.most),
        }
    )
    picture = trimmed(Image.open(io.BytesIO(page)).convert("RGB"))
    picture.save(SCREENS / f"{shot.name}.webp", quality=80, method=6)
    lab.close()


GAME: Final = """
from buttons_widgets import CautiousBot, play
game = play(["Ada", ("Berta", CautiousBot(4, seed=2))], layouts=["A", "B"], seed={seed!r}, pace="normal")
game
"""
SEED: Final = "buttons"
ENOUGH: Final = 3
"""With so many buttons the person of the film opts out."""
MOST_SECONDS: Final = 40
WIDTH: Final = 800
"""Of the film."""
HEIGHT: Final = 640
"""What is shown of a table, before it is made smaller."""
FASTER: Final = 1.3
"""How many times as fast as it was filmed it is shown."""


def film(lab: Lab) -> None:
    """Film a round of two, until the stars are placed."""
    notebook = lab.open([GAME.format(seed=SEED)], "light", 1060, 800, reduced_motion="no-preference")
    notebook.run_all()
    notebook.page.evaluate("document.querySelector('.jp-InputArea')?.closest('.jp-Cell-inputWrapper').remove()")
    person = Player(notebook)
    frames: list[tuple[float, Image.Image]] = []

    def watch(seconds: float) -> None:
        until = monotonic() + seconds
        while monotonic() < until:
            shot = Image.open(io.BytesIO(person.table.screenshot())).convert("RGB")
            top = shot.crop((0, 0, shot.width, HEIGHT))
            frames.append((monotonic(), top.resize((WIDTH, HEIGHT * WIDTH // shot.width), Image.Resampling.LANCZOS)))

    def click(what: Locator) -> None:
        what.hover()
        watch(0.4)
        what.click()
        notebook.page.mouse.move(1, 1)

    watch(1)
    while frames[-1][0] - frames[0][0] < MOST_SECONDS:
        look = person.look()
        if "opt-out" in look.actions and len(look.buttons[0]) >= ENOUGH:
            click(person.action("opt-out"))
        elif name := next((name for name in ("place", "roll") if name in look.actions), ""):
            click(person.action(name))
        elif look.seat == 0 and look.offered:
            # The best space is not known here: the one that is farthest from the others looks good.
            click(person.space(next(cell for cell in reversed(look.offered) if cell not in look.chosen)))
        elif "next-round" in look.actions:
            break
        watch(0.6)
    watch(2)
    lab.close()
    write(frames)


def write(frames: list[tuple[float, Image.Image]]) -> None:
    """Write the film: what stays the same is one picture that is shown longer."""
    kept = [frames[0]]
    for at, frame in frames[1:]:
        if frame.size == kept[0][1].size and frame.tobytes() != kept[-1][1].tobytes():
            kept.append((at, frame))
    ends = [at for at, _ in kept[1:]] + [kept[-1][0] + 2.5]
    durations = [round(min(1.3, end - at) / FASTER * 1000) for (at, _), end in zip(kept, ends, strict=True)]
    palette = kept[len(kept) // 2][1].quantize(128)
    pictures = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for _, frame in kept]
    pictures[0].save(ROUND, save_all=True, append_images=pictures[1:], duration=durations, loop=0, optimize=True)
    print(f"{ROUND.name}: {len(kept)} pictures, {sum(durations) / 1000:.1f} s, {ROUND.stat().st_size:,} bytes")


def main(names: list[str]) -> None:
    """Take the pictures that are named, or all."""
    SCREENS.mkdir(exist_ok=True)
    with labs() as lab:
        for shot in SHOTS:
            if not names or shot.name in names:
                take(lab(), shot)
                print(f"{shot.name}: {(SCREENS / shot.name).with_suffix('.webp').stat().st_size:,} bytes", flush=True)
        if not names or "round" in names:
            film(lab())


if __name__ == "__main__":
    main(sys.argv[1:])
