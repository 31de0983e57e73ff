# Lektion 4. Eine Nachricht exercise-4-1 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-4 = Was ist ein Wurf wert?

exercise-4-1 = Angenommen, du würfelst noch einmal, legst dorthin, wo es am meisten bringt, und steigst dann aus, was auch immer geschehen ist. Wenn du das hundertmal machst: Wie viele Sterne sind es im Mittel jedes Mal? (Jetzt auszusteigen bringt { $stars }.) Sag, was du im Gefühl hast.
    .title = Lohnt es sich?
    .noted = Das ist deine Schätzung. Sie begegnet dir noch einmal.
    .solution = Jede Schätzung ist recht. Dass es zwischen 0 und 4 liegt, finden alle; die Frage ist, auf welcher Seite von { $stars }.

exercise-4-2 = Mach es dreißigmal: Würfle, leg auf das beste Feld, das dir angeboten wird, und steig aus. Die Strichliste zählt die Sterne: 0, wenn du dich verzockt hast, 4 mit einem dritten Knopf auf Rot, sonst 2.
    .title = Dreißig Würfe
    .outcome-0 = 0 Sterne
    .outcome-2 = 2 Sterne
    .outcome-4 = 4 Sterne
    .noted = Zusammen { $total } Sterne in { $times } Würfen: ein Mittelwert von { $mean } pro Wurf. Vergleiche mit deinen Sitznachbarn und mit der ganzen Klasse.
    .solution = Die Mittelwerte von dreißig Würfen liegen auf beiden Seiten von 2: Allein kann es niemand entscheiden. Die Würfe einer Klasse kann man zusammenlegen.

exercise-4-3 = Wie viele Sterne bekämst du, wenn du jetzt aussteigen würdest? (Die Sterne, die schon daliegen, sind aus früheren Runden.)
    .title = Was du hast
    .hint-1 = Ein Stern fürs Aussteigen. Dann zähl deine Knöpfe auf jeder Farbe: Eine Farbe zählt ab drei Knöpfen.
    .hint-2 = Eine Farbe, die zählt, ist einen Stern wert, egal wie viele Knöpfe darauf liegen; die Farbe deiner Karte ({ $card }) ist einen mehr wert.
    .right = { $counts }: ein Stern fürs Aussteigen, { $colours ->
        [one] einer für eine Farbe
       *[other] { $colours } für die Farben
    } und einer für deine Karte.
    .mistake-no-star-for-leaving = Einer fehlt. Es gibt einen Stern fürs Aussteigen, einen für jede Farbe mit drei Knöpfen und noch einen, wenn es die Farbe deiner Karte ist.
    .mistake-two-are-enough = Zwei Knöpfe auf einer Farbe genügen nicht: Sie zählt ab drei.
    .mistake-old-stars = Die Sterne auf dem Spielplan gehören dir schon. Gefragt ist, was du jetzt bekommen würdest.
    .mistake-each-button = Das ist die Anzahl deiner Knöpfe. Sterne gibt es für Farben, die dreimal überdeckt sind.
    .mistake-card-per-button = Die Karte zählt keine Knöpfe: Ist ihre Farbe dreimal überdeckt, bringt sie einen Stern mehr.
    .solution = Auf dem Spielplan liegen Knöpfe so: { $counts }. Ein Stern fürs Aussteigen, einer für jede Farbe, die dreimal überdeckt ist, einer mehr für die Farbe der Karte ({ $card }): { $stars }.

