# Leçon 5. Un message exercise-5-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-5 = Laisse l’ordinateur lancer les dés

exercise-5-1 = Dans une simulation, un ordinateur lance les dés pour ce plateau, encore et encore, et dit quelle proportion des lancers était un blocage. Combien de lancers lui faut-il pour que cette proportion ne s’écarte presque jamais (5 fois sur 100) de plus d’un point de pourcentage ? Estime !
    .title = Combien de lancers ?
    .solution = Tout nombre convient : on le compare avec le vrai dans l’exercice 5.11. Nous nous attendons à quelques centaines.

exercise-5-2 = Trois dés noirs, et ce plateau. Lance les dés 30 fois. Combien de lancers te bloquent ?
    .title = Trente lancers
    .outcome-bust = bloqué
    .outcome-safe = réussi
    .solution = Chacun a d’autres lancers. Des fréquences relatives de 10 % à 40 % sont courantes ; celle de toute la classe s’approche de la probabilité. C’est la loi des grands nombres.
    .noted = Retiens ta proportion de blocages, c’est leur fréquence relative, et demande la leur à tes voisins.

exercise-5-3 = Tom fait lancer à l’ordinateur un dé blanc et trois dés noirs à six faces. Il y a une erreur dans ses deux lignes. Laquelle ?
    .title = Où est l’erreur ?
    .option-copied = Tous les dés noirs montrent le même nombre.
    .option-zero = Les dés montrent de 0 à 5.
    .option-no-six = Les dés montrent de 1 à 5.
    .option-too-few = Seuls deux dés noirs sont lancés.
    .hint-1 = Exécute les deux lignes dans une de tes cellules, après « from random import randint, randrange ». Fais-le dix fois et regarde white et black.
    .hint-2 = randint(1, 6) va jusqu’à 6, mais randrange(1, 6) s’arrête avant. Et range(2) compte 0, 1.
    .right = Une telle erreur ne déclenche aucun message : le programme tourne, et sa proportion est tout simplement fausse. Regarde donc quelques lancers avant d’en compter des milliers.
    .mistake-copied = Multiplier une liste répète ce qu’elle contient. Un « for » entre les crochets relance à chaque fois. Lequel des deux vois-tu ?
    .mistake-zero = Avec un seul nombre, randrange(6) compte à partir de 0. Avec deux, il commence au premier. Quelle fonction est appelée ici, et avec quoi ?
    .mistake-no-six = randint(1, 6) comprend son dernier nombre, et randrange(1, 6) le laisse de côté. Quelle fonction est appelée ici, et avec quoi ?
    .mistake-too-few = Compte combien de tours fait le « for », ou combien de fois la liste est répétée : quel nombre se trouve au bout de la ligne ?
    .solution = Les lignes correctes sont : white = randint(1, 6) et black = [randint(1, 6) for _ in range(3)]. Chacun a l’un de quatre programmes : dans l’un, la liste est répétée, si bien qu’un seul nombre y figure trois fois et que les dés ne sont pas indépendants ; randrange(6) donne de 0 à 5 ; randrange(1, 6) donne de 1 à 5 ; range(2) fait deux dés.

exercise-5-4 = Écris bust(open_spaces, white, black) : True si le lancer est un blocage, sinon False. open_spaces est une liste de cases ouvertes comme [(1, 2), (4, 4)], la ligne d’abord ; white est un nombre et black une liste de trois nombres.
    .title = Est-ce un blocage ?
    .hint-1 = Un lancer est réussi si l’un au moins des dés noirs trouve une case ouverte. Tu peux donc renvoyer False dès que tu en as trouvé une.
    .hint-2 = Parcours la liste : for column in black. Que faut-il demander à propos de (white, column) ?
    .hint-3 = all(… for column in black) vaut True si quelque chose est vrai pour chaque dé noir.
    .right = Les { $count } cas sont justes. L’ordinateur sait maintenant ce qu’est un blocage.
    .mistake-first-only = { $call } devrait donner { $expected }. Ta fonction ne regarde qu’un seul dé noir : un lancer est réussi si n’importe lequel d’entre eux trouve une case ouverte.
    .mistake-one-misses = { $call } devrait donner { $expected }. Un seul dé qui rate ne bloque pas encore : tous doivent rater.
    .mistake-opposite = { $call } devrait donner { $expected }. Ta fonction dit True pour un lancer réussi, donc pour l’événement contraire. Quel est le contraire de « l’un d’eux trouve une case ouverte » ?
    .mistake-turned = { $call } devrait donner { $expected }. Dans une case, on écrit la ligne d’abord : (white, column).
    .mistake-row-only = { $call } devrait donner { $expected }. Une case ouverte dans la ligne ne sert à rien si aucun dé noir ne montre sa colonne.
    .mistake-index = { $call } se termine par une erreur : cette place n’existe pas dans la liste. Python numérote à partir de 0 : les trois dés noirs sont black[0], black[1] et black[2].
    .model = def bust(open_spaces, white, black):
        {"    "}return all((white, column) not in open_spaces for column in black)
    .solution = Être bloqué veut dire que chaque dé noir rate : « all … not in ». La même chose avec une boucle : renvoyer False au premier dé noir pour lequel (white, column) est dans open_spaces, et True après la boucle.

