# Lektion 7. Eine Nachricht exercise-7-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-7 = Eine Regel für Menschen

exercise-7-1 = Zwei Knöpfe liegen da, Gelb ist deine Karte, und du wirfst fünf schwarze Würfel. Du darfst nur auf eine einzige Sache achten. Welche Karte bringt auf diesem Spielplan im Mittel die meisten Sterne?
    .title = Welche Karte?
    .option-buttons = Aussteigen bei 5 Knöpfen
    .option-bust = Aussteigen, wenn die Wahrscheinlichkeit, dich zu verzocken, über 25 % liegt
    .option-open = Aussteigen, wenn höchstens 12 Felder offen sind
    .option-closed = Aussteigen, wenn eine Zeile gesperrt ist
    .option-stars = Aussteigen bei 2 Sternen
    .solution = Alles ist recht: In Aufgabe 7.6 wird es verglichen.

exercise-7-2 = Hier hast du nur { $dice } schwarze Würfel. Du hältst die Karte „Aussteigen bei 3 Knöpfen“. Also würfelst du nach dem ersten Knopf, und nach dem zweiten würfelst du wieder, was auch immer du davon hältst. Was bringt das, in Sternen im Mittel? (Ein Bruch, oder zwei Nachkommastellen.)
    .title = Eine Karte von Hand
    .hint-1 = Zuerst die Spielpläne mit zwei Knöpfen: Jeder ist die Wahrscheinlichkeit für einen dritten Knopf wert, mal die Sterne, die du dann hast. Zu wählen gibt es nichts.
    .hint-2 = Zähl diese Sterne: 1 fürs Aussteigen, 1 für drei rote Knöpfe und 1 mehr nur dann, wenn Rot deine Karte ist (dann liegt sie über dem Spielplan).
    .hint-3 = Dann der erste Wurf: für jede Zeile ihre Wahrscheinlichkeit (1/3 mal die Wahrscheinlichkeit zu treffen) mal den Wert des Spielplans danach. Wo eine Zeile zwei Felder anbietet, die nicht gleich gut sind, nimm das bessere.
    .right = { $sum } = { $worth }, etwa { $decimal }. Sofort auszusteigen brächte 1: Hier kostet die Karte etwas.
    .mistake-best-play = Das ist die beste Spielweise: Sie steigt sofort aus. Die Karte fragt nicht, was besser ist, sie sagt: würfeln.
    .mistake-once-more = Das gilt fürs Aussteigen bei zwei Knöpfen. Die Karte sagt drei.
    .mistake-bust-left-out = Du hast den Mittelwert nur über die guten Würfe genommen. Die Fehlwürfe gehören dazu, mit 0 Sternen.
    .mistake-stars = Das sind die Sterne mit drei Knöpfen. Wie wahrscheinlich ist es, dass du so weit kommst?
    .mistake-same-chance-twice = Nach dem zweiten Knopf sind weniger Felder offen: Der zweite Wurf ist riskanter als der erste. Sieh dir jeden Spielplan an.
    .solution = { $sum } = { $worth }. Jedes Produkt ist die Wahrscheinlichkeit einer Zeile mal das, was der Spielplan danach bringt, nämlich die Wahrscheinlichkeit des letzten Wurfs mal { $third } Sterne.

