# Leçon 9. Un message exercise-9-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-9 = Les autres lancent aussi

exercise-9-1 = Tard dans une partie à quatre : deux joueurs sont partis, il y a donc trois dés noirs sur la table. Te retirer te rapporte 2 étoiles, un troisième bouton bleu t’en donnerait 4. Si tu étais seul avec ces dés, te retirer serait un peu meilleur. Mais un voisin est encore en jeu. Quel effet cela a-t-il sur la valeur du lancer ?
    .title = Un voisin
    .option-more = Elle augmente : quand le voisin lance, je peux prendre la case dorée, sans risque.
    .option-less = Elle diminue : un voisin qui part emporte l’un de mes dés.
    .option-same = Aucun : mon lancer est mon lancer.
    .solution = Tout convient : on compare dans l’exercice 9.8.

exercise-9-2 = Ton voisin joue d’abord à pile ou face. Face : il part et emporte un dé noir, donc tu en lances deux. Pile : il reste, et tu en lances trois. Puis c’est ton tour. Joue cela trente fois. Dans quel cas ton lancer te bloque-t-il plus souvent ?
    .title = Pile ou face, puis dés
    .outcome-left-bust = il part, mon lancer me bloque
    .outcome-left-safe = il part, je pose un bouton
    .outcome-stays-bust = il reste, mon lancer me bloque
    .outcome-stays-safe = il reste, je pose un bouton
    .rate-left = blocages après son départ
    .rate-stays = blocages quand il est resté
    .noted = Fais un tableau à double entrée de tes tours, et compare les fréquences d’un blocage dans ses deux lignes, non les effectifs. Une quinzaine de tours dans une ligne du tableau, c’est peu. Que trouve toute la classe ?
    .solution = Les probabilités sont { $left } quand il est parti et { $stays } quand il est resté. Avec quinze tours de chaque sorte, le hasard peut le cacher dans les fréquences ; une classe entière en a plusieurs centaines, et le verra très probablement. Les événements ne sont pas indépendants.

exercise-9-3 = Tu lancerais trois dés noirs, mais le tour de ton voisin vient d’abord. Il part avec la probabilité { $leaves } et emporte alors un dé noir. Suppose qu’il parte vraiment. Quelle est alors la probabilité que ton lancer te bloque ? (C’est une probabilité conditionnelle : P(bloqué | parti).)
    .title = S’il part
    .hint-1 = On te dit qu’il est parti. Oublie donc avec quelle probabilité : il ne reste que le hasard de ton lancer. Combien de dés noirs as-tu ?
    .hint-2 = Ligne par ligne, comme dans la leçon 3 : sur les 6 · 6 façons, combien ratent toutes les cases ouvertes de la ligne ?
    .hint-3 = Dans une ligne qui a c cases fermées, c · c façons sur 36 te bloquent. Chaque ligne vient avec la probabilité 1/6.
    .right = ({ $squares }) sur 216 : { $answer }, soit { $percent }. S’il reste, trois dés donnent { $stays }.
    .mistake-three-dice = C’est avec trois dés noirs. Le voisin en a emporté un.
    .mistake-well = C’est la probabilité que le lancer réussisse. Soustrais-la de 1.
    .mistake-one-die = C’est avec un seul dé noir. Le voisin en emporte un sur trois.
    .mistake-both = C’est la probabilité qu’il parte et que ton lancer te bloque. Ici, tu sais déjà qu’il est parti.
    .mistake-rows-added = Tu as additionné les six lignes. Chacune ne vient qu’avec la probabilité 1/6.
    .solution = Avec deux dés noirs, une ligne qui a c cases fermées te bloque de c² façons sur 36. ({ $squares }) = { $favourable } sur 216, cela fait { $answer }. La probabilité { $leaves } n’y joue aucun rôle : une probabilité conditionnelle ne regarde qu’une ligne du tableau à double entrée.

