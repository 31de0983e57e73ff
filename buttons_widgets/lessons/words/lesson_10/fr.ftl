# Leçon 10. Un message exercise-10-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-10 = Est-ce de la chance ?

exercise-10-1 = À la longue, une règle gagne 52 duels sur 100 contre une autre. Tu ne le sais pas : tu les fais jouer, et tu comptes. Combien de duels faut-il pour que la proportion de victoires ne s’écarte presque jamais (5 fois sur 100) de plus de 2 points de pourcentage ? Estime !
    .title = Combien de duels ?
    .solution = Tout nombre convient : on le compare avec le vrai dans l’exercice 10.5. Nous nous attendons à ce que la plupart des estimations soient beaucoup trop basses.

exercise-10-2 = Écris patient(buttons, stars) : True si le joueur se retire, sinon False. Cette règle se retire dès que se retirer rapporte 3 étoiles ou plus, et aussi dès qu’il y a 6 boutons ou plus. (stars est ce que rapporterait se retirer maintenant, buttons le nombre de boutons.)
    .title = Une règle
    .hint-1 = Regarde careful sur cette page : elle a la même forme, avec d’autres nombres.
    .hint-2 = « Dès que … ou plus », c’est >= en Python. L’une des deux raisons suffit-elle, ou faut-il les deux ?
    .right = Les { $count } cas sont justes. Fais jouer ta règle dans la cellule suivante.
    .mistake-both = { $call } devrait donner { $expected }. Ta règle attend que les deux soient là. L’une des deux raisons suffit.
    .mistake-more-than = { $call } devrait donner { $expected }. « 3 ou plus » comprend 3 lui-même.
    .mistake-exactly = { $call } devrait donner { $expected }. == n’est vrai que pour un seul nombre. Et s’il y en a plus ?
    .mistake-turned = { $call } devrait donner { $expected }. Tu compares les boutons avec 3 et les étoiles avec 6, ou bien les paramètres sont dans le mauvais ordre : les boutons viennent d’abord.
    .mistake-stars-only = { $call } devrait donner { $expected }. Les étoiles ne décident pas seules : il y a une deuxième raison de se retirer.
    .mistake-buttons-only = { $call } devrait donner { $expected }. Les boutons ne décident pas seuls : il y a une deuxième raison de se retirer.
    .mistake-two-stars = { $call } devrait donner { $expected }. C’est une règle moins patiente : celle-ci ne se retire pas pour 2 étoiles.
    .mistake-rolls = { $call } devrait donner { $expected }. Ta fonction dit True pour continuer à lancer. True, c’est pour se retirer.
    .model = def patient(buttons, stars):
        {"    "}return stars >= 3 or buttons >= 6
    .solution = L’une des deux raisons suffit, donc « or » ; les nombres eux-mêmes sont compris, donc « >= ».

exercise-10-3 = Ada et Bo jouent { $rounds } manches chacun, toutes avec leurs propres dés. Les étoiles d’Ada ont un écart type de { $first }, celles de Bo de { $second }. Quelle est l’erreur type de la différence de leurs deux moyennes, en étoiles ?
    .title = Deux échantillons
    .hint-1 = La variance d’une moyenne est le carré de l’écart type, divisé par le nombre de manches. Quelles sont ici les deux variances ?
    .hint-2 = Chaque moyenne a son propre hasard : elles sont indépendantes. Les variances s’ajoutent donc, bien que les moyennes se soustraient. La racine vient en dernier.
    .hint-3 = Sous la racine, il y a ({ $first }² + { $second }²) / { $rounds }.
    .right = { $error } étoile. C’est plus que l’erreur de chacune des moyennes : il y a du hasard dans les deux échantillons.
    .mistake-errors-added = Tu as additionné les deux erreurs types. Ce sont les variances qui s’ajoutent : additionne les carrés, et prends la racine de la somme.
    .mistake-errors-subtracted = Les moyennes se soustraient, mais pas leur hasard : la chance d’Ada n’enlève pas celle de Bo.
    .mistake-variances-subtracted = Les carrés et la racine sont justes. Mais les variances s’ajoutent, même pour une différence : la chance d’Ada n’enlève pas celle de Bo.
    .mistake-not-divided = C’est la dispersion de la différence de deux manches seules. Les moyennes de { $rounds } manches se dispersent moins.
    .mistake-no-root = C’est la variance. L’erreur type est sa racine.
    .mistake-divided-twice = Tu as divisé par { $rounds } après avoir pris la racine. Divise avant, ou divise ensuite par √{ $rounds }.
    .mistake-all-rounds = Chaque moyenne est faite de { $rounds } manches, et non de toutes les manches ensemble.
    .mistake-interval = C’est 1,96 erreur type, pour un intervalle à 95 %. La question en demande une.
    .solution = √(({ $squares }) / { $rounds }) = √({ $sum } / { $rounds }) = { $error }. Pour des échantillons indépendants, les variances des moyennes s’ajoutent, pour une différence comme pour une somme.

