# Lektion 12. Eine Nachricht exercise-12-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-12 = Wie lange dauert es?

waiting-example = z. B. 6,5

# Dreißigmal warten, wo die Sammlung und das Antwortblatt von Würfen sprechen würden
card-roll-hint = Würfeln, bis zwei Würfel 7 ergeben (R)
card-roll-rest = { $left ->
        [one] Die letzte Wartezeit würfeln
       *[other] { $done ->
            [0] Alle { $left } Wartezeiten würfeln
           *[other] Die anderen { $left } Wartezeiten würfeln
        }
    }
card-roll-rest-hint = Alle übrigen Wartezeiten auf einmal würfeln
card-rolled = { $count } von { $times } Wartezeiten
class-rolled = { $rolls } Wartezeiten von { $students ->
        [one] 1 Person
       *[other] { $students } Personen
    }, hintereinander
class-rolls-axis = Wartezeiten der Klasse zusammen

exercise-12-1 = Das hat jemand anderes gewürfelt. Welche dieser Reihen könntest du auf deiner rechten Hälfte ankreuzen? Wähle sie alle.
    .title = Welche Reihen?
    .option = Reihe { $row }
    .hint-1 = Bei einem Wurf von jemand anderem zählt der rote Würfel für dich nicht.
    .hint-2 = Drei blaue Würfel bleiben. Auf wie viele Arten kannst du zwei davon nehmen?
    .right = Zwei der blauen Würfel: { $pairs }, also die Reihen { $sums }. Ankreuzen darfst du ein Kästchen.
    .mistake-red-too = Die rote { $red } zählt nur, wenn man selbst gewürfelt hat. Was ergeben die blauen Würfel, je zwei zusammen?
    .mistake-red-only = Dazu braucht man die rote { $red }, und die hat nur, wer gewürfelt hat. Nimm zwei blaue Würfel.
    .mistake-all-three = Eine Summe ist immer aus zwei Würfeln, nie aus drei.
    .solution = Die Paare blauer Würfel sind { $pairs }: die Reihen { $sums }. Die rote { $red } hat nur, wer gewürfelt hat.

exercise-12-2 = Reihe 12 hat auf deiner rechten Hälfte zwei freie Kästchen. Wie viele Würfe der anderen braucht es im Mittel, bis beide angekreuzt sind? Was schätzt du?
    .title = Deine Schätzung
    .noted = Wir kommen darauf zurück.
    .solution = Eine Schätzung ist weder richtig noch falsch. In Aufgabe 12.8 wird sie verglichen.

exercise-12-3 = Zwei Würfel werden geworfen. Wie wahrscheinlich ist die Summe { $row }?
    .title = Summe zweier Würfel
    .hint-1 = Wie viele Ergebnisse hat die Ergebnismenge, wenn ein Würfel blau ist und der andere rot?
    .hint-2 = Schreib die Ergebnisse mit der Summe { $row } auf, den blauen Würfel zuerst. Bei einer anderen Summe: Ist blau 1 und rot 2 dasselbe Ergebnis wie blau 2 und rot 1?
    .right = { $pairs }: { $ways } von { $outcomes } gleich wahrscheinlichen Ergebnissen.
    .mistake-order = Du hast Paare ohne ihre Reihenfolge gezählt. Mit einem blauen und einem roten Würfel sind { $low } + { $high } und { $high } + { $low } zwei Ergebnisse.
    .mistake-of-pairs = Es gibt 21 Paare ohne Reihenfolge, aber sie sind nicht gleich wahrscheinlich: 4 und 5 kommt doppelt so oft wie 4 und 4. Zähl Ergebnisse.
    .mistake-of-sums = Es gibt 11 Summen, aber sie sind nicht gleich wahrscheinlich. Vergleiche 12 mit 7.
    .mistake-outcomes = Die Zahl der günstigen Ergebnisse stimmt. Wie viele sind es insgesamt?
    .solution = Von { $outcomes } Ergebnissen haben { $ways } die Summe { $row }: { $pairs }.

