# Fogli da stampare: tabelloni e fogli per le risposte.

paper-real-size = { $length } mm: misuralo. Se è più lungo o più corto, stampa al 100% («dimensioni reali»).
paper-name = Nome
paper-date = Data
paper-class = Classe

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

answer-sheet = Foglio delle risposte
answer-sheet-lesson = Lezione { $number } · { $title }
answer-sheet-guess = La mia stima, prima di vedere qualcosa:
answer-sheet-circle = Cerchiane una:
answer-sheet-circle-all = Cerchia tutte quelle giuste:
answer-sheet-answer = Risposta:
answer-sheet-how = Come l’ho trovata:
answer-sheet-spaces = Caselle, per esempio 2-3:
answer-sheet-code = In codice. La mia idea a parole:
answer-sheet-text = A parole:
answer-sheet-rolls = Nella tabella di { $count } tiri.
thirty-rolls = { $count } tiri
thirty-rolls-number = Tiro
thirty-rolls-white = Bianco
thirty-rolls-black = Dadi neri
thirty-rolls-result = Che cosa è uscito
thirty-rolls-tally = Conteggio
thirty-rolls-how = Lancia, e scrivi subito ogni tiro, in ordine. Conta alla fine.
