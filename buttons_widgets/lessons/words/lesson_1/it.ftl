# Lezione 1. Un messaggio exercise-1-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-1 = Mai bottone accanto a bottone

exercise-1-1 = In quanti modi si possono disporre i bottoni sul tabellone vero, quello da 36 caselle? Il tabellone vuoto conta come un modo. Qual è la tua stima?
    .title = La tua stima
    .noted = Per ora nessuno può saperlo. Alla fine della lezione vedrai quanto la tua stima era vicina.
    .solution = Una stima non è né giusta né sbagliata. Una stima di gran lunga troppo bassa non è una vergogna: i numeri che nascono moltiplicando più e più volte crescono più in fretta di quanto sentiamo.

exercise-1-2 = In quanti modi si possono disporre i bottoni in una sola riga di { $spaces } caselle, se due bottoni non possono mai essere vicini? Conta anche la riga vuota.
    .title = Una riga
    .hint-1 = Comincia in piccolo. Le figure mostrano tutti i modi per 1, 2 e 3 caselle. Qual è la regola della successione 2, 3, 5?
    .hint-2 = Guarda l’ultima casella. Se è vuota, nelle altre { $last } caselle può starci tutto ciò che è permesso. Se c’è un bottone, come deve essere la casella prima?
    .hint-3 = Quindi ogni numero di modi è la somma dei due che lo precedono.
    .right = { $ways } modi: { $before } con l’ultima casella vuota e { $before-that } con un bottone sull’ultima casella. Ogni configurazione sta in uno solo di questi gruppi, quindi si somma: è la regola della somma.
    .mistake-empty-left-out = Te ne manca uno. Anche la riga senza bottoni è una configurazione.
    .mistake-neighbours = Così conti tutte le sequenze di bottoni e caselle vuote. Togli quelle in cui due bottoni sono vicini.
    .mistake-one-button = Così conti le righe con esattamente un bottone. Può anche non essercene nessuno, oppure più d’uno.
    .mistake-one-or-none = Così conti le righe con un bottone o nessuno. C’è posto anche per due bottoni che non siano vicini.
    .solution = Se l’ultima casella è vuota, le prime { $last } caselle si possono riempire in { $before } modi. Se lì c’è un bottone, la casella prima è vuota e il resto si può riempire in { $before-that } modi. Per la regola della somma sono { $ways }. I numeri { $sequence } formano la successione di Fibonacci: ognuno è la somma dei due precedenti.

exercise-1-3 = Una riga di 3 caselle ha { $row } configurazioni. Mia dice: «Un tabellone di 3 righe ne ha { $row } · { $row } · { $row } = { $product }». Ma tu ne vedi { $boards }. Che cosa ha dimenticato?
    .title = Perché non { $product }?
    .option-order = L’ordine delle righe non conta, quindi { $product } va diviso.
    .option-columns = I bottoni non possono essere vicini nemmeno in una colonna, quindi non ogni riga può stare sotto ogni altra.
    .option-empty = Ha contato più volte il tabellone vuoto.
    .option-added = I modi di più righe si sommano, non si moltiplicano.
    .hint-1 = Disegna due righe che da sole sono permesse, ma che non possono stare una sotto l’altra.
    .hint-2 = Si moltiplica se ogni scelta per una riga lascia altrettante scelte per la riga successiva. È così?
    .right = Un bottone in una riga chiude la casella che sta sotto. Quindi alcune righe lasciano più scelte di altre per la riga successiva, e la regola del prodotto non vale.
    .mistake-order = Le righe hanno un posto preciso: la riga in alto non è la riga in basso. Fra i { $product } tabelloni non ce ne sono due uguali.
    .mistake-empty = Di tabellone vuoto ce n’è uno solo, e fra i { $product } è contato una volta: vuota, vuota, vuota.
    .mistake-added = Sommando si avrebbe { $row } + { $row } + { $row }, decisamente troppo poco. Moltiplicare è giusto se ogni scelta per una riga ne lascia altrettante per la successiva. Qui è così?
    .solution = { $product } conta tutti i tabelloni in cui ogni riga, presa da sola, è permessa. In { $touching } di questi c’è un bottone proprio sopra un altro. La regola del prodotto chiede ogni volta lo stesso numero di scelte, e una riga ne lascia fra 2 e { $row } alla successiva.

