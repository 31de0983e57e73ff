# Pourquoi quelque chose est refusé dans les leçons. En anglais, ces textes sont dans le code : `python -m tests.refusals` les montre.

refused-card-of = la carte de { $name } : { $error }

refused-off-board = { $cell } n’est pas sur un plateau de { $size } lignes

refused-card-no-text = une carte est un texte comme « 6 boutons, ou 1 fermée et bloqué 20 % », pas { $given }
refused-card-long = une carte a de la place pour { $most } caractères
refused-card-empty = la carte est vide ; écris par exemple « 6 boutons, ou 1 fermée et bloqué 20 % »
refused-card-many = une carte a de la place pour { $most } conditions, et en voici { $count }
refused-card-missing = il manque une condition à côté de « et » ou de « ou » ; écris par exemple « 6 boutons, ou 1 fermée et bloqué 20 % »
refused-card-unread = { $text } ne peut pas être lu ; une condition s’écrit comme « 3 étoiles », « 6 boutons », « bloqué 40 % », « 10 ouvertes » (cases) ou « 2 fermées » (lignes)
refused-card-per-cent = seule la probabilité d’être bloqué s’écrit avec un %, pas { $text }
refused-card-fewer = { $text } est à l’envers : pour « ouvertes », une carte dit autant ou moins
refused-card-more =
    { $text } est à l’envers : pour « { $kind ->
        [stars] étoiles
        [buttons] boutons
        [bust] bloqué
       *[closed] fermées
    } », une carte dit autant ou plus
refused-card-never =
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
