"""What is shown of a `numbers` puzzle: the question, the hints, and the reasoning step by step."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Page
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView, Total, Worth
from ..phrases import colour_name
from ..rules.position import Position
from .clues import Clue, Clues, lines_of, met
from .dice_pages import closed_reasons
from .independent import touching
from .reasoning import Deduction, Reasoning, State, Technique

CLOSED: Final = "×"
"""What is written on a space that stays empty."""
FILLED: Final = "●"
"""What a hint writes on a space that gets a button: no button lies there yet."""
NOT_TOLD: Final = "?"
MOST_CHAIN_PAGES: Final = 9
"""So many pages the steps of an explanation have at most."""
LONGEST_TRAIL: Final = 5
"""So many conclusions from a supposition are told one by one on a page of its own."""
_SHORT_TRAIL: Final = 2
_LONGEST_EASY_PAGE: Final = 5
"""So many easy steps stand together where there is room."""


class Broken(NamedTuple):
    """What is wrong with an arrangement.

    Attributes:
        why: the reason in a sentence.
        spaces: the mask of the spaces concerned.
    """

    why: str
    spaces: int


def what_breaks(board: Position, told: Sequence[Clue], buttons: int, words: Words) -> Broken | None:
    """The first two buttons side by side, or else the first clue that is not met; `None` if all is well."""
    if pair := touching(board.grid, buttons):
        first, other = map(cell_text, board.grid.cells_of(pair))
        return Broken(words.say("numbers-wrong-beside", first=first, other=other), pair)
    for clue in told:
        laid = (buttons & clue.mask).bit_count()
        if laid != clue.total:
            text = words.say("numbers-wrong-clue", line=line_text(clue, words), laid=laid, total=clue.total)
            return Broken(text, clue.mask)
    return None


def breaks_already(board: Position, told: Sequence[Clue], buttons: int, words: Words) -> Broken | None:
    """The same of buttons that are not all: two side by side, or a clue with too many of them."""
    return what_breaks(board, [clue for clue in told if (buttons & clue.mask).bit_count() > clue.total], buttons, words)


def broken_page(board: Position, clues: Clues, state: State, broken: Broken) -> Page:
    """What is wrong with an arrangement, with the spaces concerned."""
    return Page(broken.why, _view(board, clues, state, line=broken.spaces))


def line_text(line: Clue, words: Words) -> str:
    """What a row, a column or a colour is called at the beginning of a sentence."""
    return words.say(f"numbers-line-{line.kind}", name=line.name)


def step_text(step: Deduction, board: Position, words: Words, longest: int = LONGEST_TRAIL) -> str:
    """A conclusion and why it holds; at most so many conclusions from a supposition are told one by one."""
    if step.clue is None:
        return words.say("numbers-step-search")
    filled, closed = (listed_cells(board, mask, words) for mask in (step.filled, step.closed))
    number = (step.filled or step.closed).bit_count()
    line, total = line_text(step.clue, words), step.clue.total
    inside = words.say(f"numbers-line-{step.clue.kind}.inside", name=step.clue.name)
    match step.technique:
        case Technique.FULL:
            return words.say("numbers-step-full", line=line, total=total, number=number, cells=closed)
        case Technique.REST:
            return words.say("numbers-step-rest", line=line, need=step.need, cells=filled)
        case Technique.TOTAL:
            return words.say(
                "numbers-step-total", counted=step.counted, all=step.total, inside=inside, total=total, line=line
            )
        case Technique.BESIDE:
            return words.say(
                "numbers-step-beside", line=line, need=step.need, ways=step.ways, number=number, cells=closed
            )
        case Technique.CONTRADICTION | Technique.DEEP:
            message = "numbers-step-button" if step.filled else "numbers-step-no-button"
            then = _then(step.because, board, words, longest)
            return words.say(message, cell=filled or closed, then=then, inside=inside, total=total)
    both = "both" if step.filled and step.closed else "always" if step.filled else "never"
    return words.say(f"numbers-step-{both}", line=line, need=step.need, ways=step.ways, filled=filled, closed=closed)


def _then(steps: Sequence[Deduction], board: Position, words: Words, longest: int) -> str:
    """The conclusions from what is supposed, or how many there are if they are too many to read."""
    if len(steps) > longest:
        return words.say("numbers-then-many", number=len(steps))
    return " ".join([*(step_text(step, board, words) for step in steps), words.say("numbers-then")])


def question(board: Position, clues: Clues, laid: int, marked: Collection[Cell], words: Words) -> Page:
    """The question, with a draft: the mask of the buttons laid, and the spaces marked as empty."""
    buttons = board.button_mask | laid
    view = _view(board, clues, State(buttons, board.grid.mask_of(marked)), offered=board.legal_cells())
    status = [laid_line(board, clues, buttons, words)]
    if pair := touching(board.grid, buttons):
        first, other = map(cell_text, board.grid.cells_of(pair))
        status.append(words.say("numbers-wrong-beside", first=first, other=other))
    if not (laid or marked):
        status.append(words.say("numbers-how"))
    lines = clue_lines(board, clues, words)
    return Page(words.say("numbers-ask"), view, lines=lines, reasons=closed_reasons(board, words), status=tuple(status))


def clue_lines(board: Position, clues: Clues, words: Words) -> tuple[str, ...]:
    """The clues as lines of text."""
    rows, columns = (
        " ".join(_count(clues.of(line)) for line in lines_of(board) if line.kind == kind) for kind in ("row", "column")
    )
    told = {line.name: _count(clues.of(line)) for line in lines_of(board) if line.kind == "colour"}
    return (
        words.say("numbers-colours", colours=_colours_text(told, words)),
        words.say("numbers-lines", rows=rows, columns=columns),
    )


def laid_line(board: Position, clues: Clues, buttons: int, words: Words) -> str:
    """How many buttons lie on each colour and in all."""
    lie = {line.name: str((buttons & line.mask).bit_count()) for line in lines_of(board) if line.kind == "colour"}
    colours, laid, total = _colours_text(lie, words), buttons.bit_count(), clues.total_given(board)
    if total is None:
        return words.say("numbers-laid", colours=colours, laid=laid)
    return words.say("numbers-laid-of", colours=colours, laid=laid, total=total)


def _colours_text(counts: Mapping[str, str], words: Words) -> str:
    return ", ".join(
        words.say("numbers-colour", colour=colour_name(name, words), count=count) for name, count in counts.items()
    )


def hint_pages(board: Position, clues: Clues, reasoning: Reasoning, words: Words) -> tuple[Page, ...]:
    """Hints: what is closed, the clue that tells most, and the first two conclusions; never the whole answer.

    A hint lays no button but writes on the spaces, so that what a person has laid can be shown with it.
    """
    start = reasoning.start
    closed = start.closed & ~board.star_mask
    steps = reasoning.steps
    if closed:
        text = words.say("numbers-hint-closed", count=closed.bit_count())
    elif steps and steps[0].technique <= Technique.LINE:
        text = words.say("numbers-hint-begin")
    else:
        text = words.say("numbers-hint-try")
    pages = [Page(text, _hint_view(board, clues, start, new=closed))]
    if steps:
        pages.append(_look_page(board, clues, start, steps[0], words))
    state, told = start, 0
    for step in steps:
        told += step.technique is not Technique.TOTAL
        state = state.after(step, board.grid)
        if state.buttons == reasoning.end.buttons or step.technique is Technique.SEARCH:
            break
        line = step.clue.mask if step.clue else 0
        view = _hint_view(board, clues, state, new=step.filled | step.closed, line=line)
        pages.append(Page(step_text(step, board, words), view))
        if told == 2:
            break
    return tuple(pages)


def explanation(
    board: Position, clues: Clues, reasoning: Reasoning, answer: int | None, words: Words
) -> tuple[Page, ...]:
    """The reasoning in pages.

    Args:
        board: the board with what is given.
        clues: the clues.
        reasoning: how the puzzle is solved.
        answer: the mask of all buttons of the answer that was given; `None` if none was.
        words: the language.
    """
    told = clues.given(board)
    pages: list[Page] = []
    if answer is not None and (broken := what_breaks(board, told, answer, words)) is not None:
        line = words.say("numbers-met", met=met(told, answer), all=len(told))
        pages.append(broken_page(board, clues, State(answer, 0), broken)._replace(lines=(line,)))
        pages.extend(_parting_page(board, clues, reasoning, answer, words))
    pages.append(
        Page(
            words.say("numbers-explain-start", given=len(board.buttons)),
            _view(board, clues, reasoning.start, new=reasoning.start.closed & ~board.star_mask),
            lines=clue_lines(board, clues, words),
        )
    )
    state = reasoning.start
    for steps in _grouped(reasoning.steps):
        for step in steps:
            state = state.after(step, board.grid)
        pages.append(_step_page(board, clues, steps, state, words))
    if reasoning.solved:
        added = reasoning.end.buttons & ~board.button_mask
        view = _view(board, clues, State(reasoning.end.buttons, 0), last=added)
        pages.append(Page(words.say("numbers-explain-end", count=added.bit_count()), view))
    return tuple(pages)


def _look_page(board: Position, clues: Clues, state: State, step: Deduction, words: Words) -> Page:
    """The page that names the clue to look at, or the space to try."""
    if step.technique in (Technique.CONTRADICTION, Technique.DEEP):
        cell = listed_cells(board, step.filled | step.closed, words)
        supposition = "numbers-hint-suppose-empty" if step.filled else "numbers-hint-suppose"
        return Page(words.say(supposition, cell=cell), _hint_view(board, clues, state, line=step.filled | step.closed))
    if step.technique is Technique.TOTAL:
        return Page(words.say("numbers-hint-total"), _hint_view(board, clues, state))
    known = state.buttons | state.closed
    clue = step.clue or min(clues.given(board), key=lambda one: (one.mask & ~known).bit_count() or board.grid.all)
    need = clue.total - (state.buttons & clue.mask).bit_count()
    spaces = (clue.mask & ~(state.buttons | state.closed)).bit_count()
    text = words.say("numbers-hint-look", line=line_text(clue, words), need=need, open=spaces)
    return Page(text, _hint_view(board, clues, state, line=clue.mask))


def _step_page(board: Position, clues: Clues, steps: Sequence[Deduction], after: State, words: Words) -> Page:
    """The page of some steps. The picture shows what is known after them; what they add stands out."""
    longest = LONGEST_TRAIL if len(steps) == 1 else _SHORT_TRAIL
    text, *lines = [step_text(step, board, words, longest) for step in steps]
    filled = closed = line = 0
    for step in steps:
        filled |= step.filled
        closed |= step.closed
        line |= step.clue.mask if step.clue else 0
    shown = line if len(steps) == 1 else 0
    return Page(text, _view(board, clues, after, new=closed, last=filled, line=shown), lines=tuple(lines))


def _parting_page(board: Position, clues: Clues, reasoning: Reasoning, answer: int, words: Words) -> Iterable[Page]:
    """The first conclusion that the answer goes against."""
    state = reasoning.start
    if answer & state.closed:
        against = answer & state.closed
        text = words.say("numbers-parts-closed", cells=listed_cells(board, against, words), number=against.bit_count())
        yield Page(text, _view(board, clues, state, line=against))
        return
    for step in reasoning.steps:
        after = state.after(step, board.grid)
        against = (answer & after.closed) | (after.buttons & ~answer)
        if against:
            text = words.say("numbers-parts", step=step_text(step, board, words))
            view = _view(
                board, clues, after, new=step.closed, last=step.filled, line=step.clue.mask if step.clue else 0
            )
            yield Page(text, view)
            return
        state = after


def _grouped(steps: Sequence[Deduction]) -> list[tuple[Deduction, ...]]:
    """The steps in at most `MOST_CHAIN_PAGES` groups: one begins with each harder step, and after some easy ones."""
    groups: list[tuple[Deduction, ...]] = []
    for step in steps:
        if not groups or step.technique > Technique.REST or len(groups[-1]) >= _LONGEST_EASY_PAGE:
            groups.append((step,))
        else:
            groups[-1] = (*groups[-1], step)
    while len(groups) > MOST_CHAIN_PAGES:
        at = min(range(len(groups) - 1), key=lambda index: len(groups[index]) + len(groups[index + 1]))
        groups[at : at + 2] = [groups[at] + groups[at + 1]]
    return groups


def _view(
    board: Position,
    clues: Clues,
    state: State,
    *,
    new: int = 0,
    last: int = 0,
    line: int = 0,
    offered: Collection[Cell] = (),
) -> BoardView:
    """The board as far as it is known: what is `new`ly closed is tinted, `last` are new buttons."""
    cells = board.grid.cells_of
    shown = state.closed & ~board.star_mask
    rows, columns = (
        [_total(clues.of(line), state.buttons & line.mask) for line in lines_of(board) if line.kind == kind]
        for kind in ("row", "column")
    )
    return BoardView(
        board.size,
        board.colours,
        buttons=cells(state.buttons),
        worths={cell: Worth(CLOSED, 1.0 if new >> board.grid.bit(cell) & 1 else 0.0) for cell in cells(shown)},
        last_move=cells(last),
        line=cells(line),
        offered=offered,
        quiet=True,
        row_totals=rows,
        column_totals=columns,
    )


def _hint_view(board: Position, clues: Clues, state: State, *, new: int = 0, line: int = 0) -> BoardView:
    """The board as it is given, with what is known written on its spaces; what is `new` stands out."""
    known = (state.buttons | state.closed) & ~(board.button_mask | board.star_mask)
    worths = {
        cell: Worth(FILLED, 1.0, best=bool(new & bit))
        if state.buttons & bit
        else Worth(CLOSED, 1.0 if new & bit else 0.0)
        for cell in board.grid.cells_of(known)
        if (bit := 1 << board.grid.bit(cell))
    }
    view = _view(board, clues, State(board.button_mask, 0), line=line, offered=board.legal_cells())
    return replace(view, worths=worths)


def _total(told: int | None, buttons: int) -> Total:
    """The number at the edge of a board for a row or a column with these buttons."""
    if told is None:
        return Total("")
    laid = buttons.bit_count()
    return Total(str(told), "met" if laid == told else "broken" if laid > told else "open")


def listed_cells(board: Position, mask: int, words: Words) -> str:
    """Spaces as a list; "" for none."""
    return words.listed([cell_text(cell) for cell in board.grid.cells_of(mask)]) if mask else ""


def _count(count: int | None) -> str:
    return NOT_TOLD if count is None else str(count)
