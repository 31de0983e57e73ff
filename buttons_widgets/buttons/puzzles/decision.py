"""What the themes share that ask for one decision of a round: where to lay the button of a roll, or whether to roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Page, Refused
from ...kit.rules.answer import TIE
from ...kit.rules.phrase import Phrase
from ..analysis.advice import Question
from ..analysis.chances import bust_chance
from ..analysis.solution import OPT_OUT, ROLL, Solution
from ..cells import Cell, as_cell, cell_text
from ..drawing.board_view import BoardView, with_worths
from ..phrases import colour_name
from ..rules.moves import Dice
from ..rules.phase import Phase
from ..rules.position import ENOUGH_OF_A_COLOUR, Position
from .advised import AdvisedPuzzle
from .arising import Moment
from .board_puzzle import Goal, OpponentsField, dice_text, opponents_field, read_dice, read_opponents
from .brute import Recursion
from .certified import UNRATED
from .dice_pages import (
    closed_reasons,
    counting_page,
    earning_page,
    open_page,
    percent_text,
    roll_shown,
    with_dice,
)
from .refuting import Falls, bust_only_after, earns_more, falls, is_bust, leaves, worse_after, worth_with

MOST_QUICK: Final = 4000
"""The chances of the number of stars in the end are told where no more numbers than these are needed: in ¼ second."""
FEWEST_OPTIONS: Final = 2
"""A roll offers so many open spaces at least, or there is nothing to decide."""
TELLING: Final = Fraction(3, 100)
"""Rolls that are bust after one choice only are shown if they are at least so likely."""


class DecisionPuzzle(AdvisedPuzzle, frozen=True, kw_only=True):
    """A puzzle about one decision. If there is a roll, the question is where to lay; if not, whether to roll.

    Every theme has the fields `opponents` and `goal`, and most have `dice`, in the order of its lines.
    """

    if TYPE_CHECKING:
        opponents: OpponentsField | None
        goal: Goal

    @cached_property
    def roll(self) -> Dice | None:
        """The roll that offers spaces; `None` if there is none."""
        dice: str | None = getattr(self, "dice", None)
        return None if dice is None else read_dice(dice, self.board)

    @cached_property
    def question(self) -> Question:
        """The decision of a player in turn: which of the open spaces of the roll, or else whether to roll.

        Raises:
            PuzzleError: there is nothing to decide, or the opponents are invalid.
        """
        opponents = read_opponents(self.opponents)
        if self.roll is None:
            if not self.board.button_mask:
                raise PuzzleError(
                    "position",
                    Phrase(
                        "refused-nothing-to-decide",
                        "without a button nobody may opt out, so there is nothing to decide",
                    ),
                )
            return Question(self.board, opponents, self.goal)
        offered = tuple(filter(self.board.is_legal, self.roll.cells))
        if len(offered) < FEWEST_OPTIONS:
            raise PuzzleError(
                "dice",
                Phrase(
                    "refused-roll-offers",
                    "the roll offers {count} open spaces, and a choice needs two",
                    count=len(offered),
                ),
            )
        return Question(self.board, opponents, self.goal, offered)

    # What is shown

    def ask(self, draft: str, words: Words) -> Page:
        """Where does the button go? Or: roll, or opt out? Or: take the golden space, or leave it?"""
        roll, golden, goal = self.roll, self.question.golden, self.question.goal
        if roll is None:
            text = words.say("stop-question", dice=self.board.black_dice, goal=goal)
        elif golden is None:
            text = words.say("space-question", goal=goal)
        else:
            text = words.say("gold-question", cell=cell_text(golden), goal=goal)
        rolls = () if roll is None else (roll_shown(roll, words, gold_only=golden is not None),)
        # There is no button for it, and it cannot be taken back.
        how = () if self.answered_by != "cell" else (words.say("place-click"),)
        return Page(text, self._view(draft), rolls, self.around(words), self._reasons(words), how)

    def _view(self, draft: str = "") -> BoardView:
        """The board with the roll at its edges and the spaces that it offers, or with the button that a draft lays."""
        question, chosen = self.question, self.choices.get(draft)
        if chosen is not None and not isinstance(chosen, str):
            view = replace(self.board.lay(chosen).view(), last_move=[chosen])
        else:
            view = replace(self.board.view(), offered=question.cells, golden=question.golden)
        return view if self.roll is None else with_dice(view, self.roll, gold_only=question.golden is not None)

    def _reasons(self, words: Words) -> tuple[tuple[Any, str], ...]:
        """For each space that is not open or, if there is a roll, not offered, why."""
        reasons, roll, golden = dict(closed_reasons(self.board, words)), self.roll, self.question.golden
        if roll is not None:
            for cell in set(self.board.grid.cells) - set(reasons) - set(self.question.cells):
                if golden is not None:
                    reasons[cell] = words.say("why-not-golden", cell=cell_text(golden))
                elif cell[0] != roll.white:
                    reasons[cell] = words.say("why-not-row", row=roll.white)
                else:
                    reasons[cell] = words.say("why-not-column", column=cell[1])
        return tuple(sorted(reasons.items()))

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """Where spaces are clicked, a click on an offered one is the answer; elsewhere there are buttons."""
        if self.answered_by != "cell":
            return super().pick(draft, place, words)
        cell = as_cell(place)
        why = dict(self._reasons(words)).get(cell)
        return cell_text(cell) if why is None else Refused(words.say("why-told", cell=cell_text(cell), why=why))

    # What teaches

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """Of a roll, what is offered, what each button would cover, and how risky the next roll is after each.

        Without one, what is open, what opting out earns, and the counting of the chance to be bust.
        """
        board, question = self.board, self.question
        if self.roll is None:
            return open_page(board, words), earning_page(board, words), counting_page(board, words)
        view, cells = self._view(), words.listed([cell_text(cell) for cell in question.cells])
        key = "place-golden" if question.golden is not None else "place-offered"
        return (
            Page(words.say(key, cells=cells), view, reasons=self._reasons(words)),
            Page(words.say("place-colours"), view, lines=self._covered(question.cells, words)),
            Page(words.say("place-risks"), view, lines=self._risks(words)),
        )

    def look_at(self, answer: str, words: Words) -> Page:
        """Of a roll, what each button would cover: what it offers was seen. Without one, what is open."""
        return self.hints(words)[0 if self.roll is None else 1]

    def _covered(self, cells: Sequence[Cell], words: Words) -> tuple[str, ...]:
        """What a button on each of some spaces would cover."""
        board, lines = self.board, []
        for cell in cells:
            colour = board.colours[board.grid.bit(cell)]
            count = (board.button_mask & board.colour_masks[colour]).bit_count() + 1
            lines.append(
                words.say(
                    "place-covers",
                    cell=cell_text(cell),
                    colour=colour_name(colour, words),
                    count=count,
                    enough=ENOUGH_OF_A_COLOUR,
                    card="yes" if colour in board.cards else "no",
                    own="yes" if colour in board.cards and count <= ENOUGH_OF_A_COLOUR else "no",
                )
            )
        return tuple(lines)

    def _risks(self, words: Words) -> tuple[str, ...]:
        """How risky the next own roll is after each choice."""
        return tuple(
            words.say(
                "place-risk",
                choice=self.choice_name(answer, words),
                open=board.legal_mask.bit_count(),
                percent=percent_text(bust_chance(board), words),
                stars=board.stars_for_opting_out(),
            )
            for answer, board in self._boards().items()
        )

    def _boards(self) -> dict[str, Position]:
        """For each answer, the board after it."""
        return {
            answer: self.board if isinstance(choice, str) else self.board.lay(choice)
            for answer, choice in self.choices.items()
        }

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer the rolls that punish it; then what each choice covers and risks, or how rolling ends.

        What each is worth is said by the verdict and stands beside the bars of `options`; here it stands on spaces, and
        is said if no answer was given.
        """
        refuted: tuple[Page, ...] = ()
        if not self.is_right(answer):
            refute = self._stopping_refuted if self.roll is None else self._placing_refuted
            refuted = (refute(self.read_answer(answer), words),)
        why = self.judge(self.solution, words).why if answer is None else None
        view, worths = self._view(), self.advice.worths
        if self.roll is None or len(worths) > 1:
            view = with_worths(view, worths, lambda worth: self.cell_worth_text(worth, words))
        if self.roll is not None:
            lines = (*self._covered(self.question.cells, words), *self._risks(words))
            return *refuted, Page(why or words.say("place-why"), view, lines=lines)
        on_spaces, ends = words.say("timing-worths-on-spaces", goal=self.question.goal), self._ends(words)
        first = Page(on_spaces, view, lines=ends) if why is None else Page(why, view, lines=(on_spaces, *ends))
        return *refuted, first, counting_page(self.board, words)

    # Whether to roll

    def _ends(self, words: Words) -> tuple[str, ...]:
        """How likely each number of stars is after rolling, where that can be worked out in time."""
        question = self.question
        if question.opponents.count or question.goal != "stars" or question.values > MOST_QUICK:
            return ()
        recursion = Recursion(question)
        ends = recursion.ends(recursion.set_of(self.board.buttons))
        parts = [
            words.say("stop-end", stars=stars, percent=percent_text(chance, words))
            for stars, chance in sorted(ends.items())
            if chance > 0.0005
        ]
        return (words.say("stop-ends", ends=words.listed(parts)),)

    def _stopping_refuted(self, answer: str, words: Words) -> Page:
        """The rolls that leave a player stuck who should have left, or those that one misses who leaves too early."""
        board, solution, goal = self.board, self.advice.solution, self.question.goal
        if self.choices[answer] != ROLL:
            stop = solution.stop or 0.0
            found = falls(board, lambda dice: worth_with(solution, dice) > stop + TIE)
            text = words.say("stop-missed", percent=percent_text(found.chance, words), goal=goal)
            stuck = words.say("stop-still-stuck", percent=percent_text(bust_chance(board), words))
            return Page(text, board.view(), found.shown(words), (stuck,))
        found = falls(board, lambda dice: is_bust(board, dice))
        text = words.say(
            "stop-stuck",
            percent=percent_text(found.chance, words),
            fraction=str(found.chance),
            stars=board.stars_for_opting_out(),
            goal=goal,
        )
        if goal == "win":
            return Page(text, board.view(), found.shown(words))
        more = falls(board, lambda dice: earns_more(board, dice))
        line = words.say("stop-more" if more.chance else "stop-no-more", percent=percent_text(more.chance, words))
        return Page(text, board.view(), found.shown(words), (line,))

    # Where to lay

    def _placing_refuted(self, answer: str, words: Words) -> Page:
        """The next own rolls that punish a wrong choice, compared with the best one.

        It looks at the player's next turn as if all opponents were still in then; if the wrong choice is no worse in
        that case, as if one of them had left, and so on.
        """
        best, boards = self.find_answers().answers[0], self._boards()
        names = {"given": self.choice_name(answer, words), "best": self.choice_name(best, words)}
        view = replace(boards[answer].view(), last_move=list(boards[answer].buttons - self.board.buttons))
        laid = [choice for one in (answer, best) if not isinstance(choice := self.choices[one], str)]
        covered = self._covered(laid, words)
        count = self.question.opponents.count
        for left in range(count + 1):
            given, after = self.solved(boards[answer], left), self.solved(boards[best], left)
            if given.value < after.value - TIE:
                text, found = self._punished(given, after, names, words)
                when = (words.say("place-when", left=left, dice=given.position.black_dice),) if count else ()
                return Page(text, view, found.shown(words), (*when, *covered))
        helps = [self._golden_help(one, boards[one], words) for one in (answer, best)]
        return Page(words.say("place-later", **names), view, lines=(*helps, *covered))

    def _golden_help(self, answer: str, board: Position, words: Words) -> str:
        """How many golden spaces of others would help after a choice."""
        solution = self.solved(board)
        count = sum(value > solution.value + TIE for value in solution.cell_values.values())
        name = self.choice_name(answer, words)
        return words.say("place-golden-help", choice=name, count=count, spaces=len(board.grid.cells))

    def _punished(self, given: Solution, after: Solution, names: dict[str, str], words: Words) -> tuple[str, Falls]:
        """What is worse at the next own turn after one choice than after another, and rolls that show it."""
        found = Falls(Fraction(0), ())
        if self.question.goal == "win" and given.value <= TIE:
            if not leaves(after):
                found = falls(after.position, lambda dice: worth_with(after, dice) > TIE)
            text = words.say(
                "place-lost",
                second="leave" if leaves(after) else "roll",
                other=self.worth_text(after.value, words),
                percent=percent_text(found.chance, words),
                **names,
            )
            return text, found
        if leaves(given) or leaves(after):
            # Of two certain numbers of stars one is smaller: there is no roll to show.
            if not leaves(after):
                found = falls(after.position, lambda dice: worth_with(after, dice) > given.value + TIE)
            elif not leaves(given):
                found = falls(given.position, lambda dice: is_bust(given.position, dice))
            text = words.say(
                "place-leaves",
                first="leave" if leaves(given) else "roll",
                second="leave" if leaves(after) else "roll",
                value=self._amount(given.value, words),
                other=self._amount(after.value, words),
                percent=percent_text(found.chance, words),
                **names,
            )
            return text, found
        risk, other = bust_chance(given.position).fraction, bust_chance(after.position).fraction
        parts = {"risk": percent_text(risk, words), "other": percent_text(other, words), **names}
        stuck = bust_only_after(given.position, after.position)
        if risk > other and stuck.chance >= TELLING:
            return words.say("place-stuck", percent=percent_text(stuck.chance, words), **parts), stuck
        worse = worse_after(given, after)
        compared = "same" if parts["risk"] == parts["other"] else "more" if risk > other else "less"
        return words.say("place-worse", compared=compared, percent=percent_text(worse.chance, words), **parts), worse

    def _amount(self, value: float, words: Words) -> str:
        return words.say("place-amount", value=self.worth_text(value, words), goal=self.question.goal)

    # How it is made

    @classmethod
    def of_moment(cls, moment: Moment) -> Self | None:
        """The player in turn has rolled, and the roll offers several spaces; or it may roll or opt out.

        The phase has to be one of the theme's: nobody else tells them apart.
        """
        position, dice = moment.position, moment.dice
        answers: tuple[str, ...] = (ROLL, OPT_OUT)
        if moment.phase is Phase.LAY and dice is not None:
            answers = tuple(cell_text(cell) for cell in dice.cells if position.is_legal(cell))
        elif moment.phase is not Phase.DECIDE or not position.button_mask:
            return None
        return cls.made_of(moment, answers) if len(answers) >= FEWEST_OPTIONS else None

    @classmethod
    def made_of(cls, moment: Moment, answers: tuple[str, ...], **more: Any) -> Self:
        """The puzzle of a decision, with all that may be answered.

        Args:
            moment: the decision.
            answers: every possible answer.
            more: further fields of the theme.
        """
        if moment.dice is not None:
            more |= {"dice": dice_text(moment.dice)}
        opponents = opponents_field(moment.opponents)
        return cls(**UNRATED, position=str(moment.position), answers=answers, opponents=opponents, **more)
