# What the table says in every game.

# When the kernel is gone, or does not answer
life-restarted = The notebook’s kernel was restarted.
life-died = The notebook’s kernel stopped and was started again.
life-ended = The notebook’s kernel was shut down.
life-forgotten = The notebook’s kernel no longer has this table.
life-unconnected = No connection to the notebook’s kernel. The table goes on by itself when it is back.
life-busy = The kernel is busy with another cell. It will do what you pressed after that.
life-silent = No answer: the notebook’s kernel is busy or has stopped. If it has stopped, click into the cell above and press Shift + Enter.
life-going-on = One moment …
life-by-hand = To continue, click into the cell above this table and press Shift + Enter.
life-no-kernel = No kernel could be started. Is Jupyter still running?
life-kept = Your game is saved.
life-go-on = Continue
life-run-again = Run the cell again
life-fault = Something went wrong: { $reason }.

tool-undo = Undo
tool-undo-hint = Take back your last decision (U)
tool-redo = Redo
tool-redo-hint = Redo the decision you took back (Y)
tool-look-back = Replay
tool-look-back-hint = Go through the game move by move
tool-pause = Pause
tool-pause-hint = Stop the bots until you let them continue
tool-more = Game…
tool-more-hint = Save, load or copy the game, start a new one, or change the bots’ pace
tool-full-screen-hint = Fill the whole screen (F)
tool-full-screen-leave-hint = Leave the full screen (F)
tool-sound-hint = Sounds of dice and glass

tool-how-to = ?
tool-how-to-hint = How to play
how-to-title = How to play
how-to-close = Got it

look-slider = Move shown
look-first = To the start
look-previous = One move back
look-next = One move forward
look-last = To the end
look-ply = Move { $ply } of { $last }
look-start = The game begins.
look-round = Round
look-round-previous = To the end of the round before
look-round-next = To the end of this round
look-decision = Decision
look-decision-previous = To the decision before
look-decision-next = To the next decision
look-return = Back to the game
look-resume = Continue from here

more-pace = Bots move
pace-slow = slowly
pace-normal = normal
pace-fast = fast
pace-once = at once
more-code = As a code
more-copy = Copy the code
more-copied = Copied. Paste it wherever you want to continue.
more-new = New game
more-autosave = The game is saved after every move, in { $folder }.

save-name = Save as
save-save = Save
save-hint = Save this game in the folder { $folder }, beside the notebook
save-download = Download
save-download-hint = Save this game as a file on the computer you sit at
save-downloaded = Your browser saves the game with its downloads.
save-saved = Saved as { $name } in { $folder }.
save-not-saved = Not saved: { $reason }.
save-taken = { $name } is there already: { $there }.
save-replace = Replace it
save-keep = Keep it
save-kept = Nothing was saved. Choose another name.

open-switch = Open a game…
open-hint = Open a saved game, a file or a code
open-saved = Saved
open-pick = Open
open-file = Choose a file
open-file-hint = A saved game on the computer you sit at
open-paste = Paste a code here
open-code = Open the code
leave-unsaved = This game could not be saved. To leave it all the same, press New game again.
open-not-opened = Not opened: { $reason }. Nothing has changed here.
open-here = This game is already on this table.
open-back = This is the game on this table, so it went back to move { $ply }. Redo brings back the rest.

kept-not = This game is not being saved: { $reason }. You can play on; it will be saved as soon as possible.
kept-again = The game is being saved again.
kept-elsewhere = The game is saved after every move, but not where it should be: { $reason }.
kept-removed = There were more than { $most } unfinished games, so the oldest, of { $names }, was removed.

trouble-failed = { $name } could not decide: { $reason }
trouble-slow = { $name } is taking a long time to decide.
trouble-paused = The bots are paused.
trouble-fault = Something went wrong at the table: { $reason }. The game itself is safe.
trouble-long = This game has had { $moves } moves, and the bots have been stopped.
trouble-again = Ask { $name } again
trouble-person = Decide for { $name }
trouble-resume = Let the bots go on
trouble-retry = Try again

