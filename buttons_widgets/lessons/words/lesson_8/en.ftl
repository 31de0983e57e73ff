# Lesson 8. A message exercise-8-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-8 = Stars are not wins

exercise-8-1 = Ada has opted out and has 12 stars: the game ends with this round. You have 10 stars and red is your card. Opting out makes it 11. A third red button makes it 13, and you win! You roll two black dice, each with four sides. What is the probability that you win? Guess!
    .title = Your last roll
    .solution = Any probability will do: it is compared in exercise 8.3.

exercise-8-2 = Roll for this board thirty times. A roll that offers an open space wins, any other is bust. How often do you win?
    .title = Thirty last rolls
    .outcome-win = you win
    .outcome-bust = bust
    .noted = Your class puts all its rolls together: the relative frequency of wins. Opting out would have won none of the thirty.
    .solution = Everybody has other rolls: from 4 to 14 wins of thirty is common. The relative frequency in the whole class comes near the probability of exercise 8.3.

exercise-8-3 = Count it. What is the probability that the roll, with { $dice } four-sided black dice, offers an open space?
    .title = A roll that wins
    .hint-1 = Go row by row, as in lesson 3. The white die has four sides too, and the dice are independent.
    .hint-2 = In a row with one open space: of the 4 · 4 equally likely outcomes of the black dice, how many miss it? The rest hit.
    .right = { $chance }, about { $percent }: the mean of { $hits } over the four rows. The relative frequency of your wins in 8.2 is an estimate of it. Opting out never wins.
    .guessed = You guessed { $guess }{ $off ->
        [higher] : that is more than the dice give.
        [lower] : that is less than the dice give.
       *[other] . That is close!
    }
    .mistake-bust = That is the probability of the complement, a bust. Subtract it from 1.
    .mistake-one-die = That is for a single black die. You roll { $dice }, and one that hits is enough.
    .mistake-all-show = That is the probability that both dice show an open space. One is enough.
    .mistake-not-divided = You added the four rows. Each row comes with a probability of 1/4 only.
    .mistake-dice-added = Two dice may hit at once, so their probabilities cannot be added. Count the outcomes that miss.
    .mistake-stars = That is the expected value of rolling, in stars. Here we ask for the probability alone.
    .solution = Each row has { $ways } equally likely outcomes for the black dice. Hits in the rows: { $hits }. A quarter of the sum is { $chance }.

exercise-8-4 = Now your own board, with { $dice ->
        [one] one black die
       *[other] { $dice } black dice
    }. Opting out earns 1 star. A third button of your card’s colour, the only one that still finds room, makes it 3. How many stars does rolling give up, on average?
    .title = What daring costs
    .hint-1 = First the probability of a hit, row by row as in 8.3: count equally likely outcomes. Then: what is the expected value of the roll, in stars?
    .hint-2 = A roll that hits brings 3 stars, a bust none. You give up the difference: 1 star minus the expected value of the roll.
    .right = A roll hits with probability { $chance } and is worth { $stars } stars on average: 1 − { $stars } = { $given }. The expected value says: opt out.
    .mistake-roll = That is what the roll is worth. Subtract it from the star for opting out.
    .mistake-other-sign = The other way round: you give up the better choice minus the other one.
    .mistake-chance = That is the probability of a hit. How many stars does it bring on average?
    .mistake-without-card = A hit brings more than 2 stars: 1 for opting out, 1 for the colour, and 1 for your card.
    .mistake-kept = A bust leaves you nothing, not even the star for opting out.
    .mistake-bust = That is the probability of a bust. You are asked for stars: what is the roll worth?
    .solution = Hits in the rows: { $hits }, so the probability is { $chance }. Three times that is { $stars }, and 1 − { $stars } = { $given }.

