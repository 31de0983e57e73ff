# Lezione 12. Un messaggio exercise-12-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-12 = Quanto ci vuole?

waiting-example = p. es. 6,5

# Trenta attese, dove la raccolta e il foglio delle risposte parlerebbero di tiri
card-roll-hint = Lancia finché due dadi fanno 7 (R)
card-roll-rest = { $left ->
        [one] Fai l’ultima attesa
       *[other] { $done ->
            [0] Fai tutte le { $left } attese
           *[other] Fai le altre { $left } attese
        }
    }
card-roll-rest-hint = Fai subito tutte le attese rimaste
card-rolled = { $count } di { $times } attese
class-rolled = { $rolls ->
        [one] 1 attesa
       *[other] { $rolls } attese
    } di { $students ->
        [one] 1 studente
       *[other] { $students } studenti
    }, una dopo l’altra
class-rolls-axis = attese di tutta la classe

exercise-12-1 = Questi dadi li ha lanciati qualcun altro. Quali di queste file potresti contrassegnare nella tua metà destra? Sceglile tutte.
    .title = Quali file?
    .option = Fila { $row }
    .hint-1 = Quando lancia un altro, il dado rosso non conta per te.
    .hint-2 = Restano tre dadi blu. In quanti modi puoi prenderne due?
    .right = Due dei dadi blu: { $pairs }, quindi le file { $sums }. Puoi contrassegnare una casella.
    .mistake-red-too = Il rosso { $red } conta solo per chi ha lanciato. Che cosa fanno i dadi blu, a due a due?
    .mistake-red-only = Per quelle serve il rosso { $red }, e ce l’ha solo chi ha lanciato. Prendi due dadi blu.
    .mistake-all-three = Una somma è sempre di due dadi, mai di tre.
    .solution = Le coppie di dadi blu sono { $pairs }: le file { $sums }. Il rosso { $red } è solo per chi ha lanciato.

exercise-12-2 = La fila 12 ha due caselle libere nella tua metà destra. Quanti lanci degli altri ci vogliono, in media, perché siano contrassegnate tutte e due? Qual è la tua stima?
    .title = La tua stima
    .noted = Ci torneremo sopra.
    .solution = Una stima non è né giusta né sbagliata. Nell’esercizio 12.8 viene confrontata.

exercise-12-3 = Si lanciano due dadi. Quanto è probabile la somma { $row }?
    .title = Somma di due dadi
    .hint-1 = Quanti esiti ha lo spazio campionario, se un dado è blu e l’altro rosso?
    .hint-2 = Scrivi gli esiti con somma { $row }, prima il dado blu. Con un’altra somma: blu 1 e rosso 2 è lo stesso esito di blu 2 e rosso 1?
    .right = { $pairs }: { $ways } esiti su { $outcomes }, tutti equiprobabili.
    .mistake-order = Hai contato coppie senza il loro ordine. Con un dado blu e uno rosso, { $low } + { $high } e { $high } + { $low } sono due esiti.
    .mistake-of-pairs = Le coppie senza ordine sono 21, ma non sono equiprobabili: 4 e 5 esce il doppio delle volte di 4 e 4. Conta gli esiti.
    .mistake-of-sums = Le somme sono 11, ma non sono equiprobabili. Confronta 12 con 7.
    .mistake-outcomes = Il numero degli esiti favorevoli è giusto. Su quanti in tutto?
    .solution = Su { $outcomes } esiti, { $ways } hanno la somma { $row }: { $pairs }.

