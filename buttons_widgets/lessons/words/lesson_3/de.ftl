# Lektion 3. Eine Nachricht exercise-3-1 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-3 = Verzockt!

exercise-3-1 = Du wirfst den weißen Würfel und { $dice } schwarze Würfel. Wie wahrscheinlich ist es, dass du dich verzockst? Rechne nicht: Sag, was du im Gefühl hast.
    .title = Wie riskant ist das?
    .noted = Das ist deine Schätzung. Sie begegnet dir noch einmal.
    .solution = Jede Schätzung ist recht. Wer den Anteil der gesperrten Felder schätzt, { $closed } von 36, schätzt viel zu hoch: Jeder schwarze Würfel ist eine weitere Chance zu treffen.

exercise-3-2 = Würfle dreißigmal. Sieh dir jeden Wurf an, bevor du die Strichliste liest: Ist er ein Fehlwurf? (Gelegt wird nichts: Der Spielplan bleibt, wie er ist.)
    .title = Dreißig Würfe
    .outcome-bust = Fehlwurf
    .outcome-safe = geht gut
    .noted = Fehlwürfe: { $busts } von { $times } Würfen, eine relative Häufigkeit von { $share }. Eine Klasse hat mit je dreißig Würfen Hunderte davon: Legt sie zusammen.
    .guessed = Deine Schätzung war { $guess }, und deine Würfel ergaben { $share }.
    .solution = Dreißig Würfe geben einen ersten Eindruck und können leicht 10 Prozentpunkte danebenliegen. Die einer ganzen Klasse liegen selten um 4 daneben.

exercise-3-3 = Du wirfst den weißen Würfel und 3 schwarze Würfel. Welche dieser Würfe gehören auf diesem Spielplan zum Ereignis „Fehlwurf“? Wähle sie alle.
    .title = Fehlwurf oder nicht?
    .roll = weiß { $white }, schwarz { $black }
    .hint-1 = Zuerst der weiße Würfel: Nur seine Zeile zählt. Dann die schwarzen: Ist in dieser Zeile ein Feld offen, das sie zeigen?
    .hint-2 = Ein Feld ist gesperrt, wenn ein Knopf oder ein Stern darauf liegt, und auch, wenn links, rechts, darüber oder darunter ein Knopf liegt.
    .right = Drei sind Fehlwürfe: einmal ist in der Zeile nichts offen; einmal zeigt kein schwarzer Würfel auf ein offenes Feld; und einmal ist das Feld zwar leer, aber neben einem Knopf.
    .mistake-opposite = Das sind die Würfe, die gut gehen. Such die, die kein offenes Feld anbieten.
    .mistake-only-closed-rows = Dieser ist ein Fehlwurf, was auch immer die schwarzen Würfel zeigen. Aber auch eine Zeile mit offenen Feldern rettet dich nicht, wenn kein schwarzer Würfel eines davon zeigt.
    .mistake-neighbours-open = Einer fehlt. Ein leeres Feld neben einem Knopf ist auch gesperrt: links, rechts, darüber und darunter.
    .mistake-hit = Einer davon ist kein Fehlwurf. Es genügt, wenn einer der schwarzen Würfel ein offenes Feld zeigt.
    .mistake-hits = Einer davon ist kein Fehlwurf: Seine schwarzen Würfel zeigen offene Felder in der Zeile des weißen.
    .solution = Fehlwürfe sind: ein Wurf, dessen weißer Würfel eine gesperrte Zeile nennt; einer, dessen schwarze Würfel nur Knöpfe oder Sterne zeigen; und einer, bei dem ein schwarzer Würfel ein leeres Feld zeigt, das aber neben einem Knopf liegt.

