# What the puzzles of Button Up! say.

game-title = Button Up!

# The themes
theme-win_left = Win from here
    .about = One sowing wins the battle. Find it.
theme-replay_trap = Replay traps
    .about = You could play again, and should not.
theme-force_replay = Again and again
    .about = Play again as often as you can in one turn.
theme-best_margin = Most points
    .about = Find the sowing that brings the most points.
theme-first_or_second = First or second?
    .about = The circle is dealt. Who should begin?

# The questions
win_left-ask = You are { $army }. Which sowing wins the battle?
replay_trap-ask = You are { $army }, and you could play again. Which sowing wins?
force_replay-ask = You are { $army }. Play again as often as you can: sow the piles in order, and stop at the last sowing that plays again.
best_margin-ask = You are { $army }. Which sowing brings the most points, or loses the fewest?
first_or_second-ask = You are { $army }, and you decide: will you be first, or second?

# Hints
win_left-hint = Look at the end of the battle. Which pile will be the highest, and whose buttons will be on top of it?
replay_trap-hint = Playing again spends one of your sowings. What is left for the other player afterwards?
force_replay-hint = Look at the last button of each pile with a spy: does it land alone, on its own colour? The next pile may change.
best_margin-hint = Every button counts its height. A pile that lands on another as a whole lifts everything in it.
first_or_second-hint = Try to play it out: which sowings does the first player have, and which of them play again?
circle-hint-parity = { $left ->
    [one] 1 sowing is
   *[other] { $left } sowings are
  } left. If nobody plays again, { $last ->
    [same] you sow
    [first] the first player sows
    [second] the second player sows
   *[other] the other player sows
  } last. Each time somebody plays again, that changes.
circle-hint-worst = Not { $choice }. By best play it goes on like this: { $line }

# On the board
circle-left = { $left ->
    [one] 1 sowing is
   *[other] { $left } sowings are
  } left.
circle-to-sow = { $army } to sow
circle-over = At the end:
circle-armies = red { $red }, black { $black }

# What an answer is worth
circle-result = { $result ->
    [won] wins
    [lost] loses
   *[drawn] draws
  }
circle-again = { $times ->
    [0] does not play again at the end
    [one] plays again once
   *[other] plays again { $times } times
  }
force_replay-hint-most = You can play again { $times } times in a row, in one order only.
force_replay-order = Sow in this order: { $places }
force_replay-turn-over = Your turn is over, because that sowing does not play again. Take it back, or check your answer.

# The explanation
circle-refuted = { $choice }, and by best play it goes on like this: { $line }
circle-solution = { $choice }. Go on to see what follows, sowing by sowing.
circle-step = { $mover ->
    [r] Red
   *[k] Black
  } sows place { $place }: { $drops }.{ $again ->
    [yes] {" "}The last one lands on its own colour, so it is the same player’s turn again.
   *[no] {""}
  }
circle-line-step = { $army } { $place }
