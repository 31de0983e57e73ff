# Leçon 7. Un message exercise-7-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-7 = Une règle à retenir

exercise-7-1 = Il y a deux boutons, ta carte est jaune, et tu lances cinq dés noirs. Tu n’as le droit de regarder qu’une seule chose. Quelle règle rapporte le plus d’étoiles sur ce plateau, en moyenne ?
    .title = Quelle règle ?
    .option-buttons = Se retirer avec 5 boutons
    .option-bust = Se retirer quand la probabilité d’être bloqué dépasse 25 %
    .option-open = Se retirer quand 12 cases ou moins sont ouvertes
    .option-closed = Se retirer quand une ligne est fermée
    .option-stars = Se retirer avec 2 étoiles
    .solution = Tout convient : on compare dans l’exercice 7.6.

exercise-7-2 = Ici, tu n’as que { $dice } dés noirs. Ta règle est « Se retirer avec 3 boutons » : après le premier bouton, tu lances les dés, et après le deuxième encore, quoi que tu en penses. Quelle est l’espérance de cette règle, en étoiles ? (Une fraction, ou deux décimales.)
    .title = Une règle à la main
    .hint-1 = Dessine un arbre de probabilités et raisonne à rebours (induction à rebours) : commence par les plateaux à deux boutons. Chacun vaut la probabilité d’un troisième bouton, fois les étoiles que tu as alors. Il n’y a pas de choix.
    .hint-2 = Compte ces étoiles : 1 pour te retirer, 1 pour trois boutons rouges, et 1 de plus seulement si ta carte est rouge (elle dépasse alors au-dessus du plateau).
    .hint-3 = Puis le premier lancer : pour chaque ligne, sa probabilité (1/3 fois la probabilité de réussir) fois la valeur du plateau qui suit. Là où une ligne offre deux cases qui ne se valent pas, prends la meilleure.
    .right = { $sum } = { $worth }, environ { $decimal }. Te retirer tout de suite rapporterait 1 : ici, la règle coûte quelque chose.
    .mistake-best-play = C’est le jeu optimal : il se retire tout de suite. La règle ne demande pas ce qui est le mieux, elle dit de lancer.
    .mistake-once-more = C’est si l’on se retire avec deux boutons. La règle dit trois.
    .mistake-bust-left-out = Tu as pris la moyenne sur les lancers réussis seulement. Ceux qui te bloquent en font partie, avec 0 étoile.
    .mistake-stars = Ce sont les étoiles avec trois boutons. Avec quelle probabilité vas-tu jusque-là ?
    .mistake-same-chance-twice = Après le deuxième bouton, moins de cases sont ouvertes : le deuxième lancer est plus risqué que le premier. Regarde chaque plateau.
    .solution = { $sum } = { $worth }. Chaque produit est la probabilité d’une ligne fois ce que rapporte le plateau qui suit, c’est-à-dire la probabilité du dernier lancer fois { $third } étoiles.

exercise-7-3 = Écris worth(node, enough) : l’espérance de l’arbre pour quelqu’un qui se retire dès qu’il a enough étoiles ou plus, et qui lance les dés sinon. Un nœud node est (stars, rolls) comme dans la leçon 6 : les étoiles si l’on se retire, et une liste de paires (chance, node). Là où la liste est vide, tout le monde se retire.
    .title = La règle décide
    .hint-1 = C’est l’induction à rebours de la leçon 6. Là où elle prenait le plus grand de deux nombres, c’est maintenant un if qui décide.
    .hint-2 = Si stars >= enough, ou s’il n’y a pas de rolls, renvoie les étoiles.
    .hint-3 = Sinon, la somme des chance * worth(after, enough).
    .right = Les { $count } cas sont justes. Cela s’appelle l’évaluation d’une stratégie (policy evaluation) : un if là où le jeu optimal a max.
    .mistake-best-play = { $call } devrait donner { $expected }. Ta fonction prend le meilleur des deux, comme le jeu optimal. La règle ne demande pas ce qui est le mieux : elle regarde les étoiles et enough.
    .mistake-too-many = { $call } devrait donner { $expected }. « enough ou plus » : exactement enough suffit.
    .mistake-empty-handed = { $call } devrait donner { $expected }. Là où il n’y a pas de rolls, tout le monde se retire et a ses étoiles, même s’il n’y en a pas assez.
    .mistake-one-step = { $call } devrait donner { $expected }. Après un lancer, la règle décide de nouveau : utilise worth(after, enough), et pas seulement les étoiles qui s’y trouvent.
    .mistake-never-stops = { $call } devrait donner { $expected }. Ta fonction lance tant que c’est possible, et ne regarde jamais enough.
    .model = def worth(node, enough):
        {"    "}stars, rolls = node
        {"    "}if stars >= enough or not rolls:
        {"    "}    return stars
        {"    "}return sum(chance * worth(after, enough) for chance, after in rolls)
    .solution = Les trois lignes de la leçon 6 avec « if » au lieu de « max » : c’est la règle qui décide, et non ce qui est le mieux. Dans l’arbre de probabilités, c’est toujours l’induction à rebours.

