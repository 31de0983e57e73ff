# Leçon 13. Un message exercise-13-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-13 = Enchère, égalité, brelan

auction-example = p. ex. 7

# Sur la feuille de réponses, pour trente lancers

exercise-13-1 = Ces dés sont posés à la carrière : { $bid }. Lesquelles de ces enchères les battent ? Choisis-les toutes.
    .title = Qu’est-ce qui les bat ?
    .hint-1 = Compte d’abord les dés. Ce qu’ils montrent ne compte que si deux enchères ont autant de dés.
    .hint-2 = Une enchère a moins de dés, deux en ont autant, mais pas plus hauts : ces trois-là ne battent pas.
    .right = { $more } et { $many } ont plus de dés. { $higher } en a autant, et ils sont plus hauts.
    .mistake-pips = Celle-là les bat. Mais as-tu additionné les points ? Le nombre de dés compte d’abord : plus de dés battent moins de dés, même si ce sont des 1.
    .mistake-value = Tu as regardé ce que montre un seul dé. Le nombre de dés compte d’abord.
    .mistake-same = { $same } est la même enchère, et une enchère doit être plus haute que celle qui est posée.
    .mistake-fewer = { $fewer } a moins de dés. Moins de dés ne battent jamais plus de dés, même si ce sont des 6.
    .mistake-lower = { $lower } a autant de dés, mais ils sont plus bas.
    .solution = Plus de dés battent moins de dés : { $more } et { $many }. À nombre égal, ils doivent être plus hauts : { $higher } l’est, { $lower } et { $same } ne le sont pas. Moins de dés ({ $fewer }) ne battent jamais.

exercise-13-2 = Deux 4 sont posés à la carrière. Tu as cinq dés, pas encore lancés, et un bouton : avec lui tu peux tourner un dé d’un point, vers le haut ou vers le bas. Quelle est la probabilité que tu puisses alors battre les deux 4 ? Quelle est ton estimation ?
    .title = Ton estimation
    .noted = Nous y reviendrons.
    .solution = Une estimation n’est ni juste ni fausse. On la compare dans l’exercice 13.8.

exercise-13-3 = Tu lances { $dice } dés. Quelle est la probabilité qu’au moins deux soient égaux ?
    .title = Deux dés égaux
    .hint-1 = « Au moins deux égaux » peut arriver de bien des façons. Quel est l’événement contraire ?
    .hint-2 = Tous les dés différents : le premier peut montrer n’importe quoi. Combien de nombres reste-t-il pour le deuxième, et ainsi de suite ?
    .right = Tous différents : { $product } = { $different } issues sur { $rolls }. Les { $hits } autres ont deux dés égaux ou plus.
    .mistake-different = C’est la probabilité de l’événement contraire : tous les dés différents.
    .mistake-added = Tu as ajouté 1/6 pour chaque paire de dés, mais ces événements peuvent arriver ensemble. Les issues où plusieurs paires sont égales comptent alors plusieurs fois. Qu’est-ce que cela donnerait avec sept dés ? L’inclusion-exclusion est longue ici, l’événement contraire est court.
    .mistake-independent = Tu as multiplié comme si les paires de dés étaient indépendantes. Elles ont des dés en commun : si le premier et le deuxième sont égaux, et le deuxième et le troisième aussi, le premier et le troisième le sont.
    .mistake-one-pair = C’est juste pour deux dés. Ici, deux dés quelconques sur { $dice } conviennent.
    .mistake-outcomes = Le nombre d’issues favorables est juste. Sur combien d’issues en tout ?
    .solution = L’événement contraire est plus simple : tous différents, dans { $product } = { $different } issues sur { $rolls } dans l’univers. Deux dés ou plus sont donc égaux dans { $rolls } − { $different } = { $hits } issues, soit { $chance }.