exercise-12-4 = Qualcun altro lancia i tre dadi blu. Quanto è probabile che due di loro facciano { $row }?
    .title = Due dadi su tre
    .hint-1 = Chiama i dadi a, b e c. Lo spazio campionario ha { $rolls } lanci, e in { $pair } di questi a e b fanno { $row }. E quante coppie ci sono?
    .hint-2 = Quali lanci hai contato ora due volte? Per esempio quelli in cui a e b fanno { $row }, e anche a e c: allora b e c sono uguali.
    .hint-3 = In quanti lanci queste due coppie fanno { $row } tutte e due? Ci sono { $ways } numeri che vanno bene per a, e allora b e c sono fissati. E in quanti modi puoi scegliere due delle tre coppie?
    .right = Inclusione ed esclusione: { $added } − { $less } = { $hits } lanci su { $rolls }.
    .mistake-two-dice = Quella è la probabilità con due dadi. Qui sono tre, e due qualsiasi vanno bene.
    .mistake-added = Hai sommato le probabilità di tre eventi, uno per ogni coppia. Un lancio in cui due coppie fanno { $row } ora è contato due volte. Quanti sono questi lanci?
    .mistake-independent = Hai moltiplicato come se le tre coppie fossero indipendenti. Ma hanno dadi in comune: se a e b fanno { $row }, e anche a e c, allora b e c non possono.
    .mistake-taken-once = Hai tolto quello che due delle coppie hanno in comune. Ma due coppie si possono scegliere in tre modi: la prima e la seconda, la prima e la terza, la seconda e la terza.
    .mistake-taken-twice = Hai tolto troppo. Un lancio che è stato contato due volte deve contare una volta, non sparire.
    .mistake-outcomes = Il numero dei lanci favorevoli è giusto. Su quanti in tutto?
    .solution = Ognuna delle 3 coppie fa { $row } in { $ways } · 6 = { $pair } lanci, insieme { $added }. Per ogni due coppie ci sono { $twice } lanci in cui tutte e due fanno { $row }, in tutto 3 · { $twice } = { $less }; questi sono stati contati due volte. Tutte e tre le coppie insieme non fanno mai una somma dispari. { $added } − { $less } = { $hits } lanci su { $rolls }, cioè { $chance }.

exercise-12-5 = Si lanciano i tre dadi blu finché due di loro fanno 7. Quanti lanci ci vogliono? Aspetta trenta volte: a ogni clic si lancia finché esce un 7.
    .title = Trenta attese
    .waited = { $count ->
        [one] un 7 già al primo lancio
       *[other] un 7 dopo { $count } lanci
    }
    .outcome-1 = 1 lancio
    .outcome-2 = 2 lanci
    .outcome-3 = 3 lanci
    .outcome-4 = 4 lanci
    .outcome-5 = 5 lanci
    .outcome-more = 6 o più
    .noted = Salvato. La tua classe mette insieme tutte le sue attese.
    .solution = Ognuno ha dadi propri. L’attesa di un solo lancio è la più probabile, e ogni lancio in più moltiplica la probabilità per 7/12. È la distribuzione geometrica.

exercise-12-6 = La fila { $row } ha una casella libera nella tua metà destra. Quanti lanci degli altri ci vogliono, in media, perché sia contrassegnata? In matematica questo si chiama valore atteso del tempo di attesa. (Dei { $rolls } lanci, { $hits } offrono { $row }.)
    .title = Una casella
    .hint-1 = Immagina { $rolls } lanci, ogni esito una volta. Quante volte si contrassegna la casella, se ogni volta dopo ne aspetta una nuova?
    .hint-2 = { $hits } caselle contrassegnate in { $rolls } lanci. Quanti lanci sono per ogni casella?
    .right = { $rolls } / { $hits } { $is } { $mean } lanci: 1 diviso la probabilità.
    .mistake-chance = Quella è la probabilità per un lancio. Quanti lanci ci vogliono?
    .mistake-below-one = Nessuna attesa è più corta di un lancio.
    .mistake-before = Quelli sono i lanci che vanno a vuoto. Conta anche il lancio che contrassegna la casella.
    .mistake-half = Hai preso la metà. Ma quello che hai dimezzato non è l’attesa più lunga: può durare molto di più.
    .mistake-even = Dopo questo numero di lanci la casella è contrassegnata in più della metà dei casi. La media è più grande, perché alcune attese sono molto lunghe.
    .mistake-two-dice = Sarebbe giusto con due dadi. Gli altri lanciano tre dadi blu.
    .solution = In { $rolls } lanci la somma { $row } è offerta { $hits } volte, quindi una volta ogni { $rolls } / { $hits } { $is } { $mean } lanci. In generale, il valore atteso di una distribuzione geometrica è 1 diviso la probabilità.

