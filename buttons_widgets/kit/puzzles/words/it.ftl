# Che cosa dicono i widget dei rompicapi in ogni gioco.

puzzle-check = Controlla

# Un rompicapo
puzzle-board = Il tabellone del rompicapo
puzzle-pane = Suggerimenti e spiegazione
puzzle-level = Livello { $level } di { $most }
puzzle-rating = rating { $rating }
puzzle-wait = Un momento…
puzzle-check-hint = Controlla se è giusto (C)
puzzle-check-typed-hint = Controlla se è giusto (Invio)
puzzle-undo-hint = Annulla l’ultima modifica (U)
puzzle-clear = Cancella tutto
puzzle-restart = Da capo
puzzle-clear-hint = Ricomincia senza nessuna scelta
puzzle-answer = La tua risposta
puzzle-answer-example = per esempio 5/36 o 13,9%
puzzle-hint = Suggerimento
puzzle-hint-more = Un altro
puzzle-hint-hint = Mostra un suggerimento (H)
puzzle-hint-number = Suggerimento { $number } di { $last }
puzzle-no-hints = Per questo rompicapo non ci sono suggerimenti.
puzzle-show-solution = Soluzione
puzzle-show-solution-hint = Mostra la soluzione; il rompicapo non varrà come risolto
puzzle-right = Giusto!
puzzle-wrong = Non ancora.
puzzle-wrong-for-good = Sbagliato.
valued-why-alone = { $right ->
    [yes] Qui ogni scelta è giusta.
   *[no] Qui nessuna scelta è giusta.
  }
valued-why-right = { $choice }: { $worth }. { $other }: { $value }, la migliore delle altre.
valued-why-wrong = { $choice }: { $worth }. { $other }: { $value }, che è meglio.
moves-back = Dopo quello che hai fatto non ci si arriva più: torna indietro di un passo.
moves-good = { $count ->
        [0] Già dopo la prima mossa non ci si arriva più: riguarda quella.
        [one] Dopo la prima mossa ci si arriva ancora. Riguarda la successiva.
       *[other] Dopo le prime { $count } mosse ci si arriva ancora. Riguarda la successiva.
    }
moves-given = Ecco che cosa ne viene.
moves-right = Così è giusto.
chance-how-to-write = Scrivi una frazione come 31/216, o una percentuale come 14,4%.
chance-too-rough = Arrotonda alla percentuale intera, o con più cifre.
chance-right = È { $fraction }, cioè { $percent }.
chance-too-high = È meno probabile di così.
chance-too-low = È più probabile di così.
chance-per-cent-twice = È cento volte troppo poco: il segno di percentuale è di troppo?
chance-percent = { NUMBER($percent, maximumFractionDigits: 1) }%
puzzle-given = La tua risposta: { $answer }
puzzle-look = Dove guardare
puzzle-look-at = Dove guardare: { $text }
puzzle-reveal-hint = Mostra la soluzione (S)
puzzle-solution = La soluzione
puzzle-yours = la tua
puzzle-risk = rischio
puzzle-page = { $page } di { $last }
puzzle-page-back = La pagina precedente (freccia a sinistra)
puzzle-page-forth = La pagina successiva (freccia a destra)
puzzle-again = Riprova
puzzle-once-more = Ancora una volta
puzzle-again-hint = Rispondi ancora a questo rompicapo (T)
puzzle-next = Avanti
puzzle-skip = Salta
puzzle-next-hint = Vai al prossimo rompicapo (N)
puzzle-slow = Il rompicapo { $id } ci mette molto, e potrebbe non finire mai. Aspetta ancora un po’, o smetti di aspettare.
puzzle-stop = Non aspettare
puzzle-stop-hint = Interrompi i calcoli di questo rompicapo; tutto il resto continua
puzzle-stopped = Interrotto. Se il rompicapo { $id } ci mette ogni volta così tanto, passa a un altro, e mostra questo a chi l’ha creato.
puzzle-trouble = In questo rompicapo c’è qualcosa che non va: { $reason }.
puzzle-fault = Qualcosa è andato storto: { $reason }. Il rompicapo però continua.

# Il libro, i progressi, il rompicapo del giorno
game-title = Rompicapi
daily-share = { $game }, rompicapo del giorno { $day }: { $signs } { $result }, { $hints ->
        [one] { $hints } suggerimento
       *[other] { $hints } suggerimenti
    }
daily-result = { $solved ->
        [0] non ancora risolto
       *[other] { $tries ->
            [1] al primo tentativo
           *[other] { $tries } tentativi
        }
    }
daily-share-streak = serie { $days }

