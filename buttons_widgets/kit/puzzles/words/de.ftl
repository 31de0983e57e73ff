# Was die Rätsel-Widgets in jedem Spiel sagen.

puzzle-check = Prüfen

# One puzzle
puzzle-board = Der Spielplan des Rätsels
puzzle-pane = Tipps und Erklärung
puzzle-level = Stufe { $level } von { $most }
puzzle-rating = Wertung { $rating }
puzzle-wait = Einen Moment …
puzzle-check-hint = Sehen, ob das stimmt (C)
puzzle-check-typed-hint = Sehen, ob das stimmt (Eingabetaste)
puzzle-undo-hint = Die letzte Änderung zurücknehmen (U)
puzzle-clear = Leeren
puzzle-restart = Von vorn
puzzle-clear-hint = Auswahl löschen
puzzle-answer = Deine Antwort
puzzle-answer-example = z. B. 5/36 oder 13,9 %
puzzle-hint = Tipp
puzzle-hint-more = Nächster Tipp
puzzle-hint-hint = Einen Tipp zeigen (H)
puzzle-hint-number = Tipp { $number } von { $last }
puzzle-no-hints = Zu diesem Rätsel gibt es keine Tipps.
puzzle-show-solution = Lösung
puzzle-show-solution-hint = Die Lösung zeigen; das Rätsel zählt dann nicht als gelöst
puzzle-right = Richtig!
puzzle-wrong = Noch nicht.
puzzle-wrong-for-good = Falsch.
valued-why-alone = { $right ->
    [yes] Hier ist jede Wahl richtig.
   *[no] Hier ist keine Wahl richtig.
  }
valued-why-right = { $choice }: { $worth }. { $other }: { $value }, das Beste vom Rest.
valued-why-wrong = { $choice }: { $worth }. { $other }: { $value }, und das ist besser.
moves-back = Nach dem, was du getan hast, ist es nicht mehr zu erreichen: Nimm einen Schritt zurück.
moves-good = { $count ->
        [0] Schon nach dem ersten Zug ist es nicht mehr zu erreichen: Sieh dir den noch einmal an.
        [one] Nach dem ersten Zug ist es noch zu erreichen. Sieh dir den danach noch einmal an.
       *[other] Nach den ersten { $count } Zügen ist es noch zu erreichen. Sieh dir den danach noch einmal an.
    }
moves-given = Das kommt dabei heraus.
moves-right = So ist es richtig.
chance-how-to-write = Schreib einen Bruch wie 31/216 oder einen Prozentwert wie 14,4 %.
chance-too-rough = Runde auf ganze Prozent oder feiner.
chance-right = Es ist { $fraction }, also { $percent }.
chance-too-high = So wahrscheinlich ist es nicht.
chance-too-low = Es ist wahrscheinlicher.
chance-per-cent-twice = Das ist hundertmal zu wenig: Ist das Prozentzeichen zu viel?
chance-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
puzzle-given = Deine Antwort: { $answer }
puzzle-look = Wo du hinsehen kannst
puzzle-look-at = Wo du hinsehen kannst: { $text }
puzzle-reveal-hint = Die Lösung zeigen (S)
puzzle-solution = Die Lösung
puzzle-yours = deine
puzzle-risk = Risiko
puzzle-page = { $page } von { $last }
puzzle-page-back = Die vorige Seite (Pfeil nach links)
puzzle-page-forth = Die nächste Seite (Pfeil nach rechts)
puzzle-again = Noch einmal
puzzle-once-more = Nochmals lösen
puzzle-again-hint = Dieses Rätsel noch einmal lösen (T)
puzzle-next = Weiter
puzzle-skip = Auslassen
puzzle-next-hint = Zum nächsten Rätsel (N)
puzzle-slow = Das Rätsel { $id } rechnet schon lange und wird vielleicht nie fertig. Warte noch ein wenig, oder warte nicht weiter.
puzzle-stop = Nicht weiter warten
puzzle-stop-hint = Beenden, was dieses Rätsel gerade ausrechnet; alles andere läuft weiter
puzzle-stopped = Angehalten. Wenn das Rätsel { $id } jedes Mal so lange rechnet, mach mit einem anderen weiter und zeig das der Person, von der das Rätsel ist.
puzzle-trouble = Mit diesem Rätsel stimmt etwas nicht: { $reason }.
puzzle-fault = Etwas ist schiefgegangen: { $reason }. Das Rätsel selbst geht weiter.