exercise-12-4 = Jemand anderes wirft die drei blauen Würfel. Wie wahrscheinlich ist es, dass zwei davon { $row } ergeben?
    .title = Zwei von drei Würfeln
    .hint-1 = Nenne die Würfel a, b und c. Die Ergebnismenge hat { $rolls } Würfe, und in { $pair } davon ergeben a und b zusammen { $row }. Und wie viele Paare gibt es?
    .hint-2 = Welche Würfe hast du jetzt doppelt gezählt? Zum Beispiel die, in denen a und b zusammen { $row } ergeben, und a und c auch: Dann sind b und c gleich.
    .hint-3 = In wie vielen Würfen ergeben diese beiden Paare { $row }? Für a passen { $ways } Zahlen, und dann stehen b und c fest. Und auf wie viele Arten kannst du zwei der drei Paare wählen?
    .right = Inklusion und Exklusion: { $added } − { $less } = { $hits } von { $rolls } Würfen.
    .mistake-two-dice = Das ist die Wahrscheinlichkeit mit zwei Würfeln. Hier sind es drei, und zwei beliebige davon genügen.
    .mistake-added = Du hast die Wahrscheinlichkeiten von drei Ereignissen addiert, eines für jedes Paar. Ein Wurf, in dem zwei Paare { $row } ergeben, ist jetzt doppelt gezählt. Wie viele solche Würfe gibt es?
    .mistake-independent = Du hast multipliziert, als wären die drei Paare unabhängig. Aber sie haben Würfel gemeinsam: Ergeben a und b zusammen { $row }, und a und c auch, so können b und c es nicht.
    .mistake-taken-once = Du hast abgezogen, was zwei der Paare gemeinsam haben. Aber zwei der drei Paare lassen sich auf drei Arten wählen: erstes und zweites, erstes und drittes, zweites und drittes.
    .mistake-taken-twice = Du hast zu viel abgezogen. Ein Wurf, der doppelt gezählt wurde, soll einmal zählen und nicht ganz wegfallen.
    .mistake-outcomes = Die Zahl der günstigen Würfe stimmt. Wie viele sind es insgesamt?
    .solution = Jedes der 3 Paare ergibt { $row } in { $ways } · 6 = { $pair } Würfen, zusammen { $added }. Zu je zwei der Paare gibt es { $twice } Würfe, in denen beide { $row } ergeben, insgesamt 3 · { $twice } = { $less }; diese wurden doppelt gezählt. Alle drei Paare zugleich ergeben nie eine ungerade Summe. { $added } − { $less } = { $hits } von { $rolls }, das ist { $chance }.

exercise-12-5 = Die drei blauen Würfel werden geworfen, bis zwei davon 7 ergeben. Wie viele Würfe braucht es? Warte dreißigmal: Bei jedem Klick wird gewürfelt, bis eine 7 da ist.
    .title = Dreißigmal warten
    .waited = { $count ->
        [one] eine 7 gleich im ersten Wurf
       *[other] eine 7 nach { $count } Würfen
    }
    .outcome-1 = 1 Wurf
    .outcome-2 = 2 Würfe
    .outcome-3 = 3 Würfe
    .outcome-4 = 4 Würfe
    .outcome-5 = 5 Würfe
    .outcome-more = 6 oder mehr
    .noted = Gespeichert. Eure Klasse legt alle ihre Wartezeiten zusammen.
    .solution = Alle haben ihre eigenen Würfel. Am wahrscheinlichsten ist eine Wartezeit von einem Wurf, und jeder weitere Wurf multipliziert die Wahrscheinlichkeit mit 7/12. Das ist die geometrische Verteilung.

exercise-12-6 = Reihe { $row } hat auf deiner rechten Hälfte ein freies Kästchen. Wie viele Würfe der anderen braucht es im Mittel, bis es angekreuzt ist? In der Mathematik heißt das der Erwartungswert der Wartezeit. (Von den { $rolls } Würfen bieten { $hits } die { $row } an.)
    .title = Ein Kästchen
    .hint-1 = Stell dir { $rolls } Würfe vor, jedes Ergebnis einmal. Wie oft wird das Kästchen angekreuzt, wenn danach jedes Mal ein neues wartet?
    .hint-2 = { $hits } Kreuze in { $rolls } Würfen. Wie viele Würfe sind das für jedes Kreuz?
    .right = { $rolls } / { $hits } { $is } { $mean } Würfe: 1 geteilt durch die Wahrscheinlichkeit.
    .mistake-chance = Das ist die Wahrscheinlichkeit bei einem Wurf. Wie viele Würfe braucht es?
    .mistake-below-one = Keine Wartezeit ist kürzer als ein Wurf.
    .mistake-before = Das sind die Würfe, die danebengehen. Der Wurf, mit dem das Kästchen angekreuzt wird, zählt auch.
    .mistake-half = Du hast halbiert. Aber was du halbiert hast, ist nicht die längste Wartezeit: Es kann viel länger dauern.
    .mistake-even = Nach so vielen Würfen ist das Kästchen in mehr als der Hälfte aller Fälle angekreuzt. Der Mittelwert ist größer, weil manche Wartezeiten sehr lang sind.
    .mistake-two-dice = Das wäre richtig für zwei Würfel. Die anderen werfen drei blaue Würfel.
    .solution = In { $rolls } Würfen wird die { $row } { $hits }-mal angeboten, also einmal in { $rolls } / { $hits } { $is } { $mean } Würfen. Allgemein: Der Erwartungswert einer geometrischen Verteilung ist 1 geteilt durch die Wahrscheinlichkeit.

