# Che cosa dicono i rompicapi di BUTTONS.

game-title = BUTTONS

# I temi
theme-most = Più bottoni
    .about = Metti tutti i bottoni che le regole permettono.
theme-colours = Colori
    .about = Copri i colori tre volte ciascuno con meno bottoni possibile.
theme-numbers = Numeri
    .about = Trova l’unica disposizione che va d’accordo con i totali.
theme-known_dice = Dadi noti
    .about = I prossimi tiri si conoscono. Scegli le caselle, e quando uscire.
theme-stars = Stelle
    .about = Metti le stelle che guadagni dove servono di più.
theme-space = Quale casella?
    .about = Un tiro offre più caselle. Scegli la migliore.
theme-gold = Prendere o passare?
    .about = Il tiro di un altro ti offre la casella dorata.
theme-stop = Lanciare o uscire?
    .about = Confronta le stelle che hai con quelle che possono arrivare.
theme-close = È una scelta in bilico?
    .about = Lanciare o uscire: una scelta è nettamente migliore, o non c’è quasi differenza?
theme-risk = Il rischio
    .about = Calcola la probabilità che il prossimo tiro ti faccia incartare.
theme-win = Vincere ora
    .about = Trova la scelta con la migliore probabilità di vincere in questo giro.

# Le raccolte di più temi
pack-first_steps = Primi passi
pack-gems = Perle

# Che cosa dicono più temi

# Che cosa sente del tabellone chi non lo vede, quando un rompicapo intende una cosa diversa dal gioco
board-offered-star = si può scegliere
board-line = evidenziata
board-last = nuovo
board-worth = segnata { $worth }
board-best = segnata { $worth }, la migliore

# Una risposta in corso
draft-wrong = { $count ->
    [0] Nessuna risposta giusta le ha tutte insieme.
    [one] { $cells } non è in nessuna risposta giusta.
   *[other] Nessuna di queste è in una risposta giusta: { $cells }.
  }
draft-complete = Non manca più niente.

# Più bottoni
worth-buttons = { $count ->
    [one] 1 bottone
   *[other] { $count } bottoni
  }
most-ask = Aggiungi tutti i bottoni che le regole permettono. Nessun bottone va su una stella, su un bottone o accanto a un bottone.
most-status = { $count ->
    [0] Ancora nessun bottone aggiunto
    [one] 1 bottone aggiunto
   *[other] { $count } bottoni aggiunti
  }, { $left ->
    [0] nessuna casella è più aperta
    [one] 1 casella è ancora aperta
   *[other] { $left } caselle sono ancora aperte
  }.
most-right = { $count ->
    [one] 1 bottone: di più non ce ne stanno.
   *[other] { $count } bottoni: di più non ce ne stanno.
  }
most-open = Hai aggiunto { $count ->
    [one] 1 bottone
   *[other] { $count } bottoni
  }, e { $cell } è ancora aperta. Ce ne stanno { $most }.
most-blocked = Hai aggiunto { $count ->
    [one] 1 bottone
   *[other] { $count } bottoni
  }, e ora ogni casella è chiusa. In un’altra disposizione ce ne stanno { $most }.
most-hint-open = { $count ->
    [one] 1 casella è aperta.
   *[other] { $count } caselle sono aperte.
  } Una stella o un bottone chiude la propria casella, e un bottone chiude anche quelle accanto.
most-hint-checkerboard = Pensa a una scacchiera: delle caselle aperte, { $one } sono scure (●) e { $other } chiare (○). Due caselle dello stesso tono non sono mai vicine, quindi { $most } bottoni ci stanno di sicuro. Puoi cambiare tono da qualche parte e guadagnarci?
most-hint-easy = { $count ->
    [0] Ogni casella aperta ha almeno due vicine aperte, quindi ogni bottone chiude almeno due caselle. Meno ne chiude, meglio è.
    [one] La casella segnata ha al massimo una vicina aperta. Un bottone lì non costa niente: una delle due caselle resta vuota comunque.
   *[other] Le { $count } caselle segnate hanno ciascuna al massimo una vicina aperta. Un bottone su una di loro non costa niente: una delle due caselle resta vuota comunque.
  }
most-hint-pairs = Su due caselle vicine sta in tutto un solo bottone. La figura divide le caselle aperte in { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
  } di vicine, e { $single ->
    [0] non ne avanza nessuna
    [one] ne avanza { $single }
   *[other] ne avanzano { $single }
  }: più di { $most } bottoni non ci stanno mai.
most-refuted = { $count ->
    [one] La casella o coppia di caselle segnata non ha nessun tuo bottone, ma in una delle disposizioni migliori ne ha uno.
   *[other] Le caselle e le coppie di caselle segnate non hanno nessun tuo bottone; due caselle con lo stesso numero sono una coppia. In una delle disposizioni migliori ognuna ne ha uno.
  }
most-best = { $count ->
    [one] Ci sta 1 bottone.
   *[other] Ci stanno { $count } bottoni.
  }
most-ways = { $count ->
    [one] Questo è l’unico modo.
   *[other] Questo è uno di { $count } modi.
  }
