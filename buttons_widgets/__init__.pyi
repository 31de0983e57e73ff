"""What can be imported from the package: the door reads this list, and type checkers do."""

from .buttons.analysis.chances import bust_chance as bust_chance, cell_chances as cell_chances
from .buttons.analysis.lattice import count_positions as count_positions
from .buttons.analysis.opponents import Opponents as Opponents
from .buttons.analysis.solution import Solution as Solution
from .buttons.analysis.solve import solve as solve
from .buttons.analysis.stopping_rules import rule_value as rule_value
from .buttons.analysis.two_players.plans import Advised as Advised, BestPlay as BestPlay, RuleOfThumb as RuleOfThumb
from .buttons.analysis.two_players.solve_round import solve_round as solve_round
from .buttons.kind import code_of as code_of, game_from_code as game_from_code, load as load, save as save
from .buttons.kind import environment as environment, play as play, review as review, tournament as tournament
from .buttons.kind import generate_puzzle as generate_puzzle, load_pack as load_pack, packs as packs
from .buttons.kind import puzzle as puzzle, puzzle_book as puzzle_book
from .buttons.rules.game import Game as Game
from .buttons.rules.layout import LAYOUTS as LAYOUTS, Layout as Layout
from .buttons.rules.moves import Dice as Dice, Lay as Lay, OptOut as OptOut, Pass as Pass
from .buttons.rules.moves import PlaceStars as PlaceStars, Roll as Roll, parse_move as parse_move
from .buttons.rules.position import Position as Position
from .buttons.strategy.bots import CautiousBot as CautiousBot, GamblerBot as GamblerBot
from .buttons.strategy.bots import OneStepBot as OneStepBot, StrategyBot as StrategyBot
from .buttons.strategy.round_bot import ChampionBot as ChampionBot
from .buttons.strategy.round_bot import RoundBot as RoundBot
from .buttons.strategy.simulation import Simulation as Simulation
from .buttons.strategy.simulator import simulate as simulate, simulate_rounds as simulate_rounds
from .buttons.strategy.strategy import Strategy as Strategy
from .buttons.view.board import BoardWidget as BoardWidget
from .buttons.view.laying_trial import try_laying as try_laying
from .buttons.view.position_coach import coach as coach
from .buttons.view.puzzle_editor import puzzle_editor as puzzle_editor
from .buttons.view.worksheet import worksheet as worksheet
from .kit.dice.tray import DiceTray as DiceTray
from .kit.language.words import set_language as set_language
from .kit.lobby.play_widget import my_games as my_games
from .kit.rules.bots import RandomBot as RandomBot
from .kit.rules.errors import GameError as GameError, IllegalMove as IllegalMove, NotationError as NotationError
from .kit.rules.game import CHANCE as CHANCE

__version__: str
