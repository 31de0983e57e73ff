# Lesson 7. A message exercise-7-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-7 = A rule for people

exercise-7-1 = Two buttons lie there, yellow is your card, and you roll five black dice. You may look at one thing only. Which card earns most stars on this board, on average?
    .title = Which card?
    .option-buttons = Opt out with 5 buttons
    .option-bust = Opt out when the chance to be bust is above 25%
    .option-open = Opt out when 12 spaces or fewer are open
    .option-closed = Opt out when a row is closed
    .option-stars = Opt out with 2 stars
    .solution = Anything will do: it is compared in exercise 7.6.

exercise-7-2 = Here you have only { $dice } black dice. You hold the card “Opt out with 3 buttons”, so after the first button you roll, and after the second you roll again, whatever you may think of it. What does this earn, in stars on average? (A fraction, or two decimals.)
    .title = A card by hand
    .hint-1 = First the boards with two buttons: each is worth the chance of a third button times the stars that you have then. There is no choice.
    .hint-2 = Count those stars: 1 for opting out, 1 for three reds, and 1 more only if red is your card (it lies above the board then).
    .hint-3 = Then the first roll: for each row its chance (1/3 times the chance to hit) times what the board after it is worth. Where a row offers two spaces that are not alike, take the better one.
    .right = { $sum } = { $worth }, about { $decimal }. Opting out at once would earn 1: here the card costs something.
    .mistake-best-play = That is best play: it opts out at once. The card does not ask what is better, it says roll.
    .mistake-once-more = That is for opting out with two buttons. The card says three.
    .mistake-bust-left-out = You took the mean over the good rolls only. The bust belongs to it, with 0 stars.
    .mistake-stars = Those are the stars with three buttons. How likely is it that you come so far?
    .mistake-same-chance-twice = After the second button fewer spaces are open: the second roll is riskier than the first. Look at each board.
    .solution = { $sum } = { $worth }. Each product is the chance of a row times what the board after it earns, which is the chance of the last roll times { $third } stars.

exercise-7-3 = Write worth(node, enough): what is the tree worth to somebody who opts out with so many stars or more, and rolls otherwise? A node is (stars, rolls) as in lesson 6: the stars for opting out, and a list of pairs (chance, node). Where the list is empty, everybody opts out.
    .title = The rule decides
    .hint-1 = Where lesson 6 took the better one of two numbers, an if decides now.
    .hint-2 = If stars >= enough, or if there are no rolls, give back the stars.
    .hint-3 = Otherwise the sum of chance * worth(after, enough).
    .right = All { $count } cases are right. This is called policy evaluation: an if where best play has max.
    .mistake-best-play = { $call } should give { $expected }. Yours takes the better one, as best play does. The rule does not ask what is better: it looks at the stars and at enough.
    .mistake-too-many = { $call } should give { $expected }. “So many or more”: exactly enough is enough.
    .mistake-empty-handed = { $call } should give { $expected }. Where there are no rolls, everybody opts out and has the stars, also if they are not enough.
    .mistake-one-step = { $call } should give { $expected }. After a roll the rule decides again: use worth(after, enough), not only the stars there.
    .mistake-never-stops = { $call } should give { $expected }. Yours rolls to the bitter end and never looks at enough.
    .model = def worth(node, enough):
        {"    "}stars, rolls = node
        {"    "}if stars >= enough or not rolls:
        {"    "}    return stars
        {"    "}return sum(chance * worth(after, enough) for chance, after in rolls)
    .solution = The three lines of lesson 6 with “if” in place of “max”: the rule decides, and not what is better.

exercise-7-4 = Write rule(now) for the card “{ $stars } stars, or bust { $percent }%”: it gives back True for opting out with { $stars } stars or more, and also if the chance to be bust is above { $percent }%. Otherwise it gives back False. There is now.stars, and now.bust from 0 to 1.
    .title = A card as a function
    .hint-1 = One of the two reasons is enough: which little word joins them?
    .hint-2 = A comparison such as now.stars >= 1 is True or False already. Give it back.
    .hint-3 = { $percent }% is { $share }.
    .right = All { $count } cases are right. Give it to rule_value, and you know what it earns.
    .mistake-both = { $call } should give { $expected }. Yours needs both reasons at once. One is enough: or.
    .mistake-opposite = { $call } should give { $expected }. True stands for opting out.
    .mistake-more-stars = { $call } should give { $expected }. With exactly { $stars } stars the card says opt out: that is >=.
    .mistake-just-as-risky = { $call } should give { $expected }. The card says above { $percent }%, and at exactly { $percent }% one still rolls: that is >.
    .mistake-per-cent = { $call } should give { $expected }. The risk is a reason as well, and now.bust goes from 0 to 1: { $percent }% is { $share }.
    .model = def rule(now):
        {"    "}return now.stars >= { $stars } or now.bust > { $share }
    .solution = Two comparisons with “or” between them.

exercise-7-5 = Your own board is Position.parse("{ $board }"). Of all cards “Opt out with … buttons”, which one earns most there? (The two that lie there count.)
    .title = How many buttons?
    .hint-1 = Once own is your board, stars_of("3 buttons", own) says what a card earns on it.
    .hint-2 = Try 3, 4, 5, … with a loop. Where is the top?
    .right = With { $buttons } buttons it is { $most } stars; one fewer earns { $fewer }, one more { $more }.
    .mistake-one-more = Close. Look at the card with one button fewer: does it earn more?
    .mistake-one-fewer = Close. Look at the card with one button more: does it earn more?
    .mistake-the-two = With two buttons you would opt out at once, for a single star.
    .mistake-further-ones = The buttons that lie there already count as well.
    .solution = { $buttons } buttons: { $most }. One fewer { $fewer }, one more { $more }.

