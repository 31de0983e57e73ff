# A tournament between bots: the table of its result

arena-title = { $games ->
    [one] 1 game
   *[other] { $games } games
  } of { $game }, { $players } at a table, seed { $seed }
arena-head-bot = bot
arena-head-games = games
arena-head-won = won
arena-head-interval = 95 %
arena-head-seat = seat { $seat }
arena-head-too-long = too long
arena-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-nothing = –
arena-count = { NUMBER($count) }

# What is said below it
arena-stopped = { $name } was stopped in game { $game } (round { $round }, its decision { $decision }): { $reason }.
arena-stopped-before = { $name } was stopped before it could play game { $game }: { $reason }.
arena-stopped-counts = From there on { $bots ->
    [one] its games count as lost for it
   *[other] their games count as lost for them
  }, and not at all for the others.
arena-replay = After result = tournament(…), result.stopped[0].replay() repeats such a decision here, and result.stopped[0].printed is what the bot printed in that game.
arena-printed = { $names } printed something: after result = tournament(…), print(result.printed["{ $first }"]) shows it.
arena-printed-in = Game { $game }:
arena-games-too-long = A game that went on for too long was ended and counts as if all had won it together.

# Why a bot was stopped. Each goes on after the name of the bot, as in “Ada was stopped in game 3 (round 1, its decision 2): …”.
arena-fault-raised = it raised { $error }
arena-fault-raised-at = it raised { $error } (line { $line } of { $function })
arena-fault-exit = it called sys.exit ({ $error })
arena-fault-nothing = it returned nothing (None) instead of one of game.legal_moves()
arena-fault-text = it returned the text { $answer }, which is no move
arena-fault-no-move = it returned { $answer }, which is no move: a bot returns one of game.legal_moves()
arena-fault-class = it returned the class { $name }, and a move is written { $name }(), with parentheses
arena-fault-illegal = it chose “{ $move }”, which was not allowed. { $count ->
    [one] The only move that was allowed is { $allowed }
   *[other] The moves that were allowed are { $allowed }
  }
arena-fault-illegal-of-many = it chose “{ $move }”, which was not allowed. { $count } moves were, such as { $allowed }
arena-fault-slow = it took longer than { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } for a decision
arena-fault-not-made = it could not be made within { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
arena-fault-broken = it broke the connection through which it was asked
arena-fault-ended = it ended its process (exit code { $code })
arena-fault-killed = its process was killed by { $signal }
arena-move = “{ $move }”

# While it is played
arena-go-on = { $done } of { $every } games were played before; the tournament goes on from there.
arena-interrupted = { $done } of { $every } games are played and kept. The same call goes on from there, with seed={ $seed }
arena-broken-off = The processes that play have ended ({ $reason }). { $done } of { $every } games are played and kept. The same call goes on from there, with seed={ $seed }
arena-not-kept = Note: what is played cannot be kept in { $folder } ({ $reason }).

# When a decision is repeated
arena-replay-ends = { $name } would end this kernel as it ended its own process. Give replay() a bot that you have mended, or look at its game: Game.parse(….game)
arena-replay-before = { $name } was stopped before it had a decision to take
arena-replay-differs = Note: at its decision { $decision } of this game { $name } now chooses “{ $now }”, and in the tournament “{ $then }”. It goes by more than the game and its random numbers.

# The plot
arena-plot-shares = share of the wins, %, with 95 % confidence
arena-plot-dashed = dashed: as good as the others
arena-plot-stopped = { $name } (stopped)
arena-plot-pairs = the row's bot against the column's, %
