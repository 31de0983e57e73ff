"""The texts of errors in the code, which are their English: `python -m tests.refusals` prints them for translators."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from buttons_widgets.kit.language import words as words_room
from buttons_widgets.kit.language.words import ENGLISH, KIT_WORDS, REFUSED

PACKAGE: Final = Path(words_room.__file__).parents[2]
GAMES: Final = sorted(folder.parents[1].name for folder in PACKAGE.glob(f"*/{KIT_WORDS.name}/{REFUSED}"))
HOME: Final = {"kit": KIT_WORDS / REFUSED, **{game: PACKAGE / game / KIT_WORDS.name / REFUSED for game in GAMES}}
"""Where the other languages have the texts of the errors of the kit, of each game and of the lessons."""


class Site(NamedTuple):
    """A place in the code that has the text of an error.

    Attributes:
        place: the file and the line.
        home: the part of the package that it is in.
        message: the id.
        template: the English text.
        given: the names of the values; `None` if they cannot be seen in the source.
    """

    place: str
    home: str
    message: str
    template: str
    given: frozenset[str] | None


def is_said(call: ast.Call) -> bool:
    """Whether a call makes a `Phrase`, or an error of one."""
    match call.func:
        case ast.Name(id="Phrase"):
            return True
        case ast.Attribute(attr="of"):
            return bool(call.args) and "refused-" in ast.unparse(call.args[0])
    return False


def sites_in(source: str, place: str, home: str) -> Iterator[Site]:
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and is_said(node)):
            continue
        where = f"{place}, line {node.lineno}"
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        assert len(texts) == len(node.args) == 2, f"{where}: an id and a text are written out"
        names = [keyword.arg for keyword in node.keywords]
        yield Site(where, home, texts[0], texts[1], None if None in names else frozenset(map(str, names)))


@cache
def sites() -> list[Site]:
    own = {PACKAGE / "kit" / "rules" / name for name in ("phrase.py", "errors.py")}
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        home = path.relative_to(PACKAGE).parts[0]
        source = path.read_text(encoding="utf-8")
        if "Phrase(" not in source and "refused-" not in source:
            continue
        if path in own:  # they also make one of what they are given
            source = source.replace("Phrase(message, template, **values)", "None")
        found += sites_in(source, str(path.relative_to(PACKAGE)), home)
    return found


def plain_template(template: str) -> tuple[str, frozenset[str]]:
    """A template without how its values are written, and their names."""
    parts = list(string.Formatter().parse(template))
    assert not any(conversion for *_, conversion in parts), template
    text = "".join(literal + ("" if name is None else f"{{{name}}}") for literal, name, *_ in parts)
    return text, frozenset(name for _, name, *_ in parts if name is not None)


@cache
def texts_of(home: str) -> dict[str, str]:
    """The English texts of a part of the package, with `{name}` where a value stands, in the order of the code."""
    return {site.message: plain_template(site.template)[0] for site in sites() if site.home == home}


def as_fluent(text: str) -> str:
    """A text as it stands in a message file."""
    return re.sub("^ ", '{ " " }', re.sub(r"{(\w+)}", r"{ $\1 }", text))


def english_of(folder: Path) -> str:
    """The English messages of a folder, as a file has them: for texts of errors, those in the code."""
    file = folder / f"{ENGLISH}.ftl"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    texts = [texts_of(home) for home, where in HOME.items() if where == folder]
    return "".join(f"{message} = {as_fluent(text)}\n" for own in texts for message, text in own.items())


if __name__ == "__main__":
    for each in HOME.values():
        print(f"# {each.relative_to(PACKAGE.parent)}\n\n{english_of(each)}")
