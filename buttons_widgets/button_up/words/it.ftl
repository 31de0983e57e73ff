# Che cosa dicono i widget di Button Up!.

game-name = Button Up!

army-r = rosso
army-k = nero
army-w = bianco

title = Battaglia { $round }
do-next-round = Inizia la battaglia { $round }
do-next-round-hint = Disponi un nuovo cerchio (N)
do-again-hint = Inizia una nuova partita con gli stessi giocatori (N)
do-finish = Finisci la battaglia
do-finish-hint = Lascia che i bot giochino subito il resto di questa battaglia
look-round = Battaglia
look-round-previous = Alla fine della battaglia precedente
look-round-next = Alla fine di questa battaglia
log-round = Battaglia { $round }

# Che cosa fare
prompt-chance = I bottoni vengono disposti.
prompt-decide = { $name }: in questa battaglia vuoi cominciare o giocare dopo?
prompt-sow = { $name } ({ $army }): scegli una pila con una spia.
prompt-sow-again = { $name } ({ $army }): giochi ancora. Scegli una pila con una spia.
prompt-chosen = { $name } ({ $army }): semina dal posto { $place }, con il pulsante o con un altro clic, o scegli un’altra pila.
prompt-next-round = La battaglia { $over } è finita. Inizia la battaglia { $next } quando ci siete tutti.

# Pulsanti
do-first = Comincia
do-first-hint = In questa battaglia semini prima tu (B)
do-second = Gioca dopo
do-second-hint = In questa battaglia semina prima { $other } (S)
do-sow = Semina dal posto { $place }
do-sow-again = Semina dal posto { $place } e gioca ancora
do-sow-hint = Semina la pila che hai scelto (S)
do-sow-nothing = Semina
do-sow-nothing-hint = Prima scegli una pila con una spia

# Perché una pila non si può scegliere
why-no-pile = Posto { $place }: lì non c’è nessuna pila.
why-no-spy = Posto { $place }: in quella pila non c’è nessuna spia. Si possono seminare solo le pile con un bottone bianco.
why-decide-first = Prima decidi chi comincia.

# Che cosa è successo
told-deal = Il cerchio è disposto: { $buttons }.
told-first = { $name } comincia.
told-second = { $name } gioca dopo.
told-sow = { $name } semina dal posto { $place }: { $drops }.
told-sow-again = { $name } semina dal posto { $place }: { $drops }. L’ultimo è { $army } su { $army }: { $name } gioca ancora.
told-drop = { $buttons } sul posto { $place }
told-battle-won = { $name } vince la battaglia { $battle }, { $high } a { $low }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
told-battle-drawn = La battaglia { $battle } è pari, { $high } a { $high }: nessun punto.

# I posti
seat-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
seat-height = altezza { $height }
seat-height-spoken = le altezze dei bottoni dell’esercito fanno in tutto { $height }

# Il cerchio
board-left = { $left ->
    [one] Resta 1 mossa
   *[other] Restano { $left } mosse
  }
board-label = { $piles ->
    [one] L’ultima pila
   *[other] Un cerchio di { $piles } pile
  }
pick-sow = posto { $place }, dal basso in alto { $pile }. Semina: { $drops }.
pick-sow-again = posto { $place }, dal basso in alto { $pile }. Semina: { $drops }, e gioca ancora.

# La fine di una battaglia
summary-title = La battaglia { $round } è finita
summary-why = Altezze
summary-heights = { $mine } a { $other }
end-reason = { $points } punti a { $other }.
course-title = Punti battaglia per battaglia
course-sentence = { $name } ha vinto { $won ->
    [one] 1 battaglia
   *[other] { $won } battaglie
  } su { $battles }.

# Chi gioca
who-easy = bot facile: se può, gioca ancora
who-medium = bot medio: impila in alto i propri bottoni
who-hard = bot difficile: guarda avanti di tre mosse
who-best = miglior bot: non sbaglia mai

# Come si gioca
how-to-sow = Scegli una pila con un bottone bianco, una spia, e seminala in senso orario: dal bottone più in basso, uno su ogni pila seguente.
how-to-again = Se l’ultimo arriva da solo e cade sul proprio colore, anche bianco su bianco, giochi ancora.
how-to-many = Ci sono più bottoni che pile? Quelli che restano vanno sull’ultima pila.
how-to-win = Quando resta una sola pila, ogni esercito somma le altezze dei suoi bottoni: quello con la somma più alta segna la differenza.
how-to-match = Vince chi arriva a quindici punti. Chi è indietro decide chi comincia la battaglia seguente.

# L’allenatore
coach-goal-margin = questa battaglia
coach-goal-match = la partita
coach-head-worth = { $goal ->
    [match] Probabilità di vincere
   *[other] Punti
  }
coach-amount-points = { $sign }{ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 1) }%

# L’analisi; quello che il kit dice dei giri e dei dadi, qui si dice delle battaglie e delle disposizioni.
review-kind-sow = quale pila
review-kind-first = chi comincia
review-amount = { $points ->
    [one] 1 punto
   *[other] { NUMBER($points, maximumFractionDigits: 2) } punti
  }
review-assumes-best = I valori sono i punti di una battaglia in cui tutti e due giocano nel modo migliore. Solo la disposizione è caso, perciò ogni costo è esatto.
review-assumes-battle = Ogni battaglia conta per sé: vicino ai 15 punti, un punto può valere molto di più, o niente.
review-luck = Fortuna con le disposizioni
review-swing-own = La disposizione: { $luck }.
review-start = Valore delle battaglie prima della disposizione
review-result = Che cosa hanno reso le battaglie
review-result-so-far = Finora, con la battaglia così com’è
review-plot = Quanto valeva la battaglia, semina per semina
review-plot-ends = Comincia a { $start } nella battaglia { $first } e finisce a { $end } nella battaglia { $last }.
review-plot-fall = Il calo più grande è di { $fall } nella battaglia { $round }: { $what }.
review-place = Battaglia { $round }, { $kind }
review-entry = Battaglia { $round }, { $kind }: costo { $cost } { $mark }
