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
ui-pd-ask-keep = Necháš si tenhle talent a cíl?
ui-pd-ask-settled = { $block ->
    [wounds] Necháš zranění takhle?
   *[reward] Necháš si tuhle odměnu?
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
ui-pd-line-keep = **{ $talent }** a **{ $goal }**.{ $others ->
    [none] {""}
    [never] {" "}Do konce hry je nikdo jiný neuvidí.
   *[then] {" "}Ostatní je uvidí, až si všichni vyberou.
}
ui-pd-line-settled = { $block ->
    [wounds] Od netvora: { $deeds }.
   *[reward] Tvá odměna: { $deeds }.
}
ui-pd-line-goal = Přinese slávu na konci a určí, které kostky cvičí kterého hrdinu.
ui-pd-line-talent = Pomáhá jen tobě, od této chvíle až do konce.
ui-pd-health = zdraví { $health }
ui-pd-why-boss = Proti netvorovi máš největší sílu: { $boss }.
ui-pd-why-gems = Dává to drahokam **{ $count }** na počítadle.
ui-pd-why-item = Dává to hotový předmět: { $item }.
ui-pd-why-potions = Lektvar **{ $count }** doplnil řadu a plná řada dává tohle.
ui-pd-why-room = Poklad z { $room }.
ui-pd-why-talent = Tvůj talent: { $talent }.

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
ui-pd-keep = Nechat si je
ui-pd-go-on = Pokračovat
ui-pd-with-die = { $deed } ({ $die }, { $colour ->
    [black] černá kostka
   *[white] bílá kostka
})

## Kostky

ui-pd-dice = Kostky
ui-pd-die-name = { $symbol }, { $colour ->
    [black] černá kostka
   *[white] bílá kostka
}{ $number ->
    [0] {""}
   *[other] , strana { $number }
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
ui-pd-item-text = { $text } Hotový i s oběma políčky: sláva { $fame }.
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
ui-pd-slip = Po kole { $round }
ui-pd-slip-beat = síla { $power } proti { $least }: sláva { $fame }{ $wounds ->
    [none] {""}
    [0] , bez zranění
   *[other] , zranění { $wounds }
}
ui-pd-slip-weak = síla { $power } proti { $least }: útěk, sláva { $fame }
ui-pd-slip-away = bez návštěvy u netvora: útěk, sláva { $fame }
ui-pd-slip-fame = Sláva teď
ui-pd-slip-open = Celé kolo
ui-pd-phase-over = hra skončila

## Hra s průvodcem

ui-guide-paper-dungeons-welcome-title = Vítej v podzemí
ui-guide-paper-dungeons-welcome = Vedeš čtyři hrdiny podzemím na vlastním listu a soupeř na svém. Za to, co dokážeš, je **sláva**; kdo jí má nejvíc, vyhrává. Pokračuj, všechno se vysvětlí, až na to dojde.
ui-guide-paper-dungeons-talent-title = Nejdřív talent
ui-guide-paper-dungeons-talent = Máš dva a **jeden** si necháš. Talent je tvoje malá zvláštní schopnost na celou hru.
ui-guide-paper-dungeons-goal-title = Cíl a dvě barvy
ui-guide-paper-dungeons-goal = Nech si jeden cíl: na konci vynese **2, 4 nebo 6 slávy**. A také dá dvěma hrdinům **černou** a dvěma **bílou**. Černí se učí z černých kostek, bílí z bílých.
ui-guide-paper-dungeons-round-title = Osm kol, tři netvoři
ui-guide-paper-dungeons-round = Kolo je jeden hod kostkami. Po kolech **3, 6 a 8** zaútočí netvor. Kde právě jsi, ukazuje počítadlo nahoře.
ui-guide-paper-dungeons-dice-title = Šest kostek, tři použiješ
ui-guide-paper-dungeons-dice = Šest kostek je hozeno pro všechny. Použiješ **tři**, jednu po druhé, a každá udělá jednu věc. **Lebka** zraní všechny a použít nejde; **čtyřlístek** zastoupí kteréhokoli hrdinu. Malé číslo jen rozlišuje strany.
ui-guide-paper-dungeons-level-title = Vylepši hrdinu
ui-guide-paper-dungeons-level = Kostka se znakem hrdiny a v jeho barvě mu přidá **1 úroveň**. Součet úrovní je tvoje **zdraví** i síla proti netvorům. Na 4. úrovni ti každý hrdina dá ještě něco navíc.
ui-guide-paper-dungeons-walk-title = Na cestu
ui-guide-paper-dungeons-walk = Každá kostka dovolí až **2 kroky**, boty **3**. Svítí místnosti, kam smíš vstoupit, i s tím, co stojí a co přinesou; vyber si, kam jít. Vchází se zdola, kterýmkoli obloukem.
ui-guide-paper-dungeons-minion-title = Stojí tam přísluhovač
ui-guide-paper-dungeons-minion = Porazíš ho vždycky. Ale hrdina, který se mu postaví, by měl být stejně silný: zlobr a válečník, duch a čaroděj, nemrtvý a klerik, skřet a zloděj. Každá úroveň, která hrdinovi chybí, je **1 zranění**.
ui-guide-paper-dungeons-trap-title = Pozor na čelisti
ui-guide-paper-dungeons-trap = Past dá **1 zranění** pokaždé, když do místnosti vkročíš, i při návratu. Poklad je tam jen jednou.
ui-guide-paper-dungeons-walls-title = Zdi a voda
ui-guide-paper-dungeons-walls = Chodí se do stran, nahoru a dolů, nikdy skrz zeď ani přes řeku. Později **plášť** projde zdmi a **medailon** vodou. Dvířka u řad 2 a 4 vedou na druhou stranu.
ui-guide-paper-dungeons-gems-title = Závod o drahokamy
ui-guide-paper-dungeons-gems = Každý drahokam má písmeno. Kdo si ho v kole vezme, má ho; pro ostatní od příštího kola **zmizel**. Čím víc jich máš, tím jsou cennější, a některá místa počítadla platí hned.
ui-guide-paper-dungeons-wounds-title = Zranění
ui-guide-paper-dungeons-wounds = Zranění nejdřív zaplní volné srdce lektvaru, jinak srdce tady, a to na konci stojí slávu. Je-li zranění víc než **zdraví**, družina zemře a jednou znovu ožije, za **9 slávy**.
ui-guide-paper-dungeons-potions-title = Lektvary
ui-guide-paper-dungeons-potions = Každá kostka uvaří **2 lektvary**. Každý zachytí 2 zranění. Plná řada čtyř zaplatí hned: úroveň, polovina předmětu, drahokam.
ui-guide-paper-dungeons-items-title = Předměty
ui-guide-paper-dungeons-items = Předmět má dvě políčka; jedna kostka je **polovina**. Horní čtyři chtějí znak svého hrdiny, dolním stačí jakákoli kostka. Hotový předmět hned účinkuje a přináší slávu.
ui-guide-paper-dungeons-done-title = Není kam spěchat
ui-guide-paper-dungeons-done = Dokud kolo neukončíš, nic není pevné: **Vrátit** vezme volbu zpět, **Nápověda** se zeptá bota, **Pravidla** se otevřou na správném místě. Soupeřovo kolo uvidíš, až budete mít hotovo oba.
ui-guide-paper-dungeons-boss-title = Netvor čeká
ui-guide-paper-dungeons-boss = Než skončí dějství, musíš navštívit jeho místnost: je čárkovaná a má netvorův znak. Tvoje **síla** je součet úrovní a hrdina, který je netvorovou slabinou, se počítá dvakrát. Ukazatel říká, na který řádek dosáhneš.
ui-guide-paper-dungeons-missions-title = Mise
ui-guide-paper-dungeons-missions = Kdo na konci kola misi splní, má **4 slávy** a karta mizí. Buď tedy první, nebo aspoň zároveň s ostatními.
ui-guide-paper-dungeons-fought-title = Po boji
ui-guide-paper-dungeons-fought = Řádek, na který tvoje síla dosáhla, přinesl slávu a zranění. Kdo je slabý nebo v místnosti nebyl, **prchá** a slávu ztrácí. Nejsilnější z bojujících bere i netvorovu odměnu.
ui-guide-paper-dungeons-score-title = List bodů
ui-guide-paper-dungeons-score = Každý bod je tady i se svým pravidlem. Klepni na jméno a uvidíš, za co ty body jsou. Teď hru znáš. Dobrá práce!
