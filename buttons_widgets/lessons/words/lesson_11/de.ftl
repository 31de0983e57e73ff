# Lektion 11. Eine Nachricht exercise-11-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-11 = Rückwärts denken

battle-example = z. B. −3
battle-how = Um wie viele Punkte liegt Rot am Ende vorn? Eine ganze Zahl: −3, wenn Schwarz um 3 vorn liegt, und 0 für ein Unentschieden.

exercise-11-1 = Für sechs Knöpfe gibt es 90 Aufstellungen. Bei jeder sät einer zuerst und einer danach, und beide spielen so gut, wie es nur geht. Wer liegt vorn, über alle 90 Kreise zusammen?
    .title = Zuerst oder danach?
    .option-first = Wer anfängt.
    .option-second = Wer danach kommt.
    .option-neither = Keiner: Was der eine in manchen Kreisen gewinnt, gewinnt der andere in anderen.
    .solution = Alles ist recht: In Aufgabe 11.8 wird es verglichen.

exercise-11-2 = Zwei Stapel sind übrig, und nur in einem ist ein Spion. { $army ->
        [rot] Rot
        [schwarz] Schwarz
       *[other] { $army }
    } hat also keine Wahl. Wie endet die Schlacht? Gib die Punkte von Rot minus die von Schwarz an.
    .title = Die letzte Aussaat
    .hint-1 = Es gibt nur noch einen anderen Stapel, also kommt alles von Platz { $place } oben auf Platz { $to }, in derselben Reihenfolge. Bau es mit echten Knöpfen nach, wenn du kannst.
    .hint-2 = Zähl von unten: Der unterste Knopf ist 1 wert, der nächste 2, bis 6. Weiße zählen nichts, aber sie heben an, was über ihnen liegt.
    .right = Von unten nach oben ist der Stapel: { $pile }. Rot hat { $red }, Schwarz { $black }: { $value }.
    .mistake-not-lifted = Du hast die Höhen gezählt, wie sie jetzt sind. Der gesäte Stapel wird angehoben: Sein unterster Knopf landet über dem ganzen anderen Stapel.
    .mistake-under = Du hast den gesäten Stapel nach unten gelegt. Er landet oben auf dem anderen.
    .mistake-turned-over = Du hast den gesäten Stapel umgedreht. Alles, was übrig ist, kommt zusammen auf den letzten Stapel, und die Reihenfolge bleibt.
    .mistake-other-sign = Die Zahl ist richtig, das Vorzeichen nicht. Der unterste Knopf ist 1 wert und der oberste 6, und gefragt sind die Punkte von Rot minus die von Schwarz.
    .mistake-red-only = Das sind die Punkte von Rot allein. Zieh die von Schwarz ab.
    .solution = Platz { $place } landet auf Platz { $to }, die Reihenfolge bleibt: { $pile }. Rot { $red }, Schwarz { $black }, also { $value }.

exercise-11-3 = Wieder zwei Stapel, und in beiden ist ein Spion. Jetzt darf Schwarz wählen, und wählt so gut wie möglich. Wie endet die Schlacht? Gib die Punkte von Rot minus die von Schwarz an.
    .title = Die letzte Wahl
    .hint-1 = Es gibt zwei mögliche Enden: der eine Stapel auf dem anderen, oder umgekehrt. Zähl beide aus.
    .hint-2 = Rots Punkte minus die von Schwarz: Welche deiner zwei Zahlen gefällt Schwarz besser?
    .right = Wird Platz { $place } ausgesät, so endet es mit { $value }, bei Platz { $otherPlace } mit { $otherValue }. Schwarz nimmt das Niedrigere.
    .mistake-for-red = Dieses Ende hätte Rot gern. Aber es ist Schwarz, das wählt.
    .mistake-mean = Du hast den Mittelwert der beiden Enden genommen, oder die Höhen, wie sie jetzt sind. Zähl jedes Ende für sich aus. Schwarz wirft keine Münze: Eines der beiden ist besser für Schwarz, und das nimmt es.
    .mistake-other-sign = Du hast für Schwarz gezählt. Die Zahl ist immer: Rots Punkte minus die von Schwarz, egal wer sät.
    .solution = Beide Enden: { $value }, wenn Platz { $place } ausgesät wird, { $otherValue }, wenn es Platz { $otherPlace } ist. Schwarz will es niedrig, also { $value }.

