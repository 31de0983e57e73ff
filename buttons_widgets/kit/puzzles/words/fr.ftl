# Ce que disent les widgets d’énigmes dans tous les jeux.

puzzle-check = Vérifier

# Une énigme
puzzle-board = Le plateau de l’énigme
puzzle-pane = Indices et explication
puzzle-level = Niveau { $level } sur { $most }
puzzle-rating = cote { $rating }
puzzle-wait = Un instant…
puzzle-check-hint = Voir si c’est juste (C)
puzzle-check-typed-hint = Voir si c’est juste (Entrée)
puzzle-undo-hint = Annuler le dernier changement (U)
puzzle-clear = Effacer
puzzle-restart = Recommencer
puzzle-clear-hint = Tout désélectionner
puzzle-answer = Ta réponse
puzzle-answer-example = par exemple 5/36 ou 13,9 %
puzzle-hint = Indice
puzzle-hint-more = Autre indice
puzzle-hint-hint = Montrer un indice (H)
puzzle-hint-number = Indice { $number } sur { $last }
puzzle-no-hints = Il n’y a pas d’indice pour cette énigme.
puzzle-show-solution = Solution
puzzle-show-solution-hint = Montrer la solution ; l’énigme ne comptera pas comme résolue
puzzle-right = Juste !
puzzle-wrong = Pas encore.
puzzle-wrong-for-good = Faux.
valued-why-alone = { $right ->
    [yes] Ici, tous les choix sont justes.
   *[no] Ici, aucun choix n’est juste.
  }
valued-why-right = { $choice } : { $worth }. { $other } : { $value }, le meilleur des autres choix.
valued-why-wrong = { $choice } : { $worth }. { $other } : { $value }, ce qui est mieux.
moves-back = Après ce que tu as fait, on ne peut plus y arriver : reviens d’un pas en arrière.
moves-good = { $count ->
        [0] Dès le premier coup, on n’y arrive plus : regarde-le encore.
        [one] Après le premier coup, on peut encore y arriver. Regarde encore le suivant.
       *[other] Après les { $count } premiers coups, on peut encore y arriver. Regarde encore le suivant.
    }
moves-given = Voici ce que cela donne.
moves-right = Voici ce qui est juste.
chance-how-to-write = Écris une fraction comme 31/216, ou un pourcentage comme 14,4 %.
chance-too-rough = Arrondis au pour cent près, ou plus finement.
chance-right = C’est { $fraction }, soit { $percent }.
chance-too-high = C’est moins probable que cela.
chance-too-low = C’est plus probable que cela.
chance-per-cent-twice = C’est cent fois trop petit : le signe pour cent est-il de trop ?
chance-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
puzzle-given = Ta réponse : { $answer }
puzzle-look = Où regarder
puzzle-look-at = Où regarder : { $text }
puzzle-reveal-hint = Montrer la solution (S)
puzzle-solution = La solution
puzzle-yours = ton choix
puzzle-risk = risque
puzzle-page = { $page } sur { $last }
puzzle-page-back = La page précédente (flèche gauche)
puzzle-page-forth = La page suivante (flèche droite)
puzzle-again = Réessayer
puzzle-once-more = Encore une fois
puzzle-again-hint = Répondre encore une fois à cette énigme (T)
puzzle-next = Suivante
puzzle-skip = Passer
puzzle-next-hint = Aller à l’énigme suivante (N)
puzzle-slow = L’énigme { $id } prend beaucoup de temps, et ne finira peut-être jamais. Attends encore un peu, ou cesse d’attendre.
puzzle-stop = Cesser d’attendre
puzzle-stop-hint = Arrêter le calcul de cette énigme ; tout le reste continue
puzzle-stopped = Arrêté. Si l’énigme { $id } prend chaque fois autant de temps, passe à une autre, et montre ceci à la personne qui l’a faite.
puzzle-trouble = Cette énigme a un défaut : { $reason }.
puzzle-fault = Il y a eu un problème : { $reason }. L’énigme elle-même continue.

# Le livre, les progrès, l’énigme du jour
game-title = Énigmes
daily-share = { $game } énigme du jour { $day } : { $signs } { $result }, { $hints ->
        [one] { $hints } indice
       *[other] { $hints } indices
    }
daily-result = { $solved ->
        [0] pas encore résolue
       *[other] { $tries ->
            [1] au premier essai
           *[other] { $tries } essais
        }
    }
daily-share-streak = série de { $days }

book-way = Maintenant
book-way-practise = S’entraîner
    .hint = Des énigmes adaptées à ta cote ; celles que tu as ratées reviennent
