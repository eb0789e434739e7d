# Dungeons & Doggos v terminálu.

play-help-doggos =
    Odpověz číslem ze seznamu, nebo napiš přímo tah. Místo se píše sloupcem
    a řádkem z okrajů mapy: 2,-1 nebo 2,-1 r90. Na cestě stačí n, e, s, w
    (nahoru, doprava, dolů, doleva) a out. Řádek jako
    leave n (fight) e (claim) out  je celý tah.
      u           vezme zpět poslední volbu      b       zpět od otáčení
      map         celá mapa a její značky        sheet   celá tvá deska
      rivals      ostatní                        score   tvé mince a proč
      why TAH     proč tah nejde                 hint    co by udělal bot
      rules ČÍSLO pravidlo, třeba DD-20          log     co se stalo
      q           odejít; hra se uloží           ?       tato nápověda

## Symboly, strany, místa

dog-sword = meč
dog-bow = luk
dog-fireball = ohnivá koule
dog-swords = { $count ->
    [one] { $count } meč
    [few] { $count } meče
   *[other] { $count } mečů
}
dog-bows = { $count ->
    [one] { $count } luk
    [few] { $count } luky
   *[other] { $count } luků
}
dog-fireballs = { $count ->
    [one] { $count } ohnivá koule
    [few] { $count } ohnivé koule
   *[other] { $count } ohnivých koulí
}
dog-north = nahoru
dog-east = doprava
dog-south = dolů
dog-west = doleva
dog-steps-north = { $count } nahoru
dog-steps-east = { $count } doprava
dog-steps-south = { $count } dolů
dog-steps-west = { $count } doleva
dog-cell = { $steps } od startu
dog-start-room = startovní místnost
dog-exits = { $count ->
    [one] východ: { $sides }
    [few] východy: { $sides }
   *[other] východy: { $sides }
}
dog-doors = { $count ->
    [one] dveře: { $sides }
    [few] dveře: { $sides }
   *[other] dveře: { $sides }
}

## Mapa: nejvýš 5 znaků

dog-map-start = VCHOD
dog-map-potion = nápoj
dog-map-goes-on = zbytek ukáže map
dog-legend-shield = obrana
dog-legend-key = klíč
dog-legend-coins = mince
dog-legend-monster = netvor: chce { $gives } trofej
dog-legend-damage = zranění
dog-legend-artifact = artefakt
dog-legend-chest = truhla, chce klíč
dog-legend-trap = past a její symbol
dog-legend-tramp = tulák: jeden ze dvou | jeden a tlapka
dog-legend-portal = portál
dog-legend-paw = tlapka hráče 1
dog-legend-here = tvůj pes
dog-legend-been = tudy cesta už vedla
dog-legend-covered = zneškodněno, zavřeno
dog-legend-emptied = vyprázdněno, zavřeno
dog-legend-way-out = cesta ven
dog-legend-door = dveře, chtějí klíč
dog-legend-passage = průraz
dog-legend-place = místo pro místnost

## Deska

dog-head-round = kolo { $round } ze 3
dog-head-deck = v balíčku { $cards }
dog-head-countdown = { $cards ->
    [0] nezbývá žádná karta
    [one] zbývá { $cards } karta
    [few] zbývají { $cards } karty
   *[other] zbývá { $cards } karet
}
dog-head-supply = zásoba { $potions }
dog-head-coins = { $coins ->
    [one] teď { $coins } mince
    [few] teď { $coins } mince
   *[other] teď { $coins } mincí
}
dog-attack = Útok
dog-defence = Obrana { $defence }{ $damage ->
    [0] {""}
   *[other] , zranění { $damage }
}
dog-paws = Tlapky
dog-paws-count = { $paws }{ $extra ->
    [0] {""}
   *[other] , navíc { $extra }
}
dog-potions = Lektvary
dog-keys = Klíče { $keys }
dog-path = Cesta: místností { $rooms }, karet { $cards }
dog-cards = Karty: { $cards }
dog-cards-pawed = Pod tlapkami: { $cards }
dog-variant-pair = dvě trofeje
dog-variant-single = jedna trofej
dog-variant-paw = trofej a tlapka
dog-quest-own = Tvůj úkol
dog-quest-common = Společný úkol
dog-quest-trophies = { $rivals ->
    [alone] { $count } ze 4
   *[other] { $count } proti { $rivals }
}
dog-status = { $status ->
    [left] venku
    [asleep] spí
   *[inside] uvnitř
}
dog-rival = { $dog }, { $status }: mince { $coins }, tlapky { $paws }, útok { $attack }, obrana { $defence }, lektvary { $potions }, klíče { $keys }, karty { $cards }