exercise-8-5 = Another game: you have 11 stars, nobody else is in, and nobody else is near a win. Opting out makes it 12: you win now. The expected value says “roll”, with { $dice } black dice: { $decimal } stars against 1. By how much does a roll reduce your probability to win now?
    .title = The win in hand
    .hint-1 = If you opt out, what is the probability that you win? And if you roll?
    .hint-2 = If the roll hits you win as well. So you lose the probability of the complement: everything else.
    .right = { $bust }, about { $bustpercent }: just the probability of a bust. More stars are of no use to somebody who has won.
    .mistake-hit = That is the probability that you win although you roll. What was it before?
    .mistake-stars = That is what a roll gains in stars. The question is about the probability to win now.
    .mistake-one-die = That is for a single black die. You roll { $dice }.
    .mistake-nothing = A roll may be bust, and then the star that wins is lost.
    .mistake-certain = That is the probability to win if you opt out. A roll does not lose all of it: if it hits, you win as well.
    .solution = Opting out wins for certain. A roll wins if it hits, with probability { $chance } (hits in the rows: { $hits }). So { $bust } is lost.

exercise-8-6 = goal="win" asks: what is the probability that the stars of this round can be placed so as to win now? It counts nothing else. In which of these cases is it the right question?
    .title = Which question fits?
    .option-ended = Ada ends the game with this round, with twelve stars and no line. You have four stars in a line and need the fifth.
    .option-early = The first round begins, and nobody has a star.
    .option-safe = The others are out and cannot win in this round. Opting out gives you your twelfth star.
    .option-far = You have 9 stars, and nobody else has more than 3.
    .option-rival = Bo is still in and may complete a line as well. The question compares Bo’s probability with yours.
    .hint-1 = Ask for each case: is a round that does not win lost, or does the game go on?
    .hint-2 = solve sees one board: yours. What does it know of the stars of the others?
    .right = The question fits where this round decides. It does not see the rounds to come, nor the boards of the others.
    .mistake-early = In the first round hardly anything wins at once, and stars that you gather help later. To this question they are worth nothing.
    .mistake-far = There will be more rounds, and you are ahead. Why risk it all in this one?
    .mistake-rival = You alone are looked at: solve knows how many others are in and how they behave, but not what lies on their boards.
    .solution = It fits if a round that does not win is lost (the game ends now), or if one can win at once. In the first round and with many rounds to go, what remains for later counts too, and the question does not see it. It does not look at the boards of other players.

exercise-8-7 = Write chance(node, missing). A node of the tree diagram is (stars, rolls) as in lesson 6. You win if you opt out with at least missing stars; with fewer, or after a bust, you lose. Return the probability to win with best play.
    .title = Other leaves
    .hint-1 = It is backward induction as in lesson 6. Only one thing is different: what opting out is worth. It is 1 if the stars are enough, else 0.
    .hint-2 = In Python stars >= missing is True or False, and these count as 1 and 0.
    .hint-3 = The better one of two: max(…, …). chance itself gives the worth of the branches: pass missing on.
    .right = All { $count } cases are right, and the last is the board of the two trees. The tree is the same, only the leaves have changed.
    .mistake-still-stars = { $call } should give { $expected }. Yours still counts stars. What is opting out worth to somebody who only wants to win?
    .mistake-exactly = { $call } should give { $expected }. More stars than needed win as well.
    .mistake-more = { $call } should give { $expected }. Just enough stars win as well.
    .mistake-one-step = { $call } should give { $expected }. Yours looks one roll ahead only. Let the function call itself.
    .mistake-always-rolls = { $call } should give { $expected }. With enough stars you opt out and win: take the better one at each node.
    .mistake-stop-only = { $call } should give { $expected }. That is opting out at once. What if you roll?
    .model = def chance(node, missing):
        {"    "}stars, rolls = node
        {"    "}return max(stars >= missing, sum(p * chance(after, missing) for p, after in rolls))
    .solution = It is the function of lesson 6 with other leaves: opting out is worth 1 if the stars are enough and 0 if not. The mean over the branches is then a probability.

