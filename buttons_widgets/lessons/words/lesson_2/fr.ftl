# Leçon 2. Un message exercise-2-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-2 = Un lancer

exercise-2-1 = Tu veux une case de la colonne 6. On lance cinq dés noirs. Quelle est la probabilité qu’au moins l’un d’eux montre un 6 ? Quelle est ton estimation ?
    .title = Ton estimation
    .noted = Nous y reviendrons.
    .solution = Une estimation n’est ni juste ni fausse. Une estimation proche de cinq sixièmes, soit 83 %, montre que l’on a additionné les sixièmes.

exercise-2-2 = Voici ton lancer : blanc { $white }, noirs { $columns }. Sur quelles cases peux-tu poser un bouton ? Clique sur toutes ces cases.
    .title = Ce qu’offre un lancer
    .hint-1 = Le dé blanc désigne la ligne. Pose un doigt sur la ligne { $white }.
    .hint-2 = Chaque dé noir, à points dorés ou blancs, désigne une colonne que tu peux choisir : { $columns }. Lesquelles de ces cases sont fermées ?
    .right = La ligne { $white }, et n’importe quelle colonne ouverte que montre un dé noir.
    .mistake-swapped = Tu as pris le dé blanc pour la colonne. Il désigne la ligne ; ce sont les noirs qui désignent des colonnes.
    .mistake-gold-only = C’est la case dorée, que les autres peuvent utiliser aussi. Mais c’est ton lancer : tu peux choisir n’importe lequel des dés noirs.
    .mistake-closed = Le lancer désigne { $cell }, mais cette case est fermée : il y a un bouton à côté.
    .mistake-missing = { $found ->
        [one] Celle-là est juste.
       *[other] Ces { $found } cases sont justes.
    } Mais tu peux choisir parmi tous les dés noirs.
    .mistake-elsewhere = Le lancer ne désigne pas { $cell }. Le dé blanc donne la ligne, et l’un des dés noirs la colonne.
    .solution = La ligne est { $white }, et les colonnes sont { $columns }. Parmi ces cases, il reste celles qui sont vides et n’ont aucun bouton à côté d’elles.

exercise-2-3 = Lance trente fois les cinq dés noirs. Combien de colonnes différentes montrent-ils ?
    .title = Trente lancers
    .dice = Dés noirs : { $black }
    .outcome-1 = 1 colonne
    .outcome-2 = 2 colonnes
    .outcome-3 = 3 colonnes
    .outcome-4 = 4 colonnes
    .outcome-5 = 5 colonnes
    .noted = Enregistré. Le nombre de fois qu’un résultat est venu, divisé par le nombre de lancers, est sa fréquence. Ta classe réunira tous ses lancers.
    .solution = Chacun a ses propres dés. Quatre colonnes sont le cas le plus probable, puis trois ; réunies, les fréquences de la classe s’approchent des probabilités que l’on calcule à la fin.

exercise-2-4 = Tard dans une manche, tu lances le dé blanc et un seul dé noir. Quelle est la probabilité que le lancer désigne une case ouverte ?
    .title = Un seul dé noir
    .hint-1 = Chaque case du plateau est désignée par exactement une issue des deux dés. Combien d’issues l’univers compte-t-il ?
    .hint-2 = Compte les cases ouvertes : vides, et sans bouton à gauche, à droite, au-dessus ni au-dessous.
    .right = { $open } issues sur { $spaces }, toutes équiprobables, désignent une case ouverte : la probabilité est { $chance }.
    .mistake-neighbours = Tu as compté toutes les cases vides. Celles qui sont à côté d’un bouton sont fermées aussi.
    .mistake-odds = Tu compares les cases ouvertes aux cases fermées. Une probabilité les compare aux { $spaces } cases en tout.
    .mistake-added = Deux dés à { $sides } faces peuvent tomber de plus de 12 façons : chaque nombre de l’un va avec chaque nombre de l’autre.
    .solution = Le dé blanc peut tomber de { $sides } façons et le dé noir de { $sides } façons : l’univers compte { $spaces } issues, une pour chaque case. { $open ->
        [one] { $open } case est ouverte.
       *[other] { $open } cases sont ouvertes.
    }

