# Lesson 1. A message exercise-1-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-1 = Button never beside button

exercise-1-1 = In how many ways can buttons lie on the real board of 36 spaces? The empty board is one way. What is your guess?
    .title = Your guess
    .noted = Nobody can know this yet. At the end of the lesson you will see how near you were.
    .solution = A guess is neither right nor wrong. A guess that is far too low is no shame: numbers that come from multiplying again and again grow faster than we feel.

exercise-1-2 = In how many ways can buttons lie in a single row of { $spaces } spaces, if no two may be neighbours? The empty row counts too.
    .title = One row
    .hint-1 = Begin small. The pictures show all ways for 1, 2 and 3 spaces. What is the pattern of the sequence 2, 3, 5?
    .hint-2 = Look at the last space. If it is empty, the other { $last } spaces may be anything that is allowed. If a button lies on it, what must the space before it be?
    .hint-3 = So each number of ways is the sum of the two before it.
    .right = { $ways } ways: { $before } with the last space empty, and { $before-that } with a button on it. Each arrangement is in exactly one of these groups, so we add: the sum rule.
    .mistake-empty-left-out = You are one short. The row without any button is an arrangement too.
    .mistake-neighbours = That counts every pattern of buttons and empty spaces. Leave out those in which two buttons are neighbours.
    .mistake-one-button = That counts the rows with exactly one button. There may be none, or several.
    .mistake-one-or-none = That counts the rows with one button or none. There is room for two that are not neighbours.
    .solution = If the last space is empty, the first { $last } spaces have { $before } ways. If a button lies there, the space before it is empty, and the rest has { $before-that } ways. By the sum rule there are { $ways }. The numbers { $sequence } are Fibonacci’s sequence: each is the sum of the two before it.

exercise-1-3 = A row of 3 spaces has { $row } arrangements. Mia says: “A board of 3 rows has { $row } · { $row } · { $row } = { $product }.” But you see { $boards }. What did she forget?
    .title = Why not { $product }?
    .option-order = The order of the rows does not matter, so { $product } has to be divided.
    .option-columns = Buttons may not be neighbours in a column either, so not every row fits below every other.
    .option-empty = She counted the empty board several times.
    .option-added = The ways of several rows are added, not multiplied.
    .hint-1 = Draw two rows that are each allowed but may not lie one below the other.
    .hint-2 = We multiply if every choice for one row leaves equally many choices for the next. Does it?
    .right = A button in one row closes the space below it. So some rows leave more choices for the next row than others, and the product rule does not hold.
    .mistake-order = The rows have their places: the top row is not the bottom row. No two of the { $product } are the same board.
    .mistake-empty = There is one empty board, and it is counted once among the { $product }: empty, empty, empty.
    .mistake-added = Adding would give { $row } + { $row } + { $row }, far too few. Multiplying is right if every choice for one row leaves equally many for the next. Is that so here?
    .solution = { $product } counts all boards in which each row is allowed on its own. In { $touching } of them a button lies right above another one. The product rule needs equally many choices each time, and a row leaves between 2 and { $row } for the next one.

exercise-1-4 = The top row of this board is laid. Which of the five rows may lie right below it? Choose all that may.
    .title = Which rows fit?
    .option-none = ○ ○ ○
    .option-left = ● ○ ○
    .option-middle = ○ ● ○
    .option-right = ○ ○ ●
    .option-ends = ● ○ ●
    .hint-1 = Put a finger on each space below a button. There nothing may lie. Everywhere else?
    .hint-2 = Corner to corner is allowed.
    .right = Exactly those that have no button right below a button.
    .mistake-under-a-button = In one of those rows a button lies right below a button. That is a neighbour too.
    .mistake-corners = All of these fit, but there are more. Two buttons may touch at a corner: only left, right, above and below are neighbours.
    .mistake-empty-left-out = One is missing. What about a row with nothing in it?
    .solution = A row fits if it has no button in a column in which the top row has one. Corners do not count, and the empty row always fits.

