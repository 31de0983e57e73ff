# Leçon 1. Un message exercise-1-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-1 = Jamais deux boutons voisins

exercise-1-1 = De combien de façons peut-on disposer des boutons sur le vrai plateau de 36 cases ? Le plateau vide compte pour une. Quelle est ton estimation ?
    .title = Ton estimation
    .noted = Personne ne peut encore le savoir. À la fin de la leçon, tu verras si tu étais loin.
    .solution = Une estimation n’est ni juste ni fausse. Il n’y a aucune honte à viser beaucoup trop bas : des nombres que l’on multiplie encore et encore grandissent plus vite qu’on ne le sent.

exercise-1-2 = De combien de façons peut-on disposer des boutons sur une seule ligne de { $spaces } cases, si deux boutons ne sont jamais voisins ? La ligne vide compte aussi.
    .title = Une ligne
    .hint-1 = Commence petit. Les images montrent toutes les façons pour 1, 2 et 3 cases. Quelle est la règle de la suite 2, 3, 5 ?
    .hint-2 = Regarde la dernière case. Si elle est vide, les { $last } autres peuvent prendre toutes les formes permises. Si elle porte un bouton, comment doit être la case juste avant ?
    .hint-3 = Chaque nombre de façons est donc la somme des deux précédents.
    .right = { $ways } façons : { $before } avec la dernière case vide, et { $before-that } avec un bouton dessus. Chaque disposition est dans un seul de ces groupes, donc on additionne : c’est le principe additif.
    .mistake-empty-left-out = Il t’en manque une. La ligne sans aucun bouton est aussi une disposition.
    .mistake-neighbours = Tu as compté toutes les suites de boutons et de cases vides. Enlève celles où deux boutons sont voisins.
    .mistake-one-button = Tu as compté les lignes qui ont exactement un bouton. Il peut n’y en avoir aucun, ou plusieurs.
    .mistake-one-or-none = Tu as compté les lignes qui ont un bouton au plus. Il y a de la place pour deux boutons qui ne sont pas voisins.
    .solution = Si la dernière case est vide, les { $last } premières peuvent être remplies de { $before } façons. Si elle porte un bouton, la case d’avant est vide, et le reste peut être rempli de { $before-that } façons. D’après le principe additif, il y en a { $ways }. Les nombres { $sequence } forment la suite de Fibonacci : chacun est la somme des deux précédents.

exercise-1-3 = Une ligne de 3 cases a { $row } dispositions. Mia dit : « Un plateau de 3 lignes en a donc { $row } · { $row } · { $row } = { $product }. » Pourtant, tu en vois { $boards }. Qu’a-t-elle oublié ?
    .title = Pourquoi pas { $product } ?
    .option-order = L’ordre des lignes ne compte pas : il faut donc diviser { $product }.
    .option-columns = Deux boutons ne peuvent pas non plus être voisins dans une colonne : on ne peut donc pas mettre n’importe quelle ligne sous n’importe quelle autre.
    .option-empty = Elle a compté plusieurs fois le plateau vide.
    .option-added = Les façons de plusieurs lignes s’ajoutent, elles ne se multiplient pas.
    .hint-1 = Dessine deux lignes qui sont permises chacune, mais pas l’une sous l’autre.
    .hint-2 = On multiplie si chaque choix pour une ligne laisse autant de choix pour la suivante. Est-ce le cas ?
    .right = Un bouton ferme la case qui est au-dessous de lui. Certaines lignes laissent donc plus de choix que d’autres pour la suivante, et le principe multiplicatif ne s’applique pas.
    .mistake-order = Les lignes ont leur place : celle du haut n’est pas celle du bas. Parmi les { $product }, il n’y a pas deux fois le même plateau.
    .mistake-empty = Il n’y a qu’un plateau vide, et il est compté une seule fois parmi les { $product } : vide, vide, vide.
    .mistake-added = En additionnant, on aurait { $row } + { $row } + { $row } : beaucoup trop peu. On multiplie quand chaque choix pour une ligne en laisse autant pour la suivante. Est-ce le cas ici ?
    .solution = { $product } est le nombre de plateaux dont chaque ligne, prise seule, est permise. Dans { $touching } d’entre eux, un bouton se trouve juste au-dessus d’un autre. Le principe multiplicatif demande chaque fois le même nombre de choix, et une ligne en laisse entre 2 et { $row } pour la suivante.

