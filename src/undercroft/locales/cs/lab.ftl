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
