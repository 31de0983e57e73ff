# Why something is refused: the texts of errors of every game. The code has them in English, word for word as here.

refused-no-process = no process can be started for a bot: { $reason }

refused-csv = a table is written to a file that ends in .csv, not to { $path }
refused-table-unwritten = the table cannot be written ({ $reason })

refused-class-nothing = there is no text here: give the texts that your students sent, a file, or a folder of files

refused-quotes = : put it in quotes, { $number }
refused-exercise-number = an exercise has a number such as { $example }, not { $given }{ $hint }
refused-exercise = there is no exercise { $lesson }.{ $place }; { $there }
refused-lesson = there is no lesson { $number }; { $there }
refused-lesson-one = lesson { $number } has { $first }
refused-lesson-range = lesson { $number } has { $first } to { $last }
refused-no-lessons = the lessons with exercises are none
refused-lessons = the lessons with exercises are { $there }

refused-student-no-text = a name is a text such as 'Ada'
refused-student = a name has 1 to { $most } visible characters

refused-texts-many = these are more than { $most } texts: a class is smaller
refused-texts = a class hands in texts, files or a folder, and this is { $given }
refused-neither = this is neither a text nor a file: { $given }
refused-missing-file = there is no file or folder '{ $path }'
refused-missing-file-in = there is no file or folder '{ $path }' in { $folder }
refused-did-you-mean = { $told }; did you mean '{ $path }'?
refused-folder-empty = there is no file in this folder
refused-files-many = { $folder } holds more than { $most } files: choose the folder of the class
refused-text-long = this is longer than { $most } letters, which no class needs
refused-text-none = no text is in it that begins with { $word }
refused-text-empty = it is empty

refused-handing-long = this is too long to be handed in: shorten the answers in sentences
refused-handing-one = one text is wanted that begins with { $word }, and here are { $count }
refused-handed-words = this text is not whole: only { $count } of its words are here. Copy all of it
refused-handed-part = this looks like a part of a text: its beginning is missing. Copy the whole of it again
refused-text-later = this text was made by a later version of the kit: please update the kit
refused-handed-forged = there are no answers in this text, though it looks like one: somebody has made it by hand

refused-no-answers = it is not a file with answers to exercises

refused-line-form = the line is not written as the kit writes it: { $line }
refused-likeness = it is the puzzle of line { $line }, turned, mirrored or in other colours
refused-margin-small = the answers are better than the best other one by { $margin } only, not by { $least }
refused-derived = it is { $wanted }, not { $given }
refused-answer-twice = an answer stands there twice
refused-answers = the accepted answers are { $wanted }, not { $given }
refused-answers-many = there are more than { $most }, so one stands for all, not { $count }
refused-answer-unjudged = { $answer } cannot be judged: { $error }
refused-answer-wrong = { $answer } is not right: { $why }
refused-answers-differ = two ways to find them disagree: { $one } and { $other }
refused-margins-differ = two ways to find the margin disagree: { $one } and { $other }
refused-more = { $shown } and { $count } more

refused-choice = { $answer } is no choice here: the choices are { $choices }
refused-choice-these = { $answer } is no choice here: these are { $choices }

refused-field = field "{ $field }": { $reason }
refused-line-field = { $file }, line { $line }, field "{ $field }": { $reason }
refused-line = { $file }, line { $line }: { $reason }
refused-file-field = { $file }, field "{ $field }": { $reason }
refused-file = { $file }: { $reason }

refused-no-answer = nothing answers the question

refused-none-found = no { $theme } puzzle of level { $level } was found in { $attempts } attempts: try another seed

refused-pack-broken = ; and a pack cannot be read: { $error }
refused-puzzle = no pack has a puzzle { $name }: the packs are { $packs }{ $broken }

refused-pack-name = a pack's name has letters, digits, - and _, and begins with a letter or a digit
refused-pack-device = Windows takes a file of this name for a device, so take another name
refused-own-id = { $id } is the id of another puzzle of this pack

