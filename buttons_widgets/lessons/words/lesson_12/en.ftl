# Lesson 12. A message exercise-12-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-12 = How long does it take?

waiting-example = such as 6.5

# Thirty waits, where the kit and the answer sheet would say rolls
card-roll-hint = Roll until two dice make 7 (R)
card-roll-rest = { $left ->
        [one] Roll the last wait
       *[other] { $done ->
            [0] Roll all { $left } waits
           *[other] Roll the other { $left } waits
        }
    }
card-roll-rest-hint = Roll all waits that are left at once
card-rolled = { $count } of { $times } waits
class-rolled = { $rolls } waits of { $students ->
        [one] 1 student
       *[other] { $students } students
    }, one after the other
class-rolls-axis = waits of the class together

exercise-12-1 = Somebody else has rolled this. Which of these rows could you tick on your right half? Choose all.
    .title = Which rows?
    .option = Row { $row }
    .hint-1 = Of somebody else’s roll the red die does not count for you.
    .hint-2 = Three blue dice are left. In how many ways can you take two of them?
    .right = Two of the blue dice: { $pairs }, so rows { $sums }. You may tick one box.
    .mistake-red-too = The red { $red } counts only for the player who rolled. What do the blue dice make, two at a time?
    .mistake-red-only = Those need the red { $red }, and only the player who rolled has it. Take two blue dice.
    .mistake-all-three = A sum is always of two dice, never of three.
    .solution = The pairs of blue dice are { $pairs }: rows { $sums }. The red { $red } is only for the player who rolled.

exercise-12-2 = Row 12 has two open boxes on your right half. How many rolls of the others does it take, on average, until both are ticked? What is your guess?
    .title = Your guess
    .noted = We shall come back to it.
    .solution = A guess is neither right nor wrong. It is compared in exercise 12.8.

exercise-12-3 = Two dice are rolled. How likely is the sum { $row }?
    .title = Sum of two dice
    .hint-1 = How many outcomes has the sample space, if one die is blue and the other one red?
    .hint-2 = Write down the outcomes with the sum { $row }, blue die first. With another sum: is blue 1 and red 2 the same outcome as blue 2 and red 1?
    .right = { $pairs }: { $ways } of { $outcomes } equally likely outcomes.
    .mistake-order = You counted pairs without their order. With a blue and a red die, { $low } + { $high } and { $high } + { $low } are two outcomes.
    .mistake-of-pairs = There are 21 pairs without order, but they are not equally likely: 4 and 5 comes twice as often as 4 and 4. Count outcomes.
    .mistake-of-sums = There are 11 sums, but they are not equally likely. Compare 12 with 7.
    .mistake-outcomes = That many outcomes are right. Out of how many?
    .solution = Of { $outcomes } outcomes { $ways } have the sum { $row }: { $pairs }.

exercise-12-4 = Somebody else rolls the three blue dice. How likely is it that two of them make { $row }?
    .title = Two of three dice
    .hint-1 = Name the dice a, b and c. The sample space has { $rolls } rolls, and in { $pair } of them a and b make { $row }. And how many pairs are there?
    .hint-2 = Which rolls have you now counted twice? For example, a and b make { $row }, and a and c do too: then b and c are equal.
    .hint-3 = In how many rolls do both of these pairs make { $row }? There are { $ways } numbers for a that will do, and then b and c are fixed. And in how many ways can you choose two of the three pairs?
    .right = Inclusion–exclusion: { $added } − { $less } = { $hits } of { $rolls } rolls.
    .mistake-two-dice = That is the chance of two dice. Here there are three, and any two of them will do.
    .mistake-added = You added the chances of three events, one for each pair. A roll in which two pairs make { $row } is now counted twice. How many such rolls are there?
    .mistake-independent = You multiplied as if the three pairs were independent. But they share dice: if the first and second make { $row }, and the first and third too, the second and third cannot.
    .mistake-taken-once = You took away what two of the pairs have in common. There are three such twos: first and second, first and third, second and third.
    .mistake-taken-twice = You took away too much. A roll that was counted twice should count once, not never.
    .mistake-outcomes = That many rolls are right. Out of how many?
    .solution = Each of the 3 pairs makes { $row } in { $ways } · 6 = { $pair } rolls, together { $added }. For each two of the pairs there are { $twice } rolls in which both make it, 3 · { $twice } = { $less } in all; these were counted twice. All three pairs never make an odd sum. { $added } − { $less } = { $hits } of { $rolls }, which is { $chance }.