exercise-12-7 = Ein Wurf bietet die { $row } mit der Wahrscheinlichkeit { $chance } an. Wie wahrscheinlich ist es, dass dein Kästchen in Reihe { $row } nach { $rolls } Würfen der anderen noch frei ist?
    .title = Noch frei
    .hint-1 = Das Ereignis ist: Ein Wurf bietet die { $row } an. Wie wahrscheinlich ist das Gegenereignis?
    .hint-2 = Die Würfe sind unabhängig, und jeder davon muss danebengehen.
    .right = { $product } = { $result }, oder { $percent }.
    .mistake-ticked = Das ist die Wahrscheinlichkeit des Gegenereignisses: dass das Kästchen bis dahin angekreuzt ist.
    .mistake-one-roll = Das ist richtig für einen Wurf. Hier müssen { $rolls } Würfe danebengehen.
    .mistake-just-then = Das ist die Wahrscheinlichkeit, dass es genau mit Wurf { $rolls } angekreuzt wird. Gefragt ist, ob es danach noch frei ist.
    .mistake-taken-away = Du hast die Wahrscheinlichkeit für jeden Wurf einmal abgezogen. So bliebe früher oder später nichts übrig, aber Würfel können immer wieder danebengehen. Multipliziere.
    .mistake-added = Alle müssen danebengehen, der eine und der andere. Wird da addiert oder multipliziert?
    .solution = Ein Wurf geht mit { $miss } daneben, und { $rolls } Würfe gehen alle daneben mit { $product } = { $result }.

exercise-12-8 = Und nun die Frage vom Anfang: Reihe 12, zwei freie Kästchen auf der rechten Hälfte. Wie viele Würfe der anderen braucht es im Mittel, bis beide angekreuzt sind? (Das ist wieder der Erwartungswert.) (Von den { $rolls } Würfen bieten { $hits } die 12 an.)
    .title = Zwei Kästchen
    .hint-1 = Wie viele Würfe braucht im Mittel das erste Kästchen?
    .hint-2 = Ist das erste Kästchen angekreuzt, so wartest du auf das zweite. Wissen die Würfel, dass du schon einmal gewartet hast?
    .right = { $one } Würfe für das erste Kästchen und noch einmal so viele für das zweite: { $both }.
    .guessed = Du hast { $guess } geschätzt. { $off ->
        [same] Dein Bereich enthält die Zahl.
        [higher] Es sind weniger: { $both } Würfe.
       *[lower] Es dauert länger: { $both } Würfe.
    }
    .mistake-one-box = Das ist ein Kästchen. Das zweite dauert noch einmal so lange.
    .mistake-multiplied = Du hast multipliziert. Die zweite Wartezeit beginnt, wenn die erste endet, also werden sie addiert.
    .mistake-two-dice = Das wäre richtig für zwei Würfel. Die anderen werfen drei blaue Würfel, und zwei beliebige davon genügen.
    .mistake-halved = Zwei Kästchen machen es nicht schneller: Mit jedem Wurf wird höchstens eines angekreuzt.
    .mistake-before = Das sind die Würfe, die danebengehen. Die zwei Würfe, mit denen ein Kästchen angekreuzt wird, zählen auch.
    .mistake-all-four = Das gilt für vier Würfel. Bei den Würfen der anderen zählen nur die drei blauen.
    .solution = { $rolls } / { $hits } = { $one } Würfe für jedes Kästchen, eines nach dem anderen: { $both }. Erwartungswerte werden addiert. (Die Zahl der Würfe hat eine negative Binomialverteilung.)

