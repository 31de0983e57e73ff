# Lezione 8. Un messaggio exercise-8-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-8 = Le stelle non sono vittorie

exercise-8-1 = Ada è uscita e ha 12 stelle: la partita finisce con questo giro. Tu hai 10 stelle e la tua scheda è rossa. Uscendo arrivi a 11. Con un terzo bottone rosso arrivi a 13, e vinci! Lanci due dadi neri, ognuno a quattro facce. Qual è la probabilità che tu vinca? Fai una stima!
    .title = Il tuo ultimo tiro
    .solution = Va bene qualsiasi probabilità: nell’esercizio 8.3 viene confrontata.

exercise-8-2 = Lancia trenta volte per questo tabellone. Un tiro che offre una casella aperta vince, ogni altro va a vuoto. Quante volte vinci?
    .title = Trenta ultimi tiri
    .outcome-win = vinci
    .outcome-bust = a vuoto
    .noted = La tua classe mette insieme tutti i suoi tiri: è la frequenza relativa delle vittorie. Uscendo non avresti vinto nemmeno una volta su trenta.
    .solution = Ognuno ha altri tiri: da 4 a 14 vittorie su trenta è normale. La frequenza relativa in tutta la classe si avvicina alla probabilità dell’esercizio 8.3.

exercise-8-3 = Calcolala contando. Qual è la probabilità che il tiro, con { $dice } dadi neri a quattro facce, offra una casella aperta?
    .title = Un tiro che vince
    .hint-1 = Vai riga per riga, come nella lezione 3. Anche il dado bianco ha quattro facce, e i dadi sono indipendenti.
    .hint-2 = In una riga con una sola casella aperta: dei 4 · 4 esiti equiprobabili dei dadi neri, quanti vanno a vuoto? Gli altri vanno a segno.
    .right = { $chance }, circa { $percent }: la media di { $hits } sulle quattro righe. La frequenza relativa delle tue vittorie in 8.2 ne è una stima. Uscendo non si vince mai.
    .guessed = La tua stima era { $guess }{ $off ->
        [higher] : è più di quanto danno i dadi.
        [lower] : è meno di quanto danno i dadi.
       *[other] . Ci sei vicino!
    }
    .mistake-bust = Quella è la probabilità dell’evento contrario, un tiro a vuoto. Sottraila da 1.
    .mistake-one-die = È per un solo dado nero. Tu ne lanci { $dice }, e basta che uno vada a segno.
    .mistake-all-show = Quella è la probabilità che tutti e due i dadi indichino una casella aperta. Ne basta uno.
    .mistake-not-divided = Hai sommato le quattro righe. Ma ogni riga esce solo con probabilità 1/4.
    .mistake-dice-added = Possono andare a segno due dadi insieme, quindi le loro probabilità non si possono sommare. Conta gli esiti a vuoto.
    .mistake-stars = Quello è il valore atteso del tiro, in stelle. Qui si chiede solo la probabilità.
    .solution = In ogni riga i dadi neri hanno { $ways } esiti equiprobabili. A segno nelle righe: { $hits }. Un quarto della somma è { $chance }.

exercise-8-4 = Ora il tuo tabellone, con { $dice ->
        [one] un solo dado nero
       *[other] { $dice } dadi neri
    }. Uscire dà 1 stella. Un terzo bottone del colore della tua scheda, l’unico per cui c’è ancora posto, porta le stelle a 3. Quante stelle si perdono, in media, lanciando?
    .title = Quanto costa osare
    .hint-1 = Prima la probabilità di andare a segno, riga per riga come in 8.3: conta esiti equiprobabili. Poi: qual è il valore atteso del tiro, in stelle?
    .hint-2 = Un tiro a segno porta 3 stelle, uno a vuoto nessuna. Quello che perdi è 1 stella meno il valore atteso del tiro.
    .right = Un tiro va a segno con probabilità { $chance } e vale in media { $stars } stelle: 1 − { $stars } = { $given }. Il valore atteso dice: esci.
    .mistake-roll = Tanto vale il tiro. Sottrailo dalla stella che hai uscendo.
    .mistake-other-sign = Al contrario: quello che perdi è la scelta migliore meno l’altra.
    .mistake-chance = Quella è la probabilità di andare a segno. Quante stelle porta in media?
    .mistake-without-card = Se vai a segno hai più di 2 stelle: 1 perché esci, 1 per il colore e 1 per la tua scheda.
    .mistake-kept = Se ti incarti non resta niente, nemmeno la stella di chi esce.
    .mistake-bust = Quella è la probabilità di un tiro a vuoto. Si chiedono le stelle: quanto vale il tiro?
    .solution = A segno nelle righe: { $hits }, quindi la probabilità è { $chance }. Tre volte tanto fa { $stars }, e 1 − { $stars } = { $given }.

