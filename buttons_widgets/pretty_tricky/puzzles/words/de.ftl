# Was die Rätsel von Ganz schön knifflig sagen.

game-title = Pretty Tricky

# Die Themen
theme-how_likely = Wie wahrscheinlich ist das?
    .about = Vier Würfel, und einigen Reihen fehlt ein Kästchen: Wie wahrscheinlich füllt der Wurf eine davon?
theme-needed_dice = Welche Würfel brauchten die anderen?
    .about = Drei blaue Würfel eines anderen: Wie wahrscheinlich füllen sie eine deiner Reihen?
theme-race_split = Bestes Paar: Rennen
    .about = Teil deinen Wurf so auf, dass du am wenigsten Würfe brauchst.
theme-sprint_split = Bestes Paar: Sprint
    .about = Nur noch wenige Würfe. Teil deinen so auf, dass er am meisten ! bringt.
theme-last_turn = Der letzte Zug
    .about = Du wirst als Letzter gefragt, dann ist das Spiel aus. Welches Kästchen gewinnt es?
theme-hold_back = Füllen oder warten?
    .about = Eine volle Reihe bringt allen einen Kreis. Füllst du sie jetzt?

# Die Fragen
how_likely-ask = Wie wahrscheinlich füllt dein nächster Wurf eine Reihe der linken Hälfte?
needed_dice-ask = Jemand anderes würfelt. Wie wahrscheinlich füllen die blauen Würfel eine Reihe deiner rechten Hälfte?
race_split-ask = Du brauchst insgesamt { $marks } !. Welche Aufteilung bringt dich in den wenigsten Würfen ans Ziel?
sprint_split-ask = Das ist der erste von { $rolls } Würfen, dann ist Schluss. Welche Aufteilung bringt am meisten !?
last_turn-ask = Alle anderen haben entschieden, und mit diesem Zug endet das Spiel. Welches Kästchen kreuzt du rechts an, um zu gewinnen?
hold_back-ask = Du beginnst die Runde, und das ist dein Wurf. Das Spiel endet mit der Runde, in der jemand { $marks } ! hat. Womit gewinnst du am öftesten?

# Blätter und Summen
puzzle-sheet = { $player ->
    [1] Du
   *[other] Spieler { $player }{ $rolls ->
        [yes] {" "}(hat gewürfelt)
       *[no] {""}
      }
  }
puzzle-points = { $sheet }: { $x } + { $xx } = { $sum ->
        [one] { $sum } Punkt
       *[other] { $sum } Punkte
    }, { $marks } !
puzzle-tie = Bei gleich vielen Punkten gewinnt das höhere XX.
last_turn-others = So viel haben die anderen am Ende.
puzzle-offers = { $row }: { $count } von { $rolls } Würfen
puzzle-sums = In wie vielen Würfen jede dieser Summen steckt.
puzzle-worst = { $choice } ist es nicht: Das ist { $count ->
        [one] die schlechteste Wahl
       *[other] eine der schlechtesten
    }.
puzzle-best = Am besten ist { $choice }.
puzzle-refuted = { $choice } ist nicht die beste Wahl: So sähen die Blätter dann aus.

# Tipps
race_split-hint = Überlege, was am längsten dauert: Eine Reihe weit weg von der 7 kommt selten, und eine mit vielen freien Kästchen braucht viele Würfe.
sprint_split-hint = Was du in den Würfen, die bleiben, nicht füllen kannst, bringt nichts. Welche Reihen schaffst du noch?
last_turn-hint = Eine volle Reihe bringt so viele Punkte, wie sie Kreise hat. Reihen, die eben gefüllt wurden, bekommen noch einen dazu.
hold_back-hint = Ein ! für dich bringt allen einen Kreis. Wer hat diese Reihe rechts voll oder beinahe? Und wer ist dabei, das Spiel zu beenden?

# Was eine Wahl wert ist
race_split-worth = { NUMBER($rolls, minimumFractionDigits: 2, maximumFractionDigits: 2) } Würfe
sprint_split-worth = { NUMBER($marks, minimumFractionDigits: 2, maximumFractionDigits: 2) } !
last_turn-worth = { $result ->
    [won] du gewinnst
    [shared] ihr teilt den Sieg
   *[lost] du gewinnst nicht
  }
hold_back-worth = gewinnt { $share }

race_split-counted = So viele Würfe fehlen im Mittel noch, wenn jeder aufs Beste genutzt wird.
sprint_split-counted = So viele ! sind es am Ende im Mittel, wenn jeder Wurf aufs Beste genutzt wird.
hold_back-counted = Gewonnen von { $games } Spielen, die der beste Bot (ChampionBot) von hier an für alle gespielt hat, nach jeder Wahl mit denselben Würfen.

# Was eine Wahl widerlegt
race_split-refuted = Nach { $choice } schmerzt ein Wurf wie dieser: Danach brauchst du { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Würfe mehr als nach der besten Wahl.
sprint_split-refuted = Nach { $choice } schmerzt ein Wurf wie dieser: Er kostet { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } !, verglichen mit der besten Wahl.

# Zählen
fill-complement = Das ist die Wahrscheinlichkeit, dass keine Reihe voll wird. Zieh sie von 1 ab.
fill-two-dice = Das ist die Wahrscheinlichkeit mit zwei Würfeln. Hier sind es { $dice }, und je zwei davon ergeben eine Summe.
fill-pairs = Du hast jedes der { $pairs } Würfelpaare gezählt und alles addiert. Ein Wurf, in dem zwei Paare passen, zählt dann doppelt.
fill-added = Du hast die Reihen addiert. Ein Wurf, der zu zweien passt, zählt dann doppelt.
fill-other-dice = Du hast mit einer anderen Zahl von Würfeln gerechnet: Hier sind es { $dice }.
fill-hint-rows = { $count ->
    [one] Einer einzigen Reihe fehlt genau ein Kästchen: { $rows }.
   *[other] Diesen Reihen fehlt genau ein Kästchen: { $rows }.
  } Nur das zählt.
fill-hint-count = Von { $dice } Würfeln ergeben je zwei eine Summe: Das sind { $pairs } Paare und { $rolls } Würfe. Nimm zuerst eine Summe, und such die Würfe, in denen zwei Paare sie ergeben.
fill-hint-each = Jede Summe für sich. Was zu zweien passt, darf nicht doppelt zählen.
fill-explained = Ordne die Würfe danach, wozu sie passen: Dann kommt jeder einmal vor.
fill-rolls = { $rows }: { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfe
  }
fill-total = Zusammen { $count } von { $rolls } Würfen, das ist { $chance }.
