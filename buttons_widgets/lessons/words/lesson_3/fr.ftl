# Leçon 3. Un message exercise-3-1 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-3 = Bloqué !

exercise-3-1 = Tu lances le dé blanc et { $dice } dés noirs. Quelle est la probabilité d’être bloqué ? Ne calcule pas : dis ce que tu sens.
    .title = Quel est le risque ?
    .noted = C’est ton estimation. Tu la retrouveras.
    .solution = Toute estimation convient. Celui qui donne la proportion des cases fermées, { $closed } sur 36, vise beaucoup trop haut : chaque dé noir est une chance de plus de réussir.

exercise-3-2 = Lance trente fois les dés. Regarde chaque lancer avant de lire le décompte : te bloque-t-il ? (On ne pose rien : le plateau reste comme il est.)
    .title = Trente lancers
    .outcome-bust = bloqué
    .outcome-safe = réussi
    .noted = Blocages : { $busts } sur { $times } lancers, une fréquence relative de { $share }. Avec trente lancers chacun, une classe en a des centaines : mettez-les ensemble.
    .guessed = Ton estimation était { $guess }, et tes dés ont donné { $share }.
    .solution = Trente lancers donnent une première idée, et peuvent très bien s’écarter de 10 points de pourcentage. Ceux d’une classe entière s’écartent rarement de 4 points.

exercise-3-3 = Tu lances le dé blanc et 3 dés noirs. Lesquels de ces lancers font partie de l’événement « être bloqué » sur ce plateau ? Choisis-les tous.
    .title = Bloqué ou pas ?
    .roll = blanc { $white }, noirs { $black }
    .hint-1 = D’abord le dé blanc : seule sa ligne compte. Puis les dés noirs : parmi les cases qu’ils montrent dans cette ligne, y en a-t-il une d’ouverte ?
    .hint-2 = Une case est fermée si un bouton ou une étoile s’y trouve, et aussi s’il y a un bouton à gauche, à droite, au-dessus ou au-dessous.
    .right = Trois lancers te bloquent : rien d’ouvert dans la ligne ; aucun dé noir sur une case ouverte ; et, une fois, une case vide, mais à côté d’un bouton.
    .mistake-opposite = Ce sont les lancers réussis. Cherche ceux qui n’offrent aucune case ouverte.
    .mistake-only-closed-rows = Celui-là te bloque, quoi que montrent les dés noirs. Mais une ligne qui a des cases ouvertes ne te sauve pas si aucun dé noir n’en montre une.
    .mistake-neighbours-open = Il en manque un. Une case vide à côté d’un bouton est fermée aussi : à gauche, à droite, au-dessus ou au-dessous.
    .mistake-hit = Parmi tes choix, un lancer ne te bloque pas. Il suffit que l’un des dés noirs montre une case ouverte.
    .mistake-hits = Parmi tes choix, un lancer ne te bloque pas : ses dés noirs montrent des cases ouvertes dans la ligne du dé blanc.
    .solution = On est bloqué par un lancer dont le dé blanc désigne une ligne fermée ; par un lancer dont les dés noirs ne montrent que des boutons ou des étoiles ; et par un lancer où un dé noir montre une case vide, mais à côté d’un bouton.

