# Lesson 5. A message exercise-5-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-5 = Let the computer roll

exercise-5-1 = In a simulation, a computer rolls for this board again and again, and says which share of the rolls was bust. How many rolls does it need, so that this share is hardly ever (5 times in 100) more than one percentage point off? Guess!
    .title = How many rolls?
    .solution = Any number will do: it is compared with the right one in exercise 5.11. We expect guesses of some hundreds.

exercise-5-2 = Three black dice, and this board. Roll the dice 30 times. How often are you bust?
    .title = Thirty rolls
    .outcome-bust = bust
    .outcome-safe = safe
    .solution = Everybody has other rolls. Relative frequencies from 10% to 40% are common; that of the whole class comes near the probability. This is the law of large numbers.
    .noted = Remember your share of busts, which is its relative frequency, and ask your neighbours for theirs.

exercise-5-3 = Tom lets the computer roll one white and three black dice of six sides. Something is wrong with his two lines. What?
    .title = What is wrong?
    .option-copied = All black dice show the same number.
    .option-zero = The dice show 0 to 5.
    .option-no-six = The dice show 1 to 5.
    .option-too-few = Only two black dice are rolled.
    .hint-1 = Run both lines in a cell of your own, after “from random import randint, randrange”. Do it ten times and look at white and black.
    .hint-2 = randint(1, 6) ends with 6, but randrange(1, 6) stops before it. And range(2) counts 0, 1.
    .right = Such a mistake raises no error: the program runs, and its share is simply wrong. So look at some rolls before you count thousands.
    .mistake-copied = Multiplying a list repeats what is in it. A “for” inside the brackets rolls again each time. Which of the two do you see?
    .mistake-zero = With one number, randrange(6) counts from 0. With two it begins at the first one. Which of the functions is called here, and with what?
    .mistake-no-six = randint(1, 6) includes its last number and randrange(1, 6) leaves it out. Which of the functions is called here, and with what?
    .mistake-too-few = Count how often the “for” goes round, or how often the list is repeated: what number stands at the end of the line?
    .solution = Written right, the lines are: white = randint(1, 6) and black = [randint(1, 6) for _ in range(3)]. Everybody has one of four programs: in one the list is repeated, so that a single number stands in it three times, and the dice are not independent; randrange(6) gives 0 to 5; randrange(1, 6) gives 1 to 5; range(2) makes two dice.

exercise-5-4 = Write bust(open_spaces, white, black): True if the roll is bust, else False. open_spaces is a list such as [(1, 2), (4, 4)], row first; white is a number and black is a list of three numbers.
    .title = Is it bust?
    .hint-1 = A roll is safe if at least one of the black dice finds an open space. So you may return False as soon as you have found one.
    .hint-2 = Go through the list: for column in black. What is asked of (white, column)?
    .hint-3 = all(… for column in black) is True if something holds for every black die.
    .right = All { $count } cases are right. Now the computer knows what a bust is.
    .mistake-first-only = { $call } should give { $expected }. Your function looks at one black die only: a roll is safe if any of them finds an open space.
    .mistake-one-misses = { $call } should give { $expected }. One die that misses is no bust yet: all of them have to miss.
    .mistake-opposite = { $call } should give { $expected }. Yours says True for a safe roll, which is the complement. What is the opposite of “one of them finds an open space”?
    .mistake-turned = { $call } should give { $expected }. A space is written row first: (white, column).
    .mistake-row-only = { $call } should give { $expected }. An open space in the row is of no use if no black die shows its column.
    .mistake-index = { $call } ends with an error: there is no such place in the list. Python counts places from 0, so the three black dice are black[0], black[1] and black[2].
    .model = def bust(open_spaces, white, black):
        {"    "}return all((white, column) not in open_spaces for column in black)
    .solution = Bust means that every black die misses: “all … not in”. The same with a loop: return False at the first black die with (white, column) in open_spaces, and True after the loop.

