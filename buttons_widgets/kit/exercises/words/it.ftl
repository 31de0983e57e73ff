# Che cosa dicono le schede degli esercizi in ogni corso. Ciò che dice un esercizio sta con la sua lezione.

course-recalled = Lo sai ancora? { $title }
course-exit = Per finire: { $title }

# Come rispondere
course-how-chance = Una frazione, un numero decimale o una percentuale, come { $example }, { $decimal } o { $percent }. Una frazione deve essere esatta.
course-how-count = Un numero intero.
course-how-interval = Un intervallo, da … a …. Sii sicuro all’80% che il numero sia lì dentro: né più largo né più stretto.
course-how-number = { $digits ->
        [0] Una frazione o un numero.
        [one] Una frazione, o un numero con almeno { $digits } cifra decimale.
       *[other] Una frazione, o un numero con almeno { $digits } cifre decimali.
    }
course-how-places = Fai clic per scegliere, e di nuovo per togliere.
course-how-text = Qualche frase. Le legge una persona: qui il computer non valuta nulla.
course-how-function = Scrivi la funzione in una cella, poi esegui check("{ $number }", tua_funzione).
course-tolerance = Vale come giusto tutto ciò che si scosta al massimo di { $tolerance }.
course-tolerance-chance = Vale come giusto tutto ciò che si scosta al massimo di { $percent ->
        [one] { $percent } punto percentuale
       *[other] { $percent } punti percentuali
    }.

# Che cosa non è una risposta
course-unreadable = Qui questa non è una risposta: { $reason }.
course-empty = Prima scrivi un numero.
course-empty-choice = Prima scegli.
course-empty-places = Prima scegli qualcosa sul tabellone.
course-empty-text = Prima scrivi qualcosa.
course-too-long = È troppo lungo: al massimo { $most } caratteri.
course-no-chance = Non riesco a leggere { $answer }. Scrivi un solo numero, come { $example }, { $decimal } o { $percent }.
course-no-chance-range = { $answer } non è una probabilità: va da 0 a 1, o da 0% a 100%.
course-no-count = Non riesco a leggere { $answer } come un conteggio. Scrivi un numero intero, per esempio { $example }.
course-no-interval = Non riesco a leggere { $answer } come un intervallo. Scrivi da dove a dove, come { $low } a { $high }, solo più stretto.
course-interval-exchanged = Un intervallo comincia con il numero più piccolo.
course-no-number = Non riesco a leggere { $answer }. Scrivi un solo numero, come { $example } o { $decimal }.
course-no-per-cent = Qui serve un numero senza percentuale, non { $answer }.
course-per-cent-sign = Una probabilità è al massimo 1. Se intendi { $answer } per cento, scrivi { $answer }%.
course-too-coarse = Forse ci sei vicino. Dillo con più precisione: almeno { $digits ->
        [3] la percentuale con una cifra decimale
       *[other] la percentuale intera
    }.
course-too-coarse-number = Forse ci sei vicino. Dai almeno { $digits ->
        [one] { $digits } cifra decimale
       *[other] { $digits } cifre decimali
    }.
course-cut-off = Molto vicino: sembra che tu abbia troncato il numero. Arrotondalo invece.
course-not-exact = Circa giusto! Una frazione deve essere esatta. Oppure scrivi un numero decimale.
course-no-option = { $answer } non è tra le possibilità: scegli da A a { $last }.
course-no-options = Scegli alcune delle possibilità: le loro lettere, separate da spazi.
course-no-places = Scegli caselle sul tabellone, per esempio «1-1 2-3».
course-no-place = Su questo tabellone non è una casella: { $reason }.
course-no-text = Una risposta a parole è un testo, non { $answer }.
course-no-function = { $answer } non è una funzione. Dai la funzione stessa, senza parentesi dopo il nome: check("{ $number }", mia_funzione).
course-starter = Questa è ancora la funzione di partenza. { $why } Cambiala ed esegui di nuovo la cella.
course-not-rolled = Lancia i dadi { $times } volte: qui contano solo i tuoi tiri.
course-guessed-already = La tua stima è { $guess }, e una stima resta com’è.

