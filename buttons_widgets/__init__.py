"""BUTTONS in Jupyter: play it, solve it, teach with it.

BUTTONS is Benjamin Schwer's game, published by Noris-Spiele in 2015. This is an unofficial kit.

Names are imported when they are first asked for, so that a rules engine needs no widgets and a game no numpy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kit.rules.door import Door

if TYPE_CHECKING:
    from .buttons.analysis.chances import bust_chance as bust_chance
    from .buttons.analysis.chances import cell_chances as cell_chances
    from .buttons.analysis.lattice import count_positions as count_positions
    from .buttons.analysis.opponents import Opponents as Opponents
    from .buttons.analysis.solution import Solution as Solution
    from .buttons.analysis.solver import solve as solve
    from .buttons.analysis.stopping_rules import rule_value as rule_value
    from .buttons.analysis.two_plans import Advised as Advised
    from .buttons.analysis.two_plans import BestPlay as BestPlay
    from .buttons.analysis.two_plans import RuleOfThumb as RuleOfThumb
    from .buttons.analysis.two_players import solve_round as solve_round
    from .buttons.kind import environment as environment
    from .buttons.kind import play as play
    from .buttons.kind import tournament as tournament
    from .buttons.puzzles.kind import generate_puzzle as generate_puzzle
    from .buttons.puzzles.kind import load_pack as load_pack
    from .buttons.puzzles.kind import packs as packs
    from .buttons.rules.game import Game as Game
    from .buttons.rules.layout import LAYOUTS as LAYOUTS
    from .buttons.rules.layout import Layout as Layout
    from .buttons.rules.moves import Dice as Dice
    from .buttons.rules.moves import Lay as Lay
    from .buttons.rules.moves import OptOut as OptOut
    from .buttons.rules.moves import Pass as Pass
    from .buttons.rules.moves import PlaceStars as PlaceStars
    from .buttons.rules.moves import Roll as Roll
    from .buttons.rules.moves import parse_move as parse_move
    from .buttons.rules.position import Position as Position
    from .buttons.saving.game_format import code_of as code_of
    from .buttons.saving.game_format import game_from_code as game_from_code
    from .buttons.saving.game_format import load as load
    from .buttons.saving.game_format import save as save
    from .buttons.strategy.bots import CautiousBot as CautiousBot
    from .buttons.strategy.bots import GamblerBot as GamblerBot
    from .buttons.strategy.bots import OneStepBot as OneStepBot
    from .buttons.strategy.bots import StrategyBot as StrategyBot
    from .buttons.strategy.champion import ChampionBot as ChampionBot
    from .buttons.strategy.round_bot import RoundBot as RoundBot
    from .buttons.strategy.simulation import Simulation as Simulation
    from .buttons.strategy.simulator import simulate as simulate
    from .buttons.strategy.simulator import simulate_rounds as simulate_rounds
    from .buttons.strategy.strategy import Strategy as Strategy
    from .buttons.view.board import BoardWidget as BoardWidget
    from .buttons.view.laying_trial import try_laying as try_laying
    from .buttons.view.position_coach import coach as coach
    from .buttons.view.puzzle_editor import puzzle_editor as puzzle_editor
    from .buttons.view.puzzles import puzzle as puzzle
    from .buttons.view.puzzles import puzzle_book as puzzle_book
    from .buttons.view.review import review as review
    from .buttons.view.worksheet import worksheet as worksheet
    from .kit.dice.tray import DiceTray as DiceTray
    from .kit.language.words import set_language as set_language
    from .kit.rules.bots import RandomBot as RandomBot
    from .kit.rules.errors import GameError as GameError
    from .kit.rules.errors import IllegalMove as IllegalMove
    from .kit.rules.errors import NotationError as NotationError
    from .kit.rules.game import CHANCE as CHANCE

__version__ = "0.1.0"

_DOOR = Door(
    __name__,
    globals(),
    {
        ".buttons.view.board": ["BoardWidget"],
        ".buttons.strategy.bots": ["CautiousBot", "GamblerBot", "OneStepBot", "StrategyBot"],
        ".buttons.strategy.champion": ["ChampionBot"],
        ".buttons.strategy.round_bot": ["RoundBot"],
        ".buttons.strategy.simulation": ["Simulation"],
        ".buttons.strategy.simulator": ["simulate", "simulate_rounds"],
        ".buttons.strategy.strategy": ["Strategy"],
        ".buttons.analysis.chances": ["bust_chance", "cell_chances"],
        ".buttons.view.position_coach": ["coach"],
        ".buttons.rules.game": ["Game"],
        ".buttons.analysis.lattice": ["count_positions"],
        ".buttons.rules.layout": ["LAYOUTS", "Layout"],
        ".buttons.rules.moves": ["Dice", "Lay", "OptOut", "Pass", "PlaceStars", "Roll", "parse_move"],
        ".buttons.analysis.opponents": ["Opponents"],
        ".buttons.kind": ["environment", "play", "tournament"],
        ".buttons.puzzles.kind": ["generate_puzzle", "load_pack", "packs"],
        ".buttons.rules.position": ["Position"],
        ".buttons.saving.game_format": ["code_of", "game_from_code", "load", "save"],
        ".buttons.analysis.solution": ["Solution"],
        ".buttons.analysis.solver": ["solve"],
        ".buttons.analysis.stopping_rules": ["rule_value"],
        ".buttons.analysis.two_plans": ["Advised", "BestPlay", "RuleOfThumb"],
        ".buttons.analysis.two_players": ["solve_round"],
        ".buttons.view.laying_trial": ["try_laying"],
        ".buttons.view.puzzle_editor": ["puzzle_editor"],
        ".buttons.view.puzzles": ["puzzle", "puzzle_book"],
        ".buttons.view.review": ["review"],
        ".buttons.view.worksheet": ["worksheet"],
        ".kit.rules.bots": ["RandomBot"],
        ".kit.rules.errors": ["GameError", "IllegalMove", "NotationError"],
        ".kit.rules.game": ["CHANCE"],
        ".kit.dice.tray": ["DiceTray"],
        ".kit.language.words": ["set_language"],
    },
)

__all__ = _DOOR.public  # pyright: ignore[reportUnsupportedDunderAll]
__getattr__ = _DOOR.look_up
__dir__ = _DOOR.names
