# Laboratoř vyváženosti: zpráva a body botů v sólové hře.

help-balance = Nechá boty sehrát mnoho her a ukáže, co s nimi dělá každá karta.
help-balance-examples = Příklady: undercroft lab balance doggos --games 300 --seats 3 --out doggos.html · undercroft lab balance paper-dungeons --pack MYPACK --against classic.json
help-balance-out = Zpráva, jediný soubor HTML (balance-GAME.html).
help-balance-json = Zapíše vedle stejná čísla v JSON.
help-balance-against = Složka jiného balíčku nebo JSON dřívější zprávy: v čem je rozdíl?
help-ranks = Nechá boty hrát sólo a uloží jejich body k balíčku.
help-ranks-examples = Příklad: undercroft lab ranks paper-dungeons --games 400 --jobs 2
help-ranks-bot = Čí body; lze zadat vícekrát. Jinak všechny úrovně. hard=search@passes=150 uloží body hledání jako body úrovně.
help-ranks-out = Soubor; jinak standings.toml ve složce balíčku.
balance-unknown-game = Ve hře { $game } nikdo neví, kam se dívat. Jsou: { $games }.
balance-not-alike = { $file } vypráví o jiných hrách: { $what } je tam { $theirs }, tady { $ours }. Srovnávat lze jen stejné hry.
balance-not-a-report = { $file } není zpráva o vyváženosti v JSON: { $reason }. Vezmi soubor, který lab balance --json píše vedle zprávy.
balance-written = Zpráva: { $file }
ranks-written = Uloženo k balíčku: { $file }
ranks-no-pack = { $game } nemá hodnosti pro jednoho hráče, mají je jen { $games }.
ranks-forfeits = Nic se neuložilo: za { $bot } se rozhodovalo náhodně (kolikrát: { $count }), takže to nejsou jeho body. Oprav program, nebo mu dej víc času pomocí --bot-timeout.
ranks-bot = hraje
standing-better = { $bot ->
    [easy] Lepší než { $percent } % her lehkého bota.
    [medium] Lepší než { $percent } % her středního bota.
    [hard] Lepší než { $percent } % her silného bota.
   *[other] Lepší než { $percent } % her bota { $bot }.
}

balance-title = Vyváženost: { $game }
balance-order = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, boti: { $bots }, balíček { $pack }, semínko { $seed }
balance-options = Možnosti: { $options }
balance-lots = Co si hráči volí před hrou, rozhodl los: jen tak se pozná karta od toho, kdo ji drží.

balance-checks = Co má platit
balance-ok = ano
balance-not = NE
balance-unsure-long = na úsudek je her málo
balance-check-shares = { $kind }: každý vyhrává { $low } % až { $high } % svého spravedlivého podílu ({ $lowest }, { $highest }); v pořádku je 60 % až 150 %
balance-check-wins = { $kind }: každý vyhrává { $low } % až { $high } % her ({ $lowest }, { $highest }); v pořádku je ani žádnou, ani všechny
balance-check-places = Pořadí tahů: místo { $best } vyhrává { $high } % spravedlivého podílu, místo { $worst } { $low } %
balance-check-used = { $kind }, nikdy nepoužité: { $things }
balance-check-cap = Hry, které dojdou k poslednímu dovolenému kolu: { $games }
balance-check-rounds = Prostřední polovina her končí v kolech { $fast } až { $slow }; v pořádku je 8 až 16
balance-check-roads = Hry vyhrané úkoly: { $quests }, posledním živým hrdinou: { $fights }
balance-none = žádné

balance-overview = Hry
balance-scores = Body
balance-scores-note = všechna místa; průměr { $mean }, směrodatná odchylka { $deviation }
balance-places = Kdo začíná
balance-places-note = část spravedlivého podílu výher, která připadá každému místu v pořadí tahů
balance-place = Místo { $place }
balance-decisions = Délka v rozhodnutích
balance-rounds = Délka v kolech
balance-length-note = průměr { $mean }, prostřední polovina { $low } až { $high }
balance-decisions-always = V každé hře padlo { $count } rozhodnutí.
balance-rounds-always = Každá hra trvala { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}.
balance-leads = Změny ve vedení
balance-leads-note = průměr { $mean }; kdo vede v půli, vyhraje { $share } % her
balance-margins = Jak těsně
balance-margins-note = body mezi prvním a druhým; průměr { $mean }
balance-endings = Jak hry skončily
balance-ending-quests = Splněné úkoly
balance-ending-last-hero = Poslední živý hrdina
balance-ending-level = Nejvyšší úroveň
balance-ending-cap = Poslední dovolené kolo
balance-ending-no-quests = Došly úkoly
balance-ending-solo-won = Sólo vyhráno
balance-ending-solo-lost = Sólo prohráno
balance-won = Výhry
balance-won-note = { $share } % her

