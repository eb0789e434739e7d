# Dungeoneer v terminálu.

play-help-dungeoneer =
    Odpověz číslem ze seznamu, nebo napiš přímo tah: move n,
    play scare_off, attempt lost_crown; k chůzi stačí n, e, s, w (sever,
    východ, jih, západ). Místo je sloupec a řádek mapy: 2,-1 nebo 2,-1 r180.
      u           vezme zpět poslední volbu      b       zpět ze seznamu
      map         mapa a všechny lokace          sheet   hrdina, úkoly, karty
      rivals      ostatní                        score   tvé úkoly
      why TAH     proč to nejde                  hint    co by udělal bot
      rules ČÍSLO pravidlo, třeba DL-40          log     co se stalo
      orders      kdy se ptát v tazích ostatních: orders able (máš-li čím
                  odpovědět; tak se začíná), orders ask (vždy), orders attacked
                  (jen při útoku na tebe), orders turn (až ve tvém tahu)
      q           odejít; hra se uloží           ?       tato nápověda

orders-now = { $windows ->
    [attacked] Odteď se ptáme, jen když na tebe někdo útočí, máš házet nebo ti hrozí zranění.
    [turn] Odteď se až do tvého tahu pasuje za tebe.
    [ask] Odteď se ptáme v každém okně, i když můžeš jen pasovat.
   *[able] Ptáme se pokaždé, když můžeš něco udělat. „orders ask“: v každém okně, aby nikdo netušil, co máš v ruce. „orders attacked“: jen když na tebe někdo útočí, máš házet nebo ti hrozí zranění. „orders turn“: až ve tvém tahu.
}
orders-unknown = Příkaz „{ $text }“ není. Jsou: { $orders }.

## Hodnoty, strany, místa

dl-melee = boj zblízka
dl-magic = magie
dl-speed = rychlost
dl-melee-short = boj
dl-magic-short = magie
dl-speed-short = rychl.
dl-steps-north = { $count } na sever
dl-steps-east = { $count } na východ
dl-steps-south = { $count } na jih
dl-steps-west = { $count } na západ
dl-cell = { $steps } od vchodu
dl-at-entrance = u vchodu

## Mapa

dl-map-goes-on = zbytek ukáže „map“
dl-legend-health = zdraví
dl-legend-hero = hrdina hráče 1
dl-legend-on = východ tam, kde zatím nic není
dl-legend-blocked = tím směrem zablokováno: boj zblízka 6+ nebo 1 AB navíc
dl-legend-trapped = tím směrem past: rychlost 6+ nebo zranění
dl-legend-entrance = vchod
dl-legend-danger = nebezpečí, pasti jsou těžší
dl-legend-spikes = bodce
dl-legend-pit = jáma
dl-legend-effect = při vstupu se něco stane
dl-legend-throne = trůn pána
dl-legend-token = čeká tu svěřenec
dl-legend-attached = leží tu karta
dl-legend-quest = tvůj úkol
dl-legend-place = místo pro lokaci

## List

dl-head-setup = Hra se připravuje
dl-head-round = kolo { $round }
dl-head-turn = { $who ->
    [you] tvůj tah
   *[other] hraje { $player }
}
dl-head-phase = { $phase ->
    [reset] obnova
    [villainy] zlotřilosti
    [location] nová lokace
    [feats] činy
    [discard] konec tahu
   *[setup] příprava
}
dl-head-scepter = Žezlo { $tokens }
dl-head-locations = zbývá lokací: { $count }
dl-level = úroveň { $level }
dl-dead = po smrti
dl-fallen = na zemi
dl-ap = AB { $ap }{ $saved ->
    [0] {""}
   *[other] +{ $saved }
}
dl-glory = sláva { $glory }
dl-peril = riziko { $peril }
dl-income = sláva +{ $glory }, riziko +{ $peril }
dl-income-solo = sláva +{ $glory }, kostek podzemí: { $peril }
dl-quests-done = Úkoly: { $done } ze { $needed }
dl-quest-here = tady!
dl-quest-found = nalezeno tady!
dl-quest-escorting = kam: { $place }
dl-quest-where = kde: { $place }
dl-quest-to-come = { $place } (teprve přijde)
dl-quest-places = { $count ->
    [one] { $count } místo na mapě
    [few] { $count } místa na mapě
   *[other] { $count } míst na mapě
}
dl-quest-done = Splněno: { $quest }
dl-boons = Výhody { $count }/{ $limit }:
dl-treasures = Poklady { $count }/{ $limit }:
dl-boons-treasures = Výbava: výhod { $boons } z { $boons_limit }, pokladů { $treasures } z { $treasures_limit }
dl-lair = Doupě { $count }/{ $limit }:
dl-curses = Kletby:
dl-hand = Ruka:
dl-hand-count = Ruka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, viz „sheet“
dl-cost = { $purse ->
    [glory] { $cost }s
   *[peril] { $cost }r
}
dl-by-level = { $value } na úrovni { $level }
dl-for-now = na chvíli
dl-scepter = Žezlo
dl-rival = úroveň { $level }, { $values }, { $health }, sláva { $glory }, riziko { $peril }, AB { $ap }, karet v ruce { $hand }, splněných úkolů { $done }, místo: { $place }
dl-rival-cards = má: { $cards }
dl-rival-curses = kletby: { $cards }
dl-rival-lair = doupě: { $cards }
dl-rival-known = známé v ruce: { $cards }
dl-rival-quests = úkoly: { $quests }
dl-rival-short = riziko { $peril }, úkolů { $done }

