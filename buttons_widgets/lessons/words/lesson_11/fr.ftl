# Leçon 11. Un message exercise-11-2 est la question ; le sens de ses attributs est donné dans kit/exercises/exercise.py.
lesson-11 = Penser à rebours

battle-example = p. ex. −3
battle-how = De combien de points rouge sera-t-il devant ? Un nombre entier : −3 si noir est devant de 3, et 0 si la bataille est nulle.

exercise-11-1 = Six boutons peuvent être mis en place de 90 façons. Dans chacune, un joueur sème en premier et l’autre en second, et les deux jouent aussi bien que possible. Qui est avantagé, sur l’ensemble des 90 cercles ?
    .title = Premier ou second ?
    .option-first = Le premier joueur.
    .option-second = Le second joueur.
    .option-neither = Aucun des deux : ce que l’un gagne dans certains cercles, l’autre le gagne dans d’autres.
    .solution = Tout convient : on compare dans l’exercice 11.8.

exercise-11-2 = Il reste deux piles, et une seule a un espion. Donc { $army } n’a pas le choix. Comment la bataille finit-elle ? Donne les points de rouge moins ceux de noir.
    .title = Le dernier semis
    .hint-1 = Il n’y a qu’une autre pile : toute la pile de la place { $place } va donc sur celle de la place { $to }, dans le même ordre. Construis-la avec de vrais boutons si tu peux.
    .hint-2 = Compte à partir du bas : le bouton le plus bas vaut 1, le suivant 2, et ainsi de suite jusqu’à 6. Les blancs ne comptent pas, mais ils rehaussent ce qui est au-dessus d’eux.
    .right = De bas en haut, la pile est { $pile }. Rouge a { $red }, noir a { $black } : { $value }.
    .mistake-not-lifted = Tu as compté les hauteurs telles qu’elles sont maintenant. La pile que l’on sème est soulevée : son bouton le plus bas arrive au-dessus de toute l’autre pile.
    .mistake-under = Tu as mis la pile semée dessous. Elle arrive au-dessus de l’autre.
    .mistake-turned-over = Tu as retourné la pile semée. Tout ce qui reste va d’un coup sur la dernière pile, et l’ordre est conservé.
    .mistake-other-sign = Le nombre est juste, le signe ne l’est pas. Le bouton le plus bas vaut 1 et celui du haut 6, et la réponse est : les points de rouge moins ceux de noir.
    .mistake-red-only = Ce sont les points de rouge seuls. Enlève ceux de noir.
    .solution = La pile de la place { $place } arrive sur celle de la place { $to }, dans le même ordre : { $pile }. Rouge { $red }, noir { $black }, donc { $value }.

exercise-11-3 = Encore deux piles, et les deux ont un espion. Maintenant, noir peut choisir, et choisit aussi bien que possible. Comment la bataille finit-elle ? Donne les points de rouge moins ceux de noir.
    .title = Le dernier choix
    .hint-1 = Il y a deux façons de finir : une pile sur l’autre, ou l’inverse. Compte les deux.
    .hint-2 = Les points de rouge moins ceux de noir : lequel de tes deux nombres noir préfère-t-il ?
    .right = Semer la place { $place } mène à { $value }, la place { $otherPlace } à { $otherValue }. Noir prend le plus petit des deux.
    .mistake-for-red = C’est la fin que rouge aimerait. Mais c’est noir qui choisit.
    .mistake-mean = Tu as pris la moyenne des deux fins, ou les hauteurs telles qu’elles sont maintenant. Compte chaque fin à part. Noir ne joue pas à pile ou face : l’une des deux est meilleure pour noir, et c’est celle qu’il prend.
    .mistake-other-sign = Tu as compté pour noir. Le nombre est toujours : les points de rouge moins ceux de noir, quel que soit celui qui sème.
    .solution = Les deux fins : { $value } si l’on sème la place { $place }, { $otherValue } si l’on sème la place { $otherPlace }. Noir veut un nombre bas, donc { $value }.

