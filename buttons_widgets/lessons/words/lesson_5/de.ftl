# Lektion 5. Eine Nachricht exercise-5-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-5 = Lass den Computer würfeln

exercise-5-1 = In einer Simulation würfelt ein Computer für diesen Spielplan, immer und immer wieder, und sagt, wie groß der Anteil der Fehlwürfe war. Wie viele Würfe braucht er, damit dieser Anteil kaum je (in 5 von 100 Fällen) um mehr als einen Prozentpunkt danebenliegt? Schätze!
    .title = Wie viele Würfe?
    .solution = Jede Zahl ist recht: In Aufgabe 5.11 wird sie mit der richtigen verglichen. Wir erwarten Schätzungen von einigen Hundert.

exercise-5-2 = Drei schwarze Würfel und dieser Spielplan. Würfle 30-mal. Wie oft verzockst du dich?
    .title = Dreißig Würfe
    .outcome-bust = Fehlwurf
    .outcome-safe = geht gut
    .solution = Alle haben andere Würfe. Relative Häufigkeiten von 10 % bis 40 % sind üblich; die der ganzen Klasse kommt nahe an die Wahrscheinlichkeit. Das ist das Gesetz der großen Zahlen.
    .noted = Merk dir deinen Anteil an Fehlwürfen, das ist ihre relative Häufigkeit, und frag deine Sitznachbarn nach ihrem.

exercise-5-3 = Tom lässt den Computer einen weißen und drei schwarze Würfel mit sechs Seiten werfen. An seinen zwei Zeilen stimmt etwas nicht. Was?
    .title = Was stimmt nicht?
    .option-copied = Alle schwarzen Würfel zeigen dieselbe Zahl.
    .option-zero = Die Würfel zeigen 0 bis 5.
    .option-no-six = Die Würfel zeigen 1 bis 5.
    .option-too-few = Es werden nur zwei schwarze Würfel geworfen.
    .hint-1 = Führ beide Zeilen in einer eigenen Zelle aus, nach „from random import randint, randrange“. Mach das zehnmal und sieh dir white und black an.
    .hint-2 = randint(1, 6) endet mit 6, aber randrange(1, 6) hört davor auf. Und range(2) zählt 0, 1.
    .right = Ein solcher Fehler löst keine Fehlermeldung aus: Das Programm läuft, und sein Anteil ist einfach falsch. Sieh dir also ein paar Würfe an, bevor du Tausende zählst.
    .mistake-copied = Eine Liste zu multiplizieren wiederholt, was darin steht. Ein „for“ in den Klammern würfelt jedes Mal neu. Was davon siehst du hier?
    .mistake-zero = Mit einer einzigen Zahl zählt randrange(6) ab 0. Mit zweien beginnt es bei der ersten. Welche der Funktionen wird hier aufgerufen, und womit?
    .mistake-no-six = Bei randint(1, 6) ist die letzte Zahl dabei, bei randrange(1, 6) nicht. Welche der Funktionen wird hier aufgerufen, und womit?
    .mistake-too-few = Zähl, wie oft das „for“ durchlaufen oder die Liste wiederholt wird: Welche Zahl steht am Ende der Zeile?
    .solution = Richtig geschrieben lauten die Zeilen: white = randint(1, 6) und black = [randint(1, 6) for _ in range(3)]. Alle bekommen eines von vier Programmen: In einem wird die Liste wiederholt, sodass eine einzige Zahl dreimal darin steht und die Würfel nicht unabhängig sind; randrange(6) gibt 0 bis 5; randrange(1, 6) gibt 1 bis 5; range(2) macht zwei Würfel.

