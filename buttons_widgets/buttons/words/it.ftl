# Che cosa dicono i widget di BUTTONS.

game-name = BUTTONS

colour-r = rosso
colour-b = blu
colour-y = giallo
colour-g = verde

title-solo = Giro { $round } · allenamento
pool = Nella riserva: { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }, { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }

# Che cosa fare
prompt-roll-first = { $name }: lancia i dadi.
prompt-roll-or-opt-out = { $name }: lanci { $dice } dadi o esci con { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }?
prompt-lay = { $name }: metti un bottone nella riga { $row }.
prompt-gold = { $name }: prendi la casella dorata { $cell } o passi?
prompt-stars = { $name }: metti { $stars ->
    [one] la tua stella su uno dei tuoi bottoni.
   *[other] le tue { $stars } stelle su { $stars } dei tuoi bottoni.
  } { $chosen ->
    [0] Scegli sul tuo tabellone.
    [one] Scelta { $chosen } di { $stars }.
   *[other] Scelte { $chosen } di { $stars }.
  }
prompt-stars-ready = { $name }: { $stars ->
    [one] conferma questa stella, o scegli un altro bottone per lei.
   *[other] conferma queste { $stars } stelle, o scegline una di nuovo per toglierla.
  }
prompt-stars-all = { $name }: { $stars ->
    [one] il tuo bottone diventa una stella. Conferma.
   *[other] tutti e { $stars } i tuoi bottoni diventano stelle. Conferma.
  }
prompt-stars-line = { $name }: così fai una fila di cinque! Conferma.
prompt-chance = I dadi rotolano.
prompt-next-round = Il giro { $over } è finito. Le schede passano di mano, e { $name } comincia il giro { $next }.
prompt-next-round-solo = Il giro { $over } è finito. Giochi il giro { $next } con la prossima scheda.

# Pulsanti
do-roll = Lancia { $dice } dadi
do-roll-hint = Lancia tutti i dadi ancora in gioco (R)
do-opt-out = Esci · { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }
do-opt-out-hint = Esci dal giro e tieni le stelle che i tuoi bottoni guadagnano (O)
do-pass = Lascia { $cell }
do-pass-hint = Passa: non prendere la casella dorata (P)
do-place = { $stars ->
    [one] Metti 1 stella
   *[other] Metti { $stars } stelle
  }
do-place-hint = Conferma le caselle che hai scelto per le tue stelle (C)
do-next-round-hint = Libera i tabelloni e passa le schede (N)
do-again-hint = Inizia una nuova partita con gli stessi giocatori e tabelloni (N)

# Perché una casella non si può scegliere
why-button = lì c’è un bottone
why-star = lì c’è una stella
why-beside = è accanto a un bottone
why-not-row = non è nella riga { $row }
why-not-column = nessun dado nero mostra { $column }
why-not-golden = viene offerta solo la casella dorata { $cell }
why-no-button-of-yours = lì non hai un bottone
why-every-button = ogni tuo bottone diventa una stella
why-enough-stars = hai solo { $stars } stelle da mettere: scegline una di nuovo per toglierla
why-roll-first = Prima lancia i dadi: sono loro a decidere dove può andare un bottone.
why-told = { $cell }: { $why }.

told-bust = { $name } si incarta: nessuna casella è aperta nella riga { $row }, { $count ->
    [one] colonna
   *[other] colonne
  } { $columns }. { $buttons ->
    [0] Non c’era nessun bottone da perdere.
    [one] 1 bottone torna nella riserva.
   *[other] { $buttons } bottoni tornano nella riserva.
  }

# Chi ha lasciato il giro prima dell’ultimo turno, e l’ultimo turno, accanto all’invito
left-opted-out = { $name } ha lasciato il giro.
left-bust = { $name } si incarta.
turn-rolls = { $name } lancia: riga { $row }, { $count ->
    [one] colonna
   *[other] colonne
  } { $columns }.
