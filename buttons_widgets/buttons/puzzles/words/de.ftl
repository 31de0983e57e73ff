# Was die Rätsel von BUTTONS sagen.

game-title = BUTTONS

# The themes
theme-most = Die meisten Knöpfe
    .about = Leg so viele Knöpfe, wie die Regeln erlauben.
theme-colours = Farben
    .about = Überdecke Farben je dreimal, mit so wenigen Knöpfen wie möglich.
theme-numbers = Zahlen
    .about = Finde die eine Anordnung, die zu den Summen passt.
theme-known_dice = Bekannte Würfel
    .about = Die nächsten Würfe sind bekannt. Wähle die Felder, und wann du aussteigst.
theme-stars = Sterne
    .about = Setz die verdienten Sterne dorthin, wo sie am meisten helfen.
theme-space = Welches Feld?
    .about = Ein Wurf bietet mehrere Felder. Wähle das beste.
theme-gold = Nehmen oder verzichten?
    .about = Der Wurf von jemand anderem bietet dir das goldene Feld.
theme-stop = Würfeln oder aussteigen?
    .about = Wäge die Sterne, die du hast, gegen die ab, die noch kommen können.
theme-close = Ist es knapp?
    .about = Würfeln oder aussteigen: Ist eines klar besser, oder ist kaum ein Unterschied?
theme-risk = Das Risiko
    .about = Rechne aus, wie wahrscheinlich der nächste Wurf ein Fehlwurf ist.
theme-win = Jetzt gewinnen
    .about = Finde die Wahl mit der besten Chance, diese Runde zu gewinnen.

# Die Sammlungen mit mehreren Themen
pack-first_steps = Erste Schritte
pack-gems = Perlen

# What several themes say

# What somebody hears of a board who does not see it, where a puzzle means something else than a game does
board-offered-star = kann gewählt werden
board-line = hervorgehoben
board-last = neu
board-worth = markiert mit { $worth }
board-best = markiert mit { $worth }, am besten

# An answer under way
draft-wrong = { $count ->
    [0] Keine richtige Antwort hat all das zusammen.
    [one] { $cells } gehört zu keiner richtigen Antwort.
   *[other] Keins davon gehört zu einer richtigen Antwort: { $cells }.
  }
draft-complete = Jetzt fehlt nichts mehr.

# Most buttons
worth-buttons = { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
  }
most-ask = Leg so viele Knöpfe dazu, wie die Regeln erlauben. Kein Knopf kommt auf einen Stern, auf einen Knopf oder neben einen Knopf.
most-status = { $count ->
    [0] Noch kein Knopf dazugelegt
    [one] 1 Knopf dazugelegt
   *[other] { $count } Knöpfe dazugelegt
  }, { $left ->
    [0] kein Feld ist mehr offen
    [one] 1 Feld ist noch offen
   *[other] { $left } Felder sind noch offen
  }.
most-right = { $count ->
    [one] 1 Knopf: Mehr passen nicht.
   *[other] { $count } Knöpfe: Mehr passen nicht.
  }
most-open = Du hast { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
  } dazugelegt, und { $cell } ist noch offen. Es passen { $most }.
most-blocked = Du hast { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
  } dazugelegt, und jetzt ist jedes Feld gesperrt. Anders angeordnet passen { $most }.
most-hint-open = { $count ->
    [one] 1 Feld ist offen.
   *[other] { $count } Felder sind offen.
  } Ein Stern oder ein Knopf sperrt sein eigenes Feld, ein Knopf auch die Felder daneben.
most-hint-checkerboard = Stell dir ein Schachbrett vor: Von den offenen Feldern sind darauf { $one } dunkel (●) und { $other } hell (○). Gleich helle Felder sind nie Nachbarn, deshalb passen { $most } Knöpfe auf jeden Fall. Kannst du irgendwo von hell auf dunkel wechseln und dabei gewinnen?
most-hint-easy = { $count ->
    [0] Jedes offene Feld hat mindestens zwei offene Nachbarn, also sperrt jeder Knopf mindestens zwei weitere Felder. Je weniger er sperrt, desto besser.
    [one] Das markierte Feld hat höchstens einen offenen Nachbarn. Ein Knopf dort kostet nichts: Eins der beiden Felder bleibt ohnehin leer.
   *[other] Die { $count } markierten Felder haben je höchstens einen offenen Nachbarn. Ein Knopf auf so einem Feld kostet nichts: Eins der beiden Felder bleibt ohnehin leer.
  }
most-hint-pairs = Zwei Nachbarn haben zusammen Platz für einen Knopf. Das Bild zerlegt die offenen Felder in { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
  } von Nachbarn; { $single ->
    [0] kein Feld bleibt
    [one] 1 Feld bleibt
   *[other] { $single } Felder bleiben
  } dabei übrig: Mehr als { $most } Knöpfe passen nie.
most-refuted = { $count ->
    [one] Auf dem markierten Feld oder Paar von Feldern liegt keiner deiner Knöpfe, in einer besten Anordnung aber liegt dort einer.
   *[other] Auf den markierten Feldern und Paaren von Feldern liegt keiner deiner Knöpfe; zwei Felder mit derselben Zahl sind ein Paar. In einer besten Anordnung liegt auf jedem davon einer.
  }
most-best = { $count ->
    [one] 1 Knopf passt.
   *[other] { $count } Knöpfe passen.
  }
most-ways = { $count ->
    [one] Das ist die einzige Möglichkeit.
   *[other] Das ist eine von { $count } Möglichkeiten.
  }
