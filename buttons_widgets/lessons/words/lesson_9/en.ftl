# Lesson 9. A message exercise-9-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-9 = The others roll too

exercise-9-1 = Late in a game of four: two have left, so three black dice are on the table. Opting out earns you 2 stars, a third blue button would make them 4. If you were alone with these dice, opting out would be a little better. But one neighbour is still in. What does that do to the worth of rolling?
    .title = One neighbour
    .option-more = It grows: when the neighbour rolls, the golden space is mine to take, at no risk.
    .option-less = It shrinks: a neighbour who leaves takes one of my dice along.
    .option-same = Nothing: my roll is my roll.
    .solution = Anything will do: it is compared in exercise 9.8.

exercise-9-2 = First your neighbour tosses a coin. Heads: they leave and take a black die along, so you roll two. Tails: they stay, and you roll three. Then it is your turn. Play that thirty times. In which case are you bust more often?
    .title = A coin, then the dice
    .outcome-left-bust = they leave, I am bust
    .outcome-left-safe = they leave, I lay a button
    .outcome-stays-bust = they stay, I am bust
    .outcome-stays-safe = they stay, I lay a button
    .rate-left = busts after the neighbour left
    .rate-stays = busts after they stayed
    .noted = Make a two-way table of your turns, and compare the relative frequencies of a bust in its two rows, not the counts. About fifteen turns in a row of the table are few. What does the whole class find?
    .solution = The probabilities are { $left } after they left and { $stays } after they stayed. With fifteen turns of each kind luck may hide that in the relative frequencies; a class together has several hundred and will most likely see it. The events are not independent.

exercise-9-3 = You would roll three black dice, but your neighbour’s turn comes first. They leave with a probability of { $leaves } and then take a black die along. Suppose that they do leave. How likely is your roll to be bust then? (This is a conditional probability: P(bust | left).)
    .title = If they leave
    .hint-1 = You are told that they have left. So forget how likely that was: only your roll is left to chance. How many black dice does it have?
    .hint-2 = Row by row, as in lesson 3: how many of the 6 · 6 ways miss every open space of the row?
    .hint-3 = In a row with c closed spaces c · c of 36 ways are bust. Each row comes with a probability of 1/6.
    .right = ({ $squares }) of 216: { $answer }, or { $percent }. If they stay, three dice make it { $stays }.
    .mistake-three-dice = That is with three black dice. The neighbour has taken one along.
    .mistake-well = That is the probability that the roll goes well. Subtract it from 1.
    .mistake-one-die = That is with a single black die. The neighbour takes one of three.
    .mistake-both = That is the probability that they leave and you are bust. Here you know already that they have left.
    .mistake-rows-added = You added the six rows. Each comes with a probability of 1/6 only.
    .solution = With two black dice a row with c closed spaces is bust in c² of 36 ways. ({ $squares }) = { $favourable } of 216 is { $answer }. The probability { $leaves } plays no part in it: a conditional probability looks at one row of the two-way table only.

exercise-9-4 = The same board and the same neighbour, who leaves with a probability of { $leaves }. If they leave, you are bust with the conditional probability that you found in 9.3; if they stay, with { $stays }. How likely is your roll to be bust, before you know what the neighbour does?
    .title = Before you know
    .hint-1 = Draw a two-way table of 60 such turns. In how many do they leave? In how many of those are you bust? And in how many of the others?
    .hint-2 = The probability of each case, times the probability to be bust in it. Then add.
    .right = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }, or { $percent }. It lies between the two, nearer to that of the likelier case.
    .mistake-half-half = That is the middle between the two. But one case is likelier than the other: it counts for more.
    .mistake-swapped = You gave the weight of leaving to staying. Which case has the probability { $leaves }?
    .mistake-added = Those probabilities belong to two different cases, and only one of them comes. Multiply each by the probability of its case first.
    .mistake-one-case = That is leaving and then being bust. You may also be bust after they stay.
    .mistake-multiplied = Multiplying would ask for two busts, one in each case. But only one of the cases comes.
    .mistake-left-only = That is if they leave for sure. They may also stay.
    .mistake-stays-only = That is if they stay for sure. They may also leave.
    .solution = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }: the law of total probability. In many turns the relative frequency of a bust comes near it.

