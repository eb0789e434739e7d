# Slova prohlížeče.

## Dům

ui-home = Domů
ui-home-title = Tři podzemí, jeden stůl.
ui-home-line = Zahraj si hned proti botovi, nebo pošli odkaz kamarádům. Pravidla hlídáme my.
ui-game-dungeoneer = Dungeoneer
ui-pitch-paper-dungeons = Hoď šesti kostkami, použij tři a nakresli cestu své družiny stejným podzemím, jakým jdou všichni.
ui-pitch-doggos = Postavte společně podzemí a pak se z něj vykradni s větším pokladem než ostatní hodní pejsci.
ui-pitch-dungeoneer = Hledej slávu v říši Pána mrtvých a ve svém tahu buď pohromou všech ostatních.
ui-manner-paper-dungeons = hoď a kresli
ui-manner-doggos = dílky a cesty
ui-manner-dungeoneer = karty dobrodružství
ui-players-span = { $least } až { $most }
ui-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
ui-play-now = Hrát hned
ui-opening = Chystám stůl…
ui-new-table = Nový stůl
ui-learn = Nauč se to za deset minut
ui-read-rules = Přečíst pravidla
ui-join-code = Vstoupit s kódem
ui-join = Vstoupit
ui-no-such-code = Žádný stůl nemá kód { $code }. Podívej se na něj ještě jednou.
ui-continue = Pokračovat
ui-open-tables = Otevřené stoly
ui-finished = Dohrané
ui-none-running = Nic se nehraje. Ke hře stačí jedno kliknutí.
ui-none-open = Teď nikdo nečeká na hráče.
ui-none-finished = Tady budou tvé dohrané hry.
ui-your-move = Jsi na tahu
ui-waiting = Čeká se
ui-seats-open = Volná místa
ui-replay = Přehrát
ui-given-up = Opuštěn
ui-with = u stolu: { $players }
ui-alone = sólo
ui-seats-taken = { $game }, obsazeno { $taken } z { $seats } míst
ui-there-and-clock = { $players }; { $clock }
ui-finished-won = Výhra: { $game }, skóre { $score }
ui-finished-rank = { $rank }. místo: { $game }, skóre { $score }
ui-finished-solo = { $game } sólo, skóre { $score }
ui-standing = { $how }, { $company }
ui-with-hints = { $line }, { $hints }
ui-hints-taken = { $count ->
    [one] { $count } nápověda
    [few] { $count } nápovědy
   *[other] { $count } nápověd
}
ui-my-scores = Moje výsledky
ui-standing-rank = Vaše hodnost
ui-standing-next = Další je { $rank }, od { $points }.
ui-standing-better = { $bot ->
    [easy] Lepší než { $percent } % her lehkého bota
    [medium] Lepší než { $percent } % her středního bota
    [hard] Lepší než { $percent } % her silného bota
   *[other] Lepší než { $percent } % her bota { $bot }
}
ui-best-score = nejlepší výsledek
ui-place-of = { $rank }. místo z { $seats }
ui-guided = hra s průvodcem
ui-ago-company = { $when }, { $company }
ui-just-now = právě teď
ui-open-record = Přehrát záznam ze souboru
ui-device = Hrát na jiném zařízení
ui-device-title = Hraj tady pod svým jménem
ui-device-line = Tenhle odkaz přenese hráče na toto zařízení, i se jménem, stoly a výsledky. Funguje jednou.
ui-device-now = Zatím jsi tu { $name }; stoly tohoto hráče tu zůstanou ležet. Pokračuj, jen když je odkaz od tebe.
ui-device-go = Přestěhovat se sem
ui-language = Jazyk
ui-theme-light = Při svíčce
ui-theme-dark = Sklep
ui-your-name = Tvé jméno
ui-guest = Host
ui-place-crossroads = Křižovatka
ui-place-garrison = Posádka

## Když něco nejde

ui-reconnecting = Obnovuji spojení. Tvé tahy jsou v bezpečí.
ui-new-identity = Server tě už nepoznává. Odteď jsi { $name }.
ui-trouble = To se nepovedlo. Zkus to ještě jednou.
ui-no-server = Stůl neodpovídá. Běží server?
ui-no-table = Takový stůl tu není, nebo není pro tvé oči.
ui-no-rules = Pravidla teď nejsou k dispozici.
ui-lost-title = Tady dole nic není
ui-lost-line = Tyhle schody nikam nevedou. Sál s hrami je nahoře.
ui-loading = Okamžik…

## Nový stůl

