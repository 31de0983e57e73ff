# Che cosa dicono i rompicapo di Pretty Tricky.

game-title = Pretty Tricky

# I temi
theme-how_likely = Quanto è probabile?
    .about = Quattro dadi, e alcune file a cui manca una casella: quanto è probabile riempirne una?
theme-needed_dice = Che dadi servivano agli altri?
    .about = Tre dadi blu di un altro: quanto è probabile che riempiano una tua fila?
theme-race_split = Coppie migliori: corsa
    .about = Dividi il tuo lancio in modo che ti bastino meno lanci.
theme-sprint_split = Coppie migliori: volata
    .about = Restano pochi lanci. Dividi il tuo in modo da avere più simboli.
theme-last_turn = L’ultimo turno
    .about = Tocca a te per ultimo, poi la partita finisce. Quale casella la vince?
theme-hold_back = Finire o aspettare?
    .about = Una fila piena dà un cerchio a tutti. La riempi adesso?

# Le domande
how_likely-ask = Quanto è probabile che il tuo prossimo lancio riempia una fila della metà sinistra?
needed_dice-ask = Lancia un altro. Quanto è probabile che i dadi blu riempiano una fila della tua metà destra?
race_split-ask = Ti { $marks ->
        [one] serve 1 simbolo
       *[other] servono { $marks } simboli
    } in tutto. Quale divisione ti ci porta con meno lanci?
sprint_split-ask = È il primo di { $rolls } lanci, poi è finita. Quale divisione porta più simboli?
last_turn-ask = Tutti gli altri hanno deciso, e con questa decisione la partita finisce. Quale casella contrassegni a destra per vincere?
hold_back-ask = Cominci tu la mano, e questo è il tuo lancio. La partita finisce con la mano in cui qualcuno ha { $marks } simboli. Che cosa vince più spesso?

# Fogli e somme
puzzle-sheet = { $player ->
    [1] Tu
   *[other] Giocatore { $player }{ $rolls ->
        [yes] {" "}(ha lanciato)
       *[no] {""}
      }
  }
puzzle-points = { $sheet }: { $x } + { $xx } = { $sum ->
        [one] { $sum } punto
       *[other] { $sum } punti
    }, { $marks ->
        [one] 1 simbolo
       *[other] { $marks } simboli
    }
puzzle-tie = A parità di punti vince l’XX più alto.
last_turn-others = Ecco quanto hanno gli altri alla fine.
puzzle-offers = { $row }: { $count } lanci su { $rolls }
puzzle-sums = In quanti lanci si trova ognuna di queste somme.
puzzle-worst = Non è { $choice }: è { $count ->
        [one] la scelta peggiore
       *[other] una delle peggiori
    }.
puzzle-best = La migliore è { $choice }.
puzzle-refuted = { $choice } non è la scelta migliore: così sarebbero i fogli.

# Suggerimenti
race_split-hint = Pensa a che cosa durerà di più: una fila lontana dal 7 esce di rado, e una con molte caselle libere vuole molti lanci.
sprint_split-hint = Quello che non puoi riempire nei lanci che restano non porta niente. Quali file puoi ancora riempire?
last_turn-hint = Una fila piena dà tanti punti quanti sono i suoi cerchi. Le file riempite adesso ne ricevono uno in più.
hold_back-hint = Un tuo simbolo dà un cerchio a tutti. Chi ha quella fila piena a destra, o quasi? E chi sta per finire la partita?

# Quanto vale una scelta
race_split-worth = { NUMBER($rolls, minimumFractionDigits: 2, maximumFractionDigits: 2) } lanci
sprint_split-worth = { NUMBER($marks, minimumFractionDigits: 2, maximumFractionDigits: 2) } simboli
last_turn-worth = { $result ->
    [won] vinci
    [shared] dividi la vittoria
   *[lost] non vinci
  }
hold_back-worth = vince { $share }

race_split-counted = Lanci ancora da fare in media, se ognuno è usato al meglio.
sprint_split-counted = Simboli alla fine in media, se ogni lancio è usato al meglio.
hold_back-counted = Vinte su { $games } partite che il miglior bot (ChampionBot) ha giocato per tutti da qui in poi, con gli stessi lanci dopo ogni scelta.

# Che cosa confuta una scelta
race_split-refuted = Dopo { $choice } un lancio come questo fa male: ti servono { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } lanci più che dopo la scelta migliore.
sprint_split-refuted = Dopo { $choice } un lancio come questo fa male: costa { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } simboli rispetto alla scelta migliore.

# Contare
fill-complement = Questa è la probabilità che nessuna fila si riempia. Sottraila da 1.
fill-two-dice = Questa è la probabilità con due dadi. Qui sono { $dice }, e due qualsiasi fanno una somma.
fill-pairs = Hai contato ognuna delle { $pairs } coppie di dadi, e sommato tutto. Un lancio in cui due coppie vanno bene conta allora due volte.
fill-added = Hai sommato le file. Un lancio che va bene per due conta allora due volte.
fill-other-dice = Hai contato con un altro numero di dadi: qui sono { $dice }.
fill-hint-rows = { $count ->
    [one] A una sola fila manca una casella: { $rows }.
   *[other] A queste file manca una casella: { $rows }.
  } Nient’altro conta.
fill-hint-count = Di { $dice } dadi due qualsiasi fanno una somma: sono { $pairs } coppie e { $rolls } lanci. Prendi prima una somma, e cerca i lanci in cui due coppie la fanno.
fill-hint-each = Ogni somma per sé. Quello che va bene per due non deve contare due volte.
fill-explained = Ordina i lanci secondo ciò a cui vanno bene: allora ognuno c’è una volta sola.
fill-rolls = { $rows }: { $count ->
    [one] 1 lancio
   *[other] { $count } lanci
  }
fill-total = Insieme { $count } lanci su { $rolls }, cioè { $chance }.
