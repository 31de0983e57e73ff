# Lesson 7. A message exercise-7-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-7 = A rule for people

exercise-7-1 = Two buttons lie there, your card is yellow, and you roll five black dice. You may look at one thing only. Which rule earns most stars on this board, on average?
    .title = Which rule?
    .option-buttons = Opt out with 5 buttons
    .option-bust = Opt out when the probability of a bust is above 25%
    .option-open = Opt out when 12 spaces or fewer are open
    .option-closed = Opt out when a row is closed
    .option-stars = Opt out with 2 stars
    .solution = Any guess will do: it is compared in exercise 7.6.

exercise-7-2 = Here you have only { $dice } black dice. Your rule is “Opt out with 3 buttons”: you roll after the first button, and you roll again after the second, whatever you may think of it. What is the expected value of this rule, in stars? (A fraction, or two decimals.)
    .title = A rule by hand
    .hint-1 = Draw a tree diagram and use backward induction: begin with the boards with two buttons. Each is worth the probability of a third button times the stars that you have then. There is no choice.
    .hint-2 = Count those stars: 1 for opting out, 1 for three reds, and 1 more only if red is your card (it lies above the board then).
    .hint-3 = Then the first roll: for each row its probability (1/3 times the probability of a hit) times what the board after it is worth. Where a row offers two spaces that are not alike, take the better one.
    .right = { $sum } = { $worth }, about { $decimal }. Opting out at once would earn 1: here the rule costs something.
    .mistake-best-play = That is best play: it opts out at once. The rule does not ask what is better, it says roll.
    .mistake-once-more = That is for opting out with two buttons. The rule says three.
    .mistake-bust-left-out = You took the mean over the good rolls only. The bust belongs to it, with 0 stars.
    .mistake-stars = Those are the stars with three buttons. What is the probability that you get that far?
    .mistake-same-chance-twice = After the second button fewer spaces are open: the second roll is riskier than the first. Look at each board.
    .solution = { $sum } = { $worth }. Each product is the probability of a row times what the board after it earns, which is the probability of the last roll times { $third } stars.

exercise-7-3 = Write worth(node, enough): the expected value of the tree for somebody who opts out with enough stars or more, and rolls otherwise. A node is (stars, rolls) as in lesson 6: the stars for opting out, and a list of pairs (chance, node). Where the list is empty, everybody opts out.
    .title = The rule decides
    .hint-1 = It is backward induction as in lesson 6. Where that took the better one of two numbers, an if decides now.
    .hint-2 = If stars >= enough, or if there are no rolls, return the stars.
    .hint-3 = Otherwise return the sum of chance * worth(after, enough).
    .right = All { $count } cases are right. This is called policy evaluation: an if where best play has max.
    .mistake-best-play = { $call } should give { $expected }. Yours takes the better one, as best play does. The rule does not ask what is better: it looks at the stars and at enough.
    .mistake-too-many = { $call } should give { $expected }. “Enough or more”: exactly enough is enough.
    .mistake-empty-handed = { $call } should give { $expected }. Where there are no rolls, everybody opts out and has the stars, even if they are not enough.
    .mistake-one-step = { $call } should give { $expected }. After a roll the rule decides again: use worth(after, enough), not only the stars there.
    .mistake-never-stops = { $call } should give { $expected }. Yours rolls as long as it can and never looks at enough.
    .model = def worth(node, enough):
        {"    "}stars, rolls = node
        {"    "}if stars >= enough or not rolls:
        {"    "}    return stars
        {"    "}return sum(chance * worth(after, enough) for chance, after in rolls)
    .solution = The three lines of lesson 6 with “if” in place of “max”: the rule decides, and not what is better. In the tree diagram this is still backward induction.