exercise-11-4 = Deine eigene Schlacht, zwei Aussaaten vor dem Ende. Rot sät als Nächstes. Zeichne den Spielbaum dazu: { $ends } Enden. Was ist der Wert dieser Stellung?
    .title = Noch zwei Aussaaten
    .hint-1 = Zeichne für jeden Stapel mit einem Spion einen Zweig und danach die Stapel, wie sie dann stehen. Vergiss nicht zu prüfen, ob Rot noch einmal am Zug ist.
    .hint-2 = Schreib zuerst die Zahlen an die Enden. Dann Minimax: Wo Schwarz sät, schreib die niedrigste von denen, die folgen; wo Rot sät, die höchste.
    .hint-3 = Sät Rot Platz { $otherPlace }, so ist der Wert { $otherValue }. Und der andere?
    .right = Rot sät Platz { $place } aus: { $value }. Mit Platz { $otherPlace } wäre es { $otherValue }.
    .mistake-best-end = Das ist das allerbeste Ende für Rot. Aber auch Schwarz wählt. Würde Schwarz wählen, was dorthin führt?
    .mistake-other-sowing = Das ist der Wert der anderen ersten Aussaat. Rot darf die bessere wählen.
    .mistake-other-sign = Die Zahl ist richtig, das Vorzeichen nicht: Unter 0 heißt, dass Schwarz vorn liegen wird.
    .mistake-now = Das sind die Höhen, wie sie jetzt sind. Es zählt, wie sie sind, wenn nur noch ein Stapel da ist.
    .solution = Wo Schwarz sät, nimm die niedrigste Zahl, die folgt, wo Rot sät, die höchste. Platz { $place } ergibt { $value }, Platz { $otherPlace } nur { $otherValue }.

exercise-11-5 = Einen Schritt weiter zurück: drei Aussaaten vor dem Ende, und { $army ->
        [rot] Rot
        [schwarz] Schwarz
       *[other] { $army }
    } sät als Nächstes. Der Spielbaum hat { $ends } Enden. Was ist der Wert dieser Stellung?
    .title = Noch drei Aussaaten
    .hint-1 = Der Baum ist in der nächsten Zelle, mit den Zahlen an seinen Enden. Füll den Rest von rechts nach links aus.
    .hint-2 = Rückwärtsinduktion: Frag bei jeder Stellung zuerst, wer sät. Nach Minimax nimmt Rot die höchste der Zahlen rechts davon, Schwarz die niedrigste.
    .hint-3 = Sät { $army ->
        [rot] Rot
        [schwarz] Schwarz
       *[other] { $army }
    } Platz { $otherPlace }, so ist der Wert { $otherValue }. Und der andere?
    .right = { $mover ->
        [r] Rot
       *[k] Schwarz
    } sät Platz { $place } aus: { $value }. Mit Platz { $otherPlace } wäre es { $otherValue }.
    .mistake-best-end = Dieses Ende hätte { $army ->
        [rot] Rot
        [schwarz] Schwarz
       *[other] { $army }
    } am liebsten. Aber { $other ->
        [rot] Rot
        [schwarz] Schwarz
       *[other] { $other }
    } wählt auch, und nicht das, was dorthin führt.
    .mistake-other-sowing = Das ist der Wert der anderen ersten Aussaat. { $mover ->
        [r] Rot
       *[k] Schwarz
    } darf die bessere wählen.
    .mistake-worst-end = Dieses Ende hätte { $army ->
        [rot] Rot
        [schwarz] Schwarz
       *[other] { $army }
    } am wenigsten gern. Es kommt nur, wenn auch { $army ->
        [rot] Rot
        [schwarz] Schwarz
       *[other] { $army }
    } schlecht spielt.
    .mistake-exchanged = Das kommt heraus, wenn Rot die niedrigsten Zahlen nimmt und Schwarz die höchsten. Es ist umgekehrt: Rot will es hoch.
    .mistake-other-sign = Die Zahl ist richtig, das Vorzeichen nicht: Über 0 wird Rot vorn liegen, unter 0 Schwarz.
    .mistake-now = Das sind die Höhen, wie sie jetzt sind. Es zählt, wie sie sind, wenn nur noch ein Stapel da ist.
    .solution = Von rechts nach links, das Höchste für Rot und das Niedrigste für Schwarz: Platz { $place } ergibt { $value }, Platz { $otherPlace } ergibt { $otherValue }. { $mover ->
        [r] Rot nimmt das Höhere.
       *[k] Schwarz nimmt das Niedrigere.
    }

