# Lezione 10. Un messaggio exercise-10-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-10 = È fortuna?

exercise-10-1 = Alla lunga una regola vince contro un’altra 52 duelli su 100. Tu non lo sai: le fai giocare, e conti. Quanti duelli servono perché la quota di vittorie non sia quasi mai (5 volte su 100) lontana più di 2 punti percentuali? Fai una stima!
    .title = Quanti duelli?
    .solution = Va bene qualsiasi numero: nell’esercizio 10.5 viene confrontato con quello giusto. Ci aspettiamo che quasi tutte le stime siano decisamente troppo basse.

exercise-10-2 = Scrivi patient(buttons, stars): True se chi gioca esce, altrimenti False. Questa regola esce appena uscire darebbe 3 stelle o più, e anche appena ci sono 6 bottoni o più. (stars è quanto darebbe uscire adesso.)
    .title = Una regola
    .hint-1 = Guarda careful in questa pagina: ha la stessa forma, con altri numeri.
    .hint-2 = «Appena … o più» in Python è >=. Basta uno dei due motivi, o servono tutti e due?
    .right = Tutti e { $count } i casi sono giusti. Nella prossima cella fai giocare la tua regola.
    .mistake-both = { $call } dovrebbe dare { $expected }. La tua regola aspetta che ci siano tutti e due. Basta uno dei due motivi.
    .mistake-more-than = { $call } dovrebbe dare { $expected }. «3 o più» comprende anche 3.
    .mistake-exactly = { $call } dovrebbe dare { $expected }. == è vero per un numero solo. E se ce ne sono di più?
    .mistake-turned = { $call } dovrebbe dare { $expected }. Confronti i bottoni con 3 e le stelle con 6, oppure i parametri sono scambiati: i bottoni vengono per primi.
    .mistake-stars-only = { $call } dovrebbe dare { $expected }. Le stelle da sole non decidono: c’è un secondo motivo per uscire.
    .mistake-buttons-only = { $call } dovrebbe dare { $expected }. I bottoni da soli non decidono: c’è un secondo motivo per uscire.
    .mistake-two-stars = { $call } dovrebbe dare { $expected }. Quella è una regola meno paziente: questa non esce per 2 stelle.
    .mistake-rolls = { $call } dovrebbe dare { $expected }. La tua dice True per continuare a lanciare. True vuol dire uscire.
    .model = def patient(buttons, stars):
        {"    "}return stars >= 3 or buttons >= 6
    .solution = Basta uno dei due motivi, quindi «or»; i numeri stessi sono compresi, quindi «>=».

exercise-10-3 = Ada e Bo giocano { $rounds } giri a testa, tutti con dadi propri. Le stelle di Ada hanno una deviazione standard di { $first }, quelle di Bo di { $second }. Qual è l’errore standard della differenza fra le loro due medie, in stelle?
    .title = Due campioni
    .hint-1 = La varianza di una media è la deviazione standard al quadrato, divisa per il numero di giri. Quali sono le due varianze?
    .hint-2 = Ogni media ha una fortuna propria: sono indipendenti. Quindi le varianze si sommano, anche se le medie si sottraggono. La radice viene per ultima.
    .hint-3 = Sotto la radice c’è ({ $first }² + { $second }²) / { $rounds }.
    .right = { $error } stelle. È più dell’errore di ciascuna media da sola: in tutti e due i campioni c’è fortuna.
    .mistake-errors-added = Hai sommato i due errori standard. A sommarsi sono le varianze: somma i quadrati, ed estrai la radice della somma.
    .mistake-errors-subtracted = Le medie si sottraggono, ma la loro fortuna no: la fortuna di Ada non toglie quella di Bo.
    .mistake-variances-subtracted = Quadrati e radice vanno bene. Ma le varianze si sommano, anche per una differenza: la fortuna di Ada non toglie quella di Bo.
    .mistake-not-divided = Quella è la dispersione della differenza fra due singoli giri. Le medie di { $rounds } giri sono meno disperse.
    .mistake-no-root = Quella è la varianza. L’errore standard è la sua radice.
    .mistake-divided-twice = Hai diviso per { $rounds } dopo aver estratto la radice. Dividi prima, oppure dopo dividi per √{ $rounds }.
    .mistake-all-rounds = Ogni media è fatta di { $rounds } giri, e non di tutti i giri insieme.
    .mistake-interval = Quelli sono 1,96 errori standard, per un intervallo al 95%. La domanda ne chiede uno.
    .solution = √(({ $squares }) / { $rounds }) = √({ $sum } / { $rounds }) = { $error }. Per campioni indipendenti le varianze delle medie si sommano, per una differenza come per una somma.