exercise-9-4 = Le même plateau et le même voisin, qui part avec la probabilité { $leaves }. S’il part, ton lancer te bloque avec la probabilité conditionnelle que tu as trouvée en 9.3 ; s’il reste, avec { $stays }. Quelle est la probabilité que ton lancer te bloque, avant que tu saches ce que fait le voisin ?
    .title = Avant de savoir
    .hint-1 = Fais un tableau à double entrée de 60 tours de ce genre. Dans combien part-il ? Dans combien de ceux-là ton lancer te bloque-t-il ? Et dans combien des autres ?
    .hint-2 = La probabilité de chaque cas, fois la probabilité d’être bloqué dans ce cas. Puis additionne.
    .right = { $leaves } · { $left } + { $remains } · { $stays } = { $answer }, soit { $percent }. Ce nombre se trouve entre les deux, plus près de celui du cas le plus probable.
    .mistake-half-half = C’est le milieu entre les deux. Mais un cas est plus probable que l’autre : il compte davantage.
    .mistake-swapped = Tu as donné le poids du départ au cas où il reste. Quel cas a la probabilité { $leaves } ?
    .mistake-added = Ces probabilités appartiennent à deux cas différents, et un seul des deux arrive. Multiplie d’abord chacune par la probabilité de son cas.
    .mistake-one-case = C’est le cas où il part et où ton lancer te bloque. Ton lancer peut te bloquer aussi s’il reste.
    .mistake-multiplied = En multipliant, on demanderait deux blocages, un dans chaque cas. Mais un seul des cas arrive.
    .mistake-left-only = C’est s’il part à coup sûr. Il peut aussi rester.
    .mistake-stays-only = C’est s’il reste à coup sûr. Il peut aussi partir.
    .solution = { $leaves } · { $left } + { $remains } · { $stays } = { $answer } : la formule des probabilités totales. Sur un grand nombre de tours, la fréquence d’un blocage s’en approche.

exercise-9-5 = Deux événements dépendent l’un de l’autre si, quand on sait que l’un s’est produit, la probabilité de l’autre change ; sinon, ils sont indépendants. Quels couples d’événements dépendent l’un de l’autre ?
    .title = Qui dépend de qui ?
    .option-leaves-bust = Mon voisin part maintenant. – Mon prochain lancer me bloque.
    .option-white-gold = Le dé blanc montre 3. – Le dé doré du même lancer montre 5.
    .option-row-bust = Le dé blanc montre une ligne sans case ouverte. – Ce lancer me bloque.
    .option-twice = Mon dernier lancer n’offrait aucune case. – Au début de la manche suivante, le dé blanc montre 3.
    .option-leaves-white = Mon voisin part maintenant. – Le dé blanc de mon prochain lancer montre 1.
    .option-gold-bust = Le dé doré de mon lancer m’offre une case ouverte. – Ce lancer me bloque.
    .hint-1 = Pour chaque couple : suppose qu’on te dise que le premier s’est produit. Changerais-tu d’avis sur le second ?
    .hint-2 = Deux événements qui ne peuvent jamais se produire ensemble : que te dit l’un sur l’autre ?
    .right = Un voisin qui part emporte un dé, une ligne fermée rend le blocage certain, et une case dorée ouverte le rend impossible. Les nombres des dés, eux, sont indépendants : ils ne disent rien les uns sur les autres.
    .mistake-no-gold = Tu en as trouvé deux. Il en manque un : deux événements qui ne peuvent pas se produire tous les deux. Si l’un est arrivé, quelle est la probabilité de l’autre ?
    .mistake-only-one = C’est l’un d’eux. Cherches-en d’autres à l’intérieur d’un même lancer : qu’est-ce que le dé blanc, ou le dé doré, t’apprend sur le risque d’être bloqué ?
    .mistake-white-gold = Deux dés d’un même lancer ne savent rien l’un de l’autre. Les 36 couples sont tous équiprobables.
    .mistake-twice = Les dés n’ont pas de mémoire (leçon 3), et au début d’une manche tous les dés sont revenus.
    .mistake-leaves-white = Le voisin qui part emporte un dé noir, et jamais le blanc. Avec moins de dés noirs, le blanc tombe comme avant.
    .solution = Dépendants : le départ (moins de dés, plus de blocages), une ligne fermée (on est bloqué à coup sûr), et une case dorée ouverte (on n’est pas bloqué, puisque celui qui lance peut utiliser aussi le dé doré). Les autres événements sont des nombres sur des dés différents, et indépendants.