exercise-1-4 = La ligne du haut de ce plateau est posée. Lesquelles des cinq lignes peuvent se trouver juste au-dessous ? Choisis toutes celles qui conviennent.
    .title = Quelles lignes conviennent ?
    .option-none = ○ ○ ○
    .option-left = ● ○ ○
    .option-middle = ○ ● ○
    .option-right = ○ ○ ●
    .option-ends = ● ○ ●
    .hint-1 = Pose un doigt sur chaque case au-dessous d’un bouton. Là, rien n’est permis. Et ailleurs ?
    .hint-2 = Se toucher par un coin, c’est permis.
    .right = Exactement celles qui n’ont aucun bouton juste sous un bouton.
    .mistake-under-a-button = Dans l’une de ces lignes, un bouton se trouve juste sous un bouton. C’est aussi un voisin.
    .mistake-corners = Toutes celles-là conviennent, mais il y en a d’autres. Deux boutons peuvent se toucher par un coin : seules les cases à gauche, à droite, au-dessus et au-dessous sont voisines.
    .mistake-empty-left-out = Il en manque une. Et une ligne où il n’y a rien du tout ?
    .solution = Une ligne convient si elle n’a aucun bouton dans une colonne où la ligne du haut en a un. Les coins ne comptent pas, et la ligne vide convient toujours.

exercise-1-5 = La ligne du milieu de ce plateau reste comme elle est. Combien de plateaux ont exactement cette ligne du milieu ?
    .title = À partir du milieu
    .hint-1 = Combien des cinq lignes conviennent au-dessus de celle du milieu ? Trouve-le comme dans l’exercice précédent. Et au-dessous ?
    .hint-2 = La ligne que tu choisis en haut change-t-elle ce qu’on peut mettre en bas ? Elles ne sont pas voisines.
    .hint-3 = Pour chacune des { $fit } lignes du haut, il y a { $fit } lignes du bas. Dessine-les si tu veux.
    .right = { $fit } lignes conviennent au-dessus et, pour chacune d’elles, { $fit } au-dessous : { $fit } · { $fit } = { $boards }. Ici, le principe multiplicatif s’applique : quelle que soit la ligne du haut, autant de lignes conviennent en bas.
    .mistake-added = Tu as additionné. Mais chaque ligne du haut va avec chaque ligne du bas.
    .mistake-one-row = C’est le nombre de lignes qui conviennent au-dessus. Et au-dessous ?
    .mistake-all-rows = Les cinq lignes ne conviennent pas toutes : la ligne du milieu ferme des cases au-dessus et au-dessous de son bouton.
    .mistake-three-rows = Tu as multiplié trois fois. Mais la ligne du milieu est fixée : on ne choisit que celle du haut et celle du bas.
    .mistake-one-side = D’un côté, tu as pris les cinq lignes. La ligne du milieu ferme une case au-dessus de son bouton et une case au-dessous.
    .mistake-across = La ligne du haut et celle du bas ne sont pas voisines. Peuvent-elles avoir des boutons dans la même colonne ?
    .solution = { $fit } des cinq lignes conviennent au-dessus de celle du milieu, et les mêmes { $fit } au-dessous. Une fois la ligne du milieu fixée, chaque choix en haut en laisse autant en bas : le principe multiplicatif donne { $fit } · { $fit } = { $boards }.