exercise-3-4 = Der weiße Würfel ist schon gefallen: Er zeigt { $row }. Du wirfst noch { $dice } schwarze Würfel. Wie groß ist jetzt die Wahrscheinlichkeit, dass du dich verzockst?
    .title = Eine Zeile
    .hint-1 = Jetzt zählt nur Zeile { $row }. In wie vielen ihrer 6 Spalten ist nichts offen? Vergiss die Nachbarn der Knöpfe nicht.
    .hint-2 = Du verzockst dich, wenn der erste schwarze Würfel danebengeht und der zweite auch und so weiter. Wie wahrscheinlich geht ein Würfel daneben?
    .hint-3 = Die Würfel sind voneinander unabhängig, deshalb werden die Wahrscheinlichkeiten fürs Danebengehen multipliziert.
    .right = { $missing } von 6 Spalten sind gesperrt, und { $dice } Würfel gehen in { $ways } von { $all } Fällen gemeinsam daneben: eine bedingte Wahrscheinlichkeit, unter der Bedingung, dass der weiße Würfel { $row } zeigt.
    .mistake-well = Das ist die Wahrscheinlichkeit, dass es gut geht. Der Fehlwurf ist das Gegenereignis.
    .mistake-one-die = Das ist die Wahrscheinlichkeit, dass ein schwarzer Würfel danebengeht. Du wirfst { $dice }, und alle müssen danebengehen.
    .mistake-one-hits = Das ist die Wahrscheinlichkeit, dass ein schwarzer Würfel ein offenes Feld trifft. Ein Fehlwurf heißt, dass alle { $dice } danebengehen.
    .mistake-one-misses = Das ist die Wahrscheinlichkeit, dass mindestens ein Würfel danebengeht. Einer schadet noch nicht: Du verzockst dich nur, wenn alle danebengehen.
    .mistake-white-again = Du hast den weißen Würfel noch einmal gezählt. Er ist schon gefallen: Seine Zeile ist sicher.
    .mistake-neighbours-open = Du hast ein leeres Feld neben einem Knopf für offen gehalten. Es ist gesperrt.
    .mistake-all-hit = Das ist die Wahrscheinlichkeit, dass alle schwarzen Würfel ein offenes Feld zeigen. Ein Fehlwurf heißt, dass alle danebengehen.
    .solution = { $open ->
        [one] In Zeile { $row } ist { $open } Feld offen,
       *[other] In Zeile { $row } sind { $open } Felder offen,
    } also geht ein Würfel in { $missing } von 6 Fällen daneben, und { $dice } Würfel gehen alle daneben in { $missing }^{ $dice } = { $ways } von { $all } Fällen: { $fraction }.

exercise-3-5 = Ein kleiner Spielplan, mit Würfeln, die 4 Seiten haben. Du wirfst den weißen Würfel und { $dice } schwarze Würfel. Wie wahrscheinlich ist es, dass du dich verzockst? Gib einen Bruch oder Prozente an.
    .title = Ein ganzer Spielplan
    .hint-1 = Nimm eine Zeile nach der anderen. Wie viele ihrer 4 Spalten sind gesperrt? Zwei schwarze Würfel haben 4 · 4 = { $a-row } Ergebnisse.
    .hint-2 = Sind 3 Spalten einer Zeile gesperrt, so gehen 3 · 3 = 9 der { $a-row } Ergebnisse daneben. Sind alle 4 gesperrt, so sind es alle { $a-row }.
    .hint-3 = Addiere für die vier Zeilen, was danebengeht, und teil durch die Zahl der Ergebnisse in der Ergebnismenge aller drei Würfel: 4 · { $a-row }.
    .right = Zeile für Zeile { $misses } = { $favourable } von { $outcomes } Ergebnissen sind Fehlwürfe: { $percent }.
    .solution = Zeile für Zeile { $misses } = { $favourable } von { $outcomes } Ergebnissen sind Fehlwürfe: { $fraction }, oder { $percent }.

exercise-3-6 = Zurück zum Spielplan der Frage. Du wirfst den weißen Würfel und { $dice } schwarze Würfel. Wie groß ist genau die Wahrscheinlichkeit, dass du dich verzockst?
    .title = Die Antwort
    .hint-1 = Zähl die gesperrten Spalten jeder Zeile. In einer Zeile sind alle sechs gesperrt.
    .hint-2 = Bei 4 gesperrten Spalten gehen { $dice } Würfel in 4 · 4 · 4 = 64 von { $a-row } Fällen daneben. Mach es für jede Zeile genauso.
    .hint-3 = Jede Zeile kommt mit Wahrscheinlichkeit 1/6. Addiere also für die sechs Zeilen, was danebengeht, und teil durch die ganze Ergebnismenge: 6 · { $a-row } = { $outcomes } Ergebnisse.
    .right = { $misses } = { $favourable } von { $outcomes }. Das sind { $fraction }, oder { $percent }.
    .guessed = Du hast { $guess } geschätzt{ $off ->
        [higher] : Du hast die Würfel mehr gefürchtet als nötig.
        [lower] : Man verzockt sich leichter, als man es im Gefühl hat.
       *[other] . Gut im Gefühl gehabt!
    }
    .solution = Zeile für Zeile { $misses } = { $favourable } von { $outcomes } Ergebnissen sind Fehlwürfe: { $fraction }, oder { $percent }. Die gesperrte Zeile allein macht mehr als die Hälfte davon aus.