exercise-5-4 = Schreib bust(open_spaces, white, black): True, wenn der Wurf ein Fehlwurf ist, sonst False. open_spaces ist eine Liste wie [(1, 2), (4, 4)], die Zeile zuerst; white ist eine Zahl, und black ist eine Liste von drei Zahlen.
    .title = Ein Fehlwurf?
    .hint-1 = Ein Wurf geht gut, wenn mindestens einer der schwarzen Würfel ein offenes Feld findet. Du darfst also False zurückgeben, sobald du einen gefunden hast.
    .hint-2 = Geh die Liste durch: for column in black. Was wird von (white, column) verlangt?
    .hint-3 = all(… for column in black) ist True, wenn etwas für jeden schwarzen Würfel gilt.
    .right = Alle { $count } Fälle sind richtig. Jetzt weiß der Computer, was ein Fehlwurf ist.
    .mistake-first-only = { $call } sollte { $expected } ergeben. Deine Funktion sieht nur einen schwarzen Würfel an: Ein Wurf geht gut, wenn irgendeiner davon ein offenes Feld findet.
    .mistake-one-misses = { $call } sollte { $expected } ergeben. Ein Würfel, der danebengeht, ist noch kein Fehlwurf: Alle müssen danebengehen.
    .mistake-opposite = { $call } sollte { $expected } ergeben. Deine Funktion sagt True bei einem Wurf, der gut geht, also beim Gegenereignis. Was ist das Gegenteil von „einer davon findet ein offenes Feld“?
    .mistake-turned = { $call } sollte { $expected } ergeben. Bei einem Feld kommt die Zeile zuerst: (white, column).
    .mistake-row-only = { $call } sollte { $expected } ergeben. Ein offenes Feld in der Zeile nützt nichts, wenn kein schwarzer Würfel seine Spalte zeigt.
    .mistake-index = { $call } endet mit einem Fehler: Diese Stelle gibt es in der Liste nicht. Python zählt Stellen ab 0, die drei schwarzen Würfel sind also black[0], black[1] und black[2].
    .model = def bust(open_spaces, white, black):
        {"    "}return all((white, column) not in open_spaces for column in black)
    .solution = Ein Fehlwurf heißt, dass jeder schwarze Würfel danebengeht: „all … not in“. Dasselbe mit einer Schleife: False zurückgeben beim ersten schwarzen Würfel, für den (white, column) in open_spaces ist, und True nach der Schleife.

exercise-5-5 = Schreib shares(outcomes). outcomes ist eine Liste wie [False, True, True], wobei True für einen Fehlwurf steht. Gib eine ebenso lange Liste zurück: die relative Häufigkeit der Fehlwürfe nach einem Wurf, nach zwei, nach drei und so weiter. Hier [0, 0.5, 0.666…].
    .title = Der Anteil bisher
    .hint-1 = Geh die Würfe durch und führ zwei Zahlen mit: wie viele Würfe bisher, wie viele Fehlwürfe bisher.
    .hint-2 = True zählt als 1 und False als 0, also darfst du ein Ergebnis zu einer Zahl addieren.
    .hint-3 = Beginn mit einer leeren Liste, häng nach jedem Wurf einen Anteil an und gib die Liste nach der Schleife zurück.
    .right = Alle { $count } Fälle sind richtig. Damit kannst du dem Gesetz der großen Zahlen zusehen.
    .mistake-counts = { $call } sollte { $expected } ergeben. Du zählst die Fehlwürfe. Für einen Anteil teil durch die Zahl der Würfe bisher.
    .mistake-all-rolls = { $call } sollte { $expected } ergeben. Du teilst durch die Zahl aller Würfe. Nach dem zweiten Wurf sind es erst zwei.
    .mistake-safe = { $call } sollte { $expected } ergeben. Das ist der Anteil der Würfe, die gut gehen, also des Gegenereignisses: True steht für einen Fehlwurf.
    .mistake-one-behind = { $call } sollte { $expected } ergeben. Du bist einen Wurf im Rückstand: Schon der erste Anteil zählt den ersten Wurf mit. Denk daran, dass Python Stellen ab 0 zählt.
    .mistake-last-only = { $call } sollte { $expected } ergeben. Das ist nur der letzte Anteil. Häng nach jedem Wurf einen an, innerhalb der Schleife.
    .model = def shares(outcomes):
        {"    "}busts, found = 0, []
        {"    "}for rolls, outcome in enumerate(outcomes, start=1):
        {"        "}busts += outcome
        {"        "}found.append(busts / rolls)
        {"    "}return found
    .solution = Beide Zahlen wachsen mit dem Wurf: die der Fehlwürfe um 1 oder 0, die der Würfe um 1. Die Liste bekommt nach jedem Wurf einen Anteil.

