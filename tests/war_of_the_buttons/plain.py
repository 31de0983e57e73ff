"""A second, plain referee of whole games of War of the Buttons, written from the rules page alone: nothing is shared.

Every die and every card is a thing of its own, which lies somewhere; a die that is still to be rolled is in the cup.
What is asked next is the table's `do`, so that a game may begin at any table that can be written down. What goes in and
comes out are texts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from fractions import Fraction
from typing import Self

from tests.war_of_the_buttons.plain_things import (
    CARD_NAMES,
    DETAINED_AT_FIRST,
    DICE_OF_A_COLOUR,
    LETTERS,
    MARKERS,
    MARKET_ORDER,
    SCHOOL,
    SECTIONS,
    SETTINGS,
    Box,
    Card,
    Die,
    Group,
    Player,
    Setting,
    cards_text,
    groups_of,
    pips_of,
    pips_text,
    rolls,
)  # fmt: skip


class Referee:
    """Watches over one game. `do` says what is asked now; `answer` takes the text of a move.

    Args:
        table: its text.
        box: the numbers of the game, if not ours.
    """

    def __init__(self, table: str, box: Box | None = None) -> None:
        self.box = box or Box()
        self.dice: list[Die] = []
        self.cards: list[Card] = []
        self.players: dict[str, Player] = {}
        self.settings: dict[str, Setting] = {}
        self.markers: dict[str, str] = {}
        """By a setting's name or `school`; none is an empty text."""
        self.slots = 0
        head, *lines = [line.strip() for line in table.replace(" / ", "\n").splitlines() if line.strip()]
        _, number, _, self.first, _, *do = head.split()
        self.round = int(number)
        self.do = " ".join(do)
        for line in lines:
            self._read(*line.split())
        self.letters = LETTERS[: len(self.players)]
        self.whites = int(self.box.whites[len(self.players) - 2])
        for colour in [*self.letters, "w"]:
            wanted = self.whites if colour == "w" else DICE_OF_A_COLOUR
            there = sum(die.colour == colour for die in self.dice)
            self.dice += [Die(colour, 0, "cup") for _ in range(wanted - there)]
        if self.do == "end":
            self._end_round()

    @classmethod
    def start(cls, players: int, scales: str = "printed", box: Box | None = None) -> Referee:
        """A new game; `scales` are `printed`, `dealt`, or a letter for each setting in play."""
        box = box or Box()
        in_play = SETTINGS if players == 4 else SETTINGS[:2]
        named = dict(zip(in_play, scales, strict=True)) if scales not in ("printed", "dealt") else {}
        cards = [
            Card(name, price, "stack")
            for name in CARD_NAMES
            for price in box.prices[name]
            if name != "meadow" or "meadow" in in_play
        ]
        lines = ["round 1 first A do over"]
        for name in in_play:
            scale = "-" if scales == "dealt" else box.loose[named[name]] if named else box.scales[name]
            lines.append(f"{name} {scale} - -")
        lines += ["school -", "cards" + " -" * int(box.slots[players - 2]), "white lake=- market=- mill=-"]
        for letter, buttons in zip(LETTERS[:players], box.buttons, strict=False):
            nothing = "stars=0 brothers=0 hut=...... cards=- dice=- market=- mill=-"
            lines.append(f"{letter} buttons={buttons} {nothing}")
        lines.append(f"stack {cards_text(cards)} discard -")
        referee = cls("\n".join(lines), box)
        referee._deal_from("A detained")
        return referee

    # The text

    def _read(self, name: str, *words: str) -> None:
        if name in SETTINGS:
            scale, lying, marker = words
            place, _, dice = lying.partition(":")
            self.settings[name] = Setting(scale.strip("-"), int(place) if dice else 0, dice == "b")
            self.markers[name] = marker.strip("-")
            self._lay(dice, "", name)
        elif name == "school":
            self.markers[name] = words[0].strip("-")
            for word in words[1:]:
                place, _, die = word.partition(":")
                self._lay(die, "", place)
        elif name == "cards":
            self.slots = len(words)
            for slot, word in enumerate(words, 1):
                if "/" in word:
                    self._hand_out(word, f"card{slot}")
                else:
                    self._lay(word, "", f"card{slot}")
        elif name == "white":
            for word in words:
                where, _, dice = word.partition("=")
                self._lay(dice, "w", where)
        elif name == "stack":
            self._hand_out(words[0], "stack")
            self._hand_out(words[2], "discard")
        else:
            self._read_player(name, dict(word.split("=") for word in words))

    def _read_player(self, letter: str, has: dict[str, str]) -> None:
        player = Player(letter, int(has["buttons"]), int(has["stars"]), int(has["brothers"]))
        self.players[letter] = player
        for section, sign in zip(SECTIONS, has["hut"], strict=True):
            if sign == "#" or sign.isalpha():
                player.built.add(section)
            if sign not in ".#":
                pips = sign if sign.isdigit() else str("abcdef".index(sign) + 1)
                self._lay(pips, letter, f"plan{section}")
        self._hand_out(has["cards"], letter)
        self._lay(has["dice"], letter, letter)
        self._lay(has["market"], letter, "market")
        self._lay(has["mill"], letter, "mill")

    def _lay(self, dice: str, colour: str, where: str) -> None:
        for sign in dice:
            if sign.isdigit():
                self.dice.append(Die(colour, int(sign), where))
            elif sign in LETTERS or sign == "w":
                colour = sign

    def _hand_out(self, cards: str, where: str) -> None:
        for text in cards.split(",") if cards != "-" else []:
            card, _, copies = text.partition("*")
            name, _, price = card.partition("/")
            self.cards += [Card(name, price, where) for _ in range(int(copies or 1))]

    @property
    def text(self) -> str:
        there = defaultdict[str, list[Die]](list)
        for die in self.dice:
            there[die.where].append(die)
        lines = [f"round {self.round} first {self.first} do {self.do}"]
        for name, setting in self.settings.items():
            dice = pips_text(there[name], with_owner=True)
            lying = f"{setting.taken}:{dice}" if dice != "-" else f"{setting.taken}:b" if setting.mark else "-"
            lines.append(f"{name} {setting.scale or '-'} {lying} {self.markers[name] or '-'}")
        pupils = [f"{place}:{die.colour}{die.pips}" for place in SCHOOL for die in there[place]]
        lines.append(" ".join(["school", self.markers["school"] or "-", *pupils]))
        slots = [f"card{slot}" for slot in range(1, self.slots + 1)]
        open_cards = {card.where: card.text for card in self.cards}
        lying_there = [open_cards.get(slot, pips_text(there[slot], with_owner=True)) for slot in slots]
        lines.append(" ".join(["cards", *lying_there]))
        lines.append("white " + " ".join(f"{at}={pips_of('w', there[at])}" for at in ("lake", "market", "mill")))
        lines += [self._player_text(player, there) for player in self.players.values()]
        lines.append(f"stack {cards_text(self._cards('stack'))} discard {cards_text(self._cards('discard'))}")
        return "\n".join(lines)

    def _player_text(self, player: Player, there: Mapping[str, Iterable[Die]]) -> str:
        letter, hut = player.letter, ""
        for section in SECTIONS:
            pips = pips_of(letter, there[f"plan{section}"])
            if section in player.built:
                hut += "#" if pips == "-" else "abcdef"[int(pips) - 1]
            else:
                hut += "." if pips == "-" else pips
        return (
            f"{letter} buttons={player.buttons} stars={player.stars} brothers={player.brothers} hut={hut}"
            f" cards={cards_text(self._cards(letter))} dice={pips_text(there[letter])}"
            f" market={pips_of(letter, there['market'])} mill={pips_of(letter, there['mill'])}"
        )

    # Looking at the table

    def _lying(self, where: str, colour: str = "") -> list[Die]:
        there = [die for die in self.dice if die.where == where]
        return [die for die in there if die.colour == colour] if colour else there

    def _cards(self, where: str) -> list[Card]:
        return [card for card in self.cards if card.where == where]

    def _owns(self, player: Player, name: str) -> bool:
        return any(card.name == name for card in self._cards(player.letter))

    def _detained(self, player: Player) -> list[int]:
        return [section for section in SECTIONS if self._lying(f"plan{section}", player.letter)]

    def _open_sections(self, player: Player) -> list[int]:
        return [section for section in SECTIONS if section not in {*player.built, *self._detained(player)}]

    def _free_places(self, player: Player) -> list[int]:
        return [int(section) for section in self.box.places if int(section) not in self._detained(player)]

    def _clockwise(self, letter: str) -> str:
        """All letters, from this one on."""
        seat = self.letters.index(letter)
        return self.letters[seat:] + self.letters[:seat]

    def _after(self, letter: str) -> str:
        return (self._clockwise(letter) * 2)[1]

    def _most(self, pips: int, school: Iterable[str]) -> Player | None:
        """The one player with most coloured dice of a value: at these places of the school, on settings, at cards."""
        places = {*school, *self.settings, *(f"card{slot}" for slot in range(1, self.slots + 1))}
        counts = Counter(
            die.colour for die in self.dice if die.colour != "w" and die.pips == pips and die.where in places
        )
        best = [letter for letter in counts if counts[letter] == max(counts.values())]
        return self.players[best[0]] if len(best) == 1 else None

    # What is asked

    @property
    def mover(self) -> int | str | None:
        if self.do == "over":
            return None
        subject, what, *_ = self.do.split()
        if subject == "card" or what in ("detained", "scale", "marker", "dice"):
            return "chance"
        return self.letters.index(subject)

    def chances(self) -> dict[str, Fraction]:
        if self.mover != "chance":
            return {}
        subject, what, *_ = self.do.split()
        if what in ("detained", "dice"):
            return dict(rolls(len(self._to_be_rolled())))
        if subject == "card":
            left = [f"deal {card.text}" for card in self._cards("stack") or self._cards("discard")]
        elif what == "marker":
            left = [f"marker {marker}" for marker in (Counter(MARKERS) - Counter(self.markers.values())).elements()]
        else:
            lying = {setting.scale for setting in self.settings.values()}
            left = [f"scale {letter}" for letter, scale in self.box.loose.items() if scale not in lying]
        return {text: Fraction(copies, len(left)) for text, copies in Counter(left).items()}

    def _to_be_rolled(self) -> list[Die]:
        subject, what, *_ = self.do.split()
        dice = self._lying("cup", "w" if subject == "lake" else subject)
        return dice[: len(self.box.places[:DETAINED_AT_FIRST])] if what == "detained" else dice

    def answers(self) -> set[str]:
        if not isinstance(self.mover, int):
            return set(self.chances())
        letter, what, *rest = self.do.split()
        player = self.players[letter]
        if what == "powers":
            return {*self._powers(player, rest), "done"}
        if what == "turn":
            return {*self._dice_actions(player), *(self._supplements(player) if not rest else [])}
        if what == "market":
            return {*self._market(player, rest[0]), "done"}
        if what == "after":
            return {*self._supplements(player), "done"}
        if what == "free":
            return {f"free {section}" for section in self._detained(player)}
        if what == "build":
            return {f"build {section}" for section in self._open_sections(player)}
        assert what == "detain", f"what is {self.do!r}?"
        return {
            f"detain {die.where} {die.pips} at {section}"
            for die in self.dice
            if die.colour == letter and not die.where.startswith("plan") and die.where != letter
            for section in self._free_places(player)
        }

    def _powers(self, player: Player, rest: list[str]) -> Iterator[str]:
        begun = rest[0].split(",") if rest else []
        hand = Counter(die.pips for die in self._lying(player.letter, player.letter))
        for pips in (1, 2, 3):
            card = f"set{pips}"
            if self._owns(player, card) and card not in begun[:-1] and hand[pips]:
                yield from (f"set {pips} {other}" for other in range(1, 7) if other != pips)
        if self._owns(player, "reroll") and "reroll" not in begun:
            chosen = [""]
            for pips in range(1, 7):
                chosen = [text + str(pips) * times for text in chosen for times in range(hand[pips] + 1)]
            yield from (f"reroll {text}" for text in chosen if text)

    def _supplements(self, player: Player) -> Iterator[str]:
        if player.buttons >= self.box.white:
            yield from (f"white {die.pips}" for die in self._lying("lake"))
        for die in self._lying(player.letter, player.letter):
            for other in range(1, 7):
                if other != die.pips and self.box.pip * abs(other - die.pips) <= player.buttons:
                    yield f"change {die.pips} {other}"
        if self._detained(player):
            yield from (f"give up {card.text}" for card in self._cards(player.letter))

    def _dice_actions(self, player: Player) -> Iterator[str]:
        groups = groups_of(self._lying(player.letter), player.brothers)
        if not self._lying("tattle", player.letter):
            for name in self.settings:
                yield from (f"{name} {group.text}" for group in groups if self._beats(player, group, name))
        for place in SCHOOL:
            if not self._lying(place) and self._may_enter(player, place):
                yield from (f"{place} {die.pips}" for die in self._lying(player.letter, player.letter))
        for slot in range(1, self.slots + 1):
            for card in self._cards(f"card{slot}"):
                for group in groups:
                    if group.number == int(card.price) and group.pips <= player.buttons:
                        yield f"buy {slot} {group.text}"
        yield from self._market(player)

    def _beats(self, player: Player, group: Group, name: str) -> bool:
        lying = self._lying(name)
        if not lying or group.number > len(lying):
            return True
        if group.number < len(lying):
            return False
        pips = lying[0].pips
        return group.pips > pips or (group.pips == pips and self._owns(player, "equal"))

    def _cost(self, player: Player, place: str) -> int:
        costs = {"release": self.box.release, "brothers": self.box.brothers}
        costs |= {"hut": self.box.hut + len(player.built), "star": self.box.star + player.stars}
        return costs.get(place, 0)

    def _may_enter(self, player: Player, place: str) -> bool:
        if place in ("release", "tattle") and not self._detained(player):
            return False
        if place == "hut" and not self._open_sections(player):
            return False
        return player.buttons >= self._cost(player, place)

    def _market(self, player: Player, last: str = "1") -> Iterator[str]:
        hand = [f"{'w' if die.colour == 'w' else ''}{die.pips}" for die in self._lying(player.letter)]
        if player.brothers and last != "b":
            hand.append("b")
        yield from (f"market {sign}" for sign in hand if MARKET_ORDER.index(sign) >= MARKET_ORDER.index(last))

    # What is answered

    def answer(self, text: str) -> None:
        assert text in (answers := self.answers()), f"{text!r} is none of {sorted(answers)}"
        self._answered(text)

    def after(self, answer: str) -> Self:
        """The game after one of `answers`; this one stays as it is."""
        game = copy(self)
        game.dice, game.cards = [die.twin() for die in self.dice], [card.twin() for card in self.cards]
        game.players = {letter: player.twin() for letter, player in self.players.items()}
        game.settings = {name: setting.twin() for name, setting in self.settings.items()}
        game.markers = dict(self.markers)
        game._answered(answer)
        return game

    def _answered(self, text: str) -> None:
        letter, what, *rest = self.do.split()
        words = text.split()
        if self.mover == "chance":
            self._happens(words[1])
            return
        player = self.players[letter]
        used = "used" in rest
        if what == "powers":
            self._use_power(player, rest[0].split(",") if rest else [], words)
        elif what == "after" and text == "done":
            self._next_turn(self._after(letter))
        elif words[0] in ("white", "change", "give"):
            self._supplement(player, what, words)
        elif what == "turn":
            self._act(player, used, words)
        elif what == "market" and text == "done":
            self._acted(player, used)
        elif what == "market":
            self._put_at_market(player, used, words[1])
        elif what == "free":
            self._free(player, rest[0], used, int(words[1]))
        elif what == "build":
            self._build(player, rest[0], used, int(words[1]))
        else:
            self._take(letter, int(words[2]), words[1]).where = f"plan{words[4]}"
            self._examine()

    def _take(self, colour: str, pips: int, where: str) -> Die:
        return next(die for die in self._lying(where, colour) if die.pips == pips)

    # Chance, before the turns

    def _steps(self) -> list[str]:
        """All that chance lays down, in this order; what lies already is left out when its time has come."""
        return [
            *(f"{letter} detained" for letter in self.letters),
            *(f"{name} scale" for name in self.settings),
            *(f"{name} marker" for name in self.settings),
            "school marker",
            *(f"card {slot}" for slot in range(1, self.slots + 1)),
            *(f"{letter} dice" for letter in self._clockwise(self.first)),
            "lake dice",
        ]

    def _deal_from(self, step: str) -> None:
        steps = self._steps()
        for later in steps[steps.index(step) :]:
            self.do = later
            subject, what = later.split()
            if subject == "card" and not self._cards("stack"):
                for card in self._cards("discard"):
                    card.where = "stack"
            if what == "scale" and self.settings[subject].scale:
                continue
            if self.chances() and (what not in ("detained", "dice") or self._to_be_rolled()):
                return
        self._powers_from(self.first)

    def _happens(self, what_comes: str) -> None:
        subject, what, *powers = self.do.split()
        if what in ("detained", "dice"):
            dice = self._to_be_rolled()
            places = [f"plan{section}" for section in self.box.places] if what == "detained" else [subject] * len(dice)
            for die, pips, place in zip(dice, what_comes, places, strict=False):
                die.pips, die.where = int(pips), place
        elif subject == "card":
            pile = self._cards("stack") or self._cards("discard")
            next(card for card in pile if card.text == what_comes).where = f"card{what}"
        elif what == "marker":
            self.markers[subject] = what_comes
        else:
            self.settings[subject].scale = self.box.loose[what_comes]
        if powers:
            self._go_on_with_powers(self.players[subject], powers[0].split(","))
            return
        steps = self._steps()
        later = steps[steps.index(self.do) + 1 :]
        if later:
            self._deal_from(later[0])
        else:
            self._powers_from(self.first)

    # Power cards

    def _powers_from(self, letter: str) -> None:
        """Asks this player, or the next clockwise who has a power to use; the start player is asked first."""
        order = self._clockwise(self.first)
        for other in order[order.index(letter) :]:
            if any(self._powers(self.players[other], [])):
                self.do = f"{other} powers"
                return
        self._next_turn(self.first)

    def _go_on_with_powers(self, player: Player, begun: list[str]) -> None:
        if any(self._powers(player, [",".join(begun)])):
            self.do = f"{player.letter} powers {','.join(begun)}"
        else:
            self._powers_are_done(player)

    def _powers_are_done(self, player: Player) -> None:
        following = self._after(player.letter)
        if following == self.first:
            self._next_turn(self.first)
        else:
            self._powers_from(following)

    def _use_power(self, player: Player, begun: list[str], words: list[str]) -> None:
        letter = player.letter
        if words[0] == "done":
            self._powers_are_done(player)
        elif words[0] == "set":
            self._take(letter, int(words[1]), letter).pips = int(words[2])
            card = f"set{words[1]}"
            self._go_on_with_powers(player, begun if begun[-1:] == [card] else [*begun, card])
        else:
            for pips in words[1]:
                die = self._take(letter, int(pips), letter)
                die.pips, die.where = 0, "cup"
            self.do = f"{letter} dice {','.join([*begun, 'reroll'])}"

    # A turn

    def _next_turn(self, letter: str) -> None:
        """It is this player's turn, or the next one's who has a die; if nobody has, the round ends."""
        for other in self._clockwise(letter):
            if self._lying(other):
                self.do = f"{other} turn"
                return
        self._end_round()

    def _supplement(self, player: Player, when: str, words: list[str]) -> None:
        letter = player.letter
        if words[0] == "give":
            next(card for card in self._cards(letter) if card.text == words[2]).where = "out of the game"
            self.do = f"{letter} free {when}"
            return
        if words[0] == "white":
            player.buttons -= self.box.white
            self._take("w", int(words[1]), "lake").where = letter
        else:
            old, new = map(int, words[1:])
            player.buttons -= self.box.pip * abs(new - old)
            self._take(letter, old, letter).pips = new
        self._supplemented(player, when)

    def _supplemented(self, player: Player, when: str) -> None:
        if when == "turn":
            self.do = f"{player.letter} turn used"
        else:
            self._next_turn(self._after(player.letter))

    def _acted(self, player: Player, used: bool) -> None:
        """The dice action is over: the supplement, if there still is one."""
        if not used and any(self._supplements(player)):
            self.do = f"{player.letter} after"
        else:
            self._next_turn(self._after(player.letter))

    def _ask(self, player: Player, what: str, used: bool) -> None:
        self.do = f"{player.letter} {what}{' used' if used else ''}"

    def _act(self, player: Player, used: bool, words: list[str]) -> None:
        place = words[0]
        groups = {group.text: group for group in groups_of(self._lying(player.letter), player.brothers)}
        if place in self.settings:
            self._bid(player, used, place, groups[words[1]])
        elif place in SCHOOL:
            self._go_to_school(player, used, place, int(words[1]))
        elif place == "buy":
            self._buy(player, used, f"card{words[1]}", groups[words[2]])
        else:
            player.buttons += self._owns(player, "market")
            self._put_at_market(player, used, words[1])

    def _put(self, player: Player, group: Group, where: str) -> None:
        for _ in range(group.own):
            self._take(player.letter, group.pips, player.letter).where = where
        for _ in range(group.white):
            self._take("w", group.pips, player.letter).where = where
        player.brothers -= group.brother

    def _bid(self, player: Player, used: bool, name: str, group: Group) -> None:
        for die in self._lying(name):
            die.where = "mill"
        self._put(player, group, name)
        setting = self.settings[name]
        setting.taken = min(setting.taken + 1, len(setting.scale))
        setting.mark = not self._lying(name)
        player.buttons += int(setting.scale[setting.taken - 1]) + 2 * self._owns(player, name)
        self._acted(player, used)

    def _go_to_school(self, player: Player, used: bool, place: str, pips: int) -> None:
        player.buttons -= self._cost(player, place)
        self._take(player.letter, pips, player.letter).where = place
        player.buttons += 2 * self._owns(player, "school")
        if place in ("release", "tattle"):
            self._ask(player, f"free {place}", used)
        elif place == "hut":
            self._ask(player, "build hut", used)
        else:
            player.brothers += 2 * (place == "brothers")
            player.stars += place == "star"
            self._acted(player, used)

    def _buy(self, player: Player, used: bool, slot: str, group: Group) -> None:
        (card,) = self._cards(slot)
        card.where = player.letter
        player.buttons -= group.pips
        self._put(player, group, slot)
        player.stars += {"star": 1, "star2": 2}.get(card.name, 0)
        player.brothers += {"brothers2": 2, "brothers3": 3}.get(card.name, 0)
        if card.name == "hut" and self._open_sections(player):
            self._ask(player, "build card", used)
        else:
            self._acted(player, used)

    def _put_at_market(self, player: Player, used: bool, sign: str) -> None:
        player.buttons += self.box.market
        if sign == "b":
            player.brothers -= 1
        else:
            colour = "w" if sign[0] == "w" else player.letter
            self._take(colour, int(sign[-1]), player.letter).where = "market"
        if any(self._market(player, sign)):
            self._ask(player, f"market {sign}", used)
        else:
            self._acted(player, used)

    def _free(self, player: Player, why: str, used: bool, section: int) -> None:
        (die,) = self._lying(f"plan{section}", player.letter)
        die.where = player.letter
        if why in ("turn", "after"):
            self._supplemented(player, why)
        elif why in ("release", "tattle"):
            self._acted(player, used)
        else:
            self._marker_leaves(why)

    def _build(self, player: Player, why: str, used: bool, section: int) -> None:
        player.built.add(section)
        if why in ("hut", "card"):
            self._acted(player, used)
        else:
            self._free_by_marker(player, why)

    # The end of a round

    def _end_round(self) -> None:
        for die in self._lying("first"):
            self.first = die.colour
        for die in self._lying("tattle"):
            punished = self._most(die.pips, [place for place in SCHOOL if place != "tattle"])
            if punished and self._free_places(punished):
                self.do = f"{punished.letter} detain"
                return
        self._examine()

    def _examine(self) -> None:
        for die in self._lying("exam"):
            best = self._most(die.pips, SCHOOL)
            if best:
                self._carry_out(best, "school")
                return
        self._settings_after("school")

    def _settings_after(self, place: str) -> None:
        places = ["school", *self.settings]
        for name in places[places.index(place) + 1 :]:
            for die in self._lying(name):
                if die.colour != "w":
                    self._carry_out(self.players[die.colour], name)
                    return
        self._test_the_end()

    def _carry_out(self, player: Player, place: str) -> None:
        parts = self.markers[place].split("+")
        player.buttons += sum(int(part) for part in parts if part.isdigit())
        player.stars += "star" in parts
        player.brothers += 1 * ("brother" in parts) + 2 * ("brothers2" in parts)
        if "hut" in parts and self._open_sections(player):
            self.do = f"{player.letter} build {place}"
        else:
            self._free_by_marker(player, place)

    def _free_by_marker(self, player: Player, place: str) -> None:
        if "free" in self.markers[place].split("+") and self._detained(player):
            self.do = f"{player.letter} free {place}"
        else:
            self._marker_leaves(place)

    def _marker_leaves(self, place: str) -> None:
        self.markers[place] = ""
        self._settings_after(place)

    def _winning(self) -> list[Player]:
        goal = self.box.goal
        return [player for player in self.players.values() if len(player.built) >= goal or player.stars >= goal]

    def _test_the_end(self) -> None:
        if self._winning():
            self.do = "over"
            return
        self.round += 1
        for player in self.players.values():
            player.buttons += self.box.income * len(self._cards(player.letter))
        for die in self.dice:
            if not die.where.startswith("plan"):
                die.pips, die.where = 0, "cup"
        for name, setting in self.settings.items():
            self.settings[name] = Setting(setting.scale)
        self.markers = dict.fromkeys(self.markers, "")
        for card in self.cards:
            if card.where.startswith("card"):
                card.where = "discard"
        self._deal_from(f"{next(iter(self.settings))} marker")

    @property
    def result(self) -> tuple[tuple[int, ...], str] | None:
        if self.do != "over":
            return None
        winning = self._winning()
        if len(winning) == 1:
            (player,) = winning
            hut, stars = len(player.built) >= self.box.goal, player.stars >= self.box.goal
            return (self.letters.index(player.letter),), "both" if hut and stars else "hut" if hut else "stars"
        ranks = {
            player.letter: (
                len(self._cards(player.letter)) + player.stars + len(player.built) + player.buttons // self.box.fives,
                player.buttons,
            )
            for player in self.players.values()
        }
        best = max(ranks.values())
        return tuple(seat for seat, letter in enumerate(self.letters) if ranks[letter] == best), "points"