exercise-5-5 = Write shares(outcomes). outcomes is a list such as [False, True, True], where True is a bust. Return a list of the same length: the relative frequency of busts after one roll, after two, after three, and so on. Here [0, 0.5, 0.666…].
    .title = The share so far
    .hint-1 = Go through the rolls and keep two numbers up to date: how many rolls so far, how many busts so far.
    .hint-2 = True counts as 1 and False as 0, so you may add an outcome to a number.
    .hint-3 = Begin with an empty list, append one share after each roll, and return the list after the loop.
    .right = All { $count } cases are right. With it you can watch the law of large numbers.
    .mistake-counts = { $call } should give { $expected }. You count the busts. For a share, divide by the number of rolls so far.
    .mistake-all-rolls = { $call } should give { $expected }. You divide by the number of all rolls. After the second roll only two have been made.
    .mistake-safe = { $call } should give { $expected }. That is the share of safe rolls, the complement: True is a bust.
    .mistake-one-behind = { $call } should give { $expected }. You are one roll behind: the first share already counts the first roll. Remember that Python counts places from 0.
    .mistake-last-only = { $call } should give { $expected }. That is only the last share. Append one after every roll, inside the loop.
    .model = def shares(outcomes):
        {"    "}busts, found = 0, []
        {"    "}for rolls, outcome in enumerate(outcomes, start=1):
        {"        "}busts += outcome
        {"        "}found.append(busts / rolls)
        {"    "}return found
    .solution = Both numbers grow with the roll: the busts by 1 or 0, the rolls by 1. The list gets one share after each roll.

exercise-5-6 = The computer rolls { $rolls } times. What can you rely on?
    .title = Large numbers
    .option-near = The share of busts will very likely be near the true chance.
    .option-exactly = The share of busts will be exactly the true chance.
    .option-made-up = If the first 100 rolls had too many busts, later ones will have too few, to make up for it.
    .option-alike = If we do it all again with other dice, the share will be nearly the same.
    .option-count = The number of busts will be nearer to what one expects than after 100 rolls.
    .hint-1 = Look at the first and the last curve. How many busts are they apart after 100 rolls, and how many at the end? And how far apart are their shares?
    .hint-2 = A share is busts divided by rolls. If the busts are 50 off after { $rolls } rolls, how far is the share off? And if they are 5 off after 100?
    .right = Shares come near the probability, and near each other. Nothing makes up for early luck: it counts for less among more rolls; and the number of busts may well be farther off than before.
    .mistake-exactly = Near, but hardly ever exactly: the true chance may not even be a whole number of busts in { $rolls }.
    .mistake-made-up = Dice remember nothing: rolls are independent. The surplus of the first 100 stays: it counts for less and less among { $rolls }.
    .mistake-count = Mind the difference between a number and a share. The number of busts strays farther and farther, but more slowly than the rolls grow.
    .solution = The law of large numbers speaks of relative frequencies, not of numbers. Their error shrinks like 1/√n, while the error of the number of busts grows like √n. Independent rolls make up for nothing.

exercise-5-7 = { $rolls } rolls give an estimate that is not exact enough. You want it { $factor } times as exact: its typical error { $factor } times smaller. How many rolls do you need in all?
    .title = Times as exact
    .hint-1 = Look at the three pictures: each has four times as many rolls as the one before. What happened to the width?
    .hint-2 = The error goes with 1/√n. For which number of times is √ equal to { $factor }?
    .right = { $factor } times as exact costs { $square } times as many: { $needed } rolls. Accuracy is expensive.
    .mistake-as-many-times = Then the error is only √{ $factor } times smaller. Look again: four times as many rolls made the width half.
    .mistake-further-ones = That is how many more you need. The question asks for all rolls together.
    .mistake-times-only = That is how many times as many. Of how many rolls?
    .mistake-doubled-again = You doubled { $factor } times. To double once makes the error 1.4 times smaller, and to double twice 2 times.
    .mistake-root = The root goes the other way: the error shrinks with the root of the rolls, so the rolls grow with … of the factor?
    .solution = √({ $square } · n) = { $factor } · √n, so the error is { $factor } times smaller with { $square } times as many rolls: { $square } · { $rolls } = { $needed }.

exercise-5-8 = { $busts } of { $rolls } rolls were bust. What is the standard error of this share, in percentage points? (4 points are written 4.)
    .title = The standard error
    .hint-1 = The share is { $busts }/{ $rolls } = { $share }. What is share · (1 − share)?
    .hint-2 = Divide { $share } · { $rest } by { $rolls }. Then take the root, and only then multiply by 100.
    .right = { $error } points: of every three samples as large as this, about two give an estimate that is no farther off.
    .mistake-as-share = Right as a share. In percentage points it is 100 times as much.
    .mistake-no-root = You forgot the root. Without it that is the variance.
    .mistake-in-busts = That is how far the number of busts is typically off, in rolls. How many per cent of { $rolls } is it?
    .mistake-not-divided = That is the spread of a single roll. The mean of { $rolls } rolls spreads less: divide by { $rolls } under the root.
    .mistake-share-left-out = That is 100/√n. Under the root stands share · (1 − share) in place of 1.
    .mistake-interval = That is 1.96 standard errors, for the 95% interval. The question asks for one.
    .solution = √({ $share } · { $rest } / { $rolls }) = √{ $variance }, times 100: { $error } points.

