# Co říká kontrola balíčků. Každá zpráva říká, co je špatně a co by bylo správně.
# Před ní stojí soubor a záznam: viz pack-problem.

pack-problem = { $file }: { $entry }: { $text }
pack-problem-in-file = { $file }: { $text }
pack-severity-error = chyba
pack-severity-advice = rada

## Složky a soubory

pack-folder-missing = složka { $folder } neexistuje; zadej složku, ve které je pack.toml
pack-folder-not-empty = složka { $folder } není prázdná; zadej novou nebo prázdnou, nic nebylo zapsáno
pack-unknown = takový balíček není; jsou tu: { $known }
pack-unknown-near = takový balíček není; nemyslíš { $near }?
pack-version-unknown = verze { $got } není; jsou tu: { $known }
pack-file-missing = tento soubor chybí
pack-file-near = balíček soubor tohoto jména nemá; nemyslíš { $near }?
pack-file-unknown = balíček soubor tohoto jména nemá; má: { $known }
pack-not-utf8 = řádek { $line } není v UTF-8; ulož soubor v UTF-8
pack-syntax = řádek { $line }, sloupec { $column } není TOML: { $text } ({ $reason })

## Klíče a hodnoty

pack-key-missing = chybí klíč { $key }
pack-key-near = neznámý klíč { $key }; nemyslíš { $near }?
pack-key-unknown = neznámý klíč { $key }; zde známe: { $known }
pack-text-empty = { $key } je prázdné; napiš alespoň slovo
pack-language-missing = chybí text v jazyce { $language }; potřeba jsou všechny: en, ru, it, cs
pack-not-words = { $key } musí být text v každém jazyce, třeba { $key }.en = "…", je { $got }
pack-choice-near = { $key } nemůže být „{ $got }“; nemyslíš „{ $near }“?
pack-choice-unknown = { $key } nemůže být „{ $got }“; možnosti: { $allowed }
pack-number-range = { $key } musí být od { $low } do { $high }, je { $got }
pack-list-length = { $key }: hodnot musí být { $count }, je jich { $got }
pack-not-text = { $key } musí být text v uvozovkách, je { $got }
pack-not-number = { $key } musí být celé číslo, je { $got }
pack-not-flag = { $key } musí být true nebo false, je { $got }
pack-not-list = { $key } musí být seznam v hranatých závorkách, je { $got }
pack-not-numbers = { $key } musí být seznam celých čísel, je { $got }
pack-not-texts = { $key } musí být seznam textů v uvozovkách, je { $got }
pack-not-table = { $key } musí být tabulka, je { $got }
pack-not-tables = { $key } se píše jako záznamy pod [[{ $key }]], je { $got }
pack-duplicate = { $key } „{ $got }“ už má { $first }; každý musí být jiný
pack-count = záznamů [[{ $key }]] musí být { $count }, je jich { $got }
pack-entries-missing = mezi [[{ $key }]] chybí: { $missing }
pack-name-form = { $key } musí být z malých písmen, číslic a spojovníků, třeba "my-pack", je "{ $got }"
pack-version-form = { $key } musí být text z číslic, třeba "1" nebo "1.2", je "{ $got }"

## Papírové doupě: mapa

pd-room-name = { $key } musí jmenovat místnosti od A1 do F7, je tu "{ $got }"
pd-border-form = { $key }: "{ $got }" není hranice; napiš dvě sousední místnosti, třeba "C1-C2"
pd-border-twice = { $key }: hranice "{ $got }" je tu dvakrát; jednou stačí
pd-two-treasures = místnost má jediný poklad: { $treasure }, nebo drahokam { $gem }, ne obojí
pd-level-without-minion = { $key } patří k přísluhovači; uveď přísluhovače, nebo úroveň odeber
pd-gem-missing = drahokam { $gem } není v žádné místnosti; každý od A do H je v jedné
pd-gem-twice = drahokam { $gem } je v { $rooms }; každý od A do H je v jediné místnosti
pd-gems-unguarded = většinu drahokamů by měl hlídat přísluhovač nebo past, nehlídané: { $rooms }
pd-minions-too-many = počítadlo přísluhovačů má { $most } polí, takže jich je nejvýš { $most }, je jich { $got }
pd-minion-count = měl by tu být jeden { $minion ->
    [ghost] ghost (duch)
    [goblin] goblin (skřet)
    [ogre] ogre (zlobr)
   *[zombie] zombie (nemrtvý)
} úrovně { $level }, je jich { $got }
pd-map-count = na mapě má být { $least } až { $most } { $what ->
    [trap] pastí
    [potion] lektvarů
    [half] polovin předmětů
   *[level] vylepšení hrdiny
}, je jich { $got }
pd-no-water = { $key } je prázdné; bez řeky nemá medailon využití
pd-no-walls = { $key } je prázdné; k mapě patří pár vytištěných zdí
pd-ghost-with-potion = pravidla ukazují ducha s lektvarem v řadách 1 až 4; tady není
pd-stated-c1 = pravidla ukazují v C1 lektvar a nic jiného
pd-stated-d1 = pravidla ukazují v D1 skřeta 3. úrovně a lektvar
pd-stated-e1 = pravidla ukazují v E1 past a polovinu předmětu
pd-stated-f1 = pravidla ukazují v F1 lektvar a nic jiného

