# Lezione 5. Un messaggio exercise-5-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-5 = Fai lanciare il computer

exercise-5-1 = In una simulazione un computer lancia per questo tabellone, più e più volte, e dice quale quota dei tiri è andata a vuoto. Quanti tiri gli servono perché questa quota non sia quasi mai (5 volte su 100) lontana più di un punto percentuale? Fai una stima!
    .title = Quanti tiri?
    .solution = Va bene qualsiasi numero: nell’esercizio 5.11 viene confrontato con quello giusto. Ci aspettiamo stime di qualche centinaio.

exercise-5-2 = Tre dadi neri, e questo tabellone. Lancia i dadi 30 volte. Quante volte ti incarti?
    .title = Trenta tiri
    .outcome-bust = a vuoto
    .outcome-safe = salvo
    .solution = Ognuno ha altri tiri. Frequenze relative dal 10% al 40% sono normali; quella di tutta la classe si avvicina alla probabilità. È la legge dei grandi numeri.
    .noted = Ricordati la tua quota di tiri a vuoto, cioè la loro frequenza relativa, e chiedi la sua a chi ti sta vicino.

exercise-5-3 = Tom fa lanciare al computer un dado bianco e tre dadi neri a sei facce. Nelle sue due righe c’è qualcosa che non va. Che cosa?
    .title = Che cosa non va?
    .option-copied = Tutti i dadi neri mostrano lo stesso numero.
    .option-zero = I dadi mostrano i numeri da 0 a 5.
    .option-no-six = I dadi mostrano i numeri da 1 a 5.
    .option-too-few = Si lanciano solo due dadi neri.
    .hint-1 = Esegui le due righe in una cella tua, dopo «from random import randint, randrange». Fallo dieci volte e guarda white e black.
    .hint-2 = randint(1, 6) arriva fino a 6, ma randrange(1, 6) si ferma prima. E range(2) conta 0, 1.
    .right = Uno sbaglio così non dà nessun errore: il programma gira, e la sua quota è semplicemente falsa. Quindi guarda qualche tiro prima di contarne migliaia.
    .mistake-copied = Moltiplicare una lista ripete quello che contiene. Un «for» fra le parentesi invece lancia ogni volta di nuovo. Quale dei due vedi?
    .mistake-zero = Con un numero solo randrange(6) conta da 0. Con due numeri comincia dal primo. Quale delle due funzioni viene chiamata qui, e con che cosa?
    .mistake-no-six = randint(1, 6) comprende l’ultimo numero e randrange(1, 6) lo esclude. Quale delle due funzioni viene chiamata qui, e con che cosa?
    .mistake-too-few = Conta quante volte gira il «for», o quante volte è ripetuta la lista: quale numero c’è alla fine della riga?
    .solution = Scritte bene, le righe sono: white = randint(1, 6) e black = [randint(1, 6) for _ in range(3)]. Ognuno ha uno di quattro programmi: in uno la lista è ripetuta, quindi contiene tre volte lo stesso numero e i dadi non sono indipendenti; randrange(6) dà i numeri da 0 a 5; randrange(1, 6) quelli da 1 a 5; range(2) fa due dadi.

exercise-5-4 = Scrivi bust(open_spaces, white, black): True se il tiro va a vuoto, altrimenti False. open_spaces è una lista come [(1, 2), (4, 4)], prima la riga; white è un numero e black una lista di tre numeri.
    .title = Va a vuoto?
    .hint-1 = Un tiro è salvo se almeno uno dei dadi neri trova una casella aperta. Quindi puoi restituire False appena ne hai trovato uno.
    .hint-2 = Scorri la lista: for column in black. Che cosa si chiede di (white, column)?
    .hint-3 = all(… for column in black) è True se qualcosa vale per tutti i dadi neri.
    .right = Tutti e { $count } i casi sono giusti. Ora il computer sa quando un tiro va a vuoto.
    .mistake-first-only = { $call } dovrebbe dare { $expected }. La tua funzione guarda un solo dado nero: un tiro è salvo se uno qualsiasi trova una casella aperta.
    .mistake-one-misses = { $call } dovrebbe dare { $expected }. Un dado a vuoto non basta per incartarsi: devono andare a vuoto tutti.
    .mistake-opposite = { $call } dovrebbe dare { $expected }. La tua dice True per un tiro salvo, cioè per l’evento contrario. Qual è il contrario di «uno di loro trova una casella aperta»?
    .mistake-turned = { $call } dovrebbe dare { $expected }. Di una casella si scrive prima la riga: (white, column).
    .mistake-row-only = { $call } dovrebbe dare { $expected }. Una casella aperta nella riga non serve, se nessun dado nero ne mostra la colonna.
    .mistake-index = { $call } finisce con un errore: quel posto nella lista non c’è. Python numera i posti da 0, quindi i tre dadi neri sono black[0], black[1] e black[2].
    .model = def bust(open_spaces, white, black):
        {"    "}return all((white, column) not in open_spaces for column in black)
    .solution = Incartarsi vuol dire che ogni dado nero va a vuoto: «all … not in». Lo stesso con un ciclo: restituire False al primo dado nero con (white, column) in open_spaces, e True dopo il ciclo.