exercise-10-4 = Scrivi paired(first, second). Sono due liste di stelle, e i giri allo stesso posto avevano gli stessi dadi. Restituisci due numeri: la media delle differenze, first meno second, e il suo errore standard, stdev delle differenze divisa per la radice del loro numero. (È un confronto a coppie.)
    .title = Coppia per coppia
    .hint-1 = Prima fai la lista delle differenze: [a - b for a, b in zip(first, second)].
    .hint-2 = mean e stdev vengono da statistics. Quante sono le differenze? La radice del loro numero è … ** 0.5.
    .hint-3 = return mean(differences), stdev(differences) / len(differences) ** 0.5
    .right = Tutti e { $count } i casi sono giusti. In uno l’errore è 0: la differenza era la stessa in ogni coppia, per quanto la fortuna salisse e scendesse.
    .mistake-separate = { $call } dovrebbe dare { $expected }. Hai preso la dispersione di ogni lista per conto suo. Prima fai le differenze, coppia per coppia, e poi la loro dispersione.
    .mistake-not-divided = { $call } dovrebbe dare { $expected }. Quella è la dispersione delle singole differenze. La loro media è meno dispersa: dividi per la radice del loro numero.
    .mistake-by-n = { $call } dovrebbe dare { $expected }. Dividi per la radice del numero, non per il numero.
    .mistake-all-alike = { $call } dovrebbe dare { $expected }. Quasi: quella è pstdev, che divide per n. Per un campione usa stdev, che divide per n − 1.
    .mistake-turned = { $call } dovrebbe dare { $expected }. L’errore è giusto, il segno no: first meno second.
    .mistake-sum = { $call } dovrebbe dare { $expected }. Quella è la somma delle differenze. La domanda chiede la loro media.
    .mistake-error-first = { $call } dovrebbe dare { $expected }. Tutti e due i numeri sono giusti, ma la media viene per prima.
    .model = def paired(first, second):
        {"    "}from statistics import mean, stdev
        {"    "}differences = [a - b for a, b in zip(first, second)]
        {"    "}return mean(differences), stdev(differences) / len(differences) ** 0.5
    .solution = Le differenze sono un campione come ogni altro: la loro media, e la loro deviazione standard divisa per la radice del loro numero. Quello che le due regole devono ai dadi sparisce facendo la sottrazione. Resta solo la varianza delle differenze.

exercise-10-5 = Quanti duelli servono perché il margine di errore della quota di vittorie sia di 2 punti percentuali? Il margine è 1,96 errori standard. (Per una quota vicina a un mezzo p · (1 − p) = 0,25.)
    .title = I duelli necessari
    .hint-1 = 1,96 · √(0,25 / n) = 0,02. Ricava n.
    .hint-2 = Eleva al quadrato i due membri: 1,96² · 0,25 / n = 0,02².
    .right = Circa { $needed } duelli, per un margine piccolo come il vantaggio del 52%. Se questo campione basti per vedere il vantaggio, lo chiede l’esercizio 10.6.
    .guessed = La tua stima era di { $guess } duelli. { $off ->
        [higher] Per questo margine ne bastano meno. Ma per vedere il vantaggio ne servono di più: vedi 10.6.
        [lower] Per questo margine ne servono di più: dimezzarlo ne richiede quattro volte tanti.
       *[same] Il tuo intervallo contiene il numero.
    }
    .mistake-one-error = Con tanti duelli un errore standard è 2 punti. Invece devono esserlo 1,96.
    .mistake-two = Hai preso 2 al posto di 1,96. Basta per una stima veloce, ma la domanda dice 1,96.
    .mistake-whole-gap = Hai preso 4 punti, come da 48 a 52. Da 50 a 52 sono 2 punti.
    .mistake-spread-left-out = Non dimenticare p · (1 − p) = 0,25 sotto la radice.
    .mistake-factor-not-squared = Se elevi l’equazione al quadrato, si eleva al quadrato anche 1,96.
    .mistake-margin-not-squared = Se elevi l’equazione al quadrato, si eleva al quadrato anche 0,02: 0,0004.
    .mistake-hundred = Con 100 duelli l’errore standard è √(0,25 / 100) = 0,05: cinque punti. Il vantaggio di due punti è più piccolo.
    .solution = n = 1,96² · 0,25 / 0,02² = { $needed } duelli.