exercise-8-5 = Un’altra partita: hai 11 stelle, nessun altro è rimasto nel giro e nessun altro è vicino alla vittoria. Uscendo arrivi a 12: vinci adesso. Il valore atteso dice «lancia», con { $dice } dadi neri: { $decimal } stelle contro 1. Di quanto un tiro riduce la tua probabilità di vincere adesso?
    .title = La vittoria in mano
    .hint-1 = Se esci, qual è la probabilità che tu vinca? E se lanci?
    .hint-2 = Se il tiro va a segno vinci lo stesso. Quindi perdi la probabilità dell’evento contrario: tutto il resto.
    .right = { $bust }, circa { $bustpercent }: proprio la probabilità di un tiro a vuoto. Altre stelle non servono a chi ha vinto.
    .mistake-hit = Quella è la probabilità di vincere anche lanciando. Quanta ne avevi prima?
    .mistake-stars = Tanto fa guadagnare un tiro, in stelle. La domanda riguarda la probabilità di vincere adesso.
    .mistake-one-die = È per un solo dado nero. Tu ne lanci { $dice }.
    .mistake-nothing = Un tiro può andare a vuoto, e allora la stella che fa vincere è perduta.
    .mistake-certain = Quella è la probabilità di vincere se esci. Un tiro non la fa perdere tutta: se va a segno, vinci lo stesso.
    .solution = Uscendo si vince con certezza. Un tiro vince se va a segno, con probabilità { $chance } (a segno nelle righe: { $hits }). Quindi si perde { $bust }.

exercise-8-6 = goal="win" chiede: qual è la probabilità di riuscire a piazzare le stelle di questo giro in modo da vincere adesso? Tutto il resto per lui non conta niente. In quali di questi casi è la domanda giusta?
    .title = Quale domanda va bene?
    .option-ended = Ada chiude la partita con questo giro, con dodici stelle e senza fila. Tu hai quattro stelle in fila e ti serve la quinta.
    .option-early = Comincia il primo giro, e nessuno ha ancora stelle.
    .option-safe = Gli altri sono fuori e in questo giro non possono vincere. Uscendo prendi la tua dodicesima stella.
    .option-far = Tu hai 9 stelle, e nessun altro ne ha più di 3.
    .option-rival = Bo è ancora in gioco e può completare a sua volta una fila. La domanda confronta la probabilità di Bo con la tua.
    .hint-1 = In ogni caso chiediti: un giro che non vince è perduto, o la partita continua?
    .hint-2 = solve vede un solo tabellone: il tuo. Che cosa sa delle stelle degli altri?
    .right = La domanda va bene dove decide questo giro. Non vede i giri che verranno, né i tabelloni degli altri.
    .mistake-early = Nel primo giro quasi niente fa vincere subito, e le stelle che raccogli servono più avanti. Per questa domanda non valgono niente.
    .mistake-far = Ci saranno altri giri, e tu sei in vantaggio. Perché rischiare tutto in questo?
    .mistake-rival = Si guarda solo a te: solve sa quanti altri sono ancora in gioco e come si comportano, ma non che cosa c’è sui loro tabelloni.
    .solution = Va bene se un giro che non vince è perduto (la partita finisce adesso), o se si può vincere subito. Nel primo giro, e quando mancano ancora molti giri, conta anche quello che resta per dopo, e la domanda non lo vede. Non guarda i tabelloni degli altri.

