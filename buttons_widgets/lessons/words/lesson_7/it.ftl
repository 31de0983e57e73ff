# Lezione 7. Un messaggio exercise-7-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-7 = Una regola per le persone

exercise-7-1 = Sul tabellone ci sono due bottoni, la tua scheda è gialla e lanci cinque dadi neri. Puoi guardare una cosa sola. Quale regola guadagna in media più stelle su questo tabellone?
    .title = Quale regola?
    .option-buttons = Esci con 5 bottoni
    .option-bust = Esci quando la probabilità di un tiro a vuoto supera il 25%
    .option-open = Esci quando sono aperte 12 caselle o meno
    .option-closed = Esci quando una riga è chiusa
    .option-stars = Esci con 2 stelle
    .solution = Va bene qualsiasi risposta: nell’esercizio 7.6 viene confrontata.

exercise-7-2 = Qui hai solo { $dice } dadi neri. La tua regola è «Esci con 3 bottoni»: dopo il primo bottone lanci, e dopo il secondo lanci di nuovo, qualunque cosa tu ne pensi. Qual è il valore atteso di questa regola, in stelle? (Una frazione, o due decimali.)
    .title = Una regola a mano
    .hint-1 = Disegna un diagramma ad albero e ragiona a ritroso (induzione a ritroso): comincia dai tabelloni con due bottoni. Ognuno vale la probabilità di un terzo bottone per le stelle che hai allora. Non c’è niente da scegliere.
    .hint-2 = Conta quelle stelle: 1 perché esci, 1 per tre bottoni rossi, e 1 in più solo se il rosso è il colore della tua scheda (in quel caso è sopra il tabellone).
    .hint-3 = Poi il primo tiro: per ogni riga la sua probabilità (1/3 per la probabilità di andare a segno) per quello che vale il tabellone dopo. Dove una riga offre due caselle che non sono equivalenti, prendi la migliore.
    .right = { $sum } = { $worth }, circa { $decimal }. Uscire subito darebbe 1: qui la regola ha un costo.
    .mistake-best-play = Quello è giocare al meglio: si esce subito. La regola non chiede che cosa sia meglio, dice di lanciare.
    .mistake-once-more = Quello è uscendo con due bottoni. La regola dice tre.
    .mistake-bust-left-out = Hai fatto la media solo sui tiri buoni. Ci vanno anche quelli a vuoto, con 0 stelle.
    .mistake-stars = Quelle sono le stelle con tre bottoni. Quanto è probabile che tu ci arrivi?
    .mistake-same-chance-twice = Dopo il secondo bottone ci sono meno caselle aperte: il secondo tiro è più rischioso del primo. Guarda ogni tabellone.
    .solution = { $sum } = { $worth }. Ogni prodotto è la probabilità di una riga per quello che rende il tabellone dopo, cioè la probabilità dell’ultimo tiro per { $third } stelle.

exercise-7-3 = Scrivi worth(node, enough): il valore atteso dell’albero per chi esce con enough stelle o più, e altrimenti lancia. Un nodo è (stars, rolls) come nella lezione 6: le stelle che si hanno uscendo, e una lista di coppie (chance, node). Dove la lista è vuota, si esce comunque.
    .title = Decide la regola
    .hint-1 = È l’induzione a ritroso della lezione 6. Dove là si prendeva il maggiore di due numeri, ora decide un if.
    .hint-2 = Se stars >= enough, o se non ci sono rolls, restituisci le stelle.
    .hint-3 = Altrimenti la somma di chance * worth(after, enough).
    .right = Tutti e { $count } i casi sono giusti. Si chiama valutazione di una strategia (policy evaluation): un if dove giocare al meglio ha max.
    .mistake-best-play = { $call } dovrebbe dare { $expected }. La tua prende il meglio, come chi gioca al meglio. La regola non chiede che cosa sia meglio: guarda le stelle e enough.
    .mistake-too-many = { $call } dovrebbe dare { $expected }. «enough o più»: esattamente enough basta.
    .mistake-empty-handed = { $call } dovrebbe dare { $expected }. Dove non ci sono rolls si esce comunque e si hanno le stelle, anche se non bastano.
    .mistake-one-step = { $call } dovrebbe dare { $expected }. Dopo un tiro la regola decide di nuovo: usa worth(after, enough), non solo le stelle di quel nodo.
    .mistake-never-stops = { $call } dovrebbe dare { $expected }. La tua lancia finché può e non guarda mai enough.
    .model = def worth(node, enough):
        {"    "}stars, rolls = node
        {"    "}if stars >= enough or not rolls:
        {"    "}    return stars
        {"    "}return sum(chance * worth(after, enough) for chance, after in rolls)
    .solution = Le tre righe della lezione 6 con «if» al posto di «max»: decide la regola, e non quello che è meglio. Nel diagramma ad albero è ancora induzione a ritroso.

