# Lektion 13. Eine Nachricht exercise-13-2 ist die Frage; was ihre Attribute bedeuten, steht in kit/exercises/exercise.py.
lesson-13 = Gebote, Patt und Drilling

auction-example = z. B. 7

# Auf dem Antwortblatt, zu dreißig Würfen

exercise-13-1 = Diese Würfel liegen im Steinbruch: { $bid }. Welche dieser Gebote schlagen sie? Wähle sie alle.
    .title = Was schlägt das?
    .hint-1 = Zähl zuerst die Würfel. Nur wenn zwei Gebote gleich viele Würfel haben, kommt es darauf an, was sie zeigen.
    .hint-2 = Ein Gebot hat weniger Würfel, zwei haben gleich viele, die nicht höher sind: Diese drei schlagen nicht.
    .right = { $more } und { $many } haben mehr Würfel. { $higher } hat gleich viele, und sie sind höher.
    .mistake-pips = Dieses schlägt sie. Aber hast du die Augen addiert? Zuerst zählt, wie viele Würfel es sind: Mehr Würfel schlagen weniger, auch wenn es Einsen sind.
    .mistake-value = Du hast darauf geachtet, was ein einzelner Würfel zeigt. Zuerst zählt, wie viele es sind.
    .mistake-same = { $same } ist dasselbe Gebot, und ein Gebot muss höher sein als das, was da liegt.
    .mistake-fewer = { $fewer } hat weniger Würfel. Weniger Würfel schlagen nie mehr, auch Sechsen nicht.
    .mistake-lower = { $lower } hat gleich viele Würfel, aber sie sind niedriger.
    .solution = Mehr Würfel schlagen weniger: { $more } und { $many }. Gleich viele müssen höher sein: { $higher } ist es, { $lower } und { $same } sind es nicht. Weniger Würfel ({ $fewer }) schlagen nie.

exercise-13-2 = Im Steinbruch liegen zwei Vieren. Du hast fünf Würfel, die noch nicht gefallen sind, und einen Knopf: Dafür darfst du einen Würfel um ein Auge drehen, hinauf oder hinunter. Wie wahrscheinlich ist es, dass du die zwei Vieren dann schlagen kannst? Was schätzt du?
    .title = Deine Schätzung
    .noted = Wir kommen darauf zurück.
    .solution = Eine Schätzung ist weder richtig noch falsch. In Aufgabe 13.8 wird sie verglichen.

exercise-13-3 = Du wirfst { $dice } Würfel. Wie wahrscheinlich ist es, dass mindestens zwei davon gleich sind?
    .title = Zwei gleiche
    .hint-1 = „Mindestens zwei gleiche“ kann auf viele Arten geschehen. Was ist das Gegenereignis?
    .hint-2 = Alle Würfel verschieden: Der erste darf irgendetwas zeigen. Wie viele Zahlen bleiben für den zweiten, und so weiter?
    .right = Alle verschieden: { $product } = { $different } von { $rolls } Ergebnissen. Die anderen { $hits } haben zwei gleiche Würfel oder mehr.
    .mistake-different = Das ist die Wahrscheinlichkeit des Gegenereignisses: alle Würfel verschieden.
    .mistake-added = Du hast für jedes Paar von Würfeln 1/6 addiert, aber diese Ereignisse können zugleich eintreten. Ergebnisse, in denen mehrere Paare gleich sind, zählen dann mehrfach. Was käme bei sieben Würfeln heraus? Inklusion und Exklusion ist hier lang, das Gegenereignis kurz.
    .mistake-independent = Du hast multipliziert, als wären die Paare von Würfeln unabhängig. Aber sie haben Würfel gemeinsam: Sind der erste und der zweite gleich, und der zweite und der dritte auch, so sind es auch der erste und der dritte.
    .mistake-one-pair = Das ist richtig für zwei Würfel. Hier genügen zwei beliebige von { $dice }.
    .mistake-outcomes = Die Zahl der günstigen Ergebnisse stimmt. Wie viele sind es insgesamt?
    .solution = Das Gegenereignis ist einfacher: alle verschieden, in { $product } = { $different } von { $rolls } Ergebnissen in der Ergebnismenge. Zwei oder mehr gleiche gibt es also in { $rolls } − { $different } = { $hits }, das ist { $chance }.