most-proof = Perché non di più: le caselle con lo stesso numero sono vicine e insieme tengono un solo bottone{ $single ->
    [0] . Di queste coppie { $pairs ->
        [one] ce n’è { $pairs }.
       *[other] ce ne sono { $pairs }.
      }
   *[other] , e una casella con un punto ne tiene uno. { $pairs } più { $single } fa { $most }.
  }
most-checkerboard = La sola scacchiera dà { $count }. Ne { $short ->
    [one] manca { $short }
   *[other] mancano { $short }
  }: dove stelle e bottoni dividono le caselle aperte in parti, per ogni parte può convenire un tono diverso.

# Colori
colours-ask = Guadagna { $cover ->
    [one] 1 stella
   *[other] { $cover } stelle
  } con i colori, aggiungendo meno bottoni possibile. Tre bottoni su un colore ne fanno guadagnare una{ $cards ->
    [0] .
    [one] , e due se è il colore della tua scheda.
   *[other] , e due se è il colore di una delle tue schede.
  }
colours-tally = { $colour } { $count } di { $enough }
colours-tally-own = { $colour } { $count } di { $enough } (vale due)
colours-status = { $added ->
    [0] Ancora nessun bottone aggiunto.
    [one] 1 bottone aggiunto.
   *[other] { $added } bottoni aggiunti.
  } Stelle per i colori: { $have } di { $cover }. Sotto i tuoi bottoni: { $each }.
colours-right = { $count ->
    [one] 1 bottone basta, e meno non si può.
   *[other] { $count } bottoni bastano, e meno non si può.
  }
colours-too-little = Stelle guadagnate: solo { $have } di { $cover }. Un colore conta da tre bottoni in su.
colours-too-many = Così servono { $count ->
    [one] 1 bottone
   *[other] { $count } bottoni
  }, ma ne { $fewest ->
    [one] basta { $fewest }
   *[other] bastano { $fewest }
  }.
colours-room = { $colour }: { $wants ->
    [0] già coperto
    [one] serve ancora 1 bottone
   *[other] servono ancora { $wants } bottoni
  }, { $open ->
    [0] nessuna casella aperta
    [one] 1 casella aperta
   *[other] { $open } caselle aperte
  }
colours-hint-room = Prima conta che cosa serve ancora a ogni colore, e quanto spazio ha.
colours-hint-costs = Queste scelte di colori rendono abbastanza, dalla meno cara in su. Non tutte ci stanno.
colours-cost = { $colours }: { $count ->
    [one] 1 bottone
   *[other] { $count } bottoni
  }
colours-hint-scarce = Comincia dove c’è meno scelta: il { $colour } è uno dei colori da coprire, e { $count ->
    [one] la casella segnata è la sua unica aperta
   *[other] le { $count } caselle segnate sono le sue uniche aperte
  }.
colours-hint-useless = { $count ->
    [0] Ogni casella aperta fa parte di una delle disposizioni migliori.
    [one] Nessuna delle disposizioni migliori usa la casella con la croce.
   *[other] Nessuna delle disposizioni migliori usa anche solo una delle { $count } caselle con la croce.
  }
colours-best = { $count ->
    [one] 1 bottone basta.
   *[other] { $count } bottoni bastano.
  }
colours-ways = { $many ->
    [yes] I modi sono { $count } e più.
   *[no] { $count ->
    [one] Questo è l’unico modo.
   *[other] Questo è uno di { $count } modi.
  }
  }
colours-proof = { $count ->
    [0] Perché non di meno: nessun’altra scelta di colori vuole meno bottoni di { $fewest }.
    [one] Perché non di meno: un’altra scelta non ne vuole più di { $fewest }, ma le sue caselle sono troppo poche o si ostacolano.
   *[other] Perché non di meno: altre { $count } scelte non ne vogliono più di { $fewest }, ma le loro caselle sono troppo poche o si ostacolano.
  }
colours-idle = { $count ->
    [one] Il bottone su { $cells } non copre nulla: sul suo colore non ce ne sono tre.
   *[other] I bottoni su { $cells } non coprono nulla: sui loro colori non ce ne sono tre.
  }
colours-spare = { $count ->
    [one] 1 bottone è su un colore che ne ha già tre senza di lui.
   *[other] { $count } bottoni sono su colori che ne hanno già tre senza di loro.
  }

# Numeri
numbers-first-step = Metti sul tabellone i bottoni della sua soluzione: i totali seguono.
numbers-ask = Dai a ogni riga, colonna e colore tanti bottoni quanti ne dice il suo numero. Due bottoni non possono stare fianco a fianco.
numbers-how = Un clic mette un bottone. Un secondo clic segna la casella come vuota (×), un terzo la libera.
numbers-lines = Righe: { $rows } · colonne: { $columns }
numbers-colours = Colori: { $colours }
numbers-colour = { $colour } { $count }
numbers-laid = Sul tabellone: { $colours }; { $laid ->
    [one] 1 bottone
   *[other] { $laid } bottoni
  }
numbers-laid-of = Sul tabellone: { $colours }; { $laid } di { $total ->
    [one] 1 bottone
   *[other] { $total } bottoni
  }
