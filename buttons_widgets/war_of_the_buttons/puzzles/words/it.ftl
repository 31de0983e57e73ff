# Che cosa dicono i rompicapo della Guerra dei bottoni.

game-title = La guerra dei bottoni

# I temi
theme-earn = Guadagnare di più
    .about = Quale turno rende più bottoni, tolte tutte le spese?
theme-displace = Scacciare
    .about = Batti i dadi di un altro, tieni il luogo e conserva più bottoni che puoi.
theme-finish_hut = Finire la capanna
    .about = Manca una sezione. Quale turno la costruisce?
theme-unanswerable = Un’offerta senza risposta
    .about = Tieni un luogo con un’offerta che nessuno potrebbe poi battere.
theme-exam = Vincere l’esame
    .about = Gli ultimi dadi del giro sono tuoi. Vinci l’esame, o fa’ che non lo vinca nessuno.
theme-how_likely = Quanto è probabile?
    .about = Dadi uguali, offerte battute, dadi lanciati di nuovo: quanto è probabile?

# I giocatori, secondo il colore dei dadi
seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-yellow = Giallo

# Le domande
earn-ask = Tu sei { $name }. Quale turno rende più bottoni, tolte tutte le spese?
displace-ask = Tu sei { $name }. Tieni questo luogo con un dado colorato: { $place }. Conserva più bottoni che puoi.
finish_hut-ask = Tu sei { $name }. Completa la tua capanna in questo turno.
unanswerable-ask = Tu sei { $name }. Tieni questo luogo con un dado colorato: { $place }. Nessuno deve poterti battere nel turno seguente.
exam-ask = Tu sei { $name }, e solo tu hai ancora dadi. Vinci l’esame; se non si può, fa’ che non lo vinca nessuno.
how_likely-ask-equal = Si lanciano { $dice } dadi. Quanto è probabile che { $many } o più siano uguali?
how_likely-ask-beats = { $dice ->
        [one] Si lancia 1 dado
       *[other] Si lanciano { $dice } dadi
    }. Quanto è probabile un’offerta che batta { $lying }?{ $many ->
        [0] {""}
        [one] { " " }Un dado si può girare di 1 punto.
       *[other] { " " }Un dado si può girare di { $many } punti al massimo.
    }
how_likely-ask-reroll = Dei tuoi dadi { $lying } puoi rilanciare quelli che vuoi, una volta. Quanto è probabile che poi { $many } o più siano uguali, se scegli al meglio?

# Risposte
earn-right = I tuoi bottoni: { $net }. Niente rende di più.
earn-wrong = I tuoi bottoni: { $net }. Si può fare di meglio.
displace-right = Tieni il luogo. I tuoi bottoni: { $net }. Di più non te ne restano.
displace-wrong = { $done ->
    [yes] Tieni il luogo. I tuoi bottoni: { $net }. Si può fare di meglio.
   *[no] Dopo questo turno non tieni il luogo.
  }
finish_hut-right = La tua capanna è completa.
finish_hut-wrong = Manca ancora una sezione.
unanswerable-right = Tieni il luogo, e nessuno può batterti nel turno seguente.
unanswerable-wrong = { $done ->
    [yes] Tieni il luogo, ma ti si può battere nel turno seguente.
   *[no] Dopo questo turno non tieni il luogo.
  }
exam-right = { $best ->
    [2] Vinci l’esame.
   *[1] Nessuno vince l’esame, e di più non si può fare.
  }
exam-wrong = { $best ->
    [2] Non vinci l’esame, ma si può vincere.
   *[1] L’esame lo vince un altro, e si può impedire.
  }
unanswerable-refuted = { $name } potrebbe batterti così.
exam-counted = All’esame conta ogni { $pips }:
exam-count = { $name }: { $count }
exam-none = All’esame non c’è nessun dado, quindi non si tiene.

# Suggerimenti
earn-hint = Va’ di posto in posto: quanto rende subito ciascuno? Un’azione supplementare costa bottoni, ma forse apre un posto migliore.
displace-hint = Più dadi battono tutto, altrettanti battono i più bassi. Confronta i modi: un dado girato, un dado bianco, un fratello maggiore, una carta ceduta.
finish_hut-hint = Si costruisce a scuola o con la carta «Capanna», e solo dove non c’è un alunno in castigo.
unanswerable-hint = Guarda che cosa hanno davanti gli altri, e che cosa può aggiungere ciascuno: un dado bianco, uno girato, uno liberato, un fratello maggiore.
exam-hint = I dadi colorati contano a scuola, sui luoghi e accanto alle carte. I bianchi non contano mai, né quelli al mercato e al mulino.
hint-extra = { $kind ->
    [none] Un modo giusto: senza azione supplementare.
    [white] Un modo giusto: comprare un dado bianco.
    [change] Un modo giusto: girare un dado.
   *[give] Un modo giusto: cedere una carta.
  }
hint-place = Un modo giusto: i primi dadi vanno qui: { $place }.
hint-dice = Un modo giusto: l’offerta vale { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }{ $brother ->
        [yes] , con un fratello maggiore
       *[no] , senza fratello maggiore
    }.

# Quanto è probabile?
how_likely-hint-equal = Conta i lanci che falliscono: lì ogni numero viene meno di { $many } volte.
how_likely-hint-beats = La battono più dadi uguali, qualunque cosa mostrino, e anche altrettanti con un numero più alto.
how_likely-hint-reroll = Passa in rassegna le scelte: che cosa tieni, e quanti dei dadi rilanciati devono mostrare lo stesso numero?
how_likely-more-equal = In tutto ci sono { $rolls } lanci.
how_likely-more-beats = In tutto ci sono { $rolls } lanci. Conta prima quelli con più dadi uguali, poi quelli con non più di altrettanti, ma di un numero più alto.
how_likely-more-reroll = Conviene rilanciare questi: { $rolled }. Possono cadere in { $rolls } modi.
how_likely-counted-equal = Ognuno dei { $rolls } lanci secondo il massimo di dadi uguali; in tutto è { $chance }.
how_likely-counted-beats = Su { $rolls } lanci, tanti la battono; in tutto è { $chance }.
how_likely-counted-reroll = Che cosa conviene rilanciare, e le scelte seguenti.
how_likely-line-equal = { $what ->
        [one] tutti diversi
       *[other] { $what } uguali
    }: { $count } lanci
how_likely-line-beats = { $what ->
        [0] come cadono
        [one] un dado girato di 1 punto
       *[other] un dado girato di { $what } punti
    }: { $count } lanci
how_likely-line-reroll = { $what }: { $count }
how_likely-complement = È la probabilità che non succeda. Sottraila da 1.
how_likely-one-value = È la probabilità per un solo numero. Va bene ognuno dei sei.
how_likely-added = Hai sommato i sei numeri. Un lancio in cui due di loro vengono abbastanza spesso conta allora due volte.
how_likely-exactly = È la probabilità che siano uguali esattamente tanti. Di più va bene lo stesso.
how_likely-not-turned = È senza girare un dado.
how_likely-only-more = La battono più dadi uguali, ma anche altrettanti con un numero più alto.
how_likely-any-value = Altrettanti dadi la battono solo se il loro numero è più alto.
how_likely-other-dice = È la probabilità se rilanci altri dadi. C’è una scelta migliore.
