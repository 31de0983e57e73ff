# Lesson 6. A message exercise-6-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-6 = When to stop

exercise-6-1 = One red button lies there, and red is your card. Opting out earns 1 star. You have two black dice. A second button earns nothing more, a third one makes it 3 stars, and a bust leaves you nothing. Roll or opt out?
    .title = Roll or opt out?
    .option-roll = Roll: that is worth more than 1 star.
    .option-stop = Opt out: rolling is worth less than 1 star.
    .option-same = It makes no difference at all.
    .solution = Anything will do: it is compared in exercise 6.5.

exercise-6-2 = Two buttons lie there. How likely is it that the next roll, with { $dice } black dice, offers an open space?
    .title = The third button
    .hint-1 = Go row by row. The white die shows each row with a chance of 1/3.
    .hint-2 = In a row with one open space: how likely do all { $dice } black dice miss it? A hit is the complement.
    .right = { $chance }, about { $percent }: the mean of { $hits } over the three rows.
    .mistake-bust = That is the probability that you are bust. You want the complement.
    .mistake-one-die = That is for a single black die. There are { $dice }, and one that hits is enough.
    .mistake-all-show = That is the chance that every black die shows an open space. One is enough.
    .mistake-not-divided = You added the three rows. Each row comes with a chance of 1/3 only.
    .mistake-dice-added = Two dice may hit at once, so their chances cannot be added. Count the rolls that miss.
    .solution = Each row has { $ways } ways for the black dice. Hits in the rows: { $hits }. A third of the sum is { $chance }.

exercise-6-3 = Two buttons lie there. You roll once more, with { $dice } black dice, and opt out after it. What is the expected value of your stars?
    .title = The last roll
    .hint-1 = Count the stars with three red buttons: 1 for opting out, and what for red, which is your card?
    .hint-2 = The expected value: the probability of a third button times the stars that you have then. A bust adds nothing.
    .right = { $chance } · { $third } = { $worth } stars. Opting out now earns 1.
    .mistake-chance-only = That is the chance of a third button. How many stars does it bring?
    .mistake-without-card = You counted 2 stars: are those only the ones that you gain? With three red buttons you have 1 for opting out, 1 for red and 1 for your card, and all of them are at stake.
    .mistake-kept = After a bust you do not keep the star: nothing is left.
    .mistake-taken-off = A bust leaves you 0 stars, and does not take away one that you never had.
    .solution = 1 for opting out, 1 for red, 1 for the red card: { $third } stars with the probability { $chance } of a hit, else none. Together { $worth }.

exercise-6-4 = One button, on a board of your own with { $dice } black dice. Say that you roll once, and then opt out whatever happens. What is the expected value of your stars?
    .title = One step
    .hint-1 = Two buttons earn no more than one: only opting out counts.
    .hint-2 = So it is 1 star times the chance not to be bust.
    .right = { $worth }: one star, unless you are bust. That is less than the 1 star for opting out now.
    .mistake-bust = That is the probability that you are bust. The star comes with the complement.
    .mistake-three-stars = After this roll two buttons lie there, not three. What do two earn?
    .mistake-two-stars = Two buttons are no two stars. You get 1 star for opting out, and a colour counts from three buttons on.
    .mistake-taken-off = A bust leaves you 0 stars, it does not take one away.
    .mistake-added = You do not get a star before the roll and one after it: you opt out once.
    .mistake-never-bust = You get 1 star if the roll goes well. But it may be a bust, and then it brings 0.
    .solution = The chance not to be bust is { $worth }, and two buttons earn 1 star.

