# Lektion 7. Eine Nachricht exercise-7-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-7 = Eine Regel für Menschen

exercise-7-1 = Zwei Knöpfe liegen da, Gelb ist deine Karte, und du wirfst fünf schwarze Würfel. Du darfst nur auf eine einzige Sache achten. Welche Regel bringt auf diesem Spielplan im Mittel die meisten Sterne?
    .title = Welche Regel?
    .option-buttons = Aussteigen bei 5 Knöpfen
    .option-bust = Aussteigen, wenn die Wahrscheinlichkeit für einen Fehlwurf über 25 % liegt
    .option-open = Aussteigen, wenn höchstens 12 Felder offen sind
    .option-closed = Aussteigen, wenn eine Zeile gesperrt ist
    .option-stars = Aussteigen bei 2 Sternen
    .solution = Alles ist recht: In Aufgabe 7.6 wird es verglichen.

exercise-7-2 = Hier hast du nur { $dice } schwarze Würfel. Deine Regel ist „Aussteigen bei 3 Knöpfen“: Du würfelst nach dem ersten Knopf, und nach dem zweiten würfelst du wieder, was auch immer du davon hältst. Welchen Erwartungswert hat diese Regel, in Sternen? (Ein Bruch, oder zwei Nachkommastellen.)
    .title = Eine Regel von Hand
    .hint-1 = Zeichne ein Baumdiagramm und rechne rückwärts (Rückwärtsinduktion): Beginn mit den Spielplänen mit zwei Knöpfen. Jeder ist die Wahrscheinlichkeit für einen dritten Knopf wert, mal die Sterne, die du dann hast. Zu wählen gibt es nichts.
    .hint-2 = Zähl diese Sterne: 1 fürs Aussteigen, 1 für drei rote Knöpfe und 1 mehr nur dann, wenn Rot deine Karte ist (dann liegt sie über dem Spielplan).
    .hint-3 = Dann der erste Wurf: für jede Zeile ihre Wahrscheinlichkeit (1/3 mal die Wahrscheinlichkeit zu treffen) mal den Wert des Spielplans danach. Wo eine Zeile zwei Felder anbietet, die nicht gleich gut sind, nimm das bessere.
    .right = { $sum } = { $worth }, etwa { $decimal }. Sofort auszusteigen brächte 1: Hier kostet die Regel etwas.
    .mistake-best-play = Das ist die beste Spielweise: Sie steigt sofort aus. Die Regel fragt nicht, was besser ist, sie sagt: würfeln.
    .mistake-once-more = Das gilt fürs Aussteigen bei zwei Knöpfen. Die Regel sagt drei.
    .mistake-bust-left-out = Du hast den Mittelwert nur über die guten Würfe genommen. Die Fehlwürfe gehören dazu, mit 0 Sternen.
    .mistake-stars = Das sind die Sterne mit drei Knöpfen. Wie wahrscheinlich ist es, dass du so weit kommst?
    .mistake-same-chance-twice = Nach dem zweiten Knopf sind weniger Felder offen: Der zweite Wurf ist riskanter als der erste. Sieh dir jeden Spielplan an.
    .solution = { $sum } = { $worth }. Jedes Produkt ist die Wahrscheinlichkeit einer Zeile mal das, was der Spielplan danach bringt, nämlich die Wahrscheinlichkeit des letzten Wurfs mal { $third } Sterne.

