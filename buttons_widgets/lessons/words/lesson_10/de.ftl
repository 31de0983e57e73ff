# Lektion 10. Eine Nachricht exercise-10-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-10 = Ist das Glück?

exercise-10-1 = Auf lange Sicht gewinnt eine Regel gegen eine andere 52 von 100 Duellen. Du weißt das nicht: Du lässt sie gegeneinander spielen und zählst. Wie viele Duelle braucht es, damit der Anteil der Siege kaum je (in 5 von 100 Fällen) um mehr als 2 Prozentpunkte danebenliegt? Schätze!
    .title = Wie viele Duelle?
    .solution = Jede Zahl ist recht: In Aufgabe 10.5 wird sie mit der richtigen verglichen. Wir erwarten, dass die meisten viel zu niedrig schätzen.

exercise-10-2 = Schreib patient(buttons, stars): True, wenn der Spieler aussteigt, sonst False. Diese Regel steigt aus, sobald Aussteigen 3 oder mehr Sterne bringt, und auch, sobald 6 oder mehr Knöpfe daliegen. (stars ist das, was Aussteigen jetzt brächte.)
    .title = Eine Regel
    .hint-1 = Sieh dir careful auf dieser Seite an: Es hat dieselbe Form, mit anderen Zahlen.
    .hint-2 = „Sobald … oder mehr“ ist >= in Python. Genügt einer der beiden Gründe, oder braucht es beide?
    .right = Alle { $count } Fälle sind richtig. Lass deine Regel in der nächsten Zelle spielen.
    .mistake-both = { $call } sollte { $expected } ergeben. Deine Regel wartet, bis beides da ist. Einer der beiden Gründe genügt.
    .mistake-more-than = { $call } sollte { $expected } ergeben. „3 oder mehr“ schließt die 3 selbst ein.
    .mistake-exactly = { $call } sollte { $expected } ergeben. == stimmt nur für eine einzige Zahl. Was ist, wenn es mehr sind?
    .mistake-turned = { $call } sollte { $expected } ergeben. Du vergleichst die Knöpfe mit 3 und die Sterne mit 6, oder die Parameter sind vertauscht: Die Knöpfe kommen zuerst.
    .mistake-stars-only = { $call } sollte { $expected } ergeben. Die Sterne allein entscheiden nicht: Es gibt einen zweiten Grund auszusteigen.
    .mistake-buttons-only = { $call } sollte { $expected } ergeben. Die Knöpfe allein entscheiden nicht: Es gibt einen zweiten Grund auszusteigen.
    .mistake-two-stars = { $call } sollte { $expected } ergeben. Das ist eine weniger geduldige Regel: Diese steigt bei 2 Sternen noch nicht aus.
    .mistake-rolls = { $call } sollte { $expected } ergeben. Deine Funktion sagt True fürs Weiterwürfeln. True steht für Aussteigen.
    .model = def patient(buttons, stars):
        {"    "}return stars >= 3 or buttons >= 6
    .solution = Einer der beiden Gründe genügt, also „or“; die Zahlen selbst gehören dazu, also „>=“.