book-way = Adesso
book-way-practise = Esercitati
    .hint = Rompicapi adatti al tuo rating; quelli che hai sbagliato ritornano
book-way-order = In ordine
    .hint = I rompicapi di una raccolta uno dopo l’altro, da dove avevi smesso
book-way-repeat = Rifai gli sbagliati
    .hint = Rompicapi che hai sbagliato e che è ora di rifare
book-way-clock = Tre minuti
    .hint = Quanti più puoi contro il tempo; al terzo errore è finita
book-way-daily = Rompicapo del giorno
    .hint = Oggi lo stesso rompicapo per tutti
book-way-round = Giro del giorno
    .hint = Oggi un giro con gli stessi dadi per tutti
book-way-report = Progressi
    .hint = Come stai andando, e come esportare i tuoi progressi
book-pack = Raccolta
book-all-packs = Tutte le raccolte
book-theme = Tema
book-all-themes = Tutti i temi
book-level = Livello
book-all-levels = Tutti i livelli
book-level-of = Livello { $level }
book-rating = Rating { NUMBER($rating, useGrouping: 0) } ± { $sure } (1500 è la media)
book-unrated = Ancora nessun rating
book-due = { $count } da rifare
book-streak = { $count } di fila
book-place = { $at ->
        [0] { $solved } di { $count } risolti
       *[other] Rompicapo { $at } di { $count }, { $solved ->
            [one] { $solved } risolto
           *[other] { $solved } risolti
        }
    }
book-time-left = Tempo rimasto
book-solved = { $solved ->
        [one] { $solved } risolto
       *[other] { $solved } risolti
    }
book-missed = errori: { $missed } di { $most }
book-clock-over = { $ended ->
        [misses] Con questo gli errori sono { $most }.
        [all] Erano tutti.
       *[time] Il tempo è scaduto.
    } Hai risolto { $solved ->
        [one] { $solved } rompicapo.
       *[other] { $solved } rompicapi.
    }
book-clock-record = È il tuo record finora.
book-clock-best = Il tuo record è { $best }.
book-clock-missed = { $missed ->
        [one] Quello che hai sbagliato ritorna in «Rifai gli sbagliati».
       *[other] Quelli che hai sbagliato ritornano in «Rifai gli sbagliati».
    }
book-clock-again = Ancora una volta
book-daily = Il rompicapo del giorno { $day }: uno al giorno, lo stesso per tutti.
book-no-daily = Per oggi non c’è nessun rompicapo: in questo kit non ci sono raccolte.
run-start = ▶ Via
run-start-hint = Comincia: da ora il tempo scorre (G)
run-about = { $count ->
        [one] L’unico rompicapo scelto qui sopra, contro il tempo.
       *[other] Quanti più puoi di { $count } rompicapi. Diventano più difficili; al { $most }º errore finisce. Niente suggerimenti, e il tuo rating resta com’è.
    }
run-none = Non hai ancora un risultato.
run-review = { $count ->
        [one] Rivedilo adesso
       *[other] Rivedi questi { $count } adesso
    }
run-review-hint = Quelli sbagliati e quelli lenti, con suggerimenti e senza tempo (R)
run-more = e altri { $count }
run-answer = { $right ->
        [right] giusto, ma lento: { $seconds } s
       *[wrong] sbagliato dopo { $seconds } s
    }
run-left = { $count ->
        [one] L’ultimo della corsa
       *[other] Ancora { $count } della corsa
    }
book-mix = La mia scelta…
book-mix-from = Rating da
book-mix-to = a
book-day = Giorno
book-day-before = Il giorno prima
book-day-after = Il giorno dopo
book-daily-row = { $days ->
        [0] Ancora nessuna serie
        [one] { $days } giorno di fila ({ $most } giorni persi al mese sono perdonati)
       *[other] { $days } giorni di fila ({ $most } giorni persi al mese sono perdonati)
    }
book-share = Copia per condividere
book-share-hint = Copia questa riga, che non svela nulla
book-shared = Copiato: { $text }
book-nothing-due = { $count ->
        [0] Non hai sbagliato niente che debba ritornare.
        [one] Per ora niente da rifare. Il rompicapo che hai sbagliato ritorna { book-due-when }
       *[other] Per ora niente da rifare. Di { $count } rompicapi che hai sbagliato, il primo ritorna { book-due-when }
    }
book-due-when = { $puzzles ->
        [0] { $days ->
            [one] entro un giorno.
           *[other] entro { $days } giorni.
        }
        [one] dopo 1 altro rompicapo, o entro un giorno.
       *[other] dopo altri { $puzzles } rompicapi, o entro un giorno.
    }
