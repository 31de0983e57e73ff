# Lektion 9. Eine Nachricht exercise-9-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-9 = Auch die anderen würfeln

exercise-9-1 = Spät in einer Partie zu viert: Zwei sind schon gegangen, also liegen noch drei schwarze Würfel auf dem Tisch. Aussteigen bringt dir 2 Sterne, mit einem dritten blauen Knopf wären es 4. Wärst du mit diesen Würfeln allein, so wäre Aussteigen ein wenig besser. Aber ein Nachbar ist noch dabei. Was macht das mit dem Wert des Würfelns?
    .title = Ein Nachbar
    .option-more = Er wächst: Wenn der Nachbar würfelt, darf ich das goldene Feld nehmen, ohne Risiko.
    .option-less = Er schrumpft: Ein Nachbar, der geht, nimmt einen meiner Würfel mit.
    .option-same = Nichts: Mein Wurf ist mein Wurf.
    .solution = Alles ist recht: In Aufgabe 9.8 wird es verglichen.

exercise-9-2 = Zuerst wirft dein Nachbar eine Münze. Kopf: Er geht und nimmt einen schwarzen Würfel mit, du wirfst also zwei. Zahl: Er bleibt, und du wirfst drei. Dann bist du dran. Spiel das dreißigmal. In welchem Fall verzockst du dich öfter?
    .title = Erst die Münze, dann die Würfel
    .outcome-left-bust = er geht, ich verzocke mich
    .outcome-left-safe = er geht, ich lege einen Knopf
    .outcome-stays-bust = er bleibt, ich verzocke mich
    .outcome-stays-safe = er bleibt, ich lege einen Knopf
    .rate-left = Fehlwürfe, nachdem der Nachbar gegangen ist
    .rate-stays = Fehlwürfe, nachdem er geblieben ist
    .noted = Mach aus deinen Zügen eine Vierfeldertafel, und vergleiche die relativen Häufigkeiten eines Fehlwurfs in ihren beiden Zeilen, nicht die Anzahlen. Etwa fünfzehn Züge in einer Zeile der Tafel sind wenig. Was findet die ganze Klasse?
    .solution = Die Wahrscheinlichkeiten sind { $left }, wenn er gegangen ist, und { $stays }, wenn er geblieben ist. Bei fünfzehn Zügen jeder Art kann der Zufall das in den relativen Häufigkeiten verdecken; eine Klasse hat zusammen mehrere Hundert und wird es sehr wahrscheinlich sehen. Die Ereignisse sind nicht unabhängig.

exercise-9-3 = Du würdest drei schwarze Würfel werfen, aber vorher ist dein Nachbar dran. Er geht mit Wahrscheinlichkeit { $leaves } und nimmt dann einen schwarzen Würfel mit. Angenommen, er geht wirklich. Wie wahrscheinlich verzockst du dich dann? (Das ist eine bedingte Wahrscheinlichkeit: P(Fehlwurf | gegangen).)
    .title = Wenn er geht
    .hint-1 = Du weißt, dass er gegangen ist. Vergiss also, wie wahrscheinlich das war: Nur dein Wurf ist noch Zufall. Mit wie vielen schwarzen Würfeln?
    .hint-2 = Zeile für Zeile, wie in Lektion 3: Wie viele der 6 · 6 Ergebnisse gehen an jedem offenen Feld der Zeile vorbei?
    .hint-3 = In einer Zeile mit c gesperrten Feldern sind c · c von 36 Ergebnissen Fehlwürfe. Jede Zeile kommt mit Wahrscheinlichkeit 1/6.
    .right = ({ $squares }) von 216: { $answer }, oder { $percent }. Wenn er bleibt, sind es mit drei Würfeln { $stays }.
    .mistake-three-dice = Das gilt mit drei schwarzen Würfeln. Der Nachbar hat einen mitgenommen.
    .mistake-well = Das ist die Wahrscheinlichkeit, dass der Wurf gut geht. Zieh sie von 1 ab.
    .mistake-one-die = Das gilt mit einem einzigen schwarzen Würfel. Der Nachbar nimmt einen von dreien.
    .mistake-both = Das ist die Wahrscheinlichkeit, dass er geht und du dich verzockst. Hier weißt du schon, dass er gegangen ist.
    .mistake-rows-added = Du hast die sechs Zeilen addiert. Jede kommt nur mit Wahrscheinlichkeit 1/6.
    .solution = Mit zwei schwarzen Würfeln gibt es in einer Zeile mit c gesperrten Feldern in c² von 36 Fällen einen Fehlwurf. ({ $squares }) = { $favourable } von 216 ist { $answer }. Die Wahrscheinlichkeit { $leaves } spielt dabei keine Rolle: Eine bedingte Wahrscheinlichkeit betrachtet nur eine Zeile der Vierfeldertafel.