turn-lays = { $name } lancia riga { $row }, { $count ->
    [one] colonna
   *[other] colonne
  } { $columns }, e mette un bottone su { $cell }.

# I posti
seat-stars = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }
seat-earned = { $stars ->
    [one] 1 stella da mettere alla fine del giro
   *[other] { $stars } stelle da mettere alla fine del giro
  }
seat-would-earn = { $stars ->
    [one] 1 stella uscendo ora
   *[other] { $stars } stelle uscendo ora
  }
tally-colour = { $colour }: { $count } di { $enough }
tally-full = { $colour }: { $count }, vale { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }
seat-rolled = ha lanciato
seat-opted-out = fuori
seat-bust = incartato
seat-board = Tabellone di { $name }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }, { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }

# I dadi
dice-none = I dadi non sono ancora stati lanciati.
dice-label = Dado bianco { $white }, dado nero con pallini dorati { $gold }{ $black ->
    [none] .
   *[other] , altri dadi neri { $black }.
  }

# Il registro
log-roll = { $name } lancia riga { $row } e { $count ->
    [one] colonna
   *[other] colonne
  } { $columns }. La casella dorata è { $cell }.
log-bust = { $name } si incarta e { $buttons ->
    [0] non perde nulla
    [one] perde 1 bottone
   *[other] perde { $buttons } bottoni
  }.
log-lay = { $name } mette un bottone su { $cell }.
log-gold = { $name } prende la casella dorata { $cell }.
log-pass = { $name } passa e lascia la casella dorata { $cell }.
log-opt-out = { $name } esce con { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }.
log-stars = { $name } mette { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  } su { $cells }.

# La fine di un giro
summary-title = Il giro { $round } è finito
summary-why = Stelle
summary-bust = incartato: nessuna stella
summary-opting-out = uscita
summary-colour = 3+ sul { $colour }
summary-card = scheda con bottone { $colour }

# La fine della partita
end-solo = Finito in { $rounds ->
    [one] 1 giro
   *[other] { $rounds } giri
  }!
end-line = Una fila di cinque stelle.
end-stars = { $stars } stelle, e dodici bastano.
end-line-and-stars = Una fila di cinque stelle, e più stelle di chiunque altro abbia una fila: { $stars }.
end-more-stars = { $stars } stelle, più di chiunque altro sia arrivato a dodici.
end-shared = Parità fino all’ultima stella: { $stars } a testa.
end-full = Tutti i tabelloni sono pieni, e nessuno ha più di { $stars } stelle.

# L’andamento della partita, alla fine
course-title = Stelle giro per giro
course-solo = Il tuo giro migliore è stato il numero { $round }, con { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }. { $busts ->
    [0] Nessun tiro è andato a vuoto.
    [one] Un giro è finito con un tiro a vuoto.
   *[other] { $busts } giri sono finiti con un tiro a vuoto.
  }
course-level = Niente ha separato { $names }: erano pari dopo ogni giro.
course-came-level = { $names } hanno finito pari: lo sono rimasti dal giro { $round } in poi.
course-line = Ha deciso la fila di cinque: { $name } l’ha completata nel giro { $round }.
course-line-fewer = Ha deciso la fila di cinque: { $name } l’ha completata nel giro { $round }, con meno stelle di { $rival }.
course-bust = Nel giro { $round } { $rival } si incarta e perde { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  } del valore di { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }. Alla fine { $name } aveva solo { $gap ->
    [one] 1 stella
   *[other] { $gap } stelle
  } di vantaggio.
course-ahead = { $round ->
    [1] { $name } era davanti a { $rival } fin dal primo giro.
   *[other] { $name } ha superato { $rival } una volta per tutte nel giro { $round }.
  }

