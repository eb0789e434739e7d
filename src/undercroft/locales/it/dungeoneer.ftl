# Dungeoneer. In eventi e scelte $seat, $target, $payer e $winner sono giocatori; chi racconta mette i nomi al posto dei numeri.
# $seat_is, $target_is e così via sono «you» per chi legge, altrimenti «other».

intro-dungeoneer = Guidi un eroe in un sotterraneo che cresce carta dopo carta, e per una parte del tuo turno sei il suo signore e danneggi gli altri. La gloria paga i tuoi vantaggi e tesori; il tuo rischio paga ciò che gli avversari ti mandano contro. Tre missioni completate vincono subito, e così l’ultimo eroe vivo. In solitario completa tre missioni e torna all’ingresso. I comandi li spiega "help".

## Opzioni

option-dungeoneer-sets = Quali serie si giocano: una sola, o gradi in fila per punti vittoria.
option-dungeoneer-decks = Un solo mazzo avventura, o gloria e rischio separati; di norma separati con più serie.
option-dungeoneer-no-white-spots = Tutti insieme piazzano l’intera mappa prima di cominciare.
option-dungeoneer-resurrection = Chi muore torna con un altro eroe.
option-dungeoneer-hero-choice = Ognuno sceglie il suo eroe invece di riceverlo a caso.
option-dungeoneer-optional-discard = Lo scarto a fine turno è facoltativo.
option-dungeoneer-impartial-placement = Un luogo che serve alle tue missioni lo piazza il prossimo giocatore.
option-dungeoneer-nothing-personal = Tutte le missioni sono comuni, e due sono sempre aperte.
option-dungeoneer-limited-movement = Ogni eroe ha 3 punti azione a turno; chi si sdraia ne ha uno in più.
option-dungeoneer-dodging-spikes = Con un punto azione si schivano gli spuntoni senza tirare.
option-dungeoneer-harder-solo = In solitario: il mostro più caro va nella tana e ritorna.
option-dungeoneer-one-way-doors = Un’uscita che tocca un muro si può passare dal suo lato.
option-dungeoneer-saved-ap = Che cosa apre un punto azione conservato: ogni battaglia, o solo una sfida.
option-dungeoneer-round-cap = Dopo tanti round si fa la classifica; ogni altro grado ne aggiunge altrettanti.
option-dungeoneer-rules = La versione delle regole, perché i vecchi verbali valgano per sempre.
options-clash = Le opzioni { $one } e { $other } non vanno insieme. Togline una.
option-not-solo = L’opzione { $option } vuole avversari. In solitario toglila.
option-only-solo = L’opzione { $option } è per un solo giocatore. Toglila, o gioca in solitario.
sets-not-solo = In solitario si gioca una serie sola, non { $sets }. Scegli heroic, epic o legendary.
sets-too-large = Insieme le serie sono troppo grandi: al massimo { $cards } carte, { $quests } missioni, { $locations } luoghi e { $heroes } eroi.
too-many-abilities = Una carta può avere al massimo { $most } abilità.

## Scelte