exercise-12-5 = The three blue dice are rolled until two of them make 7. How many rolls does it take? Wait thirty times: each press is one whole wait.
    .title = Thirty waits
    .waited = { $count ->
        [one] a 7 with the first roll
       *[other] a 7 after { $count } rolls
    }
    .outcome-1 = 1 roll
    .outcome-2 = 2 rolls
    .outcome-3 = 3 rolls
    .outcome-4 = 4 rolls
    .outcome-5 = 5 rolls
    .outcome-more = 6 or more
    .noted = Saved. Your class puts all its waits together.
    .solution = Everybody has dice of their own. A wait of one roll is the most likely, and each further roll makes a wait 7/12 as likely. This is the geometric distribution.

exercise-12-6 = Row { $row } has one open box on your right half. How many rolls of the others does it take, on average, until it is ticked? In mathematics this is the expected value of the waiting time. (Of the { $rolls } rolls { $hits } offer { $row }.)
    .title = One box
    .hint-1 = Imagine { $rolls } rolls, each outcome once. How often is the box ticked, if a new box is waiting each time?
    .hint-2 = { $hits } ticks in { $rolls } rolls. How many rolls is that for each tick?
    .right = { $rolls } / { $hits } { $is } { $mean } rolls: 1 divided by the chance.
    .mistake-chance = That is the chance of one roll. How many rolls does it take?
    .mistake-below-one = No wait is shorter than one roll.
    .mistake-before = Those are the rolls that miss. The roll that ticks the box counts too.
    .mistake-half = You halved it. But what you halved is not the longest wait: it can take much longer.
    .mistake-even = After so many rolls the box is ticked in more than half of all cases. The average is larger, because some waits are very long.
    .mistake-two-dice = That would be right for two dice. The others roll three blue dice.
    .solution = In { $rolls } rolls a { $row } is offered { $hits } times, so one in { $rolls } / { $hits } { $is } { $mean } rolls. In general, the expected value of a geometric distribution is 1 divided by the chance.

exercise-12-7 = A roll offers { $row } with chance { $chance }. How likely is it that your box in row { $row } is still open after { $rolls } rolls of the others?
    .title = Still open
    .hint-1 = The event is: a roll offers { $row }. How likely is its complement?
    .hint-2 = The rolls are independent, and every one of them has to miss.
    .right = { $product } = { $result }, or { $percent }.
    .mistake-ticked = That is the complement: the chance that the box is ticked by then.
    .mistake-one-roll = That is right for one roll. Here { $rolls } rolls have to miss.
    .mistake-just-then = That is the chance that it is ticked just with roll { $rolls }. The question is whether it is still open.
    .mistake-taken-away = You took the chance away once for each roll. Sooner or later nothing would be left in that way, but dice can always miss again. Multiply.
    .mistake-added = All of them have to miss, one and the other. Do we add or multiply?
    .solution = One roll misses with { $miss }, and { $rolls } rolls miss with { $product } = { $result }.

exercise-12-8 = And the question of the beginning: row 12, two open boxes on the right half. How many rolls of the others does it take, on average, until both are ticked? (This is the expected value, again.) (Of the { $rolls } rolls { $hits } offer 12.)
    .title = Two boxes
    .hint-1 = How many rolls does the first box take, on average?
    .hint-2 = When the first box is ticked, you wait for the second one. Do the dice know that you have waited before?
    .right = { $one } rolls for the first box, and as many for the second one: { $both }.
    .guessed = You guessed { $guess }. { $off ->
        [same] Your range holds it.
        [higher] It is less: { $both } rolls.
       *[lower] It takes longer: { $both } rolls.
    }
    .mistake-one-box = That is one box. The second one takes as long again.
    .mistake-multiplied = You multiplied. The second wait begins when the first one ends, so the waits are added.
    .mistake-two-dice = That would be right for two dice. The others roll three blue dice, and any two will do.
    .mistake-halved = Two boxes do not make it quicker: each roll ticks one box at most.
    .mistake-before = Those are the rolls that miss. The two rolls that tick a box count too.
    .mistake-all-four = That is for four dice. Of the others’ rolls only the three blue dice count.
    .solution = { $rolls } / { $hits } = { $one } rolls for each box, one after the other: { $both }. Expected values are added. (The number of rolls has a negative binomial distribution.)

