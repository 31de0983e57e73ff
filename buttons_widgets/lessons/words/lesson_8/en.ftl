# Lesson 8. A message exercise-8-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-8 = Stars are not wins

exercise-8-1 = Ada has opted out and has 12 stars: the game ends with this round. You have 10 stars and red is your card. Opting out makes it 11. A third red button makes it 13, and you win! You roll two black dice, each with four sides. How likely is it that you win? Guess!
    .title = Your last chance
    .solution = Any chance will do: it is compared in exercise 8.3.

exercise-8-2 = Roll for this board thirty times. A roll that offers an open space wins, any other is bust. How often do you win?
    .title = Thirty last rolls
    .outcome-win = you win
    .outcome-bust = bust
    .noted = Your class puts all its rolls together. Opting out would have won none of the thirty.
    .solution = Everybody has other rolls: from 4 to 14 wins of thirty is common. The share of the whole class comes near the chance of exercise 8.3.

exercise-8-3 = Count it. How likely is it that the roll, with { $dice } four-sided black dice, offers an open space?
    .title = A roll that wins
    .hint-1 = Go row by row, as in lesson 3. The white die has four sides too.
    .hint-2 = In a row with one open space: of 4 · 4 ways for the black dice, how many miss it? The rest hit.
    .right = { $chance }, about { $percent }: the mean of { $hits } over the four rows. Opting out wins never.
    .guessed = You guessed { $guess }{ $off ->
        [higher] : the dice are less kind than that.
        [lower] : the dice are kinder than that.
       *[other] . Good instinct!
    }
    .mistake-bust = That is the chance to be bust. How much is missing to make 1?
    .mistake-one-die = That is for a single black die. You roll { $dice }, and one that hits is enough.
    .mistake-all-show = That is the chance that both dice show an open space. One is enough.
    .mistake-not-divided = You added the four rows. Each row comes with a chance of 1/4 only.
    .mistake-dice-added = Two dice may hit at once, so their chances cannot be added. Count the rolls that miss.
    .mistake-stars = That is what rolling is worth in stars. Here we ask for the chance alone.
    .solution = Each row has { $ways } ways for the black dice. Hits in the rows: { $hits }. A quarter of the sum is { $chance }.

exercise-8-4 = Now your own board, with { $dice ->
        [one] one black die
       *[other] { $dice } black dice
    }. Opting out earns 1 star. A third button of your card’s colour, the only one that still finds room, makes it 3. How many stars does rolling give up, on average?
    .title = What daring costs
    .hint-1 = First the chance to hit, row by row as in 8.3. Then: what is the roll worth in stars?
    .hint-2 = A roll that hits brings 3 stars, a bust none. You give up the difference: 1 star less the worth of the roll.
    .right = A roll hits with the chance { $chance } and is worth { $stars } stars: { $given } less than 1. The mean says: opt out.
    .mistake-roll = That is what the roll is worth. How much less is it than the star for opting out?
    .mistake-other-sign = The other way round: you give up the better choice less the other one.
    .mistake-chance = That is the chance to hit. How many stars does it bring on average?
    .mistake-without-card = A hit brings more than 2 stars: 1 for opting out, 1 for the colour, and 1 for your card.
    .mistake-kept = A bust leaves you nothing, not even the star for opting out.
    .mistake-bust = That is the chance to be bust. You are asked for stars: what is the roll worth?
    .solution = Hits in the rows: { $hits }, so the chance is { $chance }. Three times that is { $stars }, and { $given } is missing to 1.

exercise-8-5 = Another game: you have 11 stars, nobody else is in, and nobody else is near a win. Opting out makes it 12: you win now. The mean says “roll”, with { $dice } black dice: { $decimal } stars against 1. How much of your chance to win now does a roll throw away?
    .title = Bank it
    .hint-1 = If you opt out, how likely is it that you win? And if you roll?
    .hint-2 = If the roll hits you win as well. So what you throw away is the chance of everything else.
    .right = { $bust }, about { $bustpercent }: just the chance to be bust. More stars are of no use to somebody who has won.
    .mistake-hit = That is the chance that you win although you roll. How much did you have before?
    .mistake-stars = That is what a roll gains in stars. The question is about the chance to win now.
    .mistake-one-die = That is for a single black die. You roll { $dice }.
    .mistake-nothing = A roll may be bust, and then the star that wins is lost.
    .solution = Opting out wins for certain. A roll wins if it hits, with the chance { $chance } (hits in the rows: { $hits }). So { $bust } is thrown away.

exercise-8-6 = goal="win" asks: how likely can the stars of this round be placed so as to win now? All else counts nothing to it. In which of these cases is it the right question?
    .title = The right yardstick
    .option-ended = Ada ends the game with this round, with twelve stars and no line. You have four stars in a line and need the fifth.
    .option-early = The first round begins, and nobody has a star.
    .option-safe = The others are out and cannot win in this round. Opting out gives you your twelfth star.
    .option-far = You have 9 stars, and nobody else has more than 3.
    .option-rival = Bo is still in and may complete a line as well. The question weighs Bo’s chance against yours.
    .hint-1 = Ask for each case: is a round that does not win lost, or does the game go on?
    .hint-2 = solve sees one board: yours. What does it know of the stars of the others?
    .right = The question fits where this round decides. It is blind for the rounds to come, and for the boards of the others.
    .mistake-early = In the first round hardly anything wins at once, and stars that you gather help later. To this question they are worth nothing.
    .mistake-far = There will be more rounds, and you are ahead. Why stake it all on this one?
    .mistake-rival = You alone are looked at: solve knows how many others are in and how they behave, but not what lies on their boards.
    .solution = It fits if a round that does not win is lost (the game ends now), or if one can win at once. In the first round and with many rounds to go, what remains for later counts too, and the question does not see it. It does not look at the boards of other players.

