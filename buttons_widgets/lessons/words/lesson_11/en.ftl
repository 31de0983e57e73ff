# Lesson 11. A message exercise-11-2 is the question; what its attributes mean stands in kit/exercises/exercise.py.
lesson-11 = Thinking backwards

battle-example = such as −3
battle-how = By how many points will red be ahead? A whole number: −3 if black will be ahead by 3, and 0 for a draw.

exercise-11-1 = Six buttons can be dealt in 90 ways. In each, one player sows first and one second, and both play as well as it can be done. Who is ahead, over all 90 circles together?
    .title = First or second?
    .option-first = The first player.
    .option-second = The second player.
    .option-neither = Neither: what one gains in some circles, the other gains in others.
    .solution = Anything will do: it is compared in exercise 11.8.

exercise-11-2 = Two piles are left, and only one has a spy. So { $army } has no choice. How does the battle end? Give red’s points minus black’s.
    .title = The last sowing
    .hint-1 = There is only one other pile, so all of place { $place } goes on top of place { $to }, in the same order. Build it with real buttons if you can.
    .hint-2 = Count from the bottom: the lowest button is worth 1, the next 2, up to 6. White ones count nothing, but they lift what lies above them.
    .right = From the bottom up the pile is { $pile }. Red has { $red }, black { $black }: { $value }.
    .mistake-not-lifted = You counted the heights as they stand now. The pile that is sown is lifted: its lowest button lands above all of the other pile.
    .mistake-under = You put the sown pile below. It lands on top of the other one.
    .mistake-turned-over = You turned the sown pile over. All that is left goes on the last pile together, and its order is kept.
    .mistake-other-sign = The number is right and the sign is not. The lowest button is worth 1 and the top one 6, and the answer is red’s points minus black’s.
    .mistake-red-only = Those are red’s points alone. Subtract black’s.
    .solution = Place { $place } lands on place { $to }, order kept: { $pile }. Red { $red }, black { $black }, so { $value }.

exercise-11-3 = Two piles again, and both have a spy. Now black may choose, and chooses as well as possible. How does the battle end? Give red’s points minus black’s.
    .title = The last choice
    .hint-1 = There are two ways to end: one pile on the other, or the other way round. Count both.
    .hint-2 = Red’s points minus black’s: which of your two numbers does black like better?
    .right = Sowing place { $place } ends with { $value }, place { $otherPlace } with { $otherValue }. Black takes the lower one.
    .mistake-for-red = That is the end which red would like. But it is black who chooses.
    .mistake-mean = You took the mean of both ends, or the heights as they stand now. Count each end for itself. Black does not toss a coin: one of the two is better for black, and black takes it.
    .mistake-other-sign = You counted for black. The number is always red’s points minus black’s, no matter who is to sow.
    .solution = Both ends: { $value } if place { $place } is sown, { $otherValue } if place { $otherPlace } is. Black wants it low, so { $value }.

exercise-11-4 = Your own battle, two sowings before its end. Red is to sow. Draw its game tree: { $ends } ends. What is its value?
    .title = Two sowings left
    .hint-1 = For each pile with a spy draw one branch, and after it the piles as they stand then. Do not forget to look whether red plays again.
    .hint-2 = Write the numbers of the ends first. Then minimax: where black is to sow, write the lowest of what follows; where red is, the highest.
    .hint-3 = If red sows place { $otherPlace }, the value is { $otherValue }. What about the other one?
    .right = Red sows place { $place }: { $value }. After place { $otherPlace } it would be { $otherValue }.
    .mistake-best-end = That is the best end of all for red. But black chooses, too. Would black choose what leads there?
    .mistake-other-sowing = That is what the other first sowing is worth. Red is free to choose the better one.
    .mistake-other-sign = The number is right and the sign is not: below 0 means that black will be ahead.
    .mistake-now = Those are the heights as they stand now. What counts is how they stand when one pile is left.
    .solution = Where black is to sow take the lowest number that follows, where red is the highest. Place { $place } gives { $value }, place { $otherPlace } only { $otherValue }.