exercise-7-4 = Write rule(now) for the rule “{ $stars } stars, or bust { $percent }%”: it returns True for opting out with { $stars } stars or more, and also if the probability of a bust is above { $percent }%. Otherwise it returns False. There is now.stars, and now.bust from 0 to 1.
    .title = A rule as a function
    .hint-1 = One of the two reasons is enough: which short word joins them?
    .hint-2 = A comparison such as now.stars >= 1 is True or False already. Return it.
    .hint-3 = { $percent }% is { $share }.
    .right = All { $count } cases are right. You have written a strategy: give it to rule_value, and you know its expected value.
    .mistake-both = { $call } should give { $expected }. Yours needs both reasons at once. One is enough: or.
    .mistake-opposite = { $call } should give { $expected }. True stands for opting out.
    .mistake-more-stars = { $call } should give { $expected }. With exactly { $stars } stars the rule says opt out: that is >=.
    .mistake-just-as-risky = { $call } should give { $expected }. The rule says above { $percent }%, and at exactly { $percent }% you still roll: that is >.
    .mistake-per-cent = { $call } should give { $expected }. The risk is a reason as well, and now.bust goes from 0 to 1: { $percent }% is { $share }.
    .model = def rule(now):
        {"    "}return now.stars >= { $stars } or now.bust > { $share }
    .solution = Two comparisons with “or” between them.

exercise-7-5 = This is a board of your own. Of all rules “Opt out with … buttons”, which one has the highest expected value here? (The two that lie there count.) In code the board is own_board("7.5").
    .title = How many buttons?
    .hint-1 = stars_of("3 buttons", own) says what a rule earns on your board.
    .hint-2 = Try 3, 4, 5, … with a loop. Where is the highest number?
    .right = With { $buttons } buttons it is { $most } stars; one fewer earns { $fewer }, one more { $more }.
    .mistake-one-more = Close. Look at the rule with one button fewer: does it earn more?
    .mistake-one-fewer = Close. Look at the rule with one button more: does it earn more?
    .mistake-the-two = With two buttons you would opt out at once, for a single star.
    .mistake-further-ones = The buttons that lie there already count as well.
    .solution = { $buttons } buttons: { $most }. One fewer { $fewer }, one more { $more }.

exercise-7-6 = The board of your guess. What share of the expected value of best play does the best of the five rules earn? (In per cent with one decimal, or as a decimal such as 0.123.)
    .title = The share that is left
    .hint-1 = Find the best of the five with stars_of. Best play is solve(board).value.
    .hint-2 = A share is the part divided by the whole.
    .right = “{ $rule }” earns { $stars } of { $best } stars, { $percent } of best play. It gives up { $lost } stars, and it is two words long.
    .guessed = You guessed “{ $guess }”. The best of the five is “{ $rule }”.
    .mistake-lost = That is the share that is lost. What share is left?
    .mistake-stars = Those are the stars of the rule, not a share. Divide them by those of best play.
    .mistake-best-play = Those are the stars of best play, not a share. What do you divide by them?
    .mistake-three-stars = That is for “3 stars”. The rule of the guess says 2.
    .mistake-buttons = That is the share of “5 buttons”. One of the five earns more.
    .mistake-bust = That is the share of “bust 25%”. One of the five earns more.
    .mistake-open = That is the share of “12 open”. One of the five earns more.
    .mistake-closed = That is the share of “1 closed”. One of the five earns more.
    .solution = “{ $rule }” earns { $stars }, best play { $best }. Divided: { $percent }.

exercise-7-7 = This is another board of your own, own_board("7.7") in code. Somebody plays here by the rule that is best on an empty board, “3 stars”. How many stars does this give up, against the expected value of best play, the optimal strategy? (Two decimals.)
    .title = On another board
    .hint-1 = You give up what best play earns, minus what the rule earns.
    .hint-2 = Best play is solve(own).value, and the rule stars_of("3 stars", own).
    .right = { $best } − { $stars } = { $lost } stars. A good rule on one board is not a good rule on all.
    .mistake-rule = That is what the rule earns. How much more would best play earn?
    .mistake-best-play = That is what best play earns. How much smaller is what the rule earns?
    .mistake-other-sign = The other way round: best play minus the rule.
    .mistake-share = That is a share. The question asks for a difference, in stars.
    .mistake-from-three = The rule stops at 3 stars, but does not always get that far; nor does best play. Compare the two means.
    .solution = Best play earns { $best }, the rule { $stars }: { $lost } are given up.

