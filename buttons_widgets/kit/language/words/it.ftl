# Che cosa dice il tavolo in ogni gioco.

# Quando il kernel non c’è più o non risponde
life-restarted = Il kernel del notebook è stato riavviato.
life-died = Il kernel del notebook si è fermato ed è stato riavviato.
life-ended = Il kernel del notebook è stato chiuso.
life-forgotten = Il kernel del notebook non ha più questo tavolo.
life-unconnected = Nessun collegamento con il kernel del notebook. Appena torna, il tavolo riprende da solo.
life-busy = Il kernel è occupato con un’altra cella. Quello che hai premuto sarà fatto dopo.
life-silent = Nessuna risposta: il kernel del notebook è occupato o si è fermato. Se si è fermato, fai clic nella cella qui sopra e premi Maiusc + Invio.
life-going-on = Un momento…
life-by-hand = Per continuare, fai clic nella cella sopra questo tavolo e premi Maiusc + Invio.
life-no-kernel = Non è stato possibile avviare un kernel. Jupyter è ancora in funzione?
life-kept = La tua partita è salvata.
life-go-on = Continua
life-run-again = Riesegui la cella
life-fault = Qualcosa è andato storto: { $reason }.

tool-undo = Annulla
tool-undo-hint = Annulla la tua ultima decisione (U)
tool-redo = Ripeti
tool-redo-hint = Ripeti la decisione che hai annullato (Y)
tool-look-back = Rivedi
tool-look-back-hint = Ripercorri la partita mossa per mossa
tool-pause = Pausa
tool-pause-hint = Ferma i bot finché non li fai continuare
tool-more = Partita…
tool-more-hint = Salva, carica o copia la partita, iniziane una nuova o cambia il ritmo dei bot
tool-full-screen-hint = Occupa tutto lo schermo (F)
tool-full-screen-leave-hint = Esci dallo schermo intero (F)
tool-sound-hint = Suoni di dadi e vetro

tool-how-to = ?
tool-how-to-hint = Come si gioca
how-to-title = Come si gioca
how-to-close = Ho capito

look-slider = Mossa mostrata
look-first = All’inizio
look-previous = Una mossa indietro
look-next = Una mossa avanti
look-last = Alla fine
look-ply = Mossa { $ply } di { $last }
look-start = La partita comincia.
look-round = Giro
look-round-previous = Alla fine del giro precedente
look-round-next = Alla fine di questo giro
look-decision = Decisione
look-decision-previous = Alla decisione precedente
look-decision-next = Alla decisione successiva
look-return = Torna alla partita
look-resume = Continua da qui

more-pace = I bot giocano
pace-slow = lentamente
pace-normal = normale
pace-fast = in fretta
pace-once = all’istante
more-code = Come codice
more-copy = Copia il codice
more-copied = Copiato. Incollalo dove vuoi continuare.
more-new = Nuova partita
more-autosave = La partita viene salvata dopo ogni mossa, in { $folder }.

save-name = Salva come
save-save = Salva
save-hint = Salva questa partita nella cartella { $folder }, accanto al notebook
save-download = Scarica
save-download-hint = Salva questa partita come file sul computer che stai usando
save-downloaded = Il browser salva la partita tra i suoi download.
save-saved = Salvata come { $name } in { $folder }.
save-not-saved = Non salvata: { $reason }.
save-taken = { $name } esiste già: { $there }.
save-replace = Sostituisci
save-keep = Mantieni
save-kept = Non è stato salvato nulla. Scegli un altro nome.

open-switch = Apri una partita…
open-hint = Apri una partita salvata, un file o un codice
open-saved = Salvate
open-pick = Apri
open-file = Scegli un file
open-file-hint = Una partita salvata sul computer che stai usando
open-paste = Incolla qui un codice
open-code = Apri il codice
leave-unsaved = Non è stato possibile salvare questa partita. Per lasciarla comunque, premi di nuovo «Nuova partita».
open-not-opened = Non aperta: { $reason }. Qui non è cambiato nulla.
open-here = Questa partita è già su questo tavolo.
open-back = È la partita di questo tavolo, che quindi è tornata alla mossa { $ply }. «Ripeti» riporta il resto.

