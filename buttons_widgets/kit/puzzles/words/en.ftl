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
puzzle-restart = Begin again
puzzle-clear-hint = Clear your choices
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
puzzle-wrong-for-good = Wrong.
valued-why-alone = { $right ->
    [yes] Every choice here is right.
   *[no] No choice here is right.
  }
valued-why-right = { $choice }: { $worth }. { $other }: { $value }, the best of the others.
valued-why-wrong = { $choice }: { $worth }. { $other }: { $value }, which is better.
moves-back = After what you have done it cannot be reached any more: take a step back.
moves-good = { $count ->
        [0] With the first move already it cannot be reached any more: look at that one again.
        [one] After the first move it can still be reached. Look at the one after it again.
       *[other] After the first { $count } moves it can still be reached. Look at the one after them again.
    }
moves-given = This is what comes of it.
moves-right = This is right.
chance-how-to-write = Write a fraction such as 31/216, or a percentage such as 14.4%.
chance-too-rough = Round to whole per cents, or finer.
chance-right = It is { $fraction }, or { $percent }.
chance-too-high = It is less likely than that.
chance-too-low = It is more likely than that.
chance-per-cent-twice = This is a hundred times too little: is the per cent sign too much?
chance-percent = { NUMBER($percent, maximumFractionDigits: 1) }%
puzzle-given = Your answer: { $answer }
puzzle-look = Where to look
puzzle-look-at = Where to look: { $text }
puzzle-reveal-hint = Show the solution (S)
puzzle-solution = The solution
puzzle-yours = yours
puzzle-risk = risk
puzzle-page = { $page } of { $last }
puzzle-page-back = The page before (left arrow)
puzzle-page-forth = The next page (right arrow)
puzzle-again = Try again
puzzle-once-more = Once more
puzzle-again-hint = Answer this puzzle once more (T)
puzzle-next = Next
puzzle-skip = Skip
puzzle-next-hint = Go to the next puzzle (N)
puzzle-slow = The puzzle { $id } is taking a long time, and may never come to an end. Wait a little more, or stop waiting.
puzzle-stop = Stop waiting
puzzle-stop-hint = End what this puzzle is working out; everything else goes on
puzzle-stopped = Stopped. If the puzzle { $id } takes so long every time, go on to another one, and show this to its author.
puzzle-trouble = Something is wrong with this puzzle: { $reason }.
puzzle-fault = Something went wrong: { $reason }. The puzzle itself goes on.

# The book, progress, the daily puzzle
game-title = Puzzles
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

book-way = Now
book-way-practise = Practise
    .hint = Puzzles that fit your rating; those you missed come again
book-way-order = In order
    .hint = The puzzles of a pack one after another, from where you left off
book-way-repeat = Repeat missed
    .hint = Puzzles that you missed and that are due again
book-way-clock = Three minutes
    .hint = As many as you can against the clock; the third miss ends it
book-way-daily = Daily puzzle
    .hint = The same puzzle for everybody today
book-way-round = Daily round
    .hint = One round with the same dice for everybody today
book-way-report = Progress
    .hint = How you are getting on, and how to export your progress
book-pack = Pack
book-all-packs = All packs
book-theme = Theme
book-all-themes = All themes
book-level = Level
book-all-levels = All levels
book-level-of = Level { $level }
book-rating = Rating { NUMBER($rating, useGrouping: 0) } ± { $sure } (1500 is average)
book-unrated = No rating yet
book-due = { $count } due again
book-streak = { $count } in a row
book-place = { $at ->
        [0] { $solved } of { $count } solved
       *[other] Puzzle { $at } of { $count }, { $solved } solved
    }
book-time-left = Time left
book-solved = { $solved } solved
book-missed = { $missed } of { $most } misses
book-clock-over = { $ended ->
        [misses] That was miss number { $most }.
        [all] You have done all of them.
       *[time] Time is up.
    } You solved { $solved ->
        [one] { $solved } puzzle.
       *[other] { $solved } puzzles.
    }
book-clock-record = That is your best so far.
book-clock-best = Your best is { $best }.
book-clock-missed = { $missed ->
        [one] The one that you missed comes again under Repeat missed.
       *[other] Those that you missed come again under Repeat missed.
    }
