# Lezione 3. Un messaggio exercise-3-1 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-3 = Incartato!

exercise-3-1 = Lanci il dado bianco e { $dice } dadi neri. Quanto è probabile che ti incarti? Non calcolare: di’ quello che senti.
    .title = Quanto si rischia?
    .noted = Questa è la tua stima. La ritroverai più avanti.
    .solution = Va bene qualsiasi stima. Chi risponde con la quota di caselle chiuse, { $closed } su 36, punta decisamente troppo in alto: ogni dado nero è un’altra occasione di andare a segno.

exercise-3-2 = Lancia trenta volte. Guarda ogni tiro prima di leggere il conteggio: va a vuoto? (Non si mette niente: il tabellone resta com’è.)
    .title = Trenta tiri
    .outcome-bust = a vuoto
    .outcome-safe = va bene
    .noted = Tiri a vuoto: { $busts } su { $times }, una frequenza relativa del { $share }. Con trenta tiri a testa una classe ne ha centinaia: metteteli insieme.
    .guessed = La tua stima era { $guess }, e i tuoi dadi hanno dato { $share }.
    .solution = Trenta tiri danno una prima idea, ma possono sbagliare anche di 10 punti percentuali. Quelli di una classe intera raramente sbagliano di 4.

exercise-3-3 = Lanci il dado bianco e 3 dadi neri. Quali di questi tiri appartengono, su questo tabellone, all’evento «tiro a vuoto»? Sceglili tutti.
    .title = Incartato o no?
    .roll = bianco { $white }, neri { $black }
    .hint-1 = Prima il dado bianco: conta solo la sua riga. Poi i dadi neri: in questa riga è aperta almeno una delle caselle che indicano?
    .hint-2 = Una casella è chiusa se sopra c’è un bottone o una stella, e anche se c’è un bottone a sinistra, a destra, sopra o sotto.
    .right = Tre vanno a vuoto: niente di aperto nella riga; nessun dado nero su una casella aperta; e una volta una casella vuota, ma accanto a un bottone.
    .mistake-opposite = Questi sono i tiri che vanno bene. Cerca quelli che non offrono nessuna casella aperta.
    .mistake-only-closed-rows = Quello va a vuoto, qualunque cosa mostrino i dadi neri. Ma una riga con caselle aperte non ti salva, se nessun dado nero ne indica una.
    .mistake-neighbours-open = Ne manca uno. Anche una casella vuota accanto a un bottone è chiusa: a sinistra, a destra, sopra o sotto.
    .mistake-hit = Fra questi c’è un tiro che non va a vuoto. Basta che uno dei dadi neri indichi una casella aperta.
    .mistake-hits = Fra questi c’è un tiro che non va a vuoto: i suoi dadi neri indicano caselle aperte nella riga del dado bianco.
    .solution = Vanno a vuoto: un tiro in cui il dado bianco indica una riga chiusa; uno in cui i dadi neri indicano solo bottoni o stelle; e uno in cui un dado nero indica una casella vuota, ma accanto a un bottone.

exercise-3-4 = Il dado bianco è già caduto: mostra { $row }. Devi ancora lanciare { $dice } dadi neri. Qual è, adesso, la probabilità che ti incarti?
    .title = Una riga
    .hint-1 = Ora conta solo la riga { $row }. In quante delle sue 6 colonne non c’è niente di aperto? Non dimenticare i vicini dei bottoni.
    .hint-2 = Ti incarti se va a vuoto il primo dado nero, e va a vuoto anche il secondo, e così via. Quanto è probabile che un dado vada a vuoto?
    .hint-3 = I dadi sono indipendenti l’uno dall’altro, quindi le probabilità di andare a vuoto si moltiplicano.
    .right = { $missing } delle 6 colonne sono chiuse, e { $dice } dadi vanno tutti a vuoto in { $ways } modi su { $all }: è una probabilità condizionata, dato che il dado bianco mostra { $row }.
    .mistake-well = Quella è la probabilità che vada bene. Incartarsi è l’evento contrario.
    .mistake-one-die = Quella è la probabilità che vada a vuoto un dado nero. Tu ne lanci { $dice }, e devono andare a vuoto tutti.
    .mistake-one-hits = Quella è la probabilità che un dado nero colpisca una casella aperta. Ti incarti se vanno a vuoto tutti e { $dice }.
    .mistake-one-misses = Quella è la probabilità che almeno un dado vada a vuoto. Uno a vuoto non fa danno: ti incarti solo se vanno a vuoto tutti.
    .mistake-white-again = Hai contato un’altra volta il dado bianco. È già caduto: la sua riga è certa.
    .mistake-neighbours-open = Hai preso per aperta una casella vuota accanto a un bottone. È chiusa.
    .mistake-all-hit = Quella è la probabilità che tutti i dadi neri indichino una casella aperta. Ti incarti se vanno tutti a vuoto.
    .solution = Nella riga { $row } { $open ->
        [one] è aperta { $open } casella
       *[other] sono aperte { $open } caselle
    }, quindi un dado va a vuoto in { $missing } casi su 6, e { $dice } dadi vanno tutti a vuoto in { $missing }^{ $dice } = { $ways } modi su { $all }: { $fraction }.