exercise-13-4 = On lance cinq dés. Quelle est la probabilité qu’ils montrent { $pattern ->
        [two-pairs] deux paires et un autre nombre, comme ici
       *[three] exactement trois dés égaux et deux autres nombres, différents, comme ici
        [full] trois dés égaux et une paire, comme ici
        [four] exactement quatre dés égaux, comme ici
    } ? Les nombres peuvent être autres, et l’ordre aussi.
    .title = Une figure
    .hint-1 = Deux questions : de combien de façons peut-on choisir les nombres ? Et dans combien d’ordres les dés peuvent-ils alors se trouver ?
    .hint-2 = Les ordres : cinq dés différents en ont { $all }. Si des dés égaux changent de place, rien de nouveau n’apparaît ; divise donc par 2! pour une paire, 3! pour trois dés égaux, 4! pour quatre.
    .hint-3 = Les nombres : { $pattern ->
        [two-pairs] deux des six pour les paires (peu importe lequel vient en premier), puis un des quatre autres.
       *[three] un des six vient trois fois, puis deux des cinq autres (peu importe lequel vient en premier).
        [full] un des six vient trois fois, un des cinq autres deux fois.
        [four] un des six vient quatre fois, un des cinq autres une fois.
    }
    .right = { $numbers } façons de choisir les nombres, { $divided } = { $orders } ordres : { $hits } issues sur { $rolls }.
    .mistake-twice = Tu as compté dans les deux ordres des nombres qui viennent aussi souvent, par exemple 2 et 5, puis encore 5 et 2. C’est un seul choix.
    .mistake-which = Tu as choisi deux nombres. Mais il faut savoir lequel vient le plus souvent : cela en fait deux fois plus.
    .mistake-just-these = C’est juste pour ces nombres précis. Mais d’autres conviennent aussi.
    .mistake-no-orders = Tu as choisi les nombres. Et dans combien d’ordres les dés peuvent-ils les montrer ?
    .mistake-all-orders = Tu as pris { $all } ordres, comme pour cinq dés différents. Mais des dés égaux peuvent changer de place, et rien de nouveau n’apparaît.
    .mistake-of-hands = Sans ordre, il y a { $hands } possibilités, mais elles ne sont pas équiprobables : cinq dés différents ont { $all } ordres, cinq dés égaux en ont un. Compte des issues : elles forment l’univers.
    .mistake-outcomes = Le nombre d’issues favorables est juste. Sur combien d’issues en tout ?
    .solution = { $numbers } façons de choisir les nombres ({ $pattern ->
        [two-pairs] 15 pour les paires, 4 pour l’autre
       *[three] 6 pour les trois égaux, 10 pour les deux autres
        [full] 6 pour les trois égaux, 5 pour la paire
        [four] 6 pour les quatre égaux, 5 pour l’autre
    }), et pour chacune le coefficient multinomial { $divided } = { $orders } : { $hits } sur { $rolls }, soit { $percent }.

exercise-13-5 = Lance cinq dés trente fois. Combien d’entre eux montrent le nombre le plus fréquent ? (Pour 2, 2, 2, 5, 5, il y en a trois.)
    .title = Trente lancers
    .outcome-1 = tous différents
    .outcome-2 = deux égaux
    .outcome-3 = trois égaux
    .outcome-4 = quatre égaux
    .outcome-5 = tous les cinq égaux
    .noted = Enregistré. Ta classe réunira tous ses lancers.
    .solution = Chacun a ses propres dés. Exactement : 720, 5 400, 1 500, 150 et 6 sur 7 776.

