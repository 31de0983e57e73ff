# What the widgets of War of the Buttons say.

game-name = War of the Buttons

# The heading: the kit's own says the round
ends-at = { $goal } sections or { $goal } stars end the game.

# The lobby
scales-which = Start with
scales-printed = the printed scales
scales-dealt = scales drawn from the loose ones
scales-taught = a first game that is taught, for two

# Who plays
who-easy = easy bot: takes what is worth most at once
who-medium = medium bot: weighs as thousands of games have taught
who-hard = hard bot: also minds the exam and what rivals hold
who-best = best bot: plays the game on, a thousand times

# Places
place-quarry = Quarry
place-forest = Forest
place-meadow = Meadow
place-school = School
place-exam = Exam
place-release = Release
place-tattle = Tattle
place-first = Start player
place-brothers = Big brothers
place-hut = Hut
place-star = Star
place-card = Card { $number }
place-cards = Cards
place-market = Market
place-lake = Lake
place-mill = Mill

# Cards
card-hut = Hut
card-star = Star
card-star2 = Two stars
card-brothers2 = Two big brothers
card-brothers3 = Three big brothers
card-quarry = Quarry +2
card-forest = Forest +2
card-meadow = Meadow +2
card-school = School +2
card-market = Market +1
card-equal = A tie beats
card-set1 = Your 1s: any value
card-set2 = Your 2s: any value
card-set3 = Your 3s: any value
card-reroll = Roll again

# What a bonus marker brings
marker-hut = a section
marker-star = a star
marker-free = a freed die
marker-brother = a big brother
marker-brothers2 = two big brothers
marker-buttons = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }

# Dice
dice-white = white { $dice }
dice-brother = a big brother
dice-none = nothing
tray-label = { $name }’s dice: { $dice }

# What dice do at a place
does-bid = { $place }: free, { $buttons ->
    [0] earns nothing
    [one] earns 1 button
   *[other] earns { $buttons } buttons
  }.
does-beat = { $place }: beats { $own ->
    [yes] your own { $dice }
   *[no] { $dice }
  }, { $buttons ->
    [0] earns nothing
    [one] earns 1 button
   *[other] earns { $buttons } buttons
  }.
does-exam = { $place }: may win the school’s marker.
does-release = { $place }: costs { $cost }, sets a detained die free.
does-tattle = { $place }: sets a detained die free.
does-first = { $place }: you start the next round.
does-brothers = { $place }: costs { $cost }, brings two big brothers.
does-hut = { $place }: costs { $cost }, builds a section.
does-star = { $place }: costs { $cost }, brings a star.
school-card = The card “{ $card }” brings { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }.
does-buy = { $card }: costs { $cost }.
does-market = Market: earns { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }.
about-exam = At the end of the round, the player with the most dice of this number gets the school’s marker.
about-tattle = You place no more bids in this round. At its end, the player with the most dice of this number must detain one.
about-first = The start player places first in the next round.
about-hut = A section beside a detained die cannot be built. Each section makes the next one dearer.
about-star = Each star makes the next one dearer.
about-lost = You can build no section now: the card would only count and earn.
about-not-held = Without a coloured die nobody holds it at the end of the round.
about-brother = The big brother leaves after this turn: only the dice stay to be beaten.

# Why not
why-not = { $place }: { $reason }.
why-few = to beat { $dice } you need { $pips ->
    [6] { $more } equal dice
   *[other] { $same ->
        [one] 1 die above { $pips }
       *[other] { $same } equal dice above { $pips }
      }, or { $more } equal dice
  }
why-one-die = one coloured die goes there
why-no-own = a coloured die is needed, and you have none
why-card = “{ $card }” takes { $dice } equal dice, and as many buttons as one of them shows; you have { $buttons }
why-no-dice = there are no dice to place
why-market-order = At the market dice are placed in rising order: choose a higher one, or click “Enough”.
why-used = You have had your extra action in this turn.
why-lake = A white die costs { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
  }; you do not have that many.

