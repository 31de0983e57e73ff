# Warum etwas bei Button Up! nicht geht. Auf Englisch stehen diese Texte im Code: `python -m tests.refusals` zeigt sie.

refused-choice-piles = für eine Wahl braucht es zwei Stapel mit einem Spion
refused-trap = für eine Falle braucht es eine Aussaat, nach der man noch einmal am Zug ist, und eine ohne
refused-too-late = die Frage kommt vor der ersten Aussaat
refused-no-replay = hier kommt niemand zweimal hintereinander noch einmal an den Zug

refused-while-dealing = der Kreis wird ausgelegt
refused-while-first = es wird entschieden, wer beginnt
refused-while-sowing = ein Stapel wird ausgesät
refused-while-match-over = die Partie ist zu Ende
refused-circle-places = der Kreis hat { $places } Plätze
refused-sowing = { $error }; { $where }
refused-in-battle = {" "}in Schlacht { $battle }
refused-in-battle-at = {" "}in Schlacht { $battle }, { $position }

refused-sow-place = ein Stapel wird von einem Platz von 1 bis { $most } ausgesät
refused-up-moves = sow 8, first, second oder deal kkwwrkrwr

refused-battle-over = die Schlacht ist zu Ende
refused-no-pile = dort steht kein Stapel
refused-no-spy = in diesem Stapel ist kein Spion
refused-circle = ein Kreis hat 3, 6 oder 9 Plätze
refused-circle-each = ein Kreis mit { $count } Plätzen hat von r k w je { $each }
refused-no-mover = wenn nur noch ein Stapel da ist, steht - für den Spieler am Zug
refused-mover = am Zug ist r oder k, solange { $count } Stapel da sind
refused-first = r (Platz 0) oder k (Platz 1) beginnt
refused-up-place = Platz { $place } von { $text } ist { $field }: Schreib Buchstaben aus r k w oder -
refused-up-no-position = { $text } ist keine Stellung: { $error }
refused-no-place = es gibt keinen Platz { $place }: Die Plätze sind 1 bis { $size }
refused-piles = eine Stellung sind die Stapel und wer am Zug ist, etwa 'krw/kww/-/-/-/krr/-/-/- k'
refused-army = eine Armee hat 1 bis { $most } Knöpfe
refused-deal = eine Aufstellung ist ein Text aus den Buchstaben r k w, etwa 'kkwwrkrwr'
refused-deal-each = eine Aufstellung hat gleich viele r, k und w, eines bis drei von jedem

