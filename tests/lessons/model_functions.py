"""The functions that a lesson shows as answers, as somebody has them who runs that code."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from buttons_widgets.kit.exercises.function_exercise import FunctionExercise
from buttons_widgets.lessons.course import COURSE


def model_function(asked: FunctionExercise) -> Callable[..., Any]:
    """The one function that the model answer defines."""
    names: dict[str, Any] = {}
    exec(asked.model_answer(COURSE.words(int(asked.number.partition(".")[0]), "en")), names)
    (function,) = (one for one in names.values() if isinstance(one, FunctionType))
    return function
