# Pourquoi quelque chose est refusé : les textes des erreurs de tous les jeux. En anglais, ils sont dans le code : `python -m tests.refusals` les montre.

refused-no-process = aucun processus ne peut être lancé pour un bot : { $reason }

refused-csv = un tableau s’écrit dans un fichier qui se termine par .csv, pas dans { $path }
refused-table-unwritten = le tableau ne peut pas être écrit ({ $reason })

refused-class-nothing = il n’y a pas de texte ici : donne les textes que tes élèves ont envoyés, un fichier ou un dossier de fichiers

refused-quotes = {"\u202F"}: mets-le entre guillemets, { $number }
refused-exercise-number = un exercice a un numéro comme { $example }, pas { $given }{ $hint }
refused-exercise = il n’y a pas d’exercice { $lesson }.{ $place } ; { $there }
refused-lesson = il n’y a pas de leçon { $number } ; { $there }
refused-lesson-one = la leçon { $number } a { $first }
refused-lesson-range = la leçon { $number } va de { $first } à { $last }
refused-lesson-number = une leçon a un numéro comme 3
refused-no-lessons = il n’y a pas de leçon avec des exercices
refused-lessons = les leçons avec des exercices sont { $there }

refused-student-no-text = un nom est un texte comme 'Ada'
refused-names = les noms sont une liste comme ['Ada', 'Bo'], pas { $given }
refused-names-many = au plus { $most } noms à la fois, pas { $count }
refused-name-twice = { $name } est deux fois sur la liste : ajoute une lettre
refused-no-questions = ces leçons n’ont rien pour un test
refused-student = un nom a de 1 à { $most } caractères visibles

refused-texts-many = cela fait plus de { $most } textes : une classe est plus petite
refused-texts-together = cela n’a pas été lu : avec tout le reste, c’est trop. { $most } rendus au plus à la fois : donne une classe après l’autre
refused-texts-more = { $count } autres passages y sont illisibles
refused-texts = une classe rend des textes, des fichiers ou un dossier, et ceci est { $given }
refused-neither = ce n’est ni un texte ni un fichier : { $given }
refused-missing-file = il n’y a ni fichier ni dossier '{ $path }'
refused-missing-file-in = il n’y a ni fichier ni dossier '{ $path }' dans { $folder }
refused-did-you-mean = { $told } ; voulais-tu dire '{ $path }' ?
refused-folder-empty = il n’y a pas de fichier dans ce dossier
refused-files-many = { $folder } contient plus de { $most } fichiers : choisis le dossier de la classe
refused-text-long = cela dépasse { $most } lettres, et aucune classe n’a besoin d’autant
refused-text-none = il n’y a pas de texte qui commence par { $word }
refused-text-or-file = il n’y a pas de texte qui commence par { $word } ; parmi plusieurs, un fichier ou un dossier se donne comme Path
refused-text-empty = il n’y a rien

refused-handing-long = c’est trop long pour être rendu : raccourcis les réponses en phrases
refused-handed-words =
    ce texte n’est pas entier : { $count ->
        [one] un seul de ses mots est
       *[other] seulement { $count } de ses mots sont
    } là. Copie-les tous
refused-handed-part = on dirait un morceau de texte : le début manque. Copie-le encore une fois en entier
refused-text-later = ce texte vient d’une version plus récente : mets la tienne à jour
refused-handed-forged = il n’y a pas de réponses dans ce texte, même s’il en a l’air : quelqu’un l’a fait à la main

refused-no-answers = ce n’est pas un fichier de réponses aux exercices

refused-choice = { $answer } n’est pas au choix ici : les choix sont { $choices }
refused-choice-these = { $answer } n’est pas au choix ici : il y a { $choices }

refused-field = champ « { $field } » : { $reason }
refused-line-field = { $file }, ligne { $line }, champ « { $field } » : { $reason }
refused-line = { $file }, ligne { $line } : { $reason }
refused-file-field = { $file }, champ « { $field } » : { $reason }
refused-file = { $file } : { $reason }

refused-no-answer = rien ne répond à la question

refused-none-found = aucune énigme { $theme } de niveau { $level } n’a été trouvée en { $attempts } essais : essaie une autre graine

refused-pack-broken = {"\u202F"}; et un recueil ne peut pas être lu : { $error }
refused-puzzle = aucun recueil n’a d’énigme { $name } : les recueils sont { $packs }{ $broken }

refused-pack-name = le nom d’un recueil se compose de lettres, de chiffres, de - et de _, et commence par une lettre ou un chiffre
refused-pack-device = Windows prend un fichier de ce nom pour un appareil, choisis donc un autre nom
refused-own-id = { $id } est déjà le nom d’une autre énigme de ce recueil

