# Dungeoneer nel browser.

## Il tavolo

ui-dl-map = Mappa del sotterraneo
ui-dl-may-go = Puoi sceglierlo
ui-dl-side = { $side ->
    [0] L’uscita a nord
    [1] L’uscita a est
    [2] L’uscita a sud
   *[3] L’uscita a ovest
}
ui-dl-heroes-here = qui: { $players }
ui-dl-quests-here = missione: { $quests }
ui-dl-lord-here = { $lord } attacca chiunque entri
ui-dl-turn-of = { $who ->
    [you] Il tuo turno
   *[other] Turno di { $player }
}
ui-dl-phase = { $phase ->
    [reset] Ripristino
    [villainy] Malefatte
    [location] Luogo
    [feats] Imprese
   *[discard] Scarto
}
ui-dl-ap = Punti azione: { $ap }{ $saved ->
    [0] {""}
   *[other] , conservati { $saved }
}
ui-dl-turn-begins = Round { $round }, { $who ->
    [you] tocca a te
   *[other] tocca a { $player }
}
ui-dl-turn-title = { $phase ->
    [reset] Ripristino
    [villainy] Malefatte
    [location] Un nuovo luogo
    [feats] Imprese
    [discard] Fine del turno
   *[setup] Preparazione
}
ui-dl-phase-told = { $phase ->
    [reset] Si paga il mantenimento, gli effetti temporanei finiscono e { $who ->
        [you] il tuo eroe riceve
       *[other] { $player } riceve
    } punti azione pari alla velocità.
    [villainy] { $who ->
        [you] Sei il signore del sotterraneo: mandi maledizioni e incontri agli altri eroi, e paga il loro stesso rischio.
       *[other] { $player } è il signore del sotterraneo e può mandare maledizioni e incontri; paga il rischio delle vittime.
    }
    [location] { $who ->
        [you] Il sotterraneo cresce di una carta, e la posi tu.
       *[other] { $player } posa un nuovo luogo.
    }
    [feats] { $who ->
        [you] Il tuo eroe agisce: cammina, esplora, gioca carte gloria, tenta missioni, attacca. Una missione compiuta chiude la fase.
       *[other] L’eroe di { $player } agisce: cammina, esplora, tenta missioni.
    }
    [discard] { $who ->
        [you] Si scarta una carta, si può conservare un punto azione e si pesca fino a cinque.
       *[other] { $player } scarta una carta e pesca fino a cinque.
    }
   *[setup] Si prepara il tavolo.
}
ui-dl-sent-at = { $who ->
    [you] contro di te
   *[other] contro { $player }
}, { $cost } rischio
ui-dl-orders = Chiedimi nei turni altrui

## Prove

ui-dl-test-title = { $what ->
    [trap] Trappola: { $source }
    [exit] L’uscita: { $source }
    [hazard] Pericolo: { $source }
    [quest] Missione: { $source }
    [search] Ricerca: { $source }
    [rise] Rialzarsi
   *[effect] { $source ->
        [none] Una prova
       *[other] Prova: { $source }
    }
}
ui-dl-against = contro { $needed }
ui-dl-roll-done = Missione compiuta
ui-dl-roll-seal = La missione è compiuta!
ui-dl-test = { $passed ->
    [open] { $who ->
        [you] Tiri
       *[other] { $player } tira
    } con +{ $added }{ $stat ->
        [melee] {" "}(mischia)
        [magic] {" "}(magia)
        [speed] {" "}(velocità)
        [level] {" "}(livello)
        [health] {" "}(salute)
       *[none] {""}
    } contro { $needed }: { $chance ->
        [sure] basta qualunque tiro.
        [none] nessun tiro basta.
       *[some] serve { $least } o più sul dado.
    }
    [yes] { $die } + { $added } = { $total } contro { $needed }: riuscita.
   *[no] { $die } + { $added } = { $total } contro { $needed }: fallita.
}

## Domande

