# Blätter zum Drucken: Spielpläne und Antwortbögen.

paper-real-size = { $length } mm: Miss nach. Ist die Strecke länger oder kürzer, drucke mit 100 % („Tatsächliche Größe“).
paper-name = Name
paper-date = Datum
paper-class = Klasse

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

answer-sheet = Antwortbogen
answer-sheet-lesson = Lektion { $number } · { $title }
answer-sheet-guess = Meine Schätzung, bevor etwas zu sehen ist:
answer-sheet-circle = Kreise eine Antwort ein:
answer-sheet-circle-all = Kreise alle richtigen ein:
answer-sheet-answer = Antwort:
answer-sheet-how = So habe ich sie gefunden:
answer-sheet-spaces = Felder, zum Beispiel 2-3:
answer-sheet-code = Als Code. Meine Idee in Worten:
answer-sheet-text = In Sätzen:
answer-sheet-rolls = In der Tabelle mit { $count } Würfen.
thirty-rolls = { $count } Würfe
thirty-rolls-number = Wurf
thirty-rolls-white = Weiß
thirty-rolls-black = Schwarze Würfel
thirty-rolls-result = Was kam
thirty-rolls-tally = Strichliste
thirty-rolls-how = Würfle, und schreib jeden Wurf sofort auf, der Reihe nach. Zähl erst am Ende.
