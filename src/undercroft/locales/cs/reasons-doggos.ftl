# Proč se botovi v Dungeons & Doggos tah líbí.

## Psi a úkoly

reason-doggos-dog-passages = Tlapka prorazí každou zeď, k nejlepším kartám tedy vždy vede cesta.
reason-doggos-dog-key = Klíč máš od začátku: dveře a jedna truhla jsou ti otevřené.
reason-doggos-dog-second-paw = Druhá tlapka porazí skoro každého netvora.
reason-doggos-dog-rotations = Otočení místností u výchozí místnosti může otevřít cestu.
reason-doggos-dog-jumps = Pasti tě nic nestojí.
reason-doggos-dog-none = Žádná schopnost, zato obrana { $defence }: kolem mnohých můžeš projít.
reason-doggos-quest-hide = Vyložený by tento úkol přinesl soupeřům víc než ten druhý. Raději si ho nech.
reason-doggos-quest-share = Vyložený by tento úkol přinesl soupeřům méně než ten druhý.
reason-doggos-quest-even = Oba úkoly ti mohou zaplatit, tajný i vyložený.

## Tah

reason-doggos-no-way = Žádná cesta ven zatím nic nepřinese. Další místnost může jen pomoci.
reason-doggos-early = Podzemí je ještě malé, zatím není skoro co vynést.
reason-doggos-enough = Tvá cesta ven je tak dobrá, že jí další místnost sotva co přidá.
reason-doggos-growth = { $coins ->
    [0] Tvá cesta ven zatím přináší málo a další místnost ji může zlepšit.
    [one] Tvá cesta ven má cenu asi 1 mince a další místnost ji může zlepšit.
   *[other] Tvá cesta ven má cenu asi { $coins } mincí a další místnost ji může zlepšit.
}
reason-doggos-calm = Do tvého dalšího tahu ti cestu nejspíš žádný soupeř nezkazí.
reason-doggos-promise = { $coins ->
    [0] Další místnost nejspíš přinese víc, než kolik se dá ztratit.
    [one] I s tím, co získá { $dog }, slibuje další místnost asi o 1 minci víc než odchod teď.
    [few] I s tím, co získá { $dog }, slibuje další místnost asi o { $coins } mince víc než odchod teď.
   *[other] I s tím, co získá { $dog }, slibuje další místnost asi o { $coins } mincí víc než odchod teď.
}
reason-doggos-leftover = Když odejdeš teď, může { $dog } ještě vynést asi { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
reason-doggos-free = Uvnitř není žádný soupeř, další místnost tě tedy nic nestojí.
reason-doggos-threat = Když první odejde { $dog }, přijde tvá cesta asi o { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
reason-doggos-harm = Když odejdeš dřív, vezmeš to, na co si brousí zuby { $dog }.
reason-doggos-take = Když odejdeš dřív, může { $dog } vynést asi o { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} méně.
reason-doggos-shut-in = Když odejdeš dřív, nemá { $dog } zatím žádnou cestu ven.
reason-doggos-wait = Když počkáš, může { $dog } odejít dřív a vynést asi { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
reason-doggos-risk = Další místnost nejspíš přinese méně, než kolik se dá ztratit.
reason-doggos-paw = O tlapku víc až do konce hry.
reason-doggos-rest = Spánek nic nepřinese, ale ani nic nestojí.

## Cesta ven

reason-doggos-coins = Cestou ven o { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} víc. Nejcennější z toho: { $card }.
reason-doggos-no-cost = Ušetří minci, o kterou by připravila past nebo tulák.
reason-doggos-chest-opens = Truhla, ke které máš klíč: na konci se otevře.
reason-doggos-chest-locked = Truhla, a klíč k ní se ještě může najít.
reason-doggos-key = Klíč: na dveře i na truhlu.
reason-doggos-quest = { $card } se počítá do úkolu „{ $quest }“: { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
reason-doggos-lead = Víc { $symbol ->
    [sword] mečů
    [bow] luků
   *[fireball] ohnivých koulí
} do úkolu „{ $quest }“.
reason-doggos-trophy = Trofej pro příští souboje: { $card }.
reason-doggos-shield = Víc obrany v dalších kolech: { $card }.
reason-doggos-potion = Zbude lektvar na pozdější souboj.
reason-doggos-tramp = Najatý tulák přinese o tlapku víc až do konce hry: { $card }.
reason-doggos-denied = Tuhle kartu by chtěl i soupeř: { $card }.
reason-doggos-way-less = Když půjdeš tudy, může { $dog } vynést { $coins ->
    [0] o něco méně
    [one] asi o 1 minci méně
    [few] asi o { $coins } mince méně
   *[other] asi o { $coins } mincí méně
}.
reason-doggos-way-shuts = Když půjdeš tudy, nemá { $dog } zatím žádnou cestu ven.
reason-doggos-save-paw = Ušetří tlapku na lepší kartu: { $card }.
reason-doggos-done = Dál už není nic, co by za tu cestu stálo.
reason-doggos-out = Jsi venku s tím, co už máš.
reason-doggos-idle-paw = Tlapka ti zůstane, ale dál už k ničemu není.
reason-doggos-nothing = Na této cestě není co získat.

## Tažená místnost

reason-doggos-place-claim = Tady leží na tvé nejlepší cestě ven: { $card }.
reason-doggos-place-leads = Tady zlepší tvou cestu ven, která vede sem: { $card }.
reason-doggos-place-way = Tady ti otevře cestu ven.
reason-doggos-place-reach = Na dosah se dostanou další karty.
reason-doggos-place-safety = Tvá cesta zůstane dobrá, i když soupeř odejde dřív.
reason-doggos-place-envy = Tady soupeřům moc nepomůže.
reason-doggos-place-left = S místností tady může { $dog } vynést méně, když odejdeš dřív.
reason-doggos-place-answer = Ať { $dog } příště odejde, nebo si lízne místnost, tady na tom budeš nejlépe.
reason-doggos-place-little = Tady tvé cestě ven moc nepomůže.
reason-doggos-place-behind = Tady víc získá { $dog }.
reason-doggos-place-to-come = Tady mohou další místnosti tvou cestu ven zlepšit nejvíc.
reason-doggos-place-even = Skoro nezáleží na tom, kde bude tato místnost ležet.
reason-doggos-turn-even = Skoro nezáleží na tom, jak bude tato místnost otočená.
