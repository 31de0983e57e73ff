# What the cards of exercises say in every course. What an exercise itself says stands with its lesson.

course-recalled = Do you still know? { $title }
course-exit = Exit ticket: { $title }

# How to answer
course-how-chance = A fraction, a decimal or a percentage, as in { $example }, { $decimal } or { $percent }. A fraction has to be exact.
course-how-count = A whole number.
course-how-interval = A range, from … to …. Be 80% sure that the number is in it: no wider, and no narrower.
course-how-number = { $digits ->
        [0] A fraction, or a number.
        [one] A fraction, or a number with { $digits } decimal or more.
       *[other] A fraction, or a number with { $digits } decimals or more.
    }
course-how-places = Click to choose, and click again to take back.
course-how-text = A few sentences. A person reads them: nothing here is marked by the computer.
course-how-function = Write the function in a cell, then run check("{ $number }", your_function).
course-tolerance = Anything within { $tolerance } counts as right.
course-tolerance-chance = Anything within { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    } counts as right.

# What is no answer
course-unreadable = That is no answer here: { $reason }.
course-empty = Type a number first.
course-empty-choice = Choose first.
course-empty-places = Choose something on the board first.
course-empty-text = Write something first.
course-too-long = That is too long: { $most } characters at most.
course-no-chance = I cannot read { $answer }. Write one number, as in { $example }, { $decimal } or { $percent }.
course-no-chance-range = { $answer } is no chance: a chance is 0 to 1, or 0% to 100%.
course-no-count = I cannot read { $answer } as a count. Write a whole number, such as { $example }.
course-no-interval = I cannot read { $answer } as a range. Write from where to where, as in { $low } to { $high }, only narrower.
course-interval-exchanged = A range begins with the smaller number.
course-no-number = I cannot read { $answer }. Write one number, as in { $example } or { $decimal }.
course-no-per-cent = A number without per cent is wanted here, not { $answer }.
course-per-cent-sign = A chance is at most 1. If you mean { $answer } per cent, write { $answer }%.
course-too-coarse = You may be near. Say it more precisely: { $digits ->
        [3] per cents with one decimal
       *[other] whole per cents
    } at least.
course-too-coarse-number = You may be near. Give { $digits ->
        [one] { $digits } decimal
       *[other] { $digits } decimals
    } at least.
course-cut-off = Very near: it looks as if you cut the number off. Round it instead.
course-not-exact = About right! A fraction has to be exact. Or write a decimal.
course-no-option = { $answer } is none of the options: choose A to { $last }.
course-no-options = Choose some of the options: their letters with spaces between them.
course-no-places = Choose places on the board, such as “1-1 2-3”.
course-no-place = That is no place on this board: { $reason }.
course-no-text = An answer in sentences is a text, not { $answer }.
course-no-function = { $answer } is no function. Give the function itself, without brackets behind its name: check("{ $number }", my_function).
course-starter = This is still the function you started from. { $why } Change it, and run the cell again.
course-not-rolled = Roll the dice { $times } times: only your own rolls count here.
course-guessed-already = You guessed { $guess }, and a guess stays as it is.

# What is said of an answer
course-right = Correct.
course-wrong = Think again, or take a hint.
course-too-high = That is too much.
course-too-low = That is too little.
course-options-missing = So far so good: { $found } of the { $all } right ones, and nothing wrong among them.
course-options-wrong = { $false ->
        [one] One of those that you chose does not belong.
       *[other] { $false } of those that you chose do not belong.
    }
course-function-differs = { $call } should give { $expected }, but yours gives { $got }. { $passed } of { $count } cases are right.
course-kept = Saved for your teacher to read.
course-noted = Noted.
course-guessed = You guessed { $guess }.

# Mistakes that show in many exercises
mistake-above-one = Nothing is more likely than certain: a chance is at most 1, or 100%. If you added chances up, ask whether they overlap.
mistake-below-zero = Nothing is less likely than impossible: a chance is never below 0.
mistake-certain = 1 means that it always happens. Can it ever fail to happen?
mistake-impossible = 0 means that it never happens. Is there no way at all?
mistake-favourable-alone = { $favourable } favourable outcomes, yes. Of how many?
mistake-complement = That is the chance of the opposite. How much is missing to make 1?
mistake-per-cent-twice = That is a hundred times too small. 0.14 and 14% are the same; 0.14% is far less.
mistake-raises = { $call } ends with an error: { $error }{ $error ->
        [RecursionError] {""}
       *[other] { " (" }{ $reason })
    }.
