# Che cosa dicono i widget della Guerra dei bottoni.

game-name = La guerra dei bottoni

# Il titolo: il giro lo dice il kit
ends-at = { $goal } sezioni o { $goal } stelle chiudono la partita.

# Prima della partita
scales-which = Partita
scales-printed = con le scale stampate
scales-dealt = con scale tirate a sorte
scales-taught = una prima partita guidata, in due

# Chi gioca
who-easy = bot facile: prende ciò che vale di più subito
who-medium = bot medio: valuta come hanno insegnato migliaia di partite
who-hard = bot difficile: bada anche all’esame e ai rivali
who-best = bot migliore: prosegue la partita mille volte

# I posti
place-quarry = Cava
place-forest = Bosco
place-meadow = Prato
place-school = Scuola
place-exam = Esame
place-release = Liberazione
place-tattle = Spia
place-first = Primo giocatore
place-brothers = Fratelli maggiori
place-hut = Capanna
place-star = Stella
place-card = Carta { $number }
place-cards = Carte
place-market = Mercato
place-lake = Lago
place-mill = Mulino

# Le carte
card-hut = Capanna
card-star = Stella
card-star2 = 2 stelle
card-brothers2 = 2 fratelli maggiori
card-brothers3 = 3 fratelli maggiori
card-quarry = Cava +2
card-forest = Bosco +2
card-meadow = Prato +2
card-school = Scuola +2
card-market = Mercato +1
card-equal = Pari batte pari
card-set1 = Cambia i tuoi 1
card-set2 = Cambia i tuoi 2
card-set3 = Cambia i tuoi 3
card-reroll = Lancia di nuovo

# Che cosa dà un segnalino bonus
marker-hut = una sezione
marker-star = una stella
marker-free = un dado liberato
marker-brother = un fratello maggiore
marker-brothers2 = due fratelli maggiori
marker-buttons = { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }

# I dadi
dice-white = { $dice } (bianco)
dice-brother = un fratello maggiore
dice-none = niente
tray-label = Dadi di { $name }: { $dice }

# Che cosa fanno i dadi in un posto
does-bid = { $place }: niente da battere, { $buttons ->
    [0] ma non rende nulla
    [one] rende 1 bottone
   *[other] rende { $buttons } bottoni
  }.
does-beat = { $place }: batte { $own ->
    [yes] i tuoi { $dice }
   *[no] { $dice }
  }, { $buttons ->
    [0] ma non rende nulla
    [one] rende 1 bottone
   *[other] rende { $buttons } bottoni
  }.
does-exam = { $place }: può vincere il segnalino bonus della scuola.
does-release = { $place }: costa { $cost } e libera un dado in castigo.
does-tattle = { $place }: libera un alunno in castigo.
does-first = { $place }: inizi tu il prossimo giro.
does-brothers = { $place }: costa { $cost } e dà due fratelli maggiori.
does-hut = { $place }: costa { $cost } e costruisce una sezione.
does-star = { $place }: costa { $cost } e dà una stella.
school-card = La carta «{ $card }» rende { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }.
does-buy = { $card }: costa { $cost ->
    [one] 1 bottone
   *[other] { $cost } bottoni
  }.
does-market = Mercato: rende { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }.
about-exam = Alla fine del giro, chi ha più dadi con questo numero riceve il segnalino bonus della scuola.
about-tattle = In questo giro non fai più offerte. Alla fine, chi ha più dadi con questo numero deve metterne uno in castigo.
about-first = Il primo giocatore comincia il giro seguente.
about-hut = Accanto a un alunno in castigo non si costruisce. Ogni sezione rende la successiva più cara.
about-star = Ogni stella rende la successiva più cara.
about-lost = Ora non puoi costruire nessuna sezione: la carta servirebbe solo a contare e rendere.
about-not-held = Senza un dado colorato nessuno tiene il posto alla fine del giro.
about-brother = Il fratello maggiore se ne va dopo questo turno: da battere restano solo i dadi.

# Perché no
why-not = { $place }: { $reason }.
why-few = contro { $dice } { $pips ->
    [6] servono { $more } dadi uguali
   *[other] { $same ->
        [one] serve 1 dado più alto di { $pips }
       *[other] servono { $same } dadi uguali più alti di { $pips }
      }, o { $more } dadi uguali qualsiasi
  }