exercise-2-5 = On lance deux dés noirs. Compare deux événements : « les deux montrent un { $one } », et « l’un montre un { $one }, l’autre un { $other } ».
    .title = Double ou mélange
    .option-equal = Les deux sont aussi probables l’un que l’autre.
    .option-twice = « { $one } et { $other } » est deux fois plus probable.
    .option-six-times = « { $one } et { $other } » est six fois plus probable.
    .option-double = « Deux fois { $one } » est plus probable.
    .hint-1 = Regarde ci-dessus l’image de l’univers. Quels carrés appartiennent à chaque événement ?
    .hint-2 = Imagine un dé doré et l’autre blanc. Comment peuvent-ils montrer un { $one } et un { $other } ?
    .right = { $one } sur le dé doré et { $other } sur le blanc, ou { $other } sur le doré et { $one } sur le blanc : cet événement a deux issues sur { $outcomes }. Le double n’en a qu’une.
    .mistake-equal = On ne les distingue pas, alors on croit voir une seule issue. Mais peins un dé en doré : doré { $one }, blanc { $other }, ce n’est pas la même chose que doré { $other }, blanc { $one }.
    .mistake-six-times = Les doubles sont rares si l’on compte tous les mélanges. Mais ici, seul compte le mélange de { $one } et { $other }.
    .mistake-double = Combien de carrés de l’image montrent deux fois { $one } ? Et combien un { $one } et un { $other } ?
    .solution = Deux issues sur { $outcomes } contre une. Les dés ne savent pas si nous pouvons les distinguer.

exercise-2-6 = Cinq dés noirs sont rangés de gauche à droite. Lesquels de ces événements ont exactement la même probabilité que ce résultat ?
    .title = Aussi probable
    .dice = De gauche à droite : { $dice }
    .option-sixes = { $six } { $six } { $six } { $six } { $six }
    .option-any-order = { $numbers }, dans un ordre quelconque
    .option-rising = 1 2 3 4 5, dans cet ordre
    .option-all-different = cinq nombres différents
    .hint-1 = De combien de façons chacun peut-il se produire, dé par dé en partant de la gauche ?
    .hint-2 = Quelle est la probabilité que le premier dé montre le premier nombre, le deuxième dé le deuxième, et ainsi de suite ? Ces nombres ont-ils de l’importance ?
    .right = Chacune des { $outcomes } issues est aussi probable que n’importe quelle autre, qu’elle ait l’air spéciale ou non. Les deux autres événements réunissent beaucoup d’issues.
    .mistake-any-order = « Dans un ordre quelconque », ce n’est pas une seule issue. Il y a { $orders } ordres, et celui qui est donné est l’un d’eux.
    .mistake-all-different = Cinq nombres différents peuvent venir de { $different } façons. Le résultat donné n’est que l’une d’elles.
    .mistake-looks-special = Pourquoi les dés éviteraient-ils { $six } { $six } { $six } { $six } { $six } ? C’est à nous que cela paraît spécial. Les dés, eux, ne regardent pas.
    .mistake-nothing-special = Ceux-là ressemblent au résultat donné, mais chacun réunit beaucoup d’issues. Cherche ceux qui sont une seule issue.
    .solution = Lu de gauche à droite, chaque résultat est une issue d’un univers de { $outcomes } : cinq fois 6 ou 1 2 3 4 5 sont donc aussi probables que { $dice }. « Dans un ordre quelconque » réunit { $orders } issues, et « tous différents » en réunit { $different }.

