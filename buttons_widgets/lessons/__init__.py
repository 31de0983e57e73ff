"""The exercises of the course, to be used in its notebooks."""

from ..pretty_tricky.view.on_paper import tick_sheet as tick_sheet
from .answer_sheet import answer_sheet as answer_sheet
from .board_sheet import board_sheet as board_sheet
from .classes import class_round as class_round
from .classes import class_summary as class_summary
from .classes import hand_in as hand_in
from .classes import show as show
from .exercises import check as check
from .exercises import exercise as exercise
from .exercises import solution as solution