exercise-13-4 = Fünf Würfel werden geworfen. Wie wahrscheinlich ist es, dass sie { $pattern ->
        [two-pairs] zwei Paare und eine andere Zahl zeigen, wie hier
       *[three] genau drei gleiche und zwei andere, verschiedene Zahlen zeigen, wie hier
        [full] drei gleiche und ein Paar zeigen, wie hier
        [four] genau vier gleiche zeigen, wie hier
    }? Die Zahlen dürfen andere sein, und die Reihenfolge auch.
    .title = Ein Muster
    .hint-1 = Zwei Fragen: Auf wie viele Arten lassen sich die Zahlen wählen? Und in wie vielen Reihenfolgen können die Würfel dann liegen?
    .hint-2 = Die Reihenfolgen: Fünf verschiedene Würfel haben { $all }. Vertauscht man gleiche Würfel, so entsteht nichts Neues; teil also durch 2! für ein Paar, durch 3! für drei gleiche, durch 4! für vier.
    .hint-3 = Die Zahlen: { $pattern ->
        [two-pairs] zwei der sechs für die Paare (welche davon die erste ist, ist gleichgültig), dann eine der anderen vier.
       *[three] eine der sechs kommt dreimal, dann zwei der anderen fünf (welche davon die erste ist, ist gleichgültig).
        [full] eine der sechs kommt dreimal, eine der anderen fünf zweimal.
        [four] eine der sechs kommt viermal, eine der anderen fünf einmal.
    }
    .right = { $numbers } Arten, die Zahlen zu wählen, { $divided } = { $orders } Reihenfolgen: { $hits } von { $rolls } Ergebnissen.
    .mistake-twice = Du hast Zahlen, die gleich oft kommen, in beiden Reihenfolgen gezählt, etwa 2 und 5 und noch einmal 5 und 2. Das ist eine Wahl.
    .mistake-which = Du hast zwei Zahlen gewählt. Aber es kommt darauf an, welche davon öfter kommt: Das sind doppelt so viele.
    .mistake-just-these = Das ist richtig für genau diese Zahlen. Aber andere gelten auch.
    .mistake-no-orders = Du hast die Zahlen gewählt. Und in wie vielen Reihenfolgen können die Würfel sie zeigen?
    .mistake-all-orders = Du hast { $all } Reihenfolgen genommen, wie bei fünf verschiedenen Würfeln. Aber gleiche Würfel können die Plätze tauschen, und es entsteht nichts Neues.
    .mistake-of-hands = Ohne Reihenfolge gibt es { $hands } Möglichkeiten, aber sie sind nicht gleich wahrscheinlich: Fünf verschiedene Würfel haben { $all } Reihenfolgen, fünf gleiche eine. Zähl Ergebnisse: Sie sind die Ergebnismenge.
    .mistake-outcomes = Die Zahl der günstigen Ergebnisse stimmt. Wie viele sind es insgesamt?
    .solution = { $numbers } Arten, die Zahlen zu wählen ({ $pattern ->
        [two-pairs] 15 für die Paare, 4 für die andere
       *[three] 6 für die drei gleichen, 10 für die zwei anderen
        [full] 6 für die drei gleichen, 5 für das Paar
        [four] 6 für die vier gleichen, 5 für die andere
    }), und für jede der Multinomialkoeffizient { $divided } = { $orders }: { $hits } von { $rolls }, oder { $percent }.

exercise-13-5 = Wirf fünf Würfel dreißigmal. Wie viele davon zeigen die häufigste Zahl? (Bei 2, 2, 2, 5, 5 sind es drei.)
    .title = Dreißig Würfe
    .outcome-1 = alle verschieden
    .outcome-2 = zwei gleiche
    .outcome-3 = drei gleiche
    .outcome-4 = vier gleiche
    .outcome-5 = alle fünf gleich
    .noted = Gespeichert. Eure Klasse legt alle ihre Würfe zusammen.
    .solution = Alle haben ihre eigenen Würfel. Genau: 720, 5.400, 1.500, 150 und 6 von 7.776.

