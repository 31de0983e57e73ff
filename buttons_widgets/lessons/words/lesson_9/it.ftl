# Lezione 9. Un messaggio exercise-9-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-9 = Lanciano anche gli altri

exercise-9-1 = Si gioca in quattro, il giro è quasi alla fine: due sono usciti, quindi sul tavolo ci sono tre dadi neri. Uscire ti dà 2 stelle, con un terzo bottone blu sarebbero 4. Se con questi dadi giocassi senza nessun altro, uscire sarebbe un po’ meglio. Ma un vicino è ancora in gioco. Che effetto ha sul valore di lanciare?
    .title = Un vicino
    .option-more = Cresce: quando il vicino lancia, posso prendere la casella dorata, senza rischio.
    .option-less = Diminuisce: un vicino che esce si porta via uno dei miei dadi.
    .option-same = Nessuno: il mio tiro è il mio tiro.
    .solution = Va bene qualsiasi risposta: nell’esercizio 9.8 viene confrontata.

exercise-9-2 = Prima il tuo vicino lancia una moneta. Testa: esce e si porta via un dado nero, quindi tu ne lanci due. Croce: resta, e tu ne lanci tre. Poi tocca a te. Giocalo trenta volte. In quale caso ti incarti più spesso?
    .title = Una moneta, poi i dadi
    .outcome-left-bust = esce, mi incarto
    .outcome-left-safe = esce, metto un bottone
    .outcome-stays-bust = resta, mi incarto
    .outcome-stays-safe = resta, metto un bottone
    .rate-left = tiri a vuoto dopo che il vicino è uscito
    .rate-stays = tiri a vuoto dopo che è rimasto
    .noted = Fai una tabella a doppia entrata dei tuoi turni, e confronta le frequenze relative di un tiro a vuoto nelle due righe, non i numeri. Una quindicina di turni in una riga della tabella è poco. Che cosa trova la classe intera?
    .solution = Le probabilità sono { $left } dopo che è uscito e { $stays } dopo che è rimasto. Con quindici turni per tipo il caso può nasconderlo nelle frequenze relative; una classe insieme ne ha diverse centinaia e molto probabilmente lo vede. Gli eventi non sono indipendenti.

exercise-9-3 = Tu lanceresti tre dadi neri, ma prima tocca al tuo vicino. Esce con probabilità { $leaves }, e allora si porta via un dado nero. Supponi che esca davvero. Quanto è probabile, allora, che il tuo tiro vada a vuoto? (È una probabilità condizionata: P(a vuoto | uscito).)
    .title = Se esce
    .hint-1 = Sai già che è uscito. Quindi dimentica quanto era probabile: solo il tuo tiro è ancora affidato al caso. Quanti dadi neri ha?
    .hint-2 = Riga per riga, come nella lezione 3: quanti dei 6 · 6 modi mancano tutte le caselle aperte della riga?
    .hint-3 = In una riga con c caselle chiuse vanno a vuoto c · c modi su 36. Ogni riga esce con probabilità 1/6.
    .right = ({ $squares }) su 216: { $answer }, cioè { $percent }. Se resta, con tre dadi è { $stays }.
    .mistake-three-dice = È con tre dadi neri. Il vicino se n’è portato via uno.
    .mistake-well = Quella è la probabilità che il tiro vada bene. Sottraila da 1.
    .mistake-one-die = È con un solo dado nero. Il vicino ne porta via uno su tre.
    .mistake-both = Quella è la probabilità che esca e che tu ti incarti. Qui sai già che è uscito.
    .mistake-rows-added = Hai sommato le sei righe. Ma ognuna esce solo con probabilità 1/6.
    .solution = Con due dadi neri in una riga con c caselle chiuse vanno a vuoto c² modi su 36. ({ $squares }) = { $favourable } su 216 fa { $answer }. La probabilità { $leaves } non c’entra: una probabilità condizionata guarda una sola riga della tabella a doppia entrata.

