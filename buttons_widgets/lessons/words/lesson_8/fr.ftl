# Leçon 8. Un message exercise-8-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-8 = Les étoiles ne font pas la victoire

exercise-8-1 = Ada s’est retirée et a 12 étoiles : la partie finit avec cette manche. Tu as 10 étoiles, et ta carte est rouge. Te retirer t’en donne 11. Un troisième bouton rouge t’en donne 13, et tu gagnes ! Tu lances deux dés noirs, à quatre faces chacun. Quelle est la probabilité que tu gagnes ? Estime !
    .title = Ton dernier lancer
    .solution = Toute probabilité convient : on la compare dans l’exercice 8.3.

exercise-8-2 = Lance trente fois les dés pour ce plateau. Un lancer qui offre une case ouverte gagne, tout autre te bloque. Combien de fois gagnes-tu ?
    .title = Trente derniers lancers
    .outcome-win = gagné
    .outcome-bust = bloqué
    .noted = Ta classe réunira tous ses lancers : c’est la fréquence relative des victoires. En te retirant, tu n’aurais gagné aucune des trente fois.
    .solution = Chacun a d’autres lancers : de 4 à 14 victoires sur trente, c’est courant. La fréquence relative dans toute la classe s’approche de la probabilité de l’exercice 8.3.

exercise-8-3 = Compte. Quelle est la probabilité que le lancer, avec { $dice } dés noirs à quatre faces, offre une case ouverte ?
    .title = Un lancer qui gagne
    .hint-1 = Va ligne par ligne, comme dans la leçon 3. Le dé blanc a quatre faces, lui aussi, et les dés sont indépendants.
    .hint-2 = Dans une ligne qui a une case ouverte : sur les 4 · 4 issues équiprobables des dés noirs, combien la ratent ? Les autres réussissent.
    .right = { $chance }, environ { $percent } : la moyenne de { $hits } sur les quatre lignes. La fréquence relative de tes victoires en 8.2 en est une estimation. Se retirer ne gagne jamais.
    .guessed = Tu avais dit { $guess }{ $off ->
        [higher] {""} : c’est plus que ce que donnent les dés.
        [lower] {""} : c’est moins que ce que donnent les dés.
       *[other] . C’est tout près !
    }
    .mistake-bust = C’est la probabilité de l’événement contraire, être bloqué. Soustrais-la de 1.
    .mistake-one-die = C’est pour un seul dé noir. Tu en lances { $dice }, et il suffit qu’un seul réussisse.
    .mistake-all-show = C’est la probabilité que les deux dés montrent une case ouverte. Un seul suffit.
    .mistake-not-divided = Tu as additionné les quatre lignes. Chaque ligne ne vient qu’avec la probabilité 1/4.
    .mistake-dice-added = Deux dés peuvent réussir à la fois : on ne peut donc pas additionner leurs probabilités. Compte les issues qui ratent.
    .mistake-stars = C’est l’espérance du lancer, en étoiles. Ici, on demande seulement la probabilité.
    .solution = Dans chaque ligne, les dés noirs ont { $ways } issues équiprobables. Réussites dans les lignes : { $hits }. Un quart de la somme fait { $chance }.

exercise-8-4 = Maintenant ton propre plateau, avec { $dice ->
        [one] un dé noir
       *[other] { $dice } dés noirs
    }. Te retirer rapporte 1 étoile. Un troisième bouton de la couleur de ta carte, le seul qui trouve encore place, fait monter à 3. Combien d’étoiles abandonne-t-on en lançant, en moyenne ?
    .title = Le prix de l’audace
    .hint-1 = D’abord la probabilité de réussir, ligne par ligne comme en 8.3 : compte des issues équiprobables. Ensuite : quelle est l’espérance du lancer, en étoiles ?
    .hint-2 = Un lancer réussi rapporte 3 étoiles, un lancer qui te bloque aucune. Ce que tu abandonnes, c’est 1 étoile moins l’espérance du lancer.
    .right = Un lancer réussit avec la probabilité { $chance } et vaut en moyenne { $stars } étoile : 1 − { $stars } = { $given }. L’espérance dit : retire-toi.
    .mistake-roll = C’est ce que vaut le lancer. Soustrais-le de l’étoile que tu as en te retirant.
    .mistake-other-sign = Dans l’autre sens : ce que tu abandonnes, c’est le meilleur choix moins l’autre.
    .mistake-chance = C’est la probabilité de réussir. Combien d’étoiles cela rapporte-t-il en moyenne ?
    .mistake-without-card = Un lancer réussi rapporte plus de 2 étoiles : 1 pour te retirer, 1 pour la couleur, et 1 pour ta carte.
    .mistake-kept = Si ton lancer te bloque, il ne te reste rien, pas même l’étoile que tu aurais en te retirant.
    .mistake-bust = C’est la probabilité d’être bloqué. On te demande des étoiles : que vaut le lancer ?
    .solution = Réussites dans les lignes : { $hits }, donc la probabilité est { $chance }. Trois fois cela fait { $stars }, et 1 − { $stars } = { $given }.

