# Leçon 6. Un message exercise-6-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-6 = Quand s’arrêter ?

exercise-6-1 = Il y a un bouton rouge, et ta carte est rouge. Te retirer rapporte 1 étoile. Tu as deux dés noirs. Un deuxième bouton ne rapporte rien de plus, un troisième fait monter à 3 étoiles, et si ton lancer te bloque, il ne te reste rien. Lancer ou te retirer ?
    .title = Lancer ou se retirer ?
    .option-roll = Lancer : cela vaut plus que 1 étoile.
    .option-stop = Me retirer : lancer vaut moins que 1 étoile.
    .option-same = Cela ne fait aucune différence.
    .solution = Tout convient : on compare dans l’exercice 6.5.

exercise-6-2 = Il y a deux boutons. Quelle est la probabilité que le prochain lancer, avec { $dice } dés noirs, offre une case ouverte ?
    .title = Le troisième bouton
    .hint-1 = Va ligne par ligne. Le dé blanc montre chaque ligne avec la probabilité 1/3.
    .hint-2 = Dans une ligne qui a une case ouverte : quelle est la probabilité que les { $dice } dés noirs la ratent tous ? La toucher est l’événement contraire.
    .right = { $chance }, environ { $percent } : la moyenne de { $hits } sur les trois lignes.
    .mistake-bust = C’est la probabilité d’être bloqué. Tu cherches l’événement contraire.
    .mistake-one-die = C’est pour un seul dé noir. Il y en a { $dice }, et il suffit qu’un seul réussisse.
    .mistake-all-show = C’est la probabilité que chaque dé noir montre une case ouverte. Un seul suffit.
    .mistake-not-divided = Tu as additionné les trois lignes. Chaque ligne ne vient qu’avec la probabilité 1/3.
    .mistake-dice-added = Deux dés peuvent réussir à la fois : on ne peut donc pas additionner leurs probabilités. Compte les lancers qui ratent.
    .solution = Dans chaque ligne, les dés noirs peuvent tomber de { $ways } façons. Réussites dans les lignes : { $hits }. Un tiers de la somme fait { $chance }.

exercise-6-3 = Il y a deux boutons. Tu lances les dés encore une fois, avec { $dice } dés noirs, puis tu te retires. Quelle est l’espérance de ton nombre d’étoiles ?
    .title = Le dernier lancer
    .hint-1 = Compte les étoiles avec trois boutons rouges : 1 pour te retirer, et combien pour le rouge, qui est ta carte ?
    .hint-2 = L’espérance : la probabilité d’un troisième bouton, fois les étoiles que tu as alors. Être bloqué n’ajoute rien.
    .right = { $chance } · { $third } = { $worth }, en étoiles. Te retirer maintenant en rapporte 1.
    .mistake-chance-only = C’est la probabilité d’un troisième bouton. Combien d’étoiles rapporte-t-il ?
    .mistake-without-card = Tu as compté 2 étoiles : sont-ce seulement celles que tu gagnes ? Avec trois boutons rouges, tu en as 1 pour te retirer, 1 pour le rouge et 1 pour ta carte, et toutes sont en jeu.
    .mistake-kept = Si ton lancer te bloque, tu ne gardes pas l’étoile : il ne reste rien.
    .mistake-taken-off = Être bloqué te laisse 0 étoile, mais ne t’en enlève pas une que tu n’as jamais eue.
    .solution = 1 pour se retirer, 1 pour le rouge, 1 pour la carte rouge : { $third } étoiles avec la probabilité { $chance } de réussir, sinon aucune. En tout { $worth }.

