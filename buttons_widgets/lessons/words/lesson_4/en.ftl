# Lesson 4. A message exercise-4-1 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-4 = What is a roll worth?

exercise-4-1 = Suppose you roll once more, lay where it earns most, and then opt out, whatever happened. If you did so a hundred times: how many stars would it be on average, each time? (Opting out now brings { $stars }.) Say what you feel.
    .title = Worth it?
    .noted = That is your guess. You will meet it again.
    .solution = Any guess will do. Everybody agrees that it is between 0 and 4; the question is on which side of { $stars } it is.

exercise-4-2 = Do it thirty times: roll, lay on the best space that you are offered, and opt out. The tally counts the stars: 0 for a bust, 4 with a third button on red, else 2.
    .title = Thirty rolls
    .outcome-0 = 0 stars
    .outcome-2 = 2 stars
    .outcome-4 = 4 stars
    .noted = Together { $total } stars in { $times } rolls: a mean of { $mean } a roll. Compare with your neighbours, and with the whole class.
    .solution = The means of thirty rolls lie on both sides of 2: nobody can decide alone. Those of a class can be put together.

exercise-4-3 = How many stars would you earn if you opted out now? (The stars that lie there already are from earlier rounds.)
    .title = What you have
    .hint-1 = One star for opting out. Then count your buttons on each colour: a colour counts from three buttons on.
    .hint-2 = A colour that counts is worth one star, however many buttons lie on it; the colour of your card ({ $card }) is worth one more.
    .right = { $counts }: one for opting out, { $colours ->
        [one] one for a colour
       *[other] { $colours } for colours
    }, and one for your card.
    .mistake-no-star-for-leaving = One is missing. There is a star for opting out, another one for each colour with three buttons, and one more if it is the colour of your card.
    .mistake-two-are-enough = Two buttons on a colour are not enough: it counts from three on.
    .mistake-old-stars = The stars on the board are yours already. The question is what you would earn now.
    .mistake-each-button = That is the number of your buttons. Stars are earned for colours that are covered three times.
    .mistake-card-per-button = The card does not count buttons: if its colour is covered three times, it brings one more star.
    .solution = On the board lie { $counts }. One star for opting out, one for each colour that is covered three times, one more for { $card }, the colour of the card: { $stars }.

exercise-4-4 = On some board a roll can fall in { $all } ways, all equally likely. { $bust } of them are bust. { $stay } leave you with { $same ->
        [one] { $same } star
       *[other] { $same } stars
    }, and { $gain } bring you to { $more } stars. What is the expected value of the stars, in words: how many does a roll bring on average?
    .title = A mean
    .hint-1 = Imagine that each of the { $all } ways comes once. How many stars do you get in all?
    .hint-2 = A bust brings 0 stars, but it was a roll too. Share the stars out among all { $all } rolls.
    .right = { $stay } · { $same } + { $gain } · { $more } = { $total } stars in { $all } rolls: { $mean } each.
    .mistake-bust-left-out = You shared the stars out among the rolls that go well. The busts are rolls too: they bring 0, and they count.
    .mistake-not-weighted = You took the mean of 0, { $same } and { $more }, as if they came equally often. How often does each come?
    .mistake-not-divided = That is what all { $all } rolls bring together. What is it for one roll?
    .mistake-nothing-lost = You added what can be gained, but a bust also takes away what you have.
    .mistake-only-the-gain = You counted only the rolls that bring you to { $more }. Those that leave you with { $same } bring stars too.
    .mistake-likeliest = That is what comes most often. The expected value looks at everything that can come.
    .mistake-chance-only = That is the probability that the roll goes well. How many stars does it bring then?
    .mistake-chance-more = That is the probability of { $more } stars. Multiply each number of stars by its probability, and add up.
    .solution = The number of stars is a random variable with the expected value ({ $bust } · 0 + { $stay } · { $same } + { $gain } · { $more }) / { $all } = { $total }/{ $all } = { $fraction }, or { $mean }.

