# What the puzzles of War of the Buttons say.

game-title = War of the Buttons

# The themes
theme-earn = Earn the most
    .about = Which turn brings the most buttons, with all that it costs subtracted?
theme-displace = Displace
    .about = Beat another player’s dice, hold the place, and keep as many buttons as you can.
theme-finish_hut = Finish the hut
    .about = One section is missing. Which turn builds it?
theme-unanswerable = A bid that no hand can answer
    .about = Hold a place with a bid that no other player could beat next.
theme-exam = Win the exam
    .about = The last dice of the round are yours. Win the exam, or at least see that nobody wins it.
theme-how_likely = How likely is it?
    .about = Equal dice, bids that are beaten, dice that are rolled again: how likely is it?

# The players, by the colour of their dice
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

# The questions
earn-ask = You are { $name }. Which turn earns the most buttons, with all costs subtracted?
displace-ask = You are { $name }. Hold this place with a coloured die: { $place }. Keep as many buttons as you can.
finish_hut-ask = You are { $name }. Complete your hut in this turn.
unanswerable-ask = You are { $name }. Hold this place with a coloured die: { $place }. Nobody may be able to beat you in the next turn.
exam-ask = You are { $name }, and only you have dice left. Win the exam; if that cannot be done, see that nobody wins it.
how_likely-ask-equal = { $dice } dice are rolled. How likely is it that { $many } of them or more are equal?
how_likely-ask-beats = { $dice ->
        [one] 1 die is
       *[other] { $dice } dice are
    } rolled. How likely is a bid that beats { $lying }?{ $many ->
        [0] {""}
        [one] { " " }One die may be turned by 1 pip.
       *[other] { " " }One die may be turned by up to { $many } pips.
    }
how_likely-ask-reroll = You may roll any of your dice { $lying } again, once. How likely is it that { $many } or more are equal then, if you choose best?

# Answers
earn-right = Your buttons: { $net }. Nothing brings more.
earn-wrong = Your buttons: { $net }. More can be had.
displace-right = You hold the place. Your buttons: { $net }. Nothing leaves you more.
displace-wrong = { $done ->
    [yes] You hold the place. Your buttons: { $net }. More can be had.
   *[no] After this turn you do not hold the place.
  }
finish_hut-right = Your hut is complete.
finish_hut-wrong = One section is still missing.
unanswerable-right = You hold the place, and nobody can beat you in the next turn.
unanswerable-wrong = { $done ->
    [yes] You hold the place, but you can be beaten in the next turn.
   *[no] After this turn you do not hold the place.
  }
exam-right = { $best ->
    [2] You win the exam.
   *[1] Nobody wins the exam, and more cannot be done.
  }
exam-wrong = { $best ->
    [2] You do not win the exam, but it can be won.
   *[1] Another player wins the exam, which can be prevented.
  }
unanswerable-refuted = { $name } could beat you like this.
exam-counted = At the exam each { $pips } counts:
exam-count = { $name }: { $count }
exam-none = No die lies at the exam, so there is none.

# Hints
earn-hint = Go from place to place: what does each pay at once? An extra action costs buttons, but may open a better place.
displace-hint = More dice beat any others, and as many beat lower ones. Compare the ways to get there: a die turned, a white die, a big brother, a card given up.
finish_hut-hint = A section is built at school or with the card “Hut”, and only where no die is detained beside it.
unanswerable-hint = Look at what the others have before them, and at what each of them can add: a white die, a turned die, a freed die, a big brother.
exam-hint = Coloured dice count at school, on quarry, forest and meadow, and beside cards. White dice never count, nor do those at the market and the mill.
hint-extra = { $kind ->
    [none] One right way: it needs no extra action.
    [white] One right way: a white die is bought.
    [change] One right way: a die is turned.
   *[give] One right way: a card is given up.
  }
hint-place = One right way: the first dice go here: { $place }.
hint-dice = One right way: the bid counts as { $count ->
        [one] 1 die
       *[other] { $count } dice
    }{ $brother ->
        [yes] , with a big brother
       *[no] , without a big brother
    }.

# How likely?
how_likely-hint-equal = Count the rolls that fail: in those, each number comes fewer than { $many } times.
how_likely-hint-beats = More equal dice beat it, whatever they show, and so do as many of a higher number.
how_likely-hint-reroll = Go through the choices: what do you keep, and how many of the dice that you roll have to show the same?
how_likely-more-equal = There are { $rolls } rolls in all.
how_likely-more-beats = There are { $rolls } rolls in all. Count those with more equal dice first, and then those with no more than as many, of a higher number.
how_likely-more-reroll = It is best to roll these again: { $rolled }. They fall in { $rolls } ways.
how_likely-counted-equal = Each of the { $rolls } rolls by its largest number of equal dice; together it is { $chance }.
how_likely-counted-beats = This is how many of { $rolls } rolls beat it; together it is { $chance }.
how_likely-counted-reroll = The best dice to roll again, and the next best choices.
how_likely-line-equal = { $what ->
        [one] all different
       *[other] { $what } equal
    }: { $count } rolls
how_likely-line-beats = { $what ->
        [0] as they fall
        [one] one die turned by 1 pip
       *[other] one die turned by { $what } pips
    }: { $count } rolls
how_likely-line-reroll = { $what }: { $count }
how_likely-complement = This is the chance that it does not happen. Subtract it from 1.
how_likely-one-value = This is the chance for a single number. Any of the six will do.
how_likely-added = You added up the six numbers. A roll in which two of them come often enough is counted twice then.
how_likely-exactly = This is the chance that exactly that many are equal. More are as good.
how_likely-not-turned = This is without turning a die.
how_likely-only-more = More equal dice beat it, but as many of a higher number do, too.
how_likely-any-value = As many dice beat it only if their number is higher.
how_likely-other-dice = This is the chance if you roll other dice again. There is a better choice.