exercise-1-5 = The middle row of this board stays as it is. How many boards have exactly this middle row?
    .title = From the middle
    .hint-1 = How many of the five rows fit above the middle one? Find out as in the last exercise. And below it?
    .hint-2 = Does the row that you choose above change what may lie below? They are not neighbours.
    .hint-3 = For each of the { $fit } rows above there are { $fit } rows below. Draw them if you like.
    .right = { $fit } rows fit above, and for each of them { $fit } below: { $fit } · { $fit } = { $boards }. Here the product rule holds: whatever lies above, equally many rows fit below.
    .mistake-added = You added. But each row above goes with each row below.
    .mistake-one-row = That many rows fit above. And below?
    .mistake-all-rows = Not all five rows fit: the middle row closes spaces above and below its button.
    .mistake-three-rows = You multiplied three times. But the middle row is fixed: only the row above and the row below are chosen.
    .mistake-one-side = On one side you took all five rows. The middle row closes a space above its button and a space below it.
    .mistake-across = The top row and the bottom row are no neighbours. May they have buttons in the same column?
    .solution = { $fit } of the five rows fit above the middle row, and the same { $fit } below it. With the middle row fixed, each choice above leaves equally many below, so the product rule gives { $fit } · { $fit } = { $boards }.

exercise-1-6 = The buttons on this board stay, and more may be added, or none. How many boards are possible, the board as it is included?
    .title = When may we multiply?
    .hint-1 = Which spaces are still open? { $open ->
        [one] There is one.
       *[other] There are { $open }.
    }
    .hint-2 = They lie in { $pieces } separate pieces. In how many ways can each piece be filled for itself? (“Nothing” is a way.)
    .hint-3 = Whatever you lay in one piece, equally many ways are left for the others.
    .right = The pieces have { $product } ways. Whatever lies in one, the others keep all their ways, so the product rule holds: { $ways } boards.
    .mistake-neighbours = Each open space filled or not: that would be right if no two open spaces were neighbours. Some are.
    .mistake-two-each = You gave each piece two ways, full or empty. That is right for a single space. But two neighbours have three ways: nothing, the one, or the other.
    .mistake-added = You added the ways of the pieces. But each way of one piece goes with each way of the others.
    .mistake-one-or-none = That counts one more button or none. There is room for several at once.
    .mistake-nothing-more = You are one short: adding nothing at all is allowed too.
    .solution = The { $open } open spaces lie in { $pieces } pieces without neighbours between them. A single space has 2 ways, two neighbours have 3, and three that hang together 5. Each way of one piece leaves equally many of the others. So, by the product rule, { $product } = { $ways }.

exercise-1-7 = Two buttons lie on this board. Add as many as the rules allow: no two may be neighbours, in a row or in a column.
    .title = As many as fit
    .hint-1 = Which spaces are closed by the two buttons? They are lost anyway.
    .hint-2 = Colour the board like a chessboard. All spaces of one colour can hold a button without any two being neighbours.
    .hint-3 = Perhaps neither colour alone is best: one part of the board can follow one colour, and another part the other.
    .right = { $most } it is, and no more fit.
    .mistake-beside = { $one } and { $other } are neighbours. A button keeps the spaces left, right, above and below it free.
    .mistake-room-left = There is room for one more, for example on { $cell }.
    .mistake-full-is-not-most = No space is left for another button, but { $count } is not the most. A board can be full with too few. Take some back and begin in a corner.
    .solution = { $most } buttons can be added. The open spaces can be put into pairs of neighbours, with some left over. Each pair and each space left over holds one button at most, and there are { $most } of these: an upper bound.

exercise-1-8 = How many buttons fit at most on a board of { $rows } rows with { $columns } spaces each?
    .title = How many at most?
    .half = Half of { $spaces } is { $half }, and there is no half button. Think of the space that is left over: is it one more or one fewer?
    .hint-1 = Draw it small. Try { $rows } rows of 3 first.
    .hint-2 = Cut the { $spaces } spaces into pairs of neighbours. One space is left over. How many buttons can each piece hold?
    .hint-3 = Now colour it like a chessboard, and begin in a corner. How many spaces have the colour of the corner?
    .right = { $pairs } pairs and one space left over: { $most } is an upper bound. The chessboard colour of the corners has { $most } spaces: that many do fit. Together that is a proof.
    .mistake-one-left-over = You are one short. { $pairs } pairs hold { $pairs } buttons. But with an odd number of spaces one space belongs to no pair.
    .mistake-corners = You keep the corners apart as well. Buttons may touch at a corner, so every row can be used.
    .mistake-each-row = { $in-row } buttons fit in one row. But below them no other row can hold { $in-row }.
    .mistake-all-spaces = That is all spaces. No two neighbours may both have a button.
    .solution = At most: the { $spaces } spaces can be cut into { $pairs } pairs of neighbours and one single space, each with one button at most. So { $most } is an upper bound. At least: the chessboard colour of the corners has { $most } spaces, and no two of them are neighbours.

