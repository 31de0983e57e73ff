# Lezione 11. Un messaggio exercise-11-2 è la domanda; il significato dei suoi attributi è spiegato in kit/exercises/exercise.py.
lesson-11 = Pensare a ritroso

battle-example = p. es. −3
battle-how = Di quanti punti sarà in vantaggio il rosso? Un numero intero: −3 se il nero sarà in vantaggio di 3, e 0 per un pareggio.

exercise-11-1 = Sei bottoni si possono disporre in 90 modi. In ciascuno, uno dei giocatori semina per primo e l’altro per secondo, e tutti e due giocano nel modo migliore possibile. Chi è in vantaggio, su tutti e 90 i cerchi insieme?
    .title = Primo o secondo?
    .option-first = Chi semina per primo.
    .option-second = Chi semina per secondo.
    .option-neither = Nessuno: quello che uno guadagna in certi cerchi, l’altro lo guadagna in altri.
    .solution = Va bene qualsiasi risposta: nell’esercizio 11.8 viene confrontata.

exercise-11-2 = Restano due pile, e una sola ha una spia. Quindi il { $army } non ha scelta. Come finisce la battaglia? Dai i punti del rosso meno quelli del nero.
    .title = L’ultima semina
    .hint-1 = C’è una sola altra pila, quindi tutta la pila del posto { $place } finisce sopra quella del posto { $to }, nello stesso ordine. Costruiscila con bottoni veri, se puoi.
    .hint-2 = Conta dal basso: il bottone più in basso vale 1, il successivo 2, fino a 6. Quelli bianchi non contano niente, ma alzano quelli che stanno sopra.
    .right = Dal basso in alto la pila è { $pile }. Il rosso ha { $red }, il nero { $black }: { $value }.
    .mistake-not-lifted = Hai contato le altezze come sono adesso. La pila seminata viene alzata: il suo bottone più basso finisce sopra tutta l’altra pila.
    .mistake-under = Hai messo sotto la pila seminata. Finisce invece sopra l’altra.
    .mistake-turned-over = Hai capovolto la pila seminata. Tutto quello che resta va insieme sull’ultima pila, e conserva il suo ordine.
    .mistake-other-sign = Il numero è giusto e il segno no. Il bottone più basso vale 1 e quello in cima 6, e la risposta è i punti del rosso meno quelli del nero.
    .mistake-red-only = Quelli sono solo i punti del rosso. Togli quelli del nero.
    .solution = La pila del posto { $place } finisce sul posto { $to }, nello stesso ordine: { $pile }. Rosso { $red }, nero { $black }, quindi { $value }.

exercise-11-3 = Di nuovo due pile, e tutte e due hanno una spia. Ora il nero può scegliere, e sceglie nel modo migliore. Come finisce la battaglia? Dai i punti del rosso meno quelli del nero.
    .title = L’ultima scelta
    .hint-1 = Ci sono due modi di finire: una pila sull’altra, o viceversa. Conta tutti e due.
    .hint-2 = I punti del rosso meno quelli del nero: quale dei tuoi due numeri preferisce il nero?
    .right = Seminare dal posto { $place } finisce con { $value }, il posto { $otherPlace } con { $otherValue }. Il nero prende il numero più basso.
    .mistake-for-red = Quello è il finale che piacerebbe al rosso. Ma a scegliere è il nero.
    .mistake-mean = Hai fatto la media dei due finali, oppure hai preso le altezze come sono adesso. Conta ogni finale per conto suo. Il nero non lancia una moneta: uno dei due è meglio per lui, e lui lo sceglie.
    .mistake-other-sign = Hai contato per il nero. Il numero è sempre i punti del rosso meno quelli del nero, chiunque debba seminare.
    .solution = I due finali: { $value } se si semina dal posto { $place }, { $otherValue } se si semina dal posto { $otherPlace }. Il nero lo vuole basso, quindi { $value }.

