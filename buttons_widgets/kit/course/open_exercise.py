"""Exercises that are answered in sentences, which a person reads."""

from __future__ import annotations

from typing import Any, ClassVar

from ..language.words import Words
from ..rules.errors import quoted
from .exercise import LONGEST_TEXT, TO_READ, AnsweredBy, Exercise, Judged, Slip


class OpenExercise(Exercise):
    """Some sentences. `.model` is an example of a good answer, for teachers."""

    answered_by: ClassVar[AnsweredBy] = "text"

    def read(self, answer: Any) -> str:
        """The text, without what surrounds it and without characters that cannot be seen."""
        if not isinstance(answer, str):
            raise Slip("course-no-text", answer=quoted(answer))
        if len(answer) > LONGEST_TEXT:
            raise Slip("course-too-long", most=LONGEST_TEXT)
        lines = answer.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        kept = ["".join(sign for sign in line.expandtabs(2) if sign.isprintable()).rstrip() for line in lines]
        text = "\n".join(kept).strip()
        if not text:
            raise Slip("course-empty-text")
        return text

    def judge(self, answer: str) -> Judged:
        """A person reads it."""
        return TO_READ

    def model_answer(self, words: Words) -> str:
        """An example of a good answer."""
        return self.say(words, "model")

    def how(self, words: Words) -> tuple[str, ...]:
        """Who reads it."""
        return (words.say("course-how-text"),)
