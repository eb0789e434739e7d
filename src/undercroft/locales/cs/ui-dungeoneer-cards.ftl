# Karty, hrdinové, úkoly a bitvy Dungeoneeru v prohlížeči.

## Karty

ui-dl-card-timing = { $timing ->
    [villainy] zlotřilosti
    [feats] činy
    [response] odpověď
   *[anytime] kdykoli
}
ui-dl-card-cost-printed = Cena na kartě: { $cost }.
ui-dl-card-cost-now = Teď stojí { $cost }
ui-dl-card-hand = { $count ->
    [0] Ruka je prázdná
    [one] Ruka, { $count } karta
    [few] Ruka, { $count } karty
   *[other] Ruka, { $count } karet
}
ui-dl-card-no-hand = V ruce nic nemáš.
ui-dl-card-playable = Teď ji můžeš zahrát
ui-dl-card-usable = Teď ji můžeš vybrat
ui-dl-card-back = { $purse ->
    [glory] { $count ->
        [one] { $count } zakrytá karta slávy
        [few] { $count } zakryté karty slávy
       *[other] { $count } zakrytých karet slávy
    }
    [peril] { $count ->
        [one] { $count } zakrytá karta rizika
        [few] { $count } zakryté karty rizika
       *[other] { $count } zakrytých karet rizika
    }
   *[none] { $count ->
        [one] { $count } zakrytá karta
        [few] { $count } zakryté karty
       *[other] { $count } zakrytých karet
    }
}
ui-dl-card-used = v tomto tahu použito
ui-dl-card-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
ui-dl-card-health = zdraví { $health } z { $most }
ui-dl-card-with = U ní: { $card }
ui-dl-card-inventory = Výbava
ui-dl-card-boons = výhod { $count } z { $limit }
ui-dl-card-treasures = pokladů { $count } z { $limit }
ui-dl-card-nothing = Zatím nic.
ui-dl-card-curses = Kletby
ui-dl-card-by = kdo ji zahrál: { $player }
ui-dl-card-lair = Doupě
ui-dl-card-of = { $count } z { $limit }
ui-dl-card-lord = { $status ->
    [enthroned] na trůnu
    [ready] čeká na svůj trůn
    [defeated] je poražen
   *[away] tu ještě není
}
ui-dl-card-scepter = { $tokens ->
    [0] Spí.
   *[other] Všichni nemrtví mají +{ $tokens } k útokům.
}
ui-dl-card-scepter-roll = Na začátku tahu může při { $roll }+ přibýt žeton.
ui-dl-card-scepter-full = Dál už neroste.
ui-dl-card-scepter-tokens = Žetony: { $tokens } z { $cap }
ui-dl-card-deck = { $purse ->
    [glory] Balíček slávy
    [peril] Balíček rizika
   *[none] Balíček
}
ui-dl-card-discards = { $purse ->
    [glory] Odhozené karty slávy
    [peril] Odhozené karty rizika
   *[none] Odhozené
}
ui-dl-card-locations = Lokace
ui-dl-card-quests = Úkoly
ui-dl-card-newest-first = Nejnovější leží navrchu.

## Hrdinové

ui-dl-hero-health-after = zdraví { $health }, potom { $after }
ui-dl-hero-open = { $name }, úroveň { $level }. { $lit ->
    [yes] Vybrat tohoto hrdinu.
   *[no] Ukázat vše, co má.
}
ui-dl-hero-state = { $state ->
    [turn] na tahu
    [fallen] na zemi
   *[out] mimo hru
}
ui-dl-hero-by-level = podle úrovně { $level }
ui-dl-hero-counter-only = Jen pro protiútoky.
ui-dl-hero-glory = sláva
ui-dl-hero-peril = riziko
ui-dl-hero-ap = { $own ->
    [yes] { $count ->
        [one] zbývá { $count } akční bod
        [few] zbývají { $count } akční body
       *[other] zbývá { $count } akčních bodů
    }
   *[no] { $count ->
        [one] { $count } ušetřený akční bod
        [few] { $count } ušetřené akční body
       *[other] { $count } ušetřených akčních bodů
    }
}
ui-dl-hero-quests = Splněné úkoly: { $done } z { $goal }

## Úkoly