exercise-5-5 = Scrivi shares(outcomes). outcomes è una lista come [False, True, True], dove True è un tiro a vuoto. Restituisci una lista altrettanto lunga: la frequenza relativa dei tiri a vuoto dopo un tiro, dopo due, dopo tre, e così via. Qui [0, 0.5, 0.666…].
    .title = La quota fin qui
    .hint-1 = Scorri i tiri e tieni aggiornati due numeri: quanti tiri finora, e quanti a vuoto finora.
    .hint-2 = True conta come 1 e False come 0, quindi puoi sommare un esito a un numero.
    .hint-3 = Comincia con una lista vuota, aggiungi una quota dopo ogni tiro e restituisci la lista dopo il ciclo.
    .right = Tutti e { $count } i casi sono giusti. Con questa funzione puoi vedere la legge dei grandi numeri.
    .mistake-counts = { $call } dovrebbe dare { $expected }. Tu conti i tiri a vuoto. Per avere una quota, dividi per il numero di tiri finora.
    .mistake-all-rolls = { $call } dovrebbe dare { $expected }. Tu dividi per il numero di tutti i tiri. Dopo il secondo tiro se ne sono fatti solo due.
    .mistake-safe = { $call } dovrebbe dare { $expected }. Quella è la quota dei tiri salvi, cioè dell’evento contrario: True è un tiro a vuoto.
    .mistake-one-behind = { $call } dovrebbe dare { $expected }. Sei indietro di un tiro: la prima quota conta già il primo tiro. Ricorda che Python numera i posti da 0.
    .mistake-last-only = { $call } dovrebbe dare { $expected }. Quella è solo l’ultima quota. Aggiungine una dopo ogni tiro, dentro il ciclo.
    .model = def shares(outcomes):
        {"    "}busts, found = 0, []
        {"    "}for rolls, outcome in enumerate(outcomes, start=1):
        {"        "}busts += outcome
        {"        "}found.append(busts / rolls)
        {"    "}return found
    .solution = Tutti e due i numeri crescono a ogni tiro: quelli a vuoto di 1 o 0, i tiri di 1. La lista riceve una quota dopo ogni tiro.

