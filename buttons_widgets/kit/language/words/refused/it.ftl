# Perché qualcosa viene rifiutato: i testi degli errori di tutti i giochi. In inglese stanno nel codice: `python -m tests.refusals` li mostra.

refused-no-process = non si può avviare un processo per un bot: { $reason }

refused-csv = una tabella si scrive in un file che finisce in .csv, non in { $path }
refused-table-unwritten = la tabella non si può scrivere ({ $reason })

refused-class-nothing = qui non c’è nessun testo: indica i testi che ti hanno mandato gli studenti, un file o una cartella di file

refused-quotes = : mettilo tra virgolette, { $number }
refused-exercise-number = un esercizio ha un numero come { $example }, non { $given }{ $hint }
refused-exercise = non c’è un esercizio { $lesson }.{ $place }; { $there }
refused-lesson = non c’è una lezione { $number }; { $there }
refused-lesson-one = la lezione { $number } ha { $first }
refused-lesson-range = la lezione { $number } va da { $first } a { $last }
refused-lesson-number = una lezione ha un numero come 3
refused-no-lessons = non ci sono lezioni con esercizi
refused-lessons = le lezioni con esercizi sono { $there }

refused-student-no-text = un nome è un testo come 'Ada'
refused-names = i nomi sono una lista come ['Ada', 'Bo'], non { $given }
refused-names-many = al massimo { $most } nomi alla volta, non { $count }
refused-name-twice = { $name } è due volte nella lista: aggiungi una lettera
refused-no-questions = queste lezioni non hanno niente per una verifica
refused-student = un nome ha da 1 a { $most } caratteri visibili

refused-texts-many = sono più di { $most } testi: una classe è più piccola
refused-texts-together = questo non è stato letto: con tutto il resto è troppo. Al massimo { $most } consegne per volta: dai una classe dopo l’altra
refused-texts-more = altri { $count } punti non si possono leggere
refused-texts = una classe consegna testi, file o una cartella, e questo è { $given }
refused-neither = questo non è né un testo né un file: { $given }
refused-missing-file = non c’è nessun file e nessuna cartella '{ $path }'
refused-missing-file-in = non c’è nessun file e nessuna cartella '{ $path }' in { $folder }
refused-did-you-mean = { $told }; intendevi '{ $path }'?
refused-folder-empty = in questa cartella non ci sono file
refused-files-many = { $folder } contiene più di { $most } file: scegli la cartella della classe
refused-text-long = questo supera { $most } lettere, e a nessuna classe ne servono tante
refused-text-none = non c’è nessun testo che comincia con { $word }
refused-text-or-file = non c’è un testo che comincia con { $word }; tra più, un file o una cartella si indica come Path
refused-text-empty = non c’è niente

refused-handing-long = è troppo lungo da consegnare: accorcia le risposte a parole
refused-handed-words =
    questo testo non è intero: { $count ->
        [one] c’è solo una delle sue parole
       *[other] ci sono solo { $count } delle sue parole
    }. Copiale tutte
refused-handed-part = sembra un pezzo di testo: manca l’inizio. Copialo di nuovo per intero
refused-text-later = questo testo viene da una versione più nuova: aggiorna la tua
refused-handed-forged = in questo testo non ci sono risposte, anche se sembra: qualcuno lo ha fatto a mano

refused-no-answers = non è un file di risposte a esercizi

refused-choice = { $answer } qui non è tra le scelte: le scelte sono { $choices }
refused-choice-these = { $answer } qui non è tra le scelte: ci sono { $choices }

refused-field = campo «{ $field }»: { $reason }
refused-line-field = { $file }, riga { $line }, campo «{ $field }»: { $reason }
refused-line = { $file }, riga { $line }: { $reason }
refused-file-field = { $file }, campo «{ $field }»: { $reason }
refused-file = { $file }: { $reason }

refused-no-answer = niente risponde alla domanda

refused-none-found = in { $attempts } tentativi non si è trovato un rompicapo { $theme } di livello { $level }: prova con un altro seed

refused-pack-broken = ; e una raccolta non si può leggere: { $error }
refused-puzzle = nessuna raccolta ha un rompicapo { $name }: le raccolte sono { $packs }{ $broken }

refused-pack-name = il nome di una raccolta ha lettere, cifre, - e _, e comincia con una lettera o una cifra
refused-pack-device = Windows prende un file con questo nome per un dispositivo, quindi scegli un altro nome
refused-own-id = { $id } è già il nome di un altro rompicapo di questa raccolta

