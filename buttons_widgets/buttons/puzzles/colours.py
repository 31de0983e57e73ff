"""The theme `colours`: cover colours three times each with the fewest buttons.

Ways to cover colours with as few further buttons as possible.

A colour is covered by three buttons. Fewer buttons have room wherever more have, so a way with the fewest lays on each
colour that it covers just as many buttons as are wanting, and none elsewhere. So a way is found in two steps: choose
colours that count enough, and find room for the buttons that they want.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property, reduce
from itertools import combinations, islice
from math import comb, log2, prod
from operator import or_
from random import Random
from typing import Annotated, Any, Final, NamedTuple, Self

import msgspec

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Found, Page, Verdict
from ...kit.rules.phrase import Phrase
from ..cells import COLOURS, cell_text
from ..drawing.board_view import Worth
from ..phrases import colour_name
from ..rules.phase import Phase
from ..rules.position import ENOUGH_OF_A_COLOUR, MOST_BLACK_DICE, Position
from .arising import some_moments
from .certified import UNRATED, first_of_level
from .independent import bits_of
from .laying_puzzle import LayingPuzzle
from .symmetry import TURNS, turned_board


class ColourChoice(NamedTuple):
    """Colours that count enough together.

    Attributes:
        colours: those that are not covered yet, in the usual order.
        needs: how many buttons each of them still wants.
    """

    colours: str
    needs: tuple[int, ...]

    @property
    def buttons(self) -> int:
        """How many buttons they want together."""
        return sum(self.needs)


def counted(position: Position) -> int:
    """What the covered colours count: one each, and two for a colour of the player's own cards.

    >>> counted(Position.parse("RyRy/yRyg/bgbg/bgbg r 5"))
    2
    """
    earned = position.earnings()
    return len(earned.colours) + len(earned.cards)


def lying(position: Position) -> dict[str, int]:
    """How many buttons lie on each colour."""
    return {colour: (position.button_mask & mask).bit_count() for colour, mask in position.colour_masks.items()}


def colour_choices(position: Position, cover: int) -> tuple[ColourChoice, ...]:
    """Every choice of colours that counts enough once they are covered too, those that want the fewest buttons first.

    Args:
        position: the board, with the buttons that lie there.
        cover: what the covered colours should count together.
    """
    wanting = {colour: max(0, ENOUGH_OF_A_COLOUR - count) for colour, count in lying(position).items()}
    left = [colour for colour in COLOURS if wanting[colour]]
    missing = cover - counted(position)
    found = [
        ColourChoice("".join(chosen), tuple(wanting[colour] for colour in chosen))
        for count in range(1, len(left) + 1)
        for chosen in combinations(left, count)
        if sum(1 + (colour in position.cards) for colour in chosen) >= missing
    ]
    return tuple(sorted(found, key=lambda choice: (choice.buttons, choice.colours)))


def coverings(position: Position, choice: ColourChoice) -> Iterator[int]:
    """Every way to lay just the buttons that some colours want, as the mask of these buttons, each once.

    The colour with the least room to spare is laid first. A branch ends as soon as a colour has too few open spaces.
    """
    closed = [neighbours | 1 << bit for bit, neighbours in enumerate(position.grid.neighbours)]
    masks = position.colour_masks

    def extend(laid: int, open_: int, needs: Mapping[str, int]) -> Iterator[int]:
        spare = {colour: (open_ & masks[colour]).bit_count() - need for colour, need in needs.items()}
        if not spare:
            yield laid
            return
        colour = min(spare, key=spare.__getitem__)
        # At most `spare` of this colour's spaces stay empty, so the first button lies on one of the first of them.
        for _, bit in zip(range(spare[colour] + 1), bits_of(open_ & masks[colour]), strict=False):
            need = needs[colour] - 1
            rest = {**needs, colour: need} if need else {other: n for other, n in needs.items() if other != colour}
            yield from extend(laid | 1 << bit, open_ & ~closed[bit], rest)
            open_ &= ~(1 << bit)

    wanted = dict(zip(choice.colours, choice.needs, strict=True))
    return extend(0, position.legal_mask, wanted)


def ways_without_neighbours(position: Position, choice: ColourChoice) -> int:
    """How many ways there would be if buttons might lie side by side: a binomial coefficient for each colour."""
    free = position.legal_mask
    rooms = [(free & position.colour_masks[colour]).bit_count() for colour in choice.colours]
    return prod(comb(room, need) for room, need in zip(rooms, choice.needs, strict=True))


class RowByRow:
    """The fewest further buttons found in another way: row by row over all arrangements, knowing no choices.

    Attributes:
        fewest: how many further buttons it takes; `None` if no arrangement covers enough.
    """

    def __init__(self, position: Position, cover: int) -> None:
        self._position = position
        self._cover = cover
        self._known: dict[tuple[int, int, tuple[int, ...]], int | None] = {}
        size = position.size
        row_mask = (1 << size) - 1
        free = [position.legal_mask >> size * row & row_mask for row in range(size)]
        self._states = [
            [state for state in range(1 << size) if not state & state << 1 and not state & ~of_row] for of_row in free
        ]
        self._start = tuple(min(count, ENOUGH_OF_A_COLOUR) for count in lying(position).values())
        self.fewest = self._least(0, 0, self._start)

    def _after(self, row: int, state: int, counts: tuple[int, ...]) -> tuple[int, ...]:
        buttons = state << self._position.size * row
        return tuple(
            min(count + (buttons & mask).bit_count(), ENOUGH_OF_A_COLOUR)
            for count, mask in zip(counts, self._position.colour_masks.values(), strict=True)
        )

    def _enough(self, counts: tuple[int, ...]) -> bool:
        covered = [colour for colour, count in zip(COLOURS, counts, strict=True) if count == ENOUGH_OF_A_COLOUR]
        return sum(2 if colour in self._position.cards else 1 for colour in covered) >= self._cover

    def _least(self, row: int, above: int, counts: tuple[int, ...]) -> int | None:
        """The fewest buttons in the rows from `row` on that cover enough with what the rows above have."""
        if row == self._position.size:
            return 0 if self._enough(counts) else None
        key = (row, above, counts)
        if key not in self._known:
            below = [
                state.bit_count() + least
                for state in self._states[row]
                if not state & above
                and (least := self._least(row + 1, state, self._after(row, state, counts))) is not None
            ]
            self._known[key] = min(below, default=None)
        return self._known[key]

    def arrangements(self) -> Iterator[int]:
        """Every arrangement of the fewest further buttons, as the mask of these buttons."""

        def extend(row: int, above: int, counts: tuple[int, ...], left: int, laid: int) -> Iterator[int]:
            if row == self._position.size:
                yield laid
                return
            for state in self._states[row]:
                after = self._after(row, state, counts)
                rest = left - state.bit_count()
                if not state & above and self._least(row + 1, state, after) == rest:
                    yield from extend(row + 1, state, after, rest, laid | state << self._position.size * row)

        return iter(()) if self.fewest is None else extend(0, 0, self._start, self.fewest, 0)


MOST_COUNTED: Final = 2000
"""So many solutions are counted to say how hard a puzzle is."""

MOST_SHOWN: Final = 5
"""So many choices of colours are listed in a hint."""

FEWEST_BUTTONS: Final = 3
"""A proposed puzzle takes at least so many."""

_BOARDS: Final = {
    1: ((4, 5, 6), (0, 5), (0, 3), (2, 3)),
    2: ((5, 6), (2, 7), (0, 3), (3, 5)),
    3: ((5, 6), (3, 9), (0, 3), (4, 5)),
    4: ((5, 6), (3, 9), (0, 2), (4, 6)),
    5: ((6,), (4, 10), (0, 1), (4, 6)),
}
"""For each level the sizes of the boards, and from how many to how many stars, buttons, and colours to cover."""


class CoverClues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be covered.

    Attributes:
        cover: what the covered colours should count together: one each, and two for a colour of one's own cards.
    """

    cover: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Colours(LayingPuzzle, tag="colours", frozen=True, kw_only=True):
    """Cover so many colours three times each with the fewest further buttons.

    A colour counts once it lies under three buttons of this round, those that lie there already among them. The colour
    of an own card counts as two. An answer is the cells to add; its worth is how many they are, and fewer are better.
    All that need no more than the fewest are accepted. An arrangement that covers too little is worth nothing, so its
    loss is all buttons that a best one has.
    """

    clues: CoverClues

    def check_more(self) -> None:
        """The colours are not covered yet, and can be."""
        most = len(COLOURS) + len(self.board.cards)
        if self.clues.cover > most:
            raise PuzzleError(
                "clues",
                Phrase(
                    "refused-clues-cover",
                    "with these cards the four colours count {most}, not {given}",
                    most=most,
                    given=self.clues.cover,
                ),
            )
        if counted(self.board) >= self.clues.cover:
            raise PuzzleError(
                "clues", Phrase("refused-clues-covered", "{count} are covered already", count=self.clues.cover)
            )
        if not self._example:
            raise PuzzleError(
                "clues", Phrase("refused-clues-no-room", "there is no room to cover {count}", count=self.clues.cover)
            )

    @cached_property
    def _example(self) -> tuple[ColourChoice, int] | None:
        """Colours that are best covered and buttons that cover them; `None` if it cannot be done."""
        ways = ((choice, mask) for choice in self.choices for mask in islice(coverings(self.board, choice), 1))
        return next(ways, None)

    @cached_property
    def choices(self) -> tuple[ColourChoice, ...]:
        """The choices of colours that count enough, those that want the fewest buttons first."""
        return colour_choices(self.board, self.clues.cover)

    @property
    def fewest(self) -> int:
        """How many further buttons it takes."""
        assert self._example is not None
        return self._example[0].buttons

    @cached_property
    def best(self) -> dict[ColourChoice, tuple[int, ...]]:
        """For each choice of colours that takes the fewest buttons all ways to lay them, `MOST_COUNTED` at most."""
        return {
            choice: ways
            for choice in self.choices
            if choice.buttons == self.fewest and (ways := tuple(islice(coverings(self.board, choice), MOST_COUNTED)))
        }

    @property
    def _best_masks(self) -> list[int]:
        """The further buttons of all best arrangements, as far as they are counted."""
        return [mask for ways in self.best.values() for mask in ways]

    @property
    def _ways(self) -> int:
        """How many they are."""
        return len(self._best_masks)

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether an arrangement covers enough, and with the fewest buttons.

        Raises:
            GameError: it is malformed, or the rules forbid it.
        """
        said = (words or self.words()).say
        position = self.with_added(answer)
        count, have = len(self.added(position)), counted(position)
        if have < self.clues.cover:
            why = said("colours-too-little", have=have, cover=self.clues.cover)
            return Verdict(False, count, self.fewest, self.fewest, why)
        loss = count - self.fewest
        why = said("colours-too-many" if loss else "colours-right", count=count, fewest=self.fewest)
        return Verdict(not loss, count, self.fewest, loss, why)

    def ask(self, draft: str, words: Words) -> Page:
        """The question, with how many buttons lie on each colour."""
        position = self.with_draft(draft)
        text = words.say("colours-ask", cover=self.clues.cover, cards=len(self.board.cards))
        told = (self._tally(position, words),)
        return Page(text, self.picture(position, open_too=True), reasons=self.reasons(position, words), status=told)

    def _tally(self, position: Position, words: Words) -> str:
        """How many buttons lie on each colour, and what the colours count together."""
        lies = lying(position)
        each = ", ".join(
            words.say(
                "colours-tally-own" if colour in position.cards else "colours-tally",
                colour=colour_name(colour, words),
                count=lies[colour],
                enough=ENOUGH_OF_A_COLOUR,
            )
            for colour in COLOURS
        )
        added, have = len(self.added(position)), counted(position)
        return words.say("colours-status", each=each, added=added, have=have, cover=self.clues.cover)

    # What teaches

    def may_be_best(self, position: Position) -> bool:
        """Whether the buttons that a best arrangement has more still cover enough."""
        further = self.fewest - len(self.added(position))
        if counted(position) >= self.clues.cover:
            return further >= 0
        choices = (choice for choice in colour_choices(position, self.clues.cover) if choice.buttons <= further)
        return any(True for choice in choices for _ in coverings(position, choice))

    def first_hints(self, words: Words) -> tuple[Page, ...]:
        """The open spaces of each colour, what choices cost, the scarcest colour, and spaces that no best one uses."""
        board = self.board
        shown = self.picture(board, open_too=True)
        open_ = {colour: (board.legal_mask & mask).bit_count() for colour, mask in board.colour_masks.items()}
        wants = {colour: max(0, ENOUGH_OF_A_COLOUR - count) for colour, count in lying(board).items()}
        rooms = tuple(
            words.say("colours-room", colour=colour_name(colour, words), open=open_[colour], wants=wants[colour])
            for colour in COLOURS
        )
        costs = tuple(self._cost(choice, words) for choice in self.choices[:MOST_SHOWN])
        choice = next(iter(self.best))
        scarce = min(choice.colours, key=lambda colour: (open_[colour] - wants[colour], colour))
        scarce_mask = board.legal_mask & board.colour_masks[scarce]
        on_it = board.grid.cells_of(scarce_mask)
        pages = [
            Page(words.say("colours-hint-room"), shown, lines=rooms),
            Page(words.say("colours-hint-costs"), shown, lines=costs),
        ]
        if scarce_mask not in self.best[choice]:  # else the marked spaces would be the answer
            text = words.say("colours-hint-scarce", colour=colour_name(scarce, words), count=len(on_it))
            pages.append(Page(text, replace(board.view(), offered=on_it)))
        # Where there is only one way, all spaces without a cross would be the answer.
        if 1 < self._ways < MOST_COUNTED:
            useless = board.grid.cells_of(board.legal_mask & ~reduce(or_, self._best_masks))
            crosses = {cell: Worth("×", 0.5) for cell in useless}
            text = words.say("colours-hint-useless", count=len(useless))
            pages.append(Page(text, replace(board.view(), worths=crosses)))
        return tuple(pages)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """What is wrong with a wrong answer, a best arrangement, and why no choice of colours is cheaper."""
        board = self.board
        pages = []
        if answer is not None and (verdict := self.judge(answer, words)).loss:
            given = self.with_added(answer)
            lines = (self._tally(given, words), *self._wasted(given, words))
            pages.append(Page(verdict.why, self.picture(given), lines=lines))
        best = self.with_added(self.solution)
        told = words.say("colours-ways", count=self._ways, many="yes" if self._ways >= MOST_COUNTED else "no")
        lines = (self._tally(best, words), told)
        pages.append(Page(words.say("colours-best", count=self.fewest), self.picture(best), lines=lines))
        blocked = [choice for choice in self.choices if choice.buttons <= self.fewest and choice not in self.best]
        cheaper = tuple(self._cost(choice, words) for choice in blocked[:MOST_SHOWN])
        text = words.say("colours-proof", count=len(blocked), fewest=self.fewest)
        if blocked:
            scarce = {colour for choice in blocked for colour in choice.colours}
            cells = board.grid.cells_of(
                board.legal_mask & sum(mask for colour, mask in board.colour_masks.items() if colour in scarce)
            )
            pages.append(Page(text, replace(board.view(), offered=cells), lines=cheaper))
        else:
            pages.append(Page(text, self.picture(best)))
        return tuple(pages)

    def _wasted(self, given: Position, words: Words) -> tuple[str, ...]:
        """What an arrangement lays for nothing, in a sentence, if it does."""
        covered = given.earnings().colours
        idle = [cell for cell in self.added(given) if given.colours[given.grid.bit(cell)] not in covered]
        spare = sum(max(0, count - ENOUGH_OF_A_COLOUR) for count in lying(given).values())
        told = []
        if idle:
            told.append(words.say("colours-idle", count=len(idle), cells=words.listed(list(map(cell_text, idle)))))
        if spare:
            told.append(words.say("colours-spare", count=spare))
        return tuple(told)

    def _cost(self, choice: ColourChoice, words: Words) -> str:
        """What it costs to cover a choice of colours."""
        names = words.listed([colour_name(colour, words) for colour in choice.colours])
        return words.say("colours-cost", colours=names, count=choice.buttons)

    # How it is found and made

    def find_answers(self) -> Found:
        """All ways to lay the buttons that the cheapest choices of colours want."""
        return self.found(self._best_masks)

    def find_again(self) -> Found:
        """The same row by row over all arrangements, with the buttons on each colour counted."""
        rows = RowByRow(self.board, self.clues.cover)
        if rows.fewest != self.fewest:
            raise PuzzleError(
                "answers",
                Phrase(
                    "refused-rows-fewest",
                    "row by row it takes {rows} buttons, not {given}",
                    rows=rows.fewest,
                    given=self.fewest,
                ),
            )
        found = list(islice(rows.arrangements(), MOST_COUNTED))
        if len(found) == MOST_COUNTED:
            # These are not all, and the first of them need not be the first of all.
            found = self._best_masks
        return self.found(found)

    def difficulty(self) -> float:
        """How hard it is: the fewer of the ways that the colours allow keep the laying rule, the harder.

        A puzzle starts at 850. If the buttons might lie side by side, so many ways would be best; `rarity` is log₂ of
        how many of them there are for each that keeps the rule. Each unit of rarity counts 60, and each button 25. 120
        more if the colours that want the fewest buttons cannot be covered, and 100 more if it fails to choose these
        colours and take the space each time that closes the fewest others of them. At most `MOST_COUNTED` ways are
        counted.
        """
        loose = sum(ways_without_neighbours(self.board, choice) for choice in self.best)
        rarity = max(0.0, log2(loose / self._ways))
        blocked = self.choices[0].buttons < self.fewest
        return 850 + 60 * rarity + 25 * self.fewest + 120 * blocked + 100 * (not self._greedy_works())

    def _greedy_works(self) -> bool:
        """Whether it works to choose the cheapest colours and always take the space that closes the fewest others."""
        board, choice = self.board, self.choices[0]
        needs = dict(zip(choice.colours, choice.needs, strict=True))
        open_ = board.legal_mask
        while needs:
            wanted = open_ & sum(board.colour_masks[colour] for colour in needs)
            neighbours = board.grid.neighbours
            bit = min(bits_of(wanted), key=lambda one: (neighbours[one] & wanted).bit_count(), default=None)
            if bit is None:
                return False
            open_ &= ~(neighbours[bit] | 1 << bit)
            colour = board.colours[bit]
            needs[colour] -= 1
            if not needs[colour]:
                del needs[colour]
        return True

    def likeness(self) -> str:
        """The board and the cards, turned, mirrored and with other colours so that the text comes first."""
        return f"colours {self.clues.cover} {min(turned_board(self.board, symmetry) for symmetry in TURNS)}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A board of a game between decent players, and as many colours as find room."""
        sizes, stars, buttons, covers = _BOARDS[level]
        found = some_moments(random, list(Phase), size=random.choice(sizes), stars=stars, buttons=buttons)
        return first_of_level(level, (cls._of_board(moment.position, random.randint(*covers)) for moment in found))

    @classmethod
    def _of_board(cls, board: Position, cover: int) -> Self | None:
        """The puzzle that a board makes; `None` if it is none, or has very many solutions."""
        if not counted(board) < cover <= len(COLOURS) + len(board.cards):
            return None
        cheapest = colour_choices(board, cover)
        best = next(((choice, ways) for choice in cheapest if (ways := _some_ways(board, choice))), None)
        if best is None or best[0].buttons < FEWEST_BUTTONS or best[1] >= MOST_COUNTED:
            return None
        example = cell_text(board.legal_cells()[0])
        position = str(replace(board, black_dice=MOST_BLACK_DICE))
        return cls(**UNRATED, position=position, answers=(example,), clues=CoverClues(cover))


def _some_ways(board: Position, choice: ColourChoice) -> int:
    """How many ways there are to cover a choice of colours, at most `MOST_COUNTED`."""
    return sum(1 for _ in islice(coverings(board, choice), MOST_COUNTED))