exercise-4-4 = Auf irgendeinem Spielplan hat ein Wurf { $all } Ergebnisse, alle gleich wahrscheinlich. { $bust } davon sind Fehlwürfe. { $stay } lassen dich bei { $same ->
        [one] { $same } Stern
       *[other] { $same } Sternen
    }, und { $gain } bringen dich auf { $more } Sterne. Was ist der Erwartungswert der Sterne, in Worten: Wie viele bringt ein Wurf im Mittel?
    .title = Ein Mittelwert
    .hint-1 = Stell dir vor, jedes der { $all } Ergebnisse kommt einmal. Wie viele Sterne bekommst du insgesamt?
    .hint-2 = Ein Fehlwurf bringt 0 Sterne, aber ein Wurf war er auch. Verteile die Sterne auf alle { $all } Würfe.
    .right = { $stay } · { $same } + { $gain } · { $more } = { $total } Sterne in { $all } Würfen: { $mean } pro Wurf.
    .mistake-bust-left-out = Du hast die Sterne auf die Würfe verteilt, die gut gehen. Die Fehlwürfe sind auch Würfe: Sie bringen 0, und sie zählen mit.
    .mistake-not-weighted = Du hast den Mittelwert von 0, { $same } und { $more } genommen, als kämen sie gleich oft. Wie oft kommt jede dieser Zahlen?
    .mistake-not-divided = Das bringen alle { $all } Würfe zusammen. Wie viel ist es für einen Wurf?
    .mistake-nothing-lost = Du hast addiert, was man gewinnen kann. Aber wer sich verzockt, verliert auch, was er hat.
    .mistake-only-the-gain = Du hast nur die Würfe gezählt, die dich auf { $more } bringen. Die anderen, die dich bei { $same } lassen, bringen auch Sterne.
    .mistake-likeliest = Das ist, was am häufigsten kommt. Der Erwartungswert sieht auf alles, was kommen kann.
    .mistake-chance-only = Das ist die Wahrscheinlichkeit, dass der Wurf gut geht. Wie viele Sterne bringt er dann?
    .mistake-chance-more = Das ist die Wahrscheinlichkeit für { $more } Sterne. Multipliziere jede Zahl von Sternen mit ihrer Wahrscheinlichkeit, und addiere.
    .solution = Die Zahl der Sterne ist eine Zufallsgröße mit dem Erwartungswert ({ $bust } · 0 + { $stay } · { $same } + { $gain } · { $more }) / { $all } = { $total }/{ $all } = { $fraction }, oder { $mean }.

exercise-4-5 = Wähle alle Felder, auf denen dir ein weiterer Knopf mehr Sterne brächte, als du jetzt bekämst.
    .title = Wo es sich lohnt
    .hint-1 = Auf welchen Farben liegen genau zwei deiner Knöpfe? Mit einem dritten zählen sie.
    .hint-2 = Welche Felder dieser Farben sind offen? Nicht neben einem Knopf, und nichts liegt darauf.
    .right = Das sind alle: die offenen Felder dieser Farben: { $colours }.
    .incomplete = So weit ist es richtig, aber es gibt noch mehr: Du hast { $found }.
    .mistake-one-colour = Du hast { $found } davon, so weit ist es richtig. Aber auf noch einer Farbe liegen zwei deiner Knöpfe.
    .mistake-other-colour = Ein Knopf auf { $cell } brächte nicht mehr: Auf seiner Farbe lägen dann noch keine drei, oder es liegen schon drei dort.
    .mistake-closed = { $cell } ist gesperrt: Daneben liegt ein Knopf.
    .solution = { $count ->
        [one] { $count } Feld: das offene
       *[other] { $count } Felder: die offenen
    } der Farben, auf denen zwei Knöpfe liegen ({ $colours }).

