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

# Pour les contrôles
exercise-3-201 = Une roue a { $sectors } secteurs égaux : { $red } rouges et { $blue } bleus. On la fait tourner deux fois. Dessine un arbre de probabilités. Quelle est la probabilité que le rouge sorte exactement une fois ?
    .title = Une roue, deux fois
    .hint-1 = Quels chemins de l’arbre appartiennent à l’événement ? Multiplie le long de chaque chemin, et additionne les chemins.
    .right = Deux chemins lui appartiennent, rouge–bleu et bleu–rouge, chacun avec { $path }. En tout : { $answer }, soit { $percent }.
    .mistake-one-path = C’est un chemin de l’arbre. Le rouge peut sortir en premier ou en second.
    .mistake-at-least = C’est « au moins une fois » : le chemin rouge–rouge y est. Ici, le rouge sort exactement une fois.
    .mistake-both = C’est le chemin rouge–rouge : le rouge sort deux fois.
    .mistake-taken-away = Tu as enlevé un secteur après le premier tour, comme dans un tirage sans remise. La roue reste comme elle est.
    .solution = Chemin rouge–bleu : { $red }/{ $sectors } · { $blue }/{ $sectors }. Chemin bleu–rouge : autant. En tout { $answer }, soit { $percent }.
exercise-3-202 = Demain, il pleut avec la probabilité { $rain }. S’il pleut, le bus scolaire est en retard avec la probabilité { $late-wet } ; sinon, avec la probabilité { $late-dry }. Quelle est la probabilité que le bus soit en retard demain ?
    .title = Un bus en retard
    .hint-1 = Dessine un arbre : d’abord pluie ou pas de pluie, puis en retard ou à l’heure. Quels deux chemins finissent par « en retard » ?
    .right = { $late-wet } de { $rain } font { $wet }, et { $late-dry } de { $no-rain } font { $dry }. En tout { $percent }.
    .mistake-one-path = C’est le chemin avec pluie. Le bus peut aussi être en retard sans pluie.
    .mistake-mean = Ce serait juste si la pluie et l’absence de pluie étaient équiprobables. Mais la pluie a la probabilité { $rain }.
    .mistake-added = Tu as additionné deux probabilités conditionnelles. Multiplie d’abord chacune par la probabilité de son cas.
    .mistake-exchanged = Tu as échangé les deux cas : s’il pleut, le bus est en retard avec la probabilité { $late-wet }.
    .solution = Probabilités totales : P(pluie et retard) = { $wet }, P(pas de pluie et retard) = { $dry }, donc P(retard) = { $percent }.
exercise-3-203 = Dans une école, { $sport } des élèves sont dans un club de sport, { $music } jouent d’un instrument, et { $both } font les deux. On choisit un élève au hasard. Les événements « club de sport » et « instrument » sont-ils indépendants ?
    .title = Indépendants ou non
    .option-independent = Ils sont indépendants.
    .option-more-often = Ils ne le sont pas : la part de ceux qui jouent d’un instrument est plus grande dans le club que dans toute l’école.
    .option-less-often = Ils ne le sont pas : la part de ceux qui jouent d’un instrument est plus petite dans le club que dans toute l’école.
    .option-overlap = Ils ne le sont pas : il y a des élèves qui font les deux.
    .hint-1 = Si A et B sont indépendants, P(A et B) = P(A) · P(B).
    .right = { $case ->
        [independent] P(A) · P(B) = { $product }, et c’est P(A et B) : ils sont indépendants.
       *[other] S’ils étaient indépendants, P(A et B) serait { $product }. C’est { $both } : dans le club, { $within } jouent d’un instrument, et { $music } dans toute l’école.
    }
    .mistake-independent = S’ils étaient indépendants, { $music } de { $sport } feraient les deux. Combien est-ce ?
    .mistake-more-often = Divise { $both } par { $sport } : c’est la part dans le club. Est-elle plus grande que { $music } ?
    .mistake-less-often = Divise { $both } par { $sport } : c’est la part dans le club. Est-elle plus petite que { $music } ?
    .mistake-overlap = Des événements qui peuvent se réaliser ensemble sont indépendants, ou ne le sont pas. Compare P(A et B) avec P(A) · P(B).
    .solution = P(A) · P(B) = { $product } et P(A et B) = { $both }. { $case ->
        [independent] C’est égal, donc les événements sont indépendants.
       *[other] Ce n’est pas égal, donc les événements ne sont pas indépendants.
    } Sachant « club de sport », la probabilité d’« instrument » est { $within } ; sans condition, elle est { $music }.
