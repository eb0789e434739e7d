# Proč se botovi v Papírovém doupěti volba líbí.

## Karty, které si necháváš

reason-paper-dungeons-card-above = Družiny s touto kartou mívají na konci slávu asi o { $fame } vyšší než průměr.
reason-paper-dungeons-card-average = Družiny s touto kartou končívají zhruba v průměru.
reason-paper-dungeons-card-better = Žádná karta v ruce není silná, ale tato dá asi o { $fame } slávy víc.
reason-paper-dungeons-card-below = Družiny s touto kartou mívají na konci slávu asi o { $fame } nižší než průměr.

## Netvoři

reason-paper-dungeons-boss-room = Dostaneš se do { $room }, kde sídlí netvor { $boss }. Bez toho družina prchne a ztratíš { $fame } slávy.
reason-paper-dungeons-boss-nearer = K netvorovi ({ $boss }, { $room }) { $steps ->
    [one] zbude { $steps } krok
    [few] zbudou { $steps } kroky
   *[other] zbude { $steps } kroků
}.
reason-paper-dungeons-power = +{ $more } síly proti netvorovi ({ $boss }): { $power } z { $needed } za { $fame } slávy.
reason-paper-dungeons-power-enough = Síla { $power } proti netvorovi ({ $boss }) stačí na { $fame } slávy{ $met ->
    [yes] {""}
   *[no] , až navštívíš { $room }
}.

## Hrdinové

reason-paper-dungeons-weakest = Nejslabší hrdina bude mít úroveň { $level }: sláva { $fame }.
reason-paper-dungeons-master = Hrdina dosáhne 6. úrovně ({ $hero }): sláva +1.
reason-paper-dungeons-levels = Ještě { $missing ->
    [one] { $missing } úroveň
    [few] { $missing } úrovně
   *[other] { $missing } úrovní
} a všichni hrdinové budou mít úroveň { $level }: sláva { $fame }.
reason-paper-dungeons-wizard = S čarodějem na 4. úrovni stačí k vylepšení kostka jakékoli barvy.
reason-paper-dungeons-cleric = S klerikem na 4. úrovni už lebky nezraňují.
reason-paper-dungeons-rogue = Ještě { $missing ->
    [one] { $missing } úroveň
    [few] { $missing } úrovně
   *[other] { $missing } úrovní
} a zloděj přinese drahokam navíc.

## Předměty a lektvary

reason-paper-dungeons-item = Předmět bude hotový: { $item } ({ $effect }), celkem sláva { $fame }.
reason-paper-dungeons-crown = Předmět bude hotový: { $item }, celkem sláva { $fame }.
reason-paper-dungeons-half = Začátek předmětu: { $item }, hotový dá slávu { $fame }.
reason-paper-dungeons-potions = Lektvar { $potions } z { $needed } a na konci řady odměna: { $reward }.

## Drahokamy, přísluhovači a místnosti

reason-paper-dungeons-gem = { $count ->
    [one] Získáš drahokam { $letters }.
   *[other] Získáš drahokamy { $letters }.
} Celkem jich budeš mít { $gems }: sláva { $fame }.
reason-paper-dungeons-bonus-gem = Získáš drahokam navíc. Celkem jich budeš mít { $gems }: sláva { $fame }.
reason-paper-dungeons-gem-nearer = K drahokamu { $gem } ({ $room }) { $steps ->
    [one] zbude { $steps } krok
    [few] zbudou { $steps } kroky
   *[other] zbude { $steps } kroků
}.
reason-paper-dungeons-minions = Porazíš { $count ->
    [one] { $count } přísluhovače
    [few] { $count } přísluhovače
   *[other] { $count } přísluhovačů
}. Celkem jich bude { $minions }: sláva { $fame }.
reason-paper-dungeons-room-nearer = Do { $room } { $steps ->
    [one] zbude { $steps } krok
    [few] zbudou { $steps } kroky
   *[other] zbude { $steps } kroků
} a něco tam je: { $thing }.

## Zranění

reason-paper-dungeons-spared = Ušetří ti { $wounds } zranění oproti nejlepší jiné možnosti.
reason-paper-dungeons-off-track = { $wounds ->
    [0] Zranění vezme lektvar a počítadlo zranění zůstane prázdné.
   *[other] Zranění vezme lektvar a počítadlo zranění zůstane na { $wounds }.
}
reason-paper-dungeons-hearts = Tvé lektvary pak snesou { $hearts } zranění.
reason-paper-dungeons-health = Zdraví { $health }, zranění { $wounds }: družina je dál od smrti.
reason-paper-dungeons-boss-wounds = S větší silou tě netvoři méně zraní.

## Cíl a mise

reason-paper-dungeons-goal = Slouží tvému cíli, { $goal }: { $count }, to je sláva { $fame }.
reason-paper-dungeons-goal-nearer = Slouží tvému cíli, { $goal }: { $count } z { $needed } za { $fame } slávy.
reason-paper-dungeons-goal-likelier = Přiblíží tě k tvému cíli: { $goal }.
reason-paper-dungeons-mission = Splněná mise: { $mission }, sláva { $fame }.
reason-paper-dungeons-mission-nearer = Slouží misi { $mission }: { $count } z { $needed }.
reason-paper-dungeons-mission-likelier = Přiblíží tě ke splnění mise: { $mission }.

## Kostky

reason-paper-dungeons-dice = Nechá ti kostky, které dokážou víc.
