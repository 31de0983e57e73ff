# Ce que disent les énigmes de BUTTONS.

game-title = BUTTONS

# Les thèmes
theme-most = Le plus de boutons
    .about = Pose autant de boutons que les règles le permettent.
theme-colours = Couleurs
    .about = Recouvre des couleurs trois fois chacune avec le moins de boutons.
theme-numbers = Nombres
    .about = Trouve la seule disposition qui donne les bons totaux.
theme-known_dice = Dés connus
    .about = Les prochains lancers sont connus. Choisis les cases, et le moment de partir.
theme-stars = Étoiles
    .about = Mets les étoiles gagnées là où elles aident le plus.
theme-space = Quelle case ?
    .about = Un lancer offre plusieurs cases. Choisis la meilleure.
theme-gold = Prendre ou laisser ?
    .about = Le lancer de quelqu’un d’autre t’offre la case dorée.
theme-stop = Lancer ou se retirer ?
    .about = Compare les étoiles que tu as à celles qui peuvent venir.
theme-close = Est-ce serré ?
    .about = Lancer ou se retirer : l’un est-il nettement meilleur, ou la différence est-elle minime ?
theme-risk = Le risque
    .about = Calcule la probabilité que le prochain lancer te bloque.
theme-win = Gagner maintenant
    .about = Trouve le choix qui a la plus grande probabilité de gagner dans cette manche.

# Les recueils de plusieurs thèmes
pack-first_steps = Premiers pas
pack-gems = Perles

# Ce que disent plusieurs thèmes

# Ce qu’on entend d’un plateau qu’on ne voit pas, quand une énigme veut dire autre chose qu’une partie
board-offered-star = peut être choisie
board-line = mise en évidence
board-last = nouveau
board-worth = marquée { $worth }
board-best = marquée { $worth }, le meilleur choix

# Une réponse en cours
draft-wrong = { $count ->
    [0] Aucune bonne réponse ne les contient tous ensemble.
    [one] { $cells } n’est dans aucune bonne réponse.
   *[other] Rien de ceci n’est dans une bonne réponse : { $cells }.
  }
draft-complete = Il ne manque plus rien.

# Le plus de boutons
worth-buttons = { $count ->
    [one] { $count } bouton
   *[other] { $count } boutons
  }
most-ask = Ajoute autant de boutons que les règles le permettent. Aucun bouton ne va sur une étoile, sur un bouton ou à côté d’un bouton.
most-status = { $count ->
    [0] Aucun bouton ajouté
    [one] { $count } bouton ajouté
   *[other] { $count } boutons ajoutés
  }, { $left ->
    [0] plus aucune case ouverte
    [one] encore { $left } case ouverte
   *[other] encore { $left } cases ouvertes
  }.
most-right = { $count ->
    [one] { $count } bouton : il n’y a pas de place pour plus.
   *[other] { $count } boutons : il n’y a pas de place pour plus.
  }
most-open = Tu as ajouté { $count ->
    [one] { $count } bouton
   *[other] { $count } boutons
  }, et { $cell } est encore ouverte. On peut en poser { $most }.
most-blocked = Tu as ajouté { $count ->
    [one] { $count } bouton
   *[other] { $count } boutons
  }, et toutes les cases sont maintenant fermées. Dans une autre disposition, on peut en poser { $most }.
most-hint-open = { $count ->
    [one] { $count } case est ouverte.
   *[other] { $count } cases sont ouvertes.
  } Une étoile ou un bouton ferme sa propre case, et un bouton ferme aussi les cases voisines.
most-hint-checkerboard = Pense à un damier : cases ouvertes foncées (●) : { $one }, cases ouvertes claires (○) : { $other }. Deux cases de même teinte ne sont jamais voisines : on peut donc poser { $most } boutons à coup sûr. Peux-tu changer de teinte quelque part et y gagner ?
most-hint-easy = { $count ->
    [0] Chaque case ouverte a au moins deux voisines ouvertes : chaque bouton ferme donc au moins deux cases. Moins il en ferme, mieux c’est.
    [one] La case marquée a au plus une voisine ouverte. Un bouton y est gratuit : de toute façon, l’une des deux cases reste vide.
   *[other] Les { $count } cases marquées ont chacune au plus une voisine ouverte. Un bouton sur une telle case est gratuit : de toute façon, l’une des deux cases reste vide.
  }
most-hint-pairs = Deux voisines se partagent au plus un bouton. L’image découpe les cases ouvertes en { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
  } de voisines, et il { $single ->
    [0] n’en reste aucune
   *[other] en reste { $single }
  } : on ne pose jamais plus de { $most } boutons.
most-refuted = { $count ->
    [one] La case ou la paire de cases marquée n’a aucun de tes boutons, alors que dans une disposition optimale elle en a un.
   *[other] Les cases et les paires de cases marquées n’ont aucun de tes boutons ; deux cases du même numéro forment une paire. Dans une disposition optimale, chacune en a un.
  }
most-best = { $count ->
    [one] On peut poser { $count } bouton.
   *[other] On peut poser { $count } boutons.
  }
most-ways = { $count ->
    [one] C’est la seule façon.
   *[other] C’est une façon parmi { $count }.
  }