exercise-10-4 = Écris paired(first, second). Les deux sont des listes d’étoiles, et les manches qui ont la même place dans la liste avaient les mêmes dés. Renvoie deux nombres : la moyenne des différences, first moins second, et son erreur type, c’est-à-dire stdev (l’écart type) des différences divisé par la racine de leur nombre. (C’est une comparaison par paires.)
    .title = Paire par paire
    .hint-1 = Fais d’abord la liste des différences : [a - b for a, b in zip(first, second)].
    .hint-2 = mean et stdev viennent de statistics. Combien y a-t-il de différences ? La racine s’écrit … ** 0.5.
    .hint-3 = return mean(differences), stdev(differences) / len(differences) ** 0.5
    .right = Les { $count } cas sont justes. Dans l’un d’eux, l’erreur est 0 : la différence était la même dans chaque paire, même si la chance montait et descendait.
    .mistake-separate = { $call } devrait donner { $expected }. Tu as pris la dispersion de chaque liste à part. Prends d’abord les différences, paire par paire, puis leur dispersion.
    .mistake-not-divided = { $call } devrait donner { $expected }. C’est la dispersion des différences une à une. Leur moyenne se disperse moins : divise par la racine de leur nombre.
    .mistake-by-n = { $call } devrait donner { $expected }. Divise par la racine du nombre, et non par le nombre.
    .mistake-all-alike = { $call } devrait donner { $expected }. Presque : c’est pstdev, qui divise par n. Pour un échantillon, prends stdev, qui divise par n − 1.
    .mistake-turned = { $call } devrait donner { $expected }. L’erreur est juste, le signe ne l’est pas : first moins second.
    .mistake-sum = { $call } devrait donner { $expected }. C’est la somme des différences. On demande leur moyenne.
    .mistake-error-first = { $call } devrait donner { $expected }. Les deux nombres sont justes, mais la moyenne vient en premier.
    .model = def paired(first, second):
        {"    "}from statistics import mean, stdev
        {"    "}differences = [a - b for a, b in zip(first, second)]
        {"    "}return mean(differences), stdev(differences) / len(differences) ** 0.5
    .solution = Les différences sont un échantillon comme un autre : leur moyenne, et leur écart type divisé par la racine de leur nombre. Ce que les deux règles doivent aux dés disparaît quand on soustrait. Il ne reste que la variance des différences.

exercise-10-5 = Combien de duels faut-il pour que la marge d’erreur de la proportion de victoires soit de 2 points de pourcentage ? La marge est de 1,96 erreur type. (Une proportion proche d’un demi a p · (1 − p) = 0,25.)
    .title = Duels nécessaires
    .hint-1 = 1,96 · √(0,25 / n) = 0,02. Résous pour trouver n.
    .hint-2 = Élève les deux côtés au carré : 1,96² · 0,25 / n = 0,02².
    .right = Environ { $needed } duels, pour une marge aussi petite que l’avantage de 52 %. L’échantillon est-il assez grand pour que l’avantage se voie ? C’est la question de l’exercice 10.6.
    .guessed = Tu avais dit { $guess } duels. { $off ->
        [higher] Pour cette marge, il en faut moins. Mais il en faut plus pour voir l’avantage : voir 10.6.
        [lower] Pour cette marge, il en faut plus : la diviser par deux en demande quatre fois plus.
       *[same] Ton intervalle contient ce nombre.
    }
    .mistake-one-error = Avec ce nombre de duels, c’est une erreur type qui fait 2 points. Il faut que ce soit 1,96 erreur type.
    .mistake-two = Tu as pris 2 pour 1,96. Cela suffit pour une estimation rapide, mais la question dit 1,96.
    .mistake-whole-gap = Tu as pris 4 points, comme de 48 à 52. De 50 à 52, il y a 2 points.
    .mistake-spread-left-out = N’oublie pas p · (1 − p) = 0,25 sous la racine.
    .mistake-factor-not-squared = Si tu élèves l’équation au carré, le 1,96 est aussi élevé au carré.
    .mistake-margin-not-squared = Si tu élèves l’équation au carré, le 0,02 est aussi élevé au carré : 0,0004.
    .mistake-hundred = Avec 100 duels, l’erreur type est √(0,25 / 100) = 0,05 : cinq points. L’avantage de deux points est plus petit.
    .solution = n = 1,96² · 0,25 / 0,02² = { $needed } duels.

