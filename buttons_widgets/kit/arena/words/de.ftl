# Ein Turnier zwischen Bots: die Tabelle mit dem Ergebnis

arena-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } { $game }, { $players } an einem Tisch, Seed { $seed }
arena-head-bot = Bot
arena-head-games = Partien
arena-head-won = gewonnen
arena-head-interval = 95 %
arena-head-seat = Platz { $seat }
arena-head-too-long = zu lang
arena-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-nothing = –
arena-count = { NUMBER($count) }

# What is said below it
arena-stopped = { $name } wurde in Partie { $game } gestoppt (Runde { $round }, Entscheidung { $decision } dieses Bots): { $reason }.
arena-stopped-before = { $name } wurde gestoppt, bevor Partie { $game } gespielt werden konnte: { $reason }.
arena-stopped-counts = Von da an zählen { $bots ->
    [one] seine Partien für ihn
   *[other] ihre Partien für sie
  } als verloren und für die anderen gar nicht.
arena-replay = Nach result = tournament(…) wiederholt result.stopped[0].replay() eine solche Entscheidung hier, und result.stopped[0].printed ist, was der Bot in dieser Partie ausgegeben hat.
arena-printed = Ausgaben gibt es von { $names }: Nach result = tournament(…) zeigt sie print(result.printed["{ $first }"]).
arena-printed-in = Partie { $game }:
arena-games-too-long = Eine Partie, die zu lange ging, wurde abgebrochen und zählt, als hätten alle sie gemeinsam gewonnen.

# Why a bot was stopped. Each goes on after the name of the bot, as in “Ada was stopped in game 3 (round 1, its decision 2): …”.
arena-fault-raised = Der Bot hat { $error } ausgelöst
arena-fault-raised-at = Der Bot hat { $error } ausgelöst (Zeile { $line } von { $function })
arena-fault-exit = Der Bot hat sys.exit aufgerufen ({ $error })
arena-fault-nothing = Der Bot hat nichts zurückgegeben (None) statt etwas aus game.legal_moves()
arena-fault-text = Der Bot hat den Text { $answer } zurückgegeben, und das ist kein Zug
arena-fault-no-move = Der Bot hat { $answer } zurückgegeben, und das ist kein Zug: Ein Bot gibt etwas aus game.legal_moves() zurück
arena-fault-class = Der Bot hat die Klasse { $name } zurückgegeben, ein Zug aber wird { $name }() geschrieben, mit Klammern
arena-fault-illegal = Der Bot hat „{ $move }“ gewählt, und das war nicht erlaubt. { $count ->
    [one] Der einzige erlaubte Zug ist { $allowed }
   *[other] Erlaubt waren die Züge { $allowed }
  }
arena-fault-illegal-of-many = Der Bot hat „{ $move }“ gewählt, und das war nicht erlaubt. Erlaubt waren { $count } Züge, zum Beispiel { $allowed }
arena-fault-slow = Der Bot hat länger als { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } für eine Entscheidung gebraucht
arena-fault-not-made = Der Bot ließ sich nicht innerhalb von { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } erzeugen
arena-fault-broken = Der Bot hat die Verbindung zerstört, über die er gefragt wurde
arena-fault-ended = Der Bot hat seinen Prozess beendet (Exit-Code { $code })
arena-fault-killed = Der Prozess des Bots wurde durch { $signal } beendet
arena-move = „{ $move }“

# While it is played
arena-go-on = Schon gespielt: { $done } von { $every } Partien; von da an geht das Turnier weiter.
arena-interrupted = Gespielt und aufgehoben: { $done } von { $every } Partien. Derselbe Aufruf macht von da an weiter, mit seed={ $seed }
arena-broken-off = Die Prozesse, die spielen, wurden beendet ({ $reason }). Gespielt und aufgehoben: { $done } von { $every } Partien. Derselbe Aufruf macht von da an weiter, mit seed={ $seed }
arena-not-kept = Hinweis: Was gespielt wird, lässt sich nicht in { $folder } aufheben ({ $reason }).

# When a decision is repeated
arena-replay-ends = { $name } würde diesen Kernel beenden, so wie den eigenen Prozess. Gib replay() einen reparierten Bot, oder sieh dir die Partie an: Game.parse(….game)
arena-replay-before = { $name } wurde gestoppt, bevor es etwas zu entscheiden gab
arena-replay-differs = Hinweis: Bei Entscheidung { $decision } dieser Partie wählt { $name } jetzt „{ $now }“ und im Turnier „{ $then }“. Es kommt also nicht nur auf die Partie und die Zufallszahlen des Bots an.

# The plot
arena-plot-shares = Anteil der Siege in %, mit 95 % Konfidenz
arena-plot-dashed = gestrichelt: so gut wie die anderen
arena-plot-stopped = { $name } (gestoppt)
arena-plot-pairs = der Bot der Zeile gegen den der Spalte, in %
