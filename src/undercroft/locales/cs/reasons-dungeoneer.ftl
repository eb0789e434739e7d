# Proč by bot v Dungeoneeru zvolil tuhle možnost: po jedné větě, za volbou.

## Konec hry

reason-dungeoneer-win = Tím se dá hned vyhrát.
reason-dungeoneer-avert = Jinak můžeš hru prohrát právě tady.
reason-dungeoneer-defeat = Tím můžeš hru prohrát.

## Úkoly

reason-dungeoneer-attempt = { $percent ->
    [0] „{ $quest }“: šance skoro žádná.
    [100] „{ $quest }“: úspěch je jistý.
   *[other] „{ $quest }“: šance na úspěch asi { $percent } %.
}
reason-dungeoneer-search = { $percent ->
    [100] „{ $quest }“: co je třeba, najdeš jistě.
   *[other] „{ $quest }“: šance najít, co je třeba, asi { $percent } %.
}
reason-dungeoneer-quest = Tím splníš úkol „{ $quest }“.
reason-dungeoneer-there = { $deed ->
    [fetch] Tady čeká svěřenec z úkolu „{ $quest }“: { $place }.
    [deliver] Sem chce svěřenec z úkolu „{ $quest }“: { $place }.
   *[attempt] { $percent ->
        [0] Tady je místo úkolu „{ $quest }“, i když ho zatím sotva splníš: { $place }.
       *[other] Tady je místo úkolu „{ $quest }“, šance asi { $percent } % za tah: { $place }.
    }
}
reason-dungeoneer-near = { $deed ->
    [fetch] Vede tam, kde čeká svěřenec z úkolu „{ $quest }“: { $place }
    [deliver] Vede tam, kam chce svěřenec z úkolu „{ $quest }“: { $place }
   *[attempt] { $percent ->
        [0] Vede k místu úkolu „{ $quest }“, i když ho zatím sotva splníš: { $place }
       *[other] Vede tam, kde jde splnit „{ $quest }“ s šancí asi { $percent } % za tah: { $place }
    }
}. { $steps ->
    [one] Zbude { $steps } krok.
    [few] Zbudou { $steps } kroky.
   *[other] Zbude { $steps } kroků.
}
reason-dungeoneer-way = Cesta k místu úkolu „{ $quest }“ zůstane krátká: { $place }, { $steps ->
    [one] { $steps } krok.
    [few] { $steps } kroky.
   *[other] { $steps } kroků.
}
reason-dungeoneer-no-nearer = Nepřiblíží tě k místu úkolu „{ $quest }“: { $place }.
reason-dungeoneer-explore = Na mapu může přibýt místo některého z tvých úkolů.
reason-dungeoneer-away = Vede pryč od místa úkolu „{ $quest }“: { $place }.
reason-dungeoneer-sooner = Tvůj hrdina dojde dřív k místu úkolu „{ $quest }“: { $place }.
reason-dungeoneer-later = Tvůj hrdina dojde později k místu úkolu „{ $quest }“: { $place }.
reason-dungeoneer-chance = Šance splnit „{ $quest }“ za tah na místě bude asi { $percent } % místo { $otherwise } %.
reason-dungeoneer-dare = Kola docházejí: dokud je nějaká šance, je čas to risknout.
reason-dungeoneer-escort = Svěřenec z úkolu „{ $quest }“ půjde s tebou.
reason-dungeoneer-stay-with = Svěřenec z úkolu „{ $quest }“ zůstane s tebou.
reason-dungeoneer-forsake = Svěřenec z úkolu „{ $quest }“ by tu zůstal sám.
reason-dungeoneer-home = Tři úkoly jsou splněné, jde o cestu ven: { $steps ->
    [0] jsi u vchodu.
    [one] zbude { $steps } krok.
    [few] zbudou { $steps } kroky.
   *[other] zbude { $steps } kroků.
}
reason-dungeoneer-chase = Žádný úkol není na dosah, ale vyhrává i poslední živý hrdina. Nejblíž je { $hero }.

## Hrdina

reason-dungeoneer-survive = Jinak může tvůj hrdina zemřít.
reason-dungeoneer-deadly = Tvůj hrdina při tom může zemřít.
reason-dungeoneer-heal = Vrátí asi { $n } zdraví.
reason-dungeoneer-spare = Ušetří tvému hrdinovi asi { $n } zranění.
reason-dungeoneer-hurt = Může stát asi { $n } zdraví.
reason-dungeoneer-rise = Tvůj hrdina je zase na nohou.
reason-dungeoneer-upright = Tvůj hrdina zůstane na nohou.
reason-dungeoneer-fall = Tvůj hrdina může upadnout.
reason-dungeoneer-glory = O { $n } víc slávy k utracení.
reason-dungeoneer-spend = O { $n } míň slávy.
reason-dungeoneer-safer = Soupeři proti tobě budou mít o { $n } míň rizika.
reason-dungeoneer-peril = Soupeři proti tobě budou mít o { $n } víc rizika.
reason-dungeoneer-saved = Nechá akční bod na tahy soupeřů.
reason-dungeoneer-unsaved = Spotřebuje uschovaný akční bod.

## Karty

reason-dungeoneer-cards = { $n ->
    [one] O { $n } kartu víc na později.
    [few] O { $n } karty víc na později.
   *[other] O { $n } karet víc na později.
}
reason-dungeoneer-lair = V doupěti nezabírá místo v ruce.
reason-dungeoneer-fewer = { $n ->
    [one] O { $n } kartu míň na později.
    [few] O { $n } karty míň na později.
   *[other] O { $n } karet míň na později.
}
reason-dungeoneer-gear = Bude ti sloužit tah za tahem: „{ $card }“.
reason-dungeoneer-companion = Bude bojovat po tvém boku: „{ $card }“.
reason-dungeoneer-keep = Zůstane ti „{ $card }“.
reason-dungeoneer-part = Přijdeš o kartu „{ $card }“.
reason-dungeoneer-lift = Zbaví tvého hrdinu karty „{ $card }“.
reason-dungeoneer-ward = Uchrání tvého hrdinu před kletbou.
reason-dungeoneer-curse = Přivolá na tvého hrdinu kletbu.
reason-dungeoneer-attach = „{ $card }“ bude ležet tam, kde pracuje pro tebe.
reason-dungeoneer-prepare = Pasti jsou v tomto tahu horší a jednu máš v ruce.

## Soupeři

reason-dungeoneer-kill = Může zemřít { $hero }.
reason-dungeoneer-wound = { $hero } může přijít asi o { $n } zdraví.
reason-dungeoneer-hinder = { $hero } bude mít k úkolu dál.
reason-dungeoneer-press = Na útoky zbude o { $n } víc rizika ({ $hero }).
reason-dungeoneer-charge = Spotřebuje { $n } rizika ({ $hero }).
reason-dungeoneer-help = { $hero } bude mít k úkolu blíž.
reason-dungeoneer-weaken = { $hero } bude mít míň: bodů, karet nebo společníků.
reason-dungeoneer-strengthen = { $hero } bude mít víc: bodů, karet nebo společníků.

## Když není z čeho vybírat

reason-dungeoneer-rest = Nic jiného teď nepomůže.
reason-dungeoneer-edge = O něco lepší než ostatní, v několika drobnostech.
reason-dungeoneer-idle = Nic to nestojí, ale jiné volby přinesou víc.
reason-dungeoneer-even = Pokud se dá soudit, stejně dobré jako to nejlepší.
reason-dungeoneer-worse = Jde to, ale nic pro to nemluví.
