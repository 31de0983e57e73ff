# What the widgets of BUTTONS say.

colour-r = red
colour-b = blue
colour-y = yellow
colour-g = green

title-solo = Round { $round } · practice
pool = In the box: { $buttons } buttons, { $stars } stars

# What is to be done
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
    [0] Click where.
   *[other] { $chosen } of { $stars } chosen.
  }
prompt-stars-ready = { $name }: { $stars ->
    [one] this star?
   *[other] these { $stars } stars?
  } Confirm, or click to change.
prompt-stars-line = { $name }: that is a line of five! Confirm it.
prompt-dice = The dice roll.
prompt-next-round = Round { $over } is over. The cards go round: { $name } starts round { $next }.
prompt-next-round-solo = Round { $over } is over. In round { $next } you hold the next card.

# Buttons
do-roll = Roll { $dice } dice
do-roll-hint = Roll all dice that lie in no depot (R)
do-opt-out = Opt out · { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
do-opt-out-hint = Leave the round and keep what your buttons earn (O)
do-pass = Leave { $cell }
do-pass-hint = Do not take the golden space (P)
do-place = { $stars ->
    [one] Place 1 star
   *[other] Place { $stars } stars
  }
do-place-hint = Put the stars where you chose (C)
do-next-round-hint = Clear the boards and pass the cards on (N)
do-again-hint = The same players, fresh dice (N)

# Why a space may not be chosen
why-button = a button lies there
why-star = a star is here
why-beside = next to a button
why-not-row = not in row { $row }
why-not-column = no die shows column { $column }
why-not-golden = only the golden space { $cell } is offered
why-no-button-of-yours = none of your buttons lies here
why-enough-stars = { $stars ->
    [one] you place only one star: click the chosen one first to take it back
   *[other] you place only { $stars } stars: click a chosen one first to take it back
  }
why-roll-first = First roll the dice: they say where a button may go.
why-told = { $cell }: { $why }.

told-bust = { $name } is bust: no space is open in row { $row }, columns { $columns }. { $buttons ->
    [0] There was nothing to lose.
    [one] 1 button is gone.
   *[other] { $buttons } buttons are gone.
  }

# The seats
seat-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
seat-in-turn = in turn
seat-decides = to decide
seat-opted-out = opted out
seat-bust = bust
seat-winner = winner
seat-board = { $name }'s board: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }, { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }

# The dice
dice-none = The dice are not rolled yet.
dice-label = White die { $white }, gold die { $gold }{ $black ->
    [none] .
   *[other] , other black dice { $black }.
  }

# The log
log-roll = { $name } rolls row { $row }, columns { $columns }, golden space { $cell }.
log-bust = { $name } is bust and loses { $buttons ->
    [0] nothing
    [one] 1 button
   *[other] { $buttons } buttons
  }.
log-lay = { $name } lays { $cell }.
log-gold = { $name } takes the golden space { $cell }.
log-pass = { $name } leaves { $cell }.
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
summary-opting-out = opted out in time
summary-colour = three or more { $colour }
summary-card = own { $colour } card

# The end of the game
end-solo = Done in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }!
end-line = A line of five stars.
end-stars = Twelve stars: { $stars } on the board.
end-line-and-stars = A line of five stars, and with { $stars } stars more than the other line.
end-more-stars = With { $stars } stars, more than the others who reached twelve.
end-shared = They are equal to the last star: { $stars } each.
end-full = Every board is full, and nobody has more stars than { $stars }.

# Before the game
lobby-side-of = side { $side }
lobby-side = Board
lobby-letters = Letters
lobby-own-side = own layout
lobby-own-hint = 36 letters r b y g, row by row
lobby-no-layout = not a layout yet
lobby-bad-layout = Seat { $seat }: a layout is written with the letters r b y g, row by row: 9, 16, 25 or 36 of them.
lobby-sizes = All boards of a game have the same size.
who-cautious = bot: opts out with four buttons

# The board, for people who do not see it. What stands in braces is filled in by the browser.
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
board-worth = worth { $worth }
board-best = worth { $worth }, the best
board-depot = dice in the depot: { $count }
board-cards = button cards: { $colours }
board-and = {", "}

# Trying the laying rules
try-board = A board to try the rules on
try-task = Click a marked space to lay a button, or one of your buttons to take it back.
try-roll = Your roll: row { $row }. Open to you: { $cells }. Lay one button.
try-bust = Your roll: no space is left for you, so you are bust. Click a space to see why.
try-golden = Somebody else's roll: take the golden space { $cell }, or leave it.
try-golden-closed = Somebody else's roll: the golden space { $cell } is closed for you. Click it to see why.
try-laid = A button lies on { $cell }.
try-taken-back = { $cell } is free again.
try-may-take-back = your button: click to take it back
try-one-a-roll = one button a roll, so take yours back first
try-open = { $count ->
    [0] No space is open for a button.
    [one] 1 space is open for a button.
   *[other] { $count } spaces are open for a button.
  }
try-earn = Opting out now earns { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }:
try-earn-nothing = Opting out takes at least one button.
try-earn-bust = Bust: no stars, and all buttons go back into the box.
try-again = Start over
try-again-hint = The board as it was at first

# The coach
coach-goal = counts
coach-goal-stars = stars
coach-goal-win = chances to win now
coach-show-worth = what each space is worth
coach-show-chance = the chance of each space
coach-choice-roll = Roll
coach-choice-opt-out = Opt out
coach-choice-pass = Leave it
coach-choice-cell = Lay { $cell }
coach-head-worth = { $goal ->
    [win] chance to win now
   *[stars] stars on average
  }
coach-head-bust = next roll busts
coach-amount-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
coach-space-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 0) }%
coach-thinking-through = Thinking through { $positions ->
    [one] 1 position
   *[other] { $positions } positions
  } …
coach-no-win = No choice can win the game in this round.
coach-assumed = { $count ->
    [0] No opponent is in any more.
    [one] One opponent is still in. Assumed of it, turn by turn:
   *[other] { $count } opponents are still in. Assumed of each, turn by turn:
  }
coach-opponent-opt-out = opts out (%)
coach-opponent-bust = busts when it rolls (%)
coach-dice = black dice
coach-opponents = opponents in
coach-board = A board for the coach to look at
