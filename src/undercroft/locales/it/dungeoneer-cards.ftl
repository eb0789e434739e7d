# I testi delle carte di Dungeoneer, composti dai loro dati. Gli effetti stanno in fila con «; », perciò cominciano con
# la minuscola e senza punto; $hero è card-hero, $amount uno dei card-n-…, $until card-until.

## Righe

card-facts = { $facts }
card-sentence = { $effects }.
card-ability = { $heads }: { $effects }.
card-named = { $name }
card-hit = Colpo a segno ({ $form ->
    [melee] mischia
    [magic] magia
   *[speed] velocità
}): { $effects }.
card-special = Con { $n } rischio in più{ $threat ->
    [yes] , prima della battaglia
   *[no] {""}
}: { $effects }.
card-trap = Minaccia: { $stat ->
    [melee] mischia
    [magic] magia
    [speed] velocità
    [level] livello
   *[health] salute
} { $n }+, per { $scope ->
    [all] ogni eroe nel luogo
   *[target] il solo bersaglio
}.
card-passed = Superata: { $effects }.
card-failed = Fallita: { $effects }.
card-lord = L’Arcisignore dei morti: nessuno lo tiene in mano o nella tana. Aspetta il suo trono.
card-host = Va sotto { $host ->
    [hero] { $purse ->
        [glory] il tuo eroe
       *[peril] l’eroe di un avversario
    }
    [boon] { $purse ->
        [glory] un tuo vantaggio
       *[peril] un vantaggio di un avversario
    }
    [treasure] { $purse ->
        [glory] un tuo tesoro
       *[peril] un tesoro di un avversario
    }
    [monster] un mostro nella tua tana
    [location] un luogo
   *[quest] { $purse ->
        [glory] una tua missione
       *[peril] una missione di un avversario
    }
}.
card-exits = Uscite: { $exits }.
card-way = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
} { $exit ->
    [open] aperta
    [wall] muro
    [blocked] bloccata
   *[trapped] trappola
}{ $stat ->
    [melee] , mischia { $n }+
    [magic] , magia { $n }+
    [speed] , velocità { $n }+
   *[none] {""}
}
card-danger = Pericolo: qui le trappole sono più difficili di { $n }.
card-spikes = Spuntoni: { $stat ->
    [melee] mischia
    [magic] magia
   *[speed] velocità
} { $n }+ o 1 ferita.
card-pit = Fossa: { $stat ->
    [melee] mischia
    [magic] magia
   *[speed] velocità
} { $n }+ o cadi.
card-on-entry = Quando entri: { $effects }.
card-throne = Qui siede l’Arcisignore dei morti e attacca chi entra. Quando è sconfitto, l’effetto svanisce.
card-where = Dove: { $places }.
card-search = Cerca lì: 1 PA, un dado e i luoghi fra te e l’ingresso più vicino, almeno { $n }.
card-escort = Prendi lì chi va scortato e portalo qui: { $places }.
card-overcome = Supera la minaccia: { $stat ->
    [melee] mischia
    [magic] magia
    [speed] velocità
    [level] livello
   *[health] salute
} { $n }+.
card-dice = Tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: { $rule ->
    [sum] insieme almeno { $n }
    [each] ognuno almeno { $n }
   *[pair] due uguali
}.
card-sacrifice = Rinuncia a { $what ->
    [health] { $n } salute
    [boon] { $n ->
        [one] 1 vantaggio
       *[other] { $n } vantaggi
    }
    [treasure] { $n ->
        [one] 1 tesoro
       *[other] { $n } tesori
    }
    [hand] { $n ->
        [one] 1 carta della mano
       *[other] { $n } carte della mano
    }
   *[glory] { $n } gloria
}.
card-defeat = Sconfiggi il mostro ({ $kinds }).
card-defeat-lord = Sconfiggi l’Arcisignore dei morti.
card-reach = Trovati lì.
card-attempt-ap = Ogni tentativo costa { $n } PA.
card-penalty = Fallimento, per ogni eroe lì: { $effects }.
card-influence = Finché è aperta: { $line }
card-reward = Ricompensa: { $effects }.
card-artifact = Poi per sempre: { $line }
card-scepter-begins = Comincia con { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
}.
card-scepter-rolls = Con meno di { $cap } segnalini, tira un dado all’inizio del tuo turno: con { $roll }+ aggiungi un segnalino, o prendi in mano una carta non morto dagli scarti.
card-scepter-holds = Tutti i non morti hanno +1 ai tiri di attacco per ogni segnalino. Quando l’Arcisignore dei morti è sconfitto, lo scettro sparisce.