numbers-met = Numeri raggiunti: { $met } di { $all }
numbers-right = Ogni numero è raggiunto, e nessun bottone è accanto a un altro.
numbers-wrong-beside = I bottoni su { $first } e { $other } sono fianco a fianco.
numbers-wrong-clue = { $line } { $laid ->
    [0] non ha bottoni
    [one] ha 1 bottone
   *[other] ha { $laid } bottoni
  } e deve averne { $total }.
numbers-line-row = La riga { $name }
    .inside = la riga { $name }
numbers-line-column = La colonna { $name }
    .inside = la colonna { $name }
numbers-line-colour = { $name ->
    [r] Il rosso
    [b] Il blu
    [y] Il giallo
   *[g] Il verde
  }
    .inside = { $name ->
    [r] il rosso
    [b] il blu
    [y] il giallo
   *[g] il verde
  }
numbers-step-full = { $line } { $total ->
    [0] non vuole bottoni
    [one] ha già il suo bottone
   *[other] ha già i suoi { $total } bottoni
  }: { $cells } { $number ->
    [one] resta vuota.
   *[other] restano vuote.
  }
numbers-step-rest = { $line } deve averne { $need ->
    [one] ancora { $need }, e solo una casella è aperta: { $cells } riceve un bottone.
   *[other] altri { $need }, e solo { $need } caselle sono aperte: { $cells } ricevono un bottone.
  }
numbers-step-total = { $counted ->
    [row] Tutte le righe
    [column] Tutte le colonne
   *[colour] Tutti i colori
  } insieme hanno { $all ->
    [one] 1 bottone
   *[other] { $all } bottoni
  }. Per { $inside } { $total ->
    [one] ne resta { $total }
   *[other] ne restano { $total }
  }.
numbers-step-always = { $line } deve averne { $need ->
    [one] ancora { $need }
   *[other] altri { $need }
  }. { $ways ->
    [one] L’unico modo usa
    [2] Tutti e due i modi possibili usano
   *[other] Tutti e { $ways } i modi possibili usano
  } { $filled }.
numbers-step-never = { $line } deve averne { $need ->
    [one] ancora { $need }
   *[other] altri { $need }
  }. { $ways ->
    [one] L’unico modo non usa
    [2] Nessuno dei 2 modi possibili usa
   *[other] Ci sono { $ways } modi, e nessuno usa
  } { $closed }.
numbers-step-both = { $line } deve averne { $need ->
    [one] ancora { $need }
   *[other] altri { $need }
  }. { $ways ->
    [one] L’unico modo usa { $filled }, e non { $closed }.
    [2] Tutti e due i modi possibili usano { $filled }, e nessuno dei due usa { $closed }.
   *[other] Tutti e { $ways } i modi possibili usano { $filled }, e nessuno usa { $closed }.
  }
numbers-step-beside = { $line } deve averne { $need ->
    [one] ancora { $need }
   *[other] altri { $need }
  }. { $ways ->
    [one] L’unico modo
   *[other] Ognuno dei modi possibili
  } porta un bottone accanto a { $cells }: { $number ->
    [one] resta vuota.
   *[other] restano vuote.
  }
numbers-step-no-button = Supponi un bottone su { $cell }. { $then } { $inside } non può più avere { $total ->
    [one] 1 bottone
   *[other] { $total } bottoni
  }. Quindi { $cell } resta vuota.
numbers-step-button = Supponi che { $cell } resti vuota. { $then } { $inside } non può più avere { $total ->
    [one] 1 bottone
   *[other] { $total } bottoni
  }. Quindi { $cell } riceve un bottone.
numbers-then = Allora
numbers-then-many = Dopo { $number } conclusioni,
numbers-step-search = Per il resto non c’è un ragionamento breve. Di tutte le disposizioni rimaste, solo questa va bene.
numbers-wrong-so-far = Quello che hai su { $cells } non può essere giusto.
numbers-hint-closed = { $count ->
    [one] 1 casella accanto a un bottone può solo restare vuota. Comincia da lì.
   *[other] { $count } caselle accanto a un bottone possono solo restare vuote. Comincia da lì.
  }
numbers-hint-begin = Comincia dove c’è poca scelta: una riga o una colonna che non vuole bottoni, o che ne vuole quanti può tenerne.
numbers-hint-try = Nessuna riga, colonna o colore si decide da sé. Quale bottone lascerebbe troppo poche caselle a un’altra riga, colonna o colore?
numbers-hint-look = { $line } ora dice più di tutto: { $need ->
    [0] non vuole più bottoni
    [one] deve avere ancora 1 bottone
   *[other] deve avere altri { $need } bottoni
  }, e { $open ->
    [one] 1 delle sue caselle è aperta
   *[other] { $open } delle sue caselle sono aperte
  }.
