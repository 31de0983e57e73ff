# What the puzzles of BUTTONS say.

game-title = BUTTONS

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
    .about = Somebody else’s roll offers you the golden space.
theme-stop = Roll or opt out?
    .about = Weigh the stars that you have against those that may come.
theme-close = Is it close?
    .about = Roll or opt out: is one clearly better, or is there hardly a difference?
theme-risk = The risk
    .about = Work out the chance that the next roll is bust.
theme-win = Win now
    .about = Find the choice with the best chance to win this round.

# The packs of several themes
pack-first_steps = First steps
pack-gems = Gems

# What several themes say

# What somebody hears of a board who does not see it, where a puzzle means something else than a game does
board-offered-star = may be chosen
board-line = highlighted
board-last = new
board-worth = marked { $worth }
board-best = marked { $worth }, the best

# An answer under way
draft-wrong = { $count ->
    [0] No right answer has all of these together.
    [one] { $cells } is in no right answer.
   *[other] None of these is in a right answer: { $cells }.
  }
draft-complete = Nothing is missing any more.

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
    [one] 1 button: no more fit.
   *[other] { $count } buttons: no more fit.
  }
most-open = You added { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }, and { $cell } is still open. { $most } fit.
most-blocked = You added { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }, and every space is closed now. In another arrangement { $most } fit.
most-hint-open = { $count ->
    [one] 1 space is open.
   *[other] { $count } spaces are open.
  } A star or a button closes its own space, and a button closes those next to it as well.
most-hint-checkerboard = Think of a checkerboard: { $one } of the open spaces are dark on it (●), and { $other } are light (○). Spaces of one shade are never neighbours, so { $most } buttons fit for sure. Can you change the shade somewhere and gain?
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
  } left over: more than { $most } buttons never fit.
most-refuted = { $count ->
    [one] The space or pair of spaces that is marked holds none of your buttons, but in a best arrangement each holds one.
   *[other] The marked spaces and pairs of spaces hold none of your buttons; two spaces with one number are a pair. In a best arrangement each holds one.
  }
most-best = { $count ->
    [one] 1 button fits.
   *[other] { $count } buttons fit.
  }
most-ways = { $count ->
    [one] This is the only way.
   *[other] This is one of { $count } ways.
  }
most-proof = Why no more: the spaces with the same number are neighbours and hold one button between them{ $single ->
    [0] . There { $pairs ->
        [one] is { $pairs } such pair.
       *[other] are { $pairs } such pairs.
      }
   *[other] , and a space with a dot holds one. { $pairs } and { $single } make { $most }.
  }
most-checkerboard = The checkerboard alone gives { $count }. That is { $short } short: where stars and buttons cut the open spaces into parts, each part may do better with a shade of its own.

# Colours
colours-ask = Earn { $cover ->
    [one] 1 star
   *[other] { $cover } stars
  } for colours, with the fewest further buttons. Three buttons on a colour earn one{ $cards ->
    [0] .
    [one] , and two if it is the colour of your card.
   *[other] , and two if it is the colour of one of your cards.
  }
colours-tally = { $colour } { $count } of { $enough }
colours-tally-own = { $colour } { $count } of { $enough } (earns two)
colours-status = { $added ->
    [0] No button added yet.
    [one] 1 button added.
   *[other] { $added } buttons added.
  } Stars for colours: { $have } of { $cover }. Under your buttons: { $each }.
colours-right = { $count ->
    [one] 1 button is enough, and it takes no fewer.
   *[other] { $count } buttons are enough, and it takes no fewer.
  }
colours-too-little = That earns only { $have } of { $cover } stars. A colour counts from three buttons on.
colours-too-many = That takes { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }, but { $fewest } are enough.
colours-room = { $colour }: { $wants ->
    [0] covered already
    [one] needs 1 more button
   *[other] needs { $wants } more buttons
  }, { $open ->
    [0] no open space
    [one] 1 open space
   *[other] { $open } open spaces
  }
colours-hint-room = First count what each colour still needs, and how much room it has.
colours-hint-costs = These choices of colours earn enough, the cheapest first. Not all of them fit.
colours-cost = { $colours }: { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }
colours-hint-scarce = Begin where there is the least choice: { $colour } is one of the colours to cover, and { $count ->
    [one] the space that is marked is the only open one
   *[other] the { $count } spaces that are marked are its only open ones
  }.
