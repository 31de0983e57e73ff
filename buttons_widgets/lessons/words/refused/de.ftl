# Warum etwas in den Lektionen nicht geht. Auf Englisch stehen diese Texte im Code: `python -m tests.refusals` zeigt sie.

refused-rule-of = die Regel von { $name }: { $error }

refused-off-board = { $cell } liegt nicht auf einem Spielplan mit { $size } Zeilen

refused-rule-no-text = eine Regel ist ein Text wie „6 Knöpfe, oder 1 gesperrt und verzockt 20 %“, nicht { $given }
refused-rule-long = in einer Regel ist Platz für { $most } Zeichen
refused-rule-empty = die Regel ist leer; schreib zum Beispiel „6 Knöpfe, oder 1 gesperrt und verzockt 20 %“
refused-rule-many = in einer Regel ist Platz für { $most } Bedingungen, und das sind { $count }
refused-rule-missing = neben „und“ oder „oder“ fehlt eine Bedingung; schreib zum Beispiel „6 Knöpfe, oder 1 gesperrt und verzockt 20 %“
refused-rule-unread = { $text } kann nicht gelesen werden; eine Bedingung schreibt man wie „3 Sterne“, „6 Knöpfe“, „verzockt 40 %“, „10 offen“ (Felder) oder „2 gesperrt“ (Zeilen)
refused-rule-per-cent = nur die Wahrscheinlichkeit, sich zu verzocken, hat ein %, nicht { $text }
refused-rule-fewer = { $text } ist falsch herum: Bei „offen“ heißt es in einer Regel so viele oder weniger
refused-rule-more =
    { $text } ist falsch herum: Bei „{ $kind ->
        [stars] Sterne
        [buttons] Knöpfe
        [bust] verzockt
       *[closed] gesperrt
    }“ heißt es in einer Regel so viele oder mehr
refused-rule-never =
    { $text } kommt nie vor: „{ $kind ->
        [stars] Sterne
        [buttons] Knöpfe
        [bust] verzockt
        [open] offen
       *[closed] gesperrt
    }“ geht bis { $highest }

refused-no-start = Lektion { $number } beginnt ohne Karten
refused-start = Lektion { $number } beginnt mit den Karten 1 bis { $most }
refused-no-board = Aufgabe { $number } zeigt keinen Spielplan
refused-questions = ein Test hat 1 bis { $most } Fragen

refused-no-lessons-given = nenne eine Lektion wie 3 oder mehrere wie [2, 3]

refused-version = eine Version ist ein kurzer Text wie 'B', nicht { $given }

refused-two-dice = die Ergebnisse werden für zwei schwarze Würfel gezeichnet, nicht für { $dice }
refused-rolls = gewürfelt wird 1 bis { $most } Mal; im Code steht 2000 ohne Punkt und Komma
refused-no-battle = hier wird eine Stellung von Button Up! gebraucht
refused-tree-show = ein Baum zeigt eines von { $kinds }
refused-battle-large = diese Schlacht kann auf mehr Arten enden, als im Bild Platz haben: { $most }
refused-no-tree = Aufgabe { $number } hat keinen Baum: 11.3, 11.4 und 11.5 haben einen
refused-probability = eine Wahrscheinlichkeit ist eine Zahl von 0 bis 1
refused-rules = Regeln gibt man mit Namen an, wie { $example }
refused-picture-size = dieses Bild zeigt 1 bis { $most } Felder auf einer Seite
refused-race-rows = ein Rennen wird für zwei oder drei verschiedene Reihen von 2 bis 12 gezeichnet
refused-tree-size = ein Baum von Hand ist für Spielpläne mit drei oder vier Zeilen, nicht mit { $rows }
refused-tree-wide = dieser Wurf hat { $count } Zweige, und im Bild ist Platz für { $most }
refused-laying = eine Art zu legen ist eine von { $ways }

refused-boards-many = höchstens { $most } Spielpläne werden auf einmal gedruckt, nicht { $count }
refused-board-given = einen Spielplan gibt man an durch den Buchstaben einer Seite, ein Layout, eine Stellung oder eine Größe wie '3x3'
refused-no-such-board = es gibt keinen Spielplan { $text }: Die Seiten sind { $sides }, und Spielpläne ohne Farben { $sizes }