exercise-10-3 = Ada und Bo spielen je { $rounds } Runden, alle mit eigenen Würfeln. Adas Sterne haben eine Standardabweichung von { $first }, Bos von { $second }. Wie groß ist der Standardfehler der Differenz ihrer beiden Mittelwerte, in Sternen?
    .title = Zwei Stichproben
    .hint-1 = Die Varianz eines Mittelwerts ist die quadrierte Standardabweichung, geteilt durch die Zahl der Runden. Welche zwei Varianzen gibt es hier?
    .hint-2 = Beide Mittelwerte haben ihr eigenes Glück: Sie sind unabhängig. Also werden die Varianzen addiert, obwohl die Mittelwerte subtrahiert werden. Die Wurzel kommt zuletzt.
    .hint-3 = Unter der Wurzel steht ({ $first }² + { $second }²) / { $rounds }.
    .right = { $error } Sterne. Das ist mehr als der Fehler jedes Mittelwerts allein: In beiden Stichproben steckt Glück.
    .mistake-errors-added = Du hast die beiden Standardfehler addiert. Es sind die Varianzen, die sich addieren: Addiere die Quadrate und zieh aus der Summe die Wurzel.
    .mistake-errors-subtracted = Die Mittelwerte werden subtrahiert, ihr Glück aber nicht: Adas Glück nimmt Bos nicht weg.
    .mistake-variances-subtracted = Quadrate und Wurzel sind richtig. Aber die Varianzen werden addiert, auch bei einer Differenz: Adas Glück nimmt Bos nicht weg.
    .mistake-not-divided = So streut die Differenz zweier einzelner Runden. Die Mittelwerte von { $rounds } Runden streuen weniger.
    .mistake-no-root = Das ist die Varianz. Der Standardfehler ist ihre Wurzel.
    .mistake-divided-twice = Du hast nach dem Wurzelziehen durch { $rounds } geteilt. Teil vorher, oder danach durch √{ $rounds }.
    .mistake-all-rounds = Jeder Mittelwert entsteht aus { $rounds } Runden und nicht aus allen Runden zusammen.
    .mistake-interval = Das sind 1,96 Standardfehler, für ein 95-%-Intervall. Gefragt ist nach einem.
    .solution = √(({ $squares }) / { $rounds }) = √({ $sum } / { $rounds }) = { $error }. Bei unabhängigen Stichproben addieren sich die Varianzen der Mittelwerte, bei einer Differenz wie bei einer Summe.

exercise-10-4 = Schreib paired(first, second). Beides sind Listen von Sternen, und die Runden an derselben Stelle hatten dieselben Würfel. Gib zwei Zahlen zurück: den Mittelwert der Differenzen, first minus second, und seinen Standardfehler, also stdev der Differenzen geteilt durch die Wurzel aus ihrer Anzahl. (Das ist ein gepaarter Vergleich.)
    .title = Paar für Paar
    .hint-1 = Mach zuerst die Liste der Differenzen: [a - b for a, b in zip(first, second)].
    .hint-2 = mean und stdev kommen aus statistics. Wie viele Differenzen sind es? Die Wurzel daraus ist … ** 0.5.
    .hint-3 = return mean(differences), stdev(differences) / len(differences) ** 0.5
    .right = Alle { $count } Fälle sind richtig. In einem davon ist der Fehler 0: Die Differenz war in jedem Paar dieselbe, so sehr das Glück auch auf und ab ging.
    .mistake-separate = { $call } sollte { $expected } ergeben. Du hast die Streuung jeder Liste für sich genommen. Bilde zuerst die Differenzen, Paar für Paar, und nimm dann deren Streuung.
    .mistake-not-divided = { $call } sollte { $expected } ergeben. So sehr streuen einzelne Differenzen. Ihr Mittelwert streut weniger: Teil durch die Wurzel aus ihrer Anzahl.
    .mistake-by-n = { $call } sollte { $expected } ergeben. Teil durch die Wurzel aus der Anzahl, nicht durch die Anzahl.
    .mistake-all-alike = { $call } sollte { $expected } ergeben. Fast: Das ist pstdev, das durch n teilt. Für eine Stichprobe nimm stdev, das durch n − 1 teilt.
    .mistake-turned = { $call } sollte { $expected } ergeben. Der Fehler ist richtig, das Vorzeichen nicht: first minus second.
    .mistake-sum = { $call } sollte { $expected } ergeben. Das ist die Summe der Differenzen. Gefragt ist ihr Mittelwert.
    .mistake-error-first = { $call } sollte { $expected } ergeben. Beide Zahlen sind richtig, aber der Mittelwert kommt zuerst.
    .model = def paired(first, second):
        {"    "}from statistics import mean, stdev
        {"    "}differences = [a - b for a, b in zip(first, second)]
        {"    "}return mean(differences), stdev(differences) / len(differences) ** 0.5
    .solution = Die Differenzen sind eine Stichprobe wie jede andere: ihr Mittelwert, und ihre Standardabweichung geteilt durch die Wurzel aus ihrer Anzahl. Was beide Regeln den Würfeln verdanken, fällt beim Subtrahieren weg. Übrig bleibt nur die Varianz der Differenzen.

