"""The message files and the code fit together: what is said exists and gets its values, and what exists is said."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from buttons_widgets.kit.language import words as words_room
from buttons_widgets.kit.language.words import KIT_WORDS, Words
from tests.refusals import HOME, PACKAGE, english_of

FOLDERS = sorted([*(file.parent for file in PACKAGE.rglob("en.ftl")), *HOME.values()])
FILES = sorted(file for folder in FOLDERS for file in folder.glob("*.ftl"))

# The message files


class References(Visitor):
    """The names of all variables in a part of a message file, and of the messages that are a part of it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent_ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def references(node: fluent_ast.BaseNode) -> References:
    found = References()
    found.visit(node)
    return found


IN_OTHERS: set[str] = set()
"""The messages that are a part of others."""


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """The variables of every message and attribute in a file, those of the messages in it included."""
    found: dict[str, References] = {}
    text = english_of(file.parent) if file.stem == "en" else file.read_text(encoding="utf-8")
    names = [one[1] for one in words_room._ENTRY.finditer(text)]
    assert len(set(names)) == len(names), f"{file} has two messages of one name"
    # Entry by entry, as they are said: so each is parsed once.
    entries = words_room._entries(text).values()
    assert all(line[:1] in ("", "#") for line in text[: len(text) - sum(map(len, entries))].splitlines()), file
    for entry in (entry for one in entries for entry in words_room._resource(one).body):
        assert not isinstance(entry, fluent_ast.Junk), f"{file}: {entry.annotations[0].message}: {entry.content}"
        if isinstance(entry, fluent_ast.Message):
            if entry.value is not None:
                found[entry.id.name] = references(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = references(attribute.value)
    inside = {name: own.messages for name, own in found.items()}
    IN_OTHERS.update(*inside.values())
    return {name: own.variables.union(*(found[one].variables for one in inside[name])) for name, own in found.items()}


# Read when a test asks for it: every process that runs tests imports all of them.
@cache
def every_english() -> dict[Path, dict[str, set[str]]]:
    """The variables of every English message, by its folder."""
    return {folder: messages(folder / "en.ftl") for folder in FOLDERS}


@cache
def english_ids() -> str:
    """The ids of all English messages, a line each."""
    return "\n".join(dict.fromkeys(name for own in every_english().values() for name in own))


@cache
def needs_of(pattern: str) -> list[set[str]]:
    """The variables of each English message that fits a pattern; two games may have messages with one id."""
    fitting = re.findall(f"^{pattern}$", english_ids(), re.MULTILINE)
    return [own[name] for own in every_english().values() for name in fitting if name in own]


def test_the_kit_s_folder_is_one_of_them() -> None:
    assert KIT_WORDS in FOLDERS
    assert len(FOLDERS) > 1


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_a_game_repeats_no_message_of_the_kit(folder: Path) -> None:
    """It may say one in its own way, which then takes the place of the kit's; not word for word the same."""
    for message in every_english()[folder].keys() & every_english()[KIT_WORDS].keys():
        values = dict.fromkeys(every_english()[folder][message] | every_english()[KIT_WORDS][message], 2)
        said = {Words([own], "en").say(message, **values) for own in (folder, KIT_WORDS)}
        assert len(said) == 2 or folder == KIT_WORDS, f"{message} says just what the kit's message says"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.parent.name}-{file.stem}")
def test_every_message_can_be_said(file: Path) -> None:
    own, english = Words([file.parent], file.stem), every_english()[file.parent]
    for message, needed in messages(file).items():
        assert message in english, f"only {file} has {message}"
        assert needed <= english[message], f"{file}: {message} names variables that English does not"
        for number in (0, 1, 2, 5) if needed else (0,):
            bundle = own._bundles[0]
            text, errors = bundle.format_pattern(words_room._pattern(bundle, message), dict.fromkeys(needed, number))
            assert (errors, bool(text.strip())) == ([], True), f"{file}: {message}"