exercise-4-5 = Choose all spaces on which one more button would earn you more stars than you would earn now.
    .title = Where it pays
    .hint-1 = Which colours have exactly two of your buttons? A third one makes them count.
    .hint-2 = Of these colours, which spaces are open? Not beside a button, and nothing on them.
    .right = Those are all: the open spaces of { $colours }.
    .incomplete = So far so good, but there are more: you have { $found }.
    .mistake-one-colour = You have { $found } of them, so far so good. But there is another colour with two of your buttons.
    .mistake-other-colour = A button on { $cell } would not earn more: its colour would not have three then, or it has three already.
    .mistake-closed = { $cell } is closed: it is next to a button.
    .solution = { $count } spaces: those open on { $colours }, the colours with two buttons.

exercise-4-6 = Only one black die is left, so that each of the 36 outcomes of the two dice names one space. You roll once more and then opt out. What is the expected value of your stars?
    .title = With one black die
    .hint-1 = Write down the distribution: how many of the 36 spaces bring 0 stars, and how many spaces bring which other number? Some open spaces make a third button of a colour.
    .hint-2 = Add up the stars of all open spaces. A closed space is a bust: 0 stars.
    .hint-3 = Divide by all 36 spaces, the closed ones too.
    .right = { $stay } spaces bring { $same }, { $gain } bring { $more }, and { $closed } are closed: { $total } stars in 36 outcomes, or { $mean } each.
    .mistake-bust-left-out = You divided by the number of open spaces. The dice can name a closed space too: that is a bust, and brings 0.
    .mistake-nothing-lost = You added what can be gained to what you have. But a bust takes away what you have.
    .mistake-only-the-gain = You counted only the spaces that bring more. The other open spaces leave you what you have.
    .mistake-not-divided = That is the sum over all spaces. Share it out among the 36 outcomes.
    .mistake-open-share = You counted every open space with { $same } stars. Some bring more.
    .mistake-not-weighted = You took the mean of 0, { $same } and { $more }, as if they came equally often. How many spaces bring each?
    .mistake-chance-only = That is the probability that the roll goes well. How many stars does it bring then?
    .mistake-chance-more = That is the probability of { $more } stars. The other open spaces bring stars too: add up the stars of all spaces first.
    .solution = { $stay } · { $same } + { $gain } · { $more } = { $total } stars in 36 outcomes: { $fraction }, or { $mean }.

exercise-4-7 = The board of the question, with the distribution of your stars if you opt out after the roll: of { $all } ways { $bust } are bust, { $stay } bring { $same } stars, and { $gain } offer an open red space and bring { $more }. What is the expected value?
    .title = The answer
    .hint-1 = A third red button brings you to { $more } stars: one more for red, and one for the red card.
    .hint-2 = Add up the stars of all { $all } ways, and share them out.
    .right = { $stay } · { $same } + { $gain } · { $more } = { $total } stars in { $all } ways: { $mean } each. { $verdict ->
        [more] That is more than the { $same } that are certain.
       *[other] That is not more than the { $same } that are certain.
    }
    .guessed = You guessed { $guess }{ $off ->
        [higher] : you hoped for more than there is.
        [lower] : the roll is better than it feels.
       *[other] . Good instinct!
    }
    .mistake-bust-left-out = You shared the stars out among the rolls that go well. The busts are rolls too: they bring 0, and they count.
    .mistake-not-weighted = You took the mean of 0, { $same } and { $more }, as if they came equally often. How often does each come?
    .mistake-not-divided = That is what all { $all } ways bring together. What is it for one roll?
    .mistake-nothing-lost = You added what can be gained, but a bust also takes away what you have.
    .mistake-only-the-gain = You counted only the rolls with a red space. Those that leave you with { $same } bring stars too.
    .mistake-likeliest = That is what comes most often. The expected value looks at everything that can come.
    .mistake-chance-only = That is the probability that the roll goes well. How many stars does it bring then?
    .mistake-chance-more = That is the probability of { $more } stars. Multiply each number of stars by its probability, and add up.
    .solution = { $bust } · 0 + { $stay } · { $same } + { $gain } · { $more } = { $total } stars in { $all } ways, so the roll is worth { $fraction } or { $mean }.