exercise-6-4 = Un seul bouton, sur ton propre plateau, avec { $dice } dés noirs. Suppose que tu lances les dés une fois, puis que tu te retires quoi qu’il arrive. Quelle est l’espérance de ton nombre d’étoiles ?
    .title = Un pas
    .hint-1 = Deux boutons ne rapportent pas plus qu’un : seul compte le fait de te retirer.
    .hint-2 = C’est donc 1 étoile, fois la probabilité de ne pas être bloqué.
    .right = { $worth } : une étoile, sauf si ton lancer te bloque. C’est moins que l’étoile que tu as en te retirant maintenant.
    .mistake-bust = C’est la probabilité d’être bloqué. L’étoile vient avec l’événement contraire.
    .mistake-three-stars = Après ce lancer, il y a deux boutons, pas trois. Que rapportent-ils ?
    .mistake-two-stars = Deux boutons ne font pas deux étoiles. Tu reçois 1 étoile pour te retirer, et une couleur compte à partir de trois boutons.
    .mistake-taken-off = Être bloqué te laisse 0 étoile, mais ne t’en enlève pas une.
    .mistake-added = Tu ne reçois pas une étoile avant le lancer et une après : tu te retires une seule fois.
    .mistake-never-bust = Tu reçois 1 étoile si le lancer réussit. Mais il peut te bloquer, et alors il rapporte 0.
    .solution = La probabilité de ne pas être bloqué est { $worth }, et deux boutons rapportent 1 étoile.

exercise-6-5 = Le plateau de ton estimation. Après un deuxième bouton, tu es libre de relancer ou de te retirer, selon ce qui est le mieux. Que vaut maintenant le lancer ? Dessine l’arbre de probabilités, et travaille de la fin vers le début.
    .title = L’arbre entier
    .hint-1 = D’abord les plateaux à deux boutons : chacun vaut le meilleur de deux nombres, 1 étoile ou son dernier lancer, comme en 6.3.
    .hint-2 = Ensuite ce lancer : pour chaque ligne, sa probabilité (1/3 fois la probabilité de réussir) fois la valeur du plateau où elle mène.
    .hint-3 = Dans les lignes 1 et 2, une case est ouverte ; dans la ligne 3, il y en a deux. Après les lignes 1 et 2, le plateau vaut 13/9.
    .right = { $sum } = { $worth }, un peu plus que 1 : lance !
    .guessed = Tu avais dit : « { $guess } » Sur deux lancers, c’est rentable, de moins de trois centièmes d’étoile.
    .mistake-once-more = C’est si l’on se retire après un lancer, comme en 6.4. Ici, tu peux continuer.
    .mistake-bust-left-out = Tu as pris la moyenne sur les lancers réussis seulement. Ceux qui te bloquent en font partie, avec 0 étoile.
    .mistake-rows-added = Chaque ligne vient avec la probabilité 1/3 : divise.
    .mistake-best-branch = C’est ce qui peut arriver de mieux. Prends la moyenne de tout ce qui peut arriver, y compris être bloqué.
    .mistake-plain-mean = Tu as multiplié la probabilité de réussir par la simple moyenne des valeurs. Mais les plateaux ne viennent pas aussi souvent les uns que les autres : prends chaque ligne avec sa propre probabilité.
    .mistake-best-for-all = Tu as donné à chaque branche la valeur de la meilleure. Prends chaque ligne avec sa propre probabilité et sa propre valeur.
    .mistake-worst-for-all = Tu as donné à chaque branche la valeur de la moins bonne. Tous les plateaux à deux boutons n’ont pas la même valeur.
    .mistake-same-chance-twice = Après le premier bouton, moins de cases sont ouvertes : le deuxième lancer est plus risqué que le premier. Regarde chaque plateau.
    .mistake-always-on = Avec certains plateaux, il vaut mieux se retirer après le premier lancer. Prends à chaque fois le meilleur des deux.
    .solution = Par induction à rebours, { $sum } = { $worth }, soit { $decimal }. Chaque produit est la probabilité d’une ligne fois la valeur du plateau qui suit.