# The other languages

OTHERS = sorted({file.stem for file in FILES} - {"en"})


def gaps(english: dict[str, set[str]], other: dict[str, set[str]]) -> list[str]:
    """What a language's messages lack or have too much, next to the English ones: a sentence for each."""
    strange = {name: sorted(other[name] - english[name]) for name in other.keys() & english.keys()}
    return [
        *(f"lacks {name}" for name in english if name not in other),
        *(f"has {name}, which English has not" for name in other if name not in english),
        *(f"{name} needs {values}" for name, values in strange.items() if values),
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_of_english_and_no_other(language: str) -> None:
    folders = [folder for folder in FOLDERS if (folder / f"{language}.ftl").is_file()]
    assert [str(folder) for folder in FOLDERS if folder not in folders] == [], f"these lack {language}.ftl"
    found = [
        f"{folder.relative_to(PACKAGE)}/{language}.ftl {gap}"
        for folder in folders
        for gap in gaps(every_english()[folder], messages(folder / f"{language}.ftl"))
    ]
    assert found == [], "\n" + "\n".join(found)


@pytest.mark.parametrize("language", OTHERS)
def test_no_file_of_a_language_is_where_english_has_none(language: str) -> None:
    assert [file for file in PACKAGE.rglob(f"{language}.ftl") if file.parent not in FOLDERS] == []


def test_a_gap_in_a_language_is_found(tmp_path: Path) -> None:
    english, other = tmp_path / "en.ftl", tmp_path / "xx.ftl"
    english.write_text("one = 1\ntwo = { $n }\n    .hint = 2\nfour =\n    .name = 4\n", encoding="utf-8")
    other.write_text("two = { $m }\nthree = 3\nfour =\n    .hint = 4\n", encoding="utf-8")
    assert gaps(messages(english), messages(other)) == [
        *("lacks one", "lacks two.hint", "lacks four.name"),
        *("has three, which English has not", "has four.hint, which English has not", "two needs ['m']"),
    ]


# The code. An id that is said may be written out, chosen by an `if`, put together by an f-string, kept in a variable
# of the same module, or be a value of a dictionary of some module.


@cache
def sources() -> dict[Path, ast.Module]:
    """Every module of the package, parsed."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def nodes(tree: ast.AST) -> list[ast.AST]:
    """Everything in a module."""
    return list(ast.walk(tree))


@cache
def assignments(tree: ast.AST) -> dict[str, list[ast.expr]]:
    """Every value that each variable of a module gets."""
    found: dict[str, list[ast.expr]] = {}
    for node in nodes(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found.setdefault(name, []).append(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                found.setdefault(name, []).append(value)
    return found


def reasons_beside(tree: ast.AST) -> Iterator[str]:
    """The reasons for which a game ends, of the game to which a module belongs."""
    games = {path: path.relative_to(PACKAGE).parts[0] for path in sources()}
    game = next(games[path] for path, one in sources().items() if one is tree)
    for path, one in sources().items():
        for node in nodes(one) if games[path] == game else ():
            if isinstance(node, ast.ClassDef) and node.name == "Reason":
                yield from assignments(node)


def patterns(node: ast.expr, tree: ast.AST) -> Iterator[str]:
    """The ids that an expression may stand for, as regular expressions, as far as they can be seen in the source."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=parts):
            yield "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts)
        case ast.IfExp(body=body, orelse=other):
            yield from patterns(body, tree)
            yield from patterns(other, tree)
        case ast.Name(id=name):
            for value in assignments(tree).get(name, []):
                if not isinstance(value, ast.Name):
                    yield from patterns(value, tree)
        case ast.Call(func=ast.Name(id="end_message")):
            for reason in reasons_beside(tree):
                yield re.escape("-".join(["end", *reason.lower().split("_")]))
        case ast.Subscript(value=ast.Name(id=name)):
            for other_tree in sources().values():
                for table in assignments(other_tree).get(name, []):
                    if isinstance(table, ast.Dict):
                        for value in table.values:
                            yield from patterns(value, other_tree)


@cache
def said() -> list[tuple[str, str, set[str] | None]]:
    """Every call of `say` in the package: where, a pattern for the message, and the names of its values if known."""
    return list(_said())


def _said() -> Iterator[tuple[str, str, set[str] | None]]:
    for path, tree in sources().items():
        for node in nodes(tree):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "say":
                keywords = [keyword.arg for keyword in node.keywords]
                values = None if None in keywords else {keyword for keyword in keywords if keyword}
                for pattern in patterns(node.args[0], tree):
                    yield f"{path.name}, line {node.lineno}", pattern, values


def written() -> Iterator[str]:
    """Patterns of whatever else in the sources can be an id: it has a hyphen, and f-strings begin with their id's."""
    for tree in sources().values():
        for node in nodes(tree):
            match node:
                case ast.Constant(value=str(text)) if re.fullmatch(r"\w+(-\w+)+", text):
                    yield re.escape(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(first)), *_]) if re.match(r"[a-z]+-", first):
                    yield from patterns(node, tree)
    for path in sorted(PACKAGE.rglob("*.js")):
        text = path.read_text(encoding="utf-8")
        yield from map(re.escape, re.findall(r"""["'`](\w+(?:-\w+)+)["'`]""", text))


