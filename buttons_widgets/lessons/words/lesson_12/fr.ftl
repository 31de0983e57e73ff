# Leçon 12. Un message exercise-12-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-12 = Combien de temps faut-il ?

waiting-example = p. ex. 6,5

# Trente attentes, là où la collection et la feuille de réponses parleraient de lancers
card-roll-hint = Lancer jusqu’à ce que deux dés fassent 7 (R)
card-roll-rest = { $left ->
        [one] Faire la dernière attente
       *[other] { $done ->
            [0] Faire les { $left } attentes
           *[other] Faire les { $left } autres attentes
        }
    }
card-roll-rest-hint = Faire d’un coup toutes les attentes qui restent
card-rolled = { $count ->
        [one] { $count } attente sur { $times }
       *[other] { $count } attentes sur { $times }
    }
class-rolled = { $rolls ->
        [one] { $rolls } attente
       *[other] { $rolls } attentes
    } de { $students ->
        [one] { $students } élève
       *[other] { $students } élèves
    }, l’une après l’autre
class-rolls-axis = attentes de toute la classe

exercise-12-1 = Quelqu’un d’autre a lancé ces dés. Lesquelles de ces rangées pourrais-tu cocher dans ta moitié droite ? Choisis-les toutes.
    .title = Quelles rangées ?
    .option = Rangée { $row }
    .hint-1 = Quand un autre lance, le dé rouge ne compte pas pour toi.
    .hint-2 = Il reste trois dés bleus. De combien de façons peux-tu en prendre deux ?
    .right = Deux des dés bleus : { $pairs }, donc les rangées { $sums }. Tu peux cocher une case.
    .mistake-red-too = Le rouge { $red } ne compte que pour celui qui a lancé. Que font les dés bleus, deux par deux ?
    .mistake-red-only = Pour celles-là, il faut le rouge { $red }, et seul celui qui a lancé en dispose. Prends deux dés bleus.
    .mistake-all-three = Une somme est toujours celle de deux dés, jamais de trois.
    .solution = Les paires de dés bleus sont { $pairs } : les rangées { $sums }. Le rouge { $red } n’est que pour celui qui a lancé.

exercise-12-2 = La rangée 12 a deux cases libres dans ta moitié droite. Combien de lancers des autres faut-il, en moyenne, pour que les deux soient cochées ? Quelle est ton estimation ?
    .title = Ton estimation
    .noted = Nous y reviendrons.
    .solution = Une estimation n’est ni juste ni fausse. On la compare dans l’exercice 12.8.

exercise-12-3 = On lance deux dés. Quelle est la probabilité d’obtenir la somme { $row } ?
    .title = Somme de deux dés
    .hint-1 = Combien d’issues l’univers compte-t-il, si l’un des dés est bleu et l’autre rouge ?
    .hint-2 = Écris les issues dont la somme est { $row }, le dé bleu d’abord. Avec une autre somme : bleu 1 et rouge 2, est-ce la même issue que bleu 2 et rouge 1 ?
    .right = { $pairs } : { $ways } des { $outcomes } issues équiprobables.
    .mistake-order = Tu as compté des paires sans leur ordre. Avec un dé bleu et un dé rouge, { $low } + { $high } et { $high } + { $low } sont deux issues.
    .mistake-of-pairs = Il y a 21 paires sans ordre, mais elles ne sont pas équiprobables : 4 et 5 vient deux fois plus souvent que 4 et 4. Compte des issues.
    .mistake-of-sums = Il y a 11 sommes, mais elles ne sont pas équiprobables. Compare 12 et 7.
    .mistake-outcomes = Le nombre d’issues favorables est juste. Sur combien d’issues en tout ?
    .solution = Sur { $outcomes } issues, { $ways } ont la somme { $row } : { $pairs }.

