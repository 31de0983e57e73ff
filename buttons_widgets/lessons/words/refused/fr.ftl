# Pourquoi quelque chose est refusé dans les leçons. En anglais, ces textes sont dans le code : `python -m tests.refusals` les montre.

refused-rule-of = la règle de { $name } : { $error }

refused-off-board = { $cell } n’est pas sur un plateau de { $size } lignes

refused-rule-no-text = une règle est un texte comme « 6 boutons, ou 1 fermée et bloqué 20 % », pas { $given }
refused-rule-long = une règle a de la place pour { $most } caractères
refused-rule-empty = la règle est vide ; écris par exemple « 6 boutons, ou 1 fermée et bloqué 20 % »
refused-rule-many = une règle a de la place pour { $most } conditions, et en voici { $count }
refused-rule-missing = il manque une condition à côté de « et » ou de « ou » ; écris par exemple « 6 boutons, ou 1 fermée et bloqué 20 % »
refused-rule-unread = { $text } ne peut pas être lu ; une condition s’écrit comme « 3 étoiles », « 6 boutons », « bloqué 40 % », « 10 ouvertes » (cases) ou « 2 fermées » (lignes)
refused-rule-per-cent = seule la probabilité d’être bloqué s’écrit avec un %, pas { $text }
refused-rule-fewer = { $text } est à l’envers : pour « ouvertes », une règle dit autant ou moins
refused-rule-more =
    { $text } est à l’envers : pour « { $kind ->
        [stars] étoiles
        [buttons] boutons
        [bust] bloqué
       *[closed] fermées
    } », une règle dit autant ou plus
refused-rule-never =
    { $text } n’arrive jamais : « { $kind ->
        [stars] étoiles
        [buttons] boutons
        [bust] bloqué
        [open] ouvertes
       *[closed] fermées
    } » va jusqu’à { $highest }

refused-no-start = la leçon { $number } commence sans carte
refused-start = la leçon { $number } commence par les cartes 1 à { $most }
refused-no-board = l’exercice { $number } ne montre pas de plateau
refused-questions = un test a de 1 à { $most } questions

refused-no-lessons-given = nomme une leçon, comme 3, ou plusieurs, comme [2, 3]

refused-version = une version est un court texte comme 'B', pas { $given }

refused-two-dice = les résultats sont dessinés pour deux dés noirs, pas pour { $dice }
refused-rolls = on lance les dés de 1 à { $most } fois ; dans le code, 2000 s’écrit sans espace ni virgule
refused-no-battle = il faut ici une position de Button Up!
refused-tree-show = un arbre montre l’un de ceux-ci : { $kinds }
refused-battle-large = cette bataille peut finir de plus de façons que l’image n’a de place : { $most }
refused-no-tree = l’exercice { $number } n’a pas d’arbre : 11.3, 11.4 et 11.5 en ont un
refused-probability = une probabilité est un nombre de 0 à 1
refused-rules = les règles sont données par nom, comme { $example }
refused-picture-size = cette image montre de 1 à { $most } cases par côté
refused-race-rows = une course est dessinée sur deux ou trois rangées différentes, de 2 à 12
refused-tree-size = un arbre à la main est fait pour des plateaux de trois ou quatre lignes, pas de { $rows }
refused-tree-wide = ce lancer a { $count } branches, et l’image a de la place pour { $most }
refused-laying = une façon de poser est l’une de celles-ci : { $ways }

refused-boards-many = { $most } plateaux au plus sont imprimés à la fois, pas { $count }
refused-board-given = un plateau est donné par la lettre d’une face, un Layout, une position ou une taille comme '3x3'
refused-no-such-board = il n’y a pas de plateau { $text } : les faces sont { $sides }, et les plateaux sans couleurs { $sizes }
