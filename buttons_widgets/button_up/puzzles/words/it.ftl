# Che cosa dicono i rompicapi di Button Up!.

game-title = Button Up!

# I temi
theme-win_left = Da qui si vince
    .about = Una sola semina vince la battaglia. Trovala.
theme-replay_trap = Trappole
    .about = Potresti giocare ancora, ma non ti conviene.
theme-force_replay = Ancora e ancora
    .about = In un solo turno gioca ancora più volte che puoi.
theme-best_margin = Più punti
    .about = Trova la semina che porta più punti.
theme-first_or_second = Chi comincia?
    .about = Il cerchio è disposto. Chi dovrebbe cominciare?

# Le domande
win_left-ask = Giochi con il { $army }. Quale semina vince la battaglia?
replay_trap-ask = Giochi con il { $army }, e potresti giocare ancora. Quale semina vince?
force_replay-ask = Giochi con il { $army }. Gioca ancora più volte che puoi: semina le pile in ordine, e fermati all’ultima semina che ti fa giocare ancora.
best_margin-ask = Giochi con il { $army }. Quale semina porta più punti, o ne fa perdere di meno?
first_or_second-ask = Giochi con il { $army }, e decidi tu: vuoi cominciare o giocare dopo?

# Suggerimenti
win_left-hint = Guarda la fine della battaglia. Quale pila sarà la più alta, e di chi saranno i bottoni in cima?
replay_trap-hint = Giocare ancora consuma una tua semina. Che cosa resta dopo all’altro giocatore?
force_replay-hint = Guarda l’ultimo bottone di ogni pila con una spia: arriva da solo, sul proprio colore? La pila seguente può cambiare.
best_margin-hint = Ogni bottone vale la sua altezza. Una pila che finisce intera su un’altra alza tutto ciò che contiene.
first_or_second-hint = Prova a giocarla fino in fondo: quali semine ha chi comincia, e quali fanno giocare ancora?
circle-hint-parity = { $left ->
    [one] Resta 1 mossa.
   *[other] Restano { $left } mosse.
  } Se nessuno gioca ancora, l’ultima { $last ->
    [same] la fai tu
    [first] la fa chi comincia
    [second] la fa chi gioca dopo
   *[other] la fa l’altro giocatore
  }. Ogni volta che qualcuno gioca ancora, questo cambia.
circle-hint-worst = { $choice }: non è questa. Con il gioco migliore continua così: { $line }

# Sul cerchio
circle-left = { $left ->
    [one] Resta 1 mossa.
   *[other] Restano { $left } mosse.
  }
circle-to-sow = semina il { $army }
circle-over = Alla fine:
circle-armies = rosso { $red }, nero { $black }

# Quanto vale una risposta
circle-result = { $result ->
    [won] vince
    [lost] perde
   *[drawn] pareggia
  }
circle-again = { $times ->
    [0] alla fine non gioca ancora
    [one] gioca ancora una volta
   *[other] gioca ancora { $times } volte
  }
force_replay-hint-most = Puoi giocare ancora { $times ->
    [one] { $times } volta
   *[other] { $times } volte di fila
  }, in un solo ordine.
force_replay-order = Semina in quest’ordine: { $places }
force_replay-turn-over = Il tuo turno è finito, perché quella semina non ti fa giocare ancora. Annullala, o controlla la tua risposta.

# La spiegazione
circle-refuted = { $choice }, e con il gioco migliore continua così: { $line }
circle-solution = { $choice }. Vai avanti per vedere che cosa segue, semina per semina.
circle-step = { $mover ->
    [r] Il rosso
   *[k] Il nero
  } semina dal posto { $place }: { $drops }.{ $again ->
    [yes] {" "}L’ultimo cade sul proprio colore, quindi tocca ancora allo stesso giocatore.
   *[no] {""}
  }
circle-line-step = { $army } { $place }