most-proof = Warum nicht mehr: Felder mit derselben Zahl sind Nachbarn und haben zusammen Platz für einen Knopf{ $single ->
    [0] . { $pairs ->
        [one] Es gibt 1 solches Paar.
       *[other] Es gibt { $pairs } solche Paare.
      }
   *[other] , und ein Feld mit einem Punkt hat Platz für einen. { $pairs } und { $single } ergeben { $most }.
  }
most-checkerboard = Das Schachbrett allein ergibt { $count }. Das { $short ->
    [one] ist 1
   *[other] sind { $short }
  } zu wenig: Wo Sterne und Knöpfe die offenen Felder in Teile zerschneiden, kann für jeden Teil eine andere Helligkeit die bessere sein.

# Colours
colours-ask = Verdiene { $cover ->
    [one] 1 Stern
   *[other] { $cover } Sterne
  } mit Farben, mit so wenigen weiteren Knöpfen wie möglich. Drei Knöpfe auf einer Farbe bringen einen{ $cards ->
    [0] .
    [one] , und zwei, wenn es die Farbe deiner Karte ist.
   *[other] , und zwei, wenn es die Farbe einer deiner Karten ist.
  }
colours-tally = { $colour } { $count } von { $enough }
colours-tally-own = { $colour } { $count } von { $enough } (bringt zwei)
colours-status = { $added ->
    [0] Noch kein Knopf dazugelegt.
    [one] 1 Knopf dazugelegt.
   *[other] { $added } Knöpfe dazugelegt.
  } Sterne für Farben: { $have } von { $cover }. Unter deinen Knöpfen: { $each }.
colours-right = { $count ->
    [one] 1 Knopf genügt, und mit weniger geht es nicht.
   *[other] { $count } Knöpfe genügen, und mit weniger geht es nicht.
  }
colours-too-little = Das bringt nur { $have } von { $cover ->
    [one] 1 Stern.
   *[other] { $cover } Sternen.
  } Eine Farbe zählt ab drei Knöpfen.
colours-too-many = Das braucht { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
  }, aber { $fewest ->
    [one] 1 genügt.
   *[other] { $fewest } genügen.
  }
colours-room = { $colour }: { $wants ->
    [0] schon überdeckt
    [one] braucht noch 1 Knopf
   *[other] braucht noch { $wants } Knöpfe
  }, { $open ->
    [0] kein offenes Feld
    [one] 1 offenes Feld
   *[other] { $open } offene Felder
  }
colours-hint-room = Zähl zuerst, was jede Farbe noch braucht und wie viel Platz sie hat.
colours-hint-costs = Diese Farben bringen zusammen genug, die billigste Wahl zuerst. Nicht alle davon passen.
colours-cost = { $colours }: { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
  }
colours-hint-scarce = Fang dort an, wo du am wenigsten Wahl hast: { $colour } ist eine der Farben, die du überdecken musst, und { $count ->
    [one] das markierte Feld ist ihr einziges offenes
   *[other] die { $count } markierten Felder sind ihre einzigen offenen
  }.
colours-hint-useless = { $count ->
    [0] Jedes offene Feld kommt in einer besten Anordnung vor.
    [one] Keine beste Anordnung nutzt das Feld mit dem Kreuz.
   *[other] Keine beste Anordnung nutzt auch nur eins der { $count } Felder mit einem Kreuz.
  }
colours-best = { $count ->
    [one] 1 Knopf genügt.
   *[other] { $count } Knöpfe genügen.
  }
colours-ways = { $many ->
    [yes] Es gibt { $count } Möglichkeiten und mehr.
   *[no] { $count ->
    [one] Das ist die einzige Möglichkeit.
   *[other] Das ist eine von { $count } Möglichkeiten.
  }
  }
colours-proof = { $count ->
    [0] Warum nicht weniger: Keine andere Wahl von Farben braucht weniger Knöpfe als { $fewest }.
    [one] Warum nicht weniger: Eine andere Wahl braucht nicht mehr als { $fewest }, aber sie hat zu wenige Felder, oder die stehen einander im Weg.
   *[other] Warum nicht weniger: { $count } andere brauchen nicht mehr als { $fewest }, aber sie haben zu wenige Felder, oder die stehen einander im Weg.
  }
colours-idle = { $count ->
    [one] Der Knopf auf { $cells } überdeckt nichts
   *[other] Die Knöpfe auf { $cells } überdecken nichts
  }: Auf dieser Farbe liegen keine drei.
colours-spare = { $count ->
    [one] 1 Knopf liegt auf einer Farbe, die auch ohne ihn drei hat.
   *[other] { $count } Knöpfe liegen auf Farben, die auch ohne sie drei haben.
  }

# Numbers
numbers-first-step = Leg die Knöpfe der Lösung auf den Spielplan: Die Summen ergeben sich daraus.
numbers-ask = Gib jeder Zeile, Spalte und Farbe so viele Knöpfe, wie ihre Zahl sagt. Keine zwei dürfen nebeneinander liegen.
numbers-how = Ein Klick legt einen Knopf. Ein zweiter markiert ein Feld als leer (×), und ein dritter macht es wieder frei.
numbers-lines = Zeilen: { $rows } · Spalten: { $columns }
numbers-colours = Farben: { $colours }
numbers-colour = { $colour } { $count }
numbers-laid = Auf dem Spielplan: { $colours }; { $laid ->
    [one] 1 Knopf
   *[other] { $laid } Knöpfe
  }
numbers-laid-of = Auf dem Spielplan: { $colours }; { $laid } von { $total ->
    [one] 1 Knopf
   *[other] { $total } Knöpfen
  }
numbers-met = { $met } von { $all ->
    [one] 1 Zahl
   *[other] { $all } Zahlen
  } erreicht