mistake-meets-none = { $call } ends with an error, because it calculates with None. A function gives None back where it ends without “return”. Is one missing?
mistake-unknown-name = { $call } ends with an error: the name { $unknown } is not known. Your function calls its arguments { $parameters }.
mistake-endless = { $call } had not ended after { $seconds } seconds. Does the loop, or the recursion, ever come to an end?
mistake-asks = Your function asks with “input”. It is called as { $call }, so what it needs stands in its arguments already.
mistake-returns-nothing = { $call } gives nothing back (None). Does every way through the function end with “return”? Printing something does not give it back.
mistake-returns-other = { $call } gives { $got }, { $wanted ->
        [truth] but True or False is wanted.
        [number] but a number is wanted.
        [text] but a text is wanted.
        [list] but a list is wanted.
        [set] but a set is wanted.
        [dictionary] but a dictionary is wanted.
       *[other] but something else is wanted.
    }
mistake-changes-argument = { $call } gives the right answer but changes what it was given, so that a second call would go wrong. Work on a copy.
mistake-parameters = Your function cannot be called as { $call }: it should take { $count ->
        [one] { $count } argument
       *[other] { $count } arguments
    }.
course-fault = Something is wrong with exercise { $number }, not with your answer: { $reason }.
course-partly = Not yet, but part of it is right.
course-was-right = Not this time. An answer that you gave before was right.