exercise-3-7 = Jemand würfelt auf diesem Spielplan immer wieder und legt nichts, also bleibt er, wie er ist. Drei Würfe hintereinander gingen gut. Wie wird der nächste?
    .title = Nach drei guten Würfen
    .option-more = Öfter ein Fehlwurf als sonst
    .option-same = So oft ein Fehlwurf wie sonst
    .option-less = Seltener ein Fehlwurf als sonst
    .noted = Das ist deine Vermutung. Jetzt frag die Würfel.
    .solution = Jede Vermutung ist recht. „Öfter“ ist als Spielerfehlschluss bekannt und „seltener“ als der Glaube an eine Glückssträhne.

exercise-3-8 = Frag die Würfel. Würfle, bis { $wanted } Würfe gefallen sind, vor denen drei hintereinander gut gingen. Nur diese { $wanted } zählen; wie viele Würfe es dafür braucht, weiß man nicht.
    .title = Ist jetzt ein Fehlwurf fällig?
    .outcome-due-bust = nach drei guten: Fehlwurf
    .outcome-due-safe = nach drei guten: geht gut
    .outcome-other = andere Würfe
    .rolled = { $due } von { $wanted } nach drei guten gewürfelt ({ $count } Würfe insgesamt)
    .rest = Den Rest würfeln
    .on-paper = Schreib jeden Wurf der Reihe nach in ein Kästchen: F für Fehlwurf, G für gut. Hör auf, wenn neun Kästchen auf drei G hintereinander folgen. Zähl diese neun.
    .rate-due = Fehlwürfe unter den Würfen nach drei guten
    .noted = Fehlwürfe nach drei guten: { $busts } von { $wanted }, eine relative Häufigkeit von { $share }. Auf diesem Spielplan sind { $percent } aller Würfe Fehlwürfe: Von { $wanted } wären das zwei oder drei. Neun Würfe entscheiden nichts; zählt die der Klasse zusammen.
    .solution = Nach drei guten Würfen ist ein Wurf mit { $percent } ein Fehlwurf, wie immer. Unter neun solchen Würfen sieht die Hälfte der Klasse höchstens zwei Fehlwürfe, die andere Hälfte drei oder mehr. Zähl die Anzahlen der Klasse zusammen, und frag nicht, wer mehr gesehen hat. Niemand sollte einen Anteil mit dem der anderen Würfe vergleichen oder eine feste Zahl von Würfen machen: Beides lässt Fehlwürfe nach guten Würfen zu häufig aussehen.

exercise-3-9 = Auf diesem Spielplan sind { $percent } aller Würfe Fehlwürfe. Drei Würfe hintereinander gingen gut, und nichts wurde gelegt. Wie wahrscheinlich ist der nächste ein Fehlwurf?
    .title = Der vierte Wurf
    .option-due = Mehr als { $percent }: Irgendwann muss es ja kommen.
    .option-same = { $percent }, wie vorher.
    .option-lucky = Weniger als { $percent }: Die Würfel laufen gerade gut.
    .option-even = 50 %: Er ist ein Fehlwurf oder nicht.
    .hint-1 = Was müsste anders sein, damit die Wahrscheinlichkeit eine andere ist: der Spielplan? die Würfel?
    .hint-2 = Sieh dir die Würfe der Klasse und die hunderttausend an: Wie groß war der Anteil der Fehlwürfe unter denen nach drei guten?
    .right = Würfel haben kein Gedächtnis. Der Spielplan ist derselbe, also ist es auch die Wahrscheinlichkeit: Die Würfe sind unabhängig.
    .guessed = Vor den Würfen hast du vermutet: { $guess }.
    .mistake-due = In einer langen Folge von Würfen kommt es irgendwann, ja. Aber woher sollten die Würfel wissen, dass sie dir etwas schuldig sind? Was haben die hunderttausend Würfe gezeigt?
    .mistake-lucky = Drei gute Würfe sagen über die Würfel nichts, was man nicht vorher wusste. Sie fallen wie immer.
    .mistake-even = Zweierlei kann geschehen, aber warum sollte beides gleich wahrscheinlich sein? Zähl die Ergebnisse von jedem.
    .solution = Würfe sind unabhängig: Die bedingte Wahrscheinlichkeit für einen Fehlwurf nach drei guten Würfen ist { $percent }, wie immer auf diesem Spielplan.

