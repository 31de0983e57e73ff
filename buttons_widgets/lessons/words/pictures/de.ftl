# Was in den Bildern steht, die der Code in den Lektionen zeichnet

# Lektion 3: wie oft ein Wurf ein Fehlwurf ist
outcomes-head = { $busts ->
    [one] { $busts } von { $all } Ergebnissen ist ein Fehlwurf.
   *[other] { $busts } von { $all } Ergebnissen sind Fehlwürfe.
  }
outcomes-of-white = weiß { $white }: { $count }
some-of = { $count } von { $all }
follows-head = Wie oft ist der nächste Wurf ein Fehlwurf? { $rolls ->
    [one] { $rolls } Wurf.
   *[other] { $rolls } Würfe.
  }
follows-bust = nach einem Fehlwurf
follows-good = nach { $count ->
    [one] { $count } guten Wurf
   *[other] { $count } guten Würfen
  }
follows-more = nach { $count } oder mehr
follows-share = { $share } von { $rolls }
follows-never = kam nie vor
follows-exactly = genau { $chance }

# Lektion 4: wo die Sterne eines Wurfs im Gleichgewicht sind
balance-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }
balance-stars-ways = { $stars }: { $ways }
balance-out = aussteigen: { $stars }
balance-rests = der Balken ruht bei { $mean }
balance-out-worth = aussteigen ist { $stars } wert

# Lektion 6: ein Wurf als Baum
tree-out = aussteigen: { $worth }
tree-roll = würfeln: { $worth }
tree-row = Zeile { $row }: { $chance }
tree-worth = Wert { $worth }
tree-bust = Fehlwurf: { $chance }
tree-title = würfeln ist { $roll } wert, aussteigen { $out }

# Lektion 9: eine Nachbarin steigt aus oder bleibt
cases-bust = Fehlwurf { $chance }
cases-leaves = geht { $chance }
cases-stays = bleibt { $chance }
cases-all = Fehlwurf
cases-title = er geht: { $leaves }, und dann Fehlwurf { $left }; er bleibt: { $remains }, und dann Fehlwurf { $stayed }; Fehlwurf insgesamt { $whole }

# Lektion 11: Schlachten
circles-head = Alle { $count } Kreise
circles-some = { $count ->
    [one] { $count } Kreis
   *[other] { $count } Kreise
  }
circles-first = gewonnen { $won }, unentschieden { $drawn }, verloren { $lost }; { $points } Punkte pro Schlacht
battle-sow = säe { $place }
battle-ended = { $red } zu { $black }: { $value }
battle-of = { $army ->
    [red] Rot
   *[black] Schwarz
  }: { $value }
battle-title = eine Schlacht, die auf { $ways ->
    [one] { $ways } Art
   *[other] { $ways } Arten
  } enden kann
battle-title-value = { $title }; ihr Wert ist { $value }
