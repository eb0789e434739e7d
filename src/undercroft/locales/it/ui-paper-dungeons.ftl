# Paper Dungeons nel browser.

## Domande

ui-pd-ask-walk = { $room ->
    [outside] Da dove entri?
   *[other] Sei in { $room }: dove vai?
}
ui-pd-ask-done = { $round ->
    [0] Si può tirare?
   *[other] Il tuo turno { $round } è finito?
}
ui-pd-ask-goal = Quale obiettivo tieni?
ui-pd-ask-hero = Quale eroe sale di livello?
ui-pd-ask-item = Metà di quale oggetto?
ui-pd-ask-which-die = Con quale dado?

## Che cosa segue

ui-pd-line-die = { $left ->
    [0] L’ultimo dado del turno: un livello, un oggetto, pozioni o un cammino.
    [one] Ogni dado fa una cosa sola. Dopo questo ne resta **1**.
   *[other] Ogni dado fa una cosa sola. Dopo questo ne restano **{ $left }**.
}
ui-pd-line-walk = { $steps ->
    [one] Resta 1 passo.
   *[other] Restano { $steps } passi.
}
ui-pd-line-beyond = Passando da { $via } fino a { $room }. Ogni stanza si risolve a suo tempo.
ui-pd-line-done = Gli altri vedranno il tuo turno quando tutti avranno finito.
ui-pd-line-keep = Gli altri vedranno le tue carte quando tutti avranno scelto.
ui-pd-line-goal = Rende alla fine, e decide quali dadi addestrano quale eroe.
ui-pd-line-talent = Vale solo per te, da ora fino alla fine.
ui-pd-health = salute { $health }

## Azioni

ui-pd-do-level = Un livello a un eroe
ui-pd-do-craft = Mezzo oggetto
ui-pd-do-brew = Prepara pozioni
ui-pd-do-move = Cammina
ui-pd-up-to = { $steps ->
    [one] 1 passo
    [2] 1 passo o 2
   *[other] fino a { $steps } passi
}
ui-pd-back = Indietro
ui-pd-end = { $round ->
    [0] Comincia
   *[other] Chiudi il turno { $round }
}
ui-pd-with-die = { $deed } (dado { $number }, { $die })

## Dadi

ui-pd-dice = Dadi
ui-pd-die-name = { $symbol }, { $colour ->
    [black] dado nero
   *[white] dado bianco
}{ $number ->
    [0] {""}
   *[other] , { $number }
}
ui-pd-die-used = { $number ->
    [1] usato 1º
    [2] usato 2º
   *[3] usato 3º
}
ui-pd-die-hand = in mano
ui-pd-die-skull = inutile
ui-pd-die-chosen = scelto
ui-pd-dice-black = dadi neri
ui-pd-dice-white = dadi bianchi

## Mappa

ui-pd-map = La mappa del tuo dungeon, 6 colonne per 7 righe
ui-pd-map-of = Mappa del dungeon di { $player }
ui-pd-minion = { $minion } { $level }
ui-pd-room-empty = niente

## Scheda

ui-pd-health-word = salute
ui-pd-hero-name = { $hero }, livello { $level }{ $colour ->
    [black] , dadi neri
    [white] , dadi bianchi
   *[none] {""}
}
ui-pd-gift-at = al { $level }: { $gift }
ui-pd-gift-warrior = +1 forza
ui-pd-gift-wizard = ogni colore va bene
ui-pd-gift-cleric = teschi innocui
ui-pd-gift-rogue = una gemma
ui-pd-items-note = due caselle ciascuno
ui-pd-item-name = { $item }, { $filled ->
    [0] da iniziare
    [one] a metà
   *[other] completo
}. { $text }
ui-pd-potions = Pozioni
ui-pd-potions-note = { $brewed } pronte, { $free ->
    [one] 1 cuore libero
   *[other] { $free } cuori liberi
}
ui-pd-potions-name = Pozioni: { $brewed } su 12, { $free ->
    [one] 1 cuore libero
   *[other] { $free } cuori liberi
}
ui-pd-gives-level = un livello
ui-pd-gives-half = mezzo oggetto
ui-pd-gives-gem = una gemma
ui-pd-gives-potion = una pozione
ui-pd-wounds = Danni
ui-pd-wounds-note = { $wounds } su { $health } di salute
ui-pd-wounds-name = { $wounds ->
    [one] 1 danno
   *[other] { $wounds } danni
} su { $health } di salute, gloria { $fame }
ui-pd-gems = Gemme
ui-pd-minions = Mostri
ui-pd-fame = gloria { $fame }
ui-pd-fame-word = gloria
ui-pd-fame-each = gloria { $fame } ciascuna
ui-pd-fame-now = Gloria se finisse ora
ui-pd-rank = Come titolo: { $rank }
ui-pd-goal = Obiettivo
ui-pd-talent = Talento
ui-pd-goal-talent = Obiettivo e talento
ui-pd-hidden-cards = Nascosti fino alla fine. { $count ->
    [one] Solo un talento è ancora possibile.
   *[other] { $count } talenti sono ancora possibili.
}

## Boss e missioni

ui-pd-power-word = forza
ui-pd-power = Forza { $power }
ui-pd-power-after = { $power } dopo
ui-pd-boss-where = In { $room }, punto debole: { $hero }
ui-pd-boss-beaten = Sconfitto
ui-pd-boss-fled = Il gruppo è fuggito
ui-pd-boss-flee = Sotto { $power } o senza visita: fuga, { $fame }
ui-pd-boss-now = gloria { $fame }, { $wounds ->
    [one] 1 danno
   *[other] { $wounds } danni
}
ui-pd-boss-unvisited = { $room } non ancora visitata: il gruppo fuggirebbe, gloria { $fame }
ui-pd-boss-weak = Sotto { $power } il gruppo fugge, gloria { $fame }
ui-pd-flee-word = fuga
ui-pd-boss-reward = al più forte: { $reward ->
    [half] mezzo oggetto
    [level] un livello
    [gem] una gemma
   *[potion] una pozione
}
ui-pd-claimed = completata da { $players }
ui-pd-done = fatto

## Rivali e turni

ui-pd-rivals = Rivali
ui-pd-as-of = { $round ->
    [0] all’inizio
   *[other] dopo il turno { $round }
}
ui-pd-rival-ready = ha finito il turno
ui-pd-rival-busy = sta pensando
ui-pd-rival-die = { $number ->
    [1] al primo dado
    [2] al secondo dado
   *[3] al terzo dado
}
ui-pd-sheet-of = La scheda di { $player }
ui-pd-round = Turno { $round }, round { $stage }
ui-pd-round-title = Turno { $round }
ui-pd-phase-over = la partita è finita
