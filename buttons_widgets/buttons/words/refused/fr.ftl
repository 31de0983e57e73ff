# Pourquoi quelque chose est refusé dans BUTTONS. En anglais, ces textes sont dans le code : `python -m tests.refusals` les montre.

refused-opponents = à côté du joueur, il y a de 0 à { $most } adversaires
refused-chance-of = { $name } est une probabilité de 0 à 1
refused-opponents-dice = un adversaire qui se retire emporte 1 ou 2 dés noirs (dice_each)

refused-cell = { $text } n’est pas une case : écris la ligne, un trait d’union et la colonne, chacune de 1 à 6, comme 5-6
refused-cell-pair = une case est une ligne et une colonne comme (5, 6)

refused-roll = { $text } n’est pas un lancer : écris-le comme 5-6 2355
refused-roll-faces = sur un plateau de { $size } lignes, un dé montre de 1 à { $size }, pas { $text }
refused-roll-count =
    le lancer a { $count ->
        [one] un dé noir, le doré
       *[other] { $count } dés noirs, le doré compris
    }, pas { $text }
refused-answer-long = { $answer } est trop long pour une réponse
refused-answer-spaces = { $answer } nomme plus de cases que le plateau n’en a
refused-answer-cells = il faut des cases comme '1-1 2-4'
refused-answer-space-twice = { $answer } nomme une case deux fois

refused-no-red = aucune case n’est rouge, donc rien n’est dit de cette couleur
refused-no-blue = aucune case n’est bleue, donc rien n’est dit de cette couleur
refused-no-yellow = aucune case n’est jaune, donc rien n’est dit de cette couleur
refused-no-green = aucune case n’est verte, donc rien n’est dit de cette couleur
refused-clues-count = { $name } a besoin de { $size } nombres ou null, pas de { $count }
refused-clues-none = il faut dire au moins un nombre
refused-row-holds = boutons dans la ligne { $name } : ici de { $least } à { $most }, pas { $given }
refused-column-holds = boutons dans la colonne { $name } : ici de { $least } à { $most }, pas { $given }
refused-colour-holds = boutons sur la couleur { $name } : ici de { $least } à { $most }, pas { $given }

refused-clues-cover = avec ces cartes, les quatre couleurs comptent { $most }, pas { $given }
refused-clues-covered = il y en a déjà { $count } de gagnées
refused-clues-no-room = il n’y a pas de place pour en gagner { $count }
refused-rows-fewest = ligne par ligne, il faut { $rows } boutons, pas { $given }

refused-nothing-to-decide = sans bouton, personne ne peut se retirer, donc il n’y a rien à décider
refused-roll-offers = cases ouvertes offertes par le lancer : { $count }, et un choix en demande deux

refused-too-little = il y a trop peu à décider pour une énigme
refused-equally-good = plusieurs choix sont aussi bons l’un que l’autre

refused-nobody-rolled = quelqu’un d’autre a lancé les dés, donc il y a au moins un adversaire
refused-golden-closed = la case dorée { $cell } est fermée, donc il n’y a rien à décider
refused-to-act =
    { $count ->
        [one] { $count } adversaire ne peut pas
       *[other] { $count } adversaires ne peuvent pas
    } jouer avant le joueur : il en reste { $opponents }

refused-first-roll = il n’y a pas de bouton, et le premier lancer n’offre pas de case pour un bouton
refused-rolls-answer = une réponse, ce sont les cases des lancers que l’on prend, ou { $out }
refused-out-without = un joueur sans bouton ne peut pas se retirer
refused-rolls-few =
    il y a { $count ->
        [one] { $count } lancer, donc un bouton au plus
       *[other] { $count } lancers, donc pas plus de boutons que cela
    }
refused-roll-cell = le lancer { $number } est { $roll }, et n’offre pas { $cell }

refused-adds-nothing = une réponse ajoute au moins un bouton
refused-one-more = { $cell } n’est pas une case pour un bouton de plus : { $error }

refused-no-button = aucun bouton ne peut être ajouté
refused-ways-differ = les deux façons de compter les dispositions se contredisent

refused-side-by-side = { $cells } sont côte à côte
refused-not-laid = aucun bouton ne peut être posé sur { $cell }, car { $why }

refused-round-move = { $text } n’est pas un coup de la manche { $round }
refused-round-decision = { $text } n’est pas une décision de la manche { $round }
refused-round-over = la manche est finie

refused-no-line = un plateau de { $size } lignes n’a pas de rangée de cinq
refused-stars-buttons = il devrait y avoir de 1 à { $most } boutons, pas { $given }
refused-won-already = les étoiles qui sont là ont déjà gagné
refused-no-difference = peu importe où l’on place les étoiles
refused-goal-win = un placement gagne tout de suite, donc le but devrait être win
refused-stars-number = étoiles à placer : { $count }, pas { $given } : { $answer }
refused-no-star-there = il n’y a pas de bouton sur { $cell }, donc aucune étoile ne peut y être mise

refused-too-long-to-judge = avec des adversaires et tant de cases ouvertes, juger une réponse prend trop de temps : mets plus d’étoiles ou de boutons sur le plateau, ou moins d’adversaires (il faudrait { $values } nombres, et { $most } au plus sont calculés)

refused-opt-out = seul un joueur qui a un bouton peut se retirer
refused-otherwise = c’est autre chose qu’il faut faire
refused-dice-count =
    { $count ->
        [0] aucun dé noir à points blancs n’est en jeu
        [one] { $count } dé noir à points blancs est en jeu
       *[other] { $count } dés noirs à points blancs sont en jeu
    }, pas { $given }
