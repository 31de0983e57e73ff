# Lesson 1. A message exercise-1-2 is the question; what its attributes mean stands in kit/course/exercise.py.
lesson-1 = Button never beside button

exercise-1-1 = In how many ways can buttons lie in a single row of { $spaces } spaces, if no two may be neighbours? The empty row counts too.
    .title = One row
    .hint-1 = Begin small. A row of 1 space has 2 ways: empty, or one button. Write down all ways for 2 spaces, then for 3.
    .hint-2 = Look at the last space. If it is empty, the other { $last } spaces may be anything that is allowed. If a button lies on it, what must the space before it be?
    .hint-3 = So each number of ways is the sum of the two before it.
    .right = { $ways } ways: { $before } with the last space empty, and { $before-that } with a button on it.
    .mistake-empty-left-out = You are one short. The row without any button is an arrangement too.
    .mistake-neighbours = That counts every pattern of buttons and empty spaces. Leave out those in which two buttons are neighbours.
    .mistake-one-button = That counts the rows with exactly one button. There may be none, or several.
    .mistake-one-or-none = That counts the rows with one button or none. There is room for two that are not neighbours.
    .solution = If the last space is empty, the first { $last } spaces have { $before } ways. If a button lies there, the space before it is empty, and the rest has { $before-that } ways. Together { $ways }: the Fibonacci numbers 2, 3, 5, 8, 13, 21.

exercise-1-2 = A row of 3 spaces has 5 arrangements. Mia says: “A board of 3 rows has 5 · 5 · 5 = 125.” But it has 63. What did she forget?
    .title = Why not 125?
    .option-order = She should not count the order of the rows: 125 has to be divided.
    .option-columns = Buttons may not be neighbours within a column either, so not every row fits below every other.
    .option-empty = The empty board is counted several times.
    .option-added = Ways of several rows are added, not multiplied.
    .hint-1 = Draw two rows that are each allowed but may not stand one below the other.
    .hint-2 = We multiply if every choice for one row leaves the same choices for the next. Does it?
    .right = A button in one row forbids the space below it. Rows are not independent, so their numbers cannot simply be multiplied.
    .mistake-order = The rows have their places: the top row is not the bottom row. No two of the 125 are the same board.
    .mistake-empty = There is one empty board, and among the 125 it is counted once: empty, empty, empty.
    .mistake-added = Multiplying is the right idea for choices that are made one after the other: 5 + 5 + 5 = 15 would even be too few. But look whether every choice leaves the next one free.
    .solution = 125 counts all triples of allowed rows. 62 of them have a button above a button.

exercise-1-3 = Two buttons lie on this board. Add as many as the rules allow: no two may be neighbours, in a row or in a column.
    .title = As many as fit
    .hint-1 = Before you count on luck: which spaces are closed by the two buttons? Nothing can be gained there.
    .hint-2 = Colour the board like a chessboard. All spaces of one colour can hold a button without any two being neighbours.
    .right = { $most } it is, and no more fit.
    .mistake-beside = { $one } and { $other } are neighbours. A button keeps the spaces left, right, above and below it free.
    .mistake-room-left = There is room for one more, for example on { $cell }.
    .mistake-full-is-not-most = No space is left for another button, but { $count } is not the most. A board can be full with too few. Take some back and begin in a corner.
    .solution = { $most } buttons can be added. The open spaces can be put into pairs of neighbours, and each pair holds one button at most.