# The book, progress, the daily puzzle
game-title = Rätsel
daily-share = { $game } Rätsel des Tages { $day }: { $signs } { $result }, { $hints ->
        [one] { $hints } Tipp
       *[other] { $hints } Tipps
    }
daily-result = { $solved ->
        [0] noch nicht gelöst
       *[other] { $tries ->
            [1] beim ersten Versuch
           *[other] { $tries } Versuche
        }
    }
daily-share-streak = Serie { $days }

book-way = Jetzt
book-way-practise = Üben
    .hint = Rätsel, die zu deiner Wertung passen; die du nicht gelöst hast, kommen wieder
book-way-order = Der Reihe nach
    .hint = Die Rätsel einer Sammlung nacheinander, von da an, wo du aufgehört hast
book-way-repeat = Fehler wiederholen
    .hint = Rätsel, die du nicht gelöst hast und die wieder dran sind
book-way-clock = Drei Minuten
    .hint = So viele, wie du schaffst, gegen die Uhr; beim dritten Fehler ist Schluss
book-way-daily = Rätsel des Tages
    .hint = Heute für alle das gleiche Rätsel
book-way-round = Runde des Tages
    .hint = Eine Runde, heute für alle mit den gleichen Würfeln
book-way-report = Fortschritt
    .hint = Wie du vorankommst, und wie du deinen Fortschritt exportierst
book-pack = Sammlung
book-all-packs = Alle Sammlungen
book-theme = Thema
book-all-themes = Alle Themen
book-level = Stufe
book-all-levels = Alle Stufen
book-level-of = Stufe { $level }
book-rating = Wertung { NUMBER($rating, useGrouping: 0) } ± { $sure } (1500 = Durchschnitt)
book-unrated = Noch keine Wertung
book-due = { $count } wieder dran
book-streak = { $count } in Folge
book-place = { $at ->
        [0] { $solved } von { $count } gelöst
       *[other] Rätsel { $at } von { $count }, { $solved } gelöst
    }
book-time-left = Restzeit
book-solved = { $solved } gelöst
book-missed = { $missed } von { $most } Fehlern
book-clock-over = { $ended ->
        [misses] Das war Fehler Nummer { $most }.
        [all] Das waren alle.
       *[time] Die Zeit ist um.
    } Du hast { $solved ->
        [one] { $solved } Rätsel gelöst.
       *[other] { $solved } Rätsel gelöst.
    }
book-clock-record = Das ist bisher dein Rekord.
book-clock-best = Dein Rekord ist { $best }.
book-clock-missed = { $missed ->
        [one] Das eine, das du nicht gelöst hast, kommt unter „Fehler wiederholen“ noch einmal dran.
       *[other] Die, die du nicht gelöst hast, kommen unter „Fehler wiederholen“ noch einmal dran.
    }
book-clock-again = Noch einmal
book-daily = Das Rätsel vom { $day }: eins am Tag, für alle das gleiche.
book-no-daily = Heute gibt es kein Rätsel: Zu diesem Kit gehören keine Sammlungen.
run-start = ▶ Los
run-start-hint = Anfangen: Ab jetzt läuft die Uhr (G)
run-about = { $count ->
        [one] Das eine Rätsel, das oben gewählt ist, gegen die Uhr.
       *[other] So viele von { $count } Rätseln, wie du schaffst. Sie werden schwerer; mit dem { $most }. Fehler ist Schluss. Tipps gibt es nicht, und deine Wertung bleibt, wie sie ist.
    }
