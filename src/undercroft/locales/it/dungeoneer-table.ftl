# Dungeoneer al terminale.

play-help-dungeoneer =
    Rispondi con un numero della lista o scrivi la mossa: move n,
    play scare_off, attempt lost_crown; per camminare bastano n, e, s, w.
    Un posto è colonna e riga della mappa: 2,-1 o 2,-1 r180 (girato).
      u           annulla l’ultima scelta        b       indietro da una lista
      map         la mappa e ogni luogo          sheet   eroe, missioni, carte
      rivals      gli altri                      score   le tue missioni
      why MOSSA   perché non si può              hint    cosa farebbe un bot
      rules NUM   una regola, come DL-40         log     cosa è successo
      orders      quando chiederti qualcosa nei turni altrui: orders able (se
                  puoi rispondere; si inizia così), orders ask (sempre), orders
                  attacked (se ti attaccano), orders turn (non prima del tuo)
      q           esci; la partita è salvata     ?       questo aiuto

orders-now = { $windows ->
    [attacked] D’ora in poi ti si chiede solo se ti attaccano, se devi tirare o se ti aspettano ferite.
    [turn] D’ora in poi si passa per te fino al tuo turno.
    [ask] D’ora in poi ti si chiede in ogni finestra, anche quando puoi solo passare.
   *[able] Ti si chiede ogni volta che puoi fare qualcosa. «orders ask»: in ogni finestra, così nessuno intuisce che cosa hai in mano. «orders attacked»: solo se ti attaccano, se devi tirare o se ti aspettano ferite. «orders turn»: non prima del tuo turno.
}
orders-unknown = Non c’è l’ordine «{ $text }». Ci sono: { $orders }.

## Valori, lati, posti

dl-melee = mischia
dl-magic = magia
dl-speed = velocità
dl-melee-short = misch.
dl-magic-short = magia
dl-speed-short = vel.
dl-steps-north = { $count } a nord
dl-steps-east = { $count } a est
dl-steps-south = { $count } a sud
dl-steps-west = { $count } a ovest
dl-cell = { $steps } dell’ingresso
dl-at-entrance = all’ingresso

## La mappa

dl-map-goes-on = il resto con «map»
dl-legend-health = salute
dl-legend-hero = eroe del giocatore 1
dl-legend-on = uscita verso il vuoto
dl-legend-blocked = bloccata da quella parte: mischia 6+ o 1 PA in più
dl-legend-trapped = con trappola da quella parte: velocità 6+ o una ferita
dl-legend-entrance = ingresso
dl-legend-danger = pericolo, trappole più dure
dl-legend-spikes = spuntoni
dl-legend-pit = fossa
dl-legend-effect = entrando succede qualcosa
dl-legend-throne = il trono del signore
dl-legend-token = qualcuno attende la scorta
dl-legend-attached = qui c’è una carta
dl-legend-quest = una tua missione
dl-legend-place = un posto per il luogo

## La scheda

dl-head-setup = Si prepara la partita
dl-head-round = round n° { $round }
dl-head-turn = { $who ->
    [you] il tuo turno
   *[other] turno di { $player }
}
dl-head-phase = { $phase ->
    [reset] ripristino
    [villainy] malefatte
    [location] un nuovo luogo
    [feats] imprese
    [discard] fine del turno
   *[setup] preparazione
}
dl-head-scepter = Scettro { $tokens }
dl-head-locations = luoghi da venire: { $count }
dl-level = livello { $level }
dl-dead = morto
dl-fallen = a terra
dl-ap = PA { $ap }{ $saved ->
    [0] {""}
   *[other] +{ $saved }
}
dl-glory = gloria { $glory }
dl-peril = rischio { $peril }
dl-income = +{ $glory } gloria, +{ $peril } rischio
dl-income-solo = +{ $glory } gloria, dadi del sotterraneo: { $peril }
dl-quests-done = Missioni: { $done } di { $needed }
dl-quest-here = qui!
dl-quest-found = trovata qui!
dl-quest-escorting = verso: { $place }
dl-quest-where = a: { $place }
dl-quest-to-come = { $place } (da venire)
dl-quest-places = { $count ->
    [one] 1 posto sulla mappa
   *[other] { $count } posti sulla mappa
}
dl-quest-done = Compiuta: { $quest }
dl-boons = Vantaggi { $count }/{ $limit }:
dl-treasures = Tesori { $count }/{ $limit }:
dl-boons-treasures = Inventario: vantaggi { $boons } di { $boons_limit }, tesori { $treasures } di { $treasures_limit }
dl-lair = Tana { $count }/{ $limit }:
dl-curses = Maledizioni:
dl-hand = Mano:
dl-hand-count = Mano: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, vedi «sheet»
dl-cost = { $purse ->
    [glory] { $cost }g
   *[peril] { $cost }r
}
dl-by-level = { $value } al livello { $level }
dl-for-now = per ora
dl-scepter = lo Scettro
dl-rival = livello { $level }, { $values }, { $health }, gloria { $glory }, rischio { $peril }, PA { $ap }, mano { $hand }, missioni { $done }, dove: { $place }
dl-rival-cards = ha { $cards }
dl-rival-curses = maledizioni: { $cards }
dl-rival-lair = tana: { $cards }
dl-rival-known = note in mano: { $cards }
dl-rival-quests = missioni: { $quests }
dl-rival-short = rischio { $peril }, missioni { $done }

