# Feuilles à imprimer : des plateaux, et des feuilles de réponses.

paper-real-size = { $length } mm : mesure-le. S’il est plus long ou plus court, imprime à 100 % (« taille réelle »).
paper-name = Nom
paper-date = Date
paper-class = Classe

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

answer-sheet = Feuille de réponses
answer-sheet-lesson = Leçon { $number } · { $title }
answer-sheet-guess = Mon estimation, avant d’avoir rien vu :
answer-sheet-circle = Entoure une réponse :
answer-sheet-circle-all = Entoure toutes les bonnes réponses :
answer-sheet-answer = Réponse :
answer-sheet-how = Comment je l’ai trouvée :
answer-sheet-spaces = Cases, par exemple 2-3 :
answer-sheet-code = En code. Mon idée en mots :
answer-sheet-text = En quelques phrases :
answer-sheet-rolls = Dans le tableau des { $count } lancers.
thirty-rolls = { $count } lancers
thirty-rolls-number = Lancer
thirty-rolls-white = Blanc
thirty-rolls-black = Dés noirs
thirty-rolls-result = Ce qui est sorti
thirty-rolls-tally = Bâtons
thirty-rolls-how = Lance les dés, et note chaque lancer tout de suite, dans l’ordre. Compte à la fin.