refused-no-packs = aucun
refused-pack-puzzle = il n’y a pas d’énigme { $name } dans ce recueil
refused-pack-unknown = il n’y a pas de recueil de ce nom ; il y a : { $packs }
refused-pack-size = il dépasse { $most } Mo, et aucun recueil n’a besoin d’autant
refused-pack-many = un recueil a au plus { $most } énigmes : fais-en plusieurs recueils
refused-pack-id = { $id } est aussi le nom de l’énigme de la ligne { $line }
refused-line-long = la ligne a plus de { $most } caractères
refused-line-nested = ses parenthèses sont trop imbriquées pour une énigme
refused-line-json = ce n’est pas une ligne de JSON ({ $error })
refused-field-twice = ce champ figure deux fois
refused-theme = { $reason } ; les thèmes sont { $themes }

refused-no-folder = il n’y a pas de dossier { $folder }, et autre chose s’appelle ainsi
refused-folder-unmade = le dossier { $folder } ne peut pas être créé : { $reason }

refused-progress-no-text = les progrès se collent sous forme de texte, pas { $given }
refused-progress-long = ce texte dépasse { $most } lettres, et il n’en faut pas autant pour des progrès
refused-progress-empty = il n’y a rien ici : colle le texte entier de tes progrès
refused-progress-foreign = ce n’est pas le texte de tes progrès : il commence par { $word }, celui-ci par { $begins }
refused-progress-game = ce sont les progrès dans un autre jeu, { $game }
refused-progress-cut = il n’y a pas de progrès dans ce texte : il est coupé ou trop grand
refused-progress-damaged = il n’y a pas de progrès dans ce texte ({ $error })

refused-no-progress = ce n’est pas un fichier de progrès

refused-title = une partie du titre n’est pas une lettre et ne peut pas être écrite : { $title }
refused-disk-full = le disque est plein
refused-not-allowed = ce n’est pas permis à cet endroit
refused-read-only = rien ne peut être écrit à cet endroit
refused-not-there = cela n’existe pas à cet endroit
refused-name-in-use = autre chose porte déjà ce nom
refused-not-a-folder = il y a un fichier là où il faudrait un dossier
refused-a-folder = c’est un dossier
refused-file-name-long = le nom est trop long
refused-links-circle = les liens tournent en rond

refused-package = l’analyse a besoin de { $package }
refused-package-of = { $needed } a besoin du paquet { $package } : installe { $extra }

refused-count-0 = zéro
refused-count-1 = un
refused-count-2 = deux
refused-count-3 = trois
refused-count-4 = quatre
refused-count-5 = cinq
refused-count-6 = six
refused-count-7 = sept
refused-count-8 = huit
refused-count-9 = neuf
refused-count-10 = dix
refused-same-name = deux joueurs s’appellent { $name } : donne à chacun un nom différent
refused-seed = une graine a de 1 à { $most } caractères visibles
refused-name = un nom a de 1 à { $most } caractères visibles, et l’un d’eux est { $text }
refused-players-range = nombre de joueurs : de { $fewest } à { $most }
refused-players-one = nombre de joueurs : un
refused-players-all = nombre de joueurs : { $most }

refused-not = { $wanted }, pas { $given }
refused-parts = { $wanted }, et ceci est { $text }

refused-number = un nombre s’écrit comme 31/216, 0,1435 ou 14,4 %, pas { $given }
refused-chance = une probabilité est une fraction comme 31/216 ou un pourcentage comme 14,4 %, pas { $given }
refused-chance-range = une probabilité va de 0 à 1, ou de 0 % à 100 % : pour 14 pour cent, écris 14 %

refused-where-chance = c’est au hasard ({ $phase }), coup { $ply }{ $situation }
refused-where-nobody = ce n’est à personne de jouer ({ $phase }), coup { $ply }{ $situation }
refused-where = c’est à { $name } ({ $phase }), coup { $ply }{ $situation }
refused-move = { $move } n’est pas permis, car { $why } : { $where }
refused-move-class = c’est une classe : écris { $name }(), avec des parenthèses
refused-move-made = un coup est l’un de game.legal_moves(), comme { $example }, ou le texte de l’un d’eux
refused-move-made-of = { $text } n’est pas un coup : { $error }
refused-move-text = { $text } n’est pas un coup : écris { $written }
refused-no-chance = ce n’est pas au hasard de jouer : { $where }
refused-not-legal = ce n’est aucun des coups permis
refused-while-playing = un coup est à jouer
refused-start-damaged = cette partie enregistrée est endommagée : le début devrait être { $wanted }
refused-no-move = { $move } n’est pas un coup et n’est pas permis, car { $why } : { $where }

