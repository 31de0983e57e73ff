# Ce que la table dit dans tous les jeux.

# Quand le noyau n’est plus là, ou ne répond pas
life-restarted = Le noyau du notebook a été redémarré.
life-died = Le noyau du notebook s’est arrêté, puis a redémarré.
life-ended = Le noyau du notebook a été arrêté.
life-forgotten = Le noyau du notebook ne connaît plus cette table.
life-unconnected = Pas de connexion au noyau du notebook. La table continuera d’elle-même dès son retour.
life-busy = Le noyau est occupé par une autre cellule. Ce que tu as demandé sera fait ensuite.
life-silent = Pas de réponse : le noyau du notebook est occupé ou s’est arrêté. S’il s’est arrêté, clique dans la cellule ci-dessus et appuie sur Maj + Entrée.
life-going-on = Un instant…
life-by-hand = Pour continuer, clique dans la cellule au-dessus de cette table et appuie sur Maj + Entrée.
life-no-kernel = Aucun noyau n’a pu démarrer. Jupyter fonctionne-t-il encore ?
life-kept = Ta partie est enregistrée.
life-go-on = Continuer
life-run-again = Relancer la cellule
life-fault = Il y a eu un problème : { $reason }.

tool-undo = Annuler
tool-undo-hint = Annuler ta dernière décision (U)
tool-redo = Rétablir
tool-redo-hint = Refaire la décision que tu as annulée (Y)
tool-look-back = Revoir
tool-look-back-hint = Revoir la partie coup par coup
tool-pause = Pause
tool-pause-hint = Arrêter les bots jusqu’à ce que tu les laisses continuer
tool-more = Partie…
tool-more-hint = Enregistrer, charger ou copier la partie, en commencer une autre, ou changer le rythme des bots
tool-full-screen-hint = Occuper tout l’écran (F)
tool-full-screen-leave-hint = Quitter le plein écran (F)
tool-sound-hint = Sons de dés et de verre

tool-how-to = ?
tool-how-to-hint = Comment jouer
how-to-title = Comment jouer
how-to-close = Compris

look-slider = Coup affiché
look-first = Au début
look-previous = Un coup en arrière
look-next = Un coup en avant
look-last = À la fin
look-ply = Coup { $ply } sur { $last }
look-start = La partie commence.
look-round = Manche
look-round-previous = À la fin de la manche précédente
look-round-next = À la fin de cette manche
look-decision = Décision
look-decision-previous = À la décision précédente
look-decision-next = À la décision suivante
look-return = Retour à la partie
look-resume = Continuer à partir d’ici

more-pace = Les bots jouent
pace-slow = lentement
pace-normal = normalement
pace-fast = vite
pace-once = instantanément
more-code = En code
more-copy = Copier le code
more-copied = Copié. Colle-le là où tu veux continuer.
more-new = Nouvelle partie
more-autosave = La partie est enregistrée après chaque coup, dans { $folder }.

save-name = Enregistrer sous
save-save = Enregistrer
save-hint = Enregistrer cette partie dans le dossier { $folder }, à côté du notebook
save-download = Télécharger
save-download-hint = Enregistrer cette partie dans un fichier sur ton ordinateur
save-downloaded = Ton navigateur enregistre la partie avec ses téléchargements.
save-saved = Enregistré sous { $name } dans { $folder }.
save-not-saved = Non enregistré : { $reason }.
save-taken = { $name } existe déjà : { $there }.
save-replace = Remplacer
save-keep = Garder
save-kept = Rien n’a été enregistré. Choisis un autre nom.

open-switch = Ouvrir une partie…
open-hint = Ouvrir une partie enregistrée, un fichier ou un code
open-saved = Enregistrées
open-pick = Ouvrir
open-file = Choisir un fichier
open-file-hint = Une partie enregistrée sur ton ordinateur
open-paste = Colle un code ici
open-code = Ouvrir le code
leave-unsaved = Cette partie n’a pas pu être enregistrée. Pour la quitter quand même, appuie de nouveau sur « Nouvelle partie ».
open-not-opened = Non ouvert : { $reason }. Rien n’a changé ici.
open-here = Cette partie est déjà sur cette table.
open-back = C’est la partie qui est sur cette table : elle est donc revenue au coup { $ply }. « Rétablir » ramène la suite.