exercise-1-6 = Les boutons de ce plateau restent, et l’on peut en ajouter d’autres, ou aucun. Combien de plateaux sont possibles, en comptant celui-ci tel qu’il est ?
    .title = Quand multiplier ?
    .hint-1 = Quelles cases sont encore ouvertes ? { $open ->
        [one] Il y en a une.
       *[other] Il y en a { $open }.
    }
    .hint-2 = Elles forment { $pieces ->
        [one] { $pieces } seul morceau
       *[other] { $pieces } morceaux séparés
    }. De combien de façons peut-on remplir chaque morceau, pris seul ? (« Rien » est aussi une façon.)
    .hint-3 = Quoi que tu poses dans un morceau, il reste autant de façons pour les autres.
    .right = Les nombres de façons des morceaux sont { $product }. Quoi qu’il y ait dans l’un, les autres gardent toutes leurs façons : le principe multiplicatif s’applique, et il y a { $ways } plateaux.
    .mistake-neighbours = Chaque case ouverte est remplie ou non : ce serait juste si deux cases ouvertes n’étaient jamais voisines. Certaines le sont.
    .mistake-two-each = Tu as donné deux façons à chaque morceau, plein ou vide. C’est juste pour une case seule. Mais deux voisines ont trois façons : rien, l’une, ou l’autre.
    .mistake-added = Tu as additionné les façons des morceaux. Mais chaque façon d’un morceau va avec chaque façon des autres.
    .mistake-one-or-none = Tu as compté un bouton de plus, ou aucun. Il y a de la place pour plusieurs à la fois.
    .mistake-nothing-more = Il en manque une : on peut aussi ne rien ajouter du tout.
    .solution = Les { $open } cases ouvertes forment { $pieces ->
        [one] { $pieces } seul morceau
       *[other] { $pieces } morceaux sans voisins de l’un à l’autre
    }. Une case seule a 2 façons, deux voisines en ont 3, et trois cases qui se tiennent en ont 5. Chaque façon d’un morceau en laisse autant aux autres. D’après le principe multiplicatif, { $product } = { $ways }.

exercise-1-7 = Il y a deux boutons sur ce plateau. Ajoutes-en autant que les règles le permettent : deux boutons ne sont jamais voisins, ni dans une ligne ni dans une colonne.
    .title = Le plus possible
    .hint-1 = Quelles cases les deux boutons ferment-ils ? Celles-là sont perdues de toute façon.
    .hint-2 = Colorie le plateau comme un échiquier. Toutes les cases d’une même couleur peuvent porter un bouton sans que deux soient voisins.
    .hint-3 = Aucune des deux couleurs n’est peut-être la meilleure à elle seule : une partie du plateau peut suivre une couleur, et une autre partie l’autre.
    .right = C’est bien { $most }, et il n’y a pas de place pour plus.
    .mistake-beside = { $one } et { $other } sont voisines. Un bouton laisse libres les cases à sa gauche, à sa droite, au-dessus et au-dessous de lui.
    .mistake-room-left = Il y a encore de la place pour un bouton, par exemple en { $cell }.
    .mistake-full-is-not-most = Il ne reste aucune case pour un autre bouton, mais { $count } n’est pas le maximum. Un plateau peut être plein avec trop peu de boutons. Reprends-en quelques-uns et commence par un coin.
    .solution = On peut ajouter { $most } boutons. Les cases ouvertes peuvent être réunies par paires de voisines, avec quelques cases seules. Chaque paire et chaque case seule porte un bouton au plus, et il y en a { $most } : c’est un majorant.

exercise-1-8 = Combien de boutons, au plus, trouvent place sur un plateau de { $rows } lignes de { $columns } cases chacune ?
    .title = Combien au plus ?
    .half = La moitié de { $spaces } est { $half }, et il n’y a pas de demi-bouton. Pense à la case qui reste : est-ce un de plus ou un de moins ?
    .hint-1 = Dessine-le en petit. Essaie d’abord avec { $rows } lignes de 3 cases.
    .hint-2 = Découpe les { $spaces } cases en paires de voisines. Il reste une case. Combien de boutons chaque morceau peut-il porter ?
    .hint-3 = Maintenant, colorie le plateau comme un échiquier, en commençant par un coin. Combien de cases ont la couleur du coin ?
    .right = { $pairs } paires et une case qui reste : { $most } est un majorant. La couleur des coins, sur l’échiquier, a { $most } cases : autant de boutons trouvent bien place. Les deux ensemble forment une démonstration.
    .mistake-one-left-over = Il t’en manque un. { $pairs } paires portent { $pairs } boutons. Mais avec un nombre impair de cases, une case n’appartient à aucune paire.
    .mistake-corners = Tu évites aussi que les boutons se touchent par un coin. C’est pourtant permis : toutes les lignes peuvent donc servir.
    .mistake-each-row = { $in-row } boutons tiennent dans une ligne. Mais la ligne au-dessous ne peut pas en porter { $in-row } elle aussi.
    .mistake-all-spaces = C’est le nombre de toutes les cases. Deux cases voisines ne peuvent pas porter un bouton toutes les deux.
    .solution = Au plus : on peut découper les { $spaces } cases en { $pairs } paires de voisines et une case seule, et chaque morceau porte un bouton au plus. Donc { $most } est un majorant. Au moins : la couleur des coins, sur l’échiquier, a { $most } cases, et deux d’entre elles ne sont jamais voisines.