exercise-13-6 = Du brauchst drei gleiche Würfel und darfst einige dieser Würfel noch einmal werfen. Welche?
    .title = Welche noch einmal?
    .option-both-pairs = Nur die { $single }: Zwei Paare sind besser als eines.
    .option-one-pair = Die { $single } und eines der Paare: zwei Würfel behalten.
    .option-all = Alle fünf.
    .option-equal = Es ist gleichgültig.
    .hint-1 = Rechne die Wahrscheinlichkeit für jede Wahl aus. Wenn beide Paare bleiben: Welche Zahlen helfen auf dem letzten Würfel?
    .hint-2 = Wenn zwei { $low }er bleiben und drei Würfel fallen: Wie wahrscheinlich ist es, dass keiner davon eine { $low } ist? Nimm das Gegenereignis. (Und drei andere gleiche würden auch genügen.)
    .right = Drei Würfel zu zwei { $low }ern: 1 − (5/6)³, und 5/216 für drei andere gleiche: { $onePair }. Ein Würfel zu beiden Paaren: 2/6, also { $bothPairs }.
    .mistake-both-pairs = Ein Würfel, und zwei seiner sechs Zahlen helfen. Vergleiche: drei Würfel, und eine Zahl hilft (oder drei andere gleiche).
    .mistake-all = Zwei gleiche Würfel liegen schon da, mehr als die Hälfte. Behalte sie, und vergleiche.
    .mistake-equal = Vergleiche einen Würfel, bei dem zwei Zahlen helfen, mit drei Würfeln, bei denen eine Zahl hilft.
    .solution = Zwei { $low }er (oder { $high }er) behalten und drei werfen. Deren Zahl von { $low }ern ist nach der Binomialverteilung verteilt: Mindestens eine kommt mit 91/216. Mit drei anderen gleichen: 91/216 + 5/216 = { $onePair }. Beide Paare behalten und einen werfen: 2/6 = { $bothPairs }. Alle werfen: { $allFive }.

exercise-13-7 = { $bid } liegt da, und du hast fünf Würfel, die noch nicht gefallen sind. Wie wahrscheinlich ist es, dass sie es schlagen, so wie sie fallen? (Von { $rolls } Ergebnissen haben { $three } drei gleiche Würfel oder mehr. In { $pair } sind es genau zwei Sechsen und keine drei gleichen; und ebenso viele für jede andere Zahl.)
    .title = { $bid } schlagen
    .hint-1 = Zwei Ereignisse schlagen { $bid }: drei beliebige gleiche Würfel und zwei gleiche mit einer höheren Zahl: { $higher }.
    .hint-2 = Wenn du { $pair } für jede dieser Zahlen addierst: Welche Ergebnisse sind doppelt gezählt?
    .hint-3 = Zwei Paare höherer Zahlen: Zu jeder Wahl von zwei Zahlen gibt es 30 Reihenfolgen und 4 Zahlen für den fünften Würfel.
    .right = { $three } + { $values } · { $pair } − { $twos } · { $both } = { $hits } von { $rolls }, oder { $percent }.
    .mistake-added = Du hast die Paare addiert. Ein Wurf mit zwei Paaren, beide höher, ist jetzt doppelt gezählt. Wie viele solche Würfe gibt es?
    .mistake-no-three = Du hast vergessen, dass drei gleiche Würfel jedes Paar schlagen.
    .mistake-one-value = Du hast die Paare einer einzigen Zahl gezählt. Es gelten { $higher }.
    .mistake-only-three = Zwei Würfel genügen, wenn sie höher sind: { $higher }.
    .mistake-outcomes = Die Zahl der günstigen Ergebnisse stimmt. Wie viele sind es insgesamt?
    .solution = Inklusion und Exklusion. Drei gleiche: { $three }. Genau zwei mit einer höheren Zahl ({ $higher }): { $values } · { $pair }. Zwei solche Paare zugleich sind doppelt gezählt: { $twos } · 30 · 4 = { $less }. { $added } − { $less } = { $hits } von { $rolls }, oder { $percent }.