exercise-1-9 = Boards of 3, 4 and 5 rows have { $three }, { $four } and { $five } arrangements. How many will the real one have, with 6 rows? Look at the factors.
    .title = The real board
    .option-doubled = about { $doubled }
    .option-same-factor = about { $same-factor }
    .option-growing-factor = about { $growing-factor }
    .option-all-patterns = about { $all-patterns }
    .hint-1 = From 4 rows to 5 the number grew { $factor } times. And from 3 rows to 4?
    .hint-2 = Does this sequence grow by the same factor from board to board? What might the next factor be?
    .right = The factor itself more than doubles each time, so the next one should be about { $next-factor }. Exactly, there are { $total } arrangements: the factor is { $last-factor }. A sequence whose factor stays the same would grow exponentially; this one grows faster.
    .mistake-doubled = A new row and a new column make far more than twice as many. Look at the factors in the picture.
    .mistake-same-factor = That takes the last factor, { $factor }, once more. But the one before was { $earlier } only. What do the factors do?
    .mistake-all-patterns = That is 2 multiplied by itself { $spaces } times: every space with a button or without. Most of these have neighbours.
    .guessed = At the beginning you guessed { $guess }. { $off ->
        [held] It is in your range.
        [near] What a guess! That is less than a factor of two away.
        [low] The real number is { $times } times as large. Numbers that grow by multiplying soon become larger than we expect.
        [high] The real number is { $times } times smaller. You knew that such numbers grow fast, and went a bit too far.
       *[zero] There is always at least one: the empty board.
    }
    .solution = The last factors are about { $earlier } and { $factor }: each is more than twice the one before. So about { $next-factor } comes next, and { $five } · { $next-factor } is about { $growing-factor }. Exactly: { $total }.

exercise-1-10 = Fill this board so that no more button finds room, with as few buttons as you can. Your class compares.
    .title = Full with few
    .beside = { $one } and { $other } are neighbours. Take one of them back.
    .room-left = The board is not full yet: there is room on { $cell }{ $count ->
        [one] {""}.
       *[other] {" "}and on other spaces.
    }
    .kept = Full with { $count } buttons, and saved. Can you do it with fewer? You may change your board as often as you like.
    .hint-1 = A button in the middle closes four spaces, one in a corner only two.
    .hint-2 = A space that is closed by two buttons is a waste. Try to close each space only once.
    .solution = { $fewest } are enough, and fewer are not possible (the kit has gone through all { $full } full boards). The trick is to let few spaces be closed by two buttons.

exercise-1-11 = A friend was ill and says: “{ $row } ways for each row, so { $row } · { $row } · { $row } boards.” Explain in a few sentences why that is too many, and how you get to { $boards }.
    .title = Explain it
    .model = A button also closes the space above and below it, so one row may leave fewer choices for the next than another. But if the middle row is fixed, whatever I lay at the top, equally many rows fit at the bottom. I count how many rows fit beside each middle row, take this number times itself (the product rule), and add the five groups (the sum rule): { $sum } = { $boards }.
    .solution = A good answer says that one row changes how many choices are left for the next, gives an example of two rows that do not fit, and finds where the product rule holds: top and bottom, once the middle is fixed. Any other complete way of counting is as good.

# Pictures
picture-rows = All arrangements of a row of { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    }: { $count }
picture-arrangements = All { $count } arrangements on a board of { $size } rows, by the number of buttons
picture-with-buttons = { $buttons ->
        [one] { $buttons } button
       *[other] { $buttons } buttons
    }: { $count }