exercise-10-6 = { $contests } classi fanno una gara di { $duels } duelli ciascuna. La regola migliore vince davvero un duello con probabilità del 52%. In quante delle { $contests } gare l’intervallo di confidenza al 95% starà tutto sopra il 50%?
    .title = Chi lo vede?
    .option-nearly-all = In circa { $most } su { $contests }
    .option-half = In circa { $half } su { $contests }
    .option-few = In circa { $rest } su { $contests }
    .option-every = In tutte e { $contests }
    .hint-1 = Anche la quota di vittorie dipende dal caso. Quanto spesso è meno del 52%, e quanto spesso di più?
    .hint-2 = L’intervallo scende di 2 punti sotto la quota. Quanto deve essere la quota perché l’estremo inferiore stia sopra il 50%?
    .right = L’estremo inferiore sta sopra il 50% se la quota stessa sta sopra il 52%, e questo succede una volta su due. Chi vuole vederlo quasi sempre ha bisogno di molti più duelli. Quanto spesso un vantaggio si vede è la potenza della gara.
    .mistake-nearly-all = Il 95% dice quanto spesso l’intervallo contiene la verità, il 52%. Se contenga anche il 50% è un’altra domanda: fin dove scende?
    .mistake-few = Il 5% è quanto spesso l’intervallo manca il 52%. Ma per stare sopra il 50% non è necessario che manchi il 52%.
    .mistake-every = La quota di vittorie non è sempre il 52%: anche lei dipende dal caso. E se viene 51%?
    .solution = Il margine di errore è di 2 punti, quindi l’estremo inferiore sta sopra il 50% proprio se la quota sta sopra il 52%. La quota oscilla intorno al 52%: sta sopra tanto spesso quanto sotto. Quindi la potenza è del 50%. (Con il doppio dei duelli è dell’80%.)

exercise-10-7 = { $students } studenti giocano { $duels } duelli ciascuno contro un computer che usa la stessa regola, quindi ogni duello è vinto con probabilità 1/2. Quanto è probabile che qualcuno nella classe li vinca tutti e { $duels }?
    .title = Qualcuno li vince tutti
    .hint-1 = Quanto è probabile che uno studente li vinca tutti e { $duels }? E che questo studente non ci riesca?
    .hint-2 = Prendi l’evento contrario: nessuno li vince tutti. Cioè { $students } volte «questo non ci riesce», e gli studenti sono indipendenti.
    .right = { $percent }! Qualcuno ha tutta questa fortuna, anche se nessuno è più bravo del computer. Prima della gara nessuno può dire chi.
    .mistake-one-student = Quella è la probabilità di uno studente che indichi prima. Qui può essere uno qualsiasi dei { $students }.
    .mistake-nobody = Quella è la probabilità che non ci riesca nessuno. Ci sei quasi!
    .mistake-added = Sommando si contano due volte i casi in cui due studenti li vincono tutti. Con abbastanza studenti la somma supererebbe 1. Prendi l’evento contrario.
    .mistake-exactly-one = Quello è per esattamente uno studente. «Qualcuno» possono essere anche due o tre.
    .mistake-one-duel = Dividere fra loro il numero di duelli e quello di studenti non dice niente. Comincia con uno studente: { $duels } vittorie di fila.
    .solution = Uno studente li vince tutti con probabilità { $one }, e non ci riesce con { $not-one }. Non ci riesce nessuno: ({ $not-one }) elevato alla { $students }, circa { $nobody }. Quindi qualcuno ci riesce con { $percent }. E la prossima volta? Non aspettarti di nuovo tanta fortuna: è la regressione verso la media.