exercise-3-10 = Auf einem anderen Spielplan ist ein Wurf mit Wahrscheinlichkeit { $chance } ein Fehlwurf. Du würfelst { $times }-mal und legst dazwischen nichts. Wie wahrscheinlich ist das Ereignis „mindestens einer dieser Würfe ist ein Fehlwurf“?
    .title = Früher oder später
    .hint-1 = Mindestens einer: Das heißt einer, oder zwei, oder mehr. Das Gegenereignis ist einfacher.
    .hint-2 = Das Gegenereignis ist, dass { $times ->
        [2] beide
       *[other] alle { $times }
    } Würfe gut gehen. Ein Wurf geht mit Wahrscheinlichkeit { $well } gut.
    .hint-3 = Würfe sind unabhängig: Multipliziere bei „und“. Dann zieh von 1 ab.
    .right = { $times ->
        [2] Beide
       *[other] Alle { $times }
    } gehen mit Wahrscheinlichkeit { $all-well } gut, also ist mindestens einer ein Fehlwurf mit { $answer }: { $percent }.
    .mistake-added = Du hast die Wahrscheinlichkeiten addiert. Aber auch zwei Würfe können Fehlwürfe sein, und dann ist dieser Fall doppelt gezählt. Mit genug Würfen kämst du sogar über 1.
    .mistake-none = Das ist die Wahrscheinlichkeit des Gegenereignisses: Keiner der Würfe ist ein Fehlwurf. Du bist fast am Ziel.
    .mistake-certain = Es muss nicht kommen: { $times ->
        [2] Beide
       *[other] Alle { $times }
    } Würfe können gut gehen. Wie wahrscheinlich ist das?
    .mistake-every = Das ist die Wahrscheinlichkeit, dass { $times ->
        [2] beide
       *[other] alle { $times }
    } Würfe Fehlwürfe sind. Einer genügt.
    .mistake-just-one = Das ist die Wahrscheinlichkeit für genau einen Fehlwurf. Zwei oder mehr zählen auch.
    .mistake-one-roll = Das ist die Wahrscheinlichkeit für einen Wurf. Du würfelst { $times }-mal: Da gibt es mehr Gelegenheiten, sich zu verzocken.
    .solution = { $times ->
        [2] Beide
       *[other] Alle { $times }
    } Würfe gehen gut mit Wahrscheinlichkeit ({ $well })^{ $times } = { $all-well }, also ist mindestens einer ein Fehlwurf mit 1 - { $all-well } = { $answer }, oder { $percent }. So viel ist wahr an „irgendwann muss es kommen“. Aber es gilt für alle Würfe zusammen, bevor der erste gefallen ist.

exercise-3-11 = Dein Wurf bietet drei Felder an. Wähle das, nach dem dein nächster Wurf, wieder mit 3 schwarzen Würfeln, am seltensten ein Fehlwurf ist.
    .title = Das sicherste Feld
    .not-offered = { $cell } wird nicht angeboten: Wähle eines der drei markierten Felder.
    .hint-1 = Probier jedes Feld in Gedanken aus: Welche Felder sperrt es, und in welchen Zeilen? In seiner eigenen Zeile, und je ein Feld in der Zeile darüber und darunter.
    .hint-2 = Nicht jedes Feld zählt gleich viel. In einer Zeile mit vielen offenen Feldern kommt es auf eines kaum an. Am meisten kommt es auf das letzte offene Feld einer Zeile an.
    .hint-3 = Vergleiche für jede Zeile, die sich ändert, gesperrt · gesperrt · gesperrt vorher und nachher.
    .right = Nach { $best } ist ein Wurf in { $risk } aller Fälle ein Fehlwurf; nach den anderen öfter: { $others }.
    .mistake-roomiest = { $cell } lässt { $open } Felder offen, mehr als jedes andere. Aber es kommt darauf an, in welchen Zeilen sie sind: Eine Zeile, die nur wenige hat, kann keines entbehren.
    .mistake-other = Nach { $cell } ist ein Wurf öfter ein Fehlwurf als nötig. Sieh dir die Zeilen an, in denen dann nur wenige Felder offen bleiben.
    .mistake-several = Ein Knopf pro Wurf: Wähle ein einziges Feld.
    .mistake-elsewhere = Der Wurf bietet { $cell } nicht an: Wähle eines der drei markierten Felder.
    .solution = Das sicherste Feld ist { $best } mit { $risk }; die anderen: { $others }. { $roomiest } lässt die meisten Felder offen, { $most } statt { $left }, aber nicht dort, wo man sie braucht.

