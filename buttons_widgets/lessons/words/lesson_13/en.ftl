# Lesson 13. A message exercise-13-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-13 = Bids, ties and three of a kind

auction-example = such as 7

# On the answer sheet, of thirty rolls

exercise-13-1 = These dice lie in the quarry: { $bid }. Which of these bids beat them? Choose all.
    .title = What beats it?
    .hint-1 = First count the dice. Only if two bids have as many dice does it matter what the dice show.
    .hint-2 = One bid has fewer dice, two have as many that are no higher: these three do not beat it.
    .right = { $more } and { $many } have more dice. { $higher } has as many, and they are higher.
    .mistake-pips = That one beats it. But did you add up pips? The number of dice counts first: more dice beat fewer, even if they are 1s.
    .mistake-value = You looked at what a single die shows. The number of dice counts first.
    .mistake-same = { $same } is the same bid, and a bid has to be higher than the one that lies there.
    .mistake-fewer = { $fewer } has fewer dice. Fewer dice never beat more, not even 6s.
    .mistake-lower = { $lower } has as many dice, but they are lower.
    .solution = More dice beat fewer: { $more } and { $many }. As many have to be higher: { $higher } is, { $lower } and { $same } are not. Fewer dice ({ $fewer }) never do.

exercise-13-2 = Two 4s lie in the quarry. You have five dice, not rolled yet, and one button: with it you may turn one die by one pip, up or down. How likely is it that you can then beat the two 4s? What is your guess?
    .title = Your guess
    .noted = We shall come back to it.
    .solution = A guess is neither right nor wrong. It is compared in exercise 13.8.

exercise-13-3 = You roll { $dice } dice. How likely is it that at least two of them are equal?
    .title = Two equal
    .hint-1 = “At least two equal” can happen in many ways. What is its complement?
    .hint-2 = All dice different: the first die may show anything. How many numbers are left for the second one, and so on?
    .right = All different: { $product } = { $different } of { $rolls } outcomes. The other { $hits } have two equal dice or more.
    .mistake-different = That is the complement: all dice different.
    .mistake-added = You added 1/6 for each pair of dice, but these events can happen together. Outcomes in which several pairs are equal are then counted more than once. With seven dice, what would come of it? Inclusion–exclusion is long here; the complement is short.
    .mistake-independent = You multiplied as if the pairs of dice were independent. But they share dice: if the first and second are equal, and the second and third too, so are the first and third.
    .mistake-one-pair = That is right for two dice. Here any two of { $dice } will do.
    .mistake-outcomes = That many outcomes are right. Out of how many?
    .solution = The complement is easier: all different in { $product } = { $different } of the { $rolls } outcomes in the sample space. So two or more are equal in { $rolls } − { $different } = { $hits }, which is { $chance }.

exercise-13-4 = Five dice are rolled. How likely is it that they show { $pattern ->
        [two-pairs] two pairs and another number, as here
       *[three] exactly three of a kind and two other numbers, different ones, as here
        [full] three of a kind and a pair, as here
        [four] exactly four of a kind, as here
    }? The numbers may be others, and so may the order.
    .title = A pattern
    .hint-1 = Two questions: in how many ways can the numbers be chosen? And in how many orders can the dice then lie?
    .hint-2 = The orders: five different dice have { $all }. If equal dice change places, nothing new comes of it; so divide by 2! for a pair, 3! for three, 4! for four.
    .hint-3 = The numbers: { $pattern ->
        [two-pairs] two of the six for the pairs (which of them is first makes no difference), then one of the other four.
       *[three] one of the six comes three times, then two of the other five (which of them is first makes no difference).
        [full] one of the six comes three times, one of the other five twice.
        [four] one of the six comes four times, one of the other five once.
    }
    .right = { $numbers } ways to choose the numbers, { $divided } = { $orders } orders: { $hits } of { $rolls } outcomes.
    .mistake-twice = You counted numbers that come equally often in both orders, such as 2 and 5 and again 5 and 2. That is one choice.
    .mistake-which = You chose two numbers. But it matters which of them comes more often: that makes twice as many.
    .mistake-just-these = That is right for just these numbers. But others will do, too.
    .mistake-no-orders = You chose the numbers. And in how many orders can the dice show them?
    .mistake-all-orders = You took { $all } orders, as for five different dice. But equal dice may change places, and nothing new comes of it.
    .mistake-of-hands = There are { $hands } hands without order, but they are not equally likely: five different dice have { $all } orders, five equal ones have one. Count outcomes: they are the sample space.
    .mistake-outcomes = That many outcomes are right. Out of how many?
    .solution = { $numbers } ways to choose the numbers ({ $pattern ->
        [two-pairs] 15 for the pairs, 4 for the other one
       *[three] 6 for the three, 10 for the two others
        [full] 6 for the three, 5 for the pair
        [four] 6 for the four, 5 for the other one
    }), and for each the multinomial coefficient { $divided } = { $orders }: { $hits } of { $rolls }, or { $percent }.

