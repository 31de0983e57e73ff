# Lezione 4. Un messaggio exercise-4-1 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-4 = Quanto vale un tiro?

exercise-4-1 = Supponi di lanciare ancora una volta, di mettere il bottone dove rende di più e poi di uscire, qualunque cosa sia successa. Se lo facessi cento volte, quante stelle sarebbero in media ogni volta? (Uscire adesso ne porta { $stars }.) Di’ quello che senti.
    .title = Ne vale la pena?
    .noted = Questa è la tua stima. La ritroverai più avanti.
    .solution = Va bene qualsiasi stima. Tutti sono d’accordo che sta fra 0 e 4; la domanda è da che parte di { $stars } sta.

exercise-4-2 = Fallo trenta volte: lancia, metti il bottone sulla migliore casella che ti è offerta ed esci. Il conteggio segna le stelle: 0 se ti incarti, 4 con un terzo bottone sul rosso, altrimenti 2.
    .title = Trenta tiri
    .outcome-0 = 0 stelle
    .outcome-2 = 2 stelle
    .outcome-4 = 4 stelle
    .noted = In tutto { $total } stelle in { $times } tiri: una media di { $mean } per tiro. Confronta con chi ti sta vicino e con tutta la classe.
    .solution = Le medie di trenta tiri stanno da una parte e dall’altra di 2: da soli non si può decidere. I tiri di una classe si possono mettere insieme.

exercise-4-3 = Quante stelle guadagneresti uscendo adesso? (Le stelle che sono già sul tabellone vengono dai giri precedenti.)
    .title = Quello che hai
    .hint-1 = Una stella perché esci. Poi conta i tuoi bottoni su ogni colore: un colore conta a partire da tre bottoni.
    .hint-2 = Un colore che conta vale una stella, non importa quanti bottoni ci sono sopra; il colore della tua scheda ({ $card }) ne vale una in più.
    .right = Bottoni per colore: { $counts }. Quindi una stella perché esci, { $colours ->
        [one] una per un colore
       *[other] { $colours } per i colori
    } e una per la tua scheda.
    .mistake-no-star-for-leaving = Ne manca una. C’è una stella perché esci, un’altra per ogni colore con tre bottoni, e una in più se è il colore della tua scheda.
    .mistake-two-are-enough = Due bottoni su un colore non bastano: conta a partire da tre.
    .mistake-old-stars = Le stelle sul tabellone sono già tue. La domanda è quante ne guadagneresti adesso.
    .mistake-each-button = Quello è il numero dei tuoi bottoni. Le stelle si guadagnano per i colori coperti tre volte.
    .mistake-card-per-button = La scheda non conta i bottoni: se il suo colore è coperto tre volte, porta una stella in più.
    .solution = Bottoni sul tabellone, per colore: { $counts }. Una stella perché si esce, una per ogni colore coperto tre volte, una in più per il colore della scheda ({ $card }): { $stars }.

exercise-4-4 = Su un certo tabellone un tiro può cadere in { $all } modi, tutti ugualmente probabili. { $bust } vanno a vuoto. { $stay } ti lasciano con { $same ->
        [one] { $same } stella
       *[other] { $same } stelle
    }, e { $gain } ti portano a { $more } stelle. Qual è il valore atteso delle stelle, cioè: quante ne porta un tiro, in media?
    .title = Una media
    .hint-1 = Immagina che tutti e { $all } i modi escano una volta. Quante stelle ottieni in tutto?
    .hint-2 = Un tiro a vuoto porta 0 stelle, ma è pur sempre un tiro. Dividi le stelle fra tutti e { $all } i tiri.
    .right = { $stay } · { $same } + { $gain } · { $more } = { $total } stelle in { $all } tiri: { $mean } ciascuno.
    .mistake-bust-left-out = Hai diviso le stelle fra i tiri che vanno bene. Anche quelli a vuoto sono tiri: portano 0, e contano.
    .mistake-not-weighted = Hai fatto la media di 0, { $same } e { $more }, come se uscissero ugualmente spesso. Quanto spesso esce ciascuno?
    .mistake-not-divided = È quello che portano tutti e { $all } i tiri insieme. Quanto fa per un tiro solo?
    .mistake-nothing-lost = Hai aggiunto quello che si può guadagnare, ma un tiro a vuoto si porta anche via quello che hai.
    .mistake-only-the-gain = Hai contato solo i tiri che ti portano a { $more }. Anche quelli che ti lasciano con { $same } portano stelle.
    .mistake-likeliest = È quello che esce più spesso. Il valore atteso tiene conto di tutto ciò che può uscire.
    .mistake-chance-only = Quella è la probabilità che il tiro vada bene. Quante stelle porta allora?
    .mistake-chance-more = Quella è la probabilità di avere { $more } stelle. Moltiplica ogni numero di stelle per la sua probabilità, e somma.
    .solution = Il numero di stelle è una variabile aleatoria con valore atteso ({ $bust } · 0 + { $stay } · { $same } + { $gain } · { $more }) / { $all } = { $total }/{ $all } = { $fraction }, cioè { $mean }.

