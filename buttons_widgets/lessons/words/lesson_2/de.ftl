# Lektion 2. Eine Nachricht exercise-2-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-2 = Ein Wurf

exercise-2-1 = Du möchtest ein Feld in Spalte 6. Fünf schwarze Würfel werden geworfen. Wie wahrscheinlich ist es, dass mindestens einer davon eine 6 zeigt? Was schätzt du?
    .title = Deine Schätzung
    .noted = Wir kommen darauf zurück.
    .solution = Eine Schätzung ist weder richtig noch falsch. Eine Schätzung nahe bei fünf Sechsteln, 83 %, verrät, dass die Sechstel addiert wurden.

exercise-2-2 = Das hast du gewürfelt: weiß { $white }, schwarz { $columns }. Auf welche Felder darfst du einen Knopf legen? Klick sie alle an.
    .title = Was ein Wurf anbietet
    .hint-1 = Der weiße Würfel nennt die Zeile. Leg einen Finger auf Zeile { $white }.
    .hint-2 = Jeder schwarze Würfel, ob mit goldenen oder weißen Augen, nennt eine Spalte, die du wählen darfst: { $columns }. Welche dieser Felder sind gesperrt?
    .right = Zeile { $white } und jede Spalte, die ein schwarzer Würfel zeigt und die dort offen ist.
    .mistake-swapped = Du hast den weißen Würfel für die Spalte genommen. Er nennt die Zeile; die schwarzen nennen Spalten.
    .mistake-gold-only = Das ist das goldene Feld, das auch die anderen nutzen dürfen. Es ist dein Wurf: Du darfst jeden der schwarzen Würfel wählen.
    .mistake-closed = Der Wurf nennt zwar { $cell }, aber dieses Feld ist gesperrt: Daneben liegt ein Knopf.
    .mistake-missing = { $found ->
        [one] Dieses Feld ist richtig.
       *[other] Diese { $found } sind richtig.
    } Aber du darfst unter allen schwarzen Würfeln wählen.
    .mistake-elsewhere = Der Wurf nennt { $cell } nicht. Weiß ist die Zeile, und einer der schwarzen Würfel ist die Spalte.
    .solution = Die Zeile ist { $white }, und die Spalten sind { $columns }. Von diesen Feldern bleiben die, die leer sind und keinen Knopf neben sich haben.

exercise-2-3 = Wirf die fünf schwarzen Würfel dreißigmal. Wie viele verschiedene Spalten zeigen sie?
    .title = Dreißig Würfe
    .dice = Schwarze Würfel: { $black }
    .outcome-1 = 1 Spalte
    .outcome-2 = 2 Spalten
    .outcome-3 = 3 Spalten
    .outcome-4 = 4 Spalten
    .outcome-5 = 5 Spalten
    .noted = Gespeichert. Wie oft ein Ergebnis kam, geteilt durch die Zahl der Würfe, ist seine relative Häufigkeit. Eure Klasse legt alle ihre Würfe zusammen.
    .solution = Alle haben ihre eigenen Würfel. Vier Spalten sind am wahrscheinlichsten, danach drei; zusammengelegt kommen die relativen Häufigkeiten der Klasse nahe an die Wahrscheinlichkeiten, die am Ende ausgerechnet werden.