exercise-9-6 = Écris bust(misses, dice, leaves) : la probabilité que mon lancer me bloque. misses donne le nombre de cases fermées de chaque ligne, comme [1, 3, 6, …] ; dice est le nombre de dés noirs que je lance si le voisin reste ; leaves est la probabilité qu’il parte avant. J’ai alors un dé de moins, mais le doré ne part jamais.
    .title = Bloqué, à deux
    .hint-1 = Deux cas, comme en 9.4 : la formule des probabilités totales. Calcule la probabilité conditionnelle d’être bloqué dans chacun, puis pondère avec leaves et 1 - leaves.
    .hint-2 = Laisse une de tes fonctions s’occuper des lignes : alone(misses, dice). Appelle-la deux fois.
    .hint-3 = Et le dernier cas : un seul dé, le doré. max(1, dice - 1) est le nombre de dés qui restent.
    .right = Les { $count } cas sont justes. La probabilité est la moyenne des deux cas, et non le cas d’un nombre moyen de dés.
    .mistake-mean-dice = { $call } devrait donner { $expected }. Tu as pris la moyenne des dés, puis la probabilité. Personne ne lance jamais un demi-dé : prends la probabilité dans chaque cas, puis la moyenne.
    .mistake-gold-gone = { $call } devrait donner { $expected }. Chez toi, il ne reste aucun dé. Le dé doré ne quitte jamais la table.
    .mistake-swapped = { $call } devrait donner { $expected }. Quel cas a la probabilité leaves : celui qui a plus de dés, ou celui qui en a moins ?
    .mistake-half-half = { $call } devrait donner { $expected }. Tu as pris la simple moyenne des deux cas. Pondère-les avec leaves et 1 - leaves.
    .mistake-stays = { $call } devrait donner { $expected }. Ta fonction suppose que le voisin reste. À quoi sert leaves ?
    .mistake-rows-first = { $call } devrait donner { $expected }. Tu as pris la moyenne des lignes, puis la puissance. Les lignes sont différentes : prends la puissance dans chaque ligne, puis la moyenne.
    .mistake-always-six = { $call } devrait donner { $expected }. Ton plateau a toujours six lignes. len(misses) dit combien il y en a.
    .model = def bust(misses, dice, leaves):
        {"    "}def alone(dice):
        {"        "}size = len(misses)
        {"        "}return sum((closed / size) ** dice for closed in misses) / size
        {""}
        {"    "}return leaves * alone(max(1, dice - 1)) + (1 - leaves) * alone(dice)
    .solution = La formule des probabilités totales, en code : la probabilité dans chaque cas, pondérée par la probabilité du cas. Le nombre moyen de dés donne une probabilité trop petite, car un dé de moins fait plus de mal qu’un dé de plus ne fait de bien.