exercise-5-5 = Écris shares(outcomes). outcomes est une liste comme [False, True, True], où True est un blocage. Renvoie une liste de même longueur : la fréquence relative des blocages après un lancer, après deux, après trois, et ainsi de suite. Ici [0, 0.5, 0.666…].
    .title = La proportion jusqu’ici
    .hint-1 = Parcours les lancers et tiens deux nombres à jour : combien de lancers jusqu’ici, combien de blocages jusqu’ici.
    .hint-2 = True compte pour 1 et False pour 0 : tu peux donc ajouter un résultat à un nombre.
    .hint-3 = Commence par une liste vide, ajoutes-y une proportion après chaque lancer, et renvoie la liste après la boucle.
    .right = Les { $count } cas sont justes. Avec cette fonction, tu peux voir la loi des grands nombres à l’œuvre.
    .mistake-counts = { $call } devrait donner { $expected }. Tu comptes les blocages. Pour une proportion, divise par le nombre de lancers faits jusque-là.
    .mistake-all-rolls = { $call } devrait donner { $expected }. Tu divises par le nombre de tous les lancers. Après le deuxième, on n’en a fait que deux.
    .mistake-safe = { $call } devrait donner { $expected }. C’est la proportion des lancers réussis, l’événement contraire : True est un blocage.
    .mistake-one-behind = { $call } devrait donner { $expected }. Tu as un lancer de retard : la première proportion compte déjà le premier lancer. Souviens-toi que Python numérote à partir de 0.
    .mistake-last-only = { $call } devrait donner { $expected }. Ce n’est que la dernière proportion. Ajoutes-en une après chaque lancer, dans la boucle.
    .model = def shares(outcomes):
        {"    "}busts, found = 0, []
        {"    "}for rolls, outcome in enumerate(outcomes, start=1):
        {"        "}busts += outcome
        {"        "}found.append(busts / rolls)
        {"    "}return found
    .solution = Les deux nombres grandissent avec les lancers : les blocages de 1 ou de 0, les lancers de 1. La liste reçoit une proportion après chaque lancer.

exercise-5-6 = L’ordinateur lance les dés { $rolls } fois. À quoi peux-tu te fier ?
    .title = Les grands nombres
    .option-near = La proportion de blocages sera très probablement proche de la vraie probabilité.
    .option-exactly = La proportion de blocages sera exactement la vraie probabilité.
    .option-made-up = S’il y a eu trop de blocages dans les 100 premiers lancers, il y en aura trop peu ensuite, pour compenser.
    .option-alike = Si l’on recommence tout avec d’autres dés, la proportion sera presque la même.
    .option-count = Le nombre de blocages sera plus proche de ce que l’on attend qu’après 100 lancers.
    .hint-1 = Regarde la première et la dernière courbe. De combien de blocages sont-elles séparées après 100 lancers, et à la fin ? Et quel est l’écart entre leurs proportions ?
    .hint-2 = Une proportion, ce sont les blocages divisés par les lancers. Si le nombre de blocages s’écarte de 50 après { $rolls } lancers, de combien la proportion s’écarte-t-elle ? Et s’il s’écarte de 5 après 100 ?
    .right = Les proportions s’approchent de la probabilité, et les unes des autres. Rien ne compense la chance du début : elle compte moins parmi plus de lancers ; et le nombre de blocages peut très bien s’écarter plus qu’avant.
    .mistake-exactly = Proche, mais presque jamais exactement : la vraie probabilité ne donne peut-être même pas un nombre entier de blocages sur { $rolls }.
    .mistake-made-up = Les dés ne se souviennent de rien : les lancers sont indépendants. Ce qu’il y a eu de trop dans les 100 premiers reste : parmi { $rolls }, cela compte de moins en moins.
    .mistake-count = Attention à la différence entre un nombre et une proportion. Le nombre de blocages s’écarte de plus en plus, mais moins vite que les lancers n’augmentent.
    .solution = La loi des grands nombres parle de fréquences relatives, pas de nombres. Leur erreur diminue comme 1/√n, tandis que l’erreur sur le nombre de blocages grandit comme √n. Des lancers indépendants ne compensent rien.