exercise-11-6 = In diesem Kreis fängt Rot an, und sein Wert ist { $value }: { $winner ->
        [red] Rot
       *[black] Schwarz
    } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung. Jetzt dreht jemand den Kreis um { $turn ->
        [one] 1 Platz
       *[other] { $turn } Plätze
    } weiter, legt für jeden schwarzen Knopf einen roten und für jeden roten einen schwarzen hin, und Schwarz fängt an. Wie endet es bei bester Spielweise?
    .title = Im Spiegel
    .option-first = { $loser ->
        [red] Rot
       *[black] Schwarz
    } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung: Der Wert ist { $exchanged }.
    .option-red = { $winner ->
        [red] Rot
       *[black] Schwarz
    } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung: Der Wert ist { $value } wie vorher.
    .option-draw = Unentschieden: Die Änderungen heben sich auf.
    .option-anew = Das kann niemand sagen, bevor nicht auch dieser Kreis durchdacht ist.
    .hint-1 = Dreh ihn zuerst nur. Ändert sich am Spiel etwas, wenn du um den Tisch herumgehst?
    .hint-2 = Jetzt vertausche die Farben. Wer anfängt, hat dieselben Stapel und dieselben Aussaaten wie vorher. Geändert hat sich nur, wie die beiden Seiten heißen.
    .right = Wegen der Symmetrie ist das Spiel dasselbe, nur die Namen sind vertauscht. { $loser ->
        [red] Rot
       *[black] Schwarz
    } sitzt jetzt, wo { $winner ->
        [red] Rot
       *[black] Schwarz
    } saß, und gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung.
    .mistake-red = Es gewinnt dieselbe Seite, das stimmt: die, die da steht, wo { $winner ->
        [red] Rot
       *[black] Schwarz
    } stand. Aber welche Farbe haben ihre Knöpfe jetzt?
    .mistake-draw = Das Drehen ändert gar nichts, da kann sich nichts aufheben. Und die Farben zu vertauschen macht aus einem Sieg der einen Farbe einen Sieg der anderen.
    .mistake-anew = Du brauchst keinen neuen Baum. Nimm den alten und schreib überall Rot für Schwarz und Schwarz für Rot.
    .solution = Es gibt zwei Symmetrien. Den Kreis zu drehen ändert keine Aussaat. Die Farben zu vertauschen, auch die dessen, der sät, kehrt im Baum bei jeder Zahl das Vorzeichen um und macht aus der höchsten die niedrigste: { $exchanged }.

