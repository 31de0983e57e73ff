# Lektion 8. Eine Nachricht exercise-8-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-8 = Sterne sind keine Siege

exercise-8-1 = Ada ist ausgestiegen und hat 12 Sterne: Die Partie endet mit dieser Runde. Du hast 10 Sterne, und Rot ist deine Karte. Mit Aussteigen sind es 11. Mit einem dritten roten Knopf sind es 13, und du gewinnst! Du wirfst zwei schwarze Würfel mit je vier Seiten. Mit welcher Wahrscheinlichkeit gewinnst du? Schätze!
    .title = Dein letzter Wurf
    .solution = Jede Wahrscheinlichkeit ist recht: In Aufgabe 8.3 wird sie verglichen.

exercise-8-2 = Würfle dreißigmal für diesen Spielplan. Ein Wurf, der ein offenes Feld anbietet, gewinnt, jeder andere ist ein Fehlwurf. Wie oft gewinnst du?
    .title = Dreißig letzte Würfe
    .outcome-win = du gewinnst
    .outcome-bust = Fehlwurf
    .noted = Eure Klasse legt alle ihre Würfe zusammen: die relative Häufigkeit der Siege. Mit Aussteigen hättest du keines der dreißig Male gewonnen.
    .solution = Alle haben andere Würfe: 4 bis 14 Siege von dreißig sind üblich. Die relative Häufigkeit in der ganzen Klasse kommt nahe an die Wahrscheinlichkeit aus Aufgabe 8.3.

exercise-8-3 = Zähl nach. Mit welcher Wahrscheinlichkeit bietet der Wurf mit { $dice } vierseitigen schwarzen Würfeln ein offenes Feld an?
    .title = Ein Wurf, der gewinnt
    .hint-1 = Geh Zeile für Zeile vor, wie in Lektion 3. Auch der weiße Würfel hat vier Seiten, und die Würfel sind unabhängig.
    .hint-2 = In einer Zeile mit einem offenen Feld: Wie viele der 4 · 4 gleich wahrscheinlichen Ergebnisse der schwarzen Würfel gehen daneben? Die übrigen treffen.
    .right = { $chance }, etwa { $percent }: der Mittelwert von { $hits } über die vier Zeilen. Die relative Häufigkeit deiner Siege in 8.2 ist eine Schätzung dafür. Aussteigen gewinnt nie.
    .guessed = Du hast { $guess } geschätzt{ $off ->
        [higher] : Das ist mehr, als die Würfel geben.
        [lower] : Das ist weniger, als die Würfel geben.
       *[other] . Das ist nah dran!
    }
    .mistake-bust = Das ist die Wahrscheinlichkeit des Gegenereignisses, eines Fehlwurfs. Zieh sie von 1 ab.
    .mistake-one-die = Das gilt für einen einzigen schwarzen Würfel. Du wirfst { $dice }, und einer, der trifft, genügt.
    .mistake-all-show = Das ist die Wahrscheinlichkeit, dass beide Würfel ein offenes Feld zeigen. Einer genügt.
    .mistake-not-divided = Du hast die vier Zeilen addiert. Jede Zeile kommt nur mit Wahrscheinlichkeit 1/4.
    .mistake-dice-added = Zwei Würfel können zugleich treffen, deshalb darf man ihre Wahrscheinlichkeiten nicht addieren. Zähl die Ergebnisse, die danebengehen.
    .mistake-stars = Das ist der Erwartungswert des Würfelns, in Sternen. Hier ist nur die Wahrscheinlichkeit gefragt.
    .solution = In jeder Zeile haben die schwarzen Würfel { $ways } gleich wahrscheinliche Ergebnisse. Treffer in den Zeilen: { $hits }. Ein Viertel der Summe ist { $chance }.