exercise-9-4 = Lo stesso tabellone e lo stesso vicino, che esce con probabilità { $leaves }. Se esce, ti incarti con la probabilità condizionata che hai trovato in 9.3; se resta, con { $stays }. Quanto è probabile che il tuo tiro vada a vuoto, prima di sapere che cosa fa il vicino?
    .title = Prima di sapere
    .hint-1 = Disegna una tabella a doppia entrata di 60 turni così. In quanti esce? In quanti di questi ti incarti? E in quanti degli altri?
    .hint-2 = La probabilità di ogni caso per la probabilità di incartarsi in quel caso. Poi somma.
    .right = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }, cioè { $percent }. Sta fra le due, più vicina a quella del caso più probabile.
    .mistake-half-half = Quello è il punto di mezzo fra le due. Ma un caso è più probabile dell’altro: conta di più.
    .mistake-swapped = Hai dato a chi resta il peso di chi esce. Quale caso ha probabilità { $leaves }?
    .mistake-added = Quelle probabilità appartengono a due casi diversi, e ne capita uno solo. Prima moltiplica ciascuna per la probabilità del suo caso.
    .mistake-one-case = Quello è: esce e poi ti incarti. Puoi incartarti anche se resta.
    .mistake-multiplied = Moltiplicando ti servirebbe un tiro a vuoto in ognuno dei due casi. Ma ne capita uno solo.
    .mistake-left-only = Quello è se esce di sicuro. Può anche restare.
    .mistake-stays-only = Quello è se resta di sicuro. Può anche uscire.
    .solution = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }: il teorema della probabilità totale. In molti turni la frequenza relativa di un tiro a vuoto le si avvicina.

exercise-9-5 = Due eventi dipendono l’uno dall’altro se sapere che uno è accaduto cambia la probabilità dell’altro; se no, sono indipendenti. Quali di queste coppie dipendono l’una dall’altra?
    .title = Quali dipendono?
    .option-leaves-bust = Il mio vicino esce adesso. – Il mio prossimo tiro va a vuoto.
    .option-white-gold = Il dado bianco mostra 3. – Il dado dorato dello stesso tiro mostra 5.
    .option-row-bust = Il dado bianco mostra una riga senza caselle aperte. – Quel tiro va a vuoto.
    .option-twice = Il mio ultimo tiro è andato a vuoto. – All’inizio del prossimo giro il dado bianco mostra 3.
    .option-leaves-white = Il mio vicino esce adesso. – Il dado bianco del mio prossimo tiro mostra 1.
    .option-gold-bust = Il dado dorato del mio tiro mi offre una casella aperta. – Quel tiro va a vuoto.
    .hint-1 = Per ogni coppia: supponi di sapere che il primo evento è accaduto. Cambieresti idea sul secondo?
    .hint-2 = Due eventi che non possono mai accadere insieme: che cosa dice l’uno sull’altro?
    .right = Un vicino che esce porta via un dado, una riga chiusa rende certo che ci si incarta, e una casella dorata aperta lo rende impossibile. I numeri sui singoli dadi sono indipendenti: non dicono niente l’uno dell’altro.
    .mistake-no-gold = Due le hai trovate. Ne manca una: due eventi che non possono accadere entrambi. Se uno è accaduto, quanto è probabile l’altro?
    .mistake-only-one = Quella è una. Cerca le altre dentro un singolo tiro: che cosa ti dice il dado bianco, o quello dorato, sul fatto che ti incarti?
    .mistake-white-gold = Due dadi di uno stesso tiro non sanno nulla l’uno dell’altro. Tutte e 36 le coppie sono ugualmente probabili.
    .mistake-twice = I dadi non hanno memoria (lezione 3), e all’inizio di un giro sono tornati tutti.
    .mistake-leaves-white = Chi esce porta via un dado nero e mai quello bianco. Con meno dadi neri quello bianco cade come prima.
    .solution = Dipendenti: il vicino che esce (meno dadi, più tiri a vuoto), una riga chiusa (ci si incarta di sicuro) e una casella dorata aperta (non ci si incarta, perché chi lancia può usare anche il dado dorato). Gli altri eventi sono numeri su dadi singoli, e sono indipendenti.