exercise-11-7 = Ein Kreis aus { $places } Knöpfen, und Rot fängt an. In der ganzen Schlacht heißt es für Rot { $red ->
        [0] nie
        [one] einmal
       *[other] zweimal
    } „noch einmal am Zug“ und für Schwarz { $black ->
        [0] nie
        [one] einmal
       *[other] zweimal
    }. Wer macht die letzte Aussaat?
    .title = Wer sät zuletzt?
    .option-red = Rot.
    .option-black = Schwarz.
    .option-order = Das hängt davon ab, wann sie noch einmal am Zug sind.
    .option-deal = Das hängt von der Aufstellung des Kreises ab.
    .hint-1 = Jede Aussaat nimmt einen Stapel weg, und am Ende ist einer übrig. Wie viele Aussaaten sind das?
    .hint-2 = „Noch einmal“ gehört zum selben Zug. Wie viele Züge sind dann { $sowings } Aussaaten? Der erste Zug gehört Rot, der zweite Schwarz und so weiter.
    .right = { $sowings } Aussaaten, von denen { $again } { $again ->
        [one] zu einem schon begonnenen Zug gehört: { $turns } Züge.
       *[other] zu einem schon begonnenen Zug gehören: { $turns } Züge.
    } Zug 1 gehört Rot, also gehört Zug { $turns } { $last ->
        [red] auch Rot
       *[black] Schwarz
    }.
    .mistake-red = Zähl die Züge: { $sowings } Aussaaten, und { $again } davon { $again ->
        [one] setzt
       *[other] setzen
    } einen schon begonnenen Zug fort. Ist die Zahl der Züge gerade oder ungerade?
    .mistake-black = Zähl die Züge, nicht die Aussaaten: Wer noch einmal am Zug ist, setzt denselben Zug fort. Die ungeraden Züge gehören Rot.
    .mistake-order = Wann das ist, spielt keine Rolle: Jedes Mal, wenn jemand noch einmal am Zug ist, gibt es einen Zug weniger. Es zählt nur, wie oft.
    .mistake-deal = Jeder Kreis aus { $places } Knöpfen braucht gleich viele Aussaaten. Wie viele?
    .solution = { $sowings } Aussaaten minus { $again } ergeben { $turns } Züge, und Rot hat die ungeraden. Also sät { $last ->
        [red] Rot
       *[black] Schwarz
    } zuletzt.

exercise-11-8 = Die Balken zeigen, wie viele Kreise welchen Wert haben, wenn Rot anfängt. Um wie viele Punkte liegt durchschnittlich vorn, wer anfängt? Gib den Mittelwert über alle { $circles } Kreise an.
    .title = Was Anfangen wert ist
    .hint-1 = Multipliziere jeden Wert mit der Zahl seiner Kreise, und addiere. Was tragen die unentschiedenen bei?
    .hint-2 = Wer anfängt, gewinnt in allen Kreisen mit einem Plus zusammen { $gains } Punkte. Wie viele gehen in denen mit einem Minus verloren? Dann teil durch die Zahl aller Kreise.
    .right = { $gains } − { $losses } = { $total } Punkte in { $circles } Kreisen: Der Mittelwert ist { $worth }, oder { $decimal } Punkte. Wegen der Symmetrie gilt für Schwarz dasselbe, wenn Schwarz anfängt.
    .guessed = Du hast vermutet: „{ $guess }“ { $choice ->
        [first] So ist es, aber um weniger als einen halben Punkt pro Schlacht, und in den meisten Kreisen gewinnt nicht, wer anfängt.
        [second] Besser dran ist, wer anfängt, um weniger als einen halben Punkt pro Schlacht, obwohl das nur in { $wins } von { $circles } Kreisen zum Sieg reicht.
       *[neither] Fast ist es so: Wer anfängt, liegt weniger als einen halben Punkt vorn, und { $draws } Kreise enden unentschieden.
    }
    .mistake-total = Das ist die Summe über alle Kreise. Wie viel ist es für jeden einzelnen?
    .mistake-wins-only = Du hast Siege minus Niederlagen gezählt. Ein Sieg um 4 ist mehr wert als ein Sieg um 1: Zähl die Punkte.
    .mistake-no-draws = Du hast die unentschiedenen weggelassen. Sie bringen keine Punkte, aber Kreise sind sie trotzdem.
    .mistake-gains-only = Das sind nur die Gewinne. In manchen Kreisen verliert, wer anfängt.
    .mistake-each-once = Du hast jeden Wert einmal gezählt. Es gibt mehr Kreise mit +2 als mit −4: Multipliziere damit, wie viele es sind.
    .mistake-share = Das ist der Anteil der Kreise, in denen gewinnt, wer anfängt. Um wie viele Punkte liegt man damit vorn?
    .solution = ({ $gains } − { $losses }) / { $circles } = { $worth }: der Mittelwert der Werte.

