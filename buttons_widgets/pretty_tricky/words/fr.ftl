# Ce que disent les widgets de Pretty Tricky.

game-name = Pretty Tricky

# Le titre
ends-at = La partie finit à { $marks }{"\u202F"}!
title-last = Tour { $round }, le dernier
title-round = Tour { $round }
look-round = Tour
look-round-previous = À la fin du tour précédent
look-round-next = À la fin de ce tour
title-race = Lancer { $round }
ends-race = Une course à { $marks }{"\u202F"}!

# Que faire ensuite
prompt-chance = Les dés roulent.
prompt-own = { $name } : coche deux sommes, une seule ou rien.
prompt-only = { $name } : coche { $rows }, une seule case ou rien.
prompt-chosen = { $name } : { $rows } ? Clique encore pour cocher, ou choisis autre chose.
prompt-others = { $roller } a lancé les dés. { $name } : coche une case à droite, ou laisse.

# Boutons de commande. Le signe ! est devant une rangée qui sera pleine.
do-tick-hint = Cocher { $rows }.{ $fills } ({ $key })
do-tick-fills = { " " }{ $count ->
    [one] La rangée { $rows } est alors pleine.
   *[other] Les rangées { $rows } sont alors pleines.
  }
do-only = Juste { $row }
do-nothing = Rien
do-nothing-hint = Laisser tomber les deux sommes (N)
do-leave = Laisser
do-leave-hint = Ne rien cocher avec ce lancer (N)
pick-row = rangée { $row }, { $open } cases libres : cocher { $rows }.{ $fills }

# Dés et rangées
dice = bleus { $blue }, rouge { $red }
dice-others = bleus { $blue } ; le rouge { $red } ne compte pas
dice-blank = Trois dés bleus et un rouge, pas encore lancés
row-twice = { $row } deux fois
sheet-row = Rangée { $row } : à gauche { $left }, à droite { $right }, { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
  }.
sheet-row-race = Rangée { $row } : { $left }.
sheet-half-none = pas de case
sheet-half-full = pleine
sheet-half-marked = pleine et comptée
sheet-half-open = { $open ->
    [one] { $open } libre
   *[other] { $open } libres
  }

# Ce qui s’est passé
told-dice = { $name } lance : { $dice }.
told-nothing-open = { $name } ne peut rien en cocher.
told-tick = { $name } coche { $rows }.
told-pass = { $name } ne coche rien.
told-finished = { $name } a rempli { $count ->
    [one] la rangée { $rows } : son symbole pour { $name }, et un cercle pour tout le monde.
   *[other] les rangées { $rows } : leurs symboles pour { $name }, et leurs cercles pour tout le monde.
  }
told-finished-alone = { $name } a rempli { $count ->
    [one] la rangée { $rows }.
   *[other] les rangées { $rows }.
  }
told-last-round = { $name } a donc { $marks ->
    [one] { $marks } symbole
   *[other] { $marks } symboles
  } : c’est le dernier tour.

# Les joueurs
seat-rolled = a lancé
seat-score = { $marks }/{ $needed }{"\u202F"}!
seat-spoken = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $marks ->
    [one] { $marks } symbole
   *[other] { $marks } symboles
  } sur { $needed }
seat-spoken-race = { $marks ->
    [one] { $marks } symbole
   *[other] { $marks } symboles
  } sur { $needed }
sheet-label = La feuille de { $name }. { $marks ->
    [0] Aucun symbole
    [one] Symbole de la rangée { $marked }
   *[other] Symboles des rangées { $marked }
  } ; { $filled ->
    [0] aucune rangée pleine à droite
    [one] pleine à droite : la rangée { $full }
   *[other] pleines à droite : les rangées { $full }
  }.
sheet-label-race = La feuille de { $name }. { $marks ->
    [0] Aucun symbole.
    [one] Symbole de la rangée { $marked }.
   *[other] Symboles des rangées { $marked }.
  }

# La fin
end-points = { $points } points à { $other }.
end-right-half = { $others } aussi : { $points } points. Le plus grand XX décide, { $xx }.
end-shared = { $points } points partout, dont { $xx } en XX.
end-race = { $marks ->
    [one] { $marks } symbole
   *[other] { $marks } symboles
  } en { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
  }.
course-title = Points par tour
course-race = Symboles par lancer
sum-title = D’où viennent les points
sum-mark = !{"\u202F"}{ $row }
sum-circles = { $row }{"\u202F"}: { $circles }{"\u202F"}○
sum-marks-spoken = { $count ->
    [one] le symbole de la rangée { $rows }
   *[other] les symboles des rangées { $rows }
  }
sum-circles-spoken = rangée { $row } pleine à droite, { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
  }
sum-nothing = rien n’est plein
summary-why = Rangées
summary-earned = X + XX
summary-total = Points

# Qui joue
who-easy = bot facile : coche ce qui est presque plein
who-medium = bot moyen : pèse les chances
who-hard = bot difficile : calcule sa course
who-best = meilleur bot : regarde les feuilles de tous

