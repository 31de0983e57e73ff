# Blätter zum Drucken: Spielpläne und Antwortbögen.

paper-real-size = { $length } mm: Miss nach. Ist die Strecke länger oder kürzer, drucke mit 100 % („Tatsächliche Größe“).
paper-name = Name

board-sheet = Spielpläne zum Drucken
board-sheet-side = Seite { $side }
board-sheet-empty = { $size } × { $size }
board-sheet-own = Spielplan { $number }
board-sheet-colour = { $letter } { $colour }
board-sheet-star = ein Stern
board-sheet-laid = hier liegt ein Knopf
board-sheet-dice = { $dice ->
    [one] 1 schwarzer Würfel
   *[other] { $dice } schwarze Würfel
}
board-sheet-cards = { $count ->
    [one] Karte: { $colours }
   *[other] Karten: { $colours }
}
board-sheet-how = Zeile: der weiße Würfel. Spalte: ein schwarzer. Knöpfe nie nebeneinander; über Eck ist erlaubt.
board-sheet-earn = Aussteigen: 1 ★, dazu 1 ★ für jede Farbe unter drei deiner Knöpfe und 1 ★ mehr für die Farbe deiner Karte.
board-sheet-end = Zeichne die ★ statt Knöpfen dieser Runde ein. Zwölf oder fünf in einer Reihe beenden die Partie.
board-sheet-round = Runde
board-sheet-card = Karte
board-sheet-stars = ★ verdient
board-sheet-all = ★ gesamt