exercise-12-7 = Un lancio offre { $row } con probabilità { $chance }. Quanto è probabile che la tua casella della fila { $row } sia ancora libera dopo { $rolls } lanci degli altri?
    .title = Ancora libera
    .hint-1 = L’evento è: un lancio offre { $row }. Quanto è probabile l’evento contrario?
    .hint-2 = I lanci sono indipendenti, e devono andare a vuoto tutti.
    .right = { $product } = { $result }, cioè { $percent }.
    .mistake-ticked = Quella è la probabilità dell’evento contrario: che la casella sia già contrassegnata.
    .mistake-one-roll = È giusto per un lancio. Qui devono andare a vuoto { $rolls } lanci.
    .mistake-just-then = Quella è la probabilità che sia contrassegnata proprio con il lancio { $rolls }. La domanda è se è ancora libera.
    .mistake-taken-away = Hai tolto la probabilità una volta per ogni lancio. Così, prima o poi non resterebbe niente, eppure i dadi possono sempre andare ancora a vuoto. Moltiplica.
    .mistake-added = Devono andare a vuoto tutti, uno e anche l’altro. Si somma o si moltiplica?
    .solution = Un lancio va a vuoto con probabilità { $miss }, e { $rolls } lanci vanno tutti a vuoto con { $product } = { $result }.

exercise-12-8 = E ora la domanda dell’inizio: la fila 12, due caselle libere nella metà destra. Quanti lanci degli altri ci vogliono, in media, perché siano contrassegnate tutte e due? (È di nuovo il valore atteso.) (Dei { $rolls } lanci, { $hits } offrono 12.)
    .title = Due caselle
    .hint-1 = Quanti lanci ci vogliono, in media, per la prima casella?
    .hint-2 = Quando la prima casella è contrassegnata, aspetti la seconda. I dadi sanno che hai già aspettato?
    .right = { $one } lanci per la prima casella, e altrettanti per la seconda: { $both }.
    .guessed = La tua stima era { $guess }. { $off ->
        [same] Il tuo intervallo contiene il numero.
        [higher] Sono di meno: { $both } lanci.
       *[lower] Ci vuole di più: { $both } lanci.
    }
    .mistake-one-box = Quella è una casella sola. Per la seconda ci vuole altrettanto.
    .mistake-multiplied = Hai moltiplicato. La seconda attesa comincia quando finisce la prima, quindi le attese si sommano.
    .mistake-two-dice = Sarebbe giusto con due dadi. Gli altri lanciano tre dadi blu, e due qualsiasi vanno bene.
    .mistake-halved = Due caselle non fanno più in fretta: ogni lancio contrassegna al massimo una casella.
    .mistake-before = Quelli sono i lanci che vanno a vuoto. Contano anche i due lanci che contrassegnano una casella.
    .mistake-all-four = Quello vale per quattro dadi. Nei lanci degli altri contano solo i tre dadi blu.
    .solution = { $rolls } / { $hits } = { $one } lanci per ogni casella, una dopo l’altra: { $both }. I valori attesi si sommano. (Il numero di lanci ha una distribuzione binomiale negativa.)