refused-no-packs = none
refused-pack-puzzle = there is no puzzle { $name } in this pack
refused-pack-unknown = there is no pack of this name: there are { $packs }
refused-pack-size = it is larger than { $most } MB, which no pack needs
refused-pack-many = a pack has at most { $most } puzzles: make several packs of it
refused-pack-id = { $id } is the id of line { $line } too
refused-line-long = the line has more than { $most } characters
refused-line-nested = its brackets are nested too deeply for a puzzle
refused-line-json = this is not a line of JSON ({ $error })
refused-field-twice = this field stands there twice
refused-theme = { $reason }: the themes are { $themes }

refused-no-folder = there is no folder { $folder }, and something else is called so
refused-folder-unmade = no folder { $folder } can be made: { $reason }

refused-progress-no-text = progress is pasted as text, not { $given }
refused-progress-long = this text is longer than { $most } letters, which no progress needs
refused-progress-empty = there is nothing here: paste the whole text of your progress
refused-progress-foreign = this is not the text of progress: one begins with { $word }, this with { $begins }
refused-progress-game = this is progress of another game, { $game }
refused-progress-cut = this text holds no progress: it is cut short, or too large
refused-progress-damaged = this text holds no progress ({ $error })

refused-no-progress = it is not a file with progress

refused-title = a part of the title is no letter and cannot be written: { $title }

refused-disk-full = the disk is full
refused-not-allowed = that is not allowed there
refused-read-only = nothing can be written there
refused-not-there = it is not there
refused-name-in-use = something else has that name
refused-not-a-folder = a file is where a folder should be
refused-a-folder = it is a folder
refused-file-name-long = the name is too long
refused-links-circle = links lead in a circle

refused-package = the analysis needs { $package }

refused-count-0 = no
refused-count-1 = one
refused-count-2 = two
refused-count-3 = three
refused-count-4 = four
refused-count-5 = five
refused-count-6 = six
refused-count-7 = seven
refused-count-8 = eight
refused-count-9 = nine
refused-count-10 = ten
refused-same-name = two players are called { $name }: give each a name of its own
refused-seed = a seed has 1 to { $most } visible characters
refused-name = a name has 1 to { $most } visible characters, but one is { $text }
refused-players-range = { $fewest } to { $most } people play
refused-players-one = one person plays
refused-players-all = { $most } people play

refused-not = { $wanted }, not { $given }
refused-parts = { $wanted }, but this is { $text }

refused-number = a number is written as in 31/216, 0.1435 or 14.4%, not { $given }
refused-chance = a chance is a fraction such as 31/216, or a percentage such as 14.4%, not { $given }
refused-chance-range = a chance is 0 to 1, or 0% to 100%: for 14 per cent write 14%

refused-where-chance = chance is to move ({ $phase }) at ply { $ply }{ $situation }
refused-where-nobody = nobody is to move ({ $phase }) at ply { $ply }{ $situation }
refused-where = { $name } is to move ({ $phase }) at ply { $ply }{ $situation }
refused-move = { $move } is not legal, because { $why }: { $where }
refused-move-class = it is a class: write { $name }(), with parentheses
refused-move-made = a move is one of game.legal_moves(), such as { $example }, or what parse_move makes of its text
refused-move-made-of = { $text } is not a move: { $error }
refused-move-text = { $text } is not a move: write { $written }
refused-no-chance = chance is not to move: { $where }
refused-not-legal = it is none of the legal moves
refused-while-playing = a move is to be made
refused-start-damaged = this saved game is damaged: its start should be { $wanted }
refused-no-move = { $move }, which is no move, is not legal, because { $why }: { $where }