colours-hint-useless = { $count ->
    [0] Every open space is part of some best arrangement.
    [one] No best arrangement uses the space with a cross.
   *[other] No best arrangement uses any of the { $count } spaces with a cross.
  }
colours-best = { $count ->
    [one] 1 button is enough.
   *[other] { $count } buttons are enough.
  }
colours-ways = { $many ->
    [yes] There are { $count } ways and more.
   *[no] { $count ->
    [one] This is the only way.
   *[other] This is one of { $count } ways.
  }
  }
colours-proof = { $count ->
    [0] Why no fewer: no other choice of colours needs fewer buttons than { $fewest }.
    [one] Why no fewer: one other choice needs no more than { $fewest }, but its spaces are too few or stand in each other’s way.
   *[other] Why no fewer: { $count } other choices need no more than { $fewest }, but their spaces are too few or stand in each other’s way.
  }
colours-idle = { $count ->
    [one] The button on { $cells } covers nothing
   *[other] The buttons on { $cells } cover nothing
  }: no three lie on one of their colours.
colours-spare = { $count ->
    [one] 1 button lies on a colour that has three without it.
   *[other] { $count } buttons lie on colours that have three without them.
  }

# Numbers
numbers-first-step = Lay the buttons of its solution on the board: the totals follow.
numbers-ask = Give each row, column and colour as many buttons as its number says. No two may lie side by side.
numbers-how = A click lays a button. A second click marks a space as empty (×), and a third clears it.
numbers-lines = Rows: { $rows } · columns: { $columns }
numbers-colours = Colours: { $colours }
numbers-colour = { $colour } { $count }
numbers-laid = On the board: { $colours }; { $laid ->
    [one] 1 button
   *[other] { $laid } buttons
  }
numbers-laid-of = On the board: { $colours }; { $laid } of { $total ->
    [one] 1 button
   *[other] { $total } buttons
  }
numbers-met = { $met } of { $all ->
    [one] 1 number
   *[other] { $all } numbers
  } met
numbers-right = Every number is met, and no two buttons lie side by side.
numbers-wrong-beside = The buttons on { $first } and { $other } lie side by side.
numbers-wrong-clue = { $line } has { $laid ->
    [0] no button
    [one] 1 button
   *[other] { $laid } buttons
  } and needs { $total }.
numbers-line-row = Row { $name }
    .inside = row { $name }
numbers-line-column = Column { $name }
    .inside = column { $name }
numbers-line-colour = { $name ->
    [r] Red
    [b] Blue
    [y] Yellow
   *[g] Green
  }
    .inside = { $name ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
  }
numbers-step-full = { $line } { $total ->
    [0] needs no button
    [one] has its button
   *[other] has its { $total } buttons
  }: { $cells } { $number ->
    [one] stays empty.
   *[other] stay empty.
  }
numbers-step-rest = { $line } needs { $need } more, and just { $need ->
    [one] one space is open: { $cells } gets a button.
   *[other] { $need } spaces are open: { $cells } get buttons.
  }
numbers-step-total = { $counted ->
    [row] All rows
    [column] All columns
   *[colour] All colours
  } together have { $all ->
    [one] 1 button
   *[other] { $all } buttons
  }. That leaves { $total } for { $inside }.
numbers-step-always = { $line } needs { $need } more. { $ways ->
    [one] The only way to lay them uses
    [2] Both ways to lay them use
   *[other] All { $ways } ways to lay them use
  } { $filled }.
numbers-step-never = { $line } needs { $need } more. { $ways ->
    [one] The only way to lay them does not use
    [2] Neither of the 2 ways to lay them uses
   *[other] None of the { $ways } ways to lay them uses
  } { $closed }.
numbers-step-both = { $line } needs { $need } more. { $ways ->
    [one] The only way to lay them uses { $filled }, and not { $closed }.
    [2] Both ways to lay them use { $filled }, and neither uses { $closed }.
   *[other] All { $ways } ways to lay them use { $filled }, and none uses { $closed }.
  }
numbers-step-beside = { $line } needs { $need } more. { $ways ->
    [one] The only way to lay them
   *[other] Each of the { $ways } ways to lay them
  } puts a button beside { $cells }: { $number ->
    [one] it stays empty.
   *[other] they stay empty.
  }