exercise-4-6 = Nur ein schwarzer Würfel ist noch da, also nennt jedes der 36 Ergebnisse der zwei Würfel ein Feld. Du würfelst noch einmal und steigst dann aus. Was ist der Erwartungswert deiner Sterne?
    .title = Mit einem schwarzen Würfel
    .hint-1 = Schreib die Verteilung auf: Wie viele der 36 Felder bringen 0 Sterne, und wie viele Felder bringen welche andere Zahl? Auf manchen offenen Feldern wird es der dritte Knopf einer Farbe.
    .hint-2 = Addiere die Sterne aller offenen Felder. Ein gesperrtes Feld heißt Fehlwurf: 0 Sterne.
    .hint-3 = Teil durch alle 36 Felder, auch die gesperrten.
    .right = { $stay } Felder bringen { $same }, { $gain } bringen { $more }, und { $closed } sind gesperrt: { $total } Sterne bei 36 Ergebnissen, also im Mittel { $mean }.
    .mistake-bust-left-out = Du hast durch die Zahl der offenen Felder geteilt. Die Würfel können auch ein gesperrtes Feld nennen: Dann hast du dich verzockt, und das bringt 0.
    .mistake-nothing-lost = Du hast, was man gewinnen kann, zu dem addiert, was du hast. Aber wer sich verzockt, verliert, was er hat.
    .mistake-only-the-gain = Du hast nur die Felder gezählt, die mehr bringen. Die anderen offenen Felder lassen dir, was du hast.
    .mistake-not-divided = Das ist die Summe über alle Felder. Verteile sie auf die 36 Ergebnisse.
    .mistake-open-share = Du hast für jedes offene Feld { $same } gezählt. Manche bringen mehr Sterne.
    .mistake-not-weighted = Du hast den Mittelwert von 0, { $same } und { $more } genommen, als kämen sie gleich oft. Wie viele Felder bringen jede dieser Zahlen?
    .mistake-chance-only = Das ist die Wahrscheinlichkeit, dass der Wurf gut geht. Wie viele Sterne bringt er dann?
    .mistake-chance-more = Das ist die Wahrscheinlichkeit für { $more } Sterne. Die anderen offenen Felder bringen auch Sterne: Addiere zuerst die Sterne aller Felder.
    .solution = { $stay } · { $same } + { $gain } · { $more } = { $total } Sterne bei 36 Ergebnissen: { $fraction }, oder { $mean }.

exercise-4-7 = Der Spielplan der Frage, mit der Verteilung deiner Sterne, wenn du nach dem Wurf aussteigst: Von { $all } Ergebnissen sind { $bust } Fehlwürfe, { $stay } bringen { $same } Sterne, und { $gain } bieten ein offenes rotes Feld an und bringen { $more }. Was ist der Erwartungswert?
    .title = Die Antwort
    .hint-1 = Ein dritter roter Knopf bringt dich auf { $more } Sterne: einer mehr für Rot und einer für die rote Karte.
    .hint-2 = Addiere die Sterne aller { $all } Ergebnisse und verteile sie.
    .right = { $stay } · { $same } + { $gain } · { $more } = { $total } Sterne bei { $all } Ergebnissen: im Mittel { $mean }. { $verdict ->
        [more] Das ist mehr als die { $same }, die sicher sind.
       *[other] Das ist nicht mehr als die { $same }, die sicher sind.
    }
    .guessed = Du hast { $guess } geschätzt{ $off ->
        [higher] : Du hast dir mehr erhofft, als zu holen ist.
        [lower] : Der Wurf ist besser, als er sich anfühlt.
       *[other] . Gut im Gefühl gehabt!
    }
    .mistake-bust-left-out = Du hast die Sterne auf die Würfe verteilt, die gut gehen. Die Fehlwürfe sind auch Würfe: Sie bringen 0, und sie zählen mit.
    .mistake-not-weighted = Du hast den Mittelwert von 0, { $same } und { $more } genommen, als kämen sie gleich oft. Wie oft kommt jede dieser Zahlen?
    .mistake-not-divided = Das bringen alle { $all } Ergebnisse zusammen. Wie viel ist es für einen Wurf?
    .mistake-nothing-lost = Du hast addiert, was man gewinnen kann. Aber wer sich verzockt, verliert auch, was er hat.
    .mistake-only-the-gain = Du hast nur die Würfe mit einem roten Feld gezählt. Die anderen, die dich bei { $same } lassen, bringen auch Sterne.
    .mistake-likeliest = Das ist, was am häufigsten kommt. Der Erwartungswert sieht auf alles, was kommen kann.
    .mistake-chance-only = Das ist die Wahrscheinlichkeit, dass der Wurf gut geht. Wie viele Sterne bringt er dann?
    .mistake-chance-more = Das ist die Wahrscheinlichkeit für { $more } Sterne. Multipliziere jede Zahl von Sternen mit ihrer Wahrscheinlichkeit, und addiere.
    .solution = { $bust } · 0 + { $stay } · { $same } + { $gain } · { $more } = { $total } Sterne bei { $all } Ergebnissen, also ist der Wurf { $fraction } oder { $mean } wert.