refused-no-packs = nessuna
refused-pack-puzzle = in questa raccolta non c’è un rompicapo { $name }
refused-pack-unknown = non c’è una raccolta con questo nome; ci sono: { $packs }
refused-pack-size = supera { $most } MB, e a nessuna raccolta ne servono tanti
refused-pack-many = una raccolta ha al massimo { $most } rompicapi: dividila in più raccolte
refused-pack-id = { $id } è anche il nome del rompicapo della riga { $line }
refused-line-long = la riga ha più di { $most } caratteri
refused-line-nested = le sue parentesi sono troppo annidate per un rompicapo
refused-line-json = questa non è una riga di JSON ({ $error })
refused-field-twice = questo campo compare due volte
refused-theme = { $reason }; i temi sono { $themes }

refused-no-folder = non c’è una cartella { $folder }, e qualcos’altro si chiama così
refused-folder-unmade = la cartella { $folder } non si può creare: { $reason }

refused-progress-no-text = i progressi si incollano come testo, non { $given }
refused-progress-long = questo testo supera { $most } lettere, e ai progressi non ne servono tante
refused-progress-empty = qui non c’è niente: incolla tutto il testo dei tuoi progressi
refused-progress-foreign = questo non è il testo dei progressi: comincia con { $word }, questo con { $begins }
refused-progress-game = questi sono i progressi di un altro gioco, { $game }
refused-progress-cut = in questo testo non ci sono progressi: è tagliato o troppo grande
refused-progress-damaged = in questo testo non ci sono progressi ({ $error })

refused-no-progress = non è un file di progressi

refused-title = una parte del titolo non è una lettera e non si può scrivere: { $title }
refused-disk-full = il disco è pieno
refused-not-allowed = lì non è permesso
refused-read-only = lì non si può scrivere niente
refused-not-there = lì non c’è
refused-name-in-use = qualcos’altro ha già quel nome
refused-not-a-folder = dove dovrebbe esserci una cartella c’è un file
refused-a-folder = è una cartella
refused-file-name-long = il nome è troppo lungo
refused-links-circle = i collegamenti girano in tondo

refused-package = l’analisi ha bisogno di { $package }
refused-package-of = { $needed } ha bisogno del pacchetto { $package }: installa { $extra }

refused-count-0 = zero
refused-count-1 = uno
refused-count-2 = due
refused-count-3 = tre
refused-count-4 = quattro
refused-count-5 = cinque
refused-count-6 = sei
refused-count-7 = sette
refused-count-8 = otto
refused-count-9 = nove
refused-count-10 = dieci
refused-same-name = due giocatori si chiamano { $name }: dai a ciascuno un nome suo
refused-seed = un seed ha da 1 a { $most } caratteri visibili
refused-name = un nome ha da 1 a { $most } caratteri visibili, e uno è { $text }
refused-players-range = numero di giocatori: da { $fewest } a { $most }
refused-players-one = numero di giocatori: uno
refused-players-all = numero di giocatori: { $most }

refused-not = { $wanted }, non { $given }
refused-parts = { $wanted }, e questo è { $text }

refused-number = un numero si scrive come 31/216, 0,1435 o 14,4%, non { $given }
refused-chance = una probabilità è una frazione come 31/216 o una percentuale come 14,4%, non { $given }
refused-chance-range = una probabilità va da 0 a 1, o da 0% a 100%: per 14 per cento scrivi 14%

refused-where-chance = tocca al caso ({ $phase }), mossa { $ply }{ $situation }
refused-where-nobody = non tocca a nessuno ({ $phase }), mossa { $ply }{ $situation }
refused-where = tocca a { $name } ({ $phase }), mossa { $ply }{ $situation }
refused-move = { $move } non è permesso, perché { $why }: { $where }
refused-move-class = è una classe: scrivi { $name }(), con le parentesi
refused-move-made = una mossa è una di game.legal_moves(), come { $example }, o il testo di una di esse
refused-move-made-of = { $text } non è una mossa: { $error }
refused-move-text = { $text } non è una mossa: scrivi { $written }
refused-no-chance = non tocca al caso: { $where }
refused-not-legal = non è nessuna delle mosse permesse
refused-while-playing = c’è una mossa da fare
refused-start-damaged = questa partita salvata è danneggiata: l’inizio dovrebbe essere { $wanted }
refused-no-move = { $move } non è una mossa e non è permesso, perché { $why }: { $where }