exercise-9-7 = Le plateau de la leçon, et c’est maintenant le tour de ton voisin. Il se retire avec la probabilité { $leaves }, sinon il lance les dés. Tu poses un bouton si la case dorée est une case bleue ouverte pour toi, et tu te retires quand vient ton tour. Quelle est l’espérance de tes étoiles ?
    .title = La case dorée
    .hint-1 = Tu as { $stop } étoiles, et rien de ce que fait le voisin ne peut te les enlever. Qu’est-ce qui peut s’y ajouter ?
    .hint-2 = La case dorée, c’est le dé blanc et le dé doré : une sur 36, toutes équiprobables. Sur combien d’entre elles un bouton te rapporterait-il plus d’étoiles ?
    .hint-3 = Pour que des étoiles s’ajoutent, il faut que le voisin lance, et que la case dorée soit l’une de celles-là. Multiplie, et regarde ce que le bleu vaut pour toi.
    .right = { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }, environ { $decimal }. Cela ne coûte rien : on ne peut pas être bloqué par le lancer d’un autre.
    .mistake-stop-only = Ces étoiles, tu les as déjà. Qu’ajoute le lancer du voisin, en moyenne ?
    .mistake-always-rolls = C’est si le voisin lance à coup sûr. Il peut se retirer avant.
    .mistake-gain-only = C’est ce que la case dorée ajoute. Et les étoiles que tu as déjà ?
    .mistake-chance-only = C’est la probabilité qu’une case bleue vienne. Combien d’étoiles rapporte-t-elle, et lesquelles as-tu de toute façon ?
    .mistake-lost-else = Si aucune case bleue ne vient, tu as toujours tes étoiles : on ne peut pas être bloqué par le lancer du voisin.
    .mistake-one-star = Un troisième bouton bleu rapporte une étoile pour la couleur. Regarde aussi ta carte.
    .mistake-of-open = La case dorée est l’une des 36 cases, et pas seulement de celles qui te sont ouvertes.
    .mistake-any-open = Toutes les cases ouvertes ne rapportent pas d’étoiles. De quelle couleur te faut-il un bouton de plus ?
    .solution = Sur 36 cases, { $spaces } sont bleues et ouvertes, et chacune fait passer de { $stop } à { $more } étoiles. Le voisin lance avec la probabilité { $rolls }. L’espérance est { $stop } + { $rolls } · { $spaces }/36 · { $gain } = { $answer }.

exercise-9-8 = Le plateau de ton estimation. Interroge solve deux fois : que vaut le lancer quand on est seul, et dans un modèle avec un voisin qui lance toujours et n’est jamais bloqué ? De combien d’étoiles le second nombre est-il plus grand ? (Deux décimales.)
    .title = L’effet du voisin
    .hint-1 = solve(here).roll est pour quand on est seul : l’espérance des étoiles.
    .hint-2 = Opponents(1, opt_out=…, bust=…, dice_each=1) : quelles deux probabilités font un voisin qui lance toujours et n’est jamais bloqué ?
    .right = { $stays } − { $alone } = { $answer } étoile. Un tel voisin n’emporte jamais de dé : c’est donc ce qu’apporte le dé doré.
    .guessed = Tu avais dit : « { $guess } » Cela dépend du voisin. Le lancer vaut { $alone } quand on est seul, { $stays } avec un voisin qui lance toujours, et { $leaves } avec un voisin qui part à coup sûr. Se retirer rapporte { $stop }.
    .mistake-roll = C’est ce que vaut le lancer avec ce voisin. De combien est-ce plus que quand on est seul ?
    .mistake-alone-only = C’est ce que vaut le lancer quand on est seul. De combien vaut-il plus avec ce voisin ?
    .mistake-over-stop = Tu as comparé lancer et se retirer. La question compare lancer avec un voisin et lancer seul.
    .mistake-other-sign = Dans l’autre sens : lequel des deux est le plus grand ?
    .mistake-from-leaving = Tu as comparé un voisin qui reste avec un voisin qui part. Compare avec le cas où l’on est seul : solve(here).roll.
    .mistake-the-leaver = Ce voisin part à coup sûr : opt_out est la probabilité de se retirer. Quel nombre veut dire jamais ?
    .solution = solve(here, Opponents(1, opt_out=0, bust=0, dice_each=1)).roll − solve(here).roll = { $stays } − { $alone } = { $answer }.