numbers-hint-total = Somma le righe, le colonne o i colori: un numero che non è dato si può calcolare.
numbers-hint-suppose = Supponi un bottone su { $cell }. Quale numero non si può più raggiungere?
numbers-hint-suppose-empty = Supponi che { $cell } resti vuota. Quale numero non si può più raggiungere?
numbers-explain-start = { $given ->
    [0] Ogni volta che si mette un bottone, le caselle accanto restano vuote (×).
    [one] Le caselle accanto al bottone restano vuote (×), e così quelle accanto a ogni nuovo bottone.
   *[other] Le caselle accanto ai bottoni restano vuote (×), e così quelle accanto a ogni nuovo bottone.
  }
numbers-explain-end = { $count ->
    [one] Con questo bottone
   *[other] Con questi { $count } bottoni
  } ogni numero è raggiunto. Nessun’altra disposizione va bene.
numbers-parts = Qui la tua risposta si allontana dal ragionamento. { $step }
numbers-parts-closed = { $cells } { $number ->
    [one] è
   *[other] sono
  } accanto a un bottone dato.

# Dadi noti
known-ask = Giochi in solitario, e { $count ->
    [one] il prossimo tiro si conosce
   *[other] i prossimi { $count } tiri si conoscono
  }. Prendi i tiri nel loro ordine, metti un bottone per ciascuno, ed esci quando vuoi. Con un tiro che non offre caselle ti incarti. Guadagna più stelle possibile.
known-next = Ora viene il tiro { $number }. { $count ->
    [0] Non offre nessuna casella: chi lo prende si incarta.
    [one] Offre 1 casella.
   *[other] Offre { $count } caselle.
  }
known-none-left = I tiri sono finiti. Esci.
known-roll = Tiro { $number }: { $dice }
known-only-last = si può togliere solo l’ultimo bottone
known-all-taken = i tiri sono finiti
known-opt-out = Esci ora con { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }
known-opt-out-hint = Esci dal giro con i bottoni che hai messo: è la tua risposta
known-line = { $count ->
    [0] uscire subito
   *[other] { $cells }, poi uscire
  }
known-worth = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }
known-right = { $stars ->
    [one] 1 stella: di più non si può guadagnare.
   *[other] { $stars } stelle: di più non si può guadagnare.
  }
known-fewer = Così guadagni { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }, ma se ne { $most ->
    [one] può guadagnare { $most }
   *[other] possono guadagnare { $most }
  }.
known-wrong-so-far = Dopo il bottone del tiro { $number } su { $cell } non si arriva più al massimo di stelle. Toglilo.
known-hint-rolls = Prima guarda che cosa offre ogni tiro sul tabellone com’è adesso. Un bottone che metti può chiudere una casella che serve a un tiro successivo.
known-hint-roll = Tiro { $number }, riga { $row }: { $count ->
    [0] niente
   *[other] { $cells }
  }
known-hint-colours = Le stelle vengono dai colori sotto { $enough } bottoni, e un colore delle tue schede ne porta due. Questi tiri offrono ogni colore:
known-hint-colour = { $colour }{ $own ->
    [yes] {" "}(la tua scheda)
   *[no] {""}
  }: { $lies ->
    [0] ancora nessun bottone
    [one] 1 bottone
   *[other] { $lies } bottoni
  }, { $count ->
    [0] nessun tiro lo offre
    [one] tiro { $rolls }
   *[other] tiri { $rolls }
  }
known-hint-most = Al massimo si { $most ->
    [one] può guadagnare 1 stella.
   *[other] possono guadagnare { $most } stelle.
  }
known-hint-length = { $count ->
    [one] Tutti i modi migliori { $most ->
      [0] non usano nessun tiro
      [one] usano 1 tiro
     *[other] usano { $most } tiri
    }.
   *[other] I modi migliori usano da { $least } a { $most } tiri.
  }
known-step = Tiro { $number }: { $count ->
    [one] metti su { $cell }, l’unica casella.
   *[other] metti su { $cell }. Su ogni casella c’è il massimo che si può guadagnare dopo.
  }
known-end = Poi esci: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  } ({ $reasons }).
known-ways = Di { $all } modi di giocare, { $count ->
    [one] solo questo rende così tanto.
   *[other] { $count } rendono così tanto.
  }
known-slip = Il passo falso è il tiro { $number } su { $cell }: dopo non si può guadagnare più di { $left ->
    [one] 1 stella
   *[other] { $left } stelle
  }, e prima si arrivava a { $most }.
known-early = L’uscita viene troppo presto: con il tiro { $number } e i seguenti si arriva a { $most }.

# Stelle
stars-ask = Esci. Metti { $count ->
    [one] la tua stella su uno dei tuoi bottoni
   *[other] le tue { $count } stelle sui tuoi bottoni
  } in modo che restino vive più file di cinque possibile. Una fila di cinque caselle in una riga o colonna è viva se si può completare nel prossimo giro: due sue caselle senza stella non sono mai fianco a fianco.
stars-ask-win = Esci. Metti { $count ->
    [one] la tua stella su uno dei tuoi bottoni
   *[other] le tue { $count } stelle sui tuoi bottoni
  } in modo da vincere ora, con una fila di cinque stelle in una riga o colonna.
stars-earned = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
  }: { $reasons }.
