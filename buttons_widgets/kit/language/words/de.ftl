# Was der Tisch in jedem Spiel sagt.

# When the kernel is gone, or does not answer
life-restarted = Der Kernel des Notebooks wurde neu gestartet.
life-died = Der Kernel des Notebooks ist abgestürzt und wurde neu gestartet.
life-ended = Der Kernel des Notebooks wurde beendet.
life-forgotten = Der Kernel des Notebooks kennt diesen Tisch nicht mehr.
life-unconnected = Keine Verbindung zum Kernel des Notebooks. Sobald sie wieder da ist, geht es hier von selbst weiter.
life-busy = Der Kernel ist noch mit einer anderen Zelle beschäftigt. Was du gedrückt hast, geschieht danach.
life-silent = Keine Antwort: Der Kernel des Notebooks ist beschäftigt oder hängt. Wenn er hängt, klick in die Zelle darüber und drück Umschalt + Eingabe (Shift + Enter).
life-going-on = Einen Moment …
life-by-hand = Damit es weitergeht, klick in die Zelle über diesem Tisch und drück Umschalt + Eingabe (Shift + Enter).
life-no-kernel = Es ließ sich kein Kernel starten. Läuft Jupyter noch?
life-kept = Deine Partie ist gespeichert.
life-go-on = Weiter
life-run-again = Zelle noch einmal ausführen
life-fault = Etwas ist schiefgegangen: { $reason }.

tool-undo = Rückgängig
tool-undo-hint = Deine letzte Entscheidung zurücknehmen (U)
tool-redo = Wiederholen
tool-redo-hint = Die zurückgenommene Entscheidung wiederholen (Y)
tool-look-back = Zurückblättern
tool-look-back-hint = Die Partie Zug für Zug durchgehen
tool-pause = Pause
tool-pause-hint = Die Bots anhalten, bis du sie weiterspielen lässt
tool-more = Partie…
tool-more-hint = Partie speichern, laden oder kopieren, eine neue anfangen oder das Tempo der Bots ändern
tool-full-screen-hint = Den ganzen Bildschirm nutzen (F)
tool-full-screen-leave-hint = Vollbild verlassen (F)
tool-sound-hint = Klänge von Würfeln und Glas

tool-how-to = ?
tool-how-to-hint = So wird gespielt
how-to-title = So wird gespielt
how-to-close = Verstanden

look-slider = Gezeigter Zug
look-first = Zum Anfang
look-previous = Einen Zug zurück
look-next = Einen Zug vor
look-last = Zum Ende
look-ply = Zug { $ply } von { $last }
look-start = Die Partie beginnt.
look-round = Runde
look-round-previous = Zum Ende der vorigen Runde
look-round-next = Zum Ende dieser Runde
look-decision = Entscheidung
look-decision-previous = Zur vorigen Entscheidung
look-decision-next = Zur nächsten Entscheidung
look-return = Zurück zur Partie
look-resume = Von hier aus weiterspielen

more-pace = Bots ziehen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-once = sofort
more-code = Als Code
more-copy = Code kopieren
more-copied = Kopiert. Füg den Code dort ein, wo du weiterspielen willst.
more-new = Neue Partie
more-autosave = Die Partie wird nach jedem Zug gespeichert, in { $folder }.

save-name = Speichern als
save-save = Speichern
save-hint = Diese Partie im Ordner { $folder } speichern, neben dem Notebook
save-download = Herunterladen
save-download-hint = Diese Partie als Datei auf dem Computer speichern, an dem du sitzt
save-downloaded = Dein Browser speichert die Partie bei seinen Downloads.
save-saved = Gespeichert als { $name } in { $folder }.
save-not-saved = Nicht gespeichert: { $reason }.
save-taken = { $name } gibt es schon: { $there }.
save-replace = Ersetzen
save-keep = Behalten
save-kept = Nichts wurde gespeichert. Wähle einen anderen Namen.

open-switch = Partie öffnen…
open-hint = Eine gespeicherte Partie, eine Datei oder einen Code öffnen
open-saved = Gespeichert
open-pick = Öffnen
open-file = Datei wählen
open-file-hint = Eine gespeicherte Partie auf dem Computer, an dem du sitzt
open-paste = Code hier einfügen
open-code = Code öffnen
leave-unsaved = Diese Partie ließ sich nicht speichern. Wenn du sie trotzdem verlassen willst, drück noch einmal „Neue Partie“.
open-not-opened = Nicht geöffnet: { $reason }. Hier hat sich nichts geändert.
open-here = Diese Partie ist schon an diesem Tisch.
open-back = Das ist die Partie an diesem Tisch, deshalb ging es zurück zu Zug { $ply }. „Wiederholen“ holt den Rest zurück.

