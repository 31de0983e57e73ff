# Lesson 10. A message exercise-10-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-10 = Is it luck?

exercise-10-1 = In the long run one rule wins 52 of 100 duels against another. You do not know that: you let them play, and count. How many duels does it take, so that the share of wins is hardly ever (5 times in 100) more than 2 percentage points off? Guess!
    .title = How many duels?
    .solution = Any number will do: it is compared with the right one in exercise 10.5. We expect that most guesses are far too low.

exercise-10-2 = Write patient(buttons, stars): True if the player opts out, else False. This rule opts out as soon as opting out earns 3 stars or more, and also as soon as 6 buttons or more lie there. (stars is what opting out would earn now.)
    .title = A rule
    .hint-1 = Look at careful on this page: it has the same form, with other numbers.
    .hint-2 = “As soon as … or more” is >= in Python. Is one of the two reasons enough, or are both needed?
    .right = All { $count } cases are right. Let your rule play, in the next cell.
    .mistake-both = { $call } should give { $expected }. Your rule waits until there are both. One of the two reasons is enough.
    .mistake-more-than = { $call } should give { $expected }. “3 or more” includes 3 itself.
    .mistake-exactly = { $call } should give { $expected }. == is true for one number only. What if there are more?
    .mistake-turned = { $call } should give { $expected }. You compare the buttons with 3 and the stars with 6, or the parameters are the wrong way round: buttons come first.
    .mistake-stars-only = { $call } should give { $expected }. The stars alone do not decide: there is a second reason to opt out.
    .mistake-buttons-only = { $call } should give { $expected }. The buttons alone do not decide: there is a second reason to opt out.
    .mistake-two-stars = { $call } should give { $expected }. That is a less patient rule: this one does not opt out for 2 stars.
    .mistake-rolls = { $call } should give { $expected }. Yours says True for rolling on. True is for opting out.
    .model = def patient(buttons, stars):
        {"    "}return stars >= 3 or buttons >= 6
    .solution = One of the two reasons is enough, so “or”; the numbers themselves are included, so “>=”.

exercise-10-3 = Ada and Bo play { $rounds } rounds each, all with dice of their own. Ada’s stars have a standard deviation of { $first }, Bo’s of { $second }. What is the standard error of the difference between their two means, in stars?
    .title = Two samples
    .hint-1 = The variance of a mean is the squared standard deviation, divided by the number of rounds. Which two variances are there?
    .hint-2 = Both means have luck of their own: they are independent. So the variances are added, although the means are subtracted. The root comes last.
    .hint-3 = Under the root stands ({ $first }² + { $second }²) / { $rounds }.
    .right = { $error } stars. It is more than the error of either mean alone: both samples have luck in them.
    .mistake-errors-added = You added the two standard errors. It is the variances that add up: add the squares, and take the root of the sum.
    .mistake-errors-subtracted = The means are subtracted, but their luck is not: Ada’s good luck does not take away Bo’s.
    .mistake-variances-subtracted = Squares and root are right. But the variances are added, even for a difference: Ada’s good luck does not take away Bo’s.
    .mistake-not-divided = That is the spread of the difference of two single rounds. The means of { $rounds } rounds spread less.
    .mistake-no-root = That is the variance. The standard error is its root.
    .mistake-divided-twice = You divided by { $rounds } after taking the root. Divide first, or divide by √{ $rounds } then.
    .mistake-all-rounds = Each mean is made of { $rounds } rounds, and not of all rounds together.
    .mistake-interval = That is 1.96 standard errors, for a 95% interval. The question asks for one.
    .solution = √(({ $squares }) / { $rounds }) = √({ $sum } / { $rounds }) = { $error }. For independent samples the variances of the means add up, for a difference as for a sum.

