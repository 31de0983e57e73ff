# Ce que disent les widgets de La Guerre des boutons.

game-name = La Guerre des boutons

# Le titre : le kit dit la manche
ends-at = { $goal } tronçons ou { $goal } étoiles mettent fin à la partie.

# Avant la partie
scales-which = Partie
scales-printed = avec les échelles imprimées
scales-dealt = avec des échelles tirées au sort
scales-taught = une première partie guidée, à deux

# Qui joue
who-easy = bot facile : prend ce qui vaut le plus tout de suite
who-medium = bot moyen : pèse comme des milliers de parties l’ont appris
who-hard = bot difficile : surveille aussi l’examen et les rivaux
who-best = meilleur bot : joue la suite mille fois

# Les endroits
place-quarry = Carrière
place-forest = Forêt
place-meadow = Pré
place-school = École
place-exam = Examen
place-release = Libération
place-tattle = Mouchard
place-first = Premier joueur
place-brothers = Grands frères
place-hut = Cabane
place-star = Étoile
place-card = Carte { $number }
place-cards = Cartes
place-market = Marché
place-lake = Lac
place-mill = Moulin

# Les cartes
card-hut = Cabane
card-star = Étoile
card-star2 = 2 étoiles
card-brothers2 = 2 grands frères
card-brothers3 = 3 grands frères
card-quarry = Carrière +2
card-forest = Forêt +2
card-meadow = Pré +2
card-school = École +2
card-market = Marché +1
card-equal = Égal bat égal
card-set1 = Tes 1 au choix
card-set2 = Tes 2 au choix
card-set3 = Tes 3 au choix
card-reroll = Relance

# Ce que rapporte un jeton bonus
marker-hut = un tronçon
marker-star = une étoile
marker-free = un dé libéré
marker-brother = un grand frère
marker-brothers2 = deux grands frères
marker-buttons = { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  }

# Les dés
dice-white = { $dice } (blanc)
dice-brother = un grand frère
dice-none = rien
tray-label = Dés de { $name } : { $dice }

# Ce que font des dés à un endroit
does-bid = { $place } : libre, { $buttons ->
    [0] ne rapporte rien
    [one] rapporte { $buttons } bouton
   *[other] rapporte { $buttons } boutons
  }.
does-beat = { $place } : bat { $own ->
    [yes] tes propres dés, { $dice }
   *[no] { $dice }
  }, { $buttons ->
    [0] ne rapporte rien
    [one] rapporte { $buttons } bouton
   *[other] rapporte { $buttons } boutons
  }.
does-exam = { $place } : peut gagner le jeton bonus de l’école.
does-release = { $place } : coûte { $cost } et libère un dé en retenue.
does-tattle = { $place } : libère un élève en retenue.
does-first = { $place } : tu commences la manche suivante.
does-brothers = { $place } : coûte { $cost } et rapporte deux grands frères.
does-hut = { $place } : coûte { $cost } et construit un tronçon.
does-star = { $place } : coûte { $cost } et rapporte une étoile.
school-card = La carte « { $card } » rapporte { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  }.
does-buy = { $card } : coûte { $cost ->
    [one] { $cost } bouton
   *[other] { $cost } boutons
  }.
does-market = Marché : rapporte { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  }.
about-exam = À la fin de la manche, celui qui a le plus de dés de ce nombre reçoit le jeton bonus de l’école.
about-tattle = Tu ne fais plus d’enchère dans cette manche. À la fin, celui qui a le plus de dés de ce nombre doit en mettre un en retenue.
about-first = Le premier joueur pose le premier dans la manche suivante.
about-hut = À côté d’un élève en retenue, on ne peut pas construire. Chaque tronçon rend le suivant plus cher.
about-star = Chaque étoile rend la suivante plus chère.
about-lost = Tu ne peux construire aucun tronçon maintenant : la carte ne ferait que compter et rapporter.
about-not-held = Sans dé de couleur, personne ne tient le lieu à la fin de la manche.
about-brother = Le grand frère part après ce tour : seuls les dés restent à battre.

# Pourquoi pas
why-not = { $place } : { $reason }.
why-few = contre { $dice }, il te faut { $pips ->
    [6] { $more } dés égaux
   *[other] { $same ->
        [one] { $same } dé plus haut que { $pips }
       *[other] { $same } dés égaux plus hauts que { $pips }
      }, ou { $more } dés égaux quelconques
  }
