# Cosa dice il controllo di una serie di Dungeoneer. Le parole del pacchetto restano in inglese.

## La lingua degli effetti

dl-text-form = { $key }: "{ $text }" non è un effetto né una condizione; scrivi una chiamata come wound(target, 2)
dl-text-long = { $key }: "{ $text }" supera i { $most } caratteri; dividilo
dl-call-bare = { $key }: in "{ $text }" a "{ $got }" mancano le parentesi; scrivi { $got }(…)
dl-verb-near = { $key }: in "{ $text }" il verbo "{ $got }" non c’è; forse { $near }?
dl-verb-unknown = { $key }: in "{ $text }" il verbo "{ $got }" non c’è; ci sono: { $known }
dl-arguments-many = { $key }: { $verb } ne vuole { $most } senza nome, qui sono { $got } in "{ $text }"; scrivi { $form }, con = per nome
dl-argument-near = { $key }: in "{ $text }" { $verb } non ha "{ $got }"; forse { $near }?
dl-argument-unknown = { $key }: in "{ $text }" { $verb } non ha "{ $got }"; scrivi { $form }
dl-argument-twice = { $key }: in "{ $text }" { $verb } ha "{ $got }" due volte; basta una
dl-argument-missing = { $key }: in "{ $text }" a { $verb } manca { $missing }; scrivi { $form }
dl-word-form = { $key }: { $argument } di { $verb } deve essere una parola senza virgolette, qui è { $got } in "{ $text }"
dl-word-near = { $key }: { $argument } di { $verb } non può essere "{ $got }" in "{ $text }"; forse { $near }?
dl-word-unknown = { $key }: { $argument } di { $verb } non può essere "{ $got }" in "{ $text }"; può essere: { $allowed }
dl-number-form = { $key }: { $argument } di { $verb } deve essere un numero intero fino a { $most }, qui è { $got } in "{ $text }"
dl-amount-form = { $key }: { $argument } di { $verb } deve essere un numero intero fino a { $most }, die, X o count(…), qui è { $got } in "{ $text }"
dl-count-form = { $key }: { $got } in "{ $text }" deve contare una cosa sola: { $allowed }
dl-condition-near = { $key }: in "{ $text }" la condizione "{ $got }" non c’è; forse { $near }?
dl-condition-unknown = { $key }: in "{ $text }" la condizione "{ $got }" non c’è; ci sono: { $known }
dl-condition-form = { $key }: { $got } in "{ $text }" si scrive { $form }
dl-list-form = { $key }: { $argument } di { $verb } deve contenere effetti fra parentesi quadre, qui è { $got } in "{ $text }"
dl-list-empty = { $key }: { $argument } di { $verb } è vuoto in "{ $text }"; serve almeno un effetto

## Effetti al loro posto

dl-no-target = { $key }: { $got } qui non ha bersaglio; mira a un eroe (hero, rival, here) o scrivi you
dl-no-monster = { $key }: { $got } qui non ha un mostro; mira a uno (monster, lair)
dl-no-battle = { $key }: { $got } parla di una battaglia, e qui non c’è; usa timing "response" o "anytime", o un’abilità
dl-no-place = { $key }: { $got } qui non ha un luogo; serve aim = "location"
dl-no-exit = { $key }: { $got } qui non ha un’uscita; serve aim = "exit"
dl-no-x = { $key }: { $got } parla di X, ma qui nessuno paga X; serve cost = "X"
dl-no-tokens = { $key }: per { $got } serve una carta che resta sul tavolo con i segnalini
dl-no-wounds = { $key }: per { $got } servono ferite in arrivo: timing "anytime" oppure on = "activate"
dl-no-roll = { $key }: per { $got } serve un tiro: timing "response" o "anytime", oppure on = "activate", "attacked" o "test"
dl-no-reroll = { $key }: per { $got } serve un tiro appena fatto; sta da solo in una carta con timing "anytime" o in un’abilità con on = "activate"
dl-no-passive = { $key }: { $got } vale solo in un’abilità con on = "passive"
dl-passive-verb = { $key }: "{ $got }" non può essere passivo; lo sono { $allowed }
dl-passive-until = { $key }: { $got } deve durare in_play, come tutto ciò che è passivo
dl-passive-amount = { $key }: in { $got } serve un numero o count; per ciò che è passivo non si tira né si paga
dl-number-positive = { $key }: { $argument } deve essere 1 o più, qui è { $got }
dl-number-zero = { $key }: { $argument } non può essere 0, o non succede nulla, qui è { $got }
dl-fall-half = { $key }: { $got } vuole sia stat= sia n=, o nessuno dei due
dl-kind-near = nessuna carta è del tipo "{ $got }" che un effetto nomina; forse { $near }?
dl-kind-unknown = nessuna carta è del tipo "{ $got }" che un effetto nomina; ci sono: { $known }