## Battaglie

dl-battle = { $kind ->
    [challenge] Sfida
   *[battle] Battaglia
}, si difende: { $who ->
    [you] tu
   *[other] { $defender }
}{ $stage ->
    [response] ; risposte
    [counter] ; prima del contrattacco
    [reroll] ; dopo un tiro
    [wounds] ; ferite
    [strike] ; un colpo a segno
    [challenge] ; una sfida?
    [lair] ; dove vanno i mostri
    [reward] ; ricompense
    [form] ; forma dell’attacco
   *[other] {""}
}
dl-attack-void = (fuori dalla battaglia)
dl-attack-form-open = forma ancora da scegliere
dl-against = { $who ->
    [you] contro di te
   *[other] contro { $name }
}
dl-attack-done = { $result ->
    [hit] A SEGNO
    [repelled] respinto
   *[even] pari
}
dl-die-word = dado
dl-die = ({ $value } + dado { $die })
dl-die-scepter = Il dado dello Scettro dice { $die }.
dl-die-dungeon = Il dado del sotterraneo dice { $die }.
dl-threat = { $result ->
    [yes] riuscita
   *[no] fallita
}
dl-with-specials = Effetti speciali: { $numbers }.
dl-drew = { $count ->
    [one] { $player } pesca una carta.
   *[other] { $player } pesca { $count } carte.
}

## Domande