stars-status = Stelle messe: { $chosen } di { $count }.
stars-wins = Così vinci ora.
stars-wins-not = Così non vinci, ma con queste stelle si può.
stars-most = { $count ->
    [one] 1 fila resta viva: di più non si può.
   *[other] { $count } file restano vive: di più non si può.
  }
stars-fewer = { $count ->
    [0] Nessuna fila resta viva
    [one] 1 fila resta viva
   *[other] { $count } file restano vive
  }, ma { $most ->
    [one] potrebbe restarne 1.
   *[other] potrebbero restarne { $most }.
  }
stars-worth = { $count ->
    [one] 1 fila viva
   *[other] { $count } file vive
  }
stars-worth-win = una vittoria
stars-worth-no-win = nessuna vittoria
stars-row = riga { $row } (da { $first } a { $last })
stars-column = colonna { $column } (da { $first } a { $last })
stars-hint-win = Cerca cinque caselle di una riga o colonna che abbiano ciascuna una stella o un tuo bottone, con non più di { $count ->
    [one] 1 bottone
   *[other] { $count } bottoni
  } tra loro.
stars-hint-almost = { $count ->
    [one] Una sola fila ha stelle o tuoi bottoni su almeno quattro delle sue caselle.
   *[other] { $count } file hanno stelle o tuoi bottoni su almeno quattro delle loro caselle. Non tutte si possono completare.
  }
stars-hint-direction = La fila che vince è in una { $direction ->
    [row] riga
   *[column] colonna
  }.
stars-hint-alive = Due caselle fianco a fianco, tutte e due senza stella, spengono ogni fila che le contiene: in un giro solo una delle due può ricevere un bottone. Perciò in ognuna di queste coppie serve una stella su una delle due.
stars-hint-reach = { $count ->
    [one] Si può tenere viva 1 fila in tutto.
   *[other] Si possono tenere vive { $count } file in tutto, e { $most } nello stesso tempo.
  } Ogni bottone dice quante di loro passano per lui.
stars-hint-sure = In ogni soluzione migliore c’è una stella su { $cell }.
stars-best = { $count ->
    [one] 1 fila resta viva.
   *[other] { $count } file restano vive.
  } Ogni nuova stella dice quante di loro passano per lei.
stars-best-line = Le stelle completano una fila di cinque: { $line }.
stars-ways = { $count ->
    [one] Di { $all } modi di mettere le stelle, 1 è il migliore.
   *[other] Di { $all } modi di mettere le stelle, { $count } sono i migliori, tutti ugualmente buoni.
  }
stars-lost = Fila persa: { $line }; { $one } e { $other } sono fianco a fianco senza stella.
stars-lines = Queste file: { $lines }.
stars-missing = Alla fila { $count ->
    [one] manca ancora una stella
   *[other] mancano ancora stelle
  } su { $cells }.
stars-greedy = Chi mette una stella dopo l’altra dove al momento tiene vive più file arriva a { $count }, non a { $most }. Due stelle insieme possono salvare ciò che nessuna delle due salva da sola.

# Quale casella, prendere o passare, lanciare o uscire, vincere ora
timing-roll = lanciare
    .start = Lanciare
timing-opt-out = uscire
    .start = Uscire
timing-take = prendere { $cell }
    .start = Prendere { $cell }
timing-pass = lasciare { $cell }
    .start = Lasciare { $cell }
timing-cell = mettere su { $cell }
    .start = Mettere su { $cell }
timing-worth-stars = { NUMBER($stars, maximumFractionDigits: 2) }
timing-worth-chance = { NUMBER($percent, maximumFractionDigits: 1) }%
timing-loss-stars = { $stars ->
    [0] meno di 0,01 stelle
    [1] 1 stella
   *[other] { NUMBER($stars, maximumFractionDigits: 2) } stelle
  }
timing-loss-chance = { $percent ->
    [0] meno di 0,1 punti percentuali
    [1] 1 punto percentuale
   *[other] { NUMBER($percent, maximumFractionDigits: 1) } punti percentuali
  }
timing-why-wrong = { $goal ->
    [win] { $choice } vince ora con probabilità { $value }, { $better } con { $best }: perdi { $loss }.
   *[stars] { $choice } vale { $value } ★, { $better } vale { $best } ★: in media perdi { $loss }.
  }
timing-why-right = { $goal ->
    [win] { $choice } vince ora con probabilità { $value }, { $second } solo con { $next }.
   *[stars] { $choice } vale { $value } ★, { $second } solo { $next } ★.
  }
timing-why-tied = { $goal ->
    [win] { $choice } vince ora con probabilità { $value }, { $others } altrettanto.
   *[stars] { $choice } vale { $value } ★, { $others } altrettanto.
  }
timing-why-only = { $goal ->
    [win] { $choice } vince ora con probabilità { $value }. Non c’è altro da fare.
   *[stars] { $choice } vale { $value } ★. Non c’è altro da fare.
  }
timing-option = { $choice }: { $value } ★ in media
timing-worths-on-spaces = { $goal ->
    [win] Il numero su una casella è la probabilità di vincere ora dopo aver messo lì un bottone.
   *[stars] Il numero su una casella dice quanto vale avere lì un bottone: stelle in media, giocando nel modo migliore.
  }