exercise-9-5 = Two events depend on each other if knowing that one happened changes the probability of the other; if not, they are independent. Which of these pairs depend on each other?
    .title = Which pairs depend?
    .option-leaves-bust = My neighbour leaves now. – My next roll is bust.
    .option-white-gold = The white die shows 3. – The gold die of the same roll shows 5.
    .option-row-bust = The white die shows a row with no open space. – That roll is bust.
    .option-twice = My last roll was bust. – At the start of the next round the white die shows 3.
    .option-leaves-white = My neighbour leaves now. – The white die of my next roll shows 1.
    .option-gold-bust = The gold die of my roll offers me an open space. – That roll is bust.
    .hint-1 = For each pair: suppose you are told that the first event happened. Would you change your mind about the second?
    .hint-2 = Two events that can never happen together: what does the one tell you about the other?
    .right = A neighbour who leaves takes a die, a closed row makes a bust certain, and an open golden space makes it impossible. The numbers on single dice are independent: they tell nothing of each other.
    .mistake-no-gold = Two are found. One is missing: two events that cannot both happen. If the one has come, how likely is the other?
    .mistake-only-one = That is one of them. Look for others within a single roll: what do you learn from the white die, or from the gold one, about a bust?
    .mistake-white-gold = Two dice of one roll know nothing of each other. All 36 pairs are equally likely.
    .mistake-twice = Dice have no memory (lesson 3), and at the start of a round all dice are back.
    .mistake-leaves-white = A leaver takes a black die and never the white one. With fewer black dice the white one falls as before.
    .solution = Dependent: leaving (fewer dice, more busts), a closed row (bust for sure), and an open golden space (no bust, since whoever rolls may use the gold die as well). The other events are numbers on single dice, and independent.

exercise-9-6 = Write bust(misses, dice, leaves): the probability that my roll is bust. misses has the number of closed spaces of each row, such as [1, 3, 6, …]; dice is how many black dice I roll if the neighbour stays; leaves is the probability that they leave first. Then I have one die fewer, but the gold one never goes.
    .title = Bust, in company
    .hint-1 = Two cases, as in 9.4: the law of total probability. Work out the conditional probability to be bust for each, then weight them with leaves and 1 - leaves.
    .hint-2 = Let a function of your own do the rows: alone(misses, dice). Call it twice.
    .hint-3 = And the last case: one die only, the gold one. max(1, dice - 1) is how many are left.
    .right = All { $count } cases are right. The probability is the mean of the two cases, and not the case of a mean number of dice.
    .mistake-mean-dice = { $call } should give { $expected }. You took the mean of the dice, and then the probability. Nobody ever rolls half a die: take the probability in each case, and then the mean.
    .mistake-gold-gone = { $call } should give { $expected }. With yours no die is left. The gold die never leaves the table.
    .mistake-swapped = { $call } should give { $expected }. Which case has the probability leaves: the one with more dice, or the one with fewer?
    .mistake-half-half = { $call } should give { $expected }. You took the plain mean of both cases. Weight them with leaves and 1 - leaves.
    .mistake-stays = { $call } should give { $expected }. Yours assumes that the neighbour stays. What does leaves do?
    .mistake-rows-first = { $call } should give { $expected }. You took the mean of the rows, and then the power. The rows differ: take the power in each row, and then the mean.
    .mistake-always-six = { $call } should give { $expected }. Your board always has six rows. len(misses) is how many there are.
    .model = def bust(misses, dice, leaves):
        {"    "}def alone(dice):
        {"        "}size = len(misses)
        {"        "}return sum((closed / size) ** dice for closed in misses) / size
        {""}
        {"    "}return leaves * alone(max(1, dice - 1)) + (1 - leaves) * alone(dice)
    .solution = The law of total probability, in code: the probability in each case, weighted with the probability of the case. The mean number of dice gives too small a probability, since a die fewer does more harm than a die more does good.