exercise-1-4 = La riga in alto di questo tabellone è già sistemata. Quali delle cinque righe possono stare subito sotto? Sceglile tutte.
    .title = Quali righe vanno bene?
    .option-none = ○ ○ ○
    .option-left = ● ○ ○
    .option-middle = ○ ● ○
    .option-right = ○ ○ ●
    .option-ends = ● ○ ●
    .hint-1 = Metti un dito su ogni casella che sta sotto un bottone. Lì non può esserci niente. E nelle altre?
    .hint-2 = Angolo contro angolo è permesso.
    .right = Proprio quelle che non hanno un bottone subito sotto un bottone.
    .mistake-under-a-button = In una di quelle righe c’è un bottone subito sotto un bottone. Anche quello è un vicino.
    .mistake-corners = Queste vanno tutte bene, ma ce ne sono altre. Due bottoni possono toccarsi in un angolo: i vicini sono solo a sinistra, a destra, sopra e sotto.
    .mistake-empty-left-out = Ne manca una. Che ne dici di una riga senza niente?
    .solution = Una riga va bene se non ha bottoni nelle colonne in cui ne ha la riga in alto. Gli angoli non contano, e la riga vuota va sempre bene.

exercise-1-5 = La riga di mezzo di questo tabellone resta com’è. Quanti tabelloni hanno esattamente questa riga di mezzo?
    .title = Partendo dal mezzo
    .hint-1 = Quante delle cinque righe possono stare sopra quella di mezzo? Trovalo come nell’esercizio precedente. E sotto?
    .hint-2 = La riga che scegli sopra cambia qualcosa per quella sotto? Non sono vicine.
    .hint-3 = Per ognuna delle { $fit } righe sopra ci sono { $fit } righe sotto. Disegnale, se vuoi.
    .right = Sopra vanno bene { $fit } righe, e per ognuna di queste { $fit } sotto: { $fit } · { $fit } = { $boards }. Qui vale la regola del prodotto: qualunque riga ci sia sopra, sotto ne vanno bene altrettante.
    .mistake-added = Hai sommato. Ma ogni riga sopra si combina con ogni riga sotto.
    .mistake-one-row = Tante sono le righe che vanno bene sopra. E sotto?
    .mistake-all-rows = Non tutte e cinque le righe vanno bene: la riga di mezzo chiude le caselle sopra e sotto il suo bottone.
    .mistake-three-rows = Hai moltiplicato tre volte. Ma la riga di mezzo è fissata: si scelgono solo quella sopra e quella sotto.
    .mistake-one-side = Da una parte hai preso tutte e cinque le righe. La riga di mezzo chiude una casella sopra il suo bottone e una sotto.
    .mistake-across = La riga in alto e quella in basso non sono vicine. Possono avere bottoni nella stessa colonna?
    .solution = { $fit } delle cinque righe possono stare sopra quella di mezzo, e le stesse { $fit } sotto. Fissata la riga di mezzo, ogni scelta sopra ne lascia altrettante sotto: la regola del prodotto dà { $fit } · { $fit } = { $boards }.