kept-not = Cette partie n’est pas enregistrée : { $reason }. Tu peux continuer à jouer ; elle le sera dès que possible.
kept-again = La partie est de nouveau enregistrée.
kept-elsewhere = La partie est enregistrée après chaque coup, mais pas là où elle devrait l’être : { $reason }.
kept-removed = Il y avait plus de { $most } parties en cours : la plus ancienne ({ $names }) a été supprimée.

trouble-failed = { $name } n’a pas pu décider : { $reason }
trouble-slow = { $name } met longtemps à décider.
trouble-paused = Les bots sont en pause.
trouble-fault = Il y a eu un problème à la table : { $reason }. La partie elle-même n’a rien.
trouble-long = Cette partie compte déjà { $moves } coups, et les bots ont été arrêtés.
trouble-again = Redemander à { $name }
trouble-person = Décider pour { $name }
trouble-resume = Laisser les bots continuer
trouble-retry = Réessayer

# Une table ouverte sur plusieurs écrans
screens-title = Ici, tu joues pour :
screens-claim = { $name }
screens-mine = { $name } : toi
screens-other = { $name } : un autre écran
screens-release = Laisser n’importe qui décider pour { $name }
screens-take-over = Décider plutôt sur cet écran pour { $name }
screens-take-over-sure = Appuie encore pour prendre la place : { $name }
screens-waiting = En attente : { $name }, sur un autre écran. Ici, tu joues pour :
screens-not-yours = { $name } décide sur un autre écran.

heard-printed = Texte affiché par { $name }
heard-error = L’erreur complète, pour la personne qui a écrit le bot

resume-title = Parties en cours
resume-offer = Continuer : { $names }
resume-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
resume-all = Tout afficher ({ $games })
resume-delete = Supprimer la partie : { $names }
resume-delete-question = Supprimer définitivement cette partie ({ $names }) ?
resume-delete-yes = Supprimer
resume-delete-no = Garder
resume-deleted = La partie ({ $names }) a été supprimée.
resume-not-deleted = Non supprimée : { $reason }.
resume-not-deleted-changed = Cette partie ({ $names }) se joue encore ailleurs : elle n’a donc pas été supprimée.
resume-also-elsewhere = Entre-temps, un autre notebook a continué cette partie. La sienne est toujours parmi les parties en cours.
resume-broken = { $files ->
    [one] Un fichier ne peut pas être ouvert et reste tel quel
   *[other] { $files } fichiers ne peuvent pas être ouverts et restent tels quels, entre autres
  } : { $name } ({ $reason }).
resume-gone = La partie de { $names } n’est plus parmi les parties en cours : entre-temps, elle a été terminée ou supprimée.
resume-elsewhere = Cette partie de { $names } est maintenant ouverte à une autre table. Rien n’est perdu. Continuer ici ?
resume-here = Continuer ici
resume-there = La laisser là-bas
resume-new = Commencer une nouvelle partie
resume-unknown-bot = { $bot }, qui jouait pour { $name }, n’est pas disponible ici. C’est maintenant toi qui décides pour { $name }.

# Mes parties : celles qui sont terminées
mine-title = Mes parties
mine-hint = Les parties terminées : les revoir, les analyser, et ton score contre chaque bot
mine-all = tous les jeux
mine-who = Score de
mine-back = Jouer
mine-none = Aucune partie n’est encore terminée. Ce que tu joues jusqu’au bout apparaît ici.
mine-more = En montrer plus (encore { $games })
mine-score-of = { $name } contre les bots
mine-score = { $shared ->
    [0] { $won } gagnées, { $lost } perdues
   *[other] { $won } gagnées, { $lost } perdues, { $shared } partagées
  }
mine-all-bots = Tous les bots, et ce que dit la cote
mine-rating = Cote { $rating } ± { $error }
mine-rating-about = Chaque bot compte pour 1500, quelle que soit sa force : au-dessus, tu es plus fort que lui. La vraie cote est dans le ± dans 95 cas sur 100 (Glicko-2).
mine-won = { $names } a gagné
mine-shared = { $names } se partagent la victoire
mine-nobody = Personne n’a gagné
mine-look-hint = Revoir la partie de { $names }, coup par coup
mine-review-hint = Analyser la partie de { $names } : chance, adresse et décisions les plus coûteuses
mine-export-hint = Télécharger la partie de { $names } comme fichier

