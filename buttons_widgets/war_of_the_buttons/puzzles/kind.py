"""The themes of War of the Buttons' puzzles, and what the kit has to know of them.

Five ask for a whole turn, and all turns are searched; one asks how likely something is. `kind.py` is where the tests of
all games look for puzzles.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb, log2
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal, Self

import msgspec
from msgspec.structs import replace as replace_fields

from ...kit.language.words import Words
from ...kit.puzzles.chance import ChancePuzzle
from ...kit.puzzles.errors import PuzzleError, of_field
from ...kit.puzzles.kind import PACKS, PuzzleKind, PuzzleWords
from ...kit.puzzles.moves import BETWEEN, MovesPuzzle, Played, played_by_bot
from ...kit.puzzles.puzzle import Page
from ...kit.rules.errors import NotationError, quoted
from ...kit.rules.phrase import Phrase
from ..analysis.chances import beat_counts, beats, equal, equal_counts, reroll_chances
from ..analysis.turns import replies, turns
from ..drawing.shown import BODIES, Heap
from ..phrases import place_text, told
from ..rules.box import SECTIONS, in_order, name_of
from ..rules.game import Game
from ..rules.hand import NO_DICE, Hand, rising
from ..rules.moves import CARD_SOURCE, MARKET, Done
from ..rules.parts import BUILT, DICE, EMPTY, SEATS, Task
from ..rules.table import Table
from ..rules.turn import mover_of, turn_moves
from ..strategy.bots import GreedyBot

puzzle_words: Final = PuzzleWords(Path(__file__).parents[1])
"""The messages of the puzzles: `puzzle_words("en")`."""

NOT_DONE: Final = -100.0
"""What a turn is worth that does not do what is asked."""
EXTRA: Final = re.compile("(?:^|, )(white|change|give)")
"""Where the text of a supplement begins in an answer."""
MOST_MOVES: Final = 60
"""A turn begins with so many moves at most: all turns can be gone through in a moment."""
MOST_DICE: Final = 4
"""In a new puzzle so many dice lie before the player at most."""
PAYING: Final = ("quarry", "forest", "meadow", "school", "equal")
"""Cards that change what a turn earns, besides that of the market."""
MARKET_CARD: Final = 0.3
"""In so many new puzzles about earning that one may be among them."""
BLANK: Final = "0"
"""A die that is not rolled yet."""
MOST_LEFT: Final = 2
MOST_PAID: Final = 5
"""In a puzzle about an exam so many dice and buttons are left at most: all turns up to the end are gone through."""


class TurnPuzzle(MovesPuzzle, frozen=True, kw_only=True):
    """A whole turn of whoever is to move: a theme says what the table after it is worth."""

    position: Annotated[str, msgspec.Meta(max_length=1500)]

    weights: ClassVar[tuple[int, int, int]] = (200, 120, 130)
    """Parts of the rating: what a theme begins with, a halving of what is to be looked through, what a turn takes."""

    @cached_property
    def table(self) -> Table:
        """What lies on the table.

        Raises:
            PuzzleError: it cannot be read.
        """
        with of_field("position"):
            return Table.parse(self.position)

    def why_unfit(self) -> str:
        """A turn begins there, and has not too many moves."""
        do = self.table.do
        if not do.begins_turn:
            return Phrase("refused-war-puzzle-turn", "a turn begins in a puzzle: do A turn, not {task}", task=str(do))
        if sum(1 for _ in turn_moves(self.table)) > MOST_MOVES:
            return Phrase(
                "refused-war-puzzle-moves", "a turn may begin with {most} moves at most here", most=MOST_MOVES
            )
        return ""

    # What comes of a turn

    def name(self, seat: int, words: Words) -> str:
        """What a player is called: the colour of the dice."""
        return words.say(f"seat-{BODIES[seat]}")

    def begun(self, words: Words) -> Game:
        return Game.at_table(self.table, [self.name(seat, words) for seat in range(len(self.table.players))], seed=0)

    def after(self, state: Game, move: Any) -> Game:
        return state.unsettled(move)

    def is_over(self, state: Game) -> bool:
        do = state.table.do
        return do.what == "end" or (state.ply > 0 and do.begins_turn)

    def result_of(self, state: Game) -> Table:
        return state.table

    def results_from(self, state: Game) -> Mapping[Table, str]:
        return ways(state.table)

    def told(self, before: Game, after: Game, words: Words) -> str:
        return "" if isinstance(after.last_move, Done) else told(before, after, words)[0]

    def net(self, table: Table) -> int:
        """How many buttons whoever is to move has more after the turn."""
        return table.players[self.table.do.mover].buttons - mover_of(self.table).buttons

    def said_of(self, worth: float) -> Mapping[str, object]:
        done = "yes" if worth != NOT_DONE else "no"
        return {"net": signed(worth), "best": max(self.worths.values()), "done": done}

    def option_text(self, choice: Any, words: Words) -> str:
        return place_text(place_in(choice), words)

    # Pages

    @classmethod
    def words(cls) -> Words:
        return puzzle_words()

    def ask(self, draft: str, words: Words) -> Page:
        states, setting = self.states(draft, words), getattr(self, "setting", "")
        place, name = place_text(setting, words) if setting else "", self.name(self.table.do.mover, words)
        text = words.say(f"{self.theme}-ask", name=name, place=place)
        return Page(text, Played(states), status=tuple(self.story(states, words)))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What the theme is about; the supplement of a right turn; where its dice go, or how many they are."""
        kind = next(iter(EXTRA.findall(self.solution)), "none")
        told = [words.say(f"{self.theme}-hint"), words.say("hint-extra", kind=kind), self.last_hint(words)]
        return tuple(Page(text, None) for text in told)

    def last_hint(self, words: Words) -> str:
        """Where the dice of a right turn go."""
        return words.say("hint-place", place=self.option_text(self.solution, words))

    # Rating, making

    def hardness(self) -> float:
        """The theme's weights, for each halving from all that may come to what is right, and for what one way takes.

        200 more if what earns most is wrong.
        """
        helps = len(EXTRA.findall(self.solution)) + sum(part.endswith("b") for part in self.solution.split(BETWEEN))
        basis, halving, helped = self.weights
        return basis + halving * log2(len(self.worths) / len(self.right)) + helped * helps + 200 * self.misleads()

    def misleads(self) -> bool:
        """Whether what earns most without a supplement is wrong."""
        plain = {way: self.net(table) for table, way in self.results.items() if not EXTRA.search(way)}
        return bool(plain) and max(plain, key=lambda way: plain[way]) not in self.right

    def likeness(self) -> str:
        """The table as whoever is to move sees it: that player comes first."""
        players, mover = len(self.table.players), self.table.do.mover
        turned = str.maketrans({SEATS[seat]: SEATS[(seat - mover) % players] for seat in range(players)})
        lines = sorted(line.translate(turned) for line in str(self.table).splitlines()[1:-1])
        return f"{self.theme} {getattr(self, 'setting', '')} {' '.join(lines)}"

    @classmethod
    def variants(cls, table: Table, random: Random) -> Iterable[tuple[Table, Mapping[str, Any]]]:
        """What may be asked of a turn in a game: tables, with the further fields of the theme."""
        return [(table, {})]

    @classmethod
    def positions(cls, random: Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """The turns of a game between bots."""
        names = list(SEATS[: random.randint(2, 4)])
        states = played_by_bot(Game.start(names, seed=random.random()), GreedyBot(random.randrange(10**6)))
        tables = [state.table for state in states if state.table.do.begins_turn]
        random.shuffle(tables)
        for table, more in (found for one in tables for found in cls.variants(one, random)):
            if mover_of(table).dice.count <= MOST_DICE:
                yield " / ".join(str(table).splitlines()), more


@lru_cache(maxsize=8)
def ways(table: Table) -> Mapping[Table, str]:
    """A way to all that may come of a turn: of one table several settings are asked about."""
    return {turn.table: str(turn) for turn in turns(table)}


def place_in(answer: str) -> str:
    """The place of the first dice action of an answer."""
    action = next(part for part in answer.split(BETWEEN) if not re.match("white|change|give|free", part)).split()
    return f"{CARD_SOURCE}{action[1]}" if action[0] == "buy" else action[0]


def signed(buttons: float) -> str:
    """How much more or less that is, as people write it: `+3`, `−2`, `0`."""
    return f"{int(buttons):+d}".replace("-", "−") if buttons else "0"


class Earn(TurnPuzzle, frozen=True, kw_only=True, tag="earn"):
    """Which turn brings the most buttons, all costs subtracted?"""

    weights: ClassVar[tuple[int, int, int]] = (350, 120, 130)

    def worth_of(self, result: Table) -> float:
        return self.net(result)

    def teaches(self) -> bool:
        """All that is right is done at one place; at the market, which always pays, only with its card."""
        places = set(map(place_in, self.right))
        return len(places) == 1 and (places != {MARKET} or mover_of(self.table).owns(MARKET))

    @classmethod
    def variants(cls, table: Table, random: Random) -> Iterable[tuple[Table, Mapping[str, Any]]]:
        """The player has two cards more that pay, and some buttons."""
        stack, pay = list(table.stack), (*PAYING, *((MARKET,) if random.random() < MARKET_CARD else ()))
        cards = [card for card in stack if name_of(card) in pay]
        drawn, player = random.sample(cards, min(2, len(cards))), mover_of(table)
        for card in drawn:
            stack.remove(card)
        player = replace(player, cards=in_order((*player.cards, *drawn)), buttons=random.randint(2, 9))
        return [(table.with_player(table.do.mover, player, stack=tuple(stack)), {})]


class HoldPuzzle(TurnPuzzle, frozen=True, kw_only=True):
    """A setting is to be held with a coloured die."""

    setting: Literal["quarry", "forest", "meadow"]

    def why_unfit(self) -> str:
        if self.setting not in self.table.in_play:
            told = Phrase("refused-war-not-in-play", "the meadow is in play with four players only")
            raise PuzzleError("setting", told)
        if self.holds(self.table):
            return Phrase("refused-war-puzzle-held", "the player to move holds the setting already")
        return super().why_unfit()

    def holds(self, table: Table) -> bool:
        """Whether who was to move holds the setting."""
        return table.setting(self.setting).by == self.table.do.seat

    def last_hint(self, words: Words) -> str:
        bid = next(part for part in self.solution.split(BETWEEN) if part.startswith(self.setting))
        hand = Hand.parse(bid.split()[1])
        return words.say("hint-dice", count=hand.count, brother="yes" if hand.brother else "no")

    @classmethod
    def variants(cls, table: Table, random: Random) -> Iterable[tuple[Table, Mapping[str, Any]]]:
        return [(table, {"setting": name}) for name in table.in_play]


class Displace(HoldPuzzle, frozen=True, kw_only=True, tag="displace"):
    """Which turn beats what lies on a setting, holds it, and leaves the most buttons?"""

    enough: ClassVar[float] = NOT_DONE + 1
    weights: ClassVar[tuple[int, int, int]] = (100, 130, 130)

    def worth_of(self, result: Table) -> float:
        return self.net(result) if self.holds(result) else NOT_DONE

    def teaches(self) -> bool:
        """Somebody else holds it; it takes a supplement, and there is one that costs more."""
        prices = set(self.worths.values()) - {NOT_DONE}
        held = self.table.setting(self.setting).by is not None
        return held and len(prices) > 1 and EXTRA.match(self.right[0]) is not None

    def misleads(self) -> bool:
        """Whether there are several prices."""
        return len(set(self.worths.values())) > 3


class Unanswerable(HoldPuzzle, frozen=True, kw_only=True, tag="unanswerable"):
    """Which turn holds a setting so that no other player could beat it in the next turn, with all that is allowed?"""

    enough: ClassVar[float] = 1
    weights: ClassVar[tuple[int, int, int]] = (0, 150, 130)

    def worth_of(self, result: Table) -> float:
        if not self.holds(result):
            return NOT_DONE
        # Nothing else that counts is changed by a turn of one's own.
        seen, known = (result.setting(self.setting).dice, result.lake), vars(self).setdefault("_answered", {})
        if seen not in known:
            known[seen] = any(replies(result, self.setting))
        return 0 if known[seen] else 1

    def teaches(self) -> bool:
        """Some bids hold it and can be answered."""
        return 0 in self.worths.values()

    def refuted(self, answer: str, words: Words) -> Page:
        """The turn that answers the bid."""
        page, end = super().refuted(answer, words), self.states(answer, words)[-1]
        reply = next(replies(end.table, self.setting), None) if self.holds(end.table) else None
        if reply is None:
            return page
        seat = reply.table.do.mover
        played = [replace(end, table=replace(end.table, do=Task("turn", seat)))]
        for move in reply.moves:
            played.append(played[-1].unsettled(move))
        text = words.say("unanswerable-refuted", name=self.name(seat, words))
        return Page(text, Played(played), lines=(*page.lines, *self.story(played, words)))


class FinishHut(TurnPuzzle, frozen=True, kw_only=True, tag="finish_hut"):
    """Which turn completes the hut?"""

    enough: ClassVar[float] = 1
    weights: ClassVar[tuple[int, int, int]] = (450, 70, 280)

    def worth_of(self, result: Table) -> float:
        return int(result.players[self.table.do.mover].built >= result.box.goal)

    @classmethod
    def variants(cls, table: Table, random: Random) -> Iterable[tuple[Table, Mapping[str, Any]]]:
        """One section is missing, perhaps with a die detained beside it; there are some buttons."""
        seat, player = table.do.mover, mover_of(table)
        held, lacks, places = player.detained.values(), random.choice(SECTIONS), list(table.box.places)
        random.shuffle(places)
        player = replace(player, buttons=random.randint(2, 12), hut=BUILT * len(SECTIONS))
        player = player.with_section(int(lacks), EMPTY)
        for pips, place in zip(held, places, strict=False):
            player = player.with_detained(int(place), pips)
        return [(table.with_player(seat, player), {})]


class Exam(TurnPuzzle, frozen=True, kw_only=True, tag="exam"):
    """The last placements of a round: which win the exam, or, if it cannot be won, see that nobody wins it?"""

    enough: ClassVar[float] = 1
    weights: ClassVar[tuple[int, int, int]] = (0, 60, 230)

    def why_unfit(self) -> str:
        """Only few dice are left, of one player, and none is or can be at the tattle, which would change the count."""
        table, seat = self.table, self.table.do.seat
        for other, player in enumerate(table.players):
            is_long = player.dice.count > MOST_LEFT or player.brothers > 1 or player.buttons > MOST_PAID
            if table.lake or (is_long if other == seat else player.dice.has_dice):
                return Phrase("refused-war-puzzle-last", "only one player has dice, {most} at most", most=MOST_LEFT)
            if table.at_school("tattle") is not None or (other == seat and player.detained):
                return Phrase("refused-war-puzzle-tattle", "nobody tells tales: no die lies there or is detained")
        return super().why_unfit()

    def is_over(self, state: Game) -> bool:
        return state.table.do.what == "end"

    def results_from(self, state: Game) -> Mapping[Table, str]:
        """What may come of all turns up to the end of the round."""
        found, unfinished = dict[Table, str](), [("", state.table)]
        for begun, table in unfinished:  # it grows
            for turn in turns(table):
                if turn.table not in found:
                    found[turn.table] = BETWEEN.join([*filter(None, [begun]), str(turn)])
                    if turn.table.do.what != "end":
                        unfinished.append((found[turn.table], turn.table))
        return {table: way for table, way in found.items() if table.do.what == "end"}

    def worth_of(self, result: Table) -> float:
        """2 for the exam won, 1 if nobody wins it."""
        die = result.at_school("exam")
        winner = None if die is None else result.most_with(die[1])
        return 2 if winner == self.table.do.seat else int(winner is None)

    def lines_after(self, state: Game, words: Words) -> Sequence[str]:
        """How many dice of each player count."""
        die = state.table.at_school("exam")
        if die is None:
            return (words.say("exam-none"),)
        counts = enumerate(state.table.counts_with(die[1]))
        lines = [words.say("exam-count", name=self.name(seat, words), count=many) for seat, many in counts]
        return words.say("exam-counted", pips=die[1]), *lines

    def hardness(self) -> float:
        """As for every turn; 70 for each doubling of what may come of it; 150 if the exam cannot be won."""
        return super().hardness() + 70 * log2(len(self.worths)) + 150 * (max(self.worths.values()) == 1)

    @classmethod
    def variants(cls, table: Table, random: Random) -> Iterable[tuple[Table, Mapping[str, Any]]]:
        """The dice of the others and of the lake are beaten, and own ones that were detained lie at the market."""
        mover, white = table.do.mover, table.lake
        for seat, player in enumerate(table.players):
            if seat == mover:
                market = rising(player.market + "".join(map(str, player.detained.values())))
                hut = "".join(BUILT if int(at) in player.built_sections else EMPTY for at in SECTIONS)
                paid, helped = random.randint(1, MOST_PAID), random.randint(0, 1)
                player = replace(player, hut=hut, market=market, buttons=paid, brothers=helped)
            else:
                white += player.dice.white
                player = replace(player, dice=NO_DICE, mill=rising(player.mill + player.dice.own))
            table = table.with_player(seat, player)
        return [(replace(table, lake="", white_mill=rising(table.white_mill + white)), {})]


class HowLikely(ChancePuzzle, frozen=True, kw_only=True, tag="how_likely"):
    """How likely is it that of some dice so many are equal, that they beat a bid, or what is best rolled again?

    The position is `equal 5 3`: of five dice three; `beats 5 44 1`: five dice beat two 4s, one of them turned by one
    pip at most; or `reroll 11346 3`: of these dice three, after the best of them are rolled again.
    """

    @cached_property
    def question(self) -> tuple[str, str, int, int]:
        """The kind of question; the dice that lie there; how many dice are rolled; how many are wanted, or pips.

        Raises:
            PuzzleError: the position asks nothing.
        """
        with of_field("position"):
            if found := re.fullmatch("(equal) ()([2-8]) ([2-8])", self.position, re.ASCII):
                return found[1], "", int(found[3]), int(found[4])
            if found := re.fullmatch(r"(beats) ([1-8]) (([1-6])\4{0,7}) ([0-5])", self.position, re.ASCII):
                return found[1], found[3], int(found[2]), int(found[5])
            if found := re.fullmatch("(reroll) ([1-6]{2,8}) ([2-8])", self.position, re.ASCII):
                return found[1], found[2], len(found[2]), int(found[3])
            raise NotationError.of(
                "refused-war-chance", "a question is equal 5 3, beats 5 44 1 or reroll 11346 3, not {text}",
                text=quoted(self.position),
            )  # fmt: skip

    def check(self) -> None:
        _ = self.question

    @cached_property
    def chance(self) -> Fraction:
        kind, _, dice, many = self.question
        if kind == "equal":
            return equal(dice, many)
        return next(iter(self.again.values())) if kind == "reroll" else beats(dice, self.bid, many)

    @property
    def bid(self) -> tuple[int, int]:
        """What is to be beaten."""
        lying = self.question[1]
        return len(lying), int(lying[0])

    @cached_property
    def again(self) -> Mapping[str, Fraction]:
        """By the dice that are rolled again, the best first, how likely it is then."""
        _, lying, _, many = self.question
        return reroll_chances(lying, many)

    def mistakes(self, words: Words) -> Iterable[tuple[Fraction, str]]:
        """Usual wrong countings: the other event, and what is overlooked in each kind of question."""
        kind, _, dice, many = self.question
        found = [("complement", 1 - self.chance)]
        if kind == "equal":
            one = Fraction(sum(comb(dice, up) * 5 ** (dice - up) for up in range(many, dice + 1)), 6**dice)
            exactly = Fraction(equal_counts(dice).get(many, 0), 6**dice)
            found += [("one-value", one), ("added", 6 * one), ("exactly", exactly)]
        elif kind == "beats":
            found += [("not-turned", beats(dice, self.bid)), ("only-more", equal(dice, self.bid[0] + 1))]
            found += [("any-value", equal(dice, self.bid[0]))]
        else:
            found += [("other-dice", chance) for chance in self.again.values()]
        for name, wrong in found:
            yield wrong, words.say(f"how_likely-{name}")

    # Pages

    @classmethod
    def words(cls) -> Words:
        return puzzle_words()

    def page(self, message: str, words: Words, lines: Sequence[str] = ()) -> Page:
        """A message of this kind of question; the dice to be rolled, with a bid of another player above them."""
        kind, lying, dice, many = self.question
        mine = Heap(0, lying if kind == "reroll" else BLANK * dice)
        best = next(iter(self.again)) if kind == "reroll" else BLANK * dice
        text = words.say(
            f"how_likely-{message}-{kind}", lying=" ".join(lying), dice=dice, many=many, rolls=6 ** len(best),
            rolled=" ".join(best) or "–", chance=str(self.chance),
        )  # fmt: skip
        return Page(text, (Heap(1, lying), mine) if kind == "beats" else (mine,), lines=tuple(lines))

    def ask(self, draft: str, words: Words) -> Page:
        return self.page("ask", words, [words.say("chance-how-to-write")])

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """How it is counted; then what there is to count."""
        return self.page("hint", words), self.page("more", words)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """What was counted, in lines."""
        kind, _, dice, many = self.question
        counts: dict[Any, Any] = dict(equal_counts(dice))
        if kind == "beats":
            counts = {pips: count for pips, count in beat_counts(dice, self.bid).items() if pips <= many}
        elif kind == "reroll":
            best = list(self.again.items())[:4]
            counts = {" ".join(rolled) or "–": str(chance) for rolled, chance in best}
        lines = [words.say(f"how_likely-line-{kind}", what=what, count=count) for what, count in counts.items()]
        return (self.page("counted", words, lines),)

    # Rating, making

    def difficulty(self) -> float:
        """500 to 600; 90 for each die; 60 to 130 for each that is wanted, beaten or lacking; 200 for buttons."""
        kind, lying, dice, many = self.question
        if kind == "equal":
            return 500 + 90 * dice + 60 * many
        if kind == "beats":
            return 550 + 90 * dice + 100 * len(lying) + 200 * (many > 0)
        lacks = many - max(map(lying.count, lying))
        return 600 + 90 * dice + 130 * lacks

    def likeness(self) -> str:
        """Of dice that are rolled again it counts which are alike."""
        kind, lying, _, many = self.question
        alike = sorted(map(lying.count, set(lying)))
        return f"{self.theme} {kind} {alike} {many}" if kind == "reroll" else f"{self.theme} {self.position}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """Some dice, all by chance."""
        dice, many = random.randint(2, DICE), random.randint(2, 5)
        pips = rising(random.choices("123456", k=dice))
        bid = random.choice("123456") * random.randint(1, 4)
        asked = f"equal {dice} {many}", f"beats {dice} {bid} {random.choice((0, 0, 1, 2))}", f"reroll {pips} {many}"
        puzzle = cls.unanswered(random.choice(asked), level)
        if not 0.02 < puzzle.chance < 0.98:
            return None
        return replace_fields(puzzle, answers=puzzle.find_answers().answers)


THEMES: Final = (Earn, Displace, FinishHut, Unanswerable, Exam, HowLikely)
WAR_PUZZLES: Final = PuzzleKind("war_of_the_buttons", THEMES, PACKS / "war_of_the_buttons", puzzle_words)
"""The puzzles of War of the Buttons."""
