# Příkazová řádka.

version = undercroft { $version }, { $kind ->
    [compiled] přeložený
   *[plain] čistý Python
}
unknown-language = Undercroft nemluví jazykem „{ $language }“. Umí: { $languages }.
interrupted = Zastaveno.
os-error = { $file }: { $reason }
os-error-plain = Nepovedlo se: { $reason }
file-error = { $file }: { $text }
our-fault = Uvnitř Undercroftu se něco pokazilo a je to naše chyba: { $error }. S UNDERCROFT_DEBUG=1 uvidíš podrobnosti k nahlášení.
file-exists = Soubor { $file } už existuje. Jmenuj jiný, nic se nepřepisuje.
no-folder = Soubor { $file } nejde zapsat: složka { $folder } není.
option-form = Volba se píše název=hodnota, třeba edition=it. Je tu „{ $text }“.
bad-people = Lidí je { $people } a míst { $seats }. Musí být aspoň jeden člověk a nejvýš jeden na každé místo.

## Použití

usage-arguments = Argumenty
usage-options = Přepínače
usage-commands = Příkazy
usage-default = [jinak: { $value }]
usage-required = [nutné]
usage-no-option = Přepínač { $option } tu není.
usage-no-option-near = Přepínač { $option } tu není. Nemyslíš { $near }?
usage-no-command = Příkaz „{ $command }“ tu není.
usage-no-command-near = Příkaz „{ $command }“ tu není. Nemyslíš { $near }?
usage-missing = Chybí { $what }.
usage-bad-number = { $what } musí být celé číslo, je tu „{ $got }“.
usage-extra = Tohle je navíc: { $what }
usage-option-value = Za { $option } patří hodnota.
usage-wrong = Tomu nerozumím: { $reason }
usage-help = Víc poví „{ $command } --help“.

## Nápověda

help-undercroft = Digitální stůl pro deskové hry o podzemí: hraj v terminálu, nech hrát boty, přehrávej a kontroluj záznamy, tvoř vlastní balíčky.
help-undercroft-examples = Začni tady:  undercroft play paper-dungeons
help-help = Ukaž tuto nápovědu.
help-version = Řekni verzi a zda běží přeložená pravidla.
help-lang = Jazyk: en, ru, it nebo cs. Také přes UNDERCROFT_LANG.
help-json = Piš JSON pro programy.
help-use-pack = Složka s tvým vlastním balíčkem.
help-option = Volba hry, třeba edition=it. Lze opakovat; vypíše je „undercroft games“.
help-seed = Celé číslo; stejné semínko dá stejné kostky i karty.
help-game = Hra: paper-dungeons, doggos nebo dungeoneer.
help-games = Vypiš hry, jejich místa, boty a volby.
help-games-examples = Příklad:  undercroft games --json
help-play = Hraj v terminálu proti botům nebo s ostatními u jedné klávesnice.
help-play-examples = Příklady:
    undercroft play paper-dungeons
    undercroft play paper-dungeons --seats 1 --option missions=off
    undercroft play paper-dungeons --seats 4 --bot greedy --bot random --lang it
    undercroft play paper-dungeons --people 2 --name Anna --name Bedřich
    undercroft play paper-dungeons --resume
    undercroft play doggos --seats 3
    undercroft play dungeoneer --seats 2 --bot greedy
help-seats = Kolik hráčů, lidí a botů dohromady.
help-people = Kolik lidí; klávesnici si předávají.
help-bot = Bot na ostatní místa: easy (lehký), medium (střední, když nic neřekneš) nebo hard (silný). Lze opakovat; boti se střídají.
help-name = Jméno člověka v pořadí míst. Lze opakovat.
help-record-file = Kam zapsat záznam hry. Existující soubor se nikdy nepřepíše.
help-resume = Pokračuj v naposledy uložené hře.
help-simulate = Nech boty odehrát mnoho her a spočítej body. Výsledek je stejný při každém počtu procesů.
help-simulate-examples = Příklady:
    undercroft simulate paper-dungeons --games 10000 --seats 4 --bot random --jobs 2
    undercroft simulate paper-dungeons --seats 2 --bot greedy --bot random --seed 7 --json