exercise-13-8 = Und die Frage vom Anfang: fünf Würfel gegen zwei Vieren, und ein Knopf, um einen Würfel um ein Auge zu drehen. Nur die { $hands } Würfe hier unten schlagen sie dann nicht; jeder kann in mehreren Reihenfolgen liegen. Wie wahrscheinlich ist es, dass du die zwei Vieren schlagen kannst?
    .title = Mit einem Knopf
    .hint-1 = Es ist einfacher zu zählen, was nicht genügt, und das Gegenereignis zu nehmen.
    .hint-2 = In wie vielen Reihenfolgen können 1, 2, 3, 4, 6 liegen? Und 1, 1, 3, 4, 6? Und 1, 1, 3, 3, 5?
    .hint-3 = Einer hat 120 Reihenfolgen, manche haben 60, die anderen 30. Addiere sie; das ist von { $rolls }.
    .right = { $counted } = { $failing } von { $rolls } Ergebnissen genügen nicht. Alle anderen schlagen die zwei 4er: { $percent }.
    .guessed = Du hast { $guess } geschätzt. { $off ->
        [same] Dein Bereich enthält die Zahl.
        [higher] Es ist etwas weniger: { $percent }.
       *[lower] Es ist mehr: { $percent }. Ein Knopf ist viel wert.
    }
    .mistake-failing = Das ist die Wahrscheinlichkeit des Gegenereignisses: dass du sie nicht schlagen kannst.
    .mistake-each-once = Du hast jeden dieser Würfe einmal gezählt. Aber 1, 2, 3, 4, 6 kann in 120 Reihenfolgen liegen, und jede ist ein Ergebnis für sich.
    .mistake-of-hands = { $hands } von { $all } Möglichkeiten ohne Reihenfolge genügen nicht, aber diese sind nicht gleich wahrscheinlich. Zähl ihre Reihenfolgen.
    .mistake-all-orders = Du hast jedem 120 Reihenfolgen gegeben. Gleiche Würfel können die Plätze tauschen, und es entsteht nichts Neues.
    .mistake-no-button = Das ist die Wahrscheinlichkeit, so wie die Würfel fallen. Der Knopf kommt noch dazu.
    .mistake-outcomes = Die Zahl der günstigen Ergebnisse stimmt. Wie viele sind es insgesamt?
    .solution = Was nicht genügt, hat { $counted } = { $failing } Reihenfolgen, jede Zahl davon ein Multinomialkoeffizient. 1 − { $failing }/{ $rolls } = { $percent }. Ohne Knopf sind es { $without }.

exercise-13-9 = Du (rot) und eine andere Person (blau), ihr bietet im Steinbruch, in dieser Reihenfolge. Seine Felder bringen { $fields }, und jedes Gebot wird sofort bezahlt, von links nach rechts. Wie viele Knöpfe mehr hast du verdient, als deine Würfel auf dem Marktplatz verdient hätten? (Das ist 1 je Würfel.)
    .title = Eine Versteigerung
    .bid-own = dein Gebot { $laid }
    .bid-other = das Gebot der anderen Person: { $laid }
    .hint-1 = Schreib die Felder unter die Gebote: Das erste Gebot bekommt die erste Zahl, und so weiter. Welche gehören dir?
    .hint-2 = Geschlagene Würfel sind für diese Runde verloren; was sie eingebracht haben, bleibt dir. Wie viele Würfel hast du insgesamt gelegt?
    .right = Du hast { $pays } = { $earned } bekommen, für { $dice } Würfel: { $more } mehr als auf dem Marktplatz.
    .mistake-no-market = So viel hast du bekommen. Aber auf dem Marktplatz hätten deine Würfel auch etwas verdient: Das sind ihre Opportunitätskosten.
    .mistake-beaten-lose = Wirst du geschlagen, so verlierst du die Würfel, aber du behältst, was du bekommen hast.
    .mistake-last-only = Du hast nur die Würfel deines letzten Gebots gezählt. Die geschlagenen sind auch weg.
    .mistake-pips = Auf dem Marktplatz verdient jeder Würfel 1, was er auch zeigt.
    .mistake-other = Das ist die Rechnung der anderen Person. Dir gehören die roten Würfel.
    .solution = Bekommen: { $pays } = { $earned }. Gelegte Würfel: { $dice }, jeder auf dem Marktplatz 1 wert. { $earned } − { $dice } = { $more }.

