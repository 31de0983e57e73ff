"""`class_round()`: a solo round whose dice a code decides, so that a whole class has the same luck."""

from __future__ import annotations

from html import escape

from ...kit.exercises.exercise import Marked, student_key
from ...kit.exercises.name_box import NameBox
from ...kit.exercises.student_session import StudentSession
from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.lock import one_at_a_time
from ...kit.page.markup import text_html
from ...kit.rules.errors import GameError, quoted
from ..puzzles.round_review import Decided, best_text, choice_text, decisions_of, step_text
from ..puzzles.solo_round import Compared, SoloPlay, class_round_of, compare, values_of
from .solo_board import SoloBoard


def class_round_key(code: object) -> str:
    """The code of a class's round in small letters and with its spaces tidied.

    Raises:
        GameError: it is no text, shows nothing, or is too long.

    >>> class_round_key(" 7B  Monday ")
    '7b monday'
    """
    try:
        key = student_key(code)  # type: ignore[arg-type]
    except GameError:
        key = ""
    if not key:
        raise GameError.of(
            "refused-class-code",
            "the round of a class has a code on which all agree: a text of 1 to 40 characters "
            "such as '7b monday', not {given}",
            given=quoted(code),
        )
    return key


class ClassRound(SoloBoard):
    """A round with the dice of a class, kept with the student's answers.

    Args:
        session: where the student works.
        code: which round, as `class_round_key` writes it.
        words: the language.
    """

    def __init__(self, session: StudentSession, code: str, words: Words) -> None:
        self._session, self.code = session, code
        self._decided: list[Decided] = []
        self.name = NameBox(session, words, self._refused)
        super().__init__(class_round_of(code), words, session.lock)
        name = w.HBox([self.name.who, self.name.field])
        self.children = [*self._activity.head, name, self._floor]
        self.add_class("bw-class-round-board")
        session.listen(self._on_answered)

    def _refused(self, reason: str) -> None:
        self._note = reason
        self._draw()

    @one_at_a_time
    def _on_answered(self, number: str, marked: Marked | None) -> None:
        """Somebody else is at work, or a move was made elsewhere."""
        if number:
            return
        self.name.show()
        before = self.play
        self._take_up()
        if self.play != before or marked is None:
            self._note = ""
            self.work.drop()  # what was in another round, or that it was stopped, is nothing of this one
            self.work.clear()
            self.compared = None
            self._draw()
            self._compare_if_over()

    def _title(self) -> str:
        return self._words.say("class-round-title", code=self.code, side=self.of.side)

    def _kept(self) -> SoloPlay | None:
        kept = self._session.work.round_of(self._session.student, self.code)
        return None if kept is None else SoloPlay.of_decisions(self.of, kept.moves)

    def _keep(self, play: SoloPlay) -> bool:
        return self._session.keep_round(self.code, play.decisions, by=self).moves == play.decisions

    def _keeping_trouble(self) -> str:
        return self._session.trouble_text(self._words)

    def _was_in_it(self, play: SoloPlay) -> Compared:
        values = values_of(self.of)
        self._decided = decisions_of(play, values)
        return compare(self.of, values)

    def _comparison(self) -> str:
        """What was in the round, and what each decision gave up."""
        compared = super()._comparison()
        if self.compared is None:
            return compared
        say, words = self._words.say, self._words
        lost = [one for one in self._decided if one.loss > 0]
        if not lost:
            return compared + f"<div>{text_html(say('round-none-lost'))}</div>"
        rows = "".join(
            f"<tr><td>{text_html(step_text(one, words))}</td><td>{escape(choice_text(one.choice, words))}</td>"
            f"<td>{escape(best_text(one.best, words))}</td><td>{escape(say('round-lost', loss=one.loss))}</td></tr>"
            for one in lost
        )
        heads = "".join(
            f'<th scope="col">{escape(say(f"round-head-{name}"))}</th>' for name in ("step", "yours", "best")
        )
        told = say("round-all-lost", loss=sum(one.loss for one in lost), count=len(lost))
        return (
            f'{compared}<div class="bw-puzzle-head">{text_html(told)}</div><table class="bw-round-lost"><thead><tr>'
            f"{heads}<td></td></tr></thead><tbody>{rows}</tbody></table>"
        )

    def _share_text(self) -> str:
        stars = self.play.stars
        say = self._words.say
        line = say("class-round-share", game=say("game-title"), code=self.code, signs=self._signs(), stars=stars)
        return line + self._beside_exact()

    def __repr__(self) -> str:
        return f"ClassRound({self.code!r})"
