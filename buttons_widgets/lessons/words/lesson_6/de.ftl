# Lektion 6. Eine Nachricht exercise-6-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-6 = Wann aufhören?

exercise-6-1 = Ein roter Knopf liegt da, und Rot ist deine Karte. Aussteigen bringt 1 Stern. Du hast zwei schwarze Würfel. Ein zweiter Knopf bringt nicht mehr, mit einem dritten sind es 3 Sterne, und wenn du dich verzockst, bekommst du nichts. Würfeln oder aussteigen?
    .title = Würfeln oder aussteigen?
    .option-roll = Würfeln: Das ist mehr wert als 1 Stern.
    .option-stop = Aussteigen: Würfeln ist weniger wert als 1 Stern.
    .option-same = Es macht gar keinen Unterschied.
    .solution = Alles ist recht: In Aufgabe 6.5 wird es verglichen.

exercise-6-2 = Zwei Knöpfe liegen da. Wie wahrscheinlich ist es, dass der nächste Wurf, mit { $dice } schwarzen Würfeln, ein offenes Feld anbietet?
    .title = Der dritte Knopf
    .hint-1 = Geh Zeile für Zeile vor. Der weiße Würfel zeigt jede Zeile mit Wahrscheinlichkeit 1/3.
    .hint-2 = In einer Zeile mit einem offenen Feld: Wie wahrscheinlich gehen alle { $dice } schwarzen Würfel daneben? Ein Treffer ist das Gegenereignis.
    .right = { $chance }, etwa { $percent }: der Mittelwert von { $hits } über die drei Zeilen.
    .mistake-bust = Das ist die Wahrscheinlichkeit, dass du dich verzockst. Gesucht ist das Gegenereignis.
    .mistake-one-die = Das gilt für einen einzigen schwarzen Würfel. Es sind { $dice }, und einer, der trifft, genügt.
    .mistake-all-show = Das ist die Wahrscheinlichkeit, dass jeder schwarze Würfel ein offenes Feld zeigt. Einer genügt.
    .mistake-not-divided = Du hast die drei Zeilen addiert. Jede Zeile kommt nur mit Wahrscheinlichkeit 1/3.
    .mistake-dice-added = Zwei Würfel können zugleich treffen, deshalb darf man ihre Wahrscheinlichkeiten nicht addieren. Zähl die Würfe, die danebengehen.
    .solution = In jeder Zeile haben die schwarzen Würfel { $ways } Ergebnisse. Treffer in den Zeilen: { $hits }. Ein Drittel der Summe ist { $chance }.

exercise-6-3 = Zwei Knöpfe liegen da. Du würfelst noch einmal, mit { $dice } schwarzen Würfeln, und steigst danach aus. Was ist der Erwartungswert deiner Sterne?
    .title = Der letzte Wurf
    .hint-1 = Zähl die Sterne mit drei roten Knöpfen: 1 fürs Aussteigen, und wie viele für Rot, das deine Karte ist?
    .hint-2 = Der Erwartungswert: die Wahrscheinlichkeit für einen dritten Knopf mal die Sterne, die du dann hast. Ein Fehlwurf trägt nichts bei.
    .right = { $chance } · { $third } = { $worth } Sterne. Jetzt auszusteigen bringt 1.
    .mistake-chance-only = Das ist die Wahrscheinlichkeit für einen dritten Knopf. Wie viele Sterne bringt er?
    .mistake-without-card = Du hast 2 Sterne gezählt: Sind das nur die, die du dazubekommst? Mit drei roten Knöpfen hast du 1 fürs Aussteigen, 1 für Rot und 1 für deine Karte, und sie stehen alle auf dem Spiel.
    .mistake-kept = Wenn du dich verzockst, behältst du den Stern nicht: Es bleibt nichts.
    .mistake-taken-off = Wenn du dich verzockst, hast du 0 Sterne. Es wird dir nicht noch einer abgezogen, den du nie hattest.
    .solution = 1 fürs Aussteigen, 1 für Rot, 1 für die rote Karte: { $third } Sterne mit der Wahrscheinlichkeit { $chance } eines Treffers, sonst keiner. Zusammen { $worth }.