kept-not = Diese Partie wird gerade nicht gespeichert: { $reason }. Du kannst weiterspielen; sie wird gespeichert, sobald es geht.
kept-again = Die Partie wird wieder gespeichert.
kept-elsewhere = Die Partie wird nach jedem Zug gespeichert, aber nicht dort, wo sie hingehört: { $reason }.
kept-removed = Es gab mehr als { $most } angefangene Partien, deshalb wurde die älteste entfernt, die von { $names }.

trouble-failed = { $name } konnte sich nicht entscheiden: { $reason }
trouble-slow = { $name } überlegt schon sehr lange.
trouble-paused = Die Bots machen Pause.
trouble-fault = Am Tisch ist etwas schiefgegangen: { $reason }. Der Partie selbst ist nichts passiert.
trouble-long = Diese Partie hat schon { $moves } Züge, und die Bots wurden angehalten.
trouble-again = { $name } noch einmal fragen
trouble-person = Für { $name } entscheiden
trouble-resume = Bots weiterspielen lassen
trouble-retry = Noch einmal versuchen

# A table that is open on several screens
screens-title = Du sitzt hier als:
screens-claim = { $name }
screens-mine = { $name }: du
screens-other = { $name }: anderer Bildschirm
screens-release = Alle für { $name } entscheiden lassen
screens-take-over = Lieber an diesem Bildschirm für { $name } entscheiden
screens-take-over-sure = Noch einmal drücken, um { $name } zu übernehmen
screens-waiting = Warten auf { $name } an einem anderen Bildschirm. Du sitzt hier als:
screens-not-yours = { $name } entscheidet an einem anderen Bildschirm.

heard-printed = Ausgabe von { $name }
heard-error = Die ganze Fehlermeldung, für den Autor des Bots

resume-title = Angefangene Partien
resume-offer = Weiter: { $names }
resume-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
resume-all = Alle { $games } zeigen
resume-delete = Die Partie von { $names } löschen
resume-delete-question = Diese Partie von { $names } endgültig löschen?
resume-delete-yes = Löschen
resume-delete-no = Behalten
resume-deleted = Die Partie von { $names } wurde gelöscht.
resume-not-deleted = Nicht gelöscht: { $reason }.
resume-not-deleted-changed = Die Partie von { $names } wird irgendwo noch gespielt und wurde deshalb nicht gelöscht.
resume-also-elsewhere = Ein anderes Notebook hat diese Partie inzwischen weitergespielt. Dessen Partie steht weiter unter den angefangenen.
resume-broken = { $files ->
    [one] Eine Datei lässt sich nicht öffnen und bleibt unberührt
   *[other] { $files } Dateien lassen sich nicht öffnen und bleiben unberührt, darunter
  }: { $name } ({ $reason }).
resume-gone = Die Partie von { $names } ist nicht mehr unter den angefangenen: Sie wurde inzwischen zu Ende gespielt oder gelöscht.
resume-elsewhere = Diese Partie von { $names } ist jetzt an einem anderen Tisch offen. Nichts ist verloren. Hier weiterspielen?
resume-here = Hier weiterspielen
resume-there = Dort lassen
resume-new = Neue Partie anfangen
resume-unknown-bot = Für { $name } hat { $bot } gespielt, und diesen Bot gibt es hier nicht. Jetzt entscheidest du für { $name }.

# Meine Partien: die beendeten
mine-title = Meine Partien
mine-hint = Die beendeten Partien: zurückblättern, Analyse, und dein Stand gegen jeden Bot
mine-all = alle Spiele
mine-who = Stand von
mine-back = Spielen
mine-none = Noch keine Partie ist zu Ende. Was du zu Ende spielst, erscheint hier.
mine-more = Mehr zeigen (noch { $games })
mine-score-of = { $name } gegen die Bots
mine-score = { $shared ->
    [0] { $won } gewonnen, { $lost } verloren
   *[other] { $won } gewonnen, { $lost } verloren, { $shared } geteilt
  }
mine-all-bots = Alle Bots, und was die Wertung sagt
mine-rating = Wertung { $rating } ± { $error }
mine-rating-about = Jeder Bot zählt als 1500, so stark er auch ist: Darüber bist du stärker als er. Die wahre Wertung liegt in 95 von 100 Fällen innerhalb des ± (Glicko-2).
mine-won = { $names } hat gewonnen
mine-shared = { $names } haben gemeinsam gewonnen
mine-nobody = Niemand hat gewonnen
mine-look-hint = Die Partie von { $names } Zug für Zug durchgehen
mine-review-hint = Die Partie von { $names } analysieren: Glück, Können und die teuersten Entscheidungen
mine-export-hint = Die Partie von { $names } als Datei herunterladen

