# Leçon 4. Un message exercise-4-1 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-4 = Que vaut un lancer ?

exercise-4-1 = Suppose que tu lances les dés encore une fois, que tu poses là où cela rapporte le plus, puis que tu te retires, quoi qu’il arrive. Si tu le faisais cent fois : combien d’étoiles cela ferait-il à chaque fois, en moyenne ? (Te retirer maintenant rapporte { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.) Dis ce que tu sens.
    .title = Est-ce rentable ?
    .noted = C’est ton estimation. Tu la retrouveras.
    .solution = Toute estimation convient. Tout le monde est d’accord que c’est entre 0 et 4 ; la question est de savoir de quel côté de { $stars }.

exercise-4-2 = Fais-le trente fois : lance les dés, pose sur la meilleure des cases offertes, et retire-toi. Le décompte porte sur les étoiles : 0 si ton lancer te bloque, 4 avec un troisième bouton sur le rouge, sinon 2.
    .title = Trente lancers
    .outcome-0 = 0 étoile
    .outcome-2 = 2 étoiles
    .outcome-4 = 4 étoiles
    .noted = En tout, { $total ->
        [one] { $total } étoile
       *[other] { $total } étoiles
    } en { $times } lancers : une moyenne de { $mean } par lancer. Compare avec tes voisins, et avec toute la classe.
    .solution = Les moyennes de trente lancers se trouvent des deux côtés de 2 : personne ne peut trancher seul. On peut réunir celles de toute une classe.

exercise-4-3 = Combien d’étoiles gagnerais-tu en te retirant maintenant ? (Les étoiles déjà posées viennent de manches précédentes.)
    .title = Ce que tu as
    .hint-1 = Une étoile pour te retirer. Compte ensuite tes boutons sur chaque couleur : une couleur compte à partir de trois boutons.
    .hint-2 = Une couleur qui compte vaut une étoile, quel que soit le nombre de boutons qu’elle porte ; la couleur de ta carte ({ $card }) en vaut une de plus.
    .right = Tes boutons : { $counts }. Une étoile pour te retirer, { $colours ->
        [one] une pour une couleur
       *[other] { $colours } pour des couleurs
    }, et une pour ta carte.
    .mistake-no-star-for-leaving = Il en manque une. Il y a une étoile pour te retirer, une autre pour chaque couleur qui porte trois boutons, et une de plus si c’est la couleur de ta carte.
    .mistake-two-are-enough = Deux boutons sur une couleur ne suffisent pas : elle compte à partir de trois.
    .mistake-old-stars = Les étoiles du plateau sont déjà à toi. La question est de savoir ce que tu gagnerais maintenant.
    .mistake-each-button = C’est le nombre de tes boutons. On gagne des étoiles pour les couleurs recouvertes trois fois.
    .mistake-card-per-button = La carte ne compte pas les boutons : si sa couleur est recouverte trois fois, elle rapporte une étoile de plus.
    .solution = Les boutons du plateau : { $counts }. Une étoile pour se retirer, une pour chaque couleur recouverte trois fois, une de plus pour la couleur de la carte ({ $card }) : { $stars }.

exercise-4-4 = Sur un certain plateau, un lancer peut tomber de { $all } façons, toutes équiprobables. { $bust } d’entre elles te bloquent. { $stay } te laissent avec { $same ->
        [one] { $same } étoile
       *[other] { $same } étoiles
    }, et { $gain } te mènent à { $more } étoiles. Quelle est l’espérance du nombre d’étoiles, c’est-à-dire : combien un lancer en rapporte-t-il en moyenne ?
    .title = Une moyenne
    .hint-1 = Imagine que chacune des { $all } façons vienne une fois. Combien d’étoiles reçois-tu en tout ?
    .hint-2 = Un lancer qui te bloque rapporte 0 étoile, mais c’est un lancer aussi. Partage les étoiles entre les { $all } lancers, tous compris.
    .right = { $stay } · { $same } + { $gain } · { $more } = { $total } étoiles en { $all } lancers : { $mean } pour chacun.
    .mistake-bust-left-out = Tu as partagé les étoiles entre les lancers réussis. Ceux qui te bloquent sont aussi des lancers : ils rapportent 0, et ils comptent.
    .mistake-not-weighted = Tu as pris la moyenne de 0, { $same } et { $more }, comme s’ils venaient aussi souvent. Combien de fois chacun vient-il ?
    .mistake-not-divided = C’est ce que rapportent les { $all } lancers ensemble. Et pour un seul lancer ?
    .mistake-nothing-lost = Tu as ajouté ce qu’on peut gagner, mais si ton lancer te bloque, tu perds aussi ce que tu as.
    .mistake-only-the-gain = Tu n’as compté que les lancers qui te mènent à { $more }. Ceux qui te laissent avec { $same } rapportent aussi des étoiles.
    .mistake-likeliest = C’est ce qui vient le plus souvent. L’espérance regarde tout ce qui peut venir.
    .mistake-chance-only = C’est la probabilité que le lancer réussisse. Combien d’étoiles rapporte-t-il alors ?
    .mistake-chance-more = C’est la probabilité d’avoir { $more } étoiles. Multiplie chaque nombre d’étoiles par sa probabilité, et additionne.
    .solution = Le nombre d’étoiles est une variable aléatoire d’espérance ({ $bust } · 0 + { $stay } · { $same } + { $gain } · { $more }) / { $all } = { $total }/{ $all } = { $fraction }, soit { $mean }.

exercise-4-5 = Choisis toutes les cases sur lesquelles un bouton de plus te ferait gagner plus d’étoiles que tu n’en gagnerais maintenant.
    .title = Là où cela rapporte
    .hint-1 = Quelles couleurs portent exactement deux de tes boutons ? Un troisième les fait compter.
    .hint-2 = Parmi les cases de ces couleurs, lesquelles sont ouvertes ? Pas à côté d’un bouton, et rien dessus.
    .right = Elles y sont toutes : les cases ouvertes de ces couleurs ({ $colours }).
    .incomplete = C’est juste jusqu’ici, mais il y en a d’autres : tu en as { $found }.
    .mistake-one-colour = Tu en as { $found }, c’est juste jusqu’ici. Mais il y a une autre couleur qui porte deux de tes boutons.
    .mistake-other-colour = Un bouton sur { $cell } ne rapporterait pas plus : sa couleur n’en aurait alors pas trois, ou elle les a déjà.
    .mistake-closed = { $cell } est fermée : elle est à côté d’un bouton.
    .solution = { $count ->
        [one] { $count } case : la case ouverte
       *[other] { $count } cases : les cases ouvertes
    } des couleurs qui portent deux boutons ({ $colours }).

exercise-4-6 = Il ne reste qu’un dé noir : chacune des 36 issues des deux dés désigne donc une seule case. Tu lances les dés une fois, puis tu te retires. Quelle est l’espérance de ton nombre d’étoiles ?
    .title = Avec un seul dé noir
    .hint-1 = Écris la loi de probabilité : combien des 36 cases rapportent 0 étoile, et combien rapportent quel autre nombre ? Certaines cases ouvertes font un troisième bouton d’une couleur.
    .hint-2 = Additionne les étoiles de toutes les cases ouvertes. Une case fermée te bloque : 0 étoile.
    .hint-3 = Divise par les 36 cases, les cases fermées comprises.
    .right = Cases qui rapportent { $same } : { $stay } ; cases qui rapportent { $more } : { $gain } ; cases fermées : { $closed }. Cela fait { $total } étoiles en 36 issues, soit { $mean } pour chacune.
    .mistake-bust-left-out = Tu as divisé par le nombre de cases ouvertes. Les dés peuvent aussi désigner une case fermée : ton lancer te bloque alors, et cela rapporte 0.
    .mistake-nothing-lost = Tu as ajouté ce qu’on peut gagner à ce que tu as. Mais si ton lancer te bloque, tu perds ce que tu as.
    .mistake-only-the-gain = Tu n’as compté que les cases qui rapportent plus. Les autres cases ouvertes te laissent ce que tu as.
    .mistake-not-divided = C’est la somme sur toutes les cases. Partage-la entre les 36 issues.
    .mistake-open-share = Tu as compté { $same } pour chaque case ouverte. Certaines rapportent plus d’étoiles.
    .mistake-not-weighted = Tu as pris la moyenne de 0, { $same } et { $more }, comme s’ils venaient aussi souvent. Combien de cases rapportent chacun d’eux ?
    .mistake-chance-only = C’est la probabilité que le lancer réussisse. Combien d’étoiles rapporte-t-il alors ?
    .mistake-chance-more = C’est la probabilité d’avoir { $more } étoiles. Les autres cases ouvertes rapportent aussi des étoiles : additionne d’abord celles de toutes les cases.
    .solution = { $stay } · { $same } + { $gain } · { $more } = { $total } étoiles en 36 issues : { $fraction }, soit { $mean }.

exercise-4-7 = Le plateau de la question, avec la loi de probabilité de ton nombre d’étoiles si tu te retires après le lancer : sur { $all } façons, { $bust } te bloquent, { $stay } rapportent { $same } étoiles, et { $gain } offrent une case rouge ouverte et en rapportent { $more }. Quelle est l’espérance ?
    .title = La réponse
    .hint-1 = Un troisième bouton rouge te mène à { $more } étoiles : une de plus pour le rouge, et une pour la carte rouge.
    .hint-2 = Additionne les étoiles des { $all } façons, et partage-les.
    .right = { $stay } · { $same } + { $gain } · { $more } = { $total } étoiles pour { $all } façons : { $mean } pour chacune. { $verdict ->
        [more] C’est plus que les { $same } étoiles certaines.
       *[other] Ce n’est pas plus que les { $same } étoiles certaines.
    }
    .guessed = Tu avais dit { $guess }{ $off ->
        [higher] {""} : tu espérais plus qu’il n’y a.
        [lower] {""} : le lancer est meilleur qu’on ne le sent.
       *[other] . Bien senti !
    }
    .mistake-bust-left-out = Tu as partagé les étoiles entre les lancers réussis. Ceux qui te bloquent sont aussi des lancers : ils rapportent 0, et ils comptent.
    .mistake-not-weighted = Tu as pris la moyenne de 0, { $same } et { $more }, comme s’ils venaient aussi souvent. Combien de fois chacun vient-il ?
    .mistake-not-divided = C’est ce que rapportent les { $all } façons ensemble. Et pour un seul lancer ?
    .mistake-nothing-lost = Tu as ajouté ce qu’on peut gagner, mais si ton lancer te bloque, tu perds aussi ce que tu as.
    .mistake-only-the-gain = Tu n’as compté que les lancers avec une case rouge. Ceux qui te laissent avec { $same } étoiles en rapportent aussi.
    .mistake-likeliest = C’est ce qui vient le plus souvent. L’espérance regarde tout ce qui peut venir.
    .mistake-chance-only = C’est la probabilité que le lancer réussisse. Combien d’étoiles rapporte-t-il alors ?
    .mistake-chance-more = C’est la probabilité d’avoir { $more } étoiles. Multiplie chaque nombre d’étoiles par sa probabilité, et additionne.
    .solution = { $bust } · 0 + { $stay } · { $same } + { $gain } · { $more } = { $total } étoiles pour { $all } façons : le lancer vaut donc { $fraction }, soit { $mean }.

exercise-4-8 = Le lancer vaut { $mean } étoiles, se retirer en vaut { $now }. Mia lance les dés, une seule fois. Que lui dit ce { $mean } ?
    .title = Ce que cela veut dire
    .option-likeliest = { $mean } est le nombre d’étoiles le plus probable.
    .option-often = Celui qui fait ce lancer un très grand nombre de fois reçoit, tout compris, environ { $mean } étoiles par lancer.
    .option-near = Elle recevra 2 ou 3 étoiles, à peu près { $mean }.
    .option-mostly-more = Plus d’une fois sur deux, elle recevra plus de { $now } étoiles.
    .hint-1 = Quels nombres d’étoiles sont possibles ?
    .hint-2 = Regarde tes trente lancers, et ceux de la classe.
    .right = Les étoiles d’un lancer sont une variable aléatoire : 0, 2 ou 4. Leur espérance dit ce que rapportent beaucoup de tels lancers, pour chacun.
    .mistake-likeliest = Ce nombre peut-il venir ? Un lancer rapporte 0, 2 ou 4 étoiles.
    .mistake-near = Un seul lancer rapporte 0, 2 ou 4 étoiles : il peut être bien loin de { $mean }, et 3 est impossible.
    .mistake-mostly-more = Compte : plus de { $now } étoiles viennent dans { $percent } des lancers. La moyenne est quand même plus haute, car ce que ceux-là gagnent n’est perdu que dans { $bust }.
    .solution = Une espérance parle de beaucoup de lancers. Plus de { $now } étoiles ne viennent que dans { $percent } des lancers.

exercise-4-9 = Tu as { $lose ->
        [one] { $lose } étoile
       *[other] { $lose } étoiles
    } à perdre. Si le prochain lancer réussit, tu gagnes à coup sûr { $gain ->
        [one] { $gain } étoile
       *[other] { $gain } étoiles
    } ; s’il te bloque, tu perds tout. Avec quelle probabilité d’être bloqué est-il égal de lancer ou de te retirer ?
    .title = Un pari équitable
    .hint-1 = Appelle p la probabilité d’être bloqué. En moyenne, tu perds { $lose } · p. Et que gagnes-tu ?
    .hint-2 = { $lose } · p = { $gain } · (1 - p). Quel p rend les deux côtés égaux ?
    .hint-3 = Pense à { $both } lancers : combien d’entre eux peuvent te bloquer pour que pertes et gains soient égaux ?
    .right = Sur { $both } lancers, { $gain } peuvent te bloquer : { $gain } fois { $lose } de perdu, { $lose } fois { $gain } de gagné. Donc { $fraction }, soit { $percent }.
    .mistake-well = C’est la probabilité de réussir. Quelle est alors celle d’être bloqué ?
    .mistake-half = Avec un demi, le pari n’est équitable que si tu peux gagner autant que tu peux perdre. Ici, tu as { $lose } à perdre et { $gain } à gagner.
    .mistake-odds = { $gain } contre { $lose }, c’est un rapport entre deux parts. Combien y a-t-il de parts en tout ?
    .mistake-other-odds = { $lose } contre { $gain }, c’est le rapport dans l’autre sens. Combien y a-t-il de parts en tout, et lesquelles te bloquent ?
    .mistake-one-of-them = Il y a { $both } parts, oui. Mais combien d’entre elles peuvent te bloquer ?
    .solution = Le pari est équitable si l’espérance du gain est 0 : { $lose } · p = { $gain } · (1 - p), donc p = { $gain }/({ $lose } + { $gain }) = { $fraction }, soit { $percent }.

exercise-4-10 = Cinq joueurs peuvent se retirer, ou lancer les dés encore une fois puis se retirer. Pour lesquels le lancer vaut-il plus, en moyenne ? Choisis-les tous.
    .title = Lancer ou se retirer ?
    .bet = A { $now } ★ ; bloqué avec la probabilité { $bust }, sinon { $then } ★
    .hint-1 = Prends-les un par un : quelle est l’espérance du lancer ? La probabilité de réussir, fois les étoiles qu’on a alors.
    .hint-2 = Compare ce résultat avec les étoiles certaines. Si les deux sont égaux, le pari est équitable.
    .right = Ce n’est pas le risque seul qui décide, mais ce que tu as à perdre et ce que tu peux gagner.
    .mistake-seldom-bust = Tu as choisi ceux qui sont bloqués moins d’une fois sur deux. Mais regarde ce qu’on perd alors : celui qui a beaucoup d’étoiles et une seule à gagner ne doit pas prendre même un petit risque.
    .mistake-opposite = Pour ceux-là, le lancer vaut moins. Tu cherches les autres.
    .mistake-two-to-gain = Tu as choisi ceux qui peuvent gagner deux étoiles. Mais avec quelle probabilité, et que perdent-ils ?
    .mistake-all = Pas pour tous : pour certains, les étoiles certaines sont plus nombreuses.
    .solution = L’espérance du lancer, et ce qui est certain : { $worths }.

exercise-4-11 = Sur le plateau de la question, lancer vaut plus. Quand te retirerais-tu quand même ? Pense à une situation du jeu, et à une situation de la vie où l’on paie pour être sûr.
    .title = Quand même
    .model = Si deux étoiles suffisent pour gagner maintenant, par exemple pour la cinquième d’une rangée, je les prends : plus d’étoiles ne m’aideraient pas. De même si je ne joue qu’une seule manche et que je déteste perdre. Dans la vie : les assurances. En moyenne, on paie plus qu’on ne reçoit, mais une grande perte ferait plus mal que les petits paiements.
    .solution = L’espérance est la bonne mesure si l’on recommence souvent, et si deux fois plus d’étoiles valent deux fois plus pour toi. Là où l’une de ces conditions manque, la sécurité peut être préférable. La leçon 8 y revient.

# Questions pour les contrôles
exercise-4-201 = Une roue donne { $none } point avec la probabilité { $never } ; { $low } points avec la probabilité { $some } ; { $high } points avec la probabilité { $often }. Calcule l’espérance du nombre de points.
    .title = D’après un tableau
    .hint-1 = Multiplie chaque nombre de points par sa probabilité. Additionne ensuite.
    .right = { $never } · { $none } + { $some } · { $low } + { $often } · { $high } = { $answer }.
    .mistake-simple-mean = C’est la moyenne des trois nombres. Ils ne sont pas équiprobables : pondère chacun par sa probabilité.
    .mistake-divided = Tu as divisé par 3. La somme des probabilités est 1 : il n’y a plus rien à diviser.
    .mistake-likeliest = C’est la valeur la plus probable. L’espérance les regarde toutes.
    .mistake-sum = C’est la somme des valeurs. Multiplie chacune par sa probabilité avant d’additionner.
    .solution = E(X) = { $never } · { $none } + { $some } · { $low } + { $often } · { $high } = { $answer }.
exercise-4-202 = Tu lances une fois un dé équilibré. Un 6 rapporte { $six } euros, un 4 ou un 5 rapporte { $other } euros, et les autres faces ne rapportent rien. Pour quelle mise, en euros, le jeu est-il équitable ?
    .title = Une mise équitable
    .hint-1 = Un jeu est équitable si l’espérance du gain est 0 : la mise est l’espérance de la somme versée.
    .hint-2 = Combien des six issues rapportent { $other } euros ?
    .right = ({ $six } + 2 · { $other }) / 6 = { $answer } euros : à la longue, il entre autant qu’il sort.
    .mistake-one-face = Deux faces rapportent { $other } euros, le 4 et le 5. Tu en as compté une.
    .mistake-three-outcomes = Cela suppose que « 6 », « 4 ou 5 » et « le reste » sont équiprobables. Combien de faces y a-t-il pour chacun ?
    .mistake-winning-only = Tu as divisé par les trois faces qui gagnent. Le dé en a six.
    .mistake-largest = C’est la plus grande somme versée. Elle ne vient qu’à un lancer sur six.
    .solution = L’espérance de la somme versée est 1/6 · { $six } + 2/6 · { $other } + 3/6 · 0 = { $sum }/6 = { $answer } euros. Avec cette mise, l’espérance du gain est 0.
exercise-4-203 = Un sac contient { $red } boutons rouges et { $white } boutons blancs. Tu paies une mise de { $stake } euros et tu tires un bouton. S’il est rouge, tu reçois { $paid } euros ; s’il est blanc, rien. Quelle est l’espérance de ton gain par partie, en euros ? (Écris une perte comme un nombre négatif.)
    .title = Gain par partie
    .hint-1 = D’abord : combien reçois-tu en moyenne ? Pense ensuite à la mise, que tu paies à chaque partie.
    .right = { $red }/{ $all } · { $paid } − { $stake } = { $back } − { $stake } = { $answer } euros.
    .mistake-without-stake = C’est l’espérance de la somme reçue. Ton gain est ce qu’il en reste après la mise.
    .mistake-other-sign = C’est le gain de la personne qui organise le jeu. Le tien a l’autre signe.
    .mistake-stake-when-lost = Tu n’as retiré la mise que si le bouton est blanc. Tu la paies à chaque partie.
    .mistake-odds = Tu as divisé par les boutons blancs. La probabilité est : boutons rouges sur tous les boutons.
    .solution = La somme reçue a l’espérance { $red }/{ $all } · { $paid } = { $back } euros. Moins la mise : { $back } − { $stake } = { $answer } euros.
exercise-4-204 = Deux classes font le même contrôle. Les { $one } élèves de la classe A ont { $mean } points en moyenne, les { $other } élèves de la classe B en ont { $second }. Quelle est la moyenne de tous les élèves des deux classes ?
    .title = Moyenne pondérée
    .hint-1 = Combien de points ont tous les élèves de la classe A ensemble ? Et ceux de la classe B ?
    .right = ({ $one } · { $mean } + { $other } · { $second }) / 40 = { $answer } points.
    .mistake-simple-mean = C’est le milieu des deux moyennes. Les classes n’ont pas le même effectif : pondère chaque moyenne par son nombre d’élèves.
    .mistake-exchanged = Tu as pondéré chaque moyenne par le nombre d’élèves de l’autre classe.
    .mistake-not-divided = Tu as divisé tous les points par 2, le nombre de classes. Divise par le nombre d’élèves.
    .solution = Tous les élèves ensemble ont { $one } · { $mean } + { $other } · { $second } points. Ils sont 40 : { $answer } points en moyenne.
exercise-4-205 = Tu lances { $dice } dés équilibrés et tu fais tourner une roue à { $sectors } secteurs égaux, numérotés de 1 à { $sectors }. Quelle est l’espérance de la somme de tous ces nombres ?
    .title = Une somme
    .hint-1 = L’espérance d’une somme est la somme des espérances.
    .hint-2 = L’espérance d’un dé équilibré est (1 + 6) / 2. Et celle de la roue ?
    .right = { $dice } · { $die } + { $spun } = { $answer }. Inutile de connaître la loi de la somme.
    .mistake-halves = Cela prend pour moyenne la moitié du plus grand nombre. Les nombres commencent à 1 : un dé a pour espérance { $die }.
    .mistake-one-die = C’est un dé et la roue. Il y a { $dice } dés.
    .mistake-largest = C’est la plus grande somme possible. Laquelle vient en moyenne ?
    .mistake-without-spinner = Ce sont les dés seuls. La roue compte aussi.
    .solution = Un dé a pour espérance { $die }, la roue (1 + { $sectors }) / 2 = { $spun }. Ensemble : { $dice } · { $die } + { $spun } = { $answer }.
exercise-4-206 = En un an, un téléphone se casse avec la probabilité { $breaks } (la réparation coûte { $repair } euros) et est volé avec la probabilité { $stolen } (un neuf coûte { $price } euros). Une assurance paie les deux et coûte { $premium } euros par an. Quelle est l’espérance du gain de l’assureur par client et par an, en euros ?
    .title = Une assurance
    .hint-1 = Calcule l’espérance de ce que paie l’assureur : chaque coût fois sa probabilité, le tout additionné.
    .hint-2 = Compare-la aux { $premium } euros que paie chaque client.
    .right = { $premium } − ({ $for_repair } + { $for_price }) = { $answer } euros. C’est le prix à payer pour ne pas supporter une grosse perte.
    .mistake-damage = C’est l’espérance des dommages. Que reste-t-il de la prime après cela ?
    .mistake-other-sign = C’est l’espérance du gain du client. Celle de l’assureur a l’autre signe.
    .mistake-one-damage = Tu n’as retiré que la réparation. Les téléphones volés sont payés aussi.
    .mistake-added = Tu as d’abord additionné les probabilités et les coûts. Chaque coût va avec sa propre probabilité.
    .solution = L’espérance des dommages est { $breaks } de { $repair } plus { $stolen } de { $price } : { $for_repair } + { $for_price } = { $damage } euros. Le gain : { $premium } − { $damage } = { $answer } euros.
exercise-4-207 = Deux loteries ont 100 billets chacune, et un billet coûte le même prix dans les deux. Dans la loterie A, { $few } billets gagnent chacun { $large } euros ; dans la loterie B, { $many } billets gagnent chacun { $small } euros. Dans quelle loterie un billet a-t-il la plus grande espérance ?
    .title = Deux loteries
    .option-first = dans la loterie A
    .option-second = dans la loterie B
    .option-same = la même dans les deux
    .option-unknown = personne ne le sait avant le tirage
    .hint-1 = Pour chaque loterie : la probabilité de gagner, fois le prix gagné.
    .right = Loterie A : { $few }/100 · { $large } = { $first } euros. Loterie B : { $many }/100 · { $small } = { $second } euros.
    .mistake-first = Ses prix sont plus gros, mais plus rares. Multiplie chaque prix par sa probabilité.
    .mistake-second = Plus de billets gagnent, mais ils gagnent moins. Multiplie chaque prix par sa probabilité.
    .mistake-same = Calcule les deux espérances : elles ne sont pas égales.
    .mistake-unknown = Quel billet gagne, personne ne le sait. L’espérance est connue avant : elle découle des prix et des probabilités.
    .solution = Espérance d’un billet de la loterie A : { $few }/100 · { $large } = { $first } euros ; de la loterie B : { $many }/100 · { $small } = { $second } euros.
