# Ce que disent les énigmes de Button Up!

game-title = Button Up!

# Les thèmes
theme-win_left = Gagner d’ici
    .about = Un seul semis gagne la bataille. Trouve-le.
theme-replay_trap = Le piège de rejouer
    .about = Tu pourrais rejouer, et tu ne devrais pas.
theme-force_replay = Encore et encore
    .about = Rejoue aussi souvent que possible en un tour.
theme-best_margin = Le plus de points
    .about = Trouve le semis qui rapporte le plus de points.
theme-first_or_second = Premier ou second ?
    .about = Le cercle est formé. Qui devrait commencer ?

# Les questions
win_left-ask = Tu as les { $army }s. Quel semis gagne la bataille ?
replay_trap-ask = Tu as les { $army }s, et tu pourrais rejouer. Quel semis gagne ?
force_replay-ask = Tu as les { $army }s. Rejoue aussi souvent que possible : sème les piles dans l’ordre, et arrête-toi au dernier semis qui fait rejouer.
best_margin-ask = Tu as les { $army }s. Quel semis rapporte le plus de points, ou en perd le moins ?
first_or_second-ask = Tu as les { $army }s, et c’est toi qui décides : veux-tu jouer en premier, ou en second ?

# Indices
win_left-hint = Regarde la fin de la bataille. Quelle pile sera la plus haute, et à qui seront les boutons du dessus ?
replay_trap-hint = Rejouer te coûte un semis. Que reste-t-il ensuite à l’autre joueur ?
force_replay-hint = Regarde le dernier bouton de chaque pile avec un espion : tombe-t-il seul, sur sa propre couleur ? La pile suivante peut changer.
best_margin-hint = Chaque bouton compte sa hauteur. Une pile qui tombe tout entière sur une autre élève tous ses boutons.
first_or_second-hint = Essaie de jouer la suite : quels semis le premier joueur a-t-il, et lesquels le font rejouer ?
circle-hint-parity = { $left ->
    [one] Il reste { $left } coup.
   *[other] Il reste { $left } coups.
  } Si personne ne rejoue, { $last ->
    [same] c’est toi qui sèmes
    [first] c’est le premier joueur qui sème
    [second] c’est le second joueur qui sème
   *[other] c’est l’autre joueur qui sème
  } en dernier. Cela change chaque fois que quelqu’un rejoue.
circle-hint-worst = { $choice } : ce n’est pas cela. Si les deux jouent au mieux, voici la suite : { $line }

# Sur le plateau
circle-left = { $left ->
    [one] Il reste { $left } coup.
   *[other] Il reste { $left } coups.
  }
circle-to-sow = { $army } sème
circle-over = À la fin :
circle-armies = rouge { $red }, noir { $black }

# Ce que vaut une réponse
circle-result = { $result ->
    [won] gagne
    [lost] perd
   *[drawn] fait égalité
  }
circle-again = { $times ->
    [0] ne fait pas rejouer à la fin
    [one] fait rejouer une fois
   *[other] fait rejouer { $times } fois
  }
force_replay-hint-most = { $times ->
    [one] Tu peux rejouer { $times } fois, dans un seul ordre.
   *[other] Tu peux rejouer { $times } fois de suite, dans un seul ordre.
  }
force_replay-order = Sème dans cet ordre : { $places }
force_replay-turn-over = Ton tour est fini, car ce semis ne fait pas rejouer. Annule-le, ou vérifie ta réponse.

# L’explication
circle-refuted = { $choice } ; si les deux jouent ensuite au mieux, voici la suite : { $line }
circle-solution = { $choice }. Avance pour voir la suite, semis par semis.
circle-step = { $mover ->
    [r] Rouge
   *[k] Noir
  } sème la place { $place } : { $drops }.{ $again ->
    [yes] {" "}Le dernier tombe sur sa propre couleur : le même joueur rejoue.
   *[no] {""}
  }
circle-line-step = { $army } { $place }