exercise-4-8 = Der Wurf ist { $mean } Sterne wert, Aussteigen { $now }. Mia würfelt, ein einziges Mal. Was sagt ihr die Zahl { $mean }?
    .title = Was das bedeutet
    .option-likeliest = { $mean } ist die wahrscheinlichste Zahl von Sternen.
    .option-often = Wer diesen Wurf sehr oft macht, bekommt alles in allem etwa { $mean } Sterne pro Wurf.
    .option-near = Sie bekommt 2 oder 3 Sterne, irgendetwas nahe bei { $mean }.
    .option-mostly-more = In mehr als der Hälfte der Fälle bekommt sie mehr als { $now }.
    .hint-1 = Welche Zahlen von Sternen sind überhaupt möglich?
    .hint-2 = Sieh dir deine dreißig Würfe an und die der Klasse.
    .right = Die Sterne eines Wurfs sind eine Zufallsgröße: 0, 2 oder 4. Ihr Erwartungswert sagt, was viele solche Würfe pro Wurf bringen.
    .mistake-likeliest = Kann das überhaupt kommen? Ein Wurf bringt 0, 2 oder 4 Sterne.
    .mistake-near = Ein einzelner Wurf bringt 0, 2 oder 4 Sterne: Das kann weit von { $mean } weg sein, und 3 ist unmöglich.
    .mistake-mostly-more = Zähl nach: Mehr als { $now } kommen in { $percent } aller Würfe. Der Mittelwert ist trotzdem höher, denn was sie einbringen, geht nur in { $bust } verloren.
    .solution = Bei einem Erwartungswert geht es um viele Würfe. Mehr als { $now } Sterne kommen nur in { $percent } aller Würfe.

exercise-4-9 = Du hast { $lose ->
        [one] { $lose } Stern
       *[other] { $lose } Sterne
    } zu verlieren. Wenn der nächste Wurf gut geht, gewinnst du sicher { $gain ->
        [one] { $gain } Stern
       *[other] { $gain } Sterne
    } dazu; wenn du dich verzockst, verlierst du alles. Bei welcher Wahrscheinlichkeit, dich zu verzocken, sind Würfeln und Aussteigen gleich viel wert?
    .title = Eine faire Wette
    .hint-1 = Nenne die Wahrscheinlichkeit, dich zu verzocken, p. Im Mittel verlierst du { $lose } · p. Und was gewinnst du?
    .hint-2 = { $lose } · p = { $gain } · (1 - p). Für welches p sind beide Seiten gleich?
    .hint-3 = Denk an { $both } Würfe: Wie viele davon dürfen Fehlwürfe sein, damit sich Verluste und Gewinne ausgleichen?
    .right = Von { $both } Würfen { $gain ->
        [one] darf { $gain } ein Fehlwurf
       *[other] dürfen { $gain } Fehlwürfe
    } sein: { $gain }-mal { $lose } verloren, { $lose }-mal { $gain } gewonnen. Also { $fraction }, oder { $percent }.
    .mistake-well = Das ist die Wahrscheinlichkeit, dass es gut geht. Wie wahrscheinlich verzockst du dich dann?
    .mistake-half = Mit ein halb ist es nur dann fair, wenn du so viel gewinnen wie verlieren kannst. Hier hast du { $lose } zu verlieren und { $gain } zu gewinnen.
    .mistake-odds = { $gain } zu { $lose } ist das Verhältnis. Wie viele Teile sind es insgesamt?
    .mistake-other-odds = { $lose } zu { $gain } ist das umgekehrte Verhältnis. Wie viele Teile sind es insgesamt, und welche davon sind Fehlwürfe?
    .mistake-one-of-them = Ja, es sind { $both } Teile. Aber wie viele davon dürfen Fehlwürfe sein?
    .solution = Die Wette ist fair, wenn der Erwartungswert des Gewinns 0 ist: { $lose } · p = { $gain } · (1 - p), also p = { $gain }/({ $lose } + { $gain }) = { $fraction }, oder { $percent }.

