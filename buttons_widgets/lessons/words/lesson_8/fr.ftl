# Leçon 8. Un message exercise-8-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-8 = Les étoiles ne font pas la victoire

exercise-8-1 = Ada s’est retirée et a 12 étoiles : la partie finit avec cette manche. Tu as 10 étoiles, et ta carte est rouge. Te retirer t’en donne 11. Un troisième bouton rouge t’en donne 13, et tu gagnes ! Tu lances deux dés noirs, à quatre faces chacun. Quelle est la probabilité que tu gagnes ? Estime !
    .title = Ta dernière chance
    .solution = Toute probabilité convient : on la compare dans l’exercice 8.3.

exercise-8-2 = Lance trente fois les dés pour ce plateau. Un lancer qui offre une case ouverte gagne, tout autre te bloque. Combien de fois gagnes-tu ?
    .title = Trente derniers lancers
    .outcome-win = gagné
    .outcome-bust = bloqué
    .noted = Ta classe réunira tous ses lancers. En te retirant, tu n’aurais gagné aucune des trente fois.
    .solution = Chacun a d’autres lancers : de 4 à 14 victoires sur trente, c’est courant. La proportion de toute la classe s’approche de la probabilité de l’exercice 8.3.

exercise-8-3 = Compte. Quelle est la probabilité que le lancer, avec { $dice } dés noirs à quatre faces, offre une case ouverte ?
    .title = Un lancer qui gagne
    .hint-1 = Va ligne par ligne, comme dans la leçon 3. Le dé blanc a quatre faces, lui aussi.
    .hint-2 = Dans une ligne qui a une case ouverte : sur les 4 · 4 façons des dés noirs, combien la ratent ? Les autres réussissent.
    .right = { $chance }, environ { $percent } : la moyenne de { $hits } sur les quatre lignes. Se retirer ne gagne jamais.
    .guessed = Tu avais dit { $guess }{ $off ->
        [higher] {""} : les dés sont moins gentils que cela.
        [lower] {""} : les dés sont plus gentils que cela.
       *[other] . Bien senti !
    }
    .mistake-bust = C’est la probabilité d’être bloqué. Que reste-t-il jusqu’à 1 ?
    .mistake-one-die = C’est pour un seul dé noir. Tu en lances { $dice }, et il suffit qu’un seul réussisse.
    .mistake-all-show = C’est la probabilité que les deux dés montrent une case ouverte. Un seul suffit.
    .mistake-not-divided = Tu as additionné les quatre lignes. Chaque ligne ne vient qu’avec la probabilité 1/4.
    .mistake-dice-added = Deux dés peuvent réussir à la fois : on ne peut donc pas additionner leurs probabilités. Compte les lancers qui ratent.
    .mistake-stars = C’est ce que vaut le lancer en étoiles. Ici, on demande seulement la probabilité.
    .solution = Dans chaque ligne, les dés noirs peuvent tomber de { $ways } façons. Réussites dans les lignes : { $hits }. Un quart de la somme fait { $chance }.

