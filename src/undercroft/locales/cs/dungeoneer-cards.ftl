# Texty karet Dungeoneera, složené z jejich dat. Účinky stojí za sebou s „; “, proto začínají malým písmenem a nemají
# tečku; $hero je card-hero, $amount některé z card-n-…, $until card-until.

## Řádky

card-facts = { $facts }
card-sentence = { $effects }.
card-ability = { $heads }: { $effects }.
card-named = { $name }
card-hit = Zásah ({ $form ->
    [melee] boj zblízka
    [magic] magie
   *[speed] rychlost
}): { $effects }.
card-special = Za { $n ->
    [one] { $n } riziko
   *[other] { $n } rizika
} navíc{ $threat ->
    [yes] , před bitvou
   *[no] {""}
}: { $effects }.
card-trap = Hrozba: { $stat ->
    [melee] boj zblízka
    [magic] magie
    [speed] rychlost
    [level] úroveň
   *[health] zdraví
} { $n }+, { $scope ->
    [all] pro každého hrdinu v lokaci
   *[target] jen pro cíl
}.
card-passed = Překonána: { $effects }.
card-failed = Nepřekonána: { $effects }.
card-lord = Arcipán mrtvých: nikdo ho nemá v ruce ani v doupěti. Čeká na svůj trůn.
card-host = Patří pod { $host ->
    [hero] { $purse ->
        [glory] tvého hrdinu
       *[peril] soupeřova hrdinu
    }
    [boon] { $purse ->
        [glory] tvou výhodu
       *[peril] soupeřovu výhodu
    }
    [treasure] { $purse ->
        [glory] tvůj poklad
       *[peril] soupeřův poklad
    }
    [monster] netvora ve tvém doupěti
    [location] lokaci
   *[quest] { $purse ->
        [glory] tvůj úkol
       *[peril] soupeřův úkol
    }
}.
card-exits = Průchody: { $exits }.
card-way = { $side ->
    [n] sever
    [e] východ
    [s] jih
   *[w] západ
}: { $exit ->
    [open] otevřený
    [wall] zeď
    [blocked] zablokovaný
   *[trapped] past
}{ $stat ->
    [melee] , boj zblízka { $n }+
    [magic] , magie { $n }+
    [speed] , rychlost { $n }+
   *[none] {""}
}
card-danger = Nebezpečí: pasti jsou tu o { $n } těžší.
card-spikes = Bodce: { $stat ->
    [melee] boj zblízka
    [magic] magie
   *[speed] rychlost
} { $n }+, nebo 1 zranění.
card-pit = Jáma: { $stat ->
    [melee] boj zblízka
    [magic] magie
   *[speed] rychlost
} { $n }+, nebo spadneš.
card-on-entry = Když vstoupíš: { $effects }.
card-throne = Tady sedí Arcipán mrtvých a útočí na každého, kdo vstoupí. Až bude poražen, účinek zmizí.
card-where = Kde: { $places }.
card-search = Pátrej tam: 1 AB, kostka a lokace mezi tebou a nejbližším vchodem, aspoň { $n }.
card-escort = Vezmi tam svěřence a doveď ho sem: { $places }.
card-overcome = Překonej hrozbu: { $stat ->
    [melee] boj zblízka
    [magic] magie
    [speed] rychlost
    [level] úroveň
   *[health] zdraví
} { $n }+.
card-dice = Hoď { $dice ->
    [one] { $dice } kostkou
   *[other] { $dice } kostkami
}: { $rule ->
    [sum] dohromady aspoň { $n }
    [each] na každé aspoň { $n }
   *[pair] dvě stejné
}.
card-sacrifice = Obětuj: { $what ->
    [health] { $n } zdraví
    [boon] { $n ->
        [one] { $n } výhodu
        [few] { $n } výhody
       *[other] { $n } výhod
    }
    [treasure] { $n ->
        [one] { $n } poklad
        [few] { $n } poklady
       *[other] { $n } pokladů
    }
    [hand] { $n ->
        [one] { $n } kartu z ruky
        [few] { $n } karty z ruky
       *[other] { $n } karet z ruky
    }
   *[glory] { $n ->
        [one] { $n } slávu
       *[other] { $n } slávy
    }
}.
card-defeat = Poraz netvora ({ $kinds }).
card-defeat-lord = Poraz Arcipána mrtvých.
card-reach = Dostaň se tam.
card-attempt-ap = Každý pokus stojí { $n } AB.
card-penalty = Neúspěch, pro každého hrdinu tam: { $effects }.
card-influence = Dokud není splněn: { $line }
card-reward = Odměna: { $effects }.
card-artifact = Potom navždy: { $line }
card-scepter-begins = Na začátku má { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}.
card-scepter-rolls = Dokud má méně než { $cap } žetony, hoď na začátku svého tahu kostkou: při { $roll }+ přidej žeton, nebo si vezmi do ruky kartu nemrtvého z odhozených.
card-scepter-holds = Všichni nemrtví mají +1 k hodům na útok za každý žeton. Až bude Arcipán mrtvých poražen, žezlo zmizí.

