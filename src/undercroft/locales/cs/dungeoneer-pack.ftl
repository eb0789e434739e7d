# Co říká kontrola o sadě hry Dungeoneer. Slova balíčku zůstávají anglická.

## Jazyk účinků

dl-text-form = { $key }: „{ $text }“ není účinek ani podmínka; napiš volání, třeba wound(target, 2)
dl-text-long = { $key }: „{ $text }“ má víc než { $most } znaků; rozděl to
dl-call-bare = { $key }: v „{ $text }“ chybí u „{ $got }“ závorky; napiš { $got }(…)
dl-verb-near = { $key }: v „{ $text }“ není sloveso „{ $got }“; nemyslíš { $near }?
dl-verb-unknown = { $key }: v „{ $text }“ není sloveso „{ $got }“; jsou: { $known }
dl-arguments-many = { $key }: { $verb } má beze jména { $most }, je jich { $got } v „{ $text }“; piš { $form }, s = jménem
dl-argument-near = { $key }: v „{ $text }“ nemá { $verb } „{ $got }“; nemyslíš { $near }?
dl-argument-unknown = { $key }: v „{ $text }“ nemá { $verb } „{ $got }“; piš { $form }
dl-argument-twice = { $key }: v „{ $text }“ má { $verb } dvakrát „{ $got }“; stačí jednou
dl-argument-missing = { $key }: v „{ $text }“ chybí u { $verb } { $missing }; piš { $form }
dl-word-form = { $key }: { $argument } u { $verb } musí být slovo bez uvozovek, je { $got } v „{ $text }“
dl-word-near = { $key }: { $argument } u { $verb } nemůže být „{ $got }“ v „{ $text }“; nemyslíš { $near }?
dl-word-unknown = { $key }: { $argument } u { $verb } nemůže být „{ $got }“ v „{ $text }“; možnosti: { $allowed }
dl-number-form = { $key }: { $argument } u { $verb } musí být celé číslo do { $most }, je { $got } v „{ $text }“
dl-amount-form = { $key }: { $argument } u { $verb } musí být celé číslo do { $most }, die, X nebo count(…), je { $got } v „{ $text }“
dl-count-form = { $key }: { $got } v „{ $text }“ má počítat jednu věc: { $allowed }
dl-condition-near = { $key }: v „{ $text }“ není podmínka „{ $got }“; nemyslíš { $near }?
dl-condition-unknown = { $key }: v „{ $text }“ není podmínka „{ $got }“; jsou: { $known }
dl-condition-form = { $key }: { $got } v „{ $text }“ se píše { $form }
dl-list-form = { $key }: { $argument } u { $verb } musí být účinky v hranatých závorkách, je { $got } v „{ $text }“
dl-list-empty = { $key }: { $argument } u { $verb } je v „{ $text }“ prázdné; napiš aspoň jeden účinek

## Účinky na svém místě

dl-no-target = { $key }: { $got } tu nemá cíl; zamiř na hrdinu (hero, rival, here), nebo napiš you
dl-no-monster = { $key }: { $got } tu nemá netvora; zamiř na nějakého (monster, lair)
dl-no-battle = { $key }: { $got } mluví o boji, a ten tu není; použij timing "response" nebo "anytime", nebo schopnost
dl-no-place = { $key }: { $got } tu nemá lokaci; napiš aim = "location"
dl-no-exit = { $key }: { $got } tu nemá východ; napiš aim = "exit"
dl-no-x = { $key }: { $got } mluví o X, ale nikdo tu X neplatí; napiš cost = "X"
dl-no-tokens = { $key }: { $got } potřebuje kartu, která zůstává na stole a nese žetony
dl-no-wounds = { $key }: { $got } potřebuje zranění, která právě hrozí: timing "anytime" nebo on = "activate"
dl-no-roll = { $key }: { $got } potřebuje hod: timing "response" nebo "anytime", nebo on = "activate", "attacked" či "test"
dl-no-reroll = { $key }: { $got } potřebuje právě hozený hod; stojí samo v kartě s timing "anytime" nebo ve schopnosti s on = "activate"
dl-no-passive = { $key }: { $got } platí jen ve schopnosti s on = "passive"
dl-passive-verb = { $key }: „{ $got }“ nemůže být pasivní; pasivní jsou { $allowed }
dl-passive-until = { $key }: { $got } musí trvat in_play jako vše pasivní
dl-passive-amount = { $key }: v { $got } patří číslo nebo count; za pasivní se nehází ani neplatí
dl-number-positive = { $key }: { $argument } musí být 1 nebo víc, je { $got }
dl-number-zero = { $key }: { $argument } nesmí být 0, jinak se nic nestane, je { $got }
dl-fall-half = { $key }: { $got } potřebuje stat= i n=, nebo ani jedno
dl-kind-near = žádná karta není druhu „{ $got }“, o kterém mluví účinek; nemyslíš { $near }?
dl-kind-unknown = žádná karta není druhu „{ $got }“, o kterém mluví účinek; jsou: { $known }

