lesson-2 = Winning

exercise-2-1 = Click every heap from which a winning move takes.
    .title = Winning moves
    .hint-1 = Write the heaps as binary numbers.
    .right = All three.
    .mistake-largest = The largest heap is one, but not the only one.
    .mistake-not-all = One is missing.
    .mistake-smallest = Try the others too.
    .solution = The nimber has its first digit in all of them.

exercise-2-2 = Click the heaps that you find nice.
    .title = A sketch
    .solution = Any.

exercise-2-3 = Why do equal heaps lose?
    .title = Say why
    .model = Because the other one copies each move.
    .solution = It should say that the other one always has an answer.

exercise-2-4 = Who wins, do you think?
    .title = Another guess
    .option-mover = Whoever moves
    .option-other = The other one.
    .solution = There is none.

exercise-2-5 = Roll a die five times.
    .title = Five rolls
    .outcome-low = 1 to 3
    .outcome-high = 4 to 6
    .solution = About half of each.

exercise-2-6 = Write a function that takes a list of heaps and gives their nimber.
    .title = The nimber
    .hint-1 = Python writes it ^.
    .right = All { $count } cases are right.
    .mistake-added = That is the sum: add without carries.
    .mistake-largest = That is the largest heap.
    .mistake-counted = That is how many heaps there are.
    .model = def nimber(heaps): ...
    .solution = Fold the heaps with ^.