exercise-6-4 = Ein Knopf, auf einem eigenen Spielplan mit { $dice } schwarzen Würfeln. Angenommen, du würfelst einmal und steigst dann aus, was auch immer geschieht. Was ist der Erwartungswert deiner Sterne?
    .title = Ein Schritt
    .hint-1 = Zwei Knöpfe bringen nicht mehr als einer: Nur das Aussteigen zählt.
    .hint-2 = Es ist also 1 Stern mal die Wahrscheinlichkeit, dass du dich nicht verzockst.
    .right = { $worth }: ein Stern, falls du dich nicht verzockst. Das ist weniger als der 1 Stern, wenn du jetzt aussteigst.
    .mistake-bust = Das ist die Wahrscheinlichkeit, dass du dich verzockst. Den Stern gibt es beim Gegenereignis.
    .mistake-three-stars = Nach diesem Wurf liegen zwei Knöpfe da, nicht drei. Was bringen zwei?
    .mistake-two-stars = Zwei Knöpfe sind keine zwei Sterne. Du bekommst 1 Stern fürs Aussteigen, und eine Farbe zählt ab drei Knöpfen.
    .mistake-taken-off = Wenn du dich verzockst, hast du 0 Sterne; abgezogen wird dir keiner.
    .mistake-added = Du bekommst nicht einen Stern vor dem Wurf und einen danach: Du steigst nur einmal aus.
    .mistake-never-bust = 1 Stern ist es, wenn der Wurf gut geht. Aber er kann ein Fehlwurf sein, und dann bringt er 0.
    .solution = Die Wahrscheinlichkeit, dass du dich nicht verzockst, ist { $worth }, und zwei Knöpfe bringen 1 Stern.

exercise-6-5 = Der Spielplan deiner Schätzung. Nach einem zweiten Knopf darfst du noch einmal würfeln oder aussteigen, je nachdem, was besser ist. Was ist Würfeln jetzt wert? Zeichne das Baumdiagramm, und rechne vom Ende zum Anfang.
    .title = Der ganze Baum
    .hint-1 = Zuerst die Spielpläne mit zwei Knöpfen: Jeder ist so viel wert wie das Bessere von beidem, 1 Stern oder sein letzter Wurf wie in 6.3.
    .hint-2 = Dann dieser Wurf: für jede Zeile ihre Wahrscheinlichkeit (1/3 mal die Wahrscheinlichkeit zu treffen) mal den Wert des Spielplans, zu dem sie führt.
    .hint-3 = In den Zeilen 1 und 2 ist ein Feld offen, in Zeile 3 sind es zwei. Nach den Zeilen 1 und 2 ist der Spielplan 13/9 wert.
    .right = { $sum } = { $worth }, ein wenig mehr als 1: Würfle!
    .guessed = Du hast vermutet: „{ $guess }“ Über zwei Würfe gesehen lohnt es sich, um weniger als drei Hundertstel eines Sterns.
    .mistake-once-more = Das gilt, wenn du nach einem Wurf aussteigst wie in 6.4. Hier darfst du weitermachen.
    .mistake-bust-left-out = Du hast den Mittelwert nur über die guten Würfe genommen. Die Fehlwürfe gehören dazu, mit 0 Sternen.
    .mistake-rows-added = Jede Zeile kommt mit Wahrscheinlichkeit 1/3: Teil noch.
    .mistake-best-branch = Das ist das Beste, was daraus werden kann. Nimm den Mittelwert über alles, was kommen kann, auch wenn du dich verzockst.
    .mistake-plain-mean = Du hast die Wahrscheinlichkeit eines Treffers mit dem einfachen Mittelwert der Werte multipliziert. Aber die Spielpläne kommen nicht gleich oft: Nimm jede Zeile mit ihrer eigenen Wahrscheinlichkeit.
    .mistake-best-for-all = Du hast jedem Zweig den Wert des besten gegeben. Nimm jede Zeile mit ihrer eigenen Wahrscheinlichkeit und ihrem eigenen Wert.
    .mistake-worst-for-all = Du hast jedem Zweig den Wert des schlechtesten gegeben. Nicht alle Spielpläne mit zwei Knöpfen sind gleich viel wert.
    .mistake-same-chance-twice = Nach dem ersten Knopf sind weniger Felder offen: Der zweite Wurf ist riskanter als der erste. Sieh dir jeden Spielplan an.
    .mistake-always-on = Auf manchen Spielplänen ist es besser, nach dem ersten Wurf auszusteigen. Nimm auf jedem das Bessere.
    .solution = Durch Rückwärtsinduktion { $sum } = { $worth }, oder { $decimal }. Jedes Produkt ist die Wahrscheinlichkeit einer Zeile mal den Wert des Spielplans danach.