exercise-12-9 = La fila { $row } ha due caselle libere nella metà destra, e ogni lancio offre { $row } con probabilità { $chance }. Quanto è probabile che la seconda casella sia contrassegnata con il lancio { $last }, né prima né dopo?
    .title = Proprio con questo lancio
    .hint-1 = Il lancio { $last } deve offrire { $row }: chiamalo un successo, e un insuccesso l’evento contrario. Quanti dei { $before } lanci precedenti devono essere anche loro dei successi?
    .hint-2 = In quanti modi si può collocare quel successo fra i { $before } lanci precedenti? E quanto è probabile ciascuno di questi modi?
    .right = { $before } · { $factors } ≈ { $percent }.
    .mistake-one-order = Quello è un modo solo. Il primo successo può arrivare con uno qualsiasi dei { $before } lanci prima dell’ultimo.
    .mistake-any-order = Hai lasciato arrivare tutti e due i successi dove capita. Il secondo deve arrivare con il lancio { $last }, altrimenti tutte e due le caselle sarebbero già contrassegnate prima.
    .mistake-one-box = Quello vale per una casella: solo lanci a vuoto, poi un successo. Qui c’è un successo anche fra i primi { $before } lanci.
    .mistake-no-misses = Quelli sono i due successi. { $misses ->
        [one] Anche il lancio che va a vuoto ha
       *[other] Anche i { $misses } lanci che vanno a vuoto hanno
    } una probabilità.
    .solution = Due successi e { $misses ->
        [one] un lancio
       *[other] { $misses } lanci
    } a vuoto in un certo ordine: { $factors }. L’ultimo lancio è un successo, e l’altro successo è uno dei { $before } lanci precedenti: { $before } · { $factors } ≈ { $percent }. È la distribuzione binomiale negativa.

exercise-12-10 = Ora i tuoi lanci. Restano solo le file { $one } e { $other }, con una casella ciascuna. Usati al meglio, prima la fila più lenta, { $both } lanci su { $rolls } le contrassegnano tutte e due, { $countOne } solo la fila { $one }, { $countOther } solo la fila { $other }, e { $nothing } non contrassegnano niente. Da sola, la fila { $one } richiede in media { $waitOne } lanci, e la fila { $other } ne richiede { $waitOther }. Quanti lanci ci vogliono, in media, perché siano contrassegnate tutte e due?
    .title = Restano due file
    .hint-1 = Immagina { $rolls } giocatori che sono a questo punto. Ognuno lancia una volta: finora sono { $rolls } lanci. A chi ne servono ancora quanti?
    .hint-2 = A chi ha contrassegnato la fila { $one } resta la fila { $other }, che richiede { $waitOther } lanci. Chi non ha contrassegnato niente è al punto di prima, e gliene serve ancora il numero che cerchi. Chiamalo V.
    .hint-3 = { $rolls } · V = { $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne } + { $nothing } · V.
    .right = ({ $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne }) / { $something } ≈ { $mean } lanci.
    .mistake-added = Hai fatto aspettare una fila dopo l’altra. Ma sono libere tutte e due nello stesso tempo: un lancio che va a vuoto per una può contrassegnare l’altra.
    .mistake-slower = Quella è la fila più lenta da sola. Può essere contrassegnata per prima, e allora l’altra è ancora libera.
    .mistake-once = Hai dimenticato chi non ha contrassegnato niente: deve ricominciare, e sono { $nothing } su { $rolls }.
    .mistake-no-roll = Hai dimenticato questo lancio: conta uno per tutti.
    .mistake-exchanged = A chi ha contrassegnato la fila { $one } resta l’altra fila. Hai preso quella già contrassegnata.
    .solution = { $rolls } · V = { $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne } + { $nothing } · V, quindi V = ({ $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne }) / { $something } ≈ { $mean }.