exercise-9-9 = Écris flips(rolling, stop). rolling est une liste de paires (hypothèse, valeur du lancer avec cette hypothèse) ; stop est ce que vaut se retirer. On ne lance que si cela vaut plus que stop. Renvoie la liste des hypothèses pour lesquelles le meilleur choix n’est pas le même que pour l’hypothèse d’avant ; [] s’il ne change jamais.
    .title = Là où tout bascule
    .hint-1 = Pour chaque hypothèse : roll = worth > stop. Compare avec la précédente.
    .hint-2 = zip(rolling, rolling[1:]) donne chaque paire avec la suivante.
    .hint-3 = Deux valeurs de vérité sont différentes si a != b.
    .right = Les { $count } cas sont justes, et le dernier est le plateau de cette leçon. C’est une analyse de sensibilité que tu peux appliquer à tout modèle : la réponse dépend-elle de cette hypothèse ?
    .mistake-all-out = { $call } devrait donner { $expected }. Tu donnes toutes les hypothèses pour lesquelles on se retire. On ne veut que celles où le choix change.
    .mistake-one-way = { $call } devrait donner { $expected }. Ta fonction voit le passage de lancer à se retirer, mais pas le retour.
    .mistake-one-before = { $call } devrait donner { $expected }. Tu donnes la dernière hypothèse avant le changement. Donne la première après.
    .mistake-ties-roll = { $call } devrait donner { $expected }. Là où les deux valent autant, on se retire : lance seulement si cela vaut plus.
    .model = def flips(rolling, stop):
        {"    "}found = []
        {"    "}for (_, before), (assumption, worth) in zip(rolling, rolling[1:]):
        {"        "}if (before > stop) != (worth > stop):
        {"            "}found.append(assumption)
        {"    "}return found
    .solution = Parcours les éléments de la liste deux par deux, chacun avec le suivant, et garde le second chaque fois que lancer vaut plus que stop pour un seul des deux.

exercise-9-10 = Ton propre plateau : Position.parse("{ $board }"). Un voisin est encore en jeu, comme dans la leçon : Opponents(1, opt_out=…, bust=0.3, dice_each=1). Fais une analyse de sensibilité : fais varier l’hypothèse opt_out de 0 à 1. Qu’est-ce qui est le mieux ?
    .title = Est-ce important ?
    .option-roll = Lancer, quel que soit opt_out.
    .option-out = Se retirer, quel que soit opt_out.
    .option-stays = Cela dépend : lancer si le voisin va probablement rester, se retirer s’il va probablement partir.
    .option-leaves = Cela dépend : lancer si le voisin va probablement partir, se retirer s’il va probablement rester.
    .hint-1 = solve(board, Opponents(1, opt_out=0, bust=0.3, dice_each=1)).roll est la valeur du lancer avec un voisin qui lance toujours. Compare-la avec ce que rapporte se retirer.
    .hint-2 = Puis l’autre bout, opt_out=1. La valeur va régulièrement d’un bout à l’autre.
    .right = Lancer vaut { $most } si le voisin ne se retire jamais et { $least } s’il se retire à coup sûr, contre { $stop } pour se retirer soi-même. { $cares ->
        [yes] Ici, il faut connaître ton voisin.
       *[no] Ici, tu n’as rien à savoir de ton voisin : tous les modèles donnent la même réponse.
    }
    .mistake-roll = Il y a un voisin avec lequel lancer vaut moins que se retirer. Essaie les deux bouts, 0 et 1.
    .mistake-out = Il y a un voisin avec lequel lancer vaut plus que se retirer. Essaie les deux bouts, 0 et 1.
    .mistake-stays = La valeur va bien dans ce sens. Mais franchit-elle ce que rapporte se retirer ? Regarde les deux bouts.
    .mistake-leaves = Un voisin qui part emporte un dé, et ne lance plus pour toi. Cela peut-il rendre le lancer meilleur ?
    .solution = Lancer vaut { $most } pour opt_out=0 et { $least } pour opt_out=1 ; se retirer rapporte { $stop }.

exercise-9-11 = « Tous les modèles sont faux, certains sont utiles. » Nomme deux hypothèses du modèle Opponents qui sont fausses pour de vraies personnes. Dis ensuite sur quelle sorte de plateau son conseil est bon quand même, et comment tu trouverais opt_out pour les gens de ta table.
    .title = Faux, mais utile
    .model = De vraies personnes regardent leur propre plateau : celui qui a quatre étoiles en main se retire plus tôt que celui qui n’en a pas, et l’on est bloqué plus souvent sur un plateau plein. Elles ne sont donc pas toutes pareilles, et la même personne change d’un lancer à l’autre. Le conseil est bon là où il est le même pour tous les opt_out que je crois possibles. Je compterais, sur quelques soirées, combien de fois les gens se retirent alors qu’ils pourraient lancer, avec peu de boutons et avec beaucoup.
    .solution = C’est une personne qui lit. Une bonne réponse nomme ce que le modèle laisse de côté (leurs plateaux, leurs étoiles, leurs caractères, la course à la victoire), voit que cela ne fait pas de mal là où la réponse ne change pas, et propose de compter.

