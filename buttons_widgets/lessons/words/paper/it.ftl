# Fogli da stampare: tabelloni e fogli per le risposte.

paper-real-size = { $length } mm: misuralo. Se è più lungo o più corto, stampa al 100% («dimensioni reali»).
paper-name = Nome

board-sheet = Tabelloni da stampare
board-sheet-side = Lato { $side }
board-sheet-empty = { $size } × { $size }
board-sheet-own = Tabellone { $number }
board-sheet-colour = { $letter } { $colour }
board-sheet-star = una stella
board-sheet-laid = qui c’è un bottone
board-sheet-dice = { $dice ->
    [one] 1 dado nero
   *[other] { $dice } dadi neri
  }
board-sheet-cards = { $count ->
    [one] scheda: { $colours }
   *[other] schede: { $colours }
  }
board-sheet-how = Riga: il dado bianco. Colonna: uno nero. Mai due bottoni fianco a fianco; angolo contro angolo va bene.
board-sheet-earn = Uscendo: 1 ★, più 1 ★ per ogni colore sotto tre tuoi bottoni, e ancora 1 ★ per il colore della tua scheda.
board-sheet-end = Disegna le ★ al posto di bottoni di questo giro. Dodici, o cinque in fila, e la partita è finita.
board-sheet-round = Giro
board-sheet-card = Scheda
board-sheet-stars = ★ del giro
board-sheet-all = ★ in tutto