exercise-5-7 = { $rolls } lancers donnent une estimation qui n’est pas assez précise. Tu la veux { $factor } fois plus précise : une erreur typique { $factor } fois plus petite. Combien de lancers te faut-il en tout ?
    .title = Plus précis
    .hint-1 = Regarde les trois images : chacune a quatre fois plus de lancers que la précédente. Qu’est devenue la largeur ?
    .hint-2 = L’erreur varie comme 1/√n. Combien de fois plus de lancers faut-il pour que la racine soit multipliée par { $factor } ?
    .right = { $factor } fois plus précis, c’est { $square } fois plus de lancers : { $needed }. La précision coûte cher.
    .mistake-as-many-times = L’erreur n’est alors que √{ $factor } fois plus petite. Regarde encore : quatre fois plus de lancers ont réduit la largeur de moitié.
    .mistake-further-ones = C’est le nombre de lancers qu’il te faut en plus. On demande tous les lancers ensemble.
    .mistake-times-only = C’est par combien il faut multiplier. Mais quel nombre de lancers ?
    .mistake-doubled-again = Tu as doublé { $factor } fois. Doubler une fois rend l’erreur 1,4 fois plus petite, et doubler deux fois la rend 2 fois plus petite.
    .mistake-root = La racine est de l’autre côté : l’erreur diminue avec la racine des lancers, donc les lancers augmentent avec… quoi, du facteur ?
    .solution = √({ $square } · n) = { $factor } · √n : l’erreur est donc { $factor } fois plus petite avec { $square } fois plus de lancers : { $square } · { $rolls } = { $needed }.

exercise-5-8 = { $busts } lancers sur { $rolls } étaient des blocages. Quelle est l’erreur type de cette proportion, en points de pourcentage ? (4 points s’écrivent 4.)
    .title = L’erreur type
    .hint-1 = La proportion est { $busts }/{ $rolls } = { $share }. Combien vaut proportion · (1 − proportion) ?
    .hint-2 = Divise { $share } · { $rest } par { $rolls }. Prends ensuite la racine, et multiplie seulement après par 100.
    .right = { $error } points : sur trois échantillons de cette taille, environ deux donnent une estimation qui ne s’écarte pas plus.
    .mistake-as-share = Juste en tant que proportion. En points de pourcentage, c’est 100 fois plus.
    .mistake-no-root = Tu as oublié la racine. Sans elle, c’est la variance.
    .mistake-in-busts = C’est l’écart typique du nombre de blocages, en lancers. Combien de pour cent de { $rolls } cela fait-il ?
    .mistake-not-divided = C’est la dispersion d’un seul lancer. La moyenne de { $rolls } lancers se disperse moins : divise par { $rolls } sous la racine.
    .mistake-share-left-out = C’est 100/√n. Sous la racine, il y a proportion · (1 − proportion) à la place de 1.
    .mistake-interval = C’est 1,96 erreur type, pour l’intervalle à 95 %. La question en demande une.
    .solution = √({ $share } · { $rest } / { $rolls }) = √{ $variance }, fois 100 : { $error } points.

