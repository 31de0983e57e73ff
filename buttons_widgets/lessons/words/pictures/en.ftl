# What stands in the pictures that code in the lessons draws

# Lesson 3: how often a roll is bust
outcomes-head = { $busts } of { $all } outcomes are bust.
outcomes-of-white = white { $white }: { $count }
some-of = { $count } of { $all }
follows-head = How often is the next roll bust? { $rolls ->
    [one] { $rolls } roll.
   *[other] { $rolls } rolls.
  }
follows-bust = right after a bust
follows-good = after { $count ->
    [one] { $count } good roll
   *[other] { $count } good rolls
  }
follows-more = after { $count } or more
follows-share = { $share } of { $rolls }
follows-never = never came
follows-exactly = exactly { $chance }

# Lesson 4: where the stars of a roll balance
balance-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }
balance-stars-ways = { $stars }: { $ways }
balance-out = opting out: { $stars }
balance-rests = the beam rests at { $mean }
balance-out-worth = opting out is worth { $stars }

# Lesson 6: a roll as a tree
tree-out = opt out: { $worth }
tree-roll = roll: { $worth }
tree-row = row { $row }: { $chance }
tree-worth = worth { $worth }
tree-bust = bust: { $chance }
tree-title = rolling is worth { $roll }, opting out { $out }

# Lesson 9: a neighbour leaves or stays
cases-bust = bust { $chance }
cases-leaves = leaves { $chance }
cases-stays = stays { $chance }
cases-all = bust in all
cases-title = they leave: { $leaves }, and then bust { $left }; they stay: { $remains }, and then bust { $stayed }; bust in all { $whole }

# Lesson 11: battles
circles-head = All { $count } circles
circles-some = { $count ->
    [one] { $count } circle
   *[other] { $count } circles
  }
circles-first = won { $won }, drawn { $drawn }, lost { $lost }; { $points } points a battle
battle-sow = sow { $place }
battle-ended = { $red } to { $black }: { $value }
battle-of = { $army ->
    [red] red
   *[black] black
  }: { $value }
battle-title = a battle that can end in { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
  }
battle-title-value = { $title }; its value is { $value }
