# Warum etwas nicht geht: die Texte der Fehler aller Spiele. Auf Englisch stehen sie im Code: `python -m tests.refusals` zeigt sie.

refused-no-process = für einen Bot kann kein Prozess gestartet werden: { $reason }

refused-csv = eine Tabelle wird in eine Datei geschrieben, die auf .csv endet, nicht in { $path }
refused-table-unwritten = die Tabelle kann nicht geschrieben werden ({ $reason })

refused-class-nothing = hier ist kein Text: Gib die Texte an, die deine Schülerinnen und Schüler geschickt haben, eine Datei oder einen Ordner mit Dateien

refused-quotes = : Setz sie in Anführungszeichen, { $number }
refused-exercise-number = eine Aufgabe hat eine Nummer wie { $example }, nicht { $given }{ $hint }
refused-exercise = es gibt keine Aufgabe { $lesson }.{ $place }; { $there }
refused-lesson = es gibt keine Lektion { $number }; { $there }
refused-lesson-one = Lektion { $number } hat { $first }
refused-lesson-range = Lektion { $number } hat { $first } bis { $last }
refused-lesson-number = eine Lektion hat eine Nummer wie 3
refused-no-lessons = keine Lektion hat Aufgaben
refused-lessons = die Lektionen mit Aufgaben sind { $there }

refused-student-no-text = ein Name ist ein Text wie 'Ada'
refused-names = Namen sind eine Liste wie ['Ada', 'Bo'], nicht { $given }
refused-names-many = höchstens { $most } Namen auf einmal, nicht { $count }
refused-name-twice = { $name } steht zweimal auf der Liste: Füge einen Buchstaben hinzu
refused-no-questions = diese Lektionen haben nichts für einen Test
refused-student = ein Name hat 1 bis { $most } sichtbare Zeichen

refused-texts-many = zu viele Texte: höchstens { $most }
refused-texts-together = das wurde nicht gelesen: Mit allem anderen ist es zu viel. Höchstens { $most } Abgaben auf einmal: Gib eine Klasse nach der anderen
refused-texts-more = { $count } weitere Stellen darin sind nicht lesbar
refused-texts = eine Klasse gibt Texte, Dateien oder einen Ordner ab, und das ist { $given }
refused-neither = das ist weder ein Text noch eine Datei: { $given }
refused-missing-file = es gibt keine Datei und keinen Ordner '{ $path }'
refused-missing-file-in = es gibt keine Datei und keinen Ordner '{ $path }' in { $folder }
refused-did-you-mean = { $told }; meinst du '{ $path }'?
refused-folder-empty = in diesem Ordner ist keine Datei
refused-files-many = in { $folder } sind mehr als { $most } Dateien: Wähle den Ordner der Klasse
refused-text-long = zu lang: höchstens { $most } Zeichen
refused-text-none = darin ist kein Text, der mit { $word } beginnt
refused-text-or-file = darin ist kein Text, der mit { $word } beginnt; eine Datei oder ein Ordner unter mehreren wird als Path angegeben
refused-text-empty = da steht nichts

refused-handing-long = das ist zu lang zum Abgeben: Kürze die Antworten, die aus Sätzen bestehen
refused-handed-words =
    dieser Text ist nicht vollständig: Nur { $count ->
        [one] eines seiner Wörter ist
       *[other] { $count } seiner Wörter sind
    } da. Kopiere alle
refused-handed-part = das sieht wie ein Teil eines Textes aus: Der Anfang fehlt. Kopiere ihn noch einmal ganz
refused-text-later = dieser Text stammt aus einer neueren Version: Bitte aktualisiere deine
refused-handed-forged = in diesem Text sind keine Antworten, auch wenn er so aussieht: Jemand hat ihn von Hand gemacht

refused-no-answers = das ist keine Datei mit Antworten auf Aufgaben

refused-choice = { $answer } steht hier nicht zur Wahl: Zur Wahl stehen { $choices }
refused-choice-these = { $answer } steht hier nicht zur Wahl, sondern { $choices }