# A table that is open on several screens
screens-title = You sit here as:
screens-claim = { $name }
screens-mine = { $name }: you
screens-other = { $name }: another screen
screens-release = Let anyone decide for { $name }
screens-take-over = Decide for { $name } on this screen instead
screens-take-over-sure = Press again to take { $name } over
screens-waiting = Waiting for { $name }, on another screen. You sit here as:
screens-not-yours = { $name } decides on another screen.

heard-printed = What { $name } printed
heard-error = Full error, for the bot’s author

resume-title = Unfinished games
resume-offer = Continue: { $names }
resume-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
resume-all = Show all { $games }
resume-delete = Delete the game of { $names }
resume-delete-question = Delete this game of { $names } for good?
resume-delete-yes = Delete it
resume-delete-no = Keep it
resume-deleted = The game of { $names } was deleted.
resume-not-deleted = Not deleted: { $reason }.
resume-not-deleted-changed = The game of { $names } is still being played somewhere, so it was not deleted.
resume-also-elsewhere = Another notebook has played this game on in the meantime. Its game is still among the unfinished ones.
resume-broken = { $files ->
    [one] A file cannot be opened and is left alone
   *[other] { $files } files cannot be opened and are left alone, among them
  }: { $name } ({ $reason }).
resume-gone = The game of { $names } is no longer among the unfinished ones: it was played to its end meanwhile, or deleted.
resume-elsewhere = This game of { $names } is open at another table now. Nothing is lost. Continue here?
resume-here = Continue here
resume-there = Leave it there
resume-new = Start a new game
resume-unknown-bot = { $name } was played by { $bot }, which is not available here. You decide for { $name } now.

# My games: those that are over
mine-title = My games
mine-hint = The games that are over: replays, reviews, and your score against each bot
mine-all = all games
mine-who = Score of
mine-back = Play
mine-none = No game is over yet. Games that you finish appear here.
mine-more = Show more ({ $games } left)
mine-score-of = { $name } against the bots
mine-score = { $shared ->
    [0] { $won } won, { $lost } lost
   *[other] { $won } won, { $lost } lost, { $shared } shared
  }
mine-all-bots = All bots, and what the rating says
mine-rating = Rating { $rating } ± { $error }
mine-rating-about = Each bot counts as 1500, however strong it is: above that you are stronger than it. The true rating lies within the ± in 95 of 100 cases (Glicko-2).
mine-won = { $names } won
mine-shared = { $names } shared the win
mine-nobody = Nobody won
mine-look-hint = Replay the game of { $names }, move by move
mine-review-hint = Review the game of { $names }: luck, skill and the costliest decisions
mine-export-hint = Download the game of { $names } as a file

# Where the game stands, and what to do next
title = Round { $round }
title-over = The game is over
chance = Chance
prompt-move = { $name }: it is your turn.
prompt-bot = { $name } is thinking.
prompt-chance = Chance decides.
prompt-next-round = Round { $over } is over. Start round { $next } when everyone is ready.
prompt-elsewhere = This game goes on at another table.
prompt-look-back = This is a replay.
do-next-round = Start round { $round }
do-next-round-hint = Start the next round (N)
do-finish = Finish the round
do-finish-hint = Let the bots play the rest of this round at once
do-bring-back = Continue here
do-again = Play again
do-again-hint = Start a new game with the same players (N)
why-nothing-here = There is nothing to do here right now.
end-wins = { $names } wins!
end-share = { $names } share the win!
ending-copy = Copy picture
ending-copied = The picture is copied.
ending-save = Save picture
ending-refused = The browser does not allow pictures to be copied. Save it instead.
ending-failed = There is no picture: the notebook’s kernel did not draw one.
ending-place = { $place }. { $name }: { $figure }
ending-file = the-end
board-enlarge = Show the board of { $name } large
board-shrink = Make the board of { $name } small again
seat-bot = bot
seat-in-turn = to play
seat-winner = winner

# The log, and what a round earned
log-title = What happened
log-round = Round { $round }
log-move = { $name }: { $move }
summary-player = Player
summary-why = Reason
summary-earned = Earned
summary-total = Total

