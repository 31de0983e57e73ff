"""Why a bot was stopped."""

from __future__ import annotations

import traceback

from ..rules.errors import plain_reason, sendable, shortened

_MOST_DETAILS = 4000
_KIT = __name__.partition(".")[0]


class BotFault(Exception):
    """A bot did what no bot may do.

    Args:
        reason: what it did, for people.
        details: the traceback of what it raised; "" if it raised nothing.
    """

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.reason = sendable(reason)
        self.details = sendable(details)


NOTHING_RETURNED = "it returned nothing (None) instead of one of game.legal_moves()"


def fault_of(error: BaseException) -> BotFault:
    """What a bot raised, as a fault; whatever the error's own text does.

    >>> fault_of(ZeroDivisionError("division by zero")).reason
    'it raised ZeroDivisionError: division by zero'
    """
    kind, said = type(error).__name__, plain_reason(error)
    if isinstance(error, SystemExit):
        return BotFault(f"it called sys.exit ({kind}{'' if said == kind else f': {said}'})")
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if f"/{_KIT}/" not in frame.filename.replace("\\", "/")]
    place = f" (line {own[-1].lineno} of {own[-1].name})" if own else ""
    try:
        # Only its end: the traceback of a function that calls itself has a thousand lines.
        details = "".join(traceback.format_exception(error, limit=-8))[-_MOST_DETAILS:]
    except BaseException:  # the text of an exception is foreign code
        details = ""
    return BotFault(shortened(f"it raised {kind if said == kind else f'{kind}: {said}'}", 240) + place, details)
