"""The village as a hand-coloured map, and the mats of the players, as SVG.

The village has two layers: the ground, which a page is sent once, and the pieces that lie on it. Players are told apart
by colour and by the shape on their flags.
"""

from .mat import mat_svg as mat_svg
from .shown import BODIES as BODIES
from .shown import SHAPES as SHAPES
from .shown import Badge as Badge
from .shown import Heap as Heap
from .shown import LineView as LineView
from .shown import MatView as MatView
from .shown import SettingView as SettingView
from .shown import SlotView as SlotView
from .shown import VillageView as VillageView
from .things import icon as icon
from .things import marker_markup as marker_markup
from .village import village_ground as village_ground
from .village import village_pieces as village_pieces
from .village import village_svg as village_svg