most-proof = Pourquoi pas plus : les cases qui portent le même numéro sont voisines et n’ont qu’un bouton à elles deux{ $single ->
    [0] . Le compte est de { $pairs ->
        [one] { $pairs } paire.
       *[other] { $pairs } paires.
      }
   *[other] , et une case avec un point en a un. { $pairs } et { $single } font { $most }.
  }
most-checkerboard = Le damier seul donne { $count }. Il en manque { $short } : là où étoiles et boutons coupent les cases ouvertes en plusieurs parties, chaque partie peut demander sa propre teinte.

# Couleurs
colours-ask = Gagne { $cover ->
    [one] { $cover } étoile
   *[other] { $cover } étoiles
  } de couleur, en ajoutant le moins de boutons possible. Trois boutons sur une couleur en rapportent une{ $cards ->
    [0] .
    [one] , et deux si c’est la couleur de ta carte.
   *[other] , et deux si c’est la couleur d’une de tes cartes.
  }
colours-tally = { $colour } { $count } sur { $enough }
colours-tally-own = { $colour } { $count } sur { $enough } (en rapporte deux)
colours-status = { $added ->
    [0] Aucun bouton ajouté.
    [one] { $added } bouton ajouté.
   *[other] { $added } boutons ajoutés.
  } Étoiles de couleur : { $have } sur { $cover }. Sous tes boutons : { $each }.
colours-right = { $count ->
    [one] { $count } bouton suffit, et il n’en faut pas moins.
   *[other] { $count } boutons suffisent, et il n’en faut pas moins.
  }
colours-too-little = Étoiles rapportées : { $have } sur { $cover } seulement. Une couleur compte à partir de trois boutons.
colours-too-many = Cela prend { $count ->
    [one] { $count } bouton
   *[other] { $count } boutons
  }, alors que { $fewest ->
    [one] { $fewest } suffit
   *[other] { $fewest } suffisent
  }.
colours-room = { $colour } : { $wants ->
    [0] déjà recouvert
    [one] encore { $wants } bouton à poser
   *[other] encore { $wants } boutons à poser
  }, { $open ->
    [0] aucune case ouverte
    [one] { $open } case ouverte
   *[other] { $open } cases ouvertes
  }
colours-hint-room = Compte d’abord ce qui manque encore à chaque couleur, et la place qu’elle a.
colours-hint-costs = Ces choix de couleurs rapportent assez, les moins chers d’abord. Tous ne trouvent pas leur place.
colours-cost = { $colours } : { $count ->
    [one] { $count } bouton
   *[other] { $count } boutons
  }
colours-hint-scarce = Commence là où il y a le moins de choix : le { $colour } est l’une des couleurs à recouvrir, et { $count ->
    [one] la case marquée est sa seule case ouverte
   *[other] les { $count } cases marquées sont ses seules cases ouvertes
  }.
colours-hint-useless = { $count ->
    [0] Chaque case ouverte fait partie d’une disposition optimale.
    [one] Aucune disposition optimale n’utilise la case avec une croix.
   *[other] Aucune disposition optimale n’utilise une des { $count } cases avec une croix.
  }
colours-best = { $count ->
    [one] { $count } bouton suffit.
   *[other] { $count } boutons suffisent.
  }
colours-ways = { $many ->
    [yes] Il y a { $count } façons, et même plus.
   *[no] { $count ->
    [one] C’est la seule façon.
   *[other] C’est une façon parmi { $count }.
  }
  }
colours-proof = { $count ->
    [0] Pourquoi pas moins : aucun autre choix de couleurs ne demande moins de { $fewest } boutons.
    [one] Pourquoi pas moins : un autre choix n’en demande pas plus de { $fewest }, mais ses cases sont trop peu nombreuses ou se gênent.
   *[other] Pourquoi pas moins : { $count } autres choix n’en demandent pas plus de { $fewest }, mais leurs cases sont trop peu nombreuses ou se gênent.
  }
colours-idle = { $count ->
    [one] Le bouton sur { $cells } ne recouvre rien : il n’y en a pas trois sur sa couleur.
   *[other] Les boutons sur { $cells } ne recouvrent rien : il n’y en a pas trois sur leur couleur.
  }
colours-spare = { $count ->
    [one] { $count } bouton est sur une couleur qui en a déjà trois sans lui.
   *[other] { $count } boutons sont sur des couleurs qui en ont déjà trois sans eux.
  }

# Nombres
numbers-first-step = Pose sur le plateau les boutons de la solution : les totaux s’en déduisent.
numbers-ask = Donne à chaque ligne, colonne et couleur autant de boutons que l’indique son nombre. Deux boutons ne peuvent pas être côte à côte.
numbers-how = Un clic pose un bouton. Un deuxième marque la case comme vide (×), un troisième efface.
numbers-lines = Lignes : { $rows } · colonnes : { $columns }
numbers-colours = Couleurs : { $colours }
numbers-colour = { $colour } { $count }
numbers-laid = Sur le plateau : { $colours } ; { $laid ->
    [one] { $laid } bouton
   *[other] { $laid } boutons
  }
numbers-laid-of = Sur le plateau : { $colours } ; { $laid } sur { $total ->
    [one] { $total } bouton
   *[other] { $total } boutons
  }
