# Lesson 3. A message exercise-3-1 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-3 = Bust!

exercise-3-1 = You roll the white die and { $dice } black dice. How likely is it that you are bust? Do not calculate: say what you feel.
    .title = How risky is it?
    .noted = That is your guess. You will meet it again.
    .solution = Any guess will do. The share of closed spaces, { $closed } of 36, is far too high a guess: each black die is another chance to hit.

exercise-3-2 = Roll thirty times. Look at each roll before you read the tally: is it bust? (Nothing is laid: the board stays as it is.)
    .title = Thirty rolls
    .outcome-bust = bust
    .outcome-safe = goes well
    .noted = Busts: { $busts } of { $times } rolls, a relative frequency of { $share }. With thirty rolls each, a class has hundreds: put them together.
    .guessed = Your guess was { $guess }, and your dice gave { $share }.
    .solution = Thirty rolls give a first idea, and may well be 10 percentage points off. Those of a whole class are seldom 4 off.

exercise-3-3 = You roll the white die and 3 black dice. Which of these rolls belong to the event “bust” on this board? Choose all of them.
    .title = Bust or not?
    .roll = white { $white }, black { $black }
    .hint-1 = First the white die: only its row counts. Then the black dice: is any space that they show in this row open?
    .hint-2 = A space is closed if a button or a star lies on it, and also if a button lies left, right, above or below.
    .right = Three are bust: nothing open in the row; no black die on an open space; and once an empty space, but next to a button.
    .mistake-opposite = These are the rolls that go well. Look for those that offer no open space.
    .mistake-only-closed-rows = That one is bust, whatever the black dice show. But a row with open spaces does not save you if no black die shows one of them.
    .mistake-neighbours-open = One is missing. An empty space next to a button is closed too: left, right, above or below.
    .mistake-hit = A roll among them is not bust. It is enough if one of the black dice shows an open space.
    .mistake-hits = A roll among them is not bust: its black dice show open spaces in the row of the white die.
    .solution = These rolls are bust: one whose white die names a closed row; one whose black dice show only buttons or stars; and one in which a black die shows an empty space, but beside a button.

exercise-3-4 = The white die has already fallen: it shows { $row }. You still roll { $dice } black dice. What is the probability now that you are bust?
    .title = One row
    .hint-1 = Only row { $row } counts now. In how many of its 6 columns is nothing open? Do not forget the neighbours of buttons.
    .hint-2 = You are bust if the first black die misses and the second one misses too, and so on. How likely is a miss for one die?
    .hint-3 = The dice are independent of each other, so the probabilities of their misses are multiplied.
    .right = { $missing } of 6 columns are closed, and { $dice } dice miss together in { $ways } of { $all } ways: a conditional probability, given that the white die shows { $row }.
    .mistake-well = That is the probability that it goes well. Bust is the complement.
    .mistake-one-die = That is the chance that one black die misses. You roll { $dice }, and all of them have to miss.
    .mistake-one-hits = That is the probability that one black die hits an open space. Bust means that all { $dice } miss.
    .mistake-one-misses = That is the chance that at least one die misses. One miss does no harm: you are bust only if all of them miss.
    .mistake-white-again = You counted the white die once more. It has fallen: its row is certain.
    .mistake-neighbours-open = You took an empty space next to a button for open. It is closed.
    .mistake-all-hit = That is the chance that all black dice show an open space. Bust means that all of them miss.
    .solution = { $open } spaces are open in row { $row }, so a die misses in { $missing } of 6 cases, and { $dice } dice all miss in { $missing }^{ $dice } = { $ways } of { $all } ways: { $fraction }.

exercise-3-5 = A small board, with dice that have 4 sides. You roll the white die and { $dice } black dice. How likely is it that you are bust? Give a fraction, or a percentage.
    .title = A whole board
    .hint-1 = Take one row at a time. How many of its 4 columns are closed? Two black dice fall in 4 · 4 = { $a-row } ways.
    .hint-2 = If 3 columns of a row are closed, 3 · 3 = 9 of the { $a-row } ways miss. If all 4 are closed, all { $a-row } do.
    .hint-3 = Add up the misses of the four rows, and divide by the number of outcomes in the sample space of all three dice: 4 · { $a-row }.
    .right = Row by row { $misses } = { $favourable } of { $outcomes } outcomes are bust: { $percent }.
    .solution = Row by row { $misses } = { $favourable } of { $outcomes } outcomes are bust: { $fraction }, or { $percent }.

