# Lesson 2. A message exercise-2-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-2 = One roll

exercise-2-1 = You want a space in column 6. Five black dice are rolled. How likely is it that at least one of them shows a 6? What is your guess?
    .title = Your guess
    .noted = We shall come back to it.
    .solution = A guess is neither right nor wrong. A guess near five sixths, 83%, shows that the sixths were added up.

exercise-2-2 = You rolled this: white { $white }, black { $columns }. On which spaces may you lay a button? Click all of them.
    .title = What a roll offers
    .hint-1 = The white die names the row. Put a finger on row { $white }.
    .hint-2 = Every black die, gold pips or white, names a column that you may choose: { $columns }. Which of these spaces are closed?
    .right = Row { $white }, and any column that a black die shows and that is open.
    .mistake-swapped = You took the white die for the column. It names the row; the black ones name columns.
    .mistake-gold-only = That is the golden space, which the others may use as well. It is your roll: you may choose any of the black dice.
    .mistake-closed = The roll names { $cell }, but that space is closed: a button lies beside it.
    .mistake-missing = { $found ->
        [one] That one is right.
       *[other] Those { $found } are right.
    } But you may choose among all black dice.
    .mistake-elsewhere = The roll does not name { $cell }. White is the row, and one of the black dice is the column.
    .solution = The row is { $white }, and the columns are { $columns }. Of these spaces those are left that are empty and have no button beside them.

exercise-2-3 = Roll the five black dice thirty times. How many different columns do they show?
    .title = Thirty rolls
    .dice = Black dice: { $black }
    .outcome-1 = 1 column
    .outcome-2 = 2 columns
    .outcome-3 = 3 columns
    .outcome-4 = 4 columns
    .outcome-5 = 5 columns
    .noted = Saved. How often a result came, divided by the number of rolls, is its relative frequency. Your class puts all its rolls together.
    .solution = Everybody has dice of their own. Four columns are the most likely, then three; put together, the relative frequencies of the class come near the probabilities that are worked out at the end.

exercise-2-4 = Late in a round: you roll the white die and only one black die. How likely is it that the roll names an open space?
    .title = One black die
    .hint-1 = Each space of the board is named by exactly one way in which the two dice can fall: one outcome. How many outcomes has the sample space?
    .hint-2 = Count the open spaces: empty, and with no button left, right, above or below.
    .right = { $open } of { $spaces } equally likely outcomes name an open space: the probability is { $chance }.
    .mistake-neighbours = You counted all empty spaces. Those beside a button are closed too.
    .mistake-odds = That sets the open spaces against the closed ones. A probability compares them with all { $spaces }.
    .mistake-added = Two dice with { $sides } sides fall in more than 12 ways: each number of one goes with each number of the other.
    .solution = The white die falls in { $sides } ways and the black one in { $sides }, so the sample space has { $spaces } outcomes, one for each space. { $open } spaces are open.

exercise-2-5 = Two black dice are rolled. Compare two events: “both show a { $one }”, and “one shows a { $one }, the other a { $other }”.
    .title = Double or mixed
    .option-equal = Both are equally likely.
    .option-twice = { $one } and { $other } is twice as likely.
    .option-six-times = { $one } and { $other } is six times as likely.
    .option-double = Two times { $one } is more likely.
    .hint-1 = Look at the picture of the sample space above. Which squares belong to each event?
    .hint-2 = Imagine one die gold and the other one white. How can they show a { $one } and a { $other }?
    .right = Gold { $one } and white { $other }, or gold { $other } and white { $one }: this event has two outcomes of { $outcomes }. The double has only one.
    .mistake-equal = They look alike, so it seems to be one outcome. But make one die gold: gold { $one }, white { $other } is something else than gold { $other }, white { $one }.
    .mistake-six-times = Doubles are rare if any mixed result counts. But here only { $one } and { $other } count.
    .mistake-double = How many squares of the picture show two times { $one }? And how many a { $one } and a { $other }?
    .solution = Two outcomes of { $outcomes } against one. Dice do not know whether we can tell them apart.