# Before the game
lobby-title = Who plays?
lobby-binder = Binder shuts down after about ten idle minutes, and your games are lost. Export in time what you would miss: a game as a code (Game… above the boards), your progress with the puzzles (Progress, then Export), the answers of a lesson (its last cell).
lobby-game = Game
lobby-seat = Seat { $seat }
lobby-name = Name
lobby-who = Who plays in this seat
lobby-start = Start the game
lobby-coach = the coach may be asked
lobby-language = Language
lobby-more = Options…
lobby-more-hint = Bots’ pace, the coach, and a reset to defaults
lobby-forget = Reset to defaults
lobby-forget-hint = Forget who played last time and everything else that was chosen here
lobby-person-name = Player { $seat }
lobby-bot-name = { $who ->
    [random] Anton
    [beginner] Anton
    [easy] Berta
    [medium] Cosimo
    [hard] Doris
    [best] Emil
   *[other] Bot { $seat }
  }
lobby-nobody = Choose a player for at least one seat.
lobby-too-few = This game needs at least { $least } players.
lobby-bad-name = Seat { $seat } needs a name of 1 to { $most } characters.
lobby-same-name = Two players are called { $name }. Give each of them a different name.
lobby-paper = Play on paper…
lobby-paper-hint = Print what you need for real dice and pencils, or roll the dice on this screen
lobby-paper-players = For
lobby-paper-any = not decided yet
lobby-paper-count = { $players } players
lobby-paper-roll = Dice on this screen
lobby-paper-roll-hint = Large dice, for everybody who plays with printed sheets
lobby-back = Back
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-download = Download
print-download-hint = Get the page as a file on the computer you sit at
print-downloaded = Your browser saves { $name } with its downloads. Open it there and print it.
who-person = a person
who-random = bot: plays at random
who-beginner = beginner bot: plays at random
who-nobody = nobody

# The coach
tool-coach = Coach
tool-coach-hint = See what each choice is worth
coach-stop = Stop
coach-stop-hint = Stop thinking about this
coach-go-on = Think again
coach-go-on-hint = Go on thinking about this
coach-stopped = Stopped.
coach-assumed-hint = Change what is assumed of the other players
coach-as-code = This position as code
coach-as-code-hint = Copy a line of code that shows this position in a cell of its own
coach-goal = goal
coach-show = show
coach-show-nothing = nothing
coach-show-worth = worths
coach-thinking = Thinking…
coach-thinking-games = Playing on from each choice…
coach-games = Played on { $games } times from each choice.
coach-games-unsure = Played on { $games } times from each choice, and not sure.
coach-head = worth
coach-estimate = { $amount } ± { $error }
coach-nothing = There is nothing to work out right now.
coach-only = “{ $choice }” is the only choice.
coach-tied = Equally good: { $choices }.
coach-close = Too close to tell apart: { $choices }.
coach-best = “{ $choice }” is best, by { $loss }.
coach-others = { $count ->
    [one] 1 other
   *[other] { $count } others
  }
coach-less-than = less than { $amount }
coach-cost = { $name } chose “{ $choice }”. “{ $best }” was worth { $loss } more.
coach-cost-none = { $name } chose “{ $choice }”. No choice was better.
coach-cost-close = { $name } chose “{ $choice }”. No choice was clearly better.
coach-needs = The coach needs { $package } for this. Install it with: pip install { $package }
coach-needs-here = The coach needs { $package } for this, which this page does not have. It answers smaller questions here, and all of them in JupyterLab on a computer.
coach-cannot = The coach cannot answer: { $reason }.
coach-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# The review of a game
do-review = Review
do-review-hint = See what each decision cost, and what was luck (V)
review-back = Back to the table
review-title = Review: { $name }
review-seat = whose decisions
review-thinking = Analysing the game …
review-stop-hint = Stop analysing the game
review-go-on = Analyse
review-stopped = Stopped.
review-fault = This moment cannot be shown: { $reason }.
review-run = Run this cell to see the review.
review-needs = The review needs { $package } for this. Install it with: pip install { $package }
review-needs-here = The review needs { $package }, which this page does not have. Copy the game as a code (Game… at the table) and review it in JupyterLab on a computer.
review-cannot = The game cannot be reviewed: { $reason }.
review-nothing = Nothing has been decided in this game yet. Play some of it, then review it.
review-sums = Luck and skill
review-start = Worth of the rounds at their beginning
review-luck = Luck with the dice
review-others = The other players’ turns
review-errors = Errors
review-result = What the rounds brought
review-result-so-far = So far, with the round as it stands
review-rate = { $count ->
    [one] Error rate: { $rate }, from the only real decision.
   *[other] Error rate: { $rate } per decision, { $count } real decisions.
  }