exercise-2-7 = On lance { $dice } dés noirs. Quelle est la probabilité qu’aucun d’eux ne montre un { $column } ?
    .title = Aucun d’eux
    .hint-1 = Commence par un seul dé : { $others } faces sur { $sides } ne sont pas un { $column }.
    .hint-2 = Les dés sont indépendants : ce que montre l’un ne change pas les chances d’un autre. De combien de façons { $dice } dés peuvent-ils tomber, et de combien de façons sans aucun { $column } ?
    .right = { $product } = { $chance }, car les dés sont indépendants.
    .mistake-taken-away = Tu as enlevé un sixième pour chaque dé. Avec six dés, il ne resterait rien ; pourtant, six dés peuvent tous rater. Essaie de multiplier.
    .mistake-one-die = C’est juste pour un dé. Ici, les { $dice } dés doivent tous rater.
    .mistake-all-show = C’est la probabilité que chacun d’eux montre un { $column }.
    .mistake-added = Plus que certain ! Ils doivent tous rater. Faut-il additionner ou multiplier ?
    .mistake-outcomes-added = Tu as ajouté { $others } pour chaque dé. Mais chacun des { $others } nombres d’un dé peut venir avec chacun des { $others } d’un autre : multiplie.
    .mistake-parts-added = Tu as additionné les numérateurs, et les dénominateurs. Cela redonne { $others }/{ $sides }, comme pour un dé. Mais plusieurs dés ratent tous moins souvent qu’un seul.
    .solution = Sur { $outcomes } issues, { $missing } sont sans { $column } : { $product } = { $chance }.

exercise-2-8 = Et maintenant, la question du début : cinq dés noirs. Quelle est la probabilité qu’au moins l’un d’eux montre un 6 ?
    .title = Au moins un
    .hint-1 = Quel est l’événement contraire de « au moins un » ?
    .hint-2 = Quelle est la probabilité qu’aucun des cinq ne montre un 6 ? Enlève-la de 1.
    .right = 1 − { $product } = 1 − { $none } = { $chance }, soit { $percent } %. Sur beaucoup de lancers, la fréquence des lancers avec un 6 s’approche de cette probabilité.
    .mistake-added = Tu as ajouté un sixième pour chaque dé. Mais un lancer avec deux 6 serait alors compté deux fois. (Et avec six dés, ce serait certain !)
    .mistake-none = C’est la probabilité qu’aucun d’eux ne montre un 6. (Par hasard, c’est aussi la probabilité d’obtenir exactement un 6.) Quel est l’événement contraire ?
    .mistake-one-die = C’est pour un dé tout seul. Il y en a cinq.
    .mistake-all-show = C’est la probabilité que les cinq montrent un 6.
    .guessed = Au début, tu avais dit { $guess }. { $off ->
        [near] Bien vu !
        [added] C’est cinq fois un sixième. Mais les sixièmes se recoupent : deux 6 dans un même lancer ne servent qu’une fois.
        [high] C’est trop haut de { $points ->
            [one] { $points } point de pourcentage
           *[other] { $points } points de pourcentage
        }. Des dés qui montrent le même nombre ne servent qu’une fois.
       *[low] C’est trop bas de { $points ->
            [one] { $points } point de pourcentage
           *[other] { $points } points de pourcentage
        }. Cinq chances, c’est plus qu’il n’y paraît.
    }
    .solution = L’événement contraire est que les cinq dés ratent : { $product } = { $none }, environ { $percent-none } %. Au moins un dé montre donc un 6 avec la probabilité { $chance }, environ { $percent } %.

