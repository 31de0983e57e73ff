# Perché qualcosa viene rifiutato in Button Up!. In inglese questi testi stanno nel codice: `python -m tests.refusals` li mostra.

refused-choice-piles = per una scelta servono due pile con una spia
refused-trap = per una trappola serve una semina dopo la quale si gioca ancora, e una dopo la quale no
refused-too-late = la domanda viene prima della prima semina
refused-no-replay = qui nessuno può giocare ancora due volte di seguito

refused-while-dealing = si fa la disposizione
refused-while-first = si decide chi comincia
refused-while-sowing = si semina una pila
refused-while-match-over = la partita è finita
refused-circle-places = il cerchio ha { $places } posti
refused-sowing = { $error }; { $where }
refused-in-battle = {" "}della battaglia { $battle }
refused-in-battle-at = {" "}della battaglia { $battle }, { $position }

refused-sow-place = una pila si semina da un posto da 1 a { $most }
refused-up-moves = sow 8, first, second o deal kkwwrkrwr

refused-battle-over = la battaglia è finita
refused-no-pile = lì non c’è una pila
refused-no-spy = in quella pila non c’è una spia
refused-circle = un cerchio ha 3, 6 o 9 posti
refused-circle-each = un cerchio di { $count } posti ha { $each } bottoni per ogni lettera di r k w
refused-no-mover = quando resta una sola pila, al posto di chi gioca si scrive -
refused-mover = gioca r o k finché ci sono { $count } pile
refused-first = comincia r (posto 0) o k (posto 1)
refused-up-place = il posto { $place } di { $text } è { $field }: scrivi lettere di r k w, o -
refused-up-no-position = { $text } non è una posizione: { $error }
refused-no-place = non c’è un posto { $place }: i posti vanno da 1 a { $size }
refused-piles = una posizione sono le sue pile e chi gioca, come 'krw/kww/-/-/-/krr/-/-/- k'
refused-army = un esercito ha da 1 a { $most } bottoni
refused-deal = una disposizione è un testo fatto delle lettere r k w, come 'kkwwrkrwr'
refused-deal-each = una disposizione ha tanti r quanti k e w, da uno a tre di ciascuno