book-clock-again = Once more
book-daily = The puzzle of { $day }: one a day, the same for everybody.
book-no-daily = There is no puzzle for today: no packs came with this kit.
run-start = ▶ Start
run-start-hint = Begin: the clock runs from now on (G)
run-about = { $count ->
        [one] The one puzzle that was chosen above against the clock.
       *[other] As many of { $count } puzzles as you can. They get harder; the { $most }rd miss ends it. There are no hints, and your rating stays as it is.
    }
run-none = You have no score yet.
run-review = { $count ->
        [one] Go through this one now
       *[other] Go through these { $count } now
    }
run-review-hint = Those that you missed, and those that took long, with hints and without a clock (R)
run-more = and { $count } more
run-answer = { $right ->
        [right] right, but slow: { $seconds } s
       *[wrong] missed after { $seconds } s
    }
run-left = { $count ->
        [one] The last one of the run
       *[other] { $count } of the run to go through
    }
book-mix = My mix…
book-mix-from = Rated from
book-mix-to = to
book-day = Day
book-day-before = The day before
book-day-after = The day after
book-daily-row = { $days ->
        [0] No streak yet
        [one] { $days } day in a row ({ $most } missed days a month are forgiven)
       *[other] { $days } days in a row ({ $most } missed days a month are forgiven)
    }
book-share = Copy to share
book-share-hint = Copy this line, which gives nothing away
book-shared = Copied: { $text }
book-nothing-due = { $count ->
        [0] You have missed nothing that has to come again.
        [one] Nothing is due now. The puzzle that you missed comes again { book-due-when }
       *[other] Nothing is due now. The first of { $count } puzzles that you missed comes again { book-due-when }
    }
book-due-when = { $puzzles ->
        [0] { $days ->
            [one] within a day.
           *[other] within { $days } days.
        }
        [one] after 1 other puzzle, or within a day.
       *[other] after { $puzzles } other puzzles, or within a day.
    }
book-due-elsewhere = None of these is due. { $count ->
        [one] One other puzzle is: choose all packs, all themes and all levels.
       *[other] { $count } others are: choose all packs, all themes and all levels.
    }
book-missed-elsewhere = You have missed none of these. { $count ->
        [one] One other puzzle that you missed comes again later.
       *[other] { $count } others that you missed come again later.
    }
book-all-solved = { $count ->
        [one] This puzzle is solved.
       *[other] All { $count } puzzles are solved.
    }
book-none = No puzzle fits. Choose another pack, theme or level.
print-switch = Print…
print-hint = Make a page of these puzzles for paper: the questions, then the solutions
print-count = How many
print-first = The first { $count }
print-all = All of them
print-title = Title
print-save = Save
print-save-hint = Save the page in the folder { $folder }, beside the notebook
print-chosen = { $printed } of { $count ->
        [one] { $count } puzzle that fits,
       *[other] { $count } puzzles that fit,
    } in their order; then the solutions, on pages of their own.
print-making = Making the page…
print-slow = Making the page is taking a long time: one of its puzzles may never come to an end. Wait a little more, or stop it and choose other puzzles.
print-stopped = Stopped. No page was made.
print-ready = The page took long to make. It is ready now: press Download again.
print-saved = Saved as { $name } in { $folder }. Open it in a browser and print it.
print-not-saved = It was not saved: { $reason }. Press Download to get it another way.
print-refused = Nothing to print: { $reason }.
print-none = no puzzle fits, so choose another pack, theme or level
print-too-many = { $count } puzzles are too many for one page, which takes { $most }, so choose a pack, a theme or a level
print-long-title = a title has at most { $most } characters
progress-damaged = Your progress could not be read ({ $reason }). The file is now { $path }, and a new one was begun.
progress-unwritable = Your progress cannot be kept in { $path } ({ $reason }). It lasts as long as this notebook runs: export it from Progress.
progress-later = Your progress in { $path } was written by a later version of the kit, so nothing new is kept there.
report-nothing = Nothing here yet. Solve a puzzle, and you see how you are getting on.
report-streak = { $now } solved in a row, { $best } at best
report-again = { $waiting ->
        [0] Nothing to repeat
        [one] 1 puzzle to repeat, { $due } due now
       *[other] { $waiting } puzzles to repeat, { $due } due now
    }
report-clock = { $best } solved in three minutes at best
report-days = { $days ->
        [one] { $days } daily puzzle solved
       *[other] { $days } daily puzzles solved
    }, { $row } in a row
