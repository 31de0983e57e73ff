# Lezione 2. Un messaggio exercise-2-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-2 = Un tiro

exercise-2-1 = Vuoi una casella della colonna 6. Si lanciano cinque dadi neri. Quanto è probabile che almeno uno mostri un 6? Qual è la tua stima?
    .title = La tua stima
    .noted = Ci torneremo sopra.
    .solution = Una stima non è né giusta né sbagliata. Una stima vicina a cinque sesti, 83%, rivela che si sono sommati i sesti.

exercise-2-2 = Hai lanciato i dadi: bianco { $white }, neri { $columns }. Su quali caselle puoi mettere un bottone? Fai clic su tutte.
    .title = Che cosa offre un tiro
    .hint-1 = Il dado bianco indica la riga. Metti un dito sulla riga { $white }.
    .hint-2 = Ogni dado nero, con i pallini dorati o bianchi, indica una colonna che puoi scegliere: { $columns }. Quali di queste caselle sono chiuse?
    .right = La riga { $white }, e qualsiasi colonna indicata da un dado nero in cui la casella sia aperta.
    .mistake-swapped = Hai preso il dado bianco per la colonna. Indica la riga; sono i dadi neri a indicare le colonne.
    .mistake-gold-only = Quella è la casella dorata, che anche gli altri possono usare. Ma il tiro è tuo: puoi scegliere qualsiasi dado nero.
    .mistake-closed = Il tiro indica { $cell }, ma quella casella è chiusa: accanto c’è un bottone.
    .mistake-missing = { $found ->
        [one] Quella è giusta.
       *[other] Quelle { $found } sono giuste.
    } Ma puoi scegliere fra tutti i dadi neri.
    .mistake-elsewhere = Il tiro non indica { $cell }. Il dado bianco è la riga, e uno dei dadi neri è la colonna.
    .solution = La riga è { $white } e le colonne sono { $columns }. Di queste caselle restano quelle vuote che non hanno bottoni accanto.

exercise-2-3 = Lancia trenta volte i cinque dadi neri. Quante colonne diverse mostrano?
    .title = Trenta tiri
    .dice = Dadi neri: { $black }
    .outcome-1 = 1 colonna
    .outcome-2 = 2 colonne
    .outcome-3 = 3 colonne
    .outcome-4 = 4 colonne
    .outcome-5 = 5 colonne
    .noted = Salvato. Quante volte un risultato è uscito, diviso per il numero dei tiri, è la sua frequenza relativa. La tua classe mette insieme tutti i suoi tiri.
    .solution = Ognuno ha dadi propri. Quattro colonne è il caso più probabile, poi tre; messe insieme, le frequenze relative della classe si avvicinano alle probabilità che si calcolano alla fine.

exercise-2-4 = Il giro è quasi alla fine: lanci il dado bianco e un solo dado nero. Quanto è probabile che il tiro indichi una casella aperta?
    .title = Un solo dado nero
    .hint-1 = Ogni casella del tabellone è indicata da esattamente un esito dei due dadi. Quanti esiti ha lo spazio campionario?
    .hint-2 = Conta le caselle aperte: vuote, e senza bottoni a sinistra, a destra, sopra e sotto.
    .right = Su { $spaces } esiti ugualmente probabili, { $open } indicano una casella aperta: la probabilità è { $chance }.
    .mistake-neighbours = Hai contato tutte le caselle vuote. Anche quelle accanto a un bottone sono chiuse.
    .mistake-odds = Così confronti le caselle aperte con quelle chiuse. Una probabilità le confronta con tutte e { $spaces }.
    .mistake-added = Due dadi a { $sides } facce cadono in più di 12 modi: ogni numero dell’uno si combina con ogni numero dell’altro.
    .solution = Il dado bianco cade in { $sides } modi e quello nero in { $sides }: lo spazio campionario ha { $spaces } esiti, uno per ogni casella. Le caselle aperte sono { $open }.