run-none = Du hast noch kein Ergebnis.
run-review = { $count ->
        [one] Dieses jetzt durchgehen
       *[other] Diese { $count } jetzt durchgehen
    }
run-review-hint = Was falsch war und was lange dauerte, mit Tipps und ohne Uhr (R)
run-more = und { $count } weitere
run-answer = { $right ->
        [right] richtig, aber langsam: { $seconds } s
       *[wrong] falsch nach { $seconds } s
    }
run-left = { $count ->
        [one] Das letzte aus dem Lauf
       *[other] Noch { $count } aus dem Lauf
    }
book-mix = Meine Mischung…
book-mix-from = Wertung von
book-mix-to = bis
book-day = Tag
book-day-before = Der Tag davor
book-day-after = Der Tag danach
book-daily-row = { $days ->
        [0] Noch keine Serie
        [one] { $days } Tag in Folge ({ $most } verpasste Tage im Monat sind verziehen)
       *[other] { $days } Tage in Folge ({ $most } verpasste Tage im Monat sind verziehen)
    }
book-share = Zum Teilen kopieren
book-share-hint = Diese Zeile kopieren, die nichts verrät
book-shared = Kopiert: { $text }
book-nothing-due = { $count ->
        [0] Du hast keine Fehler, die noch einmal drankommen müssen.
        [one] Jetzt ist nichts dran. Das Rätsel, das du nicht gelöst hast, ist wieder dran { book-due-when }
       *[other] Jetzt ist nichts dran. Das erste von { $count } nicht gelösten Rätseln ist wieder dran { book-due-when }
    }
book-due-when = { $puzzles ->
        [0] { $days ->
            [one] innerhalb eines Tages.
           *[other] innerhalb von { $days } Tagen.
        }
        [one] nach 1 anderen Rätsel oder innerhalb eines Tages.
       *[other] nach { $puzzles } anderen Rätseln oder innerhalb eines Tages.
    }
book-due-elsewhere = Von diesen ist keins dran. { $count ->
        [one] Ein anderes Rätsel schon: Wähle alle Sammlungen, alle Themen und alle Stufen.
       *[other] { $count } andere schon: Wähle alle Sammlungen, alle Themen und alle Stufen.
    }
book-missed-elsewhere = Bei diesen hast du keinen Fehler gemacht. { $count ->
        [one] Ein anderes Rätsel, das du nicht gelöst hast, kommt später wieder.
       *[other] { $count } andere, die du nicht gelöst hast, kommen später wieder.
    }
book-all-solved = { $count ->
        [one] Dieses Rätsel ist gelöst.
       *[other] Alle { $count } Rätsel sind gelöst.
    }
book-none = Kein Rätsel passt. Wähle eine andere Sammlung, ein anderes Thema oder eine andere Stufe.
print-switch = Drucken…
print-hint = Aus diesen Rätseln eine Seite für Papier machen: erst die Fragen, dann die Lösungen
print-count = Wie viele
print-first = Die ersten { $count }
print-all = Alle
print-title = Titel
print-save = Speichern
print-save-hint = Die Seite im Ordner { $folder } speichern, neben dem Notebook
print-chosen = { $count ->
        [one] { $printed } von { $count } passenden Rätsel
       *[other] { $printed } von { $count } passenden Rätseln
    }, der Reihe nach; dann die Lösungen, auf eigenen Seiten.