exercise-6-5 = The board of your guess. After a second button you are free to roll again or to opt out, whichever is better. What is rolling worth now? Draw the tree diagram, and work from the end to the beginning.
    .title = The whole tree
    .hint-1 = First the boards with two buttons: each is worth the better one of 1 star and its last roll, as in 6.3.
    .hint-2 = Then this roll: for each row its chance (1/3 times the chance to hit) times the worth of the board it leads to.
    .hint-3 = In rows 1 and 2 one space is open, in row 3 there are two. After rows 1 and 2 the board is worth 13/9.
    .right = { $sum } = { $worth }, a little more than 1: roll!
    .guessed = You guessed: “{ $guess }” Two rolls ahead it pays, by less than three hundredths of a star.
    .mistake-once-more = That is for opting out after one roll, as in 6.4. Here you may go on.
    .mistake-bust-left-out = You took the mean over the good rolls only. The bust belongs to it, with 0 stars.
    .mistake-rows-added = Each row comes with a chance of 1/3: divide.
    .mistake-best-branch = That is the best that can come of it. Take the mean over all that can come, bust included.
    .mistake-plain-mean = You multiplied the probability of a hit by the plain mean of the worths. But the boards do not come equally often: take each row with its own probability.
    .mistake-best-for-all = You gave every branch the worth of the best one. Take each row with its own probability and its own worth.
    .mistake-worst-for-all = You gave every branch the worth of the worst one. Not all boards with two buttons are worth the same.
    .mistake-same-chance-twice = After the first button fewer spaces are open: the second roll is riskier than the first. Look at each board.
    .mistake-always-on = With some boards it is better to opt out after the first roll. Take the better one at each.
    .solution = By backward induction, { $sum } = { $worth }, or { $decimal }. Each product is the probability of a row times the worth of the board after it.

exercise-6-6 = Now your own board, with { $dice } black dice. If a red card sticks out above the board, red is your card; if none does, it is not. What is rolling worth? (A fraction, or two decimals.)
    .title = Your own tree
    .hint-1 = Draw the tree diagram: the boards with two buttons that a roll may lead to. Boards that are mirror images are worth the same.
    .hint-2 = Each of them is worth the better one of opting out (1 star) and its last roll.
    .hint-3 = Without the red card, three red buttons make 2 stars; with it 3.
    .right = { $sum } = { $worth }, or { $decimal }. So { $decision ->
        [roll] roll
       *[stop] opt out
    }!
    .mistake-once-more = That is for opting out after one roll. Here you may go on.
    .mistake-bust-left-out = You took the mean over the good rolls only. The bust belongs to it, with 0 stars.
    .mistake-rows-added = Each row comes with a chance of 1/3: divide.
    .mistake-best-branch = That is the best that can come of it. Take the mean over all that can come, bust included.
    .mistake-plain-mean = You multiplied the probability of a hit by the plain mean of the worths. But the boards do not come equally often: take each row with its own probability.
    .mistake-best-for-all = You gave every branch the worth of the best one. Take each row with its own probability and its own worth.
    .mistake-worst-for-all = You gave every branch the worth of the worst one. Not all boards with two buttons are worth the same.
    .mistake-same-chance-twice = After the first button fewer spaces are open: the second roll is riskier than the first. Look at each board.
    .mistake-always-on = Not always roll again: on some board with two buttons opting out is better. Take the better one at each.
    .solution = { $sum } = { $worth }, or { $decimal }, against 1 star for opting out.

exercise-6-7 = Say that the next roll let you choose freely. On which spaces is the second button best? Choose all of them; there are { $dice } black dice.
    .title = The best spaces
    .hint-1 = All spaces are red, so it is all about the last roll: after which spaces does it hit most likely?
    .hint-2 = Count the open spaces row by row. Is 0, 1, 2 or 1, 1, 1 better?
    .right = { $best }: worth { $most } stars, and the others { $least }. They keep a space open in every row.
    .mistake-all-alike = The colours are alike, but not the room. How many rows are closed after each of them?
    .mistake-worse = After those a row is closed, and a third of all rolls is bust whatever the black dice show.
    .mistake-one-missing = So far so good. Is there another one as good?
    .solution = After { $best } each row still has an open space: { $most }. After the others a row is closed: { $least }.

