# Il piano del corso: di ogni lezione il titolo, la domanda che pone e la sua matematica.

plan-1 = Mai bottone accanto a bottone
    .asks = In quanti modi i bottoni possono stare su un tabellone?
    .mathematics = Contare con ordine; quando si moltiplica; «al massimo» e «almeno».
plan-2 = Un tiro
    .asks = Con quale probabilità un tiro mostra almeno un 6?
    .mathematics = Spazio campionario, esiti equiprobabili, indipendenza, evento contrario.
plan-3 = Incartato!
    .asks = Quanto è rischioso un altro tiro, e prima o poi tocca per forza incartarsi?
    .mathematics = Probabilità data una riga, la probabilità esatta come frazione, dadi senza memoria.
plan-4 = Quanto vale un tiro?
    .asks = Due stelle ora, o un tiro che può portarne quattro o nessuna?
    .mathematics = Valore atteso, la media come punto di equilibrio, scommesse eque.
plan-5 = Fai lanciare il computer
    .asks = Quanti tiri ci vogliono per fidarsi di una frequenza?
    .mathematics = Simulazione, legge dei grandi numeri, errore standard, intervallo di confidenza.
plan-6 = Quando fermarsi
    .asks = È giusto fermarsi quando un altro tiro non conviene?
    .mathematics = Arresto ottimale, induzione a ritroso, la regola di un solo passo e dove fallisce.
plan-7 = Una regola per le persone
    .asks = Quanto può essere buona una regola che sta su un biglietto?
    .mathematics = Strategie come funzioni, quanto rende esattamente una regola, e quanto perde.
plan-8 = Le stelle non sono vittorie
    .asks = Quando la scelta con la media migliore è la peggiore?
    .mathematics = Valore atteso contro probabilità di vincere; rischiare quando si è indietro e quando si è avanti.
plan-9 = Lanciano anche gli altri
    .asks = Per la tua decisione conta che cosa fanno gli altri?
    .mathematics = Eventi dipendenti, probabilità totale, quanto una risposta si appoggia a un modello.
plan-10 = È fortuna?
    .asks = Quante partite mostrano quale giocatore è migliore?
    .mathematics = Confrontare campioni, coppie con gli stessi dadi, chi tra molti vince per caso.
plan-11 = Pensare a ritroso
    .asks = Chi vince un gioco senza fortuna, se nessuno sbaglia?
    .mathematics = Alberi di gioco, minimax, simmetria, parità; un altro gioco, Button Up!
plan-12 = Quanto ci vuole?
    .asks = Quanti lanci richiede una casella, e quale conviene contrassegnare per prima?
    .mathematics = Inclusione ed esclusione, tempi di attesa (geometrica, binomiale negativa), analisi del primo passo; Pretty Tricky.
plan-13 = Offerte, pareggi e tris
    .asks = I tuoi dadi bastano per battere un’offerta, e quanto vale un’offerta?
    .mathematics = Coefficienti multinomiali, inclusione ed esclusione, distribuzione binomiale, costo opportunità; La guerra dei bottoni.

plan-map = tredici lezioni, e quale poggia su quale
plan-key-needs = usa i suoi risultati
plan-key-helps = è più facile dopo; o la lezione dice ciò che le serve
plan-head-lesson = Lezione
plan-head-asks = La domanda
plan-head-mathematics = Matematica
plan-head-age = Età
plan-head-minutes = Minuti
plan-head-code = Codice
plan-head-before = Prima
plan-for-teachers = per insegnanti
plan-from-age = da { $age } anni
plan-from-age-in-halves = da { $age } anni; prima metà da { $first } anni
plan-code-none = nessuno
plan-code-second-half = nella seconda metà
plan-code-yes = da leggere e scrivere
plan-helped-by = { $count ->
        [one] utile: { $lessons }
       *[other] utili: { $lessons }
    }
plan-nothing-before = niente
