# Ce que disent les widgets de BUTTONS.

game-name = BUTTONS

colour-r = rouge
colour-b = bleu
colour-y = jaune
colour-g = vert

title-solo = Manche { $round } · entraînement
pool = Dans la réserve : { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }

# Que faire ensuite
prompt-roll-first = { $name } : lance les dés.
prompt-roll-or-opt-out = { $name } : lancer { $dice } dés, ou te retirer avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } ?
prompt-lay = { $name } : pose un bouton dans la ligne { $row }.
prompt-gold = { $name } : prendre la case dorée { $cell }, ou la laisser ?
prompt-stars = { $name } : { $stars ->
    [one] mets ton étoile sur l’un de tes boutons.
   *[other] mets tes { $stars } étoiles sur { $stars } de tes boutons.
  } { $chosen ->
    [0] Choisis sur ton plateau.
   *[other] Déjà choisi : { $chosen } sur { $stars }.
  }
prompt-stars-ready = { $name } : { $stars ->
    [one] confirme cette étoile, ou choisis un autre bouton pour elle.
   *[other] confirme ces { $stars } étoiles, ou choisis-en une de nouveau pour la reprendre.
  }
prompt-stars-all = { $name } : { $stars ->
    [one] ton bouton devient une étoile. Confirme.
   *[other] tes { $stars } boutons deviennent tous des étoiles. Confirme.
  }
prompt-stars-line = { $name } : cela fait une rangée de cinq ! Confirme.
prompt-chance = Les dés roulent.
prompt-next-round = La manche { $over } est finie. Les cartes passent aux voisins, et { $name } commence la manche { $next }.
prompt-next-round-solo = La manche { $over } est finie. Tu joues la manche { $next } avec la carte suivante.

# Boutons de commande
do-roll = Lancer { $dice } dés
do-roll-hint = Lancer tous les dés encore en jeu (R)
do-opt-out = Se retirer · { $stars } ★
do-opt-out-hint = Quitter la manche et garder les étoiles que tes boutons rapportent (O)
do-pass = Laisser { $cell }
do-pass-hint = Ne pas prendre la case dorée (P)
do-place = { $stars ->
    [one] Placer { $stars } étoile
   *[other] Placer { $stars } étoiles
  }
do-place-hint = Confirmer les cases choisies pour tes étoiles (C)
do-next-round-hint = Vider les plateaux et faire passer les cartes (N)
do-again-hint = Commencer une nouvelle partie avec les mêmes joueurs et plateaux (N)

# Pourquoi une case ne peut pas être choisie
why-button = il y a déjà un bouton
why-star = il y a déjà une étoile
why-beside = à côté d’un bouton
why-not-row = pas dans la ligne { $row }
why-not-column = aucun dé noir ne montre { $column }
why-not-golden = seule la case dorée { $cell } est offerte
why-no-button-of-yours = tu n’y as pas de bouton
why-every-button = tous tes boutons deviennent des étoiles
why-enough-stars = tu n’as que { $stars } étoiles à placer : choisis-en une de nouveau pour la reprendre
why-roll-first = Lance d’abord les dés : ils décident où un bouton peut aller.
why-told = { $cell } : { $why }.

told-bust = Bloqué ! Pour { $name }, aucune case n’est ouverte dans la ligne { $row }, { $count ->
    [one] colonne
   *[other] colonnes
  } { $columns }. { $buttons ->
    [0] Il n’y avait aucun bouton à perdre.
    [one] { $buttons } bouton retourne dans la réserve.
   *[other] { $buttons } boutons retournent dans la réserve.
  }

# Qui a quitté la manche avant le dernier tour, et le dernier tour, à côté de la consigne
left-opted-out = { $name } a quitté la manche.
left-bust = Bloqué ! { $name } rend ses boutons.
turn-rolls = { $name } lance : ligne { $row }, { $count ->
    [one] colonne
   *[other] colonnes
  } { $columns }.