book-way-order = Dans l’ordre
    .hint = Les énigmes d’un recueil l’une après l’autre, à partir de là où tu en étais
book-way-repeat = Refaire les ratées
    .hint = Les énigmes que tu as ratées et qu’il est temps de refaire
book-way-clock = Trois minutes
    .hint = Le plus d’énigmes possible contre la montre ; la troisième erreur met fin à l’épreuve
book-way-daily = Énigme du jour
    .hint = La même énigme pour tout le monde aujourd’hui
book-way-round = Manche du jour
    .hint = Une manche avec les mêmes dés pour tout le monde aujourd’hui
book-way-report = Progrès
    .hint = Où tu en es, et comment exporter tes progrès
book-pack = Recueil
book-all-packs = Tous les recueils
book-theme = Thème
book-all-themes = Tous les thèmes
book-level = Niveau
book-all-levels = Tous les niveaux
book-level-of = Niveau { $level }
book-rating = Cote { NUMBER($rating, useGrouping: 0) } ± { $sure } (1500 est la moyenne)
book-unrated = Pas encore de cote
book-due = { $count } à refaire
book-streak = { $count } d’affilée
book-place = { $at ->
        [0] { $solved ->
            [one] { $solved } résolue sur { $count }
           *[other] { $solved } résolues sur { $count }
        }
       *[other] Énigme { $at } sur { $count }, { $solved ->
            [one] { $solved } résolue
           *[other] { $solved } résolues
        }
    }
book-time-left = Temps restant
book-solved = { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    }
book-missed = { $missed ->
        [one] { $missed } erreur sur { $most }
       *[other] { $missed } erreurs sur { $most }
    }
book-clock-over = { $ended ->
        [misses] C’était l’erreur numéro { $most }.
        [all] Il n’y en a plus.
       *[time] Le temps est écoulé.
    } Tu as résolu { $solved ->
        [one] { $solved } énigme.
       *[other] { $solved } énigmes.
    }
book-clock-record = C’est ton meilleur résultat jusqu’ici.
book-clock-best = Ton meilleur résultat est { $best }.
book-clock-missed = { $missed ->
        [one] Celle que tu as ratée revient sous « Refaire les ratées ».
       *[other] Celles que tu as ratées reviennent sous « Refaire les ratées ».
    }
book-clock-again = Encore une fois
book-daily = L’énigme du { $day } : une par jour, la même pour tout le monde.
book-no-daily = Il n’y a pas d’énigme pour aujourd’hui : ce kit est livré sans recueil.
run-start = ▶ C’est parti
run-start-hint = Commencer : le chronomètre part (G)
run-about = { $count ->
        [one] La seule énigme choisie ci-dessus, contre la montre.
       *[other] Le plus possible de { $count } énigmes. Elles deviennent plus difficiles ; la { $most }e erreur met fin à la partie. Il n’y a pas d’indices, et ta cote ne change pas.
    }
run-none = Tu n’as pas encore de score.
run-review = { $count ->
        [one] La revoir maintenant
       *[other] Revoir ces { $count } maintenant
    }
run-review-hint = Celles que tu as manquées et celles qui ont pris du temps, avec des indices et sans chronomètre (R)
run-more = et { $count } autres
run-answer = { $right ->
        [right] juste, mais lent : { $seconds } s
       *[wrong] manquée après { $seconds } s
    }
run-left = { $count ->
        [one] La dernière de la série
       *[other] Encore { $count } de la série
    }
book-mix = Mon mélange…
book-mix-from = Cote de
book-mix-to = à
book-day = Jour
book-day-before = La veille
book-day-after = Le lendemain
book-daily-row = { $days ->
        [0] Pas encore de série
        [one] { $days } jour de suite ({ $most } jours manqués par mois sont pardonnés)
       *[other] { $days } jours de suite ({ $most } jours manqués par mois sont pardonnés)
    }
book-share = Copier pour partager
book-share-hint = Copier cette ligne, qui ne dévoile rien
book-shared = Copié : { $text }
book-nothing-due = { $count ->
        [0] Tu n’as raté aucune énigme qui doive revenir.
        [one] Rien à refaire pour l’instant. L’énigme que tu as ratée revient { book-due-when }
       *[other] Rien à refaire pour l’instant. Sur { $count } énigmes que tu as ratées, la première revient { book-due-when }
    }
book-due-when = { $puzzles ->
        [0] { $days ->
            [one] d’ici un jour.
           *[other] d’ici { $days } jours.
        }
        [one] après { $puzzles } autre énigme, ou d’ici un jour.
       *[other] après { $puzzles } autres énigmes, ou d’ici un jour.
    }