exercise-5-6 = Il computer lancia { $rolls } volte. Su che cosa puoi contare?
    .title = Grandi numeri
    .option-near = Molto probabilmente la quota di tiri a vuoto sarà vicina alla vera probabilità.
    .option-exactly = La quota di tiri a vuoto sarà esattamente la vera probabilità.
    .option-made-up = Se i primi 100 tiri ne avevano troppi a vuoto, i successivi ne avranno troppo pochi, per compensare.
    .option-alike = Se rifacciamo tutto con altri dadi, la quota sarà quasi la stessa.
    .option-count = Il numero di tiri a vuoto sarà più vicino a quello che ci si aspetta che dopo 100 tiri.
    .hint-1 = Guarda la prima e l’ultima curva. Di quanti tiri a vuoto differiscono dopo 100 tiri, e alla fine? E di quanto differiscono le loro quote?
    .hint-2 = Una quota è il numero di tiri a vuoto diviso il numero di tiri. Se dopo { $rolls } tiri i tiri a vuoto sono 50 di troppo, di quanto sbaglia la quota? E se dopo 100 sono 5 di troppo?
    .right = Le quote si avvicinano alla probabilità, e fra loro. Niente compensa la fortuna dell’inizio: fra più tiri conta di meno; e il numero di tiri a vuoto può benissimo essere più lontano di prima.
    .mistake-exactly = Vicina, ma quasi mai esatta: può darsi che la vera probabilità non dia nemmeno un numero intero di tiri a vuoto su { $rolls }.
    .mistake-made-up = I dadi non ricordano niente: i tiri sono indipendenti. Quello che era di troppo nei primi 100 resta: ma conta sempre meno fra { $rolls }.
    .mistake-count = Attenzione alla differenza fra un numero e una quota. Il numero di tiri a vuoto si allontana sempre di più, ma più lentamente di quanto crescono i tiri.
    .solution = La legge dei grandi numeri parla di frequenze relative, non di numeri. Il loro errore diminuisce come 1/√n, mentre l’errore del numero di tiri a vuoto cresce come √n. Tiri indipendenti non compensano niente.

exercise-5-7 = { $rolls } tiri danno una stima non abbastanza precisa. La vuoi { $factor } volte più precisa: con un errore tipico { $factor } volte più piccolo. Quanti tiri ti servono in tutto?
    .title = Quante volte più precisa
    .hint-1 = Guarda le tre figure: ognuna ha il quadruplo dei tiri della precedente. Che cosa è successo alla larghezza?
    .hint-2 = L’errore va come 1/√n. Per quale numero la √ è uguale a { $factor }?
    .right = Una precisione { $factor } volte maggiore costa { $square } volte più tiri: { $needed }. La precisione è cara.
    .mistake-as-many-times = Allora l’errore è solo √{ $factor } volte più piccolo. Guarda di nuovo: con il quadruplo dei tiri la larghezza si è dimezzata.
    .mistake-further-ones = Tanti te ne servono in più. La domanda chiede tutti i tiri insieme.
    .mistake-times-only = Tante volte di più. Ma rispetto a quanti tiri?
    .mistake-doubled-again = Hai raddoppiato { $factor } volte. Raddoppiando una volta l’errore diventa 1,4 volte più piccolo, raddoppiando due volte 2 volte.
    .mistake-root = La radice va nell’altro verso: l’errore diminuisce con la radice dei tiri, quindi i tiri crescono con … del fattore?
    .solution = √({ $square } · n) = { $factor } · √n, quindi con { $square } volte più tiri l’errore è { $factor } volte più piccolo: { $square } · { $rolls } = { $needed }.

exercise-5-8 = { $busts } tiri su { $rolls } sono andati a vuoto. Qual è l’errore standard di questa quota, in punti percentuali? (4 punti si scrivono 4.)
    .title = L’errore standard
    .hint-1 = La quota è { $busts }/{ $rolls } = { $share }. Quanto fa quota · (1 − quota)?
    .hint-2 = Dividi { $share } · { $rest } per { $rolls }. Poi estrai la radice, e solo alla fine moltiplica per 100.
    .right = { $error } punti: di ogni tre campioni grandi come questo, circa due danno una stima che non sbaglia di più.
    .mistake-as-share = Giusto come quota. In punti percentuali è 100 volte tanto.
    .mistake-no-root = Hai dimenticato la radice. Senza, quella è la varianza.
    .mistake-in-busts = Di tanto sbaglia di solito il numero di tiri a vuoto, contato in tiri. Quanti per cento di { $rolls } sono?
    .mistake-not-divided = Quella è la dispersione di un singolo tiro. La media di { $rolls } tiri è meno dispersa: dividi per { $rolls } sotto la radice.
    .mistake-share-left-out = Quello è 100/√n. Sotto la radice c’è quota · (1 − quota) al posto di 1.
    .mistake-interval = Quelli sono 1,96 errori standard, per l’intervallo al 95%. La domanda ne chiede uno.
    .solution = √({ $share } · { $rest } / { $rolls }) = √{ $variance }, per 100: { $error } punti.