exercise-5-6 = Der Computer würfelt { $rolls }-mal. Worauf kannst du dich verlassen?
    .title = Große Zahlen
    .option-near = Der Anteil der Fehlwürfe liegt sehr wahrscheinlich nahe an der wahren Wahrscheinlichkeit.
    .option-exactly = Der Anteil der Fehlwürfe ist genau die wahre Wahrscheinlichkeit.
    .option-made-up = Wenn unter den ersten 100 Würfen zu viele Fehlwürfe waren, sind es später zu wenige, damit es sich ausgleicht.
    .option-alike = Wenn wir alles noch einmal mit anderen Würfeln machen, ist der Anteil fast derselbe.
    .option-count = Die Anzahl der Fehlwürfe liegt näher an der erwarteten als nach 100 Würfen.
    .hint-1 = Sieh dir die erste und die letzte Kurve an. Um wie viele Fehlwürfe liegen sie nach 100 Würfen auseinander, um wie viele am Ende? Und wie weit liegen ihre Anteile auseinander?
    .hint-2 = Ein Anteil ist: Fehlwürfe geteilt durch alle Würfe. Wenn die Anzahl nach { $rolls } Würfen um 50 danebenliegt, um wie viel dann der Anteil? Und wenn sie nach 100 Würfen um 5 danebenliegt?
    .right = Anteile kommen der Wahrscheinlichkeit nahe und damit auch einander. Frühes Glück wird nicht ausgeglichen, es zählt nur unter mehr Würfen weniger; und die Anzahl der Fehlwürfe kann gut weiter danebenliegen als vorher.
    .mistake-exactly = Nahe, aber kaum je genau: Die wahre Wahrscheinlichkeit muss bei { $rolls } Würfen nicht einmal eine ganze Zahl ergeben.
    .mistake-made-up = Würfel erinnern sich an nichts: Würfe sind unabhängig. Was unter den ersten 100 zu viel war, bleibt: Es zählt nur unter { $rolls } immer weniger.
    .mistake-count = Achte auf den Unterschied zwischen einer Anzahl und einem Anteil. Die Anzahl der Fehlwürfe weicht immer weiter ab, nur langsamer, als die Zahl der Würfe wächst.
    .solution = Das Gesetz der großen Zahlen spricht von relativen Häufigkeiten, nicht von Anzahlen. Ihr Fehler schrumpft wie 1/√n, während der Fehler der Anzahl wie √n wächst. Unabhängige Würfe gleichen nichts aus.

exercise-5-7 = { $rolls } Würfe ergeben einen Schätzwert, der dir nicht genau genug ist. Du willst ihn { $factor }-mal so genau: mit einem typischen Fehler, der { $factor }-mal kleiner ist. Wie viele Würfe brauchst du insgesamt?
    .title = Mehrfach so genau
    .hint-1 = Sieh dir die drei Bilder an: Jedes hat viermal so viele Würfe wie das vorige. Was ist mit der Breite geschehen?
    .hint-2 = Der Fehler geht wie 1/√n. Bei wie vielmal so vielen Würfen ist √ gleich { $factor }?
    .right = { $factor }-mal so genau kostet { $square }-mal so viele: { $needed } Würfe. Genauigkeit ist teuer.
    .mistake-as-many-times = Dann ist der Fehler nur √{ $factor }-mal kleiner. Sieh noch einmal hin: Viermal so viele Würfe haben die Breite halbiert.
    .mistake-further-ones = So viele mehr brauchst du. Gefragt sind alle Würfe zusammen.
    .mistake-times-only = Das sagt, wie vielmal so viele es sind. Wie viele Würfe ergibt das?
    .mistake-doubled-again = Du hast { $factor }-mal verdoppelt. Einmal zu verdoppeln macht den Fehler 1,4-mal kleiner, zweimal 2-mal.
    .mistake-root = Die Wurzel geht in die andere Richtung: Der Fehler schrumpft mit der Wurzel aus der Zahl der Würfe, also wächst diese Zahl mit … des Faktors?
    .solution = √({ $square } · n) = { $factor } · √n, also ist der Fehler mit { $square }-mal so vielen Würfen { $factor }-mal kleiner: { $square } · { $rolls } = { $needed }.

