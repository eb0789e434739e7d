# Dungeons & Doggos.

intro-doggos = Ve 3 kolech staví psi společně jedno podzemí a každý z něj hledá vlastní cestu ven. Na tahu si lízneš místnost a položíš ji, nebo odejdeš, nebo spíš. Kdo odchází, jde z výchozí místnosti k východu na holý stůl, poráží netvory a pokládá tlapky na karty: čí tlapka, toho karta. Kdo odejde první, spustí ostatním odpočítávání. Vyhrává nejvíc mincí. Všechny značky vysvětlí „map“.

## Volby

option-doggos-dogs = Hráči si psy vybírají po řadě, nebo dostanou náhodné.
option-doggos-two-side = Výchozí místnost se třemi východy, určená pro dva, i při více hráčích.
option-doggos-damage = Zranění musí být menší než obrana po každé místnosti, nebo jen na konci cesty.
option-doggos-night-watch = Když všichni ostatní spí, zbývají poslednímu psovi jen 4 karty.
option-doggos-hidden-coins = Mince, truhly a pasti zůstanou soupeřům až do konce skryté.
option-doggos-rules = Verze pravidel, aby se staré záznamy daly přehrát navždy.
pack-too-large = Balíček je moc velký. Nejvýš smí mít: druhů karet místností { $designs }, psů { $dogs }, úkolů { $quests }.

## Tahy

choice-doggos-explore = Líznout místnost
choice-doggos-leave = Odejít z podzemí
choice-doggos-sleep = Jít spát
choice-doggos-place = Položit { $cell }
choice-doggos-rotate = { $turn ->
    [0] Položit, jak je
   *[other] Otočit o { $turn }°
}
choice-doggos-dog = Vzít si psa: { $dog }
choice-doggos-quest = Nechat si úkol { $quest }
choice-doggos-turn = Otočit { $side ->
    [n] horní
    [e] pravou
    [s] dolní
   *[w] levou
} kartu o { $turn }°
choice-doggos-step = Jít { $side ->
    [n] nahoru
    [e] doprava
    [s] dolů
   *[w] doleva
}: { $room }
choice-doggos-break = Prorazit cestu { $side ->
    [n] nahoru
    [e] doprava
    [s] dolů
   *[w] doleva
}
choice-doggos-jump = Skočit do portálu { $cell }
choice-doggos-fight = Bojovat: { $room }{ $potions ->
    [none] {""}
    [sword] , s lektvarem meče
    [bow] , s lektvarem luku
    [fireball] , s lektvarem ohnivé koule
   *[other] , s lektvary: { $potions }
}
choice-doggos-overpower = Porazit dvěma tlapkami: { $room }
choice-doggos-pass = Projít kolem: { $room }
choice-doggos-claim = Položit tlapku: { $room }
choice-doggos-skip = Nepokládat tlapku: { $room }
choice-doggos-hire = { $edge ->
    [pair] Najmout pro dvě trofeje: { $room }
   *[paw] Najmout pro trofej a tlapku: { $room }
}
choice-doggos-take = { $potion ->
    [sword] Vzít lektvar meče
    [bow] Vzít lektvar luku
   *[fireball] Vzít lektvar ohnivé koule
}
choice-doggos-disarm-potion = { $potion ->
    [sword] Zneškodnit lektvarem meče
    [bow] Zneškodnit lektvarem luku
   *[fireball] Zneškodnit lektvarem ohnivé koule
}
choice-doggos-disarm-own = Zneškodnit svou kartou: { $card }{ $variant ->
    [pair] , dvě trofeje
    [single] , jedna trofej
    [paw] , trofej a tlapka
   *[plain] {""}
}
choice-doggos-disarm-path = Zneškodnit kartou { $cell }
choice-doggos-out = Vyjít ven
choice-doggos-confirm = Odejít touto cestou

## Proč ne