## Papírové doupě: netvoři

pd-thresholds-rise = hodnoty síly (thresholds) musí růst, je { $got }
pd-boss-fame-rises = sláva (fame) musí růst s hodnotami síly, je { $got }
pd-boss-wounds-fall = zranění (wounds) musí s rostoucí silou klesat, je { $got }
pd-threshold-high = nejvyšší hodnota síly má být nejvýš { $most }, protože víc než 36 síly mít nelze, je { $got }
pd-gem-letter = { $key } musí být písmena od A do H, je tu "{ $got }"
pd-gem-pair = { $key } musí být dvě různá písmena, "{ $got }" je tu dvakrát
pd-no-gems-at-stage-3 = { $key } patří k netvorům 1. a 2. dějství; po třetím už nemá co zmizet
pd-bosses-of-stage = netvorů { $stage }. dějství musí být 4, je jich { $got }
pd-weakness-count = slabinu proti povolání { $hero ->
    [warrior] válečník
    [wizard] čaroděj
    [cleric] klerik
   *[rogue] zloděj
} mají mít 3 netvoři, má ji { $got }
pd-fame-low = nejmenší sláva u hodnoty síly { $row }, po jednom netvoru z každého dějství, má dát dohromady { $least } nebo víc, dává { $got }
pd-fame-high = největší sláva u hodnoty síly { $row }, po jednom netvoru z každého dějství, má dát dohromady { $most } nebo míň, dává { $got }
pd-stated-chimera = podle pravidel má chiméra { $key } { $stated }, je { $got }
pd-boss-unused = tohoto netvora nemá žádná karta podzemí; každý by měl mít své podzemí

## Papírové doupě: podzemí a příběhy

pd-boss-unknown = netvor "{ $got }" není; jsou tu: { $known }
pd-boss-stage = netvoři se píšou v pořadí dějství 1, 2, 3; "{ $got }" stojí na místě { $stage }, ale patří do dějství { $its }
pd-boss-rooms-differ = tři místnosti netvorů se musí lišit, je { $got }
pd-wall-printed = zeď { $got } už na mapě je; odtud ji vynech
pd-wall-count = karta má přidat { $least } až { $most } zdí, přidává { $got }
pd-gems-vanish-twice = netvoři 1 a 2 mají brát různé drahokamy, oba berou { $got }
pd-stated-dungeon-b = v krabici má podzemí B netvory { $stated }, tady { $got }
pd-rooms-reached = bez pláště a medailonu má být dostupných aspoň { $least } místností, je jich { $got }; uzavřené: { $shut }
pd-entrance-shut = družina, která vejde v { $room }, je uzavřená: dojde do { $got } z { $least } místností; otevři cestu
pd-boss-row = místnost netvora { $stage } má ležet v řadách { $least } až { $most }, je to { $room }
pd-boss-shut = do místnosti { $room } netvora { $stage } se bez pláště a medailonu nedá dojít; otevři cestu
pd-boss-far = místnost { $room } netvora { $stage } má být do { $most } kroků od vchodu, je to { $got }
pd-story-chapters = chapters musí být tři písmena od A do L, třeba "ABC", je "{ $got }"
pd-story-letter = podzemí { $letter } musí být kapitolou právě jednoho příběhu, výskytů je { $got }

## Papírové doupě: karty a list

pd-id-form = { $key } musí být z malých písmen, číslic a podtržítek, třeba "sea_serpent", je "{ $got }"
pd-level-not-for-kind = { $key } nemá u kind "{ $kind }" smysl; odeber ho
pd-alignment = alignment musí mít dvě B a dvě W, třeba "BWWB", je "{ $got }"
pd-steps-rise = stupně (steps) musí růst, je { $got }
pd-item-any-symbol = { $key } patří k prvním čtyřem předmětům; tento bere jakýkoli symbol
pd-item-symbols = symbol povolání { $hero ->
    [warrior] válečník
    [wizard] čaroděj
    [cleric] klerik
   *[rogue] zloděj
} musí vyžadovat právě jeden z prvních čtyř předmětů, vyžaduje jich { $got }
pd-track-rises = { $key }: čísla musí růst, je { $got }
pd-stated-track = podle pravidel je na { $place }. místě u { $key } číslo { $stated }, tady { $got }
pd-solo-mission-falls = { $key }: čísla nesmí kolo od kola růst, je { $got }
pd-no-ranks = [[{ $key }]] je prázdné; musí být aspoň jedna hodnost
pd-ranks-rise = hodnosti musí růst, { $got } stojí po { $before }