exercise-10-5 = Wie viele Duelle braucht es, bis die Fehlerspanne des Anteils der Siege 2 Prozentpunkte beträgt? Die Fehlerspanne sind 1,96 Standardfehler. (Ein Anteil nahe ein halb hat p · (1 − p) = 0,25.)
    .title = So viele Duelle
    .hint-1 = 1,96 · √(0,25 / n) = 0,02. Lös nach n auf.
    .hint-2 = Quadriere beide Seiten: 1,96² · 0,25 / n = 0,02².
    .right = Etwa { $needed } Duelle für eine Fehlerspanne, die so klein ist wie der Vorteil von 52 %. Ob diese Stichprobe groß genug ist, um den Vorteil zu sehen, fragt Aufgabe 10.6.
    .guessed = Du hast { $guess } Duelle geschätzt. { $off ->
        [higher] Für diese Fehlerspanne genügen weniger. Um den Vorteil zu sehen, braucht es aber mehr: siehe 10.6.
        [lower] Für diese Fehlerspanne braucht es mehr: Sie zu halbieren kostet viermal so viele.
       *[same] Dein Bereich enthält die Zahl.
    }
    .mistake-one-error = Mit so vielen Duellen beträgt ein Standardfehler 2 Punkte. Es sollten 1,96 davon sein.
    .mistake-two = Du hast 2 statt 1,96 genommen. Das genügt für einen Überschlag, aber in der Frage steht 1,96.
    .mistake-whole-gap = Du hast 4 Punkte genommen, wie von 48 bis 52. Von 50 bis 52 sind es 2 Punkte.
    .mistake-spread-left-out = Vergiss p · (1 − p) = 0,25 unter der Wurzel nicht.
    .mistake-factor-not-squared = Wenn du die Gleichung quadrierst, wird auch die 1,96 quadriert.
    .mistake-margin-not-squared = Wenn du die Gleichung quadrierst, wird auch die 0,02 quadriert: 0,0004.
    .mistake-hundred = Bei 100 Duellen ist der Standardfehler √(0,25 / 100) = 0,05: fünf Punkte. Der Vorteil von zwei Punkten ist kleiner.
    .solution = n = 1,96² · 0,25 / 0,02² = { $needed } Duelle.

exercise-10-6 = { $contests } Klassen veranstalten je einen Wettkampf mit { $duels } Duellen. Die bessere Regel gewinnt ein Duell in Wahrheit mit einer Wahrscheinlichkeit von 52 %. In wie vielen der { $contests } Wettkämpfe liegt das 95-%-Konfidenzintervall ganz über 50 %?
    .title = Wer sieht es?
    .option-nearly-all = In etwa { $most } von { $contests }
    .option-half = In etwa { $half } von { $contests }
    .option-few = In etwa { $rest } von { $contests }
    .option-every = In allen { $contests }
    .hint-1 = Auch der Anteil der Siege hat Glück oder Pech. Wie oft ist er kleiner als 52 %, und wie oft größer?
    .hint-2 = Das Intervall reicht vom Anteil 2 Punkte nach unten. Wie groß muss der Anteil sein, damit das untere Ende über 50 % liegt?
    .right = Das untere Ende liegt über 50 %, wenn der Anteil selbst über 52 % liegt, und das geschieht jedes zweite Mal. Wer es fast jedes Mal sehen will, braucht viel mehr Duelle. Wie oft ein Vorteil gesehen wird, heißt Power (Teststärke) des Wettkampfs.
    .mistake-nearly-all = Die 95 % sagen, wie oft das Intervall die Wahrheit enthält, die 52 %. Ob es auch 50 % enthält, ist eine andere Frage: Wie weit reicht es nach unten?
    .mistake-few = 5 % sagen, wie oft das Intervall die 52 % verfehlt. Aber es muss 52 % nicht verfehlen, um über 50 % zu liegen.
    .mistake-every = Der Anteil der Siege ist nicht immer 52 %: Auch er hat Glück oder Pech. Was ist, wenn 51 % herauskommen?
    .solution = Die Fehlerspanne beträgt 2 Punkte, also liegt das untere Ende genau dann über 50 %, wenn der Anteil über 52 % liegt. Der Anteil liegt um 52 % herum, ebenso oft darüber wie darunter. Die Power ist also 50 %. (Mit doppelt so vielen Duellen sind es 80 %.)