exercise-12-9 = Row { $row } has two open boxes on the right half, and each roll offers { $row } with chance { $chance }. How likely is it that the second box is ticked with roll { $last }, neither earlier nor later?
    .title = With just this roll
    .hint-1 = Roll { $last } has to offer { $row }: call that a hit, and its complement a miss. How many of the { $before } rolls before it have to be hits as well?
    .hint-2 = In how many ways can that one hit be placed among the { $before } rolls? And how likely is each of these ways?
    .right = { $before } · { $factors } ≈ { $percent }.
    .mistake-one-order = That is one way. The first hit may come with any of the { $before } rolls before the last one.
    .mistake-any-order = You let both hits come anywhere. The second one has to come with roll { $last }, or both boxes would have been ticked before.
    .mistake-one-box = That is for one box: only misses, then a hit. Here there is a hit among the first { $before } rolls too.
    .mistake-no-misses = That is two hits. The { $misses ->
        [one] roll that misses has
       *[other] { $misses } rolls that miss have
    } a chance as well.
    .solution = Two hits and { $misses ->
        [one] a miss
       *[other] { $misses } misses
    } in a certain order: { $factors }. The last roll is a hit, and the other hit is one of { $before }: { $before } · { $factors } ≈ { $percent }. This is the negative binomial distribution.

exercise-12-10 = Your own rolls now. Only rows { $one } and { $other } are left, a box each. Used best, the slower row first, { $both } of { $rolls } rolls tick both, { $countOne } only row { $one }, { $countOther } only row { $other }, and { $nothing } nothing. Alone, row { $one } takes { $waitOne } rolls and row { $other } { $waitOther }. How many rolls until both are ticked, on average?
    .title = Two rows left
    .hint-1 = Imagine { $rolls } players who stand here. Each of them rolls once: that is { $rolls } rolls so far. Who needs how many more?
    .hint-2 = Those who ticked row { $one } have row { $other } left, which takes { $waitOther } rolls. Those who ticked nothing stand where they stood, and need the number that you are looking for. Call it V.
    .hint-3 = { $rolls } · V = { $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne } + { $nothing } · V.
    .right = ({ $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne }) / { $something } ≈ { $mean } rolls.
    .mistake-added = You let one row wait for the other. But both are open at the same time: a roll that misses one may tick the other.
    .mistake-slower = That is the slower row alone. It may be ticked first, and then the other one is still open.
    .mistake-once = You forgot those who ticked nothing: they have to begin again, and they are { $nothing } of { $rolls }.
    .mistake-no-roll = You forgot this roll itself: it counts one for everybody.
    .mistake-exchanged = Those who ticked row { $one } have the other row left. You took the row that was ticked.
    .solution = { $rolls } · V = { $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne } + { $nothing } · V, so V = ({ $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne }) / { $something } ≈ { $mean }.

exercise-12-11 = Rows { $rows } are left, a box each, and this is your roll. What do you tick, to need the fewest rolls on average?
    .title = Which box?
    .option-two = Rows { $one } and { $other }.
    .option-lone = Row { $lone }.
    .option-one = Row { $one } only.
    .option-equal = It does not matter.
    .hint-1 = Do not look at what you tick. What is left afterwards?
    .hint-2 = Row { $lone } alone takes { $afterTwo } rolls more. Rows { $one } and { $other } together take { $afterLone }.
    .right = { $right ->
        [lone] Row { $lone } is gone, and rows { $one } and { $other } take { $afterLone } rolls more. With two boxes now you would wait { $afterTwo } rolls for row { $lone }.
       *[two] Row { $lone } alone takes { $afterTwo } rolls more, rows { $one } and { $other } would take { $afterLone }.
    }
    .mistake-two = Two boxes look like more than one. But what is left then is row { $lone }, and it takes long.
    .mistake-lone = Rows { $one } and { $other } are left then. How long do they take together?
    .mistake-one = The same pairs tick rows { $one } and { $other } together. Why leave one of them open?
    .mistake-equal = It does: think of how long it takes to tick what is left.
    .solution = After rows { $one } and { $other } row { $lone } is left, { $afterTwo } rolls; after row { $lone } rows { $one } and { $other }, { $afterLone } rolls. { $right ->
        [lone] So row { $lone }.
       *[two] So rows { $one } and { $other }.
    }

exercise-12-12 = You design a sheet. Every row of the left half should be worth trying for. How many boxes do you give to row 2, to row 7, and to the rows between? Why not the same number everywhere? And what else would you have to think of?
    .title = Your sheet
    .model = Row 2 needs two ones, which comes in 171 of 1,296 rolls, row 7 comes in 834. With five boxes each, row 2 would take more than five times as long, and nobody would try. So the rows grow towards the middle: { $rows } boxes, as on the sheet of the kit. Even so row 2 takes { $ends } rolls alone and row 7 { $middle }. But a roll can tick only two boxes, and all the rows want them at once; so it has to be tried out, in many games, or calculated.
    .solution = A person reads it. A good answer compares waiting times (boxes divided by the chance of a sum), lets the number of boxes grow towards 7, and sees that the rows compete for the same rolls, so that the times of single rows do not add up to the time of a game.

