# Why something is refused in BUTTONS. The code has these texts in English, word for word as here.

refused-opponents = a game seats 0 to { $most } opponents beside the player
refused-chance-of = { $name } is a chance from 0 to 1
refused-opponents-dice = an opponent that leaves takes 1 or 2 black dice along (dice_each)

refused-cell = { $text } is not a cell: write the row, a hyphen and the column, each from 1 to 6, such as 5-6
refused-cell-pair = a cell is a row and a column such as (5, 6)

refused-roll = { $text } is not a roll: write it as in 5-6 2355
refused-roll-faces = on a board of { $size } rows a die shows 1 to { $size }, not { $text }
refused-roll-count = the roll has { $count } black dice, the gold one among them, not { $text }
refused-answer-long = { $answer } is too long for an answer
refused-answer-spaces = { $answer } names more spaces than the board has
refused-answer-cells = cells such as '1-1 2-4' are wanted
refused-answer-space-twice = { $answer } names a space twice

refused-no-red = no space is red, so nothing is told of that colour
refused-no-blue = no space is blue, so nothing is told of that colour
refused-no-yellow = no space is yellow, so nothing is told of that colour
refused-no-green = no space is green, so nothing is told of that colour
refused-clues-count = { $name } needs { $size } numbers or null, not { $count }
refused-clues-none = at least one number must be told
refused-row-holds = row { $name } holds { $least } to { $most } buttons here, not { $given }
refused-column-holds = column { $name } holds { $least } to { $most } buttons here, not { $given }
refused-colour-holds = colour { $name } holds { $least } to { $most } buttons here, not { $given }

refused-clues-cover = with these cards the four colours count { $most }, not { $given }
refused-clues-covered = { $count } are covered already
refused-clues-no-room = there is no room to cover { $count }
refused-rows-fewest = row by row it takes { $rows } buttons, not { $given }

refused-nothing-to-decide = without a button nobody may opt out, so there is nothing to decide
refused-roll-offers = the roll offers { $count } open spaces, and a choice needs two

refused-too-little = there is too little to decide for a puzzle
refused-equally-good = several choices are equally good

refused-nobody-rolled = somebody else has rolled, so there is an opponent at least
refused-golden-closed = the golden space { $cell } is closed, so there is nothing to decide
refused-to-act = { $count } opponents cannot act before the player: { $opponents } are in

refused-first-roll = no button lies there, and the first roll offers no space for one
refused-rolls-answer = an answer is the cells of the rolls that are taken, or { $out }
refused-out-without = a player without buttons may not opt out
refused-rolls-few = there are { $count } rolls, so no more than so many buttons
refused-roll-cell = roll { $number } is { $roll }, which does not offer { $cell }

refused-adds-nothing = an answer adds at least one button
refused-one-more = { $cell } is no space for one more button: { $error }

refused-no-button = no button can be added
refused-ways-differ = the two ways to count the arrangements differ

refused-side-by-side = { $cells } lie side by side
refused-not-laid = no button may be laid on { $cell }, because { $why }

refused-round-move = { $text } is no move of the round of { $round }
refused-round-decision = { $text } is no decision of the round of { $round }
refused-round-over = the round is over

refused-no-line = a board of { $size } rows has no line of five
refused-stars-buttons = there should be 1 to { $most } buttons, not { $given }
refused-won-already = the stars that lie there have won already
refused-no-difference = it makes no difference where the stars are placed
refused-goal-win = some placement wins now, so the goal should be win
refused-stars-number = there are { $count } stars to place, not { $given }: { $answer }
refused-no-star-there = no button lies on { $cell }, so no star can be put there

refused-too-long-to-judge = with opponents and so many open spaces an answer takes too long to judge: put more stars or buttons on the board, or let fewer opponents be in ({ $values } numbers are needed, and at most { $most } are worked out)

refused-opt-out = only a player with a button may opt out
refused-otherwise = something else is to be done
refused-dice-count = { $count } black dice with white pips are in play, not { $given }
refused-die-shows = every die shows 1 to { $size }
refused-dice-offer = the dice offer { $cells }
refused-golden = the golden space is { $cell }
refused-stars-count = { $name } places { $count } stars on as many different spaces
refused-star-space = no button of this round lies on { $cell }

refused-space = there is no space { $row }-{ $column } on a board of size { $size }
refused-board-size = a board has 3 to 6 rows

refused-button-there = a button lies there
refused-star-there = a star is there
refused-beside = it is next to a button

refused-a-layout = a layout
refused-a-position = a position
refused-spaces-most = { $what } has at most 36 spaces, but { $text } has { $count } characters
refused-spaces = { $what } has 9, 16, 25 or 36 spaces (3 to 6 rows of as many), but { $text } has { $count }
refused-letter-unknown = { $what } is made of the letters { $letters }, but row { $row }, column { $column } of { $text } is { $letter }
refused-rows = { $what } has 3 to 6 rows, but { $text } has { $count }
refused-square = { $what } is square, but row { $row } of { $text } has { $count } of { $size } spaces
refused-layout-text = a layout is a text of the letters r b y g
refused-side = there is no side { $letter }: the sides are { $sides }

refused-dice-numbers = dice show whole numbers, not { $given }
refused-buttons-moves = roll, opt out, dice 5-6 2355, lay 5-6, pass, or stars 1-2 3-4

refused-while-deciding = roll or opt out
refused-while-dice-fall = the dice fall
refused-while-laying = the player in turn lays
refused-while-gold = another player may take the golden space
refused-while-placing = a player places its stars
refused-while-over = the game is over

refused-black-dice = a roll has 1 to { $most } black dice
refused-button-off = a button lies off the board of { $size } rows
refused-button-star = a button and a star both lie on { $cell }
refused-buttons-beside = the buttons on { $cell } and { $other } lie beside each other in { $position }
refused-position = a position is a board, cards and a number of dice, such as 'rby/gRy/ybg r 5'
refused-position-dice = the number of black dice in { $text } is { $given }: it should be 1 to { $most }
refused-lay = no button may be laid on { $cell }, because { $why }: { $position }
refused-cards = the cards { $cards } are not colours: write some of r b y g, or - for none
refused-cards-many = a player has at most two cards, of different colours

refused-layouts = { $count } players need a list of { $count } layouts
refused-layout-sizes = all boards of a game have one size, but these have { $sizes } rows
refused-cards-list = cards are a list with each player's letters such as ['r', 'b']
refused-card-each = { $count } players hold 1 card each
refused-cards-each = { $count } players hold { $each } cards each
refused-cards-once = the cards are r b y g, one of each
refused-cards-red = somebody holds the red card, which starts the round, but the cards are { $cards }


refused-class-code = the round of a class has a code on which all agree: a text of 1 to 40 characters such as '7b monday', not { $given }

refused-rolls-many = at most { $most } rolls can be known, not { $given }

refused-dice-fit = on a board of { $size } rows every die shows 1 to { $size }, but these are { $dice }