numbers-right = Jede Zahl stimmt, und keine zwei Knöpfe liegen nebeneinander.
numbers-wrong-beside = Die Knöpfe auf { $first } und { $other } liegen nebeneinander.
numbers-wrong-clue = { $line } hat { $laid ->
    [0] keinen Knopf
    [one] 1 Knopf
   *[other] { $laid } Knöpfe
  } und braucht { $total }.
numbers-line-row = Zeile { $name }
    .inside = Zeile { $name }
numbers-line-column = Spalte { $name }
    .inside = Spalte { $name }
numbers-line-colour = { $name ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[g] Grün
  }
    .inside = { $name ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[g] Grün
  }
numbers-step-full = { $line } { $total ->
    [0] braucht keinen Knopf
    [one] hat den einen Knopf schon
   *[other] hat die { $total } Knöpfe schon
  }: { $cells } { $number ->
    [one] bleibt leer.
   *[other] bleiben leer.
  }
numbers-step-rest = { $line } braucht noch { $need }, und genau { $need ->
    [one] ein Feld ist offen: { $cells } bekommt einen Knopf.
   *[other] { $need } Felder sind offen: { $cells } bekommen Knöpfe.
  }
numbers-step-total = { $counted ->
    [row] Alle Zeilen
    [column] Alle Spalten
   *[colour] Alle Farben
  } zusammen haben { $all ->
    [one] 1 Knopf
   *[other] { $all } Knöpfe
  }. Für { $inside } { $total ->
    [0] bleibt keiner.
    [one] bleibt 1.
   *[other] bleiben { $total }.
  }
numbers-step-always = { $line } braucht noch { $need }. { $ways ->
    [one] Die einzige Möglichkeit dafür nutzt
    [2] Beide Möglichkeiten dafür nutzen
   *[other] Alle { $ways } Möglichkeiten dafür nutzen
  } { $filled }.
numbers-step-never = { $line } braucht noch { $need }. { $ways ->
    [one] Die einzige Möglichkeit dafür kommt
    [2] Beide Möglichkeiten dafür kommen
   *[other] Alle { $ways } Möglichkeiten dafür kommen
  } ohne { $closed } aus.
numbers-step-both = { $line } braucht noch { $need }. { $ways ->
    [one] Die einzige Möglichkeit dafür nutzt { $filled } und kommt ohne { $closed } aus.
    [2] Beide Möglichkeiten dafür nutzen { $filled } und kommen ohne { $closed } aus.
   *[other] Alle { $ways } Möglichkeiten dafür nutzen { $filled } und kommen ohne { $closed } aus.
  }
numbers-step-beside = { $line } braucht noch { $need }. { $ways ->
    [one] Die einzige Möglichkeit dafür
   *[other] Jede der { $ways } Möglichkeiten dafür
  } legt einen Knopf neben { $cells }: { $number ->
    [one] Das Feld bleibt leer.
   *[other] Diese Felder bleiben leer.
  }
numbers-step-no-button = Angenommen, auf { $cell } liegt ein Knopf. { $then } kann { $inside } nicht mehr auf { $total } kommen. Also bleibt { $cell } leer.
numbers-step-button = Angenommen, { $cell } bleibt leer. { $then } kann { $inside } nicht mehr auf { $total } kommen. Also bekommt { $cell } einen Knopf.
numbers-then = Dann
numbers-then-many = { $number } Schlüsse später
numbers-step-search = Für den Rest gibt es keine kurze Begründung. Von allen Anordnungen, die noch bleiben, passt nur diese.
numbers-wrong-so-far = Was du auf { $cells } hast, kann nicht stimmen.
numbers-hint-closed = { $count ->
    [one] 1 Feld neben einem Knopf kann nur leer bleiben. Fang damit an.
   *[other] { $count } Felder neben einem Knopf können nur leer bleiben. Fang damit an.
  }
numbers-hint-begin = Fang dort an, wo es wenig Auswahl gibt: bei einer Zeile, Spalte oder Farbe, die keinen Knopf braucht oder so viele, wie überhaupt hineinpassen.
numbers-hint-try = Keine Zeile, Spalte oder Farbe steht für sich allein fest. Welcher Knopf würde einer anderen zu wenige Felder lassen?
numbers-hint-look = { $line } verrät jetzt am meisten: Dort { $need ->
    [0] fehlt kein Knopf mehr
    [one] fehlt noch 1 Knopf
   *[other] fehlen noch { $need } Knöpfe
  }, und { $open ->
    [one] 1 Feld ist
   *[other] { $open } Felder sind
  } offen.
numbers-hint-total = Zähl die Zeilen, die Spalten oder die Farben zusammen: Eine Zahl, die nicht dasteht, lässt sich ausrechnen.
numbers-hint-suppose = Angenommen, auf { $cell } liegt ein Knopf. Welche Zahl ist dann nicht mehr zu erreichen?
numbers-hint-suppose-empty = Angenommen, { $cell } bleibt leer. Welche Zahl ist dann nicht mehr zu erreichen?
numbers-explain-start = { $given ->
    [0] Sobald ein Knopf liegt, bleiben die Felder daneben leer (×).
    [one] Die Felder neben dem Knopf bleiben leer (×), und ebenso die neben jedem neuen Knopf.
   *[other] Die Felder neben den Knöpfen bleiben leer (×), und ebenso die neben jedem neuen Knopf.
  }
numbers-explain-end = { $count ->
    [one] Mit diesem Knopf
   *[other] Mit diesen { $count } Knöpfen
  } stimmt jede Zahl. Keine andere Anordnung passt.
