# What several lessons say; of a mistake that is made in several exercises: mistake-NAME.

board-taken = Something already lies on { $cell }: it cannot be chosen.

# A round with the same dice for a class, in stars.
class-round-mean = The class has { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 2) } ★ on average. Exact play, which does not know the dice, gets { $exact } ★ with them, and { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ on average over all dice. Somebody who knew them all could get { $foreseen } ★.
class-points = { $points } ★
class-round-most = Most stars, { $points } ★: { $names }
class-round-least = Best decisions, { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ given up: { $names }
class-lost = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