exercise-2-5 = Si lanciano due dadi neri. Confronta due eventi: «tutti e due mostrano { $one }» e «uno mostra { $one }, l’altro { $other }».
    .title = Doppio o misto
    .option-equal = Sono ugualmente probabili.
    .option-twice = { $one } e { $other } è due volte più probabile.
    .option-six-times = { $one } e { $other } è sei volte più probabile.
    .option-double = Due volte { $one } è più probabile.
    .hint-1 = Guarda qui sopra la figura dello spazio campionario. Quali quadretti appartengono a ciascun evento?
    .hint-2 = Immagina che un dado sia dorato e l’altro bianco. In che modo possono mostrare { $one } e { $other }?
    .right = Dorato { $one } e bianco { $other }, oppure dorato { $other } e bianco { $one }: questo evento ha due esiti su { $outcomes }. Il doppio ne ha uno solo.
    .mistake-equal = Sembrano uguali, quindi pare un unico esito. Ma immagina un dado dorato: dorato { $one } e bianco { $other } è un’altra cosa rispetto a dorato { $other } e bianco { $one }.
    .mistake-six-times = I doppi sono rari se si conta qualsiasi risultato misto. Ma qui contano solo { $one } e { $other }.
    .mistake-double = Quanti quadretti della figura mostrano due volte { $one }? E quanti { $one } e { $other }?
    .solution = Due esiti su { $outcomes } contro uno. I dadi non sanno se noi riusciamo a distinguerli.

exercise-2-6 = Cinque dadi neri sono in fila, da sinistra a destra. Quali di questi eventi sono esattamente tanto probabili quanto questo risultato?
    .title = Ugualmente probabili
    .dice = Da sinistra a destra: { $dice }
    .option-sixes = { $six } { $six } { $six } { $six } { $six }
    .option-any-order = { $numbers }, in qualsiasi ordine
    .option-rising = 1 2 3 4 5, in quest’ordine
    .option-all-different = cinque numeri diversi
    .hint-1 = In quanti modi può uscire ciascuno di questi risultati, dado per dado da sinistra?
    .hint-2 = Quanto è probabile che il primo dado mostri il primo numero, il secondo dado il secondo, e così via? Importa quali sono questi numeri?
    .right = Ciascuno dei { $outcomes } esiti è tanto probabile quanto ogni altro, che ci sembri speciale o no. Gli altri due eventi sono tanti esiti insieme.
    .mistake-any-order = «In qualsiasi ordine» non è un esito solo. Gli ordini sono { $orders }, e quello dato è uno di questi.
    .mistake-all-different = Cinque numeri diversi possono uscire in { $different } modi. Il risultato dato è solo uno di questi.
    .mistake-looks-special = Perché i dadi dovrebbero evitare { $six } { $six } { $six } { $six } { $six }? A noi sembra speciale. I dadi non guardano.
    .mistake-nothing-special = Questi somigliano al risultato dato, ma ognuno è tanti esiti insieme. Cerca quelli che sono un unico esito.
    .solution = Letto da sinistra a destra, ogni risultato è un esito di uno spazio campionario di { $outcomes }, quindi cinque sei e 1 2 3 4 5 sono tanto probabili quanto { $dice }. «In qualsiasi ordine» sono { $orders } esiti, e «tutti diversi» { $different }.

exercise-2-7 = Si lanciano { $dice } dadi neri. Quanto è probabile che nessuno mostri un { $column }?
    .title = Nessuno
    .hint-1 = Comincia con un dado: { $others } delle { $sides } facce non sono un { $column }.
    .hint-2 = I dadi sono indipendenti: quello che mostra uno non cambia le probabilità di un altro. In quanti modi possono cadere { $dice } dadi, e in quanti senza nessun { $column }?
    .right = { $product } = { $chance }, perché i dadi sono indipendenti.
    .mistake-taken-away = Hai tolto un sesto per ogni dado. Con sei dadi non resterebbe niente, eppure anche sei dadi possono andare tutti a vuoto. Prova a moltiplicare.
    .mistake-one-die = È giusto per un dado. Qui devono andare a vuoto tutti e { $dice }.
    .mistake-all-show = Quella è la probabilità che ognuno mostri un { $column }.
    .mistake-added = Più che certo! Devono andare tutti a vuoto. Si somma o si moltiplica?
    .mistake-outcomes-added = Hai sommato { $others } per ogni dado. Ma ciascuno dei { $others } numeri di un dado può uscire con ciascuno dei { $others } di un altro: moltiplica.
    .mistake-parts-added = Hai sommato i numeratori, e anche i denominatori. Così torna { $others }/{ $sides }, come con un dado. Ma più dadi vanno tutti a vuoto meno spesso di uno solo.
    .solution = Su { $outcomes } esiti, { $missing } sono senza nessun { $column }: { $product } = { $chance }.