# Where the game stands, and what to do next
title = Runde { $round }
title-over = Die Partie ist zu Ende
chance = Zufall
prompt-move = { $name }: Du bist am Zug.
prompt-bot = { $name } überlegt.
prompt-chance = Der Zufall entscheidet.
prompt-next-round = Runde { $over } ist vorbei. Startet Runde { $next }, wenn alle bereit sind.
prompt-elsewhere = Diese Partie geht an einem anderen Tisch weiter.
prompt-look-back = Du blätterst zurück.
do-next-round = Runde { $round } starten
do-next-round-hint = Die nächste Runde starten (N)
do-finish = Runde beenden
do-finish-hint = Die Bots den Rest dieser Runde sofort spielen lassen
do-bring-back = Hier weiterspielen
do-again = Noch einmal spielen
do-again-hint = Eine neue Partie mit denselben Spielern anfangen (N)
why-nothing-here = Hier gibt es gerade nichts zu tun.
end-wins = { $names } gewinnt!
end-share = { $names } teilen sich den Sieg!
ending-copy = Bild kopieren
ending-copied = Das Bild ist kopiert.
ending-save = Bild speichern
ending-refused = Der Browser lässt das Kopieren von Bildern nicht zu. Man kann es stattdessen speichern.
ending-failed = Es gibt kein Bild: Der Kernel des Notebooks hat keines gezeichnet.
ending-place = { $place }. { $name }: { $figure }
ending-file = spielende
board-enlarge = Das Brett von { $name } groß zeigen
board-shrink = Das Brett von { $name } wieder klein zeigen
seat-bot = Bot
seat-in-turn = am Zug
seat-winner = gewinnt

# The log, and what a round earned
log-title = Was geschah
log-round = Runde { $round }
log-move = { $name }: { $move }
summary-player = Spieler
summary-why = Grund
summary-earned = Verdient
summary-total = Gesamt

# Before the game
lobby-title = Wer spielt mit?
lobby-binder = Binder schaltet nach etwa zehn Minuten Pause ab, und deine Partien sind dann weg. Exportiere rechtzeitig, woran du hängst: eine Partie als Code (Partie… über den Spielplänen), deinen Fortschritt bei den Rätseln (Fortschritt, dann Exportieren), die Antworten einer Lektion (ihre letzte Zelle).
lobby-game = Spiel
lobby-seat = Platz { $seat }
lobby-name = Name
lobby-who = Wer auf diesem Platz spielt
lobby-start = Partie starten
lobby-coach = der Trainer darf gefragt werden
lobby-language = Sprache
lobby-more = Optionen…
lobby-more-hint = Tempo der Bots, der Trainer und das Zurücksetzen
lobby-forget = Zurücksetzen
lobby-forget-hint = Vergessen, wer zuletzt gespielt hat und was sonst hier gewählt wurde
lobby-person-name = Spieler { $seat }
lobby-bot-name = { $who ->
    [random] Anton
    [beginner] Anton
    [easy] Berta
    [medium] Cosimo
    [hard] Doris
    [best] Emil
   *[other] Bot { $seat }
  }
lobby-nobody = Wähle für mindestens einen Platz, wer dort spielt.
lobby-too-few = Für dieses Spiel braucht es mindestens { $least } Spieler.
lobby-bad-name = Platz { $seat } braucht einen Namen mit 1 bis { $most } Zeichen.
lobby-same-name = Zwei Spieler heißen { $name }. Gib ihnen verschiedene Namen.
lobby-paper = Auf Papier spielen…
lobby-paper-hint = Drucken, was man für echte Würfel und Stifte braucht, oder auf diesem Bildschirm würfeln
lobby-paper-players = Für
lobby-paper-any = noch offen
lobby-paper-count = { $players } Spieler
lobby-paper-roll = Würfel auf dem Bildschirm
lobby-paper-roll-hint = Große Würfel für alle, die auf gedruckten Blättern spielen
lobby-back = Zurück
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-download = Herunterladen
print-download-hint = Die Seite als Datei auf den Computer holen, an dem du sitzt
print-downloaded = Dein Browser speichert { $name } bei seinen Downloads. Öffne die Datei dort und druck sie aus.
who-person = ein Mensch
who-random = Bot: spielt zufällig
who-beginner = Anfänger-Bot: spielt zufällig
who-nobody = niemand