numbers-step-no-button = Suppose a button on { $cell }. { $then } { $inside } cannot have { $total } any more. So { $cell } stays empty.
numbers-step-button = Suppose { $cell } stays empty. { $then } { $inside } cannot have { $total } any more. So { $cell } gets a button.
numbers-then = Then
numbers-then-many = { $number } conclusions later,
numbers-step-search = There is no short argument for the rest. Of all arrangements that are left, only this one fits.
numbers-wrong-so-far = Your answer so far cannot be right on { $cells }.
numbers-hint-closed = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  } beside a button can only stay empty. Begin with these.
numbers-hint-begin = Begin where there is little choice: a line that needs no button, or as many as it can hold.
numbers-hint-try = No row, column or colour is settled by itself. Which button would leave too few spaces to another one?
numbers-hint-look = { $line } tells most now: it needs { $need ->
    [0] no more buttons
    [one] 1 more button
   *[other] { $need } more buttons
  }, and { $open ->
    [one] 1 of its spaces is
   *[other] { $open } of its spaces are
  } open.
numbers-hint-total = Add up the rows, the columns or the colours: one number that is not told can be worked out.
numbers-hint-suppose = Suppose a button on { $cell }. Which number can then not be met?
numbers-hint-suppose-empty = Suppose { $cell } stays empty. Which number can then not be met?
numbers-explain-start = { $given ->
    [0] Whenever a button is laid, the spaces beside it stay empty (×).
    [one] The spaces beside the button stay empty (×), and so will those beside every new button.
   *[other] The spaces beside the buttons stay empty (×), and so will those beside every new button.
  }
numbers-explain-end = { $count ->
    [one] With this button
   *[other] With these { $count } buttons
  } every number is met. No other arrangement fits.
numbers-parts = Here your answer leaves the reasoning. { $step }
numbers-parts-closed = { $cells } { $number ->
    [one] is
   *[other] are
  } beside a button that was given.

# Known dice
known-ask = You are alone, and the next { $count ->
    [one] roll is known
   *[other] { $count } rolls are known
  }. Take the rolls in their order, lay a button for each, and opt out when you like. A roll that offers no space is a bust. Earn the most stars.
known-next = Roll { $number } is next. { $count ->
    [0] It offers no space: take it and you are bust.
    [one] It offers 1 space.
   *[other] It offers { $count } spaces.
  }
known-none-left = Every roll is taken. Opt out.
known-roll = Roll { $number }: { $dice }
known-only-last = only the last button can be taken back
known-all-taken = every roll is taken
known-opt-out = Opt out now with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
known-opt-out-hint = Leave the round with the buttons that lie there: that is your answer
known-line = { $count ->
    [0] opt out at once
   *[other] { $cells }, then opt out
  }
known-worth = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
known-right = { $stars ->
    [one] 1 star: there is no more to earn.
   *[other] { $stars } stars: there is no more to earn.
  }
known-fewer = That earns { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }, but { $most } can be earned.
known-wrong-so-far = After the button for roll { $number } on { $cell }, the most stars are out of reach. Take it back.
known-hint-rolls = First look what each roll offers on the board as it is now. A button that you lay may close a space that a later roll needs.
known-hint-roll = Roll { $number }, row { $row }: { $count ->
    [0] nothing
   *[other] { $cells }
  }
known-hint-colours = Stars come from colours under { $enough } buttons, and a colour of your own cards brings two. These rolls offer each colour:
known-hint-colour = { $colour }{ $own ->
    [yes] {" "}(your card)
   *[no] {""}
  }: { $lies ->
    [0] no button yet
    [one] 1 button
   *[other] { $lies } buttons
  }, { $count ->
    [0] no roll offers it
    [one] roll { $rolls }
   *[other] rolls { $rolls }
  }
known-hint-most = The most that can be earned { $most ->
    [one] is 1 star.
   *[other] is { $most } stars.
  }
known-hint-length = { $count ->
    [one] Every best way takes { $most ->
      [0] no roll
      [one] 1 roll
     *[other] { $most } rolls
    }.
   *[other] The best ways take { $least } to { $most } rolls.
  }
known-step = Roll { $number }: { $count ->
    [one] lay on { $cell }, the only space.
   *[other] lay on { $cell }. On each space stands the most that can be earned after it.
  }
known-end = Then opt out: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } ({ $reasons }).
known-ways = Of { $all } ways to play, { $count ->
    [one] only this one earns
   *[other] { $count } earn
  } that many.