ui-dl-ask-villainy = Che cosa mandi agli altri?
ui-dl-ask-more = Li mandi, o ne aggiungi un altro?
ui-dl-ask-feats = { $fallen ->
    [yes] Il tuo eroe è a terra. E adesso?
   *[no] Che cosa fa il tuo eroe?
}
ui-dl-ask-effect = { $source ->
    [none] {""}
   *[other] { $source }:{" "}
}{ $what ->
    [hand] quale carta della mano va via?
    [own] quale delle tue carte?
    [curse] quale maledizione?
    [discards] quale carta degli scarti?
    [rival] quale carta di un rivale?
    [warp] in quale luogo?
    [step] da che parte?
    [redirect] chi al posto tuo?
    [branch] quale di queste cose?
    [pay] paghi?
    [form] in quale forma?
   *[other] che cosa scegli?
}
ui-dl-ask-share = Quale luogo posi?
ui-dl-ask-treasure = Cali un tesoro?
ui-dl-ask-place = { $place ->
    [none] Dove va il luogo?
   *[other] Dove va { $place }?
}
ui-dl-ask-discard = Quale carta scarti?
ui-dl-ask-save = Conservi un punto azione?
ui-dl-ask-challenge = Rispondi con una sfida?
ui-dl-line-feats = { $ap ->
    [0] Nessun punto azione rimasto.
    [one] Resta 1 punto azione.
   *[other] Restano { $ap } punti azione.
}{ $extra ->
    [0] {""}
   *[other] {" "}Un altro non vale per camminare.
}
ui-dl-line-villainy = Le carte illuminate si possono giocare. Paga il rischio di chi prendi di mira.
ui-dl-line-place = Scegli una casella illuminata{ $turns ->
    [yes] ; R gira la carta
   *[no] {""}
}. Le uscite devono incontrare uscite.
ui-dl-line-discard = Una della mano, un tesoro o un mostro della tana.
ui-dl-line-where = { $where ->
    [hand] Scegli una carta illuminata della mano.
    [cards] Scegli una carta illuminata accanto alla mano.
    [map] Scegli un luogo illuminato sulla mappa.
   *[table] Scegli qualcosa di illuminato sul tavolo.
}
ui-dl-line-challenge = Costa 1 punto azione; ne hai { $ap }.
ui-dl-line-window = Ciò che è illuminato si può giocare ora.
ui-dl-line-window-none = Non hai nulla per questo momento.
ui-dl-line-harm = Salute da { $before } a { $after }.
ui-dl-line-attack = { $attacker } attacca con { $form ->
    [melee] mischia
    [magic] magia
   *[speed] velocità
}, dado + { $attack }; contro, dado + { $counter } ({ $foe }).
ui-dl-line-counter = { $attacker } ha { $total }. Contro, dado + { $counter } ({ $foe }): { $chance ->
    [sure] vince qualunque tiro.
    [none] nessun tiro vince.
   *[some] vince con { $least } o più.
}
ui-dl-declared = { $card } contro { $player } ({ $cost } rischio)
ui-dl-hero-figures = mischia { $melee }, magia { $magic }, velocità { $speed }, salute { $health }, rischio { $peril }
ui-dl-form-values = { $value } contro { $other }
ui-dl-change = { $whose ->
    [own] {""}
   *[other] { $player }:{" "}
}{ $field ->
    [glory] gloria da { $before } a { $after }
    [peril] rischio da { $before } a { $after }
    [ap] PA da { $before } a { $after }
    [saved] PA conservati da { $before } a { $after }
   *[scepter] segnalini da { $before } a { $after }
}
ui-dl-go = { $side ->
    [n] Va’ a nord
    [e] Va’ a est
    [s] Va’ a sud
   *[w] Va’ a ovest
}
ui-dl-way = { $place }{ $exit ->
    [blocked] , bloccata: { $stat ->
        [melee] mischia
        [magic] magia
       *[speed] velocità
    } { $needed }+ o 1 PA in più
    [trapped] , con trappola: { $stat ->
        [melee] mischia
        [magic] magia
       *[speed] velocità
    } { $needed }+ o una ferita
   *[open] {""}
}
ui-dl-place-here = Posalo qui
ui-dl-turn = Giralo
ui-dl-put-back = Riprendi
ui-dl-more = { $only ->
    [yes] Mostra qui tutte le scelte: { $count }
   *[no] Altre scelte: { $count }…
}
ui-dl-more-where = { $where ->
    [hand] illuminate in mano
    [cards] illuminate accanto alla mano
    [map] illuminate sulla mappa
   *[table] illuminate sul tavolo
}
ui-dl-odds = dado +{ $value } contro { $needed }: { $faces } su 6
ui-dl-why-far = { $place } non è accanto a te. Un passo porta solo in un luogo vicino.
ui-dl-why-here = Sei già qui.