ui-dl-quest-title = Úkoly
ui-dl-quest-goal = { $done } z { $goal } k vítězství
ui-dl-quest-yours = tvůj
ui-dl-quest-line = { $whose ->
    [common] { $category }, společný
   *[other] { $category }
}
ui-dl-quest-whose = { $whose ->
    [own] Tvůj úkol, { $category }
    [common] Společný úkol, { $category }
   *[theirs] Osobní úkol, { $category }
}
ui-dl-quest-here = tady
ui-dl-quest-found = nalezeno tady
ui-dl-quest-token = žeton na mapě
ui-dl-quest-escorting = na cestě
ui-dl-quest-threat = { $stat ->
    [melee] boj zblízka
    [magic] magie
    [speed] rychlost
    [level] úroveň
   *[health] zdraví
} { $needed }+
ui-dl-quest-search = hledání { $needed }+
ui-dl-quest-may = Teď se o něj můžeš pokusit
ui-dl-quest-none = Žádné úkoly nejsou otevřené.

## Bitvy

ui-dl-battle-title = { $kind ->
    [challenge] Výzva
    [duel] Souboj
    [hunt] Lov
    [lord] Pán mrtvých
   *[villainy] Bitva
}{ $place ->
    [none] {""}
   *[other] : { $place }
}
ui-dl-battle-about = { $by ->
    [self] Útočíš. Cíl: { $defender }.
    [you] { $attacks ->
        [one] Posíláš netvora. Cíl: { $defender }.
        [few] Posíláš { $attacks } netvory. Cíl: { $defender }.
       *[other] Posíláš { $attacks } netvorů. Cíl: { $defender }.
    }
    [player] { $attacks ->
        [one] { $player } posílá netvora. Cíl: { $target ->
            [you] ty
           *[other] { $defender }
        }.
        [few] { $player } posílá { $attacks } netvory. Cíl: { $target ->
            [you] ty
           *[other] { $defender }
        }.
       *[other] { $player } posílá { $attacks } netvorů. Cíl: { $target ->
            [you] ty
           *[other] { $defender }
        }.
    }
   *[alone] { $attacker } útočí. Cíl: { $target ->
        [you] ty
       *[other] { $defender }
    }.
}
ui-dl-battle-stage-attack = Útok
ui-dl-battle-stage-response = Odpověď
ui-dl-battle-stage-roll = Hod na útok
ui-dl-battle-stage-counter = Protiútok
ui-dl-battle-stage-compare = Porovnání
ui-dl-battle-stage-challenge = Výzva
ui-dl-battle-stage-lair = Doupě
ui-dl-battle-stage-reward = Odměna
ui-dl-battle-now-attack = Útočník určí cíl a formu.
ui-dl-battle-now-response = Než padnou kostky, smí napadený odpovědět kartami.
ui-dl-battle-now-roll = Útočník hodí kostkou a přičte hodnotu této formy.
ui-dl-battle-now-counter = Obránce hází ve stejné formě. Zasáhne ten, kdo má víc.
ui-dl-battle-now-compare = Zasáhne ten, kdo má víc. Při shodě se nic nestane.
ui-dl-battle-now-challenge = Napadený smí úder oplatit za 1 akční bod.
ui-dl-battle-now-lair = Netvoři odcházejí: do doupěte, do ruky nebo na odhozené.
ui-dl-battle-now-reward = Zranění se platí: od netvorů rizikem, od hrdinů slávou.
ui-dl-battle-how = { $form ->
    [melee] { $role ->
        [attack] útočí zblízka
       *[counter] brání se zblízka
    }
    [magic] { $role ->
        [attack] útočí magií
       *[counter] brání se magií
    }
    [speed] { $role ->
        [attack] útočí rychlostí
       *[counter] brání se rychlostí
    }
   *[none] { $role ->
        [attack] forma zatím nevybrána
       *[counter] čeká na formu
    }
}{ $able ->
    [no] , nikoho nezraní
   *[yes] {""}
}
ui-dl-battle-die = Kostka: { $die }
ui-dl-battle-die-waits = Kostkou se ještě neházelo
ui-dl-battle-last = Bitva, která právě skončila
ui-dl-battle-against = proti
ui-dl-battle-between = { $result ->
    [hit] je víc než
    [repelled] je míň než
   *[even] rovná se
}
ui-dl-battle-hit = Úder zasáhl.
ui-dl-battle-repelled = Protiútok zasáhl.
ui-dl-battle-even = Nerozhodně.
ui-dl-battle-unable = Útok je odražen.
ui-dl-battle-no-harm = Nikomu se nic nestalo.
ui-dl-battle-one-wound = 1 zranění.
ui-dl-battle-wounds = { $wounds } zranění: zdraví z { $before } na { $after }.
ui-dl-battle-guarded = Před hrdinou stojí { $name }.
ui-dl-battle-void = je mimo bitvu
ui-dl-battle-next = přijde na řadu
ui-dl-battle-other = { $attack } proti { $counter }, { $result ->
    [hit] zásah
    [repelled] odraženo
   *[even] nerozhodně
}
