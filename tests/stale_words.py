"""Which translations are older than their English: `python -m tests.stale_words [LANGUAGE ...]` lists them.

For every message, `stale_words.txt` has a hash of the English that each language was translated from. Once the English
reads otherwise, its translations are listed until somebody has looked at them and says so:

    python -m tests.stale_words fr --message kit/language/words:save-keep     these, whether they are changed or not
    python -m tests.stale_words de fr --since main     all that read otherwise than in that commit, or are new

Nothing marks a language as a whole. The marks are one file, not a comment at each message: to Pontoon and Weblate a
comment is a note for people to read, and both write the files of a language anew.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from tests.refusals import PACKAGE, english_of

MARKS: Final = Path(__file__).with_suffix(".txt")
ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
"""A message with its attributes, in a file that Fluent's own parser has read (`test_every_message_can_be_said`)."""


class Translation(NamedTuple):
    """A message in a language.

    Attributes:
        folder: where it stands, below the package.
        message: its id.
        language: the language's tag.
    """

    folder: str
    message: str
    language: str

    def __str__(self) -> str:
        return f"{self.language} --message {self.folder}:{self.message}"


def entries(text: str) -> dict[str, str]:
    """The messages of a file, without what changes nothing: line breaks and indentation."""
    return {found[1]: re.sub(r"[ \t\n]+", " ", found[2]).strip() for found in ENTRY.finditer(text)}


class MessageFiles:
    """All messages in a folder, in every language.

    Args:
        folder: the package, or another folder with message files.
    """

    def __init__(self, folder: Path = PACKAGE) -> None:
        self.folder = folder
        self.english: dict[tuple[str, str], str] = {}
        self.translations: dict[Translation, str] = {}
        for home in sorted({file.parent for file in folder.rglob("*.ftl")}):
            name = home.relative_to(folder).as_posix()
            for message, text in entries(english_of(home)).items():
                self.english[name, message] = text
            for file in sorted(home.glob("*.ftl")):
                if file.stem != "en":
                    for message, text in entries(file.read_text(encoding="utf-8")).items():
                        self.translations[Translation(name, message, file.stem)] = text

    def hash_now(self, one: Translation) -> str:
        """The hash of the English that a translation has to say now."""
        return sha256(self.english.get((one.folder, one.message), "").encode()).hexdigest()[:8]

    def stale(self, marks: Mapping[Translation, str]) -> list[Translation]:
        """The translations whose English reads otherwise than it did, and those without a mark."""
        return [one for one in self.translations if marks.get(one) != self.hash_now(one)]

    def changed_since(self, commit: str) -> set[Translation]:
        """The translations that read otherwise than in a commit, or were not there.

        Raises:
            subprocess.CalledProcessError: if git does not know the commit.
        """
        git = ["git", "-C", str(self.folder)]
        subprocess.run(
            [*git, "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"], check=True, capture_output=True
        )
        then: dict[tuple[str, str], dict[str, str]] = {}
        for one in self.translations:
            if (one.folder, one.language) not in then:
                place = f"{commit}:./{one.folder}/{one.language}.ftl"
                shown = subprocess.run([*git, "show", place], capture_output=True, encoding="utf-8")
                then[one.folder, one.language] = entries(shown.stdout)
        return {
            one for one, text in self.translations.items() if then[one.folder, one.language].get(one.message) != text
        }


def read_marks(file: Path = MARKS) -> dict[Translation, str]:
    """The hashes of the English from which each translation was made."""
    marks, folder = {}, ""
    for line in file.read_text(encoding="utf-8").splitlines():
        message, *rest = line.split()
        if rest:
            marks.update({Translation(folder, message, language): rest[0] for language in rest[1:]})
        else:
            folder = message
    return marks


def write_marks(marks: Mapping[Translation, str], file: Path = MARKS) -> None:
    """Write the marks down: a line for each message and hash, with the languages that have it."""
    languages: dict[str, dict[tuple[str, str], list[str]]] = {}
    for one in sorted(marks):
        languages.setdefault(one.folder, {}).setdefault((one.message, marks[one]), []).append(one.language)
    lines = []
    for folder, own in languages.items():
        lines += [folder, *(f"  {message} {mark} {' '.join(tags)}" for (message, mark), tags in own.items())]
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def renewed(
    files: MessageFiles, marks: Mapping[Translation, str], looked_at: Iterable[Translation]
) -> dict[Translation, str]:
    """The marks with those of some translations renewed, and without those of messages that are gone."""
    kept = {one: mark for one, mark in marks.items() if one in files.translations}
    return kept | {one: files.hash_now(one) for one in looked_at}


def main(arguments: Sequence[str] | None = None, folder: Path = PACKAGE, file: Path = MARKS) -> int:
    """List what is stale, or renew the marks of what was looked at; 1 if something is stale."""
    parser = argparse.ArgumentParser(prog="python -m tests.stale_words", description="Translations that are stale.")
    parser.add_argument("language", nargs="*", help="list or mark only these languages")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--message", nargs="+", metavar="FOLDER:ID", help="mark these messages, which were looked at")
    what.add_argument("--since", metavar="COMMIT", help="mark those that read otherwise than in this commit")
    asked = parser.parse_args(arguments)
    files, marks = MessageFiles(folder), read_marks(file)
    known = {one.language for one in files.translations}
    if strange := set(asked.language) - known:
        parser.error(f"no messages are in {', '.join(sorted(strange))}; the languages are {', '.join(sorted(known))}")
    if (asked.message or asked.since) and not asked.language:
        parser.error("say in which language the messages were looked at")
    looked_at = {
        Translation(*name.rpartition(":")[::2], language) for language in asked.language for name in asked.message or ()
    }
    if unknown := sorted(looked_at - files.translations.keys()):
        parser.error(f"there is no {unknown[0].folder}:{unknown[0].message} in {unknown[0].language}")
    if asked.since:
        try:
            looked_at = {one for one in files.changed_since(asked.since) if one.language in asked.language}
        except subprocess.CalledProcessError:
            parser.error(f"git knows no commit {asked.since}")
    if looked_at:
        marks = renewed(files, marks, looked_at)
        write_marks(marks, file)
    left = [one for one in files.stale(marks) if one.language in (asked.language or known)]
    for one in left:
        print(f"{one}\n    {files.english.get((one.folder, one.message), 'English has it no more')}")
        print(f"    {files.translations[one]}")
    print(f"to be looked at: {len(left)}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