exercise-1-9 = Les plateaux de 3, 4 et 5 lignes ont { $three }, { $four } et { $five } dispositions. Combien le vrai, qui a 6 lignes, en aura-t-il ? Regarde les facteurs.
    .title = Le vrai plateau
    .option-doubled = environ { $doubled }
    .option-same-factor = environ { $same-factor }
    .option-growing-factor = environ { $growing-factor }
    .option-all-patterns = environ { $all-patterns }
    .hint-1 = De 4 à 5 lignes, le nombre a été multiplié par { $factor }. Et de 3 à 4 lignes ?
    .hint-2 = Cette suite grandit-elle par le même facteur d’un plateau à l’autre ? Quel pourrait être le facteur suivant ?
    .right = Le facteur lui-même fait plus que doubler à chaque fois : le suivant devrait donc être d’environ { $next-factor }. Il y a exactement { $total } dispositions : le facteur est { $last-factor }. Une suite dont le facteur reste le même a une croissance exponentielle ; celle-ci grandit plus vite.
    .mistake-doubled = Une ligne et une colonne de plus font bien plus que doubler le nombre. Regarde les facteurs sur l’image.
    .mistake-same-factor = C’est prendre encore une fois le dernier facteur, { $factor }. Mais celui d’avant n’était que de { $earlier }. Que font les facteurs ?
    .mistake-all-patterns = C’est 2 multiplié { $spaces } fois par lui-même : chaque case avec ou sans bouton. Dans presque tous ces cas, il y a des voisins.
    .guessed = Au début, tu avais dit { $guess }. { $off ->
        [held] Il est dans ton intervalle.
        [near] Quelle intuition ! Tu es à moins d’un facteur deux.
        [low] Le vrai nombre est { $times } fois plus grand. Des nombres qui grandissent par multiplication deviennent vite plus grands qu’on ne s’y attend.
        [high] Le vrai nombre est { $times } fois plus petit. Tu savais que ces nombres grandissent vite, et tu as visé un peu trop haut.
       *[zero] Il y en a toujours au moins une : le plateau vide.
    }
    .solution = Les derniers facteurs sont d’environ { $earlier } et { $factor } : chacun fait plus du double du précédent. Le suivant est donc d’environ { $next-factor }, et { $five } · { $next-factor } donne environ { $growing-factor }. Exactement : { $total }.

exercise-1-10 = Remplis ce plateau de façon qu’aucun autre bouton n’y trouve place, avec aussi peu de boutons que tu peux. Ta classe comparera.
    .title = Plein avec peu
    .beside = { $one } et { $other } sont voisines. Reprends l’un des deux boutons.
    .room-left = Le plateau n’est pas encore plein : il y a de la place en { $cell }{ $count ->
        [one] {""}.
       *[other] {" "}et sur d’autres cases.
    }
    .kept = { $count ->
        [one] Plein avec { $count } bouton
       *[other] Plein avec { $count } boutons
    }, et enregistré. Peux-tu le faire avec moins ? Tu peux changer ton plateau autant de fois que tu veux.
    .hint-1 = Un bouton au milieu ferme quatre cases, un bouton dans un coin n’en ferme que deux.
    .hint-2 = Une case fermée par deux boutons, c’est du gaspillage. Essaie de ne fermer chaque case qu’une fois.
    .solution = { $fewest } boutons suffisent, et l’on ne peut pas faire mieux (le kit a passé en revue les { $full } plateaux pleins). L’astuce : faire en sorte que peu de cases soient fermées par deux boutons.