exercise-10-4 = Write paired(first, second). Both are lists of stars, and the rounds at the same place had the same dice. Return two numbers: the mean of the differences, first minus second, and its standard error, stdev of the differences divided by the root of their number. (This is a paired comparison.)
    .title = Pair by pair
    .hint-1 = Make the list of differences first: [a - b for a, b in zip(first, second)].
    .hint-2 = mean and stdev come from statistics. How many differences are there? Its root is … ** 0.5.
    .hint-3 = return mean(differences), stdev(differences) / len(differences) ** 0.5
    .right = All { $count } cases are right. In one of them the error is 0: the difference was the same in every pair, however much luck went up and down.
    .mistake-separate = { $call } should give { $expected }. You took the spread of each list by itself. Take the differences first, pair by pair, and then their spread.
    .mistake-not-divided = { $call } should give { $expected }. That is how much single differences spread. Their mean spreads less: divide by the root of their number.
    .mistake-by-n = { $call } should give { $expected }. Divide by the root of the number, not by the number.
    .mistake-all-alike = { $call } should give { $expected }. Nearly: that is pstdev, which divides by n. For a sample take stdev, which divides by n − 1.
    .mistake-turned = { $call } should give { $expected }. The error is right, the sign is not: first minus second.
    .mistake-sum = { $call } should give { $expected }. That is the sum of the differences. The question asks for their mean.
    .mistake-error-first = { $call } should give { $expected }. Both numbers are right, but the mean comes first.
    .model = def paired(first, second):
        {"    "}from statistics import mean, stdev
        {"    "}differences = [a - b for a, b in zip(first, second)]
        {"    "}return mean(differences), stdev(differences) / len(differences) ** 0.5
    .solution = The differences are one sample like any other: their mean, and their standard deviation divided by the root of their number. The luck of the dice, which both rules share, goes away when you subtract. The variance of the differences is all that is left.

exercise-10-5 = How many duels does it take until the margin of error of the share of wins is 2 percentage points? The margin is 1.96 standard errors. (A share near one half has p · (1 − p) = 0.25.)
    .title = Duels needed
    .hint-1 = 1.96 · √(0.25 / n) = 0.02. Solve it for n.
    .hint-2 = Square both sides: 1.96² · 0.25 / n = 0.02².
    .right = About { $needed } duels for a margin that is as small as the advantage of 52%. Whether this is a sample large enough to see the advantage, exercise 10.6 asks.
    .guessed = You guessed { $guess } duels. { $off ->
        [higher] This margin takes fewer. But to see the advantage you need more than that: see 10.6.
        [lower] This margin takes more: to halve a margin takes four times as many.
       *[same] Your range holds it.
    }
    .mistake-one-error = That many duels make one standard error 2 points. It should be 1.96 of them.
    .mistake-two = You took 2 for 1.96. That is good enough for a quick estimate, but the question says 1.96.
    .mistake-whole-gap = You took 4 points, as from 48 to 52. From 50 to 52 it is 2 points.
    .mistake-spread-left-out = Do not forget p · (1 − p) = 0.25 under the root.
    .mistake-factor-not-squared = If you square the equation, the 1.96 is squared too.
    .mistake-margin-not-squared = If you square the equation, the 0.02 is squared too: 0.0004.
    .mistake-hundred = In 100 duels the standard error is √(0.25 / 100) = 0.05: five points. The advantage of two points is less than that.
    .solution = n = 1.96² · 0.25 / 0.02² = { $needed } duels.

