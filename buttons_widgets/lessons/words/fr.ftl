# Ce que disent plusieurs leçons ; d’une erreur faite dans plusieurs exercices : mistake-NOM.

board-taken = Il y a déjà quelque chose sur { $cell } : cette case ne peut pas être choisie.

# Une manche avec les mêmes dés pour une classe, en étoiles.
class-round-mean = La classe a { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 2) } ★ en moyenne. Le jeu exact, qui ne connaît pas les dés, obtient { $exact } ★ avec eux, et { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ en moyenne sur tous les dés possibles. Celui qui les connaîtrait tous pourrait obtenir { $foreseen } ★.
class-points = { $points } ★
class-round-most = Le plus d’étoiles, { $points } ★ : { $names }
class-round-least = Les meilleures décisions, { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ de perte : { $names }
class-lost = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