exercise-6-8 = Write worth(node). A node is (stars, rolls): the stars for opting out, and a list of pairs (chance, node), one for each branch of a roll. With the remaining probability you are bust. Return what the node is worth with the best strategy.
    .title = Backward induction
    .hint-1 = The function may call itself: worth(after) is what a branch leads to. Begin with stars, rolls = node.
    .hint-2 = Rolling is worth the sum of chance * worth(after). And then you are free to choose.
    .hint-3 = The better one of two numbers is max(one, other). With an empty list the sum is 0, so a leaf needs nothing of its own.
    .right = All { $count } cases are right, and the last is the board of this lesson. Three lines: that is the heart of solve.
    .mistake-one-step = { $call } should give { $expected }. Yours looks one roll ahead only: it takes the stars of the next node in place of its worth. Let it call itself.
    .mistake-never-stops = { $call } should give { $expected }. Yours never stops rolling. At each node one may opt out: take the better one.
    .mistake-best-branch = { $call } should give { $expected }. You may choose whether to roll, but not what the dice show: take the mean over the branches, and the best only of the two choices.
    .mistake-never-bust = { $call } should give { $expected }. You divided by the sum of the chances. With the remaining probability you are bust, and that counts as 0.
    .mistake-stars-only = { $call } should give { $expected }. That is opting out at once. What if one rolls?
    .model = def worth(node):
        {"    "}stars, rolls = node
        {"    "}return max(stars, sum(chance * worth(after) for chance, after in rolls))
    .solution = A node is worth the better one of opting out (its stars) and rolling (the mean of what the branches are worth, with 0 for bust). A leaf has no branches, so its sum is 0 and its stars remain.

exercise-6-9 = The one-step rule is a strategy: “Opt out, if rolling once and then opting out is worth no more than opting out now.” What is always true of it?
    .title = The one-step rule
    .option-roll-safe = If the rule says roll, then rolling is best.
    .option-out-safe = If the rule says opt out, then opting out is best.
    .option-last-exact = If only one more button can find room, the rule is right.
    .option-more-bust = If you play by the rule, you are bust more often than with the best strategy.
    .option-usually = If you play by the rule, you earn the most stars after all, since the errors cancel.
    .hint-1 = Rolling with the freedom to go on is worth at least as much as rolling and having to stop. In which direction can the rule be wrong?
    .hint-2 = The board of 6.5 is a counterexample to one of these. To which?
    .right = The rule looks at one way to go on and leaves out all others. So it never rolls too often, but it may stop too soon.
    .mistake-out-safe = The board of 6.5 is a counterexample: there the rule says opt out, and rolling is better.
    .mistake-more-bust = The rule never rolls where best play stops. If you stop sooner, you are bust less often.
    .mistake-usually = Its errors all go one way: it stops too soon. Nothing can cancel them.
    .solution = Rolling with best play is worth at least as much as rolling once and then opting out. So if the latter beats opting out, so does the former. The other way it fails, see 6.5. If at most one button finds room, both are the same.

exercise-6-10 = On this 6×6 board, another counterexample, the one-step rule says: opt out. Ask the computer with solve(Position.parse("{ $board }")). How many stars on average does the rule give up here? (Two decimals.)
    .title = What the rule gives up
    .hint-1 = Look at roll, what rolling is worth with best play after it, and at what opting out earns.
    .hint-2 = You give up the worth of the better choice minus the worth of the one that you took.
    .right = Rolling is worth { $roll } and opting out { $stop }: the rule gives up { $lost } stars. To it, rolling looks worth { $once } only.
    .mistake-roll = That is what rolling is worth. Opting out earns something as well: what is the difference?
    .mistake-stop = That is what opting out earns. How much more would rolling be worth?
    .mistake-other-sign = The other way round: you give up the worth of the better choice minus that of the worse one.
    .mistake-once-more = You compare rolling with rolling once. But the rule does not roll: it opts out.
    .mistake-rule-roll = That is what a roll looks worth to the rule. What is it truly worth, and how much more is that than opting out?
    .solution = { $roll } − { $stop } = { $lost }.

exercise-6-11 = Why does the one-step rule stop too soon on these boards? Describe in your own words what it does not see, and a board on which you would trust it.
    .title = Why too soon?
    .model = A button alone often earns nothing, but it is a step towards three of a colour. The rule sees the risk of the step and not what it leads to. I would trust it late in a round, when only one colour can still reach three and needs one button, or when hardly any space is left.
    .solution = A person reads it. A good answer says that the gain comes after several rolls while the risk comes at once, and names boards where one button decides.