exercise-10-6 = { $contests } classes hold a contest of { $duels } duels each. The better rule wins a duel with a probability of 52%, truly. In how many of the { $contests } contests will the 95% confidence interval lie above 50% altogether?
    .title = Who sees it?
    .option-nearly-all = In about { $most } of { $contests }
    .option-half = In about { $half } of { $contests }
    .option-few = In about { $rest } of { $contests }
    .option-every = In all { $contests }
    .hint-1 = The share of wins has luck too. How often is it less than 52%, and how often more?
    .hint-2 = The interval reaches 2 points down from the share. What must the share be, so that the lower end is above 50%?
    .right = The lower end lies above 50% if the share itself is above 52%, and that happens every second time. To see it nearly every time you need far more duels. How often an advantage is seen is called the power of the contest.
    .mistake-nearly-all = The 95% say how often the interval holds the truth, 52%. Whether it holds 50% as well is another question: how far down does it reach?
    .mistake-few = 5% is how often the interval misses 52%. But it need not miss 52% to lie above 50%.
    .mistake-every = The share of wins is not always 52%: it has luck too. What if it comes out as 51%?
    .solution = The margin of error is 2 points, so the lower end is above 50% just if the share is above 52%. The share lies around 52%, above it as often as below. So the power is 50%. (With twice as many duels it is 80%.)

exercise-10-7 = { $students } students play { $duels } duels each against a computer that plays by the same rule, so each duel is won with a probability of 1/2. How likely is it that somebody in the class wins all { $duels }?
    .title = Somebody wins all
    .hint-1 = How likely is it that one student wins all { $duels }? And that this student does not?
    .hint-2 = Take the complement: nobody wins all. That is { $students } times “this one does not”, and the students are independent.
    .right = { $percent }! Somebody is that lucky, though none of them is better than the computer. Before the contest nobody can say who.
    .mistake-one-student = That is the probability of one student whom you name beforehand. Here it may be any of { $students }.
    .mistake-nobody = That is the probability that nobody does. Nearly there!
    .mistake-added = Adding counts those cases twice in which two students win all. With enough students the sum would be more than 1. Take the complement.
    .mistake-exactly-one = That is for exactly one student. “Somebody” may also be two or three.
    .mistake-one-duel = The numbers of duels and students say nothing by being divided. Begin with one student: { $duels } wins in a row.
    .solution = One student wins all with the probability { $one }, and does not with { $not-one }. Nobody does: ({ $not-one }) to the power of { $students }, about { $nobody }. So somebody does with { $percent }. And next time? Expect no such luck of the same student: this is regression to the mean.

exercise-10-8 = { $students } students let the same rule play, { $rounds } rounds each with dice of their own. On average they earn { $average } stars. Mia is best, with { $best }. Now all of them play { $rounds } rounds more. How many stars should Mia expect?
    .title = The best, once more
    .option-again = About { $best } again: she is good at it.
    .option-half-way = About { $half-way }: half of it was luck.
    .option-average = About { $average }, like everybody.
    .option-below = About { $below }: now it must even out.
    .hint-1 = What is different about Mia and the others, other than her dice?
    .hint-2 = The next rounds have new dice. Do they know who was best?
    .right = All played by one rule, so being best was luck and nothing else, and luck does not stay. This is called regression to the mean.
    .mistake-again = Playing { $rounds } rounds by the same rule as all others, she cannot be better at it. What made her { $best } stars?
    .mistake-half-way = It would be so if half of the difference were skill. How much of it is skill if all play by the same rule?
    .mistake-below = Dice remember nothing: they owe nobody bad luck for good luck. What does a round earn on average, with new dice?
    .solution = Every one of them has the same rule, and so the same expected value of stars. Mia’s first rounds do not matter: about { $average }, like everybody.