exercise-8-4 = Maintenant ton propre plateau, avec { $dice ->
        [one] un dé noir
       *[other] { $dice } dés noirs
    }. Te retirer rapporte 1 étoile. Un troisième bouton de la couleur de ta carte, le seul qui trouve encore place, fait monter à 3. Combien d’étoiles abandonne-t-on en lançant, en moyenne ?
    .title = Le prix de l’audace
    .hint-1 = D’abord la probabilité de réussir, ligne par ligne comme en 8.3. Ensuite : que vaut le lancer en étoiles ?
    .hint-2 = Un lancer réussi rapporte 3 étoiles, un lancer qui te bloque aucune. Ce que tu abandonnes, c’est 1 étoile moins la valeur du lancer.
    .right = Un lancer réussit avec la probabilité { $chance } et vaut { $stars } étoile : { $given } de moins que 1. La moyenne dit : retire-toi.
    .mistake-roll = C’est ce que vaut le lancer. De combien est-ce moins que l’étoile que tu as en te retirant ?
    .mistake-other-sign = Dans l’autre sens : ce que tu abandonnes, c’est le meilleur choix moins l’autre.
    .mistake-chance = C’est la probabilité de réussir. Combien d’étoiles cela rapporte-t-il en moyenne ?
    .mistake-without-card = Un lancer réussi rapporte plus de 2 étoiles : 1 pour te retirer, 1 pour la couleur, et 1 pour ta carte.
    .mistake-kept = Si ton lancer te bloque, il ne te reste rien, pas même l’étoile que tu aurais en te retirant.
    .mistake-bust = C’est la probabilité d’être bloqué. On te demande des étoiles : que vaut le lancer ?
    .solution = Réussites dans les lignes : { $hits }, donc la probabilité est { $chance }. Trois fois cela fait { $stars }, et il manque { $given } pour arriver à 1.

exercise-8-5 = Une autre partie : tu as 11 étoiles, personne d’autre n’est encore en jeu, et personne d’autre n’est près de gagner. Te retirer t’en donne 12 : tu gagnes maintenant. La moyenne dit « lance », avec { $dice } dés noirs : en étoiles, { $decimal } contre 1. Quelle part de ta probabilité de gagner maintenant un lancer jette-t-il par la fenêtre ?
    .title = Mets à l’abri
    .hint-1 = Si tu te retires, quelle est la probabilité que tu gagnes ? Et si tu lances ?
    .hint-2 = Si le lancer réussit, tu gagnes aussi. Ce que tu jettes, c’est donc la probabilité de tout le reste.
    .right = { $bust }, environ { $bustpercent } : juste la probabilité d’être bloqué. Plus d’étoiles ne servent à rien quand on a gagné.
    .mistake-hit = C’est la probabilité que tu gagnes bien que tu lances. Combien avais-tu avant ?
    .mistake-stars = C’est ce qu’un lancer gagne en étoiles. La question porte sur la probabilité de gagner maintenant.
    .mistake-one-die = C’est pour un seul dé noir. Tu en lances { $dice }.
    .mistake-nothing = Un lancer peut te bloquer, et l’étoile qui fait gagner est alors perdue.
    .solution = Se retirer gagne à coup sûr. Un lancer gagne s’il réussit, avec la probabilité { $chance } (réussites dans les lignes : { $hits }). On jette donc { $bust }.

exercise-8-6 = goal="win" demande : avec quelle probabilité peut-on placer les étoiles de cette manche de façon à gagner maintenant ? Tout le reste ne compte pas. Dans lesquels de ces cas est-ce la bonne question ?
    .title = La bonne mesure
    .option-ended = Ada met fin à la partie avec cette manche, avec douze étoiles et sans rangée. Tu as quatre étoiles dans une rangée et il te faut la cinquième.
    .option-early = La première manche commence, et personne n’a d’étoile.
    .option-safe = Les autres ne sont plus en jeu et ne peuvent pas gagner dans cette manche. Te retirer te donne ta douzième étoile.
    .option-far = Tu as 9 étoiles, et personne d’autre n’en a plus de 3.
    .option-rival = Bo est encore en jeu et peut lui aussi compléter une rangée. La question pèse les chances de Bo contre les tiennes.
    .hint-1 = Demande-toi dans chaque cas : une manche qui ne gagne pas est-elle perdue, ou la partie continue-t-elle ?
    .hint-2 = solve ne voit qu’un plateau : le tien. Que sait-il des étoiles des autres ?
    .right = La question convient là où c’est cette manche qui décide. Elle ne voit ni les manches à venir, ni les plateaux des autres.
    .mistake-early = Dans la première manche, presque rien ne gagne tout de suite, et les étoiles que tu amasses aideront plus tard. Pour cette question, elles ne valent rien.
    .mistake-far = Il y aura d’autres manches, et tu es devant. Pourquoi tout miser sur celle-ci ?
    .mistake-rival = On ne regarde que toi : solve sait combien d’autres sont en jeu et comment ils se comportent, mais pas ce qu’il y a sur leurs plateaux.
    .solution = Elle convient si une manche qui ne gagne pas est perdue (la partie finit maintenant), ou si l’on peut gagner tout de suite. Dans la première manche, et tant qu’il reste beaucoup de manches, ce qu’on garde pour plus tard compte aussi, et la question ne le voit pas. Elle ne regarde pas les plateaux des autres joueurs.

