# Perché qualcosa viene rifiutato in Ganz schön knifflig. In inglese questi testi stanno nel codice: `python -m tests.refusals` li mostra.

refused-tick-sums = le somme sono alcune da 2 a 12, come (6, 7, 8)
refused-tick-dice = un lancio proprio ha { $own } dadi, quello di un altro { $blue }
refused-race-marks = da 1 a { $most } simboli finiscono una corsa
refused-sprint-rolls = uno sprint ha da 1 a { $most } lanci
refused-race-states = { $position } ha { $states } stati, e se ne risolvono al massimo { $most }: prendi un foglio con meno caselle
refused-sprint-states = { $rolls } lanci a partire da { $position } hanno { $states } stati, e se ne risolvono al massimo { $most }: prendine meno

refused-while-rolling = si lanciano i dadi
refused-while-own = il giocatore attivo contrassegna
refused-while-others = gli altri contrassegnano
refused-while-tricky-over = la partita è finita
refused-positions = le posizioni sono una lista con una per ogni giocatore, qui { $count }
refused-marks = da 1 a { $most } simboli finiscono una partita
refused-after-dice = {" "}dopo { $dice }
refused-not-on-sheet = la fila { $row } del foglio è { $boxes }: tra due turni non può esserci { $sign } in { $position }
refused-circles-marks = nella fila { $row } sono contrassegnati tanti cerchi quanti giocatori hanno il suo simbolo, cioè { $marks }, non { $circles }
refused-no-pair = non ci sono due dadi che fanno { $row }
refused-no-split = i dadi si dividono in { $splits }
refused-one-tick = solo il giocatore attivo contrassegna due caselle
refused-no-blue-pair = non ci sono due dadi blu che fanno { $row }
refused-row-full = quella metà della fila { $row } è piena
refused-one-open = in quella metà della fila { $row } è libera una sola casella

refused-blue-dice = tre dadi blu mostrano ciascuno da 1 a 6, come (2, 4, 5)
refused-red-die = il dado rosso mostra da 1 a 6
refused-tick-row = si contrassegna una casella in una fila da 2 a 12
refused-tricky-moves = tick 7, tick 7 9, pass o dice 245 5

refused-sheet = un foglio ha undici file di due metà, come 'oo|oo/ooo|o24/…', con - se non ci sono caselle
refused-tricky-position = una posizione sono le caselle libere delle due metà e i cerchi, come '23!-5555432 23344444332 00200000000'
refused-all-ticked = in ogni mezza fila c’è una casella libera all’inizio di ogni partita, ma tra { $boxes } nella fila { $row } non ce n’è
refused-no-left-half = un foglio ha caselle nella metà sinistra di almeno una fila
refused-boxes = le caselle della fila { $row } si scrivono con o, 2 e 4, o - se non ce ne sono
refused-most-boxes = una mezza fila ha al massimo { $most } caselle
refused-circles = nella fila { $row } non possono essere contrassegnati { $circles } cerchi se a sinistra c’è { $left }
refused-no-open-box = la fila { $row } non ha caselle libere in { $half }
refused-other-sheet = { $position } ha altre caselle del foglio del kit
refused-puzzle-sheets = { $count } fogli qui sono troppi o troppo pochi: ce ne sono da { $least } a { $most }
refused-no-choice = il lancio non offre niente da scegliere
refused-shares = servono { $count } quote, una per scelta
refused-share = { $choice } vince { $share } delle partite
refused-fills-nothing = il lancio non riempie alcuna fila
refused-race-over = la corsa è finita: ci sono già tanti simboli
refused-not-filled = il lancio non può aver riempito queste file dell’ultimo foglio
refused-not-the-end = la partita non finisce con questo turno, o è finita prima
refused-row-lacks-two = una fila a cui mancano due caselle può essere riempita da due somme uguali: deve mancarne una, o tre
refused-no-row-lacks-one = a nessuna fila manca una sola casella