exercise-7-3 = Schreib worth(node, enough): Was ist der Baum jemandem wert, der bei so vielen oder mehr Sternen aussteigt und sonst würfelt? Ein Knoten ist (stars, rolls) wie in Lektion 6: die Sterne fürs Aussteigen und eine Liste von Paaren (chance, node). Wo die Liste leer ist, steigt jeder aus.
    .title = Die Regel entscheidet
    .hint-1 = Wo Lektion 6 die bessere von zwei Zahlen nahm, entscheidet jetzt ein if.
    .hint-2 = Wenn stars >= enough ist, oder wenn es keine rolls gibt, gib die Sterne zurück.
    .hint-3 = Sonst die Summe aus chance * worth(after, enough).
    .right = Alle { $count } Fälle sind richtig. Man nennt das die Bewertung einer Strategie (policy evaluation): ein if, wo die beste Spielweise max hat.
    .mistake-best-play = { $call } sollte { $expected } ergeben. Deine Funktion nimmt das Bessere, wie die beste Spielweise. Die Regel fragt nicht, was besser ist: Sie sieht auf die Sterne und auf enough.
    .mistake-too-many = { $call } sollte { $expected } ergeben. „So viele oder mehr“: Genau enough ist genug.
    .mistake-empty-handed = { $call } sollte { $expected } ergeben. Wo es keine rolls gibt, steigt jeder aus und hat die Sterne, auch wenn es nicht genug sind.
    .mistake-one-step = { $call } sollte { $expected } ergeben. Nach einem Wurf entscheidet die Regel von Neuem: Nimm worth(after, enough), nicht nur die Sterne dort.
    .mistake-never-stops = { $call } sollte { $expected } ergeben. Deine Funktion würfelt bis zum bitteren Ende und sieht nie auf enough.
    .model = def worth(node, enough):
        {"    "}stars, rolls = node
        {"    "}if stars >= enough or not rolls:
        {"    "}    return stars
        {"    "}return sum(chance * worth(after, enough) for chance, after in rolls)
    .solution = Die drei Zeilen aus Lektion 6 mit „if“ statt „max“: Die Regel entscheidet, und nicht das, was besser ist.

exercise-7-4 = Schreib rule(now) für die Karte „{ $stars } Sterne, oder verzockt { $percent } %“: Sie gibt True für Aussteigen zurück bei { $stars } oder mehr Sternen und auch dann, wenn die Wahrscheinlichkeit, dich zu verzocken, über { $percent } % liegt. Sonst gibt sie False zurück. Es gibt now.stars, und now.bust von 0 bis 1.
    .title = Eine Karte als Funktion
    .hint-1 = Einer der beiden Gründe genügt: Welches kleine Wort verbindet sie?
    .hint-2 = Ein Vergleich wie now.stars >= 1 ist schon True oder False. Gib ihn zurück.
    .hint-3 = { $percent } % sind { $share }.
    .right = Alle { $count } Fälle sind richtig. Gib sie rule_value, und du weißt, was sie bringt.
    .mistake-both = { $call } sollte { $expected } ergeben. Deine Funktion will beide Gründe auf einmal. Einer genügt: or.
    .mistake-opposite = { $call } sollte { $expected } ergeben. True steht für Aussteigen.
    .mistake-more-stars = { $call } sollte { $expected } ergeben. Bei genau { $stars } Sternen sagt die Karte „aussteigen“: Das ist >=.
    .mistake-just-as-risky = { $call } sollte { $expected } ergeben. Die Karte sagt „über { $percent } %“, und bei genau { $percent } % würfelt man noch: Das ist >.
    .mistake-per-cent = { $call } sollte { $expected } ergeben. Auch das Risiko ist ein Grund, und now.bust geht von 0 bis 1: { $percent } % sind { $share }.
    .model = def rule(now):
        {"    "}return now.stars >= { $stars } or now.bust > { $share }
    .solution = Zwei Vergleiche mit „or“ dazwischen.

exercise-7-5 = Dein eigener Spielplan ist Position.parse("{ $board }"). Welche von allen Karten „Aussteigen bei … Knöpfen“ bringt dort am meisten? (Die zwei, die daliegen, zählen mit.)
    .title = Wie viele Knöpfe?
    .hint-1 = Sobald own dein Spielplan ist, sagt stars_of("3 buttons", own), was eine Karte darauf bringt.
    .hint-2 = Probier 3, 4, 5, … mit einer Schleife. Wo ist der Gipfel?
    .right = Mit { $buttons } Knöpfen sind es { $most } Sterne; einer weniger bringt { $fewer }, einer mehr { $more }.
    .mistake-one-more = Nah dran. Sieh dir die Karte mit einem Knopf weniger an: Bringt sie mehr?
    .mistake-one-fewer = Nah dran. Sieh dir die Karte mit einem Knopf mehr an: Bringt sie mehr?
    .mistake-the-two = Bei zwei Knöpfen würdest du sofort aussteigen, für einen einzigen Stern.
    .mistake-further-ones = Die Knöpfe, die schon daliegen, zählen mit.
    .solution = { $buttons } Knöpfe: { $most }. Einer weniger { $fewer }, einer mehr { $more }.