# Images

picture-dice = Probabilité d’un blocage
picture-dice-black = { $dice } noirs
picture-turns = Tes trente tours
picture-turns-not-yet = Tes trente tours : lance d’abord ceux de { $number }
picture-turns-many = { $turns } tours, en moyenne
picture-table-left = parti
picture-table-stays = resté
picture-table-all = total
picture-table-bust = bloqué
picture-table-safe = posé
picture-table-rate = blocages, dans la ligne
picture-models = Ce que vaut le lancer
picture-models-alone = seul
picture-models-rolls = lance toujours
picture-models-half = se retire une fois sur deux
picture-models-leaves = se retire à coup sûr
picture-models-stop = se retirer : { $stars }
picture-assumed = probabilité supposée que le voisin se retire
picture-assumed-bust = probabilité supposée que le voisin soit bloqué
picture-stars = étoiles en moyenne
picture-more = étoiles de plus en lançant
picture-rolling = lancer
picture-opting-out = se retirer
picture-roll = lancer
picture-opt-out = se retirer
picture-board = plateau { $name }
picture-flip-told = Lancer, selon la probabilité supposée que le voisin se retire : { $worths } ; se retirer : { $stars }
picture-boards-told = Étoiles de plus en lançant si le voisin ne se retire jamais, et s’il se retire à coup sûr : { $boards }
picture-map-told = Jusqu’à quelle probabilité de se retirer il faut lancer, selon la probabilité d’un blocage : { $rows }

# For tests
exercise-9-201 = Sur { $all } élèves, { $sport } font du sport, { $music } jouent d’un instrument, et { $both } font les deux. Remplis un tableau à double entrée. On choisit un élève au hasard. Quelle est la probabilité qu’il ne fasse ni l’un ni l’autre ?
    .title = Ni l’un ni l’autre
    .hint-1 = Dans le tableau, combien font du sport mais ne jouent d’aucun instrument ? Combien font au moins l’un des deux ?
    .right = { $sport } + { $music } − { $both } = { $either } font au moins l’un des deux. Donc { $neither } sur { $all } ne font ni l’un ni l’autre : { $percent }.
    .mistake-twice = Tu as soustrait deux fois ceux qui font les deux. Ajoute-les une fois.
    .mistake-either = C’est l’événement contraire : ceux qui font au moins l’un des deux.
    .mistake-not-both = C’est « pas les deux ». Ceux qui font un seul des deux y sont encore.
    .mistake-no-sport = Ce sont tous ceux qui ne font pas de sport. Certains jouent d’un instrument.
    .solution = P(ni l’un ni l’autre) = 1 − P(sport ou instrument) = 1 − { $either }/{ $all } = { $answer }, soit { $percent }.
exercise-9-202 = Sur { $all } familles, { $cats } ont un chat et { $dogs } ont un chien ; { $both } d’entre elles ont les deux. On choisit au hasard une famille qui a un chien. Quelle est la probabilité conditionnelle qu’elle ait un chat ?
    .title = Quelle est la condition ?
    .hint-1 = P(chat | chien) : il ne reste que les familles qui ont un chien. Combien y en a-t-il ?
    .right = { $both } des { $dogs } familles qui ont un chien ont un chat : P(chat | chien) = { $both }/{ $dogs }, soit { $percent }.
    .mistake-exchanged = C’est P(chien | chat). Ici, « chien » est la condition, et on demande P(chat | chien).
    .mistake-both = C’est P(chat et chien). Divise par le nombre de familles qui ont un chien, et non par { $all }.
    .mistake-no-condition = C’est P(chat) sans la condition. On sait que la famille a un chien.
    .mistake-only-dogs = Ce sont les familles qui ont un chien et pas de chat, l’événement contraire.
    .solution = P(chat | chien) = P(chat et chien)/P(chien) = { $both }/{ $dogs }, soit { $percent }.