exercise-2-9 = Il te faut la case { $cell }. Tu lances le dé blanc et { $dice ->
        [one] { $dice } dé noir
       *[other] { $dice } dés noirs
    }. Quelle est la probabilité que le lancer t’offre ta case ?
    .title = Ta case
    .hint-1 = Deux choses doivent se produire : le dé blanc montre { $row }, et au moins un dé noir montre { $column }.
    .hint-2 = On trouve « au moins un » par l’événement contraire. Et le dé blanc et les dés noirs sont-ils indépendants ?
    .right = { $white } · { $black } = { $chance } : la ligne et la colonne sont indépendantes, donc on multiplie.
    .mistake-white-forgotten = C’est la probabilité pour la colonne { $column }. Le dé blanc doit aussi montrer la ligne { $row }.
    .mistake-each-added = Tu as compté 1/36 pour chaque dé noir. Si deux d’entre eux montrent { $column }, ce cas est compté deux fois.
    .mistake-one-black = Ce serait juste avec un seul dé noir. Tu en as { $dice }.
    .mistake-row-plus-column = Tu as additionné. Mais la ligne et la colonne doivent venir ensemble, toutes les deux.
    .solution = Ligne { $row } : { $white }. Colonne { $column } sur au moins un des { $dice } dés : { $black }. Les deux ensemble : { $white } · { $black } = { $chance }.

exercise-2-10 = On lance { $dice } dés noirs. Quelle est la probabilité qu’ils montrent { $dice } colonnes différentes ?
    .title = Tous différents
    .hint-1 = Lance-les l’un après l’autre. Le premier peut montrer n’importe quoi. Et le deuxième ?
    .hint-2 = Pour le deuxième dé, { $second } colonnes sont encore nouvelles ; pour le troisième, { $third }. Combien d’issues cela fait-il, et combien l’univers en compte-t-il ?
    .right = { $product } = { $different } issues sur { $outcomes } : { $chance }.
    .mistake-order-forgotten = Tu as compté quelles colonnes viennent, mais pas quel dé montre laquelle. Chaque choix de colonnes peut tomber dans beaucoup d’ordres.
    .mistake-only-the-first = Les autres doivent être différents du premier dé, mais aussi entre eux.
    .mistake-one-outcome = C’est une seule issue. Il y en a beaucoup où tous sont différents.
    .mistake-two-dice = C’est juste pour deux dés. Il y en a { $dice }.
    .solution = Le premier dé a le choix entre { $sides } nombres, le suivant { $second }, puis { $third }. Les nombres eux-mêmes dépendent des dés d’avant, mais pas combien il y en a : le principe multiplicatif s’applique donc. { $product } = { $different } issues sur { $outcomes }, donc { $chance }.

exercise-2-11 = Un ami dit : « Avec six dés noirs, un 6 est certain : six fois un sixième, cela fait un. » Que lui réponds-tu ? Quelle est la vraie probabilité, et serait-ce certain un jour ?
    .title = Six dés
    .model = Six dés peuvent tous rater : la probabilité en est { $product }, environ un tiers. Un 6 vient donc avec une probabilité d’environ { $percent } %. Tes sixièmes se recoupent : un lancer avec deux 6 est compté deux fois. Avec plus de dés, on s’approche de plus en plus de 1, mais ce n’est jamais certain, car tous peuvent rater.
    .solution = Une bonne réponse montre un lancer sans 6, trouve { $percent } % en passant par l’événement contraire, dit pourquoi il ne faut pas additionner les sixièmes (les lancers avec deux 6 sont comptés deux fois), et voit que la certitude n’est jamais atteinte.

