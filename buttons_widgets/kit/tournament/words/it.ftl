# Un torneo tra bot: la tabella del suo risultato

tournament-title = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  } di { $game }, { $players } a un tavolo, seed { $seed }
tournament-head-bot = bot
tournament-head-games = partite
tournament-head-won = vinte
tournament-head-interval = 95%
tournament-head-seat = posto { $seat }
tournament-head-too-long = troppo lunghe
tournament-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
tournament-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-nothing = –
tournament-count = { NUMBER($count) }

# Che cosa si dice sotto
tournament-stopped = Il bot { $name } è stato fermato nella partita { $game } (giro { $round }, sua decisione { $decision }): { $reason }.
tournament-stopped-before = Il bot { $name } è stato fermato prima di poter giocare la partita { $game }: { $reason }.
tournament-stopped-counts = Da lì in poi { $bots ->
    [one] le sue partite contano per lui come perse
   *[other] le loro partite contano per loro come perse
  }, e per gli altri non contano affatto.
tournament-replay = Dopo result = tournament(…), result.stopped[0].replay() ripete qui una tale decisione, e result.stopped[0].printed è ciò che il bot ha stampato in quella partita.
tournament-printed = Qualcosa è stato stampato da { $names }: dopo result = tournament(…), print(result.printed["{ $first }"]) lo mostra.
tournament-printed-in = Partita { $game }:
tournament-games-too-long = Una partita che durava troppo è stata chiusa e conta come se l’avessero vinta tutti insieme.

# Perché un bot è stato fermato. Segue il nome del bot, come in «Il bot Ada è stato fermato nella partita 3 (giro 1, sua decisione 2): …».
tournament-fault-raised = ha sollevato { $error }
tournament-fault-raised-at = ha sollevato { $error } (riga { $line } di { $function })
tournament-fault-exit = ha chiamato sys.exit ({ $error })
tournament-fault-nothing = non ha restituito nulla (None) invece di una mossa di game.legal_moves()
tournament-fault-text = ha restituito il testo { $answer }, che non è una mossa
tournament-fault-no-move = ha restituito { $answer }, che non è una mossa: un bot restituisce una mossa di game.legal_moves()
tournament-fault-class = ha restituito la classe { $name }, e una mossa si scrive { $name }(), con le parentesi
tournament-fault-illegal = ha scelto «{ $move }», che non era permessa. { $count ->
    [one] L’unica mossa permessa è { $allowed }
   *[other] Le mosse permesse sono { $allowed }
  }
tournament-fault-illegal-of-many = ha scelto «{ $move }», che non era permessa. Lo erano { $count } mosse, per esempio { $allowed }
tournament-fault-slow = per una decisione ci ha messo più di { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }
tournament-fault-not-made = non è stato possibile crearlo entro { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }
tournament-fault-broken = ha interrotto il collegamento con cui gli si chiedeva
tournament-fault-ended = ha chiuso il suo processo (codice di uscita { $code })
tournament-fault-killed = il suo processo è stato terminato da { $signal }
tournament-move = «{ $move }»

# Mentre si gioca
tournament-go-on = Partite già giocate: { $done } di { $every }; il torneo continua da lì.
tournament-interrupted = Partite giocate e conservate: { $done } di { $every }. La stessa chiamata continua da lì, con seed={ $seed }
tournament-broken-off = I processi che giocano sono terminati ({ $reason }). Partite giocate e conservate: { $done } di { $every }. La stessa chiamata continua da lì, con seed={ $seed }
tournament-not-kept = Nota: ciò che si gioca non si può conservare in { $folder } ({ $reason }).

# Quando si ripete una decisione
tournament-replay-ends = { $name } chiuderebbe questo kernel come ha chiuso il suo processo. Dai a replay() un bot che hai corretto, o guarda la sua partita: Game.parse(….game)
tournament-replay-before = Il bot { $name } è stato fermato prima di dover prendere una decisione
tournament-replay-differs = Nota: alla decisione { $decision } di questa partita { $name } ora sceglie «{ $now }», e nel torneo «{ $then }». Si basa su qualcosa di più della partita e dei suoi numeri casuali.

# Il grafico
tournament-plot-shares = quota delle vittorie, %, con confidenza del 95%
tournament-plot-dashed = tratteggiato: bravo come gli altri
tournament-plot-stopped = { $name } (fermato)
tournament-plot-pairs = il bot della riga contro quello della colonna, %
