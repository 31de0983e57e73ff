# Was die Rätsel zum Krieg der Knöpfe sagen.

game-title = Der Krieg der Knöpfe

# Die Themen
theme-earn = Am meisten verdienen
    .about = Welcher Zug bringt die meisten Knöpfe, wenn alle Kosten abgezogen sind?
theme-displace = Verdrängen
    .about = Schlage fremde Würfel, halte den Schauplatz und behalte so viele Knöpfe, wie du kannst.
theme-finish_hut = Die Hütte vollenden
    .about = Ein Bauabschnitt fehlt. Welcher Zug baut ihn?
theme-unanswerable = Ein Gebot, das keine Hand schlägt
    .about = Halte einen Schauplatz mit einem Gebot, das als Nächstes niemand schlagen könnte.
theme-exam = Die Prüfung gewinnen
    .about = Die letzten Würfel der Runde sind deine. Gewinne die Prüfung, oder sorge dafür, dass niemand sie gewinnt.
theme-how_likely = Wie wahrscheinlich?
    .about = Gleiche Würfel, geschlagene Gebote, neu geworfene Würfel: Wie wahrscheinlich ist das?

# Die Spieler, nach der Farbe ihrer Würfel
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb

# Die Fragen
earn-ask = Du bist { $name }. Welcher Zug bringt die meisten Knöpfe, wenn alle Kosten abgezogen sind?
displace-ask = Du bist { $name }. Halte diesen Schauplatz mit einem farbigen Würfel: { $place }. Behalte so viele Knöpfe, wie du kannst.
finish_hut-ask = Du bist { $name }. Vollende in diesem Zug deine Hütte.
unanswerable-ask = Du bist { $name }. Halte diesen Schauplatz mit einem farbigen Würfel: { $place }. Niemand soll dich im nächsten Zug schlagen können.
exam-ask = Du bist { $name }, und nur du hast noch Würfel. Gewinne die Prüfung; geht das nicht, sorge dafür, dass niemand sie gewinnt.
how_likely-ask-equal = { $dice } Würfel werden geworfen. Wie wahrscheinlich ist es, dass { $many } davon oder mehr gleich sind?
how_likely-ask-beats = { $dice ->
        [one] Ein Würfel wird
       *[other] { $dice } Würfel werden
    } geworfen. Wie wahrscheinlich ist ein Gebot, das { $lying } schlägt?{ $many ->
        [0] {""}
        [one] { " " }Ein Würfel darf um 1 Auge gedreht werden.
       *[other] { " " }Ein Würfel darf um bis zu { $many } Augen gedreht werden.
    }
how_likely-ask-reroll = Du darfst von deinen Würfeln { $lying } beliebige noch einmal werfen, einmal. Wie wahrscheinlich sind danach { $many } oder mehr gleich, wenn du am besten wählst?

# Antworten
earn-right = Deine Knöpfe: { $net }. Nichts bringt mehr.
earn-wrong = Deine Knöpfe: { $net }. Es geht mehr.
displace-right = Du hältst den Schauplatz. Deine Knöpfe: { $net }. Mehr bleiben dir nicht.
displace-wrong = { $done ->
    [yes] Du hältst den Schauplatz. Deine Knöpfe: { $net }. Es geht mehr.
   *[no] Nach diesem Zug hältst du den Schauplatz nicht.
  }
finish_hut-right = Deine Hütte ist vollendet.
finish_hut-wrong = Ein Bauabschnitt fehlt noch.
unanswerable-right = Du hältst den Schauplatz, und niemand kann dich im nächsten Zug schlagen.
unanswerable-wrong = { $done ->
    [yes] Du hältst den Schauplatz, kannst aber im nächsten Zug geschlagen werden.
   *[no] Nach diesem Zug hältst du den Schauplatz nicht.
  }
exam-right = { $best ->
    [2] Du gewinnst die Prüfung.
   *[1] Niemand gewinnt die Prüfung, und mehr ist nicht möglich.
  }
exam-wrong = { $best ->
    [2] Du gewinnst die Prüfung nicht, aber sie ist zu gewinnen.
   *[1] Jemand anders gewinnt die Prüfung, und das lässt sich verhindern.
  }
unanswerable-refuted = So könnte { $name } dich schlagen.
exam-counted = In der Prüfung zählt jede { $pips }:
exam-count = { $name }: { $count }
exam-none = In der Prüfung liegt kein Würfel, also fällt sie aus.