exercise-11-5 = One step farther back: three sowings before the end, and { $army } is to sow. Its game tree has { $ends } ends. What is its value?
    .title = Three sowings left
    .hint-1 = The tree is in the next cell, with the numbers of its ends. Fill in the rest from right to left.
    .hint-2 = Backward induction: at each position ask first who is to sow. By minimax, red takes the highest of the numbers to its right, black the lowest.
    .hint-3 = If { $army } sows place { $otherPlace }, the value is { $otherValue }. What about the other one?
    .right = { $mover ->
        [r] Red
       *[k] Black
    } sows place { $place }: { $value }. After place { $otherPlace } it would be { $otherValue }.
    .mistake-best-end = That is the end that { $army } would like best. But { $other } chooses, too, and will not choose what leads there.
    .mistake-other-sowing = That is what the other first sowing is worth. { $mover ->
        [r] Red
       *[k] Black
    } is free to choose the better one.
    .mistake-worst-end = That is the end that { $army } would like least. It only comes if { $army } plays badly too.
    .mistake-exchanged = This comes out if red takes the lowest numbers and black the highest. It is the other way round: red wants it high.
    .mistake-other-sign = The number is right and the sign is not: above 0 red will be ahead, below 0 black.
    .mistake-now = Those are the heights as they stand now. What counts is how they stand when one pile is left.
    .solution = From right to left, highest for red and lowest for black: place { $place } gives { $value }, place { $otherPlace } gives { $otherValue }. { $mover ->
        [r] Red takes the higher one.
       *[k] Black takes the lower one.
    }

exercise-11-6 = Red is first in this circle, and its value is { $value }: { $winner ->
        [red] red
       *[black] black
    } wins by { $points }. Now somebody turns the circle by { $turn ->
        [one] 1 place
       *[other] { $turn } places
    }, puts a red button for each black one and a black one for each red one, and black is first. How does it end by best play?
    .title = In the mirror
    .option-first = { $loser ->
        [red] Red
       *[black] Black
    } wins by { $points }: the value is { $exchanged }.
    .option-red = { $winner ->
        [red] Red
       *[black] Black
    } wins by { $points }: the value is { $value } as before.
    .option-draw = It is a draw: the changes cancel out.
    .option-anew = Nobody can say before this circle is thought through as well.
    .hint-1 = First turn it only. Does anything change in the game if you walk round the table?
    .hint-2 = Now exchange the colours. The first player has the same piles and the same sowings as before. What has changed is what this player is called.
    .right = By symmetry the game is the same, and only the names are exchanged. { $loser ->
        [red] Red
       *[black] Black
    } now sits where { $winner ->
        [red] red
       *[black] black
    } sat, and wins by { $points }.
    .mistake-red = The same player wins, that is right: the one who stands where { $winner ->
        [red] red
       *[black] black
    } stood. But what colour are this player’s buttons now?
    .mistake-draw = A turn changes nothing at all, so there is nothing to cancel. And exchanging colours makes a win of one colour a win of the other.
    .mistake-anew = You need no new tree. Take the old one, and write red for black and black for red wherever they stand.
    .solution = There are two symmetries. A turn of the circle changes no sowing. Exchanging the colours, the mover’s too, turns every number in the tree into its negative, and highest into lowest: { $exchanged }.

exercise-11-7 = A circle of { $places } buttons, and red is first. In the whole battle red { $red ->
        [0] never plays again
        [one] plays again once
       *[other] plays again twice
    }, and black { $black ->
        [0] never does
        [one] does so once
       *[other] does so twice
    }. Who makes the last sowing?
    .title = Who sows last?
    .option-red = Red.
    .option-black = Black.
    .option-order = That depends on when they play again.
    .option-deal = That depends on how the circle was dealt.
    .hint-1 = Each sowing takes one pile away, and at the end one is left. How many sowings are that?
    .hint-2 = Playing again belongs to the same turn. So how many turns are { $sowings } sowings? The first turn is red’s, the second black’s, and so on.
    .right = { $sowings } sowings, of which { $again } { $again ->
        [one] belongs to a turn that has begun: { $turns } turns.
       *[other] belong to a turn that has begun: { $turns } turns.
    } Turn 1 is red’s, so turn { $turns } is { $last ->
        [red] red
       *[black] black
    }’s.
    .mistake-red = Count the turns: { $sowings } sowings, and { $again } of them { $again ->
        [one] goes
       *[other] go
    } on with a turn that has begun. Is the number of turns odd or even?
    .mistake-black = Count the turns, not the sowings: playing again belongs to the same turn. Odd turns are red’s.
    .mistake-order = It does not matter when: each time somebody plays again there is one turn fewer. Only how often counts.
    .mistake-deal = Every circle of { $places } buttons takes the same number of sowings. How many?
    .solution = { $sowings } sowings minus { $again } make { $turns } turns, and red has the odd ones. So { $last ->
        [red] red
       *[black] black
    } sows last.