exercise-7-8 = You want to know the expected value of a rule and have no computer. The stars of a round have a standard deviation of { $spread }. How many rounds do you have to play, so that the standard error of your sample mean is { $error }?
    .title = By playing alone
    .hint-1 = The standard error of the mean of n rounds is the standard deviation divided by √n.
    .hint-2 = { $spread } divided by { $error } is { $times }. So √n is …
    .right = ({ $spread } / { $error })² = { $times }² = { $rounds } rounds. And you would still be a little off.
    .mistake-no-square = That is √n. Then what is n?
    .mistake-error-only = You left out that the standard deviation of a round is { $spread }, not 1.
    .mistake-interval = That is for a 95% interval of { $error } to either side. The question asks for one standard error.
    .mistake-error-not-squared = Square both: the standard deviation and the error.
    .solution = { $spread } / √n = { $error }, so √n = { $times }, and n = { $rounds }.

exercise-7-9 = What is always true? Choose all that is.
    .title = True of every rule
    .option-never-better = No rule earns more than best play on any board.
    .option-everywhere = A rule that is the best of its kind on one board is so on every board.
    .option-one-more-way = If you add “or …” with one more reason, a rule earns more.
    .option-upper = Somebody who lays worse than rule_value assumes earns no more with the same rule.
    .option-longer = A rule that opts out later earns more, because more stars are at stake.
    .option-hundred = If the sample mean of 100 rounds with one rule is higher than that of 100 rounds with another, the first rule is better.
    .hint-1 = Two are true. For the others look for one board or one rule where they fail.
    .hint-2 = What does “5 buttons or 1 star” do?
    .right = Best play is an optimal strategy: it takes the better one at every board, so nothing beats it. And rule_value lays as well as can be for that rule: it is the most that the rule can earn.
    .mistake-everywhere = Look at 7.7: “3 stars” is best on the empty board, and elsewhere not.
    .mistake-one-more-way = With every “or” you opt out sooner. “5 buttons or 1 star” opts out at the first button.
    .mistake-longer = Later means more stars, but also more busts. Look at the picture for buttons: the bars grow, and then they shrink.
    .mistake-hundred = The standard deviation of a round is more than 1 star, so the standard error of 100 rounds is more than 0.1. Good rules often differ by less.
    .solution = Best play is the most that anybody can earn, and rule_value the most that somebody with that rule can earn. Which rule is best depends on the board; both too many and too few reasons cost stars; and sample means stray.

exercise-7-10 = Write your rule for the contest: when do you opt out? Up to four conditions, joined by “and” and “or”, such as “7 buttons, or 1 closed and bust 50%”. Stars, buttons and closed (rows) mean that many or more, open (spaces) that many or fewer, and bust a probability above that. It is played on an empty 6×6 board that you do not know yet. The rule that you give last counts.
    .title = The contest
    .how = The kit reads it, and your teacher.
    .kept = Your rule says: opt out with { $rule }. It is kept for the contest. stars_of tells you what it earns on an empty board.
    .model = 3 stars, or 2 stars and bust 30%
    .solution = Any rule takes part; contest(texts) plays them all. This one earns 99% of best play on an empty board with one card.

exercise-7-11 = A rule about stars loses little, a rule about buttons a lot. Why? And what does the rule not say that a good player knows as well?
    .title = Why stars?
    .model = Opting out or rolling is about what I lose if I am bust and what I gain if not. The stars say what I lose, and after three of one colour it takes long to gain another star. Five buttons may be worth 1 star or 3. The rule does not say where to lay: if I spread the colours, I seldom get to three of one.
    .solution = A person reads it. A good answer says that the stars are what is at stake, while equally many buttons may be worth more or less; and that laying matters too.

picture-rules-head = Stars on average
picture-rules-best = best play { $best }
picture-rules-buttons = Opt out with this many buttons: stars on average
picture-tree-three = The rule “Opt out with 3 buttons” earns { $rule }, opting out at once { $out }.
picture-played-head = “{ $rule }”: { $rounds } rounds, standard error { $error }
picture-played-mean = sample mean
picture-played-exact = expected value
picture-laid-head = “{ $rule }”: { $rounds } rounds for each way to lay
picture-laid-anywhere = played: anywhere
picture-laid-safest = played: safest space
picture-laid-colours = played: by colours
picture-laid-note = about { $mean }
picture-laid-best = as well as can be
picture-habit-head = Empty side A, red card; standard error { $error }
picture-habit-well = { $rule }, laid well
picture-habit-fixed = { $rule }, by the habit
picture-habit-note = about { $mean }

