"""Why a bot was stopped."""

from __future__ import annotations

from collections.abc import Mapping
from traceback import extract_tb
from typing import Any, Final, TypedDict

from ..rules.errors import sendable, shortened
from .bot_call import LONGEST_DETAILS, details_of, kind_and_reason

FAULTS: Final[Mapping[str, frozenset[str]]] = {
    "raised": frozenset({"error"}),
    "raised-at": frozenset({"error", "line", "function"}),
    "exit": frozenset({"error"}),
    "nothing": frozenset(),
    "class": frozenset({"name"}),
    "text": frozenset({"answer"}),
    "no-move": frozenset({"answer"}),
    "illegal": frozenset({"move", "allowed", "count"}),
    "illegal-of-many": frozenset({"move", "allowed", "count"}),
    "slow": frozenset({"seconds"}),
    "not-made": frozenset({"seconds"}),
    "broken": frozenset(),
    "ended": frozenset({"code"}),
    "killed": frozenset({"signal"}),
}
"""What a bot may have done, with the names of the values that belong to it. The message `tournament-fault-…` says
it."""

MOST_SAID: Final = 240
"""So many characters a value may have."""
_KIT = __name__.partition(".")[0]


class Fault(TypedDict):
    """A `BotFault` as JSON has it."""

    what: str
    values: dict[str, str | float]
    details: str


class BotFault(Exception):
    """A bot did what no bot may do.

    Args:
        what: it did, one of `FAULTS`.
        details: the traceback of what it raised, or the rule that it broke; "" for neither.
        values: for the message.
    """

    def __init__(self, what: str, details: str = "", **values: str | float) -> None:
        super().__init__(what)
        self.what = what
        self.details = sendable(details)
        self.values = {name: sendable(value) if isinstance(value, str) else value for name, value in values.items()}

    def record(self) -> Fault:
        """The fault as JSON has it."""
        return {"what": self.what, "values": self.values, "details": self.details}


def read_fault(record: Any) -> BotFault | None:
    """The fault that another process reports; `None` if it is none, for a bot may have written there itself.

    >>> read_fault({"what": "exit", "values": {"error": "SystemExit"}, "details": ""}).values
    {'error': 'SystemExit'}
    >>> read_fault({"what": "exit", "values": {}, "details": ""}) is read_fault("exit") is None
    True
    """
    match record:
        case {"what": str(what), "values": dict(values), "details": str(details)}:
            plain = all(isinstance(value, str | int | float) for value in values.values())
            if plain and what in FAULTS and values.keys() == FAULTS[what]:
                short = {
                    name: shortened(value, MOST_SAID) if isinstance(value, str) else value
                    for name, value in values.items()
                }
                return BotFault(what, details[-LONGEST_DETAILS:], **short)
    return None


def fault_of(error: BaseException) -> BotFault:
    """What a bot raised, as a fault; whatever the error's own text does.

    >>> fault_of(ZeroDivisionError("division by zero")).values
    {'error': 'ZeroDivisionError: division by zero'}
    """
    told = kind_and_reason(error, MOST_SAID)
    if isinstance(error, SystemExit):
        return BotFault("exit", error=told)
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if f"/{_KIT}/" not in frame.filename.replace("\\", "/")]
    if not own:
        return BotFault("raised", details_of(error), error=told)
    # As texts: a line's number has no point between its thousands.
    return BotFault("raised-at", details_of(error), error=told, line=str(own[-1].lineno), function=own[-1].name)