exercise-4-10 = Fünf Spieler dürfen aussteigen oder noch einmal würfeln und dann aussteigen. Für welche davon ist der Wurf im Mittel mehr wert? Wähle sie alle.
    .title = Würfeln oder aussteigen?
    .bet = Hat { $now } ★; Fehlwurf mit Wahrscheinlichkeit { $bust }, sonst { $then } ★
    .hint-1 = Nimm einen nach dem anderen: Was ist der Erwartungswert des Wurfs? Die Wahrscheinlichkeit, dass er gut geht, mal die Sterne, die es dann sind.
    .hint-2 = Vergleiche das mit den Sternen, die sicher sind. Ist beides gleich, so ist die Wette fair.
    .right = Nicht allein das Risiko entscheidet, sondern auch, was du zu verlieren hast und was du gewinnen kannst.
    .mistake-seldom-bust = Du hast die gewählt, bei denen weniger als die Hälfte der Würfe Fehlwürfe sind. Aber sieh dir an, was dann verloren geht: Wer viele Sterne hat und nur einen gewinnen kann, sollte auch ein kleines Risiko nicht eingehen.
    .mistake-opposite = Für diese ist der Wurf weniger wert. Gesucht sind die anderen.
    .mistake-two-to-gain = Du hast die gewählt, die zwei Sterne gewinnen können. Aber wie wahrscheinlich ist das, und was verlieren sie?
    .mistake-all = Nicht für alle: Für manche sind die sicheren Sterne mehr.
    .solution = Der Erwartungswert des Wurfs, und was sicher ist: { $worths }.

exercise-4-11 = Auf dem Spielplan der Frage ist Würfeln mehr wert. Wann würdest du trotzdem aussteigen? Denk an eine Lage im Spiel und an eine im Leben, in der Menschen dafür bezahlen, dass sie sicher sind.
    .title = Und trotzdem
    .model = Wenn zwei Sterne genügen, um jetzt zu gewinnen, zum Beispiel für den fünften in einer Reihe, nehme ich sie: Mehr Sterne würden mir nichts nützen. Ebenso, wenn ich nur eine Runde spiele und sehr ungern verliere. Im Leben: eine Versicherung. Im Mittel zahlt man mehr ein, als man zurückbekommt, aber ein großer Verlust täte mehr weh als die kleinen Zahlungen.
    .solution = Der Erwartungswert ist das richtige Maß, wenn sich etwas oft wiederholt und wenn dir doppelt so viele Sterne doppelt so viel wert sind. Wo eines davon nicht stimmt, kann die Sicherheit besser sein. Lektion 8 nimmt das wieder auf.

# Fragen für Prüfungen
exercise-4-201 = Ein Glücksrad zeigt { $none } Punkte mit der Wahrscheinlichkeit { $never }; { $low } Punkte mit der Wahrscheinlichkeit { $some }; { $high } Punkte mit der Wahrscheinlichkeit { $often }. Berechne den Erwartungswert der Punkte.
    .title = Aus einer Tabelle
    .hint-1 = Multipliziere jede Punktzahl mit ihrer Wahrscheinlichkeit. Addiere dann.
    .right = { $never } · { $none } + { $some } · { $low } + { $often } · { $high } = { $answer }.
    .mistake-simple-mean = Das ist der Mittelwert der drei Zahlen. Sie sind nicht gleich wahrscheinlich: Gewichte jede mit ihrer Wahrscheinlichkeit.
    .mistake-divided = Du hast durch 3 geteilt. Die Wahrscheinlichkeiten ergeben zusammen 1, es bleibt also nichts zu teilen.
    .mistake-likeliest = Das ist der wahrscheinlichste Wert. Der Erwartungswert sieht auf alle.
    .mistake-sum = Das ist die Summe der Werte. Multipliziere jeden mit seiner Wahrscheinlichkeit, bevor du addierst.
    .solution = E(X) = { $never } · { $none } + { $some } · { $low } + { $often } · { $high } = { $answer }.
