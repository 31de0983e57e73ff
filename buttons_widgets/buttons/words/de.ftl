# Was die Widgets von BUTTONS sagen.

game-name = BUTTONS

colour-r = Rot
colour-b = Blau
colour-y = Gelb
colour-g = Grün

title-solo = Runde { $round } · Übung
pool = Im Vorrat: { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }

# What to do next
prompt-roll-first = { $name }: Würfle.
prompt-roll-or-opt-out = { $name }: Mit { $dice } Würfeln würfeln oder mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
  } aussteigen?
prompt-lay = { $name }: Leg einen Knopf in Zeile { $row }.
prompt-gold = { $name }: Das goldene Feld { $cell } nehmen oder darauf verzichten?
prompt-stars = { $name }: Setz { $stars ->
    [one] deinen Stern auf einen deiner Knöpfe.
   *[other] deine { $stars } Sterne auf { $stars } deiner Knöpfe.
  } { $chosen ->
    [0] Wähle auf deinem Spielplan.
   *[other] { $chosen } von { $stars } gewählt.
  }
prompt-stars-ready = { $name }: { $stars ->
    [one] Bestätige diesen Stern, oder wähle einen anderen Knopf für ihn.
   *[other] Bestätige diese { $stars } Sterne, oder wähle einen noch einmal, um ihn zurückzunehmen.
  }
prompt-stars-all = { $name }: { $stars ->
    [one] Dein Knopf wird zum Stern. Bestätige ihn.
   *[other] Alle deine { $stars } Knöpfe werden zu Sternen. Bestätige sie.
  }
prompt-stars-line = { $name }: Das gibt fünf in einer Reihe! Bestätige es.
prompt-chance = Die Würfel rollen.
prompt-next-round = Runde { $over } ist vorbei. Die Karten werden weitergegeben, und { $name } beginnt Runde { $next }.
prompt-next-round-solo = Runde { $over } ist vorbei. Runde { $next } spielst du mit der nächsten Karte.

# Buttons
do-roll = Mit { $dice } würfeln
do-roll-hint = Alle Würfel werfen, die noch im Spiel sind (R)
do-opt-out = Aussteigen · { $stars } ★
do-opt-out-hint = Die Runde verlassen und die Sterne behalten, die deine Knöpfe einbringen (O)
do-pass = Auf { $cell } verzichten
do-pass-hint = Das goldene Feld nicht nehmen (P)
do-place = { $stars ->
    [one] 1 Stern setzen
   *[other] { $stars } Sterne setzen
  }
do-place-hint = Die Felder bestätigen, die du für deine Sterne gewählt hast (C)
do-next-round-hint = Die Spielpläne abräumen und die Karten weitergeben (N)
do-again-hint = Eine neue Partie mit denselben Spielern und Spielplänen anfangen (N)

# Why a space may not be chosen
why-button = dort liegt ein Knopf
why-star = dort liegt ein Stern
why-beside = neben einem Knopf
why-not-row = nicht in Zeile { $row }
why-not-column = kein schwarzer Würfel zeigt { $column }
why-not-golden = nur das goldene Feld { $cell } steht zur Wahl
why-no-button-of-yours = dort hast du keinen Knopf
why-every-button = jeder deiner Knöpfe wird zum Stern
why-enough-stars = du hast nur { $stars } Sterne zu setzen: Wähle einen noch einmal, um ihn zurückzunehmen
why-roll-first = Würfle zuerst: Die Würfel bestimmen, wohin ein Knopf darf.
why-told = { $cell }: { $why }.

told-bust = { $name } hat sich verzockt: Kein Feld ist offen in Zeile { $row }, { $count ->
    [one] Spalte
   *[other] Spalten
  } { $columns }. { $buttons ->
    [0] Es gab keinen Knopf zu verlieren.
    [one] 1 Knopf kommt zurück in den Vorrat.
   *[other] { $buttons } Knöpfe kommen zurück in den Vorrat.
  }

# Who left the round before the last turn, and the last turn, beside the prompt
left-opted-out = { $name } ist ausgestiegen.
left-bust = { $name } hat sich verzockt.
turn-rolls = { $name } würfelt Zeile { $row }, { $count ->
    [one] Spalte
   *[other] Spalten
  } { $columns }.