## Údaje

card-type = { $type ->
    [boon] výhoda
    [treasure] poklad
    [curse] kletba
   *[encounter] střetnutí
}
card-kind = { $kind ->
    [undead] nemrtvý
    [beast] zvíře
    [construct] stroj
    [dragon] drak
    [fiend] démon
    [giant] obr
    [goblin] goblin
    [ooze] sliz
    [trap] past
    [manoeuvre] manévr
    [potion] lektvar
    [bag] vak
    [boots] boty
    [box] skříňka
    [cloak] plášť
    [frame] rám
    [helmet] helma
    [jar] sklenice
    [lamp] lampa
    [leash] vodítko
    [muzzle] náhubek
    [ring] prsten
    [stone] kámen
    [turnip] tuřín
    [vial] flakon
    [weapon] zbraň
    [whistle] píšťalka
   *[other] { $kind }
}
card-cost = { $x ->
    [yes] { $purse ->
        [glory] X slávy
       *[peril] X rizika
    }
   *[no] { $purse ->
        [glory] { $n ->
            [one] { $n } sláva
           *[other] { $n } slávy
        }
       *[peril] { $n ->
            [one] { $n } riziko
           *[other] { $n } rizika
        }
    }
}
card-timing = { $timing ->
    [villainy] fáze zlotřilostí
    [feats] fáze činů
    [response] odpověď
   *[anytime] kdykoli
}
card-duration = { $duration ->
    [instant] okamžitá
    [permanent] trvalá
    [attachment] příloha
   *[monster] netvor
}
card-one-use = na jedno použití
card-upkeep = udržování za { $n ->
    [one] { $n } slávu
   *[other] { $n } slávy
}
card-health = zdraví { $n }
card-fights = { $form ->
    [melee] boj zblízka { $n }
    [magic] magie { $n }
   *[speed] rychlost { $n }
}{ $symbol ->
    [counter] , jen protiútok
   *[attack] {""}
}
card-limits = výhod { $boons }, pokladů { $treasures }
card-attacks = útočí: { $forms }
card-form-name = { $form ->
    [melee] boj zblízka
    [magic] magie
   *[speed] rychlost
}
card-level-values = Úroveň { $level }: boj zblízka { $melee }, magie { $magic }, rychlost { $speed }
card-location-type = { $type ->
    [tunnel] chodba
    [grim] ponurá chodba
   *[room] místnost
}
card-entrance = vchod
card-income = sláva { $glory }, riziko { $peril }
card-category = { $category ->
    [artifact] artefakt
    [influence] vliv
    [sacrifice] oběť
    [hunt] lov
    [search] pátrání
    [escort] doprovod
    [threat] hrozba
   *[chance] štěstí
}
card-any-place = { $type ->
    [room] kterákoli místnost
    [tunnel] kterákoli chodba
    [grim] kterákoli ponurá chodba
   *[any] kdekoli
}

## Začátky schopností