exercise-8-7 = Scrivi chance(node, missing). Un nodo del diagramma ad albero è (stars, rolls) come nella lezione 6. Chi esce con almeno missing stelle vince; con meno, o se si incarta, perde. Restituisci la probabilità di vincere giocando al meglio.
    .title = Altre foglie
    .hint-1 = È l’induzione a ritroso della lezione 6. Cambia una cosa sola: quanto vale uscire. Vale 1 se le stelle bastano, altrimenti 0.
    .hint-2 = In Python stars >= missing è True o False, e questi contano come 1 e 0.
    .hint-3 = Il maggiore di due: max(…, …). Quanto valgono i rami lo dice chance stessa: passale anche missing.
    .right = Tutti e { $count } i casi sono giusti, e l’ultimo è il tabellone dei due alberi. L’albero è lo stesso, sono cambiate solo le foglie.
    .mistake-still-stars = { $call } dovrebbe dare { $expected }. La tua conta ancora le stelle. Quanto vale uscire per chi vuole soltanto vincere?
    .mistake-exactly = { $call } dovrebbe dare { $expected }. Si vince anche con più stelle del necessario.
    .mistake-more = { $call } dovrebbe dare { $expected }. Si vince anche con le stelle appena sufficienti.
    .mistake-one-step = { $call } dovrebbe dare { $expected }. La tua guarda avanti di un solo tiro. Falle chiamare sé stessa.
    .mistake-always-rolls = { $call } dovrebbe dare { $expected }. Chi ha abbastanza stelle esce e vince: in ogni nodo prendi il meglio.
    .mistake-stop-only = { $call } dovrebbe dare { $expected }. Quello è uscire subito. E se lanci?
    .model = def chance(node, missing):
        {"    "}stars, rolls = node
        {"    "}return max(stars >= missing, sum(p * chance(after, missing) for p, after in rolls))
    .solution = È la funzione della lezione 6 con altre foglie: uscire vale 1 se le stelle bastano e 0 se non bastano. La media sui rami è allora una probabilità.

exercise-8-8 = Ada chiude la partita con questo giro, e la batte soltanto una fila di cinque. Hai lanciato i dadi: bianco { $row }. Fai clic sulla casella con la più alta probabilità di vincere. Chiedila al computer: nel codice il tabellone è own_board("8.8").
    .title = Quale casella vince?
    .hint-1 = In 8.7 hai messo altre foglie all’albero. In solve è una parola, e l’induzione a ritroso è la stessa.
    .hint-2 = solve(yours, goal="win").compare(…) prende la lista delle caselle offerte dai tuoi dadi, come ["1-4", "1-6"].
    .right = Con { $best } vinci con probabilità { $chance }, con { $forstars } solo con { $starschance }. In cambio il valore atteso di { $best } è più basso di { $lost } stelle.
    .mistake-for-stars = Quella casella ha il valore atteso più alto in stelle. Ma le stelle non ti servono più: quale fila puoi ancora completare?
    .mistake-other = Quella è offerta, ma ce n’è una migliore. Cerca la fila di cinque a cui mancano meno stelle, o chiedi a solve.
    .mistake-several = Un tiro, un bottone: scegli una sola casella.
    .mistake-elsewhere = I tuoi dadi non la offrono. Il dado bianco è la riga, e un dado nero indica la colonna.
    .solution = Chiedi a solve con goal="win" e confronta le caselle offerte dai dadi: { $best } vince con probabilità { $chance }. La casella con più stelle è { $forstars }, che vince con { $starschance }.