exercise-2-6 = Five black dice lie in a row, from left to right. Which of these events are exactly as likely as this result?
    .title = Just as likely
    .dice = From left to right: { $dice }
    .option-sixes = { $six } { $six } { $six } { $six } { $six }
    .option-any-order = { $numbers }, in any order
    .option-rising = 1 2 3 4 5, in this order
    .option-all-different = five different numbers
    .hint-1 = In how many ways can each of them come about, die by die from the left?
    .hint-2 = How likely is it that the first die shows the first number, the second one the second, and so on? Does it matter which numbers these are?
    .right = Each of the { $outcomes } outcomes is as likely as any other, whether it looks special or not. The other two events are many outcomes at once.
    .mistake-any-order = “In any order” is not one outcome. There are { $orders } orders, and the given one is one of them.
    .mistake-all-different = Five different numbers can come in { $different } ways. The given result is only one of these.
    .mistake-looks-special = Why should the dice avoid { $six } { $six } { $six } { $six } { $six }? It looks special to us. The dice do not look.
    .mistake-nothing-special = These look like the given result, but each is many outcomes at once. Look for those that are one single outcome.
    .solution = Given from left to right, every result is one outcome of a sample space of { $outcomes }, so sixes and 1 2 3 4 5 are as likely as { $dice }. “In any order” is { $orders } outcomes, and “all different” { $different }.

exercise-2-7 = { $dice } black dice are rolled. How likely is it that none of them shows a { $column }?
    .title = None of them
    .hint-1 = Begin with one die: { $others } of { $sides } sides are no { $column }.
    .hint-2 = The dice are independent: what one shows does not change the chances of another. In how many ways can { $dice } dice fall, and in how many without a { $column }?
    .right = { $product } = { $chance }, because the dice are independent.
    .mistake-taken-away = You took a sixth away for each die. With six dice nothing would be left, but six dice can miss. Try multiplying.
    .mistake-one-die = That is right for one die. Here { $dice } dice all have to miss.
    .mistake-all-show = That is the chance that each of them shows a { $column }.
    .mistake-added = More than certain! All of them have to miss. Do we add or multiply?
    .mistake-outcomes-added = You added { $others } for each die. But each of the { $others } numbers of one die can come with each of the { $others } of another one: multiply.
    .mistake-parts-added = You added the numerators, and the denominators. That makes { $others }/{ $sides } again, as with one die. But several dice all miss less often than one.
    .solution = Of { $outcomes } outcomes { $missing } are without a { $column }: { $product } = { $chance }.

exercise-2-8 = And the question of the beginning: five black dice. How likely is it that at least one of them shows a 6?
    .title = At least one
    .hint-1 = What is the complement, that is the opposite, of “at least one”?
    .hint-2 = How likely is it that none of the five shows a 6? Take this away from 1.
    .right = 1 − { $product } = 1 − { $none } = { $chance }, or { $percent }%. In many rolls the relative frequency of rolls with a 6 comes near this probability.
    .mistake-added = You added a sixth for each die. But a roll with two sixes would then be counted twice. (And with six dice it would be certain!)
    .mistake-none = That is the chance that none of them shows a 6. (By accident it is also the chance of exactly one 6.) What is the complement?
    .mistake-one-die = That is one die alone. There are five.
    .mistake-all-show = That is the chance that all five show a 6.
    .guessed = At the beginning you guessed { $guess }. { $off ->
        [near] Well guessed!
        [added] That is five times a sixth. But the sixths overlap: two sixes in one roll help only once.
        [high] That is too high by { $points ->
            [one] a percentage point
           *[other] { $points } percentage points
        }. Dice that show the same help only once.
       *[low] That is too low by { $points ->
            [one] a percentage point
           *[other] { $points } percentage points
        }. Five chances are more than they seem.
    }
    .solution = The complement is that all five miss: { $product } = { $none }, about { $percent-none }%. So at least one shows a 6 with probability { $chance }, about { $percent }%.

exercise-2-9 = You need the space { $cell }. You roll the white die and { $dice } black dice. How likely is it that the roll offers your space?
    .title = Your space
    .hint-1 = Two things have to happen: the white die shows { $row }, and at least one black die shows { $column }.
    .hint-2 = You find “at least one” by its complement. And are the white die and the black dice independent?
    .right = { $white } · { $black } = { $chance }: row and column are independent, so we multiply.
    .mistake-white-forgotten = That is the chance for column { $column }. The white die has to show row { $row } as well.
    .mistake-each-added = You counted 1/36 for each black die. If two of them show { $column }, that is counted twice.
    .mistake-one-black = That would be right with one black die. You have { $dice }.
    .mistake-row-plus-column = You added. But row and column have to come together, both of them.
    .solution = Row { $row }: { $white }. Column { $column } on at least one of { $dice } dice: { $black }. Both: { $white } · { $black } = { $chance }.

