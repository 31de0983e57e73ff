# Lezione 6. Un messaggio exercise-6-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-6 = Quando fermarsi

exercise-6-1 = Sul tabellone c’è un bottone rosso, e la tua scheda è rossa. Uscire dà 1 stella. Hai due dadi neri. Un secondo bottone non fa guadagnare niente in più, con un terzo le stelle diventano 3, e se ti incarti resti senza niente. Lanci o esci?
    .title = Lanciare o uscire?
    .option-roll = Lanciare: vale più di 1 stella.
    .option-stop = Uscire: lanciare vale meno di 1 stella.
    .option-same = Non fa alcuna differenza.
    .solution = Va bene qualsiasi risposta: nell’esercizio 6.5 viene confrontata.

exercise-6-2 = Sul tabellone ci sono due bottoni. Quanto è probabile che il prossimo tiro, con { $dice } dadi neri, offra una casella aperta?
    .title = Il terzo bottone
    .hint-1 = Vai riga per riga. Il dado bianco mostra ogni riga con probabilità 1/3.
    .hint-2 = In una riga con una sola casella aperta: quanto è probabile che tutti e { $dice } i dadi neri vadano a vuoto? Andare a segno è l’evento contrario.
    .right = { $chance }, circa { $percent }: la media di { $hits } sulle tre righe.
    .mistake-bust = Quella è la probabilità di incartarsi. Qui serve l’evento contrario.
    .mistake-one-die = È per un solo dado nero. Qui sono { $dice }, e basta che uno vada a segno.
    .mistake-all-show = Quella è la probabilità che ogni dado nero indichi una casella aperta. Ne basta uno.
    .mistake-not-divided = Hai sommato le tre righe. Ma ogni riga esce solo con probabilità 1/3.
    .mistake-dice-added = Possono andare a segno due dadi insieme, quindi le loro probabilità non si possono sommare. Conta i tiri a vuoto.
    .solution = In ogni riga i dadi neri cadono in { $ways } modi. A segno nelle righe: { $hits }. Un terzo della somma è { $chance }.

exercise-6-3 = Sul tabellone ci sono due bottoni. Lanci ancora una volta, con { $dice } dadi neri, e poi esci. Qual è il valore atteso delle tue stelle?
    .title = L’ultimo tiro
    .hint-1 = Conta le stelle con tre bottoni rossi: 1 perché esci, e quante per il rosso, che è il colore della tua scheda?
    .hint-2 = Il valore atteso: la probabilità di un terzo bottone per le stelle che hai allora. Se ti incarti non si aggiunge niente.
    .right = { $chance } · { $third } = { $worth } stelle. Uscire adesso ne dà 1.
    .mistake-chance-only = Quella è la probabilità di un terzo bottone. Quante stelle porta?
    .mistake-without-card = Hai contato 2 stelle: sono forse solo quelle che guadagni in più? Con tre bottoni rossi ne hai 1 perché esci, 1 per il rosso e 1 per la scheda, e sono in gioco tutte.
    .mistake-kept = Se ti incarti non ti tieni la stella: non resta niente.
    .mistake-taken-off = Se ti incarti hai 0 stelle; non te ne viene tolta una che non hai mai avuto.
    .solution = 1 perché si esce, 1 per il rosso, 1 per la scheda rossa: { $third } stelle con la probabilità { $chance } di andare a segno, altrimenti nessuna. In tutto { $worth }.

exercise-6-4 = Un bottone, su un tabellone tutto tuo, con { $dice } dadi neri. Supponi di lanciare una volta e poi di uscire, qualunque cosa succeda. Qual è il valore atteso delle tue stelle?
    .title = Un passo
    .hint-1 = Due bottoni non rendono più di uno: conta solo il fatto di uscire.
    .hint-2 = Quindi è 1 stella per la probabilità di non incartarti.
    .right = { $worth }: una stella, a meno che ti incarti. È meno della stella che dà uscire adesso.
    .mistake-bust = Quella è la probabilità di incartarti. La stella arriva con l’evento contrario.
    .mistake-three-stars = Dopo questo tiro ci sono due bottoni, non tre. Quanto rendono due?
    .mistake-two-stars = Due bottoni non sono due stelle. Hai 1 stella perché esci, e un colore conta a partire da tre bottoni.
    .mistake-taken-off = Se ti incarti hai 0 stelle, non te ne viene tolta una.
    .mistake-added = Non ricevi una stella prima del tiro e una dopo: si esce una volta sola.
    .mistake-never-bust = Ottieni 1 stella se il tiro va bene. Ma può andare a vuoto, e allora porta 0.
    .solution = La probabilità di non incartarsi è { $worth }, e due bottoni danno 1 stella.