## Dati

card-type = { $type ->
    [boon] vantaggio
    [treasure] tesoro
    [curse] maledizione
   *[encounter] incontro
}
card-kind = { $kind ->
    [undead] non morto
    [beast] bestia
    [construct] costrutto
    [dragon] drago
    [fiend] demonio
    [giant] gigante
    [goblin] goblin
    [ooze] melma
    [trap] trappola
    [manoeuvre] manovra
    [potion] pozione
    [bag] borsa
    [boots] stivali
    [box] cofanetto
    [cloak] mantello
    [frame] cornice
    [helmet] elmo
    [jar] vaso
    [lamp] lampada
    [leash] guinzaglio
    [muzzle] museruola
    [ring] anello
    [stone] pietra
    [turnip] rapa
    [vial] fiala
    [weapon] arma
    [whistle] fischietto
   *[other] { $kind }
}
card-cost = { $x ->
    [yes] { $purse ->
        [glory] X gloria
       *[peril] X rischio
    }
   *[no] { $purse ->
        [glory] { $n } gloria
       *[peril] { $n } rischio
    }
}
card-timing = { $timing ->
    [villainy] fase delle malefatte
    [feats] fase delle imprese
    [response] risposta
   *[anytime] in ogni momento
}
card-duration = { $duration ->
    [instant] istantanea
    [permanent] permanente
    [attachment] aggiunta
   *[monster] mostro
}
card-one-use = un solo uso
card-upkeep = mantenimento { $n } gloria
card-health = salute { $n }
card-fights = { $form ->
    [melee] mischia { $n }
    [magic] magia { $n }
   *[speed] velocità { $n }
}{ $symbol ->
    [counter] , solo contrattacco
   *[attack] {""}
}
card-limits = vantaggi { $boons }, tesori { $treasures }
card-attacks = attacca con { $forms }
card-form-name = { $form ->
    [melee] mischia
    [magic] magia
   *[speed] velocità
}
card-level-values = Livello { $level }: mischia { $melee }, magia { $magic }, velocità { $speed }
card-location-type = { $type ->
    [tunnel] tunnel
    [grim] tunnel tetro
   *[room] stanza
}
card-entrance = ingresso
card-income = gloria { $glory }, rischio { $peril }
card-category = { $category ->
    [artifact] artefatto
    [influence] influenza
    [sacrifice] sacrificio
    [hunt] caccia
    [search] ricerca
    [escort] scorta
    [threat] minaccia
   *[chance] fortuna
}
card-any-place = { $type ->
    [room] qualsiasi stanza
    [tunnel] qualsiasi tunnel
    [grim] qualsiasi tunnel tetro
   *[any] ovunque
}

## Inizi delle abilità