picture-rows-below = Which rows may lie below each of the five rows: { $counts } of them
picture-middle-rows = For each middle row the boards that have it: { $sum }
picture-pairs = A board of { $size } rows, cut into pairs of neighbours, with { $most } buttons
picture-growth = Numbers of arrangements on square boards: { $counts }

# What is needed from before the course

exercise-1-91 = You have { $first } shirts and { $second } pairs of trousers. In how many ways can you dress?
    .title = Two choices
    .hint-1 = With the first shirt you can wear any of the { $second } pairs of trousers. And with the second shirt?
    .right = { $first } · { $second } = { $answer }.
    .mistake-added = That is how many things hang in the wardrobe. Each shirt goes with each pair of trousers.
    .mistake-halved = A red shirt with blue trousers is not the same as a blue shirt with red trousers: nothing is counted twice.
    .mistake-one-each = A shirt can be worn again with other trousers.
    .solution = Each of the { $first } shirts goes with each of the { $second } pairs of trousers: { $first } · { $second } = { $answer }.
exercise-1-92 = How much is { $part } of { $whole }?
    .title = A part of a number
    .hint-1 = First find one of { $bottom } equal parts of { $whole }.
    .right = One part is { $one }, and { $top } parts are { $answer }.
    .mistake-one-part = That is one part of { $bottom }. Take { $top } of them.
    .mistake-rest = That is what is left over.
    .mistake-upside-down = A part cannot be more than the whole. Divide by { $bottom }, and multiply by { $top }.
    .solution = { $whole } divided by { $bottom } is { $one }, times { $top } is { $answer }.
exercise-1-93 = { $hits } of { $of } rolls hit. At the same rate, how many of 100 would that be?
    .title = Of a hundred
    .hint-1 = How many times { $of } is 100?
    .right = 100 is { $times } · { $of }, so { $times } · { $hits } = { $answer }.
    .mistake-as-many = With more rolls there are more hits.
    .mistake-others = That is how many miss.
    .mistake-added = You added { $of } and { $hits } up to 100. The rate stays the same if both are multiplied.
    .solution = { $hits } of { $of } is { $answer } of 100: multiply both by { $times }.
exercise-1-94 = How much is { $first } · { $second }?
    .title = Fractions, multiplied
    .hint-1 = Multiply the numerators, and multiply the denominators.
    .right = { $tops } over { $bottoms } is { $answer }.
    .mistake-added = That is the sum. They are to be multiplied.
    .mistake-tops-and-bottoms = You added numerators and denominators. Multiply them.
    .mistake-divided = That is { $first } divided by { $second }.
    .solution = Numerator times numerator, denominator times denominator: { $tops } over { $bottoms } is { $answer }.
exercise-1-95 = What is the mean of { $numbers }?
    .title = A mean
    .hint-1 = Add all four numbers. How many are they?
    .right = { $sum } divided by 4 is { $answer }.
    .mistake-sum = That is the sum. There are four numbers.
    .mistake-without-zero = The 0 counts too: there are four numbers.
    .mistake-middle = That is the middle between the second and the third: the median.
    .solution = The sum is { $sum }, and there are four numbers: { $answer }.
exercise-1-96 = What is the square root of { $square }?
    .title = A square root
    .hint-1 = Which number, multiplied by itself, is { $square }?
    .right = { $root } · { $root } = { $square }.
    .mistake-halved = That is the half. Multiply it by itself: do you get { $square }?
    .mistake-point = Look at the decimal point. Multiply your number by itself.
    .mistake-squared = That is the square. The root goes the other way.
    .solution = { $root }, because { $root } · { $root } = { $square }.
exercise-1-97 = How much is { $first } minus { $second }?
    .title = Below zero
    .hint-1 = You have { $first } and pay { $second }. What do you owe?
    .right = { $first } minus { $second } is { $gap } below zero.
    .mistake-exchanged = That is { $second } minus { $first }. The order matters.
    .mistake-added = That is the sum.
    .mistake-both-below = Start at { $first }, and go { $second } steps down.
    .solution = From { $first } go { $second } steps down: { $gap } below zero.
