"""The village and the mats: all that is said is drawn, and exactly what is asked for can be clicked."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.dice.die import BODIES as COLOURS
from buttons_widgets.war_of_the_buttons.drawing.mat import mat_layers
from buttons_widgets.war_of_the_buttons.drawing.shown import (
    BODIES,
    Badge,
    Heap,
    LineView,
    MatView,
    SettingView,
    SlotView,
    VillageView,
)
from buttons_widgets.war_of_the_buttons.drawing.things import icon, marker_markup, sketch
from buttons_widgets.war_of_the_buttons.drawing.village import village_ground, village_pieces
from buttons_widgets.war_of_the_buttons.rules.box import CARDS, MARKERS, SCHOOL, SETTINGS

Box = tuple[float, float, float, float]
SVG = "{http://www.w3.org/2000/svg}"
NASTY = '<b>&"'
PLACES = ("school", "market", "lake", "mill", "cards")
LINES = tuple(LineView(name, name.title(), "8" if name == "release" else "") for name in SCHOOL)
SLOTS = (SlotView("hut", "Hut", 3), SlotView("star2", "Two stars", 4), SlotView("set1", "All ones", 2))
START = VillageView(
    {name: name.title() for name in PLACES},
    tuple(SettingView(name, name.title(), "43210", marker="hut+3") for name in SETTINGS),
    LINES,
    "hut+star",
    SLOTS,
    lake="112346",
)
# All dice of four players and all white ones, what can be chosen, and what each would do.
BUSIEST = replace(
    START,
    settings=(
        SettingView("quarry", "Steinbruch", "43210", 5, Heap(1, "44", "4"), "hut+3"),
        SettingView("forest", "Waldlichtung", "24210", 2, Heap(0, "33"), "hut+star"),
        SettingView("meadow", "Blumenwiese", "53221", 1, Heap(2, "666", "6"), "brother+3"),
    ),
    lines=tuple(
        replace(line, die=die)
        for line, die in zip(LINES, ((0, "4"), (3, "3"), (1, "2"), (2, "6"), (3, "5"), None, None), strict=True)
    ),
    slots=(SLOTS[0], SlotView(heap=Heap(0, "222")), SlotView("brothers2", "Zwei große Brüder", 2)),
    market=(Heap(0, "1", "12"), Heap(1, "112"), Heap(2, "12"), Heap(3, "1234")),
    mill=(Heap(0, "1"), Heap(1, "22"), Heap(2, "33"), Heap(3, "46")),
    lake="36",
    picks=frozenset({"quarry", "forest", "meadow", "hut", "star", "card1", "card3", "market", "lake 3", "lake 6"}),
    offered=frozenset({"quarry", "card1"}),
    chosen="quarry",
    latest=frozenset({"forest"}),
    badges={name: Badge("+4") for name in ("quarry", "forest", "market", "card1")}
    | {name: Badge("✗", good=False) for name in ("meadow", "hut", "star", "card3")},
    flights=(("quarry", 0, "1"), ("forest", 1, "2")),
)
DETAINING = replace(
    BUSIEST,
    badges={},
    chosen="",
    flights=(),
    detains=1,
    market=(Heap(0, "123", "12"), Heap(1, "12"), Heap(3, "1234")),
    mill=(Heap(1, "1226"), Heap(3, "46")),
    picks=frozenset({"quarry 4", "tattle 2", "market 1", "market 2", "mill 1", "mill 2", "mill 6"}),
)


def read(markup: str) -> ElementTree.Element:
    """Markup as a tree; it must be well-formed."""
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')


def bodies(markup: str) -> Counter[str]:
    """How many dice of each colour are drawn."""
    found: Counter[str] = Counter()
    names = {colour: name for name, colour in COLOURS.items()}
    for path in read(markup).iter(f"{SVG}path"):
        if path.get("fill") == path.get("stroke") and path.get("fill") in names:
            found[names[path.attrib["fill"]]] += path.attrib["d"].count("M")
    return found


def pips(markup: str, colour: str) -> int:
    """How many pips are on the dice of a colour."""
    paths = list(read(markup).iter(f"{SVG}path"))
    tops = [each for each, path in enumerate(paths) if path.get("stroke") == path.get("fill") == COLOURS[colour]]
    after = [paths[each + 1] for each in tops if each + 1 < len(paths)]
    return sum(path.attrib["d"].count("h0") for path in after if path.get("fill") is None)


def targets(markup: str) -> dict[str, Box]:
    """What can be clicked, and where."""
    found: dict[str, Box] = {}
    for part in read(markup).iter():
        if (name := part.get("data-pick")) is not None:
            assert name not in found
            found[name] = tuple(float(part.attrib[side]) for side in ("x", "y", "width", "height"))  # type: ignore[assignment]
    return found


def words(markup: str) -> list[str]:
    return ["".join(each.itertext()) for each in read(markup).iter() if each.tag in (f"{SVG}text", f"{SVG}title")]


def flags(markup: str) -> int:
    return sum(path.attrib["d"].count("v-24q6-2") for path in read(markup).iter(f"{SVG}path"))


def mat_svg(view: MatView) -> str:
    """A whole mat."""
    ground, pieces = mat_layers(view, "HERE")
    assert ground.count("HERE") == 1
    return ground.replace("HERE", pieces)


def overlap(one: Box, other: Box) -> bool:
    return all(one[side] < other[side] + other[side + 2] and other[side] < one[side] + one[side + 2] for side in (0, 1))


def next_fields(markup: str) -> int:
    """How many fields have the ring of those that are paid next."""
    rings = (part.attrib["d"] for part in read(markup).iter() if part.get("class") == "wb-next")
    return sum(ring.count("M") for ring in rings)


def classes(markup: str) -> Counter[str]:
    return Counter(name for part in read(markup).iter() for name in part.get("class", "").split())


def test_all_dice_are_on_the_map_each_with_its_pips() -> None:
    drawn = village_pieces(BUSIEST)
    # Five blank white dice are the prices of two cards.
    assert bodies(drawn) == {"red": 8, "blue": 8, "green": 8, "yellow": 8, "white": 6 + 5}
    assert pips(drawn, "red") == sum(map(int, "43322211"))
    assert pips(drawn, "white") == sum(map(int, "412636"))
    # A flag beside each heap of a player: settings, school, a card, market, mill.
    assert flags(drawn) == 3 + 5 + 1 + 4 + 4


def test_a_price_is_so_many_blank_dice() -> None:
    alone = replace(START, lake="")
    assert bodies(village_pieces(alone)) == {"white": 3 + 4 + 2 + 1}  # one is the picture of the last card
    assert pips(village_pieces(replace(alone, slots=SLOTS[:2])), "white") == 0


def test_markers_and_badges_are_written() -> None:
    assert village_pieces(START).count("M-31-9") == 4
    assert village_pieces(replace(START, school_marker="")).count("M-31-9") == 3
    said = words(village_pieces(BUSIEST))
    assert said.count("+4") == 4
    assert said.count("✗") == 4
    assert "wb-badges" not in village_pieces(replace(BUSIEST, badges={}))


@pytest.mark.parametrize("view", [START, BUSIEST, DETAINING])
def test_the_next_field_has_a_ring_and_what_is_chosen_another(view: VillageView) -> None:
    found = classes(village_pieces(view))
    assert next_fields(village_pieces(view)) == 3
    assert found["wb-chosen"] == bool(view.chosen)
    assert found["wb-latest"] == len(view.latest)
    assert found["wb-flies"] == len(view.flights)


def test_a_beaten_die_flies_from_where_it_lay() -> None:
    flying = [part for part in read(village_pieces(BUSIEST)).iter() if part.get("class") == "wb-flies"]
    ways = [re.fullmatch(r"--across:(-[\d.]+)px;--down:(-[\d.]+)px", part.attrib["style"]) for part in flying]
    assert all(ways)
    # It comes from further left and from above.
    assert all(float(length) < -150 for way in ways if way for length in way.groups())


def test_a_setting_that_is_not_in_play_has_no_scale() -> None:
    calm = replace(START, settings=(*START.settings[:2], SettingView("meadow", "Meadow", "")))
    assert "43210" in "".join(words(village_ground(START, "")))
    assert len(words(village_ground(START, ""))) - len(words(village_ground(calm, ""))) == 5
    assert next_fields(village_pieces(calm)) == 2


def test_fields_are_blank_until_the_scale_is_dealt() -> None:
    waiting = replace(START, settings=tuple(replace(each, scale="-") for each in START.settings))
    assert not any(word.isdigit() for word in words(village_ground(replace(waiting, lines=()), "")))
    assert next_fields(village_pieces(waiting)) == 0


@pytest.mark.parametrize("view", [BUSIEST, DETAINING, replace(START, picks=frozenset({"lake 1", "lake 4"}))])
def test_what_can_be_clicked_is_large_enough_for_a_finger_and_apart(view: VillageView) -> None:
    found = targets(village_pieces(view))
    assert found.keys() == view.picks
    for (name, box), (other, its) in combinations(found.items(), 2):
        assert not overlap(box, its), (name, other)
    assert min(min(box[2:]) for box in found.values()) >= 48
    assert all(x >= 0 and x + wide <= 760 and y >= 0 and y + high <= 612 for x, y, wide, high in found.values())


def test_only_dice_of_the_one_who_detains_can_be_detained() -> None:
    # Both have a 1 and a 2 at the market; the other one's lie where they lay.
    market = (Heap(0, "12"), Heap(1, "12"))
    views = [replace(DETAINING, market=market, detains=seat) for seat in (0, 1)]
    assert len({village_pieces(view) for view in views}) == 2
    assert bodies(village_pieces(views[0])) == bodies(village_pieces(views[1]))


def test_the_ground_stays_while_only_pieces_change() -> None:
    moved = replace(
        BUSIEST, settings=tuple(replace(each, field=0, heap=Heap(), marker="") for each in BUSIEST.settings),
        lines=tuple(replace(line, price=line.price and "5") for line in LINES), slots=SLOTS,
        market=(), mill=(), lake="", picks=frozenset(), badges={},
    )  # fmt: skip
    assert village_ground(moved, "HERE") == village_ground(BUSIEST, "HERE")
    assert village_ground(BUSIEST, "HERE").count("HERE") == 1


@pytest.mark.parametrize("large", [False, True])
def test_the_ground_of_a_mat_stays_until_something_is_built_or_bought(large: bool) -> None:
    view = replace(MAT, is_large=large)
    moved = replace(
        view, hut="##.#2d", buttons=3, stars=4, brothers=1, dice=Heap(2, "1"), market="1234", mill="",
        picks=frozenset({"brother"}), offered=frozenset({"brother"}), chosen=frozenset({"brother"}),
    )  # fmt: skip
    ground, pieces = mat_layers(view, "")
    assert mat_layers(moved, "")[0] == ground and mat_layers(moved, "")[1] != pieces
    assert mat_layers(replace(moved, hut="####2d"), "")[0] != ground
    assert mat_layers(replace(moved, cards=MAT.cards[:1]), "")[0] != ground


def test_the_map_is_short_enough_to_be_sent_at_every_move() -> None:
    assert len(village_ground(BUSIEST, "").encode()) <= 40_000
    assert len(village_pieces(BUSIEST).encode()) <= 12_000
    assert len(village_pieces(DETAINING).encode()) <= 12_000
    assert len(village_pieces(START).encode()) <= 8_000


def test_a_map_fills_the_room_it_is_given() -> None:
    root = ElementTree.fromstring(village_ground(BUSIEST, village_pieces(BUSIEST)))
    assert (root.get("width"), root.get("viewBox"), root.get("class")) == (None, "0 0 760 612", "wb-village")


def test_whatever_is_written_is_text() -> None:
    named = replace(
        START,
        titles=dict.fromkeys(PLACES, NASTY),
        settings=tuple(replace(each, title=NASTY) for each in START.settings),
        lines=tuple(replace(each, title=NASTY) for each in LINES),
        slots=tuple(replace(each, title=NASTY) for each in SLOTS),
        badges={"market": Badge(NASTY)},
    )
    assert words(village_ground(named, village_pieces(named))).count(NASTY) == 5 + 3 + 7 + 3 + 1
    assert NASTY in words(mat_svg(MatView(0, cards=(("hut/3", "hut", NASTY),))))


MAT = MatView(
    2, "##5#.d", "1346", 12, 3, 2, (("hut/3", "hut", "Hut"), ("set2/2", "set2", "All twos"), ("hut/3", "hut", "Hut")),
    Heap(2, "1346", "6"), "55", "4",
)  # fmt: skip


@pytest.mark.parametrize("large", [False, True])
def test_a_mat_shows_what_lies_before_its_player(large: bool) -> None:
    drawn = mat_svg(replace(MAT, is_large=large, signs=("first",)))
    # Two are detained; those that are to be placed are on a large mat shown elsewhere.
    assert bodies(drawn)["green"] == 2 + (0 if large else 4)
    assert bodies(drawn)["white"] == 1 + (0 if large else 1)  # one is the picture of a card
    assert classes(drawn)["wb-built"] == 4
    assert classes(drawn)["wb-owned"] == 3
    assert flags(drawn) == 1
    assert {"12", "3/6", "2", "1"} <= set(words(drawn))
    for sign in ("first", "tattle"):
        assert sketch(sign) not in mat_svg(replace(MAT, is_large=large))
        assert sketch(sign) in mat_svg(replace(MAT, is_large=large, signs=(sign,)))
    assert ("wb-mat-large" in drawn) == large


@pytest.mark.parametrize("large", [False, True])
def test_what_is_offered_on_a_mat_can_be_clicked(large: bool) -> None:
    picks = frozenset({"section 5", "detained 3", "detained 6", "brother", "give up hut/3", "give up set2/2"})
    view = replace(MAT, is_large=large, picks=picks, offered=frozenset({"brother"}), chosen=frozenset({"detained 3"}))
    found = targets(mat_svg(view))
    # Of two cards that are the same one can be clicked.
    assert found.keys() == picks
    for (name, box), (other, its) in combinations(found.items(), 2):
        assert not overlap(box, its), (name, other)
    if large:
        assert min(min(box[2:]) for box in found.values()) >= 34
    assert mat_svg(view).count("data-offered") == 1
    assert classes(mat_svg(view))["wb-chosen"] == 1
    assert targets(mat_svg(MAT)) == {}


def test_eight_cards_have_room_on_a_mat() -> None:
    cards = tuple((f"{name}/3", name, name) for name in list(CARDS)[:8])
    view = replace(MAT, cards=cards, is_large=True, picks=frozenset(f"give up {card}" for card, _, _ in cards))
    boxes = list(targets(mat_svg(view)).values())
    assert min(wide for _, _, wide, _ in boxes) >= 27
    assert max(x + wide for x, _, wide, _ in boxes) <= 490
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_every_marker_card_and_place_has_a_picture() -> None:
    names = [*CARDS, *SCHOOL, "school", "market", "buttons", "brother", "free"]
    pictures = {name: icon(name) for name in names}
    assert all(len(read(markup)) for markup in pictures.values())
    # Big brothers at school are those of the card with two.
    assert len(set(pictures.values())) == len(pictures) - 1
    for marker in MARKERS:
        numbers = [part for part in marker.split("+") if part.isdigit()]
        assert words(marker_markup(marker)) == numbers
    with pytest.raises(KeyError):
        icon("dragon")


def pip_texts(most: int) -> st.SearchStrategy[str]:
    return st.text("123456", max_size=most).map(lambda pips: "".join(sorted(pips)))


heaps = st.builds(Heap, st.integers(0, 3), pip_texts(8), pip_texts(6))
names = st.text(st.characters(exclude_categories=("Cc", "Cs", "Cn")), max_size=20)
pip = st.sampled_from("123456")
seats = st.integers(0, 3)
bids = st.builds(
    lambda by, pip, own, white: Heap(by, pip * own, pip * white), seats, pip, st.integers(0, 8), st.integers(0, 6)
)
markers = st.sampled_from(("", *MARKERS))
scales = st.sampled_from(("43210", "-", ""))
settings_views = st.tuples(
    *(st.builds(SettingView, st.just(name), names, scales, st.integers(0, 5), bids, markers) for name in SETTINGS)
)
dice_of_one = st.none() | st.tuples(seats, pip)
line_views = st.tuples(*(st.builds(LineView, st.just(name), names, st.just("5+"), dice_of_one) for name in SCHOOL))
slot_views = st.lists(
    st.builds(SlotView, st.sampled_from(tuple(CARDS)), names, st.integers(2, 4)) | st.builds(SlotView, heap=bids),
    min_size=2,
    max_size=3,
).map(tuple)
villages = st.builds(
    VillageView,
    st.dictionaries(st.sampled_from(PLACES), names),
    settings_views,
    line_views,
    markers,
    slot_views,
    st.lists(heaps, max_size=4).map(tuple),
    pip_texts(6),
    st.lists(heaps, max_size=5).map(tuple),
    badges=st.dictionaries(st.sampled_from((*SETTINGS, *SCHOOL, "market", "card1")), st.builds(Badge, names)),
    latest=st.frozensets(st.sampled_from((*SETTINGS, *SCHOOL, "market", "card1"))),
)


def own_dice(view: VillageView) -> Counter[str]:
    """How many dice of each colour a view says there are."""
    lying = [*(each.heap for each in view.settings), *(each.heap for each in view.slots if not each.card)]
    lying += [*view.market, *view.mill, Heap(white=view.lake)]
    found = Counter(BODIES[line.die[0]] for line in view.lines if line.die)
    for heap in lying:
        found["white"] += len(heap.white)
        if heap.by is not None:
            found[BODIES[heap.by]] += len(heap.own)
    return +found


@given(villages)
def test_any_village_is_drawn_with_all_its_dice(view: VillageView) -> None:
    drawn = village_pieces(view)
    blank = sum(slot.price + slot.card.startswith("set") for slot in view.slots if slot.card)
    assert bodies(drawn) == own_dice(view) + Counter(white=blank)
    assert drawn in village_ground(view, drawn)
    read(village_ground(view, drawn))


@given(villages, st.data())
def test_exactly_what_is_asked_for_can_be_clicked(view: VillageView, data: st.DataObject) -> None:
    turn = {*SETTINGS, *SCHOOL, "market", *(f"card{each}" for each in range(1, len(view.slots) + 1))}
    turn |= {f"lake {pip}" for pip in view.lake}
    mine = next((heap for heap in view.market if heap.own), Heap())
    detained = {f"{each.name} {pip}" for each in view.settings for pip in each.heap.own}
    detained |= {f"{line.name} {line.die[1]}" for line in view.lines if line.die}
    detained |= {f"market {pip}" for pip in mine.own}
    picks = data.draw(st.frozensets(st.sampled_from(sorted(turn))) | st.just(frozenset(detained)))
    offered = data.draw(st.frozensets(st.sampled_from(sorted(picks)))) if picks else frozenset()
    found = targets(drawn := village_pieces(replace(view, picks=picks, offered=offered, detains=mine.by)))
    assert found.keys() == picks
    assert drawn.count('data-offered=""') == len(offered)
    assert all(min(box[2:]) >= 48 for box in found.values())
    assert not any(overlap(one, other) for one, other in combinations(found.values(), 2))


mats = st.builds(
    MatView,
    st.integers(0, 3),
    st.text(".#123456abcdef", min_size=6, max_size=6),
    st.sampled_from(("1234", "1346", "")),
    st.integers(0, 99),
    st.integers(0, 6),
    st.integers(0, 12),
    st.lists(st.sampled_from(tuple(CARDS)).map(lambda name: (f"{name}/3", name, name)), max_size=12).map(tuple),
    st.builds(Heap, st.none(), st.just(""), pip_texts(6)),
    is_large=st.booleans(),
    signs=st.lists(st.sampled_from(("first", "tattle")), unique=True).map(tuple),
)


@given(mats)
def test_any_mat_is_drawn(view: MatView) -> None:
    drawn = mat_svg(view)
    ElementTree.fromstring(drawn)
    assert bodies(drawn)[BODIES[view.seat]] == sum(there not in ".#" for there in view.hut)
    assert classes(drawn)["wb-built"] == sum(there in "#abcdef" for there in view.hut)