# La feuille que l’on choisit avant de jouer
sheet-which = Feuille de jeu
sheet-of-kit = celle de cette collection
sheet-own = la nôtre, copiée de la boîte
sheet-picture = les cases de notre feuille
sheet-hint = Clique sur une case pour changer son nombre. + et − ajoutent et enlèvent des cases.
sheet-text = En texte
sheet-not-read = Le texte de ta feuille est illisible : corrige-le, ou clique sur une case de l’image.
sheet-left = à gauche
sheet-right = à droite
sheet-plain = sans nombre
sheet-box = rangée { $row }, { $side }, case { $box } : { $sign }
sheet-add = rangée { $row }, { $side }, cases : { $boxes }, une de plus
sheet-remove = rangée { $row }, { $side }, cases : { $boxes }, une de moins

# Le coach
coach-goal-points = points
coach-goal-wins = victoires
coach-head-worth = { $goal ->
    [race] lancers à venir : moins, c’est mieux
    [wins] probabilité de gagner
   *[points] points à la fin
  }
coach-thinking-race = La course est calculée…

# L’analyse
review-kind-own = son propre lancer
review-kind-others = lancer d’un autre
review-rolls = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
  }
review-start = Au début
review-result = À la fin
review-result-so-far = Jusqu’ici
review-plot = La probabilité de gagner en pour cent, coup par coup
review-plot-race = L’avance en lancers, coup par coup
review-assumes-race = On compte de combien de lancers tu devances { $rolls }, la moyenne depuis le début avec le meilleur jeu. C’est exact.

# Comment jouer
rules-roll = Ton lancer : les quatre dés forment deux paires. Pour chaque paire, tu peux cocher une case à gauche, dans la rangée de sa somme. Pour n’en cocher qu’une, clique d’abord sur sa rangée, puis sur « Juste ».
rules-own = À gauche, seules les rangées pleines comptent. Case par case, avec tes propres lancers, tu avances vers le symbole au bout.
rules-others = Quand un autre lance, tu peux cocher une case à droite, avec deux des trois dés bleus.{ $players ->
    [3] { " " }Les petits chiffres dans les cases ne comptent pas à trois.
   *[other] { " " }Les cases marquées { $players } sont cochées dès le début.
  }
rules-full = Une rangée est pleine à gauche ? Son symbole est à toi : 2 points (X). Et tout le monde, toi aussi, barre un cercle de cette rangée.
rules-end = Une rangée pleine à droite rapporte un point par cercle barré (XX). Dès que quelqu’un a { $marks ->
    [one] { $marks } symbole
   *[other] { $marks } symboles
  }, le tour est joué jusqu’au bout. Le plus de points gagne, à égalité le plus grand XX.
rules-race-roll = Ton lancer : les quatre dés forment deux paires. Pour chaque paire, tu peux cocher une case dans la rangée de sa somme. Pour n’en cocher qu’une, clique d’abord sur sa rangée, puis sur « Juste ».
rules-race-own = Seules les rangées pleines comptent. Case par case, tu avances vers le symbole au bout.
rules-race-end = Une rangée est pleine ? Son symbole est à toi. Avec { $marks ->
    [one] { $marks } symbole
   *[other] { $marks } symboles
  }, tu as gagné : en aussi peu de lancers que possible.

# Sur papier : des feuilles à imprimer, et les dés sur un écran
tick-sheet = Feuilles pour Pretty Tricky{ $players ->
    [0] {""}
   *[other] , { $players } personnes
  }
tick-sheet-starts = Je commence
tick-sheet-before = { $players ->
    [0] Avant la partie : à deux, cochez vos petites cases avec un 2 ; à quatre, celles avec un 4.
    [3] À trois : les petits nombres dans les cases ne comptent pas.
   *[other] À { $players } : les petites cases avec un { $players } sont déjà cochées.
  }
tick-sheet-own = Tu lances trois dés bleus et un rouge : forme deux paires. Tu peux cocher une case à gauche dans la rangée de chaque somme.
tick-sheet-others = Un autre lance : tu peux cocher une case à droite, dans la rangée de la somme de deux dés bleus.
tick-sheet-score = Si tu as rempli une rangée à gauche, entoure son !, et tout le monde barre un cercle de cette rangée.
tick-sheet-end = Avec { $players ->
    [0] 6, 5 ou 4 ! entourés chez une personne (à 2, 3 ou 4)
   *[other] { $marks } ! entourés chez une personne
  }, ou tous ceux de la feuille, on finit le tour, et la partie est terminée.
tick-sheet-points = X : 2 par ! entouré. XX : par rangée pleine à droite, 1 par cercle barré. Le plus de X + XX gagne, puis le plus de XX.
roller-own = Celui qui a lancé, à gauche : les deux, une, aucune
roller-others = Tous les autres, à droite : une, ou aucune
