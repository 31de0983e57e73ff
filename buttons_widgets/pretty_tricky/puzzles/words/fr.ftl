# Ce que disent les énigmes de Pretty Tricky.

game-title = Pretty Tricky

# Les thèmes
theme-how_likely = Quelle probabilité ?
    .about = Quatre dés, et des rangées auxquelles il manque une case : quelle est la probabilité d’en remplir une ?
theme-needed_dice = Quels dés fallait-il aux autres ?
    .about = Trois dés bleus d’un autre joueur : quelle est la probabilité qu’ils remplissent une de tes rangées ?
theme-race_split = Meilleures paires : course
    .about = Répartis ton lancer pour avoir besoin du moins de lancers.
theme-sprint_split = Meilleures paires : sprint
    .about = Il reste peu de lancers. Répartis le tien pour gagner le plus de symboles.
theme-last_turn = Le dernier tour
    .about = On te demande en dernier, puis la partie finit. Quelle case la gagne ?
theme-hold_back = Finir ou attendre ?
    .about = Une rangée pleine donne un cercle à tout le monde. La remplis-tu maintenant ?

# Les questions
how_likely-ask = Quelle est la probabilité que ton prochain lancer remplisse une rangée de la moitié gauche ?
needed_dice-ask = Un autre lance les dés. Quelle est la probabilité que les dés bleus remplissent une rangée de ta moitié droite ?
race_split-ask = Il te faut { $marks ->
        [one] { $marks } symbole
       *[other] { $marks } symboles
    } en tout. Quelle répartition t’y mène avec le moins de lancers ?
sprint_split-ask = C’est le premier de { $rolls } lancers, puis c’est fini. Quelle répartition rapporte le plus de symboles ?
last_turn-ask = Tous les autres ont décidé, et la partie finit avec cette décision. Quelle case coches-tu à droite pour gagner ?
hold_back-ask = Tu commences le tour, et voici ton lancer. La partie finit avec le tour où quelqu’un a { $marks } symboles. Qu’est-ce qui gagne le plus souvent ?

# Feuilles et sommes
puzzle-sheet = { $player ->
    [1] Toi
   *[other] Joueur { $player }{ $rolls ->
        [yes] {" "}(a lancé)
       *[no] {""}
      }
  }
puzzle-points = { $sheet } : { $x } + { $xx } = { $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    }, { $marks ->
        [one] { $marks } symbole
       *[other] { $marks } symboles
    }
puzzle-tie = À égalité de points, le plus grand XX gagne.
last_turn-others = Voici ce que les autres ont à la fin.
puzzle-offers = { $row } : { $count } lancers sur { $rolls }
puzzle-sums = Dans combien de lancers se trouve chacune de ces sommes.
puzzle-worst = Ce n’est pas { $choice } : c’est { $count ->
        [one] le plus mauvais choix
       *[other] l’un des plus mauvais
    }.
puzzle-best = Le mieux est { $choice }.
puzzle-refuted = { $choice } n’est pas le mieux : voici ce que deviendraient les feuilles.

# Indices
race_split-hint = Pense à ce qui sera le plus long : une rangée loin du 7 sort rarement, et une rangée avec beaucoup de cases libres demande beaucoup de lancers.
sprint_split-hint = Ce que tu ne peux pas remplir avec les lancers qui restent ne rapporte rien. Quelles rangées peux-tu encore remplir ?
last_turn-hint = Une rangée pleine rapporte autant de points qu’elle a de cercles. Les rangées remplies à l’instant en reçoivent un de plus.
hold_back-hint = Un symbole pour toi donne un cercle à tout le monde. Qui a cette rangée pleine à droite, ou presque ? Et qui va finir la partie ?

# Ce que vaut un choix
race_split-worth = { NUMBER($rolls, minimumFractionDigits: 2, maximumFractionDigits: 2) } lancers
sprint_split-worth = { NUMBER($marks, minimumFractionDigits: 2, maximumFractionDigits: 2) } symboles
last_turn-worth = { $result ->
    [won] tu gagnes
    [shared] victoire partagée
   *[lost] tu ne gagnes pas
  }
hold_back-worth = gagne { $share }

race_split-counted = Lancers à venir en moyenne, si chacun est utilisé au mieux.
sprint_split-counted = Symboles à la fin en moyenne, si chaque lancer est utilisé au mieux.
hold_back-counted = Gagnées sur { $games } parties que le meilleur bot (ChampionBot) a jouées pour tous à partir d’ici, avec les mêmes lancers après chaque choix.

# Ce qui réfute un choix
race_split-refuted = Après { $choice }, un lancer comme celui-ci fait mal : il te faut { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } lancers de plus qu’après le meilleur choix.
sprint_split-refuted = Après { $choice }, un lancer comme celui-ci fait mal : il coûte { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } symboles par rapport au meilleur choix.

# Compter
fill-complement = C’est la probabilité qu’aucune rangée ne soit remplie. Soustrais-la de 1.
fill-two-dice = C’est la probabilité avec deux dés. Ici il y en a { $dice }, et deux d’entre eux font une somme.
fill-pairs = Tu as compté chacune des { $pairs } paires de dés, et tout additionné. Un lancer où deux paires conviennent compte alors deux fois.
fill-added = Tu as additionné les rangées. Un lancer qui convient à deux d’entre elles compte alors deux fois.
fill-other-dice = Tu as compté avec un autre nombre de dés : ici il y en a { $dice }.
fill-hint-rows = { $count ->
    [one] Il manque une seule case à une rangée : { $rows }.
   *[other] Il manque une seule case à ces rangées : { $rows }.
  } Rien d’autre ne compte.
fill-hint-count = De { $dice } dés, deux quelconques font une somme : cela fait { $pairs } paires et { $rolls } lancers. Prends d’abord une somme, et cherche les lancers où deux paires la font.
fill-hint-each = Chaque somme pour elle-même. Ce qui convient à deux sommes ne doit pas compter deux fois.
fill-explained = Range les lancers selon ce à quoi ils conviennent : alors chacun n’est là qu’une fois.
fill-rolls = { $rows } : { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
  }
fill-total = En tout { $count } lancers sur { $rolls }, soit { $chance }.
