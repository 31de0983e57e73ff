lesson-1 = Counting and chances

exercise-1-1 = How likely is a two, do you think?
    .title = A guess
    .solution = There is none.

exercise-1-2 = How likely is a two with a die of { $sides } sides?
    .title = A two
    .hint-1 = How many sides are there?
    .hint-2 = How many of them are a two?
    .right = One side of { $sides }.
    .guessed = You guessed { $guess }, which is { $off ->
        [higher] too high
        [lower] too low
       *[same] right
    }.
    .mistake-two-of-them = There is only one side with a two, not two.
    .mistake-half = A two or no two: but these are not equally likely.
    .mistake-odds = These are the odds. Count all { $sides } sides.
    .solution = One of { $sides }.

exercise-1-3 = Heaps of 3, 4 and 1: how many moves are there?
    .title = Moves
    .hint-1 = From a heap of 3 you may take 1, 2 or 3.
    .right = 3 + 4 + 1.
    .mistake-heaps = From each heap there are several moves.
    .mistake-product = You make one move, in one heap: add.
    .mistake-without-all = You may take a whole heap.
    .solution = 3 + 4 + 1 = 8.

exercise-1-4 = You pay what a die shows. What do you win on average?
    .title = An average
    .hint-1 = You pay: what you win is below 0.
    .right = Minus the mean of 1 to 6.
    .mistake-sign = You pay it.
    .mistake-middle = The mean of 1 and 6 is more.
    .mistake-sum = Divide by six.
    .solution = -21/6.

exercise-1-5 = Who wins from heaps of 1 and 2?
    .title = Who wins
    .option-mover = Whoever moves
    .option-other = The other <b>one</b>
    .option-nobody = Nobody
    .hint-1 = Try all moves.
    .right = Take one from the heap of 2.
    .mistake-other = Look for a move that leaves two equal heaps.
    .mistake-nobody = Somebody takes the last stick.
    .solution = Make the heaps equal.

exercise-1-6 = Which of these are lost for whoever moves?
    .title = Lost ones
    .option-one-one = 1 1
    .option-one-two = 1 2
    .option-two-two = 2 2
    .option-three = 3
    .hint-1 = Copy what the other one does.
    .right = Equal heaps.
    .mistake-won-ones = Those are the ones that are won.
    .mistake-one-two = From 1 2 one can move to 1 1.
    .mistake-three = From 3 one can take all.
    .solution = Equal heaps are lost.