# Pictures
picture-sums = The { $count } outcomes of two dice, and their sums
picture-offers = In how many rolls is a sum found?
picture-offers-two = two dice
picture-offers-blue = two of three blue dice
picture-offers-four = two of all four dice
picture-offers-of = { $ways } of { $rolls }
picture-waits = Your thirty waits for a 7
picture-waits-not-yet = Your thirty waits: first roll the dice of { $number }
picture-waits-rolled = { $count } (expected { $expected })
picture-race = Rolls to come on average: a box each in rows { $rows }
picture-race-both = Arrows for two boxes at once are left out.
picture-race-open = rows { $rows }
picture-race-one = row { $row }
picture-race-none = nothing
picture-race-left = { $rolls ->
    [0] the end
   *[other] { $rolls } rolls
}

# For tests
exercise-12-201 = A fair die with { $sides } sides, numbered 1 to { $sides }, is rolled until it shows a 1. What is the probability that this happens with roll { $roll }, neither earlier nor later?
    .title = The first success
    .hint-1 = What do the rolls before show, and what does roll { $roll } show? Multiply.
    .right = First no 1 each time, then a 1: { $product } = { $answer }, or { $percent }.
    .mistake-any-place = That is one 1 in { $roll } rolls, anywhere. Here it has to come with roll { $roll }.
    .mistake-by-then = That is a 1 within the first { $roll } rolls. It must not come earlier.
    .mistake-one-more = You have one failure too many before roll { $roll }.
    .mistake-one-roll = That is the probability of a 1 with any one roll. The rolls before must show none.
    .solution = Geometric distribution: { $product } = { $answer }, or { $percent }.
exercise-12-202 = A packet of cereals holds a golden button with probability { $chance }, independently of all others. You buy packets until you have one. What is the expected value of the number of packets?
    .title = How many packets?
    .hint-1 = Of 100 packets about how many hold a golden button? How many packets are that for each of them?
    .right = 1/{ $decimal } = { $answer } packets on average.
    .mistake-half = Half of that is no mean: long waits count, too.
    .mistake-before = Those are the packets in vain. The one with the button is bought, too.
    .mistake-of-hundred = So many of 100 packets hold a golden button. How many packets come on each of them?
    .mistake-complement = You divided by the probability of no golden button.
    .solution = Geometric distribution: the expected value is 1/p = 1/{ $decimal } = { $answer }.
exercise-12-203 = In a game you may start as soon as the spinner shows red. { $red ->
        [one] One of its { $sectors } equal sectors is
       *[other] { $red } of its { $sectors } equal sectors are
    } red, and you spin once in each turn. What is the probability that you have not started after { $turns } turns?
    .title = Still waiting
    .hint-1 = Then none of the { $turns } spins showed red. The spins are independent.
    .right = { $turns } times no red: { $product } = { $answer }, or { $percent }.
    .mistake-started = That is the complement: you have started by then.
    .mistake-one-turn = That is one turn without red. Here there are { $turns } of them.
    .mistake-with-last = That is red just with turn { $turns }. But here red has not come at all.
    .mistake-all-red = That is red each time. You are asked for no red each time.
    .solution = P(no red) = { $miss } for each turn, and the turns are independent: { $product } = { $answer }, or { $percent }.
exercise-12-204 = A die with { $first } sides and a die with { $second } sides are rolled; both are fair and numbered from 1. What is the probability that the sum is at least { $total }?
    .title = A sum of two dice
    .hint-1 = How many outcomes has the sample space? Draw it as a table, and mark the sums from { $total } to { $highest }.
    .right = The sums { $total } to { $highest } come { $terms } = { $hits } times in { $outcomes } outcomes: { $percent }.
    .mistake-more-than = You left out the sum { $total }. “At least” includes it.
    .mistake-exactly = That is the sum { $total } alone. Larger sums belong to the event, too.
    .mistake-less = That is the complement: the sum is less than { $total }.
    .mistake-sums = You counted sums. But they are not equally likely: count the pairs.
    .solution = The sample space has { $first } · { $second } = { $outcomes } outcomes. { $terms } = { $hits } of them are favourable: { $hits }/{ $outcomes }, or { $percent }.