exercise-9-4 = Derselbe Spielplan und derselbe Nachbar, der mit Wahrscheinlichkeit { $leaves } geht. Wenn er geht, verzockst du dich mit der bedingten Wahrscheinlichkeit, die du in 9.3 gefunden hast; wenn er bleibt, mit { $stays }. Wie wahrscheinlich verzockst du dich, bevor du weißt, was der Nachbar tut?
    .title = Bevor du es weißt
    .hint-1 = Zeichne eine Vierfeldertafel von 60 solchen Zügen. In wie vielen geht er? In wie vielen davon verzockst du dich? Und in wie vielen der anderen?
    .hint-2 = Die Wahrscheinlichkeit jedes Falls mal die Wahrscheinlichkeit, dich darin zu verzocken. Dann addiere.
    .right = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }, oder { $percent }. Das liegt zwischen den beiden, näher an der des wahrscheinlicheren Falls.
    .mistake-half-half = Das ist die Mitte zwischen den beiden. Aber ein Fall ist wahrscheinlicher als der andere: Er zählt mehr.
    .mistake-swapped = Du hast das Gewicht des Gehens dem Bleiben gegeben. Welcher Fall hat die Wahrscheinlichkeit { $leaves }?
    .mistake-added = Diese Wahrscheinlichkeiten gehören zu zwei verschiedenen Fällen, und nur einer davon tritt ein. Multipliziere jede erst mit der Wahrscheinlichkeit ihres Falls.
    .mistake-one-case = Das heißt: Er geht, und dann verzockst du dich. Du kannst dich auch verzocken, wenn er bleibt.
    .mistake-multiplied = Multiplizieren hieße, dass du dich zweimal verzockst, einmal in jedem Fall. Aber nur einer der Fälle tritt ein.
    .mistake-left-only = Das gilt, wenn er sicher geht. Er kann auch bleiben.
    .mistake-stays-only = Das gilt, wenn er sicher bleibt. Er kann auch gehen.
    .solution = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }: die Formel der totalen Wahrscheinlichkeit. In vielen Zügen kommt die relative Häufigkeit eines Fehlwurfs ihr nahe.