## Hodnoty

dl-id-form = { $key } musí být z malých písmen, číslic a podtržítek, třeba "bone_drain", je "{ $got }"
dl-id-place = { $key } nemůže být „{ $got }“, to je typ lokace; zvol jiné
dl-word-twice = { $key } obsahuje „{ $got }“ dvakrát; stačí jednou
dl-effects-empty = { $key } je prázdné; napiš aspoň jeden účinek, nebo ho odeber
dl-places-empty = { $key } je prázdné; uveď aspoň jednu lokaci nebo typ lokace
dl-exit-near = { $key }: „{ $got }“ není východ; nemyslíš { $near }?
dl-exit-form = { $key }: „{ $got }“ není východ; napiš "open", "wall", "blocked speed 5" nebo "trapped magic 6"
dl-hazard-near = { $key }: „{ $got }“ není překážka; nemyslíš { $near }?
dl-hazard-form = { $key }: „{ $got }“ není překážka; napiš "danger 2", "spikes speed 5" nebo "pit melee 5"
dl-two-hazards = lokace má { $key }, nebo překážku { $hazard }, ne obojí
dl-threat-near = { $key }: „{ $got }“ není hrozba; nemyslíš { $near }?
dl-threat-form = { $key }: „{ $got }“ není hrozba; napiš vlastnost a číslo do { $most }, třeba "speed 9"; vlastnosti: { $allowed }
dl-value-near = { $key }: „{ $got }“ není hodnota netvora; nemyslíš { $near }?
dl-value-form = { $key }: „{ $got }“ není hodnota netvora; napiš "attack 1", "counter 2" nebo "none", čísla do { $most }
dl-cost-form = { $key } musí být celé číslo nebo "X", je "{ $got }"
dl-dice-form = { $key }: „{ $got }“ není hod; napiš "2 sum 9", "3 each 3" nebo "2 pair" ({ $rules })
dl-sacrifice-near = { $key }: „{ $got }“ nelze obětovat; nemyslíš { $near }?
dl-sacrifice-form = { $key }: „{ $got }“ nelze obětovat; napiš co a kolik, třeba "health 2"; co: { $allowed }

## Hrdinové a lokace

dl-hero-forms = { $key } je prázdné; hrdina útočí aspoň v jedné formě
dl-hero-limits = boons a treasures dohromady musí být { $least } až { $most }, je { $got }
dl-hero-slow = { $key } musí začínat 1 nebo víc, jinak se hrdina nepohne, je { $got }
dl-hero-health = hrdinové tohoto stupně mají zdraví { $stated }, je { $got }
dl-hero-gains = úroveň { $level } má přidat 1 k jedné hodnotě, přidává { $got }
dl-location-shut = { $key }: čtyři zdi; nech aspoň jeden východ
dl-entrance-wall = { $key } vchodu nesmí být zdi, navazují na něj čtyři chodby, je { $got }
dl-tunnel-axis = { $key } chodby potřebují cestu { $axis ->
    [vertical] nahoru nebo dolů
   *[horizontal] doleva nebo doprava
}, aby se kterékoli čtyři vešly kolem vchodu
dl-throne-room = { $key } patří místnosti, která není vchodem
dl-entrance-count = entrance = true musí mít jedna lokace, je jich { $got }
dl-frame-alone = { $key } „{ $got }“ se nepřipojí ke vchodu s „{ $frame }“; kartu by nešlo vyložit
dl-ways-few = východů bez zdi musí být na všech lokacích aspoň { $least }, je jich { $got }
dl-location-loop = { $key } přesouvají hrdinu zadarmo a u { $first } také; dvě takové lokace by to mohly dělat věčně
dl-threats-alike = hrozby východů a překážek mají zkoušet všechny tři vlastnosti, chybí: { $missing }
dl-entrance-income = vchod má dávat 1 slávu a riziko { $stated }, dává { $glory } a { $got }