card-trigger = { $trigger ->
    [reset] { $who ->
        [you] nella tua fase di ripristino
       *[target] nella fase di ripristino del bersaglio
    }
    [entry] { $who ->
        [you] quando nel tuo turno entri in un luogo
       *[target] quando nel suo turno il bersaglio entra in un luogo
    }
    [attacked] { $who ->
        [you] quando vieni attaccato
       *[target] quando il bersaglio viene attaccato
    }
    [strike] { $who ->
        [you] quando il tuo colpo va a segno
       *[target] quando il colpo del bersaglio va a segno
    }
    [struck] { $who ->
        [you] quando un colpo ti raggiunge
       *[target] quando un colpo raggiunge il bersaglio
    }
    [wounded] { $who ->
        [you] quando perdi salute
       *[target] quando il bersaglio perde salute
    }
    [defeat] { $who ->
        [you] quando sconfiggi un mostro
       *[target] quando il bersaglio sconfigge un mostro
    }
    [test] { $who ->
        [you] prima di un tuo tiro contro una minaccia
       *[target] prima di un tiro del bersaglio contro una minaccia
    }
    [quest] { $who ->
        [you] quando completi una missione
       *[target] quando il bersaglio completa una missione
    }
   *[discard] quando questa carta in gioco viene scartata
}
card-once = { $once ->
    [turn] una volta a turno
   *[game] una volta a partita
}
card-price = { $purse ->
    [glory] per { $n } gloria
    [ap] per { $n } PA
   *[wounds] per { $n ->
        [one] 1 ferita
       *[other] { $n } ferite
    }
}
card-discard-self = scartando questa carta
card-aimed = { $aim ->
    [hero] su un eroe qualsiasi
    [rival] su un avversario
    [here] su un altro eroe nel tuo luogo
    [monster] su un mostro in questa battaglia
    [lair] su un mostro in una tana qualsiasi
    [location] su un luogo
    [exit] su un’uscita
    [treasure] su un tesoro di un avversario
   *[curse] su una maledizione su di te
}
card-if = se { $condition }

## Chi e quanto