# What to do next
prompt-chance = Dice fall; cards and markers are dealt.
prompt-powers = { $name }: use your power cards: choose dice, or click “Continue”.
prompt-turn = { $name }: choose dice, or a place.
prompt-turn-used = { $name }: now place dice.
prompt-where = { $name }: { $dice } – where to?
prompt-sure = { $name }: { $dice } – { $does } Click again, or “Do it”.
prompt-market = { $name }: another die for the market?
prompt-after = { $name }: an extra action, or end your turn.
prompt-lake = { $name }: a white { $pips } for { $cost }? Click again, or “Do it”.
prompt-give-up = { $name }: give up “{ $card }” and set a detained die free? Click again, or “Do it”.
prompt-free = { $name }: which detained die is free?
prompt-build = { $name }: which section do you build?
prompt-detain = { $name }: which of your dice is detained?
prompt-detain-at = { $name }: at which section?

# Buttons
do-it = Do it
do-it-hint = Do what is chosen (D). The keys 1 to 6 choose dice.
do-clear = Clear
do-clear-hint = Take back all dice that are chosen (C)
do-brother = Big brother
do-brother-hint = He counts as a die of any value, at settings, cards, and the market (B)
do-turn = → { $new } (−{ $cost })
do-turn-hint = Turn the { $pips } to a { $new } for { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
  }
do-end = End the turn
do-end-hint = No extra action (E)
do-no-more = Enough
do-no-more-hint = Place no more dice at the market (E)
do-no-powers = Continue
do-no-powers-hint = Use no more power cards (E)
do-reroll = Roll again
do-reroll-hint = Roll the chosen dice again, once (R)
do-set = Set to { $new }
do-set-hint = Set the chosen dice to { $new }
do-free = The { $pips } at section { $section }
do-detain = { $place }: { $pips }

# What can be clicked, for people who do not see it
village-label = The village
mat-label = { $name }’s mat
pick-lake = Lake: take a white { $pips } for { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
  }
pick-detain = { $place }: detain a { $pips }
pick-detain-at = Detain the { $pips } at section { $section }
pick-build = Section { $section }
pick-free = Set the { $pips } at section { $section } free
pick-give-up = Give up the card “{ $card }” and set a die free
pick-brother = Take a big brother along
sees-setting = { $place }: field { $field } is next and pays { $pays }. Dice: { $dice }. Marker: { $marker }.
sees-out-of-play = { $place }: in play with four players only.
sees-school = School, { $place }: free.
sees-school-taken = School, { $place }: { $name } has a { $pips } there.
sees-card = { $place }: “{ $card }” for { $dice } equal dice.
sees-no-card = { $place }: closed. Dice: { $dice }.
sees-market = { $place }: each die earns. Dice: { $dice }.
sees-lake = In the lake: { $dice }.
sees-mill = At the mill: { $dice }.
sees-mat = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }, { $built ->
    [one] 1 section
   *[other] { $built } sections
  }, { $brothers ->
    [one] 1 big brother
   *[other] { $brothers } big brothers
  }. Detained: { $detained }. Cards: { $cards }. Dice: { $dice }.{ $tattled ->
    [yes] { " " }Has told tales: no more bids in this round.
   *[no] {""}
  }

# What can be chosen, in a list
choice-at = { $place }: { $dice }
choice-buy = Card { $card }: { $dice }

# The coach
coach-goal-wins = the game (estimated)
coach-goal-buttons = this turn: buttons
coach-goal-hold = this turn: hold a place
coach-head-worth = { $goal ->
    [wins] chance to win
   *[other] buttons won or lost
  }
coach-buttons = { $sign }{ $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }
coach-beaten = can be beaten
coach-can-beat = yes
coach-cannot-beat = by nobody
coach-games = From up to { $games } games each.
coach-games-unsure = From up to { $games } games each: not sure yet.

# The review
review-kind-action = turn
review-kind-extra = extra action
review-kind-powers = power cards
review-kind-section = section or die
review-luck = Luck: dice, cards, markers
review-swing-own = Dice, cards and markers: { $luck }.
review-errors = Decisions, against the hard bot’s
review-start = At first
review-result = In the end
review-result-so-far = Up to now
review-plot = The chance to win in per cent, decision by decision
review-assumes-bot = A chance to win is what came of thousands of games that the hard bot played on for everybody from there.
review-assumes-decided = Your decisions are counted against that bot’s; a cost is counted against the best move, which it often does not see. So costs add up to more.

