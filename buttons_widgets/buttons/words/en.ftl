# What the widgets of BUTTONS say.

game-name = BUTTONS

colour-r = red
colour-b = blue
colour-y = yellow
colour-g = green

title-solo = Round { $round } · practice
pool = In the pool: { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }

# What to do next
prompt-roll-first = { $name }: roll the dice.
prompt-roll-or-opt-out = { $name }: roll { $dice } dice, or opt out with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }?
prompt-lay = { $name }: lay a button in row { $row }.
prompt-gold = { $name }: take the golden space { $cell }, or leave it?
prompt-stars = { $name }: put { $stars ->
    [one] your star on one of your buttons.
   *[other] your { $stars } stars on { $stars } of your buttons.
  } { $chosen ->
    [0] Choose on your board.
   *[other] { $chosen } of { $stars } chosen.
  }
prompt-stars-ready = { $name }: { $stars ->
    [one] confirm this star, or choose another button for it.
   *[other] confirm these { $stars } stars, or choose one again to take it back.
  }
prompt-stars-all = { $name }: { $stars ->
    [one] your button becomes a star. Confirm it.
   *[other] all your { $stars } buttons become stars. Confirm them.
  }
prompt-stars-line = { $name }: that makes a line of five! Confirm it.
prompt-chance = The dice roll.
prompt-next-round = Round { $over } is over. The cards are passed on, and { $name } starts round { $next }.
prompt-next-round-solo = Round { $over } is over. You play round { $next } with the next card.

# Buttons
do-roll = Roll { $dice } dice
do-roll-hint = Roll all the dice that are still in play (R)
do-opt-out = Opt out · { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
do-opt-out-hint = Leave the round and keep the stars that your buttons earn (O)
do-pass = Leave { $cell }
do-pass-hint = Do not take the golden space (P)
do-place = { $stars ->
    [one] Place 1 star
   *[other] Place { $stars } stars
  }
do-place-hint = Confirm the spaces that you chose for your stars (C)
do-next-round-hint = Clear the boards and pass the cards on (N)
do-again-hint = Start a new game with the same players and boards (N)

# Why a space may not be chosen
why-button = a button lies there
why-star = a star lies there
why-beside = next to a button
why-not-row = not in row { $row }
why-not-column = no black die shows { $column }
why-not-golden = only the golden space { $cell } is offered
why-no-button-of-yours = you have no button there
why-every-button = all your buttons become stars
why-enough-stars = you have only { $stars } stars to place: choose a star again to take it back
why-roll-first = Roll the dice first: they decide where a button may go.
why-told = { $cell }: { $why }.

told-bust = { $name } is bust: no space is open in row { $row }, { $count ->
    [one] column
   *[other] columns
  } { $columns }. { $buttons ->
    [0] There was no button to lose.
    [one] 1 button goes back to the pool.
   *[other] { $buttons } buttons go back to the pool.
  }

# Who left the round before the last turn, and the last turn, beside the prompt
left-opted-out = { $name } opted out.
left-bust = { $name } was bust.
turn-rolls = { $name } rolls row { $row }, { $count ->
    [one] column
   *[other] columns
  } { $columns }.
turn-lays = { $name } rolls row { $row }, { $count ->
    [one] column
   *[other] columns
  } { $columns }, and lays a button on { $cell }.

# The seats
seat-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
seat-earned = { $stars ->
    [one] 1 star to place at the end of the round
   *[other] { $stars } stars to place at the end of the round
  }
seat-would-earn = { $stars ->
    [one] 1 star for opting out now
   *[other] { $stars } stars for opting out now
  }
tally-colour = { $colour }: { $count } of { $enough }
tally-full = { $colour }: { $count }, worth { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
seat-rolled = rolled
seat-opted-out = opted out
seat-bust = bust
seat-board = { $name }'s board: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }, { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }

# The dice
dice-none = The dice have not been rolled yet.
dice-label = White die { $white }, black die with gold pips { $gold }{ $black ->
    [none] .
   *[other] , other black dice { $black }.
  }

# The log
log-roll = { $name } rolls row { $row } and { $count ->
    [one] column
   *[other] columns
  } { $columns }. The golden space is { $cell }.
log-bust = { $name } is bust and loses { $buttons ->
    [0] nothing
    [one] 1 button
   *[other] { $buttons } buttons
  }.
log-lay = { $name } lays a button on { $cell }.
log-gold = { $name } takes the golden space { $cell }.
log-pass = { $name } leaves the golden space { $cell }.
log-opt-out = { $name } opts out with { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }.
log-stars = { $name } puts { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } on { $cells }.

# The end of a round
summary-title = Round { $round } is over
summary-why = Stars
summary-bust = bust: no stars
summary-opting-out = opted out
summary-colour = 3+ on { $colour }
summary-card = { $colour } card

# The end of the game
end-solo = Done in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }!
end-line = A line of five stars.
end-stars = { $stars } stars, and twelve are enough.
end-line-and-stars = A line of five stars, and more stars than anyone else with a line: { $stars }.
end-more-stars = { $stars } stars, more than anyone else who reached twelve.
end-shared = They are level to the last star: { $stars } each.
end-full = Every board is full, and { $stars } stars are the most.

# The course of the game, at its end
course-title = Stars by round
course-solo = Your best round was round { $round }, with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }. { $busts ->
    [0] You were never bust.
    [one] One round ended in a bust.
   *[other] { $busts } rounds ended in a bust.
  }