exercise-9-5 = Zwei Ereignisse hängen voneinander ab, wenn das Wissen, dass eines eingetreten ist, die Wahrscheinlichkeit des anderen ändert; sonst sind sie unabhängig. Welche dieser Paare hängen voneinander ab?
    .title = Welche Paare hängen zusammen?
    .option-leaves-bust = Mein Nachbar geht jetzt. – Mein nächster Wurf ist ein Fehlwurf.
    .option-white-gold = Der weiße Würfel zeigt 3. – Der goldene Würfel desselben Wurfs zeigt 5.
    .option-row-bust = Der weiße Würfel zeigt eine Zeile ohne offenes Feld. – Dieser Wurf ist ein Fehlwurf.
    .option-twice = Mein letzter Wurf war ein Fehlwurf. – Am Anfang der nächsten Runde zeigt der weiße Würfel 3.
    .option-leaves-white = Mein Nachbar geht jetzt. – Der weiße Würfel meines nächsten Wurfs zeigt 1.
    .option-gold-bust = Der goldene Würfel meines Wurfs bietet mir ein offenes Feld an. – Dieser Wurf ist ein Fehlwurf.
    .hint-1 = Für jedes Paar: Angenommen, man sagt dir, dass das erste eingetreten ist. Würdest du über das zweite anders denken?
    .hint-2 = Zwei Ereignisse, die nie zusammen eintreten können: Was verrät dir das eine über das andere?
    .right = Ein Nachbar, der geht, nimmt einen Würfel mit; bei einer gesperrten Zeile verzockt man sich sicher, bei einem offenen goldenen Feld sicher nicht. Die Zahlen auf einzelnen Würfeln sind unabhängig: Sie verraten nichts voneinander.
    .mistake-no-gold = Zwei sind gefunden. Eines fehlt: zwei Ereignisse, die nicht beide eintreten können. Wenn das eine da ist: Wie wahrscheinlich ist das andere?
    .mistake-only-one = Das ist eines davon. Such weitere innerhalb eines einzigen Wurfs: Was erfährst du vom weißen oder vom goldenen Würfel darüber, ob er ein Fehlwurf ist?
    .mistake-white-gold = Zwei Würfel eines Wurfs wissen nichts voneinander. Alle 36 Paare sind gleich wahrscheinlich.
    .mistake-twice = Würfel haben kein Gedächtnis (Lektion 3), und am Anfang einer Runde sind alle Würfel wieder da.
    .mistake-leaves-white = Wer geht, nimmt einen schwarzen Würfel mit, nie den weißen. Mit weniger schwarzen Würfeln fällt der weiße wie vorher.
    .solution = Abhängig: das Gehen (weniger Würfel, mehr Fehlwürfe), eine gesperrte Zeile (sicher ein Fehlwurf) und ein offenes goldenes Feld (kein Fehlwurf, denn wer würfelt, darf auch den goldenen Würfel nutzen). Die anderen Ereignisse sind Zahlen auf einzelnen Würfeln, und unabhängig.

exercise-9-6 = Schreib bust(misses, dice, leaves): die Wahrscheinlichkeit, dass mein Wurf ein Fehlwurf ist. misses enthält für jede Zeile die Zahl der gesperrten Felder, etwa [1, 3, 6, …]; dice ist, wie viele schwarze Würfel ich werfe, wenn der Nachbar bleibt; leaves ist die Wahrscheinlichkeit, dass er vorher geht. Dann habe ich einen Würfel weniger, aber der goldene geht nie weg.
    .title = Fehlwurf, in Gesellschaft
    .hint-1 = Zwei Fälle, wie in 9.4: die Formel der totalen Wahrscheinlichkeit. Berechne für jeden die bedingte Wahrscheinlichkeit, sich zu verzocken, und gewichte sie dann mit leaves und 1 - leaves.
    .hint-2 = Lass eine eigene Funktion die Zeilen erledigen: alone(misses, dice). Ruf sie zweimal auf.
    .hint-3 = Und der letzte Fall: nur ein Würfel, der goldene. max(1, dice - 1) sagt, wie viele übrig sind.
    .right = Alle { $count } Fälle sind richtig. Die Wahrscheinlichkeit ist der Mittelwert der zwei Fälle und nicht der Fall einer mittleren Zahl von Würfeln.
    .mistake-mean-dice = { $call } sollte { $expected } ergeben. Du hast erst die Würfel gemittelt und dann die Wahrscheinlichkeit genommen. Niemand wirft je einen halben Würfel: Nimm die Wahrscheinlichkeit in jedem Fall, und dann den Mittelwert.
    .mistake-gold-gone = { $call } sollte { $expected } ergeben. Bei dir bleibt kein Würfel übrig. Der goldene Würfel verlässt den Tisch nie.
    .mistake-swapped = { $call } sollte { $expected } ergeben. Welcher Fall hat die Wahrscheinlichkeit leaves: der mit mehr Würfeln oder der mit weniger?
    .mistake-half-half = { $call } sollte { $expected } ergeben. Du hast den einfachen Mittelwert beider Fälle genommen. Gewichte sie mit leaves und 1 - leaves.
    .mistake-stays = { $call } sollte { $expected } ergeben. Deine Funktion nimmt an, dass der Nachbar bleibt. Was macht leaves?
    .mistake-rows-first = { $call } sollte { $expected } ergeben. Du hast erst die Zeilen gemittelt und dann potenziert. Die Zeilen sind verschieden: Potenziere in jeder Zeile, und nimm dann den Mittelwert.
    .mistake-always-six = { $call } sollte { $expected } ergeben. Dein Spielplan hat immer sechs Zeilen. len(misses) sagt, wie viele es sind.
    .model = def bust(misses, dice, leaves):
        {"    "}def alone(dice):
        {"        "}size = len(misses)
        {"        "}return sum((closed / size) ** dice for closed in misses) / size
        {""}
        {"    "}return leaves * alone(max(1, dice - 1)) + (1 - leaves) * alone(dice)
    .solution = Die Formel der totalen Wahrscheinlichkeit, als Code: die Wahrscheinlichkeit in jedem Fall, gewichtet mit der des Falls. Die mittlere Zahl von Würfeln ergibt eine zu kleine Wahrscheinlichkeit, weil ein Würfel weniger mehr schadet, als ein Würfel mehr nützt.