refused-copy-again = Copialo di nuovo per intero
refused-code-moves = la partita è troppo lunga per un codice: ha { $count } mosse, più di { $most }
refused-code-long = la partita è troppo lunga per un codice: avrebbe { $count } lettere
refused-code-count = in questo codice non c’è una partita: un numero vale { $count }, e il massimo è { $most }
refused-code-text = in questo codice non c’è una partita: un testo non è UTF-8 valido
refused-code-over-early = in questo codice non c’è una partita: finisce alla mossa { $ply }, ma ha { $plies } mosse
refused-code-goes-on = in questo codice non c’è una partita: continua dopo l’ultima mossa
refused-code-no-text = il codice di una partita è un testo, non { $given }
refused-code-empty = qui non c’è nessun codice: incollalo per intero
refused-code-foreign = questo non è il codice di una partita di questo gioco: comincia con { $one } o { $other }, questo con { $begins }
refused-code-later = questo codice viene da una versione più nuova: aggiorna la tua
refused-code-letter = un codice ha solo lettere e cifre, ma in questo c’è { $letter }
refused-code-end = questo codice non è intero: manca la fine. { $again }
refused-letter-missing = alla fine manca 1 lettera
refused-letters-missing = alla fine mancano { $count } lettere
refused-code-cut = questo codice non è intero: { $missing }. { $again }
refused-letter = 1 lettera
refused-letters = { $count } lettere
refused-code-longer = questo codice è troppo lungo: ha { $letters } in più di quanto dice. { $again }
refused-code-changed = questo codice è stato copiato male o cambiato: maiuscole e minuscole contano. { $again }

refused-json-at = { $fault }, in `{ $place }`
refused-json-type = serve `{ $wanted }`, non `{ $got }`
refused-json-limit = serve `{ $wanted }` { $limit }
refused-json-length = serve `{ $wanted }` di lunghezza { $limit }
refused-json-regex = serve `{ $wanted }` della forma { $regex }
refused-json-missing = manca il campo `{ $field }`
refused-json-unknown = non c’è un campo `{ $field }`
refused-json-value = { $value } lì non può stare
refused-json-malformed = un errore di JSON al byte { $byte }
refused-json-cut = manca la fine
refused-json-text = un testo non è UTF-8 valido
refused-json-nested = le sue parentesi sono troppo annidate

refused-file-foreign = questo file non è una partita salvata e resta com’è: scegli un altro nome
refused-file-unread = il file non si può leggere ({ $reason })
refused-path = il percorso di un file è un testo o un Path, non { $path }
refused-file-unwritten = il file non si può scrivere ({ $reason })
refused-irregular = non è un file normale

refused-game-seedless = questa partita non contiene il seed del suo caso, quindi non si può salvare: salva l’originale
refused-save-moves = la partita è troppo lunga da salvare: ha { $count } mosse, più di { $most }
refused-record-game = questa è una partita di { $game }, non di { $wanted }
refused-record-start = questa partita salvata non può cominciare: { $error }
refused-record-move = la mossa { $number } di questa partita salvata è sbagliata: { $error }
refused-code-start = in questo codice non c’è una partita: { $error }

refused-kept-long = è troppo lungo
refused-kept-damaged = è danneggiato o non è un file di questo kit
refused-kept-later = lo ha scritto una versione più nuova
refused-kept-content = è danneggiato ({ $error })
refused-kept-changed = è danneggiato: qualcosa è stato cambiato dopo che era stato scritto
refused-kept-other-game = è di un altro gioco

refused-record-foreign = questa non è una partita salvata qui
refused-record-long = è troppo lungo per una partita salvata
refused-record-unplayable = questa partita salvata non si può giocare: { $error }
refused-record-changed = questa partita salvata è danneggiata: qualcosa è stato cambiato dopo il salvataggio
refused-record-cut = questa partita salvata non è intera: manca la fine del file
refused-record-no-json = questa non è una partita salvata qui: non è nemmeno JSON
refused-record-later = questa partita è stata salvata da una versione più nuova: aggiorna la tua
refused-record-content = questa partita salvata è danneggiata: { $error }
refused-record-seats = questa partita salvata è danneggiata: nomi { $names }, posti { $seats }
refused-record-winners = questa partita salvata è danneggiata: al posto del suo vincitore non siede nessuno