exercise-10-7 = { $students } Jugendliche spielen je { $duels } Duelle gegen einen Computer, der nach derselben Regel spielt, also wird jedes Duell mit Wahrscheinlichkeit 1/2 gewonnen. Wie wahrscheinlich ist es, dass jemand in der Klasse alle { $duels } gewinnt?
    .title = Jemand gewinnt alle
    .hint-1 = Wie wahrscheinlich ist es, dass eine bestimmte Person alle { $duels } gewinnt? Und dass sie es nicht tut?
    .hint-2 = Nimm das Gegenereignis: Niemand gewinnt alle. Das ist { $students }-mal „diese Person nicht“, und alle sind voneinander unabhängig.
    .right = { $percent }! Jemand hat so viel Glück, obwohl niemand besser ist als der Computer. Vor dem Wettkampf kann keiner sagen, wer.
    .mistake-one-student = Das ist die Wahrscheinlichkeit für eine Person, die du vorher bestimmst. Hier darf es jede der { $students } sein.
    .mistake-nobody = Das ist die Wahrscheinlichkeit, dass es niemand schafft. Fast am Ziel!
    .mistake-added = Addieren zählt die Fälle doppelt, in denen zwei alle gewinnen. In einer großen Klasse wäre die Summe mehr als 1. Nimm das Gegenereignis.
    .mistake-exactly-one = Das gilt für genau eine Person. „Jemand“ können auch zwei oder drei sein.
    .mistake-one-duel = Die Zahl der Duelle durch die der Jugendlichen zu teilen sagt nichts. Fang mit einer Person an: { $duels } Siege hintereinander.
    .solution = Eine Person gewinnt alle mit Wahrscheinlichkeit { $one } und schafft es nicht mit { $not-one }. Niemand schafft es: ({ $not-one }) hoch { $students }, etwa { $nobody }. Also schafft es jemand mit { $percent }. Und beim nächsten Mal? Rechne nicht wieder mit so viel Glück: Das ist Regression zur Mitte.

exercise-10-8 = { $students } Jugendliche lassen dieselbe Regel spielen, je { $rounds } Runden mit eigenen Würfeln. Im Mittel bekommen sie { $average } Sterne. Am besten ist Mia mit { $best }. Jetzt spielen alle noch einmal { $rounds } Runden. Mit wie vielen Sternen sollte Mia rechnen?
    .title = Die Beste, noch einmal
    .option-again = Wieder mit etwa { $best }: Sie kann es eben.
    .option-half-way = Mit etwa { $half-way }: Die Hälfte davon war Glück.
    .option-average = Mit etwa { $average }, wie alle.
    .option-below = Mit etwa { $below }: Jetzt muss es sich ausgleichen.
    .hint-1 = Was ist bei Mia anders als bei den anderen, außer ihren Würfeln?
    .hint-2 = Die nächsten Runden haben neue Würfel. Wissen die, wer am besten war?
    .right = Alle haben nach einer Regel gespielt, also war es reines Glück, die Beste zu sein, und Glück bleibt nicht. Man nennt das Regression zur Mitte.
    .mistake-again = Wer { $rounds } Runden nach derselben Regel spielt wie alle anderen, kann es nicht besser können. Woher kamen ihre { $best } Sterne?
    .mistake-half-way = So wäre es, wenn der halbe Unterschied Können wäre. Wie viel davon ist Können, wenn alle nach derselben Regel spielen?
    .mistake-below = Würfel erinnern sich an nichts: Sie schulden niemandem Pech für Glück. Was bringt eine Runde im Mittel, mit neuen Würfeln?
    .solution = Alle haben dieselbe Regel und deshalb denselben Erwartungswert der Sterne. Mias erste Runden spielen keine Rolle: etwa { $average }, wie bei allen.