exercise-9-7 = Der Spielplan der Lektion, und jetzt ist dein Nachbar dran. Er steigt mit Wahrscheinlichkeit { $leaves } aus, sonst würfelt er. Du legst einen Knopf, wenn das goldene Feld ein blaues ist, das für dich offen ist, und du steigst aus, wenn du an die Reihe kommst. Wie groß ist der Erwartungswert deiner Sterne?
    .title = Das goldene Feld
    .hint-1 = Du hast { $stop } Sterne, und nichts, was der Nachbar tut, kann sie dir nehmen. Was kann dazukommen?
    .hint-2 = Das goldene Feld ist weißer Würfel und goldener Würfel: eines von 36, alle gleich wahrscheinlich. Auf wie vielen brächte dir ein Knopf mehr Sterne?
    .hint-3 = Damit Sterne dazukommen, muss der Nachbar würfeln, und das goldene Feld muss eines davon sein. Multipliziere, und überleg, was Blau dir wert ist.
    .right = { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }, etwa { $decimal }. Es kostet nichts: Bei einem fremden Wurf kannst du dich nicht verzocken.
    .mistake-stop-only = Diese Sterne hast du schon. Was kommt durch den Wurf des Nachbarn im Mittel dazu?
    .mistake-always-rolls = Das gilt, wenn der Nachbar sicher würfelt. Er kann vorher aussteigen.
    .mistake-gain-only = Das bringt das goldene Feld dazu. Und die Sterne, die du schon hast?
    .mistake-chance-only = Das ist die Wahrscheinlichkeit, dass ein blaues kommt. Wie viele Sterne bringt es, und welche hast du ohnehin?
    .mistake-lost-else = Wenn kein blaues kommt, hast du deine Sterne trotzdem: Beim Wurf des Nachbarn kannst du dich nicht verzocken.
    .mistake-one-star = Ein dritter blauer Knopf bringt einen Stern für die Farbe. Sieh auch auf deine Karte.
    .mistake-of-open = Das goldene Feld ist eines von allen 36, nicht nur von deinen offenen.
    .mistake-any-open = Nicht jedes offene Feld bringt Sterne. Von welcher Farbe brauchst du noch einen Knopf?
    .solution = { $spaces } von 36 Feldern sind blau und offen, und jedes macht aus { $stop } Sternen { $more }. Der Nachbar würfelt mit Wahrscheinlichkeit { $rolls }. Der Erwartungswert ist { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }.

