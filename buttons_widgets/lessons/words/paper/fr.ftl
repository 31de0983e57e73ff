# Feuilles à imprimer : des plateaux, et des feuilles de réponses.

paper-real-size = { $length } mm : mesure-le. S’il est plus long ou plus court, imprime à 100 % (« taille réelle »).
paper-name = Nom

board-sheet = Plateaux à imprimer
board-sheet-side = Face { $side }
board-sheet-empty = { $size } × { $size }
board-sheet-own = Plateau { $number }
board-sheet-colour = { $letter } { $colour }
board-sheet-star = une étoile
board-sheet-laid = il y a un bouton ici
board-sheet-dice = { $dice ->
    [one] { $dice } dé noir
   *[other] { $dice } dés noirs
  }
board-sheet-cards = { $count ->
    [one] carte : { $colours }
   *[other] cartes : { $colours }
  }
board-sheet-how = Ligne : le dé blanc. Colonne : un dé noir. Jamais deux boutons côte à côte ; en diagonale, c’est permis.
board-sheet-earn = Se retirer : 1 ★, plus 1 ★ pour chaque couleur sous trois de tes boutons, plus 1 ★ si c’est la couleur de ta carte.
board-sheet-end = Dessine les ★ à la place de boutons de cette manche. Douze étoiles, ou une rangée de cinq, finissent la partie.
board-sheet-round = Manche
board-sheet-card = Carte
board-sheet-stars = ★ gagnées
board-sheet-all = ★ en tout