turn-lays = { $name } würfelt Zeile { $row }, { $count ->
    [one] Spalte
   *[other] Spalten
  } { $columns } und legt einen Knopf auf { $cell }.

# The seats
seat-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }
seat-earned = { $stars ->
    [one] 1 Stern am Ende der Runde zu setzen
   *[other] { $stars } Sterne am Ende der Runde zu setzen
  }
seat-would-earn = { $stars ->
    [one] 1 Stern beim Aussteigen jetzt
   *[other] { $stars } Sterne beim Aussteigen jetzt
  }
tally-colour = { $colour }: { $count } von { $enough }
tally-full = { $colour }: { $count }, bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }
seat-rolled = hat gewürfelt
seat-opted-out = draußen
seat-bust = verzockt
seat-board = Spielplan von { $name }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }, { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }

# The dice
dice-none = Es wurde noch nicht gewürfelt.
dice-label = Weißer Würfel { $white }, schwarzer Würfel mit goldenen Augen { $gold }{ $black ->
    [none] .
   *[other] , andere schwarze Würfel { $black }.
  }

# The log
log-roll = { $name } würfelt Zeile { $row } und { $count ->
    [one] Spalte
   *[other] Spalten
  } { $columns }. Das goldene Feld ist { $cell }.
log-bust = { $name } hat sich verzockt und verliert { $buttons ->
    [0] nichts
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  }.
log-lay = { $name } legt einen Knopf auf { $cell }.
log-gold = { $name } nimmt das goldene Feld { $cell }.
log-pass = { $name } verzichtet auf das goldene Feld { $cell }.
log-opt-out = { $name } steigt mit { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfen
  } aus.
log-stars = { $name } setzt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  } auf { $cells }.

# The end of a round
summary-title = Runde { $round } ist vorbei
summary-why = Sterne
summary-bust = verzockt: keine Sterne
summary-opting-out = Ausstieg
summary-colour = 3+ auf { $colour }
summary-card = Knopfkarte { $colour }

# The end of the game
end-solo = Geschafft in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }!
end-line = Fünf Sterne in einer Reihe.
end-stars = { $stars } Sterne, und zwölf genügen.
end-line-and-stars = Fünf Sterne in einer Reihe, und mehr Sterne als alle anderen, die das auch haben: { $stars }.
end-more-stars = { $stars } Sterne, mehr als alle anderen, die zwölf erreicht haben.
end-shared = Gleichstand bis zum letzten Stern: je { $stars }.
end-full = Alle Spielpläne sind voll, und niemand hat mehr als { $stars } Sterne.

# The course of the game, at its end
course-title = Sterne pro Runde
course-solo = Deine beste Runde war Runde { $round }, mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
  }. { $busts ->
    [0] Du hast dich nie verzockt.
    [one] In einer Runde hast du dich verzockt.
   *[other] In { $busts } Runden hast du dich verzockt.
  }
course-level = Nichts hat { $names } getrennt: Nach jeder Runde stand es gleich.
course-came-level = { $names } sind am Ende gleichauf: Seit Runde { $round } stand es gleich.
course-line = Die fünf Sterne in einer Reihe haben entschieden: { $name } hat sie in Runde { $round } vollendet.
course-line-fewer = Die fünf Sterne in einer Reihe haben entschieden: { $name } hat sie in Runde { $round } vollendet, mit weniger Sternen als { $rival }.
course-bust = { $rival } hat sich in Runde { $round } verzockt und dabei { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
  } im Wert von { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
  } verloren. Am Ende lag { $name } nur { $gap ->
    [one] 1 Stern
   *[other] { $gap } Sterne
  } vorn.
course-ahead = { $round ->
    [1] { $name } lag von der ersten Runde an vor { $rival }.
   *[other] { $name } hat sich in Runde { $round } endgültig vor { $rival } gesetzt.
  }

# Before the game
lobby-side-of = Seite { $side }
lobby-side = Spielplan
lobby-letters = Buchstaben
lobby-own-side = eigene Farben
lobby-own-hint = 36 Buchstaben r b y g, Zeile für Zeile
lobby-no-layout = noch kein Spielplan
lobby-bad-layout = Platz { $seat }: Der Spielplan braucht 9, 16, 25 oder 36 Buchstaben r b y g, Zeile für Zeile.
lobby-sizes = Alle Spielpläne einer Partie müssen gleich groß sein.
lobby-missing = { $name } kann hier nicht mitspielen: Dieser Bot braucht das Paket { $package }, und das ist nicht installiert. Wähl einen anderen Bot.
who-easy = schwacher Bot: plant einen Wurf voraus
who-medium = mittlerer Bot: ein mutiger Zocker
who-hard = starker Bot: in jeder Runde exakt
who-best = bester Bot: spielt auf Sieg