exercise-9-8 = Der Spielplan deiner Schätzung. Frag solve zweimal: Was ist Würfeln allein wert, und was in einem Modell mit einem Nachbarn, der immer würfelt und sich nie verzockt? Um wie viele Sterne ist das Zweite mehr? (Zwei Nachkommastellen.)
    .title = Was Gesellschaft bringt
    .hint-1 = solve(here).roll gilt, wenn man allein ist: der Erwartungswert der Sterne.
    .hint-2 = Opponents(1, opt_out=…, bust=…, dice_each=1): Welche zwei Wahrscheinlichkeiten ergeben einen Nachbarn, der immer würfelt und sich nie verzockt?
    .right = { $stays } − { $alone } = { $answer } Sterne. Ein solcher Nachbar nimmt nie einen Würfel weg, also ist das der Gewinn durch den goldenen Würfel.
    .guessed = Du hast vermutet: „{ $guess }“ Es kommt auf den Nachbarn an. Würfeln ist allein { $alone } wert, mit einem, der immer würfelt, { $stays }, und mit einem, der sicher geht, { $leaves }. Aussteigen bringt { $stop }.
    .mistake-roll = Das ist Würfeln in Gesellschaft wert. Wie viel mehr ist das als allein?
    .mistake-alone-only = Das ist Würfeln allein wert. Wie viel mehr ist es in Gesellschaft?
    .mistake-over-stop = Du hast Würfeln mit Aussteigen verglichen. Gefragt ist Würfeln in Gesellschaft gegen Würfeln allein.
    .mistake-other-sign = Andersherum: Was von beidem ist mehr?
    .mistake-from-leaving = Du hast einen Nachbarn, der bleibt, mit einem verglichen, der geht. Vergleiche damit, allein zu sein: solve(here).roll.
    .mistake-the-leaver = Dieser Nachbar geht sicher: opt_out ist die Wahrscheinlichkeit, dass er geht. Welche Zahl heißt „nie“?
    .solution = solve(here, Opponents(1, opt_out=0, bust=0, dice_each=1)).roll − solve(here).roll = { $stays } − { $alone } = { $answer }.

exercise-9-9 = Schreib flips(rolling, stop). rolling ist eine Liste von Paaren (Annahme, Wert des Würfelns bei dieser Annahme); stop ist, was Aussteigen wert ist. Man würfelt nur, wenn das mehr wert ist als stop. Gib die Liste der Annahmen zurück, bei denen die beste Wahl eine andere ist als bei der Annahme davor; [], wenn sie sich nie ändert.
    .title = Wo es umschlägt
    .hint-1 = Bei jeder Annahme: roll = worth > stop. Vergleiche das mit der davor.
    .hint-2 = zip(rolling, rolling[1:]) gibt jedes Paar zusammen mit dem nächsten.
    .hint-3 = Zwei Wahrheitswerte sind verschieden, wenn a != b.
    .right = Alle { $count } Fälle sind richtig, und der letzte ist der Spielplan dieser Lektion. Das ist eine Sensitivitätsanalyse, die du auf jedes Modell anwenden kannst: Hängt die Antwort von dieser Annahme ab?
    .mistake-all-out = { $call } sollte { $expected } ergeben. Du führst jede Annahme auf, bei der man aussteigt. Gefragt sind nur die, bei denen die Wahl sich ändert.
    .mistake-one-way = { $call } sollte { $expected } ergeben. Deine Funktion sieht den Wechsel vom Würfeln zum Aussteigen, aber nicht den zurück.
    .mistake-one-before = { $call } sollte { $expected } ergeben. Du gibst die letzte Annahme vor dem Wechsel zurück. Gib die erste danach zurück.
    .mistake-ties-roll = { $call } sollte { $expected } ergeben. Wo beides gleich viel wert ist, steigt man aus: Würfle nur, wenn es mehr wert ist.
    .model = def flips(rolling, stop):
        {"    "}found = []
        {"    "}for (_, before), (assumption, worth) in zip(rolling, rolling[1:]):
        {"        "}if (before > stop) != (worth > stop):
        {"            "}found.append(assumption)
        {"    "}return found
    .solution = Geh die Nachbarn in der Liste durch und behalte von zweien den zweiten, wenn Würfeln nur bei einem davon mehr wert ist als stop.