exercise-9-7 = The board of the lesson, and now it is your neighbour’s turn. They opt out with a probability of { $leaves }, otherwise they roll. You lay a button if the golden space is a blue one that is open to you, and you opt out when your turn comes. What is the expected value of your stars?
    .title = The golden space
    .hint-1 = You have { $stop } stars, and nothing that the neighbour does can take them. What may be added?
    .hint-2 = The golden space is white die and gold die: one of 36, all equally likely. On how many would a button bring you more stars?
    .hint-3 = For stars to be added the neighbour must roll, and the golden space must be one of those. Multiply, and look up what blue is worth to you.
    .right = { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }, about { $decimal }. It costs nothing: you cannot be bust on somebody else’s roll.
    .mistake-stop-only = Those stars you have already. What does the neighbour’s roll add, on average?
    .mistake-always-rolls = That is if the neighbour rolls for sure. They may opt out before.
    .mistake-gain-only = That is what the golden space adds. And the stars that you have already?
    .mistake-chance-only = That is the probability that a blue one comes. How many stars does it bring, and which do you have anyway?
    .mistake-lost-else = If no blue one comes, you still have your stars: you cannot be bust on the neighbour’s roll.
    .mistake-one-star = A third blue button brings a star for the colour. Look at your card as well.
    .mistake-of-open = The golden space is one of all 36, and not of your open ones only.
    .mistake-any-open = Not every open space brings stars. Of which colour do you need one more button?
    .solution = { $spaces } of 36 spaces are blue and open, and each makes { $more } stars of { $stop }. The neighbour rolls with a probability of { $rolls }. The expected value is { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }.

exercise-9-8 = The board of your guess. Ask solve twice: what is rolling worth alone, and in a model with a neighbour who always rolls and is never bust? By how many stars is the second more? (Two decimals.)
    .title = What company adds
    .hint-1 = solve(here).roll is for being alone: the expected value of the stars.
    .hint-2 = Opponents(1, opt_out=…, bust=…, dice_each=1): which two probabilities make a neighbour who always rolls, and is never bust?
    .right = { $stays } − { $alone } = { $answer } stars. Such a neighbour never takes a die, so this is what the golden die adds.
    .guessed = You guessed: “{ $guess }” It depends on the neighbour. Rolling is worth { $alone } alone, { $stays } with one who always rolls, and { $leaves } with one who is sure to leave. Opting out earns { $stop }.
    .mistake-roll = That is what rolling is worth in company. How much more is it than alone?
    .mistake-alone-only = That is what rolling is worth alone. How much more is it in company?
    .mistake-over-stop = You compared rolling with opting out. The question is rolling in company against rolling alone.
    .mistake-other-sign = The other way round: which of the two is more?
    .mistake-from-leaving = You compared a neighbour who stays with one who leaves. Compare with being alone: solve(here).roll.
    .mistake-the-leaver = That neighbour is sure to leave: opt_out is the probability to leave. Which number means never?
    .solution = solve(here, Opponents(1, opt_out=0, bust=0, dice_each=1)).roll − solve(here).roll = { $stays } − { $alone } = { $answer }.

exercise-9-9 = Write flips(rolling, stop). rolling is a list of pairs (assumption, worth of rolling with it); stop is what opting out is worth. You roll only if that is worth more than stop. Return the list of assumptions at which the best choice is another one than at the assumption before; [] if it never changes.
    .title = Where it flips
    .hint-1 = At each assumption: roll = worth > stop. Compare it with the one before.
    .hint-2 = zip(rolling, rolling[1:]) gives each pair together with the next one.
    .hint-3 = Two truth values are different if a != b.
    .right = All { $count } cases are right, and the last is the board of this lesson. This is a sensitivity analysis that you can use on any model: does the answer depend on this assumption?
    .mistake-all-out = { $call } should give { $expected }. You list every assumption with which you opt out. List only those where the choice changes.
    .mistake-one-way = { $call } should give { $expected }. Yours sees a change from roll to opt out, and not the one back.
    .mistake-one-before = { $call } should give { $expected }. You give the last assumption before the change. Give the first one after it.
    .mistake-ties-roll = { $call } should give { $expected }. Where both are worth the same you opt out: roll only if it is worth more.
    .model = def flips(rolling, stop):
        {"    "}found = []
        {"    "}for (_, before), (assumption, worth) in zip(rolling, rolling[1:]):
        {"        "}if (before > stop) != (worth > stop):
        {"            "}found.append(assumption)
        {"    "}return found
    .solution = Go through neighbours in the list, and keep the second one of two whenever rolling is worth more than stop for one of them only.

