"""Printing the puzzles that were chosen: a worksheet to download, or to save beside the notebook."""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import RLock
from typing import Any, Final

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import paper_list, show_if
from ..page.frame import PATIENCE
from ..page.lock import one_at_a_time, one_close
from ..page.markup import status_html
from ..page.work_line import WorkLine
from ..rules.errors import GameError
from ..saving.errors import disk_reason, path_text, told_reason
from ..saving.files import DEVICE, write_file
from .puzzle import Puzzle
from .worksheet import LONGEST_TITLE, Draw, Worksheet

COUNTS: Final = (6, 12, 24)
"""How many puzzles may be printed, besides all."""
MOST: Final = 100
"""More puzzles are refused: their page would be larger than a browser prints with ease."""
FOLDER: Final = "worksheets"
"""What the folder beside the notebook is called."""
ENDING: Final = ".html"
MEDIA_TYPE: Final = "text/html"
_LONGEST_NAME: Final = 60

_Wanted = tuple[tuple[Puzzle, ...], str, str]


class Printing(w.VBox):
    """A fold: how many puzzles, the title and the paper, and a button for each way to get the page.

    Args:
        draw: draws what the board of a puzzle shows.
        chosen: the puzzles that are chosen now, in their order.
        download: gives a file to whoever has just pressed the button: its name, its text, and its media type.
        on_switch: called when the fold was opened or closed.
        lock: held while something is done; an own one if left out.

    Attributes:
        switch: opens and closes the fold; whoever shows the fold puts it where it belongs.
    """

    def __init__(
        self,
        words: Words,
        draw: Draw,
        chosen: Callable[[], Sequence[Puzzle]],
        download: Callable[[str, str, str], None],
        on_switch: Callable[[], None],
        lock: RLock | None = None,
    ) -> None:
        self.lock = RLock() if lock is None else lock
        self._words, self._draw, self._chosen, self._download = words, draw, chosen, download
        self._made: tuple[_Wanted, Worksheet] | None = None
        self._on_switch = on_switch
        self._asked = 0.0
        self._being_made: tuple[_Wanted, list[str]] | None = None  # for each way that was pressed meanwhile
        say = words.say
        self.switch = w.ToggleButton(description=say("print-switch"), tooltip=say("print-hint"), icon="print")
        self.switch.add_class("bw-print-switch").observe(lambda _: self._switched(), "value")
        some = [(say("print-first", count=count), count) for count in COUNTS]
        self.count = w.Dropdown(options=[*some, (say("print-all"), 0)], value=COUNTS[1])
        self.count.description = say("print-count")
        self.title = w.Text(placeholder=say("worksheet-title"), continuous_update=False)
        self.title.description = say("print-title")
        self.paper = paper_list(words)
        for field in (self.count, self.title, self.paper):
            field.observe(lambda _: self.show(), "value")
        self.downloader = w.Button(description=say("print-download"), icon="download", button_style="primary")
        self.downloader.tooltip = say("print-download-hint")
        self.downloader.add_class("bw-hands-out").on_click(lambda _: self._ask("download"))
        self.saver = w.Button(description=say("print-save"), tooltip=say("print-save-hint", folder=FOLDER))
        self.saver.on_click(lambda _: self._ask("save"))
        self.message = w.HTML().add_class("bw-print-told")
        self.work = WorkLine(
            words, "print", self.lock, self._has_come, on_stop=self._has_stopped, on_told=self._tell_unseen
        )
        fields = w.HBox([self.count, self.title, self.paper, self.downloader, self.saver]).add_class("bw-print-row")
        super().__init__([fields, self.work, self.message])
        self.add_class("bw-print")
        self.work.clear()
        self.show()

    @property
    def is_open(self) -> bool:
        """Whether the fold is open."""
        return bool(self.switch.value)

    @one_at_a_time
    def show(self) -> None:
        """Show what would be printed now, if the fold is open."""
        show_if(self, self.is_open)
        if self.is_open:
            self._clear_work()
            count = len(self._chosen())
            self._tell("print-chosen", printed=min(self.count.value or count, count), count=count)

    @one_close
    def close(self) -> None:
        """Close it, and stop what it does."""
        self.work.close()
        super().close()

    @one_at_a_time
    def _ask(self, way: str) -> None:
        if way == "download":  # from this press on the page waits for the file
            self._asked = time.monotonic()
        self._clear_work()
        try:
            wanted = self._wanted()
        except GameError as error:
            self._refuse(error)
            return
        if self._made is not None and self._made[0] == wanted:
            self._hand_out(way, self._made[1])
            return
        if self._being_made is not None and self._being_made[0] == wanted:
            self._being_made[1].append(way)
            return
        self._being_made = wanted, [way]
        puzzles, title, paper = wanted
        page = object()  # a piece of work that no other job shares
        watch = self.work.worker.watching(page)
        job = partial(Worksheet, puzzles, self._words, self._draw, title, paper, watch)
        try:
            self.work.begin(page, job, frozenset({page}), self._words.say("print-making"))
        except BaseException:  # an interrupt in plain Python, where the page is made here and now
            self._forget_work()
            raise

    @one_at_a_time
    def _switched(self) -> None:
        if not self.is_open:
            self._forget_work()
            self.message.value = ""
        self._on_switch()

    def _has_stopped(self) -> None:
        self._being_made = None

    def _forget_work(self) -> None:
        """Make no page any more, and say nothing of one."""
        self._has_stopped()
        self.work.drop()
        self.work.clear()

    def _clear_work(self) -> None:
        """Say nothing of a page that was stopped; one that is made goes on."""
        if not self.work.runs:
            self.work.clear()

    def _wanted(self) -> _Wanted:
        """What is to be printed: the puzzles, the title and the paper.

        Raises:
            GameError: there is no puzzle, there are too many, or the title is too long.
        """
        say = self._words.say
        chosen = tuple(self._chosen())
        puzzles = chosen[: self.count.value] if self.count.value else chosen
        if not puzzles:
            raise GameError(say("print-none"))
        if len(puzzles) > MOST:
            raise GameError(say("print-too-many", count=len(puzzles), most=MOST))
        title = " ".join(self.title.value.split())
        if len(title) > LONGEST_TITLE:
            raise GameError(say("print-long-title", most=LONGEST_TITLE))
        return puzzles, title or say("worksheet-title"), self.paper.value

    def _has_come(self, result: Any) -> None:
        if self._being_made is None:
            return
        (wanted, ways), self._being_made = self._being_made, None
        if isinstance(result, BaseException):
            self._refuse(result)
            return
        self._made = wanted, result
        for way in sorted(set(ways)):  # what saving says comes last: where the page is, or why it is nowhere
            if way == "download" and time.monotonic() - self._asked > PATIENCE:
                # The page does not wait so long for a file, lest it hand out what nobody remembers.
                self._tell("print-ready")
            else:
                self._hand_out(way, result)

    def _hand_out(self, way: str, sheet: Worksheet) -> None:
        if way == "download":
            name = f"{file_stem(sheet.title)}{ENDING}"
            self._download(name, sheet.html, MEDIA_TYPE)
            self._tell("print-downloaded", name=name)
            return
        try:
            path = save_new(sheet)
        except (OSError, GameError) as error:
            self._refuse(error, "print-not-saved")
        else:
            self._tell("print-saved", name=path.name, folder=path_text(path.parent))

    def _refuse(self, error: BaseException, message: str = "print-refused") -> None:
        self._show_message(status_html(self._words.say(message, reason=told_reason(error)), "alert"))

    def _tell(self, message: str, **values: str | int) -> None:
        self._show_message(status_html(self._words.say(message, **values)))

    def _tell_unseen(self, text: str) -> None:
        """Tell a screen reader what the line of the work shows."""
        self._show_message(status_html(text), unseen=True)

    def _show_message(self, html: str, *, unseen: bool = False) -> None:
        (self.message.add_class if unseen else self.message.remove_class)("bw-unseen")
        self.message.value = html


