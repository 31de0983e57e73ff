# What the puzzles of BUTTONS say.

# The themes
theme-most = Most buttons
    .about = Lay as many buttons as the rules allow.
theme-colours = Colours
    .about = Cover colours three times each with the fewest buttons.
theme-numbers = Numbers
    .about = Find the one arrangement that fits the totals.
theme-known_dice = Known dice
    .about = The next rolls are known. Choose the spaces, and when to leave.
theme-stars = Stars
    .about = Put the stars that you earned where they help most.
theme-space = Which space?
    .about = A roll offers several spaces. Choose the best.
theme-gold = Take it or leave it?
    .about = Somebody else's roll offers you the golden space.
theme-stop = Roll or opt out?
    .about = Weigh the stars that you have against those that may come.
theme-risk = The risk
    .about = Work out the chance that the next roll is bust.
theme-win = Win now
    .about = Find the choice with the best chance to win this round.

# What several themes say

# Most buttons
worth-buttons = { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }
most-ask = Add as many buttons as the rules allow. No button goes on a star, on a button, or next to a button.
most-status = { $count ->
    [0] No button added yet
    [one] 1 button added
   *[other] { $count } buttons added
  }, { $left ->
    [0] no space is open any more
    [one] 1 space is still open
   *[other] { $left } spaces are still open
  }.
most-right = { $count ->
    [one] 1 button: no more find room.
   *[other] { $count } buttons: no more find room.
  }
most-open = You added { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }, and { $cell } is still open. { $most } find room.
most-blocked = You added { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }, and every space is closed now. In another arrangement { $most } find room.
most-hint-open = { $count ->
    [one] 1 space is open.
   *[other] { $count } spaces are open.
  } A star or a button closes its own space, and a button closes those next to it as well.
most-hint-checkerboard = Think of a checkerboard: { $one } of the open spaces are dark on it, and { $other } are light. Spaces of one shade are never neighbours, so { $most } buttons find room for sure. Can you change the shade somewhere and gain?
most-hint-easy = { $count ->
    [0] Every open space has at least two open neighbours, so each button closes two spaces at least. The fewer it closes, the better.
    [one] The space that is marked has one open neighbour at most. A button there costs nothing: one of the two spaces stays empty anyway.
   *[other] The { $count } spaces that are marked have one open neighbour each at most. A button on such a space costs nothing: one of the two spaces stays empty anyway.
  }
most-hint-pairs = Two neighbours hold one button between them. The picture cuts the open spaces into { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } of neighbours, with { $single ->
    [0] none
   *[other] { $single }
  } left over: more than { $most } buttons never find room.
most-refuted = { $count ->
    [one] The space or pair of spaces that is marked holds none of your buttons, but in a best arrangement each holds one.
   *[other] The spaces and pairs of spaces that are marked hold none of your buttons, but in a best arrangement each of them holds one.
  }
most-best = { $count ->
    [one] 1 button finds room.
   *[other] { $count } buttons find room.
  }
most-ways = { $count ->
    [one] This is the only way.
   *[other] This is one of { $count } ways.
  }
most-proof = Why no more: the spaces with the same number are neighbours and hold one button between them, and a space with a dot holds one. { $pairs } and { $single } make { $most }.
most-checkerboard = The checkerboard alone gives { $count }. That is { $short } short: where stars and buttons cut the open spaces into parts, each part may want its own shade.

# Colours

# Numbers

# Known dice

# Stars

# Which space, take it or leave it, roll or opt out, win now

# The risk
