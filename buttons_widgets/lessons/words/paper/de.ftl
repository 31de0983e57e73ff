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
thirty-rolls-how = Würfle, und schreibe jeden Wurf sofort auf, der Reihe nach. Zähle erst am Ende.

tick-sheet = Spielblätter für Ganz schön knifflig
tick-sheet-page = Spielblätter für Ganz schön knifflig, Seite { $page }
tick-sheet-starts = Ich beginne
tick-sheet-before = Vor dem Spiel: Zu zweit kreuzt ihr die Kästchen mit einer 2 an, zu viert die mit einer 4.
tick-sheet-own = Du würfelst: Bilde aus den vier Würfeln zwei Paare. In der Reihe jeder Summe darfst du links ein Kästchen ankreuzen.
tick-sheet-others = Andere würfeln: Du darfst rechts ein Kästchen ankreuzen, in der Reihe der Summe zweier blauer Würfel.
tick-sheet-score = Hast du links eine Reihe gefüllt, kreise ihr ! ein, und alle streichen einen Kreis dieser Reihe durch.
tick-sheet-end = Mit 6, 5 oder 4 eingekreisten ! einer Person (bei 2, 3 oder 4), oder allen des Blatts, endet das Spiel nach der Runde.
tick-sheet-points = X: 2 für jedes eingekreiste !. XX: je volle Reihe rechts 1 für jeden ihrer gestrichenen Kreise. Am meisten X + XX gewinnt.
