# Pourquoi quelque chose est refusé dans Button Up!. En anglais, ces textes sont dans le code : `python -m tests.refusals` les montre.

refused-choice-piles = un choix demande deux piles avec un espion
refused-trap = un piège demande un semis après lequel on rejoue, et un autre sans cela
refused-too-late = la question vient avant le premier semis
refused-no-replay = personne ne peut rejouer ici deux fois de suite

refused-while-dealing = la mise en place se fait
refused-while-first = on décide qui commence
refused-while-sowing = une pile est semée
refused-while-match-over = la partie est finie
refused-circle-places = le cercle a { $places } places
refused-sowing = { $error } ; { $where }
refused-in-battle = {" "}de la bataille { $battle }
refused-in-battle-at = {" "}de la bataille { $battle }, { $position }

refused-sow-place = une pile est semée depuis une place de 1 à { $most }
refused-up-moves = sow 8, first, second ou deal kkwwrkrwr

refused-battle-over = la bataille est finie
refused-no-pile = il n’y a pas de pile
refused-no-spy = il n’y a pas d’espion dans cette pile
refused-circle = un cercle a 3, 6 ou 9 places
refused-circle-each = un cercle de { $count } places a { $each } boutons de chaque lettre de r k w
refused-no-mover = quand il reste une seule pile, on écrit - à la place du joueur
refused-mover = c’est à r ou à k tant qu’il y a { $count } piles
refused-first = r (place 0) ou k (place 1) commence
refused-up-place = la place { $place } de { $text } est { $field } : écris des lettres de r k w, ou -
refused-up-no-position = { $text } n’est pas une position : { $error }
refused-no-place = il n’y a pas de place { $place } : les places vont de 1 à { $size }
refused-piles = une position, ce sont ses piles et celui qui joue, comme 'krw/kww/-/-/-/krr/-/-/- k'
refused-army = une armée a de 1 à { $most } boutons
refused-deal = une mise en place est un texte fait des lettres r k w, comme 'kkwwrkrwr'
refused-deal-each = une mise en place a autant de r que de k et de w, d’un à trois de chaque

