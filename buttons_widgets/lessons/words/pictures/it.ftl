# Ciò che sta scritto nelle immagini disegnate dal codice delle lezioni

# Lezione 3: quante volte un tiro va a vuoto
outcomes-head = { $busts ->
    [one] { $busts } esito su { $all } va a vuoto.
   *[other] { $busts } esiti su { $all } vanno a vuoto.
  }
outcomes-of-white = bianco { $white }: { $count }
some-of = { $count } su { $all }
follows-head = Quanto spesso il tiro successivo va a vuoto? { $rolls ->
    [one] { $rolls } tiro.
   *[other] { $rolls } tiri.
  }
follows-bust = subito dopo un tiro a vuoto
follows-good = dopo { $count ->
    [one] { $count } tiro buono
   *[other] { $count } tiri buoni
  }
follows-more = dopo { $count } o più
follows-share = { $share } di { $rolls }
follows-never = mai successo
follows-exactly = esattamente { $chance }

# Lezione 4: dove le stelle di un tiro sono in equilibrio
balance-stars = { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
  }
balance-stars-ways = { $stars }: { $ways }
balance-out = uscire: { $stars }
balance-rests = l’asse sta in equilibrio a { $mean }
balance-out-worth = uscire vale { $stars }

# Lezione 6: un tiro come albero
tree-out = uscire: { $worth }
tree-roll = lanciare: { $worth }
tree-row = riga { $row }: { $chance }
tree-worth = valore { $worth }
tree-bust = a vuoto: { $chance }
tree-title = lanciare vale { $roll }, uscire { $out }

# Lezione 9: chi siede accanto esce o resta
cases-bust = a vuoto { $chance }
cases-leaves = esce { $chance }
cases-stays = resta { $chance }
cases-all = a vuoto
cases-title = esce: { $leaves }, e poi a vuoto { $left }; resta: { $remains }, e poi a vuoto { $stayed }; a vuoto in tutto { $whole }

# Lezione 11: le battaglie
circles-head = Tutti e { $count } i cerchi
circles-some = { $count ->
    [one] { $count } cerchio
   *[other] { $count } cerchi
  }
circles-first = vinti { $won }, pareggiati { $drawn }, persi { $lost }; { $points } punti a battaglia
battle-sow = semina { $place }
battle-ended = { $red } a { $black }: { $value }
battle-of = { $army ->
    [red] rosso
   *[black] nero
  }: { $value }
battle-title = una battaglia che può finire in { $ways ->
    [one] { $ways } modo
   *[other] { $ways } modi
  }
battle-title-value = { $title }; il suo valore è { $value }