exercise-12-9 = Reihe { $row } hat auf der rechten Hälfte zwei freie Kästchen, und jeder Wurf bietet die { $row } mit der Wahrscheinlichkeit { $chance } an. Wie wahrscheinlich ist es, dass das zweite Kästchen mit Wurf { $last } angekreuzt wird, nicht früher und nicht später?
    .title = Genau mit diesem Wurf
    .hint-1 = Wurf { $last } muss die { $row } anbieten: Nenne das einen Treffer und das Gegenereignis einen Fehlwurf. Wie viele der { $before } Würfe davor müssen auch Treffer sein?
    .hint-2 = Auf wie viele Arten kann dieser eine Treffer unter den { $before } Würfen davor liegen? Und wie wahrscheinlich ist jede dieser Arten?
    .right = { $before } · { $factors } ≈ { $percent }.
    .mistake-one-order = Das ist eine Art. Der erste Treffer kann bei jedem der { $before } Würfe vor dem letzten kommen.
    .mistake-any-order = Du hast beide Treffer irgendwo kommen lassen. Der zweite muss mit Wurf { $last } kommen, sonst wären beide Kästchen schon vorher angekreuzt.
    .mistake-one-box = Das gilt für ein Kästchen: erst gehen alle daneben, dann ein Treffer. Hier gibt es auch unter den ersten { $before } Würfen einen Treffer.
    .mistake-no-misses = Das sind zwei Treffer. Auch { $misses ->
        [one] der Wurf, der danebengeht, hat
       *[other] die { $misses } Würfe, die danebengehen, haben
    } eine Wahrscheinlichkeit.
    .solution = Zwei Treffer und { $misses ->
        [one] ein Fehlwurf
       *[other] { $misses } Fehlwürfe
    } in einer bestimmten Reihenfolge: { $factors }. Der letzte Wurf ist ein Treffer, und der andere Treffer ist einer von { $before }: { $before } · { $factors } ≈ { $percent }. Das ist die negative Binomialverteilung.

exercise-12-10 = Jetzt deine eigenen Würfe. Nur die Reihen { $one } und { $other } sind übrig, mit je einem Kästchen. Am besten genutzt, die langsamere Reihe zuerst, kreuzen { $both } von { $rolls } Würfen beide an, { $countOne } nur die Reihe { $one }, { $countOther } nur die Reihe { $other } und { $nothing } nichts. Allein braucht Reihe { $one } im Mittel { $waitOne } Würfe und Reihe { $other } im Mittel { $waitOther }. Wie viele Würfe sind es im Mittel, bis beide angekreuzt sind?
    .title = Noch zwei Reihen
    .hint-1 = Stell dir { $rolls } Spieler vor, die hier stehen. Jeder würfelt einmal: Das sind bis jetzt { $rolls } Würfe. Wer braucht noch wie viele?
    .hint-2 = Wer Reihe { $one } angekreuzt hat, dem bleibt Reihe { $other }, und die braucht noch { $waitOther } Würfe. Wer nichts angekreuzt hat, steht, wo er stand, und braucht noch so viele, wie du suchst. Nenne diese Zahl V.
    .hint-3 = { $rolls } · V = { $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne } + { $nothing } · V.
    .right = ({ $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne }) / { $something } ≈ { $mean } Würfe.
    .mistake-added = Du hast die eine Reihe auf die andere warten lassen. Aber beide sind gleichzeitig frei: Ein Wurf, der bei der einen danebengeht, kann die andere ankreuzen.
    .mistake-slower = Das ist die langsamere Reihe allein. Sie kann als erste angekreuzt werden, und dann ist die andere noch frei.
    .mistake-once = Du hast die vergessen, die nichts angekreuzt haben: Sie müssen von vorn beginnen, und das sind { $nothing } von { $rolls }.
    .mistake-no-roll = Du hast diesen Wurf selbst vergessen: Er zählt für alle eins.
    .mistake-exchanged = Wer Reihe { $one } angekreuzt hat, dem bleibt die andere Reihe. Du hast die genommen, die angekreuzt ist.
    .solution = { $rolls } · V = { $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne } + { $nothing } · V, also V = ({ $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne }) / { $something } ≈ { $mean }.