# Che cosa si dice di una risposta
course-right = È giusto.
course-wrong = Pensaci ancora, o prendi un suggerimento.
course-too-high = È troppo.
course-too-low = È troppo poco.
course-options-missing = Fin qui va bene: { $found } delle { $all } giuste, e nessuna sbagliata.
course-options-wrong = { $false ->
        [one] Una di quelle che hai scelto non va bene.
       *[other] { $false } di quelle che hai scelto non vanno bene.
    }
course-function-differs = { $call } dovrebbe dare { $expected }, ma la tua dà { $got }. Casi giusti: { $passed } di { $count }.
course-kept = Salvato: lo leggerà l’insegnante.
course-noted = Annotato.
course-guessed = La tua stima è { $guess }.

# Errori che si vedono in molti esercizi
mistake-above-one = Niente è più probabile del certo: una probabilità è al massimo 1, cioè 100%. Se hai sommato delle probabilità, chiediti se si sovrappongono.
mistake-below-zero = Niente è meno probabile dell’impossibile: una probabilità non è mai sotto 0.
mistake-certain = 1 vuol dire che succede sempre. Può anche non succedere?
mistake-impossible = 0 vuol dire che non succede mai. Non c’è proprio nessun modo?
mistake-favourable-alone = { $favourable } esiti favorevoli, sì. Su quanti?
mistake-complement = Questa è la probabilità del contrario. Quanto manca per arrivare a 1?
mistake-per-cent-twice = È cento volte troppo poco. 0,14 e 14% sono la stessa cosa; 0,14% è molto meno.
mistake-raises = { $call } finisce con un errore: { $error }{ $error ->
        [RecursionError] {""}
       *[other] { " (" }{ $reason })
    }.
mistake-meets-none = { $call } finisce con un errore, perché calcola con None. Una funzione restituisce None dove finisce senza «return». Ne manca uno?
mistake-unknown-name = { $call } finisce con un errore: il nome { $unknown } non è noto. La tua funzione chiama i suoi argomenti { $parameters }.
mistake-endless = { $call } non era finita dopo { $seconds } secondi. Il ciclo, o la ricorsione, arriva mai alla fine?
mistake-asks = La tua funzione fa una domanda con «input». Viene chiamata come { $call }: ciò che le serve è già nei suoi argomenti.
mistake-returns-nothing = { $call } non restituisce nulla (None). Ogni strada nella funzione finisce con «return»? Ciò che è solo stampato non viene restituito.
mistake-returns-other = { $call } dà { $got }, { $wanted ->
        [truth] ma ci vuole True o False.
        [number] ma ci vuole un numero.
        [text] ma ci vuole un testo.
        [list] ma ci vuole una lista.
        [set] ma ci vuole un insieme.
        [dictionary] ma ci vuole un dizionario.
       *[other] ma ci vuole qualcos’altro.
    }
mistake-changes-argument = { $call } dà la risposta giusta ma cambia ciò che ha ricevuto, così una seconda chiamata andrebbe storta. Lavora su una copia.
mistake-parameters = La tua funzione non si può chiamare come { $call }: dovrebbe avere { $count ->
        [one] { $count } argomento
       *[other] { $count } argomenti
    }.
course-fault = Qualcosa non va nell’esercizio { $number }, non nella tua risposta: { $reason }.
course-partly = Non ancora, ma una parte è giusta.
course-was-right = Questa volta no. Una tua risposta precedente era giusta.

# La scheda
card-board = Il tabellone dell’esercizio { $number }
card-solved = risolto
card-saved = salvato
card-next = Avanti (Maiusc+Invio)
card-next-hint = Vai alla cella successiva, come con Maiusc+Invio
card-picture-answer = { $standing } · La tua risposta: { $answer }
card-picture-go-on = Questa è un’immagine. Per continuare fai clic qui e premi Maiusc+Invio, oppure ▶ in alto.
card-picture-begin = Questa è un’immagine. Per rispondere fai clic qui e premi Maiusc+Invio, oppure ▶ in alto.
card-tries = { $count ->
        [one] { $count } tentativo
       *[other] { $count } tentativi
    }
