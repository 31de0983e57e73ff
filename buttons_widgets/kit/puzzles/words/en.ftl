# What the puzzle widgets say in every game.

puzzle-check = Check

# One puzzle
puzzle-board = The board of the puzzle
puzzle-pane = Hints and explanation
puzzle-level = Level { $level } of { $most }
puzzle-rating = rated { $rating }
puzzle-wait = One moment …
puzzle-check-hint = See whether this is right (C)
puzzle-check-typed-hint = See whether this is right (Enter)
puzzle-undo-hint = Take back the last change (U)
puzzle-clear = Clear
puzzle-clear-hint = Begin again with nothing chosen
puzzle-answer = Your answer
puzzle-answer-example = such as 5/36 or 13.9%
puzzle-hint = Hint
puzzle-hint-more = Next hint
puzzle-hint-hint = Show a hint (H)
puzzle-hint-number = Hint { $number } of { $last }
puzzle-no-hints = There are no hints for this puzzle.
puzzle-show-solution = Solution
puzzle-show-solution-hint = Show the solution; the puzzle will not count as solved
puzzle-right = Right!
puzzle-wrong = Not yet.
puzzle-solution = The solution
puzzle-yours = yours
puzzle-risk = risk
puzzle-page = { $page } of { $last }
puzzle-page-back = The page before (left arrow)
puzzle-page-forth = The next page (right arrow)
puzzle-again = Try again
puzzle-again-hint = Answer this puzzle once more (T)
puzzle-next = Next
puzzle-skip = Skip
puzzle-next-hint = Go to the next puzzle (N)
puzzle-trouble = Something is wrong with this puzzle: { $reason }.
puzzle-fault = Something went wrong: { $reason }. The puzzle itself goes on.

# The book, progress, the daily puzzle
daily-share = { $game } daily { $day }: { $signs } { $result }, { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
daily-result = { $solved ->
        [0] not solved yet
       *[other] { $tries ->
            [1] first try
           *[other] { $tries } tries
        }
    }
daily-share-streak = streak { $days }

# The editor

# Worksheets
worksheet-title = Puzzles
worksheet-name = Name
worksheet-date = Date
worksheet-level = level { $level }
worksheet-mark = Mark your answer on the board, or write it here:
worksheet-answer = Answer:
worksheet-solutions = { $title }: solutions
worksheet-right = Answer: { $answer }
worksheet-one-of-many = One of many right answers: { $answer }
worksheet-any = Each of these is right: { $answers }
worksheet-any-more = Each of these is right, and { $count } others: { $answers }
worksheet-more-options = There are { $count } more choices. None of them is better.