exercise-12-11 = Restano le file { $rows }, con una casella ciascuna, e questo è il tuo lancio. Che cosa contrassegni, per aver bisogno in media di meno lanci?
    .title = Quale casella?
    .option-two = Le file { $one } e { $other }.
    .option-lone = La fila { $lone }.
    .option-one = Solo la fila { $one }.
    .option-equal = È lo stesso.
    .hint-1 = Non guardare che cosa contrassegni. Che cosa resta dopo?
    .hint-2 = La fila { $lone } da sola richiede ancora { $afterTwo } lanci. Le file { $one } e { $other } insieme ne richiedono { $afterLone }.
    .right = { $right ->
        [lone] La fila { $lone } è fatta, e le file { $one } e { $other } richiedono ancora { $afterLone } lanci. Con due caselle adesso aspetteresti la fila { $lone } per { $afterTwo } lanci.
       *[two] La fila { $lone } da sola richiede ancora { $afterTwo } lanci, le file { $one } e { $other } ne richiederebbero { $afterLone }.
    }
    .mistake-two = Due caselle sembrano più di una. Ma poi resta la fila { $lone }, e ci vuole molto.
    .mistake-lone = Poi restano le file { $one } e { $other }. Quanto ci vuole per tutte e due?
    .mistake-one = Le stesse coppie contrassegnano insieme le file { $one } e { $other }. Perché lasciarne libera una?
    .mistake-equal = Non è lo stesso: pensa a quanto ci vuole per contrassegnare quello che resta.
    .solution = Dopo le file { $one } e { $other } resta la fila { $lone }, cioè ancora { $afterTwo } lanci; dopo la fila { $lone } restano le file { $one } e { $other }, cioè ancora { $afterLone } lanci. { $right ->
        [lone] Quindi la fila { $lone }.
       *[two] Quindi le file { $one } e { $other }.
    }

exercise-12-12 = Progetti un foglio di gioco. Ogni fila della metà sinistra deve valere la pena di un tentativo. Quante caselle dai alla fila 2, alla fila 7 e alle file in mezzo? Perché non lo stesso numero dappertutto? E a che cos’altro dovresti pensare?
    .title = Il tuo foglio
    .model = Per la fila 2 servono due dadi con 1, che escono in 171 lanci su 1.296; la fila 7 esce in 834. Con cinque caselle ciascuna, la fila 2 richiederebbe più di cinque volte tanto, e nessuno ci proverebbe. Quindi le file crescono verso il centro: { $rows } caselle, come sul foglio di questa raccolta. Anche così la fila 2 da sola richiede { $ends } lanci, e la fila 7 ne richiede { $middle }. Ma un lancio può contrassegnare solo due caselle, e tutte le file le vogliono nello stesso momento; quindi bisogna provarlo, in molte partite, o calcolarlo.
    .solution = La legge una persona. Una buona risposta confronta tempi di attesa (le caselle divise per la probabilità di una somma), fa crescere il numero di caselle verso il 7, e vede che le file si contendono gli stessi lanci, per cui la somma dei tempi delle singole file non è il tempo di una partita.

# Figure
picture-sums = I { $count } esiti di due dadi, e le loro somme
picture-offers = In quanti lanci si trova una somma?
picture-offers-two = due dadi
picture-offers-blue = due dei tre dadi blu
picture-offers-four = due dei quattro dadi
picture-offers-of = { $ways } su { $rolls }
picture-waits = Le tue trenta attese di un 7
picture-waits-not-yet = Le tue trenta attese: prima lancia i dadi dell’esercizio { $number }
picture-waits-rolled = { $count } (atteso: { $expected })
picture-race = Lanci che mancano in media: file { $rows } da una casella
picture-race-both = Le frecce per due caselle insieme non sono disegnate.
picture-race-open = file { $rows }
picture-race-one = fila { $row }
picture-race-none = niente
picture-race-left = { $rolls ->
    [0] la fine
   *[other] { $rolls } lanci
}