exercise-8-9 = Manca un giro. mine e theirs sono distribuzioni di probabilità, liste di coppie (chance, stars): quello che il giro porta a te e ad Ada. Hai lead stelle di vantaggio (di svantaggio, se lead è negativo). Scrivi ahead(mine, theirs, lead): la probabilità di avere alla fine più stelle. La parità conta un mezzo.
    .title = Chi finisce davanti?
    .hint-1 = Pensa a un diagramma ad albero: for p, my_stars in mine, e dentro for q, their_stars in theirs.
    .hint-2 = I due giri sono indipendenti: qual è la probabilità di una di queste coppie?
    .hint-3 = Per ogni coppia guarda lead + my_stars - their_stars. Sopra 0 conta per intero, 0 conta un mezzo.
    .right = Tutti e { $count } i casi sono giusti. Provala con un piano prudente e uno audace, in vantaggio e in svantaggio.
    .mistake-means = { $call } dovrebbe dare { $expected }. Tu confronti i valori attesi. Chi è avanti in media non è avanti di sicuro: scorri le coppie.
    .mistake-level-lost = { $call } dovrebbe dare { $expected }. E se si finisce in parità? Conta un mezzo.
    .mistake-level-won = { $call } dovrebbe dare { $expected }. Tu conti la parità come una vittoria. Conta un mezzo.
    .mistake-lead-left-out = { $call } dovrebbe dare { $expected }. Hai dimenticato lead.
    .mistake-lead-other-way = { $call } dovrebbe dare { $expected }. Un lead positivo è a tuo favore: aggiungilo alle tue stelle.
    .mistake-turned = { $call } dovrebbe dare { $expected }. Quella è la probabilità dell’altra persona.
    .mistake-not-multiplied = { $call } dovrebbe dare { $expected }. I due giri sono indipendenti: la probabilità di una coppia è il prodotto delle due.
    .model = def ahead(mine, theirs, lead):
        {"    "}total = 0
        {"    "}for p, my_stars in mine:
        {"    "}{"    "}for q, their_stars in theirs:
        {"    "}{"    "}{"    "}end = lead + my_stars - their_stars
        {"    "}{"    "}{"    "}total += p * q * ((end > 0) + (end == 0) / 2)
        {"    "}return total
    .solution = Ogni coppia di esiti ha come probabilità il prodotto delle sue probabilità. Quelle che ti lasciano davanti contano per intero, quelle che vi lasciano in parità un mezzo.

exercise-8-10 = Una scommessa con il valore atteso più basso può essere quella giusta, e una con il valore atteso più alto quella sbagliata. Dai un esempio di ciascuna, da questo gioco o da altrove, e di’ come si riconosce.
    .title = Quando osare
    .model = In svantaggio: una squadra sotto di un gol toglie il portiere all’ultimo minuto. In media le costa dei gol, ma perdere di due non è peggio che perdere di uno. In vantaggio: con undici stelle esco, anche se un altro tiro guadagnerebbe in media più stelle. Bisogna chiedersi che cosa si vince o si perde con ogni esito, e non solo quante stelle sono.
    .solution = La legge una persona. Una buona risposta dice che non tutte le stelle valgono lo stesso: quelle oltre la vittoria, o che non bastano per vincere, non contano niente. Quindi si confrontano le distribuzioni di probabilità e quanto vale ogni esito, e non solo i valori attesi. Più la partita è avanti, più questo conta.

picture-last-head = Manca un giro: probabilità di finire davanti (parità: ½)
picture-last-lead = il tuo vantaggio
picture-last-safe = piano prudente
picture-last-daring = piano audace
picture-map-head = O: osa. p: gioca prudente. Vuoto: è lo stesso.
picture-map-lead = il tuo vantaggio
picture-map-rounds = giri che mancano
picture-map-dare = O
picture-map-safe = p
picture-map-told = { $rounds ->
    [one] manca { $rounds } giro
   *[other] mancano { $rounds } giri
  }: osa con un vantaggio di { $dare }
picture-gain-head = Mancano { $rounds } giri, in parità
picture-gain-safe = sempre prudente
picture-gain-mixed = audace solo in svantaggio