book-due-elsewhere = Nessuno di questi è da rifare. { $count ->
        [one] Un altro rompicapo lo è: scegli tutte le raccolte, tutti i temi e tutti i livelli.
       *[other] Altri { $count } lo sono: scegli tutte le raccolte, tutti i temi e tutti i livelli.
    }
book-missed-elsewhere = Di questi non ne hai sbagliato nessuno. { $count ->
        [one] Un altro rompicapo che hai sbagliato ritorna più tardi.
       *[other] Altri { $count } che hai sbagliato ritornano più tardi.
    }
book-all-solved = { $count ->
        [one] Questo rompicapo è risolto.
       *[other] Tutti e { $count } i rompicapi sono risolti.
    }
book-none = Nessun rompicapo corrisponde. Scegli un’altra raccolta, un altro tema o un altro livello.
print-switch = Stampa…
print-hint = Prepara una pagina di questi rompicapi da stampare: le domande, poi le soluzioni
print-count = Quanti
print-first = I primi { $count }
print-all = Tutti
print-title = Titolo
print-save = Salva
print-save-hint = Salva la pagina nella cartella { $folder }, accanto al notebook
print-chosen = { $printed } di { $count ->
        [one] { $count } rompicapo che corrisponde,
       *[other] { $count } rompicapi che corrispondono,
    } nel loro ordine; poi le soluzioni, su pagine a parte.
print-making = Preparo la pagina…
print-slow = Ci vuole molto per preparare la pagina: uno dei rompicapi potrebbe non finire mai. Aspetta ancora un po’, o interrompi e scegli altri rompicapi.
print-stopped = Fermato. Non è stata preparata nessuna pagina.
print-ready = La pagina ha richiesto molto tempo. Ora è pronta: premi di nuovo «Scarica».
print-saved = Salvata come { $name } in { $folder }. Aprila in un browser e stampala.
print-not-saved = Non è stata salvata: { $reason }. Premi «Scarica» per averla in un altro modo.
print-refused = Niente da stampare: { $reason }.
print-none = nessun rompicapo corrisponde, quindi scegli un’altra raccolta, un altro tema o un altro livello
print-too-many = { $count } rompicapi sono troppi per una pagina, che ne contiene { $most }, quindi scegli una raccolta, un tema o un livello
print-long-title = un titolo ha al massimo { $most } caratteri
progress-damaged = Non è stato possibile leggere i tuoi progressi ({ $reason }). Il file ora è { $path }, e ne è stato cominciato uno nuovo.
progress-unwritable = I tuoi progressi non si possono conservare in { $path } ({ $reason }). Durano finché questo notebook è in funzione: esportali da «Progressi».
progress-later = I tuoi progressi in { $path } vengono da una versione più nuova del kit, perciò lì non si conserva nulla di nuovo.
report-nothing = Qui non c’è ancora niente. Risolvi un rompicapo e vedrai come stai andando.
report-streak = { $now ->
        [one] { $now } risolto di fila
       *[other] { $now } risolti di fila
    }, record { $best }
report-again = { $waiting ->
        [0] Niente da rifare
        [one] 1 rompicapo da rifare, { $due } ora
       *[other] { $waiting } rompicapi da rifare, { $due } ora
    }
report-clock = Record in tre minuti: { $best ->
        [one] { $best } risolto
       *[other] { $best } risolti
    }
report-days = { $days ->
        [one] { $days } rompicapo del giorno risolto
       *[other] { $days } rompicapi del giorno risolti
    }, { $row } di fila
report-theme = Tema
report-tried = Provati
report-solved = Risolti
report-first = Al primo tentativo, senza suggerimenti
report-share = { $share }%
report-course = Rating negli ultimi { $count } rompicapi: da { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) }
report-axis = Rating negli ultimi { $count } rompicapi
along-title = Esporta
along-hint = Esporta i tuoi progressi su un altro computer come testo
along-text = I tuoi progressi come testo
along-copy = Copia
along-copied = Copiato. Contiene { $count ->
        [one] { $count } voce.
       *[other] { $count } voci.
    }
along-paste = Progressi da un altro computer
along-paste-here = Incollali qui: quello che c’è già resta
along-add = Aggiungi
along-added = { $count ->
        [0] Qui c’era già tutto.
        [one] { $count } voce è stata aggiunta.
       *[other] { $count } voci sono state aggiunte.
    }
along-refused = Non è stato aggiunto nulla: { $reason }.