numbers-parts = Hier weicht deine Antwort von der Begründung ab. { $step }
numbers-parts-closed = { $cells } { $number ->
    [one] liegt
   *[other] liegen
  } neben einem Knopf, der vorgegeben war.

# Known dice
known-ask = Du bist allein, und { $count ->
    [one] der nächste Wurf ist bekannt
   *[other] die nächsten { $count } Würfe sind bekannt
  }. Nimm die Würfe der Reihe nach, leg für jeden einen Knopf, und steig aus, wann du willst. Bei einem Wurf, der kein Feld bietet, hast du dich verzockt. Verdiene die meisten Sterne.
known-next = Als Nächstes kommt Wurf { $number }. { $count ->
    [0] Er bietet kein Feld: Wer ihn nimmt, hat sich verzockt.
    [one] Er bietet 1 Feld.
   *[other] Er bietet { $count } Felder.
  }
known-none-left = Alle Würfe sind genommen. Steig aus.
known-roll = Wurf { $number }: { $dice }
known-only-last = nur der letzte Knopf lässt sich zurücknehmen
known-all-taken = alle Würfe sind genommen
known-opt-out = Jetzt mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
  } aussteigen
known-opt-out-hint = Die Runde mit den Knöpfen verlassen, die daliegen: Das ist deine Antwort
known-line = { $count ->
    [0] sofort aussteigen
   *[other] { $cells }, dann aussteigen
  }
known-worth = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }
known-right = { $stars ->
    [one] 1 Stern: Mehr ist nicht zu verdienen.
   *[other] { $stars } Sterne: Mehr ist nicht zu verdienen.
  }
known-fewer = Das bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }, aber { $most ->
    [one] 1 ist
   *[other] { $most } sind
  } möglich.
known-wrong-so-far = Mit dem Knopf für Wurf { $number } auf { $cell } sind die meisten Sterne nicht mehr zu erreichen. Nimm ihn zurück.
known-hint-rolls = Sieh erst nach, was jeder Wurf auf dem Spielplan bietet, wie er jetzt ist. Ein Knopf, den du legst, kann ein Feld sperren, das ein späterer Wurf braucht.
known-hint-roll = Wurf { $number }, Zeile { $row }: { $count ->
    [0] nichts
   *[other] { $cells }
  }
known-hint-colours = Sterne kommen von Farben unter { $enough } Knöpfen, und eine Farbe deiner eigenen Karten bringt zwei. Diese Würfe bieten die einzelnen Farben:
known-hint-colour = { $colour }{ $own ->
    [yes] {" "}(deine Karte)
   *[no] {""}
  }: { $lies ->
    [0] noch kein Knopf
    [one] 1 Knopf
   *[other] { $lies } Knöpfe
  }, { $count ->
    [0] kein Wurf bietet sie
    [one] Wurf { $rolls }
   *[other] Würfe { $rolls }
  }
known-hint-most = Mehr als { $most ->
    [one] 1 Stern ist
   *[other] { $most } Sterne sind
  } nicht zu verdienen.
known-hint-length = { $count ->
    [one] Jeder beste Weg nimmt { $most ->
      [0] keinen Wurf
      [one] 1 Wurf
     *[other] { $most } Würfe
    }.
   *[other] Die besten Wege nehmen { $least } bis { $most } Würfe.
  }
known-step = Wurf { $number }: { $count ->
    [one] Leg auf { $cell }, das einzige Feld.
   *[other] Leg auf { $cell }. Auf jedem Feld steht, was danach höchstens zu verdienen ist.
  }
known-end = Dann steig aus: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  } ({ $reasons }).
known-ways = Von { $all } Spielweisen { $count ->
    [one] bringt nur diese
   *[other] bringen { $count }
  } so viel.
known-slip = Wurf { $number } auf { $cell } ist der Fehler: Danach { $left ->
    [one] ist höchstens 1 Stern
   *[other] sind höchstens { $left } Sterne
  } zu verdienen, und davor waren es { $most }.
known-early = Das steigt zu früh aus: Wurf { $number } und was folgt bringen es auf { $most }.

# Stars
stars-ask = Du steigst aus. Setz { $count ->
    [one] deinen Stern so auf einen deiner Knöpfe
   *[other] deine { $count } Sterne so auf deine Knöpfe
  }, dass möglichst viele Fünferreihen am Leben bleiben. Eine Fünferreihe sind fünf Felder hintereinander in einer Zeile oder Spalte. Sie lebt, wenn die nächste Runde sie vollenden kann: wenn keine zwei ihrer Felder ohne Stern nebeneinander liegen.
stars-ask-win = Du steigst aus. Setz { $count ->
    [one] deinen Stern so auf einen deiner Knöpfe
   *[other] deine { $count } Sterne so auf deine Knöpfe
  }, dass du jetzt gewinnst: mit fünf Sternen in einer Reihe, in einer Zeile oder Spalte.
stars-earned = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
  }: { $reasons }.
stars-status = { $chosen } von { $count } gesetzt.
stars-wins = Das gewinnt jetzt.
stars-wins-not = Das gewinnt nicht, aber mit diesen Sternen geht es.
stars-most = { $count ->
    [one] 1 Reihe bleibt am Leben: Mehr gehen nicht.
   *[other] { $count } Reihen bleiben am Leben: Mehr gehen nicht.
  }
stars-fewer = { $count ->
    [0] Keine Reihe bleibt am Leben
    [one] 1 Reihe bleibt am Leben
   *[other] { $count } Reihen bleiben am Leben
  }, aber { $most ->
    [one] 1 könnte es.
   *[other] { $most } könnten es.
  }
stars-worth = { $count ->
    [one] 1 Reihe am Leben
   *[other] { $count } Reihen am Leben
  }
