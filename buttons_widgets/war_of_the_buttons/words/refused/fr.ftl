# Pourquoi quelque chose ne va pas à la Guerre des boutons. En anglais, ces textes sont dans le code : `python -m tests.refusals` les montre.

refused-war-hand = les dés s’écrivent par leurs points, les blancs après w, le grand frère par b : 44w4b
refused-war-pips = un dé montre 1 à 6
refused-war-section = un tronçon est l’un de 1 à 6
refused-war-slot = une carte ouverte est l’une de 1 à 3
refused-war-dice = les dés s’écrivent par leurs points, en ordre croissant, par exemple 13446
refused-war-one-of = il faut l’un de { $wanted }, pas { $text }
refused-war-card = une carte est son nom et son prix, par exemple hut/3
refused-war-die = un dé s’écrit 3, un dé blanc w3, le grand frère b
refused-war-moves = quarry 44, exam 4, buy 1 222, market 3, white 4, change 3 5, give up hut/3 ou done

refused-war-place-taken = un dé y est déjà
refused-war-nobody-detained = aucun élève en retenue ne peut être libéré
refused-war-no-section = aucun tronçon ne peut être construit
refused-war-price = cela coûte { $price } boutons, et il y en a { $buttons }
refused-war-not-in-play = le pré n’est en jeu qu’à quatre
refused-war-tattler = celui qui a mouchardé ne pose plus rien sur les lieux dans cette manche
refused-war-no-such-dice = ces dés ne sont pas devant le joueur
refused-war-not-equal = les dés que l’on pose ensemble montrent le même nombre
refused-war-beaten = cela ne bat pas { $dice }
refused-war-no-card = aucune carte n’y est ouverte
refused-war-card-price = la carte demande { $price } dés égaux, et autant de boutons que l’un d’eux montre
refused-war-used = un tour a une seule action supplémentaire
refused-war-supplement = ce n’est pas là, ou ne peut pas être payé
refused-war-not-now = ce n’est aucun des coups possibles maintenant
refused-while-war = do { $task }
refused-war-scales = les échelles sont printed, dealt ou { $count } des lettres A à F, pas { $text }
refused-war-players = la table a { $count } joueurs, et il y a { $names } noms
refused-war-taught = la première partie est pour deux : choisis « place vide » pour les autres places

refused-war-dice-rolled = on lance 1 à { $most } dés
refused-war-equal = 1 à { $most } dés peuvent être égaux
refused-war-bid = une mise est le nombre de ses dés et ce qu’ils montrent, par exemple (2, 4)
refused-war-pips-paid = les boutons sont un nombre de 0 à { $most }
refused-war-rolled = les dés sont les points de 1 à { $most } dés, par exemple 11346
refused-war-no-turn = ce n’est le tour de personne ici : do { $task }
refused-war-goal = un but est buttons, hold quarry, hold forest, hold meadow ou une fonction de la table après le tour
refused-war-worth = un but dit un nombre pour chaque table

refused-war-puzzle-turn = dans une énigme, un tour commence : do A turn, pas { $task }
refused-war-puzzle-moves = ici, un tour commence par { $most } coups au plus
refused-war-puzzle-held = celui dont c’est le tour tient déjà le lieu
refused-war-puzzle-last = un seul joueur a encore des dés, { $most } au plus
refused-war-puzzle-tattle = personne ne moucharde : aucun dé n’y est, aucun n’est en retenue
refused-war-chance = une question est equal 5 3, beats 5 44 1 ou reroll 11346 3, pas { $text }