exercise-9-10 = Dein eigener Spielplan: Position.parse("{ $board }"). Ein Nachbar ist noch dabei, wie in der Lektion: Opponents(1, opt_out=…, bust=0.3, dice_each=1). Mach eine Sensitivitätsanalyse: Verändere die Annahme opt_out von 0 bis 1. Was ist am besten?
    .title = Kommt es darauf an?
    .option-roll = Würfeln, wie groß auch immer opt_out ist.
    .option-out = Aussteigen, wie groß auch immer opt_out ist.
    .option-stays = Es kommt darauf an: würfeln, wenn der Nachbar wahrscheinlich bleibt, aussteigen, wenn er wahrscheinlich geht.
    .option-leaves = Es kommt darauf an: würfeln, wenn der Nachbar wahrscheinlich geht, aussteigen, wenn er wahrscheinlich bleibt.
    .hint-1 = solve(board, Opponents(1, opt_out=0, bust=0.3, dice_each=1)).roll ist Würfeln mit einem Nachbarn, der immer würfelt. Vergleiche es mit dem, was Aussteigen bringt.
    .hint-2 = Dann das andere Ende, opt_out=1. Der Wert wandert gleichmäßig von einem Ende zum anderen.
    .right = Würfeln ist { $most } wert, wenn er nie aussteigt, und { $least }, wenn er sicher aussteigt; Aussteigen bringt { $stop }. { $cares ->
        [yes] Hier musst du deinen Nachbarn kennen.
       *[no] Hier brauchst du über deinen Nachbarn nichts zu wissen: Jedes Modell gibt dieselbe Antwort.
    }
    .mistake-roll = Es gibt einen Nachbarn, mit dem Würfeln weniger wert ist als Aussteigen. Probier beide Enden, 0 und 1.
    .mistake-out = Es gibt einen Nachbarn, mit dem Würfeln mehr wert ist als Aussteigen. Probier beide Enden, 0 und 1.
    .mistake-stays = Der Wert bewegt sich wirklich in diese Richtung. Aber kreuzt er das, was Aussteigen bringt? Sieh dir beide Enden an.
    .mistake-leaves = Ein Nachbar, der geht, nimmt einen Würfel mit und würfelt nicht mehr für dich. Kann das Würfeln dadurch besser werden?
    .solution = Würfeln ist { $most } wert bei opt_out=0 und { $least } bei opt_out=1; Aussteigen bringt { $stop }.

exercise-9-11 = „Alle Modelle sind falsch, manche sind nützlich.“ Nenne zwei Annahmen des Modells Opponents, die für wirkliche Menschen falsch sind. Sag dann, auf welcher Art von Spielplan sein Rat trotzdem gut ist und wie du opt_out für die Leute an deinem Tisch herausfinden würdest.
    .title = Falsch und nützlich
    .model = Wirkliche Menschen sehen auf ihren eigenen Spielplan: Wer vier Sterne in Aussicht hat, steigt früher aus als jemand, der noch keinen hat, und auf einem vollen Spielplan verzockt man sich leichter. Also sind nicht alle gleich, und derselbe Mensch ändert sich von Wurf zu Wurf. Der Rat ist gut, wo er für jedes opt_out derselbe ist, das ich für möglich halte. Ich würde über ein paar Abende zählen, wie oft jemand aussteigt, der auch würfeln könnte, mit wenigen Knöpfen und mit vielen.
    .solution = Das liest ein Mensch. Eine gute Antwort nennt, was das Modell weglässt (die Spielpläne der anderen, ihre Sterne, ihr Temperament, das Rennen um den Sieg), erkennt, dass das nicht schadet, wo sich die Antwort nicht ändert, und schlägt vor zu zählen.

# Bilder