exercise-8-7 = Écris chance(node, missing). Un nœud node est (stars, rolls) comme dans la leçon 6. Celui qui se retire avec au moins missing étoiles gagne ; avec moins, ou s’il est bloqué, il perd. Renvoie la probabilité de gagner avec un jeu optimal.
    .title = Une autre mesure
    .hint-1 = Une seule chose change par rapport à la leçon 6 : ce que vaut se retirer. C’est 1 si les étoiles suffisent, sinon 0.
    .hint-2 = En Python, stars >= missing vaut True ou False, et ceux-ci comptent pour 1 et 0.
    .hint-3 = Le plus grand de deux nombres : max(…, …). Ce que valent les branches, c’est chance lui-même qui le donne : transmets-lui missing.
    .right = Les { $count } cas sont justes, et le dernier est le plateau des deux arbres. L’arbre est le même, seules les feuilles ont changé.
    .mistake-still-stars = { $call } devrait donner { $expected }. Ta fonction compte encore les étoiles. Que vaut se retirer pour quelqu’un qui veut seulement gagner ?
    .mistake-exactly = { $call } devrait donner { $expected }. Plus d’étoiles qu’il n’en faut gagnent aussi.
    .mistake-more = { $call } devrait donner { $expected }. Juste assez d’étoiles gagnent aussi.
    .mistake-one-step = { $call } devrait donner { $expected }. Ta fonction ne voit qu’un lancer à l’avance. Fais en sorte qu’elle s’appelle elle-même.
    .mistake-always-rolls = { $call } devrait donner { $expected }. Celui qui a assez d’étoiles se retire et gagne : prends le meilleur des deux à chaque nœud.
    .mistake-stop-only = { $call } devrait donner { $expected }. C’est se retirer tout de suite. Et si l’on lance ?
    .model = def chance(node, missing):
        {"    "}stars, rolls = node
        {"    "}return max(stars >= missing, sum(p * chance(after, missing) for p, after in rolls))
    .solution = C’est la fonction de la leçon 6 avec d’autres feuilles : se retirer vaut 1 si les étoiles suffisent, et 0 sinon. La moyenne sur les branches est alors une probabilité.

exercise-8-8 = Ada met fin à la partie avec cette manche, et seule une rangée de cinq peut la battre. Tu as lancé : blanc { $row }. Clique sur la case qui te donne la plus grande probabilité de gagner. Demande-la à l’ordinateur : le plateau est Position.parse("{ $board }").
    .title = Quelle case gagne ?
    .hint-1 = En 8.7, tu as mis une autre mesure dans l’arbre. Dans solve, c’est un seul mot.
    .hint-2 = solve(…, goal="win").compare(…) prend la liste des cases que tes dés offrent, comme ["1-4", "1-6"].
    .right = Avec { $best }, tu gagnes avec une probabilité de { $chance }, avec { $forstars } de { $starschance } seulement. En étoiles, { $best } coûte { $lost }.
    .mistake-for-stars = Cette case rapporte le plus d’étoiles. Mais les étoiles ne t’aident plus : quelle rangée peux-tu encore compléter ?
    .mistake-other = Celle-là est offerte, mais il y a mieux. Cherche la rangée de cinq à laquelle il manque le moins d’étoiles, ou demande à solve.
    .mistake-several = Un lancer, un bouton : choisis une seule case.
    .mistake-elsewhere = Tes dés ne l’offrent pas. Le dé blanc donne la ligne, et un dé noir désigne la colonne.
    .solution = Demande à solve avec goal="win" et compare les cases offertes par les dés : { $best } gagne avec une probabilité de { $chance }. Le plus d’étoiles est sur { $forstars }, qui gagne avec { $starschance }.

