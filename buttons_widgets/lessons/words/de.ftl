# Was mehrere Lektionen sagen; von einem Fehler, der in mehreren Aufgaben vorkommt: mistake-NAME.

board-taken = Auf { $cell } liegt schon etwas: Das Feld kann nicht gewählt werden.

# A round with the same dice for a class, in stars.
class-round-mean = Die Klasse hat im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 2) } ★. Exaktes Spiel, das die Würfel nicht kennt, holt mit ihnen { $exact } ★ und über alle Würfel im Mittel { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★. Wer sie alle kennen würde, könnte { $foreseen } ★ holen.
class-points = { $points } ★
class-round-most = Die meisten Sterne, { $points } ★: { $names }
class-round-least = Die besten Entscheidungen, { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ verschenkt: { $names }
class-lost = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