exercise-3-6 = Back to the board of the question. You roll the white die and { $dice } black dice. What is the exact probability that you are bust?
    .title = The answer
    .hint-1 = Count the closed columns of each row. In one row all six are closed.
    .hint-2 = With 4 closed columns, { $dice } dice miss in 4 · 4 · 4 = 64 of { $a-row } ways. Do the same for every row.
    .hint-3 = Each row comes with probability 1/6. So add up the misses of the six rows, and divide by the whole sample space: 6 · { $a-row } = { $outcomes } outcomes.
    .right = { $misses } = { $favourable } of { $outcomes }. That is { $fraction }, or { $percent }.
    .guessed = You guessed { $guess }{ $off ->
        [higher] : you feared the dice more than you have to.
        [lower] : a bust is likelier than it feels.
       *[other] . Good instinct!
    }
    .solution = Row by row { $misses } = { $favourable } of { $outcomes } outcomes are bust: { $fraction }, or { $percent }. The closed row alone makes up more than half of it.

exercise-3-7 = Somebody rolls on this board again and again, and lays nothing, so the board stays as it is. Three rolls in a row went well. What is the next one?
    .title = After three good rolls
    .option-more = Bust more often than usual
    .option-same = Bust as often as usual
    .option-less = Bust less often than usual
    .noted = That is your guess. Now ask the dice.
    .solution = Any guess will do. “More often” is known as the gambler’s fallacy, and “less often” as the hot hand.

exercise-3-8 = Ask the dice. Roll until { $wanted } rolls have come that follow three good ones in a row. Only these { $wanted } count; you do not know how many rolls it will take.
    .title = Is a bust due?
    .outcome-due-bust = after three good ones: bust
    .outcome-due-safe = after three good ones: goes well
    .outcome-other = other rolls
    .rolled = { $due } of { $wanted } rolled after three good ones ({ $count } rolls in all)
    .rest = Roll the rest
    .on-paper = Write each roll into a box, in order: B for bust, G for one that goes well. Stop when nine boxes follow three Gs in a row. Count these nine.
    .rate-due = busts among the rolls after three good ones
    .noted = Busts after three good rolls: { $busts } of { $wanted }, a relative frequency of { $share }. On this board { $percent } of all rolls are bust: of { $wanted } that would be two or three. Nine rolls decide nothing; count those of the class together.
    .solution = After three good rolls a roll is bust with { $percent }, as always. Among nine such rolls half of the students see two busts or fewer, and half three or more. Add up the counts of the class, and do not ask who saw more. Nobody should compare a share with that of the other rolls, or roll a fixed number of times: both make busts after good rolls look too frequent.

exercise-3-9 = On this board { $percent } of all rolls are bust. Three rolls in a row went well, and nothing was laid. How likely is a bust now?
    .title = The fourth roll
    .option-due = More than { $percent }: it has to come at some time.
    .option-same = { $percent }, as before.
    .option-lucky = Less than { $percent }: the dice are running well.
    .option-even = 50%: it is bust or not.
    .hint-1 = What would have to be different for the chance to be different: the board? the dice?
    .hint-2 = Look at the rolls of the class, and at the hundred thousand: among those after three good ones, which share was bust?
    .right = Dice have no memory. The board is the same, so the probability is the same: the rolls are independent.
    .guessed = Before the rolls you guessed: { $guess }.
    .mistake-due = In a long run of rolls a bust will come, yes. But how would the dice know that they owe you one? What did the hundred thousand rolls show?
    .mistake-lucky = Three good rolls say nothing about the dice that was not known before. They fall as they always do.
    .mistake-even = There are two things that can happen, but why should they be equally likely? Count the outcomes of each.
    .solution = Rolls are independent: the conditional probability of a bust, given three good rolls, is { $percent }, as it always is on this board.

exercise-3-10 = On another board a roll is bust with probability { $chance }. You roll { $times } times, and lay nothing in between. How likely is the event “at least one of these rolls is bust”?
    .title = Sooner or later
    .hint-1 = At least one: that is one, or two, or more. The complement is simpler.
    .hint-2 = The complement is that all { $times } rolls go well. One roll goes well with probability { $well }.
    .hint-3 = Rolls are independent: multiply for “and”. Then subtract from 1.
    .right = All { $times } go well with probability { $all-well }, so at least one is bust with { $answer }: { $percent }.
    .mistake-added = You added the chances up. But two rolls can both be bust, and then that case is counted twice. With enough rolls you would even pass 1.
    .mistake-none = That is the probability of the complement: none of the rolls is bust. You are nearly there.
    .mistake-certain = It need not come: all { $times } rolls may go well. How likely is that?
    .mistake-every = That is the chance that all { $times } rolls are bust. One is enough.
    .mistake-just-one = That is the chance of exactly one bust. Two or more count as well.
    .mistake-one-roll = That is the chance for one roll. You roll { $times } times: there are more ways to meet a bust.
    .solution = All { $times } rolls go well with probability ({ $well })^{ $times } = { $all-well }, so at least one is bust with 1 - { $all-well } = { $answer }, or { $percent }. That much is true in “it has to come”. But it is said of all the rolls together, before the first one.

