"""The picture of the circle: it must be XML on its own, for a page that shows it as an image."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

from buttons_widgets.button_up import Position
from buttons_widgets.button_up.drawing import circle_svg


def test_a_picture_with_places_on_offer_is_well_formed() -> None:
    position = Position.of_deal("kkwwrkrwr", "r").sow(4).sow(3)
    offered = {place: position.drops(place) for place in position.legal_places()}
    view = replace(position.view(), offered=offered, chosen=5, worths={5: "+1"}, middle=("red & black",))
    picture = ElementTree.fromstring(circle_svg(view, 'places "on offer" & more'))
    assert {int(part.attrib["data-pick"]) for part in picture.iter() if "data-offered" in part.attrib} == set(offered)