exercise-13-6 = Il te faut trois dés égaux, et tu peux relancer certains de ceux-ci, une fois. Lesquels ?
    .title = Quels dés relancer ?
    .option-both-pairs = Seulement le { $single } : deux paires valent mieux qu’une.
    .option-one-pair = Le { $single } et une des paires : garder deux dés.
    .option-all = Tous les cinq.
    .option-equal = C’est indifférent.
    .hint-1 = Calcule la probabilité pour chaque choix. Si les deux paires restent, quels nombres aident sur le dernier dé ?
    .hint-2 = Si deux { $low } restent et qu’on lance trois dés : quelle est la probabilité qu’aucun ne soit un { $low } ? Prends l’événement contraire. (Et trois autres dés égaux conviendraient aussi.)
    .right = Trois dés pour deux { $low } : 1 − (5/6)³, et 5/216 pour trois autres dés égaux : { $onePair }. Un dé pour les deux paires : 2/6, soit { $bothPairs }.
    .mistake-both-pairs = Un dé, et deux de ses six nombres aident. Compare : trois dés, et un nombre aide (ou trois autres dés égaux).
    .mistake-all = Deux dés égaux sont déjà là : c’est plus de la moitié. Garde-les, et compare.
    .mistake-equal = Compare un dé dont deux nombres aident et trois dés dont un nombre aide.
    .solution = Garder deux { $low } (ou deux { $high }) et en lancer trois. Leur nombre de { $low } suit une loi binomiale : il y en a au moins un avec 91/216. Avec trois autres égaux : 91/216 + 5/216 = { $onePair }. Garder les deux paires et en lancer un : 2/6 = { $bothPairs }. Tout lancer : { $allFive }.

exercise-13-7 = { $bid } est posé, et tu as cinq dés, pas encore lancés. Quelle est la probabilité qu’ils le battent, tels qu’ils tombent ? (Sur { $rolls } issues, { $three } ont trois dés égaux ou plus. Dans { $pair }, il y a exactement deux 6 et pas trois dés égaux ; et autant pour chaque autre nombre.)
    .title = Battre { $bid }
    .hint-1 = Deux événements battent { $bid } : trois dés égaux quelconques et deux dés égaux d’un nombre plus haut : { $higher }.
    .hint-2 = Si tu ajoutes { $pair } pour chacun de ces nombres : quelles issues sont comptées deux fois ?
    .hint-3 = Deux paires de nombres plus hauts : pour un choix de deux nombres, il y a 30 ordres, et 4 nombres pour le cinquième dé.
    .right = { $three } + { $values } · { $pair } − { $twos } · { $both } = { $hits } sur { $rolls }, soit { $percent }.
    .mistake-added = Tu as additionné les paires. Un lancer avec deux paires plus hautes est maintenant compté deux fois. Combien y a-t-il de tels lancers ?
    .mistake-no-three = Tu as oublié que trois dés égaux battent n’importe quelle paire.
    .mistake-one-value = Tu as compté les paires d’un seul nombre. { $higher } conviennent tous.
    .mistake-only-three = Deux dés suffisent s’ils sont plus hauts : { $higher }.
    .mistake-outcomes = Le nombre d’issues favorables est juste. Sur combien d’issues en tout ?
    .solution = Inclusion-exclusion. Trois dés égaux : { $three }. Exactement deux d’un nombre plus haut ({ $higher }) : { $values } · { $pair }. Deux paires de ce genre à la fois ont été comptées deux fois : { $twos } · 30 · 4 = { $less }. { $added } − { $less } = { $hits } sur { $rolls }, soit { $percent }.