exercise-7-3 = Schreib worth(node, enough): den Erwartungswert des Baums für jemanden, der bei enough oder mehr Sternen aussteigt und sonst würfelt. Ein Knoten ist (stars, rolls) wie in Lektion 6: die Sterne fürs Aussteigen und eine Liste von Paaren (chance, node). Wo die Liste leer ist, steigt jeder aus.
    .title = Die Regel entscheidet
    .hint-1 = Es ist Rückwärtsinduktion wie in Lektion 6. Wo dort die bessere von zwei Zahlen genommen wurde, entscheidet jetzt ein if.
    .hint-2 = Wenn stars >= enough ist, oder wenn es keine rolls gibt, gib die Sterne zurück.
    .hint-3 = Sonst die Summe aus chance * worth(after, enough).
    .right = Alle { $count } Fälle sind richtig. Man nennt das die Bewertung einer Strategie (policy evaluation): ein if, wo die beste Spielweise max hat.
    .mistake-best-play = { $call } sollte { $expected } ergeben. Deine Funktion nimmt das Bessere, wie die beste Spielweise. Die Regel fragt nicht, was besser ist: Sie sieht auf die Sterne und auf enough.
    .mistake-too-many = { $call } sollte { $expected } ergeben. „enough oder mehr“: Genau enough ist genug.
    .mistake-empty-handed = { $call } sollte { $expected } ergeben. Wo es keine rolls gibt, steigt jeder aus und hat die Sterne, auch wenn es nicht genug sind.
    .mistake-one-step = { $call } sollte { $expected } ergeben. Nach einem Wurf entscheidet die Regel von Neuem: Nimm worth(after, enough), nicht nur die Sterne dort.
    .mistake-never-stops = { $call } sollte { $expected } ergeben. Deine Funktion würfelt, solange es geht, und sieht nie auf enough.
    .model = def worth(node, enough):
        {"    "}stars, rolls = node
        {"    "}if stars >= enough or not rolls:
        {"    "}    return stars
        {"    "}return sum(chance * worth(after, enough) for chance, after in rolls)
    .solution = Die drei Zeilen aus Lektion 6 mit „if“ statt „max“: Die Regel entscheidet, und nicht das, was besser ist. Im Baumdiagramm ist das immer noch Rückwärtsinduktion.

exercise-7-4 = Schreib rule(now) für die Regel „{ $stars } Sterne, oder verzockt { $percent } %“: Sie gibt True für Aussteigen zurück bei { $stars } oder mehr Sternen und auch dann, wenn die Wahrscheinlichkeit für einen Fehlwurf über { $percent } % liegt. Sonst gibt sie False zurück. Es gibt now.stars, und now.bust von 0 bis 1.
    .title = Eine Regel als Funktion
    .hint-1 = Einer der beiden Gründe genügt: Welches kurze Wort verbindet sie?
    .hint-2 = Ein Vergleich wie now.stars >= 1 ist schon True oder False. Gib ihn zurück.
    .hint-3 = { $percent } % sind { $share }.
    .right = Alle { $count } Fälle sind richtig. Du hast eine Strategie (policy) geschrieben: Gib sie rule_value, und du kennst ihren Erwartungswert.
    .mistake-both = { $call } sollte { $expected } ergeben. Deine Funktion will beide Gründe auf einmal. Einer genügt: or.
    .mistake-opposite = { $call } sollte { $expected } ergeben. True steht für Aussteigen.
    .mistake-more-stars = { $call } sollte { $expected } ergeben. Bei genau { $stars } Sternen sagt die Regel „aussteigen“: Das ist >=.
    .mistake-just-as-risky = { $call } sollte { $expected } ergeben. Die Regel sagt „über { $percent } %“, und bei genau { $percent } % würfelst du noch: Das ist >.
    .mistake-per-cent = { $call } sollte { $expected } ergeben. Auch das Risiko ist ein Grund, und now.bust geht von 0 bis 1: { $percent } % sind { $share }.
    .model = def rule(now):
        {"    "}return now.stars >= { $stars } or now.bust > { $share }
    .solution = Zwei Vergleiche mit „or“ dazwischen.

exercise-7-5 = Das ist ein Spielplan nur für dich. Welche von allen Regeln „Aussteigen bei … Knöpfen“ hat hier den höchsten Erwartungswert? (Die zwei, die daliegen, zählen mit.) Im Code heißt der Spielplan own_board("7.5").
    .title = Wie viele Knöpfe?
    .hint-1 = stars_of("3 buttons", own) sagt, was eine Regel auf deinem Spielplan bringt.
    .hint-2 = Probier 3, 4, 5, … mit einer Schleife. Wo ist die höchste Zahl?
    .right = Mit { $buttons } Knöpfen sind es { $most } Sterne; einer weniger bringt { $fewer }, einer mehr { $more }.
    .mistake-one-more = Nah dran. Sieh dir die Regel mit einem Knopf weniger an: Bringt sie mehr?
    .mistake-one-fewer = Nah dran. Sieh dir die Regel mit einem Knopf mehr an: Bringt sie mehr?
    .mistake-the-two = Bei zwei Knöpfen würdest du sofort aussteigen, für einen einzigen Stern.
    .mistake-further-ones = Die Knöpfe, die schon daliegen, zählen mit.
    .solution = { $buttons } Knöpfe: { $most }. Einer weniger { $fewer }, einer mehr { $more }.