exercise-5-9 = Scrivi interval(busts, rolls): i due estremi (low, high) dell’intervallo di confidenza al 95%, come quote. Sono la quota di tiri a vuoto, meno e più 1,96 errori standard.
    .title = L’intervallo
    .hint-1 = Tre righe: la quota; l’errore standard ** 0.5 di …; e return con due numeri.
    .hint-2 = L’errore standard è (share * (1 - share) / rolls) ** 0.5. Attenzione alle parentesi: ** 0.5 è la radice di tutto quello che contengono.
    .right = Tutti e { $count } i casi sono giusti. Ma guarda l’ultimo: 7 tiri a vuoto su 7 danno un intervallo senza alcuna larghezza. Per campioni così piccoli la formula è troppo sicura di sé.
    .mistake-one-error = { $call } dovrebbe dare { $expected }. Sei a un errore standard da ogni parte. Così si prendono due campioni su tre; per 95 su 100 vai a 1,96.
    .mistake-two = { $call } dovrebbe dare { $expected }. Quasi: 2 è una buona regola a mente, ma qui usa 1,96.
    .mistake-no-root = { $call } dovrebbe dare { $expected }. Hai dimenticato la radice: quello è 1,96 volte la varianza.
    .mistake-half-power = { $call } dovrebbe dare { $expected }. Python legge ** 1/2 come (… ** 1) / 2, che è la metà e non una radice. Scrivi ** 0.5 oppure ** (1/2).
    .mistake-power-of-rolls = { $call } dovrebbe dare { $expected }. La tua potenza riguarda solo rolls. Metti fra parentesi tutta la frazione, poi ** 0.5.
    .mistake-root-of-top = { $call } dovrebbe dare { $expected }. Hai preso la radice di share * (1 - share) e poi diviso per rolls. Anche la divisione va sotto la radice.
    .mistake-half-width = { $call } dovrebbe dare { $expected }. Vai a 1,96 errori standard da ogni parte, non 1,96 da un estremo all’altro.
    .mistake-not-divided = { $call } dovrebbe dare { $expected }. La tua non dipende come dovrebbe dal numero di tiri: più tiri danno un intervallo più stretto. Dividi per rolls sotto la radice.
    .mistake-turned = { $call } dovrebbe dare { $expected }. Tutti e due i numeri sono giusti, ma low viene per primo.
    .mistake-per-cent = { $call } dovrebbe dare { $expected }. Dai quote da 0 a 1, non percentuali.
    .model = def interval(busts, rolls):
        {"    "}share = busts / rolls
        {"    "}error = (share * (1 - share) / rolls) ** 0.5
        {"    "}return share - 1.96 * error, share + 1.96 * error
    .solution = La quota è il centro. Per grandi campioni ha quasi una distribuzione normale: in 95 grandi campioni su 100 dista dalla vera probabilità non più di 1,96 errori standard, quindi in 95 campioni su 100 l’intervallo contiene la vera probabilità.

exercise-5-10 = { $busts } tiri su { $rolls } sono andati a vuoto, e l’intervallo di confidenza al 95% va da { $low } a { $high }. Che cosa dice quel 95%?
    .title = Che cos’è il 95%?
    .option-rolls = Il 95% dei tiri sta fra { $low } e { $high }.
    .option-method = Di 100 intervalli costruiti in questo modo con tiri nuovi, circa 95 contengono la vera probabilità.
    .option-next = Con probabilità del 95% la quota dei prossimi { $rolls } tiri sta fra { $low } e { $high }.
    .option-certain = La vera probabilità sta con certezza fra { $low } e { $high }, e il 95% dice quanto è vicina al centro.
    .hint-1 = Guarda la figura con cento intervalli. Che cosa cambia da una linea all’altra, e che cosa resta dov’è?
    .hint-2 = La vera probabilità non si muove. Sono gli intervalli a cadere di qua o di là.
    .right = Il 95% riguarda il metodo. Di un singolo intervallo non sappiamo se è uno dei 95 o uno dei 5.
    .mistake-rolls = Un singolo tiro va a vuoto oppure no: non sta fra due percentuali.
    .mistake-next = La prossima quota ha una fortuna propria, oltre a quella di questa. Cade fuori ben più spesso di 5 volte su 100. Solo la vera probabilità resta dov’è.
    .mistake-certain = Qui niente è certo. Conta le linee rosse nella figura: che cosa è successo a quelle?
    .solution = La vera probabilità è fissa, l’intervallo è casuale. Il procedimento la cattura in 95 campioni su 100. La prossima quota differisce da questa di solito di √2 errori standard, quindi cade nell’intervallo solo in circa 83 casi su 100.