exercise-2-4 = Spät in einer Runde: Du wirfst den weißen Würfel und nur noch einen schwarzen. Wie wahrscheinlich ist es, dass der Wurf ein offenes Feld nennt?
    .title = Ein schwarzer Würfel
    .hint-1 = Jedes Feld des Spielplans wird von genau einem Ergebnis der zwei Würfel genannt. Wie viele Ergebnisse hat die Ergebnismenge?
    .hint-2 = Zähl die offenen Felder: leer, und kein Knopf links, rechts, darüber oder darunter.
    .right = { $open } von { $spaces } gleich wahrscheinlichen Ergebnissen nennen ein offenes Feld: Die Wahrscheinlichkeit ist { $chance }.
    .mistake-neighbours = Du hast alle leeren Felder gezählt. Die neben einem Knopf sind auch gesperrt.
    .mistake-odds = Damit stellst du die offenen Felder den gesperrten gegenüber. Eine Wahrscheinlichkeit vergleicht sie mit allen { $spaces }.
    .mistake-added = Zwei Würfel mit { $sides } Seiten haben mehr als 12 Ergebnisse: Jede Zahl des einen kann mit jeder Zahl des anderen zusammenkommen.
    .solution = Der weiße Würfel hat { $sides } Ergebnisse und der schwarze auch { $sides }, also hat die Ergebnismenge { $spaces } Ergebnisse, eines für jedes Feld. { $open } Felder sind offen.

exercise-2-5 = Zwei schwarze Würfel werden geworfen. Vergleiche zwei Ereignisse: „beide zeigen eine { $one }“ und „einer zeigt eine { $one }, der andere eine { $other }“.
    .title = Pasch oder gemischt
    .option-equal = Beide sind gleich wahrscheinlich.
    .option-twice = { $one } und { $other } ist doppelt so wahrscheinlich.
    .option-six-times = { $one } und { $other } ist sechsmal so wahrscheinlich.
    .option-double = Zweimal { $one } ist wahrscheinlicher.
    .hint-1 = Sieh dir das Bild der Ergebnismenge oben an. Welche Kästchen gehören zu jedem der beiden Ereignisse?
    .hint-2 = Stell dir vor, ein Würfel ist golden und der andere weiß. Wie können sie eine { $one } und eine { $other } zeigen?
    .right = Golden { $one } und weiß { $other }, oder golden { $other } und weiß { $one }: Dieses Ereignis hat zwei von { $outcomes } Ergebnissen. Der Pasch hat nur eines.
    .mistake-equal = Es sieht gleich aus, deshalb wirkt es wie ein einziges Ergebnis. Aber mach einen Würfel golden: golden { $one }, weiß { $other } ist etwas anderes als golden { $other }, weiß { $one }.
    .mistake-six-times = Ein Pasch ist selten, wenn jeder gemischte Wurf zählt. Aber hier zählen nur { $one } und { $other }.
    .mistake-double = Wie viele Kästchen im Bild zeigen zweimal { $one }? Und wie viele eine { $one } und eine { $other }?
    .solution = Zwei von { $outcomes } Ergebnissen gegen eines. Den Würfeln ist es gleich, ob wir sie auseinanderhalten können.

exercise-2-6 = Fünf schwarze Würfel liegen in einer Reihe, von links nach rechts. Welche dieser Ereignisse sind genauso wahrscheinlich wie dieses Ergebnis?
    .title = Genauso wahrscheinlich
    .dice = Von links nach rechts: { $dice }
    .option-sixes = { $six } { $six } { $six } { $six } { $six }
    .option-any-order = { $numbers } in beliebiger Reihenfolge
    .option-rising = 1 2 3 4 5 in dieser Reihenfolge
    .option-all-different = fünf verschiedene Zahlen
    .hint-1 = Auf wie viele Arten kann jedes davon zustande kommen, Würfel für Würfel von links?
    .hint-2 = Wie wahrscheinlich ist es, dass der erste Würfel die erste Zahl zeigt, der zweite die zweite und so weiter? Kommt es darauf an, welche Zahlen das sind?
    .right = Jedes der { $outcomes } Ergebnisse ist so wahrscheinlich wie jedes andere, ob es nun besonders aussieht oder nicht. Die beiden anderen Ereignisse sind viele Ergebnisse auf einmal.
    .mistake-any-order = „In beliebiger Reihenfolge“ ist nicht ein einziges Ergebnis. Es gibt { $orders } Reihenfolgen, und die vorgegebene ist eine davon.
    .mistake-all-different = Fünf verschiedene Zahlen können auf { $different } Arten kommen. Das vorgegebene Ergebnis ist nur eine davon.
    .mistake-looks-special = Warum sollten die Würfel { $six } { $six } { $six } { $six } { $six } meiden? Für uns sieht es besonders aus. Die Würfel sehen nicht hin.
    .mistake-nothing-special = Diese sehen aus wie das vorgegebene, aber jedes ist viele Ergebnisse auf einmal. Such die, die ein einziges Ergebnis sind.
    .solution = Von links nach rechts gelesen ist jede Folge ein Ergebnis einer Ergebnismenge von { $outcomes }, also sind lauter Sechsen und 1 2 3 4 5 so wahrscheinlich wie { $dice }. „In beliebiger Reihenfolge“ sind { $orders } Ergebnisse, und „fünf verschiedene“ sind { $different }.

