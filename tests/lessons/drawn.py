"""Every picture that a lesson or a page for teachers draws, with the values that stand there or as wide ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buttons_widgets import Position
from buttons_widgets.button_up import Position as Circle
from buttons_widgets.lessons import (
    arrangements,
    battle_tree,
    battles,
    bid_pictures,
    bust_pictures,
    company,
    company_pictures,
    contest_pictures,
    daring,
    estimate_pictures,
    plan,
    roll_pictures,
    rule_pictures,
    stopping_tree,
    waiting_pictures,
    winning,
    worth_pictures,
)
from buttons_widgets.lessons.picture import Picture
from buttons_widgets.lessons.simulated_rounds import bold, three_buttons

TREE: Final = Position.parse("R*r/*r*/r*r r 2")
BUST: Final = Position.parse("bgrygR/G*gRby/*gby*r/Gyrbyb/ybyrbG/brb*ry r 3")
SIMULATED: Final = Position.parse("YrBgyr/rg*rBg/Gyb**b/ybrgbg/Grybrb/bygrgy b 3")
LATE: Final = Position.parse("bg**Gr/*yg**y/r*b*g*/gy*bYb/ybyrbg/brbg*y y 5")
SHARES: Final = [place / 100 for place in range(15, 36)]
STARS: Final = [9, 8, 14, 6, 21, 4, 13, 17, 12, 11]

PICTURES: Final[dict[str, Callable[[], Picture]]] = {
    "rows": lambda: arrangements.rows(3),
    "arrangements": lambda: arrangements.arrangements(3),
    "rows_below": arrangements.rows_below,
    "middle_rows": arrangements.middle_rows,
    "pairs": lambda: arrangements.pairs(6),
    "growth": lambda: arrangements.growth(6),
    "two_dice": roll_pictures.two_dice,
    "misses": lambda: roll_pictures.misses(4),
    "hits": roll_pictures.hits,
    "different_columns": roll_pictures.different_columns,
    "my_columns": roll_pictures.my_columns,
    "outcomes": lambda: bust_pictures.outcomes("rby/gRy/ybg r 2"),
    "what_follows": lambda: bust_pictures.what_follows(BUST, rolls=10_000),
    "balance": lambda: worth_pictures.balance(BUST),
    "settling": lambda: estimate_pictures.settling(SIMULATED),
    "histograms": lambda: estimate_pictures.histograms(dict.fromkeys((25, 100, 400), SHARES)),
    "middle": lambda: estimate_pictures.middle(SHARES, 100),
    "crossing": lambda: estimate_pictures.crossing([*[(0.2, 0.3)] * 88, *[(0.26, 0.34)] * 12], 0.25),
    "roll_tree": lambda: stopping_tree.roll_tree(TREE),
    "roll_tree_to_win": lambda: stopping_tree.roll_tree(
        Position.parse("R***/*r*r/r*r*/***r r 2"), worth=winning.best_chance, stop=winning.win_now
    ),
    "three_buttons_tree": lambda: rule_pictures.three_buttons_tree(Position.parse("r*r/*R*/r*r r 3")),
    "best_buttons": lambda: rule_pictures.best_buttons(LATE),
    "compared": lambda: rule_pictures.compared(LATE),
    "played": lambda: rule_pictures.played("2 stars", LATE),
    "layings": lambda: rule_pictures.layings("2 stars", LATE),
    "laid_by_habit": rule_pictures.laid_by_habit,
    "last_round": daring.last_round,
    "dare_map": daring.dare_map,
    "gained": daring.gained,
    "fewer_dice": company_pictures.fewer_dice,
    "two_cases": lambda: company_pictures.two_cases(1 / 3, company.bust_with(2), company.bust_with(3)),
    "my_turns": company_pictures.my_turns,
    "many_turns": company_pictures.many_turns,
    "four_models": company_pictures.four_models,
    "flip_curve": lambda: company_pictures.flip_curve([(0, 2.11), (0.4, 2.0), (1, 1.9)], 2),
    "three_boards": company_pictures.three_boards,
    "neighbour_map": company_pictures.neighbour_map,
    "sixty_rounds": lambda: contest_pictures.sixty_rounds(STARS * 6, STARS[::-1] * 6, STARS[1:] * 7),
    "two_histograms": lambda: contest_pictures.two_histograms([-0.31, 0.2, 0.2] * 60, [0.1, 0.1, -0.1] * 60),
    "ten_more": lambda: contest_pictures.ten_more(STARS, STARS[::-1], 5 * [bold] + 5 * [three_buttons]),
    "intervals": lambda: contest_pictures.intervals({"100 · 200": (0.1, 0.1), "2,000": (0.12, 0.05)}),
    "battle_tree": lambda: battle_tree.battle_tree(Circle.of_deal("kkrwwr", "r").sow(4).sow(5).sow(6)),
    "own_tree": battle_tree.own_tree,
    "value_bars": battles.value_bars,
    "sums_of_two": waiting_pictures.sums_of_two,
    "offers": waiting_pictures.offers,
    "my_waits": waiting_pictures.my_waits,
    "race_map": lambda: waiting_pictures.race_map(2, 6, 7),
    "bid_order": bid_pictures.bid_order,
    "patterns": bid_pictures.patterns,
    "my_equals": bid_pictures.my_equals,
    "pays_off": bid_pictures.pays_off,
    "course_map": plan.course_map,
}
"""By their functions."""