known-slip = Roll { $number } on { $cell } is where it slips: after it no more than { $left ->
    [one] 1 star
   *[other] { $left } stars
  } can be earned, and before it { $most } could.
known-early = It leaves too early: roll { $number } and what follows bring it to { $most }.

# Stars
stars-ask = You opt out. Put your { $count ->
    [one] star on one of your buttons
   *[other] { $count } stars on your buttons
  } so that as many lines of five as possible stay alive. A line of five spaces in a row or column is alive if the next round can complete it: no two of its spaces without a star are side by side.
stars-ask-win = You opt out. Put your { $count ->
    [one] star on one of your buttons
   *[other] { $count } stars on your buttons
  } so that you win now, with a line of five stars in a row or column.
stars-earned = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }: { $reasons }.
stars-status = { $chosen } of { $count } placed.
stars-wins = That wins now.
stars-wins-not = That does not win, but these stars can.
stars-most = { $count ->
    [one] 1 line stays alive: no placement keeps more.
   *[other] { $count } lines stay alive: no placement keeps more.
  }
stars-fewer = { $count ->
    [0] No line stays alive
    [one] 1 line stays alive
   *[other] { $count } lines stay alive
  }, but { $most ->
    [one] 1 could.
   *[other] { $most } could.
  }
stars-worth = { $count ->
    [one] 1 line alive
   *[other] { $count } lines alive
  }
stars-worth-win = a win
stars-worth-no-win = no win
stars-row = row { $row } ({ $first } to { $last })
stars-column = column { $column } ({ $first } to { $last })
stars-hint-win = Look for five spaces in a row or column of which each has a star or one of your buttons, with { $count ->
    [one] no more than 1 button
   *[other] no more than { $count } buttons
  } among them.
stars-hint-almost = { $count ->
    [one] Only one line has stars or buttons of yours on at least four of its spaces.
   *[other] { $count } lines have stars or buttons of yours on at least four of their spaces. Not all of them can be completed.
  }
stars-hint-direction = The line that wins is a { $direction ->
    [row] row
   *[column] column
  }.
stars-hint-alive = Two spaces side by side, both without a star, kill every line that has them both: only one of the two can get a button in one round. So each such pair needs a star on one of its spaces.
stars-hint-reach = { $count ->
    [one] 1 line can be kept alive at all.
   *[other] { $count } lines can be kept alive at all, and { $most } of them at once.
  } Each button says through how many of them it goes.
stars-hint-sure = Every best placement has a star on { $cell }.
stars-best = { $count ->
    [one] 1 line stays alive.
   *[other] { $count } lines stay alive.
  } Each new star says how many of them go through it.
stars-best-line = The stars complete { $line }.
stars-ways = { $count ->
    [one] 1 of { $all } placements is best.
   *[other] { $count } of { $all } placements are equally good and best.
  }
stars-lost = { $line } is lost: { $one } and { $other } are side by side without a star.
stars-lines = These lines: { $lines }.
stars-missing = The line still needs { $count ->
    [one] a star
   *[other] stars
  } on { $cells }.
stars-greedy = If you put one star after another where it keeps the most lines alive at once, you get { $count }, not { $most }. Two stars may save together what neither saves alone.

# Which space, take it or leave it, roll or opt out, win now
timing-roll = rolling
    .start = Rolling
timing-opt-out = opting out
    .start = Opting out
timing-take = taking { $cell }
    .start = Taking { $cell }
timing-pass = leaving { $cell }
    .start = Leaving { $cell }
timing-cell = laying on { $cell }
    .start = Laying on { $cell }
timing-worth-stars = { NUMBER($stars, maximumFractionDigits: 2) }
timing-worth-chance = { NUMBER($percent, maximumFractionDigits: 1) }%
timing-loss-stars = { $stars ->
    [0] less than 0.01 stars
    [1] 1 star
   *[other] { NUMBER($stars, maximumFractionDigits: 2) } stars
  }
timing-loss-chance = { $percent ->
    [0] less than 0.1 percentage points
    [1] 1 percentage point
   *[other] { NUMBER($percent, maximumFractionDigits: 1) } percentage points
  }