doggos-not-now = Na to se teď nikdo neptá.
doggos-game-over = Hra skončila.
doggos-seat-waits = Teď nejsi na řadě.
doggos-seat-done = Už máš vybráno. Ostatní ještě vybírají.
doggos-chance-first = Nejdřív karty.
doggos-dog-taken = Toho psa už má jiný hráč. Vyber si jiného.
doggos-not-dealt = Ten úkol nemáš.
doggos-no-cards = V tomto kole už nejsou karty k líznutí. Odejdi, nebo spi.
doggos-nowhere-to-place = Žádný východ nevede na volné místo, takže novou místnost není kam položit. Odejdi, nebo spi.
doggos-cell-taken = Tam už místnost leží. Vyber volné místo.
doggos-cell-emptied = To místo se vyprázdnilo a zůstane tak do konce kola. Vyber jiné.
doggos-no-exit-here = Tam žádný východ nevede. Místnost patří tam, kam vede východ, dveře nebo průchod.
doggos-exits-do-not-meet = Takhle se žádný její východ nepotká s jiným východem. Otoč ji jinak.
doggos-same-rotation = Po tomto otočení leží karta stejně jako po menším. Vyber to menší.
doggos-place-first = Nejdřív líznutá místnost: vyber místo, pak ji otoč.
doggos-room-first = Nejdřív se rozhodni, co uděláš v této místnosti.
doggos-choose-turn = Nejdřív vyber: prozkoumat, odejít, nebo spát.
doggos-leaving = Jsi na cestě ven: dojdi až na konec, nebo cestu vezmi zpět.
doggos-confirm-first = Jsi venku: potvrď cestu, nebo ji vezmi zpět.
doggos-not-sharik = Místnosti otáčí jen Šarik.
doggos-turn-first = Místnosti se otáčejí před prvním krokem, po směru hodin od horní a každá jednou.
doggos-nothing-to-turn = Na té straně výchozí místnosti nic neleží.
doggos-wall = Cestu zahrazuje zeď. Projdeš tam, kde mají východ obě místnosti.
doggos-no-key = Dveře jsou zamčené a klíč nemáš. Nosí ho klíčovážky.
doggos-no-room = Tam žádná místnost neleží.
doggos-room-visited = Ta místnost už na tvé cestě je. Do žádné se nevstupuje dvakrát.
doggos-rivals-paw = V té místnosti leží soupeřova tlapka. V tomto kole tam nikdo jiný nesmí.
doggos-trap-covered = Ta past je zneškodněná a zakrytá. V tomto kole tam nikdo nesmí.
doggos-emptied = To místo se vyprázdnilo. V tomto kole tudy nikdo neprojde.
doggos-not-bonk = Zdi a dveře proráží jen Bonk.
doggos-no-paw = Na desce už nemáš žádnou tlapku.
doggos-already-open = Tam je cesta volná. Tlapka není potřeba.
doggos-not-a-portal = Skáče se jen z portálu do portálu.
doggos-no-way-out = Žádný východ této místnosti nevede na holý stůl. Dojdi do jiné.
doggos-too-much-damage = To je moc zranění: zatím { $damage } a tvá obrana je { $defence }. Zranění musí být méně než obrany.
doggos-too-weak = Na tohoto netvora tvé symboly nestačí. Utrať lektvary, nebo projdi kolem.
doggos-potion-not-held = Ten lektvar nemáš.
doggos-potion-not-needed = Tenhle boj vyhraješ i bez toho lektvaru. Nech si ho.
doggos-not-joan = Druhou tlapkou poráží netvory jen Jana.
doggos-dragon = Draka druhá tlapka neporazí. Chce to všechny jeho symboly.
doggos-can-be-beaten = Tohoto netvora porazíš i bez druhé tlapky. Bojuj.
doggos-not-in-supply = Ten lektvar v zásobě není. Vyber jiný.
doggos-take-a-potion = Tlapka tady přinese lektvar: vyber který.
doggos-wrong-symbol = Není na tom symbol, který past chce.
doggos-not-owned = Tu kartu nemáš.
doggos-no-paw-for-trap = Na past už nemáš tlapku. Pomůže jen trofej nebo lektvar s jejím symbolem.
doggos-stuck-damage = Cesta ven už by nezbyla: zranění by bylo na tvou obranu moc.
doggos-stuck-key = Cesta ven už by nezbyla: byl by potřeba klíč.
doggos-stuck-paw = Cesta ven už by nezbyla: byla by potřeba další tlapka.
doggos-stuck-rivals = Cesta ven už by nezbyla: zahrazují ji tlapky soupeřů.
doggos-stuck = Cesta ven už by nezbyla.
doggos-no-second-paw = Na to jsou potřeba dvě tlapky na desce a ty máš { $paws }.
doggos-jumped-over = Robin pasti přeskakuje: nebere je ani nezneškodňuje.
doggos-other-question = To tady nejde.