exercise-13-5 = Roll five dice thirty times. How many of them show the most frequent number? (Of 2, 2, 2, 5, 5 three do.)
    .title = Thirty rolls
    .outcome-1 = all different
    .outcome-2 = two equal
    .outcome-3 = three equal
    .outcome-4 = four equal
    .outcome-5 = all five equal
    .noted = Saved. Your class puts all its rolls together.
    .solution = Everybody has dice of their own. Exactly: 720, 5,400, 1,500, 150 and 6 of 7,776.

exercise-13-6 = You need three equal dice, and you may roll some of these again, once. Which ones?
    .title = Which dice again?
    .option-both-pairs = Only the { $single }: two pairs are better than one.
    .option-one-pair = The { $single } and one of the pairs: keep two dice.
    .option-all = All five.
    .option-equal = It makes no difference.
    .hint-1 = Work out the chance for each choice. If both pairs stay, which numbers help on the last die?
    .hint-2 = If two { $low }s stay and three dice are rolled: how likely is it that none of them is a { $low }? Take the complement. (And three other equal ones would do, too.)
    .right = Three dice for two { $low }s: 1 − (5/6)³, and 5/216 for three others that are equal: { $onePair }. One die for both pairs: 2/6, or { $bothPairs }.
    .mistake-both-pairs = One die, and two of its six numbers help. Compare: three dice, and one number helps (or three others).
    .mistake-all = Two equal dice lie there already: that is half of the way. Keep them, and compare.
    .mistake-equal = Compare one die of which two numbers help with three dice of which one number helps.
    .solution = Keep two { $low }s (or { $high }s) and roll three. Their number of { $low }s has a binomial distribution: at least one comes with 91/216. With three others: 91/216 + 5/216 = { $onePair }. Keep both pairs and roll one: 2/6 = { $bothPairs }. Roll all: { $allFive }.

exercise-13-7 = { $bid } lies there, and you have five dice, not rolled yet. How likely is it that they beat it, just as they fall? (Of { $rolls } outcomes { $three } have three equal dice or more. In { $pair } there are exactly two 6s and no three equal dice; and as many for each other number.)
    .title = Beat { $bid }
    .hint-1 = Two events beat { $bid }: any three equal dice, and two equal ones of a higher number: { $higher }.
    .hint-2 = If you add { $pair } for each of these numbers: which outcomes are counted twice?
    .hint-3 = Two pairs of higher numbers: for a choice of two numbers there are 30 orders, and 4 numbers for the fifth die.
    .right = { $three } + { $values } · { $pair } − { $twos } · { $both } = { $hits } of { $rolls }, or { $percent }.
    .mistake-added = You added the pairs. A roll with two pairs, both higher, is now counted twice. How many such rolls are there?
    .mistake-no-three = You forgot that three equal dice beat two of anything.
    .mistake-one-value = You counted the pairs of one number. { $higher } will all do.
    .mistake-only-three = Two dice are enough if they are higher: { $higher }.
    .mistake-outcomes = That many outcomes are right. Out of how many?
    .solution = Inclusion–exclusion. Three equal: { $three }. Exactly two of a higher number ({ $higher }): { $values } · { $pair }. Two such pairs were counted twice: { $twos } · 30 · 4 = { $less }. { $added } − { $less } = { $hits } of { $rolls }, or { $percent }.