card-guessed = La tua stima: { $guess }.
card-check-hint = Controlla se è giusto
card-guess = Stima
card-guess-hint = La stima si fa una volta sola, e più tardi la si confronta
card-save = Salva
card-save-hint = Conserva questo per l’insegnante; puoi cambiarlo più tardi
card-text = La tua risposta a parole
card-text-example = Scrivi qui…
card-number = La tua risposta
card-roll = Lancia
card-roll-hint = Lancia i dadi una volta (R)
card-roll-rest = { $done ->
        [0] Fai tutti i { $left } tiri
       *[other] { $left ->
            [one] Fai l’ultimo tiro
           *[other] Fai gli altri { $left } tiri
        }
    }
card-roll-rest-hint = Fai subito tutti i tiri rimasti
card-rolled = { $count } di { $times } tiri fatti
card-not-rolled = I dadi non sono ancora stati lanciati.
card-undo-hint = Annulla l’ultimo clic (U)
card-example = p. es. { $example }
card-example-interval = da … a …
card-name = Il tuo nome
card-name-example = conserva le risposte
card-name-ok = OK
card-name-hint = Il tuo nome conserva le tue risposte, e ti dà numeri tutti tuoi
card-name-change = Di’ che ora lavora un’altra persona
card-no-name = il tuo nome?
card-trouble-damaged = Non è stato possibile leggere le risposte in { $path }. Sono conservate lì, ed è stato cominciato un nuovo file.
card-trouble-unwritable = Le tue risposte non si possono conservare in { $path } ({ $reason }). Durano finché questo notebook è in funzione.
card-trouble-later = Le tue risposte in { $path } vengono da una versione più nuova del kit, perciò lì non si conserva nulla di nuovo.

# Consegnare
hand-in-title = Consegna: { $title }
hand-in-done = Risposte date: { $done } di { $every }.
hand-in-missing = Mancano ancora: { $exercises }
hand-in-rounds = { $count ->
        [one] Con il giro { $codes }.
       *[other] Con i giri { $codes }.
    }
hand-in-others = { $count ->
        [one] Hai risposte anche per la lezione { $lessons }: { $example } le consegna.
       *[other] Hai risposte anche per le lezioni { $lessons }: per esempio, { $example } ne consegna alcune.
    }
hand-in-nameless = Prima scrivi il tuo nome, così l’insegnante sa di chi è la consegna.
hand-in-how = Premi «{ $button }», e manda il testo all’insegnante. Puoi consegnare di nuovo più tardi: conta l’ultimo testo.
hand-in-copy = Copia
hand-in-copy-hint = Copia il testo, poi mandalo all’insegnante
hand-in-picture = Esegui questa cella, e qui compare un testo con tutte le tue risposte: copialo e mandalo all’insegnante.
hand-in-copied = Copiato: { $count } caratteri. Incollali in un messaggio per l’insegnante.

# Che cosa ha fatto una classe
class-title = Lezione { $lesson } · { $title }
class-counts = { $students ->
        [one] { $students } studente
       *[other] { $students } studenti
    }, { $items ->
        [one] { $items } testo.
       *[other] { $items } testi.
    }
class-item = Testo { $item }:
class-number = N. { $item }
class-problems = { $count ->
        [one] 1 osservazione sui testi
       *[other] { $count } osservazioni sui testi
    }
class-in-file = { $text } (In { $file }.)
class-nameless = senza nome
class-numbered = { $student } ({ $item })
class-unreadable = Non contato: { $reason }.
class-unreadable-begins = Non contato: { $reason }. Comincia con «{ $begins }».
class-foreign = Non contato: è di un altro corso, { $course }.
class-other-lesson = { $student } consegna la lezione { $lesson }. Per questa chiama class_summary con lesson={ $lesson }.
class-other-version = { $student } ha lavorato con un’altra versione di questa lezione, le cui domande possono essere diverse. Perciò le risposte si mostrano come sono state valutate lì.
class-twice = { $student } ha mandato la stessa cosa del testo { $item }. Conta una volta sola.
class-older = { $student } ha mandato di più nel testo { $item }, che conta al posto di questo.
class-copied = { $student } ha cominciato nello stesso millesimo di secondo di { $other } nel testo { $item }. Uno dei due è una copia dell’altro, con un altro nome.
class-namesake = { $student } è anche il nome nel testo { $items }: due studenti, o uno solo a due computer. Si mostrano tutti e due.
class-no-name = Non ha un nome. Chiedi chi l’ha mandato.
class-changed = Il testo di { $student } è stato modificato: { $changes }. Conta la risposta stessa, valutata di nuovo.
class-changed-one = { $number } è dato come «{ $state }» e risulta «{ $anew }»
class-changed-none = a { $number } questo studente non può aver dato una risposta simile
class-no-such-exercise = { $student } risponde a { $numbers }, che in questa lezione non c’è.