# Questions for tests
exercise-6-201 = A spinner has { $sectors } equal sectors: { $low }, { $second } and so on up to { $high } points. You spin once. Then you either keep these points, or you spin a second time and get the points of the second spin instead. What is the expected value of your points if you decide as well as can be?
    .title = Once or twice
    .hint-1 = Begin with the last decision: what is the second spin worth on average?
    .hint-2 = Keep the first spin if it is more than that. Then take the mean over all { $sectors } first spins.
    .right = The second spin is worth { $once }. So keep whatever is more: ({ $again } · { $once } + { $kept }) / { $sectors } = { $answer }.
    .mistake-one-spin = That is the expected value of a single spin. You may choose to keep a good one.
    .mistake-larger-of-two = That is the mean of the larger of two spins. You decide before you see the second one.
    .mistake-kept-only = That is the mean of the spins that you keep. You do not always get one of those.
    .mistake-highest = That is the most that can come. How often does it come?
    .solution = Backward induction: a second spin is worth { $once }. After { $again } of the { $sectors } first spins you go on, after the others you keep theirs, { $kept } in all: ({ $again } · { $once } + { $kept }) / { $sectors } = { $answer }.
exercise-6-202 = In a round of a game you have { $points } points. You may stop and keep them, or go on: with a probability of { $lost } you lose all your points, otherwise you get { $more } more, and the round is over. How many points do you have, on average, if you go on?
    .title = Worth of going on
    .hint-1 = Draw a tree diagram with two branches. How many points do you have in all at the end of each?
    .right = { $good } · ({ $points } + { $more }) + { $lost } · 0 = { $answer }. Compare this with the { $points } points that are certain.
    .mistake-loss-forgotten = You kept the { $points } points for certain. They are lost too if it goes wrong.
    .mistake-gain-only = That is the mean of the new points. If it goes well, you have { $points } + { $more }.
    .mistake-for-certain = That is what you have if it goes well. How likely is that?
    .mistake-complement = You multiplied by the probability of losing. The probability of the complement is { $rest }.
    .solution = With a probability of { $rest } you have { $total } points, otherwise 0: { $good } · { $total } = { $answer }.
exercise-6-203 = You roll a die with { $sides } equal faces as often as you like. If a 1 comes, you lose all points of this round, and it ends. Otherwise you get { $more } points. You want as large an expected value as possible. From how many points on is one more roll no longer worth more than stopping?
    .title = When to stop
    .hint-1 = Call your points s. What is the expected value of your points after one more roll?
    .hint-2 = Solve { $good } · (s + { $more }) = s.
    .right = With { $answer } points: { $good } · ({ $answer } + { $more }) = { $answer }. With fewer, a roll is worth more.
    .mistake-gain-for-certain = You took the { $more } points for certain. They come only if no 1 is rolled.
    .mistake-one-step-early = There a roll is still worth a little more. Put your number into both sides.
    .mistake-the-gain = You compared what is won with what you have. Weight both with their probabilities, { $good } and { $bad }.
    .solution = { $good } · (s + { $more }) = s gives s = { $others } · { $more } = { $answer }: what can be lost, { $bad } · s, is then as much as what can be won, { $good } · { $more }.
exercise-6-204 = A game has two rounds. With probability { $first } you reach the second round; otherwise you get { $none } points, and the game is over. In the second round you get { $high } points with probability { $second }, otherwise { $low } points. Draw a tree diagram. What is the expected value of your points?
    .title = A tree with values
    .hint-1 = Work from the end of the tree: what is the second round worth?
    .hint-2 = Then the first round: { $first } times that, plus { $not_first } times { $none }.
    .right = { $first } · { $inner } + { $not_first } · { $none } = { $answer }.
    .mistake-inner = That is the second round alone. It is reached with probability { $first }.
    .mistake-leaf-forgotten = You left out the branch that ends after the first round with { $none } points.
    .mistake-simple-mean = That is the mean of the three ends. They are not equally likely.
    .mistake-not-multiplied = Multiply the value of the second round by the probability { $first } of reaching it.
    .solution = The second round is worth { $second } · { $high } + { $not_second } · { $low } = { $inner }. The game: { $first } · { $inner } + { $not_first } · { $none } = { $answer }.