exercise-13-8 = And the question of the beginning: five dice against two 4s, and one button to turn one die by one pip. Only the { $hands } hands below cannot beat them then; each can lie in several orders. How likely is it that you can beat the two 4s?
    .title = With one button
    .hint-1 = It is easier to count what fails, and to take the complement.
    .hint-2 = In how many orders can 1, 2, 3, 4, 6 lie? And 1, 1, 3, 4, 6? And 1, 1, 3, 3, 5?
    .hint-3 = One hand has 120 orders, some have 60, the others 30. Add them up; that is out of { $rolls }.
    .right = { $counted } = { $failing } of { $rolls } outcomes fail. All others beat the two 4s: { $percent }.
    .guessed = You guessed { $guess }. { $off ->
        [same] Your range holds it.
        [higher] It is a little less: { $percent }.
       *[lower] It is more: { $percent }. One button is worth a lot.
    }
    .mistake-failing = That is the complement: the chance that you cannot beat them.
    .mistake-each-once = You counted each hand once. But 1, 2, 3, 4, 6 can lie in 120 orders, and each is an outcome of its own.
    .mistake-of-hands = { $hands } of { $all } hands fail, but hands are not equally likely. Count their orders.
    .mistake-all-orders = You gave each hand 120 orders. Equal dice may change places, and nothing new comes of it.
    .mistake-no-button = That is the chance as the dice fall. The button is still to be used.
    .mistake-outcomes = That many outcomes are right. Out of how many?
    .solution = The hands that fail have { $counted } = { $failing } orders, each a multinomial coefficient. 1 − { $failing }/{ $rolls } = { $percent }. With no button it is { $without }.

exercise-13-9 = You (red) and one other player (blue) bid in the quarry, in the order shown. Its fields pay { $fields }, and each bid is paid at once, from left to right. How many buttons more have you earned than your dice would have earned at the market? (That is 1 a die.)
    .title = An auction
    .bid-own = your bid { $laid }
    .bid-other = the other player’s bid { $laid }
    .hint-1 = Write the fields below the bids: the first bid gets the first number, and so on. Which of them are yours?
    .hint-2 = Beaten dice are lost for this round; you keep what they were paid. How many dice have you laid in all?
    .right = You were paid { $pays } = { $earned }, for { $dice } dice: { $more } more than at the market.
    .mistake-no-market = That is what you were paid. But your dice would have earned something at the market, too: that is their opportunity cost.
    .mistake-beaten-lose = If you are beaten, you lose the dice, but you keep what you were paid.
    .mistake-last-only = You counted the dice of your last bid only. Those that were beaten are gone as well.
    .mistake-pips = At the market each die earns 1, whatever it shows.
    .mistake-other = That is the other player’s account. Yours are the red dice.
    .solution = Paid: { $pays } = { $earned }. Dice laid: { $dice }, each worth 1 at the market. { $earned } − { $dice } = { $more }.

exercise-13-10 = In the exam the player with the most { $value }s gets a bonus; with a tie nobody does. The other player has { $theirs } of them. You have { $yours ->
        [0] none
       *[other] { $yours }
    }, and a card lets you roll your other { $again } dice again, once. How likely is it that you get at least a tie?
    .title = At least a tie
    .theirs = the other player’s dice
    .yours = your dice
    .hint-1 = How many more { $value }s do you need for a tie? More than that will do, too.
    .hint-2 = Count outcomes by their number of { $value }s. None: { $again } dice with 5 numbers each. Exactly one: which die is it, and what do the others show?
    .right = { $hits } of { $outcomes } outcomes have { $needed ->
        [one] one { $value } or more
       *[other] two { $value }s or more
    }: { $percent }.
    .mistake-just-tie = That is exactly a tie. You may also get more than the other player.
    .mistake-to-win = That is the chance to have more. A tie is enough: then the other player gets nothing.
    .mistake-one-order = That is one way. Which of the { $again } dice show the { $value }s? And more of them will do, too.
    .mistake-added = You added chances of events that can happen together: more dice than needed may show a { $value }. These outcomes are counted several times.
    .mistake-outcomes = That many outcomes are right. Out of how many?
    .solution = You need { $needed } more. Fewer come in { $needed ->
        [one] { $none }
       *[other] { $none } + { $one } = { $fewer }
    } of { $outcomes } outcomes; so { $hits } are left, or { $percent }. The number of { $value }s has the binomial distribution.

exercise-13-11 = A card costs these { $dice } equal dice, and as many buttons as one of them shows. From the next round on it brings { $income } buttons at the start of each round. At the market the dice would have earned 1 each, at once. After how many incomes do you first have more buttons than without the card?
    .title = When has it paid?
    .hint-1 = What have you given in all? Buttons, and what the dice would have earned.
    .hint-2 = { $dice } dice and { $price } { $price ->
        [one] button
       *[other] buttons
    }. How many times { $income } is more than that?
    .right = It cost { $price } and { $dice } for the dice, { $cost } in all. { $rounds } incomes bring { $brought }.
    .mistake-dice-free = The dice were not free: at the market they would have earned { $dice }. That is their opportunity cost.
    .mistake-not-yet = After { $before } incomes you have at most as many buttons as without the card. The question asks for more.
    .mistake-each-die = You pay what one of the dice shows, not what all of them show.
    .mistake-one-a-round = A card brings { $income } in each round, not 1.
    .solution = Given: { $price } + { $dice } = { $cost }. { $rounds } is the first number of incomes that bring more: { $brought }.

