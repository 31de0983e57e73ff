# What the puzzles of Pretty Tricky say.

game-title = Pretty Tricky

# The themes
theme-how_likely = How likely is it?
    .about = Four dice, some rows that lack one box: how likely is the roll that fills one?
theme-needed_dice = Which dice did the others need?
    .about = Three blue dice of another player: how likely is it that they fill a row of yours?
theme-race_split = Best split: race
    .about = Split your roll so that you need the fewest rolls.
theme-sprint_split = Best split: sprint
    .about = A few rolls are left. Split yours so that you get the most marks.
theme-last_turn = The last turn
    .about = You are asked last, and then the game is over. Which box wins it?
theme-hold_back = Finish or hold back?
    .about = A full row gives everybody a circle. Do you finish it now?

# The questions
how_likely-ask = How likely is it that your next roll fills a row of the left half?
needed_dice-ask = Somebody else rolls. How likely is it that the blue dice fill a row of your right half?
race_split-ask = You need { $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    } in all. Which split gets you there in the fewest rolls?
sprint_split-ask = This is the first of { $rolls } rolls, then it is over. Which split brings the most marks?
last_turn-ask = Everybody else has decided, and the game ends with this turn. Which box do you tick on your right half, to win?
hold_back-ask = You begin the round, and this is your roll. The game ends with the round in which somebody has { $marks } marks. What wins most often?

# Sheets and sums
puzzle-sheet = { $player ->
    [1] You
   *[other] Player { $player }{ $rolls ->
        [yes] {" "}(rolled)
       *[no] {""}
      }
  }
puzzle-points = { $sheet }: { $x } + { $xx } = { $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    }, { $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    }
puzzle-tie = With as many points, the higher XX wins.
last_turn-others = This is what the others have in the end.
puzzle-offers = { $row }: { $count } of { $rolls } rolls
puzzle-sums = In how many rolls each of these sums is found.
puzzle-worst = It is not { $choice }: that is { $count ->
        [one] the worst choice
       *[other] one of the worst choices
    }.
puzzle-best = { $choice } is best.
puzzle-refuted = { $choice } is not best: this is what the sheets would be.

# Hints
race_split-hint = Think of what will take longest: a row far from 7 seldom comes, and a row with many open boxes needs many rolls.
sprint_split-hint = Rows that you cannot fill in the rolls that are left bring nothing. Which rows can you still fill?
last_turn-hint = A full row pays as many points as it has circles. The rows that were filled just now get one circle more.
hold_back-hint = One of your marks gives everybody a circle. Who has that row full on the right, or nearly? And who is about to end the game?

# What a choice is worth
race_split-worth = { NUMBER($rolls, minimumFractionDigits: 2, maximumFractionDigits: 2) } rolls
sprint_split-worth = { NUMBER($marks, minimumFractionDigits: 2, maximumFractionDigits: 2) } marks
last_turn-worth = { $result ->
    [won] you win
    [shared] you share the win
   *[lost] you do not win
  }
hold_back-worth = wins { $share }

race_split-counted = Rolls to come on average, if each of them is used best.
sprint_split-counted = Marks at the end on average, if each roll is used best.
hold_back-counted = Won of { $games } games that the best bot (ChampionBot) played on for everybody, all choices with the same dice.

# What refutes a choice
race_split-refuted = After { $choice } a roll such as this one would hurt: it leaves you { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } rolls more than after the best choice.
sprint_split-refuted = After { $choice } a roll such as this one would hurt: it costs { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } marks, compared with the best choice.

# Counting
fill-complement = This is the chance that no row is filled. Subtract it from 1.
fill-two-dice = This is the chance with two dice. Here { $dice } are rolled, and any two of them make a sum.
fill-pairs = You counted each of the { $pairs } pairs of dice, and added them up. A roll in which two pairs make it is counted twice then.
fill-added = You added up the rows. A roll that fits two of them is counted twice then.
fill-other-dice = You counted another number of dice: here it is { $dice }.
fill-hint-rows = { $count ->
    [one] One row lacks a single box: { $rows }.
   *[other] These rows lack a single box: { $rows }.
  } Nothing else counts.
fill-hint-count = Of { $dice } dice any two make a sum: there are { $pairs } pairs, and { $rolls } rolls. Take one sum first, and look for the rolls in which two pairs make it.
fill-hint-each = Each sum by itself. A roll that fits two of them must not be counted twice.
fill-explained = Sort the rolls by what they fit: then each is there once.
fill-rolls = { $rows }: { $count ->
    [one] 1 roll
   *[other] { $count } rolls
  }
fill-total = Together { $count } of { $rolls } rolls, which is { $chance }.