kept-not = Questa partita non viene salvata: { $reason }. Puoi continuare a giocare; sarà salvata appena possibile.
kept-again = La partita viene di nuovo salvata.
kept-elsewhere = La partita viene salvata dopo ogni mossa, ma non dove dovrebbe: { $reason }.
kept-removed = Le partite in sospeso erano più di { $most }: la più vecchia, di { $names }, è stata eliminata.

trouble-failed = { $name } non ha potuto decidere: { $reason }
trouble-slow = { $name } ci mette molto a decidere.
trouble-paused = I bot sono in pausa.
trouble-fault = Qualcosa è andato storto al tavolo: { $reason }. La partita è al sicuro.
trouble-long = Questa partita è arrivata a { $moves } mosse, e i bot sono stati fermati.
trouble-again = Chiedi di nuovo a { $name }
trouble-person = Decidi per { $name }
trouble-resume = Fai continuare i bot
trouble-retry = Riprova

# Un tavolo aperto su più schermi
screens-title = Qui giochi come:
screens-claim = { $name }
screens-mine = { $name }: tu
screens-other = { $name }: un altro schermo
screens-release = Chiunque può decidere per { $name }
screens-take-over = Decidi per { $name } su questo schermo
screens-take-over-sure = Premi ancora per prendere il posto di { $name }
screens-waiting = Si aspetta { $name }, su un altro schermo. Qui giochi come:
screens-not-yours = { $name } decide su un altro schermo.

heard-printed = Che cosa ha stampato { $name }
heard-error = L’errore completo, per chi ha scritto il bot

resume-title = Partite in sospeso
resume-offer = Continua: { $names }
resume-moves = { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
  }
resume-all = Mostrale tutte: { $games }
resume-delete = Elimina la partita di { $names }
resume-delete-question = Eliminare per sempre questa partita di { $names }?
resume-delete-yes = Elimina
resume-delete-no = Annulla
resume-deleted = La partita di { $names } è stata eliminata.
resume-not-deleted = Non eliminata: { $reason }.
resume-not-deleted-changed = Da qualche parte si gioca ancora alla partita di { $names }, perciò non è stata eliminata.
resume-also-elsewhere = Nel frattempo un altro notebook ha continuato questa partita. La sua è ancora tra quelle in sospeso.
resume-broken = { $files ->
    [one] Un file non si può aprire e resta com’è
   *[other] { $files } file non si possono aprire e restano come sono, tra cui
  }: { $name } ({ $reason }).
resume-gone = La partita di { $names } non è più tra quelle incompiute: nel frattempo è stata finita o cancellata.
resume-elsewhere = Questa partita di { $names } ora è aperta a un altro tavolo. Nulla è perduto. Continuare qui?
resume-here = Continua qui
resume-there = Lasciala là
resume-new = Inizia una nuova partita
resume-unknown-bot = Per { $name } giocava { $bot }, che qui non è disponibile. Ora per { $name } decidi tu.

# Le mie partite: quelle finite
mine-title = Le mie partite
mine-hint = Le partite finite: rivederle, analizzarle, e il tuo punteggio contro ogni bot
mine-all = tutti i giochi
mine-who = Punteggio di
mine-back = Gioca
mine-none = Nessuna partita è ancora finita. Ciò che giochi fino in fondo appare qui.
mine-more = Mostra altre (ancora { $games })
mine-score-of = { $name } contro i bot
mine-score = { $shared ->
    [0] { $won } vinte, { $lost } perse
   *[other] { $won } vinte, { $lost } perse, { $shared } condivise
  }
mine-all-bots = Tutti i bot, e che cosa dice il rating
mine-rating = Rating { $rating } ± { $error }
mine-rating-about = Ogni bot vale 1500, per quanto sia forte: al di sopra sei più forte di lui. Il vero rating sta entro il ± in 95 casi su 100 (Glicko-2).
mine-won = { $names } ha vinto
mine-shared = { $names } hanno vinto insieme
mine-nobody = Nessuno ha vinto
mine-look-hint = Rivedi la partita di { $names }, mossa per mossa
mine-review-hint = Analizza la partita di { $names }: fortuna, abilità e le decisioni più costose
mine-export-hint = Scarica la partita di { $names } come file