## Karty dobrodružství

dl-card-timing = { $key } u { $type } nemůže být „{ $got }“; možnosti: { $allowed }
dl-card-duration = { $key } u { $type } nemůže být „{ $got }“; možnosti: { $allowed }
dl-monster-half = tabulka { $key } a duration = "monster" patří k sobě, duration je „{ $got }“
dl-trap-half = tabulka { $key }, druh "trap", type = "encounter" a duration = "instant" patří k sobě
dl-trap-harmless = chybí { $key }; past něco udělá těm, kdo neuspějí
dl-attachment-host = { $key } a duration = "attachment" patří k sobě, duration je „{ $got }“
dl-card-idle = tato karta nic nedělá; s duration „{ $got }“ potřebuje { $key }
dl-instant-ability = { $key } patří kartám, které zůstávají; okamžitá hned odejde, piš effects
dl-one-use = { $key } potřebuje duration = "permanent" a schopnost s on = "activate" a discard_self = true
dl-upkeep = { $key } { $got } patří výhodám a pokladům, které zůstávají
dl-cost-free = { $key } s timing „{ $timing }“ musí být 1 nebo víc, jinak by se pořád ptalo všech
dl-aim-monster = { $key } = "monster" je netvor, který právě útočí; použij timing "response" nebo "anytime", je „{ $got }“
dl-aim-encounter = { $key } střetnutí je hrdina; vynech ho, nebo napiš "rival", je „{ $got }“
dl-aim-host = { $key } přílohy pod { $host } nemůže být „{ $got }“; možnosti: { $allowed }
dl-x-unused = { $key } je X, ale žádný účinek X nepoužívá
dl-solo-verb = { $key } musí být false: v jednom se hraje bez přenosů a posunů, je { $got }
dl-solo-rivals = { $key } má být false: tato karta potřebuje další hrdiny
dl-monster-tame = { $key } nikdy neútočí; dej mu aspoň jednu formu, třeba "attack 1"
dl-strike-form = { $key }: netvor nemá hodnotu { $form }, v ní nikdy nezasáhne
dl-specials-many = { $key }: nejvýš { $most }, je jich { $got }
dl-special-threat = { $key }: s threat = true musí být mezi účinky test

## Schopnosti

dl-abilities-many = { $key }: nejvýš { $most }, je jich { $got }
dl-passive-paid = { $key }: pasivní nic nestojí a nespotřebuje se; odeber cenu a once
dl-ability-aim = { $key }: míří jen to, co se použije; on = „{ $trigger }“ má aim „{ $got }“
dl-discard-self = { $key }: discard_self patří kartám dobrodružství, které zůstávají
dl-ability-free = { $key } by šlo používat věčně; ať stojí glory nebo ap, nebo přidej once či discard_self
dl-ability-pays = { $key } může vrátit svou cenu (až { $glory } slávy, { $ap } AB) a jde používat věčně; přidej once
dl-card-pays = { $key } vracejí kartu i cenu { $cost } (dávají { $got }); dvě takové karty by šlo hrát věčně
dl-entry-loop = { $key } přesune hrdinu při každém vstupu, a tak věčně; přidej once nebo cenu

## Úkoly a událost

