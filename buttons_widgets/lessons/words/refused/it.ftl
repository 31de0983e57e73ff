# Perché qualcosa viene rifiutato nelle lezioni. In inglese questi testi stanno nel codice: `python -m tests.refusals` li mostra.

refused-rule-of = la regola di { $name }: { $error }

refused-off-board = { $cell } non è su un tabellone di { $size } righe

refused-rule-no-text = una regola è un testo come «6 bottoni, o 1 chiusa e incartato 20%», non { $given }
refused-rule-long = in una regola c’è posto per { $most } caratteri
refused-rule-empty = la regola è vuota; scrivi per esempio «6 bottoni, o 1 chiusa e incartato 20%»
refused-rule-many = in una regola c’è posto per { $most } condizioni, e queste sono { $count }
refused-rule-missing = accanto a «e» o «o» manca una condizione; scrivi per esempio «6 bottoni, o 1 chiusa e incartato 20%»
refused-rule-unread = { $text } non si può leggere; una condizione si scrive come «3 stelle», «6 bottoni», «incartato 40%», «10 aperte» (caselle) o «2 chiuse» (righe)
refused-rule-per-cent = solo la probabilità di incartarsi ha un %, non { $text }
refused-rule-fewer = { $text } è al contrario: per «aperte» una regola dice tante o meno
refused-rule-more =
    { $text } è al contrario: per «{ $kind ->
        [stars] stelle
        [buttons] bottoni
        [bust] incartato
       *[closed] chiuse
    }» una regola dice tante o più
refused-rule-never =
    { $text } non succede mai: «{ $kind ->
        [stars] stelle
        [buttons] bottoni
        [bust] incartato
        [open] aperte
       *[closed] chiuse
    }» arriva fino a { $highest }

refused-no-start = la lezione { $number } comincia senza schede
refused-start = la lezione { $number } comincia con le schede da 1 a { $most }
refused-no-board = l’esercizio { $number } non mostra nessun tabellone
refused-questions = un test ha da 1 a { $most } domande

refused-no-lessons-given = indica una lezione, come 3, o diverse, come [2, 3]

refused-version = una versione è un breve testo come 'B', non { $given }

refused-two-dice = gli esiti si disegnano per due dadi neri, non per { $dice }
refused-rolls = i dadi si tirano da 1 a { $most } volte; nel codice 2000 si scrive senza punti né virgole
refused-no-battle = qui serve una posizione di Button Up!
refused-tree-show = un albero mostra uno di questi: { $kinds }
refused-battle-large = questa battaglia può finire in più modi di quanti ne stiano nell’immagine: { $most }
refused-no-tree = l’esercizio { $number } non ha un albero: ce l’hanno 11.3, 11.4 e 11.5
refused-probability = una probabilità è un numero da 0 a 1
refused-rules = le regole si indicano con i nomi, come { $example }
refused-picture-size = questa immagine mostra da 1 a { $most } caselle per lato
refused-race-rows = una gara si disegna su due o tre file diverse, da 2 a 12
refused-tree-size = un albero a mano è per tabelloni di tre o quattro righe, non di { $rows }
refused-tree-wide = questo tiro ha { $count } rami, e nell’immagine c’è posto per { $most }
refused-laying = un modo di posare è uno di questi: { $ways }

refused-boards-many = si stampano al massimo { $most } tabelloni alla volta, non { $count }
refused-board-given = un tabellone si indica con la lettera di un lato, un Layout, una posizione o una misura come '3x3'
refused-no-such-board = non c’è un tabellone { $text }: i lati sono { $sides }, e i tabelloni senza colori { $sizes }