exercise-12-11 = Übrig sind die Reihen { $rows }, mit je einem Kästchen, und das ist dein Wurf. Was kreuzt du an, um im Mittel am wenigsten Würfe zu brauchen?
    .title = Welches Kästchen?
    .option-two = Die Reihen { $one } und { $other }.
    .option-lone = Reihe { $lone }.
    .option-one = Nur Reihe { $one }.
    .option-equal = Das ist gleich.
    .hint-1 = Sieh nicht auf das, was du ankreuzt. Was ist danach noch übrig?
    .hint-2 = Reihe { $lone } allein braucht noch { $afterTwo } Würfe. Die Reihen { $one } und { $other } brauchen zusammen { $afterLone }.
    .right = { $right ->
        [lone] Reihe { $lone } ist weg, und die Reihen { $one } und { $other } brauchen noch { $afterLone } Würfe. Mit zwei Kästchen jetzt würdest du auf Reihe { $lone } noch { $afterTwo } Würfe warten.
       *[two] Reihe { $lone } allein braucht noch { $afterTwo } Würfe, die Reihen { $one } und { $other } würden { $afterLone } brauchen.
    }
    .mistake-two = Zwei Kästchen sehen nach mehr aus als eines. Aber dann bleibt Reihe { $lone } übrig, und die dauert lange.
    .mistake-lone = Dann bleiben die Reihen { $one } und { $other } übrig. Wie lange dauern sie zusammen?
    .mistake-one = Dieselben Paare kreuzen die Reihen { $one } und { $other } zusammen an. Warum eine davon frei lassen?
    .mistake-equal = Doch, es kommt darauf an: Überlege, wie lange es dauert, das anzukreuzen, was übrig bleibt.
    .solution = Nach den Reihen { $one } und { $other } bleibt Reihe { $lone } mit noch { $afterTwo } Würfen; nach Reihe { $lone } bleiben die Reihen { $one } und { $other } mit noch { $afterLone } Würfen. { $right ->
        [lone] Also Reihe { $lone }.
       *[two] Also die Reihen { $one } und { $other }.
    }

exercise-12-12 = Du entwirfst ein Spielblatt. Bei jeder Reihe der linken Hälfte soll es sich lohnen, sie zu versuchen. Wie viele Kästchen gibst du der Reihe 2, der Reihe 7 und den Reihen dazwischen? Warum nicht überall gleich viele? Und woran müsstest du sonst noch denken?
    .title = Dein Spielblatt
    .model = Reihe 2 braucht zwei Einsen, und die kommen in 171 von 1.296 Würfen, Reihe 7 kommt in 834. Mit je fünf Kästchen würde Reihe 2 mehr als fünfmal so lange dauern, und niemand würde es versuchen. Also werden die Reihen zur Mitte hin länger: { $rows } Kästchen, wie auf dem Spielblatt dieser Sammlung. Selbst so braucht Reihe 2 allein { $ends } Würfe und Reihe 7 nur { $middle }. Aber ein Wurf kann nur zwei Kästchen ankreuzen, und alle Reihen wollen sie zugleich; also muss man es ausprobieren, in vielen Spielen, oder ausrechnen.
    .solution = Das liest ein Mensch. Eine gute Antwort vergleicht Wartezeiten (Kästchen geteilt durch die Wahrscheinlichkeit einer Summe), lässt die Zahl der Kästchen zur 7 hin wachsen und erkennt, dass die Reihen um dieselben Würfe konkurrieren, sodass die Zeiten der einzelnen Reihen nicht zusammen die Zeit eines Spiels ergeben.

# Bilder
picture-sums = Die { $count } Ergebnisse zweier Würfel und ihre Summen
picture-offers = In wie vielen Würfen steckt eine Summe?
picture-offers-two = zwei Würfel
picture-offers-blue = zwei von drei blauen
picture-offers-four = zwei von allen vier
picture-offers-of = { $ways } von { $rolls }
picture-waits = Deine dreißig Wartezeiten auf eine 7
picture-waits-not-yet = Deine dreißig Wartezeiten: Wirf zuerst die Würfel von { $number }
picture-waits-rolled = { $count } (erwartet { $expected })
picture-race = Im Mittel nötige Würfe: Reihen { $rows }, je ein Kästchen
picture-race-both = Pfeile für zwei Kästchen auf einmal sind weggelassen.
picture-race-open = Reihen { $rows }
picture-race-one = Reihe { $row }
picture-race-none = nichts
picture-race-left = { $rolls ->
    [0] das Ende
   *[other] { $rolls } Würfe
}

