# Lesson 9. A message exercise-9-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-9 = The others roll too

exercise-9-1 = Late in a game of four: two have left, so three black dice are on the table. Opting out earns you 2 stars, a third blue button would make them 4. If you were alone with these dice, opting out would be better, by a hair. But one neighbour is still in. What does that do to the worth of rolling?
    .title = One neighbour
    .option-more = It grows: when the neighbour rolls, the golden space is mine to take, at no risk.
    .option-less = It shrinks: a neighbour who leaves takes one of my dice along.
    .option-same = Nothing: my roll is my roll.
    .solution = Anything will do: it is compared in exercise 9.8.

exercise-9-2 = First your neighbour tosses a coin. Heads: it leaves and takes a black die along, so you roll two. Tails: it stays, and you roll three. Then it is your turn. Play that thirty times. In which case are you bust more often?
    .title = A coin, then the dice
    .outcome-left-bust = it leaves, I am bust
    .outcome-left-safe = it leaves, I lay a button
    .outcome-stays-bust = it stays, I am bust
    .outcome-stays-safe = it stays, I lay a button
    .rate-left = busts after the neighbour left
    .rate-stays = busts after it stayed
    .noted = Compare shares and not numbers: busts among the turns after it left, and busts among those after it stayed. About fifteen of each are few. What does the whole class find?
    .solution = The chances are { $left } after it left and { $stays } after it stayed. With fifteen turns of each kind luck may hide that; a class together has several hundred and will most likely see it.

exercise-9-3 = You would roll three black dice, but your neighbour’s turn comes first. It leaves with a chance of { $leaves } and then takes a black die along. Suppose that it does leave. How likely is your roll to be bust then?
    .title = If it leaves
    .hint-1 = You are told that it has left. So forget how likely that was: only your roll is left to chance. How many black dice has it?
    .hint-2 = Row by row, as in lesson 3: how many of the 6 · 6 ways miss every open space of the row?
    .hint-3 = In a row with c closed spaces c · c of 36 ways are bust. Each row comes with a chance of 1/6.
    .right = ({ $squares }) of 216: { $answer }, or { $percent }. If it stays, three dice make it { $stays }.
    .mistake-three-dice = That is with three black dice. The neighbour has taken one along.
    .mistake-well = That is the chance that the roll goes well. How much is missing to make 1?
    .mistake-one-die = That is with a single black die. The neighbour takes one of three.
    .mistake-both = That is the chance that it leaves and you are bust. Here you know already that it has left.
    .mistake-rows-added = You added the six rows. Each comes with a chance of 1/6 only.
    .solution = With two black dice a row with c closed spaces is bust in c² of 36 ways. ({ $squares }) = { $favourable } of 216 is { $answer }. The chance { $leaves } plays no part in it.

exercise-9-4 = The same board and the same neighbour, who leaves with a chance of { $leaves }. If it leaves, you are bust with the chance that you found in 9.3; if it stays, with { $stays }. How likely is your roll to be bust, before you know what the neighbour does?
    .title = Before you know
    .hint-1 = Think of 60 such turns. In how many does it leave? In how many of those are you bust? And in how many of the others?
    .hint-2 = The chance of each case, times the chance to be bust in it. Then add.
    .right = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }, or { $percent }. It lies between the two, nearer to that of the likelier case.
    .mistake-half-half = That is the middle between the two. But one case is likelier than the other: it counts for more.
    .mistake-swapped = You gave the weight of leaving to staying. Which case has the chance { $leaves }?
    .mistake-added = Those chances belong to two different cases, and only one of them comes. Weigh each with how likely it is.
    .mistake-one-case = That is leaving and then being bust. You may also be bust after it stays.
    .mistake-multiplied = Multiplying would ask for two busts, one in each case. But only one of the cases comes.
    .mistake-left-only = That is if it leaves for sure. It may also stay.
    .mistake-stays-only = That is if it stays for sure. It may also leave.
    .solution = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }: the law of total probability.

