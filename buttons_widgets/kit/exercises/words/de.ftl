# Was die Karten der Aufgaben in jedem Kurs sagen. Was eine Aufgabe selbst sagt, steht bei ihrer Lektion.

course-recalled = Weißt du es noch? { $title }
course-exit = Zum Schluss: { $title }

# How to answer
course-how-chance = Ein Bruch, eine Dezimalzahl oder Prozent, wie { $example }, { $decimal } oder { $percent }. Ein Bruch muss genau sein.
course-how-count = Eine ganze Zahl.
course-how-interval = Ein Bereich, von … bis …. Sei zu 80 % sicher, dass die Zahl darin liegt: nicht breiter und nicht enger.
course-how-number = { $digits ->
        [0] Ein Bruch oder eine Zahl.
        [one] Ein Bruch oder eine Zahl mit mindestens { $digits } Nachkommastelle.
       *[other] Ein Bruch oder eine Zahl mit mindestens { $digits } Nachkommastellen.
    }
course-how-places = Klick, um zu wählen, und noch einmal, um es zurückzunehmen.
course-how-text = Ein paar Sätze. Ein Mensch liest sie: Hier bewertet der Computer nichts.
course-how-function = Schreib die Funktion in eine Zelle und führ dann check("{ $number }", deine_funktion) aus.
course-tolerance = Alles, was höchstens { $tolerance } daneben liegt, gilt als richtig.
course-tolerance-chance = Alles, was höchstens { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } daneben liegt, gilt als richtig.

# What is no answer
course-unreadable = Das ist hier keine Antwort: { $reason }.
course-empty = Tipp erst eine Zahl ein.
course-empty-choice = Wähle erst etwas aus.
course-empty-places = Wähle erst etwas auf dem Spielplan.
course-empty-text = Schreib erst etwas.
course-too-long = Das ist zu lang: höchstens { $most } Zeichen.
course-no-chance = { $answer } kann ich nicht lesen. Schreib eine Zahl wie { $example }, { $decimal } oder { $percent }.
course-no-chance-range = { $answer } ist keine Wahrscheinlichkeit: Sie geht von 0 bis 1, oder von 0 % bis 100 %.
course-no-count = { $answer } kann ich nicht als Anzahl lesen. Schreib eine ganze Zahl, zum Beispiel { $example }.
course-no-interval = { $answer } kann ich nicht als Bereich lesen. Schreib von wo bis wo, wie { $low } bis { $high }, nur enger.
course-interval-exchanged = Ein Bereich beginnt mit der kleineren Zahl.
course-no-number = { $answer } kann ich nicht lesen. Schreib eine Zahl wie { $example } oder { $decimal }.
course-no-per-cent = Hier ist eine Zahl ohne Prozent gefragt, nicht { $answer }.
course-per-cent-sign = Eine Wahrscheinlichkeit ist höchstens 1. Wenn du { $answer } Prozent meinst, schreib { $answer } %.
course-too-coarse = Das kann nah dran sein. Sag es genauer: mindestens { $digits ->
        [3] in Prozent mit einer Nachkommastelle
       *[other] in ganzen Prozent
    }.
course-too-coarse-number = Das kann nah dran sein. Gib mindestens { $digits ->
        [one] { $digits } Nachkommastelle
       *[other] { $digits } Nachkommastellen
    } an.
