# Sheets to print: boards, and answer sheets.

paper-real-size = { $length } mm: measure it. If it is longer or shorter, print at 100% (“actual size”).
paper-name = Name

board-sheet = Boards to print
board-sheet-side = Side { $side }
board-sheet-empty = { $size } × { $size }
board-sheet-own = Board { $number }
board-sheet-colour = { $letter } { $colour }
board-sheet-star = a star
board-sheet-laid = a button lies here
board-sheet-dice = { $dice ->
    [one] 1 black die
   *[other] { $dice } black dice
}
board-sheet-cards = { $count ->
    [one] card: { $colours }
   *[other] cards: { $colours }
}
board-sheet-how = Row: the white die. Column: a black one. Buttons never side by side; corner to corner is fine.
board-sheet-earn = Opting out: 1 ★, and 1 ★ for each colour under three of your buttons, and 1 ★ more for the colour of your card.
board-sheet-end = Draw the ★ in place of buttons of this round. Twelve, or five in a line, end the game.
board-sheet-round = Round
board-sheet-card = Card
board-sheet-stars = ★ earned
board-sheet-all = ★ in all
