"""Have everything compiled before anybody comes: the first answer of the coach waits for nothing.

What is compiled is kept beside the installed package. `binder/start` and `binder/postBuild` name a plain processor,
because the machine on which a session runs need not be the one on which the image was built.
"""

from buttons_widgets import (
    CHANCE,
    LAYOUTS,
    ChampionBot,
    GamblerBot,
    Game,
    OneStepBot,
    Opponents,
    Position,
    review,
    simulate,
    solve,
)

ROWS = [str(LAYOUTS["A"])[row * 6 : row * 6 + 6] for row in range(6)]
EMPTY = Position.parse(f"{'/'.join(ROWS)} r 5")
for goal in ("stars", "win"):
    solve(EMPTY, goal=goal)
    solve(EMPTY, Opponents(2, 0.2, 0.1), goal=goal)
simulate([OneStepBot(), GamblerBot(bust=0.2)], games=10, seed="warm", progress=False)
bots = [ChampionBot(), GamblerBot(bust=0.2)]
game = Game.start(["Ada", "Bo"], seed="warm")
while game.to_move is not None:
    game = game.play(game.chance_move() if game.to_move == CHANCE else bots[game.to_move](game))
review(game, "Ada")
