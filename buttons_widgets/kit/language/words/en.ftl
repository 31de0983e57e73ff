# What the table says in every game.

frame-lost = No answer: the notebook's kernel is busy or has stopped. If it has stopped, run the cell again and go on with the game, which is saved.

tool-undo = Undo
tool-undo-hint = Take back your last decision (U)
tool-redo = Redo
tool-redo-hint = Redo the decision you took back (Y)
tool-look-back = Look back
tool-look-back-hint = Go through the game move by move
tool-more = Game…
tool-more-hint = Save, load or copy the game, or change the bots' pace

look-slider = Move shown
look-first = To the start
look-previous = One move back
look-next = One move on
look-last = To the end
look-ply = Move { $ply } of { $last }
look-return = Back to the game
look-resume = Go on from here

more-pace = Bots move
pace-slow = slowly
pace-normal = at a pace you can follow
pace-fast = fast
pace-once = at once
more-file = File name
more-save = Save
more-saved = Saved as { $path }.
more-not-saved = Not saved: { $reason }
more-load = Load a file
more-code = The whole game as a code
more-copy = Copy
more-copied = Copied. Paste it wherever you want to go on.
more-paste = Paste a code here
more-open = Open
more-not-opened = This could not be opened: { $reason }
more-no-name = Give the file a name.
more-new = New game
more-autosave = Saved after every move in { $folder }.
more-autosave-none = Automatic saving has a problem: { $reason }

trouble-bot = { $name } could not decide: { $reason }
trouble-again = Ask { $name } again
trouble-person = Decide for { $name }

resume-title = Unfinished games
resume-offer = Go on: { $names }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, { $when }
resume-new = Start a new game
resume-unknown-bot = { $name } was played by { $bot }, which is not known here. You decide for { $name } now.

# Where the game stands, and what is to be done
title = Round { $round }
title-over = The game is over
chance = Chance
prompt-move = { $name }: it is your turn.
prompt-bot = { $name } is thinking.
prompt-chance = Chance decides.
prompt-next-round = Round { $over } is over. Start round { $next } when everyone is ready.
prompt-elsewhere = This game goes on in another table.
prompt-look-back = You are looking back.
do-next-round = Start round { $round }
do-next-round-hint = Go on with the next round (N)
do-again = Play again
do-again-hint = The same players, a new game (N)
why-nothing-here = Nothing can be done here now.
end-wins = { $names } wins!
end-share = { $names } share the win!
seat-bot = bot

# The log, and the sum of a round
log-title = What happened
log-round = Round { $round }
log-move = { $name }: { $move }
summary-player = Player
summary-why = For what
summary-earned = Earned
summary-total = In all

# Before the game
lobby-title = Who plays?
lobby-seat = Seat { $seat }
lobby-name = Name
lobby-who = Who sits here
lobby-start = Start the game
lobby-person-name = Player { $seat }
lobby-bot-name = { $seat ->
    [1] Anton
    [2] Berta
    [3] Cosimo
   *[other] Doris
  }
lobby-nobody = Give at least one seat to somebody.
lobby-too-few = This game needs at least { $least } players.
lobby-bad-name = Seat { $seat } needs a name of 1 to { $most } characters.
lobby-same-name = Two players are called { $name }: give each a name of its own.
who-person = a person
who-random = bot: any move, at random
who-nobody = nobody

# The coach
tool-coach = Coach
tool-coach-hint = What is every choice worth?
coach-title = Coach
coach-show = shows
coach-show-nothing = nothing on the board
coach-thinking = Thinking …
coach-head = worth
coach-nothing = Nothing to weigh up just now.
coach-only = { $choice }: there is no other choice.
coach-tied = { $choices } are equally good.
coach-best = { $choice } is best, by { $loss }.
coach-less-than = less than { $amount }
coach-cost = { $name } chose “{ $choice }”. “{ $best }” was worth { $loss } more.
coach-cost-none = { $name } chose “{ $choice }”. Nothing was better.
coach-needs = The coach needs { $package } for this. Install it with: pip install { $package }
coach-cannot = The coach cannot answer: { $reason }.
coach-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