exercise-2-10 = { $dice } black dice are rolled. How likely is it that they show { $dice } different columns?
    .title = All different
    .hint-1 = Roll them one after the other. The first one may show anything. And the second one?
    .hint-2 = For the second die { $second } columns are still new, for the third one { $third }. How many outcomes is that, and how many has the sample space?
    .right = { $product } = { $different } of { $outcomes } outcomes: { $chance }.
    .mistake-order-forgotten = You counted which columns, but not which die shows which. Each choice of columns can fall in many orders.
    .mistake-only-the-first = The others must differ from the first die, but from each other as well.
    .mistake-one-outcome = That is one single outcome. There are many in which all differ.
    .mistake-two-dice = That is right for two dice. There are { $dice }.
    .solution = The first die has { $sides } numbers to choose from, the next one { $second }, then { $third }. Which numbers these are depends on the dice before, but not how many: so the product rule holds. { $product } = { $different } of { $outcomes } outcomes, so { $chance }.

exercise-2-11 = A friend says: “With six black dice, a 6 is certain: six times one sixth is one.” What do you answer? How likely is it really, and would it ever be certain?
    .title = Six dice
    .model = Six dice can all miss: the probability of that is { $product }, about one third. So a 6 comes with about { $percent }%. Your sixths overlap: a roll with two sixes is counted twice. With more dice it gets closer and closer to 1, but it is never certain, because all of them can miss.
    .solution = A good answer shows a roll without a 6, finds { $percent }% by way of the complement, says why sixths must not be added (rolls with two sixes are counted twice), and sees that certainty is never reached.

# Pictures
picture-two-dice = The { $count } outcomes of two dice, with the doubles marked
picture-misses = None of the dice shows a 6
picture-hits = At least one of the dice shows a 6
picture-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
picture-not = { $percent }%, not { $wrong }%
picture-columns = Five black dice: how many different columns in { $outcomes } outcomes?
picture-columns-own = Your thirty rolls
picture-columns-not-rolled = Your thirty rolls: first roll the dice of { $number }
picture-columns-count = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
picture-columns-of = { $ways }: { $percent }%
picture-columns-rolled = { $count } of { $times }

# For tests
exercise-2-201 = A coin is tossed { $tosses } times, and then a spinner with { $sectors } different colours is spun once. An outcome says what each toss shows, and which colour comes. How many outcomes has the sample space?
    .title = The sample space
    .hint-1 = List the outcomes of two tosses of a coin. What happens to their number with one more toss? And each of them goes with each colour.
    .right = The tosses have { $product } = { $sides } outcomes, and each goes with { $sectors } colours: { $sides } · { $sectors } = { $answer }.
    .mistake-added = You added. Each outcome of one trial goes with each outcome of the next: multiply.
    .mistake-twice-tosses = { $tosses } tosses have more than 2 · { $tosses } outcomes: each toss doubles their number.
    .mistake-number-of-heads = You counted how many heads may come. But “heads, then tails” and “tails, then heads” are two outcomes.
    .mistake-coin-alone = That is the sample space of the tosses alone. The spinner is missing.
    .solution = Product rule: { $product } · { $sectors } = { $answer } outcomes.
exercise-2-202 = A bag holds { $red } red, { $blue } blue and { $green } green buttons, all of the same size. One button is drawn without looking. What is the probability of the event “the button is red”?
    .title = A button from a bag
    .hint-1 = Which outcomes are equally likely here: the colours, or the buttons?
    .right = The { $all } buttons are equally likely, and { $red } of them are red: { $red }/{ $all }, or { $percent }.
    .mistake-colours = There are three colours, but they are not equally likely. The buttons are.
    .mistake-odds = You compared the red buttons with the others. A probability compares them with all { $all }.
    .mistake-others = That is the probability of the complement: the button is not red.
    .mistake-one-button = That is the probability of one particular button. How many of them are red?
    .solution = All { $all } buttons are equally likely outcomes, and { $red } of them belong to the event: { $red }/{ $all }, or { $percent }.