exercise-11-9 = Tic-Tac-Toe ist gelöst: unentschieden. Dieses Spiel ist gelöst. Auch Dame auf 64 Feldern ist gelöst: unentschieden, gefunden 2007 nach 18 Jahren Rechnen. Schach ist es nicht. Lohnt es sich noch, ein gelöstes Spiel zu spielen? Für wen, und warum? Und könnte man Schach auf dieselbe Weise lösen?
    .title = Noch spielenswert?
    .model = Ein gelöstes Spiel bleibt ein Spiel, solange die Spieler die Lösung nicht im Kopf haben. Tic-Tac-Toe ist langweilig, sobald man weiß, wie man ein Unentschieden hält, denn sein Spielbaum ist so klein, dass alle ihn lernen können. 1680 Kreise kann niemand auswendig lernen, also muss man am Tisch jedes Mal neu denken. Auch im Schach nimmt jede Partie ein Ende, Rückwärtsinduktion würde also gehen, aber es hat für jeden Computer viel zu viele Stellungen; gelöst sind nur Endspiele mit wenigen Figuren.
    .solution = Das liest ein Mensch. Eine gute Antwort unterscheidet „gelöst“ von „den Spielern bekannt“, sagt, dass Rückwärtsinduktion für jedes Spiel geht, das endet, ohne Glück auskommt und nichts verbirgt, und dass es beim Schach an der Zahl der Stellungen scheitert.

# For tests
exercise-11-201 = In einem Spiel für zwei geht Ada nach links oder rechts, dann wählt Bo eines von zwei Enden. Links bekommt Ada { $left-one } oder { $left-two } Punkte, rechts { $right-one } oder { $right-two }. Bo will, dass Ada möglichst wenige bekommt, Ada möglichst viele. Beide kennen den Spielbaum. Wie viele Punkte bekommt Ada?
    .title = Ein kleiner Spielbaum
    .hint-1 = Beginn bei den Enden: Was wählt Bo links, und was rechts?
    .right = Links lässt Bo Ada { $left }, rechts { $right }. Ada wählt das Größere: { $answer }.
    .mistake-best-end = Das ist das beste Ende für Ada. Aber Bo wählt zuletzt, und er wählt es nicht.
    .mistake-exchanged = Du hast die beiden vertauscht: Ada will viele Punkte, und Bo wählt zuletzt, und zwar die wenigsten.
    .mistake-worst-end = Das ist das schlechteste Ende von allen. Ada kann es mit ihrer Wahl vermeiden.
    .mistake-mean = Du hast zwei Enden gemittelt. Bo wählt nicht zufällig.
    .solution = Rückwärts: links min({ $left-one }; { $left-two }) = { $left }, rechts min({ $right-one }; { $right-two }) = { $right }, und das Größere davon ist { $answer }.
exercise-11-202 = Auf dem Tisch liegen { $matches } Streichhölzer. Zwei nehmen abwechselnd je 1 bis { $most } davon. Wer das letzte nimmt, gewinnt. Du beginnst. Wie viele nimmst du zuerst, damit du gewinnen kannst, was immer die andere Person tut?
    .title = Das letzte Streichholz
    .hint-1 = Denk rückwärts: Wer bei { $group } Streichhölzern am Zug ist, verliert. Warum?
    .hint-2 = Nach jedem deiner Züge soll ein Vielfaches von { $group } übrig sein.
    .right = Nimm { $answer }: { $left } bleiben übrig, ein Vielfaches von { $group }. Was immer danach genommen wird, du ergänzt es auf { $group }.
    .mistake-most = Viele auf einmal helfen nicht. Wie viele dürfen übrig sein, damit die andere Person verloren ist?
    .mistake-no-plus-one = Du hast durch { $most } geteilt. Was die eine und was die andere Person nimmt, lässt sich immer auf { $group } ergänzen.
    .mistake-up-to-group = Du hast genommen, was zum nächsten Vielfachen von { $group } fehlt. Nimm den Rest, der darüber ist.
    .mistake-last-loses = Das wäre richtig, wenn verlöre, wer das letzte nimmt. Hier gewinnt das letzte.
    .solution = Mit einem Vielfachen von { $group } verliert, wer am Zug ist. { $matches } = { $left } + { $answer }, also nimm { $answer }.