exercise-11-4 = Ta propre bataille, deux semis avant sa fin. C’est à rouge de semer. Dessine son arbre de jeu : { $ends } fins. Quelle est sa valeur ?
    .title = Encore deux semis
    .hint-1 = Pour chaque pile qui a un espion, dessine une branche, et au bout les piles telles qu’elles sont alors. N’oublie pas de regarder si rouge rejoue.
    .hint-2 = Écris d’abord les nombres des fins. Puis le minimax : là où noir sème, écris le plus petit de ce qui suit ; là où rouge sème, le plus grand.
    .hint-3 = Si rouge sème la place { $otherPlace }, la valeur est { $otherValue }. Et l’autre ?
    .right = Rouge sème la place { $place } : { $value }. Après la place { $otherPlace }, ce serait { $otherValue }.
    .mistake-best-end = C’est la meilleure de toutes les fins pour rouge. Mais noir choisit aussi. Choisirait-il ce qui y mène ?
    .mistake-other-sowing = C’est ce que vaut l’autre premier semis. Rouge est libre de choisir le meilleur.
    .mistake-other-sign = Le nombre est juste, le signe ne l’est pas : au-dessous de 0, c’est noir qui sera devant.
    .mistake-now = Ce sont les hauteurs telles qu’elles sont maintenant. Ce qui compte, ce sont les hauteurs quand il ne reste qu’une pile.
    .solution = Là où noir sème, prends le plus petit des nombres qui suivent ; là où rouge sème, le plus grand. La place { $place } donne { $value }, la place { $otherPlace } seulement { $otherValue }.

exercise-11-5 = Un pas de plus en arrière : trois semis avant la fin, et c’est à { $army } de semer. Son arbre de jeu a { $ends } fins. Quelle est sa valeur ?
    .title = Encore trois semis
    .hint-1 = L’arbre est dans la cellule suivante, avec les nombres de ses fins. Remplis le reste de droite à gauche.
    .hint-2 = Induction à rebours : à chaque position, demande-toi d’abord qui sème. Selon le minimax, rouge prend le plus grand des nombres à sa droite, noir le plus petit.
    .hint-3 = Si { $army } sème la place { $otherPlace }, la valeur est { $otherValue }. Et l’autre ?
    .right = { $mover ->
        [r] Rouge
       *[k] Noir
    } sème la place { $place } : { $value }. Après la place { $otherPlace }, ce serait { $otherValue }.
    .mistake-best-end = C’est la fin que { $army } aimerait le plus. Mais { $other } choisit aussi, et ne choisira pas ce qui y mène.
    .mistake-other-sowing = C’est ce que vaut l’autre premier semis. { $mover ->
        [r] Rouge
       *[k] Noir
    } est libre de choisir le meilleur.
    .mistake-worst-end = C’est la fin que { $army } aimerait le moins. Elle ne vient que si { $army } joue mal aussi.
    .mistake-exchanged = C’est ce que l’on trouve si rouge prend les plus petits nombres et noir les plus grands. C’est l’inverse : rouge veut un nombre haut.
    .mistake-other-sign = Le nombre est juste, le signe ne l’est pas : au-dessus de 0, rouge sera devant ; au-dessous de 0, noir.
    .mistake-now = Ce sont les hauteurs telles qu’elles sont maintenant. Ce qui compte, ce sont les hauteurs quand il ne reste qu’une pile.
    .solution = De droite à gauche, le plus grand pour rouge et le plus petit pour noir : la place { $place } donne { $value }, la place { $otherPlace } donne { $otherValue }. { $mover ->
        [r] Rouge prend le plus grand.
       *[k] Noir prend le plus petit.
    }

exercise-11-6 = Rouge commence dans ce cercle, et sa valeur est { $value } : { $winner ->
        [red] rouge
       *[black] noir
    } gagne de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Maintenant, quelqu’un tourne le cercle de { $turn ->
        [one] { $turn } place
       *[other] { $turn } places
    }, met un bouton rouge à la place de chaque noir et un noir à la place de chaque rouge, et c’est noir qui commence. Comment cela finit-il si l’on joue au mieux ?
    .title = Dans le miroir
    .option-first = { $loser ->
        [red] Rouge
       *[black] Noir
    } gagne de { $points } : la valeur est { $exchanged }.
    .option-red = { $winner ->
        [red] Rouge
       *[black] Noir
    } gagne de { $points } : la valeur est { $value }, comme avant.
    .option-draw = La bataille est nulle : les changements s’annulent.
    .option-anew = Personne ne peut le dire sans réfléchir aussi à fond sur ce cercle.
    .hint-1 = Tourne-le d’abord seulement. Est-ce que quelque chose change dans le jeu quand on fait le tour de la table ?
    .hint-2 = Maintenant, échange les couleurs. Le premier joueur a les mêmes piles et les mêmes semis qu’avant. Ce qui a changé, c’est le nom qu’on lui donne.
    .right = Par symétrie, le jeu est le même, seuls les noms sont échangés. { $loser ->
        [red] Rouge
       *[black] Noir
    } est maintenant assis là où était { $winner ->
        [red] rouge
       *[black] noir
    }, et gagne de { $points }.
    .mistake-red = C’est bien le même joueur qui gagne : celui qui est là où était { $winner ->
        [red] rouge
       *[black] noir
    }. Mais de quelle couleur sont maintenant ses boutons ?
    .mistake-draw = Tourner ne change rien du tout : il n’y a donc rien à annuler. Et échanger les couleurs fait de la victoire d’une couleur une victoire de l’autre.
    .mistake-anew = Il ne te faut pas de nouvel arbre. Prends l’ancien, et écris partout rouge au lieu de noir et noir au lieu de rouge.
    .solution = Il y a deux symétries. Tourner le cercle ne change aucun semis. Échanger les couleurs, celle du joueur qui sème aussi, remplace chaque nombre de l’arbre par son opposé, et le plus grand par le plus petit : { $exchanged }.