exercise-2-8 = E ora la domanda dell’inizio: cinque dadi neri. Quanto è probabile che almeno uno mostri un 6?
    .title = Almeno uno
    .hint-1 = Qual è l’evento contrario di «almeno uno»?
    .hint-2 = Quanto è probabile che nessuno dei cinque mostri un 6? Togli questa probabilità da 1.
    .right = 1 − { $product } = 1 − { $none } = { $chance }, cioè { $percent }%. Con molti tiri la frequenza relativa dei tiri con un 6 si avvicina a questa probabilità.
    .mistake-added = Hai sommato un sesto per ogni dado. Ma così un tiro con due sei verrebbe contato due volte. (E con sei dadi sarebbe certo!)
    .mistake-none = Quella è la probabilità che nessuno mostri un 6. (Per caso è anche la probabilità di un 6 soltanto.) Qual è l’evento contrario?
    .mistake-one-die = Quello è un dado solo. I dadi sono cinque.
    .mistake-all-show = Quella è la probabilità che tutti e cinque mostrino un 6.
    .guessed = All’inizio la tua stima era { $guess }. { $off ->
        [near] Bella stima!
        [added] Quello è cinque volte un sesto. Ma i sesti si sovrappongono: due sei nello stesso tiro servono una volta sola.
        [high] È troppo alta di { $points ->
            [one] un punto percentuale
           *[other] { $points } punti percentuali
        }. I dadi che mostrano lo stesso numero servono una volta sola.
       *[low] È troppo bassa di { $points ->
            [one] un punto percentuale
           *[other] { $points } punti percentuali
        }. Cinque occasioni sono più di quanto sembri.
    }
    .solution = L’evento contrario è che vadano a vuoto tutti e cinque: { $product } = { $none }, circa { $percent-none }%. Quindi almeno uno mostra un 6 con probabilità { $chance }, circa { $percent }%.

exercise-2-9 = Ti serve la casella { $cell }. Lanci il dado bianco e { $dice } dadi neri. Quanto è probabile che il tiro ti offra la tua casella?
    .title = La tua casella
    .hint-1 = Devono succedere due cose: il dado bianco mostra { $row }, e almeno un dado nero mostra { $column }.
    .hint-2 = «Almeno uno» si trova con l’evento contrario. E il dado bianco e i dadi neri sono indipendenti?
    .right = { $white } · { $black } = { $chance }: riga e colonna sono indipendenti, quindi si moltiplica.
    .mistake-white-forgotten = Quella è la probabilità della colonna { $column }. Ma anche il dado bianco deve mostrare la riga { $row }.
    .mistake-each-added = Hai contato 1/36 per ogni dado nero. Se due di loro mostrano { $column }, quel caso è contato due volte.
    .mistake-one-black = Sarebbe giusto con un solo dado nero. Tu ne hai { $dice }.
    .mistake-row-plus-column = Hai sommato. Ma riga e colonna devono uscire insieme, tutte e due.
    .solution = Riga { $row }: { $white }. Colonna { $column } su almeno uno di { $dice } dadi: { $black }. Entrambe: { $white } · { $black } = { $chance }.

exercise-2-10 = Si lanciano { $dice } dadi neri. Quanto è probabile che mostrino { $dice } colonne diverse?
    .title = Tutti diversi
    .hint-1 = Lanciali uno dopo l’altro. Il primo può mostrare qualsiasi numero. E il secondo?
    .hint-2 = Per il secondo dado ci sono ancora { $second } colonne nuove, per il terzo { $third }. Quanti esiti sono, e quanti ne ha lo spazio campionario?
    .right = { $product } = { $different } esiti su { $outcomes }: { $chance }.
    .mistake-order-forgotten = Hai contato quali colonne escono, ma non quale dado mostra quale colonna. Ogni scelta di colonne può uscire in molti ordini.
    .mistake-only-the-first = Gli altri devono essere diversi dal primo dado, ma anche fra loro.
    .mistake-one-outcome = Quello è un solo esito. Quelli in cui sono tutti diversi sono molti.
    .mistake-two-dice = È giusto per due dadi. Qui sono { $dice }.
    .solution = Il primo dado può scegliere fra { $sides } numeri, il secondo fra { $second }, poi { $third }. Quali siano dipende dai dadi precedenti, ma non quanti sono: quindi vale la regola del prodotto. { $product } = { $different } esiti su { $outcomes }, quindi { $chance }.

exercise-2-11 = Un amico dice: «Con sei dadi neri un 6 è certo: sei volte un sesto fa uno». Che cosa gli rispondi? Quanto è probabile davvero, e potrebbe mai essere certo?
    .title = Sei dadi
    .model = Sei dadi possono andare tutti a vuoto: la probabilità è { $product }, circa un terzo. Quindi un 6 esce con circa il { $percent }%. I tuoi sesti si sovrappongono: un tiro con due sei è contato due volte. Con più dadi ci si avvicina sempre di più a 1, ma non è mai certo, perché possono andare tutti a vuoto.
    .solution = Una buona risposta mostra un tiro senza 6, trova { $percent }% passando per l’evento contrario, dice perché i sesti non si possono sommare (i tiri con due sei sono contati due volte) e riconosce che alla certezza non si arriva mai.