exercise-13-10 = In der Prüfung bekommt einen Bonus, wer die meisten { $value }er hat; bei Gleichstand niemand. Die andere Person hat { $theirs } davon. Du hast { $yours ->
        [0] keine
       *[other] { $yours }
    }, und eine Karte lässt dich deine anderen { $again } Würfel noch einmal werfen. Wie wahrscheinlich ist es, dass du mindestens einen Gleichstand erreichst?
    .title = Mindestens Gleichstand
    .theirs = die Würfel der anderen Person
    .yours = deine Würfel
    .hint-1 = Wie viele { $value }er brauchst du noch für einen Gleichstand? Mehr davon sind auch recht.
    .hint-2 = Zähl die Ergebnisse nach der Zahl ihrer { $value }er. Keiner: { $again } Würfel mit je 5 Zahlen. Genau einer: Welcher Würfel ist es, und was zeigen die anderen?
    .right = { $hits } von { $outcomes } Ergebnissen haben { $needed ->
        [one] mindestens einen { $value }er
       *[other] mindestens zwei { $value }er
    }: { $percent }.
    .mistake-just-tie = Das ist genau ein Gleichstand. Du kannst auch mehr haben als die andere Person.
    .mistake-to-win = Das ist die Wahrscheinlichkeit, mehr zu haben. Ein Gleichstand genügt: Dann bekommt die andere Person nichts.
    .mistake-one-order = Das ist eine Möglichkeit. Welche der { $again } Würfel zeigen die { $value }? Und mehr davon sind auch recht.
    .mistake-added = Du hast Wahrscheinlichkeiten von Ereignissen addiert, die zugleich eintreten können: Mehr Würfel als nötig können eine { $value } zeigen. Diese Ergebnisse sind mehrfach gezählt.
    .mistake-outcomes = Die Zahl der günstigen Ergebnisse stimmt. Wie viele sind es insgesamt?
    .solution = Du brauchst noch { $needed }. Weniger sind es in { $needed ->
        [one] { $none }
       *[other] { $none } + { $one } = { $fewer }
    } von { $outcomes } Ergebnissen; es bleiben { $hits }, oder { $percent }. Die Zahl der { $value }er ist binomialverteilt.

exercise-13-11 = Eine Karte kostet diese { $dice } gleichen Würfel und so viele Knöpfe, wie einer davon zeigt. Von der nächsten Runde an bringt sie zu Beginn jeder Runde { $income } Knöpfe. Auf dem Marktplatz hätten die Würfel sofort je 1 verdient. Nach wie vielen Einkommen hast du zum ersten Mal mehr Knöpfe als ohne die Karte?
    .title = Wann lohnt sie sich?
    .hint-1 = Was hast du insgesamt hergegeben? Knöpfe, und was die Würfel verdient hätten.
    .hint-2 = { $dice } Würfel und { $price } { $price ->
        [one] Knopf
       *[other] Knöpfe
    }. Wie oft { $income } ist mehr als das?
    .right = Sie hat { $price } gekostet und { $dice } für die Würfel, zusammen { $cost }. { $rounds } Einkommen bringen { $brought }.
    .mistake-dice-free = Die Würfel waren nicht umsonst: Auf dem Marktplatz hätten sie { $dice } verdient. Das sind ihre Opportunitätskosten.
    .mistake-not-yet = Nach { $before } Einkommen hast du höchstens so viele Knöpfe wie ohne die Karte. Die Frage ist, wann du mehr hast.
    .mistake-each-die = Du bezahlst, was einer der Würfel zeigt, nicht, was alle zeigen.
    .mistake-one-a-round = Eine Karte bringt in jeder Runde { $income }, nicht 1.
    .solution = Hergegeben: { $price } + { $dice } = { $cost }. { $rounds } ist die erste Zahl von Einkommen, die mehr bringt: { $brought }.

exercise-13-12 = Du und jemand anderes wollt den Steinbruch (4–3–2–1–0). Ihr habt beide fünf Würfel, die offen liegen, und was ihr nicht bietet, verdient auf dem Marktplatz 1 je Würfel. Wann hörst du auf zu bieten, und warum? Was ist ein Vorteil: zuerst zu bieten oder zuletzt?
    .title = Wann hörst du auf?
    .model = Ich sehe darauf, was das nächste Feld bringt und wie viele Würfel das Gebot braucht; auf dem Marktplatz verdienen sie je 1. Ein Würfel auf einem Feld, das 4, 3 oder 2 bringt, verdient dort mehr, also biete ich so niedrig, wie ich kann, solange ein Würfel genügt. Zwei Würfel auf dem Feld, das 2 bringt, verdienen so viel wie auf dem Marktplatz, und auf dem, das 1 bringt, weniger: Da höre ich auf. Das erste Gebot bringt die 4. Das letzte bringt nur dann etwas, wenn einen Bonus bekommt, wer den Steinbruch hält; dazu brauche ich mehr gleiche Würfel als die andere Person, oder höhere.
    .solution = Ein Mensch liest es. Eine gute Antwort vergleicht, was das nächste Feld bringt, mit der Zahl der Würfel, die es kostet (auf dem Marktplatz je 1), sieht, dass geschlagene Würfel verloren sind und ihr Lohn nicht, und sagt etwas über die Reihenfolge: Das erste Gebot bringt am meisten, das letzte hält den Ort.