exercise-9-6 = Scrivi bust(misses, dice, leaves): la probabilità che il mio tiro vada a vuoto. misses contiene il numero di caselle chiuse di ogni riga, come [1, 3, 6, …]; dice è quanti dadi neri lancio se il vicino resta; leaves è la probabilità che prima esca. In quel caso ho un dado in meno, ma quello dorato non se ne va mai.
    .title = Incartarsi in compagnia
    .hint-1 = Due casi, come in 9.4: il teorema della probabilità totale. Calcola per ciascuno la probabilità condizionata di incartarsi, poi pesali con leaves e 1 - leaves.
    .hint-2 = Affida le righe a una tua funzione: alone(misses, dice). Chiamala due volte.
    .hint-3 = E il caso estremo: un dado solo, quello dorato. max(1, dice - 1) dice quanti ne restano.
    .right = Tutti e { $count } i casi sono giusti. La probabilità è la media dei due casi, e non il caso di un numero medio di dadi.
    .mistake-mean-dice = { $call } dovrebbe dare { $expected }. Hai preso la media dei dadi, e poi la probabilità. Ma nessuno lancia mai mezzo dado: prendi la probabilità in ogni caso, e poi la media.
    .mistake-gold-gone = { $call } dovrebbe dare { $expected }. Con la tua non resta nessun dado. Il dado dorato non lascia mai il tavolo.
    .mistake-swapped = { $call } dovrebbe dare { $expected }. Quale caso ha probabilità leaves: quello con più dadi o quello con meno?
    .mistake-half-half = { $call } dovrebbe dare { $expected }. Hai fatto la media semplice dei due casi. Pesali con leaves e 1 - leaves.
    .mistake-stays = { $call } dovrebbe dare { $expected }. La tua suppone che il vicino resti. Che ruolo ha leaves?
    .mistake-rows-first = { $call } dovrebbe dare { $expected }. Hai preso la media delle righe, e poi la potenza. Le righe sono diverse: prendi la potenza in ogni riga, e poi la media.
    .mistake-always-six = { $call } dovrebbe dare { $expected }. Il tuo tabellone ha sempre sei righe. len(misses) dice quante sono.
    .model = def bust(misses, dice, leaves):
        {"    "}def alone(dice):
        {"        "}size = len(misses)
        {"        "}return sum((closed / size) ** dice for closed in misses) / size
        {""}
        {"    "}return leaves * alone(max(1, dice - 1)) + (1 - leaves) * alone(dice)
    .solution = Il teorema della probabilità totale, in codice: la probabilità in ogni caso, pesata con la probabilità del caso. Il numero medio di dadi dà una probabilità troppo piccola, perché un dado in meno fa più danno di quanto giovi un dado in più.

