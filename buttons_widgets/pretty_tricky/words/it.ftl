# Che cosa dicono i widget di Pretty Tricky.

game-name = Pretty Tricky

# Il titolo
ends-at = La partita finisce con { $marks } !
title-last = Mano { $round }, l’ultima
title-round = Mano { $round }
look-round = Mano
look-round-previous = Alla fine della mano precedente
look-round-next = Alla fine di questa mano
title-race = Lancio { $round }
ends-race = Una corsa a { $marks } !

# Che cosa fare
prompt-chance = I dadi rotolano.
prompt-own = { $name }: contrassegna due somme, una o niente.
prompt-only = { $name }: contrassegna { $rows }, una sola casella o niente.
prompt-chosen = { $name }: { $rows }? Fai ancora clic, o scegli altro.
prompt-others = { $roller } ha lanciato. { $name }: contrassegna una casella a destra, o lascia.

# Pulsanti. Il segno ! sta davanti a una fila che poi è piena.
do-tick-hint = Contrassegna { $rows }.{ $fills } ({ $key })
do-tick-fills = { " " }{ $count ->
    [one] Poi la fila { $rows } è piena.
   *[other] Poi le file { $rows } sono piene.
  }
do-only = Solo { $row }
do-nothing = Niente
do-nothing-hint = Lascia perdere tutte e due le somme (N)
do-leave = Lascia
do-leave-hint = Non contrassegnare niente con questo lancio (N)
pick-row = fila { $row }, { $open } caselle libere: contrassegna { $rows }.{ $fills }

# Dadi e file
dice = blu { $blue }, rosso { $red }
dice-others = blu { $blue }; il rosso { $red } non conta
dice-blank = Tre dadi blu e uno rosso, non ancora lanciati
row-twice = { $row } due volte
sheet-row = Fila { $row }: a sinistra { $left }, a destra { $right }, { $circles ->
    [one] 1 cerchio
   *[other] { $circles } cerchi
  }.
sheet-row-race = Fila { $row }: { $left }.
sheet-half-none = nessuna casella
sheet-half-full = piena
sheet-half-marked = piena e valutata
sheet-half-open = { $open ->
    [one] { $open } libera
   *[other] { $open } libere
  }

# Che cosa è successo
told-dice = { $name } lancia: { $dice }.
told-nothing-open = { $name } non può contrassegnarne niente.
told-tick = { $name } contrassegna { $rows }.
told-pass = { $name } non contrassegna niente.
told-finished = { $name } ha riempito { $count ->
    [one] la fila { $rows }: il suo simbolo a { $name }, e un cerchio a tutti.
   *[other] le file { $rows }: i loro simboli a { $name }, e i loro cerchi a tutti.
  }
told-finished-alone = { $name } ha riempito { $count ->
    [one] la fila { $rows }.
   *[other] le file { $rows }.
  }
told-last-round = Così { $name } ha { $marks ->
    [one] 1 simbolo
   *[other] { $marks } simboli
  }: è l’ultima mano.

# I giocatori
seat-rolled = ha lanciato
seat-score = { $marks }/{ $needed } !
seat-spoken = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, { $marks ->
    [one] 1 simbolo
   *[other] { $marks } simboli
  } su { $needed }
seat-spoken-race = { $marks ->
    [one] 1 simbolo
   *[other] { $marks } simboli
  } su { $needed }
sheet-label = Il foglio di { $name }. { $marks ->
    [0] Ancora nessun simbolo
    [one] Simbolo della fila { $marked }
   *[other] Simboli delle file { $marked }
  }; { $filled ->
    [0] nessuna fila piena a destra
    [one] piena a destra: la fila { $full }
   *[other] piene a destra: le file { $full }
  }.
sheet-label-race = Il foglio di { $name }. { $marks ->
    [0] Ancora nessun simbolo.
    [one] Simbolo della fila { $marked }.
   *[other] Simboli delle file { $marked }.
  }

# La fine
end-points = { $points } punti a { $other }.
end-right-half = Anche { $others }: { $points } punti. Decide l’XX più alto, { $xx }.
end-shared = { $points } punti a testa, di cui { $xx } in XX.
end-race = { $marks ->
    [one] 1 simbolo
   *[other] { $marks } simboli
  } in { $rolls ->
    [one] 1 lancio
   *[other] { $rolls } lanci
  }.
course-title = Punti mano per mano
course-race = Simboli lancio per lancio
sum-title = Da dove vengono i punti
sum-mark = !{"\u202F"}{ $row }
sum-circles = { $row }: { $circles }{"\u202F"}○
sum-marks-spoken = { $count ->
    [one] il simbolo della fila { $rows }
   *[other] i simboli delle file { $rows }
  }
sum-circles-spoken = fila { $row } piena a destra, { $circles ->
    [one] 1 cerchio
   *[other] { $circles } cerchi
  }
sum-nothing = niente è pieno
summary-why = File
summary-earned = X + XX
summary-total = Punti

# Chi gioca
who-easy = bot facile: contrassegna ciò che è quasi pieno
who-medium = bot medio: pesa le probabilità
who-hard = bot difficile: calcola la sua corsa
who-best = miglior bot: guarda i fogli di tutti