exercise-7-4 = Scrivi rule(now) per la regola «{ $stars } stelle, o incartato { $percent }%»: restituisce True per uscire con { $stars } stelle o più, e anche se la probabilità di un tiro a vuoto supera il { $percent }%. Altrimenti restituisce False. Hai now.stars, e now.bust da 0 a 1.
    .title = Una regola come funzione
    .hint-1 = Basta uno dei due motivi: quale parola corta li unisce?
    .hint-2 = Un confronto come now.stars >= 1 è già True o False. Restituiscilo.
    .hint-3 = { $percent }% è { $share }.
    .right = Tutti e { $count } i casi sono giusti. Hai scritto una strategia (policy): dalla a rule_value, e ne saprai il valore atteso.
    .mistake-both = { $call } dovrebbe dare { $expected }. La tua vuole tutti e due i motivi insieme. Ne basta uno: or.
    .mistake-opposite = { $call } dovrebbe dare { $expected }. True vuol dire uscire.
    .mistake-more-stars = { $call } dovrebbe dare { $expected }. Con esattamente { $stars } stelle la regola dice di uscire: quindi >=.
    .mistake-just-as-risky = { $call } dovrebbe dare { $expected }. La regola dice sopra il { $percent }%, e con esattamente { $percent }% lanci ancora: quindi >.
    .mistake-per-cent = { $call } dovrebbe dare { $expected }. Anche il rischio è un motivo, e now.bust va da 0 a 1: { $percent }% è { $share }.
    .model = def rule(now):
        {"    "}return now.stars >= { $stars } or now.bust > { $share }
    .solution = Due confronti uniti da «or».

exercise-7-5 = Questo è un tabellone solo per te. Fra tutte le regole «Esci con … bottoni», quale ha qui il valore atteso più alto? (I due che ci sono già contano.) Nel codice il tabellone è own_board("7.5").
    .title = Quanti bottoni?
    .hint-1 = stars_of("3 buttons", own) dice quanto guadagna una regola sul tuo tabellone.
    .hint-2 = Prova 3, 4, 5, … con un ciclo. Dov’è il numero più alto?
    .right = Con { $buttons } bottoni sono { $most } stelle; con uno in meno { $fewer }, con uno in più { $more }.
    .mistake-one-more = Ci sei vicino. Guarda la regola con un bottone in meno: guadagna di più?
    .mistake-one-fewer = Ci sei vicino. Guarda la regola con un bottone in più: guadagna di più?
    .mistake-the-two = Con due bottoni usciresti subito, con una sola stella.
    .mistake-further-ones = Contano anche i bottoni che ci sono già.
    .solution = { $buttons } bottoni: { $most }. Uno in meno { $fewer }, uno in più { $more }.

exercise-7-6 = Il tabellone della tua previsione. Quale quota del valore atteso del gioco migliore guadagna la migliore delle cinque regole? (In percentuale con un decimale, o come numero decimale, per esempio 0,123.)
    .title = La quota che resta
    .hint-1 = Trova la migliore delle cinque con stars_of. Giocando al meglio si ha solve(board).value.
    .hint-2 = Una quota è la parte divisa per il tutto.
    .right = «{ $rule }» guadagna { $stars } stelle su { $best }: { $percent } del gioco migliore. Perde { $lost } stelle, ed è lunga due parole.
    .guessed = La tua previsione era «{ $guess }». La migliore delle cinque è «{ $rule }».
    .mistake-lost = Quella è la quota che si perde. Quale quota resta?
    .mistake-stars = Quelle sono le stelle della regola, non una quota. Dividile per quelle del gioco migliore.
    .mistake-best-play = Quelle sono le stelle del gioco migliore, non una quota. Che cosa dividi per quelle?
    .mistake-three-stars = Quello è per «3 stelle». La regola della previsione dice 2.
    .mistake-buttons = Quella è la quota di «5 bottoni». Una delle cinque guadagna di più.
    .mistake-bust = Quella è la quota di «incartato 25%». Una delle cinque guadagna di più.
    .mistake-open = Quella è la quota di «12 aperte». Una delle cinque guadagna di più.
    .mistake-closed = Quella è la quota di «1 chiusa». Una delle cinque guadagna di più.
    .solution = «{ $rule }» guadagna { $stars }, il gioco migliore { $best }. Dividendo: { $percent }.