exercise-1-6 = I bottoni su questo tabellone restano; se ne possono aggiungere altri, o nessuno. Quanti tabelloni sono possibili, compreso quello che vedi?
    .title = Quando si moltiplica?
    .hint-1 = Quali caselle sono ancora aperte? { $open ->
        [one] Ce n’è una.
       *[other] Ce ne sono { $open }.
    }
    .hint-2 = Formano { $pieces } pezzi separati. In quanti modi si può riempire ogni pezzo, preso da solo? (Anche «niente» è un modo.)
    .hint-3 = Qualunque cosa tu metta in un pezzo, per gli altri restano altrettanti modi.
    .right = I pezzi si riempiono in { $product } modi. Qualunque cosa ci sia in uno, gli altri conservano tutti i loro modi, quindi vale la regola del prodotto: { $ways } tabelloni.
    .mistake-neighbours = Ogni casella aperta piena o vuota: sarebbe giusto se fra le caselle aperte non ce ne fossero di vicine. Invece ce ne sono.
    .mistake-two-each = Hai dato a ogni pezzo due modi, pieno o vuoto. Per una casella sola è giusto. Ma due vicine hanno tre modi: niente, l’una o l’altra.
    .mistake-added = Hai sommato i modi dei pezzi. Ma ogni modo di un pezzo si combina con ogni modo degli altri.
    .mistake-one-or-none = Così conti un bottone in più o nessuno. C’è posto anche per più bottoni insieme.
    .mistake-nothing-more = Ne manca uno: è permesso anche non aggiungere proprio niente.
    .solution = Le { $open } caselle aperte formano { $pieces } pezzi che non sono vicini fra loro. Una casella da sola ha 2 modi, due vicine ne hanno 3, tre attaccate ne hanno 5. Ogni modo di un pezzo ne lascia altrettanti agli altri. Per la regola del prodotto { $product } = { $ways }.

exercise-1-7 = Su questo tabellone ci sono due bottoni. Aggiungine quanti ne permettono le regole: due bottoni non possono mai essere vicini, né in una riga né in una colonna.
    .title = Quanti ce ne stanno
    .hint-1 = Quali caselle sono chiuse dai due bottoni? Quelle sono comunque perse.
    .hint-2 = Colora il tabellone come una scacchiera. Su tutte le caselle di uno stesso colore si possono mettere bottoni senza che due siano vicini.
    .hint-3 = Forse nessuno dei due colori da solo è il migliore: una parte del tabellone può seguire un colore e un’altra parte l’altro.
    .right = Sono { $most }, e di più non ce ne stanno.
    .mistake-beside = { $one } e { $other } sono vicine. Un bottone tiene libere le caselle a sinistra, a destra, sopra e sotto.
    .mistake-room-left = C’è posto per un altro bottone, per esempio in { $cell }.
    .mistake-full-is-not-most = Non c’è più posto per un altro bottone, ma { $count } non è il massimo. Un tabellone può essere pieno con troppo pochi bottoni. Riprendine qualcuno e comincia da un angolo.
    .solution = Si possono aggiungere { $most } bottoni. Le caselle aperte si possono dividere in coppie di vicine, con qualcuna che avanza. Ogni coppia e ogni casella che avanza contiene al massimo un bottone, e in tutto sono { $most }: è un limite superiore.

exercise-1-8 = Quanti bottoni ci stanno al massimo su un tabellone di { $rows } righe con { $columns } caselle ciascuna?
    .title = Quanti al massimo?
    .half = La metà di { $spaces } è { $half }, e mezzo bottone non esiste. Pensa alla casella che avanza: è uno in più o uno in meno?
    .hint-1 = Disegnalo in piccolo. Prova prima con { $rows } righe da 3.
    .hint-2 = Dividi le { $spaces } caselle in coppie di vicine. Ne avanza una. Quanti bottoni può contenere ogni pezzo?
    .hint-3 = Ora coloralo come una scacchiera e comincia da un angolo. Quante caselle hanno il colore dell’angolo?
    .right = { $pairs } coppie e una casella che avanza: { $most } è un limite superiore. Il colore degli angoli, sulla scacchiera, ha { $most } caselle: tanti ce ne stanno davvero. Le due cose insieme sono una dimostrazione.
    .mistake-one-left-over = Te ne manca uno. { $pairs } coppie contengono { $pairs } bottoni. Ma con un numero dispari di caselle una casella non appartiene a nessuna coppia.
    .mistake-corners = Tu separi anche gli angoli. I bottoni possono toccarsi in un angolo, quindi si può usare ogni riga.
    .mistake-each-row = In una riga ci stanno { $in-row } bottoni. Ma la riga subito sotto non può contenerne altri { $in-row }.
    .mistake-all-spaces = Quelle sono tutte le caselle. Due caselle vicine non possono avere entrambe un bottone.
    .solution = Al massimo: le { $spaces } caselle si possono dividere in { $pairs } coppie di vicine più una casella singola, ognuna con al massimo un bottone. Quindi { $most } è un limite superiore. Almeno: sulla scacchiera il colore degli angoli ha { $most } caselle, e due di queste non sono mai vicine.

