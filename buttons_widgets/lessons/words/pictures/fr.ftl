# Ce qui est écrit sur les images que dessine le code des leçons

# Leçon 3 : combien de fois un lancer est bloqué
outcomes-head = { $busts ->
    [one] { $busts } issue sur { $all } te bloque.
   *[other] { $busts } issues sur { $all } te bloquent.
  }
outcomes-of-white = blanc { $white } : { $count }
some-of = { $count } sur { $all }
follows-head = Combien de fois le lancer suivant te bloque-t-il ? { $rolls ->
    [one] { $rolls } lancer.
   *[other] { $rolls } lancers.
  }
follows-bust = juste après un blocage
follows-good = après { $count ->
    [one] { $count } bon lancer
   *[other] { $count } bons lancers
  }
follows-more = après { $count } ou plus
follows-share = { $share } de { $rolls }
follows-never = jamais arrivé
follows-exactly = exactement { $chance }

# Leçon 4 : où les étoiles d’un lancer sont en équilibre
balance-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
balance-stars-ways = { $stars } : { $ways }
balance-out = se retirer : { $stars }
balance-rests = la poutre est en équilibre à { $mean }
balance-out-worth = se retirer vaut { $stars }

# Leçon 6 : un lancer en arbre
tree-out = se retirer : { $worth }
tree-roll = lancer : { $worth }
tree-row = ligne { $row } : { $chance }
tree-worth = valeur { $worth }
tree-bust = bloqué : { $chance }
tree-title = lancer vaut { $roll }, se retirer { $out }

# Leçon 9 : un voisin part ou reste
cases-bust = bloqué { $chance }
cases-leaves = part { $chance }
cases-stays = reste { $chance }
cases-all = bloqué en tout
cases-title = il part : { $leaves }, puis bloqué { $left } ; il reste : { $remains }, puis bloqué { $stayed } ; bloqué en tout { $whole }

# Leçon 11 : les batailles
circles-head = Les { $count } cercles
circles-some = { $count ->
    [one] { $count } cercle
   *[other] { $count } cercles
  }
circles-first = gagnés { $won }, nuls { $drawn }, perdus { $lost } ; { $points } point par bataille
battle-sow = semer { $place }
battle-ended = { $red } à { $black } : { $value }
battle-of = { $army ->
    [red] rouge
   *[black] noir
  } : { $value }
battle-title = une bataille qui peut finir de { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
  }
battle-title-value = { $title } ; sa valeur est { $value }
