# Lezione 13. Un messaggio exercise-13-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-13 = Offerte, pareggi e tris

auction-example = p. es. 7

# Sul foglio delle risposte, per trenta tiri

exercise-13-1 = Questi dadi si trovano nella cava: { $bid }. Quali di queste offerte li battono? Sceglile tutte.
    .title = Che cosa li batte?
    .hint-1 = Prima conta i dadi. Quello che mostrano conta solo se due offerte hanno lo stesso numero di dadi.
    .hint-2 = Un’offerta ha meno dadi, due ne hanno altrettanti, ma non più alti: queste tre non battono.
    .right = { $more } e { $many } hanno più dadi. { $higher } ne ha altrettanti, e sono più alti.
    .mistake-pips = Quella li batte. Ma hai sommato i punti? Prima conta il numero dei dadi: più dadi battono meno dadi, anche se sono 1.
    .mistake-value = Hai guardato che cosa mostra un solo dado. Prima conta il numero dei dadi.
    .mistake-same = { $same } è la stessa offerta, e un’offerta deve essere più alta di quella che c’è.
    .mistake-fewer = { $fewer } ha meno dadi. Meno dadi non battono mai più dadi, nemmeno se sono 6.
    .mistake-lower = { $lower } ha altrettanti dadi, ma sono più bassi.
    .solution = Più dadi battono meno dadi: { $more } e { $many }. A parità di dadi devono essere più alti: { $higher } lo è, { $lower } e { $same } no. Meno dadi ({ $fewer }) non battono mai.

exercise-13-2 = Nella cava ci sono due 4. Hai cinque dadi, non ancora lanciati, e un bottone: con quello puoi girare un dado di un punto, in su o in giù. Quanto è probabile che tu possa allora battere i due 4? Qual è la tua stima?
    .title = La tua stima
    .noted = Ci torneremo sopra.
    .solution = Una stima non è né giusta né sbagliata. Nell’esercizio 13.8 viene confrontata.

exercise-13-3 = Lanci { $dice } dadi. Quanto è probabile che almeno due siano uguali?
    .title = Due uguali
    .hint-1 = «Almeno due uguali» può succedere in molti modi. Qual è l’evento contrario?
    .hint-2 = Tutti i dadi diversi: il primo può mostrare qualunque numero. Quanti numeri restano per il secondo, e così via?
    .right = Tutti diversi: { $product } = { $different } esiti su { $rolls }. Gli altri { $hits } hanno due dadi uguali o più.
    .mistake-different = È la probabilità dell’evento contrario: tutti i dadi diversi.
    .mistake-added = Hai sommato 1/6 per ogni coppia di dadi, ma questi eventi possono succedere insieme. Gli esiti in cui più coppie sono uguali contano allora più volte. Che cosa verrebbe con sette dadi? Qui l’inclusione ed esclusione è lunga, l’evento contrario breve.
    .mistake-independent = Hai moltiplicato come se le coppie di dadi fossero indipendenti. Ma hanno dadi in comune: se il primo e il secondo sono uguali, e anche il secondo e il terzo, lo sono pure il primo e il terzo.
    .mistake-one-pair = È giusto per due dadi. Qui ne bastano due qualsiasi su { $dice }.
    .mistake-outcomes = Il numero degli esiti favorevoli è giusto. Su quanti in tutto?
    .solution = L’evento contrario è più semplice: tutti diversi in { $product } = { $different } esiti su { $rolls } nello spazio campionario. Due o più sono quindi uguali in { $rolls } − { $different } = { $hits }, cioè { $chance }.