card-trigger = { $trigger ->
    [reset] { $who ->
        [you] ve tvé fázi obnovy
       *[target] ve fázi obnovy cíle
    }
    [entry] { $who ->
        [you] když ve svém tahu vstoupíš do lokace
       *[target] když cíl ve svém tahu vstoupí do lokace
    }
    [attacked] { $who ->
        [you] když na tebe někdo zaútočí
       *[target] když na cíl někdo zaútočí
    }
    [strike] { $who ->
        [you] když tvůj úder zasáhne
       *[target] když úder cíle zasáhne
    }
    [struck] { $who ->
        [you] když tě zasáhne úder
       *[target] když cíl zasáhne úder
    }
    [wounded] { $who ->
        [you] když ztratíš zdraví
       *[target] když cíl ztratí zdraví
    }
    [defeat] { $who ->
        [you] když porazíš netvora
       *[target] když cíl porazí netvora
    }
    [test] { $who ->
        [you] než hodíš proti hrozbě
       *[target] než cíl hodí proti hrozbě
    }
    [quest] { $who ->
        [you] když splníš úkol
       *[target] když cíl splní úkol
    }
   *[discard] když tato karta odejde ze hry do odhozených
}
card-once = { $once ->
    [turn] jednou za tah
   *[game] jednou za hru
}
card-price = { $purse ->
    [glory] za { $n ->
        [one] { $n } slávu
       *[other] { $n } slávy
    }
    [ap] za { $n } AB
   *[wounds] za { $n } zranění
}
card-discard-self = odhozením této karty
card-aimed = { $aim ->
    [hero] na kteréhokoli hrdinu
    [rival] na soupeře
    [here] na jiného hrdinu ve tvé lokaci
    [monster] na netvora v této bitvě
    [lair] na netvora v kterémkoli doupěti
    [location] na lokaci
    [exit] na východ
    [treasure] na soupeřův poklad
   *[curse] na kletbu, kterou máš na sobě
}
card-if = pokud { $condition }

## Kdo a kolik