exercise-13-8 = Et la question du début : cinq dés contre deux 4, et un bouton pour tourner un dé d’un point. Seules les { $hands } combinaisons ci-dessous ne peuvent alors pas les battre ; chacune peut se trouver dans plusieurs ordres. Quelle est la probabilité que tu puisses battre les deux 4 ?
    .title = Avec un bouton
    .hint-1 = Il est plus simple de compter ce qui échoue, et de prendre l’événement contraire.
    .hint-2 = Dans combien d’ordres 1, 2, 3, 4, 6 peuvent-ils se trouver ? Et 1, 1, 3, 4, 6 ? Et 1, 1, 3, 3, 5 ?
    .hint-3 = Une combinaison a 120 ordres, certaines en ont 60, les autres 30. Additionne-les ; c’est sur { $rolls }.
    .right = { $counted } = { $failing } issues sur { $rolls } échouent. Toutes les autres battent les deux 4 : { $percent }.
    .guessed = Tu avais dit { $guess }. { $off ->
        [same] Ton intervalle contient ce nombre.
        [higher] C’est un peu moins : { $percent }.
       *[lower] C’est plus : { $percent }. Un bouton vaut beaucoup.
    }
    .mistake-failing = C’est la probabilité de l’événement contraire : que tu ne puisses pas les battre.
    .mistake-each-once = Tu as compté chaque combinaison une fois. Mais 1, 2, 3, 4, 6 peuvent se trouver dans 120 ordres, et chacun est une issue à part.
    .mistake-of-hands = { $hands } combinaisons sur { $all } échouent, mais elles ne sont pas équiprobables. Compte leurs ordres.
    .mistake-all-orders = Tu as donné 120 ordres à chaque combinaison. Des dés égaux peuvent changer de place, et rien de nouveau n’apparaît.
    .mistake-no-button = C’est la probabilité avec les dés tels qu’ils tombent. Il reste à utiliser le bouton.
    .mistake-outcomes = Le nombre d’issues favorables est juste. Sur combien d’issues en tout ?
    .solution = Les combinaisons qui échouent ont { $counted } = { $failing } ordres, chaque nombre étant un coefficient multinomial. 1 − { $failing }/{ $rolls } = { $percent }. Sans bouton, c’est { $without }.

exercise-13-9 = Toi (en rouge) et une autre personne (en bleu), vous enchérissez à la carrière, dans l’ordre montré. Ses cases rapportent { $fields }, et chaque enchère est payée aussitôt, de gauche à droite. Combien de boutons as-tu gagnés de plus que tes dés n’auraient gagné au marché ? (Là, c’est 1 par dé.)
    .title = Des enchères
    .bid-own = ton enchère { $laid }
    .bid-other = l’enchère de l’autre personne : { $laid }
    .hint-1 = Écris les cases sous les enchères : la première reçoit le premier nombre, et ainsi de suite. Lesquelles sont à toi ?
    .hint-2 = Les dés battus sont perdus pour cette manche ; ce qu’ils ont rapporté te reste. Combien de dés as-tu posés en tout ?
    .right = Tu as reçu { $pays } = { $earned }, pour { $dice } dés : { $more } de plus qu’au marché.
    .mistake-no-market = C’est ce que tu as reçu. Mais au marché, tes dés auraient aussi gagné quelque chose : c’est leur coût d’opportunité.
    .mistake-beaten-lose = Si tu es battu, tu perds les dés, mais tu gardes ce que tu as reçu.
    .mistake-last-only = Tu n’as compté que les dés de ta dernière enchère. Ceux qui ont été battus sont partis aussi.
    .mistake-pips = Au marché, chaque dé gagne 1, quoi qu’il montre.
    .mistake-other = C’est le compte de l’autre personne. Les dés rouges sont à toi.
    .solution = Reçu : { $pays } = { $earned }. Dés posés : { $dice }, chacun valant 1 au marché. { $earned } − { $dice } = { $more }.