exercise-1-9 = I tabelloni di 3, 4 e 5 righe hanno { $three }, { $four } e { $five } configurazioni. Quante ne avrà quello vero, con 6 righe? Guarda i fattori.
    .title = Il tabellone vero
    .option-doubled = circa { $doubled }
    .option-same-factor = circa { $same-factor }
    .option-growing-factor = circa { $growing-factor }
    .option-all-patterns = circa { $all-patterns }
    .hint-1 = Da 4 righe a 5 il numero è cresciuto di { $factor } volte. E da 3 righe a 4?
    .hint-2 = Questa successione cresce dello stesso fattore da un tabellone all’altro? Quale potrebbe essere il prossimo fattore?
    .right = Il fattore stesso ogni volta più che raddoppia, quindi il prossimo dovrebbe essere circa { $next-factor }. Con esattezza, le configurazioni sono { $total }: il fattore è { $last-factor }. Una successione con un fattore sempre uguale cresce in modo esponenziale; questa cresce più in fretta.
    .mistake-doubled = Una riga e una colonna in più fanno molto più del doppio. Guarda i fattori nella figura.
    .mistake-same-factor = Così usi ancora una volta l’ultimo fattore, { $factor }. Ma quello prima era solo { $earlier }. Come si comportano i fattori?
    .mistake-all-patterns = Quello è 2 moltiplicato per sé stesso { $spaces } volte: ogni casella con o senza bottone. Quasi sempre ci sono dei vicini.
    .guessed = All’inizio la tua stima era { $guess }. { $off ->
        [held] È nel tuo intervallo.
        [near] Che stima! Sei a meno di un fattore due.
        [low] Il numero vero è { $times } volte più grande. I numeri che crescono moltiplicandosi diventano presto più grandi di quanto ci aspettiamo.
        [high] Il numero vero è { $times } volte più piccolo. Sapevi che questi numeri crescono in fretta, e hai esagerato solo un po’.
       *[zero] Ce n’è sempre almeno una: il tabellone vuoto.
    }
    .solution = Gli ultimi fattori sono circa { $earlier } e { $factor }: ognuno è più del doppio del precedente. Quindi il prossimo è circa { $next-factor }, e { $five } · { $next-factor } fa circa { $growing-factor }. Con esattezza: { $total }.

exercise-1-10 = Riempi questo tabellone in modo che non ci sia più posto per altri bottoni, usandone il meno possibile. La classe confronta i risultati.
    .title = Pieno con pochi
    .beside = { $one } e { $other } sono vicine. Riprendi uno dei due bottoni.
    .room-left = Il tabellone non è ancora pieno: c’è posto in { $cell }{ $count ->
        [one] {""}.
       *[other] {" "}e in altre caselle.
    }
    .kept = { $count ->
        [one] Pieno con un solo bottone, e salvato.
       *[other] Pieno con { $count } bottoni, e salvato. Riesci a farlo con meno?
    } Puoi cambiare il tuo tabellone tutte le volte che vuoi.
    .hint-1 = Un bottone in mezzo chiude quattro caselle, uno in un angolo soltanto due.
    .hint-2 = Una casella chiusa da due bottoni è uno spreco. Cerca di chiudere ogni casella una volta sola.
    .solution = Ne bastano { $fewest }, e con meno non è possibile (il kit ha esaminato tutti e { $full } i tabelloni pieni). Il trucco è fare in modo che poche caselle siano chiuse da due bottoni.