picture-dice = Wahrscheinlichkeit eines Fehlwurfs
picture-dice-black = { $dice } schwarze
picture-turns = Deine dreißig Züge
picture-turns-not-yet = Deine dreißig Züge: Würfle erst die von { $number }
picture-turns-many = { $turns } Züge, im Mittel
picture-table-left = gegangen
picture-table-stays = geblieben
picture-table-all = zusammen
picture-table-bust = Fehlwurf
picture-table-safe = kein Fehlwurf
picture-table-rate = Fehlwürfe, von der Zeile
picture-models = Was Würfeln wert ist
picture-models-alone = allein
picture-models-rolls = würfelt immer
picture-models-half = steigt jedes zweite Mal aus
picture-models-leaves = steigt sicher aus
picture-models-stop = Aussteigen: { $stars }
picture-assumed = angenommene Wahrscheinlichkeit, dass der Nachbar aussteigt
picture-assumed-bust = angenommene Wahrscheinlichkeit, dass sich der Nachbar verzockt
picture-stars = Sterne im Mittel
picture-more = Sterne mehr durch Würfeln
picture-rolling = Würfeln
picture-opting-out = Aussteigen
picture-roll = würfeln
picture-opt-out = aussteigen
picture-board = Spielplan { $name }
picture-flip-told = Würfeln, nach der angenommenen Wahrscheinlichkeit, dass der Nachbar aussteigt: { $worths }; Aussteigen: { $stars }
picture-boards-told = Sterne mehr durch Würfeln, wenn der Nachbar nie aussteigt, und wenn er sicher aussteigt: { $boards }
picture-map-told = Bis zu welcher Wahrscheinlichkeit des Aussteigens man würfeln sollte, nach der eines Fehlwurfs: { $rows }

# For tests
exercise-9-201 = Von { $all } Jugendlichen treiben { $sport } Sport, { $music } spielen ein Instrument, und { $both } tun beides. Stell eine Vierfeldertafel auf. Eine Person wird zufällig ausgewählt. Wie groß ist die Wahrscheinlichkeit, dass sie keines von beiden tut?
    .title = Keines von beiden
    .hint-1 = Wie viele treiben laut Tafel Sport, spielen aber kein Instrument? Wie viele tun mindestens eines von beiden?
    .right = { $sport } + { $music } − { $both } = { $either } tun mindestens eines. Also tun { $neither } von { $all } keines: { $percent }.
    .mistake-twice = Du hast die, die beides tun, zweimal abgezogen. Zähl sie einmal wieder dazu.
    .mistake-either = Das ist das Gegenereignis: die, die mindestens eines von beiden tun.
    .mistake-not-both = Das ist „nicht beides“. Darunter sind noch die, die genau eines von beiden tun.
    .mistake-no-sport = Das sind alle, die keinen Sport treiben. Einige davon spielen ein Instrument.
    .solution = P(keines) = 1 − P(Sport oder Instrument) = 1 − { $either }/{ $all } = { $answer }, also { $percent }.
exercise-9-202 = Von { $all } Familien haben { $cats } eine Katze und { $dogs } einen Hund; { $both } davon haben beides. Eine Familie mit Hund wird zufällig ausgewählt. Wie groß ist die bedingte Wahrscheinlichkeit, dass sie eine Katze hat?
    .title = Was ist die Bedingung?
    .hint-1 = P(Katze | Hund): Nur die Familien mit Hund bleiben übrig. Wie viele sind das?
    .right = { $both } der { $dogs } Familien mit Hund haben eine Katze: P(Katze | Hund) = { $both }/{ $dogs }, also { $percent }.
    .mistake-exchanged = Das ist P(Hund | Katze). Hier ist „Hund“ die Bedingung, und gefragt ist P(Katze | Hund).
    .mistake-both = Das ist P(Katze und Hund). Teile durch die Anzahl der Familien mit Hund, nicht durch alle { $all }.
    .mistake-no-condition = Das ist P(Katze) ohne die Bedingung. Bekannt ist, dass die Familie einen Hund hat.
    .mistake-only-dogs = Das sind die Familien mit Hund und ohne Katze, das Gegenereignis.
    .solution = P(Katze | Hund) = P(Katze und Hund)/P(Hund) = { $both }/{ $dogs }, also { $percent }.