exercise-4-202 = Du würfelst einmal mit einem fairen Würfel. Eine 6 bringt { $six } Euro, eine 4 oder eine 5 bringt { $other } Euro, und die anderen Augenzahlen bringen nichts. Bei welchem Einsatz, in Euro, ist das Spiel fair?
    .title = Ein fairer Einsatz
    .hint-1 = Ein Spiel ist fair, wenn der Erwartungswert des Gewinns 0 ist: Der Einsatz ist der Erwartungswert der Auszahlung.
    .hint-2 = Bei wie vielen der sechs Ergebnisse werden { $other } Euro ausgezahlt?
    .right = ({ $six } + 2 · { $other }) / 6 = { $answer } Euro: Auf lange Sicht kommt so viel herein, wie hinausgeht.
    .mistake-one-face = Zwei Augenzahlen bringen { $other } Euro, die 4 und die 5. Du hast eine gezählt.
    .mistake-three-outcomes = Das nimmt „6“, „4 oder 5“ und „den Rest“ als gleich wahrscheinlich. Wie viele Augenzahlen gehören zu jedem?
    .mistake-winning-only = Du hast durch die drei Augenzahlen geteilt, die gewinnen. Der Würfel hat sechs.
    .mistake-largest = Das ist die größte Auszahlung. Sie kommt nur bei einem von sechs Würfen.
    .solution = Der Erwartungswert der Auszahlung ist 1/6 · { $six } + 2/6 · { $other } + 3/6 · 0 = { $sum }/6 = { $answer } Euro. Bei diesem Einsatz ist der Erwartungswert des Gewinns 0.
exercise-4-203 = In einem Beutel sind { $red } rote und { $white } weiße Knöpfe. Du zahlst { $stake } Euro Einsatz und ziehst einen Knopf. Ist er rot, so bekommst du { $paid } Euro; ist er weiß, nichts. Was ist der Erwartungswert deines Gewinns pro Spiel, in Euro? (Schreib einen Verlust als negative Zahl.)
    .title = Gewinn pro Spiel
    .hint-1 = Zuerst: Wie viel wird im Mittel ausgezahlt? Denk dann an den Einsatz, den du in jedem Spiel zahlst.
    .right = { $red }/{ $all } · { $paid } − { $stake } = { $back } − { $stake } = { $answer } Euro.
    .mistake-without-stake = Das ist der Erwartungswert der Auszahlung. Dein Gewinn ist, was nach dem Einsatz davon bleibt.
    .mistake-other-sign = Das ist der Gewinn der Person, die das Spiel anbietet. Deiner hat das andere Vorzeichen.
    .mistake-stake-when-lost = Du hast den Einsatz nur abgezogen, wenn der Knopf weiß ist. Du zahlst ihn in jedem Spiel.
    .mistake-odds = Du hast durch die weißen Knöpfe geteilt. Die Wahrscheinlichkeit ist rote Knöpfe durch alle Knöpfe.
    .solution = Die Auszahlung hat den Erwartungswert { $red }/{ $all } · { $paid } = { $back } Euro. Minus den Einsatz: { $back } − { $stake } = { $answer } Euro.
exercise-4-204 = Zwei Klassen schreiben dieselbe Prüfung. In Klasse A haben { $one } Kinder im Mittel { $mean } Punkte, in Klasse B { $other } Kinder im Mittel { $second }. Was ist der Mittelwert aller Kinder beider Klassen?
    .title = Gewichtetes Mittel
    .hint-1 = Wie viele Punkte haben alle Kinder der Klasse A zusammen? Und die der Klasse B?
    .right = ({ $one } · { $mean } + { $other } · { $second }) / 40 = { $answer } Punkte.
    .mistake-simple-mean = Das ist die Mitte der beiden Mittelwerte. Die Klassen sind nicht gleich groß: Gewichte jeden Mittelwert mit der Zahl der Kinder.
    .mistake-exchanged = Du hast jeden Mittelwert mit der Zahl der Kinder der anderen Klasse gewichtet.
    .mistake-not-divided = Du hast alle Punkte durch 2 geteilt, die Zahl der Klassen. Teil durch die Zahl der Kinder.
    .solution = Alle Kinder zusammen haben { $one } · { $mean } + { $other } · { $second } Punkte. Es sind 40: im Mittel { $answer } Punkte.