timing-goal-win = Conta solo vincere in questo giro: cinque stelle in fila, o dodici. { $stars ->
    [0] Non hai ancora stelle.
    [one] Hai 1 stella.
   *[other] Hai { $stars } stelle.
  }
timing-opponents = { $count ->
    [one] 1 avversario è ancora in gioco. Al suo turno esce con probabilità { $out }; se lancia, si incarta con probabilità { $bust }. Quando se ne va, porta via
   *[other] { $count } avversari sono ancora in gioco. Al suo turno ognuno esce con probabilità { $out }; se lancia, si incarta con probabilità { $bust }. Chi se ne va porta via
  } { $dice ->
    [one] 1 dado nero.
   *[other] { $dice } dadi neri.
  }
timing-use-buttons = Rispondi con i pulsanti.
timing-open = { $count ->
    [0] Nessuna casella è più aperta: al prossimo tiro ti incarti di sicuro.
    [one] Solo 1 casella è ancora aperta. È segnata.
   *[other] { $count } caselle sono ancora aperte. Sono segnate.
  }
timing-rows-closed = { $count ->
    [one] La riga { $rows } è chiusa: se il dado bianco la mostra, ti incarti.
   *[other] Le righe { $rows } sono chiuse: se il dado bianco ne mostra una, ti incarti.
  }
timing-earn = { $stars ->
    [0] Senza un bottone non puoi uscire.
    [one] Uscendo ora guadagni 1 stella.
   *[other] Uscendo ora guadagni { $stars } stelle.
  }
timing-earn-why = Ecco da dove vengono: { $reasons }.
timing-counting = { $dice ->
    [one] Lanci 1 dado nero. Conta riga per riga in quanti casi non mostra una colonna aperta.
   *[other] Lanci { $dice } dadi neri. Conta riga per riga in quanti casi nessuno mostra una colonna aperta.
  }
timing-row = { $count ->
    [0] Bianco { $row }: niente è aperto, quindi ti incarti in tutti i casi, { $size }{ $power } = { $all }.
   *[other] Bianco { $row }: i dadi neri evitano { $columns } in { $missing }{ $power } = { $ways } di { $all } casi.
  }
timing-total = In tutto { $favourable } di { $outcomes } casi: { $fraction }, cioè { $percent }.

# Lanciare o uscire
stop-question = { $goal ->
    [win] Vuoi vincere in questo giro. Lanci il dado bianco e { $dice ->
        [one] 1 dado nero
       *[other] { $dice } dadi neri
      }, o esci?
   *[stars] Tocca a te. Lanci il dado bianco e { $dice ->
        [one] 1 dado nero
       *[other] { $dice } dadi neri
      }, o esci?
  }
stop-stuck = Con probabilità { $percent } ({ $fraction }) il tiro ti fa incartare, per esempio così. { $goal ->
    [win] Allora questo giro è perso.
   *[stars] { $stars ->
        [one] Allora la stella è persa.
       *[other] Allora tutte le { $stars } stelle sono perse.
      }
  }
stop-more = Con probabilità { $percent } il tiro ti fa subito guadagnare di più.
stop-no-more = Nessun tiro ti fa subito guadagnare di più.
stop-missed = { $goal ->
    [win] Con probabilità { $percent } il tiro ti dà una probabilità di vincere migliore che uscendo, per esempio così.
   *[stars] Con probabilità { $percent } dopo il tiro la tua posizione vale più che uscendo, per esempio così.
  }
stop-still-stuck = Con probabilità { $percent } il tiro ti fa incartare. Gli altri tiri compensano.
stop-ends = Se ora lanci e poi giochi nel modo migliore, finisci con { $ends }.
stop-end = { $stars ->
    [0] niente
    [one] 1 stella
   *[other] { $stars } stelle
  } ({ $percent })

# È in bilico
close-question = Tocca a te. Lanciare il dado bianco e { $dice ->
    [one] 1 dado nero
   *[other] { $dice } dadi neri
  }, o uscire: una delle due scelte è nettamente migliore?
close-means = In bilico: le due scelte differiscono in media di meno di { $bound }.
close-roll = Lanciare, nettamente
close-close = In bilico
close-opt-out = Uscire, nettamente
close-why = { $kind ->
    [close] È in bilico: { $better ->
        [same] lanciare e uscire valgono lo stesso.
        [roll] lanciare è meglio di { $gap } in media, cioè di meno di { $bound }.
       *[out] uscire è meglio di { $gap } in media, cioè di meno di { $bound }.
      }
    [roll] Lanciare è nettamente meglio: di { $gap } in media.
   *[other] Uscire è nettamente meglio: di { $gap } in media.
  }

# Quale casella, prendere o passare
space-question = { $goal ->
    [win] Vuoi vincere in questo giro. Dove va il bottone?
   *[stars] Hai lanciato. Dove va il bottone?
  }
gold-question = { $goal ->
    [win] Vuoi vincere in questo giro. Il tiro di un altro ti offre { $cell }. La prendi o passi?
   *[stars] Il tiro di un altro ti offre { $cell }. La prendi o passi?
  }