exercise-6-5 = Il tabellone della tua previsione. Dopo un secondo bottone puoi scegliere se lanciare ancora o uscire, come conviene di più. Quanto vale adesso lanciare? Disegna il diagramma ad albero, e lavora dalla fine all’inizio.
    .title = L’albero intero
    .hint-1 = Prima i tabelloni con due bottoni: ognuno vale il meglio fra 1 stella e il suo ultimo tiro, come in 6.3.
    .hint-2 = Poi questo tiro: per ogni riga la sua probabilità (1/3 per la probabilità di andare a segno) per il valore del tabellone a cui porta.
    .hint-3 = Nelle righe 1 e 2 è aperta una casella, nella riga 3 sono due. Dopo le righe 1 e 2 il tabellone vale 13/9.
    .right = { $sum } = { $worth }, un po’ più di 1: lancia!
    .guessed = La tua previsione era: «{ $guess }» Guardando due tiri avanti conviene lanciare, per meno di tre centesimi di stella.
    .mistake-once-more = Quello è uscendo dopo un tiro, come in 6.4. Qui puoi andare avanti.
    .mistake-bust-left-out = Hai fatto la media solo sui tiri buoni. Ci vanno anche quelli a vuoto, con 0 stelle.
    .mistake-rows-added = Ogni riga esce con probabilità 1/3: dividi.
    .mistake-best-branch = Quello è il meglio che può venirne fuori. Fai la media su tutto ciò che può capitare, compreso incartarsi.
    .mistake-plain-mean = Hai moltiplicato la probabilità di andare a segno per la media semplice dei valori. Ma i tabelloni non escono ugualmente spesso: prendi ogni riga con la sua probabilità.
    .mistake-best-for-all = Hai dato a ogni ramo il valore del migliore. Prendi ogni riga con la sua probabilità e il suo valore.
    .mistake-worst-for-all = Hai dato a ogni ramo il valore del peggiore. Non tutti i tabelloni con due bottoni valgono lo stesso.
    .mistake-same-chance-twice = Dopo il primo bottone ci sono meno caselle aperte: il secondo tiro è più rischioso del primo. Guarda ogni tabellone.
    .mistake-always-on = Con certi tabelloni è meglio uscire dopo il primo tiro. Per ognuno prendi il meglio.
    .solution = Per induzione a ritroso { $sum } = { $worth }, cioè { $decimal }. Ogni prodotto è la probabilità di una riga per il valore del tabellone che segue.

exercise-6-6 = Ora il tuo tabellone, con { $dice } dadi neri. Se sopra il tabellone sporge una scheda rossa, la tua scheda è rossa; se non ne sporge nessuna, non lo è. Quanto vale lanciare? (Una frazione, o due decimali.)
    .title = Il tuo albero
    .hint-1 = Disegna il diagramma ad albero: i tabelloni con due bottoni a cui può portare un tiro. I tabelloni che sono l’uno lo specchio dell’altro valgono lo stesso.
    .hint-2 = Ognuno vale il meglio fra uscire (1 stella) e il suo ultimo tiro.
    .hint-3 = Senza la scheda rossa, tre bottoni rossi fanno 2 stelle; con la scheda rossa 3.
    .right = { $sum } = { $worth }, cioè { $decimal }. Quindi { $decision ->
        [roll] lancia
       *[stop] esci
    }!
    .mistake-once-more = Quello è uscendo dopo un tiro. Qui puoi andare avanti.
    .mistake-bust-left-out = Hai fatto la media solo sui tiri buoni. Ci vanno anche quelli a vuoto, con 0 stelle.
    .mistake-rows-added = Ogni riga esce con probabilità 1/3: dividi.
    .mistake-best-branch = Quello è il meglio che può venirne fuori. Fai la media su tutto ciò che può capitare, compreso incartarsi.
    .mistake-plain-mean = Hai moltiplicato la probabilità di andare a segno per la media semplice dei valori. Ma i tabelloni non escono ugualmente spesso: prendi ogni riga con la sua probabilità.
    .mistake-best-for-all = Hai dato a ogni ramo il valore del migliore. Prendi ogni riga con la sua probabilità e il suo valore.
    .mistake-worst-for-all = Hai dato a ogni ramo il valore del peggiore. Non tutti i tabelloni con due bottoni valgono lo stesso.
    .mistake-same-chance-twice = Dopo il primo bottone ci sono meno caselle aperte: il secondo tiro è più rischioso del primo. Guarda ogni tabellone.
    .mistake-always-on = Non sempre conviene lanciare ancora: con due bottoni, su qualche tabellone è meglio uscire. Per ognuno prendi il meglio.
    .solution = { $sum } = { $worth }, cioè { $decimal }, contro 1 stella uscendo.