numbers-met = Nombres atteints : { $met } sur { $all }
numbers-right = Tous les nombres sont atteints, et aucun bouton n’est à côté d’un autre.
numbers-wrong-beside = Les boutons sur { $first } et { $other } sont côte à côte.
numbers-wrong-clue = { $line } { $laid ->
    [0] n’a aucun bouton
    [one] a { $laid } bouton
   *[other] a { $laid } boutons
  } et il en faut { $total }.
numbers-line-row = La ligne { $name }
    .inside = la ligne { $name }
numbers-line-column = La colonne { $name }
    .inside = la colonne { $name }
numbers-line-colour = { $name ->
    [r] Le rouge
    [b] Le bleu
    [y] Le jaune
   *[g] Le vert
  }
    .inside = { $name ->
    [r] le rouge
    [b] le bleu
    [y] le jaune
   *[g] le vert
  }
numbers-step-full = { $line } { $total ->
    [0] ne demande aucun bouton
    [one] a son bouton
   *[other] a ses { $total } boutons
  } : { $cells } { $number ->
    [one] reste vide.
   *[other] restent vides.
  }
numbers-step-rest = { $line } demande encore { $need ->
    [one] { $need } bouton, et une seule case est ouverte : { $cells } reçoit un bouton.
   *[other] { $need } boutons, et { $need } cases seulement sont ouvertes : { $cells } reçoivent un bouton.
  }
numbers-step-total = { $counted ->
    [row] Les lignes ont en tout
    [column] Les colonnes ont en tout
   *[colour] Les couleurs ont en tout
  } { $all ->
    [one] { $all } bouton
   *[other] { $all } boutons
  }. Il en reste { $total } pour { $inside }.
numbers-step-always = { $line } demande encore { $need ->
    [one] { $need } bouton
   *[other] { $need } boutons
  }. { $ways ->
    [one] La seule façon de faire utilise
    [2] Les deux façons de faire utilisent
   *[other] Les { $ways } façons de faire utilisent
  } { $filled }.
numbers-step-never = { $line } demande encore { $need ->
    [one] { $need } bouton
   *[other] { $need } boutons
  }. { $ways ->
    [one] La seule façon de faire n’utilise pas
    [2] Aucune des deux façons de faire n’utilise
   *[other] Aucune des { $ways } façons de faire n’utilise
  } { $closed }.
numbers-step-both = { $line } demande encore { $need ->
    [one] { $need } bouton
   *[other] { $need } boutons
  }. { $ways ->
    [one] La seule façon de faire utilise { $filled }, et non { $closed }.
    [2] Les deux façons de faire utilisent { $filled }, et aucune n’utilise { $closed }.
   *[other] Les { $ways } façons de faire utilisent { $filled }, et aucune n’utilise { $closed }.
  }
numbers-step-beside = { $line } demande encore { $need ->
    [one] { $need } bouton
   *[other] { $need } boutons
  }. { $ways ->
    [one] La seule façon de faire
   *[other] Chacune des { $ways } façons de faire
  } met un bouton à côté de { $cells } : { $number ->
    [one] cette case reste vide.
   *[other] ces cases restent vides.
  }
numbers-step-no-button = Suppose un bouton sur { $cell }. { $then } { $inside } ne peut plus arriver à { $total }. Donc { $cell } reste vide.
numbers-step-button = Suppose que { $cell } reste vide. { $then } { $inside } ne peut plus arriver à { $total }. Donc { $cell } reçoit un bouton.
numbers-then = Alors
numbers-then-many = { $number ->
    [one] Après { $number } déduction,
   *[other] Après { $number } déductions,
  }
numbers-step-search = Pour la suite, il n’y a pas de raisonnement court. De toutes les dispositions qui restent, seule celle-ci convient.
numbers-wrong-so-far = Ce que tu as mis sur { $cells } ne peut pas être juste.
numbers-hint-closed = { $count ->
    [one] { $count } case à côté d’un bouton ne peut que rester vide. Commence par elle.
   *[other] { $count } cases à côté d’un bouton ne peuvent que rester vides. Commence par elles.
  }
numbers-hint-begin = Commence là où il y a peu de choix : une ligne ou une colonne qui ne demande aucun bouton, ou autant qu’elle peut en avoir.
numbers-hint-try = Aucune ligne, colonne ou couleur n’est décidée à elle seule. Quel bouton laisserait trop peu de cases à une autre ?
numbers-hint-look = { $line } en dit le plus maintenant : { $need ->
    [0] il n’y faut plus de bouton
    [one] il y faut encore { $need } bouton
   *[other] il y faut encore { $need } boutons
  }, et { $open ->
    [one] { $open } case y est ouverte
   *[other] { $open } cases y sont ouvertes
  }.
numbers-hint-total = Additionne les lignes, les colonnes ou les couleurs : on peut calculer un nombre qui n’est pas donné.
numbers-hint-suppose = Suppose un bouton sur { $cell }. Quel nombre ne peut alors plus être atteint ?
numbers-hint-suppose-empty = Suppose que { $cell } reste vide. Quel nombre ne peut alors plus être atteint ?
numbers-explain-start = { $given ->
    [0] Chaque fois qu’un bouton est posé, les cases voisines restent vides (×).
    [one] Les cases à côté du bouton restent vides (×), et il en sera de même à côté de chaque nouveau bouton.
   *[other] Les cases à côté des boutons restent vides (×), et il en sera de même à côté de chaque nouveau bouton.
  }