course-cut-off = Ganz nah dran: Es sieht so aus, als hättest du die Zahl abgeschnitten. Runde sie stattdessen.
course-not-exact = Ungefähr richtig! Ein Bruch muss genau sein. Oder schreib eine Dezimalzahl.
course-no-option = { $answer } steht nicht zur Auswahl: Wähle A bis { $last }.
course-no-options = Wähle von den Möglichkeiten welche aus: ihre Buchstaben, mit Leerzeichen dazwischen.
course-no-places = Wähle Felder auf dem Spielplan, zum Beispiel „1-1 2-3“.
course-no-place = Das ist kein Feld auf diesem Spielplan: { $reason }.
course-no-text = Eine Antwort in Sätzen ist ein Text, nicht { $answer }.
course-no-function = { $answer } ist keine Funktion. Gib die Funktion selbst an, ohne Klammern hinter ihrem Namen: check("{ $number }", meine_funktion).
course-starter = Das ist noch die Funktion, mit der du angefangen hast. { $why } Ändere sie, und führe die Zelle noch einmal aus.
course-not-rolled = Würfle { $times }-mal: Hier zählen nur deine eigenen Würfe.
course-guessed-already = Du hast { $guess } geschätzt, und eine Schätzung bleibt, wie sie ist.

# What is said of an answer
course-right = Das stimmt.
course-wrong = Denk noch einmal nach, oder nimm einen Tipp.
course-too-high = Das ist zu viel.
course-too-low = Das ist zu wenig.
course-options-missing = So weit, so gut: { $found } von { $all } richtigen, und nichts Falsches dabei.
course-options-wrong = { $false ->
        [one] Eine von denen, die du gewählt hast, gehört nicht dazu.
       *[other] { $false } von denen, die du gewählt hast, gehören nicht dazu.
    }
course-function-differs = { $call } sollte { $expected } ergeben, deine Funktion gibt aber { $got }. { $passed ->
        [one] Einer von { $count } Fällen stimmt.
       *[other] { $passed } von { $count } Fällen stimmen.
    }
course-kept = Gespeichert, damit deine Lehrkraft es liest.
course-noted = Notiert.
course-guessed = Du hast { $guess } geschätzt.

# Mistakes that show in many exercises
mistake-above-one = Nichts ist wahrscheinlicher als sicher: Eine Wahrscheinlichkeit ist höchstens 1, also 100 %. Wenn du Wahrscheinlichkeiten addiert hast, frag dich, ob sie sich überschneiden.
mistake-below-zero = Nichts ist unwahrscheinlicher als unmöglich: Eine Wahrscheinlichkeit ist nie kleiner als 0.
mistake-certain = 1 heißt, dass es immer eintritt. Kann es auch einmal ausbleiben?
mistake-impossible = 0 heißt, dass es nie eintritt. Gibt es wirklich keinen Weg?
mistake-favourable-alone = { $favourable } günstige Ergebnisse, ja. Von wie vielen?
mistake-complement = Das ist die Wahrscheinlichkeit des Gegenteils. Was fehlt bis 1?
mistake-per-cent-twice = Das ist hundertmal zu klein. 0,14 und 14 % sind dasselbe; 0,14 % ist viel weniger.
mistake-raises = { $call } endet mit einem Fehler: { $error }{ $error ->
        [RecursionError] {""}
       *[other] { " (" }{ $reason })
    }.
mistake-meets-none = { $call } endet mit einem Fehler, weil mit None gerechnet wird. Eine Funktion gibt None zurück, wo sie ohne „return“ endet. Fehlt eins?
mistake-unknown-name = { $call } endet mit einem Fehler: Der Name { $unknown } ist nicht bekannt. Deine Funktion nennt ihre Argumente { $parameters }.
mistake-endless = { $call } war nach { $seconds } Sekunden noch nicht fertig. Kommt die Schleife oder die Rekursion je an ein Ende?
mistake-asks = Deine Funktion fragt mit „input“ nach. Sie wird als { $call } aufgerufen: Was sie braucht, steht schon in ihren Argumenten.
mistake-returns-nothing = { $call } gibt nichts zurück (None). Endet jeder Weg durch die Funktion mit „return“? Was nur ausgegeben wird (print), wird nicht zurückgegeben.
mistake-returns-other = { $call } gibt { $got }, { $wanted ->
        [truth] gefragt ist aber True oder False.
        [number] gefragt ist aber eine Zahl.
        [text] gefragt ist aber ein Text.
        [list] gefragt ist aber eine Liste.
        [set] gefragt ist aber eine Menge.
        [dictionary] gefragt ist aber ein Dictionary.
       *[other] gefragt ist aber etwas anderes.
    }