# Prima della partita
lobby-side-of = lato { $side }
lobby-side = Tabellone
lobby-letters = Lettere
lobby-own-side = schema proprio
lobby-own-hint = 36 lettere r b y g, riga per riga
lobby-no-layout = non ancora uno schema
lobby-bad-layout = Posto { $seat }: lo schema ha bisogno di 9, 16, 25 o 36 lettere r b y g, riga per riga.
lobby-sizes = Tutti i tabelloni di una partita devono avere la stessa grandezza.
lobby-missing = { $name } non può giocare qui: questo bot ha bisogno del pacchetto { $package }, che non è installato. Scegli un altro bot.
who-easy = bot facile: guarda avanti di un tiro
who-medium = bot medio: gli piace rischiare
who-hard = bot difficile: esatto in ogni giro
who-best = miglior bot: gioca per la vittoria

# Il tabellone, per chi non lo vede. Il browser riempie ciò che sta tra parentesi graffe.
board-red = rosso
board-blue = blu
board-yellow = giallo
board-green = verde
board-free = libera
board-button = tuo bottone
board-star = stella
board-cell = riga { $row }, colonna { $column }, { $colour }, { $state }
board-cell-without-colour = riga { $row }, colonna { $column }, { $state }
board-offered = si può mettere un bottone
board-golden = si può mettere un bottone con il dado dai pallini dorati
board-offered-star = può diventare una stella
board-chosen = diventa una stella
board-line = in una fila di cinque stelle
board-last = l’ultima mossa
board-right = giusto
board-wrong = sbagliato
board-bust = Incartato!
board-worth = vale { $worth }
board-best = vale { $worth }, la migliore
board-row-total = totale della riga { $total }
board-column-total = totale della colonna { $total }
board-met = raggiunto
board-broken = superato
board-depot = dadi nella casella di deposito: { $count }
board-cards = schede con bottone: { $colours }
board-and = {", "}

# Provare le regole per mettere i bottoni
try-board = Un tabellone per provare le regole
try-task = Scegli una casella segnata per mettere un bottone, o uno dei tuoi bottoni per toglierlo.
try-roll = Il tuo tiro: riga { $row }. Aperte per te: { $cells }. Metti un bottone.
try-bust = Il tuo tiro: non ti resta nessuna casella, quindi ti incarti. Scegli una casella per vedere perché.
try-golden = Il tiro di un altro: prendi la casella dorata { $cell } o passa.
try-golden-closed = Il tiro di un altro: la casella dorata { $cell } per te è chiusa. Sceglila per vedere perché.
try-laid = Ora c’è un bottone su { $cell }.
try-taken-back = { $cell } è di nuovo libera.
try-may-take-back = un tuo bottone: fai clic per toglierlo
try-one-a-roll = puoi mettere un solo bottone per tiro: prima togli il tuo
try-open = { $count ->
    [0] Nessuna casella è aperta per un bottone.
    [one] 1 casella è aperta per un bottone.
   *[other] { $count } caselle sono aperte per un bottone.
  }
try-earn = Uscendo ora guadagni { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }:
try-earn-nothing = Per uscire ti serve almeno un bottone.
try-earn-bust = Incartato: nessuna stella, e tutti i bottoni tornano nella riserva.
try-again = Ricomincia
try-again-hint = Torna al tabellone com’era all’inizio

# Come si gioca, in cinque righe
how-to-roll = Lancia. Il dado bianco è la riga; tra quelli neri scegli una colonna.
how-to-lay = Metti lì un bottone, ma mai sopra, sotto o accanto a un altro.
how-to-golden = La casella dorata di un tiro è per tutti, se la vogliono.
how-to-out = Esci finché puoi: i bottoni diventano stelle. Se un tiro non ti lascia caselle, non ricevi stelle.
how-to-goal = Si vince con cinque stelle in fila, o con dodici dove vuoi.

# L’allenatore
coach-goal-stars = stelle
coach-goal-win = vincere ora
coach-show-chance = probabilità
coach-choice-roll = Lancia
coach-choice-opt-out = Esci
coach-choice-cell = Metti su { $cell }
coach-head-worth = { $goal ->
    [win] probabilità di vincere ora
   *[stars] stelle in media
  }