exercise-5-9 = Write interval(busts, rolls): the two ends (low, high) of the 95% confidence interval, as shares. They are the share of busts, minus and plus 1.96 standard errors.
    .title = The interval
    .hint-1 = Three lines: the share; the standard error ** 0.5 of …; and return two numbers.
    .hint-2 = The standard error is (share * (1 - share) / rolls) ** 0.5. Look at the brackets: ** 0.5 takes the root of all that stands in them.
    .right = All { $count } cases are right. But look at the last: 7 busts in 7 rolls give an interval without any width. For samples so small the formula is too sure of itself.
    .mistake-one-error = { $call } should give { $expected }. You went one standard error to either side. That holds two samples of three; for 95 of 100 go 1.96.
    .mistake-two = { $call } should give { $expected }. Nearly: 2 is a good rule for mental arithmetic, but use 1.96 here.
    .mistake-no-root = { $call } should give { $expected }. You forgot the root: that is 1.96 times the variance.
    .mistake-half-power = { $call } should give { $expected }. Python reads ** 1/2 as (… ** 1) / 2, which is half of it and no root. Write ** 0.5, or ** (1/2).
    .mistake-power-of-rolls = { $call } should give { $expected }. Your power belongs to rolls alone. Put brackets around the whole fraction, then ** 0.5.
    .mistake-root-of-top = { $call } should give { $expected }. You took the root of share * (1 - share) and divided by rolls. The division belongs under the root, too.
    .mistake-half-width = { $call } should give { $expected }. Go 1.96 standard errors to either side, not 1.96 from end to end.
    .mistake-not-divided = { $call } should give { $expected }. Yours does not depend on the number of rolls as it should: more rolls make a narrower interval. Divide by rolls under the root.
    .mistake-turned = { $call } should give { $expected }. Both numbers are right, but low comes first.
    .mistake-per-cent = { $call } should give { $expected }. Return shares from 0 to 1, no percentages.
    .model = def interval(busts, rolls):
        {"    "}share = busts / rolls
        {"    "}error = (share * (1 - share) / rolls) ** 0.5
        {"    "}return share - 1.96 * error, share + 1.96 * error
    .solution = The share is the middle. For large samples it has nearly a normal distribution: in 95 of 100 large samples it is no farther than 1.96 standard errors from the true chance, so the interval holds the true chance in 95 of 100 samples.

exercise-5-10 = { $busts } of { $rolls } rolls were bust, and the 95% confidence interval reaches from { $low } to { $high }. What do the 95% say?
    .title = What are the 95%?
    .option-rolls = 95% of the rolls lie between { $low } and { $high }.
    .option-method = Of 100 intervals that are made in this way from new rolls, about 95 hold the true chance.
    .option-next = With a chance of 95% the share of the next { $rolls } rolls lies between { $low } and { $high }.
    .option-certain = The true chance lies between { $low } and { $high } for certain, and 95% is how near it is to the middle.
    .hint-1 = Look at the picture of a hundred intervals. What is different from line to line, and what stays where it is?
    .hint-2 = The true chance does not move. It is the intervals that fall here or there.
    .right = The 95% belong to the method. Of one single interval we do not know whether it is one of the 95 or one of the 5.
    .mistake-rolls = A single roll is bust or it is not: it does not lie between two percentages.
    .mistake-next = The next share has luck of its own, besides that of this one. It falls outside far more often than 5 times in 100. Only the true chance stays where it is.
    .mistake-certain = Nothing is certain here. Count the red lines in the picture: what happened to those?
    .solution = The true chance is fixed, the interval is random. The procedure catches the chance in 95 of 100 samples. The next share differs from this one by √2 standard errors typically, so it falls in the interval in about 83 of 100 cases only.