stars-worth-win = ein Sieg
stars-worth-no-win = kein Sieg
stars-row = Zeile { $row } ({ $first } bis { $last })
stars-column = Spalte { $column } ({ $first } bis { $last })
stars-hint-win = Such fünf Felder hintereinander in einer Zeile oder Spalte, auf denen überall ein Stern oder einer deiner Knöpfe liegt, darunter { $count ->
    [one] höchstens 1 Knopf.
   *[other] höchstens { $count } Knöpfe.
  }
stars-hint-almost = { $count ->
    [one] Nur in einer Fünferreihe liegen auf mindestens vier Feldern Sterne oder Knöpfe von dir.
   *[other] In { $count } Fünferreihen liegen auf mindestens vier Feldern Sterne oder Knöpfe von dir. Nicht alle davon lassen sich vollenden.
  }
stars-hint-direction = Die Reihe, die gewinnt, liegt in einer { $direction ->
    [row] Zeile
   *[column] Spalte
  }.
stars-hint-alive = Zwei Felder nebeneinander, beide ohne Stern, sind das Ende für jede Reihe, zu der beide gehören: Nur eins von beiden kann in einer Runde einen Knopf bekommen. Auf jedes solche Paar gehört also ein Stern.
stars-hint-reach = { $count ->
    [one] Überhaupt lässt sich nur 1 Reihe am Leben halten.
   *[other] Überhaupt lassen sich { $count } Reihen am Leben halten, und { $most } davon zugleich.
  } Auf jedem Knopf steht, zu wie vielen davon er gehört.
stars-hint-sure = In jeder besten Lösung liegt auf { $cell } ein Stern.
stars-best = { $count ->
    [one] 1 Reihe bleibt am Leben.
   *[other] { $count } Reihen bleiben am Leben.
  } Auf jedem neuen Stern steht, zu wie vielen davon er gehört.
stars-best-line = Die Sterne vollenden { $line }.
stars-ways = { $count ->
    [one] Von { $all } Möglichkeiten, sie zu setzen, ist 1 die beste.
   *[other] Von { $all } Möglichkeiten, sie zu setzen, sind { $count } gleich gut und die besten.
  }
stars-lost = Verloren ist { $line }: { $one } und { $other } liegen ohne Stern nebeneinander.
stars-lines = Diese Reihen: { $lines }.
stars-missing = Der Reihe { $count ->
    [one] fehlt noch ein Stern
   *[other] fehlen noch Sterne
  } auf { $cells }.
stars-greedy = Wer einen Stern nach dem anderen dorthin setzt, wo er sofort die meisten Reihen am Leben hält, kommt auf { $count } und nicht auf { $most }. Zwei Sterne können zusammen retten, was keiner allein rettet.

# Which space, take it or leave it, roll or opt out, win now
timing-roll = Würfeln
    .start = Würfeln
timing-opt-out = Aussteigen
    .start = Aussteigen
timing-take = Nehmen
    .start = Nehmen
timing-pass = Verzichten
    .start = Verzichten
timing-cell = Feld { $cell }
    .start = Feld { $cell }
timing-worth-stars = { NUMBER($stars, maximumFractionDigits: 2) }
timing-worth-chance = { NUMBER($percent, maximumFractionDigits: 1) } %
timing-loss-stars = { $stars ->
    [0] weniger als 0,01 Sterne
    [1] 1 Stern
   *[other] { NUMBER($stars, maximumFractionDigits: 2) } Sterne
  }
timing-loss-chance = { $percent ->
    [0] weniger als 0,1 Prozentpunkte
    [1] 1 Prozentpunkt
   *[other] { NUMBER($percent, maximumFractionDigits: 1) } Prozentpunkte
  }
timing-why-wrong = { $goal ->
    [win] { $choice } gewinnt jetzt mit einer Wahrscheinlichkeit von { $value }, { $better } mit { $best }: Du verschenkst { $loss }.
   *[stars] { $choice } ist { $value } ★ wert, { $better } ist { $best } ★ wert: Du verschenkst im Mittel { $loss }.
  }
timing-why-right = { $goal ->
    [win] { $choice } gewinnt jetzt mit einer Wahrscheinlichkeit von { $value }, { $second } nur mit { $next }.
   *[stars] { $choice } ist { $value } ★ wert, { $second } nur { $next } ★.
  }
timing-why-tied = { $goal ->
    [win] { $choice } gewinnt jetzt mit einer Wahrscheinlichkeit von { $value }. Genauso gut: { $others }.
   *[stars] { $choice } ist { $value } ★ wert. Genauso gut: { $others }.
  }
timing-why-only = { $goal ->
    [win] { $choice } gewinnt jetzt mit einer Wahrscheinlichkeit von { $value }. Etwas anderes gibt es nicht zu tun.
   *[stars] { $choice } ist { $value } ★ wert. Etwas anderes gibt es nicht zu tun.
  }
timing-option = { $choice }: im Mittel { $value } ★
timing-worths-on-spaces = { $goal ->
    [win] Die Zahl auf einem Feld ist die Wahrscheinlichkeit, jetzt zu gewinnen, wenn dort ein Knopf liegt.
   *[stars] Die Zahl auf einem Feld sagt, was ein Knopf dort wert ist: Sterne im Mittel, bei bestem Spiel.
  }
timing-goal-win = Nur ein Sieg in dieser Runde zählt: fünf Sterne in einer Reihe oder zwölf. { $stars ->
    [0] Du hast noch keinen Stern.
    [one] Du hast 1 Stern.
   *[other] Du hast { $stars } Sterne.
  }