mistake-changes-argument = { $call } gibt die richtige Antwort, ändert aber, was übergeben wurde, sodass ein zweiter Aufruf schiefgehen würde. Arbeite mit einer Kopie.
mistake-parameters = Deine Funktion lässt sich nicht als { $call } aufrufen: Sie sollte { $count ->
        [one] { $count } Argument
       *[other] { $count } Argumente
    } nehmen.
course-fault = Mit Aufgabe { $number } stimmt etwas nicht, nicht mit deiner Antwort: { $reason }.
course-partly = Noch nicht, aber ein Teil stimmt.
course-was-right = Diesmal nicht. Eine frühere Antwort von dir war richtig.

# The card
card-board = Der Spielplan von Aufgabe { $number }
card-solved = gelöst
card-saved = gespeichert
card-next = Weiter (Umschalt+Eingabe)
card-next-hint = Zur nächsten Zelle gehen, wie mit Umschalt+Eingabe
card-picture-answer = { $standing } · Deine Antwort: { $answer }
card-picture-go-on = Das ist ein Bild. Zum Weitermachen klick hierher und drück Umschalt+Eingabe oder oben auf ▶.
card-picture-begin = Das ist ein Bild. Zum Antworten klick hierher und drück Umschalt+Eingabe oder oben auf ▶.
card-tries = { $count ->
        [one] { $count } Versuch
       *[other] { $count } Versuche
    }
card-guessed = Deine Schätzung: { $guess }.
card-check-hint = Sehen, ob das stimmt
card-guess = Schätzen
card-guess-hint = Geschätzt wird einmal, und später damit verglichen
card-save = Speichern
card-save-hint = Für deine Lehrkraft speichern; du kannst es später ändern
card-text = Deine Antwort in Sätzen
card-text-example = Schreib hier …
card-number = Deine Antwort
card-roll = Würfeln
card-roll-hint = Einmal würfeln (R)
card-roll-rest = { $done ->
        [0] Alle { $left } würfeln
       *[other] { $left ->
            [one] Den letzten Wurf machen
           *[other] Die anderen { $left } würfeln
        }
    }
card-roll-rest-hint = Alle übrigen Würfe auf einmal machen
card-rolled = { $count } von { $times } gewürfelt
card-not-rolled = Es wurde noch nicht gewürfelt.
card-undo-hint = Den letzten Klick zurücknehmen (U)
card-example = z. B. { $example }
card-example-interval = von … bis …
card-name = Dein Name
card-name-example = z. B. Ada
card-name-ok = OK
card-name-hint = Unter deinem Namen werden deine Antworten gespeichert, und du bekommst eigene Zahlen
card-name-change = Zu einer anderen Person wechseln
card-no-name = dein Name?
card-trouble-damaged = Die Antworten in { $path } ließen sich nicht lesen. Sie bleiben dort gespeichert, und eine neue Datei wurde angefangen.
card-trouble-unwritable = Deine Antworten lassen sich nicht in { $path } speichern ({ $reason }). Sie bleiben, solange dieses Notebook läuft.
card-trouble-later = Deine Antworten in { $path } stammen von einer neueren Version des Kits, deshalb wird dort nichts Neues gespeichert.

# Handing in
hand-in-title = Abgeben: { $title }
hand-in-done = { $done } von { $every } beantwortet.
hand-in-missing = Noch offen: { $exercises }
hand-in-rounds = { $count ->
        [one] Mit der Runde { $codes }.
       *[other] Mit den Runden { $codes }.
    }
hand-in-others = { $count ->
        [one] Du hast auch Antworten zu Lektion { $lessons }: { $example } gibt sie ab.
       *[other] Du hast auch Antworten zu den Lektionen { $lessons }: { $example } zum Beispiel gibt einen Teil davon ab.
    }