timing-why-wrong = { $goal ->
    [win] { $choice } wins now with a chance of { $value }, and { $better } with { $best }: you give up { $loss }.
   *[stars] { $choice } is worth { $value } ★, and { $better } is worth { $best } ★: you give up { $loss } on average.
  }
timing-why-right = { $goal ->
    [win] { $choice } wins now with a chance of { $value }, and { $second } only with { $next }.
   *[stars] { $choice } is worth { $value } ★, and { $second } only { $next } ★.
  }
timing-why-tied = { $goal ->
    [win] { $choice } wins now with a chance of { $value }, and { $others } just as often.
   *[stars] { $choice } is worth { $value } ★, and { $others } just as much.
  }
timing-why-only = { $goal ->
    [win] { $choice } wins now with a chance of { $value }. There is nothing else to do.
   *[stars] { $choice } is worth { $value } ★. There is nothing else to do.
  }
timing-option = { $choice }: { $value } ★ on average
timing-worths-on-spaces = { $goal ->
    [win] The number on a space is the chance to win now after a button there.
   *[stars] The number on a space is what it is worth to have a button there: stars on average, with best play.
  }
timing-goal-win = Only a win in this round counts: five stars in a line, or twelve. { $stars ->
    [0] You have no star yet.
    [one] You have 1 star.
   *[other] You have { $stars } stars.
  }
timing-opponents = { $count ->
    [one] 1 opponent is still in. At its turn it opts out with a chance of { $out }; if it rolls, it is bust with a chance of { $bust }. When it leaves, it takes along
   *[other] { $count } opponents are still in. At its turn, each opts out with a chance of { $out }; if it rolls, it is bust with a chance of { $bust }. Each that leaves takes along
  } { $dice ->
    [one] 1 black die.
   *[other] { $dice } black dice.
  }
timing-use-buttons = Answer with the buttons.
timing-open = { $count ->
    [0] No space is open any more: the next roll is bust for certain.
    [one] Only 1 space is still open. It is marked.
   *[other] { $count } spaces are still open. They are marked.
  }
timing-rows-closed = { $count ->
    [one] Row { $rows } is closed: if the white die shows it, you are bust.
   *[other] Rows { $rows } are closed: if the white die shows one of them, you are bust.
  }
timing-earn = { $stars ->
    [0] Without a button you may not opt out.
    [one] Opting out now earns 1 star.
   *[other] Opting out now earns { $stars } stars.
  }
timing-earn-why = It comes from: { $reasons }.
timing-counting = { $dice ->
    [one] You roll 1 black die. Count row by row in how many ways it shows no open column.
   *[other] You roll { $dice } black dice. Count row by row in how many ways none of them shows an open column.
  }
timing-row = { $count ->
    [0] White { $row }: nothing is open, so all { $size }{ $power } = { $all } ways are bust.
   *[other] White { $row }: the black dice miss { $columns } in { $missing }{ $power } = { $ways } of { $all } ways.
  }
timing-total = Together { $favourable } of { $outcomes } outcomes: { $fraction }, or { $percent }.

# Roll or opt out
stop-question = { $goal ->
    [win] You want to win in this round. Do you roll the white die and { $dice ->
        [one] 1 black die
       *[other] { $dice } black dice
      }, or opt out?
   *[stars] It is your turn. Do you roll the white die and { $dice ->
        [one] 1 black die
       *[other] { $dice } black dice
      }, or opt out?
  }
stop-stuck = { $percent } of the rolls leave you stuck ({ $fraction }), such as these. { $goal ->
    [win] Then this round is lost.
   *[stars] { $stars ->
        [one] Then the star is lost.
       *[other] Then all { $stars } stars are lost.
      }
  }
stop-more = { $percent } of the rolls let you earn more at once.
stop-no-more = No roll lets you earn more at once.
stop-missed = { $goal ->
    [win] { $percent } of the rolls give you a better chance than opting out, such as these.
   *[stars] { $percent } of the rolls make your position worth more than opting out, such as these.
  }
stop-still-stuck = { $percent } of the rolls leave you stuck. The others make up for it.
stop-ends = Rolling now and playing best afterwards ends with { $ends }.
stop-end = { $stars ->
    [0] nothing
    [one] 1 star
   *[other] { $stars } stars
  } in { $percent }

# Is it close
close-question = It is your turn. Rolling the white die and { $dice ->
    [one] 1 black die
   *[other] { $dice } black dice
  }, or opting out: is one of them clearly better?