exercise-9-7 = Il tabellone della lezione, e ora tocca al tuo vicino. Esce con probabilità { $leaves }, altrimenti lancia. Tu metti un bottone se la casella dorata è blu e per te aperta, e quando tocca a te esci. Qual è il valore atteso delle tue stelle?
    .title = La casella dorata
    .hint-1 = Hai { $stop } stelle, e niente di ciò che fa il vicino te le può togliere. Che cosa si può aggiungere?
    .hint-2 = La casella dorata è data dal dado bianco e dal dado dorato: una su 36, tutte ugualmente probabili. Su quante un bottone ti porterebbe più stelle?
    .hint-3 = Perché si aggiungano stelle il vicino deve lanciare, e la casella dorata deve essere una di quelle. Moltiplica, e controlla quanto vale per te il blu.
    .right = { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }, circa { $decimal }. Non costa niente: con il tiro di un altro non ti puoi incartare.
    .mistake-stop-only = Quelle stelle le hai già. Che cosa aggiunge in media il tiro del vicino?
    .mistake-always-rolls = Quello è se il vicino lancia di sicuro. Potrebbe uscire prima.
    .mistake-gain-only = Quello è ciò che aggiunge la casella dorata. E le stelle che hai già?
    .mistake-chance-only = Quella è la probabilità che ne esca una blu. Quante stelle porta, e quali hai comunque?
    .mistake-lost-else = Se non ne esce una blu, hai ancora le tue stelle: con il tiro del vicino non ti puoi incartare.
    .mistake-one-star = Un terzo bottone blu porta una stella per il colore. Guarda anche la tua scheda.
    .mistake-of-open = La casella dorata è una di tutte e 36, e non soltanto di quelle aperte per te.
    .mistake-any-open = Non ogni casella aperta porta stelle. Di quale colore ti serve ancora un bottone?
    .solution = { $spaces } caselle su 36 sono blu e aperte, e ognuna porta le stelle da { $stop } a { $more }. Il vicino lancia con probabilità { $rolls }. Il valore atteso è { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }.

exercise-9-8 = Il tabellone della tua previsione. Chiedi due volte a solve: quanto vale lanciare da soli, e quanto in un modello con un vicino che lancia sempre e non si incarta mai? Di quante stelle è maggiore il secondo valore? (Due decimali.)
    .title = L’effetto della compagnia
    .hint-1 = solve(here).roll è per chi è da solo: il valore atteso delle stelle.
    .hint-2 = Opponents(1, opt_out=…, bust=…, dice_each=1): quali due probabilità danno un vicino che lancia sempre e non si incarta mai?
    .right = { $stays } − { $alone } = { $answer } stelle. Un vicino così non porta mai via un dado, quindi questo è ciò che aggiunge il dado dorato.
    .guessed = La tua previsione era: «{ $guess }» Dipende dal vicino. Lanciare vale { $alone } da soli, { $stays } con uno che lancia sempre e { $leaves } con uno che esce di sicuro. Uscire dà { $stop }.
    .mistake-roll = Tanto vale lanciare in compagnia. Quanto è in più che da soli?
    .mistake-alone-only = Tanto vale lanciare da soli. Quanto è in più in compagnia?
    .mistake-over-stop = Hai confrontato lanciare con uscire. La domanda è lanciare in compagnia rispetto a lanciare da soli.
    .mistake-other-sign = Al contrario: quale dei due è maggiore?
    .mistake-from-leaving = Hai confrontato un vicino che resta con uno che esce. Confronta con l’essere da soli: solve(here).roll.
    .mistake-the-leaver = Quel vicino esce di sicuro: opt_out è la probabilità di uscire. Quale numero vuol dire mai?
    .solution = solve(here, Opponents(1, opt_out=0, bust=0, dice_each=1)).roll − solve(here).roll = { $stays } − { $alone } = { $answer }.

exercise-9-9 = Scrivi flips(rolling, stop). rolling è una lista di coppie (ipotesi, valore di lanciare con quell’ipotesi); stop è quanto vale uscire. Si lancia solo se vale più di stop. Restituisci la lista delle ipotesi in cui la scelta migliore è diversa da quella dell’ipotesi precedente; [] se non cambia mai.
    .title = Dove si ribalta
    .hint-1 = Per ogni ipotesi: roll = worth > stop. Confrontalo con quello prima.
    .hint-2 = zip(rolling, rolling[1:]) dà ogni coppia insieme a quella successiva.
    .hint-3 = Due valori di verità sono diversi se a != b.
    .right = Tutti e { $count } i casi sono giusti, e l’ultimo è il tabellone di questa lezione. È un’analisi di sensibilità che puoi usare con qualsiasi modello: la risposta dipende da questa ipotesi?
    .mistake-all-out = { $call } dovrebbe dare { $expected }. Tu elenchi ogni ipotesi con cui si esce. Si vogliono solo quelle in cui la scelta cambia.
    .mistake-one-way = { $call } dovrebbe dare { $expected }. La tua vede il passaggio da lanciare a uscire, e non quello inverso.
    .mistake-one-before = { $call } dovrebbe dare { $expected }. Tu dai l’ultima ipotesi prima del cambiamento. Dai la prima dopo.
    .mistake-ties-roll = { $call } dovrebbe dare { $expected }. Dove le due cose valgono lo stesso si esce: lancia solo se vale di più.
    .model = def flips(rolling, stop):
        {"    "}found = []
        {"    "}for (_, before), (assumption, worth) in zip(rolling, rolling[1:]):
        {"        "}if (before > stop) != (worth > stop):
        {"            "}found.append(assumption)
        {"    "}return found
    .solution = Scorri gli elementi vicini della lista, e tieni il secondo dei due ogni volta che lanciare vale più di stop per uno solo di loro.