card-hero = { $who ->
    [you] tu
    [target] il bersaglio
    [hero] l’eroe
    [this] questo eroe
    [owner] il proprietario
    [attacker] l’eroe che attacca
    [defender] l’eroe che si difende
    [here] ogni eroe qui
    [others_here] ogni altro eroe qui
    [opponents] ogni avversario
    [left] l’avversario alla tua sinistra
   *[all] ogni eroe
}
card-count = { $count ->
    [tokens] segnalini su questa carta
    [heroes_here] eroi nel tuo luogo
    [quests_done] missioni che hai completato
    [level] livelli che hai
    [undead_discarded] carte non morto negli scarti
    [lair] mostri nella tua tana
    [hand] carte nella tua mano
   *[distance] luoghi fra te e l’ingresso più vicino
}
card-n-glory = { $of ->
    [number] { $n } gloria
    [die] gloria pari al tiro di un dado
    [x] X gloria
   *[count] gloria pari al numero di { $count }
}
card-n-peril = { $of ->
    [number] { $n } rischio
    [die] rischio pari al tiro di un dado
    [x] X rischio
   *[count] rischio pari al numero di { $count }
}
card-n-ap = { $of ->
    [number] { $n } PA
    [die] PA pari al tiro di un dado
    [x] X PA
   *[count] PA pari al numero di { $count }
}
card-n-wounds = { $of ->
    [number] { $n ->
        [one] 1 ferita
       *[other] { $n } ferite
    }
    [die] ferite pari al tiro di un dado
    [x] X ferite
   *[count] ferite pari al numero di { $count }
}
card-n-fewer = { $of ->
    [number] { $n ->
        [one] 1 ferita
       *[other] { $n } ferite
    }
    [die] tante ferite quante ne indica un dado
    [x] X ferite
   *[count] ferite pari al numero di { $count }
}
card-n-health = { $of ->
    [number] { $n } salute
    [die] salute pari al tiro di un dado
    [x] X salute
   *[count] salute pari al numero di { $count }
}
card-n-cards = { $of ->
    [number] { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
    [die] carte pari al tiro di un dado
    [x] X carte
   *[count] carte pari al numero di { $count }
}
card-bonus = { $of ->
    [count] { $sign ->
        [minus] una penalità pari al numero di { $count }
       *[plus] un bonus pari al numero di { $count }
    }
   *[other] { $sign ->
        [minus] −
       *[plus] +
    }{ $of ->
        [number] { $n }
        [die] il dado
       *[x] X
    }
}
card-until = { $until ->
    [roll] {" "}per questo tiro
    [battle] {" "}fino alla fine della battaglia
    [turn] {" "}fino alla fine del turno
    [your_reset] {" "}fino al tuo prossimo ripristino
   *[in_play] {""}
}
card-sort = { $sort ->
    [boon] { $n ->
        [one] 1 vantaggio
       *[other] { $n } vantaggi
    }
    [treasure] { $n ->
        [one] 1 tesoro
       *[other] { $n } tesori
    }
    [curse] { $n ->
        [one] 1 maledizione
       *[other] { $n } maledizioni
    }
    [encounter] { $n ->
        [one] 1 incontro
       *[other] { $n } incontri
    }
    [monster] { $n ->
        [one] 1 mostro
       *[other] { $n } mostri
    }
    [trap] { $n ->
        [one] 1 trappola
       *[other] { $n } trappole
    }
    [minion] { $n ->
        [one] 1 servitore
       *[other] { $n } servitori
    }
    [potion] { $n ->
        [one] 1 pozione
       *[other] { $n } pozioni
    }
    [manoeuvre] { $n ->
        [one] 1 manovra
       *[other] { $n } manovre
    }
    [undead] { $n ->
        [one] 1 carta non morto
       *[other] { $n } carte non morto
    }
    [hand] { $n ->
        [one] 1 carta della mano
       *[other] { $n } carte della mano
    }
    [lair] { $n ->
        [one] 1 mostro della tana
       *[other] { $n } mostri della tana
    }
   *[any] { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
}

## Effetti

card-glory = { $who ->
    [you] { $sign ->
        [minus] perdi
       *[plus] ottieni
    }
   *[other] { $hero } { $sign ->
        [minus] perde
       *[plus] ottiene
    }
} { $amount }
card-peril = { $who ->
    [you] { $sign ->
        [minus] perdi
       *[plus] prendi
    }
   *[other] { $hero } { $sign ->
        [minus] perde
       *[plus] prende
    }
} { $amount }
card-ap = { $who ->
    [you] { $sign ->
        [minus] perdi
       *[plus] ottieni
    }
   *[other] { $hero } { $sign ->
        [minus] perde
       *[plus] ottiene
    }
} { $amount }
card-wound = { $who ->
    [you] subisci
    [monster] il mostro subisce
   *[other] { $hero } subisce
} { $amount }
card-heal = { $who ->
    [you] recuperi
    [monster] il mostro recupera
   *[other] { $hero } recupera
} { $amount }
card-prevent = previeni al massimo { $amount }
card-modify = { $who ->
    [you] hai
    [monster] il mostro ha
    [monsters] ogni mostro ha
   *[other] { $hero } ha
} { $amount } { $value ->
    [melee] in mischia
    [magic] in magia
    [speed] in velocità
    [attack] { $form ->
        [melee] ai tiri di attacco in mischia
        [magic] ai tiri di attacco con la magia
        [speed] ai tiri di attacco con la velocità
       *[none] ai tiri di attacco
    }
    [counter] { $form ->
        [melee] ai tiri di contrattacco in mischia
        [magic] ai tiri di contrattacco con la magia
        [speed] ai tiri di contrattacco con la velocità
       *[none] ai tiri di contrattacco
    }
    [threat] ai tiri contro le minacce
    [search] ai tiri di ricerca
   *[exit] ai tiri alle uscite
}{ $against }{ $until }
card-against = { $kind ->
    [undead] {" "}contro i non morti
    [beast] {" "}contro le bestie
    [construct] {" "}contro i costrutti
    [dragon] {" "}contro i draghi
    [fiend] {" "}contro i demoni
    [giant] {" "}contro i giganti
    [goblin] {" "}contro i goblin
    [ooze] {" "}contro le melme
   *[other] {" "}contro il tipo { $kind }
}
card-only-kind = { $kind ->
    [undead] {" "}(solo non morti)
    [beast] {" "}(solo bestie)
    [construct] {" "}(solo costrutti)
    [dragon] {" "}(solo draghi)
    [fiend] {" "}(solo demoni)
    [giant] {" "}(solo giganti)
    [goblin] {" "}(solo goblin)
    [ooze] {" "}(solo melme)
   *[other] {" "}(solo il tipo { $kind })
}
card-difficulty = { $what ->
    [trap] le trappole
    [exit] le uscite
    [hazard] gli ostacoli
    [quest] le minacce delle missioni
   *[any] tutte le minacce
}: difficoltà { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}{ $until }
card-charge = { $who ->
    [you] paghi
   *[other] { $hero } paga
} { $n } { $sign ->
    [minus] in meno
   *[plus] in più
} per { $sort ->
    [boon] i vantaggi
    [treasure] i tesori
    [curse] le maledizioni
    [encounter] gli incontri
    [monster] i mostri
    [trap] le trappole
    [minion] i servitori
    [potion] le pozioni
    [manoeuvre] le manovre
    [undead] le carte non morto
   *[any] le carte
}{ $until }
card-test = { $who ->
    [you] tira
   *[other] { $hero } tira
} contro una minaccia, { $stat ->
    [melee] mischia
    [magic] magia
    [speed] velocità
    [level] livello
   *[health] salute
} { $n }+{ $passed ->
    [none] {""}
   *[other] ; superata: { $passed }
}{ $failed ->
    [none] {""}
   *[other] ; fallita: { $failed }
}
card-fall = { $who ->
    [you] cadi
   *[other] { $hero } cade
}{ $stat ->
    [none] {""}
    [melee] {" "}(per rialzarsi: mischia { $n }+)
    [magic] {" "}(per rialzarsi: magia { $n }+)
    [speed] {" "}(per rialzarsi: velocità { $n }+)
    [level] {" "}(per rialzarsi: livello { $n }+)
   *[health] {" "}(per rialzarsi: salute { $n }+)
}
card-stand = { $who ->
    [you] ti rialzi
   *[other] { $hero } si rialza
}
card-warp = { $who ->
    [you] balzi
   *[other] { $hero } balza
} { $place ->
    [aimed] in quel luogo
    [entrance] a un ingresso
    [neighbour] in un luogo vicino
    [room] in una stanza
    [tunnel] in un tunnel
    [with_hero] in un luogo con un altro eroe
   *[any] in un luogo qualsiasi
}
card-step = { $who ->
    [you] puoi fare
   *[other] puoi far fare all’eroe
} { $n ->
    [one] 1 passo
   *[other] { $n } passi
} senza PA{ $free ->
    [none] {""}
   *[other] , senza badare all’uscita
}
card-shift = sposta il luogo in un altro punto permesso
card-exit = l’uscita diventa { $kind ->
    [open] aperta
    [blocked] bloccata
    [trapped] una trappola
   *[wall] un muro
}{ $until }
card-place = pesca e piazza { $n ->
    [one] 1 luogo
   *[other] { $n } luoghi
}
card-draw = { $who ->
    [you] peschi
   *[other] { $hero } pesca
} { $amount }{ $deck ->
    [glory] {" "}dal mazzo gloria
    [peril] {" "}dal mazzo rischio
   *[any] {""}
}
card-peek = guarda { $zone ->
    [adventure] { $n ->
        [one] la prima carta del mazzo
       *[other] le prime { $n } carte del mazzo
    }
    [locations] { $n ->
        [one] il prossimo luogo
       *[other] i prossimi { $n } luoghi
    }
   *[hand] { $n ->
        [one] una carta che non conosci della mano del bersaglio
       *[other] fino a { $n } carte che non conosci della mano del bersaglio
    }
}
card-discard = { $who ->
    [you] scarti
   *[other] { $hero } scarta
} { $cards }{ $chooser ->
    [random] {" "}a caso
    [you] {" "}a tua scelta
   *[owner] {""}
}
card-recover = riprendi in mano { $cards } dagli scarti
card-bounce = { $who ->
    [owner] la carta torna
    [you] rimetti { $cards }
   *[other] { $hero } rimette { $cards }
} nella mano del proprietario
card-take = { $who ->
    [owner] la carta passa a te
   *[other] { $hero } ti dà { $cards }{ $sort ->
        [hand] {" "}a caso
       *[other] {" "}a tua scelta
    }
}
card-dismiss = il mostro lascia la battaglia e va { $zone ->
    [lair] nella tana del proprietario
    [hand] nella mano del proprietario
   *[discard] negli scarti
}
card-redirect = al tuo posto viene attaccato un altro eroe nel luogo
card-form = { $form ->
    [melee] la forma dell’attacco diventa mischia
    [magic] la forma dell’attacco diventa magia
    [speed] la forma dell’attacco diventa velocità
   *[none] scegli un’altra forma per l’attacco
}
card-reroll = ripeti { $which ->
    [attack] il tuo tiro di attacco
    [counter] il tuo tiro di contrattacco
    [threat] il tuo tiro contro una minaccia
   *[any] un tuo tiro qualsiasi
}
card-strike = { $who ->
    [you] i tuoi colpi
    [monster] i colpi del mostro
    [monsters] i colpi di tutti i mostri
   *[other] i colpi dell’eroe
} con { $form ->
    [melee] mischia
    [magic] magia
   *[speed] velocità
} fanno anche questo{ $only }{ $until }: { $effects }
card-extra-attack = il mostro può attaccare ancora una volta in questo turno
card-minion = il mostro diventa tuo servitore{ $health ->
    [none] {""}
   *[other] {" "}con { $health } salute
}
card-level = { $who ->
    [you] { $sign ->
        [minus] perdi
       *[plus] ottieni
    }
   *[other] { $hero } { $sign ->
        [minus] perde
       *[plus] ottiene
    }
} { $n ->
    [one] 1 livello
   *[other] { $n } livelli
}
card-limit = il tuo limite di { $which ->
    [boon] vantaggi
    [treasure] tesori
   *[lair] mostri nella tana
} è { $sign ->
    [minus] più basso
   *[plus] più alto
} di { $n }
card-token = { $sign ->
    [minus] togli da questa carta
   *[plus] metti su questa carta
} { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
}
card-forbid = { $who ->
    [you] non puoi
   *[other] { $hero } non può
} { $action ->
    [move] fare passi
    [explore] esplorare
    [cards] giocare carte
    [attempt] tentare missioni
    [challenge] lanciare sfide
   *[respond] rispondere
}{ $until }
card-choose = { $chooser ->
    [target] l’eroe sceglie
   *[you] scegli
}: { $first }, oppure { $second }{ $third ->
    [none] {""}
   *[other] , oppure { $third }
}
card-when = se { $condition }, { $then }{ $otherwise ->
    [none] {""}
   *[other] ; altrimenti { $otherwise }
}
card-each = { $hero }: { $effects }
card-may = { $price } puoi fare così: { $effects }

## Condizioni

card-if-kind = il mostro è { $kind ->
    [undead] un non morto
    [beast] una bestia
    [construct] un costrutto
    [dragon] un drago
    [fiend] un demonio
    [giant] un gigante
    [goblin] un goblin
    [ooze] una melma
   *[other] del tipo { $kind }
}
card-if-form = l’attacco è { $form ->
    [melee] in mischia
    [magic] con la magia
   *[speed] con la velocità
}
card-if-fallen = { $who ->
    [you] sei a terra
   *[other] { $hero } è a terra
}
card-if-wounded = { $who ->
    [you] sei ferito
   *[other] { $hero } è ferito
}
card-if-at = sei { $place ->
    [entrance] a un ingresso
    [room] in una stanza
   *[tunnel] in un tunnel
}
card-if-level = { $who ->
    [you] sei almeno al livello { $n }
   *[other] { $hero } è almeno al livello { $n }
}
card-if-glory = { $who ->
    [you] hai
   *[other] { $hero } ha
} almeno { $n } gloria
card-if-peril = { $who ->
    [you] hai
   *[other] { $hero } ha
} almeno { $n } rischio
card-if-quests = { $who ->
    [you] hai completato
   *[other] { $hero } ha completato
} almeno { $n ->
    [one] 1 missione
   *[other] { $n } missioni
}
card-if-your-turn = è il tuo turno
card-if-tokens = su questa carta { $n ->
    [one] c’è almeno 1 segnalino
   *[other] ci sono almeno { $n } segnalini
}
card-if-escorting = { $who ->
    [you] stai scortando qualcuno
   *[other] { $hero } sta scortando qualcuno
}