exercise-9-10 = Your own board: Position.parse("{ $board }"). A neighbour is still in, as in the lesson: Opponents(1, opt_out=…, bust=0.3, dice_each=1). Do a sensitivity analysis: vary the assumption opt_out from 0 to 1. What is best?
    .title = Does it depend?
    .option-roll = Roll, whatever opt_out is.
    .option-out = Opt out, whatever opt_out is.
    .option-stays = It depends: roll if the neighbour is likely to stay, opt out if they are likely to leave.
    .option-leaves = It depends: roll if the neighbour is likely to leave, opt out if they are likely to stay.
    .hint-1 = solve(board, Opponents(1, opt_out=0, bust=0.3, dice_each=1)).roll is rolling with a neighbour who always rolls. Compare it with what opting out earns.
    .hint-2 = Then the other end, opt_out=1. The worth moves steadily from one end to the other.
    .right = Rolling is worth { $most } if they never opt out and { $least } if they are sure to, against { $stop } for opting out. { $cares ->
        [yes] Here you have to know your neighbour.
       *[no] Here you need to know nothing about your neighbour: any model gives the same answer.
    }
    .mistake-roll = There is a neighbour with whom rolling is worth less than opting out. Try both ends, 0 and 1.
    .mistake-out = There is a neighbour with whom rolling is worth more than opting out. Try both ends, 0 and 1.
    .mistake-stays = The worth does move that way. But does it cross what opting out earns? Look at both ends.
    .mistake-leaves = A neighbour who leaves takes a die along, and no longer rolls for you. Can that make rolling better?
    .solution = Rolling is worth { $most } at opt_out=0 and { $least } at opt_out=1; opting out earns { $stop }.

exercise-9-11 = “All models are wrong, some are useful.” Name two assumptions of the model Opponents that are wrong about real people. Then say on what kind of board its advice is good all the same, and how you would find out opt_out for the people at your table.
    .title = Wrong, and useful
    .model = Real people look at their own boards: somebody with four stars opts out sooner than somebody with none, and a bust is likelier on a full board. So they are not all alike, and the same person changes from roll to roll. The advice is good where it is the same for every opt_out that I think possible. I would count, over some evenings, how often people opt out when they could roll, with few buttons and with many.
    .solution = A person reads it. A good answer names what the model leaves out (their boards, their stars, their characters, the race to win), sees that this does no harm where the answer does not change, and proposes counting.

# Pictures

picture-dice = Probability of a bust
picture-dice-black = { $dice } black
picture-turns = Your thirty turns
picture-turns-not-yet = Your thirty turns: first roll those of { $number }
picture-turns-many = { $turns } turns, on average
picture-table-left = left
picture-table-stays = stayed
picture-table-all = all
picture-table-bust = bust
picture-table-safe = safe
picture-table-rate = bust, of all in the row
picture-models = What rolling is worth
picture-models-alone = alone
picture-models-rolls = they always roll
picture-models-half = opt out half the time
picture-models-leaves = sure to opt out
picture-models-stop = opting out: { $stars }
picture-assumed = assumed probability that the neighbour opts out
picture-assumed-bust = assumed probability that the neighbour is bust
picture-stars = stars on average
picture-more = stars more by rolling
picture-rolling = rolling
picture-opting-out = opting out
picture-roll = roll
picture-opt-out = opt out
picture-board = board { $name }
picture-flip-told = Rolling, by the assumed probability that the neighbour opts out: { $worths }; opting out: { $stars }
picture-boards-told = Stars more by rolling if the neighbour never opts out, and if they are sure to: { $boards }
picture-map-told = Up to which probability of opting out one should roll, by the probability of a bust: { $rows }

# For tests
exercise-9-201 = Of { $all } students { $sport } do sport, { $music } play an instrument, and { $both } do both. Fill in a two-way table. One student is chosen at random. What is the probability that he or she does neither?
    .title = Neither of two
    .hint-1 = In the table, how many do sport but play no instrument? How many do at least one of the two?
    .right = { $sport } + { $music } − { $both } = { $either } do at least one. So { $neither } of { $all } do neither: { $percent }.
    .mistake-twice = You subtracted those who do both twice. Add them back once.
    .mistake-either = That is the complement: those who do at least one of the two.
    .mistake-not-both = That is “not both”. Those who do just one of the two are still among them.
    .mistake-no-sport = Those are all who do no sport. Some of them play an instrument.
    .solution = P(neither) = 1 − P(sport or instrument) = 1 − { $either }/{ $all } = { $answer }, or { $percent }.
