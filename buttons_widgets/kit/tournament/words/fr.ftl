# Un tournoi entre bots : le tableau de son résultat

tournament-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $game }, { $players } par table, graine { $seed }
tournament-head-bot = bot
tournament-head-games = parties
tournament-head-won = gagnées
tournament-head-interval = 95 %
tournament-head-seat = place { $seat }
tournament-head-too-long = trop longues
tournament-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
tournament-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-nothing = –
tournament-count = { NUMBER($count) }

# Ce qui est dit au-dessous
tournament-stopped = Le bot { $name } a été arrêté dans la partie { $game } (manche { $round }, sa décision { $decision }) : { $reason }.
tournament-stopped-before = Le bot { $name } a été arrêté avant de pouvoir jouer la partie { $game } : { $reason }.
tournament-stopped-counts = À partir de là, { $bots ->
    [one] ses parties comptent comme perdues pour lui
   *[other] leurs parties comptent comme perdues pour eux
  }, et pas du tout pour les autres.
tournament-replay = Après result = tournament(…), result.stopped[0].replay() rejoue ici une telle décision, et result.stopped[0].printed est ce que le bot a affiché dans cette partie.
tournament-printed = Texte affiché par { $names } : après result = tournament(…), print(result.printed["{ $first }"]) le montre.
tournament-printed-in = Partie { $game } :
tournament-games-too-long = Une partie qui durait trop longtemps a été arrêtée et compte comme si tous l’avaient gagnée ensemble.

# Pourquoi un bot a été arrêté. Chaque texte suit le nom du bot, comme dans « Le bot Ada a été arrêté dans la partie 3 (manche 1, sa décision 2) : … ».
tournament-fault-raised = il a levé { $error }
tournament-fault-raised-at = il a levé { $error } (ligne { $line } de { $function })
tournament-fault-exit = il a appelé sys.exit ({ $error })
tournament-fault-nothing = il n’a rien renvoyé (None) au lieu d’un coup de game.legal_moves()
tournament-fault-text = il a renvoyé le texte { $answer }, qui n’est pas un coup
tournament-fault-no-move = il a renvoyé { $answer }, qui n’est pas un coup : un bot renvoie l’un des coups de game.legal_moves()
tournament-fault-class = il a renvoyé la classe { $name }, alors qu’un coup s’écrit { $name }(), avec des parenthèses
tournament-fault-illegal = il a choisi « { $move } », qui n’était pas permis. { $count ->
    [one] Le seul coup permis est { $allowed }
   *[other] Les coups permis sont { $allowed }
  }
tournament-fault-illegal-of-many = il a choisi « { $move } », qui n’était pas permis. { $count } coups l’étaient, par exemple { $allowed }
tournament-fault-slow = il a mis plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } pour une décision
tournament-fault-not-made = il n’a pas pu être créé en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
tournament-fault-broken = il a rompu la connexion par laquelle il était interrogé
tournament-fault-ended = il a mis fin à son processus (code de sortie { $code })
tournament-fault-killed = son processus a été tué par { $signal }
tournament-move = « { $move } »

# Pendant qu’il se joue
tournament-go-on = Parties déjà jouées : { $done } sur { $every } ; le tournoi continue à partir de là.
tournament-interrupted = Parties jouées et gardées : { $done } sur { $every }. Le même appel continue à partir de là, avec seed={ $seed }
tournament-broken-off = Les processus qui jouent se sont arrêtés ({ $reason }). Parties jouées et gardées : { $done } sur { $every }. Le même appel continue à partir de là, avec seed={ $seed }
tournament-not-kept = Attention : ce qui est joué ne peut pas être gardé dans { $folder } ({ $reason }).

# Quand une décision est rejouée
tournament-replay-ends = { $name } mettrait fin à ce noyau comme il a mis fin à son propre processus. Donne à replay() un bot que tu as corrigé, ou regarde sa partie : Game.parse(….game)
tournament-replay-before = Le bot { $name } a été arrêté avant d’avoir une décision à prendre
tournament-replay-differs = Attention : pour sa décision { $decision } de cette partie, { $name } choisit maintenant « { $now } », et dans le tournoi « { $then } ». Il ne se fonde pas seulement sur la partie et ses nombres aléatoires.

# Le graphique
tournament-plot-shares = part des victoires, %, à un niveau de confiance de 95 %
tournament-plot-dashed = en pointillés : aussi bon que les autres
tournament-plot-stopped = { $name } (arrêté)
tournament-plot-pairs = le bot de la ligne contre celui de la colonne, %
