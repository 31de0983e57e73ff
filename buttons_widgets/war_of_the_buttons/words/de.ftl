# Was die Widgets vom Krieg der Knöpfe sagen.

game-name = Der Krieg der Knöpfe

# Die Überschrift: die Runde nennt die Sammlung
ends-at = { $goal } Bauabschnitte oder { $goal } Sterne beenden das Spiel.

# Vor dem Spiel
scales-which = Partie
scales-printed = mit den aufgedruckten Skalen
scales-dealt = mit ausgelosten Skalen
scales-taught = eine erste Partie mit Anleitung, zu zweit

# Wer spielt
who-easy = schwacher Bot: nimmt, was sofort am meisten wert ist
who-medium = mittlerer Bot: wägt ab, wie es Tausende Spiele lehrten
who-hard = starker Bot: achtet auch auf die Prüfung und auf Gegner
who-best = bester Bot: spielt die Partie tausendmal weiter

# Orte
place-quarry = Steinbruch
place-forest = Wald
place-meadow = Wiese
place-school = Schule
place-exam = Prüfung
place-release = Befreien
place-tattle = Petze
place-first = Startspieler
place-brothers = Große Brüder
place-hut = Hütte
place-star = Stern
place-card = Karte { $number }
place-cards = Karten
place-market = Marktplatz
place-lake = See
place-mill = Wassermühle

# Karten
card-hut = Hütte
card-star = Stern
card-star2 = 2 Sterne
card-brothers2 = 2 Große Brüder
card-brothers3 = 3 Große Brüder
card-quarry = Steinbruch +2
card-forest = Wald +2
card-meadow = Wiese +2
card-school = Schule +2
card-market = Markt +1
card-equal = Gleich schlägt gleich
card-set1 = Deine 1er ändern
card-set2 = Deine 2er ändern
card-set3 = Deine 3er ändern
card-reroll = Neu würfeln

# Was ein Bonusmarker bringt: Wenfall, nach „bringt“ und „bekommt“
marker-hut = einen Bauabschnitt
marker-star = einen Stern
marker-free = einen befreiten Nachsitzer
marker-brother = einen Großen Bruder
marker-brothers2 = zwei Große Brüder
marker-buttons = { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }

# Würfel: Wenfall, nach „setzt“, „schlägt“ und „für“
dice-white = weiße { $dice }
dice-brother = einen Großen Bruder
dice-none = nichts
tray-label = Würfel von { $name }: { $dice }

