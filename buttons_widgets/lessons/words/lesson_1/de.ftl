# Lektion 1. Eine Nachricht exercise-1-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-1 = Nie Knopf neben Knopf

exercise-1-1 = Auf wie viele Arten können Knöpfe auf dem richtigen Spielplan mit 36 Feldern liegen? Der leere Spielplan ist eine davon. Was schätzt du?
    .title = Deine Schätzung
    .noted = Das kann noch niemand wissen. Am Ende der Lektion siehst du, wie nah du dran warst.
    .solution = Eine Schätzung ist weder richtig noch falsch. Viel zu niedrig zu schätzen ist keine Schande: Zahlen, die durch immer neues Multiplizieren entstehen, wachsen schneller, als wir es im Gefühl haben.

exercise-1-2 = Auf wie viele Arten können Knöpfe in einer einzigen Zeile mit { $spaces } Feldern liegen, wenn keine zwei benachbart sein dürfen? Auch die leere Zeile zählt.
    .title = Eine Zeile
    .hint-1 = Fang klein an. Die Bilder zeigen alle Arten für 1, 2 und 3 Felder. Welches Muster hat die Folge 2, 3, 5?
    .hint-2 = Sieh dir das letzte Feld an. Wenn es leer ist, dürfen die anderen { $last } Felder alles sein, was erlaubt ist. Wenn ein Knopf darauf liegt: Wie muss dann das Feld davor sein?
    .hint-3 = Jede Anzahl ist also die Summe der beiden vorigen.
    .right = { $ways } Arten: { $before } mit leerem letztem Feld und { $before-that } mit einem Knopf darauf. Jede Anordnung gehört zu genau einer dieser Gruppen, also addieren wir: die Summenregel.
    .mistake-empty-left-out = Es fehlt genau eine. Auch die Zeile ganz ohne Knopf ist eine Anordnung.
    .mistake-neighbours = Damit zählst du alle Muster aus Knöpfen und leeren Feldern. Lass die weg, in denen zwei Knöpfe benachbart sind.
    .mistake-one-button = Damit zählst du die Zeilen mit genau einem Knopf. Es darf auch keiner sein, oder mehrere.
    .mistake-one-or-none = Damit zählst du die Zeilen mit höchstens einem Knopf. Es ist Platz für zwei, die nicht benachbart sind.
    .solution = Ist das letzte Feld leer, so haben die ersten { $last } Felder { $before } Möglichkeiten. Liegt dort ein Knopf, so ist das Feld davor leer, und der Rest hat { $before-that } Möglichkeiten. Nach der Summenregel sind es { $ways }. Die Zahlen { $sequence } sind die Fibonacci-Folge: Jede ist die Summe der beiden vorigen.

exercise-1-3 = Für eine Zeile mit 3 Feldern gibt es { $row } Anordnungen. Mia sagt: „Für einen Spielplan mit 3 Zeilen gibt es { $row } · { $row } · { $row } = { $product }.“ Aber du siehst { $boards }. Was hat sie vergessen?
    .title = Warum nicht { $product }?
    .option-order = Auf die Reihenfolge der Zeilen kommt es nicht an, also muss man { $product } noch teilen.
    .option-columns = Auch in einer Spalte dürfen Knöpfe nicht benachbart sein, also passt nicht jede Zeile unter jede andere.
    .option-empty = Sie hat den leeren Spielplan mehrmals gezählt.
    .option-added = Die Möglichkeiten mehrerer Zeilen werden addiert und nicht multipliziert.
    .hint-1 = Zeichne zwei Zeilen, die jede für sich erlaubt sind, aber nicht untereinander liegen dürfen.
    .hint-2 = Wir multiplizieren, wenn jede Wahl für eine Zeile gleich viele Möglichkeiten für die nächste übrig lässt. Ist das hier so?
    .right = Ein Knopf in einer Zeile sperrt das Feld darunter. Manche Zeilen lassen also mehr Möglichkeiten für die nächste Zeile übrig als andere, und die Produktregel gilt nicht.
    .mistake-order = Die Zeilen haben ihre festen Plätze: Die oberste ist nicht die unterste. Keine zwei der { $product } sind derselbe Spielplan.
    .mistake-empty = Es gibt einen einzigen leeren Spielplan, und unter den { $product } ist er einmal dabei: leer, leer, leer.
    .mistake-added = Addieren ergäbe { $row } + { $row } + { $row }, viel zu wenig. Multiplizieren ist richtig, wenn jede Wahl für eine Zeile gleich viele für die nächste übrig lässt. Ist das hier so?
    .solution = { $product } zählt alle Spielpläne, bei denen jede Zeile für sich erlaubt ist. Bei { $touching } davon liegt ein Knopf direkt über einem anderen. Die Produktregel verlangt jedes Mal gleich viele Möglichkeiten, aber eine Zeile lässt zwischen 2 und { $row } für die nächste übrig.