exercise-8-5 = Une autre partie : tu as 11 étoiles, personne d’autre n’est encore en jeu, et personne d’autre n’est près de gagner. Te retirer t’en donne 12 : tu gagnes maintenant. L’espérance dit « lance », avec { $dice } dés noirs : en étoiles, { $decimal } contre 1. De combien un lancer diminue-t-il ta probabilité de gagner maintenant ?
    .title = La victoire en main
    .hint-1 = Si tu te retires, quelle est la probabilité que tu gagnes ? Et si tu lances ?
    .hint-2 = Si le lancer réussit, tu gagnes aussi. Ce que tu perds, c’est donc la probabilité de l’événement contraire : tout le reste.
    .right = { $bust }, environ { $bustpercent } : juste la probabilité d’être bloqué. Plus d’étoiles ne servent à rien quand on a gagné.
    .mistake-hit = C’est la probabilité que tu gagnes bien que tu lances. Combien avais-tu avant ?
    .mistake-stars = C’est ce qu’un lancer gagne en étoiles. La question porte sur la probabilité de gagner maintenant.
    .mistake-one-die = C’est pour un seul dé noir. Tu en lances { $dice }.
    .mistake-nothing = Un lancer peut te bloquer, et l’étoile qui fait gagner est alors perdue.
    .mistake-certain = C’est la probabilité de gagner si tu te retires. Un lancer ne la fait pas perdre tout entière : s’il réussit, tu gagnes aussi.
    .solution = Se retirer gagne à coup sûr. Un lancer gagne s’il réussit, avec la probabilité { $chance } (réussites dans les lignes : { $hits }). On perd donc { $bust }.

exercise-8-6 = goal="win" demande : avec quelle probabilité peut-on placer les étoiles de cette manche de façon à gagner maintenant ? Tout le reste ne compte pas. Dans lesquels de ces cas est-ce la bonne question ?
    .title = Quelle question convient ?
    .option-ended = Ada met fin à la partie avec cette manche, avec douze étoiles et sans rangée. Tu as quatre étoiles dans une rangée et il te faut la cinquième.
    .option-early = La première manche commence, et personne n’a d’étoile.
    .option-safe = Les autres ne sont plus en jeu et ne peuvent pas gagner dans cette manche. Te retirer te donne ta douzième étoile.
    .option-far = Tu as 9 étoiles, et personne d’autre n’en a plus de 3.
    .option-rival = Bo est encore en jeu et peut lui aussi compléter une rangée. La question compare la probabilité de Bo avec la tienne.
    .hint-1 = Demande-toi dans chaque cas : une manche qui ne gagne pas est-elle perdue, ou la partie continue-t-elle ?
    .hint-2 = solve ne voit qu’un plateau : le tien. Que sait-il des étoiles des autres ?
    .right = La question convient là où c’est cette manche qui décide. Elle ne voit ni les manches à venir, ni les plateaux des autres.
    .mistake-early = Dans la première manche, presque rien ne gagne tout de suite, et les étoiles que tu amasses aideront plus tard. Pour cette question, elles ne valent rien.
    .mistake-far = Il y aura d’autres manches, et tu es devant. Pourquoi tout risquer dans celle-ci ?
    .mistake-rival = On ne regarde que toi : solve sait combien d’autres sont en jeu et comment ils se comportent, mais pas ce qu’il y a sur leurs plateaux.
    .solution = Elle convient si une manche qui ne gagne pas est perdue (la partie finit maintenant), ou si l’on peut gagner tout de suite. Dans la première manche, et tant qu’il reste beaucoup de manches, ce qu’on garde pour plus tard compte aussi, et la question ne le voit pas. Elle ne regarde pas les plateaux des autres joueurs.