numbers-explain-end = { $count ->
    [one] Avec ce bouton
   *[other] Avec ces { $count } boutons
  }, tous les nombres sont atteints. Aucune autre disposition ne convient.
numbers-parts = Ici, ta réponse s’écarte du raisonnement. { $step }
numbers-parts-closed = { $cells } { $number ->
    [one] est
   *[other] sont
  } à côté d’un bouton donné.

# Dés connus
known-ask = Tu joues en solo, et { $count ->
    [one] le prochain lancer est connu
   *[other] les { $count } prochains lancers sont connus
  }. Prends les lancers dans l’ordre, pose un bouton pour chacun, et retire-toi quand tu veux. Un lancer qui n’offre aucune case te bloque. Gagne le plus d’étoiles.
known-next = C’est le lancer { $number }. { $count ->
    [0] Il n’offre aucune case : celui qui le prend est bloqué.
    [one] Il offre { $count } case.
   *[other] Il offre { $count } cases.
  }
known-none-left = Tous les lancers sont pris. Retire-toi.
known-roll = Lancer { $number } : { $dice }
known-only-last = seul le dernier bouton peut être repris
known-all-taken = tous les lancers sont pris
known-opt-out = Se retirer maintenant avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
known-opt-out-hint = Quitter la manche avec les boutons posés : c’est ta réponse
known-line = { $count ->
    [0] se retirer tout de suite
   *[other] { $cells }, puis se retirer
  }
known-worth = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
known-right = { $stars ->
    [one] { $stars } étoile : on ne peut pas gagner plus.
   *[other] { $stars } étoiles : on ne peut pas gagner plus.
  }
known-fewer = Cela rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }, mais on peut en gagner { $most }.
known-wrong-so-far = Après le bouton du lancer { $number } sur { $cell }, le plus d’étoiles est hors d’atteinte. Reprends-le.
known-hint-rolls = Regarde d’abord ce que chaque lancer offre sur le plateau tel qu’il est. Un bouton que tu poses peut fermer une case dont un lancer suivant a besoin.
known-hint-roll = Lancer { $number }, ligne { $row } : { $count ->
    [0] rien
   *[other] { $cells }
  }
known-hint-colours = Les étoiles viennent des couleurs sous { $enough } boutons, et une couleur de tes propres cartes en rapporte deux. Voici les lancers qui offrent chaque couleur :
known-hint-colour = { $colour }{ $own ->
    [yes] {" "}(ta carte)
   *[no] {""}
  } : { $lies ->
    [0] pas encore de bouton
    [one] { $lies } bouton
   *[other] { $lies } boutons
  }, { $count ->
    [0] aucun lancer ne l’offre
    [one] lancer { $rolls }
   *[other] lancers { $rolls }
  }
known-hint-most = On peut gagner au plus { $most ->
    [one] { $most } étoile.
   *[other] { $most } étoiles.
  }
known-hint-length = { $count ->
    [one] Chacune des meilleures façons de jouer { $most ->
      [0] ne prend aucun lancer
      [one] prend { $most } lancer
     *[other] prend { $most } lancers
    }.
   *[other] Les meilleures façons de jouer prennent de { $least } à { $most } lancers.
  }
known-step = Lancer { $number } : { $count ->
    [one] pose sur { $cell }, la seule case.
   *[other] pose sur { $cell }. Sur chaque case est écrit le plus qu’on peut gagner ensuite.
  }
known-end = Puis retire-toi : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } ({ $reasons }).
known-ways = Sur { $all } façons de jouer, { $count ->
    [one] seule celle-ci en rapporte
   *[other] { $count } en rapportent
  } autant.
known-slip = Le lancer { $number } sur { $cell } est le faux pas : après lui, on ne peut plus gagner que { $left ->
    [one] { $left } étoile
   *[other] { $left } étoiles
  }, et avant lui { $most }.
known-early = Le retrait vient trop tôt : avec le lancer { $number } et la suite, on arrive à { $most }.

# Étoiles
stars-ask = Tu te retires. Mets { $count ->
    [one] ton étoile sur l’un de tes boutons
   *[other] tes { $count } étoiles sur tes boutons
  } pour garder vivantes le plus de rangées de cinq possible. Une rangée de cinq cases, en ligne ou en colonne, est vivante si la manche suivante peut la compléter : deux de ses cases sans étoile ne sont jamais côte à côte.
stars-ask-win = Tu te retires. Mets { $count ->
    [one] ton étoile sur l’un de tes boutons
   *[other] tes { $count } étoiles sur tes boutons
  } pour gagner maintenant, avec une rangée de cinq étoiles en ligne ou en colonne.
stars-earned = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  } : { $reasons }.
stars-status = { $chosen ->
    [one] { $chosen } placée sur { $count }.
   *[other] { $chosen } placées sur { $count }.
  }
stars-wins = Cela gagne maintenant.
stars-wins-not = Cela ne gagne pas, mais ces étoiles le peuvent.
stars-most = { $count ->
    [one] { $count } rangée reste vivante : aucun placement n’en garde plus.
   *[other] { $count } rangées restent vivantes : aucun placement n’en garde plus.
  }