# The board, for people who do not see it. The browser fills in what stands in braces.
board-red = rot
board-blue = blau
board-yellow = gelb
board-green = grün
board-free = frei
board-button = eigener Knopf
board-star = Stern
board-cell = Zeile { $row }, Spalte { $column }, { $colour }, { $state }
board-cell-without-colour = Zeile { $row }, Spalte { $column }, { $state }
board-offered = darf belegt werden
board-golden = darf mit dem goldenen Würfel belegt werden
board-offered-star = kann zum Stern werden
board-chosen = wird zum Stern
board-line = gehört zu fünf Sternen in einer Reihe
board-last = der letzte Zug
board-right = richtig
board-wrong = falsch
board-bust = Verzockt!
board-worth = { $worth } wert
board-best = { $worth } wert, am besten
board-row-total = Summe der Zeile { $total }
board-column-total = Summe der Spalte { $total }
board-met = erreicht
board-broken = überschritten
board-depot = Würfel auf dem Ablagefeld: { $count }
board-cards = Knopfkarten: { $colours }
board-and = {", "}

# Trying the laying rules
try-board = Ein Spielplan, um die Regeln auszuprobieren
try-task = Wähle ein markiertes Feld, um einen Knopf zu legen, oder einen deiner Knöpfe, um ihn zurückzunehmen.
try-roll = Dein Wurf: Zeile { $row }. Für dich offen: { $cells }. Leg einen Knopf.
try-bust = Dein Wurf: Für dich ist kein Feld mehr übrig, du hast dich also verzockt. Wähle ein Feld, um zu sehen, warum.
try-golden = Der Wurf von jemand anderem: Nimm das goldene Feld { $cell }, oder verzichte darauf.
try-golden-closed = Der Wurf von jemand anderem: Das goldene Feld { $cell } ist für dich gesperrt. Wähle es, um zu sehen, warum.
try-laid = Auf { $cell } liegt ein Knopf.
try-taken-back = { $cell } ist wieder frei.
try-may-take-back = dein Knopf: Klick, um ihn zurückzunehmen
try-one-a-roll = pro Wurf darfst du nur einen Knopf legen: Nimm deinen erst zurück
try-open = { $count ->
    [0] Kein Feld ist für einen Knopf offen.
    [one] 1 Feld ist für einen Knopf offen.
   *[other] { $count } Felder sind für einen Knopf offen.
  }
try-earn = Jetzt aussteigen bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }:
try-earn-nothing = Zum Aussteigen brauchst du mindestens einen Knopf.
try-earn-bust = Verzockt: keine Sterne, und alle Knöpfe kommen zurück in den Vorrat.
try-again = Von vorn
try-again-hint = Zurück zum Spielplan, wie er am Anfang war

# How to play, in five lines
how-to-roll = Würfle. Der weiße Würfel ist die Zeile; von den schwarzen suchst du dir eine Spalte aus.
how-to-lay = Leg dort einen Knopf, aber nie über, unter oder neben einen anderen.
how-to-golden = Das goldene Feld eines Wurfs steht allen frei, die es wollen.
how-to-out = Steig aus, solange du kannst: Aus Knöpfen werden Sterne. Lässt dir ein Wurf kein Feld, bekommst du keine.
how-to-goal = Du gewinnst mit fünf Sternen in einer Reihe oder zwölf irgendwo.

# The coach
coach-goal-stars = Sterne
coach-goal-win = jetzt gewinnen
coach-show-chance = Wahrscheinlichkeiten
coach-choice-roll = Würfeln
coach-choice-opt-out = Aussteigen
coach-choice-cell = Auf { $cell } legen
coach-head-worth = { $goal ->
    [win] Chance, jetzt zu gewinnen
   *[stars] Sterne im Mittel
  }