close-means = Close: the two differ by less than { $bound } on average.
close-roll = Roll, clearly
close-close = Close
close-opt-out = Opt out, clearly
close-why = { $kind ->
    [close] It is close: { $better ->
        [same] rolling and opting out are worth the same.
        [roll] rolling is better by { $gap } on average, less than { $bound }.
       *[out] opting out is better by { $gap } on average, less than { $bound }.
      }
    [roll] Rolling is clearly better: by { $gap } on average.
   *[other] Opting out is clearly better: by { $gap } on average.
  }

# Which space, take it or leave it
space-question = { $goal ->
    [win] You want to win in this round. Where does the button go?
   *[stars] You have rolled. Where does the button go?
  }
gold-question = { $goal ->
    [win] You want to win in this round. Somebody else’s roll offers you { $cell }. Take it, or leave it?
   *[stars] Somebody else’s roll offers you { $cell }. Take it, or leave it?
  }
gold-take = Take { $cell }
gold-to-act = { $count ->
    [0] It is your turn next.
    [one] 1 of them acts before your next turn.
   *[other] { $count } of them act before your next turn.
  }
place-offered = The roll offers { $cells }. Everything else is closed, or not on the dice.
place-golden = Only { $cells } is offered, and you need not take it.
place-colours = Look at the colours first.
place-covers = { $cell } would cover { $colour } { $count ->
    [1] for the first time
    [2] for the second time
    [3] for the third time, which earns { $card ->
        [yes] 2 stars
       *[no] 1 star
      }
   *[other] once more, which earns nothing
  }{ $own ->
    [yes] , and it is the colour of your card.
   *[no] .
  }
place-risks = Now look at what is left: how risky is your next roll?
place-risk = After { $choice }, { $open ->
    [0] no space is open
    [one] 1 space is open
   *[other] { $open } spaces are open
  }, and the chance that the next roll is bust is { $percent }. Opting out would earn { $stars ->
    [0] nothing
    [one] 1 star
   *[other] { $stars } stars
  }.
place-why = What each choice covers, and what it risks:
place-when = { $left ->
    [0] So it is if everybody is still in at your next turn.
    [one] So it is if 1 opponent has left by your next turn, and you roll { $dice ->
        [one] 1 black die.
       *[other] { $dice } black dice.
      }
   *[other] So it is if { $left } opponents have left by your next turn, and you roll { $dice ->
        [one] 1 black die.
       *[other] { $dice } black dice.
      }
  }
place-leaves = { $first ->
    [leave] { $second ->
        [leave] Either way you would opt out next: with { $value } after { $given }, and with { $other } after { $best }.
       *[roll] After { $given } you would opt out next, with { $value }. After { $best } it pays to roll on: { $percent } of the rolls bring you further, such as these.
      }
   *[roll] After { $given } you would have to roll on. After { $best } you can opt out with { $other }. { $percent } of the rolls leave you stuck, such as these.
  }
place-lost = After { $given } this round cannot be won any more. { $second ->
    [leave] After { $best } you can opt out and win with a chance of { $other }.
   *[roll] After { $best } it can: { $percent } of the rolls keep the chance alive, such as these.
  }
place-later = At your next turn { $given } would be no worse than { $best }. What counts is what the others do before: which golden spaces they offer, and whether they leave.
place-golden-help = After { $choice }, { $count ->
    [0] no golden space would help.
    [one] 1 of { $spaces } golden spaces would help.
   *[other] { $count } of { $spaces } golden spaces would help.
  }
place-amount = { $goal ->
    [win] a chance of { $value }
   *[stars] { $value } ★
  }
place-click = Click one of the marked spaces: that is your answer.
place-stuck = After { $given } the next roll is bust in { $risk } of all cases, after { $best } in { $other }. { $percent } of the rolls leave you stuck only after { $given }, such as these.
place-worse = { $compared ->
    [less] The next roll is bust with { $risk } after { $given }, and with { $other } after { $best }. But with
    [more] The next roll is bust with { $risk } after { $given }, and with { $other } after { $best }. And with
   *[same] Either way the next roll is bust with { $risk }. But with
  } { $percent } of the rolls you stand worse after { $given }, such as these.

# Win now
win-aim = What it takes to win now: five stars in a line, or twelve. You have { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }. Look for lines that your buttons can complete, and count how many stars you would have to place.
win-not-for-stars = For the most stars it would be different: { $choice } would be best.
win-for-stars-too = For the most stars the same would be best: { $choice }.