why-one-die = on y pose un seul dé de couleur
why-no-own = il y faut un dé de couleur, et tu n’en as pas
why-card = « { $card } » coûte { $dice } dés égaux, et autant de boutons que l’un d’eux montre ; { $buttons ->
    [0] tu n’en as pas
   *[other] tu en as { $buttons }
  }
why-no-dice = tu n’as pas de dés à poser
why-market-order = Au marché, on pose les dés en ordre croissant : choisis-en un plus haut, ou clique sur « C’est tout ».
why-used = Tu as déjà fait ton action supplémentaire de ce tour.
why-lake = Un dé blanc coûte { $cost ->
    [one] { $cost } bouton
   *[other] { $cost } boutons
  } ; tu en as moins.

# Que faire ensuite
prompt-chance = Les dés roulent, les cartes et les jetons sont distribués.
prompt-powers = { $name } : utilise tes cartes de pouvoir. Choisis des dés, ou clique sur « Continuer ».
prompt-turn = { $name } : choisis des dés ou un endroit.
prompt-turn-used = { $name } : pose maintenant des dés.
prompt-where = { $name } : où poses-tu { $dice } ?
prompt-sure = { $name } : poser { $dice } ? { $does } Clique encore, ou sur « Poser ».
prompt-market = { $name } : encore un dé pour le marché ?
prompt-after = { $name } : fais une action supplémentaire, ou finis ton tour.
prompt-lake = { $name } : un { $pips } blanc pour { $cost } ? Clique encore, ou sur « Poser ».
prompt-give-up = { $name } : rendre « { $card } » et libérer un élève en retenue ? Clique encore, ou sur « Poser ».
prompt-free = { $name } : quel dé en retenue est libéré ?
prompt-build = { $name } : quel tronçon construis-tu ?
prompt-detain = { $name } : lequel de tes dés mets-tu en retenue ?
prompt-detain-at = { $name } : à quel tronçon ?

# Boutons de commande
do-it = Poser
do-it-hint = Faire ce qui est choisi (D). Les touches 1 à 6 choisissent des dés.
do-clear = Tout reprendre
do-clear-hint = Reprendre tous les dés choisis (C)
do-brother = Grand frère
do-brother-hint = Il compte comme un dé de n’importe quel nombre, sur les lieux, pour les cartes et au marché (B)
do-turn = → { $new } (−{ $cost })
do-turn-hint = Tourner le { $pips } sur { $new } pour { $cost ->
    [one] { $cost } bouton
   *[other] { $cost } boutons
  }
do-end = Finir le tour
do-end-hint = Pas d’action supplémentaire (E)
do-no-more = C’est tout
do-no-more-hint = Ne plus poser de dés au marché (E)
do-no-powers = Continuer
do-no-powers-hint = Ne plus utiliser de cartes de pouvoir (E)
do-reroll = Relancer
do-reroll-hint = Relancer une fois les dés choisis (R)
do-set = Changer en { $new }
do-set-hint = Changer les dés choisis en { $new }
do-free = Le { $pips } au tronçon { $section }
do-detain = { $place } : { $pips }

# Ce qu’on peut choisir, pour ceux qui ne le voient pas
village-label = Le village
mat-label = Plateau de { $name }
pick-lake = Lac : prendre un { $pips } blanc pour { $cost ->
    [one] { $cost } bouton
   *[other] { $cost } boutons
  }
pick-detain = { $place } : mettre un { $pips } en retenue
pick-detain-at = Mettre le { $pips } en retenue au tronçon { $section }
pick-build = Tronçon { $section }
pick-free = Libérer le { $pips } au tronçon { $section }
pick-give-up = Rendre la carte « { $card } » et libérer un dé
pick-brother = Ajouter un grand frère
sees-setting = { $place } : la prochaine case est la { $field } et rapporte { $pays }. Dés : { $dice }. Jeton bonus : { $marker }.
sees-out-of-play = { $place } : en jeu seulement à quatre.
sees-school = École, { $place } : libre.
sees-school-taken = École, { $place } : { $name } y a un { $pips }.
sees-card = { $place } : « { $card } » pour { $dice } dés égaux.
sees-no-card = { $place } : plus rien à acheter. Dés : { $dice }.
sees-market = { $place } : chaque dé rapporte des boutons. Dés : { $dice }.
sees-lake = Dans le lac : { $dice }.
sees-mill = Au moulin : { $dice }.
sees-mat = { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }, { $built ->
    [one] { $built } tronçon
   *[other] { $built } tronçons
  }, { $brothers ->
    [one] { $brothers } grand frère
   *[other] { $brothers } grands frères
  }. En retenue : { $detained }. Cartes : { $cards }. Dés : { $dice }.{ $tattled ->
    [yes] { " " }A mouchardé : plus d’enchères dans cette manche.
   *[no] {""}
  }