exercise-13-10 = À l’examen, celui qui a le plus de { $value } reçoit un bonus ; en cas d’égalité, personne. L’autre personne en a { $theirs }. Toi, tu { $yours ->
        [0] n’en as aucun
       *[other] en as { $yours }
    }, et une carte te permet de relancer tes { $again } autres dés, une fois. Quelle est la probabilité que tu obtiennes au moins l’égalité ?
    .title = Au moins l’égalité
    .theirs = les dés de l’autre personne
    .yours = tes dés
    .hint-1 = Combien de { $value } te manque-t-il pour l’égalité ? Davantage convient aussi.
    .hint-2 = Compte les issues selon leur nombre de { $value }. Aucun : { $again } dés avec 5 nombres chacun. Exactement un : quel dé est-ce, et que montrent les autres ?
    .right = { $hits } issues sur { $outcomes } ont { $needed ->
        [one] au moins un { $value }
       *[other] au moins deux { $value }
    } : { $percent }.
    .mistake-just-tie = C’est exactement l’égalité. Tu peux aussi en avoir plus que l’autre personne.
    .mistake-to-win = C’est la probabilité d’en avoir plus. L’égalité suffit : l’autre personne ne reçoit alors rien.
    .mistake-one-order = C’est une seule façon. Lesquels des { $again } dés montrent { $value } ? Et davantage convient aussi.
    .mistake-added = Tu as additionné les probabilités d’événements qui peuvent arriver ensemble : plus de dés qu’il n’en faut peuvent montrer { $value }. Ces issues sont comptées plusieurs fois.
    .mistake-outcomes = Le nombre d’issues favorables est juste. Sur combien d’issues en tout ?
    .solution = Il t’en faut encore { $needed }. Il y en a moins dans { $needed ->
        [one] { $none }
       *[other] { $none } + { $one } = { $fewer }
    } issues sur { $outcomes } ; il en reste { $hits }, soit { $percent }. Le nombre de { $value } suit la loi binomiale.

exercise-13-11 = Une carte coûte ces { $dice } dés égaux, et autant de boutons qu’en montre l’un d’eux. À partir de la manche suivante, elle rapporte { $income } boutons au début de chaque manche. Au marché, les dés auraient aussitôt gagné 1 chacun. Après combien de revenus as-tu pour la première fois plus de boutons que sans la carte ?
    .title = Quand est-elle payée ?
    .hint-1 = Qu’as-tu donné en tout ? Des boutons, et ce que les dés auraient gagné.
    .hint-2 = { $dice } dés et { $price } { $price ->
        [one] bouton
       *[other] boutons
    }. Combien de fois { $income } dépasse cela ?
    .right = Elle a coûté { $price }, et { $dice } pour les dés, { $cost } en tout. { $rounds } revenus rapportent { $brought }.
    .mistake-dice-free = Les dés n’étaient pas gratuits : au marché, ils auraient gagné { $dice }. C’est leur coût d’opportunité.
    .mistake-not-yet = Après { $before } revenus, tu as tout au plus autant de boutons que sans la carte. La question est quand tu en as plus.
    .mistake-each-die = Tu paies ce que montre un seul des dés, et non ce qu’ils montrent tous.
    .mistake-one-a-round = Une carte rapporte { $income } à chaque manche, et non 1.
    .solution = Donné : { $price } + { $dice } = { $cost }. { $rounds } est le premier nombre de revenus qui rapporte plus : { $brought }.

exercise-13-12 = Une autre personne et toi, vous voulez la carrière (4–3–2–1–0). Vous avez cinq dés chacun, tous visibles, et ce que vous ne misez pas gagne 1 par dé au marché. Quand arrêtes-tu d’enchérir, et pourquoi ? Où est l’avantage : à enchérir en premier, ou en dernier ?
    .title = Quand arrêter ?
    .model = Je regarde ce que rapporte la case suivante et combien de dés l’enchère demande ; au marché, ils gagneraient 1 chacun. Un dé sur une case qui rapporte 4, 3 ou 2 y gagne plus, donc j’enchéris aussi bas que possible tant qu’un dé suffit. Deux dés sur la case qui rapporte 2 gagnent autant qu’au marché, et moins sur celle qui rapporte 1 : là, j’arrête. Enchérir en premier vaut les 4. Enchérir en dernier ne vaut quelque chose que si celui qui tient la carrière reçoit un bonus ; il me faut pour cela plus de dés égaux que l’autre, ou de plus hauts.
    .solution = Une personne la lit. Une bonne réponse compare ce que rapporte la case suivante et le nombre de dés qu’elle demande (1 chacun au marché), voit que les dés battus sont perdus mais non ce qu’ils ont rapporté, et dit quelque chose de l’ordre : la première enchère rapporte le plus, la dernière tient le lieu.