review-no-choice = There was no real decision yet.
review-grade-best = { $own } given up per round. That is less than every bot that was measured: { $name } gives up { $cost }.
review-grade-between = { $own } given up per round. That is between { $better } ({ $cost }) and { $worse } ({ $other }).
review-grade-last = { $own } given up per round. That is more than every bot that was measured: { $name } gives up { $cost }.
review-kinds = Real decisions
review-assumes-bot = A chance to win is what came of thousands of games that a strong bot played on for everybody from there.
review-assumes-error = A cost is known no better than its ±. A choice that is behind by less than twice that counts as one of the best.
review-head-kind = kind
review-head-count = number
review-head-cost = cost
review-doubtful = doubtful
review-bad = bad
review-blunder = very bad
review-notes = What these numbers assume
review-plot = What the round was worth, move by move
review-plot-hint = Click it or use the arrow keys to go to a decision.
review-plot-ends = It begins at { $start } in round { $first } and ends at { $end } in round { $last }.
review-plot-fall = The greatest fall is { $fall } in round { $round }: { $what }.
review-plot-no-fall = It never falls.
review-place = Round { $round }, { $kind }
review-moments = { $count ->
    [0] What decided it
    [one] The moment that decided it
    [2] Two moments that decided it
   *[other] Three moments that decided it
  }
review-gave-up = { $name } gave up { $cost }
review-few-best = { $count ->
    [0] No costly mistake: every choice was one of the best.
   *[other] No other mistake: every other choice was one of the best.
  }
review-few = { $count ->
    [0] No costly mistake: no choice gave up more than { $cost }.
   *[other] No other costly mistake: none of the rest gave up more than { $cost }.
  }
review-entry = Round { $round }, { $kind }: cost { $cost } { $mark }
review-try = Try it again
review-show = Show it
review-asks = What would you do now?
review-give-up = Show the answer
review-give-up-hint = See what each choice is worth, without choosing again
review-keep = Keep as a puzzle
review-keep-hint = Put this decision into your own pack of puzzles
review-keeping = One moment …
review-not-kept = It was not kept: { $reason }.
review-was-best = { $name } chose “{ $choice }”. No choice was better.
review-forced = { $name } had only one choice: “{ $choice }”.
review-was = { $name } chose “{ $choice }”{ $mark }: it cost { $cost }. “{ $best }” was best.
review-surely = { $count ->
    [one] 1 turn was worse than another one, whatever comes.
   *[other] { $count } turns were worse than others, whatever comes.
  }
review-was-surely-worse = { $name }’s turn was worse than another one, whatever comes: “{ $better }” leaves all as it was, and more to { $name }.
review-tried-best = “{ $choice }” is best. In the game { $name } chose “{ $taken }”.
review-tried-worse = “{ $choice }” costs { $cost }. “{ $best }” is best. In the game { $name } chose “{ $taken }”.
review-tried-same = “{ $choice }” again: it costs { $cost }. “{ $best }” is best.
review-chosen = chosen
review-swing-own = The dice: { $luck }.
review-swing-others = The others’ turns: { $luck }.

# The dice that can be clicked, for people who do not see them. The browser fills in what stands in braces.
tray-die = { $body } die, { $pips } pips: { $value }
tray-die-of-another-colour = die, { $pips } pips: { $value }
tray-not-rolled = not rolled yet
tray-white = white
tray-black = black
tray-red = red
tray-blue = blue
tray-green = green
tray-yellow = yellow
tray-orange = orange
tray-purple = purple
tray-gold = gold

# Dice on a screen, for people who play on paper
roller-roll = Roll
roller-roll-hint = Roll all dice (R)
roller-count = { $number ->
    [0] Nobody has rolled yet
   *[other] Roll { $number }
  }
roller-past = Rolls before