exercise-6-6 = Jetzt dein eigener Spielplan, mit { $dice } schwarzen Würfeln. Wenn oben am Spielplan eine rote Karte herausschaut, ist Rot deine Karte; wenn keine da ist, nicht. Was ist Würfeln wert? (Ein Bruch, oder zwei Nachkommastellen.)
    .title = Dein eigener Baum
    .hint-1 = Zeichne das Baumdiagramm: die Spielpläne mit zwei Knöpfen, zu denen ein Wurf führen kann. Spielpläne, die Spiegelbilder sind, sind gleich viel wert.
    .hint-2 = Jeder davon ist so viel wert wie das Bessere von beidem, Aussteigen (1 Stern) oder sein letzter Wurf.
    .hint-3 = Ohne die rote Karte machen drei rote Knöpfe 2 Sterne, mit ihr 3.
    .right = { $sum } = { $worth }, oder { $decimal }. Also { $decision ->
        [roll] würfle
       *[stop] steig aus
    }!
    .mistake-once-more = Das gilt, wenn du nach einem Wurf aussteigst. Hier darfst du weitermachen.
    .mistake-bust-left-out = Du hast den Mittelwert nur über die guten Würfe genommen. Die Fehlwürfe gehören dazu, mit 0 Sternen.
    .mistake-rows-added = Jede Zeile kommt mit Wahrscheinlichkeit 1/3: Teil noch.
    .mistake-best-branch = Das ist das Beste, was daraus werden kann. Nimm den Mittelwert über alles, was kommen kann, auch wenn du dich verzockst.
    .mistake-plain-mean = Du hast die Wahrscheinlichkeit eines Treffers mit dem einfachen Mittelwert der Werte multipliziert. Aber die Spielpläne kommen nicht gleich oft: Nimm jede Zeile mit ihrer eigenen Wahrscheinlichkeit.
    .mistake-best-for-all = Du hast jedem Zweig den Wert des besten gegeben. Nimm jede Zeile mit ihrer eigenen Wahrscheinlichkeit und ihrem eigenen Wert.
    .mistake-worst-for-all = Du hast jedem Zweig den Wert des schlechtesten gegeben. Nicht alle Spielpläne mit zwei Knöpfen sind gleich viel wert.
    .mistake-same-chance-twice = Nach dem ersten Knopf sind weniger Felder offen: Der zweite Wurf ist riskanter als der erste. Sieh dir jeden Spielplan an.
    .mistake-always-on = Nicht immer weiterwürfeln: Auf manchem Spielplan mit zwei Knöpfen ist Aussteigen besser. Nimm auf jedem das Bessere.
    .solution = { $sum } = { $worth }, oder { $decimal }, gegen 1 Stern fürs Aussteigen.

exercise-6-7 = Angenommen, beim nächsten Wurf dürftest du frei wählen. Auf welchen Feldern liegt der zweite Knopf am besten? Wähle sie alle; es sind { $dice } schwarze Würfel.
    .title = Die besten Felder
    .hint-1 = Alle Felder sind rot, also kommt es nur auf den letzten Wurf an: Nach welchen Feldern trifft er am wahrscheinlichsten?
    .hint-2 = Zähl die offenen Felder Zeile für Zeile. Ist 0, 1, 2 besser oder 1, 1, 1?
    .right = { $best }: { $most } Sterne wert, und die anderen { $least }. Sie halten in jeder Zeile ein Feld offen.
    .mistake-all-alike = Die Farben sind gleich, aber der Platz ist es nicht. Wie viele Zeilen sind nach jedem davon gesperrt?
    .mistake-worse = Nach diesen ist eine Zeile gesperrt, und ein Drittel aller Würfe sind Fehlwürfe, was auch immer die schwarzen Würfel zeigen.
    .mistake-one-missing = So weit ist es richtig. Gibt es noch ein Feld, das genauso gut ist?
    .solution = Nach { $best } hat jede Zeile noch ein offenes Feld: { $most }. Nach den anderen ist eine Zeile gesperrt: { $least }.

