"""What people chose last time: who sat where, the bots' pace and the coach, for each kind of game.

It is one small file beside the games on the shelf. What cannot be read in it counts as not chosen.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from .errors import SaveError
from .files import SETTINGS, read_file, write_file

FORMAT: Final = "buttons-widgets settings"
VERSION: Final = 1
MOST_BYTES: Final = 200_000
_MOST_SEATS: Final = 100
# As in `record`, which brings OpenSSL along: nobody should wait for it before the lobby stands.
_MALFORMED: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

Text = Annotated[str, msgspec.Meta(max_length=500)]


class SeatChosen(msgspec.Struct, frozen=True):
    """What was chosen for one seat of the lobby.

    Attributes:
        who: `"person"`, the name of a bot, or `"nobody"`.
        name: the player's.
        choice: what was chosen with the seat's options, as they write it.
    """

    who: Text = ""
    name: Text = ""
    choice: Text = ""


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was chosen last time for one kind of game; `None` or nothing for what was never chosen.

    Attributes:
        seats: for each seat of the lobby.
        pace: of the bots.
        coach: whether people may ask the coach.
        how_to_seen: whether somebody has been shown how to play, and closed it.
        table_options: what was chosen in the lobby for the whole table, as its controls write it.
    """

    seats: Annotated[tuple[SeatChosen, ...], msgspec.Meta(max_length=_MOST_SEATS)] = ()
    pace: Text | None = None
    coach: bool | None = None
    how_to_seen: bool = False
    table_options: Text = ""

    @property
    def chooses(self) -> bool:
        """Whether anything was chosen in a lobby."""
        return msgspec.structs.replace(self, how_to_seen=False) != Chosen()


class _File(msgspec.Struct):
    """The file; what is chosen for a kind of game is read only when that is asked for."""

    format: str = FORMAT
    version: int = VERSION
    kinds: dict[str, msgspec.Raw] = {}  # msgspec gives each file a copy


class Settings:
    """The settings in a folder: that of the shelf."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / SETTINGS

    def of(self, kind: str) -> Chosen:
        """What was chosen last time for a kind of game."""
        return _chosen_in(self._read() or _File(), kind)

    def remember(self, kind: str, chosen: Chosen) -> bool:
        """Keep what was chosen for a kind of game, and what was chosen for others. Return whether that worked."""
        file = self._read()
        return file is not None and self._keep(file, kind, chosen)

    def change(self, kind: str, **chosen: Any) -> bool:
        """Keep something else of what was chosen, such as `pace="fast"`. Return whether that worked."""
        file = self._read()
        return file is not None and self._keep(file, kind, msgspec.structs.replace(_chosen_in(file, kind), **chosen))

    def forget(self, kind: str) -> bool:
        """Forget what was chosen for a kind of game. Return whether that worked."""
        file = self._read()
        return file is not None and (file.kinds.pop(kind, None) is None or self._write(file))

    def _read(self) -> _File | None:
        """The file; an empty one if there is none, or none of these; `None` if the disk does not give it."""
        try:
            data = read_file(self.path, MOST_BYTES)
            file = msgspec.json.decode(data, type=_File) if len(data) <= MOST_BYTES else _File()
        except SaveError as error:
            is_there = isinstance(error.__cause__, OSError) and not isinstance(error.__cause__, FileNotFoundError)
            return None if is_there else _File()  # what cannot be read now must not be replaced
        except _MALFORMED:
            return _File()
        return file if (file.format, file.version) == (FORMAT, VERSION) else _File()

    def _keep(self, file: _File, kind: str, chosen: Chosen) -> bool:
        file.kinds[kind] = msgspec.Raw(msgspec.json.encode(chosen))
        return self._write(file)

    def _write(self, file: _File) -> bool:
        # A lobby that forgets its settings is no trouble that people at it should have to hear of.
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_file(self.path, msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n", through_link=False)
        except (OSError, SaveError):
            return False
        return True

    def __repr__(self) -> str:
        return f"Settings({str(self.path)!r})"


def _chosen_in(file: _File, kind: str) -> Chosen:
    try:
        return msgspec.json.decode(file.kinds[kind], type=Chosen)
    except (KeyError, *_MALFORMED):
        return Chosen()