exercise-5-8 = { $busts } von { $rolls } Würfen waren Fehlwürfe. Wie groß ist der Standardfehler dieses Anteils, in Prozentpunkten? (4 Punkte schreibst du als 4.)
    .title = Der Standardfehler
    .hint-1 = Der Anteil ist { $busts }/{ $rolls } = { $share }. Was ist Anteil · (1 − Anteil)?
    .hint-2 = Teil { $share } · { $rest } durch { $rolls }. Dann zieh die Wurzel, und erst danach multipliziere mit 100.
    .right = { $error } Punkte: Von je drei Stichproben dieser Größe ergeben etwa zwei einen Schätzwert, der nicht weiter danebenliegt.
    .mistake-as-share = Als Anteil richtig. In Prozentpunkten ist es das Hundertfache.
    .mistake-no-root = Du hast die Wurzel vergessen. Ohne sie ist das die Varianz.
    .mistake-in-busts = So weit liegt typischerweise die Anzahl der Fehlwürfe daneben. Wie viel Prozent von { $rolls } ist das?
    .mistake-not-divided = Das ist die Streuung eines einzelnen Wurfs. Der Mittelwert von { $rolls } Würfen streut weniger: Teil unter der Wurzel durch { $rolls }.
    .mistake-share-left-out = Das ist 100/√n. Unter der Wurzel steht statt der 1: Anteil · (1 − Anteil).
    .mistake-interval = Das sind 1,96 Standardfehler, für das 95-%-Intervall. Gefragt ist einer.
    .solution = √({ $share } · { $rest } / { $rolls }) = √{ $variance }, mal 100: { $error } Punkte.

exercise-5-9 = Schreib interval(busts, rolls): die beiden Enden (low, high) des 95-%-Konfidenzintervalls, als Anteile. Sie sind der Anteil der Fehlwürfe, minus und plus 1,96 Standardfehler.
    .title = Das Intervall
    .hint-1 = Drei Zeilen: der Anteil; der Standardfehler als ** 0.5 von …; und return mit zwei Zahlen.
    .hint-2 = Der Standardfehler ist (share * (1 - share) / rolls) ** 0.5. Achte auf die Klammern: ** 0.5 zieht die Wurzel aus allem, was darin steht.
    .right = Alle { $count } Fälle sind richtig. Aber sieh dir den letzten an: 7 Fehlwürfe in 7 Würfen ergeben ein Intervall ohne jede Breite. Bei so kleinen Stichproben ist sich die Formel zu sicher.
    .mistake-one-error = { $call } sollte { $expected } ergeben. Du bist einen Standardfehler nach beiden Seiten gegangen. Das reicht für zwei von drei Stichproben; für 95 von 100 geh 1,96.
    .mistake-two = { $call } sollte { $expected } ergeben. Fast: 2 ist eine gute Faustregel fürs Kopfrechnen, aber nimm hier 1,96.
    .mistake-no-root = { $call } sollte { $expected } ergeben. Du hast die Wurzel vergessen: Das ist das 1,96-Fache der Varianz.
    .mistake-half-power = { $call } sollte { $expected } ergeben. Python liest ** 1/2 als (… ** 1) / 2, das ist die Hälfte und keine Wurzel. Schreib ** 0.5 oder ** (1/2).
    .mistake-power-of-rolls = { $call } sollte { $expected } ergeben. Deine Potenz gehört nur zu rolls. Setz den ganzen Bruch in Klammern, dann ** 0.5.
    .mistake-root-of-top = { $call } sollte { $expected } ergeben. Du hast die Wurzel aus share * (1 - share) gezogen und durch rolls geteilt. Auch die Division gehört unter die Wurzel.
    .mistake-half-width = { $call } sollte { $expected } ergeben. Geh 1,96 Standardfehler nach jeder Seite, nicht 1,96 von einem Ende zum anderen.
    .mistake-not-divided = { $call } sollte { $expected } ergeben. Deine Funktion hängt nicht so von der Zahl der Würfe ab, wie sie sollte: Mehr Würfe machen das Intervall schmaler. Teil unter der Wurzel durch rolls.
    .mistake-turned = { $call } sollte { $expected } ergeben. Beide Zahlen sind richtig, aber low kommt zuerst.
    .mistake-per-cent = { $call } sollte { $expected } ergeben. Gib Anteile von 0 bis 1 zurück, keine Prozente.
    .model = def interval(busts, rolls):
        {"    "}share = busts / rolls
        {"    "}error = (share * (1 - share) / rolls) ** 0.5
        {"    "}return share - 1.96 * error, share + 1.96 * error
    .solution = Der Anteil ist die Mitte. Bei großen Stichproben folgt er fast einer Normalverteilung: In 95 von 100 großen Stichproben ist er nicht weiter als 1,96 Standardfehler von der wahren Wahrscheinlichkeit entfernt, also enthält das Intervall sie in 95 von 100 Stichproben.