exercise-4-5 = Scegli tutte le caselle sulle quali un altro bottone ti farebbe guadagnare più stelle di quante ne guadagneresti adesso.
    .title = Dove conviene
    .hint-1 = Quali colori hanno esattamente due dei tuoi bottoni? Con un terzo cominciano a contare.
    .hint-2 = Di questi colori, quali caselle sono aperte? Senza niente sopra e senza bottoni accanto.
    .right = Sono tutte: le caselle aperte dei colori { $colours }.
    .incomplete = Fin qui va bene, ma ce ne sono altre: ne hai { $found }.
    .mistake-one-colour = Ne hai { $found }, e fin qui va bene. Ma c’è un altro colore con due dei tuoi bottoni.
    .mistake-other-colour = Un bottone in { $cell } non farebbe guadagnare di più: il suo colore non arriverebbe a tre, oppure ne ha già tre.
    .mistake-closed = { $cell } è chiusa: è accanto a un bottone.
    .solution = { $count ->
        [one] Una casella: quella aperta
       *[other] { $count } caselle: quelle aperte
    } dei colori { $colours }, i colori con due bottoni.

exercise-4-6 = È rimasto un solo dado nero, quindi ciascuno dei 36 esiti dei due dadi indica una casella. Lanci ancora una volta e poi esci. Qual è il valore atteso delle tue stelle?
    .title = Con un solo dado nero
    .hint-1 = Scrivi la distribuzione: quante delle 36 caselle portano 0 stelle, e quante portano quale altro numero? Alcune caselle aperte danno un terzo bottone di un colore.
    .hint-2 = Somma le stelle di tutte le caselle aperte. Su una casella chiusa ti incarti: 0 stelle.
    .hint-3 = Dividi per tutte le 36 caselle, anche quelle chiuse.
    .right = Caselle che portano { $same }: { $stay }; caselle che portano { $more }: { $gain }; caselle chiuse: { $closed }. Sono { $total } stelle in 36 esiti, cioè { $mean } ciascuno.
    .mistake-bust-left-out = Hai diviso per il numero di caselle aperte. I dadi possono indicare anche una casella chiusa: allora ti incarti, e porta 0.
    .mistake-nothing-lost = Hai aggiunto quello che si può guadagnare a quello che hai. Ma se ti incarti perdi quello che hai.
    .mistake-only-the-gain = Hai contato solo le caselle che portano di più. Le altre caselle aperte ti lasciano quello che hai.
    .mistake-not-divided = Quella è la somma su tutte le caselle. Dividila fra i 36 esiti.
    .mistake-open-share = Hai contato ogni casella aperta con { $same } stelle. Alcune portano di più.
    .mistake-not-weighted = Hai fatto la media di 0, { $same } e { $more }, come se uscissero ugualmente spesso. Quante caselle portano ciascuno?
    .mistake-chance-only = Quella è la probabilità che il tiro vada bene. Quante stelle porta allora?
    .mistake-chance-more = Quella è la probabilità di avere { $more } stelle. Anche le altre caselle aperte portano stelle: somma prima le stelle di tutte le caselle.
    .solution = { $stay } · { $same } + { $gain } · { $more } = { $total } stelle in 36 esiti: { $fraction }, cioè { $mean }.