exercise-5-11 = Counting gives the exact chance: { $chance }, or { $percent }. How many rolls does a simulation need, so that 1.96 standard errors are one percentage point? (The 95% confidence interval then goes one point to each side.)
    .title = Rolls needed
    .hint-1 = One percentage point is 0.01. So 1.96 · √(p · (1 − p) / n) = 0.01. Solve it for n.
    .hint-2 = Square both sides: 1.96² · p · (1 − p) / n = 0.01².
    .right = About { $needed } rolls, for a single percentage point.
    .guessed = You guessed { $guess } rolls. { $off ->
        [higher] You gave the computer more work than it needs.
        [lower] It takes more.
       *[same] Your range holds it.
    }
    .mistake-one-error = That many rolls make one standard error a percentage point. It should be 1.96 of them.
    .mistake-any-chance = That is enough whatever the chance is, because p · (1 − p) is largest at one half. But here p is known, and fewer will do.
    .mistake-two = You took 2 for 1.96. That is a good rule for mental arithmetic, but use 1.96 here.
    .mistake-factor-not-squared = If you square the equation, the 1.96 is squared too.
    .mistake-margin-not-squared = If you square the equation, the 0.01 is squared too: 0.0001.
    .mistake-whole-width = That makes the whole interval one point wide. One point to either side is enough.
    .mistake-hundred = With 100 rolls a single roll makes one percentage point. How far off is the share of 100 rolls, typically? Look at the second histogram.
    .solution = Of a normal distribution 95% lie within 1.96 standard errors. n = 1.96² · p · (1 − p) / 0.01² with p = { $percent }: { $needed } rolls. A count needs no roll at all, and is exact.

exercise-5-12 = The chance to be bust can be counted, and you know it exactly. Name something in this game that you would rather simulate than count. How many rounds would you play, and how would you say how sure you are?
    .title = Count or roll?
    .model = How many stars a player earns in a whole game who always stops with two stars. There are far too many ways in which a game may go to count them all. I would let the computer play 1,000 games, give the mean and 1.96 standard errors to either side. If that is too wide to decide, I need four times as many to halve it.
    .solution = A person reads it. A good answer names something with too many ways to count (a whole game, a player’s habit), a number of rounds, and a margin such as 1.96 standard errors.

# Pictures
picture-share = share of busts
picture-settle = The share of busts so far
picture-settle-student = student { $student }: { $early } of { $first }, in the end { $late } of { $rolls } ({ $share })
picture-estimates = { $rolls } rolls each: standard deviation { $deviation }
picture-middle = { $inside } of { $all } lie within { $errors } standard errors of the middle
picture-middle-curve = Curve: normal distribution
picture-crossing = { $holding } of { $all } intervals hold the exact chance.
picture-crossing-missing = { $missing ->
    [0] None misses it
    [one] It is missed by line { $lines }
   *[other] It is missed by lines { $lines }
}

# Questions for tests
exercise-5-201 = In series I a fair coin is tossed { $few } times, in series II { $many } times. In which series is it more likely that the relative frequency of heads { $event ->
        [near] lies between { $low } and { $high }
       *[far] is below { $low } or above { $high }
    }?
    .title = Few or many tosses
    .option-few = in series I
    .option-many = in series II
    .option-same = in both it is equally likely
    .option-unknown = coins have no rule, so nobody can say
    .hint-1 = What does the law of large numbers say about the relative frequency when there are many tosses?
    .right = The relative frequency of many tosses scatters less around the probability 1/2. With few tosses it is often far from it.
    .mistake-few = With few tosses the relative frequency scatters more, so it is near 1/2 less often.
    .mistake-many = With many tosses the number of heads scatters more, but the relative frequency scatters less.
    .mistake-same = The probability of heads is the same, but not how far the relative frequency scatters around it.
    .mistake-unknown = A single toss cannot be foretold, but how far the relative frequency scatters can be calculated.
    .solution = By the law of large numbers the relative frequency comes near the probability 1/2. Its standard error is 0.5/√n, so it is smaller for { $many } tosses than for { $few }.
exercise-5-202 = In a random sample of { $people } people { $yes } come to work by bicycle. Calculate the standard error of the relative frequency, in percentage points. (4 points are written 4.)
    .title = Error of a share
    .hint-1 = The standard error is √(h · (1 − h) / n), where h is the relative frequency.
    .hint-2 = Here h = { $share } and n = { $people }. Multiply by 100 at the end.
    .right = √({ $share } · { $rest } / { $people }) = { $error }, which is { $answer } percentage points.
    .mistake-as-share = Right as a decimal. In percentage points it is 100 times as much.
    .mistake-not-divided = That is the standard deviation of one answer. Divide by n under the root.
    .mistake-without-root = You left out the root. That is 100 times the variance.
    .mistake-interval = That is 1.96 standard errors, the margin of error. One is asked for.
    .mistake-in-people = That is the standard deviation of the number of people. For the relative frequency divide it by { $people }.
    .solution = h = { $yes }/{ $people } = { $share }. √({ $product } / { $people }) = { $error }: { $answer } percentage points.