exercise-5-10 = { $busts } von { $rolls } Würfen waren Fehlwürfe, und das 95-%-Konfidenzintervall reicht von { $low } bis { $high }. Was sagen die 95 %?
    .title = Was sind die 95 %?
    .option-rolls = 95 % der Würfe liegen zwischen { $low } und { $high }.
    .option-method = Von 100 Intervallen, die auf diese Weise aus neuen Würfen entstehen, enthalten etwa 95 die wahre Wahrscheinlichkeit.
    .option-next = Mit einer Wahrscheinlichkeit von 95 % liegt der Anteil der nächsten { $rolls } Würfe zwischen { $low } und { $high }.
    .option-certain = Die wahre Wahrscheinlichkeit liegt mit Sicherheit zwischen { $low } und { $high }, und die 95 % sagen, wie nahe sie an der Mitte ist.
    .hint-1 = Sieh dir das Bild mit hundert Intervallen an. Was ist von Zeile zu Zeile anders, und was bleibt, wo es ist?
    .hint-2 = Die wahre Wahrscheinlichkeit bewegt sich nicht. Es sind die Intervalle, die mal hier, mal dort liegen.
    .right = Die 95 % gehören zum Verfahren. Von einem einzelnen Intervall wissen wir nicht, ob es eines der 95 oder eines der 5 ist.
    .mistake-rolls = Ein einzelner Wurf ist ein Fehlwurf oder nicht: Er liegt nicht zwischen zwei Prozentzahlen.
    .mistake-next = Der nächste Anteil hat sein eigenes Glück, zusätzlich zu dem von diesem. Er fällt weit öfter als in 5 von 100 Fällen heraus. Nur die wahre Wahrscheinlichkeit bleibt, wo sie ist.
    .mistake-certain = Sicher ist hier nichts. Zähl die roten Linien im Bild: Was ist mit denen geschehen?
    .solution = Die wahre Wahrscheinlichkeit steht fest, das Intervall ist zufällig. Das Verfahren fängt die Wahrscheinlichkeit in 95 von 100 Stichproben ein. Der nächste Anteil weicht von diesem typischerweise um √2 Standardfehler ab, fällt also nur in etwa 83 von 100 Fällen in das Intervall.

exercise-5-11 = Zählen ergibt die genaue Wahrscheinlichkeit: { $chance }, oder { $percent }. Wie viele Würfe braucht eine Simulation, damit 1,96 Standardfehler ein Prozentpunkt sind? (Das 95-%-Konfidenzintervall reicht dann nach jeder Seite einen Punkt weit.)
    .title = So viele Würfe
    .hint-1 = Ein Prozentpunkt ist 0,01. Also 1,96 · √(p · (1 − p) / n) = 0,01. Lös nach n auf.
    .hint-2 = Quadriere beide Seiten: 1,96² · p · (1 − p) / n = 0,01².
    .right = Etwa { $needed } Würfe, für einen einzigen Prozentpunkt.
    .guessed = Du hast { $guess } Würfe geschätzt. { $off ->
        [higher] Du hast dem Computer mehr Arbeit gegeben als nötig.
        [lower] Es braucht mehr.
       *[same] Dein Bereich enthält die Zahl.
    }
    .mistake-one-error = Mit so vielen Würfen ist ein Standardfehler ein Prozentpunkt. Es sollten 1,96 davon sein.
    .mistake-any-chance = Das genügt für jede Wahrscheinlichkeit, weil p · (1 − p) bei ein halb am größten ist. Aber hier ist p bekannt, und es geht mit weniger.
    .mistake-two = Du hast 2 statt 1,96 genommen. Das ist eine gute Faustregel fürs Kopfrechnen, aber nimm hier 1,96.
    .mistake-factor-not-squared = Wenn du die Gleichung quadrierst, wird auch die 1,96 quadriert.
    .mistake-margin-not-squared = Wenn du die Gleichung quadrierst, wird auch die 0,01 quadriert: 0,0001.
    .mistake-whole-width = Damit wird das ganze Intervall einen Punkt breit. Ein Punkt nach jeder Seite genügt.
    .mistake-hundred = Bei 100 Würfen macht ein einziger Wurf einen Prozentpunkt aus. Wie weit liegt der Anteil von 100 Würfen typischerweise daneben? Sieh dir das zweite Histogramm an.
    .solution = Bei einer Normalverteilung liegen 95 % innerhalb von 1,96 Standardfehlern. n = 1,96² · p · (1 − p) / 0,01² mit p = { $percent }: { $needed } Würfe. Wer zählt, braucht gar keinen Wurf und ist genau.

