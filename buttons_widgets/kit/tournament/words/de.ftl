# Ein Turnier zwischen Bots: die Tabelle mit dem Ergebnis

tournament-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } { $game }, { $players } an einem Tisch, Seed { $seed }
tournament-head-bot = Bot
tournament-head-games = Partien
tournament-head-won = gewonnen
tournament-head-interval = 95 %
tournament-head-seat = Platz { $seat }
tournament-head-too-long = zu lang
tournament-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
tournament-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-nothing = –
tournament-count = { NUMBER($count) }

# What is said below it
tournament-stopped = { $name } wurde in Partie { $game } gestoppt (Runde { $round }, Entscheidung { $decision } dieses Bots): { $reason }.
tournament-stopped-before = { $name } wurde gestoppt, bevor Partie { $game } gespielt werden konnte: { $reason }.
tournament-stopped-counts = Von da an zählen { $bots ->
    [one] seine Partien für ihn
   *[other] ihre Partien für sie
  } als verloren und für die anderen gar nicht.
tournament-replay = Nach result = tournament(…) wiederholt result.stopped[0].replay() eine solche Entscheidung hier, und result.stopped[0].printed ist, was der Bot in dieser Partie ausgegeben hat.
tournament-printed = Ausgaben gibt es von { $names }: Nach result = tournament(…) zeigt sie print(result.printed["{ $first }"]).
tournament-printed-in = Partie { $game }:
tournament-games-too-long = Eine Partie, die zu lange ging, wurde abgebrochen und zählt, als hätten alle sie gemeinsam gewonnen.

# Why a bot was stopped. Each goes on after the name of the bot, as in “Ada was stopped in game 3 (round 1, its decision 2): …”.
tournament-fault-raised = Der Bot hat { $error } ausgelöst
tournament-fault-raised-at = Der Bot hat { $error } ausgelöst (Zeile { $line } von { $function })
tournament-fault-exit = Der Bot hat sys.exit aufgerufen ({ $error })
tournament-fault-nothing = Der Bot hat nichts zurückgegeben (None) statt etwas aus game.legal_moves()
tournament-fault-text = Der Bot hat den Text { $answer } zurückgegeben, und das ist kein Zug
tournament-fault-no-move = Der Bot hat { $answer } zurückgegeben, und das ist kein Zug: Ein Bot gibt etwas aus game.legal_moves() zurück
tournament-fault-class = Der Bot hat die Klasse { $name } zurückgegeben, ein Zug aber wird { $name }() geschrieben, mit Klammern
tournament-fault-illegal = Der Bot hat „{ $move }“ gewählt, und das war nicht erlaubt. { $count ->
    [one] Der einzige erlaubte Zug ist { $allowed }
   *[other] Erlaubt waren die Züge { $allowed }
  }
tournament-fault-illegal-of-many = Der Bot hat „{ $move }“ gewählt, und das war nicht erlaubt. Erlaubt waren { $count } Züge, zum Beispiel { $allowed }
tournament-fault-slow = Der Bot hat länger als { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } für eine Entscheidung gebraucht
tournament-fault-not-made = Der Bot ließ sich nicht innerhalb von { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } erzeugen
tournament-fault-broken = Der Bot hat die Verbindung zerstört, über die er gefragt wurde
tournament-fault-ended = Der Bot hat seinen Prozess beendet (Exit-Code { $code })
tournament-fault-killed = Der Prozess des Bots wurde durch { $signal } beendet
tournament-move = „{ $move }“

# While it is played
tournament-go-on = Schon gespielt: { $done } von { $every } Partien; von da an geht das Turnier weiter.
tournament-interrupted = Gespielt und gespeichert: { $done } von { $every } Partien. Derselbe Aufruf macht von da an weiter, mit seed={ $seed }
tournament-broken-off = Die Prozesse, die spielen, wurden beendet ({ $reason }). Gespielt und gespeichert: { $done } von { $every } Partien. Derselbe Aufruf macht von da an weiter, mit seed={ $seed }
tournament-not-kept = Hinweis: Was gespielt wird, lässt sich nicht in { $folder } speichern ({ $reason }).

# When a decision is repeated
tournament-replay-ends = { $name } würde diesen Kernel beenden, so wie den eigenen Prozess. Gib replay() einen reparierten Bot, oder sieh dir die Partie an: Game.parse(….game)
tournament-replay-before = { $name } wurde gestoppt, bevor es etwas zu entscheiden gab
tournament-replay-differs = Hinweis: Bei Entscheidung { $decision } dieser Partie wählt { $name } jetzt „{ $now }“ und im Turnier „{ $then }“. Es kommt also nicht nur auf die Partie und die Zufallszahlen des Bots an.

# The plot
tournament-plot-shares = Anteil der Siege in %, mit 95 % Konfidenz
tournament-plot-dashed = gestrichelt: so gut wie die anderen
tournament-plot-stopped = { $name } (gestoppt)
tournament-plot-pairs = der Bot der Zeile gegen den der Spalte, in %