stars-fewer = { $count ->
    [0] Aucune rangée ne reste vivante
    [one] { $count } rangée reste vivante
   *[other] { $count } rangées restent vivantes
  }, mais { $most ->
    [one] { $most } le pourrait.
   *[other] { $most } le pourraient.
  }
stars-worth = { $count ->
    [one] { $count } rangée vivante
   *[other] { $count } rangées vivantes
  }
stars-worth-win = une victoire
stars-worth-no-win = pas de victoire
stars-row = la ligne { $row } ({ $first } à { $last })
stars-column = la colonne { $column } ({ $first } à { $last })
stars-hint-win = Cherche, dans une ligne ou une colonne, cinq cases qui ont toutes une étoile ou un de tes boutons, avec { $count ->
    [one] au plus { $count } bouton
   *[other] au plus { $count } boutons
  } parmi elles.
stars-hint-almost = { $count ->
    [one] Une seule rangée a des étoiles ou de tes boutons sur au moins quatre de ses cases.
   *[other] { $count } rangées ont des étoiles ou de tes boutons sur au moins quatre de leurs cases. Toutes ne peuvent pas être complétées.
  }
stars-hint-direction = La rangée qui gagne est { $direction ->
    [row] dans une ligne
   *[column] dans une colonne
  }.
stars-hint-alive = Deux cases côte à côte, toutes deux sans étoile, tuent chaque rangée qui les contient : une seule des deux peut recevoir un bouton dans une manche. Il faut donc une étoile sur l’une des deux cases.
stars-hint-reach = { $count ->
    [one] { $count } rangée en tout peut rester vivante.
   *[other] { $count } rangées en tout peuvent rester vivantes, dont { $most } à la fois.
  } Chaque bouton dit dans combien d’entre elles il se trouve.
stars-hint-sure = Chaque placement optimal a une étoile sur { $cell }.
stars-best = { $count ->
    [one] { $count } rangée reste vivante.
   *[other] { $count } rangées restent vivantes.
  } Chaque nouvelle étoile dit dans combien d’entre elles elle se trouve.
stars-best-line = Les étoiles complètent cette rangée : { $line }.
stars-ways = { $count ->
    [one] { $count } placement sur { $all } est le meilleur.
   *[other] { $count } placements sur { $all } sont les meilleurs, à égalité.
  }
stars-lost = Rangée perdue : { $line }. { $one } et { $other } sont côte à côte sans étoile.
stars-lines = Ces rangées : { $lines }.
stars-missing = Il manque encore à la rangée { $count ->
    [one] une étoile
   *[other] des étoiles
  } sur { $cells }.
stars-greedy = Mettre les étoiles l’une après l’autre, chaque fois là où le plus de rangées restent vivantes, en garde { $count }, et non { $most }. Deux étoiles peuvent sauver ensemble ce que ni l’une ni l’autre ne sauve seule.

# Quelle case, prendre ou laisser, lancer ou se retirer, gagner maintenant
timing-roll = lancer les dés
    .start = Lancer les dés
timing-opt-out = se retirer
    .start = Se retirer
timing-take = prendre { $cell }
    .start = Prendre { $cell }
timing-pass = laisser { $cell }
    .start = Laisser { $cell }
timing-cell = poser sur { $cell }
    .start = Poser sur { $cell }
timing-worth-stars = { NUMBER($stars, maximumFractionDigits: 2) }
timing-worth-chance = { NUMBER($percent, maximumFractionDigits: 1) } %
timing-loss-stars = { $stars ->
    [0] moins de 0,01 étoile
    [one] { NUMBER($stars, maximumFractionDigits: 2) } étoile
   *[other] { NUMBER($stars, maximumFractionDigits: 2) } étoiles
  }
timing-loss-chance = { $percent ->
    [0] moins de 0,1 point de pourcentage
    [one] { NUMBER($percent, maximumFractionDigits: 1) } point de pourcentage
   *[other] { NUMBER($percent, maximumFractionDigits: 1) } points de pourcentage
  }
timing-why-wrong = { $goal ->
    [win] { $choice } gagne maintenant avec une probabilité de { $value }, et { $better } avec { $best } : tu perds { $loss }.
   *[stars] { $choice } vaut { $value } ★, et { $better } vaut { $best } ★ : tu perds { $loss } en moyenne.
  }
timing-why-right = { $goal ->
    [win] { $choice } gagne maintenant avec une probabilité de { $value }, et { $second } seulement avec { $next }.
   *[stars] { $choice } vaut { $value } ★, et { $second } seulement { $next } ★.
  }
timing-why-tied = { $goal ->
    [win] { $choice } gagne maintenant avec une probabilité de { $value }. Tout aussi bon : { $others }.
   *[stars] { $choice } vaut { $value } ★. Tout aussi bon : { $others }.
  }
timing-why-only = { $goal ->
    [win] { $choice } gagne maintenant avec une probabilité de { $value }. Il n’y a rien d’autre à faire.
   *[stars] { $choice } vaut { $value } ★. Il n’y a rien d’autre à faire.
  }
timing-option = { $choice } : { $value } ★ en moyenne
timing-worths-on-spaces = { $goal ->
    [win] Le nombre sur une case est la probabilité de gagner maintenant avec un bouton à cet endroit.
   *[stars] Le nombre sur une case dit ce que vaut un bouton à cet endroit : les étoiles en moyenne, en jouant au mieux.
  }