# Il foglio che si sceglie prima di giocare
sheet-which = Foglio di gioco
sheet-of-kit = quello di questa raccolta
sheet-own = il nostro, copiato dalla scatola
sheet-picture = le caselle del nostro foglio
sheet-hint = Fai clic su una casella per cambiarne il numero. + e − aggiungono e tolgono caselle.
sheet-text = Come testo
sheet-not-read = Il testo del tuo foglio non si legge: correggilo, o fai clic su una casella dell’immagine.
sheet-left = a sinistra
sheet-right = a destra
sheet-plain = senza numero
sheet-box = fila { $row }, { $side }, casella { $box }: { $sign }
sheet-add = fila { $row }, { $side }, caselle: { $boxes }, una in più
sheet-remove = fila { $row }, { $side }, caselle: { $boxes }, una in meno

# Il coach
coach-goal-points = punti
coach-goal-wins = vittorie
coach-head-worth = { $goal ->
    [race] lanci che mancano, meno è meglio
    [wins] probabilità di vincere
   *[points] punti alla fine
  }
coach-thinking-race = Si calcola la corsa…

# L’analisi
review-kind-own = proprio lancio
review-kind-others = lancio di un altro
review-rolls = { $rolls ->
    [one] { $rolls } lancio
   *[other] { $rolls } lanci
  }
review-start = All’inizio
review-result = Alla fine
review-result-so-far = Finora
review-plot = La probabilità di vincere in percento, mossa dopo mossa
review-plot-race = I lanci di vantaggio, mossa dopo mossa
review-assumes-race = Si conta di quanti lanci sei in vantaggio su { $rolls }, la media dall’inizio con il gioco migliore. È esatto.

# Come si gioca
rules-roll = Il tuo lancio: i quattro dadi formano due coppie. Per ogni coppia puoi contrassegnare una casella a sinistra, nella fila della sua somma. Per contrassegnarne una sola, fai prima clic sulla sua fila, poi su «Solo».
rules-own = A sinistra contano solo le file piene. Casella per casella, con i tuoi lanci, avanzi verso il simbolo in fondo.
rules-others = Quando lancia un altro, puoi contrassegnare una casella a destra, con due dei tre dadi blu.{ $players ->
    [3] { " " }I piccoli numeri nelle caselle non contano in tre.
   *[other] { " " }Le caselle con un { $players } sono contrassegnate dall’inizio.
  }
rules-full = Una fila è piena a sinistra? Il suo simbolo è tuo: 2 punti (X). E tutti, anche tu, barrano un cerchio di quella fila.
rules-end = Una fila piena a destra dà un punto per ogni cerchio barrato (XX). Quando qualcuno ha { $marks ->
    [one] 1 simbolo
   *[other] { $marks } simboli
  }, si finisce la mano. Vince chi ha più punti, a parità l’XX più alto.
rules-race-roll = Il tuo lancio: i quattro dadi formano due coppie. Per ogni coppia puoi contrassegnare una casella nella fila della sua somma. Per contrassegnarne una sola, fai prima clic sulla sua fila, poi su «Solo».
rules-race-own = Contano solo le file piene. Casella per casella avanzi verso il simbolo in fondo.
rules-race-end = Una fila è piena? Il suo simbolo è tuo. Con { $marks ->
    [one] 1 simbolo
   *[other] { $marks } simboli
  } sei al traguardo: con il minor numero di lanci possibile.

# Su carta: fogli da stampare, e i dadi su uno schermo
tick-sheet = Fogli per Pretty Tricky{ $players ->
    [0] {""}
   *[other] , { $players } persone
  }
tick-sheet-starts = Inizio io
tick-sheet-before = { $players ->
    [0] Prima della partita: in due contrassegnate le caselle con un 2, in quattro quelle con un 4.
    [3] In tre: i piccoli numeri nelle caselle non contano.
   *[other] In { $players }: le caselle con un { $players } sono già contrassegnate.
  }
tick-sheet-own = Lanci tu tre dadi blu e uno rosso: forma due coppie. Puoi contrassegnare una casella a sinistra nella fila di ogni somma.
tick-sheet-others = Lancia un altro: puoi contrassegnare una casella a destra, nella fila della somma di due dadi blu.
tick-sheet-score = Se hai riempito una fila a sinistra, cerchia il suo !, e tutti barrano un cerchio di quella fila.
tick-sheet-end = Con { $players ->
    [0] 6, 5 o 4 ! cerchiati da una persona (in 2, 3 o 4)
   *[other] { $marks } ! cerchiati da una persona
  }, o tutti quelli del foglio, si finisce la mano, e la partita è chiusa.
tick-sheet-points = X: 2 per ogni ! cerchiato. XX: per ogni fila piena a destra, 1 per cerchio barrato. Vince chi ha più X + XX, poi chi ha più XX.
roller-own = Chi ha lanciato, a sinistra: due, una, nessuna
roller-others = Tutti gli altri, a destra: una o nessuna