exercise-9-5 = Two events depend on each other if knowing that one happened changes the chance of the other. Which of these pairs do?
    .title = Which pairs depend?
    .option-leaves-bust = My neighbour leaves now. – My next roll is bust.
    .option-white-gold = The white die shows 3. – The gold die of the same roll shows 5.
    .option-row-bust = The white die shows a row with no open space. – That roll is bust.
    .option-twice = My last roll was bust. – At the start of the next round the white die shows 3.
    .option-leaves-white = My neighbour leaves now. – The white die of my next roll shows 1.
    .option-gold-bust = The gold die of my roll offers me an open space. – That roll is bust.
    .hint-1 = For each pair: suppose you are told that the first happened. Would you change your mind about the second?
    .hint-2 = Two events that can never happen together: what does the one tell you about the other?
    .right = A leaving neighbour takes a die, a closed row makes a bust certain, and an open golden space makes it impossible. The numbers on single dice tell nothing of each other.
    .mistake-no-gold = Two are found. One is missing: two events that cannot both happen. If the one has come, how likely is the other?
    .mistake-only-one = That is one of them. Look for others within a single roll: what do you learn from the white die, or from the gold one, about a bust?
    .mistake-white-gold = Two dice of one roll know nothing of each other. All 36 pairs are equally likely.
    .mistake-twice = Dice have no memory (lesson 3), and at the start of a round all dice are back.
    .mistake-leaves-white = A leaver takes a black die and never the white one. With fewer black dice the white one falls as before.
    .solution = Dependent: leaving (fewer dice, more busts), a closed row (bust for sure), and an open golden space (no bust, since the roller may use the gold die as well). The others are numbers on single dice, and independent.

exercise-9-6 = Write bust(misses, dice, leaves): the chance that my roll is bust. misses has the number of closed spaces of each row, such as [1, 3, 6, …]; dice is how many black dice I roll if the neighbour stays; leaves is the chance that it leaves first. Then I have one die fewer, but the gold one never goes.
    .title = Bust, in company
    .hint-1 = Two cases, as in 9.4. Work out the chance to be bust for each, then weigh them with leaves and 1 - leaves.
    .hint-2 = Let a function of your own do the rows: alone(misses, dice). Call it twice.
    .hint-3 = And the last case: one die only, the gold one. max(1, dice - 1) is how many are left.
    .right = All { $count } cases are right. The chance is the mean of the two cases, and not the case of a mean number of dice.
    .mistake-mean-dice = { $call } should give { $expected }. You took the mean of the dice, and then the chance. Nobody ever rolls half a die: take the chance in each case, and then the mean.
    .mistake-gold-gone = { $call } should give { $expected }. With yours no die is left. The gold die never leaves the table.
    .mistake-swapped = { $call } should give { $expected }. Which case has the chance leaves: the one with more dice, or the one with fewer?
    .mistake-half-half = { $call } should give { $expected }. You took the plain mean of both cases. Weigh them with leaves and 1 - leaves.
    .mistake-stays = { $call } should give { $expected }. Yours takes it that the neighbour stays. What does leaves do?
    .model = def bust(misses, dice, leaves):
        {"    "}def alone(dice):
        {"        "}size = len(misses)
        {"        "}return sum((closed / size) ** dice for closed in misses) / size
        {""}
        {"    "}return leaves * alone(max(1, dice - 1)) + (1 - leaves) * alone(dice)
    .solution = The law of total probability, in code: the chance in each case, weighted with the chance of the case. The mean number of dice gives too small a chance, since a die less does more harm than a die more does good.

exercise-9-7 = The board of the lesson, and now it is your neighbour’s turn. It opts out with a chance of { $leaves }, otherwise it rolls. You lay a button if the golden space is a blue one that is open to you, and you opt out when your turn comes. How many stars will you have on average?
    .title = The golden space
    .hint-1 = You have { $stop } stars, and nothing that the neighbour does can take them. What may be added?
    .hint-2 = The golden space is white die and gold die: one of 36, all equally likely. On how many would a button bring you more stars?
    .hint-3 = For stars to be added the neighbour must roll, and the golden space must be one of those. Multiply, and look up what blue is worth to you.
    .right = { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }, about { $decimal }. It costs nothing: you cannot be bust on somebody else’s roll.
    .mistake-always-rolls = That is if the neighbour rolls for sure. It may opt out before.
    .mistake-gain-only = That is what the golden space adds. And the stars that you have already?
    .mistake-chance-only = That is the chance that a blue one comes. How many stars does it bring, and which do you have anyway?
    .mistake-lost-else = If no blue one comes, you still have your stars: you cannot be bust on the neighbour’s roll.
    .mistake-one-star = A third blue button brings a star for the colour. Look at your card as well.
    .mistake-of-open = The golden space is one of all 36, and not of your open ones only.
    .mistake-any-open = Not every open space brings stars. Of which colour do you need one more button?
    .solution = { $spaces } of 36 spaces are blue and open, and each makes { $more } stars of { $stop }. The neighbour rolls with a chance of { $rolls }. { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }.