exercise-10-6 = { $contests } classes organisent chacune un concours de { $duels } duels. La meilleure règle gagne un duel avec une vraie probabilité de 52 %. Dans combien des { $contests } concours l’intervalle de confiance à 95 % sera-t-il tout entier au-dessus de 50 % ?
    .title = Qui le voit ?
    .option-nearly-all = Dans environ { $most } sur { $contests }
    .option-half = Dans environ { $half } sur { $contests }
    .option-few = Dans environ { $rest } sur { $contests }
    .option-every = Dans les { $contests }, sans exception
    .hint-1 = La proportion de victoires dépend aussi du hasard. Combien de fois est-elle au-dessous de 52 %, et combien de fois au-dessus ?
    .hint-2 = L’intervalle descend de 2 points au-dessous de la proportion. Que doit être la proportion pour que le bout inférieur soit au-dessus de 50 % ?
    .right = Le bout inférieur est au-dessus de 50 % si la proportion elle-même est au-dessus de 52 %, et cela arrive une fois sur deux. Pour le voir presque à chaque fois, il faut bien plus de duels. La fréquence avec laquelle un avantage se voit s’appelle la puissance du concours.
    .mistake-nearly-all = Les 95 % disent combien de fois l’intervalle contient la vérité, 52 %. S’il contient aussi 50 %, c’est une autre question : jusqu’où descend-il ?
    .mistake-few = 5 %, c’est le nombre de fois où l’intervalle rate 52 %. Mais il n’a pas besoin de rater 52 % pour être au-dessus de 50 %.
    .mistake-every = La proportion de victoires n’est pas toujours de 52 % : elle dépend aussi du hasard. Et si l’on trouve 51 % ?
    .solution = La marge d’erreur est de 2 points : le bout inférieur est donc au-dessus de 50 % exactement quand la proportion est au-dessus de 52 %. La proportion se trouve autour de 52 %, aussi souvent au-dessus qu’au-dessous. La puissance est donc de 50 %. (Avec deux fois plus de duels, elle est de 80 %.)

exercise-10-7 = { $students } élèves jouent chacun { $duels } duels contre un ordinateur qui suit la même règle qu’eux : chaque duel est donc gagné avec la probabilité 1/2. Quelle est la probabilité que quelqu’un dans la classe gagne ses { $duels } duels ?
    .title = Quelqu’un gagne tout
    .hint-1 = Quelle est la probabilité qu’un élève gagne ses { $duels } duels ? Et que cet élève n’y arrive pas ?
    .hint-2 = Prends l’événement contraire : personne ne gagne tout. C’est { $students } fois « celui-là n’y arrive pas », et les élèves sont indépendants.
    .right = { $percent } ! Quelqu’un a cette chance, bien que personne ne soit meilleur que l’ordinateur. Avant le concours, nul ne peut dire qui.
    .mistake-one-student = C’est la probabilité pour un élève que tu nommes d’avance. Ici, ce peut être n’importe lequel des { $students }.
    .mistake-nobody = C’est la probabilité que personne n’y arrive. Tu y es presque !
    .mistake-added = En additionnant, on compte deux fois les cas où deux élèves gagnent tout. Avec assez d’élèves, la somme dépasserait 1. Prends l’événement contraire.
    .mistake-exactly-one = C’est pour exactement un élève. « Quelqu’un », ce peut être aussi deux ou trois.
    .mistake-one-duel = Diviser l’un par l’autre le nombre de duels et le nombre d’élèves ne dit rien. Commence par un seul élève : { $duels } victoires de suite.
    .solution = Un élève gagne tout avec la probabilité { $one }, et n’y arrive pas avec { $not-one }. Personne n’y arrive : ({ $not-one }) à la puissance { $students }, environ { $nobody }. Quelqu’un y arrive donc avec { $percent }. Et la prochaine fois ? Ne compte plus sur autant de chance : c’est la régression vers la moyenne.