exercise-4-7 = Il tabellone della domanda, con la distribuzione delle tue stelle se esci dopo il tiro: di { $all } modi { $bust } vanno a vuoto, { $stay } portano { $same } stelle, e { $gain } offrono una casella rossa aperta e ne portano { $more }. Qual è il valore atteso?
    .title = La risposta
    .hint-1 = Un terzo bottone rosso ti porta a { $more } stelle: una in più per il rosso e una per la scheda rossa.
    .hint-2 = Somma le stelle di tutti e { $all } i modi e dividile.
    .right = { $stay } · { $same } + { $gain } · { $more } = { $total } stelle in { $all } modi: { $mean } ciascuno. { $verdict ->
        [more] È più delle { $same } sicure.
       *[other] Non è più delle { $same } sicure.
    }
    .guessed = La tua stima era { $guess }{ $off ->
        [higher] : speravi in più di quello che c’è.
        [lower] : il tiro è migliore di quanto sembri.
       *[other] . Bell’intuito!
    }
    .mistake-bust-left-out = Hai diviso le stelle fra i tiri che vanno bene. Anche quelli a vuoto sono tiri: portano 0, e contano.
    .mistake-not-weighted = Hai fatto la media di 0, { $same } e { $more }, come se uscissero ugualmente spesso. Quanto spesso esce ciascuno?
    .mistake-not-divided = È quello che portano tutti e { $all } i modi insieme. Quanto fa per un tiro solo?
    .mistake-nothing-lost = Hai aggiunto quello che si può guadagnare, ma un tiro a vuoto si porta anche via quello che hai.
    .mistake-only-the-gain = Hai contato solo i tiri con una casella rossa. Anche quelli che ti lasciano con { $same } portano stelle.
    .mistake-likeliest = È quello che esce più spesso. Il valore atteso tiene conto di tutto ciò che può uscire.
    .mistake-chance-only = Quella è la probabilità che il tiro vada bene. Quante stelle porta allora?
    .mistake-chance-more = Quella è la probabilità di avere { $more } stelle. Moltiplica ogni numero di stelle per la sua probabilità, e somma.
    .solution = { $bust } · 0 + { $stay } · { $same } + { $gain } · { $more } = { $total } stelle in { $all } modi, quindi il tiro vale { $fraction }, cioè { $mean }.

exercise-4-8 = Il tiro vale { $mean } stelle, uscire { $now }. Mia lancia, una volta. Che cosa le dice quel { $mean }?
    .title = Che cosa significa
    .option-likeliest = { $mean } è il numero di stelle più probabile.
    .option-often = Chi fa questo tiro moltissime volte ottiene, nel complesso, circa { $mean } stelle per tiro.
    .option-near = Otterrà 2 o 3 stelle, più o meno intorno a { $mean }.
    .option-mostly-more = Nella maggior parte dei casi otterrà più di { $now }.
    .hint-1 = Quali numeri di stelle sono possibili?
    .hint-2 = Guarda i tuoi trenta tiri, e quelli della classe.
    .right = Le stelle di un tiro sono una variabile aleatoria: 0, 2 o 4. Il loro valore atteso dice quanto portano tanti tiri così, per ciascuno.
    .mistake-likeliest = Può davvero uscire? Un tiro porta 0, 2 o 4 stelle.
    .mistake-near = Un singolo tiro porta 0, 2 o 4 stelle: può essere ben lontano da { $mean }, e 3 è impossibile.
    .mistake-mostly-more = Conta: più di { $now } esce solo con frequenza { $percent }. La media è comunque più alta, perché quello che si guadagna così si perde solo con frequenza { $bust }.
    .solution = Un valore atteso parla di tanti tiri. Più di { $now } stelle escono solo con frequenza { $percent }.