exercise-8-7 = Write chance(node, missing). A node is (stars, rolls) as in lesson 6. You win if you opt out with at least missing stars; with fewer, or after a bust, you lose. Give back the chance to win with best play.
    .title = Another yardstick
    .hint-1 = Only one thing is different from lesson 6: what opting out is worth. It is 1 if the stars are enough, else 0.
    .hint-2 = In Python stars >= missing is True or False, and these count as 1 and 0.
    .hint-3 = The better one of two: max(…, …). chance itself gives the worth of the branches: hand missing on.
    .right = All { $count } cases are right, and the last is the board of the two trees. The tree is the same, only the leaves have changed.
    .mistake-still-stars = { $call } should give { $expected }. Yours still counts stars. What is opting out worth to somebody who only wants to win?
    .mistake-exactly = { $call } should give { $expected }. More stars than needed win as well.
    .mistake-more = { $call } should give { $expected }. Just enough stars win as well.
    .mistake-one-step = { $call } should give { $expected }. Yours looks one roll ahead only. Let it call itself.
    .mistake-always-rolls = { $call } should give { $expected }. With enough stars you opt out and win: take the better one at each node.
    .mistake-stop-only = { $call } should give { $expected }. That is opting out at once. What if one rolls?
    .model = def chance(node, missing):
        {"    "}stars, rolls = node
        {"    "}return max(stars >= missing, sum(p * chance(after, missing) for p, after in rolls))
    .solution = It is the function of lesson 6 with other leaves: opting out is worth 1 if the stars are enough and 0 if not. The mean over the branches is then a chance.

exercise-8-8 = Ada ends the game with this round, and only a line of five beats her. You rolled: white { $row }. Click the space that gives you the best chance. Ask the computer for it: the board is Position.parse("{ $board }").
    .title = Which space wins?
    .hint-1 = In 8.7 you put another yardstick into the tree. In solve it is one word.
    .hint-2 = solve(…, goal="win").compare(…) takes the list of the spaces that your dice offer, such as ["1-4", "1-6"].
    .right = With { $best } you win with a chance of { $chance }, with { $forstars } of { $starschance } only. For that { $best } gives up { $lost } stars.
    .mistake-for-stars = That space earns the most stars. But stars do not help you any more: which line can you still complete?
    .mistake-other = That one is offered, but there is a better one. Look for the line of five that needs the fewest further stars, or ask solve.
    .mistake-several = One roll, one button: choose a single space.
    .mistake-elsewhere = Your dice do not offer that. White is the row, and a black die names the column.
    .solution = Ask solve with goal="win" and compare the spaces that the dice offer: { $best } wins with a chance of { $chance }. The most stars are on { $forstars }, which wins with { $starschance }.

exercise-8-9 = One round to go. mine and theirs are lists of pairs (chance, stars): what the round brings to you and to Ada. You are lead stars ahead (behind if lead is negative). Write ahead(mine, theirs, lead): the chance to have more stars at the end. Level counts one half.
    .title = Who finishes ahead?
    .hint-1 = Go through all pairs: for p, my_stars in mine, and inside it for q, their_stars in theirs.
    .hint-2 = The two rounds are independent: how likely is such a pair?
    .hint-3 = For each pair look at lead + my_stars - their_stars. Above 0 counts in full, 0 counts one half.
    .right = All { $count } cases are right. Try it with a careful and a daring plan, ahead and behind.
    .mistake-means = { $call } should give { $expected }. You compare the means. Being ahead on average is not being ahead for certain: go through the pairs.
    .mistake-level-lost = { $call } should give { $expected }. What about ending level? It counts one half.
    .mistake-level-won = { $call } should give { $expected }. You count ending level as a win. It counts one half.
    .mistake-lead-left-out = { $call } should give { $expected }. You left out the lead.
    .mistake-lead-other-way = { $call } should give { $expected }. A positive lead is yours: add it to your stars.
    .mistake-turned = { $call } should give { $expected }. That is the chance of the other player.
    .mistake-not-multiplied = { $call } should give { $expected }. A pair of outcomes is as likely as the product of both chances.
    .model = def ahead(mine, theirs, lead):
        {"    "}total = 0
        {"    "}for p, my_stars in mine:
        {"    "}{"    "}for q, their_stars in theirs:
        {"    "}{"    "}{"    "}end = lead + my_stars - their_stars
        {"    "}{"    "}{"    "}total += p * q * ((end > 0) + (end == 0) / 2)
        {"    "}return total
    .solution = Every pair of outcomes comes with the product of its chances. Those that leave you ahead count in full, those that leave you level one half.

exercise-8-10 = A bet that loses on average can be the right one, and one that wins on average the wrong one. Give an example of each, from this game or from elsewhere, and say how one can tell.
    .title = When to dare
    .model = Behind: a team that is a goal down takes its goalkeeper out in the last minute. On average that costs goals, but a loss by two is no worse than a loss by one. Ahead: with eleven stars I opt out, although one more roll would earn more stars on average. One has to ask what is won or lost with each outcome, and not only how many stars it is.
    .solution = A person reads it. A good answer says that the worth of stars is not the same for each star: those beyond a win, or short of it, count nothing. So the mean misleads near the end, and the later in the game the more.
