# Ce que disent les cartes d’exercices dans tous les cours. Ce que dit un exercice lui-même se trouve avec sa leçon.

course-recalled = T’en souviens-tu ? { $title }
course-exit = Pour finir : { $title }

# Comment répondre
course-how-chance = Une fraction, un nombre décimal ou un pourcentage, comme { $example }, { $decimal } ou { $percent }. Une fraction doit être exacte.
course-how-count = Un nombre entier.
course-how-interval = Un intervalle, de … à …. Sois sûr à 80 % que le nombre s’y trouve : ni plus large, ni plus étroit.
course-how-number = { $digits ->
        [0] Une fraction, ou un nombre.
        [one] Une fraction, ou un nombre avec au moins { $digits } décimale.
       *[other] Une fraction, ou un nombre avec au moins { $digits } décimales.
    }
course-how-places = Clique pour choisir, et clique de nouveau pour annuler.
course-how-text = Quelques phrases. C’est une personne qui les lit : l’ordinateur ne corrige rien ici.
course-how-function = Écris la fonction dans une cellule, puis lance check("{ $number }", ta_fonction).
course-tolerance = Tout ce qui est à { $tolerance } près compte comme juste.
course-tolerance-chance = Tout ce qui est à { $percent ->
        [one] { $percent } point de pourcentage près
       *[other] { $percent } points de pourcentage près
    } compte comme juste.

# Ce qui n’est pas une réponse
course-unreadable = Ce n’est pas une réponse ici : { $reason }.
course-empty = Écris d’abord un nombre.
course-empty-choice = Choisis d’abord.
course-empty-places = Choisis d’abord quelque chose sur le plateau.
course-empty-text = Écris d’abord quelque chose.
course-too-long = C’est trop long : { $most } caractères au plus.
course-no-chance = Je n’arrive pas à lire { $answer }. Écris un seul nombre, comme { $example }, { $decimal } ou { $percent }.
course-no-chance-range = { $answer } n’est pas une probabilité : elle va de 0 à 1, ou de 0 % à 100 %.
course-no-count = Je n’arrive pas à lire { $answer } comme un effectif. Écris un nombre entier, par exemple { $example }.
course-no-interval = Je n’arrive pas à lire { $answer } comme un intervalle. Écris d’où à où, comme { $low } à { $high }, mais plus étroit.
course-interval-exchanged = Un intervalle commence par le plus petit nombre.
course-no-number = Je n’arrive pas à lire { $answer }. Écris un seul nombre, comme { $example } ou { $decimal }.
course-no-per-cent = Ici, on demande un nombre sans pourcentage, pas { $answer }.
course-per-cent-sign = Une probabilité vaut au plus 1. Si tu veux dire { $answer } pour cent, écris { $answer } %.
course-too-coarse = Tu es peut-être tout près. Il faut plus de précision : au moins { $digits ->
        [3] le pourcentage avec une décimale.
       *[other] le pourcentage entier.
    }
course-too-coarse-number = Tu es peut-être tout près. Donne au moins { $digits ->
        [one] { $digits } décimale.
       *[other] { $digits } décimales.
    }
course-cut-off = Tout près : on dirait que tu as coupé le nombre. Arrondis-le plutôt.
course-not-exact = À peu près juste ! Une fraction doit être exacte. Ou bien écris un nombre décimal.
course-no-option = { $answer } n’est pas un des choix : choisis de A à { $last }.
course-no-options = Choisis une ou plusieurs réponses : leurs lettres, séparées par des espaces.
course-no-places = Choisis des cases du plateau, par exemple « 1-1 2-3 ».
course-no-place = Ce n’est pas une case de ce plateau : { $reason }.
course-no-text = Une réponse en phrases est un texte, pas { $answer }.
course-no-function = { $answer } n’est pas une fonction. Donne la fonction elle-même, sans parenthèses après son nom : check("{ $number }", ma_fonction).
course-starter = C’est encore la fonction de départ. { $why } Change-la et exécute de nouveau la cellule.
course-not-rolled = Lance les dés { $times } fois : ici, seuls tes propres lancers comptent.
course-guessed-already = Ton estimation était { $guess }, et une estimation ne change plus.