exercise-7-6 = Der Spielplan deiner Schätzung. Welchen Anteil am Erwartungswert der besten Spielweise erreicht die beste der fünf Regeln? (In Prozent mit einer Nachkommastelle, oder als Dezimalzahl wie 0,123.)
    .title = Der Anteil, der bleibt
    .hint-1 = Finde mit stars_of die beste der fünf. Die beste Spielweise ist solve(board).value.
    .hint-2 = Ein Anteil ist der Teil geteilt durch das Ganze.
    .right = „{ $rule }“ bringt { $stars } von { $best } Sternen, { $percent } der besten Spielweise. Die Regel verschenkt { $lost } Sterne, und sie ist zwei Wörter lang.
    .guessed = Du hast vermutet: „{ $guess }“. Die beste der fünf ist „{ $rule }“.
    .mistake-lost = Das ist der Anteil, der verloren geht. Welcher Anteil bleibt?
    .mistake-stars = Das sind die Sterne der Regel, kein Anteil. Teil sie durch die der besten Spielweise.
    .mistake-best-play = Das sind die Sterne der besten Spielweise, kein Anteil. Was teilst du durch sie?
    .mistake-three-stars = Das gilt für „3 Sterne“. In der Regel vom Anfang steht 2.
    .mistake-buttons = Das ist der Anteil von „5 Knöpfe“. Eine der fünf bringt mehr.
    .mistake-bust = Das ist der Anteil von „verzockt 25 %“. Eine der fünf bringt mehr.
    .mistake-open = Das ist der Anteil von „12 offen“. Eine der fünf bringt mehr.
    .mistake-closed = Das ist der Anteil von „1 gesperrt“. Eine der fünf bringt mehr.
    .solution = „{ $rule }“ bringt { $stars }, die beste Spielweise { $best }. Geteilt: { $percent }.

exercise-7-7 = Das ist noch ein Spielplan nur für dich, im Code own_board("7.7"). Jemand spielt hier nach der Regel, die auf einem leeren Spielplan die beste ist: „3 Sterne“. Wie viele Sterne verschenkt das gegenüber dem Erwartungswert der besten Spielweise, der optimalen Strategie? (Zwei Nachkommastellen.)
    .title = Auf einem anderen Spielplan
    .hint-1 = Verschenkt wird, was die beste Spielweise bringt, minus das, was die Regel bringt.
    .hint-2 = Die beste Spielweise ist solve(own).value, und die Regel ist stars_of("3 stars", own).
    .right = { $best } − { $stars } = { $lost } Sterne. Eine gute Regel für einen Spielplan ist nicht für alle gut.
    .mistake-rule = Das bringt die Regel. Wie viel mehr brächte die beste Spielweise?
    .mistake-best-play = Das bringt die beste Spielweise. Um wie viel weniger bringt die Regel?
    .mistake-other-sign = Andersherum: die beste Spielweise minus die Regel.
    .mistake-share = Das ist ein Anteil. Gefragt ist ein Unterschied, in Sternen.
    .mistake-from-three = Die Regel hört bei 3 Sternen auf, kommt aber nicht immer so weit; die beste Spielweise auch nicht. Vergleiche die beiden Mittelwerte.
    .solution = Die beste Spielweise bringt { $best }, die Regel { $stars }: { $lost } werden verschenkt.