exercise-11-8 = The bars show how many circles have which value if red is first. By how many points is the first player ahead on average? Give the mean over all { $circles } circles.
    .title = What being first is worth
    .hint-1 = Multiply each value by its number of circles, and add up. What do the draws add?
    .hint-2 = The first player gains { $gains } points in all the circles with a plus. How many are lost in those with a minus? Then divide by the number of all circles.
    .right = { $gains } − { $losses } = { $total } points in { $circles } circles: the mean is { $worth }, or { $decimal } points. By symmetry it is the same for black, if black is first.
    .guessed = You guessed: “{ $guess }” { $choice ->
        [first] So it is, but by less than half a point a battle, and in most circles the first player does not win.
        [second] By less than half a point a battle it is the first, though the first wins only { $wins } circles of { $circles }.
       *[neither] It is nearly so: the first player is less than half a point ahead, and { $draws } circles are draws.
    }
    .mistake-total = That is the sum over all circles. How much is it for each one?
    .mistake-wins-only = You counted wins minus losses. A win by 4 is worth more than a win by 1: count the points.
    .mistake-no-draws = You left out the draws. They add no points, but they are circles all the same.
    .mistake-gains-only = Those are only the gains. In some circles the first player loses.
    .mistake-each-once = You counted each value once. There are more circles with +2 than with −4: multiply by how many there are.
    .mistake-share = That is the share of circles that the first player wins. How many points are they ahead?
    .solution = ({ $gains } − { $losses }) / { $circles } = { $worth }: the mean of the values.

exercise-11-9 = Noughts and crosses is solved: a draw. This game is solved. Draughts on 64 squares is solved too: a draw, found in 2007 after 18 years of computing. Chess is not. Is a solved game still worth playing? For whom, and why? And could chess be solved in the same way?
    .title = Still worth playing?
    .model = A solved game is still a game as long as the players do not carry the solution in their heads. Noughts and crosses is dull once one knows how to draw, because its game tree is so small that anybody can learn it. Nobody can learn 1,680 circles by heart, so at the table one has to think anew. Chess has an end in every line too, so backward induction would work, but it has far too many positions for any computer; only endgames with few pieces are solved.
    .solution = A person reads it. A good answer tells “solved” from “known to the players”, says that backward induction works for every game that ends, has no luck and hides nothing, and that for chess it is the number of positions that forbids it.

# For tests
exercise-11-201 = In a game for two Ada goes left or right, then Bo chooses one of two ends. Left: Ada gets { $left-one } or { $left-two } points. Right: she gets { $right-one } or { $right-two }. Bo wants Ada to get as few as possible, Ada as many. Both know the game tree. How many points does Ada get?
    .title = A small game tree
    .hint-1 = Begin at the ends: what does Bo choose on the left, and what on the right?
    .right = On the left Bo leaves Ada { $left }, on the right { $right }. Ada chooses the larger: { $answer }.
    .mistake-best-end = That is Ada’s best end. But Bo has the last choice, and he will not choose it.
    .mistake-exchanged = You exchanged the two: Ada wants many points, and Bo chooses last, the fewest.
    .mistake-worst-end = That is the worst end of all. Ada can avoid it with her choice.
    .mistake-mean = You took the mean of two ends. Bo does not choose by chance.
    .solution = Backward induction: left min({ $left-one }, { $left-two }) = { $left }, right min({ $right-one }, { $right-two }) = { $right }, and the larger of them is { $answer }.
exercise-11-202 = { $matches } matches lie on the table. Two players take turns, and each takes 1 to { $most } of them. The player who takes the last match wins. You begin. How many matches do you take first, so that you can win however the other plays?
    .title = The last match
    .hint-1 = Think backwards: with { $group } matches left, whoever is to play loses. Why?
    .hint-2 = After each of your turns a multiple of { $group } should be left.
    .right = Take { $answer }: { $left } are left, a multiple of { $group }. Whatever the other takes, you make it { $group } together.
    .mistake-most = Many at once do not help. How many may be left, so that the other is lost?
    .mistake-no-plus-one = You divided by { $most }. What one player takes and what the other takes can always be made { $group } together.
    .mistake-up-to-group = You took what is missing to the next multiple of { $group }. Take the rest beyond one.
    .mistake-last-loses = That would be right if whoever takes the last match lost. Here the last one wins.
    .solution = Positions with a multiple of { $group } are lost for whoever is to play. { $matches } = { $left } + { $answer }, so take { $answer }.
