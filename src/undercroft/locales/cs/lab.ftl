# Boti a simulace.

unknown-bot = Bot „{ $bot }“ pro { $game } tu není. Jsou tu: { $bots }.
unknown-bot-near = Bot „{ $bot }“ pro { $game } tu není. Nemyslíš { $near }?
bad-game-count = „{ $count }“ není počet her. Vezmi celé číslo od 1.
bad-job-count = „{ $count }“ není počet procesů. Vezmi celé číslo od 1.
no-bots = Nikdo nehraje. Jmenuj aspoň jednoho bota: { $bots }.
more-bots-than-seats = Botů je { $bots }, ale míst { $seats }. Jmenuj jednoho na každé místo nebo méně: budou se střídat.
simulation-failed = Hra { $number } (semínko { $seed }) se přerušila: { $error }
worker-lost = Jeden z procesů zemřel, bylo jich { $jobs }. Možná došla paměť: zkus menší --jobs.

simulating = Hraje se
simulated-seat = místo
simulated-bot = bot
simulated-mean = průměr
simulated-min = nejméně
simulated-p5 = 5 %
simulated-median = medián
simulated-p95 = 95 %
simulated-max = nejvíc
simulated-wins = výher
simulated-shared = dělených
simulated = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, rozhodnutí: { $decisions }, semínko { $seed }.
simulated-speed = { $seconds } s, rozhodnutí za sekundu: { $speed }, { $jobs ->
    [one] { $jobs } proces
    [few] { $jobs } procesy
   *[other] { $jobs } procesů
}.

## Bots from outside, workers

bad-budget = „{ $bot }“ neříká, jak dlouho přemýšlet. Napiš search@passes=200, search@ms=100 nebo obojí: search@passes=200,ms=100.
bad-bot-timeout = „{ $seconds }“ není čas na rozhodnutí. Vezmi počet sekund větší než 0.
bot-command-missing = Program „{ $program }“ pro bota „cmd:{ $command }“ tu není. Napiš příkaz tak, jak bys ho zadal sám.
bot-command-unreadable = Příkaz „{ $command }“ se nedá přečíst. Možná chybí uvozovka.
extra-missing = K tomu je potřeba { $package } a ten tu není: pip install "undercroft[{ $extra }]"
work-failed = Práce se přerušila: { $error }
cluster-worker-lost = Jeden z procesů clusteru zemřel. Mají všechny stroje stejnou verzi Undercroftu a dost paměti? { $error }
no-cluster = Na adrese { $address } neodpovídá žádný cluster Ray: { $error }

forfeits = { $bot }: rozhodnutí učiněných za něj náhodně: { $count }.
forfeit-late = žádná odpověď do { $detail } s; program byl spuštěn znovu
forfeit-ended = program skončil: { $detail }
forfeit-not-ready = nebyl připraven hrát: { $detail }
forfeit-no-choice = odpověď nejmenuje žádnou z možností: { $detail }
forfeit-given-up = v té hře už se neptalo, otázek bez odpovědi za sebou: { $detail }
simulated-speed-cluster = { $seconds } s na clusteru, rozhodnutí za sekundu na proces: { $speed }.