exercise-3-4 = Le dé blanc est déjà tombé : il montre { $row }. Il te reste à lancer { $dice } dés noirs. Quelle est maintenant la probabilité d’être bloqué ?
    .title = Une ligne
    .hint-1 = Seule la ligne { $row } compte maintenant. Dans combien de ses 6 colonnes n’y a-t-il rien d’ouvert ? N’oublie pas les cases voisines des boutons.
    .hint-2 = Ton lancer te bloque si le premier dé noir rate, et si le deuxième rate aussi, et ainsi de suite. Quelle est la probabilité qu’un dé rate ?
    .hint-3 = Les dés sont indépendants les uns des autres : on multiplie donc les probabilités de rater.
    .right = { $missing } colonnes sur 6 sont fermées, et { $dice } dés ratent ensemble de { $ways } façons sur { $all } : c’est une probabilité conditionnelle, sachant que le dé blanc montre { $row }.
    .mistake-well = C’est la probabilité de réussir. Être bloqué est l’événement contraire.
    .mistake-one-die = C’est la probabilité qu’un dé noir rate. Tu en lances { $dice }, et tous doivent rater.
    .mistake-one-hits = C’est la probabilité qu’un dé noir touche une case ouverte. Être bloqué veut dire que les { $dice } dés ratent tous.
    .mistake-one-misses = C’est la probabilité qu’au moins un dé rate. Un seul raté ne fait pas de mal : ton lancer ne te bloque que si tous ratent.
    .mistake-white-again = Tu as compté le dé blanc encore une fois. Il est tombé : sa ligne est certaine.
    .mistake-neighbours-open = Tu as pris pour ouverte une case vide à côté d’un bouton. Elle est fermée.
    .mistake-all-hit = C’est la probabilité que tous les dés noirs montrent une case ouverte. Être bloqué veut dire que tous ratent.
    .solution = { $open ->
        [one] { $open } case est ouverte
       *[other] { $open } cases sont ouvertes
    } dans la ligne { $row } : un dé rate donc dans { $missing } cas sur 6, et { $dice } dés ratent tous de { $missing }^{ $dice } = { $ways } façons sur { $all } : { $fraction }.

exercise-3-5 = Un petit plateau, avec des dés à 4 faces. Tu lances le dé blanc et { $dice } dés noirs. Quelle est la probabilité d’être bloqué ? Donne une fraction, ou un pourcentage.
    .title = Un plateau entier
    .hint-1 = Prends une ligne à la fois. Combien de ses 4 colonnes sont fermées ? Deux dés noirs peuvent tomber de 4 · 4 = { $a-row } façons.
    .hint-2 = Si 3 colonnes d’une ligne sont fermées, 3 · 3 = 9 façons sur { $a-row } ratent. Si les 4 sont fermées, les { $a-row } ratent toutes.
    .hint-3 = Additionne les ratés des quatre lignes, et divise par le nombre d’issues dans l’univers des trois dés : 4 · { $a-row }.
    .right = Ligne par ligne, { $misses } = { $favourable } issues sur { $outcomes } te bloquent : { $percent }.
    .solution = Ligne par ligne, { $misses } = { $favourable } issues sur { $outcomes } te bloquent : { $fraction }, soit { $percent }.

exercise-3-6 = Revenons au plateau de la question. Tu lances le dé blanc et { $dice } dés noirs. Quelle est, exactement, la probabilité d’être bloqué ?
    .title = La réponse
    .hint-1 = Compte les colonnes fermées de chaque ligne. Dans l’une des lignes, les six sont fermées.
    .hint-2 = Avec 4 colonnes fermées, { $dice } dés ratent de 4 · 4 · 4 = 64 façons sur { $a-row }. Fais de même pour chaque ligne.
    .hint-3 = Chaque ligne vient avec la probabilité 1/6. Additionne donc les ratés des six lignes, et divise par tout l’univers : 6 · { $a-row } = { $outcomes } issues.
    .right = { $misses } = { $favourable } sur { $outcomes }. Cela fait { $fraction }, soit { $percent }.
    .guessed = Tu avais dit { $guess }{ $off ->
        [higher] {""} : tu craignais les dés plus qu’il ne faut.
        [lower] {""} : on est bloqué plus souvent qu’on ne le sent.
       *[other] . Bien senti !
    }
    .solution = Ligne par ligne, { $misses } = { $favourable } issues sur { $outcomes } te bloquent : { $fraction }, soit { $percent }. La ligne fermée en fait plus de la moitié à elle seule.