exercise-9-203 = Eine Krankheit haben { $base } aller Menschen. Ein Test ist bei { $found } der Kranken positiv und bei { $false } der Gesunden. Eine zufällig ausgewählte Person hat ein positives Ergebnis. Wie groß ist die bedingte Wahrscheinlichkeit, dass sie krank ist?
    .title = Ein positiver Test
    .hint-1 = Denk dir { $people } Menschen. Wie viele sind krank und positiv? Wie viele gesund und positiv?
    .right = Von { $people } Menschen sind { $hits } krank und positiv, { $alarms } gesund und positiv: { $hits }/{ $positive }, also { $percent }.
    .mistake-exchanged = Das ist P(positiv | krank). Gefragt ist P(krank | positiv).
    .mistake-both = Das ist P(krank und positiv), ein Pfad im Baumdiagramm. Teile durch P(positiv).
    .mistake-positive = Das ist P(positiv), krank oder gesund. Welcher Teil davon ist krank?
    .mistake-no-base = Das wäre richtig, wenn die Hälfte aller krank wäre. Es sind aber { $base }.
    .solution = Von { $people } Menschen sind { $ill } krank, davon { $hits } positiv. Von den { $healthy } Gesunden sind es { $alarms }. P(krank | positiv) = { $hits }/({ $hits } + { $alarms }) = { $percent }.
exercise-9-204 = Eine Vierfeldertafel über Samen. Mit Kompost: { $first-yes } wuchsen, { $first-no } nicht. Ohne Kompost: { $second-yes } wuchsen, { $second-no } nicht. Ein Same wird zufällig ausgewählt. Sind die Ereignisse „Kompost“ und „gewachsen“ unabhängig?
    .title = Unabhängig laut Tafel?
    .option-independent = Sie sind unabhängig.
    .option-more-often = Sie sind es nicht: Mit Kompost wuchs ein größerer Anteil.
    .option-less-often = Sie sind es nicht: Mit Kompost wuchs ein kleinerer Anteil.
    .option-counts = Sie sind es nicht: { $first-yes } und { $second-yes } sind verschiedene Zahlen.
    .hint-1 = Welcher Anteil der { $first } Samen mit Kompost wuchs? Und der { $second } ohne?
    .right = Mit Kompost wuchsen { $first-share }, ohne { $second-share }: { $case ->
        [independent] Die Anteile sind gleich, also sind die Ereignisse unabhängig.
       *[other] Die Anteile sind verschieden, also sind die Ereignisse nicht unabhängig.
    }
    .mistake-independent = Teile: { $first-yes } von { $first } und { $second-yes } von { $second }. Sind die Anteile gleich?
    .mistake-more-often = Sind { $first-yes } von { $first } wirklich mehr als { $second-yes } von { $second }?
    .mistake-less-often = Sind { $first-yes } von { $first } wirklich weniger als { $second-yes } von { $second }?
    .mistake-counts = Die beiden Gruppen sind nicht gleich groß. Vergleich die Anteile, nicht die Anzahlen.
    .solution = P(gewachsen | Kompost) = { $first-share } und P(gewachsen | kein Kompost) = { $second-share }. Die Ereignisse sind unabhängig, wenn diese beiden gleich sind.
exercise-9-205 = Ein Glücksrad zeigt A mit Wahrscheinlichkeit { $bag-a }, B mit { $bag-b } und C mit { $bag-c }. Dann wird ein Knopf aus dem Beutel mit diesem Buchstaben gezogen. Rot sind in Beutel A { $red-a } der Knöpfe, in Beutel B { $red-b }, in Beutel C { $red-c }. Wie groß ist die Wahrscheinlichkeit für einen roten Knopf?
    .title = Drei Beutel
    .hint-1 = Zeichne ein Baumdiagramm. Drei Pfade enden mit Rot: Multipliziere entlang jedes Pfades, dann addiere.
    .right = Die drei Pfade sind { $sum } = { $percent }.
    .mistake-mean = Das wäre richtig, wenn das Glücksrad die drei Buchstaben gleich oft zeigte. Das tut es nicht.
    .mistake-one-path = Das ist der Pfad mit Beutel A. Rote Knöpfe kommen auch aus den anderen.
    .mistake-added = Du hast bedingte Wahrscheinlichkeiten addiert. Multipliziere jede erst mit der Wahrscheinlichkeit ihres Beutels.
    .mistake-two-paths = Der Pfad mit Beutel C fehlt.
    .solution = Totale Wahrscheinlichkeit: P(rot) = P(A) · P(rot | A) + P(B) · P(rot | B) + P(C) · P(rot | C) = { $sum } = { $percent }.