refused-copy-again = Copie-le encore une fois en entier
refused-code-moves = la partie est trop longue pour un code : elle a { $count } coups, plus que { $most }
refused-code-long = la partie est trop longue pour un code : il aurait { $count } lettres
refused-code-count = ce code ne contient pas de partie : un nombre y vaut { $count }, et le maximum est { $most }
refused-code-text = ce code ne contient pas de partie : un texte n’y est pas de l’UTF-8 valable
refused-code-over-early = ce code ne contient pas de partie : elle est finie au coup { $ply }, mais il a { $plies } coups
refused-code-goes-on = ce code ne contient pas de partie : il continue après le dernier coup
refused-code-no-text = le code d’une partie est un texte, pas { $given }
refused-code-empty = il n’y a pas de code ici : colle-le en entier
refused-code-foreign = ce n’est pas le code d’une telle partie : il commence par { $one } ou { $other }, celui-ci par { $begins }
refused-code-later = ce code vient d’une version plus récente : mets la tienne à jour
refused-code-letter = un code n’a que des lettres et des chiffres, mais { $letter } est dans celui-ci
refused-code-end = ce code n’est pas entier : la fin manque. { $again }
refused-letter-missing = il manque 1 lettre à la fin
refused-letters-missing = il manque { $count } lettres à la fin
refused-code-cut = ce code n’est pas entier : { $missing }. { $again }
refused-letter = 1 lettre
refused-letters = { $count } lettres
refused-code-longer = ce code est trop long : il a { $letters } de plus qu’il ne le dit. { $again }
refused-code-changed = ce code a été mal tapé ou modifié : les majuscules et les minuscules y comptent. { $again }

refused-json-at = { $fault }, à `{ $place }`
refused-json-type = il faudrait `{ $wanted }`, pas `{ $got }`
refused-json-limit = il faudrait `{ $wanted }` { $limit }
refused-json-length = il faudrait `{ $wanted }` de longueur { $limit }
refused-json-regex = il faudrait `{ $wanted }` de la forme { $regex }
refused-json-missing = le champ `{ $field }` manque
refused-json-unknown = il n’y a pas de champ `{ $field }`
refused-json-value = { $value } ne convient pas à cet endroit
refused-json-malformed = une erreur de JSON à l’octet { $byte }
refused-json-cut = la fin manque
refused-json-text = un texte n’y est pas de l’UTF-8 valable
refused-json-nested = ses parenthèses sont trop imbriquées

refused-file-foreign = ce fichier n’est pas une partie enregistrée et reste tel quel : choisis un autre nom
refused-file-unread = le fichier ne peut pas être lu ({ $reason })
refused-path = le chemin d’un fichier est un texte ou un Path, pas { $path }
refused-file-unwritten = le fichier ne peut pas être écrit ({ $reason })
refused-irregular = ce n’est pas un fichier ordinaire

refused-game-seedless = cette partie ne contient pas la graine de son hasard et ne peut donc pas être enregistrée : enregistre l’original
refused-save-moves = la partie est trop longue pour être enregistrée : elle a { $count } coups, plus que { $most }
refused-record-game = c’est une partie de { $game }, pas de { $wanted }
refused-record-start = cette partie enregistrée ne peut pas commencer : { $error }
refused-record-move = le coup { $number } de cette partie enregistrée est faux : { $error }
refused-code-start = ce code ne contient pas de partie : { $error }

refused-kept-long = il est trop long
refused-kept-damaged = il est endommagé, ou ce n’est pas un fichier de ce kit
refused-kept-later = une version plus récente l’a écrit
refused-kept-content = il est endommagé ({ $error })
refused-kept-changed = il est endommagé : quelque chose y a été modifié après l’écriture
refused-kept-other-game = il est d’un autre jeu

refused-record-foreign = ce n’est pas une partie enregistrée ici
refused-record-long = c’est trop long pour une partie enregistrée
refused-record-unplayable = cette partie enregistrée ne peut pas être jouée : { $error }
refused-record-changed = cette partie enregistrée est endommagée : quelque chose y a été modifié après l’enregistrement
refused-record-cut = cette partie enregistrée n’est pas entière : la fin du fichier manque
refused-record-no-json = ce n’est pas une partie enregistrée ici : ce n’est même pas du JSON
refused-record-later = cette partie a été enregistrée par une version plus récente : mets la tienne à jour
refused-record-content = cette partie enregistrée est endommagée : { $error }
refused-record-seats = cette partie enregistrée est endommagée : noms { $names }, places { $seats }
refused-record-winners = cette partie enregistrée est endommagée : personne n’est assis à la place de son gagnant