# Ce qu’on peut choisir, dans une liste
choice-at = { $place } : { $dice }
choice-buy = Carte { $card } : { $dice }

# L’entraîneur
coach-goal-wins = la partie (estimée)
coach-goal-buttons = ce tour : boutons
coach-goal-hold = ce tour : tenir un lieu
coach-head-worth = { $goal ->
    [wins] chance de gagner
   *[other] boutons gagnés ou perdus
  }
coach-buttons = { $sign }{ $buttons ->
    [one] 1 bouton
   *[other] { $buttons } boutons
  }
coach-beaten = peut être battu
coach-can-beat = oui
coach-cannot-beat = par personne
coach-games = D’après jusqu’à { $games } parties chacun.
coach-games-unsure = D’après jusqu’à { $games } parties chacun : pas encore sûr.

# L’analyse de la partie
review-kind-action = tour
review-kind-extra = action supplémentaire
review-kind-powers = cartes de pouvoir
review-kind-section = tronçon ou dé
review-luck = Chance : dés, cartes, marqueurs
review-swing-own = Dés, cartes et marqueurs : { $luck }.
review-errors = Décisions, comparées au bot difficile
review-start = Au début
review-result = À la fin
review-result-so-far = Jusqu’ici
review-plot = La chance de gagner en pour cent, décision après décision
review-assumes-bot = Une probabilité de gagner est ce qu’ont donné des milliers de parties que le bot difficile a poursuivies pour tous à partir de là.
review-assumes-decided = Ce que tes décisions ont apporté se compte par rapport à celles de ce bot ; un coût, par rapport au meilleur coup, que souvent il ne voit pas. La somme des coûts est donc plus grande.

# Ce qui s’est passé
told-lake = Des dés blancs tombent dans le lac : { $dice }.
told-dice = { $name } lance : { $dice }.
told-again = { $name } relance : { $dice }.
told-detained = { $name } met { $dice } en retenue, comme ils sont tombés.
told-scale = { $place } : échelle { $scale }.
told-marker = { $place } : le jeton bonus rapporte { $marker }.
told-card = La carte « { $card } » est ouverte, pour { $dice } dés égaux.
told-set = { $name } change un { $pips } en { $new }.
told-reroll = { $name } prend { $dice } pour les relancer.
told-white = { $name } achète un { $pips } blanc pour { $cost ->
    [one] { $cost } bouton
   *[other] { $cost } boutons
  }.
told-change = { $name } tourne un { $pips } sur { $new } pour { $cost ->
    [one] { $cost } bouton
   *[other] { $cost } boutons
  }.
told-give-up = { $name } rend « { $card } ».
told-free = { $name } libère le { $pips } en retenue.
told-build = { $name } construit le tronçon { $section }.
told-detain = { $place } : { $name } met un { $pips } en retenue.
told-bid = { $place } : { $name } pose { $dice } et { $buttons ->
    [0] ne gagne rien
    [one] gagne { $buttons } bouton
   *[other] gagne { $buttons } boutons
  }.
told-beat = { $place } : { $name } pose { $dice }, bat { $beaten } et { $buttons ->
    [0] ne gagne rien
    [one] gagne { $buttons } bouton
   *[other] gagne { $buttons } boutons
  }.
told-school = { $place } : { $name } pose un { $pips }{ $cost ->
    [0] {""}
    [one] {" "}et paie { $cost } bouton
   *[other] {" "}et paie { $cost } boutons
  }.
told-buy = { $name } achète « { $card } » avec { $dice } et { $cost ->
    [one] { $cost } bouton
   *[other] { $cost } boutons
  }.