# For tests
exercise-12-201 = Ein fairer Würfel mit { $sides } Seiten, nummeriert von 1 bis { $sides }, wird geworfen, bis er eine 1 zeigt. Wie groß ist die Wahrscheinlichkeit, dass das beim Wurf Nummer { $roll } geschieht, nicht früher und nicht später?
    .title = Der erste Treffer
    .hint-1 = Was zeigen die Würfe davor, und was zeigt Wurf Nummer { $roll }? Multipliziere.
    .right = Erst keine 1, dann eine 1: { $product } = { $answer }, also { $percent }.
    .mistake-any-place = Das ist eine 1 in { $roll } Würfen, an irgendeiner Stelle. Hier muss sie beim Wurf Nummer { $roll } kommen.
    .mistake-by-then = Das ist eine 1 in den ersten { $roll } Würfen. Sie darf nicht früher kommen.
    .mistake-one-more = Das ist ein Fehlversuch zu viel: Vor Wurf Nummer { $roll } liegt einer weniger.
    .mistake-one-roll = Das ist die Wahrscheinlichkeit einer 1 bei irgendeinem Wurf. Die Würfe davor dürfen keine zeigen.
    .solution = Geometrische Verteilung: { $product } = { $answer }, also { $percent }.
exercise-12-202 = In einer Packung Müsli ist mit Wahrscheinlichkeit { $chance } ein goldener Knopf, unabhängig von allen anderen. Du kaufst Packungen, bis du einen hast. Wie groß ist der Erwartungswert der Anzahl der Packungen?
    .title = Wie viele Packungen?
    .hint-1 = In wie vielen von 100 Packungen ist etwa ein goldener Knopf? Wie viele Packungen kommen auf jeden?
    .right = 1/{ $decimal } = { $answer } Packungen im Mittel.
    .mistake-half = Die Hälfte davon ist kein Mittelwert: Auch lange Wartezeiten zählen.
    .mistake-before = Das sind die vergeblichen Packungen. Auch die mit dem Knopf wird gekauft.
    .mistake-of-hundred = So viele von 100 Packungen haben einen goldenen Knopf. Wie viele Packungen kommen auf jeden davon?
    .mistake-complement = Du hast durch die Wahrscheinlichkeit geteilt, dass kein goldener Knopf darin ist.
    .solution = Geometrische Verteilung: Der Erwartungswert ist 1/p = 1/{ $decimal } = { $answer }.
exercise-12-203 = In einem Spiel darfst du anfangen, sobald das Glücksrad Rot zeigt. Von seinen { $sectors } gleich großen Feldern { $red ->
        [one] ist eines
       *[other] sind { $red }
    } rot, und du drehst einmal pro Zug. Wie groß ist die Wahrscheinlichkeit, dass du nach { $turns } Zügen noch nicht angefangen hast?
    .title = Immer noch warten
    .hint-1 = Dann war bei { $turns } Drehungen kein Rot dabei. Die Drehungen sind unabhängig.
    .right = { $turns }-mal kein Rot: { $product } = { $answer }, also { $percent }.
    .mistake-started = Das ist das Gegenereignis: Du hast bis dahin angefangen.
    .mistake-one-turn = Das ist ein Zug ohne Rot. Hier sind es { $turns }.
    .mistake-with-last = Das ist Rot genau beim Zug Nummer { $turns }. Hier kam Rot aber gar nicht.
    .mistake-all-red = Das ist jedes Mal Rot. Gefragt ist jedes Mal kein Rot.
    .solution = P(kein Rot) = { $miss } für jeden Zug, und die Züge sind unabhängig: { $product } = { $answer }, also { $percent }.
exercise-12-204 = Ein Würfel mit { $first } Seiten und einer mit { $second } Seiten werden geworfen; beide sind fair und ab 1 nummeriert. Wie groß ist die Wahrscheinlichkeit, dass die Augensumme mindestens { $total } ist?
    .title = Summe zweier Würfel
    .hint-1 = Wie viele Ergebnisse hat die Ergebnismenge? Zeichne sie als Tabelle, und markier die Summen von { $total } bis { $highest }.
    .right = Die Summen { $total } bis { $highest } kommen { $terms } = { $hits }-mal in { $outcomes } Ergebnissen vor: { $percent }.
    .mistake-more-than = Du hast die Summe { $total } ausgelassen. „Mindestens“ schließt sie ein.
    .mistake-exactly = Das ist nur die Summe { $total }. Auch größere gehören zum Ereignis.
    .mistake-less = Das ist das Gegenereignis: Die Summe ist kleiner als { $total }.
    .mistake-sums = Du hast Summen gezählt. Sie sind aber nicht gleich wahrscheinlich: Zähl die Paare.
    .solution = Die Ergebnismenge hat { $first } · { $second } = { $outcomes } Ergebnisse. Günstig sind { $terms } = { $hits }: { $hits }/{ $outcomes }, also { $percent }.