exercise-13-4 = Si lanciano cinque dadi. Quanto è probabile che mostrino { $pattern ->
        [two-pairs] due coppie e un altro numero, come qui
       *[three] esattamente tre dadi uguali e altri due numeri, diversi, come qui
        [full] tre dadi uguali e una coppia, come qui
        [four] esattamente quattro dadi uguali, come qui
    }? I numeri possono essere altri, e anche l’ordine.
    .title = Una figura
    .hint-1 = Due domande: in quanti modi si possono scegliere i numeri? E in quanti ordini possono stare allora i dadi?
    .hint-2 = Gli ordini: cinque dadi diversi ne hanno { $all }. Se dadi uguali si scambiano di posto, non nasce niente di nuovo; quindi dividi per 2! per una coppia, per 3! per tre uguali, per 4! per quattro.
    .hint-3 = I numeri: { $pattern ->
        [two-pairs] due dei sei per le coppie (quale sia il primo non importa), poi uno degli altri quattro.
       *[three] uno dei sei viene tre volte, poi due degli altri cinque (quale sia il primo non importa).
        [full] uno dei sei viene tre volte, uno degli altri cinque due volte.
        [four] uno dei sei viene quattro volte, uno degli altri cinque una volta.
    }
    .right = { $numbers } modi di scegliere i numeri, { $divided } = { $orders } ordini: { $hits } esiti su { $rolls }.
    .mistake-twice = Hai contato in tutti e due gli ordini numeri che vengono lo stesso numero di volte, per esempio 2 e 5 e poi di nuovo 5 e 2. È una scelta sola.
    .mistake-which = Hai scelto due numeri. Ma importa quale dei due viene più spesso: sono il doppio.
    .mistake-just-these = È giusto proprio per questi numeri. Ma vanno bene anche altri.
    .mistake-no-orders = Hai scelto i numeri. E in quanti ordini possono mostrarli i dadi?
    .mistake-all-orders = Hai preso { $all } ordini, come per cinque dadi diversi. Ma dadi uguali possono scambiarsi di posto, e non nasce niente di nuovo.
    .mistake-of-hands = Senza ordine ci sono { $hands } possibilità, ma non sono equiprobabili: cinque dadi diversi hanno { $all } ordini, cinque uguali ne hanno uno. Conta gli esiti: sono lo spazio campionario.
    .mistake-outcomes = Il numero degli esiti favorevoli è giusto. Su quanti in tutto?
    .solution = { $numbers } modi di scegliere i numeri ({ $pattern ->
        [two-pairs] 15 per le coppie, 4 per l’altro
       *[three] 6 per i tre uguali, 10 per gli altri due
        [full] 6 per i tre uguali, 5 per la coppia
        [four] 6 per i quattro uguali, 5 per l’altro
    }), e per ognuno il coefficiente multinomiale { $divided } = { $orders }: { $hits } su { $rolls }, cioè { $percent }.

exercise-13-5 = Lancia cinque dadi trenta volte. Quanti mostrano il numero più frequente? (Con 2, 2, 2, 5, 5 sono tre.)
    .title = Trenta tiri
    .outcome-1 = tutti diversi
    .outcome-2 = due uguali
    .outcome-3 = tre uguali
    .outcome-4 = quattro uguali
    .outcome-5 = tutti e cinque uguali
    .noted = Salvato. La tua classe mette insieme tutti i suoi tiri.
    .solution = Ognuno ha dadi propri. Esattamente: 720, 5400, 1500, 150 e 6 su 7776.

exercise-13-6 = Ti servono tre dadi uguali, e puoi rilanciare alcuni di questi, una volta. Quali?
    .title = Quali rilanciare?
    .option-both-pairs = Solo il { $single }: due coppie sono meglio di una.
    .option-one-pair = Il { $single } e una delle coppie: tenere due dadi.
    .option-all = Tutti e cinque.
    .option-equal = È indifferente.
    .hint-1 = Calcola la probabilità per ogni scelta. Se restano tutte e due le coppie, quali numeri aiutano sull’ultimo dado?
    .hint-2 = Se restano due { $low } e si lanciano tre dadi: quanto è probabile che nessuno sia un { $low }? Prendi l’evento contrario. (E andrebbero bene anche altri tre uguali.)
    .right = Tre dadi per due { $low }: 1 − (5/6)³, e 5/216 per altri tre uguali: { $onePair }. Un dado per tutte e due le coppie: 2/6, cioè { $bothPairs }.
    .mistake-both-pairs = Un dado, e due dei suoi sei numeri aiutano. Confronta: tre dadi, e un numero aiuta (o altri tre uguali).
    .mistake-all = Due dadi uguali ci sono già: è più di metà. Tienili, e confronta.
    .mistake-equal = Confronta un dado di cui aiutano due numeri con tre dadi di cui aiuta un numero.
    .solution = Tenere due { $low } (o due { $high }) e lanciarne tre. Il loro numero di { $low } ha una distribuzione binomiale: almeno uno viene con 91/216. Con altri tre uguali: 91/216 + 5/216 = { $onePair }. Tenere tutte e due le coppie e lanciarne uno: 2/6 = { $bothPairs }. Lanciarli tutti: { $allFive }.