# What happened
told-lake = White dice fall into the lake: { $dice }.
told-dice = { $name } rolls { $dice }.
told-again = { $name } rolls again: { $dice }.
told-detained = { $name } detains { $dice } as they fell.
told-scale = { $place }: the scale { $scale } is dealt.
told-marker = { $place }: the marker brings { $marker }.
told-card = The card “{ $card }” lies open, for { $dice } equal dice.
told-set = { $name } sets a { $pips } to { $new }.
told-reroll = { $name } takes { $dice } to roll again.
told-white = { $name } takes a white { $pips } for { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
  }.
told-change = { $name } turns a { $pips } to a { $new } for { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
  }.
told-give-up = { $name } gives up “{ $card }”.
told-free = { $name } sets the detained { $pips } free.
told-build = { $name } builds section { $section }.
told-detain = { $place }: { $name } takes a { $pips } from there and detains it.
told-bid = { $place }: { $name } places { $dice } and earns { $buttons ->
    [0] nothing
   *[other] { $buttons }
  }.
told-beat = { $place }: { $name } places { $dice }, beats { $beaten }, and earns { $buttons ->
    [0] nothing
   *[other] { $buttons }
  }.
told-school = { $place }: { $name } places a { $pips }{ $cost ->
    [0] {""}
   *[other] { " " }and pays { $cost }
  }.
told-buy = { $name } buys “{ $card }” with { $dice } and pays { $cost }.
told-market = Market: { $name } places { $dice } and earns { $buttons }.
told-first = Start player: { $name } has a die there, and begins the next round.
told-tattle = Tattle: { $name } has the most { $pips }s, and must detain a die.
told-tattle-nobody = Tattle: nobody alone has the most { $pips }s, so no die is detained.
told-tattle-full = Tattle: { $name } has the most { $pips }s, but no place for a detained die.
told-exam = Exam: { $name } has the most { $pips }s, and gets { $marker }.
told-exam-nobody = Exam: nobody alone has the most { $pips }s, so nobody gets the marker.
told-holds = { $place }: { $name } still holds it, and gets { $marker }.
told-lost = Any part of it that cannot be carried out is lost.
told-income = Cards bring { $name } { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
  }.

# The players
seat-no-dice = no dice left
seat-tattled = told tales

# Between rounds, and the end
summary-title = What the end of round { $round } brought
summary-why = Gain
summary-earned = Buttons
summary-buttons = { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }
summary-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }
summary-brothers = { $count ->
    [one] 1 big brother
   *[other] { $count } big brothers
  }
summary-sections = { $count ->
    [one] 1 section
   *[other] { $count } sections
  }
summary-freed = { $count ->
    [one] 1 freed die
   *[other] { $count } freed dice
  }
summary-nothing = nothing
end-hut = { $goal } sections are built.
end-stars = { $goal } stars are won.
end-both = { $goal } sections are built, and { $goal } stars are won.
end-points = Several have reached { $goal }: { $equal ->
    [all] { $points } points each, and as many buttons
    [some] { $points } points each, and { $buttons ->
        [one] 1 button decides
       *[other] { $buttons } buttons decide
      }
   *[none] { $points } points to { $other }
  }.
course-title = Points by round
course-no-points = Points decide only when several reach { $goal } in one round.
sum-title = How the points came
sum-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
sum-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }
sum-sections = { $count ->
    [one] 1 section
   *[other] { $count } sections
  }
sum-buttons = { $buttons ->
    [one] 1 button: { $points }
   *[other] { $buttons } buttons: { $points }
  }

# How to play
rules-goal = You win with { $goal } sections of your hut, or { $goal } stars, at the end of a round. A detained die keeps its section from being built.
rules-turn = Your turn: choose dice, then a place, or a place first, and click it again. Before or after, one extra action: turn a die or buy a white one for buttons, or give up a card to set a detained die free.
rules-bid = Quarry, forest, meadow: equal dice are a bid. It pays at once. More dice beat it, or as many higher ones; beaten dice go to the mill.
rules-school = School: one die at a place that is free; the market: a button for each die; cards: as many equal dice as they cost.
rules-round = At the end of a round, the player who still holds a place gets its marker.

# The first game, which is taught
first-1 = First a bid: click both 4s, then the quarry, twice. It pays 4 at once, and your dice hold it until somebody beats them.
first-after = Once a turn buttons buy an extra action: a white die, or a die turned. Not now: end the turn.
first-2 = Now school: click “Hut”. A die goes there, 5 buttons are paid, and you build a section. Six of them win.
first-3 = Now a trick: click one die alone, and turn it for buttons: two alike beat more. Or click any place to see what would serve there.
