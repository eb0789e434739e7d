# Carte, eroi, missioni e battaglie di Dungeoneer nel browser.

## Carte

ui-dl-card-timing = { $timing ->
    [villainy] malefatte
    [feats] imprese
    [response] risposta
   *[anytime] in ogni momento
}
ui-dl-card-cost-printed = Costo stampato: { $cost }.
ui-dl-card-cost-now = Ora costa { $cost }
ui-dl-card-hand = { $count ->
    [0] Mano vuota
    [one] Mano, 1 carta
   *[other] Mano, { $count } carte
}
ui-dl-card-no-hand = La tua mano è vuota.
ui-dl-card-playable = Puoi giocarla adesso
ui-dl-card-usable = Puoi sceglierla adesso
ui-dl-card-back = { $purse ->
    [glory] { $count ->
        [one] una carta gloria coperta
       *[other] { $count } carte gloria coperte
    }
    [peril] { $count ->
        [one] una carta rischio coperta
       *[other] { $count } carte rischio coperte
    }
   *[none] { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
}
ui-dl-card-used = usata in questo turno
ui-dl-card-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
ui-dl-card-health = salute { $health } di { $most }
ui-dl-card-with = Con essa: { $card }
ui-dl-card-inventory = Inventario
ui-dl-card-boons = vantaggi { $count } di { $limit }
ui-dl-card-treasures = tesori { $count } di { $limit }
ui-dl-card-nothing = Ancora nulla.
ui-dl-card-curses = Maledizioni
ui-dl-card-by = giocata da { $player }
ui-dl-card-lair = Tana
ui-dl-card-of = { $count } di { $limit }
ui-dl-card-lord = { $status ->
    [enthroned] sul trono
    [ready] aspetta il suo trono
    [defeated] è sconfitto
   *[away] non è ancora qui
}
ui-dl-card-scepter = { $tokens ->
    [0] Dorme.
   *[other] Tutti i non morti hanno +{ $tokens } agli attacchi.
}
ui-dl-card-scepter-roll = All’inizio di un turno con { $roll }+ può crescere.
ui-dl-card-scepter-full = Non cresce più.
ui-dl-card-scepter-tokens = Segnalini: { $tokens } di { $cap }
ui-dl-card-deck = { $purse ->
    [glory] Mazzo gloria
    [peril] Mazzo rischio
   *[none] Mazzo
}
ui-dl-card-discards = { $purse ->
    [glory] Scarti gloria
    [peril] Scarti rischio
   *[none] Scarti
}
ui-dl-card-locations = Luoghi
ui-dl-card-quests = Missioni
ui-dl-card-newest-first = L’ultima sta in cima.

## Eroi

ui-dl-hero-health-after = salute { $health }, poi { $after }
ui-dl-hero-open = { $name }, livello { $level }. { $lit ->
    [yes] Scegli questo eroe.
   *[no] Mostra tutto ciò che ha.
}
ui-dl-hero-state = { $state ->
    [turn] di turno
    [fallen] a terra
   *[out] fuori dal gioco
}
ui-dl-hero-by-level = per il livello { $level }
ui-dl-hero-counter-only = Solo per i contrattacchi.
ui-dl-hero-glory = gloria
ui-dl-hero-peril = rischio
ui-dl-hero-ap = { $own ->
    [yes] { $count ->
        [one] resta 1 punto azione
       *[other] restano { $count } punti azione
    }
   *[no] { $count ->
        [one] 1 punto azione in serbo
       *[other] { $count } punti azione in serbo
    }
}
ui-dl-hero-quests = Missioni compiute: { $done } di { $goal }

## Missioni

ui-dl-quest-title = Missioni
ui-dl-quest-goal = { $done } di { $goal } per vincere
ui-dl-quest-yours = tua
ui-dl-quest-line = { $whose ->
    [common] { $category }, comune
   *[other] { $category }
}
ui-dl-quest-whose = { $whose ->
    [own] La tua missione, { $category }
    [common] Missione comune, { $category }
   *[theirs] Missione personale, { $category }
}
ui-dl-quest-here = qui
ui-dl-quest-found = trovata qui
ui-dl-quest-token = segnalino sulla mappa
ui-dl-quest-escorting = in cammino
ui-dl-quest-threat = { $stat ->
    [melee] mischia
    [magic] magia
    [speed] velocità
    [level] livello
   *[health] salute
} { $needed }+
ui-dl-quest-search = ricerca { $needed }+
ui-dl-quest-may = Puoi tentarla adesso
ui-dl-quest-none = Nessuna missione aperta.

## Battaglie

ui-dl-battle-title = { $kind ->
    [challenge] Sfida
    [duel] Duello
    [hunt] Caccia
    [lord] Il signore dei morti
   *[villainy] Battaglia
}{ $place ->
    [none] {""}
   *[other] : { $place }
}
ui-dl-battle-about = { $by ->
    [self] Attacchi { $defender }.
    [you] { $attacks ->
        [one] Mandi un mostro contro { $defender }.
       *[other] Mandi { $attacks } mostri contro { $defender }.
    }
    [player] { $attacks ->
        [one] { $player } manda un mostro contro { $target ->
            [you] di te
           *[other] { $defender }
        }.
       *[other] { $player } manda { $attacks } mostri contro { $target ->
            [you] di te
           *[other] { $defender }
        }.
    }
   *[alone] { $attacker } attacca { $target ->
        [you] te
       *[other] { $defender }
    }.
}
ui-dl-battle-stage-attack = Attacco
ui-dl-battle-stage-response = Risposta
ui-dl-battle-stage-roll = Tiro di attacco
ui-dl-battle-stage-counter = Contrattacco
ui-dl-battle-stage-compare = Confronto
ui-dl-battle-stage-challenge = Sfida
ui-dl-battle-stage-lair = Tana
ui-dl-battle-stage-reward = Ricompensa
ui-dl-battle-now-attack = Chi attacca dice il bersaglio e la forma.
ui-dl-battle-now-response = Prima che cadano i dadi, chi è attaccato può rispondere con le carte.
ui-dl-battle-now-roll = Chi attacca tira un dado e aggiunge il valore di questa forma.
ui-dl-battle-now-counter = Chi difende tira nella stessa forma. Colpisce il totale più alto.
ui-dl-battle-now-compare = Colpisce il totale più alto. A parità non succede nulla.
ui-dl-battle-now-challenge = Chi è stato attaccato può colpire a sua volta per 1 punto azione.
ui-dl-battle-now-lair = I mostri si ritirano: nella tana, in mano o tra gli scarti.
ui-dl-battle-now-reward = Le ferite pagano: quelle dei mostri in rischio, quelle degli eroi in gloria.
ui-dl-battle-how = { $form ->
    [melee] { $role ->
        [attack] attacca in mischia
       *[counter] risponde in mischia
    }
    [magic] { $role ->
        [attack] attacca con la magia
       *[counter] risponde con la magia
    }
    [speed] { $role ->
        [attack] attacca in velocità
       *[counter] risponde in velocità
    }
   *[none] { $role ->
        [attack] forma ancora da scegliere
       *[counter] aspetta la forma
    }
}{ $able ->
    [no] , senza ferire
   *[yes] {""}
}
ui-dl-battle-die = Dado: { $die }
ui-dl-battle-die-waits = Il dado non è ancora tirato
ui-dl-battle-last = La battaglia appena finita
ui-dl-battle-against = contro
ui-dl-battle-between = { $result ->
    [hit] batte
    [repelled] perde con
   *[even] pari a
}
ui-dl-battle-hit = Il colpo va a segno.
ui-dl-battle-repelled = Il contrattacco va a segno.
ui-dl-battle-even = Parità.
ui-dl-battle-unable = L’attacco è respinto.
ui-dl-battle-no-harm = Nessuno si fa male.
ui-dl-battle-one-wound = 1 ferita.
ui-dl-battle-wounds = { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}: la salute va da { $before } a { $after }.
ui-dl-battle-guarded = Davanti all’eroe c’è { $name }.
ui-dl-battle-void = è fuori dalla battaglia
ui-dl-battle-next = viene dopo
ui-dl-battle-other = { $attack } a { $counter }, { $result ->
    [hit] a segno
    [repelled] respinto
   *[even] pari
}
