# Perché qualcosa viene rifiutato in BUTTONS. In inglese questi testi stanno nel codice: `python -m tests.refusals` li mostra.

refused-opponents = accanto al giocatore ci sono da 0 a { $most } avversari
refused-chance-of = { $name } è una probabilità da 0 a 1
refused-opponents-dice = un avversario che esce porta via 1 o 2 dadi neri (dice_each)

refused-cell = { $text } non è una casella: scrivi la riga, un trattino e la colonna, ciascuna da 1 a 6, come 5-6
refused-cell-pair = una casella è una riga e una colonna come (5, 6)

refused-roll = { $text } non è un tiro: scrivilo come 5-6 2355
refused-roll-faces = su un tabellone di { $size } righe un dado mostra da 1 a { $size }, non { $text }
refused-roll-count =
    il tiro ha { $count ->
        [one] un dado nero, quello dorato
       *[other] { $count } dadi neri, compreso quello dorato
    }, non { $text }
refused-answer-long = { $answer } è troppo lungo per una risposta
refused-answer-spaces = { $answer } nomina più caselle di quante ne abbia il tabellone
refused-answer-cells = servono caselle come '1-1 2-4'
refused-answer-space-twice = { $answer } nomina una casella due volte

refused-no-red = nessuna casella è rossa, quindi di quel colore non si dice niente
refused-no-blue = nessuna casella è blu, quindi di quel colore non si dice niente
refused-no-yellow = nessuna casella è gialla, quindi di quel colore non si dice niente
refused-no-green = nessuna casella è verde, quindi di quel colore non si dice niente
refused-clues-count = { $name } ha bisogno di { $size } numeri o null, non di { $count }
refused-clues-none = bisogna dire almeno un numero
refused-row-holds = bottoni nella riga { $name }: qui da { $least } a { $most }, non { $given }
refused-column-holds = bottoni nella colonna { $name }: qui da { $least } a { $most }, non { $given }
refused-colour-holds = bottoni sul colore { $name }: qui da { $least } a { $most }, non { $given }

refused-clues-cover = con queste schede i quattro colori contano { $most }, non { $given }
refused-clues-covered = quelle già guadagnate sono { $count }
refused-clues-no-room = non c’è posto per guadagnarne { $count }
refused-rows-fewest = riga per riga servono { $rows } bottoni, non { $given }

refused-nothing-to-decide = senza un bottone nessuno può uscire, quindi non c’è niente da decidere
refused-roll-offers = caselle aperte offerte dal tiro: { $count }, e per una scelta ne servono due

refused-too-little = c’è troppo poco da decidere per un rompicapo
refused-equally-good = più scelte sono ugualmente buone

refused-nobody-rolled = qualcun altro ha tirato, quindi c’è almeno un avversario
refused-golden-closed = la casella dorata { $cell } è chiusa, quindi non c’è niente da decidere
refused-to-act =
    { $count ->
        [one] un avversario non può
       *[other] { $count } avversari non possono
    } decidere prima del giocatore: in gioco ce ne sono { $opponents }

refused-first-roll = non c’è nessun bottone, e il primo tiro non offre una casella per metterne uno
refused-rolls-answer = una risposta sono le caselle dei tiri che si prendono, oppure { $out }
refused-out-without = un giocatore senza bottoni non può uscire
refused-rolls-few =
    { $count ->
        [one] c’è un tiro, quindi al massimo un bottone
       *[other] ci sono { $count } tiri, quindi non più bottoni di così
    }
refused-roll-cell = il tiro { $number } è { $roll }, e non offre { $cell }

refused-adds-nothing = una risposta aggiunge almeno un bottone
refused-one-more = { $cell } non è una casella per un altro bottone: { $error }

refused-no-button = non si può aggiungere nessun bottone
refused-ways-differ = i due modi di contare le disposizioni si contraddicono

refused-side-by-side = { $cells } sono una accanto all’altra
refused-not-laid = su { $cell } non si può mettere un bottone, perché { $why }

refused-round-move = { $text } non è una mossa del giro { $round }
refused-round-decision = { $text } non è una decisione del giro { $round }
refused-round-over = il giro è finito

refused-no-line = un tabellone di { $size } righe non ha una fila di cinque
refused-stars-buttons = dovrebbero esserci da 1 a { $most } bottoni, non { $given }
refused-won-already = le stelle che ci sono hanno già vinto
refused-no-difference = è indifferente dove si mettono le stelle
refused-goal-win = una disposizione vince subito, quindi lo scopo dovrebbe essere win
refused-stars-number = stelle da mettere: { $count }, non { $given }: { $answer }
refused-no-star-there = su { $cell } non c’è un bottone, quindi lì non si può mettere una stella

refused-too-long-to-judge = con avversari e così tante caselle aperte giudicare una risposta richiede troppo tempo: metti più stelle o bottoni sul tabellone, o meno avversari (servirebbero { $values } numeri, e se ne calcolano al massimo { $most })

refused-opt-out = solo un giocatore con un bottone può uscire
refused-otherwise = c’è altro da fare
refused-dice-count =
    { $count ->
        [0] in gioco non c’è nessun dado nero con pallini bianchi
        [one] in gioco c’è un dado nero con pallini bianchi
       *[other] in gioco ci sono { $count } dadi neri con pallini bianchi
    }, non { $given }
refused-die-shows = ogni dado mostra da 1 a { $size }
refused-dice-offer = i dadi offrono { $cells }
refused-golden = la casella dorata è { $cell }
refused-stars-count =
    { $name } mette { $count ->
        [one] una stella su una casella
       *[other] { $count } stelle su altrettante caselle diverse
    }