ui-options = Volby
ui-pack = S jakými kartami a plány se hraje.
ui-pack-own = { $name } (vlastní)
ui-options-changed = { $count ->
    [0] jako obvykle
    [one] změněna { $count }
    [few] změněny { $count }
   *[other] změněno { $count }
}
ui-table-options = U tohoto stolu
ui-value = { $value ->
    [true] ano
    [false] ne
    [random] náhodně
    [none] žádná
    [choose] vybírá se
    [path] po každé místnosti
    [sum] na konci
    [default] jak se hodí
    [one] jeden balíček
    [split] zvlášť
    [battle] každý boj
    [challenge] výzva
    [ru] ruská
    [it] italská
    [cz] česká
    [epic] epická
    [heroic] hrdinská
    [legendary] legendární
   *[other] { $value }
}
ui-clock = Čas na rozmyšlenou
ui-clock-none = bez hodin
ui-clock-move = { $seconds } sekund na tah
ui-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
ui-listed = Stůl je vidět v seznamu a sednout si může kdokoli.
ui-watch = Ostatní se smějí dívat.
ui-hints-allowed = Nápovědy jsou povoleny; kdo si sedne, souhlasí.
ui-seats = Místa
ui-seats-count = { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
ui-seat-number = Hráč { $seat }
ui-seat-free = Volné místo
ui-name-of-seat = Jméno na místě { $seat }
ui-who-at-seat = Kdo sedí na místě { $seat }
ui-kind-you = Ty
ui-kind-person = U této obrazovky
ui-kind-open = Volné, na odkaz
ui-chair-away = Odnést židli
ui-chair-away-of = Odnést židli { $seat }
ui-bot-level = { $bot ->
    [random] Bezstarostný bot
    [greedy] Rozvážný bot
    [easy] Lehký bot
    [medium] Střední bot
    [hard] Silný bot
   *[other] Bot { $bot }
}
ui-bot-player = { $name }, { $bot ->
    [random] bezstarostný bot
    [greedy] rozvážný bot
    [easy] lehký bot
    [medium] střední bot
    [hard] silný bot
   *[other] bot { $bot }
}
ui-bot-line = { $bot ->
    [easy] Snaží se, ale leccos přehlédne. Hodí se pro první hru.
    [medium] Zváží každou volbu a málokdy něco přehlédne.
   *[hard] Zkouší, co může přijít dál, až vteřinu na tah.
}
ui-add-chair = Přidat židli
ui-new-question = { $game }: kdo si sedne?
ui-new-line = { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
} a { $bots ->
    [0] žádný bot
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}. Hra začne hned.
ui-new-line-open = Hra začne, až { $open ->
    [one] se obsadí volné místo
    [few] se obsadí { $open } volná místa
   *[other] se obsadí { $open } volných míst
}. Ke každému dostaneš odkaz.
ui-open-the-table = Otevřít stůl

## U stolu

ui-table = Stůl
ui-prompt = Na co se ptáme
ui-choices = Možnosti
ui-figures = Čísla
ui-ask = Co uděláš?
ui-ask-line = { $count ->
    [one] Je tu **{ $count }** možnost.
    [few] Jsou tu **{ $count }** možnosti.
   *[other] Je tu **{ $count }** možností.
}
ui-all-choices = Všechny možnosti
ui-filter = Psaním seznam zúžíš
ui-choices-count = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
ui-choices-none = Nic tu neodpovídá.
ui-undo = Vrátit
ui-rules = Pravidla
ui-rule = Pravidlo
ui-rules-english = Pravidla jsou napsána anglicky.
ui-menu = Nabídka
ui-hint = Nápověda
ui-hint-heading = Co by udělal bot
ui-hint-thinking = Bot přemýšlí…
ui-no-hint = Bot nemá lepší nápad než ty.
ui-why = Proč:
ui-why-what = Nejdřív přejdi na něco na plánu, pak se ptej proč.
ui-why-allowed = To je dovoleno.
ui-skip = K otázce
ui-close = Zavřít
ui-zoom-in = Větší
ui-zoom-out = Menší
ui-zoom-home = Zpátky doprostřed
ui-log = Kronika
ui-log-empty = Zatím se nic nestalo.
ui-players = Hráči
ui-players-log = Hráči a kronika
ui-you = ty
ui-player-open = volné místo
ui-player-left = už nehraje
ui-player-ready = má hotovo
ui-player-away = je pryč
ui-player-you = na tahu
ui-watching = { $count ->
    [one] { $count } se dívá
    [few] { $count } se dívají
   *[other] { $count } se dívá
}
ui-time-left = Zbývá času
ui-toast-ready = { $player } má hotovo.
ui-toast-here = { $player } je u stolu.
ui-toast-away = { $player } je pryč.
ui-dock-waiting = Ostatní vybírají
ui-dock-waiting-line = Čeká se na: **{ $players }**. Zatím se rozhlédni.
ui-dock-watching = Díváš se
ui-dock-watching-line = Vidíš to, co smějí vidět všichni.
ui-dock-over = Každý bod je na listu i se svým pravidlem.
ui-dock-seats = Čeká se na hráče
ui-dock-seats-line = Hra začne, až budou všechna místa obsazena.
ui-abandoned = Tento stůl byl opuštěn
ui-rematch = Hrát znovu
ui-score-sheet = List bodů
ui-score-box = Pole
ui-winner = vítězství

## Čeká se na lidi

ui-waiting-title = { $game }: prostřeno
ui-waiting-line = Pošli každému odkaz, nebo řekni kód.
ui-code = Kód:
ui-copy = Kopírovat
ui-copied = Zkopírováno.
ui-copy-link = Kopírovat odkaz
ui-take-seat = Sednout si sem
ui-seat-bot = Posadit bota

## Opona

ui-curtain-title = { $player }, jsi na řadě
ui-curtain-line = Všechno tajné je zakryté. Ostatní se nedívají.
ui-curtain-open = Tady { $player }, otevřít

## Nabídka

ui-sound = Zvuk
ui-on = zap.
ui-off = vyp.
ui-letter-keys = Jednotlivé klávesy
ui-keys = Klávesy
ui-key-enter = stiskne světlé tlačítko
ui-key-esc = o část tahu zpět
ui-key-digits = vezme možnost s tím číslem
ui-key-why = proč nejde to, co je vybráno
ui-orders = Když jsou na tahu ostatní
ui-orders-line = Můžeš odpovídat kartami. Kdy se má stůl zastavit a zeptat se tě? Když jen tehdy, máš-li čím odpovědět, mohou ostatní tušit, co máš v ruce.
ui-orders-ask = Ptát se pokaždé.
ui-orders-able = Jen když mám čím odpovědět.
ui-orders-attacked = Jen když na mě někdo útočí.
ui-orders-turn = Nikdy před mým tahem.
ui-keys-line = Stiskni tady písmeno a pak klávesu, kterou chceš.
ui-keys-not = Hodí se každé písmeno kromě A až F a R, ta potřebují hry.
ui-key-change = { $key }: { $deed }. Změnit klávesu
ui-key-press = Stiskni novou klávesu
ui-keys-reset = Zase obvyklé klávesy
ui-this-table = Tento stůl
ui-download-record = Stáhnout záznam
ui-leave = Odejít od stolu
ui-leave-sure = Odejít nadobro?
ui-abandon = Opustit stůl
ui-abandon-sure = Ukončit hru všem?

## Přehrávání

ui-transport = Procházení hry
ui-play = Spustit
ui-pause = Pozastavit
ui-step-back = Krok zpět
ui-step-on = Krok vpřed
ui-round-back = Kolo zpět
ui-round-on = Kolo vpřed
ui-scrub = Místo ve hře
ui-step-of = Krok { $step } z { $steps }
ui-speed = Rychlost
ui-eyes = Číma očima
ui-eyes-watcher = divákovýma
ui-fork = Hrát odsud

## Hra s průvodcem

ui-guide = Tvoje první hra
ui-guide-next = Dál
ui-guide-close = Dál už to znám
ui-guide-count = Lekce { $number }

## O programu

ui-about = O Undercroftu
ui-about-line = Undercroft je klenutý sklep pod starým domem. Ten náš ukrývá tři hry. Sejdeš po schodech, někdo už zapálil svíčku a je prostřeno.
ui-about-games = Hry
ui-about-names = Názvy vydaných her říkají jen to, čí pravidla jsou zpracována. Pravidla vyprávíme vlastními slovy.
ui-credit-paper-dungeons = podle hry Leandra Pirese.
ui-credit-doggos = podle hry známé také jako Tales of Tails.
ui-credit-dungeoneer = podle hry Volání Pána mrtvých.
ui-about-icons = Ikony
ui-credit-icons = Ikony vytvořili Lorc, Delapouite a další,
ui-about-type = Písma
ui-credit-type = Piazzolla a Alegreya Sans (Huerta Tipográfica) a Caveat (Impallari Type), pod licencí SIL Open Font License.
ui-about-program = O programu samém
ui-credit-program = Undercroft je svobodný software pod licencí Apache 2.0.