exercise-8-7 = Écris chance(node, missing). Un nœud node de l’arbre de probabilités est (stars, rolls) comme dans la leçon 6. Celui qui se retire avec au moins missing étoiles gagne ; avec moins, ou s’il est bloqué, il perd. Renvoie la probabilité de gagner avec un jeu optimal.
    .title = D’autres feuilles
    .hint-1 = C’est l’induction à rebours de la leçon 6. Une seule chose change : ce que vaut se retirer. C’est 1 si les étoiles suffisent, sinon 0.
    .hint-2 = En Python, stars >= missing vaut True ou False, et ceux-ci comptent pour 1 et 0.
    .hint-3 = Le plus grand de deux nombres : max(…, …). Ce que valent les branches, c’est chance lui-même qui le donne : transmets-lui missing.
    .right = Les { $count } cas sont justes, et le dernier est le plateau des deux arbres. L’arbre est le même, seules les feuilles ont changé.
    .mistake-still-stars = { $call } devrait donner { $expected }. Ta fonction compte encore les étoiles. Que vaut se retirer pour quelqu’un qui veut seulement gagner ?
    .mistake-exactly = { $call } devrait donner { $expected }. Plus d’étoiles qu’il n’en faut gagnent aussi.
    .mistake-more = { $call } devrait donner { $expected }. Juste assez d’étoiles gagnent aussi.
    .mistake-one-step = { $call } devrait donner { $expected }. Ta fonction ne voit qu’un lancer à l’avance. Fais en sorte qu’elle s’appelle elle-même.
    .mistake-always-rolls = { $call } devrait donner { $expected }. Celui qui a assez d’étoiles se retire et gagne : prends le meilleur des deux à chaque nœud.
    .mistake-stop-only = { $call } devrait donner { $expected }. C’est se retirer tout de suite. Et si tu lances ?
    .model = def chance(node, missing):
        {"    "}stars, rolls = node
        {"    "}return max(stars >= missing, sum(p * chance(after, missing) for p, after in rolls))
    .solution = C’est la fonction de la leçon 6 avec d’autres feuilles : se retirer vaut 1 si les étoiles suffisent, et 0 sinon. La moyenne sur les branches est alors une probabilité.

exercise-8-8 = Ada met fin à la partie avec cette manche, et seule une rangée de cinq peut la battre. Tu as lancé : blanc { $row }. Clique sur la case qui donne la plus grande probabilité de gagner. Demande-la à l’ordinateur : dans le code, le plateau est own_board("8.8").
    .title = Quelle case gagne ?
    .hint-1 = En 8.7, tu as mis d’autres feuilles à l’arbre. Dans solve, c’est un seul mot, et l’induction à rebours est la même.
    .hint-2 = solve(yours, goal="win").compare(…) prend la liste des cases que tes dés offrent, comme ["1-4", "1-6"].
    .right = Avec { $best }, tu gagnes avec une probabilité de { $chance }, avec { $forstars } de { $starschance } seulement. En revanche, l’espérance de { $best } est plus petite de { $lost } étoile.
    .mistake-for-stars = Cette case a la plus grande espérance en étoiles. Mais les étoiles ne t’aident plus : quelle rangée peux-tu encore compléter ?
    .mistake-other = Celle-là est offerte, mais il y a mieux. Cherche la rangée de cinq à laquelle il manque le moins d’étoiles, ou demande à solve.
    .mistake-several = Un lancer, un bouton : choisis une seule case.
    .mistake-elsewhere = Tes dés ne l’offrent pas. Le dé blanc donne la ligne, et un dé noir désigne la colonne.
    .solution = Demande à solve avec goal="win" et compare les cases offertes par les dés : { $best } gagne avec une probabilité de { $chance }. Le plus d’étoiles est sur { $forstars }, qui gagne avec { $starschance }.