## Otázky

dog-ask-dog = Který pes jsi ty?
dog-ask-quest = Který úkol si necháš pro sebe? Ten druhý bude společný.
dog-ask-turn = Jsi na tahu: co uděláš?
dog-ask-place = { $card }: kam s ní? Číslo, nebo sloupec,řádek.
dog-ask-rotate = Jak otočená?
dog-ask-rotate-only = Pasuje jen takto: { $turn }. Enter ji položí, u vezme zpět.
dog-ask-way = Jsi tady: { $room }. Kam dál?
dog-ask-turning = O kolik ji otočíš? b vrátí zpět.
dog-ask-room = { $room }: { $text }.
dog-ask-confirm = Jsi venku. Enter potvrdí cestu, u vezme zpět.
dog-turn-card = Otočit kartu ({ $side }): { $card }
dog-card = { $attack }, obrana { $defence }. { $text }
dog-explore-detail = { $cards ->
    [one] zbývá { $cards } karta
    [few] zbývají { $cards } karty
   *[other] zbývá { $cards } karet
}
dog-leave-detail = vyber cestu; dokud ji nepotvrdíš, nic neplatí
dog-leave-first = odejdeš první: ostatním { $cards ->
    [one] zbude { $cards } karta
    [few] zbudou { $cards } karty
   *[other] zbude { $cards } karet
}
dog-sleep-detail = o tlapku víc až do konce hry, celkem { $paws }; toto kolo už spíš
dog-sleep-last = toto kolo už spíš a je poslední: tlapka navíc už k ničemu není
dog-sleep-nothing = toto kolo už spíš; žádná tlapka navíc už není
dog-pass-detail = zranění pak { $damage }, obrana { $defence }
dog-minus-coin = −1 mince na konci
dog-hire-pair = v každém boji { $first }, nebo { $second }
dog-hire-paw = jedna tlapka navíc přejde na tvou desku
dog-needs = chce: { $symbols }
dog-damage = zranění { $damage }
dog-trophy = trofej: { $trophy }
dog-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dog-chest = s klíčem { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dog-shields = obrana { $count }
dog-key = klíč
dog-trap = past: { $symbol }, nebo tlapka
dog-tramp = { $first } nebo { $second }, anebo { $single } a tlapka
dog-supply = libovolný lektvar ze zásoby: { $potions }
dog-portal = { $count ->
    [0] zatím žádný jiný portál
    [one] vede do { $count } dalšího portálu
   *[other] vede do { $count } dalších portálů
}
dog-nothing = tady nic není
dog-you-win = vyhraješ
dog-you-win-potions = s lektvary vyhraješ
dog-you-win-paws = dvěma tlapkami vyhraješ
dog-too-strong = na to nestačíš
dog-change-paws = tlapky { $count }
dog-change-defence = obrana { $count }
dog-change-keys = klíče { $count }
dog-change-swords = meče { $count }
dog-change-bows = luky { $count }
dog-change-fireballs = ohnivé koule { $count }
dog-change-sword-potions = lektvary meče { $count }
dog-change-bow-potions = lektvary luku { $count }
dog-change-fireball-potions = lektvary ohnivé koule { $count }

## Co dělali soupeři

dog-rival-path = { $text } Po cestě: { $deeds }.
dog-deed-beats = poraženo: { $rooms }
dog-deed-passes = obejito: { $rooms }
dog-deed-claims = tlapky: { $rooms }
dog-deed-hires = najato: { $rooms }
dog-deed-disarms = zneškodněno: { $rooms }
dog-deed-trapped = pasti: { $rooms }
dog-deed-breaks = { $count ->
    [one] proražena { $count } zeď
    [few] proraženy { $count } zdi
   *[other] proraženo { $count } zdí
}
dog-deed-turns = { $count ->
    [one] otočena { $count } karta
    [few] otočeny { $count } karty
   *[other] otočeno { $count } karet
}

## Konec a balíček

dog-solo-rank = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}: { $rank }.
dog-solo-next-rank = Další hodnost, { $rank }, začíná na { $coins } mincích.
dog-show-start = Startovní místnost: { $two } pro dva, { $more } pro více. Strany po směru hodin shora: E východ, D dveře, W zeď.
dog-show-dogs = Psi
dog-show-cards = { $count ->
    [one] { $count } karta místnosti
    [few] { $count } karty místností
   *[other] { $count } karet místností
}
dog-show-quests = Úkoly
dog-show-potions = Lektvary