# The coach
tool-coach = Trainer
tool-coach-hint = Sehen, was jede Wahl wert ist
coach-stop = Stopp
coach-stop-hint = Nicht weiter darüber nachdenken
coach-go-on = Neu nachdenken
coach-go-on-hint = Weiter darüber nachdenken
coach-stopped = Angehalten.
coach-assumed-hint = Ändern, was über die anderen Spieler angenommen wird
coach-as-code = Diese Stellung als Code
coach-as-code-hint = Eine Codezeile kopieren, die diese Stellung in einer eigenen Zelle zeigt
coach-goal = Ziel
coach-show = zeigen
coach-show-nothing = nichts
coach-show-worth = Werte
coach-thinking = Denkt nach …
coach-thinking-games = Von jeder Wahl aus wird weitergespielt …
coach-games = Von jeder Wahl aus { $games }-mal weitergespielt.
coach-games-unsure = Von jeder Wahl aus { $games }-mal weitergespielt, und nicht sicher.
coach-head = Wert
coach-estimate = { $amount } ± { $error }
coach-nothing = Hier gibt es gerade nichts auszurechnen.
coach-only = „{ $choice }“ ist die einzige Wahl.
coach-tied = Gleich gut: { $choices }.
coach-close = Nicht zu unterscheiden: { $choices }.
coach-best = „{ $choice }“ ist am besten, mit { $loss } Vorsprung.
coach-others = { $count ->
    [one] 1 andere
   *[other] { $count } andere
  }
coach-less-than = weniger als { $amount }
coach-cost = { $name } hat „{ $choice }“ gewählt. „{ $best }“ war um { $loss } besser.
coach-cost-none = { $name } hat „{ $choice }“ gewählt. Keine Wahl war besser.
coach-cost-close = { $name } hat „{ $choice }“ gewählt. Keine Wahl war deutlich besser.
coach-needs = Dafür braucht der Trainer { $package }. Installiere es mit: pip install { $package }
coach-needs-here = Dafür braucht der Trainer { $package }, und das gibt es auf dieser Seite nicht. Kleinere Fragen beantwortet er hier, alle in JupyterLab auf einem Computer.
coach-cannot = Der Trainer weiß keine Antwort: { $reason }.
coach-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# The review of a game
do-review = Analyse
do-review-hint = Sehen, was jede Entscheidung gekostet hat und was Glück war (V)
review-back = Zurück zum Tisch
review-title = Analyse: { $name }
review-seat = wessen Entscheidungen
review-thinking = Die Partie wird durchgegangen …
review-stop-hint = Die Partie nicht weiter durchgehen
review-go-on = Partie durchgehen
review-stopped = Angehalten.
review-fault = Dieser Moment kann nicht gezeigt werden: { $reason }.
review-run = Führ diese Zelle aus, um die Analyse zu sehen.
review-needs = Dafür braucht die Analyse { $package }. Installiere es mit: pip install { $package }
review-needs-here = Die Analyse braucht { $package }, und das gibt es auf dieser Seite nicht. Kopiere die Partie als Code (Partie… am Tisch) und analysiere sie in JupyterLab auf einem Computer.
review-cannot = Die Partie lässt sich nicht analysieren: { $reason }.
review-nothing = In dieser Partie wurde noch nichts entschieden. Spiel ein Stück, dann analysiere sie.
review-sums = Glück und Können
review-start = Wert der Runden an ihrem Anfang
review-luck = Würfelglück
review-others = Die Züge der anderen
review-errors = Fehler
review-result = Was die Runden eingebracht haben
review-result-so-far = Bisher, mit der Runde, wie sie jetzt steht
review-rate = { $count ->
    [one] Fehlerrate: { $rate }, aus der einzigen Entscheidung mit mehreren Möglichkeiten.
   *[other] Fehlerrate: { $rate } pro Entscheidung, bei { $count } Entscheidungen mit mehreren Möglichkeiten.
  }