timing-opponents = { $count ->
    [one] 1 Gegner ist noch dabei. Ist er an der Reihe, steigt er mit Wahrscheinlichkeit { $out } aus; würfelt er, verzockt er sich mit Wahrscheinlichkeit { $bust }. Geht er, nimmt er
   *[other] { $count } Gegner sind noch dabei. Ist einer an der Reihe, steigt er mit Wahrscheinlichkeit { $out } aus; würfelt er, verzockt er sich mit Wahrscheinlichkeit { $bust }. Jeder, der geht, nimmt
  } { $dice ->
    [one] 1 schwarzen Würfel mit.
   *[other] { $dice } schwarze Würfel mit.
  }
timing-use-buttons = Antworte mit den Schaltflächen.
timing-open = { $count ->
    [0] Kein Feld ist mehr offen: Der nächste Wurf ist sicher ein Fehlwurf.
    [one] Nur 1 Feld ist noch offen. Es ist markiert.
   *[other] { $count } Felder sind noch offen. Sie sind markiert.
  }
timing-rows-closed = { $count ->
    [one] Zeile { $rows } ist gesperrt: Zeigt der weiße Würfel sie, hast du dich verzockt.
   *[other] Die Zeilen { $rows } sind gesperrt: Zeigt der weiße Würfel eine davon, hast du dich verzockt.
  }
timing-earn = { $stars ->
    [0] Ohne Knopf darfst du nicht aussteigen.
    [one] Jetzt aussteigen bringt 1 Stern.
   *[other] Jetzt aussteigen bringt { $stars } Sterne.
  }
timing-earn-why = So kommt das zusammen: { $reasons }.
timing-counting = { $dice ->
    [one] Du würfelst mit 1 schwarzen Würfel. Zähl Zeile für Zeile, in wie vielen Fällen er keine offene Spalte zeigt.
   *[other] Du würfelst mit { $dice } schwarzen Würfeln. Zähl Zeile für Zeile, in wie vielen Fällen keiner von ihnen eine offene Spalte zeigt.
  }
timing-row = { $count ->
    [0] Weiß { $row }: Nichts ist offen, also sind alle { $size }{ $power } = { $all } Fälle Fehlwürfe.
   *[other] Weiß { $row }: Die schwarzen Würfel verfehlen { $columns } in { $missing }{ $power } = { $ways } von { $all } Fällen.
  }
timing-total = Zusammen { $favourable } von { $outcomes } Ergebnissen: { $fraction }, also { $percent }.

# Roll or opt out
stop-question = { $goal ->
    [win] Du willst in dieser Runde gewinnen. Würfelst du mit dem weißen und { $dice ->
        [one] 1 schwarzen Würfel
       *[other] { $dice } schwarzen Würfeln
      }, oder steigst du aus?
   *[stars] Du bist am Zug. Würfelst du mit dem weißen und { $dice ->
        [one] 1 schwarzen Würfel
       *[other] { $dice } schwarzen Würfeln
      }, oder steigst du aus?
  }
stop-stuck = Bei { $percent } der Würfe hast du dich verzockt ({ $fraction }), zum Beispiel bei diesen. { $goal ->
    [win] Dann ist diese Runde verloren.
   *[stars] { $stars ->
        [one] Dann ist der Stern verloren.
       *[other] Dann sind alle { $stars } Sterne verloren.
      }
  }
stop-more = Bei { $percent } der Würfe verdienst du sofort mehr.
stop-no-more = Bei keinem Wurf verdienst du sofort mehr.
stop-missed = { $goal ->
    [win] { $percent } der Würfe geben dir eine bessere Chance als Aussteigen, zum Beispiel diese.
   *[stars] { $percent } der Würfe machen deine Stellung mehr wert als Aussteigen, zum Beispiel diese.
  }
stop-still-stuck = Bei { $percent } der Würfe hast du dich verzockt. Die anderen machen das wett.
stop-ends = Wer jetzt würfelt und danach am besten spielt, endet { $ends }.
stop-end = in { $percent } der Fälle mit { $stars ->
    [0] nichts
    [one] 1 Stern
   *[other] { $stars } Sternen
  }

# Is it close
close-question = Du bist am Zug. Mit dem weißen und { $dice ->
    [one] 1 schwarzen Würfel
   *[other] { $dice } schwarzen Würfeln
  } würfeln oder aussteigen: Ist eines klar besser?
close-means = Knapp heißt: Die beiden unterscheiden sich im Mittel um weniger als { $bound }.
close-roll = Klar würfeln
close-close = Knapp
close-opt-out = Klar aussteigen
close-why = { $kind ->
    [close] Es ist knapp: { $better ->
        [same] Würfeln und Aussteigen sind gleich viel wert.
        [roll] Würfeln ist im Mittel um { $gap } besser, also um weniger als { $bound }.
       *[out] Aussteigen ist im Mittel um { $gap } besser, also um weniger als { $bound }.
      }
    [roll] Würfeln ist klar besser: im Mittel um { $gap }.
   *[other] Aussteigen ist klar besser: im Mittel um { $gap }.
  }

# Which space, take it or leave it
space-question = { $goal ->
    [win] Du willst in dieser Runde gewinnen. Wohin kommt der Knopf?
   *[stars] Du hast gewürfelt. Wohin kommt der Knopf?
  }
gold-question = { $goal ->
    [win] Du willst in dieser Runde gewinnen. Der Wurf von jemand anderem bietet dir { $cell }. Nehmen oder verzichten?
   *[stars] Der Wurf von jemand anderem bietet dir { $cell }. Nehmen oder verzichten?
  }