balance-kind-talent = Talenty
balance-kind-goal = Cíle
balance-kind-mission = Mise
balance-kind-dungeon = Podzemí
balance-kind-boss = Bossové
balance-kind-item = Předměty
balance-kind-dog = Psi
balance-kind-quest = Osobní úkoly
balance-kind-common-quest = Společné úkoly
balance-kind-monster = Příšery
balance-kind-room = Místnosti
balance-kind-potion = Rozdané lektvary
balance-kind-hero = Hrdinové
balance-kind-card = Karty
balance-kind-location = Lokace

balance-way-held = Kdo co drží, rozhodl los. Místa, která ji drží, se srovnávají se všemi ostatními na stejném místě v pořadí tahů.
balance-way-drawn = Přicházejí ze zamíchaného balíčku. Účinek je ten, který má jedna navíc proti tomu, co balíček sliboval, na místo, které ji líznulo.
balance-way-laid = Leží na stole pro všechny. Účinek je ten, který má její objevení nebo jedna navíc proti očekávání, na průměr bodů u stolu.
balance-way-given = Ty nikdo nedostává do ruky. Každá hra se hrála znovu se stejným semínkem a jedno místo dostalo jeden zadarmo před první kostkou; účinek je rozdíl pro toto místo.

balance-thing = Název
balance-seen = Viděno
balance-wanted = Chtěno
balance-use-goal = Vyneslo
balance-use-mission = Splněno
balance-use-boss = Boj
balance-use-item = Vyrobeno
balance-use-quest = Splněno
balance-use-monster = Poraženo
balance-use-room = Vzato
balance-use-card = Zahráno
balance-use-location = Vstupy
balance-use-hero = Zemřel
balance-used-in = V kole
balance-fair = Spravedlivý podíl
balance-score-effect = Body
balance-win-effect = Šance na výhru
balance-margin-effect = Náskok
balance-length-effect = Rozhodnutí
balance-flags = Značky
balance-flag-dead = nikdy nepoužito
balance-flag-unseen = nikdy neviděno
balance-flag-unwanted = nikdo nechce
balance-flag-strong = silné
balance-flag-weak = slabé
balance-flag-high = víc bodů
balance-flag-low = míň bodů
balance-only-flagged = Jen označené
balance-nothing-flagged = Nic nevyčnívá.
balance-flagged = Co vyčnívá

balance-reading = Jak to číst
balance-reading-effect = Bod je účinek, čára jeho 95% interval. Plný bod: interval neobsahuje 0 nebo spravedlivý podíl. V jednom řádku z 20 se to stane náhodou.
balance-reading-flags = Silné a slabé, víc a míň bodů: aspoň 0,3 směrodatné odchylky a ne náhodou, ani když se díváme na všechny věci toho druhu (Benjamini a Hochberg, 5 %), nebo podíl nad 150 % či pod 60 %, který jistě není spravedlivý.
balance-reading-seen = Viděno počítá, kolikrát ji někdo držel, líznul nebo vyložil; Chtěno, kolik botů, kterým byla nabídnuta, by si ji vzalo.

balance-against = Proti { $pack }
balance-against-note = { $games ->
    [one] Stejná { $games } hra
    [few] Stejné { $games } hry
   *[other] Stejných { $games } her
}, semínko po semínku. Rozdíl: tady minus tam, s 95% intervalem.
balance-forfeits-there = Rozhodnutí tam učiněných za boty náhodně: { $count }.
balance-figure = Údaj
balance-there = Tam
balance-here = Tady
balance-difference = Rozdíl
balance-figure-score = Průměr bodů
balance-figure-margin = Náskok prvního před druhým
balance-figure-decisions = Rozhodnutí
balance-figure-rounds = Kola
balance-figure-leads = Změny ve vedení
balance-effects-differ = Co působí víc nebo míň
balance-only-here = jen tady
balance-only-there = jen tam
