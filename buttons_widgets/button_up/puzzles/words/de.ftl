# Was die Rätsel von Button Up! sagen.

game-title = Button Up!

# The themes
theme-win_left = Von hier aus gewinnen
    .about = Eine Aussaat gewinnt die Schlacht. Finde sie.
theme-replay_trap = Verlockende Fallen
    .about = Du könntest noch einmal an den Zug kommen und solltest es nicht.
theme-force_replay = Noch einmal und noch einmal
    .about = Sei in einem Zug so oft wie möglich noch einmal am Zug.
theme-best_margin = Die meisten Siegpunkte
    .about = Finde die Aussaat, die die meisten Siegpunkte bringt.
theme-first_or_second = Anfangen oder nachziehen?
    .about = Der Kreis steht. Wer sollte anfangen?

# The questions
win_left-ask = Du bist { $army }. Welche Aussaat gewinnt die Schlacht?
replay_trap-ask = Du bist { $army } und könntest noch einmal an den Zug kommen. Welche Aussaat gewinnt?
force_replay-ask = Du bist { $army }. Sei so oft wie möglich noch einmal am Zug: Säe die Stapel der Reihe nach aus, und hör mit der letzten Aussaat auf, nach der du noch einmal am Zug bist.
best_margin-ask = Du bist { $army }. Welche Aussaat bringt die meisten Siegpunkte oder kostet die wenigsten?
first_or_second-ask = Du bist { $army } und entscheidest: Willst du anfangen oder nachziehen?

# Hints
win_left-hint = Schau auf das Ende der Schlacht. Welcher Stapel wird der höchste, und wessen Knöpfe liegen dann oben?
replay_trap-hint = Wer noch einmal am Zug ist, verbraucht eine eigene Aussaat. Was bleibt danach der anderen Seite?
force_replay-hint = Schau bei jedem Stapel mit einem Spion auf den letzten Knopf: Landet er allein auf seiner eigenen Farbe? Der nächste Stapel kann sich dabei ändern.
best_margin-hint = Jeder Knopf zählt so viel, wie er hoch liegt. Ein Stapel, der als Ganzes auf einem anderen landet, hebt alles, was in ihm steckt.
first_or_second-hint = Spiel es einmal durch: Welche Aussaaten hat, wer anfängt, und nach welchen ist man noch einmal am Zug?
circle-hint-parity = { $left ->
    [one] 1 Aussaat ist
   *[other] { $left } Aussaaten sind
  } noch übrig. Wenn niemand noch einmal am Zug ist, { $last ->
    [same] säst du
    [first] sät, wer anfängt,
    [second] sät, wer nachzieht,
   *[other] sät die andere Seite
  } zuletzt. Jedes Mal, wenn jemand noch einmal am Zug ist, dreht sich das um.
circle-hint-worst = { $choice }: Das ist es nicht. Wenn beide am besten spielen, geht es so weiter: { $line }

# On the board
circle-left = { $left ->
    [one] 1 Zug ist
   *[other] { $left } Züge sind
  } noch übrig.
circle-to-sow = { $army } sät
circle-over = Am Ende:
circle-armies = Rot { $red }, Schwarz { $black }

# What an answer is worth
circle-result = { $result ->
    [won] gewinnt
    [lost] verliert
   *[drawn] endet unentschieden
  }
circle-again = { $times ->
    [0] am Ende nicht noch einmal am Zug
    [one] einmal noch einmal am Zug
   *[other] { $times }-mal noch einmal am Zug
  }
force_replay-hint-most = Du kannst { $times }-mal hintereinander noch einmal am Zug sein, und zwar nur in einer Reihenfolge.
force_replay-order = Säe in dieser Reihenfolge aus: { $places }
force_replay-turn-over = Dein Zug ist vorbei, denn nach dieser Aussaat bist du nicht noch einmal am Zug. Nimm sie zurück, oder prüfe deine Antwort.

# The explanation
circle-refuted = { $choice }, und wenn beide am besten spielen, geht es so weiter: { $line }
circle-solution = { $choice }. Geh weiter, und du siehst Aussaat für Aussaat, was folgt.
circle-step = { $mover ->
    [r] Rot
   *[k] Schwarz
  } sät Platz { $place } aus: { $drops }.{ $again ->
    [yes] {" "}Der letzte Knopf landet auf seiner eigenen Farbe, also ist dieselbe Seite noch einmal am Zug.
   *[no] {""}
  }
circle-line-step = { $army } { $place }