hand-in-nameless = Tipp erst deinen Namen ein, damit deine Lehrkraft weiß, von wem das ist.
hand-in-how = Klick auf „{ $button }“, und schick den Text an deine Lehrkraft. Du darfst später noch einmal abgeben: Der letzte Text zählt.
hand-in-copy = Kopieren
hand-in-copy-hint = Den Text kopieren und dann an deine Lehrkraft schicken
hand-in-picture = Führ diese Zelle aus, dann steht hier ein Text mit allen deinen Antworten: Kopiere ihn und schick ihn an deine Lehrkraft.
hand-in-copied = Kopiert: { $count } Zeichen. Füg sie in eine Nachricht an deine Lehrkraft ein.

# What a class did
class-title = Lektion { $lesson } · { $title }
class-counts = { $students ->
        [one] { $students } Person
       *[other] { $students } Personen
    }, { $items ->
        [one] { $items } Abgabe.
       *[other] { $items } Abgaben.
    }
class-item = Abgabe { $item }:
class-number = Nr. { $item }
class-problems = { $count ->
        [one] 1 Bemerkung zu den Abgaben
       *[other] { $count } Bemerkungen zu den Abgaben
    }
class-in-file = { $text } (In { $file }.)
class-nameless = ohne Namen
class-numbered = { $student } ({ $item })
class-unreadable = Nicht gezählt: { $reason }.
class-unreadable-begins = Nicht gezählt: { $reason }. Der Text beginnt mit „{ $begins }“.
class-foreign = Nicht gezählt: Das gehört zu einem anderen Kurs, { $course }.
class-other-lesson = { $student } gibt Lektion { $lesson } ab. Ruf dafür class_summary mit lesson={ $lesson } auf.
class-other-version = { $student } hat mit einer anderen Version dieser Lektion gearbeitet, deren Fragen anders sein können. Deshalb stehen die Antworten hier so bewertet, wie sie es dort waren.
class-twice = { $student } hat dasselbe geschickt wie in Abgabe { $item }. Es zählt einmal.
class-older = { $student } hat in Abgabe { $item } mehr geschickt; die zählt stattdessen.
class-copied = { $student } hat in derselben Tausendstelsekunde angefangen wie { $other } in Abgabe { $item }. Eine der beiden ist eine Kopie der anderen, unter anderem Namen.
class-namesake = { $student } steht als Name auch in Abgabe { $items }: zwei Personen oder eine an zwei Computern. Beides wird gezeigt.
class-no-name = Ohne Namen. Frag nach, von wem es kommt.
class-changed = Der Text von { $student } wurde geändert: { $changes }. Es zählt die Antwort selbst, neu bewertet.
class-changed-one = { $number } heißt dort „{ $state }“ und ist „{ $anew }“
class-changed-none = auf { $number } kann hier niemand so geantwortet haben
class-no-such-exercise = { $student } beantwortet { $numbers }, und das gibt es in dieser Lektion nicht.

class-is-nothing = nichts zu tun
class-is-right = richtig
class-is-wrong = falsch
class-is-misunderstood = missverstanden
class-is-to-read = zu lesen
class-legend-nothing = nichts zu tun: eine Schätzung oder Würfe (leer: nicht beantwortet)
class-legend-right = richtig
class-legend-wrong = falsch
class-legend-misunderstood = missverstanden: dort zuerst hingehen
class-legend-to-read = für einen Menschen zu lesen
class-legend-tries = 3× sind drei Versuche, 2? zwei Tipps.
class-legend-function = ƒ ist eine Funktion, und kein Text wird hier ausgeführt: Sie steht so da, wie das Notebook der Schülerin oder des Schülers sie bewertet hat. Lies sie.
class-no-answer = nicht beantwortet
class-tries = { $tries ->
        [one] 1 Versuch
       *[other] { $tries } Versuche
    }{ $hints ->
        [0] {""}
        [one] , 1 Tipp
       *[other] , { $hints } Tipps
    }