exercise-7-4 = Écris rule(now) pour la règle « { $stars } étoiles, ou bloqué { $percent } % » : elle renvoie True pour se retirer avec { $stars } étoiles ou plus, et aussi si la probabilité d’être bloqué dépasse { $percent } %. Sinon, elle renvoie False. Tu disposes de now.stars (les étoiles), et de now.bust (la probabilité d’être bloqué), de 0 à 1.
    .title = La règle en fonction
    .hint-1 = Une seule des deux raisons suffit : quel petit mot les relie ?
    .hint-2 = Une comparaison comme now.stars >= 1 vaut déjà True ou False. Renvoie-la.
    .hint-3 = { $percent } %, cela s’écrit { $share } en Python.
    .right = Les { $count } cas sont justes. Tu as écrit une stratégie : donne-la à rule_value, et tu sauras son espérance.
    .mistake-both = { $call } devrait donner { $expected }. Ta fonction veut les deux raisons à la fois. Une seule suffit : or.
    .mistake-opposite = { $call } devrait donner { $expected }. True veut dire qu’on se retire.
    .mistake-more-stars = { $call } devrait donner { $expected }. Avec exactement { $stars } étoiles, la règle dit de se retirer : c’est >=.
    .mistake-just-as-risky = { $call } devrait donner { $expected }. La règle dit « dépasse { $percent } % », et à exactement { $percent } %, tu lances encore : c’est >.
    .mistake-per-cent = { $call } devrait donner { $expected }. Le risque est aussi une raison, et now.bust va de 0 à 1 : { $percent } %, cela s’écrit { $share }.
    .model = def rule(now):
        {"    "}return now.stars >= { $stars } or now.bust > { $share }
    .solution = Deux comparaisons, avec « or » entre elles.

exercise-7-5 = Voici un plateau rien que pour toi. De toutes les règles « Se retirer avec … boutons », laquelle y a la plus grande espérance ? (Les deux boutons déjà posés comptent.) Dans le code, ce plateau est own_board("7.5").
    .title = Combien de boutons ?
    .hint-1 = stars_of("3 buttons", own) dit ce qu’une règle rapporte sur ton plateau (buttons : les boutons).
    .hint-2 = Essaie 3, 4, 5, … avec une boucle. Où est le plus grand nombre ?
    .right = Avec { $buttons } boutons, cela fait { $most } étoiles ; un de moins rapporte { $fewer }, un de plus { $more }.
    .mistake-one-more = Tout près. Regarde la règle avec un bouton de moins : rapporte-t-elle plus ?
    .mistake-one-fewer = Tout près. Regarde la règle avec un bouton de plus : rapporte-t-elle plus ?
    .mistake-the-two = Avec deux boutons, tu te retirerais tout de suite, pour une seule étoile.
    .mistake-further-ones = Les boutons déjà posés comptent aussi.
    .solution = { $buttons } boutons : { $most }. Un de moins : { $fewer }, un de plus : { $more }.

exercise-7-6 = Le plateau de ton estimation. Quelle part de l’espérance du jeu optimal la meilleure des cinq règles rapporte-t-elle ? (En pourcentage, avec une décimale, ou en nombre décimal comme 0,123.)
    .title = La part qui reste
    .hint-1 = Trouve la meilleure des cinq avec stars_of. Le jeu optimal est solve(board).value.
    .hint-2 = Une part, c’est la partie divisée par le tout.
    .right = La règle « { $rule } » rapporte { $stars } étoiles sur { $best }, soit { $percent } du jeu optimal. Elle abandonne { $lost } étoile, et elle tient en deux mots.
    .guessed = Tu avais dit : « { $guess } ». La meilleure des cinq est « { $rule } ».
    .mistake-lost = C’est la part perdue. Quelle part reste-t-il ?
    .mistake-stars = Ce sont les étoiles de la règle, pas une part. Divise-les par celles du jeu optimal.
    .mistake-best-play = Ce sont les étoiles du jeu optimal, pas une part. Que divises-tu par elles ?
    .mistake-three-stars = C’est pour la règle « 3 étoiles ». Celle de l’estimation dit 2.
    .mistake-buttons = C’est la part de « 5 boutons ». L’une des cinq rapporte plus.
    .mistake-bust = C’est la part de « bloqué 25 % ». L’une des cinq rapporte plus.
    .mistake-open = C’est la part de « 12 ouvertes ». L’une des cinq rapporte plus.
    .mistake-closed = C’est la part de « 1 fermée ». L’une des cinq rapporte plus.
    .solution = La règle « { $rule } » rapporte { $stars }, le jeu optimal { $best }. En divisant : { $percent }.