# Figure
picture-two-dice = I { $count } esiti di due dadi, con i doppi in evidenza
picture-misses = Nessuno dei dadi mostra un 6
picture-hits = Almeno uno dei dadi mostra un 6
picture-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
picture-not = { $percent }%, non { $wrong }%
picture-columns = Cinque dadi neri: quante colonne diverse in { $outcomes } esiti?
picture-columns-own = I tuoi trenta tiri
picture-columns-not-rolled = I tuoi trenta tiri: prima lancia i dadi dell’esercizio { $number }
picture-columns-count = { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
}
picture-columns-of = { $ways }: { $percent }%
picture-columns-rolled = { $count } su { $times }

# Per le verifiche
exercise-2-201 = Si lancia { $tosses } volte una moneta, poi si gira una volta una ruota con { $sectors } colori diversi. Un esito dice che cosa mostra ogni lancio, e quale colore esce. Quanti esiti ha lo spazio campionario?
    .title = Lo spazio campionario
    .hint-1 = Scrivi gli esiti di due lanci di una moneta. Che cosa succede al loro numero con un lancio in più? E ognuno va con ogni colore.
    .right = I lanci hanno { $product } = { $sides } esiti, e ognuno va con { $sectors } colori: { $sides } · { $sectors } = { $answer }.
    .mistake-added = Hai sommato. Ogni esito di una prova va con ogni esito della successiva: moltiplica.
    .mistake-twice-tosses = { $tosses } lanci hanno più di 2 · { $tosses } esiti: ogni lancio ne raddoppia il numero.
    .mistake-number-of-heads = Hai contato quante volte può uscire testa. Ma «testa, poi croce» e «croce, poi testa» sono due esiti.
    .mistake-coin-alone = Questo è lo spazio campionario dei soli lanci. Manca la ruota.
    .solution = Regola del prodotto: { $product } · { $sectors } = { $answer } esiti.
exercise-2-202 = Un sacchetto contiene { $red } bottoni rossi, { $blue } blu e { $green } verdi, tutti della stessa grandezza. Se ne estrae uno senza guardare. Qual è la probabilità dell’evento «il bottone è rosso»?
    .title = Un bottone dal sacchetto
    .hint-1 = Che cosa è equiprobabile qui: i colori o i bottoni?
    .right = I { $all } bottoni sono equiprobabili, e { $red } di loro sono rossi: { $red }/{ $all }, cioè { $percent }.
    .mistake-colours = I colori sono tre, ma non sono equiprobabili. Lo sono i bottoni.
    .mistake-odds = Hai confrontato i bottoni rossi con gli altri. Una probabilità li confronta con tutti e { $all }.
    .mistake-others = Questa è la probabilità dell’evento contrario: il bottone non è rosso.
    .mistake-one-button = Questa è la probabilità di un dato bottone. Quanti sono rossi?
    .solution = I { $all } bottoni sono esiti equiprobabili, e { $red } appartengono all’evento: { $red }/{ $all }, cioè { $percent }.
exercise-2-203 = { $cards } carte sono numerate da 1 a { $cards }. Se ne estrae una a caso. Evento A: «il numero è un multiplo di { $first }». Evento B: «il numero è un multiplo di { $second }». Qual è la probabilità di «A o B», cioè di almeno uno dei due?
    .title = A o B
    .hint-1 = Quanti numeri appartengono ad A, e quanti a B? Quali appartengono a tutti e due?
    .right = { $in-first } + { $in-second } − { $both } = { $hits } dei { $cards } numeri: { $answer }, cioè { $percent }.
    .mistake-twice = Hai contato due volte i numeri che appartengono sia ad A sia a B.
    .mistake-both = Questa è la probabilità di «A e B»: il numero è un multiplo di { $first } e di { $second }.
    .mistake-only-one = Hai lasciato fuori i numeri che appartengono a tutti e due gli eventi. Appartengono anche ad «A o B».
    .mistake-neither = Questa è la probabilità dell’evento contrario: non accade né A né B.
    .solution = Inclusione ed esclusione: A ha { $in-first } esiti, B ne ha { $in-second }, e { $both ->
        [one] 1 è
       *[other] { $both } sono
    } in tutti e due. Quindi «A o B» ne ha { $hits } su { $cards }: { $answer }.