exercise-8-9 = Il reste une manche. mine et theirs sont des listes de paires (chance, stars) : ce que la manche te rapporte, et ce qu’elle rapporte à Ada, avec les probabilités. Tu as lead étoiles d’avance (de retard si lead est négatif). Écris ahead(mine, theirs, lead) : la probabilité d’avoir plus d’étoiles à la fin. L’égalité compte pour un demi.
    .title = Qui finit devant ?
    .hint-1 = Parcours toutes les paires : for p, my_stars in mine, et à l’intérieur for q, their_stars in theirs.
    .hint-2 = Les deux manches sont indépendantes : quelle est la probabilité d’un tel couple ?
    .hint-3 = Pour chaque couple, regarde lead + my_stars - their_stars. Au-dessus de 0, il compte en entier ; 0 compte pour un demi.
    .right = Les { $count } cas sont justes. Essaie-la avec un plan prudent et un plan audacieux, devant et derrière.
    .mistake-means = { $call } devrait donner { $expected }. Tu compares les moyennes. Celui qui est devant en moyenne ne l’est pas forcément à coup sûr : parcours les couples.
    .mistake-level-lost = { $call } devrait donner { $expected }. Et si l’on finit à égalité ? Cela compte pour un demi.
    .mistake-level-won = { $call } devrait donner { $expected }. Tu comptes l’égalité comme une victoire. Elle compte pour un demi.
    .mistake-lead-left-out = { $call } devrait donner { $expected }. Tu as oublié l’avance, lead.
    .mistake-lead-other-way = { $call } devrait donner { $expected }. Une avance positive est à toi : ajoute-la à tes étoiles.
    .mistake-turned = { $call } devrait donner { $expected }. C’est la probabilité de l’autre joueur.
    .mistake-not-multiplied = { $call } devrait donner { $expected }. La probabilité d’un couple de résultats est le produit des deux probabilités.
    .model = def ahead(mine, theirs, lead):
        {"    "}total = 0
        {"    "}for p, my_stars in mine:
        {"    "}{"    "}for q, their_stars in theirs:
        {"    "}{"    "}{"    "}end = lead + my_stars - their_stars
        {"    "}{"    "}{"    "}total += p * q * ((end > 0) + (end == 0) / 2)
        {"    "}return total
    .solution = Chaque couple de résultats vient avec le produit de ses probabilités. Ceux qui te laissent devant comptent en entier, ceux qui te laissent à égalité pour un demi.

exercise-8-10 = Un pari qui perd en moyenne peut être le bon, et un pari qui gagne en moyenne le mauvais. Donne un exemple de chacun, tiré de ce jeu ou d’ailleurs, et dis comment on peut le reconnaître.
    .title = Quand oser ?
    .model = Derrière : une équipe menée d’un but fait sortir son gardien dans la dernière minute. En moyenne, cela coûte des buts, mais perdre de deux n’est pas pire que perdre d’un. Devant : avec onze étoiles, je me retire, même si un lancer de plus rapporterait plus d’étoiles en moyenne. Il faut se demander ce que l’on gagne ou perd avec chaque issue, et pas seulement combien d’étoiles c’est.
    .solution = C’est une personne qui lit. Une bonne réponse dit que les étoiles n’ont pas toutes la même valeur : celles qui dépassent une victoire, ou qui n’y suffisent pas, ne comptent pas. La moyenne trompe donc vers la fin, et d’autant plus que la partie est avancée.