exercise-4-9 = Hai { $lose ->
        [one] { $lose } stella
       *[other] { $lose } stelle
    } da perdere. Se il prossimo tiro va bene guadagni con certezza { $gain ->
        [one] { $gain } stella
       *[other] { $gain } stelle
    }; se va a vuoto, perdi tutto. Con quale probabilità di incartarsi lanciare e uscire valgono lo stesso?
    .title = Una scommessa equa
    .hint-1 = Chiama p la probabilità di incartarti. In media perdi { $lose } · p. E quanto guadagni?
    .hint-2 = { $lose } · p = { $gain } · (1 - p). Per quale p i due membri sono uguali?
    .hint-3 = Pensa a { $both } tiri: quanti possono andare a vuoto, perché perdite e guadagni siano uguali?
    .right = Su { $both } tiri, quelli a vuoto possono essere { $gain }: si perde { $gain } volte { $lose } e si guadagna { $lose } volte { $gain }. Quindi { $fraction }, cioè { $percent }.
    .mistake-well = Quella è la probabilità che vada bene. Quanto è probabile allora incartarsi?
    .mistake-half = Con un mezzo è equa solo se puoi guadagnare tanto quanto puoi perdere. Qui hai { $lose } da perdere e { $gain } da guadagnare.
    .mistake-odds = { $gain } a { $lose } è il rapporto fra le due possibilità. Quante parti ci sono in tutto?
    .mistake-other-odds = { $lose } a { $gain } è il rapporto contrario. Quante parti ci sono in tutto, e quali vanno a vuoto?
    .mistake-one-of-them = Le parti sono { $both }, sì. Ma quante possono andare a vuoto?
    .solution = La scommessa è equa se il valore atteso del guadagno è 0: { $lose } · p = { $gain } · (1 - p), quindi p = { $gain }/({ $lose } + { $gain }) = { $fraction }, cioè { $percent }.

exercise-4-10 = Cinque giocatori possono uscire, oppure lanciare ancora una volta e poi uscire. Per chi di loro il tiro vale di più, in media? Sceglili tutti.
    .title = Lanciare o uscire?
    .bet = Ha { $now } ★; si incarta con { $bust }, altrimenti { $then } ★
    .hint-1 = Prendili uno per uno: qual è il valore atteso del tiro? La probabilità che vada bene, per le stelle che si hanno allora.
    .hint-2 = Confrontalo con le stelle sicure. Se sono uguali, la scommessa è equa.
    .right = A decidere non è il rischio da solo, ma quello che hai da perdere e quello che puoi guadagnare.
    .mistake-seldom-bust = Hai scelto quelli che si incartano in meno della metà dei tiri. Ma guarda che cosa si perde in quel caso: chi ha molte stelle e ne può guadagnare una sola non dovrebbe correre nemmeno un piccolo rischio.
    .mistake-opposite = Per questi il tiro vale meno. Cerca gli altri.
    .mistake-two-to-gain = Hai scelto quelli che possono guadagnare due stelle. Ma quanto è probabile, e che cosa perdono?
    .mistake-all = Non per tutti: per alcuni le stelle sicure sono di più.
    .solution = Il valore atteso del tiro, e quanto è sicuro: { $worths }.

exercise-4-11 = Sul tabellone della domanda lanciare vale di più. Quando usciresti comunque? Pensa a una situazione del gioco, e a una della vita in cui si paga per stare sicuri.
    .title = Uscire comunque
    .model = Se adesso due stelle bastano per vincere, per esempio per completare una fila di cinque, le prendo: averne di più non mi servirebbe. Lo stesso se gioco un giro solo e detesto perdere. Nella vita: le assicurazioni. In media si paga più di quanto si riceve, ma una grande perdita farebbe più male delle piccole rate.
    .solution = Il valore atteso è la misura giusta se una cosa si ripete spesso, e se il doppio delle stelle vale per te il doppio. Dove una di queste condizioni manca, può essere meglio la sicurezza. La lezione 8 riprende il tema.