exercise-1-4 = Die oberste Zeile dieses Spielplans ist belegt. Welche der fünf Zeilen dürfen direkt darunter liegen? Wähle alle, die passen.
    .title = Welche Zeilen passen?
    .option-none = ○ ○ ○
    .option-left = ● ○ ○
    .option-middle = ○ ● ○
    .option-right = ○ ○ ●
    .option-ends = ● ○ ●
    .hint-1 = Leg einen Finger auf jedes Feld unter einem Knopf. Dort darf nichts liegen. Und überall sonst?
    .hint-2 = Ecke an Ecke ist erlaubt.
    .right = Genau die, bei denen kein Knopf direkt unter einem Knopf liegt.
    .mistake-under-a-button = In einer dieser Zeilen liegt ein Knopf direkt unter einem Knopf. Auch das sind Nachbarn.
    .mistake-corners = Diese passen alle, aber es gibt noch mehr. Zwei Knöpfe dürfen sich an einer Ecke berühren: Nachbarn liegen nur links, rechts, oben und unten.
    .mistake-empty-left-out = Eine fehlt noch. Was ist mit der Zeile, in der nichts liegt?
    .solution = Eine Zeile passt, wenn sie in keiner Spalte einen Knopf hat, in der auch die oberste einen hat. Ecken zählen nicht, und die leere Zeile passt immer.

exercise-1-5 = Die mittlere Zeile dieses Spielplans bleibt, wie sie ist. Wie viele Spielpläne haben genau diese mittlere Zeile?
    .title = Von der Mitte aus
    .hint-1 = Wie viele der fünf Zeilen passen über die mittlere? Finde es heraus wie in der vorigen Aufgabe. Und darunter?
    .hint-2 = Ändert die Zeile, die du oben wählst, etwas daran, was unten liegen darf? Die beiden sind keine Nachbarn.
    .hint-3 = Zu jeder der { $fit } Zeilen oben gibt es { $fit } Zeilen unten. Zeichne sie, wenn du magst.
    .right = { $fit } Zeilen passen oben, und zu jeder davon passen { $fit } unten: { $fit } · { $fit } = { $boards }. Hier gilt die Produktregel: Was auch oben liegt, unten passen gleich viele Zeilen.
    .mistake-added = Du hast addiert. Aber jede Zeile oben geht mit jeder Zeile unten zusammen.
    .mistake-one-row = So viele Zeilen passen oben. Und unten?
    .mistake-all-rows = Es passen nicht alle fünf Zeilen: Die mittlere sperrt die Felder über und unter ihrem Knopf.
    .mistake-three-rows = Du hast dreimal multipliziert. Aber die mittlere Zeile steht fest: Gewählt werden nur die Zeile darüber und die darunter.
    .mistake-one-side = Auf einer Seite hast du alle fünf Zeilen genommen. Die mittlere sperrt ein Feld über ihrem Knopf und eines darunter.
    .mistake-across = Die oberste und die unterste Zeile sind keine Nachbarn. Dürfen sie Knöpfe in derselben Spalte haben?
    .solution = { $fit } der fünf Zeilen passen über die mittlere und dieselben { $fit } darunter. Steht die mittlere Zeile fest, so lässt jede Wahl oben unten gleich viele übrig, also ergibt die Produktregel { $fit } · { $fit } = { $boards }.