exercise-3-11 = Your roll offers three spaces. Choose the one after which your next roll, again with 3 black dice, is bust least often.
    .title = The safest space
    .not-offered = { $cell } is not offered: choose one of the three marked spaces.
    .hint-1 = Try each space in your mind: which spaces does it close, and in which rows? Its own row, and one space in the row above and below.
    .hint-2 = Spaces do not all count the same. In a row with many open spaces, losing one hardly matters. The last open space of a row matters most.
    .hint-3 = For each row that changes, compare missed · missed · missed before and after.
    .right = After { $best } a roll is bust in { $risk } of all cases; after the others more often: { $others }.
    .mistake-roomiest = { $cell } leaves { $open } spaces open, more than any other. But it matters in which rows they are: a row that has few cannot afford to lose one.
    .mistake-other = After { $cell } a roll is bust more often than necessary. Look at the rows that it leaves with few open spaces.
    .mistake-several = One button a roll: choose one space.
    .mistake-elsewhere = The roll does not offer { $cell }: choose one of the three marked spaces.
    .solution = The safest space is { $best } with { $risk }; the others: { $others }. { $roomiest } leaves the most spaces open, { $most } instead of { $left }, but not where they are needed.

exercise-3-12 = In a real round Leo has rolled four times, laid four buttons, and was never bust. “Now it has to come,” he says. In what is he wrong? And in what may he be right all the same?
    .title = In a real round
    .model = Wrong: the dice do not remember four good rolls, so they do not make the fifth one worse. Right: he has laid four buttons, and each of them closes spaces, so the board is fuller and the next roll is bust more often. The board remembers, the dice do not.
    .solution = The board remembers, the dice do not. What grows is the number of closed spaces.

# For tests
exercise-3-201 = A spinner has { $sectors } equal sectors: { $red } are red and { $blue } are blue. It is spun twice. Draw a tree diagram. What is the probability that red comes exactly once?
    .title = A spinner, twice
    .hint-1 = Which paths of the tree diagram belong to the event? Multiply along each path, and add the paths.
    .right = Two paths belong to it, red–blue and blue–red, each with { $path }. Together: { $answer }, or { $percent }.
    .mistake-one-path = That is one path of the tree diagram. Red may come first or second.
    .mistake-at-least = That is “at least once”: the path red–red is in it. Here red comes exactly once.
    .mistake-both = That is the path red–red: red comes twice.
    .mistake-taken-away = You took a sector away after the first spin, as if a button were not put back. The spinner stays as it is.
    .solution = Path red–blue: { $red }/{ $sectors } · { $blue }/{ $sectors }. Path blue–red: the same. Together { $answer }, or { $percent }.
exercise-3-202 = It rains tomorrow with probability { $rain }. If it rains, the school bus is late with probability { $late-wet }; if not, with probability { $late-dry }. What is the probability that the bus is late tomorrow?
    .title = A late bus
    .hint-1 = Draw a tree diagram: first rain or no rain, then late or on time. Which two paths end with “late”?
    .right = { $late-wet } of { $rain } is { $wet }, and { $late-dry } of { $no-rain } is { $dry }. Together { $percent }.
    .mistake-one-path = That is the path with rain. The bus may be late without rain, too.
    .mistake-mean = That would be right if rain and no rain were equally likely. But rain has probability { $rain }.
    .mistake-added = You added two conditional probabilities. First multiply each by the probability of its case.
    .mistake-exchanged = You exchanged the two cases: with rain the bus is late with probability { $late-wet }.
    .solution = Total probability: P(rain and late) = { $wet }, P(no rain and late) = { $dry }, so P(late) = { $percent }.
exercise-3-203 = At a school { $sport } of the students are in a sports club, { $music } play an instrument, and { $both } do both. One student is chosen at random. Are the events “sports club” and “instrument” independent?
    .title = Independent or not
    .option-independent = They are independent.
    .option-more-often = They are not: the share that plays an instrument is larger in the sports club than in the whole school.
    .option-less-often = They are not: the share that plays an instrument is smaller in the sports club than in the whole school.
    .option-overlap = They are not: there are students who do both.
    .hint-1 = If A and B are independent, P(A and B) = P(A) · P(B).
    .right = { $case ->
        [independent] P(A) · P(B) = { $product }, and that is P(A and B): they are independent.
       *[other] If they were independent, P(A and B) would be { $product }. It is { $both }: of those in a sports club { $within } play an instrument, and of all { $music }.
    }
    .mistake-independent = If they were independent, { $music } of { $sport } would do both. How much is that?
    .mistake-more-often = Divide { $both } by { $sport }: that is the share within the sports club. Is it larger than { $music }?
    .mistake-less-often = Divide { $both } by { $sport }: that is the share within the sports club. Is it smaller than { $music }?
    .mistake-overlap = Events that can happen together may be independent, or not. Compare P(A and B) with P(A) · P(B).
    .solution = P(A) · P(B) = { $product } and P(A and B) = { $both }. { $case ->
        [independent] They are equal, so the events are independent.
       *[other] They are not equal, so the events are not independent.
    } Given “sports club”, the probability of “instrument” is { $within }; without the condition it is { $music }.