# Images
picture-bids = Enchères croissantes. Celles encadrées battent { $bid }.
picture-patterns = Cinq dés : nombres · ordres = issues
picture-pattern = { $numbers } · { $orders } = { $hits }
picture-patterns-three = Trois égaux ou plus (en bleu) : { $hits } sur { $rolls }, soit { $percent }
picture-equals = Tes trente lancers de cinq dés
picture-equals-not-yet = Tes trente lancers de cinq dés : lance d’abord ceux de { $number }
picture-equals-rolled = { $count } (attendu : { $expected })
picture-pays = Ce qu’ont rapporté trois dés égaux de la manche 1
picture-pays-round = jusqu’à la manche
picture-pays-market = marché
picture-pays-card = carte à { $price }

# For tests
exercise-13-201 = Un test a { $questions } questions avec { $options } réponses chacune, dont une est juste. Tu réponds à toutes au hasard. Quelle est la probabilité qu’exactement { $hits } de tes réponses soient justes ?
    .title = Réponses au hasard
    .hint-1 = Loi binomiale : quelle est la probabilité de { $hits } réponses justes d’abord, puis seulement des fausses ? Dans combien d’ordres peuvent-elles venir ?
    .right = Il y a { $ways } ordres, chacun avec la probabilité { $one } : en tout { $answer }, soit { $percent }.
    .mistake-one-order = C’est un seul ordre. Il y a { $ways } façons de choisir les { $hits } questions.
    .mistake-no-misses = Tu as oublié les réponses fausses : toutes les autres doivent être fausses.
    .mistake-at-least = C’est au moins { $hits }. On demande exactement { $hits }.
    .mistake-share = C’est la part de { $hits } sur { $questions }. Quelle est la probabilité que cela arrive ?
    .solution = { $ways } · ({ $hit })^{ $hits } · ({ $miss })^{ $misses } = { $answer }, soit { $percent }.
exercise-13-202 = Une basketteuse réussit chaque lancer franc avec la probabilité { $chance }, indépendamment des autres. Elle a { $throws } lancers francs. Quelle est la probabilité qu’elle en réussisse au moins { $needed } ?
    .title = Lancers francs
    .hint-1 = Au moins { $needed } veut dire { $needed } ou { $throws }. Calcule les deux avec la loi binomiale.
    .right = Exactement { $needed } réussites ont la probabilité { $exactly }, et { $throws } réussites { $all } : en tout { $percent }.
    .mistake-exactly = C’est exactement { $needed } réussites. { $throws } réussites appartiennent aussi à l’événement.
    .mistake-all = C’est { $throws } réussites. Elle peut rater une fois.
    .mistake-fewer = C’est l’événement contraire : moins de { $needed } réussites.
    .mistake-certain-ones = Ce sont { $needed } lancers précis qui réussissent, par exemple les premiers. Le raté peut être n’importe où.
    .solution = P(au moins { $needed }) = P({ $needed }) + P({ $throws }) = { $exactly } + { $all } = { $percent }.
exercise-13-203 = { $red } boutons rouges, { $blue ->
        [one] un bleu
       *[other] { $blue } bleus
    } et { $green ->
        [one] un vert
       *[other] { $green } verts
    } sont en rang. On ne peut pas distinguer des boutons de la même couleur. Combien de rangs différents sont possibles ?
    .title = Des boutons en rang
    .hint-1 = Si les { $all } étaient tous différents, combien de permutations y aurait-il ? Combien de fois chaque rang est-il alors compté ?
    .right = { $formula } = { $answer }.
    .mistake-all-different = Ce serait juste si tous les boutons étaient différents. Mais on peut échanger ceux qui sont égaux.
    .mistake-free = Tu as choisi librement une couleur pour chaque place. Mais il y a { $red } rouges, ni plus ni moins.
    .mistake-one-colour = Tu n’as divisé que pour les rouges. On peut aussi échanger les boutons des autres couleurs.
    .mistake-no-factorials = On peut échanger trois boutons égaux de 3! = 6 façons, et non de 3.
    .solution = Permutations avec répétition : { $formula } = { $answer }.