exercise-1-6 = Die Knöpfe auf diesem Spielplan bleiben liegen. Weitere dürfen dazukommen, aber es müssen keine sein. Wie viele Spielpläne sind möglich, den jetzigen mitgezählt?
    .title = Wann darf man multiplizieren?
    .hint-1 = Welche Felder sind noch offen? { $open ->
        [one] Es gibt eines.
       *[other] Es sind { $open }.
    }
    .hint-2 = Sie liegen in { $pieces } getrennten Stücken. Auf wie viele Arten kann man jedes Stück für sich füllen? („Gar nichts“ ist auch eine.)
    .hint-3 = Was du auch in ein Stück legst: Für die anderen bleiben gleich viele Möglichkeiten.
    .right = Die Stücke haben { $product } Möglichkeiten. Was auch in einem liegt, die anderen behalten alle ihre Möglichkeiten, also gilt die Produktregel: { $ways } Spielpläne.
    .mistake-neighbours = Jedes offene Feld belegt oder nicht: Das wäre richtig, wenn keine zwei offenen Felder benachbart wären. Manche sind es aber.
    .mistake-two-each = Du hast jedem Stück zwei Möglichkeiten gegeben, voll oder leer. Für ein einzelnes Feld stimmt das. Aber zwei Nachbarn haben drei: keiner, der eine oder der andere.
    .mistake-added = Du hast die Möglichkeiten der Stücke addiert. Aber jede Möglichkeit des einen Stücks geht mit jeder der anderen zusammen.
    .mistake-one-or-none = Damit zählst du höchstens einen weiteren Knopf. Es ist Platz für mehrere zugleich.
    .mistake-nothing-more = Es fehlt genau einer: Gar nichts dazuzulegen ist auch erlaubt.
    .solution = Die { $open } offenen Felder liegen in { $pieces } Stücken, zwischen denen es keine Nachbarn gibt. Ein einzelnes Feld hat 2 Möglichkeiten, zwei Nachbarn haben 3 und drei zusammenhängende Felder 5. Jede Möglichkeit eines Stücks lässt gleich viele der anderen übrig. Nach der Produktregel ist es also { $product } = { $ways }.

exercise-1-7 = Auf diesem Spielplan liegen zwei Knöpfe. Leg so viele dazu, wie die Regeln erlauben: Keine zwei dürfen benachbart sein, weder in einer Zeile noch in einer Spalte.
    .title = So viele wie möglich
    .hint-1 = Welche Felder werden durch die zwei Knöpfe gesperrt? Die sind auf jeden Fall verloren.
    .hint-2 = Färb den Spielplan wie ein Schachbrett. Alle Felder einer Farbe können Knöpfe tragen, ohne dass zwei benachbart sind.
    .hint-3 = Vielleicht ist keine der beiden Farben allein am besten: Ein Teil des Spielplans kann der einen Farbe folgen, ein anderer Teil der anderen.
    .right = { $most } sind es, und mehr passen nicht.
    .mistake-beside = { $one } und { $other } sind Nachbarn. Ein Knopf hält die Felder links, rechts, über und unter sich frei.
    .mistake-room-left = Für einen ist noch Platz, zum Beispiel auf { $cell }.
    .mistake-full-is-not-most = Für einen weiteren Knopf ist kein Feld mehr da, aber mehr als { $count } sind möglich. Ein Spielplan kann auch mit zu wenigen voll sein. Nimm einige zurück und fang in einer Ecke an.
    .solution = { $most } Knöpfe können dazukommen. Die offenen Felder lassen sich zu Nachbarpaaren ordnen, und einige bleiben übrig. Jedes Paar und jedes übrige Feld trägt höchstens einen Knopf, und davon gibt es { $most }: eine obere Schranke.

exercise-1-8 = Wie viele Knöpfe passen höchstens auf einen Spielplan mit { $rows } Zeilen zu je { $columns } Feldern?
    .title = Wie viele höchstens?
    .half = Die Hälfte von { $spaces } ist { $half }, und einen halben Knopf gibt es nicht. Denk an das Feld, das übrig bleibt: Ist es einer mehr oder einer weniger?
    .hint-1 = Zeichne ihn klein. Probier zuerst { $rows } Zeilen zu je 3 Feldern.
    .hint-2 = Zerlege die { $spaces } Felder in Nachbarpaare. Ein Feld bleibt übrig. Wie viele Knöpfe kann jedes Stück tragen?
    .hint-3 = Färb ihn jetzt wie ein Schachbrett und fang in einer Ecke an. Wie viele Felder haben die Farbe der Ecke?
    .right = { $pairs } Paare und ein übriges Feld: { $most } ist eine obere Schranke. Die Schachbrettfarbe der Ecken hat { $most } Felder: So viele passen wirklich. Beides zusammen ist ein Beweis.
    .mistake-one-left-over = Es fehlt genau einer. { $pairs } Paare tragen { $pairs } Knöpfe. Aber bei einer ungeraden Zahl von Feldern gehört ein Feld zu keinem Paar.
    .mistake-corners = Du hältst auch an den Ecken Abstand. Knöpfe dürfen sich an einer Ecke berühren, also kann man jede Zeile nutzen.
    .mistake-each-row = In eine Zeile passen { $in-row } Knöpfe. Aber die Zeile darunter kann dann nicht auch { $in-row } haben.
    .mistake-all-spaces = Das sind alle Felder. Zwei Nachbarn dürfen nie beide einen Knopf haben.
    .solution = Höchstens: Die { $spaces } Felder lassen sich in { $pairs } Nachbarpaare und ein einzelnes Feld zerlegen, und jedes Stück trägt höchstens einen Knopf. Also ist { $most } eine obere Schranke. Mindestens: Die Schachbrettfarbe der Ecken hat { $most } Felder, und keine zwei davon sind benachbart.