## Valori

dl-id-form = { $key } deve avere lettere minuscole, cifre e trattini bassi, per esempio "bone_drain", qui è "{ $got }"
dl-id-place = { $key } non può essere "{ $got }", che è un tipo di luogo; scegline un altro
dl-word-twice = { $key } contiene "{ $got }" due volte; basta una
dl-effects-empty = { $key } è vuoto; scrivi almeno un effetto o toglilo
dl-places-empty = { $key } è vuoto; indica almeno un luogo o un tipo di luogo
dl-exit-near = { $key }: "{ $got }" non è un’uscita; forse { $near }?
dl-exit-form = { $key }: "{ $got }" non è un’uscita; scrivi "open", "wall", "blocked speed 5" o "trapped magic 6"
dl-hazard-near = { $key }: "{ $got }" non è un ostacolo; forse { $near }?
dl-hazard-form = { $key }: "{ $got }" non è un ostacolo; scrivi "danger 2", "spikes speed 5" o "pit melee 5"
dl-two-hazards = un luogo ha { $key } o l’ostacolo { $hazard }, non entrambi
dl-threat-near = { $key }: "{ $got }" non è una minaccia; forse { $near }?
dl-threat-form = { $key }: "{ $got }" non è una minaccia; scrivi un valore e un numero fino a { $most }, per esempio "speed 9"; valori: { $allowed }
dl-value-near = { $key }: "{ $got }" non è un valore di mostro; forse { $near }?
dl-value-form = { $key }: "{ $got }" non è un valore di mostro; scrivi "attack 1", "counter 2" o "none", numeri fino a { $most }
dl-cost-form = { $key } deve essere un numero intero o "X", qui è "{ $got }"
dl-dice-form = { $key }: "{ $got }" non è un tiro; scrivi "2 sum 9", "3 each 3" o "2 pair" ({ $rules })
dl-sacrifice-near = { $key }: "{ $got }" non si può sacrificare; forse { $near }?
dl-sacrifice-form = { $key }: "{ $got }" non si può sacrificare; scrivi che cosa e quanto, per esempio "health 2"; che cosa: { $allowed }

## Eroi e luoghi

dl-hero-forms = { $key } è vuoto; un eroe attacca in almeno una forma
dl-hero-limits = boons e treasures insieme devono essere da { $least } a { $most }, qui { $got }
dl-hero-slow = { $key } deve cominciare con 1 o più, o l’eroe non si muoverebbe mai, qui { $got }
dl-hero-health = gli eroi di questo grado hanno { $stated } salute, qui { $got }
dl-hero-gains = il livello { $level } dovrebbe dare +1 a un solo valore, qui { $got }
dl-location-shut = { $key }: quattro muri; lascia almeno un’uscita
dl-entrance-wall = { $key } dell’ingresso non possono essere muri: vi si uniscono quattro tunnel, qui { $got }
dl-tunnel-axis = { $key } di un tunnel: serve un passaggio { $axis ->
    [vertical] in alto o in basso
   *[horizontal] a sinistra o a destra
}, perché quattro qualsiasi si uniscano all’ingresso
dl-throne-room = { $key } è di una stanza che non è l’ingresso
dl-entrance-count = un solo luogo deve avere entrance = true, qui sono { $got }
dl-frame-alone = { $key } "{ $got }" non si unisce a un ingresso con "{ $frame }"; la carta non si potrebbe piazzare
dl-ways-few = le uscite senza muro di tutti i luoghi devono essere almeno { $least }, qui sono { $got }
dl-location-loop = { $key } spostano l’eroe gratis, come quelli di { $first }; due luoghi così potrebbero farlo per sempre
dl-threats-alike = le minacce di uscite e ostacoli dovrebbero provare tutti e tre i valori, mancano: { $missing }
dl-entrance-income = l’ingresso dovrebbe dare 1 gloria e { $stated } rischio, qui { $glory } e { $got }

