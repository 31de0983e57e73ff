"""What can be imported from the package: the door reads this list, and type checkers do."""

from ..kit.rules.bots import RandomBot as RandomBot
from ..kit.rules.errors import GameError as GameError, IllegalMove as IllegalMove, NotationError as NotationError
from ..kit.rules.game import CHANCE as CHANCE
from .analysis.chances import tick_chance as tick_chance, tick_counts as tick_counts
from .analysis.race import Solution as Solution, solve_race as solve_race, solve_sprint as solve_sprint
from .kind import code_of as code_of, game_from_code as game_from_code, load as load, save as save
from .kind import dice_roller as dice_roller
from .kind import generate_puzzle as generate_puzzle, load_pack as load_pack, packs as packs
from .kind import play as play, puzzle as puzzle, puzzle_book as puzzle_book, review as review, tournament as tournament
from .rules.game import Game as Game
from .rules.moves import Dice as Dice, Pass as Pass, Tick as Tick, parse_move as parse_move
from .rules.sheet import SHEET as SHEET, Position as Position, Sheet as Sheet
from .strategy.bots import ChampionBot as ChampionBot, ChanceBot as ChanceBot
from .strategy.bots import NearestBot as NearestBot, RaceBot as RaceBot
from .strategy.simulator import Simulation as Simulation, Worth as Worth, compare as compare, simulate as simulate
from .view.on_paper import tick_sheet as tick_sheet