exercise-1-9 = Für Spielpläne mit 3, 4 und 5 Zeilen gibt es { $three }, { $four } und { $five } Anordnungen. Wie viele sind es wohl für den richtigen mit 6 Zeilen? Achte auf die Faktoren.
    .title = Der richtige Spielplan
    .option-doubled = etwa { $doubled }
    .option-same-factor = etwa { $same-factor }
    .option-growing-factor = etwa { $growing-factor }
    .option-all-patterns = etwa { $all-patterns }
    .hint-1 = Von 4 auf 5 Zeilen ist die Zahl auf das { $factor }-Fache gewachsen. Und von 3 auf 4 Zeilen?
    .hint-2 = Wächst diese Folge von Spielplan zu Spielplan um denselben Faktor? Wie groß könnte der nächste Faktor sein?
    .right = Der Faktor selbst wird jedes Mal mehr als doppelt so groß, der nächste sollte also etwa { $next-factor } sein. Genau sind es { $total } Anordnungen: Der Faktor ist { $last-factor }. Eine Folge mit gleichbleibendem Faktor wächst exponentiell; diese wächst schneller.
    .mistake-doubled = Eine neue Zeile und eine neue Spalte machen viel mehr aus als das Doppelte. Sieh dir die Faktoren im Bild an.
    .mistake-same-factor = Damit nimmst du den letzten Faktor, { $factor }, noch einmal. Aber der davor war nur { $earlier }. Wie entwickeln sich die Faktoren?
    .mistake-all-patterns = Das ist ein Produkt aus { $spaces } Zweien: jedes Feld mit oder ohne Knopf. Die meisten dieser Muster enthalten Nachbarn.
    .guessed = Am Anfang hast du { $guess } geschätzt. { $off ->
        [held] Sie liegt in deinem Bereich.
        [near] Was für eine Schätzung! Du liegst um weniger als den Faktor zwei daneben.
        [low] Die wirkliche Zahl ist { $times }-mal so groß. Zahlen, die durch Multiplizieren wachsen, werden bald größer, als wir erwarten.
        [high] Deine Schätzung ist { $times }-mal so groß wie die wirkliche Zahl. Du hast gewusst, dass solche Zahlen schnell wachsen, und bist etwas zu weit gegangen.
       *[zero] Mindestens eine gibt es immer: den leeren Spielplan.
    }
    .solution = Die letzten Faktoren sind etwa { $earlier } und { $factor }: Jeder ist mehr als doppelt so groß wie der vorige. Also kommt als Nächstes etwa { $next-factor }, und { $five } · { $next-factor } ist etwa { $growing-factor }. Genau sind es { $total }.

exercise-1-10 = Füll diesen Spielplan so, dass kein Knopf mehr Platz findet, und zwar mit so wenigen Knöpfen wie möglich. Eure Klasse vergleicht.
    .title = Voll mit wenigen
    .beside = { $one } und { $other } sind Nachbarn. Nimm einen der beiden Knöpfe zurück.
    .room-left = Der Spielplan ist noch nicht voll: Platz ist auf { $cell }{ $count ->
        [one] {""}.
       *[other] {" "}und auf anderen Feldern.
    }
    .kept = { $count ->
        [one] Voll mit { $count } Knopf,
       *[other] Voll mit { $count } Knöpfen,
    } und gespeichert. Geht es auch mit weniger? Du darfst deinen Spielplan ändern, so oft du magst.
    .hint-1 = Ein Knopf in der Mitte sperrt vier Felder, einer in einer Ecke nur zwei.
    .hint-2 = Ein Feld, das von zwei Knöpfen gesperrt wird, ist Verschwendung. Versuch, jedes Feld nur einmal zu sperren.
    .solution = { $fewest } genügen, und mit weniger geht es nicht (das Kit ist alle { $full } vollen Spielpläne durchgegangen). Der Kniff ist, nur wenige Felder von zwei Knöpfen sperren zu lassen.