exercise-5-11 = Contando si ha la probabilità esatta: { $chance }, cioè { $percent }. Quanti tiri servono a una simulazione perché 1,96 errori standard siano un punto percentuale? (L’intervallo di confidenza al 95% va allora un punto per parte.)
    .title = I tiri necessari
    .hint-1 = Un punto percentuale è 0,01. Quindi 1,96 · √(p · (1 − p) / n) = 0,01. Ricava n.
    .hint-2 = Eleva al quadrato i due membri: 1,96² · p · (1 − p) / n = 0,01².
    .right = Circa { $needed } tiri, per un solo punto percentuale.
    .guessed = La tua stima era di { $guess } tiri. { $off ->
        [higher] Al computer hai dato più lavoro di quello che serve.
        [lower] Ce ne vogliono di più.
       *[same] Il tuo intervallo contiene il numero.
    }
    .mistake-one-error = Con tanti tiri un errore standard è un punto percentuale. Invece devono esserlo 1,96.
    .mistake-any-chance = Tanti bastano qualunque sia la probabilità, perché p · (1 − p) è massimo per un mezzo. Ma qui p è noto, e ne bastano meno.
    .mistake-two = Hai preso 2 al posto di 1,96. È una buona regola a mente, ma qui usa 1,96.
    .mistake-factor-not-squared = Se elevi l’equazione al quadrato, si eleva al quadrato anche 1,96.
    .mistake-margin-not-squared = Se elevi l’equazione al quadrato, si eleva al quadrato anche 0,01: 0,0001.
    .mistake-whole-width = Così è largo un punto tutto l’intervallo. Basta un punto da ogni parte.
    .mistake-hundred = Con 100 tiri un singolo tiro fa un punto percentuale. Di quanto sbaglia di solito la quota di 100 tiri? Guarda il secondo istogramma.
    .solution = In una distribuzione normale il 95% sta entro 1,96 errori standard. n = 1,96² · p · (1 − p) / 0,01² con p = { $percent }: { $needed } tiri. Un conteggio non ha bisogno di nessun tiro, ed è esatto.

exercise-5-12 = La probabilità di incartarsi si può contare, e la conosci esattamente. Nomina qualcosa di questo gioco che preferiresti simulare piuttosto che contare. Quanti giri giocheresti, e come diresti quanto è sicuro il risultato?
    .title = Contare o lanciare?
    .model = Quante stelle guadagna in una partita intera chi si ferma sempre con due stelle. I modi in cui può andare una partita sono decisamente troppi per contarli tutti. Farei giocare al computer 1000 partite, e darei la media con 1,96 errori standard da ogni parte. Se è troppo largo per decidere, per dimezzarlo me ne serve il quadruplo.
    .solution = La legge una persona. Una buona risposta nomina qualcosa con troppi modi per essere contato (una partita intera, l’abitudine di chi gioca), un numero di giri e un margine come 1,96 errori standard.

# Figure
picture-share = quota di tiri a vuoto
picture-settle = La quota di tiri a vuoto fin qui
picture-settle-student = persona { $student }: { $early } su { $first }, alla fine { $late } su { $rolls } ({ $share })
picture-estimates = { $rolls } tiri per uno: deviazione standard { $deviation }
picture-middle = { $inside } su { $all } distano dal centro { $errors } errori standard o meno
picture-middle-curve = Curva: distribuzione normale
picture-crossing = { $holding } intervalli su { $all } contengono la probabilità esatta.
picture-crossing-missing = { $missing ->
    [0] Nessuno la manca
    [one] La manca la linea { $lines }
   *[other] La mancano le linee { $lines }
}

