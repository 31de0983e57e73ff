"""What is said of a game: every sentence is true, nothing is said twice, and all that lies on the table is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from buttons_widgets.kit.table.scene import Scene
from buttons_widgets.war_of_the_buttons import Game, GreedyBot
from buttons_widgets.war_of_the_buttons.phrases import card_text, marker_text, told, turns_over
from buttons_widgets.war_of_the_buttons.rules.hand import Hand
from buttons_widgets.war_of_the_buttons.rules.parts import Player
from buttons_widgets.war_of_the_buttons.rules.table import Table
from buttons_widgets.war_of_the_buttons.view.pictures import told_mat, told_village
from tests.hands import plain
from tests.war_of_the_buttons.view.village import VIEW, WORDS, Villager, states_of


@cache
def games() -> list[list[Game]]:
    """Whole games of two, three and four, played by chance or by bots that weigh what they do."""
    greedy = [[GreedyBot(seed=f"{seed} {seat}") for seat in range(2 + seed % 3)] for seed in range(9)]
    return [states_of(seed, len(bots), bots if seed % 2 else None) for seed, bots in enumerate(greedy)]


def won(old: Player, new: Player) -> Counter[str]:
    """What a player has more than before."""
    pairs = {
        "buttons": (old.buttons, new.buttons), "stars": (old.stars, new.stars), "sections": (old.built, new.built),
        "brothers": (old.brothers, new.brothers), "detained": (len(old.detained), len(new.detained)),
    }  # fmt: skip
    return Counter({what: after - before for what, (before, after) in pairs.items()})


def said(name: str, lines: Iterable[str]) -> Counter[str]:
    """What a player has won and lost, as the sentences have it."""
    found = Counter[str]()
    for line in (line for line in lines if name in line):
        earned = re.findall(r"(?:earns|brings|gets|bring \w+|and) (\d+)(?: buttons?)?(?=[.,;]| and)", line)
        found["buttons"] += sum(map(int, earned)) - sum(map(int, re.findall(r"(?:pays|for) (\d+)", line)))
        found["stars"] += line.endswith("a star.") and "gets" in line
        found["brothers"] += 2 * ("gets two big" in line) + ("gets a big" in line)
        found["sections"] += "builds section" in line
        found["detained"] += line.endswith("detains it.") - ("sets the detained" in line)
    return found


def test_what_a_turn_earns_and_pays_is_told_in_one_sentence() -> None:
    looked = Counter[str]()
    for before, now in (pair for states in games() for pair in pairwise(states)):
        do, move = before.table.do, type(now.last_move).__name__
        # What ends the turns of a round is looked at with all that is settled then.
        if do.is_of_turn and not do.is_chance and any(player.dice.has_dice for player in now.table.players):
            lines, name = told(before, now, WORDS), now.names[do.mover]
            assert len(lines) == (move != "Done"), lines
            earned = won(before.table.players[do.mover], now.table.players[do.mover])["buttons"]
            assert said(name, lines)["buttons"] == earned, (lines, now)
            looked[move] += 1
    assert min(looked[kind] for kind in ("Bid", "Buy", "School", "Market", "White", "Change", "Free", "Build")) > 10


def test_all_that_the_end_of_a_round_brings_is_told_once() -> None:
    kinds, words = Counter[str](), Counter[str]()
    for states in games():
        for ply, (before, now) in enumerate(pairwise(states), start=1):
            if now.round > before.round or now.to_move is None:
                first, lay = turns_over(states[: ply + 1])
                lines = check_end(lay, states[first - 1 : ply + 1], kinds)
                words.update(word for line in lines for word in line.split())
    assert min(kinds[stage] for stage in ("Start player", "Tattle", "Exam", "Quarry", "Forest", "Meadow")) > 5
    assert min(words[word] for word in ("Cards", "takes", "sets", "builds", "nobody", "star.")) > 5


def check_end(lay: Table, ended: list[Game], kinds: Counter[str]) -> list[str]:
    """What is told of the end of a round, after it is compared with what has changed."""
    lines = [line for before, now in pairwise(ended) for line in told(before, now, WORDS)]
    lines = lines[str(ended[1].last_move) != "done" :]  # the first one tells of the turn
    names, now = ended[-1].names, ended[-1].table
    for name, old, new in zip(names, lay.players, now.players, strict=True):
        assert said(name, lines) == won(old, new), (name, lines, ended[-1])
    matches = [re.match(r"(.+?): (?:\w+ (?:has|still)|nobody alone) ", line) for line in lines]
    stages = [found[1] for found in matches if found]
    assert len(stages) == len({*stages}), lines
    was_exam = any(line.startswith("Exam: ") and line.endswith("detains it.") for line in lines)
    for stage, place in (("Start player", "first"), ("Tattle", "tattle"), ("Exam", "exam")):
        assert (stage in stages) == (lay.at_school(place) is not None and not (place == "exam" and was_exam)), lines
    first = [line.split()[2] for line in lines if line.endswith("begins the next round.")]
    assert [names[now.first]] == (first or [names[lay.first]])
    kinds.update(stages)
    return lines


def test_the_notice_and_the_gains_after_a_round_leave_out_its_last_turn_and_nothing_else() -> None:
    person = Villager(a="dice=3 buttons=0", b="cards=star2/4").go("quarry", "quarry")
    holds = "Quarry: Ada still holds it, and gets a section and 3 buttons."
    assert person.notice == holds and person.prompt == "Ada: which section do you build?"
    assert person.go("section 2").notice == f"{holds} Ada builds section 2. Cards bring Bo 2 buttons."
    gains = " ".join(plain(person.table.parts.sum_view.value).split())
    assert "Ada + 3 buttons + 1 section 7 2 Bo + 2 buttons 11 3" in gains


def test_while_others_move_only_what_came_after_the_own_turn_is_told() -> None:
    states, looked = games()[1], 0
    for ply, game in enumerate(states):
        asked = [at for at in range(ply) if states[at].round == game.round and isinstance(states[at].to_move, int)]
        mine = max((at for at in asked if states[at].to_move == 0 and VIEW.asks(states[at])), default=None)
        if mine is not None and game.to_move in (1, 2):
            notice = VIEW.last_turn(Scene(states[: ply + 1], WORDS, (True, False, False)))
            own, *settled = [*told(*states[mine : mine + 2], WORDS), ""]
            others = [line for at in asked if at > mine for line in told(*states[at : at + 2], WORDS)]
            assert all(line in notice for line in [*settled, *others]) and (not own or own not in notice)
            looked += len(others)
    assert looked > 20


def test_what_nobody_wins_is_told_with_why_or_not_at_all() -> None:
    full = Villager(school="free tattle:B3", a="dice=3 hut=1234..").go("exam", "exam")
    exam = "Exam: nobody alone has the most 3s, so nobody gets the marker."
    assert full.notice == f"Tattle: Ada has the most 3s, but no place for a detained die. {exam}"
    taken = Villager(school="free exam:A3 tattle:B3", a="dice=6 hut=123...").go("market", "market", "exam 3")
    detains = "Tattle: Ada has the most 3s, and must detain a die. Exam: Ada takes a 3 from there and detains it."
    assert taken.game.round == 2 and taken.notice == detains
    none = Villager(school="- exam:A3", a="dice=3").go("market", "market")
    assert none.game.round == 2 and none.notice == ""


def test_all_that_lies_on_the_table_is_told_to_those_who_do_not_see_it() -> None:
    looked = 0
    for states in games():
        for game in states[:: len(states) // 12]:
            table, looked = game.table, looked + 1
            village = told_village(game, WORDS)
            heaps = [(by, hand) for by, hand in table.placed] + [
                (die[0], Hand(str(die[1]))) for die in table.school if die
            ]
            for seat, player in enumerate(table.players):
                mat = told_mat(table, seat, WORDS)
                heaps += [(seat, Hand(player.market)), (seat, Hand(player.mill))]
                assert all(card_text(card, WORDS) in mat for card in player.cards)
                shown = [*player.detained.values(), *player.dice.own, *player.dice.white]
                assert not Counter(map(str, shown)) - Counter(re.findall(r"\d", mat[mat.index("Detained") :]))
            heaps += [(None, Hand(white=table.white_market)), (None, Hand(white=table.white_mill))]
            for by, hand in heaps:
                assert " ".join(hand.own) in village and " ".join(hand.white) in village
                assert (
                    by is None or not hand.own or re.search(rf"{game.names[by]} (has a )?{' '.join(hand.own)}", village)
                )
            assert f"In the lake: {' '.join(table.lake) or 'nothing'}." in village
            for said in [*(marker_text(marker, WORDS) for marker in table.markers),
                         *(card_text(slot.card, WORDS) for slot in table.slots if slot.card)]:  # fmt: skip
                assert said in village
    assert looked > 90