exercise-11-7 = Un cercle de { $places } boutons, et rouge commence. Dans toute la bataille, rouge { $red ->
        [0] ne rejoue jamais
        [one] rejoue une fois
       *[other] rejoue deux fois
    }, et noir { $black ->
        [0] ne rejoue jamais
        [one] rejoue une fois
       *[other] rejoue deux fois
    }. Qui fait le dernier semis ?
    .title = Qui sème en dernier ?
    .option-red = Rouge.
    .option-black = Noir.
    .option-order = Cela dépend du moment où ils rejouent.
    .option-deal = Cela dépend de la mise en place du cercle.
    .hint-1 = Chaque semis enlève une pile, et à la fin il en reste une. Combien de semis cela fait-il ?
    .hint-2 = Rejouer fait partie du même tour. Combien de tours font donc { $sowings } semis ? Le premier tour est à rouge, le deuxième à noir, et ainsi de suite.
    .right = { $sowings } semis, dont { $again } { $again ->
        [one] continue un tour déjà commencé : { $turns } tours.
       *[other] continuent un tour déjà commencé : { $turns } tours.
    } Le tour 1 est à rouge, donc le tour { $turns } est à { $last ->
        [red] rouge
       *[black] noir
    }.
    .mistake-red = Compte les tours : { $sowings } semis, et { $again } d’entre eux { $again ->
        [one] continue
       *[other] continuent
    } un tour déjà commencé. Le nombre de tours est-il impair ou pair ?
    .mistake-black = Compte les tours, pas les semis : celui qui rejoue continue le même tour. Les tours impairs sont à rouge.
    .mistake-order = Le moment n’a pas d’importance : chaque fois que quelqu’un rejoue, il y a un tour de moins. Seul compte le nombre de fois.
    .mistake-deal = Tout cercle de { $places } boutons demande le même nombre de semis. Combien ?
    .solution = { $sowings } semis moins { $again } font { $turns } tours, et rouge a les tours impairs. C’est donc { $last ->
        [red] rouge
       *[black] noir
    } qui sème en dernier.

exercise-11-8 = Les barres montrent combien de cercles ont chaque valeur quand rouge commence. De combien de points le premier joueur est-il devant ? Donne la moyenne sur les { $circles } cercles.
    .title = Ce que vaut commencer
    .hint-1 = Multiplie chaque valeur par son nombre de cercles, et additionne. Qu’ajoutent les cercles nuls ?
    .hint-2 = Le premier joueur gagne { $gains } points dans l’ensemble des cercles qui ont un plus. Combien en perd-il dans ceux qui ont un moins ? Divise ensuite par le nombre de tous les cercles.
    .right = { $gains } − { $losses } = { $total } points en { $circles } cercles : la moyenne est { $worth }, soit { $decimal } point. Par symétrie, il en va de même pour noir, si noir commence.
    .guessed = Tu avais dit : « { $guess } » { $choice ->
        [first] C’est bien cela, mais de moins d’un demi-point par bataille, et dans la plupart des cercles le premier joueur ne gagne pas.
        [second] De moins d’un demi-point par bataille, c’est le premier, bien qu’il ne gagne que { $wins } cercles sur { $circles }.
       *[neither] C’est presque cela : le premier joueur est devant de moins d’un demi-point, et { $draws } cercles sont nuls.
    }
    .mistake-total = C’est la somme sur tous les cercles. Combien cela fait-il pour chacun ?
    .mistake-wins-only = Tu as compté les victoires moins les défaites. Gagner de 4 vaut plus que gagner de 1 : compte les points.
    .mistake-no-draws = Tu as oublié les cercles nuls. Ils n’ajoutent aucun point, mais ce sont des cercles quand même.
    .mistake-gains-only = Ce ne sont que les gains. Dans certains cercles, le premier joueur perd.
    .mistake-each-once = Tu as compté chaque valeur une fois. Il y a plus de cercles avec +2 qu’avec −4 : multiplie par leur nombre.
    .mistake-share = C’est la part des cercles que gagne le premier joueur. De combien de points est-il devant ?
    .solution = ({ $gains } − { $losses }) / { $circles } = { $worth } : la moyenne des valeurs.