exercise-6-8 = Schreib worth(node). Ein Knoten ist (stars, rolls): die Sterne fürs Aussteigen und eine Liste von Paaren (chance, node), eines für jeden Zweig eines Wurfs. Mit der übrigen Wahrscheinlichkeit verzockst du dich. Gib zurück, was der Knoten mit der besten Strategie wert ist.
    .title = Rückwärtsinduktion
    .hint-1 = Die Funktion darf sich selbst aufrufen: worth(after) ist der Wert dessen, wohin ein Zweig führt. Beginn mit stars, rolls = node.
    .hint-2 = Würfeln ist die Summe aus chance * worth(after) wert. Und dann darfst du wählen.
    .hint-3 = Die bessere von zwei Zahlen ist max(one, other). Bei einer leeren Liste ist die Summe 0, ein Blatt braucht also nichts Eigenes.
    .right = Alle { $count } Fälle sind richtig, und der letzte ist der Spielplan dieser Lektion. Drei Zeilen: Das ist das Herz von solve.
    .mistake-one-step = { $call } sollte { $expected } ergeben. Deine Funktion sieht nur einen Wurf voraus: Sie nimmt die Sterne des nächsten Knotens statt seines Werts. Lass sie sich selbst aufrufen.
    .mistake-never-stops = { $call } sollte { $expected } ergeben. Deine Funktion hört nie auf zu würfeln. An jedem Knoten darf man aussteigen: Nimm das Bessere.
    .mistake-best-branch = { $call } sollte { $expected } ergeben. Du darfst wählen, ob du würfelst, aber nicht, was die Würfel zeigen: Nimm den Mittelwert über die Zweige und das Beste nur von den zwei Möglichkeiten.
    .mistake-never-bust = { $call } sollte { $expected } ergeben. Du hast durch die Summe der Wahrscheinlichkeiten geteilt. Mit der übrigen Wahrscheinlichkeit verzockst du dich, und das zählt als 0.
    .mistake-stars-only = { $call } sollte { $expected } ergeben. Das gilt, wenn man sofort aussteigt. Und wenn man würfelt?
    .model = def worth(node):
        {"    "}stars, rolls = node
        {"    "}return max(stars, sum(chance * worth(after) for chance, after in rolls))
    .solution = Ein Knoten ist so viel wert wie das Bessere von beidem: Aussteigen (seine Sterne) oder Würfeln (der Mittelwert dessen, was die Zweige wert sind, mit 0 fürs Verzocken). Ein Blatt hat keine Zweige, also ist seine Summe 0, und seine Sterne bleiben.

exercise-6-9 = Die Ein-Schritt-Regel ist eine Strategie: „Steig aus, wenn einmal zu würfeln und dann auszusteigen nicht mehr wert ist, als jetzt auszusteigen.“ Was stimmt bei ihr immer?
    .title = Die Ein-Schritt-Regel
    .option-roll-safe = Wenn die Regel „würfeln“ sagt, ist Würfeln am besten.
    .option-out-safe = Wenn die Regel „aussteigen“ sagt, ist Aussteigen am besten.
    .option-last-exact = Wenn nur noch ein Knopf Platz findet, hat die Regel recht.
    .option-more-bust = Wer nach der Regel spielt, verzockt sich öfter als mit der besten Strategie.
    .option-usually = Wer nach der Regel spielt, bekommt letztlich doch die meisten Sterne, weil sich die Fehler ausgleichen.
    .hint-1 = Würfeln mit der Freiheit, weiterzumachen, ist mindestens so viel wert wie Würfeln und dann aufhören müssen. In welche Richtung kann sich die Regel irren?
    .hint-2 = Der Spielplan von 6.5 ist ein Gegenbeispiel zu einer dieser Aussagen. Zu welcher?
    .right = Die Regel sieht nur eine Art, weiterzuspielen, und lässt alle anderen weg. Sie würfelt also nie zu oft, aber sie kann zu früh aufhören.
    .mistake-out-safe = Der Spielplan von 6.5 ist ein Gegenbeispiel: Dort sagt die Regel „aussteigen“, und Würfeln ist besser.
    .mistake-more-bust = Die Regel würfelt nie, wo man bei bester Spielweise aufhört. Wer früher aufhört, verzockt sich seltener.
    .mistake-usually = Ihre Fehler gehen alle in dieselbe Richtung: Sie hört zu früh auf. Da kann sich nichts ausgleichen.
    .solution = Würfeln mit bester Spielweise ist mindestens so viel wert wie einmal würfeln und dann aussteigen. Wenn also das Zweite besser ist als Aussteigen, dann das Erste auch. Umgekehrt gilt es nicht, siehe 6.5. Wenn höchstens ein Knopf Platz findet, ist beides dasselbe.