exercise-13-7 = C’è { $bid }, e hai cinque dadi, non ancora lanciati. Quanto è probabile che lo battano, così come cadono? (Su { $rolls } esiti { $three } hanno tre dadi uguali o più. In { $pair } ci sono esattamente due 6 e non tre dadi uguali; e altrettanti per ogni altro numero.)
    .title = Battere { $bid }
    .hint-1 = Due eventi battono { $bid }: tre dadi uguali qualsiasi e due uguali di un numero più alto: { $higher }.
    .hint-2 = Se sommi { $pair } per ognuno di questi numeri: quali esiti sono contati due volte?
    .hint-3 = Due coppie di numeri più alti: per ogni scelta di due numeri ci sono 30 ordini, e 4 numeri per il quinto dado.
    .right = { $three } + { $values } · { $pair } − { $twos } · { $both } = { $hits } su { $rolls }, cioè { $percent }.
    .mistake-added = Hai sommato le coppie. Un tiro con due coppie, tutte e due più alte, ora è contato due volte. Quanti tiri di questo tipo ci sono?
    .mistake-no-three = Hai dimenticato che tre dadi uguali battono qualunque coppia.
    .mistake-one-value = Hai contato le coppie di un solo numero. Vanno bene { $higher }.
    .mistake-only-three = Bastano due dadi, se sono più alti: { $higher }.
    .mistake-outcomes = Il numero degli esiti favorevoli è giusto. Su quanti in tutto?
    .solution = Inclusione ed esclusione. Tre uguali: { $three }. Esattamente due di un numero più alto ({ $higher }): { $values } · { $pair }. Due di queste coppie insieme sono contate due volte: { $twos } · 30 · 4 = { $less }. { $added } − { $less } = { $hits } su { $rolls }, cioè { $percent }.

exercise-13-8 = E la domanda dell’inizio: cinque dadi contro due 4, e un bottone per girare un dado di un punto. Solo le { $hands } combinazioni qui sotto allora non possono batterli; ognuna può stare in più ordini. Quanto è probabile che tu possa battere i due 4?
    .title = Con un bottone
    .hint-1 = È più facile contare che cosa non riesce, e prendere l’evento contrario.
    .hint-2 = In quanti ordini possono stare 1, 2, 3, 4, 6? E 1, 1, 3, 4, 6? E 1, 1, 3, 3, 5?
    .hint-3 = Una combinazione ha 120 ordini, alcune ne hanno 60, le altre 30. Sommali; è su { $rolls }.
    .right = { $counted } = { $failing } esiti su { $rolls } non riescono. Tutti gli altri battono i due 4: { $percent }.
    .guessed = La tua stima era { $guess }. { $off ->
        [same] Il tuo intervallo contiene il numero.
        [higher] È un po’ meno: { $percent }.
       *[lower] È di più: { $percent }. Un bottone vale molto.
    }
    .mistake-failing = È la probabilità dell’evento contrario: che tu non possa batterli.
    .mistake-each-once = Hai contato ogni combinazione una volta. Ma 1, 2, 3, 4, 6 può stare in 120 ordini, e ognuno è un esito a sé.
    .mistake-of-hands = { $hands } combinazioni su { $all } non riescono, ma non sono equiprobabili. Conta i loro ordini.
    .mistake-all-orders = Hai dato 120 ordini a ogni combinazione. Dadi uguali possono scambiarsi di posto, e non nasce niente di nuovo.
    .mistake-no-button = È la probabilità con i dadi così come cadono. Il bottone è ancora da usare.
    .mistake-outcomes = Il numero degli esiti favorevoli è giusto. Su quanti in tutto?
    .solution = Le combinazioni che non riescono hanno { $counted } = { $failing } ordini, ogni numero un coefficiente multinomiale. 1 − { $failing }/{ $rolls } = { $percent }. Senza bottone è { $without }.

exercise-13-9 = Tu (rosso) e un’altra persona (blu) fate offerte nella cava, nell’ordine mostrato. Le sue caselle rendono { $fields }, e ogni offerta è pagata subito, da sinistra a destra. Quanti bottoni in più hai guadagnato rispetto a quelli che i tuoi dadi avrebbero guadagnato al mercato? (Lì è 1 per dado.)
    .title = Un’asta
    .bid-own = la tua offerta { $laid }
    .bid-other = l’offerta dell’altra persona: { $laid }
    .hint-1 = Scrivi le caselle sotto le offerte: la prima offerta riceve il primo numero, e così via. Quali sono tue?
    .hint-2 = I dadi battuti sono persi per questo giro; quello che hanno reso resta tuo. Quanti dadi hai messo in tutto?
    .right = Hai ricevuto { $pays } = { $earned }, per { $dice } dadi: { $more } in più che al mercato.
    .mistake-no-market = Questo è quanto hai ricevuto. Ma al mercato anche i tuoi dadi avrebbero guadagnato qualcosa: è il loro costo opportunità.
    .mistake-beaten-lose = Se ti battono, perdi i dadi, ma tieni quello che hai ricevuto.
    .mistake-last-only = Hai contato solo i dadi della tua ultima offerta. Anche quelli battuti non ci sono più.
    .mistake-pips = Al mercato ogni dado guadagna 1, qualunque cosa mostri.
    .mistake-other = Questo è il conto dell’altra persona. I tuoi dadi sono quelli rossi.
    .solution = Ricevuto: { $pays } = { $earned }. Dadi messi: { $dice }, ognuno vale 1 al mercato. { $earned } − { $dice } = { $more }.

