"""Nothing in the kit would have to change if a game of this house were struck out: it names none."""

import ast
import re

import pytest

from tests.house.plan import GAMES, PACKAGE, ROOT

KIT = [path for path in sorted((PACKAGE / "kit").rglob("*")) if path.suffix in {".py", ".js", ".css", ".ftl"}]

# The package is called so, and what it calls after itself; and so are the buttons that people press.
OURS = re.compile(r"\bbuttons[-_]widgets\b|\bBUTTONS_WIDGETS(_[A-Z]+)*\b")

TITLES = ("Button Up", "Pretty Tricky", "War of the Buttons")
"""Games that are here or to come."""

# What only one of the games has: a sentence with it cannot stand in the kit.
TERMS = (
    r"\bbusts?\b",
    r"\bdepots?\b",
    r"\bopt(?:s|ed|ing)?[ _-]outs?\b",
    r"\bgolden\b",
    r"\bbutton[ _-]cards?\b",
    r"\bred[ _-]card\b",
    r"\bgold[ _-](?:die|dice)\b|\b(?:die|dice|ones) says?\b",  # any die may be white or black; here one says the row
    r"\b(?:printed|glass|laid)[ _-]buttons?\b",
    r"\blayouts\b",  # one layout is what every widget of ipywidgets has; several are boards
    r"\bstars?\b|★",
    r"\bline of five\b",
)


def pattern_of_games() -> re.Pattern[str]:
    """A game's folder or title, however it is written, and BUTTONS where it is no word for what people press."""
    names = {game.replace("_", " ") for game in GAMES} | {title.lower() for title in TITLES}
    written = [r"[ _-]?".join(name.split()) for name in sorted(names - {"buttons"})]
    # In capitals, quoted, as a file's name, or as a step in the name of a module.
    buttons = r"(?-i:BUTTONS)|[\"'`/]buttons[\"'`/]|\bbuttons\.json\b|\bbuttons[./](?:rules|view|words|static|kind)\b"
    return re.compile("|".join([*(rf"\b{name}\b" for name in written), buttons]), re.IGNORECASE)


GAME_NAMED = pattern_of_games()
TERM_OF_A_GAME = re.compile("|".join(TERMS), re.IGNORECASE)


def found_in(text: str) -> list[str]:
    """What names a game in a text, line by line."""
    return [
        f"line {number}: {match[0]!r} in {line.strip()[:100]!r}"
        for number, line in enumerate(text.splitlines(), start=1)
        for pattern in (GAME_NAMED, TERM_OF_A_GAME)
        for match in pattern.finditer(OURS.sub("", line))
    ]


def test_no_file_of_the_kit_names_a_game() -> None:
    assert KIT
    found = [
        f"{path.relative_to(ROOT)}, {one}"
        for path in KIT
        for one in [*found_in(str(path.relative_to(PACKAGE))), *found_in(path.read_text(encoding="utf-8"))]
    ]
    assert not found, "\n".join(found)


def names_of_games() -> set[str]:
    """What a person imports from `buttons_widgets` and comes from a game."""
    top = ast.parse((PACKAGE / "__init__.pyi").read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(top) if isinstance(node, ast.ImportFrom) and node.module]
    return {alias.name for node in imports if str(node.module).partition(".")[0] in GAMES for alias in node.names}


def test_no_example_in_the_kit_borrows_a_game() -> None:
    """A doctest that stands on a game would fail without it."""
    assert {"Game", "play"} <= names_of_games()
    borrowed = re.compile(r"\bfrom buttons_widgets import ([\w, ]+)|\bbuttons_widgets\.(\w+)")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in KIT
        for match in borrowed.finditer(path.read_text(encoding="utf-8"))
        if {name.strip() for name in (match[1] or match[2]).split(",")} & (names_of_games() | set(GAMES))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "Everything of BUTTONS.",
        '`"buttons"`',
        "from ..buttons.rules import game",
        "BUTTONS1 0Dq",
        "war_of_the_buttons",
        "Pretty Tricky",
        "buttonup",
        "Save as buttons.json",
        "you may opt out",
        ".bw-action-opt-out {}",
        "{ $stars } stars",
        "3 ★",
        "The white die says the row",
    ],
)
def test_what_names_a_game_is_found(text: str) -> None:
    assert found_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "the buttons below the table",
        "querySelectorAll('button')",
        "buttons-widgets game",
        "os.environ['BUTTONS_WIDGETS_GAMES']",
        "from buttons_widgets.kit.rules.game import Game",
        "pips: gold or white",
        "Dark: a black die is lighter than the page behind it",
        "widgets.Layout(width='100%')",
        "robust, started, adopt, options",
    ],
)
def test_ordinary_words_are_left_alone(text: str) -> None:
    assert found_in(text) == []