coach-head-bust = Risiko
coach-amount-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
coach-space-stars = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-space-chance = { NUMBER($percent, maximumFractionDigits: 0) }{"\u202F"}%
coach-thinking-through = { $positions ->
    [one] 1 Stellung wird durchdacht
   *[other] { $positions } Stellungen werden durchdacht
  } …
coach-no-win = Mit keiner Wahl lässt sich die Partie in dieser Runde gewinnen.
coach-assumed = { $usual ->
    [yes] Wie üblich angenommen
   *[no] Angenommen
  }: { $count ->
    [one] 1 Gegner, steigt in { NUMBER($out, maximumFractionDigits: 0) } % der Züge aus, verzockt sich bei { NUMBER($bust, maximumFractionDigits: 0) } % der Würfe
   *[other] { $count } Gegner, jeder steigt in { NUMBER($out, maximumFractionDigits: 0) } % der Züge aus, verzockt sich bei { NUMBER($bust, maximumFractionDigits: 0) } % der Würfe
  }
coach-opponent-opt-out = steigt aus (%)
coach-opponent-bust = verzockt sich beim Würfeln (%)
coach-dice = schwarze Würfel
coach-opponents = Gegner noch dabei
coach-board = Ein Spielplan für den Trainer
coach-asks = Mit { $dice } Würfeln würfeln oder mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
  } aussteigen?
coach-asks-roll = Würfeln: Ohne Knopf gibt es keine andere Wahl.
coach-asks-space = Zeile { $row }, Spalten { $columns }: welches Feld?
coach-asks-bust = Zeile { $row }, Spalten { $columns }: Kein Feld ist offen, ein Fehlwurf.
coach-reveal = Antwort zeigen
coach-hide = Antwort verbergen
coach-you = Du
coach-set-up = Aufbauen
coach-set-up-hint = Spielplan, Karten, Würfel und Gegner ändern
coach-tool = Ein Klick
coach-tool-button = legt einen Knopf
coach-tool-star = setzt einen Stern
coach-tool-colour = druckt { $colour } auf
coach-cards = Karten
coach-no-cards = keine
coach-rolled = Mit einem Wurf
coach-rolled-hint = Nach dem besten Feld fragen: Klick auf die Würfel, um sie zu drehen
coach-undo-hint = Die letzte Änderung zurücknehmen
coach-copy-hint = Die Codezeile kopieren, die diese Stellung zeigt
coach-copied = Kopiert. Füg sie in eine Zelle ein.
why-colour-unknown = wähle erst, welche Farbe dort aufgedruckt ist, mit „Ein Klick druckt … auf“
why-line-ends = das wären fünf in einer Reihe, und die Partie wäre zu Ende
why-twelve-end = das wäre der zwölfte Stern, und die Partie wäre zu Ende

# Setting up the question of a puzzle
set-up-tool = Ein Klick
set-up-tool-solution = legt einen Knopf der Lösung
set-up-find = zu finden
set-up-board = Spielplan
set-up-another-board = ein anderer …
set-up-side = Seite { $side }
set-up-small = { $size } × { $size }
set-up-position = Stellung
set-up-rolls = Würfe
set-up-roll = Der Wurf: Klick auf einen Würfel, um ihn zu drehen
set-up-rolled-hint = Nach dem besten Feld fragen und nicht, ob gewürfelt werden soll
set-up-cover = zu verdienen
set-up-to-act = noch dran
set-up-totals = Zahlen, die gegeben sind. Drück auf eine, um sie wegzulassen, hier oder am Spielplan:
set-up-rows = Zeilen
set-up-columns = Spalten
set-up-colours = Farben
set-up-total-hint = { $kind ->
    [row] Zeile
    [column] Spalte
   *[colour] Farbe
  } { $name }: { $told ->
    [yes] angegeben
   *[no] weggelassen
  }