help-simulate-games = Kolik her.
help-simulate-seats = Kolik míst.
help-simulate-bot = Bot; na místo 1 jde první a tak dál dokola. Lze opakovat.
help-simulate-seed = Celé číslo; stejné semínko dá stejný výsledek.
help-jobs = Kolik procesů; když nic neřekneš, všechna jádra.
help-lab = Laboratoř: turnaje botů a zprávy o tom, jak vyrovnaná hra je.
help-ray = Hrát na clusteru Ray: jeho adresa, nebo „local“ a spustí se tady. Potřebuje pip install "undercroft\[ray]".
help-bot-timeout = Kolik sekund má bot zvenčí na rozhodnutí.
help-replay = Vyprávěj zaznamenanou hru kolo po kole, s konečnými listy.
help-replay-examples = Příklad:  undercroft replay game.record --seat 1 --step
help-record-to-tell = Záznam dohrané hry.
help-step = Po každém tahu čekej na Enter.
help-seat = Dívej se na hru z tohoto místa, 1 je první.
help-serve = Otevře stůl v prohlížeči: pro tebe, pro přátele u téhle obrazovky i pro přátele v dálce.
help-serve-examples = Příklad:  undercroft serve --host 0.0.0.0 --port 8080 --no-open
help-serve-host = Adresa, na které se naslouchá; 0.0.0.0 pustí i ostatní.
help-serve-port = Port; je-li obsazený, nejbližší volný.
help-serve-workers = Kolik procesů obsluhuje stůl; víc než jeden potřebují DATABASE_URL (PostgreSQL) a REDIS_URL.
help-serve-open = Otevřít prohlížeč, nebo jen říct adresu.
serve-at = Stůl je prostřený na { $address }
serve-data = Partie se ukládají do { $folder }
serve-stop = Ctrl+C sklidí ze stolu; příště tu každá partie zase bude.
serve-bad-settings = Prostředí nelze použít: { $problem }.
serve-needs-both = { $workers } procesy sdílejí stoly přes PostgreSQL a Redis: nastav DATABASE_URL a REDIS_URL, nebo použij jen jeden.
serve-no-port = Na { $host } není od { $port } dál žádný volný port; zvol jiný pomocí --port.
help-scores = Vypiš body her, které máš za sebou.
help-scores-examples = Příklad:  undercroft scores --json
help-record = Kontrola záznamů her.
help-record-check = Přehraj záznamy a o každém řekni, zda sedí každý řádek, kostka i výsledek.
help-record-check-examples = Příklad:  undercroft record check *.record
help-records-to-check = Jeden záznam nebo víc.
help-pack = Zkontroluj, ukaž nebo začni balíček.
help-pack-check = Vypiš vše, co je na balíčku špatně: soubor, položku a co by bylo správně.
help-pack-check-examples = Příklad:  undercroft pack check my-pack
help-pack-folder = Složka, ve které je pack.toml.
help-pack-show = Ukaž celý balíček: všechno, co v něm je.
help-pack-show-examples = Příklad:  undercroft pack show my-pack --lang cs
help-pack-what = Složka, nebo hra a její vestavěný balíček.
help-pack-new = Začni vlastní balíček: kopii s poznámkami, kterou upravíš.
help-pack-new-examples = Příklad:  undercroft pack new paper-dungeons my-pack
help-pack-new-game = Hra, ke které balíček patří.
help-pack-new-folder = Nová nebo prázdná složka.

## Hry a body

games-seats = hráčů: { $least } až { $most }
games-bots = Boti: { $bots }
games-options = Volby a co platí, když nic neřekneš:
games-values = { $text } ({ $values })
no-scores = Zatím žádné body. Přinese je „undercroft play“.
scores-when = den
scores-game = hra
scores-player = hráč
scores-seats = míst
scores-fame = body
scores-rank = pořadí
scores-solo = { $title }, { $games ->
    [one] { $games } sólová hra: { $best }, v průměru { $mean }.
    [few] { $games } sólové hry: nejlepší výsledek { $best }, v průměru { $mean }.
   *[other] { $games } sólových her: nejlepší výsledek { $best }, v průměru { $mean }.
}

## U stolu