exercise-10-8 = { $students } élèves font jouer la même règle, { $rounds } manches chacun avec leurs propres dés. En moyenne, ils gagnent { $average } étoiles. Mia est la meilleure, avec { $best }. Maintenant, tous jouent encore { $rounds } manches. À combien d’étoiles Mia doit-elle s’attendre ?
    .title = La meilleure, à nouveau
    .option-again = Encore environ { $best } : elle est douée.
    .option-half-way = Environ { $half-way } : la moitié était de la chance.
    .option-average = Environ { $average }, comme tout le monde.
    .option-below = Environ { $below } : maintenant, cela doit s’équilibrer.
    .hint-1 = Qu’est-ce qui distingue Mia des autres, à part ses dés ?
    .hint-2 = Les prochaines manches ont de nouveaux dés. Savent-ils qui était la meilleure ?
    .right = Tous ont suivi une même règle : être la meilleure, c’était de la chance et rien d’autre, et la chance ne reste pas. Cela s’appelle la régression vers la moyenne.
    .mistake-again = Quelqu’un qui joue { $rounds } manches avec la même règle que tous les autres ne peut pas être plus doué. D’où venaient ses { $best } étoiles ?
    .mistake-half-way = Ce serait vrai si la moitié de la différence était du talent. Quelle part vient du talent si tous suivent la même règle ?
    .mistake-below = Les dés ne se souviennent de rien : ils ne doivent à personne de la malchance après de la chance. Que rapporte une manche en moyenne, avec de nouveaux dés ?
    .solution = Chacun a la même règle, et donc la même espérance d’étoiles. Les premières manches de Mia ne comptent pas : environ { $average }, comme tout le monde.

exercise-10-9 = Deux joueurs suivent une seule et même règle. En { $rounds } manches, le joueur de départ a gagné en moyenne { $difference } étoile de plus que l’autre (un nombre négatif : de moins). L’erreur type de ce nombre est { $error }. Que dit l’intervalle de confiance à 95 % ?
    .title = Commencer, un atout ?
    .option-helps = Commencer est un avantage.
    .option-hurts = Commencer est un désavantage.
    .option-open = Ce peut être l’un ou l’autre : cet échantillon ne le dit pas.
    .option-none = Cela ne fait aucune différence : les chances sont égales.
    .hint-1 = Va à 1,96 erreur type au-dessus et au-dessous de { $difference }. Où l’intervalle commence-t-il, et où finit-il ?
    .hint-2 = Un test d’hypothèse demande : 0 est-il dans l’intervalle ? Sinon, de quel côté l’intervalle se trouve-t-il ?
    .right = L’intervalle va de { $low } à { $high }. { $case ->
        [open] Il contient 0 et des nombres de part et d’autre.
        [helps] Il est tout entier au-dessus de 0.
       *[hurts] Il est tout entier au-dessous de 0.
    }
    .mistake-helps = { $sign ->
        [plus] Dans cet échantillon, oui. Mais jusqu’où le hasard seul peut-il aller ? 1,96 erreur type fait { $margin }.
       *[minus] Attention au signe : un nombre négatif dit que le joueur de départ a gagné moins.
    }
    .mistake-hurts = { $sign ->
        [minus] Dans cet échantillon, oui. Mais jusqu’où le hasard seul peut-il aller ? 1,96 erreur type fait { $margin }.
       *[plus] Attention au signe : un nombre positif dit que le joueur de départ a gagné plus.
    }
    .mistake-open = 1,96 erreur type fait { $margin }. Compare avec la différence : le hasard seul peut-il aller si loin ?
    .mistake-none = { $case ->
        [open] Ne rien voir ne veut pas dire qu’il n’y a rien. L’intervalle contient 0, et beaucoup d’autres nombres aussi.
       *[other] 1,96 erreur type fait { $margin }. Compare avec la différence : 0 est-il dans l’intervalle ?
    }
    .solution = { $difference } moins et plus la marge d’erreur, 1,96 · { $error } = { $margin } : de { $low } à { $high }. { $case ->
        [open] 0 s’y trouve : il peut donc y avoir un avantage, un désavantage, ou rien du tout ; il faut plus de manches.
        [helps] Il est au-dessus de 0 : commencer est donc un avantage pour des joueurs qui suivent cette règle.
       *[hurts] Il est au-dessous de 0 : commencer est donc un désavantage pour des joueurs qui suivent cette règle.
    }

