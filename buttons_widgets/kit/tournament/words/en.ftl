# A tournament between bots: the table of its result

tournament-title = { $games ->
    [one] 1 game
   *[other] { $games } games
  } of { $game }, { $players } at a table, seed { $seed }
tournament-head-bot = bot
tournament-head-games = games
tournament-head-won = won
tournament-head-interval = 95%
tournament-head-seat = seat { $seat }
tournament-head-too-long = too long
tournament-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
tournament-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-nothing = –
tournament-count = { NUMBER($count) }

# What is said below it
tournament-stopped = { $name } was stopped in game { $game } (round { $round }, its decision { $decision }): { $reason }.
tournament-stopped-before = { $name } was stopped before it could play game { $game }: { $reason }.
tournament-stopped-counts = From there on { $bots ->
    [one] its games count as lost for it
   *[other] their games count as lost for them
  }, and not at all for the others.
tournament-replay = After result = tournament(…), result.stopped[0].replay() repeats such a decision here, and result.stopped[0].printed is what the bot printed in that game.
tournament-printed = { $names } printed something: after result = tournament(…), print(result.printed["{ $first }"]) shows it.
tournament-printed-in = Game { $game }:
tournament-games-too-long = A game that went on for too long was ended and counts as if all had won it together.

# Why a bot was stopped. Each goes on after the name of the bot, as in “Ada was stopped in game 3 (round 1, its decision 2): …”.
tournament-fault-raised = it raised { $error }
tournament-fault-raised-at = it raised { $error } (line { $line } of { $function })
tournament-fault-exit = it called sys.exit ({ $error })
tournament-fault-nothing = it returned nothing (None) instead of one of game.legal_moves()
tournament-fault-text = it returned the text { $answer }, which is no move
tournament-fault-no-move = it returned { $answer }, which is no move: a bot returns one of game.legal_moves()
tournament-fault-class = it returned the class { $name }, and a move is written { $name }(), with parentheses
tournament-fault-illegal = it chose “{ $move }”, which was not allowed. { $count ->
    [one] The only move that was allowed is { $allowed }
   *[other] The moves that were allowed are { $allowed }
  }
tournament-fault-illegal-of-many = it chose “{ $move }”, which was not allowed. { $count } moves were, such as { $allowed }
tournament-fault-slow = it took longer than { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } for a decision
tournament-fault-not-made = it could not be made within { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
tournament-fault-broken = it broke the connection through which it was asked
tournament-fault-ended = it ended its process (exit code { $code })
tournament-fault-killed = its process was killed by { $signal }
tournament-move = “{ $move }”

# While it is played
tournament-go-on = { $done } of { $every } games were played before; the tournament goes on from there.
tournament-interrupted = { $done } of { $every } games are played and kept. The same call goes on from there, with seed={ $seed }
tournament-broken-off = The processes that play have ended ({ $reason }). { $done } of { $every } games are played and kept. The same call goes on from there, with seed={ $seed }
tournament-not-kept = Note: the games cannot be kept in { $folder } ({ $reason }).

# When a decision is repeated
tournament-replay-ends = { $name } would end this kernel as it ended its own process. Give replay() a bot that you have mended, or look at its game: Game.parse(….game)
tournament-replay-before = { $name } was stopped before it had a decision to take
tournament-replay-differs = Note: at its decision { $decision } of this game { $name } now chooses “{ $now }”, and in the tournament “{ $then }”. It goes by more than the game and its random numbers.

# The plot
tournament-plot-shares = share of the wins, %, with 95% confidence
tournament-plot-dashed = dashed: as good as the others
tournament-plot-stopped = { $name } (stopped)
tournament-plot-pairs = the row’s bot against the column’s, %