# Hinweise
earn-hint = Geh von Ort zu Ort: Was bringt jeder sofort? Eine Zusatzaktion kostet Knöpfe, öffnet aber vielleicht einen besseren Ort.
displace-hint = Mehr Würfel schlagen alles, ebenso viele schlagen niedrigere. Vergleiche die Wege dorthin: ein gedrehter Würfel, ein weißer Würfel, ein Großer Bruder, eine abgegebene Karte.
finish_hut-hint = Gebaut wird in der Schule oder mit der Karte „Hütte“, und nur, wo kein Nachsitzer daneben liegt.
unanswerable-hint = Sieh nach, was die anderen vor sich haben und was jeder dazunehmen kann: einen weißen Würfel, einen gedrehten, einen befreiten, einen Großen Bruder.
exam-hint = Farbige Würfel zählen in der Schule, auf den Schauplätzen und neben Karten. Weiße zählen nie, und auf dem Marktplatz und in der Wassermühle zählt nichts.
hint-extra = { $kind ->
    [none] Ein richtiger Weg: Er braucht keine Zusatzaktion.
    [white] Ein richtiger Weg: Ein weißer Würfel wird gekauft.
    [change] Ein richtiger Weg: Ein Würfel wird gedreht.
   *[give] Ein richtiger Weg: Eine Karte wird abgegeben.
  }
hint-place = Ein richtiger Weg: Die ersten Würfel gehören hierhin: { $place }.
hint-dice = Ein richtiger Weg: Das Gebot zählt als { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }{ $brother ->
        [yes] , mit einem Großen Bruder
       *[no] , ohne Großen Bruder
    }.

# Wie wahrscheinlich?
how_likely-hint-equal = Zähl die Würfe, bei denen es nicht klappt: In ihnen kommt jede Zahl weniger als { $many }-mal vor.
how_likely-hint-beats = Mehr gleiche Würfel schlagen es, was sie auch zeigen, und ebenso viele mit einer höheren Zahl.
how_likely-hint-reroll = Geh die Möglichkeiten durch: Was behältst du, und wie viele der neu geworfenen Würfel müssen dasselbe zeigen?
how_likely-more-equal = Insgesamt gibt es { $rolls } Würfe.
how_likely-more-beats = Insgesamt gibt es { $rolls } Würfe. Zähl erst die mit mehr gleichen Würfeln, dann die mit höchstens ebenso vielen, aber einer höheren Zahl.
how_likely-more-reroll = Am besten wirfst du diese neu: { $rolled }. Sie können auf { $rolls } Arten fallen.
how_likely-counted-equal = Jeder der { $rolls } Würfe nach der größten Zahl gleicher Würfel; zusammen ist es { $chance }.
how_likely-counted-beats = So viele der { $rolls } Würfe schlagen es; zusammen ist es { $chance }.
how_likely-counted-reroll = Was am besten neu geworfen wird, und die nächstbesten Möglichkeiten.
how_likely-line-equal = { $what ->
        [one] alle verschieden
       *[other] { $what } gleiche
    }: { $count } Würfe
how_likely-line-beats = { $what ->
        [0] wie sie fallen
        [one] ein Würfel um 1 Auge gedreht
       *[other] ein Würfel um { $what } Augen gedreht
    }: { $count } Würfe
how_likely-line-reroll = { $what }: { $count }
how_likely-complement = So wahrscheinlich ist das Gegenteil. Zieh es von 1 ab.
how_likely-one-value = Das gilt für eine einzelne Zahl. Recht ist aber jede der sechs.
how_likely-added = Du hast die sechs Zahlen addiert. Ein Wurf, in dem zwei davon oft genug kommen, zählt dann doppelt.
how_likely-exactly = So wahrscheinlich sind genau so viele gleich. Mehr sind auch recht.
how_likely-not-turned = Das ist ohne das Drehen eines Würfels.
how_likely-only-more = Mehr gleiche Würfel schlagen es, aber auch ebenso viele mit einer höheren Zahl.
how_likely-any-value = Ebenso viele Würfel schlagen es nur, wenn ihre Zahl höher ist.
how_likely-other-dice = So wahrscheinlich ist es, wenn du andere Würfel neu wirfst. Es gibt eine bessere Wahl.
