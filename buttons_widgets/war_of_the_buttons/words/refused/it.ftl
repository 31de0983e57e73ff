# Perché qualcosa non va nella Guerra dei bottoni. In inglese questi testi stanno nel codice: `python -m tests.refusals` li mostra.

refused-war-hand = i dadi si scrivono con i loro punti, i bianchi dopo w, il fratello maggiore con b: 44w4b
refused-war-pips = un dado mostra da 1 a 6
refused-war-section = una sezione è una da 1 a 6
refused-war-slot = una carta scoperta è una da 1 a 3
refused-war-dice = i dadi si scrivono con i loro punti, in ordine crescente, per esempio 13446
refused-war-one-of = serve uno tra { $wanted }, non { $text }
refused-war-card = una carta è il suo nome e il suo prezzo, per esempio hut/3
refused-war-die = un dado si scrive 3, uno bianco w3, il fratello maggiore b
refused-war-moves = quarry 44, exam 4, buy 1 222, market 3, white 4, change 3 5, give up hut/3 o done

refused-war-place-taken = lì c’è già un dado
refused-war-nobody-detained = non c’è nessun alunno in castigo da liberare
refused-war-no-section = non si può costruire nessuna sezione
refused-war-price = costa { $price } bottoni, e ce ne sono { $buttons }
refused-war-not-in-play = il prato è in gioco solo in quattro
refused-war-tattler = chi ha fatto la spia non mette più niente sui luoghi in questo giro
refused-war-no-such-dice = questi dadi non sono davanti al giocatore
refused-war-not-equal = i dadi messi insieme mostrano lo stesso numero
refused-war-beaten = non batte { $dice }
refused-war-no-card = lì non c’è nessuna carta scoperta
refused-war-card-price = la carta richiede { $price } dadi uguali, e tanti bottoni quanti ne mostra uno di loro
refused-war-used = un turno ha una sola azione supplementare
refused-war-supplement = non c’è, o non si può pagare
refused-war-not-now = non è nessuna delle mosse possibili ora
refused-while-war = do { $task }
refused-war-scales = le scale sono printed, dealt o { $count } delle lettere da A a F, non { $text }
refused-war-players = il tavolo ha { $count } giocatori, e ci sono { $names } nomi
refused-war-taught = la prima partita è per due: scegli «nessuno» per gli altri posti

refused-war-dice-rolled = si tirano da 1 a { $most } dadi
refused-war-equal = possono essere uguali da 1 a { $most } dadi
refused-war-bid = una puntata è quanti sono i suoi dadi e che cosa mostrano, per esempio (2, 4)
refused-war-pips-paid = i bottoni sono un numero da 0 a { $most }
refused-war-rolled = i dadi sono i punti di 1 a { $most } dadi, per esempio 11346
refused-war-no-turn = qui non tocca a nessuno: do { $task }
refused-war-goal = uno scopo è buttons, hold quarry, hold forest, hold meadow o una funzione del tavolo dopo la mossa
refused-war-worth = uno scopo dice un numero per ogni tavolo

refused-war-puzzle-turn = in un rompicapo comincia un turno: do A turn, non { $task }
refused-war-puzzle-moves = qui un turno comincia con { $most } mosse al massimo
refused-war-puzzle-held = chi è di turno tiene già il luogo
refused-war-puzzle-last = solo un giocatore ha ancora dadi, al massimo { $most }
refused-war-puzzle-tattle = nessuno fa la spia: lì non c’è nessun dado, e nessuno è in castigo
refused-war-chance = una domanda è equal 5 3, beats 5 44 1 o reroll 11346 3, non { $text }