class-who = Wer ist wo
class-credit = Punkte
class-credit-of = { NUMBER($credit, maximumFractionDigits: 1) } von { $of }
class-right = richtig
class-right-of = { $right } von { $of }
class-unanswered = { $count ->
        [one] Eine Aufgabe hat niemand beantwortet
       *[other] { $count } Aufgaben hat niemand beantwortet
    }
class-more-unread = { $count ->
        [one] ein weiterer Text ist nicht lesbar
       *[other] { $count } weitere Texte sind nicht lesbar
    }

class-items = Wie schwer die Aufgaben waren
class-items-exercise = Aufgabe
class-items-right = Richtige Antworten
class-items-tells-apart = Trennschärfe
class-items-share = { $right } von { $of } · { $share }
class-items-read = Die Trennschärfe ist die Korrelation der Punkte für eine Aufgabe mit dem Mittelwert der Punkte derselben Leute für die anderen: nahe 1, wenn gut hier ist, wer auch sonst gut ist; nahe 0, wenn beides nichts miteinander zu tun hat. Unter 0 sollte man sich die Frage ansehen.
class-items-few = { $count ->
        [one] Bei einer Antwort sagen diese Zahlen so gut wie nichts
       *[other] Bei höchstens { $count } Antworten sind diese Zahlen unsicher
    }: ein Anteil um bis zu ±{ $share }, eine Trennschärfe um etwa ±{ $tells }.

class-talk = Worüber ihr zuerst sprechen solltet
class-talk-head = { $number } { $title }
class-overcome = { $count ->
        [one] Eine weitere Person hat diesen Fehler gemacht und dann die richtige Antwort gefunden.
       *[other] { $count } weitere haben diesen Fehler gemacht und dann die richtige Antwort gefunden.
    }
class-talk-more = { $count ->
        [one] { $count } weitere, von wenigen Personen
       *[other] { $count } weitere, von je wenigen Personen
    }
class-unknown = Falsch aus einem Grund, den das Kit nicht kennt:
class-more-answers = { $count ->
        [one] { $count } andere Antwort
       *[other] { $count } andere Antworten
    }
class-and-more = { $names } und { $count ->
        [one] eine weitere Person
       *[other] { $count } weitere
    }

class-guesses = Schätzungen: { $head }
class-guesses-title = { $count ->
        [one] 1 Schätzung.
       *[other] { $count } Schätzungen.
    }
class-guesses-held = { $count ->
        [one] { $held } von 1 Bereich enthält
       *[other] { $held } von { $count } Bereichen enthalten
    } die richtige Antwort. Wären alle zu 80 % sicher, wären es etwa { $wanted }.
class-exact = genau { $exact }
class-exact-own = genau { $low } bis { $high }: Alle haben ihre eigenen Zahlen
class-far = { $count ->
        [one] 1 Schätzung ist so groß, dass sie nicht im Bild ist.
       *[other] { $count } Schätzungen sind so groß, dass sie nicht im Bild sind.
    }
class-chance = { NUMBER($chance, maximumFractionDigits: 1) } %
class-value = { NUMBER($value, maximumFractionDigits: 3) }

class-rolls = Würfe: { $head }
class-rolled = { $rolls } Würfe von { $students ->
        [one] 1 Person
       *[other] { $students } Personen
    }, hintereinander
class-rolls-axis = Würfe der Klasse zusammen
class-rolls-read = Die Linie ist die Klasse zusammen.
class-rolls-read-exact = Die Linie ist die Klasse zusammen, die gestrichelte der exakte Wert.
class-rolls-dots = Jeder Punkt rechts ist eine Person allein.
class-mean = Mittelwert
class-line = { $text }: { $now }
class-line-exact = { $text }: { $now }, genau { $exact }
class-share = { $count } · { NUMBER($percent, maximumFractionDigits: 1) } %
class-share-of = { $count } von { $of } · { NUMBER($percent, maximumFractionDigits: 1) } %