# Domande per le verifiche
exercise-4-201 = Una ruota dà { $none } punti con probabilità { $never }; { $low } punti con probabilità { $some }; { $high } punti con probabilità { $often }. Calcola il valore atteso dei punti.
    .title = Da una tabella
    .hint-1 = Moltiplica ogni numero di punti per la sua probabilità. Poi somma.
    .right = { $never } · { $none } + { $some } · { $low } + { $often } · { $high } = { $answer }.
    .mistake-simple-mean = Questa è la media dei tre numeri. Non sono equiprobabili: pesa ognuno con la sua probabilità.
    .mistake-divided = Hai diviso per 3. Le probabilità sommate danno 1, quindi non resta nulla da dividere.
    .mistake-likeliest = Questo è il valore più probabile. Il valore atteso li guarda tutti.
    .mistake-sum = Questa è la somma dei valori. Moltiplica ognuno per la sua probabilità prima di sommare.
    .solution = E(X) = { $never } · { $none } + { $some } · { $low } + { $often } · { $high } = { $answer }.
exercise-4-202 = Lanci una volta un dado equo. Un 6 paga { $six } euro, un 4 o un 5 paga { $other } euro, e le altre facce non pagano niente. Con quale posta, in euro, il gioco è equo?
    .title = Una posta equa
    .hint-1 = Un gioco è equo se il valore atteso del guadagno è 0: la posta è il valore atteso della vincita.
    .hint-2 = Quanti dei sei esiti pagano { $other } euro?
    .right = ({ $six } + 2 · { $other }) / 6 = { $answer } euro: alla lunga entra quanto esce.
    .mistake-one-face = Due facce pagano { $other } euro, il 4 e il 5. Ne hai contata una.
    .mistake-three-outcomes = Così «6», «4 o 5» e «il resto» sarebbero equiprobabili. Quante facce ci sono per ciascuno?
    .mistake-winning-only = Hai diviso per le tre facce che vincono. Il dado ne ha sei.
    .mistake-largest = Questa è la vincita più grande. Arriva solo in un lancio su sei.
    .solution = Il valore atteso della vincita è 1/6 · { $six } + 2/6 · { $other } + 3/6 · 0 = { $sum }/6 = { $answer } euro. Con questa posta il valore atteso del guadagno è 0.
exercise-4-203 = In un sacchetto ci sono { $red } bottoni rossi e { $white } bianchi. Paghi una posta di { $stake } euro e peschi un bottone. Se è rosso ricevi { $paid } euro; se è bianco, niente. Qual è il valore atteso del tuo guadagno per partita, in euro? (Scrivi una perdita come numero negativo.)
    .title = Guadagno per partita
    .hint-1 = Prima: quanto ricevi in media? Poi pensa alla posta, che paghi in ogni partita.
    .right = { $red }/{ $all } · { $paid } − { $stake } = { $back } − { $stake } = { $answer } euro.
    .mistake-without-stake = Questo è il valore atteso di quanto ricevi. Il tuo guadagno è ciò che ne resta, tolta la posta.
    .mistake-other-sign = Questo è il guadagno di chi organizza il gioco. Il tuo ha l’altro segno.
    .mistake-stake-when-lost = Hai tolto la posta solo se il bottone è bianco. La paghi in ogni partita.
    .mistake-odds = Hai diviso per i bottoni bianchi. La probabilità è: bottoni rossi su tutti i bottoni.
    .solution = Quanto ricevi ha il valore atteso { $red }/{ $all } · { $paid } = { $back } euro. Meno la posta: { $back } − { $stake } = { $answer } euro.
exercise-4-204 = Due classi fanno la stessa verifica. I { $one } alunni della classe A hanno in media { $mean } punti, i { $other } alunni della classe B ne hanno { $second }. Qual è la media di tutti gli alunni delle due classi?
    .title = Una media pesata
    .hint-1 = Quanti punti hanno tutti gli alunni della classe A insieme? E quelli della classe B?
    .right = ({ $one } · { $mean } + { $other } · { $second }) / 40 = { $answer } punti.
    .mistake-simple-mean = Questo è il punto medio delle due medie. Le classi non sono ugualmente numerose: pesa ogni media con il suo numero di alunni.
    .mistake-exchanged = Hai pesato ogni media con il numero di alunni dell’altra classe.
    .mistake-not-divided = Hai diviso tutti i punti per 2, il numero delle classi. Dividi per il numero degli alunni.
    .solution = Tutti gli alunni insieme hanno { $one } · { $mean } + { $other } · { $second } punti. Sono 40: { $answer } punti in media.