# A che punto è la partita, e che cosa fare
title = Giro { $round }
title-over = La partita è finita
chance = Il caso
prompt-move = { $name }: tocca a te.
prompt-bot = { $name } sta pensando.
prompt-chance = Decide il caso.
prompt-next-round = Il giro { $over } è finito. Inizia il giro { $next } quando ci siete tutti.
prompt-elsewhere = Questa partita continua a un altro tavolo.
prompt-look-back = Stai rivedendo la partita.
do-next-round = Inizia il giro { $round }
do-next-round-hint = Inizia il prossimo giro (N)
do-finish = Finisci il giro
do-finish-hint = Lascia che i bot giochino subito il resto di questo giro
do-bring-back = Continua di nuovo qui
do-again = Gioca di nuovo
do-again-hint = Inizia una nuova partita con gli stessi giocatori (N)
why-nothing-here = Per ora qui non c’è niente da fare.
end-wins = Vince { $names }!
end-share = La vittoria è condivisa: { $names }!
ending-copy = Copia immagine
ending-copied = L’immagine è stata copiata.
ending-save = Salva immagine
ending-refused = Il browser non permette di copiare immagini. La si può salvare.
ending-failed = Non c’è un’immagine: il kernel del notebook non ne ha disegnata una.
ending-place = { $place }. { $name }: { $figure }
ending-file = fine-partita
board-enlarge = Ingrandisci il tabellone di { $name }
board-shrink = Riduci il tabellone di { $name }
seat-bot = bot
seat-in-turn = di turno
seat-winner = vince

# Il registro, e quanto ha reso un giro
log-title = Che cosa è successo
log-round = Giro { $round }
log-move = { $name }: { $move }
summary-player = Giocatore
summary-why = Motivo
summary-earned = Guadagno
summary-total = Totale

# Prima della partita
lobby-title = Chi gioca?
lobby-binder = Su Binder, dopo una decina di minuti di pausa, si spegne tutto, e quello che hai giocato se ne va. Esporta in tempo ciò a cui tieni: una partita come codice (Partita… sopra i tabelloni), i progressi con i rompicapi (Progressi, poi Esporta), le risposte di una lezione (la sua ultima cella).
lobby-game = Gioco
lobby-seat = Posto { $seat }
lobby-name = Nome
lobby-who = Chi gioca a questo posto
lobby-start = Inizia la partita
lobby-coach = si può chiedere all’allenatore
lobby-language = Lingua
lobby-more = Opzioni…
lobby-more-hint = Il ritmo dei bot, l’allenatore e le impostazioni predefinite
lobby-forget = Ripristina predefinite
lobby-forget-hint = Dimentica chi ha giocato l’ultima volta e tutto il resto che è stato scelto qui
lobby-person-name = Giocatore { $seat }
lobby-bot-name = { $who ->
    [random] Antonio
    [beginner] Antonio
    [easy] Berta
    [medium] Cosimo
    [hard] Doris
    [best] Emil
   *[other] Bot { $seat }
  }
lobby-nobody = Scegli un giocatore per almeno un posto.
lobby-too-few = Per questo gioco { $least ->
        [one] serve almeno 1 giocatore.
       *[other] servono almeno { $least } giocatori.
    }
lobby-bad-name = Al posto { $seat } serve un nome da 1 a { $most } caratteri.
lobby-same-name = Due giocatori si chiamano { $name }. Dai a ciascuno un nome diverso.
lobby-paper = Giocare su carta…
lobby-paper-hint = Stampare ciò che serve per dadi veri e matite, o lanciare i dadi su questo schermo
lobby-paper-players = Per
lobby-paper-any = non ancora deciso
lobby-paper-count = { $players } giocatori
lobby-paper-roll = Dadi su questo schermo
lobby-paper-roll-hint = Dadi grandi per tutti quelli che giocano su fogli stampati
lobby-back = Indietro
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = Letter
print-download = Scarica
print-download-hint = Scarica la pagina come file sul computer che stai usando
print-downloaded = Il browser salva { $name } tra i suoi download. Aprilo lì e stampalo.
who-person = una persona
who-random = bot: gioca a caso
who-beginner = bot principiante: gioca a caso
who-nobody = nessuno