exercise-3-7 = Quelqu’un lance les dés encore et encore sur ce plateau et ne pose rien : le plateau reste donc comme il est. Trois lancers de suite ont réussi. Et le suivant ?
    .title = Après trois réussites
    .option-more = Bloqué plus souvent que d’habitude
    .option-same = Bloqué aussi souvent que d’habitude
    .option-less = Bloqué moins souvent que d’habitude
    .noted = C’est ton estimation. Maintenant, demande aux dés.
    .solution = Toute estimation convient. « Plus souvent » est connu comme l’erreur du joueur, et « moins souvent » comme la main chaude.

exercise-3-8 = Demande aux dés. Lance-les jusqu’à ce que { $wanted } lancers soient venus juste après trois réussites de suite. Seuls ces { $wanted } lancers comptent ; on ne sait pas combien de lancers il faudra.
    .title = Un blocage devient-il plus probable ?
    .outcome-due-bust = après trois réussites : bloqué
    .outcome-due-safe = après trois réussites : réussi
    .outcome-other = autres lancers
    .rolled = { $due } sur { $wanted } après trois réussites ({ $count } lancers en tout)
    .rest = Lancer le reste
    .on-paper = Note chaque lancer dans une case, dans l’ordre : B s’il te bloque, R s’il réussit. Arrête quand neuf cases suivent trois R de suite. Compte ces neuf cases.
    .rate-due = blocages parmi les lancers qui suivent trois réussites
    .noted = Blocages après trois réussites : { $busts } sur { $wanted }, une fréquence relative de { $share }. Sur ce plateau, { $percent } de tous les lancers te bloquent : sur { $wanted }, ce serait deux ou trois. Neuf lancers ne décident de rien ; comptez ensemble ceux de la classe.
    .solution = Après trois réussites, un lancer bloque avec { $percent }, comme toujours. Parmi neuf lancers de ce genre, la moitié des élèves voit deux blocages ou moins, l’autre moitié trois ou plus. Additionne les nombres de la classe, et ne demande pas qui en a vu plus. Il ne faut pas comparer une proportion à celle des autres lancers, ni lancer un nombre fixe de fois : les deux font paraître trop fréquents les blocages après des réussites.

exercise-3-9 = Sur ce plateau, { $percent } de tous les lancers te bloquent. Trois lancers de suite ont réussi, et rien n’a été posé. Quelle est maintenant la probabilité d’être bloqué ?
    .title = Le quatrième lancer
    .option-due = Plus de { $percent } : il faut bien que cela arrive un jour.
    .option-same = { $percent }, comme avant.
    .option-lucky = Moins de { $percent } : les dés sont dans une bonne série.
    .option-even = 50 % : on est bloqué, ou on ne l’est pas.
    .hint-1 = Qu’est-ce qui devrait changer pour que la probabilité change : le plateau ? les dés ?
    .hint-2 = Regarde les lancers de la classe, et les cent mille : parmi ceux qui suivent trois réussites, quelle est la proportion de blocages ?
    .right = Les dés n’ont pas de mémoire. Le plateau est le même, donc la probabilité est la même : les lancers sont indépendants.
    .guessed = Avant les lancers, tu avais dit : { $guess }.
    .mistake-due = Dans une longue suite de lancers, il y aura un blocage, c’est vrai. Mais comment les dés sauraient-ils qu’ils t’en doivent un ? Qu’ont montré les cent mille lancers ?
    .mistake-lucky = Trois réussites ne disent rien sur les dés qu’on ne savait déjà. Ils tombent comme toujours.
    .mistake-even = Deux choses peuvent se produire, mais pourquoi seraient-elles équiprobables ? Compte les issues de chacune.
    .solution = Les lancers sont indépendants : la probabilité conditionnelle d’être bloqué, sachant trois réussites, est de { $percent }, comme toujours sur ce plateau.