exercise-5-9 = Écris interval(busts, rolls) : les deux bouts (low, high) de l’intervalle de confiance à 95 %, sous forme de proportions. Ce sont la proportion de blocages moins 1,96 erreur type, et plus 1,96 erreur type.
    .title = L’intervalle
    .hint-1 = Trois lignes : la proportion ; l’erreur type, ** 0.5 de … ; et renvoyer deux nombres.
    .hint-2 = L’erreur type est (share * (1 - share) / rolls) ** 0.5. Attention aux parenthèses : ** 0.5 prend la racine de tout ce qu’elles contiennent.
    .right = Les { $count } cas sont justes. Mais regarde le dernier : 7 blocages en 7 lancers donnent un intervalle sans aucune largeur. Pour des échantillons aussi petits, la formule est trop sûre d’elle.
    .mistake-one-error = { $call } devrait donner { $expected }. Tu as pris une erreur type de chaque côté. Cela convient pour deux échantillons sur trois ; pour 95 sur 100, il faut aller à 1,96.
    .mistake-two = { $call } devrait donner { $expected }. Presque : 2 est une bonne règle de calcul mental, mais prends 1,96 ici.
    .mistake-no-root = { $call } devrait donner { $expected }. Tu as oublié la racine : c’est 1,96 fois la variance.
    .mistake-half-power = { $call } devrait donner { $expected }. Python lit ** 1/2 comme (… ** 1) / 2 : c’est la moitié, pas une racine. Écris ** 0.5 ou ** (1/2).
    .mistake-power-of-rolls = { $call } devrait donner { $expected }. Ta puissance ne porte que sur rolls. Mets toute la fraction entre parenthèses, puis ** 0.5.
    .mistake-root-of-top = { $call } devrait donner { $expected }. Tu as pris la racine de share * (1 - share), puis divisé par rolls. La division doit être sous la racine, elle aussi.
    .mistake-half-width = { $call } devrait donner { $expected }. Va à 1,96 erreur type de chaque côté, et non 1,96 d’un bout à l’autre.
    .mistake-not-divided = { $call } devrait donner { $expected }. Ton résultat ne dépend pas du nombre de lancers comme il le devrait : plus de lancers, intervalle plus étroit. Divise par rolls sous la racine.
    .mistake-turned = { $call } devrait donner { $expected }. Les deux nombres sont justes, mais low vient en premier.
    .mistake-per-cent = { $call } devrait donner { $expected }. Donne des proportions de 0 à 1, pas des pourcentages.
    .model = def interval(busts, rolls):
        {"    "}share = busts / rolls
        {"    "}error = (share * (1 - share) / rolls) ** 0.5
        {"    "}return share - 1.96 * error, share + 1.96 * error
    .solution = La proportion est le milieu. Pour de grands échantillons, elle suit presque une loi normale : dans 95 grands échantillons sur 100, elle ne s’écarte pas de plus de 1,96 erreur type de la vraie probabilité : l’intervalle contient donc la vraie probabilité dans 95 échantillons sur 100.

exercise-5-10 = { $busts } lancers sur { $rolls } étaient des blocages, et l’intervalle de confiance à 95 % va de { $low } à { $high }. Que disent ces 95 % ?
    .title = Que sont ces 95 % ?
    .option-rolls = 95 % des lancers se trouvent entre { $low } et { $high }.
    .option-method = Sur 100 intervalles construits ainsi à partir de nouveaux lancers, environ 95 contiennent la vraie probabilité.
    .option-next = Avec une probabilité de 95 %, la proportion des { $rolls } prochains lancers se trouve entre { $low } et { $high }.
    .option-certain = La vraie probabilité se trouve à coup sûr entre { $low } et { $high }, et 95 % dit à quel point elle est près du milieu.
    .hint-1 = Regarde l’image des cent intervalles. Qu’est-ce qui change d’une ligne à l’autre, et qu’est-ce qui ne bouge pas ?
    .hint-2 = La vraie probabilité ne bouge pas. Ce sont les intervalles qui tombent ici ou là.
    .right = Les 95 % appartiennent à la méthode. D’un intervalle pris seul, nous ne savons pas s’il est l’un des 95 ou l’un des 5.
    .mistake-rolls = Un seul lancer est un blocage ou n’en est pas un : il ne se trouve pas entre deux pourcentages.
    .mistake-next = La prochaine proportion a son propre hasard, en plus du hasard de celle-ci. Elle tombe dehors bien plus de 5 fois sur 100. Seule la vraie probabilité ne bouge pas.
    .mistake-certain = Rien n’est certain ici. Compte les traits rouges de l’image : que leur est-il arrivé ?
    .solution = La vraie probabilité est fixe, l’intervalle est aléatoire. La méthode attrape la probabilité dans 95 échantillons sur 100. La prochaine proportion s’écarte typiquement de celle-ci de √2 erreurs types : elle ne tombe donc dans l’intervalle que dans environ 83 cas sur 100.