exercise-8-4 = Jetzt dein eigener Spielplan, mit { $dice ->
        [one] einem schwarzen Würfel
       *[other] { $dice } schwarzen Würfeln
    }. Aussteigen bringt 1 Stern. Mit einem dritten Knopf in der Farbe deiner Karte, der als einziger noch Platz findet, sind es 3. Wie viele Sterne verschenkt Würfeln im Mittel?
    .title = Was Mut kostet
    .hint-1 = Zuerst die Wahrscheinlichkeit zu treffen, Zeile für Zeile wie in 8.3: Zähl gleich wahrscheinliche Ergebnisse. Dann: Welchen Erwartungswert hat der Wurf, in Sternen?
    .hint-2 = Ein Wurf, der trifft, bringt 3 Sterne, ein Fehlwurf keinen. Verschenkt wird 1 Stern minus den Erwartungswert des Wurfs.
    .right = Ein Wurf trifft mit Wahrscheinlichkeit { $chance } und ist im Mittel { $stars } Sterne wert: 1 − { $stars } = { $given }. Der Erwartungswert sagt: aussteigen.
    .mistake-roll = Das ist der Wert des Wurfs. Zieh ihn von dem Stern fürs Aussteigen ab.
    .mistake-other-sign = Andersherum: Verschenkt wird die bessere Wahl minus die andere.
    .mistake-chance = Das ist die Wahrscheinlichkeit zu treffen. Wie viele Sterne bringt das im Mittel?
    .mistake-without-card = Ein Treffer bringt mehr als 2 Sterne: 1 fürs Aussteigen, 1 für die Farbe und 1 für deine Karte.
    .mistake-kept = Wenn du dich verzockst, bleibt dir nichts, nicht einmal der Stern fürs Aussteigen.
    .mistake-bust = Das ist die Wahrscheinlichkeit für einen Fehlwurf. Gefragt sind Sterne: Was ist der Wurf wert?
    .solution = Treffer in den Zeilen: { $hits }, also ist die Wahrscheinlichkeit { $chance }. Dreimal so viel ist { $stars }, und 1 − { $stars } = { $given }.

exercise-8-5 = Eine andere Partie: Du hast 11 Sterne, sonst ist niemand mehr dabei, und sonst ist niemand nahe am Sieg. Mit Aussteigen sind es 12: Du gewinnst sofort. Der Erwartungswert sagt „würfeln“, mit { $dice } schwarzen Würfeln: { $decimal } Sterne gegen 1. Um wie viel verringert ein Wurf deine Wahrscheinlichkeit, jetzt zu gewinnen?
    .title = Den Sieg in der Hand
    .hint-1 = Wenn du aussteigst: Mit welcher Wahrscheinlichkeit gewinnst du? Und wenn du würfelst?
    .hint-2 = Wenn der Wurf trifft, gewinnst du auch. Du verlierst also die Wahrscheinlichkeit des Gegenereignisses: alles andere.
    .right = { $bust }, etwa { $bustpercent }: gerade die Wahrscheinlichkeit für einen Fehlwurf. Mehr Sterne nützen niemandem, der schon gewonnen hat.
    .mistake-hit = Das ist die Wahrscheinlichkeit, dass du gewinnst, obwohl du würfelst. Wie groß war sie vorher?
    .mistake-stars = Das gewinnt ein Wurf an Sternen. Gefragt ist nach der Wahrscheinlichkeit, jetzt zu gewinnen.
    .mistake-one-die = Das gilt für einen einzigen schwarzen Würfel. Du wirfst { $dice }.
    .mistake-nothing = Du kannst dich verzocken, und dann ist der Stern verloren, mit dem du gewinnst.
    .mistake-certain = Das ist die Wahrscheinlichkeit zu gewinnen, wenn du aussteigst. Ein Wurf kostet nicht alles davon: Wenn er trifft, gewinnst du auch.
    .solution = Aussteigen gewinnt sicher. Ein Wurf gewinnt, wenn er trifft, mit Wahrscheinlichkeit { $chance } (Treffer in den Zeilen: { $hits }). Also geht { $bust } verloren.