why-one-die = lì si mette un solo dado colorato
why-no-own = lì serve un dado colorato, e non ne hai
why-card = «{ $card }» costa { $dice } dadi uguali, e tanti bottoni quanti ne mostra uno di loro; { $buttons ->
    [0] non ne hai
   *[other] ne hai { $buttons }
  }
why-no-dice = non hai dadi da mettere
why-market-order = Al mercato i dadi si mettono in ordine crescente: scegline uno più alto, o premi «Basta così».
why-used = In questo turno hai già fatto la tua azione supplementare.
why-lake = Un dado bianco costa { $cost ->
    [one] 1 bottone
   *[other] { $cost } bottoni
  }; ne hai di meno.

# Che cosa fare
prompt-chance = I dadi rotolano, carte e segnalini vengono distribuiti.
prompt-powers = { $name }: usa le tue carte potere. Scegli dei dadi, o premi «Continua».
prompt-turn = { $name }: scegli dei dadi o un posto.
prompt-turn-used = { $name }: adesso metti dei dadi.
prompt-where = { $name }: dove metti { $dice }?
prompt-sure = { $name }: mettere { $dice }? { $does } Fai ancora clic, o premi «Metti».
prompt-market = { $name }: ancora un dado per il mercato?
prompt-after = { $name }: fai un’azione supplementare, o finisci il turno.
prompt-lake = { $name }: un { $pips } bianco per { $cost }? Fai clic ancora, o su «Metti».
prompt-give-up = { $name }: cedi «{ $card }» e liberi un alunno in castigo? Fai clic ancora, o su «Metti».
prompt-free = { $name }: quale dado in castigo liberi?
prompt-build = { $name }: quale sezione costruisci?
prompt-detain = { $name }: quale dei tuoi dadi metti in castigo?
prompt-detain-at = { $name }: a quale sezione?

# Pulsanti
do-it = Metti
do-it-hint = Fai ciò che è scelto (D). I tasti da 1 a 6 scelgono i dadi.
do-clear = Riprendi tutto
do-clear-hint = Riprendi tutti i dadi scelti (C)
do-brother = Fratello maggiore
do-brother-hint = Vale come un dado con qualsiasi numero, sui luoghi, per le carte e al mercato (B)
do-turn = → { $new } (−{ $cost })
do-turn-hint = Gira un { $pips } su { $new } per { $cost ->
    [one] 1 bottone
   *[other] { $cost } bottoni
  }
do-end = Finisci il turno
do-end-hint = Nessuna azione supplementare (E)
do-no-more = Basta così
do-no-more-hint = Non mettere altri dadi al mercato (E)
do-no-powers = Continua
do-no-powers-hint = Non usare altre carte potere (E)
do-reroll = Lancia di nuovo
do-reroll-hint = Lancia di nuovo, una volta, i dadi scelti (R)
do-set = Cambia in { $new }
do-set-hint = Cambia i dadi scelti in { $new }
do-free = { $pips } alla sezione { $section }
do-detain = { $place }: { $pips }

# Che cosa si può scegliere, per chi non lo vede
village-label = Il villaggio
mat-label = Plancia di { $name }
pick-lake = Lago: prendi un { $pips } bianco per { $cost ->
    [one] 1 bottone
   *[other] { $cost } bottoni
  }
pick-detain = { $place }: metti in castigo un { $pips }
pick-detain-at = Metti in castigo il dado con { $pips } alla sezione { $section }
pick-build = Sezione { $section }
pick-free = Libera il dado con { $pips } alla sezione { $section }
pick-give-up = Cedi la carta «{ $card }» e libera un dado
pick-brother = Aggiungi un fratello maggiore
sees-setting = { $place }: la prossima casella è la { $field } e rende { $pays }. Dadi: { $dice }. Segnalino bonus: { $marker }.
sees-out-of-play = { $place }: in gioco solo in quattro.
sees-school = Scuola, { $place }: posto libero.
sees-school-taken = Scuola, { $place }: { $name } ha lì un { $pips }.
sees-card = { $place }: «{ $card }» per { $dice } dadi uguali.
sees-no-card = { $place }: niente da comprare. Dadi: { $dice }.
sees-market = { $place }: ogni dado rende bottoni. Dadi: { $dice }.
sees-lake = Nel lago: { $dice }.
sees-mill = Al mulino: { $dice }.
sees-mat = { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }, { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }, { $built ->
    [one] 1 sezione
   *[other] { $built } sezioni
  }, { $brothers ->
    [one] 1 fratello maggiore
   *[other] { $brothers } fratelli maggiori
  }. In castigo: { $detained }. Carte: { $cards }. Dadi: { $dice }.{ $tattled ->
    [yes] { " " }Ha fatto la spia: niente più offerte in questo giro.
   *[no] {""}
  }