exercise-5-12 = Die Wahrscheinlichkeit, sich zu verzocken, kann man zählen, und du kennst sie genau. Nenne etwas in diesem Spiel, das du lieber simulieren als zählen würdest. Wie viele Runden würdest du spielen, und wie würdest du sagen, wie sicher du bist?
    .title = Zählen oder würfeln?
    .model = Wie viele Sterne bekommt in einer ganzen Partie, wer immer bei zwei Sternen aufhört? Eine Partie kann auf viel zu viele Arten verlaufen, um sie alle zu zählen. Ich würde den Computer 1000 Partien spielen lassen und den Mittelwert angeben, mit 1,96 Standardfehlern nach jeder Seite. Wenn das zu breit ist, um etwas zu entscheiden, brauche ich viermal so viele Partien, um es zu halbieren.
    .solution = Das liest ein Mensch. Eine gute Antwort nennt etwas, wofür es zu viele Möglichkeiten zum Zählen gibt (eine ganze Partie, die Gewohnheit eines Spielers), eine Zahl von Runden und eine Spanne wie 1,96 Standardfehler.

# Bilder
picture-share = Anteil der Fehlwürfe
picture-settle = Der Anteil der Fehlwürfe bisher
picture-settle-student = Person { $student }: { $early } von { $first }, am Ende { $late } von { $rolls } ({ $share })
picture-estimates = je { $rolls } Würfe: Standardabweichung { $deviation }
picture-middle = { $inside } von { $all } liegen höchstens { $errors } Standardfehler von der Mitte
picture-middle-curve = Kurve: Normalverteilung
picture-crossing = { $holding } von { $all } Intervallen enthalten die genaue Wahrscheinlichkeit.
picture-crossing-missing = { $missing ->
    [0] Keines verfehlt sie
    [one] Linie { $lines } verfehlt sie
   *[other] Die Linien { $lines } verfehlen sie
}

# Fragen für Prüfungen
exercise-5-201 = In Serie I wird eine faire Münze { $few }-mal geworfen, in Serie II { $many }-mal. In welcher Serie ist es wahrscheinlicher, dass die relative Häufigkeit von „Kopf“ { $event ->
        [near] zwischen { $low } und { $high } liegt
       *[far] unter { $low } oder über { $high } liegt
    }?
    .title = Wenige oder viele Würfe
    .option-few = in Serie I
    .option-many = in Serie II
    .option-same = in beiden gleich wahrscheinlich
    .option-unknown = Münzen kennen keine Regel, das kann niemand sagen
    .hint-1 = Was sagt das Gesetz der großen Zahlen über die relative Häufigkeit bei vielen Würfen?
    .right = Bei vielen Würfen streut die relative Häufigkeit weniger um die Wahrscheinlichkeit 1/2. Bei wenigen Würfen liegt sie oft weit daneben.
    .mistake-few = Bei wenigen Würfen streut die relative Häufigkeit mehr, sie liegt also seltener nahe bei 1/2.
    .mistake-many = Bei vielen Würfen streut die Anzahl von „Kopf“ mehr, aber die relative Häufigkeit streut weniger.
    .mistake-same = Die Wahrscheinlichkeit von „Kopf“ ist gleich, aber nicht, wie weit die relative Häufigkeit darum streut.
    .mistake-unknown = Ein einzelner Wurf lässt sich nicht vorhersagen. Wie weit die relative Häufigkeit streut, lässt sich berechnen.
    .solution = Nach dem Gesetz der großen Zahlen kommt die relative Häufigkeit der Wahrscheinlichkeit 1/2 nahe. Ihr Standardfehler ist 0,5/√n, also bei { $many } Würfen kleiner als bei { $few }.