# Was Würfel an einem Ort bewirken
does-bid = { $place }: frei, bringt { $buttons ->
    [0] nichts
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.
does-beat = { $place }: schlägt { $own ->
    [yes] deine eigenen { $dice }
   *[no] { $dice }
  }, bringt { $buttons ->
    [0] nichts
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.
does-exam = { $place }: kann den Bonusmarker der Schule bringen.
does-release = { $place }: kostet { $cost } und befreit einen Nachsitzer.
does-tattle = { $place }: befreit einen Nachsitzer.
does-first = { $place }: Du beginnst die nächste Runde.
does-brothers = { $place }: kostet { $cost } und bringt zwei Große Brüder.
does-hut = { $place }: kostet { $cost } und baut einen Bauabschnitt.
does-star = { $place }: kostet { $cost } und bringt einen Stern.
school-card = Die Karte „{ $card }“ bringt { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.
does-buy = { $card }: kostet { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
  }.
does-market = Marktplatz: bringt { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.
about-exam = Wer am Ende der Runde die meisten Würfel mit dieser Zahl hat, bekommt den Bonusmarker der Schule.
about-tattle = In dieser Runde machst du kein Gebot mehr. Wer am Ende die meisten Würfel mit dieser Zahl hat, lässt einen nachsitzen.
about-first = Der Startspieler setzt in der nächsten Runde zuerst.
about-hut = Neben einem Nachsitzer kann kein Bauabschnitt gebaut werden. Jeder Bauabschnitt macht den nächsten teurer.
about-star = Jeder Stern macht den nächsten teurer.
about-lost = Du kannst jetzt keinen Bauabschnitt bauen: Die Karte würde nur zählen und Knöpfe bringen.
about-not-held = Ohne farbigen Würfel hält den Ort am Ende der Runde niemand.
about-brother = Der Große Bruder geht nach dem Zug: Zu schlagen sind dann nur noch die Würfel.

# Warum etwas nicht geht
why-not = { $place }: { $reason }.
why-few = gegen { $dice } brauchst du { $pips ->
    [6] { $more } gleiche Würfel
   *[other] { $same ->
        [one] einen Würfel über { $pips }
       *[other] { $same } gleiche Würfel über { $pips }
      } oder { $more } gleiche Würfel
  }
why-one-die = dort setzt man genau einen farbigen Würfel
why-no-own = dort brauchst du einen farbigen Würfel, und du hast keinen
why-card = „{ $card }“ kostet { $dice } gleiche Würfel und so viele Knöpfe, wie einer davon zeigt; du hast { $buttons ->
    [0] keine
   *[other] { $buttons }
  }
why-no-dice = du hast keine Würfel zum Setzen
why-market-order = Auf den Marktplatz kommen Würfel in aufsteigender Reihenfolge: Wähle einen höheren oder klick auf „Genug“.
why-used = Du hattest in diesem Zug schon deine Zusatzaktion.
why-lake = Ein weißer Würfel kostet { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
  }; so viele hast du nicht.

# Was zu tun ist
prompt-chance = Würfel fallen, Karten und Marker werden ausgelegt.
prompt-powers = { $name }: Nutze deine Karten. Wähle Würfel oder klick auf „Weiter“.
prompt-turn = { $name }: Wähle Würfel oder einen Ort.
prompt-turn-used = { $name }: Setz jetzt Würfel.
prompt-where = { $name }: Wohin setzt du { $dice }?
prompt-sure = { $name }: { $dice } setzen? { $does } Klick noch einmal oder auf „Setzen“.
prompt-market = { $name }: Noch ein Würfel auf den Marktplatz?
prompt-after = { $name }: Mach eine Zusatzaktion oder beende deinen Zug.
prompt-lake = { $name }: eine weiße { $pips } für { $cost }? Klick noch einmal oder auf „Setzen“.
prompt-give-up = { $name }: „{ $card }“ abgeben und einen Nachsitzer befreien? Klick noch einmal oder auf „Setzen“.
prompt-free = { $name }: Welcher Nachsitzer kommt frei?
prompt-build = { $name }: Welchen Bauabschnitt baust du?
prompt-detain = { $name }: Welcher deiner Würfel muss nachsitzen?
prompt-detain-at = { $name }: Bei welchem Bauabschnitt?

# Schaltflächen
do-it = Setzen
do-it-hint = Das Gewählte tun (D). Die Tasten 1 bis 6 wählen Würfel.
do-clear = Zurücklegen
do-clear-hint = Alle Würfel wieder zurücklegen (C)
do-brother = Großer Bruder
do-brother-hint = Zählt als Würfel mit beliebiger Zahl, auf Schauplätzen, für Karten und auf dem Marktplatz (B)
do-turn = → { $new } (−{ $cost })
do-turn-hint = Die { $pips } für { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
  } auf { $new } drehen
do-end = Zug beenden
do-end-hint = Keine Zusatzaktion (E)
do-no-more = Genug
do-no-more-hint = Keine Würfel mehr auf den Marktplatz setzen (E)
do-no-powers = Weiter
do-no-powers-hint = Keine Karten mehr nutzen (E)
do-reroll = Neu würfeln
do-reroll-hint = Die gewählten Würfel einmal neu würfeln (R)
do-set = In { $new } ändern
do-set-hint = Die gewählten Würfel in { $new } ändern
do-free = Die { $pips } bei Bauabschnitt { $section }
do-detain = { $place }: { $pips }

# Was man anklicken kann, für alle, die es nicht sehen
village-label = Das Dorf
mat-label = Hüttenbauplatz von { $name }
pick-lake = See: eine weiße { $pips } für { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
  } nehmen
pick-detain = { $place }: eine { $pips } nachsitzen lassen
pick-detain-at = Die { $pips } bei Bauabschnitt { $section } nachsitzen lassen
pick-build = Bauabschnitt { $section }
pick-free = Die { $pips } bei Bauabschnitt { $section } befreien
pick-give-up = Die Karte „{ $card }“ abgeben und einen Nachsitzer befreien
pick-brother = Einen Großen Bruder dazunehmen
sees-setting = { $place }: Feld { $field } ist das nächste und bringt { $pays }. Dort liegt: { $dice }. Der Bonusmarker bringt: { $marker }.
sees-out-of-play = { $place }: nur zu viert im Spiel.
sees-school = Schule, { $place }: frei.
sees-school-taken = Schule, { $place }: { $name } hat dort eine { $pips }.
sees-card = { $place }: „{ $card }“ für { $dice } gleiche Würfel.
sees-no-card = { $place }: geschlossen. Dort liegt: { $dice }.
sees-market = { $place }: Jeder Würfel bringt Knöpfe. Dort liegt: { $dice }.
sees-lake = Im See: { $dice }.
sees-mill = An der Wassermühle: { $dice }.
sees-mat = { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }, { $built ->
    [one] 1 Bauabschnitt
   *[other] { $built } Bauabschnitte
  }, { $brothers ->
    [one] 1 Großer Bruder
   *[other] { $brothers } Große Brüder
  }. Nachsitzer: { $detained }. Karten: { $cards }. Würfel: { $dice }.{ $tattled ->
    [yes] { " " }Hat gepetzt: keine Gebote mehr in dieser Runde.
   *[no] {""}
  }

# Was zur Wahl steht, in einer Liste
choice-at = { $place }: { $dice }
choice-buy = Karte { $card }: { $dice }

# Der Trainer
coach-goal-wins = die Partie (geschätzt)
coach-goal-buttons = dieser Zug: Knöpfe
coach-goal-hold = dieser Zug: einen Ort halten
coach-head-worth = { $goal ->
    [wins] Gewinnchance
   *[other] Knöpfe dazu oder weg
  }
coach-buttons = { $sign }{ $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }
coach-beaten = zu schlagen
coach-can-beat = ja
coach-cannot-beat = von niemandem
coach-games = Aus je bis zu { $games } Partien.
coach-games-unsure = Aus je bis zu { $games } Partien: noch nicht sicher.

# Die Rückschau
review-kind-action = Zug
review-kind-extra = Zusatzaktion
review-kind-powers = Karten nach dem Wurf
review-kind-section = Bauabschnitt oder Würfel
review-luck = Glück: Würfel, Karten, Marker
review-swing-own = Würfel, Karten und Marker: { $luck }.
review-errors = Entscheidungen, gemessen am starken Bot
review-start = Am Anfang
review-result = Am Ende
review-result-so-far = Bis jetzt
review-plot = Die Gewinnchance in Prozent, Entscheidung für Entscheidung
review-assumes-bot = Eine Siegchance ist, was bei Tausenden von Partien herauskam, die der starke Bot von dort aus für alle weiterspielte.
review-assumes-decided = Was deine Entscheidungen brachten, ist an denen dieses Bots gemessen; was eine kostet, am besten Zug, den er oft nicht sieht. So sind die Kosten zusammen größer.

# Was geschehen ist
told-lake = Weiße Würfel fallen in den See: { $dice }.
told-dice = { $name } würfelt { $dice }.
told-again = { $name } würfelt neu: { $dice }.
told-detained = { $name } lässt { $dice } nachsitzen, wie sie gefallen sind.
told-scale = { $place }: Die Skala { $scale } wird ausgelegt.
told-marker = { $place }: Der Bonusmarker bringt { $marker }.
told-card = Die Karte „{ $card }“ liegt offen, für { $dice } gleiche Würfel.
told-set = { $name } ändert eine { $pips } in eine { $new }.
told-reroll = { $name } nimmt { $dice } zum Neuwürfeln.
told-white = { $name } kauft eine weiße { $pips } für { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
  }.
told-change = { $name } dreht eine { $pips } für { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
  } auf { $new }.
told-give-up = { $name } gibt „{ $card }“ ab.
told-free = { $name } befreit eine { $pips } vom Nachsitzen.
told-build = { $name } baut Bauabschnitt { $section }.
told-detain = { $place }: { $name } lässt eine { $pips } nachsitzen.
told-bid = { $place }: { $name } setzt { $dice } und verdient { $buttons ->
    [0] nichts
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.
told-beat = { $place }: { $name } setzt { $dice }, schlägt { $beaten } und verdient { $buttons ->
    [0] nichts
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.
told-school = { $place }: { $name } setzt eine { $pips }{ $cost ->
    [0] {""}
    [one] {" "}und zahlt 1 Knopf
   *[other] {" "}und zahlt { $cost } Knöpfe
  }.
told-buy = { $name } kauft „{ $card }“ für { $dice } und { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
  }.
told-market = Marktplatz: { $name } setzt { $dice } und verdient { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.
told-first = Startspieler: { $name } hat dort einen Würfel und beginnt die nächste Runde.
told-tattle = Petze: { $name } hat die meisten { $pips }er und muss einen Würfel nachsitzen lassen.
told-tattle-nobody = Petze: Niemand hat allein die meisten { $pips }er, also muss kein Würfel nachsitzen.
told-tattle-full = Petze: { $name } hat die meisten { $pips }er, aber keinen Platz für einen Nachsitzer.
told-exam = Prüfung: { $name } hat die meisten { $pips }er und bekommt { $marker }.
told-exam-nobody = Prüfung: Niemand hat allein die meisten { $pips }er, also bekommt niemand den Bonusmarker.
told-holds = { $place }: { $name } hält die Stellung und bekommt { $marker }.
told-lost = Was davon nicht ausgeführt werden kann, verfällt.
told-income = Karten bringen { $name } { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.

# Die Spieler
seat-no-dice = ohne Würfel
seat-tattled = hat gepetzt

# Zwischen den Runden, und das Ende
summary-title = Was das Ende von Runde { $round } brachte
summary-why = Ertrag
summary-earned = Knöpfe
summary-buttons = { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
  }
summary-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
  }
summary-brothers = { $count ->
    [one] 1 Großer Bruder
   *[other] { $count } Große Brüder
  }
summary-sections = { $count ->
    [one] 1 Bauabschnitt
   *[other] { $count } Bauabschnitte
  }
summary-freed = { $count ->
    [one] 1 befreiter Würfel
   *[other] { $count } befreite Würfel
  }
summary-nothing = nichts
end-hut = { $goal } Bauabschnitte sind gebaut.
end-stars = { $goal } Sterne sind gewonnen.
end-both = { $goal } Bauabschnitte sind gebaut und { $goal } Sterne gewonnen.
end-points = Mehrere haben { $goal } erreicht: { $equal ->
    [all] je { $points } Punkte und gleich viele Knöpfe
    [some] je { $points } Punkte, und { $buttons ->
        [one] 1 Knopf entscheidet
       *[other] { $buttons } Knöpfe entscheiden
      }
   *[none] { $points } zu { $other } Punkte
  }.
course-title = Punkte pro Runde
course-no-points = Punkte entscheiden nur, wenn mehrere in einer Runde { $goal } erreichen.
sum-title = Woher die Punkte kommen
sum-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
sum-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
  }
sum-sections = { $count ->
    [one] 1 Bauabschnitt
   *[other] { $count } Bauabschnitte
  }
sum-buttons = { $buttons ->
    [one] 1 Knopf: { $points }
   *[other] { $buttons } Knöpfe: { $points }
  }

# So wird gespielt
rules-goal = Mit { $goal } Bauabschnitten deiner Hütte oder { $goal } Sternen gewinnst du am Ende einer Runde. Neben einem Nachsitzer kann nicht gebaut werden.
rules-turn = Dein Zug: Wähle Würfel, dann einen Ort, oder erst den Ort, und klick ihn noch einmal an. Davor oder danach eine Zusatzaktion: für Knöpfe einen Würfel drehen oder einen weißen kaufen, oder eine Karte abgeben und einen Nachsitzer befreien.
rules-bid = Steinbruch, Wald, Wiese: Gleiche Würfel sind ein Gebot, das sofort Knöpfe bringt. Mehr Würfel schlagen es, oder ebenso viele höhere. Was geschlagen ist, kommt zur Wassermühle.
rules-school = Schule: ein Würfel auf einen freien Platz. Marktplatz: ein Knopf für jeden Würfel. Karten: so viele gleiche Würfel, wie sie kosten.
rules-round = Wer am Ende der Runde einen Ort noch hält, bekommt seinen Bonusmarker.

# Die erste Partie, mit Anleitung
first-1 = Zuerst ein Gebot: Nimm beide 4er und klick auf den Steinbruch. Das bringt sofort 4 Knöpfe, und deine Würfel bleiben dort, bis jemand sie schlägt.
first-after = Einmal im Zug kaufen Knöpfe eine Zusatzaktion: einen weißen Würfel, oder einen Würfel drehen. Jetzt nicht: Beende den Zug.
first-2 = Jetzt die Schule: Klick auf „Hütte“. Ein Würfel kommt dorthin, du zahlst 5 Knöpfe und baust einen Bauabschnitt. Mit sechs davon gewinnst du.
first-3 = Jetzt ein Kniff: Klick auf einen einzelnen Würfel und dreh ihn für Knöpfe: Zwei gleiche schlagen mehr. Oder klick auf einen Ort und sieh, was dort passt.