exercise-10-8 = { $students } studenti fanno giocare la stessa regola, { $rounds } giri ciascuno con dadi propri. In media guadagnano { $average } stelle. Mia è la migliore, con { $best }. Ora tutti giocano altri { $rounds } giri. Quante stelle deve aspettarsi Mia?
    .title = La migliore, di nuovo
    .option-again = Di nuovo circa { $best }: è brava.
    .option-half-way = Circa { $half-way }: metà era fortuna.
    .option-average = Circa { $average }, come tutti.
    .option-below = Circa { $below }: ora le cose devono pareggiarsi.
    .hint-1 = In che cosa Mia è diversa dagli altri, a parte i dadi?
    .hint-2 = I prossimi giri hanno dadi nuovi. Sanno chi era la migliore?
    .right = Tutti giocavano con una stessa regola, quindi essere la migliore era fortuna e nient’altro, e la fortuna non resta. Si chiama regressione verso la media.
    .mistake-again = Chi gioca { $rounds } giri con la stessa regola di tutti gli altri non può essere più bravo. Da dove venivano le sue { $best } stelle?
    .mistake-half-way = Sarebbe così se metà della differenza fosse bravura. Quanta è bravura, se tutti giocano con la stessa regola?
    .mistake-below = I dadi non ricordano niente: non devono a nessuno sfortuna in cambio di fortuna. Quanto rende in media un giro, con dadi nuovi?
    .solution = Tutti hanno la stessa regola, e quindi lo stesso valore atteso di stelle. I primi giri di Mia non contano: circa { $average }, come tutti.

exercise-10-9 = Due giocatori usano la stessa identica regola. In { $rounds } giri il giocatore di partenza ha guadagnato in media { $difference } stelle più dell’altro (numero negativo: di meno). L’errore standard di questo valore è { $error }. Che cosa dice l’intervallo di confidenza al 95%?
    .title = Cominciare aiuta?
    .option-helps = Cominciare è un vantaggio.
    .option-hurts = Cominciare è uno svantaggio.
    .option-open = Può essere l’uno o l’altro: questo campione non lo dice.
    .option-none = Non fa differenza: le probabilità sono uguali.
    .hint-1 = Vai 1,96 errori standard sopra e sotto { $difference }. Dove comincia l’intervallo, e dove finisce?
    .hint-2 = Un test di ipotesi chiede: lo 0 è nell’intervallo? Se non c’è: da quale parte sta l’intervallo?
    .right = L’intervallo va da { $low } a { $high }. { $case ->
        [open] Contiene lo 0 e numeri da tutte e due le parti.
        [helps] Sta tutto sopra lo 0.
       *[hurts] Sta tutto sotto lo 0.
    }
    .mistake-helps = { $sign ->
        [plus] In questo campione, sì. Ma fin dove può arrivare il caso da solo? 1,96 errori standard sono { $margin }.
       *[minus] Attenzione al segno: un numero negativo dice che il giocatore di partenza ha guadagnato di meno.
    }
    .mistake-hurts = { $sign ->
        [minus] In questo campione, sì. Ma fin dove può arrivare il caso da solo? 1,96 errori standard sono { $margin }.
       *[plus] Attenzione al segno: un numero positivo dice che il giocatore di partenza ha guadagnato di più.
    }
    .mistake-open = 1,96 errori standard sono { $margin }. Confrontali con la differenza: il caso da solo può arrivare così lontano?
    .mistake-none = { $case ->
        [open] Non visto non vuol dire inesistente. L’intervallo contiene lo 0, e anche molti altri numeri.
       *[other] 1,96 errori standard sono { $margin }. Confrontali con la differenza: lo 0 è nell’intervallo?
    }
    .solution = { $difference } meno e più il margine di errore, 1,96 · { $error } = { $margin }: da { $low } a { $high }. { $case ->
        [open] Lo 0 è dentro, quindi può esserci un vantaggio, uno svantaggio o nessuno dei due: servono altri giri.
        [helps] Sta sopra lo 0, quindi cominciare è un vantaggio per chi gioca con quella regola.
       *[hurts] Sta sotto lo 0, quindi cominciare è uno svantaggio per chi gioca con quella regola.
    }