coach-head-bust = rischio al tiro
coach-amount-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
coach-space-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 0) }%
coach-thinking-through = Esamino { $positions ->
    [one] 1 posizione
   *[other] { $positions } posizioni
  }…
coach-no-win = Nessuna scelta può far vincere la partita in questo giro.
coach-assumed = { $usual ->
    [yes] Si suppone, come di solito
   *[no] Si suppone
  }: { $count ->
    [one] 1 avversario, esce nel { NUMBER($out, maximumFractionDigits: 0) }% dei turni, si incarta nel { NUMBER($bust, maximumFractionDigits: 0) }% dei tiri
   *[other] { $count } avversari, ognuno esce nel { NUMBER($out, maximumFractionDigits: 0) }% dei turni, si incarta nel { NUMBER($bust, maximumFractionDigits: 0) }% dei tiri
  }
coach-opponent-opt-out = esce (%)
coach-opponent-bust = si incarta se lancia (%)
coach-dice = dadi neri
coach-opponents = avversari in gioco
coach-board = Un tabellone per l’allenatore
coach-asks = Lanci { $dice } dadi o esci con { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }?
coach-asks-roll = Lancia: senza bottoni non c’è altra scelta.
coach-asks-space = Riga { $row }, colonne { $columns }: quale casella?
coach-asks-bust = Riga { $row }, colonne { $columns }: nessuna casella è aperta, ti incarti.
coach-reveal = Mostra la risposta
coach-hide = Nascondi la risposta
coach-you = Tu
coach-set-up = Prepara
coach-set-up-hint = Cambia il tabellone, le schede, i dadi e gli avversari
coach-tool = un clic
coach-tool-button = mette un bottone
coach-tool-star = mette una stella
coach-tool-colour = colora di { $colour }
coach-cards = schede
coach-no-cards = nessuna
coach-rolled = Con un tiro
coach-rolled-hint = Chiedi quale casella scegliere: fai clic sui dadi per girarli
coach-undo-hint = Annulla l’ultima modifica
coach-copy-hint = Copia la riga di codice che mostra questa posizione
coach-copied = Copiato. Incollalo in una cella.
why-colour-unknown = prima scegli che colore ha, con «un clic colora di …»
why-line-ends = sarebbe una fila di cinque, e la partita finirebbe
why-twelve-end = sarebbe la dodicesima stella, e la partita finirebbe

# Preparare la domanda di un rompicapo
set-up-tool = un clic
set-up-tool-solution = mette un bottone da trovare
set-up-find = trova
set-up-board = tabellone
set-up-another-board = un altro…
set-up-side = lato { $side }
set-up-small = { $size } × { $size }
set-up-position = posizione
set-up-rolls = tiri
set-up-roll = Il tiro: fai clic su un dado per girarlo
set-up-rolled-hint = Chiedi quale casella scegliere, invece che se lanciare
set-up-cover = da guadagnare
set-up-to-act = devono ancora agire
set-up-totals = Numeri dati. Premine uno per ometterlo, qui o sul tabellone:
set-up-rows = righe
set-up-columns = colonne
set-up-colours = colori
set-up-total-hint = { $kind ->
    [row] riga
    [column] colonna
   *[colour] colore
  } { $name }: { $told ->
    [yes] numero dato
   *[no] numero omesso
  }

# L’analisi di una partita
review-kind-stop = lanciare o uscire
review-kind-space = quale casella
review-kind-gold = casella dorata
review-kind-stars = mettere le stelle
review-amount = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
review-apart = { $stars ->
    [one] 1 stella in più per vincere
   *[other] { $stars } stelle in più per vincere
  }
