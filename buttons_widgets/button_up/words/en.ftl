# What the widgets of Button Up! say.

game-name = Button Up!

army-r = red
army-k = black
army-w = white

title = Battle { $round }
do-next-round = Start battle { $round }
do-next-round-hint = Deal a new circle (N)
do-again-hint = Start a new match with the same players (N)
do-finish = Finish the battle
do-finish-hint = Let the bots play the rest of this battle at once
look-round = Battle
look-round-previous = To the end of the battle before
look-round-next = To the end of this battle
log-round = Battle { $round }

# What to do next
prompt-chance = The buttons are dealt.
prompt-decide = { $name }: will you be first in this battle, or second?
prompt-sow = { $name } ({ $army }): choose a pile with a spy.
prompt-sow-again = { $name } ({ $army }): you play again. Choose a pile with a spy.
prompt-chosen = { $name } ({ $army }): sow place { $place }, by the button or by clicking it again, or choose another pile.
prompt-next-round = Battle { $over } is over. Start battle { $next } when everyone is ready.

# Buttons
do-first = Be first
do-first-hint = You sow first in this battle (B)
do-second = Be second
do-second-hint = { $other } sows first in this battle (S)
do-sow = Sow place { $place }
do-sow-again = Sow place { $place } and play again
do-sow-hint = Sow the pile that you chose (S)
do-sow-nothing = Sow
do-sow-nothing-hint = Choose a pile with a spy first

# Why a pile may not be chosen
why-no-pile = Place { $place }: no pile stands there.
why-no-spy = Place { $place }: there is no spy in that pile. Only piles with a white button can be sown.
why-decide-first = Decide first who begins.

# What happened
told-deal = The circle is dealt: { $buttons }.
told-first = { $name } will be first.
told-second = { $name } will be second.
told-sow = { $name } sows place { $place }: { $drops }.
told-sow-again = { $name } sows place { $place }: { $drops }. The last one is { $army } on { $army }: { $name } plays again.
told-drop = { $buttons } on { $place }
told-battle-won = { $name } wins battle { $battle }, { $high } to { $low }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
told-battle-drawn = Battle { $battle } is drawn, { $high } all: no points.

# The seats
seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
seat-height = height { $height }
seat-height-spoken = the army’s buttons stand { $height } high together

# The board
board-left = { $left ->
    [one] 1 sowing left
   *[other] { $left } sowings left
  }
board-label = { $piles ->
    [one] The last pile
   *[other] A circle of { $piles } piles
  }
pick-sow = place { $place }, { $pile } from the bottom up. Sow: { $drops }.
pick-sow-again = place { $place }, { $pile } from the bottom up. Sow: { $drops }, and play again.

# The end of a battle
summary-title = Battle { $round } is over
summary-why = Heights
summary-heights = { $mine } to { $other }
end-reason = { $points } points to { $other }.
course-title = Points by battle
course-sentence = { $name } won { $won ->
    [one] 1 battle
   *[other] { $won } battles
  } of { $battles }.

# Who plays
who-easy = easy bot: plays again if it can
who-medium = medium bot: stacks its own buttons high
who-hard = hard bot: looks three sowings ahead
who-best = best bot: never makes a mistake

# How to play
how-to-sow = Choose a pile with a white button, a spy, and sow it clockwise, the lowest button first, one on each next pile.
how-to-again = If the last one is a single button that lands on its own colour, white on white too, you play again.
how-to-many = More buttons than piles? The rest go on the last pile.
how-to-win = With one pile left, each army counts its buttons’ heights: the higher one scores the difference.
how-to-match = Fifteen points win. The player who is behind decides who begins the next battle.

# The coach
coach-goal-margin = this battle
coach-goal-match = the match
coach-head-worth = { $goal ->
    [match] Chance to win
   *[other] Points
  }
coach-amount-points = { $sign }{ $points ->
    [one] 1 point
   *[other] { $points } points
  }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 1) }%

# The review; what the kit says of rounds and of dice is said here of battles and of deals.
review-kind-sow = which pile
review-kind-first = first or second
review-amount = { $points ->
    [one] 1 point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
  }
review-assumes-best = Worths are points of a battle by best play of both players. Nothing but the deal is chance, so every cost is exact.
review-assumes-battle = Each battle counts for itself: near 15 points, one point may be worth much more, or nothing.
review-luck = Luck with the deals
review-swing-own = The deal: { $luck }.
review-start = Worth of the battles before they were dealt
review-result = What the battles brought
review-result-so-far = So far, with the battle as it stands
review-plot = What the battle was worth, sowing by sowing
review-plot-ends = It begins at { $start } in battle { $first } and ends at { $end } in battle { $last }.
review-plot-fall = The greatest fall is { $fall } in battle { $round }: { $what }.
review-place = Battle { $round }, { $kind }
review-entry = Battle { $round }, { $kind }: cost { $cost } { $mark }
