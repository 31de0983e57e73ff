# Was die Widgets von Ganz schön knifflig sagen.

game-name = Ganz schön knifflig

# Die Überschrift
ends-at = Mit { $marks } ! endet das Spiel.
title-last = Runde { $round }, die letzte
title-round = Runde { $round }
look-round = Runden
look-round-previous = Zum Ende der letzten Runde
look-round-next = Dorthin, wo diese Runde endet
title-race = Wurf { $round }
ends-race = Ein Rennen bis { $marks } !

# Was zu tun ist
prompt-chance = Die Würfel fallen.
prompt-own = { $name }: Kreuze zwei Summen an, eine oder nichts.
prompt-only = { $name }: Kreuze { $rows } an, eines davon oder nichts.
prompt-chosen = { $name }: { $rows }? Klick noch einmal oder wähle anders.
prompt-others = { $roller } hat gewürfelt. { $name }: Kreuze rechts ein Kästchen an oder lass es.

# Schaltflächen. Das Zeichen ! steht vor einer Reihe, die dann voll ist.
do-tick-hint = { $rows } ankreuzen.{ $fills } ({ $key })
do-tick-fills = { " " }{ $count ->
    [one] Dann ist Reihe { $rows } voll.
   *[other] Dann sind die Reihen { $rows } voll.
  }
do-only = Nur { $row }
do-nothing = Nichts
do-nothing-hint = Beide Summen verfallen lassen (N)
do-leave = Lassen
do-leave-hint = Bei diesem Wurf nichts ankreuzen (N)
pick-row = Reihe { $row }, { $open } frei: { $rows } ankreuzen.{ $fills }

# Würfel und Reihen
dice = blau { $blue }, rot { $red }
dice-others = blau { $blue }; die rote { $red } zählt nicht
dice-blank = Drei blaue Würfel und ein roter, noch nicht geworfen
row-twice = zweimal { $row }
sheet-row = Reihe { $row }: links { $left }, rechts { $right }, { $circles ->
    [one] 1 Kreis
   *[other] { $circles } Kreise
  }.
sheet-row-race = Reihe { $row }: { $left }.
sheet-half-none = keine Kästchen
sheet-half-full = voll
sheet-half-marked = voll und gewertet
sheet-half-open = { $open } frei

# Was geschehen ist
told-dice = { $name } würfelt { $dice }.
told-nothing-open = { $name } kann nichts davon ankreuzen.
told-tick = { $name } kreuzt { $rows } an.
told-pass = { $name } kreuzt nichts an.
told-finished = { $name } hat { $count ->
    [one] Reihe { $rows } gefüllt: das ! für { $name } und ein Kreis für alle.
   *[other] die Reihen { $rows } gefüllt: beide ! für { $name } und je ein Kreis für alle.
  }
told-finished-alone = { $name } hat { $count ->
    [one] Reihe { $rows } gefüllt.
   *[other] die Reihen { $rows } gefüllt.
  }
told-last-round = Damit hat { $name } { $marks } !: Das ist die letzte Runde.

# Die Spieler
seat-rolled = hat gewürfelt
seat-score = { $marks }/{ $needed } !
seat-spoken = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $marks } von { $needed } Ausrufezeichen
seat-spoken-race = { $marks } von { $needed } Ausrufezeichen
sheet-label = Das Spielblatt von { $name }. { $marks ->
    [0] Noch kein Ausrufezeichen
    [one] Ausrufezeichen der Reihe { $marked }
   *[other] Ausrufezeichen der Reihen { $marked }
  }; { $filled ->
    [0] rechts keine volle Reihe
    [one] rechts voll: Reihe { $full }
   *[other] rechts voll: Reihen { $full }
  }.
sheet-label-race = Das Spielblatt von { $name }. { $marks ->
    [0] Noch kein Ausrufezeichen.
    [one] Ausrufezeichen der Reihe { $marked }.
   *[other] Ausrufezeichen der Reihen { $marked }.
  }

# Das Ende
end-points = { $points } zu { $other } Punkte.
end-right-half = Auch { $others }: { $points } Punkte. Es entscheidet das höhere XX, { $xx }.
end-shared = Je { $points } Punkte, davon { $xx } als XX.
end-race = { $marks } ! in { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
  }.
course-title = Punkte pro Runde
course-race = Ausrufezeichen pro Wurf
sum-title = Woher die Punkte kommen
sum-mark = !{"\u202F"}{ $row }
sum-circles = { $row }: { $circles }{"\u202F"}○
sum-marks-spoken = { $count ->
    [one] das Ausrufezeichen der Reihe { $rows }
   *[other] die Ausrufezeichen der Reihen { $rows }
  }
sum-circles-spoken = Reihe { $row } rechts voll, { $circles ->
    [one] 1 Kreis
   *[other] { $circles } Kreise
  }
sum-nothing = nichts ist voll
summary-why = Reihen
summary-earned = X + XX
summary-total = Punkte

# Wer spielt
who-easy = schwacher Bot: kreuzt an, was fast voll ist
who-medium = mittlerer Bot: wägt die Chancen ab
who-hard = starker Bot: rechnet sein Rennen aus
who-best = bester Bot: schaut auf alle Spielblätter