exercise-3-5 = Un tabellone piccolo, con dadi a 4 facce. Lanci il dado bianco e { $dice } dadi neri. Quanto è probabile che ti incarti? Rispondi con una frazione o una percentuale.
    .title = Un tabellone intero
    .hint-1 = Prendi una riga alla volta. Quante delle sue 4 colonne sono chiuse? Due dadi neri cadono in 4 · 4 = { $a-row } modi.
    .hint-2 = Se in una riga sono chiuse 3 colonne, 3 · 3 = 9 dei { $a-row } modi vanno a vuoto. Se sono chiuse tutte e 4, vanno a vuoto tutti e { $a-row }.
    .hint-3 = Somma i casi a vuoto delle quattro righe, e dividi per il numero di esiti nello spazio campionario dei tre dadi insieme: 4 · { $a-row }.
    .right = Riga per riga { $misses } = { $favourable } esiti su { $outcomes } vanno a vuoto: { $percent }.
    .solution = Riga per riga { $misses } = { $favourable } esiti su { $outcomes } vanno a vuoto: { $fraction }, cioè { $percent }.

exercise-3-6 = Torniamo al tabellone della domanda. Lanci il dado bianco e { $dice } dadi neri. Qual è, esattamente, la probabilità che ti incarti?
    .title = La risposta
    .hint-1 = Conta le colonne chiuse di ogni riga. In una riga sono chiuse tutte e sei.
    .hint-2 = Con 4 colonne chiuse, { $dice } dadi vanno a vuoto in 4 · 4 · 4 = 64 modi su { $a-row }. Fai lo stesso per ogni riga.
    .hint-3 = Ogni riga esce con probabilità 1/6. Quindi somma i casi a vuoto delle sei righe e dividi per tutto lo spazio campionario: 6 · { $a-row } = { $outcomes } esiti.
    .right = { $misses } = { $favourable } su { $outcomes }. Cioè { $fraction }, ossia { $percent }.
    .guessed = La tua stima era { $guess }{ $off ->
        [higher] : temevi i dadi più del necessario.
        [lower] : incartarsi è più probabile di quanto sembri.
       *[other] . Bell’intuito!
    }
    .solution = Riga per riga { $misses } = { $favourable } esiti su { $outcomes } vanno a vuoto: { $fraction }, cioè { $percent }. La riga chiusa da sola ne fa più della metà.

exercise-3-7 = Qualcuno lancia su questo tabellone più e più volte e non mette niente, quindi il tabellone resta com’è. Tre tiri di fila sono andati bene. Come sarà il prossimo?
    .title = Dopo tre tiri buoni
    .option-more = A vuoto più spesso del solito
    .option-same = Con la stessa frequenza di sempre
    .option-less = A vuoto meno spesso del solito
    .noted = Questa è la tua previsione. Ora chiedi ai dadi.
    .solution = Va bene qualsiasi previsione. «Più spesso» è nota come fallacia del giocatore, «meno spesso» come mano calda.