exercise-1-98 = An event has probability { $percent }%. What is the probability that it does not happen?
    .title = It does not happen
    .hint-1 = Either it happens or it does not: together that is 100%.
    .right = 100% minus { $percent }% is { $answer }%.
    .mistake-same = That is the probability that it happens.
    .mistake-ten-too-many = Add your number and { $percent }: is it 100?
    .mistake-half = Two possibilities need not be equally likely.
    .solution = 100% minus { $percent }% is { $answer }%: the probability of the complement.

# For tests
exercise-1-201 = A bicycle lock has { $rings } rings. Each ring can be set to one of { $symbols } symbols, and a symbol may come more than once. How many codes are there?
    .title = A bicycle lock
    .hint-1 = The product rule: each choice on the first ring goes with each choice on the second one, and so on.
    .right = { $rings } choices with { $symbols } possibilities each: { $product } = { $answer }.
    .mistake-multiplied = That is the number of symbols on all rings together. Each symbol of the first ring goes with each one of the second: multiply once for every ring.
    .mistake-exchanged = You have exchanged base and exponent. How many possibilities has one ring? And how many times do you choose?
    .mistake-no-repeats = { $falling } is right if no symbol may come twice: that would be a permutation. Here a symbol may come again.
    .solution = By the product rule there are { $product } = { $answer } codes: order matters, and repetition is allowed.
exercise-1-202 = { $runners } runners start in a race. There are no ties. In how many ways can the gold, the silver and the bronze medal be won?
    .title = Three medals
    .hint-1 = Order matters. How many runners can win gold? And once gold is won, how many can win silver?
    .right = { $product } = { $answer }: first gold, then silver, then bronze.
    .mistake-unordered = That many groups of three there are: you counted combinations. Here it matters which of the three wins which medal.
    .mistake-repeats = Nobody wins two medals: only { $second } runners are left for silver.
    .mistake-all = That is the number of permutations of all { $runners } runners. Here the first three places count, and no others.
    .mistake-added = You added the possibilities. Each winner of gold goes with each possible winner of silver: multiply.
    .solution = Permutations of 3 out of { $runners }, without repetition: { $product } = { $answer }.
exercise-1-203 = A team of { $team } is chosen from { $pupils } students. All members of the team have the same task. How many different teams are possible?
    .title = Choosing a team
    .hint-1 = First choose one after the other, as if order mattered. How many times is each team counted then?
    .right = There are { $product } = { $ordered } ordered choices, and each team is counted { $team }! = { $orders } times: { $ordered } ÷ { $orders } = { $answer }.
    .mistake-ordered = You counted permutations. But Ada, Bo, … and Bo, Ada, … are the same team: order does not matter.
    .mistake-divided-by-team = You divided by { $team }. But { $team } students can be chosen in { $orders } orders.
    .mistake-repeats = You let the same student be chosen twice, and you counted orders as well.
    .mistake-multiplied = You multiplied { $pupils } by { $team }. How many students can be chosen first? How many are left for the second place?
    .solution = These are combinations. The binomial coefficient “{ $pupils } choose { $team }” is { $ordered } ÷ { $orders } = { $answer }.
exercise-1-204 = From school you can take one of { $buses } buses to the station, and from there one of { $trams } trams to the museum. Or you take one of { $trains } trains that go from school right to the museum. How many ways are there to get to the museum?
    .title = To the museum
    .hint-1 = Sort the ways into two groups: those with a change at the station, and those without.
    .right = With a change { $buses } · { $trams } = { $changing } ways, without { $trains }. Together { $changing } + { $trains } = { $answer }.
    .mistake-added = You added everything. Each bus goes with each tram: multiply within this group.
    .mistake-multiplied = You multiplied everything. But on a way with a train there is no bus and no tram. These are two groups: add them.
    .mistake-one-group = These are the ways with a change. Those by train are missing.
    .mistake-after-the-bus = You let the trains start at the station, after a bus. They go all the way from school.
    .solution = The product rule gives { $buses } · { $trams } = { $changing } ways with a change, the sum rule { $changing } + { $trains } = { $answer } in all.