exercise-8-9 = Il reste une manche. mine et theirs sont des lois de probabilité, des listes de paires (chance, stars) : ce que la manche te rapporte, et ce qu’elle rapporte à Ada. Tu as lead étoiles d’avance (de retard si lead est négatif). Écris ahead(mine, theirs, lead) : la probabilité d’avoir plus d’étoiles à la fin. L’égalité compte pour un demi.
    .title = Qui finit devant ?
    .hint-1 = Pense à un arbre de probabilités : for p, my_stars in mine, et à l’intérieur for q, their_stars in theirs.
    .hint-2 = Les deux manches sont indépendantes : quelle est la probabilité d’un tel couple ?
    .hint-3 = Pour chaque couple, regarde lead + my_stars - their_stars. Au-dessus de 0, il compte en entier ; 0 compte pour un demi.
    .right = Les { $count } cas sont justes. Essaie-la avec un plan prudent et un plan audacieux, devant et derrière.
    .mistake-means = { $call } devrait donner { $expected }. Tu compares les espérances. Celui qui est devant en moyenne ne l’est pas forcément à coup sûr : parcours les couples.
    .mistake-level-lost = { $call } devrait donner { $expected }. Et si l’on finit à égalité ? Cela compte pour un demi.
    .mistake-level-won = { $call } devrait donner { $expected }. Tu comptes l’égalité comme une victoire. Elle compte pour un demi.
    .mistake-lead-left-out = { $call } devrait donner { $expected }. Tu as oublié l’avance, lead.
    .mistake-lead-other-way = { $call } devrait donner { $expected }. Une avance positive est à toi : ajoute-la à tes étoiles.
    .mistake-turned = { $call } devrait donner { $expected }. C’est la probabilité de l’autre joueur.
    .mistake-not-multiplied = { $call } devrait donner { $expected }. Les deux sont indépendants : la probabilité d’un couple est le produit des deux.
    .model = def ahead(mine, theirs, lead):
        {"    "}total = 0
        {"    "}for p, my_stars in mine:
        {"    "}{"    "}for q, their_stars in theirs:
        {"    "}{"    "}{"    "}end = lead + my_stars - their_stars
        {"    "}{"    "}{"    "}total += p * q * ((end > 0) + (end == 0) / 2)
        {"    "}return total
    .solution = Chaque couple de résultats vient avec le produit de ses probabilités. Ceux qui te laissent devant comptent en entier, ceux qui te laissent à égalité pour un demi.

exercise-8-10 = Un pari dont l’espérance est plus petite peut être le bon, et un pari dont l’espérance est plus grande le mauvais. Donne un exemple de chacun, tiré de ce jeu ou d’ailleurs, et dis comment on peut le reconnaître.
    .title = Quand oser ?
    .model = Derrière : une équipe menée d’un but fait sortir son gardien dans la dernière minute. En moyenne, cela coûte des buts, mais perdre de deux n’est pas pire que perdre d’un. Devant : avec onze étoiles, je me retire, même si un lancer de plus rapporterait plus d’étoiles en moyenne. Il faut se demander ce que l’on gagne ou perd avec chaque issue, et pas seulement combien d’étoiles c’est.
    .solution = C’est une personne qui lit. Une bonne réponse dit que les étoiles n’ont pas toutes la même valeur : celles qui dépassent une victoire, ou qui n’y suffisent pas, ne comptent pas. On compare donc les lois de probabilité et ce que vaut chaque issue, et pas seulement les espérances. Plus la partie est avancée, plus cela compte.

picture-last-head = Encore une manche : probabilité de finir devant (égalité : ½)
picture-last-lead = ton avance
picture-last-safe = plan prudent
picture-last-daring = plan audacieux
picture-map-head = O : oser. p : prudent. Vide : les deux se valent.
picture-map-lead = ton avance
picture-map-rounds = manches à jouer
picture-map-dare = O
picture-map-safe = p
picture-map-told = encore { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } : oser avec une avance de { $dare }
picture-gain-head = Encore { $rounds } manches, égalité
picture-gain-safe = toujours prudent
picture-gain-mixed = audacieux si en retard