refused-name-taken = { $name } c’è già
refused-saving-nameless = scrivi prima un nome per la partita
refused-saving-name-long = questo nome è troppo lungo: usa al massimo { $most } lettere
refused-saving-path = un nome non è un percorso: togli { $letters } e ..
refused-saving-name = un file non può chiamarsi { $name } dappertutto: usa un nome di lettere e cifre
refused-folder-gone = la cartella { $folder } non esiste
refused-saving-unwritten = { $name } non si può scrivere in { $folder }: { $reason }
refused-folder-unread = la cartella non si può leggere ({ $reason })
refused-a-link = è un collegamento
refused-saving-foreign = { $name } non è una partita salvata e resta com’è: usa un altro nome

refused-kept-elsewhere = in { $wanted } non si possono tenere partite ({ $reason }), quindi stanno in { $folder }

refused-bot-nothing = non ha restituito niente (None) invece di una mossa di game.legal_moves()
refused-puzzle-move = { $move } qui non è possibile
refused-puzzle-whole = { $answer } non è una risposta intera

refused-kind = qui serve un { $kind } o il suo testo, non { $given }
refused-language = non ci sono testi in { $language }: le lingue sono { $languages }

refused-players = i giocatori sono una lista come { $example }, non { $given }
refused-player = un giocatore è un nome, un bot o una coppia di entrambi, non { $given }
refused-bot-class = { $name } è una classe di bot: scrivi { $name }(), con le parentesi
refused-with-players = da dare solo insieme ai giocatori: { $options }
refused-bot-table = un bot decide nella partita che riceve, e non può aprire un tavolo proprio
refused-bot-acts = un bot decide nella partita che riceve, e non tocca nient’altro
refused-pace = il ritmo è uno di { $paces }, non { $given }
refused-shelf = le partite si tengono in uno Shelf, non in { $given }: scrivi Shelf(folder)
refused-game-name = il gioco è uno di { $games }, non { $given }

refused-puzzle-wanted = serve un rompicapo o il nome di uno, come '{ $theme }-001', non { $given }: scrivi puzzle(load_pack(...)[0]) oppure puzzle(generate_puzzle('{ $theme }'))
refused-puzzle-of-another-game = il rompicapo { $id } è di un altro gioco: mostralo con puzzle() del pacchetto da cui viene
refused-paper = la carta è a4 o letter, non { $given }
refused-puzzles = servono rompicapi, come una raccolta o una lista, non { $given }
refused-other-than-puzzles = { $given } non è un rompicapo: load_pack e generate_puzzle ne danno
refused-no-puzzles = una scheda ha bisogno di almeno un rompicapo
refused-title-text = un titolo è un testo, non { $title }
refused-title-long = un titolo ha al massimo { $most } caratteri, non { $count }
refused-no-theme = non c’è nessun tema { $theme }: i temi sono { $themes }
refused-level = un livello va da 1 a { $most }, non è { $given }
refused-puzzle-seed = un seme è un testo o un numero intero, non { $given }
refused-no-pack = non c’è nessuna raccolta { $pack }
refused-pack-given = una raccolta si indica con il nome, il percorso o come la dà load_pack, non con { $given }
refused-bots = i bot sono una lista come [RandomBot(), my_bot], non { $given }
refused-bots-count = qui un torneo ha bisogno di { $fewest }–{ $most } bot, non di { $count }
refused-bot-none = in un torneo giocano solo bot, e { $given } non lo è: un bot è una funzione
refused-bot-pair = un bot è una funzione, o una coppia di nome e funzione, non { $given }
refused-bot-asked = a { $name } non si può chiedere nulla: un bot si chiama con una cosa sola, la partita. Scrivi `def my_bot(game):` e, in una classe, `def __call__(self, game):`
refused-bot-name = il nome di un bot è un testo, non { $given }
refused-limit = limit è un numero di secondi sopra lo 0, fino a 3600, non { $given }
refused-simulated = il simulatore gioca { $bots }, ma non { $given }: gli altri bot giocano in un torneo

refused-page-path = serve il percorso di un file, come 'boards.html'
refused-pages-in-picture = ci sono { $count } pagine, e un’immagine SVG ne ha una: salvale come { $name }
refused-pages-unwritten = le pagine non si possono scrivere ({ $reason })
refused-sheets = si stampano da 1 a { $most } fogli alla volta