exercise-8-8 = Ada ends the game with this round, and only a line of five beats her. You rolled: white { $row }. Click the space with the highest probability to win. Ask the computer for it: in code the board is own_board("8.8").
    .title = Which space wins?
    .hint-1 = In 8.7 you put other leaves on the tree. In solve it is one word, and the backward induction is the same.
    .hint-2 = solve(yours, goal="win").compare(…) takes the list of the spaces that your dice offer, such as ["1-4", "1-6"].
    .right = With { $best } you win with probability { $chance }, with { $forstars } only with { $starschance }. For that { $best } has an expected value that is { $lost } stars lower.
    .mistake-for-stars = That space has the highest expected value in stars. But stars do not help you any more: which line can you still complete?
    .mistake-other = That one is offered, but there is a better one. Look for the line of five that needs the fewest further stars, or ask solve.
    .mistake-several = One roll, one button: choose a single space.
    .mistake-elsewhere = Your dice do not offer that. White is the row, and a black die names the column.
    .solution = Ask solve with goal="win" and compare the spaces that the dice offer: { $best } wins with probability { $chance }. The most stars are on { $forstars }, which wins with { $starschance }.

exercise-8-9 = One round to go. mine and theirs are probability distributions, lists of pairs (chance, stars): what the round brings to you and to Ada. You are lead stars ahead (behind if lead is negative). Write ahead(mine, theirs, lead): the probability to have more stars at the end. Level counts one half.
    .title = Who finishes ahead?
    .hint-1 = Think of a tree diagram: for p, my_stars in mine, and inside it for q, their_stars in theirs.
    .hint-2 = The two rounds are independent: what is the probability of such a pair?
    .hint-3 = For each pair look at lead + my_stars - their_stars. Above 0 counts in full, 0 counts one half.
    .right = All { $count } cases are right. Try it with a careful and a daring plan, ahead and behind.
    .mistake-means = { $call } should give { $expected }. You compare the expected values. Being ahead on average is not being ahead for certain: go through the pairs.
    .mistake-level-lost = { $call } should give { $expected }. What about ending level? It counts one half.
    .mistake-level-won = { $call } should give { $expected }. You count ending level as a win. It counts one half.
    .mistake-lead-left-out = { $call } should give { $expected }. You left out the lead.
    .mistake-lead-other-way = { $call } should give { $expected }. A positive lead is yours: add it to your stars.
    .mistake-turned = { $call } should give { $expected }. That is the probability of the other player.
    .mistake-not-multiplied = { $call } should give { $expected }. The two are independent: the probability of a pair is the product of both.
    .model = def ahead(mine, theirs, lead):
        {"    "}total = 0
        {"    "}for p, my_stars in mine:
        {"    "}{"    "}for q, their_stars in theirs:
        {"    "}{"    "}{"    "}end = lead + my_stars - their_stars
        {"    "}{"    "}{"    "}total += p * q * ((end > 0) + (end == 0) / 2)
        {"    "}return total
    .solution = Every pair of outcomes comes with the product of its probabilities. Those that leave you ahead count in full, those that leave you level one half.

exercise-8-10 = A bet with the lower expected value can be the right one, and one with the higher expected value the wrong one. Give an example of each, from this game or from elsewhere, and say how one can tell.
    .title = When to dare
    .model = Behind: a team that is a goal down takes its goalkeeper out in the last minute. On average that costs goals, but a loss by two is no worse than a loss by one. Ahead: with eleven stars I opt out, although one more roll would earn more stars on average. One has to ask what is won or lost with each outcome, and not only how many stars it is.
    .solution = A person reads it. A good answer says that the worth of stars is not the same for each star: those beyond a win, or too few for one, count nothing. So one compares the probability distributions and what each outcome is worth, and not the expected values alone. The later in the game, the more this matters.