# Où en est la partie, et que faire ensuite
title = Manche { $round }
title-over = La partie est finie
chance = Le hasard
prompt-move = { $name } : à toi de jouer.
prompt-bot = { $name } réfléchit.
prompt-chance = Le hasard décide.
prompt-next-round = La manche { $over } est finie. Commencez la manche { $next } quand tout le monde est prêt.
prompt-elsewhere = Cette partie continue à une autre table.
prompt-look-back = Tu revois la partie.
do-next-round = Commencer la manche { $round }
do-next-round-hint = Commencer la manche suivante (N)
do-finish = Finir la manche
do-finish-hint = Laisser les bots jouer d’un coup le reste de cette manche
do-bring-back = Reprendre ici
do-again = Rejouer
do-again-hint = Commencer une nouvelle partie avec les mêmes joueurs (N)
why-nothing-here = Il n’y a rien à faire ici pour le moment.
end-wins = { $names } gagne !
end-share = { $names } se partagent la victoire !
ending-copy = Copier l’image
ending-copied = L’image est copiée.
ending-save = Enregistrer l’image
ending-refused = Le navigateur ne permet pas de copier des images. Enregistrez-la plutôt.
ending-failed = Il n’y a pas d’image : le noyau du notebook n’en a pas dessiné.
ending-place = { $place }. { $name } : { $figure }
ending-file = fin-de-partie
board-enlarge = Agrandir le plateau de { $name }
board-shrink = Réduire le plateau de { $name }
seat-bot = bot
seat-in-turn = à son tour
seat-winner = gagne

# Le journal, et ce qu’une manche a rapporté
log-title = Ce qui s’est passé
log-round = Manche { $round }
log-move = { $name } : { $move }
summary-player = Joueur
summary-why = Raison
summary-earned = Gain
summary-total = Total

# Avant la partie
lobby-title = Qui joue ?
lobby-binder = Sur Binder, tout s’éteint après une dizaine de minutes de pause, et ce que tu as joué disparaît. Exporte à temps ce à quoi tu tiens : une partie sous forme de code (Partie… au-dessus des plateaux), tes progrès aux énigmes (Progrès, puis Exporter), les réponses d’une leçon (sa dernière cellule).
lobby-game = Jeu
lobby-seat = Place { $seat }
lobby-name = Nom
lobby-who = Qui joue à cette place
lobby-start = Commencer la partie
lobby-coach = l’entraîneur peut être consulté
lobby-language = Langue
lobby-more = Options…
lobby-more-hint = Le rythme des bots, l’entraîneur et les réglages par défaut
lobby-forget = Réglages par défaut
lobby-forget-hint = Oublier qui a joué la dernière fois et tout ce qui a été choisi ici
lobby-person-name = Joueur { $seat }
lobby-bot-name = { $who ->
    [random] Anton
    [beginner] Anton
    [easy] Berta
    [medium] Cosimo
    [hard] Doris
    [best] Emil
   *[other] Bot { $seat }
  }
lobby-nobody = Choisis un joueur pour au moins une place.
lobby-too-few = Ce jeu demande au moins { $least ->
        [one] { $least } joueur.
       *[other] { $least } joueurs.
    }
lobby-bad-name = La place { $seat } demande un nom de 1 à { $most } caractères.
lobby-same-name = Deux joueurs s’appellent { $name }. Donne à chacun un nom différent.
lobby-paper = Jouer sur papier…
lobby-paper-hint = Imprimer ce qu’il faut pour de vrais dés et des crayons, ou lancer les dés sur cet écran
lobby-paper-players = Pour
lobby-paper-any = pas encore décidé
lobby-paper-count = { $players } joueurs
lobby-paper-roll = Les dés sur cet écran
lobby-paper-roll-hint = De grands dés pour tous ceux qui jouent sur des feuilles imprimées
lobby-back = Retour
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-download = Télécharger
print-download-hint = Recevoir la page comme fichier sur ton ordinateur
print-downloaded = Ton navigateur enregistre { $name } avec ses téléchargements. Ouvre-le de là et imprime-le.
who-person = une personne
who-random = bot : joue au hasard
who-beginner = bot débutant : joue au hasard
who-nobody = place vide

