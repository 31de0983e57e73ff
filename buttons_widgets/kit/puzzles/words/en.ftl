# What the puzzle widgets say in every game.

puzzle-check = Check

# One puzzle

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
