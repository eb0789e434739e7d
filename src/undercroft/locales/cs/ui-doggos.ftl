# Dungeons & Doggos v prohlížeči.

## Otázky

ui-dd-ask-quest = Který úkol si necháš v tajnosti?
ui-dd-ask-turn = Co udělá tvůj pes?
ui-dd-ask-place = { $card }: kam s tím?
ui-dd-ask-room = { $room }: co teď?
ui-dd-ask-confirm = Odejít touto cestou?

## Co z toho plyne

ui-dd-line-dog = Každý pes bojuje jinými symboly a umí něco, co žádný jiný neumí.
ui-dd-line-quest = Ten druhý se vyloží pro všechny.
ui-dd-line-turn = Stav dál, nebo seber, co uneseš, a uteč. V balíčku { $cards ->
    [one] zbývá **1** karta.
    [few] zbývají **{ $cards }** karty.
   *[other] zbývá **{ $cards }** karet.
}
ui-dd-line-turn-countdown = { $cards ->
    [0] Nezbývá **žádná** karta: odejdi, nebo spi.
    [one] Někdo už odešel: smí se vzít jen **1** karta.
    [few] Někdo už odešel: smějí se vzít jen **{ $cards }** karty.
   *[other] Někdo už odešel: smí se vzít jen **{ $cards }** karet.
}
ui-dd-line-place = { $count ->
    [one] Vejde se na **1** místo
    [few] Vejde se na **{ $count }** místa. Vyber jedno na mapě
   *[other] Vejde se na **{ $count }** míst. Vyber jedno na mapě
}{ $keys ->
    [yes] ; R kartu otočí.
   *[no] .
}
ui-dd-joined = { $room } ({ $side ->
    [n] na severu
    [e] na východě
    [s] na jihu
   *[w] na západě
}{ $by ->
    [door] , zamčenými dveřmi
    [paw] , zavřeno tlapkou
   *[exit] {""}
})
ui-dd-line-laid = Na **{ $letter }** se spojí s: { $rooms }; otevře { $opens ->
    [0] žádný nový východ.
    [one] **1** nový východ.
    [few] **{ $opens }** nové východy.
   *[other] **{ $opens }** nových východů.
}
ui-dd-trial-same = Tvá cesta tužkou se nezmění.
ui-dd-trial-cut = Přetne tvou cestu tužkou: { $reason }
ui-dd-trial-change = Tvá cesta tužkou by se změnila. { $totals }.
ui-dd-totals = Zranění **{ $damage }** z { $defence }, zbývá tlapek **{ $paws }**, mince **{ $coins }**

## Co jde udělat

ui-dd-leave-pencil = Odejít cestou tužkou
ui-dd-place-at = Položit na { $letter }
ui-dd-place-small = { $opens ->
    [0] žádný nový východ
    [one] 1 nový východ
    [few] { $opens } nové východy
   *[other] { $opens } nových východů
}
ui-dd-turn = Otočit
ui-dd-turn-back = Otočit zpět
ui-dd-turn-side = Otočit { $side ->
    [n] severní
    [e] východní
    [s] jižní
   *[w] západní
} kartu
ui-dd-take-back = Vzít zpět
ui-dd-far-none = Odsud tam nevede žádná volná cesta.
ui-dd-far-several = Vede tam víc cest: klepni na další místnost.
ui-dd-hire = { $edge ->
    [pair] Najmout ({ $first }, nebo { $second }): { $room }
    [single] Najmout ({ $first }): { $room }
   *[paw] Najmout ({ $first } a tlapka): { $room }
}

## Mapa

ui-dd-map = Podzemí
ui-dd-beside = { $side ->
    [n] severně
    [e] východně
    [s] jižně
   *[w] západně
} od: { $room }
ui-dd-place-name = Místo { $letter }, { $place }
ui-dd-on-way = Místnost { $number } tvé cesty
ui-dd-paw-of = { $who ->
    [you] tvá tlapka
   *[other] tlapka: { $player }
}
ui-dd-note-paw = tlapka
ui-dd-note-beaten = výhra
ui-dd-note-disarmed = bez pasti
ui-dd-note-hired = najatý
ui-dd-note-jumped = skok

## Karta v ruce, cesta ven

ui-dd-card = Tvá karta
ui-dd-card-of = { $player } pokládá
ui-dd-drawer = Karta, cesta, úkoly, deník
ui-dd-way = Tvá cesta ven
ui-dd-way-pencil = Tvá cesta ven tužkou
ui-dd-way-now = ještě nepotvrzená
ui-dd-way-none = Vyzkoušej cestu, než se vydáš. Nikdo jiný ji nevidí.
ui-dd-way-draw = Klepni na další místnost na mapě, nebo na některou dál. Nikdo jiný to nevidí.
ui-dd-way-whole = Vede ven. Dokud neodejdeš, nic není rozhodnuto.
ui-dd-pencil-up = Tužka
ui-dd-pencil-down = Odložit
ui-dd-rub-out = Smazat
ui-dd-change = Rozhodnout znovu
ui-dd-back-to = Zpět do této místnosti
ui-dd-spent = (vydáno na past)
ui-dd-total-damage = zranění
ui-dd-total-paws = tlapky
ui-dd-total-coins = mince
ui-dd-deed-beaten = { $room }: výhra
ui-dd-deed-overpowered = { $room }: výhra dvěma tlapkami
ui-dd-deed-passed = { $room }: kolem
ui-dd-deed-claimed = { $room }: zabráno
ui-dd-deed-trapped = { $room }: tlapka, −1 mince
ui-dd-deed-hired = { $room }: v partě
ui-dd-deed-disarmed = { $room }: zneškodněno, vydáno: { $spent }
ui-dd-deed-jumped = { $room }: přeskočeno
ui-dd-deed-skipped = { $room }: bez tlapky
ui-dd-deed-open = { $room }: co teď?

## Záhlaví a deník

ui-dd-phase-over = Mince jsou spočítané
ui-dd-round-begun = Kolo { $round }, { $who ->
    [you] začínáš ty
   *[other] začíná { $player }
}
