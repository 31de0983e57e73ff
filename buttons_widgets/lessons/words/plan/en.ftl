# The plan of the course: each lesson's title, the question that it asks, and its mathematics.

plan-1 = Button never beside button
    .asks = In how many ways can buttons lie on a board?
    .mathematics = Counting in an orderly way; when to multiply; “at most” and “at least”.
plan-2 = One roll
    .asks = How likely is it that a roll shows a 6 at least once?
    .mathematics = Sample space, equally likely outcomes, independence, the opposite event.
plan-3 = Bust!
    .asks = How risky is one more roll, and is a bust ever due?
    .mathematics = Chances given a row, the exact chance as a fraction, dice without a memory.
plan-4 = What is a roll worth?
    .asks = Two stars now, or a roll that may bring four or none?
    .mathematics = Expected value, the mean as a balance point, fair bets.
plan-5 = Let the computer roll
    .asks = How many rolls until a share can be trusted?
    .mathematics = Simulation, law of large numbers, standard error, confidence interval.
plan-6 = When to stop
    .asks = Is it right to stop when one more roll does not pay?
    .mathematics = Optimal stopping, backward induction, the one-step rule and where it fails.
plan-7 = A rule for people
    .asks = How good can a rule be that fits on a card?
    .mathematics = Strategies as functions, what a rule earns exactly, and what it gives up.
plan-8 = Stars are not wins
    .asks = When is the choice with the better mean the worse one?
    .mathematics = Expected value against the chance to win; risk when behind and when ahead.
plan-9 = The others roll too
    .asks = Does it matter to your decision what the others do?
    .mathematics = Dependent events, total probability, how much an answer leans on a model.
plan-10 = Is it luck?
    .asks = How many games show which player is better?
    .mathematics = Comparing samples, pairs with the same dice, chance winners among many.
plan-11 = Thinking backwards
    .asks = Who wins a game without luck, if nobody makes a mistake?
    .mathematics = Game trees, minimax, symmetry, parity; another game, Button Up!
plan-12 = How long does it take?
    .asks = How many rolls does a box take, and which one is better ticked first?
    .mathematics = Inclusion and exclusion, waiting times (geometric, negative binomial), first-step analysis; Pretty Tricky.
plan-13 = Bids, ties and three of a kind
    .asks = Are your dice enough to beat a bid, and what is a bid worth?
    .mathematics = Multinomial coefficients, inclusion and exclusion, binomial distribution, opportunity cost; War of the Buttons.

plan-map = thirteen lessons, and which builds on which
plan-key-needs = uses its results
plan-key-helps = is easier after it; or the lesson tells what it needs
plan-head-lesson = Lesson
plan-head-asks = It asks
plan-head-mathematics = Mathematics
plan-head-age = Age
plan-head-minutes = Minutes
plan-head-code = Code
plan-head-before = Before it
plan-for-teachers = for teachers
plan-from-age = from { $age }
plan-from-age-in-halves = from { $age }; first half from { $first }
plan-code-none = none
plan-code-second-half = in the second half
plan-code-yes = read and written
plan-helped-by = { $count ->
        [one] { $lessons } helps
       *[other] { $lessons } help
    }
plan-nothing-before = nothing