class-is-nothing = nulla da fare
class-is-right = giusto
class-is-wrong = sbagliato
class-is-misunderstood = frainteso
class-is-to-read = da leggere
class-legend-nothing = nulla da fare: una stima, o tiri (vuoto: senza risposta)
class-legend-right = giusto
class-legend-wrong = sbagliato
class-legend-misunderstood = frainteso: comincia da qui
class-legend-to-read = deve leggerlo una persona
class-legend-tries = 3× sono tre tentativi, 2? due suggerimenti.
class-legend-function = ƒ è una funzione, e nessun testo viene eseguito qui: vale il voto del notebook di chi l’ha scritta. Leggila.
class-no-answer = senza risposta
class-tries = { $tries ->
        [one] 1 tentativo
       *[other] { $tries } tentativi
    }{ $hints ->
        [0] {""}
        [one] , 1 suggerimento
       *[other] , { $hints } suggerimenti
    }
class-who = A che punto è ciascuno
class-credit = Punti
class-credit-of = { NUMBER($credit, maximumFractionDigits: 1) } di { $of }
class-right = giusti
class-right-of = { $right } di { $of }
class-unanswered = { $count ->
        [one] A un esercizio non ha risposto nessuno
       *[other] A { $count } esercizi non ha risposto nessuno
    }
class-more-unread = { $count ->
        [one] un altro testo non si può leggere
       *[other] altri { $count } testi non si possono leggere
    }

class-items = Quanto erano difficili gli esercizi
class-items-exercise = Esercizio
class-items-right = Risposte giuste
class-items-tells-apart = Discriminazione
class-items-share = { $right } su { $of } · { $share }
class-items-read = La discriminazione è la correlazione tra i punti di un esercizio e la media dei punti delle stesse persone negli altri: vicina a 1 se chi va bene altrove va bene anche qui, vicina a 0 se le due cose non c’entrano. Sotto 0 conviene riguardare la domanda.
class-items-few = { $count ->
        [one] Con una sola risposta questi numeri non dicono quasi nulla
       *[other] Con al massimo { $count } risposte questi numeri sono incerti
    }: una quota fino a ±{ $share }, una discriminazione di circa ±{ $tells }.

class-talk = Di che cosa parlare per prima cosa
class-talk-head = { $number } { $title }
class-overcome = { $count ->
        [one] Un altro ha fatto questo errore e poi ha trovato la risposta giusta.
       *[other] Altri { $count } hanno fatto questo errore e poi hanno trovato la risposta giusta.
    }
class-talk-more = { $count ->
        [one] Un altro, di pochi studenti
       *[other] Altri { $count }, ognuno di pochi studenti
    }
class-unknown = Sbagliato per un motivo che il kit non conosce:
class-more-answers = { $count ->
        [one] un’altra risposta
       *[other] altre { $count } risposte
    }
class-and-more = { $names } e { $count ->
        [one] un’altra persona
       *[other] altre { $count } persone
    }

class-guesses = Stime: { $head }
class-guesses-title = { $count ->
        [one] 1 stima.
       *[other] { $count } stime.
    }
class-guesses-held = { $count ->
        [one] { $held } intervallo su 1 contiene
       *[other] { $held } intervalli su { $count } contengono
    } la risposta giusta. Se tutti fossero sicuri all’80%, sarebbero circa { $wanted }.
class-exact = esattamente { $exact }
class-exact-own = esattamente da { $low } a { $high }: ognuno ha i propri numeri
class-far = { $count ->
        [one] 1 stima è così grande che non è nella figura.
       *[other] { $count } stime sono così grandi che non sono nella figura.
    }
class-chance = { NUMBER($chance, maximumFractionDigits: 1) }%
class-value = { NUMBER($value, maximumFractionDigits: 3) }