exercise-12-4 = Quelqu’un d’autre lance les trois dés bleus. Quelle est la probabilité que deux d’entre eux fassent { $row } ?
    .title = Deux dés sur trois
    .hint-1 = Appelle les dés a, b et c. L’univers a { $rolls } lancers, et dans { $pair } d’entre eux, a et b font { $row }. Et combien y a-t-il de paires ?
    .hint-2 = Quels lancers as-tu maintenant comptés deux fois ? Par exemple ceux où a et b font { $row }, et a et c aussi : b et c y sont donc égaux.
    .hint-3 = Dans combien de lancers ces deux paires font-elles { $row } ? Il y a { $ways } nombres qui conviennent pour a, et alors b et c sont fixés. Et de combien de façons peux-tu choisir deux des trois paires ?
    .right = Inclusion-exclusion : { $added } − { $less } = { $hits } lancers sur { $rolls }.
    .mistake-two-dice = C’est la probabilité avec deux dés. Ici il y en a trois, et deux quelconques d’entre eux conviennent.
    .mistake-added = Tu as additionné les probabilités de trois événements, un pour chaque paire. Un lancer où deux paires font { $row } est maintenant compté deux fois. Combien y a-t-il de tels lancers ?
    .mistake-independent = Tu as multiplié comme si les trois paires étaient indépendantes. Elles ont des dés en commun : si a et b font { $row }, et a et c aussi, b et c ne le peuvent pas.
    .mistake-taken-once = Tu as enlevé ce que deux des paires ont en commun. Mais il y a trois façons de choisir deux paires : la première et la deuxième, la première et la troisième, la deuxième et la troisième.
    .mistake-taken-twice = Tu as trop enlevé. Un lancer qui a été compté deux fois doit compter une fois, et non disparaître.
    .mistake-outcomes = Le nombre de lancers favorables est juste. Sur combien de lancers en tout ?
    .solution = Chacune des 3 paires fait { $row } dans { $ways } · 6 = { $pair } lancers, en tout { $added }. Pour deux quelconques des paires, il y a { $twice } lancers où les deux font { $row }, soit 3 · { $twice } = { $less } en tout ; ils ont été comptés deux fois. Les trois paires à la fois ne font jamais une somme impaire. { $added } − { $less } = { $hits } lancers sur { $rolls }, soit { $chance }.

exercise-12-5 = On lance les trois dés bleus jusqu’à ce que deux d’entre eux fassent 7. Combien de lancers faut-il ? Attends trente fois : à chaque clic, on lance les dés jusqu’à obtenir un 7.
    .title = Trente attentes
    .waited = { $count ->
        [one] un 7 dès le premier lancer
       *[other] un 7 après { $count } lancers
    }
    .outcome-1 = 1 lancer
    .outcome-2 = 2 lancers
    .outcome-3 = 3 lancers
    .outcome-4 = 4 lancers
    .outcome-5 = 5 lancers
    .outcome-more = 6 ou plus
    .noted = Enregistré. Ta classe réunira toutes ses attentes.
    .solution = Chacun a ses propres dés. Une attente d’un seul lancer est la plus probable, et chaque lancer de plus multiplie la probabilité par 7/12. C’est la loi géométrique.

exercise-12-6 = La rangée { $row } a une case libre dans ta moitié droite. Combien de lancers des autres faut-il, en moyenne, pour qu’elle soit cochée ? En mathématiques, c’est l’espérance du temps d’attente. (Sur les { $rolls } lancers, { $hits } offrent { $row }.)
    .title = Une case
    .hint-1 = Imagine { $rolls } lancers, chaque issue une fois. Combien de fois la case est-elle cochée, si chaque fois une nouvelle case attend ensuite ?
    .hint-2 = { $hits } croix en { $rolls } lancers. Combien de lancers cela fait-il pour chaque croix ?
    .right = { $rolls } / { $hits } { $is } { $mean } lancers : 1 divisé par la probabilité.
    .mistake-chance = C’est la probabilité pour un seul lancer. Combien de lancers faut-il ?
    .mistake-below-one = Aucune attente n’est plus courte qu’un lancer.
    .mistake-before = Ce sont les lancers qui ratent. Le lancer qui coche la case compte aussi.
    .mistake-half = Tu as pris la moitié. Mais ce que tu as partagé en deux n’est pas l’attente la plus longue : elle peut durer bien plus.
    .mistake-even = Après ce nombre de lancers, la case est cochée dans plus de la moitié des cas. La moyenne est plus grande, car certaines attentes sont très longues.
    .mistake-two-dice = Ce serait juste avec deux dés. Les autres lancent trois dés bleus.
    .solution = En { $rolls } lancers, { $row } est offert { $hits } fois, donc une fois tous les { $rolls } / { $hits } { $is } { $mean } lancers. En général, l’espérance d’une loi géométrique est 1 divisé par la probabilité.