refused-field = Angabe „{ $field }“: { $reason }
refused-line-field = { $file }, Zeile { $line }, Angabe „{ $field }“: { $reason }
refused-line = { $file }, Zeile { $line }: { $reason }
refused-file-field = { $file }, Angabe „{ $field }“: { $reason }
refused-file = { $file }: { $reason }

refused-no-answer = es gibt keine richtige Antwort

refused-none-found = in { $attempts } Versuchen fand sich kein Rätsel { $theme } der Stufe { $level }: Versuch es mit einem anderen Seed

refused-pack-broken = ; und eine Sammlung kann nicht gelesen werden: { $error }
refused-puzzle = in keiner Sammlung ist ein Rätsel { $name }: Die Sammlungen sind { $packs }{ $broken }

refused-pack-name = der Name einer Sammlung besteht aus Buchstaben, Ziffern, - und _ und beginnt mit einem Buchstaben oder einer Ziffer
refused-pack-device = Windows hält eine Datei mit diesem Namen für ein Gerät, also nimm einen anderen Namen
refused-own-id = { $id } heißt schon ein anderes Rätsel dieser Sammlung

refused-no-packs = keine
refused-pack-puzzle = in dieser Sammlung ist kein Rätsel { $name }
refused-pack-unknown = es gibt keine Sammlung mit diesem Namen; da sind: { $packs }
refused-pack-size = zu groß: höchstens { $most } MB
refused-pack-many = eine Sammlung hat höchstens { $most } Rätsel: Teil sie auf mehrere auf
refused-pack-id = { $id } heißt auch das Rätsel in Zeile { $line }
refused-line-long = die Zeile hat mehr als { $most } Zeichen
refused-line-nested = die Klammern sind für ein Rätsel zu tief verschachtelt
refused-line-json = das ist keine Zeile in JSON ({ $error })
refused-field-twice = diese Angabe steht zweimal da
refused-theme = { $reason }; die Themen sind { $themes }

refused-no-folder = es gibt keinen Ordner { $folder }: etwas anderes heißt schon so
refused-folder-unmade = der Ordner { $folder } kann nicht angelegt werden: { $reason }

refused-progress-no-text = der Fortschritt wird als Text eingefügt, nicht { $given }
refused-progress-long = zu lang: höchstens { $most } Zeichen
refused-progress-empty = hier ist nichts: Füg den ganzen Text deines Fortschritts ein
refused-progress-foreign = das ist kein Text mit einem Fortschritt: So einer beginnt mit { $word }, dieser mit { $begins }
refused-progress-game = das ist der Fortschritt in einem anderen Spiel, { $game }
refused-progress-cut = in diesem Text ist kein Fortschritt: Er ist abgeschnitten oder zu groß
refused-progress-damaged = in diesem Text ist kein Fortschritt ({ $error })

refused-no-progress = das ist keine Datei mit einem Fortschritt

refused-title = ein Teil des Titels ist kein Buchstabe und kann nicht geschrieben werden: { $title }
refused-disk-full = der Speicherplatz ist voll
refused-not-allowed = das ist dort nicht erlaubt
refused-read-only = dort kann nichts geschrieben werden
refused-not-there = das gibt es dort nicht
refused-name-in-use = etwas anderes heißt schon so
refused-not-a-folder = wo ein Ordner sein sollte, ist eine Datei
refused-a-folder = das ist ein Ordner
refused-file-name-long = der Name ist zu lang
refused-links-circle = die Verknüpfungen führen im Kreis

refused-package = die Analyse braucht { $package }
refused-package-of = { $needed } braucht das Paket { $package }: Installiere { $extra }

refused-count-0 = null
refused-count-1 = eins
refused-count-2 = zwei
refused-count-3 = drei
refused-count-4 = vier
refused-count-5 = fünf
refused-count-6 = sechs
refused-count-7 = sieben
refused-count-8 = acht
refused-count-9 = neun
refused-count-10 = zehn
refused-same-name = zwei Spieler heißen { $name }: Gib jedem einen eigenen Namen
refused-seed = ein Seed hat 1 bis { $most } sichtbare Zeichen
refused-name = ein Name hat 1 bis { $most } sichtbare Zeichen, und einer ist { $text }
refused-players-range = Spielerzahl: { $fewest } bis { $most }
refused-players-one = Spielerzahl: eins
refused-players-all = Spielerzahl: { $most }