exercise-2-204 = Una lotteria ha { $tickets } biglietti: { $large } vincono un premio grande, { $small } un premio piccolo, gli altri niente. Estrai un biglietto. Qual è la probabilità dell’evento contrario di «vinci un premio»?
    .title = Nessun premio
    .hint-1 = L’evento contrario accade proprio quando l’evento non accade. Quanti biglietti gli appartengono?
    .right = L’evento contrario è «non vinci niente»: 1 − { $prizes }/{ $tickets } = { $blanks }/{ $tickets }, cioè { $percent }.
    .mistake-event = Questa è la probabilità dell’evento stesso. Si chiede l’evento contrario.
    .mistake-no-large = Questa è la probabilità di non vincere un premio grande. Anche un premio piccolo è un premio.
    .mistake-no-small = Questa è la probabilità di non vincere un premio piccolo. Anche un premio grande è un premio.
    .mistake-odds = Hai confrontato i biglietti perdenti con i vincenti. Confrontali con tutti e { $tickets }.
    .solution = Vincono { $large } + { $small } = { $prizes } biglietti. L’evento contrario ha gli altri { $blanks } esiti su { $tickets }: { $percent }.
exercise-2-205 = Si lanciano due dadi equi con i numeri da 1 a { $sides }. Qual è la probabilità dell’evento «la somma è { $total }»?
    .title = Somma di due dadi
    .hint-1 = Immagina che un dado sia rosso e l’altro blu. Quanti esiti equiprobabili ci sono?
    .hint-2 = Rosso { $low } e blu { $high } è un esito con questa somma. Quali sono gli altri?
    .right = { $hits } esiti su { $outcomes } hanno questa somma, da { $low } e { $high } a { $high } e { $low }: { $percent }.
    .mistake-sums = Ci sono { $sums } somme diverse, ma non sono equiprobabili. Lo sono gli esiti dei due dadi.
    .mistake-unordered = Rosso { $low } e blu { $high } è un esito, rosso { $high } e blu { $low } un altro. Contali tutti e due.
    .mistake-added = Due dadi hanno { $sides } · { $sides } esiti, e non { $sides } + { $sides }.
    .solution = Lo spazio campionario ha { $sides } · { $sides } = { $outcomes } esiti equiprobabili, e { $hits } di loro hanno somma { $total }: { $answer }.
exercise-2-206 = Un sacchetto contiene { $red } bottoni rossi e { $blue } blu. Se ne estraggono due a caso, uno dopo l’altro, senza rimettere dentro il primo. Qual è la probabilità che siano tutti e due rossi?
    .title = Senza reimmissione
    .hint-1 = Se il primo bottone è rosso: quali bottoni restano nel sacchetto?
    .right = { $red }/{ $buttons } · { $red-left }/{ $left } = { $answer }, cioè { $percent }.
    .mistake-put-back = È giusto se il primo bottone si rimette dentro. Qui alla seconda estrazione c’è un bottone in meno, e un rosso in meno.
    .mistake-red-kept = Hai preso un bottone in meno per la seconda estrazione. Quello che manca è rosso.
    .mistake-first-alone = Questa è la probabilità che il primo bottone sia rosso. Anche il secondo deve esserlo.
    .mistake-added = Hai sommato. Per «il primo e il secondo» si moltiplica.
    .solution = Estrazione senza reimmissione: prima sono rossi { $red } su { $buttons }, poi { $red-left } su { $left }. Si moltiplica: { $answer }.
exercise-2-207 = Una puntina da disegno è stata lanciata { $tosses } volte, ed è caduta { $hits } volte con la punta in su. Prendi la frequenza relativa come stima della probabilità. Quante volte ti aspetti «punta in su» in altri { $more } lanci?
    .title = Una puntina
    .hint-1 = La frequenza relativa è quante volte è successo, diviso per il numero dei lanci.
    .right = La frequenza relativa è { $hits }/{ $tosses } = { $frequency }. Su { $more } lanci fa { $answer }.
    .mistake-half = Due esiti non sono per forza equiprobabili: una puntina non è una moneta. Che cosa hanno mostrato i primi lanci?
    .mistake-as-many = Tante sono state in { $tosses } lanci. Adesso i lanci sono { $more }.
    .mistake-others = Tante volte la punta non dovrebbe essere in su.
    .mistake-difference = Hai contato ogni lancio in più come uno con la punta in su. La loro quota dovrebbe essere circa quella di prima.
    .solution = Stima: { $hits }/{ $tosses } = { $frequency }. Ci si aspetta il { $frequency } di { $more }, cioè { $answer }. Il numero vero sarà vicino.