exercise-3-10 = Sur un autre plateau, un lancer te bloque avec la probabilité { $chance }. Tu lances { $times } fois les dés, sans rien poser entre-temps. Quelle est la probabilité de l’événement « l’un au moins de ces lancers te bloque » ?
    .title = Tôt ou tard
    .hint-1 = Au moins un : c’est un, ou deux, ou plus. L’événement contraire est plus simple.
    .hint-2 = L’événement contraire est que les { $times } lancers réussissent tous. Un lancer réussit avec la probabilité { $well }.
    .hint-3 = Les lancers sont indépendants : pour « et », multiplie. Puis retranche de 1.
    .right = Les { $times } lancers réussissent tous avec la probabilité { $all-well }, donc l’un au moins te bloque avec { $answer } : { $percent }.
    .mistake-added = Tu as additionné les probabilités. Mais deux lancers peuvent te bloquer tous les deux, et ce cas est alors compté deux fois. Avec assez de lancers, tu dépasserais même 1.
    .mistake-none = C’est la probabilité de l’événement contraire : aucun des lancers ne te bloque. Tu y es presque.
    .mistake-certain = Ce n’est pas sûr : les { $times } lancers peuvent réussir tous. Quelle en est la probabilité ?
    .mistake-every = C’est la probabilité que les { $times } lancers te bloquent tous. Un seul suffit.
    .mistake-just-one = C’est la probabilité d’un blocage exactement. Deux ou plus comptent aussi.
    .mistake-one-roll = C’est la probabilité pour un seul lancer. Tu lances { $times } fois les dés : il y a plus d’occasions d’être bloqué.
    .solution = Les { $times } lancers réussissent tous avec la probabilité ({ $well })^{ $times } = { $all-well }, donc l’un au moins te bloque avec 1 - { $all-well } = { $answer }, soit { $percent }. Voilà ce qu’il y a de vrai dans « il faut bien que cela arrive ». Mais cela se dit de tous les lancers ensemble, avant le premier.

exercise-3-11 = Ton lancer offre trois cases. Choisis celle après laquelle ton prochain lancer, encore avec 3 dés noirs, te bloque le moins souvent.
    .title = La case la plus sûre
    .not-offered = { $cell } n’est pas offerte : choisis l’une des trois cases marquées.
    .hint-1 = Essaie chaque case dans ta tête : quelles cases ferme-t-elle, et dans quelles lignes ? Sa propre ligne, et une case dans la ligne au-dessus et dans celle au-dessous.
    .hint-2 = Toutes les cases ne comptent pas autant. Dans une ligne qui a beaucoup de cases ouvertes, une de moins ne change presque rien. C’est la dernière case ouverte d’une ligne qui compte le plus.
    .hint-3 = Pour chaque ligne qui change, compare raté · raté · raté avant et après.
    .right = Après { $best }, un lancer te bloque dans { $risk } des cas ; après les autres, plus souvent : { $others }.
    .mistake-roomiest = { $cell } laisse { $open } cases ouvertes, plus que toute autre. Mais il importe de savoir dans quelles lignes : une ligne qui en a peu ne peut pas se permettre d’en perdre une.
    .mistake-other = Après { $cell }, un lancer te bloque plus souvent qu’il ne faut. Regarde les lignes où elle laisse peu de cases ouvertes.
    .mistake-several = Un bouton par lancer : choisis une seule case.
    .mistake-elsewhere = Le lancer n’offre pas { $cell } : choisis l’une des trois cases marquées.
    .solution = La case la plus sûre est { $best }, avec { $risk } ; les autres : { $others }. { $roomiest } laisse le plus de cases ouvertes, { $most } au lieu de { $left }, mais pas là où il en faut.

exercise-3-12 = Dans une vraie manche, Léo a lancé quatre fois les dés, posé quatre boutons, et n’a jamais été bloqué. « Maintenant, il faut que cela arrive », dit-il. En quoi a-t-il tort ? Et en quoi a-t-il peut-être raison quand même ?
    .title = Dans une vraie manche
    .model = Tort : les dés ne se souviennent pas de quatre lancers réussis, et ne rendent donc pas le cinquième plus mauvais. Raison : il a posé quatre boutons, et chacun ferme des cases ; le plateau est donc plus rempli, et le prochain lancer bloque plus souvent. Le plateau se souvient, les dés non.
    .solution = Le plateau se souvient, les dés non. Ce qui grandit, c’est le nombre de cases fermées.
