# Warum etwas bei BUTTONS nicht geht. Auf Englisch stehen diese Texte im Code: `python -m tests.refusals` zeigt sie.

refused-opponents = neben dem Spieler sitzen 0 bis { $most } Gegner
refused-chance-of = { $name } ist eine Wahrscheinlichkeit von 0 bis 1
refused-opponents-dice = ein Gegner, der aussteigt, nimmt 1 oder 2 schwarze Würfel mit (dice_each)

refused-cell = { $text } ist kein Feld: Schreib die Zeile, einen Bindestrich und die Spalte, jeweils von 1 bis 6, etwa 5-6
refused-cell-pair = ein Feld ist eine Zeile und eine Spalte wie (5, 6)

refused-roll = { $text } ist kein Wurf: Schreib ihn wie 5-6 2355
refused-roll-faces = auf einem Spielplan mit { $size } Zeilen zeigt ein Würfel 1 bis { $size }, nicht { $text }
refused-roll-count =
    der Wurf hat { $count ->
        [one] einen schwarzen Würfel, den goldenen
       *[other] { $count } schwarze Würfel, der goldene mitgezählt
    }, nicht { $text }
refused-answer-long = { $answer } ist zu lang für eine Antwort
refused-answer-spaces = { $answer } nennt mehr Felder, als der Spielplan hat
refused-answer-cells = gebraucht werden Felder wie '1-1 2-4'
refused-answer-space-twice = { $answer } nennt ein Feld zweimal

refused-no-red = kein Feld ist rot, also gibt es zu dieser Farbe keine Angabe
refused-no-blue = kein Feld ist blau, also gibt es zu dieser Farbe keine Angabe
refused-no-yellow = kein Feld ist gelb, also gibt es zu dieser Farbe keine Angabe
refused-no-green = kein Feld ist grün, also gibt es zu dieser Farbe keine Angabe
refused-clues-count = { $name } braucht { $size } Zahlen oder null, nicht { $count }
refused-clues-none = mindestens eine Zahl muss verraten werden
refused-row-holds = Knöpfe in Zeile { $name }: hier { $least } bis { $most }, nicht { $given }
refused-column-holds = Knöpfe in Spalte { $name }: hier { $least } bis { $most }, nicht { $given }
refused-colour-holds = Knöpfe auf der Farbe { $name }: hier { $least } bis { $most }, nicht { $given }

refused-clues-cover = mit diesen Karten zählen die vier Farben { $most }, nicht { $given }
refused-clues-covered =
    { $count ->
        [one] einer ist
       *[other] { $count } sind
    } schon verdient
refused-clues-no-room = um { $count } zu verdienen, ist kein Platz da
refused-rows-fewest = Zeile für Zeile braucht es { $rows } Knöpfe, nicht { $given }

refused-nothing-to-decide = ohne Knopf darf niemand aussteigen, also gibt es nichts zu entscheiden
refused-roll-offers =
    der Wurf bietet { $count ->
        [0] kein offenes Feld
        [one] nur ein offenes Feld
       *[other] { $count } offene Felder
    }, und eine Wahl braucht zwei

refused-too-little = für ein Rätsel gibt es zu wenig zu entscheiden
refused-equally-good = mehrere Möglichkeiten sind gleich gut

refused-nobody-rolled = jemand anders hat gewürfelt, also gibt es mindestens einen Gegner
refused-golden-closed = das goldene Feld { $cell } ist gesperrt, also gibt es nichts zu entscheiden
refused-to-act =
    { $count ->
        [one] ein Gegner kann nicht
       *[other] { $count } Gegner können nicht
    } vor dem Spieler dran sein: Dabei sind noch { $opponents }

refused-first-roll = es liegt kein Knopf da, und der erste Wurf bietet kein Feld für einen
refused-rolls-answer = eine Antwort sind die Felder der Würfe, die man nimmt, oder { $out }
refused-out-without = wer keinen Knopf hat, darf nicht aussteigen
refused-rolls-few =
    es gibt { $count ->
        [one] einen Wurf, also höchstens einen Knopf
       *[other] { $count } Würfe, also höchstens so viele Knöpfe
    }
refused-roll-cell = Wurf { $number } ist { $roll } und bietet { $cell } nicht

