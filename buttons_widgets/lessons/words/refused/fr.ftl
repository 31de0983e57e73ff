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

refused-no-lessons-given = nomme une leçon, comme 3, ou plusieurs, comme [2, 3]

refused-version = une version est un court texte comme 'B', pas { $given }