timing-goal-win = Seule compte une victoire dans cette manche : une rangée de cinq étoiles, ou douze étoiles. { $stars ->
    [0] Tu n’as pas encore d’étoile.
    [one] Tu as { $stars } étoile.
   *[other] Tu as { $stars } étoiles.
  }
timing-opponents = { $count ->
    [one] { $count } adversaire est encore en jeu. À son tour, il se retire avec une probabilité de { $out } ; s’il lance, il est bloqué avec une probabilité de { $bust }. En partant, il emporte
   *[other] { $count } adversaires sont encore en jeu. À son tour, chacun se retire avec une probabilité de { $out } ; s’il lance, il est bloqué avec une probabilité de { $bust }. Chacun qui part emporte
  } { $dice ->
    [one] { $dice } dé noir.
   *[other] { $dice } dés noirs.
  }
timing-use-buttons = Réponds avec les boutons de commande.
timing-open = { $count ->
    [0] Plus aucune case n’est ouverte : le prochain lancer te bloque à coup sûr.
    [one] Il n’y a plus que { $count } case ouverte. Elle est marquée.
   *[other] { $count } cases sont encore ouvertes. Elles sont marquées.
  }
timing-rows-closed = { $count ->
    [one] La ligne { $rows } est fermée : si le dé blanc la montre, ton lancer te bloque.
   *[other] Les lignes { $rows } sont fermées : si le dé blanc montre l’une d’elles, ton lancer te bloque.
  }
timing-earn = { $stars ->
    [0] Sans bouton, tu ne peux pas te retirer.
    [one] Se retirer maintenant rapporte { $stars } étoile.
   *[other] Se retirer maintenant rapporte { $stars } étoiles.
  }
timing-earn-why = Détail : { $reasons }.
timing-counting = { $dice ->
    [one] Tu lances { $dice } dé noir. Compte, ligne par ligne, de combien de façons il ne montre aucune colonne ouverte.
   *[other] Tu lances { $dice } dés noirs. Compte, ligne par ligne, de combien de façons aucun d’eux ne montre une colonne ouverte.
  }
timing-row = { $count ->
    [0] Blanc { $row } : rien n’est ouvert, donc les { $size }{ $power } = { $all } façons bloquent toutes.
   *[other] Blanc { $row } : les dés noirs évitent { $columns } de { $missing }{ $power } = { $ways } façons sur { $all }.
  }
timing-total = En tout { $favourable } issues sur { $outcomes } : { $fraction }, soit { $percent }.

# Lancer ou se retirer
stop-question = { $goal ->
    [win] Tu veux gagner dans cette manche. Lances-tu le dé blanc et { $dice ->
        [one] { $dice } dé noir
       *[other] { $dice } dés noirs
      }, ou te retires-tu ?
   *[stars] C’est ton tour. Lances-tu le dé blanc et { $dice ->
        [one] { $dice } dé noir
       *[other] { $dice } dés noirs
      }, ou te retires-tu ?
  }
stop-stuck = { $percent } des lancers te bloquent ({ $fraction }), par exemple ceux-ci. { $goal ->
    [win] La manche est alors perdue.
   *[stars] { $stars ->
        [one] L’étoile est alors perdue.
       *[other] Les { $stars } étoiles sont alors toutes perdues.
      }
  }
stop-more = { $percent } des lancers te permettent de gagner tout de suite plus d’étoiles.
stop-no-more = Aucun lancer ne te permet de gagner tout de suite plus d’étoiles.
stop-missed = { $goal ->
    [win] { $percent } des lancers te donnent une meilleure probabilité que le retrait, par exemple ceux-ci.
   *[stars] { $percent } des lancers rendent ta position meilleure que le retrait, par exemple ceux-ci.
  }
stop-still-stuck = { $percent } des lancers te bloquent. Les autres compensent cela.
stop-ends = Lancer maintenant et jouer ensuite au mieux donne à la fin : { $ends }.
stop-end = { $stars ->
    [0] rien ({ $percent })
    [one] { $stars } étoile ({ $percent })
   *[other] { $stars } étoiles ({ $percent })
  }

# Est-ce serré
close-question = C’est ton tour. Lancer le dé blanc et { $dice ->
    [one] { $dice } dé noir
   *[other] { $dice } dés noirs
  }, ou te retirer : l’un des deux est-il nettement meilleur ?
close-means = Serré : les deux diffèrent en moyenne de moins de { $bound }.
close-roll = Lancer, nettement
close-close = C’est serré
close-opt-out = Se retirer, nettement
close-why = { $kind ->
    [close] C’est serré : { $better ->
        [same] lancer et se retirer se valent.
        [roll] lancer est meilleur de { $gap } en moyenne, donc de moins de { $bound }.
       *[out] se retirer est meilleur de { $gap } en moyenne, donc de moins de { $bound }.
      }
    [roll] Lancer est nettement meilleur : de { $gap } en moyenne.
   *[other] Se retirer est nettement meilleur : de { $gap } en moyenne.
  }

# Quelle case, prendre ou laisser
space-question = { $goal ->
    [win] Tu veux gagner dans cette manche. Où va le bouton ?
   *[stars] Tu as lancé les dés. Où va le bouton ?
  }