exercise-4-205 = Lanci { $dice } dadi equi e giri una ruota con { $sectors } settori uguali, numerati da 1 a { $sectors }. Qual è il valore atteso della somma di tutti questi numeri?
    .title = Una somma
    .hint-1 = Il valore atteso di una somma è la somma dei valori attesi.
    .hint-2 = Il valore atteso di un dado equo è (1 + 6) / 2. E quello della ruota?
    .right = { $dice } · { $die } + { $spun } = { $answer }. La distribuzione della somma non serve.
    .mistake-halves = Così la media sarebbe la metà del numero più grande. I numeri cominciano da 1: un dado ha valore atteso { $die }.
    .mistake-one-die = Questi sono un dado e la ruota. I dadi sono { $dice }.
    .mistake-largest = Questa è la somma più grande possibile. Che cosa viene in media?
    .mistake-without-spinner = Questi sono solo i dadi. Conta anche la ruota.
    .solution = Un dado ha valore atteso { $die }, la ruota (1 + { $sectors }) / 2 = { $spun }. Insieme: { $dice } · { $die } + { $spun } = { $answer }.
exercise-4-206 = In un anno un telefono si rompe con probabilità { $breaks } (la riparazione costa { $repair } euro) e viene rubato con probabilità { $stolen } (uno nuovo costa { $price } euro). Un’assicurazione paga entrambe le cose e costa { $premium } euro all’anno. Qual è il valore atteso del guadagno dell’assicurazione per cliente e per anno, in euro?
    .title = Un’assicurazione
    .hint-1 = Calcola il valore atteso di quanto paga l’assicurazione: ogni costo per la sua probabilità, e poi la somma.
    .hint-2 = Ora confrontalo con i { $premium } euro che paga ogni cliente.
    .right = { $premium } − ({ $for_repair } + { $for_price }) = { $answer } euro. È il prezzo per non dover sopportare una grossa perdita.
    .mistake-damage = Questo è il valore atteso del danno. Che cosa resta del premio, tolto quello?
    .mistake-other-sign = Questo è il valore atteso per il cliente. Quello per l’assicurazione ha l’altro segno.
    .mistake-one-damage = Hai tolto solo la riparazione. Si pagano anche i telefoni rubati.
    .mistake-added = Hai sommato prima le probabilità e i costi. Ogni costo va con la sua probabilità.
    .solution = Il valore atteso del danno è { $breaks } di { $repair } più { $stolen } di { $price }: { $for_repair } + { $for_price } = { $damage } euro. Il guadagno: { $premium } − { $damage } = { $answer } euro.
exercise-4-207 = Due lotterie hanno 100 biglietti ciascuna, e un biglietto costa lo stesso in entrambe. Nella lotteria A { $few } biglietti vincono { $large } euro l’uno; nella lotteria B { $many } biglietti vincono { $small } euro l’uno. In quale lotteria un biglietto ha il valore atteso più grande?
    .title = Due lotterie
    .option-first = nella lotteria A
    .option-second = nella lotteria B
    .option-same = in entrambe è lo stesso
    .option-unknown = prima dell’estrazione non lo sa nessuno
    .hint-1 = Per ogni lotteria: la probabilità di vincere, per il premio.
    .right = Lotteria A: { $few }/100 · { $large } = { $first } euro. Lotteria B: { $many }/100 · { $small } = { $second } euro.
    .mistake-first = I premi sono più grandi, ma più rari. Moltiplica ogni premio per la sua probabilità.
    .mistake-second = Vincono più biglietti, ma vincono meno. Moltiplica ogni premio per la sua probabilità.
    .mistake-same = Calcola i due valori attesi: non sono uguali.
    .mistake-unknown = Quale biglietto vinca, non lo sa nessuno. Il valore atteso si conosce prima: segue dai premi e dalle probabilità.
    .solution = Valore atteso di un biglietto della lotteria A: { $few }/100 · { $large } = { $first } euro; della lotteria B: { $many }/100 · { $small } = { $second } euro.