review-no-choice = Es gab noch keine Entscheidung mit mehreren Möglichkeiten.
review-grade-best = { $own } pro Runde verschenkt. Das ist weniger als bei jedem Bot, der gemessen wurde: { $name } verschenkt { $cost }.
review-grade-between = { $own } pro Runde verschenkt. Das liegt zwischen { $better } ({ $cost }) und { $worse } ({ $other }).
review-grade-last = { $own } pro Runde verschenkt. Das ist mehr als bei jedem Bot, der gemessen wurde: { $name } verschenkt { $cost }.
review-kinds = Entscheidungen mit mehreren Möglichkeiten
review-assumes-bot = Eine Siegchance ist, was bei Tausenden von Partien herauskam, die ein starker Bot von dort aus für alle weiterspielte.
review-assumes-error = Ein Verlust ist nur so genau bekannt, wie sein ± sagt. Was um weniger als das Doppelte davon zurückliegt, zählt als gleich gut.
review-head-kind = Art
review-head-count = Anzahl
review-head-cost = Kosten
review-doubtful = zweifelhaft
review-bad = schlecht
review-blunder = sehr schlecht
review-notes = Was diese Zahlen voraussetzen
review-plot = Was die Runde wert war, Zug für Zug
review-plot-hint = Klick darauf oder nimm die Pfeiltasten, um zu einer Entscheidung zu gehen.
review-plot-ends = Der Wert beginnt in Runde { $first } bei { $start } und endet in Runde { $last } bei { $end }.
review-plot-fall = Am stärksten fällt er in Runde { $round }, um { $fall }: { $what }.
review-plot-no-fall = Er fällt nie.
review-place = Runde { $round }, { $kind }
review-moments = { $count ->
    [0] Was die Partie entschied
    [one] Der Moment, der die Partie entschied
    [2] Zwei Momente, die die Partie entschieden
   *[other] Drei Momente, die die Partie entschieden
  }
review-gave-up = { $name } verschenkte { $cost }
review-few-best = { $count ->
    [0] Kein teurer Fehler: Jede Wahl war eine der besten.
   *[other] Kein weiterer Fehler: Jede andere Wahl war eine der besten.
  }
review-few = { $count ->
    [0] Kein teurer Fehler: Keine Wahl verschenkte mehr als { $cost }.
   *[other] Kein weiterer teurer Fehler: Keine der übrigen verschenkte mehr als { $cost }.
  }
review-entry = Runde { $round }, { $kind }: kostete { $cost } { $mark }
review-try = Noch einmal versuchen
review-show = Zeigen
review-asks = Was würdest du jetzt tun?
review-give-up = Antwort zeigen
review-give-up-hint = Sehen, was jede Wahl wert ist, ohne noch einmal zu wählen
review-keep = Als Rätsel behalten
review-keep-hint = Diese Entscheidung in deine eigene Rätselsammlung aufnehmen
review-keeping = Einen Moment …
review-not-kept = Sie wurde nicht aufgenommen: { $reason }.
review-was-best = { $name } hat „{ $choice }“ gewählt. Keine Wahl war besser.
review-forced = { $name } hatte nur eine Wahl: „{ $choice }“.
review-was = { $name } hat „{ $choice }“{ $mark } gewählt: Das kostete { $cost }. Am besten war „{ $best }“.
review-surely = { $count ->
    [one] 1 Zug war schlechter als ein anderer, was auch immer kommt.
   *[other] { $count } Züge waren schlechter als andere, was auch immer kommt.
  }
review-was-surely-worse = Der Zug von { $name } war schlechter als ein anderer, was auch immer kommt: „{ $better }“ lässt alles, wie es war, und { $name } hat mehr.
review-tried-best = „{ $choice }“ ist am besten. In der Partie hat { $name } „{ $taken }“ gewählt.
review-tried-worse = „{ $choice }“ kostet { $cost }. Am besten ist „{ $best }“. In der Partie hat { $name } „{ $taken }“ gewählt.
review-tried-same = Wieder „{ $choice }“: Das kostet { $cost }. Am besten ist „{ $best }“.
review-chosen = gewählt
review-swing-own = Die Würfel: { $luck }.
review-swing-others = Die Züge der anderen: { $luck }.

# The dice that can be clicked, for people who do not see them. The browser fills in what stands in braces.
tray-die = Würfel { $body }, Augen { $pips }: { $value }
tray-die-of-another-colour = Würfel, Augen { $pips }: { $value }
tray-not-rolled = noch nicht gewürfelt
tray-white = weiß
tray-black = schwarz
tray-red = rot
tray-blue = blau
tray-green = grün
tray-yellow = gelb
tray-orange = orange
tray-purple = lila
tray-gold = goldfarben

# Würfel auf einem Bildschirm, für Leute, die auf Papier spielen
roller-roll = Würfeln
roller-roll-hint = Alle Würfel werfen (R)
roller-count = { $number ->
    [0] Noch hat niemand gewürfelt
   *[other] Wurf { $number }
  }
roller-past = Würfe davor
