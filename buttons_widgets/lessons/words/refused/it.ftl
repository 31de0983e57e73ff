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

refused-no-lessons-given = indica una lezione, come 3, o diverse, come [2, 3]

refused-version = una versione è un breve testo come 'B', non { $given }
