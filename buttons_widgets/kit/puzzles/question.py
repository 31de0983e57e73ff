"""What a theme asks for, as its fields say; so that a question can be set up in any theme."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

import msgspec

from .puzzle import Puzzle


class Asked(NamedTuple):
    """A field of a theme.

    Attributes:
        required: whether a line of a pack has to have it.
        several: whether it is a list.
        parts: the names of its own fields, if it has some.
    """

    required: bool
    several: bool
    parts: frozenset[str]


@cache
def asked_by(theme: type[Puzzle]) -> Mapping[str, Asked]:
    """Every field of a theme by its name.

    >>> asked_by(Puzzle)["position"]
    Asked(required=True, several=False, parts=frozenset())
    """
    return {field.name: _asked(field) for field in msgspec.structs.fields(theme)}


def _asked(field: msgspec.structs.FieldInfo) -> Asked:
    kinds = _kinds(field.type)
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return Asked(
        required=field.required,
        several=any(get_origin(kind) in (tuple, list) for kind in kinds),
        parts=frozenset(name for struct in structs for name in struct.__struct_fields__),
    )


def _kinds(annotation: Any) -> tuple[Any, ...]:
    """The types that a field may have, without what limits them."""
    if get_origin(annotation) is Annotated:
        return _kinds(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        return tuple(kind for one in get_args(annotation) if one is not NoneType for kind in _kinds(one))
    return (annotation,)


def line_of(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as a line of a pack has it, as plain values."""
    line: dict[str, Any] = msgspec.to_builtins(puzzle)
    return line