exercise-5-11 = En comptant, on trouve la probabilité exacte : { $chance }, soit { $percent }. Combien de lancers faut-il à une simulation pour que 1,96 erreur type fasse un point de pourcentage ? (L’intervalle de confiance à 95 % va alors à un point de chaque côté.)
    .title = Lancers nécessaires
    .hint-1 = Un point de pourcentage, c’est 0,01. Donc 1,96 · √(p · (1 − p) / n) = 0,01. Résous pour trouver n.
    .hint-2 = Élève les deux côtés au carré : 1,96² · p · (1 − p) / n = 0,01².
    .right = Environ { $needed } lancers, pour un seul point de pourcentage.
    .guessed = Tu avais dit { $guess } lancers. { $off ->
        [higher] Tu donnais à l’ordinateur plus de travail qu’il n’en faut.
        [lower] Il en faut plus.
       *[same] Ton intervalle contient ce nombre.
    }
    .mistake-one-error = Avec ce nombre de lancers, c’est une erreur type qui fait un point de pourcentage. Il faut que ce soit 1,96 erreur type.
    .mistake-any-chance = Ce nombre suffit quelle que soit la probabilité, car p · (1 − p) est le plus grand pour un demi. Mais ici, on connaît p, et il en faut moins.
    .mistake-two = Tu as pris 2 pour 1,96. C’est une bonne règle de calcul mental, mais ici on demande 1,96.
    .mistake-factor-not-squared = Si tu élèves l’équation au carré, le 1,96 est aussi élevé au carré.
    .mistake-margin-not-squared = Si tu élèves l’équation au carré, le 0,01 est aussi élevé au carré : 0,0001.
    .mistake-whole-width = L’intervalle entier fait alors un point de large. Un point de chaque côté suffit.
    .mistake-hundred = Avec 100 lancers, un seul lancer fait un point de pourcentage. De combien s’écarte typiquement la proportion de 100 lancers ? Regarde le deuxième histogramme.
    .solution = Dans une loi normale, 95 % se trouvent à 1,96 erreur type au plus. n = 1,96² · p · (1 − p) / 0,01² avec p = { $percent } : { $needed } lancers. Compter ne demande aucun lancer, et c’est exact.

exercise-5-12 = La probabilité d’être bloqué peut se compter, et tu la connais exactement. Nomme quelque chose dans ce jeu que tu préférerais simuler plutôt que compter. Combien de manches jouerais-tu, et comment dirais-tu à quel point tu es sûr ?
    .title = Compter ou lancer ?
    .model = Combien d’étoiles gagne, dans une partie entière, un joueur qui s’arrête toujours à deux étoiles. Une partie peut se dérouler de bien trop de façons pour les compter toutes. Je ferais jouer 1 000 parties à l’ordinateur, et je donnerais la moyenne, avec 1,96 erreur type de chaque côté. Si c’est trop large pour trancher, il m’en faut quatre fois plus pour diviser la largeur par deux.
    .solution = C’est une personne qui lit. Une bonne réponse nomme quelque chose qui a trop de façons pour être compté (une partie entière, l’habitude d’un joueur), un nombre de manches, et une marge telle que 1,96 erreur type.

# Images
picture-share = proportion de blocages
picture-settle = La proportion de blocages jusqu’ici
picture-settle-student = élève { $student } : { $early } sur { $first }, à la fin { $late } sur { $rolls } ({ $share })
picture-estimates = { $rolls } lancers chacun : écart type { $deviation }
picture-middle = { $inside } sur { $all } sont à { $errors } erreur type du milieu, ou moins
picture-middle-curve = Courbe : loi normale
picture-crossing = { $holding } intervalles sur { $all } contiennent la probabilité exacte.
picture-crossing-missing = { $missing ->
    [0] Aucun ne la manque
    [one] Le trait { $lines } la manque
   *[other] Les traits { $lines } la manquent
}