# The card
card-board = The board of exercise { $number }
card-solved = solved
card-saved = saved
card-next = Go on (Shift+Enter)
card-next-hint = Go to the next cell; Shift+Enter does the same
card-picture-answer = { $standing } · Your answer: { $answer }
card-picture-go-on = This is a picture. To go on, click here and press Shift+Enter, or ▶ above.
card-picture-begin = This is a picture. To answer, click here and press Shift+Enter, or ▶ above.
card-tries = { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
card-guessed = Your guess: { $guess }.
card-check-hint = See whether this is right
card-guess = Guess
card-guess-hint = A guess is made once, and compared with later
card-save = Save
card-save-hint = Keep this for your teacher; you can change it later
card-text = Your answer in sentences
card-text-example = Write here …
card-number = Your answer
card-roll = Roll
card-roll-hint = Roll the dice once (R)
card-roll-rest = { $done ->
        [0] Roll all { $left }
       *[other] { $left ->
            [one] Roll the last one
           *[other] Roll the other { $left }
        }
    }
card-roll-rest-hint = Roll all that are left at once
card-rolled = { $count } of { $times } rolled
card-not-rolled = The dice have not been rolled yet.
card-undo-hint = Take back the last click (U)
card-example = such as { $example }
card-example-interval = from … to …
card-name = Your name
card-name-example = such as Ada
card-name-ok = OK
card-name-hint = Your name keeps your answers, and gives you numbers of your own
card-name-change = Switch to another student
card-no-name = your name?
card-trouble-damaged = The answers in { $path } could not be read. They are kept there, and a new file was begun.
card-trouble-unwritable = Your answers cannot be kept in { $path } ({ $reason }). They last as long as this notebook runs.
card-trouble-later = Your answers in { $path } were written by a later version of the kit, so nothing new is kept there.

# Handing in
hand-in-title = Hand in: { $title }
hand-in-done = { $done } of { $every } answered.
hand-in-missing = Still missing: { $exercises }
hand-in-rounds = { $count ->
        [one] With the round { $codes }.
       *[other] With the rounds { $codes }.
    }
hand-in-others = { $count ->
        [one] You have answers to lesson { $lessons } too: { $example } hands them in.
       *[other] You have answers to lessons { $lessons } too: { $example }, for example, hands some of them in.
    }
hand-in-nameless = Type your name first, so that your teacher knows whose this is.
hand-in-how = Press “{ $button }”, and send the text to your teacher. You may hand in again later: the last text counts.
hand-in-copy = Copy
hand-in-copy-hint = Copy the text, then send it to your teacher
hand-in-picture = Run this cell, and a text with all your answers stands here: copy it, and send it to your teacher.
hand-in-copied = Copied: { $count } letters. Paste them into a message to your teacher.

# What a class did
class-title = Lesson { $lesson } · { $title }
class-counts = { $students ->
        [one] { $students } student
       *[other] { $students } students
    }, { $items ->
        [one] { $items } text.
       *[other] { $items } texts.
    }
class-item = Text { $item }:
class-number = No. { $item }
class-problems = { $count ->
        [one] 1 remark on the texts
       *[other] { $count } remarks on the texts
    }
class-in-file = { $text } (In { $file }.)
class-nameless = no name
class-numbered = { $student } ({ $item })
class-unreadable = Not counted: { $reason }.
class-unreadable-begins = Not counted: { $reason }. It begins with “{ $begins }”.
class-foreign = Not counted: it is of another course, { $course }.
class-other-lesson = { $student } hands in lesson { $lesson }. For those, call class_summary with lesson={ $lesson }.
class-other-version = { $student } worked with another version of this lesson, whose questions may differ. So the answers are shown as they were marked there.
class-twice = { $student } has sent the same as text { $item }. It counts once.
class-older = { $student } has sent more in text { $item }, which counts instead.
class-copied = { $student } began in the same thousandth of a second as { $other } in text { $item }. One of them is a copy of the other, under another name.
class-namesake = { $student } is also the name in text { $items }: two students, or one at two machines. Both are shown.
class-no-name = It has no name. Ask who sent it.
class-changed = The text of { $student } was changed: { $changes }. What counts is the answer itself, marked anew.
class-changed-one = { $number } is said to be { $state } and is { $anew }
class-changed-none = to { $number } this student cannot have given such an answer
class-no-such-exercise = { $student } answers { $numbers }, which this lesson does not have.

class-is-nothing = nothing to do
class-is-right = right
class-is-wrong = wrong
class-is-misunderstood = misunderstood
class-is-to-read = to read
class-legend-nothing = nothing to do: a guess, or rolls (empty: not answered)
class-legend-right = right
class-legend-wrong = wrong
class-legend-misunderstood = misunderstood: go there first
class-legend-to-read = for a person to read
class-legend-tries = 3× is three tries, and 2? two hints.
class-legend-function = ƒ is a function, and no text is run here: it stands as the student’s own notebook marked it. Read it.
class-no-answer = not answered
class-tries = { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }{ $hints ->
        [0] {""}
        [one] , 1 hint
       *[other] , { $hints } hints
    }
class-who = Who is where
class-credit = Credit
class-credit-of = { NUMBER($credit, maximumFractionDigits: 1) } of { $of }
class-right = right
class-right-of = { $right } of { $of }
class-unanswered = { $count ->
        [one] One exercise was answered by nobody
       *[other] { $count } exercises were answered by nobody
    }
class-more-unread = { $count ->
        [one] one more text cannot be read
       *[other] { $count } more texts cannot be read
    }

class-items = How hard the exercises were
class-items-exercise = Exercise
class-items-right = Right answers
class-items-tells-apart = Tells apart
class-items-share = { $right } of { $of } · { $share }
class-items-read = “Tells apart” is the correlation of the credit for an exercise with the mean credit for the others of the same students: near 1 if those who do well elsewhere do well here, near 0 if it has nothing to do with that. Below 0, look at the question.
class-items-few = { $count ->
        [one] With one answer these numbers say next to nothing
       *[other] With { $count } answers at most these numbers are uncertain
    }: a share by up to ±{ $share }, and what tells apart by about ±{ $tells }.

class-talk = What to talk about first
class-talk-head = { $number } { $title }
class-overcome = { $count ->
        [one] One more made this mistake and then found the right answer.
       *[other] { $count } more made this mistake and then found the right answer.
    }
class-talk-more = { $count ->
        [one] { $count } more, of a few students
       *[other] { $count } more, of a few students each
    }
class-unknown = Wrong for a reason that the kit does not know:
class-more-answers = { $count ->
        [one] { $count } other answer
       *[other] { $count } other answers
    }
class-and-more = { $names } and { $count } more

class-guesses = Guesses: { $head }
class-guesses-title = { $count ->
        [one] 1 guess.
       *[other] { $count } guesses.
    }
class-guesses-held = { $held } of { $count ->
        [one] 1 range holds
       *[other] { $count } ranges hold
    } the right answer. If all were 80% sure, it would be about { $wanted }.
class-exact = exactly { $exact }
class-exact-own = exactly { $low } to { $high }: each has numbers of their own
class-far = { $count ->
        [one] 1 guess is so large that it is not in the picture.
       *[other] { $count } guesses are so large that they are not in the picture.
    }
class-chance = { NUMBER($chance, maximumFractionDigits: 1) }%
class-value = { NUMBER($value, maximumFractionDigits: 3) }

class-rolls = Rolls: { $head }
class-rolled = { $rolls } rolls of { $students ->
        [one] 1 student
       *[other] { $students } students
    }, one after the other
class-rolls-axis = rolls of the class together
class-rolls-read = The line is the class together.
class-rolls-read-exact = The line is the class together, the broken line the exact value.
class-rolls-dots = Each dot at the right is one student alone.
class-mean = mean
class-line = { $text }: { $now }
class-line-exact = { $text }: { $now }, exactly { $exact }
class-share = { $count } · { NUMBER($percent, maximumFractionDigits: 1) }%
class-share-of = { $count } of { $of } · { NUMBER($percent, maximumFractionDigits: 1) }%

class-round = The same dice for everybody: “{ $code }”
class-round-needs = It cannot be worked out what was in these rounds: the package { $package } is not installed.
class-round-others = Also played: { $codes }.
class-round-broken = The round of { $student } cannot be shown: { $reason }.
class-round-exact = exact play
class-round-foreseen = the most there was in these dice
class-round-mean = The class has { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 2) } points on average. Exact play, which does not know the dice, gets { $exact } with them, and { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average over all dice. Somebody who knew them all could get { $foreseen }.
class-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
class-round-most = Most points, { $points }: { $names }
class-round-least = Best decisions, { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } points given up: { $names }
class-round-steps = Decisions that several had to take, those that cost most first
class-round-step = Decision
class-round-chose = Chosen, and what it costs
class-round-best = Best
class-round-players = Every decision of everybody
class-round-who = Student
class-round-points = Round
class-round-loss = Given up
class-round-decisions = Decisions
class-round-on = not over yet
class-loss = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
class-lost = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# On paper
booklet-title = Lesson { $number } · { $title }
booklet-class = Class
booklet-guess = My guess, before anything is seen:
booklet-several = Tick all that are right.
booklet-board = The board stands at { $number }.
booklet-rolls = Roll { $count } times. Write what came into the boxes, then count.
exam-title = Test: { $count ->
        [one] lesson
       *[other] lessons
    } { $lessons }
exam-marks = { $marks } marks in all. Show how you found each number.
exam-question = { $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    }
exam-scheme = { $title }: mark scheme
exam-part = { $marks }: { $answers }
exam-full = { $marks }: right
exam-each = { $marks }: all right. Else { $marks } times the share of right choices minus that of wrong ones, rounded down.
exam-mistake = { $marks }: { $answer } – { $why }

# The guesses of all lessons
passport-title = The guesses of { $student }
passport-title-nobody = Your guesses
passport-empty = No range was guessed yet. Each lesson begins with one.
passport-unknown = { $count ->
        [one] 1 guess waits
       *[other] { $count } guesses wait
    } for the right answer: find it in the lesson.
passport-held = { $held } of { $count ->
        [one] 1 range holds
       *[other] { $count } ranges hold
    } the right answer.
passport-narrow = That is fewer than four of five: your ranges are too narrow. You are not as sure as you think.
passport-wide = That is more than four of five: your ranges could be narrower. You know more than you think.
passport-fits = That fits with 80%: you know how sure you are.
passport-few = These are too few to say how sure you are: four of five should hold in the end.
passport-head-guess = Your range
passport-head-right = Right
passport-head-holds = Does it hold?
passport-open = not known yet
passport-yes = it holds
passport-no = it does not