refused-star-space = su { $cell } non c’è un bottone di questo giro

refused-space = non c’è una casella { $row }-{ $column } su un tabellone di grandezza { $size }
refused-board-size = un tabellone ha da 3 a 6 righe

refused-button-there = lì c’è un bottone
refused-star-there = lì c’è una stella
refused-beside = la casella è accanto a un bottone

refused-a-layout = un tabellone
refused-a-position = una posizione
refused-spaces-most = { $what } ha al massimo 36 caselle, ma { $text } ha { $count } caratteri
refused-spaces = { $what } ha 9, 16, 25 o 36 caselle (da 3 a 6 righe di altrettante), ma { $text } ne ha { $count }
refused-letter-unknown = { $what } contiene solo le lettere { $letters }, ma la riga { $row }, colonna { $column } di { $text } è { $letter }
refused-rows = { $what } ha da 3 a 6 righe, ma { $text } ne ha { $count }
refused-square = { $what } forma un quadrato, ma la riga { $row } di { $text } ha { $count } delle { $size } caselle
refused-layout-text = un tabellone è un testo fatto delle lettere r b y g
refused-side = non c’è un lato { $letter }: i lati sono { $sides }

refused-dice-numbers = i dadi mostrano numeri interi, non { $given }
refused-buttons-moves = roll, opt out, dice 5-6 2355, lay 5-6, pass o stars 1-2 3-4

refused-while-deciding = lanciare i dadi o uscire
refused-while-dice-fall = cadono i dadi
refused-while-laying = il giocatore di turno mette un bottone
refused-while-gold = un altro giocatore può prendere la casella dorata
refused-while-placing = un giocatore mette le sue stelle
refused-while-over = la partita è finita

refused-black-dice = un tiro ha da 1 a { $most } dadi neri
refused-button-off = un bottone è fuori dal tabellone di { $size } righe
refused-button-star = su { $cell } ci sono un bottone e una stella
refused-buttons-beside = i bottoni su { $cell } e { $other } sono uno accanto all’altro in { $position }
refused-position = una posizione è un tabellone, delle schede e un numero di dadi, come 'rby/gRy/ybg r 5'
refused-position-dice = il numero di dadi neri in { $text } è { $given }: dovrebbe andare da 1 a { $most }
refused-lay = su { $cell } non si può mettere un bottone, perché { $why }: { $position }
refused-cards = le schede { $cards } non sono colori: scrivine alcuni di r b y g, o - per nessuna
refused-cards-many = un giocatore ha al massimo due schede, di colori diversi

refused-layouts =
    { $count ->
        [one] per un giocatore serve una lista di un tabellone
       *[other] per { $count } giocatori serve una lista di { $count } tabelloni
    }
refused-layout-sizes = tutti i tabelloni di una partita sono grandi uguali, ma questi hanno { $sizes } righe
refused-cards-list = le schede sono una lista con le lettere di ogni giocatore come ['r', 'b']
refused-card-each =
    { $count ->
        [one] in solitario si ha 1 scheda
       *[other] in { $count } giocatori ognuno ha 1 scheda
    }
refused-cards-each = in { $count } giocatori ognuno ha { $each } schede
refused-cards-once = le schede sono r b y g, una per colore
refused-cards-red = qualcuno ha la scheda rossa, che comincia il giro, ma le schede sono { $cards }


refused-class-code = il giro di una classe ha un codice su cui tutti si accordano: un testo da 1 a 40 caratteri come '7b monday', non { $given }

refused-rolls-many = si possono conoscere al massimo { $most } tiri, non { $given }

refused-dice-fit = su un tabellone di { $size } righe ogni dado mostra da 1 a { $size }, e questi sono { $dice }
refused-board = un tabellone si indica con una posizione, un Layout, la lettera di un lato o il loro testo
refused-frame-rows = le righe di una tabella sono games o rounds, non { $given }
refused-simulated-players = si simulano da uno a quattro giocatori, in una lista come [OneStepBot()], non { $given }
refused-simulated-strategy = il simulatore gioca una Strategy o un bot che ne segue una, come OneStepBot(), ma non { $given }: gli altri bot giocano in un torneo

# Come è contata una probabilità
chance-white-row = Il dado bianco mostra la fila { $row } in 1 caso su { $size }.
chance-die-falls = 1 dado nero cade
chance-dice-fall = { $count } dadi neri cadono
chance-columns = { $dice } in { $power } = { $ways } modi. In { $missed } = { $none } di questi nessuno mostra { $shown }, quindi in { $some } lo mostra almeno uno.
chance-any-row = Bianco { $row }: { $counted }
chance-bust-row = Bianco { $row }: su { $power } = { $ways } modi, { $missed } = { $none } non mostrano nessuna delle colonne { $shown }.
chance-bust-all = Bianco { $row }: qui non si può mettere niente, quindi tutti i { $power } = { $ways } modi vanno a vuoto.
chance-choices = Quali { $columns } colonne su { $size }: { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    }.
chance-die-shows = 1 dado nero mostra
chance-dice-show = { $count } dadi neri mostrano
chance-onto = { $dice } proprio quelle, ognuna almeno una volta: { $sum } = { $onto ->
        [one] { $onto } modo
       *[other] { $onto } modi
    }.
chance-total = In tutto { $favourable } esiti su { $power } = { $outcomes }: { $share }.