exercise-4-205 = Du wirfst { $dice } faire Würfel und drehst ein Glücksrad mit { $sectors } gleich großen Feldern, beschriftet mit 1 bis { $sectors }. Was ist der Erwartungswert der Summe aller dieser Zahlen?
    .title = Eine Summe
    .hint-1 = Der Erwartungswert einer Summe ist die Summe der Erwartungswerte.
    .hint-2 = Der Erwartungswert eines fairen Würfels ist (1 + 6) / 2. Und der des Glücksrads?
    .right = { $dice } · { $die } + { $spun } = { $answer }. Die Verteilung der Summe brauchst du dafür nicht.
    .mistake-halves = Das nimmt als Mittel die Hälfte der größten Zahl. Die Zahlen beginnen bei 1: Ein Würfel hat den Erwartungswert { $die }.
    .mistake-one-die = Das sind ein Würfel und das Glücksrad. Es sind { $dice } Würfel.
    .mistake-largest = Das ist die größte Summe, die kommen kann. Was kommt im Mittel?
    .mistake-without-spinner = Das sind die Würfel allein. Das Glücksrad zählt auch.
    .solution = Ein Würfel hat den Erwartungswert { $die }, das Glücksrad (1 + { $sectors }) / 2 = { $spun }. Zusammen: { $dice } · { $die } + { $spun } = { $answer }.
exercise-4-206 = In einem Jahr geht ein Handy mit der Wahrscheinlichkeit { $breaks } kaputt (die Reparatur kostet { $repair } Euro) und wird mit der Wahrscheinlichkeit { $stolen } gestohlen (ein neues kostet { $price } Euro). Eine Versicherung zahlt beides und kostet { $premium } Euro im Jahr. Was ist der Erwartungswert des Gewinns der Versicherung pro Kunde und Jahr, in Euro?
    .title = Eine Versicherung
    .hint-1 = Berechne den Erwartungswert dessen, was die Versicherung zahlt: alle Kosten mal ihre Wahrscheinlichkeit, addiert.
    .hint-2 = Vergleich ihn nun mit den { $premium } Euro, die alle zahlen.
    .right = { $premium } − ({ $for_repair } + { $for_price }) = { $answer } Euro. Das zahlt man dafür, dass man einen großen Verlust nicht tragen muss.
    .mistake-damage = Das ist der Erwartungswert des Schadens. Was bleibt danach von der Prämie?
    .mistake-other-sign = Das ist der Erwartungswert für den Kunden. Der für die Versicherung hat das andere Vorzeichen.
    .mistake-one-damage = Du hast nur die Reparatur abgezogen. Gestohlene Handys werden auch bezahlt.
    .mistake-added = Du hast zuerst die Wahrscheinlichkeiten und die Kosten addiert. Alle Kosten gehören zu ihrer eigenen Wahrscheinlichkeit.
    .solution = Der Erwartungswert des Schadens ist { $breaks } von { $repair } plus { $stolen } von { $price }: { $for_repair } + { $for_price } = { $damage } Euro. Der Gewinn: { $premium } − { $damage } = { $answer } Euro.
exercise-4-207 = Zwei Lotterien haben je 100 Lose, und ein Los kostet bei beiden gleich viel. In Lotterie A gewinnen { $few } Lose je { $large } Euro, in Lotterie B { $many } Lose je { $small } Euro. In welcher Lotterie hat ein Los den größeren Erwartungswert?
    .title = Zwei Lotterien
    .option-first = in Lotterie A
    .option-second = in Lotterie B
    .option-same = in beiden denselben
    .option-unknown = das weiß vor der Ziehung niemand
    .hint-1 = Für jede Lotterie: die Wahrscheinlichkeit zu gewinnen, mal den Preis.
    .right = Lotterie A: { $few }/100 · { $large } = { $first } Euro. Lotterie B: { $many }/100 · { $small } = { $second } Euro.
    .mistake-first = Die Preise sind größer, aber seltener. Multipliziere jeden Preis mit seiner Wahrscheinlichkeit.
    .mistake-second = Mehr Lose gewinnen, aber sie gewinnen weniger. Multipliziere jeden Preis mit seiner Wahrscheinlichkeit.
    .mistake-same = Berechne beide Erwartungswerte: Sie sind nicht gleich.
    .mistake-unknown = Welches Los gewinnt, weiß niemand. Der Erwartungswert steht vorher fest: Er folgt aus Preisen und Wahrscheinlichkeiten.
    .solution = Erwartungswert eines Loses in Lotterie A: { $few }/100 · { $large } = { $first } Euro; in Lotterie B: { $many }/100 · { $small } = { $second } Euro.