exercise-4-8 = The roll is worth { $mean } stars, opting out { $now }. Mia rolls, once. What does the { $mean } tell her?
    .title = What it means
    .option-likeliest = { $mean } is the most likely number of stars.
    .option-often = If she made this roll very many times, she would get about { $mean } stars a roll, taken together.
    .option-near = She will get 2 or 3 stars, somewhere near { $mean }.
    .option-mostly-more = More often than not she will get more than { $now }.
    .hint-1 = Which numbers of stars are possible at all?
    .hint-2 = Look at your thirty rolls, and at those of the class.
    .right = The stars of a roll are a random variable: 0, 2 or 4. Their expected value says what many such rolls bring, each.
    .mistake-likeliest = Can it come at all? A roll brings 0, 2 or 4 stars.
    .mistake-near = A single roll brings 0, 2 or 4 stars: it may well be far from { $mean }, and 3 is impossible.
    .mistake-mostly-more = Count: more than { $now } come in { $percent } of all rolls. The mean is higher all the same, because what they gain is lost in { $bust } only.
    .solution = An expected value is about many rolls. More than { $now } stars come in { $percent } of all rolls only.

exercise-4-9 = You have { $lose ->
        [one] { $lose } star
       *[other] { $lose } stars
    } to lose. If the next roll goes well you gain { $gain ->
        [one] { $gain } star
       *[other] { $gain } stars
    } for certain; if it is bust, you lose everything. With which chance to be bust are rolling and opting out worth the same?
    .title = A fair bet
    .hint-1 = Call the chance to be bust p. On average you lose { $lose } · p. And what do you gain?
    .hint-2 = { $lose } · p = { $gain } · (1 - p). Which p makes both sides equal?
    .hint-3 = Think of { $both } rolls: how many of them may be bust, so that losses and gains are equal?
    .right = Of { $both } rolls { $gain } may be bust: { $gain } times { $lose } lost, { $lose } times { $gain } gained. So { $fraction }, or { $percent }.
    .mistake-well = That is the chance that it goes well. How likely is the bust then?
    .mistake-half = With one half it is fair only if you can gain as much as you can lose. Here you have { $lose } to lose and { $gain } to gain.
    .mistake-odds = { $gain } to { $lose } are the odds. How many parts are there in all?
    .mistake-other-odds = { $lose } to { $gain } are the odds against it. How many parts are there in all, and which of them are bust?
    .mistake-one-of-them = There are { $both } parts, yes. But how many of them may be bust?
    .solution = The bet is fair if the expected value of the gain is 0: { $lose } · p = { $gain } · (1 - p), so p = { $gain }/({ $lose } + { $gain }) = { $fraction }, or { $percent }.

exercise-4-10 = Five players may opt out, or roll once more and then opt out. For which of them is the roll worth more on average? Choose all of them.
    .title = Roll or opt out?
    .bet = Has { $now } ★; bust with chance { $bust }, else { $then } ★
    .hint-1 = Take them one by one: what is the expected value of the roll? The probability that it goes well, times the stars then.
    .hint-2 = Compare that with the stars that are certain. If both are equal, the bet is fair.
    .right = It is not the risk alone that decides, but what you have to lose and what you can win.
    .mistake-seldom-bust = You chose those for whom a bust comes in less than half of the rolls. But look at what is lost then: somebody with many stars and one to gain should not take even a small risk.
    .mistake-opposite = For these the roll is worth less. You want the others.
    .mistake-two-to-gain = You chose those who can gain two stars. But how likely is it, and what do they lose?
    .mistake-all = Not for all of them: for some the certain stars are more.
    .solution = The expected value of the roll, and what is certain: { $worths }.