exercise-3-8 = Chiedi ai dadi. Lancia finché sono arrivati { $wanted } tiri che vengono dopo tre tiri buoni di fila. Contano solo questi { $wanted }; quanti tiri ci vorranno non si sa.
    .title = Adesso tocca incartarsi?
    .outcome-due-bust = dopo tre buoni: a vuoto
    .outcome-due-safe = dopo tre buoni: va bene
    .outcome-other = altri tiri
    .rolled = { $due } su { $wanted } dopo tre tiri buoni ({ $count } tiri in tutto)
    .rest = Fai i tiri rimasti
    .on-paper = Scrivi ogni tiro in una casella, in ordine: V se va a vuoto, B se va bene. Fermati quando nove caselle seguono tre B di fila. Conta queste nove.
    .rate-due = tiri a vuoto fra quelli dopo tre buoni
    .noted = Tiri a vuoto dopo tre buoni: { $busts } su { $wanted }, una frequenza relativa del { $share }. Su questo tabellone va a vuoto il { $percent } di tutti i tiri: su { $wanted } sarebbero due o tre. Nove tiri non decidono niente; contate insieme quelli della classe.
    .solution = Dopo tre tiri buoni un tiro va a vuoto con probabilità { $percent }, come sempre. Fra nove tiri così, metà degli studenti ne vede a vuoto due o meno, l’altra metà tre o più. Somma i numeri della classe, e non chiedere chi ne ha visti di più. Non si deve confrontare una quota con quella degli altri tiri, né lanciare un numero fisso di volte: in entrambi i casi i tiri a vuoto dopo quelli buoni sembrano troppo frequenti.

exercise-3-9 = Su questo tabellone il { $percent } di tutti i tiri va a vuoto. Tre tiri di fila sono andati bene, e non si è messo niente. Quanto è probabile incartarsi adesso?
    .title = Il quarto tiro
    .option-due = Più del { $percent }: prima o poi deve capitare.
    .option-same = { $percent }, come prima.
    .option-lucky = Meno del { $percent }: i dadi girano bene.
    .option-even = 50%: o ci si incarta o no.
    .hint-1 = Che cosa dovrebbe cambiare perché cambi la probabilità: il tabellone? I dadi?
    .hint-2 = Guarda i tiri della classe, e i centomila: fra quelli dopo tre tiri buoni, quale quota è andata a vuoto?
    .right = I dadi non hanno memoria. Il tabellone è lo stesso, quindi la probabilità è la stessa: i tiri sono indipendenti.
    .guessed = Prima dei tiri la tua previsione era: { $guess }.
    .mistake-due = In una lunga serie di tiri un tiro a vuoto arriverà, certo. Ma come fanno i dadi a sapere che te ne devono uno? Che cosa hanno mostrato i centomila tiri?
    .mistake-lucky = Tre tiri buoni non dicono sui dadi niente che non si sapesse già. Cadono come sempre.
    .mistake-even = Le cose che possono succedere sono due, ma perché dovrebbero essere ugualmente probabili? Conta gli esiti di ciascuna.
    .solution = I tiri sono indipendenti: la probabilità condizionata di un tiro a vuoto, dati tre tiri buoni, è { $percent }, come sempre su questo tabellone.

exercise-3-10 = Su un altro tabellone un tiro va a vuoto con probabilità { $chance }. Lanci { $times } volte, senza mettere niente fra un tiro e l’altro. Quanto è probabile l’evento «almeno uno di questi tiri va a vuoto»?
    .title = Prima o poi
    .hint-1 = Almeno uno: cioè uno, o due, o di più. L’evento contrario è più semplice.
    .hint-2 = L’evento contrario è che tutti e { $times } i tiri vadano bene. Un tiro va bene con probabilità { $well }.
    .hint-3 = I tiri sono indipendenti: per «e» si moltiplica. Poi sottrai da 1.
    .right = Vanno bene tutti e { $times } con probabilità { $all-well }, quindi almeno uno va a vuoto con probabilità { $answer }: { $percent }.
    .mistake-added = Hai sommato le probabilità. Ma possono andare a vuoto due tiri, e allora quel caso è contato due volte. Con abbastanza tiri supereresti addirittura 1.
    .mistake-none = Quella è la probabilità dell’evento contrario: nessuno dei tiri va a vuoto. Ci sei quasi.
    .mistake-certain = Non è detto che capiti: tutti e { $times } i tiri possono andare bene. Quanto è probabile?
    .mistake-every = Quella è la probabilità che tutti e { $times } i tiri vadano a vuoto. Ne basta uno.
    .mistake-just-one = Quella è la probabilità che vada a vuoto un tiro soltanto. Contano anche due o più.
    .mistake-one-roll = Quella è la probabilità per un tiro. Tu lanci { $times } volte: ci sono più occasioni di incartarsi.
    .solution = Vanno bene tutti e { $times } i tiri con probabilità ({ $well })^{ $times } = { $all-well }, quindi almeno uno va a vuoto con probabilità 1 - { $all-well } = { $answer }, cioè { $percent }. Questo è quanto c’è di vero in «prima o poi deve capitare». Ma vale per tutti i tiri insieme, prima del primo.