class-round = Die gleichen Würfel für alle: „{ $code }“
class-round-needs = Was in diesen Runden möglich war, lässt sich nicht ausrechnen: Das Paket { $package } ist nicht installiert.
class-round-others = Auch gespielt: { $codes }.
class-round-broken = Die Runde von { $student } lässt sich nicht zeigen: { $reason }.
class-round-exact = exaktes Spiel
class-round-foreseen = das Meiste, was mit diesen Würfeln möglich war
class-round-mean = Die Klasse hat im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 2) } Punkte. Exaktes Spiel, das die Würfel nicht kennt, holt mit ihnen { $exact } und über alle Würfel im Mittel { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Wer sie alle kennen würde, könnte { $foreseen } holen.
class-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
class-round-most = Die meisten Punkte, { $points }: { $names }
class-round-least = Die besten Entscheidungen, { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte verschenkt: { $names }
class-round-steps = Entscheidungen, vor denen mehrere standen, die teuersten zuerst
class-round-step = Entscheidung
class-round-chose = Gewählt, und was es kostet
class-round-best = Beste Wahl
class-round-players = Jede Entscheidung von allen
class-round-who = Name
class-round-points = Runde
class-round-loss = Verschenkt
class-round-decisions = Entscheidungen
class-round-on = noch nicht vorbei
class-loss = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
class-lost = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Auf Papier
booklet-title = Lektion { $number } · { $title }
booklet-class = Klasse
booklet-guess = Meine Schätzung, bevor etwas zu sehen ist:
booklet-several = Kreuze alle richtigen an.
booklet-board = Der Spielplan steht bei { $number }.
booklet-rolls = Würfle { $count }-mal. Schreib in die Kästchen, was kommt, und zähle dann.
exam-title = Test: { $count ->
        [one] Lektion
       *[other] Lektionen
    } { $lessons }
exam-marks = Insgesamt { $marks } Punkte. Zeig, wie du jede Zahl gefunden hast.
exam-question = { $marks ->
        [one] 1 Punkt
       *[other] { $marks } Punkte
    }
exam-scheme = { $title }: Bewertung
exam-part = { $marks }: { $answers }
exam-full = { $marks }: richtig
exam-each = { $marks }: alles richtig. Sonst { $marks } mal der Anteil der richtigen minus dem der falschen, abgerundet.
exam-mistake = { $marks }: { $answer } – { $why }

# Die Schätzungen aller Lektionen
passport-title = Die Schätzungen von { $student }
passport-title-nobody = Deine Schätzungen
passport-empty = Noch wurde kein Bereich geschätzt. Jede Lektion beginnt damit.
passport-unknown = { $count ->
        [one] 1 Schätzung wartet
       *[other] { $count } Schätzungen warten
    } auf die richtige Antwort: Finde sie in der Lektion.
passport-held = { $count ->
        [one] { $held } von 1 Bereich enthält
       *[other] { $held } von { $count } Bereichen enthalten
    } die richtige Antwort.
passport-narrow = Das sind weniger als vier von fünf: Deine Bereiche sind zu eng. Du bist nicht so sicher, wie du denkst.
passport-wide = Das sind mehr als vier von fünf: Deine Bereiche könnten enger sein. Du weißt mehr, als du denkst.
passport-fits = Das passt zu 80 %: Du weißt, wie sicher du bist.
passport-few = Das sind zu wenige, um zu sagen, wie sicher du bist: Am Ende sollten vier von fünf die Antwort enthalten.
passport-head-guess = Dein Bereich
passport-head-right = Richtig
passport-head-holds = Enthalten?
passport-open = noch nicht bekannt
passport-yes = enthalten
passport-no = nicht enthalten