# Bilder
picture-bids = Gebote, aufsteigend. Die umrahmten schlagen { $bid }.
picture-patterns = Fünf Würfel: Zahlen · Reihenfolgen = Ergebnisse
picture-pattern = { $numbers } · { $orders } = { $hits }
picture-patterns-three = Drei gleiche oder mehr (blau): { $hits } von { $rolls }, oder { $percent }
picture-equals = Deine dreißig Würfe mit fünf Würfeln
picture-equals-not-yet = Deine dreißig Würfe mit fünf Würfeln: zuerst die von { $number } werfen
picture-equals-rolled = { $count } (erwartet { $expected })
picture-pays = Was drei gleiche Würfel der Runde 1 gebracht haben
picture-pays-round = bis Runde
picture-pays-market = Marktplatz
picture-pays-card = Karte für { $price }

# For tests
exercise-13-201 = Ein Test hat { $questions } Fragen mit je { $options } Antworten, von denen eine richtig ist. Du rätst bei allen zufällig. Wie groß ist die Wahrscheinlichkeit, dass genau { $hits } deiner Antworten richtig sind?
    .title = Geratene Antworten
    .hint-1 = Binomialverteilung: Wie wahrscheinlich sind erst { $hits } richtige Antworten und dann nur falsche? In wie vielen Reihenfolgen können sie kommen?
    .right = Es gibt { $ways } Reihenfolgen, jede mit Wahrscheinlichkeit { $one }: zusammen { $answer }, also { $percent }.
    .mistake-one-order = Das ist nur eine Reihenfolge. Die { $hits } Fragen lassen sich auf { $ways } Arten auswählen.
    .mistake-no-misses = Du hast die falschen Antworten vergessen: Alle anderen müssen falsch sein.
    .mistake-at-least = Das ist mindestens { $hits }. Gefragt ist genau { $hits }.
    .mistake-share = Das ist der Anteil von { $hits } an { $questions }. Wie wahrscheinlich ist es, dass das geschieht?
    .solution = { $ways } · ({ $hit })^{ $hits } · ({ $miss })^{ $misses } = { $answer }, also { $percent }.
exercise-13-202 = Eine Basketballspielerin trifft bei jedem Freiwurf mit Wahrscheinlichkeit { $chance }, unabhängig von den anderen. Sie hat { $throws } Freiwürfe. Wie groß ist die Wahrscheinlichkeit, dass sie mindestens { $needed }-mal trifft?
    .title = Freiwürfe
    .hint-1 = Mindestens { $needed } heißt { $needed } oder { $throws }. Berechne beides mit der Binomialverteilung.
    .right = Genau { $needed } Treffer haben die Wahrscheinlichkeit { $exactly }, { $throws } Treffer { $all }: zusammen { $percent }.
    .mistake-exactly = Das sind genau { $needed } Treffer. Auch { $throws } Treffer gehören zum Ereignis.
    .mistake-all = Das sind { $throws } Treffer. Einmal darf sie verfehlen.
    .mistake-fewer = Das ist das Gegenereignis: weniger als { $needed } Treffer.
    .mistake-certain-ones = Das sind { $needed } bestimmte Würfe, die treffen, etwa die ersten. Der Fehlwurf kann überall liegen.
    .solution = P(mindestens { $needed }) = P({ $needed }) + P({ $throws }) = { $exactly } + { $all } = { $percent }.
exercise-13-203 = { $red } rote, { $blue ->
        [one] ein blauer
       *[other] { $blue } blaue
    } und { $green ->
        [one] ein grüner Knopf
       *[other] { $green } grüne Knöpfe
    } liegen in einer Reihe. Knöpfe der gleichen Farbe sind nicht zu unterscheiden. Wie viele verschiedene Reihen sind möglich?
    .title = Knöpfe in einer Reihe
    .hint-1 = Wären alle { $all } verschieden, wie viele Permutationen gäbe es? Wie oft ist dann jede Reihe gezählt?
    .right = { $formula } = { $answer }.
    .mistake-all-different = Das wäre richtig, wenn alle Knöpfe verschieden wären. Gleiche lassen sich aber vertauschen.
    .mistake-free = Du hast für jeden Platz die Farbe frei gewählt. Es sind aber { $red } rote, nicht mehr und nicht weniger.
    .mistake-one-colour = Du hast nur für die roten geteilt. Auch die Knöpfe der anderen Farben lassen sich vertauschen.
    .mistake-no-factorials = Drei gleiche Knöpfe lassen sich auf 3! = 6 Arten vertauschen, nicht auf 3.
    .solution = Permutationen mit Wiederholung: { $formula } = { $answer }.