exercise-7-7 = Questo è un altro tabellone solo per te, nel codice own_board("7.7"). Qualcuno ci gioca con la regola che è la migliore su un tabellone vuoto, «3 stelle». Quante stelle perde rispetto al valore atteso del gioco migliore, la strategia ottimale? (Due decimali.)
    .title = Su un altro tabellone
    .hint-1 = Si perde quello che guadagna il gioco migliore, meno quello che guadagna la regola.
    .hint-2 = Il gioco migliore è solve(own).value, e la regola stars_of("3 stars", own).
    .right = { $best } − { $stars } = { $lost } stelle. Una regola buona su un tabellone non è buona su tutti.
    .mistake-rule = Tanto guadagna la regola. Quanto guadagnerebbe in più il gioco migliore?
    .mistake-best-play = Tanto guadagna il gioco migliore. Quanto guadagna in meno la regola?
    .mistake-other-sign = Al contrario: il gioco migliore, meno la regola.
    .mistake-share = Quella è una quota. Si chiede una differenza, in stelle.
    .mistake-from-three = La regola si ferma a 3 stelle, ma non sempre ci arriva; e nemmeno il gioco migliore. Confronta le due medie.
    .solution = Il gioco migliore guadagna { $best }, la regola { $stars }: si perdono { $lost } stelle.

exercise-7-8 = Vuoi sapere il valore atteso di una regola e non hai un computer. Le stelle di un giro hanno una deviazione standard di { $spread }. Quanti giri devi giocare perché l’errore standard della media del tuo campione sia { $error }?
    .title = Soltanto giocando
    .hint-1 = L’errore standard della media di n giri è la deviazione standard divisa per √n.
    .hint-2 = { $spread } diviso { $error } fa { $times }. Quindi √n è …
    .right = ({ $spread } / { $error })² = { $times }² = { $rounds } giri. E il risultato sarebbe ancora un po’ impreciso.
    .mistake-no-square = Quello è √n. E allora quanto è n?
    .mistake-error-only = Hai dimenticato che la deviazione standard di un giro è { $spread }, non 1.
    .mistake-interval = Quello è per un intervallo al 95% di { $error } da ogni parte. Si chiede un errore standard.
    .mistake-error-not-squared = Eleva al quadrato tutti e due: la deviazione standard e l’errore.
    .solution = { $spread } / √n = { $error }, quindi √n = { $times }, e n = { $rounds }.

exercise-7-9 = Che cosa è sempre vero? Scegli tutto ciò che lo è.
    .title = Vero per ogni regola
    .option-never-better = Nessuna regola guadagna più del gioco migliore, su nessun tabellone.
    .option-everywhere = Una regola che su un tabellone è la migliore del suo tipo lo è su tutti.
    .option-one-more-way = Se si aggiunge «oppure …» con un altro motivo, una regola guadagna di più.
    .option-upper = Chi mette i bottoni peggio di come suppone rule_value non guadagna di più con la stessa regola.
    .option-longer = Una regola che fa uscire più tardi guadagna di più, perché ci sono in gioco più stelle.
    .option-hundred = Se la media di un campione di 100 giri con una regola è più alta di quella di 100 giri con un’altra, la prima regola è migliore.
    .hint-1 = Due sono vere. Per le altre cerca un tabellone o una regola per cui non valgono.
    .hint-2 = Che cosa fa «5 bottoni o 1 stella»?
    .right = Il gioco migliore è una strategia ottimale: prende il meglio su ogni tabellone, quindi niente lo batte. E rule_value mette i bottoni nel modo migliore per quella regola: è il massimo che la regola può guadagnare.
    .mistake-everywhere = Guarda 7.7: «3 stelle» è la migliore sul tabellone vuoto, e altrove no.
    .mistake-one-more-way = Ogni «o» fa uscire prima. «5 bottoni o 1 stella» fa uscire al primo bottone.
    .mistake-longer = Più tardi vuol dire più stelle, ma anche più tiri a vuoto. Guarda l’immagine dei bottoni: le barre crescono e poi si accorciano.
    .mistake-hundred = La deviazione standard di un giro è più di 1 stella, quindi l’errore standard di 100 giri è più di 0,1. Le buone regole differiscono spesso di meno.
    .solution = Il gioco migliore è il massimo che si può guadagnare, e rule_value il massimo per chi segue quella regola. Quale regola sia la migliore dipende dal tabellone; costano stelle tanto i motivi di troppo quanto quelli che mancano; e le medie dei campioni variano.

