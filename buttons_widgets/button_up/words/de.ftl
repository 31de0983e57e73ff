# Was die Widgets von Button Up! sagen.

game-name = Button Up!

army-r = Rot
army-k = Schwarz
army-w = Weiß

title = Schlacht { $round }
do-next-round = Schlacht { $round } starten
do-next-round-hint = Einen neuen Kreis aufstellen (N)
do-again-hint = Eine neue Partie mit denselben Spielern anfangen (N)
do-finish = Schlacht beenden
do-finish-hint = Die Bots den Rest dieser Schlacht sofort spielen lassen
look-round = Schlacht
look-round-previous = Zum Ende der vorigen Schlacht
look-round-next = Zum Ende dieser Schlacht
log-round = Schlacht { $round }

# What to do next
prompt-chance = Die Knöpfe werden aufgestellt.
prompt-decide = { $name }: Willst du in dieser Schlacht anfangen oder nachziehen?
prompt-sow = { $name } ({ $army }): Wähle einen Stapel mit einem Spion.
prompt-sow-again = { $name } ({ $army }): Du bist noch einmal am Zug. Wähle einen Stapel mit einem Spion.
prompt-chosen = { $name } ({ $army }): Säe Platz { $place } aus, mit der Schaltfläche oder einem zweiten Klick, oder wähle einen anderen Stapel.
prompt-next-round = Schlacht { $over } ist vorbei. Startet Schlacht { $next }, wenn alle bereit sind.

# Buttons
do-first = Anfangen
do-first-hint = In dieser Schlacht säst du zuerst (B)
do-second = Nachziehen
do-second-hint = In dieser Schlacht sät { $other } zuerst (S)
do-sow = Platz { $place } aussäen
do-sow-again = Platz { $place } aussäen, noch einmal am Zug
do-sow-hint = Den gewählten Stapel aussäen (S)
do-sow-nothing = Aussäen
do-sow-nothing-hint = Wähle erst einen Stapel mit einem Spion

# Why a pile may not be chosen
why-no-pile = Platz { $place }: Dort steht kein Stapel.
why-no-spy = Platz { $place }: In diesem Stapel ist kein Spion. Nur Stapel mit einem weißen Knopf können ausgesät werden.
why-decide-first = Entscheide erst, wer anfängt.

# What happened
told-deal = Der Kreis steht: { $buttons }.
told-first = { $name } fängt an.
told-second = { $name } zieht nach.
told-sow = { $name } sät Platz { $place } aus: { $drops }.
told-sow-again = { $name } sät Platz { $place } aus: { $drops }. Der letzte Knopf trifft seine eigene Farbe ({ $army } auf { $army }): { $name } ist noch einmal am Zug.
told-drop = { $buttons } auf { $place }
told-battle-won = { $name } gewinnt Schlacht { $battle } mit { $high } zu { $low }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  }.
told-battle-drawn = Schlacht { $battle } endet unentschieden, { $high } zu { $high }: keine Siegpunkte.

# The seats
seat-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  }
seat-height = Höhe { $height }
seat-height-spoken = die Knöpfe der Armee stehen zusammen { $height } hoch

# The board
board-left = { $left ->
    [one] Noch 1 Zug
   *[other] Noch { $left } Züge
  }
board-label = { $piles ->
    [one] Der letzte Stapel
   *[other] Ein Kreis aus { $piles } Stapeln
  }
pick-sow = Platz { $place }, von unten nach oben { $pile }. Aussäen: { $drops }.
pick-sow-again = Platz { $place }, von unten nach oben { $pile }. Aussäen: { $drops }, und noch einmal am Zug.

# The end of a battle
summary-title = Schlacht { $round } ist vorbei
summary-why = Höhen
summary-heights = { $mine } zu { $other }
end-reason = { $points } zu { $other } Siegpunkte.
course-title = Siegpunkte pro Schlacht
course-sentence = { $name } hat { $won } von { $battles } { $battles ->
    [one] Schlacht
   *[other] Schlachten
  } gewonnen.

# Who plays
who-easy = schwacher Bot: sät gern noch einmal aus
who-medium = mittlerer Bot: stapelt seine eigenen Knöpfe hoch
who-hard = starker Bot: schaut drei Aussaaten voraus
who-best = bester Bot: macht nie einen Fehler

# How to play
how-to-sow = Wähle einen Stapel mit einem weißen Knopf, einem Spion, und säe ihn im Uhrzeigersinn aus: den untersten Knopf zuerst, je einen auf die nächsten Stapel.
how-to-again = Landet zuletzt ein einzelner Knopf auf seiner eigenen Farbe, auch Weiß auf Weiß, bist du noch einmal am Zug.
how-to-many = Mehr Knöpfe als Stapel? Was übrig bleibt, kommt auf den letzten Stapel.
how-to-win = Steht nur noch ein Stapel, zählt jede Armee die Höhen ihrer Knöpfe: Die höhere bekommt den Unterschied als Siegpunkte.
how-to-match = Fünfzehn Siegpunkte gewinnen. Wer zurückliegt, entscheidet, wer die nächste Schlacht anfängt.

# The coach
coach-goal-margin = diese Schlacht
coach-goal-match = die Partie
coach-head-worth = { $goal ->
    [match] Siegchance
   *[other] Siegpunkte
  }
coach-amount-points = { $sign }{ $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 1) }{"\u202F"}%

# The review; what the kit says of rounds and of dice is said here of battles and of deals.
review-kind-sow = welcher Stapel
review-kind-first = anfangen oder nachziehen
review-amount = { $points ->
    [one] 1 Siegpunkt
   *[other] { NUMBER($points, maximumFractionDigits: 2) } Siegpunkte
  }
review-assumes-best = Werte sind Siegpunkte einer Schlacht, wenn beide am besten spielen. Zufall ist nur die Aufstellung, deshalb ist jeder Verlust exakt.
review-assumes-battle = Jede Schlacht zählt für sich: Kurz vor 15 Siegpunkten kann ein Siegpunkt viel mehr wert sein, oder gar nichts.
review-luck = Glück mit den Aufstellungen
review-swing-own = Die Aufstellung: { $luck }.
review-start = Wert der Schlachten vor ihrer Aufstellung
review-result = Was die Schlachten eingebracht haben
review-result-so-far = Bisher, mit der Schlacht, wie sie jetzt steht
review-plot = Was die Schlacht wert war, Aussaat für Aussaat
review-plot-ends = Der Wert beginnt in Schlacht { $first } bei { $start } und endet in Schlacht { $last } bei { $end }.
review-plot-fall = Am stärksten fällt er in Schlacht { $round }, um { $fall }: { $what }.
review-place = Schlacht { $round }, { $kind }
review-entry = Schlacht { $round }, { $kind }: kostete { $cost } { $mark }