# Ce qui est dit d’une réponse
course-right = C’est cela.
course-wrong = Réfléchis encore, ou prends un indice.
course-too-high = C’est trop.
course-too-low = C’est trop peu.
course-options-missing = C’est bien jusqu’ici : { $found } des { $all } bonnes réponses, et aucune fausse.
course-options-wrong = { $false ->
        [one] Une de celles que tu as choisies n’en fait pas partie.
       *[other] { $false } de celles que tu as choisies n’en font pas partie.
    }
course-function-differs = { $call } devrait donner { $expected }, mais la tienne donne { $got }. { $passed ->
        [one] { $passed } cas sur { $count } est juste.
       *[other] { $passed } cas sur { $count } sont justes.
    }
course-kept = Enregistré : ton professeur pourra le lire.
course-noted = Noté.
course-guessed = Ton estimation : { $guess }.

# Erreurs qu’on voit dans beaucoup d’exercices
mistake-above-one = Rien n’est plus probable que ce qui est certain : une probabilité vaut au plus 1, ou 100 %. Si tu as additionné des probabilités, demande-toi si elles se recouvrent.
mistake-below-zero = Rien n’est moins probable que l’impossible : une probabilité n’est jamais négative.
mistake-certain = 1 veut dire que cela arrive toujours. Est-ce que cela peut ne pas arriver ?
mistake-impossible = 0 veut dire que cela n’arrive jamais. N’y a-t-il vraiment aucun moyen ?
mistake-favourable-alone = { $favourable } issues favorables, oui. Sur combien ?
mistake-complement = C’est la probabilité du contraire. Que reste-t-il jusqu’à 1 ?
mistake-per-cent-twice = C’est cent fois trop petit. 0,14 et 14 % sont la même chose ; 0,14 % est bien moins.
mistake-raises = { $call } se termine par une erreur : { $error }{ $error ->
        [RecursionError] {""}
       *[other] { " (" }{ $reason })
    }.
mistake-meets-none = { $call } se termine par une erreur, car un calcul y tombe sur None. Une fonction donne None quand elle se termine sans « return ». En manque-t-il un ?
mistake-unknown-name = { $call } se termine par une erreur : le nom { $unknown } n’est pas connu. Ta fonction appelle ses arguments { $parameters }.
mistake-endless = { $call } n’était pas terminé après { $seconds } secondes. La boucle, ou la récursion, s’arrête-t-elle un jour ?
mistake-asks = Ta fonction pose une question avec « input ». Elle est appelée comme { $call } : ce dont elle a besoin se trouve déjà dans ses arguments.
mistake-returns-nothing = { $call } ne renvoie rien (None). Chaque chemin de la fonction se termine-t-il par « return » ? Ce qui est seulement affiché n’est pas renvoyé.
mistake-returns-other = { $call } donne { $got }, { $wanted ->
        [truth] mais il faut True ou False.
        [number] mais il faut un nombre.
        [text] mais il faut un texte.
        [list] mais il faut une liste.
        [set] mais il faut un ensemble.
        [dictionary] mais il faut un dictionnaire.
       *[other] mais il faut autre chose.
    }
mistake-changes-argument = { $call } donne la bonne réponse mais change ce qu’on lui a donné : un deuxième appel serait donc faux. Travaille sur une copie.
mistake-parameters = Ta fonction ne peut pas être appelée comme { $call } : elle devrait prendre { $count ->
        [one] { $count } argument
       *[other] { $count } arguments
    }.
course-fault = L’exercice { $number } a un défaut, pas ta réponse : { $reason }.
course-partly = Pas encore, mais une partie est juste.
course-was-right = Pas cette fois. Une de tes réponses précédentes était juste.