exercise-1-11 = Ein Freund war krank und sagt: „{ $row } Möglichkeiten für jede Zeile, also { $row } · { $row } · { $row } Spielpläne.“ Erkläre in ein paar Sätzen, warum das zu viele sind und wie du auf { $boards } kommst.
    .title = Erklär es
    .model = Ein Knopf sperrt auch das Feld über und unter sich, also lässt eine Zeile manchmal weniger Möglichkeiten für die nächste übrig als eine andere. Aber wenn die mittlere Zeile feststeht, passen unten gleich viele Zeilen, was ich auch oben hinlege. Ich zähle zu jeder mittleren Zeile, wie viele Zeilen daneben passen, nehme diese Zahl mit sich selbst mal (Produktregel) und addiere die fünf Gruppen (Summenregel): { $sum } = { $boards }.
    .solution = Eine gute Antwort sagt, dass eine Zeile ändert, wie viele Möglichkeiten für die nächste bleiben, nennt als Beispiel zwei Zeilen, die nicht zusammenpassen, und findet, wo die Produktregel gilt: oben und unten, sobald die Mitte feststeht. Jede andere vollständige Zählweise ist genauso gut.

# Bilder
picture-rows = Alle Anordnungen einer Zeile mit { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Feldern
    }: { $count }
picture-arrangements = Alle { $count } Anordnungen auf einem Spielplan mit { $size } Zeilen, nach der Anzahl der Knöpfe
picture-with-buttons = { $buttons ->
        [one] { $buttons } Knopf
       *[other] { $buttons } Knöpfe
    }: { $count }
picture-rows-below = Welche Zeilen unter jeder der fünf Zeilen liegen dürfen: { $counts } davon
picture-middle-rows = Zu jeder mittleren Zeile die Spielpläne, die sie haben: { $sum }
picture-pairs = Ein Spielplan mit { $size } Zeilen, in Nachbarpaare zerlegt, mit { $most } Knöpfen
picture-growth = Anzahlen der Anordnungen auf quadratischen Spielplänen: { $counts }

# Was aus der Zeit vor dem Kurs gebraucht wird

exercise-1-91 = Du hast { $first } T-Shirts und { $second } Hosen. Auf wie viele Arten kannst du dich anziehen?
    .title = Zwei Auswahlen
    .hint-1 = Zum ersten T-Shirt passt jede der { $second } Hosen. Und zum zweiten?
    .right = { $first } · { $second } = { $answer }.
    .mistake-added = So viele Teile hängen im Schrank. Jedes T-Shirt geht mit jeder Hose.
    .mistake-halved = Rotes T-Shirt und blaue Hose ist nicht dasselbe wie blaues T-Shirt und rote Hose: Nichts ist doppelt gezählt.
    .mistake-one-each = Ein T-Shirt kann man auch mit anderen Hosen tragen.
    .solution = Jedes der { $first } T-Shirts geht mit jeder der { $second } Hosen: { $first } · { $second } = { $answer }.
exercise-1-92 = Wie viel ist { $part } von { $whole }?
    .title = Ein Teil einer Zahl
    .hint-1 = Such zuerst einen von { $bottom } gleichen Teilen von { $whole }.
    .right = Ein Teil ist { $one }, und { $top } Teile sind { $answer }.
    .mistake-one-part = Das ist ein Teil von { $bottom }. Nimm { $top } davon.
    .mistake-rest = Das ist, was übrig bleibt.
    .mistake-upside-down = Ein Teil kann nicht mehr als das Ganze sein. Teile durch { $bottom }, und nimm mal { $top }.
    .solution = { $whole } durch { $bottom } ist { $one }, mal { $top } ist { $answer }.
exercise-1-93 = { $hits } von { $of } Würfen treffen. Wie viele von 100 wären das bei gleichem Anteil?
    .title = Von hundert
    .hint-1 = Wievielmal { $of } ist 100?
    .right = 100 ist { $times } · { $of }, also { $times } · { $hits } = { $answer }.
    .mistake-as-many = Bei mehr Würfen gibt es auch mehr Treffer.
    .mistake-others = So viele treffen nicht.
    .mistake-added = Du hast { $of } bis 100 ergänzt und zu { $hits } addiert. Der Anteil bleibt gleich, wenn man beides malnimmt.
    .solution = { $hits } von { $of } sind { $answer } von 100: beides mal { $times }.
