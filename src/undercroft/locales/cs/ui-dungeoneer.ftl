# Dungeoneer v prohlížeči.

## Stůl

ui-dl-map = Mapa podzemí
ui-dl-may-go = Lze zvolit
ui-dl-side = { $side ->
    [0] Severní východ
    [1] Východní východ
    [2] Jižní východ
   *[3] Západní východ
}
ui-dl-heroes-here = tady: { $players }
ui-dl-quests-here = úkol: { $quests }
ui-dl-lord-here = { $lord } zaútočí na každého, kdo vejde
ui-dl-turn-of = { $who ->
    [you] Tvůj tah
   *[other] Hraje { $player }
}
ui-dl-phase = { $phase ->
    [reset] Obnova
    [villainy] Zlotřilosti
    [location] Lokace
    [feats] Činy
   *[discard] Konec tahu
}
ui-dl-ap = Akční body: { $ap }{ $saved ->
    [0] {""}
   *[other] , uschováno { $saved }
}
ui-dl-turn-begins = Kolo { $round }, { $who ->
    [you] tvůj tah
   *[other] hraje { $player }
}
ui-dl-turn-title = { $phase ->
    [reset] Obnova
    [villainy] Zlotřilosti
    [location] Nová lokace
    [feats] Činy
    [discard] Konec tahu
   *[setup] Příprava
}
ui-dl-phase-told = { $phase ->
    [reset] Platí se údržba, dočasné účinky končí a { $who ->
        [you] tvůj hrdina dostane
       *[other] { $player } dostane
    } akční body podle rychlosti.
    [villainy] { $who ->
        [you] Jsi pán podzemí: na ostatní hrdiny posíláš kletby a střetnutí a platí jejich vlastní riziko.
       *[other] { $player } jako pán podzemí smí poslat kletby a střetnutí; platí riziko obětí.
    }
    [location] { $who ->
        [you] Podzemí roste: jednu kartu položíš ty.
       *[other] { $player } pokládá novou lokaci.
    }
    [feats] { $who ->
        [you] Tvůj hrdina jedná: chodí, zkoumá, hraje karty slávy, pouští se do úkolů, útočí. Splněný úkol fázi ukončí.
       *[other] { $player }: hrdina chodí, zkoumá, pouští se do úkolů.
    }
    [discard] { $who ->
        [you] Jedna karta se odhodí, akční bod lze uschovat a ruka se doplní do pěti.
       *[other] { $player } odhodí kartu a doplní ruku do pěti.
    }
   *[setup] Stůl se připravuje.
}
ui-dl-sent-at = { $who ->
    [you] na tebe
   *[other] cíl: { $player }
}, riziko { $cost }
ui-dl-orders = Kdy se ptát v tazích ostatních

## Zkoušky

ui-dl-test-title = { $what ->
    [trap] Past: { $source }
    [exit] Východ: { $source }
    [hazard] Nebezpečí: { $source }
    [quest] Úkol: { $source }
    [search] Hledání: { $source }
    [rise] Vstávání
   *[effect] { $source ->
        [none] Zkouška
       *[other] Zkouška: { $source }
    }
}
ui-dl-against = proti { $needed }
ui-dl-roll-done = Úkol je splněn
ui-dl-roll-seal = Úkol je splněn!
ui-dl-test = { $passed ->
    [open] { $who ->
        [you] Házíš
       *[other] { $player } hází
    } s +{ $added }{ $stat ->
        [melee] {" "}(boj zblízka)
        [magic] {" "}(magie)
        [speed] {" "}(rychlost)
        [level] {" "}(úroveň)
        [health] {" "}(zdraví)
       *[none] {""}
    } proti { $needed }: { $chance ->
        [sure] stačí jakýkoli hod.
        [none] žádný hod nestačí.
       *[some] na kostce { $least } nebo víc.
    }
    [yes] { $die } + { $added } = { $total } proti { $needed }: povedlo se.
   *[no] { $die } + { $added } = { $total } proti { $needed }: nevyšlo to.
}

## Otázky