exercise-6-7 = Supponi che il prossimo tiro ti lasci scegliere liberamente. Su quali caselle sta meglio il secondo bottone? Sceglile tutte; i dadi neri sono { $dice }.
    .title = Le caselle migliori
    .hint-1 = Tutte le caselle sono rosse, quindi conta solo l’ultimo tiro: dopo quali caselle è più probabile che vada a segno?
    .hint-2 = Conta le caselle aperte riga per riga. È meglio 0, 1, 2 oppure 1, 1, 1?
    .right = { $best }: valgono { $most } stelle, e le altre { $least }. Lasciano aperta una casella in ogni riga.
    .mistake-all-alike = I colori sono uguali, ma lo spazio no. Quante righe sono chiuse dopo ciascuna?
    .mistake-worse = Dopo quelle una riga è chiusa, e un terzo dei tiri va a vuoto qualunque cosa mostrino i dadi neri.
    .mistake-one-missing = Fin qui va bene. Ce n’è un’altra altrettanto buona?
    .solution = Dopo { $best } ogni riga ha ancora una casella aperta: { $most }. Dopo le altre una riga è chiusa: { $least }.

exercise-6-8 = Scrivi worth(node). Un nodo è (stars, rolls): le stelle che si hanno uscendo, e una lista di coppie (chance, node), una per ogni ramo di un tiro. Con la probabilità che resta ci si incarta. Restituisci quanto vale il nodo con la strategia migliore.
    .title = Induzione a ritroso
    .hint-1 = La funzione può chiamare sé stessa: worth(after) è quello a cui porta un ramo. Comincia con stars, rolls = node.
    .hint-2 = Lanciare vale la somma di chance * worth(after). E poi si è liberi di scegliere.
    .hint-3 = Il maggiore di due numeri è max(one, other). Con una lista vuota la somma è 0, quindi una foglia non richiede niente di speciale.
    .right = Tutti e { $count } i casi sono giusti, e l’ultimo è il tabellone di questa lezione. Tre righe: è il cuore di solve.
    .mistake-one-step = { $call } dovrebbe dare { $expected }. La tua guarda avanti di un solo tiro: prende le stelle del nodo successivo al posto del suo valore. Falle chiamare sé stessa.
    .mistake-never-stops = { $call } dovrebbe dare { $expected }. La tua non smette mai di lanciare. In ogni nodo si può uscire: prendi il meglio.
    .mistake-best-branch = { $call } dovrebbe dare { $expected }. Puoi scegliere se lanciare, ma non che cosa mostrano i dadi: fai la media sui rami, e prendi il meglio solo fra le due scelte.
    .mistake-never-bust = { $call } dovrebbe dare { $expected }. Hai diviso per la somma delle probabilità. Con la probabilità che resta ci si incarta, e questo conta 0.
    .mistake-stars-only = { $call } dovrebbe dare { $expected }. Quello è uscire subito. E se si lancia?
    .model = def worth(node):
        {"    "}stars, rolls = node
        {"    "}return max(stars, sum(chance * worth(after) for chance, after in rolls))
    .solution = Un nodo vale il meglio fra uscire (le sue stelle) e lanciare (la media di quello che valgono i rami, con 0 se ci si incarta). Una foglia non ha rami, quindi la sua somma è 0 e restano le sue stelle.