# L’entraîneur
tool-coach = Entraîneur
tool-coach-hint = Voir ce que vaut chaque choix
coach-stop = Arrêter
coach-stop-hint = Arrêter d’y réfléchir
coach-go-on = Réfléchir encore
coach-go-on-hint = Continuer à y réfléchir
coach-stopped = Arrêté.
coach-assumed-hint = Changer ce qui est supposé des autres joueurs
coach-as-code = Cette position en code
coach-as-code-hint = Copier une ligne de code qui montre cette position dans une cellule à part
coach-goal = objectif
coach-show = afficher
coach-show-nothing = rien
coach-show-worth = valeurs
coach-thinking = Réflexion…
coach-thinking-games = La partie continue après chaque choix…
coach-games = Partie continuée { $games } fois après chaque choix.
coach-games-unsure = Partie continuée { $games } fois après chaque choix, et ce n’est pas sûr.
coach-head = valeur
coach-estimate = { $amount } ± { $error }
coach-nothing = Il n’y a rien à calculer pour le moment.
coach-only = « { $choice } » est le seul choix.
coach-tied = À égalité : { $choices }.
coach-close = Trop proches pour trancher : { $choices }.
coach-best = « { $choice } » est le meilleur choix, avec { $loss } d’avance.
coach-others = { $count ->
    [one] 1 autre
   *[other] { $count } autres
  }
coach-less-than = moins de { $amount }
coach-cost = { $name } a choisi « { $choice } ». « { $best } » valait { $loss } de plus.
coach-cost-none = { $name } a choisi « { $choice } ». Aucun choix n’était meilleur.
coach-cost-close = { $name } a choisi « { $choice } ». Aucun choix n’était nettement meilleur.
coach-needs = Pour cela, l’entraîneur a besoin de { $package }. Installe-le avec : pip install { $package }
coach-needs-here = Pour cela, l’entraîneur a besoin de { $package }, que cette page n’a pas. Il répond ici aux petites questions, et à toutes dans JupyterLab sur un ordinateur.
coach-cannot = L’entraîneur ne peut pas répondre : { $reason }.
coach-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# L’analyse d’une partie
do-review = Analyse
do-review-hint = Voir ce que chaque décision a coûté, et ce qui était de la chance (V)
review-back = Retour à la table
review-title = Analyse : { $name }
review-seat = décisions de
review-thinking = Analyse de la partie…
review-stop-hint = Arrêter l’analyse de la partie
review-go-on = Analyser la partie
review-stopped = Arrêté.
review-fault = Ce moment ne peut pas être montré : { $reason }.
review-run = Exécute cette cellule pour voir l’analyse.
review-needs = Pour cela, l’analyse a besoin de { $package }. Installe-le avec : pip install { $package }
review-needs-here = L’analyse a besoin de { $package }, que cette page n’a pas. Copie la partie sous forme de code (Partie… à la table) et analyse-la dans JupyterLab sur un ordinateur.
review-cannot = La partie ne peut pas être analysée : { $reason }.
review-nothing = Rien n’a encore été décidé dans cette partie. Joue un peu, puis analyse-la.
review-sums = Chance et habileté
review-start = Valeur des manches à leur début
review-luck = Chance aux dés
review-others = Les tours des autres joueurs
review-errors = Erreurs
review-result = Ce que les manches ont rapporté
review-result-so-far = Jusqu’ici, avec la manche en cours
review-rate = { $count ->
    [one] Taux d’erreur : { $rate }, sur la seule décision qui laissait un choix.
   *[other] Taux d’erreur : { $rate } par décision, { $count } décisions qui laissaient un choix.
  }