turn-lays = { $name } lance : ligne { $row }, { $count ->
    [one] colonne
   *[other] colonnes
  } { $columns }, et pose un bouton sur { $cell }.

# Les places
seat-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
seat-earned = { $stars ->
    [one] { $stars } étoile à placer à la fin de la manche
   *[other] { $stars } étoiles à placer à la fin de la manche
  }
seat-would-earn = { $stars ->
    [one] { $stars } étoile pour un retrait maintenant
   *[other] { $stars } étoiles pour un retrait maintenant
  }
tally-colour = { $colour } : { $count } sur { $enough }
tally-full = { $colour } : { $count }, ce qui vaut { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
seat-rolled = a lancé
seat-opted-out = retrait
seat-bust = bloqué
seat-board = Plateau de { $name } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }, { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  }

# Les dés
dice-none = Les dés n’ont pas encore été lancés.
dice-label = Dé blanc { $white }, dé noir à points dorés { $gold }{ $black ->
    [none] .
   *[other] , autres dés noirs { $black }.
  }

# Le journal
log-roll = { $name } lance : ligne { $row } et { $count ->
    [one] colonne
   *[other] colonnes
  } { $columns }. La case dorée est { $cell }.
log-bust = Bloqué ! { $name } { $buttons ->
    [0] ne perd rien
    [one] perd { $buttons } bouton
   *[other] perd { $buttons } boutons
  }.
log-lay = { $name } pose un bouton sur { $cell }.
log-gold = { $name } prend la case dorée { $cell }.
log-pass = { $name } laisse la case dorée { $cell }.
log-opt-out = { $name } se retire avec { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  }.
log-stars = { $name } met { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } sur { $cells }.

# La fin d’une manche
summary-title = La manche { $round } est finie
summary-why = Étoiles
summary-bust = bloqué : aucune étoile
summary-opting-out = retrait
summary-colour = 3+ sur le { $colour }
summary-card = carte de couleur : { $colour }

# La fin de la partie
end-solo = Terminé en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } !
end-line = Une rangée de cinq étoiles.
end-stars = { $stars } étoiles, et douze suffisent.
end-line-and-stars = Une rangée de cinq étoiles, et plus d’étoiles que tous les autres qui en ont une : { $stars }.
end-more-stars = { $stars } étoiles, plus que tous les autres qui en ont au moins douze.
end-shared = Égalité à l’étoile près : { $stars } chacun.
end-full = Tous les plateaux sont pleins, et personne n’a plus de { $stars } étoiles.

# Le déroulement de la partie, à sa fin
course-title = Étoiles par manche
course-solo = Ta meilleure manche a été la manche { $round }, avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }. { $busts ->
    [0] Aucune manche ne s’est terminée par un blocage.
    [one] Une manche s’est terminée par un blocage.
   *[other] { $busts } manches se sont terminées par un blocage.
  }
course-level = Rien n’a départagé { $names } : égalité après chaque manche.
course-came-level = { $names } finissent à égalité, acquise pour de bon à la manche { $round }.
course-line = La rangée de cinq a décidé : { $name } l’a complétée à la manche { $round }.
course-line-fewer = La rangée de cinq a décidé : { $name } l’a complétée à la manche { $round }, avec moins d’étoiles que son adversaire ({ $rival }).
course-bust = Manche { $round } : bloqué ! { $rival } perd { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  } d’une valeur de { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }. À la fin, { $name } n’avait que { $gap ->
    [one] { $gap } étoile
   *[other] { $gap } étoiles
  } d’avance.
course-ahead = { $round ->
    [1] { $name } a devancé { $rival } dès la première manche.
   *[other] { $name } a pris pour de bon l’avantage sur { $rival } à la manche { $round }.
  }