player-name = Hráč { $seat }
bot-names = Ludmila, Oswin, Bruna, Tobiáš, Hedvika, Anselm, Petra
bot-name = { $name } ({ $bot ->
    [easy] lehký bot
    [medium] střední bot
    [hard] silný bot
   *[other] bot { $bot }
})
welcome = Vítej u hry { $game }. U stolu: { $players }. Nápověda: ?
welcome-back = Vítej zpátky u hry { $game }. U stolu: { $players }. Nápověda: ?
nothing-to-resume = Ve složce { $folder } není žádná uložená hra.
bad-save = { $file } není čitelná uložená hra. Odlož ji stranou a začni novou.
saved = Hra je uložená: { $file }. Pokračuje se přes „undercroft play { $game } --resume“.
hand-over = Teď je na řadě { $player }. Ostatní se nedívají.
pause = Dál s Enterem.
undone = Vzato zpět.
hint = Bot { $bot } by udělal toto: { $choice }  [{ $notation }]
hint-or = Nebo: { $choice }  [{ $notation }]
no-rivals = Hraješ sólo.
why-what = Proč co? Napiš za to tah, třeba: why { $example }
why-allowed = To jde: { $choice }  [{ $notation }]
refused = { $reason } ({ $rule })
rule-what = Které pravidlo? Napiš za to jeho číslo, třeba: rules { $example }
rule-unknown = Pravidlo { $rule } v příručce tady není.
answer-empty = Napiš číslo ze seznamu, nebo ? pro nápovědu.
answer-number = { $number } v seznamu není. Můžeš napsat: { $keys }.
answer-ambiguous = „{ $text }“ může být víc věcí: { $choices }.
play-help =
    Odpověz číslem ze seznamu, nebo napiš přímo tah:
    1 level warrior, 3 brew, 10 move C1 C2. Stačí začátek: 3 b.
    Řádek jako 10 move C1 (level rogue) C2 je celé rozhodnutí.
      u           vezme zpět poslední volbu      b       zpět ke kostkám
      map         mapa a její značky             sheet   celý tvůj list
      rivals      ostatní                        score   tvé body a proč
      why TAH     proč tah nejde                 hint    co by udělal bot
      rules ČÍSLO pravidlo, třeba PD-7.6         log     co se stalo
      q           odejít; hra se uloží           ?       tato nápověda

## Konec

ending-title = Hra skončila
ending-sheet = List: { $player }
ending-rank = { $rank }. { $player }: { $reason }
ending-won = Vítězství je tvoje!
ending-shared = Máš podíl na vítězství!
ending-lost = Tentokrát ne. Podzemí je ještě dost.
score-sum = Součet
record-kept = Záznam je v { $file }
history = { $games ->
    [one] Předtím { $games } sólová hra, nejlepší výsledek { $best }.
    [few] Předtím { $games } sólové hry, nejlepší výsledek { $best }.
   *[other] Předtím { $games } sólových her, nejlepší výsledek { $best }.
}
history-best = To je zatím tvůj nejlepší výsledek; předtím to bylo { $best }.

## Záznamy

record-ok = { $file }: v pořádku, výsledek { $result }
record-error = { $file }, řádek { $line }: { $text }
record-not-text = Tohle není text v UTF-8, takže to není záznam.
record-unknown-pack = Hrálo se s balíčkem „{ $pack }“, který v Undercroftu není. Jeho složku určíš přes --pack.

## Balíčky

pack-bad = S balíčkem { $folder } se hrát nedá: { $errors ->
    [one] { $errors } chyba
    [few] { $errors } chyby
   *[other] { $errors } chyb
}.
pack-good = Balíček { $folder } je v pořádku. { $advice ->
    [0] Bez výhrad.
    [one] { $advice } rada.
    [few] { $advice } rady.
   *[other] { $advice } rad.
}
pack-begun = Ve složce { $folder } { $files ->
    [one] je { $files } soubor
    [few] jsou { $files } soubory
   *[other] je { $files } souborů
} k úpravám. Pak: undercroft pack check { $folder } a undercroft play { $game } --pack { $folder }
no-such-pack = „{ $what }“ není složka ani hra. Hry: { $games }.
no-such-pack-near = „{ $what }“ není složka ani hra. Nemyslíš { $near }?