ui-dl-ask-villainy = Co pošleš na ostatní?
ui-dl-ask-more = Poslat tohle, nebo ještě přidat?
ui-dl-ask-feats = { $fallen ->
    [yes] Tvůj hrdina leží. Co teď?
   *[no] Co dělá tvůj hrdina?
}
ui-dl-ask-effect = { $source ->
    [none] {""}
   *[other] { $source }:{" "}
}{ $what ->
    [hand] která karta z ruky půjde?
    [own] která z tvých karet?
    [curse] která kletba?
    [discards] která karta z odhozených?
    [rival] která soupeřova karta?
    [warp] na které místo?
    [step] kterým směrem?
    [redirect] kdo místo tebe?
    [branch] co z toho?
    [pay] zaplatíš?
    [form] jakým způsobem?
   *[other] co zvolíš?
}
ui-dl-ask-share = Kterou lokaci položíš?
ui-dl-ask-treasure = Vyložíš poklad?
ui-dl-ask-place = { $place ->
    [none] Kam s lokací?
   *[other] Kam s lokací „{ $place }“?
}
ui-dl-ask-discard = Kterou kartu odhodíš?
ui-dl-ask-save = Uschovat akční bod?
ui-dl-ask-challenge = Odpovíš výzvou?
ui-dl-line-feats = { $ap ->
    [0] Akční body došly.
   *[other] Zbývá akčních bodů: { $ap }.
}{ $extra ->
    [0] {""}
   *[other] {" "}Jeden další není na chůzi.
}
ui-dl-line-villainy = Osvětlené karty lze zahrát. Platí riziko toho, na koho míříš.
ui-dl-line-place = Vyber osvětlené pole{ $turns ->
    [yes] ; R kartu otočí
   *[no] {""}
}. Východ musí navázat na východ.
ui-dl-line-discard = Karta z ruky, poklad nebo netvor z doupěte.
ui-dl-line-where = { $where ->
    [hand] Vyber osvětlenou kartu v ruce.
    [cards] Vyber osvětlenou kartu vedle ruky.
    [map] Vyber osvětlené místo na mapě.
   *[table] Vyber něco, co na stole svítí.
}
ui-dl-line-challenge = Stojí to 1 akční bod; máš { $ap }.
ui-dl-line-window = Co svítí, lze zahrát teď.
ui-dl-line-window-none = Pro tuto chvíli nic nemáš.
ui-dl-line-harm = Zdraví z { $before } na { $after }.
ui-dl-line-attack = { $attacker } útočí, { $form ->
    [melee] boj zblízka
    [magic] magie
   *[speed] rychlost
}, kostka + { $attack }; proti tomu kostka + { $counter } ({ $foe }).
ui-dl-line-counter = { $attacker } má { $total }. Proti tomu kostka + { $counter } ({ $foe }): { $chance ->
    [sure] vyhraje jakýkoli hod.
    [none] žádný hod nevyhraje.
   *[some] vyhraje { $least } nebo víc.
}
ui-dl-declared = „{ $card }“, cíl { $player } (riziko { $cost })
ui-dl-hero-figures = boj { $melee }, magie { $magic }, rychlost { $speed }, zdraví { $health }, riziko { $peril }
ui-dl-form-values = { $value } proti { $other }
ui-dl-change = { $whose ->
    [own] {""}
   *[other] { $player }:{" "}
}{ $field ->
    [glory] sláva z { $before } na { $after }
    [peril] riziko z { $before } na { $after }
    [ap] AB z { $before } na { $after }
    [saved] uschované AB z { $before } na { $after }
   *[scepter] žetony z { $before } na { $after }
}
ui-dl-go = { $side ->
    [n] Jít na sever
    [e] Jít na východ
    [s] Jít na jih
   *[w] Jít na západ
}
ui-dl-way = { $place }{ $exit ->
    [blocked] , zatarasený: { $stat ->
        [melee] boj
        [magic] magie
       *[speed] rychlost
    } { $needed }+ nebo 1 AB navíc
    [trapped] , s pastí: { $stat ->
        [melee] boj
        [magic] magie
       *[speed] rychlost
    } { $needed }+ nebo zranění
   *[open] {""}
}
ui-dl-place-here = Položit sem
ui-dl-turn = Otočit
ui-dl-put-back = Vzít zpět
ui-dl-more = { $only ->
    [yes] Ukázat tu všechny možnosti: { $count }
   *[no] Další možnosti: { $count }…
}
ui-dl-more-where = { $where ->
    [hand] svítí v ruce
    [cards] svítí vedle ruky
    [map] svítí na mapě
   *[table] svítí na stole
}
ui-dl-odds = kostka +{ $value } proti { $needed }: { $faces } ze 6
ui-dl-why-far = Lokace „{ $place }“ neleží vedle tebe. Krok vede jen do sousední lokace.
ui-dl-why-here = Už tu stojíš.