print-making = Die Seite wird erstellt …
print-slow = Das Erstellen dauert schon lange: Vielleicht wird eines der Rätsel nie fertig. Warte noch ein wenig, oder halte es an und wähle andere Rätsel.
print-stopped = Angehalten. Es wurde keine Seite erstellt.
print-ready = Das Erstellen hat lange gedauert. Jetzt ist die Seite fertig: Drück noch einmal „Herunterladen“.
print-saved = Gespeichert als { $name } in { $folder }. Öffne die Datei in einem Browser und druck sie aus.
print-not-saved = Das wurde nicht gespeichert: { $reason }. Mit „Herunterladen“ bekommst du die Seite auf anderem Weg.
print-refused = Nichts zu drucken: { $reason }.
print-none = kein Rätsel passt, wähle also eine andere Sammlung, ein anderes Thema oder eine andere Stufe
print-too-many = { $count } Rätsel sind zu viele für eine Seite, auf die { $most } passen, wähle also eine Sammlung, ein Thema oder eine Stufe
print-long-title = ein Titel hat höchstens { $most } Zeichen
progress-damaged = Dein Fortschritt ließ sich nicht lesen ({ $reason }). Die Datei heißt jetzt { $path }, und eine neue wurde angefangen.
progress-unwritable = Dein Fortschritt lässt sich nicht in { $path } speichern ({ $reason }). Er bleibt, solange dieses Notebook läuft: Exportiere ihn unter „Fortschritt“.
progress-later = Dein Fortschritt in { $path } stammt von einer neueren Version des Kits, deshalb wird dort nichts Neues gespeichert.
report-nothing = Noch nichts hier. Lös ein Rätsel, dann siehst du, wie du vorankommst.
report-streak = { $now } in Folge gelöst, Rekord { $best }
report-again = { $waiting ->
        [0] Nichts zu wiederholen
        [one] 1 Rätsel zu wiederholen, { $due } davon jetzt
       *[other] { $waiting } Rätsel zu wiederholen, { $due } davon jetzt
    }
report-clock = Rekord in drei Minuten: { $best } gelöst
report-days = { $days ->
        [one] { $days } Rätsel des Tages gelöst
       *[other] { $days } Rätsel des Tages gelöst
    }, { $row } in Folge
report-theme = Thema
report-tried = Versucht
report-solved = Gelöst
report-first = Beim ersten Versuch, ohne Tipps
report-share = { $share } %
report-course = Wertung über die letzten { $count } Rätsel: von { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) }
report-axis = Wertung über die letzten { $count } Rätsel
along-title = Exportieren
along-hint = Deinen Fortschritt als Text auf einen anderen Computer exportieren
along-text = Dein Fortschritt als Text
along-copy = Kopieren
along-copied = Kopiert. Es { $count ->
        [one] ist { $count } Eintrag.
       *[other] sind { $count } Einträge.
    }
along-paste = Fortschritt von anderswo
along-paste-here = Hier einfügen: Was schon da ist, bleibt
along-add = Hinzufügen
along-added = { $count ->
        [0] Alles darin war schon hier.
        [one] { $count } Eintrag wurde hinzugefügt.
       *[other] { $count } Einträge wurden hinzugefügt.
    }
along-refused = Nichts wurde hinzugefügt: { $reason }.