exercise-3-11 = Il tuo tiro offre tre caselle. Scegli quella dopo la quale il tuo prossimo tiro, di nuovo con 3 dadi neri, va a vuoto meno spesso.
    .title = La casella più sicura
    .not-offered = { $cell } non è fra quelle offerte: scegli una delle tre caselle segnate.
    .hint-1 = Prova a mente ogni casella: quali caselle chiude, e in quali righe? Nella propria riga, e una casella nella riga sopra e in quella sotto.
    .hint-2 = Le caselle non contano tutte allo stesso modo. In una riga con molte caselle aperte una in meno quasi non si nota. L’ultima casella aperta di una riga è quella che conta di più.
    .hint-3 = Per ogni riga che cambia confronta a vuoto · a vuoto · a vuoto, prima e dopo.
    .right = Dopo { $best } un tiro va a vuoto con probabilità { $risk }; dopo le altre più spesso: { $others }.
    .mistake-roomiest = { $cell } lascia aperte { $open } caselle, più di ogni altra. Ma conta in quali righe si trovano: una riga che ne ha poche non può permettersi di perderne una.
    .mistake-other = Dopo { $cell } un tiro va a vuoto più spesso del necessario. Guarda le righe in cui lascia poche caselle aperte.
    .mistake-several = Un bottone per tiro: scegli una sola casella.
    .mistake-elsewhere = Il tiro non offre { $cell }: scegli una delle tre caselle segnate.
    .solution = La casella più sicura è { $best } con { $risk }; le altre: { $others }. { $roomiest } lascia aperte più caselle di tutte, { $most } invece di { $left }, ma non dove servono.

exercise-3-12 = In un giro vero Leo ha lanciato quattro volte, ha messo quattro bottoni e non si è mai incartato. «Adesso deve capitare», dice. In che cosa sbaglia? E in che cosa può avere comunque ragione?
    .title = In un giro vero
    .model = Sbaglia perché i dadi non si ricordano dei quattro tiri buoni, quindi non rendono peggiore il quinto. Ha ragione perché ha messo quattro bottoni, e ognuno chiude delle caselle: il tabellone è più pieno e il prossimo tiro va a vuoto più spesso. Il tabellone ricorda, i dadi no.
    .solution = Il tabellone ricorda, i dadi no. A crescere è il numero di caselle chiuse.

# Per le verifiche
exercise-3-201 = Una ruota ha { $sectors } settori uguali: { $red } rossi e { $blue } blu. Si gira due volte. Disegna un diagramma ad albero. Qual è la probabilità che il rosso esca esattamente una volta?
    .title = Una ruota, due volte
    .hint-1 = Quali rami del diagramma ad albero appartengono all’evento? Moltiplica lungo ogni ramo, e somma i rami.
    .right = Gli appartengono due rami, rosso–blu e blu–rosso, ciascuno con { $path }. In tutto: { $answer }, cioè { $percent }.
    .mistake-one-path = Questo è un solo ramo del diagramma. Il rosso può uscire per primo o per secondo.
    .mistake-at-least = Questo è «almeno una volta»: c’è anche il ramo rosso–rosso. Qui il rosso esce esattamente una volta.
    .mistake-both = Questo è il ramo rosso–rosso: il rosso esce due volte.
    .mistake-taken-away = Hai tolto un settore dopo il primo giro, come in un’estrazione senza reimmissione. La ruota resta com’è.
    .solution = Ramo rosso–blu: { $red }/{ $sectors } · { $blue }/{ $sectors }. Ramo blu–rosso: altrettanto. In tutto { $answer }, cioè { $percent }.