course-level = Nothing came between { $names }: they were level after every round.
course-came-level = { $names } ended level: they came level for good in round { $round }.
course-line = The line of five decided it: { $name } completed it in round { $round }.
course-line-fewer = The line of five decided it: { $name } completed it in round { $round }, with fewer stars than { $rival }.
course-bust = { $rival }’s bust in round { $round } cost { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  } worth { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }. In the end { $name } was only { $gap ->
    [one] 1 star
   *[other] { $gap } stars
  } ahead.
course-ahead = { $round ->
    [1] { $name } was ahead of { $rival } from the first round on.
   *[other] { $name } came ahead of { $rival } for good in round { $round }.
  }

# Before the game
lobby-side-of = side { $side }
lobby-side = Board
lobby-letters = Letters
lobby-own-side = own layout
lobby-own-hint = 36 letters r b y g, row by row
lobby-no-layout = not a layout yet
lobby-bad-layout = Seat { $seat }: the layout needs 9, 16, 25 or 36 letters r b y g, row by row.
lobby-sizes = All boards in a game must have the same size.
lobby-missing = { $name } cannot play here: this bot needs the package { $package }, which is not installed. Choose another bot.
who-easy = easy bot: looks one roll ahead
who-medium = medium bot: a bold gambler
who-hard = hard bot: exact in every round
who-best = best bot: plays for the win

# The board, for people who do not see it. The browser fills in what stands in braces.
board-red = red
board-blue = blue
board-yellow = yellow
board-green = green
board-free = free
board-button = own button
board-star = star
board-cell = row { $row }, column { $column }, { $colour }, { $state }
board-cell-without-colour = row { $row }, column { $column }, { $state }
board-offered = may be laid
board-golden = may be laid with the gold die
board-offered-star = may become a star
board-chosen = becomes a star
board-line = in a line of five stars
board-last = the last move
board-right = right
board-wrong = wrong
board-bust = Bust!
board-worth = worth { $worth }
board-best = worth { $worth }, the best
board-row-total = row total { $total }
board-column-total = column total { $total }
board-met = met
board-broken = exceeded
board-depot = dice in the depot: { $count }
board-cards = button cards: { $colours }
board-and = {", "}