refused-die-shows = chaque dé montre de 1 à { $size }
refused-dice-offer = les dés offrent { $cells }
refused-golden = la case dorée est { $cell }
refused-stars-count =
    { $name } place { $count ->
        [one] une étoile sur une case
       *[other] { $count } étoiles sur autant de cases différentes
    }
refused-star-space = il n’y a pas de bouton de cette manche sur { $cell }

refused-space = il n’y a pas de case { $row }-{ $column } sur un plateau de taille { $size }
refused-board-size = un plateau a de 3 à 6 lignes

refused-button-there = il y a déjà un bouton
refused-star-there = il y a déjà une étoile
refused-beside = la case est à côté d’un bouton

refused-a-layout = un plateau
refused-a-position = une position
refused-spaces-most = { $what } a au plus 36 cases, mais { $text } a { $count } caractères
refused-spaces = { $what } a 9, 16, 25 ou 36 cases (de 3 à 6 lignes d’autant de cases), mais { $text } en a { $count }
refused-letter-unknown = { $what } ne contient que les lettres { $letters }, mais la ligne { $row }, colonne { $column } de { $text } est { $letter }
refused-rows = { $what } a de 3 à 6 lignes, mais { $text } en a { $count }
refused-square = { $what } forme un carré, mais la ligne { $row } de { $text } a { $count } des { $size } cases
refused-layout-text = un plateau est un texte fait des lettres r b y g
refused-side = il n’y a pas de face { $letter } : les faces sont { $sides }

refused-dice-numbers = les dés montrent des nombres entiers, pas { $given }
refused-buttons-moves = roll, opt out, dice 5-6 2355, lay 5-6, pass ou stars 1-2 3-4

refused-while-deciding = lancer les dés ou se retirer
refused-while-dice-fall = les dés tombent
refused-while-laying = le joueur dont c’est le tour pose
refused-while-gold = un autre joueur peut prendre la case dorée
refused-while-placing = un joueur place ses étoiles
refused-while-over = la partie est finie

refused-black-dice = un lancer a de 1 à { $most } dés noirs
refused-button-off = un bouton est hors du plateau de { $size } lignes
refused-button-star = il y a un bouton et une étoile sur { $cell }
refused-buttons-beside = les boutons sur { $cell } et { $other } sont côte à côte dans { $position }
refused-position = une position est un plateau, des cartes et un nombre de dés, comme 'rby/gRy/ybg r 5'
refused-position-dice = le nombre de dés noirs dans { $text } est { $given } : il devrait aller de 1 à { $most }
refused-lay = aucun bouton ne peut être posé sur { $cell }, car { $why } : { $position }
refused-cards = les cartes { $cards } ne sont pas des couleurs : écris-en parmi r b y g, ou - pour aucune
refused-cards-many = un joueur a au plus deux cartes, de couleurs différentes

refused-layouts =
    { $count ->
        [one] pour { $count } joueur, il faut une liste de { $count } plateau
       *[other] pour { $count } joueurs, il faut une liste de { $count } plateaux
    }
refused-layout-sizes = tous les plateaux d’une partie ont la même taille, mais ceux-ci ont { $sizes } lignes
refused-cards-list = les cartes sont une liste des lettres de chaque joueur comme ['r', 'b']
refused-card-each =
    { $count ->
        [one] en solo, on a 1 carte
       *[other] à { $count } joueurs, chacun a 1 carte
    }
refused-cards-each = à { $count } joueurs, chacun a { $each } cartes
refused-cards-once = les cartes sont r b y g, une de chaque
refused-cards-red = quelqu’un a la carte rouge, qui commence la manche, mais les cartes sont { $cards }


refused-class-code = la manche d’une classe a un code sur lequel tous se mettent d’accord : un texte de 1 à 40 caractères comme '7b monday', pas { $given }

refused-rolls-many = on peut connaître au plus { $most } lancers, pas { $given }

refused-dice-fit = sur un plateau de { $size } lignes, chaque dé montre de 1 à { $size }, et ceux-ci sont { $dice }
refused-board = un plateau s’indique par une position, un Layout, la lettre d’une face, ou leur texte
refused-frame-rows = les lignes d’un tableau sont games ou rounds, pas { $given }
refused-simulated-players = on simule de un à quatre joueurs, en une liste comme [OneStepBot()], pas { $given }
refused-simulated-strategy = le simulateur joue une Strategy ou un bot qui joue selon elle, comme OneStepBot(), mais pas { $given } : les autres bots jouent dans un tournoi

# Comment une probabilité est comptée
chance-white-row = Le dé blanc montre la rangée { $row } dans 1 cas sur { $size }.
chance-die-falls = 1 dé noir tombe
chance-dice-fall = { $count } dés noirs tombent
chance-columns = { $dice } de { $power } = { $ways } façons. Dans { $missed } = { $none } d’entre elles, aucun ne montre { $shown }, donc dans { $some } au moins un le montre.
chance-any-row = Blanc { $row } : { $counted }
chance-bust-row = Blanc { $row } : sur { $power } = { $ways } façons, { $missed } = { $none } ne montrent aucune des colonnes { $shown }.
chance-bust-all = Blanc { $row } : rien ne peut y être posé, donc { $power } = { $ways } façons, toutes, bloquent.
chance-choices = Quelles colonnes, { $columns } sur { $size } : { $choices } choix.
chance-die-shows = 1 dé noir montre
chance-dice-show = { $count } dés noirs montrent
chance-onto = { $dice } exactement celles-là, chacune au moins une fois : { $sum } = { $onto ->
        [one] { $onto } façon
       *[other] { $onto } façons
    }.
chance-total = En tout { $favourable } issues sur { $power } = { $outcomes } : { $share }.