exercise-3-204 = A two-way table says how the students of a school came today. By bus: { $bus-late } late, { $bus-punctual } on time. By bike: { $bike-late } late, { $bike-punctual } on time. One of those who were late is chosen at random. What is the conditional probability that this student came by bus?
    .title = A two-way table
    .hint-1 = The condition is “late”. Which column of the table is left?
    .right = { $late } were late, and { $bus-late } of them came by bus: { $bus-late }/{ $late }, or { $percent }.
    .mistake-exchanged = That is P(late | bus), the share of those by bus who were late. The condition is “late” here, and “bus” is asked for.
    .mistake-both = You divided by the number of all students. Divide by the number of those who were late.
    .mistake-whole-row = That is the probability of “bus” without the condition.
    .mistake-odds = You compared those by bus with those by bike. Compare them with all { $late } who were late.
    .solution = P(bus | late) = { $bus-late }/({ $bus-late } + { $bike-late }) = { $answer }, or { $percent }.
exercise-3-205 = Of all e-mails { $spam } are spam. A filter moves { $found } of the spam to the folder “Junk”, and by mistake { $wrong } of the other e-mails. An e-mail is in this folder. What is the conditional probability that it is spam?
    .title = A spam filter
    .hint-1 = Think of 1000 e-mails. How many are spam and are moved? How many others are moved?
    .right = Of 1000 e-mails { $hits } are spam and moved, and { $false } others are moved: { $hits }/{ $moved }, or { $percent }.
    .mistake-exchanged = That is P(moved | spam). You are asked for P(spam | moved).
    .mistake-one-path = That is P(spam and moved), one path of the tree diagram. Divide it by the probability that an e-mail is moved.
    .mistake-moved = That is the probability that an e-mail is moved, be it spam or not. Which part of these is spam?
    .mistake-spam-alone = That is the probability of spam before anybody knows that the e-mail was moved.
    .solution = Of 1000 e-mails { $spam-count } are spam and { $other-count } are not. Moved are { $hits } and { $false }, in all { $moved }. P(spam | moved) = { $hits }/{ $moved }, or { $percent }.
exercise-3-206 = A scratch card wins with probability { $win }, independently of all others. You buy { $cards } of them. What is the probability that at least one wins?
    .title = At least one wins
    .hint-1 = The complement is simpler: no card wins. Multiply, because the cards are independent.
    .right = No card wins with probability { $product } = { $none }. So at least one wins with 1 − { $none } = { $answer }, or { $percent }.
    .mistake-none = That is the probability of the complement: no card wins.
    .mistake-added = You added. But two cards can both win, and these cases are then counted twice.
    .mistake-exactly-one = That is exactly one. Two or more may win, too.
    .mistake-all = That is the probability that all { $cards } win.
    .solution = Complement: { $product } = { $none }. 1 − { $none } = { $answer }, or { $percent }.
exercise-3-207 = A fair coin has shown heads { $heads } times in a row. What is the probability of heads at the next toss, and why?
    .title = The next toss
    .option-half = 1/2, because the tosses are independent.
    .option-whole-run = { $run }, because that is how rare { $more } heads in a row are.
    .option-balance = Less than 1/2, because by the law of large numbers heads and tails balance out.
    .option-frequency = More than 1/2, because the relative frequency of heads is 1 so far.
    .hint-1 = What has happened already, and what is still open?
    .right = The { $heads } tosses have happened. The coin is fair and has no memory: the conditional probability of heads is 1/2, as always.
    .mistake-whole-run = That was the probability of { $more } heads before the first toss. { $heads } of them are certain by now: only one toss is still open.
    .mistake-balance = In the long run the relative frequency comes near 1/2 because the first tosses count for less and less. No later toss makes up for them.
    .mistake-frequency = So few tosses give a rough estimate only. And here it is known that the coin is fair.
    .solution = The tosses are independent. Given { $heads } heads, the conditional probability of heads is 1/2. { $run } is the probability of { $more } heads, seen from before the first toss.