# For tests
exercise-12-201 = Si lancia un dado equo a { $sides } facce, numerate da 1 a { $sides }, finché mostra un 1. Qual è la probabilità che questo succeda al lancio numero { $roll }, né prima né dopo?
    .title = Il primo successo
    .hint-1 = Che cosa mostrano i lanci prima, e che cosa mostra il lancio numero { $roll }? Moltiplica.
    .right = Prima nessun 1, poi un 1: { $product } = { $answer }, cioè { $percent }.
    .mistake-any-place = Questo è un 1 in { $roll } lanci, in un posto qualsiasi. Qui deve venire al lancio numero { $roll }.
    .mistake-by-then = Questo è un 1 nei primi { $roll } lanci. Non deve venire prima.
    .mistake-one-more = C’è un insuccesso di troppo: prima del lancio numero { $roll } ce n’è uno in meno.
    .mistake-one-roll = Questa è la probabilità di un 1 in un lancio qualsiasi. I lanci prima non devono mostrarne.
    .solution = Distribuzione geometrica: { $product } = { $answer }, cioè { $percent }.
exercise-12-202 = Un pacchetto di cereali contiene un bottone dorato con probabilità { $chance }, indipendentemente dagli altri. Compri pacchetti finché ne hai uno. Qual è il valore atteso del numero di pacchetti?
    .title = Quanti pacchetti?
    .hint-1 = Su 100 pacchetti, quanti circa contengono un bottone dorato? Quanti pacchetti sono per ciascuno?
    .right = 1/{ $decimal } = { $answer } pacchetti in media.
    .mistake-half = La metà non è una media: contano anche le attese lunghe.
    .mistake-before = Questi sono i pacchetti comprati invano. Si compra anche quello con il bottone.
    .mistake-of-hundred = Tanti bottoni dorati ci sono in 100 pacchetti. Quanti pacchetti servono per ciascuno?
    .mistake-complement = Hai diviso per la probabilità di non trovare un bottone dorato.
    .solution = Distribuzione geometrica: il valore atteso è 1/p = 1/{ $decimal } = { $answer }.
exercise-12-203 = In un gioco puoi cominciare appena la ruota mostra rosso. Dei suoi { $sectors } settori uguali { $red ->
        [one] uno è rosso
       *[other] { $red } sono rossi
    }, e giri la ruota una volta per turno. Qual è la probabilità che dopo { $turns } turni tu non abbia ancora cominciato?
    .title = Ancora in attesa
    .hint-1 = Allora nessuno dei { $turns } giri ha mostrato rosso. I giri sono indipendenti.
    .right = { $turns } volte niente rosso: { $product } = { $answer }, cioè { $percent }.
    .mistake-started = Questo è l’evento contrario: hai già cominciato.
    .mistake-one-turn = Questo è un solo turno senza rosso. Qui sono { $turns }.
    .mistake-with-last = Questo è rosso proprio al turno numero { $turns }. Ma qui rosso non è mai venuto.
    .mistake-all-red = Questo è rosso ogni volta. Si chiede mai rosso.
    .solution = P(non rosso) = { $miss } in ogni turno, e i turni sono indipendenti: { $product } = { $answer }, cioè { $percent }.
exercise-12-204 = Si lanciano un dado a { $first } facce e un dado a { $second } facce; entrambi sono equi e numerati da 1. Qual è la probabilità che la somma sia almeno { $total }?
    .title = Somma di due dadi
    .hint-1 = Quanti esiti ha lo spazio campionario? Disegnalo come tabella, e segna le somme da { $total } a { $highest }.
    .right = Le somme da { $total } a { $highest } vengono { $terms } = { $hits } volte su { $outcomes } esiti: { $percent }.
    .mistake-more-than = Hai lasciato fuori la somma { $total }. «Almeno» la comprende.
    .mistake-exactly = Questa è solo la somma { $total }. Anche le somme più grandi appartengono all’evento.
    .mistake-less = Questo è l’evento contrario: la somma è minore di { $total }.
    .mistake-sums = Hai contato le somme. Ma non sono equiprobabili: conta le coppie.
    .solution = Lo spazio campionario ha { $first } · { $second } = { $outcomes } esiti. { $terms } = { $hits } sono favorevoli: { $hits }/{ $outcomes }, cioè { $percent }.