exercise-12-7 = Un lancer offre { $row } avec la probabilité { $chance }. Quelle est la probabilité que ta case de la rangée { $row } soit encore libre après { $rolls } lancers des autres ?
    .title = Encore libre
    .hint-1 = L’événement est : un lancer offre { $row }. Quelle est la probabilité de l’événement contraire ?
    .hint-2 = Les lancers sont indépendants, et chacun d’eux doit rater.
    .right = { $product } = { $result }, soit { $percent }.
    .mistake-ticked = C’est la probabilité de l’événement contraire : que la case soit déjà cochée.
    .mistake-one-roll = C’est juste pour un lancer. Ici, { $rolls } lancers doivent rater.
    .mistake-just-then = C’est la probabilité que la case soit cochée exactement au lancer { $rolls }. La question est de savoir si elle est encore libre.
    .mistake-taken-away = Tu as enlevé la probabilité une fois pour chaque lancer. Ainsi, il ne resterait tôt ou tard plus rien ; pourtant, les dés peuvent toujours rater encore. Multiplie.
    .mistake-added = Ils doivent tous rater, l’un et l’autre. Faut-il additionner ou multiplier ?
    .solution = Un lancer rate avec la probabilité { $miss }, et { $rolls } lancers ratent tous avec { $product } = { $result }.

exercise-12-8 = Et maintenant, la question du début : la rangée 12, deux cases libres dans la moitié droite. Combien de lancers des autres faut-il, en moyenne, pour que les deux soient cochées ? (C’est encore l’espérance.) (Sur les { $rolls } lancers, { $hits } offrent 12.)
    .title = Deux cases
    .hint-1 = Combien de lancers faut-il, en moyenne, pour la première case ?
    .hint-2 = Quand la première case est cochée, tu attends la deuxième. Les dés savent-ils que tu as déjà attendu ?
    .right = { $one } lancers pour la première case, et autant pour la deuxième : { $both }.
    .guessed = Tu avais dit { $guess }. { $off ->
        [same] Ton intervalle contient ce nombre.
        [higher] C’est moins : { $both } lancers.
       *[lower] C’est plus long : { $both } lancers.
    }
    .mistake-one-box = C’est pour une case. La deuxième demande encore autant.
    .mistake-multiplied = Tu as multiplié. La deuxième attente commence quand la première finit : les attentes s’additionnent donc.
    .mistake-two-dice = Ce serait juste avec deux dés. Les autres lancent trois dés bleus, et deux quelconques d’entre eux conviennent.
    .mistake-halved = Deux cases ne vont pas plus vite : chaque lancer coche une case au plus.
    .mistake-before = Ce sont les lancers qui ratent. Les deux lancers qui cochent une case comptent aussi.
    .mistake-all-four = C’est pour quatre dés. Quand les autres lancent, seuls les trois dés bleus comptent.
    .solution = { $rolls } / { $hits } = { $one } lancers pour chaque case, l’une après l’autre : { $both }. Les espérances s’additionnent. (Le nombre de lancers suit une loi binomiale négative.)