exercise-13-12 = You and one other player want the quarry (4–3–2–1–0). You both have five dice, which all lie open, and what you do not bid earns 1 a die at the market. When do you stop bidding, and why? Who has an advantage, the first to bid or the last?
    .title = When do you stop?
    .model = I look at what the next field pays, and at how many dice the bid takes; at the market they would earn 1 each. One die on a field that pays 4, 3 or 2 earns more there, so I bid as low as I can as long as one die will do. Two dice on the field that pays 2 earn as much as at the market, and on the one that pays 1 less: there I stop. Bidding first is worth the 4. Bidding last is worth something only if the player who holds the quarry gets a bonus; for that I need more equal dice than the other player, or higher ones.
    .solution = A person reads it. A good answer compares the pay of the next field with the number of dice that it takes (1 each at the market), sees that beaten dice are lost and their pay is not, and says something about the order: the first bid is paid most, the last one holds.

# Pictures
picture-bids = Rising bids. The framed ones beat { $bid }.
picture-patterns = Five dice: numbers · orders = outcomes
picture-pattern = { $numbers } · { $orders } = { $hits }
picture-patterns-three = Three or more equal (blue): { $hits } of { $rolls }, or { $percent }
picture-equals = Your thirty rolls of five dice
picture-equals-not-yet = Your thirty rolls of five dice: first roll those of { $number }
picture-equals-rolled = { $count } (expected { $expected })
picture-pays = What three equal dice of round 1 have brought
picture-pays-round = by round
picture-pays-market = market
picture-pays-card = card for { $price }

# For tests
exercise-13-201 = A test has { $questions } questions with { $options } answers each, of which one is right. You guess all of them at random. What is the probability that exactly { $hits } of your answers are right?
    .title = Guessed answers
    .hint-1 = Binomial distribution: how likely are { $hits } right answers first and then only wrong ones? In how many orders can they come?
    .right = There are { $ways } orders, each with probability { $one }: together { $answer }, or { $percent }.
    .mistake-one-order = That is one order only. There are { $ways } ways to choose the { $hits } questions.
    .mistake-no-misses = You forgot the wrong answers: all the others have to be wrong.
    .mistake-at-least = That is at least { $hits }. The question says exactly { $hits }.
    .mistake-share = That is the share of { $hits } in { $questions }. How likely is it that it happens?
    .solution = { $ways } · ({ $hit })^{ $hits } · ({ $miss })^{ $misses } = { $answer }, or { $percent }.
exercise-13-202 = A basketball player hits each free throw with probability { $chance }, independently of the others. She has { $throws } free throws. What is the probability that she hits at least { $needed } times?
    .title = Free throws
    .hint-1 = At least { $needed } means { $needed } or { $throws }. Work out both with the binomial distribution.
    .right = Exactly { $needed } hits have probability { $exactly }, and { $throws } hits { $all }: together { $percent }.
    .mistake-exactly = That is exactly { $needed } hits. { $throws } hits belong to the event, too.
    .mistake-all = That is { $throws } hits. She may miss once.
    .mistake-fewer = That is the complement: fewer than { $needed } hits.
    .mistake-certain-ones = That is { $needed } certain throws that hit, such as the first ones. The miss may come anywhere.
    .solution = P(at least { $needed }) = P({ $needed }) + P({ $throws }) = { $exactly } + { $all } = { $percent }.
exercise-13-203 = { $red } red, { $blue ->
        [one] one blue
       *[other] { $blue } blue
    } and { $green ->
        [one] one green button lie
       *[other] { $green } green buttons lie
    } in a row. Buttons of the same colour cannot be told apart. How many different rows are possible?
    .title = Buttons in a row
    .hint-1 = If all { $all } were different, how many permutations would there be? How often is each row counted then?
    .right = { $formula } = { $answer }.
    .mistake-all-different = That would be right if all buttons were different. But equal ones can be exchanged.
    .mistake-free = You chose a colour for each place freely. But there are { $red } red ones, no more and no fewer.
    .mistake-one-colour = You divided for the red ones only. Buttons of the other colours can be exchanged, too.
    .mistake-no-factorials = Three equal buttons can be exchanged in 3! = 6 ways, not in 3.
    .solution = Permutations with equal things: { $formula } = { $answer }.