book-due-elsewhere = Aucune de celles-ci n’est à refaire. { $count ->
        [one] Une autre énigme l’est : choisis tous les recueils, tous les thèmes et tous les niveaux.
       *[other] { $count } autres le sont : choisis tous les recueils, tous les thèmes et tous les niveaux.
    }
book-missed-elsewhere = Tu n’as raté aucune de celles-ci. { $count ->
        [one] Une autre énigme que tu as ratée revient plus tard.
       *[other] { $count } autres que tu as ratées reviennent plus tard.
    }
book-all-solved = { $count ->
        [one] Cette énigme est résolue.
       *[other] Les { $count } énigmes sont toutes résolues.
    }
book-none = Aucune énigme ne convient. Choisis un autre recueil, thème ou niveau.
print-switch = Imprimer…
print-hint = Faire de ces énigmes une page à imprimer : les questions, puis les solutions
print-count = Combien
print-first = Les { $count } premières
print-all = Toutes
print-title = Titre
print-save = Enregistrer
print-save-hint = Enregistrer la page dans le dossier { $folder }, à côté du notebook
print-chosen = { $printed } sur { $count ->
        [one] { $count } énigme qui convient,
       *[other] { $count } énigmes qui conviennent,
    } dans l’ordre ; puis les solutions, sur des pages à part.
print-making = Préparation de la page…
print-slow = La page prend beaucoup de temps : l’une de ses énigmes ne finira peut-être jamais. Attends encore un peu, ou arrête et choisis d’autres énigmes.
print-stopped = Arrêté. Aucune page n’a été faite.
print-ready = La page a pris beaucoup de temps. Elle est prête : appuie encore sur « Télécharger ».
print-saved = Enregistré sous { $name } dans { $folder }. Ouvre-le dans un navigateur et imprime-le.
print-not-saved = La page n’a pas été enregistrée : { $reason }. Appuie sur « Télécharger » pour l’avoir autrement.
print-refused = Rien à imprimer : { $reason }.
print-none = aucune énigme ne convient, choisis donc un autre recueil, thème ou niveau
print-too-many = { $count } énigmes, c’est trop pour une page, qui en contient { $most } au plus : choisis donc un recueil, un thème ou un niveau
print-long-title = un titre a au plus { $most } caractères
progress-damaged = Tes progrès n’ont pas pu être lus ({ $reason }). Le fichier est maintenant { $path }, et un nouveau a été commencé.
progress-unwritable = Tes progrès ne peuvent pas être gardés dans { $path } ({ $reason }). Ils durent tant que ce notebook tourne : exporte-les depuis « Progrès ».
progress-later = Tes progrès dans { $path } ont été écrits par une version plus récente du kit : rien de nouveau n’y est donc gardé.
report-nothing = Rien ici pour l’instant. Résous une énigme, et tu verras où tu en es.
report-streak = { $now ->
        [one] { $now } résolue d’affilée, { $best } au mieux
       *[other] { $now } résolues d’affilée, { $best } au mieux
    }
report-again = { $waiting ->
        [0] Rien à refaire
        [one] { $waiting } énigme à refaire, dont { $due } dès maintenant
       *[other] { $waiting } énigmes à refaire, dont { $due } dès maintenant
    }
report-clock = { $best ->
        [one] { $best } résolue en trois minutes, au mieux
       *[other] { $best } résolues en trois minutes, au mieux
    }
report-days = { $days ->
        [one] { $days } énigme du jour résolue
       *[other] { $days } énigmes du jour résolues
    }, { $row } d’affilée
report-theme = Thème
report-tried = Essayées
report-solved = Résolues
report-first = Du premier coup, sans indice
report-share = { $share } %
report-course = Cote sur les { $count } dernières énigmes : de { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) }
report-axis = Cote sur les { $count } dernières énigmes
along-title = Exporter
along-hint = Exporter tes progrès vers une autre machine, sous forme de texte
along-text = Tes progrès sous forme de texte
along-copy = Copier
along-copied = Copié. Cela contient { $count ->
        [one] { $count } entrée.
       *[other] { $count } entrées.
    }
along-paste = Progrès venus d’ailleurs
along-paste-here = Colle-les ici : ce qui est déjà là reste
along-add = Ajouter
along-added = { $count ->
        [0] Tout ce que cela contient était déjà là.
        [one] { $count } entrée a été ajoutée.
       *[other] { $count } entrées ont été ajoutées.
    }
along-refused = Rien n’a été ajouté : { $reason }.