# Che cosa si può scegliere, in un elenco
choice-at = { $place }: { $dice }
choice-buy = Carta { $card }: { $dice }

# L’allenatore
coach-goal-wins = la partita (stimata)
coach-goal-buttons = questo turno: bottoni
coach-goal-hold = questo turno: tenere un luogo
coach-head-worth = { $goal ->
    [wins] probabilità di vincere
   *[other] bottoni vinti o persi
  }
coach-buttons = { $sign }{ $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }
coach-beaten = si può battere
coach-can-beat = sì
coach-cannot-beat = nessuno può
coach-games = Da un massimo di { $games } partite ciascuna.
coach-games-unsure = Da un massimo di { $games } partite ciascuna: non ancora sicuro.

# L’analisi della partita
review-kind-action = turno
review-kind-extra = azione supplementare
review-kind-powers = carte potere
review-kind-section = sezione o dado
review-luck = Fortuna: dadi, carte, segnalini
review-swing-own = Dadi, carte e segnalini: { $luck }.
review-errors = Decisioni, rispetto al bot difficile
review-start = All’inizio
review-result = Alla fine
review-result-so-far = Finora
review-plot = La probabilità di vincere in percento, decisione per decisione
review-assumes-bot = Una probabilità di vincere è ciò che è venuto da migliaia di partite che il bot difficile ha continuato per tutti da lì.
review-assumes-decided = Ciò che le tue decisioni hanno portato si conta rispetto a quelle di questo bot; un costo, rispetto alla mossa migliore, che spesso lui non vede. Perciò la somma dei costi è maggiore.

# Che cosa è successo
told-lake = Dadi bianchi cadono nel lago: { $dice }.
told-dice = { $name } lancia: { $dice }.
told-again = { $name } lancia di nuovo: { $dice }.
told-detained = { $name } mette in castigo { $dice }, così come sono caduti.
told-scale = { $place }: scala { $scale }.
told-marker = { $place }: il segnalino bonus dà { $marker }.
told-card = La carta «{ $card }» è scoperta, per { $dice } dadi uguali.
told-set = { $name } cambia un { $pips } in { $new }.
told-reroll = { $name } prende { $dice } per lanciare di nuovo.
told-white = { $name } compra un { $pips } bianco per { $cost ->
    [one] 1 bottone
   *[other] { $cost } bottoni
  }.
told-change = { $name } gira un { $pips } su { $new } per { $cost ->
    [one] 1 bottone
   *[other] { $cost } bottoni
  }.
told-give-up = { $name } cede «{ $card }».
told-free = { $name } libera un { $pips } dal castigo.
told-build = { $name } costruisce la sezione { $section }.
told-detain = { $place }: { $name } mette in castigo un { $pips }.
told-bid = { $place }: { $name } mette { $dice } e { $buttons ->
    [0] non guadagna nulla
    [one] guadagna 1 bottone
   *[other] guadagna { $buttons } bottoni
  }.
told-beat = { $place }: { $name } mette { $dice }, batte { $beaten } e { $buttons ->
    [0] non guadagna nulla
    [one] guadagna 1 bottone
   *[other] guadagna { $buttons } bottoni
  }.
told-school = { $place }: { $name } mette un { $pips }{ $cost ->
    [0] {""}
    [one] {" "}e paga 1 bottone
   *[other] {" "}e paga { $cost } bottoni
  }.
told-buy = { $name } compra «{ $card }» con { $dice } e { $cost ->
    [one] 1 bottone
   *[other] { $cost } bottoni
  }.