card-hero = { $who ->
    [you] ty
    [target] cíl
    [hero] hrdina
    [this] tento hrdina
    [owner] majitel
    [attacker] útočící hrdina
    [defender] bránící se hrdina
    [here] každý hrdina tady
    [others_here] každý jiný hrdina tady
    [opponents] každý soupeř
    [left] soupeř po tvé levici
   *[all] každý hrdina
}
card-count = { $count ->
    [tokens] žetonů na této kartě
    [heroes_here] hrdinů ve tvé lokaci
    [quests_done] tvých splněných úkolů
    [level] tvých úrovní
    [undead_discarded] karet nemrtvých v odhozených
    [lair] netvorů ve tvém doupěti
    [hand] karet ve tvé ruce
   *[distance] lokací mezi tebou a nejbližším vchodem
}
card-n-glory = { $of ->
    [number] { $n ->
        [one] { $n } slávu
       *[other] { $n } slávy
    }
    [die] tolik slávy, kolik padne na kostce
    [x] X slávy
   *[count] tolik slávy, kolik je { $count }
}
card-n-peril = { $of ->
    [number] { $n ->
        [one] { $n } riziko
       *[other] { $n } rizika
    }
    [die] tolik rizika, kolik padne na kostce
    [x] X rizika
   *[count] tolik rizika, kolik je { $count }
}
card-n-ap = { $of ->
    [number] { $n } AB
    [die] tolik AB, kolik padne na kostce
    [x] X AB
   *[count] tolik AB, kolik je { $count }
}
card-n-wounds = { $of ->
    [number] { $n } zranění
    [die] tolik zranění, kolik padne na kostce
    [x] X zranění
   *[count] tolik zranění, kolik je { $count }
}
card-n-fewer = { $of ->
    [number] { $n } zranění
    [die] tolika zraněním, kolik padne na kostce
    [x] X zraněním
   *[count] tolika zraněním, kolik je { $count }
}
card-n-health = { $of ->
    [number] { $n } zdraví
    [die] tolik zdraví, kolik padne na kostce
    [x] X zdraví
   *[count] tolik zdraví, kolik je { $count }
}
card-n-cards = { $of ->
    [number] { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
    [die] tolik karet, kolik padne na kostce
    [x] X karet
   *[count] tolik karet, kolik je { $count }
}
card-bonus = { $of ->
    [count] { $sign ->
        [minus] postih podle počtu { $count }
       *[plus] bonus podle počtu { $count }
    }
   *[other] { $sign ->
        [minus] −
       *[plus] +
    }{ $of ->
        [number] { $n }
        [die] kostka
       *[x] X
    }
}
card-until = { $until ->
    [roll] {" "}pro tento hod
    [battle] {" "}do konce bitvy
    [turn] {" "}do konce tahu
    [your_reset] {" "}do tvé příští obnovy
   *[in_play] {""}
}
card-sort = { $sort ->
    [boon] { $n ->
        [one] { $n } výhodu
        [few] { $n } výhody
       *[other] { $n } výhod
    }
    [treasure] { $n ->
        [one] { $n } poklad
        [few] { $n } poklady
       *[other] { $n } pokladů
    }
    [curse] { $n ->
        [one] { $n } kletbu
        [few] { $n } kletby
       *[other] { $n } kleteb
    }
    [encounter] { $n } střetnutí
    [monster] { $n ->
        [one] { $n } netvora
        [few] { $n } netvory
       *[other] { $n } netvorů
    }
    [trap] { $n ->
        [one] { $n } past
        [few] { $n } pasti
       *[other] { $n } pastí
    }
    [minion] { $n ->
        [one] { $n } přisluhovače
        [few] { $n } přisluhovače
       *[other] { $n } přisluhovačů
    }
    [potion] { $n ->
        [one] { $n } lektvar
        [few] { $n } lektvary
       *[other] { $n } lektvarů
    }
    [manoeuvre] { $n ->
        [one] { $n } manévr
        [few] { $n } manévry
       *[other] { $n } manévrů
    }
    [undead] { $n ->
        [one] { $n } kartu nemrtvého
        [few] { $n } karty nemrtvých
       *[other] { $n } karet nemrtvých
    }
    [hand] { $n ->
        [one] { $n } kartu z ruky
        [few] { $n } karty z ruky
       *[other] { $n } karet z ruky
    }
    [lair] { $n ->
        [one] { $n } netvora z doupěte
        [few] { $n } netvory z doupěte
       *[other] { $n } netvorů z doupěte
    }
   *[any] { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
}

## Účinky

card-glory = { $who ->
    [you] { $sign ->
        [minus] ztratíš
       *[plus] získáš
    }
   *[other] { $hero } { $sign ->
        [minus] ztratí
       *[plus] získá
    }
} { $amount }
card-peril = { $who ->
    [you] { $sign ->
        [minus] ztratíš
       *[plus] dostaneš
    }
   *[other] { $hero } { $sign ->
        [minus] ztratí
       *[plus] dostane
    }
} { $amount }
card-ap = { $who ->
    [you] { $sign ->
        [minus] ztratíš
       *[plus] získáš
    }
   *[other] { $hero } { $sign ->
        [minus] ztratí
       *[plus] získá
    }
} { $amount }
card-wound = { $who ->
    [you] utrpíš
    [monster] netvor utrpí
   *[other] { $hero } utrpí
} { $amount }
card-heal = { $who ->
    [you] obnovíš si
    [monster] netvor si obnoví
   *[other] { $hero } si obnoví
} { $amount }
card-prevent = zabraň až { $amount }
card-modify = { $who ->
    [you] máš
    [monster] netvor má
    [monsters] každý netvor má
   *[other] { $hero } má
} { $amount } { $value ->
    [melee] k boji zblízka
    [magic] k magii
    [speed] k rychlosti
    [attack] { $form ->
        [melee] k hodům na útok zblízka
        [magic] k hodům na útok magií
        [speed] k hodům na útok rychlostí
       *[none] k hodům na útok
    }
    [counter] { $form ->
        [melee] k hodům na protiútok zblízka
        [magic] k hodům na protiútok magií
        [speed] k hodům na protiútok rychlostí
       *[none] k hodům na protiútok
    }
    [threat] k hodům proti hrozbám
    [search] k hodům při pátrání
   *[exit] k hodům u východů
}{ $against }{ $until }
card-against = { $kind ->
    [undead] {" "}proti nemrtvým
    [beast] {" "}proti zvířatům
    [construct] {" "}proti strojům
    [dragon] {" "}proti drakům
    [fiend] {" "}proti démonům
    [giant] {" "}proti obrům
    [goblin] {" "}proti goblinům
    [ooze] {" "}proti slizům
   *[other] {" "}proti druhu { $kind }
}
card-only-kind = { $kind ->
    [undead] {" "}(jen nemrtví)
    [beast] {" "}(jen zvířata)
    [construct] {" "}(jen stroje)
    [dragon] {" "}(jen draci)
    [fiend] {" "}(jen démoni)
    [giant] {" "}(jen obři)
    [goblin] {" "}(jen goblini)
    [ooze] {" "}(jen slizy)
   *[other] {" "}(jen druh { $kind })
}
card-difficulty = { $what ->
    [trap] pasti
    [exit] východy
    [hazard] bodce a jámy
    [quest] hrozby úkolů
   *[any] všechny hrozby
} jsou o { $n } { $sign ->
    [minus] lehčí
   *[plus] těžší
}{ $until }
card-charge = { $who ->
    [you] platíš
   *[other] { $hero } platí
} o { $n } { $sign ->
    [minus] méně
   *[plus] více
} za { $sort ->
    [boon] výhody
    [treasure] poklady
    [curse] kletby
    [encounter] střetnutí
    [monster] netvory
    [trap] pasti
    [minion] přisluhovače
    [potion] lektvary
    [manoeuvre] manévry
    [undead] karty nemrtvých
   *[any] karty
}{ $until }
card-test = { $who ->
    [you] hoď
   *[other] { $hero } hodí
} proti hrozbě, { $stat ->
    [melee] boj zblízka
    [magic] magie
    [speed] rychlost
    [level] úroveň
   *[health] zdraví
} { $n }+{ $passed ->
    [none] {""}
   *[other] ; překonána: { $passed }
}{ $failed ->
    [none] {""}
   *[other] ; nepřekonána: { $failed }
}
card-fall = { $who ->
    [you] spadneš
   *[other] { $hero } spadne
}{ $stat ->
    [none] {""}
    [melee] {" "}(ke vstání: boj zblízka { $n }+)
    [magic] {" "}(ke vstání: magie { $n }+)
    [speed] {" "}(ke vstání: rychlost { $n }+)
    [level] {" "}(ke vstání: úroveň { $n }+)
   *[health] {" "}(ke vstání: zdraví { $n }+)
}
card-stand = { $who ->
    [you] vstaneš
   *[other] { $hero } vstane
}
card-warp = { $who ->
    [you] přeneseš se
   *[other] { $hero } se přenese
} { $place ->
    [aimed] do té lokace
    [entrance] ke vchodu
    [neighbour] do sousední lokace
    [room] do místnosti
    [tunnel] do chodby
    [with_hero] do lokace s jiným hrdinou
   *[any] do kterékoli lokace
}
card-step = { $who ->
    [you] můžeš udělat
   *[other] můžeš hrdinu posunout o
} { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
} bez AB{ $free ->
    [none] {""}
   *[other] , bez ohledu na východ
}
card-shift = posuň lokaci na jiné dovolené místo
card-exit = { $kind ->
    [open] východ se otevře
    [blocked] východ se zablokuje
    [trapped] ve východu je past
   *[wall] východ se zazdí
}{ $until }
card-place = lízni a vylož { $n ->
    [one] { $n } lokaci
    [few] { $n } lokace
   *[other] { $n } lokací
}
card-draw = { $who ->
    [you] lízneš si
   *[other] { $hero } si lízne
} { $amount }{ $deck ->
    [glory] {" "}z balíčku slávy
    [peril] {" "}z balíčku rizika
   *[any] {""}
}
card-peek = podívej se na { $zone ->
    [adventure] { $n ->
        [one] { $n } vrchní kartu balíčku
        [few] { $n } vrchní karty balíčku
       *[other] { $n } vrchních karet balíčku
    }
    [locations] { $n ->
        [one] { $n } příští lokaci
        [few] { $n } příští lokace
       *[other] { $n } příštích lokací
    }
   *[hand] { $n ->
        [one] { $n } kartu z ruky cíle, kterou neznáš
        [few] nejvýš { $n } karty z ruky cíle, které neznáš
       *[other] nejvýš { $n } karet z ruky cíle, které neznáš
    }
}
card-discard = { $who ->
    [you] odhodíš
   *[other] { $hero } odhodí
} { $cards }{ $chooser ->
    [random] {" "}náhodně
    [you] {" "}podle tvé volby
   *[owner] {""}
}
card-recover = vezmi si { $cards } z odhozených do ruky
card-bounce = { $who ->
    [owner] karta se vrátí
    [you] vrátíš { $cards }
   *[other] { $hero } vrátí { $cards }
} do ruky majitele
card-take = { $who ->
    [owner] karta přejde k tobě
   *[other] { $hero } ti dá { $cards }{ $sort ->
        [hand] {" "}náhodně
       *[other] {" "}podle tvé volby
    }
}
card-dismiss = netvor opustí bitvu a jde { $zone ->
    [lair] do doupěte majitele
    [hand] do ruky majitele
   *[discard] do odhozených
}
card-redirect = útok míří místo tebe na jiného hrdinu v lokaci
card-form = { $form ->
    [melee] forma útoku se změní na boj zblízka
    [magic] forma útoku se změní na magii
    [speed] forma útoku se změní na rychlost
   *[none] zvol jinou formu útoku
}
card-reroll = zopakuj { $which ->
    [attack] svůj hod na útok
    [counter] svůj hod na protiútok
    [threat] svůj hod proti hrozbě
   *[any] kterýkoli svůj hod
}
card-strike = { $who ->
    [you] tvoje zásahy
    [monster] zásahy netvora
    [monsters] zásahy všech netvorů
   *[other] zásahy hrdiny
} ({ $form ->
    [melee] boj zblízka
    [magic] magie
   *[speed] rychlost
}) způsobí navíc toto{ $only }{ $until }: { $effects }
card-extra-attack = netvor smí v tomto tahu zaútočit ještě jednou
card-minion = netvor se stane tvým přisluhovačem{ $health ->
    [none] {""}
   *[other] , zdraví { $health }
}
card-level = { $who ->
    [you] { $sign ->
        [minus] ztratíš
       *[plus] získáš
    }
   *[other] { $hero } { $sign ->
        [minus] ztratí
       *[plus] získá
    }
} { $n ->
    [one] { $n } úroveň
    [few] { $n } úrovně
   *[other] { $n } úrovní
}
card-limit = tvůj limit { $which ->
    [boon] výhod
    [treasure] pokladů
   *[lair] netvorů v doupěti
} je o { $n } { $sign ->
    [minus] nižší
   *[plus] vyšší
}
card-token = { $sign ->
    [minus] odeber z této karty
   *[plus] polož na tuto kartu
} { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
card-forbid = { $who ->
    [you] nesmíš
   *[other] { $hero } nesmí
} { $action ->
    [move] se pohybovat
    [explore] prozkoumávat
    [cards] hrát karty
    [attempt] zkoušet úkoly
    [challenge] vyzývat
   *[respond] odpovídat
}{ $until }
card-choose = { $chooser ->
    [target] hrdina si vybere
   *[you] vyber si
}: { $first }, nebo { $second }{ $third ->
    [none] {""}
   *[other] , nebo { $third }
}
card-when = pokud { $condition }, { $then }{ $otherwise ->
    [none] {""}
   *[other] ; jinak { $otherwise }
}
card-each = { $hero }: { $effects }
card-may = { $price } můžeš udělat toto: { $effects }

## Podmínky

card-if-kind = je netvor { $kind ->
    [undead] nemrtvý
    [beast] zvíře
    [construct] stroj
    [dragon] drak
    [fiend] démon
    [giant] obr
    [goblin] goblin
    [ooze] sliz
   *[other] druhu { $kind }
}
card-if-form = forma útoku je { $form ->
    [melee] boj zblízka
    [magic] magie
   *[speed] rychlost
}
card-if-fallen = { $who ->
    [you] ležíš
   *[other] { $hero } leží
}
card-if-wounded = { $who ->
    [you] máš zranění
   *[other] { $hero } má zranění
}
card-if-at = jsi { $place ->
    [entrance] u vchodu
    [room] v místnosti
   *[tunnel] v chodbě
}
card-if-level = { $who ->
    [you] máš úroveň aspoň { $n }
   *[other] { $hero } má úroveň aspoň { $n }
}
card-if-glory = { $who ->
    [you] máš
   *[other] { $hero } má
} aspoň { $n ->
    [one] { $n } slávu
   *[other] { $n } slávy
}
card-if-peril = { $who ->
    [you] máš
   *[other] { $hero } má
} aspoň { $n ->
    [one] { $n } riziko
   *[other] { $n } rizika
}
card-if-quests = { $who ->
    [you] máš splněno
   *[other] { $hero } má splněno
} aspoň { $n ->
    [one] { $n } úkol
    [few] { $n } úkoly
   *[other] { $n } úkolů
}
card-if-your-turn = jsi na tahu
card-if-tokens = na této kartě { $n ->
    [one] leží aspoň { $n } žeton
    [few] leží aspoň { $n } žetony
   *[other] leží aspoň { $n } žetonů
}
card-if-escorting = { $who ->
    [you] někoho doprovázíš
   *[other] { $hero } někoho doprovází
}