exercise-8-6 = goal="win" fragt: Mit welcher Wahrscheinlichkeit kann man die Sterne dieser Runde so hinlegen, dass man jetzt gewinnt? Alles andere zählt dabei nicht. In welchen dieser Fälle ist das die richtige Frage?
    .title = Welche Frage passt?
    .option-ended = Ada beendet die Partie mit dieser Runde, mit zwölf Sternen und ohne fünf in einer Reihe. Du hast vier Sterne in einer Reihe und brauchst den fünften.
    .option-early = Die erste Runde beginnt, und niemand hat einen Stern.
    .option-safe = Die anderen sind draußen und können in dieser Runde nicht gewinnen. Aussteigen bringt dir deinen zwölften Stern.
    .option-far = Du hast 9 Sterne, und sonst hat niemand mehr als 3.
    .option-rival = Bo ist noch dabei und kann auch fünf in eine Reihe bringen. Die Frage vergleicht Bos Wahrscheinlichkeit mit deiner.
    .hint-1 = Frag dich bei jedem Fall: Ist eine Runde, die nicht gewinnt, verloren, oder geht die Partie weiter?
    .hint-2 = solve sieht einen einzigen Spielplan: deinen. Was weiß es von den Sternen der anderen?
    .right = Die Frage passt, wo diese Runde entscheidet. Sie sieht weder die Runden, die noch kommen, noch die Spielpläne der anderen.
    .mistake-early = In der ersten Runde gewinnt kaum etwas sofort, und Sterne, die du sammelst, helfen später. Für diese Frage sind sie nichts wert.
    .mistake-far = Es kommen noch weitere Runden, und du liegst vorn. Warum in dieser alles aufs Spiel setzen?
    .mistake-rival = Es wird nur auf dich gesehen: solve weiß, wie viele andere noch dabei sind und wie sie sich verhalten, aber nicht, was auf ihren Spielplänen liegt.
    .solution = Sie passt, wenn eine Runde, die nicht gewinnt, verloren ist (die Partie endet jetzt), oder wenn man sofort gewinnen kann. In der ersten Runde und wenn noch viele Runden kommen, zählt auch, was für später bleibt, und das sieht die Frage nicht. Auf die Spielpläne anderer sieht sie nicht.

exercise-8-7 = Schreib chance(node, missing). Ein Knoten des Baumdiagramms ist (stars, rolls) wie in Lektion 6. Wer mit mindestens missing Sternen aussteigt, gewinnt; wer mit weniger aussteigt oder sich verzockt, verliert. Gib die Wahrscheinlichkeit zurück, bei bester Spielweise zu gewinnen.
    .title = Andere Blätter
    .hint-1 = Es ist Rückwärtsinduktion wie in Lektion 6. Nur eines ist anders: was Aussteigen wert ist. Es ist 1, wenn die Sterne reichen, sonst 0.
    .hint-2 = In Python ist stars >= missing True oder False, und das zählt als 1 und 0.
    .hint-3 = Das Bessere von beidem: max(…, …). Was die Zweige wert sind, sagt chance selbst: Gib missing weiter.
    .right = Alle { $count } Fälle sind richtig, und der letzte ist der Spielplan der zwei Bäume. Der Baum ist derselbe, nur die Blätter haben sich geändert.
    .mistake-still-stars = { $call } sollte { $expected } ergeben. Deine Funktion zählt immer noch Sterne. Was ist Aussteigen jemandem wert, der nur gewinnen will?
    .mistake-exactly = { $call } sollte { $expected } ergeben. Mehr Sterne als nötig gewinnen auch.
    .mistake-more = { $call } sollte { $expected } ergeben. Gerade genug Sterne gewinnen auch.
    .mistake-one-step = { $call } sollte { $expected } ergeben. Deine Funktion sieht nur einen Wurf voraus. Lass sie sich selbst aufrufen.
    .mistake-always-rolls = { $call } sollte { $expected } ergeben. Wer genug Sterne hat, steigt aus und gewinnt: Nimm an jedem Knoten das Bessere.
    .mistake-stop-only = { $call } sollte { $expected } ergeben. Das gilt, wenn du sofort aussteigst. Und wenn du würfelst?
    .model = def chance(node, missing):
        {"    "}stars, rolls = node
        {"    "}return max(stars >= missing, sum(p * chance(after, missing) for p, after in rolls))
    .solution = Es ist die Funktion aus Lektion 6 mit anderen Blättern: Aussteigen ist 1 wert, wenn die Sterne reichen, und sonst 0. Der Mittelwert über die Zweige ist dann eine Wahrscheinlichkeit.