exercise-11-4 = La tua battaglia, a due semine dalla fine. Tocca al rosso seminare. Disegna il suo albero di gioco: i finali sono { $ends }. Qual è il suo valore?
    .title = Mancano due semine
    .hint-1 = Per ogni pila con una spia disegna un ramo, e dopo il ramo le pile come stanno allora. Non dimenticare di controllare se il rosso gioca ancora.
    .hint-2 = Scrivi prima i numeri dei finali. Poi il minimax: dove tocca al nero seminare, scrivi il più basso di quelli che seguono; dove tocca al rosso, il più alto.
    .hint-3 = Se il rosso semina dal posto { $otherPlace }, il valore è { $otherValue }. E con l’altro?
    .right = Il rosso semina dal posto { $place }: { $value }. Con il posto { $otherPlace } sarebbe { $otherValue }.
    .mistake-best-end = Quello è il finale migliore di tutti per il rosso. Ma anche il nero sceglie. Sceglierebbe ciò che porta lì?
    .mistake-other-sowing = Tanto vale l’altra prima semina. Il rosso può scegliere la migliore.
    .mistake-other-sign = Il numero è giusto e il segno no: sotto 0 vuol dire che sarà in vantaggio il nero.
    .mistake-now = Quelle sono le altezze come sono adesso. Conta come saranno quando resta una pila sola.
    .solution = Dove tocca al nero seminare prendi il numero più basso che segue, dove tocca al rosso il più alto. Il posto { $place } dà { $value }, il posto { $otherPlace } solo { $otherValue }.

exercise-11-5 = Un passo più indietro: mancano tre semine alla fine, e tocca al { $army } seminare. Il suo albero di gioco ha { $ends } finali. Qual è il suo valore?
    .title = Mancano tre semine
    .hint-1 = L’albero è nella prossima cella, con i numeri dei suoi finali. Completa il resto da destra a sinistra.
    .hint-2 = Induzione a ritroso: in ogni posizione chiediti per prima cosa a chi tocca seminare. Secondo il minimax il rosso prende il più alto dei numeri alla sua destra, il nero il più basso.
    .hint-3 = Se il { $army } semina dal posto { $otherPlace }, il valore è { $otherValue }. E con l’altro?
    .right = { $mover ->
        [r] Il rosso
       *[k] Il nero
    } semina dal posto { $place }: { $value }. Con il posto { $otherPlace } sarebbe { $otherValue }.
    .mistake-best-end = Quello è il finale che al { $army } piacerebbe di più. Ma anche il { $other } sceglie, e non sceglierà ciò che porta lì.
    .mistake-other-sowing = Tanto vale l’altra prima semina. { $mover ->
        [r] Il rosso
       *[k] Il nero
    } può scegliere la migliore.
    .mistake-worst-end = Quello è il finale che al { $army } piacerebbe di meno. Arriva solo se anche il { $army } gioca male.
    .mistake-exchanged = È quello che si trova se il rosso prende i numeri più bassi e il nero i più alti. È il contrario: il rosso li vuole alti.
    .mistake-other-sign = Il numero è giusto e il segno no: sopra 0 sarà in vantaggio il rosso, sotto 0 il nero.
    .mistake-now = Quelle sono le altezze come sono adesso. Conta come saranno quando resta una pila sola.
    .solution = Da destra a sinistra, il più alto per il rosso e il più basso per il nero: il posto { $place } dà { $value }, il posto { $otherPlace } dà { $otherValue }. { $mover ->
        [r] Il rosso prende il numero più alto.
       *[k] Il nero prende il numero più basso.
    }

exercise-11-6 = In questo cerchio comincia il rosso, e il valore è { $value }: vince { $winner ->
        [red] il rosso
       *[black] il nero
    } di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. Ora qualcuno gira il cerchio di { $turn ->
        [one] 1 posto
       *[other] { $turn } posti
    }, mette un bottone rosso al posto di ogni nero e uno nero al posto di ogni rosso, e comincia il nero. Come finisce, se si gioca al meglio?
    .title = Allo specchio
    .option-first = { $loser ->
        [red] Il rosso
       *[black] Il nero
    } vince di { $points }: il valore è { $exchanged }.
    .option-red = { $winner ->
        [red] Il rosso
       *[black] Il nero
    } vince di { $points }: il valore è { $value } come prima.
    .option-draw = È un pareggio: i cambiamenti si annullano.
    .option-anew = Nessuno può dirlo finché non si è analizzato anche questo cerchio.
    .hint-1 = Prima giralo soltanto. Cambia qualcosa nel gioco, se cammini intorno al tavolo?
    .hint-2 = Ora scambia i colori. Chi comincia ha le stesse pile e le stesse semine di prima. È cambiato solo il suo nome.
    .right = Per simmetria il gioco è lo stesso, e si sono scambiati solo i nomi. { $loser ->
        [red] Il rosso ora sta dove stava il nero, e vince
       *[black] Il nero ora sta dove stava il rosso, e vince
    } di { $points }.
    .mistake-red = Vince lo stesso giocatore, è vero: quello che sta dove stava { $winner ->
        [red] il rosso
       *[black] il nero
    }. Ma di che colore sono adesso i bottoni di questo giocatore?
    .mistake-draw = Girare non cambia proprio niente, quindi non c’è niente che si annulli. E scambiare i colori trasforma la vittoria di un colore in una vittoria dell’altro.
    .mistake-anew = Non ti serve un albero nuovo. Prendi quello vecchio, e scrivi rosso al posto di nero e nero al posto di rosso dappertutto.
    .solution = Ci sono due simmetrie. Girare il cerchio non cambia nessuna semina. Scambiare i colori, anche quello di chi deve giocare, cambia segno a ogni numero dell’albero, e scambia il più alto con il più basso: { $exchanged }.