# Trying the laying rules
try-board = A board to try the rules on
try-task = Choose a marked space to lay a button, or one of your buttons to take it back.
try-roll = Your roll: row { $row }. Open to you: { $cells }. Lay one button.
try-bust = Your roll: no space is left for you, so you are bust. Choose a space to see why.
try-golden = Somebody else’s roll: take the golden space { $cell }, or leave it.
try-golden-closed = Somebody else’s roll: the golden space { $cell } is closed for you. Choose it to see why.
try-laid = A button lies on { $cell }.
try-taken-back = { $cell } is free again.
try-may-take-back = your button: click to take it back
try-one-a-roll = you may lay only one button per roll: take yours back first
try-open = { $count ->
    [0] No space is open for a button.
    [one] 1 space is open for a button.
   *[other] { $count } spaces are open for a button.
  }
try-earn = Opting out now earns { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }:
try-earn-nothing = You need at least one button to opt out.
try-earn-bust = Bust: no stars, and all buttons go back to the pool.
try-again = Start over
try-again-hint = Go back to the board as it was at first

# How to play, in five lines
how-to-roll = Roll. The white die is the row; of the black ones you choose a column.
how-to-lay = Lay one button there, but never above, below or beside another.
how-to-golden = The golden space of a roll is for everyone, if they like.
how-to-out = Opt out while you can: buttons become stars. If a roll leaves you no space, you get none.
how-to-goal = You win with five stars in a row, or twelve anywhere.

# The coach
coach-goal-stars = stars
coach-goal-win = win now
coach-show-chance = chances
coach-choice-roll = Roll
coach-choice-opt-out = Opt out
coach-choice-cell = Lay { $cell }
coach-head-worth = { $goal ->
    [win] chance to win now
   *[stars] stars on average
  }
coach-head-bust = risk of a bust
coach-amount-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
coach-space-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 0) }%
coach-thinking-through = Thinking through { $positions ->
    [one] 1 position
   *[other] { $positions } positions
  }…
coach-no-win = No choice can win the game in this round.
coach-assumed = { $usual ->
    [yes] Assumed as usual
   *[no] Assumed
  }: { $count ->
    [one] 1 opponent, opts out on { NUMBER($out, maximumFractionDigits: 0) }% of its turns, busts on { NUMBER($bust, maximumFractionDigits: 0) }% of its rolls
   *[other] { $count } opponents, each opts out on { NUMBER($out, maximumFractionDigits: 0) }% of its turns, busts on { NUMBER($bust, maximumFractionDigits: 0) }% of its rolls
  }
coach-opponent-opt-out = opts out (%)
coach-opponent-bust = busts when it rolls (%)
coach-dice = black dice
coach-opponents = opponents still in
coach-board = A board for the coach
coach-asks = Roll { $dice } dice, or opt out with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }?
coach-asks-roll = Roll: with no button there is no other choice.
coach-asks-space = Row { $row }, columns { $columns }: which space?
coach-asks-bust = Row { $row }, columns { $columns }: no space is open, a bust.
coach-reveal = Show the answer
coach-hide = Hide the answer
coach-you = You
coach-set-up = Set up
coach-set-up-hint = Change the board, the cards, the dice and the opponents
coach-tool = Click to
coach-tool-button = lay a button
coach-tool-star = place a star
coach-tool-colour = paint { $colour }
coach-cards = cards
coach-no-cards = none
coach-rolled = With a roll
coach-rolled-hint = Ask which space to choose: click the dice to turn them
coach-undo-hint = Take back the last change
coach-copy-hint = Copy the line of code that shows this position
coach-copied = Copied. Paste it into a cell.
why-colour-unknown = choose first which colour is there, with “Click to paint …”
why-line-ends = that would be a line of five, and the game would be over
why-twelve-end = that would be the twelfth star, and the game would be over

# Setting up the question of a puzzle
set-up-tool = Click to
set-up-tool-solution = lay a button to find
set-up-find = find
set-up-board = board
set-up-another-board = another …
set-up-side = side { $side }
set-up-small = { $size } × { $size }
set-up-position = position
set-up-rolls = rolls
set-up-roll = The roll: click a die to turn it
set-up-rolled-hint = Ask which space to choose, instead of whether to roll
set-up-cover = to earn
set-up-to-act = still to act
set-up-totals = Numbers that are given. Press one to leave it out, here or at the board:
set-up-rows = rows
set-up-columns = columns
set-up-colours = colours
set-up-total-hint = { $kind ->
    [row] row
    [column] column
   *[colour] colour
  } { $name }: { $told ->
    [yes] told
   *[no] left out
  }