exercise-7-8 = Du willst den Erwartungswert einer Regel wissen und hast keinen Computer. Die Sterne einer Runde haben eine Standardabweichung von { $spread }. Wie viele Runden musst du spielen, damit der Standardfehler deines Stichprobenmittels { $error } ist?
    .title = Nur durch Spielen
    .hint-1 = Der Standardfehler des Mittelwerts von n Runden ist die Standardabweichung geteilt durch √n.
    .hint-2 = { $spread } geteilt durch { $error } ist { $times }. Also ist √n …
    .right = ({ $spread } / { $error })² = { $times }² = { $rounds } Runden. Und du würdest immer noch ein wenig danebenliegen.
    .mistake-no-square = Das ist √n. Was ist dann n?
    .mistake-error-only = Du hast weggelassen, dass die Standardabweichung einer Runde { $spread } ist und nicht 1.
    .mistake-interval = Das gilt für ein 95-%-Intervall, das { $error } nach jeder Seite reicht. Gefragt ist ein Standardfehler.
    .mistake-error-not-squared = Quadriere beides: die Standardabweichung und den Fehler.
    .solution = { $spread } / √n = { $error }, also √n = { $times } und n = { $rounds }.

exercise-7-9 = Was stimmt immer? Wähle alles, was stimmt.
    .title = Was für jede Regel gilt
    .option-never-better = Keine Regel bringt auf irgendeinem Spielplan mehr als die beste Spielweise.
    .option-everywhere = Eine Regel, die auf einem Spielplan die beste ihrer Art ist, ist es auf jedem.
    .option-one-more-way = Wenn man „oder …“ mit einem weiteren Grund anfügt, bringt eine Regel mehr.
    .option-upper = Wer schlechter legt, als rule_value annimmt, bekommt mit derselben Regel nicht mehr.
    .option-longer = Eine Regel, die später aussteigt, bringt mehr, weil mehr Sterne auf dem Spiel stehen.
    .option-hundred = Wenn das Stichprobenmittel von 100 Runden mit einer Regel höher ist als das von 100 Runden mit einer anderen, ist die erste Regel besser.
    .hint-1 = Zwei stimmen. Such für die anderen einen Spielplan oder eine Regel, bei denen sie nicht stimmen.
    .hint-2 = Was macht „5 Knöpfe oder 1 Stern“?
    .right = Die beste Spielweise ist eine optimale Strategie: Sie nimmt auf jedem Spielplan das Bessere, also kann nichts sie schlagen. Und rule_value legt so gut, wie es mit dieser Regel geht: Mehr kann die Regel nicht bringen.
    .mistake-everywhere = Sieh dir 7.7 an: „3 Sterne“ ist auf dem leeren Spielplan die beste, anderswo nicht.
    .mistake-one-more-way = Mit jedem „oder“ steigt man früher aus. „5 Knöpfe oder 1 Stern“ steigt beim ersten Knopf aus.
    .mistake-longer = Später heißt mehr Sterne, aber man verzockt sich auch öfter. Sieh dir das Bild für die Knöpfe an: Die Balken wachsen, und dann werden sie kürzer.
    .mistake-hundred = Die Standardabweichung einer Runde ist größer als 1 Stern, also ist der Standardfehler von 100 Runden größer als 0,1. Gute Regeln unterscheiden sich oft um weniger.
    .solution = Mehr als die beste Spielweise kann niemand bekommen, und mehr als rule_value niemand mit dieser Regel. Welche Regel die beste ist, hängt vom Spielplan ab; zu viele Gründe kosten ebenso Sterne wie zu wenige; und Stichprobenmittel streuen.

exercise-7-10 = Schreib deine Regel für den Wettbewerb: Wann steigst du aus? Bis zu vier Bedingungen, verbunden mit „und“ und „oder“, etwa „7 Knöpfe, oder 1 gesperrt und verzockt 50 %“. Bei Sternen, Knöpfen und „gesperrt“ (Zeilen) heißt die Zahl: so viele oder mehr, bei „offen“ (Felder): so viele oder weniger, und bei „verzockt“: die Wahrscheinlichkeit für einen Fehlwurf liegt darüber. Gespielt wird auf einem leeren 6×6-Spielplan, den du noch nicht kennst. Es zählt die Regel, die du zuletzt abgibst.
    .title = Der Wettbewerb
    .how = Das Kit liest sie, und deine Lehrkraft.
    .kept = Deine Regel sagt: Aussteigen bei { $rule }. Sie ist für den Wettbewerb gespeichert. Was sie auf einem leeren Spielplan bringt, sagt dir stars_of.
    .model = 3 Sterne, oder 2 Sterne und verzockt 30 %
    .solution = Jede Regel nimmt teil; contest(texts) lässt sie alle spielen. Diese hier bringt 99 % der besten Spielweise auf einem leeren Spielplan mit einer Karte.