exercise-11-7 = Un cerchio di { $places } bottoni, e comincia il rosso. In tutta la battaglia si gioca ancora così: il rosso { $red ->
        [0] mai
        [one] una volta
       *[other] due volte
    }, e il nero { $black ->
        [0] mai
        [one] una volta
       *[other] due volte
    }. Chi fa l’ultima semina?
    .title = Chi semina per ultimo?
    .option-red = Il rosso.
    .option-black = Il nero.
    .option-order = Dipende da quando giocano ancora.
    .option-deal = Dipende dalla disposizione del cerchio.
    .hint-1 = Ogni semina toglie una pila, e alla fine ne resta una. Quante semine sono?
    .hint-2 = Giocare ancora fa parte dello stesso turno. Quindi quanti turni sono { $sowings } semine? Il primo turno è del rosso, il secondo del nero, e così via.
    .right = { $sowings } semine, di cui { $again } { $again ->
        [one] appartiene a un turno già cominciato: { $turns } turni.
       *[other] appartengono a un turno già cominciato: { $turns } turni.
    } Il turno 1 è del rosso, quindi il turno { $turns } è { $last ->
        [red] del rosso
       *[black] del nero
    }.
    .mistake-red = Conta i turni: { $sowings } semine, e { $again } di queste { $again ->
        [one] continua
       *[other] continuano
    } un turno già cominciato. Il numero di turni è dispari o pari?
    .mistake-black = Conta i turni, non le semine: chi gioca ancora continua lo stesso turno. I turni dispari sono del rosso.
    .mistake-order = Quando succede non importa: ogni volta che qualcuno gioca ancora c’è un turno in meno. Conta solo quante volte.
    .mistake-deal = Ogni cerchio di { $places } bottoni richiede lo stesso numero di semine. Quante?
    .solution = { $sowings } semine meno { $again } fanno { $turns } turni, e il rosso ha quelli dispari. Quindi { $last ->
        [red] il rosso
       *[black] il nero
    } semina per ultimo.

exercise-11-8 = Le barre mostrano quanti cerchi hanno ciascun valore se comincia il rosso. Di quanti punti è in vantaggio chi comincia? Dai la media su tutti e { $circles } i cerchi.
    .title = Quanto vale cominciare
    .hint-1 = Moltiplica ogni valore per il numero dei suoi cerchi, e somma. Che cosa aggiungono i pareggi?
    .hint-2 = In tutti i cerchi con il segno più chi comincia guadagna { $gains } punti. Quanti ne perde in quelli con il segno meno? Poi dividi per il numero di tutti i cerchi.
    .right = { $gains } − { $losses } = { $total } punti in { $circles } cerchi: la media è { $worth }, cioè { $decimal } punti. Per simmetria è lo stesso per il nero, se comincia il nero.
    .guessed = La tua previsione era: «{ $guess }» { $choice ->
        [first] È così, ma per meno di mezzo punto a battaglia, e nella maggior parte dei cerchi chi comincia non vince.
        [second] Per meno di mezzo punto a battaglia è invece chi comincia, anche se vince solo in { $wins } cerchi su { $circles }.
       *[neither] È quasi così: chi comincia è in vantaggio di meno di mezzo punto, e { $draws } cerchi finiscono in pareggio.
    }
    .mistake-total = Quella è la somma su tutti i cerchi. Quanto fa per ciascuno?
    .mistake-wins-only = Hai contato le vittorie meno le sconfitte. Una vittoria di 4 vale più di una di 1: conta i punti.
    .mistake-no-draws = Hai lasciato fuori i pareggi. Non aggiungono punti, ma sono pur sempre cerchi.
    .mistake-gains-only = Quelli sono solo i guadagni. In alcuni cerchi chi comincia perde.
    .mistake-each-once = Hai contato ogni valore una volta. I cerchi con +2 sono più di quelli con −4: moltiplica per quanti sono.
    .mistake-share = Quella è la quota dei cerchi in cui vince chi comincia. Di quanti punti è in vantaggio?
    .solution = ({ $gains } − { $losses }) / { $circles } = { $worth }: la media dei valori.