# For tests
exercise-8-201 = In un gioco il tuo ultimo turno porta 0 punti con probabilità { $share-0 }, 1 punto con { $share-1 }, 2 punti con { $share-2 }, 4 punti con { $share-4 } e 7 punti con { $share-7 }. Vinci se porta almeno { $needed } punti. Qual è la probabilità che tu vinca?
    .title = Almeno tanti punti
    .hint-1 = Quali dei cinque esiti appartengono all’evento «almeno { $needed } punti»? Somma le loro probabilità.
    .right = Almeno { $needed } significa { $needed } o più: { $sum } = { $percent }.
    .mistake-more-than = Hai lasciato fuori { $needed } punti. «Almeno { $needed }» comprende { $needed }.
    .mistake-exactly = Questi sono esattamente { $needed } punti. Anche con più punti vinci.
    .mistake-at-most = Questa è la probabilità di al massimo { $needed } punti.
    .mistake-values = Hai contato gli esiti. Ma non sono equiprobabili: somma le loro probabilità.
    .solution = P(almeno { $needed }) = { $sum } = { $percent }.
exercise-8-202 = Giri ancora una volta, e ti servono almeno { $needed } punti per vincere. La ruota A porta { $low } punti con probabilità { $likely }, la ruota B { $high } punti con probabilità { $unlikely }; altrimenti non portano nulla. Il valore atteso di B è più alto. Di quanto è più alta con A la probabilità di vincere?
    .title = Vincere, non far punti
    .hint-1 = Con quale probabilità vinci con A, e con quale con B? I punti oltre { $needed } non contano.
    .right = Con A vinci con probabilità { $likely }, con B con { $unlikely }: la differenza è di { $gap } punti percentuali.
    .mistake-points = Questa è la differenza dei valori attesi, in punti. Si chiede la probabilità di vincere.
    .mistake-lower-bet = Questa è la probabilità di vincere con A. Di quanto è più alta che con B?
    .mistake-higher-bet = Questa è la probabilità di vincere con B. Di quanto è più alta con A?
    .mistake-relative = Hai diviso l’una per l’altra. Si chiede la differenza delle due probabilità.
    .solution = Valori attesi: A { $first }, B { $second } punti. Ma entrambe vincono se portano punti: P(vincere) è { $likely } con A e { $unlikely } con B; la differenza è di { $gap } punti percentuali.
exercise-8-203 = È l’ultimo giro, e ti servono almeno { $needed } punti per vincere. La scommessa A porta { $sure } punti di sicuro. La scommessa B porta { $more } punti con probabilità { $chance }, altrimenti nulla; il suo valore atteso è { $mean } punti. Quale scommessa ha la probabilità di vincere più alta?
    .title = Quale scommessa vince?
    .option-safe = La scommessa A.
    .option-risky = La scommessa B.
    .option-expected = Sempre quella con il valore atteso più alto, qualunque cosa serva.
    .option-equal = È la stessa, perché con entrambe servono { $needed } punti.
    .hint-1 = Con quale probabilità A porta { $needed } punti o più? E B?
    .right = { $case ->
        [safe] A porta { $sure } punti, e bastano: vince di sicuro. B vince con probabilità { $chance }.
       *[risky] A porta { $sure } punti, e non bastano mai. B vince con probabilità { $chance }.
    }
    .mistake-safe = { $sure } punti sicuri: bastano? Ne servono { $needed }.
    .mistake-risky = B vince con probabilità { $chance }. Con quale probabilità vince A?
    .mistake-expected = Il valore atteso dice che cosa porta in media una scommessa. Non dice con quale probabilità si arriva a { $needed } punti.
    .mistake-equal = Confronta le probabilità di { $needed } punti o più. Non sono uguali.
    .solution = P(almeno { $needed } punti) è { $case ->
        [safe] 1 con A e { $chance } con B: quindi A, benché il valore atteso di B sia { $mean }.
       *[risky] 0 con A e { $chance } con B: quindi B, benché il suo valore atteso sia solo { $mean }.
    }