# L’editor
editor-board = Il tabellone del tuo rompicapo
editor-theme = Tema
editor-level = Livello
editor-make = Creane uno per me
editor-make-hint = Parti da un nuovo rompicapo di questo tema e livello
editor-making = Cerco un rompicapo di questo livello…
editor-made = Eccone uno di livello { $level }. Cambialo come vuoi.
editor-undo-hint = Annulla l’ultima modifica della domanda
editor-new = Nuovo
editor-new-hint = Comincia un altro rompicapo: ciò che salvi dopo si aggiunge alla raccolta
editor-begun = Il prossimo rompicapo è «{ $id }».
editor-bad-id = un nome ha lettere, cifre, -, _ e ., al massimo 60, e comincia con una lettera o una cifra
editor-long-note = una nota ha al massimo { $most } caratteri
editor-load = Apri
editor-load-none = un tuo rompicapo…
editor-loaded = «{ $id }» di «{ $pack }». Ciò che salvi prende il suo posto.
editor-delete = Elimina
editor-delete-hint = Togli dalla raccolta il rompicapo che hai aperto
editor-not-deleted = «{ $id }» è ancora in «{ $pack }»: { $reason }.
editor-deleted = «{ $id }» non è più in «{ $pack }». Qui c’è ancora: «Salva» lo rimette a posto.
editor-id = Nome
editor-pack = Raccolta
editor-note = Nota
editor-note-example = che cosa insegna, in una frase
editor-try = Provalo
editor-try-hint = Risolvilo tu
editor-back = Torna all’editor
editor-save = Salva
editor-save-hint = Mettilo nella tua raccolta
editor-saved = Salvato come «{ $id }» in { $path }. Salva di nuovo per cambiarlo, o premi «Nuovo».
editor-not-saved = Non è stato salvato: { $reason }.
editor-slow = Ci vuole molto, e potrebbe non finire mai. Aspetta ancora un po’, o cambia qualcosa: così si ferma.
editor-stopped = Fermato.
editor-unexamined = Non esaminato. Cambia qualcosa, e sarà esaminato di nuovo.
editor-wait = Un momento…
editor-no-answer = Non è ancora un rompicapo: niente risponde alla domanda.
editor-faulty = Non è ancora un rompicapo: { $reason }.
editor-failed = Non si può calcolare: { $reason }.
editor-ambiguous = Non è ancora un rompicapo: { $count ->
        [one] la risposta non è migliore
       *[other] { $count } risposte non sono migliori
    } di altre. Ce ne deve essere una sola.
editor-sound-one = Valido: c’è una sola risposta giusta.
editor-sound-many = Valido: { $count } risposte sono giuste, e ognuna viene accettata.
editor-sound-countless = Valido: le risposte giuste sono più di { $count }, e ognuna viene accettata.
editor-near = Quasi pari: la seconda risposta è appena peggiore. Può sembrare ingiusto.
editor-rated = Livello { $level } di { $most }, rating { $rating }
editor-answer = Risposta: { $answer }
editor-more-answers = … e { $count ->
        [one] un’altra
       *[other] altre { $count }
    }
editor-fold = Risposte e suggerimenti
editor-fold-hint = Mostra che cosa si accetta e che cosa dicono i suggerimenti
editor-hint = Suggerimento { $number }: { $text }

# Schede da stampare
worksheet-title = Rompicapi
worksheet-name = Nome
worksheet-date = Data
worksheet-level = livello { $level }
worksheet-mark = Risposta, sul tabellone o qui:
worksheet-answer = Risposta:
worksheet-solutions = { $title }: soluzioni
worksheet-right = Risposta: { $answer }
worksheet-one-of-many = Una delle tante risposte giuste: { $answer }
worksheet-any = Ognuna di queste è giusta: { $answers }
worksheet-any-more = Ognuna di queste è giusta, e { $count ->
        [one] anche un’altra
       *[other] anche altre { $count }
    }: { $answers }
worksheet-more-options = { $count ->
        [one] C’è un’altra scelta. Non è migliore.
       *[other] Ci sono altre { $count } scelte. Nessuna è migliore.
    }

# Le raccolte e i loro rompicapi, come risultato di una cella
list-title = { $name }: { $count ->
        [one] { $count } rompicapo
       *[other] { $count } rompicapi
    }
list-more = … e { $count ->
        [one] un altro
       *[other] altri { $count }
    }.
list-packs = { $count ->
        [one] { $count } raccolta
       *[other] { $count } raccolte
    }
list-id = nome
list-theme = tema
list-level = livello
list-rating = rating
list-name = raccolta
list-about = che cosa contiene
list-origin = da dove
list-own = tua
list-shipped = fornita con il gioco
