# What the widgets of Pretty Tricky say.

game-name = Pretty Tricky

# The heading: the kit's own says the round
ends-at = The game ends at { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
  }.
title-last = Round { $round }, the last
title-round = Round { $round }
look-round = Rounds
look-round-previous = To the end of the last round
look-round-next = To where this round ends
title-race = Roll { $round }
ends-race = A race to { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
  }.

# What to do next
prompt-chance = The dice fall.
prompt-own = { $name }: tick two sums, one, or nothing.
prompt-only = { $name }: tick { $rows }, one of them, or nothing.
prompt-chosen = { $name }: { $rows }? Click again to tick, or choose another.
prompt-others = { $roller } has rolled. { $name }: tick one box on the right, or leave it.

# Buttons. The sign ! stands before a row that is full then.
do-tick-hint = Tick { $rows }.{ $fills } ({ $key })
do-tick-fills = { " " }{ $count ->
    [one] Row { $rows } is full then.
   *[other] Rows { $rows } are full then.
  }
do-only = Only { $row }
do-nothing = Nothing
do-nothing-hint = Let both sums lapse (N)
do-leave = Leave it
do-leave-hint = Tick nothing on this roll (N)
pick-row = row { $row }, { $open } open: tick { $rows }.{ $fills }

# Dice and rows
dice = blue { $blue }, red { $red }
dice-others = blue { $blue }; the red { $red } does not count
dice-blank = Three blue dice and a red one, not rolled yet
row-twice = { $row } twice
sheet-row = Row { $row }: on the left { $left }, on the right { $right }, { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
  }.
sheet-row-race = Row { $row }: { $left }.
sheet-half-none = no boxes
sheet-half-full = full
sheet-half-marked = full and marked
sheet-half-open = { $open } open

# What happened
told-dice = { $name } rolls { $dice }.
told-nothing-open = { $name } can tick nothing of it.
told-tick = { $name } ticks { $rows }.
told-pass = { $name } ticks nothing.
told-finished = { $name } has finished { $count ->
    [one] row { $rows }: its mark for { $name }, and a circle for everybody.
   *[other] rows { $rows }: their marks for { $name }, and their circles for everybody.
  }
told-finished-alone = { $name } has finished { $count ->
    [one] row { $rows }.
   *[other] rows { $rows }.
  }
told-last-round = That makes { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
  } for { $name }: this is the last round.

# The players
seat-rolled = rolled
seat-score = { $marks }/{ $needed } !
seat-spoken = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $marks } of { $needed } marks
seat-spoken-race = { $marks } of { $needed } marks
sheet-label = { $name }’s sheet. { $marks ->
    [0] No mark yet
    [one] Mark of row { $marked }
   *[other] Marks of rows { $marked }
  }; { $filled ->
    [0] no full row on the right
    [one] full on the right: row { $full }
   *[other] full on the right: rows { $full }
  }.
sheet-label-race = { $name }’s sheet. { $marks ->
    [0] No mark yet.
    [one] Mark of row { $marked }.
   *[other] Marks of rows { $marked }.
  }

# The end
end-points = { $points } points to { $other }.
end-right-half = { $others } too: { $points } points. The higher XX decides, { $xx }.
end-shared = { $points } points each, and { $xx } of them XX.
end-race = { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
  } in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
  }.
course-title = Points by round
course-race = Marks by roll
sum-title = How the points came
sum-mark = !{"\u202F"}{ $row }
sum-circles = { $row }: { $circles }{"\u202F"}○
sum-marks-spoken = { $count ->
    [one] the mark of row { $rows }
   *[other] the marks of rows { $rows }
  }
sum-circles-spoken = row { $row } full on the right, { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
  }
sum-nothing = nothing is full
summary-why = Rows
summary-earned = X + XX
summary-total = Points

# Who plays
who-easy = easy bot: ticks what is nearest its end
who-medium = medium bot: weighs each row’s chances
who-hard = hard bot: races as exactly as can be
who-best = best bot: looks at everybody’s sheet

# The sheet that is chosen in the lobby
sheet-which = Sheet
sheet-of-kit = the one of this kit
sheet-own = our own: copy it from the box
sheet-picture = the boxes of our sheet
sheet-hint = Click a box to change its number. + and − add boxes and take them away.
sheet-text = As text
sheet-not-read = The text of your sheet cannot be read: correct it, or click a box of the picture.
sheet-left = left
sheet-right = right
sheet-plain = plain
sheet-box = row { $row }, { $side }, box { $box }: { $sign }
sheet-add = row { $row }, { $side }, { $boxes } boxes: one more
sheet-remove = row { $row }, { $side }, { $boxes } boxes: one fewer

# The coach
coach-goal-points = points
coach-goal-wins = wins
coach-head-worth = { $goal ->
    [race] rolls to come, fewer is better
    [wins] chance to win
   *[points] points at the end
  }
coach-thinking-race = Solving the race…

# The review
review-kind-own = own roll
review-kind-others = others’ roll
review-rolls = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
  }
review-start = At the beginning
review-result = At the end
review-result-so-far = So far
review-plot = The chance to win in per cent, move by move
review-plot-race = How many rolls ahead, move by move
review-assumes-race = The worth is how many rolls you are ahead of { $rolls }, the mean from the beginning with best play. It is exact.

# How to play
rules-roll = Your roll: the four dice make two pairs. For each pair you may tick a box on the left, in the row of its sum. To tick just one, click its row first, then “Only”.
rules-own = Only full rows count on the left. Box by box, with your own rolls, you work towards the mark at the far end.
rules-others = On the others’ rolls you may tick one box on the right, with two of the three blue dice.{ $players ->
    [3] { " " }The small numbers in boxes mean nothing with three.
   *[other] { " " }Boxes with a { $players } in them are ticked from the start.
  }
rules-full = When a left row is full, its mark is yours: 2 points (X). And everybody, you too, crosses a circle of that row.
rules-end = A full right row brings a point for each circle crossed in it (XX). As soon as one player has { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
  }, the round is played out, and most points win; of equal ones, the higher XX.
rules-race-roll = Your roll: the four dice make two pairs. For each pair you may tick a box in the row of its sum. To tick just one, click its row first, then “Only”.
rules-race-own = Only full rows count. Box by box you work towards the mark at the end of a row.
rules-race-end = When a row is full, its mark is yours. With { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
  } you are there: in as few rolls as you can.

# On paper: sheets to print, and the dice on a screen
tick-sheet = Sheets for Pretty Tricky{ $players ->
    [0] {""}
   *[other] , { $players } players
  }
tick-sheet-starts = I start
tick-sheet-before = { $players ->
    [0] Before the game: two players tick their boxes with a 2, four players those with a 4.
    [3] For three players: the small numbers in boxes mean nothing.
   *[other] For { $players } players: the boxes with a { $players } are ticked already.
  }
tick-sheet-own = You roll three blue dice and a red one: make two pairs. You may tick a box on the left in the row of each sum.
tick-sheet-others = Others roll: you may tick one box on the right, in the row of the sum of two blue dice.
tick-sheet-score = If you have filled a row on the left, ring its !, and everybody crosses out one circle of that row.
tick-sheet-end = With { $players ->
    [0] 6, 5 or 4 ringed ! of one player (for 2, 3 or 4 players)
   *[other] { $marks } ringed ! of one player
  }, or all of a sheet, the round is finished, and the game is over.
tick-sheet-points = X: 2 for each ringed !. XX: for each full row on the right, 1 for each of its crossed-out circles. Most X + XX wins, then most XX.
roller-own = The player who rolled, left: both, one, or none
roller-others = All others, right: one of these, or none