exercise-10-9 = Two players use one and the same rule. In { $rounds } rounds the starting player earned { $difference } stars more than the other, on average (a negative number: fewer). The standard error of that is { $error }. What does the 95% confidence interval say?
    .title = Does starting help?
    .option-helps = Starting is an advantage.
    .option-hurts = Starting is a disadvantage.
    .option-open = It may be either: this sample does not tell.
    .option-none = It makes no difference: the chances are equal.
    .hint-1 = Go 1.96 standard errors up and down from { $difference }. Where does the interval begin, and where does it end?
    .hint-2 = A hypothesis test asks: is 0 in the interval? If it is not: on which side does the interval lie?
    .right = The interval reaches from { $low } to { $high }. { $case ->
        [open] It holds 0 and numbers on both sides of it.
        [helps] All of it is above 0.
       *[hurts] All of it is below 0.
    }
    .mistake-helps = { $sign ->
        [plus] In this sample, yes. But how far may luck alone go? 1.96 standard errors are { $margin }.
       *[minus] Mind the sign: a negative number says that the starting player earned fewer.
    }
    .mistake-hurts = { $sign ->
        [minus] In this sample, yes. But how far may luck alone go? 1.96 standard errors are { $margin }.
       *[plus] Mind the sign: a positive number says that the starting player earned more.
    }
    .mistake-open = 1.96 standard errors are { $margin }. Compare that with the difference: can luck alone go so far?
    .mistake-none = { $case ->
        [open] Not seen is not the same as not there. The interval holds 0, and many other numbers too.
       *[other] 1.96 standard errors are { $margin }. Compare that with the difference: is 0 in the interval?
    }
    .solution = { $difference } minus and plus the margin of error, 1.96 · { $error } = { $margin }: from { $low } to { $high }. { $case ->
        [open] 0 lies in it, so there may be an advantage, a disadvantage, or none: more rounds are needed.
        [helps] It lies above 0, so starting is an advantage for players of that rule.
       *[hurts] It lies below 0, so starting is a disadvantage for players of that rule.
    }

exercise-10-10 = In 500 rounds with the same dice, the rule patient of 10.2 earned more stars than bold. Is it better, or was it luck? Plan the contest that settles it: what is counted, with which dice, how many rounds, and why? Hold it in the cell above. What do you find, and what would you say if 0 lay in the interval?
    .title = Is patient better?
    .model = Both rules play with the same dice, a paired comparison, and I count the stars. After 500 rounds the margin of error is 0.05. I want to see 0.03 stars, so I take ten times as many rounds, with new dice, 500 to 5,499, and do not stop when my favourite is ahead. Patient earns 0.026 ± 0.018 fewer: 0 lies outside, so bold is better, and the lead was luck. If 0 lay inside, I would say that we do not know yet, and that the difference is probably no larger than the farther end of the interval.
    .solution = A person reads it. A good answer counts something, uses the same dice for both and new ones, fixes the size of the sample beforehand with a reason (the margin of error, or the power of a hypothesis test), and does not call 0 in the confidence interval a proof that both have the same expected value. (In 20,000 rounds bold earns 0.030 ± 0.009 more.)

# Pictures

picture-round = round
picture-rounds = Ada’s stars minus Bo’s in { $rounds } rounds
picture-rounds-zero = { $dice }: { $zero } of { $rounds } are 0
picture-own-dice = dice of their own
picture-same-dice = the same dice
picture-per-round = Ada’s stars minus Bo’s, per round, in a contest of 100 rounds
picture-contests = { $dice }: mean { $mean }, spread { $spread }, Bo ahead in { $behind } of { $contests }
picture-contests-count = contests
picture-ten = Stars in ten rounds and in the next ten
picture-first-ten = stars in the first ten rounds
picture-next-ten = stars in the next ten rounds
picture-ten-best = the best five: first { $first }, then { $then }
picture-ten-all = all { $count }: first { $first }, then { $then }
picture-intervals = difference, in stars a round
picture-intervals-told = 95% intervals, in stars a round
picture-interval = { $name }: from { $low } to { $high }