gold-question = { $goal ->
    [win] Tu veux gagner dans cette manche. Le lancer de quelqu’un d’autre t’offre { $cell }. La prendre, ou la laisser ?
   *[stars] Le lancer de quelqu’un d’autre t’offre { $cell }. La prendre, ou la laisser ?
  }
gold-take = Prendre { $cell }
gold-to-act = { $count ->
    [0] C’est ensuite ton tour.
    [one] { $count } d’entre eux joue avant ton prochain tour.
   *[other] { $count } d’entre eux jouent avant ton prochain tour.
  }
place-offered = Le lancer offre { $cells }. Tout le reste est fermé, ou n’est pas sur les dés.
place-golden = Seule { $cells } est offerte, et tu n’es pas obligé de la prendre.
place-colours = Regarde d’abord les couleurs.
place-covers = { $cell } recouvrirait le { $colour } { $count ->
    [1] pour la première fois
    [2] pour la deuxième fois
    [3] pour la troisième fois, ce qui rapporte { $card ->
        [yes] 2 étoiles
       *[no] 1 étoile
      }
   *[other] une fois de plus, ce qui ne rapporte rien
  }{ $own ->
    [yes] , et c’est la couleur de ta carte.
   *[no] .
  }
place-risks = Regarde maintenant ce qui reste : quel est le risque de ton prochain lancer ?
place-risk = Si tu choisis de { $choice }, { $open ->
    [0] aucune case n’est ouverte
    [one] { $open } case est ouverte
   *[other] { $open } cases sont ouvertes
  }, et la probabilité que le prochain lancer te bloque est de { $percent }. Se retirer rapporterait { $stars ->
    [0] zéro étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }.
place-why = Ce que chaque choix recouvre, et ce qu’il risque :
place-when = { $left ->
    [0] C’est ainsi si tout le monde est encore en jeu à ton prochain tour.
    [one] C’est ainsi si { $left } adversaire est parti avant ton prochain tour, et que tu lances { $dice ->
        [one] { $dice } dé noir.
       *[other] { $dice } dés noirs.
      }
   *[other] C’est ainsi si { $left } adversaires sont partis avant ton prochain tour, et que tu lances { $dice ->
        [one] { $dice } dé noir.
       *[other] { $dice } dés noirs.
      }
  }
place-leaves = { $first ->
    [leave] { $second ->
        [leave] Dans les deux cas tu te retireras ensuite : avec { $value } si tu choisis de { $given }, et avec { $other } si tu choisis de { $best }.
       *[roll] Si tu choisis de { $given }, tu te retireras ensuite, avec { $value }. Si tu choisis de { $best }, mieux vaut continuer à lancer : { $percent } des lancers te font progresser, par exemple ceux-ci.
      }
   *[roll] Si tu choisis de { $given }, tu devras continuer à lancer. Si tu choisis de { $best }, tu peux te retirer avec { $other }. { $percent } des lancers te bloquent, par exemple ceux-ci.
  }
place-lost = Si tu choisis de { $given }, cette manche ne peut plus être gagnée. { $second ->
    [leave] Si tu choisis de { $best }, tu peux te retirer et gagner avec une probabilité de { $other }.
   *[roll] Si tu choisis de { $best }, elle le peut : { $percent } des lancers laissent encore un espoir, par exemple ceux-ci.
  }
place-later = À ton prochain tour, { $given } ne serait pas moins bon que { $best }. Ce qui compte, c’est ce que les autres font avant : quelles cases dorées ils offrent, et s’ils partent.
place-golden-help = Si tu choisis de { $choice }, { $count ->
    [0] aucune case dorée n’aiderait.
    [one] { $count } case dorée sur { $spaces } aiderait.
   *[other] { $count } cases dorées sur { $spaces } aideraient.
  }
place-amount = { $goal ->
    [win] une probabilité de { $value }
   *[stars] { $value } ★
  }
place-click = Clique sur l’une des cases marquées : c’est ta réponse.
place-stuck = Le prochain lancer te bloque dans { $risk } des cas si tu choisis de { $given }, et dans { $other } si tu choisis de { $best }. { $percent } des lancers te bloquent seulement dans le premier cas, par exemple ceux-ci.
place-worse = { $compared ->
    [less] Le prochain lancer te bloque dans { $risk } des cas si tu choisis de { $given }, et dans { $other } si tu choisis de { $best }. Mais avec
    [more] Le prochain lancer te bloque dans { $risk } des cas si tu choisis de { $given }, et dans { $other } si tu choisis de { $best }. Et avec
   *[same] Dans les deux cas, la probabilité que le prochain lancer te bloque est de { $risk }. Mais avec
  } { $percent } des lancers, ta position est moins bonne si tu choisis de { $given }, par exemple avec ceux-ci.

# Gagner maintenant
win-aim = Ce qu’il faut pour gagner maintenant : une rangée de cinq étoiles, ou douze étoiles. Tu as { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }. Cherche les rangées que tes boutons peuvent compléter, et compte combien d’étoiles tu devrais placer.
win-not-for-stars = Pour le plus d’étoiles, ce serait différent : le mieux serait de { $choice }.
win-for-stars-too = Pour le plus d’étoiles, le mieux serait le même choix : { $choice }.

# Le risque
risk-question = Quelle est la probabilité que ton prochain lancer, avec { $dice ->
    [one] { $dice } dé noir
   *[other] { $dice } dés noirs
  }, te bloque ?