exercise-7-10 = Scrivi la tua regola per la gara: quando esci? Fino a quattro condizioni, unite da «e» e «o», come «7 bottoni, o 1 chiusa e incartato 50%». Stelle, bottoni e «chiusa» (righe) vogliono dire tante o più, «aperta» (caselle) tante o meno, e «incartato» una probabilità di incartarsi sopra quella indicata. Si gioca su un tabellone 6×6 vuoto che non conosci ancora. Conta l’ultima regola che dai.
    .title = La gara
    .how = La leggono il kit e chi insegna.
    .kept = La tua regola dice di uscire con { $rule }. È conservata per la gara. Quanto guadagna su un tabellone vuoto te lo dice stars_of.
    .model = 3 stelle, o 2 stelle e incartato 30%
    .solution = Partecipa qualsiasi regola; contest(texts) le fa giocare tutte. Questa guadagna il 99% del gioco migliore su un tabellone vuoto con una scheda.

exercise-7-11 = Una regola sulle stelle perde poco, una regola sui bottoni molto. Perché? E che cosa sa chi gioca bene che la regola non dice?
    .title = Perché le stelle?
    .model = Per decidere se uscire o lanciare conta quello che perdo se mi incarto e quello che guadagno se non mi incarto. Le stelle dicono che cosa perdo, e dopo tre bottoni di un colore ci vuole molto per guadagnare un’altra stella. Cinque bottoni possono valere 1 stella o 3. La regola non dice dove mettere i bottoni: chi sparge i colori raramente arriva a tre dello stesso.
    .solution = La legge una persona. Una buona risposta dice che sono le stelle a essere in gioco, mentre lo stesso numero di bottoni può valere di più o di meno; e che conta anche dove si mettono i bottoni.

picture-rules-head = Stelle in media
picture-rules-best = gioco migliore { $best }
picture-rules-buttons = Esci con questo numero di bottoni: stelle in media
picture-tree-three = La regola «Esci con 3 bottoni» guadagna { $rule }, uscire subito { $out }.
picture-played-head = «{ $rule }»: { $rounds } giri, errore standard { $error }
picture-played-mean = media del campione
picture-played-exact = valore atteso
picture-laid-head = «{ $rule }»: { $rounds } giri per ogni modo di mettere i bottoni
picture-laid-anywhere = giocato: ovunque
picture-laid-safest = giocato: casella più sicura
picture-laid-colours = giocato: per colori
picture-laid-note = circa { $mean }
picture-laid-best = nel modo migliore
picture-habit-head = Lato A vuoto, scheda rossa; errore standard { $error }
picture-habit-well = { $rule }, messi bene
picture-habit-fixed = { $rule }, abitudine
picture-habit-note = circa { $mean }

contest-head = { $count ->
        [one] Una regola
       *[other] { $count } regole
    } su questo tabellone, dove il gioco migliore guadagna { $best } stelle:
contest-place = Posto
contest-name = Nome
contest-rule = Esci con…
contest-stars = Stelle
contest-share = Del gioco migliore
contest-none = Nessuno ha ancora dato una regola: exercise("7.10").
contest-unreadable = Non si riesce a leggere la regola di { $student }: { $reason }

# Una regola: come se ne mostrano le parti, e da quali parole si leggono
rule-stars = { $number ->
    [one] { $number } stella
   *[other] { $number } stelle
  }
rule-buttons = { $number ->
    [one] { $number } bottone
   *[other] { $number } bottoni
  }