exercise-3-12 = In einer richtigen Runde hat Leo viermal gewürfelt, vier Knöpfe gelegt und sich nie verzockt. „Jetzt muss es kommen“, sagt er. Worin hat er unrecht? Und worin hat er vielleicht trotzdem recht?
    .title = In einer richtigen Runde
    .model = Unrecht: Die Würfel erinnern sich nicht an vier gute Würfe, also machen sie den fünften nicht schlechter. Recht: Er hat vier Knöpfe gelegt, und jeder davon sperrt Felder, also ist der Spielplan voller und der nächste Wurf öfter ein Fehlwurf. Der Spielplan erinnert sich, die Würfel nicht.
    .solution = Der Spielplan erinnert sich, die Würfel nicht. Was wächst, ist die Zahl der gesperrten Felder.

# Für Prüfungen
exercise-3-201 = Ein Glücksrad hat { $sectors } gleich große Felder: { $red } rote und { $blue } blaue. Es wird zweimal gedreht. Zeichne ein Baumdiagramm. Wie groß ist die Wahrscheinlichkeit, dass genau einmal Rot kommt?
    .title = Zweimal drehen
    .hint-1 = Welche Pfade des Baumdiagramms gehören zum Ereignis? Multipliziere entlang jedes Pfades, und addiere die Pfade.
    .right = Zwei Pfade gehören dazu, Rot–Blau und Blau–Rot, jeder mit { $path }. Zusammen: { $answer }, also { $percent }.
    .mistake-one-path = Das ist ein Pfad des Baumdiagramms. Rot kann zuerst oder als Zweites kommen.
    .mistake-at-least = Das ist „mindestens einmal“: Der Pfad Rot–Rot ist dabei. Hier kommt Rot genau einmal.
    .mistake-both = Das ist der Pfad Rot–Rot: Rot kommt zweimal.
    .mistake-taken-away = Du hast nach dem ersten Drehen ein Feld weggenommen, wie beim Ziehen ohne Zurücklegen. Das Glücksrad bleibt, wie es ist.
    .solution = Pfad Rot–Blau: { $red }/{ $sectors } · { $blue }/{ $sectors }. Pfad Blau–Rot: gleich viel. Zusammen { $answer }, also { $percent }.
exercise-3-202 = Morgen regnet es mit der Wahrscheinlichkeit { $rain }. Bei Regen ist der Schulbus mit der Wahrscheinlichkeit { $late-wet } verspätet, sonst mit der Wahrscheinlichkeit { $late-dry }. Wie groß ist die Wahrscheinlichkeit, dass der Bus morgen verspätet ist?
    .title = Der Bus ist verspätet
    .hint-1 = Zeichne ein Baumdiagramm: zuerst Regen oder kein Regen, dann verspätet oder pünktlich. Welche zwei Pfade enden mit „verspätet“?
    .right = { $late-wet } von { $rain } sind { $wet }, und { $late-dry } von { $no-rain } sind { $dry }. Zusammen { $percent }.
    .mistake-one-path = Das ist der Pfad mit Regen. Auch ohne Regen kann der Bus verspätet sein.
    .mistake-mean = Das würde stimmen, wenn Regen und kein Regen gleich wahrscheinlich wären. Aber Regen hat die Wahrscheinlichkeit { $rain }.
    .mistake-added = Du hast zwei bedingte Wahrscheinlichkeiten addiert. Multipliziere zuerst jede mit der Wahrscheinlichkeit ihres Falls.
    .mistake-exchanged = Du hast die beiden Fälle vertauscht: Bei Regen ist der Bus mit der Wahrscheinlichkeit { $late-wet } verspätet.
    .solution = Totale Wahrscheinlichkeit: P(Regen und verspätet) = { $wet }, P(kein Regen und verspätet) = { $dry }, also P(verspätet) = { $percent }.