picture-last-head = One round to go: the probability to finish ahead (level: ½)
picture-last-lead = your lead
picture-last-safe = safe plan
picture-last-daring = daring plan
picture-map-head = D: dare. s: play safe. Empty: both are the same.
picture-map-lead = your lead
picture-map-rounds = rounds to go
picture-map-dare = D
picture-map-safe = s
picture-map-told = { $rounds ->
    [one] { $rounds } round to go
   *[other] { $rounds } rounds to go
  }: dare with leads { $dare }
picture-gain-head = { $rounds } rounds to go, level
picture-gain-safe = always safe
picture-gain-mixed = daring only when behind

# For tests
exercise-8-201 = In a game your last turn brings 0 points with probability { $share-0 }, 1 point with { $share-1 }, 2 points with { $share-2 }, 4 points with { $share-4 } and 7 points with { $share-7 }. You win if it brings at least { $needed } points. What is the probability that you win?
    .title = At least so many points
    .hint-1 = Which of the five outcomes belong to the event “at least { $needed } points”? Add their probabilities.
    .right = At least { $needed } means { $needed } or more: { $sum } = { $percent }.
    .mistake-more-than = You left out { $needed } points. “At least { $needed }” includes { $needed }.
    .mistake-exactly = That is exactly { $needed } points. With more you win, too.
    .mistake-at-most = That is the probability of at most { $needed } points.
    .mistake-values = You counted the outcomes. But they are not equally likely: add their probabilities.
    .solution = P(at least { $needed }) = { $sum } = { $percent }.
exercise-8-202 = One spin is left, and you need at least { $needed } points to win. Spinner A brings { $low } points with probability { $likely }, spinner B brings { $high } points with probability { $unlikely }; otherwise they bring nothing. The expected value of B is higher. By how much is the probability to win higher with A?
    .title = To win, not to score
    .hint-1 = How likely do you win with A, and how likely with B? Points beyond { $needed } do not count.
    .right = With A you win with probability { $likely }, with B with { $unlikely }: a difference of { $gap } percentage points.
    .mistake-points = That is the difference of the expected values in points. You are asked for the probability to win.
    .mistake-lower-bet = That is the probability to win with A. By how much is it higher than with B?
    .mistake-higher-bet = That is the probability to win with B. By how much is it higher with A?
    .mistake-relative = You divided one by the other. The question asks for the difference of the two probabilities.
    .solution = Expected values: A { $first }, B { $second } points. But both win if they bring any points, so P(win) is { $likely } with A and { $unlikely } with B; the difference is { $gap } percentage points.
exercise-8-203 = It is the last round, and you need at least { $needed } points to win. Bet A brings { $sure } points for sure. Bet B brings { $more } points with probability { $chance }, otherwise nothing; its expected value is { $mean } points. Which bet has the higher probability to win?
    .title = Which bet wins?
    .option-safe = Bet A.
    .option-risky = Bet B.
    .option-expected = Always the bet with the higher expected value, whatever you need.
    .option-equal = They are the same, because you need { $needed } points with either.
    .hint-1 = With which probability does A bring { $needed } points or more? And B?
    .right = { $case ->
        [safe] A brings { $sure } points, which is enough: it wins for sure. B wins with probability { $chance }.
       *[risky] A brings { $sure } points, which is never enough. B wins with probability { $chance }.
    }
    .mistake-safe = { $sure } points for sure: are they enough? You need { $needed }.
    .mistake-risky = B wins with probability { $chance }. With which probability does A win?
    .mistake-expected = The expected value says what a bet brings on average. It does not say how likely { $needed } points are reached.
    .mistake-equal = Compare the probabilities of { $needed } points or more. They are not the same.
    .solution = P(at least { $needed } points) is { $case ->
        [safe] 1 with A and { $chance } with B: A, though the expected value of B is { $mean }.
       *[risky] 0 with A and { $chance } with B: B, though its expected value is only { $mean }.
    }