review-no-choice = Il n’y a encore eu aucune décision qui laissait un choix.
review-grade-best = Perte par manche : { $own }. C’est moins que tous les bots mesurés : { $name } perd { $cost }.
review-grade-between = Perte par manche : { $own }. C’est entre { $better } ({ $cost }) et { $worse } ({ $other }).
review-grade-last = Perte par manche : { $own }. C’est plus que tous les bots mesurés : { $name } perd { $cost }.
review-kinds = Décisions qui laissaient un choix
review-assumes-bot = Une probabilité de gagner est ce qu’ont donné des milliers de parties qu’un bot fort a poursuivies pour tous à partir de là.
review-assumes-error = Un coût n’est connu qu’à son ± près. Un choix en retard de moins du double compte parmi les meilleurs.
review-head-kind = type
review-head-count = nombre
review-head-cost = coût
review-doubtful = douteux
review-bad = mauvais
review-blunder = très mauvais
review-notes = Ce que ces nombres supposent
review-plot = La valeur de la manche, coup par coup
review-plot-hint = Clique dessus ou sers-toi des flèches du clavier pour aller à une décision.
review-plot-ends = Elle commence à { $start } dans la manche { $first } et finit à { $end } dans la manche { $last }.
review-plot-fall = La plus forte chute est de { $fall } dans la manche { $round } : { $what }.
review-plot-no-fall = Elle ne baisse jamais.
review-place = Manche { $round }, { $kind }
review-moments = { $count ->
    [0] Ce qui a décidé la partie
    [one] Le moment qui a décidé la partie
    [2] Deux moments qui ont décidé la partie
   *[other] Trois moments qui ont décidé la partie
  }
review-gave-up = Perte de { $name } : { $cost }
review-few-best = { $count ->
    [0] Aucune erreur coûteuse : chaque choix était parmi les meilleurs.
   *[other] Pas d’autre erreur : tous les autres choix étaient parmi les meilleurs.
  }
review-few = { $count ->
    [0] Aucune erreur coûteuse : aucun choix n’a coûté plus de { $cost }.
   *[other] Pas d’autre erreur coûteuse : aucun des autres choix n’a coûté plus de { $cost }.
  }
review-entry = Manche { $round }, { $kind } : coût { $cost } { $mark }
review-try = Réessayer
review-show = Montrer
review-asks = Que ferais-tu maintenant ?
review-give-up = Montrer la réponse
review-give-up-hint = Voir ce que vaut chaque choix, sans choisir de nouveau
review-keep = Garder comme énigme
review-keep-hint = Mettre cette décision dans ton propre recueil d’énigmes
review-keeping = Un instant…
review-not-kept = Elle n’a pas été gardée : { $reason }.
review-was-best = { $name } a choisi « { $choice } ». Aucun choix n’était meilleur.
review-forced = { $name } n’avait qu’un choix : « { $choice } ».
review-was = { $name } a choisi « { $choice } »{ $mark } : coût { $cost }. Le mieux était « { $best } ».
review-surely = { $count ->
    [one] 1 tour était moins bon qu’un autre, quoi qu’il arrive.
   *[other] { $count } tours étaient moins bons que d’autres, quoi qu’il arrive.
  }
review-was-surely-worse = Le tour de { $name } était moins bon qu’un autre, quoi qu’il arrive : « { $better } » laisse tout comme il l’a laissé, et { $name } a davantage.
review-tried-best = « { $choice } » est le meilleur choix. Dans la partie, { $name } a choisi « { $taken } ».
review-tried-worse = « { $choice } » coûte { $cost }. « { $best } » est le meilleur choix. Dans la partie, { $name } a choisi « { $taken } ».
review-tried-same = Encore « { $choice } » : cela coûte { $cost }. « { $best } » est le meilleur choix.
review-chosen = choisi
review-swing-own = Les dés : { $luck }.
review-swing-others = Les tours des autres : { $luck }.

# Les dés sur lesquels on clique, pour qui ne les voit pas. Le navigateur remplit ce qui est entre accolades.
tray-die = dé { $body }, points en { $pips } : { $value }
tray-die-of-another-colour = dé, points en { $pips } : { $value }
tray-not-rolled = pas encore lancé
tray-white = blanc
tray-black = noir
tray-red = rouge
tray-blue = bleu
tray-green = vert
tray-yellow = jaune
tray-orange = orange
tray-purple = violet
tray-gold = or

# Des dés sur un écran, pour qui joue sur papier
roller-roll = Lancer
roller-roll-hint = Lancer tous les dés (R)
roller-count = { $number ->
    [0] Personne n’a encore lancé
   *[other] Lancer { $number }
  }
roller-past = Lancers précédents