## Carte avventura

dl-card-timing = { $key } di { $type } non può essere "{ $got }"; può essere: { $allowed }
dl-card-duration = { $key } di { $type } non può essere "{ $got }"; può essere: { $allowed }
dl-monster-half = la tabella { $key } e duration = "monster" vanno insieme, qui duration è "{ $got }"
dl-trap-half = la tabella { $key }, il tipo "trap", type = "encounter" e duration = "instant" vanno insieme
dl-trap-harmless = manca { $key }; una trappola fa qualcosa a chi fallisce
dl-attachment-host = { $key } e duration = "attachment" vanno insieme, qui duration è "{ $got }"
dl-card-idle = questa carta non fa nulla; con duration "{ $got }" serve { $key }
dl-instant-ability = { $key } sono di carte che restano; un’istantanea se ne va subito, scrivi effects
dl-one-use = { $key } vuole duration = "permanent" e un’abilità con on = "activate" e discard_self = true
dl-upkeep = { $key } { $got } è di vantaggi e tesori che restano
dl-cost-free = { $key } con timing "{ $timing }" deve essere 1 o più, o si dovrebbe chiedere sempre a tutti
dl-aim-monster = { $key } = "monster" è un mostro che attacca ora; usa timing "response" o "anytime", qui è "{ $got }"
dl-aim-encounter = { $key } di un incontro è un eroe; toglilo o scrivi "rival", qui è "{ $got }"
dl-aim-host = { $key } di un’aggiunta sotto { $host } non può essere "{ $got }"; può essere: { $allowed }
dl-x-unused = { $key } è X, ma nessun effetto usa X
dl-solo-verb = { $key } deve essere false: in solitario si gioca senza balzi e spostamenti, qui c’è { $got }
dl-solo-rivals = { $key } dovrebbe essere false: a questa carta servono altri eroi
dl-monster-tame = { $key } non attacca mai; dagli almeno una forma come "attack 1"
dl-strike-form = { $key }: il mostro non ha valore in { $form }, non colpirà mai così
dl-specials-many = { $key }: al massimo { $most }, qui sono { $got }
dl-special-threat = { $key }: con threat = true fra gli effetti serve un test

## Abilità

dl-abilities-many = { $key }: al massimo { $most }, qui sono { $got }
dl-passive-paid = { $key }: ciò che è passivo non costa e non si consuma; togli il costo e once
dl-ability-aim = { $key }: si mira solo con ciò che si attiva; on = "{ $trigger }" ha aim "{ $got }"
dl-discard-self = { $key }: discard_self è delle carte avventura che restano
dl-ability-free = { $key } si potrebbe usare per sempre; fagli costare glory o ap, o aggiungi once o discard_self
dl-ability-pays = { $key } può rendere quanto costa (fino a { $glory } gloria, { $ap } PA) e usarsi per sempre; aggiungi once
dl-card-pays = { $key } riprendono una carta e rendono { $got } sul costo { $cost }; due carte così si giocherebbero per sempre
dl-entry-loop = { $key } sposta l’eroe a ogni ingresso, per sempre; aggiungi once o un costo

## Missioni ed evento