exercise-3-202 = Domani piove con probabilità { $rain }. Se piove, lo scuolabus è in ritardo con probabilità { $late-wet }; se no, con probabilità { $late-dry }. Qual è la probabilità che domani lo scuolabus sia in ritardo?
    .title = Lo scuolabus in ritardo
    .hint-1 = Disegna un diagramma ad albero: prima pioggia o niente pioggia, poi in ritardo o puntuale. Quali due rami finiscono con «in ritardo»?
    .right = { $late-wet } di { $rain } fa { $wet }, e { $late-dry } di { $no-rain } fa { $dry }. In tutto { $percent }.
    .mistake-one-path = Questo è il ramo con la pioggia. Lo scuolabus può essere in ritardo anche senza pioggia.
    .mistake-mean = Sarebbe giusto se pioggia e niente pioggia fossero equiprobabili. Ma la pioggia ha probabilità { $rain }.
    .mistake-added = Hai sommato due probabilità condizionate. Moltiplica prima ciascuna per la probabilità del suo caso.
    .mistake-exchanged = Hai scambiato i due casi: se piove, lo scuolabus è in ritardo con probabilità { $late-wet }.
    .solution = Probabilità totale: P(pioggia e ritardo) = { $wet }, P(niente pioggia e ritardo) = { $dry }, quindi P(ritardo) = { $percent }.
exercise-3-203 = Quote degli studenti di una scuola: fa sport in una società { $sport }, suona uno strumento { $music }, fa tutte e due le cose { $both }. Si sceglie uno studente a caso. Gli eventi «sport» e «strumento» sono indipendenti?
    .title = Indipendenti o no
    .option-independent = Sono indipendenti.
    .option-more-often = Non lo sono: la quota di chi suona uno strumento è più grande fra chi fa sport che in tutta la scuola.
    .option-less-often = Non lo sono: la quota di chi suona uno strumento è più piccola fra chi fa sport che in tutta la scuola.
    .option-overlap = Non lo sono: ci sono studenti che fanno tutte e due le cose.
    .hint-1 = Se A e B sono indipendenti, P(A e B) = P(A) · P(B).
    .right = { $case ->
        [independent] P(A) · P(B) = { $product }, ed è P(A e B): sono indipendenti.
       *[other] Se fossero indipendenti, P(A e B) sarebbe { $product }. È { $both }: la quota di chi suona uno strumento è { $within } fra chi fa sport, e { $music } in tutta la scuola.
    }
    .mistake-independent = Se fossero indipendenti, farebbe tutte e due le cose il { $music } del { $sport }. Quanto fa?
    .mistake-more-often = Dividi { $both } per { $sport }: è la quota fra chi fa sport. È più grande di { $music }?
    .mistake-less-often = Dividi { $both } per { $sport }: è la quota fra chi fa sport. È più piccola di { $music }?
    .mistake-overlap = Eventi che possono accadere insieme possono essere indipendenti oppure no. Confronta P(A e B) con P(A) · P(B).
    .solution = P(A) · P(B) = { $product } e P(A e B) = { $both }. { $case ->
        [independent] Sono uguali, quindi gli eventi sono indipendenti.
       *[other] Non sono uguali, quindi gli eventi non sono indipendenti.
    } Dato «sport», la probabilità di «strumento» è { $within }; senza condizione è { $music }.
exercise-3-204 = Una tabella a doppia entrata dice come sono venuti oggi gli studenti di una scuola. In autobus: { $bus-late } in ritardo, { $bus-punctual } puntuali. In bicicletta: { $bike-late } in ritardo, { $bike-punctual } puntuali. Si sceglie a caso uno di quelli in ritardo. Qual è la probabilità condizionata che sia venuto in autobus?
    .title = Una tabella
    .hint-1 = La condizione è «in ritardo». Quale colonna della tabella resta?
    .right = In ritardo erano { $late }, e { $bus-late } di loro sono venuti in autobus: { $bus-late }/{ $late }, cioè { $percent }.
    .mistake-exchanged = Questa è P(ritardo | autobus), la quota dei ritardi fra quelli dell’autobus. Qui la condizione è «in ritardo», e si chiede «autobus».
    .mistake-both = Hai diviso per il numero di tutti gli studenti. Dividi per il numero di quelli in ritardo.
    .mistake-whole-row = Questa è la probabilità di «autobus» senza la condizione.
    .mistake-odds = Hai confrontato quelli dell’autobus con quelli della bicicletta. Confrontali con tutti e { $late } quelli in ritardo.
    .solution = P(autobus | ritardo) = { $bus-late }/({ $bus-late } + { $bike-late }) = { $answer }, cioè { $percent }.
