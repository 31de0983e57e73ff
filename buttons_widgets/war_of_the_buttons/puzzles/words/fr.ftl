# Ce que disent les énigmes de La guerre des boutons.

game-title = La guerre des boutons

# Les thèmes
theme-earn = Gagner le plus
    .about = Quel tour rapporte le plus de boutons, tous les frais déduits ?
theme-displace = Déloger
    .about = Bats les dés d’un autre, tiens le lieu, et garde autant de boutons que possible.
theme-finish_hut = Achever la cabane
    .about = Il manque un tronçon. Quel tour le construit ?
theme-unanswerable = Une enchère sans réponse
    .about = Tiens un lieu avec une enchère que personne ne pourrait battre ensuite.
theme-exam = Gagner l’examen
    .about = Les derniers dés de la manche sont à toi. Gagne l’examen, ou fais que personne ne le gagne.
theme-how_likely = Quelle probabilité ?
    .about = Des dés égaux, des enchères battues, des dés relancés : quelle est la probabilité ?

# Les joueurs, selon la couleur de leurs dés
seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune

# Les questions
earn-ask = Tu es { $name }. Quel tour rapporte le plus de boutons, tous les frais déduits ?
displace-ask = Tu es { $name }. Tiens ce lieu avec un dé de couleur : { $place }. Garde autant de boutons que possible.
finish_hut-ask = Tu es { $name }. Achève ta cabane dans ce tour.
unanswerable-ask = Tu es { $name }. Tiens ce lieu avec un dé de couleur : { $place }. Personne ne doit pouvoir te battre au tour suivant.
exam-ask = Tu es { $name }, et toi seul as encore des dés. Gagne l’examen ; si c’est impossible, fais que personne ne le gagne.
how_likely-ask-equal = On lance { $dice } dés. Quelle est la probabilité qu’au moins { $many } soient égaux ?
how_likely-ask-beats = On lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }. Quelle est la probabilité d’une enchère qui batte { $lying } ?{ $many ->
        [0] {""}
        [one] { " " }On peut tourner un dé de { $many } point.
       *[other] { " " }On peut tourner un dé de { $many } points au plus.
    }
how_likely-ask-reroll = De tes dés { $lying }, tu peux relancer ceux que tu veux, une fois. Quelle est la probabilité qu’ensuite au moins { $many } soient égaux, si tu choisis au mieux ?

# Réponses
earn-right = Tes boutons : { $net }. Rien ne rapporte plus.
earn-wrong = Tes boutons : { $net }. On peut faire mieux.
displace-right = Tu tiens le lieu. Tes boutons : { $net }. On ne peut en garder plus.
displace-wrong = { $done ->
    [yes] Tu tiens le lieu. Tes boutons : { $net }. On peut faire mieux.
   *[no] Après ce tour, tu ne tiens pas le lieu.
  }
finish_hut-right = Ta cabane est achevée.
finish_hut-wrong = Il manque encore un tronçon.
unanswerable-right = Tu tiens le lieu, et personne ne peut te battre au tour suivant.
unanswerable-wrong = { $done ->
    [yes] Tu tiens le lieu, mais on peut te battre au tour suivant.
   *[no] Après ce tour, tu ne tiens pas le lieu.
  }
exam-right = { $best ->
    [2] Tu gagnes l’examen.
   *[1] Personne ne gagne l’examen, et on ne peut faire mieux.
  }
exam-wrong = { $best ->
    [2] Tu ne gagnes pas l’examen, mais on peut le gagner.
   *[1] Un autre gagne l’examen, et on peut l’empêcher.
  }
unanswerable-refuted = { $name } pourrait te battre ainsi.
exam-counted = À l’examen, chaque { $pips } compte :
exam-count = { $name } : { $count }
exam-none = Aucun dé n’est à l’examen : il n’a pas lieu.

# Indices
earn-hint = Va d’un endroit à l’autre : que rapporte chacun tout de suite ? Une action supplémentaire coûte des boutons, mais ouvre peut-être un meilleur endroit.
displace-hint = Plus de dés battent tout, autant de dés battent de plus bas. Compare les moyens : un dé tourné, un dé blanc, un grand frère, une carte rendue.
finish_hut-hint = On construit à l’école ou avec la carte « Cabane », et seulement là où aucun élève n’est en retenue.
unanswerable-hint = Regarde ce que les autres ont devant eux, et ce que chacun peut ajouter : un dé blanc, un dé tourné, un dé libéré, un grand frère.
exam-hint = Les dés de couleur comptent à l’école, sur les lieux et à côté des cartes. Les blancs ne comptent jamais, ni ceux du marché et du moulin.
hint-extra = { $kind ->
    [none] Une bonne façon : aucune action supplémentaire.
    [white] Une bonne façon : acheter un dé blanc.
    [change] Une bonne façon : tourner un dé.
   *[give] Une bonne façon : rendre une carte.
  }
hint-place = Une bonne façon : les premiers dés vont ici : { $place }.
hint-dice = Une bonne façon : l’enchère compte pour { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }{ $brother ->
        [yes] , avec un grand frère
       *[no] , sans grand frère
    }.

# Quelle probabilité ?
how_likely-hint-equal = Compte les lancers où cela échoue : chaque nombre y vient moins de { $many } fois.
how_likely-hint-beats = Plus de dés égaux la battent, quoi qu’ils montrent, et aussi autant de dés d’un nombre plus haut.
how_likely-hint-reroll = Passe les choix en revue : que gardes-tu, et combien des dés relancés doivent montrer la même chose ?
how_likely-more-equal = Il y a { $rolls } lancers en tout.
how_likely-more-beats = Il y a { $rolls } lancers en tout. Compte d’abord ceux qui ont plus de dés égaux, puis ceux qui n’en ont qu’autant, mais d’un nombre plus haut.
how_likely-more-reroll = Le mieux est de relancer ceux-ci : { $rolled }. Ils peuvent tomber de { $rolls } manières.
how_likely-counted-equal = Chacun des { $rolls } lancers selon son plus grand nombre de dés égaux ; en tout, c’est { $chance }.
how_likely-counted-beats = Sur { $rolls } lancers, tant la battent ; en tout, c’est { $chance }.
how_likely-counted-reroll = Ce qu’il vaut mieux relancer, et les choix qui suivent.
how_likely-line-equal = { $what ->
        [one] tous différents
       *[other] { $what } égaux
    } : { $count } lancers
how_likely-line-beats = { $what ->
        [0] comme ils tombent
        [one] un dé tourné de { $what } point
       *[other] un dé tourné de { $what } points
    } : { $count } lancers
how_likely-line-reroll = { $what } : { $count }
how_likely-complement = C’est la probabilité que cela n’arrive pas. Retranche-la de 1.
how_likely-one-value = C’est la probabilité pour un seul nombre. Chacun des six convient.
how_likely-added = Tu as additionné les six nombres. Un lancer où deux d’entre eux viennent assez souvent compte alors deux fois.
how_likely-exactly = C’est la probabilité d’en avoir exactement autant. Plus convient aussi.
how_likely-not-turned = C’est sans tourner de dé.
how_likely-only-more = Plus de dés égaux la battent, mais aussi autant de dés d’un nombre plus haut.
how_likely-any-value = Autant de dés ne la battent que si leur nombre est plus haut.
how_likely-other-dice = C’est la probabilité si tu relances d’autres dés. Il y a un meilleur choix.