exercise-4-11 = On the board of the question rolling is worth more. When would you opt out all the same? Think of a situation in the game, and of one in life in which people pay for being sure.
    .title = All the same
    .model = If two stars are enough to win now, for example for the fifth in a line, I take them: more stars would not help me. It is the same if I play only one round and hate to lose. In life: insurance. On average one pays more than one gets back, but a great loss would hurt more than the small payments.
    .solution = The expected value is the right measure if something is repeated often, and if twice as many stars are worth twice as much to you. Where one of these fails, being sure may be better. Lesson 8 takes this up.

# Questions for tests
exercise-4-201 = A spinner shows { $none } points with probability { $never }, { $low } points with probability { $some }, and { $high } points with probability { $often }. Calculate the expected value of the points.
    .title = From a table
    .hint-1 = Multiply each number of points by its probability. Then add.
    .right = { $never } · { $none } + { $some } · { $low } + { $often } · { $high } = { $answer }.
    .mistake-simple-mean = That is the mean of the three numbers. They are not equally likely: weight each with its probability.
    .mistake-divided = You divided by 3. The probabilities add up to 1, so nothing is left to divide by.
    .mistake-likeliest = That is the most likely value. The expected value looks at all of them.
    .mistake-sum = That is the sum of the values. Multiply each by its probability before you add.
    .solution = E(X) = { $never } · { $none } + { $some } · { $low } + { $often } · { $high } = { $answer }.
exercise-4-202 = You roll a fair die once. A 6 pays out { $six } euros, a 4 or a 5 pays out { $other } euros, and the other faces pay nothing. What stake, in euros, makes the game fair?
    .title = A fair stake
    .hint-1 = A game is fair if its expected gain is 0: the stake is the expected value of what is paid out.
    .hint-2 = How many of the six outcomes pay { $other } euros?
    .right = ({ $six } + 2 · { $other }) / 6 = { $answer } euros: in the long run as much comes in as goes out.
    .mistake-one-face = Two faces pay { $other } euros, the 4 and the 5. You counted one.
    .mistake-three-outcomes = That treats “6”, “4 or 5” and “the rest” as equally likely. How many faces belong to each?
    .mistake-winning-only = You divided by the three faces that win. The die has six.
    .mistake-largest = That is the largest amount that can be paid out. It comes in one of six rolls only.
    .solution = The expected value of the payout is 1/6 · { $six } + 2/6 · { $other } + 3/6 · 0 = { $sum }/6 = { $answer } euros. With this stake the expected gain is 0.
exercise-4-203 = A bag holds { $red } red and { $white } white buttons. You pay a stake of { $stake } euros and draw one button. If it is red, you are paid { $paid } euros; if it is white, nothing. What is your expected gain per game, in euros? (Write a loss as a negative number.)
    .title = Gain per game
    .hint-1 = First: how much is paid out on average? Then think of the stake, which you pay in every game.
    .right = { $red }/{ $all } · { $paid } − { $stake } = { $back } − { $stake } = { $answer } euros.
    .mistake-without-stake = That is the expected payout. Your gain is what is left of it after the stake.
    .mistake-other-sign = That is the gain of the person who runs the game. Yours has the other sign.
    .mistake-stake-when-lost = You took the stake away only if the button is white. You pay it in every game.
    .mistake-odds = You divided by the white buttons. The probability is red buttons by all buttons.
    .solution = The payout has the expected value { $red }/{ $all } · { $paid } = { $back } euros. Less the stake: { $back } − { $stake } = { $answer } euros.