exercise-8-8 = Ada beendet die Partie mit dieser Runde, und nur fünf in einer Reihe schlagen sie. Du hast gewürfelt: weiß { $row }. Klick das Feld mit der höchsten Wahrscheinlichkeit zu gewinnen an. Frag den Computer danach: Im Code ist der Spielplan own_board("8.8").
    .title = Welches Feld gewinnt?
    .hint-1 = In 8.7 hast du andere Blätter an den Baum gesetzt. Bei solve ist es ein einziges Wort, und die Rückwärtsinduktion ist dieselbe.
    .hint-2 = solve(yours, goal="win").compare(…) nimmt die Liste der Felder, die deine Würfel anbieten, etwa ["1-4", "1-6"].
    .right = Mit { $best } gewinnst du mit einer Wahrscheinlichkeit von { $chance }, mit { $forstars } nur mit { $starschance }. Dafür ist der Erwartungswert von { $best } um { $lost } Sterne kleiner.
    .mistake-for-stars = Dieses Feld hat den höchsten Erwartungswert in Sternen. Aber Sterne helfen dir nicht mehr: Wo kannst du noch fünf in eine Reihe bringen?
    .mistake-other = Dieses wird angeboten, aber es gibt ein besseres. Such die Reihe, der bis fünf am wenigsten Sterne fehlen, oder frag solve.
    .mistake-several = Ein Wurf, ein Knopf: Wähle ein einziges Feld.
    .mistake-elsewhere = Das bieten deine Würfel nicht an. Weiß ist die Zeile, und ein schwarzer Würfel nennt die Spalte.
    .solution = Frag solve mit goal="win" und vergleiche die Felder, die die Würfel anbieten: { $best } gewinnt mit einer Wahrscheinlichkeit von { $chance }. Die meisten Sterne gibt es auf { $forstars }, das mit { $starschance } gewinnt.

exercise-8-9 = Eine Runde ist noch zu spielen. mine und theirs sind Wahrscheinlichkeitsverteilungen, Listen von Paaren (chance, stars): was die Runde dir bringt und was sie Ada bringt. Du liegst lead Sterne vorn (zurück, wenn lead negativ ist). Schreib ahead(mine, theirs, lead): die Wahrscheinlichkeit, am Ende mehr Sterne zu haben. Gleichstand zählt zur Hälfte.
    .title = Wer liegt am Ende vorn?
    .hint-1 = Denk an ein Baumdiagramm: for p, my_stars in mine, und darin for q, their_stars in theirs.
    .hint-2 = Die beiden Runden sind unabhängig: Welche Wahrscheinlichkeit hat ein solches Paar?
    .hint-3 = Sieh dir für jedes Paar lead + my_stars - their_stars an. Über 0 zählt ganz, 0 zählt zur Hälfte.
    .right = Alle { $count } Fälle sind richtig. Probier sie mit einem vorsichtigen und einem mutigen Plan aus, vorn und zurück.
    .mistake-means = { $call } sollte { $expected } ergeben. Du vergleichst die Erwartungswerte. Wer im Mittel vorn liegt, liegt nicht sicher vorn: Geh die Paare durch.
    .mistake-level-lost = { $call } sollte { $expected } ergeben. Was ist mit Gleichstand am Ende? Er zählt zur Hälfte.
    .mistake-level-won = { $call } sollte { $expected } ergeben. Du zählst Gleichstand als Sieg. Er zählt zur Hälfte.
    .mistake-lead-left-out = { $call } sollte { $expected } ergeben. Du hast den Vorsprung lead weggelassen.
    .mistake-lead-other-way = { $call } sollte { $expected } ergeben. Ein positiver Vorsprung gehört dir: Addiere ihn zu deinen Sternen.
    .mistake-turned = { $call } sollte { $expected } ergeben. Das ist die Wahrscheinlichkeit für die andere Seite.
    .mistake-not-multiplied = { $call } sollte { $expected } ergeben. Beide sind unabhängig: Die Wahrscheinlichkeit eines Paars ist das Produkt der beiden.
    .model = def ahead(mine, theirs, lead):
        {"    "}total = 0
        {"    "}for p, my_stars in mine:
        {"    "}{"    "}for q, their_stars in theirs:
        {"    "}{"    "}{"    "}end = lead + my_stars - their_stars
        {"    "}{"    "}{"    "}total += p * q * ((end > 0) + (end == 0) / 2)
        {"    "}return total
    .solution = Jedes Paar von Ergebnissen kommt mit dem Produkt seiner Wahrscheinlichkeiten. Die Paare, nach denen du vorn liegst, zählen ganz, die mit Gleichstand zur Hälfte.