# L’allenatore
tool-coach = Allenatore
tool-coach-hint = Mostra quanto vale ogni scelta
coach-stop = Interrompi
coach-stop-hint = Smetti di pensarci
coach-go-on = Pensaci ancora
coach-go-on-hint = Continua a pensarci
coach-stopped = Fermato.
coach-assumed-hint = Cambia che cosa si suppone degli altri giocatori
coach-as-code = Questa posizione come codice
coach-as-code-hint = Copia una riga di codice che mostra questa posizione in una cella a sé
coach-goal = obiettivo
coach-show = mostra
coach-show-nothing = niente
coach-show-worth = valori
coach-thinking = Sto pensando…
coach-thinking-games = Si continua a giocare da ogni scelta…
coach-games = Partita continuata { $games } volte da ogni scelta.
coach-games-unsure = Partita continuata { $games } volte da ogni scelta, e non è sicuro.
coach-head = valore
coach-estimate = { $amount } ± { $error }
coach-nothing = Per ora non c’è niente da calcolare.
coach-only = «{ $choice }» è l’unica scelta.
coach-tied = Ugualmente buone: { $choices }.
coach-close = Troppo vicine per decidere: { $choices }.
coach-best = «{ $choice }» è la scelta migliore, con { $loss } di vantaggio.
coach-others = { $count ->
    [one] 1 altra
   *[other] altre { $count }
  }
coach-less-than = meno di { $amount }
coach-cost = { $name } ha scelto «{ $choice }». «{ $best }» valeva { $loss } in più.
coach-cost-none = { $name } ha scelto «{ $choice }». Nessuna scelta era migliore.
coach-cost-close = { $name } ha scelto «{ $choice }». Nessuna scelta era nettamente migliore.
coach-needs = Per questo all’allenatore serve { $package }. Installalo con: pip install { $package }
coach-needs-here = Per questo all’allenatore serve { $package }, che questa pagina non ha. Qui risponde alle domande più piccole, e a tutte in JupyterLab su un computer.
coach-cannot = L’allenatore non può rispondere: { $reason }.
coach-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# L’analisi di una partita
do-review = Analisi
do-review-hint = Mostra quanto è costata ogni decisione, e che cosa è stata fortuna (V)
review-back = Torna al tavolo
review-title = Analisi: { $name }
review-seat = decisioni di
review-thinking = Sto ripercorrendo la partita…
review-stop-hint = Smetti di ripercorrere la partita
review-go-on = Ripercorri
review-stopped = Fermata.
review-fault = Questo momento non si può mostrare: { $reason }.
review-run = Esegui questa cella per vedere l’analisi.
review-needs = Per questo all’analisi serve { $package }. Installalo con: pip install { $package }
review-needs-here = All’analisi serve { $package }, che questa pagina non ha. Copia la partita come codice (Partita… al tavolo) e analizzala in JupyterLab su un computer.
review-cannot = La partita non si può analizzare: { $reason }.
review-nothing = In questa partita non si è ancora deciso nulla. Giocane un po’, poi analizzala.
review-sums = Fortuna e abilità
review-start = Valore dei giri al loro inizio
review-luck = Fortuna con i dadi
review-others = I turni degli altri
review-errors = Errori
review-result = Che cosa hanno reso i giri
review-result-so-far = Finora, con il giro così com’è
review-rate = { $count ->
    [one] Errore medio: { $rate }, dall’unica decisione con più opzioni.
   *[other] Errore medio: { $rate } per decisione, { $count } decisioni con più opzioni.
  }