refused-adds-nothing = eine Antwort legt mindestens einen Knopf dazu
refused-one-more = { $cell } ist kein Feld für noch einen Knopf: { $error }

refused-no-button = es kann kein Knopf dazugelegt werden
refused-ways-differ = die zwei Arten, die Anordnungen zu zählen, widersprechen sich

refused-side-by-side = { $cells } liegen nebeneinander
refused-not-laid = auf { $cell } darf kein Knopf gelegt werden, denn { $why }

refused-round-move = { $text } ist kein Zug der Runde { $round }
refused-round-decision = { $text } ist keine Entscheidung der Runde { $round }
refused-round-over = die Runde ist zu Ende

refused-no-line = auf einem Spielplan mit { $size } Zeilen gibt es keine fünf in einer Reihe
refused-stars-buttons = da sollten 1 bis { $most } Knöpfe liegen, nicht { $given }
refused-won-already = mit den Sternen, die da liegen, ist schon gewonnen
refused-no-difference = es macht keinen Unterschied, wohin die Sterne kommen
refused-goal-win = auf eine Art gewinnt man jetzt, also sollte das Ziel win sein
refused-stars-number = Sterne zu setzen: { $count }, nicht { $given }: { $answer }
refused-no-star-there = auf { $cell } liegt kein Knopf, also kann dort kein Stern hin

refused-too-long-to-judge = mit Gegnern und so vielen offenen Feldern dauert es zu lange, eine Antwort zu prüfen: Leg mehr Sterne oder Knöpfe auf den Spielplan oder nimm weniger Gegner ({ $values } Zahlen wären nötig, und höchstens { $most } werden berechnet)

refused-opt-out = nur wer einen Knopf hat, darf aussteigen
refused-otherwise = etwas anderes ist zu tun
refused-dice-count =
    { $count ->
        [0] im Spiel ist kein schwarzer Würfel mit weißen Augen
        [one] im Spiel ist ein schwarzer Würfel mit weißen Augen
       *[other] im Spiel sind { $count } schwarze Würfel mit weißen Augen
    }, nicht { $given }
refused-die-shows = jeder Würfel zeigt 1 bis { $size }
refused-dice-offer = die Würfel bieten { $cells }
refused-golden = das goldene Feld ist { $cell }
refused-stars-count =
    { $name } setzt { $count ->
        [one] einen Stern auf ein Feld
       *[other] { $count } Sterne auf ebenso viele verschiedene Felder
    }
refused-star-space = auf { $cell } liegt kein Knopf dieser Runde

refused-space = auf einem Spielplan der Größe { $size } gibt es kein Feld { $row }-{ $column }
refused-board-size = ein Spielplan hat 3 bis 6 Zeilen

refused-button-there = dort liegt ein Knopf
refused-star-there = dort ist ein Stern
refused-beside = das Feld liegt neben einem Knopf

refused-a-layout = ein Spielplan
refused-a-position = eine Stellung
refused-spaces-most = { $what } hat höchstens 36 Felder, aber { $text } hat { $count } Zeichen
refused-spaces = { $what } hat 9, 16, 25 oder 36 Felder (3 bis 6 Zeilen mit ebenso vielen), aber { $text } hat { $count }
refused-letter-unknown = { $what } besteht aus den Buchstaben { $letters }, aber Zeile { $row }, Spalte { $column } von { $text } ist { $letter }
refused-rows = { $what } hat 3 bis 6 Zeilen, aber { $text } hat { $count }
refused-square = { $what } ist quadratisch, aber Zeile { $row } von { $text } hat { $count } von { $size } Feldern
refused-layout-text = ein Spielplan ist ein Text aus den Buchstaben r b y g
refused-side = es gibt keine Seite { $letter }: Die Seiten sind { $sides }

refused-dice-numbers = Würfel zeigen ganze Zahlen, nicht { $given }
refused-buttons-moves = roll, opt out, dice 5-6 2355, lay 5-6, pass oder stars 1-2 3-4

refused-while-deciding = würfeln oder aussteigen
refused-while-dice-fall = die Würfel fallen
refused-while-laying = wer dran ist, legt
refused-while-gold = jemand anders darf das goldene Feld nehmen
refused-while-placing = jemand setzt seine Sterne
refused-while-over = die Partie ist zu Ende