# Les images
picture-two-dice = Les { $count } issues de deux dés, les doubles étant marqués
picture-misses = Aucun des dés ne montre un 6
picture-hits = Au moins un des dés montre un 6
picture-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
picture-not = { $percent } %, et non { $wrong } %
picture-columns = Cinq dés noirs : combien de colonnes différentes parmi { $outcomes } issues ?
picture-columns-own = Tes trente lancers
picture-columns-not-rolled = Tes trente lancers : lance d’abord les dés de l’exercice { $number }
picture-columns-count = { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
picture-columns-of = { $ways } : { $percent } %
picture-columns-rolled = { $count } sur { $times }

# Pour les contrôles
exercise-2-201 = On lance { $tosses } fois une pièce, puis on fait tourner une fois une roue à { $sectors } couleurs différentes. Une issue dit ce que montre chaque lancer, et quelle couleur sort. Combien d’issues l’univers a-t-il ?
    .title = L’univers
    .hint-1 = Écris les issues de deux lancers d’une pièce. Que devient leur nombre avec un lancer de plus ? Et chacune va avec chaque couleur.
    .right = Les lancers ont { $product } = { $sides } issues, et chacune va avec { $sectors } couleurs : { $sides } · { $sectors } = { $answer }.
    .mistake-added = Tu as additionné. Chaque issue d’une épreuve va avec chaque issue de la suivante : multiplie.
    .mistake-twice-tosses = { $tosses } lancers ont plus de 2 · { $tosses } issues : chaque lancer double leur nombre.
    .mistake-number-of-heads = Tu as compté combien de fois pile peut sortir. Mais « pile, puis face » et « face, puis pile » sont deux issues.
    .mistake-coin-alone = C’est l’univers des lancers seuls. Il manque la roue.
    .solution = Principe multiplicatif : { $product } · { $sectors } = { $answer } issues.
exercise-2-202 = Un sac contient { $red } boutons rouges, { $blue } bleus et { $green } verts, tous de la même taille. On en tire un sans regarder. Quelle est la probabilité de l’événement « le bouton est rouge » ?
    .title = Un bouton du sac
    .hint-1 = Qu’est-ce qui est équiprobable ici : les couleurs, ou les boutons ?
    .right = Les { $all } boutons sont équiprobables, et { $red } d’entre eux sont rouges : { $red }/{ $all }, soit { $percent }.
    .mistake-colours = Il y a trois couleurs, mais elles ne sont pas équiprobables. Les boutons le sont.
    .mistake-odds = Tu as comparé les boutons rouges aux autres. Une probabilité les compare à tous les { $all }.
    .mistake-others = C’est la probabilité de l’événement contraire : le bouton n’est pas rouge.
    .mistake-one-button = C’est la probabilité d’un bouton donné. Combien sont rouges ?
    .solution = Les { $all } boutons sont des issues équiprobables, et { $red } appartiennent à l’événement : { $red }/{ $all }, soit { $percent }.
exercise-2-203 = { $cards } cartes sont numérotées de 1 à { $cards }. On en tire une au hasard. Événement A : « le nombre est un multiple de { $first } ». Événement B : « le nombre est un multiple de { $second } ». Quelle est la probabilité de « A ou B », donc de l’un au moins des deux ?
    .title = A ou B
    .hint-1 = Combien de nombres appartiennent à A, et combien à B ? Lesquels appartiennent aux deux ?
    .right = { $in-first } + { $in-second } − { $both } = { $hits } des { $cards } nombres : { $answer }, soit { $percent }.
    .mistake-twice = Tu as compté deux fois les nombres qui appartiennent à A et à B.
    .mistake-both = C’est la probabilité de « A et B » : le nombre est un multiple de { $first } et de { $second }.
    .mistake-only-one = Tu as laissé de côté les nombres qui appartiennent aux deux événements. Ils appartiennent aussi à « A ou B ».
    .mistake-neither = C’est la probabilité de l’événement contraire : ni A ni B ne se réalise.
    .solution = Inclusion-exclusion : A a { $in-first } issues, B en a { $in-second }, et { $both ->
        [one] 1 est
       *[other] { $both } sont
    } dans les deux. « A ou B » en a donc { $hits } sur { $cards } : { $answer }.
exercise-2-204 = Une tombola a { $tickets } billets : { $large } gagnent un gros lot, { $small } un petit lot, les autres rien. Tu tires un billet. Quelle est la probabilité de l’événement contraire de « tu gagnes un lot » ?
    .title = Aucun lot
    .hint-1 = L’événement contraire se réalise exactement quand l’événement ne se réalise pas. Combien de billets lui appartiennent ?
    .right = L’événement contraire est « tu ne gagnes rien » : 1 − { $prizes }/{ $tickets } = { $blanks }/{ $tickets }, soit { $percent }.
    .mistake-event = C’est la probabilité de l’événement lui-même. On demande son contraire.
    .mistake-no-large = C’est la probabilité de ne pas gagner de gros lot. Un petit lot est un lot aussi.
    .mistake-no-small = C’est la probabilité de ne pas gagner de petit lot. Un gros lot est un lot aussi.
    .mistake-odds = Tu as comparé les billets perdants aux gagnants. Compare-les à tous les { $tickets }.
    .solution = { $large } + { $small } = { $prizes } billets gagnent. L’événement contraire a les { $blanks } autres issues sur { $tickets } : { $percent }.
exercise-2-205 = On lance deux dés équilibrés qui portent les nombres de 1 à { $sides }. Quelle est la probabilité de l’événement « la somme est { $total } » ?
    .title = Somme de deux dés
    .hint-1 = Imagine qu’un dé est rouge et l’autre bleu. Combien y a-t-il d’issues équiprobables ?
    .hint-2 = Rouge { $low } et bleu { $high } est une issue avec cette somme. Quelles sont les autres ?
    .right = { $hits } issues sur { $outcomes } ont cette somme, de { $low } et { $high } à { $high } et { $low } : { $percent }.
    .mistake-sums = Il y a { $sums } sommes différentes, mais elles ne sont pas équiprobables. Les issues des deux dés le sont.
    .mistake-unordered = Rouge { $low } et bleu { $high } est une issue, rouge { $high } et bleu { $low } une autre. Compte les deux.
    .mistake-added = Deux dés ont { $sides } · { $sides } issues, et non { $sides } + { $sides }.
    .solution = L’univers a { $sides } · { $sides } = { $outcomes } issues équiprobables, et { $hits } d’entre elles ont la somme { $total } : { $answer }.
exercise-2-206 = Un sac contient { $red } boutons rouges et { $blue } bleus. On en tire deux au hasard, l’un après l’autre, sans remettre le premier. Quelle est la probabilité que les deux soient rouges ?
    .title = Sans remise
    .hint-1 = Si le premier bouton est rouge : quels boutons reste-t-il dans le sac ?
    .right = { $red }/{ $buttons } · { $red-left }/{ $left } = { $answer }, soit { $percent }.
    .mistake-put-back = C’est juste si l’on remet le premier bouton. Ici, il y a au deuxième tirage un bouton de moins, et un rouge de moins.
    .mistake-red-kept = Tu as pris un bouton de moins au deuxième tirage. Celui qui manque est rouge.
    .mistake-first-alone = C’est la probabilité que le premier bouton soit rouge. Le deuxième doit l’être aussi.
    .mistake-added = Tu as additionné. Pour « le premier et le deuxième », multiplie.
    .solution = Tirage sans remise : d’abord { $red } sur { $buttons } sont rouges, puis { $red-left } sur { $left }. On multiplie : { $answer }.
exercise-2-207 = On a lancé { $tosses } fois une punaise, et elle est tombée { $hits } fois la pointe en l’air. Prends la fréquence comme estimation de la probabilité. Combien de fois t’attends-tu à « pointe en l’air » en { $more } autres lancers ?
    .title = Une punaise
    .hint-1 = La fréquence est le nombre de fois où c’est arrivé, divisé par le nombre de lancers.
    .right = La fréquence est { $hits }/{ $tosses } = { $frequency }. Sur { $more } lancers, cela fait { $answer }.
    .mistake-half = Deux issues ne sont pas forcément équiprobables : une punaise n’est pas une pièce. Qu’ont montré les premiers lancers ?
    .mistake-as-many = C’est arrivé aussi souvent en { $tosses } lancers. Maintenant, il y en a { $more }.
    .mistake-others = C’est le nombre de fois où la pointe ne devrait pas être en l’air.
    .mistake-difference = Tu as compté chaque lancer de plus comme une pointe en l’air. Leur proportion devrait être à peu près la même qu’avant.
    .solution = Estimation : { $hits }/{ $tosses } = { $frequency }. On s’attend à { $frequency } de { $more }, soit { $answer }. Le vrai nombre en sera proche.
