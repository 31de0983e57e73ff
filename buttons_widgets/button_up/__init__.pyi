"""What can be imported from the package: the door reads this list, and type checkers do."""

from ..kit.rules.bots import RandomBot as RandomBot
from ..kit.rules.errors import GameError as GameError, IllegalMove as IllegalMove, NotationError as NotationError
from ..kit.rules.game import CHANCE as CHANCE
from .analysis.solver import Solution as Solution, circles as circles, count_lines as count_lines, solve as solve
from .kind import code_of as code_of, game_from_code as game_from_code, load as load, save as save
from .kind import generate_puzzle as generate_puzzle, load_pack as load_pack, packs as packs
from .kind import play as play, puzzle as puzzle, puzzle_book as puzzle_book, review as review, tournament as tournament
from .rules.game import Game as Game
from .rules.moves import Deal as Deal, PlayFirst as PlayFirst, PlaySecond as PlaySecond
from .rules.moves import Sow as Sow, parse_move as parse_move
from .rules.position import Position as Position
from .strategy import HeightBot as HeightBot, PerfectBot as PerfectBot
from .strategy import ReplayBot as ReplayBot, SearchBot as SearchBot
