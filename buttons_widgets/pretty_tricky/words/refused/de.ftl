# Warum etwas bei Ganz schön knifflig nicht geht. Auf Englisch stehen diese Texte im Code: `python -m tests.refusals` zeigt sie.

refused-tick-sums = die Summen sind einige von 2 bis 12, etwa (6, 7, 8)
refused-tick-dice = ein eigener Wurf hat { $own } Würfel, einer der anderen { $blue }
refused-race-marks = 1 bis { $most } Ausrufezeichen beenden einen Wettlauf
refused-sprint-rolls = ein Sprint hat 1 bis { $most } Würfe
refused-race-states = { $position } hat { $states } Zustände, und gelöst werden höchstens { $most }: Nimm ein Spielblatt mit weniger Kästchen
refused-sprint-states = { $rolls } Würfe von { $position } an haben { $states } Zustände, und gelöst werden höchstens { $most }: Nimm weniger

refused-while-rolling = es wird gewürfelt
refused-while-own = der aktive Spieler kreuzt an
refused-while-others = die anderen kreuzen an
refused-while-tricky-over = das Spiel ist zu Ende
refused-positions = die Stellungen sind eine Liste mit einer für jeden Spieler, hier { $count }
refused-marks = 1 bis { $most } Ausrufezeichen beenden ein Spiel
refused-after-dice = {" "}nach { $dice }
refused-not-on-sheet = Reihe { $row } des Spielblatts ist { $boxes }: Zwischen zwei Zügen kann in { $position } kein { $sign } stehen
refused-circles-marks = in Reihe { $row } sind so viele Kreise angekreuzt, wie Spieler ihr Ausrufezeichen haben, also { $marks }, nicht { $circles }
refused-no-pair = keine zwei Würfel ergeben { $row }
refused-no-split = die Würfel teilen sich in { $splits }
refused-one-tick = nur der aktive Spieler kreuzt zwei Kästchen an
refused-no-blue-pair = keine zwei blauen Würfel ergeben { $row }
refused-row-full = diese Hälfte der Reihe { $row } ist voll
refused-one-open = in dieser Hälfte der Reihe { $row } ist nur ein Kästchen frei

refused-blue-dice = drei blaue Würfel zeigen je 1 bis 6, etwa (2, 4, 5)
refused-red-die = der rote Würfel zeigt 1 bis 6
refused-tick-row = angekreuzt wird in einer Reihe von 2 bis 12
refused-tricky-moves = tick 7, tick 7 9, pass oder dice 245 5

refused-sheet = ein Spielblatt hat elf Reihen mit je zwei Hälften, etwa 'oo|oo/ooo|o24/…', mit - für keine Kästchen
refused-tricky-position = eine Stellung sind die freien Kästchen beider Hälften und die Kreise, etwa '23!-5555432 23344444332 00200000000'
refused-all-ticked = in jeder halben Reihe ist ein Kästchen am Anfang jedes Spiels frei, aber unter { $boxes } in Reihe { $row } ist keines
refused-no-left-half = ein Spielblatt hat in der linken Hälfte irgendeiner Reihe Kästchen
refused-boxes = die Kästchen der Reihe { $row } schreibt man mit o, 2 und 4, oder - für keine
refused-most-boxes = eine halbe Reihe hat höchstens { $most } Kästchen
refused-circles = in Reihe { $row } können nicht { $circles } Kreise angekreuzt sein, wo links { $left } steht
refused-no-open-box = Reihe { $row } hat in { $half } kein freies Kästchen
refused-other-sheet = { $position } hat andere Kästchen als das eigene Spielblatt des Pakets
refused-puzzle-sheets = { $count } Spielblätter sind hier zu viele oder zu wenige: Es sind { $least } bis { $most }
refused-no-choice = der Wurf bietet nichts, woraus zu wählen wäre
refused-shares = { $count } Anteile sind nötig, einer für jede Wahl
refused-share = { $choice } gewinnt { $share } der Spiele
refused-fills-nothing = der Wurf füllt keine Reihe
refused-race-over = das Rennen ist vorbei: So viele ! stehen schon da
refused-not-filled = der Wurf kann diese Reihen des letzten Spielblatts nicht gefüllt haben
refused-not-the-end = das Spiel endet nicht mit diesem Zug, oder es war schon vorher zu Ende
refused-row-lacks-two = eine Reihe, der zwei Kästchen fehlen, kann ein Wurf mit zwei gleichen Summen füllen: Ihr muss eines fehlen, oder drei
refused-no-row-lacks-one = keiner Reihe fehlt dort genau ein Kästchen