exercise-1-94 = Wie viel ist { $first } · { $second }?
    .title = Brüche malnehmen
    .hint-1 = Zähler mal Zähler, und Nenner mal Nenner.
    .right = { $tops } durch { $bottoms } ist { $answer }.
    .mistake-added = Das ist die Summe. Hier wird malgenommen.
    .mistake-tops-and-bottoms = Du hast Zähler und Nenner addiert. Nimm sie mal.
    .mistake-divided = Das ist { $first } geteilt durch { $second }.
    .solution = Zähler mal Zähler, Nenner mal Nenner: { $tops } durch { $bottoms } ist { $answer }.
exercise-1-95 = Was ist der Mittelwert von { $numbers }?
    .title = Ein Mittelwert
    .hint-1 = Addiere alle vier Zahlen. Wie viele sind es?
    .right = { $sum } durch 4 ist { $answer }.
    .mistake-sum = Das ist die Summe. Es sind vier Zahlen.
    .mistake-without-zero = Die 0 zählt mit: Es sind vier Zahlen.
    .mistake-middle = Das ist die Mitte zwischen der zweiten und der dritten: der Median.
    .solution = Die Summe ist { $sum }, und es sind vier Zahlen: { $answer }.
exercise-1-96 = Was ist die Quadratwurzel von { $square }?
    .title = Eine Wurzel
    .hint-1 = Welche Zahl ergibt mit sich selbst malgenommen { $square }?
    .right = { $root } · { $root } = { $square }.
    .mistake-halved = Das ist die Hälfte. Nimm sie mit sich selbst mal: Kommt { $square } heraus?
    .mistake-point = Schau auf das Komma. Nimm deine Zahl mit sich selbst mal.
    .mistake-squared = Das ist das Quadrat. Die Wurzel geht andersherum.
    .solution = { $root }, denn { $root } · { $root } = { $square }.
exercise-1-97 = Wie viel ist { $first } minus { $second }?
    .title = Unter null
    .hint-1 = Du hast { $first } und zahlst { $second }. Was bist du schuldig?
    .right = { $first } minus { $second } liegt { $gap } unter null.
    .mistake-exchanged = Das ist { $second } minus { $first }. Auf die Reihenfolge kommt es an.
    .mistake-added = Das ist die Summe.
    .mistake-both-below = Beginne bei { $first }, und geh { $second } Schritte nach unten.
    .solution = Von { $first } geht es { $second } Schritte nach unten: { $gap } unter null.
exercise-1-98 = Ein Ereignis hat die Wahrscheinlichkeit { $percent } %. Mit welcher Wahrscheinlichkeit tritt es nicht ein?
    .title = Es tritt nicht ein
    .hint-1 = Entweder tritt es ein oder nicht: Zusammen sind das 100 %.
    .right = 100 % minus { $percent } % sind { $answer } %.
    .mistake-same = Das ist die Wahrscheinlichkeit, dass es eintritt.
    .mistake-ten-too-many = Addiere deine Zahl und { $percent }: Kommt 100 heraus?
    .mistake-half = Zwei Möglichkeiten müssen nicht gleich wahrscheinlich sein.
    .solution = 100 % minus { $percent } % sind { $answer } %: die Wahrscheinlichkeit des Gegenereignisses.

# Für Prüfungen
exercise-1-201 = Ein Fahrradschloss hat { $rings } Ringe. Jeder Ring lässt sich auf eines von { $symbols } Zeichen stellen, und ein Zeichen darf mehrmals vorkommen. Wie viele Codes gibt es?
    .title = Ein Fahrradschloss
    .hint-1 = Die Produktregel: Jede Wahl beim ersten Ring geht mit jeder Wahl beim zweiten, und so weiter.
    .right = { $rings } Wahlen mit je { $symbols } Möglichkeiten: { $product } = { $answer }.
    .mistake-multiplied = So viele Zeichen haben alle Ringe zusammen. Jedes Zeichen des ersten Rings geht mit jedem des zweiten: Multipliziere einmal für jeden Ring.
    .mistake-exchanged = Du hast Basis und Exponent vertauscht. Wie viele Möglichkeiten hat ein Ring? Und wie oft wählst du?
    .mistake-no-repeats = { $falling } stimmt, wenn kein Zeichen zweimal vorkommen darf: Das wäre eine Variation ohne Wiederholung. Hier darf ein Zeichen wiederkommen.
    .solution = Nach der Produktregel gibt es { $product } = { $answer } Codes: mit Reihenfolge und mit Wiederholung.