exercise-11-9 = Le morpion est résolu : partie nulle. Ce jeu est résolu. Le jeu de dames sur 64 cases est résolu aussi : partie nulle, ce que l’on a trouvé en 2007 après 18 ans de calcul. Les échecs ne le sont pas. Un jeu résolu vaut-il encore la peine d’être joué ? Pour qui, et pourquoi ? Et pourrait-on résoudre les échecs de la même façon ?
    .title = Encore la peine ?
    .model = Un jeu résolu reste un jeu tant que les joueurs n’en ont pas la solution en tête. Le morpion est ennuyeux une fois qu’on sait faire partie nulle, car son arbre de jeu est si petit que tout le monde peut l’apprendre. Personne ne peut apprendre 1 680 cercles par cœur : à la table, il faut donc réfléchir à nouveau. Aux échecs aussi, toute partie a une fin : l’induction à rebours marcherait donc, mais il y a beaucoup trop de positions pour n’importe quel ordinateur ; seules des finales avec peu de pièces sont résolues.
    .solution = C’est une personne qui lit. Une bonne réponse distingue « résolu » de « connu des joueurs », dit que l’induction à rebours marche pour tout jeu qui a une fin, où le hasard n’a pas de part et où rien n’est caché, et que pour les échecs, c’est le nombre de positions qui l’interdit.

# For tests
exercise-11-201 = Dans un jeu à deux, Ada va à gauche ou à droite, puis Bo choisit l’une de deux fins. À gauche, Ada reçoit { $left-one } ou { $left-two } points, à droite { $right-one } ou { $right-two }. Bo veut qu’Ada en ait le moins possible, Ada le plus possible. Tous deux connaissent l’arbre. Combien de points Ada reçoit-elle ?
    .title = Un petit arbre de jeu
    .hint-1 = Commence par les fins : que choisit Bo à gauche, et que choisit-il à droite ?
    .right = À gauche Bo laisse { $left } à Ada, à droite { $right }. Ada choisit le plus grand : { $answer }.
    .mistake-best-end = C’est la meilleure fin pour Ada. Mais Bo choisit en dernier, et il ne la prendra pas.
    .mistake-exchanged = Tu as échangé les deux : Ada veut beaucoup de points, et Bo choisit en dernier, le moins possible.
    .mistake-worst-end = C’est la pire fin de toutes. Ada peut l’éviter par son choix.
    .mistake-mean = Tu as pris la moyenne de deux fins. Bo ne choisit pas au hasard.
    .solution = À rebours : à gauche min({ $left-one } ; { $left-two }) = { $left }, à droite min({ $right-one } ; { $right-two }) = { $right }, et le plus grand des deux est { $answer }.
exercise-11-202 = { $matches } allumettes sont sur la table. Deux joueurs en prennent tour à tour de 1 à { $most }. Celui qui prend la dernière gagne. Tu commences. Combien en prends-tu d’abord pour pouvoir gagner, quoi que fasse l’autre ?
    .title = La dernière allumette
    .hint-1 = Raisonne à rebours : s’il en reste { $group }, le joueur dont c’est le tour perd. Pourquoi ?
    .hint-2 = Après chacun de tes tours, il doit rester un multiple de { $group }.
    .right = Prends-en { $answer } : il en reste { $left }, un multiple de { $group }. Quoi que prenne l’autre, tu complètes à { $group }.
    .mistake-most = En prendre beaucoup n’aide pas. Combien doit-il en rester pour que l’autre soit perdu ?
    .mistake-no-plus-one = Tu as divisé par { $most }. Ce que prennent l’un et l’autre peut toujours être complété à { $group }.
    .mistake-up-to-group = Tu as pris ce qui manque jusqu’au prochain multiple de { $group }. Prends le reste qui dépasse.
    .mistake-last-loses = Ce serait juste si prendre la dernière faisait perdre. Ici, la dernière gagne.
    .solution = Avec un multiple de { $group }, le joueur dont c’est le tour perd. { $matches } = { $left } + { $answer }, donc prends-en { $answer }.