# The editor
editor-board = Der Spielplan deines Rätsels
editor-theme = Thema
editor-level = Stufe
editor-make = Eins für mich erfinden
editor-make-hint = Mit einem neuen Rätsel dieses Themas und dieser Stufe beginnen
editor-making = Ein Rätsel dieser Stufe wird gesucht …
editor-made = Hier ist eins der Stufe { $level }. Ändere es, wie du willst.
editor-undo-hint = Die letzte Änderung der Frage zurücknehmen
editor-new = Neu
editor-new-hint = Ein anderes Rätsel anfangen: Was du als Nächstes speicherst, kommt zur Sammlung dazu
editor-begun = Das nächste Rätsel heißt „{ $id }“.
editor-bad-id = ein Name besteht aus Buchstaben, Ziffern, -, _ und ., hat höchstens 60 Zeichen und beginnt mit einem Buchstaben oder einer Ziffer
editor-long-note = eine Notiz hat höchstens { $most } Zeichen
editor-load = Öffnen
editor-load-none = eins von deinen Rätseln …
editor-loaded = „{ $id }“ aus „{ $pack }“. Was du speicherst, tritt an seine Stelle.
editor-delete = Löschen
editor-delete-hint = Das geöffnete Rätsel aus seiner Sammlung nehmen
editor-not-deleted = „{ $id }“ ist noch in „{ $pack }“: { $reason }.
editor-deleted = „{ $id }“ ist nicht mehr in „{ $pack }“. Hier ist es noch: „Speichern“ stellt es zurück.
editor-id = Name
editor-pack = Sammlung
editor-note = Notiz
editor-note-example = was man daran lernt, in einem Satz
editor-try = Ausprobieren
editor-try-hint = Es selbst lösen
editor-back = Zurück zum Editor
editor-save = Speichern
editor-save-hint = In deine eigene Sammlung aufnehmen
editor-saved = Gespeichert als „{ $id }“ in { $path }. Speichere noch einmal, um es zu ändern, oder drück „Neu“.
editor-not-saved = Es wurde nicht gespeichert: { $reason }.
editor-slow = Das dauert schon lange und wird vielleicht nie fertig. Warte noch ein wenig, oder ändere etwas: Das hält es an.
editor-stopped = Angehalten.
editor-unexamined = Nicht geprüft. Ändere etwas, dann wird es neu geprüft.
editor-wait = Einen Moment …
editor-no-answer = Noch kein Rätsel: Es gibt keine richtige Antwort.
editor-faulty = Noch kein Rätsel: { $reason }.
editor-failed = Das lässt sich nicht ausrechnen: { $reason }.
editor-ambiguous = Noch kein Rätsel: { $count ->
        [one] Die Antwort ist
       *[other] { $count } Antworten sind
    } nicht besser als andere. Es muss eine einzige geben.
editor-sound-one = Gültig: Es gibt genau eine richtige Antwort.
editor-sound-many = Gültig: { $count } Antworten sind richtig, und jede gilt.
editor-sound-countless = Gültig: Es gibt mehr als { $count } richtige Antworten, und jede gilt.
editor-near = Fast gleich gut: Die nächstbeste Antwort ist kaum schlechter. Das kann ungerecht wirken.
editor-rated = Stufe { $level } von { $most }, Wertung { $rating }
editor-answer = Antwort: { $answer }
editor-more-answers = … und { $count } weitere
editor-fold = Antworten und Tipps
editor-fold-hint = Zeigen, was gilt und was die Tipps sagen
editor-hint = Tipp { $number }: { $text }

# Worksheets
worksheet-title = Rätsel
worksheet-name = Name
worksheet-date = Datum
worksheet-level = Stufe { $level }
worksheet-mark = Antwort, auf dem Spielplan oder hier:
worksheet-answer = Antwort:
worksheet-solutions = { $title }: Lösungen
worksheet-right = Antwort: { $answer }
worksheet-one-of-many = Eine von vielen richtigen Antworten: { $answer }
worksheet-any = Richtig ist jede davon: { $answers }
worksheet-any-more = Richtig ist jede davon, und { $count } weitere: { $answers }
worksheet-more-options = { $count ->
    [one] Es gibt eine weitere Möglichkeit. Sie ist nicht besser.
   *[other] Es gibt { $count } weitere Möglichkeiten. Keine davon ist besser.
}

# Packs and their puzzles, as the result of a cell
list-title = { $name }: { $count } Rätsel
list-more = … und { $count ->
        [one] { $count } weiteres
       *[other] { $count } weitere
    }.
list-packs = { $count ->
        [one] { $count } Sammlung
       *[other] { $count } Sammlungen
    }
list-id = Name
list-theme = Thema
list-level = Stufe
list-rating = Wertung
list-name = Sammlung
list-about = was sie enthält
list-origin = woher
list-own = deine eigene
list-shipped = beim Spiel dabei