rule-bust = incartato { $number }%
rule-open = { $number ->
    [one] { $number } aperta
   *[other] { $number } aperte
  }
rule-closed = { $number ->
    [one] { $number } chiusa
   *[other] { $number } chiuse
  }
rule-and = { $one } e { $other }
rule-or = { $one } o { $other }
rule-reads-and = e
rule-reads-or = o
rule-reads-stars = stella, stelle
rule-reads-buttons = bottone, bottoni
rule-reads-bust = incartato, rischio
rule-reads-open = aperta, aperte, libera, libere, casella, caselle
rule-reads-closed = chiusa, chiuse, riga, righe
rule-reads-out = esci, uscire
rule-reads-with = con, a, se, quando

# Domande per le verifiche
exercise-7-201 = Si confrontano due regole per un gioco di dadi. La regola A rende { $large } punti con probabilità { $daring } e altrimenti nessuno. La regola B rende { $small } punti con probabilità { $careful } e altrimenti { $rest }. Di quanti punti il valore atteso della regola A è più grande di quello della regola B? (Negativo se è più piccolo.)
    .title = Due regole
    .hint-1 = Calcola il valore atteso di ogni regola, poi sottrai.
    .right = { $first } − { $second } = { $answer } punti per giro.
    .mistake-exchanged = Hai sottratto nell’altro ordine: si chiede A meno B.
    .mistake-rest-forgotten = La regola B rende { $rest } negli altri giri. Conta anche questo.
    .mistake-simple-means = Hai preso i due esiti di una regola come equiprobabili. Pesali con le loro probabilità.
    .mistake-first-alone = Questo è il valore atteso della regola A. Togli quello della regola B.
    .solution = A: { $one } · { $large } = { $first }. B: { $other } · { $small } + { $not_other } · { $rest } = { $second }. La differenza: { $answer }.
exercise-7-202 = La regola di una giocatrice rende in media { $one } stelle nei giri che cominciano bene, { $two } in quelli medi e { $three } in quelli che cominciano male. Il { $first } dei giri comincia bene, il { $second } è medio, e gli altri cominciano male. Qual è il valore atteso delle stelle per giro?
    .title = Media su casi
    .hint-1 = Quale parte dei giri comincia male?
    .hint-2 = Pesa la media di ogni caso con la probabilità di quel caso, e somma.
    .right = { $p } · { $one } + { $q } · { $two } + { $r } · { $three } = { $answer } stelle.
    .mistake-simple-mean = Questa è la media delle tre medie. I casi non sono equiprobabili.
    .mistake-rest-forgotten = Hai tralasciato i giri che cominciano male: sono il { $third } del totale.
    .mistake-likeliest = Questa è la media del caso più frequente. Contano anche gli altri casi.
    .mistake-exchanged = Hai scambiato i pesi del primo e dell’ultimo caso.
    .solution = Il resto dei giri è il { $third }. { $p } · { $one } + { $q } · { $two } + { $r } · { $three } = { $answer }.
exercise-7-203 = Si provano due regole in { $rounds } giri ciascuna, indipendentemente l’una dall’altra. La deviazione standard di un giro è di { $one } punti con la prima regola e di { $other } punti con la seconda. Calcola l’errore standard della differenza delle due medie.
    .title = Errore di differenza
    .hint-1 = Le varianze di medie indipendenti si sommano. La varianza di una media è la varianza di un giro, divisa per il numero di giri.
    .hint-2 = Estrai la radice alla fine, da tutto insieme.
    .right = √(({ $first_square } + { $second_square }) / { $rounds }) = { $both }/{ $root } = { $answer } punti.
    .mistake-errors-added = Hai sommato i due errori standard. Somma le varianze, poi estrai la radice.
    .mistake-errors-subtracted = Hai sottratto gli errori standard. La differenza di due medie indipendenti è più dispersa di ognuna di esse: le varianze si sommano.
    .mistake-not-divided = Questa è la deviazione standard della differenza di due singoli giri. Le medie di { $rounds } giri sono meno disperse.
    .mistake-without-root = Questa è la varianza della differenza. L’errore standard è la sua radice.
    .solution = La varianza della differenza è { $first_square }/{ $rounds } + { $second_square }/{ $rounds } = { $square }/{ $rounds }. La sua radice: { $both }/{ $root } = { $answer }.