exercise-9-203 = Une maladie touche { $base } des gens. Un test est positif chez { $found } des malades, et chez { $false } des personnes saines. Une personne choisie au hasard a un test positif. Quelle est la probabilité conditionnelle qu’elle soit malade ?
    .title = Un test positif
    .hint-1 = Imagine { $people } personnes. Combien sont malades et positives ? Combien sont saines et positives ?
    .right = Sur { $people } personnes, { $hits } sont malades et positives, { $alarms } saines et positives : { $hits }/{ $positive }, soit { $percent }.
    .mistake-exchanged = C’est P(positif | malade). On demande P(malade | positif).
    .mistake-both = C’est P(malade et positif), un chemin de l’arbre. Divise par P(positif).
    .mistake-positive = C’est P(positif), malade ou non. Quelle part de ces personnes est malade ?
    .mistake-no-base = Ce serait juste si la moitié des gens étaient malades. Mais il n’y en a que { $base }.
    .solution = Sur { $people } personnes, { $ill } sont malades, dont { $hits } positives. Sur les { $healthy } personnes saines, { $alarms } le sont. P(malade | positif) = { $hits }/({ $hits } + { $alarms }) = { $percent }.
exercise-9-204 = Un tableau à double entrée sur des graines. Avec compost : { $first-yes } ont poussé, { $first-no } non. Sans compost : { $second-yes } ont poussé, { $second-no } non. On choisit une graine au hasard. Les événements « compost » et « poussé » sont-ils indépendants ?
    .title = Indépendants ou non ?
    .option-independent = Ils sont indépendants.
    .option-more-often = Ils ne le sont pas : avec compost, une plus grande part a poussé.
    .option-less-often = Ils ne le sont pas : avec compost, une plus petite part a poussé.
    .option-counts = Ils ne le sont pas : { $first-yes } et { $second-yes } sont des nombres différents.
    .hint-1 = Quelle part des { $first } graines avec compost a poussé ? Et des { $second } sans ?
    .right = Avec compost, { $first-share } ont poussé, sans compost { $second-share } : { $case ->
        [independent] les parts sont égales, donc les événements sont indépendants.
       *[other] les parts sont différentes, donc les événements ne sont pas indépendants.
    }
    .mistake-independent = Divise : { $first-yes } sur { $first }, et { $second-yes } sur { $second }. Les parts sont-elles égales ?
    .mistake-more-often = Est-ce que { $first-yes } sur { $first } est vraiment plus que { $second-yes } sur { $second } ?
    .mistake-less-often = Est-ce que { $first-yes } sur { $first } est vraiment moins que { $second-yes } sur { $second } ?
    .mistake-counts = Les deux groupes n’ont pas la même taille. Compare les parts, et non les nombres.
    .solution = P(poussé | compost) = { $first-share } et P(poussé | pas de compost) = { $second-share }. Des événements sont indépendants si ces deux valeurs sont égales.
exercise-9-205 = Une roue montre A avec la probabilité { $bag-a }, B avec { $bag-b } et C avec { $bag-c }. On tire alors un bouton du sac qui porte cette lettre. Dans le sac A, { $red-a } des boutons sont rouges, dans le sac B { $red-b }, dans le sac C { $red-c }. Quelle est la probabilité d’un bouton rouge ?
    .title = Trois sacs
    .hint-1 = Dessine un arbre. Trois chemins finissent par rouge : multiplie le long de chacun, puis additionne.
    .right = Les trois chemins donnent { $sum } = { $percent }.
    .mistake-mean = Ce serait juste si la roue montrait les trois lettres aussi souvent. Ce n’est pas le cas.
    .mistake-one-path = C’est le chemin du sac A. Des boutons rouges viennent aussi des autres sacs.
    .mistake-added = Tu as additionné des probabilités conditionnelles. Multiplie d’abord chacune par la probabilité de son sac.
    .mistake-two-paths = Il manque le chemin du sac C.
    .solution = Probabilités totales : P(rouge) = P(A) · P(rouge | A) + P(B) · P(rouge | B) + P(C) · P(rouge | C) = { $sum } = { $percent }.