# Questions pour les contrôles
exercise-5-201 = Dans la série I, on lance une pièce équilibrée { $few } fois, dans la série II { $many } fois. Dans quelle série est-il plus probable que la fréquence relative de « face » soit { $event ->
        [near] entre { $low } et { $high }
       *[far] au-dessous de { $low } ou au-dessus de { $high }
    } ?
    .title = Peu ou beaucoup
    .option-few = dans la série I
    .option-many = dans la série II
    .option-same = c’est aussi probable dans les deux
    .option-unknown = les pièces n’ont pas de règle, personne ne peut le dire
    .hint-1 = Que dit la loi des grands nombres sur la fréquence relative quand les lancers sont nombreux ?
    .right = La fréquence relative de beaucoup de lancers se disperse moins autour de la probabilité 1/2. Avec peu de lancers, elle en est souvent loin.
    .mistake-few = Avec peu de lancers, la fréquence relative se disperse plus : elle est moins souvent près de 1/2.
    .mistake-many = Avec beaucoup de lancers, le nombre de « face » se disperse plus, mais la fréquence relative se disperse moins.
    .mistake-same = La probabilité de « face » est la même, mais pas la dispersion de la fréquence relative autour d’elle.
    .mistake-unknown = On ne peut pas prédire un lancer, mais on peut calculer la dispersion de la fréquence relative.
    .solution = D’après la loi des grands nombres, la fréquence relative s’approche de la probabilité 1/2. Son erreur type est 0,5/√n : elle est plus petite pour { $many } lancers que pour { $few }.
exercise-5-202 = Dans un échantillon aléatoire de { $people } personnes, { $yes } vont au travail à vélo. Calcule l’erreur type de la fréquence relative, en points de pourcentage. (4 points s’écrivent 4.)
    .title = Erreur d’une proportion
    .hint-1 = L’erreur type est √(f · (1 − f) / n), où f est la fréquence relative.
    .hint-2 = Ici f = { $share } et n = { $people }. Multiplie par 100 à la fin.
    .right = √({ $share } · { $rest } / { $people }) = { $error }, soit { $answer } points de pourcentage.
    .mistake-as-share = Juste en écriture décimale. En points de pourcentage, c’est 100 fois plus.
    .mistake-not-divided = C’est l’écart type d’une seule réponse. Divise par n sous la racine.
    .mistake-without-root = Tu as oublié la racine. C’est 100 fois la variance.
    .mistake-interval = C’est 1,96 erreur type, la marge d’erreur. On en demande une.
    .mistake-in-people = C’est l’écart type du nombre de personnes. Pour la fréquence relative, divise-le par { $people }.
    .solution = f = { $yes }/{ $people } = { $share }. √({ $product } / { $people }) = { $error } : { $answer } points de pourcentage.
exercise-5-203 = Dans un sondage, { $share } des personnes interrogées sont pour un nouveau pont. L’erreur type de cette fréquence relative est de { $points } points de pourcentage. Donne la borne supérieure de l’intervalle de confiance à 95 %, en pour cent avec une décimale.
    .title = Un intervalle à 95 %
    .hint-1 = Un intervalle de confiance à 95 % va à 1,96 erreur type de chaque côté de la fréquence relative.
    .right = { $percent } + 1,96 · { $points } = { $answer } pour cent.
    .mistake-one-error = Tu as ajouté une seule erreur type. Pour 95 %, il en faut 1,96.
    .mistake-lower-end = C’est la borne inférieure. Pour l’autre, ajoute la marge d’erreur.
    .mistake-half-margin = Tu as pris la moitié de la marge d’erreur. Elle vaut en entier de chaque côté.
    .mistake-margin-alone = C’est la marge d’erreur seule. Ajoute-la à la fréquence relative.
    .solution = La marge d’erreur est 1,96 · { $points } = { $margin } points de pourcentage. L’intervalle va de { $low } à { $answer } pour cent.
exercise-5-204 = On veut estimer par un sondage une proportion d’environ { $share }. La marge d’erreur de l’intervalle de confiance à 95 % doit être de { $points } points de pourcentage de chaque côté. Combien de personnes faut-il interroger ? (Calcule avec 2 erreurs types au lieu de 1,96.)
    .title = Combien de personnes
    .hint-1 = 2 · √(p · (1 − p) / n) = { $margin }. Résous pour trouver n.
    .hint-2 = Élève les deux côtés au carré : le 2 et { $margin } aussi.
    .right = n = 4 · { $product } / { $square } = { $answer } personnes.
    .mistake-one-error = Alors une erreur type est aussi grande que la marge. Il en faut deux.
    .mistake-factor-not-squared = Si tu élèves l’équation au carré, le 2 devient 4.
    .mistake-whole-width = Alors l’intervalle entier a une largeur de { $points } points de pourcentage. La marge vaut de chaque côté.
    .mistake-margin-not-squared = Si tu élèves l’équation au carré, { $margin } l’est aussi.
    .solution = 4 · p · (1 − p) / n = { $margin }², donc n = 4 · { $product } / { $square } = { $answer }.