exercise-3-204 = Un tableau à double entrée dit comment les élèves d’une école sont venus. En bus : { $bus-late } en retard, { $bus-punctual } à l’heure. À vélo : { $bike-late } en retard, { $bike-punctual } à l’heure. On choisit au hasard un élève parmi ceux qui étaient en retard. Quelle est la probabilité conditionnelle qu’il soit venu en bus ?
    .title = Un tableau
    .hint-1 = La condition est « en retard ». Quelle colonne du tableau reste-t-il ?
    .right = { $late } étaient en retard, et { $bus-late } d’entre eux sont venus en bus : { $bus-late }/{ $late }, soit { $percent }.
    .mistake-exchanged = C’est P(retard | bus), la part des retards chez ceux du bus. Ici, la condition est « en retard », et on demande « bus ».
    .mistake-both = Tu as divisé par le nombre de tous les élèves. Divise par le nombre de ceux qui étaient en retard.
    .mistake-whole-row = C’est la probabilité de « bus » sans la condition.
    .mistake-odds = Tu as comparé ceux du bus à ceux du vélo. Compare-les aux { $late } qui étaient en retard.
    .solution = P(bus | retard) = { $bus-late }/({ $bus-late } + { $bike-late }) = { $answer }, soit { $percent }.
exercise-3-205 = { $spam } de tous les e-mails sont du spam. Un filtre déplace { $found } du spam dans le dossier « Indésirables », et par erreur { $wrong } des autres e-mails. Un e-mail est dans ce dossier. Quelle est la probabilité conditionnelle que ce soit du spam ?
    .title = Un filtre à spam
    .hint-1 = Imagine 1000 e-mails. Combien sont du spam et sont déplacés ? Combien d’autres sont déplacés ?
    .right = Sur 1000 e-mails, { $hits } sont du spam et sont déplacés, et { $false } autres sont déplacés : { $hits }/{ $moved }, soit { $percent }.
    .mistake-exchanged = C’est P(déplacé | spam). On demande P(spam | déplacé).
    .mistake-one-path = C’est P(spam et déplacé), un chemin de l’arbre. Divise par la probabilité qu’un e-mail soit déplacé.
    .mistake-moved = C’est la probabilité qu’un e-mail soit déplacé, spam ou non. Quelle part de ceux-là est du spam ?
    .mistake-spam-alone = C’est la probabilité d’un spam avant de savoir que l’e-mail a été déplacé.
    .solution = Sur 1000 e-mails, { $spam-count } sont du spam et { $other-count } n’en sont pas. { $hits } et { $false } sont déplacés, en tout { $moved }. P(spam | déplacé) = { $hits }/{ $moved }, soit { $percent }.
exercise-3-206 = Un ticket à gratter gagne avec la probabilité { $win }, indépendamment de tous les autres. Tu en achètes { $cards }. Quelle est la probabilité que l’un au moins gagne ?
    .title = Au moins un gagne
    .hint-1 = L’événement contraire est plus simple : aucun ticket ne gagne. Multiplie, car les tickets sont indépendants.
    .right = Aucun ticket ne gagne avec la probabilité { $product } = { $none }. L’un au moins gagne donc avec 1 − { $none } = { $answer }, soit { $percent }.
    .mistake-none = C’est la probabilité de l’événement contraire : aucun ticket ne gagne.
    .mistake-added = Tu as additionné. Mais deux tickets peuvent gagner tous les deux, et ces cas sont alors comptés deux fois.
    .mistake-exactly-one = C’est exactement un. Deux ou plus peuvent gagner aussi.
    .mistake-all = C’est la probabilité que les { $cards } gagnent tous.
    .solution = Événement contraire : { $product } = { $none }. 1 − { $none } = { $answer }, soit { $percent }.
exercise-3-207 = Une pièce équilibrée a montré { $heads } fois de suite pile. Quelle est la probabilité de pile au prochain lancer, et pourquoi ?
    .title = Le prochain lancer
    .option-half = 1/2, car les lancers sont indépendants.
    .option-whole-run = { $run }, car { $more } fois pile de suite est aussi rare que cela.
    .option-balance = Moins de 1/2, car d’après la loi des grands nombres pile et face s’équilibrent.
    .option-frequency = Plus de 1/2, car la fréquence de pile est 1 jusqu’ici.
    .hint-1 = Qu’est-ce qui est déjà arrivé, et qu’est-ce qui reste ouvert ?
    .right = Les { $heads } lancers ont eu lieu. La pièce est équilibrée et n’a pas de mémoire : la probabilité conditionnelle de pile est 1/2, comme toujours.
    .mistake-whole-run = C’était la probabilité de { $more } fois pile avant le premier lancer. { $heads } sont maintenant certains : il ne reste qu’un lancer.
    .mistake-balance = À la longue, la fréquence s’approche de 1/2 parce que les premiers lancers comptent de moins en moins. Aucun lancer ne les compense.
    .mistake-frequency = Si peu de lancers ne donnent qu’une estimation grossière. Et ici, on sait que la pièce est équilibrée.
    .solution = Les lancers sont indépendants. Sachant { $heads } fois pile, la probabilité conditionnelle de pile est 1/2. { $run } est la probabilité de { $more } fois pile, vue d’avant le premier lancer.