# The review of a game
review-kind-stop = würfeln oder aussteigen
review-kind-space = welches Feld
review-kind-gold = goldenes Feld
review-kind-stars = Sterne setzen
review-amount = { NUMBER($stars, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
review-apart = { $stars ->
    [one] 1 Stern mehr bis zum Sieg
   *[other] { $stars } Sterne mehr bis zum Sieg
  }
review-placed = Sterne auf { $cells }
review-assumes-goal = Werte sind die Sterne, die eine Runde bei exakt bestem Spiel im Mittel einbringt. Das Rennen um den Sieg sehen sie nicht: Gegen Ende kann es richtig sein, mehr zu wagen oder weniger.
review-assumes-opponents = Von allen anderen wird angenommen, dass sie in { NUMBER($out, maximumFractionDigits: 0) } % ihrer Züge aussteigen und sich bei { NUMBER($bust, maximumFractionDigits: 0) } % ihrer Würfe verzocken, egal was auf ihrem Spielplan liegt.
review-assumes-stars = Wohin Sterne gesetzt werden, zählt für sich: wie viele Sterne mehr danach zum Sieg fehlten, bis zu fünf in einer Reihe oder zu zwölf, als wenn sie am besten gesetzt worden wären. Welche Felder die Sterne sperren, zählt nicht mit.
review-measured = Wie viel Bots verschenken, wurde in je { $rounds } ersten Runden gemessen, { $players ->
    [1] ohne Gegner
    [2] gegen einen anderen Bot derselben Art
   *[other] gegen andere Bots derselben Art
  }, auf vier Seiten.
review-puzzle-note = Aus einer Partie von { $names }, Runde { $round }, wo „{ $choice }“ { $cost } kostete.
review-kept = Es ist jetzt das Rätsel „{ $id }“ in deiner Sammlung „{ $pack }“, Stufe { $level }. puzzle_book() bietet deine Sammlungen an.
review-kept-before = Es steht schon in deiner Sammlung „{ $pack }“, als Rätsel „{ $id }“.
review-kept-near = Die zweitbeste Wahl ist fast so gut wie die beste.

# A tournament between bots: how the boards were chosen
tournament-side-drawn = In jedem Block wurde eine Seite ausgelost, dieselbe für alle Plätze.
tournament-sides-differ = In jedem Block wurde für jeden Platz eine Seite ausgelost.
tournament-sides-given = Die Spielpläne waren vorgegeben.

# Antworten und Annahmen der Analyse, als Ergebnis einer Zelle
solution-stars = { $advice ->
    [only] Würfeln: im Mittel { $roll } wert. Ohne Knopf kannst du nicht aussteigen.
    [tied] Würfeln oder aussteigen: beides ist { $stars } ★ wert.
    [roll] Würfeln: im Mittel { $roll } wert; Aussteigen bringt { $stars } ★.
   *[out] Aussteigen: bringt { $stars } ★; Würfeln ist im Mittel { $roll } wert.
  }
solution-worth = { $advice ->
    [only] Würfeln: { $roll } wert. Ohne Knopf kannst du nicht aussteigen.
    [tied] Würfeln oder aussteigen: beides ist { $stop } wert.
    [roll] Würfeln: { $roll } wert; Aussteigen ist { $stop } wert.
   *[out] Aussteigen: { $stop } wert; Würfeln ist { $roll } wert.
  }
solution-on-spaces = Auf jedem offenen Feld: was es wert ist, dort zu legen.
compared-choice = { $choice ->
    [roll] würfeln
    [out] aussteigen
    [pass] verzichten
   *[lay] { $cell }
  }
compared-done = { $choice ->
    [roll] hier zu würfeln
    [out] hier auszusteigen
    [pass] hier zu verzichten
   *[lay] auf { $cell } zu legen
  }
compared-best = { $done } ist am besten
compared-tied = { $done } ist so gut wie jede andere Wahl
compared-stars = { $done } kostet im Mittel { $loss } Sterne
compared-win = { $done } kostet { $loss } der Chance, jetzt zu gewinnen
compared-worth = { $done } kostet { $loss }
compared-less = weniger als { $loss }
opponents-said = { $count ->
    [0] Keine Gegner: Du bist allein.
    [one] 1 Gegner steigt in { NUMBER($out, maximumFractionDigits: 1) } % der Züge aus, verzockt sich bei { NUMBER($bust, maximumFractionDigits: 1) } % der Würfe und nimmt { $dice ->
        [one] 1 schwarzen Würfel
       *[other] { $dice } schwarze Würfel
      } mit.
   *[other] { $count } Gegner: Jeder steigt in { NUMBER($out, maximumFractionDigits: 1) } % der Züge aus, verzockt sich bei { NUMBER($bust, maximumFractionDigits: 1) } % der Würfe und nimmt { $dice ->
        [one] 1 schwarzen Würfel
       *[other] { $dice } schwarze Würfel
      } mit.
  }