exercise-3-205 = Di tutte le e-mail il { $spam } è spam. Un filtro sposta il { $found } dello spam nella cartella «Indesiderata», e per errore il { $wrong } delle altre e-mail. Un’e-mail è in questa cartella. Qual è la probabilità condizionata che sia spam?
    .title = Un filtro antispam
    .hint-1 = Pensa a 1000 e-mail. Quante sono spam e vengono spostate? Quante altre vengono spostate?
    .right = Su 1000 e-mail { $hits } sono spam e vengono spostate, e altre { $false } vengono spostate: { $hits }/{ $moved }, cioè { $percent }.
    .mistake-exchanged = Questa è P(spostata | spam). Si chiede P(spam | spostata).
    .mistake-one-path = Questa è P(spam e spostata), un ramo del diagramma ad albero. Dividi per la probabilità che un’e-mail venga spostata.
    .mistake-moved = Questa è la probabilità che un’e-mail venga spostata, spam o no. Quale parte di queste è spam?
    .mistake-spam-alone = Questa è la probabilità di spam prima di sapere che l’e-mail è stata spostata.
    .solution = Su 1000 e-mail { $spam-count } sono spam e { $other-count } no. Ne vengono spostate { $hits } e { $false }, in tutto { $moved }. P(spam | spostata) = { $hits }/{ $moved }, cioè { $percent }.
exercise-3-206 = Un gratta e vinci vince con probabilità { $win }, indipendentemente da tutti gli altri. Ne compri { $cards }. Qual è la probabilità che almeno uno vinca?
    .title = Almeno uno vince
    .hint-1 = L’evento contrario è più semplice: nessun biglietto vince. Moltiplica, perché i biglietti sono indipendenti.
    .right = Nessun biglietto vince con probabilità { $product } = { $none }. Quindi almeno uno vince con probabilità 1 − { $none } = { $answer }, cioè { $percent }.
    .mistake-none = Questa è la probabilità dell’evento contrario: nessun biglietto vince.
    .mistake-added = Hai sommato. Ma possono vincere tutti e due i biglietti, e questi casi sono allora contati due volte.
    .mistake-exactly-one = Questo è esattamente uno. Possono vincere anche due o più.
    .mistake-all = Questa è la probabilità che vincano tutti e { $cards }.
    .solution = Evento contrario: { $product } = { $none }. 1 − { $none } = { $answer }, cioè { $percent }.
exercise-3-207 = Una moneta equa ha mostrato testa { $heads } volte di fila. Qual è la probabilità di testa al prossimo lancio, e perché?
    .title = Il prossimo lancio
    .option-half = 1/2, perché i lanci sono indipendenti.
    .option-whole-run = { $run }, perché tanto è raro che esca testa { $more } volte di fila.
    .option-balance = Meno di 1/2, perché per la legge dei grandi numeri testa e croce si compensano.
    .option-frequency = Più di 1/2, perché finora la frequenza relativa di testa è 1.
    .hint-1 = Che cosa è già successo, e che cosa è ancora aperto?
    .right = I { $heads } lanci sono già avvenuti. La moneta è equa e non ha memoria: la probabilità condizionata di testa è 1/2, come sempre.
    .mistake-whole-run = Questa era la probabilità di { $more } teste prima del primo lancio. { $heads } sono ormai certe: resta aperto un solo lancio.
    .mistake-balance = A lungo andare la frequenza relativa si avvicina a 1/2 perché i primi lanci contano sempre meno. Nessun lancio successivo li compensa.
    .mistake-frequency = Così pochi lanci danno solo una stima grossolana. E qui si sa che la moneta è equa.
    .solution = I lanci sono indipendenti. Date { $heads } teste, la probabilità condizionata di testa è 1/2. { $run } è la probabilità di { $more } teste, vista da prima del primo lancio.