exercise-7-6 = Der Spielplan deiner Schätzung. Welchen Anteil der besten Spielweise erreicht die beste der fünf Karten? (In Prozent mit einer Nachkommastelle.)
    .title = Der Anteil, der bleibt
    .hint-1 = Finde mit stars_of die beste der fünf. Die beste Spielweise ist solve(board).value.
    .hint-2 = Ein Anteil ist der Teil geteilt durch das Ganze.
    .right = „{ $card }“ bringt { $stars } von { $best } Sternen, { $percent } der besten Spielweise. Sie verschenkt { $lost } Sterne und passt auf einen Daumennagel.
    .guessed = Du hast vermutet: „{ $guess }“. Die beste der fünf ist „{ $card }“.
    .mistake-lost = Das ist der Anteil, der verloren geht. Welcher Anteil bleibt?
    .mistake-three-stars = Das gilt für „3 Sterne“. Auf der Karte in der Frage am Anfang stehen 2.
    .mistake-of-two = Du hast durch die 2 Sterne auf der Karte geteilt. Was bringt die beste Spielweise?
    .mistake-second = Das ist der Anteil einer anderen Karte. Eine der fünf bringt mehr.
    .solution = „{ $card }“ bringt { $stars }, die beste Spielweise { $best }. Geteilt: { $percent }.

exercise-7-7 = Ein anderer Spielplan ist Position.parse("{ $board }"). Jemand spielt hier mit der Karte, die auf einem leeren Spielplan die beste ist: „3 Sterne“. Wie viele Sterne verschenkt das gegenüber der besten Spielweise? (Zwei Nachkommastellen.)
    .title = Auswärts
    .hint-1 = Verschenkt wird, was die beste Spielweise bringt, minus das, was die Karte bringt.
    .hint-2 = Die beste Spielweise ist solve(…).value, und die Karte ist stars_of("3 stars", …).
    .right = { $best } − { $stars } = { $lost } Sterne. Eine gute Regel für einen Spielplan ist nicht für alle gut.
    .mistake-card = Das bringt die Karte. Wie viel mehr brächte die beste Spielweise?
    .mistake-best-play = Das bringt die beste Spielweise. Wie viel weniger bringt die Karte?
    .mistake-other-sign = Andersherum: die beste Spielweise minus die Karte.
    .mistake-share = Das ist ein Anteil. Gefragt ist ein Unterschied, in Sternen.
    .mistake-from-three = Die Karte hört bei 3 Sternen auf, kommt aber nicht immer so weit; die beste Spielweise auch nicht. Vergleiche die beiden Mittelwerte.
    .solution = Die beste Spielweise bringt { $best }, die Karte { $stars }: { $lost } werden verschenkt.

exercise-7-8 = Du willst wissen, was eine Karte bringt, und hast keinen Computer. Die Sterne einer Runde haben eine Standardabweichung von { $spread }. Wie viele Runden musst du spielen, damit der Standardfehler ihres Mittelwerts { $error } ist?
    .title = Nur durch Spielen
    .hint-1 = Der Standardfehler eines Mittelwerts von n Runden ist die Standardabweichung geteilt durch √n.
    .hint-2 = { $spread } geteilt durch { $error } ist { $times }. Also ist √n …
    .right = ({ $spread } / { $error })² = { $times }² = { $rounds } Runden. Und du würdest immer noch ein wenig danebenliegen.
    .mistake-no-square = Das ist √n. Was ist dann n?
    .mistake-error-only = Du hast weggelassen, dass eine Runde um { $spread } streut und nicht um 1.
    .mistake-interval = Das gilt für ein 95-%-Intervall, das { $error } nach jeder Seite reicht. Gefragt ist ein Standardfehler.
    .mistake-error-not-squared = Quadriere beides: die Standardabweichung und den Fehler.
    .solution = { $spread } / √n = { $error }, also √n = { $times } und n = { $rounds }.