exercise-5-202 = In einer Zufallsstichprobe von { $people } Personen fahren { $yes } mit dem Fahrrad zur Arbeit. Berechne den Standardfehler der relativen Häufigkeit, in Prozentpunkten. (4 Punkte schreibst du als 4.)
    .title = Fehler eines Anteils
    .hint-1 = Der Standardfehler ist √(h · (1 − h) / n); dabei ist h die relative Häufigkeit.
    .hint-2 = Hier ist h = { $share } und n = { $people }. Multipliziere am Schluss mit 100.
    .right = √({ $share } · { $rest } / { $people }) = { $error }, das sind { $answer } Prozentpunkte.
    .mistake-as-share = Als Dezimalzahl richtig. In Prozentpunkten ist es das Hundertfache.
    .mistake-not-divided = Das ist die Standardabweichung einer einzelnen Antwort. Teil unter der Wurzel durch n.
    .mistake-without-root = Du hast die Wurzel weggelassen. Das ist das Hundertfache der Varianz.
    .mistake-interval = Das sind 1,96 Standardfehler, die Fehlerspanne. Gefragt ist nach einem.
    .mistake-in-people = Das ist die Standardabweichung der Anzahl Personen. Für die relative Häufigkeit teil sie durch { $people }.
    .solution = h = { $yes }/{ $people } = { $share }. √({ $product } / { $people }) = { $error }: { $answer } Prozentpunkte.
exercise-5-203 = In einer Umfrage sind { $share } der Befragten für eine neue Brücke. Der Standardfehler dieser relativen Häufigkeit ist { $points } Prozentpunkte. Gib das obere Ende des 95-%-Konfidenzintervalls an, in Prozent mit einer Dezimalen.
    .title = Ein 95-%-Intervall
    .hint-1 = Ein 95-%-Konfidenzintervall reicht auf jeder Seite der relativen Häufigkeit 1,96 Standardfehler weit.
    .right = { $percent } + 1,96 · { $points } = { $answer } Prozent.
    .mistake-one-error = Du bist einen Standardfehler nach oben gegangen. Für 95 % sind es 1,96.
    .mistake-lower-end = Das ist das untere Ende. Für das obere addiere die Fehlerspanne.
    .mistake-half-margin = Du hast die Fehlerspanne halbiert. Sie gilt auf jeder Seite ganz.
    .mistake-margin-alone = Das ist die Fehlerspanne allein. Addiere sie zur relativen Häufigkeit.
    .solution = Die Fehlerspanne ist 1,96 · { $points } = { $margin } Prozentpunkte. Das Intervall reicht von { $low } bis { $answer } Prozent.
exercise-5-204 = Ein Anteil von etwa { $share } soll mit einer Umfrage geschätzt werden. Die Fehlerspanne des 95-%-Konfidenzintervalls soll auf jeder Seite { $points } Prozentpunkte sein. Wie viele Personen müssen befragt werden? (Rechne mit 2 Standardfehlern statt mit 1,96.)
    .title = Wie viele Personen
    .hint-1 = 2 · √(p · (1 − p) / n) = { $margin }. Lös nach n auf.
    .hint-2 = Quadriere beide Seiten: auch die 2 und { $margin }.
    .right = n = 4 · { $product } / { $square } = { $answer } Personen.
    .mistake-one-error = Dann ist ein Standardfehler so groß wie die Fehlerspanne. Es sollen zwei sein.
    .mistake-factor-not-squared = Wenn du die Gleichung quadrierst, wird aus der 2 eine 4.
    .mistake-whole-width = Dann ist das ganze Intervall { $points } Prozentpunkte breit. Die Fehlerspanne gilt auf jeder Seite.
    .mistake-margin-not-squared = Wenn du die Gleichung quadrierst, wird auch { $margin } quadriert.
    .solution = 4 · p · (1 − p) / n = { $margin }², also n = 4 · { $product } / { $square } = { $answer }.