exercise-12-9 = La rangée { $row } a deux cases libres dans la moitié droite, et chaque lancer offre { $row } avec la probabilité { $chance }. Quelle est la probabilité que la deuxième case soit cochée au lancer { $last }, ni avant ni après ?
    .title = À ce lancer précis
    .hint-1 = Le lancer { $last } doit offrir { $row } : appelle cela un succès, et l’événement contraire un échec. Combien des { $before } lancers précédents doivent aussi être des succès ?
    .hint-2 = De combien de façons peut-on placer ce succès parmi les { $before } lancers précédents ? Et quelle est la probabilité de chacune de ces façons ?
    .right = { $before } · { $factors } ≈ { $percent }.
    .mistake-one-order = C’est une seule façon. Le premier succès peut venir à n’importe lequel des { $before } lancers avant le dernier.
    .mistake-any-order = Tu as laissé venir les deux succès n’importe où. Le deuxième doit venir au lancer { $last }, sinon les deux cases auraient été cochées avant.
    .mistake-one-box = C’est pour une case : rien que des échecs, puis un succès. Ici, il y a aussi un succès parmi les { $before } premiers lancers.
    .mistake-no-misses = Ce sont les deux succès. { $misses ->
        [one] Le lancer qui rate a
       *[other] Les { $misses } lancers qui ratent ont
    } aussi une probabilité.
    .solution = Deux succès et { $misses ->
        [one] { $misses } échec
       *[other] { $misses } échecs
    } dans un certain ordre : { $factors }. Le dernier lancer est un succès, et l’autre succès est l’un des { $before } lancers précédents : { $before } · { $factors } ≈ { $percent }. C’est la loi binomiale négative.

exercise-12-10 = Maintenant, tes propres lancers. Il ne reste que les rangées { $one } et { $other }, avec une case chacune. Utilisés au mieux, la plus lente d’abord, { $both } lancers sur { $rolls } cochent les deux, { $countOne } la seule rangée { $one }, { $countOther } la seule rangée { $other }, et { $nothing } ne cochent rien. Seule, la rangée { $one } demande en moyenne { $waitOne ->
        [one] { $waitOne } lancer
       *[other] { $waitOne } lancers
    }, et la rangée { $other } en demande { $waitOther }. Combien de lancers faut-il, en moyenne, pour que les deux soient cochées ?
    .title = Encore deux rangées
    .hint-1 = Imagine { $rolls } joueurs qui en sont là. Chacun lance une fois : cela fait { $rolls } lancers jusqu’ici. À qui en faut-il encore combien ?
    .hint-2 = Quand la rangée { $one } est cochée, il reste la rangée { $other }, qui demande { $waitOther ->
        [one] { $waitOther } lancer
       *[other] { $waitOther } lancers
    }. Celui qui n’a rien coché en est au même point, et il lui en faut encore le nombre que tu cherches. Appelle-le V.
    .hint-3 = { $rolls } · V = { $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne } + { $nothing } · V.
    .right = ({ $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne }) / { $something } ≈ { $mean } lancers.
    .mistake-added = Tu as laissé une rangée attendre l’autre. Mais les deux sont libres en même temps : un lancer qui rate l’une peut cocher l’autre.
    .mistake-slower = C’est la rangée la plus lente, seule. Elle peut être cochée en premier, et l’autre est alors encore libre.
    .mistake-once = Tu as oublié ceux qui n’ont rien coché : ils doivent recommencer, et ils sont { $nothing } sur { $rolls }.
    .mistake-no-roll = Tu as oublié ce lancer lui-même : il compte 1 pour tout le monde.
    .mistake-exchanged = Quand la rangée { $one } est cochée, il reste l’autre rangée. Tu as pris celle qui est cochée.
    .solution = { $rolls } · V = { $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne } + { $nothing } · V, donc V = ({ $rolls } + { $countOne } · { $waitOther } + { $countOther } · { $waitOne }) / { $something } ≈ { $mean }.