exercise-6-9 = La regola a un passo è una strategia: «Esci, se lanciare una volta e poi uscire non vale più che uscire adesso.» Che cosa è sempre vero di questa regola?
    .title = La regola a un passo
    .option-roll-safe = Se la regola dice di lanciare, lanciare è la scelta migliore.
    .option-out-safe = Se la regola dice di uscire, uscire è la scelta migliore.
    .option-last-exact = Se c’è posto per un solo altro bottone, la regola ha ragione.
    .option-more-bust = Chi gioca con la regola si incarta più spesso di chi segue la strategia migliore.
    .option-usually = Chi gioca con la regola alla fine guadagna più stelle di tutti, perché gli errori si compensano.
    .hint-1 = Lanciare con la libertà di continuare vale almeno quanto lanciare e doversi fermare. In che direzione può sbagliare la regola?
    .hint-2 = Il tabellone di 6.5 è un controesempio a una di queste. A quale?
    .right = La regola guarda un solo modo di andare avanti e trascura tutti gli altri. Quindi non lancia mai troppo, ma può fermarsi troppo presto.
    .mistake-out-safe = Il tabellone di 6.5 è un controesempio: lì la regola dice di uscire, ma lanciare è meglio.
    .mistake-more-bust = La regola non lancia mai dove chi gioca al meglio si ferma. Chi si ferma prima si incarta meno spesso.
    .mistake-usually = I suoi errori vanno tutti nella stessa direzione: si ferma troppo presto. Niente li può compensare.
    .solution = Lanciare giocando poi al meglio vale almeno quanto lanciare una volta e poi uscire. Quindi se quest’ultimo batte l’uscire, lo batte anche il primo. Nell’altro verso non vale: vedi 6.5. Se c’è posto al massimo per un bottone, le due cose coincidono.

exercise-6-10 = Su questo tabellone 6×6, un altro controesempio, la regola a un passo dice: esci. Chiedi al computer con solve(Position.parse("{ $board }")). Quante stelle, in media, perde qui chi segue la regola? (Due decimali.)
    .title = Quanto perde la regola
    .hint-1 = Guarda roll, cioè quanto vale lanciare giocando poi al meglio, e quanto si guadagna uscendo.
    .hint-2 = Si perde il valore della scelta migliore, meno il valore di quella che si è fatta.
    .right = Lanciare vale { $roll } e uscire { $stop }: la regola perde { $lost } stelle. Secondo lei lanciare vale solo { $once }.
    .mistake-roll = Tanto vale lanciare. Anche uscire fa guadagnare qualcosa: qual è la differenza?
    .mistake-stop = Tanto si guadagna uscendo. Quanto varrebbe in più lanciare?
    .mistake-other-sign = Al contrario: si perde la scelta migliore meno quella peggiore.
    .mistake-once-more = Confronti lanciare con lanciare una volta sola. Ma la regola non lancia: esce.
    .mistake-rule-roll = Tanto vale un tiro secondo la regola. Quanto vale davvero, e quanto è in più rispetto a uscire?
    .solution = { $roll } − { $stop } = { $lost }.

exercise-6-11 = Perché su questi tabelloni la regola a un passo si ferma troppo presto? Descrivi con parole tue che cosa non vede, e un tabellone su cui ti fideresti di lei.
    .title = Perché troppo presto?
    .model = Un bottone da solo spesso non rende niente, ma è un passo verso tre di un colore. La regola vede il rischio del passo e non quello a cui porta. Mi fiderei verso la fine di un giro, quando un solo colore può ancora arrivare a tre e gli serve un bottone, o quando non resta quasi più posto.
    .solution = La legge una persona. Una buona risposta dice che il guadagno arriva dopo più tiri mentre il rischio c’è subito, e nomina tabelloni in cui decide un solo bottone.

# Domande per le verifiche
exercise-6-201 = Una ruota ha { $sectors } settori uguali: { $low }, { $second } e così via fino a { $high } punti. La giri una volta. Poi tieni questi punti, oppure la giri una seconda volta e ricevi al loro posto i punti del secondo giro di ruota. Qual è il valore atteso dei tuoi punti se decidi nel modo migliore?
    .title = Una o due volte
    .hint-1 = Comincia dall’ultima decisione: quanto vale in media la seconda volta?
    .hint-2 = Tieni la prima se vale di più. Poi fai la media su tutti i { $sectors } risultati della prima volta.
    .right = La seconda volta vale { $once }. Tieni dunque ciò che vale di più: ({ $again } · { $once } + { $kept }) / { $sectors } = { $answer }.
    .mistake-one-spin = Questo è il valore atteso di una volta sola. Un buon risultato lo puoi tenere.
    .mistake-larger-of-two = Questa è la media del più grande di due risultati. Tu decidi prima di vedere il secondo.
    .mistake-kept-only = Questa è la media dei risultati che tieni. Non ne ottieni sempre uno.
    .mistake-highest = Questo è il massimo che può venire. Quanto spesso viene?
    .solution = Per induzione a ritroso: la seconda volta vale { $once }. Con { $again } dei { $sectors } primi risultati continui, gli altri li tieni, { $kept } in tutto: ({ $again } · { $once } + { $kept }) / { $sectors } = { $answer }.