gold-take = Prendi { $cell }
gold-to-act = { $count ->
    [0] Il prossimo turno è tuo.
    [one] 1 di loro agisce prima del tuo prossimo turno.
   *[other] { $count } di loro agiscono prima del tuo prossimo turno.
  }
place-offered = Il tiro offre { $cells }. Tutto il resto è chiuso, o non è sui dadi.
place-golden = Viene offerta solo { $cells }, e non devi prenderla per forza.
place-colours = Prima guarda i colori.
place-covers = { $cell } coprirebbe il { $colour } { $count ->
    [1] per la prima volta
    [2] per la seconda volta
    [3] per la terza volta, che vale { $card ->
        [yes] 2 stelle
       *[no] 1 stella
      }
   *[other] un’altra volta, che non vale niente
  }{ $own ->
    [yes] , ed è il colore della tua scheda.
   *[no] .
  }
place-risks = Ora guarda che cosa resta: quanto è rischioso il tuo prossimo tiro?
place-risk = Se scegli di { $choice }, { $open ->
    [0] nessuna casella è aperta
    [one] 1 casella è aperta
   *[other] { $open } caselle sono aperte
  }, e la probabilità di incartarti al prossimo tiro è { $percent }. Uscendo guadagneresti { $stars ->
    [0] niente
    [one] 1 stella
   *[other] { $stars } stelle
  }.
place-why = Che cosa copre ogni scelta, e che cosa rischia:
place-when = { $left ->
    [0] È così se al tuo prossimo turno tutti sono ancora in gioco.
    [one] È così se 1 avversario se ne va prima del tuo prossimo turno, e lanci { $dice ->
        [one] 1 dado nero.
       *[other] { $dice } dadi neri.
      }
   *[other] È così se { $left } avversari se ne vanno prima del tuo prossimo turno, e lanci { $dice ->
        [one] 1 dado nero.
       *[other] { $dice } dadi neri.
      }
  }
place-leaves = { $first ->
    [leave] { $second ->
        [leave] In tutti e due i casi poi usciresti: con { $value } se scegli di { $given }, e con { $other } se scegli di { $best }.
       *[roll] Se scegli di { $given }, poi usciresti con { $value }. Se scegli di { $best }, conviene lanciare ancora: con probabilità { $percent } il tiro ti porta più avanti, per esempio così.
      }
   *[roll] Se scegli di { $given }, poi dovresti lanciare ancora. Se scegli di { $best }, puoi uscire con { $other }. Con probabilità { $percent } il tiro ti fa incartare, per esempio così.
  }
place-lost = Se scegli di { $given }, questo giro non si può più vincere. { $second ->
    [leave] Se scegli di { $best }, puoi uscire e vincere con probabilità { $other }.
   *[roll] Se scegli di { $best }, si può ancora: con probabilità { $percent } il tiro tiene viva la speranza, per esempio così.
  }
place-later = Al tuo prossimo turno { $given } non sarebbe peggio che { $best }. Conta ciò che gli altri fanno prima: quali caselle dorate offrono, e se se ne vanno.
place-golden-help = Se scegli di { $choice }, { $count ->
    [0] nessuna casella dorata ti aiuterebbe.
    [one] 1 di { $spaces } caselle dorate ti aiuterebbe.
   *[other] { $count } di { $spaces } caselle dorate ti aiuterebbero.
  }
place-amount = { $goal ->
    [win] una probabilità di { $value }
   *[stars] { $value } ★
  }
place-click = Fai clic su una delle caselle segnate: è la tua risposta.
place-stuck = Se scegli di { $given }, al prossimo tiro ti incarti con probabilità { $risk }; se scegli di { $best }, con { $other }. Con probabilità { $percent } il tiro ti fa incartare solo se scegli di { $given }, per esempio così.
place-worse = { $compared ->
    [less] Se scegli di { $given }, al prossimo tiro ti incarti con probabilità { $risk }; se scegli di { $best }, con { $other }. Ma con
    [more] Se scegli di { $given }, al prossimo tiro ti incarti con probabilità { $risk }; se scegli di { $best }, con { $other }. E con
   *[same] In tutti e due i casi al prossimo tiro ti incarti con probabilità { $risk }. Ma con
  } probabilità { $percent } dopo il tiro stai peggio se scegli di { $given }, per esempio così.

# Vincere ora
win-aim = Che cosa serve per vincere ora: cinque stelle in fila, o dodici. Hai { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }. Cerca file che i tuoi bottoni possono completare, e conta quante stelle dovresti mettere.
win-not-for-stars = Per avere più stelle sarebbe diverso: la scelta migliore sarebbe { $choice }.
win-for-stars-too = Anche per avere più stelle la scelta migliore sarebbe la stessa: { $choice }.

# Il rischio
risk-question = Con quale probabilità ti incarti al prossimo tiro, con { $dice ->
    [one] 1 dado nero
   *[other] { $dice } dadi neri
  }?