exercise-12-11 = Il reste les rangées { $rows }, avec une case chacune, et voici ton lancer. Que coches-tu, pour avoir besoin du moins de lancers en moyenne ?
    .title = Quelle case ?
    .option-two = Les rangées { $one } et { $other }.
    .option-lone = La rangée { $lone }.
    .option-one = La rangée { $one } seulement.
    .option-equal = Peu importe.
    .hint-1 = Ne regarde pas ce que tu coches. Que reste-t-il ensuite ?
    .hint-2 = La rangée { $lone } seule demande encore { $afterTwo ->
        [one] { $afterTwo } lancer
       *[other] { $afterTwo } lancers
    }. Les rangées { $one } et { $other } ensemble en demandent { $afterLone }.
    .right = { $right ->
        [lone] La rangée { $lone } est faite, et les rangées { $one } et { $other } demandent encore { $afterLone } lancers. Avec deux cases maintenant, la rangée { $lone } te ferait attendre encore { $afterTwo ->
            [one] { $afterTwo } lancer
           *[other] { $afterTwo } lancers
        }.
       *[two] La rangée { $lone } seule demande encore { $afterTwo ->
            [one] { $afterTwo } lancer
           *[other] { $afterTwo } lancers
        }, les rangées { $one } et { $other } en demanderaient { $afterLone }.
    }
    .mistake-two = Deux cases, cela paraît plus qu’une. Mais alors il reste la rangée { $lone }, et elle est longue.
    .mistake-lone = Il reste alors les rangées { $one } et { $other }. Combien de temps demandent-elles ensemble ?
    .mistake-one = Les mêmes paires cochent ensemble les rangées { $one } et { $other }. Pourquoi laisser l’une des deux libre ?
    .mistake-equal = Si, cela importe : pense au temps qu’il faut pour cocher ce qui reste.
    .solution = Après les rangées { $one } et { $other }, il reste la rangée { $lone }, soit encore { $afterTwo ->
        [one] { $afterTwo } lancer
       *[other] { $afterTwo } lancers
    } ; après la rangée { $lone }, les rangées { $one } et { $other }, soit encore { $afterLone } lancers. { $right ->
        [lone] Donc la rangée { $lone }.
       *[two] Donc les rangées { $one } et { $other }.
    }

exercise-12-12 = Tu inventes une feuille de jeu. Chaque rangée de la moitié gauche doit valoir la peine d’être tentée. Combien de cases donnes-tu à la rangée 2, à la rangée 7 et aux rangées entre les deux ? Pourquoi pas le même nombre partout ? Et à quoi d’autre faudrait-il penser ?
    .title = Ta feuille
    .model = La rangée 2 demande deux 1, qui viennent dans 171 lancers sur 1 296, la rangée 7 vient dans 834. Avec cinq cases chacune, la rangée 2 demanderait plus de cinq fois plus de temps, et personne n’essaierait. Les rangées grandissent donc vers le milieu : { $rows } cases, comme sur la feuille de cette collection. Même ainsi, la rangée 2 seule demande { $ends } lancers et la rangée 7 en demande { $middle }. Mais un lancer ne peut cocher que deux cases, et toutes les rangées les veulent en même temps ; il faut donc l’essayer, dans beaucoup de parties, ou le calculer.
    .solution = C’est une personne qui lit. Une bonne réponse compare des temps d’attente (les cases divisées par la probabilité d’une somme), fait grandir le nombre de cases vers 7, et voit que les rangées se disputent les mêmes lancers, si bien que la somme des temps de chaque rangée n’est pas le temps d’une partie.

# Les images
picture-sums = Les { $count } issues de deux dés, et leurs sommes
picture-offers = Dans combien de lancers trouve-t-on une somme ?
picture-offers-two = deux dés
picture-offers-blue = deux des trois dés bleus
picture-offers-four = deux des quatre dés
picture-offers-of = { $ways } sur { $rolls }
picture-waits = Tes trente attentes d’un 7
picture-waits-not-yet = Tes trente attentes : lance d’abord les dés de l’exercice { $number }
picture-waits-rolled = { $count } (attendu : { $expected })
picture-race = Lancers à venir en moyenne : rangées { $rows } à une case
picture-race-both = Les flèches pour deux cases à la fois ne sont pas dessinées.
picture-race-open = rangées { $rows }
picture-race-one = rangée { $row }
picture-race-none = rien
picture-race-left = { $rolls ->
    [0] la fin
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}