exercise-1-11 = Un ami, absent à cette leçon, dit : « { $row } façons pour chaque ligne, donc { $row } · { $row } · { $row } plateaux. » Explique en quelques phrases pourquoi c’est trop, et comment on arrive à { $boards }.
    .title = Explique
    .model = Un bouton ferme aussi la case au-dessus et la case au-dessous de lui : une ligne peut donc laisser moins de choix qu’une autre pour la suivante. Mais si la ligne du milieu est fixée, quoi que je pose en haut, autant de lignes conviennent en bas. Pour chaque ligne du milieu, je compte combien de lignes conviennent à côté d’elle, je multiplie ce nombre par lui-même (principe multiplicatif), et j’additionne les cinq groupes (principe additif) : { $sum } = { $boards }.
    .solution = Une bonne réponse dit qu’une ligne change le nombre de choix qui restent pour la suivante, donne un exemple de deux lignes qui ne vont pas ensemble, et trouve où le principe multiplicatif s’applique : en haut et en bas, une fois le milieu fixé. Toute autre façon complète de compter convient aussi bien.

# Les images
picture-rows = Toutes les dispositions d’une ligne de { $spaces } { $spaces ->
        [one] case
       *[other] cases
    } : { $count }
picture-arrangements = Les { $count } dispositions sur un plateau de { $size } lignes, selon le nombre de boutons
picture-with-buttons = { $buttons ->
        [one] { $buttons } bouton
       *[other] { $buttons } boutons
    } : { $count }
picture-rows-below = Les lignes qui peuvent se trouver sous chacune des cinq lignes ; leurs nombres : { $counts }
picture-middle-rows = Pour chaque ligne du milieu, les plateaux qui l’ont : { $sum }
picture-pairs = Un plateau de { $size } lignes, découpé en paires de voisines, avec { $most } boutons
picture-growth = Nombres de dispositions sur des plateaux carrés : { $counts }

# Ce qu’il faut savoir avant le cours

exercise-1-91 = Tu as { $first } t-shirts et { $second } pantalons. De combien de façons peux-tu t’habiller ?
    .title = Deux choix
    .hint-1 = Avec le premier t-shirt, tu peux mettre chacun des { $second } pantalons. Et avec le deuxième ?
    .right = { $first } · { $second } = { $answer }.
    .mistake-added = C’est le nombre de vêtements dans l’armoire. Chaque t-shirt va avec chaque pantalon.
    .mistake-halved = Un t-shirt rouge avec un pantalon bleu n’est pas un t-shirt bleu avec un pantalon rouge : rien n’est compté deux fois.
    .mistake-one-each = On peut remettre un t-shirt avec un autre pantalon.
    .solution = Chacun des { $first } t-shirts va avec chacun des { $second } pantalons : { $first } · { $second } = { $answer }.
exercise-1-92 = Combien font { $part } de { $whole } ?
    .title = Une part d’un nombre
    .hint-1 = Cherche d’abord une des { $bottom } parts égales de { $whole }.
    .right = Une part vaut { $one }, et { $top } parts valent { $answer }.
    .mistake-one-part = C’est une part sur { $bottom }. Prends-en { $top }.
    .mistake-rest = C’est ce qui reste.
    .mistake-upside-down = Une part ne peut pas dépasser le tout. Divise par { $bottom } et multiplie par { $top }.
    .solution = { $whole } divisé par { $bottom } font { $one }, fois { $top } font { $answer }.