exercise-2-7 = { $dice } schwarze Würfel werden geworfen. Wie wahrscheinlich ist es, dass keiner davon eine { $column } zeigt?
    .title = Keiner davon
    .hint-1 = Fang mit einem Würfel an: { $others } von { $sides } Seiten sind keine { $column }.
    .hint-2 = Die Würfel sind unabhängig: Was einer zeigt, ändert die Wahrscheinlichkeiten eines anderen nicht. Wie viele Ergebnisse haben { $dice } Würfel, und wie viele davon sind ohne { $column }?
    .right = { $product } = { $chance }, weil die Würfel unabhängig sind.
    .mistake-taken-away = Du hast für jeden Würfel ein Sechstel abgezogen. Bei sechs Würfeln bliebe dann nichts übrig, aber auch sechs Würfel können danebengehen. Versuch es mit Multiplizieren.
    .mistake-one-die = Das ist richtig für einen Würfel. Hier müssen { $dice } Würfel alle danebengehen.
    .mistake-all-show = Das ist die Wahrscheinlichkeit, dass alle eine { $column } zeigen.
    .mistake-added = Mehr als sicher! Alle müssen danebengehen. Wird da addiert oder multipliziert?
    .mistake-outcomes-added = Du hast für jeden Würfel { $others } addiert. Aber jede der { $others } Zahlen eines Würfels kann mit jeder der { $others } eines anderen kommen: Multipliziere.
    .mistake-parts-added = Du hast die Zähler addiert und die Nenner auch. Das ergibt wieder { $others }/{ $sides }, wie bei einem Würfel. Aber mehrere Würfel gehen seltener alle daneben als einer.
    .solution = Von { $outcomes } Ergebnissen sind { $missing } ohne { $column }: { $product } = { $chance }.

exercise-2-8 = Und nun die Frage vom Anfang: fünf schwarze Würfel. Wie wahrscheinlich ist es, dass mindestens einer davon eine 6 zeigt?
    .title = Mindestens einer
    .hint-1 = Was ist das Gegenereignis, also das Gegenteil, von „mindestens einer“?
    .hint-2 = Wie wahrscheinlich ist es, dass keiner der fünf eine 6 zeigt? Zieh das von 1 ab.
    .right = 1 − { $product } = 1 − { $none } = { $chance }, oder { $percent } %. Bei vielen Würfen kommt die relative Häufigkeit der Würfe mit einer 6 nahe an diese Wahrscheinlichkeit.
    .mistake-added = Du hast für jeden Würfel ein Sechstel addiert. Aber ein Wurf mit zwei Sechsen wäre dann doppelt gezählt. (Und mit sechs Würfeln wäre es sicher!)
    .mistake-none = Das ist die Wahrscheinlichkeit, dass keiner davon eine 6 zeigt. (Zufällig ist sie genauso groß wie die für genau eine 6.) Was ist das Gegenereignis?
    .mistake-one-die = Das ist ein Würfel allein. Es sind fünf.
    .mistake-all-show = Das ist die Wahrscheinlichkeit, dass alle fünf eine 6 zeigen.
    .guessed = Am Anfang hast du { $guess } geschätzt. { $off ->
        [near] Gut geschätzt!
        [added] Das ist fünfmal ein Sechstel. Aber die Sechstel überschneiden sich: Zwei Sechsen in einem Wurf nützen nur einmal.
        [high] Das ist um { $points ->
            [one] einen Prozentpunkt
           *[other] { $points } Prozentpunkte
        } zu hoch. Würfel, die dasselbe zeigen, nützen nur einmal.
       *[low] Das ist um { $points ->
            [one] einen Prozentpunkt
           *[other] { $points } Prozentpunkte
        } zu niedrig. Fünf Chancen sind mehr, als man denkt.
    }
    .solution = Das Gegenereignis ist, dass alle fünf danebengehen: { $product } = { $none }, etwa { $percent-none } %. Also zeigt mindestens einer eine 6 mit der Wahrscheinlichkeit { $chance }, etwa { $percent } %.