gold-take = { $cell } nehmen
gold-to-act = { $count ->
    [0] Als Nächstes bist du am Zug.
    [one] 1 davon ist vor dir an der Reihe.
   *[other] { $count } davon sind vor dir an der Reihe.
  }
place-offered = Der Wurf bietet { $cells }. Alles andere ist gesperrt oder nicht gewürfelt.
place-golden = Nur { $cells } steht zur Wahl, und du musst es nicht nehmen.
place-colours = Schau zuerst auf die Farben.
place-covers = { $cell } würde { $colour } { $count ->
    [1] zum ersten Mal überdecken
    [2] zum zweiten Mal überdecken
    [3] zum dritten Mal überdecken, und das bringt { $card ->
        [yes] 2 Sterne
       *[no] 1 Stern
      }
   *[other] noch einmal überdecken, und das bringt nichts
  }{ $own ->
    [yes] {"; es ist die Farbe deiner Karte."}
   *[no] .
  }
place-risks = Schau jetzt, was übrig bleibt: Wie riskant ist dein nächster Wurf?
place-risk = { $choice }: Danach { $open ->
    [0] ist kein Feld offen
    [one] ist 1 Feld offen
   *[other] sind { $open } Felder offen
  }, und der nächste Wurf ist mit einer Wahrscheinlichkeit von { $percent } ein Fehlwurf. Aussteigen würde { $stars ->
    [0] nichts
    [one] 1 Stern
   *[other] { $stars } Sterne
  } bringen.
place-why = Was jede Wahl überdeckt und was sie riskiert:
place-when = { $left ->
    [0] So ist es, wenn bei deinem nächsten Zug noch alle dabei sind.
    [one] So ist es, wenn bis zu deinem nächsten Zug 1 Gegner gegangen ist und du mit { $dice ->
        [one] 1 schwarzen Würfel würfelst.
       *[other] { $dice } schwarzen Würfeln würfelst.
      }
   *[other] So ist es, wenn bis zu deinem nächsten Zug { $left } Gegner gegangen sind und du mit { $dice ->
        [one] 1 schwarzen Würfel würfelst.
       *[other] { $dice } schwarzen Würfeln würfelst.
      }
  }
place-leaves = { $first ->
    [leave] { $second ->
        [leave] In beiden Fällen würdest du als Nächstes aussteigen: mit { $given } hättest du { $value }, mit { $best } { $other }.
       *[roll] Mit { $given } würdest du als Nächstes aussteigen und hättest { $value }. Mit { $best } lohnt es sich weiterzuwürfeln: { $percent } der Würfe bringen dich weiter, zum Beispiel diese.
      }
   *[roll] Mit { $given } müsstest du weiterwürfeln. Mit { $best } kannst du aussteigen und hast { $other }. Bei { $percent } der Würfe hast du dich verzockt, zum Beispiel bei diesen.
  }
place-lost = Mit { $given } ist diese Runde nicht mehr zu gewinnen. { $second ->
    [leave] Mit { $best } kannst du aussteigen und gewinnst mit einer Wahrscheinlichkeit von { $other }.
   *[roll] Mit { $best } schon noch: { $percent } der Würfe erhalten die Chance, zum Beispiel diese.
  }
place-later = Bei deinem nächsten Zug wäre { $given } nicht schlechter als { $best }. Es kommt darauf an, was die anderen vorher tun: welche goldenen Felder sie anbieten, und ob sie gehen.
place-golden-help = { $choice }: Danach { $count ->
    [0] würde kein goldenes Feld helfen.
    [one] würde 1 von { $spaces } goldenen Feldern helfen.
   *[other] würden { $count } von { $spaces } goldenen Feldern helfen.
  }
place-amount = { $goal ->
    [win] eine Chance von { $value }
   *[stars] { $value } ★
  }
place-click = Klick auf eins der markierten Felder: Das ist deine Antwort.
place-stuck = Mit { $given } hast du dich beim nächsten Wurf in { $risk } aller Fälle verzockt, mit { $best } in { $other }. Bei { $percent } der Würfe hast du dich nur mit { $given } verzockt, zum Beispiel bei diesen.
place-worse = { $compared ->
    [less] Der nächste Wurf ist mit { $given } in { $risk } aller Fälle ein Fehlwurf, mit { $best } in { $other }. Aber nach
    [more] Der nächste Wurf ist mit { $given } in { $risk } aller Fälle ein Fehlwurf, mit { $best } in { $other }. Und nach
   *[same] So oder so ist der nächste Wurf in { $risk } aller Fälle ein Fehlwurf. Aber nach
  } { $percent } der Würfe stehst du mit { $given } schlechter da, zum Beispiel nach diesen.

# Win now
win-aim = Was es braucht, um jetzt zu gewinnen: fünf Sterne in einer Reihe oder zwölf. Du hast { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }. Such Reihen, die deine Knöpfe vollenden können, und zähl, wie viele Sterne du dafür setzen müsstest.
win-not-for-stars = Für die meisten Sterne wäre es anders: Am besten wäre { $choice }.
win-for-stars-too = Für die meisten Sterne wäre dasselbe am besten: { $choice }.

# The risk
risk-question = Wie wahrscheinlich ist es, dass dein nächster Wurf mit { $dice ->
    [one] 1 schwarzen Würfel
   *[other] { $dice } schwarzen Würfeln
  } ein Fehlwurf ist?