told-market = Marché : { $name } pose { $dice } et gagne { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  }.
told-first = Premier joueur : { $name } y a un dé et commence la manche suivante.
told-tattle = Mouchard : { $name } a le plus de dés montrant { $pips } et doit mettre un dé en retenue.
told-tattle-nobody = Mouchard : personne n’est seul en tête pour les { $pips }, aucun dé ne va en retenue.
told-tattle-full = Mouchard : { $name } a le plus de dés montrant { $pips }, mais pas de place pour un dé en retenue.
told-exam = Examen : { $name } a le plus de dés montrant { $pips } et reçoit { $marker }.
told-exam-nobody = Examen : personne n’est seul en tête pour les { $pips }, personne ne reçoit le jeton.
told-holds = { $place } : { $name } tient bon et reçoit { $marker }.
told-lost = Ce qui ne peut pas en être exécuté est perdu.
told-income = Les cartes rapportent { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
  } à { $name }.

# Les joueurs
seat-no-dice = plus de dés
seat-tattled = a mouchardé

# Entre les manches, et la fin
summary-title = Ce qu’a rapporté la fin de la manche { $round }
summary-why = Gain
summary-earned = Boutons
summary-buttons = { $count ->
    [one] { $count } bouton
   *[other] { $count } boutons
  }
summary-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  }
summary-brothers = { $count ->
    [one] { $count } grand frère
   *[other] { $count } grands frères
  }
summary-sections = { $count ->
    [one] { $count } tronçon
   *[other] { $count } tronçons
  }
summary-freed = { $count ->
    [one] { $count } dé libéré
   *[other] { $count } dés libérés
  }
summary-nothing = rien
end-hut = { $goal } tronçons sont construits.
end-stars = { $goal } étoiles sont gagnées.
end-both = { $goal } tronçons sont construits, et { $goal } étoiles gagnées.
end-points = Plusieurs joueurs ont atteint { $goal } : { $equal ->
    [all] { $points } points partout, et autant de boutons
    [some] { $points } points partout, et { $buttons ->
        [one] { $buttons } bouton fait
       *[other] { $buttons } boutons font
      } la différence
   *[none] { $points } points à { $other }
  }.
course-title = Points par manche
course-no-points = Les points ne décident que si plusieurs atteignent { $goal } dans la même manche.
sum-title = D’où viennent les points
sum-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
sum-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  }
sum-sections = { $count ->
    [one] { $count } tronçon
   *[other] { $count } tronçons
  }
sum-buttons = { $buttons ->
    [one] { $buttons } bouton : { $points }
   *[other] { $buttons } boutons : { $points }
  }

# Comment jouer
rules-goal = Avec { $goal } tronçons de ta cabane, ou { $goal } étoiles, tu gagnes à la fin d’une manche. On ne construit pas à côté d’un élève en retenue.
rules-turn = Ton tour : choisis des dés, puis un endroit, ou l’endroit d’abord, et clique-le encore. Avant ou après, une action supplémentaire : avec des boutons, tourner un dé ou en acheter un blanc, ou bien rendre une carte et libérer un dé en retenue.
rules-bid = Carrière, forêt, pré : des dés égaux sont une enchère, qui rapporte tout de suite. Plus de dés la battent, ou autant de dés plus hauts. Les dés battus vont au moulin.
rules-school = École : un dé sur une place libre. Marché : un bouton par dé. Cartes : autant de dés égaux qu’elles coûtent.
rules-round = À la fin de la manche, celui qui tient encore un endroit reçoit son jeton bonus.

# La première partie, guidée
first-1 = D’abord une enchère : prends les deux 4 et clique sur la carrière. Elle rapporte 4 boutons tout de suite, et tes dés y restent jusqu’à ce que quelqu’un les batte.
first-after = Une fois par tour, des boutons paient une action supplémentaire : prendre un dé blanc, ou tourner un dé. Pas maintenant : finis le tour.
first-2 = Maintenant l’école : clique sur « Cabane ». Un dé y va, tu paies 5 boutons et tu construis un tronçon. Avec six, tu gagnes.
first-3 = Maintenant une astuce : clique sur un seul dé et tourne-le contre des boutons : deux dés égaux battent plus. Ou clique sur un lieu pour voir ce qui y sert.