# Domande per le verifiche
exercise-5-201 = Nella serie I si lancia una moneta equa { $few } volte, nella serie II { $many } volte. In quale serie è più probabile che la frequenza relativa di testa { $event ->
        [near] sia fra { $low } e { $high }
       *[far] sia sotto { $low } o sopra { $high }
    }?
    .title = Pochi o molti lanci
    .option-few = nella serie I
    .option-many = nella serie II
    .option-same = in entrambe è ugualmente probabile
    .option-unknown = le monete non hanno regole, quindi nessuno può dirlo
    .hint-1 = Che cosa dice la legge dei grandi numeri sulla frequenza relativa quando i lanci sono molti?
    .right = La frequenza relativa di molti lanci è meno dispersa intorno alla probabilità 1/2. Con pochi lanci ne è spesso lontana.
    .mistake-few = Con pochi lanci la frequenza relativa è più dispersa, quindi è vicina a 1/2 meno spesso.
    .mistake-many = Con molti lanci il numero di teste è più disperso, ma la frequenza relativa lo è meno.
    .mistake-same = La probabilità di testa è la stessa, ma non quanto la frequenza relativa è dispersa intorno a essa.
    .mistake-unknown = Un singolo lancio non si può prevedere, ma quanto la frequenza relativa è dispersa si può calcolare.
    .solution = Per la legge dei grandi numeri la frequenza relativa si avvicina alla probabilità 1/2. Il suo errore standard è 0,5/√n: per { $many } lanci è più piccolo che per { $few }.
exercise-5-202 = In un campione casuale di { $people } persone { $yes } vanno al lavoro in bicicletta. Calcola l’errore standard della frequenza relativa, in punti percentuali. (4 punti si scrivono 4.)
    .title = Errore di una quota
    .hint-1 = L’errore standard è √(f · (1 − f) / n), dove f è la frequenza relativa.
    .hint-2 = Qui f = { $share } e n = { $people }. Alla fine moltiplica per 100.
    .right = √({ $share } · { $rest } / { $people }) = { $error }, cioè { $answer } punti percentuali.
    .mistake-as-share = Giusto come numero decimale. In punti percentuali è 100 volte tanto.
    .mistake-not-divided = Questa è la deviazione standard di una sola risposta. Dividi per n sotto la radice.
    .mistake-without-root = Hai dimenticato la radice. Questo è 100 volte la varianza.
    .mistake-interval = Questi sono 1,96 errori standard, il margine di errore. Se ne chiede uno.
    .mistake-in-people = Questa è la deviazione standard del numero di persone. Per la frequenza relativa dividila per { $people }.
    .solution = f = { $yes }/{ $people } = { $share }. √({ $product } / { $people }) = { $error }: { $answer } punti percentuali.
exercise-5-203 = In un sondaggio { $share } delle persone interpellate è per un nuovo ponte. L’errore standard di questa frequenza relativa è di { $points } punti percentuali. Indica l’estremo superiore dell’intervallo di confidenza al 95%, in per cento con un decimale.
    .title = Un intervallo al 95%
    .hint-1 = Un intervallo di confidenza al 95% va 1,96 errori standard per parte intorno alla frequenza relativa.
    .right = { $percent } + 1,96 · { $points } = { $answer } per cento.
    .mistake-one-error = Hai aggiunto un solo errore standard. Per il 95% ne servono 1,96.
    .mistake-lower-end = Questo è l’estremo inferiore. Per quello superiore aggiungi il margine di errore.
    .mistake-half-margin = Hai dimezzato il margine di errore. Vale per intero da ogni parte.
    .mistake-margin-alone = Questo è solo il margine di errore. Aggiungilo alla frequenza relativa.
    .solution = Il margine di errore è 1,96 · { $points } = { $margin } punti percentuali. L’intervallo va da { $low } a { $answer } per cento.
