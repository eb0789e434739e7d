# Dungeons & Doggos al terminale.

play-help-doggos =
    Rispondi con un numero della lista, o scrivi la mossa stessa. Un posto si
    scrive con colonna e riga della mappa: 2,-1 o 2,-1 r90. Sul percorso
    bastano n, e, s, w (nord, est, sud, ovest) e out. Una riga come
    leave n (fight) e (claim) out  è un turno intero.
      u           annulla l’ultima scelta        b       torna indietro
      map         tutta la mappa e i segni       sheet   tutta la tua plancia
      rivals      gli altri                      score   le tue monete e perché
      why MOSSA   perché non si può              hint    che cosa farebbe un bot
      rules NUM   una regola, come DD-20         log     che cosa è successo
      q           esci; la partita è salvata     ?       questo aiuto

## Simboli, lati, posti

dog-sword = spada
dog-bow = arco
dog-fireball = palla di fuoco
dog-swords = { $count ->
    [one] 1 spada
   *[other] { $count } spade
}
dog-bows = { $count ->
    [one] 1 arco
   *[other] { $count } archi
}
dog-fireballs = { $count ->
    [one] 1 palla di fuoco
   *[other] { $count } palle di fuoco
}
dog-north = nord
dog-east = est
dog-south = sud
dog-west = ovest
dog-steps-north = { $count } a nord
dog-steps-east = { $count } a est
dog-steps-south = { $count } a sud
dog-steps-west = { $count } a ovest
dog-cell = { $steps } della partenza
dog-start-room = la stanza di partenza
dog-exits = { $count ->
    [one] uscita { $sides }
   *[other] uscite { $sides }
}
dog-doors = { $count ->
    [one] porta { $sides }
   *[other] porte { $sides }
}

## La mappa: al massimo 5 segni

dog-map-start = AVVIO
dog-map-potion = fiala
dog-map-goes-on = "map" mostra il resto
dog-legend-shield = difesa
dog-legend-key = chiave
dog-legend-coins = monete
dog-legend-monster = un mostro: serve { $gives } trofeo
dog-legend-damage = danno
dog-legend-artifact = artefatto
dog-legend-chest = forziere, serve una chiave
dog-legend-trap = trappola e il suo simbolo
dog-legend-tramp = randagio: uno dei due | uno e una zampa
dog-legend-portal = portale
dog-legend-paw = zampa del giocatore 1
dog-legend-here = il tuo cane
dog-legend-been = già visitata
dog-legend-covered = disinnescata, chiusa
dog-legend-emptied = svuotato, chiuso
dog-legend-way-out = via d’uscita
dog-legend-door = porta, serve una chiave
dog-legend-passage = breccia
dog-legend-place = un posto per la stanza

## La plancia