exercise-6-6 = Maintenant ton propre plateau, avec { $dice } dés noirs. Si une carte rouge dépasse au-dessus du plateau, ta carte est rouge ; sinon, elle ne l’est pas. Que vaut le lancer ? (Une fraction, ou deux décimales.)
    .title = Ton propre arbre
    .hint-1 = Dessine l’arbre de probabilités : les plateaux à deux boutons auxquels un lancer peut mener. Des plateaux symétriques l’un de l’autre ont la même valeur.
    .hint-2 = Chacun d’eux vaut le meilleur de deux nombres : se retirer (1 étoile), ou son dernier lancer.
    .hint-3 = Sans la carte rouge, trois boutons rouges font 2 étoiles ; avec elle, 3.
    .right = { $sum } = { $worth }, soit { $decimal }. Donc { $decision ->
        [roll] lance les dés
       *[stop] retire-toi
    } !
    .mistake-once-more = C’est si l’on se retire après un lancer. Ici, tu peux continuer.
    .mistake-bust-left-out = Tu as pris la moyenne sur les lancers réussis seulement. Ceux qui te bloquent en font partie, avec 0 étoile.
    .mistake-rows-added = Chaque ligne vient avec la probabilité 1/3 : divise.
    .mistake-best-branch = C’est ce qui peut arriver de mieux. Prends la moyenne de tout ce qui peut arriver, y compris être bloqué.
    .mistake-plain-mean = Tu as multiplié la probabilité de réussir par la simple moyenne des valeurs. Mais les plateaux ne viennent pas aussi souvent les uns que les autres : prends chaque ligne avec sa propre probabilité.
    .mistake-best-for-all = Tu as donné à chaque branche la valeur de la meilleure. Prends chaque ligne avec sa propre probabilité et sa propre valeur.
    .mistake-worst-for-all = Tu as donné à chaque branche la valeur de la moins bonne. Tous les plateaux à deux boutons n’ont pas la même valeur.
    .mistake-same-chance-twice = Après le premier bouton, moins de cases sont ouvertes : le deuxième lancer est plus risqué que le premier. Regarde chaque plateau.
    .mistake-always-on = Il ne faut pas toujours relancer : sur un plateau à deux boutons, il vaut mieux se retirer. Prends à chaque fois le meilleur des deux.
    .solution = { $sum } = { $worth }, soit { $decimal }, contre 1 étoile pour se retirer.

exercise-6-7 = Suppose que le prochain lancer te laisse choisir librement. Sur quelles cases le deuxième bouton est-il le mieux placé ? Choisis-les toutes ; il y a { $dice } dés noirs.
    .title = Les meilleures cases
    .hint-1 = Toutes les cases sont rouges, tout dépend donc du dernier lancer : après quelles cases réussit-il avec la plus grande probabilité ?
    .hint-2 = Compte les cases ouvertes ligne par ligne. Qu’est-ce qui est le mieux : 0, 1, 2 ou 1, 1, 1 ?
    .right = { $best } : elles valent { $most } en étoiles, et les autres { $least }. Elles gardent une case ouverte dans chaque ligne.
    .mistake-all-alike = Les couleurs sont les mêmes, mais pas la place qui reste. Combien de lignes sont fermées après chacune d’elles ?
    .mistake-worse = Après celles-là, une ligne est fermée, et un tiers de tous les lancers te bloque, quoi que montrent les dés noirs.
    .mistake-one-missing = C’est juste jusqu’ici. Y en a-t-il une autre aussi bonne ?
    .solution = Après { $best }, chaque ligne a encore une case ouverte : { $most }. Après les autres, une ligne est fermée : { $least }.