# Avant la partie
lobby-side-of = face { $side }
lobby-side = Plateau
lobby-letters = Lettres
lobby-own-side = plateau personnel
lobby-own-hint = 36 lettres r b y g, ligne par ligne
lobby-no-layout = pas encore un plateau
lobby-bad-layout = Place { $seat } : le plateau demande 9, 16, 25 ou 36 lettres r b y g, ligne par ligne.
lobby-sizes = Dans une partie, tous les plateaux doivent avoir la même taille.
lobby-missing = { $name } ne peut pas jouer ici : ce bot a besoin du paquet { $package }, qui n’est pas installé. Choisis un autre bot.
who-easy = bot facile : voit un lancer à l’avance
who-medium = bot moyen : un joueur qui ose
who-hard = bot difficile : exact dans chaque manche
who-best = meilleur bot : joue pour la victoire

# Le plateau, pour qui ne le voit pas. Le navigateur remplit ce qui est entre accolades.
board-red = rouge
board-blue = bleu
board-yellow = jaune
board-green = vert
board-free = libre
board-button = ton bouton
board-star = étoile
board-cell = ligne { $row }, colonne { $column }, { $colour }, { $state }
board-cell-without-colour = ligne { $row }, colonne { $column }, { $state }
board-offered = un bouton peut y être posé
board-golden = offerte par le dé à points dorés
board-offered-star = peut devenir une étoile
board-chosen = devient une étoile
board-line = dans une rangée de cinq étoiles
board-last = le dernier coup
board-right = juste
board-wrong = faux
board-bust = Bloqué !
board-worth = vaut { $worth }
board-best = vaut { $worth }, le meilleur choix
board-row-total = total de la ligne { $total }
board-column-total = total de la colonne { $total }
board-met = atteint
board-broken = dépassé
board-depot = dés dans la case de dépôt : { $count }
board-cards = cartes « bouton » : { $colours }
board-and = {", "}

# Essayer les règles de pose
try-board = Un plateau pour essayer les règles
try-task = Choisis une case marquée pour y poser un bouton, ou l’un de tes boutons pour le reprendre.
try-roll = Ton lancer : ligne { $row }. Ouvert pour toi : { $cells }. Pose un bouton.
try-bust = Ton lancer te bloque : il ne te reste aucune case. Choisis une case pour voir pourquoi.
try-golden = Le lancer de quelqu’un d’autre : prends la case dorée { $cell }, ou laisse-la.
try-golden-closed = Le lancer de quelqu’un d’autre : la case dorée { $cell } est fermée pour toi. Choisis-la pour voir pourquoi.
try-laid = Il y a un bouton sur { $cell }.
try-taken-back = { $cell } est de nouveau libre.
try-may-take-back = ton bouton : clique pour le reprendre
try-one-a-roll = un seul bouton par lancer : reprends d’abord le tien
try-open = { $count ->
    [0] Aucune case n’est ouverte pour un bouton.
    [one] { $count } case est ouverte pour un bouton.
   *[other] { $count } cases sont ouvertes pour un bouton.
  }
try-earn = Se retirer maintenant rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } :
try-earn-nothing = Il te faut au moins un bouton pour te retirer.
try-earn-bust = Bloqué : aucune étoile, et tous les boutons retournent dans la réserve.
try-again = Recommencer
try-again-hint = Revenir au plateau tel qu’il était au début

# Comment jouer, en cinq lignes
how-to-roll = Lance les dés. Le dé blanc donne la ligne ; parmi les noirs, tu choisis une colonne.
how-to-lay = Poses-y un bouton, mais jamais au-dessus, au-dessous ou à côté d’un autre.
how-to-golden = La case dorée d’un lancer est pour tous ceux qui la veulent.
how-to-out = Retire-toi tant que tu le peux : des boutons deviennent des étoiles. Si un lancer ne te laisse aucune case, tu n’as aucune étoile.
how-to-goal = On gagne avec une rangée de cinq étoiles, ou douze n’importe où.

# L’entraîneur
coach-goal-stars = étoiles
coach-goal-win = gagner maintenant
coach-show-chance = probabilités
coach-choice-roll = Lancer
coach-choice-opt-out = Se retirer
coach-choice-cell = Poser sur { $cell }
coach-head-worth = { $goal ->
    [win] probabilité de gagner maintenant
   *[stars] étoiles en moyenne
  }