exercise-2-9 = Du brauchst das Feld { $cell }. Du wirfst den weißen Würfel und { $dice } schwarze Würfel. Wie wahrscheinlich ist es, dass der Wurf dir dein Feld anbietet?
    .title = Dein Feld
    .hint-1 = Zweierlei muss geschehen: Der weiße Würfel zeigt { $row }, und mindestens ein schwarzer zeigt { $column }.
    .hint-2 = „Mindestens einer“ findest du über das Gegenereignis. Und sind der weiße Würfel und die schwarzen unabhängig?
    .right = { $white } · { $black } = { $chance }: Zeile und Spalte sind unabhängig, also multiplizieren wir.
    .mistake-white-forgotten = Das ist die Wahrscheinlichkeit für Spalte { $column }. Der weiße Würfel muss außerdem Zeile { $row } zeigen.
    .mistake-each-added = Du hast für jeden schwarzen Würfel 1/36 gezählt. Wenn zwei davon { $column } zeigen, ist das doppelt gezählt.
    .mistake-one-black = Das wäre richtig für einen schwarzen Würfel. Du hast { $dice }.
    .mistake-row-plus-column = Du hast addiert. Aber Zeile und Spalte müssen zusammenkommen, beide.
    .solution = Zeile { $row }: { $white }. Spalte { $column } auf mindestens einem von { $dice } Würfeln: { $black }. Beides: { $white } · { $black } = { $chance }.

exercise-2-10 = { $dice } schwarze Würfel werden geworfen. Wie wahrscheinlich ist es, dass sie { $dice } verschiedene Spalten zeigen?
    .title = Alle verschieden
    .hint-1 = Wirf sie nacheinander. Der erste darf alles zeigen. Und der zweite?
    .hint-2 = Für den zweiten Würfel sind { $second } Spalten noch neu, für den dritten { $third }. Wie viele Ergebnisse sind das, und wie viele hat die Ergebnismenge?
    .right = { $product } = { $different } von { $outcomes } Ergebnissen: { $chance }.
    .mistake-order-forgotten = Du hast gezählt, welche Spalten es sind, aber nicht, welcher Würfel welche zeigt. Jede Auswahl von Spalten kann in vielen Reihenfolgen fallen.
    .mistake-only-the-first = Die anderen müssen sich vom ersten Würfel unterscheiden, aber auch voneinander.
    .mistake-one-outcome = Das ist ein einziges Ergebnis. Es gibt viele, bei denen alle verschieden sind.
    .mistake-two-dice = Das ist richtig für zwei Würfel. Es sind { $dice }.
    .solution = Der erste Würfel hat { $sides } Zahlen zur Auswahl, der nächste { $second }, dann { $third }. Welche Zahlen das sind, hängt von den Würfeln davor ab, aber nicht, wie viele: Also gilt die Produktregel. { $product } = { $different } von { $outcomes } Ergebnissen, also { $chance }.