report-theme = Theme
report-tried = Tried
report-solved = Solved
report-first = At the first try, without hints
report-share = { $share }%
report-course = Rating over the last { $count } puzzles: from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }
report-axis = Rating over the last { $count } puzzles
along-title = Export
along-hint = Export your progress to another machine as text
along-text = Your progress as text
along-copy = Copy
along-copied = Copied. It holds { $count ->
        [one] { $count } entry.
       *[other] { $count } entries.
    }
along-paste = Progress from elsewhere
along-paste-here = Paste it here: it is added to your progress
along-add = Add
along-added = { $count ->
        [0] Everything in it was here already.
        [one] { $count } entry was added.
       *[other] { $count } entries were added.
    }
along-refused = Nothing was added: { $reason }.

# The editor
editor-board = The board of your puzzle
editor-theme = Theme
editor-level = Level
editor-make = Make one for me
editor-make-hint = Start from a new puzzle of this theme and level
editor-making = Looking for a puzzle of this level…
editor-made = Here is one of level { $level }. Change it as you like.
editor-undo-hint = Take back the last change of the question
editor-new = New
editor-new-hint = Begin another puzzle: your next one is added to the pack
editor-begun = The next puzzle is “{ $id }”.
editor-bad-id = a name has letters, digits, -, _ and ., at most 60, and begins with a letter or a digit
editor-long-note = a note has at most { $most } characters
editor-load = Open
editor-load-none = one of your puzzles …
editor-loaded = “{ $id }” of “{ $pack }”. Saving replaces it.
editor-delete = Delete
editor-delete-hint = Take the puzzle that you opened out of its pack
editor-not-deleted = “{ $id }” is still in “{ $pack }”: { $reason }.
editor-deleted = “{ $id }” is no longer in “{ $pack }”. It is still here: Save puts it back.
editor-id = Name
editor-pack = Pack
editor-note = Note
editor-note-example = what it teaches, in a sentence
editor-try = Try it
editor-try-hint = Solve it yourself
editor-back = Back to the editor
editor-save = Save
editor-save-hint = Put it into your own pack
editor-saved = Saved as “{ $id }” in { $path }. Save again to change it, or press New.
editor-not-saved = It was not saved: { $reason }.
editor-slow = This is taking a long time, and may never come to an end. Wait a little more, or change something: that stops it.
editor-stopped = Stopped.
editor-unexamined = Not examined. Change something, and it is examined again.
editor-wait = One moment …
editor-no-answer = Not a puzzle yet: there is no right answer.
editor-faulty = Not a puzzle yet: { $reason }.
editor-failed = This cannot be worked out: { $reason }.
editor-ambiguous = Not a puzzle yet: { $count ->
        [one] the answer is
       *[other] { $count } answers are
    } not better than others. There has to be a single one.
editor-sound-one = Valid: there is one right answer.
editor-sound-many = Valid: { $count } answers are right, and each is accepted.
editor-sound-countless = Valid: there are more than { $count } right answers, and each is accepted.
editor-near = A near tie: the next best answer is hardly worse. That may feel unfair.
editor-rated = Level { $level } of { $most }, rated { $rating }
editor-answer = Answer: { $answer }
editor-more-answers = … and { $count } more
editor-fold = Answers and hints
editor-fold-hint = Show what is accepted and what the hints say
editor-hint = Hint { $number }: { $text }

# Worksheets
worksheet-title = Puzzles
worksheet-name = Name
worksheet-date = Date
worksheet-level = level { $level }
worksheet-mark = Answer, on the board or here:
worksheet-answer = Answer:
worksheet-solutions = { $title }: solutions
worksheet-right = Answer: { $answer }
worksheet-one-of-many = One of many right answers: { $answer }
worksheet-any = Each of these is right: { $answers }
worksheet-any-more = Each of these is right, and { $count ->
        [one] { $count } other
       *[other] { $count } others
    }: { $answers }
worksheet-more-options = There are { $count } more choices. None of them is better.

# Packs and their puzzles, as the result of a cell
list-title = { $name }: { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
list-more = … and { $count } more.
list-packs = { $count ->
        [one] { $count } pack
       *[other] { $count } packs
    }
list-id = id
list-theme = theme
list-level = level
list-rating = rating
list-name = pack
list-about = what it is
list-origin = from where
list-own = your own
list-shipped = comes with the kit