refused-copy-again = Copy the whole of it again
refused-code-moves = the game is too long for a code: it has { $count } moves, more than { $most }
refused-code-long = the game is too long for a code: it would have { $count } letters
refused-code-count = this code holds no game: a count in it is { $count }, and { $most } is the most
refused-code-text = this code holds no game: a text in it is not valid UTF-8
refused-code-over-early = this code holds no game: the game is over at ply { $ply }, but it has { $plies } moves
refused-code-goes-on = this code holds no game: it goes on after the game's last move
refused-code-no-text = the code of a game is a text, not { $given }
refused-code-empty = there is no code here: paste the whole of it
refused-code-foreign = this is not the code of such a game: one begins with { $one } or { $other }, this with { $begins }
refused-code-later = this code was made by a later version of the kit: please update the kit
refused-code-letter = a code has only letters and digits, but { $letter } stands in this one
refused-code-end = this code is not whole: its end is missing. { $again }
refused-letter-missing = 1 letter at its end is missing
refused-letters-missing = { $count } letters at its end are missing
refused-code-cut = this code is not whole: { $missing }. { $again }
refused-letter = 1 letter
refused-letters = { $count } letters
refused-code-longer = this code is too long: it has { $letters } more than it says. { $again }
refused-code-changed = this code was mistyped or changed: capital and small letters are different in it. { $again }

refused-json-at = { $fault } - at `{ $place }`
refused-json-type = Expected `{ $wanted }`, got `{ $got }`
refused-json-limit = Expected `{ $wanted }` { $limit }
refused-json-length = Expected `{ $wanted }` of length { $limit }
refused-json-regex = Expected `{ $wanted }` matching regex { $regex }
refused-json-missing = Object missing required field `{ $field }`
refused-json-unknown = Object contains unknown field `{ $field }`
refused-json-value = Invalid { $kind }value { $value }
refused-json-malformed = JSON is malformed: { $what } (byte { $byte })
refused-json-cut = Input data was truncated

refused-file-foreign = this file is not a saved game and is left alone: choose another name
refused-file-unread = the file cannot be read ({ $reason })
refused-path = the path of a file is a text or a Path, not { $path }
refused-file-unwritten = the file cannot be written ({ $reason })
refused-irregular = it is not a regular file

refused-game-seedless = this game does not hold the seed of its chance, so it cannot be saved: save the original game
refused-save-moves = the game is too long to be saved: it has { $count } moves, more than { $most }
refused-record-game = this is a game of { $game }, not of { $wanted }
refused-record-start = this saved game cannot begin: { $error }
refused-record-move = move { $number } of this saved game is wrong: { $error }
refused-code-start = this code holds no game: { $error }

refused-kept-long = it is too long
refused-kept-damaged = it is damaged or not a file of this kit
refused-kept-later = a later version of the kit wrote it
refused-kept-content = it is damaged ({ $error })
refused-kept-changed = it is damaged: something in it was changed after it was written
refused-kept-other-game = it belongs to another game

refused-record-foreign = this is not a game that the kit saved
refused-record-version = this is not a game that this version of the kit saved
refused-record-long = this is too long to be a saved game
refused-record-unplayable = this saved game cannot be played: { $error }
refused-record-changed = this saved game is damaged: something in it was changed after it was saved
refused-record-cut = this saved game is not whole: the end of the file is missing
refused-record-no-json = this is not a game that the kit saved: it is not even JSON
refused-record-later = this game was saved by a later version of the kit: please update the kit
refused-record-content = this saved game is damaged: { $error }
refused-record-seats = this saved game is damaged: it has { $names } names, { $seats } seats

refused-name-taken = { $name } is there already
refused-saving-nameless = type a name for the game first
refused-saving-name-long = this name is too long: take at most { $most } letters
refused-saving-path = a name is not a path: leave out { $letters } and ..
refused-saving-name = a file cannot be called { $name } everywhere: take a name of letters and digits
refused-folder-gone = the folder { $folder } does not exist
refused-saving-unwritten = { $name } cannot be written in { $folder }: { $reason }
refused-folder-unread = the folder cannot be read ({ $reason })
refused-a-link = it is a link
refused-saving-foreign = { $name } is not a saved game and is left alone: take another name

refused-kept-elsewhere = games cannot be kept in { $wanted } ({ $reason }), so they are kept in { $folder }

refused-bot-nothing = it returned nothing (None) instead of one of game.legal_moves()