exercise-7-7 = Voici un autre plateau rien que pour toi, own_board("7.7") dans le code. Quelqu’un y joue avec la règle qui est la meilleure sur un plateau vide, « 3 étoiles ». Combien d’étoiles cela abandonne-t-il par rapport à l’espérance du jeu optimal, la stratégie optimale ? (Deux décimales.)
    .title = Sur un autre plateau
    .hint-1 = Ce qu’on abandonne, c’est ce que rapporte le jeu optimal, moins ce que rapporte la règle.
    .hint-2 = Le jeu optimal est solve(own).value, et la règle stars_of("3 stars", own).
    .right = { $best } − { $stars } = { $lost }, en étoiles. Une bonne règle sur un plateau n’est pas une bonne règle sur tous.
    .mistake-rule = C’est ce que rapporte la règle. De combien le jeu optimal rapporterait-il plus ?
    .mistake-best-play = C’est ce que rapporte le jeu optimal. De combien la règle rapporte-t-elle moins ?
    .mistake-other-sign = Dans l’autre sens : le jeu optimal, moins la règle.
    .mistake-share = C’est une part. On demande une différence, en étoiles.
    .mistake-from-three = La règle s’arrête à 3 étoiles, mais n’arrive pas toujours jusque-là ; le jeu optimal non plus. Compare les deux moyennes.
    .solution = Le jeu optimal rapporte { $best }, la règle { $stars } : on abandonne { $lost }.

exercise-7-8 = Tu veux connaître l’espérance d’une règle, et tu n’as pas d’ordinateur. Les étoiles d’une manche ont un écart type de { $spread }. Combien de manches dois-tu jouer pour que l’erreur type de la moyenne de ton échantillon soit { $error } ?
    .title = Rien qu’en jouant
    .hint-1 = L’erreur type de la moyenne de n manches est l’écart type divisé par √n.
    .hint-2 = { $spread } divisé par { $error } donne { $times }. Donc √n vaut…
    .right = ({ $spread } / { $error })² = { $times }² = { $rounds } manches. Et tu te tromperais encore un peu.
    .mistake-no-square = C’est √n. Combien vaut donc n ?
    .mistake-error-only = Tu as oublié que l’écart type d’une manche est { $spread }, et non 1.
    .mistake-interval = C’est pour un intervalle à 95 % de { $error } de chaque côté. On demande une erreur type.
    .mistake-error-not-squared = Élève les deux au carré : l’écart type et l’erreur.
    .solution = { $spread } / √n = { $error }, donc √n = { $times }, et n = { $rounds }.

exercise-7-9 = Qu’est-ce qui est toujours vrai ? Choisis tout ce qui l’est.
    .title = Vrai pour toute règle
    .option-never-better = Aucune règle ne rapporte plus que le jeu optimal, sur aucun plateau.
    .option-everywhere = Une règle qui est la meilleure de sa sorte sur un plateau l’est sur tous les plateaux.
    .option-one-more-way = Si l’on ajoute « ou … » avec une raison de plus, une règle rapporte plus.
    .option-upper = Quelqu’un qui pose moins bien que ne le suppose rule_value ne gagne pas plus avec la même règle.
    .option-longer = Une règle qui se retire plus tard rapporte plus, car il y a plus d’étoiles en jeu.
    .option-hundred = Si la moyenne d’un échantillon de 100 manches avec une règle dépasse celle de 100 manches avec une autre, la première règle est meilleure.
    .hint-1 = Deux sont vraies. Pour les autres, cherche un plateau ou une règle où elles ne tiennent pas.
    .hint-2 = Que fait la règle « 5 boutons ou 1 étoile » ?
    .right = Le jeu optimal est une stratégie optimale : il prend à chaque plateau le meilleur des deux, donc rien ne le bat. Et rule_value pose aussi bien que possible pour cette règle : c’est le maximum que la règle peut rapporter.
    .mistake-everywhere = Regarde 7.7 : « 3 étoiles » est la meilleure sur le plateau vide, mais pas ailleurs.
    .mistake-one-more-way = Chaque « ou » fait se retirer plus tôt. Avec « 5 boutons ou 1 étoile », on se retire dès le premier bouton.
    .mistake-longer = Plus tard, c’est plus d’étoiles, mais aussi plus de lancers qui te bloquent. Regarde l’image pour les boutons : les barres s’allongent, puis raccourcissent.
    .mistake-hundred = L’écart type d’une manche dépasse 1 étoile, donc l’erreur type de 100 manches dépasse 0,1. De bonnes règles diffèrent souvent de moins.
    .solution = Le jeu optimal est le maximum que n’importe qui peut gagner, et rule_value le maximum que peut gagner quelqu’un avec cette règle. La meilleure règle dépend du plateau ; trop de raisons comme trop peu coûtent des étoiles ; et les moyennes d’échantillons varient.