exercise-1-93 = { $hits } lancers sur { $of } touchent. Au même taux, combien cela ferait-il sur 100 ?
    .title = Sur cent
    .hint-1 = Combien de fois { $of } y a-t-il dans 100 ?
    .right = 100, c’est { $times } · { $of }, donc { $times } · { $hits } = { $answer }.
    .mistake-as-many = Avec plus de lancers, il y a plus de réussites.
    .mistake-others = C’est le nombre de ceux qui ratent.
    .mistake-added = Tu as ajouté à { $hits } ce qui manque de { $of } à 100. Le taux reste le même si l’on multiplie les deux.
    .solution = { $hits } sur { $of }, c’est { $answer } sur 100 : multiplie les deux par { $times }.
exercise-1-94 = Combien font { $first } · { $second } ?
    .title = Multiplier des fractions
    .hint-1 = Multiplie les numérateurs, puis les dénominateurs.
    .right = { $tops } sur { $bottoms } font { $answer }.
    .mistake-added = C’est la somme. Il faut multiplier.
    .mistake-tops-and-bottoms = Tu as additionné numérateurs et dénominateurs. Multiplie-les.
    .mistake-divided = C’est { $first } divisé par { $second }.
    .solution = Numérateur fois numérateur, dénominateur fois dénominateur : { $tops } sur { $bottoms } font { $answer }.
exercise-1-95 = Quelle est la moyenne de { $numbers } ?
    .title = Une moyenne
    .hint-1 = Additionne les quatre nombres. Combien y en a-t-il ?
    .right = { $sum } divisé par 4 font { $answer }.
    .mistake-sum = C’est la somme. Il y a quatre nombres.
    .mistake-without-zero = Le 0 compte aussi : il y a quatre nombres.
    .mistake-middle = C’est le milieu entre le deuxième et le troisième : la médiane.
    .solution = La somme est { $sum }, et il y a quatre nombres : { $answer }.
exercise-1-96 = Quelle est la racine carrée de { $square } ?
    .title = Une racine carrée
    .hint-1 = Quel nombre, multiplié par lui-même, donne { $square } ?
    .right = { $root } · { $root } = { $square }.
    .mistake-halved = C’est la moitié. Multiplie-la par elle-même : obtiens-tu { $square } ?
    .mistake-point = Regarde la virgule. Multiplie ton nombre par lui-même.
    .mistake-squared = C’est le carré. La racine va dans l’autre sens.
    .solution = { $root }, car { $root } · { $root } = { $square }.
exercise-1-97 = Combien font { $first } moins { $second } ?
    .title = Au-dessous de zéro
    .hint-1 = Tu as { $first } et tu paies { $second }. Combien dois-tu ?
    .right = { $first } moins { $second }, c’est { $gap } au-dessous de zéro.
    .mistake-exchanged = C’est { $second } moins { $first }. L’ordre compte.
    .mistake-added = C’est la somme.
    .mistake-both-below = Pars de { $first } et descends de { $second } pas.
    .solution = De { $first }, descends de { $second } pas : { $gap } au-dessous de zéro.
exercise-1-98 = Un événement a la probabilité { $percent } %. Quelle est la probabilité qu’il ne se produise pas ?
    .title = Il ne se produit pas
    .hint-1 = Ou bien il se produit, ou bien non : ensemble, cela fait 100 %.
    .right = 100 % moins { $percent } % font { $answer } %.
    .mistake-same = C’est la probabilité qu’il se produise.
    .mistake-ten-too-many = Additionne ton nombre et { $percent } : cela fait-il 100 ?
    .mistake-half = Deux possibilités ne sont pas forcément équiprobables.
    .solution = 100 % moins { $percent } % font { $answer } % : la probabilité de l’événement contraire.

# Pour les contrôles
exercise-1-201 = Un antivol de vélo a { $rings } anneaux. Chaque anneau se règle sur l’un de { $symbols } symboles, et un symbole peut revenir plusieurs fois. Combien y a-t-il de codes ?
    .title = Un antivol
    .hint-1 = Le principe multiplicatif : chaque choix du premier anneau va avec chaque choix du deuxième, et ainsi de suite.
    .right = { $rings } choix avec { $symbols } possibilités chacun : { $product } = { $answer }.
    .mistake-multiplied = C’est le nombre de symboles de tous les anneaux ensemble. Chaque symbole du premier va avec chacun du deuxième : multiplie une fois par anneau.
    .mistake-exchanged = Tu as échangé la base et l’exposant. Combien de possibilités a un anneau ? Et combien de fois choisis-tu ?
    .mistake-no-repeats = { $falling } est juste si aucun symbole ne peut revenir : ce serait un arrangement sans répétition. Ici, un symbole peut revenir.
    .solution = D’après le principe multiplicatif, il y a { $product } = { $answer } codes : l’ordre compte, et les répétitions sont permises.