exercise-10-10 = In 500 giri con gli stessi dadi la regola patient di 10.2 ha guadagnato più stelle di bold. È migliore, o era fortuna? Progetta la gara che decide: che cosa si conta, con quali dadi, quanti giri, e perché? Falla nella cella qui sopra. Che cosa trovi, e che cosa diresti se lo 0 fosse nell’intervallo?
    .title = patient è migliore?
    .model = Le due regole giocano con gli stessi dadi, un confronto a coppie, e io conto le stelle. Dopo 500 giri il margine di errore è 0,05. Voglio vedere 0,03 stelle, quindi prendo dieci volte tanti giri, con dadi nuovi, da 500 a 5499, e non mi fermo quando la mia preferita è in vantaggio. Patient guadagna 0,026 ± 0,018 di meno: lo 0 è fuori, quindi bold è migliore, e il vantaggio era fortuna. Se lo 0 fosse dentro, direi che ancora non lo sappiamo, e che la differenza probabilmente non supera l’estremo più lontano dell’intervallo.
    .solution = La legge una persona. Una buona risposta conta qualcosa, usa gli stessi dadi per tutte e due, e dadi nuovi, fissa prima la grandezza del campione con un motivo (il margine di errore, o la potenza di un test di ipotesi), e non prende lo 0 nell’intervallo di confidenza per una prova che abbiano lo stesso valore atteso. (In 20.000 giri bold guadagna 0,030 ± 0,009 di più.)

# Immagini

picture-round = giro
picture-rounds = Stelle di Ada meno quelle di Bo in { $rounds } giri
picture-rounds-zero = { $dice }: { $zero } su { $rounds } sono 0
picture-own-dice = dadi propri
picture-same-dice = gli stessi dadi
picture-per-round = stelle di Ada meno quelle di Bo, per giro, in una gara di 100 giri
picture-contests = { $dice }: media { $mean }, dispersione { $spread }, Bo avanti in { $behind } su { $contests }
picture-contests-count = gare
picture-ten = Stelle in dieci giri e nei dieci successivi
picture-first-ten = stelle nei primi dieci giri
picture-next-ten = stelle nei dieci giri successivi
picture-ten-best = i cinque migliori: prima { $first }, poi { $then }
picture-ten-all = tutti e { $count }: prima { $first }, poi { $then }
picture-intervals = differenza, in stelle per giro
picture-intervals-told = Intervalli al 95%, in stelle per giro
picture-interval = { $name }: da { $low } a { $high }

# For tests
exercise-10-201 = Una moneta lanciata { $tosses } volte mostra testa { $heads } volte. Ipotesi: la moneta è equa. Allora il numero di teste ha valore atteso { $half } e deviazione standard { $deviation }, e con probabilità 95% dista da { $half } al massimo 1,96 deviazioni standard. Che cosa dice un test al livello del 5%?
    .title = La moneta è equa?
    .option-reject = L’ipotesi è rifiutata: { $heads } è fuori dall’intervallo.
    .option-keep = L’ipotesi non è rifiutata: { $heads } è nell’intervallo. Può essere falsa lo stesso.
    .option-proven = { $heads } è nell’intervallo. Questo dimostra che la moneta è equa.
    .option-not-half = L’ipotesi è rifiutata, perché { $heads } non è { $half }.
    .hint-1 = Quanto fanno 1,96 deviazioni standard? Da dove a dove va l’intervallo?
    .right = L’intervallo è { $half } ± { $margin }, da { $low } a { $high }. { $case ->
        [reject] { $heads } è fuori: ipotesi rifiutata.
       *[keep] { $heads } è dentro: ipotesi non rifiutata, e non dimostrata.
    }
    .mistake-reject = L’intervallo è { $half } ± 1,96 · { $deviation }. { $heads } è davvero fuori?
    .mistake-keep = L’intervallo è { $half } ± 1,96 · { $deviation }. { $heads } è davvero dentro?
    .mistake-proven = Nessun test dimostra un’ipotesi. Anche una moneta un po’ truccata avrebbe potuto dare questo.
    .mistake-not-half = Una moneta equa dà di rado testa proprio { $half } volte. Di quanto può scostarsi per caso?
    .solution = 1,96 · { $deviation } = { $margin }; l’intervallo va da { $low } a { $high }. { $case ->
        [reject] { $heads } è fuori, quindi l’ipotesi è rifiutata al livello del 5%.
       *[keep] { $heads } è dentro, quindi l’ipotesi non è rifiutata. Non è una dimostrazione.
    }