# The risk
risk-question = How likely is it that your next roll, with { $dice ->
    [one] 1 black die
   *[other] { $dice } black dice
  }, is bust?
risk-type = Type the chance. The board only shows which spaces are open.
risk-complement = This is the chance that the roll goes well. Subtract it from 1 for the chance that it is bust.
risk-one-die = This is the chance that one black die fails. You roll { $dice }, and all of them have to fail.
risk-closed-rows-left-out = You left out the closed rows. If the white die shows one of those, every roll is bust.
risk-only-open-rows = You counted only the rows with an open space. The white die can show the closed ones too.
risk-only-closed-rows = You counted only the closed rows. In the others, too, all black dice may fail.
risk-no-white-die = You forgot the white die: it decides the row, and only that row’s spaces help.
risk-not-divided = You added up the rows, but the white die shows only one of { $size }: divide by { $size }.
risk-averaged-first = You took the average of the rows first, and the power afterwards. Count each row by itself.
risk-a-die-less = You counted a black die too few. The one with gold pips is a black die like the others: there are { $dice }.
risk-a-die-more = You counted a black die too many: there are { $dice }. The white die only decides the row.
risk-neighbours-open = You took the spaces beside your buttons for open. They are closed too.
risk-stars-open = You took the spaces with a star for open. No button may be laid there.
risk-one-row = Take one row at a time. A black die misses if it shows a column in which that row is closed: count those columns, out of { $size }. { $dice ->
    [one] There is only 1 black die.
   *[other] All { $dice } black dice have to miss, so take that number { $dice } times as a factor.
  }
risk-all-rows = All rows are equally likely. Add up the ways, and divide by all outcomes of all dice.
risk-such-rolls = { $count } of { $outcomes } outcomes are bust, such as these.

# The daily round
day-title = Daily round of { $day } · side { $side } · the same dice for everybody, and they fall only once
day-task = Roll the dice. You play one round alone.
day-decide = Roll again, or opt out?
day-lay = Lay a button in row { $row }.
day-out = You opted out with { $stars ->
        [one] { $stars } star.
       *[other] { $stars } stars.
    }
day-bust = Bust: no space was open in row { $row }.
day-board = Side { $side }
day-why-roll = roll the dice first
day-why-over = the round is over
day-elsewhere = You had begun this round elsewhere: here it goes on from there.
day-unreadable = This round was kept, but it cannot be shown ({ $reason }).
day-compares = Working out what was in it …
day-slow = This is taking a long time. Wait a little more, or stop it.
day-stopped = Stopped.
day-go-on = Work it out
day-was-in-it = What was in these dice
day-yours = You
day-exact = Exact play, not knowing them
day-foreseen = The most, knowing them all
day-expected = Before the first roll, exact play could expect { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } stars.
day-not-compared = It cannot be worked out what was in this round: { $reason }.
day-needs = the package { $package } is not installed
day-share = { $game } daily round { $day }: { $signs } { $stars ->
        [0] bust
        [one] { $stars } star
       *[other] { $stars } stars
    }
class-round-title = Round “{ $code }” · side { $side } · everybody has the same dice, and they fall only once
class-round-share = { $game } round “{ $code }”: { $signs } { $stars ->
        [0] bust
        [one] { $stars } star
       *[other] { $stars } stars
    }
round-about = A solo round on side { $side }. Each decision is compared with what it is worth before the next dice are known, so good luck with a bad decision still costs.
round-choice-roll = roll
round-choice-opt-out = opt out
round-bust = bust
round-or = { " or " }
round-step-first = Roll { $rolls }: row { $row }, columns { $columns }
round-step-lay = Roll { $rolls }: row { $row }, columns { $columns }; buttons on { $buttons }
round-step-roll = After roll { $rolls }: roll, or opt out with { $stars } ★; buttons on { $buttons }
round-head-step = Decision
round-head-yours = You
round-head-best = Best
round-lost = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
round-none-lost = Each of your decisions was a best one.
round-all-lost = { $count ->
        [one] One decision gave up { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ on average
       *[other] { $count } decisions gave up { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ on average
    }
day-share-same = as many as exact play
day-share-above = { $by } more than exact play
day-share-below = { $by } fewer than exact play