exercise-5-205 = À partir d’un échantillon aléatoire des élèves d’une ville, on a calculé un intervalle de confiance à 95 % pour la proportion d’élèves qui vont à l’école à pied : de { $low } à { $high }. Que signifient les 95 % ?
    .title = Sens des 95 %
    .option-method = De nombreux intervalles calculés ainsi à partir de nouveaux échantillons, environ 95 % contiennent la vraie proportion.
    .option-pupils = Pour 95 % des élèves, la probabilité d’aller à pied est entre { $low } et { $high }.
    .option-next = Dans 95 % de tous les autres échantillons, la proportion est entre { $low } et { $high }.
    .option-certain = La vraie proportion est le milieu de l’intervalle, avec une précision de 95 %.
    .hint-1 = Qu’est-ce qui est fixe, et qu’est-ce qui change avec chaque échantillon : la vraie proportion ou l’intervalle ?
    .right = Le niveau de confiance appartient à la méthode : l’intervalle contient la vraie proportion pour environ 95 échantillons sur 100.
    .mistake-pupils = L’intervalle parle d’un seul nombre, la proportion dans toute la ville, et non de chaque élève.
    .mistake-next = Un autre échantillon a sa propre erreur. L’intervalle doit contenir la vraie proportion, pas celle de l’échantillon suivant.
    .mistake-certain = Le milieu est la proportion dans l’échantillon. La vraie proportion est en général ailleurs.
    .solution = La vraie proportion est fixe et inconnue, l’intervalle dépend de l’échantillon. Pour environ 95 % des échantillons, l’intervalle contient la vraie proportion.
exercise-5-206 = Une variable aléatoire X prend la valeur { $low } avec la probabilité { $first } ; { $middle } avec la probabilité { $second } ; { $high } avec la probabilité { $third }. Calcule d’abord son espérance, puis sa variance. Quelle est la variance ?
    .title = Une variance
    .hint-1 = La variance est l’espérance de (X − E(X))².
    .hint-2 = E(X) = { $mean }. À quelle distance est chaque valeur ? Élève au carré, multiplie par la probabilité, additionne.
    .right = { $squares } = { $answer }.
    .mistake-expected-value = C’est l’espérance. La variance dit à quel point X se disperse autour d’elle.
    .mistake-squares-only = C’est l’espérance de X². Retire le carré de l’espérance.
    .mistake-not-squared = C’est la distance moyenne à l’espérance. Pour la variance, on élève les distances au carré.
    .mistake-unweighted = Tu as pris les trois carrés comme équiprobables. Pondère chacun par sa probabilité.
    .solution = E(X) = { $first } · { $low } + { $second } · { $middle } + { $third } · { $high } = { $mean }. V(X) = { $squares } = { $answer }.
exercise-5-207 = { $groups } groupes estiment la même probabilité. Chacun lance ses propres dés et calcule à partir de ses lancers un intervalle de confiance à { $level } %. Combien des { $groups } intervalles, en moyenne, ne contiennent pas la vraie probabilité ?
    .title = Intervalles à côté
    .hint-1 = Quelle est la probabilité qu’un seul intervalle ne contienne pas la vraie probabilité ?
    .right = { $rest } de { $groups }, c’est { $answer }.
    .mistake-holding = C’est le nombre de ceux qui la contiennent. On demande l’événement contraire.
    .mistake-per-cent = Ce serait juste pour 100 groupes. Ici, il y en a { $groups }.
    .mistake-one-side = Ce sont ceux qui sont trop haut, ou ceux qui sont trop bas. Compte les deux.
    .mistake-none = Un intervalle de confiance n’est pas certain : quelques-uns tombent à côté.
    .solution = Chaque intervalle contient la vraie probabilité avec une probabilité de { $level } % : environ { $holding } la contiennent, et { $groups } − { $holding } = { $answer } ne la contiennent pas.