exercise-10-202 = Un dado è truccato. Un test al livello del 5% con { $rolls } lanci rifiuta l’ipotesi «il dado è equo» con probabilità { $power }. Come si chiama questa probabilità, e che cosa le succede con più lanci?
    .title = La potenza di un test
    .option-power = La potenza del test. Con più lanci cresce.
    .option-power-stays = La potenza del test. Con più lanci resta uguale.
    .option-level = Il livello di significatività. Con più lanci cala.
    .option-miss = La probabilità di un errore di seconda specie. Con più lanci cala.
    .hint-1 = Qui l’ipotesi è falsa. È un errore rifiutarla?
    .right = Rifiutare un’ipotesi falsa è giusto, e la probabilità di farlo è la potenza. Più lanci mostrano meglio un dado truccato.
    .mistake-power-stays = Il nome è questo. Ma con più lanci l’errore standard diventa più piccolo, e il dado truccato si nota di più.
    .mistake-level = Il livello di significatività è la probabilità di rifiutare un’ipotesi vera. Si sceglie: 5%.
    .mistake-miss = Un errore di seconda specie è non rifiutare un’ipotesi falsa. Qui la sua probabilità è { $miss }.
    .solution = Potenza: la probabilità di rifiutare un’ipotesi falsa, qui { $power }. L’errore di seconda specie ha { $miss }. Con più lanci la potenza cresce.
exercise-10-203 = Due gruppi, scelti a caso e in modo indipendente, fanno un test. La media dell’uno ha un errore standard di { $first } punti, quella dell’altro di { $second } punti. Qual è l’errore standard della differenza delle due medie, in punti?
    .title = Errore di una differenza
    .hint-1 = Per grandezze indipendenti si sommano le varianze, non gli errori standard.
    .hint-2 = Prendi la radice della somma dei quadrati.
    .right = { $first-square } + { $second-square } = { $squares }, e la sua radice è { $answer }.
    .mistake-added = Hai sommato gli errori standard. I casi dei due gruppi in parte si compensano: somma i quadrati.
    .mistake-subtracted = Si sottraggono le medie, ma non i loro errori: ciascuno rende la differenza meno sicura.
    .mistake-no-root = Questa è la varianza della differenza. Prendine la radice.
    .mistake-mean = La differenza è meno sicura di ciascuna media, quindi il suo errore standard è più grande di entrambi.
    .solution = √({ $first }² + { $second }²) = √{ $squares } = { $answer } punti.
exercise-10-204 = Qualcuno esamina { $tests } monete eque, ciascuna con un test al livello del 5%. I test sono indipendenti. Qual è la probabilità che almeno una delle monete venga detta truccata?
    .title = Molti test
    .hint-1 = L’evento contrario è più semplice: nessun test rifiuta. Ciascuno tiene la sua ipotesi con probabilità { $rest }.
    .right = Nessun test rifiuta con probabilità { $rest }^{ $tests } = { $none }. Quindi almeno uno rifiuta con { $percent }.
    .mistake-added = Hai sommato. Ma due test possono rifiutare entrambi, e questi casi sono contati due volte.
    .mistake-none = Questo è l’evento contrario: nessuna moneta viene detta truccata.
    .mistake-single = Questo vale per un solo test. Qui sono { $tests }, e ciascuno può sbagliare.
    .mistake-exactly-one = Questa è esattamente una. Anche due o più possono venir dette truccate.
    .solution = 1 − { $rest }^{ $tests } = 1 − { $none } = { $percent }. Chi fa abbastanza test trova qualcosa per caso.