dog-head-round = round { $round } di 3
dog-head-deck = { $cards } nel mazzo
dog-head-countdown = { $cards ->
    [0] nessuna carta rimasta
    [one] resta solo 1 carta
   *[other] restano solo { $cards } carte
}
dog-head-supply = riserva { $potions }
dog-head-coins = { $coins ->
    [one] 1 moneta ora
   *[other] { $coins } monete ora
}
dog-attack = Attacco
dog-defence = Difesa { $defence }{ $damage ->
    [0] {""}
   *[other] , danni { $damage }
}
dog-paws = Zampe
dog-paws-count = { $paws }{ $extra ->
    [0] {""}
   *[other] , extra { $extra }
}
dog-potions = Pozioni
dog-keys = Chiavi { $keys }
dog-path = Percorso: { $rooms ->
    [one] 1 stanza
   *[other] { $rooms } stanze
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
dog-cards = Carte: { $cards }
dog-cards-pawed = Sotto le tue zampe: { $cards }
dog-variant-pair = due trofei
dog-variant-single = un trofeo
dog-variant-paw = trofeo e zampa
dog-quest-own = La tua missione
dog-quest-common = Missione comune
dog-quest-trophies = { $rivals ->
    [alone] { $count } di 4
   *[other] { $count } a { $rivals }
}
dog-status = { $status ->
    [left] fuori
    [asleep] dorme
   *[inside] dentro
}
dog-rival = { $dog }, { $status }: monete { $coins }, zampe { $paws }, attacco { $attack }, difesa { $defence }, pozioni { $potions }, chiavi { $keys }, carte { $cards }

## Domande

dog-ask-dog = Che cane sei?
dog-ask-quest = Quale missione tieni per te? L’altra è per tutti.
dog-ask-turn = Tocca a te: che cosa fai?
dog-ask-place = { $card }: dove va? Un numero, o colonna,riga.
dog-ask-rotate = Girata come?
dog-ask-rotate-only = Ci sta in un solo modo: { $turn }. Invio la posa, u annulla.
dog-ask-way = Sei qui: { $room }. Dove vai?
dog-ask-turning = Di quanto la giri? b torna indietro.
dog-ask-room = { $room }: { $text }.
dog-ask-confirm = Sei fuori. Invio conferma il percorso, u annulla.
dog-turn-card = Gira la carta a { $side }: { $card }
dog-card = { $attack }, difesa { $defence }. { $text }
dog-explore-detail = { $cards ->
    [one] resta 1 carta da pescare
   *[other] restano { $cards } carte da pescare
}
dog-leave-detail = scegli il percorso; niente vale prima della conferma
dog-leave-first = esci prima di tutti: poi { $cards ->
    [one] resta solo 1 carta
   *[other] restano solo { $cards } carte
} da pescare
dog-sleep-detail = una zampa in più fino alla fine della partita, { $paws } in tutto; fuori per questo round
dog-sleep-last = fuori per questo round, l’ultimo: una zampa in più ormai non vale nulla
dog-sleep-nothing = fuori per questo round; non hai più zampe extra
dog-pass-detail = danni { $damage } poi, difesa { $defence }
dog-minus-coin = −1 moneta alla fine
dog-hire-pair = in ogni lotta { $first } o { $second }
dog-hire-paw = una zampa extra passa sulla tua plancia
dog-needs = serve: { $symbols }
dog-damage = danno { $damage }
dog-trophy = trofeo: { $trophy }
dog-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
dog-chest = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} con una chiave
dog-shields = { $count } difesa
dog-key = una chiave
dog-trap = una trappola: { $symbol } o una zampa
dog-tramp = { $first } o { $second }, oppure { $single } e una zampa
dog-supply = una pozione a scelta dalla riserva: { $potions }
dog-portal = { $count ->
    [0] ancora nessun altro portale
    [one] porta a 1 altro portale
   *[other] porta ad altri { $count } portali
}
dog-nothing = qui non c’è niente da fare
dog-you-win = vinci
dog-you-win-potions = vinci con le pozioni
dog-you-win-paws = vinci con due zampe
dog-too-strong = troppo forte per te
dog-change-paws = zampe { $count }
dog-change-defence = difesa { $count }
dog-change-keys = chiavi { $count }
dog-change-swords = spade { $count }
dog-change-bows = archi { $count }
dog-change-fireballs = palle di fuoco { $count }
dog-change-sword-potions = pozioni spada { $count }
dog-change-bow-potions = pozioni arco { $count }
dog-change-fireball-potions = pozioni palla di fuoco { $count }

## Che cosa hanno fatto gli altri

dog-rival-path = { $text } Per strada: { $deeds }.
dog-deed-beats = sconfitti { $rooms }
dog-deed-passes = evitati { $rooms }
dog-deed-claims = zampe su { $rooms }
dog-deed-hires = ingaggiati { $rooms }
dog-deed-disarms = disinnescate { $rooms }
dog-deed-trapped = in trappola: { $rooms }
dog-deed-breaks = { $count ->
    [one] 1 muro sfondato
   *[other] { $count } muri sfondati
}
dog-deed-turns = { $count ->
    [one] 1 carta girata
   *[other] { $count } carte girate
}

## La fine e il pacchetto

dog-solo-rank = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}: { $rank }.
dog-solo-next-rank = Il grado successivo, { $rank }, comincia a { $coins } monete.
dog-show-start = Stanza di partenza: { $two } in due, { $more } in più. Lati in senso orario dall’alto: E uscita, D porta, W muro.
dog-show-dogs = Cani
dog-show-cards = { $count ->
    [one] 1 carta stanza
   *[other] { $count } carte stanza
}
dog-show-quests = Missioni
dog-show-potions = Pozioni