# For tests
exercise-12-201 = On lance un dé équilibré à { $sides } faces, numérotées de 1 à { $sides }, jusqu’à ce qu’il montre un 1. Quelle est la probabilité que cela arrive au lancer numéro { $roll }, ni avant ni après ?
    .title = Le premier succès
    .hint-1 = Que montrent les lancers d’avant, et que montre le lancer numéro { $roll } ? Multiplie.
    .right = D’abord pas de 1, puis un 1 : { $product } = { $answer }, soit { $percent }.
    .mistake-any-place = C’est un 1 en { $roll } lancers, n’importe où. Ici, il doit venir au lancer numéro { $roll }.
    .mistake-by-then = C’est un 1 dans les { $roll } premiers lancers. Il ne doit pas venir avant.
    .mistake-one-more = Il y a un échec de trop : un lancer de moins vient avant le numéro { $roll }.
    .mistake-one-roll = C’est la probabilité d’un 1 à n’importe quel lancer. Ceux d’avant ne doivent pas en montrer.
    .solution = Loi géométrique : { $product } = { $answer }, soit { $percent }.
exercise-12-202 = Un paquet de céréales contient un bouton doré avec la probabilité { $chance }, indépendamment des autres. Tu achètes des paquets jusqu’à en avoir un. Quelle est l’espérance du nombre de paquets ?
    .title = Combien de paquets ?
    .hint-1 = Sur 100 paquets, combien environ contiennent un bouton doré ? Combien de paquets cela fait-il pour chacun ?
    .right = 1/{ $decimal } = { $answer } paquets en moyenne.
    .mistake-half = La moitié n’est pas une moyenne : les longues attentes comptent aussi.
    .mistake-before = Ce sont les paquets achetés en vain. Celui qui contient le bouton est acheté aussi.
    .mistake-of-hundred = C’est le nombre de boutons dorés dans 100 paquets. Combien de paquets faut-il pour chacun ?
    .mistake-complement = Tu as divisé par la probabilité de ne pas trouver de bouton doré.
    .solution = Loi géométrique : l’espérance est 1/p = 1/{ $decimal } = { $answer }.
exercise-12-203 = Dans un jeu, tu peux commencer dès que la roue montre rouge. Sur ses { $sectors } secteurs égaux, { $red ->
        [one] un est rouge
       *[other] { $red } sont rouges
    }, et tu tournes la roue une fois par tour. Quelle est la probabilité que tu n’aies pas commencé après { $turns } tours ?
    .title = Attendre encore
    .hint-1 = Alors aucun des { $turns } essais n’a montré rouge. Les essais sont indépendants.
    .right = { $turns } fois pas de rouge : { $product } = { $answer }, soit { $percent }.
    .mistake-started = C’est l’événement contraire : tu as déjà commencé.
    .mistake-one-turn = C’est un seul tour sans rouge. Ici il y en a { $turns }.
    .mistake-with-last = C’est rouge juste au tour numéro { $turns }. Mais ici rouge n’est pas venu du tout.
    .mistake-all-red = C’est rouge à chaque fois. On demande jamais rouge.
    .solution = P(pas rouge) = { $miss } à chaque tour, et les tours sont indépendants : { $product } = { $answer }, soit { $percent }.
exercise-12-204 = On lance un dé à { $first } faces et un dé à { $second } faces ; les deux sont équilibrés et numérotés à partir de 1. Quelle est la probabilité que la somme soit au moins { $total } ?
    .title = Somme de deux dés
    .hint-1 = Combien d’issues a l’univers ? Dessine-le en tableau, et marque les sommes de { $total } à { $highest }.
    .right = Les sommes de { $total } à { $highest } viennent { $terms } = { $hits } fois sur { $outcomes } issues : { $percent }.
    .mistake-more-than = Tu as laissé de côté la somme { $total }. « Au moins » la comprend.
    .mistake-exactly = C’est la somme { $total } seule. Les sommes plus grandes appartiennent aussi à l’événement.
    .mistake-less = C’est l’événement contraire : la somme est plus petite que { $total }.
    .mistake-sums = Tu as compté les sommes. Mais elles ne sont pas équiprobables : compte les couples.
    .solution = L’univers a { $first } · { $second } = { $outcomes } issues. { $terms } = { $hits } sont favorables : { $hits }/{ $outcomes }, soit { $percent }.