exercise-5-204 = Si vuole stimare con un sondaggio una quota di circa { $share }. Il margine di errore dell’intervallo di confidenza al 95% deve essere di { $points } punti percentuali per parte. Quante persone bisogna interpellare? (Calcola con 2 errori standard invece di 1,96.)
    .title = Quante persone
    .hint-1 = 2 · √(p · (1 − p) / n) = { $margin }. Ricava n.
    .hint-2 = Eleva al quadrato i due membri: anche il 2 e { $margin }.
    .right = n = 4 · { $product } / { $square } = { $answer } persone.
    .mistake-one-error = Così un errore standard è grande quanto il margine. Devono essere due.
    .mistake-factor-not-squared = Se elevi al quadrato l’equazione, il 2 diventa 4.
    .mistake-whole-width = Così l’intero intervallo è largo { $points } punti percentuali. Il margine vale per parte.
    .mistake-margin-not-squared = Se elevi al quadrato l’equazione, anche { $margin } va al quadrato.
    .solution = 4 · p · (1 − p) / n = { $margin }², quindi n = 4 · { $product } / { $square } = { $answer }.
exercise-5-205 = Da un campione casuale degli alunni di una città si è calcolato un intervallo di confidenza al 95% per la quota di chi va a scuola a piedi: da { $low } a { $high }. Che cosa significa il 95%?
    .title = Significato del 95%
    .option-method = Di molti intervalli calcolati così da nuovi campioni, circa il 95% contiene la vera quota.
    .option-pupils = Per il 95% degli alunni la probabilità di andare a piedi sta fra { $low } e { $high }.
    .option-next = Nel 95% di tutti gli altri campioni la quota sta fra { $low } e { $high }.
    .option-certain = La vera quota è il centro dell’intervallo, con una precisione del 95%.
    .hint-1 = Che cosa è fisso, e che cosa cambia con ogni campione: la vera quota o l’intervallo?
    .right = Il livello di confidenza riguarda il metodo: l’intervallo contiene la vera quota in circa 95 campioni su 100.
    .mistake-pupils = L’intervallo riguarda un solo numero, la quota di tutta la città, e non i singoli alunni.
    .mistake-next = Un altro campione ha un errore suo. L’intervallo deve contenere la vera quota, non quella del campione successivo.
    .mistake-certain = Il centro è la quota nel campione. La vera quota di regola sta altrove.
    .solution = La vera quota è fissa e ignota, l’intervallo dipende dal campione. In circa il 95% dei campioni l’intervallo contiene la vera quota.
exercise-5-206 = Una variabile casuale X assume il valore { $low } con probabilità { $first }; { $middle } con probabilità { $second }; { $high } con probabilità { $third }. Calcola prima il suo valore atteso, poi la sua varianza. Qual è la varianza?
    .title = Una varianza
    .hint-1 = La varianza è il valore atteso di (X − E(X))².
    .hint-2 = E(X) = { $mean }. Quanto ne dista ogni valore? Eleva al quadrato, moltiplica per la probabilità, somma.
    .right = { $squares } = { $answer }.
    .mistake-expected-value = Questo è il valore atteso. La varianza dice quanto X è dispersa intorno a esso.
    .mistake-squares-only = Questo è il valore atteso di X². Togli il quadrato del valore atteso.
    .mistake-not-squared = Questa è la distanza media dal valore atteso. Per la varianza le distanze si elevano al quadrato.
    .mistake-unweighted = Hai preso i tre quadrati come equiprobabili. Pesa ognuno con la sua probabilità.
    .solution = E(X) = { $first } · { $low } + { $second } · { $middle } + { $third } · { $high } = { $mean }. V(X) = { $squares } = { $answer }.
exercise-5-207 = { $groups } gruppi stimano la stessa probabilità. Ognuno lancia i propri dadi e calcola dai suoi lanci un intervallo di confidenza al { $level }%. Quanti dei { $groups } intervalli, in media, non contengono la vera probabilità?
    .title = Intervalli mancati
    .hint-1 = Qual è la probabilità che un singolo intervallo non contenga la vera probabilità?
    .right = { $rest } di { $groups } fa { $answer }.
    .mistake-holding = Questi sono quelli che la contengono. Si chiede l’evento contrario.
    .mistake-per-cent = Sarebbe giusto con 100 gruppi. Qui sono { $groups }.
    .mistake-one-side = Questi sono quelli troppo alti, oppure quelli troppo bassi. Contali tutti.
    .mistake-none = Un intervallo di confidenza non è certo: alcuni non la contengono.
    .solution = Ogni intervallo contiene la vera probabilità con probabilità { $level }%: circa { $holding } la contengono, e { $groups } − { $holding } = { $answer } no.