exercise-10-9 = Zwei Spieler verwenden ein und dieselbe Regel. In { $rounds } Runden bekam der Startspieler im Mittel { $difference } Sterne mehr als der andere (eine negative Zahl: weniger). Der Standardfehler davon ist { $error }. Was sagt das 95-%-Konfidenzintervall?
    .title = Hilft es, anzufangen?
    .option-helps = Anzufangen ist ein Vorteil.
    .option-hurts = Anzufangen ist ein Nachteil.
    .option-open = Beides ist möglich: Diese Stichprobe verrät es nicht.
    .option-none = Es macht keinen Unterschied: Die Chancen sind gleich.
    .hint-1 = Geh von { $difference } aus 1,96 Standardfehler nach oben und nach unten. Wo beginnt das Intervall, und wo endet es?
    .hint-2 = Ein Hypothesentest fragt: Liegt 0 im Intervall? Wenn nicht: Auf welcher Seite liegt das Intervall?
    .right = Das Intervall reicht von { $low } bis { $high }. { $case ->
        [open] Es enthält 0 und Zahlen auf beiden Seiten davon.
        [helps] Es liegt ganz über 0.
       *[hurts] Es liegt ganz unter 0.
    }
    .mistake-helps = { $sign ->
        [plus] In dieser Stichprobe ja. Aber wie weit kann der Zufall allein gehen? 1,96 Standardfehler sind { $margin }.
       *[minus] Achte auf das Vorzeichen: Eine negative Zahl sagt, dass der Startspieler weniger bekam.
    }
    .mistake-hurts = { $sign ->
        [minus] In dieser Stichprobe ja. Aber wie weit kann der Zufall allein gehen? 1,96 Standardfehler sind { $margin }.
       *[plus] Achte auf das Vorzeichen: Eine positive Zahl sagt, dass der Startspieler mehr bekam.
    }
    .mistake-open = 1,96 Standardfehler sind { $margin }. Vergleiche das mit der Differenz: Kann der Zufall allein so weit gehen?
    .mistake-none = { $case ->
        [open] Nicht gesehen heißt nicht, dass nichts da ist. Das Intervall enthält 0, aber auch viele andere Zahlen.
       *[other] 1,96 Standardfehler sind { $margin }. Vergleiche das mit der Differenz: Liegt 0 im Intervall?
    }
    .solution = { $difference } minus und plus die Fehlerspanne, 1,96 · { $error } = { $margin }: von { $low } bis { $high }. { $case ->
        [open] 0 liegt darin, es kann also ein Vorteil, ein Nachteil oder keins von beiden sein: Es braucht mehr Runden.
        [helps] Es liegt über 0, also ist Anfangen für Spieler mit dieser Regel ein Vorteil.
       *[hurts] Es liegt unter 0, also ist Anfangen für Spieler mit dieser Regel ein Nachteil.
    }

exercise-10-10 = In 500 Runden mit denselben Würfeln hat die Regel patient aus 10.2 mehr Sterne bekommen als bold. Ist sie besser, oder war es Glück? Plane den Wettkampf, der es entscheidet: Was wird gezählt, mit welchen Würfeln, wie viele Runden, und warum? Führ ihn in der Zelle darüber durch. Was findest du, und was würdest du sagen, wenn 0 im Intervall läge?
    .title = Ist patient besser?
    .model = Beide Regeln spielen mit denselben Würfeln, ein gepaarter Vergleich, und ich zähle die Sterne. Nach 500 Runden ist die Fehlerspanne 0,05. Ich will 0,03 Sterne sehen, also nehme ich zehnmal so viele Runden, mit neuen Würfeln, 500 bis 5499, und höre nicht auf, wenn gerade mein Favorit vorn liegt. Patient bekommt 0,026 ± 0,018 weniger: 0 liegt außerhalb, also ist bold besser, und der Vorsprung war Glück. Läge 0 innerhalb, so würde ich sagen, dass wir es noch nicht wissen und dass der Unterschied wahrscheinlich nicht größer ist als das fernere Ende des Intervalls.
    .solution = Das liest ein Mensch. Eine gute Antwort zählt etwas, verwendet für beide dieselben Würfel und neue, legt den Umfang der Stichprobe vorher fest und begründet ihn (mit der Fehlerspanne oder der Power eines Hypothesentests), und sie nennt eine 0 im Konfidenzintervall keinen Beweis dafür, dass beide denselben Erwartungswert haben. (In 20.000 Runden bekommt bold 0,030 ± 0,009 mehr.)