# La carte
card-board = Le plateau de l’exercice { $number }
card-solved = résolu
card-saved = enregistré
card-next = Continuer (Maj+Entrée)
card-next-hint = Aller à la cellule suivante, comme avec Maj+Entrée
card-picture-answer = { $standing } · Ta réponse : { $answer }
card-picture-go-on = Ceci est une image. Pour continuer, clique ici et appuie sur Maj+Entrée, ou sur ▶ en haut.
card-picture-begin = Ceci est une image. Pour répondre, clique ici et appuie sur Maj+Entrée, ou sur ▶ en haut.
card-tries = { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
card-guessed = Ton estimation : { $guess }.
card-check-hint = Voir si c’est juste
card-guess = Estimer
card-guess-hint = Une estimation se fait une seule fois, et sert plus tard de comparaison
card-save = Enregistrer
card-save-hint = Garder ceci pour ton professeur ; tu pourras le changer plus tard
card-text = Ta réponse en phrases
card-text-example = Écris ici…
card-number = Ta réponse
card-roll = Lancer
card-roll-hint = Lancer les dés une fois (R)
card-roll-rest = { $done ->
        [0] Lancer les { $left }
       *[other] { $left ->
            [one] Lancer le dernier
           *[other] Lancer les { $left } autres
        }
    }
card-roll-rest-hint = Lancer d’un coup tous ceux qui restent
card-rolled = { $count ->
        [one] { $count } lancer sur { $times }
       *[other] { $count } lancers sur { $times }
    }
card-not-rolled = Les dés n’ont pas encore été lancés.
card-undo-hint = Annuler le dernier clic (U)
card-example = p. ex. { $example }
card-example-interval = de … à …
card-name = Ton nom
card-name-example = garde tes réponses
card-name-ok = OK
card-name-hint = Ton nom garde tes réponses, et te donne tes propres nombres
card-name-change = Indiquer que quelqu’un d’autre travaille
card-no-name = ton nom ?
card-trouble-damaged = Les réponses dans { $path } n’ont pas pu être lues. Elles y sont gardées, et un nouveau fichier a été commencé.
card-trouble-unwritable = Tes réponses ne peuvent pas être gardées dans { $path } ({ $reason }). Elles durent tant que ce notebook tourne.
card-trouble-later = Tes réponses dans { $path } ont été écrites par une version plus récente du kit : rien de nouveau n’y est donc gardé.

# Rendre sa copie
hand-in-title = Rendre : { $title }
hand-in-done = { $done ->
        [one] { $done } réponse sur { $every }.
       *[other] { $done } réponses sur { $every }.
    }
hand-in-missing = Il manque encore : { $exercises }
hand-in-rounds = { $count ->
        [one] Avec la manche { $codes }.
       *[other] Avec les manches { $codes }.
    }
hand-in-others = { $count ->
        [one] Tu as aussi des réponses à la leçon { $lessons } : { $example } les rend.
       *[other] Tu as aussi des réponses aux leçons { $lessons } : { $example }, par exemple, en rend une partie.
    }
hand-in-nameless = Écris d’abord ton nom, pour que ton professeur sache de qui vient la copie.
hand-in-how = Clique sur « { $button } », et envoie le texte à ton professeur. Tu peux rendre à nouveau plus tard : le dernier texte compte.
hand-in-copy = Copier
hand-in-copy-hint = Copier le texte, puis l’envoyer à ton professeur
hand-in-picture = Exécute cette cellule, et un texte avec toutes tes réponses apparaît ici : copie-le, et envoie-le à ton professeur.
hand-in-copied = Copié : { $count } caractères. Colle-les dans un message à ton professeur.

# Ce qu’une classe a fait
class-title = Leçon { $lesson } · { $title }
class-counts = { $students ->
        [one] { $students } élève
       *[other] { $students } élèves
    }, { $items ->
        [one] { $items } copie.
       *[other] { $items } copies.
    }
class-item = Copie { $item } :
class-number = N° { $item }
class-problems = { $count ->
        [one] { $count } remarque sur les copies
       *[other] { $count } remarques sur les copies
    }
class-in-file = { $text } (Dans { $file }.)
class-nameless = sans nom
class-numbered = { $student } ({ $item })
class-unreadable = Non comptée : { $reason }.
class-unreadable-begins = Non comptée : { $reason }. Elle commence par « { $begins } ».
class-foreign = Non comptée : elle vient d’un autre cours, { $course }.
class-other-lesson = { $student } rend la leçon { $lesson }. Pour ces copies, appelle class_summary avec lesson={ $lesson }.
class-other-version = { $student } a travaillé avec une autre version de cette leçon, dont les questions peuvent être différentes. Les réponses sont donc montrées comme elles y ont été corrigées.
class-twice = { $student } a envoyé la même chose que dans la copie { $item }. Cela compte une seule fois.
class-older = { $student } a envoyé plus dans la copie { $item }, et c’est elle qui compte.
class-copied = { $student } a commencé au même millième de seconde que { $other } dans la copie { $item }. L’une des deux est une reproduction de l’autre, sous un autre nom.
class-namesake = { $student } est aussi le nom dans la copie { $items } : deux élèves, ou un seul sur deux machines. Les deux sont montrés.
class-no-name = Elle n’a pas de nom. Demande qui l’a envoyée.
class-changed = Cette copie ({ $student }) a été modifiée : { $changes }. Ce qui compte, c’est la réponse elle-même, corrigée de nouveau.
class-changed-one = { $number } y porte la mention « { $state } », mais c’est « { $anew } »
class-changed-none = à { $number }, cet élève ne peut pas avoir donné une telle réponse
class-no-such-exercise = { $student } répond à { $numbers }, qui n’existe pas dans cette leçon.

class-is-nothing = rien à faire
class-is-right = juste
class-is-wrong = faux
class-is-misunderstood = mal compris
class-is-to-read = à lire
class-legend-nothing = rien à faire : une estimation, ou des lancers (vide : sans réponse)
class-legend-right = juste
class-legend-wrong = faux
class-legend-misunderstood = mal compris : commence par là
class-legend-to-read = à faire lire par une personne
class-legend-tries = 3× : trois essais ; 2? : deux indices.
class-legend-function = ƒ est une fonction, et aucun texte n’est exécuté ici : elle est notée comme l’a fait le notebook de l’élève. Lis-la.
class-no-answer = sans réponse
class-tries = { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }{ $hints ->
        [0] {""}
        [one] , { $hints } indice
       *[other] , { $hints } indices
    }
class-who = Qui en est où
class-credit = Points
class-credit-of = { NUMBER($credit, maximumFractionDigits: 1) } sur { $of }
class-right = juste
class-right-of = { $right } sur { $of }
class-unanswered = { $count ->
        [one] Un exercice n’a reçu aucune réponse
       *[other] { $count } exercices n’ont reçu aucune réponse
    }
class-more-unread = { $count ->
        [one] encore un texte illisible
       *[other] encore { $count } textes illisibles
    }

class-items = La difficulté des exercices
class-items-exercise = Exercice
class-items-right = Réponses justes
class-items-tells-apart = Discrimination
class-items-share = { $right } sur { $of } · { $share }
class-items-read = La discrimination est la corrélation entre les points d’un exercice et la moyenne des points des mêmes élèves aux autres : proche de 1 si ceux qui réussissent ailleurs réussissent ici, proche de 0 si cela n’a rien à voir. En dessous de 0, il faut revoir la question.
class-items-few = { $count ->
        [one] Avec une seule réponse, ces nombres ne disent presque rien
       *[other] Avec { $count } réponses au plus, ces nombres sont incertains
    } : une part jusqu’à ±{ $share } près, une discrimination à environ ±{ $tells } près.

class-talk = De quoi parler d’abord
class-talk-head = { $number } { $title }
class-overcome = { $count ->
        [one] Une autre personne a fait cette erreur, puis a trouvé la bonne réponse.
       *[other] { $count } autres ont fait cette erreur, puis ont trouvé la bonne réponse.
    }
class-talk-more = { $count ->
        [one] { $count } autre, de quelques élèves
       *[other] { $count } autres, de quelques élèves chacune
    }
class-unknown = Faux, pour une raison que le kit ne connaît pas :
class-more-answers = { $count ->
        [one] { $count } autre réponse
       *[other] { $count } autres réponses
    }
class-and-more = { $names } et { $count } de plus

class-guesses = Estimations : { $head }
class-guesses-title = { $count ->
        [one] 1 estimation.
       *[other] { $count } estimations.
    }
class-guesses-held = { $count ->
        [one] { $held } intervalle sur 1 contient
       *[other] { $held } intervalles sur { $count } contiennent
    } la bonne réponse. Si tous étaient sûrs à 80 %, ce serait environ { $wanted }.
class-exact = exactement { $exact }
class-exact-own = exactement de { $low } à { $high } : chacun a des nombres à soi
class-far = { $count ->
        [one] { $count } estimation est si grande qu’elle n’est pas sur l’image.
       *[other] { $count } estimations sont si grandes qu’elles ne sont pas sur l’image.
    }
class-chance = { NUMBER($chance, maximumFractionDigits: 1) } %
class-value = { NUMBER($value, maximumFractionDigits: 3) }

class-rolls = Lancers : { $head }
class-rolled = { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } par { $students ->
        [one] { $students } élève
       *[other] { $students } élèves
    }, l’un après l’autre
class-rolls-axis = lancers de toute la classe
class-rolls-read = La courbe est toute la classe.
class-rolls-read-exact = La courbe est toute la classe, la ligne en pointillés la valeur exacte.
class-rolls-dots = Chaque point à droite est un seul élève.
class-mean = moyenne
class-line = { $text } : { $now }
class-line-exact = { $text } : { $now }, exactement { $exact }
class-share = { $count } · { NUMBER($percent, maximumFractionDigits: 1) } %
class-share-of = { $count } sur { $of } · { NUMBER($percent, maximumFractionDigits: 1) } %

class-round = Les mêmes dés pour tout le monde : « { $code } »
class-round-needs = Ce que ces manches permettaient ne peut pas être calculé : le paquet { $package } n’est pas installé.
class-round-others = Jouées aussi : { $codes }.
class-round-broken = Cette manche ({ $student }) ne peut pas être montrée : { $reason }.
class-round-exact = jeu exact
class-round-foreseen = le maximum avec ces dés
class-round-mean = La classe a { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 2) } points en moyenne. Le jeu exact, qui ne connaît pas les dés, en obtient { $exact } avec eux, et { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne sur tous les dés possibles. Celui qui les connaîtrait tous pourrait en obtenir { $foreseen }.
class-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
class-round-most = Le plus de points, { $points } : { $names }
class-round-least = Les meilleures décisions, { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } points de perte : { $names }
class-round-steps = Décisions que plusieurs ont dû prendre, celles qui coûtent le plus d’abord
class-round-step = Décision
class-round-chose = Choix, et ce qu’il coûte
class-round-best = Le mieux
class-round-players = Toutes les décisions de tous
class-round-who = Élève
class-round-points = Manche
class-round-loss = Perte
class-round-decisions = Décisions
class-round-on = pas encore finie
class-loss = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
class-lost = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Sur papier
booklet-title = Leçon { $number } · { $title }
booklet-class = Classe
booklet-guess = Mon estimation, avant d’avoir rien vu :
booklet-several = Coche toutes les bonnes réponses.
booklet-board = Le plateau se trouve à la question { $number }.
booklet-rolls = Lance { $count } fois. Note dans les cases ce qui sort, puis compte.
exam-title = Test : { $count ->
        [one] leçon
       *[other] leçons
    } { $lessons }
exam-marks = { $marks } points en tout. Montre comment tu as trouvé chaque nombre.
exam-question = { $marks ->
        [one] 1 point
       *[other] { $marks } points
    }
exam-scheme = { $title } : barème
exam-part = { $marks } : { $answers }
exam-full = { $marks } : juste
exam-each = { $marks } : tout est juste. Sinon { $marks } fois la part des bons choix moins celle des mauvais, arrondi vers le bas.
exam-mistake = { $marks } : { $answer } – { $why }

# Les estimations de toutes les leçons
passport-title = Les estimations de { $student }
passport-title-nobody = Tes estimations
passport-empty = Aucun intervalle n’a encore été estimé. Chaque leçon commence par là.
passport-unknown = { $count ->
        [one] 1 estimation attend
       *[other] { $count } estimations attendent
    } la bonne réponse : trouve-la dans la leçon.
passport-held = { $count ->
        [one] { $held } intervalle sur 1 contient
       *[other] { $held } intervalles sur { $count } contiennent
    } la bonne réponse.
passport-narrow = C’est moins de quatre sur cinq : tes intervalles sont trop étroits. Tu es moins sûr que tu ne le crois.
passport-wide = C’est plus de quatre sur cinq : tes intervalles pourraient être plus étroits. Tu en sais plus que tu ne le crois.
passport-fits = Cela s’accorde avec 80 % : tu sais à quel point tu es sûr.
passport-few = C’est trop peu pour dire à quel point tu es sûr : à la fin, quatre sur cinq devraient contenir la réponse.
passport-head-guess = Ton intervalle
passport-head-right = Juste
passport-head-holds = Contenu ?
passport-open = pas encore connu
passport-yes = oui
passport-no = non