choice-dungeoneer-pass = Passa
choice-dungeoneer-decline-save = Non conservare punti azione
choice-dungeoneer-decline-discard = Non scartare nulla
choice-dungeoneer-decline-challenge = Non lanciare sfide
choice-dungeoneer-decline-scepter = Lascia stare lo scettro
choice-dungeoneer-decline-room = Lascialo andare
choice-dungeoneer-decline-draw = Non pescare
choice-dungeoneer-decline-step = Resta qui
choice-dungeoneer-decline-pay = Non pagare
choice-dungeoneer-decline-ability = Non usarla
choice-dungeoneer-done = Manda gli incontri
choice-dungeoneer-specials-done = Nessun altro effetto speciale
choice-dungeoneer-end = Chiudi la fase delle imprese
choice-dungeoneer-end-villainy = Chiudi la fase delle malefatte
choice-dungeoneer-explore = Esplora per 1 PA
choice-dungeoneer-stand = Rialzati per 1 PA
choice-dungeoneer-lie = Sdraiati per 1 PA in più
choice-dungeoneer-save = Conserva 1 PA
choice-dungeoneer-wound = Infliggi una ferita
choice-dungeoneer-token = Aggiungi un segnalino allo scettro
choice-dungeoneer-self = Combatti tu
choice-dungeoneer-test = Affronta gli spuntoni
choice-dungeoneer-dodge = Schiva gli spuntoni per 1 PA
choice-dungeoneer-keep = Mettila nell’inventario
choice-dungeoneer-use-now = Usala subito
choice-dungeoneer-move = Vai a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}: { $place }{ $exit ->
    [blocked] , bloccata { $stat ->
        [melee] (mischia { $needed }+ o 1 PA in più)
        [magic] (magia { $needed }+ o 1 PA in più)
       *[speed] (velocità { $needed }+ o 1 PA in più)
    }
    [trapped] , trappola { $stat ->
        [melee] (mischia { $needed }+ o una ferita)
        [magic] (magia { $needed }+ o una ferita)
       *[speed] (velocità { $needed }+ o una ferita)
    }
   *[open] {""}
}
choice-dungeoneer-step = Un passo a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}: { $place }
choice-dungeoneer-side = L’uscita a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}, ora { $exit ->
    [open] aperta
    [blocked] bloccata
    [trapped] con trappola
   *[wall] muro
}
choice-dungeoneer-aim-seat = Bersaglio: { $seat }
choice-dungeoneer-payer = Paga il rischio di { $seat }
choice-dungeoneer-give-peril = 1 rischio a { $seat }
choice-dungeoneer-give-nobody = Rischio a nessuno
choice-dungeoneer-redirect = Volgi l’attacco su { $seat }
choice-dungeoneer-form = { $form ->
    [melee] In mischia
    [magic] Con la magia
   *[speed] Con la velocità
}
choice-dungeoneer-branch = { $source }: { $words }
choice-dungeoneer-pay = Paga: { $source } ({ $words })
choice-dungeoneer-special = Effetto speciale { $number } per { $cost } rischio: { $card }
choice-dungeoneer-zone = { $zone ->
    [lair] Nella tana
    [hand] Di nuovo in mano
   *[discard] Negli scarti
}
choice-dungeoneer-deck = { $deck ->
    [glory] Pesca una carta gloria
   *[peril] Pesca una carta rischio
}
choice-dungeoneer-draw-glory = Pesca una carta gloria
choice-dungeoneer-look-deck = Guarda il mazzo { $deck ->
    [glory] gloria
   *[peril] rischio
}
choice-dungeoneer-attack = Attacca { $seat } per 1 PA
choice-dungeoneer-challenge-hero = Sfida { $seat } per 1 PA
choice-dungeoneer-ambush = Attacca { $seat } con il PA conservato
choice-dungeoneer-x = X = { $x }
choice-dungeoneer-hero = Gioca con { $hero }
choice-dungeoneer-class = Prendi la classe di { $hero }
choice-dungeoneer-play = Gioca { $card }, { $cost_x ->
    [yes] X gloria
   *[no] { $cost } gloria
}
choice-dungeoneer-play-peril = Gioca { $card }, { $cost_x ->
    [yes] X rischio
   *[no] { $cost } rischio
}
choice-dungeoneer-play-encounter = Manda { $card }, { $cost_x ->
    [yes] X rischio
   *[no] { $cost } rischio
}
choice-dungeoneer-discard = Scarta { $card }
choice-dungeoneer-surplus = Scarta { $card }, oltre il limite
choice-dungeoneer-lair-surplus = Lascia andare { $card } dalla tana
choice-dungeoneer-sacrifice = Rinuncia a { $card }
choice-dungeoneer-recover = Riprendi { $card }
choice-dungeoneer-upkeep-first = Prima il mantenimento di { $card }
choice-dungeoneer-make-room = Fai posto: scarta { $card }
choice-dungeoneer-challenge-card = Sfida { $card } per 1 PA
choice-dungeoneer-by-minion = Manda a combattere { $card }
choice-dungeoneer-guard = Ti difende { $card }
choice-dungeoneer-guard-against = Contro { $card }
choice-dungeoneer-guard-against-hero = Contro { $seat }
choice-dungeoneer-guard-against-quest = Contro il mostro di «{ $quest }»
choice-dungeoneer-keep-in-lair = Tieni { $card } nella tana
choice-dungeoneer-aim-card = Su { $card }
choice-dungeoneer-choose-card = Scegli { $card }
choice-dungeoneer-use = Usa { $card }{ $glory ->
    [0] {""}
   *[other] {" "}per { $glory } gloria
}{ $ap ->
    [0] {""}
   *[other] {" "}per { $ap } PA
}{ $wounds ->
    [0] {""}
   *[other] {" "}per { $wounds } salute
}
choice-dungeoneer-use-hero = Usa l’abilità di { $hero }{ $glory ->
    [0] {""}
   *[other] {" "}per { $glory } gloria
}{ $ap ->
    [0] {""}
   *[other] {" "}per { $ap } PA
}{ $wounds ->
    [0] {""}
   *[other] {" "}per { $wounds } salute
}
choice-dungeoneer-use-quest = Usa «{ $quest }»{ $glory ->
    [0] {""}
   *[other] {" "}per { $glory } gloria
}{ $ap ->
    [0] {""}
   *[other] {" "}per { $ap } PA
}{ $wounds ->
    [0] {""}
   *[other] {" "}per { $wounds } salute
}
choice-dungeoneer-attempt = Tenta «{ $quest }»{ $ap ->
    [0] , gratis
   *[other] {" "}per { $ap } PA
}
choice-dungeoneer-search = Cerca per 1 PA: «{ $quest }»
choice-dungeoneer-take-up = Comincia la scorta: «{ $quest }»
choice-dungeoneer-hand-over = Consegna chi scorti: «{ $quest }»
choice-dungeoneer-pick-up = Continua la scorta: «{ $quest }»
choice-dungeoneer-drop = Lascia qui chi scorti: «{ $quest }»
choice-dungeoneer-steal = Porta via chi è scortato: «{ $quest }»
choice-dungeoneer-challenge-quest = Sfida per 1 PA: «{ $quest }»
choice-dungeoneer-aim-quest = Sulla missione «{ $quest }»
choice-dungeoneer-aim-location = Su { $place }
choice-dungeoneer-warp = Balza: { $place }
choice-dungeoneer-entrance = All’ingresso { $place }
choice-dungeoneer-share = Piazza { $place }
choice-dungeoneer-place = Piazzalo { $cell }{ $turn ->
    [0] {""}
   *[other] , girato di { $turn }°
}
choice-dungeoneer-shift = Spostalo { $cell }{ $turn ->
    [0] {""}
   *[other] , così com’è
}