exercise-8-10 = Eine Wette mit dem kleineren Erwartungswert kann die richtige sein, und eine mit dem größeren die falsche. Gib für beides ein Beispiel, aus diesem Spiel oder von anderswo, und sag, woran man es erkennt.
    .title = Wann man etwas wagt
    .model = Zurück: Eine Mannschaft, die ein Tor zurückliegt, nimmt in der letzten Minute ihren Torwart heraus. Im Mittel kostet das Tore, aber mit zweien zu verlieren ist nicht schlimmer als mit einem. Vorn: Mit elf Sternen steige ich aus, obwohl noch ein Wurf im Mittel mehr Sterne brächte. Man muss fragen, was man bei jedem Ausgang gewinnt oder verliert, und nicht nur, wie viele Sterne es sind.
    .solution = Das liest ein Mensch. Eine gute Antwort sagt, dass nicht jeder Stern gleich viel wert ist: Die über den Sieg hinaus zählen nichts, und die, die nicht zum Sieg reichen, auch nicht. Man vergleicht also die Wahrscheinlichkeitsverteilungen und was jedes Ergebnis wert ist, und nicht nur die Erwartungswerte. Je später in der Partie, desto wichtiger ist das.

picture-last-head = Eine Runde noch: Wahrscheinlichkeit, vorn zu enden (Gleichstand: ½)
picture-last-lead = dein Vorsprung
picture-last-safe = sicherer Plan
picture-last-daring = mutiger Plan
picture-map-head = W: wagen. s: sicher spielen. Leer: beides ist gleich.
picture-map-lead = dein Vorsprung
picture-map-rounds = Runden noch
picture-map-dare = W
picture-map-safe = s
picture-map-told = noch { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }: wagen bei Vorsprung { $dare }
picture-gain-head = Noch { $rounds } Runden, Gleichstand
picture-gain-safe = immer sicher
picture-gain-mixed = mutig nur im Rückstand

# For tests
exercise-8-201 = In einem Spiel bringt dein letzter Zug 0 Punkte mit Wahrscheinlichkeit { $share-0 }, 1 Punkt mit { $share-1 }, 2 Punkte mit { $share-2 }, 4 Punkte mit { $share-4 } und 7 Punkte mit { $share-7 }. Du gewinnst, wenn er mindestens { $needed } Punkte bringt. Wie groß ist die Wahrscheinlichkeit, dass du gewinnst?
    .title = Mindestens so viele Punkte
    .hint-1 = Welche der fünf Ergebnisse gehören zum Ereignis „mindestens { $needed } Punkte“? Addiere ihre Wahrscheinlichkeiten.
    .right = Mindestens { $needed } heißt { $needed } oder mehr: { $sum } = { $percent }.
    .mistake-more-than = Du hast { $needed } Punkte ausgelassen. „Mindestens { $needed }“ schließt { $needed } ein.
    .mistake-exactly = Das sind genau { $needed } Punkte. Auch mit mehr gewinnst du.
    .mistake-at-most = Das ist die Wahrscheinlichkeit von höchstens { $needed } Punkten.
    .mistake-values = Du hast die Ergebnisse gezählt. Aber sie sind nicht gleich wahrscheinlich: Addiere ihre Wahrscheinlichkeiten.
    .solution = P(mindestens { $needed }) = { $sum } = { $percent }.