exercise-11-9 = Il tris è risolto: pareggio. Questo gioco è risolto. Anche la dama inglese, su 64 caselle, è risolta: pareggio, trovato nel 2007 dopo 18 anni di calcoli. Gli scacchi no. Vale ancora la pena di giocare a un gioco risolto? A chi, e perché? E si potrebbero risolvere allo stesso modo gli scacchi?
    .title = Vale ancora la pena?
    .model = Un gioco risolto resta un gioco finché chi gioca non ha in testa la soluzione. Il tris diventa noioso quando si sa come pareggiare, perché il suo albero di gioco è così piccolo che chiunque può impararlo. Nessuno può imparare a memoria 1680 cerchi, quindi al tavolo bisogna ragionare ogni volta da capo. Anche negli scacchi ogni sequenza di mosse finisce, quindi l’induzione a ritroso funzionerebbe, ma le posizioni sono decisamente troppe per qualsiasi computer; sono risolti solo i finali con pochi pezzi.
    .solution = La legge una persona. Una buona risposta distingue «risolto» da «noto a chi gioca», dice che l’induzione a ritroso funziona per ogni gioco che finisce, non dipende dalla fortuna e non nasconde niente, e che per gli scacchi a impedirlo è il numero di posizioni.

# For tests
exercise-11-201 = In un gioco per due Ada va a sinistra o a destra, poi Bo sceglie uno di due finali. A sinistra Ada riceve { $left-one } o { $left-two } punti, a destra { $right-one } o { $right-two }. Bo vuole che Ada ne riceva il meno possibile, Ada il più possibile. Entrambi conoscono l’albero del gioco. Quanti punti riceve Ada?
    .title = Un piccolo albero
    .hint-1 = Comincia dai finali: che cosa sceglie Bo a sinistra, e che cosa a destra?
    .right = A sinistra Bo lascia { $left } ad Ada, a destra { $right }. Ada sceglie il più grande: { $answer }.
    .mistake-best-end = Questo è il finale migliore per Ada. Ma Bo sceglie per ultimo, e non lo prenderà.
    .mistake-exchanged = Hai scambiato i due: Ada vuole molti punti, e Bo sceglie per ultimo, il meno possibile.
    .mistake-worst-end = Questo è il finale peggiore di tutti. Ada può evitarlo con la sua scelta.
    .mistake-mean = Hai preso la media di due finali. Bo non sceglie a caso.
    .solution = A ritroso: a sinistra min({ $left-one }; { $left-two }) = { $left }, a destra min({ $right-one }; { $right-two }) = { $right }, e il più grande dei due è { $answer }.
exercise-11-202 = Sul tavolo ci sono { $matches } fiammiferi. In due se ne prendono a turno da 1 a { $most }. Chi prende l’ultimo vince. Cominci tu. Quanti ne prendi all’inizio per poter vincere, qualunque cosa faccia l’altro?
    .title = L’ultimo fiammifero
    .hint-1 = Pensa a ritroso: se ne restano { $group }, perde chi è di turno. Perché?
    .hint-2 = Dopo ogni tuo turno deve restare un multiplo di { $group }.
    .right = Prendine { $answer }: ne restano { $left }, un multiplo di { $group }. Qualunque cosa prenda l’altro, tu completi a { $group }.
    .mistake-most = Prenderne molti non aiuta. Quanti ne devono restare perché l’altro sia perduto?
    .mistake-no-plus-one = Hai diviso per { $most }. Ciò che prendono l’uno e l’altro si può sempre completare a { $group }.
    .mistake-up-to-group = Hai preso ciò che manca al prossimo multiplo di { $group }. Prendi il resto che avanza.
    .mistake-last-loses = Sarebbe giusto se perdesse chi prende l’ultimo. Qui l’ultimo vince.
    .solution = Con un multiplo di { $group } perde chi è di turno. { $matches } = { $left } + { $answer }, quindi prendine { $answer }.