exercise-7-11 = Eine Regel über Sterne verliert wenig, eine über Knöpfe viel. Warum? Und was sagt die Regel nicht, was gute Spielerinnen und Spieler außerdem wissen?
    .title = Warum Sterne?
    .model = Beim Aussteigen oder Würfeln geht es darum, was ich verliere, wenn ich mich verzocke, und was ich gewinne, wenn nicht. Die Sterne sagen, was ich verliere, und nach drei Knöpfen einer Farbe dauert es lange bis zum nächsten Stern. Fünf Knöpfe können 1 Stern wert sein oder 3. Die Regel sagt nicht, wohin man legen soll: Wer die Farben verteilt, kommt selten auf drei von einer.
    .solution = Das liest ein Mensch. Eine gute Antwort sagt, dass die Sterne das sind, was auf dem Spiel steht, während gleich viele Knöpfe mehr oder weniger wert sein können, und dass es auch aufs Legen ankommt.

picture-rules-head = Sterne im Mittel
picture-rules-best = beste Spielweise { $best }
picture-rules-buttons = Aussteigen bei dieser Zahl von Knöpfen: Sterne im Mittel
picture-tree-three = Die Regel „Aussteigen bei 3 Knöpfen“ bringt { $rule }, sofort auszusteigen { $out }.
picture-played-head = „{ $rule }“: { $rounds } Runden, Standardfehler { $error }
picture-played-mean = Stichprobenmittel
picture-played-exact = Erwartungswert
picture-laid-head = „{ $rule }“: { $rounds } Runden für jede Art zu legen
picture-laid-anywhere = gespielt: irgendwohin
picture-laid-safest = gespielt: sicherstes Feld
picture-laid-colours = gespielt: nach Farben
picture-laid-note = etwa { $mean }
picture-laid-best = so gut wie möglich
picture-habit-head = Leere Seite A, rote Karte; Standardfehler { $error }
picture-habit-well = { $rule }, gut gelegt
picture-habit-fixed = { $rule }, Gewohnheit
picture-habit-note = etwa { $mean }

contest-head = { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    } auf diesem Spielplan, auf dem die beste Spielweise { $best } Sterne bringt:
contest-place = Platz
contest-name = Name
contest-rule = Aussteigen bei …
contest-stars = Sterne
contest-share = Von der besten Spielweise
contest-none = Noch hat niemand eine Regel abgegeben: exercise("7.10").
contest-unreadable = Die Regel von { $student } ist nicht zu lesen: { $reason }

# Eine Regel: wie ihre Teile gezeigt werden, und an welchen Wörtern sie gelesen werden
rule-stars = { $number ->
    [one] { $number } Stern
   *[other] { $number } Sterne
  }
rule-buttons = { $number ->
    [one] { $number } Knopf
   *[other] { $number } Knöpfe
  }
rule-bust = verzockt { $number } %
rule-open = { $number } offen
rule-closed = { $number } gesperrt
rule-and = { $one } und { $other }
rule-or = { $one } oder { $other }
rule-reads-and = und
rule-reads-or = oder
rule-reads-stars = Stern, Sterne, Sternen
rule-reads-buttons = Knopf, Knöpfe, Knöpfen, Knoepfe
rule-reads-bust = verzockt, Risiko
rule-reads-open = offen, offene, offenen, offenes, Feld, Felder, Feldern
rule-reads-closed = gesperrt, gesperrte, gesperrten, Zeile, Zeilen
rule-reads-out = aussteigen, steig aus, raus
rule-reads-with = bei, ab, mit, wenn, falls