coach-head-bust = risque de blocage
coach-amount-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
coach-space-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 0) } %
coach-thinking-through = Examen de { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  }…
coach-no-win = Aucun choix ne peut gagner la partie dans cette manche.
coach-assumed = { $usual ->
    [yes] Hypothèses habituelles
   *[no] Hypothèses
  } : { $count ->
    [0] aucun adversaire
    [one] { $count } adversaire, se retire dans { NUMBER($out, maximumFractionDigits: 0) } % de ses tours, est bloqué à { NUMBER($bust, maximumFractionDigits: 0) } % de ses lancers
   *[other] { $count } adversaires, chacun se retire dans { NUMBER($out, maximumFractionDigits: 0) } % de ses tours, est bloqué à { NUMBER($bust, maximumFractionDigits: 0) } % de ses lancers
  }
coach-opponent-opt-out = se retire (%)
coach-opponent-bust = bloqué en lançant (%)
coach-dice = dés noirs
coach-opponents = adversaires en jeu
coach-board = Un plateau pour l’entraîneur
coach-asks = Lancer { $dice } dés, ou te retirer avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } ?
coach-asks-roll = Lance : sans bouton, il n’y a pas d’autre choix.
coach-asks-space = Ligne { $row }, colonnes { $columns } : quelle case ?
coach-asks-bust = Ligne { $row }, colonnes { $columns } : aucune case n’est ouverte, ce lancer te bloque.
coach-reveal = Montrer la réponse
coach-hide = Cacher la réponse
coach-you = Toi
coach-set-up = Préparer
coach-set-up-hint = Changer le plateau, les cartes, les dés et les adversaires
coach-tool = un clic
coach-tool-button = pose un bouton
coach-tool-star = pose une étoile
coach-tool-colour = imprime du { $colour }
coach-cards = cartes
coach-no-cards = aucune
coach-rolled = Avec un lancer
coach-rolled-hint = Demander quelle case choisir : clique sur les dés pour les tourner
coach-undo-hint = Annuler le dernier changement
coach-copy-hint = Copier la ligne de code qui montre cette position
coach-copied = Copié. Colle-la dans une cellule.
why-colour-unknown = choisis d’abord la couleur imprimée à cet endroit, avec « un clic imprime du … »
why-line-ends = cela ferait une rangée de cinq, et la partie serait finie
why-twelve-end = cela ferait la douzième étoile, et la partie serait finie

# Préparer la question d’une énigme
set-up-tool = un clic
set-up-tool-solution = pose un bouton à trouver
set-up-find = trouver
set-up-board = plateau
set-up-another-board = un autre…
set-up-side = face { $side }
set-up-small = { $size } × { $size }
set-up-position = position
set-up-rolls = lancers
set-up-roll = Le lancer : clique sur un dé pour le tourner
set-up-rolled-hint = Demander quelle case choisir, et non s’il faut lancer
set-up-cover = à gagner
set-up-to-act = doivent encore jouer
set-up-totals = Nombres donnés. Appuie sur l’un d’eux pour l’omettre, ici ou au bord du plateau :
set-up-rows = lignes
set-up-columns = colonnes
set-up-colours = couleurs
set-up-total-hint = { $kind ->
    [row] ligne
    [column] colonne
   *[colour] couleur
  } { $name } : { $told ->
    [yes] indiquée
   *[no] omise
  }

# L’analyse d’une partie
review-kind-stop = lancer ou se retirer
review-kind-space = quelle case
review-kind-gold = case dorée
review-kind-stars = placement des étoiles
review-amount = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
review-apart = { $stars ->
    [one] { $stars } étoile de plus pour gagner
   *[other] { $stars } étoiles de plus pour gagner
  }