exercise-7-10 = Écris ta règle pour le concours : quand te retires-tu ? Quatre conditions au plus, reliées par « et » et « ou », par exemple « 7 boutons, ou 1 fermée et bloqué 50 % ». Pour les étoiles, les boutons et « fermée » (lignes), cela veut dire autant ou plus ; pour « ouverte » (cases), autant ou moins ; pour « bloqué », une probabilité d’être bloqué qui dépasse ce nombre. On joue sur un plateau 6×6 vide que tu ne connais pas encore. C’est la dernière règle donnée qui compte.
    .title = Le concours
    .how = Le kit la lit, et ton professeur aussi.
    .kept = Ta règle dit quand te retirer : { $rule }. Elle est gardée pour le concours. Ce qu’elle rapporte sur un plateau vide, stars_of te le dit.
    .model = 3 étoiles, ou 2 étoiles et bloqué 30 %
    .solution = Toute règle participe ; contest(texts) les fait toutes jouer. Celle-ci rapporte 99 % du jeu optimal sur un plateau vide avec une carte.

exercise-7-11 = Une règle qui regarde les étoiles perd peu, une règle qui regarde les boutons perd beaucoup. Pourquoi ? Et que ne dit pas la règle, qu’un bon joueur sait aussi ?
    .title = Pourquoi les étoiles ?
    .model = Se retirer ou lancer, c’est une question de ce que je perds si mon lancer me bloque et de ce que je gagne sinon. Les étoiles disent ce que je perds, et après trois boutons d’une couleur, il faut longtemps pour gagner une autre étoile. Cinq boutons peuvent valoir 1 étoile ou 3. La règle ne dit pas où poser : celui qui disperse les couleurs arrive rarement à trois de la même.
    .solution = C’est une personne qui lit. Une bonne réponse dit que ce sont les étoiles qui sont en jeu, alors qu’un même nombre de boutons peut valoir plus ou moins ; et que la façon de poser compte aussi.

picture-rules-head = Étoiles en moyenne
picture-rules-best = jeu optimal { $best }
picture-rules-buttons = Se retirer avec ce nombre de boutons : étoiles en moyenne
picture-tree-three = La règle « Se retirer avec 3 boutons » rapporte { $rule }, se retirer tout de suite { $out }.
picture-played-head = « { $rule } » : { $rounds } manches, erreur type { $error }
picture-played-mean = moyenne de l’échantillon
picture-played-exact = espérance
picture-laid-head = « { $rule } » : { $rounds } manches pour chaque façon de poser
picture-laid-anywhere = joué : n’importe où
picture-laid-safest = joué : case la plus sûre
picture-laid-colours = joué : par couleurs
picture-laid-note = environ { $mean }
picture-laid-best = aussi bien que possible
picture-habit-head = Côté A vide, carte rouge ; erreur type { $error }
picture-habit-well = { $rule }, bien posé
picture-habit-fixed = { $rule }, habitude
picture-habit-note = environ { $mean }

contest-head = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    } sur ce plateau, où le jeu optimal rapporte { $best } étoiles :
contest-place = Rang
contest-name = Nom
contest-rule = Se retirer avec…
contest-stars = Étoiles
contest-share = Du jeu optimal
contest-none = Personne n’a encore donné de règle : exercise("7.10").
contest-unreadable = La règle de { $student } ne peut pas être lue : { $reason }

# Une règle de règle : comment ses parties sont montrées, et à quels mots on les lit
rule-stars = { $number ->
    [one] { $number } étoile
   *[other] { $number } étoiles
  }