refused-not = { $wanted }, nicht { $given }
refused-parts = { $wanted }, und das ist { $text }

refused-number = eine Zahl schreibt man wie 31/216, 0,1435 oder 14,4 %, nicht { $given }
refused-chance = eine Wahrscheinlichkeit ist ein Bruch wie 31/216 oder ein Prozentsatz wie 14,4 %, nicht { $given }
refused-chance-range = eine Wahrscheinlichkeit liegt zwischen 0 und 1 oder 0 % und 100 %: Für 14 Prozent schreib 14 %

refused-where-chance = der Zufall ist am Zug ({ $phase }), Zug { $ply }{ $situation }
refused-where-nobody = niemand ist am Zug ({ $phase }), Zug { $ply }{ $situation }
refused-where = { $name } ist am Zug ({ $phase }), Zug { $ply }{ $situation }
refused-move = { $move } geht nicht, denn { $why }: { $where }
refused-move-class = das ist eine Klasse: Schreib { $name }(), mit Klammern
refused-move-made = ein Zug ist einer aus game.legal_moves() wie { $example }, oder der Text von einem
refused-move-made-of = { $text } ist kein Zug: { $error }
refused-move-text = { $text } ist kein Zug: Schreib { $written }
refused-no-chance = der Zufall ist nicht am Zug: { $where }
refused-not-legal = er ist keiner der erlaubten Züge
refused-while-playing = ein Zug ist zu machen
refused-start-damaged = diese gespeicherte Partie ist beschädigt: Am Anfang sollte stehen: { $wanted }
refused-no-move = { $move } ist kein Zug und geht nicht, denn { $why }: { $where }

refused-copy-again = Kopiere ihn noch einmal ganz
refused-code-moves = die Partie ist zu lang für einen Code: Sie hat { $count } Züge, mehr als { $most }
refused-code-long = die Partie ist zu lang für einen Code: Er hätte { $count } Buchstaben
refused-code-count = in diesem Code ist keine Partie: Eine Anzahl darin ist { $count }, und { $most } ist das Höchste
refused-code-text = in diesem Code ist keine Partie: Ein Text darin ist kein gültiges UTF-8
refused-code-over-early = in diesem Code ist keine Partie: Nach Zug { $ply } ist sie zu Ende, aber er hat { $plies } Züge
refused-code-goes-on = in diesem Code ist keine Partie: Nach dem letzten Zug geht er weiter
refused-code-no-text = der Code einer Partie ist ein Text, nicht { $given }
refused-code-empty = hier ist kein Code: Füg ihn ganz ein
refused-code-foreign = das ist kein Code einer solchen Partie: So einer beginnt mit { $one } oder { $other }, dieser mit { $begins }
refused-code-later = dieser Code stammt aus einer neueren Version: Bitte aktualisiere deine
refused-code-letter = ein Code hat nur Buchstaben und Ziffern, aber in diesem steht { $letter }
refused-code-end = dieser Code ist nicht vollständig: Das Ende fehlt. { $again }
refused-letter-missing = am Ende fehlt 1 Buchstabe
refused-letters-missing = am Ende fehlen { $count } Buchstaben
refused-code-cut = dieser Code ist nicht vollständig: { $missing }. { $again }
refused-letter = 1 Buchstaben
refused-letters = { $count } Buchstaben
refused-code-longer = dieser Code ist zu lang: Er hat { $letters } mehr, als er sagt. { $again }
refused-code-changed = dieser Code wurde falsch abgetippt oder verändert: Auf Groß- und Kleinschreibung kommt es an. { $again }