review-placed = étoiles sur { $cells }
review-assumes-goal = Les valeurs sont les étoiles qu’une manche rapporte en moyenne avec un jeu exact, le meilleur possible. Elles ne tiennent pas compte de la course : vers la fin, un joueur peut avoir raison de risquer plus, ou moins.
review-assumes-opponents = On suppose que chaque autre joueur se retire à { NUMBER($out, maximumFractionDigits: 0) } % de ses tours et qu’il est bloqué à { NUMBER($bust, maximumFractionDigits: 0) } % de ses lancers, quoi qu’il y ait sur son plateau.
review-assumes-stars = Le placement des étoiles est compté à part : combien d’étoiles il fallait de plus pour gagner, par une rangée de cinq ou avec douze, qu’avec le meilleur placement. Les cases que les étoiles ferment ne sont pas comptées.
review-measured = Ce que perdent les bots a été mesuré sur { $rounds } premières manches pour chacun, { $players ->
    [1] sans adversaire
    [2] contre un autre bot du même type
   *[other] contre d’autres bots du même type
  }, sur quatre faces.
review-puzzle-note = Tiré d’une partie ({ $names }), manche { $round }, où « { $choice } » a coûté { $cost }.
review-kept = C’est maintenant l’énigme « { $id } » de ton recueil « { $pack } », niveau { $level }. puzzle_book() propose tes recueils.
review-kept-before = Elle est déjà dans ton recueil « { $pack } », sous le nom « { $id } ».
review-kept-near = Son deuxième choix est presque aussi bon que le meilleur.

# Un tournoi entre bots : comment les plateaux ont été choisis
tournament-side-drawn = Chaque bloc s’est joué sur une face tirée au sort pour lui, la même pour toutes les places.
tournament-sides-differ = Dans chaque bloc, une face a été tirée au sort pour chaque place.
tournament-sides-given = Les plateaux étaient donnés.

# Réponses et hypothèses de l’analyse, comme résultat d’une cellule
solution-stars = { $advice ->
    [only] Lancer : vaut { $roll } en moyenne. Sans bouton, tu ne peux pas te retirer.
    [tied] Lancer ou se retirer : les deux valent { $stars } ★.
    [roll] Lancer : vaut { $roll } en moyenne ; se retirer rapporte { $stars } ★.
   *[out] Se retirer : rapporte { $stars } ★ ; lancer vaut { $roll } en moyenne.
  }
solution-worth = { $advice ->
    [only] Lancer : vaut { $roll }. Sans bouton, tu ne peux pas te retirer.
    [tied] Lancer ou se retirer : les deux valent { $stop }.
    [roll] Lancer : vaut { $roll } ; se retirer vaut { $stop }.
   *[out] Se retirer : vaut { $stop } ; lancer vaut { $roll }.
  }
solution-on-spaces = Sur chaque case ouverte : ce que vaut d’y poser un bouton.
compared-choice = { $choice ->
    [roll] lancer
    [out] se retirer
    [pass] passer
   *[lay] { $cell }
  }
compared-done = { $choice ->
    [roll] lancer ici
    [out] se retirer ici
    [pass] passer ici
   *[lay] poser sur { $cell }
  }
compared-best = { $done } est le meilleur choix
compared-tied = { $done } vaut n’importe quel autre choix
compared-stars = { $done } fait perdre { $loss } ★ en moyenne
compared-win = { $done } fait perdre { $loss } des chances de gagner maintenant
compared-worth = { $done } fait perdre { $loss }
compared-less = moins de { $loss }
opponents-said = { $count ->
    [0] Aucun adversaire : tu joues en solitaire.
    [one] 1 adversaire se retire dans { NUMBER($out, maximumFractionDigits: 1) } % des tours, est bloqué dans { NUMBER($bust, maximumFractionDigits: 1) } % des lancers et emporte { $dice ->
        [one] 1 dé noir
       *[other] { $dice } dés noirs
      }.
   *[other] { $count } adversaires : chacun se retire dans { NUMBER($out, maximumFractionDigits: 1) } % des tours, est bloqué dans { NUMBER($bust, maximumFractionDigits: 1) } % des lancers et emporte { $dice ->
        [one] 1 dé noir
       *[other] { $dice } dés noirs
      }.
  }