told-market = Mercato: { $name } mette { $dice } e guadagna { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }.
told-first = Primo giocatore: { $name } ha lì un dado e inizia il prossimo giro.
told-tattle = Spia: { $name } ha il maggior numero di dadi con { $pips } e deve mettere un dado in castigo.
told-tattle-nobody = Spia: nessuno è in testa da solo per il numero { $pips }, quindi nessun dado va in castigo.
told-tattle-full = Spia: { $name } ha il maggior numero di dadi con { $pips }, ma non ha posto per un dado in castigo.
told-exam = Esame: { $name } ha il maggior numero di dadi con { $pips } e riceve { $marker }.
told-exam-nobody = Esame: nessuno è in testa da solo per il numero { $pips }, quindi nessuno riceve il segnalino.
told-holds = { $place }: { $name } resiste e riceve { $marker }.
told-lost = Ciò che non si può eseguire va perso.
told-income = { $name }: le carte rendono { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
  }.

# I giocatori
seat-no-dice = dadi finiti
seat-tattled = ha fatto la spia

# Tra i giri, e la fine
summary-title = Che cosa ha reso la fine del giro { $round }
summary-why = Guadagno
summary-earned = Bottoni
summary-buttons = { $count ->
    [one] 1 bottone
   *[other] { $count } bottoni
  }
summary-stars = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
  }
summary-brothers = { $count ->
    [one] 1 fratello maggiore
   *[other] { $count } fratelli maggiori
  }
summary-sections = { $count ->
    [one] 1 sezione
   *[other] { $count } sezioni
  }
summary-freed = { $count ->
    [one] 1 dado liberato
   *[other] { $count } dadi liberati
  }
summary-nothing = niente
end-hut = { $goal } sezioni sono costruite.
end-stars = { $goal } stelle sono vinte.
end-both = { $goal } sezioni sono costruite, e { $goal } stelle vinte.
end-points = Più giocatori hanno raggiunto { $goal }: { $equal ->
    [all] { $points } punti a testa, e altrettanti bottoni
    [some] { $points } punti a testa, e { $buttons ->
        [one] decide 1 bottone
       *[other] decidono { $buttons } bottoni
      }
   *[none] { $points } punti a { $other }
  }.
course-title = Punti giro per giro
course-no-points = I punti decidono solo se più giocatori raggiungono { $goal } nello stesso giro.
sum-title = Da dove vengono i punti
sum-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
sum-stars = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
  }
sum-sections = { $count ->
    [one] 1 sezione
   *[other] { $count } sezioni
  }
sum-buttons = { $buttons ->
    [one] 1 bottone: { $points }
   *[other] { $buttons } bottoni: { $points }
  }

# Come si gioca
rules-goal = Con { $goal } sezioni della tua capanna, o { $goal } stelle, vinci alla fine di un giro. Accanto a un alunno in castigo non si costruisce.
rules-turn = Il tuo turno: scegli i dadi e poi un posto, o prima il posto, e fai clic di nuovo. Prima o dopo, un’azione supplementare: con i bottoni girare un dado o comprarne uno bianco, oppure cedere una carta e liberare un dado in castigo.
rules-bid = Cava, bosco, prato: dadi uguali sono un’offerta, che rende subito bottoni. La battono più dadi, o altrettanti più alti. I dadi battuti vanno al mulino.
rules-school = Scuola: un dado su un posto libero. Mercato: un bottone per ogni dado. Carte: tanti dadi uguali quanti ne costano.
rules-round = Alla fine del giro, chi tiene ancora un posto riceve il suo segnalino bonus.

# La prima partita, guidata
first-1 = Prima un’offerta: prendi i due 4 e fai clic sulla cava. Rende subito 4 bottoni, e i tuoi dadi restano lì finché qualcuno non li batte.
first-after = Una volta per turno i bottoni pagano un’azione supplementare: prendere un dado bianco, o girare un dado. Ora no: finisci il turno.
first-2 = Ora la scuola: fai clic su «Capanna». Un dado va lì, paghi 5 bottoni e costruisci una sezione. Con sei vinci.
first-3 = Ora un trucco: fai clic su un solo dado e giralo con i bottoni: due uguali battono di più. Oppure fai clic su un posto per vedere che cosa vi serve.