exercise-10-10 = En 500 manches avec les mêmes dés, la règle patient de 10.2 a gagné plus d’étoiles que bold. Est-elle meilleure, ou était-ce de la chance ? Prépare le concours qui en décide : que compte-t-on, avec quels dés, combien de manches, et pourquoi ? Organise-le dans la cellule au-dessus. Que trouves-tu, et que dirais-tu si 0 se trouvait dans l’intervalle ?
    .title = patient, meilleure ?
    .model = Les deux règles jouent avec les mêmes dés, une comparaison par paires, et je compte les étoiles. Après 500 manches, la marge d’erreur est de 0,05. Je veux voir 0,03 étoile, donc je prends dix fois plus de manches, avec de nouveaux dés, de 500 à 5 499, et je ne m’arrête pas au moment où ma préférée est devant. Patient gagne 0,026 ± 0,018 de moins : 0 est en dehors, donc bold est meilleure, et l’avance était de la chance. Si 0 était dedans, je dirais que nous ne le savons pas encore, et que la différence ne dépasse probablement pas le bout de l’intervalle le plus éloigné de 0.
    .solution = C’est une personne qui lit. Une bonne réponse compte quelque chose, utilise les mêmes dés pour les deux, et de nouveaux, fixe d’avance la taille de l’échantillon avec une raison (la marge d’erreur, ou la puissance d’un test d’hypothèse), et ne prend pas 0 dans l’intervalle de confiance pour une preuve que les deux ont la même espérance. (En 20 000 manches, bold gagne 0,030 ± 0,009 de plus.)

# Images

picture-round = manche
picture-rounds = Étoiles d’Ada moins celles de Bo en { $rounds } manches
picture-rounds-zero = { $dice } : { $zero } sur { $rounds } sont 0
picture-own-dice = dés à chacun
picture-same-dice = mêmes dés
picture-per-round = étoiles d’Ada moins celles de Bo, par manche, en un concours de 100 manches
picture-contests = { $dice } : moyenne { $mean }, dispersion { $spread }, Bo devant dans { $behind } sur { $contests }
picture-contests-count = concours
picture-ten = Étoiles en dix manches et dans les dix suivantes
picture-first-ten = étoiles dans les dix premières manches
picture-next-ten = étoiles dans les dix manches suivantes
picture-ten-best = les cinq meilleurs : d’abord { $first }, puis { $then }
picture-ten-all = les { $count } : d’abord { $first }, puis { $then }
picture-intervals = différence, en étoiles par manche
picture-intervals-told = Intervalles à 95 %, en étoiles par manche
picture-interval = { $name } : de { $low } à { $high }

# For tests
exercise-10-201 = Une pièce lancée { $tosses } fois montre { $heads } fois pile. Hypothèse : elle est équilibrée. Le nombre de piles a alors l’espérance { $half } et l’écart type { $deviation }, et avec la probabilité 95 % il est à 1,96 écart type au plus de { $half }. Que dit un test au seuil de 5 % ?
    .title = Pièce équilibrée ?
    .option-reject = On rejette l’hypothèse : { $heads } est hors de l’intervalle.
    .option-keep = On ne rejette pas l’hypothèse : { $heads } est dans l’intervalle. Elle peut quand même être fausse.
    .option-proven = { $heads } est dans l’intervalle. Cela prouve que la pièce est équilibrée.
    .option-not-half = On rejette l’hypothèse, parce que { $heads } n’est pas { $half }.
    .hint-1 = Combien font 1,96 fois l’écart type ? D’où à où va l’intervalle ?
    .right = L’intervalle est { $half } ± { $margin }, de { $low } à { $high }. { $case ->
        [reject] { $heads } est dehors : hypothèse rejetée.
       *[keep] { $heads } est dedans : hypothèse non rejetée, et pas prouvée.
    }
    .mistake-reject = L’intervalle est { $half } ± 1,96 · { $deviation }. { $heads } est-il vraiment dehors ?
    .mistake-keep = L’intervalle est { $half } ± 1,96 · { $deviation }. { $heads } est-il vraiment dedans ?
    .mistake-proven = Aucun test ne prouve une hypothèse. Une pièce un peu truquée aurait pu montrer la même chose.
    .mistake-not-half = Une pièce équilibrée montre rarement pile juste { $half } fois. De combien peut-elle s’écarter par hasard ?
    .solution = 1,96 · { $deviation } = { $margin } ; l’intervalle va de { $low } à { $high }. { $case ->
        [reject] { $heads } est dehors, donc on rejette l’hypothèse au seuil de 5 %.
       *[keep] { $heads } est dedans, donc on ne rejette pas l’hypothèse. Ce n’est pas une preuve.
    }