exercise-13-10 = All’esame chi ha più { $value } riceve un bonus; in caso di pareggio nessuno. L’altra persona ne ha { $theirs }. Tu { $yours ->
        [0] non ne hai
       *[other] ne hai { $yours }
    }, e una carta ti fa rilanciare gli altri tuoi { $again } dadi, una volta. Quanto è probabile che tu ottenga almeno il pareggio?
    .title = Almeno il pareggio
    .theirs = i dadi dell’altra persona
    .yours = i tuoi dadi
    .hint-1 = Quanti { $value } ti mancano per il pareggio? Di più va bene lo stesso.
    .hint-2 = Conta gli esiti secondo il loro numero di { $value }. Nessuno: { $again } dadi con 5 numeri ciascuno. Esattamente uno: quale dado è, e che cosa mostrano gli altri?
    .right = { $hits } esiti su { $outcomes } hanno { $needed ->
        [one] almeno un { $value }
       *[other] almeno due { $value }
    }: { $percent }.
    .mistake-just-tie = È esattamente il pareggio. Puoi anche averne più dell’altra persona.
    .mistake-to-win = È la probabilità di averne di più. Basta il pareggio: allora l’altra persona non riceve niente.
    .mistake-one-order = È un solo modo. Quali dei { $again } dadi mostrano { $value }? E di più va bene lo stesso.
    .mistake-added = Hai sommato probabilità di eventi che possono succedere insieme: possono mostrare { $value } più dadi del necessario. Questi esiti sono contati più volte.
    .mistake-outcomes = Il numero degli esiti favorevoli è giusto. Su quanti in tutto?
    .solution = Te ne servono ancora { $needed }. Sono di meno in { $needed ->
        [one] { $none }
       *[other] { $none } + { $one } = { $fewer }
    } esiti su { $outcomes }; ne restano { $hits }, cioè { $percent }. Il numero dei { $value } ha distribuzione binomiale.

exercise-13-11 = Una carta costa questi { $dice } dadi uguali, e tanti bottoni quanti ne mostra uno di loro. Dal giro seguente rende { $income } bottoni all’inizio di ogni giro. Al mercato i dadi avrebbero guadagnato subito 1 ciascuno. Dopo quante rendite hai per la prima volta più bottoni che senza la carta?
    .title = Quando conviene?
    .hint-1 = Che cosa hai dato in tutto? Dei bottoni, e quello che i dadi avrebbero guadagnato.
    .hint-2 = { $dice } dadi e { $price } { $price ->
        [one] bottone
       *[other] bottoni
    }. Quante volte { $income } è più di questo?
    .right = È costata { $price }, e { $dice } per i dadi, { $cost } in tutto. { $rounds } rendite danno { $brought }.
    .mistake-dice-free = I dadi non erano gratis: al mercato avrebbero guadagnato { $dice }. È il loro costo opportunità.
    .mistake-not-yet = Dopo { $before } rendite hai al massimo tanti bottoni quanti senza la carta. La domanda è quando ne hai di più.
    .mistake-each-die = Paghi quello che mostra uno dei dadi, non quello che mostrano tutti.
    .mistake-one-a-round = Una carta rende { $income } a ogni giro, non 1.
    .solution = Dato: { $price } + { $dice } = { $cost }. { $rounds } è il primo numero di rendite che dà di più: { $brought }.

exercise-13-12 = Tu e un’altra persona volete la cava (4–3–2–1–0). Avete tutti e due cinque dadi, ben visibili, e quello che non offrite guadagna al mercato 1 per dado. Quando smetti di fare offerte, e perché? Che cosa è un vantaggio: offrire per primi o per ultimi?
    .title = Quando smetti?
    .model = Guardo quanto rende la casella seguente e quanti dadi vuole l’offerta; al mercato guadagnerebbero 1 ciascuno. Un dado su una casella che rende 4, 3 o 2 guadagna lì di più, quindi offro il meno possibile finché basta un dado. Due dadi sulla casella che rende 2 guadagnano quanto al mercato, e di meno su quella che rende 1: lì smetto. Offrire per primi vale il 4. Offrire per ultimi vale qualcosa solo se chi tiene la cava riceve un bonus; per questo mi servono più dadi uguali dell’altra persona, o più alti.
    .solution = La legge una persona. Una buona risposta confronta quanto rende la casella seguente con il numero di dadi che vuole (1 ciascuno al mercato), vede che i dadi battuti sono persi e quello che hanno reso no, e dice qualcosa dell’ordine: la prima offerta rende di più, l’ultima tiene il luogo.