contest-head = { $count ->
        [one] One rule
       *[other] { $count } rules
    } on this board, where best play earns { $best } stars:
contest-place = Place
contest-name = Name
contest-rule = Opt out with …
contest-stars = Stars
contest-share = Of best play
contest-none = Nobody has given a rule yet: exercise("7.10").
contest-unreadable = The rule of { $student } cannot be read: { $reason }

# A rule: how its parts are shown, and the words by which they are read
rule-stars = { $number ->
    [one] { $number } star
   *[other] { $number } stars
  }
rule-buttons = { $number ->
    [one] { $number } button
   *[other] { $number } buttons
  }
rule-bust = bust { $number }%
rule-open = { $number } open
rule-closed = { $number } closed
rule-and = { $one } and { $other }
rule-or = { $one } or { $other }
rule-reads-and = and
rule-reads-or = or
rule-reads-stars = star, stars
rule-reads-buttons = button, buttons
rule-reads-bust = bust, risk
rule-reads-open = open, spaces
rule-reads-closed = closed, rows
rule-reads-out = opt out, out
rule-reads-with = with, at, if, when

# Questions for tests
exercise-7-201 = Two rules for a game of dice are compared. Rule A earns { $large } points in { $daring } of the rounds and otherwise none. Rule B earns { $small } points in { $careful } of the rounds and otherwise { $rest }. By how many points is the expected value of rule A larger than that of rule B? (Negative if it is smaller.)
    .title = Two rules
    .hint-1 = Calculate the expected value of each rule by itself, then subtract.
    .right = { $first } − { $second } = { $answer } points per round.
    .mistake-exchanged = You subtracted in the other order: the question is about A less B.
    .mistake-rest-forgotten = Rule B earns { $rest } in each of the other rounds. Count this too.
    .mistake-simple-means = You took both outcomes of a rule as equally likely. Weight them with their probabilities.
    .mistake-first-alone = That is the expected value of rule A. Take that of rule B away.
    .solution = A: { $one } · { $large } = { $first }. B: { $other } · { $small } + { $not_other } · { $rest } = { $second }. The difference: { $answer }.
exercise-7-202 = A player’s rule earns { $one } stars on average in rounds that begin well, { $two } in middling ones and { $three } in rounds that begin badly. { $first } of all rounds begin well, { $second } are middling, and the others begin badly. What is the expected value of the stars per round?
    .title = Mean over cases
    .hint-1 = What share of the rounds begins badly?
    .hint-2 = Weight the mean of each case with the probability of this case, and add.
    .right = { $p } · { $one } + { $q } · { $two } + { $r } · { $three } = { $answer } stars.
    .mistake-simple-mean = That is the mean of the three means. The cases are not equally likely.
    .mistake-rest-forgotten = You left out the rounds that begin badly: they are { $third } of all.
    .mistake-likeliest = That is the mean of the most frequent case. The other cases count too.
    .mistake-exchanged = You exchanged the weights of the first and the last case.
    .solution = The rest of the rounds is { $third }. { $p } · { $one } + { $q } · { $two } + { $r } · { $three } = { $answer }.
exercise-7-203 = Two rules are tried in { $rounds } rounds each, independently of each other. The standard deviation of a round is { $one } points with the first rule and { $other } points with the second. Calculate the standard error of the difference of the two means.
    .title = A difference’s error
    .hint-1 = Variances of independent means add up. The variance of a mean is the variance of a round, divided by the number of rounds.
    .hint-2 = Take the root at the end, of all together.
    .right = √(({ $first_square } + { $second_square }) / { $rounds }) = { $both }/{ $root } = { $answer } points.
    .mistake-errors-added = You added the two standard errors. Add the variances, then take the root.
    .mistake-errors-subtracted = You subtracted the standard errors. The difference of two independent means scatters more than each of them: variances add up.
    .mistake-not-divided = That is the standard deviation of the difference of two single rounds. Means of { $rounds } rounds scatter less.
    .mistake-without-root = That is the variance of the difference. The standard error is its root.
    .solution = The variance of the difference is { $first_square }/{ $rounds } + { $second_square }/{ $rounds } = { $square }/{ $rounds }. Its root: { $both }/{ $root } = { $answer }.