exercise-2-11 = Ein Freund sagt: „Mit sechs schwarzen Würfeln ist eine 6 sicher: Sechs mal ein Sechstel ist eins.“ Was antwortest du? Wie wahrscheinlich ist es wirklich, und wäre es jemals sicher?
    .title = Sechs Würfel
    .model = Sechs Würfel können alle danebengehen: Die Wahrscheinlichkeit dafür ist { $product }, etwa ein Drittel. Eine 6 kommt also mit etwa { $percent } %. Deine Sechstel überschneiden sich: Ein Wurf mit zwei Sechsen wird doppelt gezählt. Mit mehr Würfeln kommt man der 1 immer näher, aber sicher ist es nie, weil alle danebengehen können.
    .solution = Eine gute Antwort zeigt einen Wurf ohne 6, findet { $percent } % über das Gegenereignis, sagt, warum man die Sechstel nicht addieren darf (Würfe mit zwei Sechsen werden doppelt gezählt), und erkennt, dass es nie ganz sicher wird.

# Bilder
picture-two-dice = Die { $count } Ergebnisse zweier Würfel, jeder Pasch ist markiert
picture-misses = Keiner der Würfel zeigt eine 6
picture-hits = Mindestens einer der Würfel zeigt eine 6
picture-dice = { $dice } Würfel
picture-not = { $percent } %, nicht { $wrong } %
picture-columns = Fünf schwarze Würfel: Wie viele verschiedene Spalten bei { $outcomes } Ergebnissen?
picture-columns-own = Deine dreißig Würfe
picture-columns-not-rolled = Deine dreißig Würfe: Wirf zuerst die Würfel von { $number }
picture-columns-count = { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
}
picture-columns-of = { $ways }: { $percent } %
picture-columns-rolled = { $count } von { $times }

# Für Prüfungen
exercise-2-201 = Eine Münze wird { $tosses }-mal geworfen, dann wird ein Glücksrad mit { $sectors } verschiedenen Farben einmal gedreht. Ein Ergebnis sagt, was jeder Wurf zeigt und welche Farbe kommt. Wie viele Ergebnisse hat die Ergebnismenge?
    .title = Die Ergebnismenge
    .hint-1 = Schreib die Ergebnisse von zwei Münzwürfen auf. Was wird aus ihrer Anzahl bei einem Wurf mehr? Und jedes davon geht mit jeder Farbe.
    .right = Die Würfe haben { $product } = { $sides } Ergebnisse, und jedes geht mit { $sectors } Farben: { $sides } · { $sectors } = { $answer }.
    .mistake-added = Du hast addiert. Jedes Ergebnis eines Versuchs geht mit jedem des nächsten: Multipliziere.
    .mistake-twice-tosses = { $tosses } Würfe haben mehr als 2 · { $tosses } Ergebnisse: Jeder Wurf verdoppelt ihre Anzahl.
    .mistake-number-of-heads = Du hast gezählt, wie oft Kopf kommen kann. Aber „Kopf, dann Zahl“ und „Zahl, dann Kopf“ sind zwei Ergebnisse.
    .mistake-coin-alone = Das ist die Ergebnismenge der Münzwürfe allein. Das Glücksrad fehlt.
    .solution = Produktregel: { $product } · { $sectors } = { $answer } Ergebnisse.