refused-name-taken = { $name } existe déjà
refused-saving-nameless = tape d’abord un nom pour la partie
refused-saving-name-long = ce nom est trop long : prends au plus { $most } lettres
refused-saving-path = un nom n’est pas un chemin : enlève { $letters } et ..
refused-saving-name = un fichier ne peut pas s’appeler { $name } partout : prends un nom fait de lettres et de chiffres
refused-folder-gone = le dossier { $folder } n’existe pas
refused-saving-unwritten = { $name } ne peut pas être écrit dans { $folder } : { $reason }
refused-folder-unread = le dossier ne peut pas être lu ({ $reason })
refused-a-link = c’est un lien
refused-saving-foreign = { $name } n’est pas une partie enregistrée et reste tel quel : prends un autre nom

refused-kept-elsewhere = aucune partie ne peut être gardée dans { $wanted } ({ $reason }), elles sont donc gardées dans { $folder }

refused-bot-nothing = il n’a rien rendu (None) au lieu d’un coup de game.legal_moves()
refused-puzzle-move = { $move } n’est pas possible ici
refused-puzzle-whole = { $answer } n’est pas une réponse entière

refused-kind = ici, il faut un { $kind } ou son texte, pas { $given }
refused-language = il n’y a pas de textes en { $language } : les langues sont { $languages }

refused-players = les joueurs sont une liste comme { $example }, pas { $given }
refused-player = un joueur est un nom, un bot, ou une paire des deux, pas { $given }
refused-bot-class = { $name } est une classe de bots : écris { $name }(), avec des parenthèses
refused-with-players = à donner seulement avec des joueurs : { $options }
refused-bot-table = un bot décide dans la partie qu’on lui donne, et ne peut pas ouvrir sa propre table
refused-bot-acts = un bot décide dans la partie qu’on lui donne, et ne touche à rien d’autre
refused-pace = le rythme est l’un de { $paces }, pas { $given }
refused-shelf = les parties sont gardées dans un Shelf, pas dans { $given } : écris Shelf(folder)
refused-game-name = le jeu est l’un de { $games }, pas { $given }

refused-puzzle-wanted = il faut une énigme, ou le nom d’une énigme comme '{ $theme }-001', pas { $given } : écris puzzle(load_pack(...)[0]) ou puzzle(generate_puzzle('{ $theme }'))
refused-puzzle-of-another-game = l’énigme { $id } est d’un autre jeu : montre-la avec puzzle() du paquet d’où elle vient
refused-paper = le papier est a4 ou letter, pas { $given }
refused-puzzles = il faut des énigmes, comme un recueil ou une liste, pas { $given }
refused-other-than-puzzles = { $given } n’est pas une énigme : load_pack et generate_puzzle en donnent
refused-no-puzzles = une feuille d’exercices a besoin d’au moins une énigme
refused-title-text = un titre est un texte, pas { $title }
refused-title-long = un titre a { $most } caractères au plus, pas { $count }
refused-no-theme = il n’y a pas de thème { $theme } : les thèmes sont { $themes }
refused-level = un niveau va de 1 à { $most }, ce n’est pas { $given }
refused-puzzle-seed = une graine est un texte ou un nombre entier, pas { $given }
refused-no-pack = il n’y a pas de recueil { $pack }
refused-pack-given = un recueil s’indique par son nom, son chemin ou tel que load_pack le donne, pas par { $given }
refused-bots = les bots forment une liste comme [RandomBot(), my_bot], pas { $given }
refused-bots-count = ici, un tournoi a besoin de { $fewest } à { $most } bots, pas de { $count }
refused-bot-none = dans un tournoi, seuls des bots jouent, et { $given } n’en est pas un : un bot est une fonction
refused-bot-pair = un bot est une fonction, ou une paire d’un nom et d’une fonction, pas { $given }
refused-bot-asked = on ne peut rien demander à { $name } : un bot est appelé avec une seule chose, la partie. Écris `def my_bot(game):` et, dans une classe, `def __call__(self, game):`
refused-bot-name = le nom d’un bot est un texte, pas { $given }
refused-limit = limit est un nombre de secondes au-dessus de 0, jusqu’à 3600, pas { $given }
refused-simulated = le simulateur joue { $bots }, mais pas { $given } : les autres bots jouent dans un tournoi

refused-page-path = il faut le chemin d’un fichier, comme 'boards.html'
refused-pages-in-picture = il y a { $count } pages, et une image SVG en a une : enregistre-les comme { $name }
refused-pages-unwritten = les pages ne peuvent pas être écrites ({ $reason })
refused-sheets = on imprime de 1 à { $most } feuilles à la fois