exercise-6-8 = Écris worth(node). Un nœud node est (stars, rolls) : les étoiles si l’on se retire, et une liste de paires (chance, node), une pour chaque branche d’un lancer. Avec la probabilité qui reste, on est bloqué. Renvoie ce que vaut le nœud avec la meilleure stratégie.
    .title = Induction à rebours
    .hint-1 = La fonction peut s’appeler elle-même : worth(after) est la valeur de ce où mène une branche. Commence par stars, rolls = node.
    .hint-2 = Lancer vaut la somme des chance * worth(after). Et ensuite, tu es libre de choisir.
    .hint-3 = Le plus grand de deux nombres est max(one, other). Avec une liste vide, la somme est 0 : une feuille n’a donc besoin de rien de spécial.
    .right = Les { $count } cas sont justes, et le dernier est le plateau de cette leçon. Trois lignes : c’est le cœur de solve.
    .mistake-one-step = { $call } devrait donner { $expected }. Ta fonction ne voit qu’un lancer à l’avance : elle prend les étoiles du nœud suivant au lieu de sa valeur. Fais en sorte qu’elle s’appelle elle-même.
    .mistake-never-stops = { $call } devrait donner { $expected }. Ta fonction ne s’arrête jamais de lancer. À chaque nœud, on peut se retirer : prends le meilleur des deux.
    .mistake-best-branch = { $call } devrait donner { $expected }. Tu peux choisir de lancer ou non, mais pas ce que montrent les dés : prends la moyenne sur les branches, et le maximum seulement entre les deux choix.
    .mistake-never-bust = { $call } devrait donner { $expected }. Tu as divisé par la somme des probabilités données. Avec la probabilité qui reste, on est bloqué, et cela compte pour 0.
    .mistake-stars-only = { $call } devrait donner { $expected }. C’est se retirer tout de suite. Et si l’on lance ?
    .model = def worth(node):
        {"    "}stars, rolls = node
        {"    "}return max(stars, sum(chance * worth(after) for chance, after in rolls))
    .solution = Un nœud vaut le meilleur de deux nombres : se retirer (ses étoiles) ou lancer (la moyenne de ce que valent les branches, avec 0 si l’on est bloqué). Une feuille n’a pas de branches : sa somme est donc 0, et il reste ses étoiles.

exercise-6-9 = La règle d’un pas est une stratégie : « Retire-toi si lancer une fois puis te retirer ne vaut pas plus que te retirer maintenant. » Qu’est-ce qui est toujours vrai à son sujet ?
    .title = La règle d’un pas
    .option-roll-safe = Si la règle dit de lancer, alors le mieux est de lancer.
    .option-out-safe = Si la règle dit de se retirer, alors le mieux est de se retirer.
    .option-last-exact = S’il n’y a plus de place que pour un bouton, la règle est exacte.
    .option-more-bust = Celui qui suit la règle est bloqué plus souvent qu’avec la meilleure stratégie.
    .option-usually = Celui qui suit la règle gagne finalement le plus d’étoiles, car les erreurs s’annulent.
    .hint-1 = Lancer en restant libre de continuer vaut au moins autant que lancer en étant obligé de s’arrêter. Dans quel sens la règle peut-elle se tromper ?
    .hint-2 = Le plateau de 6.5 est un contre-exemple à l’une de ces phrases. À laquelle ?
    .right = La règle regarde une seule façon de continuer et oublie toutes les autres. Elle ne lance donc jamais trop souvent, mais elle peut s’arrêter trop tôt.
    .mistake-out-safe = Le plateau de 6.5 est un contre-exemple : là, la règle dit de se retirer, et lancer vaut mieux.
    .mistake-more-bust = La règle ne lance jamais là où le jeu optimal s’arrête. Celui qui s’arrête plus tôt est bloqué moins souvent.
    .mistake-usually = Ses erreurs vont toutes dans le même sens : elle s’arrête trop tôt. Rien ne peut les annuler.
    .solution = Lancer en jouant ensuite de façon optimale vaut au moins autant que lancer une fois puis se retirer. Si la deuxième façon est meilleure que se retirer, la première l’est donc aussi. Dans l’autre sens, cela ne marche pas, voir 6.5. S’il n’y a de place que pour un bouton au plus, les deux reviennent au même.