exercise-6-202 = In un giro di un gioco hai { $points } punti. Puoi fermarti e tenerli, o continuare: con probabilità { $lost } perdi tutti i tuoi punti, altrimenti ne ricevi altri { $more }, e il giro è finito. Quanti punti hai, in media, se continui?
    .title = Valore del continuare
    .hint-1 = Disegna un diagramma ad albero con due rami. Quanti punti hai in tutto alla fine di ciascuno?
    .right = { $good } · ({ $points } + { $more }) + { $lost } · 0 = { $answer }. Confrontalo con i { $points } punti che sono sicuri.
    .mistake-loss-forgotten = Hai tenuto i { $points } punti per certi. Si perdono anche quelli, se va male.
    .mistake-gain-only = Questa è la media dei punti nuovi. Se va bene hai { $points } + { $more }.
    .mistake-for-certain = Questo è ciò che hai se va bene. Quanto è probabile?
    .mistake-complement = Hai moltiplicato per la probabilità di perdere. Quella dell’evento contrario è { $rest }.
    .solution = Con probabilità { $rest } hai { $total } punti, altrimenti 0: { $good } · { $total } = { $answer }.
exercise-6-203 = Lanci quante volte vuoi un dado con { $sides } facce uguali. Se viene 1, perdi tutti i punti di questo giro, che finisce. Altrimenti ricevi { $more } punti. Vuoi un valore atteso il più grande possibile. Da quanti punti in poi un altro lancio non vale più che fermarsi?
    .title = Quando fermarsi
    .hint-1 = Chiama s i tuoi punti. Qual è il valore atteso dei tuoi punti dopo un altro lancio?
    .hint-2 = Risolvi { $good } · (s + { $more }) = s.
    .right = Con { $answer } punti: { $good } · ({ $answer } + { $more }) = { $answer }. Con meno, un lancio vale di più.
    .mistake-gain-for-certain = Hai preso i { $more } punti per certi. Arrivano solo se non viene 1.
    .mistake-one-step-early = Lì un lancio vale ancora un po’ di più. Metti il tuo numero nei due membri.
    .mistake-the-gain = Hai confrontato ciò che vinci con ciò che hai. Pesa entrambi con le loro probabilità, { $good } e { $bad }.
    .solution = { $good } · (s + { $more }) = s dà s = { $others } · { $more } = { $answer }: ciò che puoi perdere, { $bad } · s, è allora quanto ciò che puoi vincere, { $good } · { $more }.
exercise-6-204 = Un gioco ha due fasi. Con probabilità { $first } arrivi alla seconda fase; altrimenti ricevi { $none } punti, e il gioco è finito. Nella seconda fase ricevi { $high } punti con probabilità { $second }, altrimenti { $low } punti. Disegna un diagramma ad albero. Qual è il valore atteso dei tuoi punti?
    .title = Un albero con valori
    .hint-1 = Comincia dalla fine dell’albero: quanto vale la seconda fase?
    .hint-2 = Poi la prima fase: { $first } per quel valore, più { $not_first } per { $none }.
    .right = { $first } · { $inner } + { $not_first } · { $none } = { $answer }.
    .mistake-inner = Questa è solo la seconda fase. Ci arrivi con probabilità { $first }.
    .mistake-leaf-forgotten = Hai tralasciato il ramo che finisce dopo la prima fase con { $none } punti.
    .mistake-simple-mean = Questa è la media delle tre estremità. Non sono equiprobabili.
    .mistake-not-multiplied = Moltiplica il valore della seconda fase per la probabilità { $first } di arrivarci.
    .solution = La seconda fase vale { $second } · { $high } + { $not_second } · { $low } = { $inner }. Il gioco: { $first } · { $inner } + { $not_first } · { $none } = { $answer }.