exercise-9-10 = Il tuo tabellone: Position.parse("{ $board }"). Un vicino è ancora in gioco, come nella lezione: Opponents(1, opt_out=…, bust=0.3, dice_each=1). Fai un’analisi di sensibilità: fai variare l’ipotesi opt_out da 0 a 1. Che cosa è meglio?
    .title = Importa o no?
    .option-roll = Lanciare, qualunque sia opt_out.
    .option-out = Uscire, qualunque sia opt_out.
    .option-stays = Dipende: lanciare se è probabile che il vicino resti, uscire se è probabile che esca.
    .option-leaves = Dipende: lanciare se è probabile che il vicino esca, uscire se è probabile che resti.
    .hint-1 = solve(board, Opponents(1, opt_out=0, bust=0.3, dice_each=1)).roll è lanciare con un vicino che lancia sempre. Confrontalo con quello che dà uscire.
    .hint-2 = Poi l’altro estremo, opt_out=1. Il valore si sposta gradualmente da un estremo all’altro.
    .right = Lanciare vale { $most } se il vicino non esce mai e { $least } se esce di sicuro, contro { $stop } uscendo. { $cares ->
        [yes] Qui devi conoscere il tuo vicino.
       *[no] Qui non ti serve sapere niente del tuo vicino: qualsiasi modello dà la stessa risposta.
    }
    .mistake-roll = C’è un vicino con cui lanciare vale meno che uscire. Prova tutti e due gli estremi, 0 e 1.
    .mistake-out = C’è un vicino con cui lanciare vale più che uscire. Prova tutti e due gli estremi, 0 e 1.
    .mistake-stays = Il valore si sposta davvero in quella direzione. Ma attraversa quello che dà uscire? Guarda i due estremi.
    .mistake-leaves = Un vicino che esce porta via un dado, e non lancia più per te. Può rendere migliore lanciare?
    .solution = Lanciare vale { $most } con opt_out=0 e { $least } con opt_out=1; uscire dà { $stop }.

exercise-9-11 = «Tutti i modelli sono sbagliati, alcuni sono utili.» Nomina due ipotesi del modello Opponents che sono sbagliate per le persone vere. Poi di’ su quali tabelloni il suo consiglio è comunque buono, e come scopriresti opt_out per le persone al tuo tavolo.
    .title = Sbagliato e utile
    .model = Le persone vere guardano il proprio tabellone: chi ha già quattro stelle da prendere esce prima di chi non ne ha, e su un tabellone pieno è più probabile incartarsi. Quindi non sono tutte uguali, e la stessa persona cambia da un tiro all’altro. Il consiglio è buono dove è lo stesso per ogni opt_out che ritengo possibile. Conterei, per qualche sera, quanto spesso si esce quando si potrebbe lanciare, con pochi bottoni e con molti.
    .solution = La legge una persona. Una buona risposta nomina ciò che il modello trascura (i tabelloni, le stelle, il carattere delle persone, la corsa alla vittoria), riconosce che non fa danno dove la risposta non cambia, e propone di contare.

# Immagini