exercise-1-11 = Un compagno che era malato dice: «{ $row } modi per ogni riga, quindi { $row } · { $row } · { $row } tabelloni». Spiegagli in poche frasi perché sono troppi e come si arriva a { $boards }.
    .title = Spiegalo
    .model = Un bottone chiude anche la casella sopra e quella sotto, quindi una riga può lasciare meno scelte di un’altra per la successiva. Ma se si fissa la riga di mezzo, qualunque cosa io metta in alto, in basso vanno bene altrettante righe. Conto quante righe possono stare accanto a ogni riga di mezzo, moltiplico questo numero per sé stesso (regola del prodotto) e sommo i cinque gruppi (regola della somma): { $sum } = { $boards }.
    .solution = Una buona risposta dice che una riga cambia quante scelte restano per la successiva, dà un esempio di due righe che non vanno d’accordo e trova dove vale la regola del prodotto: sopra e sotto, una volta fissata la riga di mezzo. Va bene qualsiasi altro modo completo di contare.

# Figure
picture-rows = Tutte le configurazioni di una riga di { $spaces } { $spaces ->
        [one] casella
       *[other] caselle
    }: { $count }
picture-arrangements = Tutte le { $count } configurazioni su un tabellone di { $size } righe, secondo il numero di bottoni
picture-with-buttons = { $buttons ->
        [one] { $buttons } bottone
       *[other] { $buttons } bottoni
    }: { $count }
picture-rows-below = Quali righe possono stare sotto ciascuna delle cinque: rispettivamente { $counts }
picture-middle-rows = Per ogni riga di mezzo i tabelloni che la contengono: { $sum }
picture-pairs = Un tabellone di { $size } righe, diviso in coppie di vicine, con { $most } bottoni
picture-growth = Numero di configurazioni sui tabelloni quadrati: { $counts }

# Che cosa serve da prima del corso

exercise-1-91 = Hai { $first } magliette e { $second } paia di pantaloni. In quanti modi ti puoi vestire?
    .title = Due scelte
    .hint-1 = Con la prima maglietta puoi mettere uno qualsiasi dei { $second } pantaloni. E con la seconda?
    .right = { $first } · { $second } = { $answer }.
    .mistake-added = Questo è il numero di capi nell’armadio. Ogni maglietta va con ogni paio di pantaloni.
    .mistake-halved = Maglietta rossa e pantaloni blu non è lo stesso di maglietta blu e pantaloni rossi: niente è contato due volte.
    .mistake-one-each = Una maglietta si può mettere anche con altri pantaloni.
    .solution = Ognuna delle { $first } magliette va con ognuno dei { $second } pantaloni: { $first } · { $second } = { $answer }.
exercise-1-92 = Quanto fa { $part } di { $whole }?
    .title = Una parte di un numero
    .hint-1 = Cerca prima una delle { $bottom } parti uguali di { $whole }.
    .right = Una parte è { $one }, e { $top } parti sono { $answer }.
    .mistake-one-part = Questa è una parte su { $bottom }. Prendine { $top }.
    .mistake-rest = Questo è quello che resta.
    .mistake-upside-down = Una parte non può essere più del tutto. Dividi per { $bottom } e moltiplica per { $top }.
    .solution = { $whole } diviso { $bottom } fa { $one }, per { $top } fa { $answer }.
exercise-1-93 = { $hits } tiri su { $of } vanno a segno. Con la stessa quota, quanti sarebbero su 100?
    .title = Su cento
    .hint-1 = Quante volte sta { $of } in 100?
    .right = 100 è { $times } · { $of }, quindi { $times } · { $hits } = { $answer }.
    .mistake-as-many = Con più tiri ci sono più centri.
    .mistake-others = Questi sono quelli che mancano il bersaglio.
    .mistake-added = Hai aggiunto a { $hits } quello che manca da { $of } a 100. La quota resta la stessa se si moltiplicano entrambi.
    .solution = { $hits } su { $of } sono { $answer } su 100: moltiplica entrambi per { $times }.
