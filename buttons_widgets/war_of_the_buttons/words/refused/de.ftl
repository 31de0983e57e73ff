# Warum etwas beim Krieg der Knöpfe nicht geht. Auf Englisch stehen diese Texte im Code: `python -m tests.refusals` zeigt sie.

refused-war-hand = Würfel schreibt man mit ihren Augen, weiße nach w, den Großen Bruder als b: 44w4b
refused-war-pips = ein Würfel zeigt 1 bis 6
refused-war-section = ein Bauabschnitt ist einer von 1 bis 6
refused-war-slot = eine offene Karte ist eine von 1 bis 3
refused-war-dice = Würfel schreibt man mit ihren Augen, aufsteigend, etwa 13446
refused-war-one-of = gebraucht wird eines von { $wanted }, nicht { $text }
refused-war-card = eine Karte ist ihr Name und ihr Preis, etwa hut/3
refused-war-die = einen Würfel schreibt man als 3, einen weißen als w3, den Großen Bruder als b
refused-war-moves = quarry 44, exam 4, buy 1 222, market 3, white 4, change 3 5, give up hut/3 oder done

refused-war-place-taken = dort liegt schon ein Würfel
refused-war-nobody-detained = es gibt keinen Nachsitzer, der befreit werden könnte
refused-war-no-section = es gibt keinen Bauabschnitt, der gebaut werden könnte
refused-war-price = es kostet { $price } Knöpfe, und es sind { $buttons } da
refused-war-not-in-play = die Wiese ist nur zu viert im Spiel
refused-war-tattler = wer gepetzt hat, setzt in dieser Runde nichts mehr auf Schauplätze
refused-war-no-such-dice = diese Würfel liegen nicht vor dem Spieler
refused-war-not-equal = Würfel, die zusammen gesetzt werden, zeigen dasselbe
refused-war-beaten = das schlägt { $dice } nicht
refused-war-no-card = dort liegt keine Karte offen
refused-war-card-price = die Karte braucht { $price } gleiche Würfel, und so viele Knöpfe, wie einer davon zeigt
refused-war-used = ein Zug hat eine Zusatzaktion
refused-war-supplement = das liegt nicht da oder kann nicht bezahlt werden
refused-war-not-now = es ist keiner der Züge, die jetzt möglich sind
refused-while-war = do { $task }
refused-war-scales = die Skalen sind printed, dealt oder { $count } der Buchstaben A bis F, nicht { $text }
refused-war-players = der Tisch hat { $count } Spieler, und es sind { $names } Namen
refused-war-taught = das erste Spiel ist für zwei: wähle „niemand“ für die anderen Plätze

refused-war-dice-rolled = gewürfelt wird mit 1 bis { $most } Würfeln
refused-war-equal = gleich sein können 1 bis { $most } Würfel
refused-war-bid = ein Gebot ist, wie viele Würfel es sind und was sie zeigen, etwa (2, 4)
refused-war-pips-paid = die Knöpfe sind eine Zahl von 0 bis { $most }
refused-war-rolled = die Würfel sind die Augen von 1 bis { $most } Würfeln, etwa 11346
refused-war-no-turn = hier ist niemand am Zug: do { $task }
refused-war-goal = ein Ziel ist buttons, hold quarry, hold forest, hold meadow oder eine Funktion des Tisches nach dem Zug
refused-war-worth = ein Ziel nennt zu jedem Tisch eine Zahl

refused-war-puzzle-turn = in einem Rätsel beginnt ein Zug: do A turn, nicht { $task }
refused-war-puzzle-moves = hier darf ein Zug mit höchstens { $most } Möglichkeiten beginnen
refused-war-puzzle-held = wer am Zug ist, hält den Schauplatz schon
refused-war-puzzle-last = nur ein Spieler hat noch Würfel, höchstens { $most }
refused-war-puzzle-tattle = niemand petzt: dort liegt kein Würfel, und keiner sitzt nach
refused-war-chance = eine Frage lautet equal 5 3, beats 5 44 1 oder reroll 11346 3, nicht { $text }