exercise-2-202 = In einem Beutel sind { $red } rote, { $blue } blaue und { $green } grüne Knöpfe, alle gleich groß. Ein Knopf wird blind gezogen. Wie groß ist die Wahrscheinlichkeit des Ereignisses „der Knopf ist rot“?
    .title = Ein Knopf aus dem Beutel
    .hint-1 = Was ist hier gleich wahrscheinlich: die Farben oder die Knöpfe?
    .right = Die { $all } Knöpfe sind gleich wahrscheinlich, und { $red } davon sind rot: { $red }/{ $all }, also { $percent }.
    .mistake-colours = Es gibt drei Farben, aber sie sind nicht gleich wahrscheinlich. Die Knöpfe sind es.
    .mistake-odds = Du hast die roten Knöpfe mit den anderen verglichen. Eine Wahrscheinlichkeit vergleicht sie mit allen { $all }.
    .mistake-others = Das ist die Wahrscheinlichkeit des Gegenereignisses: Der Knopf ist nicht rot.
    .mistake-one-button = Das ist die Wahrscheinlichkeit für einen bestimmten Knopf. Wie viele sind rot?
    .solution = Alle { $all } Knöpfe sind gleich wahrscheinliche Ergebnisse, und { $red } gehören zum Ereignis: { $red }/{ $all }, also { $percent }.
exercise-2-203 = { $cards } Karten sind von 1 bis { $cards } nummeriert. Eine wird zufällig gezogen. Ereignis A: „Die Zahl ist ein Vielfaches von { $first }.“ Ereignis B: „Die Zahl ist ein Vielfaches von { $second }.“ Wie groß ist die Wahrscheinlichkeit von „A oder B“, also von mindestens einem der beiden?
    .title = A oder B
    .hint-1 = Wie viele Zahlen gehören zu A, wie viele zu B? Welche gehören zu beiden?
    .right = { $in-first } + { $in-second } − { $both } = { $hits } der { $cards } Zahlen: { $answer }, also { $percent }.
    .mistake-twice = Du hast die Zahlen doppelt gezählt, die zu A und zu B gehören.
    .mistake-both = Das ist die Wahrscheinlichkeit von „A und B“: Die Zahl ist ein Vielfaches von { $first } und von { $second }.
    .mistake-only-one = Du hast die Zahlen weggelassen, die zu beiden Ereignissen gehören. Sie gehören auch zu „A oder B“.
    .mistake-neither = Das ist die Wahrscheinlichkeit des Gegenereignisses: Weder A noch B tritt ein.
    .solution = Inklusion und Exklusion: A hat { $in-first } Ergebnisse, B hat { $in-second }, und { $both ->
        [one] 1 liegt
       *[other] { $both } liegen
    } in beiden. „A oder B“ hat also { $hits } von { $cards }: { $answer }.
exercise-2-204 = Bei einer Tombola gibt es { $tickets } Lose: { $large } gewinnen einen großen Preis, { $small } einen kleinen, die übrigen nichts. Du ziehst ein Los. Wie groß ist die Wahrscheinlichkeit des Gegenereignisses von „du gewinnst einen Preis“?
    .title = Kein Preis
    .hint-1 = Das Gegenereignis tritt genau dann ein, wenn das Ereignis selbst nicht eintritt. Wie viele Lose gehören dazu?
    .right = Das Gegenereignis ist „du gewinnst nichts“: 1 − { $prizes }/{ $tickets } = { $blanks }/{ $tickets }, also { $percent }.
    .mistake-event = Das ist die Wahrscheinlichkeit des Ereignisses selbst. Gefragt ist sein Gegenereignis.
    .mistake-no-large = Das ist die Wahrscheinlichkeit für keinen großen Preis. Ein kleiner Preis ist auch ein Preis.
    .mistake-no-small = Das ist die Wahrscheinlichkeit für keinen kleinen Preis. Ein großer Preis ist auch ein Preis.
    .mistake-odds = Du hast die Nieten mit den Gewinnen verglichen. Vergleich sie mit allen { $tickets } Losen.
    .solution = { $large } + { $small } = { $prizes } Lose gewinnen. Das Gegenereignis hat die übrigen { $blanks } von { $tickets } Ergebnissen: { $percent }.