exercise-1-94 = Quanto fa { $first } · { $second }?
    .title = Moltiplicare frazioni
    .hint-1 = Moltiplica i numeratori e moltiplica i denominatori.
    .right = { $tops } su { $bottoms } fa { $answer }.
    .mistake-added = Questa è la somma. Bisogna moltiplicare.
    .mistake-tops-and-bottoms = Hai sommato numeratori e denominatori. Moltiplicali.
    .mistake-divided = Questo è { $first } diviso { $second }.
    .solution = Numeratore per numeratore, denominatore per denominatore: { $tops } su { $bottoms } fa { $answer }.
exercise-1-95 = Qual è la media di { $numbers }?
    .title = Una media
    .hint-1 = Somma tutti e quattro i numeri. Quanti sono?
    .right = { $sum } diviso 4 fa { $answer }.
    .mistake-sum = Questa è la somma. I numeri sono quattro.
    .mistake-without-zero = Anche lo 0 conta: i numeri sono quattro.
    .mistake-middle = Questo è il punto medio tra il secondo e il terzo: la mediana.
    .solution = La somma è { $sum } e i numeri sono quattro: { $answer }.
exercise-1-96 = Qual è la radice quadrata di { $square }?
    .title = Una radice quadrata
    .hint-1 = Quale numero, moltiplicato per se stesso, dà { $square }?
    .right = { $root } · { $root } = { $square }.
    .mistake-halved = Questa è la metà. Moltiplicala per se stessa: ottieni { $square }?
    .mistake-point = Guarda la virgola. Moltiplica il tuo numero per se stesso.
    .mistake-squared = Questo è il quadrato. La radice va nell’altro verso.
    .solution = { $root }, perché { $root } · { $root } = { $square }.
exercise-1-97 = Quanto fa { $first } meno { $second }?
    .title = Sotto lo zero
    .hint-1 = Hai { $first } e paghi { $second }. Quanto devi ancora?
    .right = { $first } meno { $second } sta { $gap } sotto lo zero.
    .mistake-exchanged = Questo è { $second } meno { $first }. L’ordine conta.
    .mistake-added = Questa è la somma.
    .mistake-both-below = Parti da { $first } e scendi di { $second } passi.
    .solution = Da { $first } si scende di { $second } passi: { $gap } sotto lo zero.
exercise-1-98 = Un evento ha probabilità { $percent }%. Qual è la probabilità che non accada?
    .title = Non accade
    .hint-1 = O accade o non accade: insieme fa 100%.
    .right = 100% meno { $percent }% fa { $answer }%.
    .mistake-same = Questa è la probabilità che accada.
    .mistake-ten-too-many = Somma il tuo numero e { $percent }: fa 100?
    .mistake-half = Due possibilità non sono per forza equiprobabili.
    .solution = 100% meno { $percent }% fa { $answer }%: la probabilità dell’evento contrario.

# Per le verifiche
exercise-1-201 = Un lucchetto per bicicletta ha { $rings } anelli. Ogni anello si può mettere su uno di { $symbols } simboli, e un simbolo può comparire più volte. Quanti codici ci sono?
    .title = Un lucchetto
    .hint-1 = La regola del prodotto: ogni scelta del primo anello va con ogni scelta del secondo, e così via.
    .right = { $rings } scelte con { $symbols } possibilità ciascuna: { $product } = { $answer }.
    .mistake-multiplied = Questo è il numero dei simboli di tutti gli anelli insieme. Ogni simbolo del primo va con ognuno del secondo: moltiplica una volta per ogni anello.
    .mistake-exchanged = Hai scambiato base ed esponente. Quante possibilità ha un anello? E quante volte scegli?
    .mistake-no-repeats = { $falling } è giusto se nessun simbolo può ripetersi: sarebbe una disposizione semplice. Qui un simbolo può tornare.
    .solution = Per la regola del prodotto ci sono { $product } = { $answer } codici: l’ordine conta, e le ripetizioni sono permesse.