## Dungeons & Doggos: karty místností

dd-edges-form = { $key } musí být čtyři písmena po směru hodin shora, E východ, D dveře, W zeď, třeba "EWEW", je "{ $got }"
dd-symbol-unknown = { $key } nemůže obsahovat "{ $got }"; může obsahovat { $allowed }
dd-id-form = { $key } musí být z malých písmen, číslic a podtržítek, třeba "coins_1", je "{ $got }"
dd-start-exits = počet východů v { $key } musí být { $exits } a dveře žádné, je { $got }
dd-no-way = kartu bez východu a dveří nelze nikdy vyložit, je { $got }
dd-no-exit = každá karta má mít východ bez dveří, je { $got }
dd-trophy-wall = { $key } musí být zeď, u tuláka i protější strana, strany jsou { $got }
dd-edge-without-trophy = { $key } patří ke kartě s trofejí; uveď trofej, nebo stranu odeber
dd-needs-nothing = { $key } je prázdné; k poražení netvora je potřeba aspoň jeden symbol
dd-artifact-trophies = { $key } artefaktu musí být dva stejné symboly, třeba ["bow", "bow"], je { $got }
dd-tramp-pair = { $key } musí být dva různé symboly, je { $got }
dd-tramp-single = { $key } má být symbol, který chybí ve dvojici { $pair }, je { $got }
dd-chest-coins = počet mincí v truhle je v krabici { $stated }, tady { $got }
dd-designs-many = druhů karet místností může být nejvýš { $most }, je jich { $got }
dd-deck-many = karet místností kromě startovní může být nejvýš { $most }, je jich { $got }
dd-deck-count = v krabici je karet místností kromě výchozí { $stated }, tady { $got }
dd-kind-count = karet místností druhu "{ $kind }" má být { $stated }, je jich { $got }
dd-coin-rooms = místnosti s počtem mincí { $coins }: v krabici je jich { $stated }, tady { $got }
dd-door-count = dveří na všech kartách dohromady má být { $stated }, je jich { $got }
dd-monster-count = { $monster }: v krabici je karet { $stated }, tady { $got }
dd-monster-trophies = { $monster }: trofeje v krabici jsou { $stated }, tady { $got }
dd-stated-monster = v krabici má tento netvor { $key } { $stated }, tady { $got }
dd-symmetry = { $what ->
    [needs] všichni netvoři dohromady mají vyžadovat stejně mečů, luků a ohnivých koulí
    [trophies] všichni netvoři dohromady mají dávat stejně mečů, luků a ohnivých koulí
    [artifact] artefakty dohromady mají dávat stejně mečů, luků a ohnivých koulí
    [trap] pastí na meč, na luk a na ohnivou kouli má být stejně
    [tramp] na dvojicích tuláků má být stejně mečů, luků a ohnivých koulí
    [single] mezi jednotlivými trofejemi tuláků má být stejně mečů, luků a ohnivých koulí
   *[potion] lektvarů s mečem, s lukem a s ohnivou koulí má být stejně
}, je { $got }

## Dungeons & Doggos: psi, úkoly, lektvary, hodnosti

dd-dog-splits = šest psů má mít všech šest spojení dvou stejných symbolů a jednoho jiného, je { $got }
dd-dog-defence = v krabici má tento pes obranu { $stated }, tady { $got }
dd-dog-key = { $key } musí být u schopnosti "key" 1 nebo víc a u jiných 0; u "{ $ability }" je { $got }
dd-not-for-quest = { $key } nemá u kind "{ $kind }" smysl; odeber ho
dd-quest-coins = v krabici dává úkol s kind "{ $kind }" mincí { $stated }, tady { $got }
dd-quest-monster = úkoly mají jmenovat devět běžných netvorů, je tu "{ $got }"
dd-trophy-quests = úkoly o trofejích mají být { $stated }, je jich { $got }
dd-potions-few = lektvarů musí být aspoň { $least }, pro každého hráče jeden, je jich { $got }
dd-potions-many = lektvarů jednoho symbolu může být nejvýš { $most }; meče, luky, ohnivé koule: je { $got }
dd-potion-count = lektvarů má být { $stated }, je jich { $got }
dd-no-ranks = [[{ $key }]] je prázdné; musí být aspoň jedna hodnost
dd-ranks-rise = hodnosti musí růst, { $got } stojí po { $before }