exercise-6-10 = Auf diesem 6×6-Spielplan, einem weiteren Gegenbeispiel, sagt die Ein-Schritt-Regel: aussteigen. Frag den Computer mit solve(Position.parse("{ $board }")). Wie viele Sterne verschenkt die Regel hier im Mittel? (Zwei Nachkommastellen.)
    .title = Was die Regel verschenkt
    .hint-1 = Sieh dir roll an, den Wert des Würfelns mit bester Spielweise danach, und das, was Aussteigen bringt.
    .hint-2 = Du verschenkst den Wert der besseren Wahl minus den Wert der Wahl, die du getroffen hast.
    .right = Würfeln ist { $roll } wert und Aussteigen { $stop }: Die Regel verschenkt { $lost } Sterne. Für sie sieht Würfeln nur nach { $once } aus.
    .mistake-roll = Das ist der Wert des Würfelns. Aussteigen bringt auch etwas: Wie groß ist der Unterschied?
    .mistake-stop = Das bringt Aussteigen. Wie viel mehr wäre Würfeln wert?
    .mistake-other-sign = Andersherum: Verschenkt wird das Bessere minus das Schlechtere.
    .mistake-once-more = Du vergleichst Würfeln mit einmal Würfeln. Aber die Regel würfelt nicht: Sie steigt aus.
    .mistake-rule-roll = So viel scheint ein Wurf der Regel wert zu sein. Was ist er wirklich wert, und wie viel mehr ist das als Aussteigen?
    .solution = { $roll } − { $stop } = { $lost }.

exercise-6-11 = Warum hört die Ein-Schritt-Regel auf diesen Spielplänen zu früh auf? Beschreibe mit eigenen Worten, was sie nicht sieht, und einen Spielplan, auf dem du ihr trauen würdest.
    .title = Warum zu früh?
    .model = Ein Knopf allein bringt oft nichts, aber er ist ein Schritt zu dreien einer Farbe. Die Regel sieht das Risiko des Schritts und nicht, wohin er führt. Ich würde ihr spät in einer Runde trauen, wenn nur noch eine Farbe auf drei kommen kann und ihr ein einziger Knopf fehlt, oder wenn kaum noch ein Feld übrig ist.
    .solution = Das liest ein Mensch. Eine gute Antwort sagt, dass der Gewinn erst nach mehreren Würfen kommt, das Risiko aber sofort, und nennt Spielpläne, auf denen ein einziger Knopf entscheidet.

# Fragen für Prüfungen
exercise-6-201 = Ein Glücksrad hat { $sectors } gleich große Felder: { $low }, { $second } und so weiter bis { $high } Punkte. Du drehst einmal. Dann behältst du entweder diese Punkte, oder du drehst ein zweites Mal und bekommst stattdessen die Punkte des zweiten Drehens. Was ist der Erwartungswert deiner Punkte, wenn du bestmöglich entscheidest?
    .title = Ein- oder zweimal
    .hint-1 = Beginn mit der letzten Entscheidung: Was ist das zweite Drehen im Mittel wert?
    .hint-2 = Behalt das erste, wenn es mehr ist. Nimm dann den Mittelwert über alle { $sectors } Ergebnisse des ersten Drehens.
    .right = Das zweite Drehen ist { $once } wert. Behalt also, was mehr ist: ({ $again } · { $once } + { $kept }) / { $sectors } = { $answer }.
    .mistake-one-spin = Das ist der Erwartungswert bei einem einzigen Drehen. Ein gutes Ergebnis darfst du behalten.
    .mistake-larger-of-two = Das ist das Mittel der größeren von zwei Zahlen. Du entscheidest, bevor du die zweite siehst.
    .mistake-kept-only = Das ist das Mittel der Ergebnisse, die du behältst. Du bekommst nicht immer eines davon.
    .mistake-highest = Das ist das Höchste, was kommen kann. Wie oft kommt es?
    .solution = Rückwärtsinduktion: Ein zweites Drehen ist { $once } wert. Bei { $again } der { $sectors } ersten Ergebnisse drehst du weiter, die anderen behältst du, zusammen { $kept }: ({ $again } · { $once } + { $kept }) / { $sectors } = { $answer }.