picture-dice = Probabilità di un tiro a vuoto
picture-dice-black = { $dice } neri
picture-turns = I tuoi trenta turni
picture-turns-not-yet = I tuoi trenta turni: prima lancia quelli di { $number }
picture-turns-many = { $turns } turni, in media
picture-table-left = uscito
picture-table-stays = rimasto
picture-table-all = in tutto
picture-table-bust = a vuoto
picture-table-safe = riuscito
picture-table-rate = a vuoto, nella riga
picture-models = Quanto vale lanciare
picture-models-alone = da soli
picture-models-rolls = lancia sempre
picture-models-half = esce una volta su due
picture-models-leaves = esce di sicuro
picture-models-stop = uscire: { $stars }
picture-assumed = probabilità ipotizzata che il vicino esca
picture-assumed-bust = probabilità ipotizzata che il vicino si incarti
picture-stars = stelle in media
picture-more = stelle in più lanciando
picture-rolling = lanciare
picture-opting-out = uscire
picture-roll = lanciare
picture-opt-out = uscire
picture-board = tabellone { $name }
picture-flip-told = Lanciare, secondo la probabilità ipotizzata che il vicino esca: { $worths }; uscire: { $stars }
picture-boards-told = Stelle in più lanciando se il vicino non esce mai, e se esce di sicuro: { $boards }
picture-map-told = Fino a quale probabilità di uscire conviene lanciare, secondo la probabilità di un tiro a vuoto: { $rows }

# For tests
exercise-9-201 = Di { $all } studenti { $sport } fanno sport, { $music } suonano uno strumento, e { $both } fanno entrambe le cose. Completa una tabella a doppia entrata. Si sceglie a caso uno studente. Qual è la probabilità che non faccia né l’una né l’altra?
    .title = Né l’una né l’altra
    .hint-1 = Secondo la tabella, quanti fanno sport ma non suonano? Quanti fanno almeno una delle due cose?
    .right = { $sport } + { $music } − { $both } = { $either } fanno almeno una delle due cose. Quindi { $neither } su { $all } nessuna: { $percent }.
    .mistake-twice = Hai sottratto due volte chi fa entrambe le cose. Aggiungili una volta.
    .mistake-either = Questo è l’evento contrario: chi fa almeno una delle due cose.
    .mistake-not-both = Questo è «non entrambe». C’è ancora chi ne fa una sola.
    .mistake-no-sport = Questi sono tutti quelli che non fanno sport. Alcuni suonano uno strumento.
    .solution = P(nessuna) = 1 − P(sport o strumento) = 1 − { $either }/{ $all } = { $answer }, cioè { $percent }.
exercise-9-202 = Di { $all } famiglie { $cats } hanno un gatto e { $dogs } hanno un cane; { $both } di queste hanno entrambi. Si sceglie a caso una famiglia con un cane. Qual è la probabilità condizionata che abbia un gatto?
    .title = Qual è la condizione?
    .hint-1 = P(gatto | cane): restano solo le famiglie con un cane. Quante sono?
    .right = { $both } delle { $dogs } famiglie con un cane hanno un gatto: P(gatto | cane) = { $both }/{ $dogs }, cioè { $percent }.
    .mistake-exchanged = Questa è P(cane | gatto). Qui la condizione è «cane», e si chiede P(gatto | cane).
    .mistake-both = Questa è P(gatto e cane). Dividi per il numero delle famiglie con un cane, non per { $all }.
    .mistake-no-condition = Questa è P(gatto) senza la condizione. Si sa che la famiglia ha un cane.
    .mistake-only-dogs = Queste sono le famiglie con un cane e senza gatto, l’evento contrario.
    .solution = P(gatto | cane) = P(gatto e cane)/P(cane) = { $both }/{ $dogs }, cioè { $percent }.