dl-quest-condition = úkol s category "{ $category }" má condition "{ $condition }", je „{ $got }“
dl-not-for-condition = { $key } nemá u condition "{ $condition }" smysl; odeber ho
dl-quest-abilities = { $key } patří úkolům s category "{ $category }" a každý takový ho má; category je „{ $got }“
dl-quest-both = { $key }, nebo threat, ne obojí: nalezené se porazí, nebo překoná
dl-quest-penalty = { $key } patří úkolu s threat
dl-quest-kinds = { $key } patří úkolu s vlastním netvorem
dl-escort-nowhere = { $key } se musí lišit od places, je { $got }
dl-dice-sense = { $key }: 1 až 3 kostky, které mohou vyjít i nevyjít, je „{ $got }“
dl-place-near = { $key }: lokace „{ $got }“ není; nemyslíš { $near }?
dl-place-unknown = { $key }: lokace „{ $got }“ není; jsou: { $known }
dl-place-type = { $key }: žádná lokace není typu „{ $got }“
dl-threat-high = { $key } „{ $got }“ nezvládne žádný hrdina ani s 6
dl-threat-some = { $key } „{ $got }“ bez pomoci nezvládnou někteří hrdinové: { $heroes }
dl-monster-strong = { $key }: někteří hrdinové ho nezraní ani se 6 proti 1: { $heroes }
dl-sacrifice-much = { $key }: některý hrdina může dát nejvýš { $most } { $what }, je { $got }
dl-search-far = { $key } je moc vysoké: 6 a čtyři karty mezi hrdinou a vchodem dají { $most }, je { $got }
dl-place-often = { $place } má jmenovat nejvýš { $most } úkolů, jmenuje ho { $got }
dl-event-tokens = { $key } na začátku nejvýš cap, tedy { $most }, je { $got }
dl-lord-part = pán přichází s trůnem, kartou, úkolem a událostí; chybí: { $part ->
    [throne] lokace s throne = true
    [card] karta dobrodružství s lord = true
    [quest] úkol s lord = true
   *[event] událost
}
dl-lord-twice = už je u { $first }, stačí jedno: { $part ->
    [throne] lokace s throne = true
    [card] karta dobrodružství s lord = true
    [quest] úkol s lord = true
   *[event] událost
}
dl-lord-card = { $key } patří jediné kopii netvora druhu "undead"
dl-lord-hunt = { $key } pánova úkolu musí být "hunt", je „{ $got }“
dl-lord-monster = { $key } do pánova úkolu nepatří: jak bojuje, říká jeho karta

## Sada jako celek

dl-needed = musí jich být aspoň { $least }, je { $got }: { $what ->
    [tunnels] chodby
    [grim] ponuré chodby
    [heroes] hrdinové
    [quests] úkoly
   *[cards] karty dobrodružství
}
dl-many = může jich být nejvýš { $most }, je { $got }: { $what ->
    [locations] lokace
    [heroes] hrdinové
    [quests] úkoly
    [escorts] úkoly s doprovodem
   *[cards] karty dobrodružství
}
dl-box-count = v krabici je { $stated }, tady { $got }: { $what ->
    [locations] lokace
   *[heroes] hrdinové
}
dl-few = má jich být aspoň { $least }, je { $got }: { $what ->
    [blocked] zablokované východy
    [trapped] východy s pastí
    [danger] lokace s nebezpečím
    [spikes] lokace s bodci
    [pit] lokace s jámou
    [artifact] úkoly s artefaktem
    [influence] úkoly s vlivem
    [sacrifice] úkoly s obětí
    [hunt] lovecké úkoly
    [search] pátrací úkoly
    [escort] úkoly s doprovodem
    [threat] úkoly s hrozbou
    [chance] úkoly o štěstí
    [solo_quests] úkoly pro jednoho hráče
    [solo_glory] karty slávy pro jednoho hráče
    [solo_peril] karty rizika pro jednoho hráče
    [monsters] netvoři
    [undead] nemrtví netvoři
    [frail] netvoři s 1 zdravím
    [hardy] netvoři se 2 a více zdravími
    [specials] netvoři se zvláštními účinky
    [threat_specials] netvoři se zvláštním účinkem, který je hrozbou
    [traps] pasti
    [curses] kletby
    [aimless] kletby, které nemíří na hrdinu
    [monster_curses] kletby na netvory nebo pasti
    [anytime_peril] karty rizika na kdykoli
    [level_threats] hrozby na úroveň mezi kartami rizika
    [health_threats] hrozby na zdraví mezi kartami rizika
    [hard_falls] pády, ze kterých se vstává hrozbou
    [x_peril] karty rizika za X
    [responses] karty odpovědi
    [anytime_glory] karty slávy na kdykoli
    [one_use] trvalé karty na jedno použití
    [limits] karty, které zvyšují limit
    [upkeep] karty s udržováním
    [minions] karty, které dávají přisluhovače
    [minion_heroes] hrdinové, kteří dávají přisluhovače
    [x_glory] karty slávy za X
   *[treasure_kinds] druhy se dvěma a více poklady
}
dl-halves = karet slávy a rizika má být zhruba stejně, je { $glory } a { $got }
