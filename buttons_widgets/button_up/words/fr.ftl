# Ce que disent les widgets de Button Up!

game-name = Button Up!

army-r = rouge
army-k = noir
army-w = blanc

title = Bataille { $round }
do-next-round = Commencer la bataille { $round }
do-next-round-hint = Former un nouveau cercle (N)
do-again-hint = Commencer une nouvelle partie avec les mêmes joueurs (N)
do-finish = Finir la bataille
do-finish-hint = Laisser les bots jouer d’un coup le reste de cette bataille
look-round = Bataille
look-round-previous = À la fin de la bataille précédente
look-round-next = À la fin de cette bataille
log-round = Bataille { $round }

# Que faire ensuite
prompt-chance = Mise en place des boutons.
prompt-decide = { $name } : dans cette bataille, veux-tu jouer en premier ou en second ?
prompt-sow = { $name } ({ $army }) : choisis une pile avec un espion.
prompt-sow-again = { $name } ({ $army }) : tu rejoues. Choisis une pile avec un espion.
prompt-chosen = { $name } ({ $army }) : sème la place { $place }, avec le bouton de commande ou d’un second clic, ou choisis une autre pile.
prompt-next-round = La bataille { $over } est finie. Commencez la bataille { $next } quand tout le monde est prêt.

# Boutons de commande
do-first = En premier
do-first-hint = Tu sèmes en premier dans cette bataille (B)
do-second = En second
do-second-hint = { $other } sème en premier dans cette bataille (S)
do-sow = Semer la place { $place }
do-sow-again = Semer la place { $place } et rejouer
do-sow-hint = Semer la pile que tu as choisie (S)
do-sow-nothing = Semer
do-sow-nothing-hint = Choisis d’abord une pile avec un espion

# Pourquoi une pile ne peut pas être choisie
why-no-pile = Place { $place } : il n’y a pas de pile ici.
why-no-spy = Place { $place } : il n’y a pas d’espion dans cette pile. On ne peut semer que les piles qui ont un bouton blanc.
why-decide-first = Décide d’abord qui commence.

# Ce qui s’est passé
told-deal = Mise en place du cercle : { $buttons }.
told-first = { $name } joue en premier.
told-second = { $name } joue en second.
told-sow = { $name } sème la place { $place } : { $drops }.
told-sow-again = { $name } sème la place { $place } : { $drops }. Le dernier est { $army } sur { $army } : { $name } rejoue.
told-drop = { $buttons } sur { $place }
told-battle-won = { $name } gagne la bataille { $battle }, { $high } à { $low } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
told-battle-drawn = Bataille { $battle } : égalité, { $high } partout, aucun point.

# Les places
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
seat-height = hauteur { $height }
seat-height-spoken = les hauteurs des boutons de l’armée font { $height } en tout

# Le plateau
board-left = { $left ->
    [one] encore { $left } coup
   *[other] encore { $left } coups
  }
board-label = { $piles ->
    [one] La dernière pile
   *[other] Un cercle de { $piles } piles
  }
pick-sow = place { $place }, de bas en haut { $pile }. Semer : { $drops }.
pick-sow-again = place { $place }, de bas en haut { $pile }. Semer : { $drops }, et rejouer.

# La fin d’une bataille
summary-title = La bataille { $round } est finie
summary-why = Hauteurs
summary-heights = { $mine } à { $other }
end-reason = { $points } points à { $other }.
course-title = Points par bataille
course-sentence = { $name } a gagné { $won ->
    [one] { $won } bataille
   *[other] { $won } batailles
  } sur { $battles }.

# Qui joue
who-easy = bot facile : rejoue dès qu’il le peut
who-medium = bot moyen : empile haut ses propres boutons
who-hard = bot difficile : voit trois coups à l’avance
who-best = meilleur bot : ne se trompe jamais

# Comment jouer
how-to-sow = Choisis une pile avec un bouton blanc, un espion, et sème-la dans le sens des aiguilles d’une montre, en partant du bouton du bas, un bouton sur chaque pile suivante.
how-to-again = Si le dernier est un bouton seul qui tombe sur sa propre couleur, blanc sur blanc aussi, tu rejoues.
how-to-many = Plus de boutons que de piles ? Ce qui reste va sur la dernière pile.
how-to-win = Quand il ne reste qu’une pile, chaque armée additionne les hauteurs de ses boutons : l’armée au total le plus élevé marque l’écart.
how-to-match = On gagne avec quinze points. Celui qui a le moins de points choisit qui commence la bataille suivante.

# L’entraîneur
coach-goal-margin = cette bataille
coach-goal-match = la partie
coach-head-worth = { $goal ->
    [match] Probabilité de gagner
   *[other] Points
  }
coach-amount-points = { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 1) } %

# L’analyse ; ce que le kit dit des manches et des dés est dit ici des batailles et des mises en place.
review-kind-sow = quelle pile
review-kind-first = premier ou second
review-amount = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
  }
review-assumes-best = Les valeurs sont les points d’une bataille quand les deux joueurs jouent au mieux. Seule la mise en place dépend du hasard : chaque coût est donc exact.
review-assumes-battle = Chaque bataille compte pour elle-même : près de 15 points, un point peut valoir beaucoup plus, ou rien.
review-luck = Chance aux mises en place
review-swing-own = La mise en place : { $luck }.
review-start = Valeur des batailles avant la mise en place
review-result = Ce que les batailles ont rapporté
review-result-so-far = Jusqu’ici, avec la bataille en cours
review-plot = La valeur de la bataille, semis par semis
review-plot-ends = Elle commence à { $start } dans la bataille { $first } et finit à { $end } dans la bataille { $last }.
review-plot-fall = La plus forte chute est de { $fall } dans la bataille { $round } : { $what }.
review-place = Bataille { $round }, { $kind }
review-entry = Bataille { $round }, { $kind } : coût { $cost } { $mark }