refused-black-dice = ein Wurf hat 1 bis { $most } schwarze Würfel
refused-button-off = ein Knopf liegt außerhalb des Spielplans mit { $size } Zeilen
refused-button-star = auf { $cell } liegen ein Knopf und ein Stern
refused-buttons-beside = die Knöpfe auf { $cell } und { $other } liegen nebeneinander in { $position }
refused-position = eine Stellung ist ein Spielplan, Karten und eine Zahl von Würfeln, etwa 'rby/gRy/ybg r 5'
refused-position-dice = die Zahl der schwarzen Würfel in { $text } ist { $given }: Sie sollte 1 bis { $most } sein
refused-lay = auf { $cell } darf kein Knopf gelegt werden, denn { $why }: { $position }
refused-cards = die Karten { $cards } sind keine Farben: Schreib welche von r b y g oder - für keine
refused-cards-many = ein Spieler hat höchstens zwei Karten in verschiedenen Farben

refused-layouts =
    { $count ->
        [one] für einen Spieler braucht es eine Liste mit einem Spielplan
       *[other] für { $count } Spieler braucht es eine Liste mit { $count } Spielplänen
    }
refused-layout-sizes = alle Spielpläne einer Partie sind gleich groß, aber diese haben { $sizes } Zeilen
refused-cards-list = Karten sind eine Liste mit den Buchstaben jedes Spielers wie ['r', 'b']
refused-card-each =
    { $count ->
        [one] wer allein spielt, hat 1 Karte
       *[other] bei { $count } Spielern hat jeder 1 Karte
    }
refused-cards-each = bei { $count } Spielern hat jeder { $each } Karten
refused-cards-once = die Karten sind r b y g, jede einmal
refused-cards-red = jemand hat die rote Karte und beginnt die Runde, aber die Karten sind { $cards }


refused-class-code = die Runde einer Klasse hat einen Code, auf den sich alle einigen: einen Text mit 1 bis 40 Zeichen wie '7b monday', nicht { $given }

refused-rolls-many = höchstens { $most } Würfe können bekannt sein, nicht { $given }

refused-dice-fit = auf einem Spielplan mit { $size } Zeilen zeigt jeder Würfel 1 bis { $size }, und das sind { $dice }
refused-board = einen Spielplan gibt man an als Stellung, Layout, Buchstaben einer Seite oder als Text davon
refused-frame-rows = die Zeilen einer Tabelle sind games oder rounds, nicht { $given }
refused-simulated-players = einer bis vier Spieler werden simuliert, als Liste wie [OneStepBot()], nicht { $given }
refused-simulated-strategy = der Simulator spielt eine Strategy oder einen Bot, der nach einer spielt, wie OneStepBot(), aber nicht { $given }: Andere Bots spielen in einem Turnier

# Wie eine Wahrscheinlichkeit abgezählt ist
chance-white-row = Der weiße Würfel zeigt in 1 von { $size } Fällen Zeile { $row }.
chance-die-falls = 1 schwarzer Würfel fällt
chance-dice-fall = { $count } schwarze Würfel fallen
chance-columns = { $dice } auf { $power } = { $ways } Arten. Bei { $missed } = { $none } davon zeigt keiner { $shown }, also bei { $some } mindestens einer.
chance-any-row = Weiß { $row }: { $counted }
chance-bust-row = Weiß { $row }: Von { $power } = { $ways } Möglichkeiten zeigen { $missed } = { $none } keine der Spalten { $shown }.
chance-bust-all = Weiß { $row }: Hier darf nichts gelegt werden, also sind alle { $power } = { $ways } Möglichkeiten Fehlwürfe.
chance-choices = Welche { $columns } von { $size } Spalten: { $choices ->
        [one] { $choices } Möglichkeit
       *[other] { $choices } Möglichkeiten
    }.
chance-die-shows = 1 schwarzer Würfel zeigt
chance-dice-show = { $count } schwarze Würfel zeigen
chance-onto = { $dice } genau diese, jede mindestens einmal: { $sum } = { $onto ->
        [one] { $onto } Möglichkeit
       *[other] { $onto } Möglichkeiten
    }.
chance-total = Zusammen { $favourable } von { $power } = { $outcomes } Ergebnissen: { $share }.