review-no-choice = Non c’è stata ancora nessuna decisione con più opzioni.
review-grade-best = Persi per giro: { $own }. Meno di qualunque bot misurato: { $name } perde { $cost }.
review-grade-between = Persi per giro: { $own }. È tra { $better } ({ $cost }) e { $worse } ({ $other }).
review-grade-last = Persi per giro: { $own }. È più di ogni bot misurato: { $name } perde { $cost }.
review-kinds = Decisioni con più opzioni
review-assumes-bot = Una probabilità di vincere è ciò che è venuto da migliaia di partite che un bot forte ha continuato per tutti da lì.
review-assumes-error = Un costo è noto solo entro il suo ±. Una scelta indietro di meno del doppio conta tra le migliori.
review-head-kind = tipo
review-head-count = numero
review-head-cost = costo
review-doubtful = dubbie
review-bad = cattive
review-blunder = pessime
review-notes = Che cosa suppongono questi numeri
review-plot = Quanto valeva il giro, mossa per mossa
review-plot-hint = Fai clic o usa i tasti freccia per andare a una decisione.
review-plot-ends = Comincia a { $start } nel giro { $first } e finisce a { $end } nel giro { $last }.
review-plot-fall = Il calo più grande è di { $fall } nel giro { $round }: { $what }.
review-plot-no-fall = Non cala mai.
review-place = Giro { $round }, { $kind }
review-moments = { $count ->
    [0] Che cosa ha deciso la partita
    [one] Il momento che ha deciso la partita
    [2] Due momenti che hanno deciso la partita
   *[other] Tre momenti che hanno deciso la partita
  }
review-gave-up = { $name } ha perso { $cost }
review-few-best = { $count ->
    [0] Nessun errore costoso: ogni scelta era tra le migliori.
   *[other] Nessun altro errore: tutte le altre scelte erano tra le migliori.
  }
review-few = { $count ->
    [0] Nessun errore costoso: nessuna scelta è costata più di { $cost }.
   *[other] Nessun altro errore costoso: nessuna delle altre è costata più di { $cost }.
  }
review-entry = Giro { $round }, { $kind }: costo { $cost } { $mark }
review-try = Riprova
review-show = Mostra
review-asks = Che cosa faresti adesso?
review-give-up = Mostra la risposta
review-give-up-hint = Mostra quanto vale ogni scelta, senza scegliere di nuovo
review-keep = Salva come rompicapo
review-keep-hint = Metti questa decisione nella tua raccolta di rompicapi
review-keeping = Un momento…
review-not-kept = Non è stato conservato: { $reason }.
review-was-best = { $name } ha scelto «{ $choice }». Nessuna scelta era migliore.
review-forced = Per { $name } c’era una sola scelta: «{ $choice }».
review-was = { $name } ha scelto «{ $choice }»{ $mark }: il costo è { $cost }. La scelta migliore era «{ $best }».
review-surely = { $count ->
    [one] 1 turno era peggiore di un altro, qualunque cosa accada.
   *[other] { $count } turni erano peggiori di altri, qualunque cosa accada.
  }
review-was-surely-worse = Il turno di { $name } era peggiore di un altro, qualunque cosa accada: «{ $better }» lascia tutto com’era, e { $name } ha di più.
review-tried-best = «{ $choice }» è la scelta migliore. Nella partita { $name } ha scelto «{ $taken }».
review-tried-worse = «{ $choice }» costa { $cost }. La scelta migliore è «{ $best }». Nella partita { $name } ha scelto «{ $taken }».
review-tried-same = Di nuovo «{ $choice }»: costa { $cost }. La scelta migliore è «{ $best }».
review-chosen = scelta
review-swing-own = I dadi: { $luck }.
review-swing-others = I turni degli altri: { $luck }.

# I dadi su cui si può fare clic, per chi non li vede. Il browser riempie ciò che sta tra parentesi graffe.
tray-die = dado { $body }, pallini di colore { $pips }: { $value }
tray-die-of-another-colour = dado, pallini di colore { $pips }: { $value }
tray-not-rolled = non ancora lanciato
tray-white = bianco
tray-black = nero
tray-red = rosso
tray-blue = blu
tray-green = verde
tray-yellow = giallo
tray-orange = arancione
tray-purple = viola
tray-gold = oro

# Dadi su uno schermo, per chi gioca su carta
roller-roll = Lancia
roller-roll-hint = Lancia tutti i dadi (R)
roller-count = { $number ->
    [0] Nessuno ha ancora lanciato
   *[other] Lancio { $number }
  }
roller-past = Lanci precedenti