# L’éditeur
editor-board = Le plateau de ton énigme
editor-theme = Thème
editor-level = Niveau
editor-make = En créer une pour moi
editor-make-hint = Partir d’une nouvelle énigme de ce thème et de ce niveau
editor-making = Recherche d’une énigme de ce niveau…
editor-made = En voici une de niveau { $level }. Change-la comme tu veux.
editor-undo-hint = Annuler le dernier changement de la question
editor-new = Nouvelle
editor-new-hint = Commencer une autre énigme : ce que tu enregistres ensuite s’ajoute au recueil
editor-begun = La prochaine énigme est « { $id } ».
editor-bad-id = un nom a des lettres, des chiffres, -, _ et ., au plus 60, et commence par une lettre ou un chiffre
editor-long-note = une note a au plus { $most } caractères
editor-load = Ouvrir
editor-load-none = une de tes énigmes…
editor-loaded = « { $id } » du recueil « { $pack } ». Ce que tu enregistres la remplace.
editor-delete = Supprimer
editor-delete-hint = Retirer de son recueil l’énigme que tu as ouverte
editor-not-deleted = « { $id } » est toujours dans « { $pack } » : { $reason }.
editor-deleted = « { $id } » n’est plus dans « { $pack } ». Elle est encore ici : « Enregistrer » l’y remet.
editor-id = Nom
editor-pack = Recueil
editor-note = Note
editor-note-example = ce qu’elle apprend, en une phrase
editor-try = Essayer
editor-try-hint = La résoudre toi-même
editor-back = Retour à l’éditeur
editor-save = Enregistrer
editor-save-hint = La mettre dans ton propre recueil
editor-saved = Enregistré comme « { $id } » dans { $path }. Enregistre encore pour la changer, ou appuie sur « Nouvelle ».
editor-not-saved = Elle n’a pas été enregistrée : { $reason }.
editor-slow = Cela prend beaucoup de temps, et ne finira peut-être jamais. Attends encore un peu, ou change quelque chose : cela arrête le calcul.
editor-stopped = Arrêté.
editor-unexamined = Pas examinée. Change quelque chose, et elle sera examinée de nouveau.
editor-wait = Un instant…
editor-no-answer = Pas encore une énigme : rien ne répond à la question.
editor-faulty = Pas encore une énigme : { $reason }.
editor-failed = Cela ne peut pas être calculé : { $reason }.
editor-ambiguous = Pas encore une énigme : { $count ->
        [one] la réponse n’est pas meilleure que d’autres.
       *[other] { $count } réponses ne sont pas meilleures que d’autres.
    } Il doit y en avoir une seule.
editor-sound-one = Correcte : il y a une seule bonne réponse.
editor-sound-many = Correcte : { $count } réponses sont bonnes, et chacune est acceptée.
editor-sound-countless = Correcte : il y a plus de { $count } bonnes réponses, et chacune est acceptée.
editor-near = Presque une égalité : la réponse suivante est à peine moins bonne. Cela peut sembler injuste.
editor-rated = Niveau { $level } sur { $most }, cote { $rating }
editor-answer = Réponse : { $answer }
editor-more-answers = … et { $count } de plus
editor-fold = Réponses et indices
editor-fold-hint = Montrer ce qui est accepté et ce que disent les indices
editor-hint = Indice { $number } : { $text }

# Feuilles d’énigmes
worksheet-title = Énigmes
worksheet-name = Nom
worksheet-date = Date
worksheet-level = niveau { $level }
worksheet-mark = Réponse, sur le plateau ou ici :
worksheet-answer = Réponse :
worksheet-solutions = { $title } : solutions
worksheet-right = Réponse : { $answer }
worksheet-one-of-many = L’une des nombreuses bonnes réponses : { $answer }
worksheet-any = Chacune de ces réponses est juste : { $answers }
worksheet-any-more = Chacune de ces réponses est juste, et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    } : { $answers }
worksheet-more-options = { $count ->
    [one] Il y a { $count } autre choix. Il n’est pas meilleur.
   *[other] Il y a { $count } autres choix. Aucun n’est meilleur.
}

# Les recueils et leurs énigmes, comme résultat d’une cellule
list-title = { $name } : { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    }
list-more = … et { $count } de plus.
list-packs = { $count ->
        [one] { $count } recueil
       *[other] { $count } recueils
    }
list-id = nom
list-theme = thème
list-level = niveau
list-rating = cote
list-name = recueil
list-about = ce qu’il contient
list-origin = d’où
list-own = le tien
list-shipped = fourni avec le jeu