exercise-1-202 = { $runners } Läuferinnen starten zu einem Rennen. Keine zwei kommen gleichzeitig an. Auf wie viele Arten können Gold, Silber und Bronze verteilt werden?
    .title = Drei Medaillen
    .hint-1 = Die Reihenfolge zählt. Wie viele können Gold gewinnen? Und wenn Gold vergeben ist, wie viele dann Silber?
    .right = { $product } = { $answer }: zuerst Gold, dann Silber, dann Bronze.
    .mistake-unordered = So viele Dreiergruppen gibt es: Du hast Kombinationen gezählt. Hier kommt es darauf an, wer von den dreien welche Medaille gewinnt.
    .mistake-repeats = Niemand gewinnt zwei Medaillen: Für Silber bleiben nur { $second } Läuferinnen übrig.
    .mistake-all = Das ist die Anzahl der Permutationen aller { $runners } Läuferinnen. Hier zählen nur die ersten drei Plätze.
    .mistake-added = Du hast die Möglichkeiten addiert. Zu jeder Siegerin gehört jede mögliche Zweite: Multipliziere.
    .solution = Das sind Variationen von 3 aus { $runners }, ohne Wiederholung: { $product } = { $answer }.
exercise-1-203 = Aus { $pupils } Jugendlichen wird ein Team von { $team } gewählt. Im Team haben alle die gleiche Aufgabe. Wie viele verschiedene Teams sind möglich?
    .title = Ein Team wählen
    .hint-1 = Wähl zuerst der Reihe nach, als käme es auf die Reihenfolge an. Wie oft ist dann jedes Team gezählt?
    .right = Mit Reihenfolge sind es { $product } = { $ordered }, und jedes Team ist { $team }! = { $orders }-mal gezählt: { $ordered } : { $orders } = { $answer }.
    .mistake-ordered = Du hast mit Reihenfolge gezählt. Aber Ada, Bo, … und Bo, Ada, … sind dasselbe Team: Die Reihenfolge zählt nicht.
    .mistake-divided-by-team = Du hast durch { $team } geteilt. Aber { $team } Jugendliche kann man in { $orders } Reihenfolgen wählen.
    .mistake-repeats = Du lässt dieselbe Person zweimal wählen und zählst außerdem Reihenfolgen.
    .mistake-multiplied = Du hast { $pupils } mit { $team } multipliziert. Wie viele kann man zuerst wählen? Wie viele bleiben für den zweiten Platz?
    .solution = Das sind Kombinationen. Der Binomialkoeffizient „{ $pupils } über { $team }“ ist { $ordered } : { $orders } = { $answer }.
exercise-1-204 = Von der Schule fahren { $buses } Busse zum Bahnhof, und von dort { $trams } Straßenbahnen zum Museum. Oder du nimmst einen von { $trains } Zügen, die von der Schule direkt zum Museum fahren. Auf wie viele Arten kommst du zum Museum?
    .title = Zum Museum
    .hint-1 = Teile die Wege in zwei Gruppen: mit Umsteigen am Bahnhof und ohne.
    .right = Mit Umsteigen { $buses } · { $trams } = { $changing } Wege, ohne { $trains }. Zusammen { $changing } + { $trains } = { $answer }.
    .mistake-added = Du hast alles addiert. Jeder Bus geht mit jeder Straßenbahn: In dieser Gruppe wird multipliziert.
    .mistake-multiplied = Du hast alles multipliziert. Aber auf einem Weg mit dem Zug gibt es weder Bus noch Straßenbahn. Es sind zwei Gruppen: Addiere sie.
    .mistake-one-group = Das sind die Wege mit Umsteigen. Die mit dem Zug fehlen.
    .mistake-after-the-bus = Du lässt die Züge am Bahnhof abfahren, nach einem Bus. Sie fahren aber schon von der Schule.
    .solution = Nach der Produktregel gibt es { $buses } · { $trams } = { $changing } Wege mit Umsteigen, nach der Summenregel { $changing } + { $trains } = { $answer } insgesamt.