# Bilder

picture-round = Runde
picture-rounds = Adas Sterne minus Bos in { $rounds } Runden
picture-rounds-zero = { $dice }: { $zero } von { $rounds } sind 0
picture-own-dice = eigene Würfel
picture-same-dice = dieselben Würfel
picture-per-round = Adas Sterne minus Bos, pro Runde, in einem Wettkampf von 100 Runden
picture-contests = { $dice }: Mittelwert { $mean }, Streuung { $spread }, Bo vorn in { $behind } von { $contests }
picture-contests-count = Wettkämpfe
picture-ten = Sterne in zehn Runden und in den nächsten zehn
picture-first-ten = Sterne in den ersten zehn Runden
picture-next-ten = Sterne in den nächsten zehn Runden
picture-ten-best = die besten fünf: erst { $first }, dann { $then }
picture-ten-all = alle { $count }: erst { $first }, dann { $then }
picture-intervals = Differenz, in Sternen pro Runde
picture-intervals-told = 95-%-Intervalle, in Sternen pro Runde
picture-interval = { $name }: von { $low } bis { $high }

# For tests
exercise-10-201 = Eine Münze zeigt bei { $tosses } Würfen { $heads }-mal Kopf. Hypothese: Sie ist fair. Dann hat die Anzahl von Kopf den Erwartungswert { $half } und die Standardabweichung { $deviation } und liegt mit 95 % Wahrscheinlichkeit höchstens 1,96 Standardabweichungen von { $half } entfernt. Was sagt ein Test auf dem 5-%-Niveau?
    .title = Ist die Münze fair?
    .option-reject = Die Hypothese wird verworfen: { $heads } liegt außerhalb des Intervalls.
    .option-keep = Die Hypothese wird nicht verworfen: { $heads } liegt im Intervall. Sie kann trotzdem falsch sein.
    .option-proven = { $heads } liegt im Intervall. Das beweist, dass die Münze fair ist.
    .option-not-half = Die Hypothese wird verworfen, weil { $heads } nicht { $half } ist.
    .hint-1 = Wie viel sind 1,96 Standardabweichungen? Von wo bis wo reicht das Intervall?
    .right = Das Intervall ist { $half } ± { $margin }, von { $low } bis { $high }. { $case ->
        [reject] { $heads } liegt außerhalb: verworfen.
       *[keep] { $heads } liegt darin: nicht verworfen, und nicht bewiesen.
    }
    .mistake-reject = Das Intervall ist { $half } ± 1,96 · { $deviation }. Liegt { $heads } wirklich außerhalb?
    .mistake-keep = Das Intervall ist { $half } ± 1,96 · { $deviation }. Liegt { $heads } wirklich darin?
    .mistake-proven = Kein Test beweist eine Hypothese. Auch eine leicht gezinkte Münze könnte das zeigen.
    .mistake-not-half = Eine faire Münze zeigt selten genau { $half }-mal Kopf. Wie weit darf sie durch Zufall davon abweichen?
    .solution = 1,96 · { $deviation } = { $margin }; das Intervall reicht von { $low } bis { $high }. { $case ->
        [reject] { $heads } liegt außerhalb, also wird die Hypothese auf dem 5-%-Niveau verworfen.
       *[keep] { $heads } liegt darin, also wird die Hypothese nicht verworfen. Das ist kein Beweis.
    }