exercise-7-6 = The board of your guess. What share of best play does the best of the five cards earn? (As a percentage with one decimal.)
    .title = The share that is left
    .hint-1 = Find the best of the five with stars_of. Best play is solve(board).value.
    .hint-2 = A share is the part divided by the whole.
    .right = “{ $card }” earns { $stars } of { $best } stars, { $percent } of best play. It gives up { $lost } stars, and fits on a thumbnail.
    .guessed = You guessed “{ $guess }”. The best of the five is “{ $card }”.
    .mistake-lost = That is the share that is lost. What share is left?
    .mistake-three-stars = That is for “3 stars”. The card of the guess says 2.
    .mistake-of-two = You divided by the 2 stars on the card. What does best play earn?
    .mistake-second = That is the share of another card. One of the five earns more.
    .solution = “{ $card }” earns { $stars }, best play { $best }. Divided: { $percent }.

exercise-7-7 = Another board is Position.parse("{ $board }"). Somebody plays here with the card that is best on an empty board, “3 stars”. How many stars does this give up, against best play? (Two decimals.)
    .title = Away from home
    .hint-1 = You give up what best play earns, less what the card earns.
    .hint-2 = Best play is solve(…).value, and the card stars_of("3 stars", …).
    .right = { $best } − { $stars } = { $lost } stars. A good rule on one board is not a good rule on all.
    .mistake-card = That is what the card earns. How much more would best play earn?
    .mistake-best-play = That is what best play earns. How much less does the card earn?
    .mistake-other-sign = The other way round: best play, less the card.
    .mistake-share = That is a share. Asked for is a difference, in stars.
    .mistake-from-three = The card stops at 3 stars, but does not always come so far; nor does best play. Compare the two means.
    .solution = Best play earns { $best }, the card { $stars }: { $lost } are given up.

exercise-7-8 = You want to know what a card earns and have no computer. The stars of a round have a standard deviation of { $spread }. How many rounds do you have to play, so that the standard error of their mean is { $error }?
    .title = By playing alone
    .hint-1 = The standard error of a mean of n rounds is the standard deviation divided by √n.
    .hint-2 = { $spread } divided by { $error } is { $times }. So √n is …
    .right = ({ $spread } / { $error })² = { $times }² = { $rounds } rounds. And you would still be a little off.
    .mistake-no-square = That is √n. Then what is n?
    .mistake-error-only = You left out that a round strays by { $spread }, not by 1.
    .mistake-interval = That is for a 95% interval of { $error } to either side. Asked for is one standard error.
    .mistake-error-not-squared = Square both: the standard deviation and the error.
    .solution = { $spread } / √n = { $error }, so √n = { $times }, and n = { $rounds }.

exercise-7-9 = What is always true? Choose all that is.
    .title = True of every card
    .option-never-better = No card earns more than best play on any board.
    .option-everywhere = A card that is the best of its kind on one board is so on every board.
    .option-one-more-way = If you add “or …” with one more reason, a card earns more.
    .option-upper = Somebody who lays worse than rule_value takes for granted earns no more with the same card.
    .option-longer = A card that opts out later earns more, because more stars are at stake.
    .hint-1 = Two are true. For the others look for one board or one card where they fail.
    .hint-2 = What does “5 buttons or 1 star” do?
    .right = Best play takes the better one at every board, so nothing beats it. And rule_value lays as well as can be for that card: it is the most that the card can earn.
    .mistake-everywhere = Look at 7.7: “3 stars” is best on the empty board, and elsewhere not.
    .mistake-one-more-way = Every “or” makes one opt out sooner. “5 buttons or 1 star” opts out at the first button.
    .mistake-longer = Later means more stars, but also more busts. Look at the curve for buttons: it goes up and down again.
    .solution = Best play is the most that anybody can earn, and rule_value the most that somebody with that card can earn. Which card is best depends on the board, and both too many and too few reasons cost stars.

exercise-7-10 = Write your card for the contest: when do you opt out? Up to four conditions, joined by “and” and “or”, such as “7 buttons, or 1 closed and bust 50%”. Stars, buttons and closed (rows) mean so many or more, open (spaces) so many or fewer, and bust a chance above that. It is played on an empty 6×6 board that you do not know yet. The card that you give last counts.
    .title = The contest
    .how = The kit reads it, and your teacher.
    .kept = Your card says: opt out with { $card }. It is kept for the contest. stars_of tells you what it earns on an empty board.
    .model = 3 stars, or 2 stars and bust 30%
    .solution = Any card takes part; contest(texts) plays them all. This one earns 99% of best play on an empty board with one card.

exercise-7-11 = A card about stars loses little, a card about buttons a lot. Why? And what does the card not say that a good player knows as well?
    .title = Why stars?
    .model = Opting out or rolling is about what I lose if I am bust and what I gain if not. The stars say what I lose, and after three of one colour it takes long to gain another star. Five buttons may be worth 1 star or 3. The card does not say where to lay: if I spread the colours, I seldom get to three of one.
    .solution = A person reads it. A good answer says that the stars are what is at stake, while equally many buttons may be worth more or less; and that laying matters too.

contest-head = { $count ->
        [one] One card
       *[other] { $count } cards
    } on this board, where best play earns { $best } stars:
contest-place = Place
contest-name = Name
contest-card = Opt out with …
contest-stars = Stars
contest-share = Of best play
contest-none = Nobody has given a card yet: exercise("7.10").
contest-unreadable = The card of { $student } cannot be read: { $reason }

# A rule card: how its parts are shown, and the words by which they are read
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