exercise-6-10 = Sur ce plateau 6×6, un autre contre-exemple, la règle d’un pas dit : retire-toi. Demande à l’ordinateur avec solve(Position.parse("{ $board }")). Combien d’étoiles, en moyenne, la règle abandonne-t-elle ici ? (Deux décimales.)
    .title = Ce que coûte la règle
    .hint-1 = Regarde roll, ce que vaut le lancer avec un jeu optimal ensuite, et ce que rapporte se retirer.
    .hint-2 = Ce que tu abandonnes, c’est la valeur du meilleur choix, moins celle du choix que tu as fait.
    .right = Lancer vaut { $roll } et se retirer { $stop } : la règle abandonne { $lost } étoile. Pour elle, lancer a l’air de ne valoir que { $once }.
    .mistake-roll = C’est ce que vaut le lancer. Se retirer rapporte aussi quelque chose : quelle est la différence ?
    .mistake-stop = C’est ce que rapporte se retirer. De combien lancer vaudrait-il plus ?
    .mistake-other-sign = Dans l’autre sens : ce qu’on abandonne, c’est le meilleur moins le moins bon.
    .mistake-once-more = Tu compares lancer avec lancer une seule fois. Mais la règle ne lance pas : elle se retire.
    .mistake-rule-roll = C’est ce qu’un lancer a l’air de valoir pour la règle. Que vaut-il vraiment, et de combien est-ce plus que se retirer ?
    .solution = { $roll } − { $stop } = { $lost }.

exercise-6-11 = Pourquoi la règle d’un pas s’arrête-t-elle trop tôt sur ces plateaux ? Décris avec tes mots ce qu’elle ne voit pas, et un plateau sur lequel tu lui ferais confiance.
    .title = Pourquoi trop tôt ?
    .model = Souvent, un bouton tout seul ne rapporte rien, mais c’est un pas vers trois boutons d’une couleur. La règle voit le risque de ce pas, et non ce où il mène. Je lui ferais confiance tard dans une manche, quand une seule couleur peut encore arriver à trois et qu’il lui manque un bouton, ou quand il ne reste presque plus de cases.
    .solution = C’est une personne qui lit. Une bonne réponse dit que le gain vient après plusieurs lancers alors que le risque vient tout de suite, et nomme des plateaux où un seul bouton décide.

# Questions pour les contrôles
exercise-6-201 = Une roue a { $sectors } secteurs égaux : { $low }, { $second } et ainsi de suite jusqu’à { $high } points. Tu la fais tourner une fois. Ensuite, tu gardes ces points, ou bien tu la fais tourner une deuxième fois et tu reçois à la place les points du deuxième tour. Quelle est l’espérance de tes points si tu décides au mieux ?
    .title = Une ou deux fois
    .hint-1 = Commence par la dernière décision : que vaut le deuxième tour en moyenne ?
    .hint-2 = Garde le premier s’il vaut plus. Prends ensuite la moyenne sur les { $sectors } premiers tours possibles.
    .right = Le deuxième tour vaut { $once }. Garde donc ce qui vaut plus : ({ $again } · { $once } + { $kept }) / { $sectors } = { $answer }.
    .mistake-one-spin = C’est l’espérance d’un seul tour. Tu peux choisir d’en garder un bon.
    .mistake-larger-of-two = C’est la moyenne du plus grand de deux tours. Tu décides avant de voir le deuxième.
    .mistake-kept-only = C’est la moyenne des tours que tu gardes. Tu n’en obtiens pas toujours un.
    .mistake-highest = C’est le plus grand nombre possible. Vient-il souvent ?
    .solution = Par induction à rebours : un deuxième tour vaut { $once }. Pour { $again } des { $sectors } premiers tours tu continues, les autres tu les gardes, { $kept } en tout : ({ $again } · { $once } + { $kept }) / { $sectors } = { $answer }.
