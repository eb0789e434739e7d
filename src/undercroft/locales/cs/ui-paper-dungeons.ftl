# Paper Dungeons v prohlížeči.

## Otázky

ui-pd-ask-walk = { $room ->
    [outside] Kudy dovnitř?
   *[other] Jsi v { $room }: kam dál?
}
ui-pd-ask-done = { $round ->
    [0] Můžeme házet?
   *[other] Je tvé kolo { $round } hotové?
}
ui-pd-ask-goal = Který cíl si necháš?
ui-pd-ask-hero = Který hrdina získá úroveň?
ui-pd-ask-item = Polovina kterého předmětu?
ui-pd-ask-which-die = Kterou kostkou?

## Co bude dál

ui-pd-line-die = { $left ->
    [0] Poslední kostka kola: úroveň, předmět, lektvary nebo cesta.
    [one] Každá kostka udělá jednu věc. Po této zbude ještě **{ $left }**.
   *[other] Každá kostka udělá jednu věc. Po této zbudou ještě **{ $left }**.
}
ui-pd-line-walk = { $steps ->
    [one] Zbývá { $steps } krok.
    [few] Zbývají { $steps } kroky.
   *[other] Zbývá { $steps } kroků.
}
ui-pd-line-beyond = Přes { $via } do { $room }. Každá místnost se vyřeší, až na ni dojde.
ui-pd-line-done = Ostatní uvidí tvé kolo, až všichni skončí.
ui-pd-line-keep = Ostatní uvidí tvé karty, až si všichni vyberou.
ui-pd-line-goal = Přinese slávu na konci a určí, které kostky cvičí kterého hrdinu.
ui-pd-line-talent = Pomáhá jen tobě, od této chvíle až do konce.
ui-pd-health = zdraví { $health }

## Akce

ui-pd-do-level = Úroveň hrdinovi
ui-pd-do-craft = Polovina předmětu
ui-pd-do-brew = Namíchat lektvary
ui-pd-do-move = Jít
ui-pd-up-to = { $steps ->
    [one] { $steps } krok
    [2] 1 krok nebo 2
   *[other] kroků nejvýš { $steps }
}
ui-pd-back = Zpět
ui-pd-end = { $round ->
    [0] Začít
   *[other] Ukončit kolo { $round }
}
ui-pd-with-die = { $deed } (kostka { $number }, { $die })

## Kostky

ui-pd-dice = Kostky
ui-pd-die-name = { $symbol }, { $colour ->
    [black] černá kostka
   *[white] bílá kostka
}{ $number ->
    [0] {""}
   *[other] , { $number }
}
ui-pd-die-used = { $number ->
    [1] jako 1.
    [2] jako 2.
   *[3] jako 3.
}
ui-pd-die-hand = v ruce
ui-pd-die-skull = nelze
ui-pd-die-chosen = vybraná
ui-pd-dice-black = černé kostky
ui-pd-dice-white = bílé kostky

## Mapa

ui-pd-map = Mapa tvého podzemí, 6 sloupců a 7 řad
ui-pd-map-of = Mapa podzemí, { $player }
ui-pd-minion = { $minion } { $level }
ui-pd-room-empty = nic

## List

ui-pd-health-word = zdraví
ui-pd-hero-name = { $hero }, úroveň { $level }{ $colour ->
    [black] , černé kostky
    [white] , bílé kostky
   *[none] {""}
}
ui-pd-gift-at = od { $level }: { $gift }
ui-pd-gift-warrior = +1 síly
ui-pd-gift-wizard = stačí každá barva
ui-pd-gift-cleric = lebky nezraňují
ui-pd-gift-rogue = drahokam navíc
ui-pd-items-note = po dvou políčkách
ui-pd-item-name = { $item }, { $filled ->
    [0] nezačato
    [one] napůl hotovo
   *[other] hotovo
}. { $text }
ui-pd-potions = Lektvary
ui-pd-potions-note = namícháno { $brewed }, { $free ->
    [one] { $free } volné srdce
    [few] { $free } volná srdce
   *[other] { $free } volných srdcí
}
ui-pd-potions-name = Lektvary: namícháno { $brewed } z 12, { $free ->
    [one] { $free } volné srdce
    [few] { $free } volná srdce
   *[other] { $free } volných srdcí
}
ui-pd-gives-level = úroveň
ui-pd-gives-half = polovina předmětu
ui-pd-gives-gem = drahokam
ui-pd-gives-potion = lektvar
ui-pd-wounds = Zranění
ui-pd-wounds-note = { $wounds } při zdraví { $health }
ui-pd-wounds-name = Zranění: { $wounds } při zdraví { $health }, sláva { $fame }
ui-pd-gems = Drahokamy
ui-pd-minions = Přísluhovači
ui-pd-fame = sláva { $fame }
ui-pd-fame-word = sláva
ui-pd-fame-each = sláva { $fame } za každou
ui-pd-fame-now = Sláva, kdyby hra skončila teď
ui-pd-rank = Titul: { $rank }
ui-pd-goal = Cíl
ui-pd-talent = Talent
ui-pd-goal-talent = Cíl a talent
ui-pd-hidden-cards = Skryté do konce hry. { $count ->
    [one] Vyhovuje jen jediný talent.
    [few] Vyhovují { $count } talenty.
   *[other] Vyhovuje { $count } talentů.
}

## Netvoři a mise

ui-pd-power-word = síla
ui-pd-power = Síla { $power }
ui-pd-power-after = pak { $power }
ui-pd-boss-where = V { $room }, slabina: { $hero }
ui-pd-boss-beaten = Poražen
ui-pd-boss-fled = Družina uprchla
ui-pd-boss-flee = Pod { $power } nebo bez návštěvy: útěk, { $fame }
ui-pd-boss-now = sláva { $fame }, zranění { $wounds }
ui-pd-boss-unvisited = V { $room } jste ještě nebyli: družina by prchla, sláva { $fame }
ui-pd-boss-weak = Pod { $power } družina prchá, sláva { $fame }
ui-pd-flee-word = útěk
ui-pd-boss-reward = pro nejsilnějšího: { $reward ->
    [half] polovina předmětu
    [level] úroveň
    [gem] drahokam
   *[potion] lektvar
}
ui-pd-claimed = splnili: { $players }
ui-pd-done = splněno

## Soupeři a kola

ui-pd-rivals = Soupeři
ui-pd-as-of = { $round ->
    [0] na začátku
   *[other] po kole { $round }
}
ui-pd-rival-ready = kolo má hotové
ui-pd-rival-busy = přemýšlí
ui-pd-rival-die = { $number ->
    [1] vybírá první kostku
    [2] vybírá druhou kostku
   *[3] vybírá třetí kostku
}
ui-pd-sheet-of = List: { $player }
ui-pd-round = Kolo { $round }, dějství { $stage }
ui-pd-round-title = Kolo { $round }
ui-pd-phase-over = hra skončila