## Perché no

dungeoneer-not-now = Non è questo che si chiede ora.
dungeoneer-game-over = La partita è finita.
dungeoneer-chance-first = Prima i dadi e le carte.
dungeoneer-seat-waits = Ora decide un altro giocatore.
dungeoneer-seat-done = Hai deciso. Gli altri ci stanno ancora pensando.
dungeoneer-draft-open = Prima finisci ciò che hai cominciato, o annullalo.
dungeoneer-no-ap = Non hai abbastanza punti azione.
dungeoneer-fallen = Il tuo eroe è a terra. Prima rialzati, per 1 PA.
dungeoneer-forbidden = Una carta in gioco ora te lo vieta.
dungeoneer-wall = C’è un muro in mezzo.
dungeoneer-nothing-there = Lì non c’è ancora un luogo. Esplorando può arrivare.
dungeoneer-feats-only = Si fa nella fase delle imprese del proprio turno.
dungeoneer-villainy-only = Si fa nella fase delle malefatte del proprio turno.
dungeoneer-response-only = Quella carta risponde a un attacco. Tienila per quando ti difendi.
dungeoneer-other-moment = In questo momento non servirebbe. Tienila per un altro.
dungeoneer-not-your-card = Non hai quella carta.
dungeoneer-other-copy = Hai due copie di quella carta. Scegli la prima.
dungeoneer-no-glory = Non hai abbastanza gloria.
dungeoneer-no-peril = Lì nessuno ha abbastanza rischio per pagarla.
dungeoneer-own-peril = Il tuo rischio non lo spendi mai tu. Scegli un avversario.
dungeoneer-hero-out = Quell’eroe è fuori dal gioco.
dungeoneer-not-yourself = È per un altro eroe, non per il tuo.
dungeoneer-not-in-place = Quell’eroe non è nello stesso luogo.
dungeoneer-too-low = Le carte leggendarie aspettano che il tuo eroe sia al livello 7.
dungeoneer-target-too-low = Le carte leggendarie non si usano contro eroi sotto il livello 7.
dungeoneer-no-aim = Ora non c’è nulla su cui usarla.
dungeoneer-wrong-aim = Per questo non si può scegliere.
dungeoneer-boons-full = Non hai posto per un altro vantaggio, e i vantaggi non si scartano a piacere.
dungeoneer-treasures-full = Non hai posto per un altro tesoro.
dungeoneer-boon-stays = Un vantaggio non si scarta a piacere.
dungeoneer-solo-boon = In solitario i vantaggi permanenti si imparano solo a un ingresso.
dungeoneer-solo-treasure = In solitario i tesori permanenti si mettono in gioco solo dopo una battaglia con un mostro.
dungeoneer-attacked-already = Quel mostro ha già il suo attacco in questo turno.
dungeoneer-never-attacks = Quel mostro contrattacca soltanto.
dungeoneer-declared-already = Gli incontri si mandano tutti insieme, e in questo turno l’hai già fatto.
dungeoneer-declaration-first = Prima manda gli incontri scelti, o aggiungine un altro.
dungeoneer-nothing-declared = Non hai ancora scelto un incontro.
dungeoneer-lord-absent = L’Arcisignore dei morti non siede sul trono.
dungeoneer-lord-no-victim = Nessun avversario nella sua sala ha abbastanza rischio.
dungeoneer-counter-only = In quella forma può solo contrattaccare. Scegline un’altra.
dungeoneer-no-value = In quella forma non combatte. Scegline un’altra.
dungeoneer-hero-form = Il tuo eroe non attacca in quella forma.
dungeoneer-special-taken = Ogni effetto speciale vale una volta per attacco.
dungeoneer-no-special = Il mostro non ha un effetto speciale così.
dungeoneer-x-too-small = X è almeno 1.
dungeoneer-x-too-large = Non c’è abbastanza per pagare tanto.
dungeoneer-battled = In questo turno il tuo eroe ha già aperto una battaglia. Basta così.
dungeoneer-challenge-only = In questa partita il PA conservato è solo per le sfide.
dungeoneer-not-your-ability = Ora non hai un’abilità così.
dungeoneer-works-alone = Agisce da sola quando viene il suo momento.
dungeoneer-used-up = L’hai già usata.
dungeoneer-condition-fails = La sua condizione ora non è soddisfatta.
dungeoneer-no-health = Costerebbe più salute di quella che puoi dare.
dungeoneer-not-your-quest = Quella missione non è aperta per te.
dungeoneer-quest-elsewhere = Quella missione si fa altrove.
dungeoneer-not-found = In questo turno qui non l’hai trovata. Prima cerca.
dungeoneer-escort-not-attempted = Una scorta si prende e si consegna, non si tenta.
dungeoneer-cannot-sacrifice = Hai troppo poco di ciò che chiede.
dungeoneer-not-a-search = In quella missione non c’è nulla da cercare.
dungeoneer-found-already = L’hai già trovata. Tenta la missione.
dungeoneer-not-an-escort = In quella missione non si scorta nessuno.
dungeoneer-escorted-already = È già in cammino.
dungeoneer-no-letters = Tutte e tre le coppie di segnalini scorta sono in uso.
dungeoneer-not-escorting = Per quella missione non scorti nessuno.
dungeoneer-not-the-goal = Chi scorti vuole andare altrove.
dungeoneer-no-token-here = Qui nessuno aspetta per quella missione.
dungeoneer-picked-up = Questo protetto è già stato raccolto in questo turno; lascialo in pace fino al prossimo.
dungeoneer-cell-taken = Lì c’è già un luogo.
dungeoneer-unjoined = Un luogo deve stare accanto a un altro.
dungeoneer-other-frame = Il sotterraneo si unisce solo al sotterraneo, la superficie alla superficie.
dungeoneer-walled-off = Nessuno potrebbe entrarci: nessuna uscita incontra un’uscita.
dungeoneer-closes-map = Chiuderebbe la mappa, e ci sono ancora luoghi.
dungeoneer-same-rotation = Girata, la carta è uguale. Mettila diritta.
dungeoneer-too-far = È oltre il bordo del tavolo.
dungeoneer-no-shift = Il luogo non si può spostare lì, o non si può spostare affatto.
dungeoneer-map-complete = La mappa è completa. Non c’è nulla da esplorare.
dungeoneer-none-fits = Nessuno dei luoghi rimasti trova posto.
dungeoneer-not-fallen = Il tuo eroe è in piedi.
dungeoneer-no-lying = Sdraiarsi per un punto azione è una variante che non si gioca.
dungeoneer-ap-left = Prima spendi i tuoi punti azione.
dungeoneer-lain = In questo turno il tuo eroe si è già sdraiato.
dungeoneer-must-discard = Hai carte in mano, perciò una deve andare: dalla mano, un tesoro o dalla tana.
dungeoneer-forced = Succede in ogni caso. Di’ solo che cosa viene prima.
dungeoneer-wounded-monster = Un mostro ferito va nella tana o negli scarti, mai in mano.
dungeoneer-sound-monster = Un mostro illeso va in mano o nella tana.
dungeoneer-hero-taken = Quell’eroe non si può scegliere.
dungeoneer-wall-stays = Con un muro non c’è niente da fare.
dungeoneer-map-breaks = Quell’uscita tiene insieme la mappa.
dungeoneer-not-attacking = Ora non ti sta attaccando.
dungeoneer-not-in-share = Quel luogo non è fra i tuoi.
dungeoneer-share-later = Non si può ancora piazzare. I luoghi delle missioni comuni vengono per ultimi.