exercise-3-203 = An einer Schule sind { $sport } der Jugendlichen in einem Sportverein, { $music } spielen ein Instrument, und auf { $both } trifft beides zu. Eine Person wird zufällig ausgewählt. Sind die Ereignisse „Sportverein“ und „Instrument“ unabhängig?
    .title = Unabhängig oder nicht
    .option-independent = Sie sind unabhängig.
    .option-more-often = Sie sind es nicht: Im Sportverein ist der Anteil derer, die ein Instrument spielen, größer als in der ganzen Schule.
    .option-less-often = Sie sind es nicht: Im Sportverein ist der Anteil derer, die ein Instrument spielen, kleiner als in der ganzen Schule.
    .option-overlap = Sie sind es nicht: Es gibt Jugendliche, auf die beides zutrifft.
    .hint-1 = Wenn A und B unabhängig sind, ist P(A und B) = P(A) · P(B).
    .right = { $case ->
        [independent] P(A) · P(B) = { $product }, und das ist P(A und B): Sie sind unabhängig.
       *[other] Wären sie unabhängig, so wäre P(A und B) = { $product }. Es sind { $both }: Im Sportverein spielen { $within } ein Instrument, in der ganzen Schule { $music }.
    }
    .mistake-independent = Wären sie unabhängig, so träfe auf { $music } von { $sport } beides zu. Wie viel ist das?
    .mistake-more-often = Teile { $both } durch { $sport }: Das ist der Anteil im Sportverein. Ist er größer als { $music }?
    .mistake-less-often = Teile { $both } durch { $sport }: Das ist der Anteil im Sportverein. Ist er kleiner als { $music }?
    .mistake-overlap = Ereignisse, die zugleich eintreten können, sind vielleicht unabhängig, vielleicht nicht. Vergleich P(A und B) mit P(A) · P(B).
    .solution = P(A) · P(B) = { $product } und P(A und B) = { $both }. { $case ->
        [independent] Beides ist gleich, also sind die Ereignisse unabhängig.
       *[other] Beides ist nicht gleich, also sind die Ereignisse nicht unabhängig.
    } Unter der Bedingung „Sportverein“ hat „Instrument“ die Wahrscheinlichkeit { $within }, ohne Bedingung { $music }.
exercise-3-204 = Eine Vierfeldertafel zeigt, wie die Jugendlichen einer Schule heute kamen. Mit dem Bus: { $bus-late } zu spät, { $bus-punctual } pünktlich. Mit dem Rad: { $bike-late } zu spät, { $bike-punctual } pünktlich. Aus denen, die zu spät waren, wird eine Person zufällig ausgewählt. Wie groß ist die bedingte Wahrscheinlichkeit, dass sie mit dem Bus kam?
    .title = Eine Vierfeldertafel
    .hint-1 = Die Bedingung ist „zu spät“. Welche Spalte der Vierfeldertafel bleibt übrig?
    .right = { $late } waren zu spät, und { $bus-late } davon kamen mit dem Bus: { $bus-late }/{ $late }, also { $percent }.
    .mistake-exchanged = Das ist P(zu spät | Bus), der Anteil der Verspäteten unter denen mit dem Bus. Hier ist „zu spät“ die Bedingung, und gefragt ist nach „Bus“.
    .mistake-both = Du hast durch die Anzahl aller geteilt. Teile durch die Anzahl derer, die zu spät waren.
    .mistake-whole-row = Das ist die Wahrscheinlichkeit von „Bus“ ohne die Bedingung.
    .mistake-odds = Du hast die mit dem Bus und die mit dem Rad verglichen. Vergleich mit allen { $late }, die zu spät waren.
    .solution = P(Bus | zu spät) = { $bus-late }/({ $bus-late } + { $bike-late }) = { $answer }, also { $percent }.