risk-type = Écris la probabilité. Le plateau montre seulement les cases ouvertes.
risk-complement = C’est la probabilité que le lancer se passe bien. Soustrais-la de 1 pour avoir celle d’être bloqué.
risk-one-die = C’est la probabilité qu’un dé noir échoue. Tu en lances { $dice }, et tous doivent échouer.
risk-closed-rows-left-out = Tu as oublié les lignes fermées. Si le dé blanc montre l’une d’elles, chaque lancer te bloque.
risk-only-open-rows = Tu n’as compté que les lignes qui ont une case ouverte. Le dé blanc peut aussi montrer celles qui sont fermées.
risk-only-closed-rows = Tu n’as compté que les lignes fermées. Dans les autres aussi, tous les dés noirs peuvent échouer.
risk-no-white-die = Tu as oublié le dé blanc : il décide de la ligne, et seules les cases de cette ligne aident.
risk-not-divided = Tu as additionné les lignes, mais le dé blanc n’en montre qu’une sur { $size } : divise par { $size }.
risk-averaged-first = Tu as d’abord pris la moyenne des lignes, puis la puissance. Compte chaque ligne à part.
risk-a-die-less = Tu as oublié un dé noir. Celui à points dorés est un dé noir comme les autres : il y en a { $dice }.
risk-a-die-more = Tu as compté un dé noir de trop : il y en a { $dice }. Le dé blanc ne décide que de la ligne.
risk-neighbours-open = Tu as pris les cases à côté de tes boutons pour des cases ouvertes. Elles sont fermées aussi.
risk-stars-open = Tu as pris les cases avec une étoile pour des cases ouvertes. On ne peut pas y poser de bouton.
risk-one-row = Prends une ligne à la fois. Un dé noir échoue s’il montre une colonne où cette ligne est fermée : compte ces colonnes, sur { $size }. { $dice ->
    [one] Il n’y a que { $dice } dé noir.
   *[other] Les { $dice } dés noirs doivent tous échouer : prends donc ce nombre { $dice } fois comme facteur.
  }
risk-all-rows = Toutes les lignes sont également probables. Additionne les façons, et divise par toutes les issues de tous les dés.
risk-such-rolls = { $count } issues sur { $outcomes } te bloquent, par exemple celles-ci.

# La manche du jour
day-title = Manche du jour { $day } · face { $side } · les mêmes dés pour tout le monde, et ils ne tombent qu’une fois
day-task = Lance les dés. Tu joues une manche en solo.
day-decide = Lancer encore, ou te retirer ?
day-lay = Pose un bouton dans la ligne { $row }.
day-out = Tu as quitté la manche avec { $stars ->
        [one] { $stars } étoile.
       *[other] { $stars } étoiles.
    }
day-bust = Bloqué : aucune case n’était ouverte dans la ligne { $row }.
day-board = Face { $side }
day-why-roll = lance d’abord les dés
day-why-over = la manche est finie
day-elsewhere = Tu avais commencé cette manche ailleurs : elle continue ici à partir de là.
day-unreadable = Ce qui a été gardé de cette manche ne peut pas être montré ({ $reason }).
day-compares = Calcul de ce qui était possible…
day-slow = Cela prend beaucoup de temps. Attends encore un peu, ou arrête.
day-stopped = Arrêté.
day-go-on = Calculer
day-was-in-it = Ce que ces dés permettaient
day-yours = Toi
day-exact = Le jeu exact, sans les connaître
day-foreseen = Le maximum, en les connaissant tous
day-expected = Avant le premier lancer, le jeu exact pouvait espérer { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } étoiles.
day-not-compared = Ce que cette manche permettait ne peut pas être calculé : { $reason }.
day-needs = le paquet { $package } n’est pas installé
day-share = { $game } manche du jour { $day } : { $signs } { $stars ->
        [0] bloqué
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
class-round-title = Manche « { $code } » · face { $side } · tout le monde a les mêmes dés, et ils ne tombent qu’une fois
class-round-share = { $game } manche « { $code } » : { $signs } { $stars ->
        [0] bloqué
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
round-about = Une manche en solo sur la face { $side }. Chaque décision est comparée à ce qu’elle vaut avant que les dés suivants ne soient connus : une mauvaise décision coûte donc, même si la chance suit.
round-choice-roll = lancer
round-choice-opt-out = se retirer
round-bust = bloqué
round-or = { " ou " }
round-step-first = Lancer { $rolls } : ligne { $row }, colonnes { $columns }
round-step-lay = Lancer { $rolls } : ligne { $row }, colonnes { $columns } ; boutons sur { $buttons }
round-step-roll = Après le lancer { $rolls } : lancer, ou se retirer avec { $stars } ★ ; boutons sur { $buttons }
round-head-step = Décision
round-head-yours = Toi
round-head-best = Le mieux
round-lost = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
round-none-lost = Chacune de tes décisions était parmi les meilleures.
round-all-lost = { $count ->
        [one] Une décision a perdu { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ en moyenne
       *[other] { $count } décisions ont perdu { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ en moyenne
    }
day-share-same = autant que le jeu exact
day-share-above = { $by } de plus que le jeu exact
day-share-below = { $by } de moins que le jeu exact