exercise-9-203 = Una malattia colpisce { $base } delle persone. Un test è positivo per { $found } dei malati, e per { $false } dei sani. Una persona scelta a caso ha un test positivo. Qual è la probabilità condizionata che sia malata?
    .title = Un test positivo
    .hint-1 = Pensa a { $people } persone. Quante sono malate e positive? Quante sono sane e positive?
    .right = Su { $people } persone { $hits } sono malate e positive, { $alarms } sane e positive: { $hits }/{ $positive }, cioè { $percent }.
    .mistake-exchanged = Questa è P(positivo | malato). Si chiede P(malato | positivo).
    .mistake-both = Questa è P(malato e positivo), un ramo del diagramma ad albero. Dividila per P(positivo).
    .mistake-positive = Questa è P(positivo), malato o sano. Quale parte di queste persone è malata?
    .mistake-no-base = Sarebbe giusto se la metà delle persone fosse malata. Ma lo è solo una parte: { $base }.
    .solution = Su { $people } persone { $ill } sono malate, e { $hits } di queste positive. Delle { $healthy } sane lo sono { $alarms }. P(malato | positivo) = { $hits }/({ $hits } + { $alarms }) = { $percent }.
exercise-9-204 = Una tabella a doppia entrata di semi. Con compost: { $first-yes } sono cresciuti, { $first-no } no. Senza compost: { $second-yes } sono cresciuti, { $second-no } no. Si sceglie a caso un seme. Gli eventi «compost» e «cresciuto» sono indipendenti?
    .title = Indipendenti o no?
    .option-independent = Sono indipendenti.
    .option-more-often = Non lo sono: con compost è cresciuta una parte più grande.
    .option-less-often = Non lo sono: con compost è cresciuta una parte più piccola.
    .option-counts = Non lo sono: { $first-yes } e { $second-yes } sono numeri diversi.
    .hint-1 = Quale parte dei { $first } semi con compost è cresciuta? E dei { $second } senza?
    .right = Con compost è cresciuta una parte di { $first-share }, senza di { $second-share }: { $case ->
        [independent] le parti sono uguali, quindi gli eventi sono indipendenti.
       *[other] le parti sono diverse, quindi gli eventi non sono indipendenti.
    }
    .mistake-independent = Dividi: { $first-yes } su { $first }, e { $second-yes } su { $second }. Le parti sono uguali?
    .mistake-more-often = { $first-yes } su { $first } è davvero più di { $second-yes } su { $second }?
    .mistake-less-often = { $first-yes } su { $first } è davvero meno di { $second-yes } su { $second }?
    .mistake-counts = I due gruppi non sono ugualmente grandi. Confronta le parti, non i numeri.
    .solution = P(cresciuto | compost) = { $first-share } e P(cresciuto | senza compost) = { $second-share }. Gli eventi sono indipendenti se questi due valori sono uguali.
exercise-9-205 = Una ruota mostra A con probabilità { $bag-a }, B con { $bag-b } e C con { $bag-c }. Poi si estrae un bottone dal sacchetto con questa lettera. I bottoni rossi sono { $red-a } nel sacchetto A, { $red-b } nel sacchetto B, { $red-c } nel sacchetto C. Qual è la probabilità di un bottone rosso?
    .title = Tre sacchetti
    .hint-1 = Disegna un diagramma ad albero. Tre rami finiscono con rosso: moltiplica lungo ciascuno, poi somma.
    .right = I tre rami danno { $sum } = { $percent }.
    .mistake-mean = Sarebbe giusto se la ruota mostrasse le tre lettere con la stessa frequenza. Non è così.
    .mistake-one-path = Questo è il ramo del sacchetto A. Bottoni rossi vengono anche dagli altri.
    .mistake-added = Hai sommato probabilità condizionate. Prima moltiplica ciascuna per la probabilità del suo sacchetto.
    .mistake-two-paths = Manca il ramo del sacchetto C.
    .solution = Probabilità totale: P(rosso) = P(A) · P(rosso | A) + P(B) · P(rosso | B) + P(C) · P(rosso | C) = { $sum } = { $percent }.
