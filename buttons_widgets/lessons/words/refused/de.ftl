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

refused-no-lessons-given = nenne eine Lektion wie 3 oder mehrere wie [2, 3]

refused-version = eine Version ist ein kurzer Text wie 'B', nicht { $given }