# Fragen für Prüfungen
exercise-7-201 = Zwei Regeln für ein Würfelspiel werden verglichen. Regel A bringt { $large } Punkte in { $daring } der Runden und sonst keine. Regel B bringt { $small } Punkte in { $careful } der Runden und sonst { $rest }. Um wie viele Punkte ist der Erwartungswert von Regel A größer als der von Regel B? (Negativ, wenn er kleiner ist.)
    .title = Zwei Regeln
    .hint-1 = Berechne den Erwartungswert jeder Regel für sich, dann subtrahiere.
    .right = { $first } − { $second } = { $answer } Punkte pro Runde.
    .mistake-exchanged = Du hast andersherum subtrahiert: Gefragt ist nach A minus B.
    .mistake-rest-forgotten = Regel B bringt in den anderen Runden { $rest }. Zähl auch das.
    .mistake-simple-means = Du hast beide Ergebnisse einer Regel als gleich wahrscheinlich genommen. Gewichte sie mit ihren Wahrscheinlichkeiten.
    .mistake-first-alone = Das ist der Erwartungswert von Regel A. Zieh den von Regel B ab.
    .solution = A: { $one } · { $large } = { $first }. B: { $other } · { $small } + { $not_other } · { $rest } = { $second }. Die Differenz: { $answer }.
exercise-7-202 = Die Regel einer Spielerin bringt im Mittel { $one } Sterne in Runden, die gut beginnen, { $two } in mittleren und { $three } in Runden, die schlecht beginnen. { $first } aller Runden beginnen gut, { $second } sind mittlere, und die übrigen beginnen schlecht. Was ist der Erwartungswert der Sterne pro Runde?
    .title = Mittel über Fälle
    .hint-1 = Welcher Anteil der Runden beginnt schlecht?
    .hint-2 = Gewichte den Mittelwert jedes Falls mit der Wahrscheinlichkeit dieses Falls, und addiere.
    .right = { $p } · { $one } + { $q } · { $two } + { $r } · { $three } = { $answer } Sterne.
    .mistake-simple-mean = Das ist der Mittelwert der drei Mittelwerte. Die Fälle sind nicht gleich wahrscheinlich.
    .mistake-rest-forgotten = Du hast die Runden weggelassen, die schlecht beginnen: Das sind { $third } von allen.
    .mistake-likeliest = Das ist der Mittelwert des häufigsten Falls. Die anderen Fälle zählen auch.
    .mistake-exchanged = Du hast die Gewichte des ersten und des letzten Falls vertauscht.
    .solution = Die übrigen Runden sind { $third }. { $p } · { $one } + { $q } · { $two } + { $r } · { $three } = { $answer }.
exercise-7-203 = Zwei Regeln werden unabhängig voneinander in je { $rounds } Runden erprobt. Die Standardabweichung einer Runde ist { $one } Punkte bei der ersten Regel und { $other } Punkte bei der zweiten. Berechne den Standardfehler der Differenz der beiden Mittelwerte.
    .title = Fehler einer Differenz
    .hint-1 = Die Varianzen unabhängiger Mittelwerte addieren sich. Die Varianz eines Mittelwerts ist die Varianz einer Runde, geteilt durch die Zahl der Runden.
    .hint-2 = Zieh die Wurzel am Schluss, aus allem zusammen.
    .right = √(({ $first_square } + { $second_square }) / { $rounds }) = { $both }/{ $root } = { $answer } Punkte.
    .mistake-errors-added = Du hast die beiden Standardfehler addiert. Addiere die Varianzen, dann zieh die Wurzel.
    .mistake-errors-subtracted = Du hast die Standardfehler subtrahiert. Die Differenz zweier unabhängiger Mittelwerte streut mehr als jeder von ihnen: Varianzen addieren sich.
    .mistake-not-divided = Das ist die Standardabweichung der Differenz zweier einzelner Runden. Mittelwerte von { $rounds } Runden streuen weniger.
    .mistake-without-root = Das ist die Varianz der Differenz. Der Standardfehler ist ihre Wurzel.
    .solution = Die Varianz der Differenz ist { $first_square }/{ $rounds } + { $second_square }/{ $rounds } = { $square }/{ $rounds }. Ihre Wurzel: { $both }/{ $root } = { $answer }.