## Co se stalo

event-table-set = Stůl je připravený. U vchodu do podzemí { $seats ->
    [one] čenichá { $seats } pes
    [few] čenichají { $seats } psi
   *[other] čenichá { $seats } psů
}.
event-dog-taken = { $who ->
    [you] Tvůj pes: { $dog }.
   *[other] { $player } si bere psa: { $dog }.
}
event-dog-dealt = { $who ->
    [you] Přibíhá k tobě { $dog }.
   *[other] { $player }: přibíhá { $dog }.
}
event-quests-dealt = Úkoly na výběr: { $quests }.
event-quest-kept = Jeden úkol si necháváš a zahrabáváš hluboko: { $quest }.
event-quest-laid = { $who ->
    [you] Vykládáš společný úkol: { $quest }.
   *[other] { $player } vykládá společný úkol: { $quest }.
}
event-potion-dealt = { $who ->
    [you] Dostáváš
   *[other] { $player } dostává
} { $potion ->
    [sword] lektvar meče
    [bow] lektvar luku
   *[fireball] lektvar ohnivé koule
}.
event-round-begun = — Kolo { $round } ze 3, první hráč: { $seat } —
event-turn-passed = Na řadě: { $seat }.
event-explored = { $who ->
    [you] Strkáš čumák za roh.
   *[other] { $player } strká čumák za roh.
}
event-room-drawn = { $who ->
    [you] Vyčenicháš místnost: { $card }.
   *[other] { $player } vyčenichá místnost: { $card }.
}
event-room-placed = { $who ->
    [you] Pokládáš místnost { $cell }: { $card }{ $turn ->
        [0] {""}
       *[other] , otočeno o { $turn }°
    }.
   *[other] { $player } pokládá místnost { $cell }: { $card }{ $turn ->
        [0] {""}
       *[other] , otočeno o { $turn }°
    }.
}
event-leaving = { $who ->
    [you] Stříháš ušima a hledáš cestu ven.
   *[other] { $player } hledá cestu ven.
}
event-card-turned = { $who ->
    [you] Otáčíš
   *[other] { $player } otáčí
} { $side ->
    [n] horní
    [e] pravou
    [s] dolní
   *[w] levou
} kartu o { $turn }°.
event-stepped = { $who ->
    [you] Klušeš
   *[other] { $player } kluše
} { $side ->
    [n] nahoru
    [e] doprava
    [s] dolů
   *[w] doleva
}: { $room }.
event-passage-broken = { $who ->
    [you] Hlavou napřed prorážíš cestu
   *[other] { $player } hlavou napřed proráží cestu
} { $side ->
    [n] nahoru
    [e] doprava
    [s] dolů
   *[w] doleva
}.
event-jumped = { $who ->
    [you] Skáčeš portálem, { $cell }. Ocas dorazí poslední.
   *[other] { $player } skáče portálem, { $cell }. Ocas dorazí poslední.
}
event-monster-beaten = { $who ->
    [you] Porážíš
   *[other] { $player } poráží
} netvora: { $room }{ $potions ->
    [none] {""}
    [sword] , s lektvarem meče
    [bow] , s lektvarem luku
    [fireball] , s lektvarem ohnivé koule
   *[other] , s lektvary: { $potions }
}.
event-monster-overpowered = { $who ->
    [you] Porážíš netvora dvěma tlapkami najednou: { $room }.
   *[other] { $player } poráží netvora dvěma tlapkami najednou: { $room }.
}
event-walked-past = { $who ->
    [you] Plížíš se kolem a neseš si pár škrábanců: { $room }.
   *[other] { $player } se plíží kolem a nese si pár škrábanců: { $room }.
}
event-room-claimed = { $who ->
    [you] Pokládáš tlapku: { $room }.
   *[other] { $player } pokládá tlapku: { $room }.
}
event-room-skipped = { $who ->
    [you] Očicháváš a tlapku nepokládáš: { $room }.
   *[other] { $player } očichává a tlapku nepokládá: { $room }.
}
event-tramp-hired = { $who ->
    [you] Najímáš tuláka
   *[other] { $player } najímá tuláka
} { $edge ->
    [pair] pro dvě trofeje
   *[paw] pro trofej a tlapku
}: { $room }.
event-potion-taken = { $who ->
    [you] Bereš si
   *[other] { $player } si bere
} { $potion ->
    [sword] lektvar meče
    [bow] lektvar luku
   *[fireball] lektvar ohnivé koule
}: { $room }.
event-empty-supply = { $who ->
    [you] Zásoba je prázdná: za tlapku nedostáváš žádný lektvar.
   *[other] Zásoba je prázdná: { $player } nedostává žádný lektvar.
}
event-trap-disarmed = { $who ->
    [you] Zneškodňuješ past: { $room }.
   *[other] { $player } zneškodňuje past: { $room }.
}
event-trap-pawed = { $who ->
    [you] Šlapeš rovnou do pasti: { $room }. Na konci to je −1 mince.
   *[other] { $player } šlape rovnou do pasti: { $room }. Na konci to je −1 mince.
}
event-got-out = { $who ->
    [you] Oklepáváš se na čerstvém vzduchu.
   *[other] { $player } se oklepává na čerstvém vzduchu.
}
event-left = { $who ->
    [you] Odcházíš z podzemí
   *[other] { $player } odchází z podzemí
}: { $rooms ->
    [one] { $rooms } místnost
    [few] { $rooms } místnosti
   *[other] { $rooms } místností
} na cestě, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} pod tlapkami.
event-countdown = Začíná odpočet: v tomto kole { $cards ->
    [0] už nezbývají žádné karty
    [one] zbývá { $cards } karta
    [few] zbývají { $cards } karty
   *[other] zbývá { $cards } karet
}.
event-slept = { $who ->
    [you] Třikrát se otočíš dokola a usínáš.
   *[other] { $player } se třikrát otočí dokola a usíná.
}
event-round-ended = Kolo { $round } skončilo. Žeton nejhodnějšího psa: { $seat }.
event-quests-shown = Osobní úkoly jsou vyhrabané.
event-coins-counted = { $who ->
    [you] Tvé mince: { $coins }, osobní úkol: { $quest }.
   *[other] { $player }, mince: { $coins }, osobní úkol: { $quest }.
}

