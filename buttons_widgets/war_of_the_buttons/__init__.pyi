"""What can be imported from the package: the door reads this list, and type checkers do."""

from ..kit.rules.bots import RandomBot as RandomBot
from ..kit.rules.errors import GameError as GameError, IllegalMove as IllegalMove, NotationError as NotationError
from ..kit.rules.game import CHANCE as CHANCE
from .analysis import chances as chances
from .analysis.turns import Turn as Turn, best_turns as best_turns, turns as turns
from .kind import code_of as code_of, game_from_code as game_from_code, load as load, save as save
from .kind import generate_puzzle as generate_puzzle, load_pack as load_pack, packs as packs
from .kind import play as play, puzzle as puzzle, puzzle_book as puzzle_book, review as review, tournament as tournament
from .rules.box import Box as Box
from .rules.game import Game as Game
from .rules.moves import Bid as Bid, Build as Build, Buy as Buy, Change as Change, Deal as Deal, Detain as Detain
from .rules.moves import Dice as Dice, Done as Done, Free as Free, GiveUp as GiveUp, Mark as Mark, Market as Market
from .rules.moves import Reroll as Reroll, Reset as Reset, Scale as Scale, School as School, White as White
from .rules.moves import parse_move as parse_move
from .rules.table import Table as Table
from .strategy.bots import GreedyBot as GreedyBot, TunedBot as TunedBot, WatchfulBot as WatchfulBot
from .strategy.playouts import PlayoutBot as PlayoutBot
from .strategy.simulator import Simulation as Simulation, Worth as Worth, compare as compare, simulate as simulate