dl-quest-condition = una missione di category "{ $category }" ha condition "{ $condition }", qui è "{ $got }"
dl-not-for-condition = { $key } non ha senso per condition "{ $condition }"; toglilo
dl-quest-abilities = { $key } è delle missioni di category "{ $category }", e ognuna di quelle lo ha; qui category è "{ $got }"
dl-quest-both = { $key } o threat, non entrambi: ciò che si trova si sconfigge o si supera
dl-quest-penalty = { $key } è di una missione con threat
dl-quest-kinds = { $key } è di una missione con un mostro suo
dl-escort-nowhere = { $key } deve essere diverso da places, qui { $got }
dl-dice-sense = { $key }: da 1 a 3 dadi, che possano riuscire e fallire, qui è "{ $got }"
dl-place-near = { $key }: il luogo "{ $got }" non c’è; forse { $near }?
dl-place-unknown = { $key }: il luogo "{ $got }" non c’è; ci sono: { $known }
dl-place-type = { $key }: nessun luogo è di tipo "{ $got }"
dl-threat-high = { $key } "{ $got }" supera ogni eroe, anche con un 6
dl-threat-some = { $key } "{ $got }" supera senza aiuto alcuni eroi: { $heroes }
dl-monster-strong = { $key } non può essere ferito da alcuni eroi, neanche con 6 contro 1: { $heroes }
dl-sacrifice-much = { $key }: qualche eroe può dare al massimo { $most } { $what }, qui { $got }
dl-search-far = { $key } è troppo alto: un 6 con quattro carte fra eroe e ingresso fa { $most }, qui { $got }
dl-place-often = { $place } dovrebbe stare in al massimo { $most } missioni, qui in { $got }
dl-event-tokens = { $key } all’inizio deve essere al massimo cap, cioè { $most }, qui { $got }
dl-lord-part = il signore viene con il trono, la carta, la missione e l’evento; qui manca: { $part ->
    [throne] un luogo con throne = true
    [card] una carta avventura con lord = true
    [quest] una missione con lord = true
   *[event] l’evento
}
dl-lord-twice = c’è già in { $first }, ne basta uno: { $part ->
    [throne] un luogo con throne = true
    [card] una carta avventura con lord = true
    [quest] una missione con lord = true
   *[event] l’evento
}
dl-lord-card = { $key } è di una sola copia di un mostro di tipo "undead"
dl-lord-hunt = { $key } della missione del signore deve essere "hunt", qui è "{ $got }"
dl-lord-monster = { $key } non va nella missione del signore: come combatte lo dice la sua carta

## La serie nel suo insieme

dl-needed = ne servono almeno { $least }, qui sono { $got }: { $what ->
    [tunnels] tunnel
    [grim] tunnel tetri
    [heroes] eroi
    [quests] missioni
   *[cards] carte avventura
}
dl-many = possono essere al massimo { $most }, qui sono { $got }: { $what ->
    [locations] luoghi
    [heroes] eroi
    [quests] missioni
    [escorts] missioni di scorta
   *[cards] carte avventura
}
dl-box-count = una scatola ne ha { $stated }, qui sono { $got }: { $what ->
    [locations] luoghi
   *[heroes] eroi
}
dl-few = dovrebbero essere almeno { $least }, qui sono { $got }: { $what ->
    [blocked] uscite bloccate
    [trapped] uscite con trappola
    [danger] luoghi con pericolo
    [spikes] luoghi con spuntoni
    [pit] luoghi con una fossa
    [artifact] missioni artefatto
    [influence] missioni di influenza
    [sacrifice] missioni di sacrificio
    [hunt] missioni di caccia
    [search] missioni di ricerca
    [escort] missioni di scorta
    [threat] missioni di minaccia
    [chance] missioni di fortuna
    [solo_quests] missioni per il solitario
    [solo_glory] carte gloria per il solitario
    [solo_peril] carte rischio per il solitario
    [monsters] mostri
    [undead] mostri non morti
    [frail] mostri con 1 salute
    [hardy] mostri con 2 salute o più
    [specials] mostri con effetti speciali
    [threat_specials] mostri con un effetto speciale che è una minaccia
    [traps] trappole
    [curses] maledizioni
    [aimless] maledizioni che non mirano a un eroe
    [monster_curses] maledizioni su mostri o trappole
    [anytime_peril] carte rischio per ogni momento
    [level_threats] minacce sul livello fra le carte rischio
    [health_threats] minacce sulla salute fra le carte rischio
    [hard_falls] cadute che chiedono una minaccia per rialzarsi
    [x_peril] carte rischio che costano X
    [responses] carte risposta
    [anytime_glory] carte gloria per ogni momento
    [one_use] permanenti a un solo uso
    [limits] carte che alzano un limite
    [upkeep] carte con mantenimento
    [minions] carte che danno servitori
    [minion_heroes] eroi che danno servitori
    [x_glory] carte gloria che costano X
   *[treasure_kinds] tipi con due tesori o più
}
dl-halves = le carte gloria e rischio dovrebbero essere circa metà e metà, qui { $glory } e { $got }