# For tests
exercise-10-201 = A coin is tossed { $tosses } times and shows heads { $heads } times. Hypothesis: the coin is fair. Then the number of heads has the expected value { $half } and the standard deviation { $deviation }, and with probability 95% it is at most 1.96 standard deviations from { $half }. What does a test at the 5% level say?
    .title = Is the coin fair?
    .option-reject = The hypothesis is rejected: { $heads } is outside the interval.
    .option-keep = The hypothesis is not rejected: { $heads } is within the interval. It may still be false.
    .option-proven = { $heads } is within the interval. That proves that the coin is fair.
    .option-not-half = The hypothesis is rejected, because { $heads } is not { $half }.
    .hint-1 = How much are 1.96 standard deviations? From where to where does the interval reach?
    .right = The interval is { $half } ± { $margin }, from { $low } to { $high }. { $case ->
        [reject] { $heads } is outside: rejected.
       *[keep] { $heads } is within: not rejected, and not proven.
    }
    .mistake-reject = The interval is { $half } ± 1.96 · { $deviation }. Is { $heads } really outside?
    .mistake-keep = The interval is { $half } ± 1.96 · { $deviation }. Is { $heads } really within?
    .mistake-proven = No test proves a hypothesis. A coin that is slightly loaded could have shown the same.
    .mistake-not-half = A fair coin seldom shows heads just { $half } times. How far off may it be by chance?
    .solution = 1.96 · { $deviation } = { $margin }; the interval reaches from { $low } to { $high }. { $case ->
        [reject] { $heads } is outside, so the hypothesis is rejected at the 5% level.
       *[keep] { $heads } is within, so the hypothesis is not rejected. That is no proof.
    }
exercise-10-202 = A die is loaded. A test at the 5% level with { $rolls } rolls rejects the hypothesis “the die is fair” with probability { $power }. What is this probability called, and what becomes of it with more rolls?
    .title = The power of a test
    .option-power = The power of the test. It grows with more rolls.
    .option-power-stays = The power of the test. It stays the same with more rolls.
    .option-level = The significance level. It falls with more rolls.
    .option-miss = The probability of an error of the second kind. It falls with more rolls.
    .hint-1 = The hypothesis is false here. Is it a mistake to reject it?
    .right = To reject a false hypothesis is right, and how likely that is, is the power. More rolls show a loaded die more clearly.
    .mistake-power-stays = That is its name. But more rolls make the standard error smaller, so the loaded die stands out more.
    .mistake-level = The significance level is the probability to reject a hypothesis that is true. It is chosen: 5%.
    .mistake-miss = An error of the second kind is not to reject a false hypothesis. Its probability is { $miss } here.
    .solution = Power: the probability that a false hypothesis is rejected, here { $power }. An error of the second kind has { $miss }. With more rolls the power grows.
exercise-10-203 = Two groups, chosen at random and independently of each other, are tested. The mean of one has a standard error of { $first } points, that of the other { $second } points. What is the standard error of the difference between the two means, in points?
    .title = Error of a difference
    .hint-1 = For independent quantities the variances add up, not the standard errors.
    .hint-2 = Take the square root of the sum of the squares.
    .right = { $first-square } + { $second-square } = { $squares }, and the square root of that is { $answer }.
    .mistake-added = You added the standard errors. The chances of one group partly cancel those of the other: add the squares.
    .mistake-subtracted = The means are subtracted, but their errors are not: each makes the difference less certain.
    .mistake-no-root = That is the variance of the difference. Take its square root.
    .mistake-mean = The difference is less certain than either mean, so its standard error is larger than both.
    .solution = √({ $first }² + { $second }²) = √{ $squares } = { $answer } points.
exercise-10-204 = Somebody tests { $tests } fair coins, each with a test of its own at the 5% level. The tests are independent. What is the probability that at least one of the coins is called unfair?
    .title = Many tests
    .hint-1 = The complement is simpler: no test rejects. Each of them keeps its hypothesis with probability { $rest }.
    .right = No test rejects with probability { $rest }^{ $tests } = { $none }. So at least one does with { $percent }.
    .mistake-added = You added. But two tests can both reject, and these cases are then counted twice.
    .mistake-none = That is the complement: no coin is called unfair.
    .mistake-single = That is for one test. Here there are { $tests }, and each may go wrong.
    .mistake-exactly-one = That is exactly one. Two or more may be called unfair, too.
    .solution = 1 − { $rest }^{ $tests } = 1 − { $none } = { $percent }. If you test often enough, you find something by chance.