# Das Spielblatt, das vor dem Spiel gewählt wird
sheet-which = Spielblatt
sheet-of-kit = das dieser Sammlung
sheet-own = unser eigenes, aus der Schachtel
sheet-picture = die Kästchen unseres Blattes
sheet-hint = Klick auf ein Kästchen, um seine Zahl zu ändern. + und − fügen Kästchen hinzu und nehmen sie weg.
sheet-text = Als Text
sheet-not-read = Der Text deines Spielblatts ist nicht lesbar: Verbessere ihn oder klick auf ein Kästchen im Bild.
sheet-left = links
sheet-right = rechts
sheet-plain = leer
sheet-box = Reihe { $row }, { $side }, Kästchen { $box }: { $sign }
sheet-add = Reihe { $row }, { $side }, { $boxes } Kästchen: eines mehr
sheet-remove = Reihe { $row }, { $side }, { $boxes } Kästchen: eines weniger

# Der Coach
coach-goal-points = Punkte
coach-goal-wins = Siege
coach-head-worth = { $goal ->
    [race] Würfe, die noch kommen: weniger ist besser
    [wins] Siegchance
   *[points] Punkte am Ende
  }
coach-thinking-race = Das Rennen wird ausgerechnet …

# Die Analyse
review-kind-own = eigener Wurf
review-kind-others = Wurf anderer
review-rolls = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
  }
review-start = Zu Beginn
review-result = Am Ende
review-result-so-far = Bisher
review-plot = Die Siegchance in Prozent, Zug um Zug
review-plot-race = Wie viele Würfe Vorsprung, Zug um Zug
review-assumes-race = Gezählt wird, um wie viele Würfe du besser liegst als { $rolls }, der Durchschnitt von Beginn an bei bestem Spiel. Das ist exakt.

# So wird gespielt
rules-roll = Dein Wurf: Aus vier Würfeln werden zwei Paare. Für jedes Paar darfst du links ein Kästchen ankreuzen, in der Reihe seiner Summe. Soll es nur eines sein, klick zuerst auf seine Reihe, dann auf „Nur“.
rules-own = Links zählen nur volle Reihen. Kästchen für Kästchen arbeitest du dich mit deinen eigenen Würfen zum ! am Ende vor.
rules-others = Würfeln andere, darfst du rechts ein Kästchen ankreuzen, mit zwei der drei blauen Würfel.{ $players ->
    [3] { " " }Die kleinen Zahlen in Kästchen bedeuten zu dritt nichts.
   *[other] { " " }Kästchen mit einer { $players } sind von Anfang an angekreuzt.
  }
rules-full = Ist links eine Reihe voll, gehört ihr ! dir: 2 Punkte (X). Und alle, auch du, streichen einen Kreis dieser Reihe durch.
rules-end = Eine volle Reihe rechts bringt für jeden durchgestrichenen Kreis einen Punkt (XX). Sobald jemand { $marks } ! hat, wird die Runde zu Ende gespielt. Wer die meisten Punkte hat, gewinnt, bei Gleichstand das höhere XX.
rules-race-roll = Dein Wurf: Aus vier Würfeln werden zwei Paare. Für jedes Paar darfst du ein Kästchen ankreuzen, in der Reihe seiner Summe. Soll es nur eines sein, klick zuerst auf seine Reihe, dann auf „Nur“.
rules-race-own = Nur volle Reihen zählen. Kästchen für Kästchen arbeitest du dich zum ! am Ende vor.
rules-race-end = Ist eine Reihe voll, gehört ihr ! dir. Mit { $marks } ! bist du am Ziel: in so wenigen Würfen wie möglich.

# Auf Papier: Spielblätter zum Drucken, und die Würfel auf einem Bildschirm
tick-sheet = Spielblätter für Ganz schön knifflig{ $players ->
    [0] {""}
   *[other] , { $players } Personen
  }
tick-sheet-starts = Ich beginne
tick-sheet-before = { $players ->
    [0] Vor dem Spiel: Zu zweit kreuzt ihr die Kästchen mit einer 2 an, zu viert die mit einer 4.
    [3] Für drei Spieler: Die kleinen Zahlen in Kästchen bedeuten nichts.
   *[other] Für { $players } Spieler: Die Kästchen mit einer { $players } sind schon angekreuzt.
  }
tick-sheet-own = Du würfelst mit drei blauen Würfeln und einem roten: Bilde zwei Paare. In der Reihe jeder Summe darfst du links ein Kästchen ankreuzen.
tick-sheet-others = Andere würfeln: Du darfst rechts ein Kästchen ankreuzen, in der Reihe der Summe zweier blauer Würfel.
tick-sheet-score = Hast du links eine Reihe gefüllt, kreise ihr ! ein, und alle streichen einen Kreis dieser Reihe durch.
tick-sheet-end = Mit { $players ->
    [0] 6, 5 oder 4 eingekreisten ! einer Person (zu zweit, zu dritt, zu viert)
   *[other] { $marks } eingekreisten ! einer Person
  }, oder allen des Blatts, wird die Runde noch zu Ende gespielt, dann ist Schluss.
tick-sheet-points = X: 2 für jedes eingekreiste !. XX: je volle Reihe rechts 1 für jeden ihrer gestrichenen Kreise. Am meisten X + XX gewinnt, bei gleich vielen am meisten XX.
roller-own = Wer gewürfelt hat, links: beide, eine, keine
roller-others = Alle anderen, rechts: eine davon, keine