## Mince

box-doggos-monsters = Netvoři
box-doggos-coins = Místnosti s mincemi
box-doggos-chests = Truhly
box-doggos-traps = Pasti
box-doggos-tramps = Tuláci
box-doggos-personal = Osobní úkol
box-doggos-common = Společné úkoly
doggos-score-monsters = Mince na netvorech
doggos-score-coins = Zabrané tlapkou: mince z každé karty
doggos-score-chests = { $chests ->
    [one] { $chests } truhla
    [few] { $chests } truhly
   *[other] { $chests } truhel
}, { $keys ->
    [one] { $keys } klíč
    [few] { $keys } klíče
   *[other] { $keys } klíčů
}
doggos-score-traps = Pasti s tlapkou
doggos-score-tramps = Najatí tuláci
doggos-score-personal = Osobní úkol { $quest }: { $times ->
    [0] nesplněn
   *[other] splněn { $times }×
}
doggos-score-personal-hidden = Osobní úkol, zatím skrytý
doggos-score-common = Společný úkol { $quest }: { $times ->
    [0] nesplněn
   *[other] splněn { $times }×
}
doggos-ranked-by-coins = mince: { $coins }
doggos-ranked-by-quests = mince: { $coins }, při shodě rozhodly úkoly: splněno { $quests }×
doggos-rank-shared = mince: { $coins }, splněné úkoly: { $quests }, stejně jako jiní: místo je společné