exercise-6-202 = In einer Runde eines Spiels hast du { $points } Punkte. Du darfst aufhören und sie behalten oder weitermachen: Mit der Wahrscheinlichkeit { $lost } verlierst du alle deine Punkte, sonst bekommst du { $more } dazu, und die Runde ist zu Ende. Wie viele Punkte hast du im Mittel, wenn du weitermachst?
    .title = Wert des Weitermachens
    .hint-1 = Zeichne ein Baumdiagramm mit zwei Zweigen. Wie viele Punkte hast du am Ende jedes Zweigs insgesamt?
    .right = { $good } · ({ $points } + { $more }) + { $lost } · 0 = { $answer }. Vergleich das mit den { $points } Punkten, die sicher sind.
    .mistake-loss-forgotten = Du hast die { $points } Punkte auf jeden Fall behalten. Auch sie sind weg, wenn es schiefgeht.
    .mistake-gain-only = Das ist das Mittel der neuen Punkte. Wenn es gut geht, hast du { $points } + { $more }.
    .mistake-for-certain = So viel hast du, wenn es gut geht. Wie wahrscheinlich ist das?
    .mistake-complement = Du hast mit der Wahrscheinlichkeit multipliziert, dass du verlierst. Die des Gegenereignisses ist { $rest }.
    .solution = Mit der Wahrscheinlichkeit { $rest } hast du { $total } Punkte, sonst 0: { $good } · { $total } = { $answer }.
exercise-6-203 = Du wirfst einen Würfel mit { $sides } gleichen Flächen, sooft du willst. Kommt eine 1, so verlierst du alle Punkte dieser Runde, und sie ist zu Ende. Sonst bekommst du { $more } Punkte. Du willst einen möglichst großen Erwartungswert. Ab wie vielen Punkten ist ein weiterer Wurf nicht mehr besser als aufzuhören?
    .title = Wann aufhören?
    .hint-1 = Nenn deine Punkte s. Was ist der Erwartungswert deiner Punkte nach einem weiteren Wurf?
    .hint-2 = Lös { $good } · (s + { $more }) = s.
    .right = Bei { $answer } Punkten: { $good } · ({ $answer } + { $more }) = { $answer }. Bei weniger Punkten ist ein Wurf besser.
    .mistake-gain-for-certain = Du hast die { $more } Punkte als sicher genommen. Sie kommen nur, wenn keine 1 fällt.
    .mistake-one-step-early = Dort ist ein Wurf noch etwas besser. Setz deine Zahl auf beiden Seiten ein.
    .mistake-the-gain = Du hast verglichen, was du gewinnst und was du hast. Gewichte beides mit seiner Wahrscheinlichkeit, { $good } und { $bad }.
    .solution = Aus { $good } · (s + { $more }) = s folgt s = { $others } · { $more } = { $answer }: Dann ist { $bad } · s, was du verlieren kannst, gleich { $good } · { $more }, was du gewinnen kannst.
exercise-6-204 = Ein Spiel hat zwei Runden. Mit der Wahrscheinlichkeit { $first } erreichst du die zweite Runde, sonst bekommst du { $none } Punkte, und das Spiel ist zu Ende. In der zweiten Runde bekommst du { $high } Punkte mit der Wahrscheinlichkeit { $second }, sonst { $low } Punkte. Zeichne ein Baumdiagramm. Was ist der Erwartungswert deiner Punkte?
    .title = Ein Baum mit Werten
    .hint-1 = Beginn am Ende des Baums: Was ist die zweite Runde wert?
    .hint-2 = Dann die erste Runde: { $first } mal diesen Wert, plus { $not_first } mal { $none }.
    .right = { $first } · { $inner } + { $not_first } · { $none } = { $answer }.
    .mistake-inner = Das ist die zweite Runde allein. Du erreichst sie mit der Wahrscheinlichkeit { $first }.
    .mistake-leaf-forgotten = Du hast den Zweig weggelassen, der nach der ersten Runde mit { $none } Punkten endet.
    .mistake-simple-mean = Das ist der Mittelwert der drei Enden. Sie sind nicht gleich wahrscheinlich.
    .mistake-not-multiplied = Multipliziere den Wert der zweiten Runde mit der Wahrscheinlichkeit { $first }, sie zu erreichen.
    .solution = Die zweite Runde ist { $second } · { $high } + { $not_second } · { $low } = { $inner } wert. Das Spiel: { $first } · { $inner } + { $not_first } · { $none } = { $answer }.
