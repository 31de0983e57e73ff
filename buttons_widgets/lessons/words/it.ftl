# Che cosa dicono più lezioni; di un errore che si fa in più esercizi: mistake-NOME.

board-taken = Su { $cell } c’è già qualcosa: non si può scegliere.

# Un giro con gli stessi dadi per una classe, in stelle.
class-round-mean = La classe ha in media { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 2) } ★. Il gioco esatto, che non conosce i dadi, con questi ottiene { $exact } ★, e in media su tutti i dadi { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★. Chi li conoscesse tutti potrebbe avere { $foreseen } ★.
class-points = { $points } ★
class-round-most = Più stelle, { $points } ★: { $names }
class-round-least = Le decisioni migliori, { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ perse: { $names }
class-lost = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