exercise-6-202 = Dans une manche d’un jeu, tu as { $points } points. Tu peux t’arrêter et les garder, ou continuer : avec la probabilité { $lost } tu perds tous tes points, sinon tu en reçois { $more } de plus, et la manche est finie. Combien de points as-tu, en moyenne, si tu continues ?
    .title = Valeur de continuer
    .hint-1 = Dessine un arbre à deux branches. Combien de points as-tu en tout au bout de chacune ?
    .right = { $good } · ({ $points } + { $more }) + { $lost } · 0 = { $answer }. Compare avec les { $points } points qui sont sûrs.
    .mistake-loss-forgotten = Tu as gardé les { $points } points à coup sûr. Ils sont perdus aussi si cela tourne mal.
    .mistake-gain-only = C’est la moyenne des nouveaux points. Si cela tourne bien, tu as { $points } + { $more }.
    .mistake-for-certain = C’est ce que tu as si cela tourne bien. Est-ce bien probable ?
    .mistake-complement = Tu as multiplié par la probabilité de perdre. Celle de l’événement contraire est { $rest }.
    .solution = Avec la probabilité { $rest } tu as { $total } points, sinon 0 : { $good } · { $total } = { $answer }.
exercise-6-203 = Tu lances aussi souvent que tu veux un dé à { $sides } faces égales. Si un 1 vient, tu perds tous les points de cette manche, et elle est finie. Sinon tu reçois { $more } points. Tu veux une espérance aussi grande que possible. À partir de combien de points un lancer de plus ne vaut-il plus mieux que s’arrêter ?
    .title = Quand s’arrêter
    .hint-1 = Appelle s tes points. Quelle est l’espérance de tes points après un lancer de plus ?
    .hint-2 = Résous { $good } · (s + { $more }) = s.
    .right = Avec { $answer } points : { $good } · ({ $answer } + { $more }) = { $answer }. Avec moins, un lancer vaut mieux.
    .mistake-gain-for-certain = Tu as pris les { $more } points comme sûrs. Ils ne viennent que si le dé ne montre pas 1.
    .mistake-one-step-early = Là, un lancer vaut encore un peu mieux. Mets ton nombre des deux côtés.
    .mistake-the-gain = Tu as comparé ce que tu gagnes à ce que tu as. Pondère les deux par leurs probabilités, { $good } et { $bad }.
    .solution = { $good } · (s + { $more }) = s donne s = { $others } · { $more } = { $answer } : ce que tu peux perdre, { $bad } · s, est alors égal à ce que tu peux gagner, { $good } · { $more }.
exercise-6-204 = Un jeu a deux manches. Avec la probabilité { $first } tu arrives à la deuxième manche ; sinon tu reçois { $none } points, et le jeu est fini. Dans la deuxième manche, tu reçois { $high } points avec la probabilité { $second }, sinon { $low } points. Dessine un arbre. Quelle est l’espérance de tes points ?
    .title = Un arbre avec valeurs
    .hint-1 = Commence par la fin de l’arbre : que vaut la deuxième manche ?
    .hint-2 = Ensuite la première manche : { $first } fois cette valeur, plus { $not_first } fois { $none }.
    .right = { $first } · { $inner } + { $not_first } · { $none } = { $answer }.
    .mistake-inner = C’est la deuxième manche seule. On y arrive avec la probabilité { $first }.
    .mistake-leaf-forgotten = Tu as oublié la branche qui finit après la première manche avec { $none } points.
    .mistake-simple-mean = C’est la moyenne des trois bouts. Ils ne sont pas équiprobables.
    .mistake-not-multiplied = Multiplie la valeur de la deuxième manche par la probabilité { $first } d’y arriver.
    .solution = La deuxième manche vaut { $second } · { $high } + { $not_second } · { $low } = { $inner }. Le jeu : { $first } · { $inner } + { $not_first } · { $none } = { $answer }.