risk-type = Tipp die Wahrscheinlichkeit ein. Der Spielplan zeigt nur, welche Felder offen sind.
risk-complement = Das ist die Wahrscheinlichkeit, dass der Wurf gut geht. Zieh sie von 1 ab, dann hast du die für einen Fehlwurf.
risk-one-die = Das ist die Wahrscheinlichkeit, dass ein schwarzer Würfel nichts bringt. Du würfelst mit { $dice }, und keiner von ihnen darf etwas bringen.
risk-closed-rows-left-out = Du hast die gesperrten Zeilen ausgelassen. Zeigt der weiße Würfel eine davon, ist jeder Wurf ein Fehlwurf.
risk-only-open-rows = Du hast nur die Zeilen mit einem offenen Feld gezählt. Der weiße Würfel kann auch die gesperrten zeigen.
risk-only-closed-rows = Du hast nur die gesperrten Zeilen gezählt. Auch in den anderen kann es sein, dass kein schwarzer Würfel etwas bringt.
risk-no-white-die = Du hast den weißen Würfel vergessen: Er bestimmt die Zeile, und nur Felder dieser Zeile helfen.
risk-not-divided = Du hast die Zeilen addiert, aber der weiße Würfel zeigt nur eine von { $size }: Teil durch { $size }.
risk-averaged-first = Du hast erst den Durchschnitt der Zeilen genommen und dann die Potenz. Zähl jede Zeile für sich.
risk-a-die-less = Du hast einen schwarzen Würfel zu wenig gezählt. Der mit den goldenen Augen ist ein schwarzer wie die anderen: Es sind { $dice }.
risk-a-die-more = Du hast einen schwarzen Würfel zu viel gezählt: { $dice ->
    [one] Es ist nur 1.
   *[other] Es sind { $dice }.
  } Der weiße bestimmt nur die Zeile.
risk-neighbours-open = Du hast die Felder neben deinen Knöpfen für offen gehalten. Auch sie sind gesperrt.
risk-stars-open = Du hast die Felder mit einem Stern für offen gehalten. Dort darf kein Knopf liegen.
risk-one-row = Nimm eine Zeile nach der anderen. Ein schwarzer Würfel trifft nicht, wenn er eine Spalte zeigt, in der diese Zeile gesperrt ist: Zähl diese Spalten, von { $size }. { $dice ->
    [one] Es gibt nur 1 schwarzen Würfel.
   *[other] Alle { $dice } schwarzen Würfel dürfen nicht treffen, nimm diese Zahl also { $dice }-mal als Faktor.
  }
risk-all-rows = Alle Zeilen sind gleich wahrscheinlich. Addiere die Fälle, und teil durch alle Ergebnisse aller Würfel.
risk-such-rolls = { $count } von { $outcomes } Ergebnissen sind Fehlwürfe, zum Beispiel diese.

# The daily round
day-title = Runde des Tages vom { $day } · Seite { $side } · für alle die gleichen Würfel, und sie fallen nur einmal
day-task = Würfle. Du spielst eine Runde allein.
day-decide = Noch einmal würfeln oder aussteigen?
day-lay = Leg einen Knopf in Zeile { $row }.
day-out = Du bist mit { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sternen
    } ausgestiegen.
day-bust = Verzockt: In Zeile { $row } war kein Feld offen.
day-board = Seite { $side }
day-why-roll = würfle zuerst
day-why-over = die Runde ist vorbei
day-elsewhere = Du hattest diese Runde schon anderswo angefangen: Hier geht sie von dort aus weiter.
day-unreadable = Was von dieser Runde gespeichert wurde, lässt sich nicht zeigen ({ $reason }).
day-compares = Es wird ausgerechnet, was möglich war …
day-slow = Das dauert schon lange. Warte noch ein wenig, oder halte es an.
day-stopped = Angehalten.
day-go-on = Ausrechnen
day-was-in-it = Was mit diesen Würfeln möglich war
day-yours = Du
day-exact = Exaktes Spiel, ohne sie zu kennen
day-foreseen = Das Meiste, wenn man alle kennt
day-expected = Vor dem ersten Wurf konnte exaktes Spiel im Mittel { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sterne erwarten.
day-not-compared = Was in dieser Runde möglich war, lässt sich nicht ausrechnen: { $reason }.
day-needs = das Paket { $package } ist nicht installiert
day-share = { $game } Runde des Tages { $day }: { $signs } { $stars ->
        [0] verzockt
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
class-round-title = Runde „{ $code }“ · Seite { $side } · alle haben die gleichen Würfel, und sie fallen nur einmal
class-round-share = { $game } Runde „{ $code }“: { $signs } { $stars ->
        [0] verzockt
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
round-about = Eine Runde allein auf Seite { $side }. Jede Entscheidung wird daran gemessen, was sie wert ist, bevor man die nächsten Würfel kennt. Eine schlechte Entscheidung kostet also auch dann, wenn sie Glück hatte.
round-choice-roll = würfeln
round-choice-opt-out = aussteigen
round-bust = verzockt
round-or = { " oder " }
round-step-first = Wurf { $rolls }: Zeile { $row }, Spalten { $columns }
round-step-lay = Wurf { $rolls }: Zeile { $row }, Spalten { $columns }; Knöpfe auf { $buttons }
round-step-roll = Nach Wurf { $rolls }: würfeln oder mit { $stars } ★ aussteigen; Knöpfe auf { $buttons }
round-head-step = Entscheidung
round-head-yours = Du
round-head-best = Beste Wahl
round-lost = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
round-none-lost = Jede deiner Entscheidungen war eine beste.
round-all-lost = { $count ->
        [one] Eine Entscheidung hat im Mittel { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ verschenkt
       *[other] { $count } Entscheidungen haben im Mittel { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★ verschenkt
    }
day-share-same = so viele wie bei exaktem Spiel
day-share-above = { $by } mehr als bei exaktem Spiel
day-share-below = { $by } weniger als bei exaktem Spiel