exercise-3-205 = Von allen E-Mails sind { $spam } Spam. Ein Filter verschiebt { $found } des Spams in den Ordner „Junk“, und irrtümlich { $wrong } der übrigen E-Mails. Eine E-Mail ist in diesem Ordner. Wie groß ist die bedingte Wahrscheinlichkeit, dass sie Spam ist?
    .title = Ein Spamfilter
    .hint-1 = Denk dir 1000 E-Mails. Wie viele sind Spam und werden verschoben? Wie viele andere werden verschoben?
    .right = Von 1000 E-Mails sind { $hits } Spam und verschoben, und { $false } andere sind verschoben: { $hits }/{ $moved }, also { $percent }.
    .mistake-exchanged = Das ist P(verschoben | Spam). Gefragt ist P(Spam | verschoben).
    .mistake-one-path = Das ist P(Spam und verschoben), ein Pfad des Baumdiagramms. Teile durch die Wahrscheinlichkeit, dass eine E-Mail verschoben wird.
    .mistake-moved = Das ist die Wahrscheinlichkeit, dass eine E-Mail verschoben wird, ob Spam oder nicht. Welcher Teil davon ist Spam?
    .mistake-spam-alone = Das ist die Wahrscheinlichkeit von Spam, bevor man weiß, dass die E-Mail verschoben wurde.
    .solution = Von 1000 E-Mails sind { $spam-count } Spam und { $other-count } nicht. Verschoben werden { $hits } und { $false }, zusammen { $moved }. P(Spam | verschoben) = { $hits }/{ $moved }, also { $percent }.
exercise-3-206 = Ein Rubbellos gewinnt mit der Wahrscheinlichkeit { $win }, unabhängig von allen anderen. Du kaufst { $cards } davon. Wie groß ist die Wahrscheinlichkeit, dass mindestens eines gewinnt?
    .title = Mindestens eines gewinnt
    .hint-1 = Das Gegenereignis ist einfacher: Kein Los gewinnt. Multipliziere, denn die Lose sind unabhängig.
    .right = Kein Los gewinnt mit der Wahrscheinlichkeit { $product } = { $none }. Mindestens eines gewinnt also mit 1 − { $none } = { $answer }, das sind { $percent }.
    .mistake-none = Das ist die Wahrscheinlichkeit des Gegenereignisses: Kein Los gewinnt.
    .mistake-added = Du hast addiert. Aber zwei Lose können beide gewinnen, und diese Fälle sind dann doppelt gezählt.
    .mistake-exactly-one = Das ist genau eines. Es dürfen auch zwei oder mehr gewinnen.
    .mistake-all = Das ist die Wahrscheinlichkeit, dass alle { $cards } gewinnen.
    .solution = Gegenereignis: { $product } = { $none }. 1 − { $none } = { $answer }, also { $percent }.
exercise-3-207 = Eine faire Münze hat { $heads }-mal hintereinander Kopf gezeigt. Wie groß ist die Wahrscheinlichkeit für Kopf beim nächsten Wurf, und warum?
    .title = Der nächste Wurf
    .option-half = 1/2, weil die Würfe unabhängig sind.
    .option-whole-run = { $run }, denn so selten kommt { $more }-mal hintereinander Kopf.
    .option-balance = Weniger als 1/2, denn nach dem Gesetz der großen Zahlen gleichen sich Kopf und Zahl aus.
    .option-frequency = Mehr als 1/2, denn die relative Häufigkeit von Kopf ist bisher 1.
    .hint-1 = Was ist schon geschehen, und was ist noch offen?
    .right = Die { $heads } Würfe sind geschehen. Die Münze ist fair und hat kein Gedächtnis: Die bedingte Wahrscheinlichkeit für Kopf ist 1/2, wie immer.
    .mistake-whole-run = Das war vor dem ersten Wurf die Wahrscheinlichkeit für { $more }-mal Kopf. { $heads } davon sind jetzt sicher: Nur ein Wurf ist noch offen.
    .mistake-balance = Auf lange Sicht kommt die relative Häufigkeit 1/2 nahe, weil die ersten Würfe immer weniger ausmachen. Kein späterer Wurf gleicht sie aus.
    .mistake-frequency = So wenige Würfe geben nur einen groben Schätzwert. Und hier weiß man, dass die Münze fair ist.
    .solution = Die Würfe sind unabhängig. Unter der Bedingung von { $heads }-mal Kopf ist die bedingte Wahrscheinlichkeit für Kopf 1/2. { $run } ist die Wahrscheinlichkeit für { $more }-mal Kopf, vor dem ersten Wurf gesehen.