exercise-8-202 = Du drehst noch einmal und brauchst mindestens { $needed } Punkte, um zu gewinnen. Glücksrad A bringt { $low } Punkte mit Wahrscheinlichkeit { $likely }, Glücksrad B { $high } Punkte mit Wahrscheinlichkeit { $unlikely }; sonst bringen sie nichts. B hat den höheren Erwartungswert. Um wie viel höher ist mit A die Wahrscheinlichkeit zu gewinnen?
    .title = Gewinnen statt punkten
    .hint-1 = Mit welcher Wahrscheinlichkeit gewinnst du mit A, mit welcher mit B? Punkte über { $needed } hinaus zählen nicht.
    .right = Mit A gewinnst du mit Wahrscheinlichkeit { $likely }, mit B mit { $unlikely }: Das sind { $gap } Prozentpunkte Unterschied.
    .mistake-points = Das ist der Unterschied der Erwartungswerte in Punkten. Gefragt ist die Wahrscheinlichkeit zu gewinnen.
    .mistake-lower-bet = Das ist die Wahrscheinlichkeit, mit A zu gewinnen. Um wie viel ist sie höher als mit B?
    .mistake-higher-bet = Das ist die Wahrscheinlichkeit, mit B zu gewinnen. Um wie viel ist sie mit A höher?
    .mistake-relative = Du hast durcheinander geteilt. Gefragt ist die Differenz der beiden Wahrscheinlichkeiten.
    .solution = Erwartungswerte: A { $first }, B { $second } Punkte. Aber beide gewinnen, wenn sie überhaupt Punkte bringen: P(Sieg) ist { $likely } mit A und { $unlikely } mit B; die Differenz ist { $gap } Prozentpunkte.
exercise-8-203 = In der letzten Runde brauchst du mindestens { $needed } Punkte, um zu gewinnen. Wette A bringt sicher { $sure } Punkte. Wette B bringt { $more } Punkte mit Wahrscheinlichkeit { $chance }, sonst nichts; ihr Erwartungswert ist { $mean } Punkte. Mit welcher Wette ist die Wahrscheinlichkeit zu gewinnen höher?
    .title = Welche Wette gewinnt?
    .option-safe = Mit Wette A.
    .option-risky = Mit Wette B.
    .option-expected = Immer mit der Wette, die den höheren Erwartungswert hat, was man auch braucht.
    .option-equal = Sie ist gleich, weil man mit beiden { $needed } Punkte braucht.
    .hint-1 = Mit welcher Wahrscheinlichkeit bringt A { $needed } Punkte oder mehr? Und B?
    .right = { $case ->
        [safe] A bringt { $sure } Punkte, und das reicht: A gewinnt sicher. B gewinnt mit Wahrscheinlichkeit { $chance }.
       *[risky] A bringt { $sure } Punkte, und das reicht nie. B gewinnt mit Wahrscheinlichkeit { $chance }.
    }
    .mistake-safe = Reichen { $sure } sichere Punkte? Du brauchst { $needed }.
    .mistake-risky = B gewinnt mit Wahrscheinlichkeit { $chance }. Mit welcher Wahrscheinlichkeit gewinnt A?
    .mistake-expected = Der Erwartungswert sagt, was eine Wette im Mittel bringt. Er sagt nicht, wie wahrscheinlich { $needed } Punkte erreicht werden.
    .mistake-equal = Vergleich die Wahrscheinlichkeiten von { $needed } Punkten oder mehr. Sie sind nicht gleich.
    .solution = P(mindestens { $needed } Punkte) ist { $case ->
        [safe] 1 mit A und { $chance } mit B: also A, obwohl der Erwartungswert von B { $mean } ist.
       *[risky] 0 mit A und { $chance } mit B: also B, obwohl der Erwartungswert nur { $mean } ist.
    }