rule-buttons = { $number ->
    [one] { $number } bouton
   *[other] { $number } boutons
  }
rule-bust = bloqué { $number } %
rule-open = { $number ->
    [one] { $number } ouverte
   *[other] { $number } ouvertes
  }
rule-closed = { $number ->
    [one] { $number } fermée
   *[other] { $number } fermées
  }
rule-and = { $one } et { $other }
rule-or = { $one } ou { $other }
rule-reads-and = et
rule-reads-or = ou
rule-reads-stars = étoile, étoiles
rule-reads-buttons = bouton, boutons
rule-reads-bust = bloqué, blocage, risque
rule-reads-open = ouverte, ouvertes, libre, libres, case, cases
rule-reads-closed = fermée, fermées, ligne, lignes
rule-reads-out = se retirer, retire-toi
rule-reads-with = avec, à, dès, si, quand

# Questions pour les contrôles
exercise-7-201 = On compare deux règles pour un jeu de dés. La règle A rapporte { $large } points dans { $daring } des manches et sinon rien. La règle B rapporte { $small } points dans { $careful } des manches et sinon { $rest }. De combien de points l’espérance de la règle A dépasse-t-elle celle de la règle B ? (Négatif si elle est plus petite.)
    .title = Deux règles
    .hint-1 = Calcule l’espérance de chaque règle, puis soustrais.
    .right = { $first } − { $second } = { $answer } points par manche.
    .mistake-exchanged = Tu as soustrait dans l’autre sens : on demande A moins B.
    .mistake-rest-forgotten = La règle B rapporte { $rest } dans les autres manches. Compte-le aussi.
    .mistake-simple-means = Tu as pris les deux issues d’une règle comme équiprobables. Pondère-les par leurs probabilités.
    .mistake-first-alone = C’est l’espérance de la règle A. Retire celle de la règle B.
    .solution = A : { $one } · { $large } = { $first }. B : { $other } · { $small } + { $not_other } · { $rest } = { $second }. La différence : { $answer }.
exercise-7-202 = La règle d’une joueuse rapporte en moyenne { $one } étoiles dans les manches qui commencent bien, { $two } dans les manches moyennes et { $three } dans celles qui commencent mal. { $first } des manches commencent bien, { $second } sont moyennes, et les autres commencent mal. Quelle est l’espérance du nombre d’étoiles par manche ?
    .title = Moyenne sur des cas
    .hint-1 = Quelle part des manches commence mal ?
    .hint-2 = Pondère la moyenne de chaque cas par la probabilité de ce cas, et additionne.
    .right = { $p } · { $one } + { $q } · { $two } + { $r } · { $three } = { $answer } étoiles.
    .mistake-simple-mean = C’est la moyenne des trois moyennes. Les cas ne sont pas équiprobables.
    .mistake-rest-forgotten = Tu as oublié les manches qui commencent mal : c’est { $third } du total.
    .mistake-likeliest = C’est la moyenne du cas le plus fréquent. Les autres cas comptent aussi.
    .mistake-exchanged = Tu as échangé les poids du premier et du dernier cas.
    .solution = Le reste des manches fait { $third }. { $p } · { $one } + { $q } · { $two } + { $r } · { $three } = { $answer }.
exercise-7-203 = On essaie deux règles dans { $rounds } manches chacune, indépendamment l’une de l’autre. L’écart type d’une manche est de { $one } points avec la première règle et de { $other } points avec la deuxième. Calcule l’erreur type de la différence des deux moyennes.
    .title = Erreur d’une différence
    .hint-1 = Les variances de moyennes indépendantes s’additionnent. La variance d’une moyenne est la variance d’une manche, divisée par le nombre de manches.
    .hint-2 = Prends la racine à la fin, du tout ensemble.
    .right = √(({ $first_square } + { $second_square }) / { $rounds }) = { $both }/{ $root } = { $answer } points.
    .mistake-errors-added = Tu as additionné les deux erreurs types. Additionne les variances, puis prends la racine.
    .mistake-errors-subtracted = Tu as soustrait les erreurs types. La différence de deux moyennes indépendantes se disperse plus que chacune d’elles : les variances s’additionnent.
    .mistake-not-divided = C’est l’écart type de la différence de deux manches. Les moyennes de { $rounds } manches se dispersent moins.
    .mistake-without-root = C’est la variance de la différence. L’erreur type est sa racine.
    .solution = La variance de la différence est { $first_square }/{ $rounds } + { $second_square }/{ $rounds } = { $square }/{ $rounds }. Sa racine : { $both }/{ $root } = { $answer }.
