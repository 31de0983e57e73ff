# Why something is refused in the lessons. The code has these texts in English, word for word as here.

refused-card-of = the card of { $name }: { $error }

refused-off-board = { $cell } is not on a board of { $size } rows

refused-card-no-text = a card is a text such as { $example }, not { $given }
refused-card-long = a card has room for { $most } characters
refused-card-empty = the card is empty; write for example { $example }
refused-card-many = a card has room for { $most } conditions, and these are { $count }
refused-card-missing = a condition is missing beside 'and' or 'or'; write for example { $example }
refused-card-unread = { $text } cannot be read; a condition is written like '3 stars', '6 buttons', 'bust 40%', '10 open' (spaces) or '2 closed' (rows)
refused-card-per-cent = only the chance to be bust has a %, and not { $text }
refused-card-fewer = { $text } is the wrong way round: for 'open' a card says so many or fewer
refused-card-more = { $text } is the wrong way round: for '{ $kind }' a card says so many or more
refused-card-never = { $text } never happens: '{ $kind }' goes up to { $highest }