# Immagini
picture-bids = Offerte crescenti. Quelle con la cornice battono { $bid }.
picture-patterns = Cinque dadi: numeri · ordini = esiti
picture-pattern = { $numbers } · { $orders } = { $hits }
picture-patterns-three = Tre uguali o più (in blu): { $hits } su { $rolls }, cioè { $percent }
picture-equals = I tuoi trenta tiri di cinque dadi
picture-equals-not-yet = I tuoi trenta tiri di cinque dadi: prima lancia quelli di { $number }
picture-equals-rolled = { $count } (attesi { $expected })
picture-pays = Che cosa hanno reso tre dadi uguali del giro 1
picture-pays-round = entro il giro
picture-pays-market = mercato
picture-pays-card = carta per { $price }

# For tests
exercise-13-201 = Un test ha { $questions } domande con { $options } risposte ciascuna, di cui una è giusta. Rispondi a tutte a caso. Qual è la probabilità che esattamente { $hits } delle tue risposte siano giuste?
    .title = Risposte a caso
    .hint-1 = Distribuzione binomiale: quanto sono probabili prima { $hits } risposte giuste e poi solo sbagliate? In quanti ordini possono venire?
    .right = Ci sono { $ways } ordini, ciascuno con probabilità { $one }: in tutto { $answer }, cioè { $percent }.
    .mistake-one-order = Questo è un solo ordine. Ci sono { $ways } modi di scegliere le { $hits } domande.
    .mistake-no-misses = Hai dimenticato le risposte sbagliate: tutte le altre devono essere sbagliate.
    .mistake-at-least = Questo è almeno { $hits }. Si chiede esattamente { $hits }.
    .mistake-share = Questa è la parte di { $hits } su { $questions }. Quanto è probabile che succeda?
    .solution = { $ways } · ({ $hit })^{ $hits } · ({ $miss })^{ $misses } = { $answer }, cioè { $percent }.
exercise-13-202 = Una giocatrice di pallacanestro segna ogni tiro libero con probabilità { $chance }, indipendentemente dagli altri. Ha { $throws } tiri liberi. Qual è la probabilità che ne segni almeno { $needed }?
    .title = Tiri liberi
    .hint-1 = Almeno { $needed } significa { $needed } o { $throws }. Calcola entrambi con la distribuzione binomiale.
    .right = Esattamente { $needed } canestri hanno probabilità { $exactly }, e { $throws } canestri { $all }: in tutto { $percent }.
    .mistake-exactly = Questi sono esattamente { $needed } canestri. Anche { $throws } canestri appartengono all’evento.
    .mistake-all = Questi sono { $throws } canestri. Può sbagliare una volta.
    .mistake-fewer = Questo è l’evento contrario: meno di { $needed } canestri.
    .mistake-certain-ones = Questi sono { $needed } tiri precisi che segnano, per esempio i primi. L’errore può stare ovunque.
    .solution = P(almeno { $needed }) = P({ $needed }) + P({ $throws }) = { $exactly } + { $all } = { $percent }.
exercise-13-203 = { $red } bottoni rossi, { $blue ->
        [one] uno blu
       *[other] { $blue } blu
    } e { $green ->
        [one] uno verde
       *[other] { $green } verdi
    } sono in fila. I bottoni dello stesso colore non si distinguono. Quante file diverse sono possibili?
    .title = Bottoni in fila
    .hint-1 = Se tutti e { $all } fossero diversi, quante permutazioni ci sarebbero? Quante volte è contata allora ogni fila?
    .right = { $formula } = { $answer }.
    .mistake-all-different = Sarebbe giusto se tutti i bottoni fossero diversi. Ma quelli uguali si possono scambiare.
    .mistake-free = Hai scelto liberamente un colore per ogni posto. Ma i rossi sono { $red }, né più né meno.
    .mistake-one-colour = Hai diviso solo per i rossi. Anche i bottoni degli altri colori si possono scambiare.
    .mistake-no-factorials = Tre bottoni uguali si possono scambiare in 3! = 6 modi, non in 3.
    .solution = Permutazioni con ripetizione: { $formula } = { $answer }.