exercise-9-202 = Of { $all } families { $cats } have a cat and { $dogs } have a dog; { $both } of them have both. A family with a dog is chosen at random. What is the conditional probability that it has a cat?
    .title = Which is the condition?
    .hint-1 = P(cat | dog): only the families with a dog are left. How many are they?
    .right = { $both } of the { $dogs } families with a dog have a cat: P(cat | dog) = { $both }/{ $dogs }, or { $percent }.
    .mistake-exchanged = That is P(dog | cat). Here “dog” is the condition, and you are asked for P(cat | dog).
    .mistake-both = That is P(cat and dog). Divide by the number of families with a dog, not by all { $all }.
    .mistake-no-condition = That is P(cat) without the condition. It is known that the family has a dog.
    .mistake-only-dogs = Those are the families with a dog and no cat, the complement.
    .solution = P(cat | dog) = P(cat and dog)/P(dog) = { $both }/{ $dogs }, or { $percent }.
exercise-9-203 = An illness affects { $base } of all people. A test is positive for { $found } of those who are ill, and for { $false } of those who are healthy. Somebody chosen at random has a positive test. What is the conditional probability that this person is ill?
    .title = A positive test
    .hint-1 = Think of { $people } people. How many are ill and positive? How many are healthy and positive?
    .right = Of { $people } people { $hits } are ill and positive, { $alarms } healthy and positive: { $hits }/{ $positive }, or { $percent }.
    .mistake-exchanged = That is P(positive | ill). You are asked for P(ill | positive).
    .mistake-both = That is P(ill and positive), one path of the tree diagram. Divide it by P(positive).
    .mistake-positive = That is P(positive), ill or healthy. Which part of those is ill?
    .mistake-no-base = That would be right if half of all people were ill. But { $base } are.
    .solution = Of { $people } people { $ill } are ill, and { $hits } of these are positive. Of the { $healthy } healthy ones { $alarms } are. P(ill | positive) = { $hits }/({ $hits } + { $alarms }) = { $percent }.
exercise-9-204 = A two-way table of seeds. With compost: { $first-yes } grew, { $first-no } did not. Without compost: { $second-yes } grew, { $second-no } did not. One seed is chosen at random. Are the events “compost” and “grew” independent?
    .title = Independent in a table?
    .option-independent = They are independent.
    .option-more-often = They are not: with compost a larger share grew.
    .option-less-often = They are not: with compost a smaller share grew.
    .option-counts = They are not: { $first-yes } and { $second-yes } are different numbers.
    .hint-1 = Which share of the { $first } seeds with compost grew? And of the { $second } without?
    .right = With compost { $first-share } grew, without { $second-share }: { $case ->
        [independent] the shares are equal, so the events are independent.
       *[other] the shares differ, so the events are not independent.
    }
    .mistake-independent = Divide: { $first-yes } of { $first }, and { $second-yes } of { $second }. Are the shares equal?
    .mistake-more-often = Is { $first-yes } of { $first } really more than { $second-yes } of { $second }?
    .mistake-less-often = Is { $first-yes } of { $first } really less than { $second-yes } of { $second }?
    .mistake-counts = The two groups are not equally large. Compare the shares, not the numbers.
    .solution = P(grew | compost) = { $first-share } and P(grew | no compost) = { $second-share }. Events are independent if these two are equal.
exercise-9-205 = A spinner shows A with probability { $bag-a }, B with { $bag-b } and C with { $bag-c }. A button is then drawn from the bag with this letter. Of the buttons in bag A { $red-a } are red, in bag B { $red-b }, in bag C { $red-c }. What is the probability of a red button?
    .title = Three bags
    .hint-1 = Draw a tree diagram. Three paths end with red: multiply along each of them, then add.
    .right = The three paths are { $sum } = { $percent }.
    .mistake-mean = That would be right if the spinner showed the three letters equally often. It does not.
    .mistake-one-path = That is the path with bag A. Red buttons come from the other bags, too.
    .mistake-added = You added conditional probabilities. First multiply each by the probability of its bag.
    .mistake-two-paths = The path with bag C is missing.
    .solution = Total probability: P(red) = P(A) · P(red | A) + P(B) · P(red | B) + P(C) · P(red | C) = { $sum } = { $percent }.