exercise-1-202 = { $runners } atlete partecipano a una corsa. Nessuna arriva a pari merito. In quanti modi si possono assegnare le medaglie d’oro, d’argento e di bronzo?
    .title = Tre medaglie
    .hint-1 = L’ordine conta. Quante atlete possono vincere l’oro? E assegnato l’oro, quante possono vincere l’argento?
    .right = { $product } = { $answer }: prima l’oro, poi l’argento, poi il bronzo.
    .mistake-unordered = Questo è il numero dei gruppi di tre: hai contato le combinazioni. Qui conta quale delle tre vince quale medaglia.
    .mistake-repeats = Nessuna vince due medaglie: per l’argento restano solo { $second } atlete.
    .mistake-all = Questo è il numero delle permutazioni di tutte e { $runners } le atlete. Qui contano solo i primi tre posti.
    .mistake-added = Hai sommato le possibilità. Ogni vincitrice dell’oro va con ogni possibile seconda: moltiplica.
    .solution = Sono disposizioni di 3 su { $runners }, senza ripetizioni: { $product } = { $answer }.
exercise-1-203 = Fra { $pupils } studenti si sceglie una squadra di { $team }. Nella squadra tutti hanno lo stesso compito. Quante squadre diverse sono possibili?
    .title = Scegliere una squadra
    .hint-1 = Scegli prima uno dopo l’altro, come se l’ordine contasse. Quante volte è contata allora ogni squadra?
    .right = Con l’ordine ci sono { $product } = { $ordered } scelte, e ogni squadra è contata { $team }! = { $orders } volte: { $ordered } : { $orders } = { $answer }.
    .mistake-ordered = Hai tenuto conto dell’ordine. Ma Ada, Bo, … e Bo, Ada, … sono la stessa squadra.
    .mistake-divided-by-team = Hai diviso per { $team }. Ma { $team } studenti si possono scegliere in { $orders } ordini.
    .mistake-repeats = Permetti di scegliere due volte la stessa persona, e conti anche gli ordini.
    .mistake-multiplied = Hai moltiplicato { $pupils } per { $team }. Quanti studenti si possono scegliere per primi? Quanti ne restano per il secondo posto?
    .solution = Sono combinazioni. Il coefficiente binomiale «{ $pupils } su { $team }» è { $ordered } : { $orders } = { $answer }.
exercise-1-204 = Dalla scuola puoi prendere uno di { $buses } autobus per la stazione, e da lì uno di { $trams } tram per il museo. Oppure prendi uno di { $trains } treni che vanno dalla scuola direttamente al museo. In quanti modi puoi andare al museo?
    .title = Al museo
    .hint-1 = Dividi i percorsi in due gruppi: con il cambio alla stazione, e senza.
    .right = Con il cambio { $buses } · { $trams } = { $changing } percorsi, senza { $trains }. In tutto { $changing } + { $trains } = { $answer }.
    .mistake-added = Hai sommato tutto. Ogni autobus va con ogni tram: in questo gruppo moltiplica.
    .mistake-multiplied = Hai moltiplicato tutto. Ma in un percorso in treno non ci sono né autobus né tram. Sono due gruppi: sommali.
    .mistake-one-group = Questi sono i percorsi con il cambio. Mancano quelli in treno.
    .mistake-after-the-bus = Fai partire i treni dalla stazione, dopo un autobus. Partono invece dalla scuola.
    .solution = La regola del prodotto dà { $buses } · { $trams } = { $changing } percorsi con il cambio, la regola della somma { $changing } + { $trains } = { $answer } in tutto.