## Che cosa è successo

event-table-laid = Le torce sono accese. All’ingresso { $seats ->
    [one] aspetta 1 eroe
   *[other] aspettano { $seats } eroi
}.
event-tunnel-drawn = A { $side ->
    [0] nord
    [1] est
    [2] sud
   *[3] ovest
}: { $place }.
event-tunnel-laid = { $place } sta { $half ->
    [0] diritto
   *[other] capovolto
}.
event-hero-dealt = { $who ->
    [you] Il tuo eroe: { $hero }.
   *[other] { $player } gioca con { $hero }.
}
event-hero-chosen = { $who ->
    [you] Scegli { $hero }.
   *[other] { $player } sceglie { $hero }.
}
event-location-dealt = Hai un pezzo della mappa: { $place }.
event-entrance-placed = Primo giocatore, con l’ingresso in mano: { $seat }.
event-quest-dealt = { $who ->
    [you] La tua missione: «{ $quest }».
   *[other] Una missione di { $player }: «{ $quest }».
}
event-quest-revealed = Una missione per tutti: «{ $quest }».
event-centre-laid = Lo Scettro della peste d’ombra si desta, segnalini: { $tokens }. Il suo signore aspetta il trono.
event-turn-begins = — Round { $round }: { $seat_is ->
    [you] tocca a te
   *[other] tocca a { $seat }
} —
event-ap-gained = { $who ->
    [you] Hai { $ap } PA.
   *[other] { $player } ha { $ap } PA.
}
event-scepter-grows = Lo scettro si rafforza, segnalini: { $tokens }.
event-undead-recovered = { $who ->
    [you] Richiami { $card } dagli scarti.
   *[other] { $player } richiama { $card } dagli scarti.
}
event-upkeep-paid = { $who ->
    [you] Mantieni { $card } per { $glory } gloria.
   *[other] { $player } mantiene { $card } per { $glory } gloria.
}
event-upkeep-unpaid = { $who ->
    [you] Non puoi mantenere { $card }: torna in mano.
   *[other] { $player } non può mantenere { $card }: torna in mano.
}
event-villainy-phase = È l’ora delle malefatte!
event-location-phase = Il sotterraneo cresce.
event-feats-phase = Ora le imprese.
event-points = { $who ->
    [you] Tu
   *[other] { $player }
}: { $glory ->
    [0] +{ $peril } rischio
   *[other] { $peril ->
        [0] +{ $glory } gloria
       *[other] +{ $glory } gloria, +{ $peril } rischio
    }
}.
event-points-lost = { $who ->
    [you] Tu
   *[other] { $player }
}: { $glory ->
    [0] −{ $peril } rischio
   *[other] −{ $glory } gloria
}.
event-ap-added = { $who ->
    [you] Ottieni { $ap } PA.
   *[other] { $player } ottiene { $ap } PA.
}
event-ap-lost = { $who ->
    [you] Perdi { $ap } PA.
   *[other] { $player } perde { $ap } PA.
}
event-ap-saved = { $who ->
    [you] Ti tieni un punto azione di riserva.
   *[other] { $player } tiene un punto azione di riserva.
}
event-card-drawn = Peschi { $card }.
event-drew = { $who ->
    [you] Una carta arriva nella tua mano.
   *[other] { $player } pesca una carta.
}
event-reshuffled = Gli scarti vengono mescolati.
event-discarded = { $who ->
    [you] Scarti { $card }.
   *[other] { $player } scarta { $card }.
}
event-surplus-discarded = { $who ->
    [you] Non c’è posto: lasci { $card }.
   *[other] Non c’è posto: { $player } lascia { $card }.
}
event-lair-overflow = { $who ->
    [you] La tua tana è piena: { $card } se ne va.
   *[other] La tana di { $player } è piena: { $card } se ne va.
}
event-location-drawn = Peschi un luogo: { $place }.
event-location-passed = Ti passano { $place }: serve alle missioni degli altri.
event-location-unplaceable = { $place } non trova posto e va in fondo al mazzo.
event-location-placed = { $who ->
    [you] Piazzi { $place }.
   *[other] { $player } piazza { $place }.
}
event-cannot-place = { $who ->
    [you] Nessuno dei tuoi luoghi trova posto.
   *[other] Nessuno dei luoghi di { $player } trova posto.
}
event-explores = { $who ->
    [you] Esplori.
   *[other] { $player } esplora.
}
event-moves = { $who ->
    [you] Vai a
   *[other] { $player } va a
} { $side ->
    [0] nord
    [1] est
    [2] sud
   *[3] ovest
}.
event-arrived = { $who ->
    [you] Entri: { $place }.
   *[other] { $player } entra: { $place }.
}
event-exit-opened = { $who ->
    [you] Forzi l’uscita, ma non hai più forze per passare.
   *[other] { $player } forza l’uscita e si ferma lì.
}
event-exit-changed = { $place }: l’uscita a { $side ->
    [0] nord
    [1] est
    [2] sud
   *[3] ovest
} ora è { $exit ->
    [0] aperta
    [1] murata
    [2] bloccata
   *[3] una trappola
}.
event-shifted = Il pavimento trema: { $place } si sposta.
event-dodged = { $who ->
    [you] Schivi gli spuntoni.
   *[other] { $player } schiva gli spuntoni.
}
event-fell = { $who ->
    [you] Cadi.
   *[other] { $player } cade.
}
event-stood-up = { $who ->
    [you] Sei di nuovo in piedi.
   *[other] { $player } è di nuovo in piedi.
}
event-die-rolled = Il dado dice { $die }.
event-chance-picked = Decide il caso.
event-tested = { $who ->
    [you] La tua prova
   *[other] La prova di { $player }
}: { $total } contro { $needed }.
event-card-played = { $who ->
    [you] Giochi { $card }
   *[other] { $player } gioca { $card }
} per { $purse ->
    [glory] { $cost } gloria
   *[peril] { $payer_is ->
        [you] { $cost } del tuo rischio
       *[other] { $cost } rischio di { $payer }
    }
}{ $aim ->
    [hero] , su { $target_is ->
        [you] di te
       *[other] { $target }
    }
    [monster] , su { $monster }
    [card] , su { $aimed }
    [place] , su { $place }
   *[none] {""}
}.
event-ability-used = { $who ->
    [you] Usi l’abilità di { $source }
   *[other] { $player } usa l’abilità di { $source }
}{ $aim ->
    [hero] , su { $target_is ->
        [you] di te
       *[other] { $target }
    }
    [monster] , su { $monster }
    [card] , su { $aimed }
    [place] , su { $place }
   *[none] {""}
}.
event-ability-worked = { $source } ha effetto.
event-encounter-declared = { $who ->
    [you] Mandi { $card }
   *[other] { $player } manda { $card }
} contro { $target_is ->
    [you] di te
   *[other] { $target }
} per { $cost } rischio{ $form ->
    [0] , in mischia
    [1] , con la magia
    [2] , con la velocità
   *[other] {""}
}.
event-encounter-revealed = Qualcosa si muove: { $card }.
event-curse-strikes = La maledizione ti coglie: { $card }.
event-trap-passed = { $who ->
    [you] Sfuggi a { $card }: { $total } contro { $needed }.
   *[other] { $player } sfugge a { $card }: { $total } contro { $needed }.
}
event-trap-failed = { $who ->
    [you] { $card } ti prende: { $total } contro { $needed }.
   *[other] { $card } prende { $player }: { $total } contro { $needed }.
}
event-hero-attacks = { $who ->
    [you] Attacchi { $target }
   *[other] { $target_is ->
        [you] { $player } ti attacca
       *[other] { $player } attacca { $target }
    }
} { $form ->
    [0] in mischia
    [1] con la magia
   *[2] con la velocità
}!
event-battle-begins = { $monster ->
    [none] { $who ->
        [you] Alle armi! Ti difendi{ $attacks ->
            [one] {""}
           *[other] {" "}da { $attacks } attacchi
        }.
       *[other] Battaglia! Si difende { $player }{ $attacks ->
            [one] {""}
           *[other] , attacchi: { $attacks }
        }.
    }
   *[other] Battaglia! Si difende «{ $monster }».
}
event-form-chosen = Il mostro attacca { $form ->
    [0] in mischia
    [1] con la magia
   *[2] con la velocità
}.
event-form-changed = L’attacco cambia forma: { $form ->
    [0] mischia
    [1] magia
   *[2] velocità
}.
event-redirected = L’attacco si volge su { $target_is ->
    [you] di te
   *[other] { $target }
}.
event-minion-guards = { $who ->
    [you] { $card } ti fa da scudo.
   *[other] { $card } fa da scudo a { $player }.
}
event-attack-rolled = { $monster ->
    [none] { $who ->
        [you] Il tuo attacco
       *[other] Attacco di { $player }
    }
   *[other] Attacco di «{ $monster }»
} { $form ->
    [0] in mischia
    [1] con la magia
   *[2] con la velocità
}: { $total }.
event-counter-rolled = { $monster ->
    [none] { $who ->
        [you] Il tuo contrattacco
       *[other] Contrattacco di { $player }
    }
   *[other] Contrattacco di «{ $monster }»
}: { $total }.
event-compared = { $attack } contro { $counter }.
event-challenge = { $who ->
    [you] Lanci la sfida
   *[other] { $player } lancia la sfida
} { $form ->
    [0] in mischia
    [1] con la magia
   *[2] con la velocità
}!
event-prevented = { $left ->
    [0] Il colpo è fermato.
    [one] Colpo attutito: resta 1 ferita.
   *[other] Colpo attutito: restano { $left } ferite.
}
event-hero-wounded = { $who ->
    [you] Perdi
   *[other] { $player } perde
} { $wounds } salute, ne resta { $health }.
event-healed = { $who ->
    [you] Recuperi
   *[other] { $player } recupera
} { $wounds } salute, ora { $health }.
event-hero-died = { $who ->
    [you] { $hero } cade per l’ultima volta.
   *[other] { $hero }, l’eroe di { $player }, è morto.
}
event-hero-returns = { $who ->
    [you] Il tuo nuovo eroe si fa avanti: { $place }.
   *[other] { $player } torna con un nuovo eroe: { $place }.
}
event-monster-wounded = { $monster }: −{ $wounds } salute.
event-monster-defeated = Mostro sconfitto: { $monster }!
event-dismissed = Fuori dalla battaglia: { $card }.
event-minion-made = { $who ->
    [you] { $card } ora ti serve.
   *[other] { $card } ora serve { $player }.
}
event-to-lair = Nella tana: { $card }.
event-to-hand = Di nuovo in mano: { $card }.
event-to-discard = Negli scarti: { $card }.
event-battle-ends = La battaglia è finita.
event-lost-card = { $who ->
    [you] Perdi { $card }.
   *[other] { $player } perde { $card }.
}
event-recovered = { $who ->
    [you] Prendi { $card } dagli scarti.
   *[other] { $player } prende { $card } dagli scarti.
}
event-bounced = Di nuovo in mano al proprietario: { $card }.
event-card-taken-over = { $who ->
    [you] Prendi { $card } a { $target }.
   *[other] { $target_is ->
        [you] { $player } ti prende { $card }.
       *[other] { $player } prende { $card } a { $target }.
    }
}
event-card-taken = Hai preso { $card }.
event-card-lost = Dalla tua mano è stata presa { $card }.
event-hand-robbed = { $who ->
    [you] Prendi una carta dalla mano di { $target }.
   *[other] { $target_is ->
        [you] { $player } prende una carta dalla tua mano.
       *[other] { $player } prende una carta dalla mano di { $target }.
    }
}
event-peeked = Vedi { $card }.
event-looked-at-hand = { $who ->
    [you] Guardi la mano di { $target }.
   *[other] { $target_is ->
        [you] { $player } guarda la tua mano.
       *[other] { $player } guarda la mano di { $target }.
    }
}
event-hand-seen = Nella mano di { $target }: { $card }.
event-quest-attempted = { $who ->
    [you] Tenti «{ $quest }»{ $ap ->
        [0] {""}
       *[other] {" "}per { $ap } PA
    }.
   *[other] { $player } tenta «{ $quest }»{ $ap ->
        [0] {""}
       *[other] {" "}per { $ap } PA
    }.
}
event-quest-failed = Stavolta no: «{ $quest }».
event-searches = { $who ->
    [you] Cerchi: «{ $quest }».
   *[other] { $player } cerca: «{ $quest }».
}
event-searched = Ricerca: { $total }, ne serve { $needed }.
event-sacrificed = { $who ->
    [you] Rinunci a { $card }.
   *[other] { $player } rinuncia a { $card }.
}
event-escort-taken = { $who ->
    [you] Cominci la scorta «{ $quest }».
   *[other] { $player } comincia la scorta «{ $quest }».
}
event-escort-dropped = { $who ->
    [you] Lasci indietro chi scorti: «{ $quest }».
   *[other] { $player } lascia indietro chi scorta: «{ $quest }».
}
event-escort-picked-up = { $who ->
    [you] Continui «{ $quest }».
   *[other] { $player } continua «{ $quest }».
}
event-escort-stolen = { $who ->
    [you] Porti via la scorta a { $target }: «{ $quest }».
   *[other] { $target_is ->
        [you] { $player } ti porta via la scorta: «{ $quest }».
       *[other] { $player } porta via la scorta a { $target }: «{ $quest }».
    }
}
event-quest-done = { $who ->
    [you] Missione compiuta: «{ $quest }»! Le tue missioni: { $done }.
   *[other] { $player } compie «{ $quest }», missioni: { $done }.
}
event-level = { $who ->
    [you] Sei al livello { $level }.
   *[other] { $player } è al livello { $level }.
}
event-class-taken = { $who ->
    [you] Impari l’arte di { $hero }.
   *[other] { $player } impara l’arte di { $hero }.
}
event-stage-changed = { $stage ->
    [1] Comincia l’età epica.
   *[2] Comincia l’età leggendaria.
}
event-lord-enthroned = { $place }: l’Arcisignore dei morti prende posto.
event-lord-defeated = { $card } è vinto, e lo scettro si sgretola.
event-game-over = { $ending ->
    [quests] Tre missioni sono compiute. La partita è finita.
    [last-hero] Resta un solo eroe. La partita è finita.
    [level] Il livello più alto è raggiunto. La partita è finita.
    [cap] L’ultimo round è finito.
    [no-quests] Non restano missioni. La partita è finita.
    [solo-won] Di nuovo a casa, con tre missioni compiute.
   *[solo-lost] Stavolta ha vinto il sotterraneo.
}

## La fine

dungeoneer-quest-done = Missione «{ $quest }»
dungeoneer-won-quests = { $quests } missioni compiute
dungeoneer-won-last-hero = l’ultimo eroe in piedi
dungeoneer-won-level = { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
} al livello { $level }
dungeoneer-won-cap = primo nell’ultimo round: { $quests ->
    [one] 1 missione
   *[other] { $quests } missioni
}, livello { $level }
dungeoneer-won-no-quests = primo quando sono finite le missioni: { $quests ->
    [one] 1 missione
   *[other] { $quests } missioni
}, livello { $level }
dungeoneer-won-solo-won = di nuovo all’ingresso con { $quests } missioni, al round { $rounds }
dungeoneer-died = caduto nel sotterraneo, { $quests ->
    [one] 1 missione compiuta
   *[other] { $quests } missioni compiute
}
dungeoneer-ranked = { $quests ->
    [one] 1 missione
   *[other] { $quests } missioni
}{ $points ->
    [0] {""}
    [one] , 1 punto vittoria
   *[other] , { $points } punti vittoria
}, livello { $level }
dungeoneer-rank-shared = { $quests ->
    [one] 1 missione
   *[other] { $quests } missioni
} e livello { $level }, come altri: il posto è condiviso