exercise-1-202 = { $runners } coureuses prennent le départ d’une course. Il n’y a pas d’ex æquo. De combien de façons les médailles d’or, d’argent et de bronze peuvent-elles être gagnées ?
    .title = Trois médailles
    .hint-1 = L’ordre compte. Combien de coureuses peuvent gagner l’or ? Et l’or une fois gagné, combien peuvent gagner l’argent ?
    .right = { $product } = { $answer } : d’abord l’or, puis l’argent, puis le bronze.
    .mistake-unordered = C’est le nombre de groupes de trois : tu as compté des combinaisons. Ici, il importe de savoir laquelle des trois gagne quelle médaille.
    .mistake-repeats = Personne ne gagne deux médailles : pour l’argent, il ne reste que { $second } coureuses.
    .mistake-all = C’est le nombre de permutations des { $runners } coureuses. Ici, seules les trois premières places comptent.
    .mistake-added = Tu as additionné les possibilités. Chaque gagnante de l’or va avec chaque deuxième possible : multiplie.
    .solution = Ce sont des arrangements de 3 parmi { $runners }, sans répétition : { $product } = { $answer }.
exercise-1-203 = On choisit une équipe de { $team } parmi { $pupils } élèves. Dans l’équipe, la tâche est la même pour tous. Combien d’équipes différentes sont possibles ?
    .title = Choisir une équipe
    .hint-1 = Choisis d’abord l’un après l’autre, comme si l’ordre comptait. Combien de fois chaque équipe est-elle alors comptée ?
    .right = Avec l’ordre, il y a { $product } = { $ordered } choix, et chaque équipe est comptée { $team }! = { $orders } fois : { $ordered } ÷ { $orders } = { $answer }.
    .mistake-ordered = Tu as tenu compte de l’ordre. Mais Ada, Bo, … et Bo, Ada, … forment la même équipe.
    .mistake-divided-by-team = Tu as divisé par { $team }. Mais on peut choisir { $team } élèves dans { $orders } ordres.
    .mistake-repeats = Tu permets de choisir deux fois la même personne, et tu comptes aussi les ordres.
    .mistake-multiplied = Tu as multiplié { $pupils } par { $team }. Combien d’élèves peut-on choisir d’abord ? Combien en reste-t-il pour la deuxième place ?
    .solution = Ce sont des combinaisons. Le coefficient binomial « { $team } parmi { $pupils } » vaut { $ordered } ÷ { $orders } = { $answer }.
exercise-1-204 = De l’école, tu peux prendre un des { $buses } bus pour la gare, et de là un des { $trams } trams pour le musée. Ou bien tu prends un des { $trains } trains qui vont de l’école directement au musée. De combien de façons peux-tu aller au musée ?
    .title = Au musée
    .hint-1 = Range les trajets en deux groupes : avec changement à la gare, et sans.
    .right = Avec changement, { $buses } · { $trams } = { $changing } trajets, sans, { $trains }. En tout { $changing } + { $trains } = { $answer }.
    .mistake-added = Tu as tout additionné. Chaque bus va avec chaque tram : dans ce groupe, multiplie.
    .mistake-multiplied = Tu as tout multiplié. Mais dans un trajet en train, il n’y a ni bus ni tram. Ce sont deux groupes : additionne-les.
    .mistake-one-group = Ce sont les trajets avec changement. Ceux en train manquent.
    .mistake-after-the-bus = Tu fais partir les trains de la gare, après un bus. Ils partent de l’école.
    .solution = Le principe multiplicatif donne { $buses } · { $trams } = { $changing } trajets avec changement, le principe additif { $changing } + { $trains } = { $answer } en tout.