## Bitvy

dl-battle = { $kind ->
    [challenge] Výzva
   *[battle] Bitva
}, obránce: { $who ->
    [you] ty
   *[other] { $defender }
}{ $stage ->
    [response] ; odpovědi
    [counter] ; před protiútokem
    [reroll] ; po hodu
    [wounds] ; zranění
    [strike] ; zásah
    [challenge] ; vyzvat?
    [lair] ; kam jdou netvoři
    [reward] ; odměny
    [form] ; forma útoku
   *[other] {""}
}
dl-attack-void = (mimo bitvu)
dl-attack-form-open = forma zatím nevybrána
dl-against = { $who ->
    [you] proti tobě
   *[other] proti: { $name }
}
dl-attack-done = { $result ->
    [hit] ZÁSAH
    [repelled] odraženo
   *[even] nerozhodně
}
dl-die-word = kostka
dl-die = ({ $value } + kostka { $die })
dl-die-scepter = Hod za Žezlo: { $die }.
dl-die-dungeon = Kostka podzemí: { $die }.
dl-threat = { $result ->
    [yes] úspěch
   *[no] neúspěch
}
dl-with-specials = Zvláštní efekty: { $numbers }.
dl-drew = { $player } si lízne { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.

## Otázky

dl-ask-other = Co si vybereš?
dl-ask-opened = Co z toho? b vede zpět.
dl-ask-villainy = Zlotřilosti: co pošleš na ostatní? Platí jejich riziko.
dl-ask-feats = Činy, AB { $ap }: co dělá tvůj hrdina?
dl-attempt-ends = Úspěch ukončí tvé činy.
dl-ask-discard = Tah končí. Kterou kartu odhodíš?
dl-ask-surplus = Karet je moc. Která odejde?
dl-ask-save = Uschovat si akční bod na tahy ostatních?
dl-save-for = Na výzvu, útok na hrdinu nebo vstávání v tazích ostatních.
dl-ask-challenge = Útok na tebe je za námi. Vyzveš útočníka? Stojí to 1 AB.
dl-ask-champion = Kdo vyzve?
dl-ask-strike = Zásah. Co úder způsobí?
dl-ask-lair = „{ $monster }“: kam po bitvě?
dl-lair-for = Odtud ho můžeš poslat znovu.
dl-from-lair = Z doupěte, { $health }.
dl-ask-lair-surplus = Doupě je plné. Který netvor odejde?
dl-ask-lair-tie = Který netvor zůstane v doupěti?
dl-ask-reward = Zásahy přinášejí riziko. Kdo dostane 1?
dl-ask-solo-treasure = Po bitvě smíš vyložit poklad. Který?
dl-ask-monster-form = Jak útočí { $monster }?
dl-ask-sacrifice = Co obětuješ?
dl-ask-class = Které povolání se tvůj hrdina naučí?
dl-ask-hero = Za kterého hrdinu hraješ?
dl-ask-upkeep = Údržba: která karta se platí první?
dl-ask-scepter = Žezlo se pohnulo. Co uděláš?
dl-ask-deck = Ze kterého balíčku si vezmeš kartu?
dl-ask-look-deck = Na který balíček se podíváš?
dl-ask-solo-glory = Vezmeš si kartu slávy?
dl-ask-room-for-lord = Pán by ti sloužil, ale není místo. Co teď?
dl-ask-entrance = U kterého vchodu se vrátíš?
dl-ask-ambush = Někdo vstoupil. Zaútočit uschovaným akčním bodem?
dl-ask-trigger = Schopnost teď může zapůsobit. Použiješ ji?
dl-ask-location = Nová lokace.
dl-ask-spikes = Bodce! Co uděláš?
dl-ask-effect = { $source }: { $text ->
    [none] vyber si.
   *[other] { $text }
}
dl-ask-place = { $place }: kam patří? Číslo, nebo sloupec,řádek.
dl-ask-shift = Kam se lokace posune? Číslo, nebo sloupec,řádek.
dl-ask-rotation = Jak otočená? b vede zpět.
dl-ask-done = Enter je pošle, u bere zpět.
dl-ask-specials-done = Na zvláštní efekty už riziko nezbývá. Enter pokračuje, u bere zpět.
dl-ask-aim = Na co to míří?
dl-ask-side = Který průchod?
dl-ask-payer = Čí riziko platí?
dl-ask-x = Kolik je X?
dl-ask-form = V jaké formě?
dl-ask-specials = Zvláštní efekty za další riziko?
dl-ask-room = Není místo. Který poklad odejde?
dl-ask-lay = Nechat na později, nebo použít hned?
dl-ask-guard = Proti kterému útoku?
dl-ask-w1 = { $who ->
    [you] Začíná tvůj tah.
   *[other] Tah začíná, hraje { $player }.
} Uděláš nejdřív něco?
dl-ask-w2 = { $attacked ->
    [yes] Útok na tebe! Odpovíš?
   *[no] Útok{ $defender ->
        [none] {""}
       *[other] , brání se { $defender }
    }. Zasáhneš?
}
dl-ask-w3 = { $attacked ->
    [yes] Čeká tě hod. Změníš něco?
   *[no] Bude se házet. Změníš něco?
}
dl-ask-w4 = { $roller ->
    [none] Na kostce je { $die }.
   *[other] { $roller }: na kostce je { $die }.
} Hodit znovu?
dl-ask-w5 = Hrozí { $wounds } zranění. Zabráníš něčemu?
dl-ask-w6 = { $who ->
    [you] Jsi v nové lokaci.
   *[other] { $player } vstupuje do lokace.
} Uděláš nejdřív něco?
dl-ask-w7 = { $who ->
    [you] Pouštíš se do úkolu.
   *[other] { $player } se pouští do úkolu.
} Uděláš nejdřív něco?
dl-ask-w8 = { $who ->
    [you] Tvé činy skončily.
   *[other] Činy skončily, hraje { $player }.
} Uděláš něco před koncem tahu?
dl-open-cards = { $count ->
    [one] { $count } karta nebo schopnost…
    [few] { $count } karty a schopnosti…
   *[other] { $count } karet a schopností…
}
dl-paid-by = platí riziko: { $player }
dl-so-far = Zatím: { $what }
dl-tip-orders = ptát se méně: orders
dl-declared = Vybráno: { $what }

## Konec a sady

dl-solo-ending = { $kind ->
    [solo-won] Vítězství je tvoje: { $reason }.
   *[other] Vyhrálo podzemí: { $reason }.
}
dl-show-stage = { $stage ->
    [heroic] Hrdinský stupeň, úrovně 1 až 4.
    [epic] Epický stupeň, úrovně 4 až 7.
   *[legendary] Legendární stupeň, úrovně 7 až 10.
}
dl-show-heroes = { $count ->
    [one] { $count } hrdina
    [few] { $count } hrdinové
   *[other] { $count } hrdinů
}
dl-show-locations = { $count ->
    [one] { $count } lokace
    [few] { $count } lokace
   *[other] { $count } lokací
}
dl-show-cards = { $count ->
    [one] { $count } karta dobrodružství
    [few] { $count } karty dobrodružství
   *[other] { $count } karet dobrodružství
}
dl-show-quests = { $count ->
    [one] { $count } úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}
dl-show-event = Událost uprostřed
