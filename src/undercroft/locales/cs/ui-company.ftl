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