exercise-2-203 = { $cards } cards are numbered from 1 to { $cards }. One card is drawn at random. Event A: “the number is a multiple of { $first }”. Event B: “the number is a multiple of { $second }”. What is the probability of “A or B”, that is, of at least one of these events?
    .title = A or B
    .hint-1 = How many numbers belong to A, and how many to B? Which of them belong to both?
    .right = { $in-first } + { $in-second } − { $both } = { $hits } of the { $cards } numbers: { $answer }, or { $percent }.
    .mistake-twice = You counted twice the numbers that belong to both A and B.
    .mistake-both = That is the probability of “A and B”: the number is a multiple of { $first } and of { $second }.
    .mistake-only-one = You left out the numbers that belong to both events. They belong to “A or B”, too.
    .mistake-neither = That is the probability of the complement: neither A nor B happens.
    .solution = Inclusion–exclusion: A has { $in-first } outcomes, B has { $in-second }, and { $both ->
        [one] 1 is
       *[other] { $both } are
    } in both. So “A or B” has { $hits } of { $cards }: { $answer }.
exercise-2-204 = There are { $tickets } tickets in a raffle: { $large } win a large prize, { $small } win a small prize, and the others win nothing. You draw one ticket. What is the probability of the complement of the event “you win a prize”?
    .title = No prize
    .hint-1 = The complement happens exactly when the event itself does not happen. How many tickets belong to it?
    .right = The complement is “you win nothing”: 1 − { $prizes }/{ $tickets } = { $blanks }/{ $tickets }, or { $percent }.
    .mistake-event = That is the probability of the event itself. Its complement is asked for.
    .mistake-no-large = That is the probability of no large prize. A small prize is a prize, too.
    .mistake-no-small = That is the probability of no small prize. A large prize is a prize, too.
    .mistake-odds = You compared the tickets that win nothing with those that win. Compare them with all { $tickets }.
    .solution = { $large } + { $small } = { $prizes } tickets win. The complement has the other { $blanks } of { $tickets } outcomes: { $percent }.
exercise-2-205 = Two fair dice with the numbers 1 to { $sides } are rolled. What is the probability of the event “the sum is { $total }”?
    .title = A sum of two dice
    .hint-1 = Imagine that one die is red and the other one blue. How many outcomes are there, all equally likely?
    .hint-2 = Red { $low } and blue { $high } is an outcome with this sum. Which are the others?
    .right = { $hits } of { $outcomes } outcomes have this sum, from { $low } and { $high } to { $high } and { $low }: { $percent }.
    .mistake-sums = There are { $sums } different sums, but they are not equally likely. The outcomes of the two dice are.
    .mistake-unordered = Red { $low } and blue { $high } is one outcome, red { $high } and blue { $low } another one. Count both.
    .mistake-added = Two dice have { $sides } · { $sides } outcomes, and not { $sides } + { $sides }.
    .solution = The sample space has { $sides } · { $sides } = { $outcomes } equally likely outcomes, and { $hits } of them have the sum { $total }: { $answer }.
exercise-2-206 = A bag holds { $red } red and { $blue } blue buttons. Two buttons are drawn at random, one after the other, and the first is not put back. What is the probability that both are red?
    .title = Not put back
    .hint-1 = If the first button is red: which buttons are left in the bag?
    .right = { $red }/{ $buttons } · { $red-left }/{ $left } = { $answer }, or { $percent }.
    .mistake-put-back = That is right if the first button is put back. Here there is one button fewer for the second draw, and one red button fewer.
    .mistake-red-kept = You took one button fewer for the second draw. The one that is missing is red.
    .mistake-first-alone = That is the probability that the first button is red. The second one must be red, too.
    .mistake-added = You added. For “the first and the second” multiply.
    .solution = Drawing without replacement: first { $red } of { $buttons } are red, then { $red-left } of { $left }. Multiply: { $answer }.
exercise-2-207 = A drawing pin was tossed { $tosses } times, and { $hits } times it fell with its point up. Take the relative frequency as an estimate of the probability. How many times do you expect “point up” in { $more } further tosses?
    .title = A drawing pin
    .hint-1 = The relative frequency is how many times it came, divided by the number of tosses.
    .right = The relative frequency is { $hits }/{ $tosses } = { $frequency }. Of { $more } tosses that is { $answer }.
    .mistake-half = Two outcomes need not be equally likely: a drawing pin is no coin. What did the first tosses show?
    .mistake-as-many = That many came in { $tosses } tosses. Now there are { $more }.
    .mistake-others = That many times the point should not be up.
    .mistake-difference = You counted every further toss as one with the point up. Their share should be about the same as before.
    .solution = Estimate: { $hits }/{ $tosses } = { $frequency }. Expected: { $frequency } of { $more }, which is { $answer }. The real number will be near it.