exercise-10-202 = Ein Würfel ist gezinkt. Ein Test auf dem 5-%-Niveau mit { $rolls } Würfen verwirft die Hypothese „Der Würfel ist fair“ mit Wahrscheinlichkeit { $power }. Wie heißt diese Wahrscheinlichkeit, und was wird aus ihr mit mehr Würfen?
    .title = Die Macht eines Tests
    .option-power = Die Macht (Trennschärfe) des Tests. Mit mehr Würfen wächst sie.
    .option-power-stays = Die Macht (Trennschärfe) des Tests. Mit mehr Würfen bleibt sie gleich.
    .option-level = Das Signifikanzniveau. Mit mehr Würfen sinkt es.
    .option-miss = Die Wahrscheinlichkeit eines Fehlers 2. Art. Mit mehr Würfen sinkt sie.
    .hint-1 = Die Hypothese ist hier falsch. Ist es ein Fehler, sie zu verwerfen?
    .right = Eine falsche Hypothese zu verwerfen ist richtig, und wie wahrscheinlich das ist, sagt die Macht. Mehr Würfe zeigen einen gezinkten Würfel deutlicher.
    .mistake-power-stays = So heißt sie. Aber mit mehr Würfen wird der Standardfehler kleiner, und der gezinkte Würfel fällt mehr auf.
    .mistake-level = Das Signifikanzniveau ist die Wahrscheinlichkeit, eine wahre Hypothese zu verwerfen. Man wählt es: 5 %.
    .mistake-miss = Ein Fehler 2. Art ist, eine falsche Hypothese nicht zu verwerfen. Das hat hier die Wahrscheinlichkeit { $miss }.
    .solution = Macht: die Wahrscheinlichkeit, dass eine falsche Hypothese verworfen wird, hier { $power }. Ein Fehler 2. Art hat { $miss }. Mit mehr Würfen wächst die Macht.
exercise-10-203 = Zwei Gruppen, zufällig und unabhängig voneinander ausgewählt, schreiben einen Test. Der Mittelwert der einen hat einen Standardfehler von { $first } Punkten, der der anderen von { $second } Punkten. Wie groß ist der Standardfehler der Differenz der beiden Mittelwerte, in Punkten?
    .title = Fehler einer Differenz
    .hint-1 = Bei unabhängigen Größen addieren sich die Varianzen, nicht die Standardfehler.
    .hint-2 = Zieh die Wurzel aus der Summe der Quadrate.
    .right = { $first-square } + { $second-square } = { $squares }, und die Wurzel daraus ist { $answer }.
    .mistake-added = Du hast die Standardfehler addiert. Die Zufälle der Gruppen heben sich teilweise auf: Addiere die Quadrate.
    .mistake-subtracted = Die Mittelwerte werden subtrahiert, ihre Fehler nicht: Jeder macht die Differenz unsicherer.
    .mistake-no-root = Das ist die Varianz der Differenz. Zieh die Wurzel.
    .mistake-mean = Die Differenz ist unsicherer als jeder der Mittelwerte, ihr Standardfehler also größer als beide.
    .solution = √({ $first }² + { $second }²) = √{ $squares } = { $answer } Punkte.
exercise-10-204 = Jemand testet { $tests } faire Münzen, jede mit einem eigenen Test auf dem 5-%-Niveau. Die Tests sind unabhängig. Wie groß ist die Wahrscheinlichkeit, dass mindestens eine der Münzen als unfair gilt?
    .title = Viele Tests
    .hint-1 = Das Gegenereignis ist einfacher: Kein Test verwirft. Jeder behält seine Hypothese mit Wahrscheinlichkeit { $rest } bei.
    .right = Kein Test verwirft mit Wahrscheinlichkeit { $rest }^{ $tests } = { $none }. Also tut es mindestens einer mit { $percent }.
    .mistake-added = Du hast addiert. Aber zwei Tests können beide verwerfen, und das ist dann doppelt gezählt.
    .mistake-none = Das ist das Gegenereignis: Keine Münze gilt als unfair.
    .mistake-single = Das gilt für einen Test. Hier sind es { $tests }, und jeder kann irren.
    .mistake-exactly-one = Das ist genau eine. Auch zwei oder mehr können als unfair gelten.
    .solution = 1 − { $rest }^{ $tests } = 1 − { $none } = { $percent }. Wer oft genug testet, findet durch Zufall etwas.