risk-type = Scrivi la probabilità. Il tabellone mostra soltanto quali caselle sono aperte.
risk-complement = Questa è la probabilità che il tiro vada bene. Sottraila da 1 per avere la probabilità che ti faccia incartare.
risk-one-die = Questa è la probabilità che un solo dado nero fallisca. Tu ne lanci { $dice }, e devono fallire tutti.
risk-closed-rows-left-out = Hai lasciato fuori le righe chiuse. Se il dado bianco ne mostra una, ti incarti con ogni tiro.
risk-only-open-rows = Hai contato solo le righe con una casella aperta. Il dado bianco può mostrare anche quelle chiuse.
risk-only-closed-rows = Hai contato solo le righe chiuse. Anche nelle altre i dadi neri possono fallire tutti.
risk-no-white-die = Hai dimenticato il dado bianco: decide la riga, e servono solo le caselle di quella riga.
risk-not-divided = Hai sommato le righe, ma il dado bianco ne mostra solo una di { $size }: dividi per { $size }.
risk-averaged-first = Hai fatto prima la media delle righe, e poi la potenza. Conta ogni riga per sé.
risk-a-die-less = Hai contato un dado nero di meno. Quello con i pallini dorati è un dado nero come gli altri: ce ne sono { $dice }.
risk-a-die-more = Hai contato un dado nero di troppo: ce ne sono { $dice }. Il dado bianco decide solo la riga.
risk-neighbours-open = Hai preso per aperte le caselle accanto ai tuoi bottoni. Anche quelle sono chiuse.
risk-stars-open = Hai preso per aperte le caselle con una stella. Lì non si può mettere un bottone.
risk-one-row = Prendi una riga alla volta. Un dado nero fallisce se mostra una colonna in cui quella riga è chiusa: conta quelle colonne, su { $size }. { $dice ->
    [one] C’è solo 1 dado nero.
   *[other] Devono fallire tutti e { $dice } i dadi neri, quindi prendi quel numero { $dice } volte come fattore.
  }
risk-all-rows = Tutte le righe sono ugualmente probabili. Somma i casi, e dividi per tutti i casi possibili di tutti i dadi.
risk-such-rolls = In { $count } di { $outcomes } casi ti incarti, per esempio così.

# Il giro del giorno
day-title = Giro del giorno { $day } · lato { $side } · gli stessi dadi per tutti, e cadono una volta sola
day-task = Lancia i dadi. Giochi un giro in solitario.
day-decide = Lanci ancora o esci?
day-lay = Metti un bottone nella riga { $row }.
day-out = Sei fuori con { $stars ->
        [one] { $stars } stella.
       *[other] { $stars } stelle.
    }
day-bust = Ti incarti: nessuna casella era aperta nella riga { $row }.
day-board = Lato { $side }
day-why-roll = prima lancia i dadi
day-why-over = il giro è finito
day-elsewhere = Avevi cominciato questo giro altrove: qui continua da lì.
day-unreadable = Ciò che è stato conservato di questo giro non si può mostrare ({ $reason }).
day-compares = Calcolo che cosa era possibile…
day-slow = Ci vuole molto. Aspetta ancora un po’, o interrompi.
day-stopped = Fermato.
day-go-on = Calcola
day-was-in-it = Che cosa permettevano questi dadi
day-yours = Tu
day-exact = Gioco esatto, senza conoscerli
day-foreseen = Il massimo, conoscendoli tutti
day-expected = Prima del primo tiro, il gioco esatto poteva aspettarsi { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } stelle.
day-not-compared = Che cosa permetteva questo giro non si può calcolare: { $reason }.
day-needs = il pacchetto { $package } non è installato
day-share = { $game }, giro del giorno { $day }: { $signs } { $stars ->
        [0] incartato
        [one] { $stars } stella
       *[other] { $stars } stelle
    }
class-round-title = Giro «{ $code }» · lato { $side } · tutti hanno gli stessi dadi, e cadono una volta sola
class-round-share = { $game }, giro «{ $code }»: { $signs } { $stars ->
        [0] incartato
        [one] { $stars } stella
       *[other] { $stars } stelle
    }
round-about = Un giro in solitario sul lato { $side }. Ogni decisione è confrontata con ciò che vale prima di conoscere i dadi seguenti: perciò una decisione cattiva costa anche quando va bene per fortuna.
round-choice-roll = lanciare
round-choice-opt-out = uscire
round-bust = incartato
round-or = { " o " }
round-step-first = Tiro { $rolls }: riga { $row }, colonne { $columns }
round-step-lay = Tiro { $rolls }: riga { $row }, colonne { $columns }; bottoni su { $buttons }
round-step-roll = Dopo il tiro { $rolls }: lanciare, o uscire con { $stars } ★; bottoni su { $buttons }
round-head-step = Decisione
round-head-yours = Tu
round-head-best = Migliore
round-lost = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
round-none-lost = Ognuna delle tue decisioni era tra le migliori.
round-all-lost = { $count ->
        [one] Una decisione ha perso in media { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
       *[other] { $count } decisioni hanno perso in media { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } ★
    }
day-share-same = tante quante il gioco esatto
day-share-above = { $by } in più del gioco esatto
day-share-below = { $by } in meno del gioco esatto