@cache
def known_ids() -> re.Pattern[str]:
    """One pattern for all, since `re` keeps only some hundred patterns and would read each of them anew."""
    return re.compile("|".join(sorted({pattern for _, pattern, _ in said()} | set(written()))))


def never_said(ids: Iterable[str]) -> set[str]:
    return {name for name in ids if name not in IN_OTHERS and known_ids().fullmatch(name) is None}


def test_whatever_the_code_says_is_written_and_gets_its_values() -> None:
    assert len(said()) > 100
    for place, pattern, values in said():
        needs = needs_of(pattern)
        assert needs, f"{place} says {pattern}, which is in no en.ftl"
        # An f-string may match more messages than it ever stands for.
        assert values is None or any(needed <= values for needed in needs), f"{place}: {pattern} lacks a value"


def test_whatever_is_written_is_said() -> None:
    every_id = {name for own in every_english().values() for name in own}
    assert never_said(every_id) == set(), "delete these messages, or say them"


def test_a_message_that_is_never_said_is_found() -> None:
    # One is also the name of something else, one begins as ids do, one is a part of an id.
    assert never_said(["stars", "lobby-nothing", "undo"]) == {"stars", "lobby-nothing", "undo"}


def test_a_message_is_read_when_it_is_asked_for_with_those_that_stand_in_it(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "# A comment\nfirst = One, { second }\n    and { -brand }\n-brand = Kit\nsecond = two { third }\n"
        "third = three { first.tip }\nfourth = four\n    .tip = a tip of { -brand }\nbad =\n",
        encoding="utf-8",
    )
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "en.ftl").write_text("fourth = 4\nthird = 3\n", encoding="utf-8")
    words = Words([tmp_path, tmp_path / "more"], "en")
    (bundle,) = words._bundles
    assert words.say("first") == "One, two 3\nand Kit"  # what a later folder says counts
    assert set(bundle._messages) == {"first", "second", "third"}
    assert (words.say("fourth"), words.has("fourth.tip"), words.has("bad"), words.has("none")) == (
        "4",
        False,
        False,
        False,
    )


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "\n\n"])
def test_a_file_without_messages_has_none(text: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    assert not Words([tmp_path], "en").has("one")


def test_messages_that_stand_in_each_other_do_not_hang(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = { two }\ntwo = { one }\nself = { self }\n", encoding="utf-8")
    words = Words([tmp_path], "en")
    assert [words.has(name) for name in ("one", "two", "self", "three")] == [True, True, True, False]
