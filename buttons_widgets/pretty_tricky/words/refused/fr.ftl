# Pourquoi quelque chose est refusé dans Ganz schön knifflig. En anglais, ces textes sont dans le code : `python -m tests.refusals` les montre.

refused-tick-sums = les sommes sont prises entre 2 et 12, comme (6, 7, 8)
refused-tick-dice = un lancer à soi a { $own } dés, celui d’un autre en a { $blue }
refused-race-marks = 1 à { $most } symboles finissent une course
refused-sprint-rolls = un sprint a de 1 à { $most } lancers
refused-race-states = { $position } a { $states } états, et on en résout au plus { $most } : prends une feuille avec moins de cases
refused-sprint-states = { $rolls } lancers à partir de { $position } ont { $states } états, et on en résout au plus { $most } : prends-en moins

refused-while-rolling = on lance les dés
refused-while-own = le joueur actif coche
refused-while-others = les autres cochent
refused-while-tricky-over = la partie est finie
refused-positions = les positions sont une liste avec une pour chaque joueur, ici { $count }
refused-marks = 1 à { $most } symboles finissent une partie
refused-after-dice = {" "}après { $dice }
refused-not-on-sheet = la rangée { $row } de la feuille est { $boxes } : entre deux tours, il ne peut pas y avoir { $sign } dans { $position }
refused-circles-marks = dans la rangée { $row }, autant de cercles sont cochés que de joueurs ont son symbole, donc { $marks }, pas { $circles }
refused-no-pair = il n’y a pas deux dés qui font { $row }
refused-no-split = les dés se partagent en { $splits }
refused-one-tick = seul le joueur actif coche deux cases
refused-no-blue-pair = il n’y a pas deux dés bleus qui font { $row }
refused-row-full = cette moitié de la rangée { $row } est pleine
refused-one-open = dans cette moitié de la rangée { $row }, une seule case est libre

refused-blue-dice = trois dés bleus montrent chacun 1 à 6, comme (2, 4, 5)
refused-red-die = le dé rouge montre 1 à 6
refused-tick-row = on coche une case dans une rangée de 2 à 12
refused-tricky-moves = tick 7, tick 7 9, pass ou dice 245 5

refused-sheet = une feuille a onze rangées de deux moitiés, comme 'oo|oo/ooo|o24/…', avec - s’il n’y a pas de cases
refused-tricky-position = une position, ce sont les cases libres des deux moitiés et les cercles, comme '23!-5555432 23344444332 00200000000'
refused-all-ticked = dans chaque demi-rangée, une case est libre au début de toute partie, mais parmi { $boxes } dans la rangée { $row } il n’y en a pas
refused-no-left-half = une feuille a des cases dans la moitié gauche d’au moins une rangée
refused-boxes = les cases de la rangée { $row } s’écrivent avec o, 2 et 4, ou - s’il n’y en a pas
refused-most-boxes = une demi-rangée a au plus { $most } cases
refused-circles = dans la rangée { $row }, il ne peut pas y avoir { $circles } cercles cochés quand il y a { $left } à gauche
refused-no-open-box = la rangée { $row } n’a pas de case libre dans { $half }
refused-other-sheet = { $position } a d’autres cases que la feuille du kit
refused-puzzle-sheets = { $count } feuilles, c’est trop ou trop peu ici : il y en a de { $least } à { $most }
refused-no-choice = le lancer n’offre rien à choisir
refused-shares = il faut { $count } parts, une par choix
refused-share = { $choice } gagne { $share } des parties
refused-fills-nothing = le lancer ne remplit aucune rangée
refused-race-over = la course est finie : il y a déjà tant de symboles
refused-not-filled = le lancer ne peut pas avoir rempli ces rangées de la dernière feuille
refused-not-the-end = la partie ne finit pas avec ce tour, ou elle a fini avant
refused-row-lacks-two = une rangée à laquelle il manque deux cases peut être remplie par deux sommes égales : il doit en manquer une, ou trois
refused-no-row-lacks-one = il ne manque une seule case à aucune rangée