review-placed = stelle su { $cells }
review-assumes-goal = I valori sono le stelle che un giro rende in media con il gioco migliore ed esatto. Non vedono la corsa: verso la fine può essere giusto rischiare di più, o di meno.
review-assumes-opponents = Si suppone che ogni altro giocatore, qualunque cosa ci sia sul suo tabellone, esca in un suo turno con probabilità { NUMBER($out, maximumFractionDigits: 0) }% e si incarti in un suo tiro con probabilità { NUMBER($bust, maximumFractionDigits: 0) }%.
review-assumes-stars = Dove si mettono le stelle si conta a parte: quante stelle in più servivano per vincere, con una fila di cinque o con dodici, rispetto alla scelta migliore. Non si conta quali caselle le stelle chiudono.
review-measured = Quanto perdono i bot è stato misurato per ciascuno in { $rounds } primi giri, { $players ->
    [1] senza avversari
    [2] contro un altro bot del suo tipo
   *[other] contro altri bot del suo tipo
  }, su quattro lati.
review-puzzle-note = Da una partita di { $names }, giro { $round }, dove «{ $choice }» è costato { $cost }.
review-kept = Ora è il rompicapo «{ $id }» della tua raccolta «{ $pack }», livello { $level }. puzzle_book() offre le tue raccolte.
review-kept-before = È già nella tua raccolta «{ $pack }», come rompicapo «{ $id }».
review-kept-near = La sua seconda scelta è quasi buona come la migliore.

# Un torneo tra bot: come sono stati scelti i tabelloni
tournament-side-drawn = Ogni blocco è stato giocato su un lato sorteggiato, uguale per tutti i posti.
tournament-sides-differ = In ogni blocco è stato sorteggiato un lato per ogni posto.
tournament-sides-given = I tabelloni erano fissati.

# Risposte e ipotesi dell’analisi, come risultato di una cella
solution-stars = { $advice ->
    [only] Lancia: vale { $roll } in media. Senza bottoni non puoi uscire.
    [tied] Lancia o esci: entrambe le scelte valgono { $stars } ★.
    [roll] Lancia: vale { $roll } in media; uscire rende { $stars } ★.
   *[out] Esci: rende { $stars } ★; lanciare vale { $roll } in media.
  }
solution-worth = { $advice ->
    [only] Lancia: vale { $roll }. Senza bottoni non puoi uscire.
    [tied] Lancia o esci: entrambe le scelte valgono { $stop }.
    [roll] Lancia: vale { $roll }; uscire vale { $stop }.
   *[out] Esci: vale { $stop }; lanciare vale { $roll }.
  }
solution-on-spaces = Su ogni casella aperta: quanto vale mettere lì un bottone.
compared-choice = { $choice ->
    [roll] lanciare
    [out] uscire
    [pass] passare
   *[lay] { $cell }
  }
compared-done = { $choice ->
    [roll] lanciare qui
    [out] uscire qui
    [pass] passare qui
   *[lay] posare su { $cell }
  }
compared-best = { $done } è la scelta migliore
compared-tied = { $done } vale quanto qualsiasi altra scelta
compared-stars = { $done } costa in media { $loss } stelle
compared-win = { $done } costa { $loss } della probabilità di vincere ora
compared-worth = { $done } costa { $loss }
compared-less = meno di { $loss }
opponents-said = { $count ->
    [0] Nessun avversario: giochi in solitario.
    [one] 1 avversario esce nel { NUMBER($out, maximumFractionDigits: 1) }% dei turni, si incarta nel { NUMBER($bust, maximumFractionDigits: 1) }% dei tiri e porta via { $dice ->
        [one] 1 dado nero
       *[other] { $dice } dadi neri
      }.
   *[other] { $count } avversari: ognuno esce nel { NUMBER($out, maximumFractionDigits: 1) }% dei turni, si incarta nel { NUMBER($bust, maximumFractionDigits: 1) }% dei tiri e porta via { $dice ->
        [one] 1 dado nero
       *[other] { $dice } dadi neri
      }.
  }