refused-json-at = { $fault }, bei `{ $place }`
refused-json-type = `{ $wanted }` sollte da stehen, nicht `{ $got }`
refused-json-limit = `{ $wanted }` { $limit } sollte da stehen
refused-json-length = `{ $wanted }` der Länge { $limit } sollte da stehen
refused-json-regex = `{ $wanted }` nach dem Muster { $regex } sollte da stehen
refused-json-missing = die Angabe `{ $field }` fehlt
refused-json-unknown = die Angabe `{ $field }` gibt es nicht
refused-json-value = { $value } kann da nicht stehen
refused-json-malformed = ein Fehler in JSON beim Byte { $byte }
refused-json-cut = das Ende fehlt
refused-json-text = ein Text darin ist kein gültiges UTF-8
refused-json-nested = die Klammern sind zu tief verschachtelt

refused-file-foreign = diese Datei ist keine gespeicherte Partie und bleibt, wie sie ist: Wähle einen anderen Namen
refused-file-unread = die Datei kann nicht gelesen werden ({ $reason })
refused-path = der Pfad einer Datei ist ein Text oder ein Path, nicht { $path }
refused-file-unwritten = die Datei kann nicht geschrieben werden ({ $reason })
refused-irregular = das ist keine gewöhnliche Datei

refused-game-seedless = diese Partie enthält den Seed ihres Zufalls nicht und kann deshalb nicht gespeichert werden: Speichere das Original
refused-save-moves = die Partie ist zu lang zum Speichern: Sie hat { $count } Züge, mehr als { $most }
refused-record-game = das ist eine Partie von { $game }, nicht von { $wanted }
refused-record-start = diese gespeicherte Partie kann nicht beginnen: { $error }
refused-record-move = Zug { $number } dieser gespeicherten Partie ist falsch: { $error }
refused-code-start = in diesem Code ist keine Partie: { $error }

refused-kept-long = sie ist zu lang
refused-kept-damaged = sie ist beschädigt oder keine Datei dieses Kits
refused-kept-later = eine neuere Version hat sie geschrieben
refused-kept-content = sie ist beschädigt ({ $error })
refused-kept-changed = sie ist beschädigt: Etwas darin wurde nach dem Schreiben verändert
refused-kept-other-game = sie gehört zu einem anderen Spiel

refused-record-foreign = das ist keine Partie, die hier gespeichert wurde
refused-record-long = das ist zu lang für eine gespeicherte Partie
refused-record-unplayable = diese gespeicherte Partie kann nicht gespielt werden: { $error }
refused-record-changed = diese gespeicherte Partie ist beschädigt: Etwas darin wurde nach dem Speichern verändert
refused-record-cut = diese gespeicherte Partie ist nicht vollständig: Das Ende der Datei fehlt
refused-record-no-json = das ist keine Partie, die hier gespeichert wurde: Es ist nicht einmal JSON
refused-record-later = diese Partie wurde von einer neueren Version gespeichert: Bitte aktualisiere deine
refused-record-content = diese gespeicherte Partie ist beschädigt: { $error }
refused-record-seats = diese gespeicherte Partie ist beschädigt: Namen: { $names }, Plätze: { $seats }
refused-record-winners = diese gespeicherte Partie ist beschädigt: Auf dem Platz ihres Siegers sitzt niemand

refused-name-taken = { $name } gibt es schon
refused-saving-nameless = gib zuerst einen Namen für die Partie ein
refused-saving-name-long = dieser Name ist zu lang: Nimm höchstens { $most } Buchstaben
refused-saving-path = ein Name ist kein Pfad: Lass { $letters } und .. weg
refused-saving-name = { $name } kann eine Datei nicht überall heißen: Nimm einen Namen aus Buchstaben und Ziffern
refused-folder-gone = den Ordner { $folder } gibt es nicht
refused-saving-unwritten = { $name } kann nicht in { $folder } geschrieben werden: { $reason }
refused-folder-unread = der Ordner kann nicht gelesen werden ({ $reason })
refused-a-link = das ist eine Verknüpfung
refused-saving-foreign = { $name } ist keine gespeicherte Partie und bleibt, wie es ist: Nimm einen anderen Namen

refused-kept-elsewhere = in { $wanted } können keine Partien gespeichert werden ({ $reason }), deshalb liegen sie in { $folder }