# For tests
exercise-8-201 = Dans un jeu, ton dernier tour rapporte 0 point avec la probabilité { $share-0 }, 1 point avec { $share-1 }, 2 points avec { $share-2 }, 4 points avec { $share-4 } et 7 points avec { $share-7 }. Tu gagnes s’il rapporte au moins { $needed } points. Quelle est la probabilité que tu gagnes ?
    .title = Au moins tant de points
    .hint-1 = Lesquelles des cinq issues appartiennent à l’événement « au moins { $needed } points » ? Additionne leurs probabilités.
    .right = Au moins { $needed } veut dire { $needed } ou plus : { $sum } = { $percent }.
    .mistake-more-than = Tu as laissé de côté { $needed } points. « Au moins { $needed } » comprend { $needed }.
    .mistake-exactly = C’est exactement { $needed } points. Avec plus, tu gagnes aussi.
    .mistake-at-most = C’est la probabilité d’au plus { $needed } points.
    .mistake-values = Tu as compté les issues. Mais elles ne sont pas équiprobables : additionne leurs probabilités.
    .solution = P(au moins { $needed }) = { $sum } = { $percent }.
exercise-8-202 = Tu tournes une dernière fois, et il te faut au moins { $needed } points pour gagner. La roue A rapporte { $low } points avec la probabilité { $likely }, la roue B { $high } points avec la probabilité { $unlikely } ; sinon elles ne rapportent rien. L’espérance de B est plus grande. De combien la probabilité de gagner est-elle plus grande avec A ?
    .title = Gagner, pas marquer
    .hint-1 = Quelle est la probabilité de gagner avec A, et avec B ? Les points au-delà de { $needed } ne comptent pas.
    .right = Avec A tu gagnes avec la probabilité { $likely }, avec B avec { $unlikely } : la différence est de { $gap } points de pourcentage.
    .mistake-points = C’est la différence des espérances, en points. On demande la probabilité de gagner.
    .mistake-lower-bet = C’est la probabilité de gagner avec A. De combien est-elle plus grande qu’avec B ?
    .mistake-higher-bet = C’est la probabilité de gagner avec B. De combien est-elle plus grande avec A ?
    .mistake-relative = Tu as divisé l’une par l’autre. On demande la différence des deux probabilités.
    .solution = Espérances : A { $first }, B { $second } points. Mais les deux gagnent dès qu’elles rapportent des points : P(gagner) est { $likely } avec A et { $unlikely } avec B ; la différence est de { $gap } points de pourcentage.
exercise-8-203 = C’est la dernière manche, et il te faut au moins { $needed } points pour gagner. Le pari A rapporte { $sure } points à coup sûr. Le pari B rapporte { $more } points avec la probabilité { $chance }, sinon rien ; son espérance est de { $mean } points. Quel pari a la plus grande probabilité de gagner ?
    .title = Quel pari gagne ?
    .option-safe = Le pari A.
    .option-risky = Le pari B.
    .option-expected = Toujours celui qui a la plus grande espérance, quoi qu’il te faille.
    .option-equal = Elle est la même, parce qu’il faut { $needed } points avec les deux.
    .hint-1 = Avec quelle probabilité A rapporte-t-il { $needed } points ou plus ? Et B ?
    .right = { $case ->
        [safe] A rapporte { $sure } points, et cela suffit : il gagne à coup sûr. B gagne avec la probabilité { $chance }.
       *[risky] A rapporte { $sure } points, et cela ne suffit jamais. B gagne avec la probabilité { $chance }.
    }
    .mistake-safe = { $sure } points à coup sûr : cela suffit-il ? Il en faut { $needed }.
    .mistake-risky = B gagne avec la probabilité { $chance }. Avec quelle probabilité A gagne-t-il ?
    .mistake-expected = L’espérance dit ce qu’un pari rapporte en moyenne. Elle ne dit pas avec quelle probabilité on atteint { $needed } points.
    .mistake-equal = Compare les probabilités d’obtenir { $needed } points ou plus. Elles ne sont pas égales.
    .solution = P(au moins { $needed } points) est { $case ->
        [safe] 1 avec A et { $chance } avec B : donc A, bien que l’espérance de B soit { $mean }.
       *[risky] 0 avec A et { $chance } avec B : donc B, bien que son espérance ne soit que { $mean }.
    }