dl-ask-other = Che cosa scegli?
dl-ask-opened = Quale? b torna indietro.
dl-ask-villainy = Malefatte: che cosa mandi agli altri? Paga il loro rischio.
dl-ask-feats = Imprese, { $ap } PA: che cosa fa il tuo eroe?
dl-attempt-ends = Il successo chiude le tue imprese.
dl-ask-discard = Il turno finisce. Quale carta scarti?
dl-ask-surplus = Troppe carte. Quale va via?
dl-ask-save = Conservi un punto azione per i turni altrui?
dl-save-for = Per una sfida, per attaccare un eroe o per rialzarti nei turni altrui.
dl-ask-challenge = Hanno attaccato te. Rispondi con una sfida? Costa 1 PA.
dl-ask-champion = Chi lancia la sfida?
dl-ask-strike = A segno. Che cosa fa il colpo?
dl-ask-lair = { $monster }: dove va dopo la battaglia?
dl-lair-for = Da lì puoi mandarlo di nuovo.
dl-from-lair = Dalla tana, { $health }.
dl-ask-lair-surplus = La tana è piena. Quale mostro se ne va?
dl-ask-lair-tie = Quale mostro resta nella tana?
dl-ask-reward = I colpi portano rischio. A chi ne va 1?
dl-ask-solo-treasure = Dopo una battaglia puoi calare un tesoro. Quale?
dl-ask-monster-form = Come attacca { $monster }?
dl-ask-sacrifice = Che cosa sacrifichi?
dl-ask-class = Quale classe impara il tuo eroe?
dl-ask-hero = Quale eroe giochi?
dl-ask-upkeep = Mantenimento: quale carta si paga per prima?
dl-ask-scepter = Lo Scettro si muove. Che cosa fai?
dl-ask-deck = Da quale mazzo peschi?
dl-ask-look-deck = Quale mazzo guardi?
dl-ask-solo-glory = Peschi una carta gloria?
dl-ask-room-for-lord = Il signore ti servirebbe, ma non c’è posto. E ora?
dl-ask-entrance = Da quale ingresso torni?
dl-ask-ambush = Qualcuno è entrato. Attacchi con il punto conservato?
dl-ask-trigger = Un’abilità può agire ora. La usi?
dl-ask-location = Un nuovo luogo.
dl-ask-spikes = Spuntoni! Che cosa fai?
dl-ask-effect = { $source }: { $text ->
    [none] scegli.
   *[other] { $text }
}
dl-ask-place = { $place }: dove va? Un numero, o colonna,riga.
dl-ask-shift = Dove va il luogo? Un numero, o colonna,riga.
dl-ask-rotation = In che verso? b torna indietro.
dl-ask-done = Invio li manda, u annulla.
dl-ask-specials-done = Non resta rischio per gli effetti speciali. Invio continua, u annulla.
dl-ask-aim = A che cosa è diretta?
dl-ask-side = Quale uscita?
dl-ask-payer = Il rischio di chi paga?
dl-ask-x = Quanto vale X?
dl-ask-form = In quale forma?
dl-ask-specials = Effetti speciali per altro rischio?
dl-ask-room = Non c’è posto. Quale tesoro va via?
dl-ask-lay = Tenerla per dopo o usarla subito?
dl-ask-guard = Contro quale attacco?
dl-ask-w1 = { $who ->
    [you] Comincia il tuo turno.
   *[other] Comincia il turno di { $player }.
} Fai qualcosa prima?
dl-ask-w2 = { $attacked ->
    [yes] Ti attaccano! Rispondi?
   *[no] Un attacco{ $defender ->
        [none] {""}
       *[other] {" "}contro { $defender }
    }. Intervieni?
}
dl-ask-w3 = { $attacked ->
    [yes] Stai per tirare. Cambi qualcosa?
   *[no] Sta per cadere un dado. Cambi qualcosa?
}
dl-ask-w4 = { $roller ->
    [none] Il dado mostra { $die }.
   *[other] { $roller }: il dado mostra { $die }.
} Lo si ritira?
dl-ask-w5 = In arrivo: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}. Eviti qualcosa?
dl-ask-w6 = { $who ->
    [you] Sei in un nuovo luogo.
   *[other] { $player } entra in un luogo.
} Fai qualcosa prima?
dl-ask-w7 = { $who ->
    [you] Tenti una missione.
   *[other] { $player } tenta una missione.
} Fai qualcosa prima?
dl-ask-w8 = { $who ->
    [you] Le tue imprese sono finite.
   *[other] Le imprese di { $player } sono finite.
} Fai qualcosa prima che il turno finisca?
dl-open-cards = { $count ->
    [one] 1 carta o abilità…
   *[other] { $count } carte e abilità…
}
dl-paid-by = rischio di { $player }
dl-so-far = Finora: { $what }
dl-tip-orders = meno domande: orders
dl-declared = Scelti: { $what }

## La fine, e i set

dl-solo-ending = { $kind ->
    [solo-won] Hai vinto: { $reason }.
   *[other] Vince il sotterraneo: { $reason }.
}
dl-show-stage = { $stage ->
    [heroic] Lo stadio eroico, livelli da 1 a 4.
    [epic] Lo stadio epico, livelli da 4 a 7.
   *[legendary] Lo stadio leggendario, livelli da 7 a 10.
}
dl-show-heroes = { $count ->
    [one] 1 eroe
   *[other] { $count } eroi
}
dl-show-locations = { $count ->
    [one] 1 luogo
   *[other] { $count } luoghi
}
dl-show-cards = { $count ->
    [one] 1 carta avventura
   *[other] { $count } carte avventura
}
dl-show-quests = { $count ->
    [one] 1 missione
   *[other] { $count } missioni
}
dl-show-event = L’evento al centro