def file_stem(title: str) -> str:
    """What a worksheet's file is called, without the ending: the letters and digits of its title.

    >>> file_stem("Class 4b: Friday/Monday?")
    'Class 4b Friday Monday'
    >>> file_stem("../.."), file_stem("CON")
    ('worksheet', 'worksheet CON')
    """
    plain = re.sub(r"[^\w',&-]+", " ", unicodedata.normalize("NFC", title))
    # Nothing that hides the file, or that a program takes for one of its options.
    stem = plain[:_LONGEST_NAME].strip(" -")
    if DEVICE.fullmatch(stem):
        return f"worksheet {stem}"
    return stem if re.search(r"\w", stem) else "worksheet"


def save_new(sheet: Worksheet) -> Path:
    """Save a worksheet under its title in the folder `worksheets` beside the notebook, which is made if need be.

    If there is one of this name, it gets the next that is free. The file's path is returned.

    Raises:
        GameError: the folder's place is gone, or something else already has that name.
        OSError: the file cannot be written.
    """
    place = Path(FOLDER)
    try:
        place = place.absolute()
        place.mkdir(exist_ok=True)
    except FileExistsError:
        raise GameError.of(
            "refused-no-folder",
            "there is no folder {folder}: something else already has that name",
            folder=path_text(place),
        ) from None
    except OSError as error:
        raise GameError.of(
            "refused-folder-unmade",
            "no folder {folder} can be made: {reason}",
            folder=path_text(place),
            reason=disk_reason(error),
        ) from None
    stem, number = file_stem(sheet.title), 1
    while True:
        path = place / f"{stem}{f' {number}' if number > 1 else ''}{ENDING}"
        try:
            write_file(path, sheet.html.encode(), new=True)
        except FileExistsError:
            number += 1
        else:
            return path