exercise-10-202 = Un dé est truqué. Un test au seuil de 5 % avec { $rolls } lancers rejette l’hypothèse « le dé est équilibré » avec la probabilité { $power }. Comment s’appelle cette probabilité, et que devient-elle avec plus de lancers ?
    .title = La puissance d’un test
    .option-power = La puissance du test. Elle augmente avec plus de lancers.
    .option-power-stays = La puissance du test. Elle reste la même avec plus de lancers.
    .option-level = Le seuil de signification. Il baisse avec plus de lancers.
    .option-miss = La probabilité d’une erreur de deuxième espèce. Elle baisse avec plus de lancers.
    .hint-1 = L’hypothèse est fausse ici. Est-ce une erreur de la rejeter ?
    .right = Rejeter une hypothèse fausse est juste, et la probabilité de le faire est la puissance. Plus de lancers montrent mieux un dé truqué.
    .mistake-power-stays = C’est bien son nom. Mais avec plus de lancers l’erreur type diminue, et le dé truqué se remarque mieux.
    .mistake-level = Le seuil est la probabilité de rejeter une hypothèse vraie. On le choisit : 5 %.
    .mistake-miss = Une erreur de deuxième espèce, c’est ne pas rejeter une hypothèse fausse. Sa probabilité est ici { $miss }.
    .solution = Puissance : la probabilité de rejeter une hypothèse fausse, ici { $power }. L’erreur de deuxième espèce a { $miss }. Avec plus de lancers, la puissance augmente.
exercise-10-203 = Deux groupes, choisis au hasard et indépendamment l’un de l’autre, passent un test. La moyenne de l’un a une erreur type de { $first } points, celle de l’autre de { $second } points. Quelle est l’erreur type de la différence des deux moyennes, en points ?
    .title = Erreur d’une différence
    .hint-1 = Pour des grandeurs indépendantes, ce sont les variances qui s’additionnent, et non les erreurs types.
    .hint-2 = Prends la racine de la somme des carrés.
    .right = { $first-square } + { $second-square } = { $squares }, et sa racine est { $answer }.
    .mistake-added = Tu as additionné les erreurs types. Les hasards des deux groupes se compensent en partie : additionne les carrés.
    .mistake-subtracted = On soustrait les moyennes, mais pas leurs erreurs : chacune rend la différence moins sûre.
    .mistake-no-root = C’est la variance de la différence. Prends sa racine.
    .mistake-mean = La différence est moins sûre que chacune des moyennes : son erreur type est plus grande que les deux.
    .solution = √({ $first }² + { $second }²) = √{ $squares } = { $answer } points.
exercise-10-204 = Quelqu’un teste { $tests } pièces équilibrées, chacune par un test au seuil de 5 %. Les tests sont indépendants. Quelle est la probabilité qu’au moins une des pièces soit déclarée truquée ?
    .title = Beaucoup de tests
    .hint-1 = L’événement contraire est plus simple : aucun test ne rejette. Chacun garde son hypothèse avec la probabilité { $rest }.
    .right = Aucun test ne rejette avec la probabilité { $rest }^{ $tests } = { $none }. Donc au moins un rejette avec { $percent }.
    .mistake-added = Tu as additionné. Mais deux tests peuvent rejeter tous les deux, et ces cas sont comptés deux fois.
    .mistake-none = C’est l’événement contraire : aucune pièce n’est déclarée truquée.
    .mistake-single = C’est pour un seul test. Ici il y en a { $tests }, et chacun peut se tromper.
    .mistake-exactly-one = C’est exactement une. Deux ou plus peuvent aussi être déclarées truquées.
    .solution = 1 − { $rest }^{ $tests } = 1 − { $none } = { $percent }. Si l’on teste assez souvent, on trouve quelque chose par hasard.