exercise-2-205 = Zwei faire Würfel mit den Zahlen 1 bis { $sides } werden geworfen. Wie groß ist die Wahrscheinlichkeit des Ereignisses „die Summe ist { $total }“?
    .title = Summe zweier Würfel
    .hint-1 = Stell dir vor, ein Würfel ist rot und der andere blau. Wie viele gleich wahrscheinliche Ergebnisse gibt es?
    .hint-2 = Rot { $low } und blau { $high } ist ein Ergebnis mit dieser Summe. Welche sind die anderen?
    .right = { $hits } von { $outcomes } Ergebnissen haben diese Summe, von { $low } und { $high } bis { $high } und { $low }: { $percent }.
    .mistake-sums = Es gibt { $sums } verschiedene Summen, aber sie sind nicht gleich wahrscheinlich. Die Ergebnisse der zwei Würfel sind es.
    .mistake-unordered = Rot { $low } und blau { $high } ist ein Ergebnis, rot { $high } und blau { $low } ein anderes. Zähl beide.
    .mistake-added = Zwei Würfel haben { $sides } · { $sides } Ergebnisse und nicht { $sides } + { $sides }.
    .solution = Die Ergebnismenge hat { $sides } · { $sides } = { $outcomes } gleich wahrscheinliche Ergebnisse, und { $hits } davon haben die Summe { $total }: { $answer }.
exercise-2-206 = In einem Beutel sind { $red } rote und { $blue } blaue Knöpfe. Zwei werden nacheinander zufällig gezogen, und der erste wird nicht zurückgelegt. Wie groß ist die Wahrscheinlichkeit, dass beide rot sind?
    .title = Ohne Zurücklegen
    .hint-1 = Wenn der erste Knopf rot ist: Welche Knöpfe sind dann noch im Beutel?
    .right = { $red }/{ $buttons } · { $red-left }/{ $left } = { $answer }, also { $percent }.
    .mistake-put-back = Das stimmt, wenn der erste Knopf zurückgelegt wird. Hier ist beim zweiten Zug ein Knopf weniger da, und ein roter weniger.
    .mistake-red-kept = Du hast beim zweiten Zug einen Knopf weniger genommen. Der fehlende ist rot.
    .mistake-first-alone = Das ist die Wahrscheinlichkeit, dass der erste Knopf rot ist. Auch der zweite muss rot sein.
    .mistake-added = Du hast addiert. Bei „der erste und der zweite“ wird multipliziert.
    .solution = Ziehen ohne Zurücklegen: Zuerst sind { $red } von { $buttons } rot, dann { $red-left } von { $left }. Multipliziert: { $answer }.
exercise-2-207 = Eine Reißzwecke wurde { $tosses }-mal geworfen und fiel { $hits }-mal mit der Spitze nach oben. Nimm die relative Häufigkeit als Schätzwert der Wahrscheinlichkeit. Wie oft erwartest du „Spitze oben“ bei { $more } weiteren Würfen?
    .title = Eine Reißzwecke
    .hint-1 = Die relative Häufigkeit ist die Anzahl der Treffer, geteilt durch die Anzahl der Würfe.
    .right = Die relative Häufigkeit ist { $hits }/{ $tosses } = { $frequency }. Von { $more } Würfen sind das { $answer }.
    .mistake-half = Zwei Ergebnisse müssen nicht gleich wahrscheinlich sein: Eine Reißzwecke ist keine Münze. Was zeigten die ersten Würfe?
    .mistake-as-many = So viele waren es bei { $tosses } Würfen. Jetzt sind es { $more }.
    .mistake-others = So oft sollte die Spitze nicht oben sein.
    .mistake-difference = Du hast jeden weiteren Wurf als einen mit der Spitze oben gezählt. Ihr Anteil sollte etwa so groß sein wie vorher.
    .solution = Schätzwert: { $hits }/{ $tosses } = { $frequency }. Erwartet: { $frequency } von { $more }, das sind { $answer }. Die wirkliche Anzahl wird in der Nähe liegen.
