"""A student at a card without a browser and without a kernel: what the page would send is done here."""

from __future__ import annotations

from typing import Any

from buttons_widgets.kit.exercises.card import ExerciseCard, Options
from buttons_widgets.kit.exercises.student_session import StudentSession
from tests.hands import plain


class Seat:
    """Where one clicks, chooses, types and reads.

    Args:
        card: the card before it.
    """

    def __init__(self, card: ExerciseCard) -> None:
        self.card = card

    @property
    def head(self) -> str:
        return " ".join(plain(self.card.panel.title.value).split())

    @property
    def asked(self) -> str:
        return " ".join(plain(self.card.panel.asked.value).split())

    @property
    def told(self) -> str:
        return " ".join(plain(self.card.message.value).split())

    @property
    def news(self) -> str:
        return str(self.card.frame.news)

    @property
    def buttons(self) -> dict[str, str]:
        """The buttons that can be pressed, with what they say."""
        return {one["name"]: one["label"] for one in self.card.panel.actions.offered if one["ready"]}

    @property
    def shown(self) -> set[str]:
        """The parts of the card that are shown of those that come and go."""
        parts = {
            "board": self.card.panel.board_box,
            "options" if isinstance(self.card.panel.field, Options) else "field": self.card.panel.field,
            "name": self.card.name,
            "who": self.card.who,
        }
        return {name for name, part in parts.items() if part.layout.display != "none"}

    def turn(self, turn: int | None) -> int:
        return self.card._activity.turn if turn is None else turn

    def say_name(self, name: str) -> None:
        self.card.name._handle_custom_msg({"type": "answer", "text": name, "turn": self.turn(None)}, [])

    def write(self, text: str, turn: int | None = None) -> None:
        content = {"type": "answer", "text": text, "turn": self.turn(turn)}
        self.card.panel.field._handle_custom_msg(content, [])

    def choose(self, *places: Any, turn: int | None = None) -> None:
        content = {"type": "answer", "chosen": list(places), "turn": self.turn(turn)}
        self.card.panel.field._handle_custom_msg(content, [])

    def click(self, place: str, turn: int | None = None) -> None:
        turn = self.turn(turn)
        kind = "cell" if hasattr(self.card.panel.board, "picks_totals") else "pick"
        self.card.panel.board._handle_custom_msg({"type": kind, kind: place, "turn": turn}, [])

    def press(self, name: str, turn: int | None = None) -> None:
        content = {"type": "press", "name": name, "turn": self.turn(turn)}
        self.card.panel.actions._handle_custom_msg(content, [])

    def key(self, key: str) -> None:
        frame = self.card.frame
        frame._handle_custom_msg({"type": "key", "key": key, "turn": frame.turn}, [])


class Student(Seat):
    """A seat before a new card.

    Args:
        session: where the student works.
        number: the exercise's.
    """

    def __init__(self, session: StudentSession, number: str) -> None:
        super().__init__(ExerciseCard(session, number, session.words(number, "en")))