# The review of a game
review-kind-stop = roll or opt out
review-kind-space = which space
review-kind-gold = golden space
review-kind-stars = placing stars
review-amount = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
review-apart = { $stars ->
    [one] 1 star more to win
   *[other] { $stars } stars more to win
  }
review-placed = stars on { $cells }
review-assumes-goal = Worths are the stars that a round earns on average with exact best play. They do not see the race: near the end a player may be right to risk more, or less.
review-assumes-opponents = Every other player is assumed to opt out on { NUMBER($out, maximumFractionDigits: 0) }% of its turns and to be bust on { NUMBER($bust, maximumFractionDigits: 0) }% of its rolls, whatever lies on its board.
review-assumes-stars = Where stars are placed is counted apart: how many more stars were needed to win, for a line of five or for twelve, than with the best placement. Which spaces the stars close is not counted.
review-measured = How much bots give up was measured in { $rounds } first rounds of each, against { $players ->
    [1] nobody
    [2] another bot
   *[other] other bots
  } of its kind, on four sides.
review-puzzle-note = From a game of { $names }, round { $round }, where “{ $choice }” cost { $cost }.
review-kept = It is now the puzzle “{ $id }” of your pack “{ $pack }”, level { $level }. puzzle_book() offers your packs.
review-kept-before = It is in your pack “{ $pack }” already, as the puzzle “{ $id }”.
review-kept-near = Its second-best choice is nearly as good as the best.

# A tournament between bots: how the boards were chosen
tournament-side-drawn = Each block was played on a side that was drawn for it, the same for all seats.
tournament-sides-differ = In each block a side was drawn for each seat.
tournament-sides-given = The boards were given.

# Answers and assumptions of the analysis, as the result of a cell
solution-stars = { $advice ->
    [only] Roll: worth { $roll } on average. Without a button you cannot opt out.
    [tied] Roll or opt out: both are worth { $stars } ★.
    [roll] Roll: worth { $roll } on average; opting out earns { $stars } ★.
   *[out] Opt out: earns { $stars } ★; rolling is worth { $roll } on average.
  }
solution-worth = { $advice ->
    [only] Roll: worth { $roll }. Without a button you cannot opt out.
    [tied] Roll or opt out: both are worth { $stop }.
    [roll] Roll: worth { $roll }; opting out is worth { $stop }.
   *[out] Opt out: worth { $stop }; rolling is worth { $roll }.
  }
solution-on-spaces = On each open space: what it is worth to lay there.
compared-choice = { $choice ->
    [roll] roll
    [out] opt out
    [pass] pass
   *[lay] { $cell }
  }
compared-done = { $choice ->
    [roll] rolling here
    [out] opting out here
    [pass] passing here
   *[lay] laying on { $cell }
  }
compared-best = { $done } is best
compared-tied = { $done } is as good as any other choice
compared-stars = { $done } gives up { $loss } stars on average
compared-win = { $done } gives up { $loss } of the chance to win now
compared-worth = { $done } gives up { $loss }
compared-less = less than { $loss }
opponents-said = { $count ->
    [0] No opponents: you are alone.
    [one] 1 opponent opts out in { NUMBER($out, maximumFractionDigits: 1) }% of the turns, busts in { NUMBER($bust, maximumFractionDigits: 1) }% of the rolls, and takes { $dice ->
        [one] 1 black die
       *[other] { $dice } black dice
      } along.
   *[other] { $count } opponents: each opts out in { NUMBER($out, maximumFractionDigits: 1) }% of the turns, busts in { NUMBER($bust, maximumFractionDigits: 1) }% of the rolls, and takes { $dice ->
        [one] 1 black die
       *[other] { $dice } black dice
      } along.
  }
