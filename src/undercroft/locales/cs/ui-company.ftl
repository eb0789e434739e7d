## Společnost u stolu: hodiny, kdo chybí, boti za někoho

ui-hand-to-bot = Ať za hráče { $player } hraje bot
ui-hand-sure = Bot hraje, než se { $player } vrátí.
ui-hand-yes = Ať hraje bot
ui-hand-no = Počkat
ui-missing = Kdo chybí
ui-missing-left = { $player } už u stolu není.
ui-missing-away = { $player } je už dlouho pryč.
ui-player-bot = hraje bot
ui-bot-for = Za hráče { $player } hraje bot
ui-dock-bot = Hraje za tebe bot
ui-dock-bot-line = Vybírá místo tebe, dokud si své místo nevezmeš zpátky.
ui-seat-back = Vzít si místo zpátky
ui-toast-left = { $player } už u stolu není.
ui-toast-bot = Za hráče { $player } teď hraje bot.
ui-toast-back = { $player } zase hraje.
ui-time-left-of = Zbývá času: { $player }
ui-time-left-is = Zbývá času: { $time }.

## Odkazy a domluva

ui-copy-by-hand = Je to označené: zkopíruj to přes Ctrl+C, na telefonu podrž prst.
ui-link-of-seat = Odkaz na místo { $seat }
ui-waiting-local = Tyto odkazy fungují jen na tomto počítači. Aby mohli přátelé odjinud, spusť dům příkazem **{ $command }** a otevři ho na adrese tohoto počítače ve své síti.
ui-agreed = Kdo si sedne, souhlasí:
ui-agreed-hints = { $on ->
    [yes] nápovědy jsou dovoleny
   *[no] bez nápověd
}
ui-agreed-clock = čas na přemýšlení: { $clock }
ui-agreed-watch = { $on ->
    [yes] ostatní se mohou dívat
   *[no] nikdo další se nedívá
}
ui-device-link = Otevři tento odkaz na druhém zařízení do hodiny; platí jednou.