exercise-5-205 = Aus einer Zufallsstichprobe der Schulkinder einer Stadt wurde ein 95-%-Konfidenzintervall für den Anteil berechnet, der zu Fuß zur Schule geht: { $low } bis { $high }. Was bedeuten die 95 %?
    .title = Bedeutung der 95 %
    .option-method = Von vielen Intervallen, die so aus neuen Stichproben berechnet werden, enthalten etwa 95 % den wahren Anteil.
    .option-pupils = Für 95 % der Kinder liegt die Wahrscheinlichkeit, zu Fuß zu gehen, zwischen { $low } und { $high }.
    .option-next = In 95 % aller weiteren Stichproben liegt der Anteil zwischen { $low } und { $high }.
    .option-certain = Der wahre Anteil ist die Mitte des Intervalls, mit einer Genauigkeit von 95 %.
    .hint-1 = Was steht fest, und was kommt mit jeder Stichprobe anders heraus: der wahre Anteil oder das Intervall?
    .right = Das Konfidenzniveau gehört zum Verfahren: In etwa 95 von 100 Stichproben enthält das Intervall den wahren Anteil.
    .mistake-pupils = Das Intervall handelt von einer einzigen Zahl, dem Anteil in der ganzen Stadt, und nicht von einzelnen Kindern.
    .mistake-next = Eine weitere Stichprobe hat einen eigenen Fehler. Das Intervall soll den wahren Anteil enthalten, nicht den der nächsten Stichprobe.
    .mistake-certain = Die Mitte ist der Anteil in der Stichprobe. Der wahre Anteil liegt in der Regel anderswo.
    .solution = Der wahre Anteil steht fest und ist unbekannt, das Intervall hängt von der Stichprobe ab. In etwa 95 % aller Stichproben enthält das Intervall den wahren Anteil.
exercise-5-206 = Eine Zufallsgröße X hat den Wert { $low } mit der Wahrscheinlichkeit { $first }; { $middle } mit der Wahrscheinlichkeit { $second }; { $high } mit der Wahrscheinlichkeit { $third }. Berechne zuerst ihren Erwartungswert, dann ihre Varianz. Wie groß ist die Varianz?
    .title = Eine Varianz
    .hint-1 = Die Varianz ist der Erwartungswert von (X − E(X))².
    .hint-2 = E(X) = { $mean }. Wie weit liegt jeder Wert davon? Quadriere, multipliziere mit der Wahrscheinlichkeit, addiere.
    .right = { $squares } = { $answer }.
    .mistake-expected-value = Das ist der Erwartungswert. Die Varianz sagt, wie weit X darum streut.
    .mistake-squares-only = Das ist der Erwartungswert von X². Zieh das Quadrat des Erwartungswerts ab.
    .mistake-not-squared = Das ist der mittlere Abstand vom Erwartungswert. Für die Varianz werden die Abstände quadriert.
    .mistake-unweighted = Du hast die drei Quadrate als gleich wahrscheinlich genommen. Gewichte jedes mit seiner Wahrscheinlichkeit.
    .solution = E(X) = { $first } · { $low } + { $second } · { $middle } + { $third } · { $high } = { $mean }. V(X) = { $squares } = { $answer }.
exercise-5-207 = { $groups } Gruppen schätzen dieselbe Wahrscheinlichkeit. Jede würfelt selbst und berechnet aus ihren Würfen ein { $level }-%-Konfidenzintervall. Wie viele der { $groups } Intervalle enthalten im Mittel die wahre Wahrscheinlichkeit nicht?
    .title = Intervalle daneben
    .hint-1 = Wie groß ist die Wahrscheinlichkeit, dass ein einzelnes Intervall die wahre Wahrscheinlichkeit nicht enthält?
    .right = { $rest } von { $groups } sind { $answer }.
    .mistake-holding = So viele enthalten sie. Gefragt ist nach dem Gegenereignis.
    .mistake-per-cent = Das wäre bei 100 Gruppen richtig. Hier sind es { $groups }.
    .mistake-one-side = Das sind jene, die zu hoch liegen, oder jene, die zu tief liegen. Zähl beide.
    .mistake-none = Ein Konfidenzintervall ist nicht sicher: Einige liegen daneben.
    .solution = Jedes Intervall enthält die wahre Wahrscheinlichkeit mit { $level } % Wahrscheinlichkeit. Etwa { $holding } enthalten sie also, und { $groups } − { $holding } = { $answer } nicht.