exercise-9-8 = The board of your guess. Ask solve twice: what is rolling worth alone, and with a neighbour who always rolls and is never bust? By how many stars is the second more? (Two decimals.)
    .title = What company adds
    .hint-1 = solve(here).roll is for being alone.
    .hint-2 = Opponents(1, opt_out=…, bust=…, dice_each=1): which two chances make a neighbour who always rolls, and is never bust?
    .right = { $stays } − { $alone } = { $answer } stars. Such a neighbour never takes a die, so this is what the golden die adds.
    .guessed = You guessed: “{ $guess }” It depends on the neighbour. Rolling is worth { $alone } alone, { $stays } with one who always rolls, and { $leaves } with one who is sure to leave. Opting out earns { $stop }.
    .mistake-roll = That is what rolling is worth in company. How much more is it than alone?
    .mistake-alone-only = That is what rolling is worth alone. How much more is it in company?
    .mistake-over-stop = You compared rolling with opting out. The question is rolling in company against rolling alone.
    .mistake-other-sign = The other way round: which of the two is more?
    .mistake-from-leaving = You compared a neighbour who stays with one who leaves. Compare with being alone: solve(here).roll.
    .mistake-the-leaver = That neighbour is sure to leave: opt_out is the chance to leave. Which number means never?
    .solution = solve(here, Opponents(1, opt_out=0, bust=0, dice_each=1)).roll − solve(here).roll = { $stays } − { $alone } = { $answer }.

exercise-9-9 = Write flips(rolling, stop). rolling is a list of pairs (assumption, worth of rolling with it); stop is what opting out is worth. One rolls only if that is worth more than stop. Give back the list of assumptions at which the best choice is another one than at the assumption before; [] if it never changes.
    .title = Where it flips
    .hint-1 = At each assumption: roll = worth > stop. Compare it with the one before.
    .hint-2 = zip(rolling, rolling[1:]) gives each pair together with the next one.
    .hint-3 = Two truth values are different if a != b.
    .right = All { $count } cases are right, and the last is the board of this lesson. With this you can ask of any model: does the answer lean on it?
    .mistake-all-out = { $call } should give { $expected }. You list every assumption with which one opts out. List only those where the choice changes.
    .mistake-one-way = { $call } should give { $expected }. Yours sees a change from roll to opt out, and not the one back.
    .mistake-one-before = { $call } should give { $expected }. You give the last assumption before the change. Give the first one after it.
    .mistake-ties-roll = { $call } should give { $expected }. Where both are worth the same one opts out: roll only if it is worth more.
    .model = def flips(rolling, stop):
        {"    "}found = []
        {"    "}for (_, before), (assumption, worth) in zip(rolling, rolling[1:]):
        {"        "}if (before > stop) != (worth > stop):
        {"            "}found.append(assumption)
        {"    "}return found
    .solution = Go through neighbours in the list, and keep the second one of two whenever rolling is worth more than stop for one of them only.

exercise-9-10 = Your own board: Position.parse("{ $board }"). A neighbour is still in, as in the lesson: Opponents(1, opt_out=…, bust=0.3, dice_each=1). Vary opt_out from 0 to 1. What is best?
    .title = Does it care?
    .option-roll = Roll, whatever opt_out is.
    .option-out = Opt out, whatever opt_out is.
    .option-stays = It depends: roll if the neighbour is likely to stay, opt out if it is likely to leave.
    .option-leaves = It depends: roll if the neighbour is likely to leave, opt out if it is likely to stay.
    .hint-1 = solve(board, Opponents(1, opt_out=0, bust=0.3, dice_each=1)).roll is rolling with a neighbour who always rolls. Compare it with what opting out earns.
    .hint-2 = Then the other end, opt_out=1. The worth moves steadily from one end to the other.
    .right = Rolling is worth { $most } if it never opts out and { $least } if it is sure to, against { $stop } for opting out. { $cares ->
        [yes] Here you have to know your neighbour.
       *[no] Here you need to know nothing about your neighbour: any model gives the same answer.
    }
    .mistake-roll = There is a neighbour with whom rolling is worth less than opting out. Try both ends, 0 and 1.
    .mistake-out = There is a neighbour with whom rolling is worth more than opting out. Try both ends, 0 and 1.
    .mistake-stays = The worth does move that way. But does it cross what opting out earns? Look at both ends.
    .mistake-leaves = A neighbour who leaves takes a die along, and no longer rolls for you. Can that make rolling better?
    .solution = Rolling is worth { $most } at opt_out=0 and { $least } at opt_out=1; opting out earns { $stop }.

exercise-9-11 = “All models are wrong, some are useful.” Name two things that Opponents gets wrong about real people. Then say on what kind of board its advice is good all the same, and how you would find out opt_out for the people at your table.
    .title = Wrong, and useful
    .model = Real people look at their own boards: somebody with four stars in hand opts out sooner than somebody with none, and a bust is likelier on a full board. So they are not all alike, and the same person changes from roll to roll. The advice is good where it is the same for every opt_out that I think possible. I would count, over some evenings, how often people opt out when they could roll, with few buttons and with many.
    .solution = A person reads it. A good answer names what the model leaves out (their boards, their stars, their characters, the race to win), sees that this does no harm where the answer does not change, and proposes counting.