class-rolls = Tiri: { $head }
class-rolled = { $rolls } tiri di { $students ->
        [one] 1 studente
       *[other] { $students } studenti
    }, uno dopo l’altro
class-rolls-axis = tiri di tutta la classe
class-rolls-read = La linea è la classe intera.
class-rolls-read-exact = La linea è la classe intera, la linea tratteggiata il valore esatto.
class-rolls-dots = Ogni punto a destra è un singolo studente.
class-mean = media
class-line = { $text }: { $now }
class-line-exact = { $text }: { $now }, esattamente { $exact }
class-share = { $count } · { NUMBER($percent, maximumFractionDigits: 1) }%
class-share-of = { $count } su { $of } · { NUMBER($percent, maximumFractionDigits: 1) }%

class-round = Gli stessi dadi per tutti: «{ $code }»
class-round-needs = Che cosa permettevano questi giri non si può calcolare: il pacchetto { $package } non è installato.
class-round-others = Giocati anche: { $codes }.
class-round-broken = Il giro di { $student } non si può mostrare: { $reason }.
class-round-exact = gioco esatto
class-round-foreseen = il massimo possibile con questi dadi
class-round-mean = La classe ha in media { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 2) } punti. Il gioco esatto, che non conosce i dadi, con questi ne ottiene { $exact }, e in media su tutti i dadi { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Chi li conoscesse tutti potrebbe averne { $foreseen }.
class-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
class-round-most = Più punti, { $points }: { $names }
class-round-least = Le decisioni migliori, { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } punti persi: { $names }
class-round-steps = Decisioni che hanno dovuto prendere in più persone, prima quelle che costano di più
class-round-step = Decisione
class-round-chose = Scelta, e quanto costa
class-round-best = Migliore
class-round-players = Ogni decisione di ciascuno
class-round-who = Studente
class-round-points = Giro
class-round-loss = Persi
class-round-decisions = Decisioni
class-round-on = non ancora finito
class-loss = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
class-lost = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Su carta
booklet-title = Lezione { $number } · { $title }
booklet-class = Classe
booklet-guess = La mia stima, prima di vedere qualcosa:
booklet-several = Segna tutte quelle giuste.
booklet-board = Il tabellone è alla domanda { $number }.
booklet-rolls = Tira { $count } volte. Scrivi nelle caselle che cosa esce, poi conta.
exam-title = Verifica: { $count ->
        [one] lezione
       *[other] lezioni
    } { $lessons }
exam-marks = { $marks } punti in tutto. Mostra come hai trovato ogni numero.
exam-question = { $marks ->
        [one] 1 punto
       *[other] { $marks } punti
    }
exam-scheme = { $title }: griglia di valutazione
exam-part = { $marks }: { $answers }
exam-full = { $marks }: giusto
exam-each = { $marks }: tutto giusto. Altrimenti { $marks } per la quota delle scelte giuste meno quella delle sbagliate, per difetto.
exam-mistake = { $marks }: { $answer } – { $why }

# Le stime di tutte le lezioni
passport-title = Le stime di { $student }
passport-title-nobody = Le tue stime
passport-empty = Non è stato ancora stimato nessun intervallo. Ogni lezione comincia così.
passport-unknown = { $count ->
        [one] 1 stima aspetta
       *[other] { $count } stime aspettano
    } la risposta giusta: trovala nella lezione.
passport-held = { $count ->
        [one] { $held } intervallo su 1 contiene
       *[other] { $held } intervalli su { $count } contengono
    } la risposta giusta.
passport-narrow = Sono meno di quattro su cinque: i tuoi intervalli sono troppo stretti. Sei meno sicuro di quanto pensi.
passport-wide = Sono più di quattro su cinque: i tuoi intervalli potrebbero essere più stretti. Sai più di quanto pensi.
passport-fits = Va d’accordo con l’80%: sai quanto sei sicuro.
passport-few = Sono troppo pochi per dire quanto sei sicuro: alla fine quattro su cinque dovrebbero contenere la risposta.
passport-head-guess = Il tuo intervallo
passport-head-right = Giusto
passport-head-holds = Contenuto?
passport-open = non ancora noto
passport-yes = sì
passport-no = no