exercise-4-204 = Two classes write the same test. The { $one } pupils of class A have { $mean } points on average, the { $other } pupils of class B have { $second }. What is the mean of all pupils of both classes?
    .title = A weighted mean
    .hint-1 = How many points do all pupils of class A have together? And those of class B?
    .right = ({ $one } · { $mean } + { $other } · { $second }) / 40 = { $answer } points.
    .mistake-simple-mean = That is halfway between the two means. The classes are not of the same size, so weight each mean with its number of pupils.
    .mistake-exchanged = You weighted each mean with the other class’s number of pupils.
    .mistake-not-divided = You divided all the points by 2, the number of classes. Divide by the number of pupils.
    .solution = All pupils together have { $one } · { $mean } + { $other } · { $second } points. There are 40 of them: { $answer } points on average.
exercise-4-205 = You roll { $dice } fair dice and spin a spinner with { $sectors } equal sectors, numbered 1 to { $sectors }. What is the expected value of the sum of all these numbers?
    .title = A sum
    .hint-1 = The expected value of a sum is the sum of the expected values.
    .hint-2 = The expected value of one fair die is (1 + 6) / 2. And of the spinner?
    .right = { $dice } · { $die } + { $spun } = { $answer }. You need not know how the sum is distributed.
    .mistake-halves = That takes half of the largest number for each mean. The numbers begin with 1: a die has the expected value { $die }.
    .mistake-one-die = That is one die and the spinner. There are { $dice } dice.
    .mistake-largest = That is the largest sum that can come. What comes on average?
    .mistake-without-spinner = Those are the dice alone. The spinner counts too.
    .solution = A die has the expected value { $die }, the spinner (1 + { $sectors }) / 2 = { $spun }. Together: { $dice } · { $die } + { $spun } = { $answer }.
exercise-4-206 = Within a year a phone breaks with a probability of { $breaks } (the repair costs { $repair } euros) and is stolen with a probability of { $stolen } (a new one costs { $price } euros). An insurance pays both and costs { $premium } euros a year. What is the insurer’s expected gain per customer and year, in euros?
    .title = An insurance
    .hint-1 = Calculate the expected value of what the insurer pays: each cost times its probability, added up.
    .hint-2 = Now compare it with the { $premium } euros that every customer pays.
    .right = { $premium } − ({ $for_repair } + { $for_price }) = { $answer } euros. Customers pay this for not having to bear a large loss.
    .mistake-damage = That is the expected damage. What is left of the premium after it?
    .mistake-other-sign = That is the customer’s expected gain. The insurer’s has the other sign.
    .mistake-one-damage = You took the repair away only. Stolen phones are paid as well.
    .mistake-added = You added the probabilities and the costs first. Each cost belongs to its own probability.
    .solution = The expected damage is { $breaks } of { $repair } plus { $stolen } of { $price }: { $for_repair } + { $for_price } = { $damage } euros. The gain: { $premium } − { $damage } = { $answer } euros.
exercise-4-207 = Two lotteries have 100 tickets each, and a ticket costs the same in both. In lottery A { $few } tickets win { $large } euros each; in lottery B { $many } tickets win { $small } euros each. In which lottery has a ticket the larger expected value?
    .title = Two lotteries
    .option-first = in lottery A
    .option-second = in lottery B
    .option-same = in both it is the same
    .option-unknown = nobody can tell before the draw
    .hint-1 = For each lottery: the probability of winning, times the prize.
    .right = Lottery A: { $few }/100 · { $large } = { $first } euros. Lottery B: { $many }/100 · { $small } = { $second } euros.
    .mistake-first = Its prizes are larger, but they are rarer. Multiply each prize by its probability.
    .mistake-second = More of its tickets win, but they win less. Multiply each prize by its probability.
    .mistake-same = Calculate both expected values: they are not equal.
    .mistake-unknown = Which ticket wins, nobody knows. The expected value is known before: it follows from prizes and probabilities.
    .solution = Expected value of a ticket in lottery A: { $few }/100 · { $large } = { $first } euros; in lottery B: { $many }/100 · { $small } = { $second } euros.