exercise-7-9 = Was stimmt immer? Wähle alles, was stimmt.
    .title = Was für jede Karte gilt
    .option-never-better = Keine Karte bringt auf irgendeinem Spielplan mehr als die beste Spielweise.
    .option-everywhere = Eine Karte, die auf einem Spielplan die beste ihrer Art ist, ist es auf jedem.
    .option-one-more-way = Wenn man „oder …“ mit einem weiteren Grund anfügt, bringt eine Karte mehr.
    .option-upper = Wer schlechter legt, als rule_value annimmt, bekommt mit derselben Karte nicht mehr.
    .option-longer = Eine Karte, die später aussteigt, bringt mehr, weil mehr Sterne auf dem Spiel stehen.
    .hint-1 = Zwei stimmen. Such für die anderen einen Spielplan oder eine Karte, bei denen sie nicht stimmen.
    .hint-2 = Was macht „5 Knöpfe oder 1 Stern“?
    .right = Die beste Spielweise nimmt auf jedem Spielplan das Bessere, also kann nichts sie schlagen. Und rule_value legt so gut, wie es mit dieser Karte geht: Mehr kann die Karte nicht bringen.
    .mistake-everywhere = Sieh dir 7.7 an: „3 Sterne“ ist auf dem leeren Spielplan die beste, anderswo nicht.
    .mistake-one-more-way = Mit jedem „oder“ steigt man früher aus. „5 Knöpfe oder 1 Stern“ steigt beim ersten Knopf aus.
    .mistake-longer = Später heißt mehr Sterne, aber man verzockt sich auch öfter. Sieh dir die Kurve für die Knöpfe an: Sie steigt und fällt wieder.
    .solution = Mehr als die beste Spielweise kann niemand bekommen, und mehr als rule_value niemand mit dieser Karte. Welche Karte die beste ist, hängt vom Spielplan ab, und zu viele Gründe kosten ebenso Sterne wie zu wenige.

exercise-7-10 = Schreib deine Karte für den Wettbewerb: Wann steigst du aus? Bis zu vier Bedingungen, verbunden mit „und“ und „oder“, etwa „7 Knöpfe, oder 1 gesperrt und verzockt 50 %“. Bei Sternen, Knöpfen und „gesperrt“ (Zeilen) heißt die Zahl: so viele oder mehr, bei „offen“ (Felder): so viele oder weniger, und bei „verzockt“: die Wahrscheinlichkeit, dich zu verzocken, liegt darüber. Gespielt wird auf einem leeren 6×6-Spielplan, den du noch nicht kennst. Es zählt die Karte, die du zuletzt abgibst.
    .title = Der Wettbewerb
    .how = Das Kit liest sie, und deine Lehrkraft.
    .kept = Auf deiner Karte steht: Aussteigen bei { $card }. Sie ist für den Wettbewerb gespeichert. Was sie auf einem leeren Spielplan bringt, sagt dir stars_of.
    .model = 3 Sterne, oder 2 Sterne und verzockt 30 %
    .solution = Jede Karte nimmt teil; contest(texts) lässt sie alle spielen. Diese hier bringt 99 % der besten Spielweise auf einem leeren Spielplan mit einer Karte.

exercise-7-11 = Eine Karte über Sterne verliert wenig, eine über Knöpfe viel. Warum? Und was sagt die Karte nicht, was gute Spielerinnen und Spieler außerdem wissen?
    .title = Warum Sterne?
    .model = Beim Aussteigen oder Würfeln geht es darum, was ich verliere, wenn ich mich verzocke, und was ich gewinne, wenn nicht. Die Sterne sagen, was ich verliere, und nach drei Knöpfen einer Farbe dauert es lange bis zum nächsten Stern. Fünf Knöpfe können 1 Stern wert sein oder 3. Die Karte sagt nicht, wohin man legen soll: Wer die Farben verteilt, kommt selten auf drei von einer.
    .solution = Das liest ein Mensch. Eine gute Antwort sagt, dass die Sterne das sind, was auf dem Spiel steht, während gleich viele Knöpfe mehr oder weniger wert sein können, und dass es auch aufs Legen ankommt.

contest-head = { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } auf diesem Spielplan, auf dem die beste Spielweise { $best } Sterne bringt:
contest-place = Platz
contest-name = Name
contest-card = Aussteigen bei …
contest-stars = Sterne
contest-share = Von der besten Spielweise
contest-none = Noch hat niemand eine Karte abgegeben: exercise("7.10").
contest-unreadable = Die Karte von { $student } ist nicht zu lesen: { $reason }

# Eine Regelkarte: wie ihre Teile gezeigt werden, und an welchen Wörtern sie gelesen werden
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