exercise-5-203 = In a survey { $share } of the people asked are for a new bridge. The standard error of this relative frequency is { $points } percentage points. Give the upper end of the 95% confidence interval, in per cent with one decimal.
    .title = A 95% interval
    .hint-1 = A 95% confidence interval goes 1.96 standard errors to each side of the relative frequency.
    .right = { $percent } + 1.96 · { $points } = { $answer } per cent.
    .mistake-one-error = You went up by one standard error. For 95% it is 1.96 of them.
    .mistake-lower-end = That is the lower end. For the upper one add the margin of error.
    .mistake-half-margin = You halved the margin of error. It goes to each side in full.
    .mistake-margin-alone = That is the margin of error alone. Add it to the relative frequency.
    .solution = The margin of error is 1.96 · { $points } = { $margin } percentage points. The interval goes from { $low } to { $answer } per cent.
exercise-5-204 = A share of about { $share } is to be estimated by a survey. The margin of error of the 95% confidence interval should be { $points } percentage points to each side. How many people must be asked? (Calculate with 2 standard errors in place of 1.96.)
    .title = How many people
    .hint-1 = 2 · √(p · (1 − p) / n) = { $margin }. Solve for n.
    .hint-2 = Square both sides: the 2 and the { $margin } too.
    .right = n = 4 · { $product } / { $square } = { $answer } people.
    .mistake-one-error = Then one standard error is as large as the margin. It should be two.
    .mistake-factor-not-squared = If you square the equation, the 2 becomes 4.
    .mistake-whole-width = Then the whole interval is { $points } percentage points wide. The margin goes to each side.
    .mistake-margin-not-squared = If you square the equation, { $margin } is squared too.
    .solution = 4 · p · (1 − p) / n = { $margin }², so n = 4 · { $product } / { $square } = { $answer }.
exercise-5-205 = From a random sample of a town’s pupils a 95% confidence interval was calculated for the share that walks to school: { $low } to { $high }. What do the 95% mean?
    .title = Meaning of 95%
    .option-method = Of many intervals calculated in this way from new samples, about 95% contain the true share.
    .option-pupils = For 95% of the pupils the probability of walking lies between { $low } and { $high }.
    .option-next = In 95% of all further samples the share lies between { $low } and { $high }.
    .option-certain = The true share is the middle of the interval, with an accuracy of 95%.
    .hint-1 = What is fixed, and what comes out differently with each sample: the true share, or the interval?
    .right = The confidence level belongs to the procedure: it contains the true share in about 95 of 100 samples.
    .mistake-pupils = The interval is about one number, the share of the whole town, and not about single pupils.
    .mistake-next = A further sample has an error of its own. The interval is made to contain the true share, not the next sample’s.
    .mistake-certain = The middle is the share in the sample. The true share is elsewhere, as a rule.
    .solution = The true share is fixed and unknown, the interval hangs on the sample. In about 95% of all samples the interval contains the true share.
exercise-5-206 = A random variable X takes the value { $low } with probability { $first }, { $middle } with probability { $second }, and { $high } with probability { $third }. Calculate first its expected value, then its variance. What is the variance?
    .title = A variance
    .hint-1 = The variance is the expected value of (X − E(X))².
    .hint-2 = E(X) = { $mean }. How far is each value from it? Square, multiply by the probability, add.
    .right = { $squares } = { $answer }.
    .mistake-expected-value = That is the expected value. The variance says how far X scatters around it.
    .mistake-squares-only = That is the expected value of X². Take away the square of the expected value.
    .mistake-not-squared = That is the mean distance from the expected value. For the variance the distances are squared.
    .mistake-unweighted = You took the three squares as equally likely. Weight each with its probability.
    .solution = E(X) = { $first } · { $low } + { $second } · { $middle } + { $third } · { $high } = { $mean }. V(X) = { $squares } = { $answer }.
exercise-5-207 = { $groups } groups estimate the same probability. Each rolls its own dice and calculates a { $level }% confidence interval from its rolls. How many of the { $groups } intervals, on average, do not contain the true probability?
    .title = Intervals that miss
    .hint-1 = What is the probability that a single interval does not contain the true probability?
    .right = { $rest } of { $groups } is { $answer }.
    .mistake-holding = So many contain it. The question is about the complement.
    .mistake-per-cent = That would be right for 100 groups. Here are { $groups }.
    .mistake-one-side = That is those that lie too high, or those that lie too low. Count both.
    .mistake-none = A confidence interval is not certain: some of them miss.
    .solution = Each interval contains the true probability with a chance of { $level }%, so about { $holding } contain it and { $groups } − { $holding } = { $answer } do not.