refused-bot-nothing = er hat nichts zurückgegeben (None) statt einen Zug aus game.legal_moves()
refused-puzzle-move = { $move } ist hier nicht möglich
refused-puzzle-whole = { $answer } ist keine ganze Antwort

refused-kind = hier wird ein { $kind } oder sein Text gebraucht, nicht { $given }
refused-language = es gibt keine Texte in { $language }: Die Sprachen sind { $languages }

refused-players = Spieler sind eine Liste wie { $example }, nicht { $given }
refused-player = ein Spieler ist ein Name, ein Bot oder ein Paar aus beiden, nicht { $given }
refused-bot-class = { $name } ist eine Klasse von Bots: Schreib { $name }(), mit Klammern
refused-with-players = nur zusammen mit Spielern anzugeben: { $options }
refused-bot-table = ein Bot entscheidet in der Partie, die er bekommt, und kann keinen eigenen Tisch öffnen
refused-bot-acts = ein Bot entscheidet in der Partie, die er bekommt, und bewegt nichts anderes
refused-pace = das Tempo ist eines von { $paces }, nicht { $given }
refused-shelf = Partien werden in einem Shelf gespeichert, nicht in { $given }: Schreib Shelf(folder)
refused-game-name = das Spiel ist eines von { $games }, nicht { $given }

refused-puzzle-wanted = gebraucht wird ein Rätsel oder der Name von einem, wie '{ $theme }-001', nicht { $given }: Schreib puzzle(load_pack(...)[0]) oder puzzle(generate_puzzle('{ $theme }'))
refused-puzzle-of-another-game = das Rätsel { $id } gehört zu einem anderen Spiel: Zeig es mit puzzle() aus dem Paket, aus dem es ist
refused-paper = das Papier ist a4 oder letter, nicht { $given }
refused-puzzles = gebraucht werden Rätsel, wie eine Sammlung oder eine Liste von ihnen, nicht { $given }
refused-other-than-puzzles = { $given } ist kein Rätsel: load_pack und generate_puzzle geben welche
refused-no-puzzles = ein Arbeitsblatt braucht mindestens ein Rätsel
refused-title-text = ein Titel ist ein Text, nicht { $title }
refused-title-long = ein Titel hat höchstens { $most } Zeichen, nicht { $count }
refused-no-theme = es gibt kein Thema { $theme }: Die Themen sind { $themes }
refused-level = eine Stufe ist 1 bis { $most }, nicht { $given }
refused-puzzle-seed = ein Startwert ist ein Text oder eine ganze Zahl, nicht { $given }
refused-no-pack = es gibt keine Sammlung { $pack }
refused-pack-given = eine Sammlung gibt man an durch ihren Namen, ihren Pfad oder wie load_pack sie gibt, nicht { $given }
refused-bots = Bots sind eine Liste wie [RandomBot(), my_bot], nicht { $given }
refused-bots-count = hier braucht ein Turnier { $fewest } bis { $most } Bots, nicht { $count }
refused-bot-none = in einem Turnier spielen nur Bots, und { $given } ist keiner: Ein Bot ist eine Funktion
refused-bot-pair = ein Bot ist eine Funktion oder ein Paar aus Name und Funktion, nicht { $given }
refused-bot-asked = { $name } kann nicht gefragt werden: Ein Bot wird mit einer einzigen Sache aufgerufen, der Partie. Schreib `def my_bot(game):` und in einer Klasse `def __call__(self, game):`
refused-bot-name = der Name eines Bots ist ein Text, nicht { $given }
refused-limit = limit ist eine Zahl von Sekunden über 0, bis 3600, nicht { $given }
refused-simulated = der Simulator spielt { $bots }, aber nicht { $given }: Andere Bots spielen in einem Turnier

refused-page-path = gebraucht wird der Pfad einer Datei wie 'boards.html'
refused-pages-in-picture = es sind { $count } Seiten, und ein SVG-Bild hat eine: Speichere sie als { $name }
refused-pages-unwritten = die Seiten können nicht geschrieben werden ({ $reason })
refused-sheets = auf einmal werden 1 bis { $most } Blätter gedruckt
